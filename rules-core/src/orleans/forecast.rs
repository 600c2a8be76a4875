//! What the event of the round will do, and what would lose the game, before it comes.

use crate::Player;
use crate::orleans::action::Action;
use crate::orleans::event::{Cause, Event};
use crate::orleans::game::Orleans;
use crate::orleans::job::{Job, Phase};
use crate::orleans::parts::{Goods, Hourglass, Toll};
use crate::orleans::position::{Holding, Lack};

/// What an event will do to a player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Forecast {
    /// Coins that come, or go.
    pub coins: i16,
    /// Coins that are due and missing: they have to be made up for.
    pub missing: u16,
    /// Goods that go without a question.
    pub goods: Goods,
    /// Followers that are lost: at least, and at most.
    pub followers: (u8, u8),
    /// A follower comes, if the pile has one of the kind that is drawn.
    pub recruits: bool,
    /// The merchant goes to Orléans.
    pub home: bool,
    /// Place tiles are turned.
    pub turned: bool,
    /// What the player is asked.
    pub asks: Option<Job>,
    /// What the player has too little of: the game is lost.
    pub lack: Option<Lack>,
}

impl Orleans {
    /// Returns what the event of the round will still do to a player, if the round ends now.
    pub fn forecast(&self, player: Player) -> Forecast {
        let table = &self.table;
        if table.awaits_event(player) {
            return self.forecast_of(table.event, player);
        }
        let asked = table.phase == Phase::Event && table.current == player;
        let asks = table.job().filter(|job| asked && !matches!(job, Job::Mark | Job::Done));
        let missing = if let Some(Job::Torture { debt }) = asks { debt } else { 0 };
        Forecast { asks, missing, ..Forecast::default() }
    }

    /// Returns what an event would do to a player now; nothing of what it does to a team.
    #[inline(never)] // its copy of the game would stay on the stack
    pub fn forecast_of(&self, event: Hourglass, player: Player) -> Forecast {
        let mut forecast = Forecast::default();
        match (event, event.toll()) {
            _ if event.is_of_the_team() => return forecast,
            (Hourglass::Support, _) => {
                let holding = &self.table.holdings[player.index()];
                forecast.recruits = holding.bag.len() + holding.unseen > 0;
                return forecast;
            }
            (_, Toll::Plague(draws)) => {
                forecast.followers = self.table.holdings[player.index()].plagued(draws);
                return forecast;
            }
            _ => {}
        }
        let mut game = self.clone();
        game.table.agenda.clear();
        game.table.event = event;
        game.table.phase = Phase::Event;
        game.table.current = player;
        forecast.lack = game.table.lack(player);
        let Holding { turned, merchant, .. } = *game.table.holding();
        let mut listen = |event| match event {
            Event::Coins { change, .. } => forecast.coins += change,
            // What is given for missing coins counts as those coins.
            Event::Paid { good, cause: Cause::Event(_), .. } => forecast.goods.add(good),
            Event::Lost { cause: Cause::Event(_), .. } => {
                forecast.followers = (forecast.followers.0 + 1, forecast.followers.1 + 1)
            }
            _ => {}
        };
        game.suffer(&mut listen);
        let debt = match game.table.job() {
            Some(Job::Torture { debt }) => debt,
            _ => 0,
        };
        game.settle(&mut listen);
        forecast.missing = debt;
        forecast.home = game.table.holding().merchant != merchant;
        forecast.turned = game.table.holding().turned != turned;
        forecast.asks = game.table.job();
        forecast
    }

    /// Returns who lacks what, if an action of the current player loses the game by it: at once, or since that player can
    /// do nothing more before the event comes.
    #[inline(never)] // its copy of the game would stay on the stack
    pub fn loses_by(&self, action: Action) -> Option<(Player, Lack)> {
        let player = self.table.current;
        // Any other action can be taken back, or is followed by a decision.
        if !matches!(action, Action::Done | Action::Pass) {
            return None;
        }
        let mut after = self.clone();
        let mut lost = false;
        let together = self.table.setup.is_won_together();
        let mut listen = |event| {
            lost |= matches!(event, Event::Defeated { player: other } if together || other == player);
        };
        after.act(action, &mut listen).ok()?;
        let table = &after.table;
        if lost || table.phase == Phase::Over && together && !table.won {
            return Some(table.debtor().unwrap_or((player, Lack::Goals)));
        }
        // What a drawn follower brings may pay what is due, or not.
        let met = table.round > self.table.round || table.phase > Phase::Actions;
        if met && self.table.event == Hourglass::Support {
            return self.table.threat(player);
        }
        let acts = table.acts_again(player);
        let waits = table.round == self.table.round && table.current != player && !acts;
        let own = |&(other, _): &(Player, Lack)| other == player;
        table.threat(player).filter(|threat| waits && table.awaits_event(player) && own(threat))
    }
}
