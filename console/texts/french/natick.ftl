### What The Colonists of Natick says.

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
    .effect = Région de blé : presque tout en demande.
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
        Le dé soleil est un évènement s'il montre nul ou as.
trade-advantage = Atout commercial
    .tag = dé couronne
    .effect = Avec marchands : échangez une pièce.
    .body =
        Il faut un marchand, et pas moins que l'autre joueur. Prenez-lui une pièce, puis donnez-en une d'un autre symbole. Chacun doit avoir une région avec de la place.
        Vous pouvez refuser.
tournament = Tournoi
    .tag = dé armes
    .effect = Avec chevaliers : prenez une pièce.
    .body =
        Il faut un chevalier, et pas moins que l'autre joueur. Prenez-lui une pièce pour laquelle une de vos régions a de la place. Rien n'est rendu.
        Vous pouvez refuser.
raider-attack = Pillards
    .tag = dé lune
    .effect = Six pièces sans garde ou plus : moitié perdue.
    .body =
        Les pièces des régions à côté d'un chevalier sont gardées. Si vous en avez six autres ou plus, vous perdez la moitié de toutes vos pièces, arrondie vers le bas. Vous choisissez lesquelles.
        La page X X montre combien sont sans garde.
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
    .effect = Au-dessus ou sous une localité. Il garde.
    .body =
        Coûte brique, minerai et blé. Garde les régions à sa gauche et à sa droite contre les pillards : elles ont un cadre doré. Compte pour le Tournoi.
        Une unité au village, deux à la ville, marchands et chevaliers ensemble.
new-region = Nouvelle région
    .tag = au choix
    .effect = Tirer au hasard, ou payer un éclaireur.
    .body =
        Avec un village, et certaines routes et villes, vient une région de la pile. Tirer est gratuit et ne se reprend pas. Un éclaireur coûte un blé et rapporte celle que vous voulez.
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
    .tag = un échange
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
    .effect = Finit votre tour ou votre part chez l'autre.
    .body =
        Avant que l'autre joueur décide, on vous demande : jusque-là, B reprend.
        À la fin d'un tour, les dés du suivant sont lancés.
founding = Fondation
    .tag = le début
    .effect = Quatre régions, tout différent.
    .body =
        Une de chaque symbole, de nombres différents, autour de votre premier village : en haut à gauche, en bas à gauche, en haut à droite, en bas à droite. Puis une route d'un côté ou de l'autre.
        Le second joueur prend dans le reste, et en a toujours assez.
stock = Stock
    .tag = ce qui reste
    .effect = Pièces, tuiles, pions, régions pour les deux.
    .body =
        Six pièces de chaque symbole, quatre villages, quatre villes, quatre pions. Une route prend une tuile de village ou de ville, face cachée.
        Sept points annoncent la fin ; la manche se termine. Une égalité va à qui a joué en premier.
chapter-regions = Régions
chapter-events = Évènements
chapter-building = Bâtir
chapter-a-turn = Un tour
chapter-set-up-and-end = Mise en place et fin
guide-two-colonies = DEUX COLONIES
    .body =
        Deux joueurs bâtissent chacun un rang de villages et de routes. Le vôtre est toujours en bas, celui de l'autre en haut.

        Un village compte 1 point, une ville 2, marchands et chevaliers 1.

        Qui a 7 points annonce la fin.
guide-regions-and-coins = RÉGIONS ET PIÈCES
    .body =
        Une région a un symbole et un nombre. Ses trois boîtes sont ses pièces : elle en garde trois.

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
        Couronne : un échange (marchands).
        Armes : prendre une pièce, avec des chevaliers.
        Lune : pillards. Six pièces sans garde ou plus : la moitié perdue.
guide-building = BÂTIR
    .body =
        Puis vous échangez et bâtissez. Chaque carte montre son prix, la ligne dessous ce qui vous manque.

        Une route à un bout, puis un village, une ville sur un village.

        Avec un village vient une région, tirée, ou choisie pour un blé.
guide-units = UNITÉS
    .body =
        Un marchand est sur une route, un chevalier au-dessus ou au-dessous d'une localité. Quatre pions en tout.

        Une unité à côté d'un village, deux à côté d'une ville.

        Un chevalier garde les régions à côté : elles ont un cadre doré.
guide-trading = ÉCHANGER
    .body =
        La réserve donne une pièce pour trois d'un autre symbole.

        Ou proposez un échange : passez la console, l'autre dit oui ou non. Trois offres par tour.

        Fini termine le tour. B reprend tout ce qui suit la dernière passation.
guide-the-end = LA FIN
    .body =
        Si le premier joueur atteint 7, l'autre joue encore un tour. Qui a le plus de points gagne ; à égalité, qui a joué en premier.

        X regarde les deux colonies, puis ce qui reste dans le stock.

        Y, puis A, en dit plus sur ce que vous pointez.
leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Vous fondez une colonie, l'autre aussi. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Qui a 7 points annonce la fin.
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
lesson-11 = Fini termine votre part. L'ordinateur fonde sa colonie, puis partage les dés.
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
lesson-19 = L'ordinateur choisit d'abord : il prendra trois dés et vous laisse un 2.
    .asks = à gauche
lesson-20 = Vous avez deux régions à 2. L'ordinateur n'en a qu'une.
    .asks = à gauche, jusqu'à fini
lesson-21 = Ces lignes disent ce que chaque lot rapporterait, et à qui.
    .asks = partager ainsi
lesson-22 = À vous de décider, jusqu'à 7 points. Une astuce vient parfois.
    .asks = fini, et jouer
tip-1 = Sept points finissent la partie, et on approche. Marchands et chevaliers comptent aussi.
tip-2 = Un symbole est un évènement. Soleil : une pièce ; couronne : marchands ; armes : chevaliers.
tip-3 = La lune amène les pillards : dès 6 pièces sans garde, moitié perdue.
tip-4 = Vous pouvez faire une ville d'un village : un point, et deux unités à côté.
tip-5 = Vous pouvez bâtir un chevalier : un point, et il garde les régions à côté.
tip-6 = Vous pouvez bâtir un marchand : un point, et il échange quand vous avez une couronne.
tip-7 = La réserve donne une pièce pour trois d'un autre symbole, à volonté à votre tour.
tip-8 = Vous pouvez proposer un échange à l'autre, symbole contre symbole.
tip-9 = Une région garde trois pièces. Une des vôtres est pleine : la suite y est perdue.
tip-10 = Prenez le lot qui paie ce que vous voulez bâtir ensuite.
tip-11 = Vous pouvez bâtir un village : un point, et une région. Cela d'abord.
