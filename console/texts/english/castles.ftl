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

## Nouns: as they stand in the middle of a line

# $thing (noun)
alone = { CAPITAL($thing) }

# What an area of a kind is called.
area-castle = castle
area-mine = mine
area-river = river
area-pasture = pasture
area-monastery = monastery
area-town = town
area-inn = inn

# What a space takes.
space-castle = castle
space-mine = mine
space-ship = ship
space-animals = animals
space-monastery = monastery
space-building = building
space-inn = inn

tile-castle = castle
tile-mine = mine
tile-ship = ship
tile-inn = inn
tile-black = black tile
# A monastery, by the number on it.
# $number (number)
tile-yellow = tile { $number }
# $number (number) how many are on the tile, 2 to 4
tile-cows = { $number } cows
# $number (number)
tile-sheep = { $number } sheep
# $number (number)
tile-pigs = { $number } pigs
# $number (number)
tile-hens = { $number } hens
# $number (number)
tile-goats = { $number } goats
# $number (number)
tile-geese = { $number } geese
tile-warehouse = warehouse
tile-watchtower = watchtower
tile-carpenter = carpenter
tile-church = church
tile-market = market
tile-boarding-house = boarding house
    .short = boarding
tile-bank = bank
tile-town-hall = town hall
tile-white-castle = white castle
tile-crane = crane

# Where points come from, behind a number: 6 cows.
gain-animals = animals
gain-cows = cows
gain-sheep = sheep
gain-pigs = pigs
gain-hens = hens
gain-goats = goats
gain-geese = geese
gain-yellow = tile
gain-watchtower = tower
gain-region = region
gain-colour = colour
gain-sale = sale
gain-posts = posts
gain-route = route

# $number (number)
shield-number = shield { $number }

# $count (number)
count-workers =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
# $count (number)
count-silver = { $count } silver
# $count (number)
count-goods = { $count } goods
# $count (number)
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $count (number)
count-spaces =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
# How many of all, or which of how many.
# $number (number)
# $all (number)
number-of-all = { $number } of { $all }

## What tiles do: at most 33 letters

does-castle = one more action, any number
does-mine = 1 silver at the end of each phase
does-ship = goods of a depot, order +1
does-ship-alone = goods of a depot, others leave
# $count (number) how many are on the tile
does-animals = { $count }, and its species scores again
does-crane = does what any building does
does-inn = its area counts one larger
does-black = on any colour, without effect
# Instead of that.
fits-nowhere = fits nowhere on your estate
# Monasteries that bring points.
# $what (noun) points for what
does-at-once = at once: { $what }
# $what (noun)
does-at-end = end: { $what }
# What buildings and spaces of a trade route bring at once.
brings-points = 4 points
brings-workers = 4 workers
brings-silver = 2 silver

# Monasteries by number.
yellow-rule-1 = a town may repeat a building
yellow-rule-2 = each mine pays a worker too
yellow-rule-3 = a sale pays 2 silver
yellow-rule-4 = a sale pays a worker too
yellow-rule-5 = ships also load next door
yellow-rule-6 = buy anywhere, with workers too
yellow-rule-7 = +1 for each animal tile scored
yellow-rule-8 = a worker moves a die by 1 or 2
yellow-rule-9 = free +-1 to place a building
yellow-rule-10 = free +-1 to place ships, animals
yellow-rule-11 = free +-1: castle, mine, monastery
yellow-rule-12 = free +-1 to take a tile
yellow-rule-13 = hiring pays a silver too
yellow-rule-14 = hiring brings 4 workers
# Tile 6 in the edition of 2011.
yellow-buys = buy in all seven depots
# Points for what; tile 15.
# $points (number)
yellow-types-sold = { $points } per type of goods sold
yellow-points-16 = 4 per warehouse
yellow-points-17 = 4 per watchtower
yellow-points-18 = 4 per carpenter
yellow-points-19 = 4 per church
yellow-points-20 = 4 per market
yellow-points-21 = 4 per boarding house
yellow-points-22 = 4 per bank
yellow-points-23 = 4 per town hall
yellow-points-24 = 4 per species of animals
yellow-points-25 = 1 per goods tile sold
# Tile 26.
# $points (number)
yellow-bonus-tiles = { $points } per bonus tile
# Tiles 27 to 29.
yellow-on-top = on top of every stack
yellow-workers = 1 silver buys 2 workers
yellow-white-castles = 4 per white castle

