//! The Colonists of Natick.

use std::collections::{BTreeMap, BTreeSet};

use rules_core::natick::{
    Action, Build, Cause, DiceSet, DieEvent, Effect, Event, Job, Natick, Region, Row, Setup, Source, Space, Step, Suit,
    Tray, opponent, tables,
};
use rules_core::{Game, Player, Seed};

use tests::walk;

use crate::lawful::{Lawful, digest, hold};

impl Lawful for Natick {
    const ACTION: usize = 5;
    /// Only an offer takes more than 4 bytes with its length: 6. It is handed over and answered, with 2 bytes each.
    const JOURNAL: usize = 4 * Self::MAX_LENGTH;

    fn scored(event: Event) -> Option<(Player, Source, i16)> {
        match event {
            Event::Points { player, source, points } => Some((player, source, points)),
            _ => None,
        }
    }

    /// Checks that coins, regions, settlement tiles and pawns are all there, and none is there twice.
    fn conserved(&self) -> Result<(), String> {
        let colonies = [self.colony(Player(0)), self.colony(Player(1))];
        let must = |holds: bool, what: String| if holds { Ok(()) } else { Err(what) };

        let fields: Vec<_> = colonies.iter().flat_map(|colony| colony.fields().map(|(_, field)| field)).collect();
        must(
            fields.iter().all(|field| field.coins <= tables::REGION_HOLDS),
            format!("a region is too full: {fields:?}"),
        )?;
        for suit in Suit::ALL {
            let on_regions =
                fields.iter().filter(|field| field.region.suit() == suit).map(|field| field.coins).sum::<u8>();
            let others = [self.pool()[suit as usize], self.between()[suit as usize]];
            must(
                on_regions + others[0] + others[1] == tables::COINS,
                format!("{suit:?}: {on_regions} and {others:?}"),
            )?;
        }

        let mut regions: Vec<_> = fields.iter().map(|field| field.region).collect();
        regions.extend(self.stack().iter());
        regions.extend(self.in_hand());
        regions.sort();
        must(regions == Region::all().collect::<Vec<_>>(), format!("regions {regions:?}"))?;

        let count = |of: &dyn Fn(usize) -> u8| of(0) + of(1);
        let villages = count(&|i| colonies[i].villages().len());
        let towns = count(&|i| colonies[i].towns().len());
        let roads = count(&|i| colonies[i].open_roads().len());
        must(villages + self.villages_left() == 4 && towns + self.towns_left() == 4, "village and town tiles".into())?;
        must(villages + towns + roads + self.tiles_left() == 8, "settlement and road tiles".into())?;
        must(count(&|i| colonies[i].units()) + self.pawns_left() == 4, "pawns".into())?;

        for colony in colonies {
            let row: Vec<_> =
                (0..32).filter(|&c| colony.settlements().contains(c) || colony.roads().contains(c)).collect();
            let settled = |column: &u8| colony.settlements().contains(*column);
            must(row.windows(2).all(|pair| pair[0] + 1 == pair[1]), "a colony is one row".into())?;
            must(
                row.iter().all(|column| settled(column) == (column % 2 == 0)),
                "settlements and roads take turns".into(),
            )?;
            must(
                colony.traders().iter().all(|column| colony.roads().contains(column)),
                "a trader is on a road".into(),
            )?;
        }
        Ok(())
    }
}

#[test]
fn every_law_holds() {
    assert!(size_of::<Natick>() <= 2048, "a state takes {} bytes", size_of::<Natick>());
    hold::<Natick>(20);
}

#[test]
fn the_digest_changes_only_with_a_rule() {
    assert_eq!(format!("{:016x}", digest::<Natick>()), "39f3c9278b9ec4b5");
}

/// Returns the steps of random games.
fn follow(games: u64) -> impl Iterator<Item = walk::Step<Natick>> {
    (0..games).flat_map(|seed| walk::random(Setup::default(), Seed::new(seed)))
}

/// A table that is kept by events alone.
#[derive(Clone, PartialEq, Debug, Default)]
struct Told {
    coins: [BTreeMap<Space, u8>; 2],
    regions: [BTreeMap<Space, Region>; 2],
    buildings: [BTreeSet<(Build, Space)>; 2],
    closed: [BTreeSet<u8>; 2],
    dice: ([u8; 4], [DiceSet; 2]),
    turn: u8,
    winner: Option<Player>,
}

