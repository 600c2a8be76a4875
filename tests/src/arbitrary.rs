//! Laws for arbitrary bytes in place of a game: nothing panics, nothing hangs, and a state is always what the rules
//! make of its actions. The tests and the fuzz targets share them.

use std::collections::BTreeMap;

use console::{Boot, Button, Console, Entropy, Figures, Health, Language, Mind, ScreenKind, Shell};
use handheld::{Handheld, Host as HandheldHost, journals, restore};
use rules_core::choice::Scope;
use rules_core::{Game, Player, Seed};
use saves::{Answer, Condition, Journal, Place, Record, Region, Request, Slot, Volume};
use store::Store;

use crate::device::Device;
use crate::games::{offered, slots};
use crate::look::{Look, picture};
use crate::replay::{begin, is_earlier};
use crate::stored::Stored;
use crate::{Chip, Flash, Seen, now, walk};

/// What the rules make of a stored game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It can't be played: other rules, or no sense in how it begins.
    Refused,
    /// It can be played.
    Game {
        /// How many of its actions are legal, one after the other.
        actions: u16,
        /// How many bytes these are.
        bytes: usize,
        /// Whether the game is over then.
        over: bool,
        /// Whether it began by earlier rules, and has actions that ours refuse.
        parted: bool,
        /// What is legal then, encoded.
        legal: Vec<Vec<u8>>,
    },
}

/// Returns what the rules make of a journal in this slot.
pub fn judge(slot: Slot, head: &[u8], actions: &[u8]) -> Verdict {
    let game = offered().into_iter().find(|game| game.slot == slot);
    game.map_or(Verdict::Refused, |game| (game.judge)(head, actions))
}

/// Returns what the rules of one game make of a journal.
pub fn judge_as<G: Game>(head: &[u8], actions: &[u8]) -> Verdict {
    let Some(mut game) = begin::<G>(head) else { return Verdict::Refused };
    let (mut rest, mut count) = (actions, 0);
    while let Ok((action, after)) = postcard::take_from_bytes(rest) {
        if game.apply(action, |_| ()).is_err() {
            break;
        }
        (rest, count) = (after, count + 1);
    }
    let encode = |action| postcard::to_stdvec(action).expect("an action can be encoded");
    let legal = walk::distinct(&game).iter().map(encode).collect();
    let parted = is_earlier::<G>(head) && !rest.is_empty();
    Verdict::Game { actions: count, bytes: actions.len() - rest.len(), over: game.is_over(), parted, legal }
}

/// Plays the game that these bytes describe: which one, its choices, its seed, then actions. An action is accepted
/// exactly when it is listed, and a refused one changes nothing.
///
/// # Panics
/// If that is not so.
pub fn actions(bytes: &[u8]) {
    let [game, rest @ ..] = bytes else { return };
    let games = offered();
    (games[usize::from(*game) % games.len()].act)(rest);
}

/// See [`actions`].
///
/// # Panics
/// If the game is not lawful.
pub fn act_in<G: Game>(bytes: &[u8]) {
    let mut bytes = bytes;
    let mut lot = || {
        let (first, rest) = bytes.split_first().map_or((0, bytes), |(&first, rest)| (first, rest));
        bytes = rest;
        usize::from(first)
    };
    let players = G::PLAYERS.start() + (lot() % (1 + usize::from(G::PLAYERS.end() - G::PLAYERS.start()))) as u8;
    let mut setup = G::with_players(&G::DEFAULT, players);
    for choice in G::CHOICES {
        let seats = if choice.scope == Scope::Seat { players } else { 1 };
        for seat in Player::all(seats) {
            let fitting: Vec<u8> = choice.fitting(&setup).collect();
            let lot = lot();
            if choice.scope == Scope::Set {
                let members: Vec<(u8, bool)> = choice.members(&setup).collect();
                let toggled = members.iter().enumerate().filter(|(nth, _)| lot >> nth & 1 == 1);
                toggled.for_each(|(_, &(value, _))| choice.toggle(&mut setup, value));
            } else if !fitting.is_empty() {
                choice.choose(&mut setup, seat, fitting[lot % fitting.len()]);
            }
        }
    }
    let seed = Seed::new(lot() as u64);
    let mut game: G = G::new(setup, seed).unwrap_or_else(|_| panic!("what the form offers can be played: {setup:?}"));
    while let Ok((action, rest)) = postcard::take_from_bytes::<G::Action>(bytes) {
        bytes = rest;
        let list = walk::legal(&game);
        assert_eq!(list.is_empty(), game.is_over());
        let before = game.clone();
        let accepted = game.apply(action, |_| ()).is_ok();
        assert_eq!(accepted, list.contains(&action), "{action:?}");
        if !accepted {
            assert!(game == before, "refused, but something changed: {action:?}");
            // A refused action stands for one of the list, so that most inputs get far into a game.
            if let Some(&listed) = list.get(rest.len() % list.len().max(1)) {
                game.apply(listed, |_| ()).unwrap_or_else(|_| panic!("{listed:?} is listed"));
            }
        }
    }
}

