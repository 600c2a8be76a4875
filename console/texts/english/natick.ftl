### What The Colonists of Natick says.
### Some parts are signs that are drawn: $sign is a suit's, $region a suit's with a number, $price and $coins several,
### $mark a player's shape. Each is as wide as two letters.

## The game

name = Colonists of Natick

## Things of the game, in the middle of a line

brick = brick
    .short = br
ore = ore
    .short = or
grain = grain
    .short = gr
lumber = lumber
    .short = lu

suit-sun = sun
suit-moon = moon
suit-crown = crown
suit-arms = arms

build-road = road
build-village = village
build-town = town
build-trader = trader
build-knight = knight
build-scout = scout

event-rich-harvest = rich harvest
event-trade-advantage = trade advantage
event-tournament = tournament
event-raider-attack = raider attack

## Rows of the score sheet

source-villages = villages
source-towns = towns
source-traders = traders
source-knights = knights

## Why no game can begin so

refusal-players = a game for two players

## Keys: at most six letters

key-accept = accept
key-build = build
key-choose = choose
key-draw = draw
key-first = first
key-give = give
key-hire = hire
key-lay = lay
key-move = move
key-offer = offer
key-put = put
key-refuse = refuse
key-stock = stock
key-take = take
key-trade = trade

## The bar on top: what the player does, after the name, in at most 15 letters

# $number (number)
turn = turn { $number }
progress-founding = founding

title-found = founds a colony
title-first-road = lays a road
title-divide = divides dice
title-choose = takes a tray
title-events = picks an event
title-harvest = harvests
title-take = may take a coin
title-give = gives a coin
title-discard = is raided
title-serve = collects
title-trade = trades, builds
title-pay = pays
title-receive = gets coins
title-answer = has an offer
title-explore = explores
title-lay = lays a region
title-hand-over = is done
title-wait = waits

## A colony: beside it, in tiny letters

# $goal (number) points that end the game
of-goal = of { $goal }

## The panel between the colonies: buttons and cards

button-done = DONE
button-draw = DRAW
button-go-on = GO ON
button-no = NO
button-yes = YES
# On a card, in tiny letters: at most four.
card-deal = deal
card-done = done
# In a tray without dice.
empty-tray = empty tray
# A question in two lines, of six letters at most.
which-first-1 = which
which-first-2 = first?
# A request in two lines, of six letters at most.
take-region-1 = take a
take-region-2 = region
dial-pool = pool
dial-deal = deal
dial-give = give
dial-get = get
# $coins (text)
answer-get = you get { $coins }
# $coins (text)
answer-for = for { $coins }
# $coins (text)
hand-over-get = get { $coins }
# $coins (text)
hand-over-for = for { $coins }

## The panel: what is asked, in at most 32 letters

task-first-road = Your first road: left or right?
task-harvest = Rich harvest: a coin for you
# $event (noun)
task-take = { CAPITAL($event) }: take one?
# $sign (text) of what was taken
task-give = Trade advantage: give one for { $sign }
# $left (number) coins to lose
task-discard = { $left ->
    [one] Raider attack: { $left } more coin goes
   *[other] Raider attack: { $left } more coins go
}
# $sign (text)
task-serve = Too few { $sign }: which gets one?
# $price (text)
task-pay = Pay { $price }: from where?
# $count (number)
# $sign (text)
task-receive = { $count } { $sign }: where to?
# $region (text)
task-lay = Region { $region }: above or below?
task-hand-over = Your part is done
# $name (text)
task-wait = { $name } decides first

## The strip: two lines of 33 letters; the first begins with a capital, the second goes on

stock-left = What is left for both

# $event (noun)
die-event = { CAPITAL($event) }, for who gets it:
# $mark (text)
# $effect (noun) what it does to the first
# $other (text) the other's shape
# $theirs (noun) what it does to the other
die-effects = { $mark } { $effect }, { $other } { $theirs }
effect-harvest = gets one
effect-exchange = may swap
effect-take = may take
# $number (number)
effect-discard = loses { $number }
effect-nothing = nothing
# $number (number) on the die
die-number = A coin on each region { $number }:
# $coins (text) what who takes it gets
# $rest (text) what the other gets
division-left = left: { $coins }  { $rest }
# $coins (text)
# $rest (text)
division-right = right: { $coins }  { $rest }

# $region (text)
# $resource (noun)
# $number (number)
found = { $region }: { $resource } on every { $number }
found-first = +1 point for the village with it
# $laid (number) regions that lie already: 1 to 3
found-next = { $laid ->
    [1] the second of four
    [2] the third of four
   *[other] the last of four
}
first-road = The first road, here
first-road-gain = a village can follow beyond it
# $build (noun)
# $price (text)
built = { CAPITAL($build) } here for { $price }
road-gain = a village can follow
road-gain-region = a village can follow, + region
point-gain = +1 point
point-gain-region = +1 point, and a region
trader-gain = +1 point, for trade advantage
knight-gain = +1 point, guards both sides

# Signs of coins, then what events bring: +1, -3, and 1:1 for a swap.
# $coins (text)
tray = For you: { $coins }

