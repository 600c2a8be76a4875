### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

## Keys: at most six letters

back = zurück
change = ändern
go-on = weiter
open = öffnen
rename = Name

## The strip

# Beside an action that cannot be taken back.
no-undo = bindend
# The same where B still takes back something else: few letters.
final = fest
# The same where there is room to say so.
then-no-undo = dann bindend

## Settings

settings = EINSTELLUNGEN
setting-brightness = Helligkeit
setting-sleep = Schlafen
setting-animations = Animationen
setting-palette = Palette
setting-sound = Ton
setting-pace = Computer spielen
setting-demo = Demo im Titelbild
setting-tips = Tipps beim Lernen
setting-names = Namen
setting-names-change = ändern
setting-statistics = Statistik
setting-statistics-forget = löschen
setting-settings = Einstellungen
setting-settings-restore = zurücksetzen

# $step (number)
brightness = { $step } von 5
never = nie
# $seconds (number)
after-seconds = nach { $seconds } s
# $minutes (number)
after-minutes = nach { $minutes } min
off = aus
on = an
low = leise
high = laut
slow = langsam
fast = schnell
at-once = sofort
palette-usual = üblich
palette-colour-blind = farbenblind

names = NAMEN
names-for-new-games = für neue Spiele
names-note = Jeder Platz hat seine eigene Farbe und Form.
