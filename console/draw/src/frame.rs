//! The framebuffer, and which parts of it the panel does not show yet.

use core::convert::Infallible;
use core::ops::Range;

use embedded_graphics::pixelcolor::{IntoStorage, Rgb565, raw::RawU16};
use embedded_graphics::prelude::*;
use embedded_graphics::primitives::Rectangle;

/// Width and height of the panel in pixels.
pub const SIDE: usize = 240;

/// Changes are looked for in cells of this size: in smaller ones, less is sent that did not change.
const CELL: (usize, usize) = (16, 8);

/// The colours of a cell, row by row.
pub type Cell = [[u16; CELL.0]; CELL.1];
/// Cells across and down.
const CELLS: (usize, usize) = (SIDE / CELL.0, SIDE / CELL.1);

/// A picture of 240x240 pixels, kept in the byte order of the panel.
///
/// After drawing, [`Frame::changes`] gives the rectangles that differ from what it gave before: it compares a hash of
/// each cell of 16x8, since there is no room for a second picture.
#[repr(align(4))] // so that pixels can be looked at in pairs
pub struct Frame {
    pixels: [u16; SIDE * SIDE],
    seen: [u32; CELLS.0 * CELLS.1],
    /// By row, a bit for each cell that changed since it was last [taken](Frame::take_cell).
    changed: [u16; CELLS.1],
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
    /// Returns a black picture of which the panel has seen nothing.
    pub const fn new() -> Self {
        Frame { pixels: [0; SIDE * SIDE], seen: [0; CELLS.0 * CELLS.1], changed: [0; CELLS.1] }
    }

    /// Returns the colour of a pixel.
    pub fn pixel(&self, x: usize, y: usize) -> Rgb565 {
        RawU16::new(self.pixels[y * SIDE + x].swap_bytes()).into()
    }

    /// Returns all pixels, row by row, each big endian as the panel wants it.
    pub const fn pixels(&self) -> &[u16; SIDE * SIDE] {
        &self.pixels
    }

    /// Forgets what the panel has seen: the next patches are the whole picture.
    pub const fn forget(&mut self) {
        self.seen = [0; CELLS.0 * CELLS.1];
    }

    /// Returns the rows of pixels, each pixel big endian as the panel wants it, and the rectangles that changed since
    /// they were last asked for, from top to bottom. They are looked for one by one, so that one can be sent meanwhile.
    pub fn changes(&mut self) -> (&[[u16; SIDE]], Changes<'_>) {
        let rows = self.pixels.as_chunks().0;
        (rows, Changes { rows, seen: &mut self.seen, changed: &mut self.changed, at: (0, 0) })
    }

    /// Counts every cell as changed.
    pub const fn change_all(&mut self) {
        self.changed = [(1 << CELLS.0) - 1; CELLS.1];
    }

    /// Takes the next cell that changed, for somebody who mirrors the panel: where it is, and its rows of colours.
    pub fn take_cell(&mut self) -> Option<((u16, u16), Cell)> {
        let row = self.changed.iter().position(|&cells| cells != 0)?;
        let column = self.changed[row].trailing_zeros() as usize;
        self.changed[row] &= self.changed[row] - 1;
        let (x, y) = (column * CELL.0, row * CELL.1);
        let colours = core::array::from_fn(|down| {
            core::array::from_fn(|across| self.pixels[(y + down) * SIDE + x + across].swap_bytes())
        });
        Some(((x as u16, y as u16), colours))
    }
}

/// What changed since it was last asked for.
#[derive(Debug)]
pub struct Changes<'a> {
    rows: &'a [[u16; SIDE]],
    seen: &'a mut [u32; CELLS.0 * CELLS.1],
    changed: &'a mut [u16; CELLS.1],
    /// Column and row of the next cell to look at.
    at: (usize, usize),
}

