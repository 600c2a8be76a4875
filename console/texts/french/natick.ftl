### What The Colonists of Natick says.
### Some parts are signs that are drawn: $sign is a suit's, $region a suit's with a number, $price and $coins several,
### $mark a player's shape. Each is as wide as two letters.

## The game

name = Colons de Natick

## Things of the game, in the middle of a line

brick = brique
    .short = br
    .plural = briques
    .du = de la brique
ore = minerai
    .short = mi
    .plural = minerais
    .du = du minerai
grain = blé
    .short = bl
    .plural = blés
    .du = du blé
lumber = bois
    .short = bo
    .du = du bois

suit-sun = soleil
suit-moon = lune
suit-crown = couronne
suit-arms = armes

build-road = route
    .un = une route
build-village = village
    .un = un village
build-town = ville
    .un = une ville
build-trader = marchand
    .un = un marchand
build-knight = chevalier
    .un = un chevalier
build-scout = éclaireur
    .un = un éclaireur

event-rich-harvest = riche récolte
    .le = la riche récolte
event-trade-advantage = atout commercial
    .le = l'atout commercial
event-tournament = tournoi
    .le = le tournoi
event-raider-attack = pillards
    .le = les pillards

## Rows of the score sheet

source-villages = villages
source-towns = villes
source-traders = marchands
source-knights = chevaliers

## Why no game can begin so

refusal-players = un jeu pour deux joueurs

## Keys: at most six letters

key-accept = accord
key-build = bâtir
key-choose = choix
key-draw = tirer
key-first = en 1er
key-give = donner
key-hire = payer
key-lay = poser
key-move = bouger
key-offer = offrir
key-put = mettre
key-refuse = refus
key-stock = stock
key-take = saisir
key-trade = payer

## The bar on top: what the player does, after the name, in at most 15 letters

# $number (number)
turn = tour { $number }
progress-founding = fondation

title-found = fonde
title-first-road = pose une route
title-divide = partage les dés
title-choose = prend un lot
title-events = choisit l'ordre
title-harvest = récolte
title-take = peut prendre
title-give = donne une pièce
title-discard = perd des pièces
title-serve = encaisse
title-trade = échange, bâtit
title-pay = paie
title-receive = reçoit
title-answer = a une offre
title-explore = explore
title-lay = pose une région
title-hand-over = a fini
title-wait = attend

## A colony: beside it, in tiny letters

# $goal (number) points that end the game
of-goal = / { $goal }

## The panel between the colonies: buttons and cards

button-done = FINI
button-draw = TIRER
button-go-on = SUITE
button-no = NON
button-yes = OUI
# On a card, in tiny letters: at most four.
card-deal = troc
card-done = fini
# In a tray without dice.
empty-tray = lot vide
# A question in two lines, of six letters at most.
which-first-1 = lequel
which-first-2 = 1er ?
# A request in two lines, of six letters at most.
take-region-1 = quelle
take-region-2 = région
dial-pool = rés.
dial-deal = troc
dial-give = prix
dial-get = ->
# $coins (text)
answer-get = à vous { $coins }
# $coins (text)
answer-for = pour { $coins }
# $coins (text)
hand-over-get = offre { $coins }
# $coins (text)
hand-over-for = pour { $coins }

## The panel: what is asked, in at most 32 letters

task-first-road = 1re route : à gauche, à droite ?
task-harvest = Riche récolte : une pièce à vous
# $event (noun)
task-take = { CAPITAL($event) } : jouer ?
# $sign (text) of what was taken
task-give = Atout : donnez-en une pour { $sign }
# $left (number) coins to lose
task-discard = { $left ->
    [one] Pillards : perdez { $left } pièce
   *[other] Pillards : perdez { $left } pièces
}
# $sign (text)
task-serve = Trop peu de { $sign } : à laquelle ?
# $price (text)
task-pay = Payer { $price } : d'où ?
# $count (number)
# $sign (text)
task-receive = { $count } { $sign } : vers où ?
# $region (text)
task-lay = Région { $region } : en haut ou en bas ?
task-hand-over = Vous avez fini
# $name (text)
task-wait = { $name } décide d'abord

