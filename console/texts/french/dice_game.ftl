### What the Dice Game says. Phases are numbered I, II and III: such a number is a part that is written already.

## The game

name = Le Jeu de dés

## Things of the game, in the middle of a line

area-monastery = monastère
area-mine = mine
area-river = rivière
area-city = ville
area-castle = château
area-pasture = pâturage

# Castles show the letter.
bonus-monk = moine
    .letter = M
    .one = 1 moine
    .un = un moine
bonus-silver = argent
    .letter = A
    .one = 1 pièce
    .un = une pièce
bonus-goods = biens
    .letter = B
    .one = 1 bien
    .un = un bien
bonus-worker = ouvrier
    .letter = O
    .one = 1 ouvrier
    .un = un ouvrier

## Rows of the score sheet

source-monasteries = monastères
source-mines = mines
source-rivers = rivières
source-cities = villes
source-castles = châteaux
source-pastures = pâturages
source-sales = ventes
source-colours = couleurs finies

## The form of a new game

choice-duchy = Feuille
choice-duchy-about = Des quatre feuilles, celle où tous jouent.
duchy-1 = A
duchy-2 = B
duchy-3 = C
duchy-4 = D
choice-variant = Châteaux
choice-variant-about = Comment on choisit son 1er château : chacun le sien, tous différents, ou le même pour tous. En solo, un seul.
variant-standard = chacun le sien
variant-all-different = différents
variant-all-the-same = tous le même
variant-one-and-only = un seul
choice-open = Choix
choice-open-about = Cachés : ce qu'on écrit se voit quand tous ont fini. Ouverts : cela se voit aussitôt.
open-no = cachés
open-yes = ouverts

## What statistics call a set-up

counted-duchy-1 = feuille A
counted-duchy-2 = feuille B
counted-duchy-3 = feuille C
counted-duchy-4 = feuille D

## Why no game can begin so

refusal-players = on joue de un à cinq
refusal-castles = il n'y a que quatre châteaux
refusal-alone = en solo : un seul château
refusal-company = un seul château : en solo

## Keys: at most six letters

key-choose = choix
key-dice = dés
key-keep = garder
key-number = nombre
key-others = autres
key-races = course
key-sell = vendre
key-sheet = feuil.
key-start = départ
key-write = écrire

## Cards below the sheet

card-done = FINI
# In tiny letters: at most four.
card-sell = oui
# In tiny letters: at most four.
card-keep = non
# Before the numbers to choose from: at most five letters.
write = noter

## The strip beside the cards: two lines of nine letters; beside a sale there is room for more

# $count (number)
sell = { $count ->
    [one] vendre { $count } bien
   *[other] vendre { $count } biens
}
# $points (number)
# $silver (number)
sell-gain = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}, { $silver ->
    [one] { $silver } pièce
   *[other] { $silver } pièces
}
keep = garder
# $count (number)
goods = { $count ->
    [one] { $count } bien
   *[other] { $count } biens
}
rest-worker = 1 ouvrier
all-done = tout fini
# $count (number)
hexes = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
# $count (number) hexes that can be marked, below 10
best-of = max de { $count }
# $count (number) the same from 10 on
best-of-many = max de { $count }
# $points (number)
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Several hexes, where a line is all there is: nine letters.
# $points (number)
up-to = max. +{ $points }

## The strip on a hex: two lines of 33 letters

start-here = Partir de ce château
# $points (number)
# $bonus (noun)
start-gain = { $points ->
    [one] { SIGNED($points) } point et { FORM($bonus, "one") }
   *[other] { SIGNED($points) } points et { FORM($bonus, "one") }
}
# $area (noun)
# $number (number)
mark = { CAPITAL($area) } : écrire { $number }
# $area (noun)
mark-which = { CAPITAL($area) } : quel nombre ?
# $points (number)
mark-whole = { $points ->
    [one] au complet : { SIGNED($points) } point
   *[other] au complet : { SIGNED($points) } points
}
# $marked (number)
# $size (number)
# $points (number)
mark-part = { $points ->
    [one] { $marked } sur { $size }, au complet { SIGNED($points) } point
   *[other] { $marked } sur { $size }, au complet { SIGNED($points) } points
}
# $points (number)
# $prize (number) points for the colour
mark-colour = { $points ->
    [one] { SIGNED($points) } point, couleur { SIGNED($prize) }
   *[other] { SIGNED($points) } points, couleur { SIGNED($prize) }
}
# $gain (text) one of these
# $bonus (noun)
mark-bonus = { $gain }, { FORM($bonus, "one") }

