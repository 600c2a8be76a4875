//! Which actions are legal: all possible answers to a step, less what the rules forbid.

use heapless::Vec;

use super::tables::{self, BANK_TAKES, OFFER_COINS, REGION_HOLDS};
use super::{
    Action, Build, Colony, DiceSet, DieEvent, Field, Illegal, Job, Natick, Offer, Purse, Region, Row, Side, Space,
    Step, Suit, Tray, opponent, setup,
};
use crate::Player;

/// Returns the reason as an error, unless the condition holds.
fn ensure(holds: bool, reason: Illegal) -> Result<(), Illegal> {
    if holds { Ok(()) } else { Err(reason) }
}

/// Returns the region on a space of a colony.
fn region_at(colony: &Colony, space: Space) -> Result<Field, Illegal> {
    colony.field(space).ok_or(Illegal::NoRegion)
}

/// Checks whether a coin can be given for the one that was taken.
fn check_gift(given: Suit, taken: Suit, opponents: &Purse) -> Result<(), Illegal> {
    ensure(given != taken, Illegal::SameSuit)?;
    ensure(opponents.room[given as usize] > 0, Illegal::TheyHaveNoRoom)
}

impl Natick {
    /// Checks whether an action is legal now.
    pub fn check(&self, action: Action) -> Result<(), Illegal> {
        let job = self.job().ok_or(Illegal::Over)?;
        self.check_answer(job, action, &self.purses_for(job.step))
    }

    /// Returns what both have and have room for, if it matters for a step.
    pub(super) fn purses_for(&self, step: Step) -> [Purse; 2] {
        match step {
            Step::Take { .. } | Step::Give { .. } | Step::Trade | Step::Answer(_) | Step::Explore { .. } => {
                self.colonies.each_ref().map(Colony::purse)
            }
            _ => Default::default(),
        }
    }

