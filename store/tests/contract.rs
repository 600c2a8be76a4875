//! The store does what the console's requests ask for, and keeps it over a restart.

mod common;

use common::{Chip, Flash, Model, Rng, Seen, journals, now, open, serve};
use console::Region;

type Small = Flash<1024>;

fn seen(flash: &Small) -> Seen {
    let (mut store, region, records) = open(flash.clone());
    assert!(matches!(region, Region::Ours | Region::New));
    Seen { journals: journals(&mut store), records }
}

#[test]
fn random_requests_give_what_the_contract_says() {
    for seed in 0..20 {
        let mut rng = Rng(seed);
        let flash = Small::new(Chip::new(12, 1024));
        let (mut store, region, _) = open(flash.clone());
        assert_eq!(region, Region::New);
        let mut model = Model::default();
        for step in 0..1500 {
            let request = common::request(&mut rng, &model);
            assert_eq!(
                serve(&mut store, request.clone()),
                model.serve(&request),
                "seed {seed}, step {step}, {request:?}"
            );
            if step % 50 == 0 {
                assert_eq!(journals(&mut store), model.seen().journals, "seed {seed}, step {step}");
                (store, _, _) = open(flash.clone());
            }
            if step % 7 == 0 {
                while now(store.tidy()) {}
            }
        }
        assert_eq!(seen(&flash), model.seen(), "seed {seed}");
    }
}
