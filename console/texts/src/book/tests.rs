use crate::{Language, castles};
use std::string::ToString;
#[test]
fn t() {
    for n in 0..3 {
        let l: heapless::String<99> = castles::discards(castles::CASTLE, n, "élan").string(Language::English);
        std::println!("{l}");
    }
    panic!();
}
