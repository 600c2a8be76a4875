### What The Castles of Burgundy says.

## Articles

castle = Burg
    .tag = Plättchenart
    .effect = Eine weitere Aktion mit beliebiger Zahl.
    .body =
        Liegt sie, führst du sofort eine der vier Würfelaktionen aus: nehmen, legen, verkaufen oder anwerben, mit einer Zahl nach Wahl und ohne Arbeiter.
        Verzichten geht nicht. Was du damit legst, bringt wieder seinen eigenen Effekt.
mine = Mine
    .tag = Plättchenart
    .effect = 1 Silber am Ende jeder Phase.
    .body =
        Jede Mine in deinem Fürstentum zahlt nach dem letzten Zug einer Phase, auch in Phase E.
        Plättchen 2 bringt je Mine noch einen Arbeiter.
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
        Auf einer Weide dürfen mehrere Arten stehen. Plättchen 7 gibt für jedes gezählte Plättchen einen Punkt dazu.
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
        Eine Stadt, also ein Gebiet aus Gebäuden, nimmt kein Gebäude zweimal, außer du hast Plättchen 1.
warehouse = Warenhaus
    .tag = Gebäude
    .effect = Eine Warensorte verkaufen, ohne Würfel.
    .body =
        2 bis 4 Punkte je Ware, so viele, wie Leute mitspielen, und 1 Silber für den Verkauf. Die Plättchen 3 und 4 helfen mit.
        Ohne Waren bringt es nichts.
watchtower = Wachturm
    .tag = Gebäude
    .effect = Sofort 4 Punkte.
    .body = Sonst nichts. Mit Plättchen 17 zählen deine Wachtürme am Ende noch einmal.
carpenter = Schreinerei
    .tag = Gebäude
    .effect = Nimm ein Gebäude aus Depot 1 bis 6.
    .body =
        Das Plättchen kommt in dein Lager. Dort muss Platz sein: Abwerfen darfst du dafür nichts. Nicht aus dem schwarzen Depot.
        Du darfst verzichten.
church = Kirche
    .tag = Gebäude
    .effect = Nimm Mine, Kloster oder Burg aus 1 bis 6.
    .body =
        Das Plättchen kommt in dein Lager. Dort muss Platz sein: Abwerfen darfst du dafür nichts. Nicht aus dem schwarzen Depot.
        Du darfst verzichten.
market = Markt
    .tag = Gebäude
    .effect = Nimm ein Schiff oder Tiere aus 1 bis 6.
    .body =
        Das Plättchen kommt in dein Lager. Dort muss Platz sein: Abwerfen darfst du dafür nichts. Nicht aus dem schwarzen Depot.
        Du darfst verzichten.
boarding-house = Wohnhaus
    .tag = Gebäude
    .effect = Sofort 4 Arbeiter.
    .body = Das ist kein Anwerben: Die Plättchen 13 und 14 geben nichts dazu.
bank = Bank
    .tag = Gebäude
    .effect = Sofort 2 Silber.
    .body = Für 2 Silber kaufst du ein Plättchen, einmal in jedem Zug.
town-hall = Rathaus
    .tag = Gebäude
    .effect = Lege noch ein Plättchen aus deinem Lager.
    .body =
        Auf ein freies Feld seiner Farbe, das dein Fürstentum berührt; die Zahl ist egal. Es bringt alles, was es sonst bringt.
        Du darfst verzichten. 2019 darfst du vorher ein Plättchen kaufen und gleich legen.
cows = Kühe
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. Neu gelegt, zählt es so viele Punkte; jedes derselben Art auf derselben Weide zählt noch einmal.
        Plättchen 24 zählt am Ende die Tierarten.
sheep = Schafe
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. Neu gelegt, zählt es so viele Punkte; jedes derselben Art auf derselben Weide zählt noch einmal.
        Plättchen 24 zählt am Ende die Tierarten.
pigs = Schweine
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. Neu gelegt, zählt es so viele Punkte; jedes derselben Art auf derselben Weide zählt noch einmal.
        Plättchen 24 zählt am Ende die Tierarten.
