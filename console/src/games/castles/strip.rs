//! What the strip says: what A does, costs and brings.

use draw::chrome::{self, Line};
use draw::map;
use draw::pen::{Pen, text_width};
use draw::theme::{self, BOLD, COST, GAIN, INK};
use rules_core::castles::estate::MOST_SPACES;
use rules_core::castles::shield::shield_points;
use rules_core::castles::{
    Action, Castles, DepotSpace, Effect, Face, Illegal, Means, Origin, Payment, Preview, Stage, Storage, Tile,
};
use rules_core::{Game, Player};
use texts::{Message, Noun, Text, castles as say};

use super::Board;
use super::board::choice::{Marks, Target, choices, means, usable};
use super::board::focus::Focus;
use super::board::list::List;
use super::board::sheet::{self, Row};
use super::board::{estate, routes, shields, team, tribute};
use super::pages::{colours, players};
use super::seat::Seat;
use super::words::{counter, names};

/// What the strip says.
#[derive(Clone, Debug, Default)]
pub struct Strip {
    /// The two lines.
    pub lines: [Line; 2],
    /// At the right of the first line: the price, or why it can't be done.
    word: Line,
    /// How that word shows.
    tone: Tone,
    /// The die that is used.
    die: Option<u8>,
    /// Points by which the counter of a solo game moves.
    gain: u8,
    /// Whether the second line says that a tile fits nowhere.
    useless: bool,
}

/// What the word at the right says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Tone {
    /// A price, or how many ways there are.
    #[default]
    Price,
    /// That there is no price.
    Free,
    /// Why it can't be done.
    Refusal,
}

impl Strip {
    /// Draws two lines, and at the right end the price and the die.
    pub fn draw(&self, pen: &mut Pen<'_>, game: &Castles, player: Player) {
        chrome::strip_in(pen, &self.lines, if self.useless { COST } else { GAIN });
        if self.gain > 0 {
            counter::track(pen, game.counter(), self.gain);
        }
        let y = chrome::STRIP + 1;
        if let Some(pip) = self.die {
            map::die(pen, 222, y, 14, pip, chrome::seat_colour(player), INK);
        }
        let colour = if self.tone == Tone::Free { GAIN } else { COST };
        let font = if self.tone == Tone::Refusal { theme::PLAIN } else { BOLD };
        pen.text_right(self.price_right(), y, font, colour, &self.word);
    }

    /// Returns where the price ends: at the die, or at the edge.
    fn price_right(&self) -> i32 {
        if self.die.is_some() { 218 } else { 236 }
    }

    /// Returns where the price begins.
    pub fn price_left(&self) -> i32 {
        self.price_right() - text_width(BOLD, &self.word)
    }

    fn bare<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> Strip {
        Strip::lines(both(seat, first, second))
    }

    fn lines(lines: [Line; 2]) -> Strip {
        Strip { lines, ..Strip::default() }
    }

    /// Adds why it can't be done.
    fn refuse(self, seat: &Seat<'_>, why: Option<Message<'_>>) -> Strip {
        Strip { word: why.map(|why| seat.line(why)).unwrap_or_default(), tone: Tone::Refusal, ..self }
    }

    /// Returns what an action is, costs and brings.
    fn of(seat: &Seat<'_>, action: Action) -> Strip {
        let game = seat.game;
        let preview = game.preview(action).unwrap_or_default();
        let (word, tone) = price(seat, action, &preview);
        Strip {
            lines: told(seat, action, &preview),
            word,
            tone,
            die: means(action).filter(|with| *with != Means::Effect).map(|with| sheet::shown(seat, with)),
            gain: if game.setup().is_solo() { counter::gain(game, action, &preview) } else { 0 },
            useless: takes_useless(seat, action),
        }
    }
}

