# Wörter des Bretts; Namen und Texte der Karten stehen bei den Regeln des Spiels.
dm-board = Spielfläche
dm-turn = Zug { $count }
dm-kingdom = Königreichkarten
dm-supply = Vorrat
dm-empty = leer
dm-hand = Deine Hand, { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
dm-search = Karte suchen
dm-no-card = Keine Karte heißt so.
dm-close = Schließen

# Zähler des Zuges; die Zahl steht groß davor.
dm-counters = In diesem Zug
dm-actions = { $count ->
    [one] Aktion
   *[other] Aktionen
  }
dm-buys = { $count ->
    [one] Kauf
   *[other] Käufe
  }
dm-coins = { $count ->
    [one] Münze
   *[other] Münzen
  }
dm-cheaper = alles { $count } billiger
dm-copper-more = Kupfer bringt { $count } mehr

# Karten und Stapel
dm-some = { $count ->
    [one] { $called }
   *[other] { $count } { $called }
  }
dm-in-play = Im Spiel: { $who }
dm-in-play-label = Im Spiel bei { $who }, { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $count } Karten
  }
dm-nothing-played = noch nichts ausgespielt
dm-costs = kostet { $cost }
dm-costs-less = kostet { $cost } statt { $printed }
dm-left = { $count ->
    [0] Stapel leer
   *[other] noch { $count }
  }
dm-as = als { $order }. Karte
dm-deck = Nachziehstapel
dm-deck-label = Dein Nachziehstapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
dm-known = { $count ->
    [one] obenauf liegt { $names }
   *[other] obenauf liegen { $names }
  }
dm-discard = Ablage
dm-discard-label = Ablage, { $count ->
    [one] eine Karte: { $called }
   *[other] { $count } Karten, oben { $called }
  }
dm-discard-empty = Ablage, leer
dm-trash = Müll
dm-trash-label = Müll, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
dm-own = Dein Kartensatz, { $count } Karten
dm-own-where = Alles, was dir gehört: Hand, Nachziehstapel, Ablage und Ausgespieltes.

# Warum etwas gerade nicht geht
dm-why-empty = hier gibt es nichts mehr
dm-why-dear = { $count ->
    [one] dir fehlt eine Münze
   *[other] dir fehlen { $count } Münzen
  }
dm-why-gain = passt nicht zu dem, was genommen werden darf
dm-why-later = Geld wird erst nach den Aktionen ausgespielt
dm-why-no-action = keine Aktionskarte
dm-why-no-treasure = keine Geldkarte
dm-why-hand = danach ist nicht gefragt

# Fragen
dm-taken = { $same ->
    [yes] { $count } von { $most } gewählt
   *[no] { $all ->
        [yes] { $count } gewählt
       *[no] { $count } gewählt, höchstens { $most }
    }
  }
dm-reset = Auswahl leeren
dm-do-discard = { $count ->
    [0] nichts ablegen
    [one] eine Karte ablegen
   *[other] { $count } Karten ablegen
  }
dm-do-trash = { $count ->
    [0] nichts entsorgen
    [one] eine Karte entsorgen
   *[other] { $count } Karten entsorgen
  }
dm-do-topdeck = auf den Nachziehstapel legen
dm-do-show = auf den Nachziehstapel legen
dm-do-back = so auf den Nachziehstapel legen
dm-do-order = in dieser Reihenfolge zurücklegen
dm-do-take = { $count ->
    [0] nichts nehmen
    [one] eine Karte nehmen
   *[other] { $count } Karten nehmen
  }
dm-do-choose = so ausführen
dm-do-some = { $count } wählen
dm-all-treasures = Alles Geld ausspielen (+{ $coins })
dm-some-treasures = { $count ->
    [one] eine Geldkarte ausspielen (+{ $coins })
   *[other] { $count } Geldkarten ausspielen (+{ $coins })
  }
