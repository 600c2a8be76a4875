//! What Orléans is about, and each of its scenarios.

use draw::sprite;
use draw::theme::Swatch;

use crate::game::help::Leaf;
use crate::games::orleans::pieces::icons;

/// By scenario.
pub const LEAVES: &[Leaf] = &[
    Leaf {
        title: "WHAT IT IS ABOUT",
        rows: [
            (&icons::TRADER, Swatch::Monastery, "You lead a house of merchants in France. Most points win."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after 18 rounds."),
            (&icons::STATION, Swatch::Building, "Stations and citizens count times your status."),
            (&icons::BROCADE, Swatch::Animal, "Coins and goods count, too."),
            (&icons::WHEEL, Swatch::Ship, "Draw followers, put them on places, use these: that is all."),
        ],
    },
    Leaf {
        title: "PROSPERITY",
        rows: [
            (&icons::GUILDHALL, Swatch::Building, "Complete structures in many towns, and have most points."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after 16 rounds; all events are known."),
            (&icons::CRAFTSMAN, Swatch::Building, "The Carpenter goes to the town of your card, and builds."),
            (&icons::TOWN_HALL, Swatch::Monastery, "Then the Town Hall sends it followers."),
            (&icons::COIN, Swatch::Mine, "Goods and coins are laid beside it. X shows the cards."),
        ],
    },
    Leaf {
        title: "INVASION",
        rows: [
            (&icons::TOWER, Swatch::Castle, "All together: walls, citizens, treasury, food and 13 towers."),
            (&sprite::HOURGLASS, Swatch::Mine, "All by round 18, with four or five players by round 16, or all lose."),
            (&icons::CITIZEN, Swatch::Monastery, "Everybody has an objective of their own: X shows it."),
            (&icons::WAGON, Swatch::Ship, "Vehicle, Guild House and Hostel help others."),
            (&icons::COIN, Swatch::Mine, "Keep coins for events: who can't pay loses for all."),
        ],
    },
    Leaf {
        title: "THE DUEL",
        rows: [
            (&icons::STATUS, Swatch::Monastery, "Reach four objectives before the other: X shows them."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after 16 rounds, or when somebody can't pay an event."),
            (&icons::STATION, Swatch::Building, "Three stations, one inland, and status 3."),
            (&icons::WINE, Swatch::Animal, "Three wine to Châtellerault, three cloth to Orléans."),
            (&icons::WAGON, Swatch::Ship, "First choose a town to start in, near goods."),
        ],
    },
    Leaf {
        title: "THE DIGNITARY",
        rows: [
            (&icons::CITIZEN, Swatch::Monastery, "Collect eight citizens; seven if it is easy."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after 16 rounds."),
            (&icons::COACH, Swatch::Building, "Six wait in towns: the Stage Coach takes any way."),
            (&icons::BOOK, Swatch::Mine, "Seven more you place first, on tracks and deeds."),
            (&icons::COIN, Swatch::Castle, "Dues of 5, 10, 15 coins come in rounds 7, 11, 16."),
        ],
    },
    Leaf {
        title: "CAPITAL VIERZON",
        rows: [
            (&icons::STATUS, Swatch::Castle, "Make Vierzon the capital: five objectives. X shows how far."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after 14 rounds: all five must be met."),
            (&icons::COIN, Swatch::Mine, "First 10 coins before round 9, later 25."),
            (&icons::STATION, Swatch::Building, "A station in Loches, and development 28."),
            (&icons::WAGON, Swatch::Ship, "Goods worth 12 to Vierzon. GOALS on the board pays."),
        ],
    },
    Leaf {
        title: "TRAVELLING SALESMAN",
        rows: [
            (&icons::WAGON, Swatch::Ship, "Make five deliveries to five towns: X shows them."),
            (&sprite::HOURGLASS, Swatch::Mine, "It ends after 15 rounds, or when you can't pay."),
            (&icons::GRAIN, Swatch::Animal, "Each round costs a food or 2 coins, from 11 on twice that."),
            (&icons::FARMER, Swatch::Animal, "So begin with farmers: they bring food."),
            (&icons::BROCADE, Swatch::Building, "Then gather the goods, and travel with them."),
        ],
    },
];
