//! Positions as text.

use std::fmt::Write;

use rules_core::castles::{
    Action, Castles, DepotSpace, Edition, Estates, Expansion, Expansions, Goods, Kind, Piles, Position, Setup,
    ShieldAt, Source, Stage, Storage, Tile, route, tables,
};
use rules_core::{Game, Phrase, Player, Seed};

use super::{actions, names};
use crate::case::{Error, Line, Word};

/// Reads a position line by line. What is not named lies in the piles.
#[derive(Clone, Debug)]
pub struct Reader {
    position: Position,
    seat: Option<usize>,
    order: bool,
    turn: Option<Player>,
    round_goods: Option<Vec<u8>>,
}

/// The back that a tile must have.
#[derive(Clone, Copy, PartialEq)]
enum Back {
    Coloured,
    Black,
    /// Marked with a star, or the coloured one.
    Written,
}

/// The middle of the hexagon.
const CENTRE: u8 = 18;
/// The space that the halves of a team's estate share.
const BRIDGE: u8 = 21;

impl Reader {
    /// Returns a reader that begins with a table of two beginners before anything is dealt.
    pub fn new(edition: Edition) -> Reader {
        let setup = Setup { edition, ..Castles::DEFAULT };
        let mut position = Position::empty(setup);
        position.white = 1;
        for hand in &mut position.hands[..2] {
            hand.dice = [1, 1];
        }
        Reader { position, seat: None, order: false, turn: None, round_goods: None }
    }

    /// Returns the set-up so far.
    pub fn setup(&self) -> Setup {
        self.position.setup
    }

    fn players(&self) -> usize {
        self.position.setup.players.into()
    }

