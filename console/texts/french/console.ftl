### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

# $whole (number)
# $tenths (number)
decimal = { $whole },{ $tenths }
# $whole (number)
# $tenths (number)
# $hundredths (number)
decimal-fine = { $whole },{ $tenths }{ $hundredths }

## Keys: at most six letters

again = encore
all = tout
back = retour
cancel = sortir
change = régler
choose = choix
code = code
codes = codes
crash = panne
delete = ôter
done = fini
erase = vider
export = export
forget = oubli
game = jeu
go-on = suite
guide = guide
help = aide
hold = tenir
learn = leçon
leave = sortir
let-go = jeter
list = liste
log = récit
look = voir
menu = menu
more = plus
new = créer
next = suite
none = rien
open = ouvrir
play = jouer
random = hasard
read = lire
ready = prêt
redo = refait
rename = nommer
replay = revoir
result = bilan
rules = règles
scores = scores
# There is room for seven letters: nothing stands at its right.
service = service
start = départ
stats = stats
stop = stop
type = taper
undo = annule
watch = voir
turns = tours
taken = joué
better = mieux

## Levels of computers: at most eight letters

easy = facile
    .long = facile
medium = moyen
    .long = moyen
hard = expert
    .long = expert
# The level hard before it learned, which statistics tell apart.
first-hard = ex-expert

## Names of the seats of a new device: their colours, at most ten letters

seat-1 = ROUGE
seat-2 = BLEU
seat-3 = LILAS
seat-4 = BLANC
seat-5 = VERT

## The strip

# Beside an action that cannot be taken back.
no-undo = définitif
# The same where B still takes back something else: few letters.
final = définitif
# The same where there is room to say so.
then-no-undo = puis définitif
hold-a = Maintenez A une seconde.
hold-hint = Maintenez pour un avis.
hold-hint-no-record = Maintenez : avis, sans record.

## The bar on top

# Before the name of a player, whose board is looked at: ten letters.
looking-at = vue sur
# $number (number) of a page or an action
# $count (number) of all of them
page-of = { $number } sur { $count }

## Title

# Below the name of a game: at most 27 letters.
game-new = nouveau : à découvrir
game-none = nouvelle partie
game-over = finie : voir le résultat
# $count (number)
games-running = { $count } parties en cours
title-finished = Finies
title-settings = Réglages
# In small letters.
saves-off = non gardé
memory-worn = mémoire usée

## Saved games, in lists: at most 27 letters

kept-over = finie
kept-unknown = un jeu inconnu
kept-later = règles plus récentes
kept-earlier = règles plus anciennes
kept-damaged = une partie abîmée
see-result = voir le résultat
# $version (number)
rules-play-it = se joue avec les règles { $version }
# $version (number)
rules-watch-it = règles { $version } : à revoir
saved-damaged = la partie est abîmée

# Who plays: names have up to ten letters.
# $name (text)
who-alone = { $name } en solo
# $first (text)
# $second (text)
who-two = { $first } et { $second }
# $first (text)
# $second (text)
# $more (number)
who-more = { $first }, { $second } +{ $more }
# An exercise.
# $name (text)
who-exercise = exercice : { $name }

# $progress (text) how far the game is
# $points (number)
summary-alone = { $progress }, { $points } { $points ->
        [one] point
       *[other] points
    }
# $progress (text) how far the game is
# $name (text) whose turn it is
summary = { $progress }, à { $name }
# What would be lost with a game.
# $progress (text) how far the game is
# $points (text) of everybody, with colons between them
stake = { $progress }, { $points }

## What one wants of a game: a row, and a line about it of at most 33 letters

way-learn = Apprendre
    .note = la première partie, pas à pas
way-alone = En solo
    .note = nouvelle partie à un joueur
way-computers = Contre l'ordinateur
# $level (noun) of the computer
way-computers-note = nouvelle partie, { FORM($level, "long") }
way-together = Ensemble
    .note = nouvelle partie, à plusieurs

## A new game

