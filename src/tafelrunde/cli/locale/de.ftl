# Wörter der Befehlszeile.
and = und
you = du
yes = j
no = n
guest = Gast { $number }
guest-alone = Gast
player-random = Zufall
player-heuristic = Faustregel
player-ismcts = Grübler

list-seats = Plätze
list-usual = (üblich: { $value })
list-like-seats = so viele wie Plätze
list-or = { " oder " }

head-rank = Rang
head-seat = Platz
head-score = Ergebnis

how-choice = { $upto ->
    [1] nur 1
   *[other] 1 bis { $upto }
  }, ? hilft
how-yes-no = j oder n, ? hilft
how-number = eine Zahl von { $low } bis { $high }, ? hilft
how-pick = { $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
  } Nummern von 1 bis { $upto }, etwa „1 3“{ $least ->
    [0] , oder „-“ für nichts
   *[other] { "" }
  }; ? hilft
how-exactly = { $count ->
    [one] eine Nummer
   *[other] { $count } Nummern
  } von 1 bis { $upto }, etwa „{ $count ->
    [one] 1
    [2] 1 3
   *[other] 1-{ $count }
  }“; ? hilft
how-all = „a“ für alle oder
how-ordered = Die Reihenfolge zählt.
how-offer = für jeden der { $parts } Teile eine Nummer, etwa „1 2“; ? hilft
how-share = { $total } verteilen: Ort und Menge, etwa "1:{ $total }"; ? hilft
how-exits = statt dessen "{ $first }"{ $last ->
    [no] { "" }
   *[other] { " bis " }"{ $last }"
  }, oder

refusal-not-understood = „{ $said }“ verstehe ich nicht; ? hilft.
refusal-not-yes-or-no = Antworte mit j oder n, nicht „{ $said }“.
refusal-no-such-number = Wähle eine Nummer von 1 bis { $upto }.
refusal-twice = „{ $said }“ nennt eine Nummer zweimal.
refusal-file-exists = { $path } gibt es schon und wird nicht überschrieben.

settled = Keine Wahl: { $move }.
studies = { $who } studiert die Auslage
thinks = { $who } überlegt …
go-on = Weiter mit der Eingabetaste
pass = Gib den Bildschirm an { $who } weiter. { $who }: Eingabetaste, wenn sonst niemand zuschaut.
agree = { $who }, bist du einverstanden, dass das zurückgenommen wird? (j/n)
declined = { $who } ist nicht einverstanden.
undone = Zurückgenommen. „r“ stellt es wieder her.
undone-agreed = Zurückgenommen; seither hatten andere entschieden oder Verdecktes kam heraus. Alle stimmen zu.
redone = Wiederhergestellt.
seal = Siegel { $seal }
resumed = Es geht weiter in { $path }.

save-where = In welche neue Datei speichern? (leer: nicht speichern)
saved = Gespeichert in { $path }; ab jetzt wird jeder Zug dort festgehalten.
saved-already = Jeder Zug ist schon in { $path } gespeichert.
put-away = Gespeichert. Weiter geht es mit:
not-saved = Nicht gespeichert.
winner = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
  }
kept = Die Aufzeichnung liegt in { $path }. Prüfen lässt sie sich mit:
not-kept = Diese Partie wurde nicht aufgezeichnet (--save DATEI zeichnet auf und lässt sich prüfen).

hint = { $who } würde { $number } wählen: { $move }.

pass-nothing = Hier gibt es nichts zu passen.
pass-off = Du wirst wieder überall gefragt.
pass-always = immer
pass-stands = { $who } passt; "p aus" beendet das.
pass-unknown = Bis wann: "{ $said }"? Bekannt sind: { $spans }.
why-nothing = Du bist einfach am Zug.
offer-nothing = Gerade gibt es nichts vorzuschlagen.

no-rule = Keine Regel enthält „{ $word }“.
more-rules = und { $count } weitere: tafelrunde rules { $game } --find { $word }
keys = 3 die Wahl mit dieser Nummer treffen
    ? diese Hilfe; { $look } schlägt in den Regeln nach
    u zurück zu deiner vorigen Entscheidung
    r Zurückgenommenes wiederherstellen
    h ein Rat vom stärksten Gegner
    w warum diese Frage gestellt wird
    p passen, wo das geht; "p zug" bis der Zug endet, "p immer", "p aus"
    o etwas vorschlagen, wo das Spiel das kennt
    s in eine Datei speichern
    q aufhören; eine gespeicherte Partie geht später weiter
    Enter den Tisch noch einmal zeigen

