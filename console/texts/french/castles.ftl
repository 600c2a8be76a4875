### What The Castles of Burgundy says.

# The name of the game: at most 22 letters.
game = Châteaux de Bourgogne

## Words for the result of a game alone, from the worst: ours

grade-1 = 10 vides ou plus
grade-2 = 4 à 9 vides
grade-3 = 1 à 3 vides
grade-4 = gagné

## Articles

castle = Château
    .tag = sorte de tuile
    .effect = Une action de plus, au nombre de votre choix.
    .body =
        Posé, il donne aussitôt une des quatre actions des dés : prendre, poser, vendre ou engager, avec le nombre que vous voulez. Aucun ouvrier n'est nécessaire.
        On ne peut y renoncer. La tuile ainsi posée produit son propre effet.
mine = Mine
    .tag = sorte de tuile
    .effect = 1 pièce d'argent à la fin de chaque phase.
    .body =
        Chaque mine du domaine paie après le dernier tour d'une phase, phase E comprise.
        La tuile 2 ajoute un ouvrier par mine.
ship = Bateau
    .tag = sorte de tuile
    .effect = Charger les biens d'un dépôt, avancer dans l'ordre.
    .body =
        Nommez un dépôt : ses marchandises vont dans votre réserve, qui garde trois sortes. Vous ne choisissez que si tout ne tient pas. Le dépôt peut être vide.
        Puis votre pion avance d'une case sur la piste, au-dessus des autres.
animals = Animaux
    .tag = sorte de tuile
    .effect = Points pour une espèce d'animaux au pâturage.
    .body =
        Une nouvelle tuile rapporte un point par animal, et chaque tuile de la même espèce dans ce pâturage rapporte de nouveau.
        Un pâturage peut réunir plusieurs espèces. La tuile 7 ajoute un point à chaque tuile qui rapporte.
monastery = Monastère
    .tag = sorte de tuile
    .effect = Une règle à vous, ou des points à la fin.
    .body =
        26 tuiles, toutes uniques. Leur signe dit leur genre :
        une cloche change une règle, plus et moins tournent un dé sans ouvrier, une étoile donne des points à la fin.
        Pointez-en une et redemandez l'aide pour lire sa règle.
building = Bâtiment
    .tag = sorte de tuile
    .effect = Huit sortes. Chacune une fois par ville.
    .body =
        Ce qu'un bâtiment apporte, il l'apporte dès qu'il est posé.
        Une ville est une région de bâtiments. Elle n'accepte pas deux bâtiments pareils, sauf avec la tuile 1.
warehouse = Entrepôt
    .tag = bâtiment
    .effect = Vendre toute une sorte de marchandise, sans dé.
    .body =
        2 à 4 points par tuile, autant que de joueurs, et 1 pièce d'argent pour la vente. Les tuiles 3 et 4 s'y ajoutent.
        Sans marchandise en réserve, il n'apporte rien.
watchtower = Tour de guet
    .tag = bâtiment
    .effect = 4 points tout de suite.
    .body = Rien d'autre. La tuile 17 compte encore vos tours de guet à la fin.
carpenter = Menuiserie
    .tag = bâtiment
    .effect = Prendre un bâtiment des dépôts 1 à 6.
    .body =
        La tuile va dans votre réserve, où il faut une case vide : on ne défausse rien pour elle. Jamais du dépôt noir.
        Vous pouvez y renoncer.
church = Église
    .tag = bâtiment
    .effect = Prendre mine, monastère ou château de 1 à 6.
    .body =
        La tuile va dans votre réserve, où il faut une case vide : on ne défausse rien pour elle. Jamais du dépôt noir.
        Vous pouvez y renoncer.
market = Marché
    .tag = bâtiment
    .effect = Prendre bateau ou animaux des dépôts 1 à 6.
    .body =
        La tuile va dans votre réserve, où il faut une case vide : on ne défausse rien pour elle. Jamais du dépôt noir.
        Vous pouvez y renoncer.
boarding-house = Pension
    .tag = bâtiment
    .effect = 4 ouvriers tout de suite.
    .body = Ce n'est pas une embauche : les tuiles 13 et 14 n'y ajoutent rien.
bank = Banque
    .tag = bâtiment
    .effect = 2 pièces d'argent tout de suite.
    .body = 2 pièces achètent une tuile, une fois par tour.
town-hall = Mairie
    .tag = bâtiment
    .effect = Poser une tuile de plus de votre réserve.
    .body =
        Sur une case libre de sa couleur qui touche votre domaine ; le nombre n'importe pas. Elle produit tout son effet.
        Vous pouvez y renoncer. En 2019, vous pouvez d'abord acheter une tuile et la poser.
cows = Vaches
    .tag = animaux
    .effect = Comptez-les, et toutes celles du pâturage.
    .body =
        Le nombre sur la tuile dit combien il y en a : 2 à 4. Posée, elle rapporte autant ; chaque tuile de la même espèce dans le même pâturage rapporte une fois de plus.
        La tuile 24 compte les espèces à la fin.
sheep = Moutons
    .tag = animaux
    .effect = Comptez-les, et tous ceux du pâturage.
    .body =
        Le nombre sur la tuile dit combien il y en a : 2 à 4. Posée, elle rapporte autant ; chaque tuile de la même espèce dans le même pâturage rapporte une fois de plus.
        La tuile 24 compte les espèces à la fin.
pigs = Cochons
    .tag = animaux
    .effect = Comptez-les, et tous ceux du pâturage.
    .body =
        Le nombre sur la tuile dit combien il y en a : 2 à 4. Posée, elle rapporte autant ; chaque tuile de la même espèce dans le même pâturage rapporte une fois de plus.
        La tuile 24 compte les espèces à la fin.
hens-or-goats = Poules ou chèvres
    .tag = animaux
    .effect = Comptez-les, et toutes celles du pâturage.
    .body =
        Le nombre sur la tuile dit combien il y en a : 2 à 4. Posée, elle rapporte autant ; chaque tuile de la même espèce dans le même pâturage rapporte une fois de plus. En 2019, des chèvres remplacent les poules.
        La tuile 24 compte les espèces à la fin.
dice = Dés
    .tag = action
    .effect = Deux dés, deux actions. 6 et 1 sont voisins.
    .body =
        Chaque dé fait une chose :
        prendre une tuile au dépôt de son nombre, poser une tuile sur une case de son nombre, vendre les marchandises de son nombre ou engager deux ouvriers.
        Un ouvrier tourne un dé d'un cran, à volonté. Les deux dés doivent servir.
placing = Poser
    .tag = action
    .effect = Une tuile va sur sa couleur et le nombre du dé.
    .body = La case doit toucher une tuile déjà posée et montrer le nombre du dé. Viennent alors ses propres points, ceux de la région si elle est complète, le bonus de couleur, et enfin l'effet qui attend.
workers = Ouvriers
    .tag = ressources
    .effect = Un ouvrier tourne un dé d'un cran.
    .body =
        En plus ou en moins ; 6 et 1 sont voisins, et plusieurs s'ajoutent. Une embauche coûte un dé et en apporte 2, une pension 4.
        À la fin, deux ouvriers valent un point.
silver = Argent
    .tag = ressources
    .effect = 2 pièces : une tuile, une fois par tour.
    .body =
        Au dépôt noir, avant, entre ou après vos dés, si votre réserve a une case vide. En 2019, même quand un effet attend.
        Ventes, mines et banques rapportent des pièces d'argent. À la fin, chacune vaut un point.
goods = Marchandises
    .tag = ressources
    .effect = Vendre toute une sorte avec son nombre.
    .body =
        Avec un dé de ce nombre (les ouvriers aident), un château ou un entrepôt. Chaque tuile rapporte autant de points que de joueurs, et la vente 1 pièce d'argent.
        Les bateaux en apportent ; la réserve garde trois sortes. À la fin, chacune vaut un point.
store = Réserve
    .tag = ressources
    .effect = De la place pour trois tuiles.
    .body =
        Ce que vous prenez attend ici d'être posé. Si elle est pleine, prendre avec un dé ou un château défausse une tuile de votre choix. Toute autre prise demande une case vide.
        À la fin, les tuiles en réserve ne comptent pas.
depots = Dépôts
    .tag = plateau
    .effect = Prendre une tuile au dépôt de votre dé.
    .body =
        Six dépôts en cercle, et au milieu le dépôt noir, qui ne fait que vendre.
        Au début de chaque phase, les tuiles restantes quittent le jeu et d'autres arrivent. Les marchandises restent.
        Le dé blanc dit quel dépôt reçoit la marchandise de la manche.
order = Ordre du tour
    .tag = plateau
    .effect = Qui est en tête joue en premier.
    .body =
        Chaque bateau fait avancer votre pion d'une case. Sur une même case, le pion du dessus est premier. L'ordre est fixé au début de chaque manche.
        À droite de chaque pion figure sa place.
regions = Régions
    .tag = score
    .effect = Une région complète compte taille et phase.
    .body =
        Cases   1  2  3  4  5  6  7  8
        Points  1  3  6 10 15 21 28 36

        Phase   A  B  C  D  E
        Plus   10  8  6  4  2

        Un trait tout autour marque une région complète.
colour-bonus = Bonus de couleur
    .tag = score
    .effect = Couvrir les cases d'une couleur, premier ou deuxième.
    .body = Le premier à couvrir toutes les cases d'une couleur reçoit la grande tuile : 5, 6 ou 7 points à 2, 3 ou 4 joueurs. Le deuxième reçoit la petite : 2, 3 ou 4.
turn = Tour
    .tag = temps
    .effect = Jouer les deux dés, puis finir le tour.
    .body = Les effets qui attendent passent d'abord. Un achat est possible avant la fin. B annule pas à pas ce que vous avez fait dans ce tour ; une fois la console passée, c'est joué.
phases = Phases
    .tag = temps
    .effect = Cinq phases A à E de cinq manches.
    .body = À chaque manche, tous lancent les dés en même temps et jouent dans l'ordre. Après cinq manches, les mines paient et les dépôts sont regarnis. Après la phase E vient le décompte final.
