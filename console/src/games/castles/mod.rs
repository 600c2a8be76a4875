//! The Castles of Burgundy on the screen: the estate, the depots, everybody, and what dice and effects can do.

mod board;
mod flight;
mod help;
mod pages;
mod pieces;
mod press;
mod reason;
mod seat;
mod strip;
mod words;

use draw::chrome::{Keys, Line};
use draw::map;
use draw::pen::Pen;
use draw::sprite::{self, Sprite};
use draw::theme::{self, BOLD, INK, Swatch, Tints};
use embedded_graphics::geometry::Point;
use rules_core::castles::estate::MOST_SPACES;
use rules_core::castles::{
    Action, Castles, Effect, Event, Expansion, Means, Origin, Refusal, Setup, Stage, Storage, monastery, shield, tables,
};
use rules_core::{Game, Player};
use saves::Slot;
use texts::console::{BACK, MENU, UNDO};
use texts::{Language, Text, castles as say};

use self::board::choice::{self, Target, choices, usable};
use self::board::focus::Focus;
use self::board::list::{self, List};
use self::board::sheet::{self, Row};
use self::board::{depots, estate, routes, shields, team, tribute};
use self::help::lesson;
use self::pages::{colours, interlude, players, score};
use self::pieces::{layout, palette};
use self::seat::Seat;
use self::words::{form, log, names};
use crate::Button;
use crate::game::help::{Article, Group, Leaf, Page};
use crate::game::lesson::Lesson;
use crate::game::log::{Captions, Entry};
use crate::game::motion::Flight;
use crate::game::table::{Promise, Reply, Score, Table};
use crate::game::wording::Wording;
use crate::port::Sound;
use crate::records::settings::Settings;

/// The name by which the list of games knows them.
pub type Screens = Board;

/// The screens of Castles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// What would be used: a die, the effect that waits, or nothing when all is used.
    hand: Option<Means>,
    focus: Focus,
}

