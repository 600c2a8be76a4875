//! How far it is from town to town.

use rules_core::orleans::map::{APART, Distances, FAR, distances};
use rules_core::orleans::{DIGNITARY_TOWNS, Goal, Scenario, Setup, Town};

const TOWNS: usize = Town::ALL.len();

/// How much effort it takes from each town to each other: more on waterways, as a ship wants more followers than a wagon
/// with technology, and there is only one.
static EFFORT: Distances = distances(ROAD, WATERWAY);

/// The effort of a road, and of a waterway.
const ROAD: u8 = 2;
const WATERWAY: u8 = 3;

/// Returns the towns that are wanted, a bit each.
pub fn towns(wanted: impl Fn(Town) -> bool) -> u32 {
    Town::ALL.into_iter().filter(|&town| wanted(town)).fold(0, |towns, town| towns | 1 << town as u8)
}

/// Iterates over the towns of a set.
fn each(mut towns: u32) -> impl Iterator<Item = usize> {
    towns &= (1 << TOWNS) - 1;
    core::iter::from_fn(move || {
        let town = towns.trailing_zeros();
        (towns != 0).then(|| {
            towns &= towns - 1;
            town as usize
        })
    })
}

/// Returns how many ways it is from a town to the nearest of some; eight if there is none.
pub fn distance(from: Town, near: u32) -> u8 {
    each(near).map(|town| APART[from as usize][town]).min().unwrap_or(FAR)
}

/// Returns how many ways it is from a town through one or two others, one of which may have to be the last.
pub fn tour(from: Town, stops: u32, last: Option<Town>) -> u8 {
    if stops == 0 {
        return 0;
    }
    let between = APART[stops.trailing_zeros() as usize];
    let first = match last.map_or(stops, |last| stops & !(1 << last as u8)) {
        0 => stops,
        others => others,
    };
    distance(from, first) + each(stops).map(|town| between[town]).max().unwrap_or(0)
}

/// Returns how many ways it is to the nearest wanted town; eight if there is none.
pub fn steps(from: Town, wanted: impl Fn(Town) -> bool) -> i32 {
    each(towns(wanted)).map(|town| APART[from as usize][town]).min().unwrap_or(FAR).into()
}

/// Returns how many ways it takes at least that some merchants together come to all towns of a set (a bit each).
pub fn web(merchants: &[Town], mut wanted: u32) -> u8 {
    let mut ways = [FAR; TOWNS];
    for town in each(wanted) {
        ways[town] = merchants.iter().map(|&from| APART[from as usize][town]).min().unwrap_or(FAR);
    }
    let mut sum = 0;
    while let Some(next) = each(wanted).min_by_key(|&town| ways[town]) {
        sum += ways[next];
        wanted &= !(1 << next);
        for town in each(wanted) {
            ways[town] = ways[town].min(APART[next][town]);
        }
    }
    sum
}

/// Where the Travelling Salesman delivers, in the order of his objectives.
pub const DELIVERIES: [Town; 5] = {
    let objectives = Setup::of(Scenario::Salesman).objectives();
    let mut towns = [Town::Orleans; 5];
    let mut at = 0;
    while at < objectives.len() {
        if let Goal::Deliver(town, _) = objectives[at].goal {
            towns[at] = town;
        }
        at += 1;
    }
    towns
};

/// Returns how much effort it takes from a town to another.
pub fn effort(from: Town, to: Town) -> u8 {
    EFFORT[from as usize][to as usize]
}

/// The shortest tour of a set of towns (a bit each) that begins with a given one.
type Tours<const N: usize, const SETS: usize> = [[u8; N]; SETS];

/// Returns how many ways the shortest tour of some deliveries has that begins with one of them.
pub fn deliveries(open: u8, first: usize) -> u8 {
    static TOURS: Tours<{ DELIVERIES.len() }, { 1 << DELIVERIES.len() }> = tours(&APART, DELIVERIES);
    TOURS[usize::from(open)][first]
}

/// Returns how much effort the tour of some deliveries takes at least that begins with one of them.
pub fn errands(open: u8, first: usize) -> u8 {
    static TOURS: Tours<{ DELIVERIES.len() }, { 1 << DELIVERIES.len() }> = tours(&EFFORT, DELIVERIES);
    TOURS[usize::from(open)][first]
}

/// Returns how many ways the shortest tour of some of the Dignitary's towns has that begins with one of them.
pub fn citizens(waiting: u8, first: usize) -> u8 {
    static TOURS: Tours<{ DIGNITARY_TOWNS.len() }, { 1 << DIGNITARY_TOWNS.len() }> = tours(&APART, DIGNITARY_TOWNS);
    TOURS[usize::from(waiting)][first]
}

const fn tours<const N: usize, const SETS: usize>(apart: &Distances, towns: [Town; N]) -> Tours<N, SETS> {
    let mut tours = [[0; N]; SETS];
    let mut set = 1;
    while set < SETS {
        let mut first = 0;
        while first < N {
            let others = set & !(1 << first);
            let (mut next, mut least) = (0, if others == 0 { 0 } else { u8::MAX });
            while next < N {
                let ways = apart[towns[first] as usize][towns[next] as usize] + tours[others][next];
                if others >> next & 1 == 1 && ways < least {
                    least = ways;
                }
                next += 1;
            }
            tours[set][first] = least;
            first += 1;
        }
        set += 1;
    }
    tours
}
