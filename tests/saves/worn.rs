//! A full flash that hundreds of power cuts have left, with torn records in nearly every sector. Earlier formats of it lie
//! in `tests/flash`, and the emulated device must start on them as fast as on any other.

use saves::{Answer, Blob, Condition, Place, Record, Request, Volume};
use store::Store;
use tests::device::Device;
use tests::games::offered;
use tests::stored::Stored;
use tests::{Chip, Flash, Rng, Seen, image, now};

/// The save region of the device.
const SECTOR: usize = 4096;
const SECTORS: usize = 32;
type Nor = Flash<SECTOR>;

/// One write in this many is cut short.
const CUT: usize = 12;
/// The most actions of a game: random play of some games goes on for long.
const MOST: usize = 250;

/// A store whose power is cut again and again.
struct Worn {
    rng: Rng,
    flash: Nor,
    store: Store<Nor>,
    cuts: usize,
}

impl Worn {
    fn new() -> Self {
        let flash = Nor::new(Chip::new(SECTORS, SECTOR));
        let mut store = Store::new(flash.clone());
        now(store.start(|_| ()));
        Worn { rng: Rng(3), flash, store, cuts: 0 }
    }

    fn restart(&mut self) {
        let chip = self.flash.0.borrow().restarted(self.rng.draw());
        self.flash = Nor::new(chip);
        self.store = Store::new(self.flash.clone());
        now(self.store.start(|answer| assert!(!matches!(answer, Answer::Worn(_)), "{answer:?}")));
        self.cuts += 1;
    }

    /// Serves a write, perhaps until the power goes. Returns whether it was done.
    fn write(&mut self, request: Request) -> bool {
        let cut = self.rng.below(CUT) == 0;
        self.flash.0.borrow_mut().power = cut.then(|| self.rng.below(60) as u64);
        now(self.store.serve(request, |_| ()));
        let off = self.flash.0.borrow().is_off();
        if off {
            self.restart();
        }
        self.flash.0.borrow_mut().power = None;
        if self.rng.below(3) == 0 {
            now(self.store.tidy());
        }
        !off
    }

    /// Returns how many bytes the actions in a place take.
    fn length(&mut self, place: Place) -> Option<usize> {
        let mut length = None;
        now(self.store.serve(Request::Load(Volume::InProgress(place)), |answer| {
            let Answer::Journal(journal) = answer else { panic!("{answer:?}") };
            assert!(matches!(journal.condition, Condition::Empty | Condition::Whole));
            length = journal.head.map(|_| journal.actions.len());
        }));
        length
    }

    fn play(&mut self, place: Place, Stored { slot, head, actions }: &Stored) {
        let head = Blob::from_slice(head).expect("it fits");
        while !self.write(Request::Begin(place, *slot, head.clone())) && self.length(place) != Some(0) {}
        let (mut at, mut bytes) = (0, 0);
        while let Some(action) = actions.get(at).filter(|_| at < MOST) {
            let append = Request::Append(place, at as u16, action.iter().copied().collect());
            if self.write(append) || self.length(place) == Some(bytes + action.len()) {
                (at, bytes) = (at + 1, bytes + action.len());
            }
        }
    }
}

/// Plays until the flash is full, and cuts the power again and again.
fn wear() -> Worn {
    let mut worn = Worn::new();
    let games = offered();
    for round in 0..8 * games.len() {
        let stored = (games[round % games.len()].play)(&mut worn.rng);
        let place = Place((round % 8) as u8);
        worn.play(place, &stored);
        // A game alone for each round, so that there are many categories.
        let statistics = Record::Statistics(stored.slot, round as u16);
        while !worn.write(Request::Store(statistics, Blob::from_slice(&[2; 120]).expect("it fits"))) {}
        if round < 7 * games.len() {
            worn.write(Request::Finish(place));
        }
    }
    worn
}

#[test]
fn a_worn_and_full_flash_is_read_no_more_than_four_times_at_power_on() {
    let mut worn = wear();
    let due = Seen::of(&mut worn.store);
    let torn = worn.flash.0.borrow().cells.clone();
    let blank = torn.chunks(SECTOR).filter(|sector| sector[64..].iter().all(|&byte| byte == 0xff)).count();
    println!("{} cuts, {blank} sectors blank, {} finished games", worn.cuts, due.finished.len());
    assert!(worn.cuts > 200 && blank < 6 && due.finished.len() > 4 && !due.journals.is_empty());

    worn.flash.0.borrow_mut().reads = 0;
    let mut device = Device::boot(&worn.flash);
    let reads = worn.flash.0.borrow().reads as usize;
    println!("{reads} bytes read");
    assert!(reads < 4 * SECTORS * SECTOR);
    assert_eq!(device.seen(), due);

    for name in ["v3-worn.bin", "v4-worn.bin"] {
        let mut chip = Chip::new(SECTORS, SECTOR);
        chip.cells = image(name);
        let kept = Device::boot(&Nor::new(chip)).seen();
        assert!(kept.finished.len() > 4 && !kept.journals.is_empty(), "what {name} holds is read");
    }
}
