//! A script played on a handheld.

use thiserror::Error;

use crate::{Command, Handheld, PATIENCE_MS, Picture, Script};

/// Why a script stopped.
#[derive(Debug, Error)]
pub enum RunError<E> {
    /// A picture was wanted of a console that does not come to rest.
    #[error("line {0}: the console is not idle, {PATIENCE_MS} ms later")]
    Restless(usize),
    /// Something else sounded, or nothing.
    #[error("line {0}: it does not sound so; sounds: {1}")]
    Silent(usize, String),
    /// A picture could not be kept.
    #[error("line {0}: {1}")]
    Shot(usize, E),
}

impl Script {
    /// Plays the script, and hands each picture with its name to `keep`.
    pub fn run<E>(
        &self,
        handheld: &mut Handheld,
        mut keep: impl FnMut(&str, &Picture) -> Result<(), E>,
    ) -> Result<(), RunError<E>> {
        handheld.settle();
        for (line, command) in self.steps() {
            let idle = handheld.perform(command);
            if let Command::Shot(name) = command {
                if !idle {
                    return Err(RunError::Restless(line));
                }
                keep(name, &handheld.picture()).map_err(|error| RunError::Shot(line, error))?;
            }
            if let Command::Sound(wanted) = command
                && !handheld.sounds().contains(wanted)
            {
                let heard: Vec<&str> = handheld.sounds().iter().map(|sound| sound.name()).collect();
                return Err(RunError::Silent(line, heard.join(" ")));
            }
        }
        Ok(())
    }
}

impl Handheld {
    /// Does one step of a script, and waits until the console is idle. Returns whether it came to that; a `shot` takes
    /// no picture by itself.
    pub fn perform(&mut self, command: &Command) -> bool {
        match command {
            Command::Press(button, times) => (0..*times).for_each(|_| self.tap(*button)),
            Command::Hold(button, ms) => self.hold(*button, *ms),
            Command::Wait(ms) => self.run(*ms),
            Command::PowerCycle(held) => {
                self.power_cycle(*held);
                if let Some(button) = held {
                    self.settle();
                    self.tap(*button);
                }
            }
            Command::Shot(_) | Command::Sound(_) => {}
        }
        self.settle()
    }
}
