//! Pins the exact values of positions with the tuned weights: a change that should change no decision changes no number
//! here. After new weights or a new judge, the failing tests print the tables to put in their place.

use players::{Computer, Judge, Level, Thinker, public_seed};
use rules_core::castles::{self, Castles, Edition, Estates, Expansions};
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::orleans::{Orleans, Scenario, Setup};
use rules_core::{Actions, Dice, Game, Player, Seed, Turn, playout};

/// Games of each set-up: the first one gives the positions of its table, all of them the hash. Every second one is
/// played by computers, which get further, and whose decisions are pinned that way, too.
const GAMES: u64 = 12;

/// What the positions of a set-up are worth.
struct Pinned<'a> {
    /// After this many actions of the first game, the value for each seat.
    values: &'a [(usize, &'a [i32])],
    /// A hash over the values of all positions of all games.
    hash: u64,
}

/// Plays a game whose players act by plain rules or by thought, and now and then at random; `each` sees every position.
fn play<G: Computer>(setup: G::Setup, seed: Seed, thinks: bool, mut each: impl FnMut(usize, &G)) {
    let mut game = G::new(setup, seed).unwrap_or_else(|_| panic!("{setup:?} is possible"));
    let (mut picks, mut list, mut length) = (playout::picks(seed), Actions::new(), 0);
    loop {
        each(length, &game);
        let Turn::Of(player) = game.turn() else { return };
        let seed = public_seed(length as u16, player);
        let action = match picks.below(if thinks { 16 } else { 4 }) {
            0 => {
                game.legal(&mut list);
                list[picks.below(list.len() as u32) as usize]
            }
            _ if thinks => {
                Thinker::new(Level::Medium, game.view(player), player, seed).think(u32::MAX).expect("a decision")
            }
            _ => game.plain(seed).expect("a decision"),
        };
        game.apply(action, |_| ()).unwrap_or_else(|_| panic!("{action:?} is not legal"));
        length += 1;
    }
}

fn values<G: Computer>(game: &G) -> Vec<i32> {
    Player::all(game.players()).map(|player| G::JUDGE.value(game, player)).collect()
}

fn check<G: Computer>(setup: G::Setup, pinned: Pinned) {
    let (mut table, mut last) = (Vec::new(), 0);
    // The 64-bit FNV-1a hash, by whole values.
    let mut hash = 0xcbf2_9ce4_8422_2325;
    for number in 0..GAMES {
        play::<G>(setup, Seed::new(number), number % 2 == 1, |length, game| {
            let values = values(game);
            for &value in &values {
                hash = (hash ^ u64::from(value as u32)).wrapping_mul(0x0000_0100_0000_01b3);
            }
            if number == 0 {
                last = length;
                table.push(values);
            }
        });
    }
    let same = pinned.values.iter().all(|&(length, values)| table.get(length).is_some_and(|now| now == values));
    if same && !pinned.values.is_empty() && pinned.hash == hash {
        return;
    }
    let wanted: Vec<usize> = match pinned.values {
        [] => vec![0, last / 4, last / 2, last * 3 / 4, last],
        values => values.iter().map(|&(length, _)| length.min(last)).collect(),
    };
    let lines: String = wanted.iter().map(|&at| format!("({at}, &{:?}), ", table[at])).collect();
    let lines = lines.trim_end_matches(", ");
    panic!("other values in {} {setup:?}:\nPinned {{ values: &[{lines}], hash: {hash:#018x} }}", G::KEY);
}

#[test]
fn the_tuned_judge_values_castles_as_before() {
    check::<Castles>(
        Castles::with_players(&Castles::DEFAULT, 2),
        Pinned {
            values: &[
                (0, &[4029, 3398]),
                (46, &[6353, 5281]),
                (92, &[7912, 8116]),
                (138, &[10607, 9732]),
                (185, &[9792, 8448]),
            ],
            hash: 0xad3c23f1034f15a3,
        },
    );
}

#[test]
fn the_tuned_judge_values_castles_with_all_expansions_as_before() {
    let estates = Estates::Named([11, 13, 16, 0]);
    let setup = castles::Setup { players: 3, edition: Edition::E2019, estates, expansions: Expansions::ALL };
    check::<Castles>(
        setup,
        Pinned {
            values: &[
                (0, &[4332, 3446, 3084]),
                (72, &[5602, 5059, 6778]),
                (144, &[8176, 8633, 9217]),
                (216, &[9835, 10024, 9964]),
                (289, &[9152, 8512, 9664]),
            ],
            hash: 0x5500e1a03f039bba,
        },
    );
}

