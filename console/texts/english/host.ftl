### What is said around the console: by the page, and of files and texts with games.

## Buttons of the page; those of the handheld for screen readers

up = Up
down = Down
left = Left
right = Right
button-a = A: do
button-b = B: back
button-x = X: look elsewhere
button-y = Y: menu
page = Page
my-games = Back to my games
save-file = Save to a file
load-file = Load a file
watch-game = Watch a game
restart = Restart
sound = Sound
full-screen = Full screen
close = Close
watch-it = Watch it
never-mind = Never mind
replace = Replace
keep-mine = Keep mine
bring-back = Bring back what was here

## What stands beside them

keys = Keys: arrows, A B X Y
about =
    Keys: arrows, A B X Y; or Enter, Backspace, Space, M.
    Games are kept in this browser. The page dims after ten minutes, and never sleeps.
description = A pocket console for dice and board games, in the browser: The Castles of Burgundy, its Dice Game, Orléans, The Colonists of Natick. Play alone, against a computer, or pass it around.
in-words = The screen in words
choices = What can be done now
file = A file with saves or games
game-text = The text of a game: its codes as a phone reads them, or lines that begin with LOIRE1-.

## The screens of the console, for screen readers

screen-title = Title
screen-way = Ways to play
screen-setup = Setup
screen-keyboard = Keyboard
screen-table = Table
screen-hand-over = Hand-over
screen-undo = Undo
screen-interlude = Interlude
screen-menu = Menu
screen-topics = Help topics
screen-article = Help
screen-guide = Guide
screen-leaflet = About the game
screen-log = Log
screen-scores = Scores
screen-settings = Settings
screen-language = Language
screen-names = Names
screen-statistics = Statistics
screen-finished = Finished games
screen-replay = Replay
screen-review = Review
screen-exercise = Exercise
screen-tutor = Tutor
screen-export = Export
screen-again = Play again
screen-service = Service
screen-room = Make room
screen-notice = Notice
screen-ask = Question

## Icons in words, for screen readers

# $number (number) counted from 1
sign-seat = player { $number }
# $pips (number)
sign-die = die { $pips }
icon-kind-castle = castle
icon-kind-mine = mine
icon-kind-ship = ship
icon-kind-animal = animals
icon-kind-monastery = monastery
icon-kind-building = building
icon-kind-inn = inn
icon-kind-black = black tile
icon-tile-castle = castle
icon-tile-ship = ship
icon-tile-mine = mine
icon-tile-cow = cattle
icon-tile-sheep = sheep
icon-tile-pig = pigs
icon-tile-chicken = chickens
icon-tile-goat = goats
icon-tile-geese = geese
icon-tile-warehouse = warehouse
icon-tile-watchtower = watchtower
icon-tile-carpenter = carpenter
icon-tile-church = church
icon-tile-market = market
icon-tile-boarding = boarding house
icon-tile-bank = bank
icon-tile-townhall = town hall
icon-tile-crane = crane
icon-tile-white-castle = white castle
icon-tile-inn = inn
icon-group-star = points at the end
icon-group-plusminus = moves a die
icon-group-bell = in each phase
icon-group-neq = all different
icon-group-eq = all the same
icon-small-worker = workers
icon-small-silver = silver
icon-small-star = points
icon-small-sack = goods
icon-small-crown = first
icon-small-hourglass = hourglass
icon-small-flag = tower
icon-small-post = border post
icon-small-post-joined = border post, joined
icon-small-shield = shield
icon-badge-shield = shield
icon-badge-shield15 = shield
icon-small-check = done
icon-small-monk = monk
icon-small-coin = coins
icon-small-book = development
icon-small-citizen = citizen
icon-small-station = trading station
icon-small-gear = technology
icon-small-tower = tower
icon-small-skull = plague
icon-small-wheel = wheel
icon-small-mask = mask
icon-follower-farmer = farmer
icon-follower-boatman = boatman
icon-follower-craftsman = craftsman
icon-follower-trader = trader
icon-follower-knight = knight
icon-follower-scholar = scholar
icon-follower-monk = monk
icon-follower-any = anybody
icon-goods-grain = grain
icon-goods-cheese = cheese
icon-goods-wine = wine
icon-goods-wool = wool
icon-goods-brocade = brocade
icon-place-farm-house = Farm House
icon-place-village = Village
icon-place-university = University
icon-place-monastery = Monastery
icon-place-wagon = Wagon
icon-place-coach = coach
icon-place-guildhall = Guildhall
icon-place-scriptorium = Scriptorium
icon-place-town-hall = Town Hall
icon-place-flask = Pharmacy
icon-place-mug = Tavern
icon-place-grapes = Vineyard
icon-place-well = Well
icon-place-leaf = Herb Garden
icon-place-tub = Bathhouse
icon-place-depot = Depot
icon-place-market = Market Stand
icon-place-sacristy = Sacristy
icon-status = status
icon-small-away = gone
icon-small-route = trade route
icon-natick-sun = sun
icon-natick-moon = moon
icon-natick-crown = crown
icon-natick-arms = arms
icon-natick-village = village
icon-natick-town = town
icon-natick-road = road
icon-natick-trader = trader
icon-natick-knight = knight

## What does not work: what the browser says of it stands behind

