### What The Castles of Burgundy says.

# The name of the game: at most 22 letters.
game = Burgen von Burgund

## Words for the result of a game alone, from the worst: ours

grade-1 = ab 10 leer
grade-2 = 4 bis 9 leer
grade-3 = 1 bis 3 leer
grade-4 = gewonnen

## Articles

castle = Burg
    .tag = Plättchenart
    .effect = Eine weitere Aktion mit beliebiger Zahl.
    .body =
        Liegt sie, führst du sofort eine der vier Würfelaktionen aus: nehmen, legen, verkaufen oder anwerben, mit einer Zahl nach Wahl und ohne Arbeiter.
        Verzichten geht nicht. Was du damit legst, bringt wieder seinen eigenen Effekt.
mine = Mine
    .tag = Plättchenart
    .effect = 1 Silberling am Ende jeder Phase.
    .body =
        Jede Mine in deinem Fürstentum zahlt nach dem letzten Zug einer Phase, auch in Phase E.
        Kloster 2 bringt je Mine noch einen Arbeiter.
ship = Schiff
    .tag = Plättchenart
    .effect = Waren aus einem Depot, und du rückst vor.
    .body =
        Nenne ein Depot, auch ein leeres: Alle Waren, die passen, kommen in dein Warenlager für drei Sorten. Passen nicht alle Sorten, wählst du.
        Dann zieht dein Stein auf der Leiste einen Schritt vor, auf andere obendrauf.
animals = Tiere
    .tag = Plättchenart
    .effect = Punkte für Tiere einer Art auf einer Weide.
    .body =
        Ein neues Plättchen zählt seine Tiere, und jedes derselben Art auf dieser Weide zählt noch einmal.
        Auf einer Weide dürfen mehrere Arten stehen. Kloster 7 gibt für jedes gezählte Plättchen einen Punkt dazu.
monastery = Kloster
    .tag = Plättchenart
    .effect = Eine eigene Regel oder Punkte am Ende.
    .body =
        26 Plättchen, jedes nur einmal. Ihr Zeichen zeigt, was sie tun:
        Eine Glocke ändert eine Regel, Plus und Minus drehen einen Würfel gratis, ein Stern bringt am Ende Punkte.
        Zeig auf eines und frag noch einmal: Dann liest du seine Regel.
building = Gebäude
    .tag = Plättchenart
    .effect = Acht Arten. Jede nur einmal in einer Stadt.
    .body =
        Was ein Gebäude bringt, bringt es sofort, wenn du es legst.
        Eine Stadt, also ein Gebiet aus Gebäuden, nimmt kein Gebäude zweimal, außer du hast Kloster 1.
warehouse = Warenhaus
    .tag = Gebäude
    .effect = Eine Warensorte verkaufen, ohne Würfel.
    .body =
        2 bis 4 Punkte je Ware, so viele, wie Leute mitspielen, und 1 Silberling für den Verkauf. Die Klöster 3 und 4 helfen mit.
        Ohne Waren im Lager bringt es nichts.
watchtower = Wachturm
    .tag = Gebäude
    .effect = Sofort 4 Punkte.
    .body = Sonst nichts. Mit Kloster 17 zählen deine Wachtürme am Ende noch einmal.
carpenter = Schreinerei
    .tag = Gebäude
    .effect = Nimm ein Gebäude aus Depot 1 bis 6.
    .body =
        Das Plättchen kommt in dein Lager. Dort muss Platz sein: Abwerfen darfst du dafür nichts. Nicht aus dem schwarzen Depot.
        Du darfst verzichten.
church = Kirche
    .tag = Gebäude
    .effect = Nimm Mine, Kloster oder Burg aus Depot 1 bis 6.
    .body =
        Das Plättchen kommt in dein Lager. Dort muss Platz sein: Abwerfen darfst du dafür nichts. Nicht aus dem schwarzen Depot.
        Du darfst verzichten.
market = Markt
    .tag = Gebäude
    .effect = Nimm ein Schiff oder Tiere aus Depot 1 bis 6.
    .body =
        Das Plättchen kommt in dein Lager. Dort muss Platz sein: Abwerfen darfst du dafür nichts. Nicht aus dem schwarzen Depot.
        Du darfst verzichten.
boarding-house = Wohnhaus
    .tag = Gebäude
    .effect = Sofort 4 Arbeiter.
    .body = Das ist kein Anwerben: Die Klöster 13 und 14 geben nichts dazu.
bank = Bank
    .tag = Gebäude
    .effect = Sofort 2 Silberlinge.
    .body = Für 2 Silberlinge kaufst du ein Plättchen, einmal in jedem Zug.
town-hall = Rathaus
    .tag = Gebäude
    .effect = Lege noch ein Plättchen aus deinem Lager.
    .body =
        Auf ein freies Feld seiner Farbe, das dein Fürstentum berührt; die Zahl ist egal. Es bringt alles, was es sonst bringt.
        Du darfst verzichten. Ausgabe 2019: Du darfst vorher ein Plättchen kaufen und gleich legen.
cows = Kühe
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. Neu gelegt, zählt es so viele Punkte; jedes derselben Art auf derselben Weide zählt noch einmal.
        Kloster 24 zählt am Ende die Tierarten.
sheep = Schafe
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. Neu gelegt, zählt es so viele Punkte; jedes derselben Art auf derselben Weide zählt noch einmal.
        Kloster 24 zählt am Ende die Tierarten.
pigs = Schweine
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. Neu gelegt, zählt es so viele Punkte; jedes derselben Art auf derselben Weide zählt noch einmal.
        Kloster 24 zählt am Ende die Tierarten.
hens-or-goats = Hühner oder Ziegen
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. So viel zählt es neu gelegt; jedes derselben Art auf der Weide zählt noch einmal. Die Bilder von 2019 zeigen Ziegen statt Hühnern.
        Kloster 24 zählt am Ende die Tierarten.
dice = Würfel
    .tag = Aktion
    .effect = Zwei Würfel, zwei Aktionen. 6 und 1 sind Nachbarn.
    .body =
        Jeder Würfel gibt eine Aktion:
        aus dem Depot seiner Zahl nehmen, aus dem Lager auf ein Feld seiner Zahl legen, Waren seiner Zahl verkaufen oder zwei Arbeiter anwerben.
        Arbeiter drehen einen Würfel um je eins, so oft du willst. Beide Würfel musst du nutzen.
placing = Legen
    .tag = Aktion
    .effect = Vom Lager auf ein Feld der passenden Farbe und Zahl.
    .body = Das Feld muss ein liegendes Plättchen berühren und die Zahl des Würfels zeigen. Dann kommen die eigenen Punkte, das Gebiet, wenn es voll ist, der Farbbonus und zuletzt der Effekt.
workers = Arbeiter
    .tag = Vorrat
    .effect = Ein Arbeiter dreht einen Würfel um eins.
    .body =
        Nach oben oder unten; 6 und 1 sind Nachbarn, und mehrere zählen zusammen. Anwerben kostet einen Würfel und bringt 2, ein Wohnhaus bringt 4.
        Am Ende sind zwei Arbeiter ein Punkt.
silver = Silberlinge
    .tag = Vorrat
    .effect = Für 2 Silberlinge ein Plättchen, einmal im Zug.
    .body =
        Aus dem schwarzen Depot, vor, zwischen oder nach den Würfeln, auf einen freien Lagerplatz. Ausgabe 2019: auch, während ein Effekt wartet.
        Verkäufe, Minen und Banken bringen Silberlinge. Am Ende ist jeder einen Punkt wert.
goods = Waren
    .tag = Vorrat
    .effect = Verkaufe alle Waren einer Sorte mit ihrer Zahl.
    .body =
        Mit einem Würfel der Zahl (Arbeiter helfen), einer Burg oder einem Warenhaus. Jede Ware bringt so viele Punkte, wie Leute mitspielen, der Verkauf 1 Silberling.
        Schiffe bringen Waren; das Lager fasst drei Sorten. Am Ende zählt jede 1.
store = Lager
    .tag = Vorrat
    .effect = Platz für drei Plättchen.
    .body =
        Was du nimmst, wartet hier, bis du es legst. Ist das Lager voll und du nimmst mit Würfel oder Burg, wirfst du ein Plättchen deiner Wahl ab. Sonst brauchst du einen freien Platz.
        Was hier liegt, zählt am Ende nichts.
depots = Depots
    .tag = Spielplan
    .effect = Nimm aus dem Depot deines Würfels.
    .body =
        Sechs Depots im Kreis, in der Mitte das schwarze, das nur verkauft.
        Zu Beginn jeder Phase kommen alle alten Plättchen aus dem Spiel und neue dazu. Waren bleiben.
        Der weiße Würfel sagt, welches Depot die Ware der Runde bekommt.
order = Reihenfolge
    .tag = Spielplan
    .effect = Wer vorne steht, spielt zuerst.
    .body =
        Jedes Schiff bringt dich einen Schritt vor. Auf demselben Feld ist der oberste Stein der erste. Die Reihenfolge gilt ab Beginn jeder Runde.
        Rechts neben jedem Stein steht sein Platz.
regions = Gebiete
    .tag = Wertung
    .effect = Ein volles Gebiet zählt Größe und Phase.
    .body =
        Felder  1  2  3  4  5  6  7  8
        Punkte  1  3  6 10 15 21 28 36

        Phase   A  B  C  D  E
        Dazu   10  8  6  4  2

        Ein volles Gebiet ist ganz umrandet.
colour-bonus = Farbbonus
    .tag = Wertung
    .effect = Beleg als Erster oder Zweiter eine ganze Farbe.
    .body = Wer es als Erster schafft, nimmt das große Plättchen: 5, 6 oder 7 Punkte zu zweit, dritt oder viert. Der Zweite nimmt das kleine: 2, 3 oder 4.
turn = Zug
    .tag = Ablauf
    .effect = Nutze beide Würfel, dann beende den Zug.
    .body = Wartende Effekte kommen zuerst. Vor dem Ende darfst du einmal kaufen. B nimmt Schritt für Schritt zurück, was du im Zug getan hast; was übergeben ist, bleibt.
phases = Phasen
    .tag = Ablauf
    .effect = Fünf Phasen A bis E zu je fünf Runden.
    .body = In jeder Runde würfeln alle zugleich und spielen nach der Reihenfolge. Nach fünf Runden zahlen die Minen, und die Depots werden neu gefüllt. Nach Phase E kommt die Schlusswertung.
estate = Fürstentum
    .tag = Aufbau
    .effect = 37 Felder in sechs Farben.
    .body =
        Nachbarn einer Farbe bilden ein Gebiet. Jedes Fürstentum hat andere Gebiete; Einsteiger spielen Nr. 1, 2019 auch Nr. 2.
        Gezogen: Du wählst eines von zweien.
