### What Orléans says.

## Articles

farmer = Bauer
    .tag = Gefolgsmann
    .effect = Jeder bringt eine Ware der Bauernleiste.
    .body =
        Kommt durchs Bauernhaus. Die acht Schritte bringen Getreide, Getreide, Käse, Käse, Wein, Wein, Wolle und Brokat.
        Volkszählung: Wer auf der Leiste allein vorn liegt, bekommt zu Rundenbeginn eine Münze; wer allein hinten liegt, zahlt eine, ab drei Spielern.
boatman = Schiffer
    .tag = Gefolgsmann
    .effect = Jeder bringt Münzen: 2, 3, 4, dann 5.
    .body =
        Kommt durchs Dorf. Der fünfte Schritt hat keine Münzen: Wer zuerst dort ist, nimmt den Bürger.
        Mit dem Kräutergarten vertreten Schiffer Bauern, Handwerker und Händler.
craftsman = Handwerker
    .tag = Gefolgsmann
    .effect = Jeder bringt ein Technikplättchen.
    .body =
        Kommt durchs Dorf. Du legst das Plättchen sofort; es wirkt ab der nächsten Runde und bleibt. Das erste dieser Leiste ersetzt einen Bauern.
        Siehe Technik.
trader = Händler
    .tag = Gefolgsmann
    .effect = Jeder bringt eine Ortskarte.
    .body = Kommt durchs Dorf. Die erste Karte ist aus Kategorie I, spätere aus I oder II. Jede gibt es nur einmal: Wer zuerst kommt, wählt.
knight = Ritter
    .tag = Gefolgsmann
    .effect = Mit jedem ziehst du mehr aus dem Beutel.
    .body =
        Kommt durch die Burg. Ohne Ritter ziehst du 4, mit Rittern 5, 6, 7, 7 und 8. Wer zuerst auf dem vierten Schritt ist, nimmt den Bürger.
        Schiff, Wagen und Gildehaus verlangen einen Ritter.
scholar = Gelehrter
    .tag = Gefolgsmann
    .effect = Jeder bringt Entwicklung: 2, 3, 4, 5, 6.
    .body = Kommt durch die Universität. Mit der Schule vertreten Gelehrte alle außer Mönchen.
monk = Mönch
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
        Der Bauer kommt in den Beutel, dein Marker rückt vor; die Ware dort ist dein. Ausverkauft: keine Ware. Unmöglich am Ende der Leiste oder bei leerem Stapel.
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
    .effect = Dein Kaufmann fährt einen Wasserweg.
    .body =
        Bauer, Schiffer, Ritter.
        Eine Ware, die am Weg liegt, darf mit. Zeig auf die Ware, um sie zu nehmen, auf die Stadt, um sie zu lassen.
wagon = Wagen
    .tag = Tableau
    .effect = Dein Kaufmann fährt eine Straße.
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
        Der Status ist der letzte Stern, an dem du auf der Entwicklungsleiste vorbei bist: 1 bis 6.
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
        Ein beliebiger Gefolgsmann (von uns: Der Druck ist nicht sicher).
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
    .effect = Dein Kaufmann fährt eine Straße.
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
        Händler (von uns: Der Druck ist nicht bekannt).
        Jede zu ihrem Wert: von Getreide 1 bis Brokat 5.
black-market = Schwarzmarkt
    .tag = I
    .effect = Aus zwei gleichen Waren wird eine andere.
    .body =
        Händler (von uns: Der Druck ist nicht bekannt).
        Die andere kommt vom Warenmarkt, was sie auch wert ist.
depot = Depot
    .tag = I
    .effect = Am Ende 5 Punkte je Warensatz.
    .body = Kein Feld. Ein Satz hat von jedem eins: Getreide, Käse, Wein, Wolle und Brokat. Ihr Wert zählt trotzdem.
stage-coach = Postkutsche
    .tag = I
    .effect = Für 3 Münzen fährt der Kaufmann jeden Weg.
    .body =
        Ritter.
        Straße oder Wasserweg, mit einer Ware von dort.
tavern = Taverne
    .tag = II
    .effect = Bau auch dort, wo andere ein Kontor haben.
    .body =
        Kein Feld (von uns: Der Druck ist nicht bekannt).
        Das Gildehaus darf in Städten mit fremden Kontoren bauen; je Stadt ein eigenes.
