//! A review on the screen: it can be left and gone on with, it is the same each time, and it makes room for codes.

use std::collections::HashSet;

use console::{Button, Console, Language, Name, SIDE, ScreenKind, TICK_MS};
use handheld::{Flash, Handheld, Host};
use players::Computer;
use rules_core::castles::{self, Castles, Estates, tables};
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::{Orleans, Scenario, Setup};
use rules_core::{Game, Standing};
use saves::{ActionBytes, Answer, Place, Record, Request, Volume};
use store::Store;
use tests::buttons::Hand;
use tests::device::Device;
use tests::ends::End;
use tests::journal::Journal;
use tests::preset::{Preset, name};
use tests::replay::{Head, Sitter, begin, replay};
use tests::stored::{Stored, finished, whole};
use tests::texts::{faults, texts};
use tests::{Chip, Pulse, Seen, games, golden, now};

/// Returns a device with a finished game, at the review of it.
fn reviewed<G: Game>() -> Handheld {
    reviewed_game::<G>(&finished::<G>(Preset::NAMES, 1).next().expect("a game"), Language::English)
}

fn reviewed_game<G: Game>(game: &Stored, language: Language) -> Handheld {
    let flash = Preset { animations: 0, colour_blind: false, language }.flash();
    game.keep(&flash, 0);
    let mut handheld = Handheld::new(Host::TEST, flash);
    handheld.settle();
    // Its result is seen, and it is among the finished ones.
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    for _ in 0..40 {
        if handheld.console().screen() == ScreenKind::Scores {
            handheld.tap(Button::A);
        }
    }
    to_card::<G>(&mut handheld);
    open(&mut handheld);
    handheld
}

/// Goes from the title, with the cursor on this game, to the card of the finished game.
fn to_card<G: Game>(handheld: &mut Handheld) {
    (games::row::<G>()..Console::GAMES).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Finished);
}

/// Goes on from a finished game to its review.
fn open(handheld: &mut Handheld) {
    handheld.tap(Button::Y);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Review);
}

fn finish(handheld: &mut Handheld) {
    for _ in 0..1000 {
        if !handheld.console().is_reviewing() {
            return;
        }
        handheld.run(1000);
    }
    panic!("a review does not end");
}

/// Returns what the pages say.
fn pages(handheld: &mut Handheld) -> Vec<String> {
    let mut pages = texts(handheld.console());
    handheld.tap(Button::A);
    pages.extend(texts(handheld.console()));
    handheld.tap(Button::B);
    pages
}

fn can_be_left<G: Game>() {
    let mut whole = reviewed::<G>();
    finish(&mut whole);
    let mut left = reviewed::<G>();
    let mut times = 0;
    while left.console().is_reviewing() {
        // Longer than a turn takes, from whose start it goes on.
        left.run(90);
        left.tap(Button::B);
        assert_eq!(left.console().screen(), ScreenKind::Finished);
        open(&mut left);
        times += 1;
    }
    assert!(times > 2, "it ended at once");
    assert_eq!(pages(&mut left), pages(&mut whole));
}

#[test]
fn a_review_can_be_left_and_gone_on_with() {
    can_be_left::<DiceGame>();
    can_be_left::<Natick>();
}

/// Where a machine is fast, nobody waits as long as for the device. It can still be left.
#[test]
fn a_host_reviews_in_a_few_seconds() {
    fn takes<G: Game>(seconds: u32) {
        let game = whole::<G>(Preset::NAMES, G::with_players(&G::DEFAULT, 2), 1);
        let mut handheld = reviewed_game::<G>(&game, Language::English);
        handheld.run(200);
        assert!(handheld.console().is_reviewing(), "{}: all in one task", G::KEY);
        handheld.run(1000 * seconds);
        assert!(!handheld.console().is_reviewing(), "{}: {:?}", G::KEY, texts(handheld.console()));
    }
    takes::<Castles>(5);
    takes::<DiceGame>(5);
    takes::<Natick>(6);
    takes::<Orleans>(5);
}

/// Whoever waits sees where it is.
#[test]
fn the_bar_tells_the_round() {
    let mut handheld = reviewed::<Castles>();
    let mut rounds = HashSet::new();
    while handheld.console().is_reviewing() {
        rounds.extend(texts(handheld.console()).into_iter().filter(|text| text.starts_with("round ")));
        handheld.run(TICK_MS);
    }
    assert!(rounds.len() > 20, "{rounds:?}");
}