walk-step = nach { $step } von { $steps } Antworten
walk-keys = Enter/n weiter, p zurück, Zahl, q
walk-no-step = Hier gibt es die Schritte 0 bis { $steps }.

verify-game = { $game }, { $count } Plätze: Die Aufzeichnung ist in Ordnung.
verify-answers = { $count ->
    [one] Eine Antwort
   *[other] { $count } Antworten
  } nach den Regeln geprüft, davon { $force } gültig.
verify-undos = { $undos }-mal zurückgenommen, { $redos }-mal wiederhergestellt.
verify-checked = { $count ->
    [one] Ein Ergebnis des Zufalls
   *[other] { $count } Ergebnisse des Zufalls
  } aus dem offengelegten Schlüssel nachgerechnet.
verify-unchecked = { $count ->
    [one] Ein Ergebnis des Zufalls ist
   *[other] { $count } Ergebnisse des Zufalls sind
  } nicht nachprüfbar, weil der Schlüssel nicht in der Datei steht.
verify-rules = Begonnen nach Fassung { $began } der Regeln; jede Zeile gilt auch nach Fassung { $now }.
verify-branch = Abgezweigt von einer anderen Partie nach { $count ->
    [one] einer Antwort
   *[other] { $count } Antworten
  }.
verify-running = Die Partie ist noch nicht zu Ende.
verify-resigned = { $who } hat aufgegeben.
ended-resigned = Die Partie endete, weil niemand mehr da war, gegen den zu spielen wäre.
ended-aborted = Alle haben sich auf den Abbruch geeinigt; niemand gewinnt.
ended-drawn = Alle haben sich auf Remis geeinigt.
ended-deserted = Niemand kam zurück; die Partie endete ohne Sieger.
verify-rank = { $rank }. { $who }: { $score }

tidy-unfinished = { $count ->
    [0] Keine Tische
    [one] Ein Tisch
   *[other] { $count } Tische
  } ohne Ende, an denen seit { $days } Tagen niemand war.
tidy-finished = { $count ->
    [0] Keine beendeten Partien
    [one] Eine beendete Partie
   *[other] { $count } beendete Partien
  }, älter als { $days } Tage.
tidy-finished-kept = Beendete Partien bleiben für immer; --finished TAGE begrenzt das.
tidy-guests = { $count ->
    [0] Keine Gäste
    [one] Ein Gast
   *[other] { $count } Gäste
  } ohne Platz, seit { $days } Tagen nicht gesehen.
tidy-counted = Nichts wurde gelöscht. Mit --delete wird es gelöscht.
tidy-deleted = Gelöscht.

# Die Intrigen von Westeros
look-westeros_intrigue = „? WI-24“ oder „? Reihe“
wi-round = Runde { $round } von { $rounds } · begonnen von { $seat }
wi-short-round = R{ $round }
wi-head-seat = { "  " }Platz
wi-head-hand = Hand
wi-head-penalties = Strafe
wi-head-throne-count = Thron
wi-head-thrones = Thron
wi-turn = am Zug
wi-excluded = ausgeschlossen
wi-hand-empty = alles gelegt
wi-own-thrones = Dein Eiserner Thron
wi-place-middle = in die Mitte
wi-place-left = links unten
wi-place-right = rechts unten
wi-place-above = auf
wi-legend = R1, R2, …: übrige Karten (* hat zuletzt gelegt). Thron: Punkte/Schwerter. Das niedrigste Ergebnis gewinnt.
wi-tie-break = Gleichstand: Es entscheidet die eigene Thronkarte mit den wenigsten Schwertern (WI-57).
short-westeros_intrigue =
    Lege reihum eine Karte in die gemeinsame Pyramide. Unten passt an beide Enden jedes Haus, bis die
    Reihe voll ist. Darüber liegt eine Karte auf zwei Nachbarn und muss das Haus von einem der beiden
    haben. Wer nicht legen kann, ist für diese Runde ausgeschlossen; passen darf niemand. Wer die letzte
    Karte der Runde legt, zieht verdeckt eine Karte des Eisernen Throns (1 bis 3 Punkte); jede Karte, die
    übrig bleibt, kostet alle einen Strafpunkt. Am Ende zählt Strafe minus Thron: Wenig gewinnt.

    Im Bild: S Stark, L Lennister, B Baratheon, T Targaryen; Zahlen sind deine Plätze, Unterstrichenes ist neu.

