//! The handheld, from button to picture.

use console::{Button, Health, ScreenKind, Sound};
use handheld::{Flash, Handheld, Host, Picture, Recorder, RunError, Script};

fn start() -> Handheld {
    let mut handheld = Handheld::new(Host::TEST, Flash::blank());
    assert!(handheld.settle());
    handheld
}

/// Opens the service page and asks for random bits.
fn random_bits(health: Health) -> Picture {
    let mut handheld = start();
    handheld.set_health(health);
    handheld.power_cycle([Button::Y]);
    handheld.release(Button::Y);
    let before = handheld.picture();
    handheld.tap(Button::A);
    assert_ne!(handheld.picture(), before);
    handheld.picture()
}

#[test]
fn buttons_change_the_picture() {
    let mut handheld = start();
    let (picture, pictures) = (handheld.picture(), handheld.pictures());
    handheld.tap(Button::Down);
    assert_ne!(handheld.picture(), picture);
    assert!(handheld.pictures() > pictures);
    handheld.tap(Button::Up);
    assert_eq!(handheld.picture(), picture);
}

#[test]
fn a_power_cycle_starts_at_the_title() {
    let mut handheld = start();
    handheld.power_cycle(None);
    handheld.settle();
    let picture = handheld.picture();
    handheld.press(Button::Down);
    assert_ne!(handheld.picture(), picture);
    handheld.power_cycle(None);
    handheld.settle();
    assert_eq!(handheld.picture(), picture);
    assert!(!handheld.is_held(Button::Down));
}

#[test]
fn an_idle_console_sleeps_and_a_button_wakes_it() {
    let mut handheld = start();
    let (picture, light) = (handheld.picture(), handheld.backlight());
    handheld.run(3_600_000);
    assert_eq!(handheld.backlight(), 0);
    assert!(handheld.picture().pixels().iter().all(|pixel| *pixel == [0, 0, 0]));
    handheld.tap(Button::Down);
    assert_eq!(handheld.backlight(), light);
    assert_eq!(handheld.picture(), picture, "the press that wakes does nothing else");
}

#[test]
fn a_faulty_random_source_is_told_and_random_bits_are_not() {
    assert_eq!(random_bits(Health::Good), random_bits(Health::Good));
    assert_ne!(random_bits(Health::Good), random_bits(Health::Stuck));
    assert_ne!(random_bits(Health::Stuck), random_bits(Health::Biased));
}

#[test]
fn a_crash_starts_the_console_anew() {
    let mut handheld = start();
    handheld.power_cycle([Button::Y]);
    handheld.release(Button::Y);
    handheld.tap(Button::Y);
    handheld.tap(Button::Y);
    let crashed = handheld.picture();
    handheld.power_cycle(None);
    handheld.settle();
    assert_ne!(handheld.picture(), crashed);
}

#[test]
fn a_recording_plays_to_the_same_picture() {
    let mut handheld = start();
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let mut now = 0;
    let mut moments = Vec::new();
    // How long each button is down, and the pause after it, in milliseconds.
    let strokes = [
        (Button::Down, 90, 110),
        (Button::Down, 70, 1300),
        (Button::Up, 80, 20),
        (Button::A, 120, 200),
        (Button::Down, 760, 90),
        (Button::Right, 400, 50),
        (Button::Right, 60, 340),
        (Button::Up, 520, 300_000),
        (Button::Left, 100, 150),
        (Button::Left, 100, 80),
    ];
    for (button, down, up) in strokes {
        handheld.press(button);
        recorder.press(button, now);
        handheld.run(down);
        now += u64::from(down);
        handheld.release(button);
        recorder.release(button, now).unwrap();
        handheld.run(up);
        now += u64::from(up);
        moments.push(handheld.picture());
    }
    moments.dedup();
    assert!(moments.len() > 4, "the buttons do something");

    let script = String::from_utf8(recorder.finish(now).unwrap()).unwrap() + "shot end\n";
    let mut end = None;
    let mut again = start();
    script
        .parse::<Script>()
        .unwrap()
        .run(&mut again, |_, picture| {
            end = Some(picture.clone());
            Ok::<_, std::convert::Infallible>(())
        })
        .unwrap();
    assert_eq!(end, moments.pop());
    assert_eq!(again.flash().to_bytes(), handheld.flash().to_bytes());
}

/// Opens the settings, with the cursor on the brightness.
fn settings() -> Handheld {
    let mut handheld = start();
    handheld.tap(Button::Up);
    handheld.tap(Button::A);
    assert_eq!(handheld.console().screen(), ScreenKind::Settings);
    handheld
}

#[test]
fn a_device_that_stalls_with_a_direction_held_drops_nothing() {
    let (mut late, mut prompt) = (settings(), settings());
    let began = late.flash().changes();
    late.press(Button::Right);
    late.run(5000);
    late.release(Button::Right);

    prompt.press(Button::Right);
    (0..500).for_each(|_| prompt.run(10));
    prompt.release(Button::Right);

    assert!(late.console().is_idle(), "every write is answered");
    // One press, and repeats after 400 ms and every 120 ms.
    assert!(late.flash().changes() - began >= 1 + 1 + (5000 - 400) / 120, "every value is written");
    assert_eq!(late.picture(), prompt.picture());
    assert_eq!(late.backlight(), prompt.backlight());
    for handheld in [&mut late, &mut prompt] {
        let picture = handheld.picture();
        handheld.power_cycle(None);
        handheld.settle();
        handheld.tap(Button::Up);
        handheld.tap(Button::A);
        assert_eq!(handheld.picture(), picture, "what showed is what was kept");
    }
}

#[test]
fn a_move_ticks_and_what_wakes_the_panel_does_not() {
    let mut handheld = start();
    handheld.tap(Button::Down);
    assert_eq!(handheld.sounds(), [Sound::Tick]);
    handheld.tap(Button::Y);
    assert_eq!(handheld.sounds(), [], "only directions tick, and actions");
    handheld.run(600_000);
    assert_eq!(handheld.backlight(), 0);
    handheld.tap(Button::Down);
    assert_eq!(handheld.sounds(), []);
}

#[test]
fn a_script_can_require_a_sound() {
    let run = |text: &str| text.parse::<Script>().unwrap().run(&mut start(), |_, _| Ok::<(), ()>(()));
    assert!(run("press DOWN\nsound tick").is_ok());
    let error = run("press DOWN\nsound win").unwrap_err();
    assert!(matches!(error, RunError::Silent(2, _)), "{error:?}");
}