first-castle = Erste Burg
    .tag = Aufbau
    .effect = Von hier wächst dein Fürstentum.
    .body =
        Wähle eines der Burgfelder. Die Burg zählt für ihr Gebiet, gibt aber keine Aktion und keine Punkte.
        Einsteiger beginnen in der Mitte.
the-end = Spielende
    .tag = Wertung
    .effect = Waren, Silberlinge, Arbeiter und Klöster zählen.
    .body =
        Jede Ware 1, jeder Silberling 1, zwei Arbeiter 1, und was deine Klöster sagen.
        Bei Gleichstand gewinnt, wer weniger leere Felder hat; dann, wer später dran wäre.
chapter-tiles = Plättchen
chapter-buildings = Gebäude
chapter-animals = Tiere
chapter-monasteries = Klöster
chapter-actions = Aktionen
chapter-stock = Vorrat
chapter-board = Spielplan
chapter-score-and-time = Wertung und Ablauf
chapter-set-up-and-end = Aufbau und Ende
chapter-expansion-tiles = Erweiterungsplättchen
chapter-solo-game = Solospiel
chapter-team-game = Teamspiel
chapter-border-posts = Grenzposten
chapter-trade-routes = Handelswege
chapter-route-cards = Wegkarten
chapter-shields = Schilde
chapter-shields-by-number = Schilde nach Nummer
guide-your-estate = DEIN FÜRSTENTUM
    .body =
        Du regierst ein Fürstentum mit 37 Feldern in sechs Farben. Du füllst es mit Plättchen: Burgen, Minen, Schiffen, Tieren, Klöstern und Gebäuden.

        Nachbarn einer Farbe bilden ein Gebiet. Ein volles Gebiet zählt, umso mehr, je größer es ist und je früher es voll wird.
guide-a-turn = EIN ZUG
    .body =
        Zwei Würfel oben links, zwei Aktionen: ein Plättchen nehmen, eines legen, Waren verkaufen oder Arbeiter anwerben.

        LINKS und RECHTS wechseln den Würfel. Was er kann, leuchtet weiß: durchgezogen kostet nichts, gestrichelt kostet Arbeiter, einen je Quadrat.
guide-take-and-place = NEHMEN UND LEGEN
    .body =
        X zeigt die Depots. Nimm ein Plättchen aus dem Depot mit der Zahl des Würfels: Es kommt in dein Lager unten links.

        UNTEN führt ins Fürstentum: Lege mit A ein Plättchen auf ein Feld seiner Farbe mit deiner Zahl, neben ein anderes.
guide-workers = ARBEITER
    .body =
        Die Arbeiter oben rechts drehen einen Würfel um je eins. 6 und 1 sind Nachbarn.

        A auf einem Würfel zeigt, was er kann. Die letzte Zeile wirbt zwei Arbeiter an.

        Unten steht, was A kostet und bringt, bevor du drückst.
guide-goods-and-silver = WAREN UND SILBERLINGE
    .body =
        Schiffe holen Waren aus einem Depot, und du spielst in der nächsten Runde früher.

        Ein Würfel ihrer Zahl verkauft sie: Punkte und ein Silberling.

        Für 2 Silberlinge kaufst du ein Plättchen aus dem schwarzen Depot, einmal im Zug. X zeigt es.
guide-effects = EFFEKTE
    .body =
        Burgen und die meisten Gebäude lassen dich sofort etwas tun: Das Gerät zeigt weiß, wo.

        Tiere zählen mit ihrer Art auf der Weide. Klöster ändern Regeln oder zählen am Ende: Zeig auf eines, drück Y, dann A.
guide-phases = PHASEN
    .body =
        Fünf Phasen A bis E zu je fünf Runden. Der Kasten oben zeigt, wo du bist. Ein volles Gebiet bringt in A noch 10 dazu, dann 8, 6, 4 und 2.

        Nach jeder Phase zahlen Minen, und neue Plättchen kommen. Nach E wird der Rest gewertet.
guide-buttons = TASTEN
    .body =
        A tut, was unten steht.
        B geht zurück; auf den Würfeln nimmt B die letzte Aktion zurück.
        X zeigt Depots, dann alle.
        Y: Menü mit Hilfe zum Gezeigten, Regeln, Logbuch, Punkten. Halten: ein Hinweis.

        Sind beide Würfel genutzt, beendet A deinen Zug.

## Articles on expansions

white-castle = Weiße Burg
    .tag = Gebäude
    .effect = Eine Aktion mit dem weißen Würfel.
    .body =
        Liegt sie, führst du eine der vier Würfelaktionen mit der Zahl des weißen Würfels aus. Arbeiter ändern ihn wie jeden, und die Klöster 8 bis 12 helfen.
        Sie ist ein Gebäude: eine je Stadt. Verzichten geht nicht. Kloster 29 zählt sie am Ende.
crane = Kran
    .tag = Gebäude
    .effect = Tut, was ein Gebäude deiner Wahl tut.
    .body =
        Angeboten wird nur, was etwas nützt, auch die weiße Burg, wenn sie im Spiel ist.
        Am Ende gilt er für die Klöster 16 bis 23 und 29 als ein Gebäude: das, das am meisten bringt.
        Du darfst verzichten.
geese = Gänse
    .tag = Tiere
    .effect = 2, und eine andere Art zählt noch einmal.
    .body =
        Sie zählen 2, und mit ihnen alle einer anderen Art auf der Weide: der, die am meisten bringt.
        Mit jedem Tier, das später kommt, zählen sie wieder 2.
        Für Kloster 24 sind sie eine Art. Kloster 7 gibt jedes Mal einen Punkt dazu.
inn = Gasthaus
    .tag = Gasthaus
    .effect = Füllt ein Feld beliebiger Farbe, Gebiet +1.
    .body =
        Kauf: 2 Silberlinge, neben dem schwarzen Depot. Jede Phase kommt eines dazu, keines wird entfernt.
        Sein Gebiet zählt ein Feld mehr, bis 8, und nimmt nur eines.
        Es braucht einen Würfel der Zahl, ist aber weder Gebäude noch Tier noch Burg und hat sonst keinen Effekt.
border-posts = Grenzposten
    .tag = Fürstentum
    .effect = Verbinde zwei Posten durch Plättchen.
    .body =
        Drei Posten stehen am Rand. Eine Kette gelegter Plättchen von einem zum anderen verbindet sie: die Punkte der Phase, einmal je Paar.
        Wer als Erster oder Zweiter alle drei verbindet, bekommt einen Bonus wie bei einer Farbe.
trade-routes = Handelswege
    .tag = Weg
    .effect = Verkaufte Waren liegen am Weg und bringen etwas.
    .body =
        Nach dem Verkauf kommen die Waren auf die nächsten Felder, von links nach rechts. Wo die Zahl stimmt, bekommst du, was dort steht, bevor die nächste Ware liegt. Du darfst verzichten.
        Ein voller Weg ändert nichts.
shields = Schilde
    .tag = Schild
    .effect = Ein Pasch nimmt einen Schild aus dem Depot.
    .body =
        Statt beider Aktionen, bevor ein Würfel genutzt ist. Arbeiter dürfen zum Pasch helfen. Er kommt auf eine deiner Burgen; was dort lag, kommt aus dem Spiel.
        Er wirkt, solange er liegt, und zählt am Ende.
        Tribut: 1 Silberling je Phase, sonst ist er fort.
tribute = Tribut
    .tag = Schild
    .effect = 1 Silberling je Schild, sonst ist er fort.
    .body =
        Am Ende jeder Phase, bevor die Minen zahlen, in der Reihenfolge der Brücke. Jeder wird einzeln gefragt, der niedrigste zuerst, Schild 3 zuletzt.
        Was du nicht zahlen kannst, kommt aus dem Spiel. Mit Schild 3 darf ein Arbeiter zahlen.
shield-1 = Schild 1
    .tag = Schild
    .effect = Alle Weiden zählen für Tiere als eine.
    .body =
        Tiere der Art zählen wieder, wo immer sie liegen. Gebiete bleiben, wie sie sind.
        12 Punkte am Ende.
shield-2 = Schild 2
    .tag = Schild
    .effect = Ein Arbeiter, wenn andere welche bekommen.
    .body =
        Je einer, sooft jemand anderes mindestens einen bekommt.
        12 Punkte am Ende.
shield-3 = Schild 3
    .tag = Schild
    .effect = Arbeiter dürfen Tribut zahlen.
    .body =
        1 Arbeiter statt 1 Silberling für jeden Schild, solange dieser auf einer Burg liegt.
        12 Punkte am Ende.
shield-4 = Schild 4
    .tag = Schild
    .effect = Das Lager hat keine Grenze.
    .body =
        Nimm und kaufe, so viel du willst. Ist er fort, bleiben drei Plättchen deiner Wahl im Lager, die anderen kommen aus dem Spiel.
        12 Punkte am Ende.
shield-5 = Schild 5
    .tag = Schild
    .effect = Schiffe sammeln noch eine Warensorte.
    .body =
        Nach den Waren seines Depots nimmt ein Schiff alle Waren einer Sorte aus allen Depots, wenn für die Sorte Platz ist.
        12 Punkte am Ende.
shield-6 = Schild 6
    .tag = Schild
    .effect = Die Klöster eines Mitspielers gelten auch für dich.
    .body =
        Nenne einmal jemanden, in deinem Zug oder am Ende; das bleibt. Die Plättchen zählen mit dem, was in deinem Fürstentum liegt. Was sie selbst kopieren, gilt nicht.
        12 Punkte am Ende.
shield-7 = Schild 7
    .tag = Schild
    .effect = Bonusplättchen zählen für dich doppelt.
    .body =
        Die, die du nimmst, solange er auf einer Burg liegt. Kloster 26 bleibt, wie es ist.
        8 Punkte am Ende.
shield-8 = Schild 8
    .tag = Schild
    .effect = Jede Mine zahlt 2 Silberlinge.
    .body =
        Am Ende einer Phase. Die Arbeiter von Kloster 2 bleiben, wie sie sind.
        8 Punkte am Ende.
shield-9 = Schild 9
    .tag = Schild
    .effect = 1 Silberling für jede verkaufte Ware.
    .body =
        Statt 1 für den ganzen Verkauf. Kloster 3 gibt dann nichts dazu.
        8 Punkte am Ende.
shield-10 = Schild 10
    .tag = Schild
    .effect = Deine Klöster zählen am Ende doppelt.
    .body =
        Die Klöster 15 bis 26 und 29, wenn er bei Spielende auf einer Burg liegt.
        8 Punkte am Ende.
shield-11 = Schild 11
    .tag = Schild
    .effect = Eine Burg darf als Aktion einen Schild nehmen.
    .body =
        Aus jedem Depot, ohne Pasch. Nur Burgen, nicht weiße Burgen.
        8 Punkte am Ende.