/// A console whose store holds one journal, or none, and some records.
struct Host<'a> {
    console: Console,
    only: Only<'a>,
}

/// A store with one journal and some records. It notes what it is asked to write.
struct Only<'a> {
    slot: Slot,
    head: &'a [u8],
    actions: &'a [u8],
    records: BTreeMap<Record, Vec<u8>>,
    writes: Vec<Request>,
}

impl Shell for Only<'_> {
    async fn serve(&mut self, console: &mut Console, request: console::Request) {
        let request = match request {
            console::Request::Save(request) => request,
            console::Request::Entropy => {
                let entropy = Entropy { bits: 7, health: Health::Good, figures: Figures::default() };
                return console.answer(console::Answer::Entropy(entropy));
            }
            _ => return,
        };
        match request {
            Request::Load(volume) => {
                let kept = self.slot.0 < Slot::COUNT;
                let here = kept && [Volume::InProgress(Place(5)), Volume::Finished(0)].contains(&volume);
                let journal = Journal {
                    volume,
                    slot: self.slot,
                    number: 3,
                    condition: if here { Condition::Whole } else { Condition::Empty },
                    head: here.then_some(self.head),
                    actions: if here { self.actions } else { &[] },
                    note: &[],
                    more: false,
                };
                console.answer(Answer::Journal(journal).into());
            }
            Request::Fetch(record) => {
                let bytes = self.records.get(&record).map_or(&[][..], |bytes| bytes);
                console.answer(Answer::Stored(record, bytes).into());
            }
            Request::Pages(slot) => {
                for (record, bytes) in &self.records {
                    if let Record::Statistics(of, category) = *record
                        && of == slot
                    {
                        console.answer(Answer::Page(slot, category, bytes).into());
                    }
                }
            }
            Request::Begin(..) => {
                self.writes.push(request);
                console.answer(Answer::Begun(Ok(4)).into());
            }
            request => {
                if let Request::Store(record, blob) = &request {
                    self.records.insert(*record, blob.to_vec());
                }
                self.writes.push(request);
                console.answer(Answer::Written(Ok(())).into());
            }
        }
    }

    async fn show(&mut self, _: &Console) {}
}

impl<'a> Host<'a> {
    fn start(slot: Slot, head: &'a [u8], actions: &'a [u8]) -> (Self, Vec<Request>) {
        Self::start_with(slot, head, actions, BTreeMap::new())
    }

    fn start_with(
        slot: Slot,
        head: &'a [u8],
        actions: &'a [u8],
        records: BTreeMap<Record, Vec<u8>>,
    ) -> (Self, Vec<Request>) {
        let only = Only { slot, head, actions, records, writes: Vec::new() };
        let mut host =
            Host { console: Console::new(Boot { language: Some(Language::English), ..Boot::default() }), only };
        host.console.answer(Answer::Region(Region::Ours).into());
        for (&record, bytes) in &host.only.records {
            // Statistics come when they are asked for.
            if !matches!(record, Record::Statistics(..)) {
                host.console.answer(Answer::Stored(record, bytes).into());
            }
        }
        let mut writes = host.attend();
        host.work(&mut writes);
        (host, writes)
    }

    /// Answers the console. Returns what it wanted written.
    fn attend(&mut self) -> Vec<Request> {
        now(self.console.settle(&mut self.only));
        std::mem::take(&mut self.only.writes)
    }