hens-or-goats = Hühner oder Ziegen
    .tag = Tiere
    .effect = Punkte für sie und alle auf der Weide.
    .body =
        Die Zahl auf dem Plättchen sagt, wie viele es sind: 2 bis 4. So viel zählt es neu gelegt; jedes derselben Art auf der Weide zählt noch einmal. Die Bilder von 2019 zeigen Ziegen statt Hühnern.
        Plättchen 24 zählt am Ende die Tierarten.
dice = Würfel
    .tag = Aktion
    .effect = Zwei Würfel, zwei Aktionen. 6 und 1 sind Nachbarn.
    .body =
        Jeder Würfel tut eines:
        aus dem Depot seiner Zahl nehmen, aus dem Lager auf ein Feld seiner Zahl legen, Waren seiner Zahl verkaufen oder zwei Arbeiter anwerben.
        Arbeiter drehen einen Würfel um je eins, so oft du willst. Beide Würfel musst du nutzen.
placing = Legen
    .tag = Aktion
    .effect = Vom Lager auf ein Feld seiner Farbe und Zahl.
    .body = Das Feld muss ein liegendes Plättchen berühren und die Zahl des Würfels zeigen. Dann kommen die eigenen Punkte, das Gebiet, wenn es voll ist, der Farbbonus und zuletzt der Effekt.
workers = Arbeiter
    .tag = Vorrat
    .effect = Ein Arbeiter dreht einen Würfel um eins.
    .body =
        Hinauf oder hinab; 6 und 1 sind Nachbarn, und mehrere zählen zusammen. Anwerben kostet einen Würfel und bringt 2, ein Wohnhaus bringt 4.
        Am Ende sind zwei Arbeiter ein Punkt.
silver = Silber
    .tag = Vorrat
    .effect = 2 Silber kaufen ein Plättchen, einmal im Zug.
    .body =
        Aus dem schwarzen Depot, vor, zwischen oder nach den Würfeln, auf einen freien Lagerplatz. 2019 auch, während ein Effekt wartet.
        Verkäufe, Minen und Banken bringen Silber. Am Ende ist jedes einen Punkt wert.
goods = Waren
    .tag = Vorrat
    .effect = Verkaufe eine Sorte mit ihrer Zahl.
    .body =
        Mit einem Würfel der Zahl (Arbeiter helfen), einer Burg oder einem Warenhaus. Jede Ware bringt so viele Punkte, wie Leute mitspielen, der Verkauf 1 Silber.
        Schiffe bringen Waren; Platz ist für drei Sorten. Am Ende zählt jede 1.
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
    .effect = Fünf Phasen A bis E zu fünf Runden.
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
    .effect = Waren, Silber, Arbeiter und Klöster zählen.
    .body =
        Jede Ware 1, jedes Silber 1, zwei Arbeiter 1, und was deine Klöster sagen.
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
        Du hast zwei Würfel, oben links. Jeder tut eines: nehmen, legen, verkaufen oder anwerben.

        LINKS und RECHTS wechseln den Würfel. Was er kann, leuchtet weiß: durchgezogen ist frei, gestrichelt kostet Arbeiter, je Quadrat einen.
guide-take-and-place = NEHMEN UND LEGEN
    .body =
        X zeigt die Depots. Nimm ein Plättchen aus dem Depot mit der Zahl des Würfels: Es kommt in dein Lager unten links.

        UNTEN führt ins Fürstentum: Lege aus dem Lager auf ein Feld mit Farbe und Zahl, das ein Plättchen berührt. A tut es.
guide-workers = ARBEITER
    .body =
        Die Arbeiter oben rechts drehen einen Würfel um je eins. 6 und 1 sind Nachbarn.

        A auf einem Würfel zeigt, was er kann. Die letzte Zeile wirbt zwei Arbeiter an.

        Unten steht, was A kostet und bringt, bevor du drückst.
guide-goods-and-silver = WAREN UND SILBER
    .body =
        Schiffe holen Waren aus einem Depot, und du spielst in der nächsten Runde früher.

        Ein Würfel ihrer Zahl verkauft sie: Punkte und ein Silber.

        2 Silber kaufen ein Plättchen aus dem schwarzen Depot, einmal im Zug. X zeigt es.