/// Returns a line about what an action is, and one about what it brings or what comes then.
fn told(seat: &Seat<'_>, action: Action, preview: &Preview) -> [Line; 2] {
    let game = seat.game;
    let (position, counter, is_solo) = (game.position(), game.counter(), game.setup().is_solo());
    let duchy = position.duchy(seat.player);
    let stored = |storage| position.stored(seat.player, storage);
    let gains = names::gains(game, preview, animals(seat, action), seat.settings.language());
    let asked = tribute::asked(game).unwrap_or(0);
    match action {
        Action::PickEstate(second) => {
            let name = names::estate(duchy.offer[usize::from(second)]);
            both(seat, say::pick_estate(&name), say::PICK_ESTATE_THEN)
        }
        Action::PickCastle { space } => both(seat, say::pick_castle(number(seat, space)), say::PICK_CASTLE_THEN),
        Action::Take { from, into, .. } => match (into.and_then(stored), into) {
            (Some(old), _) => both(seat, alone(seat, lying(seat, from)), say::take_discards(name(seat, old))),
            (None, Some(storage)) => both(seat, into_store(name(seat, lying(seat, from)), storage), worth(seat, from)),
            (None, None) => both(seat, alone(seat, lying(seat, from)), worth(seat, from)),
        },
        Action::Place { storage, space, .. } => {
            stored(storage).map_or_else(Default::default, |tile| placed(seat, tile, space, gains))
        }
        Action::PlaceFrom { from, space } => placed(seat, lying(seat, from), space, gains),
        Action::Sell { goods, .. } => [seat.line(say::sell(duchy.goods.of(goods), goods)), gains.unwrap_or_default()],
        Action::Hire { .. } => [seat.line(say::HIRE), gains.unwrap_or_default()],
        Action::Load { depot, .. } => {
            both(seat, say::load(depot), if is_solo { say::LOAD_THEN_ALONE } else { say::LOAD_THEN })
        }
        Action::Decline if matches!(position.waiting(), Some(Effect::BuyPoints(_))) => {
            both(seat, say::KEEP_SILVER, say::keep_silver_then(counter.points, counter.target))
        }
        Action::Decline => both(seat, say::DECLINE, say::DECLINE_THEN),
        Action::Buy { from, .. } => both(seat, alone(seat, lying(seat, from)), worth(seat, from)),
        Action::BuyInto { from, storage, .. } => {
            both(seat, into_store(name(seat, lying(seat, from)), storage), worth(seat, from))
        }
        Action::Choose { tile } => {
            let tile = match tile {
                Origin::Stored(storage) => stored(storage).unwrap_or(Tile::BLACK),
                Origin::Lying(from) => lying(seat, from),
            };
            both(seat, say::choose_space(name(seat, tile)), say::CHOOSE_SPACE_THEN)
        }
        Action::Copy { building } => {
            let first = seat.line(say::crane_as(names::building(building)));
            let second = match preview.points.is_empty() {
                true => seat.line(names::building_does(building)),
                false => gains.unwrap_or_default(),
            };
            [first, second]
        }
        Action::Gather { goods } => both(seat, say::gather(goods), say::GATHER_THEN),
        Action::BuyWorkers => [seat.line(say::BUY_WORKERS), gains.unwrap_or_default()],
        Action::TakeShield { shield, space } => {
            let old = game.shield_on(seat.player, space);
            let second = old.map_or_else(|| names::shield_does(shield).into(), say::shield_leaves_castle);
            both(seat, say::shield_goes_here(shield), second)
        }
        Action::FreeDie { .. } => both(seat, say::FREE_DIE, say::FREE_DIE_THEN),
        Action::Follow { player } => both(seat, say::follow(seat.name(player)), say::FOLLOW_THEN),
        Action::Discard { storage } => {
            both(seat, say::discard(name(seat, stored(storage).unwrap_or(Tile::BLACK))), say::DISCARD_THEN)
        }
        Action::PayTribute { .. } => {
            both(seat, say::shield_stays(asked), say::shield_worth(shield_points(asked), names::shield(asked)))
        }
        Action::GiveUpShield => both(seat, say::shield_leaves(asked), say::shield_leaves_then(shield_points(asked))),
        Action::Pick { nth } => match position.waiting.iter().nth(nth.into()) {
            Some(effect) => picked(seat, effect),
            None => Default::default(),
        },
        Action::BuyPoints => both(seat, say::buy_points(counter.missing(), counter.target), say::TARGET_REACHED),
        Action::Exchange { from } => both(seat, alone(seat, lying(seat, from)), say::EXCHANGE_THEN),
        Action::Give { goods } => {
            let left = if let Some(Effect::Give(left)) = position.waiting() { left } else { 0 };
            both(seat, say::give(goods), say::give_then(left))
        }
        Action::EndTurn => ended(seat),
    }
}

