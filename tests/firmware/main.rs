//! Parts of the firmware that run on the host, too.

mod charge;
mod entropy;