impl Iterator for Changes<'_> {
    type Item = Patch;

    /// Returns the next run of changed cells in a row.
    fn next(&mut self) -> Option<Patch> {
        while self.at.1 < CELLS.1 {
            let (first, row) = self.at;
            let run = (first..CELLS.0).take_while(|&column| self.look(column, row)).count();
            // The cell behind a run was looked at, too.
            let next = first + run + 1;
            self.at = if next < CELLS.0 { (next, row) } else { (0, row + 1) };
            if run > 0 {
                return Some(Patch {
                    x: (first * CELL.0) as u16,
                    y: (row * CELL.1) as u16,
                    width: (run * CELL.0) as u16,
                    height: CELL.1 as u16,
                });
            }
        }
        None
    }
}

impl Changes<'_> {
    /// Records the hash of a cell. Returns whether it changed.
    fn look(&mut self, column: usize, row: usize) -> bool {
        let mut hash = 0x811c_9dc5_u32;
        for line in &self.rows[row * CELL.1..][..CELL.1] {
            let piece: &[u16; CELL.0] = &line.as_chunks().0[column];
            for pair in bytemuck::cast_ref::<_, [u32; CELL.0 / 2]>(piece) {
                hash = (hash.rotate_left(5) ^ pair).wrapping_mul(0x9e37_79b1);
            }
        }
        let hash = hash | 1; // never 0, which stands for a cell that the panel has not seen
        let changed = core::mem::replace(&mut self.seen[row * CELLS.0 + column], hash) != hash;
        self.changed[row] |= u16::from(changed) << column;
        changed
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

    /// Fills a rectangle. A picture has thousands of them; nearly all are short strokes inside of it, which take the
    /// fast path.
    #[inline(always)] // into the loop over the strokes: a call costs as much as a stroke
    fn fill_solid(&mut self, area: &Rectangle, colour: Rgb565) -> Result<(), Infallible> {
        let raw = colour.into_storage().swap_bytes();
        let pixels = &mut self.pixels;
        // As usize, a negative corner is large.
        let (x, y) = (area.top_left.x as usize, area.top_left.y as usize);
        let (width, height) = (area.size.width as usize, area.size.height as usize);
        if x < SIDE && width <= SIDE - x && y < SIDE && height <= SIDE - y {
            if height == 1 && width < LONG {
                let start = y * SIDE + x;
                fill_short(&mut pixels[start..start + width], raw);
            } else {
                fill_inside(&mut pixels.as_chunks_mut().0[y..y + height], x, width, raw);
            }
        } else {
            // Passed by value: a reference would force it into memory on the fast path, too.
            let (across, down) = ((area.top_left.x, area.size.width), (area.top_left.y, area.size.height));
            fill_clipped(pixels.as_chunks_mut().0, across, down, raw);
        }
        Ok(())
    }
}

/// Rows of at least this many pixels are filled by words.
const LONG: usize = 8;

/// Fills what lies inside of the picture.
#[inline(never)] // so that the fast path is small
fn fill_clipped(rows: &mut [[u16; SIDE]], across: (i32, u32), down: (i32, u32), raw: u16) {
    let columns = clip(across);
    fill_inside(&mut rows[clip(down)], columns.start, columns.len(), raw);
}

/// Returns which of `length` pixels from `start` on are in the picture.
fn clip((start, length): (i32, u32)) -> Range<usize> {
    let within = |at: i32| at.clamp(0, SIDE as i32) as usize;
    within(start)..within(start.saturating_add_unsigned(length))
}

/// Fills `width` pixels of each row, from `x` on.
#[inline(never)] // so that the fast path is small
fn fill_inside(rows: &mut [[u16; SIDE]], x: usize, width: usize, raw: u16) {
    if width >= LONG {
        return fill_long(rows, x, width, raw);
    }
    for row in rows {
        match &mut row[x..x + width] {
            [pixel] => *pixel = raw,
            row => fill_short(row, raw),
        }
    }
}

/// Fills fewer than [`LONG`] pixels, without a loop.
fn fill_short(row: &mut [u16], raw: u16) {
    let (fours, rest) = row.as_chunks_mut();
    if let [four, ..] = fours {
        *four = [raw; 4];
    }
    let (twos, rest) = rest.as_chunks_mut();
    if let [two, ..] = twos {
        *two = [raw; 2];
    }
    if let [pixel, ..] = rest {
        *pixel = raw;
    }
}

