//! The guide for the first game of Orléans.

use texts::orleans;

use crate::game::help::Page;

/// The base game: eight pages.
pub static GUIDE: &[Page] = &[
    Page(orleans::GUIDE_FOLLOWERS_AND_PLACES),
    Page(orleans::GUIDE_A_ROUND),
    Page(orleans::GUIDE_DRAW_AND_PLAN),
    Page(orleans::GUIDE_ACT),
    Page(orleans::GUIDE_FOLLOWERS_AND_TRACKS),
    Page(orleans::GUIDE_THE_MAP),
    Page(orleans::GUIDE_DEEDS_AND_TECHNOLOGY),
    Page(orleans::GUIDE_FIRST_AIMS),
];