## The strip where one looks around

races = Couleur : 1er, 2e
# $one (number)
# $two (number)
# $three (number)
# $four (number)
areas-now = Régions de 1 2 3 4 : { $one } { $two } { $three } { $four }
# $name (text)
# $count (number)
sheet-of = { $count ->
    [one] { $name } : { $count } case
   *[other] { $name } : { $count } cases
}
# $count (number)
unused = { $count ->
    [one] { $count } bonus inutilisé
   *[other] { $count } bonus inutilisés
}

## The end of a phase

# $phase (text)
phase-over = FIN DE PHASE { $phase }
# $phase (text)
phase-begins = { $phase } commence
phase-less = Les régions rapportent moins
# Sizes of areas, above two rows of points: at most ten letters.
phase-hexes = cases
# $phase (text)
phase = phase { $phase }
phase-points = Points jusqu'ici

## How far a game has come

progress-start = départ
# $phase (text)
# $number (number) of the box
round = phase { $phase }, carré { $number }

## The end

# The result of a game alone.
grade-1 = à refaire
grade-2 = bien joué !
grade-3 = excellent !
grade-4 = incroyable !
tie-bonuses = égalité : plus de bonus gagne
tie-shared = égalité, bonus aussi : partagé

## The log: what somebody did, after their name

log-started = choisit un château
# Nobody's doing.
# $first (number)
# $second (number)
# $area (noun) the kind on a die
# $other (noun) the kind on the other
log-rolled = { $first } { $second } { $area }/{ $other }
# The same where goods can be sold.
# $first (number)
# $second (number)
# $area (noun)
# $other (noun)
log-rolled-sale = { $first } { $second } { $area }/{ $other }, vente
# $count (number)
log-sold = { $count ->
    [one] vend { $count }, { $count } pièce
   *[other] vend { $count }, { $count } pièces
}
log-kept = garde ses biens
# $bonus (noun)
log-spent = utilise { FORM($bonus, "un") }
# $number (number)
log-marked = écrit un { $number }
# $area (noun)
# $size (number)
log-area = { $size ->
    [1] { $area }
   *[other] { $area } de { $size }
}
# $area (noun)
# $size (number)
# $bonus (noun)
log-area-bonus = { $size ->
    [1] { $area }, { $bonus }
   *[other] { $area } de { $size }, { $bonus }
}
log-rested = aucune marque, un ouvrier
# $area (noun)
log-finished-first = couleur { $area }, 1er
# $area (noun)
log-finished-second = couleur { $area }, 2e
# Alone: in phase I or II, and in phase III, which brings less.
# $area (noun)
log-finished-alone = couleur { $area }
# $area (noun)
log-finished-late = couleur { $area }, en III
# $phase (text)
log-phase-over = fin de la phase { $phase }
log-over = fin de la partie

## Hints: why an action is a good one, in at most 27 letters

# $points (number)
# $prize (number)
why-colour = { SIGNED($points) } et la couleur : { SIGNED($prize) }
# $points (number)
# $later (number)
why-now = { SIGNED($points) }, phase suivante { SIGNED($later) }
# $points (number)
why-area = région complète, { SIGNED($points) }
# $points (number)
why-then = puis une marque : { SIGNED($points) }
# $left (number) hexes of the area without a mark
why-lacks = { $left ->
    [1] plus qu'une à sa région
   *[other] il manque { $left } à sa région
}
why-worker = ouvrier pour d'autres dés
why-silver = votre argent peut attendre

