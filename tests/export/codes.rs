//! The codes on the screen, read by a QR reader of another project.

use console::{Button, Console, Language, Packed, SIDE, ScreenKind};
use handheld::{Flash, Handheld, Host, Picture, read, restore};
use rand_pcg::Pcg32;
use rqrr::PreparedImage;
use rules_core::castles::Castles;
use rules_core::choice::setups;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::{Dice, Game, Seed};

use crate::{Journal, bytes};

/// Returns how light a pixel is.
fn light(picture: &Picture, x: i32, y: i32) -> f64 {
    let inside = |at: i32| usize::try_from(at).ok().filter(|&at| at < SIDE);
    // Outside the panel it is dark.
    let Some((x, y)) = inside(x).zip(inside(y)) else { return 30.0 };
    picture.pixels()[y * SIDE + x].iter().map(|&part| f64::from(part)).sum::<f64>() / 3.0
}

fn decode(width: usize, pixel: impl FnMut(usize, usize) -> u8) -> Option<String> {
    let mut image = PreparedImage::prepare_from_greyscale(width, width, pixel);
    let grids = image.detect_grids();
    assert!(grids.len() <= 1, "one code at a time");
    grids.first()?.decode().ok().map(|(_, text)| text)
}

/// Returns the code in a picture.
fn scan(picture: &Picture) -> Option<String> {
    decode(SIDE, |x, y| light(picture, x as i32, y as i32) as u8)
}

/// Returns the code as a phone sees it: larger, turned by some degrees, out of focus, and with noise.
fn photograph(picture: &Picture, degrees: f64, noise: &mut Pcg32) -> Option<String> {
    const SCALE: f64 = 3.3;
    const WIDTH: usize = 1000;
    let (sin, cos) = degrees.to_radians().sin_cos();
    decode(WIDTH, |x, y| {
        let (dx, dy) = ((x as f64 - WIDTH as f64 / 2.0) / SCALE, (y as f64 - WIDTH as f64 / 2.0) / SCALE);
        let (x, y) = (cos * dx - sin * dy + SIDE as f64 / 2.0, sin * dx + cos * dy + SIDE as f64 / 2.0);
        let (left, top) = (x.floor(), y.floor());
        let (right, low) = (x - left, y - top);
        let at = |dx, dy| light(picture, left as i32 + dx, top as i32 + dy);
        let upper = at(0, 0) * (1.0 - right) + at(1, 0) * right;
        let lower = at(0, 1) * (1.0 - right) + at(1, 1) * right;
        let seen = upper * (1.0 - low) + lower * low;
        (40.0 + seen * 0.7 + f64::from(noise.below(41)) - 20.0) as u8
    })
}

/// Returns a device of this host with this game on it, and the explanation of its codes on the screen.
fn export(host: Host, packed: &Packed) -> Handheld {
    let flash = Flash::blank();
    let (_, outline) = restore(packed, &flash).expect("a sound journal");
    let mut handheld = Handheld::new(host, flash);
    handheld.settle();
    if outline.over {
        (0..Console::GAMES).for_each(|_| handheld.tap(Button::Down));
        handheld.tap(Button::A);
        assert_eq!(handheld.console().screen(), ScreenKind::Finished);
        handheld.tap(Button::X);
    } else {
        handheld.tap(Button::A);
        handheld.tap(Button::A);
        while matches!(handheld.console().screen(), ScreenKind::Interlude | ScreenKind::HandOver | ScreenKind::Leaflet)
        {
            handheld.run(500);
            handheld.tap(Button::A);
        }
        assert_eq!(handheld.console().screen(), ScreenKind::Table);
        handheld.tap(Button::Y);
        (0..7).for_each(|_| handheld.tap(Button::Down));
        handheld.tap(Button::A);
    }
    assert_eq!(handheld.console().screen(), ScreenKind::Export);
    handheld
}

/// Reads every code of a packed journal from the screen. Returns how many there are.
fn codes(packed: &Packed) -> usize {
    codes_for(packed, None)
}

/// Reads every code of a packed journal from the screen of a device that knows this address of the page.
fn codes_for(packed: &Packed, page: Option<&'static str>) -> usize {
    let lines: Vec<_> = packed.parts().map(|part| part.to_string()).collect();
    let mut handheld = export(Host { page, ..Host::TEST }, packed);
    assert_eq!(handheld.log().collect::<Vec<_>>(), lines, "what is in the log is what is in the codes");
    let lines: Vec<_> =
        lines.into_iter().map(|line| page.map_or(line.clone(), |page| format!("{page}#{line}"))).collect();
    assert_eq!(scan(&handheld.picture()), None);
    let mut noise = Seed::new(7).generator();
    for line in &lines {
        handheld.tap(Button::A);
        let picture = handheld.picture();
        assert_eq!(scan(&picture).as_ref(), Some(line));
        let turned = [-7.0, 0.0, 12.0].map(|degrees| photograph(&picture, degrees, &mut noise));
        let read = turned.iter().filter(|text| text.as_ref() == Some(line)).count();
        assert!(read >= 2, "{read} of 3 photographs can be read: {turned:?}");
    }
    assert_eq!(read(lines.concat().as_bytes()).journals, std::slice::from_ref(packed));
    // Back to the first code.
    (1..lines.len()).for_each(|_| handheld.tap(Button::Left));
    assert_eq!(scan(&handheld.picture()).as_ref(), lines.first());
    handheld.tap(Button::Left);
    handheld.tap(Button::Left);
    assert_eq!((handheld.console().screen(), scan(&handheld.picture())), (ScreenKind::Export, None));
    handheld.tap(Button::B);
    assert_ne!(handheld.console().screen(), ScreenKind::Export);
    lines.len()
}