estate = Domaine
    .tag = mise en place
    .effect = 37 cases en six couleurs.
    .body =
        Des cases voisines d'une même couleur forment une région. Chaque domaine a les siennes ; les débutants prennent le 1, en 2019 aussi le 2.
        Au tirage, vous en choisissez un sur deux.
first-castle = 1er château
    .tag = mise en place
    .effect = Votre domaine grandit à partir d'ici.
    .body =
        Choisissez une des cases de château. Ce château compte pour sa région, mais ne donne ni action ni points.
        Les débutants partent du milieu.
the-end = La fin
    .tag = score
    .effect = Marchandises, argent, ouvriers et monastères rapportent.
    .body =
        Chaque tuile de marchandise 1, chaque pièce d'argent 1, deux ouvriers 1, et ce que disent vos monastères.
        À égalité, le moins de cases vides l'emporte, puis celui qui jouerait plus tard.
chapter-tiles = Tuiles
chapter-buildings = Bâtiments
chapter-animals = Animaux
chapter-monasteries = Monastères
chapter-actions = Actions
chapter-stock = Ressources
chapter-board = Plateau
chapter-score-and-time = Score et temps
chapter-set-up-and-end = Mise en place et fin
chapter-expansion-tiles = Tuiles d'extension
chapter-solo-game = Jeu en solo
chapter-team-game = Jeu en équipes
chapter-border-posts = Postes-frontières
chapter-trade-routes = Routes commerciales
chapter-route-cards = Cartes de route
chapter-shields = Boucliers
chapter-shields-by-number = Boucliers par numéro
guide-your-estate = VOTRE DOMAINE
    .body =
        Votre domaine a 37 cases en six couleurs. Remplissez-le de tuiles : châteaux, mines, bateaux, animaux, monastères, bâtiments.

        Des cases voisines d'une couleur forment une région. Complète, elle compte d'autant plus qu'elle est grande et finie tôt.
guide-a-turn = UN TOUR
    .body =
        Vous avez deux dés, en haut à gauche. Chacun fait une chose : prendre ou poser une tuile, vendre des biens, engager.

        GAUCHE et DROITE changent de dé. Ce qui est possible s'allume en blanc : un trait plein est gratuit, un pointillé coûte des ouvriers, un petit carré chacun.
guide-take-and-place = PRENDRE ET POSER
    .body =
        X montre les dépôts. Prenez une tuile au dépôt du nombre de votre dé : elle va en bas à gauche, dans la réserve.

        BAS mène au domaine : une tuile va sur une case de sa couleur, au nombre du dé, qui touche une tuile. A la pose.
guide-workers = OUVRIERS
    .body =
        Les ouvriers, en haut à droite, tournent un dé d'un cran chacun. 6 et 1 sont voisins.

        A sur un dé montre tout ce qu'il peut faire. La dernière ligne engage deux ouvriers.

        La bande du bas dit d'avance ce que A coûte et rapporte.
guide-goods-and-silver = MARCHANDISES, ARGENT
    .body =
        Un bateau prend les marchandises d'un dépôt et vous fait jouer plus tôt à la manche suivante.

        Un dé de leur nombre les vend : des points et 1 pièce.

        2 pièces achètent une tuile au dépôt noir, au milieu, une fois par tour. X le montre.
guide-effects = EFFETS
    .body =
        Châteaux et bâtiments ont souvent un effet immédiat : la console montre où, en blanc.

        Les animaux comptent avec leur espèce dans le pâturage. Un monastère change une règle ou compte à la fin : pointez-le, Y puis A.
guide-phases = PHASES
    .body =
        Cinq phases A à E de cinq manches. Le cadre du haut dit où vous êtes. Une région complète rapporte 10 de plus en A, puis 8, 6, 4 et 2.

        Après chaque phase, les mines paient et des tuiles arrivent. Après E, le reste compte.
guide-buttons = BOUTONS
    .body =
        A fait ce que dit la barre.
        B revient ; sur les dés, il annule votre dernière action.
        X : les dépôts, puis les joueurs.
        Y ouvre le menu : aide sur ce que vous pointez, règles, récit, scores. Maintenu : un avis.

        Les deux dés joués, A finit le tour.

## Articles on expansions

white-castle = Château blanc
    .tag = bâtiment
    .effect = Une action avec le dé blanc.
    .body =
        Posé, il donne une des quatre actions avec le nombre du dé blanc. Les ouvriers le changent comme tout dé, et les tuiles 8 à 12 aident.
        C'est un bâtiment : un par ville. On ne peut y renoncer. La tuile 29 les compte à la fin.
crane = Grue
    .tag = bâtiment
    .effect = Fait comme un bâtiment de votre choix.
    .body =
        Seul ce qui peut servir est proposé, château blanc compris s'il y en a dans la partie.
        À la fin, elle compte comme un bâtiment pour les tuiles 16 à 23 et 29, le plus rentable.
        Vous pouvez y renoncer.
geese = Oies
    .tag = animaux
    .effect = 2, et une autre espèce compte encore.
    .body =
        Elles rapportent 2, et avec elles toutes les tuiles d'une autre espèce du pâturage, la plus rentable.
        Puis encore 2 à chaque tuile d'animaux qui s'y ajoute.
        C'est une espèce pour la tuile 24. La tuile 7 ajoute un point à chaque fois.
inn = Auberge
    .tag = auberge
    .effect = Sur une case de n'importe quelle couleur. Région +1.
    .body =
        S'achète 2 pièces près du dépôt noir. Une de plus à chaque phase ; aucune n'est retirée.
        Sa région compte une case de plus, 8 au plus. Une seule auberge par région.
        Il faut un dé du nombre. Elle n'est ni bâtiment, ni animal, ni château, sans autre effet.
border-posts = Postes-frontières
    .tag = domaine
    .effect = Relier deux postes par des tuiles.
    .body =
        Trois postes bordent le domaine. Une chaîne de tuiles posées qui se touchent en relie deux : les points de la phase, une fois par paire.
        Le premier et le deuxième à relier les trois prennent un bonus comme pour une couleur.
trade-routes = Routes commerciales
    .tag = route
    .effect = Vos ventes couvrent une route, pour des gains.
    .body =
        Après une vente, les marchandises vont sur les cases suivantes, de gauche à droite. Si le nombre est celui de la case, vous gagnez ce qu'elle montre avant de poser la suivante. Vous pouvez y renoncer.
        Une route pleine ne change rien.
shields = Boucliers
    .tag = bouclier
    .effect = Un double prend un bouclier de ce dépôt.
    .body =
        Au lieu des deux actions, avant de jouer un dé. Des ouvriers peuvent faire le double. Il va sur un de vos châteaux ; celui qui s'y trouve quitte le jeu.
        Il agit tant qu'il y est, et compte à la fin.
        Tribut : 1 pièce par phase, ou il part.
tribute = Tribut
    .tag = bouclier
    .effect = 1 pièce par bouclier, ou il part.
    .body =
        À la fin de chaque phase, avant les mines, dans l'ordre du pont. On vous le demande un à un, le plus petit d'abord, le 3 en dernier.
        Un bouclier impayé quitte le jeu. Avec le bouclier 3, un ouvrier peut payer.
shield-1 = Bouclier 1
    .tag = bouclier
    .effect = Pour vos animaux, un seul grand pâturage.
    .body =
        Les animaux de l'espèce comptent encore où qu'ils soient. Les régions restent ce qu'elles sont.
        12 points à la fin.
shield-2 = Bouclier 2
    .tag = bouclier
    .effect = Un ouvrier quand un autre en gagne.
    .body =
        Un chaque fois qu'un autre joueur en gagne au moins un.
        12 points à la fin.
shield-3 = Bouclier 3
    .tag = bouclier
    .effect = Des ouvriers peuvent payer le tribut.
    .body =
        1 ouvrier au lieu de 1 pièce d'argent pour tout bouclier, tant que celui-ci est sur un château.
        12 points à la fin.
shield-4 = Bouclier 4
    .tag = bouclier
    .effect = La réserve n'a plus de limite.
    .body =
        Prenez et achetez à volonté. S'il part, trois tuiles de votre choix restent en réserve et les autres quittent le jeu.
        12 points à la fin.
shield-5 = Bouclier 5
    .tag = bouclier
    .effect = Un bateau ramasse aussi toute une sorte.
    .body =
        Après les marchandises de son dépôt, un bateau prend toutes celles d'une sorte dans tous les dépôts, s'il y a de la place pour cette sorte.
        12 points à la fin.
shield-6 = Bouclier 6
    .tag = bouclier
    .effect = Les monastères d'un autre sont aussi à vous.
    .body =
        Nommez un joueur une fois pour toutes, à votre tour ou à la fin. Ses tuiles comptent avec ce qui est dans votre domaine. Ce qu'elles copient, non.
        12 points à la fin.
shield-7 = Bouclier 7
    .tag = bouclier
    .effect = Vos tuiles bonus comptent double.
    .body =
        Celles prises pendant qu'il est sur un château. La tuile 26 ne change pas.
        8 points à la fin.
shield-8 = Bouclier 8
    .tag = bouclier
    .effect = Chaque mine paie 2 pièces d'argent.
    .body =
        À la fin d'une phase. Les ouvriers de la tuile 2 ne changent pas.
        8 points à la fin.
shield-9 = Bouclier 9
    .tag = bouclier
    .effect = 1 pièce par tuile vendue.
    .body =
        Au lieu de 1 pièce d'argent par vente. La tuile 3 n'ajoute alors rien.
        8 points à la fin.
shield-10 = Bouclier 10
    .tag = bouclier
    .effect = Vos monastères comptent double à la fin.
    .body =
        Les tuiles 15 à 26 et 29, s'il est sur un château quand la partie finit.
        8 points à la fin.
