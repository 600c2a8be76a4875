//! What nets read of a position of Orléans: one's own part of the table, how far the others are, and the goals of each
//! scenario. The tables of all scenarios begin with [`common`], where there are goods they go on with
//! [`goods`], and those of games for points with [`versus`].

pub mod alone;
pub mod common;
pub mod duel;
pub mod goods;
pub mod invasion;
pub mod versus;

use rules_core::Player;
use rules_core::orleans::{Kind, Orleans, Phase, Position, Town};

use crate::net::{Block, ONE, Take};

/// Kinds of followers.
const KINDS: usize = Kind::ALL.len();

/// Towns.
const TOWNS: usize = Town::ALL.len();

/// Rows of a deed: how many followers it lacks, up to this many less one.
const LACKS: usize = 4;

/// Returns a number for the table and the time that is left.
pub fn context(game: &Orleans, _me: Player) -> u32 {
    let table = game.position();
    let phase = match table.phase {
        Phase::Planning => 0,
        Phase::Actions => 1,
        _ => 2,
    };
    let parts = [table.setup.players, table.setup.level as u8, table.round, phase];
    parts.into_iter().fold(0, |number, part| number * 32 + u32::from(part))
}

/// Sets the input of a lead: the one in the middle for none, and the outer ones for all that is beyond them.
fn lead(block: Block, take: Take, own: impl Into<i32>, other: impl Into<i32>) {
    let middle = block.count as i32 / 2;
    block.set(take, (own.into() - other.into() + middle).clamp(0, block.count as i32 - 1) as usize);
}

/// Gives what is missing: as an amount of eighths for each.
fn missing(block: Block, take: Take, nth: usize, have: impl Into<i32>, need: impl Into<i32>, each: i32) {
    block.give(take, nth, (need.into() - have.into()) * each);
}

/// Sets the input of a way's length: the last one stands for all that are longer.
fn way(block: Block, take: Take, from: Town, to: Town) {
    block.count(take, from.steps_to(to).into());
}

/// How many followers the deeds lack, and how many of those the player has.
fn deeds(table: &Position, neutrals: &[u8; KINDS], lacking: Block, ready: Block, take: Take) {
    for at in 0..table.setup.deeds().len() {
        let (mut lacks, mut has) = (0, 0);
        for (kind, &neutrals) in Kind::ALL.into_iter().zip(neutrals) {
            let wants = table.deed_wants(at, kind);
            lacks += wants;
            has += wants.min(neutrals);
        }
        lacking.set_if(take, at * LACKS + usize::from(lacks), usize::from(lacks) < LACKS);
        ready.give(take, at, i32::from(has) * i32::from(ONE) / 2);
    }
}

/// The citizens that wait on tracks.
fn waiting(table: &Position, block: Block, take: Take) {
    for at in 0..block.count {
        block.set_if(take, at, table.citizen_waits(at as u8));
    }
}

/// Returns the player's place in the order of this round.
fn place_in_order(table: &Position, me: Player) -> usize {
    table.in_order().position(|player| player == me).unwrap_or(0)
}

/// Iterates over the other players.
fn others(table: &Position, me: Player) -> impl Iterator<Item = Player> {
    Player::all(table.setup.players).filter(move |&player| player != me)
}
