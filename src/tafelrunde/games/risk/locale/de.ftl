title = Risiko: Game of Thrones
summary = Führt eure Heere über die Karte; wer das meiste Land hält oder zehn Punkte sammelt, gewinnt.
intro = Alle führen ein Haus und seine Einheiten auf der Karte. Im Zug bekommst du neue Einheiten für deine Gebiete, Burgen und ganzen Regionen und stellst sie auf. Dann greifst du Nachbarn an, so oft du willst: höchstens drei Würfel gegen zwei, der höhere gewinnt, bei Gleichstand der Verteidiger. Zuletzt darfst du einmal Einheiten durch eigenes Land verschieben und ziehst eine Gebietskarte, wenn du etwas erobert hast; drei passende Karten bringen später weitere Einheiten. Im Gefecht endet alles mit der Spielende-Karte irgendwo in der unteren Hälfte des Stapels, dann zählt jedes Gebiet, jede Burg und jeder Hafen. In der Herrschaft kommen Gold, Charaktere, Maester und geheime Ziele dazu; wer zehn Punkte hat und den Sitz seines Hauses hält, gewinnt.

mode-skirmish = Gefecht
mode-dominion = Herrschaft
mode-world = Welt im Krieg
module-gold = Gold
module-characters = Charaktere
module-special_units = Spezialeinheiten
module-objectives = Ziele
module-maester = Maesterkarten
start-dealt = Gebiete austeilen
start-claimed = Gebiete reihum besetzen

refusal-characters-need-gold = Charaktere kosten Gold; ohne Gold lassen sie sich nicht einsetzen.
refusal-maester-need-gold = Maesterkarten kosten Gold; ohne Gold lassen sie sich nicht kaufen.
refusal-objectives-need-claims = Ziele brauchen die Sitze der Macht, und die gibt es nur, wenn die Gebiete reihum besetzt werden.

house-stark = Stark
house-baratheon = Baratheon
house-lannister = Lennister
house-tyrell = Tyrell
house-martell = Martell
house-targaryen = Targaryen
house-ghiscari = Ghiscari
house-neutral = Neutrale

unit-knight = Ritter
unit-siege_engine = Belagerungsmaschine
unit-fortification = Befestigung

board-westeros = Westeros
board-essos = Essos
board-world = Westeros und Essos
coast-silver = Westküste von Westeros
coast-blue = Küsten der Meerenge
coast-teal = Südküste von Essos
end-game = Spielende-Karte

# Wo ein Name anders lautet, wenn man nach ihm mit „wen?“ oder „wem?“ fragt: { $target-wen }.
region-the_north = Der Norden
    .wen = den Norden
    .wem = dem Norden
region-the_iron_islands = Die Eiseninseln
    .wen = die Eiseninseln
    .wem = den Eiseninseln
region-the_vale_of_arryn = Das Tal von Arryn
    .wen = das Tal von Arryn
    .wem = dem Tal von Arryn
region-the_riverlands = Die Flusslande
    .wen = die Flusslande
    .wem = den Flusslanden
region-the_westerlands = Die Westlande
    .wen = die Westlande
    .wem = den Westlanden
region-the_crownlands = Die Kronlande
    .wen = die Kronlande
    .wem = den Kronlanden
region-the_stormlands = Die Sturmlande
    .wen = die Sturmlande
    .wem = den Sturmlanden
region-the_reach = Die Weite
    .wen = die Weite
    .wem = der Weite
region-dorne = Dorne
region-andalos = Andalos
region-the_disputed_lands = Die Umstrittenen Lande
    .wen = die Umstrittenen Lande
    .wem = den Umstrittenen Landen
region-lands_of_long_summer = Länder des Langen Sommers
    .wem = Ländern des Langen Sommers
region-the_dothraki_sea = Das Dothrakische Meer
    .wen = das Dothrakische Meer
    .wem = dem Dothrakischen Meer
region-slavers_bay = Die Sklavenbucht
    .wen = die Sklavenbucht
    .wem = der Sklavenbucht
region-jade_sea_coast = Küste der Jadesee

territory-skagos = Skagos
territory-the_gift = Die Schenkung
    .wen = die Schenkung
    .wem = der Schenkung
territory-karhold = Karholt
territory-the_dreadfort = Grauenstein
territory-widows_watch = Witwenwacht
territory-winterfell = Winterfell
territory-bear_island = Bäreninsel
territory-wolfswood = Wolfswald
territory-barrowlands = Die Hügellande
    .wen = die Hügellande
    .wem = den Hügellanden
territory-stoney_shore = Steinige Küste
    .wem = Steiniger Küste
territory-the_neck = Die Eng
    .wen = die Eng
    .wem = der Eng
territory-cape_kraken = Kap Kraken
territory-white_harbor = Weißwasserhafen
territory-harlaw = Harlau
territory-pyke = Peik
territory-the_fingers = Die Finger
    .wen = die Finger
    .wem = den Fingern
territory-gulltown = Möwenstadt
territory-the_eyrie = Hohenehr
territory-mountains_of_the_moon = Die Mondberge
    .wen = die Mondberge
    .wem = den Mondbergen
territory-the_twins = Die Zwillinge
    .wen = die Zwillinge
    .wem = den Zwillingen
territory-the_trident = Der Trident
    .wen = den Trident
    .wem = dem Trident
territory-riverrun = Schnellwasser
territory-harrenhal = Harrenhal
territory-stoney_sept = Steinsepte
territory-the_crag = Hochklipp
territory-silverhill = Silberhügel
territory-golden_tooth = Goldzahn
territory-casterly_rock = Casterlystein
territory-crakehall = Rallenhall
territory-crackclaw_point = Krackklauenspitze
territory-dragonstone = Drachenstein
territory-kings_landing = Königsmund
territory-kingswood = Königswald
territory-storms_end = Sturmkap
territory-dornish_marches = Dornische Marschen
    .wem = Dornischen Marschen
