### What The Colonists of Natick says.
### Some parts are signs that are drawn: $sign is a suit's, $region a suit's with a number, $price and $coins several,
### $mark a player's shape. Each is as wide as two letters.

## The game

name = Kolonisten von Natick

## Things of the game, in the middle of a line

brick = Lehm
    .short = Le
ore = Erz
    .short = Er
grain = Getreide
    .short = Ge
lumber = Holz
    .short = Ho

suit-sun = Sonne
suit-moon = Mond
suit-crown = Krone
suit-arms = Wappen

build-road = Straße
    .acc = eine Straße
    .to = zur Straße
build-village = Dorf
    .acc = ein Dorf
    .to = zum Dorf
build-town = Stadt
    .acc = eine Stadt
    .to = zur Stadt
build-trader = Händler
    .acc = einen Händler
    .to = zum Händler
build-knight = Ritter
    .acc = einen Ritter
    .to = zum Ritter
build-scout = Kundschafter
    .acc = einen Kundschafter
    .to = zum Kundschafter

event-rich-harvest = Reiche Ernte
event-trade-advantage = Handelsvorteil
event-tournament = Turnier
event-raider-attack = Räuberüberfall

## Rows of the score sheet

source-villages = Dörfer
source-towns = Städte
source-traders = Händler
source-knights = Ritter

## Why no game can begin so

refusal-players = ein Spiel für zwei

## Keys: at most six letters

key-accept = ja
key-build = bauen
key-choose = wählen
key-draw = ziehen
key-first = zuerst
key-give = geben
key-hire = werben
key-lay = legen
key-move = legen
key-offer = bieten
key-put = legen
key-refuse = nein
key-stock = Vorrat
key-take = nehmen
key-trade = Tausch

## The bar on top: what the player does, after the name, in at most 15 letters

# $number (number)
turn = Zug { $number }
progress-founding = Gründung

title-found = gründet Kolonie
title-first-road = legt Straße
title-divide = teilt Würfel
title-choose = nimmt Schale
title-events = wählt Ereignis
title-harvest = erntet
title-take = darf 1 nehmen
title-give = gibt eine Münze
title-discard = wird überfallen
title-serve = sammelt ein
title-trade = handelt, baut
title-pay = zahlt
title-receive = bekommt Münzen
title-answer = hat ein Angebot
title-explore = erkundet
title-lay = legt Region
title-hand-over = ist fertig
title-wait = wartet

## A colony: beside it, in tiny letters

# $goal (number) points that end the game
of-goal = /{ $goal }

## The panel between the colonies: buttons and cards

button-done = FERTIG
button-draw = ZIEH
button-go-on = WEITER
button-no = NEIN
button-yes = JA
# On a card, in tiny letters: at most four.
card-deal = ?:?
card-done = Ende
# In a tray without dice.
empty-tray = leere Schale
# A question in two lines, of six letters at most.
which-first-1 = was
which-first-2 = jetzt?
# A request in two lines, of six letters at most.
take-region-1 = Region
take-region-2 = nehmen
dial-pool = Bank
dial-deal = Gebot
dial-give = gib
dial-get = für
# $coins (text)
answer-get = für dich { $coins }
# $coins (text)
answer-for = gegen { $coins }
# $coins (text)
hand-over-get = nimm { $coins }
# $coins (text)
hand-over-for = für { $coins }

## The panel: what is asked, in at most 32 letters

task-first-road = Erste Straße: links oder rechts?
task-harvest = Reiche Ernte: 1 Münze für dich
# $event (noun)
task-take = { $event }: nehmen?
# $sign (text) of what was taken
task-give = Handelsvorteil: Gib eine für { $sign }
# $left (number) coins to lose
task-discard = { $left ->
    [one] Überfall: noch { $left } Münze weg
   *[other] Überfall: noch { $left } Münzen weg
}
# $sign (text)
task-serve = Zu wenig { $sign }: für welche Region?
# $price (text)
task-pay = { $price } zahlen: von wo?
# $count (number)
# $sign (text)
task-receive = { $count } { $sign }: wohin?
# $region (text)
task-lay = Region { $region }: oben oder unten?
task-hand-over = Dein Teil ist getan
# $name (text)
task-wait = Erst ist { $name } dran

