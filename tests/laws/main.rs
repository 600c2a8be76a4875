//! The laws of the design over random play: one file per game, and one that shows that each law can fail.

mod laws_themselves;