territory-rainwood = Regenwald
territory-tarth = Tarth
territory-blackwater_rush = Schwarzwasser
territory-the_mander = Der Mander
    .wen = den Mander
    .wem = dem Mander
territory-searoad_marshes = Seestraßen-Marschen
territory-three_towers = Dreitürmen
territory-the_arbor = Der Arbor
    .wen = den Arbor
    .wem = dem Arbor
territory-oldtown = Altsass
territory-highgarden = Rosengarten
territory-red_mountains = Rote Berge
    .wem = Roten Bergen
territory-sandstone = Sandstein
territory-greenblood = Grünblut
territory-sunspear = Sonnspeer
territory-braavosian_coastlands = Braavosische Küstenlande
    .wem = Braavosischen Küstenlanden
territory-the_axe = Die Axt
    .wen = die Axt
    .wem = der Axt
territory-hills_of_norvos = Hügel von Norvos
    .wem = Hügeln von Norvos
territory-forest_of_qohor = Wald von Qohor
territory-the_flatlands = Das Flachland
    .wen = das Flachland
    .wem = dem Flachland
territory-upper_rhoyne = Obere Rhoyne
    .wem = Oberer Rhoyne
territory-the_golden_fields = Die Goldenen Felder
    .wen = die Goldenen Felder
    .wem = den Goldenen Feldern
territory-myr = Myr
territory-lower_rhoyne = Untere Rhoyne
    .wem = Unterer Rhoyne
territory-tyrosh = Tyrosh
territory-lys = Lys
territory-the_orange_shore = Die Orangenküste
    .wen = die Orangenküste
    .wem = der Orangenküste
territory-volantis = Volantis
territory-valyria = Valyria
territory-oros = Oros
territory-the_sea_of_sights = Das Meer der Seufzer
    .wen = das Meer der Seufzer
    .wem = dem Meer der Seufzer
territory-mantarys = Mantarys
territory-sarnor = Sarnor
territory-western_dothraki_sea = Westliches Dothrakisches Meer
    .wem = Westlichem Dothrakischem Meer
territory-northern_dothraki_sea = Nördliches Dothrakisches Meer
    .wem = Nördlichem Dothrakischem Meer
territory-eastern_dothraki_sea = Östliches Dothrakisches Meer
    .wem = Östlichem Dothrakischem Meer
territory-lhazar = Lhazar
territory-vaes_dothrak = Vaes Dothrak
territory-the_footprint = Der Fußabdruck
    .wen = den Fußabdruck
    .wem = dem Fußabdruck
territory-meereen = Meereen
territory-yunkai = Yunkai
territory-astapor = Astapor
territory-old_ghis = Alt-Ghis
territory-new_ghis = Neu-Ghis
territory-the_red_waste = Die Rote Wüste
    .wen = die Rote Wüste
    .wem = der Roten Wüste
territory-northern_jade_sea = Nördliche Jadesee
    .wem = Nördlicher Jadesee
territory-samyrian = Samyriana
territory-bayasabhad = Bayasabhad
territory-qarth = Qarth

# Kürzere Namen für die Karte, wo der volle nicht passt.
label-the_golden_fields = Goldene Felder
label-the_orange_shore = Orangenküste
label-the_flatlands = Flachland
label-northern_dothraki_sea = Nördl. Dothr. Meer
label-the_sea_of_sights = Meer der Seufzer
label-the_red_waste = Rote Wüste
label-the_iron_islands = Eiseninseln
label-the_vale_of_arryn = Tal von Arryn
label-the_riverlands = Flusslande
label-the_westerlands = Westlande
label-the_crownlands = Kronlande
label-the_stormlands = Sturmlande
label-the_disputed_lands = Umstrittene Lande
label-the_dothraki_sea = Dothrakisches Meer
label-slavers_bay = Sklavenbucht
label-jade_sea_coast = Jadesee

character-ned_stark = Eddard Stark
character-catelyn_stark = Catelyn Stark
character-robb_stark = Robb Stark
character-jon_snow = Jon Schnee
character-stannis_baratheon = Stannis Baratheon
character-davos_seaworth = Davos Seewert
character-melisandre = Melisandre
character-salladhor_saan = Salladhor Saan
character-tywin_lannister = Tywin Lennister
character-jaime_lannister = Jaime Lennister
character-cersei_lannister = Cersei Lennister
character-tyrion_lannister = Tyrion Lennister
character-loras_tyrell = Loras Tyrell
character-margaery_tyrell = Margaery Tyrell
character-brienne = Brienne von Tarth
character-renly_baratheon = Renly Baratheon
character-doran_martell = Doran Martell
character-oberyn_martell = Oberyn Martell
character-ellaria_sand = Ellaria Sand
character-areo_hotah = Areo Hotah
character-daenerys_targaryen = Daenerys Targaryen
character-jorah_mormont = Jorah Mormont
character-barristan_selmy = Barristan Selmy
character-grey_worm = Grauer Wurm
character-xaro_xhoan_daxos = Xaro Xhoan Daxos
character-pyat_pree = Pyat Pree
character-hizdahr_zo_loraq = Hizdahr zo Loraq
character-kraznys_mo_nakloz = Kraznys mo Nakloz

