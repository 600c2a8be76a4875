//! How far it is from town to town.

use rules_core::orleans::Town;
use rules_core::orleans::map::WAYS;

const TOWNS: usize = Town::ALL.len();

/// The most towns of a tour: those of the Dignitary.
const STOPS: usize = 6;

/// Further than any town.
const FAR: u8 = 8;

/// How many ways it is from each town to each.
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

/// Returns how many ways it is from each town to the nearest of some; eight if there is none.
pub fn distances(near: u32) -> [u8; TOWNS] {
    APART.map(|apart| each(near).map(|town| apart[town]).min().unwrap_or(FAR))
}

/// Returns how many ways it takes to such a town; eight if there is none.
pub fn steps(from: Town, wanted: impl Fn(Town) -> bool) -> i32 {
    each(towns(wanted)).map(|town| APART[from as usize][town]).min().unwrap_or(FAR).into()
}

/// Returns how many ways the shortest tour of some towns has, begun in each town: of the first six, if there are more.
pub fn tours(stops: u32) -> [u8; TOWNS] {
    let mut at = [0; STOPS];
    let count = each(stops).zip(&mut at).map(|(town, at)| *at = town).count();
    // The shortest tour of a set that begins in one of them.
    let mut tours = [[0_u8; STOPS]; 1 << STOPS];
    for set in 1..1_usize << count {
        for first in (0..count).filter(|first| set >> first & 1 == 1) {
            let rest = set & !(1 << first);
            let next = (0..count).filter(|next| rest >> next & 1 == 1);
            let tour = next.map(|next| APART[at[first]][at[next]] + tours[rest][next]).min();
            tours[set][first] = tour.unwrap_or(0);
        }
    }
    let all = (1 << count) - 1;
    APART.map(|apart| (0..count).map(|first| apart[at[first]] + tours[all][first]).min().unwrap_or(0))
}

/// Where the Travelling Salesman delivers, in the order of his objectives.
pub const DELIVERIES: [Town; 5] = [Town::Bourges, Town::Chartres, Town::Vendome, Town::Tours, Town::Argenton];

/// Returns how many ways it is from a town to another.
pub fn apart(from: Town, to: Town) -> u8 {
    APART[from as usize][to as usize]
}

/// Returns how many ways the shortest tour of some deliveries has that begins with one of them.
pub fn rest(open: u8, first: usize) -> u8 {
    RESTS[usize::from(open)][first]
}

static RESTS: [[u8; DELIVERIES.len()]; 1 << DELIVERIES.len()] = {
    let mut rests = [[0; DELIVERIES.len()]; 1 << DELIVERIES.len()];
    let mut set = 1;
    while set < rests.len() {
        let mut first = 0;
        while first < DELIVERIES.len() {
            let others = set & !(1 << first);
            let (mut next, mut least) = (0, if others == 0 { 0 } else { u8::MAX });
            while next < DELIVERIES.len() {
                let ways = APART[DELIVERIES[first] as usize][DELIVERIES[next] as usize] + rests[others][next];
                if others >> next & 1 == 1 && ways < least {
                    least = ways;
                }
                next += 1;
            }
            rests[set][first] = least;
            first += 1;
        }
        set += 1;
    }
    rests
};