/// What the emulated device and the page are to find, too, on the same flash.
#[test]
fn a_review_is_the_same_everywhere() {
    fn looks_as_it_did<G: Game>(name: &str) {
        let mut handheld = Handheld::new(Host::TEST, End::of(&Journal::of(name)).flash());
        handheld.settle();
        to_card::<G>(&mut handheld);
        open(&mut handheld);
        finish(&mut handheld);
        golden(&format!("review-{name}"), &handheld.picture());
        handheld.tap(Button::A);
        golden(&format!("review-{name}-list"), &handheld.picture());
    }
    looks_as_it_did::<Castles>("castles-2p-2011");
    looks_as_it_did::<DiceGame>("dice-3p");
    looks_as_it_did::<Natick>("natick");
    looks_as_it_did::<Orleans>("orleans-2p");
}

/// A turn is shown as it was and as it could have been, and the game is as it was afterwards.
#[test]
fn turns_are_shown_and_put_back() {
    let mut handheld = reviewed::<Castles>();
    finish(&mut handheld);
    let before = pages(&mut handheld);
    handheld.tap(Button::A);
    handheld.tap(Button::A);
    let start = handheld.picture().pixels()[..195 * SIDE].to_vec();
    let mut seen = HashSet::from([start.clone()]);
    for _ in 0..12 {
        handheld.tap(Button::Right);
        seen.insert(handheld.picture().pixels()[..195 * SIDE].to_vec());
    }
    assert!(seen.len() > 2, "nothing is better");
    for _ in 0..12 {
        handheld.tap(Button::Left);
    }
    assert!(handheld.picture().pixels()[..195 * SIDE] == start, "back at the start of the turn");
    // The same turn as it was taken, and the replay there.
    handheld.tap(Button::X);
    assert!(handheld.picture().pixels()[..195 * SIDE] == start, "the same position");
    handheld.tap(Button::Right);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Replay);
    handheld.tap(Button::B);
    handheld.tap(Button::X);
    handheld.tap(Button::Right);
    handheld.tap(Button::B);
    handheld.tap(Button::B);
    assert_eq!(pages(&mut handheld), before);
    // The card of the game has its result, and the codes have it whole.
    handheld.tap(Button::B);
    handheld.tap(Button::X);
    assert_eq!(handheld.console().screen(), ScreenKind::Export);
    assert!(handheld.console().export().count() > 0);
    handheld.tap(Button::B);
    open(&mut handheld);
    finish(&mut handheld);
    assert_eq!(pages(&mut handheld), before);
}

/// Returns the games in progress and the finished ones, action by action.
fn journals(device: &Handheld) -> [Vec<Vec<ActionBytes>>; 2] {
    let mut found = [Vec::new(), Vec::new()];
    for (volume, packed) in handheld::journals(device.flash()).expect("our saves") {
        let mut actions = Vec::new();
        packed.expect("it can be packed").unpack(|action| actions.push(action)).expect("it can be unpacked");
        found[usize::from(matches!(volume, Volume::Finished(_)))].push(actions);
    }
    found
}

/// Goes on from a review to the dearest turn, and from there to an exercise.
fn ask_exercise(handheld: &mut Handheld) {
    for button in [Button::A, Button::A, Button::Y] {
        handheld.tap(button);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Exercise);
}

fn plays_on<G: Game>(mut handheld: Handheld) {
    finish(&mut handheld);
    let [none, finished] = journals(&handheld);
    assert!(none.is_empty());
    // The replay of the dearest turn begins with it, wherever one has looked.
    for button in [Button::A, Button::A, Button::X, Button::Right, Button::A] {
        handheld.tap(button);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Replay);
    let shown = texts(handheld.console());
    [Button::B, Button::B, Button::B].into_iter().for_each(|button| handheld.tap(button));
    ask_exercise(&mut handheld);
    // Back to the turn, and here again.
    handheld.tap(Button::B);
    assert_eq!(handheld.console().screen(), ScreenKind::Review);
    handheld.tap(Button::Y);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    let [running, kept] = journals(&handheld);
    assert_eq!(kept, finished, "the game that it leaves stays");
    assert_eq!(running.len(), 1);
    assert!(finished[0].starts_with(&running[0]) && running[0].len() < finished[0].len());
    let replayed = format!("{} of {}", running[0].len(), finished[0].len());
    assert!(shown.contains(&replayed), "the replay opened elsewhere than at {replayed}: {shown:?}");
    // It is there after a power cut, and says what it is.
    let table = handheld.picture();
    handheld.power_cycle([]);
    handheld.settle();
    handheld.tap(Button::A);
    let told = texts(handheld.console());
    assert!(told.iter().any(|text| text.contains("exercise")), "{told:?}");
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    assert!(handheld.picture() == table, "the same position");
    // It goes on, and comes back the same from its codes: what was drawn anew is drawn the same again.
    for _ in 0..400 {
        handheld.tap(if handheld.console().screen() == ScreenKind::Table { Button::A } else { Button::B });
        handheld.tap(Button::Down);
    }
    let [after, _] = journals(&handheld);
    assert!(after[0].starts_with(&running[0]) && after[0].len() > running[0].len(), "{}", G::KEY);
}

