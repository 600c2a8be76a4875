### What The Castles of Burgundy says.

# The name of the game: at most 22 letters.
game = Castles of Burgundy

## Words for the result of a game alone, from the worst: ours

grade-1 = 10 or more empty
grade-2 = 4 to 9 empty
grade-3 = 1 to 3 empty
grade-4 = won

## Articles

castle = Castle
    .tag = kind of tile
    .effect = One more action with a die of any number.
    .body =
        Placed, it gives one of the four dice actions at once: take, place, sell or hire, and the number is as you like. No worker is needed.
        It cannot be declined. What it places brings its own effect in turn.
mine = Mine
    .tag = kind of tile
    .effect = 1 silver at the end of each phase.
    .body =
        Every mine in your estate pays after the last turn of a phase, of phase E too.
        Tile 2 adds a worker for each mine.
ship = Ship
    .tag = kind of tile
    .effect = Take goods of one depot, and go ahead in the order.
    .body =
        Name a depot: all its goods that fit go into your store, which holds three types. You choose only where not all types fit. An empty depot may be named.
        Then your piece goes one step on the track, on top of others there.
animals = Animals
    .tag = kind of tile
    .effect = Points for animals of one species in a pasture.
    .body =
        A new tile scores its animals, and every tile of the same species that lies in that pasture scores again.
        Different species may share a pasture. Tile 7 adds a point for each tile that scores.
monastery = Monastery
    .tag = kind of tile
    .effect = A rule of your own, or points at the end.
    .body =
        26 tiles, each there once. Its sign says what sort it is:
        a bell changes a rule, plus and minus move a die for free, a star brings points at the end.
        Point at one and ask again to read its rule.
building = Building
    .tag = kind of tile
    .effect = Eight kinds. A town takes each of them once.
    .body =
        What a building brings, it brings at once when it is placed.
        A town, that is a region of buildings, takes no building twice, unless you have tile 1.
warehouse = Warehouse
    .tag = building
    .effect = Sell all goods of one type, without a die.
    .body =
        2 to 4 points a tile, as many as players, and 1 silver for the sale. Tiles 3 and 4 add their part.
        Without goods in store it brings nothing.
watchtower = Watchtower
    .tag = building
    .effect = 4 points at once.
    .body = Nothing else. Tile 17 counts your watchtowers again at the end.
carpenter = Carpenter
    .tag = building
    .effect = Take a building from depots 1 to 6.
    .body =
        It goes into your store, which needs an empty space: nothing can be discarded for it. Not from the black depot.
        You may do without.
church = Church
    .tag = building
    .effect = Take a mine, monastery or castle from 1 to 6.
    .body =
        It goes into your store, which needs an empty space: nothing can be discarded for it. Not from the black depot.
        You may do without.
market = Market
    .tag = building
    .effect = Take a ship or animals from depots 1 to 6.
    .body =
        It goes into your store, which needs an empty space: nothing can be discarded for it. Not from the black depot.
        You may do without.
boarding-house = Boarding house
    .tag = building
    .effect = 4 workers at once.
    .body = It is no hiring: tiles 13 and 14 add nothing to it.
bank = Bank
    .tag = building
    .effect = 2 silver at once.
    .body = 2 silver buy a tile, once in a turn.
town-hall = Town hall
    .tag = building
    .effect = Place one more tile from your store.
    .body =
        On any free space of its colour that touches your estate; the number does not matter. It brings all that it brings.
        You may do without. In 2019 you may buy a tile first and place that one.
cows = Cows
    .tag = animals
    .effect = Score them, and all of them in the pasture.
    .body =
        The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more.
        Tile 24 counts species at the end.
sheep = Sheep
    .tag = animals
    .effect = Score them, and all of them in the pasture.
    .body =
        The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more.
        Tile 24 counts species at the end.
pigs = Pigs
    .tag = animals
    .effect = Score them, and all of them in the pasture.
    .body =
        The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more.
        Tile 24 counts species at the end.
hens-or-goats = Hens or goats
    .tag = animals
    .effect = Score them, and all of them in the pasture.
    .body =
        The number on the tile is how many there are, 2 to 4. Placed, it scores that many; each tile of the same species in the same pasture scores once more. The pictures of 2019 show goats instead of hens.
        Tile 24 counts species at the end.
