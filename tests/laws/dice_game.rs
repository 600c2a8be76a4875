//! The Dice Game.

use rules_core::choice::setups;
use rules_core::dice_game::{Action, Bonus, Change, Colour, DiceGame, Event, Source};
use rules_core::hex::{NEIGHBOURS, Spaces};
use rules_core::{Dice, Game, Player, Seed, playout};

use tests::walk;

use crate::lawful::{Lawful, digest, hold};

impl Lawful for DiceGame {
    fn scored(event: Event) -> Option<(Player, Source, i16)> {
        event.scored().map(|(player, source, points)| (player, source, points.into()))
    }

    fn is_settled(&self) -> bool {
        !self.is_secret() || Player::all(self.players()).all(|player| self.part(player).actions().is_empty())
    }

    /// Checks that every sheet obeys the rules of its colours, and holds no bonus that it has not earned.
    fn conserved(&self) -> Result<(), String> {
        for player in Player::all(self.players()) {
            sheet_obeys(self, player).map_err(|what| format!("{player:?}: {what}"))?;
        }
        Ok(())
    }
}

fn sheet_obeys(game: &DiceGame, player: Player) -> Result<(), &'static str> {
    let (sheet, layout) = (game.sheet(player), game.layout());
    let must = |holds: bool, what| if holds { Ok(()) } else { Err(what) };

    let blank: Spaces = sheet.marked().filter(|&hex| sheet.number(hex).is_none()).collect();
    must(blank.len() <= 1 && blank.without(layout.castles()).is_empty(), "only a starting castle has no number")?;
    must(blank.is_empty() == sheet.marked().is_empty(), "marks begin at a starting castle")?;
    let mut joined = blank;
    for _ in 0..sheet.marked().len() {
        joined = joined.or(joined.neighbours().and(sheet.marked()));
    }
    must(joined == sheet.marked(), "marks hang together")?;

    let numbers = |hexes: Spaces| hexes.filter_map(|hex| sheet.number(hex)).collect::<Vec<_>>();
    let mut whole = [0; 4];
    for hex in Spaces::ALL {
        let area = layout.area(hex);
        let in_area = numbers(area);
        match (layout.colour(hex), sheet.number(hex)) {
            (_, None) => {}
            (Colour::Purple, Some(n)) => must((1..=2).contains(&n), "monasteries take 1 and 2")?,
            (Colour::Grey, Some(n)) => must((3..=4).contains(&n), "mines take 3 and 4")?,
            (Colour::Blue, Some(n)) => must((5..=6).contains(&n), "rivers take 5 and 6")?,
            (Colour::Orange, Some(n)) => {
                must(in_area.iter().filter(|&&m| m == n).count() == 1, "a city has each number once")?
            }
            (Colour::Green, Some(n)) => {
                must(numbers(NEIGHBOURS[usize::from(hex)]).contains(&n), "a castle's number stands beside it")?
            }
            (Colour::Yellow, Some(n)) => must(in_area.iter().all(|&m| m == n), "a pasture has one number")?,
        }
        let first = { area }.next() == Some(hex);
        if let (true, true, Some(bonus)) = (first, sheet.has_all(area), layout.bonus(hex)) {
            whole[bonus as usize] += 1;
        }
    }
    let count = |bonus: Bonus| sheet.count(bonus);
    must(count(Bonus::Monk) <= whole[Bonus::Monk as usize], "monks come from areas")?;
    must(count(Bonus::Commodity) <= whole[Bonus::Commodity as usize], "commodities come from areas")?;
    let sold = whole[Bonus::Commodity as usize] - count(Bonus::Commodity);
    must(count(Bonus::Silver) <= whole[Bonus::Silver as usize] + sold, "silver comes from areas and sales")?;
    let sales = game.points(player, Source::Sales);
    must(sales == 2 * i16::from(sold), "each commodity was sold for two points")
}

#[test]
fn every_law_holds() {
    hold::<DiceGame>(3);
}

#[test]
fn the_digest_changes_only_with_a_rule() {
    assert_eq!(format!("{:016x}", digest::<DiceGame>()), "b0542162ec679e3a");
}

