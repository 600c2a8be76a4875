//! What lasts: journals, settings and statistics on any NOR flash.

#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, missing_debug_implementations)]
