//! Tables of weights that can be tuned, and their unit.

use core::ops::Range;

/// Values are in 64ths of a point.
pub const POINT: i32 = 64;

/// Shares are in 64ths of a whole.
pub const SHARE: i32 = 64;

/// A table of weights, which the tuner walks.
pub trait Tunable: Clone {
    /// Shows every weight to `visit`, always in the same order.
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32));

    /// Returns which of the weights are those of a field, if there is one with this name.
    fn part(&mut self, field: &str) -> Option<Range<usize>> {
        let _ = field;
        None
    }
}

impl Tunable for i32 {
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        visit(self);
    }
}

impl<T: Tunable, const N: usize> Tunable for [T; N] {
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        self.iter_mut().for_each(|weights| weights.each(visit));
    }
}

/// Makes a table of weights: a type with a field for each, which are visited in this order.
#[macro_export]
macro_rules! weights {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl $crate::weights::Tunable for $name {
            fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
                $($crate::weights::Tunable::each(&mut self.$field, visit);)*
            }

            fn part(&mut self, field: &str) -> Option<core::ops::Range<usize>> {
                let mut end = 0;
                $(
                    let start = end;
                    $crate::weights::Tunable::each(&mut self.$field, &mut |_| end += 1);
                    if field == stringify!($field) {
                        return Some(start..end);
                    }
                )*
                None
            }
        }
    };
}
