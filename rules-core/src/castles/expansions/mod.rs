//! Border posts, trade routes, shields and extra tiles.

mod bridges;
pub mod posts;
pub mod routes;
pub mod shields;
