//! What the things of the game are called, and suits, coins and prices in a line of text.

use draw::chrome::{self, KEYS, Line, STRIP};
use draw::line;
use draw::pen::Pen;
use draw::sprite::Sprite;
use draw::theme::{BOLD, GAIN, PANEL, Swatch, TEXT, Tint};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::Player;
use rules_core::natick::{Build, DieEvent, Effect, Idle, Refusal, Region, Source, Suit};
use texts::{Message, Text, natick as say};

use super::{icons, palette};
use crate::records::settings::Settings;

/// The letters that stand for signs in a line: the suits in the order of [`Suit`], then the shapes of the two seats.
const SIGNS: &str = "\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}";

fn letter_at(at: usize) -> &'static str {
    SIGNS.get(at..=at).unwrap_or_default()
}

/// Returns what coins of a suit are called.
pub fn resource(suit: Suit) -> Text {
    match suit {
        Suit::Sun => say::BRICK,
        Suit::Moon => say::ORE,
        Suit::Crown => say::GRAIN,
        Suit::Arms => say::LUMBER,
    }
}

/// Returns what a suit is called.
pub fn suit(suit: Suit) -> Text {
    match suit {
        Suit::Sun => say::SUIT_SUN,
        Suit::Moon => say::SUIT_MOON,
        Suit::Crown => say::SUIT_CROWN,
        Suit::Arms => say::SUIT_ARMS,
    }
}

/// Returns what a thing that is built or hired is called.
pub fn build(build: Build) -> Text {
    match build {
        Build::Road => say::BUILD_ROAD,
        Build::Village => say::BUILD_VILLAGE,
        Build::Town => say::BUILD_TOWN,
        Build::Trader => say::BUILD_TRADER,
        Build::Knight => say::BUILD_KNIGHT,
        Build::Scout => say::BUILD_SCOUT,
    }
}

/// Returns what an event is called.
pub fn event(event: DieEvent) -> Text {
    match event {
        DieEvent::RichHarvest => say::EVENT_RICH_HARVEST,
        DieEvent::TradeAdvantage => say::EVENT_TRADE_ADVANTAGE,
        DieEvent::Tournament => say::EVENT_TOURNAMENT,
        DieEvent::RaiderAttack => say::EVENT_RAIDER_ATTACK,
    }
}

/// Returns why an event does nothing.
pub fn idle(idle: Idle) -> Text {
    match idle {
        Idle::NoRoom => say::IDLE_NO_ROOM,
        Idle::NoUnit => say::IDLE_NO_UNIT,
        Idle::Outnumbered => say::IDLE_OUTNUMBERED,
        Idle::NothingToTake => say::IDLE_NOTHING_TO_TAKE,
        Idle::Guarded => say::IDLE_GUARDED,
    }
}

/// Returns what a row of the score sheet is called.
pub fn source(source: Source) -> Text {
    match source {
        Source::Villages => say::SOURCE_VILLAGES,
        Source::Towns => say::SOURCE_TOWNS,
        Source::Traders => say::SOURCE_TRADERS,
        Source::Knights => say::SOURCE_KNIGHTS,
    }
}

/// Returns why a set-up cannot be played.
pub fn refusal(refusal: Refusal) -> Text {
    match refusal {
        Refusal::Players => say::REFUSAL_PLAYERS,
    }
}

/// Returns the sign of a suit.
pub const fn sign(suit: Suit) -> &'static Sprite {
    match suit {
        Suit::Sun => &icons::SUN,
        Suit::Moon => &icons::MOON,
        Suit::Crown => &icons::CROWNS,
        Suit::Arms => &icons::ARMS,
    }
}

/// Returns the kind that has a suit's colours.
pub const fn kind(suit: Suit) -> Swatch {
    match suit {
        Suit::Sun => Swatch::Building,
        Suit::Moon => Swatch::Mine,
        Suit::Crown => Swatch::Castle,
        Suit::Arms => Swatch::Ship,
    }
}

