//! Parts of the firmware that run on the host, too.

mod battery;
mod entropy_health;
