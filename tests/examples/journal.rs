//! Writes the journal of a lively game: `cargo run -p tests --example journal -- dice-game --players 3 > FILE`.
//!
//! A greedy player with a taste for bonuses plays seed after seed until a game has everything that a script should
//! show.

use rules_core::dice_game::{Action, Bonus, Change, DiceGame, Duchy, Preview, Setup, Variant};
use rules_core::{Game, Player, Seed};
use tests::journal::hex;
use tests::walk;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let players = match words[..] {
        ["dice-game", "--players", players] => players.parse().expect("a number of players"),
        _ => panic!("journal dice-game --players N"),
    };
    let duchy = if players == 1 { Duchy::A } else { Duchy::B };
    let variant = if players == 1 { Variant::OneAndOnly } else { Variant::Standard };
    let setup = Setup { players, duchy, variant, open_choices: false };
    let (seed, actions) = (1..).map(Seed::new).find_map(|seed| lively(setup, seed)).expect("some game has it all");

    println!("game dice-game\nplayers {players}");
    println!("form {}{}", duchy as usize, if players == 1 { "" } else { " 0 0" });
    println!("seed {seed}");
    for action in actions {
        println!("act {} # {action:?}", hex(&postcard::to_stdvec(&action).expect("an action can be encoded")));
    }
}

/// Returns the actions of a greedy game, if everybody marks 20 hexes and all bonuses are used by the first player.
fn lively(setup: Setup, seed: Seed) -> Option<(Seed, Vec<Action>)> {
    let mut end = None;
    let mut actions = Vec::new();
    let mut spent = Vec::new();
    let mut sold = false;
    for step in walk::greedy(setup, seed, worth) {
        let gain = step.before.preview(step.action).ok()?;
        if step.player == Player(0) {
            spent.extend(gain.cost);
            sold |= gain.sold > 0;
        }
        actions.push(step.action);
        end = Some(step.after);
    }
    let game = end?;
    let marks = Player::all(setup.players).map(|player| game.sheet(player).marked().len()).min()?;
    let all = [Bonus::Monk, Bonus::Silver, Bonus::Worker].iter().all(|bonus| spent.contains(bonus));
    (marks >= 21 && all && sold).then_some((seed, actions))
}

/// Returns how much a greedy player likes an action.
fn worth(game: &DiceGame, player: Player, action: Action) -> i32 {
    let gain: Preview = game.preview(action).unwrap_or_default();
    let sheet = game.sheet(player);
    match action {
        Action::Done => 0,
        // Every player starts at another castle, and prefers another colour.
        Action::Castle(hex) => {
            i32::from(hex) * [1, -1, 1][player.index() % 3] + [0, 0, -6][player.index() % 3] * i32::from(hex > 20)
        }
        Action::Sell(yes) => i32::from(yes),
        Action::Mark { hex, with, .. } => {
            let area = game.layout().area(hex);
            let marked = area.and(sheet.marked()).len() as i32 + 1;
            let promise = i32::from(game.layout().area_points(hex, game.phase())) * marked / area.len() as i32;
            let cost = if gain.cost.is_some() || with != Change::Nothing { 25 } else { 0 };
            let taste = if game.layout().colour(hex) as u8 % 3 == player.0 % 3 { 9 } else { 0 };
            20 + taste + 10 * i32::from(gain.points) + 5 * promise + 6 * i32::from(gain.bonus.is_some()) - cost
        }
    }
}
