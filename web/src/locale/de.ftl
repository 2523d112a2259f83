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
start-title = Tafelrunde
start-claim = Spiele um Throne und Intrigen am digitalen Tisch: sofort gegen den Computer oder mit Freunden über einen Link.
start-play = Sofort spielen
start-game = Spiel
start-level = Stärke der Gegner
start-opponents = Gegner
start-go = Spielen
start-you-are = Du heißt
start-rename = Dein Name
start-name-default = Gast
start-seats = { $low ->
    [one] { $low } bis { $high } Personen
   *[other] { $low } bis { $high } Personen
  }
start-friends = Mit Freunden spielen
start-friends-text = Öffne einen Tisch und schicke den Link. Wer ihn öffnet, kann sich dazusetzen, ohne Konto.
start-open-table = Tisch öffnen
start-yours = Deine Tische
start-games = Alle deine Partien, auch beendete
start-tables = Offene Tische
start-no-tables = Gerade steht kein Tisch offen.
start-how = So geht es
start-how-1 = Du wählst ein Spiel und die Stärke der Gegner. Die erste Entscheidung wartet schon.
start-how-2 = Was gerade möglich ist, leuchtet auf dem Brett und steht als Liste daneben. Jede Wahl hat eine Taste.
start-how-3 = Ein Fehlgriff? Nimm ihn zurück, solange nichts Verdecktes aufgedeckt wurde. Sonst werden die anderen gefragt.
start-how-4 = Mischen und Losen sind versiegelt: Nach dem Spiel kann jeder nachrechnen, dass nichts gezinkt war.
start-rules = Regeln
start-credits = Mitwirkende und Lizenzen

open-seats = Plätze
open-options = Vereinbarungen
open-private = Privat: steht nicht in der Liste
open-spectators = Zuschauen erlaubt
open-hints = Tipps erlaubt; alle hören davon
open-password = Passwort (freiwillig)
open-spectators-locked = nicht mit Passwort
open-password-text = Nur wer es kennt, kann sich setzen, mitreden und zuschauen.
open-password-other = Anderes Passwort (leer: bleibt)
open-unlock = Kein Passwort mehr
open-cancel = Abbrechen

tables-running = läuft
tables-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
tables-join = Hingehen
tables-watch = Zuschauen
tables-back = Weiterspielen
tables-locked = mit Passwort

# Vor dem Spiel
lobby-title = Der Tisch ist gedeckt
lobby-waiting = Es geht los, sobald alle Plätze vergeben sind.
lobby-link = Einladung
lobby-link-text = Wer diesen Link öffnet, kann sich setzen.
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-open = frei
lobby-closed = geschlossen
lobby-sit = Hier sitzen
lobby-stand = Aufstehen
lobby-fill = Platz { $number } vergeben
lobby-fill-open = frei lassen
lobby-fill-closed = schließen
lobby-fill-computer = Computer: { $level }
lobby-fill-all = Freie Plätze mit Computern besetzen
lobby-close-all = Freie Plätze schließen
lobby-password = Passwort des Tisches
lobby-sit-down = Wer bist du?
lobby-name = Dein Name
lobby-join = Platz nehmen
lobby-start = Spiel beginnen
lobby-start-open = { $count ->
    [one] Ein Platz ist noch frei: warte, besetze oder schließe ihn.
   *[other] { $count } Plätze sind noch frei: warte, besetze oder schließe sie.
  }
