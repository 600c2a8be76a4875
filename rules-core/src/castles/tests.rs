//! What the cases in text cannot check: the events, and what screens ask before a decision.

extern crate std;

use std::collections::BTreeSet;
use std::vec::Vec;

use super::check::tests::{BANK, COW4, ONE, SHIP, TWO, before, draw, draw_goods, place, solo, table, team, wait};
use super::*;

/// The castle in the middle.
const CASTLE: ShieldAt = ShieldAt::Castle(ONE, 18);

fn game(position: Position) -> Castles {
    Castles::from_position(position, Seed::new(1)).unwrap()
}

/// Returns what an action tells.
fn told(position: Position, action: Action) -> Vec<Event> {
    let mut events = Vec::new();
    game(position).apply(action, |event| events.push(event)).unwrap();
    events
}

fn monastery(number: u8) -> Tile {
    Tile::new(Face::Monastery(number)).unwrap()
}

fn silver(change: i8, cause: Cause) -> Event {
    Event::Silver { player: ONE, change, cause }
}

fn workers(player: Player, change: i8, cause: Cause) -> Event {
    Event::Workers { player, change, cause }
}

#[test]
fn who_can_pay_buys_what_is_for_sale_once_a_turn() {
    let mut rich = table(2, &[Expansion::Inns]);
    rich.duchies[0].silver = 2;
    assert!(!game(rich).can_buy(), "nothing is for sale");
    let mut inn = rich;
    draw(&mut inn, Tile::INN);
    inn.inns = 1;
    assert!(game(inn).can_buy());
    let mut numbered = rich;
    numbered.tiles[1] = draw(&mut numbered, BANK);
    assert!(!game(numbered).can_buy(), "only the black depot sells");
    let mut black = rich;
    black.tiles[24] = draw(&mut black, SHIP);
    assert!(game(black).can_buy());
    assert!(!game(Position { bought: true, ..black }).can_buy());
    black.duchies[0].silver = 1;
    black.duchies[0].workers = 2;
    assert!(!game(black).can_buy());
    place(&mut black, monastery(6), 3);
    assert!(game(black).can_buy(), "two workers buy");
    black.duchies[0].workers = 1;
    assert!(!game(black).can_buy());
}

#[test]
fn points_are_those_of_the_sources() {
    let setup = Setup { players: 4, estates: Estates::Team(17), ..Castles::DEFAULT };
    for end in [chance::play(Castles::DEFAULT, 3), chance::play(setup, 3)] {
        for player in Player::all(end.players()) {
            let sum: i16 = end.sources().iter().map(|&source| end.points(player, source)).sum();
            assert_eq!(sum, end.total(player));
        }
    }
    let mut position = table(2, &[]);
    position.hands[0].points[5] = 4;
    position.duchies[0].silver = 3;
    let points = |position, source| game(position).points(ONE, source);
    // Silver scores at the end.
    assert_eq!((points(position, Source::Watchtowers), points(position, Source::Silver)), (4, 0));
    assert_eq!((game(position).total(ONE), game(position).projected(ONE)), (4, 7));
    position.stage = Stage::Over;
    assert_eq!((points(position, Source::Silver), game(position).total(ONE)), (3, 7));
    let mut position = team();
    position.hands[0].points[0] = 3;
    position.hands[2].points[0] = 4;
    assert_eq!([0, 1, 2].map(|player| game(position).points(Player(player), Source::Animals)), [7, 0, 7]);
}

#[test]
fn each_source_has_one_place_on_the_score_sheet() {
    for (place, source) in Source::SCORED_IN_PLAY.into_iter().enumerate() {
        assert_eq!(source.in_play(), Some(place), "{source:?}");
    }
    let at_end = Source::ALL.into_iter().filter(|source| source.in_play().is_none()).count();
    assert_eq!(at_end, Source::ALL.len() - Source::SCORED_IN_PLAY.len());
    for source in Source::ALL {
        assert_eq!(Source::ALL.into_iter().filter(|&other| other == source).count(), 1, "{source:?}");
    }
}

#[test]
fn four_players_are_two_sides_in_teams() {
    assert_eq!((game(team()).sides(), game(table(3, &[])).sides()), (2, 3));
}