shield-12 = Schild 12
    .tag = Schild
    .effect = Punkte eines Verkaufs zählen doppelt.
    .body =
        Die jeder verkauften Ware; die Silberlinge bleiben gleich.
        8 Punkte am Ende.
shield-13 = Schild 13
    .tag = Schild
    .effect = Deine Schilde zählen am Ende doppelt.
    .body =
        Auch dieser: Er bringt also 8.
        4 Punkte am Ende.
shield-14 = Schild 14
    .tag = Schild
    .effect = Je Phase: Lege ein Plättchen aus den Depots.
    .body =
        Am Ende einer Phase, vor dem Tribut: Ein Plättchen aus Depot 1 bis 6 kommt direkt ins Fürstentum. Die Zahl ist egal. Du darfst verzichten.
        4 Punkte am Ende.
shield-15 = Schild 15
    .tag = Schild
    .effect = Je Phase: Lege eines aus dem schwarzen Depot.
    .body =
        Am Ende einer Phase, vor dem Tribut: Ein Plättchen aus dem schwarzen Depot oder ein Gasthaus kommt direkt ins Fürstentum. Die Zahl ist egal. Du darfst verzichten.
        4 Punkte am Ende.
shield-16 = Schild 16
    .tag = Schild
    .effect = Einmal im Zug zeigt ein Würfel eine Zahl nach Wahl.
    .body =
        A auf dem Würfel, dann die Zeile in der Liste. Er kostet dann keine Arbeiter, auch für einen Pasch. Nicht für den weißen Würfel.
        4 Punkte am Ende.
shield-17 = Schild 17
    .tag = Schild
    .effect = Deine Gebiete zählen ein Feld mehr.
    .body =
        Wenn sie voll werden, höchstens als 8. Ein Gasthaus kommt noch dazu.
        4 Punkte am Ende.
shield-18 = Schild 18
    .tag = Schild
    .effect = Plättchen dürfen auf jedes freie Feld.
    .body =
        Zahl und Farbe müssen stimmen, aber ein Plättchen muss kein anderes berühren.
        4 Punkte am Ende.
route-card-1 = Wegkarte 1
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        1: 2 Silberlinge
        6: Aktion mit beliebiger Zahl
        5: Gebäude nehmen
route-card-2 = Wegkarte 2
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        5: eine Warensorte verkaufen
        2: Mine, Kloster, Burg nehmen
        3: 4 Punkte
route-card-3 = Wegkarte 3
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        3: 4 Arbeiter
        5: Mine, Kloster, Burg nehmen
        2: Aktion mit beliebiger Zahl
route-card-4 = Wegkarte 4
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        1: Aktion mit beliebiger Zahl
        2: eine Warensorte verkaufen
        3: Schiff oder Tiere nehmen
route-card-5 = Wegkarte 5
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        2: Schiff oder Tiere nehmen
        5: noch eins aus dem Lager legen
        4: eine Warensorte verkaufen
route-card-6 = Wegkarte 6
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        2: 4 Arbeiter
        4: Gebäude nehmen
        6: 2 Silberlinge
route-card-7 = Wegkarte 7
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        3: Gebäude nehmen
        6: eine Warensorte verkaufen
        5: 4 Arbeiter
route-card-8 = Wegkarte 8
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        4: Mine, Kloster, Burg nehmen
        3: 2 Silberlinge
        1: noch eins aus dem Lager legen
route-card-9 = Wegkarte 9
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        4: 4 Punkte
        3: noch eins aus dem Lager legen
        6: Mine, Kloster, Burg nehmen
route-card-10 = Wegkarte 10
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        5: 4 Punkte
        4: 4 Arbeiter
        1: Gebäude nehmen
route-card-11 = Wegkarte 11
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        6: noch eins aus dem Lager legen
        1: Schiff oder Tiere nehmen
        4: Aktion mit beliebiger Zahl
route-card-12 = Wegkarte 12
    .tag = Handelsweg
    .effect = Hier liegen verkaufte Waren und bringen etwas.
    .body =
        Passende Waren bringen:
        6: Schiff oder Tiere nehmen
        1: 4 Punkte
        2: 2 Silberlinge
solo-game = Solospiel
    .tag = Solo
    .effect = Belege alle 37 Felder in 25 Runden.
    .body =
        Es gibt keine Schlusswertung: Punkte bewegen nur den Zähler, und der Zähler bringt Aktionen.
        Du beginnst mit 1 Silberling, 2 Arbeitern, 3 Waren und einer Burg, wo du willst. Ins Lager passen alle sechs Warensorten.
        13a ist das leichtere Fürstentum.
counter-and-target = Zähler und Ziel
    .tag = Solo
    .effect = Punkte, die das Ziel erreichen, geben eine Aktion.
    .body =
        Balken oben: Voll ist gezählt, gestrichelt, was A brächte. Bei jedem Gewinn darfst du Fehlendes kaufen, 1 Silberling je Punkt.
        Am Ziel fällt der Zähler auf 0; was darüber ist, verfällt. Das Ziel sinkt um 5, nie unter 5, und du hast sofort eine Aktion mit beliebiger Zahl.
rivers = Flüsse
    .tag = Solo
    .effect = Nur Flüsse führen zu anderen Inseln.
    .body =
        Ein Fluss verbindet zwei Felder, als lägen sie aneinander, und keine anderen. Er ist hell, wenn an einem Ende ein Plättchen liegt.
        Gebiete verbindet er nicht: Ein Schiffsfeld ist ein Gebiet für sich.
white-die-alone = Weißer Würfel
    .tag = Solo
    .effect = Jede Runde nimmt er ein Plättchen weg.
    .body =
        Erst kommt die Ware der Runde ins Depot, dann kommt ein Plättchen weg: oben vor unten, links vor rechts, mit einem Kreuz markiert. Ist das Depot leer, verliert das nächste im Uhrzeigersinn eines.
        Bei einem Schiff kommen die Waren aller anderen Depots aus dem Spiel.
whole-colour = Volle Farbe
    .tag = Solo
    .effect = Sofort ein Plättchen aus dem schwarzen Depot.
    .body =
        Allein gibt es keine Bonusplättchen. Belegst du das letzte Feld einer Farbe, lege eines aus dem schwarzen Depot ins Fürstentum, mit Effekt; die Zahl ist egal.
        So kann die nächste Farbe voll werden. Du darfst verzichten; passt nichts, verfällt es.
black-tiles = Schwarzplättchen
    .tag = Solo
    .effect = Fünf Waren vom Schiff gegen ein verdecktes Plättchen.
    .body =
        Nur gleich nach dem Laden eines Schiffs, einmal, auf einen freien Lagerplatz. Die fünf Waren sind nicht verkauft.
        Verdeckt kommt es mit der Zahl auf ein Feld beliebiger Farbe. Es zählt für Gebiet und Farbe, sonst tut es nichts.
what-comes-next = Was zuerst?
    .tag = Solo
    .effect = Du sagst, in welcher Folge etwas geschieht.
    .body =
        Mehrere Punkte, eine volle Farbe und Effekte können zugleich warten: Wähle, was als Nächstes kommt. Das ist wichtig am Ziel, denn was darüber ist, verfällt.
        Punkte allein, die es nicht erreichen, zählen ungefragt.
team-game = Teamspiel
    .tag = Teams
    .effect = Je zwei bauen zusammen ein Herzogtum.
    .body =
        Dem Team gehören Herzogtum, Arbeiter, Silberlinge, Waren und das Lager in der Mitte; dir Würfel und zwei Lagerplätze.
        Plättchen bleiben in ihrem Lager.
        Die Punkte beider zählen zusammen. Bei Gleichstand gewinnt, wer mehr leere Felder hat.

## Articles on monasteries

monastery-1 = Gleiche Gebäude
    .tag = Kloster
    .effect = Ein Gebäude darf zweimal in eine Stadt.
    .body = Sonst nimmt eine Stadt jedes Gebäude nur einmal. Das gilt, wie auch immer du eines legst.
monastery-2 = Minen: Arbeiter
    .tag = Kloster
    .effect = Je Mine zum Silberling ein Arbeiter.
    .body = Am Ende jeder Phase, für alle deine Minen.
monastery-3 = Verkauf: Silberlinge
    .tag = Kloster
    .effect = Ein Verkauf bringt 2 Silberlinge statt 1.
    .body = Egal, wie viele Waren es sind. Für Würfelaktion, Burg und Warenhaus.
monastery-4 = Verkauf: Arbeiter
    .tag = Kloster
    .effect = Je Verkauf zum Silberling ein Arbeiter.
    .body = Einen je Verkauf. Für Würfelaktion, Burg und Warenhaus.
monastery-5 = Schiffe: 2 Depots
    .tag = Kloster
    .effect = Ein Schiff holt auch Waren nebenan.
    .body = Nach dem ersten Depot darfst du einen seiner zwei Nachbarn im Kreis 1 2 3 4 5 6 1 nennen. Du nimmst, was passt.
monastery-6 = Überall kaufen
    .tag = Kloster
    .effect = Kaufe in allen sieben Depots.
    .body =
        Der Kauf deines Zugs darf auch aus einem der Depots 1 bis 6 sein, für 2 Silberlinge.
        Ausgabe 2019: Auch zwei Arbeiter statt zweier Silberlinge, nie gemischt.
monastery-7 = Tiere +1
    .tag = Kloster
    .effect = +1 je Tierplättchen, das zählt.
    .body = Wenn Tiere zählen, bringt jedes Plättchen, das zählt, einen Punkt mehr, auch das neue.
monastery-8 = Arbeiter um 2
    .tag = Kloster
    .effect = Ein Arbeiter dreht um 1 oder 2.
    .body = Jeder Arbeiter, den du zahlst, darf einen Würfel um zwei statt um eins drehen.
monastery-9 = Gratis: Gebäude
    .tag = Kloster
    .effect = Ein Würfelschritt gratis für Gebäude.
    .body = Der Würfel darf beim Legen um eins mehr oder weniger zählen, und Arbeiter können dazukommen.
monastery-10 = Gratis: Schiff, Tier
    .tag = Kloster
    .effect = Ein Schritt gratis für Schiff und Tiere.
    .body = Der Würfel darf beim Legen um eins mehr oder weniger zählen, und Arbeiter können dazukommen.
monastery-11 = Gratis: die anderen
    .tag = Kloster
    .effect = Ein Schritt gratis für Burg, Mine, Kloster.
    .body = Der Würfel darf beim Legen um eins mehr oder weniger zählen, und Arbeiter können dazukommen.
monastery-12 = Gratis: nehmen
    .tag = Kloster
    .effect = Ein Würfelschritt gratis zum Nehmen.
    .body = Der Würfel darf um eins mehr oder weniger zählen, und Arbeiter können dazukommen. 6 und 1 sind Nachbarn.