lobby-start-few = Es fehlen noch Mitspieler.
lobby-options = Vereinbarungen
lobby-private = Privat
lobby-public = Öffentlich
lobby-spectators = Zuschauen erlaubt
lobby-no-spectators = Ohne Zuschauer
lobby-hints = Tipps erlaubt
lobby-you = du
lobby-creator-hint = Du hast den Tisch eröffnet und vergibst die Plätze.
lobby-link-locked = Wer diesen Link öffnet und das Passwort kennt, kann sich setzen.
lobby-locked = Passwort: Nur wer es kennt, kann sich setzen, mitreden und zuschauen
lobby-unlocked = Kein Passwort
lobby-spectators-locked = Keine Zuschauer, wegen des Passworts
lobby-no-hints = Keine Tipps vom Computer
lobby-talk-locked = Wer an diesem Tisch sitzt, kann hier lesen und reden.
lobby-change = Abmachungen ändern
lobby-change-text = Wer schon hier sitzt, sieht, was anders ist, und muss zustimmen, bevor es losgehen kann.
lobby-change-do = Ändern
lobby-changed = Die Abmachungen haben sich geändert
lobby-agree = Einverstanden
lobby-not-agreed = hat noch nicht zugestimmt
lobby-word = Versprechen in früheren Spielen: { $kept } gehalten, { $broken } gebrochen
lobby-start-unsure = { $name } hat den Änderungen noch nicht zugestimmt.
lobby-remove = Vom Tisch bitten
lobby-remove-text = { $name } verliert den Platz und kann sich an diesen Tisch nicht mehr setzen.
lobby-removed = Wer den Tisch eröffnet hat, hat dich vom Tisch gebeten.
lobby-close = Tisch auflösen
lobby-close-text = Der Tisch ist für alle weg, die hier sitzen.
lobby-closed-title = Dieser Tisch ist aufgelöst
lobby-closed-text = Wer ihn eröffnet hat, hat ihn vor dem Spiel aufgelöst.
terms-private = Privat
terms-locked = Mit Passwort
terms-spectators = Zuschauer erlaubt
terms-hints = Tipps erlaubt

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
undo-happened = { $name } hat etwas zurückgenommen.
redo-happened = { $name } lässt es wieder gelten.
talk-empty = Noch hat niemand etwas gesagt.
talk-say = Nachricht
talk-send = Senden
talk-watching = schaut zu
rule-search = In den Regeln suchen
rule-none = Keine Regel enthält diese Worte.
rule-now = Was jetzt gilt
rule-source = Quelle: { $source }
rule-why = Begründung
rule-count = { $count ->
    [one] eine Regel
   *[other] { $count } Regeln
  }
rules-title = Regeln
rules-note = Inoffizielles Regelverzeichnis in eigenen Worten. Es ersetzt weder das gedruckte Spiel noch seine Anleitung.
rules-short = In Kürze
rules-sections = Abschnitte
rules-link = Link zu dieser Regel

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
settings-abort = Partie abbrechen
settings-draw = Remis anbieten
settings-resign = Aufgeben
resign-two = Du verlierst diese Partie sofort.
resign-many = Du stehst am Ende auf dem letzten Platz. Der Computer spielt für dich weiter, und du kannst deinen Platz nicht zurücknehmen.

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
seal-text = Dieses Siegel liegt auf allem, was in diesem Spiel gemischt und gelost wird. Am Ende wird der Schlüssel dazu offengelegt, und jeder kann nachrechnen.

# Nachspielen
replay-title = Nachspielen
replay-step = Schritt { $step } von { $steps }
replay-slider = Schritt des Spiels
replay-first = Zum Anfang
replay-previous = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-seat = Gesehen von
replay-spectator = Zuschauern
replay-on = Ab hier spielen
replay-on-seat = Du spielst weiter als { $name }, die anderen spielt der Computer.
replay-on-choose = Zum Weiterspielen wähle einen Platz.
replay-on-over = Hier ist das Spiel zu Ende.
replay-on-running = Von hier weiterspielen geht, wenn die Partie zu Ende ist.
replay-opening = Das Spiel beginnt.
replay-back = Zum Tisch
replay-share = Link zu diesem Schritt kopieren

