//! The simulator's command line: what it does, prints and refuses where there is no display.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};

use console::ScreenKind;
use handheld::{Command, Flash, Handheld, Host, Picture, Script, Spoken};

/// Creates an empty folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Calls the program in `folder`, on a machine without a display.
fn simulator(folder: &Path, args: &str) -> Output {
    simulator_reading(folder, args, "")
}

/// Runs the simulator with something to read on standard input.
fn simulator_reading(folder: &Path, args: &str, input: &str) -> Output {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_simulator"))
        .args(args.split_whitespace())
        .current_dir(folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("XDG_DATA_HOME", folder.join("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may have ended without reading it all.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// Returns what it printed, if all went well.
#[track_caller]
fn said(output: Output) -> String {
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// A script that begins the Dice Game alone with seed 1, and takes two actions.
const SOLO: &str =
    "press DOWN\npress X\npress DOWN x3\npress A x8\npress RIGHT\npress A\npress X x2\npress A\nwait 500\npress A\n";
/// The presses from there to the codes of the game.
const CODES: &str = "press Y\npress DOWN x7\npress A\n";

#[track_caller]
fn refused(output: &Output, code: i32, message: &str) {
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{said}");
    assert!(said.contains(message), "{said}");
}

#[test]
fn a_script_needs_no_display() {
    let folder = folder("script");
    fs::write(folder.join("a.txt"), "shot title\npress A\nshot after-a\n").unwrap();
    let output = simulator(&folder, "--script a.txt --out pictures");
    assert!(output.status.success(), "{output:?}");

    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    assert_eq!(Picture::load(&folder.join("pictures/title.png")).unwrap(), handheld.picture());
    assert!(folder.join("pictures/after-a.png").exists());
    assert!(!folder.join("data").exists(), "a script leaves the player's own games alone");
}

/// A shot, and its screen.
type End = (&'static str, ScreenKind);

/// A whole turn of each game, as `docs/pictures` has it: its script, and what it begins and ends with.
const TURNS: [(&str, &str, [End; 2]); 4] = [
    (
        "castles",
        "castles-2p-2011",
        [("castles2-turn", ScreenKind::Table), ("castles2-turn-over", ScreenKind::HandOver)],
    ),
    ("dice-game", "dice-solo", [("solo-turn", ScreenKind::Table), ("solo-turn-over", ScreenKind::Table)]),
    ("natick", "natick", [("natick-turn", ScreenKind::Table), ("natick-turn-over", ScreenKind::Table)]),
    ("orleans", "orleans-2p", [("orleans2-draw", ScreenKind::Table), ("orleans2-turn-over", ScreenKind::HandOver)]),
];

/// Returns what a script shows at this shot, in words.
fn spoken_at(script: &str, shot: &str) -> Spoken {
    let script: Script = fs::read_to_string(script).unwrap().parse().unwrap();
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    handheld.settle();
    for (_, command) in script.steps() {
        handheld.perform(command);
        if *command == Command::Shot(shot.into()) {
            return Spoken::of(handheld.console());
        }
    }
    panic!("no shot {shot}");
}

/// The animated pictures of the README, made anew: each is a whole turn, is small, and is the one that is kept; all together
/// take about two minutes. `LOIRE_BLESS=1` keeps the new ones.
#[test]
fn a_turn_of_each_game_is_animated() {
    let folder = folder("animate");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let script = |name: &str| root.join(format!("tests/scripts/{name}.txt")).display().to_string();
    let mut all = 0;
    for (game, name, ends) in TURNS {
        for (shot, screen) in ends {
            let spoken = spoken_at(&script(name), shot);
            assert_eq!(spoken.screen(), Some(screen), "{shot}");
            assert!(!spoken.keys.contains("undo"), "{shot} is within a turn: {}", spoken.keys);
        }
        let [(from, _), (to, _)] = ends;
        let span = format!("--from {from} --to {to}");
        let output = simulator(&folder, &format!("--script {} --animate {game}.png {span}", script(name)));
        assert!(output.status.success(), "{output:?}");

        let film = fs::read(folder.join(format!("{game}.png"))).unwrap();
        assert!(film.len() < 500_000, "{} bytes", film.len());
        let mut reader = png::Decoder::new(std::io::Cursor::new(&film)).read_info().unwrap();
        let frames = reader.info().animation_control().unwrap().num_frames;
        assert!(frames > 20, "{frames} pictures");
        // A frame holds only what changed: put the shown picture together.
        let palette: Vec<[u8; 3]> = reader.info().palette.as_ref().unwrap().as_chunks().0.to_vec();
        let (mut shown, mut time) = (vec![[0; 3]; 240 * 240], 0);
        let mut buffer = vec![0; 240 * 240];
        for at in 0..frames {
            let info = reader.next_frame(&mut buffer).unwrap();
            let control = *reader.info().frame_control().unwrap();
            time += u32::from(control.delay_num);
            for (i, colour) in buffer[..info.buffer_size()].iter().enumerate() {
                let (x, y) = (i % control.width as usize, i / control.width as usize);
                shown[(control.y_offset as usize + y) * 240 + control.x_offset as usize + x] =
                    palette[usize::from(*colour)];
            }
            for (end, name) in [(0, from), (frames - 1, to)] {
                let golden = Picture::load(&root.join(format!("tests/golden/{name}.png"))).unwrap();
                assert!(at != end || golden.pixels() == shown, "{name} is not as it should be");
            }
        }
        assert!(time > 10_000, "{time} ms can't be followed");
        all += time;

        let kept = root.join(format!("docs/pictures/{game}.png"));
        if std::env::var_os("LOIRE_BLESS").is_some() {
            fs::write(&kept, &film).unwrap();
        }
        let is_kept = fs::read(&kept).is_ok_and(|kept| kept == film);
        assert!(is_kept, "{} is out of date: run the test again with LOIRE_BLESS=1", kept.display());
    }
    assert!((100_000..=140_000).contains(&all), "{all} ms are no two minutes");
    let none = format!("--script {} --animate a.png --from none", script("castles-2p-2011"));
    refused(&simulator(&folder, &none), 1, "none");
}

#[test]
fn a_bad_script_is_refused_with_its_place() {
    let folder = folder("bad-script");
    fs::write(folder.join("a.txt"), "press A\npress C\n").unwrap();
    refused(&simulator(&folder, "--script a.txt --out ."), 1, "a.txt:2:7: expected a button");
    refused(&simulator(&folder, "--script none.txt --out ."), 1, "none.txt: ");
}

#[test]
fn bad_arguments_are_refused() {
    let folder = folder("arguments");
    refused(&simulator(&folder, "--scale 0"), 2, "--scale takes a number from 1 to 8");
    refused(&simulator(&folder, "--script a.txt"), 2, "--script needs --out DIR");
    refused(&simulator(&folder, "--full-screen"), 2, "invalid option '--full-screen'");
}

#[test]
fn help_is_given() {
    let output = simulator(&folder("help"), "--help");
    assert!(output.status.success());
    assert!(String::from_utf8(output.stdout).unwrap().contains("--script FILE --out DIR [--flash FILE]"));
}

#[test]
fn the_version_is_told() {
    let output = simulator(&folder("version"), "--version");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), concat!("Loire ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_display_a_window_is_refused() {
    refused(&simulator(&folder("window"), ""), 1, "Without a display, use --script, or --replay with --out.");
}

#[test]
fn a_script_keeps_its_flash_when_it_is_given_one() {
    let folder = folder("flash");
    fs::write(folder.join("a.txt"), "press A\n").unwrap();
    assert!(simulator(&folder, "--script a.txt --out . --flash flash.bin").status.success());
    let kept = fs::read(folder.join("flash.bin")).unwrap();
    assert_eq!(kept.len(), Flash::SIZE);
    assert_ne!(kept, Flash::blank().to_bytes(), "the store has made the region its own");
}

#[test]
fn a_flash_of_another_size_is_refused_and_kept() {
    let folder = folder("flash-size");
    fs::write(folder.join("a.txt"), "press A\n").unwrap();
    fs::write(folder.join("flash.bin"), "not an image").unwrap();
    let output = simulator(&folder, "--script a.txt --out . --flash flash.bin");
    refused(&output, 1, "flash.bin: a flash image has 131072 bytes, this one has 12");
    assert_eq!(fs::read(folder.join("flash.bin")).unwrap(), b"not an image");
}

#[test]
fn a_game_leaves_a_flash_and_is_watched() {
    let folder = folder("leaves");
    fs::write(folder.join("a.txt"), format!("{SOLO}{CODES}")).unwrap();
    let log = said(simulator(&folder, "--script a.txt --out . --flash flash.bin"));
    let before = fs::read(folder.join("flash.bin")).unwrap();
    let text = said(simulator(&folder, "--export --flash flash.bin"));
    let (comment, line) = text.split_once('\n').unwrap();
    assert_eq!(comment, "# in progress: The Dice Game, players: 1, running after 2 actions: RED 1");
    assert_eq!(line, log, "what the console tells is what is in the flash");
    assert_eq!(fs::read(folder.join("flash.bin")).unwrap(), before);

    let outline = "The Dice Game, players: 1, running after 2 actions: RED 1\n";
    assert_eq!(said(simulator_reading(&folder, "--replay - --out piped", &text)), outline);
    assert_eq!(said(simulator(&folder, "--replay flash.bin --out direct")), outline);
    let shot = |out: &str, step: &str| Picture::load(&folder.join(out).join(step)).unwrap();
    for step in ["0000.png", "0001.png", "0002.png"] {
        assert_eq!(shot("piped", step), shot("direct", step));
    }
    assert_ne!(shot("piped", "0000.png"), shot("piped", "0001.png"));
    assert_ne!(shot("piped", "0001.png"), shot("piped", "0002.png"));
    assert_eq!(fs::read_dir(folder.join("piped")).unwrap().count(), 3);
    assert!(!folder.join("data").exists(), "a replay leaves the player's own games alone");
}

#[test]
fn one_of_several_games_is_picked() {
    let folder = folder("several");
    for seed in 1..=2 {
        let script = SOLO.replace("press RIGHT\n", &format!("press RIGHT x{seed}\n"));
        fs::write(folder.join(format!("{seed}.txt")), script).unwrap();
        said(simulator(&folder, &format!("--script {seed}.txt --out . --flash {seed}.bin")));
    }
    let export = |seed| said(simulator(&folder, &format!("--export --flash {seed}.bin")));
    fs::write(folder.join("both.txt"), export(1) + &export(2)).unwrap();
    let refusal = simulator(&folder, "--replay both.txt --out .");
    refused(&refusal, 1, "both.txt: 2 games in it: choose one with --pick N\n  1  The Dice Game, players: 1");
    said(simulator(&folder, "--replay both.txt --pick 2 --out second"));
    said(simulator(&folder, "--replay 2.bin --out alone"));
    let last = |out: &str| Picture::load(&folder.join(out).join("0002.png")).unwrap();
    assert_eq!(last("second"), last("alone"));
    refused(&simulator(&folder, "--replay both.txt --pick 3 --out ."), 1, "both.txt: no game 3 in it");
}

#[test]
fn a_text_that_is_no_game_is_refused() {
    let folder = folder("no-game");
    fs::write(folder.join("a.txt"), SOLO).unwrap();
    refused(&simulator(&folder, "--replay a.txt --out ."), 1, "a.txt: no game in it");
    refused(&simulator(&folder, "--replay none.txt --out ."), 1, "none.txt: ");
    said(simulator(&folder, "--script a.txt --out . --flash flash.bin"));
    let text = said(simulator(&folder, "--export --flash flash.bin"));
    let cut = &text[..text.len() - 9];
    refused(&simulator_reading(&folder, "--replay - --out .", cut), 1, "-: part 1 of 1 is damaged");
    refused(&simulator(&folder, "--replay flash.bin"), 1, "Without a display");
}

#[test]
fn a_flash_without_games_has_nothing_to_export() {
    let folder = folder("nothing");
    refused(&simulator(&folder, "--export --flash none.bin"), 1, "none.bin: ");
    assert!(!folder.join("none.bin").exists());
    fs::write(folder.join("short.bin"), "not an image").unwrap();
    refused(&simulator(&folder, "--export --flash short.bin"), 1, "short.bin: a flash image has 131072 bytes");
    fs::write(folder.join("blank.bin"), Flash::blank().to_bytes()).unwrap();
    refused(&simulator(&folder, "--export --flash blank.bin"), 1, "blank.bin: no game in it");
    assert_eq!(fs::read(folder.join("blank.bin")).unwrap(), Flash::blank().to_bytes());
    fs::write(folder.join("foreign.bin"), vec![0x5a; Flash::SIZE]).unwrap();
    refused(&simulator(&folder, "--export --flash foreign.bin"), 1, "foreign.bin: not a flash of ours");
    refused(&simulator(&folder, "--replay foreign.bin"), 1, "foreign.bin: no game in it");
    fs::write(folder.join("a.txt"), "press X\n").unwrap();
    said(simulator(&folder, "--script a.txt --out . --flash new.bin"));
    refused(&simulator(&folder, "--export --flash new.bin"), 1, "new.bin: no game in it");
    refused(&simulator(&folder, "--replay new.bin"), 1, "new.bin: no game in this flash that can be shown");
}
