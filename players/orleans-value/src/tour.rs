//! How far it is from town to town.

use rules_core::orleans::map::WAYS;
use rules_core::orleans::{DIGNITARY_TOWNS, Goal, Scenario, Setup, Town};

const TOWNS: usize = Town::ALL.len();

/// Further than any town.
const FAR: u8 = 8;

/// How many ways it is from each town to each other.
static APART: [[u8; TOWNS]; TOWNS] = {
    let mut apart = [[FAR; TOWNS]; TOWNS];
    let mut way = 0;
    while way < WAYS.len() {
        let [a, b] = WAYS[way].ends;
        apart[a as usize][b as usize] = 1;
        apart[b as usize][a as usize] = 1;
        way += 1;
    }
    let mut over = 0;
    while over < TOWNS * TOWNS * TOWNS {
        let (by, a, b) = (over / (TOWNS * TOWNS), over / TOWNS % TOWNS, over % TOWNS);
        let detour = apart[a][by] + apart[by][b];
        if a == b {
            apart[a][b] = 0;
        } else if detour < apart[a][b] {
            apart[a][b] = detour;
        }
        over += 1;
    }
    apart
};

/// Returns the towns that are wanted, a bit each.
pub fn towns(wanted: impl Fn(Town) -> bool) -> u32 {
    Town::ALL.into_iter().filter(|&town| wanted(town)).fold(0, |towns, town| towns | 1 << town as u8)
}

/// Iterates over the towns of a set.
fn each(towns: u32) -> impl Iterator<Item = usize> {
    (0..TOWNS).filter(move |town| towns >> town & 1 == 1)
}

/// Returns how many ways it is from a town to the nearest of some; eight if there is none.
pub fn distance(from: Town, near: u32) -> u8 {
    each(near).map(|town| APART[from as usize][town]).min().unwrap_or(FAR)
}

/// Returns how many ways it is from a town through one or two others.
pub fn tour(from: Town, stops: u32) -> u8 {
    match stops {
        0 => 0,
        _ => {
            let between = APART[stops.trailing_zeros() as usize];
            distance(from, stops) + each(stops).map(|town| between[town]).max().unwrap_or(0)
        }
    }
}

/// Returns how many ways it is to the nearest wanted town; eight if there is none.
pub fn steps(from: Town, wanted: impl Fn(Town) -> bool) -> i32 {
    each(towns(wanted)).map(|town| APART[from as usize][town]).min().unwrap_or(FAR).into()
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

/// Returns how many ways it is from a town to another.
pub fn apart(from: Town, to: Town) -> u8 {
    APART[from as usize][to as usize]
}

/// The ways of the shortest tour of a set of towns (a bit each) that begins with a given one.
type Tours<const N: usize, const SETS: usize> = [[u8; N]; SETS];

/// Returns how many ways the shortest tour of some deliveries has that begins with one of them.
pub fn deliveries(open: u8, first: usize) -> u8 {
    static TOURS: Tours<{ DELIVERIES.len() }, { 1 << DELIVERIES.len() }> = tours(DELIVERIES);
    TOURS[usize::from(open)][first]
}

/// Returns how many ways the shortest tour of some of the Dignitary's towns has that begins with one of them.
pub fn citizens(waiting: u8, first: usize) -> u8 {
    static TOURS: Tours<{ DIGNITARY_TOWNS.len() }, { 1 << DIGNITARY_TOWNS.len() }> = tours(DIGNITARY_TOWNS);
    TOURS[usize::from(waiting)][first]
}

const fn tours<const N: usize, const SETS: usize>(towns: [Town; N]) -> Tours<N, SETS> {
    let mut tours = [[0; N]; SETS];
    let mut set = 1;
    while set < SETS {
        let mut first = 0;
        while first < N {
            let others = set & !(1 << first);
            let (mut next, mut least) = (0, if others == 0 { 0 } else { u8::MAX });
            while next < N {
                let ways = APART[towns[first] as usize][towns[next] as usize] + tours[others][next];
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