dice = Dice
    .tag = action
    .effect = Two dice, two actions. 6 and 1 are neighbours.
    .body =
        Each die does one thing:
        take a tile from the depot of its number, place a stored tile on a space of its number, sell goods of its number, or hire two workers.
        A worker turns a die by one, as many as you like. Both dice must be used.
placing = Placing
    .tag = action
    .effect = A stored tile goes on its colour and number.
    .body = The space must touch a tile that lies already, and show the number of the die. Then come its own points, the region if it is whole, the colour bonus, and last the effect that waits.
workers = Workers
    .tag = stock
    .effect = A worker turns a die by one.
    .body =
        Up or down, 6 and 1 are neighbours, and several add up. Hiring uses a die and brings 2; a boarding house brings 4.
        At the end two workers are a point.
silver = Silver
    .tag = stock
    .effect = 2 silver buy a tile, once in a turn.
    .body =
        From the black depot, before, between or after your dice, into an empty space of your store. In 2019 also while an effect waits.
        Sales, mines and banks bring silver. At the end each is a point.
goods = Goods
    .tag = stock
    .effect = Sell all goods of one type with its number.
    .body =
        A die of that number, workers help, or a castle or warehouse. Each tile brings as many points as there are players, and the sale 1 silver.
        Ships bring goods; the store holds three types. At the end each is a point.
store = Store
    .tag = stock
    .effect = Room for three tiles.
    .body =
        What you take waits here until you place it. If the store is full, taking with a die or a castle discards a stored tile of your choice. Other ways to take need an empty space.
        Stored tiles count nothing at the end.
depots = Depots
    .tag = board
    .effect = Take a tile from the depot of your die.
    .body =
        Six depots in a ring, and the black depot in the middle, which only sells.
        At the start of each phase all tiles left leave the game and new ones come. Goods stay.
        The white die says which depot gets the goods of the round.
order = Order
    .tag = board
    .effect = Who is ahead plays first.
    .body =
        Each ship moves its owner one step. On one field, the piece on top is first. The order is read at the start of each round.
        At the right of each piece stands its place.
regions = Regions
    .tag = score
    .effect = A whole region scores its size and the phase.
    .body =
        Spaces  1  2  3  4  5  6  7  8
        Points  1  3  6 10 15 21 28 36

        Phase   A  B  C  D  E
        More   10  8  6  4  2

        A line all around marks a whole region.
colour-bonus = Colour bonus
    .tag = score
    .effect = Cover all spaces of a colour first or second.
    .body = The first gets the large tile: 5, 6 or 7 points with 2, 3 or 4 players. The second gets the small one: 2, 3 or 4.
turn = Turn
    .tag = time
    .effect = Use both dice, then end the turn.
    .body = Effects that wait come first. One purchase may come before the end. B takes back what you did in this turn, step by step; what is handed over stays.
phases = Phases
    .tag = time
    .effect = Five phases A to E of five rounds.
    .body = In each round all roll at once and play in order. After five rounds the mines pay and the depots are filled anew. After phase E comes the final scoring.
estate = Estate
    .tag = set-up
    .effect = 37 spaces in six colours.
    .body =
        Neighbours of one colour form a region. Each estate has its own regions; beginners play no. 1, in 2019 also no. 2.
        Drawn: you choose one of two.
first-castle = First castle
    .tag = set-up
    .effect = Your estate grows from here.
    .body =
        Choose one of the castle spaces. The castle counts for its region, but gives no action and no points.
        Beginners start in the middle.
the-end = The end
    .tag = score
    .effect = Goods, silver, workers and monasteries score.
    .body =
        Each goods tile 1, each silver 1, two workers 1, and what your monasteries say.
        If points are equal, fewest empty spaces win; then who would play later.
