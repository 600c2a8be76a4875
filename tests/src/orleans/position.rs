//! Positions as text.

use rules_core::orleans::{
    Card, Character, Crowd, Follower, Good, Goods, Hourglass, Job, Kind, Level, Lying, NEUTRAL_TOWER, Orleans, Phase,
    Place, Position, Scenario, Setup, Site, Space, Stack, tables,
};
use rules_core::{Phrase, Seed};

use super::names::{self};
use crate::case::{Error, Line, Word, read_player};

const PHASES: [Phase; 7] =
    [Phase::Setup, Phase::Census, Phase::Planning, Phase::Actions, Phase::Event, Phase::Dues, Phase::Over];

/// Reads a position line by line. What is not named lies in the piles, and own followers in the bag.
#[derive(Clone, Debug)]
pub struct Reader {
    position: Position,
    seat: Option<usize>,
    stack: bool,
    /// Something else than the set-up was read.
    begun: bool,
    /// The place tiles that have left the game were named.
    tiles: bool,
    /// The pile of structure cards was named.
    deck: bool,
}

impl Reader {
    /// Returns a reader that begins with a table of two in the action phase of a round with Income.
    pub fn new() -> Reader {
        Reader { position: table(Setup::base(2)), seat: None, stack: false, begun: false, tiles: false, deck: false }
    }

    /// Returns the set-up so far.
    pub fn setup(&self) -> Setup {
        self.position.setup
    }