charactertext-ned_stark = Nach dem Wurf als Verteidiger: Drehe einen deiner Würfel auf seine höchste Seite.
charactertext-catelyn_stark = Wird ein Gebiet mit genau einer deiner Einheiten angegriffen: Stelle dort eine dazu.
charactertext-robb_stark = Du greifst an: Alle deine Würfel zählen in dieser Invasion 1 mehr.
charactertext-jon_snow = Zu Beginn des Manövers: Du darfst in diesem Zug ein zweites machen.
charactertext-stannis_baratheon = Du wirst angegriffen: Alle deine Würfel zählen in dieser Invasion 1 mehr.
charactertext-davos_seaworth = Du greifst ein Gebiet mit Hafen an: Alle deine Würfel zählen in dieser Invasion 1 mehr.
charactertext-melisandre = Vor deinen Invasionen: Ein Gegner deiner Wahl wirft eine zufällige Maesterkarte ab.
charactertext-salladhor_saan = Vor deinen Invasionen: Nimm dem Gegner, von dem du in diesem Zug als Erstes ein Gebiet eroberst, bis zu 100 Gold.
charactertext-tywin_lannister = Nach dem Wurf als Verteidiger: Alle deine Würfel zählen in dieser Schlacht 1 mehr.
charactertext-jaime_lannister = Nach dem Wurf als Angreifer: Drehe einen deiner Würfel auf seine höchste Seite.
charactertext-cersei_lannister = Wenn du in diesem Zug mindestens drei Gebiete erobert hast: Ziehe eine Gebietskarte mehr.
charactertext-tyrion_lannister = Beim Kauf einer Maesterkarte: Sieh dir zwei an, behalte eine und wirf die andere ab.
charactertext-loras_tyrell = Du greifst an: Gleichstände gewinnst in dieser Invasion du.
charactertext-margaery_tyrell = Nach dem Wurf: Ein Würfel deines Gegners wird noch einmal geworfen.
charactertext-brienne = Du wirst angegriffen: Du würfelst in dieser Invasion nur mit achtseitigen Würfeln.
charactertext-renly_baratheon = Beim Verstärken: Stelle eine Einheit mehr in ein eigenes Gebiet mit Burg.
charactertext-doran_martell = Wenn du in diesem Zug nichts erobert hast: Ziehe trotzdem eine Gebietskarte.
charactertext-oberyn_martell = Du greifst an: Einer deiner Würfel ist in dieser Invasion achtseitig.
charactertext-ellaria_sand = Vor deinen Invasionen: Dein Manöver darf in diesem Zug auch zwischen zwei Invasionen liegen.
charactertext-areo_hotah = Dein Gebiet mit Burg oder Hafen wird angegriffen: Dein höchster Würfel zählt in dieser Invasion 1 mehr.
charactertext-daenerys_targaryen = Du greifst an: Du würfelst in dieser Invasion nur mit achtseitigen Würfeln.
charactertext-jorah_mormont = Wenn du in diesem Zug mindestens zwei Gebiete mit Burg oder Hafen erobert hast: Ziehe eine Gebietskarte mehr.
charactertext-barristan_selmy = Nach dem Wurf als Verteidiger: Wirf beliebig viele deiner Würfel einmal neu.
charactertext-grey_worm = Zu Beginn einer Invasion, gleich auf welcher Seite: Bis sie vorbei ist, wird jede deiner Einsen einmal neu geworfen.
charactertext-xaro_xhoan_daxos = Beim Ziehen einer Gebietskarte: Sieh dir zwei an, behalte eine und wirf die andere ab.
charactertext-pyat_pree = Nach dem Wurf: Alle deine Würfel zählen in dieser Schlacht 1 mehr.
charactertext-hizdahr_zo_loraq = Du wirst angegriffen: Einer deiner Würfel ist in dieser Invasion achtseitig.
charactertext-kraznys_mo_nakloz = Du greifst an: Dein höchster Würfel zählt in dieser Invasion 1 mehr.

maester-pirate_ship_fleet = Piratenflotte
maester-desperate_ambush = Verzweifelter Hinterhalt
maester-lead_into_a_trap = In die Falle gelockt
maester-preparing_for_war = Kriegsvorbereitungen
maester-reinforce_bulwarks = Bollwerke verstärken
maester-spiders_sabotage = Sabotage der Spinne
maester-bribery = Bestechung
maester-a_sworn_sword = Ein geschworenes Schwert
maester-strength_of_steel = Kraft des Stahls
maester-castle_walls = Burgmauern
maester-weapons_of_war = Kriegsgerät
maester-sickness_in_the_ranks = Krankheit in den Reihen
maester-mass_desertion = Massendesertion
maester-a_web_of_lies = Ein Netz aus Lügen
maester-taken_captive = In Gefangenschaft
maester-valyrian_steel = Valyrischer Stahl
maester-shifting_alliance = Wechselndes Bündnis
maester-establish_the_high_ground = Die Anhöhe besetzen
maester-confusion_in_the_ranks = Verwirrung in den Reihen
maester-mourning_the_fallen = Trauer um die Gefallenen
maester-winter_is_coming = Der Winter naht
maester-cut_off_supply_lines = Nachschub abgeschnitten
maester-fortified_ports = Befestigte Häfen
maester-hired_thieves = Gedungene Diebe
maester-best_laid_plans = Die besten Pläne
maester-unplanned_losses = Ungeplante Verluste
maester-a_call_to_arms = Ruf zu den Waffen
maester-raid_the_countryside = Das Umland plündern
maester-valar_morghulis = Valar Morghulis
maester-rally_the_smallfolk = Das einfache Volk aufrufen
maester-wed_for_peace = Heirat für den Frieden
maester-strategic_withdrawal = Strategischer Rückzug
maester-a_temporary_truce = Ein vorübergehender Waffenstillstand
maester-freefolk_uprising = Aufstand des Freien Volkes
maester-blood_magic = Blutmagie
maester-call_in_your_banners = Die Banner rufen

