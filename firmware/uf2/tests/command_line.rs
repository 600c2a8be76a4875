//! The command line of `cargo uf2`.

use std::process::Command;

#[test]
fn the_version_is_told() {
    let output = Command::new(env!("CARGO_BIN_EXE_uf2")).arg("--version").output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), concat!("Loire ", env!("CARGO_PKG_VERSION"), "\n"));
}
