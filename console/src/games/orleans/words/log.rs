//! Events as lines of the log.

use draw::chrome::{Line, gained, plural};
use draw::line;
use rules_core::Player;
use rules_core::orleans::{Cause, Destination, Event, Good, Hourglass, Item, Position};

use texts::Language;

use crate::game::log::{Captions, Entry};
use crate::games::orleans::board::{deeds, map, structures};

/// Returns whether the log keeps an event: who is put where is seen on the board, and draws are told by their number.
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
pub fn entry<'a>(table: &Position, event: &Event, after: impl Iterator<Item = &'a Event>) -> Option<Entry> {
    let entry = |player: Player, text: Line| Some(Entry { player: Some(player), text, points: 0 });
    let nobody = |text| Some(Entry { player: None, text, points: 0 });
    match *event {
        Event::RoundBegan { round, event } => nobody(line!("round {round}: {}", event.name())),
        Event::Used { player, place } => entry(player, line!("{}{}", place.name(), came(player, after))),
        Event::Copied { player, place } => entry(player, line!("again {}{}", place.name(), came(player, after))),
        Event::Recruited { player, kind } => entry(player, line!("got a {}", kind.name())),
        Event::Coins { player, change, cause: Cause::Event(event) } => {
            entry(player, line!("{}: {}", event.name(), gained(change, "coin")))
        }
        Event::Coins { player, change, cause: Cause::Census } => {
            entry(player, line!("census: {}", gained(change, "coin")))
        }
        Event::Coins { player, change, cause: Cause::Due } => entry(player, line!("dues: {}", gained(change, "coin"))),
        Event::Coins { .. } | Event::Gained { .. } | Event::Advanced { .. } | Event::Developed { .. } => None,
        Event::Paid { player, good, cause: Cause::Event(event) } => {
            entry(player, line!("{}: {}", event.name(), good.name()))
        }
        Event::Paid { player, good, .. } => entry(player, line!("paid {}", good.name())),
        Event::SoldOut { player, good } => entry(player, line!("{} was sold out", good.name())),
        Event::Citizen { player, .. } => entry(player, line!("gained a citizen")),
        Event::Travelled { player, to, .. } => entry(player, line!("to {}", map::short(to))),
        Event::Built { player, town } => entry(player, line!("station {}", map::short(town))),
        Event::Sent { player, kind, to } => entry(player, line!("{} to {}", kind.name(), sent(table, to))),
        Event::DeedDone { player, deed } => entry(player, line!("finished {}", deeds::short(table, deed))),
        Event::Met { player, .. } => entry(player, line!("met an objective")),
        Event::Arrived { player, town } => entry(player, line!("is in {}", map::short(town))),
        Event::Chosen { player, tile } => entry(player, line!("chose {}", tile.name())),
        Event::Defeated { player } => entry(player, line!("could not pay")),
        Event::Equipped { player, at } => entry(player, line!("gear: {}", at.place.name())),
        Event::TileTaken { player, tile } => entry(player, line!("took {}", tile.name())),
        Event::Cancelled { player, event } => entry(player, line!("cancelled {}", event.name())),
        Event::Given { player, item, .. } => entry(player, line!("gave {}", given(item))),
        Event::Lost { player, kind, cause: Cause::Event(Hourglass::Plague), .. } => {
            entry(player, line!("Plague: a {}", kind.name()))
        }
        Event::Lost { player, kind, .. } => entry(player, line!("lost a {}", kind.name())),
        Event::Waived { player, debt } => entry(player, line!("{} waived", plural(debt.into(), "coin"))),
        Event::Passed { player } => entry(player, line!("passed")),
        Event::CarpenterMoved { player, to, .. } => entry(player, line!("carpenter to {}", map::short(to))),
        Event::StructureBuilt { player, card, .. } => {
            entry(player, line!("built {}", structures::name(card).line(Language::default())))
        }
        Event::StructureDone { player, card } => {
            entry(player, line!("{} complete", structures::name(card).line(Language::default())))
        }
        Event::Furnished { player, good, .. } => {
            entry(player, line!("{} to a structure", good.map_or("coin", Good::name)))
        }
        Event::Turned { player, over } => entry(player, line!("tiles turned {}", if over { "over" } else { "back" })),
        Event::Shipped { player, good, .. } => entry(player, line!("sent {}", Good::name(good))),
        Event::Borrowed { player, place, .. } => entry(player, line!("borrowed {}", place.name())),
        Event::Loaded { player } => entry(player, line!("gear to the catapult")),
        Event::TileGone { tile } => nobody(line!("{} is gone", tile.name())),
        Event::Is { player, character } => entry(player, line!("is {}", character.name())),
        Event::CitizenGone { .. } => nobody(line!("a waiting citizen is gone")),
        Event::GameOver => nobody(line!("the game is over")),
        // Not kept, and told as the last step alone.
        Event::Put { player, follower, at } => {
            entry(player, line!("{} to {}", follower.kind().name(), at.place.name()))
        }
        Event::TakenBack { player, follower, .. } => {
            entry(player, line!("{} back from a place", follower.kind().name()))
        }
        Event::Drawn { player, .. } => entry(player, line!("drew followers")),
        _ => None,
    }
}

