it-language = de
it-board = Tisch der Häuser
it-houses = Häuser
it-table = Begegnung
it-turn = Zug { $count }
it-setting-up = Aufbau
it-you = du
it-computer = Computer
it-influence = Einfluss
it-influence-said = { $count } von 5 Einfluss ausgeweitet
it-power = Macht
it-card = Karte
it-bonus = Zusatz
it-power-and-card = Macht + Karte
it-challenger = Herausforderer
it-challenger-tight = Heraus{ "\u00AD" }forderer
it-defender = Verteidiger
it-challenger-side = Seite des Herausforderers { $seat }
it-defender-side = Seite des Verteidigers { $seat }
it-supports = stützt { $to_seat }
it-supports-you = stützt dich

it-short-eddard = Eddard
it-short-robb = Robb
it-short-catelyn = Catelyn
it-short-bran = Bran
it-short-arya = Arya
it-short-cersei = Cersei
it-short-tywin = Tywin
it-short-tyrion = Tyrion
it-short-jaime = Jaime
it-short-joffrey = Joffrey
it-short-stannis = Stannis
it-short-melisandre = Melisandre
it-short-davos = Davos
it-short-selyse = Selyse
it-short-shireen = Sharin
it-short-daenerys = Daenerys
it-short-viserys = Viserys
it-short-drogo = Drogo
it-short-jorah = Jorah
it-short-greyworm = Gr. Wurm
it-short-margaery = Margaery
it-short-olenna = Olenna
it-short-loras = Loras
it-short-mace = Maes
it-short-renly = Renly

it-phases = Phasen des Zuges
it-phase-hostages = Geiseln
it-phase-preparation = Vorbereitung
it-phase-support = Unterstützung
it-phase-encounter = Begegnung
it-phase-resolution = Auswertung
it-event = Ereignis:
it-special-0 = Die volle Hand
it-special-1 = Der lange Arm
it-special-2 = Die stärksten Banner
it-pack = Kartenpaket: { $title }

it-house-label = { $house } von { $seat }
it-row-label = { $seat }, { $house }, { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
it-leader-label = { $who }, Anführer, { $count } Macht auf dem Bogen
it-person-label = { $who }, { $count } Macht{ $there }
it-dead-label = { $who }, tot
it-at-table = , in der Begegnung
it-stands-label = { $who } von { $seat }, { $count } Macht
it-laid-label = Karte von { $seat }: { $what }
it-hand-count = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
it-hostage-count = { $count ->
    [0] keine Geiseln
    [one] 1 Geisel
   *[other] { $count } Geiseln
  }
it-hand-label = Deine Hand, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
it-no-cards = Deine Hand ist leer.
it-guests = Einfluss auf dieses Haus: { $names }
it-hostages = Geiseln
it-hostages-said = { $count ->
    [one] 1 Geisel
   *[other] { $count } Geiseln
  }: { $cards }
it-played = Ausgespielte Charakterkarten

it-war = Krieg { $count }
it-hidden-card = verdeckte Karte
it-hidden-said = Diese Karte kennst du nicht.
it-peace-said = Zwei Friedenskarten: Ihr verhandelt. Gegen Krieg: Du wirst verraten.
it-war-said = Zwei Kriegskarten: Macht und Karte zählen. Gegen Frieden: Du verrätst.
it-character-laid = Ausgelegt zählt sie als Krieg mit 0.
it-mark-own = Eigener Entwurf: Der gedruckte Text ist nicht öffentlich.
it-mark-pack = Aus dem Kartenpaket dieses Tisches.
it-own-short = eigener Entwurf
it-own-design-note = Die meisten gedruckten Texte sind nicht öffentlich. Was als eigener Entwurf gekennzeichnet ist, haben wir selbst geschrieben.
it-pack-text = Was diese Karte bewirkt, steht im Kartenpaket.
it-sheet-said = { $count } Macht auf dem Anführerbogen.
it-power-said = { $count } Macht.
it-dead = Tot.
it-ability-said = Anführer – { $name }: { $text }
it-card-said = Karte – { $name }: { $text }
it-hand-said = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }, { $deck } im Stapel.
it-known = Du kennst davon: { $cards }.
it-known-to = { $who } { $many ->
    [one] weiß
   *[other] wissen
  }, dass du diese Karte auf der Hand hast.
