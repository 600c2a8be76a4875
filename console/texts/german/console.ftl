### What the console says whatever is played.

# $text (text) a name, a number, a seed
as-is = { $text }

# $whole (number)
# $tenths (number)
decimal = { $whole },{ $tenths }
# $whole (number)
# $tenths (number)
# $hundredths (number)
decimal-fine = { $whole },{ $tenths }{ $hundredths }

## Keys: at most six letters

again = erneut
all = alle
back = zurück
cancel = lassen
change = ändern
choose = wählen
code = Code
codes = Codes
crash = Crash
delete = weg
done = fertig
erase = leeren
export = Export
forget = leeren
game = Spiel
go-on = weiter
guide = Tour
help = Hilfe
hold = halten
learn = lernen
leave = hinaus
let-go = weg
list = Liste
log = Log
look = sehen
menu = Menü
more = mehr
new = neu
next = weiter
none = keine
open = öffnen
play = los
random = Zufall
read = lesen
ready = bereit
redo = wieder
rename = Name
replay = zeigen
result = Ende
rules = Regeln
scores = Punkte
# There is room for seven letters: nothing stands at its right.
service = Service
start = Start
stats = Bilanz
stop = Stopp
type = tippen
undo = Storno
watch = sehen
turns = Züge
taken = getan
better = besser

## Levels of computers: at most eight letters

easy = leicht
medium = mittel
hard = schwer
# The level hard before it learned, which statistics tell apart.
first-hard = schwer alt

## Names of the seats of a new device: their colours, at most ten letters

seat-1 = ROT
seat-2 = BLAU
seat-3 = LILA
seat-4 = WEISS
seat-5 = GRÜN

## The strip

# Beside an action that cannot be taken back.
no-undo = bindend
# The same where B still takes back something else: few letters.
final = bindend
# The same where there is room to say so.
then-no-undo = dann bindend
hold-a = Halte A eine Sekunde.
hold-hint = Halten: Hinweis.
hold-hint-no-record = Halten: Hinweis, kein Rekord.

## The bar on top

# Before the name of a player, whose board is looked at: ten letters.
looking-at = Blick auf
# $number (number) of a page or an action
# $count (number) of all of them
page-of = { $number } von { $count }

## Title

# Below the name of a game: at most 27 letters.
game-new = neu: lern es hier
game-none = neues Spiel
game-over = beendet: zum Ergebnis
# $count (number)
games-running = { $count } laufende Spiele
title-finished = Beendet
title-settings = Einstellungen
# In small letters.
saves-off = ohne Speicher
memory-worn = Speicher alt

## Saved games, in lists: at most 27 letters

kept-over = beendet
kept-unknown = ein unbekanntes Spiel
kept-later = ein Spiel neuerer Regeln
kept-earlier = ein Spiel älterer Regeln
kept-damaged = ein beschädigtes Spiel
see-result = zum Ergebnis
# $version (number)
rules-play-it = braucht Regelversion { $version }
# $version (number)
rules-watch-it = Regelversion { $version }: ansehen
saved-damaged = Spielstand beschädigt

# Who plays: names have up to ten letters.
# $name (text)
who-alone = { $name } allein
# $first (text)
# $second (text)
who-two = { $first } und { $second }
# $first (text)
# $second (text)
# $more (number)
who-more = { $first }, { $second } +{ $more }
# An exercise.
# $name (text)
who-exercise = Übung: { $name }

# $progress (text) how far the game is
# $points (number)
summary-alone = { $progress }, { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }
# $progress (text) how far the game is
# $name (text) whose turn it is
summary = { $progress }, { $name } spielt
# What would be lost with a game.
# $progress (text) how far the game is
# $points (text) of everybody, with colons between them
stake = { $progress }, { $points }

## What one wants of a game: a row, and a line about it of at most 33 letters

way-learn = Lernen
    .note = das erste Spiel in Schritten
way-alone = Allein
    .note = ein neues Spiel für dich
way-computers = Gegen den Computer
# $level (noun) of the computer
way-computers-note = ein neues Spiel, { $level }
way-together = Zusammen
    .note = ein neues Spiel, reihum

## A new game