too-old = This browser is too old for Loire: update it, or open the page in Chrome 80, Firefox 113, Safari 16.4 or a later one.
no-start = Loire does not start here. Load the page again; if that does not help, try another browser.
broken = Something broke. Load the page again: what was shown is saved.

## What happens

dimmed = Dimmed after ten minutes: any button makes it bright again.
elsewhere = Loire is open in another tab. What you play here is not saved; close the other tab and open this one again.
full = The browser has no room left: the game is not saved. Make room on the disk, or save to a file.
# $reason (text) as the browser names it
refused = The browser keeps nothing here ({ $reason }): the game is not saved. Save to a file before you close the page.

# $name (text) of a gamepad
gamepad = { $name } is ready: A, B, X and Y are its own.
# $name (text) of a gamepad
gamepad-shapes = { $name } is ready: cross is A, circle B, square X, triangle Y.

## Links to a game

copy-link = Copy a link to this game
share-link = Share this game
go-on = Go on with this game
no-game = There is no game to share: open one of yours first.
# $game (text) what it is, in a line
link-copied = Copied: a link to { $game }.
# $game (text) what it is, in a line
link-shared = Shared: { $game }.
# $link (text) the address, where the browser refuses to copy it
link-by-hand = The browser does not let the page copy. The link is: { $link }
link-open = Whoever takes the link apart can read what is still hidden.
link-here = It leads to this file: only this machine can open it.
round-hidden = The running round is left out as long as it is secret.
taken-up = The game is among yours now. Take your turn, and send a link to whoever is next.
# $part (text) which are missing
part-kept = { $part }. Read the next code: this part is kept.

## Files and texts that are brought

# $megabytes (number)
too-long = That is { $megabytes } MB: saves have 0.13, a text with games less than 1. Nothing was changed.
unreadable = The file can't be read.
# $file (text) its name
# $fault (text) why
no-saves = { $file }: { $fault }. Nothing was changed.
# $offered (text) what is in the file
# $present (text) what is on the page
replace-question =
    The file has { $offered }.
    This page has { $present }.
    Replace what is on this page?
no-keeping = Nothing is saved on this page now, so no file can be taken in.
replaced = The saves of the file are on this page now.
brought-back = Your saves are back.
# $count (number)
which-game = { $count } games: which one?

## A handheld at the cable

cable = Handheld at a cable
no-cable = This browser can't use a cable. Chrome, Edge and Opera can, though not on a phone, for a page from a disk or over https; so can Loire in a window.
connect = Connect
backup = Save its saves to a file
restore = Load a file onto it
texts = Save its games as text
mirror = Play on it from here
save-before = Save what it had before
progress = How far it is
# $build (text) version and board
connected = Connected: Loire { $build }.
device-none = No handheld was chosen. Plug it in, and switch it on.
# $reason (text) as the browser names it
device-shut = The port of the handheld does not open ({ $reason }). Perhaps another program or tab has it.
device-stranger = No handheld answers there. Plug it in again, and switch it on.
# $about (text) its version, board and protocol
device-foreign = The handheld speaks another protocol ({ $about }): it needs another version of this page.
device-refused = Refused on the handheld.
# $reason (text) in the words of the protocol
device-says = The handheld says: { $reason }.
device-silent = The handheld no longer answers. Plug it in again, and connect.
device-gone = The handheld is gone. Plug it in again, and connect.
device-damaged = Something was damaged on its way. Connect again.
device-reads = Its saves are being read.
# $file (text) its name
# $has (text) what is in it
device-saved = In { $file } now: { $has }.
# $file (text) its name
device-exported = Its games are in { $file } now.
device-empty = It has no games.
# $offered (text) what is in the file
# $present (text) what is on the handheld
device-question =
    The file has { $offered }.
    The handheld has { $present }.
    Replace what is on the handheld?
device-sends = The file is being sent. What the handheld has stays until you agree there.
device-asks = All is there. Hold A on the handheld.
device-restarts = The handheld restarts with the saves of the file.
device-unchanged = Nothing on it was changed.
device-either = It has what it had before, or all of the file.
mirrored = This is what the handheld shows. The first press asks there.
mirror-asks = Hold A on the handheld: then its buttons are pressed from here.
mirror-allowed = This is what the handheld shows, and these are its buttons.
mirror-refused = Refused on the handheld. Another press asks again.
mirror-screen = The screen of the handheld

## What a file of saves has

# $count (number)
games-running = { $count ->
        [one] { $count } game in progress
       *[other] { $count } games in progress
    }
# $count (number)
games-finished = { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
# $count (number)
games-damaged = { $count } of them damaged
statistics = statistics
no-games = no games

## Why it can't be used, after a colon

saves-foreign = it is no save file of this console
# $format (text) a number
saves-later = a later version wrote it (format { $format }), which is needed to open it
journal-lost = it is damaged, and can't be read
journal-long = it is longer than any game that can be kept
journal-full = eight games are in progress, and there is no room for another: finish or delete one first
text-nothing = no game in it: that would be lines that begin with LOIRE1-
# $number (number)
# $count (number)
part-missing = part { $number } of { $count } is missing
# $number (number)
# $count (number)
part-damaged = part { $number } of { $count } is damaged: it has to be read again
# $version (text) a number
journal-later = a game of version { $version }: a later version of Loire is needed
journal-mixed = the parts of a game don't fit together
# $fault (text) why
journal-fault = a game makes no sense: { $fault }