/// With the draws of the game that it leaves, an exercise could not go on as it does.
#[test]
fn an_exercise_has_draws_of_its_own() {
    fn is_drawn_anew<G: Game>(number: usize) -> bool {
        let game = whole::<G>(Preset::NAMES, G::with_players(&G::DEFAULT, 2), number);
        let mut handheld = reviewed_game::<G>(&game, Language::English);
        finish(&mut handheld);
        ask_exercise(&mut handheld);
        handheld.tap(Button::A);
        let mut hand = Hand::of(handheld);
        for _ in 0..40 {
            hand.take();
            if hand.console().screen() == ScreenKind::Table {
                hand.play_hint();
            }
        }
        let Seen { journals, finished, .. } = Seen::on(hand.handheld().flash().clone());
        let mut left = begin::<G>(&game.head).expect("a game");
        // It may be over, too.
        let exercise = journals.into_values().chain(finished).find(|journal| journal.head.as_ref() != Some(&game.head));
        let exercise = exercise.expect("an exercise");
        let mut actions = &exercise.actions[..];
        while let Ok((action, rest)) = postcard::take_from_bytes(actions) {
            if left.apply(action, |_| ()).is_err() {
                return true;
            }
            actions = rest;
        }
        false
    }
    // The dearest turn of a game may come when nothing is drawn any more.
    fn is_any_drawn_anew<G: Game>() {
        assert!((1..6).any(is_drawn_anew::<G>), "{}: the same draws", G::KEY);
    }
    is_any_drawn_anew::<Castles>();
    is_any_drawn_anew::<DiceGame>();
    is_any_drawn_anew::<Natick>();
    is_any_drawn_anew::<Orleans>();
}

/// Returns all that is kept of games over time.
fn statistics(flash: &Flash) -> Vec<(Record, Vec<u8>)> {
    let records = Seen::on(flash.clone()).records.into_iter();
    records.filter(|(record, _)| matches!(record, Record::Statistics(..))).collect()
}

/// An exercise counts nowhere: not when it is over, and not when it is reviewed.
#[test]
fn a_finished_exercise_counts_nowhere() {
    let mut handheld = reviewed::<Natick>();
    finish(&mut handheld);
    ask_exercise(&mut handheld);
    handheld.tap(Button::A);
    let before = statistics(handheld.flash());
    assert!(!before.is_empty());
    let mut hand = Hand::of(handheld);
    hand.take();
    while hand.console().screen() != ScreenKind::Scores {
        hand.play_hint();
        hand.take();
    }
    assert_eq!(statistics(hand.handheld().flash()), before);
    let said = texts(hand.console());
    assert!(said.iter().any(|text| text.contains("no record (exercise)")), "{said:?}");
    let mut handheld = hand.into_handheld();
    open(&mut handheld);
    finish(&mut handheld);
    assert_eq!(journals(&handheld)[1].len(), 2, "it is among the finished ones");
    assert_eq!(statistics(handheld.flash()), before);
}

#[test]
fn a_turn_can_be_played_on_from() {
    plays_on::<Castles>(reviewed::<Castles>());
    plays_on::<Natick>(reviewed::<Natick>());
    plays_on::<DiceGame>(reviewed::<DiceGame>());
    plays_on::<Orleans>(reviewed::<Orleans>());
}

#[test]
fn a_turn_of_a_game_alone_and_in_teams_can_be_played_on_from() {
    fn with<G: Game>(setup: G::Setup) {
        plays_on::<G>(reviewed_game::<G>(&whole::<G>(Preset::NAMES, setup, 1), Language::English));
    }
    with::<Castles>(Castles::with_players(&Castles::DEFAULT, 1));
    let estates = Estates::Team(*tables::TEAM_ESTATES.start());
    with::<Castles>(castles::Setup { players: 4, estates, ..Castles::DEFAULT });
    with::<Orleans>(Setup { players: 3, ..Setup::of(Scenario::Invasion) });
    with::<Orleans>(Setup::of(Scenario::Dignitary));
}

