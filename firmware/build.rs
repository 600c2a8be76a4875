//! Puts `memory.x`, which lies at the root of the workspace, on the linker's path.

fn main() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    println!("cargo::rustc-link-search={root}");
    println!("cargo::rerun-if-changed={root}/memory.x");
}
