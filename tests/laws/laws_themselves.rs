//! A small game that keeps every law, and breaks one when asked to: the laws must notice.

use std::ops::RangeInclusive;

use rules_core::choice::{Choice, Scope, Value};
use rules_core::{Actions, Dice, Gain, Game, Phrase, Player, Reasons, Seed, Standing, Turn};
use serde::{Deserialize, Serialize};

use crate::lawful::{Lawful, digest, hold};

/// Which law is broken.
mod fault {
    pub const NONE: u8 = 0;
    pub const DOUBLE: u8 = 1;
    pub const ORDER: u8 = 2;
    pub const UNLISTED: u8 = 3;
    pub const REFUSED: u8 = 4;
    pub const TOUCHED: u8 = 5;
    pub const DEAD_END: u8 = 6;
    pub const COINS: u8 = 7;
    pub const UNTOLD: u8 = 8;
    pub const PEEK: u8 = 9;
    pub const LEAK: u8 = 10;
    pub const SILENT: u8 = 11;
    pub const REVEAL: u8 = 12;
    pub const LONG: u8 = 13;
    pub const FORGET: u8 = 14;
    pub const STUCK: u8 = 15;
    pub const WIDE: u8 = 16;
    pub const PROMISE: u8 = 17;
    pub const BLIND: u8 = 18;
    pub const STALE: u8 = 19;
}

const COINS: u8 = 20;

/// Two players bid coins in secret, `Done` closes a bid, the higher bid wins what a die shows; six rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Auction<const FAULT: u8> {
    setup: Setup,
    dice: rand_pcg::Pcg32,
    prize: u8,
    round: u8,
    turn: u8,
    bids: [Option<u8>; 2],
    purse: [u8; 2],
    bank: u8,
    points: [i16; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Setup {
    rounds: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Refusal {
    Rounds,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
enum Action {
    Bid(u8),
    Done,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Illegal {
    Now,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Source {
    Prizes,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Preview {
    points: i16,
}

impl Gain for Preview {
    fn points(&self) -> i16 {
        self.points
    }
}

impl Phrase for Refusal {
    fn phrase(&self) -> &'static str {
        "one to six rounds"
    }
}

impl Phrase for Illegal {
    fn phrase(&self) -> &'static str {
        "not now"
    }
}

impl Phrase for Source {
    fn phrase(&self) -> &'static str {
        "prizes"
    }
}

impl<const FAULT: u8> Auction<FAULT> {
    fn reveal(&mut self, mut sink: impl FnMut((Player, i16))) {
        let bids = self.bids.map(|bid| bid.unwrap_or(0));
        for (purse, bid) in self.purse.iter_mut().zip(bids) {
            *purse -= bid;
            self.bank += if FAULT == fault::COINS { bid / 2 } else { bid };
        }
        let winner = usize::from(bids[1] > bids[0]);
        self.points[winner] += i16::from(self.prize);
        if FAULT != fault::UNTOLD {
            sink((Player(winner as u8), self.prize.into()));
        }
        self.bids = [None; 2];
        self.turn = 0;
        self.round += 1;
        self.prize = self.dice.die(6);
    }
}

impl<const FAULT: u8> Game for Auction<FAULT> {
    type Setup = Setup;
    type Refusal = Refusal;
    type Action = Action;
    type Illegal = Illegal;
    type Event = (Player, i16);
    type Source = Source;
    type Preview = Preview;

    const KEY: &'static str = "auction";
    const RULES_VERSION: u16 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=2;
    const DEFAULT: Setup = Setup { rounds: 6 };
    const CHOICES: &'static [Choice<Setup>] = &[Choice {
        key: "rounds",
        label: "Rounds",
        about: "How many prizes there are.",
        scope: Scope::Table,
        values: &[Value::new("5", "five"), Value::new("6", "six")],
        get: |setup, _| setup.rounds - 5,
        set: |setup, _, value| setup.rounds = 5 + value,
        fits: |_, _| true,
        shown: |_| true,
        counted: None,
    }];
    const MAX_ACTIONS: usize = if FAULT == fault::WIDE { 12 } else { COINS as usize + 2 };
    const MAX_LENGTH: usize = if FAULT == fault::LONG { 20 } else { 24 };
    const SOURCES: &'static [Source] = &[Source::Prizes];

    fn new(setup: Setup, seed: Seed) -> Result<Self, Reasons<Refusal>> {
        if !(1..=6).contains(&setup.rounds) {
            return Err(Reasons::from_iter([Refusal::Rounds]));
        }
        let mut dice = seed.generator();
        let prize = dice.die(6);
        let purse = [COINS; 2];
        Ok(Auction { setup, dice, prize, round: 0, turn: 0, bids: [None; 2], purse, bank: 0, points: [0; 2] })
    }

    fn with_players(setup: &Setup, _players: u8) -> Setup {
        *setup
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn players(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        if self.round < self.setup.rounds { Turn::Of(Player(self.turn)) } else { Turn::Over }
    }

    fn legal(&self, list: &mut Actions<Action>) {
        list.clear();
        if self.is_over() || FAULT == fault::DEAD_END && self.round == 2 {
            return;
        }
        let turn = usize::from(self.turn);
        if self.bids[turn].is_none() {
            list.extend((0..=self.purse[turn]).map(Action::Bid));
        } else {
            list.push(Action::Done).unwrap();
        }
        match FAULT {
            fault::DOUBLE => list.push(*list.last().unwrap()).unwrap(),
            fault::ORDER => list.reverse(),
            fault::UNLISTED if list.len() > 1 => drop(list.pop()),
            fault::REFUSED if list.len() > 1 => list.push(Action::Done).unwrap(),
            _ => {}
        }
    }

    fn apply(&mut self, action: Action, sink: impl FnMut((Player, i16))) -> Result<(), Illegal> {
        let turn = usize::from(self.turn);
        match action {
            _ if self.is_over() => return Err(Illegal::Now),
            Action::Bid(coins) if self.bids[turn].is_none() && coins <= self.purse[turn] => {
                self.bids[turn] = Some(coins);
                if FAULT == fault::REVEAL {
                    self.prize = self.dice.die(6);
                }
                if FAULT == fault::SILENT {
                    self.turn ^= 1;
                    self.bids[turn ^ 1] = Some(0);
                }
            }
            Action::Done if self.bids[turn].is_some() => {
                if self.turn == 0 {
                    self.turn = 1;
                } else {
                    self.reveal(sink);
                }
            }
            _ => {
                if FAULT == fault::TOUCHED {
                    self.purse[turn] += 1;
                }
                return Err(Illegal::Now);
            }
        }
        Ok(())
    }

    fn preview(&self, action: Action) -> Result<Preview, Illegal> {
        if FAULT != fault::BLIND {
            self.clone().apply(action, |_| ())?;
        }
        Ok(Preview { points: (FAULT == fault::PROMISE).into() })
    }

    fn hands_over(&self, action: Action) -> bool {
        action == Action::Done
    }

    fn reveals_to(&self, _: Player, action: Action) -> bool {
        self.hands_over(action)
    }

    fn points(&self, player: Player, _: Source) -> i16 {
        self.points[player.index()]
    }

    fn standing(&self) -> Standing {
        Standing::new(self.points.into_iter().zip(self.purse.map(i16::from)))
    }

    fn view(&self, viewer: Player) -> Self {
        let mut view = self.clone();
        view.dice = Seed::default().generator();
        let other = 1 - viewer.index();
        if FAULT != fault::PEEK {
            view.bids[other] = view.bids[other].map(|_| 0);
        }
        view
    }

    fn redraw(&mut self, seed: Seed) {
        if FAULT != fault::STALE {
            self.dice = seed.generator();
        }
    }

    fn rehide(&mut self, viewer: Player, seed: Seed) {
        if FAULT == fault::STUCK {
            return;
        }
        let other = 1 - viewer.index();
        if FAULT == fault::FORGET {
            self.bids[viewer.index()] = None;
        }
        let mut dice = seed.generator();
        let top = if FAULT == fault::LEAK { self.bids[other].unwrap_or(0) } else { self.purse[other] };
        self.bids[other] = self.bids[other].map(|_| dice.below(u32::from(top) + 1) as u8);
        self.dice = dice;
    }
}

impl<const FAULT: u8> Lawful for Auction<FAULT> {
    fn scored((player, points): (Player, i16)) -> Option<(Player, Source, i16)> {
        Some((player, Source::Prizes, points))
    }

    fn conserved(&self) -> Result<(), String> {
        let coins = self.purse[0] + self.purse[1] + self.bank;
        if coins == 2 * COINS { Ok(()) } else { Err(format!("{coins} coins")) }
    }
}

#[test]
fn a_lawful_game_passes() {
    hold::<Auction<{ fault::NONE }>>(20);
}

#[test]
fn a_digest_is_the_same_each_time() {
    let first = digest::<Auction<{ fault::NONE }>>();
    assert_eq!(first, digest::<Auction<{ fault::NONE }>>());
    assert_ne!(first, digest::<Auction<{ fault::UNLISTED }>>());
}

/// One test per fault: its name, and what the law says.
macro_rules! caught {
    ($($name:ident: $fault:ident, $law:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $law)]
        fn $name() {
            hold::<Auction<{ fault::$fault }>>(20);
        }
    )*};
}