it-among = Auf der Hand oder verdeckt auf dem Tisch: { $cards }.
it-unseen-peace = Friedenskarten noch im Umlauf: { $count } von { $all }.
it-gone-wars = Sicher nicht auf der Hand: Krieg { $cards }.
it-holds = Hält als Geiseln: { $cards }.
it-word = Wort gehalten: { $kept }, gebrochen: { $broken }
it-no-word-yet = Noch kein Versprechen eingelöst oder gebrochen.
it-silenced = Darf in diesem Zug keine Charakterkarten ausspielen.
it-protected = Erleidet in diesem Zug keine Sanktionen.

it-if-lost = bei Niederlage: { $losses }
it-if-broken-off = beim Scheitern: { $losses }
it-has-lost = verliert
it-won = { $name } gewinnt
it-tied = Gleichstand, beide verlieren
it-talks-failed = Gespräche gescheitert
it-deal = Handel vereinbart
it-laid-wait = { $what } liegt verdeckt vor dir. Die andere Seite überlegt noch.

it-pass = Passen
it-use = Einsetzen
it-play = Ausspielen
it-done = Fertig
it-lay = Verdeckt auslegen
it-lay-how = Wähle eine Karte deiner Hand. Beide legen gleichzeitig und verdeckt.
it-lay-this = { $what } auslegen?
it-replace-how = Wähle, welche Karte nun verdeckt vor dir liegt.
it-discard = Ablegen
it-discard-how = { $count ->
    [one] Wähle 1 Karte, die du ablegst.
   *[other] Wähle { $count } Karten, die du ablegst.
  }
it-which-card = Wähle eine Karte, um ihren Text zu lesen.
it-nothing-to-use = Du hast jetzt nichts, was hier wirkt.
it-point-first = Zeige auf jemanden, um zu sehen, was folgt.
it-choose-this = { $who } wählen
it-for = für { $seat }
it-offer-label = { $who } für { $seat }
it-offer-how = Wen bietest du an, und wem? Wer angenommen wird, gewinnt und verliert mit.
it-offer-this = { $who } für { $name } anbieten
it-stay-out = Heraushalten
it-accept = { $seat } bietet { $who } mit { $count } Macht an.
it-release = Freilassen
it-torture = Foltern
it-hostages-how = Freilassen bringt dir 1 Karte, Foltern schwächt das Haus der Geisel.
it-hostages-done = Fertig
it-share-left = { $count ->
    [0] Alle Macht ist verteilt.
   *[other] Noch { $count } von { $total } Macht zu verteilen
  }
it-pay-left = { $count ->
    [0] Alles ist bezahlt.
   *[other] Noch { $count } von { $total } Macht zu zahlen
  }
it-rest-distribute = bleibt auf dem Bogen
it-rest-split = wird nicht gezahlt
it-less = { $who }: 1 weniger
it-more = { $who }: 1 mehr

it-then-dies = { $who } stirbt ({ $power } Macht).
it-then-power = { $who }: { $power } → { $left } Macht.
it-then-yours = { $count } Macht kommt auf deinen Anführerbogen.
it-then-sum = Macht der Seite: { $sum } → { $total }, Gegenseite { $other }.
it-then-lost = Bei Niederlage verliert { $who } { $count } Macht.
it-reward-challenging = Bei Sieg: 1 Einfluss auf das Haus von { $to_seat }.
it-reward-defending = Bei Sieg: 2 Karten und 2 Macht vom Bogen.
it-then-strengthen = { $who }: { $power } → { $more } Macht; auf dem Bogen bleiben { $left }.
it-then-send = { $who } geht mit { $power } Macht in die Begegnung{ $other ->
    [0] .
   *[other] ; die Gegenseite hat { $other }.
  }
