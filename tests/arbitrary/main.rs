//! The laws for arbitrary bytes, each held over what is drawn by lot or mutated from real games and files.

mod actions;
mod files;
mod journals;
mod mutate;
mod records;
mod regions;
mod texts;
