//! The Castles of Burgundy: every edition and number of players, beginners' and other estates.

use rules_core::castles::{
    Action, Castles, Cause, Counter, DepotSpace, Edition, Estates, Event, Expansion, Expansions, Goods, Illegal, Piles,
    Position, Setup, ShieldAt, Source, Stage, Tile, Waiting,
};
use rules_core::{Dice, Game, Player, Seed, Turn, playout};

use tests::walk::{self, Step};

use crate::lawful::{Lawful, digest, hold_each, hold_on};
use crate::{castles_alone, castles_team};

impl Lawful for Castles {
    const SAMPLE: u32 = 40;
    const ACTION: usize = 5;
    /// Of what `MAX_LENGTH` counts, workers are bought up to 341 times by each of four, with 2 bytes.
    const JOURNAL: usize = 6 * (Self::MAX_LENGTH - 4 * 341) + 2 * 4 * 341;

    fn setups() -> Vec<Setup> {
        let all = |edition, players| {
            let named = match edition {
                Edition::E2011 => [[2, 3, 4, 5], [6, 7, 8, 9], [1, 8, 3, 3]],
                Edition::E2019 => [[2, 3, 4, 5], [6, 7, 8, 9], [10, 1, 2, 10]],
            };
            let named = named.map(|mut estates| {
                estates[usize::from(players)..].fill(0);
                Estates::Named(estates)
            });
            let beginner = [Estates::Beginner(1), Estates::Beginner(2)];
            let estates = beginner.into_iter().chain(named).chain([Estates::Random; 3]);
            estates
                .map(move |estates| Setup { players, edition, estates, expansions: Default::default() })
                .filter(|setup| setup.check().is_ok())
        };
        let editions = [Edition::E2011, Edition::E2019].into_iter();
        editions.flat_map(|edition| (2..=4).flat_map(move |players| all(edition, players))).collect()
    }

    fn scored(event: Event) -> Option<(Player, Source, i16)> {
        match event {
            Event::Points { player, points, source } => Some((player, source, points)),
            _ => None,
        }
    }

    fn together(&self, player: Player, other: Player) -> bool {
        self.members(player).any(|member| member == other)
    }

    fn conserved(&self) -> Result<(), String> {
        // The check counts tiles, goods and pieces; what is kept beside the position is what follows from it.
        let again = Castles::from_position(*self.position(), Seed::default());
        let again = again.map_err(|reasons| format!("{reasons:?}"))?;
        if again == self.view(Player(0)) { Ok(()) } else { Err("something does not follow from the position".into()) }
    }
}

/// Returns every expansion alone, all together, and random mixes, for two to four players.
fn expanded() -> Vec<Setup> {
    let mut dice = playout::picks(Seed::new(12));
    let mut mix = || Expansion::ALL.into_iter().filter(|_| dice.below(2) == 0).collect();
    let mixes: Vec<Expansions> = (0..40).map(|_| mix()).collect();
    let alone = Expansion::ALL.into_iter().map(|expansion| [expansion].into_iter().collect());
    let sets: Vec<Expansions> = alone.chain([Expansions::ALL]).collect();
    let whole = sets.into_iter().flat_map(|expansions| (2..=4).map(move |players| (expansions, players)));
    let mixed = mixes.into_iter().zip([2, 3, 4].into_iter().cycle());
    whole.chain(mixed).map(|(expansions, players)| expanded_setup(expansions, players)).collect()
}

/// Returns a set-up with these expansions: with drawn estates for three players, with named ones otherwise.
fn expanded_setup(expansions: Expansions, players: u8) -> Setup {
    let mut named = if expansions.has(Expansion::Posts) { [11, 13, 14, 16] } else { [2, 5, 8, 10] };
    named[usize::from(players)..].fill(0);
    let estates = if players == 3 { Estates::Random } else { Estates::Named(named) };
    Setup { players, edition: Edition::E2019, estates, expansions }
}

