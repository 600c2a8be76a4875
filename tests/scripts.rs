//! Scripts: those made from journals are up to date, and all together show every screen.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use console::{Button, Console, ScreenKind, Task};
use handheld::{Command, Flash, Handheld, Host, Picture, Script};
use rules_core::dice_game::{Action, Change, DiceGame};
use tests::buttons::Hand;
use tests::golden;
use tests::journal::{Journal, Step};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Returns the name and text of every file in a folder, in the order of their names.
fn files(name: &str) -> Vec<(String, String)> {
    let mut files: Vec<_> = fs::read_dir(folder(name))
        .expect("the folder is there")
        .map(|entry| entry.expect("it can be listed").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let text = fs::read_to_string(&path).expect("it can be read");
            (path.file_stem().expect("it has a name").to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

/// Compares a script with the one that is kept under its name.
fn keep(name: &str, script: &str) {
    let path = folder("scripts").join(format!("{name}.txt"));
    if std::env::var_os("LOIRE_BLESS").is_some() {
        fs::write(&path, script).expect("it can be written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == script, "{} is out of date: run the test again with LOIRE_BLESS=1", path.display());
}

#[test]
fn scripts_are_what_their_journals_give() {
    tests::each(Journal::all(), |(name, journal)| {
        let script = format!("# Made from tests/journals/{name}.txt by the button player.\n{}", journal.script());
        keep(&name, &script);
    });
}

/// Scripts of guided first games do what each step asks, with a picture of every step that is more than a move of the
/// cursor. Then they play on as hints say, with a picture of every tip, to the end.
#[test]
fn first_games_are_what_their_lessons_ask() {
    for (row, key) in Console::lessons() {
        let mut hand = Hand::default();
        hand.press_all(std::iter::repeat_n(Button::Down, row));
        hand.press_all([Button::A; 2]);
        hand.command(&Command::Shot(format!("first-{key}-leaf")));
        for step in 1.. {
            hand.take();
            let Some(asked) = hand.console().guided() else { break };
            if !matches!(asked.task, Task::Press(_)) {
                hand.command(&Command::Shot(format!("first-{key}-{step}")));
            }
            // A press that follows another at once may count as a slip.
            hand.command(&Command::Wait(600));
            hand.press(asked.button());
            if asked.task == Task::Undo {
                hand.command(&Command::Shot(format!("first-{key}-{step}-undo")));
                hand.press(Button::A);
            }
        }
        for tips in 1.. {
            while hand.console().tip().is_none() && hand.console().screen() != ScreenKind::Scores {
                hand.play_hint();
                hand.take();
            }
            if hand.console().tip().is_none() {
                break;
            }
            hand.command(&Command::Shot(format!("first-{key}-tip-{tips}")));
            hand.press(Button::B);
        }
        hand.command(&Command::Shot(format!("first-{key}-final")));
        keep(&format!("first-{key}"), &format!("# Made from the guided first game.\n{}", hand.script()));
    }
}

#[test]
fn every_screen_is_shot_and_looks_as_it_did() {
    let mut shown = BTreeSet::new();
    let mut taken = BTreeSet::new();
    for (name, text) in files("scripts") {
        let script: Script = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut handheld = Handheld::new(Host::TEST, Flash::blank());
        handheld.settle();
        for (_, command) in script.steps() {
            let one: Script = command.to_string().parse().expect("a command prints as it is read");
            one.run(&mut handheld, |shot, picture| {
                assert!(taken.insert(shot.to_owned()), "{name}: there is another picture named {shot}");
                golden(shot, picture);
                Ok::<_, String>(())
            })
            .unwrap_or_else(|error| panic!("{name}: {command}: {error}"));
            if let Command::Shot(shot) = command {
                let screen = handheld.console().screen();
                assert!(!shot.starts_with("leaf-") || screen == ScreenKind::Leaflet, "{name}: {shot} is of {screen:?}");
                shown.insert(screen);
            }
        }
    }
    let missing: Vec<_> = ScreenKind::ALL.into_iter().filter(|screen| !shown.contains(screen)).collect();
    assert!(missing.is_empty(), "no script takes a picture of {missing:?}");
}

/// A game with the power cut in the middle ends with the same picture as without.
#[test]
fn a_power_cut_changes_no_picture() {
    let picture = |name: &str| {
        Picture::load(&folder("golden").join(format!("{name}.png"))).unwrap_or_else(|error| panic!("{name}: {error}"))
    };
    for (cut, whole, shot) in
        [("cut-dice", "dice-solo", "solo-final"), ("cut-castles", "castles-2p-2011", "castles2-discard")]
    {
        let (cut_shot, [cut, whole]) = (format!("cut-{shot}"), [cut, whole].map(Journal::of));
        let cycles = cut.steps.iter().filter(|step| **step == Step::Do(Command::PowerCycle(None))).count();
        assert!(cycles >= 5 && cut.steps.contains(&Step::Undo), "{cycles} cuts");
        assert_eq!(
            (&cut.game, cut.players, &cut.form, cut.seed),
            (&whole.game, whole.players, &whole.form, whole.seed)
        );
        assert_eq!(cut.steps.last(), Some(&Step::Do(Command::Shot(cut_shot.clone()))));
        let end = whole.steps.iter().position(|step| *step == Step::Do(Command::Shot(shot.into())));
        let whole = Journal { steps: whole.steps[..end.expect("it takes this picture")].to_vec(), ..whole };
        assert_eq!(cut.actions(), whole.actions());
        assert!(picture(&cut_shot) == picture(shot), "{cut_shot} is not {shot}");
    }
}

/// The Dice Game's scripts play whole games that use everything: the first player marks 20 hexes or more, and there is
/// a monk, a silver, a worker, a sale and an undo.
#[test]
fn the_dice_games_scripts_use_everything() {
    use rules_core::dice_game::{Duchy, Setup, Variant};
    use rules_core::{Game, Player};
    let solo = Setup { players: 1, duchy: Duchy::A, variant: Variant::OneAndOnly, open_choices: false };
    let three = Setup { players: 3, duchy: Duchy::B, variant: Variant::Standard, open_choices: false };
    for (name, setup) in [("dice-solo", solo), ("dice-3p", three)] {
        let journal = Journal::of(name);
        let mut game = DiceGame::new(setup, journal.seed).expect("a set-up that is offered");
        let (mut monk, mut worker, mut silver, mut sale) = (false, false, false, false);
        for bytes in journal.actions() {
            let action: Action = postcard::from_bytes(&bytes).expect("an action");
            let gain = game.preview(action).expect("a legal action");
            monk |= matches!(action, Action::Mark { with: Change::Monk, .. });
            worker |= matches!(action, Action::Mark { with: Change::Worker(_), .. });
            silver |= gain.cost == Some(rules_core::dice_game::Bonus::Silver);
            sale |= gain.sold > 0;
            game.apply(action, |_| ()).expect("a legal action");
        }
        assert!(game.is_over(), "{name} ends before its game does");
        assert!(game.sheet(Player(0)).marked().len() > 20, "{name} marks too little");
        assert!(monk && worker && silver && sale, "{name}: {monk} {worker} {silver} {sale}");
        assert!(journal.steps.contains(&Step::Undo), "{name} takes nothing back");
    }
}

/// The scripts of Castles play whole games that show everything, and take something back.
#[test]
fn the_scripts_of_castles_show_everything() {
    use rules_core::Game;
    use rules_core::castles::{Action, Castles, Edition, Estates, Expansion, Expansions, Setup};
    use tests::castles::{EXPANDED, SHIELDS, SHOWN, shows, shows_expanded};
    let setup = |players, edition, estates, expansions| Setup { players, edition, estates, expansions };
    let beginner = Estates::Beginner(1);
    let none = Expansions::NONE;
    let shields = none.with(Expansion::Shields);
    let scripts: [(_, _, &[&str]); 4] = [
        ("castles-2p-2011", setup(2, Edition::E2011, Estates::Random, none), &SHOWN),
        ("castles-4p-2019", setup(4, Edition::E2019, beginner, none), &SHOWN),
        ("castles-shields-2p", setup(2, Edition::E2019, beginner, shields), &SHIELDS),
        ("castles-expanded-3p", setup(3, Edition::E2019, Estates::Random, Expansions::ALL), &EXPANDED),
    ];
    for (name, setup, wanted) in scripts {
        let journal = Journal::of(name);
        let mut game = Castles::new(setup, journal.seed).expect("a set-up that is offered");
        let mut shown = BTreeSet::new();
        for bytes in journal.actions() {
            let action: Action = postcard::from_bytes(&bytes).expect("an action");
            shown.extend(shows(&game, action));
            shown.extend(shows_expanded(&game, action));
            game.apply(action, |_| ()).expect("a legal action");
        }
        assert!(game.is_over(), "{name} ends before its game does");
        let missing: Vec<_> = wanted.iter().filter(|what| !shown.contains(**what)).collect();
        assert!(missing.is_empty(), "{name} does not show {missing:?}");
        assert!(journal.steps.contains(&Step::Undo), "{name} takes nothing back");
    }
}

/// The script of Castles for one plays a whole game that shows everything, takes something back, and loses its power.
#[test]
fn the_script_of_castles_alone_shows_everything() {
    use rules_core::castles::{Castles, Estates, Setup, solo, tables};
    use rules_core::{Game, Turn};
    use tests::castles::alone::{ALONE, shows_alone};
    use tests::walk;
    let journal = Journal::of("castles-solo");
    let estates = Estates::Solo { estate: *tables::SOLO_ESTATES.start(), target: solo::TARGET };
    let start: Castles = walk::start(Setup { players: 1, estates, ..Castles::DEFAULT }, journal.seed);
    let mut actions = journal.actions().into_iter();
    let mut next = || postcard::from_bytes(&actions.next().expect("the game goes on")).expect("an action");
    let steps: Vec<_> = walk::walk(start, |_, _, _| next()).collect();
    assert_eq!(steps.last().map(|step| step.after.turn()), Some(Turn::Over));
    let shown: BTreeSet<_> = steps.iter().flat_map(shows_alone).collect();
    let missing: Vec<_> = ALONE.iter().filter(|what| !shown.contains(**what)).collect();
    assert!(missing.is_empty(), "it does not show {missing:?}");
    assert!(journal.steps.contains(&Step::Undo) && journal.steps.contains(&Step::Do(Command::PowerCycle(None))));
}

/// Natick's script plays a whole game that uses everything that can be built, traded and resolved.
#[test]
fn naticks_script_uses_everything() {
    use rules_core::Game;
    use rules_core::natick::{Action, Build, Event, Natick, Setup};
    let journal = Journal::of("natick");
    let mut game = Natick::new(Setup::default(), journal.seed).expect("a set-up that is offered");
    let mut seen = BTreeSet::new();
    for bytes in journal.actions() {
        let action: Action = postcard::from_bytes(&bytes).expect("an action");
        game.apply(action, |event| {
            seen.insert(match event {
                Event::Built { build, .. } => format!("{build:?}"),
                Event::Event { event, .. } => format!("{event:?}"),
                Event::Answered { accepted, .. } => format!("accepted {accepted}"),
                Event::Bank { .. } => "bank".into(),
                Event::Short { .. } => "short".into(),
                Event::LastTurn { .. } => "last turn".into(),
                _ => return,
            });
        })
        .expect("a legal action");
    }
    assert!(game.is_over(), "it ends before its game does");
    let builds = Build::ALL.map(|build| format!("{build:?}"));
    let events = ["RichHarvest", "TradeAdvantage", "Tournament", "RaiderAttack"].map(String::from);
    let trades = ["accepted true", "accepted false", "bank", "short"].map(String::from);
    for what in builds.into_iter().chain(events).chain(trades) {
        assert!(seen.contains(&what), "no {what} in it");
    }
    assert!(journal.steps.contains(&Step::Undo), "it takes nothing back");
}

/// Plays the actions of a journal of Orléans; returns its end, and what was seen on the way.
fn orleans(name: &str, setup: rules_core::orleans::Setup) -> (rules_core::orleans::Orleans, BTreeSet<&'static str>) {
    use rules_core::Game;
    use rules_core::orleans::map::WAYS;
    use rules_core::orleans::{Action, Event, Orleans};
    let journal = Journal::of(name);
    let mut game = Orleans::new(setup, journal.seed).expect("a set-up that is offered");
    let mut seen = BTreeSet::new();
    for bytes in journal.actions() {
        let action: Action = postcard::from_bytes(&bytes).expect("an action");
        if let Action::Travel { way, .. } = action {
            seen.insert(if WAYS[usize::from(way)].water { "ship" } else { "wagon" });
        }
        game.apply(action, |event| {
            seen.extend(match event {
                Event::DeedDone { .. } => Some("deed"),
                Event::Given { .. } => Some("torture"),
                Event::Equipped { .. } => Some("technology"),
                _ => None,
            });
        })
        .expect("a legal action");
    }
    assert!(game.is_over(), "{name} ends before its game does");
    if journal.steps.contains(&Step::Undo) {
        seen.insert("undo");
    }
    (game, seen)
}

/// The scripts of Orléans play whole games that show everything, and take something back.
#[test]
fn the_scripts_of_orleans_show_everything() {
    use rules_core::orleans::{Level, Scenario, Setup};
    let two = Setup { invasion_tiles: true, ..Setup::base(2) };
    for (name, setup) in [("orleans-2p", two), ("orleans-5p", Setup::base(5))] {
        let (_, seen) = orleans(name, setup);
        for what in ["deed", "torture", "technology", "ship", "wagon", "undo"] {
            assert!(seen.contains(what), "{name} has no {what}");
        }
    }
    let of = |scenario, players| Setup { players, ..Setup::of(scenario) };
    let (won, _) = orleans("orleans-dignitary", of(Scenario::Dignitary, 1));
    assert!(won.position().won, "the Dignitary wins");
    let (won, _) = orleans("orleans-salesman", of(Scenario::Salesman, 1));
    assert!(won.position().won, "the Salesman delivers everything");
    let (won, _) = orleans("orleans-vierzon", of(Scenario::Vierzon, 1));
    assert!(won.position().won, "Vierzon is the capital");
    let easy = Setup { level: Level::Easy, ..of(Scenario::Invasion, 2) };
    let (won, _) = orleans("orleans-invasion-2p", easy);
    assert!(won.position().won, "the city is saved");
    let (lost, _) = orleans("orleans-invasion-4p", of(Scenario::Invasion, 4));
    assert!(!lost.position().won && lost.position().round < lost.position().setup.rounds(), "lost by an event");
    for (name, setup) in
        [("orleans-prosperity-3p", of(Scenario::Prosperity, 3)), ("orleans-duel", of(Scenario::Duel, 2))]
    {
        orleans(name, setup);
    }
}
