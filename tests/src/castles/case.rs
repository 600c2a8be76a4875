//! Cases: a position, actions, and what must come out.

use std::collections::BTreeSet;

use rules_core::castles::{Action, Castles, Edition, Effect, Event, Goods, Kind, Setup, Source, Stage, Tile};
use rules_core::{Actions, Game, Player, Seed, Turn};

use super::actions::{action_text, read_action};
use super::names;
use super::position::{Reader, position_text, read_phase};
use super::text::{Error, Line, Word};

/// A case of a file: it is run once for each of its editions.
#[derive(Clone, Debug)]
pub struct Case<'a> {
    /// What it shows.
    pub name: String,
    /// What it covers.
    pub tags: BTreeSet<String>,
    /// The editions it holds for.
    pub editions: Vec<Edition>,
    lines: Vec<Line<'a>>,
}

/// Reads the cases of a file.
pub fn read_cases(text: &str) -> Result<Vec<Case<'_>>, Error> {
    let mut cases: Vec<Case> = Vec::new();
    for mut line in Line::all(text) {
        let start = line.start();
        if line.skip("case") {
            let name = line.rest();
            if name.is_empty() {
                return Err(start.error("a case has a name"));
            }
            let editions = vec![Edition::E2011, Edition::E2019];
            cases.push(Case { name, tags: BTreeSet::new(), editions, lines: Vec::new() });
            continue;
        }
        let case = cases.last_mut().ok_or_else(|| start.error("a file begins with a case"))?;
        if line.skip("covers") {
            while let Some(word) = line.maybe() {
                case.tags.insert(word.text.into());
            }
        } else if line.skip("edition") {
            let word = line.word("2011 or 2019")?;
            case.editions = vec![edition(word)?];
            line.finish()?;
        } else {
            case.lines.push(line);
        }
    }
    Ok(cases)
}

fn edition(word: Word) -> Result<Edition, Error> {
    match word.text.trim_matches(['[', ']']) {
        "2011" => Ok(Edition::E2011),
        "2019" => Ok(Edition::E2019),
        _ => Err(word.error("2011 or 2019 is wanted")),
    }
}

impl Case<'_> {
    /// Plays it in an edition: the error says where the rules did something else.
    pub fn run(&self, edition: Edition) -> Result<(), Error> {
        let mut run = Run::Reading(Box::new(Reader::new(edition)));
        for line in &self.lines {
            let mut line = line.clone();
            let start = line.start();
            if start.text.starts_with('[') {
                line.maybe();
                if self::edition(start)? != edition {
                    continue;
                }
            }
            let start = line.start();
            run = match (run, start.text) {
                (Run::Reading(reader), "start") => {
                    line.maybe();
                    let word = line.word("a seed")?;
                    let seed: Seed = word.text.parse().map_err(|error| word.error(format!("{error}")))?;
                    line.finish()?;
                    Run::Starting(reader.setup(), seed)
                }
                (Run::Reading(reader), "do" | "expect") => Run::playing(reader.finish(start)?, line)?,
                (Run::Starting(setup, seed), "do" | "expect") => Run::started(setup, seed, line)?,
                (Run::Reading(mut reader), _) => {
                    reader.read(line)?;
                    Run::Reading(reader)
                }
                (Run::Playing(mut table), "do" | "expect") => {
                    table.line(line)?;
                    Run::Playing(table)
                }
                (run @ Run::Refused, _) => run,
                (Run::Playing(_) | Run::Starting(..), _) => {
                    return Err(start.error("only do and expect come after the position"));
                }
            };
        }
        match run {
            Run::Playing(_) | Run::Refused => Ok(()),
            _ => Err(Error { line: 0, column: 0, message: format!("{:?} expects nothing", self.name) }),
        }
    }
}

enum Run {
    Reading(Box<Reader>),
    Starting(Setup, Seed),
    Playing(Box<Table>),
    Refused,
}

impl Run {
    fn playing(game: Castles, line: Line) -> Result<Run, Error> {
        let mut table = Box::new(Table { actor: game.position().current(), game, events: Vec::new() });
        table.line(line)?;
        Ok(Run::Playing(table))
    }

    fn started(setup: Setup, seed: Seed, mut line: Line) -> Result<Run, Error> {
        let start = line.start();
        match Castles::new(setup, seed) {
            Ok(game) => Run::playing(game, line),
            Err(reasons) => {
                line.maybe();
                let expected = line.skip("impossible");
                let word = line.word("a reason")?;
                if expected && reasons.iter().any(|reason| format!("{reason:?}") == word.text) {
                    Ok(Run::Refused)
                } else {
                    Err(start.error(format!("the set-up is refused: {reasons:?}")))
                }
            }
        }
    }
}

