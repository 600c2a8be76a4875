//! Invasion: what the city, the team and the characters lack.

use orleans_value::tour;
use rules_core::Player;
use rules_core::orleans::tables::design::ACHIEVEMENTS;
use rules_core::orleans::{
    Character, CommonGoal, Follower, Good, Hourglass, Kind, Orleans, Place, Position, Town, citizen,
};

use super::{goods, missing, others, place_in_order, waiting};
use crate::blocks;
use crate::net::{ONE, Take};

/// What the city asks for.
const GOALS: usize = CommonGoal::ALL.len();

/// The places beside the board.
const SUPPORT: [Place; 4] = [Place::Vehicle, Place::GuildHouse, Place::Hostel, Place::Palatinate];

/// Parts of a character's objective.
const WANTS: usize = 3;

/// How much of an achievement, or of a player's objective, is told apart.
const PARTS: usize = 4;

/// What a goal lacks that is told apart.
const LACKS: usize = 6;

blocks! {
    goods::BLOCKS;
    /// How many play: 2 to 5.
    PLAYERS: 4,
    /// Easy, normal or hard.
    LEVEL: 3,
    /// The place in the order of this round.
    ORDER: 5,
    /// The event of this round.
    EVENT: Hourglass::INVASION.len(),
    /// By goal of the city: how much it lacks, nothing first.
    GOALS_LACK: GOALS * LACKS,
    /// The same as amounts.
    GOALS_AMOUNT: GOALS,
    /// Food of each type that the warehouse lacks.
    FOOD_LACKS: 3,
    /// Food of each type that it lacks and the team has.
    FOOD_READY: 3,
    /// Coins of the team.
    TEAM_COINS: 1,
    /// Knights of the team that could go to the walls.
    TEAM_KNIGHTS: 1,
    /// Knights that the player could send.
    KNIGHTS: 4,
    /// Ways to the nearest town without a tower, from here and from the others' nearest.
    TOWER_WAY: 5,
    /// The same from the others' nearest.
    TOWER_WAY_OTHERS: 5,
    /// Achievements by how many parts they lack.
    WORKS: ACHIEVEMENTS.len() * PARTS,
    /// Citizens that wait on tracks.
    CITIZENS_WAITING: 5,
    /// Citizens that wait beside goods, above the farmers' track, in Le Blanc.
    MORE_WAITING: (citizen::ACHIEVEMENTS - citizen::GOODS) as usize,
    /// The player's character.
    CHARACTER: Character::ALL.len(),
    /// Parts of the player's own objective that are lacking, in eighths.
    WANTS_LACK: WANTS,
    /// That objective is met.
    PERSONAL_MET: 1,
    /// How many of the others have not met theirs.
    OTHERS_LACK: 5,
    /// Places beside the board with followers that lack nobody.
    SUPPORT_WHOLE: SUPPORT.len(),
}

/// Hands the inputs of a position to `take`, as a player sees it.
pub fn inputs(game: &Orleans, me: Player, take: Take) {
    goods::inputs(game, me, take);
    let table = game.position();
    let holding = &table.holdings[me.index()];
    PLAYERS.set(take, usize::from(table.setup.players).saturating_sub(2));
    LEVEL.count(take, table.setup.level as usize);
    ORDER.set(take, place_in_order(table, me));
    if let Some(event) = Hourglass::INVASION.iter().position(|&event| event == table.event) {
        EVENT.set(take, event);
    }
    city(table, me, take);
    works(table, take);
    if let Some(character) = holding.character {
        CHARACTER.set(take, character as usize);
        for (nth, &want) in character.wants().iter().enumerate() {
            let (have, need) = table.has_of(me, want);
            let lacks = need.saturating_sub(have) * u16::from(ONE) / need.max(1);
            WANTS_LACK.give(take, nth, lacks.into());
        }
    }
    PERSONAL_MET.set_if(take, 0, table.personal_objective(me));
    OTHERS_LACK.count(take, others(table, me).filter(|&other| !table.personal_objective(other)).count());
    for (nth, place) in SUPPORT.into_iter().enumerate() {
        let stands = holding.standing_on(place).next().is_some();
        SUPPORT_WHOLE.set_if(take, nth, stands && holding.is_whole(place));
    }
}

/// What the goals of the city lack, and what the team has for them.
fn city(table: &Position, me: Player, take: Take) {
    for (at, goal) in CommonGoal::ALL.into_iter().enumerate() {
        let (have, need) = table.common_goal(goal);
        // Coins in fives, goods in twos: so all goals have about as many.
        let each = match goal {
            CommonGoal::Treasury => 5,
            CommonGoal::Warehouse => 2,
            _ => 1,
        };
        let lacks = usize::from(need.saturating_sub(have).div_ceil(each));
        GOALS_LACK.set(take, at * LACKS + lacks.min(LACKS - 1));
        missing(GOALS_AMOUNT, take, at, have, need, 2);
    }
    let goals = table.goals();
    for (nth, good) in Good::FOOD.into_iter().enumerate() {
        let lacks = goals.warehouse.of(good).saturating_sub(table.city.warehouse.of(good));
        let have: u8 = table.holdings().iter().map(|holding| holding.goods.of(good)).sum();
        FOOD_LACKS.give(take, nth, i32::from(lacks) * 4);
        FOOD_READY.give(take, nth, i32::from(lacks.min(have)) * 4);
    }
    TEAM_COINS.give(take, 0, i32::from(table.team_coins()) * 2);
    let knights = |player: Player| {
        let holding = &table.holdings[player.index()];
        holding.bag.of(Follower::Knight) + holding.market.of(Follower::Knight)
    };
    KNIGHTS.count(take, knights(me).into());
    TEAM_KNIGHTS.give(take, 0, table.in_order().map(|player| i32::from(knights(player))).sum::<i32>() * 4);
    let bare = tour::towns(|town: Town| town.is_outer() && table.stations[town as usize] == 0);
    if bare != 0 {
        let steps = |player: Player| tour::distance(table.holdings[player.index()].merchant, bare);
        TOWER_WAY.count(take, steps(me).into());
        TOWER_WAY_OTHERS.count(take, others(table, me).map(steps).min().unwrap_or(0).into());
    }
    waiting(table, CITIZENS_WAITING, take);
    for (nth, at) in (citizen::GOODS..citizen::ACHIEVEMENTS).enumerate() {
        MORE_WAITING.set_if(take, nth, table.citizen_waits(at));
    }
}

/// What the achievements lack.
fn works(table: &Position, take: Take) {
    for (at, _) in ACHIEVEMENTS.iter().enumerate() {
        let followers: u8 = Kind::ALL.into_iter().map(|kind| table.work_wants(at, kind)).sum();
        let goods: u8 = Good::ALL.into_iter().map(|good| table.work_wants_good(at, good)).sum();
        let technology = table.work_wants_technology(at);
        let coins = table.work_wants_coins(at).div_ceil(4);
        let lacks = usize::from(followers + goods + technology + coins);
        WORKS.set_if(take, at * PARTS + lacks, lacks < PARTS);
    }
}