monastery-13 = Anwerben: Silberling
    .tag = Kloster
    .effect = Anwerben bringt auch 1 Silberling.
    .body = Mit Würfel oder Burg, nicht mit einem Wohnhaus.
monastery-14 = Anwerben: 4 Arbeiter
    .tag = Kloster
    .effect = Anwerben bringt 4 Arbeiter statt 2.
    .body = Mit Würfel oder Burg. Ein Wohnhaus bringt immer 4.
monastery-15 = Ende: Warensorten
    .tag = Kloster
    .effect = Am Ende: Punkte je verkaufter Sorte.
    .body = Ausgabe 2011: für jede Sorte 3 Punkte; Ausgabe 2019: 2. Wie viele Waren einer Sorte du verkauft hast, ist egal.
monastery-16 = Ende: Warenhäuser
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Warenhaus.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-17 = Ende: Wachtürme
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Wachturm.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-18 = Ende: Schreinereien
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Schreinerei.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-19 = Ende: Kirchen
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Kirche.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-20 = Ende: Märkte
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Markt.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-21 = Ende: Wohnhäuser
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Wohnhaus.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-22 = Ende: Banken
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Bank.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-23 = Ende: Rathäuser
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Rathaus.
    .body = Die in deinem Fürstentum zählen, dank Kloster 1 auch mehrere in einer Stadt. Die im Lager nicht.
monastery-24 = Ende: Tierarten
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Tierart.
    .body = Kühe, Schafe, Schweine und Hühner oder Ziegen: bis zu 16 Punkte.
monastery-25 = Ende: Warenverkauf
    .tag = Kloster
    .effect = Am Ende: 1 Punkt je verkaufter Ware.
    .body = Alles zählt, was du im Spiel verkauft hast.
monastery-26 = Ende: Bonus
    .tag = Kloster
    .effect = Am Ende: Punkte je Bonusplättchen.
    .body = Ausgabe 2011: für jedes 2 Punkte; Ausgabe 2019: 3, ob groß oder klein.
monastery-27 = Immer obenauf
    .tag = Kloster
    .effect = Dein Stein liegt auf jedem Stapel oben.
    .body = Auf der Leiste der Reihenfolge, sofort und sooft sich Steine treffen, auch wenn später einer dazukommt. Oben ist vorn.
monastery-28 = Arbeiter kaufen
    .tag = Kloster
    .effect = 2 Arbeiter für 1 Silberling.
    .body =
        Sooft du willst, im eigenen Zug, auch während ein Effekt wartet. Als Kauf des Zugs zählt es nicht.
        A auf einem Würfel zeigt es als Zeile.
monastery-29 = Ende: weiße Burgen
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je weißer Burg.
    .body = Die in deinem Fürstentum zählen. Es ist nur mit den weißen Burgen im Spiel.

## Leaves

leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Du füllst dein Fürstentum mit Plättchen. Wer die meisten Punkte hat, gewinnt.
leaf-what-it-is-about-2 = Schluss ist nach Phase E: fünf Phasen zu je fünf Runden.
leaf-what-it-is-about-3 = Volle Gebiete bringen Punkte: große und frühe mehr.
leaf-what-it-is-about-4 = Eine Farbe als Erster oder Zweiter ganz: ein Bonus.
leaf-what-it-is-about-5 = Auch Waren, Tiere und Klöster bringen Punkte.
leaf-extra-tiles-title = NEUE PLÄTTCHEN
leaf-extra-tiles-1 = Vier Arten mehr sind in den Stapeln. Alles andere bleibt.
leaf-extra-tiles-2 = Nach Phase E gewinnt, wer die meisten Punkte hat.
leaf-extra-tiles-3 = Der Kran tut, was ein Gebäude deiner Wahl tut.
leaf-extra-tiles-4 = Gänse zählen mit einer anderen Art auf ihrer Weide.
leaf-extra-tiles-5 = Kloster 27: im Stapel ganz oben. 28: 2 Arbeiter für 1 Silberling.
leaf-border-posts-title = GRENZPOSTEN
leaf-border-posts-1 = Drei Posten stehen am Rand deines Fürstentums: Verbinde sie durch Plättchen.
leaf-border-posts-2 = Schluss ist nach Phase E. Ein Paar bringt die Punkte der Phase.
leaf-border-posts-3 = Alle drei als Erster oder Zweiter: ein Bonus.
leaf-border-posts-4 = Beginne nah an einem Posten und bau zum nächsten hin.
leaf-border-posts-5 = Ein verbundener Posten wird golden und hat ein Häkchen.
leaf-white-castles-title = WEISSE BURGEN
leaf-white-castles-1 = Gebäude, die wie eine Burg sofort eine Aktion geben.
leaf-white-castles-2 = Nach Phase E gewinnt, wer die meisten Punkte hat.
leaf-white-castles-3 = Ihre Zahl zeigt der weiße Würfel unter deinen Würfeln.
leaf-white-castles-4 = Arbeiter ändern auch diese Zahl.
leaf-white-castles-5 = Kloster 29 zählt sie am Ende.
leaf-inns-title = GASTHÄUSER
leaf-inns-1 = Ein Gasthaus passt auf jede Farbe; sein Gebiet zählt ein Feld mehr.
leaf-inns-2 = Jede Phase kommt eines dazu. Schluss ist nach Phase E.
leaf-inns-3 = Je 2 Silberlinge: X, dann der Krug über dem schwarzen Depot.
leaf-inns-4 = Ein Gebiet nimmt nur eines: Heb es für ein großes auf.
leaf-inns-5 = Nutze es, wo das Plättchen, das du brauchst, nicht kommt.
leaf-trade-routes-title = HANDELSWEGE
leaf-trade-routes-1 = Verkaufte Waren liegen an deinem Weg und bringen etwas.
leaf-trade-routes-2 = Nach Phase E gewinnt, wer die meisten Punkte hat.
leaf-trade-routes-3 = Es lohnt sich, wo Ware und Feld dieselbe Zahl haben.
leaf-trade-routes-4 = Lade erst Waren der nächsten Zahl, dann verkauf sie.
leaf-trade-routes-5 = Das nächste Feld steht rechts; X zeigt alle Wege.
leaf-shields-title = SCHILDE
leaf-shields-1 = Schilde auf deinen Burgen ändern Regeln für dich, wie Klöster.
leaf-shields-2 = Nach Phase E gewinnt, wer die meisten Punkte hat.
leaf-shields-3 = Ein Pasch nimmt den Schild im Depot seiner Zahl.
leaf-shields-4 = Er ersetzt beide Aktionen. Arbeiter helfen.
leaf-shields-5 = Jeder kostet 1 Silberling je Phase: Bau eine Mine oder zwei.
leaf-alone-title = ALLEIN
leaf-alone-1 = Du gewinnst, wenn alle 37 Felder des Fürstentums belegt sind.
leaf-alone-2 = Dafür hast du 25 Runden. Danach hast du verloren.
leaf-alone-3 = Punkte rücken den Zähler oben vor. Am Fähnchen bekommst du eine Aktion.
leaf-alone-4 = Das nächste Fähnchen steht 5 näher. Fehlende Punkte kosten Silberlinge.
leaf-alone-5 = Mach erst kleine Gebiete voll.
leaf-alone-tiles-title = ALLEIN: PLÄTTCHEN
leaf-alone-tiles-1 = Zu anderen Inseln kommst du nur über Flüsse.
leaf-alone-tiles-2 = Jede Runde verliert das Depot des weißen Würfels sein Plättchen mit Kreuz.
leaf-alone-tiles-3 = Ist eine Farbe voll, legst du gleich ein Plättchen aus dem schwarzen Depot.
leaf-alone-tiles-4 = Nach einem Schiff: Tausch fünf Waren gegen ein Plättchen für jede Farbe.
leaf-alone-tiles-5 = Kommt mehreres zugleich, wählst du die Reihenfolge.
leaf-in-teams-title = IN TEAMS
leaf-in-teams-1 = Zwei gegen zwei: Jedes Team füllt ein Herzogtum mit 73 Feldern.
leaf-in-teams-2 = Schluss ist nach Phase E. Beider Punkte zählen zusammen.
leaf-in-teams-3 = Arbeiter, Silberlinge, Waren teilt ihr, Würfel nicht.
leaf-in-teams-4 = Ein Plättchen kommt in dein Lager oder in das des Teams.
leaf-in-teams-5 = Was hat dein Partner getan? Die Übergabe zeigt es.

## The guided first game

lesson-1 = Dein Fürstentum, mit einer Burg. Jedes neue Plättchen muss ein liegendes berühren.
    .asks = weiter (Menü führt hinaus)
lesson-2 = Zwei Würfel: 3 und 6. Jeder kann nehmen, legen, Waren verkaufen oder Arbeiter anwerben.
    .asks = weiter
lesson-3 = Der Würfel mit dem Rahmen ist in deiner Hand: die 3.
    .asks = sehen, was er kann
lesson-4 = Du hast zwei Waren der Zahl 3, und eine 3 verkauft sie.
    .asks = nach unten zum Verkauf
lesson-5 = Hier steht immer, was A bringt: jetzt 4 Punkte und 1 Silberling.
    .asks = die Waren verkaufen
lesson-6 = 4 Punkte. Und 2 Silberlinge hast du nun: genug für ein Plättchen.
    .asks = die Depots ansehen
lesson-7 = Sechs Depots liegen um das schwarze. Seine Plättchen kosten 2 Silberlinge, keinen Würfel.
    .asks = erst nach oben zu Depot 1
lesson-8 = Von hier ist es ein Schritt.
    .asks = nach unten zum schwarzen Depot
lesson-9 = Eine Burg. Daneben ein Schiff.
    .asks = zum Schiff
lesson-10 = Schiffe bringen Waren. Der Preis steht rechts: 2 Silberlinge.
    .asks = das Schiff kaufen
lesson-11 = Dein Lager fasst drei Plättchen, bis ein Würfel sie legt. Nun der zweite Würfel, die 6.
    .asks = wieder zu den Depots
lesson-12 = Die 6 nimmt aus Depot 6. Das ist ein Markt, ein Gebäude.
    .asks = den Markt nehmen
lesson-13 = Beide Würfel sind genutzt. Anders überlegt? Auf den Würfeln nimmt B die Aktion zurück.
    .asks = den Markt zurückgeben
lesson-14 = Der Markt liegt wieder in Depot 6, und der Würfel ist frei.
    .asks = noch einmal zu den Depots
lesson-15 = Nichts ging verloren.
    .asks = den Markt doch nehmen
lesson-16 = Das Ende eines Zugs ist endgültig. Dann spielt der Computer: Sieh ihm zu.
    .asks = den Zug beenden