vineyard = Weinberg
    .tag = II
    .effect = Wein für 1 Münze zu einem Kontor am Fluss.
    .body = Kein Feld. Sooft du in einer Stadt am Wasserweg baust, wirst du gefragt, solange es Wein gibt.
well = Brunnen
    .tag = II
    .effect = Wiederholt eine Aktion deiner Orte.
    .body =
        Handwerker, Gelehrter (von uns: Der Druck ist nicht bekannt).
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
        Bauer, Schiffer (von uns: Der Druck ist nicht bekannt).
        Bis zu drei Waren, alle auf einem Weg: in den Speicher, zu einer Errungenschaft oder zu einem Mitspieler.
guild-house = Zunfthaus
    .tag = Tableau
    .effect = Schickt Münzen zur Stadt oder zu anderen.
    .body =
        Handwerker, Händler (von uns: Der Druck ist nicht bekannt).
        Bis zu vier Münzen, alle auf einem Weg: in die Schatzkammer, zu einer Errungenschaft oder zu einem Mitspieler.
hostel = Herberge
    .tag = Tableau
    .effect = Leiht einem anderen Leute vom Markt.
    .body =
        Beliebiger Gefolgsmann (von uns: Der Druck ist nicht bekannt).
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
        A auf einem Ort setzt den nächsten, der verlangt ist. A auf einem im Markt nimmt ihn in die Hand: So setzt du Mönche und Vertreter. Weißer Rahmen: kann jetzt voll werden.
        Wer steht, bleibt für spätere Runden. FERTIG beendet sie.
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
        Sterne bei 4, 9, 15, 22 und 30 heben deinen Status, bis 6. Münzen bei 7, 12 und 25 bekommt jeder, der dort ankommt; Bürger bei 3, 18 und 28 nur der Erste.
        Am Ende: Kontore und Bürger mal Status.
torture = Folter
    .tag = Schulden
    .effect = Gib für jede fehlende Münze etwas her.
    .body = Ein Kontor, gebaut oder nicht; einen aus dem Beutel Gezogenen; eine Entwicklung, aber nie zurück auf eine Münze; eine Ware; eine Ortskarte; ein Technikplättchen. Leute gehen zum Stapel, alles andere aus dem Spiel. Hast du nichts mehr, ist der Rest erlassen.
scoring = Wertung
    .tag = Ende
    .effect = Münzen, Waren, und Status mal den Rest.
    .body =
        Nach Runde 18: je Münze 1, jede Ware ihr Wert, Kontore plus Bürger mal Status. Wer allein die meisten Kontore hat, bekommt erst noch einen Bürger. Gleichstand: weiter auf der Entwicklung, dann Waren.
        Sterne am Schirm zählen, als wäre jetzt Schluss.
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
    .body = Gezählt auf der Karte, wenn alle gepasst haben: je eine Münze im Grundspiel, eine bis drei in Szenarien. Die Seite des Ereignisses sagt, wie viele.
event-income = Einkommen
    .tag = Ereignis
    .effect = Münzen nach deinem Status.
    .body = Der Status ist der letzte Stern, an dem du auf der Entwicklungsleiste vorbei bist: 1 bis 6. In manchen Szenarien zählt er doppelt oder dreifach.
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
    .body = Die Seite des Ereignisses sagt, wie viele: 5, später 10 und 15 beim Würdenträger. Fehlende Münzen: siehe Folter.
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
    .body = Schiff, Wagen und was ihn sonst bewegt, sind geschlossen.
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
    .effect = Ein Mönch und noch einer für einen Bürger.
    .body = Ein neutraler Mönch und noch ein neutraler Gefolgsmann gehen vom Markt auf ihre Stapel.
event-market-day = Markttag
    .tag = Ereignis
    .effect = Du darfst zwei Waren kaufen.
    .body = Für ihren Wert in Münzen, eine nach der anderen.
event-development-tax = Entwicklungssteuer
    .tag = Ereignis
    .effect = Münzen nach deinem Status.
    .body = So viele Münzen, wie du Sterne hinter dir hast, 1 bis 6. Fehlende Münzen: siehe Folter.
event-assembly = Ratssitzung
    .tag = Ereignis
    .effect = Das Rathaus ist diese Runde geschlossen.
    .body = Wer dort steht, bleibt. Der Pulverturm schickt weiter.
