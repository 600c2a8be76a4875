//! The tutor: warns once before a turn that costs too much, shows a better one, and takes it back.

use console::{Button, Console, ScreenKind};
use handheld::{Command, Handheld, Host};
use players::Computer;
use rules_core::castles::{self, Castles, Estates, tables};
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::{Orleans, Scenario, Setup};
use rules_core::{Actions, Game, Player, Seed, Turn};
use saves::{ActionBytes, Volume};
use tests::buttons::{Hand, ways};
use tests::preset::Preset;
use tests::replay::{Sitter, begin};
use tests::stored::{Stored, whole};
use tests::texts::{faults, texts};
use tests::{Rng, games};

use crate::lessons::learned;
use crate::review::seated;

/// Returns a hand at a game with these sitters, after the row of the tutor was stepped so often.
fn tutored<G: Game>(steps: usize, sitters: &[usize]) -> Hand {
    tutored_with::<G>(G::with_players(&G::DEFAULT, sitters.len() as u8), steps, sitters)
}

fn tutored_with<G: Game>(setup: G::Setup, steps: usize, sitters: &[usize]) -> Hand {
    let mut hand = Hand::default();
    (0..steps).for_each(|_| step_tutor(&mut hand, Button::Right));
    hand.start_against::<G>(setup, sitters, Seed::new(5));
    hand.take();
    hand
}

/// Steps his row of the settings, from the title.
fn step_tutor(hand: &mut Hand, button: Button) {
    hand.go_to(Console::GAMES + 1);
    hand.press(Button::A);
    // It is the last row that changes a value, above the four that open something.
    hand.press_all([Button::Up; 5]);
    hand.press_all([button, Button::B]);
}

/// Presses at random until the tutor says something. Returns whether he does before so many presses.
fn blunder(hand: &mut Hand, presses: usize) -> bool {
    let mut rng = Rng(7);
    for _ in 0..presses {
        match hand.console().screen() {
            ScreenKind::Tutor => return true,
            ScreenKind::Table => {
                let buttons = [Button::A, Button::A, Button::Down, Button::Right, Button::Left, Button::Up];
                hand.press(buttons[rng.below(buttons.len())]);
            }
            ScreenKind::HandOver | ScreenKind::Interlude | ScreenKind::Leaflet => hand.press(Button::A),
            ScreenKind::Scores => return false,
            _ => hand.press(Button::B),
        }
    }
    hand.console().screen() == ScreenKind::Tutor
}

/// Returns the actions of the game in progress.
fn actions(device: &Handheld) -> Vec<ActionBytes> {
    let journals = handheld::journals(device.flash()).expect("our saves");
    let running = journals.into_iter().find(|(volume, _)| matches!(volume, Volume::InProgress(_)));
    let mut actions = Vec::new();
    let packed = running.expect("a game in progress").1.expect("it can be packed");
    packed.unpack(|action| actions.push(action)).expect("it can be unpacked");
    actions
}

fn length(device: &Handheld) -> usize {
    actions(device).len()
}

fn warns<G: Computer>() {
    warns_with::<G>(G::with_players(&G::DEFAULT, 2), &[0, 1]);
}

fn warns_with<G: Computer>(setup: G::Setup, sitters: &[usize]) {
    let mut hand = tutored_with::<G>(setup, 1, sitters);
    assert!(blunder(&mut hand, 3000), "{}: random presses cost nothing", G::KEY);
    let told = texts(hand.console());
    assert!(told.iter().any(|text| text.starts_with("This turn loses")), "{told:?}");
    assert!(faults(hand.console()).is_empty(), "{:?}", faults(hand.console()));
    hand.press(Button::X);
    let better = texts(hand.console());
    assert!(better.iter().any(|text| text == "Better would be"), "{better:?}");
    assert!(faults(hand.console()).is_empty(), "{:?}", faults(hand.console()));
    // Back at the table nothing has happened, and the same turn ends without another word.
    let before = length(hand.handheld());
    hand.press(Button::B);
    assert_eq!((hand.console().screen(), length(hand.handheld())), (ScreenKind::Table, before));
    hand.press(Button::A);
    assert_ne!(hand.console().screen(), ScreenKind::Tutor, "{}: he says it once", G::KEY);
    assert!(length(hand.handheld()) > before, "{}: the turn ends", G::KEY);
}