## Effects that wait: their names, and what they let do

effect-trade-route = trade route
effect-store = store
effect-tribute = tribute
effect-points = points
effect-target = target
effect-exchange = exchange
effect-order = order
# A whole colour, in a game alone.
effect-colour = colour

lets-action = an action of any number
lets-ship = goods of a depot, order +1
    .short = goods, order +1
lets-ship-alone = goods, others leave
lets-second-depot = goods of a depot next door
lets-warehouse = sell goods of one type
lets-carpenter = take a building
lets-church = take mine, monastery or castle
    .short = take a tile
lets-market = take a ship or animals
lets-town-hall = place one more stored tile
    .short = place one more tile
lets-white-castle = an action with the white die
    .short = an action
lets-crane = do what a building does
lets-stack = goods go on
lets-follow = whose monasteries count
lets-gather = goods of a type, all depots
lets-from-depots = place a tile of the depots
lets-from-black = place a tile of the black depot
lets-whole-colour = a black-depot tile
lets-trim = three tiles stay
lets-tribute = pay for a shield, or lose it
lets-gain = count them
lets-buy-points = buy what is missing
lets-exchange = five goods for a black tile
lets-give = goods for the black tile
lets-order = say what comes next

# Both in a line. Where there is no room, what it lets do or the name stands alone.
# $effect (noun)
# $what (noun)
effect-lets = { CAPITAL($effect) }: { $what }

# Where points come from that wait: "Count 6 for the sale".
points-animals = animals
points-region = the region
points-phase = the phase
points-sale = the sale
points-watchtower = the tower
points-monastery = the monastery
points-other = points

## Shields by number: names of at most 21 letters

shield-name-1 = one pasture
shield-name-2 = a worker with others
shield-name-3 = workers pay tribute
shield-name-4 = store without limit
shield-name-5 = ships gather a type
shield-name-6 = another's monasteries
shield-name-7 = bonus tiles x2
shield-name-8 = mines x2
shield-name-9 = 1 silver a tile sold
shield-name-10 = monastery points x2
shield-name-11 = castles take shields
shield-name-12 = sale points x2
shield-name-13 = shield points x2
shield-name-14 = phase: a depot tile
shield-name-15 = phase: a black tile
shield-name-16 = a die of any number
shield-name-17 = regions one larger
shield-name-18 = place anywhere

# What they do: at most 33 letters.
shield-does-1 = animals: all pastures are one
shield-does-2 = 1 worker when others gain some
shield-does-3 = a worker may pay for a shield
shield-does-4 = the store has no limit
shield-does-5 = ships also gather one type
shield-does-6 = follow one player's monasteries
shield-does-7 = bonus tiles you take count twice
shield-does-8 = each mine pays 2 silver
shield-does-9 = 1 silver for each tile sold
shield-does-10 = end: monastery points twice
shield-does-11 = a castle may take a shield
shield-does-12 = points of a sale count twice
shield-does-13 = end: shield points twice
shield-does-14 = each phase: place a depot tile
shield-does-15 = each phase: place a black tile
shield-does-16 = a die of any number, once a turn
shield-does-17 = regions count one larger
shield-does-18 = tiles go on any free space

## What an action brings: parts of a line of 33 letters, with commas between them

# Alone.
# $total (number)
brings-victory = { SIGNED($total) }: all spaces covered, won!
# $total (number)
# $target (number)
brings-target = { SIGNED($total) }: reaches { $target }
# $total (number)
# $points (number)
# $target (number)
brings-counter = { SIGNED($total) }: { $points } of { $target }
# Their sum alone, where there is no room for more.
# $total (number)
brings-sum = { SIGNED($total) }
# The first of several, with the sum of all before it.
# $total (number)
# $points (number)
# $source (noun)
brings-first = { SIGNED($total) }: { $points } { $source }
# $points (number)
# $source (noun)
brings-part = { $points } { $source }
# All points come from there.
# $points (number)
# $source (noun)
brings-only = { SIGNED($points) } { $source }
# $what (noun)
brings-then = then { $what }
# The same where there is no room: at most 28 letters.
# $what (noun)
brings-then-short = then { FORM($what, "short") }
# $what (noun)
brings-no-use = no use: { $what }