guide-effects = EFFEKTE
    .body =
        Burgen und die meisten Gebäude lassen dich sofort etwas tun: Das Gerät zeigt weiß, wo.

        Tiere zählen mit ihrer Art auf der Weide. Klöster ändern Regeln oder zählen am Ende: Zeig auf eines, drück Y, dann A.
guide-phases = PHASEN
    .body =
        Fünf Phasen A bis E zu fünf Runden. Der Kasten oben zeigt, wo du bist. Ein volles Gebiet bringt in A noch 10 dazu, dann 8, 6, 4 und 2.

        Nach jeder Phase zahlen Minen, und neue Plättchen kommen. Nach E wird der Rest gewertet.
guide-buttons = TASTEN
    .body =
        A tut, was unten steht.
        B geht zurück, auf den Würfeln um deine letzte Aktion.
        X zeigt Depots, dann alle.
        Y: Menü mit Hilfe zum Gezeigten, Regeln, Verlauf, Punkten. Halten: ein Hinweis.

        Sind beide Würfel genutzt, beendet A deinen Zug.

## Articles on expansions

white-castle = Weiße Burg
    .tag = Gebäude
    .effect = Eine Aktion mit dem weißen Würfel.
    .body =
        Liegt sie, führst du eine der vier Würfelaktionen mit der Zahl des weißen Würfels aus. Arbeiter ändern ihn wie jeden, und die Plättchen 8 bis 12 helfen.
        Sie ist ein Gebäude: eine je Stadt. Verzichten geht nicht. Plättchen 29 zählt sie am Ende.
crane = Kran
    .tag = Gebäude
    .effect = Tut, was ein Gebäude deiner Wahl tut.
    .body =
        Angeboten wird nur, was etwas nützt, auch die weiße Burg, wenn sie im Spiel ist.
        Am Ende gilt er für die Plättchen 16 bis 23 und 29 als ein Gebäude: das, das am meisten bringt.
        Du darfst verzichten.
geese = Gänse
    .tag = Tiere
    .effect = 2, und eine andere Art zählt noch einmal.
    .body =
        Sie zählen 2, und mit ihnen alle einer anderen Art auf der Weide: der, die am meisten bringt.
        Mit jedem Tier, das später kommt, zählen sie wieder 2.
        Für Plättchen 24 sind sie eine Art. Plättchen 7 gibt jedes Mal einen Punkt dazu.
inn = Gasthaus
    .tag = Gasthaus
    .effect = Füllt ein Feld jeder Farbe, Gebiet +1.
    .body =
        Es kostet 2 Silber neben dem schwarzen Depot. Jede Phase kommt eines dazu, keines wird entfernt.
        Sein Gebiet zählt um eins größer, bis 8, und nimmt nur eines.
        Es braucht einen Würfel der Zahl, ist aber weder Gebäude noch Tier noch Burg und hat sonst keinen Effekt.
border-posts = Grenzposten
    .tag = Fürstentum
    .effect = Verbinde zwei Posten durch Plättchen.
    .body =
        Drei Posten stehen am Rand. Eine Kette gelegter Plättchen von einem zum anderen verbindet sie: die Punkte der Phase, einmal je Paar.
        Wer als Erster oder Zweiter alle drei verbindet, nimmt einen Bonus wie bei einer Farbe.
trade-routes = Handelswege
    .tag = Weg
    .effect = Verkaufte Waren liegen am Weg und bringen etwas.
    .body =
        Nach dem Verkauf kommen die Waren auf die nächsten Felder, von links nach rechts. Wo die Zahl stimmt, bekommst du, was dort steht, bevor die nächste Ware liegt. Du darfst verzichten.
        Ein voller Weg ändert nichts.
