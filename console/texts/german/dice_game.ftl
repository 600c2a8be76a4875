### What the Dice Game says. Phases are numbered I, II and III: such a number is a part that is written already.

## The game

name = Das Würfelspiel

## Things of the game, in the middle of a line

area-monastery = Kloster
    .plural = Klöster
area-mine = Mine
    .plural = Minen
area-river = Fluss
    .plural = Flüsse
area-city = Stadt
    .plural = Städte
area-castle = Burg
    .plural = Burgen
area-pasture = Weide
    .plural = Weiden

# Castles show the letter.
bonus-monk = Mönch
    .letter = M
    .gender = m
bonus-silver = Silberling
    .letter = S
    .gender = m
bonus-goods = Ware
    .letter = W
    .gender = f
bonus-worker = Arbeiter
    .letter = A
    .gender = m

## Rows of the score sheet

source-monasteries = Klöster
source-mines = Minen
source-rivers = Flüsse
source-cities = Städte
source-castles = Burgen
source-pastures = Weiden
source-sales = Verkäufe
source-colours = volle Farben

## The form of a new game

choice-duchy = Blatt
choice-duchy-about = Eines der vier Blätter: Alle spielen auf demselben.
duchy-1 = A
duchy-2 = B
duchy-3 = C
duchy-4 = D
choice-variant = Burgen
choice-variant-about = Wie die Startburgen gewählt werden: jeder für sich, alle verschieden oder für alle gleich. Allein heißt es solo.
variant-standard = jeder für sich
variant-all-different = verschieden
variant-all-the-same = alle gleich
variant-one-and-only = solo
choice-open = Wahl
choice-open-about = Verdeckt: Was jemand schreibt, seht ihr, wenn alle fertig sind. Offen: Ihr seht es sofort.
open-no = verdeckt
open-yes = offen

## What statistics call a set-up

counted-duchy-1 = Blatt A
counted-duchy-2 = Blatt B
counted-duchy-3 = Blatt C
counted-duchy-4 = Blatt D

## Why no game can begin so

refusal-players = eine bis fünf Personen
refusal-castles = es gibt nur vier Burgen
refusal-alone = eine Person spielt solo
refusal-company = solo ist für eine Person

## Keys: at most six letters

key-choose = wählen
key-dice = Würfel
key-keep = lassen
key-number = Zahl
key-others = andere
key-races = Farben
key-sell = Handel
key-sheet = Blatt
key-start = Start
key-write = füllen

## Cards below the sheet

card-done = FERTIG
# In tiny letters: at most four.
card-sell = ja
# In tiny letters: at most four.
card-keep = nein
# Before the numbers to choose from: at most five letters.
write = Zahl

## The strip beside the cards: two lines of nine letters; beside a sale there is room for more

# $count (number)
sell = { $count ->
    [one] verkaufe { $count } Ware
   *[other] verkaufe { $count } Waren
}
# $points (number)
# $silver (number)
sell-gain = { $silver ->
    [one] { SIGNED($points) }, { $silver } Silberling
   *[other] { SIGNED($points) }, { $silver } Silberlinge
}
keep = behalte
# $count (number)
goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
rest-worker = +Arbeiter
all-done = fertig
# $count (number)
hexes = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
# $count (number) hexes that can be marked, below 10
best-of = { $count }x bis zu
# $count (number) the same from 10 on
best-of-many = { $count }x, bis
# $points (number)
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
# Several hexes, where a line is all there is: nine letters.
# $points (number)
up-to = bis +{ $points }

## The strip on a hex: two lines of 33 letters

start-here = Bei dieser Burg beginnen
# $points (number)
# $bonus (noun)
start-gain = { $points ->
    [one] { SIGNED($points) } Punkt und 1 { $bonus }
   *[other] { SIGNED($points) } Punkte und 1 { $bonus }
}
# $area (noun)
# $number (number)
mark = { $area }: { $number } schreiben
# $area (noun)
mark-which = { $area }: welche Zahl?
# $points (number)
mark-whole = { $points ->
    [one] voll: { SIGNED($points) } Punkt
   *[other] voll: { SIGNED($points) } Punkte
}
# $marked (number)
# $size (number)
# $points (number)
mark-part = { $points ->
    [one] { $marked } von { $size }, voll { SIGNED($points) } Punkt
   *[other] { $marked } von { $size }, voll { SIGNED($points) } Punkte
}
# $points (number)
# $prize (number) points for the colour
mark-colour = { SIGNED($points) } und Farbe { SIGNED($prize) }
# $gain (text) one of these
# $bonus (noun)
mark-bonus = { $gain }, 1 { $bonus }

