### What Orléans says.

# The name of the game: at most 22 letters.
game = Orléans

## Words for the result, from the worst

grade-lost = lost
grade-won = won

## Towns: at most thirteen letters

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le-mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le-blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton
town-la-chatre = La Châtre
town-st-amand = S.-Amand

## Goods

good-grain = Grain
good-cheese = Cheese
good-wine = Wine
good-wool = Wool
good-brocade = Brocade

## Followers of a player's own colour

own-farmer = Own Farmer
own-boatman = Own Boatman
own-craftsman = Own Craftsman
own-trader = Own Trader

## Beneficial deeds

deed-base-1 = City Wall
deed-base-2 = Papal Conclave
deed-base-3 = Defeating the Plague
deed-base-4 = Astronomy
deed-base-5 = Boatmen's Guild
deed-base-6 = Cathedral
deed-base-7 = Peace Treaty
deed-base-8 = Canalisation
deed-prosperity-1 = Carpenter's Guild
deed-prosperity-2 = Right of Assembly
deed-prosperity-3 = Orphanage
deed-duel-1 = Astronomy
deed-duel-2 = Wine Press House
deed-duel-3 = Three-Field Rotation
deed-duel-4 = Angelology
deed-vierzon-1 = Expanding the University
deed-vierzon-2 = City Council

## The same where there is room for ten letters

deed-base-short-1 = { deed-base-1 }
deed-base-short-2 = Conclave
deed-base-short-3 = Plague
deed-base-short-4 = { deed-base-4 }
deed-base-short-5 = Boatmen
deed-base-short-6 = { deed-base-6 }
deed-base-short-7 = Peace
deed-base-short-8 = Canals
deed-prosperity-short-1 = Guild
deed-prosperity-short-2 = Assembly
deed-prosperity-short-3 = { deed-prosperity-3 }
deed-duel-short-1 = { deed-duel-1 }
deed-duel-short-2 = Wine Press
deed-duel-short-3 = Rotation
deed-duel-short-4 = Angels
deed-vierzon-short-1 = Univ.
deed-vierzon-short-2 = Council

## Objectives

objective-duel-1 = Learn Bookkeeping
objective-duel-2 = Establish Three Branches
objective-duel-3 = Wine to Châtellerault
objective-duel-4 = Clothe Your Lady
objective-vierzon-1 = Hire a Builder in Time
objective-vierzon-2 = Make Vierzon a Fortress
objective-vierzon-3 = Establish a Company
objective-vierzon-4 = Make Vierzon the Capital
objective-vierzon-5 = Deliver Materials
objective-salesman-1 = Wool to Bourges
objective-salesman-2 = A Set to Chartres
objective-salesman-3 = Food to Vendôme
objective-salesman-4 = Grain to Tours
objective-salesman-5 = Brocade to Argenton

## Achievements of the city

achievement-1 = Catapult
achievement-2 = Smithy
achievement-3 = Clothing Store
achievement-4 = Infirmary
achievement-5 = Militia Camp

## Where points come from

points-of-coins = coins
points-of-goods = goods
points-of-development = development
points-of-depot = depot
points-of-objectives = objectives
points-of-structures = structures

## Why something cannot be done

not-over = the game is over
not-not-now = something else is asked now
not-too-many = more than can be drawn
not-no-follower = no such follower here
not-no-place = you have no such place
not-no-space = no such space
not-occupied = the space is taken
not-unfit = another follower is needed there
not-equal-space = an equal space comes first
not-nobody-there = nobody stands there
not-market-full = the market is full
not-no-taking-back = nobody can be taken back now
not-not-whole = the place is not activated
not-forbidden = the event forbids it
not-idle = it would do nothing
not-fired = the tower was used this round
not-pile-empty = the pile is empty
not-track-end = the track is at its end
not-no-way = no such way from here
not-no-good = no such good there
not-not-wanted = not wanted there
not-no-development = no development to gain
not-no-technology = no technology goes there
not-farmer-first = the first one replaces a farmer
not-no-tile = no such place tile to take
not-category-one = the first one is of category I
not-sold-out = sold out
not-coins = too few coins
not-station-here = a trading station is here
not-no-station = no station in stock
not-not-owned = you do not have that
not-coin-space = not back onto a coin space
not-must-do = this has to be done
not-end-turn = the turn has to end first
not-already-met = this objective is met
not-one-a-round = one objective a round
not-in-order = another objective comes first
not-not-there = the merchant is somewhere else
not-not-reached = not reached yet
not-too-late = too late for it
not-no-citizen = no citizen for that
not-no-card = no such structure card
not-no-site = no such structure
not-one-receiver = all go to the same receiver
not-taken = another player is that

## Why a set-up cannot be played

refused-players = not for so many players
refused-level = the scenario has no such level
refused-option = an option of the base game
refused-characters = only Invasion has characters

## The form: names of choices

form-scenario = Scenario
form-level = Level
form-characters = Characters
form-tiles = Place tiles
form-events = Events

## The form: what help says about each, in a sentence or two

about-scenario = The base game, or one with goals and rules of its own.
about-level = How hard the goals of the scenario are.
about-characters = Whether characters are dealt by lot or chosen.
about-tiles = Which place tiles can be had.
about-events = All events shuffled, or in three stacks from mild to hard.

## The form: what can be chosen

scenario-base = Base game
scenario-prosperity = { prosperity }
scenario-invasion = { invasion }
scenario-duel = { the-duel }
scenario-dignitary = { the-dignitary }
scenario-vierzon = { capital-vierzon }
scenario-salesman = { salesman }
level-easy = easy
level-normal = normal
level-hard = hard
level-hardest = hardest
characters-dealt = dealt
characters-chosen = chosen
tiles-base = of the base game
tiles-invasion = and of Invasion
events-shuffled = shuffled
events-stacks = stacks A, B, C

## Statistics: what games of a scenario are called

counted-base = base
counted-prosperity = prosperity
counted-invasion = invasion
counted-duel = duel
counted-dignitary = dignitary
counted-vierzon = Vierzon
counted-salesman = salesman

## What an event does to a player: some 20 letters

# $food (number)
# $coins (number)
toll-food-or-coins = { $food } food or { $coins } coins
# $food (number)
toll-food = { $food } food
# $worth (number) of goods and coins
toll-worth = worth { $worth }
# $count (number)
toll-followers = { $count } { $count ->
    [one] follower
   *[other] followers
}
# $coins (number)
toll-riots = a knight or { $coins } coins
# $worth (number) of goods
toll-robbery = worth { $worth } or a tower
# $coins (number)
# $gears (number) technology tiles
toll-gears = { $coins } coins, { $gears } { $gears ->
    [one] gear
   *[other] gears
}
# $coins (number) how many are missing
toll-short = { $coins } { $coins ->
    [one] coin
   *[other] coins
} short
# $coins (number)
toll-summoning = to Orléans or { $coins } coins
toll-choice = may choose
# $change (number)
# $coins (number) how many there are
toll-coins = { SIGNED($change) } of { $coins } { $coins ->
    [one] coin
   *[other] coins
}
# $count (number)
# $good (noun)
toll-good = { $count } { $good }
# $count (number)
toll-goods = { $count } goods
toll-follower = a follower
toll-maybe-a-follower = maybe a follower
# $least (number)
# $most (number)
toll-followers-between = { $least } to { $most } followers
toll-recruit = a follower comes
toll-home = to Orléans
toll-turned = tiles turned
toll-nothing = nothing

## What is due, and how much of it is here: some 24 letters

# $due (number)
# $has (number)
lack-coins = { $due } { $due ->
    [one] coin
   *[other] coins
} due, { $has } here
# $due (number)
# $has (number)
lack-food = { $due } food due, { $has } here
# $food (number)
# $wanted (number)
# $coins (number)
# $price (number)
lack-food-and-coins = { $food }/{ $wanted } food, { $coins }/{ $price } coins
# $good (noun)
# $has (number)
lack-good = 1 { $good } due, { $has } here
# $due (number)
# $has (number)
lack-worth = worth { $due } due, { $has } here
# $has (number)
# $due (number)
lack-loot = worth { $has }/{ $due }, no tower
# $due (text) what the Estate Manager pays
# $has (number)
lack-due = { $due }, { $has } left
lack-goals = goals are missing
# $has (number) technology tiles of the team
# $due (number)
# $coins (number)
# $price (number)
lack-gears = { $has } of { $due } gears, { $coins } of { $price }c
# $has (number) place tiles of the team
# $due (number)
# $coins (number)
# $price (number)
lack-tiles = { $has } of { $due } tiles, { $coins } of { $price }c
# $has (number)
# $due (number)
lack-development = { $has } of { $due } dev. or monks

## What the Estate Manager pays

# $coins (number)
due-coins = { $coins } { $coins ->
    [one] coin
   *[other] coins
}
# $good (noun)
due-good = 1 { $good }
# $points (number)
due-development = { $points } development
# $kind (noun) a follower
due-follower = a { $kind }
due-technology = technology
due-station = a station
due-tile = a place tile

## The verdict where somebody could not pay

# $lack (text) what was due
verdict-lost = Lost: { $lack }
# $event (noun)
# $lack (text) what was due
verdict-lost-by-event = Lost: { $event }, { $lack }
# $lack (text) what was due
verdict-lost-by-dues = Lost: dues, { $lack }
# $lack (text) what was due
verdict-unpaid = Unpaid: { $lack }
# $event (noun)
# $lack (text) what was due
verdict-unpaid-event = Unpaid: { $event }, { $lack }
# $lack (text) what was due
verdict-unpaid-dues = Unpaid: dues, { $lack }

## The log: what happened, after the player's name

