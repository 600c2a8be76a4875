//! Orléans: every scenario and number of players, by uniform picks and by a player who fills places.

use rules_core::orleans::{
    Action, Cause, Event, Forecast, Good, Hourglass, Job, Level, Orleans, Phase, Preview, Scenario, Setup, Source,
};
use rules_core::{Game, Player, Seed, playout};
use saves::Journal;

use tests::orleans::{eager, greedy};
use tests::walk::{self, Step, mean_points};

use crate::lawful::{Lawful, digest, hold};

impl Lawful for Orleans {
    const SAMPLE: u32 = 24;
    const ACTION: usize = 6;
    /// Of what `MAX_LENGTH` counts, with their lengths: the draw takes 3 bytes, the end of the plan and the pass 2 each, to
    /// put somebody 5; a use 3, its decision 4 on average, the end of the turn 2; what is due 4; the turns that end again 2.
    const JOURNAL: usize = 5 * 16 * (3 + 2 + 2 + 8 * 5 + 8 * (3 + 4 + 2) + 4 * 4 + 3 * 4 * 2);

    fn scored(event: Event) -> Option<(Player, Source, i16)> {
        match event {
            Event::Points { player, points, source } => Some((player, source, points)),
            _ => None,
        }
    }

    fn conserved(&self) -> Result<(), String> {
        self.position().check().map_err(|wrong| format!("{wrong:?}"))
    }
}

#[test]
fn every_law_holds() {
    hold::<Orleans>(4);
}

#[test]
fn the_digest_changes_only_with_a_rule() {
    assert_eq!(
        format!("{:016x}", digest::<Orleans>()),
        "6382c4ab3348d31d",
        "a rule, a table or the generator has changed"
    );
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<Orleans>() <= 4096, "{}", size_of::<Orleans>());
    assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
}

#[test]
fn the_filler_keeps_the_laws_and_its_journals_fit_the_store() {
    for setup in Orleans::setups() {
        for seed in 0..8 {
            let (mut length, mut bytes) = (0, 0);
            for Step { list, action, after, .. } in walk::busy::<Orleans>(setup, Seed::new(seed)) {
                assert!(list.len() <= Orleans::MAX_ACTIONS && list.is_sorted_by(|a, b| a < b), "{list:?}");
                after.conserved().unwrap_or_else(|what| panic!("conserved: {what} after {action:?}"));
                length += 1;
                bytes += 1 + postcard::to_stdvec(&action).expect("an encoding").len();
            }
            assert!(length <= Orleans::MAX_LENGTH && bytes <= Journal::ROOM / 2, "{length} actions, {bytes} bytes");
        }
    }
}

/// A game, or a part of it, with its set-up.
type Played = (Setup, Box<dyn Iterator<Item = Step<Orleans>>>);

/// Plays some games of every set-up, by uniform picks and by those of the filler.
fn played(games: u64) -> impl Iterator<Item = Played> {
    Orleans::setups().into_iter().flat_map(move |setup| {
        (0..2 * games).map(move |game| -> Played {
            let seed = Seed::new(game / 2);
            match game % 2 {
                0 => (setup, Box::new(walk::busy::<Orleans>(setup, seed))),
                _ => (setup, Box::new(walk::random::<Orleans>(setup, seed))),
            }
        })
    })
}

/// Plays each round of the Duel after its first plans, as if it came at once: picks like these lose the game before most
/// rounds come. Players have more or less goods and coins, so that some can pay and some cannot.
fn early_rounds(games: u64) -> impl Iterator<Item = Played> {
    let setup = Setup::of(Scenario::Duel);
    let rounds = (1..).zip(setup.known_events());
    rounds.flat_map(move |round| (0..games).map(move |game| (round, game))).map(
        move |((round, &event), game)| -> Played {
            let planned = |step: &Step<Orleans>| step.after.position().phase == Phase::Actions;
            let step = walk::busy::<Orleans>(setup, Seed::new(game)).find(planned).expect("plans end");
            let mut table = step.after.position().clone();
            (table.round, table.event) = (round, event);
            for (seat, holding) in (0..).zip(&mut table.holdings[..2]) {
                holding.coins = (3 + 4 * (game + seat) % 9) as u16;
                for (number, good) in (0..).zip(Good::ALL) {
                    let wanted = (0..(game + seat + number) % 3).filter(|_| table.market.take(good));
                    wanted.for_each(|_| holding.goods.add(good));
                }
            }
            let mut picks = playout::picks(Seed::new(game));
            let start = Orleans::from_position(table, Seed::new(game)).expect("a possible position");
            let steps = walk::walk(start, move |game: &Orleans, _, list| list[game.busy(list, &mut picks)]);
            (setup, Box::new(steps.take_while(move |step| step.before.position().round == round)))
        },
    )
}

