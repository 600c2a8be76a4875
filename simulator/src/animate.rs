//! An animation of a script, at a pace that can be followed.

use handheld::{Animation, Command, Handheld, Script};

/// How long what a press brought shows before the next one, in milliseconds.
const PACE: u32 = 600;
/// How long a shot shows.
const REST: u32 = 1200;

/// Animates a script from one shot to another, or from its beginning to its end.
pub fn animate(script: &Script, mut handheld: Handheld, [from, to]: [Option<String>; 2]) -> Result<Animation, String> {
    handheld.settle();
    let mut animating = from.is_none();
    if animating {
        handheld.animate();
    }
    for (_, command) in script.steps() {
        match command {
            Command::Press(button, times) if animating => {
                for _ in 0..*times {
                    handheld.tap(*button);
                    handheld.run(PACE);
                }
            }
            Command::Shot(name) if !animating && Some(name) == from.as_ref() => {
                animating = true;
                handheld.animate();
                handheld.run(REST);
            }
            Command::Shot(name) if animating => {
                handheld.run(REST);
                if Some(name) == to.as_ref() {
                    break;
                }
            }
            command => {
                handheld.perform(command);
            }
        }
    }
    handheld.cut().ok_or_else(|| format!("the script takes no picture named {}", from.unwrap_or_default()))
}
