### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

## Keys: at most six letters

back = back
change = change
go-on = go on
open = open
rename = rename

## The strip

# Beside an action that cannot be taken back.
no-undo = no undo
# The same where B still takes back something else: few letters.
final = final
# The same where there is room to say so.
then-no-undo = then no undo

## Settings

settings = SETTINGS
setting-brightness = Brightness
setting-sleep = Sleep
setting-animations = Animations
setting-palette = Palette
setting-sound = Sound
setting-pace = Computers play
setting-demo = Demo on the title
setting-tips = Tips while learning
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
