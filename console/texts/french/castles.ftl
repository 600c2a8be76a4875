### What The Castles of Burgundy says.

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
    .effect = Charger un dépôt, et avancer dans l'ordre.
    .body =
        Nommez un dépôt : tout ce qui tient va dans votre réserve, qui garde trois sortes. Vous ne choisissez que si tout ne tient pas. Le dépôt peut être vide.
        Puis votre pion avance d'une case sur la piste, au-dessus des autres.
animals = Animaux
    .tag = sorte de tuile
    .effect = Des points par espèce dans un pâturage.
    .body =
        Une nouvelle tuile rapporte ses animaux, et chaque tuile de la même espèce dans ce pâturage rapporte encore.
        Un pâturage peut réunir plusieurs espèces. La tuile 7 ajoute un point à chaque tuile qui rapporte.
monastery = Monastère
    .tag = sorte de tuile
    .effect = Une règle à vous, ou des points à la fin.
    .body =
        26 tuiles, toutes uniques. Leur signe dit leur genre :
        une cloche change une règle, plus et moins tournent un dé sans ouvrier, une étoile donne des points à la fin.
        Pointez-en un et redemandez l'aide pour lire sa règle.
building = Bâtiment
    .tag = sorte de tuile
    .effect = Huit sortes. Chacune une fois par ville.
    .body =
        Ce qu'un bâtiment apporte, il l'apporte dès qu'il est posé.
        Une ville est une région de bâtiments. Elle n'accepte pas deux bâtiments pareils, sauf avec la tuile 1.
warehouse = Entrepôt
    .tag = bâtiment
    .effect = Vendre une sorte de marchandise, sans dé.
    .body =
        2 à 4 points par tuile, autant que de joueurs, et 1 pièce d'argent pour la vente. Les tuiles 3 et 4 s'y ajoutent.
        Sans marchandise, il n'apporte rien.
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
    .effect = Prendre mine, monastère ou château.
    .body =
        Des dépôts 1 à 6. La tuile va dans votre réserve, où il faut une case vide : on ne défausse rien pour elle. Jamais du dépôt noir.
        Vous pouvez y renoncer.
market = Marché
    .tag = bâtiment
    .effect = Prendre un bateau ou des animaux.
    .body =
        Des dépôts 1 à 6. La tuile va dans votre réserve, où il faut une case vide : on ne défausse rien pour elle. Jamais du dépôt noir.
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
        Sur une case libre de sa couleur qui touche votre domaine ; le nombre n'importe pas. Elle apporte tout ce qu'elle apporte.
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
        Un ouvrier tourne un dé d'un point, autant que vous voulez. Les deux dés doivent servir.
placing = Poser
    .tag = action
    .effect = Une tuile va sur sa couleur et le nombre du dé.
    .body = La case doit toucher une tuile déjà posée et montrer le nombre du dé. Viennent alors ses propres points, ceux de la région si elle est complète, le bonus de couleur, et enfin l'effet qui attend.
workers = Ouvriers
    .tag = biens
    .effect = Un ouvrier tourne un dé d'un point.
    .body =
        En plus ou en moins ; 6 et 1 sont voisins, et plusieurs s'ajoutent. Une embauche coûte un dé et en apporte 2, une pension 4.
        À la fin, deux ouvriers valent un point.
silver = Argent
    .tag = biens
    .effect = 2 pièces : une tuile, une fois par tour.
    .body =
        Au dépôt noir, avant, entre ou après vos dés, si votre réserve a une case vide. En 2019, même quand un effet attend.
        Ventes, mines et banques rapportent des pièces d'argent. À la fin, chacune vaut un point.
goods = Marchandises
    .tag = biens
    .effect = Vendre toute une sorte avec son nombre.
    .body =
        Avec un dé de ce nombre (les ouvriers aident), un château ou un entrepôt. Chaque tuile rapporte autant de points que de joueurs, et la vente 1 pièce d'argent.
        Les bateaux en apportent ; la réserve garde trois sortes. À la fin, chacune vaut un point.
store = Réserve
    .tag = biens
    .effect = De la place pour trois tuiles.
    .body =
        Ce que vous prenez attend ici d'être posé. Si elle est pleine, prendre avec un dé ou un château défausse une tuile de votre choix. Toute autre prise demande une case vide.
        À la fin, les tuiles en réserve ne comptent pas.