shields = Schilde
    .tag = Schild
    .effect = Ein Pasch nimmt ein Schild aus dem Depot.
    .body =
        Statt beider Aktionen, bevor ein Würfel genutzt ist. Arbeiter dürfen zum Pasch helfen. Es kommt auf eine deiner Burgen; was dort lag, kommt aus dem Spiel.
        Es wirkt, solange es liegt, und zählt am Ende.
        Tribut: 1 Silber je Phase, sonst ist es fort.
tribute = Tribut
    .tag = Schild
    .effect = 1 Silber je Schild, sonst ist es fort.
    .body =
        Am Ende jeder Phase, bevor die Minen zahlen, in der Reihenfolge der Brücke. Du wirst einzeln gefragt, das niedrigste zuerst, Schild 3 zuletzt.
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
        1 Arbeiter statt 1 Silber für jedes Schild, solange dieses auf einer Burg liegt.
        12 Punkte am Ende.
shield-4 = Schild 4
    .tag = Schild
    .effect = Das Lager hat keine Grenze.
    .body =
        Nimm und kaufe, so viel du willst. Ist es fort, bleiben drei Plättchen deiner Wahl im Lager, die anderen kommen aus dem Spiel.
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
        Die, die du nimmst, solange es auf einer Burg liegt. Plättchen 26 bleibt, wie es ist.
        8 Punkte am Ende.
shield-8 = Schild 8
    .tag = Schild
    .effect = Jede Mine zahlt 2 Silber.
    .body =
        Am Ende einer Phase. Die Arbeiter von Plättchen 2 bleiben, wie sie sind.
        8 Punkte am Ende.
shield-9 = Schild 9
    .tag = Schild
    .effect = 1 Silber für jede verkaufte Ware.
    .body =
        Statt 1 für den ganzen Verkauf. Plättchen 3 gibt dann nichts dazu.
        8 Punkte am Ende.
shield-10 = Schild 10
    .tag = Schild
    .effect = Deine Klöster zählen am Ende doppelt.
    .body =
        Die Plättchen 15 bis 26 und 29, wenn es bei Spielende auf einer Burg liegt.
        8 Punkte am Ende.
shield-11 = Schild 11
    .tag = Schild
    .effect = Eine Burg darf als Aktion ein Schild nehmen.
    .body =
        Aus jedem Depot, ohne Pasch. Nur Burgen, nicht weiße Burgen.
        8 Punkte am Ende.
shield-12 = Schild 12
    .tag = Schild
    .effect = Punkte eines Verkaufs zählen doppelt.
    .body =
        Die jeder verkauften Ware; das Silber bleibt, wie es ist.
        8 Punkte am Ende.
shield-13 = Schild 13
    .tag = Schild
    .effect = Deine Schilde zählen am Ende doppelt.
    .body =
        Auch dieses: Es bringt also 8.
        4 Punkte am Ende.
shield-14 = Schild 14
    .tag = Schild
    .effect = Je Phase: lege ein Plättchen der Depots.
    .body =
        Am Ende einer Phase, vor dem Tribut: Ein Plättchen aus Depot 1 bis 6 kommt direkt ins Fürstentum. Die Zahl ist egal. Du darfst verzichten.
        4 Punkte am Ende.
shield-15 = Schild 15
    .tag = Schild
    .effect = Je Phase: lege eines aus dem schwarzen Depot.
    .body =
        Am Ende einer Phase, vor dem Tribut: Ein Plättchen aus dem schwarzen Depot oder ein Gasthaus kommt direkt ins Fürstentum. Die Zahl ist egal. Du darfst verzichten.
        4 Punkte am Ende.
shield-16 = Schild 16
    .tag = Schild
    .effect = Einmal im Zug zeigt ein Würfel jede Zahl.
    .body =
        A auf dem Würfel, dann die Zeile in der Liste. Er kostet dann keine Arbeiter, auch für einen Pasch. Nicht für den weißen Würfel.
        4 Punkte am Ende.
shield-17 = Schild 17
    .tag = Schild
    .effect = Deine Gebiete zählen um eins größer.
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
        1: 2 Silber
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
        6: 2 Silber
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
        3: 2 Silber
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
        2: 2 Silber