/// Returns what is paid, or that nothing is.
fn price(seat: &Seat<'_>, action: Action, preview: &Preview) -> (Line, Tone) {
    let is_paid = means(action).is_some() || matches!(action, Action::TakeShield { .. });
    match (preview.workers_paid, preview.silver_paid) {
        (0, 0) if is_paid => (seat.line(say::FREE), Tone::Free),
        (0, 0) if leaves_goods(seat, action) => (seat.line(say::LOAD_THREE_TYPES), Tone::Refusal),
        (0, 0) => (Line::new(), Tone::Price),
        (0, silver) => (seat.line(say::count_silver(silver)), Tone::Price),
        (workers, _) => (seat.line(say::count_workers(workers)), Tone::Price),
    }
}

fn both<'m>(seat: &Seat<'_>, first: impl Into<Message<'m>>, second: impl Into<Message<'m>>) -> [Line; 2] {
    [seat.line(first), seat.line(second)]
}

/// Returns the tile that lies there: there is one, as the action is legal.
fn lying(seat: &Seat<'_>, at: DepotSpace) -> Tile {
    seat.game.position().tile(at).unwrap_or(Tile::BLACK)
}

fn name(seat: &Seat<'_>, tile: Tile) -> Noun {
    names::tile(tile, seat.game.setup().edition)
}

