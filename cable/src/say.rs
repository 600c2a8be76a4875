//! The lines that a session writes.

use core::fmt;

use saves::Region;
use store::Refusal;

use crate::Port;

/// Writes to a port; there is room for a line.
pub(crate) struct Out<'a, P>(pub &'a mut P);

impl<P: Port> fmt::Write for Out<'_, P> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.write(text.as_bytes());
        Ok(())
    }
}

/// Writes a line.
macro_rules! say {
    ($port:expr, $($words:tt)*) => {{
        use core::fmt::Write as _;
        // A port takes all that there is room for.
        let _ = writeln!($crate::say::Out($port), $($words)*);
    }};
}
pub(crate) use say;

/// Tells how taking another save memory went.
pub(crate) fn tell(port: &mut impl Port, outcome: Result<(), Refusal>) {
    match outcome {
        Ok(()) => say!(port, "ok"),
        Err(Refusal::Order) => say!(port, "error this piece is out of order; begin again with restore"),
        Err(Refusal::Sum) => say!(port, "error the checksum is another; begin again with restore"),
        Err(Refusal::Region(Region::Later(version))) => {
            say!(port, "error these are saves of format {version}, which is later than this version's")
        }
        Err(Refusal::Region(_)) => say!(port, "error these are no saves of Loire"),
        Err(Refusal::Flash) => say!(port, "error the flash does not hold them"),
    }
}
