//! The goals of the scenarios for one player: citizens, objectives, deliveries, and paying for every event on the way.

use rules_core::Player;
use rules_core::orleans::tables::{DEVELOPMENT_CITIZENS, KNIGHT_CITIZEN};
use rules_core::orleans::{DIGNITARY_TOWNS, Kind, Phase, Place, Position, Town, citizen};

use crate::aims::{Aims, GOAL, WON};
use crate::payments::upkeep;
use crate::{tour, weights};

weights! {
    /// The weights of goals, in 64ths of a point.
    Goals {
        /// A step on the development track that a goal lacks.
        development: i32,
        /// A deed with a citizen, by the square of its progress.
        deed: i32,
        /// A knight on the way to a citizen.
        knight: i32,
        /// A way of the tour through all towns of goals.
        tour: i32,
        /// A way to the nearest town where something can be done.
        near: i32,
        /// A coin that will be missing for an event of the next rounds.
        upkeep: i32,
        /// Each of the first three followers of a kind, for each round that is left.
        kinds: [i32; 7],
        /// A follower who finds work, for each round that is left.
        hands: i32,
        /// A follower that a place tile takes for a use.
        effort: i32,
        /// What technology adds for each round where it moves the merchant, builds stations, recruits.
        machines: [i32; 3],
    }
}

impl Goals {
    /// Returns what the goals of the scenario ask of its player.
    pub fn aims(&self, table: &Position, player: Player) -> Aims {
        let holding = &table.holdings[player.index()];
        let mut aims = Aims { alone: true, progress: WON * i32::from(table.won), ..Aims::default() };
        aims.progress += i32::from(holding.citizens) * GOAL + ease(table);
        aims.citizen = GOAL;
        let ahead = (0..).zip(DEVELOPMENT_CITIZENS).find(|&(at, _)| table.citizen_waits(citizen::DEVELOPMENT + at));
        if let Some((_, space)) = ahead {
            aims.development = self.development;
            aims.progress += self.development * i32::from(holding.development.min(space));
        }
        self.citizens(table, player, &mut aims);
        let missing = upkeep(table, player, holding.coins, holding.goods);
        aims.progress -= self.upkeep * missing;
        // While planning, coins that places will bring may cover it. Later only coins that are there do: otherwise
        // several places would count for the same debt.
        if table.phase == Phase::Planning {
            aims.missing = missing;
        }
        let waits = |at: &usize| table.citizen_waits(citizen::TOWNS + *at as u8);
        let waiting = (0..DIGNITARY_TOWNS.len()).filter(waits).fold(0, |waiting, at| waiting | 1 << at);
        if waiting > 0 {
            aims.ways = Town::ALL.map(|town| self.way(town, waiting));
        }
        aims
    }

    /// Returns the cost of the way from a town through those where citizens wait; `waiting` has a bit for each of the
    /// Dignitary's towns.
    fn way(&self, from: Town, waiting: u8) -> i32 {
        let (mut near, mut whole) = (u8::MAX, u8::MAX);
        for (first, &town) in DIGNITARY_TOWNS.iter().enumerate() {
            if waiting >> first & 1 == 1 {
                let ways = from.steps_to(town);
                near = near.min(ways);
                whole = whole.min(ways + tour::citizens(waiting, first));
            }
        }
        self.tour * i32::from(whole) + self.near * i32::from(near)
    }

    /// Returns what technology on a place adds for each round.
    pub fn machine(&self, place: Place) -> i32 {
        match place {
            Place::Wagon | Place::HorseWagon => self.machines[0],
            Place::Ship => self.machines[0] / SHIP,
            Place::Guildhall => self.machines[1],
            Place::FarmHouse | Place::Village | Place::University | Place::Castle => self.machines[2],
            _ => 0,
        }
    }

    /// Adds the progress towards citizens: on deeds, and on the knights' track.
    fn citizens(&self, table: &Position, player: Player, aims: &mut Aims) {
        let holding = &table.holdings[player.index()];
        for at in 0..table.setup.deeds().len() {
            aims.progress += self.deed(table, at, 0);
        }
        if table.citizen_waits(citizen::KNIGHTS) {
            aims.progress += self.knight * i32::from(holding.track(Kind::Knight).min(KNIGHT_CITIZEN));
        }
    }

    /// Returns what a deed is worth with the followers that it has, and some more.
    pub fn deed(&self, table: &Position, at: usize, more: i32) -> i32 {
        let deed = &table.setup.deeds()[at];
        if !table.citizen_waits(citizen::DEEDS + at as u8) {
            return 0;
        }
        let needed: i32 = deed.wants.iter().map(|&wanted| i32::from(wanted)).sum();
        let have = more + table.deeds[at].iter().map(|&have| i32::from(have)).sum::<i32>();
        self.deed * have * have / (needed * needed).max(1)
    }
}

/// What technology on a wagon adds is divided by this for a ship.
const SHIP: i32 = 2;

/// The deeds of the Dignitary that are easily done.
const PAPAL_CONCLAVE: u8 = citizen::DEEDS + 1;
const ASTRONOMY: u8 = citizen::DEEDS + 3;
const BOATMENS_GUILD: u8 = citizen::DEEDS + 4;
const PEACE_TREATY: u8 = citizen::DEEDS + 6;

/// The citizens of the Dignitary that are easily reached: those at 3 and 18 on the development track among them.
const EASY: [u8; 7] = [
    citizen::DEVELOPMENT,
    citizen::DEVELOPMENT + 1,
    citizen::KNIGHTS,
    PAPAL_CONCLAVE,
    ASTRONOMY,
    BOATMENS_GUILD,
    PEACE_TREATY,
];

/// What such a citizen adds while it waits: a little, between equals.
const EASE: i32 = 6;

/// Returns a little for each citizen that waits where it is easily reached.
fn ease(table: &Position) -> i32 {
    EASE * EASY.into_iter().filter(|&at| table.citizen_waits(at)).count() as i32
}