    /// Reads a line.
    pub fn read(&mut self, mut line: Line) -> Result<(), Error> {
        let key = line.word("a line")?;
        match key.text {
            "edition" => {
                let word = line.word("2011 or 2019")?;
                self.position.setup.edition = match word.text {
                    "2011" => Edition::E2011,
                    "2019" => Edition::E2019,
                    _ => return Err(word.error("2011 or 2019 is wanted")),
                };
            }
            "expansions" => self.read_expansions(&mut line)?,
            "players" => self.read_players(&mut line)?,
            "estates" => self.read_estates(&mut line)?,
            "stage" => {
                let word = line.word("a stage")?;
                self.position.stage = names::stage(word)?;
                if matches!(self.position.stage, Stage::Estates | Stage::Castles) {
                    self.position.white = 0;
                    self.position.hands.iter_mut().for_each(|hand| hand.dice = [0; 2]);
                }
            }
            "picked" => self.position.picked = true,
            "phase" => (self.position.phase, self.position.round) = read_phase(&mut line)?,
            "white" => self.position.white = line.word("a number")?.within(0, 6)?,
            "track" => {
                self.position.track = self.read_order(&mut line)?;
                if !self.order {
                    self.position.order = self.position.track;
                }
            }
            "order" => {
                self.position.order = self.read_order(&mut line)?;
                self.order = true;
            }
            "turn" => self.turn = Some(names::player(line.word("a player")?)?),
            "bought" => self.position.bought = true,
            "waiting" => {
                // The first one in the line is decided on first.
                let mut effects = Vec::new();
                while !line.start().text.is_empty() {
                    effects.push(names::effect(&mut line)?);
                }
                self.position.waiting = effects.into_iter().rev().collect();
            }
            "chosen" => self.position.chosen = Some(actions::origin(&mut line)?),
            "free" => self.position.free_die = Some(actions::means(&mut line)?),
            "solo" => self.read_solo(&mut line)?,
            "team" => {
                self.position.setup.estates = Estates::Team(names::estate(line.word("12a or 12b")?)?);
                self.set_players(4);
            }
            "counter" => {
                self.position.counter.points = line.word("points")?.within(0, 99)?;
                self.position.counter.target = line.word("the target")?.within(0, 99)?;
            }
            "next" => self.position.waiting.pick(0),
            "goods-gone" => {
                while let Some(word) = line.maybe() {
                    let goods = self.draw_goods(word)?;
                    self.position.goods_gone.add(goods, 1);
                }
            }
            "followed" => self.position.followed = Some(names::player(line.word("a player")?)?),
            "inns" => {
                let count = line.word("a number")?.within(0, 5)?;
                for _ in 0..count {
                    self.draw(Word { text: "inn", ..key }, Back::Coloured)?;
                }
                self.position.inns = count;
            }
            "shields" => {
                let depot = line.word("a depot")?.within(1, 6)?;
                while let Some(word) = line.maybe() {
                    self.put_shield(word, ShieldAt::Depot(depot))?;
                }
            }
            "posts" => {
                for i in 0..2 {
                    let word = line.word("a player or -")?;
                    self.position.posts[i] = if word.text == "-" { None } else { Some(names::player(word)?) };
                }
            }
            "rounds" => {
                let mut all = Vec::new();
                while let Some(word) = line.maybe() {
                    all.push(self.draw_goods(word)?);
                }
                self.round_goods = Some(all);
            }
            "depot" => self.read_depot(&mut line)?,
            "black" => {
                let mut place = usize::from(DepotSpace::BLACK);
                while let Some(word) = line.maybe() {
                    let tile = self.draw(word, Back::Black)?;
                    *self.position.tiles.get_mut(place).ok_or_else(|| word.error("only eight places"))? = tile;
                    place += 1;
                }
            }
            "bonus" => {
                let kind = names::kind(line.word("a kind")?)?;
                for i in 0..2 {
                    let word = line.word("a player or -")?;
                    let taker = if word.text == "-" { None } else { Some(names::player(word)?) };
                    self.position.bonuses[kind as usize][i] = taker;
                }
            }
            "gone" => {
                while let Some(word) = line.maybe() {
                    let tile = self.draw(word, Back::Written)?.ok_or_else(|| word.error("a tile is wanted"))?;
                    self.position.piles.gone[tile.index()] += 1;
                }
            }
            "player" => {
                let word = line.word("a player")?;
                let player = names::player(word)?.index();
                if player >= self.players() {
                    return Err(word.error(format!("only {} play", self.players())));
                }
                self.seat = Some(player);
            }
            _ => self.read_seat(key, &mut line)?,
        }
        line.finish()
    }

    fn read_expansions(&mut self, line: &mut Line) -> Result<(), Error> {
        let mut expansions = Expansions::NONE;
        while let Some(word) = line.maybe() {
            expansions = if word.text == "all" { Expansions::ALL } else { expansions.with(names::expansion(word)?) };
        }
        self.position.setup.expansions = expansions;
        self.position.piles = Piles::full(expansions);
        Ok(())
    }

    /// Reads the solo game: `solo 13a 50`.
    fn read_solo(&mut self, line: &mut Line) -> Result<(), Error> {
        let estate = names::estate(line.word("13a or 13b")?)?;
        let target = line.word("the target")?.within(45, 55)?;
        self.position.setup.players = 1;
        self.position.setup.estates = Estates::Solo { estate, target };
        self.position.counter.target = target;
        self.position.hands[1].dice = [0; 2];
        self.seat = Some(0);
        Ok(())
    }

    fn put_shield(&mut self, word: Word, at: ShieldAt) -> Result<(), Error> {
        let shield = &mut self.position.shields[usize::from(word.within(1, 18)?) - 1];
        if *shield != ShieldAt::Box {
            return Err(word.error("this shield is somewhere else"));
        }
        *shield = at;
        Ok(())
    }

    fn read_players(&mut self, line: &mut Line) -> Result<(), Error> {
        let players = line.word("a number")?.within(2, 4)?;
        self.set_players(players);
        Ok(())
    }