    /// Checks whether an action is a legal answer to a step.
    pub(super) fn check_answer(&self, job: Job, action: Action, purses: &[Purse; 2]) -> Result<(), Illegal> {
        let Job { player, step } = job;
        let (own, other) = (self.colony(player), self.colony(opponent(player)));
        let (purse, opponents) = (&purses[player.index()], &purses[opponent(player).index()]);
        match (step, action) {
            (Step::Found { .. }, Action::Found(region)) => setup::check_found(own, self.stack, region),
            (Step::FirstRoad, Action::Road(_))
            | (Step::Choose, Action::Choose(_))
            | (Step::Take { .. }, Action::Decline)
            | (Step::Answer(_), Action::Refuse)
            | (Step::Explore { .. }, Action::Draw)
            | (Step::Trade | Step::HandOver, Action::Done) => Ok(()),
            (Step::Divide, Action::Divide(set)) => {
                ensure(DiceSet::divisions().any(|division| division == set), Illegal::NoSuchDice)
            }
            (Step::Events { left }, Action::Resolve(die)) => ensure(left.contains(die), Illegal::NoSuchEvent),
            (Step::Take { .. }, Action::Take(space)) => self.check_coin(job, region_at(other, space)?, purses),
            (Step::Give { .. } | Step::Discard { .. } | Step::Pay { .. }, Action::Pay(space))
            | (Step::Harvest | Step::Serve { .. } | Step::Receive { .. }, Action::Put(space)) => {
                self.check_coin(job, region_at(own, space)?, purses)
            }
            (Step::Trade, Action::Bank { give, get }) => self.check_bank(give, get, purse),
            (Step::Trade, Action::Offer(offer)) => self.check_offer(offer, purse, opponents),
            (Step::Answer(offer), Action::Accept) => {
                ensure(purse.coins[offer.get as usize] >= offer.gets, Illegal::TooFew)?;
                ensure(purse.room[offer.give as usize] >= offer.gives, Illegal::NoRoom)
            }
            (Step::Explore { .. }, Action::Scout(region)) => {
                ensure(self.stack.contains(region), Illegal::NoSuchTile)?;
                can_pay(purse, Build::Scout)
            }
            (Step::Lay { column, .. }, Action::Lay(row)) => {
                ensure(own.field(Space::new(column, row)).is_none(), Illegal::Taken)
            }
            (Step::Trade, action) => {
                let build = action.build().ok_or(Illegal::NotNow)?;
                self.check_site(player, action)?;
                can_pay(purse, build)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// Checks whether a step may take a coin from a region, or put one there.
    pub(super) fn check_coin(&self, job: Job, field: Field, purses: &[Purse; 2]) -> Result<(), Illegal> {
        let Field { region, coins } = field;
        let suit = region.suit();
        let (purse, opponents) = (&purses[job.player.index() % 2], &purses[opponent(job.player).index()]);
        match job.step {
            Step::Harvest | Step::Serve { .. } | Step::Receive { .. } => ensure(coins < REGION_HOLDS, Illegal::Full)?,
            _ => ensure(coins > 0, Illegal::NoCoin)?,
        }
        match job.step {
            Step::Harvest => ensure(self.pool[suit as usize] > 0, Illegal::PoolEmpty),
            Step::Take { event } => {
                ensure(purse.room[suit as usize] > 0, Illegal::NoRoom)?;
                let gives = |given: Suit| purse.coins[given as usize] > 0 && check_gift(given, suit, opponents).is_ok();
                let exchange = Suit::ALL.into_iter().any(gives);
                ensure(event != DieEvent::TradeAdvantage || exchange, Illegal::NothingToGive)
            }
            Step::Give { taken } => check_gift(suit, taken, opponents),
            Step::Serve { suit: short, due } => {
                ensure(suit == short, Illegal::WrongSuit)?;
                ensure(due[usize::from(region.number() - Region::LOWEST)] > 0, Illegal::NotDue)
            }
            Step::Pay { cost, .. } => {
                let asked = Suit::ALL.into_iter().find(|&suit| cost[suit as usize] > 0);
                ensure(asked == Some(suit), Illegal::WrongSuit)
            }
            Step::Receive { suit: received, .. } => ensure(suit == received, Illegal::WrongSuit),
            _ => Ok(()),
        }
    }

    fn check_bank(&self, give: Suit, get: Suit, purse: &Purse) -> Result<(), Illegal> {
        ensure(give != get, Illegal::SameSuit)?;
        ensure(purse.coins[give as usize] >= BANK_TAKES, Illegal::TooFew)?;
        ensure(self.pool[get as usize] > 0, Illegal::PoolEmpty)?;
        ensure(purse.room[get as usize] > 0, Illegal::NoRoom)
    }

    fn check_offer(&self, offer: Offer, purse: &Purse, opponents: &Purse) -> Result<(), Illegal> {
        let Offer { give, gives, get, gets } = offer;
        let amounts = 1..=OFFER_COINS;
        ensure(self.offers_left() > 0, Illegal::NoOfferLeft)?;
        ensure(give != get, Illegal::SameSuit)?;
        ensure(amounts.contains(&gives) && amounts.contains(&gets), Illegal::Amount)?;
        ensure(purse.coins[give as usize] >= gives, Illegal::TooFew)?;
        ensure(purse.room[get as usize] >= gets, Illegal::NoRoom)?;
        ensure(opponents.coins[get as usize] >= gets, Illegal::TheyHaveTooFew)?;
        ensure(opponents.room[give as usize] >= gives, Illegal::TheyHaveNoRoom)
    }

    /// Checks whether `player` could build there, whatever it costs: the site is right, and there is a tile or a pawn
    /// for it.
    pub(super) fn check_site(&self, player: Player, action: Action) -> Result<(), Illegal> {
        let colony = self.colony(player);
        match action {
            Action::Road(side) => {
                ensure(colony.road_site(side).is_some(), Illegal::NoSite)?;
                ensure(self.tiles_left() > 0, Illegal::NoTileLeft)
            }
            Action::Village(side) => {
                ensure(colony.village_site(side).is_some(), Illegal::NoSite)?;
                ensure(self.villages_left() > 0, Illegal::NoTileLeft)
            }
            Action::Town(column) => {
                ensure(colony.villages().contains(column), Illegal::NoSite)?;
                ensure(self.towns_left() > 0, Illegal::NoTileLeft)
            }
            Action::Trader(column) => {
                ensure(colony.roads().contains(column), Illegal::NoSite)?;
                ensure(!colony.traders().contains(column), Illegal::Taken)?;
                ensure(self.pawns_left() > 0, Illegal::NoPawnLeft)?;
                ensure(colony.takes_trader(column), Illegal::UnitLimit)
            }
            Action::Knight(space) => {
                ensure(colony.settlements().contains(space.column), Illegal::NoSite)?;
                ensure(!colony.knights(space.row).contains(space.column), Illegal::Taken)?;
                ensure(self.pawns_left() > 0, Illegal::NoPawnLeft)?;
                ensure(colony.spare_limit(space.column) > 0, Illegal::UnitLimit)
            }
            _ => Err(Illegal::NotNow),
        }
    }

    /// Hands every legal answer to a step to `take`, ascending: what [`check_answer`](Self::check_answer) accepts.
    pub(super) fn each_legal(&self, job: Job, take: &mut dyn FnMut(Action)) {
        let Job { player, step } = job;
        let (own, other) = (self.colony(player), self.colony(opponent(player)));
        let purses = self.purses_for(step);
        let legal = |action: &Action| self.check_answer(job, *action, &purses).is_ok();
        let coins = |colony: &Colony, action: fn(Space) -> Action, take: &mut dyn FnMut(Action)| {
            let fields = colony.fields().filter(|(_, field)| self.check_coin(job, *field, &purses).is_ok());
            fields.for_each(|(space, _)| take(action(space)));
        };
        match step {
            Step::Found { .. } => self.stack.iter().map(Action::Found).filter(legal).for_each(take),
            Step::FirstRoad => Side::ALL.into_iter().map(Action::Road).for_each(take),
            Step::Divide => DiceSet::divisions().map(Action::Divide).for_each(take),
            Step::Choose => [Tray::First, Tray::Second].into_iter().map(Action::Choose).for_each(take),
            Step::Events { left } => left.iter().map(Action::Resolve).for_each(take),
            Step::Take { .. } => {
                coins(other, Action::Take, take);
                take(Action::Decline);
            }
            Step::Give { .. } | Step::Discard { .. } | Step::Pay { .. } => coins(own, Action::Pay, take),
            Step::Harvest | Step::Serve { .. } | Step::Receive { .. } => coins(own, Action::Put, take),
            Step::Trade => self.each_trade(player, &purses, take),
            Step::Answer(_) => [Action::Accept, Action::Refuse].into_iter().filter(legal).for_each(take),
            Step::Explore { .. } => {
                take(Action::Draw);
                self.stack.iter().map(Action::Scout).filter(legal).for_each(take);
            }
            Step::Lay { .. } => Row::ALL.into_iter().map(Action::Lay).filter(legal).for_each(take),
            Step::HandOver => take(Action::Done),
            Step::Roll | Step::Collect => {}
        }
    }

    /// Hands everything that can be traded, built and hired to `take`, ascending, and the end of the turn.
    fn each_trade(&self, player: Player, purses: &[Purse; 2], take: &mut dyn FnMut(Action)) {
        let (purse, opponents) = (&purses[player.index() % 2], &purses[opponent(player).index()]);
        let sites = |build: Build, take: &mut dyn FnMut(Action)| {
            if can_pay(purse, build).is_ok() {
                self.sites(player, build).into_iter().for_each(take);
            }
        };
        sites(Build::Road, take);
        for give in Suit::ALL.into_iter().filter(|&give| purse.coins[give as usize] >= BANK_TAKES) {
            let get = Suit::ALL.into_iter().filter(|&get| self.check_bank(give, get, purse).is_ok());
            get.for_each(|get| take(Action::Bank { give, get }));
        }
        if self.offers_left() > 0 {
            each_offer(purse, opponents, take);
        }
        for build in [Build::Village, Build::Town, Build::Trader, Build::Knight] {
            sites(build, take);
        }
        take(Action::Done);
    }

    /// Returns where a player could build or hire something, whatever it costs, as the actions that would do it.
    pub fn sites(&self, player: Player, build: Build) -> Vec<Action, 12> {
        let colony = self.colony(player);
        let allowed = |action: &Action| self.check_site(player, *action).is_ok();
        match build {
            Build::Road => Side::ALL.into_iter().map(Action::Road).filter(allowed).collect(),
            Build::Village => Side::ALL.into_iter().map(Action::Village).filter(allowed).collect(),
            Build::Town => colony.villages().iter().map(Action::Town).filter(allowed).collect(),
            Build::Trader => colony.roads().iter().map(Action::Trader).filter(allowed).collect(),
            Build::Knight => (colony.settlements().iter())
                .flat_map(|column| Row::ALL.into_iter().map(move |row| Action::Knight(Space::new(column, row))))
                .filter(allowed)
                .collect(),
            Build::Scout => Vec::new(),
        }
    }

    /// Returns whether a player has any of these [`sites`](Self::sites), in a fraction of the time.
    pub fn has_site(&self, player: Player, build: Build) -> bool {
        let colony = self.colony(player);
        match build {
            Build::Road => self.tiles_left() > 0 && Side::ALL.into_iter().any(|side| colony.road_site(side).is_some()),
            Build::Village => {
                self.villages_left() > 0 && Side::ALL.into_iter().any(|side| colony.village_site(side).is_some())
            }
            Build::Town => self.towns_left() > 0 && !colony.villages().is_empty(),
            Build::Trader => {
                let free = |column| !colony.traders().contains(column) && colony.takes_trader(column);
                self.pawns_left() > 0 && colony.roads().iter().any(free)
            }
            // A settlement that may have one more unit has a row without a knight.
            Build::Knight => {
                self.pawns_left() > 0 && colony.settlements().iter().any(|column| colony.spare_limit(column) > 0)
            }
            Build::Scout => false,
        }
    }
}

/// Returns the most coins of a suit that one player can offer the other: no more than the other has room for.
fn most(giver: &Purse, taker: &Purse, suit: Suit) -> u8 {
    OFFER_COINS.min(giver.coins[suit as usize]).min(taker.room[suit as usize])
}

/// Hands every offer that both can pay and have room for to `take`, ascending.
fn each_offer(purse: &Purse, opponents: &Purse, take: &mut dyn FnMut(Action)) {
    for give in Suit::ALL {
        for gives in 1..=most(purse, opponents, give) {
            for get in Suit::ALL.into_iter().filter(|&get| get != give) {
                for gets in 1..=most(opponents, purse, get) {
                    take(Action::Offer(Offer { give, gives, get, gets }));
                }
            }
        }
    }
}

fn can_pay(purse: &Purse, build: Build) -> Result<(), Illegal> {
    let cost = tables::cost(build);
    ensure((0..4).all(|suit| purse.coins[suit] >= cost[suit]), Illegal::TooFew)
}