depots = Dépôts
    .tag = plateau
    .effect = Prendre une tuile au dépôt de votre dé.
    .body =
        Six dépôts en cercle, et au milieu le dépôt noir, qui vend seulement.
        Au début de chaque phase, les tuiles restantes quittent le jeu et d'autres arrivent. Les marchandises restent.
        Le dé blanc dit quel dépôt reçoit la marchandise de la manche.
order = Ordre du tour
    .tag = plateau
    .effect = Qui est en tête joue en premier.
    .body =
        Chaque bateau fait avancer son pion d'une case. Sur une même case, le pion du dessus est premier. L'ordre est lu au début de chaque manche.
        À droite de chaque pion figure sa place.
regions = Régions
    .tag = score
    .effect = Complète, elle compte sa taille et la phase.
    .body =
        Cases   1  2  3  4  5  6  7  8
        Points  1  3  6 10 15 21 28 36

        Phase   A  B  C  D  E
        Plus   10  8  6  4  2

        Un trait tout autour marque une région complète.
colour-bonus = Bonus de couleur
    .tag = score
    .effect = Couvrir une couleur, premier ou deuxième.
    .body = Le premier à couvrir toutes les cases d'une couleur reçoit la grande tuile : 5, 6 ou 7 points à 2, 3 ou 4 joueurs. Le deuxième reçoit la petite : 2, 3 ou 4.
turn = Tour
    .tag = temps
    .effect = Jouer les deux dés, puis finir le tour.
    .body = Les effets qui attendent passent d'abord. Un achat est possible avant la fin. B reprend pas à pas ce que vous avez fait dans ce tour ; une fois la console passée, c'est joué.
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
    .effect = Biens et monastères rapportent.
    .body =
        Chaque marchandise 1, chaque pièce d'argent 1, deux ouvriers 1, et ce que disent vos monastères.
        À égalité, le moins de cases vides l'emporte, puis qui jouerait plus tard.
chapter-tiles = Tuiles
chapter-buildings = Bâtiments
chapter-animals = Animaux
chapter-monasteries = Monastères
chapter-actions = Actions
chapter-stock = Biens
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
        Vous régnez sur 37 cases en six couleurs. Remplissez-les de tuiles : châteaux, mines, bateaux, animaux, monastères, bâtiments.

        Des cases voisines d'une couleur forment une région. Complète, elle compte d'autant plus qu'elle est grande et finie tôt.
guide-a-turn = UN TOUR
    .body =
        Vous avez deux dés, en haut à gauche. Chacun fait une chose : prendre ou poser une tuile, vendre, ou engager des ouvriers.

        GAUCHE et DROITE changent de dé. Le possible s'allume en blanc : plein est gratuit, pointillé coûte des ouvriers, un petit carré chacun.
guide-take-and-place = PRENDRE ET POSER
    .body =
        X montre les dépôts. Prenez une tuile au dépôt du nombre de votre dé : elle va en bas à gauche, dans la réserve.

        BAS mène au domaine : une tuile va sur une case de sa couleur, au nombre du dé, qui touche une tuile. A la pose.
guide-workers = OUVRIERS
    .body =
        Les ouvriers, en haut à droite, tournent un dé d'un point chacun. 6 et 1 sont voisins.

        A sur un dé montre tout ce qu'il peut faire. La dernière ligne engage deux ouvriers.

        La bande du bas dit d'avance ce que A coûte et rapporte.
guide-goods-and-silver = VENTES ET ARGENT
    .body =
        Un bateau charge un dépôt et vous fait jouer plus tôt à la manche suivante.

        Un dé de leur nombre vend vos marchandises : points et 1 pièce.

        2 pièces achètent une tuile au dépôt noir, au milieu, une fois par tour. X le montre.
guide-effects = EFFETS
    .body =
        Châteaux et bâtiments font souvent agir aussitôt : la console montre où, en blanc.

        Les animaux comptent avec leur espèce dans le pâturage. Un monastère change une règle ou compte à la fin : pointez-le, Y puis A.
guide-phases = PHASES
    .body =
        Cinq phases A à E de cinq manches. Le cadre du haut dit où vous êtes. Une région complète rapporte 10 de plus en A, puis 8, 6, 4 et 2.

        Après chaque phase, les mines paient et des tuiles arrivent. Après E, le reste compte.
