//! The one framebuffer, and what of it the panel has not seen yet.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::pixelcolor::{IntoStorage, Rgb565, raw::RawU16};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

/// Width and height of the panel in pixels.
pub const SIDE: usize = 240;

/// Changes are looked for in squares of this side.
const CELL: usize = 16;
/// Squares in a row.
const CELLS: usize = SIDE / CELL;

/// A picture of 240x240 pixels, kept in the byte order of the panel.
///
/// After drawing, [`Frame::patches`] gives the rectangles that differ from what it gave before: it compares a hash of
/// each square of 16x16, since there is no room for a second picture.
#[repr(align(4))] // so that pixels can be looked at in pairs
pub struct Frame {
    pixels: [u16; SIDE * SIDE],
    seen: [u32; CELLS * CELLS],
}

impl core::fmt::Debug for Frame {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("Frame")
    }
}

impl Default for Frame {
    fn default() -> Self {
        Self::new()
    }
}

/// A rectangle of the picture that has to be sent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patch {
    /// Left edge.
    pub x: u16,
    /// Top edge.
    pub y: u16,
    /// Width.
    pub width: u16,
    /// Height.
    pub height: u16,
}

impl Frame {
    /// A black picture of which the panel has seen nothing.
    pub const fn new() -> Self {
        Frame { pixels: [0; SIDE * SIDE], seen: [0; CELLS * CELLS] }
    }

    /// The colour of a pixel.
    pub fn pixel(&self, x: usize, y: usize) -> Rgb565 {
        RawU16::new(self.pixels[y * SIDE + x].swap_bytes()).into()
    }

    /// A row of pixels, each big endian as the panel wants it.
    pub fn row(&self, y: usize) -> &[u16; SIDE] {
        // `y` below SIDE always leaves a whole row.
        self.pixels[y * SIDE..].first_chunk().unwrap_or(&[0; SIDE])
    }

    /// All pixels, row by row, each big endian as the panel wants it.
    pub const fn pixels(&self) -> &[u16; SIDE * SIDE] {
        &self.pixels
    }

    /// Forgets what the panel has seen: the next patches are the whole picture.
    pub const fn forget(&mut self) {
        self.seen = [0; CELLS * CELLS];
    }

    /// Calls `send` with each rectangle that changed since the last call.
    pub fn patches(&mut self, mut send: impl FnMut(Patch)) {
        for row in 0..CELLS {
            let mut run: Option<usize> = None;
            for column in 0..=CELLS {
                let changed = column < CELLS && self.look(column, row);
                match (changed, run) {
                    (true, None) => run = Some(column),
                    (false, Some(start)) => {
                        run = None;
                        send(Patch {
                            x: (start * CELL) as u16,
                            y: (row * CELL) as u16,
                            width: ((column - start) * CELL) as u16,
                            height: CELL as u16,
                        });
                    }
                    _ => {}
                }
            }
        }
    }

    /// Records the hash of a square. Returns whether it changed.
    fn look(&mut self, column: usize, row: usize) -> bool {
        let mut hash = 0x811c_9dc5_u32;
        for line in &self.pixels.as_chunks::<SIDE>().0[row * CELL..][..CELL] {
            let piece: &[u16; CELL] = &line.as_chunks().0[column];
            for pair in bytemuck::cast_ref::<_, [u32; CELL / 2]>(piece) {
                hash = (hash.rotate_left(5) ^ pair).wrapping_mul(0x9e37_79b1);
            }
        }
        let hash = hash | 1; // never the 0 that nothing was seen at
        core::mem::replace(&mut self.seen[row * CELLS + column], hash) != hash
    }
}

impl OriginDimensions for Frame {
    fn size(&self) -> Size {
        Size::new(SIDE as u32, SIDE as u32)
    }
}

impl DrawTarget for Frame {
    type Color = Rgb565;
    type Error = Infallible;

    fn draw_iter<I: IntoIterator<Item = Pixel<Rgb565>>>(&mut self, pixels: I) -> Result<(), Infallible> {
        for Pixel(at, colour) in pixels {
            let (x, y) = (at.x as usize, at.y as usize);
            if x < SIDE && y < SIDE {
                self.pixels[y * SIDE + x] = colour.into_storage().swap_bytes();
            }
        }
        Ok(())
    }

    fn fill_solid(&mut self, area: &Rectangle, colour: Rgb565) -> Result<(), Infallible> {
        let columns = clip(area.top_left.x, area.size.width);
        let rows = clip(area.top_left.y, area.size.height);
        let rows = &mut self.pixels.as_chunks_mut().0[rows];
        let raw = colour.into_storage().swap_bytes();
        if columns.len() >= 8 {
            fill_wide(rows, columns, raw)
        } else if columns.len() >= rows.len() {
            fill_narrow(rows, columns, raw)
        } else {
            fill_high(rows, columns, raw)
        }
        Ok(())
    }
}

/// Returns which of `length` pixels from `start` on are in the picture.
fn clip(start: i32, length: u32) -> Range<usize> {
    const END: u32 = SIDE as u32;
    // Fast path, as nearly all of the thousand rectangles of a screen lie inside. As u32, a negative start is large.
    let inside = start as u32;
    if inside < END && length <= END - inside {
        return inside as usize..(inside + length) as usize;
    }
    let within = |at: i32| at.clamp(0, SIDE as i32) as usize;
    within(start)..within(start.saturating_add_unsigned(length))
}

fn fill_narrow(rows: &mut [[u16; SIDE]], columns: Range<usize>, raw: u16) {
    for row in rows {
        row[columns.clone()].iter_mut().for_each(|pixel| *pixel = raw);
    }
}

/// Column by column: the upright strokes of letters.
fn fill_high(rows: &mut [[u16; SIDE]], columns: Range<usize>, raw: u16) {
    for column in columns {
        rows.iter_mut().for_each(|row| row[column] = raw);
    }
}

/// Sixteen pixels at a time.
#[inline(never)] // it wants all registers
fn fill_wide(rows: &mut [[u16; SIDE]], columns: Range<usize>, raw: u16) {
    let pair = u32::from(raw) * 0x1_0001;
    for row in rows {
        let (first, pairs, last) = bytemuck::pod_align_to_mut(&mut row[columns.clone()]);
        let (eights, rest) = pairs.as_chunks_mut();
        eights.iter_mut().for_each(|eight| *eight = [pair; 8]);
        rest.fill(pair);
        first.fill(raw);
        last.fill(raw);
    }
}