/// A game and what the last action told.
struct Table {
    game: Castles,
    actor: Player,
    events: Vec<Event>,
}

impl Table {
    fn line(&mut self, mut line: Line) -> Result<(), Error> {
        let start = line.start();
        if line.skip("do") {
            let action = read_action(&mut line)?;
            line.finish()?;
            self.play(action).map_err(|message| start.error(message))
        } else {
            line.maybe();
            self.expect(line)
        }
    }

    fn play(&mut self, action: Action) -> Result<(), String> {
        if let Turn::Of(player) = self.game.turn() {
            self.actor = player;
        }
        let preview = self.game.preview(action);
        let mut events = Vec::new();
        self.game.apply(action, |event| events.push(event)).map_err(|why| format!("refused: {why:?}"))?;
        self.events = events;
        let announced = preview.map_err(|why| format!("no preview: {why:?}"))?;
        if !self.game.hands_over(action) && announced.points.as_slice() != self.scored(self.actor) {
            return Err(format!("announced {:?}", announced.points));
        }
        // Whatever comes out can be written down and read again.
        let text = position_text(self.game.position());
        let mut reader = Reader::new(self.game.setup().edition);
        for line in Line::all(&text) {
            reader.read(line).map_err(|error| format!("cannot read its own text: {error}\n{text}"))?;
        }
        let end = Word { text: "", line: 0, column: 0 };
        let again = reader.finish(end).map_err(|error| format!("cannot read its own text: {error}\n{text}"))?;
        if again.position() != self.game.position() {
            return Err(format!("its own text gives another position:\n{text}"));
        }
        Ok(())
    }

    fn scored(&self, player: Player) -> Vec<(Source, i16)> {
        let told = self.events.iter().filter_map(|&event| match event {
            Event::Points { player: who, points, source } if who == player => Some((source, points)),
            _ => None,
        });
        told.collect()
    }