# The name of the game: at most 22 letters.
game = Le Jeu de dés

## Help: articles, chapters, guide, leaves

monastery = Monastère
    .tag = couleur
    .effect = Écrire 1 ou 2. Complet, il apporte un moine.
    .body =
        Associez un dé monastère à un 1 ou un 2. Quand chaque case de la région est marquée, elle rapporte, surtout si c'est tôt, et vous recevez un moine.
        Plus tard, un moine donne à un dé la couleur qu'il vous faut.
mine = Mine
    .tag = couleur
    .effect = Écrire 3 ou 4. Complète : de l'argent.
    .body =
        Associez un dé mine à un 3 ou un 4. Une mine complète rapporte selon sa taille et la phase, et apporte une pièce d'argent.
        Elle paie une deuxième case dans la même manche.
river = Rivière
    .tag = couleur
    .effect = Écrire 5 ou 6. Complète : un bien.
    .body =
        Associez un dé rivière à un 5 ou un 6. Une rivière complète rapporte selon sa taille et la phase, et apporte un bien.
        Les biens se vendent quand le sablier est double.
city = Ville
    .tag = couleur
    .effect = Une ville : nombres tous différents, un ouvrier.
    .body =
        Associez un dé ville à un nombre que cette ville n'a pas encore. Chaque ville compte à part.
        Complète, elle rapporte selon sa taille et la phase, et apporte un ouvrier, qui plus tard met un dé sur le nombre voulu.
castle = Château
    .tag = couleur
    .effect = Répéter un nombre écrit à côté.
    .body =
        Associez un dé château à un nombre écrit dans une case voisine. Un château est une région à lui seul : 1 point aussitôt, et le bonus de sa lettre : M moine, A argent, B biens, O ouvrier.
        Le château de départ n'a aucun nombre à répéter.
pasture = Pâturage
    .tag = couleur
    .effect = Un pâturage : nombres tous pareils, points doubles.
    .body =
        Associez un dé pâturage à un nombre quelconque ; le reste de ce pâturage veut alors le même. Chaque pâturage compte à part.
        Complet, il n'apporte pas de bonus, mais ses points comptent double.
pair = Paire
    .tag = dés
    .effect = Un dé nombre et un dé couleur marquent une case.
    .body =
        Tous les joueurs utilisent les mêmes quatre dés : rien n'est pris à personne. La case doit en toucher une marquée, avoir la couleur et accepter le nombre.
        Un anneau blanc montre les cases possibles, avec nombre et points.
monk = Moine
    .tag = bonus
    .effect = Un dé de couleur prend une autre couleur.
    .body =
        Choisissez le moine, puis une case, puis le nombre à écrire si les deux vont. Pour les autres, le dé reste tel quel.
        Un seul bonus par manche : moine, ouvrier ou argent.
silver = Argent
    .tag = bonus
    .effect = Marquer une deuxième case dans la manche.
    .body =
        Après la première marque, choisissez une autre paire : au moins un de ses dés doit être différent. La deuxième case peut toucher la première.
        Pas dans une manche où un moine ou un ouvrier a servi.
commodity = Biens
    .tag = bonus
    .effect = Double sablier : vente à 2 points et 1 pièce chacun.
    .body =
        Quand le dé sablier montre deux sabliers, vous pouvez d'abord vendre tous vos biens, ou tous les garder. Les pièces d'argent peuvent servir aussitôt.
        Une vente n'est pas un bonus utilisé : il vous en reste un pour la manche.
worker = Ouvrier
    .tag = bonus
    .effect = Un dé de nombre prend un autre nombre.
    .body =
        Choisissez l'ouvrier, puis une case d'une couleur des dés, puis le nombre. Pour les autres, le dé reste tel quel.
        Une manche sans aucune marque apporte un ouvrier.
done = Fini
    .tag = votre manche
    .effect = Termine votre manche. Sans marque, un ouvrier.
    .body =
        Vous pouvez renoncer à marquer. Tant que vous n'avez pas dit fini, B annule ce que vous avez fait ; ensuite, c'est joué.
        Quand tous ont fini, tout est révélé et les dés sont relancés.
