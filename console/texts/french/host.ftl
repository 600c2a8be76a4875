### What is said around the console: by the page, and of files and texts with games.

## Buttons of the page; those of the handheld for screen readers

up = Haut
down = Bas
left = Gauche
right = Droite
button-a = A : agir
button-b = B : retour
button-x = X : voir ailleurs
button-y = Y : menu
page = Page
my-games = Retour à mes parties
save-file = Enregistrer dans un fichier
load-file = Ouvrir un fichier
watch-game = Revoir une partie
restart = Redémarrer
sound = Son
full-screen = Plein écran
close = Fermer
watch-it = Revoir
never-mind = Annuler
replace = Remplacer
keep-mine = Garder les miennes
bring-back = Reprendre ce qui était ici

## What stands beside them

keys = Touches : flèches, A B X Y
about =
    Touches : flèches, A B X Y ; ou Entrée, Retour arrière, Espace, M.
    Les parties sont gardées dans ce navigateur. L'image s'assombrit après dix minutes, sans jamais s'éteindre.
description = Une console de poche pour jeux de dés et de plateau, dans le navigateur : Les Châteaux de Bourgogne, le Jeu de dés, Orléans, Colons de Natick. Jouez en solo, contre un ordinateur ou à tour de rôle.
in-words = L'écran en mots
choices = Ce qui est possible maintenant
file = Un fichier de sauvegardes ou de parties
game-text = Le texte d'une partie : ses codes lus par un téléphone, ou des lignes qui commencent par LOIRE1-.

## The screens of the console, for screen readers

screen-title = Accueil
screen-way = Façons de jouer
screen-setup = Nouvelle partie
screen-keyboard = Clavier
screen-table = Table de jeu
screen-hand-over = Console à passer
screen-undo = Annuler
screen-interlude = Bilan de la phase
screen-menu = Menu
screen-topics = Sujets de l'aide
screen-article = Aide
screen-guide = Guide
screen-leaflet = À propos du jeu
screen-log = Récit
screen-scores = Scores
screen-settings = Réglages
screen-language = Langue
screen-names = Noms
screen-statistics = Statistiques
screen-finished = Parties finies
screen-replay = Partie à revoir
screen-review = Analyse
screen-exercise = Exercice
screen-tutor = Tuteur
screen-export = Export
screen-again = Recommencer
screen-service = Service
screen-room = Faire de la place
screen-notice = Message
screen-ask = Question

## Icons in words, for screen readers

# $number (number) counted from 1
sign-seat = joueur { $number }
# $pips (number)
sign-die = dé { $pips }
icon-kind-castle = château
icon-kind-mine = mine
icon-kind-ship = bateau
icon-kind-animal = animaux
icon-kind-monastery = monastère
icon-kind-building = bâtiment
icon-kind-inn = auberge
icon-kind-black = tuile noire
icon-tile-castle = château
icon-tile-ship = bateau
icon-tile-mine = mine
icon-tile-cow = vaches
icon-tile-sheep = moutons
icon-tile-pig = cochons
icon-tile-chicken = poules
icon-tile-goat = chèvres
icon-tile-geese = oies
icon-tile-warehouse = entrepôt
icon-tile-watchtower = tour de guet
icon-tile-carpenter = menuiserie
icon-tile-church = église
icon-tile-market = marché
icon-tile-boarding = pension
icon-tile-bank = banque
icon-tile-townhall = mairie
icon-tile-crane = grue
icon-tile-white-castle = château blanc
icon-tile-inn = auberge
icon-group-star = points à la fin
icon-group-plusminus = change un dé
icon-group-bell = à chaque phase
icon-group-neq = tous différents
icon-group-eq = tous pareils
icon-small-worker = ouvriers
icon-small-silver = argent
icon-small-star = points
icon-small-sack = marchandises
icon-small-crown = en tête
icon-small-hourglass = sablier
icon-small-flag = tour
icon-small-post = poste-frontière
icon-small-post-joined = poste-frontière relié
icon-small-shield = bouclier
icon-badge-shield = bouclier
icon-badge-shield15 = bouclier
icon-small-check = fait
icon-small-monk = moine
icon-small-coin = pièces
icon-small-book = développement
icon-small-citizen = citoyen
icon-small-station = comptoir
icon-small-gear = technologie
icon-small-tower = tour
icon-small-skull = peste
icon-small-wheel = roue
icon-small-mask = masque
icon-follower-farmer = fermier
icon-follower-boatman = batelier
icon-follower-craftsman = artisan
icon-follower-trader = marchand
icon-follower-knight = chevalier
icon-follower-scholar = érudit
icon-follower-monk = moine
icon-follower-any = n'importe qui
icon-goods-grain = blé
icon-goods-cheese = fromage
icon-goods-wine = vin
icon-goods-wool = laine
icon-goods-brocade = brocart
icon-place-farm-house = Ferme
icon-place-village = Village
icon-place-university = Université
icon-place-monastery = Monastère
icon-place-wagon = Chariot
icon-place-coach = Diligence
icon-place-guildhall = Guilde
icon-place-scriptorium = Scriptorium
icon-place-town-hall = Hôtel de ville
icon-place-flask = Pharmacie
icon-place-mug = Taverne
icon-place-grapes = Vignoble
icon-place-well = Puits
icon-place-leaf = Jardin d'herbes
icon-place-tub = Bains
icon-place-depot = Dépôt
icon-place-market = Étal
icon-place-sacristy = Sacristie
icon-status = statut
icon-small-away = retiré
icon-small-route = route commerciale
icon-natick-sun = soleil
icon-natick-moon = lune
icon-natick-crown = couronne
icon-natick-arms = armes
icon-natick-village = village
icon-natick-town = ville
icon-natick-road = route
icon-natick-trader = marchand
icon-natick-knight = chevalier