/// Power that fails while an exercise is made leaves the exercise or nothing, and the game that it is taken from.
#[test]
fn an_exercise_is_made_whole_or_not_at_all() {
    let mut handheld = reviewed::<Castles>();
    finish(&mut handheld);
    ask_exercise(&mut handheld);
    let [_, finished] = journals(&handheld);
    handheld.press(Button::A);
    let (mut none, mut whole) = (0, 0);
    while whole < 3 {
        let bytes = handheld.flash().to_bytes();
        let mut other = Handheld::new(Host::TEST, Flash::from_bytes(bytes).expect("a whole flash"));
        other.settle();
        assert_eq!(other.console().screen(), ScreenKind::Title, "nobody is told");
        let [running, kept] = journals(&other);
        assert_eq!(kept, finished);
        if running.is_empty() {
            assert_eq!(whole, 0);
            none += 1;
        } else {
            assert!(finished[0].starts_with(&running[0]));
            whole += 1;
        }
        handheld.run(TICK_MS);
    }
    assert!(none > 3, "it was made at once");
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
}

/// Returns a device where every place has a game in progress, at the question what makes room for an exercise, and what it
/// keeps.
fn crowded() -> (Handheld, [Vec<Vec<ActionBytes>>; 2]) {
    let reviewed = reviewed::<Natick>();
    let mut store = Store::new(reviewed.flash().clone());
    now(store.start(|_| ()));
    let game = whole::<DiceGame>(Preset::NAMES, DiceGame::DEFAULT, 1);
    for place in Place::all() {
        let begin = Request::Begin(place, game.slot, game.head.as_slice().try_into().unwrap());
        let action = Request::Append(place, 0, game.actions[0].as_slice().try_into().unwrap());
        [begin, action].into_iter().for_each(|request| now(store.serve(request, |_| ())));
    }
    drop(store);
    let mut hand = Hand::on(reviewed.flash().clone());
    hand.go_to(Console::GAMES);
    hand.press(Button::A);
    let mut handheld = hand.into_handheld();
    open(&mut handheld);
    finish(&mut handheld);
    ask_exercise(&mut handheld);
    let before = journals(&handheld);
    assert_eq!(before.each_ref().map(Vec::len), [usize::from(Place::COUNT), 1]);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Room);
    (handheld, before)
}

/// Where no place is free, an exercise asks which game makes room, and takes nothing that was not given.
#[test]
fn an_exercise_asks_for_room() {
    let (mut handheld, before) = crowded();
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Ask);
    // Nobody wants to lose a game: back at the turn, which can be looked at as before.
    let back = [ScreenKind::Room, ScreenKind::Exercise, ScreenKind::Review];
    for screen in back {
        handheld.tap(Button::B);
        assert_eq!(handheld.console().screen(), screen);
    }
    assert_eq!(journals(&handheld), before);
    handheld.tap(Button::Right);
    handheld.tap(Button::Left);
    for button in [Button::Y, Button::A, Button::A] {
        handheld.tap(button);
    }
    handheld.hold(Button::A, 1100);
    handheld.run(2000);
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    let [running, finished] = journals(&handheld);
    assert_eq!((running.len(), &finished), (before[0].len(), &before[1]));
    assert_eq!(running.iter().filter(|game| !before[0].contains(game)).count(), 1, "one made room");
    assert!(running.iter().any(|game| finished[0].starts_with(game)));
}

/// A game that was learned can be played on from, too: without the guide, and the lesson stays as it was.
#[test]
fn an_exercise_of_a_lesson_has_no_guide() {
    let mut game = whole::<Castles>(Preset::NAMES, Castles::with_players(&Castles::DEFAULT, 2), 1);
    game = seated(game, &[(0, Sitter::Pupil), (1, Sitter::Computer(0))]);
    let mut handheld = reviewed_game::<Castles>(&game, Language::English);
    finish(&mut handheld);
    let [_, finished] = journals(&handheld);
    ask_exercise(&mut handheld);
    handheld.tap(Button::A);
    // Where a phase ends with the turn before, its page comes first, and takes no press at once.
    if handheld.console().screen() == ScreenKind::Interlude {
        handheld.run(1000);
        handheld.tap(Button::A);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Table);
    assert!(handheld.console().guided().is_none() && handheld.console().tip().is_none());
    let [running, kept] = journals(&handheld);
    assert_eq!(kept, finished);
    assert!(finished[0].starts_with(&running[0]));
}