fn alone(seat: &Seat<'_>, tile: Tile) -> Message<'static> {
    say::alone(name(seat, tile))
}

/// Returns what a tile of the game board is worth to the player.
fn worth(seat: &Seat<'_>, from: DepotSpace) -> Message<'static> {
    let tile = lying(seat, from);
    if is_useless(seat, tile) { say::FITS_NOWHERE.into() } else { names::does(tile, seat.game.setup()) }
}

fn number(seat: &Seat<'_>, space: u8) -> u8 {
    seat.game.built(seat.player).estate().number(space)
}

/// Returns the lines about a tile that is placed: what that brings, or what the tile does.
fn placed(seat: &Seat<'_>, tile: Tile, space: u8, gains: Option<Line>) -> [Line; 2] {
    let second = gains.unwrap_or_else(|| seat.line(names::does(tile, seat.game.setup())));
    [seat.line(say::place_on(name(seat, tile), number(seat, space))), second]
}

/// Returns the lines about the end of a turn.
fn ended(seat: &Seat<'_>) -> [Line; 2] {
    let (first, second) = match (seat.game.position().stage, seat.game.setup().is_solo()) {
        (Stage::Rounds, _) if seat.game.can_buy() && !is_last_turn(seat) => (say::END_TURN, say::END_TURN_CAN_BUY),
        (Stage::Rounds, _) => (say::END_TURN, say::END_TURN_DICE_USED),
        (_, true) => (say::SETTLED, say::SETTLED_ROLLS),
        (_, false) => (say::SETTLED, say::SETTLED_HANDS_OVER),
    };
    both(seat, first, second)
}

/// Returns whether an action brings a tile into the store that fits nowhere.
fn takes_useless(seat: &Seat<'_>, action: Action) -> bool {
    match action {
        Action::Take { from, into, .. } => {
            let old = into.and_then(|into| seat.game.position().stored(seat.player, into));
            old.is_none() && is_useless(seat, lying(seat, from))
        }
        Action::Buy { from, .. } | Action::BuyInto { from, .. } => is_useless(seat, lying(seat, from)),
        _ => false,
    }
}

/// Returns whether no free space of the player's estate may ever take a tile.
fn is_useless(seat: &Seat<'_>, tile: Tile) -> bool {
    !seat.game.built(seat.player).has_room_for(tile)
}

/// Returns whether the game ends before the player could place what is bought now.
fn is_last_turn(seat: &Seat<'_>) -> bool {
    seat.game.rounds_left() == 0
}

/// Returns whether a ship leaves goods behind, because the player stores three types of them.
fn leaves_goods(seat: &Seat<'_>, action: Action) -> bool {
    let Action::Load { depot, types } = action else { return false };
    let lying = &seat.game.position().depot_goods[usize::from(depot) - 1];
    lying.types().any(|of| !types.contains(of))
}

/// Returns a tile with the store of a team that it goes to.
fn into_store(tile: Noun, storage: Storage) -> Message<'static> {
    if team::is_own(storage) { say::into_own(tile) } else { say::into_team(tile) }
}

/// Returns what comes next, and what it brings.
fn picked(seat: &Seat<'_>, effect: Effect) -> [Line; 2] {
    if let Effect::Gain(source, points) = effect {
        let counter = seat.game.counter();
        let second = match counter.missing().checked_sub(points) {
            Some(missing @ 1..) => say::counter_at(counter.target - missing, counter.target),
            _ => say::TARGET_REACHED.into(),
        };
        return both(seat, say::count_for(points, names::source(source)), second);
    }
    let (name, what) = names::effect(seat.game.setup(), effect);
    both(seat, say::comes_next(name), what)
}

/// Returns what the animals of an action are called, behind their points.
fn animals(seat: &Seat<'_>, action: Action) -> Text {
    let position = seat.game.position();
    let tile = match action {
        Action::Place { storage, .. } => position.stored(seat.player, storage),
        Action::PlaceFrom { from, .. } => position.tile(from),
        _ => None,
    };
    match tile.map(|tile| tile.face()) {
        Some(Face::Animal(species, _)) => names::species(species, seat.game.setup().edition),
        _ => say::GAIN_ANIMALS,
    }
}

impl Board {
    /// Returns the two lines of the strip, and what is paid.
    pub fn describe(&self, seat: &Seat<'_>) -> Strip {
        let game = seat.game;
        if let Some(action) = self.action(seat) {
            return Strip::of(seat, action);
        }
        match self.focus {
            Focus::Hand => self.describe_hand(seat),
            Focus::On(at) | Focus::Choice(at, _) => {
                let offered = choices(seat, self.hand, at);
                let count = offered.len() as i32;
                match at {
                    Target::Space(space) => {
                        let number = game.built(seat.player).estate().number(space);
                        Strip::bare(seat, say::space_ways(number, count), say::SPACE_WAYS_THEN)
                    }
                    Target::Depot(depot) => Strip::bare(seat, say::depot_choice(depot), say::DEPOT_CHOICE_THEN),
                    Target::Tile(at) => {
                        let Some(tile) = game.position().tile(at) else { return Strip::default() };
                        let name = say::alone(names::tile(tile, game.setup().edition));
                        let useless = is_useless(seat, tile);
                        let does = if useless { say::FITS_NOWHERE.into() } else { names::does(tile, game.setup()) };
                        let strip = Strip { useless, ..Strip::bare(seat, name, does) };
                        match count {
                            0 => strip.refuse(seat, self.refusal(seat, at)),
                            _ => Strip { word: seat.line(say::ways(count)), ..strip },
                        }
                    }
                }
            }
            Focus::Menu(row) => {
                let (first, second) = match sheet::rows(seat, self.hand).get(usize::from(row)) {
                    Some(Row::Take) => (say::MENU_TAKE, say::GOES_TO_DEPOTS),
                    Some(Row::Place) => (say::MENU_PLACE, say::GOES_TO_ESTATE),
                    Some(Row::Order) => (say::MENU_ORDER, say::SHOWS_THEM),
                    Some(Row::Exchange) => (say::MENU_EXCHANGE, say::GOES_TO_DEPOTS),
                    Some(Row::Discard) => (say::MENU_DISCARD, say::SHOWS_THEM),
                    Some(Row::Shield) => (say::MENU_SHIELD, say::SHOWS_THEM),
                    _ => (say::MENU_LOAD, say::GOES_TO_DEPOTS),
                };
                Strip::bare(seat, first, second)
            }
            Focus::Players(player) => Strip::lines(players::strip(seat, player)),
            Focus::Look(..) | Focus::Walk(_) => {
                let (player, at) = self.looked_at(seat).unwrap_or((seat.player, 0));
                let [first, second] = estate::describe(seat, player, at);
                match self.refused_space(seat, at) {
                    None => Strip::lines([first, second]),
                    why => Strip::lines([seat.line(estate::short_name(seat, at)), second]).refuse(seat, why),
                }
            }
            Focus::Routes(player, space) => Strip::lines(routes::describe(seat, player, space)),
            Focus::Shields(row) => Strip::lines(shields::describe(seat, row)),
            Focus::Colours => Strip::lines(colours::strip(seat)),
            Focus::Double => match estate::double(seat) {
                Some(0) => Strip::bare(seat, say::DOUBLE, say::DOUBLE_THEN),
                _ => Strip::bare(seat, say::DOUBLE_BY_WORKERS, say::DOUBLE_THEN),
            },
            Focus::Pick(_, row) => match List::Shields.shield(seat, row) {
                Some(shield) => Strip::bare(seat, names::shield_does(shield), say::shield_price(shield_points(shield))),
                None => Strip::default(),
            },
            Focus::Castle(..) | Focus::Offer(_) => Strip::default(),
        }
    }

    fn describe_hand(&self, seat: &Seat<'_>) -> Strip {
        let position = seat.game.position();
        match (self.hand, position.waiting()) {
            (Some(Means::Effect), Some(effect)) => {
                let (setup, language) = (&position.setup, seat.settings.language());
                let first = names::effect_in(setup, effect, names::ROOM, language)
                    .unwrap_or_else(|| seat.line(say::alone(names::effect(setup, effect).1)));
                let hint = if self.without(seat).is_some() { say::HAND_OR_SKIP } else { say::HAND_OR_ESTATE };
                Strip::lines([first, seat.line(hint)])
            }
            (Some(die), _) => {
                let marks = Marks::of(seat, self.hand);
                let pip = sheet::shown(seat, die);
                let (tiles, spaces) = (marks.depots.iter().flatten().count() as i32, marks.targets().len() as i32);
                let first = match (tiles, spaces) {
                    _ if pip == 0 => say::free_die_reaches(tiles, spaces),
                    (0, 0) => say::die_reaches_nothing(pip),
                    (tiles, 0) => say::die_reaches_tiles(pip, tiles),
                    (0, spaces) => say::die_reaches_spaces(pip, spaces),
                    _ => say::die_reaches(pip, tiles, spaces),
                };
                Strip::bare(seat, first, say::HAND_OR_ESTATE)
            }
            (None, _) => Strip::bare(seat, say::HAND_EMPTY, say::HAND_EMPTY_THEN),
        }
    }

    /// Returns why no stored tile can go on the empty space under the cursor now.
    fn refused_space(&self, seat: &Seat<'_>, space: u8) -> Option<Message<'static>> {
        let (Focus::Walk(_), Stage::Rounds) = (self.focus, seat.game.position().stage) else { return None };
        let is_empty = estate::tile(seat, seat.player, space).is_none() && usize::from(space) < MOST_SPACES;
        let dice = || Means::DICE.into_iter().filter(|&die| usable(seat, die));
        let places = Storage::ALL.into_iter().filter(|&of| seat.game.position().stored(seat.player, of).is_some());
        let places = places.flat_map(|storage| dice().map(move |with| Action::Place { with, storage, space }));
        let refused = |place: Action| seat.game.preview(place).err();
        // The reason that is easiest to overcome comes first.
        let farness = |why: &Illegal| match *why {
            Illegal::Workers(needed) => needed,
            Illegal::SameBuilding | Illegal::SecondInn => u8::MAX - 2,
            Illegal::Apart => u8::MAX - 1,
            _ => u8::MAX,
        };
        is_empty.then(|| match places.filter_map(refused).min_by_key(farness) {
            Some(Illegal::Workers(needed)) => say::why_not_workers(needed),
            Some(Illegal::SameBuilding) => say::WHY_NOT_SAME_BUILDING.into(),
            Some(Illegal::SecondInn) => say::WHY_NOT_SECOND_INN.into(),
            Some(Illegal::Apart) => say::WHY_NOT_APART.into(),
            Some(_) => say::WHY_NOT_NO_TILE.into(),
            None if dice().next().is_none() => say::WHY_NOT_DICE.into(),
            None => say::WHY_NOT_STORE_EMPTY.into(),
        })
    }

    /// Returns why nothing can be done with a tile of the game board now.
    fn refusal(&self, seat: &Seat<'_>, at: DepotSpace) -> Option<Message<'static>> {
        let hand = seat.game.position().hand(seat.player);
        let full =
            hand.storage.iter().all(Option::is_some) && !seat.game.built(seat.player).rights().stores_without_limit();
        let into = match seat.game.setup().is_team() {
            true => Some(team::room(seat)),
            false => full.then_some(Storage(0)),
        };
        let take = |with| Action::Take { with, from: at, into };
        let action = match (self.hand, at.depot()) {
            (Some(with), Some(_)) => take(with),
            (None, Some(_)) => return Some(say::WHY_NOT_DICE.into()),
            (_, None) if seat.game.setup().is_team() => {
                Action::BuyInto { from: at, payment: Payment::Silver, storage: team::room(seat) }
            }
            (_, None) => Action::Buy { from: at, payment: Payment::Silver },
        };
        let needs = |die| match seat.game.preview(take(die)) {
            Err(Illegal::Workers(needed)) => Some(needed),
            _ => None,
        };
        let text = match seat.game.preview(action).err()? {
            // The other die may be nearer.
            Illegal::Workers(needed) => {
                let needed = Means::DICE.into_iter().filter_map(needs).min().unwrap_or(needed);
                return Some(say::why_not_workers(needed));
            }
            Illegal::Silver => say::WHY_NOT_SILVER,
            Illegal::StorageFull => say::WHY_NOT_STORE_FULL,
            Illegal::Bought => say::WHY_NOT_BOUGHT,
            Illegal::EffectFirst => say::WHY_NOT_EFFECT_FIRST,
            Illegal::NotNow => say::WHY_NOT_NOW,
            _ => say::WHY_NOT_BY_EFFECT,
        };
        Some(text.into())
    }
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeSet;

    use texts::Language;

    use super::*;
    use crate::game::table::Table;
    use crate::games::forecast::positions;
    use crate::records::settings::Settings;

    #[test]
    fn it_offers_nothing_vain_and_says_what_is_missing() {
        let (names, settings) = (Default::default(), Settings::default());
        let nowhere = say::FITS_NOWHERE.line(Language::English);
        let buys = say::END_TURN_CAN_BUY.line(Language::English);
        let mut met = BTreeSet::new();
        positions::<Board>(|game, player, number, legal| {
            let seat = Seat {
                game,
                player,
                viewer: player,
                legal,
                names: &names,
                settings: &settings,
                undo: false,
                animation_frame: None,
            };
            for &action in legal {
                let [_, second] = Strip::of(&seat, action).lines;
                if let Action::Buy { from, .. } | Action::Take { from, into: None, .. } = action {
                    let tile = game.position().tile(from).expect("it is legal");
                    let fits = !game.built(player).spaces_for(tile).is_empty();
                    assert!(!fits || second != nowhere, "{action:?}");
                }
                assert!(second != buys || !is_last_turn(&seat));
                met.extend([&nowhere, &buys].into_iter().find(|line| **line == second).cloned());
            }
            if number == 0 && game.position().stage == Stage::Rounds {
                let hand = Board::arrive(&seat).hand;
                let tiles = (0..DepotSpace::COUNT as u8).map(|at| Focus::On(Target::Tile(DepotSpace(at))));
                for focus in tiles.chain((0..37).map(Focus::Walk)) {
                    let word = Board { focus, hand }.describe(&seat).word;
                    assert!(!word.starts_with("needs 0"), "{focus:?}: {word}");
                    met.extend(word.starts_with("needs ").then_some(word));
                }
            }
        });
        assert!(met.len() >= 4, "{met:?}");
    }
}
