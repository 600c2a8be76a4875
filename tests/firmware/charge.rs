//! The firmware's estimate of a battery's charge from its voltage.

#[path = "../../firmware/src/battery.rs"]
mod battery;

use battery::charge;

#[test]
fn a_full_cell_a_low_one_and_an_empty_one() {
    assert_eq!(charge(4200), Some(100));
    assert_eq!(charge(3780), Some(50));
    assert_eq!(charge(3500), Some(10));
    assert_eq!(charge(3300), Some(0));
    assert_eq!(charge(2800), Some(0));
}

#[test]
fn no_cell_has_no_charge() {
    assert_eq!(charge(0), None);
    assert_eq!(charge(1500), None);
}

#[test]
fn more_voltage_is_never_less_charge() {
    let all: Vec<_> = (2000..4300).map(charge).collect();
    assert!(all.is_sorted());
    // No jumps: a little noise changes the charge by no more than 1 %.
    assert!(all.windows(2).all(|pair| pair[1].unwrap() - pair[0].unwrap() <= 1));
}
