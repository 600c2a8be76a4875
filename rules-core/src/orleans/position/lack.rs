//! What the event of the round takes, and what would lose the game.

use super::holding::Holding;
use super::state::Position;
use crate::Player;
use crate::orleans::job::{Job, Phase};
use crate::orleans::parts::{Counted, Due, FISHING, Follower, Good, Hourglass, Kind, Place, Toll, Town};
use crate::orleans::scenarios::rules::Debt;

/// What somebody has too little of: the game is lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lack {
    /// This many coins.
    Coins(u16),
    /// Food, or coins instead.
    Food {
        /// How many.
        food: u8,
        /// How many coins do as well; 0 if none do.
        coins: u8,
    },
    /// A good of this type.
    Good(Good),
    /// Goods and coins of this worth.
    Worth(u8),
    /// Goods of this worth, or a tower.
    Loot(u8),
    /// What the event asks of the team.
    Team,
    /// What the Estate Manager owes.
    Due(Due),
    /// Goals, at the end of the last round.
    Goals,
}

impl Holding {
    /// Returns how many followers are lost if this many are drawn from the bag: at least, and at most.
    pub(crate) fn plagued(&self, draws: u8) -> (u8, u8) {
        let neutral = self.bag.neutrals() + self.unseen;
        let own = self.bag.len() - self.bag.neutrals();
        (draws.min(neutral + own).saturating_sub(own), draws.min(neutral))
    }
}

impl Position {
    /// Returns the coins that an event with this toll brings a player, or takes.
    pub(crate) fn toll_coins(&self, player: Player, toll: Toll) -> i16 {
        let holding = &self.holdings[player.index()];
        toll.coins(|counted| match counted {
            Counted::Player => 1,
            Counted::Orleans => (holding.merchant == Town::Orleans).into(),
            Counted::Goods => holding.goods.total(),
            Counted::Technology => holding.technology(),
            Counted::Status => holding.status(),
            Counted::Stations => self.stations_of(player),
            Counted::Monks => holding.market.of(Follower::Monk),
            Counted::Fishing => FISHING[usize::from(holding.track(Kind::Boatman)).min(FISHING.len() - 1)],
        })
    }

    /// Returns what a player, or the team, has too little of when the event of the round comes, if that loses the game.
    /// A player who has met all objectives does not lose any more.
    pub fn lack(&self, player: Player) -> Option<Lack> {
        self.shortage(player).filter(|_| !self.has_met_all(player))
    }

    /// Returns what a player, or the team, has too little of when the event of the round comes.
    pub(crate) fn shortage(&self, player: Player) -> Option<Lack> {
        let holding = &self.holdings[player.index()];
        let strict = self.setup.rules().debt == Debt::Loss;
        let toll = self.event.toll();
        let (lacks, lack) = match toll {
            _ if self.event.is_of_the_team() => (self.team_falls_short(), Lack::Team),
            Toll::Coins { of, .. } => {
                let due = -self.toll_coins(player, toll);
                let short = due > holding.coins as i16;
                (short && (strict || of == Counted::Orleans), Lack::Coins(due.unsigned_abs()))
            }
            Toll::Food { food, coins } => {
                let feeds = holding.goods.food() >= food || coins > 0 && holding.coins >= coins.into();
                (strict && !feeds, Lack::Food { food, coins })
            }
            Toll::Good(good) => (holding.goods.of(good) == 0, Lack::Good(good)),
            Toll::Worth(worth) => (holding.goods.value() + holding.coins < worth.into(), Lack::Worth(worth)),
            Toll::Loot(worth) => (!holding.has_loot() && !self.has_tower(player), Lack::Loot(worth)),
            Toll::Nothing | Toll::Plague(_) | Toll::Followers(_) | Toll::Knight(_) => return None,
        };
        lacks.then_some(lack)
    }

    /// Returns whether the Estate Manager has what is due.
    pub(crate) fn can_pay_due(&self, player: Player, due: Due) -> bool {
        self.has_of_due(player, due) >= due.count()
    }

    /// Returns how much a player has of what the Estate Manager owes.
    pub fn has_of_due(&self, player: Player, due: Due) -> u16 {
        let holding = &self.holdings[player.index()];
        match due {
            Due::Coins(_) => holding.coins,
            Due::Good(good) => holding.goods.of(good).into(),
            Due::Development(_) => holding.development.into(),
            Due::Follower(kind) => holding.market.neutral(kind).into(),
            Due::Technology => holding.technology().into(),
            Due::Station => self.plain_stations(player).into(),
            Due::Tile => holding.tiles.len().into(),
        }
    }

    /// Returns how much of what the Estate Manager owes will be left when it is due: the event comes first. Where the team
    /// pays, the others pay as much as they can.
    pub fn left_for_due(&self, player: Player, due: Due) -> u16 {
        let has = self.has_of_due(player, due);
        let meets = self.awaits_event(player) && !self.can_cancel(player);
        match due {
            Due::Coins(_) if meets => self.coins_after_event(player),
            Due::Good(good) if meets => has.saturating_sub(self.goods_forced(player, good)),
            Due::Follower(kind) if meets => has.saturating_sub(self.followers_forced(player, kind)),
            _ => has,
        }
    }

