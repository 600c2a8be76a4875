//! Shields: how they are taken, lost, paid for, and what they change.

use crate::Player;
use crate::castles::action::{Illegal, Payment};
use crate::castles::event::{Cause, Event};
use crate::castles::game::Castles;
use crate::castles::parts::effect::Effect;
use crate::castles::parts::estate::distance;
use crate::castles::parts::shield::{self, ShieldAt, at_phase_end};
use crate::castles::position::state::Stage;
use crate::castles::tables;

impl Castles {
    /// Returns the shield on a castle of a player.
    pub fn shield_on(&self, player: Player, space: u8) -> Option<u8> {
        let at = self.position.shields.iter().position(|&at| at == ShieldAt::Castle(player, space));
        at.map(|index| index as u8 + 1)
    }

    /// Returns the workers that a shield of a depot costs: none by shield 11; otherwise both dice have to show the
    /// depot's number.
    pub(crate) fn check_depot(&self, depot: u8) -> Result<u8, Illegal> {
        if !self.position.waiting.is_empty() {
            return Ok(0);
        }
        let rights = self.rights();
        let workers = self.shown().map(|shown| rights.workers_for(distance(shown, depot), false)).iter().sum();
        if u16::from(workers) <= self.duchy().workers { Ok(workers) } else { Err(Illegal::Workers(workers)) }
    }

    /// Checks whether the player to move may take a shield now: with both dice, or by shield 11 with a castle's action.
    pub(crate) fn check_double(&self) -> Result<(), Illegal> {
        match self.position.waiting() {
            Some(Effect::Castle) if self.rights().castle_takes_shield() => Ok(()),
            Some(Effect::Castle) => Err(Illegal::OtherEffect),
            Some(_) => Err(Illegal::EffectFirst),
            None if self.hand().used != [false; 2] => Err(Illegal::DieUsed),
            None => Ok(()),
        }
    }

    /// Returns the workers that a shield costs.
    pub(crate) fn check_shield(&self, shield: u8, space: u8) -> Result<u8, Illegal> {
        self.check_double()?;
        let at = self.position.shields.get(usize::from(shield).wrapping_sub(1));
        let Some(&ShieldAt::Depot(depot)) = at else { return Err(Illegal::NoShield) };
        let built = &self.built[self.here()];
        if space >= built.estate().spaces() || !built.castles().contains(space) {
            return Err(Illegal::NoCastle);
        }
        self.check_depot(depot)
    }

    pub(crate) fn take_shield(&mut self, shield: u8, space: u8, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        let workers = self.check_shield(shield, space)?;
        let player = self.position.current();
        if self.position.waiting.is_empty() {
            self.hand_mut().used = [true; 2];
        } else {
            self.pop_effect();
        }
        self.pay_workers(workers, Cause::Die, sink);
        let old = self.shield_on(player, space);
        self.position.shields[usize::from(shield) - 1] = ShieldAt::Castle(player, space);
        sink(Event::ShieldTaken { player, shield, space });
        if self.position.stage != Stage::Rounds
            && let Some(effect) = at_phase_end(shield)
        {
            self.wait(effect);
        }
        match old {
            Some(old) => self.lose_shield(old, sink),
            None => self.renew_rights(),
        }
        Ok(())
    }

    /// Removes a shield of the player to move from the game.
    pub(crate) fn lose_shield(&mut self, shield: u8, sink: &mut impl FnMut(Event)) {
        self.position.shields[usize::from(shield) - 1] = ShieldAt::Box;
        sink(Event::ShieldLost { player: self.position.current(), shield });
        self.renew_rights();
        if shield == shield::FOLLOWS {
            self.position.followed = None;
        }
        if let Some(effect) = at_phase_end(shield) {
            // It may be gone before its turn came.
            self.position.waiting.remove(effect);
        }
        if shield == shield::STORES && self.overflows() {
            self.wait(Effect::Trim);
        }
    }

    /// Checks whether the player to move may name whom shield 6 follows.
    pub(crate) fn check_follow(&self, player: Player) -> Result<(), Illegal> {
        if self.position.waiting() != Some(Effect::Follow) {
            self.check_turn()?;
        }
        if !self.rights().shields.has(shield::FOLLOWS) {
            Err(Illegal::NoRight)
        } else if self.position.followed.is_some() {
            Err(Illegal::Named)
        } else if player == self.position.current() || player.0 >= self.position.setup.players {
            Err(Illegal::OtherPlayer)
        } else {
            Ok(())
        }
    }

    pub(crate) fn follow(&mut self, whom: Player, sink: &mut impl FnMut(Event)) -> Result<(), Illegal> {
        self.check_follow(whom)?;
        if self.position.waiting() == Some(Effect::Follow) {
            self.pop_effect();
        }
        self.position.followed = Some(whom);
        sink(Event::Followed { player: self.position.current(), whom });
        self.renew_rights();
        self.stack_bridges(sink);
        Ok(())
    }

    /// Checks whether the player to move may pay the tribute that is due so.
    pub(crate) fn check_tribute(&self, payment: Payment) -> Result<(), Illegal> {
        let Some(Effect::Tribute(_)) = self.position.waiting() else {
            return Err(if self.position.waiting.is_empty() { Illegal::NothingWaits } else { Illegal::OtherEffect });
        };
        self.pays_tribute(payment)
    }

    /// Checks whether the player to move has what a tribute costs.
    fn pays_tribute(&self, payment: Payment) -> Result<(), Illegal> {
        let (duchy, tribute) = (self.duchy(), u16::from(tables::TRIBUTE));
        match payment {
            Payment::Silver if duchy.silver < tribute => Err(Illegal::Silver),
            Payment::Workers if !self.rights().workers_pay_tribute() => Err(Illegal::OnlySilver),
            Payment::Workers if duchy.workers < tribute => Err(Illegal::Workers(tables::TRIBUTE)),
            _ => Ok(()),
        }
    }

    /// Returns whether the tribute that is due can be paid at all.
    pub(crate) fn can_pay_tribute(&self) -> bool {
        [Payment::Silver, Payment::Workers].into_iter().any(|payment| self.pays_tribute(payment).is_ok())
    }
}