## What does not work: what the browser says of it stands behind

too-old = Ce navigateur est trop ancien pour Loire : mettez-le à jour, ou ouvrez la page dans Chrome 80, Firefox 113, Safari 16.4 ou plus récent.
no-start = Loire ne démarre pas ici. Rechargez la page ; si cela ne suffit pas, essayez un autre navigateur.
broken = Une erreur est survenue. Rechargez la page : ce qui était affiché est enregistré.

## What happens

dimmed = Assombrie après dix minutes : n'importe quel bouton rallume l'image.
elsewhere = Loire est ouvert dans un autre onglet. Ce que vous jouez ici n'est pas enregistré ; fermez l'autre onglet et rouvrez celui-ci.
full = Le navigateur n'a plus de place : la partie n'est pas enregistrée. Libérez de la place sur le disque, ou enregistrez dans un fichier.
# $reason (text) as the browser names it
refused = Le navigateur ne garde rien ici ({ $reason }) : la partie n'est pas enregistrée. Enregistrez dans un fichier avant de fermer la page.

# $name (text) of a gamepad
gamepad = { $name } est prête : A, B, X et Y sont les siens.
# $name (text) of a gamepad
gamepad-shapes = { $name } est prête : croix est A, rond B, carré X, triangle Y.

## Links to a game

copy-link = Copier un lien vers cette partie
share-link = Partager cette partie
go-on = Continuer cette partie
no-game = Il n'y a pas de partie à partager : ouvrez d'abord l'une des vôtres.
# $game (text) what it is, in a line
link-copied = Copié : un lien vers { $game }.
# $game (text) what it is, in a line
link-shared = Partagé : { $game }.
# $link (text) the address, where the browser refuses to copy it
link-by-hand = Le navigateur ne laisse rien copier ici. Le lien est : { $link }
link-open = Qui décode le lien peut y lire ce qui est encore caché.
link-here = Il mène à ce fichier : seul cet ordinateur peut l'ouvrir.
round-hidden = La manche en cours n'y figure pas tant qu'elle est secrète.
taken-up = La partie est maintenant parmi les vôtres. Jouez, puis envoyez un lien au joueur suivant.
# $part (text) which are missing
part-kept = { $part }. Lisez le code suivant : cette partie du texte est gardée.

## Files and texts that are brought

# $megabytes (number)
too-long = Cela fait { $megabytes } Mo : des sauvegardes en font 0,13, un texte de parties moins de 1. Rien n'a changé.
unreadable = Le fichier est illisible.
# $file (text) its name
# $fault (text) why
no-saves = { $file } : { $fault }. Rien n'a changé.
# $offered (text) what is in the file
# $present (text) what is on the page
replace-question =
    Dans le fichier : { $offered }.
    Sur cette page : { $present }.
    Remplacer ce qui est sur cette page ?