/// At least 2,000 games of each edition and number of players in a long run: there are seven or eight set-ups of each.
const GAMES: u64 = 286;

/// Games of each set-up with expansions, of which there are twenty for each number of players.
const EXPANDED_GAMES: u64 = 60;

fn hold(edition: Edition, players: u8) {
    hold_on::<Castles>(GAMES, |setup| setup.edition == edition && setup.players == players);
}

#[test]
fn every_law_holds_for_two_in_2011() {
    hold(Edition::E2011, 2);
}

#[test]
fn every_law_holds_for_three_in_2011() {
    hold(Edition::E2011, 3);
}

#[test]
fn every_law_holds_for_four_in_2011() {
    hold(Edition::E2011, 4);
}

#[test]
fn every_law_holds_for_two_in_2019() {
    hold(Edition::E2019, 2);
}

#[test]
fn every_law_holds_for_three_in_2019() {
    hold(Edition::E2019, 3);
}

#[test]
fn every_law_holds_for_four_in_2019() {
    hold(Edition::E2019, 4);
}

#[test]
fn every_law_holds_for_two_with_expansions() {
    hold_each::<Castles>(EXPANDED_GAMES, expanded().into_iter().filter(|setup| setup.players == 2));
}

#[test]
fn every_law_holds_for_three_with_expansions() {
    hold_each::<Castles>(EXPANDED_GAMES, expanded().into_iter().filter(|setup| setup.players == 3));
}

#[test]
fn every_law_holds_for_four_with_expansions() {
    hold_each::<Castles>(EXPANDED_GAMES, expanded().into_iter().filter(|setup| setup.players == 4));
}

#[test]
fn the_digest_changes_only_with_a_rule() {
    assert_eq!(digest::<Castles>(), 0xbb41_f15d_f914_0da5, "a rule, a table or the generator has changed");
}

/// The same for games with expansions: every one alone, all together, and mixes.
#[test]
fn the_digest_of_the_expansions_changes_only_with_a_rule() {
    let mut tally = playout::Tally::default();
    for (seed, setup) in (0..200).zip(expanded().into_iter().cycle()) {
        tally.play::<Castles>(setup, Seed::new(seed)).expect("a possible set-up");
    }
    assert_eq!(tally.digest(), 0x9272_6e66_9501_fe52, "a rule, a table or the generator has changed");
}

/// A player who stores everything and places nothing makes the longest lists.
#[test]
fn hoarding_makes_no_list_too_long() {
    let (mut longest, mut chosen) = (0, 0);
    for seed in 0..300 {
        let players = 2 + (seed % 3) as u8;
        let expansions = if seed % 2 == 0 { Expansions::ALL } else { Expansions::ALL.without(Expansion::Posts) };
        let game = walk::start::<Castles>(expanded_setup(expansions, players), Seed::new(seed));
        let mut picks = playout::picks(Seed::new(seed));
        let hoard = |game: &Castles, _, list: &[Action]| {
            let (wild, spice) = (picks.below(8) == 0, picks.below(20));
            let liked = |action: &Action| match *action {
                // Shields that lift limits are worth a castle; inns and other tiles are kept.
                Action::TakeShield { shield, .. } => [4, 18, 6, 11].contains(&shield) as u32 * 90,
                Action::PayTribute { .. } => 80,
                Action::Choose { .. } => 70,
                Action::Buy { from, .. } => 60 + u32::from(from == DepotSpace::INNS),
                Action::Hire { .. } if game.position().duchy(game.position().current()).workers < 8 => 55,
                Action::Take { into: None, .. } => 50,
                Action::BuyWorkers | Action::GiveUpShield | Action::Decline => 0,
                _ => 10 + spice,
            };
            if wild {
                list[picks.below(list.len() as u32) as usize]
            } else {
                let best = list.iter().map(|action| (liked(action), *action)).max();
                best.expect("something to do").1
            }
        };
        for Step { list, action, .. } in walk::walk(game, hoard) {
            assert!(list.len() <= Castles::MAX_ACTIONS && list.is_sorted(), "{}", list.len());
            longest = longest.max(list.len());
            chosen += usize::from(matches!(action, Action::Choose { .. }));
        }
    }
    println!("longest {longest}, chosen {chosen}");
    assert!(longest > 150 && chosen > 0, "longest {longest}, chosen {chosen}");
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Castles>() <= 3072, "{}", size_of::<Castles>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
}

