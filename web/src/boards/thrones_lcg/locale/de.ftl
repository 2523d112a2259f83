lg-board = Spieltisch
lg-set-up = Aufbau
lg-round = Runde { $count }
lg-card-tab = Karte
lg-read-hint = { $by ->
    [finger] Tippe
   *[mouse] Zeig
} auf eine Karte: Hier steht sie in voller Größe.
lg-house-card = Hauskarte
lg-others = Wessen Auslage
lg-mat = Auslage von { $who }, { $power } von { $goal } Macht
lg-lane = Mitte
lg-bar = Schritte und Passen
lg-steps = Schritte
lg-hand = Deine Hand, { $count } { $count ->
    [one] Karte
   *[other] Karten
}
lg-hand-empty = Deine Hand ist leer.
lg-in-play = Im Spiel
lg-no-characters = noch keine Charaktere
lg-choosable = wählbar
lg-choose-seat = { $who } wählen
lg-menu = { $called }: Was tust du?
lg-back = Zurück
lg-close = Schließen
lg-empty = Hier liegt nichts.
lg-search = Karte suchen
lg-now = { $count ->
    [one] Jetzt möglich
   *[other] Jetzt möglich: { $count } Wege
}
lg-why-kneels = Gebeugt: kann nicht teilnehmen.
lg-why-icon = Ohne das Symbol für { $kind ->
    [military] Militär
    [intrigue] Intrige
   *[power] Macht
}.
lg-why-marshal = Nur in deinem Aufmarsch.
lg-why-gold = Kostet { $cost }; du hast { $gold } Gold.

# counts
lg-power = { $count } Macht
lg-power-of = { $count } von { $goal } Macht
lg-gold = { $count } Gold
lg-influence = { $count } Einfluss
lg-income = { $count } Gold
lg-initiative = Initiative { $count }
lg-claim = Schaden { $count }
lg-left = Noch { $count } { $count ->
    [one] Herausforderung
   *[other] Herausforderungen
}
lg-copies = { $count } { $count ->
    [one] Exemplar
   *[other] Exemplare
}
lg-hand-of = { $count } { $count ->
    [one] Handkarte
   *[other] Handkarten
}
lg-deck-of = Deck: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
lg-pile-discards = Ablagestapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
lg-pile-dead = Totenstapel: { $count } { $count ->
    [one] Karte
   *[other] Karten
}
lg-title-of-discards = Ablagestapel von { $who } ({ $count })
lg-title-of-dead = Totenstapel von { $who } ({ $count })
lg-title-of-plots = Benutzte Strategien von { $who } ({ $count })
lg-plot-label = Strategie { $called }: { $income } Gold, Initiative { $initiative }, Schaden { $claim }

# cards
lg-strength = Stärke { $count }
lg-lasting = vorübergehend
lg-kneels = gebeugt
lg-stands = aufrecht
lg-role-attacks = greift an
lg-role-defends = verteidigt
lg-duplicates = { $count ->
    [one] ein Duplikat
   *[other] { $count } Duplikate
}
lg-carries = trägt { $names }
lg-leaving = verlässt das Spiel
lg-gained = Dazu: { $names }
lg-lost = Verloren: { $names }
lg-type-character = Charakter
lg-type-location = Ort
lg-type-attachment = Zusatz
lg-type-event = Ereignis
lg-type-plot = Strategie
lg-plays = { $who } spielt { $called }