#[test]
fn a_costly_turn_is_warned_of_once() {
    warns::<Castles>();
    warns::<DiceGame>();
    warns::<Natick>();
    warns::<Orleans>();
}

#[test]
fn he_warns_in_games_alone_and_in_teams() {
    warns_with::<Castles>(Castles::with_players(&Castles::DEFAULT, 1), &[0]);
    let estates = Estates::Team(*tables::TEAM_ESTATES.start());
    warns_with::<Castles>(castles::Setup { players: 4, estates, ..Castles::DEFAULT }, &[0, 1, 1, 1]);
    warns_with::<DiceGame>(DiceGame::with_players(&DiceGame::DEFAULT, 1), &[0]);
    warns_with::<Orleans>(Setup { players: 2, ..Setup::of(Scenario::Invasion) }, &[0, 1]);
    warns_with::<Orleans>(Setup::of(Scenario::Salesman), &[0]);
}

#[test]
fn a_warned_turn_can_be_played_or_taken_back() {
    for (button, ends) in [(Button::A, true), (Button::Y, false)] {
        let mut hand = tutored::<Castles>(1, &[0, 1]);
        assert!(blunder(&mut hand, 3000));
        let before = length(hand.handheld());
        hand.press(button);
        assert_eq!(hand.console().screen(), ScreenKind::Table);
        assert_eq!(length(hand.handheld()) > before, ends);
        assert!(ends || length(hand.handheld()) < before, "nothing of it was taken back");
    }
}

/// What hard would do is not warned of.
#[test]
fn a_good_turn_ends_as_ever() {
    let (mut hand, mut model) = (tutored::<Castles>(1, &[0, 1]), tutored::<Castles>(0, &[0, 1]));
    while length(hand.handheld()) < 60 {
        let (ways, at) = (ways(model.console()), actions(model.handheld()).len());
        model.play_hint();
        let action = &actions(model.handheld())[at];
        hand.press_to(action, ways[&action.to_vec()].presses.clone());
        assert_ne!(hand.console().screen(), ScreenKind::Tutor, "{:?}", texts(hand.console()));
        hand.take();
        model.take();
        assert_eq!(actions(hand.handheld()), actions(model.handheld()));
    }
}

/// Who asked for a hint is not told otherwise in that turn. In another game, begun earlier or later, he speaks.
#[test]
fn a_hint_silences_him_in_its_game_alone() {
    let mut hand = tutored::<DiceGame>(1, &[0, 1]);
    // To the title, to another game with a hint, and back.
    let leave = [Button::Y, Button::Up, Button::Up, Button::Up, Button::A];
    hand.press_all(leave);
    hand.start_against::<Natick>(Natick::DEFAULT, &[0, 1], Seed::new(5));
    hand.take();
    hand.press_all([Button::Y, Button::Down, Button::A]);
    hand.command(&Command::Wait(500));
    hand.press_all(leave);
    hand.go_to(games::row::<DiceGame>());
    hand.press_all([Button::A; 2]);
    hand.take();
    assert!(blunder(&mut hand, 3000));
}

/// While he looks, nothing else happens; B lets him be.
#[test]
fn a_turn_that_is_looked_at_waits() {
    for (button, goes_on) in [(Button::Y, true), (Button::Down, true), (Button::B, false)] {
        let mut hand = tutored::<DiceGame>(1, &[0, 1]);
        assert!(blunder(&mut hand, 3000));
        // Switched off and on, he has not warned of this turn.
        let mut device = Handheld::new(Host::TEST, hand.into_handheld().flash().clone());
        device.settle();
        device.tap(Button::A);
        device.tap(Button::A);
        let mut tries = 0;
        while !texts(device.console()).iter().any(|text| text.starts_with("The tutor looks")) {
            device.release(Button::A);
            device.run(600);
            device.press(if tries % 3 == 2 { Button::Down } else { Button::A });
            tries += 1;
            assert!(tries < 300, "no turn ends: {:?}", texts(device.console()));
        }
        device.press(button);
        device.release(button);
        let looks = texts(device.console()).iter().any(|text| text.starts_with("The tutor looks"));
        assert_eq!((looks, device.console().screen()), (goes_on, ScreenKind::Table), "{button:?}");
    }
}

