//! Games at their end, where everything that grows with a game is largest.

use handheld::{Flash, journals};
use saves::{ActionBytes, Answer, Blob, Place, Request, Slot};
use store::Store;

use crate::buttons::Hand;
use crate::journal::Journal;
use crate::now;

/// A game from its beginning to its end.
#[derive(Clone, Debug)]
pub struct End {
    /// Its kind.
    pub slot: Slot,
    /// How it began.
    pub head: Blob,
    /// What was done, encoded.
    pub actions: Vec<ActionBytes>,
}

impl End {
    /// Returns the game of a journal.
    ///
    /// # Panics
    /// If it can't be played.
    pub fn of(journal: &Journal) -> Self {
        let bytes = |action: Vec<u8>| ActionBytes::from_slice(&action).expect("an action is short");
        // The actions of computers are not in a journal: it has to be played.
        if !journal.computers.is_empty() {
            return Self::on(journal.play().handheld().flash());
        }
        let mut hand = Hand::default();
        journal.start(&mut hand);
        End { actions: journal.actions().into_iter().map(bytes).collect(), ..Self::on(hand.handheld().flash()) }
    }

    /// Returns the only game in this flash.
    fn on(flash: &Flash) -> Self {
        let (_, packed) = journals(flash).expect("a flash of ours").remove(0);
        let packed = packed.expect("a sound journal");
        let mut actions = Vec::new();
        packed.unpack(|action| actions.push(action)).expect("it was just packed");
        End { slot: packed.slot(), head: Blob::from_slice(packed.head()).expect("a head is short"), actions }
    }

    /// Returns a flash with the whole game among the finished ones, and without its last action among those in
    /// progress.
    ///
    /// # Panics
    /// If there is no room for it.
    pub fn flash(&self) -> Flash {
        let flash = Flash::blank();
        let mut store = Store::new(flash.clone());
        now(store.start(|_| ()));
        let mut serve = |request| {
            now(store.serve(request, |answer| {
                assert!(!matches!(answer, Answer::Begun(Err(_)) | Answer::Written(Err(_))), "{answer:?}");
            }));
            now(store.tidy());
        };
        let length = self.actions.len();
        for (length, last) in [(length, Some(Request::Finish(Place(0)))), (length - 1, None)] {
            serve(Request::Begin(Place(0), self.slot, self.head.clone()));
            let append = |(at, action): (u16, &ActionBytes)| Request::Append(Place(0), at, action.clone());
            (0..).zip(&self.actions[..length]).map(append).chain(last).for_each(&mut serve);
        }
        flash
    }
}
