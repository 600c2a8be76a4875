### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

## Keys: at most six letters

back = retour
change = autre
go-on = suite
open = ouvrir
rename = nommer

## The strip

# Beside an action that cannot be taken back.
no-undo = définitif
# The same where B still takes back something else: few letters.
final = final
# The same where there is room to say so.
then-no-undo = puis définitif

## Settings

settings = RÉGLAGES
setting-brightness = Luminosité
setting-sleep = Veille
setting-animations = Animations
setting-palette = Palette
setting-sound = Son
setting-pace = L'ordinateur joue
setting-demo = Démo à l'accueil
setting-tips = Astuces pour débuter
setting-names = Noms
setting-names-change = changer
setting-statistics = Statistiques
setting-statistics-forget = effacer
setting-settings = Réglages
setting-settings-restore = rétablir

# $step (number)
brightness = { $step } sur 5
never = jamais
# $seconds (number)
after-seconds = après { $seconds } s
# $minutes (number)
after-minutes = après { $minutes } min
off = non
on = oui
low = bas
high = fort
slow = lentement
fast = vite
at-once = aussitôt
palette-usual = normale
palette-colour-blind = daltonisme

names = NOMS
names-for-new-games = parties à venir
names-note = Chaque place a sa couleur et sa forme.