lesson-17 = Mit einem Arbeiter drehte er einen Würfel um eins, der zweite warb 2 an. Das kannst du auch.
    .asks = weiter
lesson-18 = Runde 2, neue Würfel. Der weiße legte eine Ware in das Depot seiner Zahl.
    .asks = weiter
lesson-19 = Du hast 3 und 2. Weiße Felder nehmen ein Plättchen vom Lager.
    .asks = ins Fürstentum gehen
lesson-20 = Ein Gebäude kommt hierher. Sein Gebiet ist nur dieses Feld, also voll: 1 Punkt, 10 für Phase A.
    .asks = den Markt legen
lesson-21 = 11 Punkte! Ein Markt nimmt auch gleich ein Schiff oder Tiere.
    .asks = links: Schweine in Depot 6
lesson-22 = Schweine zählen auf der Weide mit allen Schweinen dort.
    .asks = die Schweine nehmen
lesson-23 = Nun die 2. Das weiße Feld nimmt dein Schiff.
    .asks = ins Fürstentum gehen
lesson-24 = Art, Zahl und ein Plättchen daneben: Alles passt.
    .asks = das Schiff legen
lesson-25 = Ein Schiff lädt die Waren eines Depots, und du spielst künftig früher.
    .asks = die Waren aus Depot 2 laden
lesson-26 = Waren 2: Eine 2 verkauft sie. Nun entscheidest du, mit Tipps.
    .asks = Zug beenden, weiterspielen
tip-1 = Dein letzter Zug. Verkauf Waren, mach Gebiete voll: Plättchen im Lager zählen nichts.
tip-2 = Die letzte Phase. Am Ende zählen Waren und Silberlinge je 1, dazu die Klöster.
tip-3 = Felder einer Farbe sind ein Gebiet. Voll bringt es 1, 3, 6, 10, 15, 21 für 1 bis 6.
tip-4 = Dazu bringt ein volles Gebiet in Phase A 10 Punkte, in B 8, dann 6, 4, 2: Sei früh dran.
tip-5 = Dein Lager ist voll. Lege erst eines: Wer noch eines nimmt, muss eines abwerfen.
tip-6 = Eine Burg wartet im Lager. Sie gibt eine weitere Aktion, mit beliebiger Zahl.
tip-7 = Tiere zählen beim Legen, und wieder mit jedem ihrer Art auf derselben Weide.
tip-8 = Ein Kloster ändert eine Regel oder zählt am Ende. Zeig darauf: Y, dann A, sagt es.
tip-9 = Eine Mine bringt am Ende jeder Phase einen Silberling: je früher sie liegt, desto mehr.
tip-10 = Einer deiner Würfel verkauft Waren: je 2 Punkte und 1 Silberling.
tip-11 = Für 2 Silberlinge: eins aus dem schwarzen Depot, einmal im Zug, ohne Würfel. X führt hin.
tip-12 = Kein Arbeiter mehr. Ein Würfel, der nicht passt, wirbt zwei an.
tip-13 = Die letzte Runde der Phase. Dann zahlen Minen, und die Depots werden neu gefüllt.
tip-14 = Wer als Erster alle Felder einer Farbe belegt, nimmt 5 Punkte, der Zweite 2.
tip-15 = Ein Gebiet kann mit dem, was du hast, voll werden: Schau auf die weißen Felder im Fürstentum.

## Nouns: as they stand in the middle of a line

# $thing (noun)
alone = { CAPITAL($thing) }

# What an area of a kind is called.
area-castle = Burg
    .gender = f
area-mine = Mine
    .gender = f
area-river = Fluss
    .gender = m
area-pasture = Weide
    .gender = f
area-monastery = Kloster
    .gender = n
area-town = Stadt
    .gender = f
area-inn = Gasthaus
    .gender = n

# What a space takes.
space-castle = Burg
    .acc = eine Burg
space-mine = Mine
    .acc = eine Mine
space-ship = Schiff
    .acc = ein Schiff
space-animals = Tiere
space-monastery = Kloster
    .acc = ein Kloster
space-building = Gebäude
    .acc = ein Gebäude
space-inn = Gasthaus
    .acc = ein Gasthaus

tile-castle = Burg
tile-mine = Mine
tile-ship = Schiff
tile-inn = Gasthaus
tile-black = Schwarzplättchen
    .short = Schwarzes
    .head = Schwarzes
# A monastery, by the number on it.
# $number (number)
tile-yellow = Kloster { $number }
# $number (number) how many are on the tile, 2 to 4
tile-cows = { $number } Kühe
# $number (number)
tile-sheep = { $number } Schafe
# $number (number)
tile-pigs = { $number } Schweine
# $number (number)
tile-hens = { $number } Hühner
# $number (number)
tile-goats = { $number } Ziegen
# $number (number)
tile-geese = { $number } Gänse
tile-warehouse = Warenhaus
tile-watchtower = Wachturm
tile-carpenter = Schreinerei
tile-church = Kirche
tile-market = Markt
tile-boarding-house = Wohnhaus
    .short = Wohnhaus
tile-bank = Bank
tile-town-hall = Rathaus
tile-white-castle = weiße Burg
    .head = Weiße Burg
tile-crane = Kran

# Where points come from, behind a number: 6 cows.
gain-animals = Tiere
gain-cows = Kühe
gain-sheep = Schafe
gain-pigs = Schweine
gain-hens = Hühner
gain-goats = Ziegen
gain-geese = Gänse
gain-yellow = Kloster
gain-watchtower = Turm
gain-region = Gebiet
gain-colour = Farbe
gain-sale = Verkauf
gain-posts = Posten
gain-route = Weg

# $number (number)
shield-number = Schild { $number }

# $count (number)
count-workers = { $count } Arbeiter
# $count (number)
count-silver =
    { $count ->
        [one] { $count } Silberling
       *[other] { $count } Silberlinge
    }
# $count (number)
count-goods =
    { $count ->
        [one] { $count } Ware
       *[other] { $count } Waren
    }
# $count (number)
count-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
# $count (number)
count-spaces =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
# How many of all, or which of how many.
# $number (number)
# $all (number)
number-of-all = { $number } von { $all }

## What tiles do: at most 33 letters

does-castle = noch eine Aktion, beliebige Zahl
does-mine = 1 Silberling am Ende jeder Phase
does-ship = Waren vom Depot, Reihenfolge +1
does-ship-alone = Waren vom Depot, Rest kommt weg
# $count (number) how many are on the tile
does-animals = { $count }, und die Art zählt wieder
does-crane = tut, was ein Gebäude tut
does-inn = sein Gebiet zählt ein Feld mehr
does-black = auf jede Farbe, ohne Effekt
# Instead of that.
fits-nowhere = passt nirgends in dein Fürstentum
# Monasteries that bring points.
# $what (noun) points for what
does-at-once = sofort: { $what }
# $what (noun)
does-at-end = Ende: { $what }
# What buildings and spaces of a trade route bring at once.
brings-points = 4 Punkte
brings-workers = 4 Arbeiter
brings-silver = 2 Silberlinge

# Monasteries by number.
yellow-rule-1 = Gebäude doppelt in einer Stadt
yellow-rule-2 = jede Mine zahlt auch 1 Arbeiter
yellow-rule-3 = ein Verkauf zahlt 2 Silberlinge
yellow-rule-4 = ein Verkauf zahlt auch 1 Arbeiter
yellow-rule-5 = Schiffe laden auch nebenan
yellow-rule-6 = überall kaufen, auch per Arbeiter
yellow-rule-7 = +1 je Tierplättchen, das zählt
yellow-rule-8 = ein Arbeiter dreht um 1 oder 2
yellow-rule-9 = gratis +-1: Gebäude legen
yellow-rule-10 = gratis +-1: Schiff, Tiere legen
yellow-rule-11 = gratis +-1: Burg, Mine, Kloster
yellow-rule-12 = gratis +-1: Plättchen nehmen
yellow-rule-13 = Anwerben bringt auch 1 Silberling
yellow-rule-14 = Anwerben bringt 4 Arbeiter
# Tile 6 in the edition of 2011.
yellow-buys = in allen sieben Depots kaufen
# Points for what; tile 15.
# $points (number)
yellow-types-sold = { $points } je verkaufter Warensorte
yellow-points-16 = 4 je Warenhaus
yellow-points-17 = 4 je Wachturm
yellow-points-18 = 4 je Schreinerei
yellow-points-19 = 4 je Kirche
yellow-points-20 = 4 je Markt
yellow-points-21 = 4 je Wohnhaus
yellow-points-22 = 4 je Bank
yellow-points-23 = 4 je Rathaus
yellow-points-24 = 4 je Tierart
yellow-points-25 = 1 je verkaufter Ware
# Tile 26.
# $points (number)
yellow-bonus-tiles = { $points } je Bonusplättchen
# Tiles 27 to 29.
yellow-on-top = auf jedem Stapel oben
yellow-workers = 2 Arbeiter für 1 Silberling
yellow-white-castles = 4 je weißer Burg

## Effects that wait: their names, and what they let do

effect-trade-route = Handelsweg
effect-store = Lager
effect-tribute = Tribut
effect-points = Punkte
effect-target = Ziel
effect-exchange = Tausch
effect-order = Mehreres
# A whole colour, in a game alone.
effect-colour = Farbe

lets-action = Aktion, beliebige Zahl
lets-ship = Waren, Reihenfolge +1
    .short = Waren, Reihenfolge +1
lets-ship-alone = Waren, Rest kommt weg
lets-second-depot = Waren vom Depot nebenan
lets-warehouse = eine Warensorte verkaufen
    .short = Waren verkaufen
lets-carpenter = ein Gebäude nehmen
lets-church = Mine, Kloster, Burg nehmen
    .short = ein Plättchen nehmen
lets-market = Schiff oder Tiere nehmen
    .short = ein Plättchen nehmen
lets-town-hall = noch ein Plättchen legen
    .short = ein Plättchen legen
lets-white-castle = Aktion mit weißem Würfel
    .short = Aktion, weißer Würfel
lets-crane = tun, was ein Gebäude tut
    .short = Kran als Gebäude
lets-stack = weiter mit den Waren
lets-follow = wessen Klöster gelten
lets-gather = Warensorte aus allen Depots
lets-from-depots = eins aus den Depots legen
lets-from-black = eins vom schwarzen Depot legen
lets-whole-colour = eins vom schwarzen Depot
lets-trim = drei Plättchen bleiben
lets-tribute = zahlen oder Schild verlieren
lets-gain = zählen
lets-buy-points = Fehlendes kaufen
lets-exchange = 5 Waren für ein Plättchen
lets-give = Waren für das Plättchen
lets-order = sagen, was zuerst kommt