maestertext-pirate_ship_fleet = Vor deinen Invasionen: In diesem Zug reichen deine Häfen für Invasionen an jede Küste.
maestertext-desperate_ambush = Die Angreifer einer Schlacht sind benannt: Wirf einen Würfel; halb so viele von ihnen, aufgerundet, fallen sofort.
maestertext-lead_into_a_trap = Die Angreifer einer Schlacht sind benannt: Sie fallen alle.
maestertext-preparing_for_war = Jederzeit: Stelle bis zu drei Einheiten in ebenso viele eigene Gebiete.
maestertext-reinforce_bulwarks = Jederzeit: Stelle eine Befestigung in ein eigenes Gebiet.
maestertext-spiders_sabotage = Ein Gegner spielt eine Maesterkarte: Sie hat keine Wirkung, Karte und Gold sind verloren.
maestertext-bribery = Du wirst angegriffen: Gib dem Angreifer 200 Gold; die Invasion endet und das Gebiet ist in diesem Zug sicher.
maestertext-a_sworn_sword = Jederzeit: Stelle einen Ritter in ein eigenes Gebiet.
maestertext-strength_of_steel = Du greifst an: Dein höchster Würfel zählt in dieser Invasion 1 mehr.
maestertext-castle_walls = Dein Gebiet mit Burg wird angegriffen: Dein höchster Würfel zählt in dieser Invasion 1 mehr.
maestertext-weapons_of_war = Jederzeit: Stelle eine Belagerungsmaschine in ein eigenes Gebiet.
maestertext-sickness_in_the_ranks = Vor deinen Invasionen: Decke eine Gebietskarte auf; in ihrer Region verlieren alle Gegner je Gebiet eine Einheit, die letzte bleibt.
maestertext-mass_desertion = Vor deinen Invasionen: Decke zwei Gebietskarten auf; gehören die Gebiete Gegnern, fällt dort die Hälfte, abgerundet.
maestertext-a_web_of_lies = Vor deinen Invasionen: Nimm einem Gegner eine zufällige Maesterkarte.
maestertext-taken_captive = Du greifst an: Nenne einen Charakter des Verteidigers. Eroberst du das Gebiet, ist er gefangen, bis du 500 Gold bekommst.
maestertext-valyrian_steel = Nach einem eigenen Wurf, gleich wofür: Drehe einen Würfel auf seine höchste Seite.
maestertext-shifting_alliance = Die Angreifer einer Schlacht sind benannt: Bis zu zwei von ihnen fallen, und zwei Einheiten kommen zu deinen dazu.
maestertext-establish_the_high_ground = Du wirst angegriffen: Bis zum Ende dieses Zuges zählen alle deine Würfel 1 mehr, solange du das Gebiet hältst.
maestertext-confusion_in_the_ranks = Vor deinen Invasionen: Jeder Gegner wirft eine zufällige Maesterkarte ab.
maestertext-mourning_the_fallen = Zu Beginn deines Zuges: Bis zu deinem nächsten zahlen Gegner für Charaktere und Maesterkarten das Doppelte.
maestertext-winter_is_coming = Vor deinen Invasionen: Jeder Gegner entfernt zwei eigene Einheiten, danach du eine; die letzte im Gebiet bleibt.
maestertext-cut_off_supply_lines = Vor deinen Invasionen: Wähle ein benachbartes Gebiet eines Gegners und wirf einen Würfel; entferne bis zu so viele Einheiten, eine bleibt.
maestertext-fortified_ports = Dein Gebiet mit Hafen wird angegriffen: Dein höchster Würfel zählt in dieser Invasion 1 mehr.
maestertext-hired_thieves = Zu Beginn deines Zuges: Nimm jedem Gegner bis zu 200 Gold.
maestertext-best_laid_plans = Zu Beginn deines Zuges: Alle Gegner würfeln; wer am niedrigsten wirft, verliert einen Siegpunkt.
maestertext-unplanned_losses = Andere kämpfen gegeneinander: Entferne am Ausgangsort und am Ziel je bis zu zwei Einheiten, eine bleibt jeweils.
maestertext-a_call_to_arms = Du wirst angegriffen: Wirf einen Würfel; so viele Einheiten kommen in das Gebiet.
maestertext-raid_the_countryside = Du greifst an: Eroberst du das Gebiet, nimm seinem Besitzer bis zu 300 Gold.
maestertext-valar_morghulis = Vor deinen Invasionen: Ein Charakter deiner Wahl scheidet aus dem Spiel.
maestertext-rally_the_smallfolk = Vor deinen Invasionen: Lege eine gezogene Gebietskarte verdeckt mit fünf Einheiten hin. Hältst du in einem deiner Züge das Gebiet, darfst du sie dort aufstellen.
maestertext-wed_for_peace = Du wirst angegriffen: Die Invasion endet, und der Angreifer darf dich in diesem Zug nicht mehr angreifen.
maestertext-strategic_withdrawal = Du wirst angegriffen: Ziehe alle Einheiten bis auf eine in ein anderes eigenes Gebiet ab.
maestertext-a_temporary_truce = Du wirst angegriffen: Die Invasion endet; das Gebiet ist sicher, bis der Angreifer in diesem Zug jemand anderem eines abnimmt.
maestertext-freefolk_uprising = Zu Beginn des Zuges eines Gegners: Er bekommt für sein Land nur die Hälfte an Einheiten und Gold.
maestertext-blood_magic = Vor deinen Invasionen: Wähle einen Charakter und wirf einen Würfel; ab 3 scheidet er aus dem Spiel.
maestertext-call_in_your_banners = Beim Verstärken: Wirf einen Würfel; so viele Einheiten stellst du zusätzlich auf.