    /// Reads a line.
    pub fn read(&mut self, mut line: Line) -> Result<(), Error> {
        let key = line.word("a line")?;
        let of_setup = matches!(key.text, "players" | "tiles" | "stacks" | "scenario" | "level" | "chosen");
        if of_setup && self.begun {
            return Err(key.error("the set-up comes first"));
        }
        self.begun = !of_setup;
        let table = &mut self.position;
        match key.text {
            "players" => {
                let players = line.word("a number")?.within(1, 9)?;
                *table = self::table(Setup { players, ..table.setup });
            }
            "tiles" if line.skip("invasion") => {
                *table = self::table(Setup { invasion_tiles: true, ..table.setup });
            }
            "stacks" => *table = self::table(Setup { stacks: true, ..table.setup }),
            "scenario" => {
                let scenario = names::find(line.word("a scenario")?, Scenario::ALL, "scenario")?;
                *table = self::table(Setup { level: table.setup.level, ..Setup::of(scenario) });
            }
            "level" => {
                let level = names::find(line.word("a level")?, Level::ALL, "level")?;
                *table = self::table(Setup { level, ..table.setup });
            }
            "chosen" => *table = self::table(Setup { choose_characters: true, ..table.setup }),
            "walls" => self.position.city.walls = self.take(line.word("knights")?, Kind::Knight)?,
            "reinforced" => table.city.reinforced = true,
            "unpaid" => table.city.unpaid = true,
            "paid" => {
                for coins in &mut table.city.paid {
                    *coins = line.word("coins of each seat")?.number(99)? as u8;
                }
            }
            "treasury" => table.city.treasury = line.word("coins")?.number(99)? as u8,
            "team-citizens" => {
                while let Some(word) = line.maybe() {
                    table.citizens &= !(1 << names::citizen(&table.setup, word)?);
                    table.city.citizens += 1;
                }
            }
            "citizens-gone" => {
                while let Some(word) = line.maybe() {
                    table.citizens &= !(1 << names::citizen(&table.setup, word)?);
                    table.citizens_gone += 1;
                }
            }
            "warehouse" => {
                while let Some(word) = line.maybe() {
                    let good = self.draw_good(word)?;
                    self.position.city.warehouse.add(good);
                }
            }
            "assembly" => {
                while let Some(word) = line.maybe() {
                    let kind = self.draw(word)?.kind();
                    self.position.city.assembly[kind as usize] += 1;
                }
            }
            "work" => self.read_work(&mut line)?,
            "stage" => table.stage = line.word("a number")?.number(99)? as u8,
            "won" => table.won = true,
            "waits" => {
                while let Some(word) = line.maybe() {
                    table.citizens |= 1 << names::citizen(&table.setup, word)?;
                    table.citizen_supply = table.citizen_supply.saturating_sub(1);
                }
            }
            "round" => table.round = line.word("a number")?.number(99)? as u8,
            "phase" => table.phase = names::find(line.word("a phase")?, PHASES, "phase")?,
            "event" => table.event = names::event(&mut line)?,
            "start-player" => table.start = read_player(line.word("a player")?)?,
            "turn" => table.current = read_player(line.word("a player")?)?,
            "passed" | "idle" => {
                let set = if key.text == "idle" { &mut table.idle } else { &mut table.passed };
                while let Some(word) = line.maybe() {
                    *set |= 1 << read_player(word)?.0;
                }
            }
            "acted" => table.acted = true,
            "open" => table.open = true,
            "asks" => {
                let job = names::job(&mut line)?;
                table.agenda.push(job).map_err(|_| key.error("too much is asked"))?;
            }
            "stack" => {
                self.stack = true;
                for layer in 0..3 {
                    let word = line.word("three layers")?;
                    let parts =
                        word.text.split_once(':').map(|(bits, left)| (u32::from_str_radix(bits, 16), left.parse()));
                    let Some((Ok(bits), Ok(left))) = parts else { return Err(word.error("bits:left is wanted")) };
                    (table.stack.layers[layer], table.stack.left[layer]) = (bits, left);
                }
            }
            "hand" => {
                while let Some(word) = line.maybe() {
                    let follower = self.draw(word)?;
                    self.position.hand.add(follower);
                }
            }
            "pile" => self.read_pile(&mut line)?,
            "goods-market" => {
                for good in Good::ALL {
                    let left = line.word("a number for each good")?.number(99)? as u8;
                    let all = table.market.of(good);
                    table.gone.0[good as usize] += all.saturating_sub(left);
                    table.market.0[good as usize] = left;
                }
            }
            "way" => {
                let way = usize::from(names::way(line.word("a way")?)?);
                for space in 0..2 {
                    if let Some(word) = line.maybe().filter(|word| word.text != "-") {
                        self.position.map[way][space] = Some(match word.text {
                            "down" => Lying::Down,
                            _ if word.text.starts_with("built") => {
                                let text = &word.text["built".len()..];
                                Lying::Structure(read_player(Word { text, ..word })?)
                            }
                            _ => Lying::Open(self.draw_good(word)?),
                        });
                    }
                }
            }
            "face-down" => {
                for good in Good::ALL {
                    let count = line.word("a number for each good")?.number(99)? as u8;
                    table.face_down.0[good as usize] = count;
                    let left = &mut table.market.0[good as usize];
                    *left = left.checked_sub(count).ok_or_else(|| key.error("there are not so many"))?;
                }
            }
            "carpenter" => table.carpenter = names::town(line.word("a town")?)?,
            "deck" => {
                self.deck = true;
                table.deck.clear();
                while let Some(word) = line.maybe() {
                    let card = read_card(word)?;
                    table.deck.push(card).map_err(|_| word.error("too many cards"))?;
                }
            }
            "station" => {
                let town = names::town(line.word("a town")?)?;
                while let Some(word) = line.maybe() {
                    if word.text == "neutral" {
                        table.stations[town as usize] |= 1 << NEUTRAL_TOWER;
                        continue;
                    }
                    let player = read_player(word)?;
                    table.stations[town as usize] |= 1 << player.0;
                    let holding = &mut table.holdings[player.index()];
                    holding.stock = holding.stock.saturating_sub(1);
                }
            }
            "deed" => {
                let deed = names::deed(&table.setup, line.word("a deed")?)?;
                while let Some(word) = line.maybe() {
                    let kind = self.draw(word)?.kind();
                    self.position.deeds[deed][kind as usize] += 1;
                }
            }
            "technology-left" => {
                let left = line.word("a number")?.number(99)? as u8;
                table.technology_gone += table.technology.saturating_sub(left);
                table.technology = left;
            }
            "tiles-gone" => {
                self.tiles = true;
                while let Some(word) = line.maybe() {
                    let tile = self.draw_tile(word)?;
                    self.position.tiles_gone.insert(tile);
                }
            }
            "player" => {
                let word = line.word("a player")?;
                let player = read_player(word)?.index();
                if player >= usize::from(table.setup.players) {
                    return Err(word.error(format!("only {} play", table.setup.players)));
                }
                self.seat = Some(player);
            }
            _ => self.read_holding(key, &mut line)?,
        }
        line.finish()
    }