chapter-tiles = Tiles
chapter-buildings = Buildings
chapter-animals = Animals
chapter-monasteries = Monasteries
chapter-actions = Actions
chapter-stock = Stock
chapter-board = Board
chapter-score-and-time = Score and time
chapter-set-up-and-end = Set-up and end
chapter-expansion-tiles = Expansion tiles
chapter-solo-game = Solo game
chapter-team-game = Team game
chapter-border-posts = Border posts
chapter-trade-routes = Trade routes
chapter-route-cards = Route cards
chapter-shields = Shields
chapter-shields-by-number = Shields by number
guide-your-estate = YOUR ESTATE
    .body =
        You rule an estate of 37 spaces in six colours. You fill it with tiles: castles, mines, ships, animals, monasteries and buildings.

        Neighbours of one colour form a region. A whole region scores, the more the larger and the earlier it is whole.
guide-a-turn = A TURN
    .body =
        You have two dice, at the upper left. Each does one thing: take a tile, place a tile, sell goods, or hire workers.

        LEFT and RIGHT change the die. What it can do lights up in white: solid is free, dashed costs workers, one small square each.
guide-take-and-place = TAKE AND PLACE
    .body =
        X shows the depots. Take a tile from the depot with the number of your die: it goes into your store at the lower left.

        DOWN goes into the estate: a stored tile goes on a space of its colour that shows your number and touches a tile. A does it.
guide-workers = WORKERS
    .body =
        The workers at the upper right turn a die by one each. 6 and 1 are neighbours.

        A on a die shows all that it can do. The last row hires two workers.

        The strip at the bottom says what A costs and brings before you press it.
guide-goods-and-silver = GOODS AND SILVER
    .body =
        Ships bring goods from a depot, and let you play earlier in the next round.

        A die of their number sells them: points and a silver.

        2 silver buy a tile from the black depot in the middle, once in a turn. X shows it.
guide-effects = EFFECTS
    .body =
        Castles and most buildings let you do something at once: the console shows where, in white.

        Animals score together with their species in the pasture. Monasteries change rules or score at the end: point at one, press Y, then A.
guide-phases = PHASES
    .body =
        Five phases A to E of five rounds each. The box on top shows where you are. A whole region brings 10 more in A, then 8, 6, 4 and 2.

        After each phase mines pay, and new tiles come. After E the rest is scored.
guide-buttons = BUTTONS
    .body =
        A does what the bar says.
        B goes back; on the dice it takes back your last action.
        X shows depots, then everybody.
        Y opens the menu: help on what you point at, rules, log, scores. Held, it gives a hint.

        When both dice are used, A ends your turn.

## Articles on expansions

white-castle = White castle
    .tag = building
    .effect = An action with the white die.
    .body =
        Placed, it gives one of the four dice actions with the number of the white die. Workers change it as they change any die, and tiles 8 to 12 help.
        It is a building: one in a town. It cannot be declined. Tile 29 counts them at the end.
crane = Crane
    .tag = building
    .effect = Does what a building of your choice does.
    .body =
        Only what could be used is offered, a white castle too if they are in the game.
        At the end it counts as one building for tiles 16 to 23 and 29, the one that brings most.
        You may do without.
geese = Geese
    .tag = animals
    .effect = 2, and one other species scores again.
    .body =
        They score 2, and with them all tiles of one other species in that pasture, the one that brings most.
        With each animal that comes later they score 2 again.
        They are a species for tile 24. Tile 7 adds a point whenever they score.
inn = Inn
    .tag = inn
    .effect = Fills a space of any colour, region +1.
    .body =
        Bought for 2 silver beside the black depot. One more comes each phase, and none is ever removed.
        Its region counts one larger, at most 8. A region takes one inn.
        It needs a die of the number, but is no building, animal or castle and has no other effect.
border-posts = Border posts
    .tag = estate
    .effect = Join two posts by tiles that touch.
    .body =
        Three posts stand at the edge of the estate. A chain of placed tiles from one to another joins them: the points of the phase, once for each pair.
        Who joins all three first or second takes a bonus like that of a colour.
trade-routes = Trade routes
    .tag = route
    .effect = Goods sold lie along your route for gains.
    .body =
        After a sale the goods go on the next spaces, from left to right. Where the number is that of the space, you gain what stands there before the next one is laid. You may do without it.
        A full route changes nothing.
shields = Shields
    .tag = shield
    .effect = A double takes a shield of that depot.
    .body =
        Instead of both actions, before a die is used. Workers may make the double. It goes on a castle of yours; one that lies there leaves the game.
        It works while it lies there, and scores at the end.
        Tribute: 1 silver a phase, or it is gone.
