title = Kampf um den Eisernen Thron
summary = Führt die Großen Häuser in Begegnungen aus Krieg, Frieden und Verrat: Wer seinen Einfluss ganz ausweitet, gewinnt.
intro = Jeder führt eines der Großen Häuser. In jedem Zug treffen zwei von euch aufeinander und schicken je einen Charakter vor; die anderen dürfen einer Seite helfen. Dann legen beide verdeckt eine Karte. Zwei Kriegskarten: Die höhere Summe aus Macht und Karte gewinnt. Zwei Friedenskarten: Ihr verhandelt, oder beide verlieren. Eine von jeder: Der Krieg gewinnt, doch der Verratene nimmt Geiseln. Wer als Herausforderer gewinnt oder ihm half, weitet seinen Einfluss auf das Haus des Verteidigers aus. Sind alle fünf Marker ausgeweitet oder ist ein Haus ausgestorben, gewinnt der meiste Einfluss; bei Gleichstand gewinnt ihr gemeinsam. Was ihr einander versprecht, bindet niemanden.
rules-about = Die gedruckten Texte fast aller Anführer und aller Charakterkarten sind nicht öffentlich. Öffentlich beschrieben sind nur Eddard Stark und Cersei Lennister als Anführer, von Robb und Catelyn Stark die Idee. Alle anderen Anführer (KET-159 bis KET-183) und alle 25 Charakterkarten (KET-184 bis KET-208) sind unser eigener Entwurf und als solcher gekennzeichnet. Wer das gedruckte Spiel besitzt, kann seine Karten als Kartenpaket mitbringen.
our-own-design = Eigener Entwurf: Der gedruckte Text dieser Karte ist nicht öffentlich.

house-stark = Haus Stark
house-lannister = Haus Lennister
house-baratheon = Haus Baratheon
house-targaryen = Haus Targaryen
house-tyrell = Haus Tyrell

character-eddard = Eddard Stark
character-robb = Robb Stark
character-catelyn = Catelyn Stark
character-bran = Bran Stark
character-arya = Arya Stark
character-cersei = Cersei Lennister
character-tywin = Tywin Lennister
character-tyrion = Tyrion Lennister
character-jaime = Jaime Lennister
character-joffrey = Joffrey Baratheon
character-stannis = Stannis Baratheon
character-melisandre = Melisandre
character-davos = Davos Seewert
character-selyse = Selyse Baratheon
character-shireen = Sharin Baratheon
character-daenerys = Daenerys Targaryen
character-viserys = Viserys Targaryen
character-drogo = Khal Drogo
character-jorah = Jorah Mormont
character-greyworm = Grauer Wurm
character-margaery = Margaery Tyrell
character-olenna = Olenna Tyrell
character-loras = Loras Tyrell
character-mace = Maes Tyrell
character-renly = Renly Baratheon