## The strip: two lines of 33 letters; the first begins with a capital, the second goes on

stock-left = Was für beide noch da ist

# $event (noun)
die-event = { $event }, je nach Besitzer:
# $mark (text)
# $effect (noun) what it does to the first
# $other (text) the other's shape
# $theirs (noun) what it does to the other
die-effects = { $mark } { $effect } { $other } { $theirs }
effect-harvest = bekommt 1
effect-exchange = darf tauschen
effect-take = darf nehmen
# $number (number)
effect-discard = verliert { $number }
effect-nothing = nichts
# $number (number) on the die
die-number = Eine Münze je Region { $number }:
# $coins (text) what who takes it gets
# $rest (text) what the other gets
division-left = links { $coins }  { $rest }
# $coins (text)
# $rest (text)
division-right = rechts { $coins }  { $rest }

# $region (text)
# $resource (noun)
# $number (number)
found = { $region }: { $resource } bei jeder { $number }
found-first = das Dorf dabei zählt +1 Punkt
# $laid (number) regions that lie already: 1 to 3
found-next = { $laid ->
    [1] die zweite von vier
    [2] die dritte von vier
   *[other] die letzte von vier
}
first-road = Die erste Straße, hier
first-road-gain = dahinter kann ein Dorf folgen
# $build (noun)
# $price (text)
built = { $build } hier für { $price }
road-gain = ein Dorf kann folgen
road-gain-region = ein Dorf kann folgen, + Region
point-gain = +1 Punkt
point-gain-region = +1 Punkt und eine Region
trader-gain = +1 Punkt, für Handelsvorteil
knight-gain = +1 Punkt, bewacht beide Seiten

# Signs of coins, then what events bring: +1, -3, and 1:1 for a swap.
# $coins (text)
tray = Für dich: { $coins }

# $event (noun)
resolve = { $event }
# $reason (noun)
resolve-idle = nichts: { $reason }
idle-no-room = keine Region hat Platz
idle-no-unit = keine Einheit dafür
idle-outnumbered = der andere hat mehr
idle-nothing-to-take = keine Münze zu holen
idle-guarded = kaum Münzen unbewacht
resolve-harvest = eine Münze deiner Wahl
# $name (text)
resolve-exchange = du darfst mit { $name } tauschen
# $name (text)
resolve-take = du darfst { $name } eine nehmen
# $coins (number)
resolve-discard = { $coins ->
    [one] du verlierst { $coins } Münze
   *[other] du verlierst { $coins } Münzen
}
# $sign (text)
# $resource (noun)
# $name (text)
take-coin = Nimm 1 { $sign } { $resource } von { $name }
take-then-give = dann gibst du ein anderes Zeichen
take-for-nothing = und gib nichts dafür
decline = Nimm nichts
decline-gain = das Ereignis verfällt

# $resource (noun)
# $region (text)
give-coin = Gib 1 { $resource } von { $region }
# $resource (noun)
# $region (text)
lose-coin = Verlier 1 { $resource } von { $region }
# $resource (noun)
# $region (text)
pay-coin = Zahl 1 { $resource } von { $region }
# $resource (noun)
# $region (text)
put-coin = Leg 1 { $resource } auf { $region }
# $coins (number)
# $most (number) that it holds
region-then = dann { $coins } von { $most }
# $coins (number)
# $most (number)
region-then-guarded = dann { $coins } von { $most }, bewacht

# $count (number)
# $resource (noun)
pool-pay = Zahl { $count } { $resource }
# $resource (noun)
pool-get = nimm 1 { $resource } von der Bank
# $count (number)
# $resource (noun)
# $name (text)
offer-give = Biete { $name } { $count } { $resource }
# $count (number)
# $resource (noun)
offer-get = für { $count } { $resource }, bei einem Ja
accept = Nimm das Angebot an
# $pays (number)
# $pay (noun)
# $gets (number)
# $get (noun)
accept-gain = zahl { $pays } { $pay }, nimm { $gets } { $get }
refuse = Lehn das Angebot ab
refuse-gain = alle Münzen bleiben, wo sie sind

