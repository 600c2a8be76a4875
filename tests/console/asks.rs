//! Every decision of every game, in random play of all set-ups, before anything is pressed: the screen names what asks
//! and says how to decline it, all of it can be read, and the cursor begins on the cheapest choice.

use std::collections::{BTreeMap, BTreeSet};

use console::{Button, Console};
use rules_core::castles::{Action as CastlesAction, Castles, Effect};
use rules_core::choice::setups;
use rules_core::dice_game::{Action as DiceAction, Ask, Change, DiceGame};
use rules_core::natick::{Action as NatickAction, Natick, Step as NatickStep};
use rules_core::orleans::{Action as OrleansAction, Job, Orleans, Phase, Place};
use rules_core::{Dice, Game, Player, Seed, playout};
use tests::arbitrary::opened;
use tests::games::slot;
use tests::look::{picture, tap};
use tests::preset::Preset;
use tests::stored::{Stored, head};
use tests::texts::{faults, texts};
use tests::walk::{Step, start, walk};
use tests::{is_long, seed};

/// Games of each kind, and looks at each kind of decision.
const GAMES: usize = 160;
const LOOKS: usize = 6;

/// What a decision is about.
struct Asked {
    /// Its kind, for counting.
    kind: String,
    /// One of these words stands on the screen.
    names: Vec<&'static str>,
    /// If it can be declined: one of these stands there, too.
    without: Option<&'static [&'static str]>,
}