    fn set_players(&mut self, players: u8) {
        self.position.setup.players = players;
        for hand in &mut self.position.hands[..usize::from(players)] {
            hand.dice = [1, 1];
        }
    }

    fn read_estates(&mut self, line: &mut Line) -> Result<(), Error> {
        self.position.setup.estates = if line.skip("random") {
            Estates::Random
        } else if line.skip("beginner") {
            Estates::Beginner(names::estate(line.word("an estate")?)?)
        } else {
            let mut estates = [0; 4];
            for estate in estates.iter_mut().take(self.players()) {
                *estate = names::estate(line.word("an estate for each player")?)?;
            }
            Estates::Named(estates)
        };
        Ok(())
    }

    fn read_order(&self, line: &mut Line) -> Result<[Player; 4], Error> {
        let mut order = [Player(0), Player(1), Player(2), Player(3)];
        for player in order.iter_mut().take(self.players()) {
            *player = names::player(line.word("each player")?)?;
        }
        Ok(order)
    }

    fn read_depot(&mut self, line: &mut Line) -> Result<(), Error> {
        let depot = usize::from(line.word("a depot")?.within(1, 6)?) - 1;
        for i in 0..4 {
            let word = line.word("a tile or - for each of four places")?;
            self.position.tiles[depot * 4 + i] = self.draw(word, Back::Coloured)?;
        }
        if line.skip("goods") {
            while let Some(word) = line.maybe() {
                let goods = self.draw_goods(word)?;
                self.position.depot_goods[depot].add(goods, 1);
            }
        }
        Ok(())
    }

