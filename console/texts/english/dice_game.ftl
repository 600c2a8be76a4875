### What the Dice Game says. Phases are numbered I, II and III: such a number is a part that is written already.

## The game

name = The Dice Game

## Things of the game, in the middle of a line

area-monastery = monastery
area-mine = mine
area-river = river
area-city = city
area-castle = castle
area-pasture = pasture

# Castles show the letter.
bonus-monk = monk
    .letter = M
bonus-silver = silver
    .letter = S
bonus-goods = goods
    .letter = G
bonus-worker = worker
    .letter = W

## Rows of the score sheet

source-monasteries = monasteries
source-mines = mines
source-rivers = rivers
source-cities = cities
source-castles = castles
source-pastures = pastures
source-sales = sales
source-colours = finished colours

## The form of a new game

choice-duchy = Sheet
choice-duchy-about = Which of the four sheets everybody plays on.
duchy-1 = A
duchy-2 = B
duchy-3 = C
duchy-4 = D
choice-variant = Castles
choice-variant-about = How starting castles are chosen: each their own, all different, or the same for all. Alone it is one and only.
variant-standard = each their own
variant-all-different = all different
variant-all-the-same = all the same
variant-one-and-only = one and only
choice-open = Choices
choice-open-about = Hidden: what somebody writes shows when all are done. Open: it shows at once.
open-no = hidden
open-yes = open

## What statistics call a set-up

counted-duchy-1 = sheet A
counted-duchy-2 = sheet B
counted-duchy-3 = sheet C
counted-duchy-4 = sheet D

## Why no game can begin so

refusal-players = one to five can play
refusal-castles = there are only four castles
refusal-alone = one player plays one and only
refusal-company = one and only is for one player

## Keys: at most six letters

key-choose = choose
key-dice = dice
key-keep = keep
key-number = number
key-others = others
key-races = races
key-sell = sell
key-sheet = sheet
key-start = start
key-write = write

## Cards below the sheet

card-done = DONE
# In tiny letters: at most four.
card-sell = sell
# In tiny letters: at most four.
card-keep = keep
# Before the numbers to choose from: at most five letters.
write = write

## The strip beside the cards: two lines of nine letters; beside a sale there is room for more

# $count (number)
sell = { $count ->
    [one] sell { $count } good
   *[other] sell { $count } goods
}
# $points (number)
# $silver (number)
sell-gain = { $points ->
    [one] { SIGNED($points) } point, { $silver } silver
   *[other] { SIGNED($points) } points, { $silver } silver
}
keep = keep
# $count (number)
goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
rest-worker = 1 worker
all-done = all done
# $count (number)
hexes = { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}
# $count (number) hexes that can be marked, below 10
best-of = best of { $count }
# $count (number) the same from 10 on
best-of-many = top of { $count }
# $points (number)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Several hexes, where a line is all there is: nine letters.
# $points (number)
up-to = up to +{ $points }

## The strip on a hex: two lines of 33 letters

start-here = Start from this castle
# $points (number)
# $bonus (noun)
start-gain = { $points ->
    [one] { SIGNED($points) } point and 1 { $bonus }
   *[other] { SIGNED($points) } points and 1 { $bonus }
}
# $area (noun)
# $number (number)
mark = { CAPITAL($area) }: write { $number }
# $area (noun)
mark-which = { CAPITAL($area) }: which number?
# $points (number)
mark-whole = { $points ->
    [one] whole: { SIGNED($points) } point
   *[other] whole: { SIGNED($points) } points
}
# $marked (number)
# $size (number)
# $points (number)
mark-part = { $points ->
    [one] { $marked } of { $size }, whole { SIGNED($points) } point
   *[other] { $marked } of { $size }, whole { SIGNED($points) } points
}
# $points (number)
# $prize (number) points for the colour
mark-colour = { $points ->
    [one] { SIGNED($points) } point, colour { SIGNED($prize) }
   *[other] { SIGNED($points) } points, colour { SIGNED($prize) }
}
# $gain (text) one of these
# $bonus (noun)
mark-bonus = { $gain }, 1 { $bonus }

## The strip where one looks around