/// Follows random games by their events alone: bonuses earned, less those used, are what the sheets hold.
#[test]
fn events_account_for_every_bonus() {
    for (seed, setup) in (0..).zip(setups::<DiceGame>()) {
        let mut held = [[0; 4]; 5];
        for step in walk::random::<DiceGame>(setup, Seed::new(seed)) {
            step.events.iter().for_each(|&event| match event {
                Event::Completed { player, bonus: Some(bonus), .. } => held[player.index()][bonus as usize] += 1,
                Event::Spent(player, bonus) => held[player.index()][bonus as usize] -= 1,
                Event::Rested(player) => held[player.index()][Bonus::Worker as usize] += 1,
                Event::Sold { player, count, .. } => {
                    held[player.index()][Bonus::Commodity as usize] -= i16::from(count);
                    held[player.index()][Bonus::Silver as usize] += i16::from(count);
                }
                _ => {}
            });
            let game = step.after;
            if game.is_settled() {
                for player in Player::all(game.players()) {
                    let counts = Bonus::ALL.map(|bonus| i16::from(game.sheet(player).count(bonus)));
                    assert_eq!(counts, held[player.index()], "{setup:?} {player:?}");
                }
            }
        }
    }
}

/// A player who marks nothing in a round gets a worker, also after a sale.
#[test]
fn a_player_who_marks_nothing_gets_a_worker() {
    let mut after_a_sale = 0;
    for (seed, setup) in (0..).zip(setups::<DiceGame>()) {
        for walk::Step { before, player, action, events, .. } in walk::random::<DiceGame>(setup, Seed::new(seed)) {
            if action == Action::Done && before.roll().is_some() && !before.is_secret() {
                let done = before.part(player).actions();
                let marked = done.iter().any(|action| matches!(action, Action::Mark { .. }));
                let rested = events.contains(&Event::Rested(player));
                assert_eq!(rested, !marked, "{setup:?}: {done:?}");
                after_a_sale += usize::from(rested && done.contains(&Action::Sell(true)));
            }
        }
    }
    assert!(after_a_sale > 0, "it came up");
}

/// What a preview announces is what `apply` gives, for every legal action of random games.
#[test]
fn what_is_announced_is_what_comes() {
    for (seed, setup) in (0..).zip(setups::<DiceGame>()) {
        for walk::Step { before: game, player, list, .. } in walk::random::<DiceGame>(setup, Seed::new(seed)) {
            for &action in list.iter().filter(|&&action| action != Action::Done) {
                let preview = game.preview(action).unwrap();
                let mut after = game.clone();
                after.apply(action, |_| ()).unwrap();
                assert_eq!(after.total(player) - game.total(player), preview.points.into());
                for bonus in Bonus::ALL {
                    let mut expected = i16::from(game.sheet(player).count(bonus));
                    expected += i16::from(preview.bonus == Some(bonus)) - i16::from(preview.cost == Some(bonus));
                    match bonus {
                        Bonus::Silver => expected += i16::from(preview.sold),
                        Bonus::Commodity => expected -= i16::from(preview.sold),
                        _ => {}
                    }
                    assert_eq!(i16::from(after.sheet(player).count(bonus)), expected, "{action:?} {bonus:?}");
                }
                if let Action::Mark { hex, .. } = action {
                    assert_eq!(after.sheet(player).number(hex), preview.number);
                    let whole = after.sheet(player).has_all(game.layout().area(hex));
                    assert_eq!(whole, preview.completes.is_some());
                }
            }
        }
    }
}

/// Compares the list with nearly all actions that can be encoded.
#[test]
fn the_list_is_exact_against_all_actions() {
    let changes = [Change::Nothing, Change::Monk].into_iter().chain((0..8).map(Change::Worker));
    let changes: Vec<_> = changes.collect();
    let mut all: Vec<_> = (0..40).map(Action::Castle).chain([false, true].map(Action::Sell)).collect();
    for (pip, colour) in [(0, 0), (0, 1), (1, 0), (1, 1), (0, 2), (2, 0)] {
        for hex in 0..40 {
            all.extend(changes.iter().map(|&with| Action::Mark { pip, colour, hex, with }));
        }
    }
    all.push(Action::Done);

    let mut sample = playout::picks(Seed::new(1));
    for (seed, setup) in (0..).zip(setups::<DiceGame>()) {
        for step in walk::random::<DiceGame>(setup, Seed::new(seed)).filter(|_| sample.below(10) == 0) {
            let accepted = all.iter().copied().filter(|&action| step.before.check(action).is_ok());
            assert_eq!(accepted.collect::<Vec<_>>(), step.list, "{setup:?}");
        }
    }
}
