//! The command line.

use std::num::NonZeroU8;
use std::path::PathBuf;

use lexopt::{Arg, Parser, ValueExt};
use thiserror::Error;

/// What `--help` prints.
pub const HELP: &str = "\
Loire on the desktop: the console in a window, or run from a script without one.

  simulator [--scale N] [--flash FILE] [--record FILE]
  simulator --script FILE --out DIR [--flash FILE]

  --scale N      each pixel N times as large, 1 to 8 (default 3)
  --flash FILE   where games, settings and statistics are kept: an image of the device's save region, 131072 bytes,
                 made if it is not there. Default: loire/flash.bin in your data folder ($XDG_DATA_HOME, else
                 ~/.local/share; %APPDATA% on Windows). A script begins on a blank one by default, and keeps nothing.
  --record FILE  write what is pressed as a script
  --script FILE  run a script; no window, no display needed
  --out DIR      where the pictures of the script go, as NAME.png
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
}

/// The ways to run.
#[derive(Debug, PartialEq, Eq)]
pub enum Mode {
    /// Say how it is used.
    Help,
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
    /// An option needs another one.
    #[error("{0} needs {1}")]
    Needs(&'static str, &'static str),
    /// Two options exclude each other.
    #[error("{0} and {1} don't go together")]
    Clash(&'static str, &'static str),
}

/// Reads the command line.
pub fn parse(mut parser: Parser) -> Result<Args, ArgsError> {
    let (mut scale, mut record, mut script, mut out, mut flash) = (None, None, None, None, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Short('h') | Arg::Long("help") => return Ok(Args { mode: Mode::Help, flash: None }),
            Arg::Long("scale") => {
                let number = parser.value()?.parse::<NonZeroU8>().ok().filter(|number| number.get() <= 8);
                scale = Some(number.ok_or(ArgsError::Scale)?.get().into());
            }
            Arg::Long("record") => record = Some(parser.value()?.into()),
            Arg::Long("script") => script = Some(parser.value()?.into()),
            Arg::Long("out") => out = Some(parser.value()?.into()),
            Arg::Long("flash") => flash = Some(parser.value()?.into()),
            other => return Err(other.unexpected().into()),
        }
    }
    let mode = match (script, out) {
        (Some(_), _) if record.is_some() => return Err(ArgsError::Clash("--script", "--record")),
        (Some(_), _) if scale.is_some() => return Err(ArgsError::Clash("--script", "--scale")),
        (Some(script), Some(out)) => Mode::Script { script, out },
        (Some(_), None) => return Err(ArgsError::Needs("--script", "--out DIR")),
        (None, Some(_)) => return Err(ArgsError::Needs("--out", "--script FILE")),
        (None, None) => Mode::Window { scale: scale.unwrap_or(3), record },
    };
    Ok(Args { mode, flash })
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
        assert_eq!(args(""), Ok(Args { mode: window(3, None), flash: None }));
        assert_eq!(
            args("--scale 2 --record a.txt --flash=b.bin"),
            Ok(Args { mode: window(2, Some("a.txt".into())), flash: Some("b.bin".into()) })
        );
    }

    #[test]
    fn a_script_needs_a_place_for_its_pictures() {
        let mode = Mode::Script { script: "a.txt".into(), out: "b".into() };
        assert_eq!(args("--out b --script a.txt"), Ok(Args { mode, flash: None }));
        assert_eq!(args("--script a.txt"), Err("--script needs --out DIR".into()));
        assert_eq!(args("--out b"), Err("--out needs --script FILE".into()));
        assert_eq!(args("--script a.txt --out b --scale 2"), Err("--script and --scale don't go together".into()));
        assert_eq!(args("--script a --out b --record c"), Err("--script and --record don't go together".into()));
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
