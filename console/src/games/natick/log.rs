//! Events as lines of the log.

use draw::chrome::{Line, plural};
use draw::line;
use rules_core::natick::tables::BANK_TAKES;
use rules_core::natick::{Build, Cause, DiceSet, DieEvent, Event, Origin, Region, Suit};
use rules_core::{Phrase, Player};

use super::strip::resource;
use crate::game::log::Entry;

/// Returns whether the log keeps an event: prices and coins of a trade are told with what they are for.
pub fn keeps(event: &Event) -> bool {
    !matches!(
        event,
        Event::Lost { cause: Cause::Build(_) | Cause::Bank | Cause::Offer, .. }
            | Event::Gained { cause: Cause::Bank | Cause::Offer, .. }
            | Event::Points { .. }
            | Event::RoadClosed { .. }
            | Event::TurnEnded { .. }
    )
}

/// Returns the line for an event; `None` for what another line tells with it.
pub fn entry<'a>(event: &Event, after: impl Iterator<Item = &'a Event>) -> Option<Entry> {
    let entry = |player, text| Some(Entry { player: Some(player), text, points: 0 });
    let nobody = |text| Some(Entry { player: None, text, points: 0 });
    match *event {
        Event::Laid { player, region, origin, .. } => {
            let verb = match origin {
                Origin::Setup => "laid",
                Origin::Draw => "drew",
                Origin::Scout => "scouted",
            };
            entry(player, line!("{verb} {} {}", resource(region.suit()), region.number()))
        }
        Event::StackEmpty { player } => entry(player, line!("got no region: none left")),
        Event::Built { build: Build::Scout, .. } => None,
        Event::Built { player, build, .. } => {
            let points = i16::from(build != Build::Road);
            Some(Entry { player: Some(player), text: line!("built a {}", build.phrase()), points })
        }
        Event::Rolled { turn, dice, .. } => nobody(line!("turn {turn}:{}", faces(dice, DiceSet::ALL))),
        Event::Divided { player, first } => {
            entry(player, line!("divided {}+{}{}", first.len(), first.rest().len(), collected(player, after)))
        }
        Event::Chose { player, dice } => {
            let count = dice.len();
            let dice = if count == 1 { "die" } else { "dice" };
            entry(player, line!("took {count} {dice}{}", collected(player, after)))
        }
        Event::Event { player, event } => entry(player, line!("{}", outcome(player, event, after))),
        Event::Declined { player, event } => entry(player, line!("declined {}", event.phrase())),
        Event::Short { player, suit, missing } => entry(player, line!("missed {missing} {}", resource(suit))),
        Event::Bank { player, give, get } => {
            entry(player, line!("{BANK_TAKES} {} for 1 {}", resource(give), resource(get)))
        }
        Event::Offered { player, offer } => {
            let text = line!("{} {} for", offer.gives, resource(offer.give));
            entry(player, line!("{text} {} {}?", offer.gets, resource(offer.get)))
        }
        Event::Answered { player, accepted, .. } => {
            entry(player, line!("{}", if accepted { "accepted" } else { "refused" }))
        }
        Event::LastTurn { player } => entry(player, line!("has the last turn")),
        Event::Over { winner } => entry(winner, line!("won the game")),
        Event::Idle { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Points { .. }
        | Event::RoadClosed { .. }
        | Event::TurnEnded { .. } => None,
    }
}

/// Returns the faces of dice: numbers, and a letter for each event.
fn faces(dice: [u8; 4], set: DiceSet) -> Line {
    let mut text = Line::new();
    for die in set.iter() {
        let face = dice[die as usize];
        let word = if face < Region::LOWEST {
            line!(" {}", ["sun", "moon", "crown", "arms"][die as usize])
        } else {
            line!(" {face}")
        };
        let _ = text.push_str(&word); // four words of at most six letters
    }
    text
}

/// Returns what came of an event: coins that moved because of it before the next roll.
fn outcome<'a>(player: Player, event: DieEvent, after: impl Iterator<Item = &'a Event>) -> Line {
    let (mut got, mut lost) = ([0; 4], 0);
    for event_after in turn(after) {
        match *event_after {
            Event::Gained { player: who, suit, cause, .. } if who == player && cause == Cause::Event(event) => {
                got[suit as usize] += 1;
            }
            Event::Lost { player: who, cause, .. } if who == player && cause == Cause::Event(event) => lost += 1,
            _ => {}
        }
    }
    let name = match event {
        DieEvent::RichHarvest => "harvest",
        DieEvent::TradeAdvantage => "advantage",
        DieEvent::Tournament => "tournament",
        DieEvent::RaiderAttack => return line!("lost {} to raiders", plural(lost, "coin")),
    };
    line!("{name}{}", coins(got))
}

/// Returns the events of this turn.
fn turn<'a>(after: impl Iterator<Item = &'a Event>) -> impl Iterator<Item = &'a Event> {
    after.take_while(|event| !matches!(event, Event::Rolled { .. }))
}

/// Returns what a player collected by their dice.
fn collected<'a>(player: Player, after: impl Iterator<Item = &'a Event>) -> Line {
    let mut got = [0; 4];
    for event in turn(after) {
        if let Event::Gained { player: who, suit, cause: Cause::Yield, .. } = *event
            && who == player
        {
            got[suit as usize] += 1;
        }
    }
    coins(got)
}

/// Returns coins in words, cut to two letters if there are more than two suits.
fn coins(count: [u8; 4]) -> Line {
    let mut text = Line::new();
    let many = count.iter().filter(|&&coins| coins > 0).count() > 2;
    for suit in Suit::ALL {
        let (coins, word) = (count[suit as usize], resource(suit));
        let (space, word) = if many { ("", word.get(..2).unwrap_or(word)) } else { (" ", word) };
        if coins > 0 {
            let part = line!("{} {coins}{space}{word}", if text.is_empty() { ":" } else { "" });
            let _ = text.push_str(&part); // what does not fit is cut
        }
    }
    text
}
