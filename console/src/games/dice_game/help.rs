//! Help and guide of the Dice Game, in our own words.

use draw::sprite;
use draw::theme::Swatch;
use rules_core::dice_game::Colour;

use super::icons;
use crate::game::help::{Article, Group, Leaf, Page, article, each};

/// Returns the article about a colour's spaces.
pub fn colour(colour: Colour) -> &'static Article {
    &COLOURS[colour as usize]
}

/// By colour, in the order of [`Colour::ALL`].
static COLOURS: [Article; 6] = [
    article(
        "Monastery",
        "colour",
        &sprite::MONASTERY,
        Swatch::Monastery,
        "Write a 1 or a 2. A whole one brings a monk.",
        "Pair a monastery die with a 1 or a 2. When every hex of the area is marked you score it, the more the earlier, and get one monk.\nA monk later turns a die into any colour you need.",
    ),
    article(
        "Mine",
        "colour",
        &sprite::MINE,
        Swatch::Mine,
        "Write a 3 or a 4. A whole one brings silver.",
        "Pair a mine die with a 3 or a 4. A whole mine scores by its size and the phase, and brings one silver.\nA silver pays for a second hex in one round.",
    ),
    article(
        "River",
        "colour",
        &sprite::SHIP,
        Swatch::Ship,
        "Write a 5 or a 6. A whole one brings goods.",
        "Pair a river die with a 5 or a 6. A whole river scores by its size and the phase, and brings one commodity.\nGoods are sold when the hourglass shows double.",
    ),
    article(
        "City",
        "colour",
        &sprite::BUILDING,
        Swatch::Building,
        "All numbers of one city differ. It brings a worker.",
        "Pair a city die with any number that this city does not have yet. Every city counts for itself.\nA whole city scores by its size and the phase, and brings one worker, who later turns a die to any number.",
    ),
    article(
        "Castle",
        "colour",
        &sprite::CASTLE,
        Swatch::Castle,
        "Repeat a number that stands beside it.",
        "Pair a castle die with a number that is written in a hex next to the castle. A castle is an area of its own: 1 point at once, and the bonus of its letter: M monk, S silver, G goods, W worker.\nThe castle you started from has no number to repeat.",
    ),
    article(
        "Pasture",
        "colour",
        &sprite::ANIMAL,
        Swatch::Animal,
        "All numbers of one pasture are the same.",
        "Pair a pasture die with any number; the rest of that pasture then needs the same one. Every pasture counts for itself.\nA whole pasture brings no bonus, but its points count twice.",
    ),
];

pub static PAIR: Article = article(
    "Pair",
    "dice",
    &icons::DIFFERENT,
    Swatch::Mine,
    "One number die and one colour die mark one hex.",
    "All players use the same four dice, so nothing is taken from anybody. The hex has to touch a marked one, has to have the colour, and has to take the number.\nHexes with a white ring can be marked; the number and its points stand in them.",
);

pub static MONK: Article = article(
    "Monk",
    "bonus",
    &icons::MONK,
    Swatch::Monastery,
    "A colour die counts as any other colour.",
    "Choose the monk, then a hex, then which number to write if both fit. The die stays as it is for everybody else.\nOnly one bonus can be used in a round: monk, worker or silver.",
);

pub static SILVER: Article = article(
    "Silver",
    "bonus",
    &sprite::SILVER,
    Swatch::Mine,
    "Mark a second hex in the same round.",
    "After the first mark, choose another pair: at least one of its dice has to be a different one. The second hex may touch the first one.\nNot in a round in which a monk or a worker was used.",
);

pub static COMMODITY: Article = article(
    "Commodity",
    "bonus",
    &sprite::SACK,
    Swatch::Ship,
    "Sell on a double: 2 points and 1 silver each.",
    "When the hourglass die shows two glasses, you may sell all your goods before anything else, or keep them all. The silver can be used at once.\nA sale is no use of a bonus, so that you can use one in the same round.",
);

pub static WORKER: Article = article(
    "Worker",
    "bonus",
    &sprite::WORKER,
    Swatch::Building,
    "A number die counts as any other number.",
    "Choose the worker, then a hex of a colour that was rolled, then the number. The die stays as it is for everybody else.\nA round without any mark brings one worker.",
);

pub static DONE: Article = article(
    "Done",
    "your part",
    &sprite::HOURGLASS,
    Swatch::Building,
    "Ends your part. No mark at all brings a worker.",
    "You may pass up marks even when one is possible. Until you say done, B takes back what you did; after that it stands.\nWhen all are done, everything is revealed, and the dice are rolled again.",
);

pub static AREAS: Article = article(
    "Area points",
    "score",
    &sprite::STAR,
    Swatch::Animal,
    "Big and early areas score most.",
    "Hexes      I    II   III\n  1        1    1    1\n  2        4    3    2\n  3        8    6    4\n  4       13   10    7\nPastures count twice.\nUnfinished areas score nothing.",
);