/// Returns the steps of random games of every set-up.
fn watch(games: u64) -> impl Iterator<Item = Step<Castles>> {
    let setups = (0..).zip(
        Castles::setups().into_iter().chain(expanded()).chain(castles_alone::setups()).chain(castles_team::setups()),
    );
    let seeded = setups.flat_map(move |(number, setup)| (0..games).map(move |game| (setup, number * 1_000 + game)));
    seeded.flat_map(|(setup, seed)| walk::random(setup, Seed::new(seed)))
}

/// The next position follows from the position and the events alone.
#[test]
fn events_tell_everything() {
    for Step { before, action, events, after, .. } in watch(6) {
        let mut told = *before.position();
        events.iter().for_each(|&event| follow(&mut told, event));
        let after = after.position();
        let blank = |mut position: Position| {
            // What does not lie on the table: whose decision it is, and what was decided in the set-up.
            position.bought = false;
            position.stage = Stage::Over;
            position.picked = false;
            position.waiting = Waiting::default();
            position.chosen = None;
            position.free_die = None;
            position.current = 0;
            position.order = position.track;
            position.hands.iter_mut().for_each(|hand| hand.used = [false; 2]);
            // Which pile a tile came from follows from where it was laid.
            position.piles = Piles::full(position.setup.expansions);
            position.goods_pile = Goods::default();
            position
        };
        assert_eq!(blank(told), blank(*after), "{action:?}: {events:?}");
        // An effect that waits is told when its turn comes, and waits until it is used.
        let waits = events.iter().rev().find_map(|event| match *event {
            Event::EffectWaits { effect, .. } => Some(effect),
            _ => None,
        });
        let waiting = after.waiting();
        match waits {
            Some(_) => assert_eq!(waiting, waits, "{action:?}: {events:?}"),
            None => assert!(waiting.is_none() || waiting == before.position().waiting(), "{action:?}: {events:?}"),
        }
    }
}

/// The events tell when a turn begins and when the game ends; a round begins with two fresh dice for everybody.
#[test]
fn turns_rounds_and_the_end_are_told() {
    let mut ended = 0;
    for setup in Castles::setups() {
        for Step { action, events, after, .. } in walk::random::<Castles>(setup, Seed::new(5)) {
            let over = after.is_over();
            assert_eq!(events.contains(&Event::GameOver), over, "{action:?}: {events:?}");
            ended += usize::from(over);
            let began = events.iter().rev().find_map(|event| match event {
                Event::TurnBegan { player } => Some(*player),
                _ => None,
            });
            let passed = events.iter().any(|event| matches!(event, Event::TurnEnded { .. }));
            assert!(!passed || over || began.is_some(), "{action:?}: {events:?}");
            if let Some(player) = began {
                assert_eq!(after.turn(), Turn::Of(player));
            }
            if events.iter().any(|event| matches!(event, Event::RoundBegan { .. })) {
                let position = after.position();
                for hand in &position.hands[..usize::from(setup.players)] {
                    assert_eq!(hand.used, [false; 2]);
                    assert!(hand.dice.iter().all(|die| (1..=6).contains(die)), "{:?}", hand.dice);
                }
                let rolled = events.iter().filter(|event| matches!(event, Event::Rolled { .. })).count();
                assert_eq!(rolled, usize::from(setup.players), "everybody rolls: {events:?}");
            }
        }
    }
    assert_eq!(ended, Castles::setups().len());
}