races = Colour: 1st, 2nd
# $one (number)
# $two (number)
# $three (number)
# $four (number)
areas-now = Areas of 1 2 3 4 now: { $one } { $two } { $three } { $four }
# $name (text)
# $count (number)
sheet-of = { $count ->
    [one] { $name }: { $count } hex
   *[other] { $name }: { $count } hexes
}
# $count (number)
unused = { $count ->
    [one] { $count } unused bonus
   *[other] { $count } unused bonuses
}

## The end of a phase

# $phase (text)
phase-over = PHASE { $phase } IS OVER
# $phase (text)
phase-begins = { $phase } begins
phase-less = Whole areas bring less now
# Sizes of areas, above two rows of points: at most ten letters.
phase-hexes = hexes
# $phase (text)
phase = phase { $phase }
phase-points = Points so far

## How far a game has come

progress-start = start
# $phase (text)
# $number (number) of the box
round = phase { $phase }, box { $number }

## The end

# The result of a game alone.
grade-1 = try again
grade-2 = well done!
grade-3 = excellent!
grade-4 = incredible!
tie-bonuses = tie: more unused bonuses win
tie-shared = tie: as many bonuses, shared

## The log: what somebody did, after their name

log-started = chose a castle
# Nobody's doing.
# $first (number)
# $second (number)
# $area (noun) the kind on a die
# $other (noun) the kind on the other
log-rolled = { $first } { $second } { $area }, { $other }
# The same where goods can be sold.
# $first (number)
# $second (number)
# $area (noun)
# $other (noun)
log-rolled-sale = { $first } { $second } { $area }, { $other }, sale
# $count (number)
log-sold = sold { $count }, { $count } silver
log-kept = kept the goods
# $bonus (noun)
log-spent = used a { $bonus }
# $number (number)
log-marked = wrote a { $number }
# $area (noun)
# $size (number)
log-area = { $size ->
    [1] { $area }
   *[other] { $area } of { $size }
}
# $area (noun)
# $size (number)
# $bonus (noun)
log-area-bonus = { $size ->
    [1] { $area }, { $bonus }
   *[other] { $area } of { $size }, { $bonus }
}
log-rested = no mark, a worker
# $area (noun)
log-finished-first = all { $area } hexes first
# $area (noun)
log-finished-second = all { $area } hexes second
# Alone: in phase I or II, and in phase III, which brings less.
# $area (noun)
log-finished-alone = all { $area } hexes
# $area (noun)
log-finished-late = all { $area } hexes in III
# $phase (text)
log-phase-over = phase { $phase } is over
log-over = the game is over

## Hints: why an action is a good one, in at most 27 letters

# $points (number)
# $prize (number)
why-colour = { SIGNED($points) } and the colour: { SIGNED($prize) }
# $points (number)
# $later (number)
why-now = { SIGNED($points) }, next phase { SIGNED($later) }
# $points (number)
why-area = a whole area, { SIGNED($points) }
# $points (number)
why-then = then a mark brings { SIGNED($points) }
# $left (number) hexes of the area without a mark
why-lacks = { $left ->
    [1] one more fills its area
   *[other] its area lacks { $left } more
}
why-worker = a worker fits later dice
why-silver = your silver can wait

# The name of the game: at most 22 letters.
game = The Dice Game

## Help: articles, chapters, guide, leaves

monastery = Monastery
    .tag = colour
    .effect = Write a 1 or a 2. A whole one brings a monk.
    .body =
        Pair a monastery die with a 1 or a 2. When every hex of the area is marked you score it, the more the earlier, and get one monk.
        A monk later turns a die into any colour you need.
mine = Mine
    .tag = colour
    .effect = Write a 3 or a 4. A whole one brings silver.
    .body =
        Pair a mine die with a 3 or a 4. A whole mine scores by its size and the phase, and brings one silver.
        A silver pays for a second hex in one round.
river = River
    .tag = colour
    .effect = Write a 5 or a 6. A whole one brings goods.
    .body =
        Pair a river die with a 5 or a 6. A whole river scores by its size and the phase, and brings one commodity.
        Goods are sold when the hourglass shows double.
city = City
    .tag = colour
    .effect = All numbers of one city differ. It brings a worker.
    .body =
        Pair a city die with any number that this city does not have yet. Every city counts for itself.
        A whole city scores by its size and the phase, and brings one worker, who later turns a die to any number.
castle = Castle
    .tag = colour
    .effect = Repeat a number that stands beside it.
    .body =
        Pair a castle die with a number that is written in a hex next to the castle. A castle is an area of its own: 1 point at once, and the bonus of its letter: M monk, S silver, G goods, W worker.
        The castle you started from has no number to repeat.
