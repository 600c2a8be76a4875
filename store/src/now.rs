//! Runs futures that never have to wait, as those of a store on a flash in memory.

use core::pin::pin;
use core::task::{Context, Poll, Waker};

/// Returns the outcome of a future that never waits.
///
/// # Panics
/// If it waits.
pub fn now<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(outcome) => outcome,
        Poll::Pending => panic!("nothing here waits"),
    }
}
