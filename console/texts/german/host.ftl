### What is said around the console: by the page, and of files and texts with games.

## Buttons of the page; those of the handheld for screen readers

up = Oben
down = Unten
left = Links
right = Rechts
button-a = A: ausführen
button-b = B: zurück
button-x = X: woandershin sehen
button-y = Y: Menü
page = Seite
my-games = Zurück zu meinen Spielen
save-file = In eine Datei sichern
load-file = Eine Datei laden
watch-game = Ein Spiel ansehen
restart = Neu starten
sound = Ton
full-screen = Vollbild
close = Schließen
watch-it = Ansehen
never-mind = Doch nicht
replace = Ersetzen
keep-mine = Meine behalten
bring-back = Zurückholen, was hier war

## What stands beside them

keys = Tasten: Pfeile, A B X Y
about =
    Tasten: Pfeile, A B X Y; oder Eingabe, Rücktaste, Leertaste, M.
    Spiele bleiben in diesem Browser. Die Seite wird nach zehn Minuten dunkler und schläft nie ein.
description = Ein Taschengerät für Würfel- und Brettspiele, im Browser: Die Burgen von Burgund, das Würfelspiel dazu, Orléans, Die Kolonisten von Natick. Spiel allein, gegen den Computer oder reihum.
in-words = Der Bildschirm in Worten
choices = Was jetzt möglich ist
file = Eine Datei mit Spielständen oder Spielen
game-text = Der Text eines Spiels: seine Codes, wie ein Handy sie liest, oder Zeilen, die mit LOIRE1- beginnen.

## The screens of the console, for screen readers

screen-title = Titelbild
screen-way = Spielarten
screen-setup = Neues Spiel
screen-keyboard = Tastatur
screen-table = Spieltisch
screen-hand-over = Übergabe
screen-undo = Zurücknehmen
screen-interlude = Zwischenstand
screen-menu = Menü
screen-topics = Themen der Hilfe
screen-article = Hilfe
screen-guide = Tour
screen-leaflet = Über das Spiel
screen-log = Logbuch
screen-scores = Punkte
screen-settings = Einstellungen
screen-language = Sprache
screen-names = Namen
screen-statistics = Bilanz
screen-finished = Beendete Spiele
screen-replay = Rückschau
screen-review = Analyse
screen-exercise = Übung
screen-tutor = Tutor
screen-export = Export
screen-again = Neu beginnen
screen-service = Service
screen-room = Platz schaffen
screen-notice = Mitteilung
screen-ask = Frage

## Icons in words, for screen readers

# $number (number) counted from 1
sign-seat = Spieler { $number }
# $pips (number)
sign-die = Würfel { $pips }
icon-kind-castle = Burg
icon-kind-mine = Mine
icon-kind-ship = Schiff
icon-kind-animal = Tiere
icon-kind-monastery = Kloster
icon-kind-building = Gebäude
icon-kind-inn = Gasthaus
icon-kind-black = Schwarzplättchen
icon-tile-castle = Burg
icon-tile-ship = Schiff
icon-tile-mine = Mine
icon-tile-cow = Kühe
icon-tile-sheep = Schafe
icon-tile-pig = Schweine
icon-tile-chicken = Hühner
icon-tile-goat = Ziegen
icon-tile-geese = Gänse
icon-tile-warehouse = Warenhaus
icon-tile-watchtower = Wachturm
icon-tile-carpenter = Schreinerei
icon-tile-church = Kirche
icon-tile-market = Markt
icon-tile-boarding = Wohnhaus
icon-tile-bank = Bank
icon-tile-townhall = Rathaus
icon-tile-crane = Kran
icon-tile-white-castle = weiße Burg
icon-tile-inn = Gasthaus
icon-group-star = Punkte am Ende
icon-group-plusminus = ändert einen Würfel
icon-group-bell = in jeder Phase
icon-group-neq = alle verschieden
icon-group-eq = alle gleich
icon-small-worker = Arbeiter
icon-small-silver = Silberlinge
icon-small-star = Punkte
icon-small-sack = Waren
icon-small-crown = Erster
icon-small-hourglass = Sanduhr
icon-small-flag = Turm
icon-small-post = Grenzposten
icon-small-post-joined = Grenzposten, verbunden
icon-small-shield = Schild
icon-badge-shield = Schild
icon-badge-shield15 = Schild
icon-small-check = erledigt
icon-small-monk = Mönch
icon-small-coin = Münzen
icon-small-book = Entwicklung
icon-small-citizen = Bürger
icon-small-station = Kontor
icon-small-gear = Technik
icon-small-tower = Turm
icon-small-skull = Pest
icon-small-wheel = Rad
icon-small-mask = Maske
icon-follower-farmer = Bauer
icon-follower-boatman = Schiffer
icon-follower-craftsman = Handwerker
icon-follower-trader = Händler
icon-follower-knight = Ritter
icon-follower-scholar = Gelehrter
icon-follower-monk = Mönch
icon-follower-any = jeder
icon-goods-grain = Getreide
icon-goods-cheese = Käse
icon-goods-wine = Wein
icon-goods-wool = Wolle
icon-goods-brocade = Brokat
icon-place-farm-house = Bauernhaus
icon-place-village = Dorf
icon-place-university = Universität
icon-place-monastery = Kloster
icon-place-wagon = Wagen
icon-place-coach = Kutsche
icon-place-guildhall = Gildehaus
icon-place-scriptorium = Skriptorium
icon-place-town-hall = Rathaus
icon-place-flask = Apotheke
icon-place-mug = Taverne
icon-place-grapes = Weinberg
icon-place-well = Brunnen
icon-place-leaf = Kräutergarten
icon-place-tub = Badehaus
icon-place-depot = Depot
icon-place-market = Marktstand
icon-place-sacristy = Sakristei
icon-status = Status
icon-small-away = weg
icon-small-route = Handelsweg
icon-natick-sun = Sonne
icon-natick-moon = Mond
icon-natick-crown = Krone
icon-natick-arms = Wappen
icon-natick-village = Dorf
icon-natick-town = Stadt
icon-natick-road = Straße
icon-natick-trader = Händler
icon-natick-knight = Ritter