dm-no-treasures = ohne Geld weiter
dm-drawn = gerade gezogen
dm-turned = aufgedeckt
dm-turned-by = aufgedeckt von { $who }
dm-top-of = Oberste Karte von { $who }
dm-group-own = In deinem Kartensatz
dm-group-here = Sonst in diesem Spiel
dm-group-rest = Alle anderen
dm-group-chosen = Schon gewählt
dm-group-up = Zur Wahl
dm-group-intrigue = Die Intrige
dm-group-base = Basisspiel

# Angriffe
dm-attack = Angriff: { $who } spielt { $called }
dm-safe = geschützt
dm-deciding = entscheidet …
dm-untouched = –
dm-hit-shows = zeigt { $card }
dm-hit-shows-hand = zeigt die Hand
dm-hit-discards = { $count ->
    [one] legt { $card } ab
   *[other] legt { $count } Karten ab
  }
dm-hit-discards-revealed = legt { $cards } ab
dm-hit-gains = nimmt { $card }
dm-hit-trashes = entsorgt { $cards }
dm-hit-reveals = deckt { $cards } auf
dm-hit-puts-back = legt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } zurück
dm-hit-puts-on-deck = legt { $cards } auf den Stapel
dm-hit-stays = behält { $card }
dm-hit-draws = zieht { $count }

# Plätze
dm-seat-hand = { $count ->
    [0] keine Handkarten
    [one] eine Handkarte
   *[other] { $count } Handkarten
  }
dm-seat-deck = Nachziehstapel, { $count ->
    [0] leer
    [one] eine Karte
   *[other] { $count } Karten
  }
dm-seat-turns = { $count ->
    [0] noch kein Zug beendet
    [one] ein Zug beendet
   *[other] { $count } Züge beendet
  }
dm-seat-turns-short = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }

# Das Ende
dm-end-facts = { $size } Karten, { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }
dm-end-points = { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
  }
dm-end-counting = Karten, die zählen
dm-end-other = Die übrigen Karten
dm-end-each = je { $each }
dm-end-tie = Bei gleichen Punkten gewinnt, wer weniger Züge gebraucht hat.
dm-end-shared = Gleiche Punkte in gleich vielen Zügen: gemeinsamer Sieg.
dm-chart = Punkte nach jedem Zug
dm-chart-turn = Runde

# Wahl des Königreichs
dm-sets-intrigue = Empfohlen, mit der Intrige
dm-sets-base = Nur Basisspiel
dm-sets-random = Durch das Los
dm-sets-together = Gemeinsam am Tisch
dm-sets-yours = Eigene Wahl
dm-sets-own = Zehn Karten selbst wählen
dm-sets-chosen = Zehn selbst gewählte Karten
dm-sets-before = deine vorigen zehn Karten
dm-sets-picked = { $left ->
    [0] Zehn Karten gewählt
   *[other] { $count } gewählt, noch { $left }
  }
dm-sets-unfinished = Bis zehn Karten gewählt sind, bleibt es bei: { $called }.
dm-about-random = Zehn der 50 Königreichkarten, ausgelost beim Beginn.
dm-about-random_intrigue = Zehn der 25 Karten der Intrige, ausgelost beim Beginn.
dm-about-random_base = Zehn der 25 Karten des Basisspiels, ausgelost beim Beginn.
dm-about-in_turn = Reihum nennen alle eine Karte, bis zehn gewählt sind.
dm-about-veto = Zehn Karten und eine mehr für jeden Platz liegen aus; reihum wird je eine gestrichen.

