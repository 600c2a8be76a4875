//! A flash that another version wrote: nothing in it is lost.

mod formats;
mod rules;
