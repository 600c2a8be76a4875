### What The Colonists of Natick says.

# The name of the game: at most 22 letters.
game = Colonists of Natick

## Help: articles, chapters, guide, leaves

sun = Sun
    .tag = brick
    .effect = A region of brick: for roads, villages, units.
    .body =
        Whenever its owner has a die with its number, one brick comes to it from the pool, as long as it holds fewer than three.
        Road, village, trader and knight each take a brick.
moon = Moon
    .tag = ore
    .effect = A region of ore: for towns and knights.
    .body =
        Whenever its owner has a die with its number, one ore comes to it from the pool, as long as it holds fewer than three.
        A town takes three ore, a knight one.
crown = Crown
    .tag = grain
    .effect = A region of grain: villages, towns, knights, scouts.
    .body =
        Whenever its owner has a die with its number, one grain comes to it from the pool, as long as it holds fewer than three.
        A town takes two grain, a village, a knight and a scout one.
arms = Arms
    .tag = lumber
    .effect = A region of lumber: roads, villages, traders.
    .body =
        Whenever its owner has a die with its number, one lumber comes to it from the pool, as long as it holds fewer than three.
        Road, village and trader each take a lumber.
rich-harvest = Rich Harvest
    .tag = sun die
    .effect = A coin of your choice comes to you.
    .body =
        It comes from the pool to a region of its suit that holds fewer than three. If you can take one, you have to.
        The sun die is an event when it shows null or ace.
trade-advantage = Trade Advantage
    .tag = crown die
    .effect = With traders: swap a coin with the other.
    .body =
        You need a trader, and no fewer than the other player. Take any one coin of theirs, then give one of another suit for it. Both need a region with room.
        You may decline.
tournament = Tournament
    .tag = arms die
    .effect = With knights: take a coin from the other.
    .body =
        You need a knight, and no fewer than the other player. Take any one coin for which you have a region with room. Nothing goes back.
        You may decline.
raider-attack = Raider Attack
    .tag = moon die
    .effect = Six or more unguarded coins: half are lost.
    .body =
        Coins on regions beside a knight are guarded. If six or more others lie in your colony, you lose half of all your coins, rounded down. You choose which.
        Page X X shows how many are unguarded.
road = Road
    .tag = brick, lumber
    .effect = Goes to an end of your row, next to a settlement.
    .body =
        A village can follow at its far end. If there is just one region in its column, the other space gets a region with the road.
        A road between two settlements gives its tile back, but stays a road.
village = Village
    .tag = 1 point
    .effect = Goes to the free end of a road. A region comes with it.
    .body =
        Costs brick, grain and lumber. The new region lies above or below, on the far side.
        One unit may stand next to a village. There are four villages for both players.
town = Town
    .tag = 2 points
    .effect = Takes the place of a village: one point more.
    .body =
        Costs three ore and two grain. If three regions lie around it, a fourth one comes.
        Two units may stand next to a town. There are four towns for both players.
trader = Trader
    .tag = 1 point
    .effect = Stands on a road. For Trade Advantage.
    .body =
        Costs brick and lumber. One on a road; it counts for every settlement that the road touches, and each must have room: one unit at a village, two at a town.
        There are four pawns for all units of both players.
knight = Knight
    .tag = 1 point
    .effect = Stands above or below a settlement. Guards.
    .body =
        Costs brick, ore and grain. Guards the regions on its left and right against raiders: they have a golden frame. Counts for the Tournament.
        One unit at a village, two at a town, traders and knights together.
new-region = New region
    .tag = draw or scout
    .effect = Draw one by chance, or pay a scout to choose.
    .body =
        With a village, and with some roads and towns, comes a region of the stack. To draw is free, and cannot be taken back. A scout costs one grain and brings the one you want.
        If the stack is empty, none comes.
dice = Dice
    .tag = one divides
    .effect = One divides, the other takes a tray.
    .body =
        The active player rolls. The other divides the four dice into two trays, one of which may be empty; the die of arms stays on the right. The active player takes one, the other gets the rest.
        Numbers bring coins to regions. A suit on a die is its event.
pool = Pool
    .tag = three for one
    .effect = Pay three coins of a suit, get one of another.
    .body =
        As often as you like in your turn. The pool must have the coin, and you need a region of its suit with room.
        UP and DOWN turn a dial, LEFT and RIGHT go to the next one.
offer = Offer
    .tag = a deal
    .effect = One to three coins of a suit for some of another.
    .body =
        Your coins are laid out, the console is passed, and the other says yes or no. If it is no, they go back where they lay.
        Three offers a turn. Only what both can give and hold can be offered.
coins = Coins
    .tag = three a region
    .effect = A coin lies on a region of its suit.
    .body =
        A region holds three. Where several regions could pay or get a coin, you choose which; where there is no choice, it goes by itself.
        There are six coins of each suit for both players.
done = Done
    .tag = pass on
    .effect = Ends your turn or your part in the other's.
    .body =
        Before the other player decides, you are asked: until then you can undo with B.
        At the end of a turn the dice for the next one are rolled.
founding = Founding
    .tag = the start
    .effect = Four regions: one of each suit and number.
    .body =
        Around your first village, in this order: upper left, lower left, upper right, lower right. Then a road on either side of it.
        The second player takes from what is left, and has always enough.
stock = Stock
    .tag = what is left
    .effect = Coins, tiles, pawns and regions for both.
    .body =
        Six coins of each suit, four villages, four towns, four pawns. A road takes any village or town tile, face down.
        Seven points bring on the end; the round is finished. A tie goes to who went first.