#[test]
fn only_the_last_turn_of_a_round_shows_new_dice() {
    let mut position = table(2, &[]);
    position.hands[0].used = [true; 2];
    assert!(!game(position).reveals_to(ONE, Action::EndTurn), "the other player's turn comes");
    position.current = 1;
    assert!(!game(position).reveals_to(ONE, Action::EndTurn), "dice are left");
    assert!(!game(position).reveals_to(ONE, Action::Hire { with: Means::First }));
    position.hands[1].used = [true; 2];
    assert!(game(position).reveals_to(ONE, Action::EndTurn));
}

#[test]
fn what_is_imagined_follows_from_the_seed_alone() {
    let game = Castles::new(Castles::DEFAULT, Seed::new(1)).unwrap();
    let imagined = |mut game: Castles, seed| {
        game.rehide(ONE, Seed::new(seed));
        game
    };
    assert_ne!(imagined(game.clone(), 5), game);
    assert_eq!(imagined(game.clone(), 5), imagined(game.view(ONE), 5));
    assert_ne!(imagined(game.clone(), 5), imagined(game.clone(), 6));
}

#[test]
fn areas_are_told_where_there_are_spaces() {
    let game_of_two = game(table(2, &[]));
    let area = game_of_two.area(ONE, 36).unwrap();
    assert_eq!((area.kind, area.size_points, area.phase_points), (Kind::Building, 15, 10));
    assert_eq!(game_of_two.area(ONE, 37), None);
    assert_eq!(game(before(Estates::Random, Stage::Estates)).area(ONE, 0), None, "no estate is chosen yet");
    assert_eq!(game(solo()).counter(), Counter { points: 0, target: 50 });
}

#[test]
fn shields_cost_workers_for_both_dice_and_tribute_one() {
    let mut position = table(2, &[Expansion::Shields]);
    position.shields[6] = ShieldAt::Depot(3);
    position.duchies[0].workers = 5;
    // Both dice have to show 3: two steps from 1, three from 6.
    assert_eq!(game(position).workers(Action::TakeShield { shield: 7, space: 18 }), 5);
    let nowhere = game(position).apply(Action::TakeShield { shield: 7, space: 255 }, |_| {});
    assert_eq!(nowhere, Err(Illegal::NoCastle));
    position.shields[2] = CASTLE;
    position.stage = Stage::Tribute;
    wait(&mut position, Effect::Tribute(3));
    assert_eq!(game(position).workers(Action::PayTribute { payment: Payment::Workers }), 1);
    assert_eq!(game(position).workers(Action::PayTribute { payment: Payment::Silver }), 0);
}

#[test]
fn a_preview_sums_up_what_is_told() {
    let mut preview = Preview::default();
    let events = [
        Event::Points { player: ONE, points: 4, source: Source::Watchtowers },
        Event::Points { player: ONE, points: 15, source: Source::Areas },
        Event::Earned { player: ONE, points: 3, source: Source::Animals },
        workers(ONE, -2, Cause::Die),
        workers(ONE, 4, Cause::BoardingHouse),
        workers(ONE, 1, Cause::Monastery(4)),
        workers(TWO, 1, Cause::Shield(2)),
        silver(-2, Cause::Purchase),
        silver(1, Cause::Sale),
        Event::AreaCompleted { player: ONE, kind: Kind::Ship, size: 3 },
        Event::BonusTaken { player: ONE, kind: Kind::Ship, large: true },
        Event::EffectWaits { player: ONE, effect: Effect::Ship },
        Event::EffectLost { player: ONE, effect: Effect::Market },
    ];
    events.into_iter().for_each(|event| preview.note(ONE, event));
    let wanted = Preview {
        points: [(Source::Watchtowers, 4), (Source::Areas, 15)].into_iter().collect(),
        earned: [(Source::Animals, 3)].into_iter().collect(),
        workers_paid: 2,
        workers_gained: 5,
        silver_paid: 2,
        silver_gained: 1,
        area: Some((Kind::Ship, 3)),
        bonus: Some((Kind::Ship, true)),
        waits: Some(Effect::Ship),
        lost: Some(Effect::Market),
    };
    assert_eq!(preview, wanted);
    assert_eq!((preview.total(), Gain::points(&preview)), (19, 19));
}