    fn press(&mut self, button: Button) -> Vec<Request> {
        self.console.press(button);
        self.console.release(button);
        let mut writes = self.attend();
        self.work(&mut writes);
        writes
    }

    /// Lets it work on a long game, which is opened in slices; computers at the table are not waited for.
    fn work(&mut self, writes: &mut Vec<Request>) {
        let mut mind = Box::new(Mind::new());
        while self.console.is_working() && self.console.screen() != ScreenKind::Table {
            self.console.work(&mut mind);
            writes.extend(self.attend());
        }
    }

    /// Dismisses messages.
    fn read(&mut self) {
        while self.console.screen() == ScreenKind::Notice {
            self.press(Button::A);
        }
    }

    /// Presses a button and dismisses messages. Returns the look and the picture.
    fn show(&mut self, button: Button) -> (Look, u64) {
        self.press(button);
        self.read();
        (Look::of(&mut self.console), picture(&mut self.console))
    }
}

/// Has a console read a journal of these bytes. It is played as far as it is legal, and no further.
///
/// # Panics
/// If it is not.
pub fn journal(slot: Slot, head: &[u8], actions: &[u8]) -> Verdict {
    let verdict = judge(slot, head, actions);
    let (mut host, writes) = Host::start(slot, head, actions);
    let row = slots().iter().position(|known| *known == slot);
    match &verdict {
        Verdict::Refused => {
            assert_eq!((host.console.screen(), writes), (ScreenKind::Title, vec![]), "it is kept as it is");
            if let Some(row) = row {
                (0..row).for_each(|_| drop(host.press(Button::Down)));
                for (button, screen) in
                    [(Button::A, ScreenKind::Way), (Button::A, ScreenKind::Way), (Button::X, ScreenKind::Ask)]
                {
                    assert_eq!((host.press(button), host.console.screen()), (vec![], screen), "it goes when asked");
                }
            }
        }
        Verdict::Game { parted: true, .. } => {
            assert_eq!((host.console.screen(), writes), (ScreenKind::Title, vec![]), "it is kept as it is");
            (0..row.unwrap_or(0)).for_each(|_| drop(host.press(Button::Down)));
            for (button, screen) in [
                (Button::A, ScreenKind::Way),
                (Button::A, ScreenKind::Replay),
                (Button::Right, ScreenKind::Replay),
                (Button::B, ScreenKind::Way),
                (Button::X, ScreenKind::Ask),
            ] {
                assert_eq!((host.press(button), host.console.screen()), (vec![], screen), "it can be watched");
            }
        }
        Verdict::Game { actions: count, bytes, over, legal, .. } => {
            let whole = *bytes == actions.len();
            let cut = writes.iter().any(|write| *write == Request::Truncate(Place(5), *count));
            assert_eq!(
                (host.console.screen() == ScreenKind::Notice, cut),
                (!whole, !whole),
                "it says what it leaves out"
            );
            host.read();
            host.press(Button::A);
            let shown = host.show(Button::A);
            assert_eq!(shown.0.screen == ScreenKind::Scores, *over);
            assert!(shown.0.promise.as_ref().is_none_or(|(action, _)| legal.contains(&action.to_vec())));
            let (mut sound, writes) = Host::start(slot, head, &actions[..*bytes]);
            assert!(!writes.iter().any(|write| matches!(write, Request::Truncate(..))));
            sound.press(Button::A);
            assert!(shown == sound.show(Button::A), "it shows another game");
        }
    }
    look_on(slot, head, actions);
    verdict
}

/// Opens a journal on a console, up to the next decision.
///
/// # Panics
/// If it is not played to its end, or what follows it is no decision.
pub fn opened(stored: &Stored) -> Console {
    let actions = stored.actions.concat();
    let (mut host, _) = Host::start(stored.slot, &stored.head, &actions);
    host.press(Button::A);
    host.press(Button::A);
    while matches!(host.console.screen(), ScreenKind::Interlude | ScreenKind::HandOver | ScreenKind::Leaflet) {
        picture(&mut host.console);
        host.press(Button::A);
    }
    picture(&mut host.console);
    assert_eq!(host.console.screen(), ScreenKind::Table);
    host.console
}

