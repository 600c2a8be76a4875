//! What nets read: what stands in the table of a model, and nothing that a player may not see.

use std::collections::BTreeMap;

use contest::Way;
use players::castles::features as castles;
use players::dice_game::features as dice_game;
use players::natick::features as natick;
use players::net::{Block, Model, ONE, inputs};
use players::orleans::features::versus::{self, base};
use players::orleans::features::{common, duel, goods};
use players::{Computer, Level, public_seed};
use rules_core::castles::{Action, Castles, Means};
use rules_core::dice_game::{self as dice, Colour, DiceGame};
use rules_core::natick::{self as colonists, Natick, Side, tables};
use rules_core::orleans::{self, Follower, Kind, Orleans, Place, Scenario, Setup, Spot};
use rules_core::{Actions, Dice, Game, Player, Seed, Turn, choice, for_each_game, playout};

/// Returns the inputs of a position that are not 0.
fn read<G: Computer>(model: &Model<G>, game: &G, me: Player) -> BTreeMap<usize, u32> {
    let mut found = BTreeMap::new();
    (model.inputs)(game, me, &mut |index, value| *found.entry(index).or_default() += u32::from(value));
    found
}

/// Plays games of a model's set-ups: by random picks, by plain rules with a random pick now and then, and a few by medium.
/// Returns which inputs were read.
fn hold<G: Computer>(model: &Model<G>) -> Vec<bool> {
    let mut next = 0;
    for block in model.blocks {
        assert_eq!(block.first, next, "{} {}: {} stands after the one before", G::KEY, model.name, block.name);
        next += block.count;
    }
    let setups: Vec<_> = choice::setups::<G>().filter(model.fits).collect();
    let mut read_so_far = vec![false; inputs(model.blocks)];
    let (mut picks, mut list) = (playout::picks(Seed::new(7)), Actions::new());
    for number in 0..200 {
        let setup = setups[picks.below(setups.len() as u32) as usize];
        let mut game = G::new(setup, Seed::new(number)).unwrap_or_else(|_| panic!("{setup:?} is offered"));
        let mut length = 0;
        while let Turn::Of(player) = game.turn() {
            for me in Player::all(game.players()) {
                let found = read(model, &game, me);
                for &index in found.keys() {
                    read_so_far[index] = true;
                }
                if picks.below(8) == 0 {
                    let mut other = game.clone();
                    other.rehide(me, Seed::new(picks.below(u32::MAX).into()));
                    assert_eq!(found, read(model, &other, me), "{setup:?}: it reads what is hidden");
                    assert_eq!(found, read(model, &game.view(me), me), "{setup:?}: a view has all that it reads");
                }
            }
            game.legal(&mut list);
            let seed = public_seed(length, player);
            let action = match number % 40 {
                0 => Way::level::<G>(Level::Medium, &setup).decide(&game, player, seed).0,
                even if even % 2 == 0 && picks.below(4) > 0 => game.plain(seed).unwrap_or(list[0]),
                _ => list[picks.below(list.len() as u32) as usize],
            };
            game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is legal"));
            length += 1;
        }
    }
    let seen = read_so_far.iter().filter(|&&read| read).count();
    println!("{} {}: {seen} of {} inputs were read", G::KEY, model.name, read_so_far.len());
    read_so_far
}

/// Every block is read by a model of its game; tables of several models may begin alike.
fn hold_all<G: Computer>() {
    let mut unread = BTreeMap::new();
    for model in G::MODELS {
        let read = hold(model);
        for block in model.blocks {
            let says = read[block.first..][..block.count].contains(&true);
            *unread.entry((block.first, block.name)).or_insert(true) &= !says;
        }
    }
    unread.retain(|_, unread| *unread);
    assert!(unread.is_empty(), "{}: {:?} say nothing", G::KEY, unread.keys());
}

macro_rules! hold {
    ($($folder:ident::$game:ident),*) => {
        $(#[test]
        fn $folder() {
            hold_all::<rules_core::$folder::$game>();
        })*
    };
}
for_each_game!(hold);