event-demolition = Abriss
    .tag = Ereignis
    .effect = Das Team gibt Technik her oder zahlt.
    .body =
        Zwei Plättchen gehen in den Vorrat, zu viert oder fünft drei. Statt eines Plättchens zahlt das Team 5 Münzen (von uns: Der Druck ist nicht bekannt). Geht das nicht, haben alle verloren.
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
    .effect = Ein Kaufmann fährt einen Wasserweg.
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
    .body = Sechs Punkte, oder je einen Mönch dafür. Kann das Team nicht, haben alle verloren. Der Startspieler entscheidet Stück für Stück.
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
    .body = Mauer, Bürger, Schatzkammer, Speicher, Türme und das eigene Ziel eines jeden müssen vor dem Ende der letzten Runde erreicht sein, sonst haben alle verloren. Es gibt keine Volkszählung. Der Startspieler entscheidet fürs Team.
the-duel = Das Duell
    .tag = Szenario
    .effect = 2 Spieler, 16 Runden, vier Ziele.
    .body = Wer zuerst alle vier erfüllt, gewinnt; nach Runde 16, wer die meisten hat. Wer ein Ereignis nicht zahlen kann, verliert. Start in einer Stadt nach Wahl, mit gewählten Ortskarten. Keine Volkszählung, keine Folter. Gleichstand: Warenwert, dann Münzen.
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
    .body = Zwei Sterne der Entwicklungsleiste, bei 4 und 9. Erfüllt sich von selbst.
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
food-to-vendome = Nahrung n. Vendôme
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
treasury = Schatzkammer
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
    .body = Katapult: 3 Technik. Schmiede: 10 Münzen. Magazin: 2 Wolle, 1 Brokat. Lazarett: 2 Gelehrte, Bauer, Schiffer. Feldlager: 2 Handwerker, 2 Händler, Bauer. Jede bringt dem Team einen Bürger. Alles außer der Technik ist von uns: Der Druck ist nicht bekannt.
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
    .tag = Bauwerk
    .effect = Bei Chartres: 9 Punkte.
    .body = Ein Gelehrter, ein Mönch. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
toll-house = Zollhaus
    .tag = Bauwerk
    .effect = Bei Étampes: 11 Punkte.
    .body = Ein Händler, ein Ritter, 2 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
fairground = Messeplatz
    .tag = Bauwerk
    .effect = Bei Le Mans: 13 Punkte.
    .body = Ein Schiffer, zwei Händler, ein Käse. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
watchtower = Wachturm
    .tag = Bauwerk
    .effect = Bei Châteaudun: 8 Punkte.
    .body = Ein Handwerker, ein Ritter. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
tannery = Gerberei
    .tag = Bauwerk
    .effect = Bei Montargis: 12 Punkte.
    .body = Ein Bauer, ein Handwerker, eine Wolle. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
abbey = Abtei
    .tag = Bauwerk
    .effect = Bei Vendôme: 13 Punkte.
    .body = Ein Bauer, ein Mönch, ein Wein. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
court-kitchen = Hofküche
    .tag = Bauwerk
    .effect = Bei Blois: 9 Punkte.
    .body = Zwei Bauern, ein Händler. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
lock = Schleuse
    .tag = Bauwerk
    .effect = Bei Briare: 9 Punkte.
    .body = Zwei Schiffer, ein Handwerker. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
mint = Münzstätte
    .tag = Bauwerk
    .effect = Bei Tours: 15 Punkte.
    .body = Ein Handwerker, ein Händler, ein Ritter, 4 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
fortress-b = Festung
    .tag = Bauwerk
    .effect = Bei Chinon: 12 Punkte.
    .body = Ein Handwerker, zwei Ritter. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
mill = Mühle
    .tag = Bauwerk
    .effect = Bei Montrichard: 9 Punkte.
    .body = Ein Bauer, ein Schiffer, ein Getreide. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
forge = Hammerwerk
    .tag = Bauwerk
    .effect = Bei Vierzon: 10 Punkte.
    .body = Zwei Handwerker, ein Ritter. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
library-hall = Büchersaal
    .tag = Bauwerk
    .effect = Bei Loches: 12 Punkte.
    .body = Zwei Gelehrte, 2 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
cloth-hall = Tuchhalle
    .tag = Bauwerk
    .effect = Bei Bourges: 15 Punkte.
    .body = Ein Handwerker, ein Händler, ein Brokat. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
