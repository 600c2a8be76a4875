//! A game that a case plays and checks.

use rules_core::{Game, Player, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::text::{Error, Line, Word};
use super::{Vocabulary, check_text};
use crate::walk;

/// A game and what the last action told.
#[derive(Clone, Debug)]
pub struct Table<V: Game> {
    /// The game.
    pub game: V,
    /// Who took the last action.
    pub actor: Player,
    /// The player that a line asks about: the actor, if it names nobody.
    pub asked: Player,
    /// What the last action told.
    pub events: Vec<V::Event>,
}

impl<V: Vocabulary> Table<V> {
    /// Sets a game on the table; an error belongs to `start`.
    pub(super) fn new(game: V, start: Word) -> Result<Self, Error> {
        let actor = if let Turn::Of(player) = game.turn() { player } else { Player(0) };
        check_list(&game).map_err(|message| start.error(message))?;
        Ok(Table { game, actor, asked: actor, events: Vec::new() })
    }

    /// Plays or checks what a line says.
    pub(super) fn line(&mut self, mut line: Line) -> Result<(), Error> {
        let start = line.start();
        if line.skip("do") {
            let action = self.game.read_action(&mut line)?;
            line.finish()?;
            self.play(action).map_err(|message| start.error(message))
        } else {
            line.maybe();
            self.expect(line)
        }
    }

    fn play(&mut self, action: V::Action) -> Result<(), String> {
        if let Turn::Of(player) = self.game.turn() {
            self.actor = player;
        }
        let before = self.game.clone();
        let mut events = Vec::new();
        self.game.apply(action, |event| events.push(event)).map_err(|why| format!("refused: {why:?}"))?;
        if !walk::legal(&before).contains(&action) {
            return Err("it is accepted, but not listed".into());
        }
        self.events = events;
        V::check(&before, action, self)?;
        check_list(&self.game)?;
        check_text(&self.game)
    }

    fn expect(&mut self, mut line: Line) -> Result<(), Error> {
        self.asked = if line.skip("player") { read_player(line.word("a player")?)? } else { self.actor };
        let word = line.word("something")?;
        if self.asked.0 >= self.game.players() {
            return Err(word.error("this player does not play"));
        }
        match word.text {
            "turn" => word.same(line, turn_text(self.game.turn())),
            "ranks" => {
                let ranks: Vec<_> = self.game.standing().rank.iter().map(u8::to_string).collect();
                word.same(line, ranks.join(" "))
            }
            "points" => word.same(line, self.game.total(self.asked).to_string()),
            "legal" => {
                let action = self.game.read_action(&mut line)?;
                line.finish()?;
                if walk::legal(&self.game).contains(&action) { Ok(()) } else { Err(word.error("it is not legal")) }
            }
            "refused" => self.refused(word, line),
            "options" => word.same(line, walk::legal(&self.game).len().to_string()),
            "only" => {
                let texts: Vec<_> =
                    walk::legal(&self.game).into_iter().map(|action| self.game.action_text(action)).collect();
                word.same(line, texts.join(" / "))
            }
            _ => V::expect(self, word, line),
        }
    }

    fn refused(&self, word: Word, mut line: Line) -> Result<(), Error> {
        let action = self.game.read_action(&mut line)?;
        let reason = if line.skip("because") { line.word("a reason")? } else { line.word("because")? };
        line.finish()?;
        let mut game = self.game.clone();
        match game.apply(action, |_| ()) {
            Ok(()) => Err(word.error("it is legal")),
            Err(_) if walk::legal(&self.game).contains(&action) => Err(word.error("it is listed")),
            // A reason may carry how much is missing: its name alone will do.
            Err(why) if format!("{why:?}").split('(').next() == Some(reason.text) => Ok(()),
            Err(why) => Err(reason.error(format!("it is refused because {why:?}"))),
        }
    }
}

/// Checks that every listed action is accepted, and no similar one that is not listed.
fn check_list<G: Game>(game: &G) -> Result<(), String> {
    let list = walk::legal(game);
    for &action in &list {
        game.clone().apply(action, |_| ()).map_err(|why| format!("{action:?} is listed, but refused: {why:?}"))?;
    }
    let mut untouched = game.clone();
    for action in near(&list).into_iter().filter(|action| !list.contains(action)) {
        if untouched.apply(action, |_| ()).is_ok() {
            return Err(format!("{action:?} is not listed, but accepted"));
        }
    }
    Ok(())
}

/// Returns the actions that differ from a listed one in one part, and those of other kinds with small parts.
fn near<A: Serialize + DeserializeOwned>(list: &[A]) -> Vec<A> {
    /// More than there are kinds of actions, and than most of their parts have values.
    const VALUES: u8 = 64;
    /// How many listed actions of a kind are varied.
    const MODELS: usize = 3;
    let mut found = Vec::new();
    let mut kinds = [0; VALUES as usize];
    for model in list {
        let mut bytes = postcard::to_stdvec(model).expect("plain data has an encoding");
        let kind = &mut kinds[usize::from(bytes[0] % VALUES)];
        *kind += 1;
        for at in (1..bytes.len()).filter(|_| *kind <= MODELS) {
            let own = bytes[at];
            for value in 0..VALUES {
                bytes[at] = value;
                found.extend(postcard::from_bytes(&bytes).ok());
            }
            bytes[at] = own;
        }
    }
    let pairs = (0..VALUES).flat_map(|kind| (0..VALUES).map(move |part| [kind, part, 0, 0, 0, 0]));
    found.extend(pairs.filter_map(|bytes| postcard::from_bytes(&bytes).ok()));
    found
}

fn turn_text(turn: Turn) -> String {
    match turn {
        Turn::Of(player) => (player.0 + 1).to_string(),
        Turn::Over => "over".into(),
    }
}

/// Reads a player, counted from 1.
pub fn read_player(word: Word) -> Result<Player, Error> {
    Ok(Player(word.within(1, rules_core::MAX_PLAYERS as u8)? - 1))
}