## The strip where one looks around

races = Farbe: 1., 2.
# $one (number)
# $two (number)
# $three (number)
# $four (number)
areas-now = Gebiete 1 2 3 4 jetzt: { $one } { $two } { $three } { $four }
# $name (text)
# $count (number)
sheet-of = { $count ->
    [one] { $name }: { $count } Feld
   *[other] { $name }: { $count } Felder
}
# $count (number)
unused = { $count ->
    [one] { $count } Bonus übrig
   *[other] { $count } Boni übrig
}

## The end of a phase

# $phase (text)
phase-over = PHASE { $phase } IST VORBEI
# $phase (text)
phase-begins = { $phase } beginnt
phase-less = Volle Gebiete bringen nun weniger
# Sizes of areas, above two rows of points: at most ten letters.
phase-hexes = Felder
# $phase (text)
phase = Phase { $phase }
phase-points = Punkte bisher

## How far a game has come

progress-start = Start
# $phase (text)
# $number (number) of the box
round = { $phase }, Kästchen { $number }

## The end

# The result of a game alone.
grade-1 = noch einmal
grade-2 = gut gemacht!
grade-3 = hervorragend!
grade-4 = unglaublich!
tie-bonuses = Gleichstand: Boni entscheiden
tie-shared = Gleichstand, auch Boni: geteilt

## The log: what somebody did, after their name

log-started = wählt eine Burg
# Nobody's doing.
# $first (number)
# $second (number)
# $area (noun) the kind on a die
# $other (noun) the kind on the other
log-rolled = { $first } { $second } { $area }, { $other }
# The same where goods can be sold.
# $first (number)
# $second (number)
# $area (noun)
# $other (noun)
log-rolled-sale = { $first } { $second } { $area }, { $other }, Verkauf
# $count (number)
log-sold = { $count ->
    [one] verkauft { $count }, { $count } Silberling
   *[other] verkauft { $count }, { $count } Silberlinge
}
log-kept = behält die Waren
# $bonus (noun)
log-spent = nutzt { GENDER($bonus) ->
    [f] eine { $bonus }
   *[m] einen { $bonus }
}
# $number (number)
log-marked = schreibt eine { $number }
# $area (noun)
# $size (number)
log-area = { $size ->
    [1] { $area }
   *[other] { $area }, { $size } Felder
}
# $area (noun)
# $size (number)
# $bonus (noun)
log-area-bonus = { $size ->
    [1] { $area }, { $bonus }
   *[other] { $area }, { $size } Felder, { $bonus }
}
log-rested = kein Eintrag, ein Arbeiter
# $area (noun)
log-finished-first = alle { FORM($area, "plural") } als Erster
# $area (noun)
log-finished-second = alle { FORM($area, "plural") } als Zweiter
# Alone: in phase I or II, and in phase III, which brings less.
# $area (noun)
log-finished-alone = alle { FORM($area, "plural") }
# $area (noun)
log-finished-late = alle { FORM($area, "plural") }, erst in III
# $phase (text)
log-phase-over = Phase { $phase } ist vorbei
log-over = das Spiel ist zu Ende

## Hints: why an action is a good one, in at most 27 letters

# $points (number)
# $prize (number)
why-colour = { SIGNED($points) } und die Farbe: { SIGNED($prize) }
# $points (number)
# $later (number)
why-now = { SIGNED($points) }, nächste Phase { SIGNED($later) }
# $points (number)
why-area = ein volles Gebiet, { SIGNED($points) }
# $points (number)
why-then = dann bringt ein Eintrag { SIGNED($points) }
# $left (number) hexes of the area without a mark
why-lacks = { $left ->
    [1] noch eins füllt das Gebiet
   *[other] dem Gebiet fehlen noch { $left }
}
why-worker = ein Arbeiter hilft später
why-silver = Silberlinge können warten

# The name of the game: at most 22 letters.
game = Das Würfelspiel

## Help: articles, chapters, guide, leaves

monastery = Kloster
    .tag = Farbe
    .effect = Schreib 1 oder 2. Ein volles bringt einen Mönch.
    .body =
        Bilde mit einem Klosterwürfel und einer 1 oder 2 ein Paar. Ist jedes Feld des Gebiets gefüllt, zählt es, je früher, desto mehr, und bringt einen Mönch.
        Ein Mönch macht später aus einem Würfel jede Farbe, die du brauchst.