pasture = Pasture
    .tag = colour
    .effect = All numbers of one pasture are the same.
    .body =
        Pair a pasture die with any number; the rest of that pasture then needs the same one. Every pasture counts for itself.
        A whole pasture brings no bonus, but its points count twice.
pair = Pair
    .tag = dice
    .effect = One number die and one colour die mark one hex.
    .body =
        All players use the same four dice, so nothing is taken from anybody. The hex has to touch a marked one, has to have the colour, and has to take the number.
        Hexes with a white ring can be marked; the number and its points stand in them.
monk = Monk
    .tag = bonus
    .effect = A colour die counts as any other colour.
    .body =
        Choose the monk, then a hex, then which number to write if both fit. The die stays as it is for everybody else.
        Only one bonus can be used in a round: monk, worker or silver.
silver = Silver
    .tag = bonus
    .effect = Mark a second hex in the same round.
    .body =
        After the first mark, choose another pair: at least one of its dice has to be a different one. The second hex may touch the first one.
        Not in a round in which a monk or a worker was used.
commodity = Commodity
    .tag = bonus
    .effect = Sell on a double: 2 points and 1 silver each.
    .body =
        When the hourglass die shows two glasses, you may sell all your goods before anything else, or keep them all. The silver can be used at once.
        A sale is no use of a bonus, so that you can use one in the same round.
worker = Worker
    .tag = bonus
    .effect = A number die counts as any other number.
    .body =
        Choose the worker, then a hex of a colour that was rolled, then the number. The die stays as it is for everybody else.
        A round without any mark brings one worker.
done = Done
    .tag = your part
    .effect = Ends your part. No mark at all brings a worker.
    .body =
        You may pass up marks even when one is possible. Until you say done, B takes back what you did; after that it stands.
        When all are done, everything is revealed, and the dice are rolled again.
area-points = Area points
    .tag = score
    .effect = Big and early areas score most.
    .body =
        Hexes      I    II   III
          1        1    1    1
          2        4    3    2
          3        8    6    4
          4       13   10    7
        Pastures count twice.
        Unfinished areas score nothing.
colour-races = Colour races
    .tag = score
    .effect = Finish all hexes of a colour before the others.
    .body =
        First and second: city 6 and 3, river 4 and 2, pasture 4 and 2, monastery 3 and 2, mine 3 and 1, castle 3 and 1.
        All who finish in the same round get the full amount. Alone you get the first amount in phases I and II, and the second in III.
time = Time
    .tag = phases
    .effect = Three phases; each ends when its boxes are full.
    .body =
        Every round ticks one box, or two on a double. A phase has ten boxes. A double on the last box ticks just that one, and goods can still be sold.
        Alone a phase has eight rounds, whatever the hourglass shows.
starting-castle = Starting castle
    .tag = set-up
    .effect = Your sheet grows from here.
    .body =
        Choose one of the four castles. It scores 1 point and brings the bonus of its letter: M monk, S silver, G goods, W worker.
        All choose in secret. In other set-ups the castles are all different, or the first player chooses one for all.
the-end = The end
    .tag = score
    .effect = Most points after phase III win.
    .body =
        If points are equal, more unused bonuses win, goods included; if these are equal too, the win is shared.
        Alone: over 50 is well done, over 60 excellent, 70 or more incredible.
chapter-colours = Colours
chapter-dice-and-bonuses = Dice and bonuses
chapter-score-and-time = Score and time
chapter-set-up-and-end = Set-up and end
guide-your-duchy = YOUR DUCHY
    .body =
        Your sheet has 37 hexes in six colours. Mark hex after hex with numbers from the dice. Neighbours of one colour form an area.

        A whole area scores points, and most bring a bonus. The earlier it is whole, the more it scores.
guide-start = START
    .body =
        First choose one of the four castles: LEFT and RIGHT go through them, A starts there.

        Its letter is the bonus you begin with: M monk, S silver, G goods, W worker.

        Press A once more for done.
guide-a-round = A ROUND
    .body =
        The dice fall: two with numbers, two with colours. Below the sheet lie the pairs that you can use.

        LEFT and RIGHT choose a pair, and its hexes light up. A goes into the sheet; LEFT and RIGHT choose a hex; A writes.

        Then A again for done.