# $left (number)
draw-region = Zieh blind eine von { $left }: bindend
draw-last-region = Zieh blind eine von 1
# $price (text)
draw-gain = gratis; Kundschafter wählt für { $price }
# $region (text)
# $price (text)
scout = Kundschafter bringt { $region } für { $price }
# $resource (noun)
# $number (number)
scout-gain = { $resource } bei jeder { $number }
lay = Leg die Region hierher
done-divide = Fertig: Dann teilst du die Würfel
# $name (text)
done-pass = Fertig: weiter an { $name }
# In the middle of the turn.
# $name (text)
go-on-events = Weiter: Ereignisse von { $name }
# $name (text)
go-on-coins = Weiter: Münzen von { $name }
# $name (text)
go-on-answer = Weiter: { $name } antwortet
go-on-then = dann geht dein Zug weiter

## The strip on a card

# $build (noun)
# $price (text)
card-build = { $build } für { $price }
# $build (noun)
# $price (text)
# $points (number)
card-build-points = { $points ->
    [one] { $build } für { $price }: { SIGNED($points) } Punkt
   *[other] { $build } für { $price }: { SIGNED($points) } Punkte
}
# $count (number)
site-places = { $count ->
    [one] { $count } Platz dafür
   *[other] { $count } Plätze dafür
}
# $coins (text)
site-lacks = dir fehlt { $coins }
site-no-tile = alle Plättchen sind verbaut
site-no-end = beide Enden haben eine Straße
site-no-village = alle vier Dörfer sind verbaut
site-no-road = braucht eine Straße am Ende
site-no-town = alle vier Städte sind verbaut
site-not-village = braucht ein Dorf
site-no-pawn = keine Figur mehr da
site-no-room = keine Siedlung hat Platz dafür
# $count (number)
card-pool = Bank: { $count } gleiche für 1 andere
card-pool-open = wähle, welche
# $count (number)
card-pool-closed = braucht { $count } gleiche und Platz für 1
card-offer = Biete dem anderen etwas an
# $count (number)
card-offers-left = { $count ->
    [one] noch { $count } Angebot in diesem Zug
   *[other] noch { $count } Angebote in diesem Zug
}
card-offers-made = alle drei Angebote sind gemacht
card-offer-nothing = nichts, was beide tauschen können
card-end = Beende den Zug
card-end-gain = dann wird neu gewürfelt
# Somebody has reached the goal.
card-end-over = dann ist das Spiel zu Ende
# $name (text)
card-end-last = dann letzter Zug für { $name }

## The strip where one looks around

# $name (text)
cell-village = Dorf von { $name }: 1 Punkt
# $name (text)
# $points (number)
cell-town = { $points ->
    [one] Stadt von { $name }: { $points } Punkt
   *[other] Stadt von { $name }: { $points } Punkte
}
# $units (number)
cell-room = { $units ->
    [one] Platz für { $units } Einheit
   *[other] Platz für { $units } Einheiten
}
# $name (text)
cell-road = Straße von { $name }
# $name (text)
cell-trader = Händler von { $name }: 1 Punkt
cell-trader-use = zählt für den Handelsvorteil
# $name (text)
cell-knight = Ritter von { $name }: 1 Punkt
cell-knight-use = bewacht die Regionen neben sich
# $sign (text)
# $name (text)
# $resource (noun)
# $number (number)
cell-region = { $sign } { $name }: { $resource } bei { $number }
# $coins (number)
# $most (number)
cell-region-coins = { $coins } von { $most } Münzen
# $coins (number)
# $most (number)
cell-region-guarded = { $coins } von { $most } Münzen, bewacht

## The page of the stock

stock-pool = Münzen der Bank
stock-build = Noch zu bauen
# $count (number)
stock-regions = Regionen im Stapel: { $count }
# $coins (number)
# $from (number) coins from which on raiders come
stock-unguarded = Unbewacht: { $coins } (Räuber ab { $from })

## The page before the last turn

