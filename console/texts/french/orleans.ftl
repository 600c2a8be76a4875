### What Orléans says.

# The name of the game: at most 22 letters.
game = Orléans

## Words for the result, from the worst

grade-lost = perdu
grade-won = gagné

## Towns: at most thirteen letters

town-orleans = Orléans
    .a = à Orléans
town-chartres = Chartres
    .a = à Chartres
town-etampes = Étampes
    .a = à Étampes
town-le-mans = Le Mans
    .a = au Mans
town-chateaudun = Châteaudun
    .a = à Châteaudun
town-montargis = Montargis
    .a = à Montargis
town-vendome = Vendôme
    .a = à Vendôme
town-blois = Blois
    .a = à Blois
town-briare = Briare
    .a = à Briare
town-tours = Tours
    .a = à Tours
town-chinon = Chinon
    .a = à Chinon
town-montrichard = Montrichard
    .a = à Montrichard
town-vierzon = Vierzon
    .a = à Vierzon
town-loches = Loches
    .a = à Loches
town-bourges = Bourges
    .a = à Bourges
town-sancerre = Sancerre
    .a = à Sancerre
town-chatellerault = Châtellerault
    .a = à Châtellerault
town-le-blanc = Le Blanc
    .a = au Blanc
town-chateauroux = Châteauroux
    .a = à Châteauroux
town-nevers = Nevers
    .a = à Nevers
town-argenton = Argenton
    .a = à Argenton
town-la-chatre = La Châtre
    .a = à La Châtre
town-st-amand = St-Amand
    .a = à St-Amand

## Goods

good-grain = Blé
    .nom = blé
    .un = un blé
    .plural = blés
good-cheese = Fromage
    .nom = fromage
    .un = un fromage
    .plural = fromages
good-wine = Vin
    .nom = vin
    .un = un vin
    .plural = vins
good-wool = Laine
    .nom = laine
    .un = une laine
    .plural = laines
good-brocade = Brocart
    .nom = brocart
    .un = un brocart
    .plural = brocarts

## Followers of a player's own colour

own-farmer = Votre fermier
own-boatman = Votre batelier
own-craftsman = Votre artisan
own-trader = Votre marchand

## Beneficial deeds

deed-base-1 = Murailles
deed-base-2 = Conclave papal
deed-base-3 = Vaincre la peste
deed-base-4 = Astronomie
deed-base-5 = Guilde des bateliers
deed-base-6 = Cathédrale
deed-base-7 = Traité de paix
deed-base-8 = Canaux
deed-prosperity-1 = Guilde du charpentier
deed-prosperity-2 = Droit de réunion
deed-prosperity-3 = Orphelinat
deed-duel-1 = Astronomie
deed-duel-2 = Pressurage du vin
deed-duel-3 = Assolement triennal
deed-duel-4 = Angélologie
deed-vierzon-1 = Agrandir l'Université
deed-vierzon-2 = Conseil municipal

## The same where there is room for ten letters

deed-base-short-1 = { deed-base-1 }
deed-base-short-2 = Conclave
deed-base-short-3 = Peste
deed-base-short-4 = { deed-base-4 }
deed-base-short-5 = Bateliers
deed-base-short-6 = { deed-base-6 }
deed-base-short-7 = Paix
deed-base-short-8 = { deed-base-8 }
deed-prosperity-short-1 = Guilde
deed-prosperity-short-2 = Réunion
deed-prosperity-short-3 = { deed-prosperity-3 }
deed-duel-short-1 = { deed-duel-1 }
deed-duel-short-2 = Pressurage
deed-duel-short-3 = Assolement
deed-duel-short-4 = Anges
deed-vierzon-short-1 = Univ.
deed-vierzon-short-2 = Conseil

## Objectives

objective-duel-1 = Tenir les comptes
objective-duel-2 = Ouvrir trois comptoirs
objective-duel-3 = Du vin à Châtellerault
objective-duel-4 = Vêtir votre dame
objective-vierzon-1 = Un bâtisseur à temps
objective-vierzon-2 = Fortifier Vierzon
objective-vierzon-3 = Fonder une compagnie
objective-vierzon-4 = Vierzon capitale
objective-vierzon-5 = Livrer les matériaux
objective-salesman-1 = Laine à Bourges
objective-salesman-2 = Un lot à Chartres
objective-salesman-3 = Denrées à Vendôme
objective-salesman-4 = Blé à Tours
objective-salesman-5 = Brocart à Argenton

## Achievements of the city

achievement-1 = Catapulte
achievement-2 = Forge
achievement-3 = Magasin
achievement-4 = Infirmerie
achievement-5 = Camp

## Where points come from

points-of-coins = pièces
points-of-goods = marchandises
points-of-development = développement
points-of-depot = dépôt
points-of-objectives = buts
points-of-structures = édifices

## Why something cannot be done

not-over = la partie est finie
not-not-now = autre chose est demandé
not-too-many = plus qu'on ne peut tirer
not-no-follower = ce suivant n'est pas ici
not-no-place = vous n'avez pas ce lieu
not-no-space = cette case n'existe pas
not-occupied = la case est prise
not-unfit = il y faut un autre suivant
not-equal-space = une case pareille passe avant
not-nobody-there = personne n'est là
not-market-full = le marché est plein
not-no-taking-back = nul ne peut revenir maintenant
not-not-whole = le lieu n'est pas complet
not-forbidden = l'évènement l'interdit
not-idle = cela ne ferait rien
not-fired = Poudrière déjà utilisée
not-pile-empty = la pile est vide
not-track-end = au bout de la piste
not-no-way = pas de chemin par là
not-no-good = pas cette marchandise
not-not-wanted = pas demandé ici
not-no-development = développement au bout
not-no-technology = pas de technologie là
not-farmer-first = la première remplace un fermier
not-no-tile = cette tuile est indisponible
not-category-one = la première est de catégorie I
not-sold-out = c'est épuisé
not-coins = trop peu de pièces
not-station-here = déjà un comptoir ici
not-no-station = plus de comptoir
not-not-owned = vous n'avez pas cela
not-coin-space = pas de retour sur une pièce
not-must-do = c'est obligatoire
not-end-turn = le tour doit d'abord finir
not-already-met = ce but est atteint
not-one-a-round = un but par manche
not-in-order = un autre but passe avant
not-not-there = le négociant est ailleurs
not-not-reached = pas encore atteint
not-too-late = il est trop tard
not-no-citizen = pas de citoyen pour cela
not-no-card = cette carte n'existe pas
not-no-site = cet édifice n'existe pas
not-one-receiver = tout va au même endroit
not-taken = déjà pris par un autre

## Why a set-up cannot be played

refused-players = pas pour autant de joueurs
refused-level = le scénario n'a pas ce niveau
refused-option = une option du jeu de base
refused-characters = personnages : Invasion seule

## The form: names of choices

form-scenario = Scénario
form-level = Niveau
form-characters = Personnages
form-tiles = Tuiles Lieu
form-events = Évènements

## The form: what help says about each, in a sentence or two

about-scenario = Le jeu de base, ou un autre avec ses propres buts et règles.
about-level = La difficulté des buts du scénario.
about-characters = Personnages tirés au sort, ou choisis.
about-tiles = Les tuiles Lieu que l'on peut avoir.
about-events = Évènements mélangés, ou en trois piles, du plus doux au plus dur.

## The form: what can be chosen

scenario-base = Jeu de base
scenario-prosperity = { prosperity }
scenario-invasion = { invasion }
scenario-duel = { the-duel }
scenario-dignitary = { the-dignitary }
scenario-vierzon = { capital-vierzon }
scenario-salesman = { salesman }
level-easy = facile
level-normal = normal
level-hard = difficile
level-hardest = extrême
characters-dealt = tirés
characters-chosen = choisis
tiles-base = du jeu de base
tiles-invasion = et d'Invasion
events-shuffled = mélangés
events-stacks = piles A, B, C

## Statistics: what games of a scenario are called

counted-base = base
counted-prosperity = prospérité
counted-invasion = invasion
counted-duel = duel
counted-dignitary = dignitaire
counted-vierzon = Vierzon
counted-salesman = colporteur

## What an event does to a player: some 20 letters

# $food (number)
# $coins (number)
toll-food-or-coins = { $food ->
    [one] { $food } denrée/{ $coins } pièces
   *[other] { $food } denrées/{ $coins } pièces
}
# $food (number)
toll-food = { $food ->
    [one] { $food } denrée
   *[other] { $food } denrées
}
# $worth (number) of goods and coins
toll-worth = valeur { $worth }
# $count (number)
toll-followers = { $count ->
    [one] { $count } suivant
   *[other] { $count } suivants
}
# $coins (number)
toll-riots = chevalier ou { $coins } pièces
# $worth (number) of goods
toll-robbery = valeur { $worth } ou tour
# $coins (number)
# $gears (number) technology tiles
toll-gears = { $gears ->
    [one] { $coins } pièces, { $gears } techno
   *[other] { $coins } pièces, { $gears } technos
}
# $coins (number) how many are missing
toll-short = { $coins ->
    [one] manque { $coins } pièce
   *[other] manque { $coins } pièces
}
# $coins (number)
toll-summoning = Orléans ou { $coins } pièces
toll-choice = au choix
# $change (number)
# $coins (number) how many there are
toll-coins = { $coins ->
    [one] { SIGNED($change) } ({ $coins } pièce)
   *[other] { SIGNED($change) } ({ $coins } pièces)
}
# $count (number)
# $good (noun)
toll-good = { $count ->
    [one] { $count } { FORM($good, "nom") }
   *[other] { $count } { FORM($good, "plural") }
}
# $count (number)
toll-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
toll-follower = un suivant
toll-maybe-a-follower = peut-être un suivant
# $least (number)
# $most (number)
toll-followers-between = { $least } à { $most } suivants
toll-recruit = un suivant vient
toll-home = à Orléans
toll-turned = tuiles retournées
toll-nothing = rien

## What is due, and how much of it is here: some 24 letters

# $due (number)
# $has (number)
lack-coins = { $due ->
    [one] pièce
   *[other] pièces
} { $has }/{ $due }
# $due (number)
# $has (number)
lack-food = denrées { $has }/{ $due }
# $food (number)
# $wanted (number)
# $coins (number)
# $price (number)
lack-food-and-coins = denrées { $food }/{ $wanted }, pièces { $coins }/{ $price }
# $good (noun)
# $has (number)
lack-good = { FORM($good, "nom") } { $has }/1
# $due (number)
# $has (number)
lack-worth = valeur { $has }/{ $due }
# $has (number)
# $due (number)
lack-loot = valeur { $has }/{ $due }, 0 tour
# $due (text) what the Estate Manager pays
# $has (number)
lack-due = { $due }, reste { $has }
lack-goals = buts manquants
# $has (number) technology tiles of the team
# $due (number)
# $coins (number)
# $price (number)
lack-gears = technos { $has }/{ $due }, pièces { $coins }/{ $price }
# $has (number) place tiles of the team
# $due (number)
# $coins (number)
# $price (number)
lack-tiles = tuiles { $has }/{ $due }, pièces { $coins }/{ $price }
# $has (number)
# $due (number)
lack-development = dév., moines { $has }/{ $due }

## What the Estate Manager pays

# $coins (number)
due-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
# $good (noun)
due-good = 1 { FORM($good, "nom") }
# $points (number)
due-development = { $points } dévelop.
# $kind (noun) a follower
due-follower = un { FORM($kind, "nom") }
due-technology = une technologie
due-station = un comptoir
due-tile = une tuile Lieu

## The verdict where somebody could not pay

# $lack (text) what was due
verdict-lost = Perdu : { $lack }
# $event (noun)
# $lack (text) what was due
verdict-lost-by-event = Perdu : { FORM($event, "bref") }, { $lack }
# $lack (text) what was due
verdict-lost-by-dues = Perdu : dû { $lack }
# $lack (text) what was due
verdict-unpaid = Impayé : { $lack }
# $event (noun)
# $lack (text) what was due
verdict-unpaid-event = Impayé : { FORM($event, "bref") }, { $lack }
# $lack (text) what was due
verdict-unpaid-dues = Impayé : dû { $lack }

## The log: what happened, after the player's name