solo-game = Solospiel
    .tag = Solo
    .effect = Belege alle 37 Felder in 25 Runden.
    .body =
        Es gibt keine Schlusswertung: Punkte bewegen nur den Zähler, und der Zähler bringt Aktionen.
        Du beginnst mit 1 Silber, 2 Arbeitern, 3 Waren und einer Burg, wo du willst. Alle sechs Warensorten haben Platz.
        13a ist das leichtere Fürstentum.
counter-and-target = Zähler und Ziel
    .tag = Solo
    .effect = Punkte, die das Ziel erreichen, geben eine Aktion.
    .body =
        Der Balken oben: voll ist gezählt, gestrichelt käme durch A dazu. Bei jedem Gewinn kauft Silber das Fehlende, 1 je Punkt.
        Am Ziel fällt der Zähler auf 0, was darüber ist, verfällt. Das Ziel sinkt um 5, nie unter 5, und du hast sofort eine Aktion mit beliebiger Zahl.
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
        Erst kommt die Ware der Runde ins Depot, dann geht ein Plättchen: oben vor unten, links vor rechts, mit einem Kreuz markiert. Ist das Depot leer, verliert das nächste im Uhrzeigersinn eines.
        Bei einem Schiff kommen die Waren aller anderen Depots aus dem Spiel.
whole-colour = Volle Farbe
    .tag = Solo
    .effect = Sofort ein Plättchen des schwarzen Depots.
    .body =
        Allein gibt es keine Bonusplättchen. Belegst du das letzte Feld einer Farbe, lege eines aus dem schwarzen Depot ins Fürstentum, mit Effekt; die Zahl ist egal.
        So kann die nächste Farbe voll werden. Du darfst verzichten; passt nichts, verfällt es.
black-tiles = Schwarze Plättchen
    .tag = Solo
    .effect = Fünf Waren vom Schiff kaufen eins, verdeckt.
    .body =
        Nur gleich nach dem Laden eines Schiffs, einmal, auf einen freien Lagerplatz. Die fünf Waren sind nicht verkauft.
        Verdeckt kommt es mit der Zahl auf ein Feld jeder Farbe. Es zählt für Gebiet und Farbe, sonst tut es nichts.
what-comes-next = Was zuerst?
    .tag = Solo
    .effect = Du sagst, in welcher Folge etwas geschieht.
    .body =
        Mehrere Punkte, eine volle Farbe und Effekte können zugleich warten: Wähle, was als Nächstes kommt. Das ist wichtig am Ziel, denn was darüber ist, verfällt.
        Punkte allein, die es nicht erreichen, zählen ungefragt.
team-game = Teamspiel
    .tag = Teams
    .effect = Zwei und zwei bauen je ein Herzogtum.
    .body =
        Dem Team gehören Fürstentum, Arbeiter, Silber, Waren und das Lager zwischen den Hälften; dir die Würfel und zwei Lagerplätze.
        Ein Plättchen bleibt in dem Lager, in das es kam.
        Die Punkte beider zählen zusammen. Bei Gleichstand gewinnen mehr leere Felder.

## Articles on monasteries

monastery-1 = Gleiche Gebäude
    .tag = Kloster
    .effect = Ein Gebäude darf zweimal in eine Stadt.
    .body = Sonst nimmt eine Stadt jedes Gebäude nur einmal. Das gilt, wie auch immer du eines legst.
monastery-2 = Minen: Arbeiter
    .tag = Kloster
    .effect = Je Mine auch ein Arbeiter zum Silber.
    .body = Am Ende jeder Phase, für alle deine Minen.
monastery-3 = Verkauf: 2 Silber
    .tag = Kloster
    .effect = Ein Verkauf bringt 2 Silber statt 1.
    .body = Egal, wie viele Waren es sind. Für Würfelaktion, Burg und Warenhaus.
monastery-4 = Verkauf: Arbeiter
    .tag = Kloster
    .effect = Ein Verkauf bringt auch einen Arbeiter.
    .body = Einen je Verkauf. Für Würfelaktion, Burg und Warenhaus.
