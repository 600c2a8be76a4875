//! Positions for the tests, and the tests themselves: their names carry the numbers of the rules in `RULES.md`.

extern crate std;

mod building;
mod dice;
mod end;
mod events;
mod parts;
mod trading;
mod units;

use std::string::String;
use std::vec::Vec;
use std::{format, vec};

use super::tables::REGION_HOLDS;
use super::{
    Action, Build, Cause, DiceSet, Event, Field, HOME, Illegal, Job, Natick, Region, Row, Setup, Side, Space, Step,
    Suit, Tray,
};
use crate::{Actions, Game, Player, Seed, Turn};

/// Goes first.
const A: Player = Player(0);
/// Goes second.
const B: Player = Player(1);

const UPPER_LEFT: Space = Space::new(HOME - 1, Row::Above);
const LOWER_LEFT: Space = Space::new(HOME - 1, Row::Below);
const UPPER_RIGHT: Space = Space::new(HOME + 1, Row::Above);
const LOWER_RIGHT: Space = Space::new(HOME + 1, Row::Below);

fn region(suit: Suit, number: u8) -> Region {
    Region::new(suit, number).unwrap()
}

/// Starts a new game in which `A` goes first.
fn new() -> Natick {
    (0..).map(|seed| Natick::new(Setup::default(), Seed::new(seed)).unwrap()).find(|game| game.first() == A).unwrap()
}

fn legal(game: &Natick) -> Vec<Action> {
    let mut list = Actions::new();
    game.legal(&mut list);
    list.to_vec()
}

/// A game, with what is needed to bring about a certain position.
#[derive(Clone)]
struct Position(Natick);

impl Position {
    /// Plays the set-up, up to the division of the first roll. `A` has sun 2 and moon 3 at the left, crown 4 and arms 5
    /// at the right, `B` sun 3 and moon 2, crown 5 and arms 4; both have a road at the right.
    fn new() -> Self {
        let mut position = Position(new());
        for numbers in [[2, 3, 4], [3, 2, 5]] {
            for (suit, number) in Suit::ALL.into_iter().zip(numbers) {
                position.play(Action::Found(region(suit, number)));
            }
            position.play(Action::Road(Side::Right));
            position.play(Action::Done);
        }
        position
    }

    /// Lets `A` trade and build in the first turn.
    fn trading() -> Self {
        Position::new().at(A, Step::Trade)
    }

    /// Asks one player one thing, with nothing to do after that.
    fn at(mut self, player: Player, step: Step) -> Self {
        self.0.agenda.clear();
        self.0.push(player, step);
        self
    }

    /// Rolls these dice for a turn of `A`, in the order of the suits; `A` is about to choose among `mine` and the rest.
    fn rolled(mut self, dice: [u8; 4], mine: &[Suit]) -> Self {
        let mine = DiceSet::of(|die| mine.contains(&die));
        (self.0.dice, self.0.tray) = (dice, mine.division());
        self.at(A, Step::Choose)
    }

    /// Lets `A` take these dice.
    fn take(&mut self, mine: &[Suit]) -> Vec<Event> {
        let first = self.0.tray(Tray::First) == DiceSet::of(|die| mine.contains(&die));
        self.play(Action::Choose(if first { Tray::First } else { Tray::Second }))
    }

    /// Rolls these dice and lets `A` take some of them.
    fn dice(self, dice: [u8; 4], mine: &[Suit]) -> Self {
        let mut position = self.rolled(dice, mine);
        position.take(mine);
        position
    }

    /// Puts coins from the pool on a region.
    fn put(mut self, player: Player, space: Space, coins: u8) -> Self {
        let field = self.0.colony_mut(player).field_mut(space).expect("a region");
        field.coins += coins;
        assert!(field.coins <= REGION_HOLDS);
        self.0.pool[field.region.suit() as usize] -= coins;
        self
    }

