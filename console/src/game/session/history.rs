//! The log, and what of it is new to a player.

use rules_core::{MAX_PLAYERS, Player};
use texts::{Language, Text, console as say};

use super::AnySession;
use crate::game::log::Entry;
use crate::port::Sound;

/// How much was told, and what each player has seen of it.
#[derive(Clone, Debug)]
pub struct History {
    /// Events ever told.
    pub told: u32,
    /// Who took the last action, and how many events were told before it.
    pub last: Option<(Player, u32)>,
    /// By seat: how many events were told when they last handed over.
    pub seen: [u32; MAX_PLAYERS],
    /// How the last action sounded, points aside.
    pub heard: Option<Sound>,
}

impl History {
    /// Returns the history of a game that begins with this many events.
    pub const fn new(told: u32) -> Self {
        History { told, last: None, seen: [told; MAX_PLAYERS], heard: None }
    }

    /// Returns how many events the last action told.
    pub fn told_last(&self) -> usize {
        self.last.map_or(0, |(_, before)| self.told - before) as usize
    }
}

impl dyn AnySession + '_ {
    /// Returns the log's line that is `back` before the last one.
    pub fn entry(&self, back: usize, language: Language) -> Option<Entry> {
        self.nth_entry(back, usize::MAX, false, language)
    }

    fn nth_entry(&self, back: usize, last: usize, page_ahead: bool, language: Language) -> Option<Entry> {
        let (mut found, mut left) = (None, back);
        self.each_entry(last, page_ahead, language, &mut |entry| {
            if left == 0 {
                found = Some(entry);
            }
            left = left.saturating_sub(1);
            found.is_some()
        });
        found
    }

    /// Returns how many events are new to the player who takes the device.
    fn untold(&self) -> usize {
        let history = &self.desk().history;
        (history.told - history.seen[self.roles().viewer.index()]) as usize
    }

    /// Returns how many lines are new to the player who takes the device, without those of a page that follows.
    pub fn news(&self, language: Language) -> usize {
        let mut count = 0;
        self.each_entry(self.untold(), self.page_waits(), language, &mut |_| {
            count += 1;
            false
        });
        count
    }

    /// Returns the line of these that is `back` before the last one.
    pub fn news_entry(&self, back: usize, language: Language) -> Option<Entry> {
        self.nth_entry(back, self.untold(), self.page_waits(), language)
    }

    /// Returns the line of the log for the last action.
    pub fn last_action(&self, language: Language) -> Option<Entry> {
        self.last_entry(if self.desk().undo.base_due { say::ENDS_TURN } else { say::DOES_NO_MORE }, language)
    }

    /// Returns the action that can be taken back next, as a line of the log.
    pub fn undoable(&self, language: Language) -> Option<Entry> {
        let press = self.last_press()?;
        let nameless = || Entry { player: Some(self.desk().holder), text: say::LAST_STEP.line(language), points: 0 };
        let last = self.retell(press.start, language).unwrap_or_else(nameless);
        let press = &self.desk().undo.recent[press];
        let is_amount = press.iter().all(|(action, _)| *action == press[0].0);
        Some(if is_amount { last.times(press.len() as i16) } else { last })
    }

    /// Returns the line of the log for the last action, also for one that the log does not keep; `words` if there is
    /// none.
    fn last_entry(&self, words: Text, language: Language) -> Option<Entry> {
        let history = &self.desk().history;
        let (player, _) = history.last?;
        let mut found = None;
        self.each_entry(history.told_last(), false, language, &mut |entry| {
            let own = entry.player == Some(player);
            if own {
                found = Some(entry);
            }
            own
        });
        let unlogged = || self.unlogged_entry(language).filter(|entry| entry.player == Some(player));
        let untold = || Entry { player: Some(player), text: words.line(language), points: 0 };
        Some(found.or_else(unlogged).unwrap_or_else(untold))
    }

    /// Returns how the last action sounded, whose player had `points` before it.
    pub(super) fn sound_of(&self, decider: Option<Player>, points: i16) -> Sound {
        let scored = decider.is_some_and(|player| self.true_points(player) > points);
        let won = self.is_over().then_some(Sound::Win);
        won.max(self.desk().history.heard).unwrap_or(if scored { Sound::Points } else { Sound::Tick })
    }
}
