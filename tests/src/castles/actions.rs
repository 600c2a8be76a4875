//! Actions as text.

use rules_core::castles::{Action, Means, Origin, Payment, Storage};

use super::names;
use crate::case::{Error, Line};

const MEANS: [(&str, Means); 3] = [("1", Means::First), ("2", Means::Second), ("effect", Means::Effect)];
const PAYMENTS: [(&str, Payment); 2] = [("silver", Payment::Silver), ("workers", Payment::Workers)];

fn read<T: Copy>(line: &mut Line, table: &[(&str, T)], what: &str) -> Result<T, Error> {
    let word = line.word(what)?;
    let found = table.iter().find(|(name, _)| *name == word.text);
    found.map(|&(_, value)| value).ok_or_else(|| word.error(format!("{what} is wanted, not {:?}", word.text)))
}

fn name<T: PartialEq>(value: T, table: &[(&'static str, T)]) -> &'static str {
    table.iter().find(|(_, other)| *other == value).map_or("", |(name, _)| name)
}

pub fn means(line: &mut Line) -> Result<Means, Error> {
    read(line, &MEANS, "1, 2 or effect")
}

/// Reads a space of the storage: a to c, and beyond z the letters come with a number: a1 is the 27th.
fn storage(line: &mut Line) -> Result<Storage, Error> {
    let word = line.word("a to z")?;
    let found = (0..=u8::MAX).map(Storage).find(|&storage| storage_name(storage) == word.text);
    found.ok_or_else(|| word.error(format!("a to z is wanted, not {:?}", word.text)))
}

fn storage_name(storage: Storage) -> String {
    let letter = char::from(b'a' + storage.0 % 26);
    if storage.0 < 26 { letter.into() } else { format!("{letter}{}", storage.0 / 26) }
}

pub fn origin(line: &mut Line) -> Result<Origin, Error> {
    if line.skip("from") {
        return names::depot_space(line.word("a place")?).map(Origin::Lying);
    }
    storage(line).map(Origin::Stored)
}

/// Reads an action and nothing more.
pub fn read_action(line: &mut Line) -> Result<Action, Error> {
    let word = line.word("an action")?;
    Ok(match word.text {
        "pick" if line.skip("estate") => Action::PickEstate(line.word("1 or 2")?.within(1, 2)? == 2),
        "pick" if line.skip("castle") => Action::PickCastle { space: names::space(line.word("a space")?)? },
        "take" => Action::Take {
            with: means(line)?,
            from: names::depot_space(line.word("a place")?)?,
            into: if line.skip("discard") || line.skip("into") { Some(storage(line)?) } else { None },
        },
        "place" => {
            Action::Place { with: means(line)?, storage: storage(line)?, space: names::space(line.word("a space")?)? }
        }
        "sell" => Action::Sell { with: means(line)?, goods: line.word("a type of goods")?.within(1, 6)? },
        "hire" => Action::Hire { with: means(line)? },
        "load" => Action::Load {
            depot: line.word("a depot")?.within(1, 6)?,
            types: names::types(line.word("types of goods, or none")?)?,
        },
        "decline" => Action::Decline,
        "buy" => {
            let from = names::depot_space(line.word("a place")?)?;
            let payment = read(line, &PAYMENTS, "silver or workers")?;
            match line.skip("into") {
                true => Action::BuyInto { from, payment, storage: storage(line)? },
                false => Action::Buy { from, payment },
            }
        }
        "end" => Action::EndTurn,
        "choose" => Action::Choose { tile: origin(line)? },
        "place-from" => Action::PlaceFrom {
            from: names::depot_space(line.word("a place")?)?,
            space: names::space(line.word("a space")?)?,
        },
        "copy" => Action::Copy { building: names::building(line.word("a building")?)? },
        "gather" => Action::Gather { goods: line.word("a type of goods")?.within(1, 6)? },
        "buy-workers" => Action::BuyWorkers,
        "shield" => Action::TakeShield {
            shield: line.word("a shield")?.within(1, 18)?,
            space: names::space(line.word("a space")?)?,
        },
        "free" => Action::FreeDie { die: means(line)? },
        "follow" => Action::Follow { player: names::player(line.word("a player")?)? },
        "discard" => Action::Discard { storage: storage(line)? },
        "tribute" => Action::PayTribute { payment: read(line, &PAYMENTS, "silver or workers")? },
        "give-up" => Action::GiveUpShield,
        "next" => Action::Pick { nth: line.word("a number")?.within(0, 99)? },
        "buy-points" => Action::BuyPoints,
        "exchange" => Action::Exchange { from: names::depot_space(line.word("a place")?)? },
        "give" => Action::Give { goods: line.word("a type of goods")?.within(1, 6)? },
        _ => return Err(word.error(format!("no action {:?}", word.text))),
    })
}

/// Returns an action as [`read_action`] reads it.
pub fn action_text(action: Action) -> String {
    match action {
        Action::PickEstate(second) => format!("pick estate {}", u8::from(second) + 1),
        Action::PickCastle { space } => format!("pick castle {}", names::space_name(space)),
        Action::Take { with, from, into } => {
            let discard = into.map_or(String::new(), |storage| format!(" discard {}", storage_name(storage)));
            format!("take {} {}{discard}", name(with, &MEANS), names::depot_space_name(from))
        }
        Action::Place { with, storage, space } => {
            format!("place {} {} {}", name(with, &MEANS), storage_name(storage), names::space_name(space))
        }
        Action::Sell { with, goods } => format!("sell {} {goods}", name(with, &MEANS)),
        Action::Hire { with } => format!("hire {}", name(with, &MEANS)),
        Action::Load { depot, types } => format!("load {depot} {}", names::types_name(types)),
        Action::Decline => "decline".into(),
        Action::Buy { from, payment } => format!("buy {} {}", names::depot_space_name(from), name(payment, &PAYMENTS)),
        Action::EndTurn => "end".into(),
        Action::Choose { tile: Origin::Stored(storage) } => format!("choose {}", storage_name(storage)),
        Action::Choose { tile: Origin::Lying(from) } => format!("choose from {}", names::depot_space_name(from)),
        Action::PlaceFrom { from, space } => {
            format!("place-from {} {}", names::depot_space_name(from), names::space_name(space))
        }
        Action::Copy { building } => format!("copy {}", names::building_name(building)),
        Action::Gather { goods } => format!("gather {goods}"),
        Action::BuyWorkers => "buy-workers".into(),
        Action::TakeShield { shield, space } => format!("shield {shield} {}", names::space_name(space)),
        Action::FreeDie { die } => format!("free {}", name(die, &MEANS)),
        Action::Follow { player } => format!("follow {}", names::player_name(player)),
        Action::Discard { storage } => format!("discard {}", storage_name(storage)),
        Action::PayTribute { payment } => format!("tribute {}", name(payment, &PAYMENTS)),
        Action::GiveUpShield => "give-up".into(),
        Action::Pick { nth } => format!("next {nth}"),
        Action::BuyPoints => "buy-points".into(),
        Action::Exchange { from } => format!("exchange {}", names::depot_space_name(from)),
        Action::Give { goods } => format!("give {goods}"),
        Action::BuyInto { from, payment, storage } => {
            let payment = name(payment, &PAYMENTS);
            format!("buy {} {payment} into {}", names::depot_space_name(from), storage_name(storage))
        }
    }
}