/// A game that came as a code is reviewed as where it was played.
#[test]
fn an_imported_game_is_reviewed_like_the_one_it_came_from() {
    let mut here = reviewed::<Castles>();
    finish(&mut here);
    let [(_, Ok(packed))] = &handheld::journals(here.flash()).expect("our saves")[..] else { panic!("one game") };
    let flash = Flash::blank();
    handheld::restore(packed, &flash).expect("it fits");
    let mut there = Handheld::new(Host::TEST, flash);
    there.settle();
    to_card::<Castles>(&mut there);
    assert!(kept(&there).0.is_empty(), "a code has no review");
    open(&mut there);
    finish(&mut there);
    assert_eq!(pages(&mut there), pages(&mut here));
    assert_eq!(kept(&there).0, kept(&here).0);
}

/// Returns what is kept of reviews on a device: the note of the finished game, and the records over time.
fn kept(handheld: &Handheld) -> (Vec<u8>, Vec<(Record, Vec<u8>)>) {
    kept_in(Seen::on(handheld.flash().clone()))
}

fn kept_in(Seen { finished, records, .. }: Seen) -> (Vec<u8>, Vec<(Record, Vec<u8>)>) {
    let [journal] = &finished[..] else { panic!("{} finished games", finished.len()) };
    let is_review = |record: &Record| matches!(record, Record::Statistics(_, REVIEWED..));
    (journal.note.clone(), records.into_iter().filter(|(record, _)| is_review(record)).collect())
}

/// The first category of reviews.
const REVIEWED: u16 = 52_000;

/// A note as it is kept: its version; seat, turns, lost, luck and marks of each person; the number of the judge.
type Note = (u8, Vec<(u8, u16, u16, i16, [u8; 3])>, u8);

fn note(bytes: &[u8]) -> Note {
    postcard::from_bytes(bytes).expect("a note")
}

/// The number of a judge who is not ours.
const EARLIER: u8 = 0;

/// What a review found is kept with the game, and counts once. A second one finds the same.
#[test]
fn a_reviewed_game_is_noted_and_counts_once() {
    let mut handheld = reviewed::<DiceGame>();
    handheld.run(50);
    assert_eq!(kept(&handheld), (vec![], vec![]), "nothing is kept of half a review");
    finish(&mut handheld);
    let (before, found) = (kept(&handheld), pages(&mut handheld));
    assert_eq!(before.1.len(), 1);
    let (version, people, judge) = note(&before.0);
    assert_eq!((version, people.is_empty(), judge), (1, false, DiceGame::LOSSES.judge));
    // The page has the sums of what is noted.
    for (_, turns, lost, ..) in people {
        assert!(turns > 5 && found.contains(&format!("{}.{}", lost / 10, lost % 10)), "{lost} is not in {found:?}");
    }
    handheld.tap(Button::B);
    assert!(texts(handheld.console()).iter().any(|text| text == "points lost a turn"), "the card tells");
    // After power-on nothing of the review is left but what was kept.
    let mut again = Handheld::new(Host::TEST, handheld.flash().clone());
    again.settle();
    (0..games::row::<DiceGame>()).for_each(|_| again.tap(Button::Down));
    to_card::<DiceGame>(&mut again);
    assert_eq!(texts(again.console()), texts(handheld.console()));
    open(&mut again);
    finish(&mut again);
    assert_eq!((kept(&again), pages(&mut again)), (before, found));
}

/// A part in a reviewed game as it is kept: journal, name and result, lost points, luck, points.
type Part = (u16, u8, u16, i16, i16);

/// Returns the parts in a record of reviews, which begins like statistics of no games.
fn parts(record: &[u8]) -> Vec<Part> {
    postcard::from_bytes::<(Vec<Name>, Vec<Part>)>(&record[13..]).expect("reviews").1
}

/// Returns what is noted of a game's persons once it is reviewed, what counts over time of them, and how it ended.
fn counted<G: Game>(game: &Stored) -> (Note, Vec<Part>, Standing) {
    let mut handheld = reviewed_game::<G>(game, Language::English);
    finish(&mut handheld);
    let (noted, records) = kept(&handheld);
    let mut parts = parts(&records[0].1);
    // The oldest first: by seat.
    parts.reverse();
    (note(&noted), parts, replay::<G>(&Seen::on(handheld.flash().clone()).finished[0]).standing())
}

