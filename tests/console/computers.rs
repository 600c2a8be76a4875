//! Computers at the table: buttons reach what they should, undo goes back to the person's own decision, and a power cut
//! while they think changes nothing.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use console::{Button, Console, Request, ScreenKind};
use handheld::{Flash, Handheld};
use players::{Computer, Level, Thinker, public_seed};
use rules_core::castles::{self, Castles, Estates};
use rules_core::dice_game::DiceGame;
use rules_core::natick::{self, Natick};
use rules_core::orleans::{self, Orleans, Scenario};
use rules_core::{Game, Player, Seed, Turn, for_each_game, playout};
use saves::Record;
use serde::Serialize;
use serde::de::DeserializeOwned;
use tests::buttons::{Hand, ways};
use tests::look::tap;
use tests::replay::kept;
use tests::texts::{faults, texts};
use tests::{Seen, walk};

fn encode<A: Serialize + Debug>(action: &A) -> Vec<u8> {
    postcard::to_stdvec(action).expect("an action can be encoded")
}

fn decode<A: DeserializeOwned>(bytes: &[u8]) -> A {
    postcard::from_bytes(bytes).expect("an action can be decoded")
}

/// A game by the rules alone, in which computers play as they do on the console.
struct Model<G: Computer> {
    game: G,
    computers: Vec<usize>,
    length: u16,
    /// Whether computers ended the game, or let something be known, since a person decided.
    over: bool,
    revealed: bool,
}

impl<G: Computer> Model<G> {
    fn new(setup: G::Setup, computers: &[usize], seed: Seed) -> Self {
        let game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is possible"));
        Model { game, computers: computers.to_vec(), length: 0, over: false, revealed: false }
    }

    /// Returns whether an action, taken now, cannot be taken back: one person among computers may go back until
    /// something is revealed.
    fn is_final(&self, action: G::Action) -> bool {
        let mut people = Player::all(self.game.players()).filter(|&player| self.level(player).is_none());
        match (people.next(), people.next()) {
            (Some(person), None) => self.game.reveals_to(person, action),
            _ => self.game.hands_over(action),
        }
    }

    /// Returns the level of a computer.
    fn level(&self, player: Player) -> Option<Level> {
        self.computers.get(player.index())?.checked_sub(1).map(|level| Level::ALL[level])
    }

    fn apply(&mut self, action: G::Action) {
        self.game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        self.length += 1;
    }

    /// Returns a plain action of the player who decides.
    fn plain(&self) -> G::Action {
        walk::first(&self.game, self.game.plain(Seed::new(1)).expect("something to do"))
    }

    /// Lets computers play until a person decides. Returns how many actions they took; `None` when the game is over.
    fn advance(&mut self) -> Option<usize> {
        self.revealed = false;
        for taken in 0.. {
            let Turn::Of(player) = self.game.turn() else {
                self.over = taken > 0;
                return None;
            };
            let Some(level) = self.level(player) else { return Some(taken) };
            let seed = public_seed(self.length, player);
            let mut thinker = Thinker::new(level, self.game.view(player), player, seed);
            let action = thinker.think(1_000_000).expect("a decision");
            self.revealed |= self.is_final(action);
            self.apply(action);
        }
        None
    }
}

/// Plays a game against computers by buttons, and checks on every decision of a person that they reach just what is
/// legal, and say just of what cannot be taken back that there is no undo; and that its whole result is counted. Returns
/// whether a computer ended it.
fn law<G: Computer>(setup: G::Setup, computers: &[usize], seed: Seed) -> bool {
    law_or_lost::<G>(setup, computers, seed, |_| false)
}