mine = Mine
    .tag = Farbe
    .effect = Schreib 3 oder 4. Voll: ein Silberling.
    .body =
        Bilde mit einem Minenwürfel und einer 3 oder 4 ein Paar. Eine volle Mine zählt nach Größe und Phase und bringt einen Silberling.
        Ein Silberling bezahlt ein zweites Feld in einer Runde.
river = Fluss
    .tag = Farbe
    .effect = Schreib 5 oder 6. Ein voller bringt eine Ware.
    .body =
        Bilde mit einem Flusswürfel und einer 5 oder 6 ein Paar. Ein voller Fluss zählt nach Größe und Phase und bringt eine Ware.
        Waren verkaufst du, wenn der Würfel zwei Sanduhren zeigt.
city = Stadt
    .tag = Farbe
    .effect = Alle Zahlen darin sind verschieden. Voll: Arbeiter.
    .body =
        Bilde mit einem Stadtwürfel und einer Zahl, die diese Stadt noch nicht hat, ein Paar. Jede Stadt zählt für sich.
        Eine volle Stadt zählt nach Größe und Phase und bringt einen Arbeiter; der dreht später einen Würfel auf jede Zahl.
castle = Burg
    .tag = Farbe
    .effect = Wiederhole eine Zahl, die daneben steht.
    .body =
        Bilde mit einem Burgwürfel und einer Zahl, die in einem Feld neben der Burg steht, ein Paar. Eine Burg ist ein Gebiet für sich: sofort 1 Punkt und der Bonus ihres Buchstabens: M Mönch, S Silberling, W Ware, A Arbeiter.
        Deine Startburg hat keine Zahl zum Wiederholen.
pasture = Weide
    .tag = Farbe
    .effect = Alle Zahlen einer Weide sind gleich.
    .body =
        Bilde mit einem Weidewürfel und einer beliebigen Zahl ein Paar; der Rest dieser Weide braucht dann dieselbe. Jede Weide zählt für sich.
        Eine volle Weide bringt keinen Bonus, aber ihre Punkte zählen doppelt.
pair = Paar
    .tag = Würfel
    .effect = Ein Zahlen- und ein Farbwürfel füllen ein Feld.
    .body =
        Alle nutzen dieselben vier Würfel, niemand nimmt jemandem etwas weg. Das Feld muss ein gefülltes berühren; Farbe und Zahl müssen passen.
        Felder mit weißem Ring kannst du füllen; Zahl und Punkte stehen darin.
monk = Mönch
    .tag = Bonus
    .effect = Ein Farbwürfel gilt als jede andere Farbe.
    .body =
        Wähle den Mönch, dann ein Feld, dann die Zahl, wenn beide passen. Für alle anderen bleibt der Würfel, wie er ist.
        Nur ein Bonus je Runde: Mönch, Arbeiter oder Silberling.
silver = Silberling
    .tag = Bonus
    .effect = Füll in derselben Runde ein zweites Feld.
    .body =
        Wähle nach dem ersten Feld ein anderes Paar: Mindestens einer der Würfel muss ein anderer sein. Das zweite Feld darf das erste berühren.
        Nicht in einer Runde mit Mönch oder Arbeiter.
commodity = Ware
    .tag = Bonus
    .effect = Verkauf bei zwei Sanduhren: je 2 Punkte, 1 Silberling.
    .body =
        Zeigt der Sanduhrwürfel zwei Sanduhren, darfst du vor allem anderen alle Waren verkaufen oder alle behalten. Die Silberlinge gelten sofort.
        Verkaufen ist kein Einsatz eines Bonus: Einen darfst du in der Runde noch nutzen.
worker = Arbeiter
    .tag = Bonus
    .effect = Ein Zahlenwürfel gilt als jede andere Zahl.
    .body =
        Wähle den Arbeiter, dann ein Feld einer gewürfelten Farbe, dann die Zahl. Für alle anderen bleibt der Würfel, wie er ist.
        Eine Runde ganz ohne Eintrag bringt einen Arbeiter.
done = Fertig
    .tag = dein Teil
    .effect = Beendet deinen Teil. Ohne Eintrag: 1 Arbeiter.
    .body =
        Du darfst verzichten, auch wenn etwas geht. Bis du fertig bist, nimmt B zurück, was du getan hast; danach gilt es.
        Sind alle fertig, wird alles aufgedeckt und neu gewürfelt.