/// Returns what a step brought a player.
fn brought(step: &Step<Orleans>, player: Player) -> Preview {
    let (before, after) = (&step.before, &step.after);
    let [old, new] = [before, after].map(|game| &game.position().holdings[player.index()]);
    let owns = |owners: &&u8| **owners >> player.0 & 1 == 1;
    let stations = |game: &Orleans| game.position().stations.iter().filter(owns).count() as i8;
    let mut brought = Preview {
        points: after.total(player) - before.total(player),
        projected: after.projected_total(player) - before.projected_total(player),
        goods: std::array::from_fn(|good| new.goods.0[good] as i8 - old.goods.0[good] as i8),
        citizens: new.citizens as i8 - old.citizens as i8,
        stations: stations(after) - stations(before),
        ..Preview::default()
    };
    for event in &step.events {
        match *event {
            Event::Coins { player: whose, change, .. } if whose == player => brought.coins += change,
            Event::Developed { player: whose, change } if whose == player => brought.development += change,
            Event::Recruited { player: whose, kind } if whose == player => brought.recruit = Some(kind),
            _ => {}
        }
    }
    brought
}

/// What is announced of an action from what its player may know is what it brings on the table; of one that hands over,
/// nothing is.
#[test]
fn what_is_announced_is_what_comes() {
    let mut met = [0; 8];
    for (setup, steps) in played(2) {
        for step in steps {
            let announced = step.before.view(step.player).preview(step.action).expect("a listed action");
            if step.before.hands_over(step.action) {
                assert_eq!(announced, Preview::default(), "{:?} in {:?}", step.action, setup.scenario);
                continue;
            }
            let whose = if let Action::Team { player, .. } = step.action { player } else { step.player };
            let came = brought(&step, whose);
            assert_eq!(announced, came, "{:?} in {:?}: {:?}", step.action, setup.scenario, step.events);
            let parts = [
                came.projected != 0,
                came.coins != 0,
                came.goods != [0; 5],
                came.development != 0,
                came.citizens != 0,
                came.stations != 0,
                came.recruit.is_some(),
                came != Preview::default() && whose != step.player,
            ];
            met.iter_mut().zip(parts).for_each(|(count, part)| *count += u32::from(part));
        }
    }
    assert!(met.iter().all(|&count| count > 10), "{met:?}");
}

/// Returns what the event of a round did to a player in a step, as a forecast; of followers, the most that were lost.
fn came(step: &Step<Orleans>, player: Player) -> Forecast {
    let (before, after) = (step.before.position(), step.after.position());
    let mut came = Forecast::default();
    // The census of the next round may torture, too.
    for event in step.events.iter().take_while(|event| !matches!(event, Event::RoundBegan { .. })) {
        match *event {
            Event::Coins { player: whose, change, cause: Cause::Event(_) } if whose == player => came.coins += change,
            Event::Paid { player: whose, good, cause: Cause::Event(_) } if whose == player => came.goods.add(good),
            Event::Lost { player: whose, cause: Cause::Event(_), .. } if whose == player => came.followers.1 += 1,
            Event::Drawn { player: whose, .. } if whose == player => came.recruits = true,
            Event::Given { player: whose, cause: Cause::Torture, .. } if whose == player => came.missing += 1,
            Event::Waived { player: whose, debt } if whose == player => came.missing += debt,
            _ => {}
        }
    }
    let of = |table: &rules_core::orleans::Position| table.holdings[player.index()];
    came.home = of(before).merchant != of(after).merchant;
    came.turned = of(before).turned != of(after).turned;
    let asked = after.phase == Phase::Event && after.current == player && after.round == before.round;
    came.asks = after.job().filter(|job| asked && !matches!(job, Job::Mark | Job::Done));
    if let Some(Job::Torture { debt }) = came.asks {
        came.missing += debt;
    }
    came
}