## The strip: two lines of 33 letters, what A does and what comes of it

# At the right, beside the first line: it costs nothing.
free = free
# The same: so many ways to do it.
# $count (number)
ways = { $count } ways

# $name (text) a number, some with a letter
pick-estate = Estate { $name }
pick-estate-then = A takes it, the castle comes next
# $number (number) of the space
pick-castle = Castle on { $number }
pick-castle-then = your estate grows from here
# $tile (noun)
take-discards = discards { $tile }
# Into the own store, or into that of the team.
# $tile (noun)
into-own = { CAPITAL($tile) }, own
# $tile (noun)
into-team = { CAPITAL($tile) }, team
# $tile (noun)
# $number (number) of the space
place-on = { CAPITAL($tile) } on { $number }
# $count (number)
# $goods (number) their type
sell = Sell { $count } of goods { $goods }
hire = Hire
# $depot (number)
load = Goods of depot { $depot }
# At the right, where goods stay behind: at most 16 letters.
load-three-types = three types fit
load-then = and order +1
load-then-alone = all other goods leave
keep-silver = Keep the silver
# $points (number)
# $target (number)
keep-silver-then = the counter stays at { $points } of { $target }
decline = Do without it
decline-then = the effect is lost
# $tile (noun)
choose-space = { CAPITAL($tile) }: on which space?
choose-space-then = A asks for its space
# $building (noun)
crane-as = Crane as { $building }
# $goods (number) their type
gather = Goods { $goods } of all depots
gather-then = as far as they fit the store
buy-workers = Tile 28: buy workers
# $shield (number)
shield-goes-here = Shield { $shield } goes here
# $shield (number)
shield-leaves-castle = shield { $shield } there leaves the game
free-die = Shield 16: this die is free
free-die-then = any number, for this turn
# $name (text)
follow = Follow { $name } for good
follow-then = their monasteries count for you
# $tile (noun)
discard = { CAPITAL($tile) } leaves the game
discard-then = three stored tiles stay
# $shield (number)
shield-stays = Shield { $shield } stays
# Its points at the end, and what it is.
# $points (number)
# $shield (noun)
shield-worth = end { SIGNED($points) }; { $shield }
# $shield (number)
shield-leaves = Shield { $shield } leaves the game
# $points (number)
shield-leaves-then = without its { $points } points
# $points (number)
# $target (number)
buy-points = Buy { $points } of { $target } points
target-reached = target reached: one action
exchange-then = face down: any colour, no effect
# $goods (number) their type
give = Give one of goods { $goods }
# $count (number)
give-then = { $count } to give for the black tile
settled = That is settled
settled-rolls = A rolls
settled-hands-over = A hands over
end-turn = End the turn
end-turn-can-buy = X: you can still buy
end-turn-dice-used = both dice are used
# $points (number)
# $source (noun) where they come from
count-for = Count { $points } for { $source }
# $points (number)
# $target (number)
counter-at = counter at { $points } of { $target }
# $effect (noun)
comes-next = { CAPITAL($effect) } comes next

# $number (number) of the space
# $count (number)
space-ways = Number { $number }: { $count } ways
space-ways-then = A shows what each brings
# $depot (number)
depot-choice = Goods of depot { $depot }: a choice
depot-choice-then = A: not all of them fit
menu-take = Take a tile into the store
menu-place = Place a tile
menu-load = Take goods
menu-order = Several things wait
menu-exchange = Five goods for a black tile
menu-discard = Three stored tiles stay
menu-shield = Take a shield of the depots
goes-to-depots = A goes to the depots
goes-to-estate = A goes to the estate
shows-them = A shows them
double = A double: take a shield
double-by-workers = Workers make a double: a shield
double-then = instead of both actions
# $points (number) at the end
shield-price = end { SIGNED($points) }, tribute 1 a phase

