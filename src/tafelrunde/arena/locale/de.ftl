# Simulationen und ihre Berichte.
title =
    { $title }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } zu { $seats }, { $rotate ->
        [1] Plätze im Wechsel
       *[0] feste Plätze
    }, Startwert { $seed }
player = Spieler
seats = Plätze
games = Spiele
share = Siege
interval = 95 %
fair = fair
score = Punkte
rank = Rang
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
count = { $value }
decisions = Entscheidungen je Spiel: { NUMBER($value, maximumFractionDigits: 1) }
turns = Züge je Spiel (wer die meisten hatte): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
first = Siege dessen, der den ersten Zug hatte: { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; fair: { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
speed = Je CPU-Sekunde: { NUMBER($games, maximumSignificantDigits: 3) } Spiele, { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen
grouped = Gleiche Spieler an mehreren Plätzen zählen zusammen; „fair“ wäre ihr Anteil der Siege, wenn alle Plätze gleich stark wären.
stopped = Abgebrochen nach { $games } von { $planned } Spielen.
rate = { NUMBER($value, maximumSignificantDigits: 3) } Spiele/s
progress = { $games } von { $planned } Spielen, { NUMBER($value, maximumSignificantDigits: 3) }/s
