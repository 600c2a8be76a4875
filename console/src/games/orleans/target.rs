//! What can be pointed at on the player's board, and what A does there.

use embedded_graphics::geometry::Point;
use embedded_graphics::primitives::Rectangle;
use rules_core::orleans::{Action, Crowd, Follower, Holding, Job, Kind, Need, Place, Space, Spot};

use super::Seat;
use super::board::mat;
use crate::Button;
use crate::game::step::nearest;

/// Something on the player's board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// A follower that lies ready.
    Follower(Follower),
    /// A place.
    Place(Place),
    /// A space.
    Space(Spot),
    /// The button.
    Button,
    /// The button that leads to actions without a place on the board.
    More,
}

impl Target {
    /// Returns what A does there, if it is an action.
    pub fn action(self, seat: &Seat<'_>) -> Option<Action> {
        let legal = |action: Action| seat.legal.contains(&action).then_some(action);
        match self {
            Target::Follower(_) | Target::More => None,
            Target::Place(place) => {
                legal(Action::Use(place)).or_else(|| legal(Action::Copy(place))).or_else(|| next_put(seat, place))
            }
            Target::Space(spot) => legal(Action::TakeBack(spot)).or_else(|| legal(Action::Equip(spot))),
            Target::Button => [Action::Done, Action::Pass, Action::Decline].into_iter().find_map(legal),
        }
    }

    /// Returns where it lies.
    pub fn area(self, seat: &Seat<'_>) -> Rectangle {
        let table = seat.game.position();
        let own = &table.holdings[seat.player.index()];
        match self {
            Target::Follower(follower) => {
                let ready = mat::ready(table, seat.player);
                mat::follower(ready.iter().position(|other| other == follower).unwrap_or(0) as i32)
            }
            Target::Place(place) => mat::cell(own, place),
            Target::Space(spot) => mat::space(own, spot),
            Target::Button => mat::BUTTON,
            Target::More => mat::MORE,
        }
    }

    /// Returns the next target. Left and right do not leave the market.
    pub fn step(self, seat: &Seat<'_>, button: Button) -> Target {
        let here = self.area(seat).top_left;
        let in_row = matches!(self, Target::Follower(_)) && matches!(button, Button::Left | Button::Right);
        let ahead = move |to: Point| !in_row || to.y == here.y && (to.x > here.x) == (button == Button::Right);
        let points = targets(seat).map(|target| (target, target.area(seat).top_left));
        nearest(points.filter(move |&(_, to)| ahead(to)), here, button).unwrap_or(self)
    }
}

/// Returns all targets that lead to an action.
pub fn targets<'a>(seat: &'a Seat<'_>) -> impl Iterator<Item = Target> + Clone + 'a {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let puts = |follower| {
        seat.legal.iter().any(|action| matches!(action, Action::Put { follower: who, .. } if *who == follower))
    };
    let followers = mat::ready(table, seat.player).kinds().filter(move |&follower| puts(follower));
    let places = mat::places(own).map(Target::Place);
    let spaces = seat.legal.iter().filter_map(|action| match action {
        Action::TakeBack(spot) | Action::Equip(spot) => Some(Target::Space(*spot)),
        _ => None,
    });
    let acting = places.chain(spaces).chain([Target::Button]).filter(|target| target.action(seat).is_some());
    let followers: heapless::Vec<Follower, 11> = followers.collect();
    let more = more(seat, |_| true).map(|_| Target::More);
    followers.into_iter().map(Target::Follower).chain(acting).chain(more)
}

/// Returns whether an action has a place of its own on the board.
pub const fn is_on_board(action: Action) -> bool {
    matches!(
        action,
        Action::Put { .. }
            | Action::TakeBack(_)
            | Action::Use(_)
            | Action::Copy(_)
            | Action::Equip(_)
            | Action::Done
            | Action::Pass
            | Action::Decline
    )
}

/// Returns the first wanted action without a place on the board, by its index in the list of legal ones.
pub fn more(seat: &Seat<'_>, wanted: impl Fn(u8) -> bool) -> Option<u8> {
    let others = (0..).zip(seat.legal).filter(|(_, action)| !is_on_board(**action));
    others.map(|(at, _)| at).find(|&at| wanted(at))
}

/// Returns whether objectives are the only actions without a place on the board.
pub fn only_goals(seat: &Seat<'_>) -> bool {
    seat.legal.iter().all(|action| is_on_board(*action) || matches!(action, Action::Fulfil(_)))
}