shield-11 = Bouclier 11
    .tag = bouclier
    .effect = Un château peut prendre un bouclier.
    .body =
        Comme action, dans n'importe quel dépôt, sans double. Châteaux seulement, pas les châteaux blancs.
        8 points à la fin.
shield-12 = Bouclier 12
    .tag = bouclier
    .effect = Les points d'une vente comptent double.
    .body =
        Ceux de chaque tuile vendue ; l'argent ne change pas.
        8 points à la fin.
shield-13 = Bouclier 13
    .tag = bouclier
    .effect = Vos boucliers comptent double à la fin.
    .body =
        Celui-ci aussi : il rapporte donc 8.
        4 points à la fin.
shield-14 = Bouclier 14
    .tag = bouclier
    .effect = Chaque phase : poser une tuile des dépôts.
    .body =
        À la fin d'une phase, avant le tribut : une tuile des dépôts 1 à 6 va droit dans votre domaine. Le nombre n'importe pas. Vous pouvez y renoncer.
        4 points à la fin.
shield-15 = Bouclier 15
    .tag = bouclier
    .effect = Chaque phase : poser une tuile du dépôt noir.
    .body =
        À la fin d'une phase, avant le tribut : une tuile du dépôt noir, ou une auberge, va droit dans votre domaine. Le nombre n'importe pas. Vous pouvez y renoncer.
        4 points à la fin.
shield-16 = Bouclier 16
    .tag = bouclier
    .effect = Une fois par tour, un dé au nombre de votre choix.
    .body =
        A sur le dé, puis sa ligne dans la liste : il prend le nombre voulu. Cela ne coûte aucun ouvrier, même pour un double. Pas pour le dé blanc.
        4 points à la fin.
shield-17 = Bouclier 17
    .tag = bouclier
    .effect = Vos régions comptent une case de plus.
    .body =
        Quand elles sont complétées, 8 au plus. Une auberge s'y ajoute.
        4 points à la fin.
shield-18 = Bouclier 18
    .tag = bouclier
    .effect = Une tuile va sur toute case libre.
    .body =
        Nombre et couleur comptent toujours, mais une tuile n'a plus à en toucher une autre.
        4 points à la fin.
route-card-1 = Carte de route 1
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        1 : 2 pièces d'argent
        6 : une action, nombre au choix
        5 : prendre un bâtiment
route-card-2 = Carte de route 2
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        5 : vendre une sorte de marchandise
        2 : prendre mine, monastère, château
        3 : 4 points
route-card-3 = Carte de route 3
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        3 : 4 ouvriers
        5 : prendre mine, monastère, château
        2 : une action, nombre au choix
route-card-4 = Carte de route 4
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        1 : une action, nombre au choix
        2 : vendre une sorte de marchandise
        3 : prendre un bateau ou des animaux
route-card-5 = Carte de route 5
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        2 : prendre un bateau ou des animaux
        5 : poser une tuile de la réserve
        4 : vendre une sorte de marchandise
route-card-6 = Carte de route 6
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        2 : 4 ouvriers
        4 : prendre un bâtiment
        6 : 2 pièces d'argent
route-card-7 = Carte de route 7
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        3 : prendre un bâtiment
        6 : vendre une sorte de marchandise
        5 : 4 ouvriers
route-card-8 = Carte de route 8
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        4 : prendre mine, monastère, château
        3 : 2 pièces d'argent
        1 : poser une tuile de la réserve
route-card-9 = Carte de route 9
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        4 : 4 points
        3 : poser une tuile de la réserve
        6 : prendre mine, monastère, château
route-card-10 = Carte de route 10
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        5 : 4 points
        4 : 4 ouvriers
        1 : prendre un bâtiment
route-card-11 = Carte de route 11
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        6 : poser une tuile de la réserve
        1 : prendre un bateau ou des animaux
        4 : une action, nombre au choix
route-card-12 = Carte de route 12
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        6 : prendre un bateau ou des animaux
        1 : 4 points
        2 : 2 pièces d'argent
solo-game = Jeu en solo
    .tag = solo
    .effect = Couvrir les 37 cases en 25 manches.
    .body =
        Pas de décompte final : les points font avancer le compteur, qui apporte des actions.
        Au départ : 1 pièce d'argent, 2 ouvriers, 3 marchandises, un château où vous voulez. Votre réserve prend les six sortes.
        13a est le domaine le plus facile.
counter-and-target = Compteur et cible
    .tag = solo
    .effect = Une cible atteinte apporte une action.
    .body =
        Barre du haut : le plein est compté, le pointillé est ce que A ajouterait. À chaque gain, l'argent peut acheter juste ce qui manque, 1 le point.
        À la cible, le compteur revient à 0, le surplus est perdu, la cible baisse de 5, jamais sous 5, et vous agissez, nombre au choix.
rivers = Rivières
    .tag = solo
    .effect = Seules les rivières mènent à une autre île.
    .body =
        Une rivière joint deux cases comme si elles se touchaient, et pas d'autres. Elle brille quand une tuile est à un bout.
        Elle ne joint pas les régions : une case de bateau est une région d'une case.
white-die-alone = Dé blanc en solo
    .tag = solo
    .effect = Il ôte une tuile de son dépôt chaque manche.
    .body =
        D'abord la marchandise de la manche y va, puis une tuile part : le haut avant le bas, la gauche avant la droite, marquée d'une croix. Dépôt vide : le suivant, dans le sens horaire, en perd une.
        Un bateau : les marchandises des autres dépôts quittent le jeu.
whole-colour = Couleur complète
    .tag = solo
    .effect = Aussitôt une tuile du dépôt noir.
    .body =
        En solo, pas de tuile bonus. Quand vous couvrez la dernière case d'une couleur, posez une tuile du dépôt noir droit dans votre domaine, quel que soit le nombre. Elle produit son effet.
        Cela peut compléter une couleur de plus. Vous pouvez y renoncer ; perdu si rien ne convient.
black-tiles = Tuiles noires
    .tag = solo
    .effect = Cinq marchandises d'un bateau : une tuile cachée.
    .body =
        Juste après le chargement d'un bateau, une fois, si la réserve a une case vide. Les cinq marchandises ne sont pas vendues.
        Face cachée, elle va sur une case de couleur quelconque, selon le nombre. Elle compte pour région et couleur, rien d'autre.
what-comes-next = Et ensuite ?
    .tag = solo
    .effect = Vous dites dans quel ordre tout arrive.
    .body =
        Des points, une couleur complète et des effets peuvent attendre ensemble : choisissez la suite. C'est important quand la cible est proche, car le surplus est perdu.
        Des points seuls qui ne l'atteignent pas sont comptés d'office.
team-game = Jeu en équipes
    .tag = équipes
    .effect = Deux contre deux, un duché par équipe.
    .body =
        Domaine, ouvriers, argent, marchandises et la réserve entre ses moitiés sont à l'équipe ; dés et deux cases de réserve, à vous.
        Une tuile reste dans la réserve où elle est mise.
        Les points des deux s'ajoutent. À égalité, le plus de cases vides gagne.

## Articles on monasteries

monastery-1 = Bâtiments doubles
    .tag = monastère
    .effect = Une ville peut avoir deux fois un bâtiment.
    .body = Sans elle, une ville prend chaque bâtiment une fois. Vaut pour toute façon d'en poser un.
monastery-2 = Mines : ouvriers
    .tag = monastère
    .effect = Chaque mine paie 1 pièce et un ouvrier.
    .body = À la fin de chaque phase, pour toutes vos mines.
monastery-3 = Vente : 2 pièces
    .tag = monastère
    .effect = Une vente rapporte 2 pièces, et non 1.
    .body = Quel que soit le nombre de biens vendus. Pour l'action d'un dé, un château et un entrepôt.
monastery-4 = Vente : ouvrier
    .tag = monastère
    .effect = Une vente rapporte 1 pièce et un ouvrier.
    .body = Un ouvrier par vente. Pour l'action d'un dé, un château et un entrepôt.
monastery-5 = Bateau : 2 dépôts
    .tag = monastère
    .effect = Un bateau charge aussi les biens d'un dépôt voisin.
    .body = Après le premier dépôt, vous pouvez nommer un de ses deux voisins sur le cercle 1 2 3 4 5 6 1. Ce qui tient est pris.
monastery-6 = Acheter partout
    .tag = monastère
    .effect = Acheter dans les sept dépôts.
    .body =
        L'achat de votre tour peut aussi venir d'un dépôt numéroté, pour 2 pièces d'argent.
        En 2019, deux ouvriers peuvent payer à la place, jamais un de chaque.
monastery-7 = Animaux +1
    .tag = monastère
    .effect = +1 par tuile d'animaux qui compte.
    .body = Quand des animaux rapportent, chaque tuile qui compte rapporte un point de plus, la nouvelle aussi.
monastery-8 = Ouvriers par 2
    .tag = monastère
    .effect = Un ouvrier tourne un dé de 1 ou de 2.
    .body = Chaque ouvrier que vous payez peut tourner un dé de deux crans au lieu d'un.
monastery-9 = +-1 : bâtiments
    .tag = monastère
    .effect = Un cran gratuit du dé pour poser un bâtiment.
    .body = Le dé peut compter un de plus ou un de moins, et des ouvriers peuvent s'y ajouter.
monastery-10 = +-1 bateau, animal
    .tag = monastère
    .effect = Un cran gratuit pour bateau ou animaux.
    .body = Pour les poser. Le dé peut compter un de plus ou un de moins, et des ouvriers peuvent s'y ajouter.
monastery-11 = +-1 : les autres
    .tag = monastère
    .effect = Un cran gratuit : château, mine, monastère.
    .body = Pour les poser. Le dé peut compter un de plus ou un de moins, et des ouvriers peuvent s'y ajouter.
monastery-12 = +-1 : prendre
    .tag = monastère
    .effect = Un cran gratuit du dé pour prendre une tuile.
    .body = Le dé peut compter un de plus ou un de moins, et des ouvriers peuvent s'y ajouter. 6 et 1 sont voisins.
