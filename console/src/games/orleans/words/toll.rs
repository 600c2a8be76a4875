//! What the event of the round will do, and what loses the game, in words and colours.

use draw::chrome::{Line, plural};
use draw::line;
use draw::theme::{COST, GAIN, TEXT};
use embedded_graphics::pixelcolor::Rgb565;
use rules_core::orleans::tables;
use rules_core::orleans::{Due, Forecast, Good, Hourglass, Job, Lack, Orleans, Position};
use rules_core::{Game, Player};

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
pub fn words(game: &Orleans, event: Hourglass, player: Player, forecast: &Forecast) -> Line {
    let holding = &game.position().holdings[player.index()];
    let Forecast { coins, missing, goods, followers, recruits, home, turned, asks, .. } = *forecast;
    match asks {
        Some(Job::Feed { food, coins }) if coins > 0 && holding.coins >= coins.into() => {
            line!("{food} food or {coins} coins")
        }
        Some(Job::Feed { food, .. }) => line!("{food} food"),
        Some(Job::Worth { left, .. }) => line!("worth {left}"),
        Some(Job::Famine { left }) => plural(left.into(), "follower"),
        Some(Job::Riots) => line!("a knight or {} coins", tables::RIOTS_COINS),
        Some(Job::Robbery) => line!("worth {} or a tower", tables::ROBBERY_WORTH),
        Some(Job::Unequip { left }) => line!("{coins} coins, {}", plural(left.into(), "gear")),
        _ if missing > 0 => line!("{} short", plural(missing.into(), "coin")),
        Some(Job::Offer) if event == Hourglass::Summoning => line!("to Orléans or {} coins", event.price()),
        Some(_) => line!("may choose"),
        None if coins != 0 => line!("{coins:+} of {}", plural(holding.coins.into(), "coin")),
        None if goods.total() > 0 => match Good::ALL.into_iter().find(|&good| goods.of(good) == goods.total()) {
            Some(good) => line!("{} {}", goods.total(), good.name()),
            None => line!("{} goods", goods.total()),
        },
        None => match followers {
            (1, 1) => line!("a follower"),
            (0, 1) => line!("maybe a follower"),
            (_, 0) if recruits => line!("a follower comes"),
            (_, 0) if home => line!("to Orléans"),
            (_, 0) if turned => line!("tiles turned"),
            (_, 0) => line!("nothing"),
            (least, most) if least == most => plural(most.into(), "follower"),
            (least, most) => line!("{least} to {most} followers"),
        },
    }
}

/// Returns what is due and what there is of it, in some 24 letters.
pub fn lack(table: &Position, (player, lack): (Player, Lack)) -> Line {
    let holding = &table.holdings[player.index()];
    let here = |what: Line, has: u16| line!("{what} due, {has} here");
    match lack {
        Lack::Coins(due) => here(plural(due.into(), "coin"), holding.coins),
        Lack::Food { food, coins: 0 } => here(line!("{food} food"), holding.goods.food().into()),
        Lack::Food { food, coins } => {
            line!("{}/{food} food, {}/{coins} coins", holding.goods.food(), holding.coins)
        }
        Lack::Good(good) => here(line!("1 {}", good.name()), holding.goods.of(good).into()),
        Lack::Worth(due) => here(line!("worth {due}"), holding.goods.value() + holding.coins),
        Lack::Loot(due) => line!("worth {}/{due}, no tower", holding.goods.value()),
        Lack::Due(due) => line!("{}, {} here", due_words(due), table.has_of_due(player, due)),
        Lack::Goals => line!("goals are missing"),
        Lack::Team => {
            let (have, asked) = table.team_toll().unwrap_or_default();
            let coins = asked.saturating_sub(have) * u16::from(table.event.price());
            let what = match table.event {
                Hourglass::Demolition => "gears",
                Hourglass::Arson => "tiles",
                _ => return line!("{have} of {asked} dev. or monks"),
            };
            line!("{have} of {asked} {what}, {} of {coins}c", table.team_coins())
        }
    }
}

/// Returns what the Estate Manager pays, in words.
pub fn due_words(due: Due) -> Line {
    match due {
        Due::Coins(coins) => plural(coins.into(), "coin"),
        Due::Good(good) => line!("1 {}", good.name()),
        Due::Development(points) => line!("{points} development"),
        Due::Follower(kind) => line!("a {}", kind.name()),
        Due::Technology => line!("technology"),
        Due::Station => line!("a station"),
        Due::Tile => line!("a place tile"),
    }
}

/// Returns the verdict on a game that was lost because somebody could not pay.
pub fn verdict(game: &Orleans) -> Option<Line> {
    let table = game.position();
    let debt = table.debtor()?;
    let event = match debt.1 {
        Lack::Coins(_) => line!(" {},", table.event.name()),
        Lack::Due(_) => line!(" dues,"),
        _ => Line::new(),
    };
    let word = if game.setup().is_won_together() { "Lost" } else { "Unpaid" };
    Some(line!("{word}:{event} {}", lack(table, debt)))
}
