//! Every game, in the order of the title screen.

/// Calls a macro with the types of all games, separated by commas. Whatever must know all games asks here.
///
/// ```
/// macro_rules! print_keys {
///     ($($game:ty),*) => { $(println!("{}", <$game as rules_core::Game>::KEY);)* };
/// }
/// rules_core::for_each_game!(print_keys);
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($call:ident) => {
        $call!($crate::castles::Castles, $crate::dice_game::DiceGame, $crate::natick::Natick, $crate::orleans::Orleans);
    };
}
