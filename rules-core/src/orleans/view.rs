//! What a player may know: all but the next draws, and the followers in others' bags.

use rand_pcg::Pcg32;

use super::Orleans;
use super::follower::{Crowd, Follower, Kind};
use super::state::Position;
use crate::{Game, Player, Seed};

impl Orleans {
    /// Returns the state without what `viewer` may not know.
    pub(super) fn seen_by(&self, viewer: Player) -> Orleans {
        let mut view = self.clone();
        view.dice = Seed::default().generator();
        // Who plays together has no secrets.
        let secret = !self.table.is_invasion();
        for player in Player::all(self.players()).filter(|&player| secret && player != viewer) {
            let holding = &mut view.table.holdings[player.index()];
            // Those of the own colour are where they are not seen anywhere else.
            let own = holding.bag.iter().filter(|follower| follower.is_own()).collect();
            holding.unseen += holding.bag.neutrals();
            holding.bag = own;
        }
        view.table.hide_cards(viewer);
        view
    }

    /// Draws other cards and events, and fills others' bags anew from all followers that are not seen anywhere.
    pub(super) fn imagine(&mut self, viewer: Player, seed: Seed) {
        *self = self.seen_by(viewer);
        let mut dice: Pcg32 = seed.generator();
        let mut unseen = self.table.unseen_followers();
        for holding in &mut self.table.holdings {
            for _ in 0..core::mem::take(&mut holding.unseen) {
                if let Some(follower) = unseen.draw(&mut dice) {
                    holding.bag.add(follower);
                }
            }
        }
        self.table.redraw_cards(&mut dice);
        self.dice = dice;
    }
}

impl Position {
    /// Returns the neutral followers that are nowhere on this table: in a view those in others' bags.
    fn unseen_followers(&self) -> Crowd {
        let mut unseen = Crowd::EMPTY;
        let seen = self.seen_followers();
        for (kind, all) in Kind::ALL.into_iter().zip(self.setup.followers()) {
            unseen.add_many(Follower::neutral(kind), all.saturating_sub(seen[kind as usize]));
        }
        unseen
    }

    /// Returns the neutral followers that lie on this table, by kind.
    pub(super) fn seen_followers(&self) -> [u8; 7] {
        let mut all = self.hand;
        for holding in self.holdings() {
            all.join(holding.bag);
            all.join(holding.market);
            holding.places().for_each(|place| all.join(holding.standing_on(place).collect()));
        }
        core::array::from_fn(|kind| {
            let sent: u8 = self.deeds.iter().map(|deed| deed[kind]).sum();
            let sites = self.structures.iter().flat_map(|structures| &structures.sites);
            let manning: u8 = sites.map(|site| site.followers[kind]).sum();
            let city = &self.city;
            let works: u8 = city.works.iter().map(|work| work.followers[kind]).sum();
            let walls = if Kind::ALL[kind] == Kind::Knight { city.walls } else { 0 };
            let in_city = works + walls + city.assembly[kind];
            all.neutral(Kind::ALL[kind]) + self.piles[kind] + sent + manning + in_city
        })
    }
}
