//! The guide for the first game of Orléans.

use crate::game::help::Page;

/// Seven pages.
pub static GUIDE: &[Page] = &[
    Page {
        title: "WHAT IT IS ABOUT",
        body: "You gather followers in a bag, draw some each round, and put them on the places of your board. A place with all its followers can be used: it brings new followers, goods, coins, trips over the map, trading stations, development.\n\nAfter 18 rounds coins, goods, and stations and citizens times your status are your points.",
    },
    Page {
        title: "A ROUND",
        body: "1 An event is turned over. It comes at the end: plan for it. The bar shows what it would cost you now.\n2 Census: the only leader in farmers gets a coin, the only last pays one.\n3 Everybody draws and plans.\n4 Everybody acts in turn, one place at a time, until all have passed.\n5 The event. The next player starts.",
    },
    Page {
        title: "DRAW AND PLAN",
        body: "A draws all; LEFT draws fewer, and for each one less a follower may come back from a place.\n\nThe cursor waits on a place that you can fill: press A for each follower. LEFT and RIGHT go to others. UP to the market: A takes a follower in the hand, and every space that it may stand on is marked.\n\nDONE ends it. B takes back.",
    },
    Page {
        title: "ACT",
        body: "Whole places have a golden frame, white if you can use them now. The strip tells what each brings, with its points behind the star.\n\nSome ask more: the Village whom, Ship and Wagon which way and good, the Town Hall which deed.\n\nPASS when you want no more this round: whole places stay whole.",
    },
    Page {
        title: "FOLLOWERS AND TRACKS",
        body: "Each new follower moves your marker on its track, and brings more each time:\nfarmer a good, boatman coins, craftsman technology, trader a place tile, knight one more draw, scholar development.\nMonks stand in for everybody.\n\nX shows the map, tracks, status, deeds, everybody, and the event.",
    },
    Page {
        title: "THE MAP",
        body: "Ship and Wagon move your merchant one way and take a good. The Guildhall builds a station where he stands: one in a town, in Orléans one each.\n\nOn the map the cursor goes from town to town along the ways; A shows the names.",
    },
    Page {
        title: "FIRST AIMS",
        body: "Begin with farmers, a boatman and a knight or two: more draws make everything faster. Keep a food for the Harvest.\n\nScholars raise your status, and it multiplies stations and citizens. Followers that you need no longer go to deeds: they bring coins, make the bag lean, and the last one a citizen.",
    },
];