/// Adds what a step of an action brought: the log tells it with the action's first line.
pub fn add_gains(player: Player, events: &[Event], lines: &mut Captions) {
    if events.iter().any(|event| matches!(event, Event::Used { .. } | Event::Copied { .. })) {
        return;
    }
    // Dues have a line of their own.
    let gains = came(player, events.iter().filter(|event| !matches!(event, Event::Coins { cause: Cause::Due, .. })));
    let (gains, first) = (gains.trim_start(), lines.first_mut());
    if gains.is_empty() {
        return;
    }
    let alone = Entry { player: Some(player), text: line!("{gains}"), points: 0 };
    match first.map(|first| (Entry { text: line!("{} {gains}", first.text), ..first.clone() }, first)) {
        Some((longer, first)) if longer.spare() >= 0 => *first = longer,
        // What has no room is not told.
        _ => drop(lines.push(alone)),
    }
}

fn sent(table: &Position, to: Destination) -> &'static str {
    match to {
        Destination::Deed(deed) => deeds::short(table, deed),
        Destination::Structure(_) => "a structure",
        Destination::Walls => "the walls",
        Destination::Achievement(_) => "the city",
        Destination::Assembly => "the assembly",
    }
}

fn given(item: Item) -> Line {
    match item {
        Item::Stock => line!("a station"),
        Item::Station(town) => line!("station {}", map::short(town)),
        Item::Follower => line!("a follower"),
        Item::Development => line!("1 development"),
        Item::Good(good) => line!("a {}", good.name()),
        Item::Tile(tile) => line!("{}", tile.name()),
        Item::Technology(place) => line!("gear of {}", place.name()),
    }
}

/// Returns what an action brought in coins, goods and development, up to the next one.
fn came<'a>(player: Player, after: impl Iterator<Item = &'a Event>) -> Line {
    let (mut coins, mut goods, mut development) = (0, 0, 0);
    for event in after {
        match *event {
            Event::Coins { cause: Cause::Event(_) | Cause::Census, .. } => break,
            Event::Used { .. } | Event::Passed { .. } | Event::RoundBegan { .. } | Event::GameOver => break,
            Event::Coins { player: whose, change, .. } if whose == player => coins += change,
            Event::Gained { player: whose, .. } if whose == player => goods += 1,
            Event::Developed { player: whose, change } if whose == player => development += i16::from(change),
            _ => {}
        }
    }
    let mut text = Line::new();
    // There is room for the whole word where nothing else came.
    let coin = match coins {
        _ if goods != 0 || development != 0 => "c",
        -1 | 1 => "coin",
        _ => "coins",
    };
    for (count, word) in [(coins, coin), (goods, "good"), (development, "dev")] {
        if count != 0 {
            // What does not fit is cut.
            let _ = core::fmt::Write::write_fmt(&mut text, format_args!(" {count:+} {word}"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use rules_core::orleans::{Orleans, Place, Town};
    use rules_core::{Actions, Game, Seed, choice, playout};

    extern crate std;

    use crate::game::session::watching::brought;
    use crate::games::orleans::{Board, interlude::Interlude};

    use super::*;

    /// Returns the lines on a single action.
    fn captions(events: &[Event]) -> Captions {
        let game = Orleans::new(Orleans::DEFAULT, Seed::new(1)).expect("a set-up");
        let entry = |at: usize| entry(game.position(), &events[at], events[at + 1..].iter());
        let mut lines = (0..events.len()).filter_map(entry).take(2).collect();
        add_gains(Player(0), events, &mut lines);
        lines
    }

    /// Whoever pays is seen to do so: in the film of the action, or for an event on the page at the end of the round.
    #[test]
    fn every_payment_is_shown() {
        let mut payments = 0;
        for (number, setup) in (0..160).zip(choice::setups::<Orleans>().filter(|setup| setup.players > 1).cycle()) {
            let seed = Seed::new(number);
            let mut game = Orleans::new(setup, seed).expect("it is offered");
            let (mut picks, mut list) = (playout::picks(seed), Actions::new());
            let (mut told, mut of_event) = (std::vec::Vec::new(), std::vec::Vec::new());
            while !game.is_over() {
                game.legal(&mut list);
                let action = list[game.busy(&list, &mut picks)];
                let captions = brought::<Board>(&mut game.clone(), action);
                let (mut payers, mut page) = (std::vec::Vec::new(), Interlude::default());
                let mut round_ends = false;
                let mut listen = |event: Event| {
                    round_ends |= page.gather(&event);
                    match event {
                        Event::Coins { player, change: ..0, cause: Cause::Event(_) | Cause::Census | Cause::Due }
                        | Event::Paid { player, cause: Cause::Event(_) | Cause::Due, .. } => of_event.push(player),
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
                of_event.retain(|&payer| !in_film(payer));
                if round_ends {
                    page.recall(&mut told.iter().rev());
                    let lines = page.lines(game.position(), Player(0));
                    let on_page = |payer: &Player| lines.iter().any(|entry| entry.player == Some(*payer));
                    assert!(of_event.iter().all(on_page), "{setup:?}: {of_event:?} pay: {lines:?}");
                    of_event.clear();
                }
            }
        }
        assert!(payments > 1000, "{payments}");
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