wine-cellars = Weinkeller
    .tag = Bauwerk
    .effect = Bei Sancerre: 12 Punkte.
    .body = Ein Bauer, ein Schiffer, ein Wein. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
armoury = Rüstkammer
    .tag = Bauwerk
    .effect = Bei Châtellerault: 17 Punkte.
    .body = Zwei Ritter, ein Gelehrter, 3 Münzen. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
hermitage = Einsiedelei
    .tag = Bauwerk
    .effect = Bei Le Blanc: 12 Punkte.
    .body = Ein Gelehrter, ein Mönch, ein Getreide. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
vineyard-card = Weinberg (Karte)
    .tag = Bauwerk
    .effect = Bei Châteauroux: 14 Punkte.
    .body = Zwei Bauern, ein Schiffer, ein Wein. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
shipyard = Werft
    .tag = Bauwerk
    .effect = Bei Nevers: 13 Punkte.
    .body = Zwei Schiffer, ein Handwerker, ein Händler. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
silk-works = Seidenweberei
    .tag = Bauwerk
    .effect = Bei Argenton: 18 Punkte.
    .body = Ein Handwerker, ein Händler, ein Gelehrter, ein Brokat. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
dairy = Molkerei
    .tag = Bauwerk
    .effect = Bei La Châtre: 16 Punkte.
    .body = Drei Bauern, zwei Käse. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.
priory = Priorat
    .tag = Bauwerk
    .effect = Bei S.-Amand: 13 Punkte.
    .body = Zwei Mönche, ein Käse. Leute schickt das Rathaus hin; Waren und Münzen legst du in deinem Zug dazu.

## The guide

guide-followers-and-places = LEUTE UND ORTE
    .body =
        Du sammelst Gefolgsleute in einem Beutel, ziehst jede Runde einige und setzt sie an Orte. Ein voller Ort bringt neue Leute, Waren, Münzen, Reisen, Kontore oder Entwicklung.

        Nach 18 Runden zählen Münzen, Waren, und Kontore und Bürger mal Status.
guide-a-round = EINE RUNDE
    .body =
        1 Ein Ereignis kommt: Oben steht, was es am Ende kostet.
        2 Volkszählung: Allein vorn bei den Bauern: +1 Münze; allein hinten, ab drei Spielern: -1.
        3 Alle ziehen und planen.
        4 Aktionen reihum, Ort für Ort, bis alle gepasst haben.
        5 Ereignis. Der Nächste beginnt.
guide-draw-and-plan = ZIEHEN UND PLANEN
    .body =
        A zieht alle; LINKS zieht weniger, und für jeden darf einer von einem Ort zurück.

        Der Zeiger wartet an einem Ort, den du füllen kannst: A setzt jeden. OBEN zum Markt: A nimmt einen in die Hand und zeigt, wo er stehen darf.

        FERTIG endet. B nimmt zurück.
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

        X zeigt die Karte: Der Zeiger folgt den Wegen, A zeigt Namen.
guide-deeds-and-technology = WERKE UND TECHNIK
    .body =
        Das Rathaus schickt ein oder zwei Leute für immer zu Werken. Jeder bringt Münzen, der Letzte den Bürger. Deine Farbe geht nicht.

        Ein Handwerker bringt Technik: ein Feld, immer belegt, zuerst das eines Bauern.

        Ein Händler bringt eine Ortskarte: ein Ort mehr auf dem Tableau.
guide-first-aims = ERSTE ZIELE
    .body =
        Beginne mit Bauern, Schiffer und ein, zwei Rittern: Wer mehr zieht, ist schneller. Heb Nahrung für die Ernte auf.

        Gelehrte heben deinen Status: Er vervielfacht Kontore und Bürger. Wen du nicht brauchst, der geht zu Werken: Das bringt Münzen, leert den Beutel, und der Letzte holt den Bürger.

## Leaves