ability-eddard = Ehrenwort
abilitytext-eddard = Nach dem Aufdecken, falls du als aktiver Spieler Frieden gezeigt hast und dein Gegner Krieg: Das Resultat ist Frieden statt Verrat.
card-eddard = Gerechtigkeit des Nordens
cardtext-eddard = Nach den Sanktionen eines Verrats, falls du zur verratenen Seite gehörst: Der aktive Spieler der Gewinnerseite entfernt die Hälfte der Macht seines teilnehmenden Charakters (aufgerundet).
ability-robb = Feldzugsplan
abilitytext-robb = Wenn du in der Vorbereitung als aktiver Spieler ziehst: Nenne Krieg, Frieden oder Charakter. Decke vor dem normalen Ziehen Karten deines Stapels auf, bis eine passende erscheint; nimm sie auf die Hand, lege die übrigen ab.
card-robb = König des Nordens
cardtext-robb = Bei Krieg: +4 für deine Seite, falls du aktiver Spieler bist, sonst +2.
ability-catelyn = Muttersorge
abilitytext-catelyn = Zu Beginn der Begegnungsphase, falls du teilnimmst: Lege bis zu 2 Macht von deinem Anführerbogen auf deinen teilnehmenden Charakter.
card-catelyn = Für meine Kinder
cardtext-catelyn = Vor den Sanktionen, falls du verlierst: Entferne die geforderte Macht stattdessen beliebig verteilt von deinen anderen lebenden Charakteren (jeder behält mindestens 1).
ability-bran = Grünseherei
abilitytext-bran = Nachdem beide Karten verdeckt liegen, falls du aktiver Spieler bist: Sieh dir die Karte deines Gegners an. Du darfst deine eigene gegen eine andere Handkarte tauschen.
card-bran = Dreiäugiger Rabe
cardtext-bran = Zu Beginn der Begegnungsphase: Sieh dir die gesamte Hand des gegnerischen aktiven Spielers an.
ability-arya = Niemand
abilitytext-arya = Nachdem die Karten verdeckt liegen, falls dein teilnehmender Charakter lebt: Du darfst ihn durch einen anderen deiner lebenden Charaktere ersetzen.
card-arya = Nadel
cardtext-arya = Nach den Sanktionen: Wähle einen gegnerischen teilnehmenden Charakter mit höchstens 2 Macht. Er verliert alle Macht.
ability-cersei = Erpressung
abilitytext-cersei = Ist ein Spieler mit seinem Unterstützungsangebot an der Reihe und besitzt du als aktiver Spieler Einfluss auf sein Haus: Bestimme einen seiner lebenden Charaktere; er tritt sofort auf deiner Seite ein.
card-cersei = Drohung der Königin
cardtext-cersei = Zu Beginn der Begegnungsphase: Wähle einen gegnerischen Unterstützer. Er entscheidet: Er zieht sich zurück oder du nimmst 1 Geisel von ihm.
ability-tywin = Gold von Casterlystein
abilitytext-tywin = Bei Krieg, falls du aktiver Spieler bist: Addiere die Hälfte der Macht auf deinem Anführerbogen (abgerundet) zur Summe deiner Seite.
card-tywin = Schulden begleichen
cardtext-tywin = Bei Krieg: Entferne 1 oder 2 Macht von deinem Anführerbogen aus dem Spiel; +3 für deine Seite je entfernter Macht.
ability-tyrion = Schlauer Unterhändler
abilitytext-tyrion = Am Ende der Verhandlungen, falls du aktiver Spieler bist: Kam es zum Austausch, ziehe 2 Hauskarten. Sind sie gescheitert, erleidest du keine Sanktionen.
card-tyrion = Listiger Zug
cardtext-tyrion = Bei Krieg: Vertausche die aktuellen Kriegswerte der beiden aufgedeckten Karten.
ability-jaime = Zweikampf
abilitytext-jaime = Zu Beginn der Unterstützungsphase, falls du Verteidiger bist: In diesem Spielzug darf keine Unterstützung angeboten werden.
card-jaime = Königsmörder
cardtext-jaime = Bei Krieg: Die Macht deines teilnehmenden Charakters zählt doppelt (höchstens +5).
ability-joffrey = Grausamkeit
abilitytext-joffrey = Nachdem du eine Geisel gefoltert hast: Wähle einen lebenden Charakter ihres Hauses, entferne 1 Macht von ihm und lege sie auf deinen Anführerbogen.
card-joffrey = Befehl des Königs
cardtext-joffrey = Nach dem Geiselnehmen, falls deine Seite den Krieg gewann: Nimm 1 Geisel von einem Verlierer; du darfst sie sofort foltern.
ability-stannis = Eiserner Wille
abilitytext-stannis = Bei Krieg, falls du aktiver Spieler bist: Deine ausgelegte Karte zählt mindestens 8.
card-stannis = Sturm auf Königsmund
cardtext-stannis = Bei Krieg: +3 für deine Seite. Bei Gleichstand gewinnt deine Seite.
ability-melisandre = Blick in die Flammen
abilitytext-melisandre = Zu Beginn der Begegnungsphase, falls du teilnimmst: Entferne 2 Macht von deinen lebenden Charakteren (jeder behält mindestens 1). Ein gegnerischer Unterstützer deiner Wahl zieht sich zurück.
card-melisandre = Schattenkind
cardtext-melisandre = Zu Beginn der Begegnungsphase: Entferne 2 Macht von einem gegnerischen teilnehmenden Charakter (auf den Bogen seines Hauses).
ability-davos = Treuer Gefolgsmann
abilitytext-davos = Nachdem deine Unterstützung angenommen oder erzwungen wurde: Ziehe 1 Hauskarte und lege bis zu 1 Macht von deinem Anführerbogen auf den unterstützenden Charakter.
card-davos = Schmugglerpfade
cardtext-davos = Nach dem Aufdecken: Wähle einen unterstützenden Spieler deiner eigenen Seite (auch dich selbst). Er zieht sich zurück.
ability-selyse = Opfer für den Herrn des Lichts
abilitytext-selyse = Bei Krieg, falls du teilnimmst: Entferne 1 oder 2 Macht von deinen nicht teilnehmenden lebenden Charakteren (jeder behält mindestens 1); +3 für deine Seite je Macht.
card-selyse = Nächtliche Feuer
cardtext-selyse = Zu Beginn der Begegnungsphase: Entferne 1 Macht von einem deiner lebenden Charaktere (er behält mindestens 1). Ziehe 3 Hauskarten.
ability-shireen = Unschuld
abilitytext-shireen = Vor den Sanktionen, falls du verlierst: Lege 1 Friedenskarte aus deiner Hand ab. Du erleidest keine Sanktionen.
card-shireen = Trost
cardtext-shireen = Nach den Sanktionen: Verteile bis zu 3 Macht von deinem Anführerbogen auf deine lebenden Charaktere.
ability-daenerys = Feuer und Blut
abilitytext-daenerys = Bei Krieg, falls du aktiver Spieler bist: +1 für deine Seite je eigenem Einfluss auf anderen Häusern, mindestens +1.
card-daenerys = Dracarys
cardtext-daenerys = Bei Krieg: +3 für deine Seite; +5, falls auf der Gegenseite mehr Spieler teilnehmen als auf deiner.
ability-viserys = Der geweckte Drache
abilitytext-viserys = Nach einem verlorenen Krieg, falls du aktiver Spieler bist: Nimm 1 Geisel von einem Spieler der Gewinnerseite.
card-viserys = Der Bettlerkönig
cardtext-viserys = Vor den Belohnungen, falls du als Verteidiger gewonnen und keinen Einfluss auf das Haus des Herausforderers hast: Weite statt deiner Belohnung 1 Einfluss auf dieses Haus aus.
ability-drogo = Beutezug
abilitytext-drogo = Nach dem Geiselnehmen, falls du als aktiver Spieler gewonnen hast: Nimm bis zu 2 Macht vom Anführerbogen eines Verlierers und lege sie auf deinen.
card-drogo = Arakh
cardtext-drogo = Vor den Sanktionen, falls deine Seite gewann: Jeder Verlierer entfernt 1 Macht mehr von seinem teilnehmenden Charakter.
ability-jorah = Spion
abilitytext-jorah = Zu Beginn der Unterstützungsphase: Sieh dir die gesamte Hand eines anderen aktiven Spielers an.
card-jorah = Treuer Schild
cardtext-jorah = Vor den Sanktionen, falls deine Seite verliert: Wähle einen Spieler deiner Seite (auch dich). Er erleidet keine Sanktionen.
ability-greyworm = Schildwall der Unbefleckten
abilitytext-greyworm = Bei Krieg, falls du auf der Seite des Verteidigers teilnimmst: +3 für deine Seite.
card-greyworm = Disziplin
cardtext-greyworm = Zu Beginn der Begegnungsphase: Wähle einen gegnerischen Spieler. Er darf bis zum Ende des Spielzugs keine Charakterkarten wegen ihres Textes ausspielen.
ability-margaery = Kluge Politik
abilitytext-margaery = Vor den Belohnungen, falls du den Verteidiger unterstützt und gewonnen hast und keinen Einfluss auf das Haus des Herausforderers hast: Lege 1 Friedenskarte ab; weite statt deiner Belohnung 1 Einfluss auf dieses Haus aus.
card-margaery = Charme
cardtext-margaery = Zu Beginn der Begegnungsphase: Wähle einen gegnerischen Unterstützer. Er entscheidet: Er wechselt auf deine Seite oder zieht sich zurück.
ability-olenna = Königin der Dornen
abilitytext-olenna = Nachdem die Karten verdeckt liegen, falls du teilnimmst: Der gegnerische aktive Spieler muss seine Karte zurücknehmen und eine andere auslegen.
card-olenna = Vergifteter Wein
cardtext-olenna = Am Ende der Auswertungsphase, gleich welches Resultat: Wähle einen lebenden Charakter eines gegnerischen teilnehmenden Spielers; entferne 2 Macht von ihm (auf den Bogen seines Hauses).
ability-loras = Ritter der Blumen
abilitytext-loras = Bei Krieg, falls du aktiver Spieler bist und dein Charakter lebt und mindestens so viel Macht hat wie der des gegnerischen aktiven Spielers: +3 für deine Seite.
card-loras = Lanzenstoß
cardtext-loras = Bei Krieg: +4 für deine Seite, falls der aktuelle Kriegswert deiner Seite niedriger ist als der gegnerische, sonst +2.
ability-mace = Überfluss von Rosengarten
abilitytext-mace = Am Ende des Spielzugs: Ziehe auf 7 statt auf 5 Handkarten auf.
card-mace = Reiche Ernte
cardtext-mace = Zu Beginn der Begegnungsphase: Ziehe 2 Hauskarten und verteile bis zu 1 Macht von deinem Anführerbogen.
ability-renly = Großes Heer
abilitytext-renly = Bei Krieg, falls du aktiver Spieler bist: +2 für deine Seite je unterstützendem Spieler auf deiner Seite.
card-renly = Regenbogengarde
cardtext-renly = Vor den Belohnungen, falls deine Seite gewann: Jeder Spieler deiner Seite zieht 1 Hauskarte; du verteilst zusätzlich bis zu 2 Macht von deinem Anführerbogen.

