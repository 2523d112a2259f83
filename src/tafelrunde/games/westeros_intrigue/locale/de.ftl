title = Die Intrigen von Westeros
summary = Legt Karten in eine gemeinsame Pyramide, behaltet wenige, legt die letzte.
intro = Reihum legt ihr je eine Karte in dieselbe Pyramide. Unten passt jede Farbe, an beide Enden der Reihe. Weiter oben liegt eine Karte auf zwei Nachbarn und hat die Farbe von mindestens einem. Wer nicht legen kann, ist für diese Runde draußen; jede Karte auf der Hand ist ein Strafpunkt. Wer als Letzter legt, zieht eine Karte des Eisernen Throns, die am Ende Strafpunkte abzieht. Es gewinnt, wer nach allen Runden am wenigsten übrig hat.

prompt-lay = Lege eine Karte in die Pyramide
waits-lay = legt eine Karte

level-easy = Knappe
level-medium = Ritter
level-hard = Meister der Intrige

house-0 = Stark
house-1 = Lennister
house-2 = Baratheon
house-3 = Targaryen

card-0 = Eddard Stark
card-1 = Catelyn Stark
card-2 = Robb Stark
card-3 = Sansa Stark
card-4 = Arya Stark
card-5 = Bran Stark
card-6 = Rickon Stark
card-7 = Jon Schnee
card-8 = Hodor
card-9 = Tywin Lennister
card-10 = Cersei Lennister
card-11 = Jaime Lennister
card-12 = Tyrion Lennister
card-13 = Joffrey Baratheon
card-14 = Sandor Clegane
card-15 = Gregor Clegane
card-16 = Lancel Lennister
card-17 = Bronn
card-18 = Robert Baratheon
card-19 = Stannis Baratheon
card-20 = Renly Baratheon
card-21 = Selyse Baratheon
card-22 = Sharin Baratheon
card-23 = Melisandre
card-24 = Davos Seewert
card-25 = Matthos Seewert
card-26 = Gendry
card-27 = Daenerys Targaryen
card-28 = Viserys Targaryen
card-29 = Khal Drogo
card-30 = Jorah Mormont
card-31 = Barristan Selmy
card-32 = Grauer Wurm
card-33 = Missandei
card-34 = Daario Naharis
card-35 = Irri

throne-0 = 1 Punkt, 1 Schwert
throne-1 = 1 Punkt, 2 Schwerter
throne-2 = 2 Punkte, 3 Schwerter
throne-3 = 2 Punkte, 4 Schwerter
throne-4 = 2 Punkte, 5 Schwerter
throne-5 = 3 Punkte, 6 Schwerter
throne-6 = 3 Punkte, 7 Schwerter

lay-middle = { $card } in die Mitte
lay-left = { $card } links an die unterste Reihe
lay-right = { $card } rechts an die unterste Reihe
lay-above = { $card } über { $left } und { $right }

event-round-begins = Runde { $round } beginnt; { $seat } fängt an.
event-dealt = Deine Hand: { $cards }.
event-start-card = { $card } liegt als erste Karte in der untersten Reihe.
event-laid-middle = { $seat } legt { $card } in die Mitte.
event-laid-left = { $seat } legt { $card } links an die unterste Reihe.
event-laid-right = { $seat } legt { $card } rechts an die unterste Reihe.
event-laid-above = { $seat } legt { $card } über { $left } und { $right }.
event-excluded = { $seat } kann keine Karte legen und ist ausgeschlossen, mit { $count ->
    [one] einer Karte
   *[other] { $count } Karten
  } auf der Hand.
event-hand-empty = { $seat } hat alle Karten gelegt.
event-draws-throne = { $seat } hat die letzte Karte gelegt und zieht eine Karte des Eisernen Throns.
event-sees-throne = Deine Karte des Eisernen Throns: { $throne }.
event-penalty = { $seat } bekommt { $count ->
    [0] keine Strafpunkte.
    [one] einen Strafpunkt für { $cards }.
   *[other] { $count } Strafpunkte für { $cards }.
  }
event-game-over = Das Spiel ist zu Ende; alle decken ihre Karten des Eisernen Throns auf.

# Was jemand tat, in wenigen Buchstaben am Platz; $things sind Karten, Leute oder Länder.
deed-laid-left = { $things } gelegt
deed-laid-right = { $things } gelegt
deed-laid-middle = { $things } gelegt
deed-laid-above = { $things } gelegt
deed-draws-throne = Eiserner Thron gezogen
deed-excluded = ausgeschlossen
deed-penalty = { $count ->
    [0] keine Strafpunkte
    [one] ein Strafpunkt
   *[other] { $count } Strafpunkte
  }

option-rounds = Anzahl der Runden
option-starter = Startplatz
option-forced = Einziger möglicher Zug
option-starter-random = ausgelost
option-forced-ask = wird gefragt
option-forced-auto = wird von selbst gelegt

why-turn = Runde { $round }: { $seat } ist am Zug.
