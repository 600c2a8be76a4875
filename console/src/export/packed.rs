//! A journal packed for export. `EXPORT.md` beside this crate gives the format, bit by bit.

use core::fmt::{self, Write as _};

use heapless::{String, Vec};
use rules_core::{Actions, Game, Player};
use saves::{ActionBytes, Slot};
use texts::{Language, Message, Text, console as say};

use crate::export::bits::{self, Reader, Writer};
use crate::export::part::{CRC, Part};
use crate::game::opening::{Branch, JournalError, Opening};
use crate::game::session::encode;
use crate::game::table::Table;
use crate::game::visitor::Visitor;
use crate::records::name::Name;

/// Slot, number of actions, length of the head.
const FIXED: usize = 4;

/// The longest journal that the store keeps has 128 chunks of 108 bytes, in which an action takes two bytes or more;
/// here it takes one or less, for no position lists more than 256.
const CAPACITY: usize = FIXED + 160 + 128 * 108 / 2;

/// A packed journal.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Packed {
    bytes: Vec<u8, CAPACITY>,
    /// Bits of the last byte that the next action begins with, until all are packed.
    free: u32,
    /// Where it leaves another game.
    branch: Option<Branch>,
}

/// The fields of a packed journal.
#[derive(Debug)]
pub struct Contents<'a> {
    /// Which game it is of.
    pub slot: Slot,
    length: u16,
    head: &'a [u8],
    /// Packed.
    actions: &'a [u8],
}

/// Why a journal can't be packed or unpacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PackError {
    /// There is no such game.
    Game(Slot),
    /// It was played by rules later than ours.
    Version {
        /// The game.
        game: Text,
        /// The version of the rules that it was played by.
        played: u16,
        /// The version of the rules in this console.
        known: u16,
    },
    /// How it begins makes no sense.
    Opening,
    /// The action of this number (counted from 1) is not legal.
    Action(u16),
    /// It is shorter or longer than it says.
    Length,
}

impl PackError {
    /// Returns what it says, after a colon.
    pub fn message(&self) -> Message<'static> {
        match *self {
            PackError::Game(slot) => say::fault_game(slot.0),
            PackError::Version { game, played, known } => say::fault_version(game, played, known),
            PackError::Opening => say::FAULT_OPENING.into(),
            PackError::Action(number) => say::fault_action(number),
            PackError::Length => say::FAULT_LENGTH.into(),
        }
    }
}

/// In English, for logs and command lines.
impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().write(Language::English, f)
    }
}

impl core::error::Error for PackError {}

/// What a journal is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outline {
    /// The game.
    pub game: Text,
    /// By seat: name and points.
    pub players: Vec<(Name, i16), 5>,
    /// How many actions were taken.
    pub length: u16,
    /// How many of them everybody may see: fewer while players act in secret.
    pub open: u16,
    /// Whether the game is over.
    pub over: bool,
    /// The earlier version of the rules that it follows from there on, where ours refuse its next action.
    pub parted: Option<u16>,
}

impl Outline {
    /// Writes it in a line.
    pub fn write(&self, language: Language, out: &mut dyn fmt::Write) -> fmt::Result {
        let mut points = String::<160>::new();
        for (seat, (name, own)) in self.players.iter().enumerate() {
            write!(points, "{}{name} {own}", if seat == 0 { "" } else { ", " })?;
        }
        let players = self.players.len() as u8;
        let message = match self.parted {
            Some(version) => say::outline_parted(self.game, players, version, self.length, &points),
            None if self.over => say::outline_finished(self.game, players, self.length, &points),
            None => say::outline_running(self.game, players, self.length, &points),
        };
        message.write(language, out)
    }
}

/// In English, for logs and command lines.
impl fmt::Display for Outline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(Language::English, f)
    }
}

