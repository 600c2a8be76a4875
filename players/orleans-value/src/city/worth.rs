//! What an account is worth: what is missing for each goal, and what the rounds that are left will bring.

use rules_core::Player;
use rules_core::orleans::tables::design::{ACHIEVEMENTS, DUES};
use rules_core::orleans::tables::{
    BOATMAN_COINS, DEVELOPMENT_CITIZENS, KNIGHT_CITIZEN, KNIGHT_DRAWS, STATUS, TRIP_COINS, track_length,
};
use rules_core::orleans::{Character, Counted, Due, Good, Kind, Phase, Place, Toll, Town, Want, Work, citizen};

use crate::step::step;
use crate::tour::{self, distance, towns};

use super::View;
use super::account::Account;

/// Knights that players keep for themselves.
const KNIGHTS_KEPT: i32 = 1;

/// Coins of the team beyond what is due, and the worth of goods, that count.
const SPARE_COINS: i32 = 40;
const SPARE_WORTH: i32 = 30;

/// Followers that count, and those of a kind.
const FOLLOWERS: i32 = 16;
const OF_A_KIND: u8 = 3;

/// The whole of an objective.
const WHOLE: i32 = 6 * SIXTH;
const SIXTH: i32 = 60;

/// The effort that a follower, a technology tile, and a coin or goods worth a coin take for an achievement.
const FOLLOWER_UNITS: i32 = 6;
const TECHNOLOGY_UNITS: i32 = 10;
const COIN_UNITS: i32 = 2;

/// A citizen that is as good as taken, in parts; the one in Le Blanc with the merchant there, and less for each way.
const UNITS: i32 = 256;
const LE_BLANC: i32 = UNITS / 2;
const LE_BLANC_WAY: i32 = 24;

/// Followers of a kind that somebody has who owes one later, and the part of a due that each missing coin counts.
const IN_RESERVE: u8 = 2;
const COIN_PART: i32 = 4;

