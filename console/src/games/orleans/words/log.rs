//! Events as lines of the log.

use draw::chrome::Line;
use draw::line;
use rules_core::orleans::{Cause, Destination, Event, Hourglass, Item, Kind, Position};
use rules_core::{MAX_PLAYERS, Player};
use texts::{Language, Message, orleans as say};

use super::names;
use crate::game::log::{Captions, Entry};

/// Returns whether the log keeps an event: puts are seen on the board, and draws are told by their number.
pub fn keeps(event: &Event) -> bool {
    !matches!(
        event,
        Event::TakenBack { .. }
            | Event::Put { .. }
            | Event::Bagged { .. }
            | Event::Drawn { .. }
            | Event::Points { .. }
            | Event::Spared { .. }
            | Event::Paid { cause: Cause::Place(_), .. }
    )
}

/// Returns the line for an event; `None` for what another line tells with it.
pub fn entry<'a>(
    table: &Position,
    event: &Event,
    after: impl Iterator<Item = &'a Event>,
    language: Language,
) -> Option<Entry> {
    let (player, message) = match *event {
        Event::RoundBegan { round, event } => (None, say::log_round(round, names::event(event))),
        Event::Used { player, place } => {
            let name = names::place(place);
            let text = match Came::of(player, after) {
                Came::NOTHING => name.line(language),
                came => say::log_used(name, &came.line(language)).line(language),
            };
            return Some(told(player, text));
        }
        Event::Copied { player, place } => {
            let name = names::place(place);
            let text = match Came::of(player, after) {
                Came::NOTHING => say::log_copied(name).line(language),
                came => say::log_copied_for(name, &came.line(language)).line(language),
            };
            return Some(told(player, text));
        }
        Event::Coins { player, change, cause } => return Some(told(player, paid(change, cause, language)?)),
        Event::Recruited { player, kind } => (Some(player), say::log_recruited(names::kind(kind))),
        Event::Gained { .. } | Event::Advanced { .. } | Event::Developed { .. } => return None,
        Event::Paid { player, good, cause: Cause::Event(event) } => {
            (Some(player), say::log_event_good(names::event(event), names::good(good)))
        }
        Event::Paid { player, good, .. } => (Some(player), say::log_paid(names::good(good))),
        Event::SoldOut { player, good } => (Some(player), say::log_sold_out(names::good(good))),
        Event::Citizen { player, .. } => (Some(player), say::LOG_CITIZEN.into()),
        Event::Travelled { player, to, .. } => (Some(player), say::log_travelled(names::town(to))),
        Event::Built { player, town } => (Some(player), say::log_station(names::town(town))),
        Event::Sent { player, kind, to } => (Some(player), sent(table, kind, to)?),
        Event::DeedDone { player, deed } => {
            (Some(player), say::log_deed_done(names::short_deed(table.setup.scenario, deed)?))
        }
        Event::Met { player, .. } => (Some(player), say::LOG_MET.into()),
        Event::Arrived { player, town } => (Some(player), say::log_arrived(names::town(town))),
        Event::Chosen { player, tile } => (Some(player), say::log_chosen(names::place(tile))),
        Event::Defeated { player } => (Some(player), say::LOG_DEFEATED.into()),
        Event::Equipped { player, at } => (Some(player), say::log_equipped(names::place(at.place))),
        Event::TileTaken { player, tile } => (Some(player), say::log_tile_taken(names::place(tile))),
        Event::Cancelled { player, event } => (Some(player), say::log_cancelled(names::event(event))),
        Event::Given { player, item, .. } => (Some(player), given(item)),
        Event::Lost { player, kind, cause: Cause::Event(event @ Hourglass::Plague), .. } => {
            (Some(player), say::log_event_follower(names::event(event), names::kind(kind)))
        }
        Event::Lost { player, kind, .. } => (Some(player), say::log_lost(names::kind(kind))),
        Event::Waived { player, debt } => (Some(player), say::log_waived(debt)),
        Event::Passed { player } => (Some(player), say::LOG_PASSED.into()),
        Event::CitizenGone { .. } => (None, say::LOG_CITIZEN_GONE.into()),
        Event::GameOver => (None, say::LOG_GAME_OVER.into()),
        // Not kept: shown only as the last action.
        Event::Put { player, follower, at } => {
            (Some(player), say::log_put(names::kind(follower.kind()), names::place(at.place)))
        }
        Event::TakenBack { player, follower, .. } => (Some(player), say::log_taken_back(names::kind(follower.kind()))),
        Event::Drawn { player, .. } => (Some(player), say::LOG_DRAWN.into()),
        _ => of_scenario(event)?,
    };
    Some(Entry { player, text: message.line(language), points: 0 })
}

