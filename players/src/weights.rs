//! Weights as tables that can be tuned.

/// A table of weights.
pub trait Weights: Clone {
    /// Shows every weight to `visit`, always in the same order.
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32));
}

impl Weights for i32 {
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        visit(self);
    }
}

impl<const N: usize> Weights for [i32; N] {
    fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
        self.iter_mut().for_each(visit);
    }
}

/// Makes a table of weights: a type with a field for each, and its tuned values as a constant.
macro_rules! weights {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty = $value:expr,)* }) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl $name {
            /// The best that are known.
            pub const TUNED: $name = $name { $($field: $value,)* };
        }

        impl $crate::Weights for $name {
            fn each(&mut self, visit: &mut dyn FnMut(&mut i32)) {
                $($crate::Weights::each(&mut self.$field, visit);)*
            }
        }
    };
}

pub(crate) use weights;
