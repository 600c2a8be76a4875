//! The store does what it is asked to, and keeps it over a restart.

mod common;

use common::{Chip, Flash, Model, Rng, Session, deed};
use console::Region;

#[test]
fn random_deeds_give_what_the_contract_says() {
    for seed in 0..20 {
        let mut rng = Rng(seed);
        let flash = Flash::<1024>::new(Chip::new(24, 1024));
        let mut session = Session::start(flash.clone());
        assert_eq!(session.region, Region::New);
        let mut model = Model::default();
        for step in 0..1500 {
            let deed = deed(&mut rng, &model);
            assert_eq!(session.act(&deed), model.act(&deed), "seed {seed}, step {step}, {deed:?}");
            if step % 50 == 0 {
                assert_eq!(session.seen(), model.seen(), "seed {seed}, step {step}");
                session = Session::start(flash.clone());
                assert_eq!(session.region, Region::Ours);
            }
        }
        assert_eq!(Session::start(flash).seen(), model.seen(), "seed {seed}");
    }
}
