//! Actions as text.

use rules_core::orleans::{Action, Bonus, Character, Destination, Item, Origin, Setup};

use super::names::{self, name};
use crate::case::{Error, Line, read_player};

/// Reads an action and nothing more. Deeds are those of the base game.
pub fn read_action(setup: &Setup, line: &mut Line) -> Result<Action, Error> {
    let word = line.word("an action")?;
    Ok(match word.text {
        "draw" => Action::Draw(line.word("a number")?.number(99)? as u8),
        "take-back" => Action::TakeBack(names::spot(line.word("a space")?)?),
        "put" => Action::Put {
            follower: names::follower(line.word("a follower")?)?,
            at: names::spot(line.word("a space")?)?,
        },
        "use" => Action::Use(names::place(line.word("a place")?)?),
        "copy" => Action::Copy(names::place(line.word("a place")?)?),
        "recruit" => Action::Recruit(names::kind(line.word("a kind")?)?),
        "go" => Action::Travel {
            way: names::way(line.word("a way")?)?,
            take: if line.skip("take") { Some(line.word("a number")?.within(1, 9)? - 1) } else { None },
        },
        "send" => Action::Send {
            kind: names::kind(line.word("a kind")?)?,
            to: if line.skip("structure") {
                Destination::Structure(line.word("a number")?.within(1, 9)? - 1)
            } else if line.skip("walls") {
                Destination::Walls
            } else if line.skip("assembly") {
                Destination::Assembly
            } else if line.skip("to") {
                Destination::Achievement(names::work(line.word("an achievement")?)?)
            } else {
                Destination::Deed(names::deed(setup, line.word("a deed")?)? as u8)
            },
            development: line.skip("development"),
        },
        "equip" => Action::Equip(names::spot(line.word("a space")?)?),
        "tile" => Action::TakeTile(names::place(line.word("a tile")?)?),
        "buy" => Action::Buy(names::good(line.word("a good")?)?),
        "sell" => Action::Sell(names::good(line.word("a good")?)?),
        "swap" => Action::Swap { give: names::good(line.word("a good")?)?, take: names::good(line.word("a good")?)? },
        "pay" => {
            let word = line.word("coins or a good")?;
            match word.text.parse() {
                Ok(coins) => Action::PayCoins(coins),
                Err(_) => Action::PayGood(names::good(word)?),
            }
        }
        "give" => Action::Give(read_item(line)?),
        "fulfil" => Action::Fulfil(line.word("a number")?.within(1, 9)? - 1),
        "banish" => Action::Banish(names::follower(line.word("a follower")?)?),
        "settle" => Action::Settle(names::citizen(setup, line.word("a place")?)?),
        "start" => Action::Start(names::town(line.word("a town")?)?),
        "choose" => Action::Choose(names::place(line.word("a tile")?)?),
        "bonus" => {
            let word = line.word("a bonus")?;
            Action::Bonus(match word.text {
                "travel" => Bonus::Travel,
                "coins" => Bonus::Coins,
                "development" => Bonus::Development,
                _ => Bonus::Good(names::good(word)?),
            })
        }
        "keep" => Action::Keep(names::card(line.word("a card")?)?),
        "carpenter" => Action::MoveCarpenter {
            way: names::way(line.word("a way")?)?,
            follower: names::follower(line.word("a follower")?)?,
        },
        "build" => Action::Build {
            way: names::way(line.word("a way")?)?,
            space: if line.skip("on") { line.word("a number")?.within(1, 9)? - 1 } else { 0 },
        },
        "renew" => Action::Renew,
        "furnish" => Action::Furnish {
            site: line.word("a structure")?.within(1, 9)? - 1,
            good: if line.skip("coin") { None } else { Some(names::good(line.word("a good")?)?) },
        },
        "return" => Action::Return {
            follower: names::follower(line.word("a follower")?)?,
            from: {
                let word = line.word("from where")?;
                match word.text {
                    "bag" => Origin::Bag,
                    "market" => Origin::Market,
                    _ => Origin::Space(names::spot(word)?),
                }
            },
        },
        "ship" => {
            Action::Ship { good: names::good(line.word("a good")?)?, to: names::receiver(line.word("a receiver")?)? }
        }
        "donate" => Action::Donate {
            coins: line.word("coins")?.number(99)? as u8,
            to: names::receiver(line.word("a receiver")?)?,
        },
        "host" => Action::Host {
            follower: names::follower(line.word("a follower")?)?,
            to: read_player(line.word("a player")?)?,
        },
        "lodge" => Action::Lodge(names::spot(line.word("a space")?)?),
        "borrow" => {
            Action::Borrow { from: read_player(line.word("a player")?)?, place: names::place(line.word("a place")?)? }
        }
        "catapult" => Action::Catapult,
        "team" => Action::Team { player: read_player(line.word("a player")?)?, unit: names::unit(line)? },
        "drought" => Action::Drought {
            way: names::way(line.word("a way")?)?,
            space: if line.skip("on") { line.word("a number")?.within(1, 9)? - 1 } else { 0 },
        },
        "forgo" => Action::Forgo(names::citizen(setup, line.word("a citizen")?)?),
        "be" => Action::Be(names::find(line.word("a character")?, Character::ALL, "character")?),
        "accept" => Action::Accept,
        "decline" => Action::Decline,
        "pass" => Action::Pass,
        "done" => Action::Done,
        _ => return Err(word.error(format!("no action {:?}", word.text))),
    })
}

