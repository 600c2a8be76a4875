//! Nets: what players have learned from games, in integers.
//!
//! A [`Net`] says how far a judge's value is off. It has two layers of units between what it reads of a position and its
//! result. Weights are bytes, sums have 32 bits, so that a result is the same on every machine. The file of a net begins
//! with lines of text that say where it comes from, and how it is read; then come an empty line and its bytes.

use rules_core::{Game, Player};

/// Units of the first layer.
pub const WIDE: usize = 32;

/// Units of the second layer.
pub const NARROW: usize = 16;

/// An input of 1: inputs are in eighths.
pub const ONE: u8 = 8;

/// A unit that is fully active; it is at 1 with [`UNIT_ONE`].
pub const FULL: u8 = u8::MAX;

/// A unit at 1.
pub const UNIT_ONE: i32 = 64;

/// The base in which numbers are written.
const BASE: u32 = 10;

/// The largest shift of a sum.
const SHIFT: u32 = 24;

/// Inputs that belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Block {
    /// What they say.
    pub name: &'static str,
    /// The index of the first among all inputs.
    pub first: usize,
    /// How many they are.
    pub count: usize,
}

/// Makes the table of a model's inputs: a [`Block`] for each name, one after the other, and `BLOCKS` with all of them.
#[macro_export]
macro_rules! blocks {
    ($($(#[$doc:meta])* $name:ident: $count:expr,)*) => {
        $crate::blocks!(@place 0; $($(#[$doc])* $name: $count,)*);
        /// All inputs.
        pub const BLOCKS: &[$crate::net::Block] = &[$($name),*];
    };
    // A table that goes on after another.
    ($before:path; $($(#[$doc:meta])* $name:ident: $count:expr,)*) => {
        $crate::blocks!(@place $crate::net::inputs($before); $($(#[$doc])* $name: $count,)*);
        const ADDED: &[$crate::net::Block] = &[$($name),*];
        /// All inputs.
        pub const BLOCKS: &[$crate::net::Block] =
            &$crate::net::joined::<{ $before.len() + ADDED.len() }>($before, ADDED);
    };
    (@place $first:expr; $(#[$doc:meta])* $name:ident: $count:expr, $($rest:tt)*) => {
        $(#[$doc])*
        pub const $name: $crate::net::Block =
            $crate::net::Block { name: stringify!($name), first: $first, count: $count };
        $crate::blocks!(@place $name.first + $name.count; $($rest)*);
    };
    (@place $first:expr;) => {};
}

/// Returns the blocks of two tables.
pub const fn joined<const N: usize>(before: &[Block], added: &[Block]) -> [Block; N] {
    let mut all = [Block { name: "", first: 0, count: 0 }; N];
    let mut at = 0;
    while at < N {
        all[at] = if at < before.len() { before[at] } else { added[at - before.len()] };
        at += 1;
    }
    all
}

/// Takes the inputs of a position: the index of one that is not 0, and its value in eighths. Values of the same index
/// add up.
pub type Take<'a> = &'a mut dyn FnMut(usize, u8);

impl Block {
    /// Gives a value to one of these inputs; there is none beyond the last.
    pub fn give(self, take: Take, nth: usize, value: i32) {
        if nth < self.count && value > 0 {
            take(self.first + nth, value.min(u8::MAX.into()) as u8);
        }
    }

    /// Sets one of these inputs.
    pub fn set(self, take: Take, nth: usize) {
        self.give(take, nth, ONE.into());
    }

    /// Sets one of these inputs if something holds.
    pub fn set_if(self, take: Take, nth: usize, holds: bool) {
        if holds {
            self.set(take, nth);
        }
    }

    /// Sets the input of a count: the last one stands for it and all above.
    pub fn count(self, take: Take, count: usize) {
        self.set(take, count.min(self.count - 1));
    }
}

/// Returns how many inputs a table has.
pub const fn inputs(blocks: &[Block]) -> usize {
    match blocks.last() {
        Some(last) => last.first + last.count,
        None => 0,
    }
}

/// Returns a number that changes with every name and count of a table: the 32-bit FNV-1a hash.
pub const fn fingerprint(blocks: &[Block]) -> u32 {
    const fn mix(hash: u32, byte: u8) -> u32 {
        (hash ^ byte as u32).wrapping_mul(0x0100_0193)
    }
    let (mut hash, mut at) = (0x811c_9dc5, 0);
    while at < blocks.len() {
        let (name, mut letter) = (blocks[at].name.as_bytes(), 0);
        while letter < name.len() {
            hash = mix(hash, name[letter]);
            letter += 1;
        }
        hash = mix(mix(mix(hash, 0), blocks[at].count as u8), (blocks[at].count >> 8) as u8);
        at += 1;
    }
    hash
}

/// A kind of game whose players learn.
#[derive(Debug)]
pub struct Model<G: Game> {
    /// Its name for commands and files.
    pub name: &'static str,
    /// Whether it is for games of a set-up.
    pub fits: fn(&G::Setup) -> bool,
    /// What a net reads.
    pub blocks: &'static [Block],
    /// Hands all inputs of a position to a taker, as a player sees it.
    pub inputs: fn(&G, Player, Take),
    /// Returns what a player got out of a game that is over, in 64ths of a point: what a value predicts.
    pub result: fn(&G, Player) -> i32,
    /// Returns a number for what positions have in common that are compared with each other: the table, and how much time
    /// is left. What the judge misses in all of them alike does not matter.
    pub context: fn(&G, Player) -> u32,
    /// The best net that is known.
    pub net: Option<Net>,
}

/// Bytes of a word.
const WORD: usize = size_of::<u32>();

/// Pairs of units.
const PAIRS: usize = WIDE / size_of::<u16>();

/// The weights of an input as they lie in the image: four bytes in a word, each higher by `OFFSET`.
pub type Row = [u32; WIDE / WORD];

/// What a byte of a [`Row`] is above its weight, so that none is below 0.
const OFFSET: u8 = 1 << 7;

/// A net.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Net {
    /// By which each layer's sums are shifted.
    shifts: [u32; 3],
    /// Where the sums of all layers begin.
    starts: [i32; STARTS],
    /// The weights of each input.
    rows: &'static [Row],
    /// The weights of each unit of the first layer.
    second: [[u8; NARROW]; WIDE],
    /// Those of the second.
    third: [u8; NARROW],
}

/// How many sums there are.
const STARTS: usize = WIDE + NARROW + 1;

/// The parts of a file.
struct Parts {
    shifts: [u32; 3],
    starts: &'static [[u8; 4]],
    first: &'static [u8],
    second: &'static [[u8; NARROW]],
    third: &'static [u8],
}

/// Words that begin the lines which say how a file is read.
pub mod lines {
    /// How many inputs, and the fingerprint of their table.
    pub const INPUTS: &str = "inputs";
    /// Units of both layers.
    pub const UNITS: &str = "units";
    /// By which each layer's sums are shifted.
    pub const SHIFTS: &str = "shifts";
}

impl Parts {
    /// Takes a file apart. Returns what is wrong with it, if it is no net that reads these inputs.
    const fn of(file: &'static [u8], blocks: &[Block]) -> Result<Parts, &'static str> {
        let Some(end) = end_of_text(file) else { return Err("a net begins with lines of text and an empty one") };
        let (text, bytes) = file.split_at(end);
        let ([count, print, _], [wide, narrow, _], shifts) =
            (numbers(text, lines::INPUTS), numbers(text, lines::UNITS), numbers(text, lines::SHIFTS));
        if count as usize != inputs(blocks) || print != fingerprint(blocks) {
            return Err("a net for other inputs");
        }
        if wide as usize != WIDE || narrow as usize != NARROW {
            return Err("a net of other units");
        }
        if shifts[0] > SHIFT || shifts[1] > SHIFT || shifts[2] > SHIFT {
            return Err("no such shift");
        }
        let lengths = [size_of::<i32>() * STARTS, count as usize * WIDE, WIDE * NARROW, NARROW];
        if bytes.len() != lengths[0] + lengths[1] + lengths[2] + lengths[3] {
            return Err("a net of another length");
        }
        let (starts, bytes) = bytes.split_at(lengths[0]);
        let (first, bytes) = bytes.split_at(lengths[1]);
        let (second, third) = bytes.split_at(lengths[2]);
        Ok(Parts { shifts, starts: starts.as_chunks().0, first, second: second.as_chunks().0, third })
    }
}

/// Makes the net of a file that is part of the program: one that does not fit it is not compiled.
#[macro_export]
macro_rules! learned {
    ($file:literal, $blocks:expr) => {{
        const FILE: &[u8] = include_bytes!($file);
        static ROWS: [$crate::net::Row; $crate::net::inputs($blocks)] = $crate::net::rows(FILE, $blocks);
        match $crate::net::Net::new(FILE, $blocks, &ROWS) {
            Ok(net) => Some(net),
            Err(_) => None,
        }
    }};
}

/// Returns the rows of a file's net, for a table of so many inputs. It panics if the file has no such net: nothing but a
/// compiler should ask.
pub const fn rows<const N: usize>(file: &'static [u8], blocks: &[Block]) -> [Row; N] {
    let parts = match Parts::of(file, blocks) {
        Ok(parts) => parts,
        Err(reason) => panic!("{}", reason),
    };
    let (mut rows, mut nth) = ([[0; WIDE / WORD]; N], 0);
    while nth < N {
        rows[nth] = row(parts.first, nth);
        nth += 1;
    }
    rows
}

/// Returns the rows of a file's net one by one, or what is wrong with it.
pub fn each_row(file: &'static [u8], blocks: &[Block]) -> Result<impl Iterator<Item = Row>, &'static str> {
    let first = Parts::of(file, blocks)?.first;
    Ok((0..first.len() / WIDE).map(|nth| row(first, nth)))
}

/// Returns the row of an input.
const fn row(first: &[u8], nth: usize) -> Row {
    let (mut row, mut word) = ([0; WIDE / WORD], 0);
    while word < WIDE / WORD {
        let at = nth * WIDE + word * WORD;
        row[word] = u32::from_le_bytes([
            first[at] ^ OFFSET,
            first[at + 1] ^ OFFSET,
            first[at + 2] ^ OFFSET,
            first[at + 3] ^ OFFSET,
        ]);
        word += 1;
    }
    row
}

/// Sums of the first layer. Weights are added in pairs, two to a word, for as long as a pair has room for what comes.
struct Sums {
    whole: [i32; WIDE],
    /// Of each word of a row: its even bytes, then its odd ones.
    pairs: [u32; PAIRS],
    /// What the weights in the pairs were multiplied by, in all.
    factors: u32,
}

/// The even bytes of a word.
const EVEN: u32 = 0x00ff_00ff;

/// By how much the weights in a pair can be multiplied in all: more would not fit 16 bits.
const ROOM: u32 = u16::MAX as u32 / u8::MAX as u32;

impl Sums {
    fn add(&mut self, row: &Row, factor: u8) {
        let factor = u32::from(factor);
        if self.factors + factor > ROOM {
            self.empty();
        }
        self.factors += factor;
        for (pairs, word) in self.pairs.as_chunks_mut().0.iter_mut().zip(row) {
            let [even, odd] = pairs;
            *even = even.wrapping_add((word & EVEN).wrapping_mul(factor));
            *odd = odd.wrapping_add((word >> 8 & EVEN).wrapping_mul(factor));
        }
    }

    /// Moves what is in the pairs to the whole sums.
    #[inline(never)]
    fn empty(&mut self) {
        let offset = self.factors * u32::from(OFFSET);
        for (sums, pairs) in self.whole.as_chunks_mut().0.iter_mut().zip(self.pairs.as_chunks_mut().0) {
            let ([first, second, third, fourth], [even, odd]) = (sums, pairs);
            for (sum, part) in
                [(first, *even & 0xffff), (second, *odd & 0xffff), (third, *even >> 16), (fourth, *odd >> 16)]
            {
                *sum = sum.wrapping_add((part as i32).wrapping_sub(offset as i32));
            }
            (*even, *odd) = (0, 0);
        }
        self.factors = 0;
    }
}

impl Net {
    /// Reads a file, whose [rows] lie somewhere. Returns what is wrong with it, if it is no net that reads these inputs.
    pub const fn new(file: &'static [u8], blocks: &[Block], rows: &'static [Row]) -> Result<Net, &'static str> {
        let parts = match Parts::of(file, blocks) {
            Ok(parts) => parts,
            Err(reason) => return Err(reason),
        };
        let mut net =
            Net { shifts: parts.shifts, starts: [0; STARTS], rows, second: [[0; NARROW]; WIDE], third: [0; NARROW] };
        let mut at = 0;
        while at < STARTS {
            net.starts[at] = i32::from_le_bytes(parts.starts[at]);
            at += 1;
        }
        net.second.copy_from_slice(parts.second);
        net.third.copy_from_slice(parts.third);
        Ok(net)
    }

    /// Returns by how much the value of a position should be higher, in 64ths of a point.
    pub fn correction(&self, inputs: impl FnOnce(Take)) -> i32 {
        let mut starts = self.starts.iter().copied();
        let mut sums = Sums { whole: [0; WIDE], pairs: [0; PAIRS], factors: 0 };
        sums.whole.iter_mut().zip(&mut starts).for_each(|(sum, start)| *sum = start);
        inputs(&mut |index, value| {
            if let Some(row) = self.rows.get(index) {
                sums.add(row, value);
            }
        });
        sums.empty();
        let mut next = [0; NARROW];
        next.iter_mut().zip(&mut starts).for_each(|(sum, start)| *sum = start);
        for (sum, weights) in sums.whole.into_iter().zip(&self.second) {
            let active = active(sum, self.shifts[0]);
            if active > 0 {
                add(&mut next, weights, active);
            }
        }
        let active = next.into_iter().map(|sum| active(sum, self.shifts[1]));
        let sum: i32 =
            active.zip(&self.third).map(|(active, &weight)| i32::from(active) * i32::from(weight as i8)).sum();
        starts.next().unwrap_or(0).wrapping_add(sum) >> self.shifts[2]
    }
}

/// Adds weights to sums. A byte times a weight has 16 bits, which many machines multiply faster. Not inlined: only as a
/// function of its own it is known to read nothing that it writes, and so sums several at once where a machine can.
#[inline(never)]
fn add<const N: usize>(sums: &mut [i32; N], weights: &[u8; N], factor: u8) {
    for (sum, &weight) in sums.iter_mut().zip(weights) {
        *sum = sum.wrapping_add(i32::from(i16::from(factor) * i16::from(weight as i8)));
    }
}

/// Returns how active a unit is.
const fn active(sum: i32, shift: u32) -> u8 {
    match sum >> shift {
        ..0 => 0,
        sum if sum > FULL as i32 => FULL,
        sum => sum as u8,
    }
}

/// Returns where the bytes begin: after the first empty line.
const fn end_of_text(file: &[u8]) -> Option<usize> {
    let mut at = 1;
    while at < file.len() {
        if file[at] == b'\n' && file[at - 1] == b'\n' {
            return Some(at + 1);
        }
        at += 1;
    }
    None
}

/// Returns the numbers of the line that begins with a word; 0 where there is none.
const fn numbers(text: &[u8], word: &str) -> [u32; 3] {
    let (mut found, mut start) = ([0_u32; 3], 0);
    while start < text.len() {
        let (mut at, mut nth) = (start, 0);
        let is_line = begins(text, start, word.as_bytes());
        while at < text.len() && text[at] != b'\n' {
            if is_line && text[at].is_ascii_digit() && nth < found.len() {
                found[nth] = found[nth].wrapping_mul(BASE).wrapping_add((text[at] - b'0') as u32);
                if at + 1 == text.len() || !text[at + 1].is_ascii_digit() {
                    nth += 1;
                }
            }
            at += 1;
        }
        if is_line {
            return found;
        }
        start = at + 1;
    }
    found
}

/// Returns whether a word stands at a place of a text.
const fn begins(text: &[u8], at: usize, word: &[u8]) -> bool {
    let mut letter = 0;
    while letter < word.len() {
        if at + letter >= text.len() || text[at + letter] != word[letter] {
            return false;
        }
        letter += 1;
    }
    true
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::format;
    use std::vec::Vec;

    use super::*;

    blocks! {
        /// One input.
        LONE: 1,
        /// Three.
        TRIO: 3,
    }

    /// Returns the file of a net whose first unit of each layer counts the trio, and which adds 5.
    fn file(inputs: usize, print: u32) -> Vec<u8> {
        let mut file =
            format!("Made for a test.\ninputs {inputs}, table {print}\nunits 32 16\nshifts 3 6 6\n\n").into_bytes();
        let mut starts = [0_i32; WIDE + NARROW + 1];
        starts[WIDE + NARROW] = 5 << 6;
        file.extend(starts.iter().flat_map(|start| start.to_le_bytes()));
        for input in 0..4 {
            file.extend((0..WIDE).map(|unit| if input > 0 && unit == 0 { 64 } else { 0 }));
        }
        file.extend((0..WIDE * NARROW).map(|at| if at == 0 { 64 } else { 0 }));
        file.extend((0..NARROW).map(|unit| if unit == 0 { -64_i8 as u8 } else { 0 }));
        file
    }

    fn read(file: Vec<u8>) -> Result<Net, &'static str> {
        let file = file.leak();
        let rows: Vec<_> = each_row(file, BLOCKS)?.collect();
        Net::new(file, BLOCKS, rows.leak())
    }

    fn net() -> Net {
        read(file(4, fingerprint(BLOCKS))).unwrap()
    }

    #[test]
    fn blocks_stand_side_by_side() {
        assert_eq!((LONE.first, LONE.count, TRIO.first, TRIO.count, inputs(BLOCKS)), (0, 1, 1, 3, 4));
        let mut given = Vec::new();
        let take: Take = &mut |index, value| given.push((index, value));
        TRIO.set(take, 0);
        TRIO.set(take, 3);
        TRIO.set_if(take, 1, false);
        TRIO.count(take, 9);
        LONE.give(take, 0, 700);
        LONE.give(take, 0, -1);
        assert_eq!(given, [(1, ONE), (3, ONE), (0, 255)]);
    }

    #[test]
    fn a_net_sums_what_it_reads_and_units_are_never_below_nothing_nor_above_all() {
        let net = net();
        let correction = |values: &[(usize, u8)]| {
            net.correction(|take| values.iter().for_each(|&(index, value)| take(index, value)))
        };
        assert_eq!(correction(&[]), 5);
        assert_eq!(correction(&[(0, 200)]), 5, "the lone input has no weight");
        // One of the trio is a unit at 1, which takes a point away.
        assert_eq!(correction(&[(1, 8)]), 5 - 64);
        assert_eq!(correction(&[(1, 8), (3, 16)]), 5 - 3 * 64);
        assert_eq!(correction(&[(1, 4), (1, 4)]), 5 - 64);
        assert_eq!(correction(&[(1, 255), (2, 255)]), 5 - i32::from(FULL));
        assert_eq!(correction(&[(4, 8)]), 5, "there is no fifth input");
    }

    #[test]
    fn a_file_for_something_else_is_refused() {
        let print = fingerprint(BLOCKS);
        assert_eq!(read(file(5, print)), Err("a net for other inputs"));
        assert_eq!(read(file(4, print + 1)), Err("a net for other inputs"));
        let changed = |from: &str, to: &str| {
            let whole = file(4, print);
            let end = end_of_text(&whole).unwrap();
            let text = std::str::from_utf8(&whole[..end]).unwrap().replace(from, to);
            [text.as_bytes(), &whole[end..]].concat()
        };
        assert_eq!(read(changed("units 32", "units 31")), Err("a net of other units"));
        assert_eq!(read(changed("shifts 3", "shifts 33")), Err("no such shift"));
        assert_eq!(read(changed("\n\n", "\n")), Err("a net begins with lines of text and an empty one"));
        let mut short = file(4, print);
        short.pop();
        assert_eq!(read(short), Err("a net of another length"));
    }

    #[test]
    fn a_fingerprint_changes_with_names_and_counts() {
        let table = |name, count| fingerprint(&[Block { name, first: 0, count }]);
        assert_ne!(table("A", 1), table("B", 1));
        assert_ne!(table("A", 1), table("A", 2));
        assert_ne!(table("A", 1), table("A", 257));
        assert_eq!(table("A", 1), table("A", 1));
    }
}