/// Watches a journal as a finished game, and exports it.
fn look_on(slot: Slot, head: &[u8], actions: &[u8]) {
    use Button::{A, B, Down, Left, Right, Up, X, Y};
    let (mut host, _) = Host::start(slot, head, actions);
    host.read();
    let opens = |console: &Console| {
        let mut after = console.clone();
        after.press(A);
        after.screen()
    };
    while opens(&host.console) != ScreenKind::Finished {
        host.press(Down);
    }
    for button in [A, A, Right, Down, Left, Up, Y, B, X, B, B, X, Right, B] {
        host.show(button);
    }
}

/// Has a device start on a save region of these bytes, and go on with each game that it finds.
///
/// # Panics
/// If a game does not go on as the rules say.
pub fn region<const SECTOR: usize>(chip: &Chip) {
    let mut store = Store::new(Flash::<SECTOR>::new(chip.restarted(0)));
    let mut found = Region::Broken;
    now(store.start(|answer| {
        if let Answer::Region(region) = answer {
            found = region;
        }
    }));
    let seen = Seen::of(&mut store);
    assert!(found.is_ours() || seen == Seen::default());
    for (&place, stored) in &seen.journals {
        let flash = Flash::<SECTOR>::new(chip.restarted(0));
        let mut device = Device::start(&flash);
        let Some(row) = slots().iter().position(|slot| *slot == stored.slot) else { continue };
        while device.console().screen() == ScreenKind::Notice {
            device.press([Button::A]);
        }
        assert_eq!(device.console().screen(), ScreenKind::Title);
        device.resume_in(row, Place(place));
        while device.console().screen() == ScreenKind::Notice {
            device.press([Button::A]);
        }
        let verdict = stored.head.as_ref().map_or(Verdict::Refused, |head| journal(stored.slot, head, &stored.actions));
        match verdict {
            Verdict::Refused => assert_eq!(device.console().screen(), ScreenKind::Way),
            Verdict::Game { parted: true, .. } => assert_eq!(device.console().screen(), ScreenKind::Replay),
            Verdict::Game { over, .. } => assert_eq!(device.console().screen() == ScreenKind::Scores, over),
        }
        device.press([Button::A, Button::Right, Button::A, Button::B, Button::Y, Button::B]);
    }
    let mut device = Device::start(&Flash::<SECTOR>::new(chip.restarted(0)));
    if found.is_ours() {
        while device.console().screen() == ScreenKind::Notice {
            device.press([Button::A]);
        }
        device.go_to(Console::GAMES);
        for _ in 0..=seen.finished.len() {
            device.press([Button::A, Button::Right, Button::B, Button::X, Button::B, Button::Right]);
            device.picture();
        }
    }
}

/// Reads journals from a text of these bytes. What comes out was played through the rules.
///
/// # Panics
/// If it was not.
pub fn text(bytes: &[u8]) -> Vec<console::Packed> {
    let reading = handheld::read(bytes);
    assert!(!reading.journals.is_empty() || !reading.problems.is_empty(), "it says what it found");
    reading.journals.iter().for_each(unpack);
    reading.journals
}

/// Unpacks a journal. What comes out is legal to the last action.
///
/// # Panics
/// If it is not.
pub fn unpack(packed: &console::Packed) {
    let mut actions = Vec::new();
    let Ok(outline) = packed.unpack(|action| actions.extend_from_slice(&action)) else { return };
    match judge(packed.slot(), packed.head(), &actions) {
        Verdict::Refused => panic!("{outline} can't be played"),
        Verdict::Game { actions: count, bytes, over, parted, .. } => {
            // One unknown action stands for what our rules refuse.
            let whole = actions.len() - usize::from(parted);
            assert_eq!((count, bytes, over && !parted), (outline.length, whole, outline.over));
            assert_eq!(parted, outline.parted.is_some());
        }
    }
}