# the challenge
lg-kind-military = Militärschlag
lg-kind-intrigue = Intrige
lg-kind-power = Machtkampf
lg-versus = gegen
lg-totals = { $attack } gegen { $defence }
lg-side-attackers = Angreifer
lg-side-defenders = Verteidiger
lg-nobody = niemand
lg-brings = { $kind ->
    [military] Gewinnt { $who }, { $count ->
        [one] stirbt ein Charakter
       *[other] sterben { $count } Charaktere
    } von { $whom }.
    [intrigue] Gewinnt { $who }, wirft { $whom } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
   *[power] Gewinnt { $who }, wechselt { $count } Macht von { $whom } den Besitzer.
}
lg-brings-you = { $kind ->
    [military] Gewinnst du, { $count ->
        [one] stirbt ein Charakter
       *[other] sterben { $count } Charaktere
    } von { $whom }.
    [intrigue] Gewinnst du, wirft { $whom } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
   *[power] Gewinnst du, nimmst du { $whom } { $count } Macht.
}
lg-brings-on-you = { $kind ->
    [military] Verlierst du, { $count ->
        [one] stirbt einer deiner Charaktere
       *[other] sterben { $count } deiner Charaktere
    }.
    [intrigue] Verlierst du, wirfst du { $count ->
        [one] eine zufällige Karte
       *[other] { $count } zufällige Karten
    } ab.
   *[power] Unterliegst du, verlierst du { $count } Macht.
}
lg-would-bring = { $kind ->
    [military] tötet { $count }
    [intrigue] kostet { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
   *[power] nimmt { $count } Macht
}
lg-won = { $who } gewinnt mit { $count } Vorsprung.
lg-defended-by = { $who } verteidigt für { $whom }.
lg-threatened = Ohne Rettung { $count ->
    [one] verlässt { $names } das Spiel.
   *[other] verlassen { $names } das Spiel.
}
lg-you-support = Du stützt { $whom } als { $title } und darfst verteidigen.
lg-after = Soeben: { $what }.
lg-when-entered = { $that } ist ins Spiel gekommen
lg-when-played = { $by } hat { $that } ausgespielt
lg-when-shown = { $by } hat Karten gezeigt
lg-when-plot_shown = { $by } hat eine Strategie aufgedeckt
lg-when-defends = { $that } verteidigt
lg-when-won = { $by } hat die Herausforderung gewonnen
lg-when-renown = { $that } hat Macht erhalten
lg-when-killed = { $that } wurde getötet
lg-when-buried = eine Karte kam auf den Totenstapel von { $by }
lg-when-dominated = { $by } hat die Herrschaft gewonnen
lg-when-stood = { $that } hat sich aufgerichtet
lg-when-phase = die Phase hat begonnen
lg-some-card = eine Karte
lg-somebody = jemand

# titles of the council
lg-supports = stützt { $who }
lg-rivals = Konkurrent: { $who }
lg-title-crown-regent = +3 Stärke im Machtkampf; lenkt einmal je Runde eine Herausforderung um
lg-title-hand-of-the-king = 2 Einfluss
lg-title-master-of-laws = zieht eine Karte mehr
lg-title-lord-commander-of-the-kingsguard = +3 Stärke im Militärschlag; nimmt einmal je Runde einen auf sich
lg-title-master-of-whispers = +3 Stärke in Intrigen
lg-title-master-of-coin = 2 Gold mehr

lg-partner = Partner
lg-turn = am Zug
lg-do-marshal = { $count ->
    [0] Dein Aufmarsch: kein Gold mehr. Passe, wenn du fertig bist.
   *[other] Dein Aufmarsch: Gib bis zu { $count } Gold für Karten deiner Hand aus.
}
lg-do-other = { $who } marschiert auf. Nutze eine Aktion oder passe.
lg-do-act = Nutze eine Aktion oder passe.

# window bar
lg-step-attackers = Angreifer
lg-step-first-actions = Aktionen
lg-step-stealth = Heimlich
lg-step-defenders = Verteidiger
lg-step-last-actions = Aktionen
lg-step-resolution = Auflösung
lg-answers = Reaktionen
lg-pass = Passen
lg-space = Leertaste
lg-until = bis …
lg-pass-until = passen bis
lg-until-challenge = Auflösung
lg-until-over = Abschluss
lg-until-turn = Zugende
lg-until-phase = Phasenende
lg-until-concerned = es mich betrifft
lg-none = { $prompt ->
    [defenders] Niemand
    [stealth] Niemand
    [keep] Keine behalten
   *[other] Nichts
}
lg-warn = { $prompt ->
    [keep] Du darfst { $most } behalten und hast { $count ->
        [0] keine
       *[other] { $count }
    } gewählt. Was du nicht behältst, ist verloren und nicht zu retten.
    [set-up] Du legst nichts aus. Dabei kostet es dich nichts: Deine Hand wird wieder aufgefüllt.
   *[stand] Du lässt nichts aufstehen. Dabei kostet es dich nichts.
}
lg-of = { $count } von { $most }
lg-done = { $prompt ->
    [attackers] Angreifen
    [defenders] Verteidigen
    [stealth] Anschleichen
    [set-up] Auslegen
    [kneel] Beugen
    [stand] Aufrichten
    [discard] Abwerfen
    [claim] Opfern
    [keep] Behalten
   *[other] Fertig
}

# building decks
lg-workshop = Deckbau
lg-deck = Deck
lg-deck-titles = Karten zur Auswahl
lg-deck-type = Art der Karten
lg-deck-all-types = alle Arten
lg-deck-whose = Welche Karten
lg-deck-whose-own = Haus und neutral
lg-deck-whose-deck = nur das Deck
lg-deck-whose-all = alle Karten
lg-deck-less = { $called } weniger
lg-deck-more = { $called } mehr
lg-deck-house = Haus
lg-deck-from = Beginne mit
lg-deck-box = { $house } aus der Schachtel
lg-deck-empty = einem leeren Deck
lg-deck-begin = Wähle ein Haus, oder beginne mit einem Deck aus der Schachtel.
lg-deck-boxed = Ein Deck aus der Schachtel hat { $count } Karten und wird gespielt, wie es ist: Wähle es, wenn du einen Tisch eröffnest. Ein eigenes Deck folgt den Turnierregeln und braucht mindestens { $least } Karten.
lg-deck-none = Keine Karte gefunden.
lg-deck-cards = Karten (mindestens { $least })
lg-deck-plots = Strategien (genau { $count })
lg-deck-curve = Karten nach Kosten von 0 bis 7: { $numbers }
lg-deck-icons = { $count } Charaktere mit { $icon }
lg-deck-faults = Was dem Deck fehlt
lg-deck-fine = Dieses Deck ist spielbereit.
lg-deck-sample = Probehand ziehen
lg-deck-share = Als Link kopieren
lg-deck-shared = Link kopiert
lg-deck-name = Name
lg-deck-save = Merken
lg-deck-drop = Vergessen
lg-deck-list = Als Liste schreiben oder lesen
lg-deck-write = Deck als Liste
lg-deck-read = Liste lesen
lg-deck-own = Eigenes Deck
lg-deck-build = Deck bauen
lg-deck-look = Ansehen

# the end
lg-end-by = Wer zuerst { $goal } Macht hat, gewinnt.
lg-end-house = Auf dem Haus
lg-end-people = Charaktere
lg-end-dead = Tote
lg-end-power = Macht
lg-end-nobody = niemand
lg-end-curve = Macht nach jeder Runde
lg-end-round = Runde
