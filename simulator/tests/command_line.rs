//! The program as it is called.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use simulator::{Flash, Picture, Shell};

/// An empty folder of the test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Calls the program in `folder`, on a machine without a display.
fn simulator(folder: &Path, args: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_simulator"))
        .args(args.split_whitespace())
        .current_dir(folder)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET")
        .env("XDG_DATA_HOME", folder.join("data"))
        .output()
        .unwrap()
}

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

    let mut shell = Shell::new(Flash::blank());
    shell.settle();
    assert_eq!(Picture::load(&folder.join("pictures/title.png")).unwrap(), shell.picture());
    assert!(folder.join("pictures/after-a.png").exists());
    assert!(!folder.join("data").exists(), "a script leaves the player's own games alone");
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