kind-peace = Frieden
kind-war = Krieg
kind-character = Charakter
result-war = Krieg
result-peace = Frieden
result-betrayal = Verrat
source-S = Spielregel
source-P = öffentliche Quelle
source-PX = öffentliche Idee, Zahlen von uns
source-M = aus der Erinnerung
source-X = eigener Entwurf
source-pack = aus einem Kartenpaket
special-hand_cards = Die volle Hand
special-spread_influence = Der lange Arm
special-power_on_characters = Die stärksten Banner
specialtext-hand_cards = Verteidiger ist der andere Spieler mit den meisten Handkarten.
specialtext-spread_influence = Verteidiger ist der andere Spieler mit dem meisten ausgeweiteten Einfluss.
specialtext-power_on_characters = Verteidiger ist der andere Spieler mit der meisten Macht auf seinen Charakteren.
lack-empty = Ein Handel ohne jeden Gegenstand ist keiner.
lack-influence = Wer Einfluss bekommen soll, hat keinen Marker mehr auf der eigenen Tafel.
lack-hostages = { $there ->
    [0] Es gibt keine Karte zu nehmen, verlangt { $wanted ->
        [one] ist eine Geisel
       *[other] sind { $wanted } Geiseln
    }.
   *[other] Es gibt nur { $there } zu nehmen, verlangt sind { $wanted } Geiseln.
}
lack-power = Auf dem Anführerbogen { $there ->
    [0] liegt keine Macht
   *[other] liegen nur { $there } Macht
}, verlangt sind { $wanted }.

# Sätze für Karten, die keine eigenen mitbringen.
### python
effect-text = { $conditions ->
    [none] { $timing }: { $does }
   *[some] { $timing }, falls { $when }: { $does }
}
effect-and = { $first } und { $second }
effect-range = { $least } bis { $most }
### end
timing-turn_start = Zu Beginn des Spielzugs
timing-torture_done = Nachdem eine Geisel gefoltert wurde
timing-prep_draw = Beim Ziehen in der Vorbereitung
timing-support_start = Zu Beginn der Unterstützungsphase
timing-before_offer = Bevor ein Spieler Unterstützung anbietet
timing-offer_accepted = Nachdem Unterstützung angenommen oder erzwungen wurde
timing-encounter_start = Zu Beginn der Begegnungsphase
timing-cards_laid = Nachdem beide Karten verdeckt liegen
timing-cards_revealed = Nach dem Aufdecken
timing-war_sum = Bei Krieg, vor dem Vergleich der Summen
timing-negotiation_end = Am Ende der Verhandlungen
timing-before_rewards = Vor den Belohnungen
timing-before_penalties = Vor den Sanktionen
timing-after_penalties = Nach den Sanktionen
timing-hostage_step = Nach dem Nehmen der Geiseln des Resultats
timing-after_hostages = Am Ende der Auswertung
timing-cleanup = Am Ende des Spielzugs
### python

if-result_war = das Resultat Krieg ist
if-result_peace = das Resultat Frieden ist
if-result_betrayal = das Resultat Verrat ist
if-self_active = du aktiver Spieler bist
if-self_defender = du der Verteidiger bist
if-self_supports_defender = du den Verteidiger unterstützt
if-self_participates = du teilnimmst
if-self_on_defender_side = du auf der Seite des Verteidigers teilnimmst
if-self_side_won = deine Seite gewonnen hat
if-self_side_lost = deine Seite verliert
if-other_side_won = die Gegenseite gewonnen hat
if-own_laid_peace = deine Karte Frieden zeigt
if-opposing_laid_war = die Karte deines Gegners Krieg oder einen Charakter zeigt
if-own_sheet_has_power = Macht auf deinem Anführerbogen liegt
if-own_participant_alive = dein teilnehmender Charakter lebt
if-own_other_character_alive = ein nicht teilnehmender Charakter von dir lebt
if-own_support_joined = es deine Unterstützung ist
if-opposing_supporter_exists = die Gegenseite einen Unterstützer hat
if-own_side_supporter_exists = deine Seite einen Unterstützer hat
if-opposing_participant_alive = ein teilnehmender Charakter der Gegenseite lebt
if-opposing_participant_weak = ein teilnehmender Charakter der Gegenseite mit höchstens 2 Macht lebt
if-opposing_player_has_character = ein Teilnehmer der Gegenseite einen lebenden Charakter hat
if-no_influence_on_challenger = du keinen Einfluss auf das Haus des Herausforderers hast
if-influence_on_offerer = du Einfluss auf sein Haus hast
if-offerer_has_character = er einen lebenden Charakter hat
if-penalty_payable_by_others = deine anderen Charaktere die Sanktion bezahlen können
if-opposing_active_has_hand = dein Gegner noch Handkarten hat
if-torturer_is_self = du gefoltert hast
if-hostage_house_has_character = ihr Haus einen lebenden Charakter hat
if-takeable_loser_exists = du von einem Verlierer eine Geisel nehmen kannst
if-participant_not_weaker = dein Charakter mindestens so viel Macht hat wie der des gegnerischen aktiven Spielers
if-less = { $less } kleiner ist als { $than }
if-deal = Bei einem Austausch: { $does }
if-failed = Beim Scheitern: { $does }

who-self = Du
who-chosen_player = Dieser Spieler
who-opposing_active = Der gegnerische aktive Spieler
who-opposing_supporter = Ein gegnerischer Unterstützer deiner Wahl
who-opposing_player = Ein gegnerischer Spieler deiner Wahl
who-own_side_player = Ein Spieler deiner Seite (auch du selbst)
who-own_side_supporter = Ein Unterstützer deiner Seite (auch du selbst)
who-each_own_side_player = Jeder Spieler deiner Seite
who-losing_player = Ein Verlierer deiner Wahl
who-winning_player = Ein Gewinner deiner Wahl
who-losers = Jeder Verlierer
from-chosen_player = von diesem Spieler
from-opposing_active = vom gegnerischen aktiven Spieler
from-opposing_supporter = von einem gegnerischen Unterstützer
from-opposing_player = von einem gegnerischen Spieler
from-losing_player = von einem Verlierer
from-winning_player = von einem Gewinner
off-winning_active_participant = vom teilnehmenden Charakter des siegreichen aktiven Spielers
off-opposing_participant = von einem teilnehmenden Charakter der Gegenseite
off-opposing_participant_weak = von einem teilnehmenden Charakter der Gegenseite mit höchstens 2 Macht
off-opposing_player_character = von einem lebenden Charakter eines Teilnehmers der Gegenseite
off-hostage_house_character = von einem lebenden Charakter des Hauses der Geisel
off-own_characters_keep1 = von deinen lebenden Charakteren (jeder behält mindestens 1)
off-own_nonparticipants_keep1 = von deinen nicht teilnehmenden Charakteren (jeder behält mindestens 1)
off-own_sheet = von deinem Anführerbogen
off-losing_player_sheet = vom Anführerbogen eines Verlierers
onto-own_sheet = auf deinen Anführerbogen
onto-owner_sheet = auf den Bogen seines Hauses
onto-own_participant = auf deinen teilnehmenden Charakter
look-opposing_active_face_down = die verdeckte Karte des gegnerischen aktiven Spielers
look-opposing_active_hand = die Hand des gegnerischen aktiven Spielers
look-other_active_hand = die Hand eines anderen aktiven Spielers
each-own_sheet = Macht auf deinem Anführerbogen
each-own_participant_power = Macht deines teilnehmenden Charakters
each-own_spread_influence = Einfluss von dir auf anderen Häusern
each-own_supporter_count = { $per ->
    [one] Unterstützer
   *[other] Unterstützer
} deiner Seite
each-own_player_count = { $per ->
    [one] Spieler
   *[other] Spieler
} deiner Seite
each-opposing_player_count = { $per ->
    [one] Spieler
   *[other] Spieler
} der Gegenseite
each-own_war_value = Kriegswert deiner Seite
each-opposing_war_value = Kriegswert der Gegenseite
each-paid = bezahlter Macht
measure-own_sheet = die Macht auf deinem Anführerbogen
measure-own_participant_power = die Macht deines teilnehmenden Charakters
measure-own_spread_influence = dein Einfluss auf anderen Häusern
measure-own_supporter_count = die Zahl der Unterstützer deiner Seite
measure-own_player_count = die Zahl der Spieler deiner Seite
measure-opposing_player_count = die Zahl der Spieler der Gegenseite
measure-own_war_value = der Kriegswert deiner Seite
measure-opposing_war_value = der Kriegswert der Gegenseite
measure-paid = die bezahlte Macht