setup = PARTIE
b-again = B ENCORE
b-again-drops-seed = oublie le code
setup-players = Joueurs
setup-players-about = Nombre de joueurs. Sur une place, A met un ordinateur : facile, moyen, expert. Y change son nom.
# The same where each seat has an estate of its own.
setup-seats-about = { setup-players-about } GAUCHE et DROITE changent son domaine.
setup-seed = Code
setup-seed-about = Dés et tirages en dépendent. Au départ, un code est tiré au hasard. Tapé, il répète une partie, qui ne compte pour aucun record.
setup-seed-random = au hasard
setup-start = Départ
setup-start-about = La partie commence sur ces choix.
# A value of a set, with a capital.
# $value (text)
capital = { CAPITAL($value) }
# On a button.
start-now = DÉPART
a-person = une personne
# $level (noun)
computer-of = ordinateur : { FORM($level, "long") }
person = humain
computer = ordi
member-on = oui
member-off = non
# The rules refuse a set-up without saying why.
impossible = choix impossibles

## Keyboard

keyboard-name = NOM
    .hint = 10 lettres au plus
    .note = Le nom sert aux parties à venir.
keyboard-seed = CODE
    .hint = 8 lettres, mêmes dés
    .note =
        Un code répète une partie, qui
        ne compte pour aucun record.

## Hand-over

pass-to = passez à
nothing-new = Rien de nouveau
since-your-turn = Depuis votre tour
# $below (number) lines
more-below = BAS : encore { $below }
# $above (number) lines
more-above = HAUT : encore { $above }
# $above (number) lines
# $below (number) lines
more-around = HAUT { $above }, BAS { $below }

## While computers play, and hints

one-before = GAUCHE : le précédent
# $name (text) of a computer
thinks = { $name } réfléchit
hint = Avis
    .wait = l'expert réfléchit
# $why (text) in at most 27 letters
hint-why = Avis : { $why }

# Why: at most 27 letters.
# $points (number)
why-now = { SIGNED($points) } tout de suite
why-done = il ne reste rien de mieux
# $name (text)
why-needs-too = utile aussi à { $name }
why-only = rien d'autre à faire
why-plan = début du meilleur plan
why-equal = aussi bon que le reste
why-little = un peu mieux que le reste
# $points (number)
why-points = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus
why-far = bien mieux que le reste

## Taking back

a-takes-back = A annule ceci :
nothing-to-undo = Plus rien à annuler.
# $steps (number)
taken-back = Annulé : { $steps ->
        [one] { $steps } action
       *[other] { $steps } actions
    }. X refait.
# The line of an action that the log does not tell, behind the name of who took it.
ends-turn = finit son tour
does-no-more = s'arrête là
last-step = dernier coup

## Log

log-title = RÉCIT
newest-below = récents en bas
# $count (number) lines
newer-below = { $count } plus bas
nothing-happened = Rien ne s'est encore passé.

## Menu over a game: a row, and what it opens, in 34 letters together

menu-title = MENU
# $battery (number) per cent
menu-battery = MENU { $battery }%
menu-pointed = Qu'est-ce que c'est ?
    .note = l'aide
menu-hint = Avis
    .note = ou maintenez Y
    .ranked = maintenez Y ; sans record
menu-rules = Règles
    .note = tout, par sujet
menu-guide = Guide
    .note = page par page
menu-leave-guide = Quitter la leçon
    .note = jouer sans elle
menu-log = Récit
    .note = ce qui s'est passé
menu-scores = Scores
    .note = points par source
menu-settings = Réglages
    .note = lumière, palette, noms
menu-export = Export
    .note = codes pour téléphone
menu-leave = Quitter
    .note = la partie est gardée
menu-again = Recommencer
    .note = la même ou autre
menu-abandon = Abandonner
    .note = partie perdue

## Help

topics = RÈGLES
topics-keys = GAUCHE, DROITE : sujets

## Scores

scores-title = SCORES
scores-final = SCORE FINAL
total = total
# What it would be, with the points that count at the end.
total-if-over = à ce stade
# Teams, in the score sheet and in a sentence.
team-1 = A
team-2 = B

