title = Risk: Game of Thrones
summary = Lead your armies across the map; most land wins, or ten points in the longer game.
intro = Everybody leads a house and its units on the map. On your turn you receive new units for your territories, castles and whole regions, and place them. Then you invade neighbours as often as you like: at most three dice against two, the higher wins, ties go to the defender. Last you may once move units through your own land, and you draw a territory card if you have conquered anything; three matching cards later bring further units. A skirmish ends with the end-game card somewhere in the lower half of the deck, and then every territory, castle and port counts. A dominion adds gold, characters, maesters and secret objectives; whoever has ten points and holds the seat of the own house wins.

mode-skirmish = Skirmish
mode-dominion = Dominion
mode-world = World at War
module-gold = Gold
module-characters = Characters
module-special_units = Special units
module-objectives = Objectives
module-maester = Maester cards
start-dealt = Territories are dealt
start-claimed = Territories are claimed in turn

refusal-characters-need-gold = Characters cost gold; without gold they cannot be used.
refusal-maester-need-gold = Maester cards cost gold; without gold they cannot be bought.
refusal-objectives-need-claims = Objectives need the seats of power, and these exist only when territories are claimed in turn.

house-stark = Stark
house-baratheon = Baratheon
house-lannister = Lannister
house-tyrell = Tyrell
house-martell = Martell
house-targaryen = Targaryen
house-ghiscari = Ghiscari
house-neutral = Neutral forces

unit-knight = Knight
unit-siege_engine = Siege engine
unit-fortification = Fortification

board-westeros = Westeros
board-essos = Essos
board-world = Westeros and Essos
coast-silver = West coast of Westeros
coast-blue = Coasts of the Narrow Sea
coast-teal = South coast of Essos
end-game = End-game card

region-the_north = The North
region-the_iron_islands = The Iron Islands
region-the_vale_of_arryn = The Vale of Arryn
region-the_riverlands = The Riverlands
region-the_westerlands = The Westerlands
region-the_crownlands = The Crownlands
region-the_stormlands = The Stormlands
region-the_reach = The Reach
region-dorne = Dorne
region-andalos = Andalos
region-the_disputed_lands = The Disputed Lands
region-lands_of_long_summer = Lands of Long Summer
region-the_dothraki_sea = The Dothraki Sea
region-slavers_bay = Slaver’s Bay
region-jade_sea_coast = Jade Sea Coast

territory-skagos = Skagos
territory-the_gift = The Gift
territory-karhold = Karhold
territory-the_dreadfort = The Dreadfort
territory-widows_watch = Widow’s Watch
territory-winterfell = Winterfell
territory-bear_island = Bear Island
territory-wolfswood = Wolfswood
territory-barrowlands = Barrowlands
territory-stoney_shore = Stoney Shore
territory-the_neck = The Neck
territory-cape_kraken = Cape Kraken
territory-white_harbor = White Harbor
territory-harlaw = Harlaw
territory-pyke = Pyke
territory-the_fingers = The Fingers
territory-gulltown = Gulltown
territory-the_eyrie = The Eyrie
territory-mountains_of_the_moon = Mountains of the Moon
territory-the_twins = The Twins
territory-the_trident = The Trident
territory-riverrun = Riverrun
territory-harrenhal = Harrenhal
territory-stoney_sept = Stoney Sept
territory-the_crag = The Crag
territory-silverhill = Silverhill
territory-golden_tooth = Golden Tooth
territory-casterly_rock = Casterly Rock
territory-crakehall = Crakehall
territory-crackclaw_point = Crackclaw Point
territory-dragonstone = Dragonstone
territory-kings_landing = King’s Landing
territory-kingswood = Kingswood
territory-storms_end = Storm’s End
territory-dornish_marches = Dornish Marches
territory-rainwood = Rainwood
territory-tarth = Tarth
territory-blackwater_rush = Blackwater Rush
territory-the_mander = The Mander
territory-searoad_marshes = Searoad Marshes
territory-three_towers = Three Towers
territory-the_arbor = The Arbor
territory-oldtown = Oldtown
territory-highgarden = Highgarden
territory-red_mountains = Red Mountains
territory-sandstone = Sandstone
territory-greenblood = Greenblood
territory-sunspear = Sunspear
territory-braavosian_coastlands = Braavosian Coastlands
territory-the_axe = The Axe
territory-hills_of_norvos = Hills of Norvos
territory-forest_of_qohor = Forest of Qohor
territory-the_flatlands = The Flatlands
territory-upper_rhoyne = Upper Rhoyne
territory-the_golden_fields = The Golden Fields
territory-myr = Myr
territory-lower_rhoyne = Lower Rhoyne
territory-tyrosh = Tyrosh
territory-lys = Lys
territory-the_orange_shore = The Orange Shore
territory-volantis = Volantis
territory-valyria = Valyria
territory-oros = Oros
territory-the_sea_of_sights = The Sea of Sights
territory-mantarys = Mantarys
territory-sarnor = Sarnor
territory-western_dothraki_sea = Western Dothraki Sea
territory-northern_dothraki_sea = Northern Dothraki Sea
territory-eastern_dothraki_sea = Eastern Dothraki Sea
territory-lhazar = Lhazar
territory-vaes_dothrak = Vaes Dothrak
territory-the_footprint = The Footprint
territory-meereen = Meereen
territory-yunkai = Yunkai
territory-astapor = Astapor
territory-old_ghis = Old Ghis
territory-new_ghis = New Ghis
territory-the_red_waste = The Red Waste
territory-northern_jade_sea = Northern Jade Sea
territory-samyrian = Samyrian
territory-bayasabhad = Bayasabhad
territory-qarth = Qarth