# Both in a line. Where there is no room, what it lets do or the name stands alone.
# $effect (noun)
# $what (noun)
effect-lets = { CAPITAL($effect) }: { $what }

# Where points come from that wait: "Count 6 for the sale".
points-animals = die Tiere
points-region = das Gebiet
points-phase = die Phase
points-sale = den Verkauf
points-watchtower = den Turm
points-monastery = das Kloster
points-other = anderes

## Shields by number: names of at most 21 letters

shield-name-1 = eine Weide
shield-name-2 = Arbeiter mit anderen
shield-name-3 = Arbeiter als Tribut
shield-name-4 = Lager ohne Grenze
shield-name-5 = Schiffe: noch 1 Sorte
shield-name-6 = fremde Klöster
shield-name-7 = Bonusplättchen x2
shield-name-8 = Minen x2
shield-name-9 = Silberling je Ware
shield-name-10 = Klosterpunkte x2
shield-name-11 = Burgen nehmen Schilde
shield-name-12 = Verkaufspunkte x2
shield-name-13 = Schildpunkte x2
shield-name-14 = je Phase: aus Depots
shield-name-15 = je Phase: schwarzes
shield-name-16 = Würfel nach Wahl
shield-name-17 = Gebiete eins größer
shield-name-18 = überall legen

# What they do: at most 33 letters.
shield-does-1 = Tiere: Alle Weiden sind eine
shield-does-2 = Arbeiter für andere: 1 für dich
shield-does-3 = Arbeiter dürfen Schilde bezahlen
shield-does-4 = das Lager hat keine Grenze
shield-does-5 = Schiffe sammeln noch eine Sorte
shield-does-6 = Klöster eines Mitspielers gelten
shield-does-7 = Bonusplättchen zählen doppelt
shield-does-8 = jede Mine zahlt 2 Silberlinge
shield-does-9 = 1 Silberling je verkaufter Ware
shield-does-10 = Ende: Klosterpunkte doppelt
shield-does-11 = Burgen dürfen Schilde nehmen
shield-does-12 = Verkaufspunkte zählen doppelt
shield-does-13 = Ende: Schildpunkte doppelt
shield-does-14 = je Phase: eins aus Depot 1 bis 6
shield-does-15 = je Phase: vom schwarzen Depot
shield-does-16 = einmal im Zug: Würfel nach Wahl
shield-does-17 = Gebiete zählen ein Feld mehr
shield-does-18 = Plättchen auf jedes freie Feld

## What an action brings: parts of a line of 33 letters, with commas between them

# Alone.
# $total (number)
brings-victory = { SIGNED($total) }: alle Felder belegt, Sieg!
# $total (number)
# $target (number)
brings-target = { SIGNED($total) }: erreicht { $target }
# $total (number)
# $points (number)
# $target (number)
brings-counter = { SIGNED($total) }: { $points } von { $target }
# Their sum alone, where there is no room for more.
# $total (number)
brings-sum = { SIGNED($total) }
# The first of several, with the sum of all before it.
# $total (number)
# $points (number)
# $source (noun)
brings-first = { SIGNED($total) }: { $points } { $source }
# $points (number)
# $source (noun)
brings-part = { $points } { $source }
# All points come from there.
# $points (number)
# $source (noun)
brings-only = { SIGNED($points) } { $source }
# $what (noun)
brings-then = dann { $what }
# The same where there is no room: at most 28 letters.
# $what (noun)
brings-then-short = dann { FORM($what, "short") }
# $what (noun)
brings-no-use = nutzlos: { $what }

## The strip: two lines of 33 letters, what A does and what comes of it

# At the right, beside the first line: it costs nothing.
free = gratis
# The same: so many ways to do it.
# $count (number)
ways = auf { $count } Arten

# $name (text) a number, some with a letter
pick-estate = Fürstentum { $name }
pick-estate-then = A nimmt es, dann kommt die Burg
# $number (number) of the space
pick-castle = Burg auf { $number }
pick-castle-then = von hier wächst dein Fürstentum
# $tile (noun)
take-discards = wirft ab: { $tile }
# Into the own store, or into that of the team.
# $tile (noun)
into-own = { CAPITAL($tile) }, deins
# $tile (noun)
into-team = { CAPITAL($tile) }, Team
# $tile (noun)
# $number (number) of the space
place-on = { FORM($tile, "head") } auf { $number }
# $count (number)
# $goods (number) their type
sell =
    { $count ->
        [one] { $count } Ware der { $goods }
       *[other] { $count } Waren der { $goods }
    }
hire = Anwerben
# $depot (number)
load = Waren aus Depot { $depot }
# At the right, where goods stay behind: at most 16 letters.
load-three-types = nur drei Sorten
load-then = und Reihenfolge +1
load-then-alone = alle anderen Waren kommen weg
keep-silver = Silberlinge behalten
# $points (number)
# $target (number)
keep-silver-then = der Zähler bleibt bei { $points } von { $target }
decline = Darauf verzichten
decline-then = der Effekt verfällt
# $tile (noun)
choose-space = { FORM($tile, "head") }: auf welches Feld?
choose-space-then = A fragt nach dem Feld
# $building (noun)
crane-as = Kran als { $building }
# $goods (number) their type
gather = Waren der { $goods } aus allen Depots
gather-then = soweit sie ins Lager passen
buy-workers = Kloster 28: Arbeiter
# $shield (number)
shield-goes-here = Schild { $shield } hierher
# $shield (number)
shield-leaves-castle = Schild { $shield } dort verlässt das Spiel
free-die = Schild 16: Zahl nach Wahl
free-die-then = beliebige Zahl in diesem Zug
# $name (text)
follow = Für immer { $name } folgen
follow-then = die Klöster gelten auch für dich
# $tile (noun)
discard = { CAPITAL($tile) }: aus dem Spiel
discard-then = drei Plättchen bleiben im Lager
# $shield (number)
shield-stays = Schild { $shield } bleibt
# Its points at the end, and what it is.
# $points (number)
# $shield (noun)
shield-worth = Ende { SIGNED($points) }; { $shield }
# $shield (number)
shield-leaves = Schild { $shield } kommt aus dem Spiel
# $points (number)
shield-leaves-then = ohne seine { $points } Punkte
# $points (number)
# $target (number)
buy-points = Kauf: { $points } bis { $target }
target-reached = Ziel erreicht: eine Aktion
exchange-then = verdeckt: jede Farbe, kein Effekt
# $goods (number) their type
give = Eine Ware der { $goods } geben
# $count (number)
give-then = noch { $count } für das Schwarzplättchen
settled = Alles erledigt
settled-rolls = A: Es wird gewürfelt
settled-hands-over = A gibt weiter
end-turn = Zug beenden
end-turn-can-buy = X: Du kannst noch kaufen
end-turn-dice-used = beide Würfel sind genutzt
# $points (number)
# $source (noun) where they come from
count-for = { $points } für { $source } zählen
# $points (number)
# $target (number)
counter-at = Zähler bei { $points } von { $target }
# $effect (noun)
comes-next = Zuerst: { $effect }

# $number (number) of the space
# $count (number)
space-ways = Zahl { $number }: auf { $count } Arten
space-ways-then = A zeigt, was jede bringt
# $depot (number)
depot-choice = Waren aus Depot { $depot }: wähle
depot-choice-then = A: Nicht alle passen
menu-take = Ein Plättchen ins Lager nehmen
menu-place = Ein Plättchen legen
menu-load = Waren nehmen
menu-order = Mehreres wartet
menu-exchange = 5 Waren für ein Schwarzplättchen
menu-discard = Drei Plättchen bleiben im Lager
menu-shield = Schild aus den Depots nehmen
goes-to-depots = A führt zu den Depots
goes-to-estate = A führt ins Fürstentum
shows-them = A zeigt die Auswahl
double = Pasch: einen Schild nehmen
double-by-workers = Pasch durch Arbeiter: ein Schild
double-then = statt beider Aktionen
# $points (number) at the end
shield-price = Ende { SIGNED($points) }, Tribut 1 je Phase

# $tiles (number)
# $count (number) of spaces
free-die-reaches = Frei: { $tiles } zu nehmen, { count-spaces }
# $die (number)
die-reaches-nothing = Die { $die }: nichts in Reichweite
# $die (number)
# $tiles (number)
die-reaches-tiles = Die { $die }: { $tiles } zu nehmen
# $die (number)
# $count (number) of spaces
die-reaches-spaces = Die { $die }: { count-spaces } zum Legen
# $die (number)
# $tiles (number)
# $count (number) of spaces
die-reaches = Die { $die }: { $tiles } zu nehmen, { count-spaces }
hand-or-skip = A: Was geht, oder verzichten
hand-or-estate = A: Was geht, UNTEN: Fürstentum
hand-empty = Beide Würfel sind genutzt
hand-empty-then = A: Zug beenden oder mehr

# Why not, at the right of the first line: at most 18 letters.
# $count (number)
why-not-workers = braucht { count-workers }
why-not-same-building = steht schon hier
why-not-second-inn = hat ein Gasthaus
why-not-apart = berührt nichts
why-not-no-tile = nichts passt hier
why-not-dice = Würfel genutzt
why-not-store-empty = Lager ist leer
why-not-store-full = Lager ist voll
why-not-silver = Silberlinge fehlen
why-not-bought = schon gekauft
why-not-effect-first = erst der Effekt
why-not-now = nicht jetzt
why-not-by-effect = nicht hiermit

## Hints: why an action is good, in at most 27 letters

# $points (number)
why-area = ein volles Gebiet, { SIGNED($points) }
# Points for the area, for the phase, and the bonus.
# $area (number)
# $phase (number)
# $bonus (number)
why-colour = volle Farbe: { $area } + { $phase } + { $bonus }
# $next (text) the letter of the next phase
# $area (number)
# $phase (number)
why-area-before = voll noch vor { $next }: { $area } + { $phase }
# $area (number)
# $phase (number)
why-last-area = ein volles Gebiet: { $area } + { $phase }
# $points (number)
why-animals = { SIGNED($points) }: andere zählen wieder
# $points (number)
why-then-area = dann Gebiet voll: { SIGNED($points) }
# $points (number)
why-then-placing = dann bringt Legen { SIGNED($points) }
# $points (number)
why-then-sale = dann bringt Verkauf { SIGNED($points) }
# $points (number)
why-then = dann { SIGNED($points) } in diesem Zug
why-load = Waren für späteren Verkauf
why-gather = mehr Waren im Verkauf
why-hire = die Würfel passen schlecht
why-buy-workers = Arbeiter ändern Würfel
why-keep-silver = Silberlinge können warten
# $area (noun)
why-last-tile = dann wird { GENDER($area) ->
        [m] der { $area }
        [f] die { $area }
       *[n] das { $area }
    } voll