    /// Returns the coins that a player will have after the event of the round.
    fn coins_after_event(&self, player: Player) -> u16 {
        let Holding { coins: has, goods, .. } = self.holdings[player.index()];
        let taken = match self.event.toll() {
            _ if self.event.is_of_the_team() => {
                self.team_toll().unwrap_or_default().coins().saturating_sub(self.team_coins() - has)
            }
            toll @ Toll::Coins { .. } => return has.saturating_add_signed(self.toll_coins(player, toll)),
            Toll::Food { food, coins } if goods.food() < food => coins.into(),
            Toll::Worth(worth) => u16::from(worth).saturating_sub(goods.value()),
            _ => 0,
        };
        has.saturating_sub(taken)
    }

    /// Returns how many goods of a type the event of the round takes from a player who pays with anything else first.
    fn goods_forced(&self, player: Player, good: Good) -> u16 {
        let Holding { coins, goods, .. } = self.holdings[player.index()];
        let kept = u16::from(goods.of(good)) * good.value();
        let of_worth = |worth: u16| worth.saturating_sub(goods.value() - kept).div_ceil(good.value());
        match self.event.toll() {
            Toll::Food { food, coins: price } if good.is_food() && (price == 0 || coins < price.into()) => {
                food.saturating_sub(goods.food() - goods.of(good)).into()
            }
            Toll::Good(taken) => (taken == good).into(),
            Toll::Worth(worth) => of_worth(u16::from(worth).saturating_sub(coins)),
            Toll::Loot(worth) if self.stations_of(player) == self.plain_stations(player) => of_worth(worth.into()),
            _ => 0,
        }
    }

    /// Returns how many followers of a kind in the market the event of the round takes from a player who gives all others
    /// first.
    fn followers_forced(&self, player: Player, kind: Kind) -> u16 {
        let Toll::Followers(taken) = self.event.toll() else { return 0 };
        let holding = &self.holdings[player.index()];
        let standing = holding.places().flat_map(|place| holding.standing_on(place));
        let standing = standing.filter(|follower| !follower.is_own()).count() as u8;
        let Holding { bag, market, unseen, .. } = holding;
        let others = bag.neutrals() + unseen + market.neutrals() - market.neutral(kind) + standing;
        taken.saturating_sub(others).into()
    }

    /// Returns whether the event of the round has still to meet a player, or the team.
    pub fn awaits_event(&self, player: Player) -> bool {
        match self.phase {
            Phase::Census | Phase::Planning | Phase::Actions => self.round > 0,
            Phase::Event if self.event.is_of_the_team() => false,
            Phase::Event if player == self.current => self.job() == Some(Job::Sacristy),
            Phase::Event => self.in_order().skip_while(|other| *other != self.current).any(|other| other == player),
            Phase::Setup | Phase::Dues | Phase::Over => false,
        }
    }

    /// Returns who lacks what, if the round ended now and the game were lost by that: the player, or with a team anybody.
    pub fn threat(&self, player: Player) -> Option<(Player, Lack)> {
        let mates = self.in_order().filter(|other| self.is_invasion() && *other != player);
        let lacks = |other: Player| {
            Some((other, self.lack(other).filter(|_| self.awaits_event(other) && !self.can_cancel(other))?))
        };
        let unpaid = || {
            let (manager, due) = self.due().filter(|_| self.phase < Phase::Dues)?;
            (self.left_for_due(manager, due) < due.count()).then_some((manager, Lack::Due(due)))
        };
        let last = self.round == self.setup.rounds() && self.phase < Phase::Over;
        let reached = if self.is_invasion() { self.is_saved() } else { self.won };
        let unmet = last && self.setup.is_won_together() && !reached;
        core::iter::once(player)
            .chain(mates)
            .find_map(lacks)
            .or_else(unpaid)
            .or_else(|| unmet.then_some((player, Lack::Goals)))
    }

    /// Returns who could not pay what, if the game was lost by that.
    pub fn debtor(&self) -> Option<(Player, Lack)> {
        if self.city.unpaid {
            return self.due().map(|(manager, due)| (manager, Lack::Due(due)));
        }
        let lost = self.in_order().filter(|player| self.holdings[player.index()].lost);
        // Those who paid may have too little left now; the one who could not pay comes after them.
        lost.filter_map(|player| Some((player, self.lack(player)?))).last()
    }

    /// Returns whether a player's Sacristy can cancel the event, and there is something to cancel.
    pub(crate) fn can_cancel(&self, player: Player) -> bool {
        let holding = &self.holdings[player.index()];
        let suffers = match self.event {
            Hourglass::Harvest | Hourglass::HarvestOfTwo => true,
            Hourglass::Taxes => self.toll_coins(player, self.event.toll()) < 0,
            Hourglass::Levy(_) => true,
            Hourglass::Plague => holding.bag.neutrals() > 0,
            _ => false,
        };
        suffers && holding.is_whole(Place::Sacristy)
    }
}
