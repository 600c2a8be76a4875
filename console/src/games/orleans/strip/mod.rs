//! What the strip says about what is pointed at.

mod events;
mod map;
mod places;
mod tell;
mod tracks;

use draw::chrome::{Line, letters};
use rules_core::Game;
use rules_core::orleans::{Action, Destination, Item, Job, Need, Phase, Space, Unit};
use texts::{Text, orleans as say};

use self::tell::{gains, place_line, tell, warn};
use crate::games::orleans::board::{deeds, structures};
use crate::games::orleans::focus::{Focus, Surface, surface};
use crate::games::orleans::pages::goals;
use crate::games::orleans::pieces::lines::{self, Words};
use crate::games::orleans::target::{self, Target};
use crate::games::orleans::words::names;
use crate::games::orleans::{Seat, sheet};

/// Returns the word for the step in the bar.
pub const fn step(job: Option<Job>) -> Text {
    match job {
        Some(Job::Draw) => say::STEP_DRAW,
        Some(Job::Plan { .. }) => say::STEP_PLAN,
        Some(Job::Act) => say::STEP_ACT,
        Some(Job::Travel { roads: false, .. }) => say::STEP_SHIP,
        Some(Job::Travel { water: false, .. }) => say::STEP_WAGON,
        Some(Job::Travel { .. }) => say::STEP_COACH,
        Some(Job::QuickTravel { .. } | Job::Peregrination) => say::STEP_TRAVEL,
        Some(Job::Start) => say::STEP_START,
        Some(Job::Carpenter { .. }) => say::STEP_BUILD,
        Some(Job::Send { .. }) => say::STEP_SEND,
        Some(Job::Technology { .. }) => say::STEP_GEAR,
        Some(Job::Tile { .. }) => say::STEP_TILE,
        Some(Job::Feed { .. } | Job::Worth { .. } | Job::Torture { .. }) => say::STEP_PAY,
        Some(Job::Done) => say::STEP_DONE,
        Some(
            Job::Demolition { .. }
            | Job::Arson { .. }
            | Job::TeamCoins { .. }
            | Job::Grant { .. }
            | Job::Drought { .. }
            | Job::Earthquake { .. }
            | Job::GoodWinds
            | Job::WoolMarket { .. }
            | Job::Sell { .. }
            | Job::WitchHunt { .. }
            | Job::Forgo,
        ) => say::STEP_TEAM,
        None => say::STEP_OVER,
        _ => say::STEP_CHOOSE,
    }
}

/// Returns what A does, in at most six letters.
pub const fn verb(action: Action) -> Text {
    match action {
        Action::Draw(_) => say::VERB_DRAW,
        Action::TakeBack(_) => say::VERB_BACK,
        Action::Put { .. } | Action::Equip(_) => say::VERB_PUT,
        Action::Use(_) => say::VERB_USE,
        Action::Copy(_) => say::VERB_REPEAT,
        Action::Recruit(_) | Action::TakeTile(_) => say::VERB_TAKE,
        Action::Travel { .. } => say::VERB_GO,
        Action::Send { .. } => say::VERB_SEND,
        Action::Buy(_) => say::VERB_BUY,
        Action::Sell(_) => say::VERB_SELL,
        Action::Swap { .. } => say::VERB_SWAP,
        Action::PayCoins(_) | Action::PayGood(_) => say::VERB_PAY,
        Action::Give(_) => say::VERB_GIVE,
        Action::Accept => say::VERB_ACCEPT,
        Action::Decline => say::VERB_DECLINE,
        Action::Pass => say::VERB_PASS,
        Action::Done => say::VERB_DONE,
        Action::Banish(_) => say::VERB_BANISH,
        Action::Fulfil(_) => say::VERB_MEET,
        Action::Keep(_) => say::VERB_KEEP,
        Action::Build { .. } => say::VERB_BUILD,
        _ => say::VERB_CHOOSE,
    }
}

