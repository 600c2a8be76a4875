//! What cases of Castles say beside what is common to all games.

use rules_core::castles::{
    Action, Castles, Edition, Effect, Event, Goods, Kind, Setup, ShieldAt, Source, Stage, Storage, Tile,
};
use rules_core::{Game, Player};

use super::actions::{action_text, read_action};
use super::names;
use super::position::{Reader, position_text, read_phase};
use crate::case::{Error, Line, Vocabulary, Word};

type Table = crate::case::Table<Castles>;

const EDITIONS: [Edition; 2] = [Edition::E2011, Edition::E2019];

impl Vocabulary for Castles {
    type Reader = Reader;

    const EDITIONS: &'static [&'static str] = &["2011", "2019"];

    fn reader(edition: usize) -> Reader {
        Reader::new(EDITIONS[edition])
    }

    fn read(reader: &mut Reader, line: Line) -> Result<(), Error> {
        reader.read(line)
    }

    fn setup_of(reader: &Reader) -> Setup {
        reader.setup()
    }

    fn finish(reader: Reader, end: Word) -> Result<Self, Error> {
        reader.finish(end)
    }

    fn position_text(&self) -> String {
        position_text(self.position())
    }

    fn has_position_of(&self, other: &Self) -> bool {
        self.position() == other.position()
    }

    fn read_action(&self, line: &mut Line) -> Result<Action, Error> {
        if line.skip("next") {
            let wanted = names::effect(line)?;
            let nth = self.position().waiting.iter().position(|effect| effect == wanted);
            return nth
                .map(|nth| Action::Pick { nth: nth as u8 })
                .ok_or_else(|| line.start().error("it does not wait"));
        }
        read_action(line)
    }

    fn action_text(&self, action: Action) -> String {
        match action {
            Action::Pick { nth } => match self.position().waiting.iter().nth(nth.into()) {
                Some(effect) => format!("next {}", names::effect_name(effect)),
                None => action_text(action),
            },
            _ => action_text(action),
        }
    }

    /// Checks that the announced points have come.
    fn check(before: &Self, action: Action, after: &Table) -> Result<(), String> {
        let announced = before.preview(action).map_err(|why| format!("no preview: {why:?}"))?;
        if !after.game.hands_over(action) && announced.points.as_slice() != scored(after, after.actor) {
            return Err(format!("announced {:?}", announced.points));
        }
        Ok(())
    }

    fn expect(table: &Table, word: Word, mut line: Line) -> Result<(), Error> {
        let player = table.asked;
        let position = *table.game.position();
        let (hand, duchy) = (*position.hand(player), *position.duchy(player));
        let same = |found: String| word.same(line.clone(), found);
        let or_none = |text: String| if text.is_empty() { "none".to_string() } else { text };
        let name = |tile: Option<Tile>| tile.map_or("-".into(), names::tile_name);
        match word.text {
            "scores" => {
                let scored: Vec<_> = scored(table, player)
                    .into_iter()
                    .map(|(source, points)| format!("{} {points}", names::source_name(source)))
                    .collect();
                same(or_none(scored.join(" ")))
            }
            "counter" => same(format!("{} {}", position.counter.points, position.counter.target)),
            "earned" => {
                let earned = table.events.iter().filter_map(|&event| match event {
                    Event::Earned { points, source, .. } => Some(format!("{} {points}", names::source_name(source))),
                    _ => None,
                });
                same(or_none(earned.collect::<Vec<_>>().join(" ")))
            }
            "goods-gone" => same(or_none(names::goods_name(&position.goods_gone))),
            "empty" => same(table.game.empty_spaces(player).to_string()),
            "result" => same(table.game.total(player).to_string()),
            "silver" => same(duchy.silver.to_string()),
            "workers" => same(duchy.workers.to_string()),
            "goods" => same(or_none(names::goods_name(&duchy.goods))),
            "sold" => same(or_none(names::goods_name(&duchy.sold))),
            "stored" => {
                let own = if position.setup.is_team() { Storage::OWN } else { hand.storage.len() };
                let beyond = hand.annex.iter().take_while(|tile| tile.is_some());
                same(hand.storage[..own].iter().chain(beyond).map(|&tile| name(tile)).collect::<Vec<_>>().join(" "))
            }
            "shared" => same(duchy.shared.map(name).join(" ")),
            "shields" => {
                let held: Vec<_> = position.shields_of(player).map(|shield| shield.to_string()).collect();
                same(or_none(held.join(" ")))
            }
            "shields-in" => {
                let lying = |depot| position.shields.iter().filter(|&&at| at == ShieldAt::Depot(depot)).count();
                same((1..=6).map(|depot| lying(depot).to_string()).collect::<Vec<_>>().join(" "))
            }
            "route" => {
                let laid: Vec<_> = duchy.route.laid.iter().filter(|&&goods| goods > 0).map(u8::to_string).collect();
                same(or_none(laid.join(" ")))
            }
            "cards" => same(duchy.route.cards.iter().filter(|&&card| card > 0).count().to_string()),
            "inns" => same(position.inns.to_string()),
            "white" => same(position.white.to_string()),
            "posts" => same(position.posts.map(|taker| taker.map_or("-".into(), names::player_name)).join(" ")),
            "stage" => same(names::stage_name(position.stage).into()),
            "step" => same(hand.step.to_string()),
            "estate" => same(duchy.estate.to_string()),
            "projected" => same(table.game.projected(player).to_string()),
            "final" => {
                let source = names::source(line.word("a source")?)?;
                word.same(line, table.game.final_points(player, source).to_string())
            }
            "covered" => {
                let space = names::space(line.word("a space")?)?;
                word.same(line, name(duchy.placed[usize::from(space)]))
            }
            "area" => {
                let space = names::space(line.word("a space")?)?;
                let area = table.game.area(player, space).ok_or_else(|| word.error("no estate yet"))?;
                word.same(line, format!("size {} empty {}", area.spaces.len(), area.empty.len()))
            }
            "waits" => same(position.waiting().map_or("nothing".into(), names::effect_name)),
            "queue" => {
                let queue: Vec<_> = position.waiting.iter().map(names::effect_name).collect();
                same(or_none(queue.join(" ")))
            }
            "lost" => told(table, &mut line, |event| match event {
                Event::EffectLost { effect, .. } => Some(effect),
                _ => None,
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
            "lies" => {
                let place = names::depot_space(line.word("a place")?)?;
                word.same(line, name(position.tile(place)))
            }
            "kinds" => kinds(table, line),
            "lying" => {
                let numbered = position.tiles[..24].iter().flatten().count();
                same(format!("{numbered} {}", position.tiles[24..].iter().flatten().count()))
            }
            "pile" => {
                let kind = names::kind(line.word("a kind")?)?;
                let left: u8 = Tile::of_kind(kind).map(|tile| position.piles.coloured[tile.index()]).sum();
                word.same(line, left.to_string())
            }
            "depot-goods" => {
                let depot = usize::from(line.word("a depot")?.within(1, 6)?) - 1;
                word.same(line, or_none(names::goods_name(&position.depot_goods[depot])))
            }
            "goods-in-depots" => {
                let all = std::array::from_fn(|i| position.depot_goods.iter().map(|depot| depot.0[i]).sum());
                same(or_none(names::goods_name(&Goods(all))))
            }
            "bonus" => {
                let kind = names::kind(line.word("a kind")?)?;
                let takers = position.bonuses[kind as usize].map(|taker| taker.map_or("-".into(), names::player_name));
                word.same(line, takers.join(" "))
            }
            _ => Err(word.error(format!("nothing is called {:?}", word.text))),
        }
    }
}

fn scored(table: &Table, player: Player) -> Vec<(Source, i16)> {
    let told = table.events.iter().filter_map(|&event| match event {
        Event::Points { player: who, points, source } if who == player => Some((source, points)),
        _ => None,
    });
    told.collect()
}

fn told(table: &Table, line: &mut Line, pick: impl Fn(Event) -> Option<Effect>) -> Result<(), Error> {
    let word = line.start();
    let wanted = if word.text == "nothing" { None } else { Some(names::effect(line)?) };
    let found: Vec<_> = table.events.iter().filter_map(|&event| pick(event)).collect();
    if found.iter().eq(&wanted) { Ok(()) } else { Err(word.error(format!("found {found:?}"))) }
}

/// Checks the kinds that lie in a depot: `kinds 2 K - C -`.
fn kinds(table: &Table, mut line: Line) -> Result<(), Error> {
    let word = line.word("a depot")?;
    let depot = usize::from(word.within(1, 6)?) - 1;
    let position = table.game.position();
    for tile in &position.tiles[depot * 4..depot * 4 + 4] {
        let wanted = line.word("a letter or - for each place")?;
        let kind = if wanted.text == "-" { None } else { Kind::of_letter(wanted.text.as_bytes()[0]) };
        if tile.map(Tile::kind) != kind {
            return Err(wanted.error(format!("found {:?}", tile.map(Tile::kind))));
        }
    }
    if position.stage == Stage::Over { Err(word.error("the game is over")) } else { line.finish() }
}