# Kurz, was eine Karte tut
dm-gist-courtyard = +3 Karten; eine zurück auf den Stapel
dm-gist-pawn = Wähle zwei: Karte, Aktion, Kauf, Münze
dm-gist-secret_chamber = Ablegen: je +1 Münze
dm-gist-great_hall = +1 Karte, +1 Aktion · 1 Punkt
dm-gist-masquerade = +2 Karten; alle geben eine nach links
dm-gist-shanty_town = +2 Aktionen; ohne Aktion +2 Karten
dm-gist-steward = +2 Karten, +2 Münzen oder 2 entsorgen
dm-gist-swindler = +2 Münzen; tauscht fremde Karten
dm-gist-wishing_well = +1 Karte, +1 Aktion; rate die nächste
dm-gist-baron = +1 Kauf; Anwesen ablegen: +4 Münzen
dm-gist-bridge = +1 Kauf, +1 Münze; alles 1 billiger
dm-gist-conspirator = +2 Münzen; ab der 3. Aktion mehr
dm-gist-coppersmith = Jedes Kupfer bringt 1 Münze mehr
dm-gist-ironworks = Nimm eine Karte bis 4, mit Bonus
dm-gist-mining_village = +1 Karte, +2 Aktionen; opfern: +2 Münzen
dm-gist-scout = +1 Aktion; deck 4 auf, Punkte zur Hand
dm-gist-duke = 1 Punkt je Herzogtum
dm-gist-minion = +1 Aktion; +2 Münzen oder neue Hände
dm-gist-saboteur = Zerstört bei allen eine Karte ab 3
dm-gist-torturer = +3 Karten; andere: 2 ablegen oder Fluch
dm-gist-trading_post = 2 entsorgen, ein Silber zur Hand
dm-gist-tribute = Links 2 aufdecken, Bonus je Art
dm-gist-upgrade = +1 Karte, +1 Aktion; Karte um 1 aufwerten
dm-gist-harem = 2 Münzen · 2 Punkte
dm-gist-nobles = +3 Karten oder +2 Aktionen · 2 Punkte
dm-gist-cellar = +1 Aktion; ablegen und nachziehen
dm-gist-chapel = Entsorge bis zu 4 Karten
dm-gist-moat = +2 Karten; schützt vor Angriffen
dm-gist-chancellor = +2 Münzen; Stapel ablegen erlaubt
dm-gist-village = +1 Karte, +2 Aktionen
dm-gist-woodcutter = +1 Kauf, +2 Münzen
dm-gist-workshop = Nimm eine Karte bis 4
dm-gist-bureaucrat = Silber auf den Stapel; andere: Punkte zurück
dm-gist-feast = Opfern: nimm eine Karte bis 5
dm-gist-gardens = 1 Punkt je 10 Karten
dm-gist-militia = +2 Münzen; andere behalten 3 Karten
dm-gist-moneylender = Kupfer entsorgen: +3 Münzen
dm-gist-remodel = Karte gegen eine bis 2 teurere tauschen
dm-gist-smithy = +3 Karten
dm-gist-spy = +1 Karte, +1 Aktion; oberste prüfen
dm-gist-thief = Stiehlt Geld von fremden Stapeln
dm-gist-throne_room = Spiel eine Aktion zweimal
dm-gist-council_room = +4 Karten, +1 Kauf; andere +1 Karte
dm-gist-festival = +2 Aktionen, +1 Kauf, +2 Münzen
dm-gist-laboratory = +2 Karten, +1 Aktion
dm-gist-library = Zieh auf 7 Karten
dm-gist-market = +1 Karte, Aktion, Kauf, Münze
dm-gist-mine = Geld gegen bis zu 3 teureres tauschen
dm-gist-witch = +2 Karten; andere nehmen Flüche
dm-gist-adventurer = Zieh die nächsten 2 Geldkarten

dm-warn-upgrade = Nichts im Vorrat kostet { $cost }: Du würdest { $called } entsorgen und nichts dafür nehmen.
dm-warn-money = Du behältst Geldkarten für { $coins } auf der Hand. Später in diesem Zug lassen sie sich nicht mehr ausspielen.
dm-why-treasures-first = gekauft wird nach dem Geld: Spiele es zuerst aus ({ $coins } auf der Hand)
dm-why-actions-first = gekauft wird nach Aktionen und Geld
dm-treasures-first = { $called } kostet { $cost }. Spiele zuerst dein Geld aus: { $coins }.