## The strip: two lines of 33 letters; the first begins with a capital, the second goes on

stock-left = Ce qui reste pour les deux

# $event (noun)
die-event = { CAPITAL($event) }, pour qui l'a :
# $mark (text)
# $effect (noun) what it does to the first
# $other (text) the other's shape
# $theirs (noun) what it does to the other
die-effects = { $mark } { $effect }, { $other } { $theirs }
effect-harvest = reçoit 1
effect-exchange = peut troquer
effect-take = peut prendre
# $number (number)
effect-discard = perd { $number }
effect-nothing = rien
# $number (number) on the die
die-number = Une pièce par région à { $number } :
# $coins (text) what who takes it gets
# $rest (text) what the other gets
division-left = gauche { $coins }  { $rest }
# $coins (text)
# $rest (text)
division-right = droite { $coins }  { $rest }

# $region (text)
# $resource (noun)
# $number (number)
found = { $region } : { $resource } à chaque { $number }
found-first = avec le village : +1 point
# $laid (number) regions that lie already: 1 to 3
found-next = { $laid ->
    [1] la deuxième des quatre
    [2] la troisième des quatre
   *[other] la dernière des quatre
}
first-road = La première route, ici
first-road-gain = un village peut suivre au bout
# $build (noun)
# $price (text)
built = { CAPITAL($build) } ici pour { $price }
road-gain = un village peut suivre
road-gain-region = un village peut suivre, + région
point-gain = +1 point
point-gain-region = +1 point, et une région
trader-gain = +1 point, pour l'atout commercial
knight-gain = +1 point, garde les deux côtés

# Signs of coins, then what events bring: +1, -3, and 1:1 for a swap.
# $coins (text)
tray = À vous : { $coins }

# $event (noun)
resolve = { CAPITAL($event) }
# $reason (noun)
resolve-idle = rien : { $reason }
idle-no-room = aucune région n'a de place
idle-no-unit = pas d'unité pour cela
idle-outnumbered = l'autre a plus d'unités
idle-nothing-to-take = aucune pièce à prendre
idle-guarded = peu de pièces sans garde
resolve-harvest = une pièce de votre choix
# $name (text)
resolve-exchange = pièce à troquer avec { $name }
# $name (text)
resolve-take = pièce à prendre chez { $name }
# $coins (number)
resolve-discard = { $coins ->
    [one] vous perdez { $coins } pièce
   *[other] vous perdez { $coins } pièces
}
# $sign (text)
# $resource (noun)
# $name (text)
take-coin = Prendre { $sign } { $resource } à { $name }
take-then-give = puis donnez un autre symbole
take-for-nothing = sans rien donner en échange
decline = Ne rien prendre
decline-gain = l'évènement passe

# $resource (noun)
# $region (text)
give-coin = Donner 1 { $resource } de { $region }
# $resource (noun)
# $region (text)
lose-coin = Perdre 1 { $resource } de { $region }
# $resource (noun)
# $region (text)
pay-coin = Payer 1 { $resource } de { $region }
# $resource (noun)
# $region (text)
put-coin = Mettre 1 { $resource } sur { $region }
# $coins (number)
# $most (number) that it holds
region-then = alors { $coins } sur { $most }
# $coins (number)
# $most (number)
region-then-guarded = alors { $coins } sur { $most }, sous garde

