//! What the strip says about the event of the round, and about the end of a part that loses the game.

use draw::chrome::Line;
use draw::theme::COST;
use rules_core::orleans::{Action, Lack};
use rules_core::{Game, Player};
use texts::orleans as say;

use super::tell::tell;
use crate::games::orleans::Seat;
use crate::games::orleans::pieces::lines::{self, Tone, Words};
use crate::games::orleans::words::{names, toll};

/// Returns the words for the event of the round.
pub fn event(seat: &Seat<'_>) -> Words {
    let table = seat.game.position();
    let rounds = table.setup.rounds();
    if table.round == 0 {
        return tell(seat, say::event_none(rounds), say::EVENT_NONE_YET);
    }
    met(seat, seat.line(say::round_of(table.round, rounds)))
}

/// Returns the words for what the event of the round will do to the player at the table.
pub fn met(seat: &Seat<'_>, first: Line) -> Words {
    let table = seat.game.position();
    let name = names::event(table.event);
    if let Some(threat) = table.threat(seat.player) {
        let lack = toll::lack(table, threat, seat.settings.language());
        let second = match threat.0 {
            player if player == seat.player => lack,
            player => seat.line(say::event_threatens(seat.name(player), &lack)),
        };
        return Words { lines: [first, second], tone: Tone::Lost };
    }
    let forecast = seat.game.forecast(seat.player);
    let second = match table.event.is_of_the_team() {
        true => seat.line(say::event_team(name)),
        false => {
            let toll = seat.line(toll::words(seat.game, table.event, seat.player, &forecast));
            seat.line(say::event_toll(name, &toll))
        }
    };
    if toll::colour(&forecast) == COST { lines::warn(first, second) } else { lines::say(first, second) }
}

/// Returns the words for the end of a part that loses the game.
pub fn lost(seat: &Seat<'_>, action: Action, (player, lack): (Player, Lack)) -> Words {
    let table = seat.game.position();
    let event = match lack {
        Lack::Goals => say::EVENT_LAST_ROUND,
        Lack::Due(_) => say::EVENT_OWN_DUES,
        _ => names::event(table.event),
    };
    let name = seat.short(player, 7);
    let first = match (action, player == seat.player) {
        (Action::Pass, true) => say::pass_loses(event),
        (Action::Pass, false) => say::pass_loses_for(event, &name),
        (_, true) => say::done_loses(event),
        (_, false) => say::done_loses_for(event, &name),
    };
    let lack = toll::lack(table, (player, lack), seat.settings.language());
    let together = seat.game.players() > 1 && seat.game.setup().is_won_together();
    let second = if together { say::lack_all_lose(&lack) } else { say::lack_loses(&lack) };
    Words { tone: Tone::Lost, ..tell(seat, first, second) }
}