#[test]
fn every_code_can_be_read() {
    for length in [0, 1, 40, 120, usize::MAX] {
        assert_eq!(codes(&Journal::random::<Castles>(Castles::DEFAULT, Seed::new(1), length).pack()), 1);
    }
    for (seed, setup) in (0..).zip(setups::<DiceGame>().step_by(14)) {
        assert_eq!(codes(&Journal::random::<DiceGame>(setup, Seed::new(seed), usize::MAX).pack()), 1);
    }
}

#[test]
fn a_long_game_takes_more_than_one_code() {
    let journals = (0..).map(|seed| Journal::random::<Natick>(Default::default(), Seed::new(seed), usize::MAX).pack());
    let long: Vec<_> = journals.filter(|packed| packed.parts().len() > 1).take(2).collect();
    for packed in &long {
        assert_eq!(codes(packed), 2);
    }
}

/// An address as long as can be.
const PAGE: &str = "https://somebody.example.org/games/for/the/pocket/and/more/loire.ht";

#[test]
fn codes_lead_to_the_page() {
    for page in [PAGE, "https://example.org/loire/"] {
        for length in [0, 40, usize::MAX] {
            let packed = Journal::random::<Castles>(Castles::DEFAULT, Seed::new(1), length).pack();
            assert_eq!(codes_for(&packed, Some(page)), 1);
        }
    }
    // Parts are as long as without an address.
    let mut journals =
        (0..).map(|seed| Journal::random::<Natick>(Default::default(), Seed::new(seed), usize::MAX).pack());
    let two = journals.find(|packed| packed.parts().len() > 1).expect("a long game");
    assert_eq!(codes_for(&two, Some(PAGE)), 2);
}

#[test]
fn a_full_part_fits_a_code_with_the_longest_address() {
    let journals = (0..).map(|seed| Journal::random::<Natick>(Default::default(), Seed::new(seed), usize::MAX).pack());
    let longest =
        journals.take(200).filter(|packed| packed.parts().len() == 1).max_by_key(|packed| bytes(packed).len());
    let longest = longest.expect("a game in one part");
    assert!(bytes(&longest).len() > 200, "{} bytes", bytes(&longest).len());
    assert_eq!(codes_for(&longest, Some(PAGE)), 1);
}

/// One more letter and the code has no address: the text alone is worth more than no code.
#[test]
fn an_address_that_is_too_long_is_left_out() {
    let packed = Journal::random::<Castles>(Castles::DEFAULT, Seed::new(1), 40).pack();
    let mut handheld = export(
        Host {
            page: Some(concat!("https://somebody.example.org/games/for/the/pocket/and/more/loire.ht", "m")),
            ..Host::TEST
        },
        &packed,
    );
    handheld.tap(Button::A);
    assert!(scan(&handheld.picture()).is_some_and(|text| text.starts_with("LOIRE1-")));
}

#[test]
fn what_is_said_of_such_codes_can_be_read_in_every_language() {
    let packed = Journal::random::<Castles>(Castles::DEFAULT, Seed::new(1), 40).pack();
    let mut journals =
        (0..).map(|seed| Journal::random::<Natick>(Default::default(), Seed::new(seed), usize::MAX).pack());
    let two = journals.find(|packed| packed.parts().len() > 1).expect("a long game");
    for language in Language::ALL {
        for packed in [&packed, &two] {
            let handheld = export(Host { page: Some(PAGE), language: Some(language), ..Host::TEST }, packed);
            assert_eq!(tests::texts::faults(handheld.console()), Default::default());
            let lines = tests::texts::texts(handheld.console());
            assert!(lines.iter().any(|line| line.contains("Loire")), "{lines:?}");
        }
    }
}

/// Without a save memory there is nothing to export, and the screen says so.
#[test]
fn without_saves_there_are_no_codes() {
    let flash = Flash::from_bytes(vec![0x5a; Flash::SIZE]).expect("the right size");
    let mut handheld = Handheld::new(Host::TEST, flash);
    handheld.settle();
    handheld.tap(Button::B);
    // The first game, as it is offered.
    handheld.tap(Button::A);
    handheld.tap(Button::X);
    while handheld.console().screen() != ScreenKind::Table {
        handheld.run(500);
        handheld.tap(Button::A);
    }
    handheld.tap(Button::Y);
    (0..7).for_each(|_| handheld.tap(Button::Down));
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Export);
    assert_eq!(handheld.log().count(), 0);
    tests::golden("export-missing", &handheld.picture());
    handheld.tap(Button::A);
    assert_ne!(handheld.console().screen(), ScreenKind::Export, "there is nothing to turn to");
}
