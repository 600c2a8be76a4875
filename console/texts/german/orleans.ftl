### What Orléans says.

# The name of the game: at most 22 letters.
game = Orléans

## Words for the result, from the worst

grade-lost = verloren
grade-won = gewonnen

## Towns: at most thirteen letters

town-orleans = Orléans
town-chartres = Chartres
town-etampes = Étampes
town-le-mans = Le Mans
town-chateaudun = Châteaudun
town-montargis = Montargis
town-vendome = Vendôme
town-blois = Blois
town-briare = Briare
town-tours = Tours
town-chinon = Chinon
town-montrichard = Montrichard
town-vierzon = Vierzon
town-loches = Loches
town-bourges = Bourges
town-sancerre = Sancerre
town-chatellerault = Châtellerault
town-le-blanc = Le Blanc
town-chateauroux = Châteauroux
town-nevers = Nevers
town-argenton = Argenton
town-la-chatre = La Châtre
town-st-amand = S.-Amand

## Goods

good-grain = Getreide
good-cheese = Käse
good-wine = Wein
good-wool = Wolle
good-brocade = Brokat

## Followers of a player's own colour

own-farmer = Dein Bauer
own-boatman = Dein Schiffer
own-craftsman = Dein Handwerker
own-trader = Dein Händler

## Beneficial deeds

deed-base-1 = Stadtmauer
deed-base-2 = Papstkonklave
deed-base-3 = Sieg über die Pest
deed-base-4 = Astronomie
deed-base-5 = Schiffergilde
deed-base-6 = Kathedrale
deed-base-7 = Friedensvertrag
deed-base-8 = Kanalisierung
deed-prosperity-1 = Zimmererzunft
deed-prosperity-2 = Versammlungsrecht
deed-prosperity-3 = Waisenhaus
deed-duel-1 = Astronomie
deed-duel-2 = Kelterhaus
deed-duel-3 = Dreifelderwirtschaft
deed-duel-4 = Engelslehre
deed-vierzon-1 = Ausbau der Universität
deed-vierzon-2 = Stadtrat

## The same where there is room for ten letters

deed-base-short-1 = { deed-base-1 }
    .to = zur Stadtmauer
deed-base-short-2 = Konklave
    .to = zum Konklave
deed-base-short-3 = Pest
    .to = gegen die Pest
deed-base-short-4 = { deed-base-4 }
    .to = zur Astronomie
deed-base-short-5 = Gilde
    .to = zur Gilde
deed-base-short-6 = { deed-base-6 }
    .to = zur Kathedrale
deed-base-short-7 = Frieden
    .to = zum Frieden
deed-base-short-8 = Kanäle
    .to = zum Kanal
deed-prosperity-short-1 = Zunft
    .to = zur Zunft
deed-prosperity-short-2 = Recht
    .to = zum Recht
deed-prosperity-short-3 = { deed-prosperity-3 }
    .to = zum Waisenhaus
deed-duel-short-1 = { deed-duel-1 }
    .to = zur Astronomie
deed-duel-short-2 = { deed-duel-2 }
    .to = zum Kelterhaus
deed-duel-short-3 = Dreifelder
    .to = zum Dreifeld
deed-duel-short-4 = Engel
    .to = zu den Engeln
deed-vierzon-short-1 = Ausbau
    .to = zum Bau
deed-vierzon-short-2 = { deed-vierzon-2 }
    .to = zum Stadtrat

## Objectives

objective-duel-1 = Buchhaltung lernen
objective-duel-2 = Drei Niederlassungen
objective-duel-3 = Wein nach Châtellerault
objective-duel-4 = Deine Dame einkleiden
objective-vierzon-1 = Baumeister beizeiten
objective-vierzon-2 = Vierzon zur Festung
objective-vierzon-3 = Handelshaus gründen
objective-vierzon-4 = Vierzon zur Hauptstadt
objective-vierzon-5 = Baustoffe liefern
objective-salesman-1 = Wolle nach Bourges
objective-salesman-2 = Satz nach Chartres
objective-salesman-3 = Nahrung nach Vendôme
objective-salesman-4 = Getreide nach Tours
objective-salesman-5 = Brokat nach Argenton

## Achievements of the city

achievement-1 = Katapult
    .to = zum Katapult
achievement-2 = Schmiede
    .to = zur Schmiede
achievement-3 = Magazin
    .to = zum Magazin
achievement-4 = Lazarett
    .to = zum Lazarett
achievement-5 = Feldlager
    .to = zum Feldlager

## Where points come from

points-of-coins = Münzen
points-of-goods = Waren
points-of-development = Entwicklung
points-of-depot = Depot
points-of-objectives = Ziele
points-of-structures = Bauwerke

## Why something cannot be done

not-over = das Spiel ist aus
not-not-now = etwas anderes ist dran
not-too-many = mehr, als du ziehen darfst
not-no-follower = so einer ist nicht hier
not-no-place = so einen Ort hast du nicht
not-no-space = kein solches Feld
not-occupied = das Feld ist besetzt
not-unfit = dort ist ein anderer nötig
not-equal-space = ein gleiches Feld kommt zuerst
not-nobody-there = dort steht niemand
not-market-full = der Markt ist voll
not-no-taking-back = jetzt kann keiner zurück
not-not-whole = der Ort ist nicht voll
not-forbidden = Ereignis verbietet es
not-idle = es würde nichts bringen
not-fired = der Turm war schon dran
not-pile-empty = der Stapel ist leer
not-track-end = die Leiste ist am Ende
not-no-way = kein solcher Weg von hier
not-no-good = keine solche Ware dort
not-not-wanted = dort nicht verlangt
not-no-development = keine Entwicklung mehr
not-no-technology = dort geht keine Technik
not-farmer-first = die erste ersetzt einen Bauern
not-no-tile = keine solche Ortskarte da
not-category-one = die erste ist aus Kategorie I
not-sold-out = ausverkauft
not-coins = zu wenig Münzen
not-station-here = hier steht ein Kontor
not-no-station = kein Kontor mehr übrig
not-not-owned = das hast du nicht
not-coin-space = nicht zurück auf eine Münze
not-must-do = das ist Pflicht
not-end-turn = erst muss der Zug enden
not-already-met = dieses Ziel ist erfüllt
not-one-a-round = ein Ziel je Runde
not-in-order = ein anderes Ziel kommt zuerst
not-not-there = der Kaufmann ist anderswo
not-not-reached = noch nicht erreicht
not-too-late = zu spät dafür
not-no-citizen = kein Bürger dafür
not-no-card = keine solche Bauwerkkarte
not-no-site = kein solches Bauwerk
not-one-receiver = alles geht an denselben
not-taken = das ist schon jemand anders

## Why a set-up cannot be played

refused-players = nicht für so viele Spieler
refused-level = diese Stufe gibt es hier nicht
refused-option = nur im Grundspiel zu haben
refused-characters = nur Invasion hat Personen

## The form: names of choices

form-scenario = Szenario
form-level = Stufe
form-characters = Personen
form-tiles = Ortskarten
form-events = Ereignisse

## The form: what help says about each, in a sentence or two

about-scenario = Das Grundspiel, oder eines mit eigenen Zielen und Regeln.
about-level = Wie schwer die Ziele des Szenarios sind.
about-characters = Ob Personen verlost oder gewählt werden.
about-tiles = Welche Ortskarten es gibt.
about-events = Alle Ereignisse gemischt, oder in drei Stapeln von mild bis hart.

## The form: what can be chosen

scenario-base = Grundspiel
scenario-prosperity = { prosperity }
scenario-invasion = { invasion }
scenario-duel = { the-duel }
scenario-dignitary = { the-dignitary }
scenario-vierzon = { capital-vierzon }
scenario-salesman = { salesman }
level-easy = leicht
level-normal = normal
level-hard = schwer
level-hardest = am schwersten
characters-dealt = verlost
characters-chosen = gewählt
tiles-base = des Grundspiels
tiles-invasion = und von Invasion
events-shuffled = gemischt
events-stacks = Stapel A, B, C

## Statistics: what games of a scenario are called

counted-base = Basis
counted-prosperity = Blütezeit
counted-invasion = Invasion
counted-duel = Duell
counted-dignitary = Würdenträger
counted-vierzon = Vierzon
counted-salesman = Reisender

## What an event does to a player: some 20 letters

# $food (number)
# $coins (number)
toll-food-or-coins = { $food } Nahrung/{ $coins } Münzen
# $food (number)
toll-food = { $food } Nahrung
# $worth (number) of goods and coins
toll-worth = Wert { $worth }
# $count (number)
toll-followers = { $count } { $count ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
}
# $coins (number)
toll-riots = Ritter/{ $coins } Münzen
# $worth (number) of goods
toll-robbery = Wert { $worth } oder Turm
# $coins (number)
# $gears (number) technology tiles
toll-gears = { $coins } Geld, { $gears } Technik
# $coins (number) how many are missing
toll-short = { $coins ->
    [one] es fehlt { $coins }
   *[other] es fehlen { $coins }
}
# $coins (number)
toll-summoning = Orléans/{ $coins } Münzen
toll-choice = darf wählen
# $change (number)
# $coins (number) how many there are
toll-coins = { SIGNED($change) } von { $coins }
# $count (number)
# $good (noun)
toll-good = { $count } { $good }
# $count (number)
toll-goods = { $count } Waren
toll-follower = ein Gefolgsmann
toll-maybe-a-follower = vielleicht einer
# $least (number)
# $most (number)
toll-followers-between = { $least } bis { $most } Leute
toll-recruit = einer kommt dazu
toll-home = nach Orléans
toll-turned = Karten gedreht
toll-nothing = nichts

## What is due, and how much of it is here: some 24 letters

# $due (number)
# $has (number)
lack-coins = { $due ->
    [one] Münze
   *[other] Münzen
} { $has } von { $due }
# $due (number)
# $has (number)
lack-food = { $has } von { $due } Nahrung
# $food (number)
# $wanted (number)
# $coins (number)
# $price (number)
lack-food-and-coins = { $food }/{ $wanted } Nahrung { $coins }/{ $price } Geld
# $good (noun)
# $has (number)
lack-good = { $has } von 1 { $good }
# $due (number)
# $has (number)
lack-worth = Wert { $has } von { $due }
# $has (number)
# $due (number)
lack-loot = Wert { $has }/{ $due }, kein Turm
# $due (text) what the Estate Manager pays
# $has (number)
lack-due = { $due }, { $has } da
lack-goals = Ziele fehlen
# $has (number) technology tiles of the team
# $due (number)
# $coins (number)
# $price (number)
lack-gears = { $has }/{ $due } Technik { $coins }/{ $price } Geld
# $has (number) place tiles of the team
# $due (number)
# $coins (number)
# $price (number)
lack-tiles = { $has }/{ $due } Karten { $coins }/{ $price } Geld
# $has (number)
# $due (number)
lack-development = { $has }/{ $due } Entw./Mönche

## What the Estate Manager pays

# $coins (number)
due-coins = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
# $good (noun)
due-good = 1 { $good }
# $points (number)
due-development = { $points } Entwicklung
# $kind (noun) a follower
due-follower = 1 { $kind }
due-technology = 1 Technik
due-station = 1 Kontor
due-tile = 1 Ortskarte

## The verdict where somebody could not pay

# $lack (text) what was due
verdict-lost = Verloren: { $lack }
# $event (noun)
# $lack (text) what was due
verdict-lost-by-event = Verloren: { $event }, { $lack }
# $lack (text) what was due
verdict-lost-by-dues = Aus: Abgaben, { $lack }
# $lack (text) what was due
verdict-unpaid = Unbezahlt: { $lack }
# $event (noun)
# $lack (text) what was due
verdict-unpaid-event = { $event }: { $lack }
# $lack (text) what was due
verdict-unpaid-dues = Abgaben: { $lack }

## The log: what happened, after the player's name

# $round (number)
# $event (noun)
log-round = Runde { $round }: { $event }
# $place (noun)
# $gains (text) what came of it: "+2 coins"
log-used = { $place } { $gains }
# $place (noun)
log-copied = erneut { $place }
# $place (noun)
# $gains (text) what came of it
log-copied-for = erneut { $place } { $gains }
# $kind (noun) a follower
log-recruited = bekommt { FORM($kind, "acc") }
# $event (noun)
# $coins (text) "+2 coins"
log-event-coins = { $event }: { $coins }
# $coins (text) "+1 coin"
log-census = Volkszählung: { $coins }
# $coins (text) "-2 coins"
log-dues = Abgaben: { $coins }
# $event (noun)
# $good (noun) what was paid
log-event-good = { $event }: { $good }
# $event (noun)
# $kind (noun) a follower that was lost
log-event-follower = { $event }: 1 { $kind }
# $good (noun)
log-paid = zahlt { $good }
# $good (noun)
log-sold-out = { $good } ausverkauft
log-citizen = bekommt einen Bürger
# $town (noun)
log-travelled = nach { $town }
# $town (noun)
log-station = Kontor { $town }
# $kind (noun) a follower
# $deed (noun)
log-sent-to-deed = { $kind } { FORM($deed, "to") }
# $kind (noun) a follower
log-sent-to-structure = { $kind } zum Bauwerk
# $kind (noun) a follower
log-sent-to-walls = { $kind } zur Mauer
# $kind (noun) a follower
log-sent-to-city = { $kind } zur Stadt
# $kind (noun) a follower
log-sent-to-assembly = { $kind } zum Ratssaal
# $deed (noun)
log-deed-done = vollendet { $deed }
log-met = erfüllt ein Ziel
# $town (noun)
log-arrived = ist in { $town }
# $tile (noun)
log-chosen = wählt { $tile }
log-defeated = kann nicht zahlen
# $place (noun) where technology was laid
log-equipped = Technik: { $place }
# $tile (noun)
log-tile-taken = nimmt { $tile }
# $event (noun)
log-cancelled = hebt { $event } auf
log-gave-stock = gibt ein Kontor
# $town (noun)
log-gave-station = gibt Kontor { $town }
log-gave-follower = gibt einen her
log-gave-development = gibt 1 Entwicklung
# $good (noun)
log-gave-good = gibt 1 { $good }
# $tile (noun)
log-gave-tile = gibt { $tile }
# $place (noun)
log-gave-gear = gibt Technik: { $place }
# $kind (noun) a follower
log-lost = verliert { FORM($kind, "acc") }
# $coins (number)
log-waived = { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
} erlassen
log-passed = passt
# $town (noun)
log-carpenter = Zimmermann nach { $town }
# $structure (noun)
log-built = baut { $structure }
# $structure (noun)
log-complete = { $structure } fertig
# $good (noun)
log-furnished = { $good } zum Bauwerk
log-furnished-coin = Münze zum Bauwerk
log-turned-over = Ortskarten umgedreht
log-turned-back = Ortskarten wieder offen
# $good (noun)
log-shipped = schickt { $good }
# $place (noun) of another player
log-borrowed = leiht { $place }
log-loaded = Technik zum Katapult
# $tile (noun)
log-tile-gone = { $tile } ist fort
# $character (noun)
log-is = ist { $character }
log-citizen-gone = ein wartender Bürger geht
log-game-over = das Spiel ist aus
# $kind (noun) a follower
# $place (noun)
log-put = { $kind }: { $place }
# $kind (noun) a follower
log-taken-back = { $kind } vom Ort zurück
log-drawn = zieht Leute