/// Returns how many results of these games would be others with even luck.
fn stands_beside_wins<G: Computer>(of: impl Iterator<Item = Stored>) -> usize {
    let (mut games, mut changed) = (0, 0);
    for game in of {
        // Each for themselves, against others.
        let Some(begun) = begin::<G>(&game.head).filter(|game| game.players() > 1 && game.sides() == game.players())
        else {
            continue;
        };
        let (noted, parts, end) = counted::<G>(&game);
        let each = G::points_each(begun.setup());
        let evenly = |seat: usize| 10 * i32::from(parts[seat].4) - i32::from(parts[seat].3) / each;
        // Equal points are ranked as they were.
        let is_first = |seat: usize| {
            let is_ahead = |other| (evenly(seat), end.rank[other]) >= (evenly(other), end.rank[seat]);
            (0..parts.len()).all(is_ahead)
        };
        for (seat, (part, person)) in parts.iter().zip(noted.1).enumerate() {
            let (_, who, lost, luck, points) = *part;
            let (_, turns, all, noted, _) = person;
            assert_eq!((lost, luck, points), (all * 10 / turns, noted, end.points[seat]));
            let (won, won_evenly) = (who & 2 != 0, who & 1 != 0);
            assert_eq!((usize::from(who >> 2), won), (seat, end.rank[seat] == 1));
            assert_eq!(won_evenly, is_first(seat), "{}: {parts:?}", G::KEY);
            changed += usize::from(won != won_evenly);
        }
        // The same game of one person against computers, whose luck counts, too.
        let computers: Vec<_> = (1..parts.len()).map(|seat| (seat, Sitter::Computer(1))).collect();
        let (_, alone, _) = counted::<G>(&seated(game, &computers));
        assert_eq!(alone, parts[..1], "{}: against computers", G::KEY);
        games += 1;
    }
    assert!(games > 1, "{}: {games} games", G::KEY);
    changed
}

/// What counts over time is what is noted; whoever has most without the luck of all would have won.
#[test]
fn results_with_even_luck_stand_beside_wins() {
    let natick = (1..7).map(|number| whole::<Natick>(Preset::NAMES, Natick::DEFAULT, number));
    let changed = [
        stands_beside_wins::<Castles>(finished::<Castles>(Preset::NAMES, 12)),
        stands_beside_wins::<DiceGame>(finished::<DiceGame>(Preset::NAMES, 12)),
        stands_beside_wins::<Natick>(natick),
    ];
    assert!(changed.into_iter().all(|changed| changed > 0), "results that are others with even luck: {changed:?}");
}

/// What another judge found of a game is known as his, and ours finds it anew: then the line over time is of ours alone.
#[test]
fn judges_are_not_mixed() {
    let mut handheld = reviewed::<Natick>();
    finish(&mut handheld);
    let ours = kept(&handheld);
    // The judge comes last.
    let theirs = |bytes: &[u8]| {
        let (last, rest) = bytes.split_last().expect("a judge");
        assert_eq!(*last, Natick::LOSSES.judge);
        [rest, &[EARLIER]].concat()
    };
    let mut store = Store::new(handheld.flash().clone());
    now(store.start(|_| ()));
    let (record, bytes) = ours.1[0].clone();
    let number = parts(&bytes)[0].0;
    for request in [
        Request::Store(record, theirs(&bytes).as_slice().try_into().unwrap()),
        Request::Note(number, theirs(&ours.0).as_slice().try_into().unwrap()),
    ] {
        now(store.serve(request, |_| ()));
    }
    drop(store);
    let mut again = Handheld::new(Host::TEST, handheld.flash().clone());
    again.settle();
    (0..games::row::<Natick>()).for_each(|_| again.tap(Button::Down));
    to_card::<Natick>(&mut again);
    let says = |handheld: &Handheld| texts(handheld.console()).iter().any(|text| text == "by an older review");
    assert!(says(&again) && kept(&again) != ours);
    open(&mut again);
    finish(&mut again);
    again.tap(Button::B);
    assert!(!says(&again));
    assert_eq!(kept(&again), ours);
}

/// The power may go between the two writes: then the next review notes it, and does not count it again.
#[test]
fn a_game_that_was_counted_and_not_noted_is_not_counted_again() {
    let mut whole = reviewed::<Natick>();
    finish(&mut whole);
    let due = kept(&whole);
    let mut cut = reviewed::<Natick>();
    let mut store = Store::new(cut.flash().clone());
    now(store.start(|_| ()));
    let (record, bytes) = due.1[0].clone();
    now(store.serve(Request::Store(record, bytes.as_slice().try_into().unwrap()), |_| ()));
    drop(store);
    cut.power_cycle([]);
    cut.settle();
    (0..games::row::<Natick>()).for_each(|_| cut.tap(Button::Down));
    to_card::<Natick>(&mut cut);
    open(&mut cut);
    finish(&mut cut);
    assert_eq!(kept(&cut), due);
}