# $round (number)
# $event (noun)
log-round = round { $round }: { $event }
# $place (noun)
# $gains (text) what came of it: "+2 coins"
log-used = { $place } { $gains }
# $place (noun)
log-copied = again { $place }
# $place (noun)
# $gains (text) what came of it
log-copied-for = again { $place } { $gains }
# $kind (noun) a follower
log-recruited = got a { $kind }
# $event (noun)
# $coins (text) "+2 coins"
log-event-coins = { $event }: { $coins }
# $coins (text) "+1 coin"
log-census = census: { $coins }
# $coins (text) "-2 coins"
log-dues = dues: { $coins }
# $event (noun)
# $good (noun) what was paid
log-event-good = { $event }: { $good }
# $event (noun)
# $kind (noun) a follower that was lost
log-event-follower = { $event }: a { $kind }
# $good (noun)
log-paid = paid { $good }
# $good (noun)
log-sold-out = { $good } was sold out
log-citizen = gained a citizen
# $town (noun)
log-travelled = to { $town }
# $town (noun)
log-station = station { $town }
# $kind (noun) a follower
# $deed (noun)
log-sent-to-deed = { $kind } to { $deed }
# $kind (noun) a follower
log-sent-to-structure = { $kind } to a structure
# $kind (noun) a follower
log-sent-to-walls = { $kind } to the walls
# $kind (noun) a follower
log-sent-to-city = { $kind } to the city
# $kind (noun) a follower
log-sent-to-assembly = { $kind } to the assembly
# $deed (noun)
log-deed-done = finished { $deed }
log-met = met an objective
# $town (noun)
log-arrived = is in { $town }
# $tile (noun)
log-chosen = chose { $tile }
log-defeated = could not pay
# $place (noun) where technology was laid
log-equipped = gear: { $place }
# $tile (noun)
log-tile-taken = took { $tile }
# $event (noun)
log-cancelled = cancelled { $event }
log-gave-stock = gave a station
# $town (noun)
log-gave-station = gave station { $town }
log-gave-follower = gave a follower
log-gave-development = gave 1 development
# $good (noun)
log-gave-good = gave a { $good }
# $tile (noun)
log-gave-tile = gave { $tile }
# $place (noun)
log-gave-gear = gave gear of { $place }
# $kind (noun) a follower
log-lost = lost a { $kind }
# $coins (number)
log-waived = { $coins } { $coins ->
    [one] coin
   *[other] coins
} waived
log-passed = passed
# $town (noun)
log-carpenter = carpenter to { $town }
# $structure (noun)
log-built = built { $structure }
# $structure (noun)
log-complete = { $structure } complete
# $good (noun)
log-furnished = { $good } to a structure
log-furnished-coin = coin to a structure
log-turned-over = tiles turned over
log-turned-back = tiles turned back
# $good (noun)
log-shipped = sent { $good }
# $place (noun) of another player
log-borrowed = borrowed { $place }
log-loaded = gear to the catapult
# $tile (noun)
log-tile-gone = { $tile } is gone
# $character (noun)
log-is = is { $character }
log-citizen-gone = a waiting citizen is gone
log-game-over = the game is over
# $kind (noun) a follower
# $place (noun)
log-put = { $kind } to { $place }
# $kind (noun) a follower
log-taken-back = { $kind } back from a place
log-drawn = drew followers

## The log: what came of it. Where several things came, each in few letters, with a space between

# $coins (number)
coins-gained = +{ $coins } { $coins ->
    [one] coin
   *[other] coins
}
# $coins (number)
coins-paid = -{ $coins } { $coins ->
    [one] coin
   *[other] coins
}
# $coins (number)
gained-coins = { SIGNED($coins) } c
# $goods (number)
gained-goods = { SIGNED($goods) } good
# $points (number)
gained-development = { SIGNED($points) } dev

## The bar: what is to be done

step-draw = draw
step-plan = plan
step-act = act
step-ship = ship
step-wagon = wagon
step-coach = coach
step-travel = travel
step-start = start
step-build = build
step-send = send
step-gear = gear
step-tile = tile
step-pay = pay
step-done = done
step-team = team
step-over = over
step-choose = choose
# Before round 1.
round-set-up = set-up
# $step (noun)
# $round (text) "3/18"
step-in-round = { $step } { $round }
# $round (number)
# $all (number)
progress = round { $round }/{ $all }

## The bar: pages. Keys lead to them: at most six letters

page-map = map
page-tracks = tracks
page-status = status
page-deeds = deeds
page-others = others
page-event = event
page-left = left
page-board = board

## Keys: at most six letters

key-hold = hold
key-goods = goods
key-names = names
key-all = all
key-places = places
verb-draw = draw
verb-back = back
verb-put = put
verb-use = use
verb-repeat = repeat
verb-take = take
verb-go = go
verb-send = send
verb-buy = buy
verb-sell = sell
verb-swap = swap
verb-pay = pay
verb-give = give
verb-accept = yes
verb-decline = enough
verb-pass = pass
verb-done = done
verb-banish = banish
verb-meet = meet
verb-keep = keep
verb-build = build
verb-choose = choose

## Buttons on the board: at most six letters

button-enough = ENOUGH
button-pass = PASS
button-done = DONE
button-goals = GOALS
button-more = MORE

## The strip: two lines of 33 letters on what is pointed at

# $place (noun)
# $effect (text) what it does
strip-place = { $place }: { $effect }
# $tile (noun)
# $left (number) how many tiles of its category can be had
strip-tile = { $tile }, 1 of { $left }
# $times (number)
# $action (text) what is done so often
strip-times = { $times } x { $action }
strip-times-keys = RIGHT: more, LEFT: fewer
# $player (text)
# $draws (number) followers
strip-player = { $player }: draws { $draws } a round
# $points (number)
strip-points = { $points } if the game ended now
strip-stock = What is left
strip-stock-keys = A: who has which place
strip-tiles = Place tiles
strip-tiles-note = those with a sign are taken

# $kind (noun) a follower
# $deed (noun)
send-for-coins = { $kind } to { $deed } for coins
# $kind (noun) a follower
# $deed (noun)
send-for-development = { $kind } to { $deed }, development
# $gains (text) numbers and signs
# $left (number) followers that the deed wants then
send-then-left = { $gains }, then { $left } left
# $kind (noun) a follower
# $pile (number)
recruit-pile = { $kind }: { $pile } in the pile
borrow-effect = the effect is yours
# $item (text)
give-item = Give: { $item }

# $draws (number) followers
# $bag (number) how many there are
draw-of-bag = { $draws } of the { $bag } in the bag
draw-fewer = LEFT: fewer
draw-fewer-and-back = LEFT: fewer, and take some back
# $count (number) followers
draw-back = { $count ->
    [one] one may come back from a place
   *[other] { $count } may come back from places
}

# $town (noun)
start-in = Start in { $town }
# $ways (number)
start-at-river = { $ways } ways, at a river
# $ways (number)
start-inland = { $ways } ways, no waterway
# $town (noun) where the carpenter goes
# $follower (noun) who moves it
carpenter-by = { $town }: { $follower }
carpenter-builds = the town of your card: build
# $ways (number)
# $town (noun) of the card
carpenter-then = { $ways ->
    [one] then 1 way from { $town }
   *[other] then { $ways } ways from { $town }
}
carpenter-goes = the carpenter goes there
# $structure (noun)
build-structure = Build { $structure }
# $town (noun)
build-on-way = on the way to { $town }
# $event (noun)
drought-here = { $event }: this grain goes
# $from (noun) a town
# $to (noun) a town
way-between = { $from } - { $to }
# $event (noun)
travel-enough = { $event }: enough
travel-stays = the merchant stays where it is
# $town (noun)
travel-by-ship = By ship to { $town }
# $town (noun)
travel-by-road = By road to { $town }
# $event (noun)
# $town (noun)
travel-by-event = { $event }: to { $town }
# $gains (text) numbers and signs
travel-takes = takes { $gains }
travel-takes-hidden = takes the good, face down
travel-takes-nothing = takes nothing on the way

# $spot (text) where the citizen will wait
# $left (number) citizens
settle-at = { $spot }, { $left } left
# $steps (number)
settle-knights = takes { $steps } knights
# $steps (number)
# $there (number) fewer than that
settle-few-knights = takes { $steps } knights, only { $there } exist
# $steps (number)
settle-boatmen = takes { $steps } boatmen
# $steps (number)
# $there (number) fewer than that
settle-few-boatmen = takes { $steps } boatmen, only { $there } exist
# $count (number)
settle-followers = takes { $count } followers there
# $space (number) of the development track
settle-development = takes { $space } development

# $count (number)
follower-spaces = { $count ->
    [1] A: choose its space
   *[other] A: choose one of { $count } spaces
}
# $follower (noun)
# $place (noun)
take-back-from = { $follower }, { $place }
take-back-to = comes back to the market
# $place (noun)
equip-place = Technology: { $place }
# $kind (noun) a follower
equip-for = for a { $kind }, from next round
equip-for-anybody = for anybody, from next round
pass-actions = Pass: no more actions
pass-unused = Pass: a place is unused
pass-unused-hold = hold A to leave it
decline-title = Enough
decline-bag = the others go back to the bag
more-goals = Goals
more-goals-note = one of them can be met now
more-title = More
more-note = what has no place on the board
strip-over = The game is over

done-wastes = Done: nothing to use
done-wastes-hold = hold A to let the round pass
# $places (number)
done-plan = { $places ->
    [0] Done: no place to use
    [one] Done: 1 place to use
   *[other] Done: { $places } places to use
}
# $followers (number)
done-market = { $followers ->
    [0] nobody stays in the market
    [1] one stays in the market
   *[other] { $followers } stay in the market
}
done-title = Done
done-event = the event goes on
done-next = Done: the next player acts

# $why (noun)
plan-no-use = no use: { $why }
# $sign (text) of a follower
plan-makes-whole = { $sign } makes it whole
# $sign (text) of a follower
# $count (number) who still have to stand there
plan-next-of = { $sign } next: all { $count } are here
# $sign (text) of the next follower
# $missing (text) their signs
plan-missing = { $sign } next, missing { $missing }
# $sign (text) of the next follower
# $missing (text) their signs
plan-missing-monk = { $sign } next, missing { $missing }, monk can
# $follower (noun)
# $kind (noun) whom it stands in for
# $place (noun)
hold-as-at = { $follower } as { $kind }: { $place }
# $follower (noun)
# $kind (noun) whom it stands in for
hold-as = { $follower } as { $kind }
# $follower (noun)
# $place (noun)
hold-to = { $follower } to { $place }
# $effect (text)
hold-whole = whole then: { $effect }
# $count (number)
hold-missing-any = still missing { $count } of any kind
# $missing (text) signs of followers
hold-missing = still missing { $missing }

opens-village = choose whom on the next page
opens-map = choose the way on the map
opens-deeds = choose the deed
opens-bathhouse = draws three, B can't undo
opens-laboratory = choose the space
opens-page = choose on the next page
look-rule = always holds
look-whole = whole, can be used

# $town (noun)
town-tower = { $town }: a tower stands
# $town (noun)
town-no-tower = { $town }: wants a tower
# $town (noun)
town-no-station = { $town }: no station
# $town (noun)
# $player (text)
town-owner = { $town }: { $player }
# $town (noun)
town-several = { $town }: several stations
# $steps (number)
town-distance = { $steps ->
    [0] your merchant is here
    [one] 1 step from your merchant
   *[other] { $steps } steps from your merchant
}

# $kind (noun) a follower
# $step (number)
# $pile (number)
track-step = { $kind }: step { $step }, { $pile } in the pile
track-ends = the track is at its end
track-nothing = next: nothing
# $sign (text) of the good
# $good (noun)
track-good = next: +1{ $sign } { $good }
track-citizen = next: +1{ -citizen }
# $coins (number)
track-coins = next: +{ $coins }{ -coin }
track-technology = next: a technology tile
track-place-one = next: a place of I
track-place-two = next: a place of I or II
# $draws (number)
track-draws = next: draw { $draws }
# $points (number)
track-development = next: +{ $points }{ -book }
# $space (number)
# $status (number)
# $count (number) stations and citizens
# $points (number)
development-now = Space { $space }, status { $status }: { $count } x { $status } = { $points }
# $more (number) spaces to the next status
# $count (number) stations and citizens
# $status (number)
# $points (number)
development-next = { $more } more: { $count } x { $status } = { $points }
development-highest = the highest status
# $deed (noun)
# $coins (number)
deed-pays = { $deed }: { $coins }{ -coin } each
# $left (number) followers
deed-wants = { $left } wanted, the last gets { -citizen }