# $round (number)
# $event (noun)
log-round = manche { $round } : { $event }
# $place (noun)
# $gains (text) what came of it: "+2 coins"
log-used = { $place } { $gains }
# $place (noun)
log-copied = bis : { $place }
# $place (noun)
# $gains (text) what came of it
log-copied-for = bis : { FORM($place, "bref") } { $gains }
# $kind (noun) a follower
log-recruited = gagne un { FORM($kind, "nom") }
# $event (noun)
# $coins (text) "+2 coins"
log-event-coins = { $event } : { $coins }
# $coins (text) "+1 coin"
log-census = recensement : { $coins }
# $coins (text) "-2 coins"
log-dues = redevance : { $coins }
# $event (noun)
# $good (noun) what was paid
log-event-good = { $event } : { FORM($good, "nom") }
# $event (noun)
# $kind (noun) a follower that was lost
log-event-follower = { $event } : un { FORM($kind, "nom") }
# $good (noun)
log-paid = paie { FORM($good, "un") }
# $good (noun)
log-sold-out = il n'y a plus de { FORM($good, "nom") }
log-citizen = gagne un citoyen
# $town (noun)
log-travelled = va { FORM($town, "a") }
# $town (noun)
log-station = comptoir { FORM($town, "a") }
# $kind (noun) a follower
# $deed (noun)
log-sent-to-deed = { FORM($kind, "nom") } : { $deed }
# $kind (noun) a follower
log-sent-to-structure = { FORM($kind, "nom") } pour un édifice
# $kind (noun) a follower
log-sent-to-walls = { FORM($kind, "nom") } aux remparts
# $kind (noun) a follower
log-sent-to-city = { FORM($kind, "nom") } à la cité
# $kind (noun) a follower
log-sent-to-assembly = { FORM($kind, "nom") } à l'assemblée
# $deed (noun)
log-deed-done = achève : { $deed }
log-met = atteint un but
# $town (noun)
log-arrived = est { FORM($town, "a") }
# $tile (noun)
log-chosen = choisit : { $tile }
log-defeated = n'a pas pu payer
# $place (noun) where technology was laid
log-equipped = techno : { $place }
# $tile (noun)
log-tile-taken = prend : { $tile }
# $event (noun)
log-cancelled = annule : { $event }
log-gave-stock = cède un comptoir
# $town (noun)
log-gave-station = cède comptoir : { $town }
log-gave-follower = cède un suivant
log-gave-development = cède 1 développement
# $good (noun)
log-gave-good = cède { FORM($good, "un") }
# $tile (noun)
log-gave-tile = cède : { $tile }
# $place (noun)
log-gave-gear = cède techno : { FORM($place, "bref") }
# $kind (noun) a follower
log-lost = perd un { FORM($kind, "nom") }
# $coins (number)
log-waived = { $coins ->
    [one] est quitte de { $coins } pièce
   *[other] est quitte de { $coins } pièces
}
log-passed = passe
# $town (noun)
log-carpenter = charpentier { FORM($town, "a") }
# $structure (noun)
log-built = bâtit : { $structure }
# $structure (noun)
log-complete = complète : { $structure }
# $good (noun)
log-furnished = { FORM($good, "nom") } pour un édifice
log-furnished-coin = pièce pour un édifice
log-turned-over = tuiles retournées
log-turned-back = tuiles à l'endroit
# $good (noun)
log-shipped = envoie { FORM($good, "un") }
# $place (noun) of another player
log-borrowed = emprunte : { FORM($place, "bref") }
log-loaded = techno à la catapulte
# $tile (noun)
log-tile-gone = { FORM($tile, "bref") } quitte le jeu
# $character (noun)
log-is = est { $character }
log-citizen-gone = un citoyen en attente part
log-game-over = la partie est finie
# $kind (noun) a follower
# $place (noun)
log-put = { FORM($kind, "nom") } : { $place }
# $kind (noun) a follower
log-taken-back = { FORM($kind, "nom") } revient d'un lieu
log-drawn = tire des suivants

## The log: what came of it. Where several things came, each in few letters, with a space between

# $coins (number)
coins-gained = { $coins ->
    [one] +{ $coins } pièce
   *[other] +{ $coins } pièces
}
# $coins (number)
coins-paid = { $coins ->
    [one] -{ $coins } pièce
   *[other] -{ $coins } pièces
}
# $coins (number)
gained-coins = { SIGNED($coins) } p
# $goods (number)
gained-goods = { $goods ->
    [one] { SIGNED($goods) } march.
   *[other] { SIGNED($goods) } march.
}
# $points (number)
gained-development = { SIGNED($points) } dév

## The bar: what is to be done

step-draw = tirer
step-plan = placer
step-act = agir
step-ship = navire
step-wagon = route
step-coach = chemin
step-travel = voyage
step-start = départ
step-build = bâtir
step-send = envoi
step-gear = techno
step-tile = lieu
step-pay = payer
step-done = fini
step-team = équipe
step-over = fin
step-choose = choix
# Before round 1.
round-set-up = début
# $step (noun)
# $round (text) "3/18"
step-in-round = { $step } { $round }
# $round (number)
# $all (number)
progress = manche { $round }/{ $all }

## The bar: pages. Keys lead to them: at most six letters

page-map = carte
page-tracks = pistes
page-status = statut
page-deeds = œuvres
page-others = autres
page-event = évèn.
page-left = reste
page-board = table

## Keys: at most six letters

key-hold = tenir
key-goods = march.
key-names = noms
key-all = tout
key-places = lieux
verb-draw = tirer
verb-back = retour
verb-put = placer
verb-use = agir
verb-repeat = bis
verb-take = saisir
verb-go = aller
verb-send = envoi
verb-buy = achat
verb-sell = vendre
verb-swap = troc
verb-pay = payer
verb-give = céder
verb-accept = oui
verb-decline = assez
verb-pass = passer
verb-done = fini
verb-banish = bannir
verb-meet = but
verb-keep = garder
verb-build = bâtir
verb-choose = choix

## Buttons on the board: at most six letters

button-enough = ASSEZ
button-pass = PASSER
button-done = FINI
button-goals = BUTS
button-more = PLUS

## The strip: two lines of 33 letters on what is pointed at

# $place (noun)
# $effect (text) what it does
strip-place = { FORM($place, "bref") } : { $effect }
# $tile (noun)
# $left (number) how many tiles of its category can be had
strip-tile = { $tile }, 1 sur { $left }
# $times (number)
# $action (text) what is done so often
strip-times = { $times } x { $action }
strip-times-keys = DROITE : plus, GAUCHE : moins
# $player (text)
# $draws (number) followers
strip-player = { $player } : tire { $draws } par manche
# $points (number)
strip-points = { $points } si la partie finissait ici
strip-stock = Ce qui reste
strip-stock-keys = A : qui a quel lieu
strip-tiles = Tuiles Lieu
strip-tiles-note = avec un signe : déjà prises

# $kind (noun) a follower
# $deed (noun)
send-for-coins = { $kind }, { $deed } : pièces
# $kind (noun) a follower
# $deed (noun)
send-for-development = { $kind }, { $deed } : dévelop.
# $gains (text) numbers and signs
# $left (number) followers that the deed wants then
send-then-left = { $gains }, encore { $left }
# $kind (noun) a follower
# $pile (number)
recruit-pile = { $kind } : { $pile } dans la pile
borrow-effect = l'effet est pour vous
# $item (text)
give-item = Céder : { $item }

# $draws (number) followers
# $bag (number) how many there are
draw-of-bag = { $draws } sur les { $bag } du sac
draw-fewer = GAUCHE : moins
draw-fewer-and-back = GAUCHE : moins, et en reprendre
# $count (number) followers
draw-back = { $count ->
    [one] un suivant peut revenir d'un lieu
   *[other] { $count } peuvent revenir des lieux
}

# $town (noun)
start-in = Départ { FORM($town, "a") }
# $ways (number)
start-at-river = { $ways ->
    [one] { $ways } chemin, au bord de l'eau
   *[other] { $ways } chemins, au bord de l'eau
}
# $ways (number)
start-inland = { $ways ->
    [one] { $ways } chemin, sans voie d'eau
   *[other] { $ways } chemins, sans voie d'eau
}
# $town (noun) where the carpenter goes
# $follower (noun) who moves it
carpenter-by = { $town } : { $follower }
carpenter-builds = la ville de votre carte : bâtir
# $ways (number)
# $town (noun) of the card
carpenter-then = encore { $ways } jusqu'{ FORM($town, "a") }
carpenter-goes = le charpentier y va
# $structure (noun)
build-structure = Bâtir : { $structure }
# $town (noun)
build-on-way = chemin vers { $town }
# $event (noun)
drought-here = { $event } : ce blé part
# $from (noun) a town
# $to (noun) a town
way-between = { $from } - { $to }
# $event (noun)
travel-enough = { $event } : assez
travel-stays = le négociant reste où il est
# $town (noun)
travel-by-ship = Par l'eau vers { $town }
# $town (noun)
travel-by-road = Route vers { $town }
# $event (noun)
# $town (noun)
travel-by-event = { $event } : { FORM($town, "a") }
# $gains (text) numbers and signs
travel-takes = prend { $gains }
travel-takes-hidden = marchandise cachée
travel-takes-nothing = ne prend rien en chemin

# $spot (text) where the citizen will wait
# $left (number) citizens
settle-at = { $spot }, reste { $left }
# $steps (number)
settle-knights = il y faut { $steps } chevaliers
# $steps (number)
# $there (number) fewer than that
settle-few-knights = il faut { $steps } chevaliers, il y en a { $there }
# $steps (number)
settle-boatmen = il y faut { $steps } bateliers
# $steps (number)
# $there (number) fewer than that
settle-few-boatmen = il faut { $steps } bateliers, il y en a { $there }
# $count (number)
settle-followers = { $count ->
    [one] il y faut { $count } suivant
   *[other] il y faut { $count } suivants
}
# $space (number) of the development track
settle-development = à la case { $space } de développement

# $count (number)
follower-spaces = { $count ->
    [1] A : choisir sa case
   *[other] A : choisir une de { $count } cases
}
# $follower (noun)
# $place (noun)
take-back-from = { $follower }, { FORM($place, "bref") }
take-back-to = revient au marché
# $place (noun)
equip-place = Technologie : { FORM($place, "bref") }
# $kind (noun) a follower
equip-for = { FORM($kind, "nom") }, dès la manche suivante
equip-for-anybody = pour tous, dès la manche suivante
pass-actions = Passer : plus d'action
pass-unused = Passer : un lieu reste inutilisé
pass-unused-hold = maintenez A pour passer
decline-title = Assez
decline-bag = les autres retournent au sac
more-goals = Buts
more-goals-note = l'un d'eux peut être atteint
more-title = Plus
more-note = ce qui n'est pas sur le plateau
strip-over = La partie est finie

done-wastes = Fini : rien d'utile
done-wastes-hold = maintenez A : manche perdue
# $places (number)
done-plan = { $places ->
    [0] Fini : aucun lieu utile
    [one] Fini : { $places } lieu utile
   *[other] Fini : { $places } lieux utiles
}
# $followers (number)
done-market = { $followers ->
    [0] personne ne reste au marché
    [1] un suivant reste au marché
   *[other] { $followers } restent au marché
}
done-title = Fini
done-event = l'évènement continue
done-next = Fini : au joueur suivant

# $why (noun)
plan-no-use = inutile : { $why }
# $sign (text) of a follower
plan-makes-whole = { $sign } le complète
# $sign (text) of a follower
# $count (number) who still have to stand there
plan-next-of = d'abord { $sign } : les { $count } sont prêts
# $sign (text) of the next follower
# $missing (text) their signs
plan-missing = { $sign }, puis manque { $missing }
# $sign (text) of the next follower
# $missing (text) their signs
plan-missing-monk = { $sign }, puis manque { $missing } ou moine
# $follower (noun)
# $kind (noun) whom it stands in for
# $place (noun)
hold-as-at = { $follower } comme { FORM($kind, "nom") } : { FORM($place, "bref") }
# $follower (noun)
# $kind (noun) whom it stands in for
hold-as = { $follower } comme { FORM($kind, "nom") }
# $follower (noun)
# $place (noun)
hold-to = { $follower } : { FORM($place, "bref") }
# $effect (text)
hold-whole = complet : { $effect }
# $count (number)
hold-missing-any = il en manque { $count }, au choix
# $missing (text) signs of followers
hold-missing = il manque encore { $missing }

opens-village = choisissez qui, page suivante
opens-map = choisissez sur la carte
opens-deeds = choisissez l'œuvre
opens-bathhouse = tire trois suivants : définitif
opens-laboratory = choisissez la case
opens-page = choisissez, page suivante
look-rule = toujours valable
look-whole = complet, utilisable

# $town (noun)
town-tower = { $town } : une tour
# $town (noun)
town-no-tower = { $town } : il faut une tour
# $town (noun)
town-no-station = { $town } : pas de comptoir
# $town (noun)
# $player (text)
town-owner = { $town } : { $player }
# $town (noun)
town-several = { $town } : des comptoirs
# $steps (number)
town-distance = { $steps ->
    [0] votre négociant est ici
   *[other] à { $steps } pas de votre négociant
}

# $kind (noun) a follower
# $step (number)
# $pile (number)
track-step = { $kind } : pas { $step }, pile de { $pile }
track-ends = au bout de la piste
track-nothing = ensuite : rien
# $sign (text) of the good
# $good (noun)
track-good = ensuite : +1{ $sign } { FORM($good, "nom") }
track-citizen = ensuite : +1{ -citizen }
# $coins (number)
track-coins = ensuite : +{ $coins }{ -coin }
track-technology = ensuite : une technologie
track-place-one = ensuite : un lieu de I
track-place-two = ensuite : un lieu de I ou II
# $draws (number)
track-draws = ensuite : tirer { $draws }
# $points (number)
track-development = ensuite : +{ $points }{ -book }
# $space (number)
# $status (number)
# $count (number) stations and citizens
# $points (number)
development-now = Case { $space }, statut { $status } : { $count } x { $status } = { $points }
# $more (number) spaces to the next status
# $count (number) stations and citizens
# $status (number)
# $points (number)
development-next = encore { $more } : { $count } x { $status } = { $points }
development-highest = le plus haut statut
# $deed (noun)
# $coins (number)
deed-pays = { $deed } : +{ $coins }{ -coin }
# $left (number) followers
deed-wants = il en faut { $left }, au dernier { -citizen }