fn read_item(line: &mut Line) -> Result<Item, Error> {
    let word = line.word("an item")?;
    Ok(match word.text {
        "stock" => Item::Stock,
        "station" => Item::Station(names::town(line.word("a town")?)?),
        "follower" => Item::Follower,
        "development" => Item::Development,
        "tile" => Item::Tile(names::place(line.word("a tile")?)?),
        "technology" => Item::Technology(names::place(line.word("a place")?)?),
        _ => Item::Good(names::good(word)?),
    })
}

/// Returns an action as [`read_action`] reads it.
pub fn action_text(setup: &Setup, action: Action) -> String {
    match action {
        Action::Draw(draws) => format!("draw {draws}"),
        Action::TakeBack(spot) => format!("take-back {}", names::spot_name(spot)),
        Action::Put { follower, at } => format!("put {} {}", name(follower), names::spot_name(at)),
        Action::Use(place) => format!("use {}", name(place)),
        Action::Copy(place) => format!("copy {}", name(place)),
        Action::Recruit(kind) => format!("recruit {}", name(kind)),
        Action::Travel { way, take } => {
            let take = take.map_or(String::new(), |space| format!(" take {}", space + 1));
            format!("go {}{take}", names::way_name(way))
        }
        Action::Send { kind, to: Destination::Deed(deed), development } => {
            let books = if development { " development" } else { "" };
            format!("send {} {}{books}", name(kind), names::deed_name(setup, deed.into()))
        }
        Action::Send { kind, to: Destination::Structure(site), .. } => {
            format!("send {} structure {}", name(kind), site + 1)
        }
        Action::Send { kind, to: Destination::Walls, .. } => format!("send {} walls", name(kind)),
        Action::Send { kind, to: Destination::Assembly, .. } => format!("send {} assembly", name(kind)),
        Action::Send { kind, to: Destination::Achievement(work), .. } => {
            format!("send {} to {}", name(kind), names::work_name(work))
        }
        Action::Ship { good, to } => format!("ship {} {}", name(good), names::receiver_name(to)),
        Action::Donate { coins, to } => format!("donate {coins} {}", names::receiver_name(to)),
        Action::Host { follower, to } => format!("host {} {}", name(follower), to.0 + 1),
        Action::Lodge(at) => format!("lodge {}", names::spot_name(at)),
        Action::Borrow { from, place } => format!("borrow {} {}", from.0 + 1, name(place)),
        Action::Team { player, unit } => format!("team {} {}", player.0 + 1, names::unit_name(unit)),
        Action::Drought { way, space } => {
            let on = if space > 0 { format!(" on {}", space + 1) } else { String::new() };
            format!("drought {}{on}", names::way_name(way))
        }
        Action::Forgo(at) => format!("forgo {}", names::citizen_name(setup, at)),
        Action::Be(character) => format!("be {}", name(character)),
        Action::Return { follower, from: Origin::Space(spot) } => {
            format!("return {} {}", name(follower), names::spot_name(spot))
        }
        Action::Keep(card) => format!("keep {}", names::card_name(card)),
        Action::MoveCarpenter { way, follower } => format!("carpenter {} {}", names::way_name(way), name(follower)),
        Action::Build { way, space } => {
            let on = if space > 0 { format!(" on {}", space + 1) } else { String::new() };
            format!("build {}{on}", names::way_name(way))
        }
        Action::Furnish { site, good } => {
            format!("furnish {} {}", site + 1, good.map_or("coin".into(), name))
        }
        Action::Return { follower, from } => format!("return {} {}", name(follower), name(from)),
        Action::Equip(spot) => format!("equip {}", names::spot_name(spot)),
        Action::TakeTile(tile) => format!("tile {}", name(tile)),
        Action::Buy(good) => format!("buy {}", name(good)),
        Action::Sell(good) => format!("sell {}", name(good)),
        Action::Swap { give, take } => format!("swap {} {}", name(give), name(take)),
        Action::PayCoins(coins) => format!("pay {coins}"),
        Action::PayGood(good) => format!("pay {}", name(good)),
        Action::Give(item) => match item {
            Item::Station(town) => format!("give station {}", name(town)),
            Item::Good(good) => format!("give {}", name(good)),
            Item::Tile(tile) => format!("give tile {}", name(tile)),
            Item::Technology(place) => format!("give technology {}", name(place)),
            Item::Stock | Item::Follower | Item::Development => format!("give {}", name(item)),
        },
        Action::Fulfil(objective) => format!("fulfil {}", objective + 1),
        Action::Banish(follower) => format!("banish {}", name(follower)),
        Action::Settle(at) => format!("settle {}", names::citizen_name(setup, at)),
        Action::Start(town) => format!("start {}", name(town)),
        Action::Choose(tile) => format!("choose {}", name(tile)),
        Action::Bonus(Bonus::Good(good)) => format!("bonus {}", name(good)),
        Action::Bonus(bonus) => format!("bonus {}", name(bonus)),
        Action::Catapult | Action::Renew | Action::Accept | Action::Decline | Action::Pass | Action::Done => {
            name(action)
        }
    }
}