# $event (noun)
# $toll (text) what it does
event-toll = { $event }: { $toll }
# $event (noun)
event-team = { $event }: the team
# $player (text)
# $lack (text) what cannot be paid
event-threatens = { $player }: { $lack }
# $rounds (number)
event-none = Before round 1 of { $rounds }
event-none-yet = no event yet
event-last-round = the last round
event-own-dues = dues
# $event (noun) what cannot be paid
pass-loses = Pass: { $event }
# $event (noun)
# $player (text)
pass-loses-for = Pass: { $event }, { $player }
# $event (noun)
done-loses = Done: { $event }
# $event (noun)
# $player (text)
done-loses-for = Done: { $event }, { $player }
# $lack (text)
lack-loses = { $lack }: lost
# $lack (text)
lack-all-lose = { $lack }: all lose

## Why the computer would do it: at most 27 letters

# $coins (number)
why-event = the event takes { $coins } { $coins ->
    [one] coin
   *[other] coins
}
# $points (number)
why-then = then { SIGNED($points) }{ -star } this turn
why-whole = it makes the place whole
# $count (number) followers
why-more = { $count ->
    [one] one more makes it whole
   *[other] { $count } more make it whole
}
why-elsewhere = it is needed elsewhere
why-least-worth = your good of least worth
why-waits = the rest waits a round
why-costs = it costs more than it gives
why-work = more can be put to work
why-spares = it spares a follower
why-own-place = a place that is yours alone
why-gear = gear comes with it
why-place = a place comes with it
why-draws = you draw more each round
why-goods-there = goods and towns lie there
why-monk = a monk stands in for others
why-stations = stations count at the end
why-scholars = scholars bring development
why-village = coins, gear or a new place
why-deeds = deeds pay for followers
why-ways = goods and towns wait there
why-goods = goods count at the end
why-development = development pays at the end
why-coins = events will ask for coins

## The form: what a scenario is, and what its levels are. At most 32 letters a line

note-base-1 = 2-5 players, 18 rounds, easy.
note-base-2 = Coins, goods, and stations and
note-base-3 = citizens times status.
note-prosperity-1 = 2-5 players, 16 rounds, medium.
note-prosperity-2 = A carpenter builds structures:
note-prosperity-3 = complete ones bring points.
# With two or three players.
note-invasion-1 = 2-5 together, 18 rounds, hard.
note-invasion-2 = Walls, citizens, treasury, food,
note-invasion-3 = towers: all win or all lose.
# With four or five.
note-invasion-many-1 = 2-5 together, 16 rounds, hard.
note-invasion-many-2 = { note-invasion-2 }
note-invasion-many-3 = { note-invasion-3 }
note-duel-1 = 2 players, 16 rounds, medium.
note-duel-2 = A race for four objectives;
note-duel-3 = who can't pay an event has lost.
note-dignitary-1 = 16 rounds alone, easy to medium.
note-dignitary-2 = Collect eight citizens,
note-dignitary-3 = and pay dues of 5, 10 and 15.
note-vierzon-1 = 14 rounds alone, medium to hard.
note-vierzon-2 = Builder, fortress, company,
note-vierzon-3 = capital, materials: all five.
note-salesman-1 = 15 rounds alone, medium to hard.
note-salesman-2 = Five deliveries; food or coins
note-salesman-3 = in every round, or all is lost.
note-levels-dignitary-1 = easy: seven citizens
note-levels-dignitary-2 = normal: eight
note-levels-invasion-1 = easy: without ten mean events
note-levels-invasion-2 = normal: all events
note-levels-invasion-3 = hard: without two kind ones
note-levels-1 = normal: objectives at any time
note-levels-2 = hard: one a round
note-levels-3 = hardest: one a round, in order

## Articles

farmer = Farmer
    .tag = follower
    .effect = Each brings a good of the farmers' track.
    .body =
        Comes by the Farm House. The eight steps bring grain, grain, cheese, cheese, wine, wine, wool and brocade.
        Census: alone in front on this track gets a coin at the start of a round; alone at the end pays one, with three players or more.
boatman = Boatman
    .tag = follower
    .effect = Each brings coins: 2, 3, 4, then 5.
    .body =
        Comes by the Village. The fifth step has no coins: who is there first takes the citizen.
        The Herb Garden lets boatmen stand in for farmers, craftsmen and traders.
craftsman = Craftsman
    .tag = follower
    .effect = Each brings a technology tile.
    .body =
        Comes by the Village. The tile is placed at once, works from the next round on, and stays. The first one of this track replaces a farmer.
        See Technology.
trader = Trader
    .tag = follower
    .effect = Each brings a place tile.
    .body = Comes by the Village. The first tile is of category I, later ones of I or II. There is one tile of each: who comes first chooses.
knight = Knight
    .tag = follower
    .effect = Each lets you draw more from the bag.
    .body =
        Comes by the Castle. Without any you draw 4; with knights 5, 6, 7, 7 and 8. Who is first on the fourth step takes the citizen.
        Ship, Wagon and Guildhall ask for a knight.
scholar = Scholar
    .tag = follower
    .effect = Each brings development: 2, 3, 4, 5, 6.
    .body = Comes by the University. The School lets scholars stand in for all but monks.
monk = Monk
    .tag = follower
    .effect = Stands in for any other follower.
    .body =
        Comes by the Monastery. Monks have no track. They are wild on the spaces of places, never on deeds. Nobody stands in for a monk.
        None can be gained in a round of Pilgrimage.
farm-house = Farm House
    .tag = board
    .effect = A farmer, and the good of the track.
    .body =
        Boatman, craftsman.
        The farmer goes to the bag, your marker one step on; the good shown there is yours. Sold out: no good. Impossible at the end of the track or with an empty pile.
village = Village
    .tag = board
    .effect = A boatman, a craftsman or a trader.
    .body =
        Farmer, boatman, craftsman.
        You choose whom. A boatman brings coins, a craftsman technology, a trader a place tile.
university = University
    .tag = board
    .effect = A scholar, and development.
    .body =
        Farmer, craftsman, trader.
        The scholars' track brings 2, 3, 4, 5, then 6 development.
castle = Castle
    .tag = board
    .effect = A knight: more draws.
    .body =
        Farmer, boatman, trader.
        The knights' track says how many followers you draw each round.
monastery = Monastery
    .tag = board
    .effect = A monk, who stands in for all.
    .body =
        Scholar, trader.
        There is no track of monks. Impossible in a round of Pilgrimage.
ship = Ship
    .tag = board
    .effect = Your merchant takes one waterway.
    .body =
        Farmer, boatman, knight.
        One good that lies on the way may be taken. Point at the good to take it, at the town to leave it.
wagon = Wagon
    .tag = board
    .effect = Your merchant takes one road.
    .body =
        Farmer, trader, knight.
        One good that lies on the way may be taken. Point at the good to take it, at the town to leave it.
guildhall = Guildhall
    .tag = board
    .effect = A trading station where your merchant is.
    .body =
        Farmer, craftsman, knight.
        One station in a town; in Orléans one of each player. You have ten. At the end stations and citizens together count as often as your status says; alone with the most stations you get a citizen more.
scriptorium = Scriptorium
    .tag = board
    .effect = 1 development.
    .body =
        Knight, scholar.
        Impossible at the end of the development track.
town-hall = Town Hall
    .tag = board
    .effect = One or two followers go to deeds.
    .body = Any followers but those of your own colour; one is enough. They leave your bag for good, and bring coins at once. Who fills the last space of a deed takes its citizen.
hayrick = Hayrick
    .tag = I
    .effect = 1 grain.
    .body =
        Farmer.
        Impossible when grain is sold out.
cheese-factory = Cheese Factory
    .tag = I
    .effect = 1 cheese.
    .body =
        Two farmers.
        Impossible when cheese is sold out.
winery = Winery
    .tag = I
    .effect = 1 wine.
    .body =
        Farmer, trader.
        Impossible when wine is sold out.
wool-manufacturer = Wool Manufacturer
    .tag = I
    .effect = 1 wool.
    .body =
        Boatman, trader.
        Impossible when wool is sold out.
tailor-shop = Tailor Shop
    .tag = I
    .effect = 1 brocade.
    .body =
        Trader, scholar.
        Impossible when brocade is sold out.
brewery = Brewery
    .tag = I
    .effect = 2 coins.
    .body = Monk.
library = Library
    .tag = I
    .effect = 2 development.
    .body = Knight, scholar.
windmill = Windmill
    .tag = I
    .effect = 2 coins and 1 development.
    .body = Two craftsmen.
hospital = Hospital
    .tag = I
    .effect = As many coins as your status.
    .body =
        Boatman, scholar.
        The status is the last chevron you passed on the development track: 1 to 6.
sacristy = Sacristy
    .tag = I
    .effect = Cancels Harvest, Taxes or Plague for you.
    .body =
        Monk.
        Not used in the action phase: when the event comes and a monk stands here, you are asked. The monk goes to the bag.
herb-garden = Herb Garden
    .tag = I
    .effect = Boatmen stand in for three other kinds.
    .body = No space: it always holds. Your boatmen may stand where a farmer, a craftsman or a trader is asked for.
bathhouse = Bathhouse
    .tag = I
    .effect = Draw 3, put up to 2 on places at once.
    .body =
        Any one follower (ours: the print is not certain).
        The rest goes back to the bag, and who stood here too. A place made whole can still be used this round.
shipping-line = Shipping Line
    .tag = II
    .effect = 1 development.
    .body = Boatman.
cellar = Cellar
    .tag = II
    .effect = 4 coins.
    .body = Monk, scholar.
office = Office
    .tag = II
    .effect = 1 coin for each of your stations.
    .body =
        Two scholars.
        Impossible without a trading station on the map.
pharmacy = Pharmacy
    .tag = II
    .effect = Up to 3 coins become development.
    .body =
        Any one follower.
        One development for each coin.
school = School
    .tag = II
    .effect = Scholars stand in for all but monks.
    .body = No space: it always holds.
horse-wagon = Horse Wagon
    .tag = II
    .effect = Your merchant takes one road.
    .body =
        Knight, trader.
        Like the Wagon, without the farmer.
gunpowder-tower = Gunpowder Tower
    .tag = II
    .effect = Market of 10; from there two go to deeds.
    .body = No space: once a round, as an action, one or two neutral followers go straight from the market to deeds.
laboratory = Laboratory
    .tag = II
    .effect = A technology tile.
    .body =
        Craftsman, scholar.
        It need not replace a farmer, and may lie here.
market-stand = Market Stand
    .tag = I
    .effect = Buy or sell up to two goods.
    .body =
        Trader (ours: the print is not known).
        Each at its value: grain 1 to brocade 5.
black-market = Black Market
    .tag = I
    .effect = Two equal goods become another.
    .body =
        Trader (ours: the print is not known).
        The other one comes from the market, whatever it is worth.
depot = Depot
    .tag = I
    .effect = At the end 5 points for each set of goods.
    .body = No space. A set is one of each: grain, cheese, wine, wool and brocade. They count by their value as well.
stage-coach = Stage Coach
    .tag = I
    .effect = For 3 coins your merchant takes any way.
    .body =
        Knight.
        A road or a waterway, with one of its goods.
tavern = Tavern
    .tag = II
    .effect = Build where others have a station.
    .body =
        No space (ours: the print is not known).
        The Guildhall may build in towns with stations of others; one of your own in each.
