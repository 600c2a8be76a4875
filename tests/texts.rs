//! Every text of every screen can be read: none is cut at an edge or by what is drawn over it, and no two touch, with the
//! longest names, in both palettes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use handheld::{Command, Flash, Handheld, Host, Script};
use saves::{Answer, Record, Request};
use store::Store;
use tests::now;
use tests::texts::faults;

/// A flash whose settings have the longest names.
fn flash(colour_blind: bool) -> Flash {
    let flash = Flash::blank();
    let mut store = Store::new(flash.clone());
    now(store.start(|_| ()));
    let settings = (1_u8, 4_u8, 2_u8, 2_u8, colour_blind, ["WWWWWWW", "MMMMMMM", "QQQQQQQ", "OOOOOOO", "XXXXXXX"]);
    let bytes = postcard::to_stdvec(&settings).expect("settings can be encoded");
    let store_settings = Request::Store(Record::Settings, bytes.as_slice().try_into().expect("they are short"));
    now(store.serve(store_settings, |answer| assert!(matches!(answer, Answer::Written(Ok(()))))));
    flash
}

#[test]
fn every_text_can_be_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts");
    let pictures = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/texts");
    fs::create_dir_all(&pictures).expect("a folder for pictures");
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("there are scripts") {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("it has a name").to_string_lossy().into_owned();
        let script: Script = fs::read_to_string(&path).expect("a text").parse().expect("a script");
        for colour_blind in [false, true] {
            let mut handheld = Handheld::new(Host::TEST, flash(colour_blind));
            handheld.settle();
            for (line, command) in script.steps() {
                let times = if let Command::Press(_, times) = command { *times } else { 1 };
                for _ in 0..times {
                    let one = match command {
                        Command::Press(button, _) => Command::Press(*button, 1),
                        other => other.clone(),
                    };
                    let one: Script = one.to_string().parse().expect("a command prints as it is read");
                    one.run(&mut handheld, |_, _| Ok::<_, String>(())).expect("it runs");
                    for fault in faults(handheld.console()) {
                        let screen = handheld.console().screen();
                        found.entry(format!("{screen:?}: {fault}")).or_insert_with(|| {
                            let place = format!("{name}-{line}");
                            let picture = pictures.join(format!("{place}.png"));
                            handheld.picture().save(&picture).expect("a picture can be written");
                            place
                        });
                    }
                }
            }
        }
    }
    let list: String = found.iter().map(|(fault, place)| format!("{place}: {fault}\n")).collect();
    assert!(found.is_empty(), "{} texts can't be read; pictures are in target/texts:\n{list}", found.len());
}
