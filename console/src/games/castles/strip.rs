//! What the strip says: what A does, costs and brings.

use draw::chrome::{self, Line, capital, letters, plural};
use draw::line;
use draw::map;
use draw::pen::Pen;
use draw::theme::{self, BOLD, COST, GAIN, INK};
use rules_core::castles::estate::MOST_SPACES;
use rules_core::castles::shield::shield_points;
use rules_core::castles::{
    Action, Castles, DepotSpace, Effect, Face, Illegal, Means, Origin, Payment, Stage, Storage, Tile,
};
use rules_core::{Game, Player};

use super::board::choice::{Marks, Target, choices, means, usable};
use super::board::focus::Focus;
use super::board::list::List;
use super::board::sheet::{self, Row};
use super::board::{estate, routes, shields, team, tribute};
use super::pages::{colours, players};
use super::words::{counter, names};
use super::{Board, Seat};

/// What the strip says.
#[derive(Clone, Debug, Default)]
pub struct Strip {
    /// The two lines.
    pub lines: [Line; 2],
    /// At the right of the first line: the price, or why not.
    word: Line,
    /// The die that is used.
    die: Option<u8>,
    refused: bool,
    /// Points by which the counter of a solo game moves.
    gain: u8,
}

impl Strip {
    /// Draws two lines, and at the right end the price and the die.
    pub fn draw(&self, pen: &mut Pen<'_>, game: &Castles, player: Player) {
        chrome::strip(pen, &self.lines);
        if self.gain > 0 {
            counter::track(pen, game.counter(), self.gain);
        }
        let y = chrome::STRIP + 1;
        let mut right = 236;
        if let Some(pip) = self.die {
            map::die(pen, 222, y, 14, pip, chrome::seat_colour(player), INK);
            right = 218;
        }
        let colour = if self.word == "free" { GAIN } else { COST };
        let font = if self.refused { theme::PLAIN } else { BOLD };
        pen.text_right(right, y, font, colour, &self.word);
    }

    fn bare(first: Line, second: Line) -> Strip {
        Strip { lines: [first, second], ..Strip::default() }
    }