/// Returns what is told of an event that only scenarios have, and of whom.
fn of_scenario(event: &Event) -> Option<(Option<Player>, Message<'static>)> {
    Some(match *event {
        Event::CarpenterMoved { player, to, .. } => (Some(player), say::log_carpenter(names::town(to))),
        Event::StructureBuilt { player, card, .. } => (Some(player), say::log_built(names::structure(card))),
        Event::StructureDone { player, card } => (Some(player), say::log_complete(names::structure(card))),
        Event::Furnished { player, good: Some(good), .. } => (Some(player), say::log_furnished(names::good(good))),
        Event::Furnished { player, good: None, .. } => (Some(player), say::LOG_FURNISHED_COIN.into()),
        Event::Turned { player, over: true } => (Some(player), say::LOG_TURNED_OVER.into()),
        Event::Turned { player, over: false } => (Some(player), say::LOG_TURNED_BACK.into()),
        Event::Shipped { player, good, .. } => (Some(player), say::log_shipped(names::good(good))),
        Event::Borrowed { player, place, .. } => (Some(player), say::log_borrowed(names::place(place))),
        Event::Loaded { player } => (Some(player), say::LOG_LOADED.into()),
        Event::TileGone { tile } => (None, say::log_tile_gone(names::place(tile))),
        Event::Is { player, character } => (Some(player), say::log_is(names::character(character))),
        _ => return None,
    })
}

/// Returns why a player got coins, or paid them, where the log has a line of its own for it.
fn paid(change: i16, cause: Cause, language: Language) -> Option<Line> {
    let coins = coins(change).line(language);
    let message = match cause {
        Cause::Event(event) => say::log_event_coins(names::event(event), &coins),
        Cause::Census => say::log_census(&coins),
        Cause::Due => say::log_dues(&coins),
        _ => return None,
    };
    Some(message.line(language))
}

/// Returns a line of a player's.
fn told(player: Player, text: Line) -> Entry {
    Entry { player: Some(player), text, points: 0 }
}

/// Adds what a step of an action brought: the log tells it with the action's first line.
pub fn add_gains(player: Player, events: &[Event], lines: &mut Captions, language: Language) {
    if events.iter().any(|event| matches!(event, Event::Used { .. } | Event::Copied { .. })) {
        return;
    }
    // Dues have a line of their own.
    let came =
        |who| Came::of(who, events.iter().filter(|event| !matches!(event, Event::Coins { cause: Cause::Due, .. })));
    // What a player decides for the team may concern another.
    for other in Player::all(MAX_PLAYERS as u8).filter(|&other| other != player) {
        let came = came(other);
        if came != Came::NOTHING && lines.iter().all(|line| line.player != Some(other)) {
            // What does not fit is left out.
            let _ = lines.push(told(other, came.line(language)));
        }
    }
    let gains = match came(player) {
        Came::NOTHING => return,
        came => came.line(language),
    };
    let longer = |first: &Entry| Entry { text: line!("{} {gains}", first.text), ..first.clone() };
    let first = lines.first_mut().filter(|first| first.player == Some(player));
    match first.map(|first| (longer(first), first)) {
        Some((longer, first)) if longer.spare() >= 0 => *first = longer,
        // What does not fit is left out.
        _ => drop(lines.push(told(player, gains))),
    }
}

