//! Every game, in the order of the title screen.

/// Calls a macro with the folder and the type of every game: `castles::Castles, …`. A new game is a line here. Whatever
/// must know all games asks here; a folder of the same name in `console/src/games` has its screens.
///
/// ```
/// macro_rules! print_keys {
///     ($($folder:ident::$game:ident),*) => {
///         $(println!("{}", <rules_core::$folder::$game as rules_core::Game>::KEY);)*
///     };
/// }
/// rules_core::for_each_game!(print_keys);
/// ```
#[macro_export]
macro_rules! for_each_game {
    ($call:ident) => {
        $call! {
            castles::Castles,
            dice_game::DiceGame,
            natick::Natick,
            orleans::Orleans
        }
    };
}