# Shorter names for the map, where the full one would not fit.
label-the_golden_fields = Golden Fields
label-the_orange_shore = Orange Shore
label-the_flatlands = Flatlands
label-the_sea_of_sights = Sea of Sights
label-the_red_waste = Red Waste
label-northern_dothraki_sea = N. Dothraki Sea
label-the_iron_islands = Iron Islands
label-the_vale_of_arryn = Vale of Arryn
label-the_riverlands = Riverlands
label-the_westerlands = Westerlands
label-the_crownlands = Crownlands
label-the_stormlands = Stormlands
label-the_disputed_lands = Disputed Lands
label-the_dothraki_sea = Dothraki Sea
label-slavers_bay = Slaver’s Bay
label-jade_sea_coast = Jade Sea

character-ned_stark = Ned Stark
character-catelyn_stark = Catelyn Stark
character-robb_stark = Robb Stark
character-jon_snow = Jon Snow
character-stannis_baratheon = Stannis Baratheon
character-davos_seaworth = Davos Seaworth
character-melisandre = Melisandre
character-salladhor_saan = Salladhor Saan
character-tywin_lannister = Tywin Lannister
character-jaime_lannister = Jaime Lannister
character-cersei_lannister = Cersei Lannister
character-tyrion_lannister = Tyrion Lannister
character-loras_tyrell = Loras Tyrell
character-margaery_tyrell = Margaery Tyrell
character-brienne = Brienne
character-renly_baratheon = Renly Baratheon
character-doran_martell = Doran Martell
character-oberyn_martell = Oberyn Martell
character-ellaria_sand = Ellaria Sand
character-areo_hotah = Areo Hotah
character-daenerys_targaryen = Daenerys Targaryen
character-jorah_mormont = Jorah Mormont
character-barristan_selmy = Barristan Selmy
character-grey_worm = Grey Worm
character-xaro_xhoan_daxos = Xaro Xhoan Daxos
character-pyat_pree = Pyat Pree
character-hizdahr_zo_loraq = Hizdahr zo Loraq
character-kraznys_mo_nakloz = Kraznys mo Nakloz