area-points = Points de région
    .tag = score
    .effect = Une grande région finie tôt vaut le plus.
    .body =
        Cases      I    II   III
          1        1    1    1
          2        4    3    2
          3        8    6    4
          4       13   10    7
        Les pâturages comptent double.
        Une région inachevée ne vaut rien.
colour-races = Course aux couleurs
    .tag = score
    .effect = Finir les cases d'une couleur avant les autres.
    .body =
        Premier et deuxième : ville 6 et 3, rivière 4 et 2, pâturage 4 et 2, monastère 3 et 2, mine 3 et 1, château 3 et 1.
        Tous ceux qui finissent dans la même manche ont le montant entier. En solo, vous avez le premier montant aux phases I et II, le deuxième à la phase III.
time = Temps
    .tag = phases
    .effect = Trois phases, finies une fois leurs carrés pleins.
    .body =
        Chaque manche coche un carré, ou deux au double sablier. Une phase en a dix. Un double sur le dernier ne coche que lui, mais les biens se vendent encore.
        En solo, une phase a huit manches, quoi que montre le sablier.
starting-castle = 1er château
    .tag = mise en place
    .effect = Votre feuille grandit à partir d'ici.
    .body =
        Choisissez un des quatre châteaux. Il rapporte 1 point et le bonus de sa lettre : M moine, A argent, B biens, O ouvrier.
        Tous choisissent en secret. Ou bien, selon la mise en place, tous différents, ou un seul, choisi par le premier joueur.
the-end = La fin
    .tag = score
    .effect = Le plus de points après la phase III gagne.
    .body =
        À égalité, le plus de bonus inutilisés l'emporte, biens compris ; si l'égalité reste, la victoire est partagée.
        En solo : plus de 50 est bien, plus de 60 excellent, 70 ou plus incroyable.
chapter-colours = Couleurs
chapter-dice-and-bonuses = Dés et bonus
chapter-score-and-time = Score et temps
chapter-set-up-and-end = Mise en place et fin
guide-your-duchy = VOTRE DUCHÉ
    .body =
        Votre feuille a 37 cases en six couleurs. Marquez-les avec les nombres des dés. Les voisines d'une couleur forment une région.

        Une région complète rapporte, souvent avec un bonus. Plus elle est finie tôt, plus elle vaut.
guide-start = DÉPART
    .body =
        D'abord, choisissez un des quatre châteaux : GAUCHE et DROITE les parcourent, A part de là.

        Sa lettre est votre premier bonus : M moine, A argent, B biens, O ouvrier.

        A encore une fois pour FINI.
guide-a-round = UNE MANCHE
    .body =
        Les dés tombent : deux nombres, deux couleurs. Sous la feuille : les paires possibles.

        GAUCHE et DROITE choisissent une paire, ses cases s'allument. A va dans la feuille ; GAUCHE et DROITE : la case ; A écrit.

        Puis A encore pour FINI.
guide-what-goes-where = QUEL NOMBRE OÙ
    .body =
        Monastère : 1 ou 2.
        Mine : 3 ou 4.
        Rivière : 5 ou 6.
        Ville : nombres tous différents.
        Pâturage : nombres tous pareils.
        Château : un nombre écrit à côté.

        Une nouvelle marque en touche toujours une ancienne.
guide-bonuses = BONUS
    .body =
        Un bonus par manche :
        Moine : la couleur voulue.
        Ouvrier : le nombre voulu.
        Argent : une deuxième case avec une autre paire, après la première.

        Double sablier : vendez, 2 points et 1 pièce par bien.

        Aucune marque : un ouvrier.
guide-races-and-time = COURSES ET TEMPS
    .body =
        Les carrés du haut se remplissent ; pleins, ils finissent la phase, et les régions valent moins.

        Le premier à marquer toutes les cases d'une couleur a un bonus, le deuxième aussi. X montre ces courses, et les autres.
