//! What is seen by whom, and what chance decides.

use super::*;

/// What chance decides is not taken back; what can come out in one way only is.
#[test]
fn a_draw_hands_over_only_if_chance_decides() {
    use Follower::{Farmer, Knight, OwnFarmer};
    for (bag, draws, hands_over) in [
        (&[Farmer, Farmer, Farmer, Farmer][..], 1, false),
        (&[Farmer, Farmer, Knight, Knight], 0, false),
        (&[Farmer, Farmer, Knight, Knight], 1, true),
        (&[Farmer, Farmer, Knight, Knight], 3, true),
        (&[Farmer, Farmer, Knight, Knight], 4, false),
        (&[Farmer, OwnFarmer], 1, true),
    ] {
        let game = asked(Scenario::Base, Job::Draw, bag);
        assert_eq!(game.hands_over(Action::Draw(draws)), hands_over, "{draws} of {bag:?}");
    }
    for (bag, hands_over) in [
        (&[Farmer, Farmer, Farmer, Farmer][..], false),
        (&[Farmer, Farmer, Farmer, Knight], true),
        (&[Farmer, Farmer, Knight], false),
    ] {
        let game = asked(Scenario::Base, Job::Act, bag);
        assert_eq!(game.hands_over(Action::Use(Place::Bathhouse)), hands_over, "{bag:?} in the Bathhouse");
        assert_eq!(game.hands_over(Action::Copy(Place::Bathhouse)), hands_over, "{bag:?} by the Well");
        assert!(!game.hands_over(Action::Use(Place::Castle)) && !game.hands_over(Action::Copy(Place::Castle)));
    }
    for (bag, hands_over) in
        [(&[Farmer, Farmer, OwnFarmer][..], false), (&[Farmer, Knight], true), (&[Knight, OwnFarmer], false)]
    {
        let game = asked(Scenario::Base, Job::Torture { debt: 1 }, bag);
        assert_eq!(game.hands_over(Action::Give(Item::Follower)), hands_over, "{bag:?} for torture");
        assert!(!game.hands_over(Action::Give(Item::Development)));
    }
    for (event, bag, hands_over) in [
        (Hourglass::Plague, &[Farmer, Knight][..], true),
        (Hourglass::Plague, &[Farmer, Farmer], false),
        (Hourglass::Harvest, &[Farmer, Knight], false),
    ] {
        let mut game = asked(Scenario::Base, Job::Sacristy, bag);
        game.table.event = event;
        assert_eq!(game.hands_over(Action::Decline), hands_over, "{event:?} for {bag:?}");
        let mut game = asked(Scenario::Base, Job::Swap, bag);
        game.table.event = event;
        assert!(!game.hands_over(Action::Decline), "nothing is cancelled");
    }
}

/// Goods that lie face down are seen when they are taken, cards when they are drawn.
#[test]
fn what_lies_face_down_hands_over() {
    let mut game = asked(Scenario::Prosperity, Job::Travel { roads: true, water: true }, &[]);
    game.table.map[16] = [Some(Lying::Down), Some(Lying::Open(Good::Wine))];
    let travel = |take| Action::Travel { way: 16, take };
    assert!(game.hands_over(travel(Some(0))));
    assert!(!game.hands_over(travel(Some(1))) && !game.hands_over(travel(None)));
    assert!(game.hands_over(Action::Renew) && game.hands_over(Action::Build { way: 16, space: 0 }));
    assert!(game.hands_over(Action::Done) && game.hands_over(Action::Pass) && !game.hands_over(Action::Accept));
}

/// What a player could not know before is revealed: to others also what comes out of a bag in one way only.
#[test]
fn what_others_could_not_know_is_revealed_to_them() {
    use Follower::Farmer;
    let game = asked(Scenario::Base, Job::Draw, &[Farmer, Farmer]);
    let hidden = [
        Action::Draw(1),
        Action::Give(Item::Follower),
        Action::Use(Place::Bathhouse),
        Action::Copy(Place::Bathhouse),
        Action::Decline,
    ];
    for action in hidden {
        assert!(game.reveals_to(B, action) && !game.reveals_to(A, action), "{action:?}");
    }
    for action in [Action::Draw(0), Action::Use(Place::Castle), Action::Give(Item::Development), Action::Accept] {
        assert!(!game.reveals_to(B, action) && !game.reveals_to(A, action), "{action:?}");
    }
    let game = asked(Scenario::Base, Job::Draw, &[Farmer, Follower::Knight]);
    assert!(game.reveals_to(A, Action::Draw(1)), "chance decides");
}

