//! Which actions are legal, and why others are not.

use heapless::Vec;

use super::{Action, Bonus, Change, Colour, DiceGame, Illegal, Roll, Stage, Variant};
use crate::Actions;
use crate::hex::{SPACES, Spaces};

/// What the player whose turn it is has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Which castle to start from.
    Castle,
    /// Whether to sell all commodities.
    Sale,
    /// Which hex to mark, if any.
    Mark,
    /// Which second hex to mark for a silver, if any.
    Second,
    /// Nothing but done.
    Done,
    /// Nothing: the game is over.
    Over,
}

/// A pip die with a colour die.
const PAIRS: [(u8, u8); 4] = [(0, 0), (0, 1), (1, 0), (1, 1)];

/// All that can be done to a pair, ascending.
const CHANGES: [Change; 8] = [
    Change::Nothing,
    Change::Monk,
    Change::Worker(1),
    Change::Worker(2),
    Change::Worker(3),
    Change::Worker(4),
    Change::Worker(5),
    Change::Worker(6),
];

impl DiceGame {
    /// Returns what has to be decided now.
    pub fn ask(&self) -> Ask {
        let part = self.part(self.turn);
        let sheet = self.sheet(self.turn);
        let mut marks = part.marks();
        match (self.stage, marks.next(), marks.next()) {
            (Stage::Over, ..) => Ask::Over,
            (Stage::Castles, ..) => match part.actions() {
                [] => Ask::Castle,
                _ => Ask::Done,
            },
            (Stage::Round(roll), None, _) => {
                let sale = roll.double && part.actions().is_empty() && sheet.count(Bonus::Commodity) > 0;
                if sale { Ask::Sale } else { Ask::Mark }
            }
            (_, Some((.., Change::Nothing)), None) if sheet.count(Bonus::Silver) > 0 => Ask::Second,
            _ => Ask::Done,
        }
    }

    /// Returns the castles that the player whose turn it is may start from.
    pub fn castles(&self) -> Spaces {
        let taken = match self.setup.variant {
            Variant::AllDifferent => self.sheets.iter().fold(Spaces::NONE, |taken, sheet| taken.or(sheet.marked())),
            _ => Spaces::NONE,
        };
        self.layout().castles().without(taken)
    }

    /// Returns where the player whose turn it is can mark a hex with this pair of dice, or why it can't be used so.
    pub fn targets(&self, pip: u8, colour: u8, with: Change) -> Result<Spaces, Illegal> {
        self.targets_when(self.ask(), pip, colour, with)
    }

    fn targets_when(&self, ask: Ask, pip: u8, colour: u8, with: Change) -> Result<Spaces, Illegal> {
        let Stage::Round(roll) = self.stage else { return Err(Illegal::NoDice) };
        if pip > 1 || colour > 1 {
            return Err(Illegal::NoSuchDie);
        }
        let (number, shown) = roll.pair(pip, colour);
        let (number, hexes) = match ask {
            Ask::Mark => {
                self.check_change(roll, pip, colour, with)?;
                match with {
                    Change::Nothing => (number, self.layout().of_colour(shown)),
                    Change::Monk => (number, self.unrolled(roll.colours)),
                    Change::Worker(number) => (number, self.layout().of_colour(shown)),
                }
            }
            Ask::Second => {
                self.check_second(roll, pip, colour, with)?;
                (number, self.layout().of_colour(shown))
            }
            Ask::Sale => return Err(Illegal::SaleFirst),
            Ask::Castle | Ask::Done | Ask::Over => return Err(self.spent()),
        };
        Ok(self.sheet(self.turn).fits(number).and(hexes))
    }

    /// Checks whether the first mark of a round may change a die like this. A monk gives the same result on either colour
    /// die, so that only the first is legal; likewise a worker and the pip dice.
    fn check_change(&self, roll: Roll, pip: u8, colour: u8, with: Change) -> Result<(), Illegal> {
        let pip_is_first = pip == 0 || roll.pips[0] != roll.pips[1];
        let colour_is_first = colour == 0 || roll.colours[0] != roll.colours[1];
        self.check_paid(with)?;
        match with {
            Change::Nothing => Ok(()),
            Change::Monk if colour > 0 || !pip_is_first => Err(Illegal::FirstDie),
            Change::Monk => Ok(()),
            Change::Worker(number) if !(1..=6).contains(&number) => Err(Illegal::NoSuchNumber),
            Change::Worker(number) if roll.pips.contains(&number) => Err(Illegal::Needless),
            Change::Worker(_) if pip > 0 || !colour_is_first => Err(Illegal::FirstDie),
            Change::Worker(_) => Ok(()),
        }
    }

    /// Checks whether the player has the bonus that a change costs.
    fn check_paid(&self, with: Change) -> Result<(), Illegal> {
        let sheet = self.sheet(self.turn);
        match with {
            Change::Monk if sheet.count(Bonus::Monk) == 0 => Err(Illegal::NoMonk),
            Change::Worker(_) if sheet.count(Bonus::Worker) == 0 => Err(Illegal::NoWorker),
            _ => Ok(()),
        }
    }