    fn expect(&mut self, mut line: Line) -> Result<(), Error> {
        let player = if line.skip("player") { names::player(line.word("a player")?)? } else { self.actor };
        let word = line.word("something")?;
        let position = *self.game.position();
        if player.0 >= position.setup.players {
            return Err(word.error("this player does not play"));
        }
        let (hand, duchy) = (*position.hand(player), *position.duchy(player));
        let rest = line.clone().rest();
        let same = |found: String| {
            if found == rest { Ok(()) } else { Err(word.error(format!("found {} {found}, not {rest}", word.text))) }
        };
        let or_none = |text: String| if text.is_empty() { "none".to_string() } else { text };
        let name = |tile: Option<Tile>| tile.map_or("-".into(), names::tile_name);
        match word.text {
            "scores" => {
                let scored: Vec<_> = self
                    .scored(player)
                    .into_iter()
                    .map(|(source, points)| format!("{} {points}", names::source_name(source)))
                    .collect();
                same(or_none(scored.join(" ")))
            }
            "silver" => same(duchy.silver.to_string()),
            "workers" => same(duchy.workers.to_string()),
            "goods" => same(or_none(names::goods_name(&duchy.goods))),
            "sold" => same(or_none(names::goods_name(&duchy.sold))),
            "stored" => same(hand.storage.map(name).join(" ")),
            "step" => same(hand.step.to_string()),
            "estate" => same(duchy.estate.to_string()),
            "points" => same(self.game.total(player).to_string()),
            "projected" => same(self.game.projected(player).to_string()),
            "final" => {
                let source = names::source(line.word("a source")?)?;
                let found = self.game.final_points(player, source);
                let wanted = line.word("points")?;
                if wanted.text == found.to_string() { Ok(()) } else { Err(word.error(format!("found {found}"))) }
            }
            "covered" => {
                let space = names::space(line.word("a space")?)?;
                let tile = line.word("a tile or -")?;
                let found = name(duchy.placed[usize::from(space)]);
                if found == tile.text { Ok(()) } else { Err(word.error(format!("found {found}"))) }
            }
            "area" => {
                let space = names::space(line.word("a space")?)?;
                let area = self.game.area(player, space).ok_or_else(|| word.error("no estate yet"))?;
                let rest = line.rest();
                let found = format!("size {} empty {}", area.spaces.len(), area.empty.len());
                if found == rest { Ok(()) } else { Err(word.error(format!("found {found}"))) }
            }
            "waits" => same(position.waiting().map_or("nothing".into(), names::effect_name)),
            "lost" => self.told(&mut line, |event| match event {
                Event::EffectLost { effect, .. } => Some(effect),
                _ => None,
            }),
            "turn" => same(match self.game.turn() {
                Turn::Of(player) => names::player_name(player),
                Turn::Over => "over".into(),
            }),
            "track" | "order" => {
                let order = if word.text == "track" { position.track } else { position.order };
                let n = usize::from(position.setup.players);
                same(order[..n].iter().map(|&p| names::player_name(p)).collect::<Vec<_>>().join(" "))
            }
            "phase" => {
                let wanted = read_phase(&mut line)?;
                let found = (position.phase, position.round);
                if found == wanted { Ok(()) } else { Err(word.error(format!("found {found:?}"))) }
            }
            "ranks" => same(self.game.standing().rank.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")),
            "lies" => {
                let place = names::place(line.word("a place")?)?;
                let wanted = line.word("a tile or -")?;
                let found = name(position.tile(place));
                if found == wanted.text { Ok(()) } else { Err(word.error(format!("found {found}"))) }
            }
            "kinds" => self.kinds(line),
            "lying" => {
                let numbered = position.tiles[..24].iter().flatten().count();
                same(format!("{numbered} {}", position.tiles[24..].iter().flatten().count()))
            }
            "pile" => {
                let kind = names::kind(line.word("a kind")?)?;
                let wanted = line.word("a number")?;
                let found: u8 = Tile::of_kind(kind).map(|tile| position.piles.coloured[tile.index()]).sum();
                if wanted.text == found.to_string() { Ok(()) } else { Err(word.error(format!("found {found}"))) }
            }
            "depot-goods" => {
                let depot = usize::from(line.word("a depot")?.within(1, 6)?) - 1;
                let found = or_none(names::goods_name(&position.depot_goods[depot]));
                let wanted = line.rest();
                if found == wanted { Ok(()) } else { Err(word.error(format!("found {found}"))) }
            }
            "goods-in-depots" => {
                let all = std::array::from_fn(|i| position.depot_goods.iter().map(|depot| depot.0[i]).sum());
                same(or_none(names::goods_name(&Goods(all))))
            }
            "bonus" => {
                let kind = names::kind(line.word("a kind")?)?;
                let takers = position.bonuses[kind as usize].map(|taker| taker.map_or("-".into(), names::player_name));
                let wanted = line.rest();
                if takers.join(" ") == wanted { Ok(()) } else { Err(word.error(format!("found {takers:?}"))) }
            }
            "legal" => {
                let action = read_action(&mut line)?;
                line.finish()?;
                if self.list().contains(&action) { Ok(()) } else { Err(word.error("it is not legal")) }
            }
            "refused" => self.refused(word, line),
            "options" => same(self.list().len().to_string()),
            "only" => {
                let texts: Vec<_> = self.list().into_iter().map(action_text).collect();
                same(texts.join(" / "))
            }
            _ => Err(word.error(format!("nothing is called {:?}", word.text))),
        }
    }

    fn list(&self) -> Vec<Action> {
        let mut list = Actions::new();
        self.game.legal(&mut list);
        list.to_vec()
    }

    fn refused(&self, word: Word, mut line: Line) -> Result<(), Error> {
        let action = read_action(&mut line)?;
        let reason = if line.skip("because") { line.word("a reason")? } else { line.word("because")? };
        line.finish()?;
        let mut game = self.game.clone();
        match game.apply(action, |_| ()) {
            Ok(()) => Err(word.error("it is legal")),
            Err(_) if self.list().contains(&action) => Err(word.error("it is listed")),
            Err(why) if format!("{why:?}") == reason.text => Ok(()),
            Err(why) => Err(reason.error(format!("it is refused because {why:?}"))),
        }
    }

    fn told(&self, line: &mut Line, pick: impl Fn(Event) -> Option<Effect>) -> Result<(), Error> {
        let word = line.start();
        let wanted = names::effect(line)?;
        let found: Vec<_> = self.events.iter().filter_map(|&event| pick(event)).collect();
        if found == [wanted] { Ok(()) } else { Err(word.error(format!("found {found:?}"))) }
    }

    /// The kinds that lie in a depot: `kinds 2 K - C -`.
    fn kinds(&self, mut line: Line) -> Result<(), Error> {
        let word = line.word("a depot")?;
        let depot = usize::from(word.within(1, 6)?) - 1;
        let position = self.game.position();
        for tile in &position.tiles[depot * 4..depot * 4 + 4] {
            let wanted = line.word("a letter or - for each place")?;
            let kind = if wanted.text == "-" { None } else { Kind::of_letter(wanted.text.as_bytes()[0]) };
            if tile.map(Tile::kind) != kind {
                return Err(wanted.error(format!("found {:?}", tile.map(Tile::kind))));
            }
        }
        if position.stage == Stage::Over { Err(word.error("the game is over")) } else { line.finish() }
    }
}
