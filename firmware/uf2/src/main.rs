//! `cargo uf2` builds the firmware of every board and writes it as `target/uf2/loire-BOARD.uf2`: the file to copy onto
//! a handheld whose boot loader shows it as a drive.

mod block;
mod image;

use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs, thread};

use crate::image::Image;

/// The boards, named as the firmware's features are.
const BOARDS: [&str; 2] = ["pico-lcd-1-3", "picosystem"];
const TARGET: &str = "thumbv6m-none-eabi";
const PROFILE: &str = "firmware";

fn main() -> ExitCode {
    // In parallel: the last step of each build takes most of the time, and has one thread.
    let made = thread::scope(|scope| {
        let makers =
            BOARDS.map(|board| scope.spawn(move || make(board).inspect_err(|why| eprintln!("{board}: {why}"))));
        makers.map(|maker| matches!(maker.join(), Ok(Ok(()))))
    });
    if made.contains(&false) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

fn make(board: &str) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().map_err(|error| format!("{}: {error}", root.display()))?;
    // The emulated device builds into the same folder: the image that it runs is the one that is copied.
    let target = root.join("target/device").join(board);
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "-p", "firmware", "--target", TARGET, "--profile", PROFILE])
        .args(["--no-default-features", "--features", &format!("{board},cable"), "--target-dir"])
        .arg(&target)
        .current_dir(&root)
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    if !status.success() {
        return Err("the firmware does not build".into());
    }
    let elf = target.join(TARGET).join(PROFILE).join("firmware");
    let bytes = fs::read(&elf).map_err(|error| format!("{}: {error}", elf.display()))?;
    let image = Image::from_elf(&bytes).map_err(|error| format!("{}: {error}", elf.display()))?;
    let folder = root.join("target/uf2");
    let file = folder.join(format!("loire-{board}.uf2"));
    fs::create_dir_all(&folder)
        .and_then(|()| fs::write(&file, image.to_uf2()))
        .map_err(|error| format!("{}: {error}", file.display()))?;
    println!("target/uf2/loire-{board}.uf2: {} KiB of flash", image.len().div_ceil(1024));
    Ok(())
}
