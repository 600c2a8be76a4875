//! What the event of the round will do, and what loses the game, in words and colours.

use draw::chrome::Line;
use draw::line;
use draw::theme::{COST, GAIN, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::orleans::tables;
use rules_core::orleans::{Due, Forecast, Good, Hourglass, Job, Lack, Orleans, Position, TeamToll};
use rules_core::{Game, Player};
use texts::{Language, Message, orleans as say};

use super::names;

/// Returns what is lacking as a number, for an alarm.
pub fn alarm(lack: Lack) -> Line {
    match lack {
        Lack::Coins(due) => line!("-{due}!"),
        Lack::Food { food: due, .. } | Lack::Worth(due) | Lack::Loot(due) => line!("-{due}!"),
        _ => line!("!"),
    }
}

/// Returns what an event does to a player as a number with its sign, or a question mark; nothing if it does nothing.
pub fn number(forecast: &Forecast) -> Line {
    if let Some(lack) = forecast.lack {
        return alarm(lack);
    }
    let Forecast { coins, missing, goods, followers: (least, most), recruits, asks, .. } = *forecast;
    let coins = coins - missing as i16;
    match asks {
        Some(Job::Feed { food: count, .. } | Job::Worth { left: count, .. } | Job::Famine { left: count }) => {
            line!("-{count}")
        }
        Some(Job::Riots) => line!("-1"),
        Some(Job::Robbery) => line!("-{}", tables::ROBBERY_WORTH),
        _ if coins != 0 => line!("{coins:+}"),
        Some(Job::Unequip { left }) => line!("-{left}"),
        Some(_) => line!("?"),
        None if goods.total() > 0 => line!("-{}", goods.total()),
        None if most > 0 => line!("-{most}{}", if least < most { "?" } else { "" }),
        None if recruits => line!("+1"),
        None => Line::new(),
    }
}

/// Returns the colour of what an event does: of a gain, of a loss, or of neither.
pub fn colour(forecast: &Forecast) -> Rgb565 {
    let Forecast { coins, missing, goods, followers, recruits, home, asks, lack, .. } = *forecast;
    let pays = lack.is_some()
        || match asks {
            Some(Job::Feed { .. } | Job::Worth { .. } | Job::Famine { .. } | Job::Riots | Job::Robbery) => true,
            asks => matches!(asks, Some(Job::Unequip { .. })) || goods.total() > 0 || followers.1 > 0 || home,
        };
    match coins - missing as i16 {
        ..0 => COST,
        _ if pays => COST,
        1.. => GAIN,
        0 if recruits => GAIN,
        0 => TEXT,
    }
}

/// Returns what an event does to a player, in some 20 letters.
pub fn words(game: &Orleans, event: Hourglass, player: Player, forecast: &Forecast) -> Message<'static> {
    let holding = &game.position().holdings[player.index()];
    let Forecast { coins, missing, goods, followers, recruits, home, turned, asks, .. } = *forecast;
    match asks {
        Some(Job::Feed { food, coins }) if coins > 0 && holding.coins >= coins.into() => {
            say::toll_food_or_coins(food, coins)
        }
        Some(Job::Feed { food, .. }) => say::toll_food(food),
        Some(Job::Worth { left, .. }) => say::toll_worth(left),
        Some(Job::Famine { left }) => say::toll_followers(left),
        Some(Job::Riots) => say::toll_riots(tables::RIOTS_COINS),
        Some(Job::Robbery) => say::toll_robbery(tables::ROBBERY_WORTH),
        Some(Job::Unequip { left }) => say::toll_gears(coins, left),
        _ if missing > 0 => say::toll_short(missing),
        Some(Job::Offer) if event == Hourglass::Summoning => say::toll_summoning(event.price()),
        Some(_) => say::TOLL_CHOICE.into(),
        None if coins != 0 => say::toll_coins(coins, holding.coins),
        None if goods.total() > 0 => match Good::ALL.into_iter().find(|&good| goods.of(good) == goods.total()) {
            Some(good) => say::toll_good(goods.total(), names::good(good)),
            None => say::toll_goods(goods.total()),
        },
        None => match followers {
            (1, 1) => say::TOLL_FOLLOWER.into(),
            (0, 1) => say::TOLL_MAYBE_A_FOLLOWER.into(),
            (_, 0) if recruits => say::TOLL_RECRUIT.into(),
            (_, 0) if home => say::TOLL_HOME.into(),
            (_, 0) if turned => say::TOLL_TURNED.into(),
            (_, 0) => say::TOLL_NOTHING.into(),
            (least, most) if least == most => say::toll_followers(most),
            (least, most) => say::toll_followers_between(least, most),
        },
    }
}