setup = NEUES SPIEL
b-again = NOCHMAL B
b-again-drops-seed = verwirft Startwert
setup-players = Spieler
setup-players-about = Wie viele spielen. Auf einem Platz setzt A einen Computer hin: leicht, mittel oder schwer. Y ändert den Namen.
# The same where each seat has an estate of its own.
setup-seats-about = { setup-players-about } LINKS und RECHTS wechseln das Fürstentum.
setup-seed = Startwert
setup-seed-about = Er bestimmt alles Zufällige. Beim Start wird einer gezogen. Ein getippter wiederholt ein Spiel und zählt nicht als Rekord.
setup-seed-random = Zufall
setup-start = Start
setup-start-about = Das Spiel beginnt so, wie es hier steht.
# A value of a set, with a capital.
# $value (text)
capital = { CAPITAL($value) }
# On a button.
start-now = START
a-person = eine Person
# $level (noun)
computer-of = Computer: { $level }
person = Person
computer = Computer
member-on = an
member-off = aus
# The rules refuse a set-up without saying why.
impossible = Aufbau unmöglich

## Keyboard

keyboard-name = NAME
    .hint = bis 10 Zeichen
    .note = Der Name bleibt für neue Spiele.
keyboard-seed = STARTWERT
    .hint = 8 Zeichen
    .note =
        Getippt wiederholt er ein Spiel
        und zählt nicht als Rekord.

## Hand-over

pass-to = weiter an
nothing-new = Noch nichts Neues
since-your-turn = Seit deinem Zug
# $below (number) lines
more-below = UNTEN: noch { $below }
# $above (number) lines
more-above = OBEN: noch { $above }
# $above (number) lines
# $below (number) lines
more-around = OBEN { $above }, UNTEN { $below }

## While computers play, and hints

one-before = LINKS: eins zurück
# $name (text) of a computer
thinks = { $name } überlegt
hint = Hinweis
    .wait = Stufe schwer denkt nach
# $why (text) in at most 27 letters
hint-why = Rat: { $why }

# Why: at most 27 letters.
# $points (number)
why-now = jetzt { SIGNED($points) }
why-done = mehr ist nicht zu holen
# $name (text)
why-needs-too = { $name } braucht es auch
why-only = sonst geht nichts
why-plan = der beste Plan beginnt so
why-equal = so gut wie alles andere
why-little = etwas besser als anderes
# $points (number)
why-points = etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } besser
why-far = viel besser als der Rest

## Taking back

a-takes-back = A nimmt das zurück:
nothing-to-undo = Mehr geht nicht zurück.
# $steps (number)
taken-back = { $steps ->
        [one] { $steps } Schritt
       *[other] { $steps } Schritte
    } zurück. X: wieder.
# The line of an action that the log does not tell, behind the name of who took it.
ends-turn = beendet den Zug
does-no-more = tut nichts mehr
last-step = der letzte Schritt

## Log

log-title = LOGBUCH
newest-below = Neues unten
# $count (number) lines
newer-below = { $count } neuere unten
nothing-happened = Noch ist nichts geschehen.

## Menu over a game: a row, and what it opens, in 34 letters together

menu-title = MENÜ
# $battery (number) per cent
menu-battery = MENÜ { $battery }%
menu-pointed = Was ist das?
    .note = Hilfe dazu
menu-hint = Hinweis
    .note = oder Y lange drücken
    .ranked = langes Y; kein Rekord
menu-rules = Regeln
    .note = alles, nach Themen
menu-guide = Tour
    .note = Seite für Seite
menu-leave-guide = Lernen beenden
    .note = allein weiter
menu-log = Logbuch
    .note = was geschah
menu-scores = Punkte
    .note = nach Herkunft
menu-settings = Einstellungen
    .note = Licht, Ton, Namen
menu-export = Export
    .note = Codes fürs Handy
menu-leave = Verlassen
    .note = das Spiel bleibt
menu-again = Neu beginnen
    .note = dasselbe oder neu
menu-abandon = Aufgeben
    .note = das Spiel ist weg

## Help

topics = REGELN
topics-keys = LINKS, RECHTS: Kapitel

## Scores

scores-title = PUNKTE
scores-final = ENDSTAND
total = Summe
# What it would be, with the points that count at the end.
total-if-over = jetzt Ende
# Teams, in the score sheet and in a sentence.
team-1 = A
team-2 = B

## The end