/// A gain by a yellow tile goes to a player who has that tile, or follows one who has it.
#[test]
fn gains_name_the_yellow_tile_that_brought_them() {
    let mut named = std::collections::BTreeSet::new();
    for Step { before, action, events, after, .. } in watch(24) {
        for event in &events {
            let (Event::Workers { player, cause: Cause::Monastery(tile), .. }
            | Event::Silver { player, cause: Cause::Monastery(tile), .. }) = *event
            else {
                continue;
            };
            let has = |player: Player| before.built(player).own().or(after.built(player).own()).has(tile);
            let follows = before.setup().expansions.has(Expansion::Shields);
            let holds = has(player) || follows && Player::all(before.players()).any(has);
            assert!(holds, "{action:?}: {event:?}");
            named.insert(tile);
        }
    }
    assert!([2, 3, 4, 13].iter().all(|tile| named.contains(tile)), "{named:?}");
}

fn follow(table: &mut Position, event: Event) {
    match event {
        Event::EstatePicked { player, estate } => table.duchy_mut(player).estate = estate,
        Event::PhaseBegan { phase } => table.phase = phase,
        Event::TileLeft { tile, at } => assert_eq!(table.tiles[at.index()].take(), Some(tile)),
        Event::TileLaid { at: DepotSpace::INNS, .. } => table.inns += 1,
        Event::TileLaid { tile, at } => assert_eq!(table.tiles[at.index()].replace(tile), None),
        Event::GoodsLaid { goods, round } => table.round_goods[usize::from(round)] = goods,
        Event::RoundBegan { round } => table.round = round,
        Event::Rolled { player, dice } => table.hands[player.index()].dice = dice,
        Event::WhiteDie { depot, goods, .. } => {
            table.white = depot;
            assert_eq!(std::mem::take(&mut table.round_goods[usize::from(table.round)]), goods);
            table.depot_goods[usize::from(depot) - 1].add(goods, 1);
        }
        Event::Took { player, tile, from, storage } | Event::Bought { player, tile, from, storage, .. } => {
            lift(table, tile, from);
            assert_eq!(table.store(player, storage, tile), None);
        }
        Event::Discarded { player, tile, storage } => {
            assert_eq!(table.unstore(player, storage), Some(tile));
        }
        Event::Placed { player, tile, storage, space } => {
            if let Some(storage) = storage {
                assert_eq!(table.unstore(player, storage), Some(tile));
            }
            assert_eq!(table.duchy_mut(player).placed[usize::from(space)].replace(tile), None);
        }
        Event::BonusTaken { player, kind, large } => {
            assert_eq!(table.bonuses[kind as usize][usize::from(!large)].replace(player), None);
        }
        Event::Sold { player, goods, count } => {
            let duchy = &mut table.duchy_mut(player);
            assert_eq!(duchy.goods.take(goods), count);
            duchy.sold.add(goods, count);
        }
        Event::Loaded { player, depot, goods, count } => {
            assert_eq!(table.depot_goods[usize::from(depot) - 1].take(goods), count);
            table.duchy_mut(player).goods.add(goods, count);
        }
        Event::Sailed { player, step } => {
            table.hands[player.index()].step = step;
            // On top: ahead of everybody who is not further.
            let n = usize::from(table.setup.players);
            let others: Vec<_> = table.track[..n].iter().copied().filter(|&other| other != player).collect();
            let (ahead, behind): (Vec<_>, Vec<_>) =
                others.into_iter().partition(|other| table.hands[other.index()].step > step);
            let track = ahead.into_iter().chain([player]).chain(behind);
            track.enumerate().for_each(|(place, player)| table.track[place] = player);
        }
        Event::Workers { player, change, .. } => {
            let workers = &mut table.duchy_mut(player).workers;
            *workers = workers.checked_add_signed(change.into()).expect("no debts");
        }
        Event::Silver { player, change, .. } => {
            let silver = &mut table.duchy_mut(player).silver;
            *silver = silver.checked_add_signed(change.into()).expect("no debts");
        }
        Event::Points { player, points, source } => {
            if let Some(place) = source.in_play() {
                table.hands[player.index()].points[place] += points;
            }
        }
        Event::PlacedFrom { player, tile, from, space } => {
            lift(table, tile, from);
            assert_eq!(table.duchy_mut(player).placed[usize::from(space)].replace(tile), None);
        }
        Event::GoodsOnRoute { player, goods, space } => {
            let laid = &mut table.duchy_mut(player).route.laid[usize::from(space)];
            assert_eq!(std::mem::replace(laid, goods), 0);
        }
        Event::PostsJoined { player, pairs } => {
            let taken = table.posts.contains(&Some(player));
            if let Some(bonus) = table.posts.iter_mut().find(|bonus| bonus.is_none() && pairs == 3 && !taken) {
                *bonus = Some(player);
            }
        }
        Event::ShieldTaken { player, shield, space } => {
            let at = &mut table.shields[usize::from(shield) - 1];
            assert!(matches!(std::mem::replace(at, ShieldAt::Castle(player, space)), ShieldAt::Depot(_)));
        }
        Event::ShieldLost { player, shield } => {
            let at = &mut table.shields[usize::from(shield) - 1];
            let old = std::mem::replace(at, ShieldAt::Box);
            assert!(matches!(old, ShieldAt::Castle(holder, _) if holder == player));
            if shield == 6 {
                table.followed = None;
            }
        }
        Event::Followed { whom, .. } => table.followed = Some(whom),
        Event::OnTop { player } => {
            let n = usize::from(table.setup.players);
            let step = |table: &Position, player: Player| table.hands[player.index()].step;
            let from = table.track.iter().position(|&other| other == player).expect("a piece");
            let to = table.track[..n].iter().position(|&other| step(table, other) == step(table, player));
            table.track[to.expect("a stack")..=from].rotate_right(1);
        }
        Event::GoodsLeft { depot, goods, count } => {
            assert_eq!(table.depot_goods[usize::from(depot) - 1].take(goods), count);
            table.goods_gone.add(goods, count);
        }
        Event::Counted { points, target, .. } => table.counter = Counter { points, target },
        Event::Exchanged { player, tile, from, storage } => {
            lift(table, tile, from);
            assert_eq!(table.hands[player.index()].storage[storage.index()].replace(Tile::BLACK), None);
        }
        Event::GoodsGiven { player, goods } => {
            table.duchy_mut(player).goods.remove(goods);
            table.goods_gone.add(goods, 1);
        }
        Event::Earned { .. }
        | Event::ColourCovered { .. }
        | Event::EffectWaits { .. }
        | Event::EffectLost { .. }
        | Event::EffectDeclined { .. }
        | Event::Copied { .. }
        | Event::DieFreed { .. }
        | Event::AreaCompleted { .. }
        | Event::TurnBegan { .. }
        | Event::TurnEnded { .. }
        | Event::GameOver => {}
    }
}