/// The power may go at every step of these two writes: the next review counts the game once, and notes it.
#[test]
fn a_review_that_loses_its_power_at_the_end_counts_once() {
    const SECTOR: usize = 4096;
    let bytes = reviewed::<Natick>().flash().to_bytes();
    let mut chip = Chip::new(bytes.len() / SECTOR, SECTOR);
    chip.cells = bytes;
    let flash = tests::Flash::<SECTOR>::new(chip);
    let mut device = Device::start(&flash);
    device.go_to(Console::GAMES);
    device.press([Button::A, Button::Y, Button::A]);
    let before = flash.0.borrow().clone();
    flash.0.borrow_mut().noted = Some(Vec::new());
    device.pass(1);
    while device.console().is_reviewing() {
        device.pass(10);
    }
    let due = kept_in(device.seen());
    assert!(!due.0.is_empty() && due.1.len() == 1);
    let pulses = flash.0.borrow_mut().noted.take().expect("they are noted");
    let mut found = [0; 3];
    for cut in 0..=pulses.iter().map(Pulse::steps).sum() {
        let mut chip = before.clone();
        chip.power = Some(cut);
        for pulse in &pulses {
            chip.act(pulse);
            if chip.is_off() {
                break;
            }
        }
        let chip = chip.restarted(cut);
        let (note, records) = kept_in(Seen::on(tests::Flash::<SECTOR>::new(chip.clone())));
        // What is noted was counted.
        let state = match (note == due.0, records == due.1) {
            (false, false) if note.is_empty() && records.is_empty() => 0,
            (false, true) if note.is_empty() => 1,
            (true, true) => 2,
            _ => panic!("after {cut} steps: {note:?}, {records:?}"),
        };
        found[state] += 1;
        if found[state] % 32 != 1 {
            continue;
        }
        let mut again = Handheld::new(Host::TEST, Flash::from_bytes(chip.cells).expect("a whole flash"));
        again.settle();
        (0..games::row::<Natick>()).for_each(|_| again.tap(Button::Down));
        to_card::<Natick>(&mut again);
        open(&mut again);
        finish(&mut again);
        assert_eq!(kept(&again), due, "after {cut} steps");
    }
    assert!(found.into_iter().all(|found| found > 0), "{found:?}");
}

/// Returns a game in which these seats have these sitters.
pub fn seated(mut game: Stored, sitters: &[(usize, Sitter)]) -> Stored {
    let (mut head, setup) = postcard::take_from_bytes::<Head>(&game.head[2..]).expect("a head");
    sitters.iter().for_each(|&(seat, sitter)| head.2[seat] = sitter);
    game.head = [&[0, 2], &postcard::to_stdvec(&head).expect("a head")[..], setup].concat();
    game
}

#[test]
fn only_persons_count() {
    let game = || finished::<Natick>(Preset::NAMES, 1).next().expect("a game");
    let mut handheld = reviewed_game::<Natick>(&seated(game(), &[(1, Sitter::Computer(1))]), Language::English);
    finish(&mut handheld);
    let (noted, records) = kept(&handheld);
    assert_eq!(note(&noted).1.iter().map(|person| person.0).collect::<Vec<_>>(), [0]);
    assert_eq!(records.len(), 1);
    // Computers are reviewed if asked for, and that changes nothing.
    let rows = |handheld: &Handheld| texts(handheld.console()).iter().filter(|text| text.starts_with("slips")).count();
    assert_eq!(rows(&handheld), 1);
    handheld.tap(Button::X);
    assert!(handheld.console().is_reviewing());
    finish(&mut handheld);
    assert_eq!((rows(&handheld), kept(&handheld)), (2, (noted, records)));
    let mut handheld =
        reviewed_game::<Natick>(&seated(game(), &[0, 1].map(|seat| (seat, Sitter::Computer(1)))), Language::English);
    finish(&mut handheld);
    assert_eq!(kept(&handheld), (vec![], vec![]));
}