    fn read_seat(&mut self, key: Word, line: &mut Line) -> Result<(), Error> {
        let unknown = || key.error(format!("no line begins with {:?} here", key.text));
        let i = self.seat.ok_or_else(unknown)?;
        let duchy = self.position.setup.duchy_of(Player(i as u8));
        match key.text {
            "estate" => self.position.duchies[duchy].estate = names::estate(line.word("a number")?)?,
            "offer" => {
                for offer in &mut self.position.duchies[duchy].offer {
                    *offer = names::estate(line.word("two estates")?)?;
                }
            }
            "placed" => {
                while let Some(word) = line.maybe() {
                    let (tile, space) =
                        word.text.split_once('@').ok_or_else(|| word.error("tile@row.column is wanted"))?;
                    let column = word.column + tile.chars().count() + 1;
                    let space = names::space(Word { text: space, column, ..word })?;
                    let tile = self.draw(Word { text: tile, ..word }, Back::Written)?;
                    let placed = &mut self.position.duchies[duchy].placed[usize::from(space)];
                    if placed.is_some() {
                        return Err(word.error("this space is covered already"));
                    }
                    *placed = tile;
                }
            }
            "stored" => {
                let mut space = 0;
                while let Some(word) = line.maybe() {
                    let tile = self.draw(word, Back::Written)?;
                    let hand = &mut self.position.hands[i];
                    let mut spaces = hand.storage.iter_mut().chain(&mut hand.annex);
                    *spaces.nth(space).ok_or_else(|| word.error("only so many spaces"))? = tile;
                    space += 1;
                }
            }
            "shared" => {
                for space in 0..2 {
                    let word = line.word("two tiles or -")?;
                    self.position.duchies[duchy].shared[space] = self.draw(word, Back::Written)?;
                }
            }
            "shield" => {
                let word = line.word("a shield")?;
                let space = names::space(line.word("a castle's space")?)?;
                self.put_shield(word, ShieldAt::Castle(Player(i as u8), space))?;
            }
            "route" => {
                let route = &mut self.position.duchies[duchy].route;
                let mut card = 0;
                while let Some(word) = line.maybe() {
                    if word.text == "laid" {
                        let mut space = 0;
                        while let Some(word) = line.maybe() {
                            *route.laid.get_mut(space).ok_or_else(|| word.error("the route ends before"))? =
                                word.within(1, 6)?;
                            space += 1;
                        }
                    } else {
                        *route.cards.get_mut(card).ok_or_else(|| word.error("only five cards"))? =
                            word.within(1, 12)?;
                        card += 1;
                    }
                }
            }
            "goods" | "sold" => {
                while let Some(word) = line.maybe() {
                    let goods = self.draw_goods(word)?;
                    let duchy = &mut self.position.duchies[duchy];
                    if key.text == "goods" { duchy.goods.add(goods, 1) } else { duchy.sold.add(goods, 1) }
                }
            }
            "silver" => self.position.duchies[duchy].silver = line.word("a number")?.number(999)?,
            "workers" => self.position.duchies[duchy].workers = line.word("a number")?.number(999)?,
            "step" => self.position.hands[i].step = line.word("a number")?.within(0, 6)?,
            "dice" => {
                for die in 0..2 {
                    let word = line.word("two dice")?;
                    let (text, used) = word.text.strip_suffix('x').map_or((word.text, false), |text| (text, true));
                    self.position.hands[i].dice[die] = Word { text, ..word }.within(0, 6)?;
                    self.position.hands[i].used[die] = used;
                }
            }
            "points" => {
                while let Some(word) = line.maybe() {
                    let source = names::source(word)?.in_play();
                    let source = source.ok_or_else(|| word.error("these points come at the end"))?;
                    self.position.hands[i].points[source] = line.word("points")?.number(999)? as i16;
                }
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Takes a named tile out of its pile.
    fn draw(&mut self, word: Word, back: Back) -> Result<Option<Tile>, Error> {
        let (text, star) = word.text.strip_suffix('*').map_or((word.text, false), |text| (text, true));
        let Some(tile) = names::tile_or_none(Word { text, ..word })? else { return Ok(None) };
        if star && back != Back::Written {
            return Err(word.error("the back follows from the depot: no star here"));
        }
        if tile == Tile::BLACK {
            return Ok(Some(tile));
        }
        let (coloured, _) = tables::copies(tile, self.position.setup.expansions);
        let black = star || back == Back::Black || back == Back::Written && coloured == 0;
        let piles = &mut self.position.piles;
        let pile = if black { &mut piles.black } else { &mut piles.coloured };
        let left = &mut pile[tile.index()];
        *left = left.checked_sub(1).ok_or_else(|| {
            let back = if black { "with a black back" } else { "with the back of its colour" };
            word.error(format!("there is no further {text} {back}"))
        })?;
        Ok(Some(tile))
    }

    fn draw_goods(&mut self, word: Word) -> Result<u8, Error> {
        let goods = word.within(1, 6)?;
        let left = &mut self.position.goods_pile.0[usize::from(goods) - 1];
        *left = left.checked_sub(1).ok_or_else(|| word.error(format!("there are no further goods {goods}")))?;
        Ok(goods)
    }

    /// Returns the game on the position that was read; `at` is where the reading ended.
    pub fn finish(mut self, at: Word) -> Result<Castles, Error> {
        let in_rounds = self.position.stage.is_dealt();
        self.deal_routes();
        let setup = self.position.setup;
        // Where castles stand from the start; on 12b each team chooses.
        let castle = match setup.estates {
            Estates::Beginner(_) => Some(CENTRE),
            Estates::Team(estate) if estate == *tables::TEAM_ESTATES.start() => Some(BRIDGE),
            _ => None,
        };
        for i in 0..usize::from(setup.duchies()) {
            if let Some(space) = castle.map(usize::from)
                && self.position.duchies[i].placed[space].is_none()
            {
                let castle = self.draw(Word { text: "castle", ..at }, Back::Coloured)?;
                self.position.duchies[i].placed[space] = castle;
            }
            match setup.estates {
                Estates::Beginner(estate) | Estates::Team(estate) => self.position.duchies[i].estate = estate,
                Estates::Named(estates) => self.position.duchies[i].estate = estates[i],
                Estates::Solo { estate, .. } => self.position.duchies[i].estate = estate,
                Estates::Random => {}
            }
        }
        let left = if in_rounds { 4 - usize::from(self.position.round) } else { 0 };
        let goods = match self.round_goods.take() {
            Some(goods) if goods.len() == left => goods,
            Some(_) => return Err(at.error(format!("{left} goods lie on the round spaces"))),
            None => (0..left).map(|_| self.most_of_pile()).collect(),
        };
        for (space, goods) in self.position.round_goods.iter_mut().rev().zip(goods.into_iter().rev()) {
            *space = goods;
        }
        if let Some(player) = self.turn {
            let turn = self.position.order[..self.players()].iter().position(|&other| other == player);
            self.position.current = turn.ok_or_else(|| at.error("the player to move does not play"))? as u8;
        }
        Castles::from_position(self.position, Seed::new(1)).map_err(|reasons| {
            let reasons: Vec<_> = reasons.iter().map(|wrong| format!("{} ({wrong:?})", wrong.phrase())).collect();
            at.error(format!("impossible position: {}", reasons.join("; ")))
        })
    }

    /// Gives everybody whose route is not named the cards that are left, the lowest numbers first.
    fn deal_routes(&mut self) {
        if !self.position.setup.expansions.has(Expansion::Routes) {
            return;
        }
        let players = self.players();
        for i in 0..players {
            let taken: Vec<_> = self.position.duchies.iter().flat_map(|duchy| duchy.route.cards).collect();
            let mut left = (1..=12).filter(|card| !taken.contains(card));
            let cards = &mut self.position.duchies[i].route.cards[..route::cards(players as u8)];
            cards.iter_mut().filter(|card| **card == 0).for_each(|card| *card = left.next().unwrap_or_default());
        }
    }

    /// Takes a tile of the goods of which most are left out of the pile. Returns its type.
    fn most_of_pile(&mut self) -> u8 {
        let pile = &mut self.position.goods_pile;
        let goods = (1..=6).rev().max_by_key(|&goods| pile.of(goods)).unwrap_or(1);
        pile.0[usize::from(goods) - 1] -= 1;
        goods
    }
}

/// Reads a phase and a round: `B 3`.
pub fn read_phase(line: &mut Line) -> Result<(u8, u8), Error> {
    let word = line.word("a phase")?;
    let phase = ["A", "B", "C", "D", "E"].iter().position(|&name| name == word.text);
    let phase = phase.ok_or_else(|| word.error("a phase from A to E is wanted"))? as u8;
    Ok((phase, line.word("a round")?.within(1, 5)? - 1))
}

/// Returns a position as [`Reader`] reads it.
pub fn position_text(position: &Position) -> String {
    Writer { position, text: String::new(), black: black_backs(position) }.write()
}

/// Returns how many of each face lie outside the depots and have black backs.
fn black_backs(position: &Position) -> [u8; Tile::FACES] {
    let mut backs = [0; Tile::FACES];
    for tile in Tile::all() {
        let lying =
            position.tiles[usize::from(DepotSpace::BLACK)..].iter().filter(|&&other| other == Some(tile)).count();
        backs[tile.index()] =
            tables::copies(tile, position.setup.expansions).1 - position.piles.black[tile.index()] - lying as u8;
    }
    backs
}

struct Writer<'a> {
    position: &'a Position,
    text: String,
    /// Black backs that are still to be marked.
    black: [u8; Tile::FACES],
}

impl Writer<'_> {
    fn line(&mut self, line: impl AsRef<str>) {
        self.text.push_str(line.as_ref().trim_end());
        self.text.push('\n');
    }

    fn tile(&mut self, tile: Option<Tile>) -> String {
        let Some(tile) = tile else { return "-".into() };
        let black = self.black.get_mut(tile.index());
        let star = black.as_ref().is_some_and(|black| **black > 0);
        black.into_iter().for_each(|black| *black = black.saturating_sub(1));
        format!("{}{}", names::tile_name(tile), if star { "*" } else { "" })
    }

    fn write(mut self) -> String {
        let position = self.position;
        let n = usize::from(position.setup.players);
        let edition = if position.setup.edition == Edition::E2011 { 2011 } else { 2019 };
        self.line(format!("edition {edition}"));
        let expansions: Vec<_> = position.setup.expansions.iter().map(names::expansion_name).collect();
        if !expansions.is_empty() {
            self.line(format!("expansions {}", expansions.join(" ")));
        }
        if n > 1 {
            self.line(format!("players {n}"));
        }
        self.line(match position.setup.estates {
            Estates::Beginner(estate) => format!("estates beginner {estate}"),
            Estates::Named(estates) => {
                let named: Vec<_> = estates[..n].iter().map(|&estate| names::estate_name(estate)).collect();
                format!("estates {}", named.join(" "))
            }
            Estates::Random => "estates random".into(),
            Estates::Solo { estate, target } => format!("solo {} {target}", names::estate_name(estate)),
            Estates::Team(estate) => format!("team {}", names::estate_name(estate)),
        });
        if n == 1 {
            self.line(format!("counter {} {}", position.counter.points, position.counter.target));
            self.line(format!("goods-gone {}", names::goods_name(&position.goods_gone)));
        }
        self.line(format!("stage {}", names::stage_name(position.stage)));
        let phase = char::from(b'A' + position.phase);
        self.line(format!("phase {phase} {}", position.round + 1));
        self.line(format!("white {}", position.white));
        let order =
            |order: &[Player; 4]| order[..n].iter().map(|&p| names::player_name(p)).collect::<Vec<_>>().join(" ");
        self.line(format!("track {}", order(&position.track)));
        self.line(format!("order {}", order(&position.order)));
        self.line(format!("turn {}", names::player_name(position.current())));
        if position.picked {
            self.line("picked");
        }
        if position.bought {
            self.line("bought");
        }
        let effects: Vec<_> = position.waiting.iter().map(names::effect_name).collect();
        if !effects.is_empty() {
            self.line(format!("waiting {}", effects.join(" ")));
        }
        if position.waiting.is_picked() {
            self.line("next");
        }
        if let Some(tile) = position.chosen {
            self.line(actions::action_text(Action::Choose { tile }).replacen("choose", "chosen", 1));
        }
        if let Some(die) = position.free_die {
            self.line(actions::action_text(Action::FreeDie { die }));
        }
        if let Some(player) = position.followed {
            self.line(format!("followed {}", names::player_name(player)));
        }
        self.write_board();
        for i in 0..n {
            self.write_seat(i);
        }
        self.text
    }

    fn write_board(&mut self) {
        let position = self.position;
        let rounds: Vec<_> = position.round_goods.iter().filter(|&&goods| goods > 0).map(u8::to_string).collect();
        self.line(format!("rounds {}", rounds.join(" ")));
        let name = |tile: &Option<Tile>| tile.map_or("-".into(), names::tile_name);
        for (depot, tiles) in position.tiles[..usize::from(DepotSpace::BLACK)].chunks(4).enumerate() {
            let tiles: Vec<_> = tiles.iter().map(name).collect();
            let goods = names::goods_name(&position.depot_goods[depot]);
            let goods = if goods.is_empty() { String::new() } else { format!(" goods {goods}") };
            self.line(format!("depot {} {}{goods}", depot + 1, tiles.join(" ")));
        }
        let black: Vec<_> = position.tiles[usize::from(DepotSpace::BLACK)..].iter().map(name).collect();
        self.line(format!("black {}", black.join(" ")));
        if position.inns > 0 {
            self.line(format!("inns {}", position.inns));
        }
        for depot in 1..=6 {
            let here = (1..).zip(position.shields).filter(|&(_, at)| at == ShieldAt::Depot(depot));
            let here: Vec<_> = here.map(|(number, _): (u8, _)| number.to_string()).collect();
            if !here.is_empty() {
                self.line(format!("shields {depot} {}", here.join(" ")));
            }
        }
        if position.posts != [None; 2] {
            let [large, small] = position.posts.map(|taker| taker.map_or("-".into(), names::player_name));
            self.line(format!("posts {large} {small}"));
        }
        for kind in Kind::ALL {
            let takers = position.bonuses[kind as usize];
            if takers != [None; 2] {
                let [large, small] = takers.map(|taker| taker.map_or("-".into(), names::player_name));
                self.line(format!("bonus {} {large} {small}", names::kind_name(kind)));
            }
        }
        let gone: Vec<_> =
            Tile::all().flat_map(|tile| std::iter::repeat_n(tile, position.piles.gone[tile.index()].into())).collect();
        let gone: Vec<_> = gone.into_iter().map(|tile| self.tile(Some(tile))).collect();
        if !gone.is_empty() {
            self.line(format!("gone {}", gone.join(" ")));
        }
    }

    fn write_seat(&mut self, i: usize) {
        let setup = &self.position.setup;
        let hand = &self.position.hands[i];
        self.line(format!("player {}", i + 1));
        if i < usize::from(setup.duchies()) {
            self.write_duchy(i);
        }
        let own = if setup.is_team() { Storage::OWN } else { hand.storage.len() };
        let beyond = hand.annex.iter().take_while(|tile| tile.is_some());
        let stored: Vec<_> = hand.storage[..own].iter().chain(beyond).map(|&tile| self.tile(tile)).collect();
        self.line(format!("  stored {}", stored.join(" ")));
        self.line(format!("  step {}", hand.step));
        let die = |i: usize| format!("{}{}", hand.dice[i], if hand.used[i] { "x" } else { "" });
        self.line(format!("  dice {} {}", die(0), die(1)));
        let mut points = String::new();
        for (source, &count) in Source::SCORED_IN_PLAY.iter().zip(&hand.points).filter(|(_, count)| **count != 0) {
            let _ = write!(points, " {} {count}", names::source_name(*source));
        }
        self.line(format!("  points{points}"));
    }

    fn write_duchy(&mut self, i: usize) {
        let duchy = &self.position.duchies[i];
        if self.position.setup.estates == Estates::Random {
            self.line(format!("  estate {}", names::estate_name(duchy.estate)));
            let [first, second] = duchy.offer.map(names::estate_name);
            self.line(format!("  offer {first} {second}"));
        }
        let mut placed = String::new();
        for (space, tile) in duchy.placed.iter().enumerate().filter(|(_, tile)| tile.is_some()) {
            let tile = self.tile(*tile);
            let _ = write!(placed, " {tile}@{}", names::space_name(space as u8));
        }
        self.line(format!("  placed{placed}"));
        if self.position.setup.is_team() {
            let [first, second] = duchy.shared.map(|tile| self.tile(tile));
            self.line(format!("  shared {first} {second}"));
        }
        let goods = |goods: &Goods| names::goods_name(goods);
        self.line(format!("  goods {}", goods(&duchy.goods)));
        self.line(format!("  sold {}", goods(&duchy.sold)));
        for (shield, at) in (1..).zip(self.position.shields) {
            if let ShieldAt::Castle(player, space) = at
                && player.index() == i
            {
                self.line(format!("  shield {shield} {}", names::space_name(space)));
            }
        }
        if duchy.route.cards[0] > 0 {
            let list = |numbers: &[u8]| {
                let named = numbers.iter().take_while(|&&number| number > 0).map(|number| format!(" {number}"));
                named.collect::<String>()
            };
            let laid = list(&duchy.route.laid);
            let laid = if laid.is_empty() { laid } else { format!(" laid{laid}") };
            self.line(format!("  route{}{laid}", list(&duchy.route.cards)));
        }
        self.line(format!("  silver {}", duchy.silver));
        self.line(format!("  workers {}", duchy.workers));
    }
}