tribute = Tribute
    .tag = shield
    .effect = 1 silver for each shield, or it leaves.
    .body =
        At the end of every phase, before the mines pay, in the order of the bridge. You are asked one by one, the lowest first, 3 last.
        A shield that cannot be paid leaves the game. With shield 3 a worker may pay.
shield-1 = Shield 1
    .tag = shield
    .effect = All your pastures count as one for animals.
    .body =
        Animals of the species score again wherever they lie. Regions stay as they are.
        12 points at the end.
shield-2 = Shield 2
    .tag = shield
    .effect = A worker when others gain workers.
    .body =
        One each time that another player gains at least one.
        12 points at the end.
shield-3 = Shield 3
    .tag = shield
    .effect = Workers may pay tribute.
    .body =
        1 worker instead of 1 silver for any shield, while this one lies on a castle.
        12 points at the end.
shield-4 = Shield 4
    .tag = shield
    .effect = The store has no limit.
    .body =
        Take and buy as much as you like. If it leaves, three stored tiles of your choice stay and the others leave the game.
        12 points at the end.
shield-5 = Shield 5
    .tag = shield
    .effect = Ships also gather one type of goods.
    .body =
        After the goods of its depot a ship takes all goods of one type from all depots, as far as there is room for the type.
        12 points at the end.
shield-6 = Shield 6
    .tag = shield
    .effect = The monasteries of one other player are yours too.
    .body =
        Name a player once, in your turn or at the end, for good. Their tiles count with what lies in your estate. What they copy does not.
        12 points at the end.
shield-7 = Shield 7
    .tag = shield
    .effect = Bonus tiles that you take count twice.
    .body =
        For those taken while it lies on a castle. Tile 26 stays as it is.
        8 points at the end.
shield-8 = Shield 8
    .tag = shield
    .effect = Each mine pays 2 silver.
    .body =
        At the end of a phase. The workers of tile 2 stay as they are.
        8 points at the end.
shield-9 = Shield 9
    .tag = shield
    .effect = 1 silver for each tile that you sell.
    .body =
        Instead of 1 for the sale. Tile 3 adds nothing then.
        8 points at the end.
shield-10 = Shield 10
    .tag = shield
    .effect = Your monasteries score twice at the end.
    .body =
        Tiles 15 to 26 and 29, if it lies on a castle when the game ends.
        8 points at the end.
shield-11 = Shield 11
    .tag = shield
    .effect = A castle's action may take a shield.
    .body =
        From any depot, without a double. Castles only, not white castles.
        8 points at the end.
shield-12 = Shield 12
    .tag = shield
    .effect = The points of a sale count twice.
    .body =
        Those of every tile sold; the silver stays as it is.
        8 points at the end.
shield-13 = Shield 13
    .tag = shield
    .effect = Your shields count twice at the end.
    .body =
        This one too, so that it brings 8.
        4 points at the end.
shield-14 = Shield 14
    .tag = shield
    .effect = Each phase: place a tile of the depots.
    .body =
        At the end of a phase, before the tribute: one tile of depots 1 to 6 goes straight into your estate. The number does not matter. You may do without.
        4 points at the end.
shield-15 = Shield 15
    .tag = shield
    .effect = Each phase: place a tile of the black depot.
    .body =
        At the end of a phase, before the tribute: one tile of the black depot, or an inn, goes straight into your estate. The number does not matter. You may do without.
        4 points at the end.
shield-16 = Shield 16
    .tag = shield
    .effect = Once a turn a die shows any number.
    .body =
        A on the die, and its row in the list. It costs no workers then, also for a double. Not for the white die.
        4 points at the end.
shield-17 = Shield 17
    .tag = shield
    .effect = Your regions count one larger.
    .body =
        When they become whole, at most as 8. An inn adds to it.
        4 points at the end.
shield-18 = Shield 18
    .tag = shield
    .effect = Tiles go on any free space.
    .body =
        Number and colour still hold, but a tile need not touch another one.
        4 points at the end.
route-card-1 = Route card 1
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        1: 2 silver
        6: an action of any number
        5: take a building
