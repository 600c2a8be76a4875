//! What is said through the cable to a handheld: `cable/PROTOCOL.md` has it.

use std::cell::RefCell;

use cable::computer::{Answer, Damaged, HELLO_MS, PATIENCE_MS, REFUSED, USB, greeting};
use texts::host as say;
use wasm_bindgen::JsCast;
use web_sys::DomException;

use crate::js::{self, Cable};
use crate::words::Words;

/// The most letters without an end of a line that a handheld says.
const LONGEST: usize = 4 * cable::LONGEST;

/// Why something could not be done with a handheld.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The player chose none.
    NotChosen,
    /// Its port does not open: what the browser says.
    Shut(String),
    /// Something else is there, or nothing.
    Stranger,
    /// It speaks another protocol: what it says of itself.
    Foreign(String),
    /// Its owner does not want it.
    Refused,
    /// It says why.
    Said(String),
    /// It says nothing any more.
    Silent,
    /// It was pulled out, or the port was closed.
    Gone,
    /// It says what makes no sense.
    Damaged,
}

impl Trouble {
    /// Returns whether there is more to say to it.
    pub fn goes_on(&self) -> bool {
        matches!(self, Trouble::Refused | Trouble::Said(_))
    }
}

impl From<Damaged> for Trouble {
    fn from(_: Damaged) -> Self {
        Trouble::Damaged
    }
}

impl From<Trouble> for Words {
    fn from(trouble: Trouble) -> Self {
        match &trouble {
            Trouble::NotChosen => say::DEVICE_NONE.into(),
            Trouble::Shut(reason) => say::device_shut(reason).into(),
            Trouble::Stranger => say::DEVICE_STRANGER.into(),
            Trouble::Foreign(about) => say::device_foreign(about).into(),
            Trouble::Refused => say::DEVICE_REFUSED.into(),
            Trouble::Said(reason) => say::device_says(reason).into(),
            Trouble::Silent => say::DEVICE_SILENT.into(),
            Trouble::Gone => say::DEVICE_GONE.into(),
            Trouble::Damaged => say::DEVICE_DAMAGED.into(),
        }
    }
}

/// A handheld at the cable.
#[derive(Debug)]
pub struct Link {
    cable: Cable,
    /// What has come and is not read yet.
    heard: RefCell<String>,
}

impl Link {
    /// Lets the player choose a handheld. Returns it, with its version and board.
    pub async fn open() -> Result<(Self, String), Trouble> {
        let cable = Cable::open(USB.0, USB.1).await.map_err(|error| {
            let name = error.dyn_ref::<DomException>().map_or_else(|| "Web Serial".into(), DomException::name);
            if name == "NotFoundError" { Trouble::NotChosen } else { Trouble::Shut(name) }
        })?;
        let link = Link { cable: cable.unchecked_into(), heard: RefCell::default() };
        match link.greet().await {
            Ok(build) => Ok((link, build)),
            Err(trouble) => {
                link.hang_up();
                Err(trouble)
            }
        }
    }

    /// Waits for the version of the handheld, behind whatever was left of before.
    async fn greet(&self) -> Result<String, Trouble> {
        let until = js::now() + f64::from(HELLO_MS);
        self.cable.send("\nversion\n");
        loop {
            let line = self.line(until).await.map_err(|_| Trouble::Stranger)?;
            match greeting(&line) {
                Some(Ok(build)) => return Ok(build.into()),
                Some(Err(about)) => return Err(Trouble::Foreign(about.into())),
                None => {}
            }
        }
    }

    /// Says a line, and hands each line of the answer but the last to `each`. The last one says whether it was done.
    pub async fn ask(&self, line: &str, mut each: impl FnMut(&str) -> Result<(), Damaged>) -> Result<(), Trouble> {
        self.cable.send(&format!("{line}\n"));
        loop {
            let line = self.line(js::now() + f64::from(PATIENCE_MS)).await?;
            match Answer::from(&*line) {
                Answer::Done => return Ok(()),
                Answer::Refused(REFUSED) => return Err(Trouble::Refused),
                Answer::Refused(why) => return Err(Trouble::Said(why.into())),
                Answer::Line(line) => each(line)?,
            }
        }
    }

    async fn line(&self, until: f64) -> Result<String, Trouble> {
        loop {
            if let Some(line) = self.heard() {
                return Ok(line);
            }
            if self.heard.borrow().len() > LONGEST {
                return Err(Trouble::Damaged);
            }
            let ms = (until - js::now()).max(0.0) as u32;
            let text = self.cable.read(ms).await.map_err(|_| Trouble::Gone)?;
            self.heard.borrow_mut().push_str(&text.as_string().ok_or(Trouble::Silent)?);
        }
    }

    /// Takes a line that has come whole.
    fn heard(&self) -> Option<String> {
        let mut heard = self.heard.borrow_mut();
        let end = heard.find('\n')?;
        let line: String = heard.drain(..=end).collect();
        Some(line.trim_ascii_end().into())
    }

    /// Closes the port: whatever is asked ends with [`Trouble::Gone`].
    pub fn hang_up(&self) {
        self.cable.close();
    }
}