/// Returns the inputs of a block that are not 0, by their place in it.
fn of(found: &BTreeMap<usize, u32>, block: Block) -> Vec<(usize, u32)> {
    found.range(block.first..block.first + block.count).map(|(&index, &value)| (index - block.first, value)).collect()
}

#[test]
fn castles_alone_reads_its_counter_and_what_is_empty() {
    let one = u32::from(ONE);
    let game = Castles::new(Castles::with_players(&Castles::DEFAULT, 1), Seed::new(1)).unwrap();
    let found = read(Castles::model(game.setup()).unwrap(), &game, Player(0));
    assert_eq!(of(&found, castles::alone::LACKING), [(17, one)], "50 points, in steps of three");
    assert_eq!(of(&found, castles::alone::TARGET), [(0, 100)]);
    assert_eq!(of(&found, castles::alone::EMPTY), [(37, one)], "the first castle is still to be placed");
}

#[test]
fn the_start_of_castles_reads_as_one_would_say_it() {
    let one = u32::from(ONE);
    let mut game = Castles::new(Castles::with_players(&Castles::DEFAULT, 3), Seed::new(1)).unwrap();
    let model = Castles::model(game.setup()).unwrap();
    let first = game.position().current();
    let found = read(model, &game, first);
    assert_eq!(of(&found, castles::PLAYERS), [(1, one)]);
    assert_eq!(of(&found, castles::ESTATE), [(1, one)]);
    assert_eq!(of(&found, castles::PHASE), [(0, one)]);
    assert_eq!(of(&found, castles::TURNS), [(24, one)]);
    assert_eq!(of(&found, castles::DICE), [(2, one)]);
    assert_eq!(of(&found, castles::SILVER), [(1, one)]);
    assert_eq!(of(&found, castles::WORKERS), [(1, one)]);
    assert_eq!(of(&found, castles::GOODS_AMOUNT), [(0, 12)], "three goods, in halves");
    assert_eq!(of(&found, castles::COVERED), [(0, 4)], "the castle, in halves");
    assert_eq!(of(&found, castles::TRACK), [(0, one)]);
    assert!(of(&found, castles::STORED).is_empty() && of(&found, castles::MONASTERY).is_empty());
    assert_eq!(of(&found, castles::STORED_COUNT), [(0, one)]);
    // Nobody has covered anything of the castles' colour but the one in the middle.
    assert_eq!(of(&found, castles::COLOUR)[0], of(&found, castles::COLOUR_RIVAL)[0]);

    game.play(Action::Hire { with: Means::First }).unwrap();
    let found = read(model, &game, first);
    assert_eq!(of(&found, castles::WORKERS), [(3, one)]);
    assert_eq!(of(&found, castles::DICE), [(1, one)]);
    assert_eq!(of(&found, castles::OWN_TURN), [(0, one)]);
    let other = read(model, &game, game.position().order[1]);
    assert_eq!(of(&other, castles::TURNS), [(25, one)], "whose turn comes has one more");
    assert!(of(&other, castles::OWN_TURN).is_empty() && of(&other, castles::DICE).is_empty());
    assert_eq!(of(&other, castles::WORKERS), [(2, one)]);
}