amount-number = +{ $n } für deine Seite.
amount-count = +{ $times } für deine Seite je { $per ->
    [1] { $each }
   *[other] { $per } { $each }
}{ $at_least ->
    [none] { "" }
   *[other] , mindestens +{ $at_least }
}{ $at_most ->
    [none] { "" }
   *[other] , höchstens +{ $at_most }
}.
amount-case = +{ $then } für deine Seite, falls { $when }, sonst +{ $otherwise }.

cost-discard = Lege { $n } { $card ->
    [peace] { $n ->
        [one] Friedenskarte
       *[other] Friedenskarten
    }
    [war] { $n ->
        [one] Kriegskarte
       *[other] Kriegskarten
    }
   *[character] { $n ->
        [one] Charakterkarte
       *[other] Charakterkarten
    }
} aus deiner Hand ab.
cost-remove_power = Entferne { $range } Macht { $off }.
cost-remove_power_box = Entferne { $range } Macht von deinem Anführerbogen aus dem Spiel.

op-set_result = Das Resultat ist { $to ->
    [peace] Frieden
    [war] Krieg
   *[betrayal] Verrat
}.
op-dig = Nenne Krieg, Frieden oder Charakter und decke Karten deines Stapels auf, bis eine passende erscheint; nimm sie auf die Hand, lege die übrigen ab.
op-draw = { $player ->
    [self] Ziehe
   *[other] { $who } zieht
} { $n ->
    [one] 1 Hauskarte
   *[other] { $n } Hauskarten
}.
op-distribute = Verteile bis zu { $n } Macht von deinem Anführerbogen auf deine lebenden Charaktere.
op-move_power = Lege bis zu { $max } Macht { $off } { $onto }.
op-remove_power = Entferne { $n ->
    [all] alle Macht
    [half] die Hälfte der Macht (aufgerundet)
   *[other] { $n } Macht
} { $off }, { $onto }.
op-look = Sieh dir { $what } an.
op-replace_face_down = { $player ->
    [self] { $optional ->
        [yes] Du darfst deine verdeckte Karte gegen eine andere Handkarte tauschen.
       *[no] Tausche deine verdeckte Karte gegen eine andere Handkarte.
    }
   *[other] Der gegnerische aktive Spieler muss seine verdeckte Karte zurücknehmen und eine andere auslegen.
}
op-swap_participant = Ersetze deinen teilnehmenden Charakter durch einen anderen deiner lebenden Charaktere.
op-force_support = Bestimme einen lebenden Charakter dieses Spielers; er unterstützt sofort deine Seite.
op-forbid_offers = In diesem Spielzug darf keine Unterstützung angeboten werden.
op-add_total = { $amount }
op-war_value_at_least = Die ausgelegte Karte deiner Seite zählt mindestens { $value }.
op-swap_war_values = Vertausche die Kriegswerte der beiden aufgedeckten Karten.
op-tie_win = Bei Gleichstand gewinnt deine Seite.
op-retreat = { $who } zieht sich zurück.
op-change_side = { $who } wechselt die Seite.
op-no_penalties = { $player ->
    [self] Du erleidest keine Sanktionen.
   *[other] { $who } erleidet keine Sanktionen.
}
op-replace_penalty = Entferne die Macht deiner Sanktion stattdessen { $off }.
op-extra_penalty = { $who } entfernt { $n } Macht mehr von seinem teilnehmenden Charakter.
op-take_hostage = Nimm { $n ->
    [one] 1 Geisel
   *[other] { $n } Geiseln
} { $from }.
op-torture_now = Du darfst sie sofort foltern.
op-silence = { $who } darf bis zum Ende des Spielzugs keine Charakterkarten wegen ihres Textes ausspielen.
op-spread_influence = Weite 1 Einfluss auf das Haus des Herausforderers aus.
op-hand_size = Ziehe auf { $value } statt auf 5 Handkarten auf.
op-replace_reward = Statt deiner Belohnung: { $does }
op-choice = { $who } entscheidet sich. Entweder: { $does }
effect-or = { $first } Oder: { $second }
### end

pack-place = Kartenpaket, { $whose }, { $where }
refusal-pack-form = { pack-place }: { $why }
refusal-pack-too-long = { pack-place }: Das Paket ist zu groß.
refusal-pack-format = { pack-place }: Dieses Spiel liest das Format 1.
refusal-pack-unknown-field = { pack-place }: Dieses Feld gibt es nicht.
refusal-pack-no-character = { pack-place }: Keiner der 25 Charaktere heißt so.
refusal-pack-specials = { pack-place }: Ein Paket bringt drei besondere Ereignisse mit oder keines.
refusal-pack-no-leader = { pack-place }: Im Fenster { $timing } hat kein Anführer etwas zu tun.
refusal-pack-no-card = { pack-place }: Im Fenster { $timing } hat keine Charakterkarte etwas zu tun.
refusal-pack-twice = { pack-place }: { $word } steht doppelt da.
refusal-pack-nothing = { pack-place }: Ein Effekt muss etwas bewirken.
refusal-pack-range = { pack-place }: Das Mindeste ist mehr als das Höchste.
refusal-pack-no-hostage = { pack-place }: torture_now muss gleich auf take_hostage folgen.
refusal-pack-wrong-time = { pack-place }: { $word } bewirkt im Fenster { $timing } nichts.
refusal-pack-no-move = { pack-place }: Von { $word } nach { $other } lässt sich keine Macht bewegen.
refusal-pack-no-place = { pack-place }: Entfernte Macht kann nicht nach { $word } gehen.
refusal-pack-not-optional = { pack-place }: Ein anderer wird zum Tausch gezwungen, nicht gefragt.
refusal-pack-no-influence = { pack-place }: Einfluss gibt es nur anstelle einer Belohnung, also in replace_reward.
refusal-pack-one-branch = { pack-place }: Eine Entscheidung braucht zwei Zweige.
refusal-pack-wrong-player = { pack-place }: { $word } kann { $other } nicht betreffen.
refusal-pack-nobody-chosen = { pack-place }: Vorher wurde kein Spieler gewählt.
refusal-pack-no-supporter = { pack-place }: Das kann nur ein Unterstützer, nicht { $word }.
refusal-pack-unknown-yet = { pack-place }: { $word } steht im Fenster { $timing } nicht fest.
refusal-pack-no-betrayal = { pack-place }: Niemand könnte sagen, wer wen verraten hat.
refusal-pack-needs = { pack-place }: { $word } braucht die Bedingung { $other }.
refusal-pack-no-side = { pack-place }: { $word } braucht eine Bedingung, durch die der Anführer teilnimmt.
refusal-pack-nothing-paid = { pack-place }: Keine der Kosten nimmt Macht.