guide-buttons = BOUTONS
    .body =
        A fait ce que dit la barre.
        B revient ; sur les dés, il reprend votre dernière action.
        X montre les dépôts, puis tous.
        Y ouvre le menu : aide sur ce que vous pointez, règles, journal, scores. Tenu, il conseille.

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
    .effect = Sur toute couleur. Sa région +1.
    .body =
        S'achète 2 pièces près du dépôt noir. Une de plus à chaque phase ; aucune n'est retirée.
        Sa région compte une case de plus, 8 au plus. Une seule par région.
        Il faut un dé du nombre. Elle n'est ni bâtiment, ni animal, ni château, sans autre effet.
border-posts = Postes-frontières
    .tag = domaine
    .effect = Relier deux postes par des tuiles.
    .body =
        Trois postes bordent le domaine. Une chaîne de tuiles posées qui se touchent en relie deux : les points de la phase, une fois par paire.
        Qui relie les trois, premier ou deuxième, prend un bonus comme pour une couleur.
trade-routes = Routes commerciales
    .tag = route
    .effect = Les ventes longent la route pour des gains.
    .body =
        Après une vente, les marchandises vont sur les cases suivantes, de gauche à droite. Si le nombre est celui de la case, vous gagnez ce qu'elle montre avant la suivante. Vous pouvez y renoncer.
        Une route pleine ne change rien.
shields = Boucliers
    .tag = bouclier
    .effect = Un double prend un bouclier de ce dépôt.
    .body =
        Au lieu des deux actions, avant tout dé. Des ouvriers peuvent faire le double. Il va sur un de vos châteaux ; celui qui s'y trouve quitte le jeu.
        Il agit tant qu'il y est, et compte à la fin.
        Tribut : 1 pièce par phase, ou il part.
tribute = Tribut
    .tag = bouclier
    .effect = 1 pièce par bouclier, ou il part.
    .body =
        À la fin de chaque phase, avant les mines, dans l'ordre du pont. On vous demande un à un, le plus petit d'abord, le 3 en dernier.
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
    .effect = Une fois par tour, un dé au choix.
    .body =
        A sur le dé, puis sa ligne dans la liste : il prend tout nombre. Cela ne coûte aucun ouvrier, même pour un double. Pas pour le dé blanc.
        4 points à la fin.
shield-17 = Bouclier 17
    .tag = bouclier
    .effect = Vos régions comptent une case de plus.
    .body =
        Quand elles sont complétées, 8 au plus. Une auberge s'y ajoute.
        4 points à la fin.
shield-18 = Bouclier 18
    .tag = bouclier
    .effect = Posez sur toute case libre.
    .body =
        Nombre et couleur comptent toujours, mais une tuile ne doit plus en toucher une autre.
        4 points à la fin.
route-card-1 = Carte de route 1
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        1 : 2 pièces d'argent
        6 : une action de votre choix
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
        2 : une action de votre choix
route-card-4 = Carte de route 4
    .tag = route
    .effect = Les ventes s'y posent et rapportent des gains.
    .body =
        La bonne marchandise rapporte :
        1 : une action de votre choix
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
        4 : une action de votre choix
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
        13a est le domaine plus facile.
counter-and-target = Compteur et cible
    .tag = solo
    .effect = Une cible atteinte apporte une action.
    .body =
        La barre du haut : plein est compté, pointillé est ce que A ajouterait. À chaque gain, l'argent peut acheter juste ce qui manque, 1 le point.
        À la cible, le compteur revient à 0, le surplus est perdu, la cible baisse de 5, jamais sous 5, et vous agissez avec tout nombre.
rivers = Rivières
    .tag = solo
    .effect = Elles seules mènent à une autre île.
    .body =
        Une rivière joint deux cases comme si elles se touchaient, et pas d'autres. Elle brille quand une tuile est à un bout.
        Elle ne joint pas les régions : une case de bateau est une région d'une case.
white-die-alone = Dé blanc en solo
    .tag = solo
    .effect = Il ôte une tuile de son dépôt chaque manche.
    .body =
        D'abord la marchandise de la manche y va, puis une tuile part : le haut avant le bas, la gauche avant la droite, avec une croix. Dépôt vide : le suivant, dans le sens horaire, en perd une.
        Un bateau fait quitter le jeu aux marchandises des autres dépôts.
whole-colour = Couleur complète
    .tag = solo
    .effect = Aussitôt une tuile du dépôt noir.
    .body =
        En solo, pas de tuile bonus. La dernière case d'une couleur couverte, posez une tuile du dépôt noir droit dans votre domaine, quel que soit le nombre. Elle a son effet.
        Cela peut compléter une couleur de plus. Vous pouvez y renoncer ; perdu si rien ne convient.