    /// Returns what an action is, costs and brings.
    fn of(seat: &Seat<'_>, action: Action) -> Strip {
        let game = seat.game;
        let edition = game.setup().edition;
        let duchy = game.position().duchy(seat.player);
        let stored = |storage| game.position().stored(seat.player, storage);
        let preview = game.preview(action).unwrap_or_default();
        let name = |at: DepotSpace| game.position().tile(at).map_or_else(Line::new, |tile| names::tile(tile, edition));
        let does =
            |at: DepotSpace| game.position().tile(at).map_or_else(Line::new, |tile| names::does(tile, game.setup()));
        let number = |space: u8| game.built(seat.player).estate().number(space);
        let gains = names::gains(game, &preview, animals(seat, action));
        let (first, second) = match action {
            Action::PickEstate(second) => {
                let number = duchy.offer[usize::from(second)];
                (line!("Estate {}", names::estate(number)), line!("A takes it, the castle comes next"))
            }
            Action::PickCastle { space } => {
                (line!("Castle on {}", number(space)), line!("your estate grows from here"))
            }
            Action::Take { from, into, .. } => match (into.and_then(stored), into) {
                (Some(old), _) => (name(from), line!("discards {}", names::lower(&names::tile(old, edition)))),
                (None, Some(storage)) => (line!("{}, {}", name(from), team::store(storage)), does(from)),
                (None, None) => (name(from), does(from)),
            },
            Action::Place { storage, space, .. } => {
                let Some(tile) = stored(storage) else { return Strip::default() };
                let second = if gains.is_empty() { names::does(tile, game.setup()) } else { gains };
                (line!("{} on {}", names::tile(tile, edition), number(space)), second)
            }
            Action::Sell { goods, .. } => (line!("Sell {} of goods {goods}", duchy.goods.of(goods)), gains),
            Action::Hire { .. } => (line!("Hire"), gains),
            Action::Load { depot, .. } => (
                line!("Ship: goods of depot {depot}"),
                line!("{}", if game.setup().is_solo() { "all other goods leave" } else { "and order +1" }),
            ),
            Action::Decline if matches!(game.position().waiting(), Some(Effect::BuyPoints(_))) => {
                let counter = game.counter();
                (line!("Keep the silver"), line!("the counter stays at {} of {}", counter.points, counter.target))
            }
            Action::Decline => (line!("Do without it"), line!("the effect is lost")),
            Action::Buy { from, .. } => (name(from), does(from)),
            Action::BuyInto { from, storage, .. } => (line!("{}, {}", name(from), team::store(storage)), does(from)),
            Action::Choose { tile } => {
                (line!("{}: on which space?", chosen(game, seat.player, tile)), line!("A asks for its space"))
            }
            Action::PlaceFrom { from, space } => {
                (line!("{} on {}", name(from), number(space)), if gains.is_empty() { does(from) } else { gains })
            }
            Action::Copy { building } => {
                let does =
                    Tile::new(Face::Building(building)).map_or_else(Line::new, |tile| names::does(tile, game.setup()));
                let gains = if preview.points.is_empty() { does } else { gains };
                (line!("Crane as {}", names::lower(names::building(building))), gains)
            }
            Action::Gather { goods } => (line!("Goods {goods} of all depots"), line!("as far as they fit the store")),
            Action::BuyWorkers => (line!("Tile 28: buy workers"), gains),
            Action::TakeShield { shield, space } => match game.shield_on(seat.player, space) {
                Some(old) => (line!("Shield {shield} goes here"), line!("shield {old} there leaves the game")),
                None => (line!("Shield {shield} goes here"), line!("{}", names::shield_deed(shield))),
            },
            Action::FreeDie { .. } => (line!("Shield 16: this die is free"), line!("any number, for this turn")),
            Action::Follow { player } => {
                (line!("Follow {} for good", seat.name(player)), line!("their monasteries count for you"))
            }
            Action::Discard { storage } => {
                let tile = stored(storage).map_or_else(Line::new, |tile| names::tile(tile, edition));
                (line!("{} leaves the game", tile), line!("three stored tiles stay"))
            }
            Action::PayTribute { .. } => {
                let shield = tribute::asked(game).unwrap_or(0);
                (line!("Shield {shield} stays"), tribute::worth(shield))
            }
            Action::GiveUpShield => {
                let shield = tribute::asked(game).unwrap_or(0);
                (line!("Shield {shield} leaves the game"), line!("without its {} points", shield_points(shield)))
            }
            Action::Pick { nth } => picked(game, game.position().waiting.iter().nth(nth.into())),
            Action::BuyPoints => {
                let counter = game.counter();
                (line!("Buy {} of {} points", counter.missing(), counter.target), line!("target reached: one action"))
            }
            Action::Exchange { from } => (name(from), line!("face down: any colour, no effect")),
            Action::Give { goods } => {
                let left = if let Some(Effect::Give(left)) = game.position().waiting() { left } else { 0 };
                (line!("Give one of goods {goods}"), line!("{left} to give for the black tile"))
            }
            Action::EndTurn if game.position().stage != Stage::Rounds => {
                (line!("That is settled"), line!("A {}", if game.setup().is_solo() { "rolls" } else { "hands over" }))
            }
            Action::EndTurn if game.can_buy() => (line!("End the turn"), line!("X: you can still buy")),
            Action::EndTurn => (line!("End the turn"), line!("both dice are used")),
        };
        let die = means(action).filter(|with| *with != Means::Effect).map(|with| sheet::shown(seat, with));
        let word = match (preview.workers_paid, preview.silver_paid) {
            (0, 0) if means(action).is_some() || matches!(action, Action::TakeShield { .. }) => line!("free"),
            (0, 0) => Line::new(),
            (0, silver) => line!("{silver} silver"),
            (workers, _) => plural(workers.into(), "worker"),
        };
        let gain = if game.setup().is_solo() { counter::gain(game, action, &preview) } else { 0 };
        Strip { lines: [first, second], word, die, refused: false, gain }
    }
}

/// Returns what comes next, and what it brings.
fn picked(game: &Castles, effect: Option<Effect>) -> (Line, Line) {
    match effect {
        Some(Effect::Gain(source, points)) => {
            let counter = game.counter();
            let second = match counter.missing().checked_sub(points) {
                Some(missing @ 1..) => line!("counter at {} of {}", counter.target - missing, counter.target),
                _ => line!("target reached: one action"),
            };
            (line!("Count {points} for {}", names::source(source)), second)
        }
        Some(effect) => {
            let (name, what) = names::effect(game.setup(), effect);
            (line!("{name} comes next"), line!("{what}"))
        }
        None => (Line::new(), Line::new()),
    }
}