#[test]
fn gains_are_told_with_what_brought_them_and_nothing_else_is() {
    let hire = Action::Hire { with: Means::First };
    assert_eq!(told(table(2, &[]), hire), [workers(ONE, 2, Cause::Hiring)]);
    let mut position = table(2, &[Expansion::Shields, Expansion::Extra]);
    place(&mut position, monastery(13), 3);
    position.shields[1] = ShieldAt::Castle(TWO, 18);
    let own = [workers(ONE, 2, Cause::Hiring), workers(TWO, 1, Cause::Shield(2)), silver(1, Cause::Monastery(13))];
    assert_eq!(told(position, hire), own);
    place(&mut position, monastery(28), 7);
    position.duchies[0].silver = 1;
    let bought =
        [silver(-1, Cause::Monastery(28)), workers(ONE, 2, Cause::Monastery(28)), workers(TWO, 1, Cause::Shield(2))];
    assert_eq!(told(position, Action::BuyWorkers), bought);
}

#[test]
fn a_sale_is_told_with_what_each_tile_and_shield_adds() {
    let mut position = table(2, &[Expansion::Shields]);
    draw_goods(&mut position, 1, 3);
    position.duchies[0].goods.add(1, 3);
    place(&mut position, monastery(4), 3);
    let sale = Action::Sell { with: Means::First, goods: 1 };
    let sold = Event::Sold { player: ONE, goods: 1, count: 3 };
    let points = Event::Points { player: ONE, points: 6, source: Source::Sales };
    let worker = workers(ONE, 1, Cause::Monastery(4));
    assert_eq!(told(position, sale), [sold, points, silver(1, Cause::Sale), worker]);
    place(&mut position, monastery(3), 7);
    let more = silver(1, Cause::Monastery(3));
    assert_eq!(told(position, sale), [sold, points, silver(1, Cause::Sale), more, worker]);
    position.shields[8] = CASTLE;
    let more = silver(2, Cause::Shield(9));
    assert_eq!(told(position, sale), [sold, points, silver(1, Cause::Sale), more, worker]);
}

#[test]
fn mines_pay_at_the_end_of_a_phase_and_monastery_2_is_named() {
    let mut position = table(2, &[]);
    position.round = 4;
    for goods in core::mem::take(&mut position.round_goods).into_iter().filter(|&goods| goods > 0) {
        position.goods_pile.add(goods, 1);
    }
    place(&mut position, Tile::new(Face::Mine).unwrap(), 24);
    place(&mut position, monastery(2), 30);
    position.current = 1;
    position.hands[1].used = [true; 2];
    assert_eq!(game(position).preview(Action::EndTurn), Ok(Preview::default()), "what hands over is not foretold");
    let paid = told(position, Action::EndTurn);
    let paid: Vec<_> =
        paid.iter().filter(|event| matches!(event, Event::Silver { .. } | Event::Workers { .. })).collect();
    assert_eq!(paid, [&silver(1, Cause::Mines), &workers(ONE, 1, Cause::Monastery(2))]);
}

#[test]
fn placing_animals_tells_points_area_and_phase_in_this_order() {
    let mut position = table(2, &[]);
    position.hands[0].storage[0] = draw(&mut position, COW4);
    position.duchies[0].workers = 1;
    // The pasture of one space in the east, beside a ship.
    place(&mut position, SHIP, 21);
    let events = told(position, Action::Place { with: Means::First, storage: Storage(0), space: 27 });
    assert_eq!(events[0], workers(ONE, -1, Cause::Die));
    assert_eq!(
        events[1..],
        [
            Event::Placed { player: ONE, tile: COW4, storage: Some(Storage(0)), space: 27 },
            Event::Points { player: ONE, points: 4, source: Source::Animals },
            Event::AreaCompleted { player: ONE, kind: Kind::Animal, size: 1 },
            Event::Points { player: ONE, points: 1, source: Source::Areas },
            Event::Points { player: ONE, points: 10, source: Source::Phases },
        ]
    );
}

#[test]
fn only_goods_that_are_there_are_told() {
    let mut position = solo();
    draw_goods(&mut position, 4, 1);
    position.depot_goods[2].add(4, 1);
    wait(&mut position, Effect::Ship);
    let left = Event::GoodsLeft { depot: 3, goods: 4, count: 1 };
    assert_eq!(told(position, Action::Load { depot: 2, types: Types(0) }), [left]);
    let mut position = table(2, &[Expansion::Shields]);
    draw_goods(&mut position, 4, 2);
    position.depot_goods[2].add(4, 1);
    position.depot_goods[5].add(4, 1);
    position.shields[4] = CASTLE;
    wait(&mut position, Effect::Gather);
    let loaded = |depot| Event::Loaded { player: ONE, depot, goods: 4, count: 1 };
    let sailed = Event::Sailed { player: ONE, step: 1 };
    assert_eq!(told(position, Action::Gather { goods: 4 }), [loaded(3), loaded(6), sailed]);
}

