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

# Turniere.
tournament =
    { $title }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    } an Tischen zu { $seats }, jede Verteilung auf jedem Platz, Startwert { $seed }
page-title = Ein Turnier der Computerspieler
page-title-all = Alle Spiele
lead-clear = { $first } führt: in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } von { $meetings } Begegnungen kam { $first } vor { $second } an, dem Nächstbesten.
lead-open = { $first } führt, aber nicht deutlich: in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } von { $meetings } Begegnungen kam { $first } vor { $second } an, dem Nächstbesten; das kann Zufall sein.
lead-alone = { $first } führt mit { NUMBER($share, style: "percent", maximumFractionDigits: 1) } der Siege je besetztem Platz.
deals = Verteilungen
competitors = Spieler
thought = Rechenzeit
seed = Startwert
rating = Wertung
per-seat = Siege je Platz
reach = 95 %
cost = Kosten
pairs = Wer vor wem ankam
row-before-column = wie oft die Zeile vor der Spalte ankam
levels = Stufen: { $levels }.
engine-compiled = Gespielt mit der übersetzten Engine, Version { $version }; eine Stufe mit fester Bedenkzeit kommt auf ihr weiter.
engine-interpreted = Gespielt mit der nicht übersetzten Engine, Version { $version }; eine Stufe mit fester Bedenkzeit kommt auf der übersetzten weiter.
starved = Beendete Spiele brauchten { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Zeit der Arbeiter; der Rest ging an andere Arbeit auf der Maschine und an Spiele, die nicht zu Ende kamen. Eine Stufe mit fester Bedenkzeit war schwächer, als sie auf einer ruhigen Maschine ist.
points = { NUMBER($value, maximumFractionDigits: 0) }
between = { NUMBER($low, maximumFractionDigits: 0) } bis { NUMBER($high, maximumFractionDigits: 0) }
microseconds = { NUMBER($value, maximumSignificantDigits: 3) } µs
milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
minutes = { NUMBER($value, maximumSignificantDigits: 2) } min
hours = { NUMBER($value, maximumSignificantDigits: 2) } h
meetings = { $value } Begegnungen
explained = Wertungen nach Plackett und Luce, mit größter Wahrscheinlichkeit geschätzt: 400 Unterschied bedeuten zehn zu eins, das Mittel aller ist 0; die Bereiche fassen 95 % (Verteilungen neu gezogen). Siege je Platz: Anteil am Sieg für jeden besetzten Platz. Kosten: Zeit eines Prozessorkerns für eine Entscheidung.
forecast = Etwa { $left } für { $games } Spiele mit { $workers } Arbeitern ({ NUMBER($rate, maximumSignificantDigits: 2) } je Sekunde, an den ersten gemessen).
standing = { $games } Spiele, { $leaders }, noch { $left }
forecast-most = Höchstens { $left } für { $games } Spiele mit { $workers } Arbeitern ({ NUMBER($rate, maximumSignificantDigits: 2) } je Sekunde, an den ersten gemessen), weniger, wenn es vorher klar ist.
none-fits = Keine Verteilung wurde in { $budget } zu Ende gespielt: ein größeres --budget oder schnellere Spieler helfen.
going-on = Weiter nach { $games } Spielen aus { $journal }.
go-on = Angehalten nach { $games } Spielen, aufgehoben in { $journal }: derselbe Befehl macht dort weiter.
written = Geschrieben nach { $out }.
verdict-better = { $player } ist besser als { $other }: ein Vorteil von { NUMBER($edge, maximumFractionDigits: 1) } von 100 ist weit wahrscheinlicher als keiner ({ $deals } Verteilungen, Irrtum 5 %).
verdict-not-better = { $player } ist nicht um { NUMBER($edge, maximumFractionDigits: 1) } von 100 besser als { $other }: kein Vorteil ist weit wahrscheinlicher ({ $deals } Verteilungen, Irrtum 5 %).
verdict-open = Noch nicht klar, ob { $player } um { NUMBER($edge, maximumFractionDigits: 1) } von 100 besser ist als { $other } ({ $deals } Verteilungen).
chart-ratings = Wertungen mit dem Bereich, der 95 % fasst
chart-shares = Siege für jeden besetzten Platz; gestrichelt der faire Anteil
chart-costs = Stärke gegen die Kosten einer Entscheidung
chart-ladder = Die laufende Rangliste, Spiel für Spiel

# Studien.
studying = Aufbau { $number }: { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
studied =
    { $count ->
        [one] 1 Aufbau studiert
       *[other] { $count } Aufbauten studiert
    }, aufgehoben in { $out }.
