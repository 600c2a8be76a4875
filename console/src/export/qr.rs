//! A QR code that fits between the bar on top and the bar of keys.

use draw::frame;
use draw::pen::Pen;
use draw::theme;
use heapless::String;
use qrcodegen_no_heap::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

use crate::export::part::Part;

/// The largest version whose modules have three pixels and leave room for both bars: smaller ones are hard on a phone.
const LARGE: Version = Version::new(11);
/// The largest one whose modules have four.
const SMALL: Version = Version::new(6);
/// Modules of its side.
const MODULES: usize = 61;
/// Light modules that a reader wants around the code.
const QUIET: i32 = 4;
/// The side of the square that the code lies in.
pub const SIDE: i32 = 3 * (MODULES as i32 + 2 * QUIET);

/// The most letters of an address that fits a code with the longest part.
pub const LONGEST_ADDRESS: usize = 67;

/// Returns an address with the mark before the part; nothing if it is too long.
fn address(page: &str) -> String<{ LONGEST_ADDRESS + 1 }> {
    let mut address = String::new();
    let whole = address.push_str(page).and_then(|()| address.push('#'));
    whole.map(|()| address).unwrap_or_default()
}

/// A code.
#[derive(Clone, PartialEq, Eq)]
pub struct Code {
    side: u8,
    /// A bit for each dark module, the leftmost the lowest.
    rows: [u64; MODULES],
}

impl core::fmt::Debug for Code {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Code of {0}x{0}", self.side)
    }
}

impl Code {
    /// Returns the code of a part, behind the `#` of the page's address if there is one.
    pub fn new(part: &Part, page: Option<&str>) -> Option<Self> {
        let text = part.text();
        let address = page.map(address).unwrap_or_default();
        let (mut scratch, mut out) = ([0; LARGE.buffer_len()], [0; LARGE.buffer_len()]);
        // Finding the best of eight masks would take eight times as long, and packed data look like noise under any
        // mask.
        let mask = Some(Mask::new(0));
        // At least medium redundancy, and more of it if there is room; less for a long part with an address alone.
        let fits = [(Version::MIN, SMALL, QrCodeEcc::Medium), (LARGE, LARGE, QrCodeEcc::Medium)];
        fits.into_iter().chain([(LARGE, LARGE, QrCodeEcc::Low)]).find_map(|(least, most, level)| {
            let part = QrSegment::make_alphanumeric(&text, &mut scratch);
            let both = [QrSegment::make_bytes(address.as_bytes()), part];
            let segments = if address.is_empty() { &both[1..] } else { &both };
            let (length, level, version) =
                QrCode::encode_segments_to_codewords(segments, &mut out, level, least, most, true).ok()?;
            Some(Self::of(&QrCode::encode_codewords(&mut out, length, &mut scratch, level, version, mask)))
        })
    }

    fn of(qr: &QrCode<'_>) -> Self {
        let row = |y| (0..qr.size()).rev().fold(0, |row, x| row << 1 | u64::from(qr.get_module(x, y)));
        Code { side: qr.size() as u8, rows: core::array::from_fn(|y| row(y as i32)) }
    }

    /// Draws it on white, in the middle, with its square's top here.
    pub fn draw(&self, pen: &mut Pen<'_>, top: i32) {
        let side = i32::from(self.side);
        let module = SIDE / (side + 2 * QUIET);
        let left = (frame::SIDE as i32 - SIDE) / 2;
        pen.fill(left, top, SIDE as u32, SIDE as u32, theme::rgb(0xffff));
        let inset = (SIDE - module * side) / 2;
        for (y, &row) in (0..side).zip(&self.rows) {
            let mut rest = row;
            while rest != 0 {
                let x = rest.trailing_zeros();
                let run = (rest >> x).trailing_ones();
                rest &= !(((1 << run) - 1) << x);
                let x = left + inset + module * x as i32;
                pen.fill(x, top + inset + module * y, module as u32 * run, module as u32, theme::rgb(0));
            }
        }
    }
}
