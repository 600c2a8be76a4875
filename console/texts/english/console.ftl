### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

# $whole (number)
# $tenths (number)
decimal = { $whole }.{ $tenths }
# $whole (number)
# $tenths (number)
# $hundredths (number)
decimal-fine = { $whole }.{ $tenths }{ $hundredths }

## Keys: at most six letters

again = again
all = all
back = back
cancel = cancel
change = change
choose = choose
code = code
codes = codes
crash = crash
delete = delete
done = done
erase = erase
export = export
forget = forget
game = game
go-on = go on
guide = guide
help = help
hold = hold
learn = learn
leave = leave
let-go = let go
list = list
log = log
look = look
menu = menu
more = more
new = new
next = next
none = none
open = open
play = play
random = random
read = read
ready = ready
redo = redo
rename = rename
replay = replay
result = result
rules = rules
scores = scores
# There is room for seven letters: nothing stands at its right.
service = service
start = start
stats = stats
stop = stop
type = type
undo = undo
watch = watch
turns = turns
taken = taken
better = better

## Levels of computers: at most eight letters

easy = easy
medium = medium
hard = hard
# The level hard before it learned, which statistics tell apart.
first-hard = old hard

## Names of the seats of a new device: their colours, at most ten letters

seat-1 = RED
seat-2 = BLUE
seat-3 = LILAC
seat-4 = WHITE
seat-5 = GREEN

## The strip

# Beside an action that cannot be taken back.
no-undo = no undo
# The same where B still takes back something else: few letters.
final = final
# The same where there is room to say so.
then-no-undo = then no undo
hold-a = Hold A for a second.
hold-hint = Hold for a hint.
hold-hint-no-record = Hold for a hint: then no record.

## The bar on top

# Before the name of a player, whose board is looked at: ten letters.
looking-at = looking at
# $number (number) of a page or an action
# $count (number) of all of them
page-of = { $number } of { $count }

## Title

# Below the name of a game: at most 27 letters.
game-new = new: learn it here
game-none = new game
game-over = finished: see the result
# $count (number)
games-running = { $count } games in progress
title-finished = Finished
title-settings = Settings
# In small letters.
saves-off = saves off
memory-worn = memory worn

## Saved games, in lists: at most 27 letters

kept-over = finished
kept-unknown = an unknown game
kept-later = a game of later rules
kept-earlier = a game of earlier rules
kept-damaged = a damaged game
see-result = see the result
# $version (number)
rules-play-it = rules version { $version } plays it
# $version (number)
rules-watch-it = of rules version { $version }: watch
saved-damaged = saved game is damaged

# Who plays: names have up to ten letters.
# $name (text)
who-alone = { $name } alone
# $first (text)
# $second (text)
who-two = { $first } and { $second }
# $first (text)
# $second (text)
# $more (number)
who-more = { $first }, { $second } +{ $more }
# An exercise.
# $name (text)
who-exercise = exercise: { $name }

# $progress (text) how far the game is
# $points (number)
summary-alone = { $progress }, { $points } { $points ->
        [one] point
       *[other] points
    }
# $progress (text) how far the game is
# $name (text) whose turn it is
summary = { $progress }, { $name } plays
# What would be lost with a game.
# $progress (text) how far the game is
# $points (text) of everybody, with colons between them
stake = { $progress }, { $points }

## What one wants of a game: a row, and a line about it of at most 33 letters

way-learn = Learn
    .note = the first game, step by step
way-alone = Alone
    .note = a new game for one
way-computers = Against a computer
# $level (noun) of the computer
way-computers-note = a new game, { $level }
way-together = Together
    .note = a new game, from hand to hand

## A new game

setup = NEW GAME
b-again = B AGAIN
b-again-drops-seed = drops the typed seed
setup-players = Players
setup-players-about = How many play. On a seat, A makes it a computer: easy, medium or hard. Y renames it.
# The same where each seat has an estate of its own.
setup-seats-about = { setup-players-about } LEFT and RIGHT change its estate.
setup-seed = Seed
setup-seed-about = All that is rolled or drawn grows from it. A random one is drawn when the game starts. A typed one repeats a game, and counts for no best score.
setup-seed-random = random
setup-start = Start
setup-start-about = The game begins as the form says.
# A value of a set, with a capital.
# $value (text)
capital = { CAPITAL($value) }
# On a button.
start-now = START
a-person = a person
# $level (noun)
computer-of = computer: { $level }
person = person
computer = computer
member-on = on
member-off = off
# The rules refuse a set-up without saying why.
impossible = impossible set-up