#[test]
fn the_start_of_the_dice_game_reads_as_one_would_say_it() {
    let one = u32::from(ONE);
    let alone = DiceGame::with_players(&DiceGame::DEFAULT, 1);
    let mut game = DiceGame::new(alone, Seed::new(1)).unwrap();
    let (model, me) = (DiceGame::model(&alone).unwrap(), Player(0));
    assert_eq!(model.name, "alone");
    let found = read(model, &game, me);
    assert_eq!(of(&found, dice_game::SHEET), [(0, one)]);
    assert_eq!(of(&found, dice_game::TIME), [(0, one)]);
    assert_eq!(of(&found, dice_game::BONUSES), [(0, one), (5, one), (10, one), (15, one)], "none of each");
    assert!(of(&found, dice_game::MARKED).is_empty() && of(&found, dice_game::FITS).is_empty());
    assert_eq!(of(&found, dice_game::CASTLE).len(), 4, "four castles, and no number by them");
    assert_eq!(of(&found, dice_game::PRIZE).len(), 6, "six races");

    // The first castle brings a worker, and touches two monasteries, a river, a pasture and a city. The city and one of
    // the monasteries have a single hex.
    let castle = game.layout().castles().next().unwrap();
    game.play(dice::Action::Castle(castle)).unwrap();
    let found = read(model, &game, me);
    assert_eq!(of(&found, dice_game::MARKED), [(usize::from(castle), one)]);
    assert_eq!(of(&found, dice_game::BONUSES)[3], (16, one));
    assert_eq!(of(&found, dice_game::COLOUR)[Colour::Green as usize], (Colour::Green as usize * 7 + 3, one));
    assert_eq!(of(&found, dice_game::CASTLE).len(), 3);
    let completes: Vec<_> = [0].into_iter().chain(3..9).map(|pair| (pair, 4)).collect();
    assert_eq!(of(&found, dice_game::COMPLETES), completes, "a point each, in halves");
    let fits = of(&found, dice_game::FITS).into_iter().map(|(pair, _)| pair);
    assert!(fits.eq([0, 2].into_iter().chain(3..9).chain(15..21)));

    game.play(dice::Action::Done).unwrap();
    let found = read(model, &game, me);
    assert_eq!(of(&found, dice_game::TIME), [(1, one)]);
    assert_eq!(of(&found, dice_game::BONUSES)[3], (17, one), "one who marks nothing gets another worker");
}

#[test]
fn a_colour_of_the_dice_game_is_a_race_with_those_who_are_seen() {
    let one = u32::from(ONE);
    let mut game = DiceGame::new(DiceGame::DEFAULT, Seed::new(1)).unwrap();
    let model = DiceGame::model(game.setup()).unwrap();
    let castle = dice::Action::Castle(game.layout().castles().next().unwrap());
    let green = Colour::Green as usize * 6;
    for _ in 0..3 {
        let found = read(model, &game, Player(1));
        assert_eq!(of(&found, dice_game::PLAYERS), [(1, one)]);
        assert!(of(&found, dice_game::COLOUR_RIVAL).contains(&(green + 3, one)), "what the others chose is secret");
        game.play(castle).unwrap();
        game.play(dice::Action::Done).unwrap();
    }
    let found = read(model, &game, Player(1));
    assert!(of(&found, dice_game::COLOUR_RIVAL).contains(&(green + 2, one)), "three castles are left");
}

#[test]
fn the_start_of_natick_reads_as_one_would_say_it() {
    let one = u32::from(ONE);
    let mut game = Natick::new(Natick::DEFAULT, Seed::new(1)).unwrap();
    let model = Natick::model(game.setup()).unwrap();
    let (first, mut list) = (game.first(), Actions::new());
    while game.turn_number() == 0 {
        game.legal(&mut list);
        let action = if list.contains(&colonists::Action::Road(Side::Left)) {
            colonists::Action::Road(Side::Left)
        } else {
            list[0]
        };
        game.play(action).unwrap();
    }
    for (me, side) in [(first, 0), (colonists::opponent(first), 1)] {
        let found = read(model, &game, me);
        assert_eq!(of(&found, natick::STAGE), [(2 + side, one)], "the first player is active, dice are to be divided");
        assert_eq!(of(&found, natick::FIRST).len(), 1 - side);
        assert_eq!(of(&found, natick::POINTS), [(1, one), (9 + 1, one)], "a village each");
        assert_eq!(of(&found, natick::LEAD), [(4, one)]);
        assert_eq!(of(&found, natick::REGIONS).len(), 8);
        assert!(of(&found, natick::NUMBERS).iter().all(|(index, _)| index % 5 == 1), "one of each number");
        assert_eq!(of(&found, natick::COINS_ALL), [(0, one), (13, one)]);
        assert_eq!(of(&found, natick::VILLAGE_SITES), [(1, one), (3 + 1, one)]);
        assert_eq!(of(&found, natick::VILLAGES_LEFT), [(usize::from(tables::VILLAGES) - 2, one)]);
        // Nobody has a coin: a road, a trader lack two, a village and a knight three, a town more than four.
        let lacks = [2, 3, 4, 2, 3];
        let lacking: Vec<_> = (0..10).map(|thing| (thing * 5 + lacks[thing % 5], one)).collect();
        assert_eq!(of(&found, natick::LACKS), lacking);
        assert!(of(&found, natick::BY_TRADE).is_empty() && of(&found, natick::FULL).is_empty());
    }
}