    fn read_pile(&mut self, line: &mut Line) -> Result<(), Error> {
        let word = line.word("a kind")?;
        let kind = names::kind(word)?;
        let left = line.word("a number")?.number(99)? as u8;
        let pile = &mut self.position.piles[kind as usize];
        let rest = pile.checked_sub(left).ok_or_else(|| word.error("there are not so many"))?;
        *pile = left;
        let last = usize::from(self.position.setup.players) - 1;
        self.position.holdings[last].bag.add_many(Follower::neutral(kind), rest);
        Ok(())
    }

    fn read_holding(&mut self, key: Word, line: &mut Line) -> Result<(), Error> {
        let unknown = || key.error(format!("no line begins with {:?} here", key.text));
        let i = self.seat.ok_or_else(unknown)?;
        match key.text {
            "bag" | "market" => {
                while let Some(word) = line.maybe() {
                    let follower = self.draw(word)?;
                    let holding = &mut self.position.holdings[i];
                    if key.text == "bag" { holding.bag.add(follower) } else { holding.market.add(follower) }
                }
            }
            "board" => {
                let word = line.word("a place")?;
                let place = names::place(word)?;
                if place.is_tile() && !self.position.holdings[i].has(place) {
                    let tile = self.draw_tile(word)?;
                    self.position.holdings[i].tiles.insert(tile);
                }
                let mut space = 0;
                while let Some(word) = line.maybe() {
                    let content = match word.text {
                        "-" => Space::Empty,
                        "technology" | "fresh" => {
                            let left = &mut self.position.technology;
                            *left = left.checked_sub(1).ok_or_else(|| word.error("no technology left"))?;
                            if word.text == "fresh" { Space::Fresh } else { Space::Technology }
                        }
                        _ => Space::Held(self.draw(word)?),
                    };
                    let spaces = &mut self.position.holdings[i].spaces[place as usize];
                    *spaces.get_mut(space).ok_or_else(|| word.error("no such space"))? = content;
                    space += 1;
                }
            }
            "has" => {
                while let Some(word) = line.maybe() {
                    let tile = self.draw_tile(word)?;
                    self.position.holdings[i].tiles.insert(tile);
                }
            }
            "goods" => {
                while let Some(word) = line.maybe() {
                    let good = self.draw_good(word)?;
                    self.position.holdings[i].goods.add(good);
                }
            }
            "card" => self.position.structures[i].card = Some(read_card(line.word("a card")?)?),
            "offer" => {
                while let Some(word) = line.maybe() {
                    let card = read_card(word)?;
                    let offer = &mut self.position.structures[i].offer;
                    offer.push(card).map_err(|_| word.error("too many cards"))?;
                }
            }
            "complete" => {
                while let Some(word) = line.maybe() {
                    self.position.structures[i].complete |= 1 << names::card(word)?;
                    self.position.holdings[i].stock = self.position.holdings[i].stock.saturating_sub(1);
                }
            }
            "site" => self.read_site(i, line)?,
            "turned" => {
                while let Some(word) = line.maybe() {
                    self.position.holdings[i].turned.insert(names::place(word)?);
                }
            }
            "citizens" => {
                while let Some(word) = line.maybe() {
                    let at = names::citizen(&self.position.setup, word)?;
                    if self.position.citizen_waits(at) {
                        self.position.citizens &= !(1 << at);
                    } else if self.position.citizen_supply > 0 {
                        self.position.citizen_supply -= 1;
                    } else {
                        return Err(word.error("this citizen is taken"));
                    }
                    self.position.holdings[i].citizens += 1;
                }
            }
            "track" => {
                while let Some(word) = line.maybe() {
                    let kind = names::kind(word)?;
                    let step = line.word("a step")?.number(99)? as u8;
                    *self.position.holdings[i].tracks.get_mut(kind as usize).ok_or_else(|| word.error("no track"))? =
                        step;
                }
            }
            _ => {
                let holding = &mut self.position.holdings[i];
                match key.text {
                    "coins" => holding.coins = line.word("a number")?.number(999)?,
                    "development" => {
                        holding.development = line.word("a number")?.number(99)? as u8;
                        holding.furthest = holding.furthest.max(holding.development);
                    }
                    "furthest" => holding.furthest = line.word("a number")?.number(99)? as u8,
                    "stock" => holding.stock = line.word("a number")?.number(99)? as u8,
                    "merchant" => holding.merchant = names::town(line.word("a town")?)?,
                    "fired" => holding.fired = true,
                    "equipped" => holding.equipped = true,
                    "character" => {
                        let word = line.word("a character")?;
                        holding.character = Some(names::find(word, Character::ALL, "character")?);
                    }
                    "fulfilled" => holding.fulfilled = true,
                    "lost" => holding.lost = true,
                    "herbal" => {
                        while let Some(word) = line.maybe() {
                            holding.herbal |= 1 << (word.within(1, 3)? - 1);
                        }
                    }
                    "met" => {
                        while let Some(word) = line.maybe() {
                            holding.objectives |= 1 << (word.within(1, 8)? - 1);
                        }
                    }
                    _ => return Err(unknown()),
                }
            }
        }
        Ok(())
    }