# Hauskarten.
housecard-stark-peace = Frieden (Stark)
housecard-stark-war-1 = Krieg 1 (Stark)
housecard-stark-war-2 = Krieg 2 (Stark)
housecard-stark-war-3 = Krieg 3 (Stark)
housecard-stark-war-4 = Krieg 4 (Stark)
housecard-stark-war-5 = Krieg 5 (Stark)
housecard-stark-war-6 = Krieg 6 (Stark)
housecard-stark-war-7 = Krieg 7 (Stark)
housecard-stark-war-8 = Krieg 8 (Stark)
housecard-stark-war-10 = Krieg 10 (Stark)
housecard-stark-war-12 = Krieg 12 (Stark)
housecard-stark-war-20 = Krieg 20 (Stark)
housecard-eddard = Eddard Stark
housecard-robb = Robb Stark
housecard-catelyn = Catelyn Stark
housecard-bran = Bran Stark
housecard-arya = Arya Stark
housecard-lannister-peace = Frieden (Lennister)
housecard-lannister-war-1 = Krieg 1 (Lennister)
housecard-lannister-war-2 = Krieg 2 (Lennister)
housecard-lannister-war-3 = Krieg 3 (Lennister)
housecard-lannister-war-4 = Krieg 4 (Lennister)
housecard-lannister-war-5 = Krieg 5 (Lennister)
housecard-lannister-war-6 = Krieg 6 (Lennister)
housecard-lannister-war-7 = Krieg 7 (Lennister)
housecard-lannister-war-8 = Krieg 8 (Lennister)
housecard-lannister-war-10 = Krieg 10 (Lennister)
housecard-lannister-war-12 = Krieg 12 (Lennister)
housecard-lannister-war-20 = Krieg 20 (Lennister)
housecard-cersei = Cersei Lennister
housecard-tywin = Tywin Lennister
housecard-tyrion = Tyrion Lennister
housecard-jaime = Jaime Lennister
housecard-joffrey = Joffrey Baratheon
housecard-baratheon-peace = Frieden (Baratheon)
housecard-baratheon-war-1 = Krieg 1 (Baratheon)
housecard-baratheon-war-2 = Krieg 2 (Baratheon)
housecard-baratheon-war-3 = Krieg 3 (Baratheon)
housecard-baratheon-war-4 = Krieg 4 (Baratheon)
housecard-baratheon-war-5 = Krieg 5 (Baratheon)
housecard-baratheon-war-6 = Krieg 6 (Baratheon)
housecard-baratheon-war-7 = Krieg 7 (Baratheon)
housecard-baratheon-war-8 = Krieg 8 (Baratheon)
housecard-baratheon-war-10 = Krieg 10 (Baratheon)
housecard-baratheon-war-12 = Krieg 12 (Baratheon)
housecard-baratheon-war-20 = Krieg 20 (Baratheon)
housecard-stannis = Stannis Baratheon
housecard-melisandre = Melisandre
housecard-davos = Davos Seewert
housecard-selyse = Selyse Baratheon
housecard-shireen = Sharin Baratheon
housecard-targaryen-peace = Frieden (Targaryen)
housecard-targaryen-war-1 = Krieg 1 (Targaryen)
housecard-targaryen-war-2 = Krieg 2 (Targaryen)
housecard-targaryen-war-3 = Krieg 3 (Targaryen)
housecard-targaryen-war-4 = Krieg 4 (Targaryen)
housecard-targaryen-war-5 = Krieg 5 (Targaryen)
housecard-targaryen-war-6 = Krieg 6 (Targaryen)
housecard-targaryen-war-7 = Krieg 7 (Targaryen)
housecard-targaryen-war-8 = Krieg 8 (Targaryen)
housecard-targaryen-war-10 = Krieg 10 (Targaryen)
housecard-targaryen-war-12 = Krieg 12 (Targaryen)
housecard-targaryen-war-20 = Krieg 20 (Targaryen)
housecard-daenerys = Daenerys Targaryen
housecard-viserys = Viserys Targaryen
housecard-drogo = Khal Drogo
housecard-jorah = Jorah Mormont
housecard-greyworm = Grauer Wurm
housecard-tyrell-peace = Frieden (Tyrell)
housecard-tyrell-war-1 = Krieg 1 (Tyrell)
housecard-tyrell-war-2 = Krieg 2 (Tyrell)
housecard-tyrell-war-3 = Krieg 3 (Tyrell)
housecard-tyrell-war-4 = Krieg 4 (Tyrell)
housecard-tyrell-war-5 = Krieg 5 (Tyrell)
housecard-tyrell-war-6 = Krieg 6 (Tyrell)
housecard-tyrell-war-7 = Krieg 7 (Tyrell)
housecard-tyrell-war-8 = Krieg 8 (Tyrell)
housecard-tyrell-war-10 = Krieg 10 (Tyrell)
housecard-tyrell-war-12 = Krieg 12 (Tyrell)
housecard-tyrell-war-20 = Krieg 20 (Tyrell)
housecard-margaery = Margaery Tyrell
housecard-olenna = Olenna Tyrell
housecard-loras = Loras Tyrell
housecard-mace = Maes Tyrell
housecard-renly = Renly Baratheon
### python
eventcard-stark = Stark
eventcard-lannister = Lennister
eventcard-baratheon = Baratheon
eventcard-targaryen = Targaryen
eventcard-tyrell = Tyrell
eventcard-hand_cards = Die volle Hand
eventcard-spread_influence = Der lange Arm
eventcard-power_on_characters = Die stärksten Banner
### end

# Optionen des Tisches.
option-pack = Karten
option-pack-basic = Grundkarten
option-own_house = Ereignis nennt das Haus des Herausforderers
option-own_house-redraw = neu ziehen
option-own_house-choose = der Herausforderer sucht sich den Verteidiger aus
option-torture_dead = Geiseln, die tote Charaktere zeigen, foltern
option-torture_dead-yes = erlaubt
option-torture_dead-no = verboten
option-personality = Gemüt der Computerspieler
option-personality-house = jedes Haus nach seiner Art
option-personality-honourable = ehrenhaft
option-personality-opportunist = auf den eigenen Vorteil bedacht
option-personality-vengeful = nachtragend
option-turns = Höchstens so viele Züge
level-easy = Knappe
level-medium = Vasall
level-hard = Hand des Königs