leaf-what-it-is-about-title = WORUM ES GEHT
leaf-what-it-is-about-1 = Du führst ein Handelshaus in Frankreich. Die meisten Punkte gewinnen.
leaf-what-it-is-about-2 = Nach 18 Runden ist Schluss.
leaf-what-it-is-about-3 = Kontore und Bürger zählen mal deinen Status.
leaf-what-it-is-about-4 = Auch Münzen und Waren zählen.
leaf-what-it-is-about-5 = Leute ziehen, an Orte setzen, Orte nutzen: Das ist alles.
leaf-prosperity-title = BLÜTEZEIT
leaf-prosperity-1 = Baue Bauwerke in vielen Städten. Die meisten Punkte gewinnen.
leaf-prosperity-2 = Schluss ist nach 16 Runden; alle Ereignisse sind bekannt.
leaf-prosperity-3 = Der Zimmermann geht in die Stadt deiner Karte und baut.
leaf-prosperity-4 = Dann schickt das Rathaus Leute dorthin.
leaf-prosperity-5 = Waren und Münzen legst du dazu. X zeigt die Karten.
leaf-invasion-title = INVASION
leaf-invasion-1 = Alle zusammen: Mauer, Bürger, Schatz, Nahrung und 13 Türme.
leaf-invasion-2 = Bis Runde 18, zu viert oder fünft bis 16, sonst verlieren alle.
leaf-invasion-3 = Jeder hat ein eigenes Ziel: X zeigt es.
leaf-invasion-4 = Fuhrwerk, Zunfthaus und Herberge helfen anderen.
leaf-invasion-5 = Spar Münzen: Wer nicht zahlen kann, verliert für alle.
leaf-the-duel-title = DAS DUELL
leaf-the-duel-1 = Erreiche vier Ziele vor dem anderen: X zeigt sie.
leaf-the-duel-2 = Schluss: nach 16 Runden oder wenn jemand nicht zahlen kann.
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
leaf-capital-vierzon-5 = Waren für 12 nach Vierzon. ZIELE am Tableau bezahlt.
leaf-travelling-salesman-title = HANDELSREISENDER
leaf-travelling-salesman-1 = Mach fünf Lieferungen in fünf Städte: X zeigt sie.
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
    .asks = hinab zur Burg
lesson-4 = Sie verlangt drei und bringt einen Ritter. Ritter reisen, und du ziehst einen mehr.
    .asks = den Bauern setzen
lesson-5 = Einer von drei ist da. Unten steht, wer als Nächster kommt.
    .asks = den Schiffer setzen
lesson-6 = Und der Letzte.
    .asks = den Händler setzen
lesson-7 = Goldener Rahmen: Der Ort ist voll. Der Handwerker wartet im Markt auf eine spätere Runde.
    .asks = die Planung beenden
lesson-8 = Auch der Computer hat geplant. Nun nutzt ihr reihum je einen Ort.
    .asks = die Burg nutzen
lesson-9 = Alle kamen in den Beutel, neben den Münzen, und ein Ritter dazu. Sonst ist nichts voll.
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
    .asks = rechts zum Wagen
lesson-19 = Fragt ein Ort mehr, öffnet er ein Bild dafür: hier die Karte.
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
lesson-25 = Entwicklung: Kontore und Bürger zählen so oft, wie der letzte Stern sagt.
    .asks = weiter zu den Werken
lesson-26 = Hierher schickt das Rathaus Leute für immer. Münzen kommen, und für den Letzten ein Bürger.
    .asks = zurück zum Tableau
lesson-27 = Das ist eine Runde. Von jetzt an entscheidest du, bis zum Ende. Tipps kommen ab und zu.
    .asks = passen und weiterspielen
tip-1 = Noch drei Runden. Bau Kontore, füll Werke, nimm Waren: Leute zählen am Ende nichts.
tip-2 = Das Ereignis steht oben vor der Runde. Es kommt, wenn alle gepasst haben.
tip-3 = Wagen und Schiff reisen: Eine Ware am Weg ist am Ende 1 bis 5 Punkte wert.
tip-4 = Das Gildehaus baut ein Kontor, wo dein Kaufmann ist. Es zählt so oft wie dein Status.
tip-5 = Die Universität bringt Gelehrte, die Entwicklung: Ihre Sterne heben deinen Status.
tip-6 = Mit mehr Rittern ziehst du mehr: Noch einmal die Burg macht jede Runde größer.
tip-7 = Das Rathaus schickt Leute zu Werken. Münzen kommen, und ein Bürger für den Letzten.
tip-8 = Händler bringen Ortskarten, Handwerker Technik, die ein Feld für immer belegt.
tip-9 = Das Kloster bringt Mönche: Sie vertreten jeden.
tip-10 = Diese Runde endet mit Ernte. Hab Nahrung, vom Bauernhaus: Sonst kostet es 5 Münzen.