# $name (text) another player
why-lacks-only = { $name } fehlt nur das
why-last-of-kind = das letzte in dieser Phase
# $area (noun)
# $count (number) of tiles
why-then-lacks = { $count ->
        [one] { $area }: dann fehlt noch { $count }
       *[other] { $area }: dann fehlen noch { $count }
    }
why-one-more-action = bringt noch eine Aktion
why-ship = Waren und früher dran
why-one-more-tile = bringt noch ein Plättchen
why-one-more-placed = legt noch ein Plättchen
# $count (number) of phases
why-mine =
    { $count ->
        [one] { $count } Phase lang Silberlinge
       *[other] { $count } Phasen lang Silberlinge
    }
why-counts-at-end = es zählt am Ende
why-its-rule = seine Regel gilt ab jetzt
# $count (number)
why-workers = bringt { gain-workers }
# $count (number)
why-silver = bringt { gain-silver }
# $count (number) of tiles
why-area-lacks =
    { $count ->
        [one] dem Gebiet fehlt noch { $count }
       *[other] dem Gebiet fehlen noch { $count }
    }

## The log: at most 29 letters, behind the shape of the player

# $name (text) a number, some with a letter
log-estate = spielt Fürstentum { $name }
# $phase (text) its letter
log-phase = Phase { $phase } beginnt
# $depot (number)
# $goods (number) their type
log-white-die = weißer Würfel { $depot }: Ware { $goods }
# Alone a tile leaves the depot, too.
# $depot (number)
# $goods (number) their type
# $tile (noun)
log-white-die-alone = Weiß { $depot }: Ware { $goods }, { FORM($tile, "short") } weg
log-over = das Spiel ist zu Ende
# $tile (noun)
# $depot (number)
log-took = nimmt { FORM($tile, "short") } aus { $depot }
# Of the black depot.
# $tile (noun)
log-took-black = nimmt { FORM($tile, "short") }, schwarz
# $tile (noun)
log-bought = kauft { FORM($tile, "short") }
# $tile (noun)
log-bought-for-workers = kauft { FORM($tile, "short") }, Arbeiter
# $tile (noun)
log-discarded = wirft { FORM($tile, "short") } ab
log-first-castle = beginnt mit einer Burg
# A tile was placed: what came of it, a whole area or colour, and whether border posts are joined.
# $tile (noun)
log-placed = legt { FORM($tile, "short") }
# $tile (noun)
log-whole = { FORM($tile, "short") }: Gebiet voll
# $tile (noun)
log-bonus = { FORM($tile, "short") }: Farbbonus
# $tile (noun)
log-colour = { FORM($tile, "short") }: Farbe voll
# $tile (noun)
log-placed-posts = legt { FORM($tile, "short") }, Posten
# $tile (noun)
log-whole-posts = { FORM($tile, "short") }, voll, Posten
# $tile (noun)
log-bonus-posts = { FORM($tile, "short") }, Bonus, Posten
# $tile (noun)
log-colour-posts = { FORM($tile, "short") }, Farbe, Posten
# $building (noun)
log-crane = Kran: { $building }
# $shield (number)
log-shield-taken = nimmt Schild { $shield }
# $shield (number)
log-shield-lost = verliert Schild { $shield }
log-free-die = Schild 16: Zahl nach Wahl
# $player (number) by seat
log-follows = folgt Spieler { $player }
log-on-top = Kloster 27: obenauf
# $count (number)
# $goods (number) their type
log-sold =
    { $count ->
        [one] verkauft { $count } Ware der { $goods }
       *[other] verkauft { $count } Waren der { $goods }
    }
# $count (number)
# $goods (number) their type
log-loaded =
    { $count ->
        [one] Schiff: { $count } Ware der { $goods }
       *[other] Schiff: { $count } Waren der { $goods }
    }
# $step (number)
log-sailed = Schiff: Schritt { $step } der Leiste
# $count (number)
log-hired = wirbt { count-workers } an
# $count (number)
log-route-workers = Weg: { gain-workers }
# $count (number)
log-mines-workers = Minen: { gain-workers }
# $tile (number)
# $count (number)
log-yellow-workers = Kloster { $tile }: { gain-workers }
# $shield (number)
# $count (number)
log-shield-workers = Schild { $shield }: { gain-workers }
log-tribute-worker = Tribut: ein Arbeiter
# $tile (number)
# $count (number)
log-yellow-silver = Kloster { $tile }: { gain-silver }
# $count (number)
log-mines-silver = Minen: { gain-silver }
# $count (number)
log-route-silver = Weg: { gain-silver }
log-tribute-silver = Tribut: 1 Silberling
# $count (number)
log-bought-points = kauft { count-points }
log-no-black-tile = verzichtet: schwarzes Depot
log-kept-silver = behält Silberlinge
# $effect (noun)
log-no-use = verzichtet: { $effect }
# $effect (noun)
log-effect-lost = verfallen: { $effect }
# $target (number)
log-target = Ziel! Nun { $target }
# $count (number)
log-exchanged = { count-goods }: Schwarzplättchen
# What a monastery counted at the end.
# $tile (number)
# $counted (noun)
log-counts = Kloster { $tile }: { $counted }
log-rounds-left = übrige Runden
# $count (number)
log-gained-silver = dazu { gain-silver }
# $count (number)
log-gained-workers = dazu { gain-workers }

counted-15 = Sorten
counted-16 = Warenhaus
counted-17 = Wachturm
counted-18 = Schreinerei
counted-19 = Kirche
counted-20 = Markt
counted-21 = Wohnhaus
counted-22 = Bank
counted-23 = Rathaus
counted-24 = Tierarten
counted-25 = Warenverkauf
counted-26 = Bonus
counted-white-castles = weiße Burg
counted-nothing = keine Punkte

## The estate, and what lies around it

# In tiny letters, beside the stored tiles and the goods: at most five letters.
estate-store = Lager
estate-goods = Waren
# In a box on the dice, when both are used: at most four letters.
estate-end = ENDE
# Whose storage it is: at most four letters.
store-own = ich
store-team = Team
# $tile (noun)
in-store = { CAPITAL($tile) }, im Lager
# $tile (noun)
in-team-store = { CAPITAL($tile) }, im Teamlager
empty-storage = Ein leerer Lagerplatz
# $shield (number)
castle-with-shield = Burg mit Schild { $shield }
# $tile (noun)
placed = { CAPITAL($tile) }, gelegt
placed-black = Schwarzplättchen, ohne Effekt
# $area (noun)
placed-inn = Gasthaus: zählt für { GENDER($area) ->
        [m] den { $area }
        [f] die { $area }
       *[n] das { $area }
    }
# $number (number)
space-beside-post = Zahl { $number }, neben einem Grenzposten
# $kind (noun) what the space takes
# $number (number)
empty-space = Feld für { FORM($kind, "acc") }, Zahl { $number }
# The same in at most 14 letters.
# $kind (noun)
# $number (number)
short-space = { $kind } { $number }
# $area (noun)
# $size (number)
area-whole =
    { $size ->
        [one] { $area } mit { $size } Feld: voll
       *[other] { $area } mit { $size } Feldern: voll
    }
# So many spaces of all are covered. Whole it brings points for its size and for the phase.
# $area (noun)
# $covered (number)
# $size (number)
# $points (number)
# $more (number)
area-so-far = { $area } { $covered } von { $size }, voll: { $points }+{ $more }
ask-estate = Wähle dein Fürstentum
# $name (text) a number, some with a letter
estate-number = Nr. { $name }

## The depots

# $silver (number)
depots-price = je { $silver }
# In tiny letters, before the white die: at most five.
depots-white-die = weiß
# What a ship loads, and what it leaves there: before pictures of goods.
load-takes = lädt
load-leaves = bleiben
load-nothing = keine Waren, Reihenfolge +1
load-nothing-alone = keine Waren hier
ask-goods = Nur drei Sorten: welche?

## Sheets over the picture: what a die or an effect can do

title-die = Was dieser Würfel kann
title-end = Vor dem Ende des Zugs
# Behind the name of an effect: at most 20 letters.
title-action = Aktion, jede Zahl
title-white-castle = der weiße Würfel
title-crane = als was?
title-buy-points = Ziel erreichen?
title-exchange = 5 Waren für eins
# $number (number) of goods
title-give = noch { $number } geben
title-other = jetzt nutzen

row-take = Plättchen nehmen
# $count (number) of tiles
row-take-reach = { $count } zur Wahl
row-place = Plättchen legen
row-load = Waren nehmen
# $count (number)
row-sell = { $count } verkaufen
row-hire = Anwerben
row-shield = Schild nehmen
row-gather = Diese Sorte sammeln
row-free-die = Jede Zahl in diesem Zug
# $count (number)
row-buy-workers = Kauf: { gain-workers }
# $name (text)
row-follow = Klöster von { $name }
row-pay-silver = Behalten: 1 Silberling
row-pay-worker = Behalten: 1 Arbeiter
row-give-up = Schild aufgeben
row-order = Sagen, was zuerst kommt
# $count (number)
row-buy-points = { count-points } kaufen
row-exchange = Schwarzplättchen
row-give = Eine davon geben
# $count (number) of goods
row-give-of = von { $count }
row-discard = Plättchen entfernen
row-decline = Verzichten

# What it brings, at the right.
# $count (number)
gain-points =
    { $count ->
        [one] { SIGNED($count) } Punkt
       *[other] { SIGNED($count) } Punkte
    }
# $count (number)
gain-workers = { SIGNED($count) } Arbeiter
# $count (number)
gain-silver =
    { $count ->
        [one] { SIGNED($count) } Silberling
       *[other] { SIGNED($count) } Silberlinge
    }
# What a crane lets do as this building: at most five letters.
copy-sells = verkaufen
copy-places = legen
copy-acts = Aktion
copy-takes = nehmen

ask-discard = Lager voll: Was kommt weg?
ask-store = In welches Lager?
ask-tile = Welches Plättchen?
ask-tile-leaves = Welches kommt weg?
ask-shield = Welchen Schild?
ask-next = Was kommt zuerst?
ask-payment = Wie zahlst du?
# $count (number) of spaces
fits-spaces = passt { $count }x
# $points (number)
# $source (noun)
points-for = { $points } für { $source }
reaches-target = Ziel!

## Tribute

tribute-title = Tribut: 1 je Schild
# $count (number)
tribute-then-mines = dann Minen: { gain-silver }

## Everybody

# In tiny letters, before a row: at most five.
players-order = Folge
# The same, and above a column.
column-bonus = Bonus
# More than three.
# $count (number)
stored-tiles = { $count } Stück
# Before pictures of goods.
goods-to-come = neue Waren
goods-to-come-none = keine
# $points (number) beside those for its size
players-region = Gebiet { SIGNED($points) }
# $name (text)
# $points (number)
projected = Bei Schluss jetzt: { $name } { $points }
# $team (text) its letter
# $points (number)
projected-team = Bei Schluss jetzt: Team { $team } { $points }