#[test]
fn a_piece_comes_on_top_where_it_was_not() {
    let mut position = table(2, &[Expansion::Extra]);
    place(&mut position, monastery(27), 12);
    position.hands[0].step = 1;
    wait(&mut position, Effect::Ship);
    let load = Action::Load { depot: 2, types: Types(0) };
    assert_eq!(told(position, load), [Event::Sailed { player: ONE, step: 2 }], "alone on its space");
    // The other piece comes onto the stack, but not to its top.
    position.order = [TWO, ONE, Player(2), Player(3)];
    assert_eq!(told(position, load), [Event::Sailed { player: TWO, step: 1 }, Event::OnTop { player: ONE }]);
}

#[test]
fn a_tile_is_stored_in_one_way_or_in_place_of_one_of_three() {
    let mut position = table(2, &[]);
    assert_eq!(game(position).stores(), 1);
    for space in 0..3 {
        position.hands[0].storage[space] = draw(&mut position, SHIP);
    }
    assert_eq!(game(position).stores(), 3);
}

#[test]
fn decisions_are_told() {
    let mut position = table(2, &[Expansion::Extra, Expansion::Shields]);
    position.shields[15] = CASTLE;
    let freed = Event::DieFreed { player: ONE, die: Means::First };
    assert_eq!(told(position, Action::FreeDie { die: Means::First }), [freed]);
    wait(&mut position, Effect::Crane);
    let copied = Event::Copied { player: ONE, building: Building::Bank };
    assert_eq!(told(position, Action::Copy { building: Building::Bank }), [copied, silver(2, Cause::Bank)]);
    let declined = Event::EffectDeclined { player: ONE, effect: Effect::Crane };
    assert_eq!(told(position, Action::Decline), [declined]);
    let mut position = solo();
    for space in [17, 26] {
        place(&mut position, Tile::CASTLE, space);
    }
    place(&mut position, SHIP, 30);
    position.hands[0].storage[0] = draw(&mut position, Tile::CASTLE);
    position.duchies[0].workers = 1;
    let events = told(position, Action::Place { with: Means::First, storage: Storage(0), space: 28 });
    assert!(events.contains(&Event::ColourCovered { player: ONE, kind: Kind::Castle }), "{events:?}");
}

#[test]
fn turns_are_told_as_they_end_and_begin() {
    let next = [Event::TurnEnded { player: ONE }, Event::TurnBegan { player: TWO }];
    let mut position = table(2, &[Expansion::Shields]);
    position.hands[0].used = [true; 2];
    assert_eq!(told(position, Action::EndTurn), next);
    let mut picked = before(Estates::Named([1, 3, 0, 0]), Stage::Castles);
    picked.picked = true;
    place(&mut picked, Tile::CASTLE, 18);
    assert_eq!(told(picked, Action::EndTurn), next);
    // At the end of a phase it is the turn of the player who has to pay tribute.
    position.round = 4;
    for goods in core::mem::take(&mut position.round_goods).into_iter().filter(|&goods| goods > 0) {
        position.goods_pile.add(goods, 1);
    }
    position.shields[6] = CASTLE;
    position.duchies[0].silver = 1;
    position.current = 1;
    position.hands[1].used = [true; 2];
    let effect = Effect::Tribute(7);
    let asked = [Event::EffectWaits { player: ONE, effect }, Event::TurnBegan { player: ONE }];
    assert_eq!(told(position, Action::EndTurn)[1..], asked);
}

/// Returns how many ways to take and place tiles there are, counted one by one with what each would cost.
fn ways(game: &Castles) -> usize {
    let (rights, workers) = (game.rights(), game.duchy().workers);
    let built = &game.built[game.here()];
    let costs = |shown, number, free| u16::from(rights.workers_for(estate::distance(shown, number), free));
    let mut ways = 0;
    for (_, shown) in game.open_dice() {
        let lying = (0..DepotSpace::BLACK).filter(|&at| game.position.tiles[usize::from(at)].is_some());
        let taken = lying.filter(|at| costs(shown, at / 4 + 1, rights.free_step_to_take()) <= workers);
        ways += taken.count() * game.stores();
        for (_, tile) in game.all_stored() {
            let free = rights.free_step_to_place(tile.kind());
            let number = |space| built.estate().number(space);
            let fits = |&space: &u8| built.takes(tile, space) && costs(shown, number(space), free) <= workers;
            ways += (0..built.estate().spaces()).filter(fits).count();
        }
    }
    ways
}