caught! {
    doubles_are_caught: DOUBLE, "a list is ascending without doubles";
    a_wrong_order_is_caught: ORDER, "a list is ascending without doubles";
    an_unlisted_action_is_caught: UNLISTED, "listed and accepted differ";
    a_refused_action_is_caught: REFUSED, "listed, but refused";
    a_touched_state_is_caught: TOUCHED, "refused, but something happened";
    a_dead_end_is_caught: DEAD_END, "there is something to do before the end";
    lost_coins_are_caught: COINS, "conserved";
    untold_points_are_caught: UNTOLD, "events tell 0";
    a_view_with_a_secret_is_caught: PEEK, "rehide keeps the view";
    a_rehide_that_knows_is_caught: LEAK, "rehide draws from the view alone";
    a_silent_handover_is_caught: SILENT, "hands over without saying so";
    a_reveal_without_handover_is_caught: REVEAL, "reveals without saying so";
    a_long_game_is_caught: LONG, "a game takes at most MAX_LENGTH actions";
    a_wide_list_is_caught: WIDE, "a list holds at most MAX_ACTIONS";
    a_broken_promise_is_caught: PROMISE, "a preview has the points that come";
    a_preview_of_nothing_is_caught: BLIND, "a preview refuses what is not legal";
    a_rehide_of_too_much_is_caught: FORGET, "rehide keeps the view";
    a_rehide_of_nothing_is_caught: STUCK, "rehide draws from the view alone";
    a_redraw_that_draws_nothing_is_caught: STALE, "redraw draws anew";
}