vineyard = Vineyard
    .tag = II
    .effect = A wine for 1 coin with a station at a river.
    .body = No space. Whenever you build in a town at a waterway you are asked, as long as there is wine.
well = Well
    .tag = II
    .effect = Repeats any action of your places.
    .body =
        Craftsman, scholar (ours: the print is not known).
        The place need not be whole. Not the Town Hall, not the Gunpowder Tower.
bourgeois-house = Bourgeois House
    .tag = board
    .effect = A citizen for one of four bonuses.
    .body = Any one neutral follower, and a citizen that goes back to the supply: a good, any way of the map, five coins, or three development.
carpenter = Carpenter
    .tag = board
    .effect = Moves the carpenter, then builds.
    .body = Up to three traders or boatmen. A trader moves the carpenter along a road, a boatman along a waterway. In the town of your card the structure is built on a good beside it.
vehicle = Vehicle
    .tag = board
    .effect = Sends goods to the city or to others.
    .body =
        Farmer, boatman (ours: the print is not known).
        Up to three goods, all one way: to the warehouse, to an achievement, or to another player.
guild-house = Guild House
    .tag = board
    .effect = Sends coins to the city or to others.
    .body =
        Craftsman, trader (ours: the print is not known).
        Up to four coins, all one way: to the treasury, to an achievement, or to another player.
hostel = Hostel
    .tag = board
    .effect = Lends a follower of the market to another.
    .body =
        Any follower (ours: the print is not known).
        Nobody of your own colour is lent. A space on the other player's boards must be free for it.
palatinate = Palatinate
    .tag = board
    .effect = Uses an activated place of another player.
    .body = Any two followers. Not the Town Hall, the Gunpowder Tower, the Hostel or the Palatinate. The followers there go to their owner's bag.
bag-and-market = Bag and market
    .tag = draw
    .effect = Each round you draw as many as your knights say.
    .body =
        Never more than the market holds: eight. You may draw fewer: for each draw that is not made you may take one follower back from a space.
        Your bag is known to you, its order to nobody: a draw can't be undone.
planning = Planning
    .tag = phase
    .effect = Put followers of the market on places.
    .body =
        A on a place puts the next follower it asks for. A on a follower of the market takes it into the hand: that is the way for monks and stand-ins. White frame: can be made whole now.
        Who stands stays there for later rounds. DONE ends it.
actions = Actions
    .tag = phase
    .effect = In turn: use a whole place, or pass.
    .body =
        Gold: whole. White: can be used now. The followers go to the bag, then its action is done. Places that are not used stay whole for later.
        Who passes is out for this round; who can do nothing is skipped.
technology = Technology
    .tag = tile
    .effect = Replaces a follower on a space for good.
    .body =
        From the next round on the space is always filled. One on a place; never for a monk, not on places with one space, not on the Town Hall.
        The first one of the craftsmen's track replaces a farmer. There are sixteen.
place-tiles = Place tiles
    .tag = tile
    .effect = A place more for your board.
    .body = Each trader brings one; the first is of category I. All lie open, one of each. The picture says what it gives, the squares who is needed.
map = Map
    .tag = board
    .effect = 23 towns, roads and waterways, and goods.
    .body =
        Your merchant starts in Orléans. Wagons take roads (dashed), ships waterways (plain). A good on the way may be taken: its number is its value.
        Squares are trading stations, shapes are merchants, yours with a white rim.
goods = Goods
    .tag = points
    .effect = Worth 1 to 5 at the end.
    .body = Grain 1, cheese 2, wine 3: food. Wool 4, brocade 5: fabric. They come from farmers, from the ways of the map, and from place tiles. What is sold out can't be gained.
beneficial-deeds = Beneficial deeds
    .tag = board
    .effect = Send followers away for coins and citizens.
    .body = The Town Hall sends one or two neutral followers of the kinds that a deed wants. Each brings the coins shown, at the Canals a development if you like. Who sends the last one takes the citizen. Monks go only where a monk is wanted.
development = Development
    .tag = track
    .effect = Status, coins and citizens.
    .body =
        Chevrons at 4, 9, 15, 22 and 30 raise your status, up to 6. Coins at 7, 12 and 25 come to everybody who gets there; citizens at 3, 18 and 28 to the first.
        At the end: stations and citizens times status.
torture = Torture
    .tag = debt
    .effect = For each missing coin give one thing.
    .body = A station, built or not; a follower, drawn from the bag; a development, but never back onto a coin; a good; a place tile; or a technology tile. Followers go to their pile, all else leaves the game. With nothing left the rest is waived.
scoring = Scoring
    .tag = end
    .effect = Coins, goods, and status times the rest.
    .body =
        After the last round: each coin 1, each good its value, and stations plus citizens times status. Alone with the most stations you get a citizen first. Ties: further on the development track, then goods.
        Stars on the screens count as if the game ended now.
chapter-a-round = A round
chapter-the-table = The table
chapter-followers = Followers
chapter-places = Places
chapter-events = Events
chapter-scenarios = Scenarios
chapter-goals = Goals
chapter-characters = Characters
chapter-structures = Structures

## Articles on events

event-pilgrimage = Pilgrimage
    .tag = event
    .effect = No monks are gained this round.
    .body = The Monastery can't be used; monks that you have work as ever. In the base game the first round always has it.
event-plague = Plague
    .tag = event
    .effect = Each loses a follower from the bag.
    .body =
        One is drawn when all have passed. One of your own colour goes back and nobody is lost; a neutral one goes back to its pile.
        Followers on places and in the market are safe.
event-taxes = Taxes
    .tag = event
    .effect = 1 coin for each three goods.
    .body = Paid when all have passed: goods on your board divided by three, rounded down. Missing coins: see Torture.
event-trading-day = Trading Day
    .tag = event
    .effect = Coins for each trading station.
    .body = Counted on the map, when all have passed: one coin each in the base game, one to three in scenarios. The page of the event says how many.
event-income = Income
    .tag = event
    .effect = Coins by your status.
    .body = The status is the last chevron you passed on the development track: 1 to 6. In some scenarios it counts twice or three times.
event-harvest = Harvest
    .tag = event
    .effect = One food, or five coins.
    .body = Grain, cheese or wine goes back to the market. Who has none pays five coins. Who has neither gives what coins there are and makes up for each missing one: see Torture.
event-conference = Conference
    .tag = event
    .effect = No scholars are gained this round.
    .body = The University can't be used. Scholars that you have work as ever.
event-strike = Strike
    .tag = event
    .effect = No craftsmen are gained this round.
    .body = The Village brings boatmen and traders only. Craftsmen that you have work as ever.
event-crusade = Crusade
    .tag = event
    .effect = No knights are gained this round.
    .body = The Castle can't be used. Knights that you have work as ever.
event-dues = Dues
    .tag = event
    .effect = Coins, when all have passed.
    .body = The page of the event says how many: 5, later 10 and 15 for the Dignitary. Missing coins: see Torture.
event-technology-tax = Technology Tax
    .tag = event
    .effect = Coins for each technology tile.
    .body = Two each for the Dignitary: for each tile whose coins are missing, the tile goes. One each in the Duel: who can't pay loses.
event-sabotage = Sabotage
    .tag = event
    .effect = Places with technology can't be used.
    .body = In this round only. Followers may be put there; they stay for the next round.
event-axle-fracture = Axle Fracture
    .tag = event
    .effect = The Stage Coach can't be used.
    .body = In this round only. Ship and Wagon run as ever.
event-amnesty = Amnesty
    .tag = event
    .effect = A new follower may be placed at once.
    .body = Whoever you gain this round may go straight to a free space that wants them, not into the bag.
event-goods-tax = Goods Tax
    .tag = event
    .effect = A coin for every one or two goods.
    .body = In Capital Vierzon a coin for every two goods, rounded down. In the Duel a coin for each: who can't pay loses.
event-storm = Storm
    .tag = event
    .effect = The merchant can't move this round.
    .body = Ship, Wagon and whatever else moves him can't be used.
event-banishment = Banishment
    .tag = event
    .effect = Two of those drawn go back.
    .body = After drawing, two followers of the market go back into the bag. You choose which.
event-feeding = Feeding
    .tag = event
    .effect = One food or two coins, or you have lost.
    .body = At the end of the round. Grain, cheese or wine; plan for it from the start, and for the Great Feast from round 11.
event-great-feast = Great Feast
    .tag = event
    .effect = Two food or four coins, or you have lost.
    .body = At the end of each of the last five rounds. All in food, or all in coins.
event-town-meeting = Town Meeting
    .tag = event
    .effect = A citizen can be bought for 3 coins.
    .body = One each, as long as there are any. The Bourgeois House uses them.
event-trade = Trade
    .tag = event
    .effect = A good can be exchanged for another.
    .body = One of yours goes to the market, any one that lies there comes.
event-cheese-day = Cheese Day
    .tag = event
    .effect = A cheese is paid, or you have lost.
    .body = It goes back to the market. Coins don't do.
event-quick-travel = Quick Travel
    .tag = event
    .effect = The merchant may move, a coin a way.
    .body = By one or two ways of any kind. He takes no goods.
event-dues-in-kind = Dues in kind
    .tag = event
    .effect = Goods and coins of this worth.
    .body = Seven in rounds 10 and 14, four in round 15. Each good counts its value, each coin one; more is not given back. Who can't pay loses.
event-harvest-of-two = Harvest of two
    .tag = event
    .effect = Two food, or you have lost.
    .body = Grain, cheese or wine. Coins don't do.
event-journey-home = Journey Home
    .tag = event
    .effect = The merchants return to Orléans.
    .body = At the end of the last round, without goods.
event-support = Support
    .tag = event
    .effect = A drawn follower brings its like.
    .body = One is drawn from your bag and goes back: you make a step on its track and get another one of its kind, as far as there are any.
event-indulgence = Indulgence
    .tag = event
    .effect = A monk can be bought for 4 coins.
    .body = One each, as long as there are any.
event-taxes-of-three = Taxes of three
    .tag = event
    .effect = Three coins of each player.
    .body = When all have passed. Missing coins: see Torture.
event-riots = Riots
    .tag = event
    .effect = A knight, or five coins.
    .body = A neutral knight of the bag or the market goes to its pile; or you pay. Who can't do either pays what there is, then see Torture.
event-bribe = Bribe
    .tag = event
    .effect = A citizen can be bought for 4 coins.
    .body = One each, as long as there are any.
event-firestorm = Firestorm
    .tag = event
    .effect = All place tiles are turned over.
    .body = Their followers go to the bag, technology on them to the supply. They can't be used until the Restoration. Tiles taken later are not turned.
event-mass = Mass
    .tag = event
    .effect = 3 coins for each monk in the market.
    .body = Those who wait in the market when all have passed.
event-peregrination = Peregrination
    .tag = event
    .effect = The merchant may take a way for 2 coins.
    .body = One way of any kind, with a good if you like.
event-restoration = Restoration
    .tag = event
    .effect = Place tiles are turned back.
    .body = They can be used again from now on.
event-pilgrims-day = Pilgrim's Day
    .tag = event
    .effect = A monk and another for a citizen.
    .body = A neutral monk and another neutral follower of the market go to their piles.
event-market-day = Market Day
    .tag = event
    .effect = Two goods can be bought.
    .body = For their value in coins, one by one.