/// Returns the next follower that a place asks for by its kind: of the owner's colour first, so that neutral ones stay for
/// deeds.
pub fn next_put(seat: &Seat<'_>, place: Place) -> Option<Action> {
    let exact = |action: &&Action| match **action {
        Action::Put { follower, at } => at.place == place && needs(at) == Some(Need::Of(follower.kind())),
        _ => false,
    };
    let own = |action: &&Action| matches!(action, Action::Put { follower, .. } if follower.is_own());
    let first = seat.legal.iter().filter(exact).map(space_of).min()??;
    let here = || seat.legal.iter().filter(exact).filter(move |action| space_of(action) == Some(first));
    here().find(own).or_else(|| here().next()).copied()
}

fn space_of(action: &Action) -> Option<u8> {
    match action {
        Action::Put { at, .. } => Some(at.space),
        _ => None,
    }
}

fn needs(Spot { place, space }: Spot) -> Option<Need> {
    place.needs().get(usize::from(space)).copied()
}

/// Returns whether the followers that lie ready can fill all open spaces of a place by their kinds.
pub fn can_fill(seat: &Seat<'_>, place: Place) -> bool {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let fresh = own.spaces(place).contains(&Space::Fresh);
    let ready = mat::ready(table, seat.player);
    let has = |kind: Kind| ready.iter().filter(|follower| follower.kind() == kind).count();
    let wants = |kind: Kind| mat::missing(own, place).filter(|need| *need == Need::Of(kind)).count();
    let strange = mat::missing(own, place).any(|need| !matches!(need, Need::Of(_)));
    !fresh
        && !strange
        && mat::missing(own, place).next().is_some()
        && Kind::ALL.into_iter().all(|kind| wants(kind) <= has(kind))
}

/// Returns whether the followers that lie ready can make a place whole that can be used in this round.
pub fn is_worth_filling(seat: &Seat<'_>, place: Place) -> bool {
    can_fill(seat, place)
        && next_put(seat, place).is_some()
        && seat.game.position().check_plan(seat.player, place).is_ok()
}

/// Returns whether all who are wanted stand on a place, and it can be used in this round.
pub fn is_ready(seat: &Seat<'_>, place: Place) -> bool {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let carries = place == Place::Carpenter && own.standing_on(place).next().is_some();
    (own.is_whole(place) || carries) && table.check_plan(seat.player, place).is_ok()
}

/// Returns whether followers of the market, also as stand-ins, can make a place ready that is not.
fn can_be_ready(seat: &Seat<'_>, place: Place) -> bool {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    let lying = own.spaces(place);
    let open: heapless::Vec<Need, 3> = mat::missing(own, place).collect();
    // A technology tile that was placed in this round does not count yet.
    let fills = match place {
        // One follower is enough there.
        Place::TownHall | Place::Carpenter => open.iter().any(|&need| fills(own, own.market, &[need])),
        _ => !open.is_empty() && !lying.contains(&Space::Fresh) && fills(own, own.market, &open),
    };
    fills && table.check_plan(seat.player, place).is_ok()
}

/// Returns whether each of these needs can be met by another follower.
fn fills(own: &Holding, mut market: Crowd, needs: &[Need]) -> bool {
    let Some((&need, rest)) = needs.split_first() else { return true };
    let mut fitting = market.kinds().filter(|&follower| own.fits(follower, need));
    fitting.any(|follower| {
        market.take(follower)
            && (fills(own, market, rest) || {
                market.add(follower);
                false
            })
    })
}

/// Returns whether ending the plan now would waste a round in which a place could be used.
pub fn wastes(seat: &Seat<'_>) -> bool {
    let table = seat.game.position();
    let own = &table.holdings[seat.player.index()];
    matches!(table.job(), Some(Job::Plan { .. }))
        && !own.places().any(|place| is_ready(seat, place))
        && own.places().any(|place| can_be_ready(seat, place))
}

/// Returns whether passing now would leave a place unused that could be used.
pub fn leaves_unused(seat: &Seat<'_>) -> bool {
    seat.legal.contains(&Action::Pass) && seat.legal.iter().any(|action| matches!(action, Action::Use(_)))
}

