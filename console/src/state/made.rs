//! What is made of a stored journal: codes, or a review.

use super::Review;
use crate::export::Export;

/// What is made of a stored journal, one thing at a time: it takes room.
#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is no heap")]
pub enum Made {
    /// Codes.
    Export(Export),
    /// A review.
    Review(Review),
}

impl Made {
    /// Returns the codes.
    pub fn export(&self) -> Option<&Export> {
        if let Made::Export(export) = self { Some(export) } else { None }
    }

    /// Returns the codes.
    pub fn export_mut(&mut self) -> Option<&mut Export> {
        if let Made::Export(export) = self { Some(export) } else { None }
    }

    /// Returns the review.
    pub fn review(&self) -> Option<&Review> {
        if let Made::Review(review) = self { Some(review) } else { None }
    }

    /// Returns the review.
    pub fn review_mut(&mut self) -> Option<&mut Review> {
        if let Made::Review(review) = self { Some(review) } else { None }
    }
}