/// Returns the tile to place, before its space is chosen.
fn chosen(game: &Castles, player: Player, tile: Origin) -> Line {
    let tile = match tile {
        Origin::Stored(storage) => game.position().stored(player, storage),
        Origin::Lying(from) => game.position().tile(from),
    };
    tile.map_or_else(Line::new, |tile| names::tile(tile, game.setup().edition))
}

/// Returns what the animals of an action are called.
fn animals(seat: &Seat<'_>, action: Action) -> &'static str {
    let edition = seat.game.setup().edition;
    let position = seat.game.position();
    let tile = match action {
        Action::Place { storage, .. } => position.stored(seat.player, storage),
        Action::PlaceFrom { from, .. } => position.tile(from),
        _ => None,
    };
    match tile.map(|tile| tile.face()) {
        Some(Face::Animal(species, _)) => names::species(species, edition),
        _ => "",
    }
}

impl Board {
    /// Returns the two lines of the strip, and what is paid.
    pub fn describe(&self, seat: &Seat<'_>) -> Strip {
        let game = seat.game;
        let edition = game.setup().edition;
        if let Some(action) = self.action(seat) {
            return Strip::of(seat, action);
        }
        match self.focus {
            Focus::Hand => self.describe_hand(seat),
            Focus::On(at) | Focus::Choice(at, _) => {
                let offered = choices(seat, self.hand, at);
                let count = offered.len();
                match at {
                    Target::Space(space) => {
                        let number = game.built(seat.player).estate().number(space);
                        Strip::bare(line!("Number {number}: {count} ways"), line!("A shows what each brings"))
                    }
                    Target::Depot(depot) => {
                        Strip::bare(line!("Goods of depot {depot}: a choice"), line!("A: not all of them fit"))
                    }
                    Target::Tile(at) => {
                        let Some(tile) = game.position().tile(at) else { return Strip::default() };
                        let name = names::tile(tile, edition);
                        let does = names::does(tile, game.setup());
                        match offered.first() {
                            Some(_) => Strip { word: line!("{count} ways"), ..Strip::bare(name, does) },
                            None => Strip { word: self.refusal(seat, at), refused: true, ..Strip::bare(name, does) },
                        }
                    }
                }
            }
            Focus::Menu(row) => match sheet::rows(seat, self.hand).get(usize::from(row)) {
                Some(Row::Take) => Strip::bare(line!("Take a tile into the store"), line!("A goes to the depots")),
                Some(Row::Place) => Strip::bare(line!("Place a tile"), line!("A goes to the estate")),
                Some(Row::Order) => Strip::bare(line!("Several things wait"), line!("A shows them")),
                Some(Row::Exchange) => Strip::bare(line!("Five goods for a black tile"), line!("A goes to the depots")),
                Some(Row::Discard) => Strip::bare(line!("Three stored tiles stay"), line!("A shows them")),
                Some(Row::Shield) => Strip::bare(line!("Take a shield of the depots"), line!("A shows them")),
                _ => Strip::bare(line!("Take goods"), line!("A goes to the depots")),
            },
            Focus::Players(player) => {
                let [first, second] = players::strip(seat, player);
                Strip::bare(first, second)
            }
            Focus::Look(..) | Focus::Walk(_) => {
                let (player, at) = self.looked_at(seat).unwrap_or((seat.player, 0));
                let [first, second] = estate::describe(seat, player, at);
                match self.refused_space(seat, at) {
                    Some(word) => Strip { word, refused: true, ..Strip::bare(estate::short_name(seat, at), second) },
                    None => Strip::bare(first, second),
                }
            }
            Focus::Routes(player, space) => {
                let [first, second] = routes::describe(seat, player, space);
                Strip::bare(first, second)
            }
            Focus::Shields(row) => {
                let [first, second] = shields::describe(seat, row);
                Strip::bare(first, second)
            }
            Focus::Colours => {
                let [first, second] = colours::strip(seat);
                Strip::bare(first, second)
            }
            Focus::Double => match estate::double(seat) {
                Some(0) => Strip::bare(line!("A double: take a shield"), line!("instead of both actions")),
                _ => Strip::bare(line!("Workers make a double: a shield"), line!("instead of both actions")),
            },
            Focus::Pick(_, row) => match List::Shields.shield(seat, row) {
                Some(shield) => {
                    let second = line!("end {:+}, tribute 1 a phase", shield_points(shield));
                    Strip::bare(line!("{}", names::shield_deed(shield)), second)
                }
                None => Strip::default(),
            },
            Focus::Castle(..) | Focus::Offer(_) => Strip::default(),
        }
    }

    fn describe_hand(&self, seat: &Seat<'_>) -> Strip {
        let position = seat.game.position();
        match (self.hand, position.waiting()) {
            (Some(Means::Effect), Some(effect)) => {
                let (name, deed) = names::effect(&position.setup, effect);
                let whole = letters(name) + letters(deed) + 2 <= names::ROOM;
                let first = if whole { line!("{name}: {deed}") } else { capital(deed) };
                let hint = match self.without(seat) {
                    Some(_) => line!("A: all it can do, or skip it"),
                    None => line!("A: all it can do, DOWN: estate"),
                };
                Strip::bare(first, hint)
            }
            (Some(die), _) => {
                let marks = Marks::of(seat, self.hand);
                let pip = sheet::shown(seat, die);
                let (tiles, spaces) = (marks.depots.iter().flatten().count(), marks.targets().len());
                let first = match (tiles, spaces) {
                    _ if pip == 0 => line!("Free die: {tiles} to take, {}", plural(spaces, "space")),
                    (0, 0) => line!("Die {pip}: nothing in reach"),
                    (tiles, 0) => line!("Die {pip}: {tiles} to take"),
                    (0, spaces) => line!("Die {pip}: {} to place on", plural(spaces, "space")),
                    _ => line!("Die {pip}: {tiles} to take, {}", plural(spaces, "space")),
                };
                Strip::bare(first, line!("A: all it can do, DOWN: estate"))
            }
            (None, _) => Strip::bare(line!("Both dice are used"), line!("A: end the turn, or more")),
        }
    }

    /// Returns why no stored tile can go on an empty space of the own estate now, where the cursor walks over it.
    fn refused_space(&self, seat: &Seat<'_>, space: u8) -> Option<Line> {
        let (Focus::Walk(_), Stage::Rounds) = (self.focus, seat.game.position().stage) else { return None };
        let is_empty = estate::tile(seat, seat.player, space).is_none() && usize::from(space) < MOST_SPACES;
        let dice = || Means::DICE.into_iter().filter(|&die| usable(seat, die));
        let places = Storage::ALL.into_iter().filter(|&of| seat.game.position().stored(seat.player, of).is_some());
        let places = places.flat_map(|storage| dice().map(move |with| Action::Place { with, storage, space }));
        let refused = |place: Action| Some((seat.game.preview(place).err()?, place));
        // What is nearest to a yes.
        let nearness = |&(why, _): &(Illegal, Action)| match why {
            Illegal::Workers => 3,
            Illegal::SameBuilding | Illegal::SecondInn => 2,
            Illegal::Apart => 1,
            _ => 0,
        };
        is_empty.then(|| match places.filter_map(refused).max_by_key(nearness) {
            Some((Illegal::Workers, place)) => {
                line!("needs {}", plural(seat.game.workers(place).into(), "worker"))
            }
            Some((Illegal::SameBuilding, _)) => line!("built here already"),
            Some((Illegal::SecondInn, _)) => line!("has an inn"),
            Some((Illegal::Apart, _)) => line!("touches no tile"),
            Some(_) => line!("no tile for it"),
            None if dice().next().is_none() => line!("dice are used"),
            None => line!("store is empty"),
        })
    }

    /// Returns why nothing can be done with a tile of the game board now.
    fn refusal(&self, seat: &Seat<'_>, at: DepotSpace) -> Line {
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
            (None, Some(_)) => return line!("dice are used"),
            (_, None) if seat.game.setup().is_team() => {
                Action::BuyInto { from: at, payment: Payment::Silver, storage: team::room(seat) }
            }
            (_, None) => Action::Buy { from: at, payment: Payment::Silver },
        };
        let unused = || Means::DICE.into_iter().filter(|&die| !hand.used[die as usize]);
        match seat.game.preview(action) {
            Err(Illegal::Workers) => {
                let needed = unused().map(|die| seat.game.workers(take(die))).min().unwrap_or(0);
                line!("needs {}", plural(needed.into(), "worker"))
            }
            Err(Illegal::Silver) => line!("too little silver"),
            Err(Illegal::StorageFull) => line!("store is full"),
            Err(Illegal::Bought) => line!("bought already"),
            Err(Illegal::EffectFirst) => line!("effect first"),
            Err(Illegal::NotNow) => line!("not now"),
            Err(_) => line!("not by this effect"),
            Ok(_) => Line::new(),
        }
    }
}