fn sent(table: &Position, kind: Kind, to: Destination) -> Option<Message<'static>> {
    let kind = names::kind(kind);
    Some(match to {
        Destination::Deed(deed) => say::log_sent_to_deed(kind, names::short_deed(table.setup.scenario, deed)?),
        Destination::Structure(_) => say::log_sent_to_structure(kind),
        Destination::Walls => say::log_sent_to_walls(kind),
        Destination::Achievement(_) => say::log_sent_to_city(kind),
        Destination::Assembly => say::log_sent_to_assembly(kind),
    })
}

fn given(item: Item) -> Message<'static> {
    match item {
        Item::Stock => say::LOG_GAVE_STOCK.into(),
        Item::Station(town) => say::log_gave_station(names::town(town)),
        Item::Follower => say::LOG_GAVE_FOLLOWER.into(),
        Item::Development => say::LOG_GAVE_DEVELOPMENT.into(),
        Item::Good(good) => say::log_gave_good(names::good(good)),
        Item::Tile(tile) => say::log_gave_tile(names::place(tile)),
        Item::Technology(place) => say::log_gave_gear(names::place(place)),
    }
}

/// Returns a change of coins.
fn coins(change: i16) -> Message<'static> {
    match change {
        ..0 => say::coins_paid(change.unsigned_abs()),
        _ => say::coins_gained(change),
    }
}

/// What an action brought to a player.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Came {
    coins: i16,
    goods: i16,
    development: i16,
}

impl Came {
    const NOTHING: Came = Came { coins: 0, goods: 0, development: 0 };