last-turn = DER LETZTE ZUG
# $name (text)
# $points (number)
last-turn-points = { $points ->
    [one] { $name } hat { $points } Punkt.
   *[other] { $name } hat { $points } Punkte.
}
# $name (text)
last-turn-plays = { $name } hat noch einen Zug.
last-turn-then = Dann siegt, wer mehr Punkte hat.

## The end

verdict-tie = gleich: Wer begann, gewinnt
# $turns (number)
verdict-stopped = { $turns ->
    [one] beendet nach { $turns } Zug
   *[other] beendet nach { $turns } Zügen
}

## The log: what somebody did, after their name

# $resource (noun)
# $number (number)
log-laid = legt { $resource } { $number }
# $resource (noun)
# $number (number)
log-drew = zieht { $resource } { $number }
# $resource (noun)
# $number (number)
log-scouted = erkundet { $resource } { $number }
log-stack-empty = keine Region mehr da
# $build (noun)
log-built = baut { FORM($build, "acc") }
# Nobody's doing.
# $turn (number)
# $faces (text)
log-rolled = Zug { $turn }: { $faces }
# $turn (number)
log-rolled-events = Zug { $turn }: vier Ereignisse
# $first (number) dice in a tray
# $second (number) dice in the other
log-divided = teilt { $first }+{ $second }
# $first (number)
# $second (number)
# $coins (text) pieces as below
log-divided-coins = teilt { $first }+{ $second }: { $coins }
# $count (number)
log-took = nimmt { $count } Würfel
# $count (number)
# $coins (text)
log-took-coins = { $count } Würfel: { $coins }
# One of several, with spaces between them.
# $count (number)
# $resource (noun)
log-coins = { $count } { $resource }
# The same in little room.
# $count (number)
# $resource (noun)
log-coins-short = { $count }{ FORM($resource, "short") }
# Who got which event, in a word.
log-harvest = Ernte
log-advantage = Vorteil
log-tournament = Turnier
# $event (noun) one of these
# $coins (text)
log-event-coins = { $event }: { $coins }
# The coins that one action moved.
# $coins (text)
log-gets = bekommt { $coins }
# $coins (text)
log-loses = verliert { $coins }
# $coins (number)
log-raided = { $coins ->
    [one] verliert { $coins } Münze an Räuber
   *[other] verliert { $coins } Münzen an Räuber
}
# $event (noun)
log-declined = verzichtet: { $event }
# $count (number)
# $resource (noun)
log-missed = verpasst { $count } { $resource }
# $pays (number)
# $pay (noun)
# $get (noun)
log-pool = { $pays } { $pay } für 1 { $get }
# $gives (number)
# $give (noun)
# $gets (number)
# $get (noun)
log-offered = { $gives } { $give } für { $gets } { $get }?
log-accepted = nimmt an
log-refused = lehnt ab
log-last-turn = hat den letzten Zug
log-won = gewinnt das Spiel

## Hints: why an action is a good one, in at most 27 letters

# $points (number)
why-goal = { SIGNED($points) } erreicht das Ziel
# $points (number)
why-region = { SIGNED($points) } und eine neue Region
# $points (number)
why-town = { SIGNED($points) } und Platz für Einheiten
# $points (number)
why-trader = { SIGNED($points) } und Handelsvorteil
# $points (number)
why-knight = { SIGNED($points) } und bewachte Münzen
# $build (noun)
# $points (number)
why-then = danach { $build }: { SIGNED($points) }
# $number (number)
why-same-number = viele Münzen bei einer { $number }
# $number (number)
why-new-number = du hast noch keine { $number }
why-road = schafft Platz für ein Dorf
why-divide = beide Schalen sind ähnlich
# $coins (number)
why-more-coins = { $coins ->
    [one] es bringt mehr: { $coins } Münze
   *[other] es bringt mehr: { $coins } Münzen
}
# $name (text)
why-less-for = { $name } bekommt weniger
# $resource (noun)
why-need = du brauchst { $resource }
why-guarded = vor Räubern sicher
why-most-room = dort ist am meisten Platz
# $count (number)
# $resource (noun)
why-few = du hast nur { $count } { $resource }
why-no-raiders = dann kommen keine Räuber
# $count (number)
# $resource (noun)
why-many = du hast { $count } { $resource }
why-unguarded = es liegt unbewacht
why-miss-least = das fehlt dir am wenigsten
# $name (text)
why-one-less = { $name } hat eins weniger
why-accept = du brauchst es mehr
# $name (text)
why-refuse = es hilft { $name } mehr
why-draw = Kundschafter kosten Münzen
why-scout = sie passt besser als andere
why-wait = deine Münzen können warten
why-no-trade = kein Handel lohnt sich
# $build (noun)
why-pays = reicht für { FORM($build, "acc") }
# $build (noun)
# $coins (number)
why-lacks = { $coins ->
    [one] dann fehlt { $coins } { FORM($build, "to") }
   *[other] dann fehlen { $coins } { FORM($build, "to") }
}