# $count (number)
# $resource (noun)
pool-pay = { $count ->
    [one] Payer { $count } { $resource }
   *[other] Payer { $count } { FORM($resource, "plural") }
}
# $resource (noun)
pool-get = contre 1 { $resource } de la réserve
# $count (number)
# $resource (noun)
# $name (text)
offer-give = { $count ->
    [one] Offrir { $count } { $resource } à { $name }
   *[other] Offrir { $count } { FORM($resource, "plural") } à { $name }
}
# $count (number)
# $resource (noun)
offer-get = { $count ->
    [one] contre { $count } { $resource }, si accord
   *[other] contre { $count } { FORM($resource, "plural") }, si accord
}
accept = Accepter l'offre
# $pays (number)
# $pay (noun)
# $gets (number)
# $get (noun)
accept-gain =
    payez { $pays } { $pays ->
        [one] { $pay }
       *[other] { FORM($pay, "plural") }
    } pour { $gets } { $gets ->
        [one] { $get }
       *[other] { FORM($get, "plural") }
    }
refuse = Refuser l'offre
refuse-gain = toutes les pièces restent là

# $left (number)
draw-region = En tirer 1 sur { $left } : définitif
draw-last-region = Tirer la dernière
# $price (text)
draw-gain = gratuit ; un éclaireur coûte { $price }
# $region (text)
# $price (text)
scout = L'éclaireur apporte { $region } pour { $price }
# $resource (noun)
# $number (number)
scout-gain = { $resource } à chaque { $number }
lay = Poser la région ici
done-divide = Fini : à vous de partager les dés
# $name (text)
done-pass = Fini : au tour de { $name }
# In the middle of the turn.
# $name (text)
go-on-events = Suite : évènements de { $name }
# $name (text)
go-on-coins = Suite : pièces de { $name }
# $name (text)
go-on-answer = Suite : { $name } répond
go-on-then = votre tour continue

## The strip on a card

# $build (noun)
# $price (text)
card-build = { CAPITAL($build) } pour { $price }
# $build (noun)
# $price (text)
# $points (number)
card-build-points = { $points ->
    [one] { CAPITAL($build) } pour { $price } : { SIGNED($points) } point
   *[other] { CAPITAL($build) } pour { $price } : { SIGNED($points) } points
}
# $count (number)
site-places = { $count ->
    [one] { $count } endroit possible
   *[other] { $count } endroits possibles
}
# $coins (text)
site-lacks = il vous manque { $coins }
site-no-tile = toutes les tuiles sont prises
site-no-end = les deux bouts ont une route
site-no-village = les quatre villages sont pris
site-no-road = il faut une route à un bout
site-no-town = les quatre villes sont prises
site-not-village = il faut un village
site-no-pawn = il ne reste aucun pion
site-no-room = plus de place pour une unité
# $count (number)
card-pool = Réserve : { $count } d'un symbole pour 1
card-pool-open = à vous de choisir
# $count (number)
card-pool-closed = il faut { $count } pareilles, et la place
card-offer = Proposer un troc à l'autre
# $count (number)
card-offers-left = { $count ->
    [one] encore { $count } offre ce tour
   *[other] encore { $count } offres ce tour
}
card-offers-made = trois offres par tour : faites
card-offer-nothing = aucun troc n'est possible
card-end = Finir le tour
card-end-gain = puis le lancer suivant
# Somebody has reached the goal.
card-end-over = puis la partie est finie
# $name (text)
card-end-last = puis dernier tour de { $name }

## The strip where one looks around

# $name (text)
cell-village = { $name } : village, 1 point
# $name (text)
# $points (number)
cell-town = { $points ->
    [one] { $name } : ville, { $points } point
   *[other] { $name } : ville, { $points } points
}
# $units (number)
cell-room = { $units ->
    [one] place pour { $units } unité
   *[other] place pour { $units } unités
}
# $name (text)
cell-road = { $name } : route
# $name (text)
cell-trader = { $name } : marchand, 1 point
cell-trader-use = compte pour l'atout commercial
# $name (text)
cell-knight = { $name } : chevalier, 1 point
cell-knight-use = garde les régions à côté
# $sign (text)
# $name (text)
# $resource (noun)
# $number (number)
cell-region = { $sign } { $name }, { $resource } à chaque { $number }
# $coins (number)
# $most (number)
cell-region-coins = { $coins ->
    [one] { $coins } pièce sur { $most }
   *[other] { $coins } pièces sur { $most }
}
# $coins (number)
# $most (number)
cell-region-guarded = { $coins ->
    [one] { $coins } pièce sur { $most }, sous garde
   *[other] { $coins } pièces sur { $most }, sous garde
}

