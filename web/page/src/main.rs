//! `cargo web` builds the console for the browser and writes it as `target/web/loire.html`: one file, with the
//! WebAssembly in it, that needs no network. The files beside it make a served page installable, and give its address a
//! preview picture. `LOIRE_PAGE` is that address, if there is one.

use std::error::Error;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::{env, fs};

use base64::prelude::*;
use texts::{Language, host};
use wasm_bindgen_cli_support::Bindgen;

/// What is served beside the page.
const BESIDE: [(&str, &[u8]); 4] = [
    ("worker.js", include_bytes!("../worker.js")),
    ("icon.svg", include_bytes!("../icon.svg")),
    ("icon.png", include_bytes!("../icon.png")),
    ("preview.png", include_bytes!("../../../docs/pictures/page.png")),
];

const TARGET: &str = "wasm32-unknown-unknown";
const PROFILE: &str = "web";

fn main() -> ExitCode {
    if env::args().nth(1).as_deref() == Some("--version") {
        println!("Loire {}", env!("CARGO_PKG_VERSION"));
        return ExitCode::SUCCESS;
    }
    match make() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("page: {error}");
            ExitCode::FAILURE
        }
    }
}

fn make() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    add_target(&root)?;
    let built = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--locked", "-p", "web", "--target", TARGET, "--profile", PROFILE, "--target-dir", "target"])
        .current_dir(&root)
        .status()
        .map_err(|error| format!("cargo does not start: {error}"))?;
    if !built.success() {
        return Err("the console does not build".into());
    }
    let wasm = root.join("target").join(TARGET).join(PROFILE).join("web.wasm");
    let mut bound = Bindgen::new()
        .input_path(&wasm)
        .no_modules(true)?
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate_output()?;
    let wasm = bound.wasm_mut().emit_wasm();
    let page = page(&pack(&wasm)?, &pack(bound.js().as_bytes())?)?;
    let file = root.join("target/web/loire.html");
    fs::create_dir_all(root.join("target/web"))?;
    fs::write(&file, &page)?;
    for (name, bytes) in BESIDE.into_iter().chain([("loire.webmanifest", manifest().as_bytes())]) {
        fs::write(root.join("target/web").join(name), bytes)?;
    }
    println!(
        "target/web/loire.html: {} KiB, of which {} KiB of WebAssembly unpacked",
        kib(page.len()),
        kib(wasm.len())
    );
    Ok(())
}

/// Installs the standard library for the browser, if it is missing.
fn add_target(root: &Path) -> Result<(), Box<dyn Error>> {
    let rustc =
        Command::new("rustc").args(["--print", "target-libdir", "--target", TARGET]).current_dir(root).output()?;
    if Path::new(str::from_utf8(&rustc.stdout)?.trim()).exists() {
        return Ok(());
    }
    let added = Command::new("rustup").args(["target", "add", TARGET]).current_dir(root).status();
    if added.is_ok_and(|added| added.success()) {
        Ok(())
    } else {
        Err(format!("rustup target add {TARGET} failed").into())
    }
}

/// Packs what `boot.js` unpacks, as text: how many bytes were added to make up whole words, and five letters for each
/// word. That is a sixteenth shorter than base64.
fn pack(bytes: &[u8]) -> Result<String, Box<dyn Error>> {
    let mut packed = Vec::new();
    zopfli::compress(zopfli::Options::default(), zopfli::Format::Gzip, bytes, &mut packed)?;
    let words = packed
        .chunks(4)
        .map(|word| (0..4).fold(0, |all, at| all << 8 | u32::from(word.get(at).map_or(0, |byte| *byte))));
    let letters = words.flat_map(|word| [4, 3, 2, 1, 0].map(|place| letter(word / 85_u32.pow(place) % 85)));
    let added = packed.len().next_multiple_of(4) - packed.len();
    Ok(std::iter::once(char::from(b'0' + added as u8)).chain(letters).collect())
}

/// Returns the letter for a digit to the base 85: none that means something to a page.
fn letter(digit: u32) -> char {
    match b'#' + digit as u8 {
        b'<' => 'x',
        letter => letter.into(),
    }
}

/// Returns the page with all that belongs to it.
fn page(wasm: &str, script: &str) -> Result<String, Box<dyn Error>> {
    // A preview needs the whole address of the picture.
    let preview = env::var("LOIRE_PAGE").map_or(String::new(), |address| {
        let folder = address.rsplit_once('/').map_or("", |(folder, _)| folder);
        format!(
            r#"<meta property="og:url" content="{address}"><meta property="og:image" content="{folder}/preview.png">"#
        )
    });
    let languages = Language::ALL.map(|language| format!("'{}'", language.code())).join(", ");
    Ok(spoken(include_str!("../page.html"))?
        .replace("<!-- preview -->", &preview)
        .replace("/* style.css */", include_str!("../style.css"))
        .replace("/* words.js */", include_str!("../words.js"))
        .replace("/* sound.js */", include_str!("../sound.js"))
        .replace("/* cable.js */", include_str!("../cable.js"))
        .replace("/* links.js */", include_str!("../links.js"))
        .replace("/* description */", &host::DESCRIPTION.said(Language::English))
        .replace("/* languages */", &languages)
        .replace("/* boot.js */", include_str!("../boot.js"))
        .replace("/* title */", &BASE64_STANDARD.encode(include_bytes!("../../../tests/golden/title.png")))
        .replace("/* icon */", &BASE64_STANDARD.encode(include_bytes!("../icon.svg")))
        .replace("/* script */", script)
        .replace("/* wasm */", wasm))
}

/// Returns what a browser installs the page by, with its description in every language.
fn manifest() -> String {
    let describe = |text: String, language: Language| {
        text.replace(&format!("/* {} */", language.code()), &host::DESCRIPTION.said(language))
    };
    Language::ALL.into_iter().fold(include_str!("../loire.webmanifest").into(), describe)
}

/// Puts the words of every language in the place of their names: `data-say="up"` becomes `data-en="Up"` and so on.
fn spoken(page: &str) -> Result<String, Box<dyn Error>> {
    let mut page = page.to_owned();
    for (mark, attribute) in
        [("data-say=\"", "data"), ("data-label=\"", "data-label"), ("data-content=\"", "data-content")]
    {
        while let Some((before, (name, after))) =
            page.split_once(mark).and_then(|(before, rest)| Some((before, rest.split_once('"')?)))
        {
            let named = host::NAMED.iter().find(|(other, _)| *other == name);
            let (_, text) = named.ok_or_else(|| format!("page.html: nothing is called {name:?}"))?;
            let said = Language::ALL.map(|language| {
                let words = text.said(language).replace('&', "&amp;").replace('"', "&quot;");
                format!(r#"{attribute}-{}="{words}""#, language.code())
            });
            page = format!("{before}{}{after}", said.join(" "));
        }
    }
    Ok(page)
}

fn kib(bytes: usize) -> usize {
    bytes.div_ceil(1024)
}