/// Holds when a tile is chosen before its space: with more than `most` ways to take and place tiles. Covers more and more
/// spaces and lays out more and more tiles. Returns the numbers of ways that came up.
#[track_caller]
fn is_crowded_above(most: usize, position: Position, stored: &[Tile]) -> BTreeSet<usize> {
    let mut seen = BTreeSet::new();
    let estate = Castles::on(position, Seed::new(1).generator()).built[0].estate();
    for (covered, used) in (0..estate.spaces()).flat_map(|covered| [false, true].map(|used| (covered, used))) {
        for (lying, workers) in (0..=24).flat_map(|lying| [1, 2, 3].map(|workers| (lying, workers))) {
            let mut position = position;
            position.tiles[..lying].fill(Some(SHIP));
            for (storage, &tile) in (0..).zip(stored) {
                position.store(ONE, Storage(storage), tile);
            }
            for space in (0..covered).map(|i| 5 * usize::from(i) % usize::from(estate.spaces())) {
                let kind = Kind::ALL.into_iter().find(|&kind| estate.of_kind(kind).contains(space as u8)).unwrap();
                position.duchies[0].placed[space] = Some(Tile::at(Tile::faces(kind).start));
            }
            position.duchies[0].workers = workers;
            position.hands[0].used = [used, false];
            let game = Castles::on(position, Seed::new(1).generator());
            let ways = ways(&game);
            let crowded = ways > most;
            assert_eq!(game.crowded(&game.open_dice()), crowded, "{ways} ways");
            seen.insert(ways);
            let mut list = Actions::new();
            game.legal(&mut list);
            let listed = |fits: fn(&&Action) -> bool| list.iter().filter(fits).count();
            let takes = listed(|action| matches!(action, Action::Take { .. }));
            let places = listed(|action| matches!(action, Action::Place { .. }));
            let choices = listed(|action| matches!(action, Action::Choose { .. }));
            assert_eq!((places, choices > 0), if crowded { (0, ways > takes) } else { (ways - takes, false) });
        }
    }
    seen
}

/// The same, and comes to lists of just as many ways and of one more.
#[track_caller]
fn is_just_crowded_above(most: usize, position: Position, stored: &[Tile]) {
    let seen = is_crowded_above(most, position, stored);
    assert!(seen.contains(&most) && seen.contains(&(most + 1)), "{seen:?}");
}

#[test]
fn a_tile_is_chosen_first_where_there_are_too_many_placements() {
    let (roomy, full, together) = (128, 190, 112);
    is_just_crowded_above(full, table(2, &[Expansion::Inns]), &[Tile::INN, Tile::INN, BANK]);
    let mut position = table(2, &[Expansion::Inns, Expansion::Shields]);
    position.shields[17] = CASTLE;
    is_just_crowded_above(full, position, &[Tile::INN, Tile::INN, BANK]);
    position.shields[3] = CASTLE;
    is_just_crowded_above(roomy, position, &[Tile::INN; 4]);
    let mut position = table(2, &[Expansion::Shields]);
    (position.shields[3], position.shields[17]) = (CASTLE, CASTLE);
    is_just_crowded_above(roomy, position, &[BANK; 12]);
    is_just_crowded_above(full, solo(), &[Tile::BLACK, Tile::BLACK, BANK]);
    is_just_crowded_above(full, team(), &[BANK, BANK, COW4, SHIP]);
    is_just_crowded_above(together, team(), &[BANK; 3]);
    // Without inns, shields, teams and black tiles a list has room for everything.
    let others = [Expansion::Extra, Expansion::White, Expansion::Routes];
    for position in [table(2, &[]), table(2, &others)] {
        let seen = is_crowded_above(1000, position, &[BANK; 3]);
        assert!(seen.last().is_some_and(|&most| most > full), "{seen:?}");
    }
}