# $tiles (number)
# $count (number) of spaces
free-die-reaches = Free die: { $tiles } to take, { count-spaces }
# $die (number)
die-reaches-nothing = Die { $die }: nothing in reach
# $die (number)
# $tiles (number)
die-reaches-tiles = Die { $die }: { $tiles } to take
# $die (number)
# $count (number) of spaces
die-reaches-spaces = Die { $die }: { count-spaces } to place on
# $die (number)
# $tiles (number)
# $count (number) of spaces
die-reaches = Die { $die }: { $tiles } to take, { count-spaces }
hand-or-skip = A: all it can do, or skip it
hand-or-estate = A: all it can do, DOWN: estate
hand-empty = Both dice are used
hand-empty-then = A: end the turn, or more

# Why not, at the right of the first line: at most 18 letters.
# $count (number)
why-not-workers = needs { count-workers }
why-not-same-building = built here already
why-not-second-inn = has an inn
why-not-apart = touches no tile
why-not-no-tile = no tile for it
why-not-dice = dice are used
why-not-store-empty = store is empty
why-not-store-full = store is full
why-not-silver = too little silver
why-not-bought = bought already
why-not-effect-first = effect first
why-not-now = not now
why-not-by-effect = not by this effect

## Hints: why an action is good, in at most 27 letters

# $points (number)
why-area = a whole area, { SIGNED($points) }
# Points for the area, for the phase, and the bonus.
# $area (number)
# $phase (number)
# $bonus (number)
why-colour = whole colour: { $area } + { $phase } + { $bonus }
# $next (text) the letter of the next phase
# $area (number)
# $phase (number)
why-area-before = fills it before { $next }: { $area } + { $phase }
# $area (number)
# $phase (number)
why-last-area = a whole area: { $area } + { $phase }
# $points (number)
why-animals = { SIGNED($points) }: others score again
# $points (number)
why-then-area = then an area is whole: { SIGNED($points) }
# $points (number)
why-then-placing = then placing brings { SIGNED($points) }
# $points (number)
why-then-sale = then a sale brings { SIGNED($points) }
# $points (number)
why-then = then { SIGNED($points) } this turn
why-load = goods to sell later
why-gather = more goods in one sale
why-hire = the dice fit nothing well
why-buy-workers = workers change a die
why-keep-silver = your silver can wait
# $area (noun)
why-last-tile = last tile of your { $area }
# $name (text) another player
why-lacks-only = { $name } lacks only this
why-last-of-kind = last of its kind this phase
# $area (noun)
# $count (number) of tiles
why-then-lacks = your { $area } then lacks { $count }
why-one-more-action = one more action with it
why-ship = goods, and an earlier turn
why-one-more-tile = one more tile with it
why-one-more-placed = one more tile is placed
# $count (number) of phases
why-mine =
    { $count ->
        [one] silver for { $count } phase
       *[other] silver for { $count } phases
    }
why-counts-at-end = it counts at the end
why-its-rule = its rule is yours from now
# $count (number)
why-workers = { count-workers } with it
# $count (number)
why-silver = { count-silver } with it
# $count (number) of tiles
why-area-lacks = its area lacks { $count } more

## The log: at most 29 letters, behind the shape of the player