## A game alone: how far it has come

alone-spaces = Felder
alone-round = Runde
alone-targets = Ziele
# $count (number)
alone-targets-reached = { $count }
# $count (number)
alone-targets-or-more = ab { $count }
alone-colours = volle Farbe: eins vom schwarzen Depot
alone-region = volles Gebiet jetzt
# $points (number)
alone-region-points = Größe { SIGNED($points) }
alone-away = im Depot: kommt zuerst weg
# $spaces (number)
# $rounds (number)
alone-left =
    { $spaces ->
        [one] { $spaces } Feld
       *[other] { $spaces } Felder
    } leer, noch { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }

## Trade routes of all

routes = HANDELSWEGE
# $count (number)
routes-cards =
    { $count ->
        [one] je { $count } Karte
       *[other] je { $count } Karten
    }
# $name (text)
# $space (number)
# $goods (number) the type that it wants
route-wants = { $name }, Feld { $space }: Ware { $goods }
# $name (text)
# $space (number)
route-gained = { $name }, Feld { $space }: erhalten
# $name (text)
# $space (number)
# $goods (number) the type that lies there
route-lies = { $name }, Feld { $space }: da liegt { $goods }

## Shields of all

all-shields = SCHILDE
all-shields-points = Punkte am Ende
no-shield-left = Kein Schild mehr da
# $depot (number)
shield-in-depot = Depot { $depot }: Ein Pasch { $depot } nimmt ihn
# $name (text)
shield-on-castle = auf einer Burg von { $name }

## Colours and piles

colours = FARBEN
colours-of-spaces = belegte Felder, Rest
# In tiny letters, above a column: at most five.
colours-pile = Rest
colours-goods = Waren im Stapel
# $count (number)
colours-black-pile = { $count } im schwarzen Stapel
colours-alone = Farbe voll: vom schwarzen Depot
colours-bonus = Bonus: als Erster, als Zweiter

## The end of a phase

# $phase (text) its letter
phase-over = PHASE { $phase } IST VORBEI
# $phase (text) its letter
phase-begins = { $phase } beginnt
phase-mines = Minen zahlen
phase-mines-nothing = nichts
phase-tiles-left = Alte Plättchen
phase-new-tiles = Neue Plättchen
phase-tiles-none = keine
phase-goods = Neue Waren
# $now (number) points beside those for its size
# $before (number)
phase-region = Volles Gebiet: noch { $now } statt { $before }

## The hand-over, at the right of the name

# $team (text) its letter
hand-over-team = Team { $team }
hand-over-tribute = Tribut
hand-over-phase-end = Phasenende

## Keys: at most six letters

key-depots = Depots
key-dice = Würfel
key-skip = lassen
key-others = andere
key-goal = Ziel
key-routes = Wege
key-shields = Schild
key-colours = Farben
key-estate = Land
key-choose = wählen
key-start = Start
key-take = nehmen
key-place = legen
key-sell = Handel
key-hire = werben
key-load = laden
key-buy = kaufen
key-end = Ende
key-use = nutzen
key-remove = weg
key-pay = zahlen
key-go = los

## How far it has come, and the score sheet

progress-set-up = Aufbau
# $phase (text) its letter
# $round (number)
# $rounds (number)
round-name = Runde { $phase } { $round }/{ $rounds }

# Rows: at most 16 letters.
score-animals = Tiere
score-regions = Gebiete
score-phases = Phasen
score-colour-bonus = Farbbonus
score-border-posts = Grenzposten
score-goods-sold = verkaufte Waren
score-trade-route = Handelsweg
score-watchtowers = Wachtürme
score-goods-left = Waren übrig
score-silver-left = Silberlinge
score-workers-by-two = Arbeiter / 2
score-workers-left = Arbeiter übrig
score-left-over = Rest
score-monasteries = Klöster
score-shields = Schilde
score-yellow-15 = 15 Warensorten
score-yellow-16 = 16 Warenhaus
score-yellow-17 = 17 Wachturm
score-yellow-18 = 18 Schreinerei
score-yellow-19 = 19 Kirche
score-yellow-20 = 20 Markt
score-yellow-21 = 21 Wohnhaus
score-yellow-22 = 22 Bank
score-yellow-23 = 23 Rathaus
score-yellow-24 = 24 Tierarten
score-yellow-25 = 25 Warenverkauf
score-yellow-26 = 26 Bonus
score-yellow-29 = 29 weiße Burg
score-shield-1 = Schild 1
score-shield-2 = Schild 2
score-shield-3 = Schild 3
score-shield-4 = Schild 4
score-shield-5 = Schild 5
score-shield-6 = Schild 6
score-shield-7 = Schild 7
score-shield-8 = Schild 8
score-shield-9 = Schild 9
score-shield-10 = Schild 10
score-shield-11 = Schild 11
score-shield-12 = Schild 12
score-shield-13 = Schild 13
score-shield-14 = Schild 14
score-shield-15 = Schild 15
score-shield-16 = Schild 16
score-shield-17 = Schild 17
score-shield-18 = Schild 18
score-spaces-covered = belegte Felder
score-rounds-left-over = übrige Runden
score-empty-spaces = leere Felder
score-first-target = erstes Ziel
score-last-target = letztes Ziel
score-counter = Zähler

# How it ended, and how a tie was broken.
# $round (number)
verdict-won = in Runde { $round } gewonnen
# $count (number) of spaces
verdict-lost = verloren: { count-spaces } leer
verdict-teams-share = Gleichstand: beide Teams gewinnen
# Empty spaces of each.
# $most (number)
# $other (number)
verdict-teams = Gleichstand: mehr leer, { $most } zu { $other }
# $fewest (number)
# $other (number)
verdict-fewest = Gleichstand: nur { $fewest } zu { $other } leer
verdict-order = Gleichstand: später an der Reihe

## The form of a new game

choice-team = Teams
choice-edition = Ausgabe
choice-expansions = Erweiterungen
choice-solo = Fürstentum
choice-target = Ziel
choice-estates = Fürstentümer
choice-estate = Fürstentum
# What each choice is about.
about-team = Je zwei teilen sich ein Herzogtum mit 73 Feldern: Platz 1 und 3 gegen 2 und 4. 12a ist der leichtere Plan.
about-edition = Die Schachtel von 2011 oder die von 2019: Plättchen, Fürstentümer und manche Zahlen sind anders.
about-expansions = Was zum Grundspiel von 2019 dazukommt.
about-solo = 13a ist leichter. Zu anderen Inseln kommst du nur über Flüsse.
about-target = Die Punkte, die eine Aktion bringen. Jedes Mal sinkt das Ziel um 5. 45 ist viel leichter als 50, 55 viel schwerer.
about-estates = Welche Fürstentümer gespielt werden: dasselbe für alle, durch Ziehen, oder eines für jeden Platz.
about-estate = Das Fürstentum dieses Platzes.

team-none = keine
team-12a = Plan 12a
team-12b = Plan 12b
edition-2011 = 2011
edition-2019 = 2019
expansions-none = keine
expansions-all = alle
expansions-some = einige
expansion-extra = neue Plättchen
expansion-posts = Grenzposten
expansion-white = weiße Burgen
expansion-inns = Gasthäuser
expansion-routes = Handelswege
expansion-shields = Schilde
# What each brings: at most 33 letters.
about-extra = Kran, Gänse, Klöster 27 und 28
about-posts = 11a-11f: drei Posten verbinden
about-white = Aktion mit dem weißen Würfel
about-inns = für jede Farbe, Gebiet +1
about-routes = verkaufte Waren bringen Gewinne
about-shields = Pasch: Vorteile gegen Tribut
solo-none = keins
solo-13a = Nr. 13a
solo-13b = Nr. 13b
target-45 = 45 Punkte
target-46 = 46 Punkte
target-47 = 47 Punkte
target-48 = 48 Punkte
target-49 = 49 Punkte
target-50 = 50 Punkte
target-51 = 51 Punkte
target-52 = 52 Punkte
target-53 = 53 Punkte
target-54 = 54 Punkte
target-55 = 55 Punkte
estates-beginners = für Einsteiger
estates-named = je ein eigenes
estates-random = eins von zweien
estate-random = Zufall
estate-1 = Nr. 1
estate-2 = Nr. 2
estate-3 = Nr. 3
estate-4 = Nr. 4
estate-5 = Nr. 5
estate-6 = Nr. 6
estate-7 = Nr. 7
estate-8 = Nr. 8
estate-9 = Nr. 9
estate-10 = Nr. 10
estate-11a = Nr. 11a
estate-11b = Nr. 11b
estate-11c = Nr. 11c
estate-11d = Nr. 11d
estate-11e = Nr. 11e
estate-11f = Nr. 11f

# The same in statistics, which tell results apart by them.
counted-team-12a = Teams, 12a
counted-team-12b = Teams, 12b
counted-extra = neue Plättchen
counted-posts = Posten
counted-white = weiße Burgen
counted-inns = Gasthäuser
counted-routes = Handelswege
counted-shields = Schilde
counted-all = mit allem
counted-some = mit einigem
counted-solo-13a = 13a
counted-solo-13b = 13b
counted-target-45 = bis 45
counted-target-46 = bis 46
counted-target-47 = bis 47
counted-target-48 = bis 48
counted-target-49 = bis 49
counted-target-51 = bis 51
counted-target-52 = bis 52
counted-target-53 = bis 53
counted-target-54 = bis 54
counted-target-55 = bis 55

# Why no game can begin so.
refusal-players = 2 bis 4 spielen; allein 13a, 13b
refusal-beginner-estate = kein Fürstentum für Einsteiger
refusal-no-such-estate = Fürstentum fehlt in der Ausgabe
refusal-nobody-sits = Fürstentum für einen leeren Platz
refusal-expansions-of-2019 = Erweiterungen: nur Ausgabe 2019
refusal-no-such-expansion = diese Erweiterung gibt es nicht
refusal-posts-need-estate = Grenzposten brauchen 11a bis 11f
refusal-estate-needs-posts = 11a bis 11f brauchen Grenzposten
refusal-solo-estate = Solospiel braucht 13a oder 13b
refusal-target = ein Ziel von 45 bis 55
refusal-solo-of-2019 = Solospiel: nur Ausgabe 2019
refusal-solo-without-expansions = keine Erweiterungen im Solospiel
refusal-team-players = zwei Teams sind vier Personen
refusal-team-estate = Teamspiel braucht 12a oder 12b
refusal-team-of-2019 = Teamspiel: nur Ausgabe 2019
refusal-team-without-expansions = keine Erweiterungen im Teamspiel
