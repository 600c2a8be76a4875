//! A NOR flash chip that can lose power in the middle of anything, and wear out.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use embedded_storage_async::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};

use crate::Rng;

/// A change that a chip is told to make.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pulse {
    /// Write these bytes at this offset.
    Write(usize, Vec<u8>),
    /// Erase the sector at this offset.
    Erase(usize),
}

impl Pulse {
    /// Returns at how many points it can be cut.
    pub fn steps(&self) -> u64 {
        match self {
            Pulse::Write(_, bytes) => bytes.len() as u64,
            Pulse::Erase(_) => ERASE_STEPS,
        }
    }
}

/// A chip: its cells, and what was done to them.
#[derive(Clone, Debug)]
pub struct Chip {
    /// The bytes that it holds.
    pub cells: Vec<u8>,
    /// Bytes of a sector.
    pub sector: usize,
    /// Bits that stay what they are, by the address of their cell.
    stuck: BTreeMap<usize, u8>,
    /// Steps until the power goes. A byte written is a step, an erase is several.
    pub power: Option<u64>,
    /// Sectors whose erase was cut so late that they read as blank, but don't last.
    weak: BTreeSet<usize>,
    /// Source of what a cut leaves.
    pub rng: Rng,
    /// Steps so far.
    pub steps: u64,
    /// Erases so far, by sector.
    pub erases: Vec<u32>,
    /// Pages of 256 bytes programmed so far.
    pub programs: u32,
    /// Bytes read so far.
    pub reads: u64,
    /// Sectors written since they were last asked for.
    pub touched: BTreeSet<usize>,
    /// The changes since this was last taken, if they are to be noted.
    pub noted: Option<Vec<Pulse>>,
    off: bool,
}

/// Points at which an erase can be cut: what it leaves differs each time.
const ERASE_STEPS: u64 = 12;
const PAGE: usize = 256;

impl Chip {
    /// Returns a blank chip.
    pub fn new(sectors: usize, sector: usize) -> Self {
        Chip {
            cells: vec![0xff; sectors * sector],
            sector,
            stuck: BTreeMap::new(),
            power: None,
            weak: BTreeSet::new(),
            rng: Rng(1),
            steps: 0,
            erases: vec![0; sectors],
            programs: 0,
            reads: 0,
            touched: BTreeSet::new(),
            noted: None,
            off: false,
        }
    }

    /// Returns the same chip with its power back. The seed decides what the next cut leaves.
    pub fn restarted(&self, seed: u64) -> Self {
        let mut chip = Chip { off: false, power: None, steps: 0, noted: None, rng: Rng(seed), ..self.clone() };
        for sector in self.weak.iter().map(|sector| sector * self.sector..(sector + 1) * self.sector) {
            // What was written into weak cells fades.
            for cell in chip.cells[sector].iter_mut().filter(|cell| **cell != 0xff) {
                *cell ^= chip.rng.byte() & chip.rng.byte();
            }
        }
        chip
    }

    /// Returns whether the power went.
    pub fn is_off(&self) -> bool {
        self.off
    }

    /// Makes a change, as far as the power lasts.
    pub fn act(&mut self, pulse: &Pulse) {
        if let Some(noted) = &mut self.noted {
            noted.push(pulse.clone());
        }
        match pulse {
            Pulse::Write(offset, bytes) => self.write(*offset, bytes),
            Pulse::Erase(offset) => self.erase(*offset),
        }
    }

    /// Fills a sector with random bytes.
    pub fn make_noise(&mut self, sector: usize) {
        let cells = &mut self.cells[sector * self.sector..][..self.sector];
        cells.fill_with(|| self.rng.byte());
    }

    /// Flips a random bit.
    pub fn flip(&mut self) {
        let at = self.rng.below(self.cells.len());
        self.cells[at] ^= 1 << self.rng.below(8);
    }

    /// Makes a random bit stay what it is from now on.
    pub fn stick(&mut self) {
        let at = self.rng.below(self.cells.len());
        let bit = 1 << self.rng.below(8);
        self.hold(at, bit);
    }

    /// Makes these bits of a cell stay what they are from now on.
    pub fn hold(&mut self, at: usize, bits: u8) {
        *self.stuck.entry(at).or_default() |= bits;
    }

    /// Lets all bits change again, as after a time of low voltage.
    pub fn release(&mut self) {
        self.stuck.clear();
    }

    fn set(&mut self, at: usize, value: u8) {
        let stuck = self.stuck.get(&at).copied().unwrap_or(0);
        self.cells[at] = (value & !stuck) | (self.cells[at] & stuck);
    }