/// The end of a part reveals something only if a draw or another phase follows; in Prosperity it always may.
#[test]
fn the_end_of_a_part_reveals_what_follows_it() {
    let mut game = asked(Scenario::Base, Job::Plan { back: 0 }, &[]);
    (game.table.start, game.table.phase) = (A, Phase::Planning);
    assert!(!game.reveals_to(A, Action::Done) && !game.reveals_to(B, Action::Done), "the next one plans");
    game.table.start = B;
    assert!(game.reveals_to(A, Action::Done) && game.reveals_to(B, Action::Done), "actions begin");
    let mut game = asked(Scenario::Base, Job::Act, &[]);
    (game.table.start, game.table.phase, game.table.event) = (A, Phase::Actions, Hourglass::Pilgrimage);
    assert!(game.reveals_to(A, Action::Pass), "the next round is drawn");
    let mut game = asked(Scenario::Base, Job::Plan { back: 0 }, &[]);
    (game.table.start, game.table.phase) = (B, Phase::Planning);
    for (follower, at) in [(Follower::OwnFarmer, 0), (Follower::OwnBoatman, 1), (Follower::OwnTrader, 2)] {
        game.table.holdings[1].stand(follower, space(Place::Castle, at));
    }
    assert!(game.reveals_to(A, Action::Done), "actions begin, without a draw");
    let mut game = asked(Scenario::Prosperity, Job::Plan { back: 0 }, &[]);
    (game.table.start, game.table.phase) = (A, Phase::Planning);
    assert!(game.reveals_to(A, Action::Done) && game.reveals_to(B, Action::Done));
    assert!(!game.reveals_to(A, Action::Accept) && game.reveals_to(B, Action::Accept), "cards are secret");
}

/// Players see their own cards and bag; of others, how many neutral followers they have, and that a Bathhouse can draw
/// them.
#[test]
fn a_view_has_what_is_the_viewers_and_no_more() {
    let game = Orleans::new(Setup { players: 3, ..Setup::of(Scenario::Prosperity) }, Seed::new(1)).unwrap();
    for viewer in Player::all(3) {
        let view = game.view(viewer);
        for player in Player::all(3) {
            let numbers = |game: &Orleans| -> Vec<u8> {
                game.table.structures[player.index()].offer.iter().map(|card| card.number).collect()
            };
            let seen = if player == viewer { numbers(&game) } else { [255, 255].to_vec() };
            assert_eq!(numbers(&view), seen, "{viewer:?} of {player:?}");
        }
        assert!(view.table.deck.iter().all(|card| card.number == 255));
        assert_ne!(view.dice, game.dice);
    }
    let game = asked(Scenario::Base, Job::Act, &[Follower::Farmer, Follower::Knight]);
    assert_eq!(
        (game.view(A).table.holdings[0].bag, game.view(A).table.holdings[0].unseen),
        (game.table.holdings[0].bag, 0)
    );
    let hidden = game.view(B).table;
    assert_eq!((hidden.holdings[0].bag, hidden.holdings[0].unseen), (Crowd::EMPTY, 2));
    assert_eq!(hidden.check_effect(A, Place::Bathhouse), Ok(()));
    let one = asked(Scenario::Base, Job::Act, &[Follower::Farmer]).view(B).table;
    assert_eq!(one.check_effect(A, Place::Bathhouse), Ok(()), "one will do");
    let empty = asked(Scenario::Base, Job::Act, &[]).table;
    assert_eq!(empty.check_effect(A, Place::Bathhouse), Err(Illegal::NoFollower));
    let open = asked(Scenario::Invasion, Job::Act, &[Follower::Farmer]).view(B).table;
    assert_eq!((open.holdings[0].bag.of(Follower::Farmer), open.holdings[0].unseen), (1, 0), "a team has no secrets");
}

/// Drawing anew what is hidden keeps what is seen, and gives a possible table, each time another one.
#[test]
fn what_is_imagined_is_possible() {
    let mut game = Orleans::new(Setup::of(Scenario::Prosperity), Seed::new(1)).unwrap();
    let table = &mut game.table;
    let built = [table.deck.remove(3), table.deck.remove(3)].map(|card| card.number);
    table.structures[1].complete = 1 << built[0];
    let site = Site { card: built[1], followers: [0; 7], coins: 0, goods: Goods::default() };
    table.structures[1].sites.push(site).unwrap();
    table.holdings[1].stock = 8;
    table.deck[2].known = 1;
    for (follower, count) in [(Follower::Farmer, 3), (Follower::Knight, 3), (Follower::OwnFarmer, 1)] {
        table.holdings[1].bag.add_many(follower, count);
    }
    table.holdings[1].market.take(Follower::OwnFarmer);
    (table.piles[Kind::Farmer as usize], table.piles[Kind::Knight as usize]) =
        (table.piles[Kind::Farmer as usize] - 3, table.piles[Kind::Knight as usize] - 3);
    assert_eq!(table.check(), Ok(()));
    let imagined: Vec<_> = (0..20)
        .map(|seed| {
            let mut other = game.clone();
            other.rehide(A, Seed::new(seed));
            other
        })
        .collect();
    for other in &imagined {
        assert_eq!(other.table.check(), Ok(()));
        assert_eq!(other.table.structures[0], game.table.structures[0], "the own cards");
        assert_eq!(other.table.deck[2], game.table.deck[2], "a known card stays");
        let (bag, before) = (other.table.holdings[1].bag, game.table.holdings[1].bag);
        assert_eq!((bag.len(), bag.of(Follower::OwnFarmer), other.table.holdings[1].unseen), (before.len(), 1, 0));
        assert_ne!(other.dice, game.dice);
    }
    let differ = |look: fn(&Orleans) -> Vec<u8>| imagined.iter().any(|other| look(other) != look(&imagined[0]));
    assert!(differ(|game| game.table.deck.iter().map(|card| card.number).collect()));
    assert!(differ(|game| game.table.structures[1].offer.iter().map(|card| card.number).collect()));
}