guide-buttons = BOUTONS
    .body =
        A fait ce que dit la barre.
        B revient, ou annule l'action.
        X montre les autres, les courses.
        Y ouvre le menu : aide sur ce que vous pointez, règles, récit, scores. Maintenu : un avis.

        La partie est gardée à tout moment : éteignez, c'est tout.
leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Écrivez sur une feuille de 37 cases. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Trois phases ; chacune finit au dernier carré.
leaf-what-it-is-about-3 = Plus une région est complète tôt, plus elle rapporte.
leaf-what-it-is-about-4 = Deux dés de nombre, deux de couleur : une paire a un de chaque.
leaf-what-it-is-about-5 = Moines, argent et ouvriers aident si aucune paire ne va.

## The guided first game

lesson-1 = Votre feuille a 37 cases de six sortes. Complétez des régions en y écrivant des nombres.
    .asks = continuer (menu : sortir)
lesson-2 = Choisissez un château de départ. Sa lettre est un cadeau.
    .asks = aller au château au B
lesson-3 = En bas : ce que fait A, et ce qu'il rapporte.
    .asks = partir d'ici
lesson-4 = +1 point, et un bien à vendre. FINI termine votre manche.
    .asks = fini
lesson-5 = Une case dit ce qu'elle prend : 1/2 veut 1 ou 2. = : un seul par région. Barré : tous différents.
    .asks = continuer
lesson-6 = Deux dés de nombre, deux de sorte. Un de chaque fait une paire, pour une case blanche.
    .asks = prendre la paire 2, monastère
lesson-7 = Deux de ses cases touchent votre château. Toute marque doit en toucher une autre.
    .asks = aller à l'autre
lesson-8 = Un monastère prend un 1 ou un 2. Celui-ci a deux cases : 4 points une fois complet.
    .asks = écrire le 2
lesson-9 = Un doute ? Avant FINI, B annule une marque.
    .asks = annuler le 2
lesson-10 = Les dés n'ont pas bougé.
    .asks = reprendre la paire
lesson-11 = Et encore la même case.
    .asks = aller à l'autre
lesson-12 = Rien n'est perdu.
    .asks = écrire le 2
lesson-13 = Une marque par manche : c'est fait.
    .asks = fini
lesson-14 = Deux sabliers : chaque bien se vend 2 points et 1 pièce.
    .asks = vendre
lesson-15 = Trois paires sont possibles. La première : 1 et monastère.
    .asks = la prendre
lesson-16 = L'autre case du monastère : région complète. +4, et un moine.
    .asks = écrire le 1
lesson-17 = Votre argent paie une deuxième marque dans la même manche.
    .asks = aller à la paire 6, pâturage
lesson-18 = Les cases en pointillé coûtent un bonus. Un pâturage veut partout le même nombre.
    .asks = prendre cette paire
lesson-19 = Un autre pâturage est en bas de la feuille.
    .asks = y descendre
lesson-20 = Encore deux cases, et celui-ci vaut 8.
    .asks = écrire le 6
lesson-21 = Deux marques dans une manche.
    .asks = fini
lesson-22 = Aucune paire ne va. Mais un moine change la sorte d'un dé.
    .asks = utiliser le moine
lesson-23 = Une ville veut des nombres différents. Laissons-la.
    .asks = aller au pâturage
lesson-24 = Ici, on peut écrire l'un ou l'autre nombre.
    .asks = choisir le nombre
lesson-25 = 3 ou 2 : l'autre case voudra le même.
    .asks = aller au 2
lesson-26 = Le moine est alors dépensé.
    .asks = écrire le 2
lesson-27 = Un bonus par manche : c'est fait.
    .asks = fini
lesson-28 = Rien ne va du tout. Alors un ouvrier vient vous consoler.
    .asks = fini, et prendre l'ouvrier
lesson-29 = Un ouvrier met un dé sur le nombre voulu. Trois phases de huit manches. L'aide est sur Y.
    .asks = continuer sans guide