## The end

ending = LA FIN
# $team (noun) its letter
team-name = Équipe { $team }
# $winner (text)
# $other (text)
they-share = { $winner } et { $other } ex æquo
# $winner (text)
wins-tie = { $winner } gagne à égalité
# $points (number)
you-win = Vous gagnez de { $points }
# $points (number)
you-lose = Vous perdez de { $points }
# $winner (text)
# $points (number)
wins-by = { $winner } gagne de { $points }
# Which points made the difference: at most 38 letters.
# $source (text) of points
# $won (number) by the winner
# $lost (number) by the other
most-by-two = surtout { $source } : { $won } à { $lost }
# The same where it would be too long.
# $source (text) of points
# $won (number) by the winner
# $lost (number) by the other
most-by-two-short = { $source } : { $won } à { $lost }
# $source (text) of points
# $won (number)
most-by = surtout { $source } : { $won }
# The same where it would be too long.
# $source (text) of points
# $won (number)
most-by-short = { $source } : { $won }
# When it was decided: at most 38 letters.
# $round (text)
# $winner (text)
# $points (number)
decided-by = Décisif : { $round }, { $winner } { SIGNED($points) }
# The same where it would be too long.
# $round (text)
# $points (number)
decided = Décisif : { $round }, { SIGNED($points) }
# $round (text)
# $points (number)
most-in = Au mieux : { $round }, { SIGNED($points) }
# $round (number)
round-name = manche { $round }

# Of a game that all win or lose together.
goal-reached = atteint
# $count (number)
goal-missing = manque { $count }
# $count (number) who reached it
# $all (number) who play
goal-of = { $count } sur { $all }