/// Returns what is due and how much of it there is, in some 24 letters.
pub fn lack(table: &Position, (player, lack): (Player, Lack), language: Language) -> Line {
    let holding = &table.holdings[player.index()];
    let message = match lack {
        Lack::Coins(due) => say::lack_coins(due, holding.coins),
        Lack::Food { food, coins: 0 } => say::lack_food(food, holding.goods.food()),
        Lack::Food { food, coins } => {
            say::lack_food_and_coins(holding.goods.food(), food, i32::from(holding.coins), coins)
        }
        Lack::Good(good) => say::lack_good(names::good(good), holding.goods.of(good)),
        Lack::Worth(due) => say::lack_worth(due, holding.goods.value() + holding.coins),
        Lack::Loot(due) => say::lack_loot(holding.goods.value(), due),
        Lack::Due(due) => {
            return say::lack_due(&self::due(due).line(language), table.left_for_due(player, due)).line(language);
        }
        Lack::Goals => say::LACK_GOALS.into(),
        Lack::Team => {
            let toll = table.team_toll().unwrap_or_default();
            let TeamToll { have, asked, .. } = toll;
            match table.event {
                Hourglass::Demolition => say::lack_gears(have, asked, table.team_coins(), toll.coins()),
                Hourglass::Arson => say::lack_tiles(have, asked, table.team_coins(), toll.coins()),
                _ => say::lack_development(have, asked),
            }
        }
    };
    message.line(language)
}

/// Returns what the Estate Manager pays, in words.
pub fn due(due: Due) -> Message<'static> {
    match due {
        Due::Coins(coins) => say::due_coins(coins),
        Due::Good(good) => say::due_good(names::good(good)),
        Due::Development(points) => say::due_development(points),
        Due::Follower(kind) => say::due_follower(names::kind(kind)),
        Due::Technology => say::DUE_TECHNOLOGY.into(),
        Due::Station => say::DUE_STATION.into(),
        Due::Tile => say::DUE_TILE.into(),
    }
}

/// Returns the verdict on a game that was lost because somebody could not pay.
pub fn verdict(game: &Orleans, language: Language) -> Option<Line> {
    let table = game.position();
    let debt = table.debtor()?;
    let lack = lack(table, debt, language);
    let event = names::event(table.event);
    let message = match (debt.1, game.setup().is_won_together()) {
        (Lack::Coins(_), true) => say::verdict_lost_by_event(event, &lack),
        (Lack::Coins(_), false) => say::verdict_unpaid_event(event, &lack),
        (Lack::Due(_), true) => say::verdict_lost_by_dues(&lack),
        (Lack::Due(_), false) => say::verdict_unpaid_dues(&lack),
        (_, true) => say::verdict_lost(&lack),
        (_, false) => say::verdict_unpaid(&lack),
    };
    Some(message.line(language))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::orleans::decisions;

    /// What is taken is written in the colour of a cost, what comes in that of a gain.
    #[test]
    fn a_loss_has_the_colour_of_a_cost() {
        let (mut losses, mut gains) = (0, 0);
        decisions::each(|seat| {
            let forecast = seat.game.forecast(seat.player);
            let number = number(&forecast);
            match number.chars().next() {
                Some('-') => assert_eq!(colour(&forecast), COST, "{number}"),
                Some('+') => assert_eq!(colour(&forecast), GAIN, "{number}"),
                _ => {}
            }
            losses += usize::from(number.starts_with('-'));
            gains += usize::from(number.starts_with('+'));
        });
        assert!(losses > 1000 && gains > 1000, "{losses} {gains}");
    }
}