charactertext-ned_stark = After the roll as defender: turn one of your dice to its highest face.
charactertext-catelyn_stark = When a territory with exactly one unit of yours is invaded: add one unit there.
charactertext-robb_stark = You invade: all your dice count 1 more throughout this invasion.
charactertext-jon_snow = At the start of the maneuver: you may make a second one this turn.
charactertext-stannis_baratheon = You are invaded: all your dice count 1 more throughout this invasion.
charactertext-davos_seaworth = You invade a territory with a port: all your dice count 1 more throughout this invasion.
charactertext-melisandre = Before your invasions: an opponent of your choice discards a random maester card.
charactertext-salladhor_saan = Before your invasions: take up to 100 gold from the opponent you first conquer a territory from this turn.
charactertext-tywin_lannister = After the roll as defender: all your dice count 1 more in this battle.
charactertext-jaime_lannister = After the roll as attacker: turn one of your dice to its highest face.
charactertext-cersei_lannister = If you have conquered at least three territories this turn: draw one territory card more.
charactertext-tyrion_lannister = When you buy a maester card: look at two, keep one and discard the other.
charactertext-loras_tyrell = You invade: throughout this invasion you win ties.
charactertext-margaery_tyrell = After the roll: one die of your opponent is rolled again.
charactertext-brienne = You are invaded: throughout this invasion you roll eight-sided dice only.
charactertext-renly_baratheon = While reinforcing: place one unit more in a territory of yours with a castle.
charactertext-doran_martell = If you have conquered nothing this turn: draw a territory card all the same.
charactertext-oberyn_martell = You invade: one of your dice is eight-sided throughout this invasion.
charactertext-ellaria_sand = Before your invasions: your maneuver of this turn may also come between two invasions.
charactertext-areo_hotah = Your territory with a castle or port is invaded: your highest die counts 1 more throughout this invasion.
charactertext-daenerys_targaryen = You invade: throughout this invasion you roll eight-sided dice only.
charactertext-jorah_mormont = If you have conquered at least two territories with a castle or port this turn: draw one territory card more.
charactertext-barristan_selmy = After the roll as defender: roll any number of your dice again, once.
charactertext-grey_worm = At the start of an invasion, on either side: until it is over each of your ones is rolled again once.
charactertext-xaro_xhoan_daxos = When you draw a territory card: look at two, keep one and discard the other.
charactertext-pyat_pree = After the roll: all your dice count 1 more in this battle.
charactertext-hizdahr_zo_loraq = You are invaded: one of your dice is eight-sided throughout this invasion.
charactertext-kraznys_mo_nakloz = You invade: your highest die counts 1 more throughout this invasion.

maester-pirate_ship_fleet = Pirate Ship Fleet
maester-desperate_ambush = Desperate Ambush
maester-lead_into_a_trap = Lead into a Trap
maester-preparing_for_war = Preparing for War
maester-reinforce_bulwarks = Reinforce Bulwarks
maester-spiders_sabotage = Spider’s Sabotage
maester-bribery = Bribery
maester-a_sworn_sword = A Sworn Sword
maester-strength_of_steel = Strength of Steel
maester-castle_walls = Castle Walls
maester-weapons_of_war = Weapons of War
maester-sickness_in_the_ranks = Sickness in the Ranks
maester-mass_desertion = Mass Desertion
maester-a_web_of_lies = A Web of Lies
maester-taken_captive = Taken Captive
maester-valyrian_steel = Valyrian Steel
maester-shifting_alliance = Shifting Alliance
maester-establish_the_high_ground = Establish the High Ground
maester-confusion_in_the_ranks = Confusion in the Ranks
maester-mourning_the_fallen = Mourning the Fallen
maester-winter_is_coming = Winter is Coming
maester-cut_off_supply_lines = Cut Off Supply Lines
maester-fortified_ports = Fortified Ports
maester-hired_thieves = Hired Thieves
maester-best_laid_plans = Best Laid Plans
maester-unplanned_losses = Unplanned Losses
maester-a_call_to_arms = A Call to Arms
maester-raid_the_countryside = Raid the Countryside
maester-valar_morghulis = Valar Morghulis
maester-rally_the_smallfolk = Rally the Smallfolk
maester-wed_for_peace = Wed for Peace
maester-strategic_withdrawal = Strategic Withdrawal
maester-a_temporary_truce = A Temporary Truce
maester-freefolk_uprising = Freefolk Uprising
maester-blood_magic = Blood Magic
maester-call_in_your_banners = Call in Your Banners