objective-castles_5 = 5 Burgen
objective-castles_7 = 7 Burgen
objective-castles_9 = 9 Burgen
objective-castles_11 = 11 Burgen
objective-ports_3 = 3 Häfen
objective-ports_5 = 5 Häfen
objective-ports_7 = 7 Häfen
objective-ports_9 = 9 Häfen
objective-castles_4_ports_2 = 4 Burgen, 2 Häfen
objective-castles_6_ports_4 = 6 Burgen, 4 Häfen
objective-castles_8_ports_6 = 8 Burgen, 6 Häfen
objective-castles_10_ports_8 = 10 Burgen, 8 Häfen
objective-gold_500 = 500 Gold
objective-gold_1000 = 1000 Gold
objective-gold_1500 = 1500 Gold
objective-gold_2000 = 2000 Gold
objective-destroy_4 = 4 Einheiten schlagen
objective-destroy_8 = 8 Einheiten schlagen
objective-destroy_12 = 12 Einheiten schlagen
objective-destroy_16 = 16 Einheiten schlagen
objective-conquer_3 = 3 Gebiete erobern
objective-conquer_6 = 6 Gebiete erobern
objective-conquer_8 = 8 Gebiete erobern
objective-conquer_2_from_one = 2 Gebiete eines Gegners
objective-conquer_4_from_one = 4 Gebiete eines Gegners
objective-conquer_castles_3 = 3 Burgen erobern
objective-conquer_castles_6 = 6 Burgen erobern
objective-conquer_ports_3 = 3 Häfen erobern
objective-conquer_ports_5 = 5 Häfen erobern
objective-region_1 = Eine ganze Region
objective-regions_2 = Zwei ganze Regionen
objective-two_in_3_regions = Je 2 in 3 Regionen
objective-three_in_4_regions = Je 3 in 4 Regionen
objective-every_coast = Häfen an allen Küsten
objective-special_alike = Zwei gleiche Spezialeinheiten
objective-special_each = Alle drei Spezialeinheiten

objectivetext-castles_5 = Halte 5 Burgen.
objectivetext-castles_7 = Halte 7 Burgen.
objectivetext-castles_9 = Halte 9 Burgen.
objectivetext-castles_11 = Halte 11 Burgen.
objectivetext-ports_3 = Halte 3 Häfen.
objectivetext-ports_5 = Halte 5 Häfen.
objectivetext-ports_7 = Halte 7 Häfen.
objectivetext-ports_9 = Halte 9 Häfen.
objectivetext-castles_4_ports_2 = Halte 4 Burgen und 2 Häfen; was beides hat, zählt für beides.
objectivetext-castles_6_ports_4 = Halte 6 Burgen und 4 Häfen; was beides hat, zählt für beides.
objectivetext-castles_8_ports_6 = Halte 8 Burgen und 6 Häfen; was beides hat, zählt für beides.
objectivetext-castles_10_ports_8 = Halte 10 Burgen und 8 Häfen; was beides hat, zählt für beides.
objectivetext-gold_500 = Besitze mindestens 500 Gold; du behältst es.
objectivetext-gold_1000 = Besitze mindestens 1000 Gold; du behältst es.
objectivetext-gold_1500 = Besitze mindestens 1500 Gold; du behältst es.
objectivetext-gold_2000 = Besitze mindestens 2000 Gold; du behältst es.
objectivetext-destroy_4 = Vernichte in diesem Zug 4 fremde Einheiten.
objectivetext-destroy_8 = Vernichte in diesem Zug 8 fremde Einheiten.
objectivetext-destroy_12 = Vernichte in diesem Zug 12 fremde Einheiten.
objectivetext-destroy_16 = Vernichte in diesem Zug 16 fremde Einheiten.
objectivetext-conquer_3 = Erobere in diesem Zug 3 Gebiete.
objectivetext-conquer_6 = Erobere in diesem Zug 6 Gebiete.
objectivetext-conquer_8 = Erobere in diesem Zug 8 Gebiete.
objectivetext-conquer_2_from_one = Erobere in diesem Zug 2 Gebiete von ein und demselben Gegner.
objectivetext-conquer_4_from_one = Erobere in diesem Zug 4 Gebiete von ein und demselben Gegner.
objectivetext-conquer_castles_3 = Erobere in diesem Zug 3 Gebiete mit Burg.
objectivetext-conquer_castles_6 = Erobere in diesem Zug 6 Gebiete mit Burg.
objectivetext-conquer_ports_3 = Erobere in diesem Zug 3 Gebiete mit Hafen.
objectivetext-conquer_ports_5 = Erobere in diesem Zug 5 Gebiete mit Hafen.
objectivetext-region_1 = Halte alle Gebiete einer Region.
objectivetext-regions_2 = Halte alle Gebiete zweier Regionen.
objectivetext-two_in_3_regions = Halte in 3 Regionen jeweils mindestens 2 Gebiete.
objectivetext-three_in_4_regions = Halte in 4 Regionen jeweils mindestens 3 Gebiete.
objectivetext-every_coast = Halte einen Hafen jeder Farbe, die im Spiel ist.
objectivetext-special_alike = Habe zwei Ritter, zwei Belagerungsmaschinen oder zwei Befestigungen auf der Karte.
objectivetext-special_each = Habe einen Ritter, eine Belagerungsmaschine und eine Befestigung auf der Karte.

option-mode = Spielmodus
option-mode-skirmish = Gefecht
option-mode-dominion = Herrschaft
option-gold = Gold
option-gold-mode = wie im Modus
option-gold-on = mit Gold
option-gold-off = ohne Gold
option-characters = Charaktere
option-characters-mode = wie im Modus
option-characters-on = mit Charakteren
option-characters-off = ohne Charaktere
option-special_units = Spezialeinheiten
option-special_units-mode = wie im Modus
option-special_units-on = mit Spezialeinheiten
option-special_units-off = ohne Spezialeinheiten
option-objectives = Ziele
option-objectives-mode = wie im Modus
option-objectives-on = mit Zielen
option-objectives-off = ohne Ziele
option-maester = Maesterkarten
option-maester-mode = wie im Modus
option-maester-on = mit Maesterkarten
option-maester-off = ohne Maesterkarten
option-start = Aufbau
option-start-mode = wie es die Module verlangen
option-start-dealt = Gebiete werden ausgeteilt
option-start-claimed = Gebiete werden reihum besetzt