/// Returns the article about an effect that waits.
fn explain(seat: &Seat<'_>, effect: Effect) -> &'static Article {
    match effect {
        Effect::FromBlack if seat.game.setup().is_solo() => &help::WHOLE_COLOUR,
        effect => help::effect(effect),
    }
}

impl Table for Board {
    type Game = Castles;
    type Interlude = interlude::Interlude;

    const SLOT: Slot = Slot(1);
    const NAME: Text = say::GAME;
    const SIGN: &'static Sprite = &sprite::CASTLE_TILE;
    const SWATCH: Swatch = Swatch::Castle;
    const TINTS: &'static Tints = &palette::TINTS;
    const HELP: &'static [Group] = help::HELP;
    const GUIDE: &'static [Page] = help::GUIDE;
    const LEAVES: &'static [Leaf] = help::leaves::LEAVES;
    const LESSON: Option<&'static Lesson<Setup>> = Some(&lesson::LESSON);
    const WORDS: &'static [Wording<Setup>] = &form::WORDS;
    const FRAMES: u8 = 6;
    const GRADES: &'static [Text] = score::GRADES;
    const OUR_GRADES: bool = true;
    const WON_FROM: Option<i16> = Some(score::WON);

    fn refusal(refusal: &Refusal) -> Option<Text> {
        Some(form::refusal(*refusal))
    }

    fn draw_setup(setup: &Setup, seat: Player, settings: &Settings, pen: &mut Pen<'_>, corner: Point) {
        let number = setup.estate(seat);
        if let Some(estate) = tables::estate(setup.edition, number) {
            // Islands take more room.
            let left = match () {
                () if setup.is_team() => 18,
                () if setup.is_solo() => 12,
                () => 0,
            };
            layout::map(pen, settings, number, estate, *estate.all(), corner - Point::new(left, 0));
        }
    }

    fn arrive(seat: &Seat<'_>) -> Self {
        let position = seat.game.position();
        let die = Means::DICE.into_iter().find(|&with| usable(seat, with));
        let hand = position.waiting().map(|_| Means::Effect).or(die);
        let mut board = Board { hand, focus: Focus::Hand };
        match (position.stage, position.waiting()) {
            (Stage::Estates, _) if !position.picked => board.focus = Focus::Offer(false),
            (Stage::Castles, _) if !position.picked => board.enter_estate(seat),
            _ if position.chosen.is_some() => board.enter_estate(seat),
            (_, Some(Effect::Ship | Effect::SecondDepot(_))) => {
                if let Some(depot) = depots::best_depot(seat) {
                    board.focus = Focus::On(Target::Depot(depot));
                }
            }
            (_, Some(Effect::Carpenter | Effect::Church | Effect::Market | Effect::Exchange)) => {
                board.enter_depots(seat);
            }
            (_, Some(Effect::TownHall | Effect::FromDepots | Effect::FromBlack)) => {
                board.enter_estate(seat);
                // Where no space takes the tile, the effect can only be given up.
                if let Focus::Walk(_) = board.focus {
                    board.focus = Focus::Menu(0);
                }
            }
            (_, Some(Effect::Warehouse | Effect::Crane | Effect::Gather | Effect::Follow | Effect::Tribute(_)))
            | (_, Some(Effect::BuyPoints(_) | Effect::Give(_))) => board.focus = Focus::Menu(0),
            (_, Some(Effect::Order)) => board.focus = Focus::Pick(List::Order, 0),
            (_, Some(Effect::Trim)) => board.focus = Focus::Pick(List::Tiles, 0),
            (_, None) if estate::double(seat) == Some(0) => board.focus = Focus::Double,
            _ => {}
        }
        board
    }

    fn aim(seat: &Seat<'_>, action: Action) -> Self {
        let start = Self::arrive(seat);
        let hands = [choice::means(action), start.hand, Some(Means::First), Some(Means::Second)];
        if let Some(at) = choice::target(action) {
            for hand in hands {
                let ways = choices(seat, hand, at);
                match ways.iter().position(|&way| seat.game.is_same(way, action)) {
                    Some(_) if ways.len() == 1 => return Board { hand, focus: Focus::On(at) },
                    Some(way) => return Board { hand, focus: Focus::Choice(at, way as u8) },
                    None => {}
                }
            }
        }
        let shield = match action {
            Action::TakeShield { shield, space } => Focus::Castle(shield, space),
            _ => Focus::Hand,
        };
        let lists =
            [List::Tiles, List::Shields].into_iter().flat_map(|list| (0..12).map(move |row| Focus::Pick(list, row)));
        let others = [Focus::Hand, Focus::Offer(false), Focus::Offer(true), shield].into_iter();
        let focuses = others.chain((0..12).map(Focus::Menu)).chain(lists);
        let mut boards = focuses.flat_map(|focus| hands.map(|hand| Board { hand, focus }));
        boards.find(|board| board.action(seat).is_some_and(|way| seat.game.is_same(way, action))).unwrap_or(start)
    }

    fn aftermath(&self, seat: &Seat<'_>, action: Action) -> Self {
        let is_free = |storage: &Storage| seat.game.position().stored(seat.player, *storage).is_none();
        let focus = match choice::target(action) {
            Some(Target::Space(space)) => Focus::Walk(space),
            Some(Target::Tile(_)) => match Storage::ALL.iter().position(is_free) {
                Some(storage) => Focus::Walk((MOST_SPACES + storage) as u8),
                None => Focus::Hand,
            },
            _ => Focus::Hand,
        };
        Board { hand: None, focus }
    }

    fn why(seat: &Seat<'_>, thought: &::players::Thought<Action>) -> Line {
        reason::why(seat, thought)
    }

    fn looks(&self) -> bool {
        matches!(
            self.focus,
            Focus::Players(_) | Focus::Look(..) | Focus::Routes(..) | Focus::Shields(_) | Focus::Colours
        )
    }

    fn press(&mut self, seat: &Seat<'_>, button: Button) -> Reply<Action> {
        if seat.legal.is_empty() {
            return Reply::Stay;
        }
        match self.focus {
            Focus::Hand => self.press_hand(seat, button),
            Focus::On(at) => self.press_target(seat, at, button),
            Focus::Choice(at, index) => self.press_choice(seat, at, index, button),
            Focus::Menu(row) => self.press_menu(seat, row, button),
            Focus::Double => self.press_double(seat, button),
            Focus::Pick(list, row) => self.press_pick(seat, list, row, button),
            Focus::Castle(shield, space) => self.press_castle(seat, shield, space, button),
            Focus::Offer(second) => {
                match button {
                    Button::A => return Reply::Act(Action::PickEstate(second)),
                    Button::Left | Button::Right => self.focus = Focus::Offer(!second),
                    Button::X => self.focus = Focus::Players(seat.player),
                    _ => {}
                }
                Reply::Stay
            }
            Focus::Players(_)
            | Focus::Look(..)
            | Focus::Walk(_)
            | Focus::Routes(..)
            | Focus::Shields(_)
            | Focus::Colours => {
                self.press_look(seat, button);
                Reply::Stay
            }
        }
    }

    fn draw(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        match self.focus {
            Focus::Players(player) => players::draw(seat, player, pen),
            Focus::Look(player, at) => estate::look(seat, player, at, pen),
            Focus::Offer(second) => estate::offer(seat, second, pen),
            Focus::Routes(player, space) => routes::draw(seat, player, space, pen),
            Focus::Shields(row) => shields::draw(seat, row, pen),
            Focus::Colours => colours::draw(seat, pen),
            Focus::Menu(row) if tribute::asked(seat.game).is_some() => return tribute::draw(seat, row, pen),
            Focus::On(Target::Tile(_) | Target::Depot(_)) | Focus::Choice(Target::Tile(_) | Target::Depot(_), _) => {
                depots::draw(seat, self, pen);
            }
            _ => estate::draw(seat, self, pen),
        }
        match self.focus {
            Focus::Menu(row) => sheet::draw_menu(seat, self.hand, row, pen),
            Focus::Pick(list, row) => list.draw(seat, row, pen),
            Focus::Choice(Target::Depot(depot), index) => depots::draw_loads(seat, depot, index, pen),
            Focus::Choice(at, index) => sheet::draw_choices(seat, &choices(seat, self.hand, at), index, pen),
            _ => {}
        }
    }

    fn flight(&self, seat: &Seat<'_>, event: &Event) -> Option<Flight> {
        flight::of(self, seat, event)
    }

    fn draw_flight(seat: &Seat<'_>, flight: &Flight, at: Point, pen: &mut Pen<'_>) {
        flight::draw(seat, flight, at, pen);
    }

    fn strip(&self, seat: &Seat<'_>) -> [Line; 2] {
        self.describe(seat).lines
    }

    fn draw_strip(&self, seat: &Seat<'_>, pen: &mut Pen<'_>) -> [Line; 2] {
        if let Focus::Players(player) = self.focus {
            return players::draw_strip(seat, player, pen);
        }
        let strip = self.describe(seat);
        strip.draw(pen, seat.game, seat.player);
        match self.action(seat) {
            Some(Action::Load { depot, types }) => depots::draw_load(seat, depot, types, pen),
            Some(Action::Take { .. } | Action::Buy { .. } | Action::BuyInto { .. } | Action::Exchange { .. })
                // A team's store is told in words.
                if matches!(self.focus, Focus::On(_)) && !seat.game.setup().is_team() =>
            {
                depots::draw_store(seat, strip.price_left(), pen);
            }
            _ => {}
        }
        strip.lines
    }

    fn keys(&self, seat: &Seat<'_>) -> Keys {
        let undo = seat.undo.then_some(UNDO);
        let castle = seat.game.position().stage == Stage::Castles;
        let next = match self.focus {
            Focus::Players(_) | Focus::Look(..) if routes::played(seat) => say::KEY_ROUTES,
            Focus::Players(_) | Focus::Look(..) | Focus::Routes(..) if shields::played(seat) => say::KEY_SHIELDS,
            Focus::Colours => say::KEY_ESTATE,
            _ if seat.game.position().stage.is_dealt() => say::KEY_COLOURS,
            _ => say::KEY_ESTATE,
        };
        let back = if self.without(seat).is_some() { say::KEY_SKIP } else { say::KEY_DICE };
        let others = if seat.game.setup().is_solo() { say::KEY_GOAL } else { say::KEY_OTHERS };
        let (b, x) = match self.focus {
            Focus::Hand if !seat.game.position().stage.is_dealt() => (undo, Some(others)),
            Focus::Hand | Focus::Double => (undo, Some(say::KEY_DEPOTS)),
            Focus::Offer(_) => (undo, Some(others)),
            Focus::On(Target::Space(_)) if castle => (undo, Some(others)),
            Focus::On(Target::Tile(_)) => (Some(back), Some(others)),
            Focus::On(_) => (Some(back), Some(say::KEY_DEPOTS)),
            Focus::Walk(_) if castle => (Some(BACK), Some(others)),
            Focus::Walk(_) => (Some(say::KEY_DICE), Some(say::KEY_DEPOTS)),
            Focus::Choice(..) | Focus::Castle(..) => (Some(BACK), None),
            Focus::Menu(_) if tribute::asked(seat.game).is_some() => (undo, Some(say::KEY_DEPOTS)),
            Focus::Menu(row) if self.skip(seat, row).is_some() => (Some(say::KEY_SKIP), Some(say::KEY_DEPOTS)),
            Focus::Menu(_) | Focus::Pick(..) => (Some(BACK), Some(say::KEY_DEPOTS)),
            Focus::Players(_) | Focus::Look(..) | Focus::Routes(..) | Focus::Shields(_) | Focus::Colours => {
                (Some(BACK), Some(next))
            }
        };
        Keys::of([self.verb(seat), b, x, Some(MENU)])
    }

    fn promise(&self, seat: &Seat<'_>) -> Option<Promise<Action>> {
        let action = self.action(seat)?;
        let preview = seat.game.preview(action).ok()?;
        Some(Promise { action, points: preview.total() })
    }

    fn pointed(&self, seat: &Seat<'_>) -> &'static Article {
        let position = seat.game.position();
        let tile = |at| position.tile(at).map_or(&help::DEPOTS, help::tile);
        let stored = |storage| position.stored(seat.player, storage).map_or(&help::STORE, help::tile);
        match self.focus {
            Focus::Hand | Focus::Choice(..) if !position.stage.is_dealt() => &help::CASTLE_SPACE,
            Focus::Hand => match (self.hand, position.waiting()) {
                (Some(Means::Effect), Some(effect)) => explain(seat, effect),
                (Some(_), _) => &help::DICE,
                (None, _) => &help::TURN,
            },
            Focus::Choice(Target::Space(_), _) => match self.action(seat) {
                Some(Action::PlaceFrom { from, .. }) => tile(from),
                Some(Action::Place { storage, .. }) => stored(storage),
                _ => &help::PLACING,
            },
            Focus::On(at) | Focus::Choice(at, _) => match at {
                Target::Space(_) if position.stage == Stage::Castles => &help::CASTLE_SPACE,
                Target::Space(space) => help::kind(seat.game.built(seat.player).estate().kind(space)),
                Target::Tile(at) => tile(at),
                Target::Depot(_) => &help::GOODS,
            },
            Focus::Menu(row) => match sheet::rows(seat, self.hand).get(usize::from(row)) {
                Some(Row::Take) => &help::DEPOTS,
                Some(Row::Place) => &help::PLACING,
                Some(Row::Load) => &help::GOODS,
                Some(Row::Sell(_)) if routes::played(seat) => {
                    let next = position.duchy(seat.player).route.next() as u8;
                    help::card(routes::card(seat, seat.player, next.min(routes::spaces(seat) - 1)))
                }
                Some(Row::Sell(_)) => &help::GOODS,
                Some(Row::Hire) => &help::WORKERS,
                Some(Row::Shield) => &help::SHIELDS,
                Some(Row::Discard) => help::shield(shield::STORES),
                Some(Row::Order) => &help::ORDER,
                Some(Row::BuyPoints) => explain(seat, Effect::BuyPoints(0)),
                Some(Row::Exchange | Row::Give(_)) => explain(seat, Effect::Exchange),
                Some(Row::Copy(building)) => help::building(*building),
                Some(Row::Gather(_)) => help::shield(shield::GATHERS),
                Some(Row::FreeDie) => help::shield(shield::FREES_A_DIE),
                Some(Row::BuyWorkers) => help::monastery(monastery::BUYS_WORKERS),
                Some(Row::Follow(_)) => help::shield(shield::FOLLOWS),
                Some(Row::Pay(_) | Row::GiveUp) => help::shield(tribute::asked(seat.game).unwrap_or(1)),
                Some(Row::End) => &help::TURN,
                Some(Row::Decline) | None => position.waiting().map_or(&help::DICE, |effect| explain(seat, effect)),
            },
            Focus::Double => &help::SHIELDS,
            Focus::Pick(List::Shields, row) => List::Shields.shield(seat, row).map_or(&help::SHIELDS, help::shield),
            Focus::Pick(List::Order, row) => {
                let effect = list::order(seat).nth(row.into());
                effect.map_or(&help::ORDER, |(_, effect)| explain(seat, effect))
            }
            Focus::Pick(List::Tiles, row) => match List::Tiles.action(seat, row) {
                Some(Action::Choose { tile: Origin::Stored(storage) } | Action::Discard { storage }) => stored(storage),
                _ => &help::STORE,
            },
            Focus::Castle(shield, _) => help::shield(shield),
            Focus::Offer(_) => &help::ESTATE,
            Focus::Players(_) if seat.game.setup().is_solo() => &help::SOLO,
            Focus::Players(_) if seat.game.setup().is_team() => &help::TEAM,
            Focus::Players(_) => &help::TRACK,
            Focus::Colours if seat.game.setup().is_solo() => &help::WHOLE_COLOUR,
            Focus::Colours => &help::COLOUR_BONUS,
            Focus::Routes(player, space) => help::card(routes::card(seat, player, space)),
            Focus::Shields(row) => {
                shields::in_play(seat).get(usize::from(row)).map_or(&help::SHIELDS, |&(number, _)| help::shield(number))
            }
            Focus::Look(..) | Focus::Walk(_) => {
                let (player, at) = self.looked_at(seat).unwrap_or((seat.player, 0));
                match (seat.game.shield_on(player, at), estate::tile(seat, player, at)) {
                    (Some(shield), _) => help::shield(shield),
                    (None, Some(tile)) => help::tile(tile),
                    (None, None) if estate::beside_post(seat, at) => &help::POSTS,
                    (None, None) => seat.game.area(player, at).map_or(&help::STORE, |area| help::kind(area.kind)),
                }
            }
        }
    }

    fn points(game: &Castles, player: Player) -> i16 {
        match game.setup() {
            setup if setup.is_solo() => game.counter().points.into(),
            setup if setup.is_team() => game.position().hand(player).points.iter().sum(),
            _ => game.total(player),
        }
    }

    fn grade(game: &Castles) -> Option<u8> {
        score::grade(game)
    }

    fn is_lost(game: &Castles) -> bool {
        score::is_lost(game)
    }

    fn passes(game: &Castles) -> bool {
        !game.is_over() && !game.setup().is_solo()
    }

    fn exaggerate(game: &Castles) -> Option<Castles> {
        let mut position = *game.position();
        for player in Player::all(game.players()) {
            position.hands[player.index()].points[0] = 188;
            let duchy = position.duchy_mut(player);
            (duchy.workers, duchy.silver) = (28, 28);
        }
        Castles::from_position(position, Default::default()).ok()
    }

    fn draw_hand_over(game: &Castles, settings: &Settings, pen: &mut Pen<'_>) {
        let position = game.position();
        let player = position.current();
        if game.setup().is_team() {
            team::hand_over(game, settings, player, pen);
        }
        match position.stage {
            Stage::Tribute => pen.say_right(234, 3, BOLD, INK, say::HAND_OVER_TRIBUTE),
            Stage::PhaseEnd => pen.say_right(234, 3, BOLD, INK, say::HAND_OVER_PHASE_END),
            Stage::Rounds => {
                pen.text_right(234, 3, BOLD, INK, &names::round(position));
                for (i, pip) in position.hand(player).dice.into_iter().enumerate() {
                    map::die(pen, 182 + 28 * i as i32, 34, 24, pip, theme::PAPER, INK);
                }
            }
            _ => {}
        }
    }

    fn gather(interlude: &mut Self::Interlude, event: &Event) -> bool {
        interlude.gather(event)
    }

    fn is_on_page(event: &Event) -> bool {
        interlude::tells(event)
    }

    fn draw_interlude(interlude: &Self::Interlude, seat: &Seat<'_>, pen: &mut Pen<'_>) {
        interlude.draw(seat, pen);
    }

    fn progress(game: &Castles, language: Language) -> Line {
        let position = game.position();
        match position.stage {
            stage if stage.is_dealt() => names::round(position),
            _ => say::PROGRESS_SET_UP.line(language),
        }
    }

    fn round(game: &Castles) -> u8 {
        let position = game.position();
        if position.stage.is_dealt() { position.phase * tables::ROUNDS + position.round } else { 0 }
    }

    fn round_name(_game: &Castles, round: u8, language: Language) -> Line {
        let phase = names::phase(round / tables::ROUNDS);
        say::round_name(phase, round % tables::ROUNDS + 1, tables::ROUNDS).line(language)
    }

    fn curve_points(game: &Castles, player: Player) -> i16 {
        if game.setup().is_solo() { game.projected(player) } else { game.total(player) }
    }

    fn log<'a>(
        game: &Castles,
        event: &Event,
        after: impl Iterator<Item = &'a Event>,
        language: Language,
    ) -> Option<Entry> {
        log::entry(game.setup().edition, event, after, language)
    }

    fn add_gains(player: Player, events: &[Event], lines: &mut Captions, language: Language) {
        log::add_gains(player, events, lines, language);
    }

    fn opening(game: &Castles, tell: impl FnMut(Event)) {
        log::opening(game, tell);
    }

    fn keeps(event: &Event) -> bool {
        log::keeps(event)
    }

    fn leaves(setup: &Setup) -> u16 {
        let expansions: u16 = setup.expansions.iter().map(|expansion| 2 << expansion as u8).sum();
        let (solo, team) = (u16::from(setup.is_solo()), u16::from(setup.is_team()));
        expansions | ((0b11 * solo) | (0b100 * team)) << (Expansion::ALL.len() + 1)
    }

    fn tip(seat: &Seat<'_>, told: u16) -> Option<u8> {
        lesson::next_tip(seat, told)
    }

    fn score_pages(game: &Castles) -> u8 {
        score::pages(game)
    }

    fn score(game: &Castles, page: u8, row: usize, player: Player) -> Option<Score> {
        score::row(game, page, row, player)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::AreaCompleted { .. } | Event::BonusTaken { .. } | Event::Counted { points: 0, .. } => {
                Some(Sound::Area)
            }
            Event::PhaseBegan { .. } => Some(Sound::Phase),
            _ => None,
        }
    }

    fn verdict(game: &Castles, language: Language) -> Option<Line> {
        score::verdict(game, language)
    }
}