black-tiles = Tuiles noires
    .tag = solo
    .effect = Cinq marchandises : une tuile face cachée.
    .body =
        Juste après le chargement d'un bateau, une fois, si la réserve a une case vide. Les cinq marchandises ne sont pas vendues.
        Face cachée, elle va sur une case de toute couleur, selon le nombre. Elle compte pour région et couleur, rien d'autre.
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

monastery-1 = Ville : doubles
    .tag = monastère
    .effect = Une ville peut avoir deux fois un bâtiment.
    .body = Sans elle, une ville prend chaque bâtiment une fois. Vaut pour toute façon d'en poser un.
monastery-2 = Mines : ouvriers
    .tag = monastère
    .effect = Chaque mine paie aussi un ouvrier.
    .body = En plus de l'argent, à la fin de chaque phase, pour toutes vos mines.
monastery-3 = Vente : 2 pièces
    .tag = monastère
    .effect = Une vente paie 2 pièces, et non 1.
    .body = Quel que soit le nombre de tuiles vendues. Pour l'action d'un dé, un château et un entrepôt.
monastery-4 = Vente : ouvrier
    .tag = monastère
    .effect = Une vente paie aussi un ouvrier.
    .body = En plus de l'argent, un par vente. Pour l'action d'un dé, un château et un entrepôt.
monastery-5 = Bateau : 2 dépôts
    .tag = monastère
    .effect = Un bateau charge aussi un dépôt voisin.
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
    .body = Chaque ouvrier que vous payez peut tourner un dé de deux points au lieu d'un.
monastery-9 = +- bâtiments
    .tag = monastère
    .effect = Un pas gratuit du dé pour poser un bâtiment.
    .body = Le dé peut compter un de plus ou un de moins, et des ouvriers s'y ajoutent.
monastery-10 = +- bateau, animaux
    .tag = monastère
    .effect = Un pas gratuit pour bateau ou animaux.
    .body = Pour les poser. Le dé peut compter un de plus ou un de moins, et des ouvriers s'y ajoutent.
monastery-11 = +- les autres
    .tag = monastère
    .effect = Un pas gratuit : château, mine, monastère.
    .body = Pour les poser. Le dé peut compter un de plus ou un de moins, et des ouvriers s'y ajoutent.
monastery-12 = +- prendre
    .tag = monastère
    .effect = Un pas gratuit du dé pour prendre une tuile.
    .body = Le dé peut compter un de plus ou un de moins, et des ouvriers s'y ajoutent. 6 et 1 sont voisins.
monastery-13 = Embauche : argent
    .tag = monastère
    .effect = Engager paie aussi 1 pièce d'argent.
    .body = Avec un dé ou un château, pas avec une pension.
monastery-14 = Embauche de 4
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
    .effect = À la fin : 1 point par tuile vendue.
    .body = Toutes les marchandises vendues dans la partie comptent.
monastery-26 = Fin : bonus
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
monastery-29 = Fin : ch. blancs
    .tag = monastère
    .effect = À la fin : 4 points par château blanc.
    .body = Ceux de votre domaine comptent. Elle n'est en jeu qu'avec les châteaux blancs.

## Leaves

leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Prince, remplissez votre domaine de tuiles. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Fin après la phase E : cinq phases de cinq manches.
leaf-what-it-is-about-3 = Les régions complètes comptent : grandes, et tôt.
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
leaf-trade-routes-1 = Vos ventes longent votre route et y rapportent des gains.
leaf-trade-routes-2 = Fin après la phase E ; qui a le plus de points gagne.
leaf-trade-routes-3 = Un gain vient quand nombre et case sont pareils.
leaf-trade-routes-4 = Chargez d'abord le prochain nombre, puis vendez-le.
leaf-trade-routes-5 = La prochaine case est à droite ; X montre les routes.
leaf-shields-title = BOUCLIERS
leaf-shields-1 = Sur vos châteaux, ils changent vos règles comme des monastères.
leaf-shields-2 = Fin après la phase E ; qui a le plus de points gagne.
leaf-shields-3 = Un double prend le bouclier au dépôt de son nombre.
leaf-shields-4 = Il remplace les deux actions. Les ouvriers aident.
leaf-shields-5 = Chacun coûte 1 pièce par phase : ayez une mine ou deux.
leaf-alone-title = EN SOLO
leaf-alone-1 = Gagnez en couvrant les 37 cases de votre domaine.
leaf-alone-2 = Vous avez 25 manches. Après, c'est perdu.
leaf-alone-3 = Les points mènent le compteur en haut ; au drapeau, agissez.
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
leaf-in-teams-5 = Voyez ce qu'a laissé l'autre en prenant la console.

