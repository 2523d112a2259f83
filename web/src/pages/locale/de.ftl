# Wörter der Seiten und Dialoge, die ein laufender Tisch nicht gleich braucht.

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
lobby-ready = Alle Plätze sind vergeben: Wer den Tisch eröffnet hat, kann nun beginnen.
lobby-link = Einladung
lobby-link-alone = Diese Adresse gilt nur auf diesem Rechner. Für Freunde in deinem Netz starte den Tisch so und komm über Namen oder Nummer dieses Rechners wieder:
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
terms-private = Privat
terms-locked = Mit Passwort
terms-spectators = Zuschauer erlaubt
terms-hints = Tipps erlaubt

# Am Tisch
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
rules-note = Inoffizielles Regelverzeichnis in eigenen Worten. Es ersetzt weder das gedruckte Spiel noch seine Anleitung. Die Quellen sind Überschriften der deutschen Anleitung.
rules-short = In Kürze
rules-sections = Abschnitte
rules-link = Link zu dieser Regel
settings-abort = Partie abbrechen
settings-draw = Remis anbieten
settings-resign = Aufgeben
resign-two = Du verlierst diese Partie sofort.
resign-many = Du stehst am Ende auf dem letzten Platz. Der Computer spielt für dich weiter, und du kannst deinen Platz nicht zurücknehmen.

# Ende
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
games-level-easy = Leicht
games-level-medium = Mittel
games-level-hard = Schwer
games-against = Gegner
games-count = Partien

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
analysis-close = Der stärkste Gegner hätte gewählt: { $best }. Etwa gleich gut.
analysis-better = Der stärkste Gegner hätte gewählt: { $best }. Das war { $percent } % des Sieges wert.
analysis-played = Gespielt: { $played }.
analysis-costliest = Die teuersten Entscheidungen
analysis-none = Keine Entscheidung hat so viel gekostet, dass es sich vom Zufall unterscheiden ließe.
analysis-cost = { $percent } %
analysis-at = Schritt { $step }
analysis-failed = Die Analyse kam nicht weiter. Versuche es noch einmal.