level-easy = Knappe
level-medium = Söldner
level-hard = Wächter

deck-territory = die Gebietskarten
deck-maester = die Maesterkarten
deck-objective = die Ziele

prompt-house = Wähle dein Haus
prompt-keep-first = Welche zwei Ziele behältst du?
prompt-claim = Besetze ein leeres Gebiet
prompt-fill-up = Stelle eine weitere Einheit auf
prompt-trade = Einen Satz Gebietskarten tauschen?
prompt-exchange = Eine Karte gegen eine Spezialeinheit tauschen?
prompt-post = Wohin kommt die Spezialeinheit?
prompt-place = Stelle deine neuen Einheiten auf
prompt-buy = Karten kaufen
prompt-invade = Angreifen?
prompt-battle = Wie greifst du an?
prompt-take-part = Wie viele Spezialeinheiten nehmen teil?
prompt-defend = Mit wie vielen Würfeln verteidigst du?
prompt-move-in = Wie viele ziehen ein?
prompt-maneuver = Ein Manöver?
prompt-move = Wie viele ziehen?
prompt-complete = Ein Ziel abschließen?
prompt-keep-territory = Welche Gebietskarte behältst du?
prompt-keep-maester = Welche Maesterkarte behältst du?
prompt-keep-objective = Welches Ziel behältst du?
prompt-discard = Lege bis auf fünf Gebietskarten ab
prompt-turn-die = Welcher Würfel wird auf die höchste Zahl gedreht?
prompt-roll-again = Welche Würfel werden neu geworfen?
prompt-roll-own = Welche deiner Würfel wirfst du noch einmal?
prompt-add-unit = Wo kommen Einheiten dazu?
prompt-cut-off = Welches Gebiet wird abgeschnitten?
prompt-remove = Wie viele Einheiten werden entfernt?
prompt-remove-both = Wie viele Einheiten verlieren beide Seiten?
prompt-destroy = Wie viele Angreifer fallen?
prompt-starve = Welche deiner Einheiten gehen verloren?
prompt-withdraw = Wohin ziehst du dich zurück?
prompt-take-along = Welche Spezialeinheiten gehen mit?
prompt-whose-card = Wessen Maesterkarte?
prompt-kill = Welcher Charakter?
prompt-capture = Wen willst du gefangen nehmen?
prompt-cards-my-turn = Dein Zug beginnt: Karten einsetzen?
prompt-cards-their-turn = Ein fremder Zug beginnt: Karten einsetzen?
prompt-cards-reinforce = Vor dem Aufstellen: Karten einsetzen?
prompt-cards-buy = Du kaufst eine Maesterkarte: einen Charakter einsetzen?
prompt-cards-before = Vor deinen Invasionen: Karten einsetzen?
prompt-cards-declare = Du greifst an: Karten einsetzen?
prompt-cards-against = Du wirst angegriffen: Karten einsetzen?
prompt-cards-between = Andere kämpfen gegeneinander: Karten einsetzen?
prompt-cards-committed = Die Angreifer sind benannt: Karten einsetzen?
prompt-cards-ambush = Die Angreifer gegen dich sind benannt: Karten einsetzen?
prompt-cards-attack-roll = Du hast als Angreifer gewürfelt: Karten einsetzen?
prompt-cards-defence-roll = Du hast als Verteidiger gewürfelt: Karten einsetzen?
prompt-cards-cancel = Eine Maesterkarte wurde gespielt: aufheben?
prompt-cards-maneuver = Vor dem Manöver: Karten einsetzen?
prompt-cards-after = Das Manöver ist vorbei: Karten einsetzen?
prompt-cards-draw = Vor dem Ziehen: Karten einsetzen?
prompt-cards-die = Du hast für eine Karte gewürfelt: Karten einsetzen?

waits-house = wählt ein Haus
waits-keep-first = wählt Ziele
waits-claim = besetzt ein Gebiet
waits-fill-up = stellt eine Einheit auf
waits-trade = denkt über Gebietskarten nach
waits-exchange = denkt über eine Spezialeinheit nach
waits-post = stellt eine Spezialeinheit auf
waits-place = stellt Einheiten auf
waits-buy = kauft ein
waits-invade = sucht ein Ziel
waits-battle = entscheidet über den Angriff
waits-take-part = entscheidet, welche Spezialeinheiten teilnehmen
waits-defend = wählt Würfel zur Verteidigung
waits-move-in = zieht ein
waits-maneuver = denkt über ein Manöver nach
waits-move = bewegt Einheiten
waits-complete = sieht die eigenen Ziele an
waits-keep-territory = behält eine von zwei Gebietskarten
waits-keep-maester = behält eine von zwei Maesterkarten
waits-keep-objective = behält eines von zwei Zielen
waits-discard = legt Gebietskarten ab
waits-turn-die = dreht einen Würfel
waits-roll-again = lässt Würfel neu werfen
waits-roll-own = würfelt noch einmal
waits-add-unit = stellt Einheiten dazu
waits-cut-off = schneidet Nachschub ab
waits-remove = entfernt Einheiten
waits-remove-both = entfernt Einheiten beider Seiten
waits-destroy = entscheidet, wie viele Angreifer fallen
waits-starve = entfernt eigene Einheiten
waits-withdraw = zieht sich zurück
waits-take-along = entscheidet, was mitgeht
waits-whose-card = wählt, wessen Karte
waits-kill = wählt einen Charakter
waits-capture = wählt einen Gefangenen
waits-cards-my-turn = darf Karten einsetzen
waits-cards-their-turn = darf Karten einsetzen
waits-cards-reinforce = darf Karten einsetzen
waits-cards-buy = darf einen Charakter einsetzen
waits-cards-before = darf Karten einsetzen
waits-cards-declare = darf Karten einsetzen
waits-cards-against = darf auf den Angriff antworten
waits-cards-between = darf Karten einsetzen
waits-cards-committed = darf Karten einsetzen
waits-cards-ambush = darf auf den Angriff antworten
waits-cards-attack-roll = darf auf den Wurf antworten
waits-cards-defence-roll = darf auf den Wurf antworten
waits-cards-cancel = darf die Karte aufheben
waits-cards-maneuver = darf Karten einsetzen
waits-cards-after = darf Karten einsetzen
waits-cards-draw = darf Karten einsetzen
waits-cards-die = darf auf den Wurf antworten