    /// Puts coins by suit from the pool on the regions of that suit, the first ones first.
    fn coins(mut self, player: Player, coins: [u8; 4]) -> Self {
        for suit in Suit::ALL {
            for _ in 0..coins[suit as usize] {
                let free = |(_, field): &(Space, Field)| field.region.suit() == suit && field.coins < REGION_HOLDS;
                let (space, _) = self.0.colony(player).fields().find(free).expect("room");
                self = self.put(player, space, 1);
            }
        }
        self
    }

    /// Lays a region from the stack.
    fn region(mut self, player: Player, column: u8, row: Row, region: Region) -> Self {
        assert!(self.0.stack.contains(region));
        self.0.stack.remove(region);
        self.0.colony_mut(player).lay(Space::new(column, row), region);
        self
    }

    /// Builds a second village two columns to the right, with one region.
    fn village(mut self, player: Player, region: Region) -> Self {
        self.0.colony_mut(player).add_village(HOME + 2);
        self.region(player, HOME + 3, Row::Above, region)
    }

    fn town(mut self, player: Player, column: u8) -> Self {
        self.0.colony_mut(player).upgrade(column);
        self
    }

    fn road(mut self, player: Player, column: u8) -> Self {
        self.0.colony_mut(player).add_road(column);
        self
    }

    fn trader(mut self, player: Player, column: u8) -> Self {
        self.0.colony_mut(player).add_trader(column);
        self
    }

    fn knight(mut self, player: Player, column: u8, row: Row) -> Self {
        self.0.colony_mut(player).add_knight(Space::new(column, row));
        self
    }

    /// Takes all regions but these out of the stack.
    fn stack(mut self, regions: &[Region]) -> Self {
        for region in Region::all().filter(|region| !regions.contains(region)) {
            self.0.stack.remove(region);
        }
        self
    }

    fn turn(mut self, turn: u8) -> Self {
        self.0.turn = turn;
        self
    }

    #[track_caller]
    fn play(&mut self, action: Action) -> Vec<Event> {
        let mut events = Vec::new();
        let job = self.0.job();
        if let Err(illegal) = self.0.apply(action, |event| events.push(event)) {
            panic!("{action:?} is refused at {job:?}: {illegal:?}");
        }
        events
    }

    /// Checks that the action is refused, for this reason.
    #[track_caller]
    fn refuses(&self, action: Action, reason: Illegal) {
        assert_eq!(self.0.check(action), Err(reason), "{action:?}");
        assert_eq!(self.0.clone().apply(action, |_| ()), Err(reason), "{action:?}");
    }

    fn legal(&self) -> Vec<Action> {
        legal(&self.0)
    }

    /// Returns what is asked.
    fn step(&self) -> Step {
        self.0.job().expect("a game that is not over").step
    }

    fn decides(&self) -> Player {
        self.0.job().expect("a game that is not over").player
    }

    fn coins_at(&self, player: Player, space: Space) -> u8 {
        self.0.colony(player).field(space).expect("a region").coins
    }

    fn coins_of(&self, player: Player) -> [u8; 4] {
        self.0.colony(player).purse().coins
    }

    fn points(&self, player: Player) -> i16 {
        self.0.total(player)
    }
}

/// Checks that every rule of `RULES.md` has a test that carries its number.
#[test]
fn every_rule_has_a_test() {
    let rules = include_str!("../../../RULES.md");
    let (_, rules) = rules.split_once("## The Colonists of Natick").expect("its rules");
    let rules = rules.split("\n## ").next().expect("something");
    let tests = [
        include_str!("parts.rs"),
        include_str!("dice.rs"),
        include_str!("events.rs"),
        include_str!("trading.rs"),
        include_str!("building.rs"),
        include_str!("units.rs"),
        include_str!("end.rs"),
    ];
    let numbers: Vec<String> = (rules.lines())
        .filter_map(|line| line.strip_prefix("- ")?.split(' ').next())
        .filter(|number| number.split('.').all(|part| part.parse::<u8>().is_ok()))
        .map(|number| number.replace('.', "_"))
        .collect();
    assert!(numbers.len() > 50, "{numbers:?}");
    for number in numbers {
        assert!(tests.iter().any(|file| file.contains(&format!("fn s{number}_"))), "no test for {number}");
    }
}
