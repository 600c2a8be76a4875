//! The command line.

use std::num::NonZeroU8;
use std::path::PathBuf;

use console::Language;
use lexopt::{Arg, Parser, ValueExt};
use thiserror::Error;

use crate::cable::Action;

/// What `--help` prints.
pub const HELP: &str = "\
Loire on the desktop: the console in a window, or run from a script without one.

  simulator [--scale N] [--flash FILE] [--language L] [--record FILE]
  simulator --script FILE --out DIR [--flash FILE] [--language L]
  simulator --script FILE --animate FILE [--from SHOT] [--to SHOT] [--flash FILE] [--language L]
  simulator --replay FILE [--pick N] [--scale N | --out DIR]
  simulator --export [--flash FILE]
  simulator --device [PORT] backup FILE | restore FILE | export | screenshot FILE | mirror [--scale N] | update FILE

  --scale N      each pixel N times as large, 1 to 8 (default 3)
  --flash FILE   where games, settings and statistics are kept: an image of the device's save region, 131072 bytes,
                 made if it is not there. Default: loire/flash.bin in your data folder ($XDG_DATA_HOME, else
                 ~/.local/share; %APPDATA% on Windows). A script begins on a blank one by default, and keeps nothing.
  --language L   what a new console speaks: en, de or fr. Without it a window asks, and a script speaks English.
  --record FILE  write what is pressed as a script
  --script FILE  run a script; no window, no display needed
  --out DIR      where the pictures go: of a script as NAME.png, of a replay every step as 0000.png, 0001.png...
  --animate FILE make an animated PNG of a script, with time to see each press
  --from SHOT, --to SHOT
                 the shots of the script that it begins and ends with
  --replay FILE  watch the game whose codes or log lines are in FILE, step by step; - reads standard input. The lines
                 begin with LOIRE1-; they may stand in any order, with anything around them. A flash file does too.
                 With --out DIR no display is needed. Nothing is kept.
  --pick N       which one, if FILE has several
  --export       print every game of a flash as text for --replay
  --device       do something with the handheld at a USB cable, which is found by itself unless there are several: keep its
                 saves in a flash file, replace them by one, print its games, keep its picture as a PNG, show it in a
                 window and press its buttons, or install a UF2 file. What changes something is asked on its screen.
  --version      which version this is
  --help         this

Keys: the arrows; A or Enter, B or Backspace, X or Tab, Y or M are the buttons A, B, X, Y.
F5 switches off and on again (with Y held: the service page), Esc quits.
";

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
pub struct Args {
    /// What to do.
    pub mode: Mode,
    /// The flash to do it on.
    pub flash: Option<PathBuf>,
    /// The language of a new console.
    pub language: Option<Language>,
}

/// The ways to run.
#[derive(Debug, PartialEq, Eq)]
pub enum Mode {
    /// Say how it is used.
    Help,
    /// Say which version it is.
    Version,
    /// Open a window.
    Window {
        /// The side of a pixel.
        scale: usize,
        /// Where to write what is pressed.
        record: Option<PathBuf>,
    },
    /// Run a script.
    Script {
        /// Where the script is.
        script: PathBuf,
        /// Where the pictures go.
        out: PathBuf,
    },
    /// Make an animation of a script.
    Animate {
        /// Where the script is.
        script: PathBuf,
        /// Where the animation goes.
        animation: PathBuf,
        /// The shots that it begins and ends with; by default it shows the whole script.
        span: [Option<String>; 2],
    },
    /// Watch a journal.
    Replay {
        /// Where its text is; `-` for standard input.
        file: PathBuf,
        /// Which journal of the text, counted from 1.
        pick: Option<usize>,
        /// Where to show it.
        show: Show,
    },
    /// Print the journals of a flash.
    Export,
    /// Do something with the handheld at a cable.
    Device {
        /// The port, if it is not the only one.
        port: Option<String>,
        /// What to do.
        action: Action,
        /// The side of a pixel in a window.
        scale: usize,
    },
}