    /// Takes some of a kind out of their pile.
    fn take(&mut self, word: Word, kind: Kind) -> Result<u8, Error> {
        let count = word.number(99)? as u8;
        let left = &mut self.position.piles[kind as usize];
        *left = left.checked_sub(count).ok_or_else(|| word.error("there are not so many"))?;
        Ok(count)
    }

    /// Reads an achievement, then followers, goods, `coin` and `technology` that it has got.
    fn read_work(&mut self, line: &mut Line) -> Result<(), Error> {
        let work = usize::from(names::work(line.word("an achievement")?)?);
        while let Some(word) = line.maybe() {
            if word.text == "coin" {
                self.position.city.works[work].coins += 1;
            } else if word.text == "technology" {
                self.position.technology -= 1;
                self.position.city.works[work].technology += 1;
            } else if names::good(word).is_ok() {
                let good = self.draw_good(word)?;
                self.position.city.works[work].goods.add(good);
            } else {
                let kind = self.draw(word)?.kind();
                self.position.city.works[work].followers[kind as usize] += 1;
            }
        }
        Ok(())
    }

    /// Reads a structure: its card, then followers, goods and `coin` for each coin beside it.
    fn read_site(&mut self, i: usize, line: &mut Line) -> Result<(), Error> {
        let key = line.word("a card")?;
        let mut site = Site { card: names::card(key)?, followers: [0; 7], coins: 0, goods: Goods::default() };
        while let Some(word) = line.maybe() {
            if word.text == "coin" {
                site.coins += 1;
            } else if names::good(word).is_ok() {
                site.goods.add(self.draw_good(word)?);
            } else {
                site.followers[self.draw(word)?.kind() as usize] += 1;
            }
        }
        let holding = &mut self.position.holdings[i];
        holding.stock = holding.stock.saturating_sub(1);
        self.position.structures[i].sites.push(site).map_err(|_| key.error("too many structures"))
    }

    /// Takes a follower out of its pile, or one of the player's own.
    fn draw(&mut self, word: Word) -> Result<Follower, Error> {
        let follower = names::follower(word)?;
        if !follower.is_own() {
            let left = &mut self.position.piles[follower.kind() as usize];
            *left = left.checked_sub(1).ok_or_else(|| word.error(format!("there is no further {}", word.text)))?;
        }
        Ok(follower)
    }

    fn draw_good(&mut self, word: Word) -> Result<Good, Error> {
        let good = names::good(word)?;
        if self.position.market.take(good) {
            Ok(good)
        } else {
            Err(word.error(format!("there is no further {}", word.text)))
        }
    }

    fn draw_tile(&mut self, word: Word) -> Result<Place, Error> {
        let tile = names::place(word)?;
        let own = self.position.setup.own_tile() == Some(tile);
        if self.position.tiles.remove(tile) || own && self.position.holdings[0].tiles.remove(tile) {
            Ok(tile)
        } else {
            Err(word.error(format!("there is no further {}", word.text)))
        }
    }

