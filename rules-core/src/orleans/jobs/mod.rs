//! What is asked of players: one family of jobs a file, with what it checks, what it lists and what it does.
//!
//! | family | asks |
//! |---|---|
//! | `preparation` | choices before the first round |
//! | `planning` | who is drawn, and goes where |
//! | `turn`, `places` | which place is used, and what its action does |
//! | `people`, `deeds` | who comes, goes back, or is sent |
//! | `merchant`, `trade`, `tiles` | ways and stations, goods, technology and place tiles |
//! | `events`, `debts` | what the event of the round does, and what is owed |
//! | `objectives`, `structures` | what single scenarios have |
//! | `support`, `team`, `characters` | what Invasion has |

mod characters;
mod debts;
mod deeds;
mod events;
mod family;
mod merchant;
mod objectives;
mod people;
mod places;
mod planning;
mod preparation;
mod structures;
mod support;
mod team;
mod tiles;
mod trade;
mod turn;

use family::Family;

use crate::orleans::job::Job;

/// Returns the family that knows the rules of a job.
pub(super) const fn family_of(job: Job) -> &'static Family {
    match job {
        Job::Settle | Job::Start => &preparation::FAMILY,
        Job::Draw | Job::Plan { .. } | Job::Banish { .. } | Job::Bathhouse { .. } | Job::Amnesty { .. } => {
            &planning::FAMILY
        }
        Job::Act | Job::Done => &turn::FAMILY,
        Job::Copy | Job::Bourgeois => &places::FAMILY,
        Job::Village | Job::Training | Job::Riots | Job::PilgrimsDay | Job::Famine { .. } => &people::FAMILY,
        Job::Send { .. } => &deeds::FAMILY,
        Job::Travel { .. } | Job::QuickTravel { .. } | Job::Peregrination | Job::Vineyard => &merchant::FAMILY,
        Job::Trade { .. } | Job::Swap | Job::Exchange | Job::MarketDay { .. } | Job::Pharmacy => &trade::FAMILY,
        Job::Technology { .. }
        | Job::Unequip { .. }
        | Job::Tile { .. }
        | Job::Choose { .. }
        | Job::Earthquake { .. } => &tiles::FAMILY,
        Job::Sacristy | Job::Offer => &events::FAMILY,
        Job::Feed { .. } | Job::Worth { .. } | Job::Fabrics { .. } | Job::Torture { .. } | Job::Robbery => {
            &debts::FAMILY
        }
        Job::Mark => &objectives::FAMILY,
        Job::Keep | Job::Carpenter { .. } | Job::Scriptorium => &structures::FAMILY,
        Job::Vehicle { .. } | Job::GuildHouse { .. } | Job::Host | Job::Lodge { .. } | Job::Palatinate => {
            &support::FAMILY
        }
        Job::Demolition { .. }
        | Job::Arson { .. }
        | Job::TeamCoins { .. }
        | Job::Sell { .. }
        | Job::Grant { .. }
        | Job::Drought { .. }
        | Job::GoodWinds
        | Job::WoolMarket { .. }
        | Job::WitchHunt { .. }
        | Job::Forgo => &team::FAMILY,
        Job::Character | Job::Mayor { .. } | Job::Due => &characters::FAMILY,
    }
}