/// The card of a reviewed game with the largest numbers, in every language.
#[test]
fn the_card_of_a_reviewed_game_can_be_read() {
    let largest: Note = (1, (0..5).map(|seat| (seat, 1, u16::MAX, i16::MIN, [u8::MAX; 3])).collect(), EARLIER);
    let largest = postcard::to_stdvec(&largest).expect("a note");
    let game = finished::<Orleans>(Preset::NAMES, 400).max_by_key(|game| game.actions.len()).expect("a game");
    for language in Language::ALL {
        let handheld = reviewed_game::<Orleans>(&game, language);
        let mut store = Store::new(handheld.flash().clone());
        now(store.start(|_| ()));
        now(store.serve(Request::Note(0, largest.as_slice().try_into().unwrap()), |answer| {
            assert!(matches!(answer, Answer::Written(Ok(()))));
        }));
        let mut handheld = Handheld::new(Host::TEST, handheld.flash().clone());
        handheld.settle();
        (0..games::row::<Orleans>()).for_each(|_| handheld.tap(Button::Down));
        to_card::<Orleans>(&mut handheld);
        assert!(
            texts(handheld.console()).iter().any(|text| text.starts_with("-99")),
            "{:?}",
            texts(handheld.console())
        );
        let faults = [faults(handheld.console()), faults(&handheld.console().exaggerated())];
        golden(&format!("reviewed-{}", language.code()), &handheld.picture());
        assert!(faults.iter().all(|faults| faults.is_empty()), "{language:?}: {faults:?}");
    }
}

/// Whoever plays better and better sees it: the statistics have a page for the reviews of each kind, behind the others.
#[test]
fn reviews_show_over_time() {
    let luck = [31, -64, 12, 0, -118, 45, 83, -20, -7, 52, -31, 9, 26, -40];
    let show = |game: &str, language, slot, players: u16, names: &[&str]| {
        let flash = Preset { animations: 0, colour_blind: false, language }.flash();
        let people = names.len() as u16;
        // The newest first: journal, name and result, lost points, luck, points.
        let part = |i: u16| {
            let (who, luck) = (i % people, luck[usize::from(i)]);
            let lost = 60 + 16 * i + 45 * (i * 5 % 4) + 90 * who;
            (99 - i / people, (4 * who + i * 7 % 4) as u8, lost, luck, 187 - 2 * i as i16)
        };
        let parts = (0..13).map(part).collect::<Vec<_>>();
        let names = names.iter().map(|text| name(text)).collect::<Vec<_>>();
        // It begins like statistics of no games.
        let bytes = [&[2], &[0; 12][..], &postcard::to_stdvec(&(names, parts)).expect("reviews")].concat();
        let mut store = Store::new(flash.clone());
        now(store.start(|_| ()));
        let record = Record::Statistics(slot, REVIEWED + players - 1);
        now(store.serve(Request::Store(record, bytes.as_slice().try_into().expect("it fits")), |_| ()));
        let mut handheld = Handheld::new(Host::TEST, flash);
        handheld.settle();
        let row = Console::games().position(|(_, listed)| listed == slot).expect("it is listed");
        (0..row).for_each(|_| handheld.tap(Button::Down));
        handheld.tap(Button::Y);
        assert_eq!(handheld.console().screen(), ScreenKind::Statistics);
        assert!(faults(handheld.console()).is_empty(), "{game}: {:?}", faults(handheld.console()));
        golden(&format!("reviews-{game}"), &handheld.picture());
    };
    show("castles", Language::English, games::slot::<Castles>(), 2, &["ANNA"]);
    show("dice", Language::German, games::slot::<DiceGame>(), 1, &["ANNA"]);
    show("orleans", Language::French, games::slot::<Orleans>(), 4, &["ANNA", "BEN", "CLÉMENTINE"]);
}

/// The result of some games counts spaces or goals, and not points: so does what could be expected.
#[test]
fn spaces_and_goals_are_expected_where_the_result_has_them() {
    fn most<G: Game>(setup: G::Setup) -> i32 {
        let mut handheld = reviewed_game::<G>(&whole::<G>(Preset::NAMES, setup, 1), Language::English);
        finish(&mut handheld);
        // The first number is the upper end of the curve.
        texts(handheld.console()).iter().find_map(|text| text.parse().ok()).expect("a number")
    }
    let spaces = most::<Castles>(Castles::with_players(&Castles::DEFAULT, 1));
    assert!((20..=50).contains(&spaces), "{spaces} of 37 spaces");
    for scenario in [Scenario::Dignitary, Scenario::Vierzon] {
        let goals = most::<Orleans>(Setup::of(scenario));
        assert!((1..=10).contains(&goals), "{goals} goals of {scenario:?}");
    }
}