/// Where a journal is shown.
#[derive(Debug, PartialEq, Eq)]
pub enum Show {
    /// In a window, with pixels of this side.
    Window(usize),
    /// As pictures in this folder.
    Pictures(PathBuf),
}

/// What is wrong with the command line.
#[derive(Debug, Error)]
pub enum ArgsError {
    /// It can't be read.
    #[error(transparent)]
    Syntax(#[from] lexopt::Error),
    /// The scale is none of those offered.
    #[error("--scale takes a number from 1 to 8")]
    Scale,
    /// The console does not speak this language.
    #[error("--language takes en, de or fr")]
    Language,
    /// The pick is no number.
    #[error("--pick takes a number from 1")]
    Pick,
    /// It is not said what to do with the handheld.
    #[error("--device takes [PORT] and one of backup FILE, restore FILE, export, screenshot FILE, mirror, update FILE")]
    Device,
    /// An option needs another one.
    #[error("{0} needs {1}")]
    Needs(&'static str, &'static str),
    /// Two options exclude each other.
    #[error("{0} and {1} don't go together")]
    Clash(&'static str, &'static str),
}

/// The side of a pixel, unless it is given.
const SCALE: usize = 3;

/// Reads the command line.
pub fn parse(mut parser: Parser) -> Result<Args, ArgsError> {
    let mut given = Given::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Short('h') | Arg::Long("help") => return Ok(Args { mode: Mode::Help, flash: None, language: None }),
            Arg::Short('V') | Arg::Long("version") => {
                return Ok(Args { mode: Mode::Version, flash: None, language: None });
            }
            Arg::Long("scale") => {
                let number = parser.value()?.parse::<NonZeroU8>().ok().filter(|number| number.get() <= 8);
                given.scale = Some(number.ok_or(ArgsError::Scale)?.get().into());
            }
            Arg::Long("pick") => {
                let number = parser.value()?.parse::<usize>().ok().filter(|number| *number > 0);
                given.pick = Some(number.ok_or(ArgsError::Pick)?);
            }
            Arg::Long("language") => {
                let tag = parser.value()?.string()?;
                given.language = Some(Language::of(&tag).ok_or(ArgsError::Language)?);
            }
            Arg::Long("record") => given.record = Some(parser.value()?.into()),
            Arg::Long("script") => given.script = Some(parser.value()?.into()),
            Arg::Long("animate") => given.animate = Some(parser.value()?.into()),
            Arg::Long("from") => given.from = Some(parser.value()?.string()?),
            Arg::Long("to") => given.to = Some(parser.value()?.string()?),
            Arg::Long("out") => given.out = Some(parser.value()?.into()),
            Arg::Long("flash") => given.flash = Some(parser.value()?.into()),
            Arg::Long("replay") => given.replay = Some(parser.value()?.into()),
            Arg::Long("export") => given.export = true,
            Arg::Long("device") => given.device = true,
            Arg::Value(word) if given.device => given.words.push(word.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Args { mode: given.mode()?, flash: given.flash, language: given.language })
}

/// The options that are given.
#[derive(Debug, Default)]
struct Given {
    scale: Option<usize>,
    record: Option<PathBuf>,
    script: Option<PathBuf>,
    animate: Option<PathBuf>,
    from: Option<String>,
    to: Option<String>,
    out: Option<PathBuf>,
    flash: Option<PathBuf>,
    language: Option<Language>,
    replay: Option<PathBuf>,
    pick: Option<usize>,
    export: bool,
    device: bool,
    /// What follows `--device`.
    words: Vec<String>,
}

impl Given {
    /// Returns the way to run that the options ask for.
    fn mode(&self) -> Result<Mode, ArgsError> {
        if self.device {
            self.alone("--device", &["--scale"])?;
            let (port, action) = Action::read(&self.words).ok_or(ArgsError::Device)?;
            return Ok(Mode::Device { port, action, scale: self.scale() });
        }
        if let Some(script) = self.script.clone() {
            return self.script(script);
        }
        if let Some(file) = self.replay.clone() {
            return self.replay(file);
        }
        if self.export {
            self.alone("--export", &["--flash"])?;
            return Ok(Mode::Export);
        }
        self.window()
    }