# Die eigenen Partien
games-title = Deine Partien
games-all = Alle Spiele
games-running = Laufende
games-none-running = Gerade läuft keine Partie von dir.
games-lobby = Die Partie hat noch nicht begonnen.
games-with = mit { $names }
games-ends = Endet von selbst am { $day }, wenn niemand zurückkommt.
games-finished = Beendete
games-none-finished = Du hast noch keine Partie beendet.
games-older = Ältere Partien
games-won = gewonnen
games-shared = geteilt
games-lost = verloren
games-rank = Platz { $rank } von { $count }
games-tally = Wie es lief
games-levels = Gegen den Computer
games-people = Mit Menschen
games-against = Gegner
games-count = Partien
games-waiting = { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
  }
turn-elsewhere = { $count ->
    [one] An einem anderen Tisch bist du am Zug.
   *[other] An { $count } anderen Tischen bist du am Zug.
  }

# Ein zweites Gerät
device-title = Anderes Gerät
device-show = Code zeigen
device-how = Richte die Kamera des anderen Geräts auf das Bild oder öffne dort { $page } und gib ein:
device-qr = QR-Code mit Adresse und Code
device-lasts = Gilt einmal, innerhalb von { $minutes ->
    [one] einer Minute.
   *[other] { $minutes } Minuten.
  }
device-secret = Wer diesen Code hat, kann in deinem Namen spielen.
device-text = Bist du schon auf einem anderen Gerät hier? Öffne dort die Einstellungen, wähle „Anderes Gerät“ und gib den Code ein, den du siehst.
device-code = Code
device-share = Auf beiden Geräten spielen
device-move = Nur auf diesem Gerät
device-share-text = Mit „Nur auf diesem Gerät“ werden alle deine anderen Geräte zu fremden.
device-loses = Hier bist du { $name } und sitzt an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
  }, zu denen du danach von hier nicht mehr zurückkommst.
device-done = Jetzt bist du auch hier { $name }.
refusal-wrong-code = Dieser Code gilt nicht (mehr).

# Einstellungen
settings-title = Einstellungen
settings-language = Sprache
settings-motion = Bewegung
settings-motion-auto = wie das System
settings-motion-on = an
settings-motion-off = aus
settings-sound = Leise Töne
settings-notify = Benachrichtigen, wenn ich am Zug bin und woanders hinschaue
settings-notify-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
settings-size = Schriftgröße
settings-size-1 = normal
settings-size-2 = groß
settings-size-3 = sehr groß
settings-face = Leicht lesbare Schrift
settings-colours = Farbhilfe: kräftige Muster und Beschriftungen
settings-ask = Auch fragen, wo es nichts zu entscheiden gibt
settings-keys = Einzelne Tasten als Kurzbefehle
settings-pace = Tempo der Computer
settings-pace-calm = gemächlich
settings-pace-brisk = zügig
settings-pace-instant = sofort
settings-stand-in = Computer für mich spielen lassen
settings-table = An diesem Tisch

# Tastatur
help-title = Tastatur
help-digits = Möglichkeit wählen
help-more = Nächste Seite der Möglichkeiten
help-arrows = Möglichkeit hervorheben
help-letter = Möglichkeit mit diesem Anfangsbuchstaben
help-enter = Hervorgehobenes wählen oder bestätigen
help-steps = Beim Verteilen: eins mehr, eins weniger
help-space = Passen
help-escape = Auswahl leeren, Fenster schließen
help-undo = Zurücknehmen
help-redo = Wiederherstellen
help-hint = Tipp
help-help = Diese Übersicht
help-tab = Von Gruppe zu Gruppe; innerhalb mit den Pfeiltasten
key-enter = Eingabe
key-escape = Esc
key-arrows = ↑ ↓
key-steps = ← →
key-space = Leertaste
key-letter = A–Z
key-tab = Tab