/// Fills sixteen pixels at a time, where two lie in one word.
fn fill_long(rows: &mut [[u16; SIDE]], x: usize, width: usize, raw: u16) {
    let pair = u32::from(raw) * 0x1_0001;
    // Each row begins with a whole word.
    let words = x.div_ceil(2)..(x + width) / 2;
    for row in rows {
        row[x] = raw;
        row[x + width - 1] = raw;
        let (eights, rest) = bytemuck::cast_slice_mut(row)[words.clone()].as_chunks_mut();
        eights.iter_mut().for_each(|eight| *eight = [pair; 8]);
        rest.iter_mut().for_each(|word| *word = pair);
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::boxed::Box;

    use super::*;

    /// Returns rectangles of all kinds: narrow and wide, high and flat, at odd and even columns, in part or wholly
    /// outside.
    fn areas() -> impl Iterator<Item = Rectangle> {
        const STARTS: [i32; 7] = [-9, -1, 0, 3, 8, 239, 240];
        const SIZES: [u32; 8] = [0, 1, 2, 7, 8, 9, 31, 300];
        let starts = STARTS.into_iter().flat_map(|x| STARTS.map(|y| Point::new(x, y)));
        starts
            .flat_map(|at| SIZES.into_iter().flat_map(move |w| SIZES.map(move |h| Rectangle::new(at, Size::new(w, h)))))
    }

    #[test]
    fn a_filled_rectangle_is_each_of_its_pixels() {
        for area in areas() {
            let (mut filled, mut dotted) = (Box::new(Frame::new()), Box::new(Frame::new()));
            let Ok(()) = filled.fill_solid(&area, Rgb565::GREEN);
            let Ok(()) = dotted.draw_iter(area.points().map(|at| Pixel(at, Rgb565::GREEN)));
            assert!(filled.pixels == dotted.pixels, "{area:?}");
        }
    }

    #[test]
    fn what_changed_is_told_once_and_covers_every_change() {
        let mut frame = Box::new(Frame::new());
        let told = |frame: &mut Frame| -> u32 {
            frame.changes().1.map(|patch| u32::from(patch.width) * u32::from(patch.height)).sum()
        };
        assert_eq!(told(&mut frame), (SIDE * SIDE) as u32, "nothing was seen yet");
        assert_eq!(told(&mut frame), 0);
        for at in [Point::new(0, 0), Point::new(15, 7), Point::new(16, 8), Point::new(239, 239), Point::new(239, 0)] {
            let Ok(()) = frame.draw_iter([Pixel(at, Rgb565::RED)]);
            let patches: std::vec::Vec<Patch> = frame.changes().1.collect();
            let [patch] = patches[..] else { panic!("one patch: {patches:?}") };
            let corner = Point::new(patch.x.into(), patch.y.into());
            assert!(
                Rectangle::new(corner, Size::new(patch.width.into(), patch.height.into())).contains(at),
                "{patch:?}"
            );
        }
        frame.forget();
        assert_eq!(told(&mut frame), (SIDE * SIDE) as u32);
    }

    #[test]
    fn cells_that_changed_are_taken_once_with_their_colours() {
        let mut frame = Box::new(Frame::new());
        frame.changes().1.for_each(drop);
        let taken = core::iter::from_fn(|| frame.take_cell()).count();
        assert_eq!(taken, CELLS.0 * CELLS.1, "nothing was seen yet");
        let Ok(()) = frame.draw_iter([Pixel(Point::new(17, 9), Rgb565::RED)]);
        assert!(frame.take_cell().is_none(), "the panel does not show it yet");
        frame.changes().1.for_each(drop);
        let (at, colours) = frame.take_cell().unwrap();
        assert_eq!((at, colours[1][1], colours[1][2]), ((16, 8), Rgb565::RED.into_storage(), 0));
        assert!(frame.take_cell().is_none());
        frame.change_all();
        assert_eq!(core::iter::from_fn(|| frame.take_cell()).count(), CELLS.0 * CELLS.1);
    }
}
