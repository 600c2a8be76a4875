//! The laws of every game, checked over random play.
//!
//! A game implements [`Lawful`] in its file here, and calls [`hold`] and [`digest`].

use std::fmt::{Debug, Display};

use rules_core::choice;
use rules_core::{Dice, Gain, Game, Player, Seed, Standing, Turn, playout};
use saves::Journal;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tests::walk::{self, start};

/// What the laws have to know of a game beside its rules.
pub trait Lawful: Game {
    /// The costly laws are checked on one position in this many.
    const SAMPLE: u32 = 8;

    /// The most bytes of an action.
    const ACTION: usize = 8;

    /// The most bytes of a journal: of each action, and of its length.
    const JOURNAL: usize = Self::MAX_LENGTH * (1 + Self::ACTION);

    /// Returns every set-up that the game offers, or as many as cover every option.
    fn setups() -> Vec<Self::Setup> {
        choice::setups::<Self>().collect()
    }

    /// Returns the points that an event tells of.
    fn scored(event: Self::Event) -> Option<(Player, Self::Source, i16)>;

    /// Returns whether all events about points have come out: not while somebody's choice is still secret.
    fn is_settled(&self) -> bool {
        true
    }

    /// Returns whether two players score together.
    fn together(&self, player: Player, other: Player) -> bool {
        player == other
    }

    /// Checks what must hold after every action: tiles, goods, coins and pawns are all there, and so on.
    fn conserved(&self) -> Result<(), String>;
}

/// The most that any state may take.
const STATE_BYTES: usize = 4096;

/// Arbitrary and mutated actions that are tried on such a position.
const TRIES: usize = 64;

/// Plays `games` random games of each set-up, by day half of them, and checks every law on the way.
///
/// # Panics
/// With the law that does not hold, and the set-up and seed that show it.
pub fn hold<G: Lawful>(games: u64) {
    hold_on::<G>(games, |_| true);
}

/// Checks some of the set-ups, so that a game with long playouts can be split over several tests.
///
/// # Panics
/// Like [`hold`].
pub fn hold_on<G: Lawful>(games: u64, fits: impl Fn(&G::Setup) -> bool) {
    hold_numbered::<G>(games, G::setups().into_iter().enumerate().filter(|(_, setup)| fits(setup)));
}

/// Checks set-ups that [`Lawful::setups`] has no room for.
///
/// # Panics
/// Like [`hold`].
pub fn hold_each<G: Lawful>(games: u64, setups: impl Iterator<Item = G::Setup>) {
    hold_numbered::<G>(games, setups.enumerate());
}

fn hold_numbered<G: Lawful>(games: u64, setups: impl Iterator<Item = (usize, G::Setup)>) {
    assert!(size_of::<G>() <= STATE_BYTES, "a state takes {} bytes", size_of::<G>());
    assert!(G::MAX_ACTIONS <= rules_core::game::MAX_ACTIONS, "MAX_ACTIONS is more than a list holds");
    assert!(G::JOURNAL <= Journal::SURE_ROOM, "the longest journal has no room in the store");
    impossible_setups::<G>();
    let games = if tests::is_long() { games } else { games.div_ceil(2) };
    for (number, setup) in setups {
        assert_eq!(reread(&setup), Some(setup), "a set-up must survive its encoding");
        for game in 0..games {
            let seed = Seed::new(number as u64 * 1_000_003 + game);
            Playout::<G>::new(setup, seed).run();
        }
    }
}

/// Returns the digest over 200 random games, spread over all set-ups. It changes only when a rule does.
pub fn digest<G: Lawful>() -> u64 {
    let mut tally = playout::Tally::default();
    for (seed, setup) in (0..200).zip(G::setups().into_iter().cycle()) {
        tally.play::<G>(setup, Seed::new(seed)).expect("a set-up that is offered");
    }
    tally.digest()
}

/// Checks that set-ups from arbitrary bytes are either refused with reasons or start a game of the right size.
fn impossible_setups<G: Lawful>() {
    let mut dice = playout::picks(Seed::new(1));
    for _ in 0..2_000 {
        let Some(setup) = decode::<G::Setup>(&noise(&mut dice)) else { continue };
        match G::new(setup, Seed::new(1)) {
            Ok(game) => assert!(game.setup() == &setup && !game.is_over(), "a game that is none: {setup:?}"),
            Err(reasons) => assert!(!reasons.is_empty(), "refused without a reason: {setup:?}"),
        }
    }
}

/// A random game on which the laws are checked.
struct Playout<G: Lawful> {
    game: G,
    setup: G::Setup,
    seed: Seed,
    dice: rand_pcg::Pcg32,
    journal: Vec<G::Action>,
    events: Vec<G::Event>,
    /// The points that the events have told of, by player and source.
    told: Vec<Vec<i16>>,
}