maestertext-pirate_ship_fleet = Before your invasions: this turn your ports reach every coast for invasions.
maestertext-desperate_ambush = The attackers of a battle are named: roll a die; half that many of them, rounded up, fall at once.
maestertext-lead_into_a_trap = The attackers of a battle are named: all of them fall.
maestertext-preparing_for_war = Any time: place up to three units in as many territories of yours.
maestertext-reinforce_bulwarks = Any time: place a fortification in a territory of yours.
maestertext-spiders_sabotage = An opponent plays a maester card: it has no effect, card and gold are lost.
maestertext-bribery = You are invaded: give the invader 200 gold; the invasion ends and the territory is safe this turn.
maestertext-a_sworn_sword = Any time: place a knight in a territory of yours.
maestertext-strength_of_steel = You invade: your highest die counts 1 more throughout this invasion.
maestertext-castle_walls = Your territory with a castle is invaded: your highest die counts 1 more throughout this invasion.
maestertext-weapons_of_war = Any time: place a siege engine in a territory of yours.
maestertext-sickness_in_the_ranks = Before your invasions: turn over a territory card; in its region every opponent loses one unit per territory, the last one stays.
maestertext-mass_desertion = Before your invasions: turn over two territory cards; where opponents hold them half of the units fall, rounded down.
maestertext-a_web_of_lies = Before your invasions: take a random maester card from an opponent.
maestertext-taken_captive = You invade: name a character of the defender. If you conquer the territory it is your captive until you are paid 500 gold.
maestertext-valyrian_steel = After a roll of your own, whatever for: turn one die to its highest face.
maestertext-shifting_alliance = The attackers of a battle are named: up to two of them fall, and two units join yours.
maestertext-establish_the_high_ground = You are invaded: until the end of this turn all your dice count 1 more, as long as you hold the territory.
maestertext-confusion_in_the_ranks = Before your invasions: every opponent discards a random maester card.
maestertext-mourning_the_fallen = At the start of your turn: until your next one opponents pay double to use characters and maester cards.
maestertext-winter_is_coming = Before your invasions: every opponent removes two units of their own, then you one; the last one in a territory stays.
maestertext-cut_off_supply_lines = Before your invasions: choose a neighbouring territory of an opponent and roll a die; remove up to that many units, one stays.
maestertext-fortified_ports = Your territory with a port is invaded: your highest die counts 1 more throughout this invasion.
maestertext-hired_thieves = At the start of your turn: take up to 200 gold from every opponent.
maestertext-best_laid_plans = At the start of your turn: all opponents roll; the lowest loses a victory point.
maestertext-unplanned_losses = Others invade each other: remove up to two units each from origin and target, one stays in either.
maestertext-a_call_to_arms = You are invaded: roll a die; that many units join the territory.
maestertext-raid_the_countryside = You invade: if you conquer the territory take up to 300 gold from its owner.
maestertext-valar_morghulis = Before your invasions: a character of your choice leaves the game.
maestertext-rally_the_smallfolk = Before your invasions: lay a drawn territory card face down with five units. When you hold that territory in a turn of yours you may place them there.
maestertext-wed_for_peace = You are invaded: the invasion ends and the invader may not invade you again this turn.
maestertext-strategic_withdrawal = You are invaded: withdraw all units but one to another territory of yours.
maestertext-a_temporary_truce = You are invaded: the invasion ends; the territory is safe until the invader conquers one from somebody else this turn.
maestertext-freefolk_uprising = At the start of an opponent’s turn: their land brings only half the units and gold.
maestertext-blood_magic = Before your invasions: choose a character and roll a die; on 3 or more it leaves the game.
maestertext-call_in_your_banners = While reinforcing: roll a die; that many units more are yours to place.

objective-castles_5 = 5 castles
objective-castles_7 = 7 castles
objective-castles_9 = 9 castles
objective-castles_11 = 11 castles
objective-ports_3 = 3 ports
objective-ports_5 = 5 ports
objective-ports_7 = 7 ports
objective-ports_9 = 9 ports
objective-castles_4_ports_2 = 4 castles, 2 ports
objective-castles_6_ports_4 = 6 castles, 4 ports
objective-castles_8_ports_6 = 8 castles, 6 ports
objective-castles_10_ports_8 = 10 castles, 8 ports
objective-gold_500 = 500 gold
objective-gold_1000 = 1000 gold
objective-gold_1500 = 1500 gold
objective-gold_2000 = 2000 gold
objective-destroy_4 = Destroy 4 units
objective-destroy_8 = Destroy 8 units
objective-destroy_12 = Destroy 12 units
objective-destroy_16 = Destroy 16 units
objective-conquer_3 = Conquer 3 territories
objective-conquer_6 = Conquer 6 territories
objective-conquer_8 = Conquer 8 territories
objective-conquer_2_from_one = 2 territories of one rival
objective-conquer_4_from_one = 4 territories of one rival
objective-conquer_castles_3 = Conquer 3 castles
objective-conquer_castles_6 = Conquer 6 castles
objective-conquer_ports_3 = Conquer 3 ports
objective-conquer_ports_5 = Conquer 5 ports
objective-region_1 = One whole region
objective-regions_2 = Two whole regions
objective-two_in_3_regions = 2 each in 3 regions
objective-three_in_4_regions = 3 each in 4 regions
objective-every_coast = Ports on all coasts
objective-special_alike = Two special units alike
objective-special_each = All three special units

