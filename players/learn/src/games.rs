//! Games that were played to learn from. A game is kept as its set-up, its seed and the place of each action among those
//! that were legal: so it is small, and whatever nets read of positions can change later.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

use contest::{Way, spread};
use players::net::{Model, Net};
use players::{Level, POINT, Search, public_seed};
use rules_core::{Actions, Dice, Game, Player, Seed, Turn, playout};

use crate::setups::{Draw, Moment, draw};

/// A game that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played<S> {
    /// What it started from.
    pub setup: S,
    /// Its seed.
    pub seed: u64,
    /// The place of each action in the list of the legal ones.
    pub picks: Vec<u8>,
}

/// Games at a time, for each thread: between two writes.
const CHUNK: usize = 64;

/// Of so many decisions, how many are made with a large mistake, and how many with a large or a small one.
const DECISIONS: u32 = 100;
const LARGE: u32 = 12;
const ANY: u32 = 50;

/// A small mistake is this part of a large one.
const SMALL: u32 = 6;

/// Plays a game as medium does, with a net and now and then a mistake.
fn play<G: Draw>(model: &Model<G>, net: Option<&'static Net>, seed: u64) -> Played<G::Setup> {
    let mut dice = playout::picks(Seed::new(seed));
    let (_, setup) = draw::<G>(model.name, model.fits, &mut dice);
    let mut game = G::new(setup, Seed::new(seed)).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    let search = G::search(Level::Medium).unwrap_or(Search::beam(1));
    // Half of what easy does wrong, where it does.
    let large = G::search(Level::Easy).map_or(POINT as u32, |easy| easy.slip / 2);
    let (mut picks, mut list) = (Vec::new(), Actions::new());
    while let Turn::Of(player) = game.turn() {
        let slip = match dice.below(DECISIONS) {
            0..LARGE => large,
            LARGE..ANY => large / SMALL,
            _ => 0,
        };
        let way = Way { search: Some(Search { slip, ..search }), net };
        let thought = public_seed(picks.len() as u16, player).bits() ^ seed.wrapping_mul(0x9e37_79b9);
        let (action, _) = way.decide(&game, player, Seed::new(thought));
        game.legal(&mut list);
        let place = list.iter().position(|&other| other == action).expect("a decision is legal");
        picks.push(place as u8);
        game.play(action).unwrap_or_else(|_| panic!("{action:?} is legal"));
    }
    Played { setup, seed, picks }
}

/// Plays a kept game again and shows each position that is learned from, and who decides in it. Returns the end.
pub fn replay<G: Draw>(played: &Played<G::Setup>, mut each: impl FnMut(&G, Player)) -> Option<G> {
    let mut game = G::new(played.setup, Seed::new(played.seed)).ok()?;
    let (mut list, mut has_acted) = (Actions::new(), false);
    for &pick in &played.picks {
        let Turn::Of(player) = game.turn() else { return None };
        game.legal(&mut list);
        let &action = list.get(usize::from(pick))?;
        let hands_over = game.hands_over(action);
        if game.learns_from(Moment { action, has_acted, hands_over }) {
            each(&game, player);
        }
        game.play(action).ok()?;
        has_acted = !hands_over;
    }
    game.is_over().then_some(game)
}

/// Returns the line that a file of games begins with.
fn head<G: Game>() -> String {
    format!("games of {}, rules {}\n", G::KEY, G::RULES_VERSION)
}

/// Reads a file of games. What an interrupted run left at its end does not count.
pub fn read<G: Game>(path: &Path) -> io::Result<Vec<Played<G::Setup>>> {
    Ok(read_whole::<G>(path)?.0)
}

/// Returns the games of a file, and its length up to the last whole one.
fn read_whole<G: Game>(path: &Path) -> io::Result<(Vec<Played<G::Setup>>, u64)> {
    let bytes = std::fs::read(path)?;
    let other = || io::Error::other(format!("{}: games of other rules", path.display()));
    let mut rest = bytes.strip_prefix(head::<G>().as_bytes()).ok_or_else(other)?;
    let mut games = Vec::new();
    while let Ok(((setup, seed, picks), left)) = postcard::take_from_bytes::<(G::Setup, u64, Vec<u8>)>(rest) {
        games.push(Played { setup, seed, picks });
        rest = left;
    }
    Ok((games, (bytes.len() - rest.len()) as u64))
}

/// Plays games into a file until there are so many, from where it stopped.
pub fn fill<G: Draw>(
    path: &Path,
    model: &Model<G>,
    net: Option<&'static Net>,
    seeds: u64,
    count: usize,
    threads: usize,
) -> io::Result<()> {
    let mut file = if path.exists() {
        let (games, length) = read_whole::<G>(path)?;
        if games.len() >= count {
            return Ok(());
        }
        let file = OpenOptions::new().append(true).open(path)?;
        file.set_len(length)?;
        (file, games.len())
    } else {
        let mut file = File::create(path)?;
        file.write_all(head::<G>().as_bytes())?;
        (file, 0)
    };
    let (file, from) = (&mut file.0, file.1);
    let (start, mut done) = (Instant::now(), from);
    while done < count {
        let some = (CHUNK * threads).min(count - done);
        let games = spread(some, threads, |nth| play(model, net, seeds + (done + nth) as u64));
        let mut bytes = Vec::new();
        for Played { setup, seed, picks } in games {
            bytes.extend(postcard::to_stdvec(&(setup, seed, picks)).map_err(io::Error::other)?);
        }
        file.write_all(&bytes)?;
        done += some;
        let speed = (done - from) as f64 / start.elapsed().as_secs_f64();
        eprint!("\r  {done} of {count} games, {speed:.0} a second ");
    }
    eprintln!();
    Ok(())
}

#[cfg(test)]
mod tests {
    use players::Computer;
    use rules_core::castles::Castles;
    use rules_core::dice_game::{DiceGame, PHASES, SOLO_ROUNDS};

    use super::*;

    #[test]
    fn a_file_of_games_goes_on_where_it_stopped() {
        let folder = std::env::temp_dir().join(format!("learn-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let (path, model) = (folder.join("test.games"), &Castles::MODELS[0]);
        fill::<Castles>(&path, model, None, 10, 2, 2).unwrap();
        let first = read::<Castles>(&path).unwrap();
        // An interrupted run leaves a part of a game.
        OpenOptions::new().append(true).open(&path).unwrap().write_all(&[2]).unwrap();
        fill::<Castles>(&path, model, None, 10, 3, 1).unwrap();
        let games = read::<Castles>(&path).unwrap();
        assert_eq!((first.len(), games.len(), &games[..2]), (2, 3, &first[..]));
        assert!(games.iter().map(|game| game.seed).eq([10, 11, 12]));
        for game in &games {
            let mut seen = 0;
            let end = replay::<Castles>(game, |_, _| seen += 1).unwrap();
            assert!(end.is_over() && seen > 50 && seen < game.picks.len());
        }
        std::fs::write(&path, "games of castles, rules 0\n").unwrap();
        assert!(read::<Castles>(&path).is_err());
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_round_of_the_dice_game_is_learned_from_where_it_ends() {
        let model = DiceGame::MODELS.iter().find(|model| model.name == "alone").unwrap();
        let played = play(model, None, 3);
        let mut seen = 0;
        replay::<DiceGame>(&played, |_, _| seen += 1).unwrap();
        assert_eq!(seen, 1 + usize::from(PHASES * SOLO_ROUNDS), "the castle, and each round");
        assert!(played.picks.len() > seen);
    }
}
