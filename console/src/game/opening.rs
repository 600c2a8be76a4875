//! How a game began: the head of its journal.

use players::Level;
use postcard::Deserializer;
use postcard::de_flavors::Slice;
use rules_core::{Game, MAX_PLAYERS, Player, Reasons, Seed};
use saves::Blob;
use serde::{Deserialize, Serialize};
use texts::{Text, console as say};

use crate::records::name::Name;
use crate::records::statistics::Rival;

/// Who makes the decisions of a seat. The order is part of the save format.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Sitter {
    /// A person with the device in their hands.
    #[default]
    Person,
    /// A person whom the guide of a first game leads.
    Pupil,
    /// A computer.
    Computer(Level),
}

impl Sitter {
    /// Returns whether a person sits there.
    pub const fn is_person(self) -> bool {
        !matches!(self, Sitter::Computer(_))
    }

    /// Returns the level of a computer.
    pub const fn level(self) -> Option<Level> {
        if let Sitter::Computer(level) = self { Some(level) } else { None }
    }

    /// Returns who sits there without the guide.
    pub const fn alone(self) -> Self {
        if let Sitter::Pupil = self { Sitter::Person } else { self }
    }

    /// Returns the next kind in the set-up form: a person, then each level.
    pub const fn next(self) -> Self {
        match self {
            Sitter::Person | Sitter::Pupil => Sitter::Computer(Level::Easy),
            Sitter::Computer(Level::Easy) => Sitter::Computer(Level::Medium),
            Sitter::Computer(Level::Medium) => Sitter::Computer(Level::Hard),
            Sitter::Computer(Level::Hard) => Sitter::Person,
        }
    }
}

/// Returns the name of a computer's level.
pub const fn level_name(level: Level) -> Text {
    match level {
        Level::Easy => say::EASY,
        Level::Medium => say::MEDIUM,
        Level::Hard => say::HARD,
    }
}

/// Returns the name of a rival.
pub const fn rival_name(rival: Rival) -> Text {
    match rival {
        Rival::Easy => say::EASY,
        Rival::Medium => say::MEDIUM,
        Rival::FirstHard => say::FIRST_HARD,
        Rival::Hard => say::HARD,
    }
}

/// Who plays a game, and the seed of its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    /// Names by seat.
    pub names: [Name; MAX_PLAYERS],
    /// Who sits there, by seat.
    pub sitters: [Sitter; MAX_PLAYERS],
    /// The seed of the dice.
    pub seed: Seed,
    /// Whether its result counts for best scores: not if the seed was typed or repeated.
    pub ranked: bool,
    /// The version of the rules that it began by: ours, or an earlier one.
    pub rules: u16,
    /// Where it leaves another game, if it is an exercise.
    pub branch: Option<Branch>,
}

/// Where an exercise leaves the game that it is taken from: what was done so far stays, what is drawn is drawn anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Branch {
    /// How many actions both have.
    pub at: u16,
    /// The seed of all that is drawn from there on.
    pub seed: Seed,
}

impl Branch {
    /// Gives the game its new seed if it has just come to this branch.
    pub fn reach<G: Game>(branch: Option<Branch>, length: u16, game: &mut G) {
        if let Some(Branch { seed, .. }) = branch.filter(|branch| branch.at == length) {
            game.redraw(seed);
        }
    }
}

/// How a game began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening<S> {
    /// Who plays it.
    pub company: Company,
    /// The rules' own set-up.
    pub setup: S,
}

/// Why a stored game cannot go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum JournalError {
    /// The game was played by this version of the rules, which is later than ours.
    Version(u16),
    /// The head does not make sense.
    Unreadable,
}

/// Marks a later format: heads of the first one begin with their rules version, which is never 0.
const MARK: u16 = 0;
/// The format of heads that have one. The first had no mark, no sitters, and set-ups of version 1.
const FORMAT: u8 = 2;
/// The format of exercises, which earlier consoles do not know.
const BRANCHED: u8 = 3;

impl Company {
    /// Returns the name of a seat.
    pub fn name(&self, player: Player) -> &Name {
        &self.names[player.index() % self.names.len()]
    }

    /// Returns who sits in a seat.
    pub fn sitter(&self, player: Player) -> Sitter {
        self.sitters[player.index() % self.sitters.len()]
    }

    /// Returns the first seat of a person; of all computers the first.
    pub fn first_person(&self, players: u8) -> Player {
        Player::all(players).find(|&player| self.sitter(player).is_person()).unwrap_or(Player(0))
    }

    /// Returns how many of `players` are persons.
    pub fn people(&self, players: u8) -> usize {
        Player::all(players).filter(|&player| self.sitter(player).is_person()).count()
    }
}

impl<S> Opening<S> {
    /// Returns the head to store of a game by our rules.
    pub fn encode<G: Game<Setup = S>>(&self) -> Blob
    where
        S: Serialize,
    {
        let Opening { company: Company { names, sitters, seed, ranked, branch, .. }, setup } = self;
        let (company, setup) = ((names, sitters, seed, ranked), (G::SETUP_VERSION, setup));
        let mut buffer = [0; 160];
        let head = match branch {
            None => postcard::to_slice(&(MARK, FORMAT, G::RULES_VERSION, company, setup), &mut buffer),
            Some(branch) => {
                postcard::to_slice(&(MARK, BRANCHED, G::RULES_VERSION, branch, company, setup), &mut buffer)
            }
        };
        head.ok().and_then(|head| Blob::from_slice(head).ok()).unwrap_or_default()
    }

