# Wörter des Bretts; Namen der Karten und Häuser stehen bei den Regeln des Spiels.
wi-board = Spielfläche
wi-round-of = Runde { $round } von { $rounds }
wi-pyramid = Pyramide, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
wi-hand = Deine Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }

wi-short-29 = Drogo
wi-short-32 = Grauer Wurm
wi-card = { $called }, Haus { $house }
wi-house = Haus { $house }
wi-or = { $first } oder { $last }
wi-behind = dahinter { $names }
wi-row = Reihe { $row }
wi-laid-by = gelegt von { $who }
wi-laid-by-nobody = lag zu Beginn

wi-fits = { $count ->
    [0] passt gerade nirgends
    [one] passt an einen Platz
    [2] passt an zwei Plätze
    [3] passt an drei Plätze
    [4] passt an vier Plätze
    [5] passt an fünf Plätze
    [6] passt an sechs Plätze
    [7] passt an sieben Plätze
    [8] passt an acht Plätze
   *[other] passt an { $count } Plätze
  }
wi-why-nowhere = Die unterste Reihe ist voll, und über Haus { $house } ist nichts frei.
wi-why-out = Ausgeschlossen: In dieser Runde legst du nichts mehr.
wi-not-there = passt nicht an diesen Platz

wi-place-middle = Freier Platz in der Mitte
wi-place-left = Freier Platz links an der untersten Reihe
wi-place-right = Freier Platz rechts an der untersten Reihe
wi-place-above = Freier Platz über { $first } und { $second }
wi-any-house = jedes Haus passt
wi-fits-here = hier passt { $houses }

wi-hint-choose = Wähle eine Karte oder einen Platz.
wi-hint-card = { $called } { $fits }.
wi-hint-place = Hier passt von dir { $houses }.
wi-hint-nowhere = { $called } passt gerade nirgends: Die unterste Reihe ist voll, und über Haus { $house } ist nichts frei.
wi-hint-not-there = { $called } passt nicht an diesen Platz.
wi-hint-out = Du bist in dieser Runde ausgeschlossen; { $count ->
    [one] eine Karte bleibt
   *[other] { $count } Karten bleiben
  } dir als Strafpunkte.
wi-hint-empty = Du hast alle Karten gelegt: keine Strafpunkte in dieser Runde.

wi-cards = { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
wi-cards-word = { $count ->
    [one] Karte
   *[other] Karten
  }
wi-penalties = { $count ->
    [0] keine Strafpunkte
    [one] ein Strafpunkt
   *[other] { $count } Strafpunkte
  }
wi-thrones = { $count ->
    [0] keine Karte des Eisernen Throns
    [one] eine Karte des Eisernen Throns
   *[other] { $count } Karten des Eisernen Throns
  }
wi-starter = beginnt diese Runde
wi-excluded = ausgeschlossen
wi-excluded-title = Ausgeschlossen
wi-excluded-short = Raus
wi-hand-empty = alles gelegt

wi-throne = Eiserner Thron: { $worth }
wi-throne-hidden = Karte des Eisernen Throns, verdeckt

wi-round-over = Runde { $round } ist zu Ende
wi-round-last = { $who } hat zuletzt gelegt und zieht vom Eisernen Thron.
wi-round-last-you = Du hast zuletzt gelegt und ziehst vom Eisernen Thron.
wi-look-back = Runde { $round } ansehen
wi-close = Schließen
wi-draws = letzte Karte, zieht vom Eisernen Thron
wi-of-house = { $count } von Haus { $house }

wi-summary = Ergebnis nach Runden
wi-summary-how = Strafpunkte minus Punkte des Eisernen Throns; das niedrigste Ergebnis gewinnt.
wi-summary-tie = Bei Gleichstand entscheidet die einzelne Karte mit den wenigsten Schwertern.
wi-summary-shared = Gleichstand ohne Karte des Eisernen Throns: gemeinsamer Sieg.
wi-won = gewonnen
wi-no-thrones = keine
wi-minus = zusammen minus { $count }
wi-col-seat = Platz
wi-col-left = behält
wi-col-gets = dazu
wi-col-round = Runde { $round }
wi-col-round-short = R{ $round }
wi-col-penalties = Strafpunkte
wi-col-sum = Summe
wi-col-thrones = Eiserner Thron
wi-col-score = Ergebnis
