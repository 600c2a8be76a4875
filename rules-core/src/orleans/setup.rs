//! The plain value a game starts from, and what follows from it.

use serde::{Deserialize, Serialize};

use crate::orleans::parts::{Crowd, Goods, Hourglass, Order, Place, Places, Stack};
use crate::orleans::scenarios::rules::{DIGNITARY_GOAL, Layout, Rules, Tiles};
use crate::orleans::scenarios::{Level, Objective, Scenario};
use crate::orleans::tables::{self, Deed};
use crate::{Phrase, Reasons};

/// The plain value a game starts from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Setup {
    /// 1 to 5.
    pub players: u8,
    /// Which game.
    pub scenario: Scenario,
    /// The base game with the seven place tiles of Invasion.
    pub invasion_tiles: bool,
    /// The base game with the later printing's three stacks of events.
    pub stacks: bool,
    /// How hard a scenario is.
    pub level: Level,
    /// Invasion with characters of choice, not dealt ones.
    pub choose_characters: bool,
}

impl Setup {
    /// Returns the base game for this many players.
    pub const fn base(players: u8) -> Setup {
        Setup { players, ..Setup::of(Scenario::Base) }
    }

    /// Returns a scenario for as few players as can play it.
    pub const fn of(scenario: Scenario) -> Setup {
        let setup = Setup {
            players: 2,
            scenario,
            invasion_tiles: false,
            stacks: false,
            level: Level::Normal,
            choose_characters: false,
        };
        Setup { players: setup.rules().players.0, ..setup }
    }

    /// Returns each thing that is wrong with it as an error.
    pub fn check(&self) -> Result<(), Reasons<Refusal>> {
        let rules = self.rules();
        let (least, most) = rules.players;
        let options = self.scenario == Scenario::Base || !self.invasion_tiles && !self.stacks;
        let verdicts = [
            ((least..=most).contains(&self.players), Refusal::Players),
            (rules.levels.contains(&self.level), Refusal::Level),
            (options, Refusal::Option),
            (self.scenario == Scenario::Invasion || !self.choose_characters, Refusal::Characters),
        ];
        let reasons: Reasons<_> = verdicts.into_iter().filter(|(fits, _)| !fits).map(|(_, reason)| reason).collect();
        if reasons.is_empty() { Ok(()) } else { Err(reasons) }
    }

    /// Changes to another scenario, and takes back what it does not know.
    pub(crate) fn set_scenario(&mut self, scenario: Scenario) {
        self.scenario = scenario;
        if !self.rules().levels.contains(&self.level) {
            self.level = Level::Normal;
        }
        if scenario != Scenario::Base {
            (self.invasion_tiles, self.stacks) = (false, false);
        }
        self.choose_characters &= scenario == Scenario::Invasion;
    }

    /// Returns the set-up for another number of players: with another scenario, if this one is not for that many.
    pub(crate) fn with_players(mut self, players: u8) -> Setup {
        self.players = players;
        if !self.scenario.is_for(players) {
            let scenario = Scenario::ALL.into_iter().find(|scenario| scenario.is_for(players));
            self.set_scenario(scenario.unwrap_or(self.scenario));
        }
        self
    }

    /// Returns the data of its scenario.
    pub(crate) const fn rules(&self) -> &'static Rules {
        self.scenario.rules()
    }

    /// Returns whether so few play that Invasion has more rounds, and takes fewer tiles.
    pub const fn is_for_few(&self) -> bool {
        self.players <= Stack::FEW
    }

    /// Returns how many rounds are played.
    pub const fn rounds(&self) -> u8 {
        match self.scenario {
            Scenario::Invasion if !self.is_for_few() => 16,
            _ => self.rules().rounds,
        }
    }

    /// Returns the events of all rounds, where they are known from the start.
    pub const fn known_events(&self) -> &'static [Hourglass] {
        match self.rules().events {
            Order::Fixed(events) => events,
            Order::Stack(_) => &[],
        }
    }

    /// Returns the beneficial deeds.
    pub const fn deeds(&self) -> &'static [Deed] {
        self.rules().deeds
    }

    /// Returns the objectives that each player has.
    pub const fn objectives(&self) -> &'static [Objective] {
        self.rules().objectives
    }

    /// Returns the place tiles that can be in the game, those of the players among them.
    pub const fn place_tiles(&self) -> Places {
        let own = match self.rules().own_tile {
            Some(tile) => Places::of(&[tile]),
            None => Places::NONE,
        };
        let all = Place::BASE_TILES.or(Place::INVASION_TILES);
        let supply = match self.rules().tiles {
            Tiles::Option if !self.invasion_tiles => Place::BASE_TILES,
            Tiles::Option | Tiles::Chosen => all,
            Tiles::All(tiles) | Tiles::Drawn(tiles) => tiles,
        };
        supply.or(own)
    }

    /// Returns the place tile that everybody has from the start.
    pub const fn own_tile(&self) -> Option<Place> {
        self.rules().own_tile
    }

    /// Returns the neutral followers in the game, by kind.
    pub const fn followers(&self) -> [u8; 7] {
        match self.rules().followers {
            Some(followers) => followers,
            // No set-up for more players passes its check.
            None => tables::FOLLOWERS[if self.players > 5 { 5 } else { self.players as usize }],
        }
    }

    /// Returns the goods in the game.
    pub const fn goods(&self) -> Goods {
        match self.rules().goods {
            Layout::None => Goods([0; 5]),
            _ => tables::GOODS,
        }
    }

    /// Returns for how many players goods are laid on the map.
    pub const fn goods_players(&self) -> u8 {
        match self.rules().goods {
            Layout::Players(Some(players)) => players,
            Layout::Ways(_) => 2,
            _ => self.players,
        }
    }

    /// Returns the citizens in the game.
    pub const fn citizens(&self) -> u8 {
        self.rules().citizens.count_ones() as u8 + self.rules().citizen_supply
    }

    /// Returns the followers of each player at the start.
    pub(crate) fn first_market(&self) -> Crowd {
        self.rules().market.iter().copied().collect()
    }

    /// Returns whether objectives or citizens decide, instead of points.
    pub const fn has_goals(&self) -> bool {
        self.is_won_together() || !self.rules().objectives.is_empty()
    }

    /// Returns whether the game is won or lost by one who plays alone, or by all together.
    pub const fn is_won_together(&self) -> bool {
        self.rules().players.1 == 1 || matches!(self.scenario, Scenario::Invasion)
    }

    /// Returns how many citizens the Dignitary has to collect; `None` in other scenarios.
    pub const fn citizen_goal(&self) -> Option<u8> {
        match (self.scenario, self.level) {
            (Scenario::Dignitary, Level::Easy) => Some(DIGNITARY_GOAL.1),
            (Scenario::Dignitary, _) => Some(DIGNITARY_GOAL.0),
            _ => None,
        }
    }
}

/// Why a set-up is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Not as many players as the scenario is for.
    Players,
    /// The scenario has no such level.
    Level,
    /// An option of the base game.
    Option,
    /// Only Invasion has characters.
    Characters,
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        match self {
            Refusal::Players => "not for so many players",
            Refusal::Level => "the scenario has no such level",
            Refusal::Option => "an option of the base game",
            Refusal::Characters => "only Invasion has characters",
        }
    }
}