monastery-13 = Embauche : argent
    .tag = monastère
    .effect = Engager rapporte aussi 1 pièce d'argent.
    .body = Avec un dé ou un château, pas avec une pension.
monastery-14 = 4 ouvriers engagés
    .tag = monastère
    .effect = Engager apporte 4 ouvriers, et non 2.
    .body = Avec un dé ou un château. Une pension en apporte 4 de toute façon.
monastery-15 = Fin : sortes
    .tag = monastère
    .effect = À la fin : des points par sorte vendue.
    .body = 3 points par sorte de marchandise en 2011, 2 en 2019. Le nombre de tuiles vendues n'importe pas.
monastery-16 = Fin : entrepôts
    .tag = monastère
    .effect = À la fin : 4 points par entrepôt.
    .body = Comptent ceux du domaine, même dans une seule ville grâce à la tuile 1. Pas ceux de la réserve.
monastery-17 = Fin : tours
    .tag = monastère
    .effect = À la fin : 4 points par tour de guet.
    .body = Comptent celles du domaine, même dans une seule ville grâce à la tuile 1. Pas celles de la réserve.
monastery-18 = Fin : menuiseries
    .tag = monastère
    .effect = À la fin : 4 points par menuiserie.
    .body = Comptent celles du domaine, même dans une seule ville grâce à la tuile 1. Pas celles de la réserve.
monastery-19 = Fin : églises
    .tag = monastère
    .effect = À la fin : 4 points par église.
    .body = Comptent celles du domaine, même dans une seule ville grâce à la tuile 1. Pas celles de la réserve.
monastery-20 = Fin : marchés
    .tag = monastère
    .effect = À la fin : 4 points par marché.
    .body = Comptent ceux du domaine, même dans une seule ville grâce à la tuile 1. Pas ceux de la réserve.
monastery-21 = Fin : pensions
    .tag = monastère
    .effect = À la fin : 4 points par pension.
    .body = Comptent celles du domaine, même dans une seule ville grâce à la tuile 1. Pas celles de la réserve.
monastery-22 = Fin : banques
    .tag = monastère
    .effect = À la fin : 4 points par banque.
    .body = Comptent celles du domaine, même dans une seule ville grâce à la tuile 1. Pas celles de la réserve.
monastery-23 = Fin : mairies
    .tag = monastère
    .effect = À la fin : 4 points par mairie.
    .body = Comptent celles du domaine, même dans une seule ville grâce à la tuile 1. Pas celles de la réserve.
monastery-24 = Fin : espèces
    .tag = monastère
    .effect = À la fin : 4 points par espèce d'animaux.
    .body = Vaches, moutons, cochons, et poules ou chèvres : jusqu'à 16 points.
monastery-25 = Fin : ventes
    .tag = monastère
    .effect = À la fin : 1 point par tuile de biens vendue.
    .body = Toutes les marchandises vendues dans la partie comptent.
monastery-26 = Fin : tuiles bonus
    .tag = monastère
    .effect = À la fin : des points par tuile bonus.
    .body = 2 points par tuile bonus en 2011, 3 points en 2019, grandes et petites.
monastery-27 = Sur la pile
    .tag = monastère
    .effect = Votre pion est en haut de chaque pile.
    .body = Sur la piste de l'ordre, aussitôt et dès que des pions se rencontrent, même si un autre arrive plus tard. Le plus haut est premier.
monastery-28 = Argent : ouvriers
    .tag = monastère
    .effect = 1 pièce achète 2 ouvriers.
    .body =
        Autant que vous voulez à votre tour, même quand un effet attend. Ce n'est pas l'achat du tour.
        A sur un dé le montre sur une ligne.
monastery-29 = Châteaux blancs
    .tag = monastère
    .effect = À la fin : 4 points par château blanc.
    .body = Ceux de votre domaine comptent. Elle n'est en jeu qu'avec les châteaux blancs.

## Leaves

leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Prince, remplissez votre domaine de tuiles. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Fin après la phase E : cinq phases de cinq manches.
leaf-what-it-is-about-3 = Les régions complètes comptent, surtout grandes ou finies tôt.
leaf-what-it-is-about-4 = Toute une couleur, premier ou deuxième : un bonus.
leaf-what-it-is-about-5 = Marchandises, animaux et monastères comptent aussi.
leaf-extra-tiles-title = TUILES EN PLUS
leaf-extra-tiles-1 = Quatre sortes de tuiles s'ajoutent aux piles. Le reste est comme toujours.
leaf-extra-tiles-2 = Fin après la phase E ; qui a le plus de points gagne.
leaf-extra-tiles-3 = La grue fait comme un bâtiment de votre choix.
leaf-extra-tiles-4 = Les oies comptent avec une autre espèce du pâturage.
leaf-extra-tiles-5 = Tuile 27 : en haut de votre pile. 28 : 2 ouvriers pour 1 pièce.
leaf-border-posts-title = POSTES-FRONTIÈRES
leaf-border-posts-1 = Trois postes bordent votre domaine : reliez-les par des tuiles.
leaf-border-posts-2 = Fin après la phase E. Chaque paire vaut les points de sa phase.
leaf-border-posts-3 = Relier les trois, premier ou deuxième : un bonus.
leaf-border-posts-4 = Partez près d'un poste et bâtissez vers le suivant.
leaf-border-posts-5 = Un poste relié devient doré et porte une coche.
leaf-white-castles-title = CHÂTEAUX BLANCS
leaf-white-castles-1 = Des bâtiments qui font agir aussitôt, comme un château.
leaf-white-castles-2 = Fin après la phase E ; qui a le plus de points gagne.
leaf-white-castles-3 = Le nombre est celui du dé blanc, sous vos dés.
leaf-white-castles-4 = Les ouvriers changent aussi ce nombre.
leaf-white-castles-5 = La tuile 29 les compte à la fin.
leaf-inns-title = AUBERGES
leaf-inns-1 = Une auberge va sur toute couleur ; sa région compte une case de plus.
leaf-inns-2 = Une de plus à chaque phase. Fin après la phase E.
leaf-inns-3 = 2 pièces : X, puis la chope au-dessus du dépôt noir.
leaf-inns-4 = Une seule par région : gardez-la pour une grande.
leaf-inns-5 = Posez-la là où la tuile qu'il faut ne vient pas.
leaf-trade-routes-title = ROUTES COMMERCIALES
leaf-trade-routes-1 = Vos ventes couvrent votre route et y rapportent des gains.
leaf-trade-routes-2 = Fin après la phase E ; qui a le plus de points gagne.
leaf-trade-routes-3 = Il y a gain si le nombre est celui de la case.
leaf-trade-routes-4 = Chargez les biens du nombre suivant, puis vendez-les.
leaf-trade-routes-5 = La prochaine case est à droite ; X montre les routes.
leaf-shields-title = BOUCLIERS
leaf-shields-1 = Sur un château, un bouclier change vos règles comme un monastère.
leaf-shields-2 = Fin après la phase E ; qui a le plus de points gagne.
leaf-shields-3 = Un double prend le bouclier au dépôt de son nombre.
leaf-shields-4 = Il remplace les deux actions. Les ouvriers aident.
leaf-shields-5 = Chacun coûte 1 pièce par phase : ayez une mine ou deux.
leaf-alone-title = EN SOLO
leaf-alone-1 = Gagnez en couvrant les 37 cases de votre domaine.
leaf-alone-2 = Vous avez 25 manches. Après, c'est perdu.
leaf-alone-3 = Les points poussent le compteur du haut ; au drapeau, agissez.
leaf-alone-4 = Puis il baisse de 5. L'argent achète les points manquants.
leaf-alone-5 = Complétez d'abord les petites régions.
leaf-alone-tiles-title = EN SOLO : TUILES
leaf-alone-tiles-1 = Les rivières mènent d'île en île.
leaf-alone-tiles-2 = À chaque manche, le dé blanc ôte la tuile à la croix.
leaf-alone-tiles-3 = Une couleur complète pose une tuile du dépôt noir.
leaf-alone-tiles-4 = Après un bateau, cinq marchandises achètent une tuile pour toute couleur.
leaf-alone-tiles-5 = Si plusieurs choses attendent, vous choisissez.
leaf-in-teams-title = EN ÉQUIPES
leaf-in-teams-1 = Deux contre deux : chaque équipe remplit un domaine de 73 cases.
leaf-in-teams-2 = Fin après la phase E. Les points des deux s'ajoutent.
leaf-in-teams-3 = Ouvriers, argent, marchandises sont à l'équipe, les dés à vous.
leaf-in-teams-4 = Une tuile va dans votre réserve ou celle de l'équipe.
leaf-in-teams-5 = En prenant la console, voyez ce que laisse l'équipier.

## The guided first game

lesson-1 = Votre domaine part d'un château. Toute nouvelle tuile doit en toucher une autre déjà posée.
    .asks = continuer (menu : sortir)
lesson-2 = Vos dés : un 3 et un 6. Chacun prend ou pose une tuile, vend des biens, engage des ouvriers.
    .asks = continuer
lesson-3 = Le dé encadré est en main : le 3.
    .asks = voir ce qu'il peut faire
lesson-4 = Vous avez deux marchandises du nombre 3 : un 3 les vend.
    .asks = descendre à la vente
lesson-5 = Ces deux lignes disent toujours ce que A rapporte : 4 points, 1 pièce.
    .asks = vendre les marchandises
lesson-6 = 4 points. Vous avez 2 pièces : de quoi acheter une tuile.
    .asks = regarder les dépôts
lesson-7 = Six dépôts entourent le noir. Ses tuiles coûtent 2 pièces et aucun dé.
    .asks = d'abord monter au dépôt 1
lesson-8 = D'ici, il n'y a plus qu'un pas.
    .asks = descendre au dépôt noir
lesson-9 = Un château. À côté, un bateau.
    .asks = aller au bateau
lesson-10 = Un bateau charge des biens. Le prix est à droite : 2 pièces.
    .asks = acheter le bateau