impl Told {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Laid { player, space, region, .. } => {
                self.regions[player.index()].insert(space, region);
                self.coins[player.index()].insert(space, 0);
            }
            Event::Gained { player, space, .. } => *self.coins[player.index()].get_mut(&space).unwrap() += 1,
            Event::Lost { player, space, .. } => *self.coins[player.index()].get_mut(&space).unwrap() -= 1,
            Event::Built { build: Build::Scout, .. } => {}
            Event::Built { player, build, space } => {
                if build == Build::Town {
                    self.buildings[player.index()].remove(&(Build::Village, space));
                }
                self.buildings[player.index()].insert((build, space));
            }
            Event::RoadClosed { player, column } => assert!(self.closed[player.index()].insert(column)),
            Event::Rolled { turn, dice, .. } => (self.turn, self.dice) = (turn, (dice, Default::default())),
            Event::Chose { player, dice } => {
                self.dice.1[player.index()] = dice;
                self.dice.1[opponent(player).index()] = dice.rest();
            }
            Event::Over { winner } => self.winner = Some(winner),
            _ => {}
        }
    }

    fn of(game: &Natick) -> Told {
        let colonies = [Player(0), Player(1)].map(|player| game.colony(player));
        let above = |column| Space::new(column, Row::Above);
        Told {
            coins: colonies.map(|colony| colony.fields().map(|(space, field)| (space, field.coins)).collect()),
            regions: colonies.map(|colony| colony.fields().map(|(space, field)| (space, field.region)).collect()),
            buildings: colonies.map(|colony| {
                let (villages, towns) = (colony.villages().iter(), colony.towns().iter());
                let mut buildings: BTreeSet<_> = villages.map(|column| (Build::Village, above(column))).collect();
                buildings.extend(towns.map(|column| (Build::Town, above(column))));
                buildings.extend(colony.roads().iter().map(|column| (Build::Road, above(column))));
                buildings.extend(colony.traders().iter().map(|column| (Build::Trader, above(column))));
                for row in Row::ALL {
                    let knights = colony.knights(row).iter();
                    buildings.extend(knights.map(|column| (Build::Knight, Space::new(column, row))));
                }
                buildings
            }),
            closed: colonies
                .map(|colony| colony.roads().iter().filter(|&column| !colony.open_roads().contains(column)).collect()),
            dice: (game.dice(), [Player(0), Player(1)].map(|player| game.dice_of(player))),
            turn: game.turn_number(),
            winner: game.is_over().then(|| Player(u8::from(game.standing().rank[1] == 1))),
        }
    }
}

/// The table follows from the events alone.
#[test]
fn events_tell_everything() {
    let mut told = Told::default();
    for walk::Step { before, events, after, .. } in follow(40) {
        if before.colony(before.first()).fields().next().is_none() {
            told = Told::default();
        }
        events.iter().for_each(|&event| told.tell(event));
        assert_eq!(told, Told::of(&after), "{events:?}");
    }
}

/// Takes an action, and plays on until the active player trades and builds, each time by the first legal action.
/// Returns all events on the way.
fn play_out(game: Natick, action: Action) -> Vec<Event> {
    let mut first = Some(action);
    let mut events = Vec::new();
    for step in walk::walk(game, |_, _, list| first.take().unwrap_or(list[0])) {
        events.extend(step.events);
        if let None | Some(Job { step: Step::Trade | Step::Divide, .. }) = step.after.job() {
            break;
        }
    }
    events
}

/// Returns the coins that came and went for one cause, by seat and suit.
fn moved(events: &[Event], of: Cause) -> [[i8; 4]; 2] {
    let mut coins = [[0; 4]; 2];
    for &event in events {
        match event {
            Event::Gained { player, suit, cause, .. } if cause == of => coins[player.index()][suit as usize] += 1,
            Event::Lost { player, suit, cause, .. } if cause == of => coins[player.index()][suit as usize] -= 1,
            _ => {}
        }
    }
    coins
}