## What does not work: what the browser says of it stands behind

too-old = Dieser Browser ist zu alt für Loire: Aktualisiere ihn oder öffne die Seite in Chrome 80, Firefox 113, Safari 16.4 oder einem neueren.
no-start = Loire startet hier nicht. Lade die Seite neu; hilft das nicht, versuch es mit einem anderen Browser.
broken = Etwas ging schief. Lade die Seite neu: Was zu sehen war, ist gespeichert.

## What happens

dimmed = Nach zehn Minuten dunkler: Jede Taste macht es wieder hell.
elsewhere = Loire ist in einem anderen Tab offen. Was du hier spielst, wird nicht gespeichert; schließ den anderen Tab und öffne diesen neu.
full = Der Browser hat keinen Platz mehr: Das Spiel ist nicht gespeichert. Schaff Platz auf der Festplatte oder sichere es in eine Datei.
# $reason (text) as the browser names it
refused = Der Browser behält hier nichts ({ $reason }): Das Spiel ist nicht gespeichert. Sichere es in eine Datei, bevor du die Seite schließt.

# $name (text) of a gamepad
gamepad = { $name } ist bereit: Es gelten seine Tasten A, B, X und Y.
# $name (text) of a gamepad
gamepad-shapes = { $name } ist bereit: Kreuz ist A, Kreis B, Quadrat X, Dreieck Y.

## Links to a game

copy-link = Link zu diesem Spiel kopieren
share-link = Dieses Spiel teilen
go-on = Dieses Spiel fortsetzen
no-game = Es gibt kein Spiel zum Teilen: Öffne zuerst eines von deinen.
# $game (text) what it is, in a line
link-copied = Kopiert: ein Link zu { $game }.
# $game (text) what it is, in a line
link-shared = Geteilt: { $game }.
# $link (text) the address, where the browser refuses to copy it
link-by-hand = Der Browser lässt hier nichts kopieren. Der Link ist: { $link }
link-open = Wer den Link zerlegt, kann auch lesen, was noch verdeckt ist.
link-here = Er führt zu dieser Datei: Nur dieser Rechner kann ihn öffnen.
round-hidden = Die laufende Runde fehlt, solange sie geheim ist.
taken-up = Das Spiel gehört jetzt zu deinen. Mach deinen Zug und schick einen Link an die nächste Person.
# $part (text) which are missing
part-kept = { $part }. Lies den nächsten Code: Dieser Teil bleibt erhalten.

## Files and texts that are brought

# $megabytes (number)
too-long = Das sind { $megabytes } MB: Spielstände haben 0,13, ein Text mit Spielen weniger als 1. Nichts wurde geändert.
unreadable = Die Datei lässt sich nicht lesen.
# $file (text) its name
# $fault (text) why
no-saves = { $file }: { $fault }. Nichts wurde geändert.
# $offered (text) what is in the file
# $present (text) what is on the page
replace-question =
    In der Datei: { $offered }.
    Auf dieser Seite: { $present }.
    Ersetzen, was auf dieser Seite ist?
