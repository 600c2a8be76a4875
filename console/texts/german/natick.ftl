### What The Colonists of Natick says.

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
    .effect = Für Dorf, Stadt, Ritter, Kundschafter.
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
        Sie kommt von der Bank in eine Region ihres Zeichens mit weniger als dreien. Kannst du eine nehmen, musst du.
        Der Sonnenwürfel ist ein Ereignis, wenn er Null oder Ass zeigt.
trade-advantage = Handelsvorteil
    .tag = Kronenwürfel
    .effect = Mit Händlern: tausche eine Münze.
    .body =
        Du brauchst einen Händler und nicht weniger als der andere. Nimm eine Münze von ihm, dann gib ihm eine mit anderem Zeichen. Beide brauchen eine Region mit Platz.
        Du darfst verzichten.
tournament = Turnier
    .tag = Wappenwürfel
    .effect = Mit Rittern: nimm dem anderen eine Münze.
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
        Kostet drei Erz und zwei Getreide. Liegen drei Regionen um sie, kommt eine vierte.
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
    .effect = Zieh blind, oder zahl einen Kundschafter.
    .body =
        Mit einem Dorf und manchen Straßen und Städten kommt eine Region vom Stapel. Ziehen ist frei, aber endgültig. Ein Kundschafter kostet ein Getreide und bringt, welche du willst.
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
        Um dein erstes Dorf, in dieser Folge: oben links, unten links, oben rechts, unten rechts. Dann eine Straße auf einer Seite.
        Der Zweite nimmt vom Rest und hat immer genug.
stock = Vorrat
    .tag = was noch da ist
    .effect = Münzen, Plättchen, Figuren, Regionen für beide.
    .body =
        Sechs Münzen jedes Zeichens, vier Dörfer, vier Städte, vier Figuren. Eine Straße nimmt ein Dorf- oder Stadtplättchen, verdeckt.
        Sieben Punkte leiten das Ende ein; die Runde wird beendet. Bei Gleichstand siegt, wer begonnen hat.
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
        Jeden Zug fallen vier Würfel. Der andere teilt sie auf zwei Schalen: A bewegt einen Würfel, FERTIG beendet.

        Wer am Zug ist, nimmt eine Schale, der andere den Rest.

        Jede Zahl bringt allen deinen Regionen mit ihr eine Münze.
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

        Fertig beendet den Zug. B nimmt alles seit der Übergabe zurück.
guide-the-end = DAS ENDE
    .body =
        Erreicht der Erste 7, hat der Zweite noch einen Zug. Die meisten Punkte gewinnen; bei Gleichstand, wer begonnen hat.

        X zeigt mehr: beide Kolonien, dann den Vorrat.

        Y, dann A, sagt mehr über das, worauf du zeigst.
leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Du gründest eine Kolonie, der andere auch. Die meisten Punkte gewinnen.
leaf-what-it-is-about-2 = Wer 7 Punkte hat, leitet das Ende ein.
leaf-what-it-is-about-3 = Ein Dorf zählt 1, eine Stadt 2, Händler und Ritter je 1.
leaf-what-it-is-about-4 = Würfel bringen Münzen in Regionen: einer teilt, einer nimmt.
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
lesson-10 = Links oder rechts ist noch gleich.
    .asks = die Straße bauen
lesson-11 = Fertig beendet deinen Teil. Der Computer gründet, dann teilt er die Würfel.
    .asks = fertig
lesson-12 = Dein Zug: Nimm eine Schale, der andere den Rest. 2, 3 und 4 bringen je eine Münze.
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
    .asks = links, herum zu fertig
lesson-21 = Hier steht, was jede Schale wem bringen würde.
    .asks = so teilen
lesson-22 = Von jetzt an entscheidest du, bis jemand 7 Punkte hat. Tipps kommen ab und zu.
    .asks = fertig, weiterspielen
tip-1 = Sieben Punkte beenden das Spiel, und jemand ist nah dran. Händler und Ritter zählen mit.
tip-2 = Ein Zeichen ist ein Ereignis. Sonne: eine Münze; Kronen wollen Händler, Wappen Ritter.
tip-3 = Der Mond bringt Räuber: Ab 6 unbewachten Münzen verlierst du die Hälfte von allen.
tip-4 = Ein Dorf kann Stadt werden: ein Punkt mehr, und Platz für zwei Einheiten daneben.
tip-5 = Du kannst einen Ritter bauen: ein Punkt, und er bewacht die Regionen neben sich.
tip-6 = Du kannst einen Händler bauen: ein Punkt, und er tauscht Münzen, wenn du Kronen bekommst.
tip-7 = Die Bank gibt eine Münze für drei andere, sooft du willst in deinem Zug.
tip-8 = Du kannst dem anderen einen Handel anbieten: Münzen gegen Münzen.
tip-9 = Eine Region fasst drei Münzen. Eine von dir ist voll: Was noch kommt, ist verloren.
tip-10 = Nimm die Schale, die bezahlt, was du als Nächstes baust.
tip-11 = Du kannst ein Dorf bauen: ein Punkt und eine neue Region. Das zuerst.