/// Checks the same of a game that all may have lost.
fn law_or_lost<G: Computer>(setup: G::Setup, computers: &[usize], seed: Seed, is_lost: impl Fn(&G) -> bool) -> bool {
    let mut hand = Hand::default();
    hand.start_against::<G>(setup, computers, seed);
    let mut model = Model::<G>::new(setup, computers, seed);
    let mut picks = playout::picks(seed);
    // Whether the screen said of the last press that it cannot be taken back.
    let mut warned = None;
    while model.advance().is_some() {
        if let Some(followed) = hand.followed() {
            model.apply(decode(&followed));
            continue;
        }
        hand.take();
        // What computers let be known ends undo, too.
        if let Some((warned, pick)) = warned.filter(|&(warned, _)| warned || !model.revealed) {
            assert_eq!(asks_to_undo(hand.console()), !warned, "{}: {pick:?} after {}", G::KEY, model.length);
        }
        let legal = walk::distinct(&model.game);
        let ways = ways(hand.console());
        let reached: BTreeSet<_> = ways.keys().cloned().collect();
        assert_eq!(reached, legal.iter().map(encode).collect(), "{}, after {} actions", G::KEY, model.length);
        let pick = legal[model.game.busy(&legal, &mut picks)];
        let (last, ahead) = ways[&encode(&pick)].presses.split_last().expect("a press takes it");
        hand.press_to(&encode(&pick), ahead.iter().copied());
        let said = texts(hand.console());
        warned = Some((said.concat().contains("no undo") || said.iter().any(|text| text == "final"), pick));
        hand.press(*last);
        model.apply(pick);
    }
    assert_eq!(hand.console().screen(), ScreenKind::Scores, "the game is over");
    counted(hand, &model.game, computers, is_lost(&model.game));
    model.over
}

/// Returns whether B, pressed until it goes no further back, asks to take something back.
fn asks_to_undo(console: &Console) -> bool {
    let mut console = console.clone();
    (0..8).any(|_| {
        tap(&mut console, Button::B);
        console.screen() == ScreenKind::Undo
    })
}

/// Checks that the final score sheet and the statistics have the whole result of a finished game.
fn counted<G: Game>(mut hand: Hand, game: &G, computers: &[usize], lost: bool) {
    let standing = game.standing();
    let sides = usize::from(game.sides());
    if texts(hand.console()).windows(2).any(|key| key == ["X", "all"]) {
        hand.press(Button::X);
    }
    let said = texts(hand.console());
    let total = said.iter().position(|text| text == "total").expect("a total");
    let totals: Vec<i16> = said[total + 1..][..sides].iter().map(|text| text.parse().expect("points")).collect();
    // What all have lost is below zero to the rules, and nothing on the sheet.
    assert!(lost || totals == standing.points[..sides], "{}: {said:?}", G::KEY);
    assert_eq!(said.iter().any(|text| text.starts_with("Lost: ")), lost, "{}: {said:?}", G::KEY);

    let names = |player: Player| match computers.get(player.index()) {
        None | Some(0) => ["RED", "BLUE", "LILAC", "WHITE", "GREEN"][player.index()],
        Some(&level) => Level::ALL[level - 1].name(),
    };
    let first = |player: &Player| !lost && standing.rank[player.index()] == 1;
    let mut winners = BTreeMap::<&str, u16>::new();
    Player::all(game.players()).filter(first).for_each(|player| *winners.entry(names(player)).or_default() += 1);
    let winner = Player::all(game.players()).find(first).unwrap_or(Player(0));

    let records = Seen::on(hand.handheld().flash().clone()).records;
    let statistics = records.iter().filter(|(record, _)| matches!(record, Record::Statistics(..)));
    let kept: Vec<_> = statistics.map(|(_, bytes)| kept(bytes)).collect();
    let [(played, best, last, won, _)] = kept.as_slice() else { panic!("{} records", kept.len()) };
    assert_eq!((*played, last.as_slice()), (1, [standing.points[winner.index()]].as_slice()), "{}", G::KEY);
    let won: BTreeMap<&str, u16> = won.iter().map(|(name, games)| (name.as_str(), *games)).collect();
    assert_eq!(won, winners, "{}: {standing:?}", G::KEY);
    assert_eq!(*best, None, "its seed was typed");
}

/// Takes an action by buttons, and stops as soon as it is taken: computers begin to think.
fn decided<A: Serialize + Debug>(mut hand: Hand, action: &A) -> Handheld {
    hand.aim(&encode(action));
    let mut handheld = hand.into_handheld();
    handheld.run(500);
    handheld.press(Button::A);
    handheld.run(20);
    handheld.release(Button::A);
    handheld
}