monastery-5 = Schiffe: 2 Depots
    .tag = Kloster
    .effect = Ein Schiff holt auch Waren nebenan.
    .body = Nach dem ersten Depot darfst du einen seiner zwei Nachbarn im Kreis 1 2 3 4 5 6 1 nennen. Du nimmst, was passt.
monastery-6 = Überall kaufen
    .tag = Kloster
    .effect = Kaufe in allen sieben Depots.
    .body =
        Der Kauf deines Zugs darf auch aus einem der Depots 1 bis 6 sein, für 2 Silber.
        2019 dürfen zwei Arbeiter statt zwei Silber zahlen, nie eins von jedem.
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
monastery-13 = Anwerben: Silber
    .tag = Kloster
    .effect = Anwerben bringt auch 1 Silber.
    .body = Mit Würfel oder Burg, nicht mit einem Wohnhaus.
monastery-14 = Anwerben: 4
    .tag = Kloster
    .effect = Anwerben bringt 4 Arbeiter statt 2.
    .body = Mit Würfel oder Burg. Ein Wohnhaus bringt immer 4.
monastery-15 = Ende: Warensorten
    .tag = Kloster
    .effect = Am Ende: Punkte je verkaufter Sorte.
    .body = 2011 für jede Sorte 3 Punkte, 2019 sind es 2. Wie viele Waren einer Sorte du verkauft hast, ist egal.
monastery-16 = Ende: Warenhäuser
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Warenhaus.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-17 = Ende: Wachtürme
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Wachturm.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-18 = Ende: Schreinereien
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Schreinerei.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-19 = Ende: Kirchen
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Kirche.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-20 = Ende: Märkte
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Markt.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-21 = Ende: Wohnhäuser
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Wohnhaus.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-22 = Ende: Banken
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Bank.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-23 = Ende: Rathäuser
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Rathaus.
    .body = Die in deinem Fürstentum zählen, auch die in einer Stadt durch Plättchen 1. Die im Lager nicht.
monastery-24 = Ende: Tierarten
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je Tierart.
    .body = Kühe, Schafe, Schweine und Hühner oder Ziegen: bis zu 16 Punkte.
monastery-25 = Ende: Verkauftes
    .tag = Kloster
    .effect = Am Ende: 1 Punkt je verkaufter Ware.
    .body = Alles zählt, was du im Spiel verkauft hast.
monastery-26 = Ende: Bonus
    .tag = Kloster
    .effect = Am Ende: Punkte je Bonusplättchen.
    .body = 2011 für jedes 2 Punkte, 2019 sind es 3, ob groß oder klein.
monastery-27 = Immer obenauf
    .tag = Kloster
    .effect = Dein Stein liegt auf jedem Stapel oben.
    .body = Auf der Leiste der Reihenfolge, sofort und sooft sich Steine treffen, auch wenn später einer dazukommt. Oben ist vorn.
monastery-28 = Silber: Arbeiter
    .tag = Kloster
    .effect = 1 Silber kauft 2 Arbeiter.
    .body =
        Sooft du willst, im eigenen Zug, auch während ein Effekt wartet. Der Kauf des Zugs ist es nicht.
        A auf einem Würfel zeigt es als Zeile.
monastery-29 = Ende: weiße Burgen
    .tag = Kloster
    .effect = Am Ende: 4 Punkte je weißer Burg.
    .body = Die in deinem Fürstentum zählen. Es ist nur mit den weißen Burgen im Spiel.

## Leaves

leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Du füllst dein Fürstentum mit Plättchen. Wer die meisten Punkte hat, gewinnt.
leaf-what-it-is-about-2 = Schluss ist nach Phase E: fünf Phasen zu fünf Runden.
leaf-what-it-is-about-3 = Volle Gebiete bringen Punkte: große, und frühe.
leaf-what-it-is-about-4 = Eine Farbe als Erster oder Zweiter ganz: ein Bonus.
leaf-what-it-is-about-5 = Auch Waren, Tiere und Klöster bringen Punkte.
leaf-extra-tiles-title = NEUE PLÄTTCHEN
leaf-extra-tiles-1 = Vier Arten mehr sind in den Stapeln. Alles andere bleibt.
leaf-extra-tiles-2 = Schluss ist nach Phase E. Die meisten Punkte gewinnen.
leaf-extra-tiles-3 = Der Kran tut, was ein Gebäude deiner Wahl tut.
leaf-extra-tiles-4 = Gänse zählen mit einer anderen Art auf ihrer Weide.
leaf-extra-tiles-5 = Plättchen 27: im Stapel ganz oben. 28: 2 Arbeiter für ein Silber.
leaf-border-posts-title = GRENZPOSTEN
leaf-border-posts-1 = Drei Posten stehen am Rand: Verbinde sie durch Plättchen.
leaf-border-posts-2 = Schluss ist nach Phase E. Ein Paar bringt die Punkte der Phase.
leaf-border-posts-3 = Alle drei als Erster oder Zweiter: ein Bonus.
leaf-border-posts-4 = Beginne nah an einem Posten und bau zum nächsten hin.
leaf-border-posts-5 = Ein verbundener Posten wird golden und hat ein Häkchen.
leaf-white-castles-title = WEISSE BURGEN
leaf-white-castles-1 = Gebäude, die wie eine Burg sofort eine Aktion geben.
leaf-white-castles-2 = Schluss ist nach Phase E. Die meisten Punkte gewinnen.
leaf-white-castles-3 = Ihre Zahl zeigt der weiße Würfel unter deinen Würfeln.
leaf-white-castles-4 = Arbeiter ändern auch diese Zahl.
leaf-white-castles-5 = Plättchen 29 zählt sie am Ende.
leaf-inns-title = GASTHÄUSER
leaf-inns-1 = Ein Gasthaus füllt ein Feld jeder Farbe; sein Gebiet zählt um eins größer.
leaf-inns-2 = Jede Phase kommt eines dazu. Schluss ist nach Phase E.
leaf-inns-3 = Je 2 Silber: X, dann der Krug über dem schwarzen Depot.
leaf-inns-4 = Ein Gebiet nimmt nur eines: Heb es für ein großes auf.
leaf-inns-5 = Nutze es, wo das Plättchen, das du brauchst, nicht kommt.
leaf-trade-routes-title = HANDELSWEGE
leaf-trade-routes-1 = Verkaufte Waren liegen an deinem Weg und bringen etwas.
leaf-trade-routes-2 = Schluss ist nach Phase E. Die meisten Punkte gewinnen.
leaf-trade-routes-3 = Es lohnt sich, wo Ware und Feld dieselbe Zahl haben.
leaf-trade-routes-4 = Lade erst Waren der nächsten Zahl, dann verkauf sie.
leaf-trade-routes-5 = Das nächste Feld steht rechts; X zeigt alle Wege.
leaf-shields-title = SCHILDE
leaf-shields-1 = Schilde auf deinen Burgen ändern Regeln für dich, wie Klöster.
leaf-shields-2 = Schluss ist nach Phase E. Die meisten Punkte gewinnen.
leaf-shields-3 = Ein Pasch nimmt das Schild im Depot seiner Zahl.
leaf-shields-4 = Er ersetzt beide Aktionen. Arbeiter helfen.
leaf-shields-5 = Jedes kostet 1 Silber je Phase: Bau eine Mine oder zwei.
leaf-alone-title = ALLEIN
leaf-alone-1 = Du gewinnst, wenn alle 37 Felder belegt sind.
leaf-alone-2 = Dafür hast du 25 Runden. Danach ist es verloren.
leaf-alone-3 = Punkte bewegen den Zähler oben; am Fähnchen: eine Aktion.
leaf-alone-4 = Dann sinkt es um 5. Silber kauft fehlende Punkte.
leaf-alone-5 = Mach erst kleine Gebiete voll.
leaf-alone-tiles-title = ALLEIN: PLÄTTCHEN
leaf-alone-tiles-1 = Flüsse führen von Insel zu Insel.
leaf-alone-tiles-2 = Jede Runde nimmt der weiße Würfel das mit dem Kreuz.
leaf-alone-tiles-3 = Eine volle Farbe legt sofort eins aus dem schwarzen Depot.
leaf-alone-tiles-4 = Nach einem Schiff kaufen fünf Waren eins für jede Farbe.
leaf-alone-tiles-5 = Wartet mehreres, wählst du, was als Nächstes kommt.
leaf-in-teams-title = IN TEAMS
leaf-in-teams-1 = Zwei und zwei: Jedes Team füllt 73 Felder.
leaf-in-teams-2 = Schluss ist nach Phase E. Beider Punkte zählen zusammen.
leaf-in-teams-3 = Arbeiter, Silber und Waren teilt ihr, Würfel nicht.
leaf-in-teams-4 = Ein Plättchen kommt in dein Lager oder in das des Teams.
leaf-in-teams-5 = Sieh erst, was dein Partner tat: Die Übergabe sagt es.