# The games of this kind so far.
# $won (number)
# $played (number)
won-of = { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    } sur { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
# $best (number) score
# $mean (text) score
# $played (number)
best-mean = max { $best }, moy. { $mean }, { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
# $best (number) score
# $played (number)
best-of = max { $best }, { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
# $mean (text) score
# $played (number)
mean-of = moy. { $mean }, { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }
# $played (number)
games-played = { $played ->
        [one] { $played } partie
       *[other] { $played } parties
    }

# $seed (text)
seed = code { $seed }
# The same of a game that counts for no best score: its seed is known, there was a hint, or it was a lesson. At most
# 32 letters; a seed has nine.
# $seed (text)
seed-no-record = code { $seed }, sans record
# $seed (text)
seed-hint = { $seed }, sans record (avis)
# $seed (text)
seed-lesson = { $seed }, sans record (leçon)
# $seed (text)
seed-exercise = { $seed }, sans record (exercice)

## How to start a game again

again-title = ENCORE
# The same when the game is over.
what-now = ET APRÈS ?
again-new = Nouvelle partie
    .note = Mêmes joueurs, mêmes choix, et un nouveau code.
again-same = Même partie
    .note = Encore le même code : la partie compte, mais pas pour le record.
again-other-setup = Autres choix
    .note = Retour aux choix de la partie.
again-kept = La partie en cours est gardée.

## A review of a game

review = ANALYSE
review-this = Analyse
    .note = Ce que chaque tour a coûté, ce que les dés ont fait et ce qui aurait été mieux.
review-goes-on = Chaque tour est comparé au meilleur que trouve le niveau expert. B quitte la page ; l'analyse reprend ici plus tard.
review-not = Pas d'analyse : autres règles.
review-list = LES PIRES TOURS
# Columns: at most seven letters.
review-lost = perte
review-luck = chance
review-even = neutre
# The result as it was: at most eleven letters.
# $points (number)
review-real = réel { $points }
# At most 36 letters.
# $slips (number)
# $mistakes (number)
# $blunders (number)
review-marks = écarts { $slips }, erreurs { $mistakes }, gaffes { $blunders }
# How somebody played: at most 14 letters.
grade-beginner = sous facile
grade-easy = comme facile
grade-medium = comme moyen
grade-hard = comme expert
# What a turn was: at most ten letters.
mark-fine = bien
mark-slip = écart
mark-mistake = erreur
mark-blunder = gaffe
luck-good = chance
luck-bad = guigne
review-thinks = Recherche d'un meilleur tour
review-better = Un meilleur tour
review-done = Le tour joué

## The tutor

tutor = TUTEUR
# When there is one: at most 14 letters.
tutor-learned = après la leçon
tutor-alone = seul
tutor-everybody = tous d'accord
# Where several play, before each of their turns.
tutor-agreed = Le tuteur aide tous. GAUCHE : sans lui
tutor-looks = Le tuteur regarde votre tour
# At most 26 letters beside the number.
# $points (text)
tutor-lost = Ce tour perd { $points } points
tutor-about = L'expert jouerait autrement. A le joue ainsi, X montre un meilleur tour, Y annule le tour, B revient à la table. Comme un avis, cela coûte le record.

## A position of a game as a game of its own

exercise = À PARTIR D'ICI
# $level (noun)
exercise-against = Contre l'ordi { FORM($level, "long") }
exercise-about = À partir d'ici, c'est une partie à vous. Ce qui a été fait reste ; tous les dés et tirages sont nouveaux. Elle est gardée comme exercice et ne compte pas dans les statistiques.

## Finished games

finished = FINIES
finished-last = la dernière
# $count (number)
finished-before = { $count } avant la dernière
one-moment = Un instant.
# In lines of 32 letters.
# $version (number)
finished-version =
    Jouée avec les règles { $version }.
    Elle est gardée : une console
    de cette version la montre.
finished-damaged =
    Cette partie est abîmée et ne
    peut être montrée.
finished-none =
    Aucune partie n'est finie. Les
    dix dernières sont gardées ici,
    à revoir pas à pas.
finished-no-more = Pas d'autre partie.
# $version (number)
rules-from-here = dès ici, règles { $version }
# $count (number)
actions = { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }

## Replay

replay-title = REVOIR
replay-none = Il n'y a aucune partie à revoir.
# $action (number)
on-the-way = En route vers { $action }
game-begins = La partie commence.
# At most 22 letters.
replay-arrows = flèches : 1 ou 10
# $version (number)
replay-rules = dès ici, règles { $version }

## Statistics

statistics = STATS
statistics-none = Aucune partie n'est finie.
statistics-keys = GAUCHE DROITE : autres choix
# $count (number) games
reviewed = { $count ->
        [one] { $count } analysée
       *[other] { $count } analysées
    }
# At most 21 letters.
lost-a-turn = perte par tour
lost-once = analyse plus ancienne
# $count (number) games
played = { $count ->
        [one] { $count } jouée
       *[other] { $count } jouées
    }
solo = Solo
# $count (number)
players = { $count } joueurs
# $setup (text)
# $more (text) what else tells it from others
setup-with = { $setup }, { $more }
# $setup (text)
# $level (noun) of the computers
setup-against = { $setup }, { FORM($level, "long") }
# At most seven letters.
best = max
mean = moyenne
last = récents
best-none = aucun
of-the-winners = des gagnants
won-in-a-row = gagnées de suite
# At most seven letters.
won = gagnées
# With even luck.
even = neutre
grades = notes
# Below the word for grades: they are not the rulebook's.
grades-ours = (Loire)

## Export

export-title = EXPORT
export-missing = Cette partie n'est pas dans la mémoire. Il n'y a rien à exporter.
# $fault (text) why
export-fault =
    Impossible d'exporter la partie :
    { $fault }.
export-packing = Un instant : codes en préparation
# $count (number) codes
export-explained = Toute la partie en { $count ->
        [one] { $count } code.
       *[other] { $count } codes.
    }

    { $count ->
        [one] Lisez-le avec un téléphone, et gardez son texte
       *[other] Lisez chacun avec un téléphone, et gardez leurs textes, l'un sous l'autre,
    } dans un fichier.

    La page de Loire, ou Loire sur ordinateur, ouvre ce fichier et rejoue la partie coup par coup.
# $count (number) codes. The image was built with the address of the page.
export-opens = Toute la partie en { $count ->
        [one] { $count } code.
       *[other] { $count } codes.
    }

    { $count ->
        [one] Lisez-le avec un téléphone :
       *[other] Lisez-les l'un après l'autre avec un téléphone :
    } la page de Loire s'ouvre, rejoue la partie coup par coup, et la continue si elle n'est pas finie.

    Tout le monde peut lire un code : ce qui est encore caché s'y trouve.
# $number (number)
# $count (number)
export-code = Code { $number } sur { $count }
export-keys = GAUCHE  DROITE
# $slot (number)
fault-game = son jeu n'est pas connu ici (numéro { $slot })
# $game (noun)
# $theirs (number) version of the rules
# $ours (number) version of the rules
fault-version = jouée avec les règles { $theirs } de { $game } ; celles-ci sont les règles { $ours }
fault-opening = sa mise en place n'a pas de sens
# $number (number)
fault-action = son action { $number } n'est pas permise
fault-length = sa longueur est fausse

# What a journal is about, in a line.
# $game (noun)
# $players (number)
# $actions (number)
# $points (text) of everybody
outline-running = { $game }, joueurs : { $players }, en cours après { $actions } actions : { $points }
# $game (noun)
# $players (number)
# $actions (number)
# $points (text) of everybody
outline-finished = { $game }, joueurs : { $players }, finie après { $actions } actions : { $points }
# $game (noun)
# $players (number)
# $version (number) of the rules
# $actions (number)
# $points (text) of everybody
outline-parted = { $game }, joueurs : { $players }, règles { $version } dès ici, après { $actions } actions : { $points }

## Service

service-title = SERVICE
service-buttons = essayez chaque bouton
button-up = HAUT
button-down = BAS
button-left = GAUCHE
button-right = DROITE
service-random = hasard
random-unknown = pas encore testé : A
random-good = bon
random-stuck = bloqué : échec
random-biased = biaisé : échec
# $ones (number)
# $bits (number)
random-ones = { $ones } uns sur { $bits }
# $length (number)
random-run = suite max { $length }
service-saves = mémoire
saves-worn = fiable, mais un peu usée
saves-ours = en ordre
saves-damaged = abîmée
saves-new = neuve
saves-foreign = étrangère
saves-later = plus récente
saves-broken = en panne
service-build = version
# $battery (number) per cent
service-battery = batterie { $battery }%
service-note = 2 fois B sort, 2 fois Y : panne
service-leaves = B encore : sortir d'ici
service-crashes = Y encore : panne voulue

## No room for another game

room = COMPLET
room-which = quelle partie jeter ?

## Notices: a title of at most 29 letters, and a text

-not-saved = NON GARDÉ
-damaged-memory = MÉMOIRE ABÎMÉE
-dice-source = SOURCE DES DÉS

notice-crashed = UNE PANNE
    .body = Panne, puis redémarrage. Vos parties sont gardées jusqu'à la dernière action.
# Of the program, below the name of its file.
# $number (number)
crash-line = ligne { $number }
notice-no-saves = { -not-saved }
    .body = La mémoire ne se lit ni ne s'écrit. Vous pouvez jouer, mais rien n'est gardé une fois la console éteinte.
notice-full = { -not-saved }
    .body = La mémoire est pleine. Vous pouvez jouer, mais la dernière action n'est pas gardée.
notice-flash = { -not-saved }
    .body = La mémoire a refusé d'écrire. Vous pouvez jouer, mais la dernière action n'est pas gardée.
notice-missing = { -not-saved }
    .body = La partie en mémoire n'est pas celle-ci. Vous pouvez jouer, mais elle n'est pas gardée.
notice-foreign = { -not-saved }
    .body = La mémoire vient d'ailleurs : rien n'est gardé. Videz-la depuis l'accueil.
notice-settings-lost = { -damaged-memory }
    .body = Les réglages étaient illisibles. Ceux d'origine servent ; vos parties sont intactes.
notice-statistics-lost = { -damaged-memory }
    .body = Des statistiques illisibles repartent de zéro. Vos parties sont intactes.
notice-last-lost = { -damaged-memory }
    .body = La dernière sauvegarde, abîmée, est perdue. Suivent les parties touchées ; une partie à peine commencée peut manquer.
# Below it stands the name of the game.
notice-shortened = { -damaged-memory }
    .body = Une partie était abîmée. Elle revient à la dernière action entière avant le dégât. Rien d'autre ne change :
notice-stuck = { -dice-source }
    .body = La source de hasard de la puce est bloquée. Les dés de cette partie viennent du rythme de vos appuis.
notice-biased = { -dice-source }
    .body = La source de hasard de la puce est biaisée. Les dés de cette partie viennent du rythme de vos appuis.
notice-battery = BATTERIE FAIBLE
    .body = La batterie est presque vide. Chaque action est gardée : rechargez, puis jouez la suite.
notice-empty = BATTERIE VIDE
    .body = La batterie est vide : rechargez-la. La console s'endort. Votre partie est gardée et vous attend.
# Below it stands why.
notice-impossible = PARTIE IMPOSSIBLE
    .body = Changez vos choix :

## Questions: a title of at most 29 letters, a text, and what would be lost in at most 28 letters

# Before what would be lost.
gone-for-good = À jamais perdu :

-erase-memory = VIDER LA MÉMOIRE ?
-let-game-go = JETER CETTE PARTIE ?

ask-safe = MÉMOIRE NON LUE
    .body = La console est tombée trois fois en panne au démarrage, peut-être à cause de sa mémoire. Elle ne l'a donc pas lue. Vous pouvez jouer, mais rien n'est gardé. Éteignez et rallumez pour réessayer, ou videz-la.
ask-erase-damaged = { -erase-memory }
    .body = Sinon, vous pouvez jouer, mais rien n'est gardé.
    .lost = parties, stats et réglages
ask-erase-later = { -erase-memory }
    .body = Une version plus récente a écrit la mémoire. Ses parties sont intactes, et elle les joue. Sans vider la mémoire, vous pouvez jouer, mais rien n'est gardé.
    .lost = les parties de cette version
ask-erase-foreign = { -erase-memory }
    .body = La mémoire contient ce que cette console n'a pas écrit. Sans la vider, vous pouvez jouer, mais rien n'est gardé.
    .lost = tout ce que la mémoire garde
ask-abandon = ABANDONNER LA PARTIE ?
    .body = Elle finit ici et ne compte pas.
ask-give-up = { -let-game-go }
    .body = Elle finit ici et ne compte pas.
ask-replace = { -let-game-go }
    .body = Elle disparaît dès que la nouvelle commence.
ask-restore = RÉGLAGES D'ORIGINE ?
    .body = Tout redevient comme à l'origine. Parties et statistiques restent.
    .lost = tous les réglages et noms
ask-forget = OUBLIER LES STATS ?
    .body = Toutes les parties restent.
    .lost = victoires et scores
ask-cable-press = L'ORDI PEUT-IL JOUER ?
    .body = L'ordinateur au bout du câble veut appuyer sur les boutons. Il le peut jusqu'à ce que vous débranchiez le câble.
ask-cable-restore = REMPLACER LA MÉMOIRE ?
    .body = L'ordinateur au bout du câble a envoyé une autre mémoire. Elle est entière. La console redémarre avec elle.
    .lost = parties, stats et réglages
ask-cable-update = NOUVELLE VERSION ?
    .body = L'ordinateur au bout du câble veut installer une autre version. L'écran reste noir jusque-là. La mémoire reste.

## Settings

settings = RÉGLAGES
# The name of this language, in itself.
language = Français
setting-language = Langue
language-title = LANGUE
setting-brightness = Luminosité
setting-sleep = Veille
setting-animations = Animations
setting-palette = Palette
setting-sound = Son
setting-pace = L'ordinateur joue
setting-demo = Démo à l'accueil
setting-tips = Astuces pour débuter
setting-tutor = Tuteur
setting-names = Noms
setting-names-change = changer
setting-statistics = Statistiques
setting-statistics-forget = oublier
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