/// Returns the words for where the cursor is.
pub fn words(focus: Focus, action: Option<Action>, seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    match focus {
        Focus::On(target) => on(seat, target, action),
        Focus::Hold(follower, spot) => places::held(seat, seat.player, follower, spot),
        Focus::Aim(_) => match (surface(seat), action) {
            (Surface::Dial, Some(Action::Draw(draws))) => draw(seat, draws),
            (Surface::Map, Some(action)) => map::action(seat, action).unwrap_or_else(|| brought(seat, action)),
            (Surface::Tiles, Some(Action::TakeTile(tile))) => {
                let left = table.tiles.filter(|other| other.category() == tile.category()).count();
                lines::say(seat.line(say::strip_tile(names::place(tile), left as i32)), sheet::effect(seat, tile))
            }
            (_, Some(action)) => brought(seat, action),
            _ => Words::default(),
        },
        Focus::Times(_, times) => {
            let Some(action) = action else { return Words::default() };
            tell(seat, say::strip_times(times, &sheet::row(seat, action).1), say::STRIP_TIMES_KEYS)
        }
        Focus::Map(town, _) => map::town(seat, town),
        Focus::Track(kind) => tracks::track(seat, kind),
        Focus::Development => tracks::development(seat),
        Focus::Deed(deed) => tracks::deed(seat, deed),
        Focus::Players(player) => {
            let points = seat.game.projected_total(player);
            let draws = table.holdings[player.index()].draws();
            tell(seat, say::strip_player(seat.name(player), draws), say::strip_points(points))
        }
        Focus::Look(player, place) => places::seen(seat, player, place),
        Focus::Event => events::event(seat),
        Focus::Goal(at) => goals::words(seat, at),
        Focus::Stock(false) => tell(seat, say::STRIP_STOCK, say::STRIP_STOCK_KEYS),
        Focus::Stock(true) => tell(seat, say::STRIP_TILES, say::STRIP_TILES_NOTE),
    }
}

/// Returns the words for an action without a place on a board.
fn brought(seat: &Seat<'_>, action: Action) -> Words {
    let table = seat.game.position();
    let (first, second) = match action {
        Action::Send { kind, to: Destination::Deed(deed), development } => {
            let left = deeds::left(table, deed).saturating_sub(1);
            let mut second = gains(seat, action).unwrap_or_default();
            if left > 0 && letters(&second) < 20 {
                second = seat.line(say::send_then_left(&second, left));
            }
            let Some(deed) = names::short_deed(table.setup.scenario, deed) else { return Words::default() };
            let first = if development { say::send_for_development } else { say::send_for_coins };
            (seat.line(first(names::kind(kind), deed)), second)
        }
        Action::Recruit(kind) => {
            let first = seat.line(say::recruit_pile(names::kind(kind), table.piles[kind as usize]));
            (first, sheet::brings(seat, action).unwrap_or_default())
        }
        Action::Settle(at) => return map::settle(seat, at),
        Action::Keep(card) => (seat.line(structures::offered(card)), structures::cost(seat, card)),
        Action::Choose(tile) => (seat.line(names::place(tile)), sheet::effect(seat, tile)),
        Action::Put { follower, at } => return places::held(seat, seat.player, follower, at),
        Action::Lodge(at) => {
            let Some(Job::Lodge { follower, to }) = table.job() else { return Words::default() };
            return places::held(seat, to, follower, at);
        }
        Action::Borrow { place, .. } => {
            (place_line(seat, place), gains(seat, action).unwrap_or_else(|| seat.line(say::BORROW_EFFECT)))
        }
        Action::Give(item) => {
            let second = match (gains(seat, action), item) {
                (None, Item::Tile(tile)) => sheet::effect(seat, tile),
                (gains, _) => gains.unwrap_or_default(),
            };
            (seat.line(say::give_item(&sheet::row(seat, action).1)), second)
        }
        Action::Decline if table.job() == Some(Job::Sacristy) => {
            return events::met(seat, seat.line(names::event(table.event)));
        }
        _ => {
            let second = match action {
                Action::Team { unit: Unit::Tile(tile), .. } => sheet::effect(seat, tile),
                _ => sheet::brings(seat, action).unwrap_or_default(),
            };
            (sheet::row(seat, action).1, second)
        }
    };
    lines::say(first, second)
}

fn draw(seat: &Seat<'_>, draws: u8) -> Words {
    let own = &seat.game.position().holdings[seat.player.index()];
    let second = match sheet::back(own, draws) {
        0 if sheet::back(own, 0) == 0 => say::DRAW_FEWER.into(),
        0 => say::DRAW_FEWER_AND_BACK.into(),
        back => say::draw_back(back),
    };
    tell(seat, say::draw_of_bag(draws, own.bag.len() as i32), second)
}

