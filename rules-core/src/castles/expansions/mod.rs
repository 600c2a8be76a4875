//! Border posts, trade routes and shields.

pub mod posts;
pub mod routes;
pub mod shields;
