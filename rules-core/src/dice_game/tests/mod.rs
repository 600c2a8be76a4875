//! Positions for the tests, set up hex by hex, and the tests themselves.

extern crate std;

mod rulebook;
mod rulings;
mod tables;

use std::vec::Vec;

use super::{Action, Bonus, Change, Colour, DiceGame, Duchy, Event, Roll, Setup, Stage, Variant};
use crate::hex::Spaces;
use crate::{Actions, Game, Player, Seed};

const P0: Player = Player(0);
const P1: Player = Player(1);
const P2: Player = Player(2);

fn setup(players: u8, variant: Variant) -> Setup {
    Setup { players, duchy: Duchy::A, variant, open_choices: false }
}

fn start(setup: Setup) -> DiceGame {
    DiceGame::new(setup, Seed::new(7)).unwrap()
}

/// A position of a round on duchy A, all players with the same starting castle and no bonus.
struct Position(DiceGame);

impl Position {
    /// Starts the first round of phase I with several players, or with one alone.
    fn new(players: u8, castle: u8) -> Self {
        let variant = if players == 1 { Variant::OneAndOnly } else { Variant::Standard };
        let mut game = start(setup(players, variant));
        for player in Player::all(players) {
            let layout = game.layout();
            let sheet = &mut game.sheets[player.index()];
            sheet.start(layout, player, castle, &mut |_| ());
            layout.square(castle).into_iter().for_each(|bonus| sheet.spend(bonus));
        }
        game.stage = Stage::Round(Roll { pips: [1, 2], colours: [Colour::Purple, Colour::Grey], double: false });
        (game.round, game.boxes) = (1, 1);
        Position(game)
    }

    fn dice(mut self, pips: [u8; 2], colours: [Colour; 2]) -> Self {
        self.0.stage = Stage::Round(Roll { pips, colours, double: false });
        self
    }

    fn double(mut self) -> Self {
        let roll = self.0.roll().unwrap();
        self.0.stage = Stage::Round(Roll { double: true, ..roll });
        self
    }

    /// Sets a phase from 1 to 3, with this many boxes ticked.
    fn phase(mut self, phase: u8, boxes: u8) -> Self {
        (self.0.phase, self.0.boxes) = (phase - 1, boxes);
        self
    }

    /// Writes numbers on a player's sheet. The bonuses they bring are taken away.
    fn marks(mut self, player: Player, marks: &[(u8, u8)]) -> Self {
        let layout = self.0.layout();
        let sheet = &mut self.0.sheets[player.index()];
        for &mark in marks {
            let mut bonus = None;
            sheet.write(layout, player, mark, 0, &mut |event| {
                if let Event::Completed { bonus: brought, .. } = event {
                    bonus = brought;
                }
            });
            if let Some(bonus) = bonus {
                sheet.spend(bonus);
            }
        }
        self
    }

    /// Marks every hex of a colour but one.
    fn all_but(self, player: Player, colour: Colour, number: u8, hex: u8) -> Self {
        let hexes = self.0.layout().of_colour(colour).without(Spaces::of(hex));
        let marks: Vec<_> =
            hexes.filter(|&hex| !self.0.sheet(player).marked().contains(hex)).map(|hex| (hex, number)).collect();
        self.marks(player, &marks)
    }

    fn give(mut self, player: Player, bonuses: &[Bonus]) -> Self {
        for &bonus in bonuses {
            self.0.sheets[player.index()].gain(bonus);
        }
        self
    }

    fn game(mut self) -> DiceGame {
        self.0.shown = self.0.sheets;
        self.0
    }
}

/// Plays actions, all of which have to be legal, and returns what happened.
#[track_caller]
fn play(game: &mut DiceGame, actions: &[Action]) -> Vec<Event> {
    let mut events = Vec::new();
    for &action in actions {
        game.apply(action, |event| events.push(event)).unwrap_or_else(|why| panic!("{action:?}: {why:?}"));
    }
    events
}

fn legal(game: &DiceGame) -> Vec<Action> {
    let mut list = Actions::new();
    game.legal(&mut list);
    list.to_vec()
}

fn mark(pip: u8, colour: u8, hex: u8) -> Action {
    Action::Mark { pip, colour, hex, with: Change::Nothing }
}

fn monk(pip: u8, hex: u8) -> Action {
    Action::Mark { pip, colour: 0, hex, with: Change::Monk }
}

fn worker(colour: u8, hex: u8, number: u8) -> Action {
    Action::Mark { pip: 0, colour, hex, with: Change::Worker(number) }
}

fn hexes<const N: usize>(hexes: [u8; N]) -> Spaces {
    hexes.into_iter().collect()
}

fn count(game: &DiceGame, player: Player) -> [u8; 4] {
    Bonus::ALL.map(|bonus| game.sheet(player).count(bonus))
}