# The name of the game: at most 22 letters.
game = Kolonisten von Natick

## Help: articles, chapters, guide, leaves

sun = Sonne
    .tag = Lehm
    .effect = Region mit Lehm: für Straße, Dorf, Einheiten.
    .body =
        Sooft ihr Besitzer einen Würfel mit ihrer Zahl hat, kommt ein Lehm von der Bank hierher, solange weniger als drei hier liegen.
        Straße, Dorf, Händler und Ritter kosten je einen Lehm.
moon = Mond
    .tag = Erz
    .effect = Region mit Erz: für Städte und Ritter.
    .body =
        Sooft ihr Besitzer einen Würfel mit ihrer Zahl hat, kommt ein Erz von der Bank hierher, solange weniger als drei hier liegen.
        Eine Stadt kostet drei Erz, ein Ritter eines.
crown = Krone
    .tag = Getreide
    .effect = Region mit Getreide: Dorf, Stadt, Ritter, Kundschafter.
    .body =
        Sooft ihr Besitzer einen Würfel mit ihrer Zahl hat, kommt ein Getreide von der Bank hierher, solange weniger als drei hier liegen.
        Eine Stadt kostet zwei Getreide, Dorf, Ritter und Kundschafter je eines.
arms = Wappen
    .tag = Holz
    .effect = Region mit Holz: Straße, Dorf, Händler.
    .body =
        Sooft ihr Besitzer einen Würfel mit ihrer Zahl hat, kommt ein Holz von der Bank hierher, solange weniger als drei hier liegen.
        Straße, Dorf und Händler kosten je ein Holz.
rich-harvest = Reiche Ernte
    .tag = Sonnenwürfel
    .effect = Du bekommst eine Münze deiner Wahl.
    .body =
        Sie kommt von der Bank in eine Region ihres Zeichens mit weniger als drei Münzen. Kannst du eine nehmen, musst du.
        Der Sonnenwürfel ist ein Ereignis, wenn er sein Zeichen zeigt.
trade-advantage = Handelsvorteil
    .tag = Kronenwürfel
    .effect = Mit Händlern: Tausche eine Münze.
    .body =
        Du brauchst einen Händler und nicht weniger als der andere. Nimm eine Münze von ihm, dann gib ihm eine mit anderem Zeichen. Beide brauchen eine Region mit Platz.
        Du darfst verzichten.
tournament = Turnier
    .tag = Wappenwürfel
    .effect = Mit Rittern: Nimm dem anderen eine Münze.
    .body =
        Du brauchst einen Ritter und nicht weniger als der andere. Nimm eine Münze, für die du eine Region mit Platz hast. Zurück geht nichts.
        Du darfst verzichten.
raider-attack = Räuberüberfall
    .tag = Mondwürfel
    .effect = Ab sechs unbewachten Münzen: die Hälfte weg.
    .body =
        Münzen auf Regionen neben einem Ritter sind bewacht. Liegen sechs oder mehr andere in deiner Kolonie, verlierst du die Hälfte aller Münzen, abgerundet. Du wählst, welche.
        Seite X X zeigt, wie viele unbewacht sind.
road = Straße
    .tag = Lehm, Holz
    .effect = Ans Ende deiner Reihe, neben eine Siedlung.
    .body =
        An ihr anderes Ende kann ein Dorf. Hat ihre Spalte nur eine Region, bekommt der andere Platz mit der Straße eine.
        Zwischen zwei Siedlungen gibt eine Straße ihr Plättchen zurück, bleibt aber Straße.
