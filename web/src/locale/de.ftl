# Wörter des Rahmens um das Brett.
brand = Tafelrunde
skip = Zum Inhalt
close = Schließen
back = Zurück
yes = Ja
no = Nein
loading = Einen Augenblick …
home = Zur Startseite

# Startseite
start-name-default = Gast
open-cancel = Abbrechen

# Vor dem Spiel
lobby-closed-title = Dieser Tisch ist aufgelöst
lobby-closed-text = Wer ihn eröffnet hat, hat ihn vor dem Spiel aufgelöst.

# Am Tisch
table-undo = Zurück
table-undo-free = Letzte Entscheidung zurücknehmen
table-undo-consent = Zurücknehmen: die anderen werden gefragt
table-undo-no = Zurzeit lässt sich nichts zurücknehmen.
table-redo = Wieder
table-redo-long = Zurückgenommenes gilt wieder
table-hint = Tipp
table-hint-long = Was würde die stärkste Spielweise tun?
table-hint-none = Einen Tipp gibt es, wenn du am Zug bist.
table-hint-never = An diesem Tisch fragt niemand den Computer: Tipps wurden nicht vereinbart.
table-hint-asked = { $name } fragt den Computer um Rat.
table-hint-thinking = Der Computer überlegt …
table-hint-says = Tipp: { $answer }.
table-rules = Regeln
table-settings = Einstellungen
table-help = Tastatur
table-board = Spielbrett
table-rail = Am Tisch
table-place-none = Das Spiel läuft
table-your-turn = Du bist am Zug
table-waits-one = { $name } { $does }
table-waits-many = Warten auf { $names }
table-waits-plain = { $name } ist am Zug
table-thinks = { $name } denkt nach …
table-studies = Der Computer studiert die Auslage: { $percent } %
table-thinks-short = denkt nach …
table-over = Das Spiel ist zu Ende
table-more-questions = { $count ->
    [one] Danach wartet noch eine Frage.
   *[other] Danach warten noch { $count } Fragen.
  }
table-watching = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } schauen zu
  }
table-you-watch = Du schaust zu.
table-no-spectators = An diesem Tisch wird ohne Zuschauer gespielt.
table-seal = Siegel
seat-computer = Computer
seat-number = Platz { $number }
seat-you = du
seat-away = nicht da
seat-stand-in = Computer vertritt ({ $level })
seat-take-over = Computer einsetzen
seat-deciding = am Zug
seat-list = Plätze
seat-your-computer = Der Computer spielt gerade für dich.
seat-take-back = Platz zurücknehmen
tab-log = Verlauf
tab-talk = Gespräch
tab-rule = Regel
tab-choices = Wahl
tab-since = Neu
tab-seats = Plätze
tabs-label = Verlauf, Gespräch und Regel
sheet-label = Leiste
rail-fold = Leiste einklappen
rail-unfold = Leiste
log-empty = Noch ist nichts geschehen.
log-label = Verlauf des Spiels
log-undone = Zurückgenommen:
since-title = Seit deinem letzten Zug
since-more = … und { $count } weitere.
since-rest = +{ $count } weitere
since-new = { $count } neu
undo-happened = { $name } hat etwas zurückgenommen.
redo-happened = { $name } lässt es wieder gelten.
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Nachricht
talk-send = Senden
talk-watching = schaut zu
choices-title = Deine Möglichkeiten
choices-none = Gerade hast du nichts zu entscheiden.
choices-hide = Ausblenden
choices-show = Liste zeigen
choices-search = Auswahl durchsuchen
choices-confirm = Bestätigen
choices-nothing = Nichts wählen
choices-reset = Auswahl leeren
choices-page = Seite { $page } von { $pages }
choices-next = Nächste Seite
choices-previous = Vorige Seite
choices-pick = { $least ->
    [0] Wähle bis zu { $most }
   *[other] { $same ->
        [yes] Wähle { $most }
       *[no] Wähle { $least } bis { $most }
    }
  } · { $count } gewählt
