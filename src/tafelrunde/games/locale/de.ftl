# Wörter, die alle Spiele teilen.
refusal-not-open = Diese Frage steht nicht mehr offen.
refusal-not-an-option = Das steht nicht zur Wahl: { $said }
refusal-not-a-number = Hier wird eine ganze Zahl erwartet, nicht { $said }
refusal-not-a-list = Hier wird eine Liste von Zahlen erwartet, nicht { $said }
refusal-wrong-count = Das ist die falsche Anzahl: { $said }
refusal-out-of-range = Diese Zahl liegt außerhalb der Grenzen: { $said }
refusal-wrong-total = Das macht zusammen { $sum }, zu verteilen sind aber { $total }.
refusal-limit = { $limit }: { $sum }, erlaubt sind { $least } bis { $most }.
refusal-not-given = Diese Antwort lässt sich nicht mehr ändern.
refusal-no-door = Das lässt sich gerade nicht vorschlagen.
refusal-no-consent = Zurücknehmen geht nur, wenn Platz { $seats } zustimmt.
refusal-bad-undo = So weit lässt sich nichts zurücknehmen.
refusal-nothing-undone = Es ist nichts zurückgenommen worden.

hint-only = Etwas anderes ist nicht erlaubt.
hint-habit = So spielt, wer sich an die Faustregel hält.
hint-better = Damit gewinnst du ungefähr { $best } von 100 Spielen, mit dem Nächstbesten { $second }.
hint-close = Mehreres ist hier etwa gleich gut: rund { $best } von 100 Spielen gewinnst du so.

event-resigned = { $seat } gibt auf.
event-ended-resigned = Die Partie endet: Niemand ist mehr da, gegen den zu spielen wäre.
event-ended-aborted = Alle einigen sich darauf, die Partie abzubrechen.
event-ended-drawn = Alle einigen sich auf Remis.
event-ended-deserted = Niemand kam zurück; die Partie ist zu Ende.
event-undo = { $seat } nimmt die letzte Entscheidung zurück.
event-revised = Von hier an gilt Fassung { $rules } der Regeln.
event-redo = Die zurückgenommene Entscheidung gilt wieder.

nothing = nichts
passing = Passen
share-of = { $count } × { $what }

span-turn = Zug
span-phase = Phase
until-turn = bis Zugende
until-phase = bis Phasenende