event-development-tax = Development Tax
    .tag = event
    .effect = Coins by your status.
    .body = As many coins as the chevrons you have passed, 1 to 6. Missing coins: see Torture.
event-assembly = Assembly
    .tag = event
    .effect = The Town Hall is closed this round.
    .body = Followers that stand there stay. The Gunpowder Tower still sends.
event-demolition = Demolition
    .tag = event
    .effect = The team gives up technology, or pays.
    .body =
        Two tiles go to the supply, three with 4 or 5 players. Instead of a tile the team pays 5 coins (ours: the print is not known). If it can't, all have lost.
        The start player decides, one tile or coin at a time.
event-donation = Donation
    .tag = event
    .effect = The team gets development, wine and coins.
    .body = Three development points, a wine and three coins. The start player decides who gets each.
event-drought = Drought
    .tag = event
    .effect = Four grain leave the map.
    .body = The start player chooses which.
event-earthquake = Earthquake
    .tag = event
    .effect = Five place tiles of the supply are gone.
    .body = The start player chooses which.
event-escape = Escape
    .tag = event
    .effect = The citizen of Le Blanc leaves.
    .body = If nobody has fetched it before.
event-good-trade = Good Trade
    .tag = event
    .effect = Three grain for 8 coins.
    .body = They go to the warehouse, also beyond what it needs. Nobody has to; without three grain in the market there is no trade. The start player says who pays.
event-good-winds = Good Winds
    .tag = event
    .effect = One merchant takes a waterway.
    .body = The start player says whose, with a good if there is one.
event-highwayman = Highwayman
    .tag = event
    .effect = Roads are closed this round.
    .body = Ships sail as ever.
event-progress = Progress
    .tag = event
    .effect = Everybody can build for 4 coins.
    .body = A trading station or tower where your merchant stands, with your own coins. Nobody has to.
event-reinforcement = Reinforcement
    .tag = event
    .effect = The walls need one more knight.
    .body = From now on to the end.
event-training = Training
    .tag = event
    .effect = Everybody takes a step on a track.
    .body = Of your choice, with what the step brings. No follower comes with it.
event-trip = Trip
    .tag = event
    .effect = Who is in Orléans pays 4 coins.
    .body = When all have passed, with their own coins. Who can't pay loses the game for all.
event-wool-market = Wool Market
    .tag = event
    .effect = The team buys or sells wool and brocade.
    .body = Wool for 2 coins, brocade for 3, three times in all. Who receives pays, who gives is paid. The start player says who, one at a time.
event-arson = Arson
    .tag = event
    .effect = The team gives up place tiles, or pays.
    .body =
        Two of the players' tiles leave the game, three with 4 or 5 players. Instead of a tile the team pays 6 coins. If it can't, all have lost.
        The start player decides, one tile or coin at a time.
event-bon-voyage = Bon Voyage
    .tag = event
    .effect = The merchant may take a way for 2 coins.
    .body = One way of any kind, with a good if you like.
event-famine = Famine
    .tag = event
    .effect = Everybody returns three followers.
    .body = Neutral ones of the bag, the market or places, of your choice. Who has fewer returns all of them. Tracks stay as they are.
event-fishing-grounds = Fishing Grounds
    .tag = event
    .effect = Coins by the boatmen's track.
    .body = 2, 3, 4 or 5 coins after one to four steps. Nothing before the first, and nothing at the end of the track.
event-pirates = Pirates
    .tag = event
    .effect = Wool and brocade leave the waterways.
    .body = What lies there goes back to the market.
event-raging-plague = Raging Plague
    .tag = event
    .effect = Each loses two followers from the bag.
    .body = Two are drawn when all have passed. Neutral ones go back to their piles.
event-rats = Rats
    .tag = event
    .effect = Cheese and grain leave the warehouse.
    .body = Two cheese and a grain, as far as they are there, go back to the market.
event-robbery = Robbery
    .tag = event
    .effect = Goods worth five, or a tower.
    .body = Goods are chosen one by one; a tower is gone with its station. Who has neither loses the game for all.
event-rome-calling = Rome Calling
    .tag = event
    .effect = Everybody returns a monk.
    .body = If somebody has none, or the team doesn't want to, a citizen that still waits leaves the game. The start player says which.
event-summoning = Summoning
    .tag = event
    .effect = Merchants return to Orléans.
    .body = Who pays five coins of their own stays.
event-witch-hunt = Witch Hunt
    .tag = event
    .effect = The team loses development or monks.
    .body = Six points, or a monk for each. If the team can't, all have lost. The start player decides, one at a time.
event-invasion = Invasion
    .tag = event
    .effect = The last round.
    .body = At its end all goals of the city and of every person must be met, or all have lost.

## Articles on scenarios

objectives = Objectives
    .tag = scenario
    .effect = What a scenario asks you to reach.
    .body = X shows them, with how far each has come. Some are met by themselves. Others are paid for in your own turn, and use up no action: GOALS on the board opens them when one can be met.
prosperity = Prosperity
    .tag = scenario
    .effect = 2 to 5 players, 16 rounds, most points.
    .body = A carpenter travels the map. Each player has one structure card in hand, hidden from the others, builds it on a goods tile of its town, and brings what it asks for. Only complete structures count. The events are known.
invasion = Invasion
    .tag = scenario
    .effect = 2 to 5 players together against the game.
    .body = Walls, citizens, treasury, warehouse, towers, and each one's own objective must be reached before the last round ends, or all have lost. There is no census. The start player decides for the team.
the-duel = The Duel
    .tag = scenario
    .effect = 2 players, 16 rounds, four objectives.
    .body = Who first meets all four wins; after round 16 who has met most. Who can't pay an event has lost. Starts in a town of choice, with chosen place tiles. No census, no torture. Ties: worth of goods, then coins.
the-dignitary = The Dignitary
    .tag = scenario
    .effect = Alone: 8 citizens in 16 rounds, 7 if easy.
    .body = Six wait in towns for your merchant. Seven more you place yourself before the game: on the development track, on tracks, on deeds. There are no goods. Keep coins for the dues of 5, 10 and 15.
capital-vierzon = Capital Vierzon
    .tag = scenario
    .effect = Alone: five objectives in 14 rounds.
    .body = Hard: one a round. Hardest: one a round, in their order. Paid ones are paid in your turn and take no action. The boatmen's citizen needs five boatmen: there are only four in the pile.
salesman = Salesman
    .tag = scenario
    .effect = Alone: five deliveries in 15 rounds.
    .body = Each round food or coins must be paid, or all is lost: one food or two coins, from round 11 two food or four coins. Hard: one delivery a round. Hardest: one a round, in their order.
bookkeeping = Bookkeeping
    .tag = goal
    .effect = The Duel: status 3.
    .body = Two chevrons of the development track, at 4 and 9. Met by itself.
three-branches = Three branches
    .tag = goal
    .effect = The Duel: three trading stations.
    .body = One of them in a town without waterways. Met by itself.
wine = Wine
    .tag = goal
    .effect = The Duel: three wine to Châtellerault.
    .body = Your merchant must be there, in your turn. The wine goes back to the market.
your-lady = Your lady
    .tag = goal
    .effect = The Duel: three cloth to Orléans.
    .body = Wool and brocade, at least one brocade. Your merchant must be there, in your turn.
builder = Builder
    .tag = goal
    .effect = Vierzon: 10 coins before round 9.
    .body = All at once, in your turn. Later it can't be met any more.
fortress = Fortress
    .tag = goal
    .effect = Vierzon: 25 coins.
    .body = All at once, in your turn.
company = Company
    .tag = goal
    .effect = Vierzon: a trading station in Loches.
    .body = Met by itself, or on the hard level in a round without another one.
capital = Capital
    .tag = goal
    .effect = Vierzon: 28 points of development.
    .body = Trading stations and citizens, times the status. Met by itself, or on the hard level in a round without another one.
materials = Materials
    .tag = goal
    .effect = Vierzon: goods worth 12.
    .body = Your merchant must be in Vierzon, in your turn. You choose the goods one by one.
wool-to-bourges = Wool to Bourges
    .tag = goal
    .effect = Salesman: three wool.
    .body = Your merchant must be in Bourges, in your turn. The goods go back to the market.
a-set-to-chartres = A set to Chartres
    .tag = goal
    .effect = Salesman: one good of each type.
    .body = Grain, cheese, wine, wool and brocade. Your merchant must be in Chartres.
food-to-vendome = Food to Vendôme
    .tag = goal
    .effect = Salesman: two cheese and two wine.
    .body = Your merchant must be in Vendôme, in your turn.
grain-to-tours = Grain to Tours
    .tag = goal
    .effect = Salesman: three grain.
    .body = Your merchant must be in Tours, in your turn.
brocade = Brocade
    .tag = goal
    .effect = Salesman: one brocade to Argenton.
    .body = Your merchant must be in Argenton, in your turn.
waiting-citizens = Waiting citizens
    .tag = goal
    .effect = Dignitary: where citizens wait.
    .body = In a town the merchant takes it as he comes; on development at its space, on the knights' track at the fourth step, on a deed with the last follower. On the boatmen's track at the fifth step, which can't be reached: there are only four boatmen in the pile.
city-walls = City walls
    .tag = goal
    .effect = Invasion: knights for the walls.
    .body = Sent by the Town Hall. 5, 8, 10 or 13 with 2, 3, 4 or 5 players; one more after the Reinforcement.
citizens = Citizens
    .tag = goal
    .effect = Invasion: citizens of the team.
    .body = 7, 8, 9 or 10 with 2, 3, 4 or 5 players. They wait on tracks, in Le Blanc, on the achievements, for each pile of food that is emptied, and for all six tracks at their end, whoever is there.
treasury = Treasury
    .tag = goal
    .effect = Invasion: coins of the team.
    .body = Sent by the Guild House. 30, 40, 50 or 50 with 2, 3, 4 or 5 players.
warehouse = Warehouse
    .tag = goal
    .effect = Invasion: grain, cheese and wine.
    .body = 6, 10, 12 or 14 grain with 2, 3, 4 or 5 players; 3, 5, 6 or 7 of cheese and of wine. Sent by the Vehicle. Never more than is needed, but by a Good Trade.
towers = Towers
    .tag = goal
    .effect = Invasion: thirteen towers.
    .body = A trading station in a town at the edge of the map is a tower. With two players seven stand from the start, with three players three.
achievements = Achievements
    .tag = goal
    .effect = Invasion: five works of the city.
    .body = Catapult: 3 technology. Smithy: 10 coins. Store: 2 wool, 1 brocade. Infirmary: 2 scholars, farmer, boatman. Camp: 2 craftsmen, 2 traders, farmer. Each brings the team a citizen. All but the technology is ours: the print is not known.
librarian = Librarian
    .tag = person
    .effect = Status 5, Loches, four place tiles.
    .body = Status 5 is at 22 of the development track. A trading station in Loches.
scholar-person = Scholar (person)
    .tag = person
    .effect = The end of development, four stations.
    .body = Space 30. Towers do not count as stations.
mayor = Mayor
    .tag = person
    .effect = Ten coins and two citizens.
    .body = When the Mayor gains a citizen on a track or in Le Blanc it may be kept, two in all. Those count for the Mayor, not for the city.