village = Dorf
    .tag = 1 Punkt
    .effect = Ans freie Ende einer Straße. Eine Region kommt mit.
    .body =
        Kostet Lehm, Getreide und Holz. Die neue Region liegt darüber oder darunter, auf der Außenseite.
        Neben einem Dorf darf eine Einheit stehen. Es gibt vier Dörfer für beide.
town = Stadt
    .tag = 2 Punkte
    .effect = Ersetzt ein Dorf: ein Punkt mehr.
    .body =
        Kostet drei Erz und zwei Getreide. Liegen drei Regionen um sie herum, kommt eine vierte.
        Neben einer Stadt dürfen zwei Einheiten stehen. Es gibt vier Städte für beide.
trader = Händler
    .tag = 1 Punkt
    .effect = Steht auf einer Straße. Für den Handelsvorteil.
    .body =
        Kostet Lehm und Holz. Einer je Straße; er zählt für jede Siedlung an ihr, und jede muss Platz haben: ein Dorf für eine Einheit, eine Stadt für zwei.
        Es gibt vier Figuren für alle Einheiten beider Spieler.
knight = Ritter
    .tag = 1 Punkt
    .effect = Steht über oder unter einer Siedlung. Bewacht.
    .body =
        Kostet Lehm, Erz und Getreide. Bewacht die Regionen links und rechts vor Räubern: Sie haben einen goldenen Rahmen. Zählt fürs Turnier.
        Eine Einheit am Dorf, zwei an der Stadt, Händler und Ritter zusammen.
new-region = Neue Region
    .tag = gezogen, gewählt
    .effect = Zieh blind oder bezahl einen Kundschafter.
    .body =
        Mit einem Dorf und manchen Straßen und Städten kommt eine Region vom Stapel. Ziehen kostet nichts, ist aber endgültig. Ein Kundschafter kostet ein Getreide und bringt, welche du willst.
        Ist der Stapel leer, kommt keine.
dice = Würfel
    .tag = einer teilt
    .effect = Einer teilt, der andere nimmt eine Schale.
    .body =
        Wer am Zug ist, würfelt. Der andere teilt die vier Würfel auf zwei Schalen; eine darf leer sein, der Wappenwürfel bleibt rechts. Wer am Zug ist, nimmt eine, der andere den Rest.
        Zahlen bringen Münzen in Regionen. Ein Zeichen ist ein Ereignis.
pool = Bank
    .tag = drei für eine
    .effect = Zahl drei gleiche Münzen für eine andere.
    .body =
        Sooft du willst in deinem Zug. Die Bank muss die Münze haben, und du brauchst eine Region ihres Zeichens mit Platz.
        OBEN und UNTEN drehen ein Rad, LINKS und RECHTS gehen zum nächsten.
offer = Angebot
    .tag = ein Handel
    .effect = Ein bis drei gleiche Münzen gegen andere.
    .body =
        Deine Münzen liegen bereit, du reichst das Gerät weiter, und der andere sagt ja oder nein. Bei nein gehen sie zurück an ihren Platz.
        Drei Angebote je Zug. Anbieten kannst du nur, was beide geben und lagern können.
coins = Münzen
    .tag = drei je Region
    .effect = Eine Münze liegt in einer Region ihres Zeichens.
    .body =
        Eine Region fasst drei. Könnten mehrere Regionen zahlen oder eine Münze bekommen, wählst du; sonst geht es von selbst.
        Es gibt sechs Münzen jedes Zeichens für beide.
done = Fertig
    .tag = weitergeben
    .effect = Beendet deinen Zug oder deinen Teil im fremden.
    .body =
        Bevor der andere entscheidet, wirst du gefragt: Bis dahin nimmt B zurück.
        Am Ende eines Zugs fallen die Würfel für den nächsten.
founding = Gründung
    .tag = der Anfang
    .effect = Vier Regionen: jedes Zeichen, jede Zahl einmal.
    .body =
        Um dein erstes Dorf, in dieser Reihenfolge: oben links, unten links, oben rechts, unten rechts. Dann eine Straße auf einer Seite.
        Der Zweite nimmt vom Rest und hat immer genug.