chapter-regions = Regions
chapter-events = Events
chapter-building = Building
chapter-a-turn = A turn
chapter-set-up-and-end = Set-up and end
guide-two-colonies = TWO COLONIES
    .body =
        Two players each build a row of villages and roads. Yours is always the lower one, the other's lies above.

        Villages count 1 point, towns 2, traders and knights 1 each.

        Who has 7 points brings on the end.
guide-regions-and-coins = REGIONS AND COINS
    .body =
        A region has a suit and a number. The three boxes on it are its coins: it holds three.

        Sun is brick, moon is ore, crown is grain, arms is lumber.

        There are six coins of each suit. When the pool has none, none comes.
guide-the-dice = THE DICE
    .body =
        In each turn four dice are rolled. The other player divides them into two trays: A moves a die, DONE ends it.

        Who is on turn takes a tray. The other one gets the rest.

        Each number brings a coin to all your regions with it.
guide-events = EVENTS
    .body =
        A die with a suit is an event for who gets it:

        Sun: a coin of your choice.
        Crown: with traders, a swap.
        Arms: with knights, a coin from the other.
        Moon: raiders. With six or more unguarded coins half of all are lost.
guide-building = BUILDING
    .body =
        Then you trade and build. Each card shows its price; the line below says what you lack.

        A road at an end, a village after it, a town over a village.

        With a village comes a region: drawn, or chosen by a scout for one grain.
guide-units = UNITS
    .body =
        A trader stands on a road, a knight above or below a settlement. Four pawns are all there are.

        One unit may be next to a village, two next to a town.

        A knight guards the regions beside it: they have a golden frame.
guide-trading = TRADING
    .body =
        The pool gives one coin for three of another suit.

        Or offer the other player a deal: pass the console, they say yes or no. Three offers a turn.

        Done ends the turn. With B you can take back all you did since the device was passed.
guide-the-end = THE END
    .body =
        If the first player reaches 7, the second has one more turn. Most points win; a tie goes to who went first.

        X looks around: at both colonies, then at what is left in the stock.

        Y, then A, tells more about what you point at.
leaf-what-it-is-about-title = WHAT IT IS ABOUT
leaf-what-it-is-about-1 = You found a colony, and so does the other. Most points win.
leaf-what-it-is-about-2 = Who has 7 points brings on the end.
leaf-what-it-is-about-3 = A village is 1 point, a town 2, a trader or a knight 1.
leaf-what-it-is-about-4 = Dice bring coins to your regions: one divides, one takes.
leaf-what-it-is-about-5 = Coins pay for roads, villages, towns and units.

## The guided first game

lesson-1 = Two colonies: yours is below, the computer's above.
    .asks = go on (the menu leads out)
lesson-2 = Lay four regions around your village. The sun is brick: one for every 2.
    .asks = take brick 2
lesson-3 = The next must have another suit and another number.
    .asks = to the last one
lesson-4 = Arms are lumber.
    .asks = on to lumber 4
lesson-5 = Then every 4 will bring lumber.
    .asks = take it
lesson-6 = The crown is grain, the moon is ore.
    .asks = round to grain
lesson-7 = With a 3 of grain all of 2, 3 and 4 bring you something.
    .asks = on to grain 3
lesson-8 = The fourth region comes by itself: ore 5.
    .asks = take it
lesson-9 = A road belongs to it. A second village can stand at its end.
    .asks = to the right side
lesson-10 = Left or right makes no difference yet.
    .asks = build the road
lesson-11 = Done ends your part. The computer founds its colony, then it divides the dice.
    .asks = done
lesson-12 = Your turn: take a tray, the other gets the rest. 2, 3 and 4 all bring coins.
    .asks = take the left tray
lesson-13 = Brick, grain and lumber came. They pay for a village.
    .asks = look where it can stand
lesson-14 = At the end of the road, and nowhere else.
    .asks = build the village
lesson-15 = With it comes a region: drawn for free, or chosen for a grain.
    .asks = draw one
lesson-16 = It lies above or below the new village.
    .asks = lay it above
lesson-17 = Two points. Nothing more can be paid for.
    .asks = done: the turn is over
lesson-18 = Now the computer's turn, so you divide the dice.
    .asks = move the first one over
lesson-19 = The computer chooses first: it will take three dice, and leave you a 2.
    .asks = left
lesson-20 = You have two regions with a 2. For the computer it is only one.
    .asks = left, round to done
lesson-21 = These lines say what each tray would bring to whom.
    .asks = divide like this
lesson-22 = From now on you decide, until somebody has 7 points. A tip comes now and then.
    .asks = done, and play on
tip-1 = Seven points end the game, and somebody is near. Traders and knights count, too.
tip-2 = A suit on a die is an event. A sun brings a coin; crowns want traders, arms knights.
tip-3 = The moon brings raiders: who has 6 or more unguarded coins loses half of all.
tip-4 = You can make a town of a village: a point more, and room for two units beside it.
tip-5 = You can build a knight: a point, and it guards the regions beside it against raiders.
tip-6 = You can build a trader on a road: a point, and it swaps coins when you get a crown.
tip-7 = The pool gives one coin for three of another suit, as often as you like in your turn.
tip-8 = You can offer the other one a deal: some coins of a suit for some of another.
tip-9 = A region holds three coins. One of yours is full: what comes to it is lost.
tip-10 = Take the tray that pays for what you want to build next.
tip-11 = You can build a village: a point, and a new region. First things first.