no-keeping = Cette page n'enregistre rien pour l'instant : elle ne peut reprendre aucun fichier.
replaced = Les sauvegardes du fichier sont sur la page.
brought-back = Vos sauvegardes sont de retour.
# $count (number)
which-game = { $count } parties : laquelle ?

## A handheld at the cable

cable = Console au bout du câble
no-cable = Ce navigateur ne sait pas passer par un câble. Chrome, Edge et Opera le savent, sauf sur un téléphone, si la page vient du disque ou par https ; Loire dans sa fenêtre aussi.
connect = Se connecter
backup = Enregistrer ses sauvegardes dans un fichier
restore = Y charger un fichier
texts = Enregistrer ses parties en texte
mirror = Y jouer d'ici
save-before = Enregistrer ce qu'elle avait avant
progress = Avancement
# $build (text) version and board
connected = Connecté : Loire { $build }.
device-none = Aucune console choisie. Branchez-la et allumez-la.
# $reason (text) as the browser names it
device-shut = La voie vers la console ne s'ouvre pas ({ $reason }). Un autre logiciel ou onglet l'occupe peut-être.
device-stranger = Aucune console ne répond. Rebranchez-la et allumez-la.
# $about (text) its version, board and protocol
device-foreign = La console parle autrement ({ $about }) : il lui faut une autre version de cette page.
device-refused = Refusé sur la console.
# $reason (text) in the words of the protocol
device-says = La console dit : { $reason }.
device-silent = La console ne répond plus. Rebranchez-la et reconnectez-vous.
device-gone = La console n'est plus là. Rebranchez-la et reconnectez-vous.
device-damaged = Quelque chose s'est abîmé en route. Reconnectez-vous.
device-reads = Lecture de ses sauvegardes.
# $file (text) its name
# $has (text) what is in it
device-saved = Maintenant dans { $file } : { $has }.
# $file (text) its name
device-exported = Ses parties sont maintenant dans { $file }.
device-empty = Elle n'a aucune partie.
# $offered (text) what is in the file
# $present (text) what is on the handheld
device-question =
    Dans le fichier : { $offered }.
    Sur la console : { $present }.
    Remplacer ce qui est sur la console ?
device-sends = Envoi du fichier. La console garde ce qu'elle a tant que vous n'acceptez pas sur son écran.
device-asks = Tout y est. Maintenez A sur la console.
device-restarts = La console redémarre avec les sauvegardes du fichier.
device-unchanged = Rien n'y a changé.
device-either = Elle a ce qu'elle avait avant, ou tout le fichier.
mirrored = Voici ce que montre la console. Au premier appui, elle demande votre accord.
mirror-asks = Maintenez A sur la console : ses boutons obéiront alors à cette page.
mirror-allowed = Voici ce que montre la console, et voici ses boutons.
mirror-refused = Refusé sur la console. Un nouvel appui redemande.
mirror-screen = L'écran de la console

## What a file of saves has

# $count (number)
games-running = { $count ->
        [one] { $count } partie en cours
       *[other] { $count } parties en cours
    }
# $count (number)
games-finished = { $count ->
        [one] { $count } partie finie
       *[other] { $count } parties finies
    }
# $count (number)
games-damaged = dont { $count } { $count ->
        [one] abîmée
       *[other] abîmées
    }
statistics = des statistiques
no-games = aucune partie

## Why it can't be used, after a colon

saves-foreign = ce ne sont pas des sauvegardes de cette console
# $format (text) a number
saves-later = une version plus récente l'a écrit (format { $format }), et elle seule peut l'ouvrir
journal-lost = elle est abîmée, donc illisible
journal-long = elle est plus longue que toute partie qui peut être gardée
journal-full = huit parties sont en cours, il n'y a plus de place : terminez-en ou effacez-en d'abord une
text-nothing = aucune partie : il faudrait des lignes qui commencent par LOIRE1-
# $number (number)
# $count (number)
part-missing = le morceau { $number } sur { $count } manque
# $number (number)
# $count (number)
part-damaged = le morceau { $number } sur { $count } est abîmé : relisez-le
# $version (text) a number
journal-later = une partie de version { $version } : il faut un Loire plus récent
journal-mixed = les morceaux d'une partie ne vont pas ensemble
# $fault (text) why
journal-fault = une partie n'a pas de sens : { $fault }
