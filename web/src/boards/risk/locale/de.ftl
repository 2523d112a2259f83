rk-board = Karte und Heere
rk-map = Karte
rk-map-kind = Landkarte
rk-map-keys = Pfeiltasten gehen von Gebiet zu Gebiet, Tab zu wählbaren, P über Häfen, Bild auf und ab zu Regionen; Eingabe wählt, M öffnet die Liste der Lande.
rk-whole = Ganze Karte
rk-nearer = Näher heran
rk-farther = Weiter weg
rk-lands = Lande
rk-lands-tab = Lande
rk-set-up = Aufbau
rk-round = Runde { $count }

rk-steps = Schritte des Zuges
rk-turn-of = Zug von { $name }
rk-step-reinforce = Verstärken
rk-step-buy = Kaufen
rk-step-refresh = Charaktere aufdecken
rk-step-invade = Invasionen
rk-step-maneuver = Manöver
rk-step-complete = Ziel
rk-step-draw = Gebietskarte
rk-conquered = { $count ->
    [one] 1 Gebiet erobert
   *[other] { $count } Gebiete erobert
  }
rk-earned = 1 verdient
rk-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

rk-units = { $count ->
    [one] 1 Einheit
   *[other] { $count } Einheiten
  }
rk-gold = { $count } Gold
rk-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
rk-bound = +{ $count } gebunden
rk-mean = { $count }
rk-castle = Burg
rk-port = Hafen
rk-nobody = unbesetzt
rk-coming = { $count } kommen dazu
rk-is-target = Ziel
rk-is-origin = Ausgangsort
rk-targets = { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
  }
rk-can-choose = wählbar
rk-region-bonus = Ganz gehalten bringen { $lands } Gebiete +{ $count } je Zug.
rk-region-said = { $share } gehören dir, Bonus { $bonus }

rk-battle = Schlacht um { $target-wen }
rk-battle-said = { $attack } gegen { $defence }. Verloren: { $origin } { $lost ->
    [0] nichts
   *[other] { $lost }
  }, { $target } { $fallen ->
    [0] nichts
   *[other] { $fallen }
  }.
rk-beats = schlägt
rk-holds = hält
rk-to-take = Am Ende erobert
rk-to-hold = Du hältst stand
rk-chance = Aussicht { $percent } %
rk-fort-dice = Befestigung: achtseitige Würfel
rk-skip = Überspringen
rk-fought = { $name } hat angegriffen.
rk-units-in-battle = Einheiten in der Schlacht
rk-attack = Angreifen
rk-go-on = Weiter
rk-halt = Anhalten
rk-until-taken = Bis zur Eroberung
rk-until-left = Bis höchstens { $count } übrig sind
rk-until-odds = Solange mindestens { $count } %
rk-until-change = Angreifen, bis …
rk-goal-taken = erobert ist
rk-goal-left = höchstens so viele Einheiten übrig sind
rk-goal-odds = die Aussicht fällt unter
rk-defend = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
rk-defend-always = für die ganze Invasion

rk-placing = Einheiten aufstellen
rk-left-to-place = von { $total } zu setzen
rk-left-to-lose = von { $total } zu entfernen
rk-helping = Einheiten je Klick
rk-all = alle
rk-take-back = Zurücknehmen
rk-done = Fertig
rk-placing-hint = Klicke deine Gebiete an; Rechtsklick nimmt zurück.

rk-from-where = Wähle, von wo aus du angreifst.
rk-move-from = Wähle, woher Einheiten kommen.
rk-move-to = Wähle auf der Karte, wohin sie ziehen.
rk-from = Von { $origin-wem }
rk-other-origin = Anderer Ausgangsort
rk-outlook = { $percent } %; im Mittel bleiben dir { $ours }, dort { $theirs }.
rk-outlook-hint = Zeige auf ein Ziel, um zu sehen, was es kostet und bringt.
rk-stakes = Bringt: { $what }
rk-stake-whole = { $region } ganz: +{ $bonus }
rk-stake-breaks = bricht { $region-wen } (+{ $bonus })
rk-stake-castle = Burg
rk-stake-port = Hafen
rk-stake-card = Gebietskarte
rk-stake-home = dein Sitz der Macht
rk-stake-seat = Sitz der Macht von { $name }
rk-stake-last = { $name } scheidet aus
rk-left-after = im Mittel bleiben { $mean }
rk-stay = { $count ->
    [one] 1 bleibt
   *[other] { $count } bleiben
  }
rk-confirm-amount = { $many ->
    [yes] Bestätigen
   *[other] { $count ->
        [0] Keine
        [one] 1 Einheit
       *[other] { $count } Einheiten
      }
  }
rk-choose-land = Wähle auf der Karte oder in der Liste der Lande.
rk-still-to-place = Noch { $count } Einheiten.
rk-take-these = Bestätigen ({ $count } von { $most })

rk-own = Deine Karten
rk-territory-cards = Gebietskarten
rk-territories-short = Gebiete
rk-maester-short = Maester
rk-no-cards = keine
rk-card-held = Du hältst dieses Gebiet: Eingetauscht bringt die Karte hier zwei Einheiten mehr.
rk-captive = Gefangen bei { $name }.
rk-gone = Aus dem Spiel.
rk-turned = In dieser Runde schon eingesetzt.
rk-out = ausgeschieden
rk-count-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
rk-count-lands = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
  }
rk-count-castles = { $count ->
    [one] 1 Burg
   *[other] { $count } Burgen
  }
rk-count-cards = { $count ->
    [one] 1 Gebietskarte
   *[other] { $count } Gebietskarten
  }

rk-news = Seit deinem letzten Zug
rk-news-close = Schließen
rk-news-lost = { $name } hat dir { $territory-wen } genommen.
rk-news-taken = { $name } hat anderswo { $count ->
    [one] ein Gebiet
   *[other] { $count } Gebiete
  } erobert.
rk-news-points = { $name } hat { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  } gewonnen.
rk-news-out = { $name } ist ausgeschieden.

rk-end-lands = Gebiete
rk-end-castles = Burgen
rk-end-ports = Häfen
rk-end-points = Punkte
rk-end-units = Einheiten
rk-end-luck = Würfelglück
rk-end-map = Die Karte am Ende
rk-end-curve = Punkte von Zug zu Zug
rk-end-luck-how = Würfelglück: so viele Einheiten besser oder schlechter als zu erwarten gingen die Schlachten aus.
rk-end-by-card = Die Spielende-Karte kam: Jedes Gebiet, jede Burg und jeder Hafen zählt einen Punkt.
rk-end-by-points = Zehn Punkte und der Sitz der Macht beenden die Herrschaft.
rk-end-by-conquest = Nur ein Haus ist übrig.