lesson-11 = Votre réserve garde trois tuiles jusqu'à la pose. Maintenant, votre second dé, le 6.
    .asks = retourner aux dépôts
lesson-12 = Un 6 prend une tuile au dépôt 6. Voici un marché, un bâtiment.
    .asks = prendre le marché
lesson-13 = Les deux dés sont joués. Un regret ? Sur les dés, B annule l'action.
    .asks = rendre le marché
lesson-14 = Le marché est de retour au dépôt 6, et le dé est encore à vous.
    .asks = encore une fois aux dépôts
lesson-15 = Rien n'est perdu.
    .asks = prendre le marché quand même
lesson-16 = Un tour fini ne s'annule pas. Puis l'ordinateur joue : observez-le.
    .asks = finir le tour
lesson-17 = Il a tourné un dé d'un cran pour un ouvrier, et engagé avec l'autre. Vous le pouvez aussi.
    .asks = continuer
lesson-18 = Manche 2, nouveaux dés. Le dé blanc a mis une marchandise au dépôt de son nombre.
    .asks = continuer
lesson-19 = Un 3 et un 2. Les cases blanches acceptent une tuile de la réserve.
    .asks = aller au domaine
lesson-20 = Une case de bâtiment, région à elle seule, donc complète : 1 point, et 10 pour la phase A.
    .asks = poser le marché
lesson-21 = 11 points ! Et le marché prend un bateau ou des animaux.
    .asks = à gauche, cochons du dépôt 6
lesson-22 = Au pâturage, ils comptent avec tous les autres cochons.
    .asks = prendre les cochons
lesson-23 = Au tour du 2. La case blanche accepte votre bateau.
    .asks = aller au domaine
lesson-24 = Bonne sorte, bon nombre, contre une tuile : tout y est.
    .asks = poser le bateau
lesson-25 = Un bateau charge les biens d'un dépôt. Aux manches suivantes, vous jouez plus tôt.
    .asks = charger les biens du dépôt 2
lesson-26 = Biens 2 : un dé de 2 les vend. À vous, avec des astuces.
    .asks = finir le tour, et jouer
tip-1 = Votre dernier tour. Vendez vos biens, complétez des régions ; tuiles en réserve : 0 point.
tip-2 = Dernière phase. À sa fin, pièces et marchandises valent 1 point, et les monastères comptent.
tip-3 = Les cases d'une couleur font une région. Complète : 1, 3, 6, 10, 15, 21 points pour 1 à 6 cases.
tip-4 = Une région complète vaut 10 points de plus en phase A, 8 en B, puis 6, 4, 2 : soyez rapide.
tip-5 = Votre réserve est pleine. Posez d'abord une tuile : qui en prend une de plus en défausse une.
tip-6 = Un château attend en réserve. Posé, il donne une action de plus, nombre au choix.
tip-7 = Les animaux comptent à la pose, puis avec chaque tuile de leur espèce dans ce pâturage.
tip-8 = Un monastère change une règle ou compte à la fin. Pointez-le : Y, puis A, dit laquelle.
tip-9 = Une mine rapporte 1 pièce d'argent à la fin de chaque phase : posez-la au plus tôt.
tip-10 = Un de vos dés vend des biens : 2 points par tuile, et 1 pièce d'argent.
tip-11 = 2 pièces achètent une tuile au dépôt noir, une fois par tour, sans dé. X y mène.
tip-12 = Plus d'ouvriers. Un dé qui ne sert à rien en engage deux.
tip-13 = Dernière manche de la phase. Puis les mines paient et les dépôts sont regarnis.
tip-14 = Le premier à couvrir de tuiles les cases d'une couleur prend 5 points, le deuxième 2.
tip-15 = Vous pouvez compléter une région. Regardez les cases blanches de votre domaine.

## Nouns: as they stand in the middle of a line

# $thing (noun)
alone = { CAPITAL($thing) }

# What an area of a kind is called.
area-castle = château
    .gender = m
    .son = son château
area-mine = mine
    .gender = f
    .son = sa mine
area-river = rivière
    .gender = f
    .son = sa rivière
area-pasture = pâturage
    .gender = m
    .son = son pâturage
area-monastery = monastère
    .gender = m
    .son = son monastère
area-town = ville
    .gender = f
    .son = sa ville
area-inn = auberge
    .gender = f
    .son = son auberge

# What a space takes.
space-castle = château
space-mine = mine
space-ship = bateau
space-animals = animaux
space-monastery = monastère
space-building = bâtiment
space-inn = auberge

tile-castle = château
tile-mine = mine
tile-ship = bateau
tile-inn = auberge
tile-black = tuile noire
# A monastery, by the number on it.
# $number (number)
tile-yellow = tuile { $number }
# $number (number) how many are on the tile, 2 to 4
tile-cows = { $number } vaches
# $number (number)
tile-sheep = { $number } moutons
# $number (number)
tile-pigs = { $number } cochons
# $number (number)
tile-hens = { $number } poules
# $number (number)
tile-goats = { $number } chèvres
# $number (number)
tile-geese = { $number } oies
tile-warehouse = entrepôt
tile-watchtower = tour de guet
    .least = tour
tile-carpenter = menuiserie
tile-church = église
tile-market = marché
tile-boarding-house = pension
    .short = pension
tile-bank = banque
tile-town-hall = mairie
tile-white-castle = château blanc
    .short = ch. blanc
    .least = ch. blanc
tile-crane = grue

# Where points come from, behind a number: 6 cows.
gain-animals = animaux
gain-cows = vaches
gain-sheep = moutons
gain-pigs = cochons
gain-hens = poules
gain-goats = chèvres
gain-geese = oies
gain-yellow = tuile
gain-watchtower = tour
gain-region = région
gain-colour = couleur
gain-sale = vente
gain-posts = postes
gain-route = route

# $number (number)
shield-number = bouclier { $number }

# In full where there is room; beside a price there are nine letters.
# $count (number)
count-workers =
    { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvr.
    }
# $count (number)
count-silver =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
# $count (number)
count-goods = { $count ->
        [one] { $count } bien
       *[other] { $count } biens
    }
# $count (number)
count-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
# $count (number)
count-spaces =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
# How many of all, or which of how many.
# $number (number)
# $all (number)
number-of-all = { $number } sur { $all }

## What tiles do: at most 33 letters

does-castle = action de plus, nombre au choix
does-mine = 1 pièce à la fin de chaque phase
does-ship = biens d'un dépôt, ordre +1
does-ship-alone = biens d'un dépôt, le reste part
# $count (number) how many are on the tile
does-animals = { $count }, et l'espèce compte encore
does-crane = imite un bâtiment au choix
does-inn = sa région compte 1 de plus
does-black = sur toute couleur, sans effet
# Instead of that.
fits-nowhere = pas de case dans votre domaine
# Monasteries that bring points.
# $what (noun) points for what
does-at-once = aussitôt : { $what }
# $what (noun)
does-at-end = fin : { $what }
# What buildings and spaces of a trade route bring at once.
brings-points = 4 points
brings-workers = 4 ouvriers
brings-silver = 2 pièces

# Monasteries by number.
yellow-rule-1 = un bâtiment deux fois par ville
yellow-rule-2 = chaque mine paie aussi un ouvrier
yellow-rule-3 = une vente rapporte 2 pièces
yellow-rule-4 = une vente donne aussi un ouvrier
yellow-rule-5 = un bateau charge aussi à côté
yellow-rule-6 = acheter partout, ouvriers admis
yellow-rule-7 = +1 par tuile d'animaux comptée
yellow-rule-8 = un ouvrier tourne un dé de 1 ou 2
yellow-rule-9 = +-1 gratuit : poser un bâtiment
yellow-rule-10 = +-1 gratuit : bateau, animaux
yellow-rule-11 = +-1 : château, mine, monastère
yellow-rule-12 = +-1 gratuit : prendre une tuile
yellow-rule-13 = engager rapporte aussi 1 pièce
yellow-rule-14 = engager apporte 4 ouvriers
# Tile 6 in the edition of 2011.
yellow-buys = acheter dans les sept dépôts
# Points for what; tile 15.
# $points (number)
yellow-types-sold = { $points } par sorte vendue
yellow-points-16 = 4 par entrepôt
yellow-points-17 = 4 par tour de guet
yellow-points-18 = 4 par menuiserie
yellow-points-19 = 4 par église
yellow-points-20 = 4 par marché
yellow-points-21 = 4 par pension
yellow-points-22 = 4 par banque
yellow-points-23 = 4 par mairie
yellow-points-24 = 4 par espèce d'animaux
yellow-points-25 = 1 par tuile vendue
# Tile 26.
# $points (number)
yellow-bonus-tiles = { $points } par tuile bonus
# Tiles 27 to 29.
yellow-on-top = en haut de chaque pile
yellow-workers = 1 pièce achète 2 ouvriers
yellow-white-castles = 4 par château blanc

## Effects that wait: their names, and what they let do

effect-trade-route = route commerciale
effect-store = réserve
effect-tribute = tribut
effect-points = points
effect-target = cible
effect-exchange = échange
effect-order = suite
# A whole colour, in a game alone.
effect-colour = couleur

lets-action = action, nombre au choix
lets-ship = biens d'un dépôt, ordre +1
    .short = biens, ordre +1
lets-ship-alone = biens, le reste part
lets-second-depot = biens d'un dépôt voisin
lets-warehouse = vendre une sorte
lets-carpenter = prendre un bâtiment
lets-church = prendre mine, monastère, château
    .short = prendre une tuile
lets-market = prendre un bateau ou des animaux
    .short = prendre une tuile
lets-town-hall = poser une tuile de la réserve
    .short = poser une tuile
lets-white-castle = une action avec le dé blanc
    .short = action, dé blanc
lets-crane = faire comme un bâtiment
    .short = copier un bâtiment
