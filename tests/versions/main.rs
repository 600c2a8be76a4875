//! A flash that another version wrote: nothing in it is lost.

mod earlier;
mod formats;
mod rules;