## The log: what came of it. Where several things came, each in few letters, with a space between

# $coins (number)
coins-gained = +{ $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
# $coins (number)
coins-paid = -{ $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
# $coins (number)
gained-coins = { SIGNED($coins) } M
# $goods (number)
gained-goods = { SIGNED($goods) } { $goods ->
    [one] Ware
   *[other] Waren
}
# $points (number)
gained-development = { SIGNED($points) } Entw

## The bar: what is to be done

step-draw = ziehen
step-plan = planen
step-act = Aktion
step-ship = Schiff
step-wagon = Wagen
step-coach = Post
step-travel = reisen
step-start = Start
step-build = bauen
step-send = senden
step-gear = Technik
step-tile = Ort
step-pay = zahlen
step-done = fertig
step-team = Team
step-over = Ende
step-choose = wählen
# Before round 1.
round-set-up = Aufbau
# $step (noun)
# $round (text) "3/18"
step-in-round = { $step } { $round }
# $round (number)
# $all (number)
progress = Runde { $round }/{ $all }

## The bar: pages. Keys lead to them: at most six letters

page-map = Karte
page-tracks = Leiste
page-status = Status
page-deeds = Werke
page-others = andere
page-event = Runde
page-left = Vorrat
page-board = Brett

## Keys: at most six letters

key-hold = halten
key-goods = Waren
key-names = Namen
key-all = alles
key-places = Orte
verb-draw = ziehen
verb-back = holen
verb-put = setzen
verb-use = nutzen
verb-repeat = erneut
verb-take = nehmen
verb-go = reisen
verb-send = senden
verb-buy = kaufen
verb-sell = Handel
verb-swap = Tausch
verb-pay = zahlen
verb-give = geben
verb-accept = ja
verb-decline = genug
verb-pass = passen
verb-done = fertig
verb-banish = weg
verb-meet = Ziel
verb-keep = nehmen
verb-build = bauen
verb-choose = wählen

## Buttons on the board: at most six letters

button-enough = GENUG
button-pass = PASSEN
button-done = FERTIG
button-goals = ZIELE
button-more = MEHR

## The strip: two lines of 33 letters on what is pointed at

# $place (noun)
# $effect (text) what it does
strip-place = { $place }: { $effect }
# $tile (noun)
# $left (number) how many tiles of its category can be had
strip-tile = { $tile }, 1 von { $left }
# $times (number)
# $action (text) what is done so often
strip-times = { $times } x { $action }
strip-times-keys = RECHTS: mehr, LINKS: weniger
# $player (text)
# $draws (number) followers
strip-player = { $player }: zieht { $draws } je Runde
# $points (number)
strip-points = { $points }, wenn jetzt Schluss wäre
strip-stock = Was noch da ist
strip-stock-keys = A: wer welchen Ort hat
strip-tiles = Ortskarten
strip-tiles-note = die mit Zeichen sind genommen

# $kind (noun) a follower
# $deed (noun)
send-for-coins = { $kind } { FORM($deed, "to") }, Münzen
# $kind (noun) a follower
# $deed (noun)
send-for-development = { $kind } { FORM($deed, "to") }, Entwicklung
# $gains (text) numbers and signs
# $left (number) followers that the deed wants then
send-then-left = { $gains }, dann noch { $left }
# $kind (noun) a follower
# $pile (number)
recruit-pile = { $kind }: { $pile } im Stapel
borrow-effect = du nutzt die Wirkung
# $item (text)
give-item = Gib: { $item }

# $draws (number) followers
# $bag (number) how many there are
draw-of-bag = { $draws } von { $bag } aus dem Beutel
draw-fewer = LINKS: weniger
draw-fewer-and-back = LINKS: weniger, hol wen zurück
# $count (number) followers
draw-back = { $count ->
    [one] einer darf vom Ort zurück
   *[other] { $count } dürfen von Orten zurück
}

# $town (noun)
start-in = Start in { $town }
# $ways (number)
start-at-river = { $ways } Wege, am Fluss
# $ways (number)
start-inland = { $ways } Wege, kein Wasserweg
# $town (noun) where the carpenter goes
# $follower (noun) who moves it
carpenter-by = { $town }: { $follower }
carpenter-builds = die Stadt deiner Karte: bau
# $ways (number)
# $town (noun) of the card
carpenter-then = { $ways ->
    [one] dann 1 Weg bis { $town }
   *[other] dann { $ways } Wege bis { $town }
}
carpenter-goes = der Zimmermann geht dorthin
# $structure (noun)
build-structure = Bau: { $structure }
# $town (noun)
build-on-way = am Weg nach { $town }
# $event (noun)
drought-here = { $event }: Dieses Getreide kommt weg
# $from (noun) a town
# $to (noun) a town
way-between = { $from } - { $to }
# $event (noun)
travel-enough = { $event }: genug
travel-stays = der Kaufmann bleibt, wo er ist
# $town (noun)
travel-by-ship = Mit dem Schiff nach { $town }
# $town (noun)
travel-by-road = Auf der Straße nach { $town }
# $event (noun)
# $town (noun)
travel-by-event = { $event }: nach { $town }
# $gains (text) numbers and signs
travel-takes = nimmt { $gains }
travel-takes-hidden = nimmt die verdeckte Ware
travel-takes-nothing = nimmt unterwegs nichts mit

# $spot (text) where the citizen will wait
# $left (number) citizens
settle-at = { $spot }, noch { $left }
# $steps (number)
settle-knights = braucht { $steps } Ritter
# $steps (number)
# $there (number) fewer than that
settle-few-knights = braucht { $steps } Ritter, es gibt nur { $there }
# $steps (number)
settle-boatmen = braucht { $steps } Schiffer
# $steps (number)
# $there (number) fewer than that
settle-few-boatmen = braucht { $steps } Schiffer, es gibt nur { $there }
# $count (number)
settle-followers = braucht dort { $count } Leute
# $space (number) of the development track
settle-development = braucht { $space } Entwicklung

# $count (number)
follower-spaces = { $count ->
    [1] A: sein Feld wählen
   *[other] A: eines von { $count } Feldern wählen
}
# $follower (noun)
# $place (noun)
take-back-from = { $follower }, { $place }
take-back-to = kommt zurück in den Markt
# $place (noun)
equip-place = Technik: { $place }
# $kind (noun) a follower
equip-for = für { FORM($kind, "plural") }, ab nächster Runde
equip-for-anybody = für jeden, ab nächster Runde
pass-actions = Passen: keine Aktion mehr
pass-unused = Passen: Ein Ort bleibt ungenutzt
pass-unused-hold = halte A zum Passen
decline-title = Genug
decline-bag = die anderen gehen in den Beutel
more-goals = Ziele
more-goals-note = eines ist jetzt zu erfüllen
more-title = Mehr
more-note = was keinen Platz am Tableau hat
strip-over = Das Spiel ist aus

done-wastes = Fertig: Nichts nutzbar
done-wastes-hold = halte A: die Runde verfällt
# $places (number)
done-plan = { $places ->
    [0] Fertig: Kein Ort nutzbar
    [one] Fertig: 1 Ort nutzbar
   *[other] Fertig: { $places } Orte nutzbar
}
# $followers (number)
done-market = { $followers ->
    [0] niemand bleibt im Markt
    [1] einer bleibt im Markt
   *[other] { $followers } bleiben im Markt
}
done-title = Fertig
done-event = das Ereignis geht weiter
done-next = Fertig: Der Nächste ist dran

# $why (noun)
plan-no-use = nutzlos: { $why }
# $sign (text) of a follower
plan-makes-whole = { $sign } macht ihn voll
# $sign (text) of a follower
# $count (number) who still have to stand there
plan-next-of = erst { $sign }: alle { $count } sind da
# $sign (text) of the next follower
# $missing (text) their signs
plan-missing = erst { $sign }, fehlt { $missing }
# $sign (text) of the next follower
# $missing (text) their signs
plan-missing-monk = erst { $sign }, fehlt { $missing }, Mönch geht
# $follower (noun)
# $kind (noun) whom it stands in for
# $place (noun)
hold-as-at = { $follower } als { $kind }: { $place }
# $follower (noun)
# $kind (noun) whom it stands in for
hold-as = { $follower } als { $kind }
# $follower (noun)
# $place (noun)
hold-to = { $follower }: { $place }
# $effect (text)
hold-whole = dann voll: { $effect }
# $count (number)
hold-missing-any = { $count ->
    [one] noch 1 beliebiger fehlt
   *[other] noch { $count } beliebige fehlen
}
# $missing (text) signs of followers
hold-missing = noch fehlt: { $missing }

opens-village = dann wählst du, wen
opens-map = wähl den Weg auf der Karte
opens-deeds = wähl das Werk
opens-bathhouse = zieht drei: bindend
opens-laboratory = wähl das Feld
opens-page = wähl auf der nächsten Seite
look-rule = gilt immer
look-whole = voll, ist nutzbar

# $town (noun)
town-tower = { $town }: ein Turm steht
# $town (noun)
town-no-tower = { $town }: braucht einen Turm
# $town (noun)
town-no-station = { $town }: kein Kontor
# $town (noun)
# $player (text)
town-owner = { $town }: { $player }
# $town (noun)
town-several = { $town }: mehrere Kontore
# $steps (number)
town-distance = { $steps ->
    [0] dein Kaufmann ist hier
    [one] 1 Weg von deinem Kaufmann
   *[other] { $steps } Wege von deinem Kaufmann
}

# $kind (noun) a follower
# $step (number)
# $pile (number)
track-step = { $kind }: Schritt { $step }, Stapel { $pile }
track-ends = die Leiste ist am Ende
track-nothing = dann: nichts
# $sign (text) of the good
# $good (noun)
track-good = dann: +1{ $sign } { $good }
track-citizen = dann: +1{ -citizen }
# $coins (number)
track-coins = dann: +{ $coins }{ -coin }
track-technology = dann: Technik
track-place-one = dann: eine Karte aus I
track-place-two = dann: eine Karte aus I oder II
# $draws (number)
track-draws = dann: { $draws } ziehen
# $points (number)
track-development = dann: +{ $points }{ -book }
# $space (number)
# $status (number)
# $count (number) stations and citizens
# $points (number)
development-now = Feld { $space }, Status { $status }: { $count } x { $status } = { $points }
# $more (number) spaces to the next status
# $count (number) stations and citizens
# $status (number)
# $points (number)
development-next = noch { $more }: { $count } x { $status } = { $points }
development-highest = der höchste Status
# $deed (noun)
# $coins (number)
deed-pays = { $deed }: je { $coins }{ -coin }
# $left (number) followers
deed-wants = noch { $left }, der Letzte bekommt { -citizen }

# $event (noun)
# $toll (text) what it does
event-toll = { $event }: { $toll }
# $event (noun)
event-team = { $event }: das Team
# $player (text)
# $lack (text) what cannot be paid
event-threatens = { $player }: { $lack }
# $rounds (number)
event-none = Vor Runde 1 von { $rounds }
event-none-yet = noch kein Ereignis
event-last-round = letzte Runde
event-own-dues = Abgaben
# $event (noun) what cannot be paid
pass-loses = Passen: { $event }
# $event (noun)
# $player (text)
pass-loses-for = Passen: { $event }, { $player }
# $event (noun)
done-loses = Fertig: { $event }
# $event (noun)
# $player (text)
done-loses-for = Fertig: { $event }, { $player }
# $lack (text)
lack-loses = { $lack }: verloren
# $lack (text)
lack-all-lose = { $lack }: verloren

## Why the computer would do it: at most 27 letters

# $coins (number)
why-event = Ereignis nimmt { $coins } { $coins ->
    [one] Münze
   *[other] Münzen
}
# $points (number)
why-then = dann { SIGNED($points) }{ -star } im selben Zug
why-whole = es macht den Ort voll
# $count (number) followers
why-more = { $count ->
    [one] einer mehr macht ihn voll
   *[other] { $count } mehr machen ihn voll
}
why-elsewhere = anderswo nötiger
why-least-worth = deine billigste Ware
why-waits = der Rest wartet eine Runde
why-costs = es kostet mehr, als es gibt
why-work = so können mehr arbeiten
why-spares = es spart einen Gefolgsmann
why-own-place = ein Ort nur für dich
why-gear = Technik kommt mit
why-place = ein Ort kommt mit
why-draws = du ziehst jede Runde mehr
why-goods-there = dort sind Waren und Städte
why-monk = ein Mönch vertritt andere
why-stations = Kontore zählen am Ende
why-scholars = Gelehrte: mehr Entwicklung
why-village = Münzen, Technik oder Ort
why-deeds = Werke zahlen für Leute
why-ways = Waren und Städte warten
why-goods = Waren zählen am Ende
why-development = Entwicklung zahlt sich aus
why-coins = Ereignisse kosten Münzen

## The form: what a scenario is, and what its levels are. At most 32 letters a line

note-base-1 = 2-5 Spieler, 18 Runden, leicht.
note-base-2 = Münzen, Waren, dazu Kontore und
note-base-3 = Bürger mal Status.
note-prosperity-1 = 2-5 Spieler, 16 Runden, mittel.
note-prosperity-2 = Ein Zimmermann baut Bauwerke:
note-prosperity-3 = Fertige bringen Punkte.
# With two or three players.
note-invasion-1 = 2-5 zusammen, 18 Runden, schwer.
note-invasion-2 = Mauer, Bürger, Schatz, Nahrung,
note-invasion-3 = Türme: Alle siegen oder keiner.
# With four or five.
note-invasion-many-1 = 2-5 zusammen, 16 Runden, schwer.
note-invasion-many-2 = { note-invasion-2 }
note-invasion-many-3 = { note-invasion-3 }
note-duel-1 = 2 Spieler, 16 Runden, mittel.
note-duel-2 = Ein Wettlauf um vier Ziele;
note-duel-3 = wer nicht zahlen kann, verliert.
note-dignitary-1 = 16 Runden allein, leicht-mittel.
note-dignitary-2 = Sammle acht Bürger,
note-dignitary-3 = zahl Abgaben von 5, 10 und 15.
note-vierzon-1 = 14 Runden allein, mittel-schwer.
note-vierzon-2 = Baumeister, Festung, Baustoffe,
note-vierzon-3 = Handelshaus, Hauptstadt: alle 5.
note-salesman-1 = 15 Runden allein, mittel-schwer.
note-salesman-2 = Fünf Lieferungen; Nahrung oder
note-salesman-3 = Münzen je Runde, sonst verloren.
note-levels-dignitary-1 = leicht: sieben Bürger
note-levels-dignitary-2 = normal: acht
note-levels-invasion-1 = leicht: ohne 10 böse Ereignisse
note-levels-invasion-2 = normal: alle Ereignisse
note-levels-invasion-3 = schwer: ohne zwei gute
note-levels-1 = normal: Ziele jederzeit
note-levels-2 = schwer: 1 je Runde
note-levels-3 = am schwersten: 1, der Reihe nach

## Articles

farmer = Bauer
    .acc = einen Bauern
    .plural = Bauern
    .tag = Gefolgsmann
    .effect = Jeder bringt eine Ware der Bauernleiste.
    .body =
        Kommt durchs Bauernhaus. Die acht Schritte bringen Getreide, Getreide, Käse, Käse, Wein, Wein, Wolle und Brokat.
        Volkszählung: Wer auf der Leiste allein vorn liegt, bekommt zu Rundenbeginn eine Münze; wer allein hinten liegt, zahlt eine, ab drei Spielern.
boatman = Schiffer
    .acc = einen Schiffer
    .plural = Schiffer
    .tag = Gefolgsmann
    .effect = Jeder bringt Münzen: 2, 3, 4, dann 5.
    .body =
        Kommt durchs Dorf. Der fünfte Schritt hat keine Münzen: Wer zuerst dort ist, nimmt den Bürger.
        Mit dem Kräutergarten vertreten Schiffer Bauern, Handwerker und Händler.
craftsman = Handwerker
    .acc = einen Handwerker
    .plural = Handwerker
    .tag = Gefolgsmann
    .effect = Jeder bringt ein Technikplättchen.
    .body =
        Kommt durchs Dorf. Du legst das Plättchen sofort; es wirkt ab der nächsten Runde und bleibt. Das erste dieser Leiste ersetzt einen Bauern.
        Siehe Technik.
trader = Händler
    .acc = einen Händler
    .plural = Händler
    .tag = Gefolgsmann
    .effect = Jeder bringt eine Ortskarte.
    .body = Kommt durchs Dorf. Die erste Karte ist aus Kategorie I, spätere aus I oder II. Jede gibt es nur einmal: Wer zuerst kommt, wählt.
knight = Ritter
    .acc = einen Ritter
    .plural = Ritter
    .tag = Gefolgsmann
    .effect = Mit jedem ziehst du mehr aus dem Beutel.
    .body =
        Kommt durch die Burg. Ohne Ritter ziehst du 4, mit Rittern 5, 6, 7, 7 und 8. Wer zuerst auf dem vierten Schritt ist, nimmt den Bürger.
        Schiff, Wagen und Gildehaus verlangen einen Ritter.
scholar = Gelehrter
    .acc = einen Gelehrten
    .plural = Gelehrte
    .tag = Gefolgsmann
    .effect = Jeder bringt Entwicklung: 2, 3, 4, 5, 6.
    .body = Kommt durch die Universität. Mit der Schule vertreten Gelehrte alle außer Mönchen.
monk = Mönch
    .acc = einen Mönch
    .plural = Mönche
    .tag = Gefolgsmann
    .effect = Vertritt alle anderen Gefolgsleute.
    .body =
        Kommt durchs Kloster. Mönche haben keine Leiste. An Orten sind sie Joker, nie bei Werken. Einen Mönch vertritt niemand.
        In einer Runde mit Wallfahrt kommt keiner dazu.
farm-house = Bauernhaus
    .tag = Tableau
    .effect = Ein Bauer und die Ware der Leiste.
    .body =
        Schiffer, Handwerker.
        Der Bauer kommt in den Beutel, dein Marker rückt vor; die Ware dort bekommst du. Ausverkauft: keine Ware. Unmöglich am Ende der Leiste oder bei leerem Stapel.
village = Dorf
    .tag = Tableau
    .effect = Ein Schiffer, Handwerker oder Händler.
    .body =
        Bauer, Schiffer, Handwerker.
        Du wählst, wen. Ein Schiffer bringt Münzen, ein Handwerker Technik, ein Händler eine Ortskarte.
university = Universität
    .tag = Tableau
    .effect = Ein Gelehrter und Entwicklung.
    .body =
        Bauer, Handwerker, Händler.
        Die Gelehrtenleiste bringt 2, 3, 4, 5, dann 6 Entwicklung.
castle = Burg
    .tag = Tableau
    .effect = Ein Ritter: Du ziehst mehr.
    .body =
        Bauer, Schiffer, Händler.
        Die Ritterleiste sagt, wie viele Gefolgsleute du jede Runde ziehst.
monastery = Kloster
    .tag = Tableau
    .effect = Ein Mönch, der alle vertritt.
    .body =
        Gelehrter, Händler.
        Mönche haben keine Leiste. Unmöglich in einer Runde mit Wallfahrt.
ship = Schiff
    .tag = Tableau
    .effect = Dein Kaufmann fährt einen Wasserweg weit.
    .body =
        Bauer, Schiffer, Ritter.
        Eine Ware, die am Weg liegt, darf mit. Zeig auf die Ware, um sie zu nehmen, auf die Stadt, um sie zu lassen.
wagon = Wagen
    .tag = Tableau
    .effect = Dein Kaufmann fährt eine Straße weit.
    .body =
        Bauer, Händler, Ritter.
        Eine Ware, die am Weg liegt, darf mit. Zeig auf die Ware, um sie zu nehmen, auf die Stadt, um sie zu lassen.
guildhall = Gildehaus
    .tag = Tableau
    .effect = Ein Kontor, wo dein Kaufmann ist.
    .body =
        Bauer, Handwerker, Ritter.
        Ein Kontor je Stadt; in Orléans eines von jedem. Du hast zehn. Am Ende zählen Kontore und Bürger zusammen so oft, wie dein Status sagt; wer allein die meisten Kontore hat, bekommt einen Bürger dazu.
scriptorium = Skriptorium
    .tag = Tableau
    .effect = 1 Entwicklung.
    .body =
        Ritter, Gelehrter.
        Unmöglich am Ende der Entwicklungsleiste.
town-hall = Rathaus
    .tag = Tableau
    .effect = Ein oder zwei Leute gehen zu den Werken.
    .body = Beliebige Gefolgsleute, nur nicht die deiner Farbe; einer genügt. Sie verlassen deinen Beutel für immer und bringen sofort Münzen. Wer das letzte Feld eines Werks füllt, nimmt seinen Bürger.
hayrick = Heuschober
    .tag = I
    .effect = 1 Getreide.
    .body =
        Bauer.
        Unmöglich, wenn Getreide ausverkauft ist.
cheese-factory = Käserei
    .tag = I
    .effect = 1 Käse.
    .body =
        Zwei Bauern.
        Unmöglich, wenn Käse ausverkauft ist.
winery = Kelterei
    .tag = I
    .effect = 1 Wein.
    .body =
        Bauer, Händler.
        Unmöglich, wenn Wein ausverkauft ist.
wool-manufacturer = Wollmanufaktur
    .tag = I
    .effect = 1 Wolle.
    .body =
        Schiffer, Händler.
        Unmöglich, wenn Wolle ausverkauft ist.
tailor-shop = Schneiderei
    .tag = I
    .effect = 1 Brokat.
    .body =
        Händler, Gelehrter.
        Unmöglich, wenn Brokat ausverkauft ist.
brewery = Brauerei
    .tag = I
    .effect = 2 Münzen.
    .body = Mönch.
library = Bibliothek
    .tag = I
    .effect = 2 Entwicklung.
    .body = Ritter, Gelehrter.
windmill = Windmühle
    .tag = I
    .effect = 2 Münzen und 1 Entwicklung.
    .body = Zwei Handwerker.
hospital = Hospital
    .tag = I
    .effect = So viele Münzen wie dein Status.
    .body =
        Schiffer, Gelehrter.
        Der Status ist der letzte Winkel, an dem du auf der Entwicklungsleiste vorbei bist: 1 bis 6.
sacristy = Sakristei
    .tag = I
    .effect = Ernte, Steuern oder Pest gilt nicht für dich.
    .body =
        Mönch.
        Nicht als Aktion: Kommt das Ereignis und steht hier ein Mönch, wirst du gefragt. Der Mönch kommt in den Beutel.
herb-garden = Kräutergarten
    .tag = I
    .effect = Schiffer vertreten drei andere Berufe.
    .body = Kein Feld: Er gilt immer. Deine Schiffer dürfen stehen, wo ein Bauer, Handwerker oder Händler verlangt ist.
bathhouse = Badehaus
    .tag = I
    .effect = Zieh 3, setz bis zu 2 sofort an Orte.
    .body =
        Ein beliebiger Gefolgsmann (von uns: Aufdruck unsicher).
        Der Rest kommt zurück in den Beutel, auch wer hier stand. Wird so ein Ort voll, kannst du ihn noch in dieser Runde nutzen.
shipping-line = Reederei
    .tag = II
    .effect = 1 Entwicklung.
    .body = Schiffer.
cellar = Keller
    .tag = II
    .effect = 4 Münzen.
    .body = Mönch, Gelehrter.
office = Schreibstube
    .tag = II
    .effect = 1 Münze für jedes deiner Kontore.
    .body =
        Zwei Gelehrte.
        Unmöglich ohne Kontor auf der Karte.
pharmacy = Apotheke
    .tag = II
    .effect = Bis zu 3 Münzen werden Entwicklung.
    .body =
        Ein beliebiger Gefolgsmann.
        Eine Entwicklung je Münze.
school = Schule
    .tag = II
    .effect = Gelehrte vertreten alle außer Mönchen.
    .body = Kein Feld: Sie gilt immer.
horse-wagon = Pferdewagen
    .tag = II
    .effect = Dein Kaufmann fährt eine Straße weit.
    .body =
        Ritter, Händler.
        Wie der Wagen, ohne Bauern.
gunpowder-tower = Pulverturm
    .tag = II
    .effect = Markt für 10; von dort gehen zwei zu Werken.
    .body = Kein Feld: Einmal je Runde, als Aktion, gehen ein oder zwei neutrale Gefolgsleute direkt vom Markt zu den Werken.
laboratory = Laboratorium
    .tag = II
    .effect = Ein Technikplättchen.
    .body =
        Handwerker, Gelehrter.
        Es muss keinen Bauern ersetzen und darf hier liegen.
market-stand = Marktstand
    .tag = I
    .effect = Kauf oder verkauf bis zu zwei Waren.
    .body =
        Händler (von uns: Aufdruck unbekannt).
        Jede zu ihrem Wert: von Getreide 1 bis Brokat 5.
black-market = Schwarzmarkt
    .tag = I
    .effect = Aus zwei gleichen Waren wird eine andere.
    .body =
        Händler (von uns: Aufdruck unbekannt).
        Die andere kommt vom Warenmarkt, egal, was sie wert ist.
depot = Depot
    .tag = I
    .effect = Am Ende 5 Punkte je Warensatz.
    .body = Kein Feld. Ein Satz hat von jedem eins: Getreide, Käse, Wein, Wolle und Brokat. Ihr Wert zählt trotzdem.
stage-coach = Postkutsche
    .tag = I
    .effect = Für 3 Münzen fährt der Kaufmann einen beliebigen Weg.
    .body =
        Ritter.
        Straße oder Wasserweg, mit einer Ware von dort.
tavern = Taverne
    .tag = II
    .effect = Bau auch dort, wo andere ein Kontor haben.
    .body =
        Kein Feld (von uns: Aufdruck unbekannt).
        Das Gildehaus darf in Städten mit fremden Kontoren bauen; je Stadt ein eigenes.
vineyard = Weinberg
    .to = zum Weinberg
    .tag = II
    .effect = Wein für 1 Münze zu einem Kontor am Fluss.
    .body = Kein Feld. Sooft du in einer Stadt am Wasserweg baust, wirst du gefragt, solange es Wein gibt.
well = Brunnen
    .tag = II
    .effect = Wiederholt eine Aktion deiner Orte.
    .body =
        Handwerker, Gelehrter (von uns: Aufdruck unbekannt).
        Der Ort muss nicht voll sein. Nicht Rathaus, nicht Pulverturm.
bourgeois-house = Bürgerhaus
    .tag = Tableau
    .effect = Ein Bürger für einen von vier Boni.
    .body = Ein beliebiger neutraler Gefolgsmann, und ein Bürger geht zurück in den Vorrat: eine Ware, ein beliebiger Weg auf der Karte, fünf Münzen oder drei Entwicklung.
carpenter = Zimmermann
    .tag = Tableau
    .effect = Bewegt den Zimmermann, dann baut er.
    .body = Bis zu drei Händler oder Schiffer. Ein Händler bewegt ihn auf einer Straße, ein Schiffer auf einem Wasserweg. In der Stadt deiner Karte entsteht das Bauwerk auf einer Ware daneben.
vehicle = Fuhrwerk
    .tag = Tableau
    .effect = Schickt Waren zur Stadt oder zu anderen.
    .body =
        Bauer, Schiffer (von uns: Aufdruck unbekannt).
        Bis zu drei Waren, alle zusammen: in den Speicher, zu einer Errungenschaft oder zu einem Mitspieler.
guild-house = Zunfthaus
    .tag = Tableau
    .effect = Schickt Münzen zur Stadt oder zu anderen.
    .body =
        Handwerker, Händler (von uns: Aufdruck unbekannt).
        Bis zu vier Münzen, alle zusammen: in den Schatz, zu einer Errungenschaft oder zu einem Mitspieler.
hostel = Herberge
    .tag = Tableau
    .effect = Leiht einem anderen Leute vom Markt.
    .body =
        Beliebiger Gefolgsmann (von uns: Aufdruck unbekannt).
        Leute deiner Farbe verleihst du nicht. Auf den Tableaus des anderen muss ein Feld dafür frei sein.
palatinate = Pfalz
    .tag = Tableau
    .effect = Nutzt einen vollen Ort eines Mitspielers.
    .body = Zwei beliebige Gefolgsleute. Nicht Rathaus, Pulverturm, Herberge oder Pfalz. Die Leute dort kommen in den Beutel ihres Besitzers.
bag-and-market = Beutel und Markt
    .tag = Ziehen
    .effect = Jede Runde ziehst du so viele, wie deine Ritter sagen.
    .body =
        Nie mehr, als der Markt fasst: acht. Du darfst weniger ziehen: Für jeden, den du nicht ziehst, darfst du einen von einem Feld zurücknehmen.
        Deinen Beutel kennst du, seine Reihenfolge niemand: Gezogen bleibt gezogen.
planning = Planung
    .tag = Phase
    .effect = Setz Leute vom Markt an die Orte.
    .body =
        A auf einem Ort setzt den nächsten, der verlangt ist. A auf jemandem im Markt nimmt ihn in die Hand: So setzt du Mönche und Vertreter. Weißer Rahmen: kann jetzt voll werden.
        Wer steht, bleibt für spätere Runden. FERTIG beendet die Planung.
actions = Aktionen
    .tag = Phase
    .effect = Reihum: einen vollen Ort nutzen oder passen.
    .body =
        Gold: voll. Weiß: jetzt nutzbar. Die Leute kommen in den Beutel, dann folgt die Aktion. Was du nicht nutzt, bleibt für später voll.
        Wer passt, ist für diese Runde draußen; wer nichts tun kann, wird übersprungen.
technology = Technik
    .tag = Plättchen
    .effect = Ersetzt für immer jemanden auf einem Feld.
    .body =
        Ab der nächsten Runde ist das Feld stets belegt. Eins je Ort; nie für einen Mönch, nicht an Orten mit einem Feld, nicht im Rathaus.
        Das erste der Handwerkerleiste ersetzt einen Bauern. Es gibt sechzehn.
place-tiles = Ortskarten
    .tag = Karte
    .effect = Ein Ort mehr für dein Tableau.
    .body = Jeder Händler bringt eine; die erste ist aus Kategorie I. Alle liegen offen, jede einmal. Das Bild sagt, was sie gibt, die Quadrate, wen sie braucht.
map = Karte
    .tag = Spielplan
    .effect = 23 Städte, Straßen, Wasserwege und Waren.
    .body =
        Dein Kaufmann beginnt in Orléans. Wagen nehmen Straßen (gestrichelt), Schiffe Wasserwege. Eine Ware am Weg darf mit: Ihre Zahl ist ihr Wert.
        Quadrate sind Kontore, Figuren Kaufleute, deiner mit weißem Rand.
goods = Waren
    .tag = Punkte
    .effect = Am Ende 1 bis 5 wert.
    .body = Getreide 1, Käse 2, Wein 3: Nahrung. Wolle 4, Brokat 5: Stoffe. Sie kommen von Bauern, von den Wegen der Karte und von Ortskarten. Was ausverkauft ist, bekommst du nicht.
beneficial-deeds = Segensreiche Werke
    .tag = Spielplan
    .effect = Schick Leute fort für Münzen und Bürger.
    .body = Das Rathaus schickt ein oder zwei neutrale Leute, die ein Werk verlangt. Jeder bringt die gezeigten Münzen, bei den Kanälen auf Wunsch Entwicklung. Wer den letzten schickt, nimmt den Bürger. Mönche gehen nur, wo ein Mönch verlangt ist.
development = Entwicklung
    .tag = Leiste
    .effect = Status, Münzen und Bürger.
    .body =
        Winkel bei 4, 9, 15, 22 und 30 heben deinen Status, bis 6. Münzen bei 7, 12 und 25 bekommt jeder, der dort ankommt; Bürger bei 3, 18 und 28 nur der Erste.
        Am Ende: Kontore und Bürger mal Status.
torture = Folter
    .tag = Schulden
    .effect = Gib für jede fehlende Münze etwas her.
    .body = Ein Kontor, gebaut oder nicht; einen aus dem Beutel Gezogenen; eine Entwicklung, aber nie zurück auf eine Münze; eine Ware; eine Ortskarte; ein Technikplättchen. Leute gehen zum Stapel, alles andere aus dem Spiel. Hast du nichts mehr, ist der Rest erlassen.
scoring = Wertung
    .tag = Ende
    .effect = Münzen, Waren, dazu Status mal den Rest.
    .body =
        Nach der letzten Runde: je Münze 1, jede Ware ihr Wert, Kontore plus Bürger mal Status. Wer allein die meisten Kontore hat, bekommt erst noch einen Bürger. Gleichstand: weiter auf der Entwicklungsleiste, dann Waren.
        Sterne in der Anzeige zählen, als wäre jetzt Schluss.
chapter-a-round = Eine Runde
chapter-the-table = Der Tisch
chapter-followers = Gefolgsleute
chapter-places = Orte
chapter-events = Ereignisse
chapter-scenarios = Szenarien
chapter-goals = Ziele
chapter-characters = Personen
chapter-structures = Bauwerke

## Articles on events

event-pilgrimage = Wallfahrt
    .tag = Ereignis
    .effect = Diese Runde kommen keine Mönche dazu.
    .body = Das Kloster ist geschlossen; Mönche, die du hast, wirken wie immer. Im Grundspiel hat die erste Runde stets dieses Ereignis.
event-plague = Pest
    .tag = Ereignis
    .effect = Jeder verliert einen aus dem Beutel.
    .body =
        Wenn alle gepasst haben, wird einer gezogen. Einer deiner Farbe kommt zurück, und niemand ist verloren; ein neutraler geht auf seinen Stapel.
        Leute an Orten und im Markt sind sicher.
event-taxes = Steuern
    .tag = Ereignis
    .effect = 1 Münze für je drei Waren.
    .body = Wenn alle gepasst haben: Waren auf deinem Tableau durch drei, abgerundet. Fehlende Münzen: siehe Folter.
event-trading-day = Handelstag
    .tag = Ereignis
    .effect = Münzen für jedes Kontor.
    .body = Gezählt auf der Karte, wenn alle gepasst haben: je eine Münze im Grundspiel, eine bis drei in Szenarien. Die Seite der Runde sagt, wie viele.
event-income = Einkommen
    .tag = Ereignis
    .effect = Münzen nach deinem Status.
    .body = Der Status ist der letzte Winkel, an dem du auf der Entwicklungsleiste vorbei bist: 1 bis 6. In manchen Szenarien zählt er doppelt oder dreifach.
event-harvest = Ernte
    .tag = Ereignis
    .effect = Eine Nahrung oder fünf Münzen.
    .body = Getreide, Käse oder Wein geht zurück auf den Warenmarkt. Wer nichts davon hat, zahlt fünf Münzen. Wer beides nicht kann, gibt, was da ist, und büßt für jede fehlende Münze: siehe Folter.
event-conference = Konferenz
    .tag = Ereignis
    .effect = Diese Runde kommen keine Gelehrten dazu.
    .body = Die Universität ist geschlossen. Gelehrte, die du hast, wirken wie immer.
event-strike = Streik
    .tag = Ereignis
    .effect = Diese Runde kommen keine Handwerker dazu.
    .body = Das Dorf bringt nur Schiffer und Händler. Handwerker, die du hast, wirken wie immer.
event-crusade = Kreuzzug
    .tag = Ereignis
    .effect = Diese Runde kommen keine Ritter dazu.
    .body = Die Burg ist geschlossen. Ritter, die du hast, wirken wie immer.
event-dues = Abgaben
    .tag = Ereignis
    .effect = Münzen, wenn alle gepasst haben.
    .body = Die Seite der Runde sagt, wie viele: 5, später 10 und 15 beim Würdenträger. Fehlende Münzen: siehe Folter.
event-technology-tax = Techniksteuer
    .tag = Ereignis
    .effect = Münzen für jedes Technikplättchen.
    .body = Je zwei beim Würdenträger: Fehlen für ein Plättchen die Münzen, ist es weg. Je eine im Duell: Wer nicht zahlen kann, verliert.
event-sabotage = Sabotage
    .tag = Ereignis
    .effect = Orte mit Technik sind geschlossen.
    .body = Nur in dieser Runde. Leute darfst du dorthin setzen; sie bleiben für die nächste.
event-axle-fracture = Achsbruch
    .tag = Ereignis
    .effect = Die Postkutsche fährt nicht.
    .body = Nur in dieser Runde. Schiff und Wagen fahren wie immer.
event-amnesty = Amnestie
    .tag = Ereignis
    .effect = Wer neu kommt, darf sofort an einen Ort.
    .body = Wen du diese Runde bekommst, der darf direkt auf ein freies Feld, das ihn verlangt, statt in den Beutel.
event-goods-tax = Warensteuer
    .tag = Ereignis
    .effect = Eine Münze für jede Ware oder je zwei.
    .body = In Hauptstadt Vierzon eine Münze für je zwei Waren, abgerundet. Im Duell eine für jede: Wer nicht zahlen kann, verliert.
event-storm = Sturm
    .tag = Ereignis
    .effect = Der Kaufmann reist diese Runde nicht.
    .body = Schiff, Wagen und alles, was ihn sonst bewegt, stehen still.
event-banishment = Verbannung
    .tag = Ereignis
    .effect = Zwei Gezogene gehen zurück.
    .body = Nach dem Ziehen gehen zwei vom Markt zurück in den Beutel. Du wählst, welche.
event-feeding = Verpflegung
    .tag = Ereignis
    .effect = Eine Nahrung oder zwei Münzen, sonst verloren.
    .body = Am Ende der Runde. Getreide, Käse oder Wein; plane von Anfang an dafür, und für das Festmahl ab Runde 11.
event-great-feast = Festmahl
    .tag = Ereignis
    .effect = Zwei Nahrung oder vier Münzen, sonst verloren.
    .body = Am Ende jeder der letzten fünf Runden. Alles in Nahrung oder alles in Münzen.
event-town-meeting = Bürgerversammlung
    .tag = Ereignis
    .effect = Ein Bürger ist für 3 Münzen zu haben.
    .body = Einer für jeden, solange es welche gibt. Das Bürgerhaus braucht sie.
event-trade = Tauschhandel
    .tag = Ereignis
    .effect = Du darfst eine Ware tauschen.
    .body = Eine von dir geht auf den Warenmarkt, eine beliebige von dort kommt zu dir.
event-cheese-day = Käsetag
    .tag = Ereignis
    .effect = Ein Käse ist fällig, sonst verloren.
    .body = Er geht zurück auf den Warenmarkt. Münzen gelten nicht.
event-quick-travel = Eilreise
    .tag = Ereignis
    .effect = Der Kaufmann darf reisen, eine Münze je Weg.
    .body = Einen oder zwei beliebige Wege. Waren nimmt er nicht mit.
event-dues-in-kind = Naturalabgaben
    .tag = Ereignis
    .effect = Waren und Münzen in diesem Wert.
    .body = Sieben in den Runden 10 und 14, vier in Runde 15. Jede Ware zählt ihren Wert, jede Münze eins; heraus bekommst du nichts. Wer nicht zahlen kann, verliert.
event-harvest-of-two = Doppelte Ernte
    .tag = Ereignis
    .effect = Zwei Nahrung, sonst verloren.
    .body = Getreide, Käse oder Wein. Münzen gelten nicht.
event-journey-home = Heimreise
    .tag = Ereignis
    .effect = Die Kaufleute kehren nach Orléans zurück.
    .body = Am Ende der letzten Runde, ohne Waren.
event-support = Unterstützung
    .tag = Ereignis
    .effect = Wen du ziehst, der bringt seinesgleichen.
    .body = Einer wird aus deinem Beutel gezogen und kommt zurück: Du gehst einen Schritt auf seiner Leiste und bekommst noch einen, wenn es ihn gibt.
event-indulgence = Ablass
    .tag = Ereignis
    .effect = Ein Mönch ist für 4 Münzen zu haben.
    .body = Einer für jeden, solange es welche gibt.
event-taxes-of-three = Steuern: drei
    .tag = Ereignis
    .effect = Drei Münzen von jedem.
    .body = Wenn alle gepasst haben. Fehlende Münzen: siehe Folter.
event-riots = Aufruhr
    .tag = Ereignis
    .effect = Ein Ritter oder fünf Münzen.
    .body = Ein neutraler Ritter aus Beutel oder Markt geht auf seinen Stapel; oder du zahlst. Wer beides nicht kann, zahlt, was da ist, dann siehe Folter.
event-bribe = Bestechung
    .tag = Ereignis
    .effect = Ein Bürger ist für 4 Münzen zu haben.
    .body = Einer für jeden, solange es welche gibt.
event-firestorm = Feuersturm
    .tag = Ereignis
    .effect = Alle Ortskarten werden umgedreht.
    .body = Ihre Leute kommen in den Beutel, ihre Technik in den Vorrat. Bis zum Wiederaufbau sind sie nicht nutzbar. Später genommene bleiben offen.
event-mass = Messe
    .tag = Ereignis
    .effect = 3 Münzen je Mönch im Markt.
    .body = Die, die im Markt warten, wenn alle gepasst haben.
event-peregrination = Wanderschaft
    .tag = Ereignis
    .effect = Der Kaufmann darf für 2 Münzen reisen.
    .body = Ein beliebiger Weg, auf Wunsch mit Ware.
event-restoration = Wiederaufbau
    .tag = Ereignis
    .effect = Ortskarten werden zurückgedreht.
    .body = Ab jetzt kannst du sie wieder nutzen.
event-pilgrims-day = Pilgertag
    .tag = Ereignis
    .effect = Ein Mönch und noch jemand für einen Bürger.
    .body = Ein neutraler Mönch und noch ein neutraler Gefolgsmann gehen vom Markt auf ihre Stapel.
event-market-day = Markttag
    .tag = Ereignis
    .effect = Du darfst zwei Waren kaufen.
    .body = Für ihren Wert in Münzen, eine nach der anderen.
event-development-tax = Entwicklungssteuer
    .tag = Ereignis
    .effect = Münzen nach deinem Status.
    .body = So viele Münzen, wie du Winkel hinter dir hast, 1 bis 6. Fehlende Münzen: siehe Folter.
event-assembly = Ratssitzung
    .tag = Ereignis
    .effect = Das Rathaus ist diese Runde geschlossen.
    .body = Wer dort steht, bleibt. Der Pulverturm schickt weiter.
event-demolition = Abriss
    .tag = Ereignis
    .effect = Das Team gibt Technik her oder zahlt.
    .body =
        Zwei Plättchen gehen in den Vorrat, zu viert oder fünft drei. Statt eines Plättchens zahlt das Team 5 Münzen (von uns: Aufdruck unbekannt). Geht das nicht, haben alle verloren.
        Der Startspieler entscheidet Stück für Stück.
event-donation = Spende
    .tag = Ereignis
    .effect = Das Team bekommt Entwicklung, Wein, Münzen.
    .body = Drei Entwicklung, ein Wein und drei Münzen. Der Startspieler entscheidet, wer was bekommt.
event-drought = Dürre
    .tag = Ereignis
    .effect = Vier Getreide verlassen die Karte.
    .body = Der Startspieler wählt, welche.
event-earthquake = Erdbeben
    .tag = Ereignis
    .effect = Fünf Ortskarten des Vorrats sind fort.
    .body = Der Startspieler wählt, welche.
event-escape = Flucht
    .tag = Ereignis
    .effect = Der Bürger von Le Blanc geht.
    .body = Wenn ihn bis dahin niemand geholt hat.
event-good-trade = Gutes Geschäft
    .tag = Ereignis
    .effect = Drei Getreide für 8 Münzen.
    .body = Sie kommen in den Speicher, auch über den Bedarf. Niemand muss; ohne drei Getreide auf dem Warenmarkt kein Geschäft. Der Startspieler sagt, wer zahlt.
event-good-winds = Guter Wind
    .tag = Ereignis
    .effect = Ein Kaufmann fährt einen Wasserweg weit.
    .body = Der Startspieler sagt, wessen, mit einer Ware, wenn dort eine liegt.
event-highwayman = Wegelagerer
    .tag = Ereignis
    .effect = Straßen sind diese Runde gesperrt.
    .body = Schiffe fahren wie immer.
event-progress = Fortschritt
    .tag = Ereignis
    .effect = Jeder darf für 4 Münzen bauen.
    .body = Ein Kontor oder einen Turm, wo dein Kaufmann steht, mit eigenen Münzen. Niemand muss.
event-reinforcement = Verstärkung
    .tag = Ereignis
    .effect = Die Mauer braucht einen Ritter mehr.
    .body = Von jetzt an bis zum Ende.
event-training = Ausbildung
    .tag = Ereignis
    .effect = Jeder geht auf einer Leiste einen Schritt.
    .body = Auf welcher, wählst du; mit dem, was der Schritt bringt. Ein Gefolgsmann kommt nicht dazu.
event-trip = Ausflug
    .tag = Ereignis
    .effect = Wer in Orléans ist, zahlt 4 Münzen.
    .body = Wenn alle gepasst haben, mit eigenen Münzen. Wer nicht zahlen kann, verliert das Spiel für alle.
event-wool-market = Wollmarkt
    .tag = Ereignis
    .effect = Das Team handelt mit Wolle und Brokat.
    .body = Kauf oder Verkauf: Wolle für 2 Münzen, Brokat für 3, dreimal insgesamt. Wer bekommt, zahlt; wer gibt, wird bezahlt. Der Startspieler sagt jedes Mal, wer.
event-arson = Brandstiftung
    .tag = Ereignis
    .effect = Das Team gibt Ortskarten her oder zahlt.
    .body =
        Zwei Karten der Spieler kommen aus dem Spiel, zu viert oder fünft drei. Statt einer Karte zahlt das Team 6 Münzen. Geht das nicht, haben alle verloren.
        Der Startspieler entscheidet Stück für Stück.
event-bon-voyage = Gute Reise
    .tag = Ereignis
    .effect = Der Kaufmann darf für 2 Münzen reisen.
    .body = Ein beliebiger Weg, auf Wunsch mit Ware.
event-famine = Hungersnot
    .tag = Ereignis
    .effect = Jeder gibt drei Gefolgsleute zurück.
    .body = Neutrale aus Beutel, Markt oder von Orten, nach Wahl. Wer weniger hat, gibt alle. Die Leisten bleiben, wie sie sind.
event-fishing-grounds = Fischgründe
    .tag = Ereignis
    .effect = Münzen nach der Schifferleiste.
    .body = 2, 3, 4 oder 5 Münzen nach einem bis vier Schritten. Nichts vor dem ersten, und nichts am Ende der Leiste.
event-pirates = Piraten
    .tag = Ereignis
    .effect = Wolle und Brokat sind auf Wasserwegen weg.
    .body = Was dort liegt, geht zurück auf den Warenmarkt.
event-raging-plague = Wütende Pest
    .tag = Ereignis
    .effect = Jeder verliert zwei aus dem Beutel.
    .body = Wenn alle gepasst haben, werden zwei gezogen. Neutrale gehen auf ihre Stapel.
event-rats = Ratten
    .tag = Ereignis
    .effect = Käse und Getreide im Speicher sind weg.
    .body = Zwei Käse und ein Getreide, soweit vorhanden, gehen zurück auf den Warenmarkt.
event-robbery = Raub
    .tag = Ereignis
    .effect = Waren im Wert von fünf oder ein Turm.
    .body = Waren wählst du einzeln; ein Turm ist samt Kontor fort. Wer beides nicht hat, verliert das Spiel für alle.
event-rome-calling = Rom ruft
    .tag = Ereignis
    .effect = Jeder gibt einen Mönch zurück.
    .body = Hat jemand keinen oder will das Team nicht, verlässt ein noch wartender Bürger das Spiel. Der Startspieler sagt, welcher.
event-summoning = Einberufung
    .tag = Ereignis
    .effect = Kaufleute kehren nach Orléans zurück.
    .body = Wer fünf eigene Münzen zahlt, bleibt.
event-witch-hunt = Hexenjagd
    .tag = Ereignis
    .effect = Das Team verliert Entwicklung oder Mönche.
    .body = Sechs Punkte oder für jeden einen Mönch. Kann das Team nicht, haben alle verloren. Der Startspieler entscheidet Stück für Stück.
event-invasion = Invasion
    .tag = Ereignis
    .effect = Die letzte Runde.
    .body = An ihrem Ende müssen alle Ziele der Stadt und jeder Person erreicht sein, sonst haben alle verloren.

## Articles on scenarios

objectives = Ziele
    .tag = Szenario
    .effect = Was ein Szenario von dir verlangt.
    .body = X zeigt sie und wie weit jedes ist. Manche erfüllen sich von selbst. Andere zahlst du in deinem Zug, ohne Aktion: ZIELE auf dem Tableau öffnet sie, wenn eines zu erfüllen ist.
prosperity = Blütezeit
    .tag = Szenario
    .effect = 2 bis 5 Spieler, 16 Runden, meiste Punkte.
    .body = Ein Zimmermann reist über die Karte. Jeder hat verdeckt eine Bauwerkkarte, baut sie auf einer Ware bei ihrer Stadt und bringt, was sie verlangt. Nur fertige Bauwerke zählen. Die Ereignisse sind bekannt.
invasion = Invasion
    .tag = Szenario
    .effect = 2 bis 5 Spieler gemeinsam gegen das Spiel.
    .body = Mauer, Bürger, Schatz, Speicher, Türme und das eigene Ziel eines jeden müssen vor dem Ende der letzten Runde erreicht sein, sonst haben alle verloren. Es gibt keine Volkszählung. Der Startspieler entscheidet fürs Team.
the-duel = Das Duell
    .tag = Szenario
    .effect = 2 Spieler, 16 Runden, vier Ziele.
    .body = Wer zuerst alle vier erfüllt, gewinnt; nach Runde 16, wer die meisten hat. Wer ein Ereignis nicht bezahlen kann, verliert. Start in einer Stadt nach Wahl, mit gewählten Ortskarten. Keine Volkszählung, keine Folter. Gleichstand: Warenwert, dann Münzen.
the-dignitary = Der Würdenträger
    .tag = Szenario
    .effect = Allein: 8 Bürger in 16 Runden, leicht: 7.
    .body = Sechs warten in Städten auf deinen Kaufmann. Sieben weitere legst du vor dem Spiel selbst: auf die Entwicklung, auf Leisten, auf Werke. Waren gibt es nicht. Spar Münzen für die Abgaben von 5, 10 und 15.
capital-vierzon = Hauptstadt Vierzon
    .tag = Szenario
    .effect = Allein: fünf Ziele in 14 Runden.
    .body = Schwer: eines je Runde. Am schwersten: eines je Runde, der Reihe nach. Bezahlt wird in deinem Zug, ohne Aktion. Der Bürger der Schiffer braucht fünf Schiffer: Im Stapel sind nur vier.
salesman = Handelsreisender
    .tag = Szenario
    .effect = Allein: fünf Lieferungen in 15 Runden.
    .body = Jede Runde kostet Nahrung oder Münzen, sonst ist alles verloren: eine Nahrung oder zwei Münzen, ab Runde 11 das Doppelte. Schwer: eine Lieferung je Runde. Am schwersten: eine je Runde, der Reihe nach.
bookkeeping = Buchhaltung
    .tag = Ziel
    .effect = Das Duell: Status 3.
    .body = Zwei Winkel der Entwicklungsleiste, bei 4 und 9. Erfüllt sich von selbst.
three-branches = Drei Niederlassungen
    .tag = Ziel
    .effect = Das Duell: drei Kontore.
    .body = Eines davon in einer Stadt ohne Wasserweg. Erfüllt sich von selbst.
wine = Wein
    .tag = Ziel
    .effect = Das Duell: drei Wein nach Châtellerault.
    .body = Dein Kaufmann muss in deinem Zug dort sein. Der Wein geht zurück auf den Warenmarkt.
your-lady = Deine Dame
    .tag = Ziel
    .effect = Das Duell: drei Stoffe nach Orléans.
    .body = Wolle und Brokat, mindestens ein Brokat. Dein Kaufmann muss in deinem Zug dort sein.
builder = Baumeister
    .tag = Ziel
    .effect = Vierzon: 10 Münzen vor Runde 9.
    .body = Alle auf einmal, in deinem Zug. Später geht es nicht mehr.
fortress = Festung
    .tag = Ziel
    .effect = Vierzon: 25 Münzen.
    .body = Alle auf einmal, in deinem Zug.
company = Handelshaus
    .tag = Ziel
    .effect = Vierzon: ein Kontor in Loches.
    .body = Erfüllt sich von selbst, auf schwerer Stufe in einer Runde ohne ein anderes.
capital = Hauptstadt
    .tag = Ziel
    .effect = Vierzon: 28 Punkte Entwicklung.
    .body = Kontore und Bürger, mal Status. Erfüllt sich von selbst, auf schwerer Stufe in einer Runde ohne ein anderes.
materials = Baustoffe
    .tag = Ziel
    .effect = Vierzon: Waren im Wert von 12.
    .body = Dein Kaufmann muss in deinem Zug in Vierzon sein. Die Waren wählst du einzeln.
wool-to-bourges = Wolle nach Bourges
    .tag = Ziel
    .effect = Handelsreisender: drei Wolle.
    .body = Dein Kaufmann muss in deinem Zug in Bourges sein. Die Waren gehen zurück auf den Warenmarkt.
a-set-to-chartres = Satz nach Chartres
    .tag = Ziel
    .effect = Handelsreisender: eine Ware jeder Sorte.
    .body = Getreide, Käse, Wein, Wolle und Brokat. Dein Kaufmann muss in Chartres sein.
food-to-vendome = Nahrung nach Vendôme
    .tag = Ziel
    .effect = Handelsreisender: zwei Käse, zwei Wein.
    .body = Dein Kaufmann muss in deinem Zug in Vendôme sein.
grain-to-tours = Getreide nach Tours
    .tag = Ziel
    .effect = Handelsreisender: drei Getreide.
    .body = Dein Kaufmann muss in deinem Zug in Tours sein.
brocade = Brokat
    .tag = Ziel
    .effect = Handelsreisender: ein Brokat nach Argenton.
    .body = Dein Kaufmann muss in deinem Zug in Argenton sein.
waiting-citizens = Wartende Bürger
    .tag = Ziel
    .effect = Würdenträger: wo Bürger warten.
    .body = In einer Stadt nimmt ihn der Kaufmann, wenn er kommt; auf der Entwicklung an seinem Feld, auf der Ritterleiste am vierten Schritt, bei einem Werk mit dem Letzten. Am fünften der Schifferleiste, den niemand erreicht: Im Stapel sind nur vier.
city-walls = Stadtmauer
    .tag = Ziel
    .effect = Invasion: Ritter für die Mauer.
    .body = Das Rathaus schickt sie. 5, 8, 10 oder 13 zu zweit, dritt, viert oder fünft; einer mehr nach der Verstärkung.
citizens = Bürger
    .tag = Ziel
    .effect = Invasion: Bürger des Teams.
    .body = 7, 8, 9 oder 10 zu zweit, dritt, viert oder fünft. Sie warten auf Leisten, in Le Blanc, bei den Errungenschaften, für jeden geleerten Stapel Nahrung und dafür, dass auf allen sechs Leisten jemand am Ende ist.
treasury = Schatz
    .tag = Ziel
    .effect = Invasion: Münzen des Teams.
    .body = Das Zunfthaus schickt sie. 30, 40, 50 oder 50 zu zweit, dritt, viert oder fünft.
warehouse = Speicher
    .tag = Ziel
    .effect = Invasion: Getreide, Käse und Wein.
    .body = 6, 10, 12 oder 14 Getreide zu zweit, dritt, viert oder fünft; 3, 5, 6 oder 7 Käse und ebenso Wein. Das Fuhrwerk schickt sie. Nie mehr als nötig, außer durch ein Gutes Geschäft.
towers = Türme
    .tag = Ziel
    .effect = Invasion: dreizehn Türme.
    .body = Ein Kontor in einer Stadt am Rand der Karte ist ein Turm. Zu zweit stehen sieben von Anfang an, zu dritt drei.
achievements = Errungenschaften
    .tag = Ziel
    .effect = Invasion: fünf Vorhaben der Stadt.
    .body = Katapult: 3 Technik. Schmiede: 10 Münzen. Magazin: 2 Wolle, 1 Brokat. Lazarett: 2 Gelehrte, Bauer, Schiffer. Feldlager: 2 Handwerker, 2 Händler, Bauer. Jede bringt dem Team einen Bürger. Alles außer der Technik ist von uns: Aufdruck unbekannt.
librarian = Bibliothekar
    .tag = Person
    .effect = Status 5, Loches, vier Ortskarten.
    .body = Status 5 ist bei 22 der Entwicklungsleiste. Ein Kontor in Loches.
scholar-person = Gelehrter (Person)
    .tag = Person
    .effect = Ende der Entwicklung, vier Kontore.
    .body = Feld 30. Türme zählen nicht als Kontore.
mayor = Bürgermeister
    .tag = Person
    .effect = Zehn Münzen und zwei Bürger.
    .body = Bekommt der Bürgermeister einen Bürger auf einer Leiste oder in Le Blanc, darf er ihn behalten, zwei insgesamt. Diese zählen für ihn, nicht für die Stadt.
general = General
    .tag = Person
    .effect = Alle Ritter, vier Technikplättchen.
    .body = Das Ende der Ritterleiste: fünf Schritte.
fisherman = Fischer
    .tag = Person
    .effect = Alle Schiffer, vier Mönche, zwei Wolle.
    .body = Das Ende der Schifferleiste: fünf Schritte. Mönche in Beutel, Markt und auf Feldern zählen.
merchant = Kaufmann
    .tag = Person
    .effect = Wolle, Brokat und Münzen im Wert von 50.
    .body = Wolle zählt 4, Brokat 5, eine Münze 1.
councilman = Ratsherr
    .tag = Person
    .effect = Ein voller Ratssaal.
    .body = Je einer von jedem Beruf, vom Rathaus geschickt.
innkeeper = Gastwirt
    .tag = Person
    .effect = Nahrung im Wert von 16, zwei Gasthäuser.
    .body = Getreide 1, Käse 2, Wein 3. Kontore in Châteaudun und Châteauroux.
estate-manager = Gutsverwalter
    .tag = Person
    .effect = Abgaben in jeder Runde.
    .body = Je Runde, nach dem Ereignis: 2 Münzen, Getreide, 2 Münzen, Getreide, 2 Entwicklung; Käse, 3 Münzen, Bauer, Wein, Technik; 4 Münzen, Wolle, Kontor, Schiffer, 5 Münzen; Ortskarte, Brokat, 3 Entwicklung. Leute vom Markt. Sonst haben alle verloren.
cathedral-school = Domschule
    .to = zur Domschule
    .tag = Bauwerk
    .effect = Bei Chartres: 9 Punkte.
    .body = Ein Gelehrter, ein Mönch. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
toll-house = Zollhaus
    .to = zum Zollhaus
    .tag = Bauwerk
    .effect = Bei Étampes: 11 Punkte.
    .body = Ein Händler, ein Ritter, 2 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
fairground = Messeplatz
    .to = zum Messeplatz
    .tag = Bauwerk
    .effect = Bei Le Mans: 13 Punkte.
    .body = Ein Schiffer, zwei Händler, ein Käse. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
watchtower = Wachturm
    .to = zum Wachturm
    .tag = Bauwerk
    .effect = Bei Châteaudun: 8 Punkte.
    .body = Ein Handwerker, ein Ritter. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
tannery = Gerberei
    .to = zur Gerberei
    .tag = Bauwerk
    .effect = Bei Montargis: 12 Punkte.
    .body = Ein Bauer, ein Handwerker, eine Wolle. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
abbey = Abtei
    .to = zur Abtei
    .tag = Bauwerk
    .effect = Bei Vendôme: 13 Punkte.
    .body = Ein Bauer, ein Mönch, ein Wein. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
court-kitchen = Hofküche
    .to = zur Hofküche
    .tag = Bauwerk
    .effect = Bei Blois: 9 Punkte.
    .body = Zwei Bauern, ein Händler. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
lock = Schleuse
    .to = zur Schleuse
    .tag = Bauwerk
    .effect = Bei Briare: 9 Punkte.
    .body = Zwei Schiffer, ein Handwerker. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
mint = Münzstätte
    .to = zur Münzstätte
    .tag = Bauwerk
    .effect = Bei Tours: 15 Punkte.
    .body = Ein Handwerker, ein Händler, ein Ritter, 4 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
fortress-b = Festung
    .to = zur Festung
    .tag = Bauwerk
    .effect = Bei Chinon: 12 Punkte.
    .body = Ein Handwerker, zwei Ritter. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
mill = Mühle
    .to = zur Mühle
    .tag = Bauwerk
    .effect = Bei Montrichard: 9 Punkte.
    .body = Ein Bauer, ein Schiffer, ein Getreide. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
forge = Hammerwerk
    .to = zum Hammerwerk
    .tag = Bauwerk
    .effect = Bei Vierzon: 10 Punkte.
    .body = Zwei Handwerker, ein Ritter. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
library-hall = Büchersaal
    .to = zum Büchersaal
    .tag = Bauwerk
    .effect = Bei Loches: 12 Punkte.
    .body = Zwei Gelehrte, 2 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
cloth-hall = Tuchhalle
    .to = zur Tuchhalle
    .tag = Bauwerk
    .effect = Bei Bourges: 15 Punkte.
    .body = Ein Handwerker, ein Händler, ein Brokat. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
wine-cellars = Weinkeller
    .to = zum Weinkeller
    .tag = Bauwerk
    .effect = Bei Sancerre: 12 Punkte.
    .body = Ein Bauer, ein Schiffer, ein Wein. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
armoury = Rüstkammer
    .to = zur Rüstkammer
    .tag = Bauwerk
    .effect = Bei Châtellerault: 17 Punkte.
    .body = Zwei Ritter, ein Gelehrter, 3 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
hermitage = Einsiedelei
    .to = zur Einsiedelei
    .tag = Bauwerk
    .effect = Bei Le Blanc: 12 Punkte.
    .body = Ein Gelehrter, ein Mönch, ein Getreide. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
vineyard-card = Weinberg (Karte)
    .tag = Bauwerk
    .effect = Bei Châteauroux: 14 Punkte.
    .body = Zwei Bauern, ein Schiffer, ein Wein. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
shipyard = Werft
    .to = zur Werft
    .tag = Bauwerk
    .effect = Bei Nevers: 13 Punkte.
    .body = Zwei Schiffer, ein Handwerker, ein Händler. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
silk-works = Seidenweberei
    .to = zur Seidenweberei
    .tag = Bauwerk
    .effect = Bei Argenton: 18 Punkte.
    .body = Ein Handwerker, ein Händler, ein Gelehrter, ein Brokat. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
dairy = Molkerei
    .to = zur Molkerei
    .tag = Bauwerk
    .effect = Bei La Châtre: 16 Punkte.
    .body = Drei Bauern, zwei Käse. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
priory = Priorat
    .to = zum Priorat
    .tag = Bauwerk
    .effect = Bei S.-Amand: 13 Punkte.
    .body = Zwei Mönche, ein Käse. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.

## The guide

guide-followers-and-places = LEUTE UND ORTE
    .body =
        Du sammelst Gefolgsleute in einem Beutel, ziehst jede Runde einige und setzt sie an Orte. Ein voller Ort bringt neue Leute, Waren, Münzen, Reisen, Kontore oder Entwicklung.

        Nach 18 Runden zählen Münzen, Waren, dazu Kontore und Bürger mal Status.
guide-a-round = EINE RUNDE
    .body =
        1 Ein Ereignis kommt: Oben steht, was es am Ende kostet.
        2 Volkszählung: Allein vorn bei den Bauern: +1 Münze; allein hinten, ab drei Spielern: -1.
        3 Alle ziehen und planen.
        4 Aktionen reihum, Ort für Ort, bis alle gepasst haben.
        5 Ereignis. Der Nächste beginnt.
guide-draw-and-plan = ZIEHEN UND PLANEN
    .body =
        A zieht alle; LINKS zieht weniger, und für jeden weniger darf einer von einem Ort zurück.

        Der Zeiger wartet an einem Ort, den du füllen kannst: A setzt jeden. OBEN zum Markt: A nimmt einen in die Hand und zeigt, wo er stehen darf.

        FERTIG beendet. B nimmt zurück.
guide-act = AKTIONEN
    .body =
        Volle Orte haben einen goldenen Rahmen, nutzbare einen weißen. Unten steht, was sie bringen, am Stern die Punkte.

        Manche fragen mehr: das Dorf wen, Schiff und Wagen wohin und welche Ware, das Rathaus welches Werk.

        PASSEN, wenn du genug hast: Volle Orte bleiben voll.
guide-followers-and-tracks = LEUTE UND LEISTEN
    .body =
        Jeder Neue rückt dich auf seiner Leiste vor und bringt mehr:
        Bauer eine Ware, Schiffer Münzen, Handwerker Technik, Händler eine Ortskarte, Ritter einmal mehr ziehen, Gelehrter Entwicklung.
        Mönche vertreten jeden.

        X zeigt die Karte, dann Leisten.
guide-the-map = DIE KARTE
    .body =
        Schiff und Wagen führen deinen Kaufmann einen Weg weit und nehmen eine Ware. Das Gildehaus baut ein Kontor, wo er steht: eines je Stadt, in Orléans eines von jedem.

        X zeigt die Karte, A die Namen.
guide-deeds-and-technology = WERKE UND TECHNIK
    .body =
        Das Rathaus schickt ein oder zwei Leute für immer zu Werken. Jeder bringt Münzen, der Letzte den Bürger. Leute deiner Farbe nicht.

        Ein Handwerker bringt Technik: ein Feld, immer belegt, zuerst das eines Bauern.

        Ein Händler bringt eine Ortskarte: ein Ort mehr auf dem Tableau.
guide-first-aims = ERSTE ZIELE
    .body =
        Beginne mit Bauern, Schiffer und ein, zwei Rittern: Wer mehr zieht, ist schneller. Heb Nahrung für die Ernte auf.

        Gelehrte heben deinen Status: Er vervielfacht Kontore und Bürger. Wen du nicht brauchst, der geht zu Werken: Das bringt Münzen, macht den Beutel schlank, und der Letzte holt den Bürger.

## Leaves

leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Du führst ein Handelshaus in Frankreich. Wer die meisten Punkte hat, gewinnt.
leaf-what-it-is-about-2 = Nach 18 Runden ist Schluss.
leaf-what-it-is-about-3 = Kontore und Bürger zählen mal deinen Status.
leaf-what-it-is-about-4 = Auch Münzen und Waren zählen.
leaf-what-it-is-about-5 = Leute ziehen, an Orte setzen, Orte nutzen: Das ist alles.
leaf-prosperity-title = BLÜTEZEIT
leaf-prosperity-1 = Vollende Bauwerke in vielen Städten und hol die meisten Punkte.
leaf-prosperity-2 = Schluss ist nach 16 Runden; alle Ereignisse sind bekannt.
leaf-prosperity-3 = Der Zimmermann geht in die Stadt deiner Karte und baut.
leaf-prosperity-4 = Dann schickt das Rathaus Leute dorthin.
leaf-prosperity-5 = Waren und Münzen legst du dazu. X zeigt die Karten.
leaf-invasion-title = INVASION
leaf-invasion-1 = Alle zusammen: Mauer, Bürger, Schatz, Nahrung und 13 Türme.
leaf-invasion-2 = Bis Runde 18, zu viert oder fünft bis 16, sonst verlieren alle.
leaf-invasion-3 = Jeder hat ein eigenes Ziel: X zeigt es.
leaf-invasion-4 = Fuhrwerk, Zunfthaus und Herberge helfen anderen.
leaf-invasion-5 = Spar Münzen für Ereignisse: Wer nicht zahlt, verliert für alle.
leaf-the-duel-title = DAS DUELL
leaf-the-duel-1 = Erreiche vier Ziele vor dem anderen: X zeigt sie.
leaf-the-duel-2 = Schluss: nach 16 Runden oder wenn jemand ein Ereignis nicht bezahlen kann.
leaf-the-duel-3 = Drei Kontore, eines im Binnenland, und Status 3.
leaf-the-duel-4 = Drei Wein nach Châtellerault, drei Stoffe nach Orléans.
leaf-the-duel-5 = Wähle erst eine Startstadt, nahe bei Waren.
leaf-the-dignitary-title = DER WÜRDENTRÄGER
leaf-the-dignitary-1 = Sammle acht Bürger; sieben, wenn es leicht ist.
leaf-the-dignitary-2 = Nach 16 Runden ist Schluss.
leaf-the-dignitary-3 = Sechs warten in Städten: Die Postkutsche fährt jeden Weg.
leaf-the-dignitary-4 = Sieben legst du vorher selbst, auf Leisten und Werke.
leaf-the-dignitary-5 = Abgaben von 5, 10, 15 Münzen kommen in Runde 7, 11, 16.
leaf-capital-vierzon-title = HAUPTSTADT VIERZON
leaf-capital-vierzon-1 = Mach Vierzon zur Hauptstadt: fünf Ziele. X zeigt, wie weit.
leaf-capital-vierzon-2 = Nach 14 Runden ist Schluss: Alle fünf sind Pflicht.
leaf-capital-vierzon-3 = Erst 10 Münzen vor Runde 9, später 25.
leaf-capital-vierzon-4 = Ein Kontor in Loches, und Entwicklung 28.
leaf-capital-vierzon-5 = Waren im Wert von 12 nach Vierzon. ZIELE am Tableau bezahlt.
leaf-travelling-salesman-title = HANDELSREISENDER
leaf-travelling-salesman-1 = Bring fünf Lieferungen in fünf Städte: X zeigt sie.
leaf-travelling-salesman-2 = Schluss: nach 15 Runden oder wenn du nicht zahlen kannst.
leaf-travelling-salesman-3 = Jede Runde kostet 1 Nahrung oder 2 Münzen, ab 11 doppelt.
leaf-travelling-salesman-4 = Beginne also mit Bauern: Sie bringen Nahrung.
leaf-travelling-salesman-5 = Dann sammle die Waren und reise mit ihnen.

## The guided first game

lesson-1 = Die erste von 18 Runden, davor ihr Ereignis, und deine Punkte.
    .asks = weiter (Menü führt hinaus)
lesson-2 = Im Markt: Bauer, Schiffer, Handwerker und Händler, deine ersten Gefolgsleute.
    .asks = weiter
lesson-3 = Jeder Ort verlangt eigene Leute. Weißer Rahmen: Alle dafür sind da.
    .asks = nach unten zur Burg
lesson-4 = Sie verlangt drei und bringt einen Ritter. Ritter reisen, und du ziehst einen mehr.
    .asks = den Bauern setzen
lesson-5 = Einer von dreien ist da. Unten steht, wer als Nächster kommt.
    .asks = den Schiffer setzen
lesson-6 = Und der Letzte.
    .asks = den Händler setzen
lesson-7 = Goldener Rahmen: Der Ort ist voll. Der Handwerker wartet im Markt auf eine spätere Runde.
    .asks = die Planung beenden
lesson-8 = Auch der Computer hat geplant. Nun nutzt ihr reihum je einen Ort.
    .asks = die Burg nutzen
lesson-9 = Alle kamen in den Beutel neben den Münzen, dazu ein Ritter. Sonst ist nichts voll.
    .asks = deinen Zug beenden
lesson-10 = Runde 2, der andere beginnt. Ihr Ereignis, ein Einkommen, kommt am Ende.
    .asks = weiter
lesson-11 = Jede Runde beginnt am Beutel: Vier Leute sind darin, du darfst fünf ziehen.
    .asks = sie ziehen
lesson-12 = Fünf Leute: genug für zwei Orte.
    .asks = den Schiffer setzen
lesson-13 = Das Bauernhaus bringt einen Bauern und eine Ware.
    .asks = den Handwerker setzen
lesson-14 = Der Zeiger geht zum nächsten Ort: Der Wagen verlangt Bauer, Händler und Ritter.
    .asks = den Bauern setzen
lesson-15 = Er fährt deinen Kaufmann über die Karte.
    .asks = den Händler setzen
lesson-16 = Der Ritter aus der letzten Runde.
    .asks = den Ritter setzen
lesson-17 = Zwei volle Orte.
    .asks = die Planung beenden
lesson-18 = Zwei volle Orte: Du wählst, welcher zuerst kommt.
    .asks = nach rechts zum Wagen
lesson-19 = Fragt ein Ort mehr, öffnet sich eine Seite: hier die Karte.
    .asks = den Wagen nutzen
lesson-20 = Dein Kaufmann ist in Orléans. An Wegen liegen Waren; der Zeiger ist auf Brokat: 5 Punkte.
    .asks = reisen und ihn nehmen
lesson-21 = Eine Ware liegt bei dir. Der Computer kann nichts mehr nutzen: Du bist wieder dran.
    .asks = das Bauernhaus nutzen
lesson-22 = Bauer, Ware und Punkt sind da. Vor dem Passen: X zeigt mehr.
    .asks = die Karte ansehen
lesson-23 = Wo alle stehen, und welche Waren noch an den Wegen liegen.
    .asks = weiter zu den Leisten
lesson-24 = Jeder Neue rückt dich auf seiner Leiste vor: Der nächste bringt, was umrahmt ist.
    .asks = weiter zu deinem Status
lesson-25 = Entwicklung: Kontore und Bürger zählen so oft, wie der letzte Winkel sagt.
    .asks = weiter zu den Werken
lesson-26 = Hierher schickt das Rathaus Leute für immer. Münzen kommen, und für den Letzten ein Bürger.
    .asks = zurück zum Tableau
lesson-27 = Das ist eine Runde. Von jetzt an entscheidest du, bis zum Ende. Tipps kommen ab und zu.
    .asks = passen und weiterspielen
tip-1 = Noch drei Runden. Bau Kontore, füll Werke, nimm Waren: Leute zählen am Ende nichts.
tip-2 = Das Ereignis steht oben vor der Runde. Es kommt, wenn alle gepasst haben.
tip-3 = Wagen und Schiff reisen: Eine Ware am Weg ist am Ende 1 bis 5 Punkte wert.
tip-4 = Das Gildehaus baut ein Kontor, wo dein Kaufmann ist. Es zählt so oft wie dein Status.
tip-5 = Die Universität bringt Gelehrte, diese Entwicklung: Ihre Winkel heben deinen Status.
tip-6 = Mit mehr Rittern ziehst du mehr: Nutze die Burg noch einmal.
tip-7 = Das Rathaus schickt Leute zu Werken. Münzen kommen, und ein Bürger für den Letzten.
tip-8 = Händler bringen Ortskarten, Handwerker Technik, die ein Feld für immer belegt.
tip-9 = Das Kloster bringt Mönche: Sie vertreten jeden.
tip-10 = Diese Runde endet mit der Ernte: Ohne Nahrung (Bauernhaus) kostet sie 5 Münzen.

## Signs in a line, and counted things

-coin = {"\u0001"}
-book = {"\u0002"}
-citizen = {"\u0003"}
-star = {"\u0004"}
# Coins in few letters.

# $coins (number)
count-coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
# Technology tiles in one word.
# $gears (number)
count-gears = { $gears } Technik
# Place tiles in one word.
# $tiles (number)
count-tiles =
    { $tiles ->
        [one] 1 Karte
       *[other] { $tiles } Karten
    }
# $monks (number)
count-monks =
    { $monks ->
        [one] 1 Mönch
       *[other] { $monks } Mönche
    }
# $steps (number) along the ways of the map
count-steps =
    { $steps ->
        [one] 1 Weg
       *[other] { $steps } Wege
    }
# $points (number)
count-development = { $points } Entwicklung
# $count (number)
# $all (number)
count-of = { $count } von { $all }
# $signs (text) numbers and signs
missing-signs = fehlt: { $signs }

## The boards

# On the map, where names stand close together.
map-montrichard = Montrich.
map-chatellerault = Châtell.
map-chateauroux = Châteaur.
# On a place without spaces: six letters.
place-rule = Regel
# Beside a track: no step is left.
track-end = Ende
# On a deed: it is complete.
deed-done = voll
# On a place tile that left the game: seven letters.
tile-gone = fort

## Everybody side by side

players-order = Folge
# Before the sign of a station, and who has most of them.
players-most = Max.
# Below the bars of the tracks, from farmer to scholar.
track-letter-1 = B
track-letter-2 = S
track-letter-3 = H
track-letter-4 = H
track-letter-5 = R
track-letter-6 = G

## The event of the round

no-event-yet = Noch kein Ereignis
still-to-come = kommt noch
# $stack (text) A, B or C
# $rounds (number) that take their event from it
next-of-stack = danach aus Stapel { $stack }, { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }

# What the event does: two lines of 27 letters, a sign counts as two.
card-pilgrimage =
    Diese Runde kommen keine
    Mönche dazu
card-plague =
    Aus jedem Beutel geht
    ein Gezogener verloren
card-taxes =
    1 Münze für je 3 Waren,
    wenn alle gepasst haben
# $coins (number)
card-trading-day =
    { $coins }{ -coin } für jedes
    Kontor
# $times (number)
card-income =
    { $times ->
        [one] So viele Münzen wie der
       *[other] Münzen: { $times } mal der
    }
    Status der Entwicklung
card-harvest =
    1 Nahrung von jedem
    oder 5 Münzen
card-conference =
    Diese Runde kommen keine
    Gelehrten dazu
card-strike =
    Diese Runde kommen keine
    Handwerker dazu
card-crusade =
    Diese Runde kommen keine
    Ritter dazu
# $coins (number)
card-dues =
    { count-coins }, wenn alle
    gepasst haben
# $coins (number)
card-technology-tax =
    { $coins }{ -coin } für jedes
    Technikplättchen
card-sabotage =
    Orte mit Technik sind
    nicht nutzbar
card-axle-fracture =
    Die Postkutsche ist
    nicht nutzbar
card-amnesty =
    Wer neu kommt, darf
    sofort an einen Ort
# $goods (number)
card-goods-tax =
    { $goods ->
        [one]
            Eine Münze für jede
            deiner Waren
       *[other]
            Eine Münze für je
            { $goods } Waren
    }
card-storm =
    Der Kaufmann reist
    diese Runde nicht
card-banishment =
    Zwei Gezogene gehen
    zurück in den Beutel
card-feeding =
    1 Nahrung oder 2 Münzen,
    sonst ist alles verloren
card-great-feast =
    2 Nahrung oder 4 Münzen,
    sonst ist alles verloren
card-town-meeting =
    Ein Bürger ist für
    3 Münzen zu haben
card-trade =
    Du darfst eine Ware
    gegen eine andere tauschen
card-cheese-day =
    Ein Käse ist fällig,
    sonst ist alles verloren
card-quick-travel =
    Der Kaufmann darf reisen,
    eine Münze je Weg
# $worth (number)
card-dues-in-kind =
    Waren und Münzen im Wert
    von { $worth }, sonst alles verloren
card-harvest-of-two =
    2 Nahrung von jedem,
    sonst ist alles verloren
card-journey-home =
    Die Kaufleute kehren
    nach Orléans zurück
card-support =
    Wer gezogen wird, bringt
    seinesgleichen samt Schritt
card-indulgence =
    Ein Mönch ist für
    4 Münzen zu haben
card-riots =
    Ein Ritter von jedem
    oder 5 Münzen
card-bribe =
    Ein Bürger ist für
    4 Münzen zu haben
card-firestorm =
    Alle Ortskarten werden
    umgedreht
card-mass =
    3 Münzen für jeden Mönch
    im Markt
card-peregrination =
    Der Kaufmann darf einen
    Weg für 2 Münzen nehmen
card-restoration =
    Ortskarten werden
    zurückgedreht
card-pilgrims-day =
    Ein Mönch und noch jemand
    für einen Bürger
card-market-day =
    Du darfst zwei Waren kaufen
card-development-tax =
    So viele Münzen wie der
    Status der Entwicklung
card-assembly =
    Das Rathaus ist diese
    Runde geschlossen
# $tiles (number)
# $coins (number) for each that is not given
card-demolition =
    Team: { $tiles } Technik
    oder je { $coins }{ -coin }
card-donation =
    Das Team: 3 Entwicklung,
    1 Wein, 3 Münzen
card-drought =
    4 Getreide verlassen die
    Karte, das Team wählt
card-earthquake =
    5 Ortskarten sind nicht
    mehr zu haben
card-escape =
    Der Bürger von Le Blanc
    geht, falls er wartet
card-good-trade =
    8 Münzen vom Team für
    3 Getreide im Speicher
card-good-winds =
    Ein Kaufmann darf einen
    Wasserweg weit fahren
card-highwayman =
    Straßen sind diese Runde
    gesperrt
card-progress =
    Kontor oder Turm, wo du
    bist, für 4 Münzen
card-reinforcement =
    Ein Ritter mehr für die
    Stadtmauer
card-training =
    1 Schritt auf einer Leiste,
    ohne Gefolgsmann
card-trip =
    In Orléans: 4 Münzen,
    sonst verlieren alle
card-wool-market =
    3 Geschäfte des Teams:
    Wolle 2, Brokat 3 Münzen
# $tiles (number)
# $coins (number) for each that is not given
card-arson =
    Team: { $tiles } Ortskarten
    oder je { $coins }{ -coin }
card-bon-voyage =
    Der Kaufmann darf einen
    Weg für 2 Münzen nehmen
card-famine =
    Jeder gibt 3 Neutrale
    nach Wahl zurück
card-fishing-grounds =
    Münzen der Schifferleiste,
    an ihrem Ende keine
card-pirates =
    Wolle und Brokat sind auf
    Wasserwegen weg
card-raging-plague =
    Aus jedem Beutel gehen
    zwei Gezogene verloren
card-rats =
    2 Käse und 1 Getreide
    im Speicher sind weg
card-robbery =
    Jeder: Waren für 5 oder ein
    Turm, sonst verlieren alle
card-rome-calling =
    Ein Mönch von jedem, sonst
    geht ein wartender Bürger
card-summoning =
    Kaufleute nach Orléans,
    oder 5 Münzen zum Bleiben
card-witch-hunt =
    Das Team verliert 6 Ent-
    wicklung oder dafür Mönche
card-invasion =
    Am Ende der Runde müssen
    alle Ziele erreicht sein

# What a player could give for the team: some 20 letters.
# $gears (number)
# $coins (number)
share-gears = { count-gears }/{ $coins } Geld
# $tiles (number)
# $coins (number)
share-tiles = { count-tiles }/{ $coins } Geld
# $points (number) development
# $monks (number)
share-development = { $points } Entw., { count-monks }
share-ready = bereit
share-not-ready = nicht bereit
# The team decides, whatever the player has.
share-team = das Team

## The end of a round

# $round (number)
round-over = RUNDE { $round } IST VORBEI
event-changed-nothing = Ihr Ereignis änderte nichts.
# $round (number) that begins
# $rounds (number) of the game
round-of = Runde { $round } von { $rounds }
# Before what the event of the round will do.
for-you-now = für dich

## What is left

stock-followers = Gefolgsleute in Stapeln
stock-goods = Waren
stock-on-the-map = an den Wegen
stock-market = Warenmarkt
stock-tiles-one = Ortskarten I
stock-tiles-two = Ortskarten II
stock-technology = Technikplättchen
stock-citizens = wartende Bürger

## Goals: what the page is called, six letters

page-cards = Karten
page-city = Stadt
page-goals = Ziele

## Goals: what each asks for, 16 letters

# $count (number)
goal-branches = { $count } Kontore
# $town (noun)
goal-cloth = Stoffe: { $town }
# $status (number)
asks-status = Status { $status }
asks-inland = 1 im Binnenland
# $town (noun)
asks-station = Kontor { $town }
# $points (number)
asks-development = Entwicklung { $points }
# $coins (number)
# $round (number)
asks-coins-before = { $coins } vor Runde { $round }
# $coins (number)
asks-coins = { $coins } auf einmal
# $count (number) of wool and brocade
asks-cloth = { $count }, ein Brokat
# $town (noun)
# $worth (number)
asks-worth = { $town } Wert { $worth }

## Goals: what the strip says

goal-met = erfüllt
goal-now = A erfüllt es jetzt
goal-in-turn = geht in deinem Zug
# $count (number)
goal-missing = { $count ->
    [one] 1 fehlt
   *[other] { $count } fehlen
}
# $steps (number)
# $town (noun)
goal-from = { count-steps } bis { $town }
# $count (number)
goal-missing-here = { $count ->
    [one] 1 fehlt, du bist dort
   *[other] { $count } fehlen, du bist dort
}
# $count (number)
# $steps (number)
goal-missing-away = { $count ->
    [one] 1 fehlt, { count-steps } bis dort
   *[other] { $count } fehlen, { count-steps } bis dort
}
goal-none-inland = keines im Binnenland
goal-build-here = du bist dort: bau
# $steps (number)
goal-away = { count-steps } bis dort

## The citizens of the Dignitary

citizens-in-towns = Städte: Der Kaufmann holt sie
citizens-placed = am Anfang von dir gelegt
# Where one waits: ten letters.
spot-knights = Ritter
spot-boatmen = Schiffer
# $space (number)
spot-space = Feld { $space }
# $spot (noun)
citizen-taken = { $spot }: geholt
# $town (noun)
# $steps (number)
citizen-away = { $town }: { count-steps } bis dort
# $spot (noun)
citizen-at-end = { $spot }: Ende der Leiste
# $deed (noun)
# $count (number) followers
citizen-wanted = { $deed }: noch { $count }
# $space (number)
# $now (number)
citizen-development = Entwicklung { $space }, jetzt { $now }
# $rounds (number)
# $citizens (number)
citizens-to-go =
    noch { $rounds ->
        [one] 1 Runde
       *[other] { $rounds } Runden
    }, { $citizens ->
        [one] 1 Bürger
       *[other] { $citizens } Bürger
    }

## The city

# Seven letters each.
work-1 = Katap.
work-2 = Schmied
work-3 = Magazin
work-4 = Lazar.
work-5 = Lager
# $goal (noun)
city-reached = { $goal }: erreicht
# $goal (noun)
# $count (number)
city-short = { $count ->
    [one] { $goal }: 1 fehlt
   *[other] { $goal }: { $count } fehlen
}
# How each goal of the city is reached.
city-how-1 = Ritter durchs Rathaus
city-how-2 = dort, wo sie warten
city-how-3 = Münzen durchs Zunfthaus
city-how-4 = Nahrung durchs Fuhrwerk
city-how-5 = Kontore in Städten am Rand
# $achievement (noun)
achievement-open = { $achievement }: der Letzte bekommt { -citizen }
achievement-done = fertig
# $count (number)
missing-technology = fehlt: { $count } Technik
# What a person wants, in a word.
want-status = Status
want-space = Feld
want-boats = Boote
want-knights = Ritter
want-stations = Kontore
want-inns = Gasthäuser
want-tiles = Orte
want-gears = Technik
want-coins = Münzen
want-citizens = Bürger
want-monks = Mönche
want-wool = Wolle
want-food = Nahrung
want-worth = Wert
want-assembly = Ratssaal
want-dues = Abgaben
# $what (noun) a town, or one of the words above
# $have (number)
# $need (number)
want-progress = { $what } { $have }/{ $need }
# $player (text)
# $person (noun)
city-person = { $player }: { $person }
# No person is chosen yet.
# $player (text)
city-nobody = { $player }:
# $person (noun)
# $due (text)
manager-pays = { $person } zahlt: { $due }
# $have (number)
manager-lacks = hat { $have }: dann verlieren alle
# $have (number)
manager-has = nach dem Ereignis; hat { $have }

## Structures

structure-in-hand = auf der Hand
structure-no-card = keine Karte auf der Hand
# Nobody knows which.
structure-unknown = ein Bauwerk
    .to = zum Bauwerk
structure-card = Karte
# $player (text)
# $structure (noun)
# $points (number)
structure-of = { $player }: { $structure }, { $points } P.
# $structure (noun)
# $points (number)
structure-own = { $structure }: { $points } Punkte
# $structure (noun)
# $points (number)
structure-offered = { $structure }, { $points } Punkte
# $town (noun)
structure-build = bau bei { $town }
structure-none = Keine Bauwerkkarte
structure-source = das Skriptorium bringt eine
# $needs (text) numbers and signs
# $town (noun)
structure-cost = { $needs }, { $town }

## Scores: 16 letters

score-stations = Kontore
score-citizens = Bürger
# What comes before is multiplied by it.
score-status = x Status
score-grain = Getreide
score-cheese = Käse
score-wine = Wein
score-wool = Wolle
score-brocade = Brokat
score-space = Feld
score-unpaid = nicht bezahlt
score-walls = Mauer
score-treasury = Schatz
score-warehouse = Speicher
score-towers = Türme
score-own-goal = Person
score-missing-1 = Ritter fehlen
score-missing-2 = Bürger fehlen
score-missing-3 = Münzen fehlen
score-missing-4 = Nahrung fehlt
score-missing-5 = Türme fehlen

## How a game ended

won-by-goals = Gewonnen!
# $count (number) goals
lost-by-goals = { $count ->
    [one] Verloren: 1 fehlt
   *[other] Verloren: { $count } fehlen
}
city-saved = Die Stadt ist gerettet!
# $goals (text) up to three, as in the scores
city-lost = Verloren: { $goals }
# $count (number)
# $all (number)
city-lost-by-many = Verloren: { $count } von { $all } Zielen fehlen
shared-victory = gemeinsamer Sieg
tie-by-goods = gleich: Warenwert
tie-by-coins = gleich: mehr Münzen
tie-by-development = gleich: mehr Entwicklung

## Choices: who asks, where it is neither a place nor an event

asker-goal = Ziel

## Choices: what is asked, 22 letters

ask-choose = Wähle
ask-recruit = Wen wirbst du an?
ask-send = Rathaus: wen?
ask-send-tower = Turm: wen?
# $left (number)
ask-trade = Handel: noch { $left }
ask-swap = Zwei Waren für 1
ask-pharmacy = Wie viele Münzen?
ask-vineyard = Wein kaufen?
ask-sacristy = Ereignis aufheben?
# $food (number)
ask-food = Zahl { $food } Nahrung
# $left (number)
ask-worth = Zahl im Wert von { $left }
# $left (number)
ask-banish = Verbanne { $left }
ask-start = Start in
ask-settle = Bürger wohin?
# $count (number)
ask-tiles-one = Wähl { $count } aus I
# $count (number)
ask-tiles-two = Wähl { $count } aus II
# $one (number)
# $two (number)
ask-tiles = I: { $one }, II: { $two }
ask-amnesty = Setz den Neuen
# $coins (number)
ask-way = { count-coins }: wohin?
ask-bonus = Wähl einen Bonus
ask-exchange = Tausche
ask-more = Mehr
# $left (number)
ask-cloth = Liefere { $left } Stoffe
# $left (number)
ask-unequip = Gib { $left } Technik
ask-offer = Das Ereignis bietet
ask-keep = Behalt eine Karte
ask-scriptorium = Was bringt es?
ask-give = Gib eines her
ask-pilgrims-day = Mit dem Mönch geht
# $left (number)
ask-buy = Kauf, noch { $left }
# $left (number)
ask-ship = Schick, noch { $left }
ask-host = Verleih einen
ask-lodge = Wohin?
ask-palatinate = Welcher Ort?
ask-mayor = Bürger behalten?
# $gears (number)
ask-team-gears = Team: { count-gears }
# $tiles (number)
ask-team-tiles = Team: { count-tiles }
# $coins (number)
ask-team-coins = Team: { count-coins }
# $good (noun)
# $coins (number)
ask-coins-for = { $good }: { count-coins }
# $good (noun)
ask-sell = { $good } verkaufen?
ask-mark = Jetzt eins erfüllen?
# $left (number)
ask-grant = Team bekommt { $left }
# $left (number)
ask-drought = { $left } Getreide kommen weg
# $tiles (number)
ask-earthquake = Noch { count-tiles }
ask-winds = Wer segelt?
# $left (number)
ask-wool-market = Handel, noch { $left }
# $left (number)
ask-witch-hunt = Team verliert { $left }
ask-forgo = Wer geht?
ask-training = Schritt auf Leiste
# $left (number)
ask-famine = Gib { $left } zurück
ask-due = Zahl mit
ask-character = Wer bist du?
# $debt (number)
ask-torture = Schuld { $debt }: gib
# Where the list is longer than the screen: what its last row is.
# $choice (noun)
last-row = unten: { $choice }

## Choices: rows, 27 letters

# $good (noun)
choice-buy = Kaufe { $good }
# $good (noun)
choice-sell = Verkaufe { $good }
# $give (noun)
# $take (noun)
choice-exchange = { $give } gegen { $take }
# $count (number)
# $give (noun)
# $take (noun)
choice-swap = { $count } { $give } gegen { $take }
choice-nothing = Nichts
choice-stock = Kontor, nicht gebaut
# $town (noun)
choice-station = Kontor { $town }
choice-follower = Gefolgsmann im Beutel
# $place (noun)
choice-gear = Technik { $place }
choice-buy-wine = Kauf einen Wein
choice-mayor = Bürgermeister behält ihn
choice-coins-instead = Zahl stattdessen Münzen
choice-cancel = Heb das Ereignis auf
choice-any-way = Beliebiger Weg
# $kind (noun)
# $to (noun)
choice-send = { $kind } { FORM($to, "to") }
to-the-walls = die Mauer
    .to = zur Mauer
to-the-assembly = der Ratssaal
    .to = zum Ratssaal
# $town (noun)
# $follower (noun)
choice-carpenter = { $town }, { $follower }
# $town (noun)
choice-build = Bau Richtung { $town }
# On the second good of the way.
# $town (noun)
choice-build-second = Bau Richtung { $town }, 2.
choice-renew = Zwei neue Karten
# $good (noun)
# $structure (noun)
choice-furnish = { $good } { FORM($structure, "to") }
# $structure (noun)
choice-furnish-coin = Münze { FORM($structure, "to") }
# $follower (noun)
choice-from-bag = { $follower }, Beutel
# $follower (noun)
choice-from-market = { $follower }, Markt
# $follower (noun)
# $place (noun)
choice-from-place = { $follower }, { $place }
to-warehouse = Speicher
    .to = zum Speicher
to-treasury = Schatz
    .to = zum Schatz
# $good (noun)
# $to (noun)
choice-ship = { $good } { FORM($to, "to") }
# $good (noun)
# $player (text)
choice-ship-player = { $good } an { $player }
# $coins (number)
# $to (noun)
choice-donate = { count-coins } { FORM($to, "to") }
# $coins (number)
# $player (text)
choice-donate-player = { count-coins } an { $player }
# $follower (noun)
# $player (text)
choice-host = { $follower } an { $player }
# $place (noun)
# $player (text)
choice-borrow = { $place } von { $player }
choice-catapult = Technik zum Katapult
# $player (text)
choice-coin = { $player }: eine Münze
# $player (text)
# $place (noun)
choice-player-gear = { $player }: Technik { $place }
# $player (text)
# $tile (noun)
choice-tile = { $player }: { $tile }
# $player (text)
choice-player-development = { $player }: Entwicklung
# $player (text)
choice-monk = { $player }: ein Mönch
# $player (text)
choice-wine = { $player }: ein Wein
# $player (text)
# $good (noun)
choice-player-buys = { $player } +{ $good }
# $player (text)
# $good (noun)
choice-player-sells = { $player } -{ $good }
# $player (text)
# $town (noun)
choice-player-sails = { $player } nach { $town }
# $way (number)
# $space (number)
choice-drought = Getreide, Weg { $way } { $space }
choice-go-on = Weiter
# $place (noun)
# $kind (noun) whom the space asks for
choice-space = { $place }: { $kind }

## Choices: where a citizen waits

waits-knights = Ritterleiste
waits-boatmen = Schifferleiste
waits-farmers = Bauernleiste
waits-stations = Meiste Kontore
# $good (noun)
waits-pile = Stapel { $good }
# $space (number)
waits-development = Entwicklung { $space }

## Choices: what the event offers

# $coins (number)
# $grain (number)
accept-grain = { $coins } Münzen: { $grain } Getreide
accept-stay = Zahl und bleib hier
accept-monks = Ein Mönch von jedem
accept-build = Bau hier
accept-monk = Ein Mönch
accept-citizen = Ein Bürger

## Choices: how to do without, 23 letters

decline-enough = Genug
decline-no-more = Nichts mehr
decline-no = Nein
decline-to-orleans = Geh nach Orléans
decline-citizen-goes = Ein Bürger geht fort
decline-wine = Kein Wein
decline-keep = Behalten
decline-not-now = Jetzt nicht
decline-bear = Hinnehmen

## Choices: beside a row

# How many there are of what is given.
# $count (number)
have-of = von { $count }
# $step (number) of the track
have-step = Schritt { $step }
# What a follower brings.
brings-technology = Technik
brings-place = ein Ort
# A merchant who takes no good.
brings-empty = leer

## The dial

dial-draw = Zieh
# How many followers may come back from places.
# $count (number)
dial-back = { $count } zurück

## What a place does, 20 letters

# $coins (number)
# $points (number)
effect-coins-and-development = { $coins } Münzen, { $points } Entw.
# $coins (number)
effect-any-way = jeder Weg, { $coins } Münzen
effect-farmer = ein Bauer
effect-farmer-and-good = ein Bauer, eine Ware
effect-village = einer von drei Neuen
effect-scholar = ein Gelehrter
effect-knight = ein Ritter
effect-monk = ein Mönch
effect-waterway = ein Wasserweg
effect-road = eine Straße
effect-station = ein Kontor
effect-deeds = Leute zu Werken
effect-grain = 1 Getreide
effect-cheese = 1 Käse
effect-wine = 1 Wein
effect-wool = 1 Wolle
effect-brocade = 1 Brokat
effect-hospital = Münzen nach Status
effect-sacristy = hebt Ereignis auf
effect-herb-garden = Schiffer vertreten
# $drawn (number)
# $put (number)
effect-bathhouse = zieh { $drawn }, setz { $put }
effect-office = Münzen je Kontor
effect-pharmacy = Entwicklung kaufen
effect-school = Gelehrte vertreten
effect-tower = vom Markt zu Werken
effect-laboratory = Technik
# $goods (number)
effect-market-stand = handle mit { $goods } Waren
# $goods (number)
effect-black-market = { $goods } Waren für 1
# $points (number)
effect-depot = { $points } Punkte je Satz
effect-tavern = baut bei anderen
effect-vineyard = Wein zu Kontoren
effect-well = wiederholt einen Ort
effect-bourgeois-house = Bürger gegen Bonus
effect-carpenter = zieht und baut
effect-vehicle = schickt Waren
effect-guild-house = schickt Münzen
effect-hostel = verleiht einen
effect-palatinate = nutzt fremden Ort