/// Returns a game up to the middle of a turn of the first player, after something came to light.
fn revealed(setup: Setup, seed: u64) -> Option<Stored> {
    let mut game = Orleans::new(setup, Seed::new(seed)).expect("a game");
    let mut stored = whole::<Orleans>(Preset::NAMES, setup, seed as usize);
    let mut dice = Seed::new(seed).generator();
    stored.actions.clear();
    while let Turn::Of(player) = game.turn() {
        let mut list = Actions::new();
        game.legal(&mut list);
        let action = list[game.busy(&list, &mut dice)];
        let draws = game.draws_for(player, action);
        game.play(action).expect("a legal action");
        stored.actions.push(postcard::to_stdvec(&action).expect("an action"));
        if player == Player(0) && draws && game.turn() == Turn::Of(player) {
            return Some(seated(stored, &[(1, Sitter::Computer(0))]));
        }
    }
    None
}

/// What came to light in a turn is not taken back with it: he looks at what came afterwards.
#[test]
fn he_takes_nothing_back_that_came_to_light() {
    let setup = Setup { players: 2, ..Setup::of(Scenario::Prosperity) };
    let (mut warned, mut games) = (0, 0);
    for game in (1..80).filter_map(|seed| revealed(setup, seed)) {
        let mut hand = Hand::default();
        step_tutor(&mut hand, Button::Right);
        game.keep(hand.handheld().flash(), 0);
        hand.command(&Command::PowerCycle(None));
        hand.press_all([Button::A; 2]);
        hand.take();
        games += 1;
        let before = length(hand.handheld());
        assert_eq!(before, game.actions.len());
        if !blunder(&mut hand, 40) {
            continue;
        }
        let turn = &actions(hand.handheld())[before..];
        let mut now = begin::<Orleans>(&game.head).expect("a game");
        let mut ends = 0;
        for (at, bytes) in
            game.actions.iter().map(Vec::as_slice).chain(turn.iter().map(|action| &action[..])).enumerate()
        {
            let action = postcard::from_bytes(bytes).expect("an action");
            ends += usize::from(at >= before && now.hands_over(action));
            now.play(action).expect("a legal action");
        }
        if ends == 0 {
            hand.press(Button::Y);
            assert_eq!(length(hand.handheld()), before, "back to where it came to light");
            warned += 1;
        }
    }
    assert!(warned > 0, "of {games} games");
}

#[test]
fn among_several_persons_he_speaks_only_if_all_agree() {
    for (steps, speaks) in [(0, false), (1, false), (2, true), (3, false)] {
        let mut hand = tutored::<DiceGame>(steps, &[0, 0]);
        assert_eq!(blunder(&mut hand, 600), speaks, "{steps}");
    }
}

/// Each of several persons is told of him before each of their turns, and sends him away with one press, for all of them.
#[test]
fn one_of_several_persons_is_enough_to_send_him_away() {
    let mut hand = tutored::<DiceGame>(2, &[0, 0]);
    assert!(blunder(&mut hand, 600));
    hand.press(Button::A);
    assert_eq!(hand.console().screen(), ScreenKind::HandOver);
    let is_told = |hand: &Hand| texts(hand.console()).iter().any(|text| text.starts_with("The tutor helps all"));
    assert!(is_told(&hand) && faults(hand.console()).is_empty(), "{:?}", texts(hand.console()));
    hand.press(Button::Left);
    assert!(!is_told(&hand));
    assert!(!blunder(&mut hand, 200));
    // It stays so.
    hand.command(&Command::PowerCycle(None));
    hand.press_all([Button::A; 2]);
    assert_eq!(hand.console().screen(), ScreenKind::HandOver, "{:?}", texts(hand.console()));
    assert!(!is_told(&hand));
}

/// Nobody who has learned nothing hears of him. He comes with a lesson, to games of that kind, until he is switched off.
#[test]
fn he_comes_with_a_lesson() {
    fn speaks<G: Game>(hand: &mut Hand, presses: usize) -> bool {
        hand.command(&Command::PowerCycle(None));
        hand.start_against::<G>(G::with_players(&G::DEFAULT, 2), &[0, 1], Seed::new(5));
        hand.take();
        blunder(hand, presses)
    }
    assert!(!speaks::<DiceGame>(&mut Hand::default(), 600));
    let mut hand = learned(games::row::<DiceGame>());
    assert!(speaks::<DiceGame>(&mut hand, 600));
    assert!(!speaks::<Natick>(&mut hand, 600));
    hand.command(&Command::PowerCycle(None));
    step_tutor(&mut hand, Button::Left);
    assert!(!speaks::<DiceGame>(&mut hand, 600));
}