fn setup<G: Game>(players: u8) -> G::Setup {
    G::with_players(&G::DEFAULT, players)
}

#[test]
fn somebody_against_a_computer() {
    macro_rules! play {
        ($($folder:ident::$game:ident),*) => { $(somebody::<rules_core::$folder::$game>();)* };
    }
    for_each_game!(play);
}

/// Plays games against a computer until one ends by what the computer does.
fn somebody<G: Computer>() {
    let mut seeds = (1..9).map(Seed::new);
    assert!(seeds.any(|seed| law::<G>(setup::<G>(2), &[0, 2], seed)), "{}: no computer ends a game", G::KEY);
}

#[test]
fn castles_against_computers() {
    law::<Castles>(setup::<Castles>(3), &[1, 0, 0], Seed::new(2));
    // In a team with a computer.
    law::<Castles>(castles::Setup { estates: Estates::Team(17), ..setup::<Castles>(4) }, &[0, 1, 2, 1], Seed::new(3));
}

#[test]
fn the_dice_game_against_computers() {
    law::<DiceGame>(setup::<DiceGame>(3), &[1, 0, 2], Seed::new(2));
    law::<DiceGame>(setup::<DiceGame>(3), &[0, 1, 0], Seed::new(3));
}

#[test]
fn natick_against_a_computer_that_begins() {
    law::<Natick>(setup::<Natick>(2), &[1, 0], Seed::new(2));
}

#[test]
fn scenarios_of_orleans_with_computers() {
    for scenario in Scenario::ALL.into_iter().filter(|scenario| scenario.is_for(2)) {
        let setup = orleans::Setup { players: 2, ..orleans::Setup::of(scenario) };
        let is_lost = |game: &Orleans| game.setup().is_won_together() && !game.position().won;
        law_or_lost::<Orleans>(setup, &[0, 2], Seed::new(1), is_lost);
    }
}

/// Returns whether B asks to take something back.
fn undoes(hand: &Hand) -> bool {
    let mut after = hand.console().clone();
    after.press(Button::B);
    after.screen() == ScreenKind::Undo
}

/// Checks that undo goes back past what computers did to the person's own last decision, but never past something that
/// was revealed since. Returns how often it went back, and how often it did not.
fn undo<G: Computer>(seed: Seed, is_revealed: impl Fn(&G, &G) -> Option<bool>) -> (usize, usize) {
    let (setup, computers) = (setup::<G>(2), [0, 2]);
    let mut hand = Hand::default();
    hand.start_against::<G>(setup, &computers, seed);
    let mut model = Model::<G>::new(setup, &computers, seed);
    let mut last = None::<(G, G::Action)>;
    let (mut undone, mut kept) = (0, 0);
    while let Some(taken) = model.advance().filter(|_| undone + kept < 12) {
        if let Some(followed) = hand.followed() {
            model.apply(decode(&followed));
            continue;
        }
        if let Some((before, action)) = last.take().filter(|_| taken > 0) {
            let undoes = undoes(&hand);
            if let Some(revealed) = is_revealed(&before, &model.game) {
                assert_eq!(undoes, !revealed, "{}, after {} actions", G::KEY, model.length);
            }
            if undoes {
                hand.undo();
                let reached: BTreeSet<_> = ways(hand.console()).into_keys().collect();
                assert_eq!(
                    reached,
                    walk::distinct(&before).iter().map(encode).collect(),
                    "it is the person's own decision"
                );
                hand.play(&encode(&action));
                hand.followed();
                undone += 1;
            } else {
                kept += 1;
            }
        }
        let action = model.plain();
        hand.play(&encode(&action));
        last = Some((model.game.clone(), action));
        model.apply(action);
    }
    (undone, kept)
}

#[test]
fn undo_does_not_go_past_a_roll_in_castles() {
    let round = |game: &Castles| (game.position().phase, game.position().round);
    let (undone, kept) = undo::<Castles>(Seed::new(1), |before, after| Some(round(before) != round(after)));
    assert!(kept > 5, "{undone} {kept}");
}