# $event (noun)
resolve = { CAPITAL($event) }
# $reason (noun)
resolve-idle = nothing: { $reason }
idle-no-room = no region has room
idle-no-unit = no unit for it
idle-outnumbered = the other has more units
idle-nothing-to-take = nothing can be taken
idle-guarded = few unguarded coins
resolve-harvest = a coin of your choice
# $name (text)
resolve-exchange = may swap a coin with { $name }
# $name (text)
resolve-take = you may take a coin from { $name }
# $coins (number)
resolve-discard = { $coins ->
    [one] you lose { $coins } coin
   *[other] you lose { $coins } coins
}
# $sign (text)
# $resource (noun)
# $name (text)
take-coin = Take 1 { $sign } { $resource } from { $name }
take-then-give = then you give one of another suit
take-for-nothing = and give nothing for it
decline = Take nothing
decline-gain = the event passes by

# $resource (noun)
# $region (text)
give-coin = Give 1 { $resource } from { $region }
# $resource (noun)
# $region (text)
lose-coin = Lose 1 { $resource } from { $region }
# $resource (noun)
# $region (text)
pay-coin = Pay 1 { $resource } from { $region }
# $resource (noun)
# $region (text)
put-coin = Put 1 { $resource } on { $region }
# $coins (number)
# $most (number) that it holds
region-then = { $coins } of { $most } then
# $coins (number)
# $most (number)
region-then-guarded = { $coins } of { $most } then, guarded

# $count (number)
# $resource (noun)
pool-pay = Pay { $count } { $resource }
# $resource (noun)
pool-get = get 1 { $resource } from the pool
# $count (number)
# $resource (noun)
# $name (text)
offer-give = Offer { $count } { $resource } to { $name }
# $count (number)
# $resource (noun)
offer-get = for { $count } { $resource }, if they agree
accept = Take the offer
# $pays (number)
# $pay (noun)
# $gets (number)
# $get (noun)
accept-gain = pay { $pays } { $pay }, get { $gets } { $get }
refuse = Refuse the offer
refuse-gain = all coins stay where they were

# $left (number)
draw-region = Draw one of { $left } by chance: no undo
draw-last-region = Draw one of 1 by chance
# $price (text)
draw-gain = free; a scout chooses for { $price }
# $region (text)
# $price (text)
scout = A scout brings { $region } for { $price }
# $resource (noun)
# $number (number)
scout-gain = { $resource } on every { $number }
lay = Lay the region here
done-divide = Done: you divide the dice next
# $name (text)
done-pass = Done: pass to { $name }
# In the middle of the turn.
# $name (text)
go-on-events = Go on: events of { $name }
# $name (text)
go-on-coins = Go on: coins of { $name }
# $name (text)
go-on-answer = Go on: { $name } answers
go-on-then = then your turn goes on

## The strip on a card

# $build (noun)
# $price (text)
card-build = { CAPITAL($build) } for { $price }
# $build (noun)
# $price (text)
# $points (number)
card-build-points = { $points ->
    [one] { CAPITAL($build) } for { $price }: { SIGNED($points) } point
   *[other] { CAPITAL($build) } for { $price }: { SIGNED($points) } points
}
# $count (number)
site-places = { $count ->
    [one] { $count } place for it
   *[other] { $count } places for it
}
# $coins (text)
site-lacks = you lack { $coins }
site-no-tile = all tiles are in use
site-no-end = both ends have a road
site-no-village = all four villages are in use
site-no-road = needs a road at an end
site-no-town = all four towns are in use
site-not-village = needs a village
site-no-pawn = no pawn left
site-no-room = no settlement has room for a unit
# $count (number)
card-pool = Pool: { $count } of a suit for 1
card-pool-open = choose which
# $count (number)
card-pool-closed = needs { $count } alike, and room for the 1
card-offer = Offer the other a trade
# $count (number)
card-offers-left = { $count ->
    [one] { $count } offer left this turn
   *[other] { $count } offers left this turn
}
card-offers-made = three offers a turn: all made
card-offer-nothing = nothing both could give and take
card-end = End the turn
card-end-gain = the next roll comes
# Somebody has reached the goal.
card-end-over = then the game is over
# $name (text)
card-end-last = then { $name } has the last turn

## The strip where one looks around

# $name (text)
cell-village = Village of { $name }: 1 point
# $name (text)
# $points (number)
cell-town = { $points ->
    [one] Town of { $name }: { $points } point
   *[other] Town of { $name }: { $points } points
}
# $units (number)
cell-room = { $units ->
    [one] room for { $units } unit
   *[other] room for { $units } units
}
# $name (text)
cell-road = Road of { $name }
# $name (text)
cell-trader = Trader of { $name }: 1 point
cell-trader-use = counts for trade advantage
# $name (text)
cell-knight = Knight of { $name }: 1 point
cell-knight-use = guards the regions beside it
# $sign (text)
# $name (text)
# $resource (noun)
# $number (number)
cell-region = { $sign } { $name }: { $resource } on every { $number }
# $coins (number)
# $most (number)
cell-region-coins = { $coins } of { $most } coins
# $coins (number)
# $most (number)
cell-region-guarded = { $coins } of { $most } coins, guarded

