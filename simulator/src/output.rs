//! Standard output.

use std::error::Error;
use std::io::{ErrorKind, Write, stdout};

/// Writes to standard output, as far as anybody reads it.
pub fn print(text: &str) -> Result<(), Box<dyn Error>> {
    match stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