## The page of the stock

stock-pool = Pièces dans la réserve
stock-build = Reste à bâtir
# $count (number)
stock-regions = Régions dans la pile : { $count }
# $coins (number)
# $from (number) coins from which on raiders come
stock-unguarded = Sans garde : { $coins } (pillage dès { $from })

## The page before the last turn

last-turn = LE DERNIER TOUR
# $name (text)
# $points (number)
last-turn-points = { $points ->
    [one] { $name } a { $points } point.
   *[other] { $name } a { $points } points.
}
# $name (text)
last-turn-plays = { $name } joue encore un tour.
last-turn-then = Puis le plus de points gagne.

## The end

verdict-tie = égalité : au 1er joueur
# $turns (number)
verdict-stopped = { $turns ->
    [one] arrêt après { $turns } tour
   *[other] arrêt après { $turns } tours
}

## The log: what somebody did, after their name

# $resource (noun)
# $number (number)
log-laid = pose { $resource } { $number }
# $resource (noun)
# $number (number)
log-drew = tire { $resource } { $number }
# $resource (noun)
# $number (number)
log-scouted = éclaireur : { $resource } { $number }
log-stack-empty = n'a pas de région : pile vide
# $build (noun)
log-built = bâtit { FORM($build, "un") }
# Nobody's doing.
# $turn (number)
# $faces (text)
log-rolled = tour { $turn }, { $faces }
# $turn (number)
log-rolled-events = tour { $turn }, quatre évènements
# $first (number) dice in a tray
# $second (number) dice in the other
log-divided = partage { $first }+{ $second }
# $first (number)
# $second (number)
# $coins (text) pieces as below
log-divided-coins = partage { $first }+{ $second }, { $coins }
# $count (number)
log-took = { $count ->
    [one] prend { $count } dé
   *[other] prend { $count } dés
}
# $count (number)
# $coins (text)
log-took-coins = { $count ->
    [one] { $count } dé : { $coins }
   *[other] { $count } dés : { $coins }
}
# One of several, with spaces between them.
# $count (number)
# $resource (noun)
log-coins = { $count ->
    [one] { $count } { $resource }
   *[other] { $count } { FORM($resource, "plural") }
}
# The same in little room.
# $count (number)
# $resource (noun)
log-coins-short = { $count }{ FORM($resource, "short") }
# Who got which event, in a word.
log-harvest = récolte
log-advantage = atout
log-tournament = tournoi
# $event (noun) one of these
# $coins (text)
log-event-coins = { $event } : { $coins }
# The coins that one action moved.
# $coins (text)
log-gets = reçoit { $coins }
# $coins (text)
log-loses = perd { $coins }
# $coins (number)
log-raided = { $coins ->
    [one] perd { $coins } pièce (pillards)
   *[other] perd { $coins } pièces (pillards)
}
# $event (noun)
log-declined = refuse { FORM($event, "le") }
# $count (number)
# $resource (noun)
log-missed = { $count ->
    [one] n'a pas eu { $count } { $resource }
   *[other] n'a pas eu { $count } { FORM($resource, "plural") }
}
# $pays (number)
# $pay (noun)
# $get (noun)
log-pool = { $pays ->
    [one] { $pays } { $pay } pour 1 { $get }
   *[other] { $pays } { FORM($pay, "plural") } pour 1 { $get }
}
# $gives (number)
# $give (noun)
# $gets (number)
# $get (noun)
log-offered =
    { $gives } { $gives ->
        [one] { $give }
       *[other] { FORM($give, "plural") }
    } pour { $gets } { $gets ->
        [one] { $get }
       *[other] { FORM($get, "plural") }
    } ?
log-accepted = accepte
log-refused = refuse
log-last-turn = joue le dernier tour
log-won = gagne la partie

