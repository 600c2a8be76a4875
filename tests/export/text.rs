//! The text of a journal, found in any text that it was pasted into.

use console::{PackError, Packed, Part};
use handheld::{ReadError, read};
use rand_pcg::Pcg32;
use rules_core::castles::Castles;
use rules_core::dice_game::DiceGame;
use rules_core::natick::Natick;
use rules_core::{Dice, Game, Seed};

use crate::{Journal, bytes, encode, unpack};

/// Returns a packed journal of this many parts; what is in it makes no sense.
fn packed(parts: usize) -> Packed {
    let noise = Seed::new(parts as u64).generator();
    let mut bytes = noisy(noise, parts * Part::CAPACITY - 30);
    bytes[3] = 100;
    let packed = Packed::from_bytes(&bytes).expect("it is long enough for its head");
    assert_eq!(packed.parts().len(), parts);
    packed
}

fn noisy(mut noise: Pcg32, length: usize) -> Vec<u8> {
    (0..length).map(|_| noise.below(256) as u8).collect()
}

fn lines(packed: &Packed) -> Vec<String> {
    packed.parts().map(|part| part.to_string()).collect()
}

#[track_caller]
fn problems(text: impl AsRef<[u8]>) -> Vec<String> {
    let reading = read(text.as_ref());
    assert_eq!(reading.journals, []);
    reading.problems.iter().map(ToString::to_string).collect()
}