/// Shields 14 and 15 place whatever lies there on whatever fits: even an empty estate leaves room for all of it in a list.
#[test]
fn placements_from_the_board_fit_a_list() {
    let most = |estate: &Estate, tiles: &[Kind]| -> usize {
        tiles.iter().map(|&kind| estate.of_kind(kind).len() as usize).sum()
    };
    let mut ways = 0;
    for estate in (1..=16).filter_map(|number| tables::estate(Edition::E2019, number)) {
        for (players, phase) in (2..=4).flat_map(|players| (0..5).map(move |phase| (players, phase))) {
            let spaces = (0..DepotSpace::BLACK).filter_map(|at| tables::depot_space(at, players, phase));
            let largest = Kind::ALL.into_iter().max_by_key(|&kind| estate.of_kind(kind).len()).unwrap();
            let mut black = [largest; 9];
            black[8] = Kind::Inn;
            assert!(tables::black_spaces(players) <= 8);
            ways = ways.max(most(estate, &spaces.collect::<Vec<_>>())).max(most(estate, &black));
        }
    }
    assert!((100..=240).contains(&ways), "{ways}");
}

/// A phase begins with what is drawn for it: where a pile is empty nothing lies any more.
#[test]
fn nothing_lies_where_a_pile_is_empty() {
    let mut position = table(2, &[]);
    position.round = 4;
    for goods in core::mem::take(&mut position.round_goods).into_iter().filter(|&goods| goods > 0) {
        position.goods_pile.add(goods, 1);
    }
    let at = (0..DepotSpace::BLACK).find(|&at| tables::depot_space(at, 2, 0) == Some(Kind::Ship)).unwrap();
    position.tiles[usize::from(at)] = draw(&mut position, SHIP);
    let ships = core::mem::take(&mut position.piles.coloured[SHIP.index()]);
    position.piles.gone[SHIP.index()] += ships;
    position.current = 1;
    position.hands[1].used = [true; 2];
    let mut game = game(position);
    game.apply(Action::EndTurn, |_| {}).unwrap();
    assert_eq!((game.position.phase, game.position.tiles[usize::from(at)]), (1, None));
    assert_eq!(game.lying >> at & 1, 0);
    assert_eq!(game.lying.count_ones() as usize, game.position.tiles.iter().flatten().count());
}

/// An effect is told when its turn comes, and not again when a purchase comes before its use.
#[test]
fn an_effect_is_told_once() {
    for mut position in [solo(), table(2, &[])] {
        position.tiles[24] = draw(&mut position, BANK);
        position.hands[0].storage[0] = draw(&mut position, SHIP);
        position.duchies[0].silver = 2;
        wait(&mut position, Effect::Castle);
        position.waiting.pick(0);
        let buy = Action::Buy { from: DepotSpace(24), payment: Payment::Silver };
        let events = told(position, buy);
        assert!(matches!(events[..], [Event::Silver { .. }, Event::Bought { .. }]), "{events:?}");
    }
}

#[test]
fn what_does_the_same_leads_to_the_same_but_for_the_order_of_a_store() {
    let sorted = |game: &Castles, action: Action| {
        let mut after = game.clone();
        after.play(action).expect("a listed action is legal");
        for hand in &mut after.position.hands {
            hand.storage.sort_unstable();
            hand.annex.sort_unstable();
        }
        after.position.duchies.iter_mut().for_each(|duchy| duchy.shared.sort_unstable());
        after.position
    };
    let team = Setup { players: 4, edition: Edition::E2019, estates: Estates::Team(17), ..Castles::DEFAULT };
    let shields =
        Setup { edition: Edition::E2019, expansions: [Expansion::Shields].into_iter().collect(), ..Castles::DEFAULT };
    let mut pairs = 0;
    for (seed, setup) in (0..12).zip([Castles::DEFAULT, team, shields].into_iter().cycle()) {
        let mut game = Castles::new(setup, Seed::new(seed)).expect("a set-up");
        let (mut list, mut picks) = (Actions::new(), crate::playout::picks(Seed::new(seed)));
        while !game.is_over() {
            game.legal(&mut list);
            for (at, &first) in list.iter().enumerate() {
                for &second in list[at + 1..].iter().filter(|&&second| game.is_same(first, second)) {
                    assert!(sorted(&game, first) == sorted(&game, second), "{first:?} {second:?}");
                    pairs += 1;
                }
            }
            let pick = game.busy(&list, &mut picks);
            game.play(list[pick]).expect("a listed action is legal");
        }
    }
    assert!(pairs > 100, "{pairs} pairs are too few to tell");
}