    /// Starts the game, or returns each reason why its set-up is impossible.
    #[inline]
    pub fn deal<G: Game<Setup = S>>(&self) -> Result<G, Reasons<G::Refusal>>
    where
        S: Copy,
    {
        // In its final place: a copy would take stack.
        let mut game = G::new(self.setup, self.company.seed);
        if let Ok(game) = &mut game {
            Branch::reach(self.company.branch, 0, game);
        }
        game
    }

    /// Reads a stored head of this or an earlier format.
    pub fn decode<G: Game<Setup = S>>(head: &[u8]) -> Result<Self, JournalError> {
        let mut reader = Deserializer::from_bytes(head);
        let opening = match read(&mut reader)? {
            MARK => {
                let format = read(&mut reader)?;
                if ![FORMAT, BRANCHED].contains(&format) {
                    return Err(JournalError::Unreadable);
                }
                let rules = checked::<G>(read(&mut reader)?)?;
                let branch = if format == BRANCHED { Some(read(&mut reader)?) } else { None };
                let (names, sitters, seed, ranked) = read(&mut reader)?;
                let version = read(&mut reader)?;
                let company = Company { names, sitters, seed, ranked, rules, branch };
                Opening { company, setup: read_setup::<G>(version, &mut reader)? }
            }
            rules => {
                let rules = checked::<G>(rules)?;
                let (names, seed, ranked) = read(&mut reader)?;
                let sitters = [Sitter::Person; MAX_PLAYERS];
                let company = Company { names, sitters, seed, ranked, rules, branch: None };
                Opening { company, setup: read_setup::<G>(1, &mut reader)? }
            }
        };
        Ok(opening)
    }
}

fn read<'a, T: Deserialize<'a>>(reader: &mut Deserializer<'a, Slice<'a>>) -> Result<T, JournalError> {
    T::deserialize(reader).map_err(|_| JournalError::Unreadable)
}

fn read_setup<'a, G: Game>(version: u8, reader: &mut Deserializer<'a, Slice<'a>>) -> Result<G::Setup, JournalError> {
    G::read_setup(version, reader).map_err(|_| JournalError::Unreadable)
}

fn checked<G: Game>(version: u16) -> Result<u16, JournalError> {
    if version <= G::RULES_VERSION { Ok(version) } else { Err(JournalError::Version(version)) }
}

#[cfg(test)]
mod tests {
    use rules_core::dice_game::DiceGame;

    use super::*;

    fn opening() -> Opening<<DiceGame as Game>::Setup> {
        let company = Company {
            names: ["ŒŒŒŒŒŒŒŒŒŒ"; MAX_PLAYERS].map(|name| name.parse().unwrap_or_default()),
            sitters: [Sitter::Person; MAX_PLAYERS],
            seed: Seed::new(u64::MAX),
            ranked: true,
            rules: DiceGame::RULES_VERSION,
            branch: None,
        };
        Opening { company, setup: DiceGame::DEFAULT }
    }

    #[test]
    fn a_head_comes_back_as_it_was() {
        let head = opening().encode::<DiceGame>();
        assert_eq!(Opening::decode::<DiceGame>(&head), Ok(opening()));
        assert_eq!(Opening::decode::<DiceGame>(&head[..head.len() - 1]), Err(JournalError::Unreadable));
    }

    #[test]
    fn a_head_of_an_exercise_says_where_it_leaves_its_game() {
        let mut opening = opening();
        opening.company.branch = Some(Branch { at: u16::MAX, seed: Seed::new(u64::MAX) });
        assert_eq!(Opening::decode::<DiceGame>(&opening.encode::<DiceGame>()), Ok(opening));
    }

    #[test]
    fn an_exercise_draws_anew_from_its_branch_on() {
        let mut opening = opening();
        let before = opening.deal::<DiceGame>();
        for (at, is_same) in [(1, true), (0, false)] {
            opening.company.branch = Some(Branch { at, seed: Seed::new(1) });
            assert_eq!(opening.deal::<DiceGame>() == before, is_same);
        }
    }

    #[test]
    fn a_head_of_the_first_format_is_read() {
        let Opening { company: Company { names, seed, ranked, .. }, setup } = opening();
        let mut buffer = [0; 160];
        let head = postcard::to_slice(&(DiceGame::RULES_VERSION, names, seed, ranked, setup), &mut buffer).unwrap();
        assert_eq!(Opening::decode::<DiceGame>(head), Ok(opening()));
    }

    #[test]
    fn a_head_of_later_rules_says_which_whatever_follows() {
        assert_eq!(Opening::decode::<DiceGame>(&[9, 1, 2, 3]), Err(JournalError::Version(9)));
        assert_eq!(Opening::decode::<DiceGame>(&[0, FORMAT, 9, 1, 2, 3]), Err(JournalError::Version(9)));
        assert_eq!(Opening::decode::<DiceGame>(&[0, BRANCHED + 1, 1]), Err(JournalError::Unreadable));
    }
}
