//! The structure cards of Prosperity.

use super::goods::Goods;
use super::map::Town;

/// What a structure needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Structure {
    /// Its name.
    pub name: &'static str,
    /// Where it is built.
    pub town: Town,
    /// Followers by kind.
    pub followers: [u8; 7],
    /// Coins.
    pub coins: u8,
    /// Goods.
    pub goods: Goods,
    /// Points.
    pub points: u8,
}