objectivetext-castles_5 = Hold 5 castles.
objectivetext-castles_7 = Hold 7 castles.
objectivetext-castles_9 = Hold 9 castles.
objectivetext-castles_11 = Hold 11 castles.
objectivetext-ports_3 = Hold 3 ports.
objectivetext-ports_5 = Hold 5 ports.
objectivetext-ports_7 = Hold 7 ports.
objectivetext-ports_9 = Hold 9 ports.
objectivetext-castles_4_ports_2 = Hold 4 castles and 2 ports; what has both counts for both.
objectivetext-castles_6_ports_4 = Hold 6 castles and 4 ports; what has both counts for both.
objectivetext-castles_8_ports_6 = Hold 8 castles and 6 ports; what has both counts for both.
objectivetext-castles_10_ports_8 = Hold 10 castles and 8 ports; what has both counts for both.
objectivetext-gold_500 = Own at least 500 gold; you keep it.
objectivetext-gold_1000 = Own at least 1000 gold; you keep it.
objectivetext-gold_1500 = Own at least 1500 gold; you keep it.
objectivetext-gold_2000 = Own at least 2000 gold; you keep it.
objectivetext-destroy_4 = Destroy 4 units of others this turn.
objectivetext-destroy_8 = Destroy 8 units of others this turn.
objectivetext-destroy_12 = Destroy 12 units of others this turn.
objectivetext-destroy_16 = Destroy 16 units of others this turn.
objectivetext-conquer_3 = Conquer 3 territories this turn.
objectivetext-conquer_6 = Conquer 6 territories this turn.
objectivetext-conquer_8 = Conquer 8 territories this turn.
objectivetext-conquer_2_from_one = Conquer 2 territories from one and the same opponent this turn.
objectivetext-conquer_4_from_one = Conquer 4 territories from one and the same opponent this turn.
objectivetext-conquer_castles_3 = Conquer 3 territories with a castle this turn.
objectivetext-conquer_castles_6 = Conquer 6 territories with a castle this turn.
objectivetext-conquer_ports_3 = Conquer 3 territories with a port this turn.
objectivetext-conquer_ports_5 = Conquer 5 territories with a port this turn.
objectivetext-region_1 = Hold all territories of a region.
objectivetext-regions_2 = Hold all territories of two regions.
objectivetext-two_in_3_regions = Hold at least 2 territories in each of 3 regions.
objectivetext-three_in_4_regions = Hold at least 3 territories in each of 4 regions.
objectivetext-every_coast = Hold a port of every colour in play.
objectivetext-special_alike = Have two knights, two siege engines or two fortifications on the map.
objectivetext-special_each = Have a knight, a siege engine and a fortification on the map.

option-mode = Mode
option-mode-skirmish = Skirmish
option-mode-dominion = Dominion
option-gold = Gold
option-gold-mode = as the mode has it
option-gold-on = with gold
option-gold-off = without gold
option-characters = Characters
option-characters-mode = as the mode has it
option-characters-on = with characters
option-characters-off = without characters
option-special_units = Special units
option-special_units-mode = as the mode has it
option-special_units-on = with special units
option-special_units-off = without special units
option-objectives = Objectives
option-objectives-mode = as the mode has it
option-objectives-on = with objectives
option-objectives-off = without objectives
option-maester = Maester cards
option-maester-mode = as the mode has it
option-maester-on = with maester cards
option-maester-off = without maester cards
option-start = Start
option-start-mode = as the modules have it
option-start-dealt = territories are dealt
option-start-claimed = territories are claimed in turn

level-easy = Squire
level-medium = Sellsword
level-hard = Warden

deck-territory = the territory cards
deck-maester = the maester cards
deck-objective = the objectives