impl<G: Lawful> Playout<G> {
    fn new(setup: G::Setup, seed: Seed) -> Self {
        let game = start::<G>(setup, seed);
        let dice = playout::picks(seed);
        let told = vec![vec![0; G::SOURCES.len()]; usize::from(game.players())];
        Playout { game, setup, seed, dice, journal: Vec::new(), events: Vec::new(), told }
    }

    fn run(&mut self) {
        loop {
            self.position();
            let Turn::Of(player) = self.game.turn() else { break };
            if self.dice.below(G::SAMPLE) == 0 {
                self.exact(player);
                self.secret(player);
            }
            self.step(player);
        }
        self.replay();
        let largest = self.journal.iter().map(|action| encode(action).len()).max();
        self.assert(largest <= Some(G::ACTION), format_args!("an action takes more than {} bytes", G::ACTION));
        let bytes: usize = self.journal.iter().map(|action| 1 + encode(action).len()).sum();
        self.assert(bytes <= G::JOURNAL, "a journal takes at most JOURNAL bytes");
        self.assert(2 * bytes <= Journal::ROOM, "a journal takes at most half of the room that the store has for it");
    }

    /// Checks what holds in every position.
    fn position(&self) {
        let game = &self.game;
        let list = walk::legal(game);
        match game.turn() {
            Turn::Of(player) => {
                self.assert(player.0 < game.players(), "the player whose turn it is sits at the table");
                self.assert(!list.is_empty(), "there is something to do before the end");
            }
            Turn::Over => self.assert(list.is_empty(), "there is nothing to do after the end"),
        }
        self.assert(list.len() <= G::MAX_ACTIONS, "a list holds at most MAX_ACTIONS");
        self.assert(list.is_sorted_by(|a, b| a < b), "a list is ascending without doubles");
        let encoded: Vec<_> = list.iter().map(encode).collect();
        self.assert(encoded.is_sorted_by(|a, b| a < b), "a list is ascending by encoding");
        self.assert(self.journal.len() <= G::MAX_LENGTH, "a game takes at most MAX_LENGTH actions");

        if let Err(what) = game.conserved() {
            self.assert(false, format_args!("conserved: {what}"));
        }
        let points: Vec<_> = Player::all(game.players()).map(|player| game.total(player)).collect();
        let standing = game.standing();
        self.assert(*standing.points == *points, "the standing has the points of all sources");
        let rows = standing.points.iter().copied().zip(standing.tie_break.iter().copied());
        self.assert(Standing::new(rows) == standing, "the standing is ranked by points, then by tie-break");
        if game.is_settled() {
            self.accounted();
        }
    }

    /// Checks that every point came with an event that tells its source.
    fn accounted(&self) {
        for player in Player::all(self.game.players()) {
            let mates = Player::all(self.game.players()).filter(|&other| self.game.together(player, other));
            let mates: Vec<_> = mates.map(|mate| &self.told[mate.index()]).collect();
            for (i, &source) in G::SOURCES.iter().enumerate() {
                let told: i16 = mates.iter().map(|told| told[i]).sum();
                let points = self.game.points(player, source);
                self.assert(
                    told == points,
                    format_args!("{player:?} has {points} from {source:?}, events tell {told}"),
                );
            }
        }
    }

    /// Checks that an action is in the list exactly when it is accepted, and that a refused one changes nothing.
    fn exact(&mut self, player: Player) {
        let list = walk::legal(&self.game);
        for &action in &list {
            self.assert(reread(&action) == Some(action), "an action survives its encoding");
            let mut game = self.game.clone();
            self.assert(game.apply(action, |_| ()).is_ok(), format_args!("listed, but refused: {action:?}"));
            self.announced(player, action, &game);
        }
        for _ in 0..TRIES {
            let mut bytes = noise(&mut self.dice);
            if self.dice.below(2) == 0 {
                let model = encode(&list[self.dice.below(list.len() as u32) as usize]);
                let (at, byte) = (self.dice.below(model.len() as u32) as usize, bytes[0]);
                bytes[..model.len()].copy_from_slice(&model);
                bytes[at] = byte;
            }
            let Some(action) = decode::<G::Action>(&bytes) else { continue };
            let mut game = self.game.clone();
            let mut told = 0;
            let played = game.apply(action, |_| told += 1);
            let refused = self.game.preview(action).err();
            self.assert(refused == played.err(), format_args!("a preview refuses what is not legal: {action:?}"));
            let accepted = played.is_ok();
            self.assert(accepted == list.contains(&action), format_args!("listed and accepted differ: {action:?}"));
            if !accepted {
                self.assert(
                    game == self.game && told == 0,
                    format_args!("refused, but something happened: {action:?}"),
                );
            }
        }
    }

    /// Checks that a preview has the points that an action brings, and none for one that hands over.
    fn announced(&self, player: Player, action: G::Action, after: &G) {
        let gained = match self.game.hands_over(action) {
            true => 0,
            false => after.view(player).total(player) - self.game.view(player).total(player),
        };
        let preview = self.game.preview(action).map(|preview| preview.points());
        self.assert(preview == Ok(gained), format_args!("a preview has the points that come: {action:?}"));
    }

