//! The charge of a lithium cell.

/// Below this voltage there is no cell: the board runs on USB.
const NO_CELL_MV: u32 = 2000;

/// Millivolts under the console's load of some 30 mA, and the charge in per cent. Empty is what the regulator needs to keep
/// 3.3 V, well above what harms the cell.
const CURVE: [(u32, u32); 11] = [
    (3300, 0),
    (3500, 10),
    (3630, 20),
    (3690, 30),
    (3730, 40),
    (3780, 50),
    (3840, 60),
    (3910, 70),
    (3990, 80),
    (4070, 90),
    (4150, 100),
];

/// Returns the charge in per cent of a cell with this voltage, if there is one.
pub fn charge(mv: u32) -> Option<u8> {
    if mv < NO_CELL_MV {
        return None;
    }
    let mut charge = 0;
    for ((low, from), (high, to)) in CURVE.into_iter().zip(CURVE.into_iter().skip(1)) {
        if mv >= low {
            charge = from + (mv.min(high) - low) * (to - from) / (high - low);
        }
    }
    Some(charge as u8)
}
