//! Positions written down.

use std::fmt::Write;

use rules_core::Player;
use rules_core::orleans::map::WAYS;
use rules_core::orleans::{
    Card, Good, Holding, Kind, NEUTRAL_TOWER, Position, Scenario, Setup, Site, Space, Structures, Town, citizen,
};

use super::names::{self, name, words};

/// Returns a position as [`Reader`](super::Reader) reads it.
pub fn position_text(table: &Position) -> String {
    let mut text = String::new();
    let mut put = |line: String| writeln!(text, "{line}").expect("a string takes everything");
    let setup = &table.setup;
    put(format!("scenario {}", name(setup.scenario)));
    put(format!("players {}", setup.players));
    put(format!("level {}", name(setup.level)));
    if setup.invasion_tiles {
        put("tiles invasion".into());
    }
    if setup.stacks {
        put("stacks".into());
    }
    if setup.choose_characters {
        put("chosen".into());
    }
    put(format!("round {}", table.round));
    put(format!("phase {}", name(table.phase)));
    put(format!("event {}", names::event_name(table.event)));
    let layers: Vec<_> = (0..3).map(|i| format!("{:x}:{}", table.stack.layers[i], table.stack.left[i])).collect();
    put(format!("stack {}", layers.join(" ")));
    put(format!("start-player {}", table.start.0 + 1));
    put(format!("turn {}", table.current.0 + 1));
    for (set, key) in [(table.passed, "passed"), (table.idle, "idle")] {
        for player in Player::all(setup.players).filter(|player| set >> player.0 & 1 == 1) {
            put(format!("{key} {}", player.0 + 1));
        }
    }
    put(format!("stage {}", table.stage));
    for (holds, word) in [(table.acted, "acted"), (table.open, "open"), (table.won, "won")] {
        if holds {
            put(word.into());
        }
    }
    table.agenda.iter().for_each(|&job| put(format!("asks {}", names::job_name(job))));
    if !table.hand.is_empty() {
        put(format!("hand {}", names::crowd_name(table.hand)));
    }
    for (way, spaces) in table.map.iter().enumerate().filter(|(_, spaces)| spaces.iter().any(Option::is_some)) {
        let goods = spaces.map(|lying| lying.map_or("-".into(), names::lying_name));
        put(format!(
            "way {} {}",
            names::way_name(way as u8),
            goods[..WAYS[way].spaces(setup.goods_players())].join(" ")
        ));
    }
    if setup.scenario == Scenario::Prosperity {
        put(format!("face-down {}", table.face_down.0.map(|count| count.to_string()).join(" ")));
        put(format!("carpenter {}", name(table.carpenter)));
        let deck: Vec<_> = table.deck.iter().map(|&card| card_text(card)).collect();
        put(format!("deck {}", deck.join(" ")));
    }
    for (town, &here) in Town::ALL.into_iter().zip(&table.stations).filter(|(_, here)| **here != 0) {
        let players = (0..8).filter(|player| here >> player & 1 == 1);
        let players =
            players.map(|player: u8| if player == NEUTRAL_TOWER { "neutral".into() } else { (player + 1).to_string() });
        put(format!("station {} {}", name(town), words(players)));
    }
    for (deed, sent) in table.deeds.iter().enumerate().filter(|(_, sent)| sent.iter().any(|&count| count > 0)) {
        let kinds = Kind::ALL.into_iter().flat_map(|kind| vec![name(kind); sent[kind as usize].into()]);
        put(format!("deed {} {}", names::deed_name(setup, deed), words(kinds)));
    }
    if !table.tiles_gone.is_empty() {
        put(format!("tiles-gone {}", words(table.tiles_gone.map(name))));
    }
    let empty = Position::empty(*setup);
    let settled: Vec<_> = (0..32).filter(|&at| (table.citizens & !empty.citizens) >> at & 1 == 1).collect();
    if !settled.is_empty() {
        put(format!("waits {}", words(settled.into_iter().map(|at| names::citizen_name(setup, at)))));
    }
    city_lines(table, &mut put);
    let mut taken: Vec<_> =
        (0..32).filter(|&at| (Position::empty(*setup).citizens & !table.citizens) >> at & 1 == 1).collect();
    for (key, count) in [("team-citizens", table.city.citizens), ("citizens-gone", table.citizens_gone)] {
        let some: Vec<_> = taken.drain(..usize::from(count).min(taken.len())).collect();
        if !some.is_empty() {
            put(format!("{key} {}", words(some.into_iter().map(|at| names::citizen_name(setup, at)))));
        }
    }
    for (i, holding) in table.holdings().iter().enumerate() {
        put(format!("player {}", i + 1));
        holding.character.iter().for_each(|&character| put(format!("character {}", name(character))));
        let mut citizens: Vec<_> = taken.drain(..usize::from(holding.citizens).min(taken.len())).collect();
        citizens.resize(usize::from(holding.citizens), citizen::SUPPLY);
        structure_lines(&table.structures[i], &mut put);
        holding_lines(setup, holding, citizens, &mut put);
    }
    put(format!("technology-left {}", table.technology));
    put(format!("goods-market {}", table.market.0.map(|count| count.to_string()).join(" ")));
    text
}