general = General
    .tag = person
    .effect = All knights, four technology tiles.
    .body = The end of the knights' track: five steps.
fisherman = Fisherman
    .tag = person
    .effect = All boatmen, four monks, two wool.
    .body = The end of the boatmen's track: five steps. Monks in bag, market and on spaces count.
merchant = Merchant
    .tag = person
    .effect = Wool, brocade and coins worth 50.
    .body = Wool counts 4, brocade 5, a coin 1.
councilman = Councilman
    .tag = person
    .effect = A full assembly hall.
    .body = One follower of each kind, sent by the Town Hall.
innkeeper = Innkeeper
    .tag = person
    .effect = Food worth 16, two inns.
    .body = Grain 1, cheese 2, wine 3. Trading stations in Châteaudun and Châteauroux.
estate-manager = Estate Manager
    .tag = person
    .effect = Dues in every round.
    .body = By round, after the event: 2 coins, grain, 2 coins, grain, 2 development; cheese, 3 coins, farmer, wine, technology; 4 coins, wool, station, boatman, 5 coins; place tile, brocade, 3 development. Followers from the market. Unpaid, all have lost.
cathedral-school = Cathedral School
    .tag = structure
    .effect = Near Chartres: 9 points.
    .body = One scholar, one monk. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
toll-house = Toll House
    .tag = structure
    .effect = Near Étampes: 11 points.
    .body = One trader, one knight, 2 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
fairground = Fairground
    .tag = structure
    .effect = Near Le Mans: 13 points.
    .body = One boatman, two traders, one cheese. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
watchtower = Watchtower
    .tag = structure
    .effect = Near Châteaudun: 8 points.
    .body = One craftsman, one knight. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
tannery = Tannery
    .tag = structure
    .effect = Near Montargis: 12 points.
    .body = One farmer, one craftsman, one wool. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
abbey = Abbey
    .tag = structure
    .effect = Near Vendôme: 13 points.
    .body = One farmer, one monk, one wine. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
court-kitchen = Court Kitchen
    .tag = structure
    .effect = Near Blois: 9 points.
    .body = Two farmers, one trader. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
lock = Lock
    .tag = structure
    .effect = Near Briare: 9 points.
    .body = Two boatmen, one craftsman. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
mint = Mint
    .tag = structure
    .effect = Near Tours: 15 points.
    .body = One craftsman, one trader, one knight, 4 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
fortress-b = Fortress
    .tag = structure
    .effect = Near Chinon: 12 points.
    .body = One craftsman, two knights. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
mill = Mill
    .tag = structure
    .effect = Near Montrichard: 9 points.
    .body = One farmer, one boatman, one grain. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
forge = Forge
    .tag = structure
    .effect = Near Vierzon: 10 points.
    .body = Two craftsmen, one knight. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
library-hall = Library Hall
    .tag = structure
    .effect = Near Loches: 12 points.
    .body = Two scholars, 2 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
cloth-hall = Cloth Hall
    .tag = structure
    .effect = Near Bourges: 15 points.
    .body = One craftsman, one trader, one brocade. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
wine-cellars = Wine Cellars
    .tag = structure
    .effect = Near Sancerre: 12 points.
    .body = One farmer, one boatman, one wine. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
armoury = Armoury
    .tag = structure
    .effect = Near Châtellerault: 17 points.
    .body = Two knights, one scholar, 3 coins. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
hermitage = Hermitage
    .tag = structure
    .effect = Near Le Blanc: 12 points.
    .body = One scholar, one monk, one grain. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
vineyard-card = Vineyard (card)
    .tag = structure
    .effect = Near Châteauroux: 14 points.
    .body = Two farmers, one boatman, one wine. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
shipyard = Shipyard
    .tag = structure
    .effect = Near Nevers: 13 points.
    .body = Two boatmen, one craftsman, one trader. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
silk-works = Silk Works
    .tag = structure
    .effect = Near Argenton: 18 points.
    .body = One craftsman, one trader, one scholar, one brocade. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
dairy = Dairy
    .tag = structure
    .effect = Near La Châtre: 16 points.
    .body = Three farmers, two cheese. They are sent by the Town Hall; goods and coins are laid beside it in your turn.
priory = Priory
    .tag = structure
    .effect = Near S.-Amand: 13 points.
    .body = Two monks, one cheese. They are sent by the Town Hall; goods and coins are laid beside it in your turn.

## The guide

guide-followers-and-places = FOLLOWERS AND PLACES
    .body =
        You gather followers in a bag, draw some each round, and put them on places. A place with all its followers brings new ones, goods, coins, trips over the map, stations or development.

        After 18 rounds coins, goods, and stations and citizens times your status are your points.
guide-a-round = A ROUND
    .body =
        1 An event is turned over: the bar shows its cost at the end.
        2 Census: the only leader in farmers gets a coin; of three or more the only last pays one.
        3 All draw and plan.
        4 All act in turn, one place at a time, until all have passed.
        5 The event. The next one starts.
guide-draw-and-plan = DRAW AND PLAN
    .body =
        A draws all; LEFT draws fewer, and for each one less a follower may come back from a place.

        The cursor waits on a place that you can fill: A puts each follower. UP to the market: A takes a follower in the hand, and marks where it may stand.

        DONE ends it. B takes back.
guide-act = ACT
    .body =
        Whole places have a golden frame, white if you can use them now. The strip tells what each brings, with its points behind the star.

        Some ask more: the Village whom, Ship and Wagon which way and good, the Town Hall which deed.

        PASS when you want no more this round: whole places stay whole.
guide-followers-and-tracks = FOLLOWERS AND TRACKS
    .body =
        Each new follower moves you on its track, and brings more each time:
        farmer a good, boatman coins, craftsman technology, trader a place tile, knight one more draw, scholar development.
        Monks stand in for everybody.

        X shows the map, then the tracks.
guide-the-map = THE MAP
    .body =
        Ship and Wagon move your merchant one way and take a good. The Guildhall builds a station where he stands: one in a town, in Orléans one each.

        X shows the map: the cursor goes along the ways, A shows names.
guide-deeds-and-technology = DEEDS AND TECHNOLOGY
    .body =
        The Town Hall sends one or two followers for good to deeds. Each brings coins at once, the last one the citizen. Your own colour can't go.

        A craftsman brings technology: a space filled for ever, the first a farmer's.

        A trader brings a place tile: one more place on your board.
guide-first-aims = FIRST AIMS
    .body =
        Begin with farmers, a boatman and a knight or two: more draws make everything faster. Keep a food for the Harvest.

        Scholars raise your status, and it multiplies stations and citizens. Followers that you need no longer go to deeds: they bring coins, make the bag lean, and the last one a citizen.

## Leaves

leaf-what-it-is-about-title = WHAT IT IS ABOUT
leaf-what-it-is-about-1 = You lead a house of merchants in France. Most points win.
leaf-what-it-is-about-2 = It ends after 18 rounds.
leaf-what-it-is-about-3 = Stations and citizens count times your status.
leaf-what-it-is-about-4 = Coins and goods count, too.
leaf-what-it-is-about-5 = Draw followers, put them on places, use these: that is all.
leaf-prosperity-title = PROSPERITY
leaf-prosperity-1 = Complete structures in many towns, and have most points.
leaf-prosperity-2 = It ends after 16 rounds; all events are known.
leaf-prosperity-3 = The Carpenter goes to the town of your card, and builds.
leaf-prosperity-4 = Then the Town Hall sends it followers.
leaf-prosperity-5 = Goods and coins are laid beside it. X shows the cards.
leaf-invasion-title = INVASION
leaf-invasion-1 = All together: walls, citizens, treasury, food and 13 towers.
leaf-invasion-2 = All by round 18, with four or five players by round 16, or all lose.
leaf-invasion-3 = Everybody has an objective of their own: X shows it.
leaf-invasion-4 = Vehicle, Guild House and Hostel help others.
leaf-invasion-5 = Keep coins for events: who can't pay loses for all.
leaf-the-duel-title = THE DUEL
leaf-the-duel-1 = Reach four objectives before the other: X shows them.
leaf-the-duel-2 = It ends after 16 rounds, or when somebody can't pay an event.
leaf-the-duel-3 = Three stations, one inland, and status 3.
leaf-the-duel-4 = Three wine to Châtellerault, three cloth to Orléans.
leaf-the-duel-5 = First choose a town to start in, near goods.
leaf-the-dignitary-title = THE DIGNITARY
leaf-the-dignitary-1 = Collect eight citizens; seven if it is easy.
leaf-the-dignitary-2 = It ends after 16 rounds.
leaf-the-dignitary-3 = Six wait in towns: the Stage Coach takes any way.
leaf-the-dignitary-4 = Seven more you place first, on tracks and deeds.
leaf-the-dignitary-5 = Dues of 5, 10, 15 coins come in rounds 7, 11, 16.
leaf-capital-vierzon-title = CAPITAL VIERZON
leaf-capital-vierzon-1 = Make Vierzon the capital: five objectives. X shows how far.
leaf-capital-vierzon-2 = It ends after 14 rounds: all five must be met.
leaf-capital-vierzon-3 = First 10 coins before round 9, later 25.
leaf-capital-vierzon-4 = A station in Loches, and development 28.
leaf-capital-vierzon-5 = Goods worth 12 to Vierzon. GOALS on the board pays.
leaf-travelling-salesman-title = TRAVELLING SALESMAN
leaf-travelling-salesman-1 = Make five deliveries to five towns: X shows them.
leaf-travelling-salesman-2 = It ends after 15 rounds, or when you can't pay.
leaf-travelling-salesman-3 = Each round costs a food or 2 coins, from 11 on twice that.
leaf-travelling-salesman-4 = So begin with farmers: they bring food.
leaf-travelling-salesman-5 = Then gather the goods, and travel with them.

## The guided first game

lesson-1 = The first of 18 rounds, its event before it, and your points.
    .asks = go on (the menu leads out)
lesson-2 = In the market: a farmer, a boatman, a craftsman and a trader, your first followers.
    .asks = go on
lesson-3 = Each place wants followers of its own. White frame: all that it wants are here.
    .asks = down to the Castle
lesson-4 = It wants three, and brings a knight. Knights travel, and let you draw one more.
    .asks = put the farmer
lesson-5 = One of three stands there. The strip says who comes next.
    .asks = put the boatman
lesson-6 = And the last one.
    .asks = put the trader
lesson-7 = Golden frame: the place is whole. The craftsman waits in the market for a later round.
    .asks = end your plan
lesson-8 = The computer has planned too. Now both act in turn, one place at a time.
    .asks = use the Castle
lesson-9 = All went into the bag, beside your coins, and a knight with them. Nothing else is whole.
    .asks = end your turn
lesson-10 = Round 2, and the other player begins. Its event, an income, comes at its end.
    .asks = go on
lesson-11 = Every round begins at the bag: four followers are in it, and you may draw five.
    .asks = draw them
lesson-12 = Five followers: enough for two places.
    .asks = put the boatman
lesson-13 = The Farm House brings a farmer and a good.
    .asks = put the craftsman
lesson-14 = The cursor goes on to what you can fill. The Wagon wants a farmer, a trader, a knight.
    .asks = put the farmer