## Keyboard

keyboard-name = NAME
    .hint = up to 10 letters
    .note = The name is kept for new games.
keyboard-seed = SEED
    .hint = 8 letters: same game
    .note =
        A typed seed repeats a game; it
        counts for no best score.

## Hand-over

pass-to = pass to
nothing-new = Nothing new so far
since-your-turn = Since your turn
# $below (number) lines
more-below = DOWN: { $below } more
# $above (number) lines
more-above = UP: { $above } more
# $above (number) lines
# $below (number) lines
more-around = UP { $above }, DOWN { $below } more

## While computers play, and hints

one-before = LEFT: the one before
# $name (text) of a computer
thinks = { $name } thinks
hint = Hint
    .wait = hard thinks about it
# $why (text) in at most 27 letters
hint-why = Hint: { $why }

# Why: at most 27 letters.
# $points (number)
why-now = { SIGNED($points) } now
why-done = nothing better is left
# $name (text)
why-needs-too = { $name } needs it, too
why-only = nothing else can be done
why-plan = the best plan begins so
why-equal = as good as anything else
why-little = a little better than others
# $points (number)
why-points = about { $points ->
        [one] { $points } point
       *[other] { $points } points
    } better
why-far = far better than all else

## Taking back

a-takes-back = A takes this back:
nothing-to-undo = Nothing more can be taken back.
# $steps (number)
taken-back = Taken back: { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }. X redoes.
# The line of an action that the log does not tell, behind the name of who took it.
ends-turn = ends the turn
does-no-more = does no more
last-step = the last step

## Log

log-title = LOG
newest-below = newest below
# $count (number) lines
newer-below = { $count } newer below
nothing-happened = Nothing has happened yet.

## Menu over a game: a row, and what it opens, in 34 letters together

menu-title = MENU
# $battery (number) per cent
menu-battery = MENU { $battery }%
menu-pointed = What is this?
    .note = help on it
menu-hint = Hint
    .note = a good move; or hold Y
    .ranked = or hold Y; no record
menu-rules = Rules
    .note = everything, by topic
menu-guide = Guide
    .note = page by page
menu-leave-guide = Leave the lesson
    .note = play on alone
menu-log = Log
    .note = what happened
menu-scores = Scores
    .note = points by source
menu-settings = Settings
    .note = light, palette, names
menu-export = Export
    .note = codes for a phone
menu-leave = Leave
    .note = the game is kept
menu-again = Start again
    .note = the same or new
menu-abandon = Abandon
    .note = the game is gone

## Help

topics = RULES
topics-keys = LEFT, RIGHT: chapters

## Scores

scores-title = SCORES
scores-final = FINAL SCORE
total = total
# What it would be, with the points that count at the end.
total-if-over = if over now
# Teams, in the score sheet and in a sentence.
team-1 = A
team-2 = B

## The end

ending = THE END
# $team (noun) its letter
team-name = Team { $team }
# $winner (text)
# $other (text)
they-share = { $winner } and { $other } share
# $winner (text)
wins-tie = { $winner } wins the tie
# $points (number)
you-win = You win by { $points }
# $points (number)
you-lose = You lose by { $points }
# $winner (text)
# $points (number)
wins-by = { $winner } wins by { $points }
# Which points made the difference: at most 38 letters.
# $source (text) of points
# $won (number) by the winner
# $lost (number) by the other
most-by-two = most by { $source }: { $won } to { $lost }
# The same where it would be too long.
# $source (text) of points
# $won (number) by the winner
# $lost (number) by the other
most-by-two-short = { $source }: { $won } to { $lost }
# $source (text) of points
# $won (number)
most-by = most by { $source }: { $won }
# The same where it would be too long.
# $source (text) of points
# $won (number)
most-by-short = { $source }: { $won }
# When it was decided: at most 38 letters.
# $round (text)
# $winner (text)
# $points (number)
decided-by = Decided: { $round }, { $winner } { SIGNED($points) }
# The same where it would be too long.
# $round (text)
# $points (number)
decided = Decided: { $round }, { SIGNED($points) }
# $round (text)
# $points (number)
most-in = Most in { $round }: { SIGNED($points) }
# $round (number)
round-name = round { $round }