# $event (noun)
# $toll (text) what it does
event-toll = { FORM($event, "bref") } : { $toll }
# $event (noun)
event-team = { $event } : l'équipe
# $player (text)
# $lack (text) what cannot be paid
event-threatens = { $player } : { $lack }
# $rounds (number)
event-none = Avant la manche 1 sur { $rounds }
event-none-yet = pas encore d'évènement
event-last-round = dernière manche
event-own-dues = redevance
# $event (noun) what cannot be paid
pass-loses = Passer : { $event }
# $event (noun)
# $player (text)
pass-loses-for = { $player } : { FORM($event, "bref") }
# $event (noun)
done-loses = Fini : { $event }
# $event (noun)
# $player (text)
done-loses-for = { $player } : { FORM($event, "bref") }
# $lack (text)
lack-loses = { $lack } : perdu
# $lack (text)
lack-all-lose = { $lack } : échec

## Why the computer would do it: at most 27 letters

# $coins (number)
why-event = { $coins ->
    [one] l'évènement veut { $coins } pièce
   *[other] l'évènement veut { $coins } pièces
}
# $points (number)
why-then = puis { SIGNED($points) }{ -star } ce tour
why-whole = cela complète le lieu
# $count (number) followers
why-more = { $count ->
    [one] encore un et c'est complet
   *[other] encore { $count } pour compléter
}
why-elsewhere = il sert mieux ailleurs
why-least-worth = la moins chère des vôtres
why-waits = le reste attend une manche
why-costs = coûte plus que le gain
why-work = plus de suivants agissent
why-spares = cela épargne un suivant
why-own-place = un lieu rien qu'à vous
why-gear = et une technologie
why-place = et un nouveau lieu
why-draws = vous tirez plus par manche
why-goods-there = des marchandises là-bas
why-monk = un moine sert de joker
why-stations = les comptoirs compteront
why-scholars = érudits : développement
why-village = pièces, techno ou lieu
why-deeds = l'œuvre paie un suivant
why-ways = villes et marchandises
why-goods = marchandises : des points
why-development = développement : des points
why-coins = des évènements coûteront

## The form: what a scenario is, and what its levels are. At most 32 letters a line

note-base-1 = 2-5 joueurs, 18 manches, facile.
note-base-2 = Pièces, marchandises ; comptoirs
note-base-3 = et citoyens fois le statut.
note-prosperity-1 = 2-5 joueurs, 16 manches, moyen.
note-prosperity-2 = Un charpentier bâtit : les
note-prosperity-3 = édifices complets comptent.
# With two or three players.
note-invasion-1 = 2-5 ensemble, 18 manches, dur.
note-invasion-2 = Remparts, citoyens, trésor,
note-invasion-3 = denrées, tours : tous ou aucun.
# With four or five.
note-invasion-many-1 = 2-5 ensemble, 16 manches, dur.
note-invasion-many-2 = { note-invasion-2 }
note-invasion-many-3 = { note-invasion-3 }
note-duel-1 = 2 joueurs, 16 manches, moyen.
note-duel-2 = Une course à quatre buts ;
note-duel-3 = évènement impayé : perdu.
note-dignitary-1 = 16 manches solo, facile à moyen.
note-dignitary-2 = Réunissez huit citoyens,
note-dignitary-3 = et payez 5, 10, 15 de redevance.
note-vierzon-1 = 14 manches solo, moyen à dur.
note-vierzon-2 = Bâtisseur, fort, compagnie,
note-vierzon-3 = capitale, matériaux : les cinq.
note-salesman-1 = 15 manches solo, moyen à dur.
note-salesman-2 = Cinq livraisons ; denrées ou
note-salesman-3 = pièces par manche, sinon perdu.
note-levels-dignitary-1 = facile : sept citoyens
note-levels-dignitary-2 = normal : huit
note-levels-invasion-1 = facile : dix évènements de moins
note-levels-invasion-2 = normal : tous les évènements
note-levels-invasion-3 = difficile : sans deux favorables
note-levels-1 = normal : buts à tout moment
note-levels-2 = difficile : un par manche
note-levels-3 = extrême : de plus, dans l'ordre

## Articles

farmer = Fermier
    .nom = fermier
    .tag = suivant
    .effect = Apporte une marchandise de la piste des fermiers.
    .body =
        S'obtient à la Ferme. Les huit pas apportent blé, blé, fromage, fromage, vin, vin, laine et brocart.
        Recensement : seul en tête de cette piste, on reçoit une pièce au début d'une manche ; seul dernier, on en paie une, à trois joueurs ou plus.
boatman = Batelier
    .nom = batelier
    .tag = suivant
    .effect = Apporte des pièces : 2, 3, 4, puis 5.
    .body =
        S'obtient au Village. Le cinquième pas n'a pas de pièces : le premier arrivé y prend le citoyen.
        Avec le Jardin d'herbes, les bateliers remplacent fermiers, artisans et marchands.
craftsman = Artisan
    .nom = artisan
    .tag = suivant
    .effect = Apporte une tuile technologie.
    .body =
        S'obtient au Village. La tuile est posée aussitôt, sert dès la manche suivante, et reste. La première de cette piste remplace un fermier.
        Voir Technologie.
trader = Marchand
    .nom = marchand
    .tag = suivant
    .effect = Apporte une tuile Lieu.
    .body = S'obtient au Village. La première tuile est de catégorie I, les autres de I ou II. Chaque tuile est unique : premier arrivé, premier servi.
knight = Chevalier
    .nom = chevalier
    .tag = suivant
    .effect = Fait tirer davantage du sac.
    .body =
        S'obtient au Château. Sans chevalier, vous tirez 4 suivants ; avec eux 5, 6, 7, 7 et 8. Le premier au quatrième pas prend le citoyen.
        Navire, Chariot et Guilde demandent un chevalier.
scholar = Érudit
    .nom = érudit
    .tag = suivant
    .effect = Du développement : 2, 3, 4, 5, 6.
    .body = S'obtient à l'Université. Avec l'École, les érudits remplacent tout le monde sauf les moines.
monk = Moine
    .nom = moine
    .tag = suivant
    .effect = Remplace tout autre suivant.
    .body =
        S'obtient au Monastère. Les moines n'ont pas de piste. Ils sont jokers sur les cases des lieux, jamais sur les œuvres. Personne ne remplace un moine.
        On n'en gagne aucun dans une manche de Pèlerinage.
farm-house = Ferme
    .tag = plateau
    .effect = Un fermier, et la marchandise de la piste.
    .body =
        Batelier, artisan.
        Le fermier va au sac, votre marqueur avance d'un pas ; la marchandise montrée est à vous. Épuisée : rien. Impossible au bout de la piste ou si la pile est vide.
village = Village
    .tag = plateau
    .effect = Un batelier, un artisan ou un marchand.
    .body =
        Fermier, batelier, artisan.
        Vous choisissez qui. Un batelier apporte des pièces, un artisan une technologie, un marchand une tuile Lieu.
university = Université
    .tag = plateau
    .effect = Un érudit, et du développement.
    .body =
        Fermier, artisan, marchand.
        La piste des érudits apporte 2, 3, 4, 5, puis 6 points de développement.
castle = Château
    .tag = plateau
    .effect = Un chevalier : vous tirez davantage.
    .body =
        Fermier, batelier, marchand.
        La piste des chevaliers dit combien de suivants vous tirez à chaque manche.
monastery = Monastère
    .tag = plateau
    .effect = Un moine, qui remplace n'importe qui.
    .body =
        Érudit, marchand.
        Les moines n'ont pas de piste. Impossible dans une manche de Pèlerinage.
ship = Navire
    .tag = plateau
    .effect = Votre négociant suit une voie d'eau.
    .body =
        Fermier, batelier, chevalier.
        Il peut prendre une marchandise du chemin. Pointez-la pour la prendre, ou la ville pour la laisser.
wagon = Chariot
    .tag = plateau
    .effect = Votre négociant suit une route.
    .body =
        Fermier, marchand, chevalier.
        Il peut prendre une marchandise du chemin. Pointez-la pour la prendre, ou la ville pour la laisser.
guildhall = Guilde
    .tag = plateau
    .effect = Un comptoir là où est votre négociant.
    .body =
        Fermier, artisan, chevalier.
        Un comptoir par ville ; à Orléans, un par joueur. Vous en avez dix. À la fin, comptoirs et citoyens ensemble comptent autant de fois que le dit votre statut ; seul avec le plus de comptoirs, vous avez un citoyen de plus.
scriptorium = Scriptorium
    .tag = plateau
    .effect = 1 point de développement.
    .body =
        Chevalier, érudit.
        Impossible au bout de la piste de développement.
town-hall = Hôtel de ville
    .tag = plateau
    .effect = Un ou deux suivants vont aux œuvres.
    .body = Des suivants, sauf ceux de votre couleur ; un seul suffit. Ils quittent votre sac pour de bon et rapportent aussitôt des pièces. Qui remplit la dernière case d'une œuvre prend son citoyen.
hayrick = Meule de foin
    .tag = I
    .effect = 1 blé.
    .body =
        Fermier.
        Impossible quand le blé est épuisé.
cheese-factory = Fromagerie
    .tag = I
    .effect = 1 fromage.
    .body =
        Deux fermiers.
        Impossible quand le fromage est épuisé.
winery = Pressoir
    .tag = I
    .effect = 1 vin.
    .body =
        Fermier, marchand.
        Impossible quand le vin est épuisé.
wool-manufacturer = Lainerie
    .tag = I
    .effect = 1 laine.
    .body =
        Batelier, marchand.
        Impossible quand la laine est épuisée.
tailor-shop = Atelier du tailleur
    .bref = Tailleur
    .tag = I
    .effect = 1 brocart.
    .body =
        Marchand, érudit.
        Impossible quand le brocart est épuisé.
brewery = Brasserie
    .tag = I
    .effect = 2 pièces.
    .body = Moine.
library = Bibliothèque
    .tag = I
    .effect = 2 points de développement.
    .body = Chevalier, érudit.
windmill = Moulin à vent
    .tag = I
    .effect = 2 pièces et 1 point de développement.
    .body = Deux artisans.
hospital = Hôpital
    .tag = I
    .effect = Autant de pièces que votre statut.
    .body =
        Batelier, érudit.
        Le statut est le dernier chevron passé sur la piste de développement : 1 à 6.
sacristy = Sacristie
    .tag = I
    .effect = Vous évite Récolte, Impôts ou Peste.
    .body =
        Moine.
        Ne s'active pas en phase d'actions : quand l'évènement vient et qu'un moine est ici, on vous le demande. Le moine va au sac.
herb-garden = Jardin d'herbes
    .tag = I
    .effect = Les bateliers remplacent trois métiers.
    .body = Sans case : toujours valable. Vos bateliers peuvent aller là où l'on demande un fermier, un artisan ou un marchand.