# Fragen.
prompt-house = Welches Haus nimmst du?
waits-house = wählt ein Haus
prompt-leader = Welchen Anführer behältst du?
waits-leader = wählt einen Anführer
prompt-hostages = Geiseln freilassen oder foltern?
waits-hostages = entscheidet über Geiseln
prompt-torture = Welcher Charakter leidet?
waits-torture = foltert
prompt-where-from = Woher nimmst du die Geisel?
waits-where-from = nimmt eine Geisel
prompt-whom = Wen trifft es?
waits-whom = wählt einen Spieler
prompt-defender = Wer ist der Verteidiger?
waits-defender = wählt den Verteidiger
prompt-strengthen = Wer bekommt 1 Macht vom Anführerbogen?
waits-strengthen = verteilt Macht
prompt-send = Wen schickst du in die Begegnung?
waits-send = wählt einen Charakter
prompt-offer = Wem bietest du deine Unterstützung an?
waits-offer = entscheidet über Unterstützung
prompt-accept = Nimmst du die Unterstützung an?
waits-accept = prüft ein Angebot
prompt-ability = Setzt du deinen Anführer ein?
waits-ability = kann den Anführer einsetzen
prompt-card = Spielst du eine Charakterkarte aus?
waits-card = kann eine Charakterkarte spielen
prompt-lay = Welche Karte legst du verdeckt aus?
waits-lay = legt eine Karte aus
prompt-replace = Welche Karte liegt nun verdeckt vor dir?
waits-replace = tauscht die verdeckte Karte
prompt-talks = Was schlägst du vor?
waits-talks = verhandelt
prompt-distribute = Wohin kommt die Macht?
waits-distribute = verteilt Macht
prompt-split = Wer gibt die Macht?
waits-split = zahlt Macht
prompt-amount = Wie viel Macht?
waits-amount = bestimmt eine Menge
prompt-dig = Nach welcher Art Karte suchst du?
waits-dig = sucht eine Karte
prompt-target = Welcher Charakter verliert Macht?
waits-target = wählt einen Charakter
prompt-swap = Wer tritt an die Stelle?
waits-swap = tauscht den Charakter
prompt-force = Welcher Charakter muss dich unterstützen?
waits-force = erzwingt Unterstützung
prompt-discard = Welche Karten legst du ab?
waits-discard = legt Karten ab
prompt-torture-now = Folterst du die Geisel sofort?
waits-torture-now = entscheidet über die Geisel
prompt-branch = Was geschieht?
waits-branch = entscheidet sich
prompt-request = Versprichst du, worum du gebeten wirst?
waits-request = wurde um etwas gebeten

# Was man am Tisch sagen kann.
prompt-promise-peace = Versprich Frieden
waits-promise-peace = sagt etwas
prompt-promise-war = Kündige Krieg an
waits-promise-war = sagt etwas
prompt-promise-support = Versprich Unterstützung
waits-promise-support = sagt etwas
prompt-promise-stay_out = Versprich, dich herauszuhalten
waits-promise-stay_out = sagt etwas
prompt-promise-spare = Versprich, Geiseln zu schonen
waits-promise-spare = sagt etwas
prompt-promise-release = Versprich, eine Geisel freizulassen
waits-promise-release = sagt etwas
prompt-promise-no_influence = Hilf mir, dann weite ich keinen Einfluss auf dich aus
waits-promise-no_influence = sagt etwas
prompt-request-peace = Bitte um Frieden
waits-request-peace = sagt etwas
prompt-request-support = Bitte um Unterstützung
waits-request-support = sagt etwas
prompt-request-stay_out = Bitte, sich herauszuhalten
waits-request-stay_out = sagt etwas
prompt-request-spare = Bitte, Geiseln zu schonen
waits-request-spare = sagt etwas
prompt-request-release = Bitte, eine Geisel freizulassen
waits-request-release = sagt etwas
prompt-request-no_influence = Bitte, keinen Einfluss auf dich auszuweiten
waits-request-no_influence = sagt etwas
prompt-claim = Behaupte, eine Karte zu haben
waits-claim = sagt etwas
prompt-explain = Sag, warum du annimmst oder ablehnst
waits-explain = sagt etwas
prompt-threat = Drohe mit Folter
waits-threat = sagt etwas
prompt-thanks = Danke jemandem
waits-thanks = sagt etwas
prompt-reproach = Wirf jemandem etwas vor
waits-reproach = sagt etwas

# Antworten.
say-house = { $house }
say-character = { $character }
say-ability = { $ability } einsetzen
say-card = { $card } ausspielen
say-own-card = { $name_de } ausspielen
say-own-ability = { $name_de } einsetzen
say-housecard = { $housecard }
say-kind = { $kind }
say-seat = { $seat }
say-torture = { $housecard } foltern
say-release = { $housecard } freilassen
say-from-deck = oberste Karte des Stapels
say-from-hand = zufällige Handkarte
say-from-held = Geisel von { $house }
say-stay-out = heraushalten
say-offer = { $character } für { $seat }
say-accept-yes = annehmen
say-accept-no = ablehnen
say-torture-now-yes = foltern
say-torture-now-no = nicht foltern
say-keep = liegen lassen
say-lay = { $housecard } auslegen
say-accept-deal = annehmen
say-break-off = Verhandlung scheitern lassen
say-deal-influence = { $seat } weitet { $count } Einfluss aus
say-deal-hostages = { $seat } nimmt { $count ->
    [one] { $count } Geisel
   *[other] { $count } Geiseln
}
say-deal-power = { $seat } bekommt { $count } Macht
say-rest-distribute = auf dem Anführerbogen lassen
say-rest-split = nicht zahlen
say-branch-retreat = zurückziehen
say-branch-change_side = die Seite wechseln
say-branch-take_hostage = eine Geisel hergeben
say-branch-draw = Karten ziehen lassen
say-branch-remove_power = Macht verlieren
say-branch-silence = schweigen
say-claim-peace = Ich habe eine Friedenskarte
say-claim-war = Ich habe eine Kriegskarte von mindestens { $count }
say-reason = { $reason }
say-decline = { $seat } nichts versprechen
say-promise-peace = { $seat } Frieden versprechen
say-promise-support = { $seat } Unterstützung versprechen
say-promise-stay_out = { $seat } versprechen, sich herauszuhalten
say-promise-spare = { $seat } versprechen, die Geiseln zu schonen
say-promise-release = { $seat } versprechen, eine Geisel freizulassen
say-promise-no_influence = { $seat } versprechen, keinen Einfluss auszuweiten
say-amount = { $count }
part-talks-1 = Einfluss für den Herausforderer
part-talks-2 = Geiseln für den Herausforderer
part-talks-3 = Macht für den Herausforderer
part-talks-4 = Einfluss für den Verteidiger
part-talks-5 = Geiseln für den Verteidiger
part-talks-6 = Macht für den Verteidiger
limit-deal = Was ausgetauscht wird
limit-influence-challenger = Einflussmarker, die der Herausforderer noch hat
limit-hostages-challenger = Karten, die der Verteidiger hergeben kann
limit-power-challenger = Macht auf dem Bogen des Verteidigers
limit-influence-defender = Einflussmarker, die der Verteidiger noch hat
limit-hostages-defender = Karten, die der Herausforderer hergeben kann
limit-power-defender = Macht auf dem Bogen des Herausforderers