route-card-2 = Route card 2
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        5: sell goods of one type
        2: take mine, monastery or castle
        3: 4 points
route-card-3 = Route card 3
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        3: 4 workers
        5: take mine, monastery or castle
        2: an action of any number
route-card-4 = Route card 4
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        1: an action of any number
        2: sell goods of one type
        3: take a ship or animals
route-card-5 = Route card 5
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        2: take a ship or animals
        5: place one more stored tile
        4: sell goods of one type
route-card-6 = Route card 6
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        2: 4 workers
        4: take a building
        6: 2 silver
route-card-7 = Route card 7
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        3: take a building
        6: sell goods of one type
        5: 4 workers
route-card-8 = Route card 8
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        4: take mine, monastery or castle
        3: 2 silver
        1: place one more stored tile
route-card-9 = Route card 9
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        4: 4 points
        3: place one more stored tile
        6: take mine, monastery or castle
route-card-10 = Route card 10
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        5: 4 points
        4: 4 workers
        1: take a building
route-card-11 = Route card 11
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        6: place one more stored tile
        1: take a ship or animals
        4: an action of any number
route-card-12 = Route card 12
    .tag = trade route
    .effect = Goods sold lie on it and may bring gains.
    .body =
        Goods that fit bring:
        6: take a ship or animals
        1: 4 points
        2: 2 silver
solo-game = Solo game
    .tag = solo
    .effect = Cover all 37 spaces within 25 rounds.
    .body =
        There is no final scoring: points only move the counter, and the counter brings actions.
        You begin with 1 silver, 2 workers, 3 goods and a castle where you like. Goods of all six types fit your store.
        13a is the easier estate.
counter-and-target = Counter and target
    .tag = solo
    .effect = Points that reach the target bring an action.
    .body =
        The bar on top: full is counted, broken is what A would add. With every gain silver may buy just what is missing, 1 a point.
        At the target the counter goes to 0, what is over is lost, the target falls by 5, never below 5, and you act at once with any number.
rivers = Rivers
    .tag = solo
    .effect = Only rivers lead to another island.
    .body =
        A river joins two spaces as if they touched, and no others. It is bright when a tile lies at one end.
        It joins no regions: a ship space is a region of one.
white-die-alone = White die alone
    .tag = solo
    .effect = Each round it takes a tile from its depot.
    .body =
        First the goods of the round go there, then a tile leaves: the upper before the lower, the left before the right, marked by a cross. If the depot is empty, the next one clockwise loses a tile.
        A ship lets the goods of all other depots leave the game.
whole-colour = Whole colour
    .tag = solo
    .effect = A tile of the black depot, at once.
    .body =
        Alone there is no bonus tile. When you cover the last space of a colour, place a tile of the black depot directly in your estate, whatever the number. It brings its effect.
        That may complete the next colour. You may do without; it is lost if nothing fits.
black-tiles = Black tiles
    .tag = solo
    .effect = Five goods of a ship buy a tile face down.
    .body =
        Only right after a ship was loaded, once, into an empty storage space. The five goods are not sold.
        Face down it goes on a space of any colour by its number. It counts for region and colour, and does nothing else.
what-comes-next = What comes next
    .tag = solo
    .effect = You say in which order things happen.
    .body =
        Several points, a whole colour and effects can wait at once: pick what comes next. It matters when points reach the target, since what is over is lost.
        Points alone that cannot reach it are counted unasked.
team-game = Team game
    .tag = teams
    .effect = Two and two build one duchy each.
    .body =
        The estate, workers, silver, goods and the store between its halves are the team's; dice and two stored tiles are your own.
        A tile stays in the store it was put into.
        The points of both count together. At a tie more empty spaces win.

## Articles on monasteries

monastery-1 = Same buildings
    .tag = monastery
    .effect = A town may hold the same building twice.
    .body = Without it a town takes each building once. It works for every way to place one.
monastery-2 = Mines: workers
    .tag = monastery
    .effect = Each mine pays a worker beside the silver.
    .body = At the end of each phase, for all your mines.
monastery-3 = Sales: 2 silver
    .tag = monastery
    .effect = A sale pays 2 silver, not 1.
    .body = However many goods are sold at once. For the dice action, a castle and a warehouse.