## Hints: why an action is a good one, in at most 27 letters

# $points (number)
why-goal = { SIGNED($points) } atteint le but
# $points (number)
why-region = { SIGNED($points) }, et une région
# $points (number)
why-town = { SIGNED($points) }, et place pour unités
# $points (number)
why-trader = { SIGNED($points) }, et l'atout commercial
# $points (number)
why-knight = { SIGNED($points) }, et pièces sous garde
# $build (noun)
# $points (number)
why-then = puis { FORM($build, "un") } : { SIGNED($points) }
# $number (number)
why-same-number = bien des pièces sur un { $number }
# $number (number)
why-new-number = pas encore de { $number } chez vous
why-road = elle mène à un village
why-divide = deux lots qui se valent
# $coins (number)
why-more-coins = { $coins ->
    [one] rapporte plus : { $coins } pièce
   *[other] rapporte plus : { $coins } pièces
}
# $name (text)
why-less-for = { $name } en reçoit moins
# $resource (noun)
why-need = il vous faut { FORM($resource, "du") }
why-guarded = à l'abri des pillards
why-most-room = le plus de place est là
# $count (number)
# $resource (noun)
why-few = { $count ->
    [0] vous n'avez pas de { $resource }
    [one] vous n'avez que { $count } { $resource }
   *[other] vous n'avez que { $count } { FORM($resource, "plural") }
}
why-no-raiders = alors pas de pillards
# $count (number)
# $resource (noun)
why-many = { $count ->
    [one] vous avez { $count } { $resource }
   *[other] vous avez { $count } { FORM($resource, "plural") }
}
why-unguarded = elle est sans garde
why-miss-least = vous y perdez le moins
# $name (text)
why-one-less = { $name } en perd une
why-accept = vous en avez plus besoin
# $name (text)
why-refuse = cela aide plus { $name }
why-draw = un éclaireur coûte 1 pièce
why-scout = mieux que la plupart
why-wait = vos pièces attendront
why-no-trade = aucun échange n'est utile
# $build (noun)
why-pays = cela paie { FORM($build, "un") }
# $build (noun)
# $coins (number)
why-lacks = { FORM($build, "un") }, à { $coins } près

# The name of the game: at most 22 letters.
game = Colons de Natick

## Help: articles, chapters, guide, leaves

sun = Soleil
    .tag = brique
    .effect = Région de brique : routes, villages, unités.
    .body =
        Chaque fois que son joueur a un dé de son nombre, une brique vient de la réserve, tant que la région en a moins de trois.
        Route, village, marchand et chevalier prennent chacun une brique.
moon = Lune
    .tag = minerai
    .effect = Région de minerai : villes et chevaliers.
    .body =
        Chaque fois que son joueur a un dé de son nombre, un minerai vient de la réserve, tant que la région en a moins de trois.
        Une ville prend trois minerais, un chevalier un.
crown = Couronne
    .tag = blé
    .effect = Région de blé : ville, village, chevalier, éclaireur.
    .body =
        Chaque fois que son joueur a un dé de son nombre, un blé vient de la réserve, tant que la région en a moins de trois.
        Une ville prend deux blés ; un village, un chevalier et un éclaireur en prennent un.
arms = Armes
    .tag = bois
    .effect = Région de bois : routes, villages, marchands.
    .body =
        Chaque fois que son joueur a un dé de son nombre, un bois vient de la réserve, tant que la région en a moins de trois.
        Route, village et marchand prennent chacun un bois.
rich-harvest = Riche récolte
    .tag = dé soleil
    .effect = Vous recevez une pièce de votre choix.
    .body =
        Elle vient de la réserve sur une région de son symbole qui en a moins de trois. Si vous pouvez en prendre une, vous le devez.
        Le dé soleil est un évènement s'il montre son symbole.