impl View<'_> {
    /// Returns what an account is worth.
    pub(super) fn worth(&self, account: &Account) -> i32 {
        let w = self.w;
        let missing = |have: u8, wanted: u8| i32::from(wanted.saturating_sub(have));
        let mut work = self.others + self.personal(self.player, account);
        let coins = missing(account.own.treasury, self.goals.treasury);
        let purse = account.coins + self.coins;
        work += w.coin[0] * coins + w.coin[1] * (coins - purse).max(0);
        let knights = missing(account.own.walls, self.goals.walls);
        let ready = account.own.knights + self.knights - KNIGHTS_KEPT;
        work += w.knight[0] * knights + w.knight[1] * (knights - ready.max(0)).max(0);
        let mut worth = 0;
        for good in Good::ALL {
            let goods = missing(account.own.warehouse.of(good), self.goals.warehouse.of(good));
            let have = i32::from(account.goods.of(good)) + i32::from(self.goods.of(good));
            work += w.good[0] * goods + w.good[1] * (goods - have).max(0);
            worth += i32::from(good.value()) * (have - goods).max(0);
        }
        if account.own.bare != 0 {
            work += w.tower[0] * account.own.bare.count_ones() as i32;
            work += w.tower[1] * i32::from(self.web(account));
        }
        let citizens = missing(account.own.saved, self.goals.citizens);
        work += w.citizen * citizens - self.begun(account, citizens);
        let spare = w.spare[0] * purse.min(SPARE_COINS + coins) + w.spare[1] * worth.min(SPARE_WORTH);
        self.engine(account) + spare - work + self.threats(self.player, account) + self.team(account)
    }

    /// Returns how many ways the merchants have to go to build all towers.
    pub(super) fn web(&self, account: &Account) -> u8 {
        match self.towers {
            Some((merchant, bare, web)) if merchant == account.merchant && bare == account.own.bare => web,
            _ => {
                let mut merchants = self.merchants;
                let last = self.rivals.min(merchants.len() - 1);
                merchants[last] = account.merchant;
                tour::web(&merchants[..=last], account.own.bare)
            }
        }
    }

    /// Returns what the citizens count that are begun, as many as are missing.
    fn begun(&self, account: &Account, citizens: i32) -> i32 {
        if citizens == 0 {
            return 0;
        }
        let mut parts = [0; 16];
        let mut count = 0;
        let mut add = |part: i32| {
            if count < parts.len() {
                parts[count] = part.clamp(0, UNITS - 1);
                count += 1;
            }
        };
        let waits = |at: u8| account.own.waiting >> at & 1 == 1;
        for (at, (_, needs)) in ACHIEVEMENTS.iter().enumerate() {
            if waits(citizen::ACHIEVEMENTS + at as u8) {
                add(UNITS * units(&account.own.works[at]) / units(needs));
            }
        }
        let track = |kind: Kind| self.tracks[kind as usize].max(account.tracks[kind as usize]);
        if waits(citizen::KNIGHTS) {
            add(UNITS * i32::from(track(Kind::Knight)) / i32::from(KNIGHT_CITIZEN));
        }
        if waits(citizen::BOATMEN) {
            add(UNITS * i32::from(track(Kind::Boatman)) / BOATMAN_COINS.len() as i32);
        }
        let furthest = self.development.max(account.development);
        for (at, space) in (citizen::DEVELOPMENT..).zip(DEVELOPMENT_CITIZENS) {
            if waits(at) {
                add(UNITS * i32::from(furthest.min(space)) / i32::from(space));
            }
        }
        if waits(citizen::FARMERS) {
            let ends = Kind::TRACKS.map(|kind| i32::from(track(kind)) * UNITS / i32::from(track_length(kind)));
            let all = ends.iter().sum::<i32>() / ends.len() as i32;
            add(all * all / UNITS);
        }
        if waits(citizen::LE_BLANC) {
            add(LE_BLANC - LE_BLANC_WAY * i32::from(distance(account.merchant, 1 << Town::LeBlanc as u8)));
        }
        let mut sum = 0;
        for _ in 0..citizens {
            let Some(most) = (0..parts.len()).max_by_key(|&at| parts[at]) else { break };
            sum += core::mem::take(&mut parts[most]);
        }
        self.w.citizen * sum / UNITS
    }

    /// Returns what is missing of a player's own objective.
    pub(super) fn personal(&self, player: Player, account: &Account) -> i32 {
        let Some(character) =
            self.table.holdings[player.index()].character.filter(|&character| character != Character::EstateManager)
        else {
            return 0;
        };
        let (mut sum, mut way) = (0, 0);
        for (&want, sixths) in character.wants().iter().zip(sixths(character)) {
            let (have, of) = has(account, want);
            sum += sixths * (SIXTH * have.min(of) / of.max(1));
            if let Want::StationsIn(wanted) = want
                && have < of
            {
                let open = towns(|town: Town| wanted.contains(&town) && account.own.inner >> town as u8 & 1 == 0);
                way += i32::from(distance(account.merchant, open));
            }
        }
        self.w.personal[0] * (WHOLE - sum) / WHOLE + self.w.personal[1] * way
    }

    /// Returns what the followers, technology and tiles will do in the rounds that are left.
    fn engine(&self, account: &Account) -> i32 {
        let w = self.w;
        let followers: i32 = account.count.iter().map(|&count| i32::from(count)).sum();
        let draws = i32::from(step(&KNIGHT_DRAWS, account.tracks[Kind::Knight as usize].into()));
        let mut each = w.draw * draws.min(followers) + w.follower * followers.min(FOLLOWERS);
        for (kind, &count) in w.kinds.iter().zip(&account.count) {
            each += kind * i32::from(count.min(OF_A_KIND));
        }
        each += w.promises[0] * account.own.machines + w.promises[1] * account.own.more;
        (each + self.equipment) * self.left
    }

    /// Returns what threatens a player at the end of this round and of the next ones, below zero.
    pub(super) fn threats(&self, player: Player, account: &Account) -> i32 {
        let (table, w) = (self.table, self.w);
        let mut sum = 0;
        let mut coins = account.coins;
        let before = table.phase < Phase::Event;
        if account.merchant == Town::Orleans && self.left > 0 {
            let short = (i32::from(TRIP_COINS) - coins).max(0);
            sum -= w.home * short;
        }
        let toll = table.event.toll();
        let short = match toll {
            _ if !before => 0,
            Toll::Coins { of: Counted::Orleans, .. } => {
                let due = -i32::from(toll.coins(|_| (account.merchant == Town::Orleans).into()));
                let short = (due - coins).max(0);
                coins -= due;
                short
            }
            Toll::Loot(_) if table.has_tower(player) => 0,
            Toll::Loot(worth) => i32::from(u16::from(worth).saturating_sub(account.goods.value())),
            _ => 0,
        };
        if short > 0 {
            sum -= w.due[0] + w.due[1] * short;
        }
        if table.holdings[player.index()].character == Some(Character::EstateManager) {
            let first = usize::from(table.round) - usize::from(table.phase < Phase::Dues).min(usize::from(table.round));
            let (mut coins, mut goods, mut development) = (coins, account.goods, i32::from(account.development));
            for (&due, weight) in DUES.iter().skip(first).zip(w.due) {
                let is_first = weight == w.due[0];
                let short = match due {
                    Due::Coins(some) => {
                        coins -= i32::from(some);
                        let short = (-coins).max(0);
                        coins = coins.max(0);
                        short
                    }
                    Due::Good(good) => i32::from(!goods.take(good)),
                    Due::Development(some) => {
                        development -= i32::from(some);
                        (-development).max(0)
                    }
                    Due::Follower(kind) if is_first => {
                        i32::from(table.holdings[player.index()].market.neutral(kind) == 0)
                    }
                    Due::Follower(kind) => i32::from(account.count[kind as usize] < IN_RESERVE),
                    Due::Technology => i32::from(account.technology == 0),
                    Due::Station => i32::from(account.own.inner == 0),
                    Due::Tile => i32::from(account.own.tiles == 0),
                };
                sum -= if short > 0 { weight + w.due[2] / COIN_PART * short } else { 0 };
            }
        }
        sum
    }

    /// Returns what threatens the team by the event of this round, below zero.
    fn team(&self, account: &Account) -> i32 {
        let coins = (account.coins + self.coins).max(0) as u16;
        let short = i32::from(self.toll.map_or(0, |toll| toll.lacking(coins)));
        if short > 0 { -self.w.due[0] - self.w.due[1] * short } else { 0 }
    }
}