lesson-15 = It moves your merchant over the map.
    .asks = put the trader
lesson-16 = The knight that you hired last round.
    .asks = put the knight
lesson-17 = Two whole places.
    .asks = end the plan
lesson-18 = Two whole places: you choose which comes first.
    .asks = right to the Wagon
lesson-19 = A place that asks more opens its own screen: here the map.
    .asks = use the Wagon
lesson-20 = Your merchant is in Orléans. Each way has goods; the cursor is on brocade, worth 5 points.
    .asks = travel, and take it
lesson-21 = One good lies with you. The computer has nothing left to use, so it is your turn again.
    .asks = use the Farm House
lesson-22 = A farmer, a good and a point came. Before you pass: X looks around.
    .asks = look at the map
lesson-23 = Where everybody stands, and the goods that still lie on the ways.
    .asks = on to the tracks
lesson-24 = Each new follower moves you along its track: the next one brings what is framed.
    .asks = on to your status
lesson-25 = Development: stations and citizens count as often as the last chevron says.
    .asks = on to the deeds
lesson-26 = The Town Hall sends followers here, for good. Coins come, and for the last one a citizen.
    .asks = back to your board
lesson-27 = That is a round. From now on you decide, until the end. A tip comes now and then.
    .asks = pass, and play on
tip-1 = Three rounds are left. Build stations, end deeds, take goods: followers count nothing.
tip-2 = The event stands above, before the round. It comes when all have passed.
tip-3 = Wagon and Ship travel: a good on the way is worth 1 to 5 points at the end.
tip-4 = The Guildhall builds a station where your merchant is. It counts as often as your status.
tip-5 = The University brings scholars, scholars development: its chevrons raise your status.
tip-6 = More knights draw more followers: the Castle again makes every round larger.
tip-7 = The Town Hall sends followers away to deeds. Coins come, and a citizen for the last.
tip-8 = Traders bring place tiles, craftsmen technology, which fills a space for good.
tip-9 = The Monastery brings monks: they stand in for anybody.
tip-10 = A harvest ends this round. Have a food, from the Farm House: else it costs 5 coins.

## Signs in a line, and counted things

-coin = {"\u0001"}
-book = {"\u0002"}
-citizen = {"\u0003"}
-star = {"\u0004"}