#[test]
fn undo_goes_back_to_ones_own_decision_in_natick() {
    let (undone, kept) = undo::<Natick>(Seed::new(1), |before, after| {
        (before.dice() != after.dice() && before.turn_number() > 0).then_some(true)
    });
    assert!(undone > 2, "{undone} {kept}");
}

#[test]
fn undo_does_not_go_past_a_roll_in_the_dice_game() {
    let (undone, kept) =
        undo::<DiceGame>(Seed::new(1), |before, after| (before.roll() != after.roll()).then_some(true));
    assert!(kept > 5, "{undone} {kept}");
}

#[test]
fn undo_does_not_go_past_a_new_round_in_orleans() {
    let round = |game: &Orleans| game.position().round;
    let (undone, kept) = undo::<Orleans>(Seed::new(1), |before, after| (round(before) != round(after)).then_some(true));
    assert!(undone > 2 && kept > 0, "{undone} {kept}");
}

/// Cuts the power again and again while a computer thinks and plays: it goes on to the same game.
fn cut_while_it_thinks<G: Computer>(most: usize) {
    let computers = [0, 3];
    let start = |flash: Flash| {
        let mut hand = Hand::on(flash);
        hand.start_against::<G>(setup::<G>(2), &computers, Seed::new(3));
        hand
    };
    let mut model = Model::<G>::new(setup::<G>(2), &computers, Seed::new(3));
    let mut hand = start(Flash::blank());
    let mut cuts = 0;
    while model.advance().is_some_and(|_| cuts < most) {
        hand.take();
        let pick = model.plain();
        hand.aim(&encode(&pick));
        model.apply(pick);
        let bytes = hand.handheld().flash().to_bytes();
        hand.press_to(&encode(&pick), [Button::A]);
        if let Some(followed) = hand.followed() {
            model.apply(decode(&followed));
        }
        let whole = hand.handheld().picture();
        if model.game.turn() == Turn::Of(Player(0)) {
            continue;
        }
        for ms in [20, 120, 400, 1300] {
            let flash = Flash::from_bytes(bytes.clone()).expect("an image of a flash");
            let mut other = Handheld::new(handheld::Host::TEST, flash);
            other.settle();
            other.tap(Button::A);
            other.tap(Button::A);
            // An A right after that would be taken for a slip.
            other.run(1000);
            let mut other = Hand::of(other);
            other.aim(&encode(&pick));
            let mut other = other.into_handheld();
            other.press(Button::A);
            other.run(ms);
            other.power_cycle([]);
            other.settle();
            other.tap(Button::A);
            other.tap(Button::A);
            assert!(other.settle(), "it comes to rest");
            assert!(other.picture() == whole, "{}, cut after {ms} ms, {} actions", G::KEY, model.length);
            cuts += 1;
        }
    }
    assert!(cuts >= most, "{}: {cuts} cuts are too few", G::KEY);
}

#[test]
fn power_cuts_while_it_thinks_change_nothing() {
    macro_rules! cut {
        ($($folder:ident::$game:ident),*) => { $(cut_while_it_thinks::<rules_core::$folder::$game>(20);)* };
    }
    rules_core::for_each_game!(cut);
}

#[test]
fn computers_play_each_other_to_the_end() {
    watch::<Natick>(setup::<Natick>(2), &[2, 1]);
}

#[test]
fn a_computer_plays_a_solo_game_to_the_end() {
    watch::<Castles>(setup::<Castles>(1), &[2]);
}

/// Watches a game of computers only: it ends without a button.
fn watch<G: Computer>(setup: G::Setup, computers: &[usize]) {
    let mut hand = Hand::default();
    hand.start_against::<G>(setup, computers, Seed::new(5));
    let mut handheld = hand.into_handheld();
    for _ in 0..200 {
        if handheld.console().screen() == ScreenKind::Scores {
            return;
        }
        handheld.run(5_000);
    }
    panic!("it never ends: {:?}", handheld.console().screen());
}