monastery-4 = Sales: a worker
    .tag = monastery
    .effect = A sale pays a worker beside the silver.
    .body = One for each sale. For the dice action, a castle and a warehouse.
monastery-5 = Ships: 2 depots
    .tag = monastery
    .effect = A ship also takes goods of a depot next door.
    .body = After the first depot you may name one of its two neighbours on the ring 1 2 3 4 5 6 1. What fits is taken.
monastery-6 = Buy anywhere
    .tag = monastery
    .effect = Buy in all seven depots.
    .body =
        The purchase of your turn may come from a numbered depot too, for 2 silver.
        In 2019 two workers may pay instead of two silver, never one of each.
monastery-7 = Animals +1
    .tag = monastery
    .effect = +1 for each animal tile that scores.
    .body = When animals score, every tile that scores counts one point more, the new one too.
monastery-8 = Workers by 2
    .tag = monastery
    .effect = A worker moves a die by 1 or 2.
    .body = Every worker that you pay may turn a die by two instead of one.
monastery-9 = Free: buildings
    .tag = monastery
    .effect = A free step of a die to place a building.
    .body = The die may count one more or one less, and workers can be added.
monastery-10 = Free: ship, animal
    .tag = monastery
    .effect = A free step to place a ship or animals.
    .body = The die may count one more or one less, and workers can be added.
monastery-11 = Free: the others
    .tag = monastery
    .effect = A free step to place a castle, mine, monastery
    .body = The die may count one more or one less, and workers can be added.
monastery-12 = Free: taking
    .tag = monastery
    .effect = A free step of a die to take a tile.
    .body = The die may count one more or one less, and workers can be added. 6 and 1 are neighbours.
monastery-13 = Hiring: silver
    .tag = monastery
    .effect = Hiring pays 1 silver too.
    .body = With a die or a castle, not with a boarding house.
monastery-14 = Hiring: 4 workers
    .tag = monastery
    .effect = Hiring brings 4 workers, not 2.
    .body = With a die or a castle. A boarding house brings 4 in any case.
monastery-15 = End: goods types
    .tag = monastery
    .effect = At the end: points per type of goods sold.
    .body = 3 points for each type in 2011, 2 points in 2019. How many tiles of a type were sold does not matter.
monastery-16 = End: warehouses
    .tag = monastery
    .effect = At the end: 4 points per warehouse.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-17 = End: watchtowers
    .tag = monastery
    .effect = At the end: 4 points per watchtower.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-18 = End: carpenters
    .tag = monastery
    .effect = At the end: 4 points per carpenter.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-19 = End: churches
    .tag = monastery
    .effect = At the end: 4 points per church.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-20 = End: markets
    .tag = monastery
    .effect = At the end: 4 points per market.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-21 = End: boarding
    .tag = monastery
    .effect = At the end: 4 points per boarding house.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-22 = End: banks
    .tag = monastery
    .effect = At the end: 4 points per bank.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-23 = End: town halls
    .tag = monastery
    .effect = At the end: 4 points per town hall.
    .body = Those in your estate count, also those in one town by tile 1. Those in your store do not.
monastery-24 = End: species
    .tag = monastery
    .effect = At the end: 4 points per species of animals.
    .body = Cows, sheep, pigs, and hens or goats: up to 16 points.
monastery-25 = End: goods sold
    .tag = monastery
    .effect = At the end: 1 point per goods tile sold.
    .body = All that you sold in the game counts.
monastery-26 = End: bonus tiles
    .tag = monastery
    .effect = At the end: points per bonus tile.
    .body = 2 points for each bonus tile in 2011, 3 points in 2019, large ones and small ones alike.
monastery-27 = Ahead in stacks
    .tag = monastery
    .effect = Your piece lies on top of every stack.
    .body = On the track of the order, at once and whenever pieces meet, also if another one comes later. On top is first.
monastery-28 = Silver: workers
    .tag = monastery
    .effect = 1 silver buys 2 workers.
    .body =
        As often as you like in your own turn, also while an effect waits. It is not the purchase of the turn.
        A on a die shows it as a row.