it-then-release = Die Karte geht an { $to_seat } zurück; du ziehst 1 Karte.
it-then-torture = Du wählst einen Charakter von { $to_seat }: Er gibt { $count } Macht auf deinen Bogen.
it-then-torture-leader = { $count } Macht vom Bogen von { $to_seat } kommt aus dem Spiel.
it-then-torture-dead = { $who } ist schon tot: Die Karte wird nur abgelegt.
it-then-out = Du gewinnst und verlierst in diesem Zug nichts.
it-then-discard = { $what } kommt auf deinen Ablagestapel.
it-peace-on-peace = Legt auch { $to_seat } Frieden, verhandelt ihr.
it-peace-on-war = Legt { $to_seat } Krieg, verliert deine Seite { $count } Macht, doch du nimmst jedem Gewinner eine Geisel.
it-peace-on-war-honour = Legt { $to_seat } Krieg, kann dein Ehrenwort daraus Frieden machen: Dann verhandelt ihr. Sonst verliert deine Seite { $count } Macht.
it-war-on-war-up-to = Gegen Krieg: { $power } + { $value }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } (Anführer)
  } = { $total }. Das schlägt Karten bis { $most }.
it-war-on-war-always = Gegen Krieg: { $power } + { $value }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } (Anführer)
  } = { $total }. Das schlägt jede Karte.
it-war-on-war-never = Gegen Krieg: { $power } + { $value }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } (Anführer)
  } = { $total }. Das reicht gegen keine Kriegskarte.
it-war-on-war-theirs = Der Anführer der Gegenseite ist mitgezählt.
it-war-on-peace = Legt { $to_seat } Frieden, ist es Verrat: Ihr gewinnt, doch { $to_seat } nimmt { $count ->
    [one] dir eine Geisel
   *[other] jedem von euch { $count } eine Geisel
  }.
it-war-on-peace-honour = Legt { $to_seat } Frieden, kann Eddards Ehrenwort daraus Frieden machen: Dann verhandelt ihr. Sonst ist es Verrat, und ihr gewinnt.
it-after-win = { $own } gegen { $other }: gewonnen
it-after-lose = { $own } gegen { $other }: verloren
it-after-tie = { $own } gegen { $other }: Gleichstand, beide verlieren
it-why-not-sent = Nur Karten deines teilnehmenden Charakters und deines Anführers wirken.
it-why-not-now = Diese Karte wirkt: { $when }.
it-why-not-fits = Die Bedingung dieser Karte ist nicht erfüllt.

it-talks-begin = Dein erster Vorschlag
it-talks-wait = { $seat } macht den ersten Vorschlag
it-talks-yours = Dein Vorschlag
it-talks-of = Vorschlag von { $name }
it-talks-listen = { $seat } überlegt.
it-talks-their-answer = { $seat } antwortet.
it-proposals = { $count } von { $most }
it-gets-label = { $seat } bekommt von { $to_seat }
it-gives-you = { $name } gibt dir
it-you-give = Du gibst { $name }
it-gives = { $name } gibt { $other }
it-item-influence = Einfluss
it-item-hostages = Geiseln
it-item-power = Macht
it-spin = { $count } von { $most }
it-talks-fail = { $count ->
    [2] Scheitert die Verhandlung, verlieren beide ihre halbe Macht: zusammen { $cost }.
   *[other] Scheitert die Verhandlung, verlieren alle { $count } ihre halbe Macht: zusammen { $cost }.
}
it-lack-influence = kein Einflussmarker mehr übrig
it-lack-hostages = { $there ->
    [0] keine Karte zu nehmen
   *[other] nur { $there } Karte zu nehmen
}
it-lack-power = { $there ->
    [0] keine Macht auf dem Bogen
   *[other] nur { $there } Macht auf dem Bogen
}
it-accept-deal = Annehmen
it-propose = Vorschlagen
it-counter = Gegenvorschlag
it-break-off = Scheitern lassen
it-refuse-deal = Ablehnen
it-change-first = Ändere zuerst etwas am Vorschlag.
it-last-proposal = Das war der letzte Vorschlag: annehmen oder ablehnen.