/// Takes a tile off the game board.
fn lift(table: &mut Position, tile: Tile, from: DepotSpace) {
    if from == DepotSpace::INNS {
        assert_eq!(tile, Tile::INN);
        table.inns -= 1;
    } else {
        assert_eq!(table.tiles[from.index()].take(), Some(tile));
    }
}

/// A preview announces what applying gives.
#[test]
fn what_is_announced_is_what_comes() {
    for Step { before, player, list, .. } in watch(1) {
        for &action in list.iter().filter(|&&action| !before.hands_over(action)) {
            let preview = before.preview(action).expect("a listed action");
            let mut after = before.clone();
            after.apply(action, |_| ()).expect("a listed action");
            let (old, new) = (before.position().duchy(player), after.position().duchy(player));
            assert_eq!(after.total(player) - before.total(player), preview.total(), "{action:?}");
            let workers = i32::from(preview.workers_gained) - i32::from(preview.workers_paid);
            assert_eq!(i32::from(new.workers) - i32::from(old.workers), workers, "{action:?}");
            let silver = i32::from(preview.silver_gained) - i32::from(preview.silver_paid);
            assert_eq!(i32::from(new.silver) - i32::from(old.silver), silver, "{action:?}");
            if after.position().waiting() != before.position().waiting() {
                assert_eq!(after.position().waiting(), preview.waits, "{action:?}");
            }
            assert_eq!(preview.bonus.is_some(), after.position().bonuses != before.position().bonuses);
        }
    }
}