    /// Checks that views show what a player may know and nothing else.
    fn secret(&mut self, turn: Player) {
        for viewer in Player::all(self.game.players()) {
            let seed = Seed::new(self.dice.below(u32::MAX).into());
            let view = self.game.view(viewer);
            self.assert(view.view(viewer) == view, "the view of a view is itself");
            self.assert(view.total(viewer) == self.game.total(viewer), "a view has the viewer's own points");
            let mut other = self.game.clone();
            other.rehide(viewer, seed);
            self.assert(other.view(viewer) == view, "rehide keeps the view");
            let mut drawn = self.game.clone();
            drawn.redraw(seed);
            self.assert(drawn.view(viewer) == view, "redraw keeps every view");
            self.assert(drawn != self.game, "redraw draws anew");
            if let Err(what) = other.conserved() {
                self.assert(false, format_args!("conserved after rehide: {what}"));
            }
            let mut guess = view.clone();
            guess.rehide(viewer, seed);
            self.assert(guess == other, "rehide draws from the view alone");
            if viewer == turn {
                let list = walk::legal(&self.game);
                self.assert(walk::legal(&view) == list, "the list is in the view");
                self.assert(walk::legal(&other) == list, "the list shows nothing hidden");
                for &action in &list {
                    self.assert(other.hands_over(action) == self.game.hands_over(action), "handing over is no secret");
                    if !self.game.hands_over(action) {
                        self.unseen(viewer, action, &other);
                    }
                }
                self.finish(other);
            }
        }
    }

    /// Checks that an action that hands nothing over shows its player nothing new, so that it can be taken back.
    fn unseen(&self, viewer: Player, action: G::Action, other: &G) {
        let after = |game: &G| {
            let mut game = game.clone();
            let played = game.apply(action, |_| ());
            self.assert(played.is_ok(), format_args!("listed, but refused: {action:?}"));
            self.assert(game.turn() == Turn::Of(viewer), format_args!("hands over without saying so: {action:?}"));
            game.view(viewer)
        };
        self.assert(after(&self.game) == after(other), format_args!("reveals without saying so: {action:?}"));
    }

    /// Checks that a state whose hidden part was drawn anew can be played to its end.
    fn finish(&mut self, mut game: G) {
        for _ in self.journal.len()..=G::MAX_LENGTH {
            let list = walk::legal(&game);
            if list.is_empty() {
                return;
            }
            let action = list[self.dice.below(list.len() as u32) as usize];
            self.assert(game.apply(action, |_| ()).is_ok(), "listed, but refused, after rehide");
        }
        self.assert(false, "a game takes at most MAX_LENGTH actions, after rehide too");
    }

    fn step(&mut self, player: Player) {
        let list = walk::legal(&self.game);
        // Every other game by a player who is busier than chance.
        let busy = self.seed.bits() % 2 == 1;
        let pick =
            if busy { self.game.busy(&list, &mut self.dice) } else { self.dice.below(list.len() as u32) as usize };
        let action = list[pick];
        let hands_over = self.game.hands_over(action);
        self.journal.push(action);
        let (events, told) = (&mut self.events, &mut self.told);
        let played = self.game.apply(action, |event| {
            events.push(event);
            if let Some((player, source, points)) = G::scored(event) {
                let index = G::SOURCES.iter().position(|&s| s == source).expect("a source of the score sheet");
                told[player.index()][index] += points;
            }
        });
        self.assert(played.is_ok(), format_args!("listed, but refused: {action:?}"));
        let stays = self.game.turn() == Turn::Of(player);
        self.assert(stays || hands_over, format_args!("hands over without saying so: {action:?}"));
    }

    /// Checks that set-up, seed and actions give the same game again.
    fn replay(&self) {
        let mut game = start::<G>(self.setup, self.seed);
        let mut events = Vec::new();
        for &action in &self.journal {
            let played = game.apply(action, |event| events.push(event));
            self.assert(played.is_ok(), "a journal can be replayed");
        }
        self.assert(game == self.game && events == self.events, "a journal gives the same game again");
    }

    #[track_caller]
    fn assert(&self, holds: bool, law: impl Display) {
        assert!(
            holds,
            "law: {law}\n  {} {:?}, seed {}\n  after {:?}",
            G::KEY,
            self.setup,
            self.seed,
            &self.journal[self.journal.len().saturating_sub(12)..],
        );
    }
}

fn encode(value: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(value).expect("plain data has an encoding")
}

fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

fn reread<T: Serialize + DeserializeOwned + Debug>(value: &T) -> Option<T> {
    decode(&encode(value))
}

/// Returns arbitrary bytes: most of them small, as in encoded actions.
fn noise(dice: &mut impl Dice) -> [u8; 16] {
    let top = [4, 8, 40, 256][dice.below(4) as usize];
    std::array::from_fn(|_| dice.below(top) as u8)
}