## The page of the stock

stock-pool = Coins in the pool
stock-build = Left to build
# $count (number)
stock-regions = Regions in the stack: { $count }
# $coins (number)
# $from (number) coins from which on raiders come
stock-unguarded = Unguarded coins: { $coins } (raid at { $from })

## The page before the last turn

last-turn = THE LAST TURN
# $name (text)
# $points (number)
last-turn-points = { $points ->
    [one] { $name } has { $points } point.
   *[other] { $name } has { $points } points.
}
# $name (text)
last-turn-plays = { $name } plays one more turn.
last-turn-then = Then most points win.

## The end

verdict-tie = tie: who went first wins
# $turns (number)
verdict-stopped = { $turns ->
    [one] stopped after { $turns } turn
   *[other] stopped after { $turns } turns
}

## The log: what somebody did, after their name

# $resource (noun)
# $number (number)
log-laid = laid { $resource } { $number }
# $resource (noun)
# $number (number)
log-drew = drew { $resource } { $number }
# $resource (noun)
# $number (number)
log-scouted = scouted { $resource } { $number }
log-stack-empty = got no region: none left
# $build (noun)
log-built = built a { $build }
# Nobody's doing.
# $turn (number)
# $faces (text)
log-rolled = turn { $turn }: { $faces }
# $turn (number)
log-rolled-events = turn { $turn }: four events
# $first (number) dice in a tray
# $second (number) dice in the other
log-divided = divided { $first }+{ $second }
# $first (number)
# $second (number)
# $coins (text) pieces as below
log-divided-coins = divided { $first }+{ $second }: { $coins }
# $count (number)
log-took = { $count ->
    [one] took { $count } die
   *[other] took { $count } dice
}
# $count (number)
# $coins (text)
log-took-coins = { $count ->
    [one] took { $count } die: { $coins }
   *[other] took { $count } dice: { $coins }
}
# One of several, with spaces between them.
# $count (number)
# $resource (noun)
log-coins = { $count } { $resource }
# The same in little room.
# $count (number)
# $resource (noun)
log-coins-short = { $count }{ FORM($resource, "short") }
# Who got which event, in a word.
log-harvest = harvest
log-advantage = advantage
log-tournament = tournament
# $event (noun) one of these
# $coins (text)
log-event-coins = { $event }: { $coins }
# The coins that one action moved.
# $coins (text)
log-gets = got { $coins }
# $coins (text)
log-loses = lost { $coins }
# $coins (number)
log-raided = { $coins ->
    [one] lost { $coins } coin to raiders
   *[other] lost { $coins } coins to raiders
}
# $event (noun)
log-declined = declined { $event }
# $count (number)
# $resource (noun)
log-missed = missed { $count } { $resource }
# $pays (number)
# $pay (noun)
# $get (noun)
log-pool = { $pays } { $pay } for 1 { $get }
# $gives (number)
# $give (noun)
# $gets (number)
# $get (noun)
log-offered = { $gives } { $give } for { $gets } { $get }?
log-accepted = accepted
log-refused = refused
log-last-turn = has the last turn
log-won = won the game

## Hints: why an action is a good one, in at most 27 letters

# $points (number)
why-goal = { SIGNED($points) } reaches the goal
# $points (number)
why-region = { SIGNED($points) }, and a new region
# $points (number)
why-town = { SIGNED($points) }, and room for units
# $points (number)
why-trader = { SIGNED($points) }, and trade advantage
# $points (number)
why-knight = { SIGNED($points) }, and guarded coins
# $build (noun)
# $points (number)
why-then = then a { $build }: { SIGNED($points) }
# $number (number)
why-same-number = many coins at once on a { $number }
# $number (number)
why-new-number = you have no { $number } yet
why-road = it makes room for a village
why-divide = neither tray is much better
# $coins (number)
why-more-coins = { $coins ->
    [one] it brings more: { $coins } coin
   *[other] it brings more: { $coins } coins
}
# $name (text)
why-less-for = { $name } gets less by it
# $resource (noun)
why-need = you need { $resource }
why-guarded = raiders can't reach it
why-most-room = most room is left there
# $count (number)
# $resource (noun)
why-few = you have just { $count } { $resource }
why-no-raiders = then no raiders come
# $count (number)
# $resource (noun)
why-many = you have { $count } { $resource }
why-unguarded = it lies unguarded
why-miss-least = you miss it least
# $name (text)
why-one-less = { $name } has one less
why-accept = you need it more
# $name (text)
why-refuse = it helps { $name } more
why-draw = a scout costs coins
why-scout = it fits better than most
why-wait = your coins can wait
why-no-trade = no trade is worth it
# $build (noun)
why-pays = it pays for a { $build }
# $build (noun)
# $coins (number)
why-lacks = then a { $build } lacks { $coins }

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
        The sun die is an event when it shows its suit.
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
        Seven points bring on the end; both play as many turns. A tie goes to who went first.
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
lesson-21 = These lines say what each tray would bring. From now on you decide, up to 7 points.
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
