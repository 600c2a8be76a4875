//! A copy replaces the saves whole, or not at all.

use breakable::{Chip, Flash, is_long};
use embedded_storage_async::nor_flash::{ErrorType, NorFlash, NorFlashErrorKind, ReadNorFlash};
use saves::{Answer, Region, Request, Slot};
use store::{Refusal, Staging, Store, now};

const SECTOR: usize = 1024;
const SECTORS: usize = 14;
const SIZE: usize = SECTOR * SECTORS;
/// Where the saves begin on the chip: behind the mark and the copy.
const SAVES: u32 = SECTOR as u32 + SIZE as u32;

/// A part of a chip.
#[derive(Clone)]
struct Window {
    flash: Flash<SECTOR>,
    start: u32,
    length: usize,
}

impl ErrorType for Window {
    type Error = NorFlashErrorKind;
}

impl ReadNorFlash for Window {
    const READ_SIZE: usize = <Flash<SECTOR> as ReadNorFlash>::READ_SIZE;

    async fn read(&mut self, offset: u32, bytes: &mut [u8]) -> Result<(), Self::Error> {
        self.flash.read(self.start + offset, bytes).await
    }

    fn capacity(&self) -> usize {
        self.length
    }
}

impl NorFlash for Window {
    const WRITE_SIZE: usize = <Flash<SECTOR> as NorFlash>::WRITE_SIZE;
    const ERASE_SIZE: usize = <Flash<SECTOR> as NorFlash>::ERASE_SIZE;

    async fn erase(&mut self, from: u32, to: u32) -> Result<(), Self::Error> {
        self.flash.erase(self.start + from, self.start + to).await
    }

    async fn write(&mut self, offset: u32, bytes: &[u8]) -> Result<(), Self::Error> {
        self.flash.write(self.start + offset, bytes).await
    }
}

fn windows(flash: &Flash<SECTOR>) -> (Staging<Window>, Window) {
    let staging = Window { flash: flash.clone(), start: 0, length: SECTOR + SIZE };
    (Staging::new(staging), Window { flash: flash.clone(), start: SAVES, length: SIZE })
}

/// Returns the bytes of a save region with this in the forms of all games.
fn region(form: &[u8]) -> Vec<u8> {
    let flash = Flash::<SECTOR>::new(Chip::new(SECTORS, SECTOR));
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    for slot in Slot::all() {
        let record = saves::Record::Form(slot);
        now(store.serve(Request::Store(record, form.repeat(40).as_slice().try_into().unwrap()), |answer| {
            assert!(matches!(answer, Answer::Written(Ok(()))));
        }));
    }
    flash.0.borrow().cells.clone()
}

fn sum(bytes: &[u8]) -> u32 {
    crc::Crc::<u32>::new(&crc::CRC_32_ISO_HDLC).checksum(bytes)
}

/// Returns a chip with these saves.
fn chip(saves: &[u8]) -> Chip {
    let mut chip = Chip::new(1 + 2 * SECTORS, SECTOR);
    chip.cells[SAVES as usize..].copy_from_slice(saves);
    chip
}

/// Takes these bytes in, without those pieces that are blank, and marks them.
fn restore(staging: &mut Staging<Window>, bytes: &[u8]) -> Result<(), Refusal> {
    now(staging.begin())?;
    for (at, piece) in bytes.chunks(64).enumerate() {
        if piece.iter().any(|&byte| byte != 0xff) {
            now(staging.take(64 * at as u32, piece))?;
        }
    }
    now(staging.check(sum(bytes)))?;
    now(staging.mark(sum(bytes)))
}

/// Returns the saves on a chip after the start that follows, which may be cut as well.
fn started(chip: &Chip, seed: u64, power: Option<u64>) -> Chip {
    let flash = Flash::<SECTOR>::new(chip.restarted(seed));
    flash.0.borrow_mut().power = power;
    let (mut staging, mut saves) = windows(&flash);
    let _ = now(staging.finish(&mut saves));
    flash.0.borrow().clone()
}

