//! What other screens show of a game.

use draw::chrome::{Line, append};
use draw::theme::Tints;
use heapless::String;
use rules_core::{Player, Seed, Turn};
use saves::Slot;
use texts::{Language, Text, console as say};

use super::AnySession;
use crate::game::help::Group;
use crate::game::opening::{Branch, Sitter, level_name};
use crate::records::name::{self, Name};
use crate::records::statistics::{Category, Rival};

/// Who plays, in a few words.
pub type Who = String<46, u8>;

impl dyn AnySession + '_ {
    /// Returns the kind of game.
    pub fn slot(&self) -> Slot {
        self.card().slot
    }

    /// Returns the name of the game.
    pub fn name(&self) -> Text {
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

    /// Returns whether it began as one that counts for best scores.
    pub fn ranked(&self) -> bool {
        self.desk().company.ranked
    }

    /// Returns where it leaves another game, if it is an exercise.
    pub fn branch(&self) -> Option<Branch> {
        self.desk().company.branch
    }

    /// Returns whether it began as a lesson.
    pub fn is_taught(&self) -> bool {
        Player::all(self.players()).any(|player| self.desk().company.sitter(player) == Sitter::Pupil)
    }

    /// Returns whether there was a hint since it lies on the table.
    pub fn is_hinted(&self) -> bool {
        self.desk().hinted
    }

    /// Returns a player's name.
    pub fn player_name(&self, player: Player) -> &Name {
        self.desk().company.name(player)
    }

    /// Returns a player's name in at most `room` letters.
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

    /// Returns whether a person plays for this player.
    pub fn is_person(&self, player: Player) -> bool {
        self.desk().company.sitter(player).is_person()
    }

    /// Returns whether a person plays.
    pub fn has_people(&self) -> bool {
        self.is_person(self.desk().holder)
    }

    /// Returns who plays, in a few words.
    pub fn who(&self, language: Language) -> Who {
        let name = |seat| {
            let company = &self.desk().company;
            match company.sitter(seat).level() {
                Some(level) => level_name(level).line(language),
                None => say::as_is(company.name(seat)).line(language),
            }
        };
        let person = name(self.desk().company.first_person(self.players()));
        let (first, second) = (name(Player(0)), name(Player(1)));
        let message = match self.players() {
            _ if self.branch().is_some() => say::who_exercise(&person),
            1 => say::who_alone(&first),
            2 => say::who_two(&first, &second),
            more => say::who_more(&first, &second, more - 2),
        };
        message.string(language)
    }

    /// Returns one line for the title screen.
    pub fn summary(&self, language: Language) -> Line {
        let roles = self.roles();
        let player = roles.decider.unwrap_or(roles.viewer);
        let progress = self.progress(language);
        let message = match self.players() {
            1 => say::summary_alone(&progress, self.points(player)),
            _ => say::summary(&progress, self.player_name(player)),
        };
        message.line(language)
    }

    /// Returns what would be lost with it: how far it is, and everybody's points.
    pub fn stake(&self, language: Language) -> Line {
        let mut points = Line::new();
        for player in Player::all(self.players()) {
            let before = if points.is_empty() { "" } else { ":" };
            append(&mut points, format_args!("{before}{}", self.points(player)));
        }
        say::stake(&self.progress(language), &points).line(language)
    }

    /// Returns the name that a win counts under: of a computer its level, as it is stored.
    pub fn winner(&self, player: Player) -> Name {
        let company = &self.desk().company;
        let level = company.sitter(player).level().and_then(|level| level.name().parse().ok());
        level.unwrap_or_else(|| company.name(player).clone())
    }

    /// Returns where its result counts.
    pub fn category(&self) -> Category {
        let levels = Player::all(self.players()).filter_map(|player| self.desk().company.sitter(player).level());
        let against = levels.max().map(Rival::from);
        Category { slot: self.slot(), kind: self.kind(), players: self.players(), against }
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
