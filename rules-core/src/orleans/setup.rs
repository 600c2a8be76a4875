//! What a game starts from, and how the table is set.

use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};

use crate::choice::{Category as Statistics, Choice, Scope, Value};
use crate::{Dice, Phrase, Player, Reasons};

use super::city::{Character, FIRST_TOWERS, NEUTRAL_TOWER};
use super::hourglass::{Hourglass, Order, Stack};
use super::job::Lying;
use super::map::WAYS;
use super::place::{Category, Place};
use super::scenario::{Layout, Level, Scenario, Tiles};
use super::state::{Holding, Position};
use super::tables;
use super::{Orleans, prosperity};

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
    /// Returns the base game for so many players.
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
    fn set_scenario(&mut self, scenario: Scenario) {
        self.scenario = scenario;
        if !self.rules().levels.contains(&self.level) {
            self.level = Level::Normal;
        }
        if scenario != Scenario::Base {
            (self.invasion_tiles, self.stacks) = (false, false);
        }
        self.choose_characters &= scenario == Scenario::Invasion;
    }

    /// Returns the set-up for another number of players: with another scenario, if this one is not for so many.
    pub(super) fn with_players(mut self, players: u8) -> Setup {
        self.players = players;
        if !self.scenario.is_for(players) {
            let scenario = Scenario::ALL.into_iter().find(|scenario| scenario.is_for(players));
            self.set_scenario(scenario.unwrap_or(self.scenario));
        }
        self
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

/// What an untouched form shows.
pub(super) const DEFAULT: Setup = Setup::base(3);

/// The options beside the number of players.
pub(super) const CHOICES: &[Choice<Setup>] = &[
    Choice {
        key: "scenario",
        label: "Scenario",
        about: "The base game, or one with goals and rules of its own.",
        scope: Scope::Table,
        values: &[
            Value::new("base", "Base game"),
            Value::new("prosperity", "Prosperity"),
            Value::new("invasion", "Invasion"),
            Value::new("duel", "The Duel"),
            Value::new("dignitary", "The Dignitary"),
            Value::new("vierzon", "Capital Vierzon"),
            Value::new("salesman", "Salesman"),
        ],
        get: |setup, _| setup.scenario as u8,
        set: |setup, _, value| setup.set_scenario(scenario(value)),
        fits: |setup, value| scenario(value).is_for(setup.players),
        shown: |_| true,
        category: Some(Statistics {
            weight: 4,
            words: &["base", "prosperity", "invasion", "duel", "dignitary", "Vierzon", "salesman"],
        }),
    },
    Choice {
        key: "level",
        label: "Level",
        about: "How hard the goals of the scenario are.",
        scope: Scope::Table,
        values: &[
            Value::new("easy", "easy"),
            Value::new("normal", "normal"),
            Value::new("hard", "hard"),
            Value::new("hardest", "hardest"),
        ],
        get: |setup, _| setup.level as u8,
        set: |setup, _, value| setup.level = level(value),
        fits: |setup, value| setup.rules().levels.contains(&level(value)),
        shown: |setup| setup.rules().levels.len() > 1,
        category: Some(Statistics { weight: 1, words: &["easy", "normal", "hard", "hardest"] }),
    },
    Choice {
        key: "characters",
        label: "Characters",
        about: "Whether characters are dealt by lot or chosen.",
        scope: Scope::Table,
        values: &[Value::new("dealt", "dealt"), Value::new("chosen", "chosen")],
        get: |setup, _| setup.choose_characters.into(),
        set: |setup, _, value| setup.choose_characters = value == 1,
        fits: |setup, value| value == 0 || setup.scenario == Scenario::Invasion,
        shown: |setup| setup.scenario == Scenario::Invasion,
        category: None,
    },
    Choice {
        key: "tiles",
        label: "Place tiles",
        about: "Which place tiles can be had.",
        scope: Scope::Table,
        values: &[Value::new("base", "of the base game"), Value::new("invasion", "and of Invasion")],
        get: |setup, _| setup.invasion_tiles.into(),
        set: |setup, _, value| setup.invasion_tiles = value == 1,
        fits: |setup, value| value == 0 || setup.scenario == Scenario::Base,
        shown: |setup| setup.scenario == Scenario::Base,
        category: None,
    },
    Choice {
        key: "events",
        label: "Events",
        about: "All events shuffled, or in three stacks from mild to hard.",
        scope: Scope::Table,
        values: &[Value::new("shuffled", "shuffled"), Value::new("stacks", "stacks A, B, C")],
        get: |setup, _| setup.stacks.into(),
        set: |setup, _, value| setup.stacks = value == 1,
        fits: |setup, value| value == 0 || setup.scenario == Scenario::Base,
        shown: |setup| setup.scenario == Scenario::Base,
        category: None,
    },
];

/// Returns the scenario at an index of the list.
fn scenario(value: u8) -> Scenario {
    Scenario::ALL[usize::from(value) % Scenario::ALL.len()]
}

/// Returns the level at an index of the list.
fn level(value: u8) -> Level {
    Level::ALL[usize::from(value) % Level::ALL.len()]
}

/// Sets the table for a checked set-up.
pub(super) fn start(setup: Setup, mut dice: Pcg32) -> Orleans {
    let rules = setup.rules();
    let mut table = Position::empty(setup);
    table.start = Player(dice.below(setup.players.into()) as u8);
    lay_goods(&mut table, &mut dice);
    lay_tiles(&mut table, &mut dice);
    if setup.scenario == Scenario::Invasion {
        table.stack = match setup.level {
            Level::Easy => Stack::of_invasion(setup.players, &tables::design::LIGHTNING),
            Level::Normal => Stack::of_invasion(setup.players, &[]),
            Level::Hard | Level::Hardest => Stack::of_invasion(setup.players, &Hourglass::HELP),
        };
        let towers = [0, 0, 7, 3, 0, 0][usize::from(setup.players)];
        for town in &FIRST_TOWERS[..towers] {
            table.stations[*town as usize] |= 1 << NEUTRAL_TOWER;
        }
    } else if let Order::Stack(_) = rules.events {
        table.stack = if setup.stacks { Stack::layered(6) } else { Stack::shuffled(18) };
    }
    for holding in &mut table.holdings[..usize::from(setup.players)] {
        *holding = Holding { market: setup.first_market(), ..Holding::new(&setup) };
        rules.own_tile.into_iter().for_each(|tile| holding.tiles.insert(tile));
        for follower in holding.market.iter().filter(|follower| !follower.is_own()) {
            table.piles[follower.kind() as usize] -= 1;
        }
    }
    if setup.scenario == Scenario::Invasion && !setup.choose_characters {
        let mut characters = Character::ALL;
        dice.shuffle(&mut characters);
        for (holding, character) in table.holdings[..usize::from(setup.players)].iter_mut().zip(characters) {
            holding.character = Some(character);
        }
    }
    if setup.scenario == Scenario::Prosperity {
        prosperity::deal(&mut table, &mut dice);
    }
    let mut game = Orleans { table, dice };
    game.prepare(&mut |_| ());
    game.advance(&mut |_| ());
    game
}

/// Removes some goods unseen, lays some on the map, and sorts the rest into the market.
fn lay_goods(table: &mut Position, dice: &mut Pcg32) {
    let players = table.setup.goods_players();
    let layout = table.setup.rules().goods;
    let removed = match layout {
        Layout::Players(_) | Layout::FaceDown => tables::GOODS_REMOVED[usize::from(players)],
        Layout::None => 0,
        Layout::Ways(_) => tables::GOODS.total() - tables::VIERZON_GOODS,
    };
    for _ in 0..removed {
        if let Some(good) = table.market.draw(dice) {
            table.gone.add(good);
        }
    }
    for (number, (way, spaces)) in WAYS.iter().zip(&mut table.map).enumerate() {
        let count = match layout {
            Layout::Players(_) | Layout::FaceDown => way.spaces(players),
            Layout::None => 0,
            Layout::Ways(ways) => usize::from(ways.contains(&(number as u8))),
        };
        for space in &mut spaces[..count] {
            let Some(good) = table.market.draw(dice) else { continue };
            *space = Some(if layout == Layout::FaceDown { Lying::Down } else { Lying::Open(good) });
            if layout == Layout::FaceDown {
                table.face_down.add(good);
            }
        }
    }
}

/// Draws the place tiles of the game where not all are in it; those that the players will choose from are out.
fn lay_tiles(table: &mut Position, dice: &mut Pcg32) {
    let rules = table.setup.rules();
    rules.own_tile.into_iter().for_each(|tile| {
        table.tiles.remove(tile);
    });
    match rules.tiles {
        Tiles::Option | Tiles::All(_) => {}
        Tiles::Chosen => table.tiles_gone = core::mem::take(&mut table.tiles),
        Tiles::Drawn(_) => {
            for category in [Category::One, Category::Two] {
                let mut rest: heapless::Vec<Place, { Place::ALL.len() }> =
                    table.tiles.filter(|tile| tile.category() == category).collect();
                for _ in 0..tables::TILES_DRAWN.min(rest.len()) {
                    rest.swap_remove(dice.below(rest.len() as u32) as usize);
                }
                for tile in rest {
                    table.tiles.remove(tile);
                    table.tiles_gone.insert(tile);
                }
            }
        }
    }
}