# Dominion
dom-title = { $seat } ist dran · Zug { $count }
dom-choosing = Die zehn Königreichkarten werden gewählt
dom-head-seat = { "  " }Platz
dom-head-turns = Züge
dom-head-hand = Hand
dom-head-deck = Nachziehst.
dom-head-discard = Ablage
dom-head-top = oben liegt
dom-head-known = bekannt auf dem Stapel
dom-counts = Aktionen { $actions } · Käufe { $buys } · Geld { $coins }
dom-cheaper = alles kostet { $count } weniger
dom-copper = Kupfer bringt { $count }
dom-play = Im Spiel
dom-trash = Müll
dom-hand = Deine Hand
dom-shown = Aufgedeckt
dom-shown-of = Aufgedeckt von { $seat }
dom-drawn = Gezogen
dom-up = Zur Wahl
dom-empty = leer
dom-nothing = nichts
dom-play-all = alle ausspielen: { $coins } Geld
dom-in-game = in diesem Spiel
dom-elsewhere = sonst (auch als Name)
dom-cost = Kosten { $cost }
dom-deck = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
  }
dom-legend = In Klammern die Punkte, die alle Karten dieser Art zusammen bringen.
dom-tie-break = Gleichstand: Wer weniger Züge hatte, gewinnt.
look-dominion = „? Brücke“ erklärt eine Karte, „? DOM-80“ oder „? Kauf“
short-dominion =
    Wer dran ist, darf eine Aktion ausspielen, dann Geld auslegen und eine Karte kaufen; danach kommt
    alles auf den Ablagestapel und fünf neue Karten auf die Hand. Gekaufte Karten kommen wieder, wenn der
    Ablagestapel gemischt wird. Das Spiel endet, wenn die Provinzen oder drei Stapel (zu fünft und sechst
    vier) leer sind. Die meisten Punkte gewinnen.

    Im Bild: bei jedem Stapel die Kosten (↓: gerade billiger) und wie viele Karten noch da sind.

# Risiko
risk-title = Zug { $count } · { $seat } ist dran
risk-setting-up = Die Häuser stellen auf
risk-head-seat = { "  " }Platz
risk-head-house = { "" }
risk-head-land = Land
risk-head-castles = ▲
risk-head-ports = ≈
risk-head-units = Heer
risk-head-income = Neu
risk-head-cards = Karten
risk-head-gold = Gold
risk-head-maester = M.
risk-head-objectives = Ziele
risk-head-points = SP
risk-out = raus
risk-mark-knight = R
risk-mark-siege_engine = B
risk-mark-fortification = F
risk-chance = { $count } % Aussicht mit dem, was dort steht
risk-dice = { $attack } gegen { $defence }
risk-deck = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } im Gebietskartenstapel
risk-end-soon = die Spielende-Karte kann bei jedem Ziehen kommen
risk-end-later = { $count ->
    [one] nach einem Ziehen
   *[other] nach { $count } Ziehungen
  } kann die Spielende-Karte kommen
risk-own-cards = Deine Gebietskarten
risk-own-maester = Deine Maesterkarten
risk-own-objectives = Deine Ziele
risk-own-characters = Deine Charaktere
risk-held = deins
risk-captive = gefangen
risk-turned = benutzt
risk-gone = tot
risk-cost = { $count } Gold
risk-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
risk-name-ways = Nenne beide Enden, etwa „winter weiß“ für Winterfell nach Weißwasserhafen.
look-risk = „? Robb Stark“ erklärt eine Karte, „? RISK-90“ oder „? Hafen“
short-risk =
    In deinem Zug stellst du neue Einheiten auf und greifst dann Nachbarn an, so oft du willst: bis zu drei
    Würfel gegen zwei, der höhere gewinnt, bei Gleichstand der Verteidiger. Danach darfst du einmal Einheiten
    durch eigenes Land bewegen und ziehst nach einer Eroberung eine Gebietskarte. Das Gefecht endet mit der
    Spielende-Karte; es zählen Gebiete, Burgen und Häfen. Die Herrschaft gewinnen zehn Punkte und der eigene
    Sitz der Macht.

    Im Bild: Buchstaben sind Häuser mit ihren Einheiten (n: neutral), ▲ Burg, ≈ Hafen, ★ Sitz der Macht,
    R1 B1 F1 Ritter, Belagerungsmaschinen und Befestigungen, +2 der Bonus einer Region. Gebiete lassen sich mit
    den Anfängen ihrer Wörter tippen: „weiß 2, winter 1“ stellt drei Einheiten auf, „harren königs“ ist ein Weg.