# Of a game that all win or lose together.
goal-reached = reached
# $count (number)
goal-missing = { $count } missing
# $count (number) who reached it
# $all (number) who play
goal-of = { $count } of { $all }

# The games of this kind so far.
# $won (number)
# $played (number)
won-of = won { $won } of { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
# $best (number) score
# $mean (text) score
# $played (number)
best-mean = best { $best }, mean { $mean } of { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
# $best (number) score
# $played (number)
best-of = best { $best }, { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
# $mean (text) score
# $played (number)
mean-of = mean { $mean } of { $played ->
        [one] { $played } game
       *[other] { $played } games
    }
# $played (number)
games-played = { $played ->
        [one] { $played } game
       *[other] { $played } games
    }

# $seed (text)
seed = seed { $seed }
# The same of a game that counts for no best score: its seed is known, there was a hint, or it was a lesson. At most
# 32 letters; a seed has nine.
# $seed (text)
seed-no-record = seed { $seed }, no record
# $seed (text)
seed-hint = { $seed }, no record (hint)
# $seed (text)
seed-lesson = { $seed }, no record (lesson)
# $seed (text)
seed-exercise = { $seed }, no record (exercise)

## How to start a game again

again-title = AGAIN
# The same when the game is over.
what-now = WHAT NOW?
again-new = A new game
    .note = The same players and set-up, and a new seed.
again-same = The same game
    .note = The same seed once more: the game counts, but not for the best score.
again-other-setup = Other set-up
    .note = Back to the form of a new game.
again-kept = The game on the table is kept.

## A review of a game

review = REVIEW
review-this = Review
    .note = What each turn cost, what the dice did, and what would have been better.
review-goes-on = Every turn is compared with the best one that the level hard finds. B leaves; it goes on from here later.
review-not = No review: the rules differ.
review-list = DEAREST TURNS
# Columns: at most seven letters.
review-lost = lost
review-luck = luck
review-even = even luck
# The result as it was: at most eleven letters.
# $points (number)
review-real = real { $points }
# At most 36 letters.
# $slips (number)
# $mistakes (number)
# $blunders (number)
review-marks = slips { $slips }, mistakes { $mistakes }, blunders { $blunders }
# How somebody played: at most 14 letters.
grade-beginner = below easy
grade-easy = like easy
grade-medium = like medium
grade-hard = like hard
# What a turn was: at most ten letters.
mark-fine = fine
mark-slip = slip
mark-mistake = mistake
mark-blunder = blunder
luck-good = lucky
luck-bad = unlucky
review-thinks = Looking for a better turn
review-better = Better would be
review-done = This was done

## The tutor

tutor = TUTOR
# When there is one: at most 14 letters.
tutor-learned = after a lesson
tutor-alone = alone
tutor-everybody = if all agree
# Where several play, before each of their turns.
tutor-agreed = The tutor helps all. LEFT: without him
tutor-looks = The tutor looks at your turn
# At most 26 letters beside the number.
# $points (text)
tutor-lost = This turn loses { $points } points
tutor-about = Hard would play it otherwise. A plays it as it is, X shows a better turn, Y takes the turn back, B goes back to the table. Like a hint, this costs the record.

## A position of a game as a game of its own

exercise = FROM HERE
# $level (noun)
exercise-against = Against { $level }
exercise-about = From here on it is a game of your own. What was done so far stays; all dice and draws are new. It is kept as an exercise and counts in no statistics.

## Finished games

finished = FINISHED
finished-last = the last one
# $count (number)
finished-before = { $count } before the last
one-moment = One moment.
# In lines of 32 letters.
# $version (number)
finished-version =
    Played by rules version { $version }.
    It is kept: a console with
    that version shows it.
finished-damaged =
    This game is damaged and cannot
    be shown.
finished-none =
    No game was finished yet. The
    last ten are kept here, to be
    watched step by step.
finished-no-more = No more games.
# $version (number)
rules-from-here = rules of version { $version } from here
# $count (number)
actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## Replay

replay-title = REPLAY
replay-none = There is no game to show.
# $action (number)
on-the-way = On the way to { $action }
game-begins = The game begins.
# At most 22 letters.
replay-arrows = arrows: 1 or 10
# $version (number)
replay-rules = rules { $version } from here

## Statistics

statistics = STATISTICS
statistics-none = No game was finished yet.
statistics-keys = LEFT RIGHT: other set-ups
# $count (number) games
reviewed = { $count } reviewed
# At most 21 letters.
lost-a-turn = points lost a turn
lost-once = by an older review
# $count (number) games
played = { $count } played
solo = Solo
# $count (number)
players = { $count } players
# $setup (text)
# $more (text) what else tells it from others
setup-with = { $setup }, { $more }
# $setup (text)
# $level (noun) of the computers
setup-against = { $setup }, { $level }
# At most seven letters.
best = best
mean = mean
last = last
best-none = none yet
of-the-winners = of the winners
won-in-a-row = won in a row
# At most seven letters.
won = won
# With even luck.
even = even
grades = grades
# Below the word for grades: they are not the rulebook's.
grades-ours = (ours)

## Export

export-title = EXPORT
export-missing = This game is not in the save memory. There is nothing to export.
# $fault (text) why
export-fault =
    This game cannot be exported:
    { $fault }.
export-packing = One moment: the game is packed.
# $count (number) codes
export-explained = The whole game in { $count ->
        [one] { $count } code.
       *[other] { $count } codes.
    }

    Read { $count ->
        [one] it with a phone's camera, and keep its text
       *[other] each with a phone's camera, and keep their texts, one below the other,
    } as a file.

    The page of Loire opens that file, and plays the game move by move: so does Loire on a desktop.
# $count (number) codes. The image was built with the address of the page.
export-opens = The whole game in { $count ->
        [one] { $count } code.
       *[other] { $count } codes.
    }

    Read { $count ->
        [one] it with a phone's camera:
       *[other] one after the other with a phone's camera:
    } the page of Loire opens, plays the game move by move, and goes on with one that is not over.

    A code can be read by anybody: what is still hidden is in it.
# $number (number)
# $count (number)
export-code = Code { $number } of { $count }
export-keys = LEFT  RIGHT
# $slot (number)
fault-game = it is of a game that is not known here (number { $slot })
# $game (noun)
# $theirs (number) version of the rules
# $ours (number) version of the rules
fault-version = it was played by rules { $theirs } of { $game }; these are rules { $ours }
fault-opening = its set-up makes no sense
# $number (number)
fault-action = its action { $number } is not legal
fault-length = it is shorter or longer than it says

# What a journal is about, in a line.
# $game (noun)
# $players (number)
# $actions (number)
# $points (text) of everybody
outline-running = { $game }, players: { $players }, running after { $actions } actions: { $points }
# $game (noun)
# $players (number)
# $actions (number)
# $points (text) of everybody
outline-finished = { $game }, players: { $players }, finished after { $actions } actions: { $points }
# $game (noun)
# $players (number)
# $version (number) of the rules
# $actions (number)
# $points (text) of everybody
outline-parted = { $game }, players: { $players }, rules of version { $version } from here, after { $actions } actions: { $points }

## Service

service-title = SERVICE
service-buttons = press every button
button-up = UP
button-down = DOWN
button-left = LEFT
button-right = RIGHT
service-random = random source
random-unknown = not asked yet: press A
random-good = good
random-stuck = stuck: failed
random-biased = biased: failed
# $ones (number)
# $bits (number)
random-ones = { $ones } of { $bits } ones
# $length (number)
random-run = longest run { $length }
service-saves = saves
saves-worn = safe, but partly worn out
saves-ours = in order
saves-damaged = damaged
saves-new = new
saves-foreign = not ours
saves-later = of a later version
saves-broken = do not work
service-build = build
# $battery (number) per cent
service-battery = battery { $battery }%
service-note = B twice leaves, Y twice crashes
service-leaves = B again leaves this page
service-crashes = Y again crashes on purpose

## No room for another game

room = NO ROOM
room-which = which game goes?

## Notices: a title of at most 29 letters, and a text

-not-saved = NOT SAVED
-damaged-memory = DAMAGED MEMORY
-dice-source = DICE SOURCE

notice-crashed = SOMETHING BROKE
    .body = The console met a fault and started again. Your saved games are safe, up to the last action.
# Of the program, below the name of its file.
# $number (number)
crash-line = line { $number }
notice-no-saves = { -not-saved }
    .body = The save memory cannot be read or written. You can play, but nothing is kept when the power goes.
notice-full = { -not-saved }
    .body = The save memory is full. You can play on, but the last action is not kept.
notice-flash = { -not-saved }
    .body = The save memory refused a write. You can play on, but the last action is not kept.
notice-missing = { -not-saved }
    .body = The stored game does not match the one on the table. You can play on, but it is not kept.
notice-foreign = { -not-saved }
    .body = The save memory is not ours, so nothing is kept. Erase it from the title screen.
notice-settings-lost = { -damaged-memory }
    .body = The stored settings could not be read. The usual ones are in use; your games are untouched.
notice-statistics-lost = { -damaged-memory }
    .body = Some stored statistics could not be read and start anew. Your games are untouched.
notice-last-lost = { -damaged-memory }
    .body = What was saved last was damaged and is gone. Games that lost actions are named next; one that was just begun may be missing.
# Below it stands the name of the game.
notice-shortened = { -damaged-memory }
    .body = Part of the stored game was damaged. It goes back to the last whole action before the damage. Nothing else is touched:
notice-stuck = { -dice-source }
    .body = The chip's random source is stuck. The dice of this game grow from the timing of your presses instead.
notice-biased = { -dice-source }
    .body = The chip's random source is not even. The dice of this game grow from the timing of your presses instead.
notice-battery = BATTERY LOW
    .body = The battery is nearly empty. Your game is kept after every action: play on after charging.
notice-empty = BATTERY EMPTY
    .body = The battery is empty: please charge it. The console goes to sleep. Your game is kept, and waits for you.
# Below it stands why.
notice-impossible = THIS CANNOT BE PLAYED
    .body = Change the set-up, please:

## Questions: a title of at most 29 letters, a text, and what would be lost in at most 28 letters

# Before what would be lost.
gone-for-good = Gone for good:

-erase-memory = ERASE THE SAVE MEMORY?
-let-game-go = LET THIS GAME GO?

ask-safe = SAVES NOT READ
    .body = The console broke three times while it started, perhaps by something saved. So it has not read the save memory. You can play, but nothing is kept. Switch off and on to try again, or erase the memory.
ask-erase-damaged = { -erase-memory }
    .body = Without that you can play, but nothing is kept.
    .lost = games, statistics and settings
ask-erase-later = { -erase-memory }
    .body = A later version of this console wrote the save memory. Its games are safe, and that version plays them. Without erasing you can play here, but nothing is kept.
    .lost = the games of that version
ask-erase-foreign = { -erase-memory }
    .body = The save memory holds something that this console did not write. Without erasing you can play, but nothing is kept.
    .lost = whatever the save memory holds
ask-abandon = ABANDON THIS GAME?
    .body = It ends here, and counts for nothing.
ask-give-up = { -let-game-go }
    .body = It ends here, and counts for nothing.
ask-replace = { -let-game-go }
    .body = It goes as soon as the new one starts.
ask-restore = RESTORE ALL SETTINGS?
    .body = Everything is as on a new device again. Games and statistics stay.
    .lost = light, sleep, palette and names
ask-forget = FORGET ALL STATISTICS?
    .body = Saved and finished games stay.
    .lost = all that was won and scored
ask-cable-press = LET THE COMPUTER PLAY?
    .body = The computer at the cable wants to press the buttons. It may until the cable is pulled out.
ask-cable-restore = REPLACE ALL SAVES?
    .body = The computer at the cable has sent other saves. They are whole. The console starts again with them.
    .lost = games, statistics and settings
ask-cable-update = UPDATE THE CONSOLE?
    .body = The computer at the cable wants to install another version. The screen goes dark until it has. What is saved stays.

## Settings

settings = SETTINGS
# The name of this language, in itself.
language = English
setting-language = Language
language-title = LANGUAGE
setting-brightness = Brightness
setting-sleep = Sleep
setting-animations = Animations
setting-palette = Palette
setting-sound = Sound
setting-pace = Computers play
setting-demo = Demo on the title
setting-tips = Tips while learning
setting-tutor = Tutor
setting-names = Names
setting-names-change = change
setting-statistics = Statistics
setting-statistics-forget = forget
setting-settings = Settings
setting-settings-restore = restore

# $step (number)
brightness = { $step } of 5
never = never
# $seconds (number)
after-seconds = after { $seconds } s
# $minutes (number)
after-minutes = after { $minutes } min
off = off
on = on
low = low
high = high
slow = slow
fast = fast
at-once = at once
palette-usual = usual
palette-colour-blind = colour-blind

names = NAMES
names-for-new-games = for new games
names-note = Each seat has a colour and a shape of its own.
