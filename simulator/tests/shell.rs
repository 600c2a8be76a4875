//! The handheld without a window, from button to picture.

use console::{Button, Health};
use simulator::{Flash, Picture, Recorder, Script, Shell};

fn shell() -> Shell {
    let mut shell = Shell::new(Flash::blank());
    assert!(shell.settle());
    shell
}

/// The service page after it has asked for random bits.
fn random_bits(health: Health) -> Picture {
    let mut shell = shell();
    shell.set_health(health);
    shell.power_cycle([Button::Y]);
    shell.release(Button::Y);
    let before = shell.picture();
    shell.tap(Button::A);
    assert_ne!(shell.picture(), before);
    shell.picture()
}

#[test]
fn buttons_change_the_picture() {
    let mut shell = shell();
    let (picture, pictures) = (shell.picture(), shell.pictures());
    shell.tap(Button::Down);
    assert_ne!(shell.picture(), picture);
    assert!(shell.pictures() > pictures);
    shell.tap(Button::Up);
    assert_eq!(shell.picture(), picture);
}

#[test]
fn a_power_cycle_begins_at_the_beginning() {
    let mut shell = shell();
    shell.power_cycle(None);
    shell.settle();
    let picture = shell.picture();
    shell.press(Button::Down);
    assert_ne!(shell.picture(), picture);
    shell.power_cycle(None);
    shell.settle();
    assert_eq!(shell.picture(), picture);
    assert!(!shell.is_held(Button::Down));
}

#[test]
fn an_idle_console_sleeps_and_a_button_wakes_it() {
    let mut shell = shell();
    let (picture, light) = (shell.picture(), shell.backlight());
    shell.run(3_600_000);
    assert_eq!(shell.backlight(), 0);
    assert!(shell.picture().pixels().iter().all(|pixel| *pixel == [0, 0, 0]));
    shell.tap(Button::Down);
    assert_eq!(shell.backlight(), light);
    assert_eq!(shell.picture(), picture, "the press that wakes does nothing else");
}

#[test]
fn a_faulty_random_source_is_told_and_random_bits_are_not() {
    assert_eq!(random_bits(Health::Good), random_bits(Health::Good));
    assert_ne!(random_bits(Health::Good), random_bits(Health::Stuck));
    assert_ne!(random_bits(Health::Stuck), random_bits(Health::Biased));
}

#[test]
fn a_crash_starts_the_console_anew() {
    let mut shell = shell();
    shell.power_cycle([Button::Y]);
    shell.release(Button::Y);
    shell.tap(Button::Y);
    shell.tap(Button::Y);
    let crashed = shell.picture();
    shell.power_cycle(None);
    shell.settle();
    assert_ne!(shell.picture(), crashed);
}

#[test]
fn a_recording_plays_to_the_same_picture() {
    let mut shell = shell();
    let mut recorder = Recorder::new(Vec::new()).unwrap();
    let mut now = 0;
    let mut moments = Vec::new();
    // Down for how long, and then how long nothing, in milliseconds.
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
        shell.press(button);
        recorder.press(button, now);
        shell.run(down);
        now += u64::from(down);
        shell.release(button);
        recorder.release(button, now).unwrap();
        shell.run(up);
        now += u64::from(up);
        moments.push(shell.picture());
    }
    moments.dedup();
    assert!(moments.len() > 4, "the buttons do something");

    let script = String::from_utf8(recorder.finish(now).unwrap()).unwrap() + "shot end\n";
    let mut end = None;
    let mut again = self::shell();
    script
        .parse::<Script>()
        .unwrap()
        .run(&mut again, |_, picture| {
            end = Some(picture.clone());
            Ok::<_, std::convert::Infallible>(())
        })
        .unwrap();
    assert_eq!(end, moments.pop());
    assert_eq!(again.flash().to_bytes(), shell.flash().to_bytes());
}