prompt-house = Choose your house
prompt-keep-first = Which two objectives do you keep?
prompt-claim = Claim an empty territory
prompt-fill-up = Place one more unit
prompt-trade = Trade a set of territory cards?
prompt-exchange = Exchange a card for a special unit?
prompt-post = Where does the special unit go?
prompt-place = Place your new units
prompt-buy = Buy cards
prompt-invade = Invade?
prompt-battle = How do you attack?
prompt-take-part = How many special units take part?
prompt-defend = How many dice do you defend with?
prompt-move-in = How many move in?
prompt-maneuver = Make a maneuver?
prompt-move = How many move?
prompt-complete = Complete an objective?
prompt-keep-territory = Which territory card do you keep?
prompt-keep-maester = Which maester card do you keep?
prompt-keep-objective = Which objective do you keep?
prompt-discard = Discard down to five territory cards
prompt-turn-die = Which die is turned to its highest face?
prompt-roll-again = Which dice are rolled again?
prompt-roll-own = Which of your dice do you roll again?
prompt-add-unit = Where do units join?
prompt-cut-off = Which territory is cut off?
prompt-remove = How many units are removed?
prompt-remove-both = How many units do both sides lose?
prompt-destroy = How many attackers fall?
prompt-starve = Which of your units are lost?
prompt-withdraw = Where do you withdraw to?
prompt-take-along = Which special units go along?
prompt-whose-card = Whose maester card?
prompt-kill = Which character?
prompt-capture = Whom do you want to capture?
prompt-cards-my-turn = Your turn begins: use cards?
prompt-cards-their-turn = Another turn begins: use cards?
prompt-cards-reinforce = Before placing: use cards?
prompt-cards-buy = You buy a maester card: use a character?
prompt-cards-before = Before your invasions: use cards?
prompt-cards-declare = You invade: use cards?
prompt-cards-against = You are invaded: use cards?
prompt-cards-between = Others invade each other: use cards?
prompt-cards-committed = The attackers are named: use cards?
prompt-cards-ambush = The attackers against you are named: use cards?
prompt-cards-attack-roll = You have rolled as attacker: use cards?
prompt-cards-defence-roll = You have rolled as defender: use cards?
prompt-cards-cancel = A maester card was played: cancel it?
prompt-cards-maneuver = Before the maneuver: use cards?
prompt-cards-after = The maneuver is over: use cards?
prompt-cards-draw = Before drawing: use cards?
prompt-cards-die = You have rolled for a card: use cards?

waits-house = chooses a house
waits-keep-first = chooses objectives
waits-claim = claims a territory
waits-fill-up = places a unit
waits-trade = thinks about territory cards
waits-exchange = thinks about a special unit
waits-post = posts a special unit
waits-place = places units
waits-buy = goes shopping
waits-invade = looks for a target
waits-battle = decides how to attack
waits-take-part = decides which special units take part
waits-defend = chooses dice for the defence
waits-move-in = moves in
waits-maneuver = thinks about a maneuver
waits-move = moves units
waits-complete = looks at the objectives
waits-keep-territory = keeps one of two territory cards
waits-keep-maester = keeps one of two maester cards
waits-keep-objective = keeps one of two objectives
waits-discard = discards territory cards
waits-turn-die = turns a die
waits-roll-again = has dice rolled again
waits-roll-own = rolls dice again
waits-add-unit = adds units
waits-cut-off = cuts off supplies
waits-remove = removes units
waits-remove-both = removes units of both sides
waits-destroy = decides how many attackers fall
waits-starve = removes own units
waits-withdraw = withdraws
waits-take-along = decides what goes along
waits-whose-card = chooses whose card
waits-kill = chooses a character
waits-capture = chooses a captive
waits-cards-my-turn = may use cards
waits-cards-their-turn = may use cards
waits-cards-reinforce = may use cards
waits-cards-buy = may use a character
waits-cards-before = may use cards
waits-cards-declare = may use cards
waits-cards-against = may answer the invasion
waits-cards-between = may use cards
waits-cards-committed = may use cards
waits-cards-ambush = may answer the attack
waits-cards-attack-roll = may answer the roll
waits-cards-defence-roll = may answer the roll
waits-cards-cancel = may cancel the card
waits-cards-maneuver = may use cards
waits-cards-after = may use cards
waits-cards-draw = may use cards
waits-cards-die = may answer the roll

say-territory = { $territory }
say-house = { $house }
say-objective = { $objective }
say-maester = { $maester }
say-character = { $character }
say-set = { $territories }
say-seat = { $seat }
say-way = { $origin } to { $target }
say-units = { $count } { $count ->
    [one] unit
   *[other] units
  }
say-knights = { $count } { $count ->
    [one] knight
   *[other] knights
  }