guide-what-goes-where = WHAT GOES WHERE
    .body =
        Monastery: 1 or 2.
        Mine: 3 or 4.
        River: 5 or 6.
        City: all numbers different.
        Pasture: all numbers the same.
        Castle: a number that stands next to it.

        A new mark always touches an old one.
guide-bonuses = BONUSES
    .body =
        One bonus a round:
        Monk: any colour.
        Worker: any number.
        Silver: a second hex with another pair, after the first one.

        Goods are sold on a double hourglass: 2 points and 1 silver each.

        No mark at all: a worker.
guide-races-and-time = RACES AND TIME
    .body =
        The boxes on top fill up; when they are full the phase ends, and areas are worth less.

        Who marks all hexes of a colour first scores extra; so does the second. X shows these races, and the others.
guide-buttons = BUTTONS
    .body =
        A does what the bar says.
        B goes back, or takes back your last action.
        X looks at others and races.
        Y opens the menu: help on what you point at, rules, log, scores. Held, it gives a hint.

        The game is kept at any moment: just switch off.
leaf-what-it-is-about-title = WHAT IT IS ABOUT
leaf-what-it-is-about-1 = You write numbers into a sheet of 37 hexes. Most points win.
leaf-what-it-is-about-2 = Three phases. Each ends when its boxes are full.
leaf-what-it-is-about-3 = Whole areas score: the sooner, the more.
leaf-what-it-is-about-4 = Two dice show numbers, two kinds: one of each is a pair.
leaf-what-it-is-about-5 = Monks, silver and workers help where no pair fits.

## The guided first game

lesson-1 = Your sheet has 37 hexes of six kinds. Write numbers into them: whole areas score.
    .asks = go on (the menu leads out)
lesson-2 = Choose a castle to start from. Its letter is a gift.
    .asks = to the castle with the G
lesson-3 = What A does stands below, and what it brings.
    .asks = start here
lesson-4 = +1 point, and goods to sell. Your part of a round ends with done.
    .asks = done
lesson-5 = Hexes say what they take: 1/2 is 1 or 2. = is one number for its area, crossed: all different.
    .asks = go on
lesson-6 = Two dice show numbers, two show kinds. One of each is a pair: white hexes take it.
    .asks = use the pair 2, monastery
lesson-7 = Two of its hexes touch your castle. Every mark must touch an earlier one.
    .asks = to the other one
lesson-8 = Monasteries take a 1 or a 2. This one has two hexes, and is worth 4 when it is whole.
    .asks = write the 2
lesson-9 = Not sure? Until you are done B takes a mark back.
    .asks = take the 2 back
lesson-10 = The dice lie as they fell.
    .asks = use the pair again
lesson-11 = And the same hex again.
    .asks = to the other one
lesson-12 = Nothing was lost.
    .asks = write the 2
lesson-13 = One mark a round: that was it.
    .asks = done
lesson-14 = Two hourglasses: now goods can be sold, for 2 points and 1 silver each.
    .asks = sell
lesson-15 = Three pairs are possible. The first is a 1 and a monastery.
    .asks = use it
lesson-16 = The other hex of the monastery: the area is whole. +4, and a monk.
    .asks = write the 1
lesson-17 = Your silver pays for a second mark in the same round.
    .asks = to the pair 6, pasture
lesson-18 = Dashed hexes cost a bonus. Pastures want the same number everywhere.
    .asks = use this pair
lesson-19 = Another pasture lies at the foot of the sheet.
    .asks = down to it
lesson-20 = Two hexes again, and this one is worth 8.
    .asks = write the 6
lesson-21 = Two marks in one round.
    .asks = done
lesson-22 = No pair fits. But your monk turns a kind into any other.
    .asks = use the monk
lesson-23 = A city wants different numbers. Leave it for now.
    .asks = to the pasture
lesson-24 = Here both numbers can be written.
    .asks = choose the number
lesson-25 = 3 or 2: its other hex will need the same one.
    .asks = to the 2
lesson-26 = The monk is used up by it.
    .asks = write the 2
lesson-27 = One bonus a round: that was it.
    .asks = done
lesson-28 = Nothing fits at all. Then a worker comes to comfort you.
    .asks = done, and take the worker
lesson-29 = A worker makes a number die any number. Three phases of eight rounds. Help is on Y.
    .asks = play on alone
