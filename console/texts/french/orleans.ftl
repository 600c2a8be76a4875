### What Orléans says.

## Articles

farmer = Fermier
    .tag = suivant
    .effect = Apporte une marchandise de sa piste.
    .body =
        Vient par la Ferme. Les huit pas apportent blé, blé, fromage, fromage, vin, vin, laine et brocart.
        Recensement : seul en tête de cette piste, on reçoit une pièce au début d'une manche ; seul dernier, on en paie une, à trois joueurs ou plus.
boatman = Batelier
    .tag = suivant
    .effect = Apporte des pièces : 2, 3, 4, puis 5.
    .body =
        Vient par le Village. Le cinquième pas n'a pas de pièces : le premier arrivé y prend le citoyen.
        Avec le Jardin d'herbes, les bateliers remplacent fermiers, artisans et marchands.
craftsman = Artisan
    .tag = suivant
    .effect = Apporte une tuile technologie.
    .body =
        Vient par le Village. La tuile est posée aussitôt, sert dès la manche suivante, et reste. La première de cette piste remplace un fermier.
        Voir Technologie.
trader = Marchand
    .tag = suivant
    .effect = Apporte une tuile Lieu.
    .body = Vient par le Village. La première tuile est de catégorie I, les autres de I ou II. Chaque tuile est unique : premier arrivé, premier servi.
knight = Chevalier
    .tag = suivant
    .effect = Fait tirer davantage du sac.
    .body =
        Vient par le Château. Sans chevalier, vous tirez 4 suivants ; avec eux 5, 6, 7, 7 et 8. Le premier au quatrième pas prend le citoyen.
        Navire, Chariot et Guilde demandent un chevalier.
scholar = Érudit
    .tag = suivant
    .effect = Du développement : 2, 3, 4, 5, 6.
    .body = Vient par l'Université. Avec l'École, les érudits remplacent tout le monde sauf les moines.
monk = Moine
    .tag = suivant
    .effect = Remplace tout autre suivant.
    .body =
        Vient par le Monastère. Les moines n'ont pas de piste. Ils sont jokers sur les cases des lieux, jamais sur les œuvres. Personne ne remplace un moine.
        On n'en gagne aucun lors d'un Pèlerinage.
farm-house = Ferme
    .tag = plateau
    .effect = Un fermier, et la marchandise du pas.
    .body =
        Batelier, artisan.
        Le fermier va au sac, votre marque avance d'un pas ; la marchandise montrée est à vous. Épuisée : rien. Impossible au bout de la piste ou si la pile est vide.
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
        Les moines n'ont pas de piste. Impossible lors d'un Pèlerinage.
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
    .body = Tous, sauf ceux de votre couleur ; un seul suffit. Ils quittent votre sac pour de bon et rapportent aussitôt des pièces. Qui remplit la dernière case d'une œuvre prend son citoyen.
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
        Le statut est la dernière étoile passée sur la piste de développement : 1 à 6.
sacristy = Sacristie
    .tag = I
    .effect = Vous évite Récolte, Impôts ou Peste.
    .body =
        Moine.
        Ne s'active pas en phase d'actions : quand l'évènement vient et qu'un moine est ici, on vous demande. Le moine va au sac.
herb-garden = Jardin d'herbes
    .tag = I
    .effect = Les bateliers en remplacent trois autres.
    .body = Sans case : toujours valable. Vos bateliers peuvent aller là où l'on demande un fermier, un artisan ou un marchand.
