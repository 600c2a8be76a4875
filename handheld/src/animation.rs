//! What the panel showed over some time.

use crate::Picture;

/// Pictures one after the other, each with the milliseconds that it showed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Animation {
    pub(crate) frames: Vec<(Picture, u32)>,
}

impl Animation {
    /// Returns an animation that begins with this picture.
    pub(crate) fn new(picture: Picture) -> Self {
        Animation { frames: vec![(picture, 0)] }
    }

    /// Adds the picture that shows now.
    pub(crate) fn add(&mut self, picture: Picture) {
        // A picture that showed for no time is left out.
        self.frames.pop_if(|(_, ms)| *ms == 0);
        self.frames.push((picture, 0));
    }

    /// Lets the last picture show longer.
    pub(crate) fn pass(&mut self, ms: u32) {
        if let Some((_, shown)) = self.frames.last_mut() {
            *shown += ms;
        }
    }
}