/// Returns the colours of a suit.
pub fn tint(settings: &Settings, suit: Suit) -> &'static Tint {
    &settings.tints(&palette::TINTS)[kind(suit) as usize]
}

/// Returns the sign of a suit as a letter of a line.
pub fn letter(suit: Suit) -> &'static str {
    letter_at(suit as usize)
}

/// Returns the sign and the number of a region.
pub fn region(region: Region) -> Line {
    line!("{}{}", letter(region.suit()), region.number())
}

/// Returns the shape of a seat as a letter of a line: shorter than any name.
pub fn mark(player: Player) -> &'static str {
    letter_at(4 + player.index() % 2)
}

/// Returns coins by suit, one sign each; a dash for none.
pub fn coins(count: [u8; 4]) -> Line {
    if count == [0; 4] {
        return line!("-");
    }
    let mut text = Line::new();
    for suit in Suit::ALL {
        for _ in 0..count[suit as usize] {
            let _ = text.push_str(letter(suit)); // 24 coins at most
        }
    }
    text
}

/// Returns what an event does to a player, after the name: short enough for two long names in a line.
pub fn effect(effect: Result<Effect, Idle>) -> Message<'static> {
    match effect {
        Ok(Effect::Harvest) => say::EFFECT_HARVEST.into(),
        Ok(Effect::Exchange) => say::EFFECT_EXCHANGE.into(),
        Ok(Effect::Take) => say::EFFECT_TAKE.into(),
        Ok(Effect::Discard(coins)) => say::effect_discard(coins),
        Err(_) => say::EFFECT_NOTHING.into(),
    }
}

/// Draws a line of text with its signs.
pub fn write(pen: &mut Pen<'_>, settings: &Settings, x: i32, y: i32, colour: Rgb565, text: &str) {
    let mut x = x;
    let is_sign = |letter| SIGNS.contains(letter);
    for part in text.split_inclusive(is_sign) {
        let plain = part.trim_end_matches(is_sign);
        x = pen.text(x, y, BOLD, colour, plain);
        let sign = part[plain.len()..].chars().next().and_then(|letter| SIGNS.find(letter));
        let Some(sign) = sign else { continue };
        match Suit::ALL.get(sign) {
            Some(&suit) => pen.sprite(x + 1, y + 1, self::sign(suit), tint(settings, suit).sign),
            None => {
                let player = Player(sign as u8 - 4);
                chrome::shape(pen, x + 1, y + 1, player, chrome::seat_colour(player));
            }
        }
        x += 13;
    }
}

/// Draws the two lines above the keys.
pub fn strip(pen: &mut Pen<'_>, settings: &Settings, lines: &[Line; 2]) {
    pen.fill(0, STRIP, 240, (KEYS - STRIP) as u32, PANEL);
    write(pen, settings, 4, STRIP + 1, TEXT, &lines[0]);
    write(pen, settings, 4, STRIP + 15, GAIN, &lines[1]);
}

#[cfg(test)]
mod tests {
    use rules_core::natick::Natick;
    use rules_core::{Game, Phrase};
    use texts::Language;

    use super::*;

    #[test]
    fn things_are_called_as_in_the_rules() {
        let same = |text: Text, thing: &dyn Phrase| assert_eq!(text.line(Language::English), thing.phrase());
        Suit::ALL.iter().for_each(|&suit| same(resource(suit), &suit.resource()));
        Build::ALL.iter().for_each(|thing| same(build(*thing), thing));
        Natick::SOURCES.iter().for_each(|row| same(source(*row), row));
        same(refusal(Refusal::Players), &Refusal::Players);
        let events = [DieEvent::RichHarvest, DieEvent::TradeAdvantage, DieEvent::Tournament, DieEvent::RaiderAttack];
        events.iter().for_each(|thing| same(event(*thing), thing));
        let reasons = [Idle::NoRoom, Idle::NoUnit, Idle::Outnumbered, Idle::NothingToTake, Idle::Guarded];
        reasons.iter().for_each(|reason| same(idle(*reason), reason));
    }
}