    /// Checks whether the second mark of a round, for a silver, may use a pair: not that of the first mark, and of pairs
    /// that show the same only the first.
    fn check_second(&self, roll: Roll, pip: u8, colour: u8, with: Change) -> Result<(), Illegal> {
        if with != Change::Nothing {
            return Err(Illegal::BonusUsed);
        }
        let used = self.part(self.turn).marks().next().map(|(pip, colour, _)| (pip, colour));
        if used == Some((pip, colour)) {
            return Err(Illegal::SamePair);
        }
        let same = |&(p, c): &(u8, u8)| Some((p, c)) != used && roll.pair(p, c) == roll.pair(pip, colour);
        if PAIRS.into_iter().find(same) == Some((pip, colour)) { Ok(()) } else { Err(Illegal::FirstDie) }
    }

    /// Returns why no further hex can be marked in this round.
    fn spent(&self) -> Illegal {
        let mut marks = self.part(self.turn).marks();
        match (marks.next(), marks.next()) {
            (Some((.., Change::Nothing)), None) => Illegal::NoSilver,
            (Some((.., Change::Nothing)), Some(_)) => Illegal::NoThird,
            _ => Illegal::BonusUsed,
        }
    }

    /// Returns the hexes of all colours that no die shows.
    fn unrolled(&self, colours: [Colour; 2]) -> Spaces {
        colours.into_iter().fold(Spaces::ALL, |hexes, colour| hexes.without(self.layout().of_colour(colour)))
    }

    /// Checks whether an action is legal.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        match (self.ask(), action) {
            (Ask::Over, _) => Err(Illegal::Over),
            (Ask::Castle, Action::Castle(hex)) => self.check_castle(hex),
            (Ask::Castle, _) => Err(Illegal::CastleFirst),
            (_, Action::Castle(_)) => Err(Illegal::CastleChosen),
            (Ask::Sale, Action::Sell(_)) => Ok(()),
            (Ask::Sale, _) => Err(Illegal::SaleFirst),
            (_, Action::Sell(_)) => Err(Illegal::NoSale),
            (_, Action::Mark { hex, .. }) if usize::from(hex) >= SPACES => Err(Illegal::NoSuchHex),
            (_, Action::Mark { pip, colour, hex, with }) => {
                if self.targets(pip, colour, with)?.contains(hex) {
                    Ok(())
                } else {
                    Err(self.refusal(colour, hex, with))
                }
            }
            (_, Action::Done) => Ok(()),
        }
    }

    fn check_castle(&self, hex: u8) -> Result<(), Illegal> {
        if usize::from(hex) >= SPACES || !self.layout().castles().contains(hex) {
            Err(Illegal::NoCastle)
        } else if !self.castles().contains(hex) {
            Err(Illegal::CastleTaken)
        } else {
            Ok(())
        }
    }

    /// Returns why a hex is no target of a pair that may be used.
    fn refusal(&self, colour: u8, hex: u8, with: Change) -> Illegal {
        let Some(roll) = self.roll() else { return Illegal::NoDice };
        let needed = self.layout().colour(hex);
        match with {
            Change::Monk if roll.colours.contains(&needed) => Illegal::Needless,
            Change::Nothing | Change::Worker(_) if roll.colours[usize::from(colour)] != needed => Illegal::WrongColour,
            _ => self.sheet(self.turn).refusal(self.layout(), hex),
        }
    }

    /// Lists every legal action, ascending.
    pub(super) fn list(&self, list: &mut Actions<Action>) {
        list.clear();
        // The list has room for MAX_ACTIONS, which no position goes beyond.
        let mut push = |action| {
            let _ = list.push(action);
        };
        match self.ask() {
            Ask::Over => return,
            Ask::Castle => return self.castles().for_each(|hex| push(Action::Castle(hex))),
            Ask::Sale => return [false, true].into_iter().for_each(|sell| push(Action::Sell(sell))),
            ask @ (Ask::Mark | Ask::Second) => {
                let changes = self.changes(ask);
                for (pip, colour) in PAIRS {
                    self.list_pair(ask, pip, colour, &changes, &mut push);
                }
            }
            Ask::Done => {}
        }
        push(Action::Done);
    }

    fn list_pair(&self, ask: Ask, pip: u8, colour: u8, changes: &[Change], push: &mut impl FnMut(Action)) {
        let mut targets = [Spaces::NONE; CHANGES.len()];
        let mut any = Spaces::NONE;
        for (hexes, &with) in targets.iter_mut().zip(changes) {
            *hexes = self.targets_when(ask, pip, colour, with).unwrap_or(Spaces::NONE);
            any = any.or(*hexes);
        }
        for hex in any {
            for (hexes, &with) in targets.iter().zip(changes) {
                if hexes.contains(hex) {
                    push(Action::Mark { pip, colour, hex, with });
                }
            }
        }
    }

    /// Returns the changes to a die that the player can pay for.
    fn changes(&self, ask: Ask) -> Vec<Change, { CHANGES.len() }> {
        let affordable = |&with: &Change| with == Change::Nothing || ask == Ask::Mark && self.check_paid(with).is_ok();
        CHANGES.into_iter().filter(affordable).collect()
    }
}