say-territory = { $territory }
say-house = { $house }
say-objective = { $objective }
say-maester = { $maester }
say-character = { $character }
say-set = { $territories }
say-seat = { $seat }
say-way = Von { $origin-wem } aus: { $target }
say-units = { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
  }
say-knights = { $count } Ritter
say-engines = { $count } { $count ->
    [one] Belagerungsmaschine
   *[other] Belagerungsmaschinen
  }
say-from-origin = { $count } am Ausgangsort
say-from-target = { $count } am Ziel
say-die = Würfel { $number } mit { $count }
say-attack = Eine Schlacht mit { $count } { $count ->
    [one] Einheit
   *[other] Einheiten
  }
say-until-taken = Angreifen bis zur Eroberung
say-until-left = Angreifen, bis { $count } Einheiten übrig sind
say-until-odds = Angreifen, solange die Aussicht mindestens { $count } % ist
say-hold-back = Wählen, welche Spezialeinheiten teilnehmen
say-defend = { $count } Würfel, dieses Mal
say-defend-on = { $count } Würfel in der ganzen Invasion
say-reserve = Wartende Einheiten aufstellen: { $territory }
say-ransom = { $character } auslösen
say-maneuver-now = Das Manöver jetzt machen
say-buy-maester = Eine Maesterkarte kaufen
say-buy-objective = Ziele kaufen: zwei zur Auswahl
say-stop-trade = Karten behalten
say-stop-exchange = Keine tauschen
say-stop-complete = Keines abschließen
say-stop-battle = Invasion abbrechen
say-stop-buy = Nichts mehr kaufen
say-stop-invade = Keine Invasion mehr
say-stop-maneuver = Kein Manöver

why-houses = { $seat } hat am höchsten gewürfelt und wählt zuerst ein Haus.
why-claims = Gebiete werden reihum besetzt.
why-turn = { $seat } ist am Zug.
why-reinforce = { $seat } verstärkt sich.
why-too-many = { $seat } hat mehr als fünf Gebietskarten.
why-buy = { $seat } kauft Karten.
why-invade = { $seat } greift an.
why-invasion = { $seat } greift { $target-wen } von { $origin-wem } aus an.
why-move-in = { $seat } hat { $target-wen } erobert.
why-maneuver = { $seat } macht ein Manöver.
why-complete = { $seat } darf ein Ziel abschließen.
why-cancel = { $seat } hat eine Maesterkarte gespielt.
why-plays = { $seat } spielt { $maester }.
why-uses = { $seat } setzt { $character } ein.

event-rolled-to-begin = { $seat } würfelt { $count }.
event-house = { $seat } führt { $house }.
event-dealt = Alle Gebiete sind ausgeteilt.
event-seats-taken = Die Häuser nehmen ihre Sitze der Macht ein.
event-neutral-placed = Neutrale besetzen zehn Gebiete.
event-claimed = { $seat } besetzt { $territory-wen }.
event-filled-up = { $seat } verstärkt { $territory-wen }.
event-bonus-gold = { $seat } bekommt { $count } Gold für den späten Platz.
event-turn = { $seat } beginnt einen Zug.
event-income = { $seat } bekommt { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
  }.
event-income-gold = { $seat } bekommt { $units ->
    [one] eine Einheit
   *[other] { $units } Einheiten
  } und { $gold } Gold.
event-traded = { $seat } tauscht { $territories } gegen { $count } Einheiten.
event-bound = { $seat } verstärkt { $territory-wen } um { $count } gebundene Einheiten.
event-placed = { $seat } verstärkt { $territory-wen } um { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
  }.
event-exchanged = { $seat } tauscht die Karte { $territory } gegen: { $unit }.
event-posted = { $seat } verstärkt { $territory-wen }: { $unit }.
event-buys-maester = { $seat } kauft eine Maesterkarte für { $gold } Gold.
event-buys-objective = { $seat } zahlt { $gold } Gold für ein Ziel.
event-draws-territory = { $seat } zieht eine Gebietskarte.
event-drew-territory = Deine Gebietskarte: { $territory }.
event-draws-maester = { $seat } zieht eine Maesterkarte.
event-drew-maester = Deine Maesterkarte: { $maester }.
event-draws-objective = { $seat } zieht ein Ziel.
event-drew-objective = Dein Ziel: { $objective }.
event-looks-territory = { $seat } sieht { $count } Gebietskarten an.
event-looked-territory = Du siehst: { $territory }.
event-looks-maester = { $seat } sieht { $count } Maesterkarten an.
event-looked-maester = Du siehst: { $maester }.
event-looks-objective = { $seat } sieht { $count } Ziele an.
event-looked-objective = Du siehst: { $objective }.
event-shuffled = Die Ablage wird gemischt: { $deck }.
event-invades = { $seat } greift { $target-wen } von { $origin-wem } aus an.
event-take-part = { $seat } greift mit { $knights } Rittern und { $engines } Belagerungsmaschinen an.
event-commits = { $seat } schickt { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
  } in die Schlacht.
event-rolled = { $attack } gegen { $defence }.
event-battle = { $attack } gegen { $defence }. Verloren: { $origin } { $lost ->
    [0] nichts
   *[other] { $lost }
  }, { $target } { $fallen ->
    [0] nichts
   *[other] { $fallen }
  }.