fn on(seat: &Seat<'_>, target: Target, action: Option<Action>) -> Words {
    let table = seat.game.position();
    match (target, action) {
        (Target::Follower(follower), _) => {
            let spaces = target::spots(seat, follower).count() as i32;
            tell(seat, names::follower(follower), say::follower_spaces(spaces))
        }
        (Target::Place(place), Some(action @ (Action::Use(_) | Action::Copy(_)))) => {
            lines::say(place_line(seat, place), gains(seat, action).unwrap_or_else(|| seat.line(places::opens(place))))
        }
        (Target::Place(place), _) => places::planned(seat, place),
        (Target::Space(spot), Some(Action::TakeBack(_))) => {
            let own = &table.holdings[seat.player.index()];
            match own.space(spot) {
                Some(Space::Held(follower)) => {
                    let first = say::take_back_from(names::follower(follower), names::place(spot.place));
                    tell(seat, first, say::TAKE_BACK_TO)
                }
                _ => Words::default(),
            }
        }
        (Target::Space(spot), _) => {
            let second = match spot.place.needs().get(usize::from(spot.space)) {
                Some(Need::Of(kind)) => say::equip_for(names::kind(*kind)),
                _ => say::EQUIP_FOR_ANYBODY.into(),
            };
            tell(seat, say::equip_place(names::place(spot.place)), second)
        }
        (Target::Button, Some(action @ (Action::Pass | Action::Done))) => match seat.game.loses_by(action) {
            Some(loss) => events::lost(seat, action, loss),
            None if target::leaves_unused(seat) => warn(seat, say::PASS_UNUSED, say::PASS_UNUSED_HOLD),
            None if action == Action::Pass => events::met(seat, seat.line(say::PASS_ACTIONS)),
            None => done(seat),
        },
        (Target::Button, Some(Action::Decline)) => tell(seat, say::DECLINE_TITLE, say::DECLINE_BAG),
        (Target::More, _) if target::only_goals(seat) => tell(seat, say::MORE_GOALS, say::MORE_GOALS_NOTE),
        (Target::More, _) => tell(seat, say::MORE_TITLE, say::MORE_NOTE),
        (Target::Button, _) => lines::say(seat.line(say::STRIP_OVER), Line::new()),
    }
}

/// Returns the words for the end of a part.
fn done(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    match table.job() {
        Some(Job::Plan { .. }) if target::wastes(seat) => warn(seat, say::DONE_WASTES, say::DONE_WASTES_HOLD),
        Some(Job::Plan { .. }) => {
            let ready = own.places().filter(|&place| target::is_ready(seat, place)).count();
            let tell = if ready == 0 { warn } else { tell };
            tell(seat, say::done_plan(ready as i32), say::done_market(own.market.len() as i32))
        }
        _ if table.phase == Phase::Event => tell(seat, say::DONE_TITLE, say::DONE_EVENT),
        _ => {
            let alone = seat.game.players() == 1 || table.phase == Phase::Setup;
            lines::say(seat.line(if alone { say::DONE_TITLE } else { say::DONE_NEXT }), Line::new())
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeMap;

    use rules_core::orleans::{Place, Scenario, Setup};
    use texts::Language;

    use super::*;
    use crate::games::orleans::decisions;
    use crate::games::orleans::pieces::lines::Tone;

    /// The end of a plan counts places that can be used in this round, and warns where there are none.
    #[test]
    fn places_of_no_use_do_not_count() {
        let (mut useless, mut none) = (0, 0);
        decisions::each(|seat| {
            let table = seat.game.position();
            let own = &table.holdings[seat.player.index()];
            if !matches!(table.job(), Some(Job::Plan { .. })) || target::wastes(seat) {
                return;
            }
            let carries = |place| place == Place::Carpenter && own.standing_on(place).next().is_some();
            let whole = || own.places().filter(|&place| own.is_whole(place) || carries(place));
            let of_use = whole().filter(|&place| table.check_plan(seat.player, place).is_ok()).count();
            let Words { lines: [first, _], tone } = done(seat);
            assert_eq!(first, say::done_plan(of_use as i32).line(Language::English));
            assert_eq!(tone == Tone::Bad, of_use == 0, "{first}");
            (useless, none) = (useless + usize::from(of_use < whole().count()), none + usize::from(of_use == 0));
        });
        assert!(useless > 100 && none > 0, "{useless} {none}");
    }

    /// The end of a part has the tone of a loss exactly if it loses the game.
    #[test]
    fn what_loses_the_game_is_told_as_a_loss() {
        let mut lost = BTreeMap::new();
        for setup in Scenario::ALL.map(Setup::of) {
            decisions::each_by_chance(setup, 4, |seat| {
                for &action in seat.legal.iter().filter(|action| matches!(action, Action::Done | Action::Pass)) {
                    let loses = seat.game.loses_by(action).is_some();
                    let told = words(Focus::On(Target::Button), Some(action), seat);
                    assert_eq!(told.tone == Tone::Lost, loses, "{action:?} of {setup:?}: {:?}", told.lines);
                    *lost.entry(std::format!("{:?}", setup.scenario)).or_insert(0) += u32::from(loses);
                }
            });
        }
        assert!(["Invasion", "Duel", "Salesman"].iter().all(|&scenario| lost[scenario] > 0), "{lost:?}");
        assert_eq!(lost["Base"] + lost["Prosperity"], 0, "{lost:?}");
    }
}
