//! What the store tells, and what it is asked to keep.

use saves::{Blob, Failure, Place, Record, Region};

use super::journals::AT_ONCE;
use super::{Change, Kept, Notice, State};
use crate::games::{self, FilledForm};
use crate::port::Request;
use crate::records::settings::Settings;
use crate::records::statistics::Inherited;

impl State {
    /// Returns whether there is a place to write games to.
    pub fn keeps_games(&self) -> bool {
        !self.demo && self.region.is_some_and(Region::is_ours)
    }

    /// Returns whether a new device has to ask for its language first.
    pub fn needs_language(&self) -> bool {
        self.keeps_games() && self.is_listed() && self.settings.needs_language()
    }

    /// Asks the store to write, if there is a place to write to.
    pub(super) fn write(&mut self, request: saves::Request) {
        if self.keeps_games() {
            if self.is_accepted(Request::Save(request)) {
                self.writing += 1;
            } else {
                self.notify(Notice::NotSaved(Failure::Full));
            }
        }
    }

    /// Erases the save memory, whatever is in it.
    pub fn erase(&mut self) {
        self.ask(Request::Save(saves::Request::Format));
    }

    /// Takes what the store says of the save region, and asks for the games in it.
    #[inline(never)] // so that a test of the firmware finds it in the image, and can make it fail
    pub fn region(&mut self, region: Region) -> Change {
        self.region = Some(region);
        match region {
            Region::Ours | Region::Damaged | Region::New => {
                if region == Region::Damaged {
                    self.notify(Notice::LastLost);
                }
                self.in_progress = [const { Kept::NONE }; Place::COUNT as usize];
                self.forms = Default::default();
                (self.hinted, self.hinted_before, self.last) = Default::default();
                (self.unlisted, self.at_once) = (0..Place::COUNT, AT_ONCE);
                return self.list();
            }
            Region::Foreign | Region::Later(_) => return Change::Unusable(region),
            Region::Broken => self.notify(Notice::NoSaves),
        }
        Change::None
    }

    /// Takes a record from the store.
    pub fn take_record(&mut self, record: Record, bytes: &[u8]) {
        match record {
            Record::Settings => match Settings::decode(bytes) {
                Some(settings) => self.settings = settings,
                None => self.notify(Notice::SettingsLost),
            },
            Record::Era => self.era = postcard::from_bytes(bytes).unwrap_or_default(),
            Record::Inherited(slot) => {
                if let Some(index) = games::index(slot) {
                    self.inherited[index] = Inherited::decode(bytes);
                }
            }
            Record::Hints => {
                // Earlier consoles wrote no more than the first, or the first two.
                let (hinted, rest) = postcard::take_from_bytes(bytes).unwrap_or_default();
                let (last, rest) = postcard::take_from_bytes(rest).unwrap_or_default();
                (self.hinted, self.last) = (hinted, last);
                self.hinted_before = postcard::from_bytes(rest).unwrap_or_default();
            }
            Record::Statistics(slot, number) => self.fetched(slot, number, bytes),
            Record::Form(slot) => {
                if let Some(index) = games::index(slot) {
                    self.forms[index] = FilledForm::decode(slot, bytes);
                }
            }
        }
    }

    /// Takes the outcome of a write.
    pub fn written(&mut self, result: Result<(), Failure>) {
        self.writing = self.writing.saturating_sub(1);
        if let Err(failure) = result {
            self.notify(Notice::NotSaved(failure));
        }
    }

    /// Takes the outcome of beginning the journal of the game on the table.
    pub fn begun(&mut self, result: Result<u16, Failure>) {
        self.number = result.ok();
        self.written(result.map(drop));
    }

    /// Stores in which games there were hints, and which one was played last.
    pub(super) fn store_hints(&mut self) {
        let mut buffer = [0; 104];
        let hints = (&self.hinted, self.last, &self.hinted_before);
        let bytes = postcard::to_slice(&hints, &mut buffer).map_or(&[] as &[u8], |bytes| bytes);
        self.write(saves::Request::Store(Record::Hints, Blob::from_slice(bytes).unwrap_or_default()));
    }
    /// Stores the settings, and lights the panel as they say.
    pub fn store_settings(&mut self) {
        let blob: Blob = self.settings.encode();
        self.write(saves::Request::Store(Record::Settings, blob));
        self.ask(Request::Backlight(self.settings.backlight()));
    }

    /// Resets all settings.
    pub fn reset_settings(&mut self) {
        let before = core::mem::take(&mut self.settings);
        self.settings.learned = before.learned;
        self.settings.speak(before.language());
        self.store_settings();
    }
}
