//! A script played on a shell.

use thiserror::Error;

use crate::{Command, PATIENCE_MS, Picture, Script, Shell};

/// Why a script stopped.
#[derive(Debug, Error)]
pub enum RunError<E> {
    /// A picture was wanted of a console that does not come to rest.
    #[error("line {0}: the console is not idle, {PATIENCE_MS} ms later")]
    Restless(usize),
    /// A picture could not be kept.
    #[error("line {0}: {1}")]
    Shot(usize, E),
}

impl Script {
    /// Plays the script, and hands each picture with its name to `keep`.
    pub fn run<E>(
        &self,
        shell: &mut Shell,
        mut keep: impl FnMut(&str, &Picture) -> Result<(), E>,
    ) -> Result<(), RunError<E>> {
        shell.settle();
        for (line, command) in self.steps() {
            match command {
                Command::Press(button, times) => (0..*times).for_each(|_| shell.tap(*button)),
                Command::Hold(button, ms) => shell.hold(*button, *ms),
                Command::Wait(ms) => shell.run(*ms),
                Command::PowerCycle(held) => {
                    shell.power_cycle(*held);
                    if let Some(button) = held {
                        shell.settle();
                        shell.tap(*button);
                    }
                }
                Command::Shot(_) => {}
            }
            let idle = shell.settle();
            if let Command::Shot(name) = command {
                if !idle {
                    return Err(RunError::Restless(line));
                }
                keep(name, &shell.picture()).map_err(|error| RunError::Shot(line, error))?;
            }
        }
        Ok(())
    }
}
