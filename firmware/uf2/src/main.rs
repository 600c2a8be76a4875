//! `cargo uf2 [BOARD]...` builds the firmware of every board, or of those that are named, and writes it as
//! `target/uf2/loire-BOARD.uf2`: the file to copy onto a handheld whose boot loader shows it as a drive. The ELF file
//! beside it has the same image, for probes and for the emulated device.
//!
//! The same sources give the same files, whoever builds them and wherever: no path of the machine is in them.

mod block;
mod image;

use std::fmt::Display;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

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
    let mut code = ExitCode::SUCCESS;
    for board in wanted {
        if let Err(why) = make(board) {
            eprintln!("{board}: {why}");
            code = ExitCode::FAILURE;
        }
    }
    code
}

fn make(board: &str) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().map_err(|error| failure(&root, error))?;
    let folder = root.join("target/uf2");
    fs::create_dir_all(&folder).map_err(|error| failure(&folder, error))?;
    // Cargo names what it builds alike for all boards, so one at a time. In turn, they share all but the firmware's own crate.
    let lock = folder.join(".lock");
    let _locked =
        File::create(&lock).and_then(|file| file.lock().map(|()| file)).map_err(|error| failure(&lock, error))?;

    let elf = build(board, &root)?;
    let bytes = fs::read(&elf).map_err(|error| failure(&elf, error))?;
    let image = Image::from_elf(&bytes).map_err(|error| failure(&elf, error))?;
    for (kind, bytes) in [("elf", &bytes), ("uf2", &image.to_uf2())] {
        let file = folder.join(format!("loire-{board}.{kind}"));
        // Somebody may be reading it.
        if fs::read(&file).ok().as_ref() != Some(bytes) {
            fs::write(&file, bytes).map_err(|error| failure(&file, error))?;
        }
    }
    println!("target/uf2/loire-{board}.uf2: {} KiB of flash", image.len().div_ceil(1024));
    Ok(())
}

fn failure(path: &Path, error: impl Display) -> String {
    format!("{}: {error}", path.display())
}

/// Returns the path of the ELF file.
fn build(board: &str, root: &Path) -> Result<PathBuf, String> {
    let target = root.join("target");
    let status = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--locked", "-p", "firmware", "--target", TARGET, "--profile", PROFILE])
        .args(["--no-default-features", "--features", &format!("{board},cable"), "--target-dir"])
        .arg(&target)
        // Added to the flags in `.cargo/config.toml`.
        .arg("--config")
        .arg(format!("target.{TARGET}.rustflags={:?}", remaps(root)?))
        .current_dir(root)
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    if !status.success() {
        return Err("the firmware does not build".into());
    }
    Ok(target.join(TARGET).join(PROFILE).join("firmware"))
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