stock = Vorrat
    .tag = was noch da ist
    .effect = Münzen, Plättchen, Figuren, Regionen für beide.
    .body =
        Sechs Münzen jedes Zeichens, vier Dörfer, vier Städte, vier Figuren. Eine Straße nimmt ein Dorf- oder Stadtplättchen, verdeckt.
        Sieben Punkte leiten das Ende ein; beide haben gleich viele Züge. Bei Gleichstand siegt, wer begonnen hat.
chapter-regions = Regionen
chapter-events = Ereignisse
chapter-building = Bauen
chapter-a-turn = Ein Zug
chapter-set-up-and-end = Aufbau und Ende
guide-two-colonies = ZWEI KOLONIEN
    .body =
        Zwei Spieler bauen je eine Reihe aus Dörfern und Straßen. Deine ist immer unten, die andere liegt darüber.

        Dörfer zählen 1 Punkt, Städte 2, Händler und Ritter je 1.

        Wer 7 Punkte hat, leitet das Ende ein.
guide-regions-and-coins = REGIONEN UND MÜNZEN
    .body =
        Eine Region hat ein Zeichen und eine Zahl. Die drei Kästchen sind ihre Münzen: Drei fasst sie.

        Sonne ist Lehm, Mond Erz, Krone Getreide, Wappen Holz.

        Es gibt sechs Münzen jedes Zeichens. Hat die Bank keine, kommt keine.
guide-the-dice = DIE WÜRFEL
    .body =
        In jedem Zug fallen vier Würfel. Der andere teilt sie auf zwei Schalen: A bewegt einen Würfel, FERTIG beendet.

        Wer am Zug ist, nimmt eine Schale, der andere den Rest.

        Jede Zahl bringt deinen Regionen mit dieser Zahl je eine Münze.
guide-events = EREIGNISSE
    .body =
        Ein Zeichen auf dem Würfel ist ein Ereignis für den, der ihn bekommt:

        Sonne: eine Münze nach Wahl.
        Krone: mit Händlern ein Tausch.
        Wappen: mit Rittern eine Münze vom anderen.
        Mond: Räuber. Ab sechs unbewachten ist die Hälfte weg.
guide-building = BAUEN
    .body =
        Dann handelst und baust du. Jede Karte zeigt ihren Preis; unten steht, was fehlt.

        Straße ans Ende, Dorf dahinter, Stadt auf ein Dorf.

        Mit dem Dorf kommt eine Region: gezogen oder, für ein Getreide, vom Kundschafter gewählt.
guide-units = EINHEITEN
    .body =
        Ein Händler steht auf einer Straße, ein Ritter über oder unter einer Siedlung. Es gibt nur vier Figuren.

        Neben ein Dorf darf eine Einheit, neben eine Stadt zwei.

        Ein Ritter bewacht die Regionen neben sich: goldener Rahmen.
guide-trading = HANDELN
    .body =
        Die Bank gibt eine Münze für drei mit anderem Zeichen.

        Oder biete dem anderen etwas an: Gib das Gerät weiter, er sagt ja oder nein. Drei Angebote je Zug.

        FERTIG beendet den Zug. B nimmt alles seit der Übergabe zurück.
guide-the-end = DAS ENDE
    .body =
        Erreicht der Erste 7, hat der Zweite noch einen Zug. Es gewinnt, wer mehr Punkte hat, bei Gleichstand, wer begonnen hat.

        X zeigt mehr: beide Kolonien, dann den Vorrat.

        Y, dann A, sagt mehr über das, worauf du zeigst.
leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Du gründest eine Kolonie, der andere auch. Wer mehr Punkte hat, gewinnt.
leaf-what-it-is-about-2 = Wer 7 Punkte hat, leitet das Ende ein.
leaf-what-it-is-about-3 = Ein Dorf zählt 1, eine Stadt 2, Händler und Ritter je 1.
leaf-what-it-is-about-4 = Würfel bringen Münzen in Regionen: Einer teilt, einer nimmt.
leaf-what-it-is-about-5 = Münzen bezahlen Straßen, Dörfer, Städte und Einheiten.