## The guided first game

lesson-1 = Votre domaine part d'un château. Toute nouvelle tuile doit en toucher une autre déjà posée.
    .asks = continuer (menu : sortir)
lesson-2 = Vos dés : un 3 et un 6. Chacun prend ou pose une tuile, vend ou engage des ouvriers.
    .asks = continuer
lesson-3 = Le dé encadré est en main : le 3.
    .asks = voir ce qu'il peut faire
lesson-4 = Vous avez deux marchandises du nombre 3 : un 3 les vend.
    .asks = descendre à la vente
lesson-5 = Ces deux lignes disent toujours ce que A rapporte : 4 points, 1 pièce.
    .asks = vendre les marchandises
lesson-6 = 4 points. Et vous voilà avec 2 pièces : de quoi acheter.
    .asks = regarder les dépôts
lesson-7 = Six dépôts entourent le noir. Ses tuiles coûtent 2 pièces et aucun dé.
    .asks = d'abord monter au dépôt 1
lesson-8 = D'ici, il n'y a plus qu'un pas.
    .asks = descendre au dépôt noir
lesson-9 = Un château. À côté, un bateau.
    .asks = aller au bateau
lesson-10 = Il charge des marchandises. Son prix est à droite : 2 pièces.
    .asks = acheter le bateau
lesson-11 = Votre réserve garde trois tuiles jusqu'à la pose. Le second dé : 6.
    .asks = retourner aux dépôts
lesson-12 = Un 6 prend une tuile au dépôt 6. Voici un marché, un bâtiment.
    .asks = prendre le marché
lesson-13 = Les deux dés sont joués. Un regret ? Sur les dés, B reprend l'action.
    .asks = rendre le marché
lesson-14 = Le marché est de retour au dépôt 6, et le dé est encore à vous.
    .asks = encore une fois aux dépôts
lesson-15 = Rien n'est perdu.
    .asks = prendre enfin le marché
lesson-16 = Un tour fini ne se reprend pas. Puis l'ordinateur joue : observez-le.
    .asks = finir le tour
lesson-17 = Il a tourné un dé d'un point pour un ouvrier, et engagé avec l'autre. Vous le pouvez aussi.
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
lesson-25 = Un bateau charge un dépôt et vous fait jouer plus tôt ensuite.
    .asks = charger le dépôt 2
lesson-26 = Un dé de 2 les vendra. À vous de jouer, avec des astuces.
    .asks = finir le tour, et jouer
tip-1 = Votre dernier tour. Vendez, complétez : les tuiles en réserve ne comptent pas.
tip-2 = Dernière phase. À sa fin, pièces et marchandises valent 1 point, et les monastères comptent.
tip-3 = Les cases d'une couleur font une région. Complète : 1, 3, 6, 10, 15, 21 points pour 1 à 6 cases.
tip-4 = Une région complète vaut 10 de plus en phase A, 8 en B, puis 6, 4, 2 : soyez rapide.
tip-5 = Votre réserve est pleine. Posez d'abord : qui en prend une de plus doit en défausser une.
tip-6 = Un château attend en réserve. Posé, il donne une action de plus, de tout nombre.
tip-7 = Les animaux comptent à la pose, puis avec chaque tuile de leur espèce dans ce pâturage.
tip-8 = Un monastère change une règle ou compte à la fin. Pointez-le : Y, puis A, dit laquelle.
tip-9 = Une mine rapporte 1 pièce d'argent à la fin de chaque phase : posez-la au plus tôt.
tip-10 = Un de vos dés peut vendre : 2 points par tuile, et 1 pièce d'argent.
tip-11 = 2 pièces achètent une tuile au dépôt noir, une fois par tour, sans dé. X y mène.
tip-12 = Plus d'ouvriers. Un dé qui ne sert à rien en engage deux.
tip-13 = Dernière manche de la phase. Puis les mines paient et les dépôts sont regarnis.
tip-14 = Le premier à couvrir toutes les cases d'une couleur prend 5 points, le deuxième 2.
tip-15 = Vous pouvez compléter une région. Regardez les cases blanches de votre domaine.