    /// Returns what came up to the next action.
    fn of<'a>(player: Player, after: impl Iterator<Item = &'a Event>) -> Self {
        let mut came = Came::NOTHING;
        for event in after {
            match *event {
                Event::Coins { cause: Cause::Event(_) | Cause::Census, .. } => break,
                Event::Used { .. } | Event::Passed { .. } | Event::RoundBegan { .. } | Event::GameOver => break,
                Event::Coins { player: whose, change, .. } if whose == player => came.coins += change,
                Event::Gained { player: whose, .. } if whose == player => came.goods += 1,
                Event::Developed { player: whose, change } if whose == player => came.development += i16::from(change),
                _ => {}
            }
        }
        came
    }

    fn line(self, language: Language) -> Line {
        let Came { coins, goods, development } = self;
        // There is room for the whole word where nothing else came.
        let alone = goods == 0 && development == 0;
        let coin = if alone { self::coins(coins) } else { say::gained_coins(coins) };
        let parts = [
            (coins != 0).then_some(coin),
            (goods != 0).then(|| say::gained_goods(goods)),
            (development != 0).then(|| say::gained_development(development)),
        ];
        let mut text = Line::new();
        for part in parts.into_iter().flatten() {
            let gap = if text.is_empty() { "" } else { " " };
            texts::append(&mut text, format_args!("{gap}{}", part.line(language)));
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use draw::line;
    use draw::pen::{Drawn, trace};
    use rules_core::orleans::{Good, Orleans, Place, Town};
    use rules_core::{Actions, Game, Seed, choice, playout};

    extern crate std;

    use crate::Button;
    use crate::game::session::watching::brought;
    use crate::games::orleans::{Board, Seat, interlude::Interlude};
    use crate::records::name::Name;
    use crate::records::settings::Settings;

    use super::*;

    /// Returns the lines on a single action.
    fn captions(events: &[Event]) -> Captions {
        let game = Orleans::new(Orleans::DEFAULT, Seed::new(1)).expect("a set-up");
        let entry = |at: usize| entry(game.position(), &events[at], events[at + 1..].iter(), Language::English);
        let mut lines = (0..events.len()).filter_map(entry).take(2).collect();
        add_gains(Player(0), events, &mut lines, Language::English);
        lines
    }

    /// Returns all that the page at the end of a round shows, scrolled to its end.
    fn drawn(mut page: Interlude, game: &Orleans) -> std::vec::Vec<Line> {
        let mut drawn = std::vec::Vec::new();
        let seat = Seat {
            game,
            player: Player(0),
            viewer: Player(0),
            legal: &Actions::new(),
            names: &core::array::from_fn(|_| Name::default()),
            settings: &Settings::default(),
            undo: false,
            animation_frame: None,
        };
        for _ in 0..32 {
            let mut listen = |out: Drawn<'_>| {
                if let Drawn::Text(text) = out {
                    drawn.push(line!("{text}"));
                }
            };
            trace(&mut listen, |pen| page.draw(&seat, pen));
            page.scroll(&seat, Button::Down);
        }
        drawn
    }

    /// Every payment is shown: in the film of the action, or for an event on the page at the end of the round.
    #[test]
    fn every_payment_is_shown() {
        let (mut payments, mut longest) = (0, 0);
        for (number, setup) in (0..160).zip(choice::setups::<Orleans>().filter(|setup| setup.players > 1).cycle()) {
            let seed = Seed::new(number);
            let mut game = Orleans::new(setup, seed).expect("it is offered");
            let (mut picks, mut list) = (playout::picks(seed), Actions::new());
            let (mut told, mut of_event) = (std::vec::Vec::new(), std::vec::Vec::new());
            while !game.is_over() {
                game.legal(&mut list);
                let action = list[game.busy(&list, &mut picks)];
                let captions = brought::<Board>(&mut game.clone(), action, Language::English);
                let (mut payers, mut page) = (std::vec::Vec::new(), Interlude::default());
                let mut round_ends = false;
                let mut listen = |event: Event| {
                    round_ends |= page.gather(&event);
                    match event {
                        Event::Coins { player, change: ..0, cause: Cause::Event(_) | Cause::Census | Cause::Due }
                        | Event::Paid { player, cause: Cause::Event(_) | Cause::Due, .. } => {
                            of_event.push((player, event));
                        }
                        Event::Coins { player, change: ..0, .. } => payers.push(player),
                        _ => {}
                    }
                    told.extend(keeps(&event).then_some(event));
                };
                game.apply(action, &mut listen as &mut dyn FnMut(_)).expect("it is listed");
                payments += payers.len() + of_event.len();
                let in_film = |payer| captions.iter().any(|entry| entry.player == Some(payer));
                for payer in payers {
                    assert!(in_film(payer), "{setup:?}: {payer:?} pays by {action:?}: {captions:?}");
                }
                of_event.retain(|&(payer, _)| !in_film(payer));
                if round_ends {
                    page.recall(&mut told.iter().rev());
                    let lines = page.lines(game.position(), Player(0), Language::English);
                    let drawn = drawn(page, &game);
                    assert!(lines.iter().all(|entry| drawn.contains(&entry.text)), "{setup:?}: {drawn:?}: {lines:?}");
                    for (payer, event) in of_event.drain(..) {
                        let good = match event {
                            Event::Paid { .. } => entry(game.position(), &event, [].iter(), Language::English),
                            // Coins that are paid in several steps are one line.
                            _ => None,
                        };
                        let good = good.map(|entry| entry.text).unwrap_or_default();
                        let tells = |line: &Entry| line.player == Some(payer) && line.text.starts_with(&*good);
                        assert!(lines.iter().any(tells), "{setup:?}: {event:?} is not in {lines:?}");
                    }
                    longest = longest.max(lines.len());
                }
            }
        }
        assert!(payments > 1000 && longest > 8, "{payments}, {longest} lines");
    }

    #[test]
    fn each_step_of_an_action_tells_what_it_brought() {
        let player = Player(0);
        let ship = Event::Used { player, place: Place::Ship };
        let travelled = Event::Travelled { player, way: 0, to: Town::Blois };
        let gained = Event::Gained { player, good: Good::ALL[0], cause: Cause::Way(0) };
        let first = |events: &[Event]| captions(events)[0].text.clone();
        assert_eq!(first(&[travelled]), "to Blois");
        assert_eq!(first(&[travelled, gained]), "to Blois +1 good");
        assert_eq!(first(&[gained]), "+1 good");
        let [used, went] = captions(&[ship, travelled, gained]).into_array().expect("two lines");
        assert_eq!((&*used.text, &*went.text), ("Ship +1 good", "to Blois"), "once is enough");
    }
}