/// What the screens say of the event of the round is what comes, for every player and in every scenario. Left out are
/// what an event asks of a team, what a drawn follower asks, and players who cancel the event or lose by it.
#[test]
fn a_forecast_of_the_event_comes_true() {
    let mut met = std::collections::BTreeMap::new();
    for (setup, steps) in played(3).chain(early_rounds(6)) {
        for step in steps {
            for player in Player::all(setup.players) {
                let waits = |game: &Orleans| game.position().awaits_event(player);
                let is_over = |event: &Event| matches!(event, Event::Cancelled { .. } | Event::Defeated { .. });
                let passed = !waits(&step.after) || step.after.position().round > step.before.position().round;
                let team = step.before.position().event.is_of_the_team();
                if team || !waits(&step.before) || !passed || step.events.iter().any(is_over) {
                    continue;
                }
                let event = step.before.position().event;
                let (promised, came) = (step.before.view(player).forecast(player), came(&step, player));
                let (least, most) = promised.followers;
                assert!((least..=most).contains(&came.followers.1), "{event:?}: {promised:?}, {came:?}");
                // What a drawn follower asks depends on who is drawn.
                let asks = if promised.recruits { None } else { came.asks };
                let came = Forecast { followers: promised.followers, asks, ..came };
                assert_eq!(promised, came, "{event:?} in {:?} after {:?}", setup.scenario, step.action);
                *met.entry(event).or_insert(0) += 1;
            }
        }
    }
    let unmet: Vec<_> =
        Setup::of(Scenario::Duel).known_events().iter().filter(|event| !met.contains_key(event)).collect();
    assert!(met.len() >= 55 && unmet.is_empty(), "{} of the events were met: {met:?}, not {unmet:?}", met.len());
}

/// A player who loses the game was warned by the action that did it, or, where others acted after it, by the player's
/// own last one. Players who are not in a team are never warned in vain.
#[test]
fn every_loss_is_announced() {
    let (mut announced, mut lost) = (0, 0);
    for (setup, steps) in played(12) {
        let together = setup.is_won_together();
        let mut told = [false; 5];
        for step in steps {
            let says = step.before.view(step.player).loses_by(step.action);
            if step.before.hands_over(step.action) {
                told[step.player.index()] = says.is_some();
            }
            let (table, end) = (step.before.position(), step.after.position());
            let over = end.phase == Phase::Over && together && !end.won;
            for event in &step.events {
                if let Event::Defeated { player } = *event {
                    let loser = if together { step.player } else { player };
                    assert!(told[loser.index()], "{:?} loses by {:?}: {:?}", player, step.action, table.event);
                    assert!(together || end.debtor().is_some() || end.round == table.round, "{:?}", end.event);
                    lost += 1;
                }
            }
            assert!(!over || says.is_some(), "{:?} ends {:?} untold", step.action, setup.scenario);
            announced += u32::from(says.is_some());
            let in_vain = told.iter().any(|told| *told) && !together && end.round > table.round;
            assert!(!in_vain, "{:?} in {:?}", table.event, setup.scenario);
        }
    }
    assert!(lost > 20 && announced > 100, "{lost} lost, {announced} announced");
}

/// What is offered to a team is paid with coins of a player only by that player; what an event demands, also where no
/// other has coins for it.
#[test]
fn nobody_pays_an_offer_with_coins_of_another() {
    let (mut paid, mut declined) = (0, 0);
    for (_, steps) in played(40).filter(|(setup, _)| setup.scenario == Scenario::Invasion && setup.players > 1) {
        for step in steps.filter(|step| matches!(step.before.position().job(), Some(Job::TeamCoins { .. }))) {
            let table = step.before.position();
            if !matches!(table.event, Hourglass::GoodTrade | Hourglass::WoolMarket) {
                continue;
            }
            for event in &step.events {
                if let Event::Coins { player, change: ..0, cause: Cause::Event(event) } = *event
                    && event == table.event
                {
                    assert_eq!(player, step.player, "{:?} in {event:?}", step.action);
                    paid += 1;
                }
            }
            declined += u32::from(step.action == Action::Decline);
        }
    }
    assert!(paid > 20 && declined > 20, "{paid} paid, {declined} declined");
}

