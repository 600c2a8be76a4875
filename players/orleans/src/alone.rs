//! What those who play alone go for: citizens, objectives, deliveries, and not to starve on the way.

use rules_core::Player;
use rules_core::orleans::tables::{DEVELOPMENT_CITIZENS, KNIGHT_CITIZEN, STATUS};
use rules_core::orleans::{DIGNITARY_TOWNS, Goal, Good, Goods, Hourglass, Kind, Phase, Place, Position, Town, citizen};

use crate::aims::{Aims, MET, upkeep};
use crate::tour::{distances, tours, towns};

/// The coins that a food saves.
const FOOD: i32 = 2;

/// The weights of goals, in tenths of points.
#[derive(Clone, Debug)]
pub struct Goals {
    /// A coin that goals or events will take.
    pub coin: i32,
    /// What a coin adds to that while there is a time limit.
    pub soon: i32,
    /// A good that a delivery wants, for each point of its value; the same for any other good.
    pub goods: [i32; 2],
    /// A station or a citizen that a goal lacks.
    pub factor: i32,
    /// A step on the development track that a goal lacks.
    pub development: i32,
    /// A deed with a citizen, by the square of its progress.
    pub deed: i32,
    /// A knight on the way to a citizen.
    pub knight: i32,
    /// A way of the tour through all towns of goals.
    pub tour: i32,
    /// A way to the nearest town where something can be done.
    pub near: i32,
    /// A coin that will be missing for an event of the next rounds.
    pub upkeep: i32,
    /// Each of the first three followers of a kind, for each round that is left, in 64ths of a point.
    pub kinds: [i32; 7],
    /// A follower who finds work, for each round that is left, in 64ths of a point.
    pub hands: i32,
    /// A follower that a place tile takes for a use, in 64ths of a point.
    pub effort: i32,
    /// What technology adds for each round where it moves the merchant, builds stations, recruits; in 64ths of a point.
    pub machines: [i32; 3],
}

impl Goals {
    /// A game without goals.
    pub const NONE: Goals = Goals {
        coin: 0,
        soon: 0,
        goods: [0; 2],
        factor: 0,
        development: 0,
        deed: 0,
        knight: 0,
        tour: 0,
        near: 0,
        upkeep: 0,
        kinds: [0; 7],
        hands: 0,
        effort: 0,
        machines: [0; 3],
    };