monastery-29 = End: white castles
    .tag = monastery
    .effect = At the end: 4 points per white castle.
    .body = Those in your estate count. It is in the game with the white castles only.

## Leaves

leaf-what-it-is-about-title = WHAT IT IS ABOUT
leaf-what-it-is-about-1 = You are a prince and fill your estate with tiles. Most points win.
leaf-what-it-is-about-2 = It ends after phase E: five phases of five rounds.
leaf-what-it-is-about-3 = Whole areas bring points: large ones, and early ones.
leaf-what-it-is-about-4 = All of a colour first or second: a bonus.
leaf-what-it-is-about-5 = Goods, animals and monasteries bring points too.
leaf-extra-tiles-title = EXTRA TILES
leaf-extra-tiles-1 = Four kinds of tiles more are in the piles. All else is as ever.
leaf-extra-tiles-2 = It ends after phase E, and most points win.
leaf-extra-tiles-3 = The crane does what a building of your choice does.
leaf-extra-tiles-4 = Geese score with one other species of their pasture.
leaf-extra-tiles-5 = Tile 27: ahead of all in your stack. 28: 2 workers for a silver.
leaf-border-posts-title = BORDER POSTS
leaf-border-posts-1 = Three posts lie at the edge of your estate: join them by tiles.
leaf-border-posts-2 = It ends after phase E. Each pair brings the points of its phase.
leaf-border-posts-3 = First or second to join all three: a bonus.
leaf-border-posts-4 = Begin near a post, and build towards the next one.
leaf-border-posts-5 = A joined post turns gold and has a tick.
leaf-white-castles-title = WHITE CASTLES
leaf-white-castles-1 = Buildings that give an action at once, like a castle.
leaf-white-castles-2 = It ends after phase E, and most points win.
leaf-white-castles-3 = Its number is that of the white die, below your dice.
leaf-white-castles-4 = Workers change that number, too.
leaf-white-castles-5 = Tile 29 counts them at the end.
leaf-inns-title = INNS
leaf-inns-1 = An inn fills a space of any colour; its area counts one larger.
leaf-inns-2 = One more comes each phase. It ends after phase E.
leaf-inns-3 = 2 silver each: X, then the mug above the black depot.
leaf-inns-4 = An area takes only one: keep it for a large one.
leaf-inns-5 = Use it where the tile that you need does not come.
leaf-trade-routes-title = TRADE ROUTES
leaf-trade-routes-1 = Goods that you sell lie along your route, and bring gains there.
leaf-trade-routes-2 = It ends after phase E, and most points win.
leaf-trade-routes-3 = A gain comes where number and space are the same.
leaf-trade-routes-4 = First load goods of the next number, then sell them.
leaf-trade-routes-5 = The next space stands at the right; X shows all routes.
leaf-shields-title = SHIELDS
leaf-shields-1 = Shields on your castles change rules for you, like monasteries.
leaf-shields-2 = It ends after phase E, and most points win.
leaf-shields-3 = A double takes the shield in the depot of its number.
leaf-shields-4 = It takes the place of both actions. Workers help.
leaf-shields-5 = Each costs 1 silver a phase: have a mine or two.
leaf-alone-title = ALONE
leaf-alone-1 = You win when all 37 spaces of your estate are covered.
leaf-alone-2 = You have 25 rounds for it. Then you have lost.
leaf-alone-3 = Points move the counter on top; at the flag act again.
leaf-alone-4 = Then the flag falls by 5. Silver buys missing points.
leaf-alone-5 = First make small areas whole.
leaf-alone-tiles-title = ALONE: TILES
leaf-alone-tiles-1 = Rivers lead from island to island.
leaf-alone-tiles-2 = Each round the white die takes the tile with the cross.
leaf-alone-tiles-3 = A whole colour places a tile of the black depot at once.
leaf-alone-tiles-4 = After a ship five goods buy a tile that fits any colour.
leaf-alone-tiles-5 = If several things wait, you pick what comes next.
leaf-in-teams-title = IN TEAMS
leaf-in-teams-1 = Two and two: each team fills one estate of 73 spaces.
leaf-in-teams-2 = It ends after phase E. The points of both count together.
leaf-in-teams-3 = Workers, silver and goods are the team's, dice your own.
leaf-in-teams-4 = A tile goes into your store or into the team's.
leaf-in-teams-5 = First see what your mate left: the hand-over tells.