/// Returns the first word of what `Debug` prints.
fn word(thing: impl std::fmt::Debug) -> String {
    format!("{thing:?}").split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Plays games of all set-ups, and looks at each kind of decision some times. Returns how often it saw each.
fn look<G: Game>(asked: impl Fn(&Step<G>) -> Asked, default: impl Fn(&Step<G>, &Console)) -> BTreeMap<String, usize> {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut found = BTreeSet::new();
    let (games, looks) = if is_long() { (10 * GAMES, 10 * LOOKS) } else { (GAMES, LOOKS) };
    let every = setups::<G>().count().div_ceil(games);
    for (number, setup) in setups::<G>().step_by(every).cycle().take(games).enumerate() {
        let seed = Seed::new(seed().wrapping_add(number as u64));
        let mut picks = playout::picks(seed);
        // Busy play reaches what random play does not, and the other way round.
        let steps = walk(start::<G>(setup, seed), |game: &G, _, list| match number % 2 {
            0 => list[picks.below(list.len() as u32) as usize],
            _ => list[game.busy(list, &mut picks)],
        });
        let mut stored = Stored { slot: slot::<G>(), head: head::<G>(Preset::NAMES, setup, seed), actions: Vec::new() };
        for step in steps {
            let Asked { kind, names, without } = asked(&step);
            let count = seen.entry(kind.clone()).or_default();
            // Some of each kind, from many games.
            if *count < looks && (number + stored.actions.len()).is_multiple_of(3) {
                *count += 1;
                let console = opened(&stored);
                let said = texts(&console);
                let says = |words: &[&str]| words.iter().any(|word| said.iter().any(|text| text.contains(word)));
                let mut wrong: Vec<String> = faults(&console).union(&faults(&console.exaggerated())).cloned().collect();
                let mut hold = |law: bool, words: &str| {
                    if !law {
                        wrong.push(format!("{words}: {said:?}"));
                    }
                };
                hold(names.is_empty() || says(&names), "what asks has no name");
                hold(without.is_none_or(says), "nothing says how to do without it");
                hold(console.repeats() || acts(&console), "the cursor waits on nothing");
                found.extend(wrong.into_iter().map(|wrong| format!("{kind}: {wrong} ({setup:?})")));
                default(&step, &console);
            }
            stored.actions.push(postcard::to_stdvec(&step.action).expect("an action can be encoded"));
        }
    }
    assert!(found.is_empty(), "{} of {}: {found:#?}", found.len(), G::KEY);
    seen.retain(|_, count| *count > 0);
    seen
}

/// Returns whether A does something.
fn acts(console: &Console) -> bool {
    let mut after = console.clone();
    tap(&mut after, Button::A);
    std::iter::from_fn(|| after.request()).any(|request| matches!(request, console::Request::Save(_)))
        || picture(&mut after) != picture(&mut console.clone())
}

/// Returns the action that A takes after these presses and as many A as it takes to be announced.
fn promised<A: serde::de::DeserializeOwned>(console: &Console, presses: &[Button]) -> Option<A> {
    let mut console = console.clone();
    presses.iter().for_each(|&button| drop(tap(&mut console, button)));
    for _ in 0..3 {
        if let Some((bytes, _)) = console.promise() {
            return postcard::from_bytes(&bytes).ok();
        }
        tap(&mut console, Button::A);
    }
    None
}

/// A game that asks its players.
trait Asking: Game {
    /// Checks that it says what asks, and that its cursor begins where nothing is lost: on the cheapest choice, on what
    /// keeps bonuses, on no empty tray.
    fn says_what_asks();
}

macro_rules! ask {
    ($($folder:ident::$game:ident),*) => {
        $(#[test]
        fn $folder() {
            rules_core::$folder::$game::says_what_asks();
        })*
    };
}

rules_core::for_each_game!(ask);

impl Asking for Castles {
    fn says_what_asks() {
        let asked = |step: &Step<Castles>| {
            let position = step.before.position();
            let effect = position.waiting();
            let names = effect.map(|effect| match effect {
                Effect::SecondDepot(_) => "Tile 5",
                Effect::TownHall => "Town hall",
                Effect::WhiteCastle => "White castle",
                Effect::ExtraAction | Effect::Stack(..) => "Trade route",
                Effect::Follow => "Shield 6",
                Effect::Gather => "Shield 5",
                Effect::FromDepots => "Shield 14",
                Effect::FromBlack if step.before.setup().is_solo() => "Colour",
                Effect::FromBlack => "Shield 15",
                Effect::Trim => "Store",
                Effect::Tribute(_) => "Tribute",
                Effect::Gain(..) | Effect::BuyPoints(_) => "Points",
                Effect::Exchange | Effect::Give(_) => "Exchange",
                Effect::Castle => "Castle",
                Effect::Ship => "Ship",
                Effect::Warehouse => "Warehouse",
                Effect::Carpenter => "Carpenter",
                Effect::Church => "Church",
                Effect::Market => "Market",
                Effect::Crane => "Crane",
                Effect::Target => "Target",
                Effect::Order => "Order",
            });
            let declines = step.list.contains(&CastlesAction::Decline);
            Asked {
                kind: effect.map_or_else(|| word(position.stage), word),
                names: names.into_iter().collect(),
                without: declines.then_some(&["skip", "Do without", "Keep the silver"]),
            }
        };
        let seen = look(asked, |Step { before, list, .. }, console| {
            // The depots open on the cheapest tile for the die in the hand.
            let taken = promised(console, &[Button::X]);
            if let Some(action @ CastlesAction::Take { with, .. }) =
                taken.filter(|_| before.position().waiting().is_none())
            {
                let takes =
                    list.iter().filter(|other| matches!(other, CastlesAction::Take { with: die, .. } if *die == with));
                let least = takes.map(|take| before.workers(*take)).min();
                assert_eq!(Some(before.workers(action)), least, "{action:?}");
            }
        });
        assert!(seen.len() >= 20, "{seen:?}");
    }
}

impl Asking for DiceGame {
    fn says_what_asks() {
        let asked = |step: &Step<DiceGame>| {
            let ask = step.before.ask();
            let (names, without): (&[&str], Option<&'static [&'static str]>) = match ask {
                Ask::Castle => (&["Start from this castle"], None),
                Ask::Sale => (&["sell"], Some(&["keep"])),
                Ask::Mark | Ask::Second => (&["hex", "best of", "top of", "all done", "1 worker"], Some(&["DONE"])),
                Ask::Done | Ask::Over => (&["DONE"], None),
            };
            // Beyond four cards the last one comes into view with the cursor, which goes round to it.
            let without = without.filter(|_| ask != Ask::Mark);
            Asked { kind: word(ask), names: names.to_vec(), without }
        };
        let seen = look(asked, |Step { before, list, .. }, console| match before.ask() {
            Ask::Mark => {
                let free = |action: &DiceAction| matches!(action, DiceAction::Mark { with: Change::Nothing, .. });
                let first = promised::<DiceAction>(console, &[]);
                assert!(!list.iter().any(free) || first.is_some_and(|first| free(&first)), "{first:?} spends a bonus");
            }
            Ask::Second => assert_eq!(promised(console, &[]), Some(DiceAction::Done), "a silver is kept"),
            _ => {}
        });
        assert_eq!(seen.len(), 5, "{seen:?}");
    }
}