choices-part = Teil { $number }
choices-number = Zahl von { $low } bis { $high }
choices-less = Eins weniger
choices-more = Eins mehr
choices-hinted = Tipp
choices-unsent = noch nicht gesendet
choices-share = { $left ->
    [0] Alles verteilt ({ $total })
   *[other] Noch { $left } von { $total } zu verteilen
  }
choices-place = { $place }: { $amount } von höchstens { $cap }, eins dazu
choices-place-less = { $place }: eins weniger
choices-place-more = { $place }: eins mehr
choices-place-rest = { $place }: alles, was noch übrig ist
choices-sum = Summe
choices-at-most = höchstens { $most }
choices-at-least = mindestens { $least }
choices-between = { $least } bis { $most }
choices-exactly = genau { $most }
choices-secret = Deine Antwort liegt verdeckt. Andere überlegen noch.
choices-withdraw = Noch einmal überlegen
pass-title = Weiter passen:
pass-until = bis zum Ende: { $span }
pass-here = hier immer
pass-always = immer bei „{ $asked }“
pass-everywhere = überall
pass-stands = Passe { $what }
pass-end = nicht mehr passen
door-make = Vorschlagen: { $what }
why-ask = Warum werde ich das gefragt?
trouble-rule = Ein Fehler des Servers: Diese Entscheidung von { $name } ließ sich nicht ausführen. Es ist nichts geschehen. Entscheidet anders oder nehmt etwas zurück.
trouble-computer = Ein Fehler des Servers: { $name } findet keinen Zug. Lasst einen einfacheren Computer ran oder nehmt etwas zurück.
trouble-simpler = Einen einfacheren lassen
trouble-report = Wer diesen Server betreibt, findet dazu den Bericht { $report }.
trouble-stranded-title = Dieses Spiel geht hier nicht weiter
trouble-stranded = Es begann nach anderen Regeln, als dieser Server kennt, oder diese Regeln scheitern daran. Verloren ist nichts: Was gespielt wurde, lässt sich als Aufzeichnung behalten.
undo-agree = Einverstanden
undo-refuse = Ablehnen
request-undo = { $name } möchte etwas zurücknehmen.
request-undo-own = Du möchtest etwas zurücknehmen. Es fehlt noch: { $names }.
request-undo-others = { $name } möchte etwas zurücknehmen. Gefragt: { $names }.
request-undo-whose = Nicht mehr zählen würden Entscheidungen von { $names }:
request-undo-refused = { $name } hat die Rücknahme abgelehnt.
request-abort = { $name } möchte die Partie abbrechen. Niemand würde gewinnen.
request-abort-own = Du möchtest die Partie abbrechen. Es fehlt noch: { $names }.
request-abort-others = { $name } möchte die Partie abbrechen. Gefragt: { $names }.
request-abort-refused = { $name } möchte weiterspielen.
request-draw = { $name } bietet Remis an: Alle, die noch spielen, teilen sich den Sieg.
request-draw-own = Du hast Remis angeboten. Es fehlt noch: { $names }.
request-draw-others = { $name } bietet Remis an. Gefragt: { $names }.
request-draw-refused = { $name } hat das Remis abgelehnt.
request-recall = Zurückziehen
request-withdrawn = { $name } hat die Anfrage zurückgezogen.
request-overtaken = Deine Anfrage ist erledigt: Das Spiel ging weiter.
seat-resigned = aufgegeben
seat-you-resigned = Du hast aufgegeben. Der Computer spielt für dich weiter.
line-connecting = Verbindung wird aufgebaut …
line-lost = Verbindung verloren. Wir versuchen es weiter.
line-silent = Der Server antwortet nicht.
line-unsent = Das ging nicht ab: Die Verbindung ist unterbrochen.
line-under-way = Deine Wahl ist schon unterwegs: { $answer }.
line-held = Noch nicht gesendet: { $answer }.
line-withhold = Nicht senden
line-counted = Deine Wahl ist angekommen und zählt: { $answer }.
line-counted-first = Deine erste Wahl war schon angekommen und zählt: { $answer }.
line-too-late = Inzwischen ging es ohne deine Wahl weiter, sie zählt nicht: { $answer }.
line-back = Die Verbindung steht wieder.
line-shutdown = Der Server startet neu. Es geht gleich weiter.
line-too-fast = Das war zu schnell hintereinander. Gleich geht es weiter.
line-too-large = Diese Nachricht war zu lang.
line-too-slow = Dieser Tab kam nicht mehr mit. Er holt gleich alles nach.
line-too-many-tabs = Du hast zu viele Tische auf einmal offen. Schließ einen anderen Tab, dann geht es hier weiter.
line-retry = Jetzt versuchen