/// Returns where the cursor begins on the board: while planning on a place that can be made whole, begun ones first.
pub fn first(seat: &Seat<'_>) -> Target {
    let own = &seat.game.position().holdings[seat.player.index()];
    match seat.game.position().job() {
        Some(Job::Plan { .. } | Job::Bathhouse { .. }) => {
            let begun = |place: &Place| own.standing_on(*place).next().is_some();
            let fillable = || mat::places(own).filter(|&place| is_worth_filling(seat, place));
            let place = fillable().find(begun).or_else(|| fillable().next());
            place.map_or(Target::Button, Target::Place)
        }
        _ => targets(seat).next().unwrap_or(Target::Button),
    }
}

/// Returns the spaces that a follower can be put on.
pub fn spots<'a>(seat: &'a Seat<'_>, who: Follower) -> impl Iterator<Item = Spot> + Clone + 'a {
    seat.legal.iter().filter_map(move |action| match *action {
        Action::Put { follower, at } if follower == who => Some(at),
        _ => None,
    })
}

/// Returns the next space for a follower in the hand.
pub fn step_spot(seat: &Seat<'_>, who: Follower, from: Spot, button: Button) -> Spot {
    let own = &seat.game.position().holdings[seat.player.index()];
    let corner = |spot| mat::space(own, spot).top_left;
    let points = spots(seat, who).map(|spot| -> (Spot, Point) { (spot, corner(spot)) });
    nearest(points, corner(from), button).unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::orleans::{decisions, sheet};
    use draw::sprite;
    use rules_core::orleans::Orleans;
    use rules_core::{Actions, Game, Player};

    #[test]
    fn left_and_right_stay_in_the_market() {
        let mut followers = 0;
        decisions::each(|seat| {
            for from in targets(seat).filter(|target| matches!(target, Target::Follower(_))) {
                for button in [Button::Left, Button::Right] {
                    let to = from.step(seat, button);
                    assert!(matches!(to, Target::Follower(_)), "{from:?}, {button:?}: {to:?}");
                }
                followers += 1;
            }
        });
        assert!(followers > 1000, "{followers}");
    }

    /// Returns whether a place is ready, or this many followers of the market make it so.
    fn comes_to_be_ready(game: &Orleans, player: Player, place: Place, puts: u8) -> bool {
        let table = game.position();
        let own = &table.holdings[player.index()];
        let carries = place == Place::Carpenter && own.standing_on(place).next().is_some();
        if own.is_whole(place) || carries {
            return table.check_plan(player, place).is_ok();
        }
        let mut legal = Actions::new();
        game.legal(&mut legal);
        puts > 0
            && legal.iter().filter(|action| matches!(action, Action::Put { at, .. } if at.place == place)).any(|&put| {
                let mut after = game.clone();
                after.apply(put, |_| ()).expect("it is listed");
                comes_to_be_ready(&after, player, place, puts - 1)
            })
    }

    /// While no place is ready, the end of the plan is held just where followers of the market could make one ready.
    #[test]
    fn a_round_is_not_wasted_by_one_press() {
        let (mut wasted, mut strange) = (0, 0);
        decisions::each(|seat| {
            let table = seat.game.position();
            if !matches!(table.job(), Some(Job::Plan { .. })) {
                return;
            }
            let any = |puts| Place::ALL.into_iter().any(|place| comes_to_be_ready(seat.game, seat.player, place, puts));
            let wastes = !any(0) && any(3);
            assert_eq!(super::wastes(seat), wastes, "{:?}: {:?}", seat.game.setup(), seat.legal);
            let exact = || mat::places(&table.holdings[seat.player.index()]).any(|place| is_worth_filling(seat, place));
            (wasted, strange) = (wasted + usize::from(wastes), strange + usize::from(wastes && !exact()));
        });
        assert!(wasted > 1000 && strange > 20, "{wasted} {strange}");
    }

    /// While planning, the cursor arrives on a place that can be used in this round, or on the button.
    #[test]
    fn the_cursor_arrives_on_a_place_of_use() {
        let mut places = 0;
        decisions::each(|seat| {
            let table = seat.game.position();
            if let (Target::Place(place), Some(Job::Plan { .. })) = (first(seat), table.job()) {
                assert_eq!(table.check_plan(seat.player, place), Ok(()), "{:?}: {place:?}", seat.game.setup());
                places += 1;
            }
        });
        assert!(places > 1000, "{places}");
    }

    #[test]
    fn a_star_in_a_list_is_points() {
        let mut rows = 0;
        decisions::each(|seat| {
            for &action in seat.legal {
                let (sign, name) = sheet::row(seat, action);
                assert_ne!(*sign, sprite::STAR, "{name}");
                rows += 1;
            }
        });
        assert!(rows > 10_000, "{rows}");
    }
}