/// What a preview announces is what comes, for everything that can be built or traded.
#[test]
fn what_is_announced_is_what_comes() {
    let mut seen = BTreeSet::new();
    for walk::Step { before: game, list, .. } in follow(20) {
        let Some(Job { player, step }) = game.job() else { continue };
        for &action in &list {
            let preview = game.preview(action).unwrap();
            let mut after = game.clone();
            let mut events = Vec::new();
            after.apply(action, |event| events.push(event)).unwrap();
            assert_eq!(after.total(player) - game.total(player), preview.points, "{action:?}");

            let cause = match (step, action) {
                (Step::Trade, Action::Bank { .. }) => Some(Cause::Bank),
                (Step::Trade, Action::Offer(_)) | (Step::Answer(_), _) => Some(Cause::Offer),
                (Step::Trade | Step::Explore { .. }, _) => action.build().map(Cause::Build),
                (Step::Take { event: event @ DieEvent::Tournament }, Action::Take(_)) => Some(Cause::Event(event)),
                _ => None,
            };
            if let Some(cause) = cause {
                let events = play_out(game.clone(), action);
                assert_eq!(moved(&events, cause), preview.coins, "{action:?}");
                if step == Step::Trade {
                    let regions = events.iter().filter(|event| matches!(event, Event::Laid { .. })).count();
                    assert_eq!(regions, usize::from(preview.region), "{action:?}");
                    seen.insert((format!("{:?}", action.build()), preview.region));
                }
            } else if let Action::Pay(_) | Action::Put(_) | Action::Take(_) = action {
                // One coin. What the rules do after it does not count, except for a coin that goes to the other player.
                let first = moved(&events[..1], cause_of(events[0]));
                let hands = preview.coins.iter().all(|coins| coins != &[0; 4]);
                let giver = if let Action::Take(_) = action { opponent(player) } else { player };
                let seat = if hands { giver } else { player }.index();
                assert_eq!(first[seat], preview.coins[seat], "{action:?}");
            } else {
                assert_eq!(preview.coins, [[0; 4]; 2], "{action:?}");
            }
        }
    }
    let kinds: Vec<_> = seen.iter().map(|(build, region)| (build.as_str(), *region)).collect();
    for kind in [("None", false), ("Some(Road)", true), ("Some(Village)", true), ("Some(Town)", true)] {
        assert!(kinds.contains(&kind), "{kind:?} never came up");
    }
    for kind in ["Some(Road)", "Some(Town)", "Some(Trader)", "Some(Knight)"] {
        assert!(kinds.contains(&(kind, false)), "{kind} without a region never came up");
    }
}

fn cause_of(event: Event) -> Cause {
    match event {
        Event::Gained { cause, .. } | Event::Lost { cause, .. } => cause,
        _ => panic!("no coin moved, but {event:?}"),
    }
}

/// A thing can be built exactly at its sites, and exactly when nothing is lacking.
#[test]
fn sites_and_lacks_are_what_is_legal() {
    for walk::Step { before: game, list, .. } in follow(20) {
        let Some(Job { player, step: Step::Trade }) = game.job() else { continue };
        for build in Build::ALL.into_iter().filter(|&build| build != Build::Scout) {
            let legal: Vec<_> = list.iter().copied().filter(|action| action.build() == Some(build)).collect();
            let paid = game.colony(player).lacks(tables::cost(build)) == [0; 4];
            let sites = if paid { game.sites(player, build).to_vec() } else { Vec::new() };
            assert_eq!(legal, sites, "{build:?}");
        }
    }
}

/// The events do what is announced, or nothing for the reason that is announced.
#[test]
fn an_event_does_what_is_announced() {
    let mut seen = BTreeSet::new();
    for walk::Step { before: game, action, events, after, .. } in follow(100) {
        let (Some(Job { player, .. }), Action::Resolve(die)) = (game.job(), action) else { continue };
        let event = tables::event_of(die);
        let effect = game.effect(player, event);
        seen.insert(format!("{effect:?}"));
        match effect {
            Err(idle) => assert_eq!(events[0], Event::Idle { player, event, idle }),
            Ok(effect) => {
                assert_eq!(events[0], Event::Event { player, event });
                let list = walk::legal(&after);
                match effect {
                    Effect::Discard(coins) => {
                        let mut all = events.to_vec();
                        all.extend(play_out(after.clone(), list[0]));
                        let lost: i8 = moved(&all, Cause::Event(event))[player.index()].iter().sum();
                        assert_eq!(lost, -(coins as i8));
                    }
                    Effect::Harvest => {
                        assert!(matches!(list[0], Action::Put(_)) || moved(&events, Cause::Event(event)) != [[0; 4]; 2])
                    }
                    Effect::Exchange | Effect::Take => {
                        assert!(matches!(list[0], Action::Take(_)) && list.contains(&Action::Decline))
                    }
                }
            }
        }
    }
    assert!(seen.len() >= 6, "{seen:?}");
}

/// Where no event interferes, the dice bring what is forecast.
#[test]
fn the_dice_bring_what_is_forecast() {
    let mut short = 0;
    for walk::Step { before: game, .. } in follow(100) {
        let Some(Job { player, step: Step::Choose }) = game.job() else { continue };
        for tray in [Tray::First, Tray::Second] {
            let dice = game.tray(tray);
            let idle = |die: Suit| {
                let owner = if dice.contains(die) { player } else { opponent(player) };
                !tables::is_event(game.dice()[die as usize]) || game.effect(owner, tables::event_of(die)).is_err()
            };
            if DiceSet::ALL.iter().all(idle) {
                let events = play_out(game.clone(), Action::Choose(tray));
                let forecast = game.forecast(dice);
                assert_eq!(moved(&events, Cause::Yield), forecast.map(|coins| coins.map(|coins| coins as i8)));
                assert_eq!(game.yields(player, dice), forecast[player.index()]);
                short += usize::from(events.iter().any(|event| matches!(event, Event::Short { .. })));
            }
        }
    }
    assert!(short > 0, "the pool was never short");
}