# $coins (number)
count-coins =
    { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
# Technology tiles in one word.
# $gears (number)
count-gears =
    { $gears ->
        [one] 1 gear
       *[other] { $gears } gears
    }
# Place tiles in one word.
# $tiles (number)
count-tiles =
    { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
# $monks (number)
count-monks =
    { $monks ->
        [one] 1 monk
       *[other] { $monks } monks
    }
# $steps (number) along the ways of the map
count-steps =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
# $points (number)
count-development = { $points } development
# $count (number)
# $all (number)
count-of = { $count } of { $all }
# $signs (text) numbers and signs
missing-signs = missing { $signs }

## The boards

# On the map, where names stand close together.
map-montrichard = Montrich.
map-chatellerault = Châtell.
map-chateauroux = Châteaur.
# On a place without spaces: six letters.
place-rule = rule
# Beside a track: no step is left.
track-end = end
# On a deed: it is complete.
deed-done = done
# On a place tile that left the game: seven letters.
tile-gone = gone

## Everybody side by side

players-order = order
# Before the sign of a station, and who has most of them.
players-most = most
# Below the bars of the tracks, from farmer to scholar.
track-letter-1 = F
track-letter-2 = B
track-letter-3 = C
track-letter-4 = T
track-letter-5 = K
track-letter-6 = S

## The event of the round

no-event-yet = No event yet
still-to-come = still to come
# $stack (text) A, B or C
# $rounds (number) that take their event from it
next-of-stack = next: one of stack { $stack }, { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }

# What the event does: two lines of 27 letters, a sign counts as two.
card-pilgrimage =
    No monks are gained
    this round
card-plague =
    A follower is drawn from
    each bag and lost
card-taxes =
    1 coin for each 3 goods,
    when all have passed
# $coins (number)
card-trading-day =
    { $coins }{ -coin } for each
    trading station
# $times (number)
card-income =
    { $times ->
        [one] As many coins as the
       *[other] Coins: { $times } times the
    }
    development status
card-harvest =
    1 food of each player,
    or 5 coins
card-conference =
    No scholars are gained
    this round
card-strike =
    No craftsmen are gained
    this round
card-crusade =
    No knights are gained
    this round
# $coins (number)
card-dues =
    { count-coins }, when all
    have passed
# $coins (number)
card-technology-tax =
    { $coins }{ -coin } for each
    technology tile
card-sabotage =
    Places with technology
    can't be used
card-axle-fracture =
    The Stage Coach
    can't be used
card-amnesty =
    A new follower may be
    placed at once
# $goods (number)
card-goods-tax =
    { $goods ->
        [one]
            A coin for every good
            that you have
       *[other]
            A coin for every
            { $goods } goods
    }
card-storm =
    The merchant can't move
    this round
card-banishment =
    Two of those drawn go
    back to the bag
card-feeding =
    1 food or 2 coins,
    or all is lost
card-great-feast =
    2 food or 4 coins,
    or all is lost
card-town-meeting =
    A citizen can be bought
    for 3 coins
card-trade =
    A good can be exchanged
    for another
card-cheese-day =
    A cheese is paid,
    or all is lost
card-quick-travel =
    The merchant may move,
    a coin for each way
# $worth (number)
card-dues-in-kind =
    Goods and coins worth
    { $worth }, or all is lost
card-harvest-of-two =
    2 food of each player,
    or all is lost
card-journey-home =
    The merchants return
    to Orléans
card-support =
    A drawn follower brings
    its like, and a step
card-indulgence =
    A monk can be bought
    for 4 coins
card-riots =
    A knight of each player,
    or 5 coins
card-bribe =
    A citizen can be bought
    for 4 coins
card-firestorm =
    All place tiles are
    turned over
card-mass =
    3 coins for each monk
    in the market
card-peregrination =
    The merchant may take
    a way for 2 coins
card-restoration =
    Place tiles are
    turned back
card-pilgrims-day =
    A monk and another for
    a citizen
card-market-day =
    Two goods can be bought
card-development-tax =
    As many coins as the
    development status
card-assembly =
    The Town Hall can't be
    used this round
# $tiles (number)
# $coins (number) for each that is not given
card-demolition =
    Team: { $tiles } technology tiles
    or { $coins }{ -coin } each
card-donation =
    The team gets 3 devel-
    opment, 1 wine, 3 coins
card-drought =
    4 grain leave the map,
    as the team chooses
card-earthquake =
    5 place tiles can't be
    taken any more
card-escape =
    The citizen of Le Blanc
    leaves, if it waits
card-good-trade =
    8 coins of the team
    for 3 grain in store
card-good-winds =
    One merchant may take
    a waterway
card-highwayman =
    Roads are closed
    this round
card-progress =
    A station or tower where
    you are, for 4 coins
card-reinforcement =
    One more knight for
    the city walls
card-training =
    A step on a track,
    without a follower
card-trip =
    In Orléans: 4 coins,
    or all have lost
card-wool-market =
    3 trades of the team:
    wool 2, brocade 3 coins
# $tiles (number)
# $coins (number) for each that is not given
card-arson =
    Team: { $tiles } place tiles
    or { $coins }{ -coin } each
card-bon-voyage =
    The merchant may take
    a way for 2 coins
card-famine =
    Each returns 3 neutral
    followers of choice
card-fishing-grounds =
    Coins by the boatmen's
    track, none at its end
card-pirates =
    Wool and brocade leave
    all waterways
card-raging-plague =
    Two followers are drawn
    from each bag and lost
card-rats =
    2 cheese and 1 grain
    leave the warehouse
card-robbery =
    Each: goods worth 5 or a
    tower, or all have lost
card-rome-calling =
    A monk of each, or a
    waiting citizen goes
card-summoning =
    Merchants go to Orléans,
    or stay for 5 coins
card-witch-hunt =
    The team loses 6 devel-
    opment, or monks for it
card-invasion =
    All goals must be met
    at the end of the round

# What a player could give for the team: some 20 letters.
# $gears (number)
# $coins (number)
share-gears = { count-gears }, { count-coins }
# $tiles (number)
# $coins (number)
share-tiles = { count-tiles }, { count-coins }
# $points (number) development
# $monks (number)
share-development = { $points } dev., { count-monks }
share-ready = ready
share-not-ready = not ready
# The team decides, whatever the player has.
share-team = the team

## The end of a round

# $round (number)
round-over = ROUND { $round } IS OVER
event-changed-nothing = Its event changed nothing.
# $round (number) that begins
# $rounds (number) of the game
round-of = Round { $round } of { $rounds }
# Before what the event of the round will do.
for-you-now = for you now

## What is left

stock-followers = followers to recruit
stock-goods = goods
stock-on-the-map = on the map
stock-market = market
stock-tiles-one = place tiles I
stock-tiles-two = place tiles II
stock-technology = technology tiles
stock-citizens = citizens that wait

## Goals: what the page is called, six letters

page-cards = cards
page-city = city
page-goals = goals

## Goals: what each asks for, 16 letters

# $count (number)
goal-branches = { $count } branches
# $town (noun)
goal-cloth = Cloth: { $town }
# $status (number)
asks-status = status { $status }
asks-inland = one inland
# $town (noun)
asks-station = station { $town }
# $points (number)
asks-development = development { $points }
# $coins (number)
# $round (number)
asks-coins-before = { $coins } before round { $round }
# $coins (number)
asks-coins = { $coins } coins at once
# $count (number) of wool and brocade
asks-cloth = { $count }, one brocade
# $town (noun)
# $worth (number)
asks-worth = { $town } worth { $worth }

## Goals: what the strip says

goal-met = met
goal-now = A meets it now
goal-in-turn = can be met in your turn
# $count (number)
goal-missing = { $count } missing
# $steps (number)
# $town (noun)
goal-from = { count-steps } from { $town }
# $count (number)
goal-missing-here = { $count } missing, you are there
# $count (number)
# $steps (number)
goal-missing-away = { $count } missing, { count-steps } away
goal-none-inland = none of them inland
goal-build-here = you are there: build
# $steps (number)
goal-away = { count-steps } away

## The citizens of the Dignitary

citizens-in-towns = towns: the merchant takes it
citizens-placed = placed by you at the start
# Where one waits: ten letters.
spot-knights = knights
spot-boatmen = boatmen
# $space (number)
spot-space = space { $space }
# $spot (noun)
citizen-taken = { $spot }: taken
# $town (noun)
# $steps (number)
citizen-away = { $town }: { count-steps } away
# $spot (noun)
citizen-at-end = { $spot }: end of the track
# $deed (noun)
# $count (number) followers
citizen-wanted = { $deed }: { $count } wanted
# $space (number)
# $now (number)
citizen-development = Development space { $space }, now { $now }
# $rounds (number)
# $citizens (number)
citizens-to-go =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }, { $citizens ->
        [one] 1 citizen
       *[other] { $citizens } citizens
    } to go

## The city

# Seven letters each.
work-1 = catap.
work-2 = smithy
work-3 = cloth
work-4 = infirm.
work-5 = camp
# $goal (noun)
city-reached = { $goal }: reached
# $goal (noun)
# $count (number)
city-short = { $goal }: { $count } missing
# How each goal of the city is reached.
city-how-1 = knights by the Town Hall
city-how-2 = where they wait
city-how-3 = coins by the Guild House
city-how-4 = food by the Vehicle
city-how-5 = stations in outer towns
# $achievement (noun)
achievement-open = { $achievement }: the last gets { -citizen }
achievement-done = done
# $count (number)
missing-technology = missing { $count } technology
# What a person wants, in a word.
want-status = status
want-space = space
want-boats = boats
want-knights = knights
want-stations = stations
want-inns = inns
want-tiles = tiles
want-gears = gears
want-coins = coins
want-citizens = citizens
want-monks = monks
want-wool = wool
want-food = food
want-worth = worth
want-assembly = assembly
want-dues = dues paid
# $what (noun) a town, or one of the words above
# $have (number)
# $need (number)
want-progress = { $what } { $have }/{ $need }
# $player (text)
# $person (noun)
city-person = { $player }: { $person }
# No person is chosen yet.
# $player (text)
city-nobody = { $player }:
# $person (noun)
# $due (text)
manager-pays = { $person } pays { $due }
# $have (number)
manager-lacks = has { $have }: unpaid, all lose
# $have (number)
manager-has = after the event; has { $have }

## Structures

structure-in-hand = in hand
structure-no-card = no card in hand
# Nobody knows which.
structure-unknown = a structure
structure-card = Card
# $player (text)
# $structure (noun)
# $points (number)
structure-of = { $player }: { $structure }, { $points } points
# $structure (noun)
# $points (number)
structure-own = { $structure }: { $points } points
# $structure (noun)
# $points (number)
structure-offered = { $structure }, { $points } points
# $town (noun)
structure-build = build near { $town }
structure-none = No structure card
structure-source = the Scriptorium brings one
# $needs (text) numbers and signs
# $town (noun)
structure-cost = { $needs }, { $town }

## Scores: 16 letters

score-stations = stations
score-citizens = citizens
# What comes before is multiplied by it.
score-status = x status
score-grain = grain
score-cheese = cheese
score-wine = wine
score-wool = wool
score-brocade = brocade
score-space = space
score-unpaid = could not pay
score-walls = walls
score-treasury = treasury
score-warehouse = warehouse
score-towers = towers
score-own-goal = own goal
score-missing-1 = knights missing
score-missing-2 = citizens missing
score-missing-3 = coins missing
score-missing-4 = food missing
score-missing-5 = towers missing

## How a game ended

won-by-goals = You have won!
# $count (number) goals
lost-by-goals = Lost: { $count } missing
city-saved = The city is saved!
# $goals (text) up to three, as in the scores
city-lost = Lost: { $goals }
# $count (number)
# $all (number)
city-lost-by-many = Lost: { $count } of { $all } goals are missing
shared-victory = shared victory
tie-by-goods = tie: worth of goods
tie-by-coins = tie: more coins
tie-by-development = tie: further in development

## Choices: who asks, where it is neither a place nor an event

asker-goal = Goal

## Choices: what is asked, 22 letters

ask-choose = Choose
ask-recruit = Recruit one
ask-send = Town Hall: send one
ask-send-tower = Tower: send one
# $left (number)
ask-trade = Trade: { $left } left
ask-swap = Two goods for 1
ask-pharmacy = How many coins?
ask-vineyard = Buy a wine?
ask-sacristy = Cancel the event?
# $food (number)
ask-food = { $food } food: pay with
# $left (number)
ask-worth = Worth { $left }: pay with
# $left (number)
ask-banish = Banish { $left }
ask-start = Start in
ask-settle = A citizen to
# $count (number)
ask-tiles-one = Choose { $count } of I
# $count (number)
ask-tiles-two = Choose { $count } of II
# $one (number)
# $two (number)
ask-tiles = { $one } of I, { $two } of II
ask-amnesty = Put the new one
# $coins (number)
ask-way = { count-coins }: go to
ask-bonus = Choose a bonus
ask-exchange = Exchange
ask-more = More
# $left (number)
ask-cloth = Deliver { $left } cloth
# $left (number)
ask-unequip = Give { $left } gears
ask-offer = The event offers
ask-keep = Keep one card
ask-scriptorium = What does it bring?
ask-give = Give one of these
ask-pilgrims-day = With a monk goes
# $left (number)
ask-buy = Buy, { $left } left
# $left (number)
ask-ship = Send, { $left } left
ask-host = Lend a follower
ask-lodge = To which space?
ask-palatinate = Use a place of
ask-mayor = Keep a citizen?
# $gears (number)
ask-team-gears = Team: { count-gears }
# $tiles (number)
ask-team-tiles = Team: { count-tiles }
# $coins (number)
ask-team-coins = Team: { count-coins }
# $good (noun)
# $coins (number)
ask-coins-for = { $good }: { count-coins }
# $good (noun)
ask-sell = Sell your { $good }?
ask-mark = Meet one now?
# $left (number)
ask-grant = Team gets { $left }
# $left (number)
ask-drought = { $left } grain go
# $tiles (number)
ask-earthquake = { count-tiles } to go
ask-winds = Who sails?
# $left (number)
ask-wool-market = Trade, { $left } left
# $left (number)
ask-witch-hunt = Team loses { $left }
ask-forgo = Who goes?
ask-training = A step on a track
# $left (number)
ask-famine = Return { $left }
ask-due = Pay with
ask-character = Who are you?
# $debt (number)
ask-torture = { $debt } short: give
# Where the list is longer than the screen: what its last row is.
# $choice (noun)
last-row = last row: { $choice }

## Choices: rows, 27 letters

# $good (noun)
choice-buy = Buy { $good }
# $good (noun)
choice-sell = Sell { $good }
# $give (noun)
# $take (noun)
choice-exchange = { $give } for { $take }
# $count (number)
# $give (noun)
# $take (noun)
choice-swap = { $count } { $give } for { $take }
choice-nothing = Nothing
choice-stock = Station, not built
# $town (noun)
choice-station = Station { $town }
choice-follower = Follower of the bag
# $place (noun)
choice-gear = Gear { $place }
choice-buy-wine = Buy a wine
choice-mayor = The Mayor keeps it
choice-coins-instead = Pay coins instead
choice-cancel = Cancel the event
choice-any-way = Any way
# $kind (noun)
# $to (noun)
choice-send = { $kind } to { $to }
to-the-walls = the walls
to-the-assembly = the assembly
# $town (noun)
# $follower (noun)
choice-carpenter = { $town }, { $follower }
# $town (noun)
choice-build = Build towards { $town }
# On the second good of the way.
# $town (noun)
choice-build-second = Build towards { $town }, 2nd
choice-renew = Two new cards
# $good (noun)
# $structure (noun)
choice-furnish = { $good } to { $structure }
# $structure (noun)
choice-furnish-coin = Coin to { $structure }
# $follower (noun)
choice-from-bag = { $follower }, bag
# $follower (noun)
choice-from-market = { $follower }, market
# $follower (noun)
# $place (noun)
choice-from-place = { $follower }, { $place }
to-warehouse = warehouse
to-treasury = treasury
# $good (noun)
# $to (noun)
choice-ship = { $good } to { $to }
# $good (noun)
# $player (text)
choice-ship-player = { $good } to { $player }
# $coins (number)
# $to (noun)
choice-donate = { count-coins } to { $to }
# $coins (number)
# $player (text)
choice-donate-player = { count-coins } to { $player }
# $follower (noun)
# $player (text)
choice-host = { $follower } to { $player }
# $place (noun)
# $player (text)
choice-borrow = { $place } of { $player }
choice-catapult = Technology to catapult
# $player (text)
choice-coin = { $player }: a coin
# $player (text)
# $place (noun)
choice-player-gear = { $player }: gear { $place }
# $player (text)
# $tile (noun)
choice-tile = { $player }: { $tile }
# $player (text)
choice-player-development = { $player }: development
# $player (text)
choice-monk = { $player }: a monk
# $player (text)
choice-wine = { $player }: a wine
# $player (text)
# $good (noun)
choice-player-buys = { $player } +{ $good }
# $player (text)
# $good (noun)
choice-player-sells = { $player } -{ $good }
# $player (text)
# $town (noun)
choice-player-sails = { $player } to { $town }
# $way (number)
# $space (number)
choice-drought = Grain, way { $way } { $space }
choice-go-on = Go on
# $place (noun)
# $kind (noun) whom the space asks for
choice-space = { $place }: { $kind }

## Choices: where a citizen waits

waits-knights = Knights' track
waits-boatmen = Boatmen's track
waits-farmers = Farmers' track
waits-stations = Most stations
# $good (noun)
waits-pile = Pile of { $good }
# $space (number)
waits-development = Development { $space }

## Choices: what the event offers

# $coins (number)
# $grain (number)
accept-grain = { $coins } coins for { $grain } grain
accept-stay = Pay, and stay here
accept-monks = A monk of each
accept-build = Build here
accept-monk = A monk
accept-citizen = A citizen

## Choices: how to do without, 23 letters

decline-enough = Enough
decline-no-more = No more
decline-no = No
decline-to-orleans = Go to Orléans
decline-citizen-goes = A waiting citizen goes
decline-wine = No wine
decline-keep = Keep it
decline-not-now = Not now
decline-bear = Bear it

## Choices: beside a row

# How many there are of what is given.
# $count (number)
have-of = of { $count }
# $step (number) of the track
have-step = step { $step }
# What a follower brings.
brings-technology = technology
brings-place = a place
# A merchant who takes no good.
brings-empty = empty

## The dial

dial-draw = Draw
# How many followers may come back from places.
# $count (number)
dial-back = { $count } back

## What a place does, 20 letters

# $coins (number)
# $points (number)
effect-coins-and-development = { $coins } coins, { $points } dev.
# $coins (number)
effect-any-way = any way, { $coins } coins
effect-farmer = a farmer
effect-farmer-and-good = a farmer and a good
effect-village = recruit one of three
effect-scholar = a scholar
effect-knight = a knight
effect-monk = a monk
effect-waterway = one waterway
effect-road = one road
effect-station = a trading station
effect-deeds = followers to deeds
effect-grain = 1 grain
effect-cheese = 1 cheese
effect-wine = 1 wine
effect-wool = 1 wool
effect-brocade = 1 brocade
effect-hospital = coins by status
effect-sacristy = cancels an event
effect-herb-garden = boatmen stand in
# $drawn (number)
# $put (number)
effect-bathhouse = draw { $drawn }, put { $put }
effect-office = coins by stations
effect-pharmacy = coins to development
effect-school = scholars stand in
effect-tower = market to deeds
effect-laboratory = technology
# $goods (number)
effect-market-stand = trade { $goods } goods
# $goods (number)
effect-black-market = { $goods } goods for 1
# $points (number)
effect-depot = { $points } points a set
effect-tavern = share towns
effect-vineyard = wine by stations
effect-well = repeats a place
effect-bourgeois-house = a citizen for a bonus
effect-carpenter = moves and builds
effect-vehicle = sends goods
effect-guild-house = sends coins
effect-hostel = lends a follower
effect-palatinate = uses another's place