/// Returns how many citizens a character keeps.
pub(super) fn kept(character: Character) -> u8 {
    let citizens = |want: &Want| if let Want::Citizens(count) = want { Some(*count) } else { None };
    character.wants().iter().find_map(citizens).unwrap_or(0)
}

/// Returns how much an account has of what a character wants, and how much that is: status in steps on the development
/// track.
fn has(account: &Account, want: Want) -> (i32, i32) {
    if let Want::Status(status) = want {
        return (account.development.into(), STATUS[usize::from(status) - 1].into());
    }
    let (have, need) = account.assets().of(want);
    (have.into(), need.into())
}

/// Returns what an achievement has or needs, in units of about the same effort.
fn units(work: &Work) -> i32 {
    let followers: u8 = work.followers.iter().sum();
    FOLLOWER_UNITS * i32::from(followers)
        + TECHNOLOGY_UNITS * i32::from(work.technology)
        + COIN_UNITS * i32::from(work.goods.value())
        + COIN_UNITS * i32::from(work.coins)
}

/// Returns how many sixths of a character's objective each of its parts counts.
const fn sixths(character: Character) -> [i32; 3] {
    match character {
        Character::Librarian => [3, 2, 1],
        Character::Scholar => [4, 2, 0],
        Character::Mayor => [2, 4, 0],
        Character::General => [3, 3, 0],
        Character::Fisherman => [2, 2, 2],
        Character::Innkeeper => [2, 4, 0],
        Character::Merchant | Character::Councilman | Character::EstateManager => [6, 0, 0],
    }
}

/// Returns which weight counts for technology on a place.
pub(super) fn machine(place: Place) -> usize {
    match place {
        Place::FarmHouse | Place::Village | Place::University | Place::Castle | Place::Monastery => 0,
        Place::Ship | Place::Wagon | Place::HorseWagon | Place::StageCoach => 1,
        Place::Guildhall => 2,
        Place::Vehicle | Place::GuildHouse => 3,
        _ => 4,
    }
}

/// Returns which weight counts for a place tile.
pub(super) fn class(tile: Place) -> usize {
    match (tile, tile.makes()) {
        (Place::HerbGarden | Place::School | Place::GunpowderTower, _) => 0,
        (_, Some(good)) if good.is_food() => 1,
        (_, Some(_)) => 2,
        (Place::Cellar | Place::Windmill, _) => 3,
        (Place::HorseWagon | Place::StageCoach | Place::Laboratory, _) => 4,
        _ => 5,
    }
}