## The guided first game

lesson-1 = Your estate, with one castle to begin with. Every new tile must touch a tile that lies there.
    .asks = go on (the menu leads out)
lesson-2 = Your dice, a 3 and a 6. Each can take a tile, place one, sell goods or hire workers.
    .asks = go on
lesson-3 = The die with the frame is in your hand: the 3.
    .asks = see what it can do
lesson-4 = You own two goods of number 3, and a 3 sells them.
    .asks = down to the sale
lesson-5 = These two lines always say what A would bring: 4 points and 1 silver.
    .asks = sell the goods
lesson-6 = 4 points. And you have 2 silver now: enough to buy a tile.
    .asks = look at the depots
lesson-7 = Six depots lie around the black one. Its tiles cost 2 silver and no die.
    .asks = up to depot 1 first
lesson-8 = From here it is one step.
    .asks = down to the black depot
lesson-9 = A castle. Beside it lies a ship.
    .asks = to the ship
lesson-10 = Ships bring goods. The price stands at the right: 2 silver.
    .asks = buy the ship
lesson-11 = Your store holds three tiles until a die places them. Now your second die, the 6.
    .asks = to the depots again
lesson-12 = A 6 takes a tile from depot 6. This is a market, a building.
    .asks = take the market
lesson-13 = Both dice are used. Changed your mind? On the dice B takes back your last action.
    .asks = take the market back
lesson-14 = The market lies in depot 6 again, and the die is yours again.
    .asks = to the depots once more
lesson-15 = Nothing was lost.
    .asks = take the market after all
lesson-16 = The end of a turn is never taken back. Then the computer plays: watch what it does.
    .asks = end the turn
lesson-17 = It paid a worker to turn its die by one, and hired two with the other. You can do that too.
    .asks = go on
lesson-18 = Round 2, with new dice. The white one laid goods into the depot of its number.
    .asks = go on
lesson-19 = You have a 3 and a 2. White spaces take a tile of your store.
    .asks = go into the estate
lesson-20 = Buildings go here. Its area is this one space, so it is whole: 1 point, and 10 for phase A.
    .asks = place the market
lesson-21 = 11 points! And a market takes a ship or animals at once.
    .asks = left, to the pigs of depot 6
lesson-22 = Pigs: on a pasture they score with all other pigs there.
    .asks = take the pigs
lesson-23 = Now the 2. The white space takes your ship.
    .asks = go into the estate
lesson-24 = Right kind, right number, next to a tile: all as it must be.
    .asks = place the ship
lesson-25 = A ship loads the goods of one depot, and lets you play earlier in later rounds.
    .asks = load the goods of depot 2
lesson-26 = Goods 2: a die of 2 sells them. Now you decide, and tips come.
    .asks = end the turn, and play on
tip-1 = Your last turn. Sell goods, make areas whole: tiles in the store count nothing.
tip-2 = The last phase. At its end goods and silver are 1 point each, and monasteries count.
tip-3 = Spaces of one colour are an area. Whole, it brings 1, 3, 6, 10, 15, 21 points for 1 to 6.
tip-4 = And a whole area brings 10 points more in phase A, 8 in B, then 6, 4, 2: be early.
tip-5 = Your store is full. Place a tile first: who takes one more has to throw one away.
tip-6 = A castle waits in your store. Placed, it gives one more action, with any number.
tip-7 = Animals score when placed, and again with each tile of their kind in that pasture.
tip-8 = A monastery changes a rule, or counts at the end. Point at it: Y, then A, tells which.
tip-9 = A mine brings a silver at the end of each phase: the sooner it lies, the more.
tip-10 = One of your dice sells goods: 2 points for each tile, and 1 silver.
tip-11 = 2 silver buy a tile of the black depot, once a turn, without a die. X leads there.
tip-12 = No workers are left. A die that fits nothing hires two.
tip-13 = The last round of this phase. Then mines pay, and all depots are filled anew.
tip-14 = Who first has tiles on all spaces of a colour takes 5 points, the second 2.
tip-15 = An area can be made whole with what you have. Look at the white spaces in your estate.
