//! Where the page is.

use console::PAGE;

use crate::js::window;

/// Returns the address of the page, and whether only this machine can open it.
pub fn address() -> (String, bool) {
    let location = window().location();
    let here = location.href().unwrap_or_default();
    let here = here.split(['#', '?']).next().unwrap_or_default().to_owned();
    let served = here.starts_with("http");
    match PAGE {
        Some(page) if !served => (page.to_owned(), false),
        _ => (here, !served),
    }
}

/// Returns the address that codes lead to, if others can open it.
pub fn page() -> Option<&'static str> {
    let (address, local) = address();
    // Once for each start of the page.
    (!local).then(|| &*address.leak())
}
