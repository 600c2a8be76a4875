//! Events as lines of the log.

use draw::chrome::{Line, append, digit};
use rules_core::Player;
use rules_core::natick::tables::BANK_TAKES;
use rules_core::natick::{Build, Cause, DiceSet, DieEvent, Event, Origin, Region, Suit};
use texts::{Language, Message, natick as say};

use super::words::{self, resource};
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
pub fn entry<'a>(language: Language, event: &Event, after: impl Iterator<Item = &'a Event>) -> Option<Entry> {
    let told = |player, message: Message<'_>| Some(Entry { player, text: message.line(language), points: 0 });
    let entry = |player, message: Message<'_>| told(Some(player), message);
    match *event {
        Event::Laid { player, region, origin, .. } => {
            let (resource, number) = (resource(region.suit()), region.number());
            let text = match origin {
                Origin::Setup => say::log_laid(resource, number),
                Origin::Draw => say::log_drew(resource, number),
                Origin::Scout => say::log_scouted(resource, number),
            };
            entry(player, text)
        }
        Event::StackEmpty { player } => entry(player, say::LOG_STACK_EMPTY.into()),
        Event::Built { build: Build::Scout, .. } => None,
        Event::Built { player, build, .. } => {
            let points = i16::from(build != Build::Road);
            Some(Entry { points, ..entry(player, say::log_built(words::build(build)))? })
        }
        Event::Rolled { turn, dice, .. } => told(None, say::log_rolled(turn, &faces(language, dice, DiceSet::ALL))),
        Event::Divided { player, first } => {
            let [left, right] = [first, first.rest()].map(|dice| dice.len() as i32);
            match collected(language, player, after) {
                coins if coins.is_empty() => entry(player, say::log_divided(left, right)),
                coins => entry(player, say::log_divided_coins(left, right, &coins)),
            }
        }
        Event::Chose { player, dice } => {
            let count = dice.len() as i32;
            match collected(language, player, after) {
                coins if coins.is_empty() => entry(player, say::log_took(count)),
                coins => entry(player, say::log_took_coins(count, &coins)),
            }
        }
        Event::Event { player, event } => {
            Some(Entry { player: Some(player), text: outcome(language, player, event, after), points: 0 })
        }
        Event::Declined { player, event } => entry(player, say::log_declined(words::event(event))),
        Event::Short { player, suit, missing } => entry(player, say::log_missed(missing, resource(suit))),
        Event::Bank { player, give, get } => entry(player, say::log_pool(BANK_TAKES, resource(give), resource(get))),
        Event::Offered { player, offer } => {
            entry(player, say::log_offered(offer.gives, resource(offer.give), offer.gets, resource(offer.get)))
        }
        Event::Answered { player, accepted, .. } => {
            entry(player, if accepted { say::LOG_ACCEPTED } else { say::LOG_REFUSED }.into())
        }
        Event::LastTurn { player } => entry(player, say::LOG_LAST_TURN.into()),
        Event::Over { winner } => entry(winner, say::LOG_WON.into()),
        Event::Idle { .. }
        | Event::Gained { .. }
        | Event::Lost { .. }
        | Event::Points { .. }
        | Event::RoadClosed { .. }
        | Event::TurnEnded { .. } => None,
    }
}

/// Adds a word to a line of words.
fn add(line: &mut Line, word: &str) {
    append(line, format_args!("{}{word}", if line.is_empty() { "" } else { " " }));
}

/// Returns the faces of dice: numbers, and the suit of each event.
fn faces(language: Language, dice: [u8; 4], set: DiceSet) -> Line {
    let mut text = Line::new();
    for die in set.iter() {
        match dice[die as usize] {
            ..Region::LOWEST => add(&mut text, &words::suit(die).line(language)),
            face => add(&mut text, digit(face)),
        }
    }
    text
}

/// Returns the result of an event: coins that moved because of it before the next roll.
fn outcome<'a>(language: Language, player: Player, event: DieEvent, after: impl Iterator<Item = &'a Event>) -> Line {
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
        DieEvent::RichHarvest => say::LOG_HARVEST,
        DieEvent::TradeAdvantage => say::LOG_ADVANTAGE,
        DieEvent::Tournament => say::LOG_TOURNAMENT,
        DieEvent::RaiderAttack => return say::log_raided(lost).line(language),
    };
    match coins(language, got) {
        coins if coins.is_empty() => name.line(language),
        coins => say::log_event_coins(name, &coins).line(language),
    }
}

/// Returns the events of this turn.
fn turn<'a>(after: impl Iterator<Item = &'a Event>) -> impl Iterator<Item = &'a Event> {
    after.take_while(|event| !matches!(event, Event::Rolled { .. }))
}

/// Returns what a player's dice brought.
fn collected<'a>(language: Language, player: Player, after: impl Iterator<Item = &'a Event>) -> Line {
    let mut got = [0; 4];
    for event in turn(after) {
        if let Event::Gained { player: who, suit, cause: Cause::Yield, .. } = *event
            && who == player
        {
            got[suit as usize] += 1;
        }
    }
    coins(language, got)
}

/// Returns coins in words, in few letters if there are more than two suits.
fn coins(language: Language, count: [u8; 4]) -> Line {
    let mut text = Line::new();
    let many = count.iter().filter(|&&coins| coins > 0).count() > 2;
    for suit in Suit::ALL {
        let (coins, resource) = (count[suit as usize], resource(suit));
        let part = if many { say::log_coins_short(coins, resource) } else { say::log_coins(coins, resource) };
        if coins > 0 {
            add(&mut text, &part.line(language));
        }
    }
    text
}