/// After a minute on the title computers play, if the setting says so; a button ends it, and nothing of it is kept.
#[test]
fn a_demo_plays_on_the_title_and_leaves_no_trace() {
    use Button::{A, B, Down, Up};
    let mut handheld = Handheld::new(handheld::Host::TEST, Flash::blank());
    handheld.settle();
    handheld.run(70_000);
    assert_eq!(handheld.console().screen(), ScreenKind::Title, "the setting is off");
    [Up, A, Down, Down, Down, Down, Down, Down, A, B].into_iter().for_each(|button| handheld.tap(button));
    let changes = handheld.flash().changes();
    for _ in 0..3 {
        handheld.run(59_000);
        assert_eq!(handheld.console().screen(), ScreenKind::Title);
        handheld.run(30_000);
        assert_eq!(handheld.console().screen(), ScreenKind::Table);
        assert!(handheld.backlight() > 10, "it can be seen");
        handheld.tap(A);
        assert_eq!(handheld.console().screen(), ScreenKind::Title);
    }
    assert_eq!(handheld.flash().changes(), changes, "nothing is written");
}

/// Checks that a hint points at what the level hard would do, and is stored: the game counts for no best score.
fn hint<G: Computer>(setup: G::Setup, computers: &[usize]) {
    use Button::{A, Down, Y};
    let seed = Seed::new(3);
    let mut hand = Hand::default();
    hand.start_against::<G>(setup, computers, seed);
    let mut model = Model::<G>::new(setup, computers, seed);
    model.advance().expect("a decision");
    let mut thinker =
        Thinker::new(Level::Hard, model.game.view(Player(0)), Player(0), public_seed(model.length, Player(0)));
    let action = thinker.think(1_000_000).expect("a decision");
    let changes = hand.handheld().flash().changes();
    hand.press_all([Y, Down, A]);
    let (promised, _) = hand.console().promise().expect("it points at something");
    assert_eq!(promised.to_vec(), encode(&action), "{}", G::KEY);
    assert!(hand.handheld().flash().changes() > changes, "it is stored");
}

/// A game with a hint counts for no best score, and the menu says so before.
#[test]
fn a_hint_says_what_it_costs() {
    use Button::{A, B, Down, X, Y};
    let mut hand = Hand::default();
    let says = |hand: &Hand| texts(hand.console()).concat().contains("no record");
    // Alone, from a seed that nobody typed.
    hand.press_all([Down, X, X]);
    hand.take();
    hand.press_all([Y, Down]);
    assert!(says(&hand));
    hand.press(A);
    hand.press_all([Y, Down]);
    assert!(!says(&hand), "it is said once");
    hand.press(B);
}

#[test]
fn a_hint_points_at_what_hard_would_do_and_is_remembered() {
    macro_rules! hints {
        ($($folder:ident::$game:ident),*) => {
            $(hint::<rules_core::$folder::$game>(setup::<rules_core::$folder::$game>(2), &[0, 1]);)*
        };
    }
    rules_core::for_each_game!(hints);
    hint::<Castles>(setup::<Castles>(1), &[0]);
    hint::<DiceGame>(setup::<DiceGame>(1), &[0]);
}

/// Checks that A takes the action that a hint named, also after a look at another page.
fn keeps_to(console: &Console, hinted: &[u8]) {
    let mut looked = console.clone();
    let looks = looked.looks();
    tap(&mut looked, Button::X);
    if !looks && looked.looks() {
        tap(&mut looked, Button::B);
    } else {
        looked = console.clone();
    }
    for mut console in [console.clone(), looked] {
        let mut requests = tap(&mut console, Button::A);
        requests.extend(std::iter::from_fn(|| console.request()));
        let taken = requests.iter().any(
            |request| matches!(request, Request::Save(saves::Request::Append(_, _, bytes)) if bytes.as_slice() == hinted),
        );
        assert!(taken, "{requests:?}");
    }
}