it-houses-taken = Wer welches Haus führt
it-no-house = noch ohne Haus
it-house-how = Reihum nimmt jeder ein Haus. Alle fünf haben die gleichen Karten; ihre Anführer und Charakterkarten unterscheiden sie.
it-house-text-0 = Voraussicht und Ehre
it-house-text-1 = Gold und Erpressung
it-house-text-2 = Wille und Opfer
it-house-text-3 = Angriff und Beute
it-house-text-4 = Fülle und Gift
it-take-house = { $house } nehmen
it-take-house-first = Wähle ein Haus
it-leader-how = Zwei Anführerbögen sind gezogen. Behalte einen; niemand erfährt den anderen. Wer führt, kämpft nicht selbst: Die übrigen vier ziehen in die Begegnungen.
it-leader-kept = Deine Wahl bleibt geheim, bis alle gewählt haben.
it-leader-card = Dazu zwei Karten im Stapel: { $name }
it-others-of-house = Außerdem im Haus:
it-keep-leader = { $who } behalten
it-keep-leader-first = Wähle einen Anführer

it-talk-how = Nichts davon bindet dich. Doch gehaltene und gebrochene Versprechen sehen alle.
it-say-to = Zu
it-to-all = Zu allen:
it-say = Sagen
it-said = Gesagt in diesem Zug
it-fate-open = offen
it-fate-kept = gehalten
it-fate-broken = gebrochen
it-fate-void = hinfällig
it-trust = Wer sein Wort hält
it-trust-who = Wer
it-trust-kept = gehalten
it-trust-broken = gebrochen
it-trust-before = in früheren Spielen
it-say-promise-peace = Ich lege Frieden.
it-say-promise-war = Ich lege Krieg.
it-say-promise-support = Ich unterstütze dich.
it-say-promise-stay_out = Ich halte mich heraus.
it-say-promise-spare = Ich schone deine Leute.
it-say-promise-release = Ich lasse eine deiner Geiseln frei.
it-say-promise-no_influence = Hilf mir, dann weite ich keinen Einfluss auf dich aus.
it-say-request-peace = Legst du Frieden?
it-say-request-support = Unterstützt du mich?
it-say-request-stay_out = Hältst du dich heraus?
it-say-request-spare = Schonst du meine Leute?
it-say-request-release = Lässt du eine meiner Geiseln frei?
it-say-request-no_influence = Weitest du keinen Einfluss auf mich aus, wenn ich dir helfe?
it-say-claim-peace = Ich habe eine Friedenskarte.
it-say-claim-war = Ich habe eine Kriegskarte von mindestens { $count }.
it-say-threat = Denk an meine Geiseln, ich foltere sie.
it-say-thanks = Danke.
it-say-reproach = Das vergesse ich dir nicht.
it-request-label = Bitte von { $seat }
it-promise = Versprechen
it-decline = Nichts versprechen

it-see-hostages = Zu Beginn des Zuges darf jeder Geiseln freilassen oder foltern.
it-see-preparation = Das Ereignis nennt den Verteidiger; beide ziehen eine Karte, verteilen 1 Macht und schicken einen Charakter.
it-see-support = Die anderen dürfen einer Seite helfen.
it-see-encounter = Beide Seiten legen verdeckt eine Karte.
it-see-resolution = Gewinner bekommen Belohnungen, Verlierer verlieren halbe Macht.