area-points = Gebietspunkte
    .tag = Wertung
    .effect = Große und frühe Gebiete zählen am meisten.
    .body =
        Felder     I    II   III
          1        1    1    1
          2        4    3    2
          3        8    6    4
          4       13   10    7
        Weiden zählen doppelt.
        Unfertige Gebiete zählen nichts.
colour-races = Farbwettläufe
    .tag = Wertung
    .effect = Füll alle Felder einer Farbe vor den anderen.
    .body =
        Erster und Zweiter: Stadt 6 und 3, Fluss 4 und 2, Weide 4 und 2, Kloster 3 und 2, Mine 3 und 1, Burg 3 und 1.
        Alle, die in derselben Runde fertig werden, bekommen den vollen Wert. Allein gilt der erste Wert in Phase I und II, der zweite in III.
time = Zeit
    .tag = Phasen
    .effect = Drei Phasen; jede endet, wenn die Kästchen voll sind.
    .body =
        Jede Runde füllt ein Kästchen, bei zwei Sanduhren zwei. Eine Phase hat zehn. Zwei Sanduhren am letzten füllen nur dieses, und Waren lassen sich noch verkaufen.
        Allein hat eine Phase acht Runden, egal, was die Sanduhr zeigt.
starting-castle = Startburg
    .tag = Aufbau
    .effect = Von hier wächst dein Blatt.
    .body =
        Wähle eine der vier Burgen. Sie zählt 1 Punkt und bringt den Bonus ihres Buchstabens: M Mönch, S Silberling, W Ware, A Arbeiter.
        Alle wählen geheim. Je nach Aufbau sind alle Burgen verschieden, oder der Startspieler wählt eine für alle.
the-end = Spielende
    .tag = Wertung
    .effect = Nach Phase III siegt, wer die meisten Punkte hat.
    .body =
        Bei Gleichstand gewinnt, wer mehr ungenutzte Boni hat, Waren mitgezählt; sind auch die gleich, teilt ihr den Sieg.
        Allein: über 50 ist gut, über 60 hervorragend, ab 70 unglaublich.
chapter-colours = Farben
chapter-dice-and-bonuses = Würfel und Boni
chapter-score-and-time = Wertung und Zeit
chapter-set-up-and-end = Aufbau und Ende
guide-your-duchy = DEIN FÜRSTENTUM
    .body =
        Dein Blatt hat 37 Felder in sechs Farben. Füll Feld um Feld mit Zahlen der Würfel. Nachbarn einer Farbe bilden ein Gebiet.

        Ein volles Gebiet zählt Punkte, und die meisten bringen einen Bonus. Je früher es voll ist, desto mehr zählt es.
guide-start = START
    .body =
        Wähle zuerst eine der vier Burgen: LINKS und RECHTS blättern, A beginnt dort.

        Ihr Buchstabe ist dein erster Bonus: M Mönch, S Silberling, W Ware, A Arbeiter.

        Drück noch einmal A für FERTIG.
guide-a-round = EINE RUNDE
    .body =
        Zwei Würfel zeigen Zahlen, zwei Farben. Unter dem Blatt liegen die Paare, die passen.

        LINKS und RECHTS wählen ein Paar: Seine Felder leuchten. A führt ins Blatt. Wähle ebenso ein Feld; A schreibt.

        Dann noch einmal A für FERTIG.
guide-what-goes-where = WAS WOHIN GEHÖRT
    .body =
        Kloster: 1 oder 2.
        Mine: 3 oder 4.
        Fluss: 5 oder 6.
        Stadt: lauter verschiedene.
        Weide: lauter gleiche.
        Burg: eine Zahl, die daneben steht.

        Ein neuer Eintrag berührt stets einen alten.
guide-bonuses = BONI
    .body =
        Ein Bonus je Runde:
        Mönch: jede Farbe.
        Arbeiter: jede Zahl.
        Silberling: ein zweites Feld mit einem anderen Paar.

        Waren verkaufst du bei zwei Sanduhren: je 2 Punkte, 1 Silberling.

        Gar kein Eintrag: ein Arbeiter.
guide-races-and-time = WETTLAUF UND ZEIT
    .body =
        Die Kästchen oben füllen sich; sind sie voll, endet die Phase, und Gebiete sind weniger wert.

        Wer zuerst alle Felder einer Farbe füllt, bekommt Punkte dazu, der Zweite etwas weniger. X zeigt diese Wettläufe und die Mitspieler.
guide-buttons = TASTEN
    .body =
        A tut, was unten steht.
        B geht zurück oder nimmt deine letzte Aktion zurück.
        X zeigt Mitspieler und Wettläufe.
        Y: Menü mit Hilfe zum Gezeigten, Regeln, Logbuch, Punkten. Halten: ein Hinweis.

        Das Spiel bleibt stets erhalten: Schalte einfach aus.
leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Fülle ein Blatt mit 37 Feldern. Wer die meisten Punkte hat, gewinnt.
leaf-what-it-is-about-2 = Drei Phasen; jede endet mit dem letzten Kästchen.
leaf-what-it-is-about-3 = Volle Gebiete zählen: je früher, desto mehr.
leaf-what-it-is-about-4 = Zwei Würfel zeigen Zahlen, zwei Farben: je einer ist ein Paar.
leaf-what-it-is-about-5 = Mönche, Silberlinge und Arbeiter helfen, wo kein Paar passt.

## The guided first game

lesson-1 = Dein Blatt hat 37 Felder in sechs Farben. Schreib Zahlen hinein: Volle Gebiete zählen.
    .asks = weiter (Menü führt hinaus)
lesson-2 = Wähle eine Burg für den Start. Ihr Buchstabe ist ein Geschenk.
    .asks = zur Burg mit dem W
lesson-3 = Unten steht, was A tut und was es bringt.
    .asks = hier beginnen
lesson-4 = +1 Punkt und eine Ware. Dein Teil der Runde endet mit FERTIG.
    .asks = fertig
lesson-5 = 1/2 im Feld heißt 1 oder 2. = ist eine Zahl fürs ganze Gebiet, gestrichen: lauter verschiedene.
    .asks = weiter
lesson-6 = Zwei Würfel zeigen Zahlen, zwei Farben. Je einer ist ein Paar: Weiße Felder nehmen es.
    .asks = das Paar 2, Kloster nutzen
lesson-7 = Zwei seiner Felder berühren die Burg. Jeder Eintrag muss einen früheren berühren.
    .asks = zum anderen
lesson-8 = Klöster nehmen 1 oder 2. Dieses hat zwei Felder und bringt 4, wenn es voll ist.
    .asks = die 2 schreiben
lesson-9 = Unsicher? Bis du fertig bist, nimmt B den Eintrag zurück.
    .asks = die 2 zurücknehmen
lesson-10 = Die Würfel liegen, wie sie fielen.
    .asks = das Paar wieder nutzen
lesson-11 = Und wieder dasselbe Feld.
    .asks = zum anderen
lesson-12 = Nichts ging verloren.
    .asks = die 2 schreiben
lesson-13 = Ein Eintrag je Runde: Das war's.
    .asks = fertig
lesson-14 = Zwei Sanduhren: Jetzt kannst du Waren verkaufen, für je 2 Punkte und 1 Silberling.
    .asks = verkaufen
lesson-15 = Drei Paare sind möglich. Das erste: eine 1 und ein Kloster.
    .asks = es nutzen
lesson-16 = Das andere Feld des Klosters: Das Gebiet ist voll. +4 und ein Mönch.
    .asks = die 1 schreiben
lesson-17 = Dein Silberling bezahlt einen zweiten Eintrag in dieser Runde.
    .asks = zum Paar 6, Weide
lesson-18 = Gestrichelte Felder kosten einen Bonus. Weiden wollen gleiche Zahlen.
    .asks = dieses Paar nutzen
lesson-19 = Eine andere Weide liegt unten auf dem Blatt.
    .asks = nach unten zu ihr
lesson-20 = Wieder zwei Felder, und diese bringt 8.
    .asks = die 6 schreiben
lesson-21 = Zwei Einträge in einer Runde.
    .asks = fertig
lesson-22 = Kein Paar passt. Doch dein Mönch verwandelt eine Farbe beliebig.
    .asks = den Mönch nutzen
lesson-23 = Eine Stadt will verschiedene Zahlen. Lass sie vorerst.
    .asks = zur Weide
lesson-24 = Hier passen beide Zahlen.
    .asks = die Zahl wählen
lesson-25 = 3 oder 2: Das andere Feld wird dieselbe brauchen.
    .asks = zur 2
lesson-26 = Der Mönch ist damit verbraucht.
    .asks = die 2 schreiben
lesson-27 = Ein Bonus je Runde: Das war's.
    .asks = fertig
lesson-28 = Gar nichts passt. Da kommt zum Trost ein Arbeiter.
    .asks = fertig, Arbeiter nehmen
lesson-29 = Ein Arbeiter dreht einen Würfel auf jede Zahl. Drei Phasen zu acht Runden. Y gibt Hilfe.
    .asks = allein weiterspielen