/// Plays up to `decisions` decisions by hints alone, and checks that each hint can be read. Returns whether the game
/// ended.
fn by_hints<G: Computer>(setup: G::Setup, computers: &[usize], decisions: usize, look: impl Fn(&[String])) -> bool {
    use Button::{A, Down, Y};
    let mut hand = Hand::default();
    hand.start_against::<G>(setup, computers, Seed::new(3));
    for _ in 0..decisions {
        hand.take();
        if hand.console().screen() == ScreenKind::Scores {
            return true;
        }
        hand.press_all([Y, Down, A]);
        let (hinted, _) = hand.console().promise().expect("it points at something");
        let said = texts(hand.console());
        assert!(said.iter().any(|text| text.contains("Hint: ")), "{}: {said:?}", G::KEY);
        assert_eq!(faults(hand.console()), BTreeSet::new(), "{}", G::KEY);
        look(&said);
        keeps_to(hand.console(), &hinted);
        hand.play(&hinted);
    }
    false
}

/// A whole solo game by hints: what the level hard would do can always be done by A.
#[test]
fn a_solo_game_can_be_played_by_hints_alone() {
    assert!(by_hints::<Castles>(setup::<Castles>(1), &[0], 400, |_| ()), "it never ends");
}

/// In a line of Natick a suit is a special letter, which the screen shows as a sign.
#[test]
fn a_hint_of_natick_shows_suits_as_signs() {
    by_hints::<Natick>(setup::<Natick>(2), &[0, 1], 60, |said| {
        assert!(!said.iter().any(|text| text.contains(char::is_control)), "{said:?}");
    });
}

#[test]
fn hints_can_be_read_in_every_game() {
    macro_rules! read {
        ($($folder:ident::$game:ident),*) => {
            $(by_hints::<rules_core::$folder::$game>(setup::<rules_core::$folder::$game>(2), &[0, 1], 60, |_| ());)*
        };
    }
    rules_core::for_each_game!(read);
}

/// Several persons see what a computer does one by one, as the one who has the device may see it; then it changes
/// hands.
#[test]
fn several_persons_watch_a_computer_before_the_hand_over() {
    let (setup, computers) = (setup::<Castles>(3), [0, 1, 0]);
    let mut hand = Hand::default();
    hand.start_against::<Castles>(setup, &computers, Seed::new(1));
    let mut model = Model::<Castles>::new(setup, &computers, Seed::new(1));
    let mut seen = 0;
    while seen < 3 && model.advance().is_some() {
        hand.take();
        let pick = model.plain();
        let before = model.game.turn();
        model.apply(pick);
        if model.game.turn() != Turn::Of(Player(1)) {
            hand.play(&encode(&pick));
            continue;
        }
        assert_eq!(before, Turn::Of(Player(0)), "the computer sits between the persons");
        hand.aim(&encode(&pick));
        let mut handheld = hand.into_handheld();
        handheld.run(500);
        handheld.press(Button::A);
        let mut deeds = BTreeSet::new();
        while handheld.console().screen() == ScreenKind::Table {
            let said = texts(handheld.console());
            if said.iter().any(|words| words == "go on") {
                deeds.insert(said);
            }
            handheld.run(100);
        }
        assert_eq!(handheld.console().screen(), ScreenKind::HandOver);
        assert!(texts(handheld.console()).iter().any(|words| words == "LILAC"), "it goes to the third seat");
        assert!(deeds.len() >= 2, "two dice are two actions at least: {deeds:?}");
        seen += 1;
        hand = Hand::of(handheld);
    }
    assert_eq!(seen, 3);
}

/// In Natick one's own colony stays below while a computer plays, and what it takes in the middle of one's turn is shown.
#[test]
fn a_computer_of_natick_takes_coins_for_all_to_see() {
    let (setup, computers) = (setup::<Natick>(2), [0, 2]);
    let mut losses = BTreeSet::new();
    for seed in 1..4 {
        let mut hand = Hand::default();
        hand.start_against::<Natick>(setup, &computers, Seed::new(seed));
        let mut model = Model::<Natick>::new(setup, &computers, Seed::new(seed));
        while model.advance().is_some() {
            hand.take();
            let pick = model.plain();
            let before = model.length;
            model.apply(pick);
            // The same press hands the dice over.
            if let natick::Action::Divide(_) = pick {
                model.apply(natick::Action::Done);
            }
            let mut handheld = decided(hand, &pick);
            while handheld.console().is_watched() {
                let said = texts(handheld.console());
                let mut names = said.iter().filter(|text| ["RED", "BLUE"].contains(&text.as_str()));
                if handheld.console().screen() == ScreenKind::Table {
                    names.next().expect("who decides stands in the bar");
                    assert_eq!(
                        names.next().zip(names.next()).map(|(_, below)| below.as_str()),
                        Some("RED"),
                        "{said:?}"
                    );
                }
                let lost = said.windows(2).any(|pair| pair[0] == "RED" && pair[1].starts_with("lost "));
                losses.extend(lost.then_some((seed, before)));
                handheld.run(100);
            }
            hand = Hand::of(handheld);
        }
    }
    assert!(losses.len() > 2, "{losses:?}");
}