it-lead-ok = Verstanden
it-lead-off = Nichts mehr erklären
it-lead-house = Ziel ist, deine fünf Einflussmarker auf andere Häuser zu bringen. Nimm das Haus, das dir gefällt.
it-lead-leader = Der Anführer gibt dir eine Fähigkeit für das ganze Spiel. Seine Macht liegt auf dem Bogen und ist dein Vorrat.
it-lead-strengthen = Jeden Zug legst du 1 Macht von deinem Bogen auf einen Charakter. Macht zählt im Krieg; wer verliert, büßt die Hälfte ein.
it-lead-send = Wen du schickst, dessen Macht zählt. Ein starker Charakter gewinnt eher, verliert aber auch mehr.
it-lead-offer = Du bist nicht dabei, darfst aber helfen. Gewinnt der Herausforderer, weitet auch jeder Helfer Einfluss aus; gewinnt der Verteidiger, bekommt ihr Karten und Macht.
it-lead-accept = Mehr Macht hilft dir. Doch gewinnt ihr, bekommt auch der Helfer seine Belohnung.
it-lead-lay = Zwei Kriegskarten: Die höhere Summe gewinnt. Zwei Friedenskarten: Ihr verhandelt. Eine von jeder: Der Krieg gewinnt, der Verratene nimmt Geiseln.
it-lead-ability = Jetzt könnte dein Anführer wirken. Du darfst immer passen.
it-lead-card = Charakterkarten deines Anführers und deines Charakters in der Begegnung haben Texte, die du jetzt nutzen kannst. Du darfst immer passen.
it-lead-talks = Ihr verhandelt: Jeder darf bis zu 1 Einfluss, 2 Geiseln und 3 Macht bekommen. Nach sechs Vorschlägen ist Schluss; ohne Handel verlieren alle halbe Macht.
it-lead-whom = Wähle, wen es trifft.
it-lead-where-from = Eine Geisel ist eine Karte des anderen. Vom Stapel kennt sie niemand sonst, von der Hand weiß der andere, was fehlt.
it-lead-hostages = Geiseln kannst du freilassen oder foltern, oder du behältst sie als Druckmittel.
it-lead-distribute = Deine Belohnung: Verteile die Macht auf deine Charaktere.
it-lead-see-hostages = Zu Beginn jedes Zuges geht es um Geiseln. Danach nennt ein Ereignis, wer gegen wen antritt.
it-lead-see-preparation = Ein Ereignis hat den Verteidiger bestimmt. Beide schicken nun einen Charakter an den Tisch.
it-lead-see-support = Die Unbeteiligten entscheiden reihum, ob sie einer Seite helfen. Auch du kommst gleich an die Reihe, wenn du nicht selbst antrittst.
it-lead-see-encounter = Herausforderer und Verteidiger legen verdeckt eine Karte. In „Gespräch“ kannst du Versprechen geben und verlangen.
it-lead-see-resolution = Die Auswertung: Wer gewinnt, bekommt seine Belohnung, wer verliert, büßt halbe Macht ein.

it-end-by-influence = { $names } { $count ->
    [one] hat
   *[other] haben
  } allen Einfluss ausgeweitet.
it-end-by-extinction = { $count ->
    [one] Das Haus von { $names } ist
   *[other] Die Häuser von { $names } sind
  } ausgestorben.
it-end-by-turns = Die vereinbarten Züge sind gespielt.
it-end-power = Macht
it-end-dead = Tote
it-end-word = Versprechen
it-end-curve = Einfluss von Zug zu Zug
it-end-supported = Wer wen unterstützte

it-pack-choose = Kartenpaket öffnen …
it-pack-basic = Grundkarten nehmen
it-pack-own = Die meisten Texte sind unser eigener Entwurf.
it-pack-cards = { $count ->
    [one] 1 Karte ersetzt
   *[other] { $count } Karten ersetzt
  }
it-pack-unreadable = { $name } ist kein Kartenpaket dieses Spiels.
