//! Every link and picture of a text leads to something that is there, and every `cargo` and `.ci` command that a text
//! names is one.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().expect("the workspace is there")
}

/// Returns every text of the workspace, in the order of their names.
fn texts(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<_> =
        fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        let name = path.file_name().map_or(String::new(), |name| name.to_string_lossy().into_owned());
        if path.is_dir() && !["target", "node_modules", ".git"].contains(&name.as_str()) {
            texts(&path, found);
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
}

/// Returns a text without its blocks of code, and those.
fn split(text: &str) -> (String, String) {
    let parts = text.split("```");
    let (prose, code): (Vec<_>, Vec<_>) = parts.enumerate().partition(|(i, _)| i % 2 == 0);
    let join = |parts: Vec<(usize, &str)>| parts.into_iter().map(|(_, part)| part).collect::<Vec<_>>().join("\n");
    (join(prose), join(code))
}

/// Returns the name under which a heading can be linked.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    kept.chars().filter(|c| c.is_alphanumeric() || " -_".contains(*c)).map(|c| if c == ' ' { '-' } else { c }).collect()
}

/// Returns what is wrong with the links of a text.
fn broken(path: &Path, text: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for rest in split(text).0.split("](").skip(1) {
        let link = rest.split([')', ' ']).next().unwrap_or_default();
        if link.starts_with("https://") {
            continue;
        }
        let (file, heading) = link.split_once('#').map_or((link, None), |(file, heading)| (file, Some(heading)));
        let target = if file.is_empty() { path.to_owned() } else { path.parent().expect("a folder").join(file) };
        if !target.exists() {
            wrong.push(format!("{}: {link} is not there", path.display()));
        } else if let Some(heading) = heading {
            let there = fs::read_to_string(&target).unwrap_or_default();
            let mut headings = there.lines().filter(|line| line.starts_with('#'));
            if !headings.any(|line| anchor(line.trim_start_matches('#')) == heading) {
                wrong.push(format!("{}: {link} has no such heading", path.display()));
            }
        }
    }
    wrong
}

#[test]
fn every_link_leads_somewhere() {
    let mut found = Vec::new();
    texts(&root(), &mut found);
    assert!(found.len() > 15, "{found:?}");
    let wrong: Vec<_> =
        found.iter().flat_map(|path| broken(path, &fs::read_to_string(path).expect("a text"))).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_broken_link_is_noticed() {
    let path = root().join("README.md");
    assert_eq!(broken(&path, "[a](CHANGELOG.md) [b](https://x.y) ![c](#play)\n```\n[d](none)\n```"), [""; 0]);
    let wrong = broken(&path, "[a](CHANGELOG.md#none) ![b](pictures/none.png)");
    assert_eq!(wrong.len(), 2, "{wrong:?}");
}

/// Files that a command in a text names, and packages and examples that it runs, exist.
#[test]
fn every_command_can_be_run() {
    let root = root();
    let (aliases, mut found) = (fs::read_to_string(root.join(".cargo/config.toml")).expect("it is there"), Vec::new());
    texts(&root, &mut found);
    let mut seen = 0;
    for path in found {
        let text = fs::read_to_string(&path).expect("a text");
        for line in split(&text).1.lines() {
            let command = line.split('#').next().unwrap_or_default();
            let words: Vec<_> = command.split_whitespace().collect();
            let check = |is_so: bool, what: &str| assert!(is_so, "{}: {command}: no {what}", path.display());
            let exists = |file: &str| root.join(file).exists();
            for pair in words.windows(2) {
                match pair {
                    ["cargo", verb] => {
                        let known = ["run", "test", "build", "check", "clippy", "fmt", "doc", "install"].contains(verb);
                        check(known || verb.starts_with('+') || aliases.contains(&format!("\n{verb} = ")), verb);
                        seen += 1;
                    }
                    ["--prefix", folder] => check(exists(&format!("{folder}/package.json")), folder),
                    ["--test", test] => check(is_test(&root, test), test),
                    ["node" | "--script", file] => check(*file == "FILE" || exists(file), file),
                    _ => {}
                }
            }
            for word in words.iter().filter(|word| word.starts_with(".ci/")) {
                check(exists(word), word);
                seen += 1;
            }
        }
    }
    assert!(seen > 20, "{seen} commands");
}

fn is_test(root: &Path, name: &str) -> bool {
    let manifest = fs::read_to_string(root.join("tests/Cargo.toml")).expect("it is there");
    manifest.contains(&format!("name = \"{name}\""))
}