impl Packed {
    /// Packs the next actions, as far as they are sound, and plays them; `most` of them at most. Returns how many that
    /// were, and their bytes.
    pub fn add<G: Game>(&mut self, game: &mut G, actions: &[u8], most: u16) -> Result<(u16, usize), PackError> {
        let length = self.open()?.length;
        let mut writer = Writer::new(&mut self.bytes, self.free);
        let mut list = Actions::new();
        let (mut rest, mut count) = (actions, 0);
        while count < most
            && let Ok((action, after)) = postcard::take_from_bytes(rest)
        {
            game.legal(&mut list);
            // On the chip this is faster than a binary search of the sorted list: most actions differ already in their
            // kind.
            let Some(at) = list.iter().position(|other| *other == action) else { break };
            if game.play(action).is_err() {
                break;
            }
            writer.put(at, bits::width(list.len())).map_err(|_| PackError::Length)?;
            rest = after;
            count += 1;
            Branch::reach(self.branch, length + count, game);
        }
        // The last byte of what is whole is filled up with zeros.
        self.free = if count < most { 0 } else { writer.free() };
        self.bytes[1..3].copy_from_slice(&(length + count).to_le_bytes());
        Ok((count, actions.len() - rest.len()))
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.bytes.clear();
        self.free = 0;
    }

    /// Forgets all actions.
    pub fn rewind(&mut self) {
        let head = self.head().len();
        self.bytes.truncate(FIXED + head);
        if let Some(length) = self.bytes.get_mut(1..3) {
            length.fill(0);
        }
        self.free = 0;
    }

    /// Returns a packed journal of these bytes. Only its lengths are checked here: the rest when it is unpacked.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, PackError> {
        let packed = Packed { bytes: Vec::from_slice(bytes).map_err(|_| PackError::Length)?, free: 0, branch: None };
        packed.open()?;
        Ok(packed)
    }

    /// Returns where the game in progress of its kind is kept.
    pub fn slot(&self) -> Slot {
        self.open().map_or(Slot(Slot::COUNT), |contents| contents.slot)
    }

    /// Returns how the game began, as the store keeps it.
    pub fn head(&self) -> &[u8] {
        self.open().map_or(&[], |contents| contents.head)
    }

    /// Returns how many actions it has.
    pub fn length(&self) -> u16 {
        self.open().map_or(0, |contents| contents.length)
    }

    /// Returns its checksum, which tells it from other packed journals.
    pub fn tag(&self) -> u32 {
        CRC.checksum(&self.bytes)
    }

    /// Returns its parts, each a line of text.
    pub fn parts(&self) -> impl ExactSizeIterator<Item = Part> {
        let count = self.bytes.len().div_ceil(Part::CAPACITY);
        (0..count).map(move |at| self.part(at, count))
    }

    fn part(&self, at: usize, count: usize) -> Part {
        // Parts of the same length need codes of the same size.
        let length = self.bytes.len().div_ceil(count);
        let data = self.bytes.chunks(length).nth(at).unwrap_or_default();
        Part {
            number: at as u8 + 1,
            of: count as u8,
            tag: self.tag(),
            // A part of `count` equal ones is no longer than the capacity that gave the count.
            data: Vec::from_slice(data).unwrap_or_default(),
        }
    }

    /// Returns its fields.
    pub(crate) fn open(&self) -> Result<Contents<'_>, PackError> {
        let (&[slot, low, high, length], rest) = self.bytes.split_first_chunk::<FIXED>().ok_or(PackError::Length)?;
        let (head, actions) = rest.split_at_checked(length.into()).ok_or(PackError::Length)?;
        Ok(Contents { slot: Slot(slot), length: u16::from_le_bytes([low, high]), head, actions })
    }
}

/// Packs the head of a game.
#[derive(Debug)]
pub struct Begin<'a> {
    /// Where to: it is empty.
    pub packed: &'a mut Packed,
    /// How the game began, as the store keeps it.
    pub head: &'a [u8],
}