fn city_lines(table: &Position, put: &mut impl FnMut(String)) {
    let city = &table.city;
    if city.walls > 0 {
        put(format!("walls {}", city.walls));
    }
    if city.reinforced {
        put("reinforced".into());
    }
    if city.unpaid {
        put("unpaid".into());
    }
    if city.paid != [0; 5] {
        put(format!("paid {}", city.paid.map(|coins| coins.to_string()).join(" ")));
    }
    if city.treasury > 0 {
        put(format!("treasury {}", city.treasury));
    }
    if city.warehouse.total() > 0 {
        put(format!("warehouse {}", names::goods_name(city.warehouse)));
    }
    let followers = |crowd: &[u8; 7]| {
        let crowd = *crowd;
        Kind::ALL.into_iter().flat_map(move |kind| vec![name(kind); crowd[kind as usize].into()]).collect::<Vec<_>>()
    };
    if city.assembly != [0; 7] {
        put(format!("assembly {}", followers(&city.assembly).join(" ")));
    }
    for (number, work) in (0..).zip(&city.works) {
        let mut parts = followers(&work.followers);
        parts.extend(Good::ALL.into_iter().flat_map(|good| vec![name(good); work.goods.of(good).into()]));
        parts.extend(vec!["coin".to_string(); work.coins.into()]);
        parts.extend(vec!["technology".to_string(); work.technology.into()]);
        if !parts.is_empty() {
            put(format!("work {} {}", names::work_name(number), parts.join(" ")));
        }
    }
}

fn structure_lines(structures: &Structures, put: &mut impl FnMut(String)) {
    structures.card.iter().for_each(|&card| put(format!("card {}", card_text(card))));
    structures.offer.iter().for_each(|&card| put(format!("offer {}", card_text(card))));
    for card in (0..32).filter(|card| structures.complete >> card & 1 == 1) {
        put(format!("complete {}", names::card_name(card)));
    }
    structures.sites.iter().for_each(|site| put(format!("site {}", site_text(site))));
}

/// Returns a structure and what lies beside it.
pub fn site_text(site: &Site) -> String {
    let mut parts = vec![names::card_name(site.card)];
    parts.extend(Kind::ALL.into_iter().flat_map(|kind| vec![name(kind); site.followers[kind as usize].into()]));
    parts.extend(Good::ALL.into_iter().flat_map(|good| vec![name(good); site.goods.of(good).into()]));
    parts.extend(vec!["coin".to_string(); site.coins.into()]);
    parts.join(" ")
}

fn holding_lines(setup: &Setup, holding: &Holding, citizens: Vec<u8>, put: &mut impl FnMut(String)) {
    if !citizens.is_empty() {
        put(format!("citizens {}", words(citizens.into_iter().map(|at| names::citizen_name(setup, at)))));
    }
    for (key, crowd) in [("bag", holding.bag), ("market", holding.market)] {
        if !crowd.is_empty() {
            put(format!("{key} {}", names::crowd_name(crowd)));
        }
    }
    let mut tiles = holding.tiles;
    setup.own_tile().into_iter().for_each(|tile| {
        tiles.remove(tile);
    });
    if !tiles.is_empty() {
        put(format!("has {}", words(tiles.map(name))));
    }
    if !holding.turned.is_empty() {
        put(format!("turned {}", words(holding.turned.map(name))));
    }
    for place in holding.places() {
        let spaces = holding.spaces(place);
        if spaces.iter().any(|&space| space != Space::Empty) {
            put(format!("board {} {}", name(place), words(spaces.iter().map(|&space| space_name(space)))));
        }
    }
    if holding.goods.total() > 0 {
        put(format!("goods {}", names::goods_name(holding.goods)));
    }
    for (kind, &step) in Kind::TRACKS.into_iter().zip(&holding.tracks).filter(|(_, step)| **step > 0) {
        put(format!("track {} {step}", name(kind)));
    }
    put(format!("coins {}", holding.coins));
    put(format!("furthest {}", holding.furthest));
    put(format!("development {}", holding.development));
    put(format!("stock {}", holding.stock));
    put(format!("merchant {}", name(holding.merchant)));
    for space in (0..3).filter(|space| holding.herbal >> space & 1 == 1) {
        put(format!("herbal {}", space + 1));
    }
    for objective in (0..8).filter(|objective| holding.objectives >> objective & 1 == 1) {
        put(format!("met {}", objective + 1));
    }
    let flags = [
        (holding.fired, "fired"),
        (holding.equipped, "equipped"),
        (holding.fulfilled, "fulfilled"),
        (holding.lost, "lost"),
    ];
    for (holds, word) in flags {
        if holds {
            put(word.into());
        }
    }
}

/// Returns what lies on a space.
pub fn space_name(space: Space) -> String {
    match space {
        Space::Empty => "-".into(),
        Space::Held(follower) => name(follower),
        _ => name(space),
    }
}

fn card_text(card: Card) -> String {
    let known: String =
        (0..5).filter(|player| card.known >> player & 1 == 1).map(|player: u8| (player + b'1') as char).collect();
    format!("{}/{known}", names::card_name(card.number))
}
