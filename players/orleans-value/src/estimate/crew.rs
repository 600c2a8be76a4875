//! The followers of a player.

use rules_core::orleans::{Follower, Holding, Kind, Places, Space};

/// The followers of a player, and where they stand.
#[derive(Debug)]
pub(super) struct Crew {
    /// How many followers of each kind there are.
    pub(super) counts: [u8; Kind::ALL.len()],
    /// The places where somebody stands.
    pub(super) staffed: Places,
    /// The places with technology.
    pub(super) equipped: Places,
}

impl Crew {
    pub(super) fn new(holding: &Holding) -> Crew {
        let mut crew = Crew { counts: [0; Kind::ALL.len()], staffed: Places::NONE, equipped: Places::NONE };
        for follower in Follower::ALL {
            crew.counts[follower.kind() as usize] += holding.bag.of(follower) + holding.market.of(follower);
        }
        for place in holding.places() {
            for space in &holding.spaces[place as usize] {
                match space {
                    Space::Held(follower) => {
                        crew.counts[follower.kind() as usize] += 1;
                        crew.staffed.insert(place);
                    }
                    _ if space.is_technology() => crew.equipped.insert(place),
                    _ => {}
                }
            }
        }
        crew
    }

    pub(super) fn of(&self, kind: Kind) -> u8 {
        self.counts[kind as usize]
    }
}