pub static RACES: Article = article(
    "Colour races",
    "score",
    &sprite::CROWN,
    Swatch::Animal,
    "Finish all hexes of a colour before the others.",
    "First and second: city 6 and 3, river 4 and 2, pasture 4 and 2, monastery 3 and 2, mine 3 and 1, castle 3 and 1.\nAll who finish in the same round get the full amount. Alone you get the first amount in phases I and II, and the second in III.",
);

pub static TIME: Article = article(
    "Time",
    "phases",
    &sprite::HOURGLASS,
    Swatch::Ship,
    "Three phases; each ends when its boxes are full.",
    "Every round ticks one box, or two on a double. A phase has ten boxes. A double on the last box ticks just that one, and goods can still be sold.\nAlone a phase has eight rounds, whatever the hourglass shows.",
);

pub static START: Article = article(
    "Starting castle",
    "set-up",
    &sprite::CASTLE,
    Swatch::Castle,
    "Your sheet grows from here.",
    "Choose one of the four castles. It scores 1 point and brings the bonus of its letter: M monk, S silver, G goods, W worker.\nAll choose in secret. In other set-ups the castles are all different, or the first player chooses one for all.",
);

pub static END: Article = article(
    "The end",
    "score",
    &sprite::FLAG,
    Swatch::Building,
    "Most points after phase III win.",
    "If points are equal, more unused bonuses win, goods included; if these are equal too, the win is shared.\nAlone: over 50 is well done, over 60 excellent, 70 or more incredible.",
);

/// Help by topic.
pub static HELP: &[Group] = &[
    Group { heading: "Colours", articles: &each(&COLOURS) },
    Group { heading: "Dice and bonuses", articles: &[&PAIR, &MONK, &SILVER, &COMMODITY, &WORKER, &DONE] },
    Group { heading: "Score and time", articles: &[&AREAS, &RACES, &TIME] },
    Group { heading: "Set-up and end", articles: &[&START, &END] },
];

pub const GUIDE: &[Page] = &[
    Page {
        title: "YOUR DUCHY",
        body: "Your sheet has 37 hexes in six colours. Mark hex after hex with numbers from the dice. Neighbours of one colour form an area.\n\nA whole area scores points, and most bring a bonus. The earlier it is whole, the more it scores.",
    },
    Page {
        title: "START",
        body: "First choose one of the four castles: LEFT and RIGHT go through them, A starts there.\n\nIts letter is the bonus you begin with: M monk, S silver, G goods, W worker.\n\nPress A once more for done.",
    },
    Page {
        title: "A ROUND",
        body: "The dice fall: two with numbers, two with colours. Below the sheet lie the pairs that you can use.\n\nLEFT and RIGHT choose a pair, and its hexes light up. A goes into the sheet; LEFT and RIGHT choose a hex; A writes.\n\nThen A again for done.",
    },
    Page {
        title: "WHAT GOES WHERE",
        body: "Monastery: 1 or 2.\nMine: 3 or 4.\nRiver: 5 or 6.\nCity: all numbers different.\nPasture: all numbers the same.\nCastle: a number that stands next to it.\n\nA new mark always touches an old one.",
    },
    Page {
        title: "BONUSES",
        body: "One bonus a round:\nMonk: any colour.\nWorker: any number.\nSilver: a second hex with another pair, after the first one.\n\nGoods are sold on a double hourglass: 2 points and 1 silver each.\n\nNo mark at all: a worker.",
    },
    Page {
        title: "RACES AND TIME",
        body: "The boxes on top fill up; when they are full the phase ends, and areas are worth less.\n\nWho marks all hexes of a colour first scores extra; so does the second. X shows these races, and the others.",
    },
    Page {
        title: "BUTTONS",
        body: "A does what the bar says.\nB goes back, or takes back your last action.\nX looks at others and races.\nY opens the menu: help on what you point at, rules, log, scores. Held, it gives a hint.\n\nThe game is kept at any moment: just switch off.",
    },
];

/// What it is about.
pub const LEAVES: &[Leaf] = &[Leaf {
    title: "WHAT IT IS ABOUT",
    rows: [
        (&sprite::CASTLE, Swatch::Castle, "You write numbers into a sheet of 37 hexes. Most points win."),
        (&sprite::HOURGLASS, Swatch::Mine, "Three phases of eight rounds, then it ends."),
        (&sprite::FLAG, Swatch::Animal, "Whole areas score: the sooner, the more."),
        (&sprite::STAR, Swatch::Monastery, "Two dice show numbers, two kinds: one of each is a pair."),
        (&icons::MONK, Swatch::Building, "Monks, silver and workers help where no pair fits."),
    ],
}];
