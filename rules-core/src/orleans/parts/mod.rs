//! What lies in the box: followers, goods, the map, places, hour-glass tiles, and the parts of the scenarios.

pub mod city;
pub mod follower;
pub mod goods;
pub mod hourglass;
pub mod map;
pub mod place;
pub mod stack;
pub mod structure;

pub use city::{Character, CommonGoal, Due, FISHING, Goals, NEUTRAL_TOWER, TOWERS, Want, Work, first_towers};
pub use follower::{Crowd, Follower, Kind};
pub use goods::{Good, Goods};
pub use hourglass::{Counted, Hourglass, Toll};
pub use map::{Town, WAYS, Ways};
pub use place::{Brings, Category, Need, Needs, Place, Places, Space, Spot};
pub(crate) use stack::Order;
pub use stack::Stack;
pub use structure::Structure;