# Kampf um den Eisernen Thron
throne-title = Zug { $count } · { $seat } ist Herausforderer
throne-title-two = Zug { $count } · { $seat } gegen { $to_seat }
throne-setting-up = Häuser und Anführer werden gewählt
throne-pack = Kartenpaket: { $title }
throne-no-house = noch ohne Haus
throne-back = verdeckt ({ $house })
throne-counts = Hand { $hand }, Stapel { $deck }
throne-word = Wort gehalten { $kept }, gebrochen { $broken }
throne-hostages = Geiseln
throne-known = bekannt
throne-knows = kennt { $names }
throne-among = auf der Hand oder verdeckt ausgelegt
throne-challenger = Herausforderer
throne-defender = Verteidiger
throne-power = { $count } Macht
throne-card = { $count } Karte
throne-bonus = { $count } Zusatz
throne-if-lost = bei Niederlage:
throne-played = Ausgespielt
throne-proposals = Vorschläge: { $count } von { $most }
throne-parcel = { $seat } bekommt { $influence } Einfluss, { $hostages } Geiseln, { $power } Macht
throne-breaks-off = alle Teilnehmer verlieren ihre halbe Macht
throne-fate-open = offen
throne-fate-kept = gehalten
throne-fate-broken = gebrochen
throne-own-hand = Deine Hand
throne-as-ability = Anführer
throne-as-card = Karte
throne-head-seat = Platz
throne-head-house = { "" }
throne-head-power = Macht
throne-head-kept = gehalten
throne-head-broken = gebrochen
throne-head-influence = Einfluss
look-iron_throne = „? Robb“ erklärt einen Charakter, „? KET-59“ oder „? Geisel“
short-iron_throne =
    In jedem Zug treffen Herausforderer und Verteidiger aufeinander und schicken je einen Charakter; die anderen
    dürfen einer Seite helfen. Beide legen verdeckt eine Karte: Zwei Kriege vergleichen Macht und Karte, zwei
    Frieden verhandeln, sonst gewinnt der Krieg und der Verratene nimmt Geiseln. Gewinnt der Herausforderer,
    weitet seine Seite Einfluss aus; wer verliert, büßt halbe Macht ein. Fünf ausgeweitete Marker oder ein
    ausgestorbenes Haus beenden das Spiel; der meiste Einfluss gewinnt. Die meisten Kartentexte sind unser
    eigener Entwurf, denn die gedruckten sind nicht öffentlich.

    Im Bild: ●●○○○ ausgeweiteter Einfluss und auf welche Häuser, in Klammern die Macht auf dem Anführerbogen, ein
    Stern: in der Begegnung, † tot. „o“ sagt etwas am Tisch: Versprechen, Bitten, Behauptungen.

# Der Eiserne Thron, das Kartenspiel
thrones-round = Runde { $count } · { $phase }
thrones-house = Hauskarte
thrones-icon-military = M
thrones-icon-intrigue = I
thrones-icon-power = P
thrones-counts = { $power }/{ $goal } Macht, { $gold } Gold, { $influence } Einfluss, Hand { $hand }, Deck { $deck }, Ablage { $discards }, tot { $dead }
thrones-plot = „{ $plot }“ (Schaden { $count })
thrones-plot-numbers = { $gold } Gold, Initiative { $initiative }, Schaden { $claim }
thrones-characters = Charaktere
thrones-locations = Orte
thrones-hand = Deine Hand
thrones-plays = { $seat } spielt { $name }
thrones-cost = kostet { $count }
thrones-strength = Stärke { $count }
thrones-type-character = Charakter
thrones-type-location = Ort
thrones-type-attachment = Zusatz
thrones-type-event = Ereignis
thrones-type-plot = Strategie