/// An action read from arbitrary bytes is accepted exactly when it is listed.
#[test]
fn arbitrary_bytes_do_no_harm() {
    let tries = if tests::is_long() { 1_000_000 } else { 60_000 };
    let mut noise = playout::picks(Seed::new(7));
    let (mut read, mut accepted) = (0, 0);
    for Step { before, list, .. } in std::iter::repeat_with(|| watch(1)).flatten().take(tries / 4) {
        for _ in 0..4 {
            let top = [4, 12, 40, 256][noise.below(4) as usize];
            let bytes: [u8; 5] = std::array::from_fn(|_| noise.below(top) as u8);
            let Ok(action) = postcard::from_bytes::<Action>(&bytes) else { continue };
            read += 1;
            let mut game = before.clone();
            let result: Result<(), Illegal> = game.apply(action, |_| ());
            assert_eq!(result.is_ok(), list.contains(&action), "{action:?}: {result:?}");
            assert!(result.is_ok() || game == before, "{action:?} was refused, but did something");
            accepted += u32::from(result.is_ok());
        }
    }
    assert!(read > tries / 4 && accepted > 0, "{read} read, {accepted} accepted");
}

/// No pile runs out: with four players every tile comes into the game.
#[test]
fn the_supply_is_enough() {
    for setup in Castles::setups() {
        let end = playout::Tally::default().play::<Castles>(setup, Seed::new(3)).expect("a possible set-up");
        let piles = end.position().piles;
        let left = |pile: &[u8]| pile.iter().map(|&tiles| u32::from(tiles)).sum::<u32>();
        let players = u32::from(setup.players);
        assert_eq!(left(&piles.coloured), 124 - players - 5 * 6 * players, "{setup:?}");
        assert_eq!(left(&piles.black), 40 - 5 * 2 * players, "{setup:?}");
    }
}

/// Returns what players score on average over many games of every edition and number of players.
fn averages(mut choose: impl FnMut(&Castles, &[Action]) -> Action, games: u64) -> Vec<(Edition, u8, f64)> {
    let editions = [Edition::E2011, Edition::E2019].into_iter();
    let tables = editions.flat_map(|edition| (2..=4).map(move |players| (edition, players)));
    let mut average = |edition, players| {
        let setup = Setup { players, edition, estates: Estates::Beginner(1), expansions: Default::default() };
        walk::mean_points(setup, games, &mut choose)
    };
    tables.map(|(edition, players)| (edition, players, average(edition, players))).collect()
}

#[test]
fn random_play_scores_30_to_50() {
    let mut picks = playout::picks(Seed::new(1));
    let scores = averages(|_, list| list[picks.below(list.len() as u32) as usize], 200);
    println!("random: {scores:.1?}");
    assert!(scores.iter().all(|&(.., points)| (30.0..50.0).contains(&points)), "{scores:.1?}");
}

#[test]
fn one_silver_can_not_buy() {
    let setup = Setup { players: 2, estates: Estates::Beginner(1), ..Castles::DEFAULT };
    let mut position = *Castles::new(setup, Seed::new(1)).expect("a possible set-up").position();
    for (silver, buys) in [(1, false), (2, true)] {
        position.duchies[..2].iter_mut().for_each(|duchy| duchy.silver = silver);
        let game = Castles::from_position(position, Seed::new(1)).expect("a position");
        assert_eq!(game.can_buy(), buys, "{silver}");
    }
}