#[test]
fn the_tuned_judge_values_castles_alone_as_before() {
    check::<Castles>(
        Castles::with_players(&Castles::DEFAULT, 1),
        Pinned {
            values: &[(0, &[2784]), (22, &[5960]), (44, &[6912]), (66, &[5888]), (89, &[5120])],
            hash: 0x8a8ab4ce4604167f,
        },
    );
}

#[test]
fn the_tuned_judge_values_castles_in_teams_as_before() {
    let estates = Estates::Team(*castles::tables::TEAM_ESTATES.start());
    let setup = castles::Setup { players: 4, edition: Edition::E2019, estates, expansions: Expansions::NONE };
    check::<Castles>(
        setup,
        Pinned {
            values: &[
                (0, &[5248, 4689, 4583, 4689]),
                (95, &[7814, 10498, 7735, 7573]),
                (190, &[10733, 14755, 10475, 12511]),
                (285, &[12881, 18414, 13242, 16111]),
                (380, &[16640, 24576, 16640, 24576]),
            ],
            hash: 0xcd2efca88c86840d,
        },
    );
}

#[test]
fn the_tuned_judge_values_the_dice_game_as_before() {
    check::<DiceGame>(
        DiceGame::with_players(&DiceGame::DEFAULT, 2),
        Pinned {
            values: &[
                (0, &[1288, 1288]),
                (23, &[2421, 2171]),
                (47, &[3233, 3536]),
                (70, &[3930, 3649]),
                (94, &[2370, 2243]),
            ],
            hash: 0xb168114cf090e230,
        },
    );
}

#[test]
fn the_tuned_judge_values_the_dice_game_alone_as_before() {
    check::<DiceGame>(
        DiceGame::with_players(&DiceGame::DEFAULT, 1),
        Pinned {
            values: &[(0, &[1288]), (11, &[2254]), (23, &[3079]), (35, &[3687]), (47, &[2182])],
            hash: 0x2e9da3ea989b8ad1,
        },
    );
}

#[test]
fn the_tuned_judge_values_natick_as_before() {
    check::<Natick>(
        Natick::with_players(&Natick::DEFAULT, 2),
        Pinned {
            values: &[(0, &[0, 0]), (39, &[159, -159]), (79, &[400, -400]), (119, &[673, -673]), (159, &[1675, -1675])],
            hash: 0x319160c9320abbfd,
        },
    );
}

#[test]
fn the_tuned_judge_values_orleans_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Base),
        Pinned {
            values: &[
                (0, &[3424, 3424]),
                (77, &[3491, 3368]),
                (155, &[3612, 3589]),
                (233, &[3136, 3108]),
                (311, &[2432, 2304]),
            ],
            hash: 0xec39dbf502b1a5ff,
        },
    );
}

#[test]
fn the_tuned_judge_values_invasion_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Invasion),
        Pinned {
            values: &[
                (0, &[-50853, -50853]),
                (31, &[-51011, -49557]),
                (62, &[-53946, -53740]),
                (93, &[-54927, -54741]),
                (125, &[-128000, -128000]),
            ],
            hash: 0x4082127c42359598,
        },
    );
}

#[test]
fn the_tuned_judge_values_prosperity_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Prosperity),
        Pinned {
            values: &[
                (0, &[3125, 3125]),
                (76, &[2612, 3113]),
                (152, &[1786, 2541]),
                (228, &[1645, 2347]),
                (305, &[384, 1984]),
            ],
            hash: 0xed60a3855f612267,
        },
    );
}

#[test]
fn the_tuned_judge_values_the_duel_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Duel),
        Pinned {
            values: &[
                (0, &[2119, 2119]),
                (15, &[1873, 2037]),
                (30, &[2722, 1227]),
                (45, &[-2883, -6197]),
                (61, &[-1000000, 1000000]),
            ],
            hash: 0x4b80a32ff6213bef,
        },
    );
}

#[test]
fn the_tuned_judge_values_the_dignitary_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Dignitary),
        Pinned {
            values: &[(0, &[810]), (40, &[5646]), (80, &[4752]), (120, &[3955]), (160, &[64])],
            hash: 0x1169f0d8d1dfed5e,
        },
    );
}

#[test]
fn the_tuned_judge_values_vierzon_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Vierzon),
        Pinned {
            values: &[(0, &[5325]), (24, &[8405]), (48, &[15]), (72, &[-3780]), (96, &[0])],
            hash: 0x6c926b20e4e6e3f0,
        },
    );
}

#[test]
fn the_tuned_judge_values_the_salesman_as_before() {
    check::<Orleans>(
        Setup::of(Scenario::Salesman),
        Pinned {
            values: &[(0, &[3279]), (21, &[1355]), (43, &[-3192]), (65, &[-3299]), (87, &[-1000000])],
            hash: 0xf74fabfeeb7eda5a,
        },
    );
}