# Ende
end-title = Spielende
end-winner = { $name } gewinnt
end-you-win = Du gewinnst
end-shared = { $names } teilen sich den Sieg
end-resigned = Aufgegeben
end-aborted = Im Einvernehmen abgebrochen
end-drawn = Remis
end-deserted = Niemand kam zurück
end-resigned-text = Aufgegeben: { $names }. Die Punkte wurden nicht zu Ende gezählt.
end-aborted-text = Alle haben sich auf den Abbruch geeinigt. Niemand gewinnt.
end-drawn-text = Alle, die noch spielten, haben sich darauf geeinigt, den Sieg zu teilen.
end-deserted-text = Niemand kam zurück, deshalb ging die Partie von selbst zu Ende. Niemand gewinnt.
end-again = Noch einmal?
end-again-asked = { $name } möchte noch einmal spielen.
end-again-yes = ja
end-again-not = nein
end-again-open = gefragt
end-again-no = Nein, danke
end-again-without = Ohne sie beginnen
end-rank = Rang
end-name = Name
end-curve = Wie die Wertung wuchs
end-score = Wertung
end-rematch = Noch einmal
end-rematch-there = Zur Revanche
end-replay = Nachspielen
end-download = Protokoll laden
end-look = Brett ansehen
end-show = Ergebnis zeigen
end-home = Neues Spiel
end-sealed = Nachprüfen
end-sealed-text = Das Siegel stand schon vor der ersten Karte fest. Mit dem Protokoll wird der Schlüssel offen: „tafelrunde verify“ rechnet damit jedes Mischen und Losen nach.