#[test]
fn the_start_of_orleans_reads_as_one_would_say_it() {
    let one = u32::from(ONE);
    let mut game = Orleans::new(Setup { stacks: true, ..Setup::base(4) }, Seed::new(3)).unwrap();
    let model = Orleans::model(game.setup()).unwrap();
    let me = game.position().current;
    let found = read(model, &game, me);
    assert_eq!(of(&found, versus::PLAYERS), [(2, one)]);
    assert_eq!(of(&found, base::OPTIONS), [(1, one)]);
    assert_eq!(of(&found, versus::ORDER), [(0, one)]);
    assert_eq!(of(&found, common::ROUNDS), [(17, one)]);
    assert_eq!(of(&found, common::PHASE), [(0, one)]);
    assert_eq!(of(&found, common::COINS), [(5, one)]);
    assert_eq!(of(&found, common::DEVELOPMENT), [(0, one)]);
    assert_eq!(of(&found, common::CREW).len(), 4, "one of each kind that has the player's colour");
    assert_eq!(of(&found, common::FOLLOWERS), [(0, one)]);
    assert_eq!(of(&found, common::MARKET).len() + of(&found, common::PLACES).len(), 4, "all wait");
    assert_eq!(of(&found, common::WAITING), [(4, one)]);
    assert_eq!(of(&found, common::FREE_WAY), [(0, one)], "nobody has a station in Orléans");
    assert_eq!(of(&found, base::EVENTS_LEFT).iter().map(|(_, value)| value / 4).sum::<u32>(), 17);
    assert_eq!(of(&found, versus::CITIZENS_WAITING).len(), 5);
    assert_eq!(of(&found, versus::FARMERS_LEAD), [(2, one)], "nobody is ahead");
    assert_eq!(of(&found, base::DEEDS), [(7, one), (15, one)], "the Papal Conclave and Astronomy lack three");
    assert!(of(&found, base::DEEDS_READY).is_empty() && of(&found, goods::GOODS).is_empty());

    // A farmer and a boatman go to the Village, which then lacks a craftsman.
    for (space, follower) in [(0, Follower::OwnFarmer), (1, Follower::OwnBoatman)] {
        game.play(orleans::Action::Put { follower, at: Spot { place: Place::Village, space } }).unwrap();
    }
    let found = read(model, &game, me);
    assert_eq!(of(&found, common::PLACES), [(Place::Village as usize * 3 + 1, one)]);
    assert_eq!(of(&found, common::WAITING), [(2, one)]);
    assert_eq!(of(&found, common::WHOLE), [(0, one)]);
    assert_eq!(of(&found, common::MARKET), [(Kind::Craftsman as usize, one), (Kind::Trader as usize, one)]);
    assert_eq!(of(&found, common::FOLLOWERS), [(0, one)], "who stands somewhere is still there");
}

#[test]
fn the_duel_reads_both_sides() {
    let one = u32::from(ONE);
    let game = Orleans::new(Setup::of(Scenario::Duel), Seed::new(3)).unwrap();
    let model = Orleans::model(game.setup()).unwrap();
    let [found, other] = [0, 1].map(|player| read(model, &game, Player(player)));
    assert_eq!(model.name, "duel");
    assert!(of(&found, duel::FIRST) != of(&other, duel::FIRST), "one of them begins");
    for found in [found, other] {
        assert_eq!(of(&found, duel::LACKING), [(4, one)]);
        assert_eq!(of(&found, duel::LACKING_OTHER), [(4, one)]);
        assert_eq!(of(&found, duel::WINE), [(0, one)]);
        assert_eq!(of(&found, duel::FABRICS_WAY), of(&found, duel::FABRICS_WAY_OTHER), "both start in the same town");
        assert!(of(&found, duel::MET).is_empty() && of(&found, duel::INLAND).is_empty());
    }
}