# Mitwirkende
credits-title = Mitwirkende und Lizenzen
credits-fan-title = Ein Werk von Fans
credits-fan = Tafelrunde ist ein inoffizielles Fanprojekt. Es gehört keinem Verlag, keinem Sender und keinem Autor und wird von niemandem davon gebilligt. Regeln sind in eigenen Worten neu beschrieben; Bilder, Texte und Zeichen der Verlage kommen nicht vor. Namen von Spielen und Figuren gehören ihren Inhabern.
credits-own = Du solltest die Spiele besitzen. Wer sie mag, sollte sie kaufen: Am echten Tisch sind sie am schönsten.
credits-icons-title = Symbole
credits-icons = Wappentiere und Spielsymbole stammen von game-icons.net und stehen unter CC BY 3.0; sie sind umgefärbt und zugeschnitten. Gezeichnet haben:
credits-lucide = Die Zeichen der Bedienung sind aus Lucide (ISC-Lizenz).
credits-type-title = Schriften
credits-type = Cinzel von Natanael Gama, EB Garamond von Georg Duffner und Octavio Pardo, Atkinson Hyperlegible vom Braille Institute. Alle stehen unter der SIL Open Font License 1.1.
credits-code-title = Programm
credits-code = Tafelrunde selbst steht unter der MIT-Lizenz. Im Browser arbeiten Svelte (MIT) und Fluent (Apache 2.0).

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
first-title = Erstes Spiel
first-play = Erstes Spiel, Schritt für Schritt
first-step = Zug { $number } von { $count }:
first-over = Geschafft:
first-show = Zeigen
first-free = Frei spielen
first-on = Weiterspielen
first-leave = Verlassen
first-rule = Die Regel lesen
first-wait = Die anderen ziehen …
first-later = Einige Züge später …
first-other = Auch das ist erlaubt. Mach für diese Lektion bitte, was verlangt ist; „Zeigen“ deutet darauf.
first-alone = Im ersten Spiel bist du mit der Lektion allein.
first-hint = Das verlangt die Lektion.
refusal-no-first-game = Dieses Spiel hat noch kein erstes Spiel.
refusal-too-many-decks = Du hast schon { $most } Decks: Vergiss erst eines.
refusal-no-deck = Ein solches Deck hast du nicht.
refusal-no-workshop = Für dieses Spiel wird nichts gebaut.
refusal-not-your-option = Du wählst nur für deinen eigenen Platz.

start-minutes = { $low } bis { $high } Minuten
start-weight-1 = leicht zu lernen
start-weight-2 = einige Regeln
start-weight-3 = viele Regeln

# Zurückblicken
replay-turn-previous = Voriger Zug
replay-turn-next = Nächster Zug
replay-log = Verlauf
replay-analysis = Analyse
replay-hands = Hände
replay-hands-wait = Die Hände werden gelesen …
replay-hands-none = Keine Karten
replay-hands-running = Die Hände liegen offen, wenn das Spiel vorbei ist.
analysis-choose = Wähle einen Platz, um seine Entscheidungen anzusehen.
analysis-running = Entscheidungen werden angesehen, wenn das Spiel vorbei ist.
analysis-begin = Spiel analysieren
analysis-text = Der stärkste Gegner sieht sich jede Entscheidung dieses Platzes an, mit dem, was der Platz wissen konnte, und sagt, was er getan hätte. Laufende Spiele gehen vor.
analysis-progress = { $done } von { $count } Entscheidungen
analysis-reading = Das Spiel wird gelesen …
analysis-waits = Andere spielen gerade; es geht weiter, sobald niemand auf einen Zug wartet.
analysis-here = Diese Entscheidung
analysis-same = Der stärkste Gegner hätte dasselbe getan.
analysis-close = Der stärkste Gegner hätte: { $best }. Etwa gleich gut.
analysis-better = Der stärkste Gegner hätte: { $best }. Das war { $percent } % des Sieges wert.
analysis-played = Gespielt: { $played }.
analysis-costliest = Die teuersten Entscheidungen
analysis-none = Keine Entscheidung hat so viel gekostet, dass es sich vom Zufall unterscheiden ließe.
analysis-cost = { $percent } %
analysis-at = Schritt { $step }
analysis-failed = Die Analyse kam nicht weiter. Versuche es noch einmal.

# Warnungen
warn-title = Für nichts?
warn-do = Trotzdem tun
warn-never = Davor nicht mehr warnen
