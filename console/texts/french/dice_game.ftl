### What the Dice Game says.

## Help: articles, chapters, guide, leaves

monastery = Monastère
    .tag = couleur
    .effect = Écrire 1 ou 2. Complet, il apporte un moine.
    .body =
        Associez un dé monastère à un 1 ou un 2. Quand chaque case de la région est marquée, elle rapporte, d'autant plus que c'est tôt, et vous recevez un moine.
        Plus tard, un moine donne à un dé la couleur qu'il vous faut.
mine = Mine
    .tag = couleur
    .effect = Écrire 3 ou 4. Complète : de l'argent.
    .body =
        Associez un dé mine à un 3 ou un 4. Une mine complète rapporte selon sa taille et la phase, et apporte une pièce d'argent.
        Elle paie une deuxième case dans la même manche.
river = Rivière
    .tag = couleur
    .effect = Écrire 5 ou 6. Une marchandise.
    .body =
        Associez un dé rivière à un 5 ou un 6. Une rivière complète rapporte selon sa taille et la phase, et apporte une marchandise.
        Les marchandises se vendent quand le sablier est double.
city = Ville
    .tag = couleur
    .effect = Tous nombres différents. Un ouvrier.
    .body =
        Associez un dé ville à un nombre que cette ville n'a pas encore. Chaque ville compte pour elle-même.
        Complète, elle rapporte selon sa taille et la phase, et apporte un ouvrier, qui plus tard met un dé sur tout nombre.
castle = Château
    .tag = couleur
    .effect = Répéter un nombre écrit à côté.
    .body =
        Associez un dé château à un nombre écrit dans une case voisine. Un château est une région à lui seul : 1 point aussitôt, et le bonus de sa lettre : M moine, S argent, G marchandise, W ouvrier.
        Le château de départ n'a aucun nombre à répéter.
pasture = Pâturage
    .tag = couleur
    .effect = Tous nombres pareils. Points doubles.
    .body =
        Associez un dé pâturage à un nombre quelconque ; le reste de ce pâturage veut alors le même. Chaque pâturage compte pour lui-même.
        Complet, il n'apporte pas de bonus, mais ses points comptent double.
pair = Paire
    .tag = dés
    .effect = Un nombre et une couleur : une case.
    .body =
        Un dé de nombre et un dé de couleur marquent une case. Tous utilisent les mêmes dés : rien n'est pris à personne. La case doit en toucher une marquée, avoir la couleur et accepter le nombre.
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
commodity = Marchandise
    .tag = bonus
    .effect = À vendre au double : 2 points et 1 pièce.
    .body =
        Quand le dé sablier montre deux sabliers, vous pouvez d'abord vendre toutes vos marchandises, ou toutes les garder. Les pièces d'argent peuvent servir aussitôt.
        Une vente n'est pas un bonus utilisé : il vous en reste un pour la manche.
worker = Ouvrier
    .tag = bonus
    .effect = Un dé de nombre prend un autre nombre.
    .body =
        Choisissez l'ouvrier, puis une case d'une couleur tirée, puis le nombre. Pour les autres, le dé reste tel quel.
        Une manche sans aucune marque apporte un ouvrier.
done = Fini
    .tag = votre part
    .effect = Termine. Sans marque, un ouvrier vient.
    .body =
        Vous pouvez renoncer à marquer. Tant que vous n'avez pas dit fini, B reprend ce que vous avez fait ; ensuite, c'est joué.
        Quand tous ont fini, tout est révélé et les dés sont relancés.
area-points = Points de région
    .tag = score
    .effect = Grandes et tôt, elles rapportent le plus.
    .body =
        Cases      I    II   III
          1        1    1    1
          2        4    3    2
          3        8    6    4
          4       13   10    7
        Les pâturages comptent double.
        Inachevée, rien.
colour-races = Courses de couleur
    .tag = score
    .effect = Finir une couleur avant les autres.
    .body =
        Premier et deuxième : ville 6 et 3, rivière 4 et 2, pâturage 4 et 2, monastère 3 et 2, mine 3 et 1, château 3 et 1.
        Tous ceux qui finissent dans la même manche ont le tout. En solo, vous avez le premier montant aux phases I et II, le deuxième à la phase III.
time = Temps
    .tag = phases
    .effect = Trois phases, finies quand tout est coché.
    .body =
        Chaque manche coche une boîte, ou deux au double sablier. Une phase en a dix. Un double sur la dernière ne coche qu'elle, mais on peut encore vendre.
        En solo, une phase a huit manches, quoi que montre le sablier.