/// What computers write in secret is shown one by one when the round is revealed, wherever the person sits.
#[test]
fn a_secret_round_is_watched_when_it_is_revealed() {
    let setup = setup::<DiceGame>(3);
    assert!(!setup.open_choices);
    for computers in [[0, 1, 2], [1, 0, 2], [2, 1, 0]] {
        let mut hand = Hand::default();
        hand.start_against::<DiceGame>(setup, &computers, Seed::new(4));
        let mut model = Model::<DiceGame>::new(setup, &computers, Seed::new(4));
        let mut rounds = 0;
        while rounds < 4 {
            model.advance().expect("a decision");
            hand.take();
            // Undoing a number and writing it again changes nothing of what is shown.
            let pick = model.plain();
            let before = model.game.clone();
            model.apply(pick);
            if !before.hands_over(pick) {
                hand.play(&encode(&pick));
                hand.undo();
                hand.play(&encode(&pick));
                continue;
            }
            let mut handheld = decided(hand, &pick);
            let mut shown = BTreeSet::new();
            while !handheld.console().is_idle() || handheld.console().screen() != ScreenKind::Table {
                let said = texts(handheld.console());
                let brought =
                    said.windows(2).filter(|pair| pair[1].starts_with("wrote a") || pair[1].contains("no mark"));
                shown.extend(brought.map(<[_]>::to_vec));
                if handheld.console().screen() != ScreenKind::Table {
                    handheld.tap(Button::A);
                }
                handheld.run(100);
            }
            handheld.run(500);
            hand = Hand::of(handheld);
            if before.roll().is_some() {
                rounds += 1;
                let names: BTreeSet<_> = shown.iter().map(|pair| &pair[0]).collect();
                assert_eq!(names.len(), 2, "{computers:?}: both computers are watched: {shown:?}");
            }
        }
    }
}

/// While a computer acts in secret, the board does not change with what it did: the person who decides later looks on.
#[test]
fn what_a_computer_could_still_do_tells_nothing_of_what_it_did_in_secret() {
    let (setup, computers) = (setup::<DiceGame>(2), [3, 0]);
    let mut hand = Hand::default();
    hand.start_against::<DiceGame>(setup, &computers, Seed::new(4));
    let mut model = Model::<DiceGame>::new(setup, &computers, Seed::new(4));
    let mut several = 0;
    for _ in 0..40 {
        let taken = model.advance().expect("a decision");
        several += usize::from(taken > 2);
        hand.take();
        let pick = model.plain();
        model.apply(pick);
        let mut handheld = decided(hand, &pick);
        // Numbers on the board while the computer decides.
        let mut boards = BTreeSet::new();
        while !handheld.console().is_idle() || handheld.console().screen() != ScreenKind::Table {
            let said = texts(handheld.console());
            if said.iter().any(|words| words == "RED") && !said.iter().any(|words| words == "go on") {
                boards.insert(said.into_iter().filter(|words| words.len() <= 2).collect::<Vec<_>>());
            }
            if handheld.console().screen() != ScreenKind::Table {
                handheld.tap(Button::A);
            }
            handheld.run(20);
        }
        assert!(boards.len() <= 1, "after {} actions: {boards:?}", model.length);
        handheld.run(500);
        hand = Hand::of(handheld);
    }
    assert!(several > 2, "it takes several actions in {several} rounds");
}