    /// Returns how many of `steps` the power lasts.
    fn spend(&mut self, steps: u64) -> u64 {
        self.steps += steps;
        match &mut self.power {
            Some(left) if *left < steps => {
                self.off = true;
                std::mem::take(left)
            }
            Some(left) => {
                *left -= steps;
                steps
            }
            None => steps,
        }
    }

    fn write(&mut self, offset: usize, bytes: &[u8]) {
        self.programs += ((offset + bytes.len()).div_ceil(PAGE) - offset / PAGE) as u32;
        self.touched.insert(offset / self.sector);
        let whole = self.spend(bytes.len() as u64) as usize;
        // One time in two a page is programmed in order, else all its bits at once.
        let in_order = self.rng.draw() & 1 == 0;
        let page_end = (offset + whole) / PAGE * PAGE + PAGE;
        for (at, &byte) in (offset..).zip(bytes) {
            let value = if at < offset + whole {
                byte
            } else if at == offset + whole || !in_order && at < page_end {
                byte | self.rng.byte()
            } else {
                break;
            };
            let stuck = self.stuck.contains_key(&at);
            assert!(stuck || self.cells[at] == 0xff, "the cell at {at:#x} is written twice");
            self.set(at, value);
        }
    }

    fn erase(&mut self, offset: usize) {
        let sector = offset / self.sector;
        self.erases[sector] += 1;
        let step = self.spend(ERASE_STEPS);
        if step == ERASE_STEPS - 1 {
            self.weak.insert(sector)
        } else {
            self.weak.remove(&sector)
        };
        let edge = self.rng.below(self.sector);
        for at in offset..offset + self.sector {
            let (old, random) = (self.cells[at], self.rng.byte());
            let sparse = random & self.rng.byte() & self.rng.byte() & self.rng.byte();
            let value = match step {
                0 => old,
                1 => old | sparse,
                2 => old | random,
                3 => random,
                4 => 0,
                5 => sparse,
                6 => !sparse,
                7 if at - offset < edge => 0xff,
                8 if at - offset > edge => 0xff,
                9 if at - offset < edge => old & random,
                10 if (at - offset) / 64 % 2 == edge % 2 => random,
                7..=10 => old,
                _ => 0xff,
            };
            self.set(at, value);
        }
    }
}

/// A handle on a chip: it outlives the store that works on it.
#[derive(Clone, Debug)]
pub struct Flash<const SECTOR: usize>(pub Rc<RefCell<Chip>>);

impl<const SECTOR: usize> Flash<SECTOR> {
    /// Returns a handle on this chip.
    ///
    /// # Panics
    /// If its sectors are of another length.
    pub fn new(chip: Chip) -> Self {
        assert_eq!(chip.sector, SECTOR);
        Flash(Rc::new(RefCell::new(chip)))
    }

    fn check(&self, offset: u32, length: usize) -> Result<usize, NorFlashErrorKind> {
        let chip = self.0.borrow();
        let offset = offset as usize;
        assert!(offset.is_multiple_of(4) && length.is_multiple_of(4), "{offset:#x}, {length} bytes");
        assert!(offset + length <= chip.cells.len(), "{offset:#x}, {length} bytes");
        if chip.off { Err(NorFlashErrorKind::Other) } else { Ok(offset) }
    }

    fn outcome(&self) -> Result<(), NorFlashErrorKind> {
        if self.0.borrow().off { Err(NorFlashErrorKind::Other) } else { Ok(()) }
    }
}

impl<const SECTOR: usize> ErrorType for Flash<SECTOR> {
    type Error = NorFlashErrorKind;
}

impl<const SECTOR: usize> ReadNorFlash for Flash<SECTOR> {
    const READ_SIZE: usize = 4;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        let offset = self.check(offset, bytes.len())?;
        let mut chip = self.0.borrow_mut();
        chip.reads += bytes.len() as u64;
        bytes.copy_from_slice(&chip.cells[offset..][..bytes.len()]);
        Ok(())
    }

    fn capacity(&self) -> usize {
        self.0.borrow().cells.len()
    }
}

impl<const SECTOR: usize> NorFlash for Flash<SECTOR> {
    const WRITE_SIZE: usize = 4;
    const ERASE_SIZE: usize = SECTOR;

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        let offset = self.check(offset, bytes.len())?;
        self.0.borrow_mut().act(&Pulse::Write(offset, bytes.to_vec()));
        self.outcome()
    }

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        let offset = self.check(from, (to - from) as usize)?;
        assert!(offset.is_multiple_of(SECTOR) && (to - from) as usize == SECTOR);
        self.0.borrow_mut().act(&Pulse::Erase(offset));
        self.outcome()
    }
}
