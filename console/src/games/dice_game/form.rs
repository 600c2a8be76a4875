//! The set-up of the Dice Game.

use core::ops::RangeInclusive;

use rules_core::dice_game::{Duchy, Setup, Variant};

use super::paint;
use crate::draw::hexagon::MINI;
use crate::draw::pen::Pen;
use crate::game::table::Form;
use crate::save::settings::Settings;

/// What was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    duchy: Duchy,
    variant: Variant,
    open: bool,
}

impl Default for Choices {
    fn default() -> Self {
        Choices { duchy: Duchy::A, variant: Variant::Standard, open: false }
    }
}

impl Choices {
    fn variant(&self, players: u8) -> Variant {
        if players == 1 { Variant::OneAndOnly } else { self.variant }
    }
}

impl Form for Choices {
    type Setup = Setup;

    const PLAYERS: RangeInclusive<u8> = 1..=5;

    fn rows(&self, players: u8) -> u8 {
        if players == 1 { 1 } else { 3 }
    }

    fn row(&self, row: u8, _players: u8) -> (&'static str, &'static str) {
        match row {
            0 => ("Sheet", ["A", "B", "C", "D"][self.duchy as usize]),
            1 => {
                let castles = match self.variant {
                    Variant::AllDifferent => "all different",
                    Variant::AllTheSame => "all the same",
                    _ => "each their own",
                };
                ("Castles", castles)
            }
            _ => ("Rounds", if self.open { "open" } else { "in secret" }),
        }
    }

    fn step(&mut self, row: u8, players: u8, forward: bool) {
        match row {
            0 => {
                let next = (self.duchy as usize + if forward { 1 } else { 3 }) % 4;
                self.duchy = Duchy::ALL[next];
            }
            1 => {
                // Five players cannot have five different castles out of four.
                let offered: &[Variant] = if players > 4 {
                    &[Variant::Standard, Variant::AllTheSame]
                } else {
                    &[Variant::Standard, Variant::AllDifferent, Variant::AllTheSame]
                };
                let at = offered.iter().position(|&variant| variant == self.variant).unwrap_or(0);
                let by = if forward { 1 } else { offered.len() - 1 };
                self.variant = offered[(at + by) % offered.len()];
            }
            _ => self.open = !self.open,
        }
    }

    fn setup(&self, players: u8) -> Setup {
        Setup { players, duchy: self.duchy, variant: self.variant(players), open_choices: self.open }
    }

    fn picture(&self, _seat: u8, settings: &Settings, pen: &mut Pen<'_>, x: i32, y: i32) {
        let layout = self.duchy.layout();
        paint::mini(settings, layout, rules_core::hex::Spaces::ALL, pen, x, y, MINI);
    }
}
