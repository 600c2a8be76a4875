//! Loire on the RP2040.

#![no_std]
#![no_main]