## The guided first game

lesson-1 = Zwei Kolonien: deine unten, die des Computers oben.
    .asks = weiter (Menü führt hinaus)
lesson-2 = Leg vier Regionen um dein Dorf. Die Sonne ist Lehm: einer für jede 2.
    .asks = Lehm 2 nehmen
lesson-3 = Die nächste braucht ein anderes Zeichen und eine andere Zahl.
    .asks = zur letzten
lesson-4 = Wappen sind Holz.
    .asks = weiter zu Holz 4
lesson-5 = Dann bringt jede 4 Holz.
    .asks = nehmen
lesson-6 = Die Krone ist Getreide, der Mond ist Erz.
    .asks = herum zum Getreide
lesson-7 = Mit Getreide 3 bringen dir 2, 3 und 4 etwas.
    .asks = weiter zu Getreide 3
lesson-8 = Die vierte Region kommt von selbst: Erz 5.
    .asks = nehmen
lesson-9 = Eine Straße gehört dazu. An ihr Ende kann ein zweites Dorf.
    .asks = auf die rechte Seite
lesson-10 = Links oder rechts ist noch egal.
    .asks = die Straße bauen
lesson-11 = FERTIG beendet deinen Teil. Der Computer gründet seine Kolonie, dann teilt er die Würfel.
    .asks = fertig
lesson-12 = Dein Zug: Nimm eine Schale, der andere bekommt den Rest. 2, 3 und 4 bringen je eine Münze.
    .asks = die linke Schale nehmen
lesson-13 = Lehm, Getreide und Holz sind da: genug für ein Dorf.
    .asks = sehen, wo es stehen kann
lesson-14 = Am Ende der Straße, nur dort.
    .asks = das Dorf bauen
lesson-15 = Eine Region kommt mit: gezogen, oder gewählt für ein Getreide.
    .asks = eine ziehen
lesson-16 = Sie liegt über oder unter dem neuen Dorf.
    .asks = darüber legen
lesson-17 = Zwei Punkte. Mehr kannst du nicht bezahlen.
    .asks = fertig: Der Zug ist vorbei
lesson-18 = Nun ist der Computer am Zug, also teilst du die Würfel.
    .asks = den ersten hinüberlegen
lesson-19 = Der Computer wählt zuerst: Er nimmt drei Würfel und lässt dir eine 2.
    .asks = links
lesson-20 = Du hast zwei Regionen mit einer 2, der Computer nur eine.
    .asks = links, herum zu FERTIG
lesson-21 = Hier steht, was jede Schale wem bringt. Ab jetzt entscheidest du, bis jemand 7 Punkte hat.
    .asks = fertig, weiterspielen
tip-1 = Sieben Punkte beenden das Spiel, und jemand ist nah dran. Händler und Ritter zählen mit.
tip-2 = Ein Zeichen ist ein Ereignis. Sonne: eine Münze; Kronen wollen Händler, Wappen Ritter.
tip-3 = Der Mond bringt Räuber: Ab 6 unbewachten Münzen verlierst du die Hälfte von allen.
tip-4 = Ein Dorf kann Stadt werden: ein Punkt mehr, und Platz für zwei Einheiten daneben.
tip-5 = Du kannst einen Ritter bauen: ein Punkt, und er schützt die Regionen neben sich vor Räubern.
tip-6 = Du kannst einen Händler auf eine Straße bauen: ein Punkt, und er tauscht Münzen bei Kronen.
tip-7 = Die Bank gibt eine Münze für drei mit anderem Zeichen, sooft du willst in deinem Zug.
tip-8 = Du kannst dem anderen einen Handel anbieten: Münzen eines Zeichens gegen andere.
tip-9 = Eine Region fasst drei Münzen. Bei dir ist eine voll: Was noch kommt, verfällt.
tip-10 = Nimm die Schale, die bezahlt, was du als Nächstes baust.
tip-11 = Du kannst ein Dorf bauen: ein Punkt und eine neue Region. Das zuerst.