/// What an event demands of a team is paid without asking only if there is no choice: those who can still pay give all
/// they have, or one of them alone has coins.
#[test]
fn nobody_pays_unasked_while_there_is_a_choice() {
    let mut unasked = 0;
    for (_, steps) in played(20).filter(|(setup, _)| setup.scenario == Scenario::Invasion && setup.players > 1) {
        for step in steps.filter(|step| step.before.position().event.is_of_the_team()) {
            let table = step.before.position();
            if matches!(table.event, Hourglass::GoodTrade | Hourglass::WoolMarket) {
                continue;
            }
            let paid = |player: Player| -> u16 {
                let coins = step.events.iter().map(|event| match *event {
                    Event::Coins { player: whose, change, cause: Cause::Event(_) } if whose == player => change.min(0),
                    _ => 0,
                });
                coins.sum::<i16>().unsigned_abs()
            };
            let asked = matches!(table.job(), Some(Job::TeamCoins { .. }));
            let left = || table.in_order().skip_while(|&player| asked && player != step.player).skip(asked.into());
            if left().all(|player| paid(player) == 0) {
                continue;
            }
            let coins = |player: Player| table.holdings[player.index()].coins;
            let all = left().all(|player| paid(player) == coins(player));
            let one = left().filter(|&player| coins(player) > 0).count() == 1;
            assert!(all || one, "{:?} in {:?}: {:?}", step.action, table.event, step.events);
            unasked += 1;
        }
    }
    assert!(unasked > 10, "{unasked}");
}

/// A structure card that a player never held is not in that player's view, wherever it lies.
#[test]
fn structure_cards_are_seen_by_those_who_held_them() {
    let mut hidden = 0;
    for (players, seed) in (2..=5).flat_map(|players| (0..4).map(move |seed| (players, seed))) {
        let setup = Setup { players, ..Setup::of(Scenario::Prosperity) };
        let mut held = [0_u32; 5];
        for Step { before, .. } in walk::busy::<Orleans>(setup, Seed::new(seed)) {
            for viewer in Player::all(players) {
                let own = &before.position().structures[viewer.index()];
                own.card.iter().chain(&own.offer).for_each(|card| held[viewer.index()] |= 1 << card.number);
                let view = before.view(viewer);
                let table = view.position();
                let hands =
                    table.structures.iter().flat_map(|structures| structures.card.iter().chain(&structures.offer));
                for card in table.deck.iter().chain(hands) {
                    match 1_u32.checked_shl(card.number.into()) {
                        Some(bit) => assert!(held[viewer.index()] & bit != 0, "{viewer:?} sees {card:?}"),
                        None => hidden += 1,
                    }
                }
            }
        }
    }
    assert!(hidden > 1000, "{hidden}");
}

/// Eager play agrees with an independent model, whose fillers take goods on the way, feed with food and send all they
/// can.
#[test]
fn eager_fillers_score_what_an_independent_model_says() {
    let mut picks = playout::picks(Seed::new(1));
    for (players, model) in (2..=5).zip([56.0, 47.0, 45.0, 43.0]) {
        let mean = mean_points(Setup::base(players), 60, |game: &Orleans, list| eager(game, list, &mut picks));
        println!("eager filler, {players} players: {mean:.1}");
        assert!((mean - model).abs() < 3.0, "{mean}, not {model}");
    }
}

/// A greedy player has at least the points of the independent model.
#[test]
fn a_greedy_player_scores_what_an_independent_model_says() {
    for (players, model) in (2..=5).zip([105.0, 96.0, 89.0, 83.0]) {
        let mean = mean_points(Setup::base(players), 6, greedy);
        println!("greedy, {players} players: {mean:.1}");
        assert!(mean > model, "{mean}, not {model}");
    }
}

#[test]
fn a_greedy_dignitary_can_win() {
    let setup = Setup { level: Level::Easy, ..Setup::of(Scenario::Dignitary) };
    let wins = |seed: u64| {
        let game = Orleans::new(setup, Seed::new(seed)).expect("a possible set-up");
        let last = walk::walk(game, |game, _, list| greedy(game, list)).last();
        last.is_some_and(|step| step.after.position().won)
    };
    let won = (0..40).filter(|&seed| wins(seed)).count();
    println!("dignitary for beginners: {won} of 40");
    assert!(won > 2, "{won}");
}
