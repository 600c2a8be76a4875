//! What cases of Orléans say beside what is common to all games.

use rules_core::orleans::{Action, Event, Hourglass, Kind, Lying, Orleans, Setup, Source, Town};
use rules_core::{Game, Player};

use super::names::{self, name, words};
use super::position::Reader;
use super::written::{position_text, site_text, space_name};
use super::{action_text, read_action};
use crate::case::{Error, Line, Vocabulary, Word};

type Table = crate::case::Table<Orleans>;

impl Vocabulary for Orleans {
    type Reader = Reader;

    const EDITIONS: &'static [&'static str] = &["only"];

    fn reader(_edition: usize) -> Reader {
        Reader::new()
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
        read_action(self.setup(), line)
    }

    fn action_text(&self, action: Action) -> String {
        action_text(self.setup(), action)
    }

    /// Checks that the position after it is possible.
    fn check(_before: &Self, _action: Action, after: &Table) -> Result<(), String> {
        after.game.position().check().map_err(|wrong| format!("an impossible position: {wrong:?}"))
    }

    fn expect(table: &Table, word: Word, mut line: Line) -> Result<(), Error> {
        let player = table.asked;
        let position = table.game.position();
        let holding = &position.holdings[player.index()];
        let setup = &position.setup;
        match word.text {
            "coins" => word.same(line, holding.coins.to_string()),
            "goods" => word.same(line, names::goods_name(holding.goods)),
            "bag" => word.same(line, names::crowd_name(holding.bag)),
            "bag-size" => word.same(line, holding.bag.len().to_string()),
            "market" => word.same(line, names::crowd_name(holding.market)),
            "market-size" => word.same(line, holding.market.len().to_string()),
            "has" => word.same(line, words(holding.tiles.map(name))),
            "citizens" => word.same(line, holding.citizens.to_string()),
            "development" => word.same(line, holding.development.to_string()),
            "status" => word.same(line, holding.status().to_string()),
            "stock" => word.same(line, holding.stock.to_string()),
            "merchant" => word.same(line, name(holding.merchant)),
            "technology" => word.same(line, holding.technology().to_string()),
            "stations" => {
                let towns = Town::ALL.into_iter().filter(|&town| position.has_station(player, town));
                word.same(line, words(towns.map(name)))
            }
            "board" => {
                let place = names::place(line.word("a place")?)?;
                word.same(line, words(holding.spaces(place).iter().map(|&space| space_name(space))))
            }
            "track" => {
                let kind = names::kind(line.word("a kind")?)?;
                word.same(line, holding.track(kind).to_string())
            }
            "pile" => {
                let kind = names::kind(line.word("a kind")?)?;
                word.same(line, position.piles[kind as usize].to_string())
            }
            "deed" => {
                let deed = names::deed(setup, line.word("a deed")?)?;
                let sent = position.deeds[deed];
                word.same(
                    line,
                    words(Kind::ALL.into_iter().flat_map(|kind| vec![name(kind); sent[kind as usize].into()])),
                )
            }
            "way" => {
                let way = names::way(line.word("a way")?)?;
                let lying = position.map[usize::from(way)];
                word.same(line, words(lying.iter().flatten().map(|&lying| names::lying_name(lying))))
            }
            "goods-market" => word.same(line, position.market.0.map(|count| count.to_string()).join(" ")),
            "gone" => word.same(line, names::goods_name(position.gone)),
            "on-map" => word.same(
                line,
                position.map.iter().flatten().flatten().filter(|lying| lying.is_good()).count().to_string(),
            ),
            "waits" => {
                let waiting = (0..32).filter(|&at| position.citizen_waits(at));
                word.same(line, words(waiting.map(|at| names::citizen_name(setup, at))))
            }
            "technology-left" => word.same(line, position.technology.to_string()),
            "laid" => {
                let lies = |spaces: &[Option<Lying>; 2]| spaces.iter().flatten().any(|lying| lying.is_good());
                let ways = (0..).zip(&position.map).filter(|(_, spaces)| lies(spaces));
                word.same(line, words(ways.map(|(way, _)| names::way_name(way))))
            }
            "pool" => word.same(line, words(setup.place_tiles().map(name))),
            "tiles-left" => word.same(line, position.tiles.len().to_string()),
            "carpenter" => word.same(line, name(position.carpenter)),
            "card" => {
                let card = position.structures[player.index()].card;
                word.same(line, card.map_or("none".into(), |card| names::card_name(card.number)))
            }
            "sites" => {
                let sites = &position.structures[player.index()].sites;
                word.same(line, words(sites.iter().map(site_text)))
            }
            "complete" => {
                let complete = position.structures[player.index()].complete;
                word.same(line, words((0..22).filter(|card| complete >> card & 1 == 1).map(names::card_name)))
            }
            "deck-size" => word.same(line, position.deck.len().to_string()),
            "bottom" => word.same(line, words(position.deck.last().map(|card| names::card_name(card.number)))),
            "turned" => word.same(line, words(holding.turned.map(name))),
            "face-down" => word.same(line, position.face_down.total().to_string()),
            "walls" => word.same(line, position.city.walls.to_string()),
            "walls-goal" => word.same(line, position.goals().walls.to_string()),
            "team-citizens" => word.same(line, position.city.citizens.to_string()),
            "citizens-gone" => word.same(line, position.citizens_gone.to_string()),
            "treasury" => word.same(line, position.city.treasury.to_string()),
            "warehouse" => word.same(line, names::goods_name(position.city.warehouse)),
            "towers" => word.same(line, position.towers().to_string()),
            "personal" => word.same(line, if position.personal_objective(player) { "yes" } else { "no" }),
            "common" => {
                let met = position.common_objectives().map(|met| if met { "yes" } else { "no" });
                word.same(line, met.join(" "))
            }
            "achieved" => {
                let work = names::work(line.word("an achievement")?)?;
                word.same(line, if position.is_achieved(work.into()) { "yes" } else { "no" })
            }
            "character" => word.same(line, holding.character.map_or("none".into(), name)),
            "citizen-supply" => word.same(line, position.citizen_supply.to_string()),
            "met" => {
                let met = (0..8).filter(|&objective| position.has_met(player, objective));
                word.same(line, words(met.map(|objective| (objective + 1).to_string())))
            }
            "won" => word.same(line, if position.won { "yes" } else { "no" }),
            "lost" => word.same(line, if holding.lost { "yes" } else { "no" }),
            "event" => word.same(line, names::event_name(position.event)),
            "rounds" => {
                let known = position.setup.known_events().iter().map(|&event| names::event_name(event));
                word.same(line, words(known.map(|event| event.replace(' ', "-"))))
            }
            "stack" => {
                let tiles = position.stack.layers[0] | position.stack.layers[1] | position.stack.layers[2];
                let waits = |tile: usize, event: Hourglass| tiles >> tile & 1 == 1 || event == position.event;
                let all = Hourglass::INVASION.into_iter().enumerate().filter(|&(tile, event)| waits(tile, event));
                word.same(line, words(all.map(|(_, event)| names::event_name(event).replace(' ', "-"))))
            }
            "events-left" => word.same(line, position.stack.left.map(|left| left.to_string()).join(" ")),
            "round" => word.same(line, position.round.to_string()),
            "phase" => word.same(line, name(position.phase)),
            "start-player" => word.same(line, (position.start.0 + 1).to_string()),
            "asks" => word.same(line, position.job().map_or("nothing".into(), names::job_name)),
            "projected" => {
                let source = names::find(line.word("a source")?, Source::ALL, "source")?;
                word.same(line, position.projected(player, source).to_string())
            }
            "scores" => {
                let scored = Source::ALL.into_iter().map(|source| (source, table.game.points(player, source)));
                let scored = scored.filter(|(_, points)| *points != 0);
                word.same(line, words(scored.map(|(source, points)| format!("{} {points}", name(source)))))
            }
            "told" => {
                let wanted = line.rest();
                let told = told(table, player);
                if told.contains(&wanted) { Ok(()) } else { Err(word.error(format!("told {told:?}"))) }
            }
            _ => Err(word.error(format!("nothing is called {:?}", word.text))),
        }
    }
}

/// Returns what a player was told by the last action, where a case may ask for it.
fn told(table: &Table, player: Player) -> Vec<String> {
    let told = table.events.iter().filter_map(|&event| match event {
        Event::Waived { player: who, debt } if who == player => Some(format!("waived {debt}")),
        Event::Spared { player: who, follower } if who == player => Some(format!("spared {}", name(follower))),
        Event::SoldOut { player: who, good } if who == player => Some(format!("sold-out {}", name(good))),
        Event::Cancelled { player: who, event } if who == player => {
            Some(format!("cancelled {}", names::event_name(event)))
        }
        Event::Citizen { player: who, from } if who == player => {
            Some(format!("citizen {}", names::citizen_name(table.game.setup(), from)))
        }
        Event::DeedDone { player: who, deed } if who == player => {
            Some(format!("done {}", names::deed_name(table.game.setup(), deed.into())))
        }
        _ => None,
    });
    told.collect()
}
