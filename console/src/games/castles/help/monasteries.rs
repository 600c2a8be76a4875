//! Help on each of the yellow tiles.

use draw::sprite::Sprite;
use draw::theme::Swatch;

use crate::game::help::Article;
use crate::games::castles::pieces::icons;

/// By the number of the yellow tile, from 1.
pub static MONASTERIES: [Article; 29] = [
    yellow(
        "Same buildings",
        "1",
        &icons::BELL,
        "A town may hold the same building twice.",
        "Without it a town takes each building once. It works for every way to place one.",
    ),
    yellow(
        "Mines: workers",
        "2",
        &icons::BELL,
        "Each mine pays a worker beside the silver.",
        "At the end of each phase, for all your mines.",
    ),
    yellow(
        "Sales: 2 silver",
        "3",
        &icons::BELL,
        "A sale pays 2 silver, not 1.",
        "However many goods are sold at once. For the dice action, a castle and a warehouse.",
    ),
    yellow(
        "Sales: a worker",
        "4",
        &icons::BELL,
        "A sale pays a worker beside the silver.",
        "One for each sale. For the dice action, a castle and a warehouse.",
    ),
    yellow(
        "Ships: 2 depots",
        "5",
        &icons::BELL,
        "A ship also takes goods of a depot next door.",
        "After the first depot you may name one of its two neighbours on the ring 1 2 3 4 5 6 1. What fits is taken.",
    ),
    yellow(
        "Buy anywhere",
        "6",
        &icons::BELL,
        "Buy in all seven depots.",
        "The purchase of your turn may come from a numbered depot too, for 2 silver.\nIn 2019 two workers may pay instead of two silver, never one of each.",
    ),
    yellow(
        "Animals +1",
        "7",
        &icons::BELL,
        "+1 for each animal tile that scores.",
        "When animals score, every tile that scores counts one point more, the new one too.",
    ),
    yellow(
        "Workers by 2",
        "8",
        &icons::MOVES_DIE,
        "A worker moves a die by 1 or 2.",
        "Every worker that you pay may turn a die by two instead of one.",
    ),
    yellow(
        "Free: buildings",
        "9",
        &icons::MOVES_DIE,
        "A free step of a die to place a building.",
        "The die may count one more or one less, and workers can be added.",
    ),
    yellow(
        "Free: ship, animal",
        "10",
        &icons::MOVES_DIE,
        "A free step to place a ship or animals.",
        "The die may count one more or one less, and workers can be added.",
    ),
    yellow(
        "Free: the others",
        "11",
        &icons::MOVES_DIE,
        "A free step to place a castle, mine, monastery",
        "The die may count one more or one less, and workers can be added.",
    ),
    yellow(
        "Free: taking",
        "12",
        &icons::MOVES_DIE,
        "A free step of a die to take a tile.",
        "The die may count one more or one less, and workers can be added. 6 and 1 are neighbours.",
    ),
    yellow(
        "Hiring: silver",
        "13",
        &icons::BELL,
        "Hiring pays 1 silver too.",
        "With a die or a castle, not with a boarding house.",
    ),
    yellow(
        "Hiring: 4 workers",
        "14",
        &icons::BELL,
        "Hiring brings 4 workers, not 2.",
        "With a die or a castle. A boarding house brings 4 in any case.",
    ),
    yellow(
        "End: goods types",
        "15",
        &icons::AT_END,
        "At the end: points per type of goods sold.",
        "3 points for each type in 2011, 2 points in 2019. How many tiles of a type were sold does not matter.",
    ),
    yellow(
        "End: warehouses",
        "16",
        &icons::AT_END,
        "At the end: 4 points per warehouse.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: watchtowers",
        "17",
        &icons::AT_END,
        "At the end: 4 points per watchtower.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: carpenters",
        "18",
        &icons::AT_END,
        "At the end: 4 points per carpenter.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: churches",
        "19",
        &icons::AT_END,
        "At the end: 4 points per church.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: markets",
        "20",
        &icons::AT_END,
        "At the end: 4 points per market.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: boarding",
        "21",
        &icons::AT_END,
        "At the end: 4 points per boarding house.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: banks",
        "22",
        &icons::AT_END,
        "At the end: 4 points per bank.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: town halls",
        "23",
        &icons::AT_END,
        "At the end: 4 points per town hall.",
        "Those in your estate count, also those in one town by tile 1. Those in your store do not.",
    ),
    yellow(
        "End: species",
        "24",
        &icons::AT_END,
        "At the end: 4 points per species of animals.",
        "Cows, sheep, pigs, and hens or goats: up to 16 points.",
    ),
    yellow(
        "End: goods sold",
        "25",
        &icons::AT_END,
        "At the end: 1 point per goods tile sold.",
        "All that you sold in the game counts.",
    ),
    yellow(
        "End: bonus tiles",
        "26",
        &icons::AT_END,
        "At the end: points per bonus tile.",
        "2 points for each bonus tile in 2011, 3 points in 2019, large ones and small ones alike.",
    ),
    // With the expansions of 2019.
    yellow(
        "Ahead in stacks",
        "27",
        &icons::BELL,
        "Your piece lies on top of every stack.",
        "On the track of the order, at once and whenever pieces meet, also if another one comes later. On top is first.",
    ),
    yellow(
        "Silver: workers",
        "28",
        &icons::BELL,
        "1 silver buys 2 workers.",
        "As often as you like in your own turn, also while an effect waits. It is not the purchase of the turn.\nA on a die shows it as a row.",
    ),
    yellow(
        "End: white castles",
        "29",
        &icons::AT_END,
        "At the end: 4 points per white castle.",
        "Those in your estate count. It is in the game with the white castles only.",
    ),
];

/// Returns a yellow tile: its sign and number.
const fn yellow(
    title: &'static str,
    label: &'static str,
    sign: &'static Sprite,
    effect: &'static str,
    body: &'static str,
) -> Article {
    Article { title, tag: "monastery", sign, label, swatch: Swatch::Monastery, effect, body }
}