#[test]
fn a_line_has_letters_for_a_code_and_no_more_than_fit() {
    for parts in [1, 2, 13] {
        for line in lines(&packed(parts)) {
            assert!(line.len() <= Part::LENGTH && Part::LENGTH <= 366, "{}", line.len());
            assert!(line.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-'), "{line}");
        }
    }
}

#[test]
fn parts_are_found_anywhere() {
    let (long, short) = (packed(3), packed(1));
    let [a, b, c] = lines(&long).try_into().expect("three parts");
    let [d] = lines(&short).try_into().expect("one part");
    let text = format!("0.123456 INFO {c}\r\n<p>{a}</p>{b}. LOIRE? LOIRE1-X\n\u{fffd}{b}{d}the end");
    assert_eq!(read(text.as_bytes()).journals, [long.clone(), short.clone()]);
    assert_eq!(read(text.as_bytes()).problems, []);
    let lower = text.to_lowercase();
    assert_eq!(read(lower.as_bytes()).journals, [long.clone(), short.clone()]);
    // As a mail program would break it, and as a person would copy it by hand.
    let broken = [&a[..], &b, &c, &d].join("\n").into_bytes();
    let broken = broken.chunks(71).collect::<Vec<_>>().join(&b"\r\n  "[..]);
    assert_eq!(read(&broken).journals, [long, short.clone()]);
    let (mark, rest) = d.split_at("LOIRE1-1-1-".len());
    let copied = format!("{mark}{}", rest.replace('0', "O").replace('1', "l"));
    assert_eq!(read(copied.as_bytes()).journals, [short]);
}

#[test]
fn what_is_wrong_is_said() {
    let lines = lines(&packed(3));
    assert_eq!(problems(""), ["no game in it: that would be lines that begin with LOIRE1-"]);
    assert_eq!(problems("A letter about the Loire, LOIRE1-K-N-TAG."), problems(""));
    assert_eq!(problems(&lines[0]), ["part 2 of 3 is missing", "part 3 of 3 is missing"]);
    assert_eq!(problems(format!("{}{}", lines[0], lines[2])), ["part 2 of 3 is missing"]);
    let damaged = "part 2 of 3 is damaged: it has to be read again";
    let cut = &lines[1][..300];
    assert_eq!(problems(cut), [damaged]);
    assert_eq!(problems(format!("{}\n{cut}\n{}", lines[0], lines[2])), [damaged, "part 2 of 3 is missing"]);
    assert_eq!(problems("LOIRE2-1-1-ABC"), ["a game of version 2: a later version of Loire is needed"]);
    let whole = read(format!("{cut} {}", lines.concat()).as_bytes());
    assert_eq!((whole.journals.len(), whole.problems), (1, vec![ReadError::Damaged(2, 3)]));
    let long = Part { number: 1, of: 1, tag: 0, data: Default::default() };
    assert_eq!(problems(long.to_string()), ["a game makes no sense: it is shorter or longer than it says"]);
}

#[test]
fn parts_of_different_journals_are_told_apart() {
    let journals: Vec<Packed> =
        (0..3).map(|seed| Journal::random::<Castles>(Castles::DEFAULT, Seed::new(seed), usize::MAX).pack()).collect();
    let text: String = journals.iter().rev().flat_map(lines).collect();
    let reading = read(text.as_bytes());
    assert_eq!(reading.journals, journals.into_iter().rev().collect::<Vec<_>>());
    // A part that says of itself that it belongs to another journal.
    let mut part = packed(2).parts().next().expect("it has parts");
    part.tag ^= 1;
    let mixed = format!("{part}{}", lines(&packed(2))[1]);
    assert_eq!(problems(mixed), ["part 2 of 2 is missing", "part 1 of 2 is missing"]);
    let parts: Vec<_> = packed(2).parts().map(|part| Part { tag: 9, ..part }.to_string()).collect();
    assert_eq!(problems(parts.concat()), ["the parts of a game don't fit together"]);
}

/// However a text is changed, what is read is the same journal, or none.
#[test]
fn a_changed_text_never_gives_another_journal() {
    let journal = Journal::random::<Natick>(Default::default(), Seed::new(3), usize::MAX).pack();
    let text = lines(&journal).concat().into_bytes();
    let (mut whole, mut none) = (0, 0);
    let mut noise = Seed::new(17).generator();
    for round in 0..20_000 {
        let mut text = text.clone();
        for _ in 0..=noise.below(3) {
            change(&mut text, &mut noise);
        }
        match &read(&text).journals[..] {
            [] => none += 1,
            [read] if *read == journal => whole += 1,
            others => panic!("round {round}: {others:?} from {:?}", String::from_utf8_lossy(&text)),
        }
    }
    assert!(none > 10_000 && whole > 100, "{none} {whole}");
}

fn change(text: &mut Vec<u8>, noise: &mut Pcg32) {
    let letter = |noise: &mut Pcg32| b"0123456789ABCDEFGHJKMNPQRSTVWXYZ-LOIRE1 \n\xff"[noise.below(42) as usize];
    let at = noise.below(text.len() as u32) as usize;
    match noise.below(6) {
        0 => text[at] = letter(noise),
        1 => text[at] ^= 1 << noise.below(8),
        2 => drop(text.remove(at)),
        3 => text.insert(at, letter(noise)),
        4 => {
            let other = noise.below(text.len() as u32) as usize;
            text.swap(at, other);
        }
        _ => {
            let piece: Vec<u8> = text[at..].iter().copied().take(noise.below(40) as usize).collect();
            let to = noise.below(text.len() as u32) as usize;
            text.splice(to..to, piece);
        }
    }
}

/// Arbitrary bytes, and arbitrary bytes that claim to be a part.
#[test]
fn arbitrary_bytes_do_no_harm() {
    let mut noise = Seed::new(23).generator();
    for _ in 0..20_000 {
        let length = noise.below(600) as usize;
        let mut text = noisy(noise.clone(), length);
        noise.below(2);
        if noise.below(2) == 0 {
            text.splice(0..0, *b"LOIRE1-1-1-");
        }
        assert_eq!(read(&text).journals, []);
    }
}

/// Any packed journal with the right checksums is refused, or is what packing its actions gives.
#[test]
fn a_changed_packed_journal_is_refused_or_a_game() {
    let journals = [
        Journal::random::<Castles>(Castles::DEFAULT, Seed::new(1), 60).pack(),
        Journal::random::<DiceGame>(DiceGame::DEFAULT, Seed::new(2), usize::MAX).pack(),
        Journal::random::<Natick>(Default::default(), Seed::new(3), 60).pack(),
    ];
    let mut noise = Seed::new(29).generator();
    let (mut games, mut refused) = (0, std::collections::BTreeSet::new());
    for round in 0..6_000 {
        let mut bytes = bytes(&journals[round % journals.len()]);
        for _ in 0..=noise.below(2) {
            let at = noise.below(bytes.len() as u32) as usize;
            match noise.below(4) {
                0 => bytes[at] = noise.below(256) as u8,
                1 => bytes[at] ^= 1 << noise.below(8),
                2 => bytes.truncate(at.max(4)),
                _ => bytes.push(noise.below(256) as u8),
            }
        }
        let Ok(packed) = Packed::from_bytes(&bytes) else { continue };
        match packed.unpack(|_| ()) {
            Err(fault) => drop(refused.insert(format!("{fault:?}").split(['(', ' ']).next().map(str::to_owned))),
            // What earlier rules packed, ours pack in their own way.
            Ok(_) if packed.head().starts_with(&[0, 2, 0]) => {}
            Ok(_) => {
                games += 1;
                let (journal, _) = unpack(&packed);
                assert_eq!(journal.pack(), packed, "round {round}: packed in two ways");
            }
        }
    }
    let refused: Vec<_> = refused.into_iter().flatten().collect();
    assert_eq!(refused, ["Action", "Game", "Length", "Opening", "Version"]);
    assert!(games > 100, "{games}");
}

#[test]
fn a_game_that_cannot_be_played_says_why() {
    let journal = Journal::random::<Natick>(Default::default(), Seed::new(5), 30);
    let sound = bytes(&journal.pack());
    let unpack = |bytes: &[u8]| Packed::from_bytes(bytes).and_then(|packed| packed.unpack(|_| ()));
    let with = |at: usize, byte: u8| {
        let mut bytes = sound.clone();
        bytes[at] = byte;
        unpack(&bytes).expect_err("it is not sound")
    };
    assert_eq!(with(0, 6).to_string(), "it is of a game that is not known here (number 6)");
    assert_eq!(with(1, 200), PackError::Length);
    assert_eq!(with(1, 3), PackError::Length);
    let later = Natick::RULES_VERSION + 1;
    assert_eq!(encode(&later).len(), 1);
    let said = format!("it was played by rules {later} of Colonists of Natick; these are rules {}", later - 1);
    assert_eq!(with(4 + 2, later as u8).to_string(), said);
    let first = 4 + journal.head.len();
    assert_eq!(with(first, 0xff).to_string(), "its action 2 is not legal");
    assert_eq!(unpack(&sound[..3]), Err(PackError::Length));
}