# $name (text) a number, some with a letter
log-estate = plays estate { $name }
# $phase (text) its letter
log-phase = phase { $phase } begins
# $depot (number)
# $goods (number) their type
log-white-die = white die { $depot }: goods { $goods }
# Alone a tile leaves the depot, too.
# $depot (number)
# $goods (number) their type
# $tile (noun)
log-white-die-alone = die { $depot }: goods { $goods }, { FORM($tile, "short") } left
log-over = the game is over
# $tile (noun)
# $depot (number)
log-took = took { FORM($tile, "short") }, { $depot }
# Of the black depot.
# $tile (noun)
log-took-black = took { FORM($tile, "short") }, black
# $tile (noun)
log-bought = bought { FORM($tile, "short") }
# $tile (noun)
log-bought-for-workers = bought { FORM($tile, "short") }, workers
# $tile (noun)
log-discarded = discarded { FORM($tile, "short") }
log-first-castle = starts with a castle
# A tile was placed: what came of it, a whole area or colour, and whether border posts are joined.
# $tile (noun)
log-placed = placed { FORM($tile, "short") }
# $tile (noun)
log-whole = { FORM($tile, "short") }, whole
# $tile (noun)
log-bonus = { FORM($tile, "short") }, bonus
# $tile (noun)
log-colour = { FORM($tile, "short") }, colour
# $tile (noun)
log-placed-posts = placed { FORM($tile, "short") }, posts
# $tile (noun)
log-whole-posts = { FORM($tile, "short") }, whole, posts
# $tile (noun)
log-bonus-posts = { FORM($tile, "short") }, bonus, posts
# $tile (noun)
log-colour-posts = { FORM($tile, "short") }, colour, posts
# $building (noun)
log-crane = crane: { $building }
# $shield (number)
log-shield-taken = took shield { $shield }
# $shield (number)
log-shield-lost = lost shield { $shield }
log-free-die = shield 16: a free die
# $player (number) by seat
log-follows = follows player { $player }
log-on-top = tile 27: on top
# $count (number)
# $goods (number) their type
log-sold = sold { $count } of goods { $goods }
# $count (number)
# $goods (number) their type
log-loaded = ship: { $count } of goods { $goods }
# $step (number)
log-sailed = ship: step { $step } of the order
# $count (number)
log-hired = hired { count-workers }
# $count (number)
log-route-workers = route: { count-workers }
# $count (number)
log-mines-workers = mines: { count-workers }
# $tile (number)
# $count (number)
log-yellow-workers = tile { $tile }: { count-workers }
# $shield (number)
# $count (number)
log-shield-workers = shield { $shield }: { count-workers }
log-tribute-worker = tribute: a worker
# $tile (number)
# $count (number)
log-yellow-silver = tile { $tile }: { count-silver }
# $count (number)
log-mines-silver = mines: { count-silver }
# $count (number)
log-route-silver = route: { count-silver }
log-tribute-silver = tribute: 1 silver
# $count (number)
log-bought-points = bought { count-points }
log-no-black-tile = no use of a black tile
log-kept-silver = kept the silver
# $effect (noun)
log-no-use = no use of { $effect }
# $effect (noun)
log-effect-lost = { $effect }: lost
# $target (number)
log-target = target! now { $target }
# $count (number)
log-exchanged = { count-goods }: black tile
# What a monastery counted at the end.
# $tile (number)
# $counted (noun)
log-counts = tile { $tile }: { $counted }
log-rounds-left = rounds left
# $count (number)
log-gained-silver = gained { count-silver }
# $count (number)
log-gained-workers = gained { count-workers }

counted-15 = types sold
counted-16 = warehouses
counted-17 = watchtowers
counted-18 = carpenters
counted-19 = churches
counted-20 = markets
counted-21 = boarding houses
counted-22 = banks
counted-23 = town halls
counted-24 = species
counted-25 = goods sold
counted-26 = bonus tiles
counted-white-castles = white castles
counted-nothing = no points

## The estate, and what lies around it

# In tiny letters, beside the stored tiles and the goods: at most five letters.
estate-store = store
estate-goods = goods
# In a box on the dice, when both are used: at most four letters.
estate-end = END
# Whose storage it is: at most four letters.
store-own = own
store-team = team
# $tile (noun)
in-store = { CAPITAL($tile) }, in the store
# $tile (noun)
in-team-store = { CAPITAL($tile) }, in the team's store
empty-storage = An empty storage space
# $shield (number)
castle-with-shield = Castle with shield { $shield }
# $tile (noun)
placed = { CAPITAL($tile) }, placed
placed-black = Black tile, without effect
# $area (noun)
placed-inn = Inn: counts for its { $area }
# $number (number)
space-beside-post = Number { $number }, beside a border post
# $kind (noun) what the space takes
# $number (number)
empty-space = { CAPITAL($kind) } space, number { $number }
# The same in at most 14 letters.
# $kind (noun)
# $number (number)
short-space = { CAPITAL($kind) } { $number }
# $area (noun)
# $size (number)
area-whole = { $area } of { $size }: complete
# So many spaces of all are covered. Whole it brings points for its size and for the phase.
# $area (noun)
# $covered (number)
# $size (number)
# $points (number)
# $more (number)
area-so-far = { $area } { $covered } of { $size }, whole: { $points }+{ $more }
ask-estate = Choose your estate
# $name (text) a number, some with a letter
estate-number = No. { $name }

