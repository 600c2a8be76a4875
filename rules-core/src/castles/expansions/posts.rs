//! Border posts: three on the edge of the estates 11a to 11f, joined by placed tiles.

use crate::castles::event::Event;
use crate::castles::game::Castles;
use crate::castles::parts::expansion::Expansion;
use crate::castles::parts::source::Source;
use crate::castles::position::built::Built;
use crate::castles::tables;
use crate::hex::WideSpaces as Spaces;

/// The spaces that touch each post: north-west, north-east, south.
pub const POSTS: [Spaces; 3] = [pair(4, 9), pair(8, 14), pair(34, 35)];

const fn pair(a: u8, b: u8) -> Spaces {
    Spaces::of(a).with(b)
}

impl Built {
    /// Returns how many pairs of border posts are joined: none, one or all three.
    pub fn joined_posts(&self) -> u8 {
        [(0, 1), (1, 2), (2, 0)].into_iter().map(|(from, to)| u8::from(self.joins(from, to))).sum()
    }

    /// Returns whether placed tiles join two of the posts.
    pub fn joins(&self, from: usize, to: usize) -> bool {
        !self.estate().connected(POSTS[from], self.filled()).and(POSTS[to]).is_empty()
    }
}

impl Castles {
    /// Scores the pairs of posts that the player to move has joined since there were `before`.
    pub(crate) fn score_posts(&mut self, before: u8, sink: &mut impl FnMut(Event)) {
        let player = self.position.current();
        let now = self.built[player.index()].joined_posts();
        if now == before {
            return;
        }
        sink(Event::PostsJoined { player, pairs: now });
        let pairs = i16::from(now - before);
        self.score(pairs * tables::phase_points(self.position.phase), Source::Posts, sink);
        if now == 3
            && let Some(i) = self.position.posts.iter().position(Option::is_none)
        {
            self.position.posts[i] = Some(player);
            self.score(tables::bonus_points(i == 0, self.position.setup.players), Source::Posts, sink);
        }
    }

    /// Returns how many pairs of posts the player to move has joined; none in a game without posts.
    pub(crate) fn joined_posts(&self) -> u8 {
        if !self.position.setup.expansions.has(Expansion::Posts) {
            return 0;
        }
        self.built[self.here()].joined_posts()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::castles::Tile;

    /// Returns how many pairs are joined on an estate with tiles on these spaces.
    fn joined(spaces: &[u8]) -> u8 {
        let mut built = Built::default();
        spaces.iter().for_each(|&space| built.place(Tile::INN, space));
        built.joined_posts()
    }

    #[test]
    fn a_post_touches_two_spaces_and_pairs_are_joined_by_tiles_that_touch() {
        assert_eq!(joined(&[]), 0);
        assert_eq!(joined(&[4, 9, 8, 14, 34, 35]), 0);
        // From the north-west to the north-east along the second row, or the third.
        assert_eq!([joined(&[4, 5, 6, 7, 8]), joined(&[9, 10, 11, 12, 13, 14])], [1, 1]);
        assert_eq!([joined(&[4, 5, 6, 7]), joined(&[10, 11, 12, 13, 14])], [0, 0]);
        // From the north-west to the south, and from there to the north-east.
        assert_eq!([joined(&[9, 16, 23, 29, 34]), joined(&[14, 20, 26, 31, 35])], [1, 1]);
        assert_eq!(joined(&[9, 16, 23, 29, 34, 35, 31, 26, 20, 14]), 3);
    }
}
