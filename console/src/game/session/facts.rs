//! What other screens tell of a game.

use core::fmt::Write;

use draw::chrome::{Line, append, noun};
use draw::line;
use draw::theme::Tints;
use heapless::String;
use rules_core::{Player, Seed, Turn};
use saves::Slot;

use super::AnySession;
use crate::game::help::Group;
use crate::records::name::{self, Name};
use crate::records::statistics::Category;

/// Who plays, in a few words.
pub type Who = String<46, u8>;

impl dyn AnySession + '_ {
    /// Returns the kind of game.
    pub fn slot(&self) -> Slot {
        self.card().slot
    }

    /// Returns the name of the game.
    pub fn name(&self) -> &'static str {
        self.card().name
    }

    /// Returns the seed.
    pub fn seed(&self) -> Seed {
        self.desk().company.seed
    }

    /// Returns the version of the rules that it began by, if ours are later.
    pub fn earlier_rules(&self) -> Option<u16> {
        Some(self.desk().company.rules).filter(|&rules| rules < self.card().rules)
    }

    /// Returns whether its result counts for best scores.
    pub fn ranked(&self) -> bool {
        self.desk().company.ranked && !self.desk().hinted
    }

    /// Returns a player's name.
    pub fn player_name(&self, player: Player) -> &Name {
        self.desk().company.name(player)
    }

    /// Returns a player's name in so many letters or fewer.
    pub fn short_name(&self, player: Player, room: usize) -> Name {
        name::short(&self.desk().company.names, player, room)
    }

    /// Returns whether the game is over.
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Returns how many actions were taken.
    pub fn length(&self) -> u16 {
        self.desk().length
    }

    /// Returns how many persons play.
    pub(super) fn people(&self) -> usize {
        self.desk().company.people(self.players())
    }

    /// Returns the person who plays alone, or with computers.
    pub fn only_person(&self) -> Option<Player> {
        (self.people() == 1).then(|| self.desk().company.first_person(self.players()))
    }

    /// Returns whether a person plays.
    pub fn has_people(&self) -> bool {
        self.desk().company.sitter(self.desk().holder).is_person()
    }

    /// Returns who plays, in a few words.
    pub fn who(&self) -> Who {
        let mut who = Who::new();
        // Two of the longest names and a number fit.
        let _ = match self.players() {
            1 => write!(who, "{} alone", self.winner(Player(0))),
            2 => write!(who, "{} and {}", self.winner(Player(0)), self.winner(Player(1))),
            more => write!(who, "{}, {} +{}", self.winner(Player(0)), self.winner(Player(1)), more - 2),
        };
        who
    }

    /// Returns one line for the title screen.
    pub fn summary(&self) -> Line {
        let roles = self.roles();
        let player = roles.decider.unwrap_or(roles.viewer);
        if self.players() == 1 {
            let points = self.points(player);
            line!("{}, {points} {}", self.progress(), noun(points.unsigned_abs().into(), "point"))
        } else {
            line!("{}, {} plays", self.progress(), self.player_name(player))
        }
    }

    /// Returns what would be lost with it: how far it has come, and everybody's points.
    pub fn stake(&self) -> Line {
        let mut stake = line!("{},", self.progress());
        for (i, player) in Player::all(self.players()).enumerate() {
            let before = if i > 0 { ':' } else { ' ' };
            append(&mut stake, format_args!("{before}{}", self.points(player)));
        }
        stake
    }

    /// Returns the name that a win counts under: of a computer its level.
    pub fn winner(&self, player: Player) -> Name {
        let company = &self.desk().company;
        let level = company.sitter(player).level().and_then(|level| level.name().parse().ok());
        level.unwrap_or_else(|| company.name(player).clone())
    }

    /// Returns where its result counts.
    pub fn category(&self) -> Category {
        let levels = Player::all(self.players()).filter_map(|player| self.desk().company.sitter(player).level());
        Category { slot: self.slot(), kind: self.kind(), players: self.players(), against: levels.max() }
    }

    /// Returns the grade of a finished game that is played alone, or by all together.
    pub fn grade(&self) -> Option<u8> {
        self.grade_now().filter(|_| self.is_over())
    }

    /// Returns the colours of the game.
    pub fn tints(&self) -> &'static Tints {
        self.card().tints
    }

    /// Returns the help of the game.
    pub fn help(&self) -> &'static [Group] {
        self.card().help
    }
}