impl Asking for Natick {
    fn says_what_asks() {
        let asked = |step: &Step<Natick>| {
            let asks = step.before.job().map(|job| job.step);
            let names: &[&str] = match asks {
                Some(NatickStep::Events { .. }) => &["event"],
                Some(NatickStep::Harvest) => &["Rich harvest"],
                Some(NatickStep::Take { .. }) => &["Trade advantage", "Tournament"],
                Some(NatickStep::Give { .. }) => &["Trade advantage"],
                Some(NatickStep::Discard { .. }) => &["Raider attack"],
                Some(NatickStep::Answer(_)) => &["offer"],
                Some(NatickStep::Explore { .. }) => &["explores"],
                Some(NatickStep::Pay { .. }) => &["Pay"],
                _ => &[],
            };
            let refuses = step.list.iter().any(|action| matches!(action, NatickAction::Decline | NatickAction::Refuse));
            Asked {
                kind: asks.map_or_else(String::new, word),
                names: names.to_vec(),
                without: refuses.then_some(&["NO"]),
            }
        };
        let seen = look(asked, |Step { before, .. }, console| {
            if let Some(NatickAction::Choose(tray)) = promised(console, &[]) {
                assert!(!before.tray(tray).is_empty(), "{tray:?} is empty");
            }
            if before.job().is_some_and(|job| job.step == NatickStep::Divide) {
                assert!(!texts(console).iter().any(|text| text == "empty tray"), "a tray is empty");
            }
        });
        assert!(seen.len() >= 14, "{seen:?}");
    }
}

impl Asking for Orleans {
    fn says_what_asks() {
        let asked = |step: &Step<Orleans>| {
            let table = step.before.position();
            let job = table.job();
            let name = match job {
                Some(Job::Village) => Some(Place::Village.name()),
                Some(Job::Trade { .. }) => Some(Place::MarketStand.name()),
                Some(Job::Swap) => Some(Place::BlackMarket.name()),
                Some(Job::Pharmacy) => Some(Place::Pharmacy.name()),
                Some(Job::Vineyard) => Some(Place::Vineyard.name()),
                Some(Job::Sacristy) => Some(Place::Sacristy.name()),
                Some(Job::Bourgeois) => Some(Place::BourgeoisHouse.name()),
                Some(Job::Scriptorium) => Some(Place::Scriptorium.name()),
                Some(Job::Vehicle { .. }) => Some(Place::Vehicle.name()),
                Some(Job::GuildHouse { .. }) => Some(Place::GuildHouse.name()),
                Some(Job::Host | Job::Lodge { .. }) => Some(Place::Hostel.name()),
                Some(Job::Palatinate) => Some(Place::Palatinate.name()),
                Some(Job::Mayor { .. }) => Some("Mayor"),
                Some(Job::Fabrics { .. } | Job::Mark) => Some("Goal"),
                Some(Job::Due) => Some("Estate Manager"),
                Some(Job::Travel { roads: false, .. }) => Some("ship"),
                Some(Job::Travel { water: false, .. }) => Some("wagon"),
                Some(Job::Travel { .. }) => Some("coach"),
                Some(Job::Carpenter { .. }) => Some("build"),
                Some(Job::Technology { .. }) => Some("Technology"),
                Some(Job::Tile { .. }) => Some("tile"),
                Some(Job::Done) | None => None,
                Some(Job::Amnesty { .. } | Job::Banish { .. }) => Some(table.event.name()),
                _ if table.phase == Phase::Event => Some(table.event.name()),
                _ => None,
            };
            let declines = step.list.contains(&OrleansAction::Decline);
            let refusals: &[&str] = &["No", "nough", "ENOUGH", "Bear it", "Go to", "A waiting citizen"];
            Asked {
                kind: job.map_or_else(String::new, word),
                names: name.into_iter().collect(),
                without: declines.then_some(refusals),
            }
        };
        let seen = look(asked, |Step { before, list, player, .. }, console| {
            if let Some(Job::Feed { .. } | Job::Worth { .. } | Job::Torture { .. }) = before.position().job() {
                let left = |action: OrleansAction| {
                    let mut after = before.clone();
                    after.apply(action, |_| ()).expect("a listed action is legal");
                    after.projected_total(Player(player.0))
                };
                let first = promised(console, &[]).expect("a list waits on a row");
                let most = list.iter().map(|&action| left(action)).max();
                assert_eq!(Some(left(first)), most, "{first:?} is not the cheapest of {list:?}");
            }
        });
        assert!(seen.len() >= 30, "{seen:?}");
    }
}