ending = ENDE
# $team (noun) its letter
team-name = Team { $team }
# $winner (text)
# $other (text)
they-share = Remis: { $winner } und { $other }
# $winner (text)
wins-tie = Gleichstand: { $winner } siegt
# $points (number)
you-win = Gewonnen, { $points } vorn
# $points (number)
you-lose = Verloren, { $points } zurück
# $winner (text)
# $points (number)
wins-by = { $winner } siegt, { $points } vorn
# Which points made the difference: at most 38 letters.
# $source (text) of points
# $won (number) by the winner
# $lost (number) by the other
most-by-two = vor allem { $source }: { $won } zu { $lost }
# The same where it would be too long.
# $source (text) of points
# $won (number) by the winner
# $lost (number) by the other
most-by-two-short = { $source }: { $won } zu { $lost }
# $source (text) of points
# $won (number)
most-by = vor allem { $source }: { $won }
# The same where it would be too long.
# $source (text) of points
# $won (number)
most-by-short = { $source }: { $won }
# When it was decided: at most 38 letters.
# $round (text)
# $winner (text)
# $points (number)
decided-by = Entschieden: { $round }, { $winner } { SIGNED($points) }
# The same where it would be too long.
# $round (text)
# $points (number)
decided = Entschieden: { $round }, { SIGNED($points) }
# $round (text)
# $points (number)
most-in = Am meisten: { $round }, { SIGNED($points) }
# $round (number)
round-name = Runde { $round }

# Of a game that all win or lose together.
goal-reached = erreicht
# $count (number)
goal-missing =
    { $count ->
        [one] { $count } fehlt
       *[other] { $count } fehlen
    }
# $count (number) who reached it
# $all (number) who play
goal-of = { $count } von { $all }

# The games of this kind so far.
# $won (number)
# $played (number)
won-of = { $won } von { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spielen
    } gewonnen
# $best (number) score
# $mean (text) score
# $played (number)
best-mean = Top { $best }, Mittel { $mean }, { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spiele
    }
# $best (number) score
# $played (number)
best-of = Top { $best }, { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spiele
    }
# $mean (text) score
# $played (number)
mean-of = Mittel { $mean }, { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spiele
    }
# $played (number)
games-played = { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spiele
    }

# $seed (text)
seed = Startwert { $seed }
# The same of a game that counts for no best score: its seed is known, there was a hint, or it was a lesson. At most
# 32 letters; a seed has nine.
# $seed (text)
seed-no-record = Startwert { $seed }, kein Rekord
# $seed (text)
seed-hint = { $seed }, kein Rekord (Hinweis)
# $seed (text)
seed-lesson = { $seed }, kein Rekord (Lernen)
# $seed (text)
seed-exercise = { $seed }, kein Rekord (Übung)

## How to start a game again

again-title = ERNEUT
# The same when the game is over.
what-now = UND JETZT?
again-new = Ein neues Spiel
    .note = Dieselben Spieler, derselbe Aufbau und ein neuer Startwert.
again-same = Dasselbe Spiel
    .note = Noch einmal derselbe Startwert: Das Spiel zählt, aber nicht als Rekord.
again-other-setup = Anderer Aufbau
    .note = Zurück zum Formular eines neuen Spiels.
again-kept = Das laufende Spiel bleibt.

## A review of a game

review = ANALYSE
review-this = Analyse
    .note = Was jeder Zug gekostet hat, was die Würfel brachten und was besser gewesen wäre.
review-goes-on = Jeder Zug wird mit dem besten verglichen, den die Stufe schwer findet. B verlässt die Seite; später geht es hier weiter.
review-not = Keine Analyse: andere Regeln.
review-list = TEUERSTE ZÜGE
# Columns: at most seven letters.
review-lost = Verlust
review-luck = Glück
review-even = neutral
# The result as it was: at most eleven letters.
# $points (number)
review-real = real { $points }
# At most 36 letters.
# $slips (number)
# $mistakes (number)
# $blunders (number)
review-marks = ungenau { $slips }, Fehler { $mistakes }, Patzer { $blunders }
# How somebody played: at most 14 letters.
grade-beginner = unter leicht
grade-easy = wie leicht
grade-medium = wie mittel
grade-hard = wie schwer
# What a turn was: at most ten letters.
mark-fine = gut
mark-slip = ungenau
mark-mistake = Fehler
mark-blunder = Patzer
luck-good = Glück
luck-bad = Pech
review-thinks = Sucht einen besseren Zug
review-better = Besser wäre
review-done = So war es

## The tutor