no-keeping = Auf dieser Seite wird gerade nichts gespeichert, also kann sie keine Datei übernehmen.
replaced = Die Spielstände der Datei sind jetzt auf dieser Seite.
brought-back = Deine Spielstände sind wieder da.
# $count (number)
which-game = { $count } Spiele: Welches?

## A handheld at the cable

cable = Gerät am Kabel
no-cable = Dieser Browser kommt nicht an ein Kabel. Chrome, Edge und Opera können es, nur nicht auf dem Handy, wenn die Seite von der Festplatte oder über https kommt; Loire im Fenster kann es auch.
connect = Verbinden
backup = Seine Spielstände in eine Datei sichern
restore = Eine Datei darauf laden
texts = Seine Spiele als Text sichern
mirror = Von hier aus darauf spielen
save-before = Sichern, was vorher darauf war
progress = Wie weit es ist
# $build (text) version and board
connected = Verbunden: Loire { $build }.
device-none = Kein Gerät gewählt. Steck es an, und schalte es ein.
# $reason (text) as the browser names it
device-shut = Der Weg zum Gerät lässt sich nicht öffnen ({ $reason }). Vielleicht benutzt ihn ein anderes Programm oder ein anderer Tab.
device-stranger = Dort antwortet kein Gerät. Steck es noch einmal an, und schalte es ein.
# $about (text) its version, board and protocol
device-foreign = Das Gerät versteht diese Seite nicht ({ $about }): Es braucht eine andere Version davon.
device-refused = Am Gerät abgelehnt.
# $reason (text) in the words of the protocol
device-says = Das Gerät sagt: { $reason }.
device-silent = Das Gerät antwortet nicht mehr. Steck es noch einmal an, und verbinde neu.
device-gone = Das Gerät ist weg. Steck es wieder an, und verbinde neu.
device-damaged = Unterwegs ging etwas kaputt. Verbinde noch einmal.
device-reads = Seine Spielstände werden gelesen.
# $file (text) its name
# $has (text) what is in it
device-saved = Jetzt in { $file }: { $has }.
# $file (text) its name
device-exported = Seine Spiele sind jetzt in { $file }.
device-empty = Es hat keine Spiele.
# $offered (text) what is in the file
# $present (text) what is on the handheld
device-question =
    In der Datei: { $offered }.
    Auf dem Gerät: { $present }.
    Ersetzen, was auf dem Gerät ist?
device-sends = Die Datei wird geschickt. Was auf dem Gerät ist, bleibt, bis du dort zustimmst.
device-asks = Alles ist angekommen. Halte A auf dem Gerät.
device-restarts = Das Gerät startet neu, mit den Spielständen der Datei.
device-unchanged = Auf dem Gerät wurde nichts geändert.
device-either = Darauf ist, was vorher da war, oder alles aus der Datei.
mirrored = Das zeigt das Gerät. Der erste Tastendruck fragt dort nach.
mirror-asks = Halte A auf dem Gerät: Dann werden seine Tasten von hier aus gedrückt.
mirror-allowed = Das zeigt das Gerät, und das sind seine Tasten.
mirror-refused = Am Gerät abgelehnt. Der nächste Tastendruck fragt wieder.
mirror-screen = Der Bildschirm des Geräts

## What a file of saves has

# $count (number)
games-running = { $count ->
        [one] { $count } laufendes Spiel
       *[other] { $count } laufende Spiele
    }
# $count (number)
games-finished = { $count ->
        [one] { $count } beendetes Spiel
       *[other] { $count } beendete Spiele
    }
# $count (number)
games-damaged = davon { $count } beschädigt
statistics = Bilanz
no-games = keine Spiele

## Why it can't be used, after a colon

saves-foreign = keine Spielstände dieses Geräts
# $format (text) a number
saves-later = von einer neueren Version (Format { $format }), und nur die kann es öffnen
journal-lost = es ist beschädigt und nicht mehr lesbar
journal-long = es ist länger als jedes Spiel, das gespeichert werden kann
journal-full = acht Spiele laufen schon, für ein weiteres ist kein Platz: Beende oder lösche erst eines
text-nothing = kein Spiel darin: Das wären Zeilen, die mit LOIRE1- beginnen
# $number (number)
# $count (number)
part-missing = Teil { $number } von { $count } fehlt
# $number (number)
# $count (number)
part-damaged = Teil { $number } von { $count } ist beschädigt: Lies ihn noch einmal
# $version (text) a number
journal-later = ein Spiel der Version { $version }: Es braucht eine neuere Version von Loire
journal-mixed = die Teile eines Spiels passen nicht zusammen
# $fault (text) why
journal-fault = ein Spiel ergibt keinen Sinn: { $fault }
