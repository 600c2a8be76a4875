//! Whether the cursor can be seen where it stands.

use console::{CURSOR, Console, Frame, SIDE};
use embedded_graphics::pixelcolor::{Rgb565, RgbColor as _};

/// Returns the contrast of two colours as WCAG 2 measures it: from 1, for equal ones, to 21.
pub fn ratio(a: [f64; 3], b: [f64; 3]) -> f64 {
    let light = |colour: [f64; 3]| {
        let [r, g, b] = colour.map(|c| if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) });
        0.05 + 0.2126 * r + 0.7152 * g + 0.0722 * b
    };
    let (a, b) = (light(a), light(b));
    a.max(b) / a.min(b)
}

/// Returns the parts of a colour of the panel, each from 0 to 1.
fn parts(colour: Rgb565) -> [f64; 3] {
    [f64::from(colour.r()) / 31.0, f64::from(colour.g()) / 63.0, f64::from(colour.b()) / 31.0]
}

/// Contrast that WCAG asks of all that is needed to use a page.
const ENOUGH: f64 = 3.0;

/// Returns whether the cursor in the picture that shows can be seen: of the pixels beside it, in what it stands on and
/// around it, four of five have enough contrast. A letter or an icon may touch it.
pub fn shows_cursor(console: &Console) -> bool {
    let mut frame = Box::new(Frame::new());
    let Ok(()) = console.draw(&mut *frame);
    let (mut strong, mut weak) = (0, 0);
    // Beside a cursor are few colours, in runs.
    let mut last = (CURSOR, false);
    let mut is_weak = |beside: Rgb565| {
        if beside != last.0 {
            last = (beside, ratio(parts(CURSOR), parts(beside)) < ENOUGH);
        }
        last.1
    };
    for (x, y) in (0..SIDE * SIDE).map(|at| (at % SIDE, at / SIDE)).filter(|&(x, y)| frame.pixel(x, y) == CURSOR) {
        for (x, y) in [(x.wrapping_sub(1), y), (x, y.wrapping_sub(1)), (x + 1, y), (x, y + 1)] {
            match (x < SIDE && y < SIDE).then(|| frame.pixel(x, y)) {
                None | Some(CURSOR) => {}
                Some(beside) if is_weak(beside) => weak += 1,
                Some(_) => strong += 1,
            }
        }
    }
    4 * weak <= strong
}

#[test]
fn contrast_is_as_wcag_has_it() {
    assert_eq!(ratio([0.0; 3], [1.0; 3]).round(), 21.0);
    assert_eq!(ratio([0.5; 3], [0.5; 3]), 1.0);
}