/// Has a console find these records, beside this journal if there is one. It looks at all pages, begins a game from each form,
/// and counts a game that is over; what it writes is what it reads.
///
/// # Panics
/// If that is not so.
pub fn records(records: &BTreeMap<Record, Vec<u8>>, stored: Option<&Stored>) {
    use Button::{A, B, Down, Left, Right, Up, X, Y};
    let none = Stored { slot: Slot(Slot::COUNT), head: Vec::new(), actions: Vec::new() };
    let Stored { slot, head, actions } = stored.unwrap_or(&none);
    let actions = actions.concat();
    let start = |records: &BTreeMap<Record, Vec<u8>>| {
        let (mut host, writes) = Host::start_with(*slot, head, &actions, records.clone());
        host.read();
        (host, writes)
    };
    for write in start(records).1 {
        if let Request::Store(record @ Record::Statistics(slot, _), blob) = write {
            // A new record takes over the inherited statistics.
            if !records.contains_key(&record) && records.contains_key(&Record::Inherited(slot)) {
                continue;
            }
            let before = records.get(&record).and_then(|bytes| played(bytes)).unwrap_or(0);
            let after = played(&blob).expect("what it writes is what it reads");
            assert!(after == before.saturating_add(1) || after == 1, "{before} games, then {after}");
        }
    }
    for row in 0..Console::GAMES + 2 {
        let (mut host, _) = start(records);
        (0..row).for_each(|_| drop(host.press(Down)));
        for button in [A, Right, Down, Right, Down, Left, Up, Y, Right, Left, B, X, Right, Down, A, X, A, B, Y, B] {
            host.show(button);
        }
    }
    if stored.is_some() {
        return;
    }
    let settings = |host: &mut Host<'_>| {
        (0..Console::GAMES + 1).for_each(|_| drop(host.press(Down)));
        let shown = host.show(A);
        assert_eq!(shown.0.screen, ScreenKind::Settings);
        shown
    };
    let (mut host, _) = start(records);
    settings(&mut host);
    [Right, Down, Left, Down, Right, Down, Right].into_iter().for_each(|button| drop(host.press(button)));
    host.press(B);
    let (mut again, _) = start(&host.only.records);
    assert!(host.show(A) == settings(&mut again), "other settings are read than were written");
    for (row, slot) in slots().into_iter().enumerate() {
        let (mut host, _) = start(records);
        (0..row).for_each(|_| drop(host.press(Down)));
        assert_eq!(host.show(X).0.screen, ScreenKind::Setup);
        let writes = host.press(X);
        let head = writes.iter().find_map(|write| match write {
            Request::Begin(_, of, head) if *of == slot => Some(head),
            _ => None,
        });
        let verdict = judge(slot, head.expect("a game begins from every form"), &[]);
        assert!(verdict != Verdict::Refused, "it can be played");
    }
}

/// Returns how many games a record of statistics counts, if it is one.
fn played(bytes: &[u8]) -> Option<u16> {
    let ((version, _era, _counted, played), _) =
        postcard::take_from_bytes::<(u8, u16, Option<u16>, u16)>(bytes).ok()?;
    (version == 2).then_some(played)
}

/// Does with a file of these bytes what the simulator and the page do: the games of a flash or a text are watched.
///
/// # Panics
/// If one that was found can't be watched.
pub fn file(bytes: &[u8]) {
    let flash = handheld::Flash::from_bytes(bytes.to_vec()).ok();
    let found = flash.as_ref().and_then(journals);
    let packed: Vec<console::Packed> = match found {
        Some(journals) => journals.into_iter().filter_map(|(_, packed)| packed.ok()).collect(),
        None => text(bytes),
    };
    for packed in packed.iter().take(3) {
        unpack(packed);
        let flash = handheld::Flash::blank();
        let Ok((volume, outline)) = restore(packed, &flash) else { continue };
        let mut handheld = Handheld::replaying(HandheldHost::TEST, flash, volume);
        handheld.settle();
        assert_eq!(handheld.console().screen(), ScreenKind::Replay);
        for _ in 0..outline.length.min(12) {
            handheld.tap(Button::Right);
        }
        handheld.picture();
        assert_eq!(handheld.console().screen(), ScreenKind::Replay);
    }
    // The page takes a flash in place of its own.
    if let Some(flash) = flash {
        let mut handheld = Handheld::new(HandheldHost::TEST, flash);
        handheld.settle();
        [Button::A, Button::Down, Button::A, Button::B].into_iter().for_each(|button| handheld.tap(button));
        handheld.picture();
    }
}
