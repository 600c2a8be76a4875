//! Events as lines of the log.

use draw::chrome::{Line, append, digit};
use rules_core::Player;
use rules_core::natick::tables::{self, BANK_TAKES};
use rules_core::natick::{Build, Cause, DiceSet, DieEvent, Event, Origin, Suit, opponent};
use texts::{Language, Message, Text, natick as say};

use super::words::{self, resource};
use crate::game::log::{Captions, Entry};

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
        Event::Rolled { turn, dice, .. } if dice.iter().all(|&face| tables::is_event(face)) => {
            told(None, say::log_rolled_events(turn))
        }
        Event::Rolled { turn, dice, .. } => told(None, say::log_rolled(turn, &faces(language, dice, DiceSet::ALL))),
        Event::Divided { player, first } => {
            let [left, right] = [first, first.rest()].map(|dice| dice.len() as i32);
            let got = collected(player, after);
            Some(with_coins(language, player, got, say::log_divided(left, right), |coins| {
                say::log_divided_coins(left, right, coins)
            }))
        }
        Event::Chose { player, dice } => {
            let count = dice.len() as i32;
            let got = collected(player, after);
            Some(with_coins(language, player, got, say::log_took(count), |coins| say::log_took_coins(count, coins)))
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

/// Adds the coins that a single action moved, where no line of a player tells them: in the log an earlier line does.
pub fn add_gains(player: Player, events: &[Event], lines: &mut Captions, language: Language) {
    for who in [player, opponent(player)] {
        if lines.iter().any(|line| line.player == Some(who)) {
            continue;
        }
        let (mut got, mut lost, mut taken, mut by) = ([0; 4], [0; 4], [0; 4], None);
        for event in events {
            match *event {
                Event::Gained { player: other, suit, cause, .. } if other == who => {
                    got[suit as usize] += 1;
                    by = cause.event().or(by);
                }
                Event::Lost { player: other, suit, .. } if other == who => lost[suit as usize] += 1,
                // A coin that is taken comes with the same action, or with the next one.
                Event::Lost { suit, cause, .. } if who == player => {
                    taken[suit as usize] += 1;
                    by = cause.event().or(by);
                }
                _ => {}
            }
        }
        let got: [u8; 4] = core::array::from_fn(|suit| got[suit].max(taken[suit]));
        let [got, lost] = [got, lost].map(|count| coins(language, count));
        let gain = match by.map(event_name) {
            Some(Some(name)) if who == player => say::log_event_coins(name, &got),
            _ => say::log_gets(&got),
        };
        for (coins, message) in [(&got, gain), (&lost, say::log_loses(&lost))] {
            if !coins.is_empty() {
                // What does not fit is left out.
                let _ = lines.push(Entry { player: Some(who), text: message.line(language), points: 0 });
            }
        }
    }
}

/// No coins of any suit.
const NONE: [u8; 4] = [0; 4];

/// Adds a word to a line of words.
fn add(line: &mut Line, word: &str) {
    append(line, format_args!("{}{word}", if line.is_empty() { "" } else { " " }));
}

/// Returns the faces of dice: numbers, and the suit of each event.
fn faces(language: Language, dice: [u8; 4], set: DiceSet) -> Line {
    let mut text = Line::new();
    for die in set.iter() {
        match dice[die as usize] {
            face if tables::is_event(face) => add(&mut text, &words::suit(die).line(language)),
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
    let Some(name) = event_name(event) else {
        // The player still decides which coins are lost.
        let words = if lost == 0 { say::TITLE_DISCARD.into() } else { say::log_raided(lost) };
        return words.line(language);
    };
    match got {
        NONE => name.line(language),
        got => say::log_event_coins(name, &coins(language, got)).line(language),
    }
}

/// Returns an event that brings coins, in a word.
fn event_name(event: DieEvent) -> Option<Text> {
    match event {
        DieEvent::RichHarvest => Some(say::LOG_HARVEST),
        DieEvent::TradeAdvantage => Some(say::LOG_ADVANTAGE),
        DieEvent::Tournament => Some(say::LOG_TOURNAMENT),
        DieEvent::RaiderAttack => None,
    }
}

/// Returns the events of this turn.
fn turn<'a>(after: impl Iterator<Item = &'a Event>) -> impl Iterator<Item = &'a Event> {
    after.take_while(|event| !matches!(event, Event::Rolled { .. }))
}

/// Returns what a player's dice brought.
fn collected<'a>(player: Player, after: impl Iterator<Item = &'a Event>) -> [u8; 4] {
    let mut got = [0; 4];
    for event in turn(after) {
        if let Event::Gained { player: who, suit, cause: Cause::Yield, .. } = *event
            && who == player
        {
            got[suit as usize] += 1;
        }
    }
    got
}

/// Returns a line with the coins that somebody got: in words, or in few letters where there is no room for words.
fn with_coins(
    language: Language,
    player: Player,
    got: [u8; 4],
    without: Message<'_>,
    with: impl for<'a> Fn(&'a str) -> Message<'a>,
) -> Entry {
    let entry = |message: Message<'_>| Entry { player: Some(player), text: message.line(language), points: 0 };
    if got == NONE {
        return entry(without);
    }
    let whole = entry(with(&coins(language, got)));
    if whole.spare() >= 0 { whole } else { entry(with(&listed(language, got, say::log_coins_short))) }
}

/// Returns coins in words.
fn coins(language: Language, count: [u8; 4]) -> Line {
    listed(language, count, say::log_coins)
}

fn listed(language: Language, count: [u8; 4], part: impl Fn(u8, Text) -> Message<'static>) -> Line {
    let mut text = Line::new();
    for suit in Suit::ALL.into_iter().filter(|&suit| count[suit as usize] > 0) {
        add(&mut text, &part(count[suit as usize], resource(suit)).line(language));
    }
    text
}
