//! `cargo uf2 [BOARD]...` builds the firmware of every board, or of those that are named, and writes it as
//! `target/uf2/loire-BOARD.uf2`: the file to copy onto a handheld whose boot loader shows it as a drive.
//!
//! The same sources give the same files, whoever builds them and wherever: no path of the machine is in them.

mod block;
mod image;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs, thread};

use crate::image::Image;

/// The boards, named as the firmware's features are.
const BOARDS: [&str; 2] = ["pico-lcd-1-3", "picosystem"];
const TARGET: &str = "thumbv6m-none-eabi";
const PROFILE: &str = "firmware";

fn main() -> ExitCode {
    let named: Vec<String> = env::args().skip(1).collect();
    if named == ["--version"] {
        println!("Loire {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    if let Some(other) = named.iter().find(|name| !BOARDS.contains(&name.as_str())) {
        eprintln!("uf2: no board {other:?}; there are {}", BOARDS.join(" and "));
        return ExitCode::from(2);
    }
    let wanted = BOARDS.into_iter().filter(|board| named.is_empty() || named.iter().any(|name| name == board));
    // In parallel: the last step of each build takes most of the time, and has one thread.
    let made = thread::scope(|scope| {
        let makers: Vec<_> = wanted
            .map(|board| scope.spawn(move || make(board).inspect_err(|why| eprintln!("{board}: {why}"))))
            .collect();
        makers.into_iter().map(|maker| matches!(maker.join(), Ok(Ok(())))).collect::<Vec<_>>()
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
        // Added to the flags in `.cargo/config.toml`.
        .arg("--config")
        .arg(format!("target.{TARGET}.rustflags={:?}", remaps(&root)?))
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

/// Returns the flags that replace the paths of this machine: the workspace, cargo's home, and the sources of the standard
/// library, which have the name that they have where they are not installed.
fn remaps(root: &Path) -> Result<[String; 3], String> {
    let asked = |question: &[&str]| {
        let output = Command::new("rustc").args(question).current_dir(root).output();
        let answer = output.map_err(|error| format!("rustc does not start: {error}"))?;
        String::from_utf8(answer.stdout).map_err(|error| error.to_string())
    };
    let home = env::var_os("CARGO_HOME").map(PathBuf::from).or_else(|| Some(env::home_dir()?.join(".cargo")));
    let home = home.ok_or("cargo has no home")?;
    let (version, sysroot) = (asked(&["-vV"])?, asked(&["--print", "sysroot"])?);
    let commit = version.lines().find_map(|line| line.strip_prefix("commit-hash: ")).unwrap_or("unknown");
    let library = Path::new(sysroot.trim()).join("lib/rustlib/src/rust");
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    Ok([remap(root, "/loire"), remap(&home, "/cargo"), remap(&library, &format!("/rustc/{commit}"))])
}
