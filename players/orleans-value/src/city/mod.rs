//! The value of a position of Invasion, where nothing counts but the goals of the city and of all characters.
//!
//! It counts what is missing for each goal, and what followers, technology and place tiles will do in the rounds that are
//! left. Filled places are used in advance on a copy of what matters (the `Account`), as in the scenarios with objectives:
//! so a way and the tower at its end count together, and no coin counts for two places.

mod account;
mod acts;
mod worth;

use rules_core::orleans::tables::GOOD_TRADE_GRAIN;
use rules_core::orleans::{
    Crowd, Goals, Goods, Holding, Hourglass, Job, Phase, Place, Position, Space, TeamToll, Town,
};
use rules_core::{MAX_PLAYERS, Player};

use crate::acts::Acts;
use crate::weights;
use crate::weights::{POINT, SHARE};

use account::Account;

/// A game that is lost, and one that is won.
const LOST: i32 = -2_000 * POINT;
const WON: i32 = 1_000 * POINT;

weights! {
    /// The weights of Invasion, in 64ths of a point. An action counts ten points.
    Defence {
        /// A citizen that is missing.
        citizen: i32,
        /// A coin that is missing in the treasury, and what is added if nobody has it.
        coin: [i32; 2],
        /// A knight who is missing on the walls, and what is added if nobody can spare one.
        knight: [i32; 2],
        /// A good that is missing in the warehouse, and what is added if nobody has it.
        good: [i32; 2],
        /// A tower that is missing, and each way of each merchant to the next town for one.
        tower: [i32; 2],
        /// A player's own objective, and a way to a town that it asks for.
        personal: [i32; 2],
        /// A coin of the team, a point of worth of its goods.
        spare: [i32; 2],
        /// What is due at the end of this round, of the next, and of the one after it.
        due: [i32; 3],
        /// A coin that a merchant in Orléans lacks for a trip.
        home: i32,
        /// A follower who is drawn, for each round.
        draw: i32,
        /// A follower, for each round.
        follower: i32,
        /// The first three followers of each kind, for each round.
        kinds: [i32; 7],
        /// Technology, for each round: where it recruits, moves, builds, at the support board, elsewhere.
        machines: [i32; 5],
        /// Technology and a place tile that are still to be chosen, for each round.
        promises: [i32; 2],
        /// Place tiles, for each round: with a lasting rule, makers of food, other makers, of coins, moving, others.
        tiles: [i32; 6],
        /// Shares (of 64) of what a place will bring: if it is whole, and if one or two followers are missing.
        filled: [i32; 3],
        /// The share (of 64) of what a place will bring if all that are missing are on the market.
        at_once: i32,
        /// A follower on a place that is not whole.
        idle: i32,
        /// A follower that can be drawn in the next round.
        drawn: i32,
        /// A follower in the Town Hall whom nobody wants.
        stuck: i32,
    }
}

/// A position as one player sees it, with the weights.
#[derive(Debug)]
struct View<'a> {
    w: &'a Defence,
    table: &'a Position,
    player: Player,
    holding: &'a Holding,
    goals: Goals,
    /// The rounds that are left.
    left: i32,
    /// What the others have together.
    coins: i32,
    goods: Goods,
    knights: i32,
    /// Where their merchants are, and how many they are.
    merchants: [Town; MAX_PLAYERS],
    rivals: usize,
    /// The ways that all merchants have to go for towers, from where the player's is and with those that are missing now.
    towers: Option<(Town, u32, u8)>,
    /// How far the furthest of them is on each track.
    tracks: [u8; 6],
    development: u8,
    /// What the player's technology and place tiles do in each round.
    equipment: i32,
    /// The citizens that the player's character keeps.
    kept: u8,
    /// Grain that the team is paying for.
    bought: u8,
    /// What is missing of the objectives of the others.
    others: i32,
    /// What the event takes from the team.
    toll: Option<TeamToll>,
}

impl Defence {
    /// Returns how good a position is, in 64ths of a point.
    #[inline(never)]
    pub fn value(&self, table: &Position, player: Player) -> i32 {
        if table.won {
            return WON;
        }
        if table.holdings().iter().any(|holding| holding.lost) {
            return LOST;
        }
        View::new(self, table, player).value()
    }
}