## The depots

# $silver (number)
depots-price = { $silver } buys
# In tiny letters, before the white die: at most five.
depots-white-die = white
# What a ship loads, and what it leaves there: before pictures of goods.
load-takes = take
load-leaves = leave
load-nothing = no goods here, order +1
load-nothing-alone = no goods here
ask-goods = Only three types fit: which?

## Sheets over the picture: what a die or an effect can do

title-die = What this die can do
title-end = Before the turn ends
# Behind the name of an effect: at most 20 letters.
title-action = one action, any die
title-white-castle = the white die
title-crane = as which one?
title-buy-points = reach the target?
title-exchange = five goods for a tile
# $number (number) of goods
title-give = { $number } to give
title-other = use it now

row-take = Take a tile
# $count (number) of tiles
row-take-reach = { $count } in reach
row-place = Place a tile
row-load = Take goods
# $count (number)
row-sell = Sell { $count } goods
row-hire = Hire workers
row-shield = Take a shield
row-gather = Gather all of this type
row-free-die = Any number this turn
# $count (number)
row-buy-workers = Buy { count-workers }
# $name (text)
row-follow = Follow { $name }
row-pay-silver = Keep it for 1 silver
row-pay-worker = Keep it for 1 worker
row-give-up = Give it up
row-order = Say what comes next
# $count (number)
row-buy-points = Buy { count-points }
row-exchange = Take a black tile
row-give = Give one of these
# $count (number) of goods
row-give-of = of { $count }
row-discard = Remove a stored tile
row-decline = Do without

# What it brings, at the right.
# $count (number)
gain-points =
    { $count ->
        [one] { SIGNED($count) } point
       *[other] { SIGNED($count) } points
    }
# $count (number)
gain-workers =
    { $count ->
        [one] { SIGNED($count) } worker
       *[other] { SIGNED($count) } workers
    }
# $count (number)
gain-silver = { SIGNED($count) } silver
# What a crane lets do as this building: at most five letters.
copy-sells = sell
copy-places = place
copy-acts = act
copy-takes = take

ask-discard = Store full: what is discarded?
ask-store = Into which store?
ask-tile = Which tile?
ask-tile-leaves = Which tile leaves?
ask-shield = Which shield?
ask-next = What comes next?
ask-payment = How do you pay?
# $count (number) of spaces
fits-spaces = fits { $count }
# $points (number)
# $source (noun)
points-for = { $points } for { $source }
reaches-target = target!

## Tribute

tribute-title = Tribute: 1 a shield
# $count (number)
tribute-then-mines = then the mines pay { count-silver }

## Everybody

# In tiny letters, before a row: at most five.
players-order = order
# The same, and above a column.
column-bonus = bonus
# More than three.
# $count (number)
stored-tiles = { $count } tiles
# Before pictures of goods.
goods-to-come = goods to come
goods-to-come-none = none
# $points (number) beside those for its size
players-region = region { SIGNED($points) }
# $name (text)
# $points (number)
projected = { $name }: { $points } if it ended now
# $team (text) its letter
# $points (number)
projected-team = Team { $team }: { $points } if it ended now

## A game alone: how far it has come

alone-spaces = spaces
alone-round = round
alone-targets = targets
# $count (number)
alone-targets-reached = { $count }
# $count (number)
alone-targets-or-more = { $count } or more
alone-colours = colours: whole brings a black tile
alone-region = a whole region now
# $points (number)
alone-region-points = size { SIGNED($points) }
alone-away = in the depots: leaves first
# $spaces (number)
# $rounds (number)
alone-left =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    } empty, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } left

## Trade routes of all

