//! The forge runs every part of `.ci/run`, `.ci/night` and `.ci/release`, and no other.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn text(name: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name)).expect("it is there")
}

/// Returns what stands between two texts, as words.
fn words<'a>(text: &'a str, from: &str, to: &str) -> Vec<&'a str> {
    let (_, rest) = text.split_once(from).expect("it begins");
    let (list, _) = rest.split_once(to).expect("it ends");
    list.split([' ', ',']).filter(|word| !word.is_empty()).collect()
}

#[test]
fn the_forge_runs_every_part() {
    for (workflow, script) in [("ci", "run"), ("nightly", "night")] {
        let (workflow, script) = (text(&format!(".github/workflows/{workflow}.yml")), text(&format!(".ci/{script}")));
        let parts = words(&script, "|| parts=(", ")");
        assert!(parts.len() > 3, "{parts:?}");
        assert_eq!(words(&workflow, "part: [", "]"), parts);
        for part in parts {
            assert!(script.contains(&format!("\n{part}() {{")), "{part} is no part");
        }
    }
}

#[test]
fn the_forge_makes_every_part_of_a_release() {
    let (workflow, script) = (text(".github/workflows/release.yml"), text(".ci/release"));
    let runs = workflow.lines().filter_map(|line| line.split_once("run: .ci/release "));
    // What checks the tag makes nothing.
    let made = runs.map(|(_, parts)| parts).filter(|parts| !parts.starts_with("tag "));
    let made: BTreeSet<_> = made.flat_map(|parts| parts.split(' ')).collect();
    let parts: BTreeSet<_> = words(&script, "    parts=(", ")").into_iter().collect();
    assert!(parts.len() > 3, "{parts:?}");
    assert_eq!(made, parts);
}