    /// Shows every weight to `visit`, always in the same order.
    pub fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        visit(&mut self.coin);
        visit(&mut self.soon);
        self.goods.iter_mut().for_each(&mut *visit);
        visit(&mut self.factor);
        visit(&mut self.development);
        visit(&mut self.deed);
        visit(&mut self.knight);
        visit(&mut self.tour);
        visit(&mut self.near);
        visit(&mut self.upkeep);
        self.kinds.iter_mut().for_each(&mut *visit);
        visit(&mut self.hands);
        visit(&mut self.effort);
        self.machines.iter_mut().for_each(visit);
    }

    /// Returns what the goals of the scenario ask of its player.
    pub fn aims(&self, table: &Position, player: Player) -> Aims {
        let holding = &table.holdings[player.index()];
        let mut aims = Aims { alone: true, come: 100 * MET * i32::from(table.won), ..Aims::default() };
        // The towns where something can be done now, and where it can be done later, a bit each.
        let (mut now, mut later) = (0_u32, 0_u32);
        let (mut wanted, mut coins) = (Goods::default(), 0);
        if table.setup.citizen_goal().is_some() {
            now = towns(|town| citizen_waits_in(table, town));
            aims.come += i32::from(holding.citizens) * MET + ease(table.citizens);
            aims.citizen = MET;
            let ahead = (0..).zip(DEVELOPMENT_CITIZENS).find(|&(at, _)| table.citizen_waits(citizen::DEVELOPMENT + at));
            if let Some((_, space)) = ahead {
                aims.development = self.development;
                aims.come += self.development * i32::from(holding.development.min(space));
            }
        }
        for (at, objective) in table.setup.objectives().iter().enumerate() {
            if table.has_met(player, at) {
                aims.come += MET;
                continue;
            }
            let mut deliver = |town: Town, ready: bool| *if ready { &mut now } else { &mut later } |= 1 << town as u8;
            match objective.goal {
                Goal::Station(town) => {
                    deliver(town, true);
                    aims.stations.1 += MET * i32::from(holding.merchant == town);
                }
                Goal::Development(points) => {
                    let factors = i32::from(table.stations_of(player) + holding.citizens);
                    let short = |more: u8, factors: i32| self.short(points.into(), holding.development + more, factors);
                    let now = short(0, factors);
                    aims.come -= now;
                    aims.citizen += now - short(0, factors + 1);
                    aims.stations.0 += now - short(0, factors + 1);
                    aims.development = now - short(1, factors);
                }
                Goal::Coins(_, Some(round)) if table.round >= round => {}
                Goal::Coins(cost, limit) => {
                    coins += i32::from(cost);
                    if limit.is_some() {
                        aims.coin += self.soon * i32::from(holding.coins < cost);
                        aims.come += self.soon * i32::from(holding.coins.min(cost));
                    }
                }
                // What only has to be handed over.
                Goal::Deliver(town, goods) if holding.merchant == town && holding.goods.covers(goods) => {
                    aims.come += MET / 2
                }
                Goal::Worth(town, worth) if holding.merchant == town && holding.goods.value() >= worth.into() => {
                    aims.come += MET / 2;
                }
                Goal::Deliver(town, goods) => {
                    deliver(town, holding.goods.covers(goods));
                    wanted = wanted.with(goods);
                }
                Goal::Worth(town, worth) => {
                    let short = i32::from(worth) - i32::from(holding.goods.value());
                    deliver(town, short <= 0);
                    aims.come -= self.goods[0] * short.max(0);
                    if short > 0 {
                        Good::ALL.into_iter().for_each(|good| {
                            aims.goods[good as usize] += self.goods[0] * i32::from(good.value()).min(short);
                        });
                    }
                    if short > -5 {
                        aims.kept = aims.goods;
                    }
                }
                Goal::Status(_) | Goal::Stations(_) | Goal::Fabrics(..) => {}
            }
        }
        if aims.citizen > 0 {
            self.citizens(table, player, &mut aims);
        }
        // What is wanted costs coins as long as it is missing; what is spare feeds, or can be sold.
        let mut hungry = feeding(table);
        for good in Good::ALL {
            let (have, want, value) = (holding.goods.of(good), wanted.of(good), i32::from(good.value()));
            let (taken, spare) = (self.goods[0] * value, self.goods[1] * value);
            let fed = i32::from(good.is_food() && hungry > 0) * FOOD;
            aims.come += taken * i32::from(have.min(want)) + spare * i32::from(have.saturating_sub(want));
            aims.goods[good as usize] += if have < want { taken + self.coin * value } else { spare + self.coin * fed };
            aims.kept[good as usize] += if have <= want { taken + self.coin * value } else { spare + self.coin * fed };
            coins += value * i32::from(want.saturating_sub(have));
            if good.is_food() {
                hungry -= FOOD * i32::from(have.saturating_sub(want));
            }
        }
        coins += hungry.max(0);
        let missing = upkeep(table, player, holding.coins, holding.goods);
        aims.come -= self.coin * (coins - i32::from(holding.coins)).max(0) + self.upkeep * missing;
        aims.coin += self.coin * i32::from(coins > holding.coins.into());
        // What is put somewhere may help; who acts must help it now, or several places would promise the same.
        if missing > 0 && table.phase == Phase::Planning {
            aims.missing = missing;
            for good in Good::ALL {
                let mut more = holding.goods;
                more.add(good);
                aims.goods[good as usize] += self.upkeep * (missing - upkeep(table, player, holding.coins, more));
            }
        }
        let near = if now > 0 { distances(now) } else { [0; Town::ALL.len()] };
        let tour = tours(now | later);
        aims.ways = core::array::from_fn(|at| self.tour * i32::from(tour[at]) + self.near * i32::from(near[at]));
        aims
    }

    /// Returns what technology on a place adds for each round.
    pub fn machine(&self, place: Place) -> i32 {
        match place {
            Place::Wagon | Place::HorseWagon => self.machines[0],
            Place::Ship => self.machines[0] / 2,
            Place::Guildhall => self.machines[1],
            Place::FarmHouse | Place::Village | Place::University | Place::Castle => self.machines[2],
            _ => 0,
        }
    }

    /// Returns what points from development lack, with the status that is cheapest to reach.
    fn short(&self, points: i32, development: u8, factors: i32) -> i32 {
        let missing = |(status, &from): (i32, &u8)| {
            let factors = ((points + status - 1) / status - factors).max(0);
            self.factor * factors + self.development * i32::from(from.saturating_sub(development))
        };
        (1..).zip(&STATUS).map(missing).min().unwrap_or(0)
    }

    /// Adds how far the ways to citizens have come: deeds, and the knights' track.
    fn citizens(&self, table: &Position, player: Player, aims: &mut Aims) {
        let holding = &table.holdings[player.index()];
        for at in 0..table.setup.deeds().len() {
            aims.come += self.deed(table, at, 0);
        }
        if table.citizen_waits(citizen::KNIGHTS) {
            aims.come += self.knight * i32::from(holding.track(Kind::Knight).min(KNIGHT_CITIZEN));
        }
    }

    /// Returns what a deed is worth as far as it has come, with some followers more.
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

/// Returns the coins that feeding will take.
fn feeding(table: &Position) -> i32 {
    let met = usize::from(table.round) - usize::from(table.round > 0 && table.phase != Phase::Event);
    let coins = |event: &Hourglass| match event {
        Hourglass::Feeding => 2,
        Hourglass::GreatFeast => 4,
        _ => 0,
    };
    table.setup.known_events().iter().skip(met).map(coins).sum()
}

fn citizen_waits_in(table: &Position, town: Town) -> bool {
    let place = DIGNITARY_TOWNS.into_iter().position(|other| other == town);
    place.is_some_and(|place| table.citizen_waits(citizen::TOWNS + place as u8))
}

/// Where the Dignitary's citizens are easily reached: the development track at 3 and 18, the knights' track, Papal
/// Conclave, Astronomy, Boatmen's Guild and Peace Treaty.
const EASY: u32 = 0b101_1010 << citizen::DEEDS | 0b1011;

/// Returns a little for each citizen that waits where it is easily reached.
fn ease(citizens: u32) -> i32 {
    (citizens & EASY).count_ones() as i32
}