    fn script(&self, script: PathBuf) -> Result<Mode, ArgsError> {
        if let Some(animation) = self.animate.clone() {
            self.alone("--animate", &["--script", "--from", "--to", "--flash"])?;
            return Ok(Mode::Animate { script, animation, span: [self.from.clone(), self.to.clone()] });
        }
        self.alone("--script", &["--out", "--flash"])?;
        Ok(Mode::Script { script, out: self.out.clone().ok_or(ArgsError::Needs("--script", "--out DIR"))? })
    }

    fn replay(&self, file: PathBuf) -> Result<Mode, ArgsError> {
        self.alone("--replay", &["--out", "--scale", "--pick"])?;
        let show = match (&self.out, self.scale) {
            (Some(_), Some(_)) => return Err(ArgsError::Clash("--out", "--scale")),
            (Some(out), None) => Show::Pictures(out.clone()),
            (None, _) => Show::Window(self.scale()),
        };
        Ok(Mode::Replay { file, pick: self.pick, show })
    }

    fn window(&self) -> Result<Mode, ArgsError> {
        let useless = [
            ("--out", self.out.is_some(), "--script FILE or --replay FILE"),
            ("--pick", self.pick.is_some(), "--replay FILE"),
            ("--animate", self.animate.is_some(), "--script FILE"),
            ("--from", self.from.is_some(), "--animate FILE"),
            ("--to", self.to.is_some(), "--animate FILE"),
        ];
        match useless.into_iter().find(|(_, given, _)| *given) {
            Some((option, _, needed)) => Err(ArgsError::Needs(option, needed)),
            None => Ok(Mode::Window { scale: self.scale(), record: self.record.clone() }),
        }
    }

    fn scale(&self) -> usize {
        self.scale.unwrap_or(SCALE)
    }