impl Visitor for Begin<'_> {
    type Output = Result<(), PackError>;

    #[inline(never)] // inlined, the caller's stack frame would hold one of each game
    fn visit<T: Table>(self) -> Self::Output {
        let Begin { packed: Packed { bytes, branch, .. }, head } = self;
        let (opening, _) = begin::<T>(head)?;
        *branch = opening.company.branch;
        // Unpacking uses the lists of legal actions of the version in the head.
        let by_ours = (opening.company.rules < T::Game::RULES_VERSION).then(|| opening.encode::<T::Game>());
        let head = by_ours.as_deref().unwrap_or(head);
        let head_length = u8::try_from(head.len()).map_err(|_| PackError::Length)?;
        for piece in [&[T::SLOT.0, 0, 0, head_length], head] {
            bytes.extend_from_slice(piece).map_err(|_| PackError::Length)?;
        }
        Ok(())
    }
}

/// Packs the actions of a game.
#[derive(Debug)]
pub struct Pack<'a> {
    /// Where to: its head is there.
    pub packed: &'a mut Packed,
    /// How the game began, as the store keeps it.
    pub head: &'a [u8],
    /// Its actions.
    pub actions: &'a [u8],
}

impl Visitor for Pack<'_> {
    type Output = Result<(), PackError>;

    fn visit<T: Table>(self) -> Self::Output {
        let (_, mut game) = begin::<T>(self.head)?;
        self.packed.add(&mut game, self.actions, u16::MAX).map(drop)
    }
}

/// Unpacks the journal of a game, and plays it.
pub struct Unpack<'a> {
    /// What is packed.
    pub contents: Contents<'a>,
    /// What takes each action, encoded.
    pub each: &'a mut dyn FnMut(ActionBytes),
}

impl Visitor for Unpack<'_> {
    type Output = Result<Outline, PackError>;

    fn visit<T: Table>(self) -> Self::Output {
        let Unpack { contents: Contents { length, head, actions, .. }, each } = self;
        let (opening, mut game) = begin::<T>(head)?;
        let mut reader = Reader::new(actions);
        let mut list = Actions::new();
        let (mut taken, mut open) = (0, 0);
        let mut take = || {
            while taken < length {
                let number = taken + 1;
                game.legal(&mut list);
                let at = reader.take(bits::width(list.len())).ok_or(PackError::Length)?;
                let action = *list.get(at).ok_or(PackError::Action(number))?;
                // What is done in secret tells nothing before the action that ends it.
                let mut told = !T::is_secret(&game);
                game.tell(action, &mut |_| told = true).map_err(|_| PackError::Action(number))?;
                each(encode(&action));
                taken = number;
                Branch::reach(opening.company.branch, taken, &mut game);
                open = if told { taken } else { open };
            }
            if reader.is_done() { Ok(()) } else { Err(PackError::Length) }
        };
        let parted = match take() {
            Err(_) if opening.company.rules < T::Game::RULES_VERSION => {
                each(encode(&u8::MAX));
                Some(opening.company.rules)
            }
            taken => taken.map(|()| None)?,
        };
        let points = game.standing().points;
        let player = |player: Player| {
            (opening.company.names[player.index()].clone(), points.get(player.index()).copied().unwrap_or_default())
        };
        Ok(Outline {
            game: T::NAME,
            players: Player::all(game.players()).map(player).collect(),
            length: taken,
            open,
            over: game.is_over() && parted.is_none(),
            parted,
        })
    }
}

type OpeningOf<T> = Opening<<<T as Table>::Game as Game>::Setup>;

/// Returns the game that a head begins.
fn begin<T: Table>(head: &[u8]) -> Result<(OpeningOf<T>, T::Game), PackError> {
    let opening = Opening::decode::<T::Game>(head).map_err(|error| match error {
        JournalError::Version(played) => PackError::Version { game: T::NAME, played, known: T::Game::RULES_VERSION },
        _ => PackError::Opening,
    })?;
    let game = opening.deal().map_err(|_| PackError::Opening)?;
    Ok((opening, game))
}