    /// Returns the game on this position. An error belongs to `end`.
    pub fn finish(mut self, end: Word) -> Result<Orleans, Error> {
        let table = &mut self.position;
        for (player, holding) in (0..).zip(&mut table.holdings[..usize::from(table.setup.players.min(5))]) {
            let mut others: Crowd = holding.market;
            others.join(holding.bag);
            holding.places().for_each(|place| others.join(holding.standing_on(place).collect()));
            if player == table.current.0 {
                others.join(table.hand);
            }
            Follower::OWN.into_iter().filter(|&own| others.of(own) == 0).for_each(|own| holding.bag.add(own));
        }
        if table.phase == Phase::Setup && table.setup.scenario == Scenario::Duel && !self.tiles {
            table.tiles_gone = std::mem::take(&mut table.tiles);
        }
        if table.setup.scenario == Scenario::Prosperity {
            if !self.deck {
                lay_deck(table);
            }
            let covered = table.map.iter().flatten().flatten().filter(|lying| !matches!(lying, Lying::Open(_)));
            let missing = covered.count().saturating_sub(table.face_down.total().into());
            for good in Good::ALL.into_iter().cycle().take(5 * missing).collect::<Vec<_>>() {
                let covered = table.map.iter().flatten().flatten().filter(|lying| !matches!(lying, Lying::Open(_)));
                if covered.count() > table.face_down.total().into() && table.market.take(good) {
                    table.face_down.add(good);
                }
            }
        }
        if table.agenda.is_empty() {
            let jobs: &[Job] = match table.phase {
                Phase::Planning => &[Job::Plan { back: 0 }, Job::Draw],
                Phase::Actions => &[Job::Act],
                Phase::Over => &[],
                Phase::Setup | Phase::Census | Phase::Event | Phase::Dues => &[Job::Done],
            };
            jobs.iter().for_each(|&job| table.agenda.push(job).expect("room for two"));
        }
        if !self.stack && table.setup.scenario == Scenario::Invasion {
            table.stack = Stack::of_invasion(table.setup.players, &[]);
        }
        if !self.stack && table.setup.scenario == Scenario::Base {
            table.stack = if table.setup.stacks { Stack::layered(6) } else { Stack::shuffled(18) };
            turn_over(table);
        }
        let wrong = |wrong: rules_core::orleans::PositionError| {
            end.error(format!("impossible position: {} ({wrong:?})", wrong.phrase()))
        };
        Orleans::from_position(self.position, Seed::new(1)).map_err(wrong)
    }
}

impl Default for Reader {
    fn default() -> Self {
        Reader::new()
    }
}

/// Reads a card, with the players who know it after a slash: `mill/12`.
fn read_card(word: Word) -> Result<Card, Error> {
    let (text, players) = word.text.split_once('/').unwrap_or((word.text, ""));
    let number = names::card(Word { text, ..word })?;
    let known = players.bytes().fold(0, |known, player| known | 1 << (player.wrapping_sub(b'1') & 7));
    Ok(Card { number, known })
}

/// Puts all cards into the pile that nobody has.
fn lay_deck(table: &mut Position) {
    let taken: Vec<_> = (table.structures.iter())
        .flat_map(|structures| {
            let sites = structures.sites.iter().map(|site| site.card);
            let complete = (0..32).filter(|card| structures.complete >> card & 1 == 1);
            let hand = structures.card.iter().chain(&structures.offer).map(|card| card.number);
            sites.chain(complete).chain(hand).collect::<Vec<_>>()
        })
        .collect();
    let rest = (0..tables::design::STRUCTURES.len() as u8).filter(|card| !taken.contains(card));
    table.deck = rest.map(Card::new).collect();
}

/// Returns a table on which everything is in its pile, and nobody has coins.
fn table(setup: Setup) -> Position {
    let mut table = Position::empty(setup);
    table.round = 2;
    table.phase = Phase::Actions;
    table.event = Hourglass::Income(1);
    let players = usize::from(setup.players.min(5));
    for holding in &mut table.holdings[..players] {
        holding.coins = 0;
        setup.own_tile().into_iter().for_each(|tile| {
            table.tiles.remove(tile);
            holding.tiles.insert(tile);
        });
    }
    table
}

/// Takes out of the stack what was turned over: the event of this round, and any others for the rounds before.
fn turn_over(table: &mut Position) {
    let same = |tile: &u8| Hourglass::BASE[usize::from(*tile)] == table.event;
    let tiles = (0..18_u8).filter(same).chain(0..18).collect::<Vec<_>>();
    let mut rounds = table.round;
    for tile in tiles {
        if rounds > 0 && table.stack.remove(tile) {
            rounds -= 1;
            if rounds == table.round - 1 {
                continue;
            }
        }
    }
}