trade-advantage = Atout commercial
    .tag = dé couronne
    .effect = Avec marchands : troquez une pièce.
    .body =
        Il faut un marchand, et au moins autant que l'autre. Prenez-lui une pièce, puis donnez-en une d'un autre symbole. Chacun doit avoir une région avec de la place.
        Vous pouvez refuser.
tournament = Tournoi
    .tag = dé armes
    .effect = Avec chevaliers : prenez une pièce.
    .body =
        Il faut un chevalier, et au moins autant que l'autre. Prenez-lui une pièce pour laquelle une de vos régions a de la place. Rien n'est rendu.
        Vous pouvez refuser.
raider-attack = Pillards
    .tag = dé lune
    .effect = Six pièces sans garde ou plus : moitié perdue.
    .body =
        Les pièces des régions à côté d'un chevalier sont gardées. Si votre colonie en a six autres ou plus, vous perdez la moitié de toutes vos pièces, arrondie vers le bas. Vous choisissez lesquelles.
        X deux fois montre combien sont sans garde.
road = Route
    .tag = brique, bois
    .effect = Au bout de votre rang, après une localité.
    .body =
        Un village peut suivre à l'autre bout. S'il n'y a qu'une région dans sa colonne, l'autre case en reçoit une avec la route.
        Une route entre deux localités rend sa tuile, mais reste une route.
village = Village
    .tag = 1 point
    .effect = Au bout libre d'une route, avec une région.
    .body =
        Coûte brique, blé et bois. La nouvelle région est au-dessus ou au-dessous, du côté libre.
        Une seule unité peut se tenir à côté d'un village. Il y a quatre villages pour les deux joueurs.
town = Ville
    .tag = 2 points
    .effect = Remplace un village : un point de plus.
    .body =
        Coûte trois minerais et deux blés. Si trois régions l'entourent, une quatrième vient.
        Deux unités peuvent se tenir à côté d'une ville. Il y a quatre villes pour les deux joueurs.
trader = Marchand
    .tag = 1 point
    .effect = Sur une route. Pour l'Atout commercial.
    .body =
        Coûte brique et bois. Un par route ; il compte pour chaque localité que la route touche, et chacune doit avoir de la place : une unité au village, deux à la ville.
        Il y a quatre pions pour toutes les unités des deux joueurs.
knight = Chevalier
    .tag = 1 point
    .effect = Au-dessus ou au-dessous d'une localité. Il garde.
    .body =
        Coûte brique, minerai et blé. Garde les régions à sa gauche et à sa droite contre les pillards : elles ont un cadre doré. Compte pour le Tournoi.
        Une unité au village, deux à la ville, marchands et chevaliers ensemble.
new-region = Nouvelle région
    .tag = éclaireur
    .effect = Tirer au hasard, ou payer un éclaireur.
    .body =
        Avec un village, et certaines routes et villes, vient une région de la pile. Tirer est gratuit et ne s'annule pas. Un éclaireur coûte un blé et rapporte celle que vous voulez.
        Si la pile est vide, rien ne vient.
dice = Dés
    .tag = on partage
    .effect = L'un partage, l'autre prend un lot.
    .body =
        Le joueur actif lance. L'autre partage les quatre dés en deux lots, dont un peut être vide ; le dé armes reste à droite. Le joueur actif en prend un, l'autre a le reste.
        Un nombre apporte des pièces aux régions. Un symbole est un évènement.
pool = Réserve
    .tag = trois pour une
    .effect = Trois pièces d'un symbole pour une autre.
    .body =
        Autant que vous voulez à votre tour. La réserve doit avoir la pièce, et vous une région de son symbole avec de la place.
        HAUT et BAS tournent un cadran, GAUCHE et DROITE vont au suivant.
offer = Offre
    .tag = un troc
    .effect = Une à trois pièces contre un autre symbole.
    .body =
        Vos pièces sont mises de côté, la console passe, et l'autre dit oui ou non. Si c'est non, elles reviennent à leur place.
        Trois offres par tour. On n'offre que ce que les deux peuvent donner et garder.