lets-stack = la pose continue
lets-follow = quels monastères comptent
lets-gather = une sorte de tous les dépôts
lets-from-depots = poser une tuile des dépôts
lets-from-black = poser une tuile du dépôt noir
lets-whole-colour = tuile du dépôt noir
lets-trim = trois tuiles restent
lets-tribute = payer un bouclier, ou le perdre
lets-gain = les compter
lets-buy-points = acheter ce qui manque
lets-exchange = cinq biens, une tuile noire
lets-give = biens pour la tuile noire
lets-order = dire ce qui suit

# Both in a line. Where there is no room, what it lets do or the name stands alone.
# $effect (noun)
# $what (noun)
effect-lets = { CAPITAL($effect) } : { $what }

# Where points come from that wait: "Count 6 for the sale".
points-animals = les animaux
points-region = la région
points-phase = la phase
points-sale = la vente
points-watchtower = la tour
points-monastery = le monastère
points-other = les points

## Shields by number: names of at most 21 letters

shield-name-1 = un seul pâturage
shield-name-2 = aussi un ouvrier
shield-name-3 = ouvriers en tribut
shield-name-4 = réserve sans limite
shield-name-5 = bateau : +1 sorte
shield-name-6 = monastères d'un autre
shield-name-7 = tuiles bonus x2
shield-name-8 = mines x2
shield-name-9 = 1 pièce par tuile
shield-name-10 = monastères x2
shield-name-11 = châteaux : boucliers
shield-name-12 = ventes x2
shield-name-13 = boucliers x2
shield-name-14 = tuile à chaque phase
shield-name-15 = tuile noire par phase
shield-name-16 = dé : nombre au choix
shield-name-17 = régions +1
shield-name-18 = poser partout

# What they do: at most 33 letters.
shield-does-1 = animaux : un seul grand pâturage
shield-does-2 = 1 ouvrier si un autre en gagne
shield-does-3 = un ouvrier paie un bouclier
shield-does-4 = la réserve est sans limite
shield-does-5 = un bateau ramasse aussi une sorte
shield-does-6 = suivre les monastères d'un autre
shield-does-7 = vos tuiles bonus comptent double
shield-does-8 = chaque mine paie 2 pièces
shield-does-9 = 1 pièce par tuile vendue
shield-does-10 = fin : les monastères x2
shield-does-11 = un château prend un bouclier
shield-does-12 = les points d'une vente x2
shield-does-13 = fin : les boucliers x2
shield-does-14 = chaque phase, tuile des dépôts
shield-does-15 = chaque phase, tuile du dépôt noir
shield-does-16 = par tour, un dé au nombre choisi
shield-does-17 = les régions comptent 1 de plus
shield-does-18 = tuile sur toute case libre

## What an action brings: parts of a line of 33 letters, with commas between them

# Alone.
# $total (number)
brings-victory = { SIGNED($total) } : tout est couvert, gagné !
# $total (number)
# $target (number)
brings-target = { SIGNED($total) } : atteint { $target }
# $total (number)
# $points (number)
# $target (number)
brings-counter = { SIGNED($total) } : { $points } sur { $target }
# Their sum alone, where there is no room for more.
# $total (number)
brings-sum = { SIGNED($total) }
# The first of several, with the sum of all before it.
# $total (number)
# $points (number)
# $source (noun)
brings-first = { SIGNED($total) } : { $points } { $source }
# $points (number)
# $source (noun)
brings-part = { $points } { $source }
# All points come from there.
# $points (number)
# $source (noun)
brings-only = { SIGNED($points) } { $source }
# $what (noun)
brings-then = puis { $what }
# The same where there is no room: at most 28 letters.
# $what (noun)
brings-then-short = puis { FORM($what, "short") }
# $what (noun)
brings-no-use = perdu : { $what }

## The strip: two lines of 33 letters, what A does and what comes of it

# At the right, beside the first line: it costs nothing.
free = gratuit
# The same: so many ways to do it.
# $count (number)
ways = { $count } façons

# $name (text) a number, some with a letter
pick-estate = Domaine { $name }
pick-estate-then = A le prend, puis le château
# $number (number) of the space
pick-castle = Château sur { $number }
pick-castle-then = votre domaine part d'ici
# $tile (noun)
take-discards = défausse { $tile }
# Into the own store, or into that of the team.
# $tile (noun)
into-own = { CAPITAL($tile) }, à vous
# $tile (noun)
into-team = { CAPITAL($tile) }, équipe
# $tile (noun)
# $number (number) of the space
place-on = { CAPITAL($tile) } sur { $number }
# $count (number)
# $goods (number) their type
sell = Vendre { $count } de sorte { $goods }
hire = Engager
# $depot (number)
load = Biens du dépôt { $depot }
# At the right, where goods stay behind: at most 16 letters.
load-three-types = trois sortes max
load-then = et ordre +1
load-then-alone = les autres marchandises partent
keep-silver = Garder l'argent
# $points (number)
# $target (number)
keep-silver-then = le compteur reste à { $points } sur { $target }
decline = Y renoncer
decline-then = l'effet est perdu
# $tile (noun)
choose-space = { CAPITAL($tile) } : sur quelle case ?
choose-space-then = A demande sa case
# $building (noun)
crane-as = Grue comme { $building }
# $goods (number) their type
gather = Sorte { $goods } de tous les dépôts
gather-then = autant que la réserve en prend
buy-workers = Tuile 28 : ouvriers
# $shield (number)
shield-goes-here = Bouclier { $shield } ici
# $shield (number)
shield-leaves-castle = le bouclier { $shield } quitte le jeu
free-die = Bouclier 16 : dé libre
free-die-then = nombre au choix, pour ce tour
# $name (text)
follow = Suivre { $name } pour toujours
follow-then = ses monastères comptent pour vous
# $tile (noun)
discard = Retirer { $tile }
discard-then = trois tuiles restent en réserve
# $shield (number)
shield-stays = Bouclier { $shield } gardé
# Its points at the end, and what it is.
# $points (number)
# $shield (noun)
shield-worth = fin { SIGNED($points) } ; { $shield }
# $shield (number)
shield-leaves = Le bouclier { $shield } quitte le jeu
# $points (number)
shield-leaves-then = sans ses { $points } points
# $points (number)
# $target (number)
buy-points = Acheter { $points } sur { $target }
target-reached = cible atteinte : une action
exchange-then = cachée, toute couleur, sans effet
# $goods (number) their type
give = Donner un bien de sorte { $goods }
# $count (number)
give-then = { $count } à donner pour la tuile noire
settled = C'est réglé
settled-rolls = A lance les dés
settled-hands-over = A passe la console
end-turn = Finir le tour
end-turn-can-buy = X : vous pouvez encore acheter
end-turn-dice-used = les deux dés sont joués
# $points (number)
# $source (noun) where they come from
count-for = Compter { $points } pour { $source }
# $points (number)
# $target (number)
counter-at = compteur à { $points } sur { $target }
# $effect (noun)
comes-next = Ensuite : { $effect }

# $number (number) of the space
# $count (number)
space-ways = Nombre { $number } : { $count } façons
space-ways-then = A montre ce que chacune rapporte
# $depot (number)
depot-choice = Biens du dépôt { $depot } : un choix
depot-choice-then = A : tout ne tient pas
menu-take = Prendre une tuile en réserve
menu-place = Poser une tuile
menu-load = Charger des marchandises
menu-order = Plusieurs choses attendent
menu-exchange = Cinq marchandises, 1 tuile noire
menu-discard = Trois tuiles restent en réserve
menu-shield = Prendre un bouclier des dépôts
goes-to-depots = A mène aux dépôts
goes-to-estate = A mène au domaine
shows-them = A les montre
double = Un double : prendre un bouclier
double-by-workers = Double par ouvriers : un bouclier
double-then = au lieu des deux actions
# $points (number) at the end
shield-price = fin { SIGNED($points) }, tribut 1 par phase

# $tiles (number)
# $count (number) of spaces
free-die-reaches = Dé libre : { $tiles } à prendre, { count-spaces }
# $die (number)
die-reaches-nothing = Dé { $die } : rien à portée
# $die (number)
# $tiles (number)
die-reaches-tiles = Dé { $die } : { $tiles } à prendre
# $die (number)
# $count (number) of spaces
die-reaches-spaces = Dé { $die } : poser sur { count-spaces }
# $die (number)
# $tiles (number)
# $count (number) of spaces
die-reaches = Dé { $die } : { $tiles } à prendre, { count-spaces }
hand-or-skip = A : ses actions, ou le passer
hand-or-estate = A : ses actions, BAS : domaine
hand-empty = Les deux dés sont joués
hand-empty-then = A : finir le tour, ou autre