event-stops = { $seat } lässt von { $target-wem } ab.
event-invasion-over = Die Invasion von { $seat } kann nicht weitergehen.
event-conquers = { $seat } erobert { $target-wen }.
event-moves-in = { $count ->
    [one] Eine Einheit von { $seat } zieht
   *[other] { $count } Einheiten von { $seat } ziehen
  } in { $target-wen } ein.
event-maneuvers = { $seat } verstärkt { $target-wen } mit { $count ->
    [one] einer Einheit
   *[other] { $count } Einheiten
  } aus { $origin-wem }.
event-eliminated = { $seat } hat keine Einheiten mehr und ist aus dem Spiel.
event-hands-over = { $to_seat } bekommt { $count ->
    [one] eine Gebietskarte
   *[other] { $count } Gebietskarten
  } von { $seat }.
event-receives = Du bekommst { $territories }.
event-completes = { $seat } schließt „{ $objective }“ ab und bekommt { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }.
event-discards = { $seat } legt { $territories } ab.
event-uses = { $seat } setzt { $character } für { $gold } Gold ein.
event-plays = { $seat } spielt { $maester } für { $gold } Gold.
event-cancelled = { $maester } von { $seat } bleibt ohne Wirkung.
event-rolled-die = { $seat } würfelt { $count }.
event-turns-die = { $seat } dreht einen Würfel auf { $count }.
event-rolls-again = { $seat } lässt Würfel neu werfen: { $dice }.
event-joins = { $territory }: { $count ->
    [one] Eine Einheit stößt
   *[other] { $count } Einheiten stoßen
  } zu { $seat }.
event-cuts-off = { $seat } schneidet { $territory-wen } ab.
event-loses = { $territory }: { $count ->
    [one] Eine Einheit geht
   *[other] { $count } Einheiten gehen
  } verloren.
event-withdraws = { $seat } zieht { $count ->
    [one] eine Einheit
   *[other] { $count } Einheiten
  } aus { $origin-wem } zurück und verstärkt damit { $target-wen }.
event-turned-over = Aufgedeckt: { $territory }.
event-barred = Vor Invasionen sicher: { $target }.
event-barred-seat = { $to_seat } darf { $seat } in diesem Zug nicht mehr angreifen.
event-steals = { $seat } bekommt { $count } Gold von { $to_seat }.
event-discards-maester = { $seat } verliert { $maester }.
event-steals-maester = { $seat } nimmt { $to_seat } eine Maesterkarte.
event-stolen-maester = Es ist { $maester }.
event-aims = { $seat } hat es auf { $character } abgesehen.
event-dies = { $character } scheidet aus dem Spiel aus.
event-captured = { $seat } nimmt { $character } gefangen.
event-ransomed = { $seat } löst { $character } bei { $to_seat } aus.
event-hides = { $seat } lässt { $count } Einheiten auf einer verdeckten Karte warten.
event-hid = Sie warten auf der Karte: { $territory }.
event-reserve = { $territory }: { $count } Einheiten von { $seat } treten hervor.
event-loses-points = { $seat } verliert { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
  }.
event-end-card = Die Spielende-Karte wird gezogen.
event-ended-card = Das Spiel ist zu Ende: Das Land wird gezählt.
event-ended-conquest = Das Spiel ist zu Ende: Nur ein Haus ist übrig.
event-ended-points = Das Spiel ist zu Ende: zehn Punkte und der Sitz der Macht.

# Was jemand tat, in wenigen Buchstaben am Platz; $things sind Karten, Leute oder Länder.
deed-invades = { $things } angegriffen
deed-plays = { $things } gespielt
deed-uses = { $things } eingesetzt
deed-conquers = { $things } erobert
deed-traded = { $count } Einheiten ertauscht
deed-buys-maester = Maesterkarte gekauft
deed-reserve = { $count } Einheiten in { $things }
deed-ransomed = { $things } ausgelöst
deed-steals = { $count } Gold von { $to }
deed-steals-maester = Maesterkarte von { $to }
deed-discards-maester = { $things } verloren
deed-captured = { $things } gefangen
deed-completes = „{ $things }“ erfüllt
deed-eliminated = ausgeschieden
deed-loses-points = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
  } verloren

# Warum ein Tipp so lautet.
hint-odds = Bis zum Ende gefochten, nimmst du { $territory-wen } so { $odds ->
    [99] fast immer
    [100] fast immer
   *[other] in etwa { $odds } von 100 Fällen
  }.
hint-no-invasion = Jede weitere Invasion würde mehr aufs Spiel setzen, als sie bringen kann.
hint-no-battle = Die Aussichten sind gekippt: Die Einheiten sind mehr wert, wo sie stehen.
hint-place = Hier bedrohen sie am meisten oder werden am meisten gebraucht.
hint-move-in = So stehen beide Gebiete am besten gegen ihre Nachbarn.
hint-defend = Zwei Würfel verteidigen besser als einer.
hint-claim = Es passt zu dem, was du hältst, oder zu deinen Zielen.
hint-trade = Einheiten jetzt sind mehr wert als Karten auf der Hand.
hint-no-trade = Ein besserer Satz kann noch kommen, und auf der Hand ist Platz.
hint-complete = Einmal gewonnene Punkte bleiben.
hint-keep = Dieses Ziel erfüllst du wahrscheinlich am ehesten.
hint-maneuver = An der Grenze sind Einheiten mehr wert als dahinter.
hint-exchange = Eine Spezialeinheit ist mehr wert als ein Drittel eines Satzes.
hint-buy-objective = Mit mehr Zielen ist eher in jedem Zug eines erfüllt.
hint-no-purchase = Gold, das du heute behältst, nützt dir später mehr.
