//! Writes a flash for each journal of `tests/journals`, with its game at its end: `cargo run -p tests --example ends --
//! FOLDER`. The tests of the emulated device measure on these.

use std::path::Path;

use tests::ends::End;
use tests::journal::Journal;

fn main() {
    let folder = std::env::args().nth(1).expect("ends FOLDER");
    for (name, journal) in Journal::all() {
        let end = End::of(&journal);
        let path = Path::new(&folder).join(format!("{name}.bin"));
        std::fs::write(path, end.flash().to_bytes()).expect("it can be written");
        println!("{name} {}", end.actions.len());
    }
}