# Why not, at the right of the first line: at most 18 letters.
# $count (number)
why-not-workers = il faut { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
why-not-same-building = déjà dans la ville
why-not-second-inn = a une auberge
why-not-apart = sans tuile voisine
why-not-no-tile = aucune tuile
why-not-dice = dés déjà joués
why-not-store-empty = réserve vide
why-not-store-full = réserve pleine
why-not-silver = trop peu d'argent
why-not-bought = achat déjà fait
why-not-effect-first = l'effet d'abord
why-not-now = pas maintenant
why-not-by-effect = pas par cet effet

## Hints: why an action is good, in at most 27 letters

# $points (number)
why-area = région complète, { SIGNED($points) }
# Points for the area, for the phase, and the bonus.
# $area (number)
# $phase (number)
# $bonus (number)
why-colour = couleur finie : { $area }+{ $phase }+{ $bonus }
# $next (text) the letter of the next phase
# $area (number)
# $phase (number)
why-area-before = finie avant { $next } : { $area } + { $phase }
# $area (number)
# $phase (number)
why-last-area = région complète : { $area } + { $phase }
# $points (number)
why-animals = { SIGNED($points) }, avec toute l'espèce
# $points (number)
why-then-area = puis région complète : { SIGNED($points) }
# $points (number)
why-then-placing = puis une pose rapporte { SIGNED($points) }
# $points (number)
why-then-sale = puis une vente : { SIGNED($points) }
# $points (number)
why-then = puis { SIGNED($points) } ce tour-ci
why-load = des marchandises à vendre
why-gather = plus de biens à vendre
why-hire = les dés ne servent guère
why-buy-workers = un ouvrier tourne un dé
why-keep-silver = votre argent peut attendre
# $area (noun)
why-last-tile = complétera votre { $area }
# $name (text) another player
why-lacks-only = { $name } attend celle-ci
why-last-of-kind = la dernière de sa sorte
# $area (noun)
# $count (number) of tiles
why-then-lacks = votre { $area } : encore { $count }
why-one-more-action = elle donne une action
why-ship = biens, et jouer plus tôt
why-one-more-tile = elle donne une tuile
why-one-more-placed = une tuile de plus posée
# $count (number) of phases
why-mine =
    { $count ->
        [one] argent pour { $count } phase
       *[other] argent pour { $count } phases
    }
why-counts-at-end = elle compte à la fin
why-its-rule = sa règle devient la vôtre
# $count (number)
why-workers = { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    } avec elle
# $count (number)
why-silver = { count-silver } avec elle
# $count (number) of tiles
why-area-lacks = il manque { $count } à sa région

## The log: at most 29 letters, behind the shape of the player

# $name (text) a number, some with a letter
log-estate = joue le domaine { $name }
# $phase (text) its letter
log-phase = la phase { $phase } commence
# $depot (number)
# $goods (number) their type
log-white-die = dé blanc { $depot } : sorte { $goods }
# Alone a tile leaves the depot, too.
# $depot (number)
# $goods (number) their type
# $tile (noun)
log-white-die-alone = dé { $depot } : sorte { $goods }, ôte { FORM($tile, "short") }
log-over = fin de la partie
# $tile (noun)
# $depot (number)
log-took = prend { FORM($tile, "short") }, { $depot }
# Of the black depot.
# $tile (noun)
log-took-black = prend { FORM($tile, "short") }, noir
# $tile (noun)
log-bought = achète { FORM($tile, "short") }
# $tile (noun)
log-bought-for-workers = achète { FORM($tile, "short") }, ouvriers
# $tile (noun)
log-discarded = défausse { FORM($tile, "short") }
log-first-castle = part d'un château
# A tile was placed: what came of it, a whole area or colour, and whether border posts are joined.
# $tile (noun)
log-placed = pose { FORM($tile, "short") }
# $tile (noun)
log-whole = { FORM($tile, "short") }, région finie
# $tile (noun)
log-bonus = { FORM($tile, "short") }, bonus
# $tile (noun)
log-colour = { FORM($tile, "short") }, couleur
# $tile (noun)
log-placed-posts = pose { FORM($tile, "short") }, postes
# $tile (noun)
log-whole-posts = { FORM($tile, "least") }, région+postes
# $tile (noun)
log-bonus-posts = { FORM($tile, "least") }, bonus+postes
# $tile (noun)
log-colour-posts = { FORM($tile, "least") }, couleur+postes
# $building (noun)
log-crane = grue : { $building }
# $shield (number)
log-shield-taken = prend le bouclier { $shield }
# $shield (number)
log-shield-lost = perd le bouclier { $shield }
log-free-die = bouclier 16 : un dé libre
# $player (number) by seat
log-follows = suit le joueur { $player }
log-on-top = tuile 27 : en haut
# $count (number)
# $goods (number) their type
log-sold = vend { $count } de sorte { $goods }
# $count (number)
# $goods (number) their type
log-loaded = bateau : { $count } de sorte { $goods }
# $step (number)
log-sailed = bateau : case { $step } de l'ordre
# $count (number)
log-hired = engage { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
# $count (number)
log-route-workers = route : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
# $count (number)
log-mines-workers = mines : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
# $tile (number)
# $count (number)
log-yellow-workers = tuile { $tile } : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
# $shield (number)
# $count (number)
log-shield-workers = bouclier { $shield } : { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
log-tribute-worker = tribut : un ouvrier
# $tile (number)
# $count (number)
log-yellow-silver = tuile { $tile } : { count-silver }
# $count (number)
log-mines-silver = mines : { count-silver }
# $count (number)
log-route-silver = route : { count-silver }
log-tribute-silver = tribut : 1 pièce
# $count (number)
log-bought-points = achète { count-points }
log-no-black-tile = renonce à la tuile noire
log-kept-silver = garde son argent
# $effect (noun)
log-no-use = renonce : { $effect }
# $effect (noun)
log-effect-lost = perdu : { $effect }
# $target (number)
log-target = cible ! désormais { $target }
# $count (number)
log-exchanged = { count-goods } : tuile noire
# What a monastery counted at the end.
# $tile (number)
# $counted (noun)
log-counts = tuile { $tile } : { $counted }
log-rounds-left = manches restantes
# $count (number)
log-gained-silver = gagne { count-silver }
# $count (number)
log-gained-workers = gagne { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }

counted-15 = sortes vendues
counted-16 = entrepôts
counted-17 = tours de guet
counted-18 = menuiseries
counted-19 = églises
counted-20 = marchés
counted-21 = pensions
counted-22 = banques
counted-23 = mairies
counted-24 = espèces
counted-25 = ventes
counted-26 = tuiles bonus
counted-white-castles = châteaux blancs
counted-nothing = aucun point

## The estate, and what lies around it

# In tiny letters, beside the stored tiles and the goods: at most five letters.
estate-store = rés.
estate-goods = biens
# In a box on the dice, when both are used: at most four letters.
estate-end = FIN
# Whose storage it is: at most four letters.
store-own = moi
store-team = nous
# $tile (noun)
in-store = { CAPITAL($tile) }, en réserve
# $tile (noun)
in-team-store = { CAPITAL($tile) }, réserve d'équipe
empty-storage = Une case de réserve vide
# $shield (number)
castle-with-shield = Château au bouclier { $shield }
# $tile (noun)
placed = { CAPITAL($tile) }, en place
placed-black = Tuile noire, sans effet
# $area (noun)
placed-inn = Auberge : pour { FORM($area, "son") }
# $number (number)
space-beside-post = Nombre { $number }, près d'un poste
# $kind (noun) what the space takes
# $number (number)
empty-space = Case { $kind }, nombre { $number }
# The same in at most 14 letters.
# $kind (noun)
# $number (number)
short-space = { CAPITAL($kind) } { $number }
# $area (noun)
# $size (number)
area-whole = { GENDER($area) ->
        [f] { $area } de { $size } : complète
       *[m] { $area } de { $size } : complet
    }
# So many spaces of all are covered. Whole it brings points for its size and for the phase.
# $area (noun)
# $covered (number)
# $size (number)
# $points (number)
# $more (number)
area-so-far = { GENDER($area) ->
        [f] { $area } { $covered }/{ $size }, complète : { $points }+{ $more }
       *[m] { $area } { $covered }/{ $size }, complet : { $points }+{ $more }
    }
ask-estate = Choisissez votre domaine
# $name (text) a number, some with a letter
estate-number = No { $name }

## The depots

# $silver (number)
depots-price = prix { $silver }
# In tiny letters, before the white die: at most five.
depots-white-die = blanc
# What a ship loads, and what it leaves there: before pictures of goods.
load-takes = pris
load-leaves = restent
load-nothing = aucun bien, ordre +1
load-nothing-alone = aucun bien
ask-goods = Trois sortes : lesquelles ?

## Sheets over the picture: what a die or an effect can do

title-die = Ce que ce dé peut faire
title-end = Avant la fin du tour
# Behind the name of an effect: at most 20 letters.
title-action = action, dé au choix
title-white-castle = le dé blanc
title-crane = comme lequel ?
title-buy-points = jusqu'à la cible ?
title-exchange = 5 biens, une tuile
# $number (number) of goods
title-give = { $number } à donner
title-other = à jouer

row-take = Prendre une tuile
# $count (number) of tiles
row-take-reach = parmi { $count }
row-place = Poser une tuile
row-load = Charger
# $count (number)
row-sell = En vendre { $count }
row-hire = Engager
row-shield = Prendre un bouclier
row-gather = Ramasser cette sorte
row-free-die = Nombre libre ce tour
# $count (number)
row-buy-workers = Acheter { $count ->
        [one] { $count } ouvrier
       *[other] { $count } ouvriers
    }
# $name (text)
row-follow = Suivre { $name }
row-pay-silver = Garder : 1 pièce
row-pay-worker = Garder : 1 ouvrier
row-give-up = L'abandonner
row-order = Dire ce qui suit
# $count (number)
row-buy-points = Acheter { count-points }
row-exchange = Une tuile noire
row-give = En donner une
# $count (number) of goods
row-give-of = sur { $count }
row-discard = Retirer une tuile
row-decline = Y renoncer

# What it brings, at the right.
# $count (number)
gain-points =
    { $count ->
        [one] { SIGNED($count) } point
       *[other] { SIGNED($count) } points
    }
# $count (number)
gain-workers =
    { $count ->
        [one] { SIGNED($count) } ouvrier
       *[other] { SIGNED($count) } ouvriers
    }
# $count (number)
gain-silver =
    { $count ->
        [one] { SIGNED($count) } pièce
       *[other] { SIGNED($count) } pièces
    }
# What a crane lets do as this building: at most five letters.
copy-sells = vend
copy-places = pose
copy-acts = agit
copy-takes = prend

ask-discard = Réserve pleine : que défausser ?
ask-store = Dans quelle réserve ?
ask-tile = Quelle tuile ?
ask-tile-leaves = Quelle tuile part ?
ask-shield = Quel bouclier ?
ask-next = Et ensuite ?
ask-payment = Comment payer ?
# $count (number) of spaces
fits-spaces = va sur { $count }
# $points (number)
# $source (noun)
points-for = { $points } pour { $source }
reaches-target = cible !

## Tribute

tribute-title = Tribut : 1 chacun
# $count (number)
tribute-then-mines = puis les mines : { count-silver }

## Everybody

# In tiny letters, before a row: at most five.
players-order = ordre
# The same, and above a column.
column-bonus = bonus
# More than three.
# $count (number)
stored-tiles = x { $count }
# Before pictures of goods.
goods-to-come = biens à venir
goods-to-come-none = rien
# $points (number) beside those for its size
players-region = région { SIGNED($points) }
# $name (text)
# $points (number)
projected = { $name } : { $points } à ce stade
# $team (text) its letter
# $points (number)
projected-team = Équipe { $team } : { $points } à ce stade

## A game alone: how far it has come

alone-spaces = cases
alone-round = manche
alone-targets = cibles
# $count (number)
alone-targets-reached = { $count }
# $count (number)
alone-targets-or-more = { $count } ou plus
alone-colours = couleur complète : tuile du dépôt noir
alone-region = région complète
# $points (number)
alone-region-points = taille { SIGNED($points) }
alone-away = aux dépôts : part d'abord
# $spaces (number)
# $rounds (number)
alone-left =
    { $spaces ->
        [one] { $spaces } case vide
       *[other] { $spaces } cases vides
    }, encore { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }

## Trade routes of all

routes = ROUTES
# $count (number)
routes-cards = { $count } cartes chacun
# $name (text)
# $space (number)
# $goods (number) the type that it wants
route-wants = { $name }, case { $space } : sorte { $goods }
# $name (text)
# $space (number)
route-gained = { $name }, case { $space } : gagné
# $name (text)
# $space (number)
# $goods (number) the type that lies there
route-lies = { $name }, case { $space } : posé { $goods }

## Shields of all

all-shields = BOUCLIERS
all-shields-points = points à la fin
no-shield-left = Il n'y a plus de bouclier
# $depot (number)
shield-in-depot = dépôt { $depot } : un double { $depot } le prend
# $name (text)
shield-on-castle = sur un château : { $name }

## Colours and piles

colours = COULEURS
colours-of-spaces = cases prises et libres
# In tiny letters, above a column: at most five.
colours-pile = pile
colours-goods = marchandises en pile
# $count (number)
colours-black-pile = { $count ->
        [one] { $count } tuile dans la pile noire
       *[other] { $count } tuiles dans la pile noire
    }
colours-alone = couleur finie : tuile noire
colours-bonus = bonus : premier et deuxième

## The end of a phase

# $phase (text) its letter
phase-over = FIN DE PHASE { $phase }
# $phase (text) its letter
phase-begins = { $phase } commence
phase-mines = Mines
phase-mines-nothing = rien
phase-tiles-left = Tuiles retirées
phase-new-tiles = Nouvelles tuiles
phase-tiles-none = aucune
phase-goods = Marchandises
# $now (number) points beside those for its size
# $before (number)
phase-region = Région complète : +{ $now }, et non +{ $before }

## The hand-over, at the right of the name

# $team (text) its letter
hand-over-team = équipe { $team }
hand-over-tribute = tribut
hand-over-phase-end = fin de phase

## Keys: at most six letters

key-depots = dépôts
key-dice = dés
key-skip = passer
key-others = autres
key-goal = but
key-routes = routes
key-shields = boucl.
key-colours = coul.
key-estate = terres
key-choose = choix
key-start = départ
key-take = saisir
key-place = poser
key-sell = vendre
key-hire = engage
key-load = charge
key-buy = achat
key-end = finir
key-use = jouer
key-remove = ôter
key-pay = payer
key-go = aller

## How far it has come, and the score sheet

progress-set-up = début
# $phase (text) its letter
# $round (number)
# $rounds (number)
round-name = manche { $phase } { $round }/{ $rounds }

# Rows: at most 16 letters.
score-animals = animaux
score-regions = régions
score-phases = phases
score-colour-bonus = bonus couleur
score-border-posts = postes
score-goods-sold = ventes
score-trade-route = route
score-watchtowers = tours de guet
score-goods-left = reste : biens
score-silver-left = reste : argent
score-workers-by-two = ouvriers / 2
score-workers-left = reste : ouvriers
score-left-over = reste
score-monasteries = monastères
score-shields = boucliers
score-yellow-15 = 15 sortes
score-yellow-16 = 16 entrepôt
score-yellow-17 = 17 tour de guet
score-yellow-18 = 18 menuiserie
score-yellow-19 = 19 église
score-yellow-20 = 20 marché
score-yellow-21 = 21 pension
score-yellow-22 = 22 banque
score-yellow-23 = 23 mairie
score-yellow-24 = 24 espèces
score-yellow-25 = 25 ventes
score-yellow-26 = 26 bonus
score-yellow-29 = 29 château blanc
score-shield-1 = bouclier 1
score-shield-2 = bouclier 2
score-shield-3 = bouclier 3
score-shield-4 = bouclier 4
score-shield-5 = bouclier 5
score-shield-6 = bouclier 6
score-shield-7 = bouclier 7
score-shield-8 = bouclier 8
score-shield-9 = bouclier 9
score-shield-10 = bouclier 10
score-shield-11 = bouclier 11
score-shield-12 = bouclier 12
score-shield-13 = bouclier 13
score-shield-14 = bouclier 14
score-shield-15 = bouclier 15
score-shield-16 = bouclier 16
score-shield-17 = bouclier 17
score-shield-18 = bouclier 18
score-spaces-covered = cases couvertes
score-rounds-left-over = manches de reste
score-empty-spaces = cases vides
score-first-target = première cible
score-last-target = dernière cible
score-counter = compteur

# How it ended, and how a tie was broken.
# $round (number)
verdict-won = gagné en manche { $round }
# $count (number) of spaces
verdict-lost = perdu à { count-spaces } près
verdict-teams-share = égalité : victoire commune
# Empty spaces of each.
# $most (number)
# $other (number)
verdict-teams = égalité : plus de vides, { $most } à { $other }
# $fewest (number)
# $other (number)
verdict-fewest = égalité : moins de vides, { $fewest } à { $other }
verdict-order = égalité de vides : joue plus tard

## The form of a new game

choice-team = Équipes
choice-edition = Édition
choice-expansions = Extensions
choice-solo = Domaine
choice-target = Cible
choice-estates = Domaines
choice-estate = Domaine
# What each choice is about.
about-team = Deux contre deux, un domaine de 73 cases par équipe (places 1 et 3, 2 et 4). 12a est plus facile.
about-edition = La boîte de 2011 ou celle de 2019 : tuiles, domaines et nombres diffèrent.
about-expansions = Ce qui s'ajoute au jeu de base de 2019.
about-solo = 13a est le plus facile. Seules les rivières mènent à d'autres îles.
about-target = Les points qui donnent une action ; la cible baisse chaque fois de 5. 45 est bien plus facile que 50, 55 bien plus dur.
about-estates = Les domaines joués : le même pour tous, au tirage, ou un par place.
about-estate = Le domaine de cette place.

team-none = non
team-12a = duché 12a
team-12b = duché 12b
edition-2011 = 2011
edition-2019 = 2019
expansions-none = aucune
expansions-all = toutes
expansions-some = en partie
expansion-extra = tuiles en plus
expansion-posts = postes-frontières
expansion-white = châteaux blancs
expansion-inns = auberges
expansion-routes = routes commerciales
expansion-shields = boucliers
# What each brings: at most 33 letters.
about-extra = grue, oies, monastères 27 et 28
about-posts = domaines 11a-11f : trois postes
about-white = une action avec le dé blanc
about-inns = sur toute couleur, région +1
about-routes = les ventes y rapportent des gains
about-shields = pouvoirs d'un double, avec tribut
solo-none = non
solo-13a = no 13a
solo-13b = no 13b
target-45 = 45 points
target-46 = 46 points
target-47 = 47 points
target-48 = 48 points
target-49 = 49 points
target-50 = 50 points
target-51 = 51 points
target-52 = 52 points
target-53 = 53 points
target-54 = 54 points
target-55 = 55 points
estates-beginners = débutants
estates-named = chacun le sien
estates-random = un parmi deux
estate-random = hasard
estate-1 = no 1
estate-2 = no 2
estate-3 = no 3
estate-4 = no 4
estate-5 = no 5
estate-6 = no 6
estate-7 = no 7
estate-8 = no 8
estate-9 = no 9
estate-10 = no 10
estate-11a = no 11a
estate-11b = no 11b
estate-11c = no 11c
estate-11d = no 11d
estate-11e = no 11e
estate-11f = no 11f

# The same in statistics, which tell results apart by them.
counted-team-12a = équipe 12a
counted-team-12b = équipe 12b
counted-extra = tuiles en plus
counted-posts = postes
counted-white = châteaux blancs
counted-inns = auberges
counted-routes = routes
counted-shields = boucliers
counted-all = toutes extensions
counted-some = des extensions
counted-solo-13a = 13a
counted-solo-13b = 13b
counted-target-45 = à 45
counted-target-46 = à 46
counted-target-47 = à 47
counted-target-48 = à 48
counted-target-49 = à 49
counted-target-51 = à 51
counted-target-52 = à 52
counted-target-53 = à 53
counted-target-54 = à 54
counted-target-55 = à 55

# Why no game can begin so.
refusal-players = 2 à 4 joueurs ; 1 sur 13a ou 13b
refusal-beginner-estate = pas un domaine de débutant
refusal-no-such-estate = ce domaine n'existe pas ici
refusal-nobody-sits = un domaine pour une place vide
refusal-expansions-of-2019 = extensions : édition 2019
refusal-no-such-expansion = extension inconnue
refusal-posts-need-estate = postes-frontières : 11a-11f
refusal-estate-needs-posts = 11a-11f : avec postes-frontières
refusal-solo-estate = en solo : 13a ou 13b
refusal-target = une cible de 45 à 55
refusal-solo-of-2019 = en solo : édition 2019
refusal-solo-without-expansions = en solo : aucune extension
refusal-team-players = deux équipes : quatre joueurs
refusal-team-estate = en équipes : 12a ou 12b
refusal-team-of-2019 = en équipes : édition 2019
refusal-team-without-expansions = en équipes : aucune extension