bathhouse = Bains
    .tag = I
    .effect = Tirez 3, placez-en aussitôt jusqu'à 2.
    .body =
        Un suivant quelconque (notre choix : l'original est incertain).
        Le reste retourne au sac, avec le suivant placé ici. Un lieu ainsi complété peut encore servir dans cette manche.
shipping-line = Batellerie
    .tag = II
    .effect = 1 point de développement.
    .body = Batelier.
cellar = Cellier
    .tag = II
    .effect = 4 pièces.
    .body = Moine, érudit.
office = Bureau
    .tag = II
    .effect = 1 pièce par comptoir à vous.
    .body =
        Deux érudits.
        Impossible sans comptoir sur la carte.
pharmacy = Pharmacie
    .tag = II
    .effect = Changer 3 pièces au plus en développement.
    .body =
        Un suivant quelconque.
        Un point de développement par pièce.
school = École
    .tag = II
    .effect = Érudits : jokers, sauf pour un moine.
    .body = Sans case : toujours valable. Vos érudits remplacent tout le monde sauf les moines.
horse-wagon = Attelage
    .tag = II
    .effect = Votre négociant suit une route.
    .body =
        Chevalier, marchand.
        Comme le Chariot, sans le fermier.
gunpowder-tower = Poudrière
    .tag = II
    .effect = Marché de 10 ; de là, deux vont aux œuvres.
    .body = Sans case : une fois par manche, comme action, un ou deux suivants neutres vont droit du marché aux œuvres.
laboratory = Laboratoire
    .tag = II
    .effect = Une tuile technologie.
    .body =
        Artisan, érudit.
        Elle n'a pas à remplacer un fermier, et peut se poser ici.
market-stand = Étal
    .tag = I
    .effect = Acheter ou vendre deux marchandises au plus.
    .body =
        Marchand (notre choix : l'original est inconnu).
        Chacune à sa valeur : blé 1 à brocart 5.
black-market = Marché noir
    .tag = I
    .effect = Deux marchandises pareilles pour une autre.
    .body =
        Marchand (notre choix : l'original est inconnu).
        Deux marchandises pareilles s'échangent contre une autre de la réserve, quelle que soit sa valeur.
depot = Dépôt
    .tag = I
    .effect = À la fin, 5 points par lot de marchandises.
    .body = Sans case. Un lot : blé, fromage, vin, laine et brocart, un de chaque. Les marchandises comptent aussi pour leur valeur.
stage-coach = Diligence
    .tag = I
    .effect = Pour 3 pièces, le négociant suit un chemin au choix.
    .body =
        Chevalier.
        Votre négociant suit une route ou une voie d'eau, avec une de ses marchandises.
tavern = Taverne
    .tag = II
    .effect = Bâtir où d'autres ont un comptoir.
    .body =
        Sans case (notre choix : l'original est inconnu).
        La Guilde peut bâtir dans les villes où d'autres ont un comptoir ; un seul à vous dans chacune.
vineyard = Vignoble
    .tag = II
    .effect = Comptoir au bord de l'eau : un vin pour 1 pièce.
    .body = Sans case. Chaque fois que vous bâtissez dans une ville au bord d'une voie d'eau, on vous le demande, tant qu'il y a du vin.
well = Puits
    .tag = II
    .effect = Répète une action de vos lieux.
    .body =
        Artisan, érudit (notre choix : l'original est inconnu).
        Le lieu n'a pas à être complet. Ni l'Hôtel de ville, ni la Poudrière.
bourgeois-house = Maison bourgeoise
    .bref = M. bourgeoise
    .tag = plateau
    .effect = Un citoyen contre un bonus au choix.
    .body = Un suivant neutre, et un citoyen qui retourne à la réserve : une marchandise, un chemin de la carte, cinq pièces, ou trois points de développement.
carpenter = Charpentier
    .tag = plateau
    .effect = Déplace le charpentier, puis bâtit.
    .body = Jusqu'à trois marchands ou bateliers. Un marchand mène le charpentier sur une route, un batelier sur une voie d'eau. Dans la ville de votre carte, l'édifice est bâti sur une marchandise voisine.
vehicle = Véhicule
    .tag = plateau
    .effect = Marchandises pour la cité ou les autres.
    .body =
        Fermier, batelier (notre choix : l'original est inconnu).
        Jusqu'à trois marchandises, au même endroit : l'entrepôt, un ouvrage ou un autre joueur.
guild-house = Maison de guilde
    .bref = M. de guilde
    .tag = plateau
    .effect = Pièces pour la cité ou les autres.
    .body =
        Artisan, marchand (notre choix : l'original est inconnu).
        Jusqu'à quatre pièces, au même endroit : le trésor, un ouvrage ou un autre joueur.
hostel = Hôtellerie
    .tag = plateau
    .effect = Prête à un autre un suivant du marché.
    .body =
        Un suivant quelconque (notre choix : l'original est inconnu).
        On ne prête personne de sa couleur. Il lui faut une case libre sur les plateaux de l'autre joueur.
palatinate = Palatinat
    .tag = plateau
    .effect = Utilise un lieu activé d'un autre.
    .body = Deux suivants quelconques. Ni l'Hôtel de ville, ni la Poudrière, ni l'Hôtellerie, ni le Palatinat. Les suivants du lieu vont au sac de leur joueur.
bag-and-market = Sac et marché
    .tag = tirage
    .effect = Tirez à chaque manche selon vos chevaliers.
    .body =
        Jamais plus que le marché n'en contient : huit. Vous pouvez tirer moins : pour chaque tirage en moins, un suivant peut revenir d'une case.
        Vous connaissez votre sac, personne son ordre : un tirage ne s'annule pas.
planning = Préparation
    .tag = phase
    .effect = Placer les suivants du marché sur des lieux.
    .body =
        A sur un lieu y place le suivant qu'il demande. A sur un suivant du marché le prend en main : utile pour les moines et remplaçants. Cadre blanc : peut être complété maintenant.
        Qui est placé reste pour les manches suivantes. FINI termine.
actions = Actions
    .tag = phase
    .effect = À tour de rôle : un lieu complet, ou passer.
    .body =
        Doré : complet. Blanc : utilisable maintenant. Les suivants vont au sac, puis l'action se fait. Un lieu non utilisé reste complet pour plus tard.
        Qui passe a fini cette manche ; qui ne peut rien faire est sauté.
technology = Technologie
    .tag = tuile
    .effect = Remplace pour toujours un suivant.
    .body =
        Dès la manche suivante, sa case est toujours remplie. Une par lieu ; jamais pour un moine, ni sur un lieu à une case, ni sur l'Hôtel de ville.
        La première de la piste des artisans remplace un fermier. Il y en a seize.
place-tiles = Tuiles Lieu
    .tag = tuile
    .effect = Un lieu de plus sur votre plateau.
    .body = Chaque marchand en apporte une ; la première est de catégorie I. Toutes sont visibles et uniques. L'image dit ce qu'elle donne, les carrés, qui il faut.
map = Carte
    .tag = plateau
    .effect = 23 villes, routes, voies d'eau et marchandises.
    .body =
        Votre négociant part d'Orléans. Un chariot suit les routes (pointillé), un navire les voies d'eau (plein). Une marchandise du chemin peut être prise : son nombre est sa valeur.
        Les carrés sont des comptoirs, les formes des négociants, le vôtre bordé de blanc.
goods = Marchandises
    .tag = points
    .effect = Valent 1 à 5 à la fin.
    .body = Blé 1, fromage 2, vin 3 : des denrées. Laine 4, brocart 5 : des étoffes. Elles viennent des fermiers, des chemins de la carte et des tuiles Lieu. Ce qui est épuisé ne se gagne plus.
beneficial-deeds = Œuvres
    .tag = plateau
    .effect = Des suivants contre des pièces et des citoyens.
    .body = L'Hôtel de ville envoie aux œuvres de bienfaisance un ou deux suivants neutres du genre voulu. Chacun rapporte les pièces montrées, aux Canaux au choix un point de développement. Qui envoie le dernier prend le citoyen. Un moine ne va que là où l'on veut un moine.
development = Développement
    .tag = piste
    .effect = Statut, pièces et citoyens.
    .body =
        Les chevrons à 4, 9, 15, 22 et 30 élèvent votre statut, jusqu'à 6. Les pièces à 7, 12 et 25 vont à tous ceux qui y passent, les citoyens à 3, 18 et 28 au premier.
        À la fin : comptoirs et citoyens, multipliés par le statut.
torture = Torture
    .tag = dette
    .effect = Par pièce manquante, donnez une chose.
    .body = Un comptoir, bâti ou non ; un suivant, tiré du sac ; un point de développement, mais jamais de retour sur une pièce ; une marchandise ; une tuile Lieu ou technologie. Un suivant va à sa pile, le reste quitte le jeu. Qui n'a plus rien est quitte.
scoring = Décompte
    .tag = fin
    .effect = Pièces, marchandises, comptoirs et citoyens.
    .body =
        Après la dernière manche : 1 par pièce, la valeur des marchandises, puis statut x (comptoirs + citoyens). Seul avec le plus de comptoirs : d'abord un citoyen. Égalité : piste de développement, puis marchandises.
        À l'écran, les étoiles comptent comme si c'était la fin.
chapter-a-round = Une manche
chapter-the-table = La table
chapter-followers = Suivants
chapter-places = Lieux
chapter-events = Évènements
chapter-scenarios = Scénarios
chapter-goals = Buts
chapter-characters = Personnages
chapter-structures = Édifices

## Articles on events

event-pilgrimage = Pèlerinage
    .tag = évènement
    .effect = On ne gagne aucun moine cette manche.
    .body = Le Monastère est fermé ; les moines que vous avez servent comme toujours. Dans le jeu de base, c'est toujours l'évènement de la première manche.
event-plague = Peste
    .tag = évènement
    .effect = Chacun perd un suivant du sac.
    .body =
        Il est tiré quand tous ont passé. S'il est de votre couleur, il revient et personne n'est perdu ; un neutre retourne à sa pile.
        Sur les lieux et au marché, les suivants sont à l'abri.
event-taxes = Impôts
    .tag = évènement
    .effect = 1 pièce toutes les trois marchandises.
    .body = À payer quand tous ont passé : les marchandises de votre plateau divisées par trois, arrondies vers le bas. Pièces manquantes : voir Torture.
event-trading-day = Jour de commerce
    .bref = Commerce
    .tag = évènement
    .effect = Des pièces par comptoir.
    .body = Comptés sur la carte, quand tous ont passé : une pièce chacun dans le jeu de base, une à trois dans les scénarios. La page de l'évènement dit combien.
event-income = Revenu
    .tag = évènement
    .effect = Des pièces selon votre statut.
    .body = Le statut est le dernier chevron passé sur la piste de développement : 1 à 6. Dans certains scénarios, il compte double ou triple.
event-harvest = Récolte
    .tag = évènement
    .effect = Une denrée, ou cinq pièces.
    .body = Blé, fromage ou vin retourne à la réserve. Qui n'en a pas paie cinq pièces. Qui n'a ni l'un ni l'autre donne les pièces qu'il a et compense chaque pièce manquante : voir Torture.
event-conference = Colloque
    .tag = évènement
    .effect = On ne gagne aucun érudit cette manche.
    .body = L'Université est fermée. Les érudits que vous avez servent comme toujours.
event-strike = Grève
    .tag = évènement
    .effect = On ne gagne aucun artisan cette manche.
    .body = Le Village n'apporte que bateliers et marchands. Les artisans que vous avez servent comme toujours.
event-crusade = Croisade
    .tag = évènement
    .effect = On ne gagne aucun chevalier cette manche.
    .body = Le Château est fermé. Les chevaliers que vous avez servent comme toujours.
event-dues = Redevance
    .tag = évènement
    .effect = Des pièces, quand tous ont passé.
    .body = La page de l'évènement dit combien : 5, puis 10 et 15 pour le Dignitaire. Pièces manquantes : voir Torture.
event-technology-tax = Taxe technologie
    .bref = Taxe techno
    .tag = évènement
    .effect = Des pièces par tuile technologie.
    .body = Deux pièces par tuile pour le Dignitaire : chaque tuile impayée est perdue. Une par tuile dans le Duel : qui ne peut payer a perdu.
event-sabotage = Sabotage
    .tag = évènement
    .effect = Les lieux à technologie sont fermés.
    .body = Pour cette manche seulement. On peut y placer des suivants ; ils restent pour la manche suivante.
event-axle-fracture = Essieu cassé
    .tag = évènement
    .effect = La Diligence ne roule pas.
    .body = Pour cette manche seulement. Navire et Chariot vont comme toujours.
event-amnesty = Amnistie
    .tag = évènement
    .effect = Un nouveau suivant peut se placer aussitôt.
    .body = Un suivant gagné dans cette manche peut aller droit sur une case libre qui le demande, au lieu du sac.
event-goods-tax = Taxe marchandises
    .bref = Taxe march.
    .tag = évènement
    .effect = Une pièce pour une ou deux marchandises.
    .body = Dans Vierzon capitale, une pièce toutes les deux marchandises, arrondi vers le bas. Dans le Duel, une pièce chacune : qui ne peut payer a perdu.
event-storm = Tempête
    .tag = évènement
    .effect = Le négociant ne bouge pas cette manche.
    .body = Navire, Chariot et tout ce qui le déplace sont fermés.
event-banishment = Bannissement
    .tag = évènement
    .effect = Deux des suivants tirés repartent.
    .body = Après le tirage, deux suivants du marché retournent au sac. Vous choisissez lesquels.
event-feeding = Repas
    .tag = évènement
    .effect = Une denrée ou deux pièces, sinon perdu.
    .body = À la fin de la manche. Blé, fromage ou vin ; prévoyez-le dès le début, et le Grand festin dès la manche 11.
event-great-feast = Grand festin
    .tag = évènement
    .effect = Deux denrées ou quatre pièces, sinon perdu.
    .body = À la fin de chacune des cinq dernières manches. Tout en denrées, ou tout en pièces.
event-town-meeting = Conseil de ville
    .tag = évènement
    .effect = Un citoyen peut s'acheter 3 pièces.
    .body = Un chacun, tant qu'il y en a. La Maison bourgeoise s'en sert.
event-trade = Échange
    .tag = évènement
    .effect = Une marchandise peut s'échanger.
    .body = Une des vôtres va à la réserve, une autre de votre choix en vient.
event-cheese-day = Jour du fromage
    .tag = évènement
    .effect = Payez un fromage, sinon perdu.
    .body = Il retourne à la réserve. Les pièces ne comptent pas.
event-quick-travel = Voyage éclair
    .tag = évènement
    .effect = Le négociant peut partir, 1 pièce le chemin.
    .body = Un ou deux chemins de toute sorte. Il ne prend pas de marchandise.
event-dues-in-kind = Dîme en nature
    .tag = évènement
    .effect = Une somme en marchandises et pièces.
    .body = Sept aux manches 10 et 14, quatre à la manche 15. Une marchandise compte sa valeur, une pièce 1 ; le surplus n'est pas rendu. Qui ne peut payer a perdu.
event-harvest-of-two = Double récolte
    .tag = évènement
    .effect = Deux denrées, sinon perdu.
    .body = Blé, fromage ou vin. Les pièces ne comptent pas.
event-journey-home = Retour au pays
    .tag = évènement
    .effect = Les négociants rentrent à Orléans.
    .body = À la fin de la dernière manche, sans marchandises.
event-support = Soutien
    .tag = évènement
    .effect = Un suivant tiré amène son pareil.
    .body = On en tire un de votre sac, et il y revient : vous avancez d'un pas sur sa piste et en recevez un du même genre, s'il en reste.
event-indulgence = Indulgence
    .tag = évènement
    .effect = Un moine peut s'acheter 4 pièces.
    .body = Un chacun, tant qu'il y en a.
event-taxes-of-three = Triple impôt
    .tag = évènement
    .effect = Trois pièces par joueur.
    .body = Quand tous ont passé. Pièces manquantes : voir Torture.
event-riots = Émeutes
    .tag = évènement
    .effect = Un chevalier, ou cinq pièces.
    .body = Un chevalier neutre du sac ou du marché va à sa pile ; ou vous payez. Qui ne peut ni l'un ni l'autre paie ce qu'il a, puis voir Torture.
event-bribe = Pot-de-vin
    .tag = évènement
    .effect = Un citoyen peut s'acheter 4 pièces.
    .body = Un chacun, tant qu'il y en a.
event-firestorm = Brasier
    .tag = évènement
    .effect = Toutes les tuiles Lieu sont retournées.
    .body = Leurs suivants vont au sac, leurs technologies à la réserve. Elles sont fermées jusqu'à la Restauration. Les tuiles prises plus tard ne sont pas retournées.
event-mass = Messe
    .tag = évènement
    .effect = 3 pièces par moine au marché.
    .body = Ceux qui attendent au marché quand tous ont passé.
event-peregrination = Pérégrination
    .tag = évènement
    .effect = Pour 2 pièces, le négociant peut partir.
    .body = Un chemin de toute sorte, avec une marchandise si vous voulez.
event-restoration = Restauration
    .tag = évènement
    .effect = Les tuiles Lieu sont remises à l'endroit.
    .body = Elles peuvent servir de nouveau dès maintenant.
event-pilgrims-day = Jour du pèlerin
    .tag = évènement
    .effect = Un moine et un autre suivant pour un citoyen.
    .body = Un moine neutre et un autre suivant neutre du marché vont à leurs piles.
event-market-day = Jour de marché
    .tag = évènement
    .effect = Deux marchandises peuvent s'acheter.
    .body = À leur valeur en pièces, une à une.
event-development-tax = Taxe développement
    .bref = Taxe dévelop.
    .tag = évènement
    .effect = Des pièces selon votre statut.
    .body = Autant de pièces que de chevrons passés, 1 à 6. Pièces manquantes : voir Torture.
event-assembly = Assemblée
    .tag = évènement
    .effect = L'Hôtel de ville est fermé cette manche.
    .body = Les suivants qui y sont restent. La Poudrière envoie toujours.
event-demolition = Démolition
    .tag = évènement
    .effect = L'équipe rend des technologies ou paie.
    .body =
        Deux tuiles vont à la réserve, trois à 4 ou 5 joueurs. Au lieu d'une tuile, l'équipe paie 5 pièces (notre choix : l'original est inconnu). Sinon, tous ont perdu.
        Le premier joueur décide, tuile par tuile ou pièce par pièce.
event-donation = Donation
    .tag = évènement
    .effect = Développement, vin et pièces à l'équipe.
    .body = Trois points de développement, un vin et trois pièces. Le premier joueur décide qui reçoit chaque chose.
event-drought = Sécheresse
    .tag = évènement
    .effect = Quatre blés quittent la carte.
    .body = Le premier joueur choisit lesquels.
event-earthquake = Séisme
    .tag = évènement
    .effect = Cinq tuiles Lieu de la réserve partent.
    .body = Le premier joueur choisit lesquelles.
event-escape = Évasion
    .tag = évènement
    .effect = Le citoyen du Blanc s'en va.
    .body = Si personne n'est allé le chercher avant.
event-good-trade = Bonne affaire
    .tag = évènement
    .effect = Trois blés pour 8 pièces.
    .body = Ils vont à l'entrepôt, même au-delà du besoin. Nul n'y est forcé ; sans trois blés dans la réserve, pas d'affaire. Le premier joueur dit qui paie.
event-good-winds = Bon vent
    .tag = évènement
    .effect = Un négociant suit une voie d'eau.
    .body = Le premier joueur dit lequel, avec une marchandise s'il y en a une.
event-highwayman = Brigand
    .tag = évènement
    .effect = Les routes sont fermées cette manche.
    .body = Les navires voguent comme toujours.
event-progress = Progrès
    .tag = évènement
    .effect = Chacun peut bâtir pour 4 pièces.
    .body = Un comptoir ou une tour où est votre négociant, avec vos propres pièces. Nul n'y est forcé.
event-reinforcement = Renfort
    .tag = évènement
    .effect = Les remparts veulent un chevalier de plus.
    .body = De maintenant jusqu'à la fin.
event-training = Formation
    .tag = évènement
    .effect = Chacun avance d'un pas sur une piste.
    .body = De votre choix, avec ce que le pas apporte. Aucun suivant ne vient avec.
event-trip = Excursion
    .tag = évènement
    .effect = Qui est à Orléans paie 4 pièces.
    .body = Quand tous ont passé, avec ses propres pièces. Qui ne peut payer fait perdre tout le monde.
event-wool-market = Lainages
    .bref = Laine
    .tag = évènement
    .effect = L'équipe achète ou vend des étoffes.
    .body = Laine à 2 pièces, brocart à 3, trois fois en tout. Qui reçoit paie, qui donne est payé. Le premier joueur dit qui, un à la fois.
event-arson = Incendie
    .tag = évènement
    .effect = L'équipe rend des tuiles Lieu ou paie.
    .body =
        Deux tuiles des joueurs quittent le jeu, trois à 4 ou 5 joueurs. Au lieu d'une tuile, l'équipe paie 6 pièces. Sinon, tous ont perdu.
        Le premier joueur décide, tuile par tuile ou pièce par pièce.
event-bon-voyage = Bon voyage
    .tag = évènement
    .effect = Pour 2 pièces, le négociant peut partir.
    .body = Un chemin de toute sorte, avec une marchandise si vous voulez.
event-famine = Famine
    .tag = évènement
    .effect = Chacun rend trois suivants.
    .body = Des neutres du sac, du marché ou des lieux, à votre choix. Qui en a moins les rend tous. Les pistes restent telles quelles.
event-fishing-grounds = Pêcheries
    .tag = évènement
    .effect = Des pièces par la piste des bateliers.
    .body = 2, 3, 4 ou 5 pièces après un à quatre pas. Rien avant le premier, et rien au bout de la piste.
event-pirates = Pirates
    .tag = évènement
    .effect = Laine et brocart quittent les voies d'eau.
    .body = Ce qui s'y trouve retourne à la réserve.
event-raging-plague = Grande peste
    .tag = évènement
    .effect = Chacun perd deux suivants du sac.
    .body = Ils sont tirés quand tous ont passé. Les neutres retournent à leurs piles.
event-rats = Rats
    .tag = évènement
    .effect = Fromage et blé quittent l'entrepôt.
    .body = Deux fromages et un blé, s'il y en a, retournent à la réserve.
event-robbery = Pillage
    .tag = évènement
    .effect = Cinq en marchandises, ou une tour.
    .body = Les marchandises, d'une valeur de cinq, se choisissent une à une ; une tour part avec son comptoir. Qui n'a ni l'un ni l'autre fait perdre tout le monde.
event-rome-calling = Rome appelle
    .tag = évènement
    .effect = Chacun rend un moine.
    .body = Si quelqu'un n'en a pas, ou si l'équipe ne veut pas, un citoyen qui attend encore quitte le jeu. Le premier joueur dit lequel.
event-summoning = Convocation
    .tag = évènement
    .effect = Les négociants rentrent à Orléans.
    .body = Qui paie cinq de ses pièces reste.
event-witch-hunt = Sorcières
    .tag = évènement
    .effect = L'équipe perd moines ou développement.
    .body = L'équipe rend six points, ou un moine pour chacun. Sinon, tous ont perdu. Le premier joueur décide, un à la fois.
event-invasion = Invasion
    .tag = évènement
    .effect = La dernière manche.
    .body = À sa fin, tous les buts de la cité et de chaque personnage doivent être atteints, sinon tous ont perdu.

## Articles on scenarios

objectives = Buts
    .tag = scénario
    .effect = Ce qu'un scénario vous demande.
    .body = X les montre, avec le chemin parcouru. Certains s'atteignent d'eux-mêmes. D'autres se paient à votre tour, sans coûter d'action : BUTS sur le plateau les ouvre quand l'un peut être atteint.
prosperity = Prospérité
    .tag = scénario
    .effect = 2 à 5 joueurs, 16 manches, aux points.
    .body = Un charpentier parcourt la carte. Chaque joueur tient en main une carte d'édifice cachée, le bâtit sur une marchandise de sa ville, et apporte ce qu'il demande. Seuls les édifices complets comptent. Les évènements sont connus.
invasion = Invasion
    .tag = scénario
    .effect = 2 à 5 joueurs, tous contre le jeu.
    .body = Remparts, citoyens, trésor, entrepôt, tours, et le but de chacun sont à atteindre avant la fin de la dernière manche, sinon tous ont perdu. Pas de recensement. Le premier joueur décide pour l'équipe.
the-duel = Le Duel
    .tag = scénario
    .effect = 2 joueurs, 16 manches, quatre buts.
    .body = Qui atteint les quatre d'abord gagne ; après la manche 16, qui en a le plus. Qui ne peut payer un évènement a perdu. Départ d'une ville au choix, avec des tuiles Lieu choisies. Ni recensement ni torture. Égalité : valeur des marchandises, puis pièces.
the-dignitary = Le Dignitaire
    .tag = scénario
    .effect = Solo : 8 citoyens en 16 manches, 7 si facile.
    .body = Six attendent votre négociant dans des villes. Vous en placez sept autres avant la partie : développement, pistes, œuvres. Pas de marchandises. Gardez des pièces pour les redevances de 5, 10 et 15.
capital-vierzon = Vierzon capitale
    .tag = scénario
    .effect = Solo : cinq buts en 14 manches.
    .body = Difficile : un par manche. Extrême : un par manche, dans l'ordre. Ceux à payer se paient à votre tour, sans action. Le citoyen des bateliers veut cinq bateliers : la pile n'en a que quatre.
salesman = Le Colporteur
    .tag = scénario
    .effect = Solo : cinq livraisons en 15 manches.
    .body = À chaque manche, il faut payer denrées ou pièces, sinon c'est perdu : une denrée ou deux pièces, dès la manche 11 deux denrées ou quatre pièces. Difficile : une livraison par manche. Extrême : de plus, dans l'ordre.
bookkeeping = Comptabilité
    .tag = but
    .effect = Le Duel : statut 3.
    .body = Deux chevrons de la piste de développement, à 4 et 9. S'atteint de lui-même.
three-branches = Trois comptoirs
    .tag = but
    .effect = Le Duel : trois comptoirs.
    .body = Dont un dans une ville sans voie d'eau. S'atteint de lui-même.
wine = Vin
    .tag = but
    .effect = Le Duel : trois vins à Châtellerault.
    .body = Votre négociant doit y être, à votre tour. Le vin retourne à la réserve.
your-lady = Votre dame
    .tag = but
    .effect = Le Duel : trois étoffes à Orléans.
    .body = Laine et brocart, au moins un brocart. Votre négociant doit y être, à votre tour.
builder = Bâtisseur
    .tag = but
    .effect = Vierzon : 10 pièces avant la manche 9.
    .body = D'un seul coup, à votre tour. Plus tard, il ne peut plus être atteint.
fortress = Forteresse
    .tag = but
    .effect = Vierzon : 25 pièces.
    .body = D'un seul coup, à votre tour.
company = Compagnie
    .tag = but
    .effect = Vierzon : un comptoir à Loches.
    .body = S'atteint de lui-même, ou en difficile dans une manche sans autre but.
capital = Capitale
    .tag = but
    .effect = Vierzon : 28 points de développement.
    .body = Comptoirs et citoyens, multipliés par le statut. S'atteint de lui-même, ou en difficile dans une manche sans autre but.
materials = Matériaux
    .tag = but
    .effect = Vierzon : 12 en marchandises.
    .body = Votre négociant doit être à Vierzon, à votre tour. Vous choisissez les marchandises une à une.
wool-to-bourges = Laine à Bourges
    .tag = but
    .effect = Colporteur : trois laines.
    .body = Votre négociant doit être à Bourges, à votre tour. Les marchandises retournent à la réserve.
a-set-to-chartres = Un lot à Chartres
    .tag = but
    .effect = Colporteur : une marchandise de chaque sorte.
    .body = Blé, fromage, vin, laine et brocart. Votre négociant doit être à Chartres.
food-to-vendome = Denrées à Vendôme
    .tag = but
    .effect = Colporteur : deux fromages, deux vins.
    .body = Votre négociant doit être à Vendôme, à votre tour.
grain-to-tours = Blé à Tours
    .tag = but
    .effect = Colporteur : trois blés.
    .body = Votre négociant doit être à Tours, à votre tour.
brocade = Brocart
    .tag = but
    .effect = Colporteur : un brocart à Argenton.
    .body = Votre négociant doit être à Argenton, à votre tour.
waiting-citizens = Citoyens en attente
    .tag = but
    .effect = Dignitaire : où attendent les citoyens.
    .body = En ville, le négociant le prend en arrivant ; au développement, sur sa case ; sur la piste des chevaliers, au quatrième pas ; à une œuvre, avec le dernier suivant. Chez les bateliers, au cinquième pas, hors d'atteinte : la pile n'a que quatre bateliers.
city-walls = Remparts
    .tag = but
    .effect = Invasion : des chevaliers aux remparts.
    .body = Envoyés par l'Hôtel de ville. 5, 8, 10 ou 13 à 2, 3, 4 ou 5 joueurs ; un de plus après le Renfort.
citizens = Citoyens
    .tag = but
    .effect = Invasion : les citoyens de l'équipe.
    .body = 7, 8, 9 ou 10 à 2, 3, 4 ou 5 joueurs. Ils attendent sur des pistes, au Blanc, aux ouvrages, pour chaque pile de denrées vidée, et pour les six pistes menées au bout, par qui que ce soit.
treasury = Trésor
    .tag = but
    .effect = Invasion : les pièces de l'équipe.
    .body = Envoyées par la Maison de guilde. 30, 40, 50 ou 50 à 2, 3, 4 ou 5 joueurs.
warehouse = Entrepôt
    .tag = but
    .effect = Invasion : blé, fromage et vin.
    .body = 6, 10, 12 ou 14 blés à 2, 3, 4 ou 5 joueurs ; 3, 5, 6 ou 7 fromages et autant de vins. Envoyés par le Véhicule. Jamais plus que le besoin, sauf Bonne affaire.
towers = Tours
    .tag = but
    .effect = Invasion : treize tours.
    .body = Un comptoir dans une ville au bord de la carte est une tour. À deux joueurs, sept sont là dès le début, à trois joueurs trois.
achievements = Ouvrages
    .tag = but
    .effect = Invasion : cinq ouvrages de la cité.
    .body = Catapulte : 3 technologies. Forge : 10 pièces. Magasin : 2 laines, 1 brocart. Infirmerie : 2 érudits, fermier, batelier. Camp : 2 artisans, 2 marchands, fermier. Chacun vaut un citoyen à l'équipe. Sauf la technologie, c'est notre choix : l'original est inconnu.
librarian = Bibliothécaire
    .tag = personnage
    .effect = Statut 5, Loches, quatre tuiles Lieu.
    .body = Le statut 5 est à 22 de la piste de développement. Un comptoir à Loches.
scholar-person = Érudit (rôle)
    .tag = personnage
    .effect = Développement au bout, 4 comptoirs.
    .body = La case 30. Les tours ne comptent pas comme comptoirs.
mayor = Maire
    .tag = personnage
    .effect = Dix pièces et deux citoyens.
    .body = Quand le Maire gagne un citoyen sur une piste ou au Blanc, il peut le garder, deux en tout. Ils comptent pour lui, pas pour la cité.
general = Général
    .tag = personnage
    .effect = Tous les chevaliers, 4 technologies.
    .body = Le bout de la piste des chevaliers : cinq pas.
fisherman = Pêcheur
    .tag = personnage
    .effect = Tous les bateliers, 4 moines, 2 laines.
    .body = Le bout de la piste des bateliers : cinq pas. Les moines du sac, du marché et des cases comptent.
merchant = Négociant
    .tag = personnage
    .effect = 50 en laine, brocart et pièces.
    .body = Une laine compte 4, un brocart 5, une pièce 1.
councilman = Conseiller
    .tag = personnage
    .effect = Une salle d'assemblée pleine.
    .body = Un suivant de chaque genre, envoyé par l'Hôtel de ville.
innkeeper = Aubergiste
    .tag = personnage
    .effect = Des denrées pour 16, deux auberges.
    .body = Blé 1, fromage 2, vin 3. Des comptoirs à Châteaudun et Châteauroux.
estate-manager = Intendant
    .tag = personnage
    .effect = Une redevance à chaque manche.
    .body = Par manche, après l'évènement : 2 pièces, blé, 2 pièces, blé, 2 dévelop. ; fromage, 3 pièces, fermier, vin, technologie ; 4 pièces, laine, comptoir, batelier, 5 pièces ; tuile Lieu, brocart, 3 dévelop. Suivants du marché. Impayé : tous ont perdu.
cathedral-school = École cathédrale
    .tag = édifice
    .effect = Près de Chartres : 9 points.
    .body = Un érudit, un moine. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
toll-house = Octroi
    .tag = édifice
    .effect = Près d'Étampes : 11 points.
    .body = Un marchand, un chevalier, 2 pièces. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
fairground = Champ de foire
    .tag = édifice
    .effect = Près du Mans : 13 points.
    .body = Un batelier, deux marchands, un fromage. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
watchtower = Tour de guet
    .tag = édifice
    .effect = Près de Châteaudun : 8 points.
    .body = Un artisan, un chevalier. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
tannery = Tannerie
    .tag = édifice
    .effect = Près de Montargis : 12 points.
    .body = Un fermier, un artisan, une laine. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
abbey = Abbaye
    .tag = édifice
    .effect = Près de Vendôme : 13 points.
    .body = Un fermier, un moine, un vin. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
court-kitchen = Cuisine de la cour
    .bref = Cuisine
    .tag = édifice
    .effect = Près de Blois : 9 points.
    .body = Deux fermiers, un marchand. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
lock = Écluse
    .tag = édifice
    .effect = Près de Briare : 9 points.
    .body = Deux bateliers, un artisan. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
mint = Atelier monétaire
    .bref = Monnaie
    .tag = édifice
    .effect = Près de Tours : 15 points.
    .body = Un artisan, un marchand, un chevalier, 4 pièces. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
fortress-b = Forteresse
    .tag = édifice
    .effect = Près de Chinon : 12 points.
    .body = Un artisan, deux chevaliers. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
mill = Moulin
    .tag = édifice
    .effect = Près de Montrichard : 9 points.
    .body = Un fermier, un batelier, un blé. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
forge = Forge
    .tag = édifice
    .effect = Près de Vierzon : 10 points.
    .body = Deux artisans, un chevalier. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
library-hall = Salle des livres
    .tag = édifice
    .effect = Près de Loches : 12 points.
    .body = Deux érudits, 2 pièces. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
cloth-hall = Draperie
    .tag = édifice
    .effect = Près de Bourges : 15 points.
    .body = Un artisan, un marchand, un brocart. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
wine-cellars = Caves à vin
    .tag = édifice
    .effect = Près de Sancerre : 12 points.
    .body = Un fermier, un batelier, un vin. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
armoury = Armurerie
    .tag = édifice
    .effect = Près de Châtellerault : 17 points.
    .body = Deux chevaliers, un érudit, 3 pièces. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
hermitage = Ermitage
    .tag = édifice
    .effect = Près du Blanc : 12 points.
    .body = Un érudit, un moine, un blé. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
vineyard-card = Vignoble (carte)
    .tag = édifice
    .effect = Près de Châteauroux : 14 points.
    .body = Deux fermiers, un batelier, un vin. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
shipyard = Chantier naval
    .tag = édifice
    .effect = Près de Nevers : 13 points.
    .body = Deux bateliers, un artisan, un marchand. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
silk-works = Soierie
    .tag = édifice
    .effect = Près d'Argenton : 18 points.
    .body = Un artisan, un marchand, un érudit, un brocart. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
dairy = Laiterie
    .tag = édifice
    .effect = Près de La Châtre : 16 points.
    .body = Trois fermiers, deux fromages. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
priory = Prieuré
    .tag = édifice
    .effect = Près de St-Amand : 13 points.
    .body = Deux moines, un fromage. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.

## The guide

guide-followers-and-places = SUIVANTS ET LIEUX
    .body =
        Réunissez des suivants dans un sac, tirez-en à chaque manche, placez-les sur des lieux. Un lieu complet apporte suivants, marchandises, pièces, voyages, comptoirs ou développement.

        Après 18 manches : pièces, marchandises, et comptoirs et citoyens fois le statut.

guide-a-round = UNE MANCHE
    .body =
        1 Un évènement est révélé : la barre dit ce qu'il coûtera.
        2 Recensement : seul en tête des fermiers, 1 pièce ; seul dernier de trois ou plus, on en paie 1.
        3 Tous tirent et préparent.
        4 Tous agissent, lieu par lieu, jusqu'à ce que tous aient passé.
        5 L'évènement. Un autre débute.
guide-draw-and-plan = TIRER ET PRÉPARER
    .body =
        A tire tout ; GAUCHE tire moins, et pour chacun en moins, un suivant peut revenir d'un lieu.

        Le curseur attend sur un lieu à remplir : A place. HAUT va au marché : A prend un suivant en main et marque où il peut aller.

        FINI termine. B annule.

guide-act = AGIR
    .body =
        Un lieu complet est doré, blanc s'il est utilisable. La bande dit son gain ; étoile : points.

        Certains demandent plus : Village, qui ; Navire et Chariot, quel chemin ; Hôtel de ville, quelle œuvre.

        PASSER finit votre manche : un lieu complet reste complet.

guide-followers-and-tracks = SUIVANTS ET PISTES
    .body =
        Un suivant fait avancer sur sa piste et apporte toujours plus :
        fermier une marchandise, batelier des pièces, artisan technologie, marchand un lieu, chevalier un tirage, érudit développement.
        Un moine remplace tout autre.

        X montre la carte, puis les pistes.

guide-the-map = LA CARTE
    .body =
        Navire et Chariot mènent votre négociant sur un chemin, avec une marchandise. La Guilde bâtit un comptoir où il est : un par ville, à Orléans un chacun.

        X : la carte. Le curseur suit les chemins, A montre les noms.

guide-deeds-and-technology = ŒUVRES, TECHNOLOGIE
    .body =
        L'Hôtel de ville envoie un ou deux suivants aux œuvres, pour de bon. Chacun rapporte des pièces, le dernier un citoyen. Jamais ceux de votre couleur.

        Artisan : une technologie remplit une case à jamais, d'abord d'un fermier.

        Marchand : un lieu de plus.

guide-first-aims = PREMIERS PAS
    .body =
        D'abord fermiers, un batelier, un chevalier ou deux : tirer plus accélère tout. Gardez une denrée pour la Récolte.

        Les érudits élèvent votre statut, qui multiplie comptoirs et citoyens. Envoyez aux œuvres les suivants inutiles : des pièces, un sac léger, et pour le dernier un citoyen.

## Leaves

leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Vous menez une maison de négociants. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Fin après 18 manches.
leaf-what-it-is-about-3 = Comptoirs et citoyens sont multipliés par votre statut.
leaf-what-it-is-about-4 = Pièces et marchandises comptent aussi.
leaf-what-it-is-about-5 = Tirez des suivants, placez-les sur des lieux, utilisez ces lieux : voilà tout.
leaf-prosperity-title = PROSPÉRITÉ
leaf-prosperity-1 = Achevez des édifices dans plusieurs villes. Qui a le plus de points gagne.
leaf-prosperity-2 = Fin après 16 manches ; les évènements sont connus.
leaf-prosperity-3 = Le Charpentier va dans la ville de votre carte et bâtit.
leaf-prosperity-4 = Puis l'Hôtel de ville y envoie des suivants.
leaf-prosperity-5 = Pièces et marchandises vont à côté. X montre les cartes.
leaf-invasion-title = INVASION
leaf-invasion-1 = Tous ensemble : remparts, citoyens, trésor, denrées et 13 tours.
leaf-invasion-2 = À finir en 18 manches, en 16 à quatre ou cinq, sinon tous perdent.
leaf-invasion-3 = Chacun a aussi son but à lui : X le montre.
leaf-invasion-4 = Véhicule, Maison de guilde et Hôtellerie aident les autres.
leaf-invasion-5 = Gardez des pièces pour les évènements, ou tous perdent.
leaf-the-duel-title = LE DUEL
leaf-the-duel-1 = Atteignez quatre buts avant l'autre : X les montre.
leaf-the-duel-2 = Fin après 16 manches, ou quand quelqu'un ne peut payer un évènement.
leaf-the-duel-3 = Trois comptoirs, un loin de l'eau, et statut 3.
leaf-the-duel-4 = Trois vins à Châtellerault, trois étoffes à Orléans.
leaf-the-duel-5 = Choisissez d'abord une ville de départ, près de marchandises.
leaf-the-dignitary-title = LE DIGNITAIRE
leaf-the-dignitary-1 = Réunissez huit citoyens ; sept en facile.
leaf-the-dignitary-2 = Fin après 16 manches.
leaf-the-dignitary-3 = Six attendent en ville : la Diligence suit tout chemin.
leaf-the-dignitary-4 = Placez-en d'abord sept, sur pistes et œuvres.
leaf-the-dignitary-5 = Redevances de 5, 10, 15 pièces aux manches 7, 11, 16.
leaf-capital-vierzon-title = VIERZON CAPITALE
leaf-capital-vierzon-1 = Faites de Vierzon la capitale : cinq buts. X dit où ils en sont.
leaf-capital-vierzon-2 = Fin après 14 manches : tous les cinq sont à atteindre.
leaf-capital-vierzon-3 = D'abord 10 pièces avant la manche 9, plus tard 25.
leaf-capital-vierzon-4 = Un comptoir à Loches, et développement 28.
leaf-capital-vierzon-5 = 12 en marchandises à Vierzon. BUTS sur le plateau paie.
leaf-travelling-salesman-title = LE COLPORTEUR
leaf-travelling-salesman-1 = Cinq livraisons dans cinq villes : X les montre.
leaf-travelling-salesman-2 = Fin après 15 manches, ou si vous ne pouvez payer.
leaf-travelling-salesman-3 = Chaque manche coûte 1 denrée ou 2 pièces, dès 11 le double.
leaf-travelling-salesman-4 = Prenez d'abord des fermiers : ils apportent des denrées.
leaf-travelling-salesman-5 = Puis réunissez les marchandises, et voyagez.

## The guided first game

lesson-1 = Voici la première de 18 manches, précédée de son évènement, et vos points.
    .asks = continuer (menu : sortir)
lesson-2 = Au marché, vos premiers suivants : fermier, batelier, artisan, marchand.
    .asks = continuer
lesson-3 = Chaque lieu veut ses suivants. Cadre blanc : tous ceux qu'il veut sont au marché.
    .asks = descendre au Château
lesson-4 = Il en veut trois pour un chevalier, qui voyage et fait tirer plus.
    .asks = placer le fermier
lesson-5 = Un sur trois est là. La bande dit qui vient ensuite.
    .asks = placer le batelier
lesson-6 = Et le dernier.
    .asks = placer le marchand
lesson-7 = Cadre doré : le lieu est complet. L'artisan attend au marché une prochaine manche.
    .asks = finir la préparation
lesson-8 = L'ordinateur est prêt aussi. On agit à tour de rôle, lieu par lieu.
    .asks = utiliser le Château
lesson-9 = Tous vont au sac, près de vos pièces, avec un chevalier. Plus rien d'autre n'est complet.
    .asks = finir votre tour
lesson-10 = Manche 2, l'autre commence. Son évènement, Revenu, vient à la fin.
    .asks = continuer
lesson-11 = Chaque manche commence au sac : quatre suivants y sont, vous pouvez en tirer cinq.
    .asks = les tirer
lesson-12 = Cinq suivants : assez pour deux lieux.
    .asks = placer le batelier
lesson-13 = La Ferme apporte un fermier et une marchandise.
    .asks = placer l'artisan
lesson-14 = Le curseur va là où vous pouvez placer. Le Chariot veut fermier, marchand, chevalier.
    .asks = placer le fermier
lesson-15 = Il mène votre négociant sur la carte.
    .asks = placer le marchand
lesson-16 = Le chevalier gagné à la manche passée.
    .asks = placer le chevalier
lesson-17 = Deux lieux complets.
    .asks = finir la préparation
lesson-18 = Deux lieux complets : vous choisissez le premier.
    .asks = à droite, au Chariot
lesson-19 = Un lieu qui veut en savoir plus ouvre son écran : ici la carte.
    .asks = utiliser le Chariot
lesson-20 = Votre négociant est à Orléans. Ici une marchandise : un brocart, 5 points.
    .asks = partir, et le prendre
lesson-21 = Vous avez une marchandise. L'ordinateur n'a plus rien à utiliser : à vous.
    .asks = utiliser la Ferme
lesson-22 = Un fermier, du blé, un point. Avant de passer, X fait le tour de la table.
    .asks = regarder la carte
lesson-23 = Où chacun se trouve, et les marchandises encore sur les chemins.
    .asks = continuer vers les pistes
lesson-24 = Un suivant vous fait avancer sur sa piste : le cadre dit le prochain gain.
    .asks = continuer vers le statut
lesson-25 = Développement : le dernier chevron multiplie comptoirs et citoyens.
    .asks = continuer vers les œuvres
lesson-26 = L'Hôtel de ville y envoie pour de bon vos suivants : pièces, et citoyen pour le dernier.
    .asks = revenir au plateau
lesson-27 = Voilà une manche. À vous de décider jusqu'à la fin, avec des astuces.
    .asks = passer, et jouer
tip-1 = Encore trois manches. Comptoirs, œuvres, marchandises : les suivants ne comptent pas.
tip-2 = L'évènement est en haut, avant la manche. Il vient quand tous ont passé.
tip-3 = Chariot et Navire voyagent : une marchandise du chemin vaut 1 à 5 points.
tip-4 = La Guilde bâtit un comptoir où est votre négociant. Votre statut le multiplie.
tip-5 = L'Université apporte érudits et développement : ses chevrons élèvent votre statut.
tip-6 = Plus de chevaliers, plus de suivants tirés à chaque manche : retournez au Château.
tip-7 = L'Hôtel de ville envoie des suivants aux œuvres. Des pièces, et un citoyen au dernier.
tip-8 = Un marchand apporte un lieu, un artisan une technologie, qui remplit une case à jamais.
tip-9 = Le Monastère apporte des moines, qui remplacent tout autre.
tip-10 = Une Récolte finit cette manche. Ayez une denrée de la Ferme : sinon 5 pièces.

## Signs in a line, and counted things

-coin = {"\u0001"}
-book = {"\u0002"}
-citizen = {"\u0003"}
-star = {"\u0004"}

# $coins (number)
count-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
# Technology tiles in one word.
# $gears (number)
count-gears =
    { $gears ->
        [one] { $gears } techno
       *[other] { $gears } technos
    }
# Place tiles in one word.
# $tiles (number)
count-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
# $monks (number)
count-monks =
    { $monks ->
        [one] { $monks } moine
       *[other] { $monks } moines
    }
# $steps (number) along the ways of the map
count-steps = { $steps } pas
# $points (number)
count-development =
    { $points ->
        [one] { $points } développement
       *[other] { $points } développements
    }
# $count (number)
# $all (number)
count-of = { $count } sur { $all }
# $signs (text) numbers and signs
missing-signs = manque { $signs }

## The boards

# On the map, where names stand close together.
map-montrichard = Montrich.
map-chatellerault = Châtell.
map-chateauroux = Châteaur.
# On a place without spaces: six letters.
place-rule = règle
# Beside a track: no step is left.
track-end = fin
# On a deed: it is complete.
deed-done = fait
# On a place tile that left the game: seven letters.
tile-gone = partie

## Everybody side by side

players-order = ordre
# Before the sign of a station, and who has most of them.
players-most = max
# Below the bars of the tracks, from farmer to scholar.
track-letter-1 = F
track-letter-2 = B
track-letter-3 = A
track-letter-4 = M
track-letter-5 = C
track-letter-6 = É

## The event of the round

no-event-yet = Pas d'évènement
still-to-come = encore à venir
# $stack (text) A, B or C
# $rounds (number) that take their event from it
next-of-stack = suite : pile { $stack }, { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }

# What the event does: two lines of 27 letters, a sign counts as two.
card-pilgrimage =
    On ne gagne aucun moine
    cette manche
card-plague =
    Un suivant est tiré de
    chaque sac, et perdu
card-taxes =
    1 pièce par 3 marchandises,
    quand tous ont passé
# $coins (number)
card-trading-day =
    { $coins }{ -coin } par
    comptoir
# $times (number)
card-income =
    { $times ->
        [one] Autant de pièces que le
       *[other] Pièces : { $times } fois le
    }
    statut de développement
card-harvest =
    1 denrée par joueur,
    ou 5 pièces
card-conference =
    On ne gagne aucun érudit
    cette manche
card-strike =
    On ne gagne aucun artisan
    cette manche
card-crusade =
    On ne gagne aucun chevalier
    cette manche
# $coins (number)
card-dues =
    { count-coins }, quand
    tous ont passé
# $coins (number)
card-technology-tax =
    { $coins }{ -coin } par tuile
    technologie
card-sabotage =
    Les lieux à technologie
    sont fermés
card-axle-fracture =
    La Diligence
    ne roule pas
card-amnesty =
    Un nouveau suivant peut
    être placé aussitôt
# $goods (number)
card-goods-tax =
    { $goods ->
        [one]
            Une pièce par marchandise
            que vous avez
       *[other]
            Une pièce toutes les
            { $goods } marchandises
    }
card-storm =
    Le négociant ne bouge pas
    cette manche
card-banishment =
    Deux des suivants tirés
    retournent au sac
card-feeding =
    1 denrée ou 2 pièces,
    sinon c'est perdu
card-great-feast =
    2 denrées ou 4 pièces,
    sinon c'est perdu
card-town-meeting =
    Un citoyen peut s'acheter
    pour 3 pièces
card-trade =
    Une marchandise peut
    s'échanger
card-cheese-day =
    Il faut payer un fromage,
    sinon c'est perdu
card-quick-travel =
    Le négociant peut partir,
    1 pièce le chemin
# $worth (number)
card-dues-in-kind =
    { $worth } en marchandises et
    pièces, sinon perdu
card-harvest-of-two =
    2 denrées par joueur,
    sinon c'est perdu
card-journey-home =
    Les négociants rentrent
    à Orléans
card-support =
    Un suivant tiré amène son
    pareil, et un pas
card-indulgence =
    Un moine peut s'acheter
    pour 4 pièces
card-riots =
    Un chevalier par joueur,
    ou 5 pièces
card-bribe =
    Un citoyen peut s'acheter
    pour 4 pièces
card-firestorm =
    Toutes les tuiles Lieu
    sont retournées
card-mass =
    3 pièces par moine
    au marché
card-peregrination =
    Pour 2 pièces, le négociant
    peut suivre un chemin
card-restoration =
    Les tuiles Lieu sont
    remises à l'endroit
card-pilgrims-day =
    Un moine, un autre suivant
    pour un citoyen
card-market-day =
    On peut acheter deux
    marchandises
card-development-tax =
    Autant de pièces que le
    statut de développement
card-assembly =
    L'Hôtel de ville est fermé
    cette manche
# $tiles (number)
# $coins (number) for each that is not given
card-demolition =
    L'équipe : { $tiles } technos
    ou { $coins }{ -coin } chacune
card-donation =
    À l'équipe : 3 développe-
    ments, 1 vin, 3 pièces
card-drought =
    4 blés quittent la carte,
    au choix de l'équipe
card-earthquake =
    5 tuiles Lieu ne peuvent
    plus être prises
card-escape =
    Le citoyen du Blanc part,
    s'il attend encore
card-good-trade =
    8 pièces de l'équipe pour
    3 blés à l'entrepôt
card-good-winds =
    Un négociant peut suivre
    une voie d'eau
card-highwayman =
    Les routes sont fermées
    cette manche
card-progress =
    Un comptoir ou une tour où
    vous êtes, pour 4 pièces
card-reinforcement =
    Un chevalier de plus
    pour les remparts
card-training =
    Un pas sur une piste,
    sans suivant
card-trip =
    À Orléans : 4 pièces,
    sinon tous ont perdu
card-wool-market =
    3 échanges de l'équipe :
    laine 2, brocart 3 pièces
# $tiles (number)
# $coins (number) for each that is not given
card-arson =
    L'équipe : { $tiles } tuiles Lieu
    ou { $coins }{ -coin } chacune
card-bon-voyage =
    Pour 2 pièces, le négociant
    peut suivre un chemin
card-famine =
    Chacun rend 3 suivants
    neutres de son choix
card-fishing-grounds =
    Des pièces selon la piste
    des bateliers, sauf au bout
card-pirates =
    Laine et brocart quittent
    les voies d'eau
card-raging-plague =
    Deux suivants sont tirés de
    chaque sac, et perdus
card-rats =
    2 fromages et 1 blé
    quittent l'entrepôt
card-robbery =
    Chacun : 5 en marchandises
    ou une tour, sinon perdu
card-rome-calling =
    Un moine de chacun, ou un
    citoyen en attente part
card-summoning =
    Les négociants à Orléans,
    ou 5 pièces pour rester
card-witch-hunt =
    L'équipe perd 6 développe-
    ments, ou des moines
card-invasion =
    Tous les buts atteints
    à la fin de la manche

# What a player could give for the team: some 20 letters.
# $gears (number)
# $coins (number)
share-gears = { count-gears }/{ count-coins }
# $tiles (number)
# $coins (number)
share-tiles = { count-tiles }/{ count-coins }
# $points (number) development
# $monks (number)
share-development = { $points } dév., { count-monks }
share-ready = but atteint
share-not-ready = pas encore
# The team decides, whatever the player has.
share-team = l'équipe

## The end of a round

# $round (number)
round-over = FIN DE LA MANCHE { $round }
event-changed-nothing = Son évènement n'a rien changé.
# $round (number) that begins
# $rounds (number) of the game
round-of = Manche { $round } sur { $rounds }
# Before what the event of the round will do.
for-you-now = pour vous

## What is left

stock-followers = suivants à gagner
stock-goods = marchandises
stock-on-the-map = sur la carte
stock-market = réserve
stock-tiles-one = tuiles Lieu I
stock-tiles-two = tuiles Lieu II
stock-technology = technologies
stock-citizens = citoyens en attente

## Goals: what the page is called, six letters

page-cards = cartes
page-city = cité
page-goals = buts

## Goals: what each asks for, 16 letters

# $count (number)
goal-branches = { $count } comptoirs
# $town (noun)
goal-cloth = Étoffes, { $town }
# $status (number)
asks-status = statut { $status }
asks-inland = un loin de l'eau
# $town (noun)
asks-station = comptoir { $town }
# $points (number)
asks-development = développement { $points }
# $coins (number)
# $round (number)
asks-coins-before = { $coins } avant manche { $round }
# $coins (number)
asks-coins = payer { $coins } pièces
# $count (number) of wool and brocade
asks-cloth = { $count }, un brocart
# $town (noun)
# $worth (number)
asks-worth = { $town } pour { $worth }

## Goals: what the strip says

goal-met = atteint
goal-now = A l'atteint maintenant
goal-in-turn = possible à votre tour
# $count (number)
goal-missing = il en manque { $count }
# $steps (number)
# $town (noun)
goal-from = { count-steps } jusqu'{ FORM($town, "a") }
# $count (number)
goal-missing-here = manque { $count }, vous y êtes
# $count (number)
# $steps (number)
goal-missing-away = manque { $count }, à { count-steps }
goal-none-inland = aucun loin de l'eau
goal-build-here = vous y êtes : bâtissez
# $steps (number)
goal-away = à { count-steps }

## The citizens of the Dignitary

citizens-in-towns = villes : le négociant les prend
citizens-placed = placés par vous au début
# Where one waits: ten letters.
spot-knights = chevaliers
spot-boatmen = bateliers
# $space (number)
spot-space = case { $space }
# $spot (noun)
citizen-taken = { $spot } : pris
# $town (noun)
# $steps (number)
citizen-away = { $town } : à { count-steps }
# $spot (noun)
citizen-at-end = { $spot } : au bout de la piste
# $deed (noun)
# $count (number) followers
citizen-wanted = { $deed } : il en faut { $count }
# $space (number)
# $now (number)
citizen-development = Développement { $space } : vous à { $now }
# $rounds (number)
# $citizens (number)
citizens-to-go =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, encore { $citizens ->
        [one] { $citizens } citoyen
       *[other] { $citizens } citoyens
    }

## The city

# Seven letters each.
work-1 = catap.
work-2 = forge
work-3 = magasin
work-4 = infirm.
work-5 = camp
# $goal (noun)
city-reached = { $goal } : c'est atteint
# $goal (noun)
# $count (number)
city-short = { $goal } : manque { $count }
# How each goal of the city is reached.
city-how-1 = chevaliers par l'Hôtel de ville
city-how-2 = là où ils attendent
city-how-3 = pièces par la Maison de guilde
city-how-4 = denrées par le Véhicule
city-how-5 = comptoirs au bord de la carte
# $achievement (noun)
achievement-open = { $achievement } : au dernier { -citizen }
achievement-done = fait
# $count (number)
missing-technology = { $count ->
    [one] manque { $count } technologie
   *[other] manque { $count } technologies
}
# What a person wants, in a word.
want-status = statut
want-space = case
want-boats = bateau
want-knights = chevaliers
want-stations = comptoirs
want-inns = auberges
want-tiles = lieux
want-gears = technos
want-coins = pièces
want-citizens = citoyens
want-monks = moines
want-wool = laine
want-food = denrées
want-worth = valeur
want-assembly = assemblée
want-dues = dus payés
# $what (noun) a town, or one of the words above
# $have (number)
# $need (number)
want-progress = { $what } { $have }/{ $need }
# $player (text)
# $person (noun)
city-person = { $player } : { $person }
# No person is chosen yet.
# $player (text)
city-nobody = { $player } :
# $person (noun)
# $due (text)
manager-pays = { $person } : doit { $due }
# $have (number)
manager-lacks = en a { $have } : impayé, tous perdent
# $have (number)
manager-has = après l'évènement ; en a { $have }

## Structures

structure-in-hand = en main
structure-no-card = pas de carte en main
# Nobody knows which.
structure-unknown = un édifice
structure-card = Carte
# $player (text)
# $structure (noun)
# $points (number)
structure-of = { $player } : { FORM($structure, "bref") }, { $points } pts
# $structure (noun)
# $points (number)
structure-own = { $structure } : { $points } points
# $structure (noun)
# $points (number)
structure-offered = { $structure }, { $points } points
# $town (noun)
structure-build = à bâtir vers { $town }
structure-none = Pas de carte d'édifice
structure-source = le Scriptorium en donne une
# $needs (text) numbers and signs
# $town (noun)
structure-cost = { $needs }, { $town }

## Scores: 16 letters

score-stations = comptoirs
score-citizens = citoyens
# What comes before is multiplied by it.
score-status = x statut
score-grain = blé
score-cheese = fromage
score-wine = vin
score-wool = laine
score-brocade = brocart
score-space = case
score-unpaid = impayé
score-walls = remparts
score-treasury = trésor
score-warehouse = entrepôt
score-towers = tours
score-own-goal = son but
score-missing-1 = chevaliers dus
score-missing-2 = citoyens dus
score-missing-3 = pièces dues
score-missing-4 = denrées dues
score-missing-5 = tours dues

## How a game ended

won-by-goals = Vous avez gagné !
# $count (number) goals
lost-by-goals = Perdu : manque { $count }
city-saved = La cité est sauvée !
# $goals (text) up to three, as in the scores
city-lost = Perdu, { $goals }
# $count (number)
# $all (number)
city-lost-by-many = Perdu : il manque { $count } buts sur { $all }
shared-victory = victoire partagée
tie-by-goods = égalité : marchandises
tie-by-coins = égalité : pièces
tie-by-development = égalité : développement

## Choices: who asks, where it is neither a place nor an event

asker-goal = But

## Choices: what is asked, 22 letters

ask-choose = Choisissez
ask-recruit = Gagnez un suivant
ask-send = Envoyez un suivant
ask-send-tower = Poudrière : envoi
# $left (number)
ask-trade = Commerce : { $left }
ask-swap = Deux marchandises pour 1
ask-pharmacy = Combien de pièces ?
ask-vineyard = Acheter un vin ?
ask-sacristy = Annuler l'évènement ?
# $food (number)
ask-food = { $food ->
    [one] Payer { $food } denrée
   *[other] Payer { $food } denrées
}
# $left (number)
ask-worth = Valeur { $left } : payer
# $left (number)
ask-banish = Bannir { $left }
ask-start = Ville de départ
ask-settle = Citoyen : où ?
# $count (number)
ask-tiles-one = Choisir { $count } de I
# $count (number)
ask-tiles-two = Choisir { $count } de II
# $one (number)
# $two (number)
ask-tiles = { $one } de I, { $two } de II
ask-amnesty = À placer
# $coins (number)
ask-way = { count-coins } : aller
ask-bonus = Quel bonus ?
ask-exchange = Échanger
ask-more = Plus
# $left (number)
ask-cloth = Livrer { $left } étoffes
# $left (number)
ask-unequip = Céder { $left } technos
ask-offer = L'évènement propose
ask-keep = Garder une carte
ask-scriptorium = Qu'apporte-t-il ?
ask-give = À céder
ask-pilgrims-day = Avec le moine
# $left (number)
ask-buy = Achat, reste { $left }
# $left (number)
ask-ship = Envoi, reste { $left }
ask-host = Prêter un suivant
ask-lodge = Quelle case ?
ask-palatinate = Quel lieu ?
ask-mayor = Garder un citoyen ?
# $gears (number)
ask-team-gears = Céder { count-gears }
# $tiles (number)
ask-team-tiles = Céder { count-tiles }
# $coins (number)
ask-team-coins = Payer { count-coins }
# $good (noun)
# $coins (number)
ask-coins-for = { $good } : { count-coins }
# $good (noun)
ask-sell = Vendre : { FORM($good, "nom") } ?
ask-mark = En atteindre un ?
# $left (number)
ask-grant = À l'équipe : { $left }
# $left (number)
ask-drought = { $left ->
    [one] { $left } blé part
   *[other] { $left } blés partent
}
# $tiles (number)
ask-earthquake = Ôter { count-tiles }
ask-winds = Qui vogue ?
# $left (number)
ask-wool-market = Commerce : { $left }
# $left (number)
ask-witch-hunt = L'équipe perd { $left }
ask-forgo = Qui part ?
ask-training = Quelle piste ?
# $left (number)
ask-famine = Rendre { $left }
ask-due = Payer
ask-character = Qui êtes-vous ?
# $debt (number)
ask-torture = Dette { $debt } : céder
# Where the list is longer than the screen: what its last row is.
# $choice (noun)
last-row = à la fin : { $choice }

## Choices: rows, 27 letters

# $good (noun)
choice-buy = Acheter { FORM($good, "un") }
# $good (noun)
choice-sell = Vendre { FORM($good, "un") }
# $give (noun)
# $take (noun)
choice-exchange = { $give } pour { FORM($take, "un") }
# $count (number)
# $give (noun)
# $take (noun)
choice-swap = { $count ->
    [one] { $count } { FORM($give, "nom") } pour { FORM($take, "un") }
   *[other] { $count } { FORM($give, "plural") } pour { FORM($take, "un") }
}
choice-nothing = Rien
choice-stock = Comptoir non bâti
# $town (noun)
choice-station = Comptoir { FORM($town, "a") }
choice-follower = Suivant du sac
# $place (noun)
choice-gear = Techno { FORM($place, "bref") }
choice-buy-wine = Acheter un vin
choice-mayor = Le Maire le garde
choice-coins-instead = Payer en pièces
choice-cancel = Annuler l'évènement
choice-any-way = Un chemin au choix
# $kind (noun)
# $to (noun)
choice-send = { $kind } : { FORM($to, "bref") }
to-the-walls = remparts
to-the-assembly = assemblée
# $town (noun)
# $follower (noun)
choice-carpenter = { $town }, { FORM($follower, "nom") }
# $town (noun)
choice-build = Bâtir vers { $town }
# On the second good of the way.
# $town (noun)
choice-build-second = Bâtir vers { $town }, 2e
choice-renew = Deux nouvelles cartes
# $good (noun)
# $structure (noun)
choice-furnish = { $good } : { FORM($structure, "bref") }
# $structure (noun)
choice-furnish-coin = Pièce : { FORM($structure, "bref") }
# $follower (noun)
choice-from-bag = { $follower }, sac
# $follower (noun)
choice-from-market = { $follower }, marché
# $follower (noun)
# $place (noun)
choice-from-place = { $follower }, { FORM($place, "bref") }
to-warehouse = entrepôt
to-treasury = trésor
# $good (noun)
# $to (noun)
choice-ship = { $good } : { $to }
# $good (noun)
# $player (text)
choice-ship-player = { $good } pour { $player }
# $coins (number)
# $to (noun)
choice-donate = { count-coins } : { $to }
# $coins (number)
# $player (text)
choice-donate-player = { count-coins } pour { $player }
# $follower (noun)
# $player (text)
choice-host = { $follower } pour { $player }
# $place (noun)
# $player (text)
choice-borrow = { $player } : { FORM($place, "bref") }
choice-catapult = Techno à la catapulte
# $player (text)
choice-coin = { $player } : une pièce
# $player (text)
# $place (noun)
choice-player-gear = { $player } : techno { FORM($place, "bref") }
# $player (text)
# $tile (noun)
choice-tile = { $player } : { FORM($tile, "bref") }
# $player (text)
choice-player-development = { $player } : développement
# $player (text)
choice-monk = { $player } : un moine
# $player (text)
choice-wine = { $player } : un vin
# $player (text)
# $good (noun)
choice-player-buys = { $player } +{ FORM($good, "nom") }
# $player (text)
# $good (noun)
choice-player-sells = { $player } -{ FORM($good, "nom") }
# $player (text)
# $town (noun)
choice-player-sails = { $player } : { $town }
# $way (number)
# $space (number)
choice-drought = Blé, chemin { $way } { $space }
choice-go-on = Continuer
# $place (noun)
# $kind (noun) whom the space asks for
choice-space = { FORM($place, "bref") } : { FORM($kind, "nom") }

## Choices: where a citizen waits

waits-knights = Piste des chevaliers
waits-boatmen = Piste des bateliers
waits-farmers = Piste des fermiers
waits-stations = Le plus de comptoirs
# $good (noun)
waits-pile = Pile : { FORM($good, "nom") }
# $space (number)
waits-development = Développement { $space }

## Choices: what the event offers

# $coins (number)
# $grain (number)
accept-grain = { $coins } pièces pour { $grain } blés
accept-stay = Payer, et rester ici
accept-monks = Un moine de chacun
accept-build = Bâtir ici
accept-monk = Un moine
accept-citizen = Un citoyen

## Choices: how to do without, 23 letters

decline-enough = Assez
decline-no-more = Plus rien
decline-no = Non
decline-to-orleans = Aller à Orléans
decline-citizen-goes = Un citoyen part
decline-wine = Pas de vin
decline-keep = Garder
decline-not-now = Pas maintenant
decline-bear = Le subir

## Choices: beside a row

# How many there are of what is given.
# $count (number)
have-of = sur { $count }
# $step (number) of the track
have-step = pas { $step }
# What a follower brings.
brings-technology = techno
brings-place = un lieu
# A merchant who takes no good.
brings-empty = à vide

## The dial

dial-draw = Tirer
# How many followers may come back from places.
# $count (number)
dial-back = { $count } à reprendre

## What a place does, 20 letters

# $coins (number)
# $points (number)
effect-coins-and-development = { $coins } pièces, { $points } dév.
# $coins (number)
effect-any-way = chemin, { $coins } pièces
effect-farmer = un fermier
effect-farmer-and-good = fermier et marchandise
effect-village = un parmi trois
effect-scholar = un érudit
effect-knight = un chevalier
effect-monk = un moine
effect-waterway = une voie d'eau
effect-road = une route
effect-station = un comptoir
effect-deeds = envoi aux œuvres
effect-grain = 1 blé
effect-cheese = 1 fromage
effect-wine = 1 vin
effect-wool = 1 laine
effect-brocade = 1 brocart
effect-hospital = pièces selon statut
effect-sacristy = évite un évènement
effect-herb-garden = bateliers jokers
# $drawn (number)
# $put (number)
effect-bathhouse = tirer { $drawn }, placer { $put }
effect-office = pièces par comptoir
effect-pharmacy = pièces en dévelop.
effect-school = érudits jokers
effect-tower = du marché aux œuvres
effect-laboratory = une technologie
# $goods (number)
effect-market-stand = commerce : { $goods } march.
# $goods (number)
effect-black-market = { $goods } march. pour 1
# $points (number)
effect-depot = { $points } points par lot
effect-tavern = villes partagées
effect-vineyard = vin par comptoir
effect-well = répète un lieu
effect-bourgeois-house = bonus par citoyen
effect-carpenter = va et bâtit
effect-vehicle = envoi de marchandises
effect-guild-house = envoi de pièces
effect-hostel = prête un suivant
effect-palatinate = lieu d'un autre