## The guided first game

lesson-1 = Dein Fürstentum, mit einer Burg. Jedes neue Plättchen muss ein liegendes berühren.
    .asks = weiter (Menü führt hinaus)
lesson-2 = Deine Würfel, 3 und 6. Jeder kann nehmen, legen, verkaufen oder Arbeiter anwerben.
    .asks = weiter
lesson-3 = Der Würfel mit dem Rahmen ist in deiner Hand: die 3.
    .asks = sehen, was er kann
lesson-4 = Du hast zwei Waren der Zahl 3, und eine 3 verkauft sie.
    .asks = hinab zum Verkauf
lesson-5 = Hier steht immer, was A bringt: jetzt 4 Punkte und 1 Silber.
    .asks = die Waren verkaufen
lesson-6 = 4 Punkte. Und 2 Silber hast du nun: genug für ein Plättchen.
    .asks = die Depots ansehen
lesson-7 = Sechs Depots liegen um das schwarze. Seine Plättchen kosten 2 Silber, keinen Würfel.
    .asks = erst hinauf zu Depot 1
lesson-8 = Von hier ist es ein Schritt.
    .asks = hinab zum schwarzen Depot
lesson-9 = Eine Burg. Daneben ein Schiff.
    .asks = zum Schiff
lesson-10 = Schiffe bringen Waren. Der Preis steht rechts: 2 Silber.
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
    .asks = links zu den Schweinen in 6
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
tip-1 = Dein letzter Zug. Verkauf Waren, mach Gebiete voll: Was im Lager liegt, zählt nichts.
tip-2 = Die letzte Phase. Am Ende zählen Waren und Silber je 1 Punkt, dazu die Klöster.
tip-3 = Felder einer Farbe sind ein Gebiet. Voll bringt es 1, 3, 6, 10, 15, 21 für 1 bis 6.
tip-4 = Dazu bringt ein volles Gebiet in Phase A 10 Punkte, in B 8, dann 6, 4, 2: Sei früh dran.
tip-5 = Dein Lager ist voll. Lege erst eines: Wer noch eines nimmt, muss eines abwerfen.
tip-6 = Eine Burg wartet im Lager. Sie gibt eine weitere Aktion, mit beliebiger Zahl.
tip-7 = Tiere zählen beim Legen, und wieder mit jedem ihrer Art auf derselben Weide.
tip-8 = Ein Kloster ändert eine Regel oder zählt am Ende. Zeig darauf: Y, dann A, sagt es.
tip-9 = Eine Mine bringt am Ende jeder Phase ein Silber: je früher sie liegt, desto mehr.
tip-10 = Ein Würfel von dir verkauft Waren: je 2 Punkte, und 1 Silber.
tip-11 = 2 Silber kaufen eins aus dem schwarzen Depot, einmal im Zug, ohne Würfel. X führt hin.
tip-12 = Kein Arbeiter mehr. Ein Würfel, der nicht passt, wirbt zwei an.
tip-13 = Die letzte Runde der Phase. Dann zahlen Minen, und die Depots werden neu gefüllt.
tip-14 = Wer als Erster alle Felder einer Farbe belegt, nimmt 5 Punkte, der Zweite 2.
tip-15 = Ein Gebiet kann mit dem, was du hast, voll werden. Sieh auf die weißen Felder.