tutor = TUTOR
# When there is one: at most 14 letters.
tutor-learned = wenn gelernt
tutor-alone = allein
tutor-everybody = alle einig
# Where several play, before each of their turns.
tutor-agreed = Der Tutor hilft allen. LINKS: ohne ihn
tutor-looks = Der Tutor prüft deinen Zug
# At most 26 letters beside the number.
# $points (text)
tutor-lost = Der Zug kostet { $points } Punkte
tutor-about = Stufe schwer würde anders spielen. A bleibt dabei, X zeigt einen besseren Zug, Y nimmt den Zug zurück, B führt zum Tisch. Wie ein Hinweis kostet das den Rekord.

## A position of a game as a game of its own

exercise = AB HIER
# $level (noun)
exercise-against = Gegner: { $level }
exercise-about = Von hier an ist es dein eigenes Spiel. Was bisher geschah, bleibt; alles, was gewürfelt oder gezogen wird, ist neu. Es bleibt als Übung erhalten und zählt in keiner Bilanz.

## Finished games

finished = BEENDET
finished-last = das letzte
# $count (number)
finished-before = { $count } vor dem letzten
one-moment = Einen Moment.
# In lines of 32 letters.
# $version (number)
finished-version =
    Gespielt nach Regelversion { $version }.
    Es bleibt: Ein Gerät mit
    dieser Version zeigt es.
finished-damaged =
    Dieses Spiel ist beschädigt und
    lässt sich nicht zeigen.
finished-none =
    Noch kein Spiel beendet. Die
    letzten zehn bleiben hier: Sieh
    sie dir Schritt für Schritt an.
finished-no-more = Keine weiteren Spiele.
# $version (number)
rules-from-here = ab hier Regelversion { $version }
# $count (number)
actions = { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }

## Replay

replay-title = RÜCKSCHAU
replay-none = Es gibt kein Spiel zu zeigen.
# $action (number)
on-the-way = Unterwegs zu { $action }
game-begins = Das Spiel beginnt.
# At most 22 letters.
replay-arrows = Pfeile: 1 oder 10
# $version (number)
replay-rules = ab hier Regeln { $version }

## Statistics

statistics = BILANZ
statistics-none = Noch ist kein Spiel beendet.
statistics-keys = LINKS, RECHTS: Aufbau
# $count (number) games
reviewed = { $count } analysiert
# At most 21 letters.
lost-a-turn = Verlust je Zug
lost-once = nach älterer Analyse
# $count (number) games
played = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
solo = Solo
# $count (number)
players = { $count } Spieler
# $setup (text)
# $more (text) what else tells it from others
setup-with = { $setup }, { $more }
# $setup (text)
# $level (noun) of the computers
setup-against = { $setup }, { $level }
# At most seven letters.
best = Top
mean = Mittel
last = zuletzt
best-none = noch keines
of-the-winners = der Sieger
won-in-a-row = Siege in Folge
# At most seven letters.
won = Siege
# With even luck.
even = neutral
grades = Urteil
# Below the word for grades: they are not the rulebook's.
grades-ours = (unser)

## Export

export-title = EXPORT
export-missing = Dieses Spiel ist nicht im Speicher. Es gibt nichts zu exportieren.
# $fault (text) why
export-fault =
    Kein Export möglich:
    { $fault }.
export-packing = Einen Moment: Das Spiel wird gepackt.
# $count (number) codes
export-explained = Das ganze Spiel in { $count ->
        [one] { $count } Code.
       *[other] { $count } Codes.
    }

    Lies { $count ->
        [one] ihn mit einer Handykamera und bewahr seinen Text
       *[other] jeden mit einer Handykamera und bewahr die Texte, einen unter dem anderen,
    } als Datei auf.

    Die Seite von Loire öffnet die Datei und spielt das Spiel Zug um Zug ab, ebenso Loire am Rechner.
# $count (number) codes. The image was built with the address of the page.
export-opens = Das ganze Spiel in { $count ->
        [one] { $count } Code.
       *[other] { $count } Codes.
    }

    Lies { $count ->
        [one] ihn mit einer Handykamera:
       *[other] einen nach dem anderen mit einer Handykamera:
    } Die Seite von Loire öffnet sich, spielt das Spiel Zug um Zug ab und setzt es fort, wenn es noch läuft.

    Jeder kann einen Code lesen: Auch was noch verdeckt ist, steht darin.