#[test]
fn a_cut_at_any_point_leaves_the_old_saves_or_the_new() {
    let (old, new) = (region(b"old"), region(b"new"));
    let restored = |power| {
        let flash = Flash::<SECTOR>::new(chip(&old));
        flash.0.borrow_mut().power = power;
        let _ = restore(&mut windows(&flash).0, &new);
        flash.0.borrow().clone()
    };
    let whole = restored(None);
    let end = started(&whole, 0, None);
    assert_eq!(end.cells[SAVES as usize..], new);
    let step = if is_long() { 1 } else { 3 };
    let mut outcomes = [0, 0];
    // While it is taken in and marked.
    for power in (0..whole.steps).step_by(step) {
        let saves = &started(&restored(Some(power)), power, None).cells[SAVES as usize..];
        assert!(saves == old || saves == new, "cut after {power} of {}", whole.steps);
        outcomes[usize::from(saves == new)] += 1;
    }
    assert!(outcomes[0] > 100, "{outcomes:?}");
    // While it is put in its place, twice.
    for power in 0..end.steps {
        let cut = started(&whole, power, Some(power));
        let again = started(&cut, power + 1, Some(power / 2));
        for chip in [&cut, &again] {
            assert_eq!(started(chip, power + 2, None).cells[SAVES as usize..], new, "cut after {power}");
        }
    }
}

#[test]
fn saves_that_come_later_are_not_replaced_again() {
    let (old, new) = (region(b"old"), region(b"new"));
    let flash = Flash::<SECTOR>::new(chip(&old));
    let (mut staging, mut saves) = windows(&flash);
    restore(&mut staging, &new).unwrap();
    assert_eq!(now(staging.finish(&mut saves)), Ok(true));
    for sector in (0..SIZE as u32).step_by(SECTOR) {
        now(saves.erase(sector, sector + SECTOR as u32)).unwrap();
    }
    now(saves.write(0, &old)).unwrap();
    assert_eq!(now(staging.finish(&mut saves)), Ok(false));
    assert_eq!(flash.0.borrow().cells[SAVES as usize..], old);
}

#[test]
fn what_is_not_a_save_region_is_refused_and_the_old_one_stays() {
    let old = region(b"old");
    let flash = Flash::<SECTOR>::new(chip(&old));
    let (mut staging, mut saves) = windows(&flash);
    assert_eq!(restore(&mut staging, &[7; SIZE]), Err(Refusal::Region(Region::Foreign)));
    assert_eq!(restore(&mut staging, &[0xff; SIZE]), Ok(()), "a blank one is a new one");
    now(staging.begin()).unwrap();
    now(staging.take(64, &old[64..128])).unwrap();
    assert_eq!(now(staging.take(0, &old[..64])), Err(Refusal::Order));
    assert_eq!(now(staging.take(SIZE as u32 - 4, &[1; 8])), Err(Refusal::Order));
    assert_eq!(now(staging.take(u32::MAX, &[1; 8])), Err(Refusal::Order));
    assert_eq!(now(staging.check(sum(&old))), Err(Refusal::Sum));
    // What was begun has taken the mark of the blank one away.
    assert_eq!(now(staging.finish(&mut saves)), Ok(false));
    assert_eq!(flash.0.borrow().cells[SAVES as usize..], old);
}

#[test]
fn saves_of_a_later_version_are_refused() {
    let mut later = region(b"new");
    for sector in later.chunks_mut(SECTOR).filter(|sector| sector[4..8] == *b"LOIR") {
        sector[8..12].copy_from_slice(&99u32.to_le_bytes());
        let crc = sum(&sector[4..20]);
        sector[20..24].copy_from_slice(&crc.to_le_bytes());
    }
    let flash = Flash::<SECTOR>::new(chip(&region(b"old")));
    assert_eq!(restore(&mut windows(&flash).0, &later), Err(Refusal::Region(Region::Later(99))));
}