say-engines = { $count } { $count ->
    [one] siege engine
   *[other] siege engines
  }
say-from-origin = { $count } where it starts
say-from-target = { $count } at the target
say-die = Die { $number }, showing { $count }
say-attack = One battle with { $count } { $count ->
    [one] unit
   *[other] units
  }
say-until-taken = Attack until it is taken
say-until-left = Attack until { $count } units are left
say-until-odds = Attack while the odds are at least { $count } %
say-hold-back = Choose which special units take part
say-defend = { $count } { $count ->
    [one] die
   *[other] dice
  }, this time
say-defend-on = { $count } { $count ->
    [one] die
   *[other] dice
  } throughout this invasion
say-reserve = Reserve steps forward in { $territory }
say-ransom = Ransom { $character }
say-maneuver-now = Make the maneuver now
say-buy-maester = Buy a maester card
say-buy-objective = Buy objectives: two to choose from
say-stop-trade = Keep the cards
say-stop-exchange = Exchange none
say-stop-complete = Complete none
say-stop-battle = Stop the invasion
say-stop-buy = Buy nothing more
say-stop-invade = No more invasions
say-stop-maneuver = No maneuver

why-houses = { $seat } rolled highest and chooses a house first.
why-claims = Territories are claimed in turn.
why-turn = It is the turn of { $seat }.
why-reinforce = { $seat } reinforces.
why-too-many = { $seat } holds more than five territory cards.
why-buy = { $seat } buys cards.
why-invade = { $seat } invades.
why-invasion = { $seat } invades { $target } from { $origin }.
why-move-in = { $seat } has conquered { $target }.
why-maneuver = { $seat } maneuvers.
why-complete = { $seat } may complete an objective.
why-cancel = { $seat } has played a maester card.
why-plays = { $seat } plays { $maester }.
why-uses = { $seat } uses { $character }.

event-rolled-to-begin = { $seat } rolls { $count }.
event-house = { $seat } leads { $house }.
event-dealt = All territories are dealt.
event-seats-taken = The houses take their seats of power.
event-neutral-placed = Neutral forces take ten territories.
event-claimed = { $seat } claims { $territory }.
event-filled-up = { $seat } reinforces { $territory }.
event-bonus-gold = { $seat } receives { $count } gold for the late place.
event-turn = { $seat } begins a turn.
event-income = { $seat } receives { $units ->
    [one] one unit
   *[other] { $units } units
  }.
event-income-gold = { $seat } receives { $units ->
    [one] one unit
   *[other] { $units } units
  } and { $gold } gold.
event-traded = { $seat } trades { $territories } for { $count } units.
event-bound = { $seat } places { $count } bound units in { $territory }.
event-placed = { $seat } places { $count ->
    [one] one unit
   *[other] { $count } units
  } in { $territory }.
event-exchanged = { $seat } exchanges the card { $territory } for: { $unit }.
event-posted = { $seat } posts in { $territory }: { $unit }.
event-buys-maester = { $seat } buys a maester card for { $gold } gold.
event-buys-objective = { $seat } pays { $gold } gold for an objective.
event-draws-territory = { $seat } draws a territory card.
event-drew-territory = Your territory card: { $territory }.
event-draws-maester = { $seat } draws a maester card.
event-drew-maester = Your maester card: { $maester }.
event-draws-objective = { $seat } draws an objective.
event-drew-objective = Your objective: { $objective }.
event-looks-territory = { $seat } looks at { $count } territory cards.
event-looked-territory = You see: { $territory }.
event-looks-maester = { $seat } looks at { $count } maester cards.
event-looked-maester = You see: { $maester }.
event-looks-objective = { $seat } looks at { $count } objectives.
event-looked-objective = You see: { $objective }.
event-shuffled = The discards are shuffled: { $deck }.
event-invades = { $seat } invades { $target } from { $origin }.
event-take-part = { $seat } attacks with { $knights } knights and { $engines } siege engines.
event-commits = { $seat } sends { $count ->
    [one] one unit
   *[other] { $count } units
  } into battle.
event-rolled = { $attack } against { $defence }.
event-battle = { $attack } against { $defence }: { $origin } loses { $lost ->
    [0] none
   *[other] { $lost }
  }, { $target } { $fallen ->
    [0] none
   *[other] { $fallen }
  }.