# Warum.
why-houses = Die Häuser werden verteilt.
why-leaders = Alle wählen im Geheimen ihren Anführer.
why-turn = { $seat } ist am Zug.
why-challenge = { $seat } fordert { $to_seat } heraus.
why-hostages = Zu Beginn des Zuges darf jeder Geiseln freilassen oder foltern.
why-torture = { $seat } foltert { $housecard }.
why-take = { $seat } nimmt eine Geisel von { $to_seat }.
why-hostage-step = { $seat } nimmt Geiseln.
why-offer = { $seat } bietet { $character } an.
why-card = { $seat } spielt { $card } aus.
why-ability = { $seat } setzt { $ability } ein.
why-own-card = { $seat } spielt { $name_de } aus.
why-own-ability = { $seat } setzt { $name_de } ein.
why-talks = Beide haben Frieden gezeigt und verhandeln.
why-deal = Die Vereinbarung wird ausgeführt.
why-rewards = Die Gewinner erhalten ihre Belohnung.
why-turn_start = Der Zug beginnt.
why-torture_done = Eine Geisel wurde gefoltert.
why-prep_draw = In der Vorbereitung wird gezogen.
why-support_start = Die Unterstützungsphase beginnt.
why-before_offer = Gleich wird Unterstützung angeboten.
why-offer_accepted = Eine Seite hat Unterstützung bekommen.
why-encounter_start = Die Begegnung beginnt.
why-cards_laid = Beide Karten liegen verdeckt.
why-cards_revealed = Die Karten sind aufgedeckt.
why-war_sum = Krieg: Gleich werden die Summen verglichen.
why-negotiation_end = Die Verhandlungen sind zu Ende.
why-before_rewards = Gleich gibt es Belohnungen.
why-before_penalties = Gleich gibt es Sanktionen.
why-after_penalties = Die Sanktionen sind erlitten.
why-hostage_step = Die Geiseln des Resultats sind genommen.
why-after_hostages = Die Auswertung geht zu Ende.
why-cleanup = Der Zug geht zu Ende.