impl<'a> View<'a> {
    fn new(w: &'a Defence, table: &'a Position, player: Player) -> Self {
        let holding = &table.holdings[player.index()];
        let mut view = View {
            w,
            table,
            player,
            holding,
            goals: table.goals(),
            left: i32::from(table.setup.rounds()) - i32::from(table.round),
            coins: 0,
            goods: Goods::default(),
            knights: 0,
            merchants: [Town::Orleans; MAX_PLAYERS],
            rivals: 0,
            towers: None,
            tracks: [0; 6],
            development: 0,
            equipment: 0,
            kept: holding.character.map_or(0, worth::kept),
            bought: 0,
            others: 0,
            toll: None,
        };
        // What the team is paying for is as good as paid.
        for job in &table.agenda {
            if let Job::TeamCoins { left, .. } = job {
                view.coins -= i32::from(*left);
                view.bought = u8::from(table.event == Hourglass::GoodTrade) * GOOD_TRADE_GRAIN;
            }
        }
        for other in Player::all(table.setup.players).filter(|&other| other != player) {
            let holding = &table.holdings[other.index()];
            view.coins += i32::from(holding.coins);
            view.goods = view.goods.with(holding.goods);
            view.knights += account::knights(holding);
            if let Some(merchant) = view.merchants.get_mut(view.rivals) {
                *merchant = holding.merchant;
                view.rivals += 1;
            }
            view.tracks.iter_mut().zip(holding.tracks).for_each(|(most, track)| *most = track.max(*most));
            view.development = view.development.max(holding.development);
            let account = Account::of(table, other);
            view.others += view.personal(other, &account) - view.threats(other, &account);
        }
        let equipped = holding.places().filter(|&place| holding.is_equipped(place));
        view.equipment = equipped.map(|place| w.machines[worth::machine(place)]).sum::<i32>()
            + holding.tiles.map(|tile| w.tiles[worth::class(tile)]).sum::<i32>();
        let awaits = table.awaits_event(table.start) || table.phase < Phase::Event;
        view.toll = table.team_toll().filter(|_| awaits);
        view
    }

    fn value(&mut self) -> i32 {
        let (w, holding) = (self.w, self.holding);
        let mut account = Account::of(self.table, self.player);
        self.towers = Some((account.merchant, account.own.bare, self.web(&account)));
        account.own.warehouse.0[0] += self.bought;
        for job in self.table.agenda.iter().rev() {
            self.decide(*job, &mut account);
        }
        let now = self.worth(&account);
        let mut whole = self.used(account, false);
        if self.is_ready(Place::Guildhall) {
            let later = self.used(account, true);
            if self.worth(&later) > self.worth(&whole) {
                whole = later;
            }
        }
        let then = self.worth(&whole);
        let mut sum = now + (then - now) * w.filled[0] / SHARE;
        // Each follower on the market can still be put on one place.
        let planning = self.table.phase == Phase::Planning;
        let mut market = if planning { holding.market } else { Crowd::EMPTY };
        let mut all = holding.bag;
        all.join(holding.market);
        let (mut promised, mut most) = (whole, then);
        for place in holding.places() {
            let spaces = holding.spaces(place);
            let held = spaces.iter().filter(|space| matches!(space, Space::Held(_))).count();
            if held == 0 || self.is_ready(place) {
                continue;
            }
            sum += w.idle * held as i32;
            let missing = spaces.iter().filter(|space| !space.is_filled()).count().max(1);
            let (now, later) = (self.fill(place, &mut market), self.fill(place, &mut all));
            let share = match missing {
                1 | 2 if now && !self.is_barred(place) => w.at_once,
                1 | 2 if later && self.left > 0 => w.filled[missing],
                _ => continue,
            };
            let mut next = promised;
            self.apply(place, &mut next);
            let more = self.worth(&next);
            sum += (more - most).max(0) * share / SHARE;
            if share == w.at_once && more > most {
                (promised, most) = (next, more);
            }
        }
        let waiting =
            holding.standing_on(Place::TownHall).count() as i32 - i32::from(whole.own.sent - account.own.sent);
        let support = [Place::Hostel, Place::Palatinate].map(|place| holding.standing_on(place).count() as i32);
        sum -= w.stuck * (waiting.max(0) + support[0] + support[1]);
        if self.left > 0 {
            let room = holding.market_limit().saturating_sub(holding.market.len());
            sum += i32::from(holding.draws().min(holding.bag.len()).min(room)) * w.drawn;
        }
        sum
    }

    /// Returns whether a place can be used in this round.
    fn is_ready(&self, place: Place) -> bool {
        match place {
            // What they send may come in this round.
            Place::Vehicle | Place::GuildHouse => self.holding.is_whole(place) && !self.is_barred(place),
            _ => self.table.check_use(self.player, place).is_ok(),
        }
    }

    /// Returns the account after using all places that can be used, those that send last, and the Guildhall first or, if
    /// `late`, after the merchant has moved.
    fn used(&self, mut account: Account, late: bool) -> Account {
        const SENDING: [Place; 4] = [Place::TownHall, Place::Vehicle, Place::GuildHouse, Place::Guildhall];
        if !late && self.is_ready(Place::Guildhall) {
            self.apply(Place::Guildhall, &mut account);
        }
        let ready = || self.holding.places().filter(|&place| self.is_ready(place));
        ready().filter(|place| !SENDING.contains(place)).for_each(|place| self.apply(place, &mut account));
        if late {
            self.apply(Place::Guildhall, &mut account);
        }
        let sending = ready().filter(|place| SENDING[..3].contains(place));
        sending.for_each(|place| self.apply(place, &mut account));
        account
    }
}