starting-castle = 1er château
    .tag = mise en place
    .effect = Votre feuille grandit à partir d'ici.
    .body =
        Choisissez un des quatre châteaux. Il rapporte 1 point et le bonus de sa lettre : M moine, S argent, G marchandise, W ouvrier.
        Tous choisissent en secret. Ou bien, selon la mise en place, tous différents, ou un seul, choisi par le premier joueur.
the-end = La fin
    .tag = score
    .effect = Le plus de points après la phase III gagne.
    .body =
        À égalité, plus de bonus inutilisés l'emporte, marchandises comprises ; si l'égalité reste, la victoire est partagée.
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

        Sa lettre est votre premier bonus : M moine, S argent, G marchandise, W ouvrier.

        A encore une fois pour fini.
guide-a-round = UNE MANCHE
    .body =
        Les dés tombent : deux nombres, deux couleurs. Sous la feuille sont les paires possibles.

        GAUCHE et DROITE choisissent une paire, ses cases s'allument. A va dans la feuille ; GAUCHE et DROITE : la case ; A écrit.

        Puis A encore pour fini.
guide-what-goes-where = QUOI VA OÙ
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
        Moine : toute couleur.
        Ouvrier : tout nombre.
        Argent : une deuxième case avec une autre paire, après la première.

        Double sablier : vendez, 2 points et 1 pièce par marchandise.

        Aucune marque : un ouvrier.
guide-races-and-time = COURSES ET TEMPS
    .body =
        Les boîtes du haut se remplissent ; pleines, elles finissent la phase, et les régions valent moins.

        Le premier à marquer toutes les cases d'une couleur a un bonus, le deuxième aussi. X montre ces courses, et les autres.
guide-buttons = BOUTONS
    .body =
        A fait ce que dit la barre.
        B revient, ou reprend l'action.
        X regarde autres et courses.
        Y ouvre le menu : aide sur ce que vous pointez, règles, journal, scores. Tenu, il conseille.

        La partie est gardée à tout moment : éteignez, c'est tout.
leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Écrivez des nombres sur 37 cases. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Trois phases de huit manches, puis c'est la fin.
leaf-what-it-is-about-3 = Les régions complètes comptent : au plus tôt.
leaf-what-it-is-about-4 = Deux dés de nombre, deux de couleur : une paire a un de chaque.
leaf-what-it-is-about-5 = Moines, argent et ouvriers aident si aucune paire ne va.

## The guided first game

lesson-1 = Votre feuille a 37 cases de six sortes. Complétez des régions en y écrivant des nombres.
    .asks = continuer (menu : sortir)
lesson-2 = Choisissez un château de départ. Sa lettre est un cadeau.
    .asks = aller au château au G
lesson-3 = En bas : ce que fait A, et ce qu'il rapporte.
    .asks = partir d'ici
lesson-4 = +1 point, et une marchandise à vendre. Votre part finit par fini.
    .asks = fini
lesson-5 = Une case dit ce qu'elle prend : 1/2 veut 1 ou 2. = : un seul nombre. Barré : tous différents.
    .asks = continuer
lesson-6 = Deux dés de nombre, deux de sorte. Un de chaque fait une paire, pour une case blanche.
    .asks = prendre la paire 2, monastère
lesson-7 = Deux de ses cases touchent votre château. Toute marque doit en toucher une autre.
    .asks = aller à l'autre
lesson-8 = Un monastère prend un 1 ou un 2. Celui-ci a deux cases : 4 points une fois complet.
    .asks = écrire le 2
lesson-9 = Un doute ? Avant fini, B reprend une marque.
    .asks = reprendre le 2
lesson-10 = Les dés sont tels qu'ils sont tombés.
    .asks = reprendre la paire
lesson-11 = Et encore la même case.
    .asks = aller à l'autre
lesson-12 = Rien n'est perdu.
    .asks = écrire le 2
lesson-13 = Une marque par manche : c'est fait.
    .asks = fini
lesson-14 = Deux sabliers : chaque marchandise se vend 2 points et 1 pièce.
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
lesson-26 = C'est ce qui dépense le moine.
    .asks = écrire le 2
lesson-27 = Un bonus par manche : c'est fait.
    .asks = fini
lesson-28 = Rien ne va du tout. Alors un ouvrier vient vous consoler.
    .asks = fini, et prendre l'ouvrier
lesson-29 = Un ouvrier met un dé sur tout nombre. Trois phases de huit manches. L'aide est sur Y.
    .asks = continuer seul