# $number (number)
# $count (number)
export-code = Code { $number } von { $count }
export-keys = LINKS RECHTS
# $slot (number)
fault-game = es ist von einem Spiel, das hier unbekannt ist (Nummer { $slot })
# $game (noun)
# $theirs (number) version of the rules
# $ours (number) version of the rules
fault-version = gespielt nach Regeln { $theirs } von { $game }; hier gelten Regeln { $ours }
fault-opening = sein Aufbau ergibt keinen Sinn
# $number (number)
fault-action = seine Aktion { $number } ist nicht erlaubt
fault-length = es ist kürzer oder länger als angegeben

# What a journal is about, in a line.
# $game (noun)
# $players (number)
# $actions (number)
# $points (text) of everybody
outline-running = { $game }, Spieler: { $players }, läuft nach { $actions } Aktionen: { $points }
# $game (noun)
# $players (number)
# $actions (number)
# $points (text) of everybody
outline-finished = { $game }, Spieler: { $players }, beendet nach { $actions } Aktionen: { $points }
# $game (noun)
# $players (number)
# $version (number) of the rules
# $actions (number)
# $points (text) of everybody
outline-parted = { $game }, Spieler: { $players }, ab hier Regelversion { $version }, nach { $actions } Aktionen: { $points }

## Service

service-title = SERVICE
service-buttons = drück jede Taste
button-up = OBEN
button-down = UNTEN
button-left = LINKS
button-right = RECHTS
service-random = Zufall
random-unknown = noch unbekannt: drück A
random-good = gut
random-stuck = hängt: Fehler
random-biased = schief: Fehler
# $ones (number)
# $bits (number)
random-ones = { $ones } von { $bits } Einsen
# $length (number)
random-run = längste Folge { $length }
service-saves = Speicher
saves-worn = sicher, teils abgenutzt
saves-ours = in Ordnung
saves-damaged = beschädigt
saves-new = neu
saves-foreign = fremd
saves-later = von neuerer Version
saves-broken = defekt
service-build = Stand
# $battery (number) per cent
service-battery = Akku { $battery }%
service-note = 2x B: hinaus, 2x Y: Absturz
service-leaves = Noch einmal B: hinaus
service-crashes = Noch einmal Y: Absturz

## No room for another game

room = KEIN PLATZ
room-which = welches kommt weg?

## Notices: a title of at most 29 letters, and a text

-not-saved = NICHT GESPEICHERT
-damaged-memory = SPEICHER BESCHÄDIGT
-dice-source = WÜRFELQUELLE

notice-crashed = ETWAS GING SCHIEF
    .body = Es gab einen Fehler, und das Gerät hat neu gestartet. Deine Spiele sind sicher, bis zur letzten Aktion.
# Of the program, below the name of its file.
# $number (number)
crash-line = Zeile { $number }
notice-no-saves = { -not-saved }
    .body = Der Speicher lässt sich nicht lesen oder schreiben. Du kannst spielen, aber ohne Strom bleibt nichts erhalten.
notice-full = { -not-saved }
    .body = Der Speicher ist voll. Du kannst weiterspielen, aber die letzte Aktion bleibt nicht erhalten.
notice-flash = { -not-saved }
    .body = Der Speicher hat das Schreiben verweigert. Du kannst weiterspielen, aber die letzte Aktion bleibt nicht erhalten.
notice-missing = { -not-saved }
    .body = Das gespeicherte Spiel passt nicht zu dem auf dem Tisch. Du kannst weiterspielen, aber es bleibt nicht erhalten.
notice-foreign = { -not-saved }
    .body = Der Speicher ist nicht von uns, also bleibt nichts erhalten. Leere ihn vom Titelbild aus.
notice-settings-lost = { -damaged-memory }
    .body = Die Einstellungen ließen sich nicht lesen. Die üblichen gelten; deine Spiele sind unberührt.
notice-statistics-lost = { -damaged-memory }
    .body = Ein Teil der Bilanz ließ sich nicht lesen und beginnt neu. Deine Spiele sind unberührt.
notice-last-lost = { -damaged-memory }
    .body = Was zuletzt gespeichert wurde, war beschädigt und ist weg. Spiele, denen Aktionen fehlen, siehst du gleich; ein eben begonnenes kann fehlen.
# Below it stands the name of the game.
notice-shortened = { -damaged-memory }
    .body = Ein Teil des Spiels war beschädigt. Es geht zurück zur letzten ganzen Aktion vor dem Schaden. Sonst ist nichts berührt:
notice-stuck = { -dice-source }
    .body = Die Zufallsquelle des Chips hängt. Der Takt deiner Tasten bestimmt stattdessen die Würfe dieses Spiels.