    /// Refuses what does not go together with a mode: all but the options in `with`.
    fn alone(&self, mode: &'static str, with: &[&str]) -> Result<(), ArgsError> {
        let given = [
            ("--device", self.device),
            ("--script", self.script.is_some()),
            ("--replay", self.replay.is_some()),
            ("--export", self.export),
            ("--record", self.record.is_some()),
            ("--scale", self.scale.is_some()),
            ("--out", self.out.is_some()),
            ("--flash", self.flash.is_some()),
            ("--pick", self.pick.is_some()),
            ("--animate", self.animate.is_some()),
            ("--from", self.from.is_some()),
            ("--to", self.to.is_some()),
        ];
        let clash = given.iter().find(|(option, given)| *given && *option != mode && !with.contains(option));
        clash.map_or(Ok(()), |(option, _)| Err(ArgsError::Clash(mode, option)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn args(line: &str) -> Result<Args, String> {
        parse(Parser::from_args(line.split_whitespace())).map_err(|error| error.to_string())
    }

    #[test]
    fn a_window_is_the_default() {
        let window = |scale, record| Mode::Window { scale, record };
        assert_eq!(args(""), Ok(Args { mode: window(3, None), flash: None, language: None }));
        assert_eq!(
            args("--scale 2 --record a.txt --flash=b.bin"),
            Ok(Args { mode: window(2, Some("a.txt".into())), flash: Some("b.bin".into()), language: None })
        );
    }

    #[test]
    fn a_script_needs_a_place_for_its_pictures() {
        let mode = Mode::Script { script: "a.txt".into(), out: "b".into() };
        assert_eq!(args("--out b --script a.txt"), Ok(Args { mode, flash: None, language: None }));
        assert_eq!(args("--script a.txt"), Err("--script needs --out DIR".into()));
        assert_eq!(args("--out b"), Err("--out needs --script FILE or --replay FILE".into()));
        assert_eq!(args("--script a.txt --out b --scale 2"), Err("--script and --scale don't go together".into()));
        assert_eq!(args("--script a --out b --record c"), Err("--script and --record don't go together".into()));
    }

    #[test]
    fn a_film_is_of_a_script_or_of_a_part_of_it() {
        let mode = |from: Option<&str>| {
            let span = [from.map(Into::into), None];
            Ok(Args {
                mode: Mode::Animate { script: "a.txt".into(), animation: "b.png".into(), span },
                flash: None,
                language: None,
            })
        };
        assert_eq!(args("--script a.txt --animate b.png"), mode(None));
        assert_eq!(args("--animate b.png --from c --script a.txt"), mode(Some("c")));
        assert_eq!(args("--animate b.png"), Err("--animate needs --script FILE".into()));
        assert_eq!(args("--from a"), Err("--from needs --animate FILE".into()));
        assert_eq!(args("--script a --animate b --out c"), Err("--animate and --out don't go together".into()));
        assert_eq!(args("--script a --out b --from c"), Err("--script and --from don't go together".into()));
    }

    #[test]
    fn a_replay_is_shown_in_a_window_or_as_pictures() {
        let mode = |pick, show| {
            Ok(Args { mode: Mode::Replay { file: "a.txt".into(), pick, show }, flash: None, language: None })
        };
        assert_eq!(args("--replay a.txt"), mode(None, Show::Window(3)));
        assert_eq!(args("--replay a.txt --scale 1 --pick 2"), mode(Some(2), Show::Window(1)));
        assert_eq!(args("--replay a.txt --out b"), mode(None, Show::Pictures("b".into())));
        assert_eq!(args("--replay a.txt --out b --scale 1"), Err("--out and --scale don't go together".into()));
        assert_eq!(args("--replay a.txt --flash b"), Err("--replay and --flash don't go together".into()));
        assert_eq!(args("--replay a.txt --record b"), Err("--replay and --record don't go together".into()));
        assert_eq!(args("--script a --replay b --out c"), Err("--script and --replay don't go together".into()));
        assert_eq!(args("--pick 1"), Err("--pick needs --replay FILE".into()));
        assert_eq!(args("--replay a.txt --pick 0"), Err("--pick takes a number from 1".into()));
    }

    #[test]
    fn a_new_console_speaks_what_it_is_told() {
        let spoken = |line| args(line).map(|args| args.language);
        assert_eq!(spoken(""), Ok(None));
        assert_eq!(spoken("--language de"), Ok(Some(Language::German)));
        assert_eq!(spoken("--language fr-CA --script a --out b"), Ok(Some(Language::French)));
        assert_eq!(spoken("--language klingon"), Err("--language takes en, de or fr".into()));
    }

    #[test]
    fn an_export_is_of_a_flash() {
        assert_eq!(args("--export"), Ok(Args { mode: Mode::Export, flash: None, language: None }));
        assert_eq!(
            args("--flash b --export"),
            Ok(Args { mode: Mode::Export, flash: Some("b".into()), language: None })
        );
        assert_eq!(args("--export --out b"), Err("--export and --out don't go together".into()));
        assert_eq!(args("--export --replay b"), Err("--replay and --export don't go together".into()));
    }

    #[test]
    fn a_device_is_told_what_to_do() {
        let mode = Mode::Device { port: Some("COM3".into()), action: Action::Backup("a".into()), scale: 3 };
        assert_eq!(args("--device COM3 backup a"), Ok(Args { mode, flash: None, language: None }));
        assert!(args("--device").is_err_and(|error| error.starts_with("--device takes [PORT]")));
        assert_eq!(args("--device export --flash b"), Err("--device and --flash don't go together".into()));
    }

    #[test]
    fn what_is_not_known_is_refused() {
        assert_eq!(args("--scales 2"), Err("invalid option '--scales'".into()));
        assert_eq!(args("game.txt"), Err("unexpected argument \"game.txt\"".into()));
        assert_eq!(args("--flash"), Err("missing argument for option '--flash'".into()));
        for scale in ["0", "9", "-1", "two"] {
            assert_eq!(args(&format!("--scale={scale}")), Err("--scale takes a number from 1 to 8".into()));
        }
    }
}