# Was geschieht.
event-takes-house = { $seat } nimmt { $house }.
event-drew-leaders = Du hast diese Anführerbögen gezogen: { $characters }.
event-leads = { $character } führt das Haus von { $seat }.
event-turn = Zug { $number }: { $seat } ist Herausforderer.
event-event = Das Ereignis nennt { $house }.
event-special-hand_cards = Besonderes Ereignis: Verteidiger ist, wer sonst die meisten Handkarten hat.
event-special-spread_influence = Besonderes Ereignis: Verteidiger ist, wer sonst den meisten Einfluss ausgeweitet hat.
event-special-power_on_characters = Besonderes Ereignis: Verteidiger ist, wer sonst die meiste Macht auf Charakteren hat.
event-defends = { $seat } ist Verteidiger.
event-draws = { $seat } zieht { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}.
event-drew = Du hast gezogen: { $housecards }.
event-strengthened = { $character } bekommt { $count } Macht vom Bogen von { $seat }.
event-sends = { $seat } schickt { $character }.
event-offers = { $seat } bietet { $to_seat } { $character } an.
event-stays-out = { $seat } hält sich heraus.
event-refuses = { $seat } lehnt die Unterstützung von { $to_seat } ab.
event-joins = { $character } von { $seat } unterstützt { $to_seat }.
event-no-offers = { $seat } verbietet für diesen Zug jede Unterstützung.
event-lays = { $seat } legt eine Karte verdeckt aus.
event-lays-top = { $seat } hat keine Handkarte und legt die oberste Karte des Stapels aus.
event-lays-nothing = { $seat } hat keine einzige Karte: Das zählt wie eine Kriegskarte mit Wert 0.
event-lays-another = { $seat } legt eine andere Karte verdeckt aus.
event-keeps-laid = { $seat } lässt die Karte liegen.
event-revealed = { $seat } deckt { $housecard } auf.
event-result-war = Das Resultat ist Krieg.
event-result-peace = Das Resultat ist Frieden.
event-result-betrayal = Das Resultat ist Verrat.
event-result-becomes-peace = { $seat } macht daraus Frieden.
event-result-becomes-war = { $seat } macht daraus Krieg.
event-totals = { $seat } kommt auf { $own }, { $to_seat } auf { $other }.
event-tie = Gleichstand: Beide Seiten verlieren.
event-wins = Die Seite von { $seat } gewinnt.
event-adds = +{ $count } für die Seite von { $seat }.
event-counts-at-least = Die Karte von { $seat } zählt jetzt { $count }.
event-swaps-values = { $seat } tauscht die Kriegswerte.
event-wins-ties = Bei Gleichstand gewinnt die Seite von { $seat }.
event-spreads = { $seat } weitet Einfluss auf { $house } aus; { $count } bleiben auf der eigenen Tafel.
event-weakened = { $character } verliert { $count } Macht.
event-drained = { $character } verliert { $count } Macht an { $seat }.
event-dies = { $character } stirbt.
event-buried = { $count } Macht vom Bogen von { $seat } kommt in die Schachtel.
event-takes-deck = { $seat } nimmt die oberste Karte des Stapels von { $to_seat } als Geisel.
event-takes-hand = { $seat } nimmt eine Handkarte von { $to_seat } als Geisel.
event-takes-held = { $where ->
    [back] { $seat } nimmt eine eigene Karte von { $to_seat } zurück.
   *[held] { $seat } nimmt { $to_seat } eine Geisel ab: { $house }.
}
event-took = Die Geisel von { $to_seat } ist { $housecard }.
event-lost = { $to_seat } hat dir { $housecard } genommen.
event-releases = { $seat } lässt eine Geisel von { $to_seat } frei.
event-freed = { $to_seat } gibt dir { $housecard } zurück.
event-freed-own = Du gibst { $to_seat } { $housecard } zurück.
event-tortures = { $seat } foltert { $housecard }.
event-looks-hand = { $seat } sieht sich die Hand von { $to_seat } an.
event-sees-hand = Auf der Hand von { $to_seat }: { $housecards }.
event-looks-laid = { $seat } sieht sich die verdeckte Karte von { $to_seat } an.
event-sees-laid = Vor { $to_seat } liegt { $housecard }.
event-uses-card = { $seat } spielt { $card } aus.
event-uses-own-card = { $seat } spielt { $name_de } aus.
event-uses-own-ability = { $seat } setzt { $name_de } ein.
event-uses-ability = { $seat } setzt { $ability } ein.
event-aims = { $seat } wählt { $to_seat }.
event-discards = { $seat } legt { $housecard } ab.
event-digs-up = { $seat } sucht { $kind } und nimmt { $housecard } auf die Hand.
event-digs-in-vain = { $seat } sucht { $kind } und findet nichts.
event-turned-up = { $seat } legt ab, was aufgedeckt wurde: { $housecards }.
event-protected = { $seat } erleidet keine Sanktionen.
event-loses-more = { $seat } verliert { $count } Macht mehr.
event-silenced = { $seat } darf in diesem Zug keine Charakterkarten ausspielen.
event-retreats = { $seat } zieht sich zurück.
event-changes-side = { $seat } wechselt auf die Seite von { $to_seat }.
event-swaps = { $seat } schickt stattdessen { $character }.
event-plunders = { $seat } nimmt { $count } Macht vom Bogen von { $to_seat }.
event-proposes = { $seat } schlägt vor: { $seat } bekommt { $influence ->
    [0] { "" }
   *[other] { $influence } Einfluss{ $hostages ->
        [0] { $power ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $hostages ->
    [0] { "" }
   *[other] { $hostages } { $hostages ->
        [one] Geisel
       *[other] Geiseln
    }{ $power ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $power ->
    [0] { $hostages ->
        [0] { $influence ->
            [0] nichts
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $power } Macht
}; { $to_seat } bekommt { $influence2 ->
    [0] { "" }
   *[other] { $influence2 } Einfluss{ $hostages2 ->
        [0] { $power2 ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $hostages2 ->
    [0] { "" }
   *[other] { $hostages2 } { $hostages2 ->
        [one] Geisel
       *[other] Geiseln
    }{ $power2 ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $power2 ->
    [0] { $hostages2 ->
        [0] { $influence2 ->
            [0] nichts
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $power2 } Macht
}.
event-accepts-deal = { $seat } nimmt an.
event-refuses-deal = { $seat } lehnt den letzten Vorschlag ab.
event-breaks-off = { $seat } lässt die Verhandlungen scheitern.
event-receives = { $seat } bekommt { $count } Macht vom Bogen von { $to_seat }.
event-ended-influence = Aller Einfluss eines Hauses ist ausgeweitet: Das Spiel ist aus.
event-ended-extinction = Ein Haus ist ausgelöscht: Das Spiel ist aus.
event-ended-turns = Die letzten Züge sind gespielt: Das Spiel ist aus.
event-claims-peace = { $seat }: Ich habe eine Friedenskarte.
event-claims-war = { $seat }: Ich habe eine Kriegskarte von mindestens { $count }.
event-threat = { $seat } zu { $to_seat }: Denk an meine Geiseln, ich foltere sie.
event-thanks = { $seat } zu { $to_seat }: Danke.
event-reproach = { $seat } zu { $to_seat }: Das vergesse ich dir nicht.
event-explains = { $seat }: { $reason }
event-promises-peace = { $seat } zu { $to_seat }: Ich lege Frieden.
event-promises-war = { $seat } zu { $to_seat }: Ich lege Krieg.
event-promises-support = { $seat } zu { $to_seat }: Ich unterstütze dich.
event-promises-stay_out = { $seat } zu { $to_seat }: Ich halte mich heraus.
event-promises-spare = { $seat } zu { $to_seat }: Ich schone deine Leute.
event-promises-release = { $seat } zu { $to_seat }: Ich lasse eine deiner Geiseln frei.
event-promises-no_influence = { $seat } zu { $to_seat }: Hilf mir, dann weite ich keinen Einfluss auf dich aus.
event-requests-peace = { $seat } zu { $to_seat }: Legst du Frieden?
event-requests-support = { $seat } zu { $to_seat }: Unterstützt du mich?
event-requests-stay_out = { $seat } zu { $to_seat }: Hältst du dich heraus?
event-requests-spare = { $seat } zu { $to_seat }: Schonst du meine Leute?
event-requests-release = { $seat } zu { $to_seat }: Lässt du eine meiner Geiseln frei?
event-requests-no_influence = { $seat } zu { $to_seat }: Weitest du keinen Einfluss auf mich aus, wenn ich dir helfe?
event-declines = { $seat } verspricht { $to_seat } nichts.
promise-peace = Frieden zu legen
event-kept-peace = { $seat } hält Wort gegenüber { $to_seat }: Frieden zu legen.
event-broke-peace = { $seat } bricht das Wort gegenüber { $to_seat }: Frieden zu legen.
promise-war = Krieg zu legen
event-kept-war = { $seat } hält Wort gegenüber { $to_seat }: Krieg zu legen.
event-broke-war = { $seat } bricht das Wort gegenüber { $to_seat }: Krieg zu legen.
promise-support = Unterstützung
event-kept-support = { $seat } hält Wort gegenüber { $to_seat }: Unterstützung.
event-broke-support = { $seat } bricht das Wort gegenüber { $to_seat }: Unterstützung.
promise-stay_out = sich herauszuhalten
event-kept-stay_out = { $seat } hält Wort gegenüber { $to_seat }: sich herauszuhalten.
event-broke-stay_out = { $seat } bricht das Wort gegenüber { $to_seat }: sich herauszuhalten.
promise-spare = Geiseln zu schonen
event-kept-spare = { $seat } hält Wort gegenüber { $to_seat }: Geiseln zu schonen.
event-broke-spare = { $seat } bricht das Wort gegenüber { $to_seat }: Geiseln zu schonen.
promise-release = eine Geisel freizulassen
event-kept-release = { $seat } hält Wort gegenüber { $to_seat }: eine Geisel freizulassen.
event-broke-release = { $seat } bricht das Wort gegenüber { $to_seat }: eine Geisel freizulassen.
promise-no_influence = keinen Einfluss auszuweiten
event-kept-no_influence = { $seat } hält Wort gegenüber { $to_seat }: keinen Einfluss auszuweiten.
event-broke-no_influence = { $seat } bricht das Wort gegenüber { $to_seat }: keinen Einfluss auszuweiten.

# Was aus einer Begegnung wurde, als Stempel auf dem Brett.
stamp-result-war = { result-war }
stamp-result-peace = { result-peace }
stamp-result-betrayal = { result-betrayal }

# Was jemand tat, in wenigen Buchstaben am Platz; $things sind Karten, Leute oder Länder.
deed-lays = Karte gelegt
deed-wins = Begegnung gewonnen
deed-accepts-deal = Handel angenommen
deed-spreads = Einfluss auf { $things }
deed-dies = { $things } tot
deed-takes-hand = Geisel von { $to }
deed-takes-deck = Geisel von { $to }
deed-takes-held = Geisel von { $to }
deed-tortures = { $things } gefoltert

reason-need = Diese Hilfe kann ich brauchen.
reason-enough = Ich bin auch allein stark genug.
reason-rival = Damit kämst du dem Thron zu nahe.
reason-useless = Das würde mir nichts nützen.
reason-influence = So gewinnen wir beide an Einfluss.
reason-better = Das ist besser als ein Scheitern.
reason-throne = Damit gehört der Thron mir.
reason-poor = Dafür gibst du mir zu wenig.
reason-favour = Ich gebe mehr, als ich müsste.
reason-word = Ich halte mein Wort.
reason-grudge = Du hast dein Wort schon einmal gebrochen.
reason-gain = Davon habe ich selbst etwas.
reason-danger = Das wäre mir zu gefährlich.

# Warum ein Tipp zu etwas rät.
advice-need = Diese Hilfe kannst du brauchen.
advice-enough = Du bist auch allein stark genug.
advice-rival = Sonst käme ein anderes Haus dem Thron zu nahe.
advice-useless = Das würde dir nichts nützen.
advice-influence = So gewinnst du an Einfluss.
advice-better = Das ist besser als ein Scheitern.
advice-throne = Damit gehört der Thron dir.
advice-poor = Das Angebot gibt dir zu wenig.
advice-favour = Du gäbst mehr, als du müsstest.
advice-word = Versprich, was du ohnehin vorhast.
advice-grudge = Dieses Haus hat sein Wort schon einmal gebrochen.
advice-gain = Davon hast du selbst etwas.
advice-danger = Das wäre für dich zu gefährlich.