notice-biased = { -dice-source }
    .body = Die Zufallsquelle des Chips ist ungleichmäßig. Der Takt deiner Tasten bestimmt stattdessen die Würfe dieses Spiels.
notice-battery = AKKU SCHWACH
    .body = Der Akku ist fast leer. Dein Spiel bleibt nach jeder Aktion erhalten: Spiel nach dem Laden weiter.
notice-empty = AKKU LEER
    .body = Der Akku ist leer: Bitte lade ihn. Das Gerät schläft ein. Dein Spiel bleibt erhalten und wartet auf dich.
# Below it stands why.
notice-impossible = SO NICHT SPIELBAR
    .body = Ändere bitte den Aufbau:

## Questions: a title of at most 29 letters, a text, and what would be lost in at most 28 letters

# Before what would be lost.
gone-for-good = Für immer weg:

-erase-memory = SPEICHER LEEREN?
-let-game-go = SPIEL VERWERFEN?

ask-safe = SPEICHER UNGELESEN
    .body = Das Gerät ist dreimal beim Start abgestürzt, vielleicht durch etwas Gespeichertes. Deshalb hat es den Speicher nicht gelesen. Du kannst spielen, aber nichts bleibt erhalten. Schalt es für einen neuen Versuch aus und ein oder leere den Speicher.
ask-erase-damaged = { -erase-memory }
    .body = Sonst kannst du spielen, aber nichts bleibt erhalten.
    .lost = Spiele, Bilanz, Einstellungen
ask-erase-later = { -erase-memory }
    .body = Eine neuere Version dieses Geräts hat den Speicher beschrieben. Seine Spiele sind sicher, jene Version spielt sie. Ohne Leeren kannst du hier spielen, aber nichts bleibt erhalten.
    .lost = die Spiele jener Version
ask-erase-foreign = { -erase-memory }
    .body = Im Speicher ist etwas, das dieses Gerät nicht geschrieben hat. Ohne Leeren kannst du spielen, aber nichts bleibt erhalten.
    .lost = alles, was im Speicher ist
ask-abandon = SPIEL AUFGEBEN?
    .body = Es endet hier und zählt nicht.
ask-give-up = { -let-game-go }
    .body = Es endet hier und zählt nicht.
ask-replace = { -let-game-go }
    .body = Es ist weg, sobald das neue beginnt.
ask-restore = ALLES ZURÜCKSETZEN?
    .body = Alles ist wieder wie auf einem neuen Gerät. Spiele und Bilanz bleiben.
    .lost = Licht, Schlaf, Palette, Namen
ask-forget = BILANZ LEEREN?
    .body = Laufende und beendete Spiele bleiben.
    .lost = alle Siege und Punkte
ask-cable-press = DARF DER COMPUTER SPIELEN?
    .body = Der Computer am Kabel will die Tasten drücken. Er darf es, bis du das Kabel abziehst.
ask-cable-restore = SPEICHER ERSETZEN?
    .body = Der Computer am Kabel hat andere Spielstände geschickt. Sie sind vollständig. Das Gerät startet damit neu.
    .lost = Spiele, Bilanz, Einstellungen
ask-cable-update = NEUE VERSION?
    .body = Der Computer am Kabel will eine andere Version aufspielen. Bis dahin bleibt das Bild dunkel. Gespeichertes bleibt.

## Settings

settings = EINSTELLUNGEN
# The name of this language, in itself.
language = Deutsch
setting-language = Sprache
language-title = SPRACHE
setting-brightness = Helligkeit
setting-sleep = Schlafen
setting-animations = Animationen
setting-palette = Palette
setting-sound = Ton
setting-pace = Computer spielen
setting-demo = Demo im Titelbild
setting-tips = Tipps beim Lernen
setting-tutor = Tutor
setting-names = Namen
setting-names-change = ändern
setting-statistics = Bilanz
setting-statistics-forget = leeren
setting-settings = Einstellungen
setting-settings-restore = zurücksetzen

# $step (number)
brightness = { $step } von 5
never = nie
# $seconds (number)
after-seconds = nach { $seconds } s
# $minutes (number)
after-minutes = nach { $minutes } min
off = aus
on = an
low = leise
high = laut
slow = langsam
fast = schnell
at-once = sofort
palette-usual = normal
palette-colour-blind = farbenblind

names = NAMEN
names-for-new-games = für neue Spiele
names-note = Jeder Platz hat seine eigene Farbe und Form.