coins = Pièces
    .tag = trois par région
    .effect = Une pièce va sur une région de son symbole.
    .body =
        Une région en garde trois. Si plusieurs régions peuvent payer ou recevoir, vous choisissez ; sinon, cela se fait tout seul.
        Il y a six pièces de chaque symbole pour les deux joueurs.
done = Fini
    .tag = passer
    .effect = Finit votre tour, ou votre part du tour adverse.
    .body =
        Avant que l'autre joueur décide, on vous le demande : jusque-là, B annule.
        À la fin d'un tour, les dés du suivant sont lancés.
founding = Fondation
    .tag = le début
    .effect = Quatre régions : symboles et nombres différents.
    .body =
        Une de chaque symbole, de nombres différents, autour de votre premier village : en haut à gauche, en bas à gauche, en haut à droite, en bas à droite. Puis une route d'un côté ou de l'autre.
        Le second joueur prend dans le reste, et en a toujours assez.
stock = Stock
    .tag = ce qui reste
    .effect = Pièces, tuiles, pions, régions pour les deux.
    .body =
        Six pièces de chaque symbole, quatre villages, quatre villes, quatre pions. Une route prend une tuile de village ou de ville, face cachée.
        Sept points déclenchent la fin ; chacun joue autant de tours. À égalité, le premier joueur gagne.
chapter-regions = Régions
chapter-events = Évènements
chapter-building = Bâtir
chapter-a-turn = Un tour
chapter-set-up-and-end = Mise en place et fin
guide-two-colonies = DEUX COLONIES
    .body =
        Deux joueurs bâtissent chacun un rang de villages et de routes. Le vôtre est toujours en bas, celui de l'autre en haut.

        Un village compte 1 point, une ville 2, marchands et chevaliers 1.

        Qui a 7 points déclenche la fin.

guide-regions-and-coins = RÉGIONS ET PIÈCES
    .body =
        Une région a un symbole et un nombre. Ses trois carrés sont ses pièces : elle en garde trois.

        Soleil : brique. Lune : minerai. Couronne : blé. Armes : bois.

        Il y a six pièces par symbole. Quand la réserve est vide, rien ne vient.

guide-the-dice = LES DÉS
    .body =
        À chaque tour, on lance quatre dés. L'autre joueur les partage en deux lots : A déplace un dé, FINI termine.

        Le joueur actif prend un lot. L'autre a le reste.

        Un nombre apporte une pièce à toutes vos régions qui l'ont.

guide-events = ÉVÈNEMENTS
    .body =
        Un symbole sur un dé est un évènement pour qui le reçoit :

        Soleil : une pièce au choix.
        Couronne : un troc (marchands).
        Armes : prendre une pièce, avec des chevaliers.
        Lune : pillards. Six pièces sans garde ou plus : la moitié perdue.

guide-building = BÂTIR
    .body =
        Puis échangez et bâtissez. Une carte montre son prix, la ligne dessous ce qui manque.

        Une route au bout, un village, puis une ville dessus.

        Avec un village vient une région, tirée, ou choisie par un éclaireur pour un blé.

guide-units = UNITÉS
    .body =
        Un marchand est sur une route, un chevalier au-dessus ou au-dessous d'une localité. Quatre pions en tout.

        Une unité à côté d'un village, deux à côté d'une ville.

        Un chevalier garde les régions à côté : elles ont un cadre doré.

guide-trading = ÉCHANGER
    .body =
        La réserve donne une pièce pour trois d'un autre symbole.

        Ou proposez un troc : passez la console, l'autre dit oui ou non. Trois offres par tour.

        FINI termine le tour. B annule ce que vous avez fait depuis que vous avez la console.

guide-the-end = LA FIN
    .body =
        Si le premier joueur atteint 7, l'autre joue encore un tour. Qui a le plus de points gagne ; à égalité, qui a joué en premier.

        X regarde les deux colonies, puis ce qui reste dans le stock.

        Y, puis A, en dit plus sur ce que vous pointez.

leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Vous fondez une colonie, l'autre aussi. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Qui a 7 points déclenche la fin.
leaf-what-it-is-about-3 = Village 1 point, ville 2, marchand ou chevalier 1.
leaf-what-it-is-about-4 = Les dés apportent des pièces aux régions : l'un partage, l'autre prend.
leaf-what-it-is-about-5 = Les pièces paient routes, villages, villes et unités.

## The guided first game

lesson-1 = Deux colonies : en bas la vôtre, en haut celle de l'ordinateur.
    .asks = continuer (menu : sortir)
lesson-2 = Posez quatre régions autour de votre village. Le soleil est la brique : une à chaque 2.
    .asks = prendre brique 2
lesson-3 = La suivante veut un autre symbole et un autre nombre.
    .asks = aller à la dernière
lesson-4 = Les armes sont le bois.
    .asks = continuer vers bois 4
lesson-5 = Ainsi chaque 4 apportera du bois.
    .asks = la prendre
lesson-6 = La couronne est le blé, la lune le minerai.
    .asks = faire le tour vers le blé
lesson-7 = Avec un 3 de blé, 2, 3 et 4 vous apportent tous une pièce.
    .asks = continuer vers blé 3
lesson-8 = La quatrième région vient d'elle-même : minerai 5.
    .asks = la prendre
lesson-9 = Une route en fait partie. Un second village suit à son bout.
    .asks = aller au côté droit
lesson-10 = Gauche ou droite, peu importe encore.
    .asks = bâtir la route
lesson-11 = FINI termine votre part. L'ordinateur fonde sa colonie, puis partage les dés.
    .asks = fini
lesson-12 = À vous : prenez un lot, l'autre a le reste. 2, 3 et 4 apportent tous des pièces.
    .asks = prendre le lot de gauche
lesson-13 = Voici brique, blé et bois. De quoi payer un village.
    .asks = voir où il peut aller
lesson-14 = Au bout de la route, et nulle part ailleurs.
    .asks = bâtir le village
lesson-15 = Une région vient avec : tirée, ou choisie pour un blé.
    .asks = en tirer une
lesson-16 = Elle va au-dessus ou au-dessous du nouveau village.
    .asks = la poser au-dessus
lesson-17 = Deux points. Rien d'autre n'est à votre portée.
    .asks = fini : le tour est joué
lesson-18 = Au tour de l'ordinateur : c'est vous qui partagez les dés.
    .asks = déplacer le premier
lesson-19 = L'ordinateur choisit d'abord : il prendra trois dés et vous laissera un 2.
    .asks = à gauche
lesson-20 = Vous avez deux régions à 2. L'ordinateur n'en a qu'une.
    .asks = à gauche, jusqu'à FINI
lesson-21 = Ces lignes disent ce que chaque lot rapporte. Désormais, vous décidez, jusqu'à 7 points.
    .asks = fini, et jouer
tip-1 = Sept points finissent la partie, et on approche. Marchands et chevaliers comptent aussi.
tip-2 = Un symbole est un évènement. Soleil : une pièce ; couronne : marchands ; armes : chevaliers.
tip-3 = La lune amène les pillards : dès 6 pièces sans garde, moitié perdue.
tip-4 = Vous pouvez faire une ville d'un village : un point, et deux unités à côté.
tip-5 = Vous pouvez bâtir un chevalier : un point, et il garde les régions voisines des pillards.
tip-6 = Vous pouvez bâtir un marchand sur une route : un point, et la couronne troque une pièce.
tip-7 = La réserve donne une pièce pour trois d'un autre symbole, à volonté à votre tour.
tip-8 = Vous pouvez proposer un troc à l'autre : des pièces contre celles d'un autre symbole.
tip-9 = Une région garde trois pièces. Une des vôtres est pleine : la suite y est perdue.
tip-10 = Prenez le lot qui paie ce que vous voulez bâtir ensuite.
tip-11 = Vous pouvez bâtir un village : un point, et une région. À faire d'abord.
