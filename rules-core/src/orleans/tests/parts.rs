//! Goods and followers: what is enough, and who fits.

use super::*;

/// Goods cover others if there are as many of each type.
#[test]
fn goods_cover_what_they_have_all_of() {
    let goods = Goods([2, 1, 0, 0, 3]);
    assert!(goods.covers(goods) && goods.covers(Goods([1, 0, 0, 0, 3])) && goods.covers(Goods::default()));
    assert!(!goods.covers(Goods([3, 0, 0, 0, 0])) && !goods.covers(Goods([2, 1, 1, 0, 3])));
}

/// A follower fits where its kind is wanted, a monk anywhere; only neutral ones fit where those are.
#[test]
fn who_fits_where() {
    let holding = start(Scenario::Base).holdings[0];
    let knights = Need::Of(Kind::Knight);
    assert!(holding.fits(Follower::Knight, knights) && holding.fits(Follower::Monk, knights));
    assert!(!holding.fits(Follower::Farmer, knights));
    assert!(holding.fits(Follower::Farmer, Need::Neutral) && !holding.fits(Follower::OwnFarmer, Need::Neutral));
}