routes = TRADE ROUTES
# $count (number)
routes-cards = { $count } cards each
# $name (text)
# $space (number)
# $goods (number) the type that it wants
route-wants = { $name }, space { $space }: goods { $goods }
# $name (text)
# $space (number)
route-gained = { $name }, space { $space }: gained
# $name (text)
# $space (number)
# $goods (number) the type that lies there
route-lies = { $name }, space { $space }: lies { $goods }

## Shields of all

all-shields = SHIELDS
all-shields-points = points at the end
no-shield-left = No shield is left
# $depot (number)
shield-in-depot = depot { $depot }: a double { $depot } takes it
# $name (text)
shield-on-castle = on a castle of { $name }

## Colours and piles

colours = COLOURS
colours-of-spaces = spaces filled, and left
# In tiny letters, above a column: at most five.
colours-pile = pile
colours-goods = goods in the pile
# $count (number)
colours-black-pile = { $count } tiles in the black pile
colours-alone = a whole colour: a black tile
colours-bonus = bonus: first and second whole

## The end of a phase

# $phase (text) its letter
phase-over = PHASE { $phase } IS OVER
# $phase (text) its letter
phase-begins = { $phase } begins
phase-mines = Mines pay
phase-mines-nothing = nothing
phase-tiles-left = Tiles left
phase-new-tiles = New tiles
phase-tiles-none = none
phase-goods = Goods to come
# $now (number) points beside those for its size
# $before (number)
phase-region = A whole region: { $now } more, not { $before }

## The hand-over, at the right of the name

# $team (text) its letter
hand-over-team = team { $team }
hand-over-tribute = tribute
hand-over-phase-end = phase end

## Keys: at most six letters

key-depots = depots
key-dice = dice
key-skip = skip
key-others = others
key-goal = goal
key-routes = routes
key-shields = shield
key-colours = colour
key-estate = estate
key-choose = choose
key-start = start
key-take = take
key-place = place
key-sell = sell
key-hire = hire
key-load = load
key-buy = buy
key-end = end
key-use = use
key-remove = remove
key-pay = pay
key-go = go

## How far it has come, and the score sheet

progress-set-up = set-up
# $phase (text) its letter
# $round (number)
# $rounds (number)
round-name = round { $phase } { $round }/{ $rounds }

# Rows: at most 16 letters.
score-animals = animals
score-regions = regions
score-phases = phases
score-colour-bonus = colour bonus
score-border-posts = border posts
score-goods-sold = goods sold
score-trade-route = trade route
score-watchtowers = watchtowers
score-goods-left = goods left
score-silver-left = silver left
score-workers-by-two = workers / 2
score-workers-left = workers left
score-left-over = left over
score-monasteries = monasteries
score-shields = shields
score-yellow-15 = 15 types sold
score-yellow-16 = 16 warehouse
score-yellow-17 = 17 watchtower
score-yellow-18 = 18 carpenter
score-yellow-19 = 19 church
score-yellow-20 = 20 market
score-yellow-21 = 21 boarding
score-yellow-22 = 22 bank
score-yellow-23 = 23 town hall
score-yellow-24 = 24 species
score-yellow-25 = 25 goods sold
score-yellow-26 = 26 bonuses
score-yellow-29 = 29 white castle
score-shield-1 = shield 1
score-shield-2 = shield 2
score-shield-3 = shield 3
score-shield-4 = shield 4
score-shield-5 = shield 5
score-shield-6 = shield 6
score-shield-7 = shield 7
score-shield-8 = shield 8
score-shield-9 = shield 9
score-shield-10 = shield 10
score-shield-11 = shield 11
score-shield-12 = shield 12
score-shield-13 = shield 13
score-shield-14 = shield 14
score-shield-15 = shield 15
score-shield-16 = shield 16
score-shield-17 = shield 17
score-shield-18 = shield 18
score-spaces-covered = spaces covered
score-rounds-left-over = rounds left over
score-empty-spaces = empty spaces
score-first-target = first target
score-last-target = last target
score-counter = counter

# How it ended, and how a tie was broken.
# $round (number)
verdict-won = won in round { $round }
# $count (number) of spaces
verdict-lost = lost: { count-spaces } empty
verdict-teams-share = tie: same spaces, both win
# Empty spaces of each.
# $most (number)
# $other (number)
verdict-teams = tie: most empty, { $most } to { $other }
# $fewest (number)
# $other (number)
verdict-fewest = tie: fewest empty, { $fewest } to { $other }
verdict-order = tie: same spaces, later in order