# Die eigenen Partien
games-title = Deine Partien
games-waiting = { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
turn-elsewhere = { $count ->
    [one] An einem anderen Tisch bist du am Zug.
   *[other] An { $count } anderen Tischen bist du am Zug.
  }

# Ein zweites Gerät
refusal-wrong-code = Dieser Code gilt nicht (mehr).

# Tastatur
key-space = Leertaste

# Was fehlt
missing-title = Hier ist nichts
missing-text = Diese Seite gibt es nicht.
broken-title = Das kam nicht an
broken-text = Ein Teil dieser Seite ließ sich nicht laden. Vielleicht ist die Verbindung weg, oder der Server hat gerade eine neue Fassung bekommen.
broken-reload = Neu laden
turn-yours = Du bist am Zug.

# Abgelehntes
me-damaged = { $count ->
    [one] Ein Tisch, an dem du sitzt, ist
   *[other] { $count } Tische, an denen du sitzt, sind
  } im Speicher des Servers beschädigt und nicht zu öffnen. Bitte sag es der Person, die den Server betreibt.
refusal-unreachable = Der Server antwortet nicht.
refusal-server-fault = Ein Fehler des Servers, nicht deiner. Es ist nichts geschehen.
refusal-stranded = Dieses Spiel geht nach den heutigen Regeln nicht weiter.
refusal-bad-count = So viele Schritte lassen sich nicht auf einmal lesen.
refusal-server = Da ist etwas schiefgegangen. Versuche es noch einmal.
refusal-not-found = Das gibt es nicht.
refusal-no-table = Diesen Tisch gibt es nicht.
refusal-no-page = Diese Seite gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es hier nicht.
refusal-not-yours = Das darf nur, wer den Tisch eröffnet hat.
refusal-not-your-seat = Während das Spiel läuft, siehst du nur deinen eigenen Platz.
refusal-not-your-question = Diese Frage gilt einem anderen Platz.
refusal-wrong-password = Das ist nicht das Passwort dieses Tisches.
refusal-foreign-origin = Diese Anfrage kam von einer fremden Seite.
refusal-no-seat = Diesen Platz gibt es nicht.
refusal-no-guest = Lade die Seite neu und versuche es noch einmal.
refusal-not-away = Diese Person ist noch nicht lange genug weg.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-removed = Wer den Tisch eröffnet hat, hat dich vom Tisch gebeten.
refusal-not-agreed = { $name } hat den Änderungen noch nicht zugestimmt.
refusal-resigned = Du hast in dieser Partie aufgegeben.
refusal-no-draw = An diesem Tisch kann kein Remis vereinbart werden.
refusal-seat-taken = Dieser Platz ist schon vergeben.
refusal-table-full = Alle Plätze sind vergeben.
refusal-bad-seats = Mit so vielen Plätzen lässt sich das nicht spielen.
refusal-seat-open = Ein Platz ist noch frei: warte, besetze oder schließe ihn.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-game-over = Das Spiel ist zu Ende.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-no-hints = An diesem Tisch wurden keine Tipps vereinbart.
refusal-no-request = Diese Bitte hat sich erledigt.
refusal-not-stored = Das konnte nicht gespeichert werden. Es ist nichts geschehen.
refusal-too-many-guests = Von dieser Adresse kommen gerade zu viele neue Gäste. Bitte in { $seconds } Sekunden noch einmal.
refusal-too-many-requests = Das waren viele Wünsche auf einmal. In { $seconds } Sekunden geht es weiter.
refusal-too-many-replays = Das waren viele Partien auf einmal. In { $seconds } Sekunden geht es weiter.
refusal-too-much-talk = Das war viel auf einmal gesagt. In { $seconds } Sekunden geht es weiter.
refusal-one-hint = Ein Rat nach dem anderen.
refusal-too-many-hints = Genug Rat fürs Erste. In { $seconds } Sekunden gibt es wieder welchen.
refusal-too-many-tries = Zu viele falsche Passwörter. Du kannst es in { $seconds } Sekunden wieder versuchen.
refusal-too-many-lobby = Du wartest schon an { $most } Tischen. Steh an einem auf, dann geht es.
refusal-too-many-running = Du hast diese Woche schon an { $most } Tischen gespielt, die noch nicht zu Ende sind. Spiel erst einen davon zu Ende.
refusal-store-gone = Der Speicher des Servers ist verschwunden, deshalb zählt im Augenblick nichts mehr. Wer den Server betreibt, muss ihn zurückholen oder den Server neu starten.
refusal-damaged-table = Dieser Tisch ist im Speicher des Servers beschädigt und kann nicht geöffnet werden. Das liegt nicht an dir: Bitte sag es der Person, die den Server betreibt.
refusal-not-shared = Diese Partie war durch ein Passwort geschützt. Bitte jemanden, der dabei war, um den Link.
refusal-foreign-host = Unter diesem Namen ist der Server nicht zu erreichen.
refusal-malformed = Diese Nachricht war nicht zu verstehen.
refusal-empty = Hier fehlt noch etwas.
refusal-too-long = Das ist zu lang.
refusal-too-many = Das sind zu viele.
refusal-unknown-level = Diese Stärke gibt es nicht.
refusal-bad-option = Diese Vereinbarung ist nicht möglich: { $said }
refusal-unknown-option = Diese Vereinbarung gibt es nicht.
refusal-bad-step = So weit reicht dieses Spiel nicht.
refusal-other-game = Dieses Spiel begann nach einer anderen Fassung der Regeln und geht hier nicht weiter.
refusal-unknown-card = Diese Karte gibt es nicht.
refusal-unknown-set = Dieses Königreich gibt es nicht.

# Erstes Spiel
refusal-no-first-game = Dieses Spiel hat noch kein erstes Spiel.
refusal-too-many-decks = Du hast schon { $most } Decks: Vergiss erst eines.
refusal-no-deck = Ein solches Deck hast du nicht.
refusal-no-workshop = Für dieses Spiel wird nichts gebaut.
refusal-not-your-option = Du wählst nur für deinen eigenen Platz.

# Warnungen
warn-title = Für nichts?
warn-do = Trotzdem tun
warn-never = Davor nicht mehr warnen