event-stops = { $seat } gives up on { $target }.
event-invasion-over = The invasion of { $seat } cannot go on.
event-conquers = { $seat } conquers { $target }.
event-moves-in = { $count ->
    [one] One unit of { $seat } moves
   *[other] { $count } units of { $seat } move
  } into { $target }.
event-maneuvers = { $seat } moves { $count ->
    [one] one unit
   *[other] { $count } units
  } from { $origin } to { $target }.
event-eliminated = { $seat } has no units left and is out.
event-hands-over = { $to_seat } receives { $count ->
    [one] a territory card
   *[other] { $count } territory cards
  } of { $seat }.
event-receives = You receive { $territories }.
event-completes = { $seat } completes “{ $objective }” and scores { $count ->
    [one] one point
   *[other] { $count } points
  }.
event-discards = { $seat } discards { $territories }.
event-uses = { $seat } uses { $character } for { $gold } gold.
event-plays = { $seat } plays { $maester } for { $gold } gold.
event-cancelled = { $maester } of { $seat } has no effect.
event-rolled-die = { $seat } rolls { $count }.
event-turns-die = { $seat } turns a die to { $count }.
event-rolls-again = { $seat } has dice rolled again: { $dice }.
event-joins = { $count ->
    [one] One unit joins
   *[other] { $count } units join
  } { $seat } in { $territory }.
event-cuts-off = { $seat } cuts off { $territory }.
event-loses = { $territory } loses { $count ->
    [one] one unit
   *[other] { $count } units
  }.
event-withdraws = { $seat } withdraws { $count } from { $origin } to { $target }.
event-turned-over = Turned over: { $territory }.
event-barred = { $target } is safe from invasion.
event-barred-seat = { $to_seat } may not invade { $seat } any more this turn.
event-steals = { $seat } receives { $count } gold from { $to_seat }.
event-discards-maester = { $seat } loses { $maester }.
event-steals-maester = { $seat } takes a maester card from { $to_seat }.
event-stolen-maester = It is { $maester }.
event-aims = { $seat } aims at { $character }.
event-dies = { $character } leaves the game.
event-captured = { $seat } takes { $character } captive.
event-ransomed = { $seat } ransoms { $character } from { $to_seat }.
event-hides = { $seat } lets { $count } units wait on a hidden card.
event-hid = They wait for { $territory }.
event-reserve = { $count } units of { $seat } step forward in { $territory }.
event-loses-points = { $seat } loses { $count ->
    [one] one point
   *[other] { $count } points
  }.
event-end-card = The end-game card is drawn.
event-ended-card = The game is over: land is counted.
event-ended-conquest = The game is over: only one house is left.
event-ended-points = The game is over: ten points and the seat of power.

# What somebody did, in a few letters at the seat; $things are cards, people or lands.
deed-invades = attacked { $things }
deed-plays = played { $things }
deed-uses = used { $things }
deed-conquers = took { $things }
deed-traded = { $count } units for cards
deed-buys-maester = bought a maester card
deed-reserve = { $count } units in { $things }
deed-ransomed = ransomed { $things }
deed-steals = { $count } gold from { $to }
deed-steals-maester = maester card from { $to }
deed-discards-maester = lost { $things }
deed-captured = captured { $things }
deed-completes = completed “{ $things }”
deed-eliminated = eliminated
deed-loses-points = lost { $count } { $count ->
    [one] point
   *[other] points
  }

# Why a hint says what it says.
hint-odds = Fought to the end, this takes { $territory } { $odds ->
    [99] nearly always
    [100] nearly always
   *[other] about { $odds } times in 100
  }.
hint-no-invasion = Every further invasion would risk more than it could win.
hint-no-battle = The odds have turned: the units are worth more where they stand.
hint-place = Here they threaten most, or are needed most.
hint-move-in = So both territories stand best against their neighbours.
hint-defend = Two dice defend better than one.
hint-claim = It goes with what you hold, or with your objectives.
hint-trade = Units now are worth more than cards in the hand.
hint-no-trade = A better set may come; there is still room in the hand.
hint-complete = Points once won stay.
hint-keep = It is the one you are likely to complete soon.
hint-maneuver = Units are worth more at the border than behind it.
hint-exchange = A special unit is worth more than a third of a set.
hint-buy-objective = More objectives make it likelier that one is fulfilled each turn.
hint-no-purchase = Gold kept today serves you better later.