## The form of a new game

choice-team = Teams
choice-edition = Edition
choice-expansions = Expansions
choice-solo = Estate
choice-target = Target
choice-estates = Estates
choice-estate = Estate
# What each choice is about.
about-team = Two and two share an estate of 73 spaces: seats 1 and 3 against 2 and 4. 12a is the easier board.
about-edition = The box of 2011, or that of 2019: tiles, estates and some numbers differ.
about-expansions = What is played on top of the base game of 2019.
about-solo = 13a is the easier one. You expand to other islands over rivers only.
about-target = The points that bring an action. Each time it falls by 5. 45 is much easier than 50, 55 much harder.
about-estates = Which estates are played: the same for all, by lot, or one for each seat.
about-estate = The estate of this seat.

team-none = none
team-12a = board 12a
team-12b = board 12b
edition-2011 = 2011
edition-2019 = 2019
expansions-none = none
expansions-all = all
expansions-some = some
expansion-extra = extra tiles
expansion-posts = border posts
expansion-white = white castles
expansion-inns = inns
expansion-routes = trade routes
expansion-shields = shields
# What each brings: at most 33 letters.
about-extra = crane, geese, monasteries 27, 28
about-posts = estates 11a-11f: join three posts
about-white = an action with the white die
about-inns = on any colour, region +1
about-routes = goods sold cover cards for gains
about-shields = doubles bring powers for tribute
solo-none = none
solo-13a = no. 13a
solo-13b = no. 13b
target-45 = 45 points
target-46 = 46 points
target-47 = 47 points
target-48 = 48 points
target-49 = 49 points
target-50 = 50 points
target-51 = 51 points
target-52 = 52 points
target-53 = 53 points
target-54 = 54 points
target-55 = 55 points
estates-beginners = for beginners
estates-named = each their own
estates-random = one of two drawn
estate-random = random
estate-1 = estate 1
estate-2 = estate 2
estate-3 = estate 3
estate-4 = estate 4
estate-5 = estate 5
estate-6 = estate 6
estate-7 = estate 7
estate-8 = estate 8
estate-9 = estate 9
estate-10 = estate 10
estate-11a = no. 11a
estate-11b = no. 11b
estate-11c = no. 11c
estate-11d = no. 11d
estate-11e = no. 11e
estate-11f = no. 11f

# The same in statistics, which tell results apart by them.
counted-team-12a = teams, 12a
counted-team-12b = teams, 12b
counted-extra = extra tiles
counted-posts = posts
counted-white = white castles
counted-inns = inns
counted-routes = trade routes
counted-shields = shields
counted-all = all expansions
counted-some = some expansions
counted-solo-13a = 13a
counted-solo-13b = 13b
counted-target-45 = to 45
counted-target-46 = to 46
counted-target-47 = to 47
counted-target-48 = to 48
counted-target-49 = to 49
counted-target-51 = to 51
counted-target-52 = to 52
counted-target-53 = to 53
counted-target-54 = to 54
counted-target-55 = to 55

# Why no game can begin so.
refusal-players = 2 to 4 players; 1 on 13a or 13b
refusal-beginner-estate = not an estate for beginners
refusal-no-such-estate = no such estate in this edition
refusal-nobody-sits = an estate for an empty seat
refusal-expansions-of-2019 = expansions need the 2019 edition
refusal-no-such-expansion = no such expansion
refusal-posts-need-estate = border posts need estates 11a-11f
refusal-estate-needs-posts = estates 11a-11f need border posts
refusal-solo-estate = the solo game needs 13a or 13b
refusal-target = a target from 45 to 55
refusal-solo-of-2019 = the solo game needs 2019
refusal-solo-without-expansions = no expansions in the solo game
refusal-team-players = two teams are four players
refusal-team-estate = the team game needs 12a or 12b
refusal-team-of-2019 = the team game needs 2019
refusal-team-without-expansions = no expansions in the team game