bathhouse = Bains
    .tag = I
    .effect = Tirez 3, posez-en aussitôt jusqu'à 2.
    .body =
        Un suivant quelconque (notre choix : l'original est incertain).
        Le reste revient au sac, et qui était ici aussi. Un lieu ainsi complété peut encore servir dans cette manche.
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
    .effect = 3 pièces au plus en développement.
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
    .effect = Deux pareilles en deviennent une autre.
    .body =
        Marchand (notre choix : l'original est inconnu).
        Deux marchandises pareilles s'échangent contre une autre de la réserve, quelle que soit sa valeur.
depot = Dépôt
    .tag = I
    .effect = À la fin, 5 points par assortiment.
    .body = Sans case. Un assortiment : blé, fromage, vin, laine et brocart, un de chaque. Les marchandises comptent aussi pour leur valeur.
stage-coach = Diligence
    .tag = I
    .effect = Pour 3 pièces, un chemin au choix.
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
    .effect = Comptoir sur l'eau : un vin pour 1 pièce.
    .body = Sans case. Chaque fois que vous bâtissez dans une ville au bord d'une voie d'eau, on vous le demande, tant qu'il y a du vin.
well = Puits
    .tag = II
    .effect = Répète une action de vos lieux.
    .body =
        Artisan, érudit (notre choix : l'original est inconnu).
        Le lieu n'a pas à être complet. Ni l'Hôtel de ville, ni la Poudrière.
bourgeois-house = Maison bourgeoise
    .tag = plateau
    .effect = Un citoyen contre un de quatre bonus.
    .body = Un suivant neutre, et un citoyen qui retourne à la réserve : une marchandise, un chemin au choix, cinq pièces, ou trois points de développement.
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
        Jamais plus que le marché n'en tient : huit. Vous pouvez tirer moins : pour chaque tirage en moins, un suivant peut revenir d'une case.
        Vous connaissez votre sac, personne son ordre : un tirage ne se reprend pas.
planning = Préparation
    .tag = phase
    .effect = Placer les suivants du marché sur des lieux.
    .body =
        A sur un lieu place le prochain suivant qu'il demande. A sur un suivant du marché le prend en main : ainsi pour les moines et les remplaçants. Cadre blanc : peut être complété maintenant.
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
    .body = Chaque marchand en apporte une ; la première est de catégorie I. Toutes sont visibles et uniques. L'image dit ce qu'elle donne, les carrés qui il faut.
map = Carte
    .tag = plateau
    .effect = 23 villes, des chemins et des marchandises.
    .body =
        Votre négociant part d'Orléans. Un chariot suit les routes (pointillé), un navire les voies d'eau (plein). Une marchandise du chemin peut être prise : son nombre est sa valeur.
        Les carrés sont des comptoirs, les formes des négociants, le vôtre bordé de blanc.
goods = Marchandises
    .tag = points
    .effect = Valent 1 à 5 à la fin.
    .body = Blé 1, fromage 2, vin 3 : des vivres. Laine 4, brocart 5 : des étoffes. Elles viennent des fermiers, des chemins de la carte et des tuiles Lieu. Ce qui est épuisé ne se gagne plus.
beneficial-deeds = Œuvres
    .tag = plateau
    .effect = Un suivant part pour des pièces, un citoyen.
    .body = L'Hôtel de ville envoie aux œuvres de bienfaisance un ou deux suivants neutres du genre voulu. Chacun rapporte les pièces montrées, aux Canaux au choix un point de développement. Qui envoie le dernier prend le citoyen. Un moine ne va que là où l'on veut un moine.
development = Développement
    .tag = piste
    .effect = Statut, pièces et citoyens.
    .body =
        Les étoiles à 4, 9, 15, 22 et 30 élèvent votre statut, jusqu'à 6. Les pièces à 7, 12 et 25 vont à tous ceux qui y passent, les citoyens à 3, 18 et 28 au premier.
        À la fin : comptoirs et citoyens, fois le statut.
torture = Torture
    .tag = dette
    .effect = Par pièce manquante, donnez une chose.
    .body = Un comptoir, bâti ou non ; un suivant, tiré du sac ; un développement, mais jamais de retour sur une pièce ; une marchandise ; une tuile Lieu ou technologie. Un suivant va à sa pile, le reste quitte le jeu. Qui n'a plus rien est quitte.
scoring = Décompte
    .tag = fin
    .effect = Pièces, marchandises, et statut fois le reste.
    .body =
        Après la manche 18 : 1 par pièce, la valeur des marchandises, et comptoirs et citoyens fois le statut. Seul avec le plus de comptoirs : d'abord un citoyen. Égalité : développement, puis marchandises.
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
        Sur les lieux et au marché, on est à l'abri.
event-taxes = Impôts
    .tag = évènement
    .effect = 1 pièce par lot de trois marchandises.
    .body = À payer quand tous ont passé : les marchandises de votre plateau divisées par trois, arrondies vers le bas. Pièces manquantes : voir Torture.
event-trading-day = Jour de commerce
    .tag = évènement
    .effect = Des pièces par comptoir.
    .body = Comptés sur la carte, quand tous ont passé : une pièce chacun dans le jeu de base, une à trois dans les scénarios. La page de l'évènement dit combien.
event-income = Revenu
    .tag = évènement
    .effect = Des pièces selon votre statut.
    .body = Le statut est la dernière étoile passée sur la piste de développement : 1 à 6. Dans certains scénarios, il compte double ou triple.
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
    .tag = évènement
    .effect = Des pièces par tuile technologie.
    .body = Deux par tuile pour le Dignitaire : chaque tuile impayée est perdue. Une par tuile dans le Duel : qui ne peut payer a perdu.
event-sabotage = Sabotage
    .tag = évènement
    .effect = Les lieux à technologie sont fermés.
    .body = Pour cette manche seulement. On peut y placer des suivants ; ils restent pour la manche suivante.
event-axle-fracture = Essieu cassé
    .tag = évènement
    .effect = La Diligence est fermée.
    .body = Pour cette manche seulement. Navire et Chariot vont comme toujours.
event-amnesty = Amnistie
    .tag = évènement
    .effect = Un nouveau suivant peut se placer aussitôt.
    .body = Qui vous gagnez dans cette manche peut aller droit sur une case libre qui le demande, au lieu du sac.
event-goods-tax = Taxe marchandises
    .tag = évènement
    .effect = Une pièce par une ou deux marchandises.
    .body = Dans Vierzon capitale, une pièce par lot de deux, arrondi vers le bas. Dans le Duel, une pièce chacune : qui ne peut payer a perdu.
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
    .body = À la fin de chacune des cinq dernières manches. Tout en vivres, ou tout en pièces.
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
    .effect = Marchandises et pièces de ce prix.
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
    .effect = Un moine et un autre pour un citoyen.
    .body = Un moine neutre et un autre suivant neutre du marché vont à leurs piles.
event-market-day = Jour de marché
    .tag = évènement
    .effect = Deux marchandises peuvent s'acheter.
    .body = À leur valeur en pièces, une à une.
event-development-tax = Taxe développement
    .tag = évènement
    .effect = Des pièces selon votre statut.
    .body = Autant de pièces que d'étoiles passées, 1 à 6. Pièces manquantes : voir Torture.
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
event-wool-market = Marché à la laine
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
    .effect = Laine et brocart quittent les eaux.
    .body = Ce qui est sur les voies d'eau retourne à la réserve.
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
    .effect = Développement ou moines sont perdus.
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
    .effect = Seul : 8 citoyens en 16 manches, 7 si facile.
    .body = Six attendent votre négociant dans des villes. Vous en placez sept autres avant la partie : développement, pistes, œuvres. Pas de marchandises. Gardez des pièces pour les redevances de 5, 10 et 15.
capital-vierzon = Vierzon capitale
    .tag = scénario
    .effect = Seul : cinq buts en 14 manches.
    .body = Difficile : un par manche. Extrême : un par manche, dans l'ordre. Ceux à payer se paient à votre tour, sans action. Le citoyen des bateliers veut cinq bateliers : la pile n'en a que quatre.
salesman = Le Colporteur
    .tag = scénario
    .effect = Seul : cinq livraisons en 15 manches.
    .body = À chaque manche, il faut payer vivres ou pièces, sinon c'est perdu : une denrée ou deux pièces, dès la manche 11 deux denrées ou quatre pièces. Difficile : une livraison par manche. Extrême : de plus, dans l'ordre.
bookkeeping = Comptabilité
    .tag = but
    .effect = Le Duel : statut 3.
    .body = Deux étoiles de la piste de développement, à 4 et 9. S'atteint de lui-même.
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
    .body = Comptoirs et citoyens, fois le statut. S'atteint de lui-même, ou en difficile dans une manche sans autre but.
materials = Matériaux
    .tag = but
    .effect = Vierzon : 12 en marchandises.
    .body = Votre négociant doit être à Vierzon, à votre tour. Vous choisissez les marchandises une à une.
wool-to-bourges = Laine à Bourges
    .tag = but
    .effect = Colporteur : trois laines.
    .body = Votre négociant doit être à Bourges, à votre tour. Les marchandises retournent à la réserve.
a-set-to-chartres = Lot à Chartres
    .tag = but
    .effect = Colporteur : une de chaque sorte.
    .body = Blé, fromage, vin, laine et brocart. Votre négociant doit être à Chartres.
food-to-vendome = Vivres à Vendôme
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
    .effect = Dignitaire : où ils attendent.
    .body = En ville, le négociant le prend en arrivant ; au développement, sur sa case ; chez les chevaliers, au quatrième pas ; à une œuvre, avec le dernier suivant. Chez les bateliers, au cinquième pas, hors d'atteinte : la pile n'a que quatre bateliers.
city-walls = Remparts
    .tag = but
    .effect = Invasion : des chevaliers aux remparts.
    .body = Envoyés par l'Hôtel de ville. 5, 8, 10 ou 13 à 2, 3, 4 ou 5 joueurs ; un de plus après le Renfort.
citizens = Citoyens
    .tag = but
    .effect = Invasion : les citoyens de l'équipe.
    .body = 7, 8, 9 ou 10 à 2, 3, 4 ou 5 joueurs. Ils attendent sur des pistes, au Blanc, aux ouvrages, pour chaque pile de vivres vidée, et pour les six pistes au bout, qui que ce soit.
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
scholar-person = Érudit (pers.)
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
    .effect = Des vivres pour 16, deux auberges.
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
    .tag = édifice
    .effect = Près de Blois : 9 points.
    .body = Deux fermiers, un marchand. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
lock = Écluse
    .tag = édifice
    .effect = Près de Briare : 9 points.
    .body = Deux bateliers, un artisan. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.
mint = Atelier monétaire
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
cloth-hall = Halle aux draps
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
    .effect = Près de S.-Amand : 13 points.
    .body = Deux moines, un fromage. L'Hôtel de ville les envoie ; marchandises et pièces se déposent à côté à votre tour.

## The guide

guide-followers-and-places = SUIVANTS ET LIEUX
    .body =
        Réunissez des suivants dans un sac, tirez-en à chaque manche, placez-les sur des lieux. Un lieu complet apporte suivants, marchandises, pièces, voyages, comptoirs ou développement.

        Après 18 manches comptent pièces, marchandises, et comptoirs et citoyens fois votre statut.
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

        FINI termine. B reprend.
guide-act = AGIR
    .body =
        Un lieu complet est doré, blanc s'il est utilisable. La bande dit ce qu'il apporte, ses points après l'étoile.

        Certains demandent plus : qui, quel chemin, quelle marchandise ou quelle œuvre.

        PASSER finit votre manche : un lieu complet reste complet.
guide-followers-and-tracks = SUIVANTS ET PISTES
    .body =
        Un nouveau suivant avance sur sa piste et apporte toujours plus :
        fermier une marchandise, batelier des pièces, artisan technologie, marchand un lieu, chevalier un tirage, érudit développement.
        Un moine remplace tout autre.

        X montre la carte, puis les pistes.
guide-the-map = LA CARTE
    .body =
        Navire et Chariot mènent votre négociant sur un chemin, avec une marchandise. La Guilde bâtit un comptoir où il est : un par ville, à Orléans un chacun.

        X montre la carte : le curseur suit les chemins, A montre les noms.
guide-deeds-and-technology = ŒUVRES, TECHNOLOGIE
    .body =
        L'Hôtel de ville envoie un ou deux suivants aux œuvres, pour de bon. Chacun rapporte des pièces, le dernier un citoyen. Jamais ceux de votre couleur.

        Artisan : une technologie remplit une case à jamais, d'abord d'un fermier.

        Marchand : un lieu de plus.
guide-first-aims = PREMIERS PAS
    .body =
        D'abord fermiers, un batelier, un chevalier ou deux : tirer plus accélère tout. Gardez une denrée pour la Récolte.

        Les érudits élèvent votre statut, qui multiplie comptoirs et citoyens. Envoyez aux œuvres qui ne sert plus : des pièces, un sac léger, et pour le dernier un citoyen.

## Leaves

leaf-what-it-is-about-title = DE QUOI IL S'AGIT
leaf-what-it-is-about-1 = Vous menez une maison de commerce. Qui a le plus de points gagne.
leaf-what-it-is-about-2 = Fin après 18 manches.
leaf-what-it-is-about-3 = Comptoirs et citoyens comptent fois votre statut.
leaf-what-it-is-about-4 = Pièces et marchandises comptent aussi.
leaf-what-it-is-about-5 = Tirez des suivants, placez-les sur des lieux, utilisez ces lieux : voilà tout.
leaf-prosperity-title = PROSPÉRITÉ
leaf-prosperity-1 = Achevez des édifices en maintes villes. Qui a le plus de points gagne.
leaf-prosperity-2 = Fin après 16 manches ; les évènements sont connus.
leaf-prosperity-3 = Le Charpentier va dans la ville de votre carte et bâtit.
leaf-prosperity-4 = Puis l'Hôtel de ville y envoie des suivants.
leaf-prosperity-5 = Pièces et marchandises vont à côté. X montre les cartes.
leaf-invasion-title = INVASION
leaf-invasion-1 = Tous ensemble : remparts, citoyens, trésor, vivres et 13 tours.
leaf-invasion-2 = À finir en 18 manches, en 16 à quatre ou cinq, sinon tous perdent.
leaf-invasion-3 = Chacun a aussi son but à lui : X le montre.
leaf-invasion-4 = Véhicule, Maison de guilde et Hôtellerie aident les autres.
leaf-invasion-5 = Gardez des pièces : qui ne peut payer fait perdre tous.
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
leaf-travelling-salesman-1 = Livrez cinq fois dans cinq villes : X les montre.
leaf-travelling-salesman-2 = Fin après 15 manches, ou si vous ne pouvez payer.
leaf-travelling-salesman-3 = Chaque manche coûte 1 denrée ou 2 pièces, dès 11 le double.
leaf-travelling-salesman-4 = Prenez d'abord des fermiers : ils apportent des vivres.
leaf-travelling-salesman-5 = Puis réunissez les marchandises, et voyagez.

## The guided first game

lesson-1 = Voici la première de 18 manches, devant elle son évènement, et vos points.
    .asks = continuer (menu : sortir)
lesson-2 = Au marché : un fermier, un batelier, un artisan, un marchand, à vous.
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
lesson-14 = Le curseur va où vous pouvez. Chariot : fermier, marchand, chevalier.
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
lesson-20 = Votre négociant est à Orléans. Le curseur est sur du brocart, qui vaut 5 points.
    .asks = partir, et le prendre
lesson-21 = Une marchandise à vous. L'autre n'a plus rien à utiliser : à vous.
    .asks = utiliser la Ferme
lesson-22 = Un fermier, du blé, un point. Avant de passer, X fait le tour de la table.
    .asks = regarder la carte
lesson-23 = Où chacun se trouve, et les marchandises encore sur les chemins.
    .asks = continuer vers les pistes
lesson-24 = Tout nouveau suivant avance sur sa piste : le cadre dit le prochain gain.
    .asks = continuer vers le statut
lesson-25 = Développement : la dernière étoile multiplie comptoirs et citoyens.
    .asks = continuer vers les œuvres
lesson-26 = L'Hôtel de ville y envoie pour de bon. Des pièces, et pour le dernier un citoyen.
    .asks = revenir au plateau
lesson-27 = Voilà une manche. À vous de décider jusqu'à la fin, avec des astuces.
    .asks = passer, et jouer
tip-1 = Encore trois manches. Comptoirs, œuvres, marchandises : les suivants ne comptent pas.
tip-2 = L'évènement est en haut, avant la manche. Il vient quand tous ont passé.
tip-3 = Chariot et Navire voyagent : une marchandise du chemin vaut 1 à 5 points.
tip-4 = La Guilde bâtit un comptoir où est votre négociant. Il compte fois votre statut.
tip-5 = L'Université apporte érudits et développement : ses étoiles élèvent votre statut.
tip-6 = Plus de chevaliers, plus de suivants tirés : retournez au Château.
tip-7 = L'Hôtel de ville envoie aux œuvres. Des pièces, et un citoyen au dernier.
tip-8 = Un marchand apporte un lieu, un artisan une technologie, qui remplit une case à jamais.
tip-9 = Le Monastère apporte des moines, qui remplacent tout autre.
tip-10 = Une Récolte finit cette manche. Ayez une denrée de la Ferme : sinon 5 pièces.
