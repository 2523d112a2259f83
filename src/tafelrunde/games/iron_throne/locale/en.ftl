title = The Iron Throne
summary = Lead the Great Houses through encounters of war, peace and betrayal: whoever spreads all their influence wins.
intro = Everybody leads one of the Great Houses. In every turn two of you meet and send a character each; the others may help one side. Then both lay a card face down. Two war cards: the higher total of power and card wins. Two peace cards: you negotiate, or both lose. One of each: war wins, but whoever was betrayed takes hostages. Whoever wins as the challenger, or helped them, spreads influence on the defender's house. When all five tokens of somebody are spread or a house has died out, most influence wins; if several have the most, they win together. What you promise each other binds nobody.
rules-about = The printed texts of nearly all leaders and of all character cards are not public. Only Eddard Stark and Cersei Lannister as leaders are described in public, and the idea of Robb and Catelyn Stark. All other leaders (KET-159 to KET-183) and all 25 character cards (KET-184 to KET-208) are our own design and marked as such. Whoever owns the printed game can bring its cards as a card pack.
our-own-design = Our own design: the printed text of this card is not public.

house-stark = House Stark
house-lannister = House Lannister
house-baratheon = House Baratheon
house-targaryen = House Targaryen
house-tyrell = House Tyrell

character-eddard = Eddard Stark
character-robb = Robb Stark
character-catelyn = Catelyn Stark
character-bran = Bran Stark
character-arya = Arya Stark
character-cersei = Cersei Lannister
character-tywin = Tywin Lannister
character-tyrion = Tyrion Lannister
character-jaime = Jaime Lannister
character-joffrey = Joffrey Baratheon
character-stannis = Stannis Baratheon
character-melisandre = Melisandre
character-davos = Davos Seaworth
character-selyse = Selyse Baratheon
character-shireen = Shireen Baratheon
character-daenerys = Daenerys Targaryen
character-viserys = Viserys Targaryen
character-drogo = Khal Drogo
character-jorah = Jorah Mormont
character-greyworm = Grey Worm
character-margaery = Margaery Tyrell
character-olenna = Olenna Tyrell
character-loras = Loras Tyrell
character-mace = Mace Tyrell
character-renly = Renly Baratheon

ability-eddard = Word of Honour
abilitytext-eddard = When the cards are revealed, if you are an active player, you showed peace and your opponent war: the result is peace instead of betrayal.
card-eddard = Northern Justice
cardtext-eddard = After the penalties of a betrayal, if you are on the betrayed side: the active player of the winning side removes half the power (rounded up) of their participating character.
ability-robb = Campaign Plan
abilitytext-robb = When you draw in the preparation as an active player: name war, peace or character. Before the normal draw, reveal cards of your deck until one of that type appears; take it into your hand and discard the others.
card-robb = King in the North
cardtext-robb = In a war: +4 for your side if you are an active player, else +2.
ability-catelyn = A Mother's Care
abilitytext-catelyn = At the start of the encounter phase, if you participate: put up to 2 power from your leader sheet on your participating character.
card-catelyn = For My Children
cardtext-catelyn = Before the penalties, if you lose: remove the power asked for from your other living characters instead, in any split (each keeps at least 1).
ability-bran = Greensight
abilitytext-bran = When both cards lie face down, if you are an active player: look at your opponent's card. You may exchange your own for another card of your hand.
card-bran = Three-Eyed Raven
cardtext-bran = At the start of the encounter phase: look at the whole hand of the opposing active player.
ability-arya = No One
abilitytext-arya = When the cards lie face down, if your participating character lives: you may replace it by another of your living characters.
card-arya = Needle
cardtext-arya = After the penalties: choose an opposing participating character with at most 2 power. It loses all its power.
ability-cersei = Extortion
abilitytext-cersei = When it is a player's turn to offer support and you, as an active player, have influence on their house: name one of their living characters; it joins your side at once.
card-cersei = The Queen's Threat
cardtext-cersei = At the start of the encounter phase: choose an opposing supporter. They decide: they retreat, or you take 1 hostage from them.
ability-tywin = Gold of Casterly Rock
abilitytext-tywin = In a war, if you are an active player: add half the power on your leader sheet (rounded down) to the total of your side.
card-tywin = Paying the Debt
cardtext-tywin = In a war: remove 1 or 2 power from your leader sheet out of the game; +3 for your side for each power removed.
ability-tyrion = Clever Negotiator
abilitytext-tyrion = At the end of the talks, if you are an active player: if anything changed hands, draw 2 house cards. If they failed, you suffer no penalties.
card-tyrion = Cunning Move
cardtext-tyrion = In a war: swap the current war values of the two revealed cards.
ability-jaime = Single Combat
abilitytext-jaime = At the start of the support phase, if you are the defender: no support may be offered this turn.
card-jaime = Kingslayer
cardtext-jaime = In a war: the power of your participating character counts twice (at most +5).
ability-joffrey = Cruelty
abilitytext-joffrey = After you have tortured a hostage: choose a living character of its house, remove 1 power from it and put it on your leader sheet.
card-joffrey = The King's Command
cardtext-joffrey = After the taking of hostages, if your side won the war: take 1 hostage from a loser; you may torture it at once.
ability-stannis = Iron Will
abilitytext-stannis = In a war, if you are an active player: your laid card counts at least 8.
card-stannis = Storming King's Landing
cardtext-stannis = In a war: +3 for your side. Your side wins a tie.
ability-melisandre = Gaze into the Flames
abilitytext-melisandre = At the start of the encounter phase, if you participate: remove 2 power from your living characters (each keeps at least 1). An opposing supporter of your choice retreats.
card-melisandre = Shadow Child
cardtext-melisandre = At the start of the encounter phase: remove 2 power from an opposing participating character (to the sheet of its house).
ability-davos = Loyal Retainer
abilitytext-davos = After your support was accepted or forced: draw 1 house card and put up to 1 power from your leader sheet on the supporting character.
card-davos = Smuggler's Paths
cardtext-davos = After the cards are revealed: choose a supporting player of your own side (yourself, too). They retreat.
ability-selyse = Offering to the Lord of Light
abilitytext-selyse = In a war, if you participate: remove 1 or 2 power from your living characters that do not participate (each keeps at least 1); +3 for your side for each.
card-selyse = Night Fires
cardtext-selyse = At the start of the encounter phase: remove 1 power from one of your living characters (it keeps at least 1). Draw 3 house cards.
ability-shireen = Innocence
abilitytext-shireen = Before the penalties, if you lose: discard 1 peace card from your hand. You suffer no penalties.
card-shireen = Comfort
cardtext-shireen = After the penalties: distribute up to 3 power from your leader sheet among your living characters.
ability-daenerys = Fire and Blood
abilitytext-daenerys = In a war, if you are an active player: +1 for your side for each of your influence tokens on other houses, at least +1.
card-daenerys = Dracarys
cardtext-daenerys = In a war: +3 for your side; +5 if more players participate on the other side than on yours.
ability-viserys = The Woken Dragon
abilitytext-viserys = After a lost war, if you are an active player: take 1 hostage from a player of the winning side.
card-viserys = The Beggar King
cardtext-viserys = Before the rewards, if you won as the defender and have no influence on the challenger's house: spread 1 influence on that house instead of your reward.
ability-drogo = Plunder
abilitytext-drogo = After the taking of hostages, if you won as an active player: take up to 2 power from the leader sheet of a loser and put them on yours.
card-drogo = Arakh
cardtext-drogo = Before the penalties, if your side won: every loser removes 1 power more from their participating character.
ability-jorah = Spy
abilitytext-jorah = At the start of the support phase: look at the whole hand of another active player.
card-jorah = Faithful Shield
cardtext-jorah = Before the penalties, if your side loses: choose a player of your side (yourself, too). They suffer no penalties.
ability-greyworm = Unsullied Shield Wall
abilitytext-greyworm = In a war, if you participate on the defender's side: +3 for your side.
card-greyworm = Discipline
cardtext-greyworm = At the start of the encounter phase: choose an opposing player. They may not play character cards for their text until the end of the turn.
ability-margaery = Canny Politics
abilitytext-margaery = Before the rewards, if you support the defender, have won and have no influence on the challenger's house: discard 1 peace card; spread 1 influence on that house instead of your reward.
card-margaery = Charm
cardtext-margaery = At the start of the encounter phase: choose an opposing supporter. They decide: they change to your side, or retreat.
ability-olenna = Queen of Thorns
abilitytext-olenna = When the cards lie face down, if you participate: the opposing active player has to take their card back and lay another one.
card-olenna = Poisoned Wine
cardtext-olenna = At the end of the resolution, whatever the result: choose a living character of an opposing participating player; remove 2 power from it (to the sheet of its house).
ability-loras = Knight of Flowers
abilitytext-loras = In a war, if you are an active player and your character lives and has at least as much power as that of the opposing active player: +3 for your side.
card-loras = Lance Thrust
cardtext-loras = In a war: +4 for your side if its current war value is lower than that of the other side, else +2.
ability-mace = Plenty of Highgarden
abilitytext-mace = At the end of the turn: draw up to 7 cards instead of 5.
card-mace = Rich Harvest
cardtext-mace = At the start of the encounter phase: draw 2 house cards and distribute up to 1 power from your leader sheet.
ability-renly = Great Host
abilitytext-renly = In a war, if you are an active player: +2 for your side for each supporting player on it.
card-renly = Rainbow Guard
cardtext-renly = Before the rewards, if your side won: every player of your side draws 1 house card; you also distribute up to 2 power from your leader sheet.

kind-peace = Peace
kind-war = War
kind-character = Character
result-war = War
result-peace = Peace
result-betrayal = Betrayal
source-S = rulebook
source-P = public source
source-PX = public idea, our numbers
source-M = from memory
source-X = our own design
source-pack = from a card pack
special-hand_cards = The Full Hand
special-spread_influence = The Long Arm
special-power_on_characters = The Strongest Banners
specialtext-hand_cards = The defender is the other player with most hand cards.
specialtext-spread_influence = The defender is the other player with most spread influence.
specialtext-power_on_characters = The defender is the other player with most power on their characters.
lack-empty = A deal without any item is none.
lack-influence = Whoever is to receive influence has no token left on their own board.
lack-hostages = { $there ->
    [0] There is no card to take, and { $wanted ->
        [one] one hostage is
       *[other] { $wanted } hostages are
    } asked for.
   *[other] There is only { $there } to take, and { $wanted } hostages are asked for.
}
lack-power = The leader sheet has { $there ->
    [0] no power
   *[other] only { $there } power
}, and { $wanted } is asked for.

# Sentences for cards that bring none of their own.
### python
effect-text = { $conditions ->
    [none] { $timing }: { $does }
   *[some] { $timing }, if { $when }: { $does }
}
effect-and = { $first } and { $second }
effect-range = { $least } to { $most }
### end
timing-turn_start = At the start of the turn
timing-torture_done = After a hostage was tortured
timing-prep_draw = When cards are drawn in the preparation
timing-support_start = At the start of the support phase
timing-before_offer = Before a player offers support
timing-offer_accepted = After support was accepted or forced
timing-encounter_start = At the start of the encounter phase
timing-cards_laid = When both cards lie face down
timing-cards_revealed = After the cards are revealed
timing-war_sum = In a war, before the totals are compared
timing-negotiation_end = At the end of the talks
timing-before_rewards = Before the rewards
timing-before_penalties = Before the penalties
timing-after_penalties = After the penalties
timing-hostage_step = After the hostages of the result are taken
timing-after_hostages = At the end of the resolution
timing-cleanup = At the end of the turn
### python

if-result_war = the result is war
if-result_peace = the result is peace
if-result_betrayal = the result is betrayal
if-self_active = you are an active player
if-self_defender = you are the defender
if-self_supports_defender = you support the defender
if-self_participates = you participate
if-self_on_defender_side = you participate on the defender's side
if-self_side_won = your side won
if-self_side_lost = your side loses
if-other_side_won = the other side won
if-own_laid_peace = your card shows peace
if-opposing_laid_war = your opponent's card shows war or a character
if-own_sheet_has_power = there is power on your leader sheet
if-own_participant_alive = your participating character lives
if-own_other_character_alive = a character of yours that does not participate lives
if-own_support_joined = it is your support
if-opposing_supporter_exists = the other side has a supporter
if-own_side_supporter_exists = your side has a supporter
if-opposing_participant_alive = a participating character of the other side lives
if-opposing_participant_weak = a participating character of the other side lives with at most 2 power
if-opposing_player_has_character = a participant of the other side has a living character
if-no_influence_on_challenger = you have no influence on the challenger's house
if-influence_on_offerer = you have influence on their house
if-offerer_has_character = they have a living character
if-penalty_payable_by_others = your other characters can pay the penalty
if-opposing_active_has_hand = your opponent still has cards in hand
if-torturer_is_self = you were the torturer
if-hostage_house_has_character = its house has a living character
if-takeable_loser_exists = you can take a hostage from a loser
if-participant_not_weaker = your character has at least as much power as that of the opposing active player
if-less = { $less } is less than { $than }
if-deal = If anything changed hands: { $does }
if-failed = If the talks failed: { $does }

who-self = You
who-chosen_player = That player
who-opposing_active = The opposing active player
who-opposing_supporter = An opposing supporter of your choice
who-opposing_player = An opposing player of your choice
who-own_side_player = A player of your side (you too)
who-own_side_supporter = A supporter of your side (you too)
who-each_own_side_player = Every player of your side
who-losing_player = A loser of your choice
who-winning_player = A winner of your choice
who-losers = Every loser
from-chosen_player = from that player
from-opposing_active = from the opposing active player
from-opposing_supporter = from an opposing supporter
from-opposing_player = from an opposing player
from-losing_player = from a loser
from-winning_player = from a winner
off-winning_active_participant = from the participating character of the winning active player
off-opposing_participant = from a participating character of the other side
off-opposing_participant_weak = from a participating character of the other side with at most 2 power
off-opposing_player_character = from a living character of a participant of the other side
off-hostage_house_character = from a living character of the hostage's house
off-own_characters_keep1 = from your living characters (each keeps at least 1)
off-own_nonparticipants_keep1 = from your characters that do not participate (each keeps at least 1)
off-own_sheet = from your leader sheet
off-losing_player_sheet = from the leader sheet of a loser
onto-own_sheet = to your leader sheet
onto-owner_sheet = to the sheet of its house
onto-own_participant = to your participating character
look-opposing_active_face_down = the face-down card of the opposing active player
look-opposing_active_hand = the hand of the opposing active player
look-other_active_hand = the hand of another active player
each-own_sheet = power on your leader sheet
each-own_participant_power = power of your participating character
each-own_spread_influence = influence of yours on other houses
each-own_supporter_count = { $per ->
    [one] supporter
   *[other] supporters
} of your side
each-own_player_count = { $per ->
    [one] player
   *[other] players
} of your side
each-opposing_player_count = { $per ->
    [one] player
   *[other] players
} of the other side
each-own_war_value = war value of your side
each-opposing_war_value = war value of the other side
each-paid = power paid
measure-own_sheet = the power on your leader sheet
measure-own_participant_power = the power of your participating character
measure-own_spread_influence = your influence on other houses
measure-own_supporter_count = the number of supporters of your side
measure-own_player_count = the number of players of your side
measure-opposing_player_count = the number of players of the other side
measure-own_war_value = the war value of your side
measure-opposing_war_value = the war value of the other side
measure-paid = the power paid

amount-number = +{ $n } for your side.
amount-count = +{ $times } for your side for { $per ->
    [1] each { $each }
   *[other] every { $per } { $each }
}{ $at_least ->
    [none] { "" }
   *[other] , at least +{ $at_least }
}{ $at_most ->
    [none] { "" }
   *[other] , at most +{ $at_most }
}.
amount-case = +{ $then } for your side if { $when }, else +{ $otherwise }.

cost-discard = Discard { $n } { $card ->
    [peace] peace
    [war] war
   *[character] character
} { $n ->
    [one] card
   *[other] cards
} from your hand.
cost-remove_power = Remove { $range } power { $off }.
cost-remove_power_box = Remove { $range } power from your leader sheet out of the game.

op-set_result = The result is { $to ->
    [peace] peace
    [war] war
   *[betrayal] betrayal
}.
op-dig = Name war, peace or character and reveal cards of your deck until one of that type appears; take it into your hand, discard the others.
op-draw = { $player ->
    [self] Draw
   *[other] { $who } draws
} { $n ->
    [one] 1 house card
   *[other] { $n } house cards
}.
op-distribute = Distribute up to { $n } power from your leader sheet among your living characters.
op-move_power = Move up to { $max } power { $off } { $onto }.
op-remove_power = Remove { $n ->
    [all] all power
    [half] half the power (rounded up)
   *[other] { $n } power
} { $off }, { $onto }.
op-look = Look at { $what }.
op-replace_face_down = { $player ->
    [self] { $optional ->
        [yes] You may exchange your face-down card for another card of your hand.
       *[no] Exchange your face-down card for another card of your hand.
    }
   *[other] The opposing active player has to take their face-down card back and lay another one.
}
op-swap_participant = Replace your participating character by another of your living characters.
op-force_support = Name a living character of that player; it supports your side at once.
op-forbid_offers = No support may be offered this turn.
op-add_total = { $amount }
op-war_value_at_least = The laid card of your side counts at least { $value }.
op-swap_war_values = Swap the war values of the two revealed cards.
op-tie_win = Your side wins a tie.
op-retreat = { $who } retreats.
op-change_side = { $who } changes sides.
op-no_penalties = { $player ->
    [self] You suffer no penalties.
   *[other] { $who } suffers no penalties.
}
op-replace_penalty = Remove the power of your penalty { $off } instead.
op-extra_penalty = { $who } removes { $n } power more from their participating character.
op-take_hostage = Take { $n ->
    [one] 1 hostage
   *[other] { $n } hostages
} { $from }.
op-torture_now = You may torture it at once.
op-silence = { $who } may not play character cards for their text until the end of the turn.
op-spread_influence = Spread 1 influence on the challenger's house.
op-hand_size = Draw up to { $value } cards instead of 5.
op-replace_reward = Instead of your reward: { $does }
op-choice = { $who } decides. Either: { $does }
effect-or = { $first } Or: { $second }
### end

pack-place = Card pack, { $whose }, { $where }
refusal-pack-form = { pack-place }: { $why }
refusal-pack-too-long = { pack-place }: The pack is too large.
refusal-pack-format = { pack-place }: This game reads format 1.
refusal-pack-unknown-field = { pack-place }: There is no such field.
refusal-pack-no-character = { pack-place }: None of the 25 characters has this key.
refusal-pack-specials = { pack-place }: A pack brings three special events or none.
refusal-pack-no-leader = { pack-place }: No leader has a part in the window { $timing }.
refusal-pack-no-card = { pack-place }: No character card has a part in the window { $timing }.
refusal-pack-twice = { pack-place }: { $word } is there twice.
refusal-pack-nothing = { pack-place }: An effect has to do something.
refusal-pack-range = { pack-place }: The least is more than the most.
refusal-pack-no-hostage = { pack-place }: torture_now must follow take_hostage.
refusal-pack-wrong-time = { pack-place }: { $word } means nothing in the window { $timing }.
refusal-pack-no-move = { pack-place }: Power cannot move from { $word } to { $other }.
refusal-pack-no-place = { pack-place }: Removed power cannot go to { $word }.
refusal-pack-not-optional = { pack-place }: Somebody else is forced to exchange, not asked to.
refusal-pack-no-influence = { pack-place }: Influence is only spread in place of a reward, that is in replace_reward.
refusal-pack-one-branch = { pack-place }: A choice needs two branches.
refusal-pack-wrong-player = { pack-place }: { $word } cannot concern { $other }.
refusal-pack-nobody-chosen = { pack-place }: No player was chosen before.
refusal-pack-no-supporter = { pack-place }: Only a supporter can do that, not { $word }.
refusal-pack-unknown-yet = { pack-place }: { $word } cannot be known in the window { $timing }.
refusal-pack-no-betrayal = { pack-place }: Nobody could say who betrayed whom.
refusal-pack-needs = { pack-place }: { $word } needs the condition { $other }.
refusal-pack-no-side = { pack-place }: { $word } needs a condition by which the leader participates.
refusal-pack-nothing-paid = { pack-place }: No cost takes any power.

# House cards.
housecard-stark-peace = Peace (Stark)
housecard-stark-war-1 = War 1 (Stark)
housecard-stark-war-2 = War 2 (Stark)
housecard-stark-war-3 = War 3 (Stark)
housecard-stark-war-4 = War 4 (Stark)
housecard-stark-war-5 = War 5 (Stark)
housecard-stark-war-6 = War 6 (Stark)
housecard-stark-war-7 = War 7 (Stark)
housecard-stark-war-8 = War 8 (Stark)
housecard-stark-war-10 = War 10 (Stark)
housecard-stark-war-12 = War 12 (Stark)
housecard-stark-war-20 = War 20 (Stark)
housecard-eddard = Eddard Stark
housecard-robb = Robb Stark
housecard-catelyn = Catelyn Stark
housecard-bran = Bran Stark
housecard-arya = Arya Stark
housecard-lannister-peace = Peace (Lannister)
housecard-lannister-war-1 = War 1 (Lannister)
housecard-lannister-war-2 = War 2 (Lannister)
housecard-lannister-war-3 = War 3 (Lannister)
housecard-lannister-war-4 = War 4 (Lannister)
housecard-lannister-war-5 = War 5 (Lannister)
housecard-lannister-war-6 = War 6 (Lannister)
housecard-lannister-war-7 = War 7 (Lannister)
housecard-lannister-war-8 = War 8 (Lannister)
housecard-lannister-war-10 = War 10 (Lannister)
housecard-lannister-war-12 = War 12 (Lannister)
housecard-lannister-war-20 = War 20 (Lannister)
housecard-cersei = Cersei Lannister
housecard-tywin = Tywin Lannister
housecard-tyrion = Tyrion Lannister
housecard-jaime = Jaime Lannister
housecard-joffrey = Joffrey Baratheon
housecard-baratheon-peace = Peace (Baratheon)
housecard-baratheon-war-1 = War 1 (Baratheon)
housecard-baratheon-war-2 = War 2 (Baratheon)
housecard-baratheon-war-3 = War 3 (Baratheon)
housecard-baratheon-war-4 = War 4 (Baratheon)
housecard-baratheon-war-5 = War 5 (Baratheon)
housecard-baratheon-war-6 = War 6 (Baratheon)
housecard-baratheon-war-7 = War 7 (Baratheon)
housecard-baratheon-war-8 = War 8 (Baratheon)
housecard-baratheon-war-10 = War 10 (Baratheon)
housecard-baratheon-war-12 = War 12 (Baratheon)
housecard-baratheon-war-20 = War 20 (Baratheon)
housecard-stannis = Stannis Baratheon
housecard-melisandre = Melisandre
housecard-davos = Davos Seaworth
housecard-selyse = Selyse Baratheon
housecard-shireen = Shireen Baratheon
housecard-targaryen-peace = Peace (Targaryen)
housecard-targaryen-war-1 = War 1 (Targaryen)
housecard-targaryen-war-2 = War 2 (Targaryen)
housecard-targaryen-war-3 = War 3 (Targaryen)
housecard-targaryen-war-4 = War 4 (Targaryen)
housecard-targaryen-war-5 = War 5 (Targaryen)
housecard-targaryen-war-6 = War 6 (Targaryen)
housecard-targaryen-war-7 = War 7 (Targaryen)
housecard-targaryen-war-8 = War 8 (Targaryen)
housecard-targaryen-war-10 = War 10 (Targaryen)
housecard-targaryen-war-12 = War 12 (Targaryen)
housecard-targaryen-war-20 = War 20 (Targaryen)
housecard-daenerys = Daenerys Targaryen
housecard-viserys = Viserys Targaryen
housecard-drogo = Khal Drogo
housecard-jorah = Jorah Mormont
housecard-greyworm = Grey Worm
housecard-tyrell-peace = Peace (Tyrell)
housecard-tyrell-war-1 = War 1 (Tyrell)
housecard-tyrell-war-2 = War 2 (Tyrell)
housecard-tyrell-war-3 = War 3 (Tyrell)
housecard-tyrell-war-4 = War 4 (Tyrell)
housecard-tyrell-war-5 = War 5 (Tyrell)
housecard-tyrell-war-6 = War 6 (Tyrell)
housecard-tyrell-war-7 = War 7 (Tyrell)
housecard-tyrell-war-8 = War 8 (Tyrell)
housecard-tyrell-war-10 = War 10 (Tyrell)
housecard-tyrell-war-12 = War 12 (Tyrell)
housecard-tyrell-war-20 = War 20 (Tyrell)
housecard-margaery = Margaery Tyrell
housecard-olenna = Olenna Tyrell
housecard-loras = Loras Tyrell
housecard-mace = Mace Tyrell
housecard-renly = Renly Baratheon
### python
eventcard-stark = Stark
eventcard-lannister = Lannister
eventcard-baratheon = Baratheon
eventcard-targaryen = Targaryen
eventcard-tyrell = Tyrell
eventcard-hand_cards = The Full Hand
eventcard-spread_influence = The Long Arm
eventcard-power_on_characters = The Strongest Banners
### end

# Table options.
option-pack = Cards
option-pack-basic = Basic cards
option-own_house = Event names the challenger's house
option-own_house-redraw = draw again
option-own_house-choose = the challenger picks the defender
option-torture_dead = Torture hostages that show dead characters
option-torture_dead-yes = allowed
option-torture_dead-no = forbidden
option-personality = Temper of computer players
option-personality-house = each house after its kind
option-personality-honourable = honourable
option-personality-opportunist = out for gain
option-personality-vengeful = vengeful
option-turns = At most so many turns
level-easy = Squire
level-medium = Bannerman
level-hard = Hand of the King

# Questions.
prompt-house = Which house do you take?
waits-house = chooses a house
prompt-leader = Which leader do you keep?
waits-leader = chooses a leader
prompt-hostages = Release or torture hostages?
waits-hostages = decides about hostages
prompt-torture = Which character suffers?
waits-torture = tortures
prompt-where-from = Where do you take the hostage from?
waits-where-from = takes a hostage
prompt-whom = Whom does it concern?
waits-whom = chooses a player
prompt-defender = Who is the defender?
waits-defender = picks the defender
prompt-strengthen = Who gets 1 power from the leader sheet?
waits-strengthen = distributes power
prompt-send = Whom do you send into the encounter?
waits-send = chooses a character
prompt-offer = Whom do you offer your support?
waits-offer = decides about support
prompt-accept = Do you accept the support?
waits-accept = considers an offer
prompt-ability = Do you use your leader?
waits-ability = may use the leader
prompt-card = Do you play a character card?
waits-card = may play a character card
prompt-lay = Which card do you lay face down?
waits-lay = lays a card
prompt-replace = Which card lies face down before you now?
waits-replace = exchanges the face-down card
prompt-talks = What do you propose?
waits-talks = negotiates
prompt-distribute = Where does the power go?
waits-distribute = distributes power
prompt-split = Who gives the power?
waits-split = pays power
prompt-amount = How much power?
waits-amount = chooses an amount
prompt-dig = Which type of card do you dig for?
waits-dig = digs for a card
prompt-target = Which character loses power?
waits-target = chooses a character
prompt-swap = Who takes the place?
waits-swap = exchanges the character
prompt-force = Which character has to support you?
waits-force = forces support
prompt-discard = Which cards do you discard?
waits-discard = discards cards
prompt-torture-now = Do you torture the hostage at once?
waits-torture-now = decides about the hostage
prompt-branch = What happens?
waits-branch = makes a decision
prompt-request = Do you promise what you are asked for?
waits-request = was asked for something

# What can be said at the table.
prompt-promise-peace = Promise peace
waits-promise-peace = says something
prompt-promise-war = Announce war
waits-promise-war = says something
prompt-promise-support = Promise support
waits-promise-support = says something
prompt-promise-stay_out = Promise to stay out
waits-promise-stay_out = says something
prompt-promise-spare = Promise to spare hostages
waits-promise-spare = says something
prompt-promise-release = Promise to release a hostage
waits-promise-release = says something
prompt-promise-no_influence = Support me and I spread no influence on you
waits-promise-no_influence = says something
prompt-request-peace = Ask for peace
waits-request-peace = says something
prompt-request-support = Ask for support
waits-request-support = says something
prompt-request-stay_out = Ask to stay out
waits-request-stay_out = says something
prompt-request-spare = Ask to spare hostages
waits-request-spare = says something
prompt-request-release = Ask to release a hostage
waits-request-release = says something
prompt-request-no_influence = Ask for no influence on you
waits-request-no_influence = says something
prompt-claim = Claim to hold a card
waits-claim = says something
prompt-explain = Say why you accept or refuse
waits-explain = says something
prompt-threat = Threaten with torture
waits-threat = says something
prompt-thanks = Thank somebody
waits-thanks = says something
prompt-reproach = Reproach somebody
waits-reproach = says something

# Answers.
say-house = { $house }
say-character = { $character }
say-ability = use { $ability }
say-card = play { $card }
say-own-card = play { $name_en }
say-own-ability = use { $name_en }
say-housecard = { $housecard }
say-kind = { $kind }
say-seat = { $seat }
say-torture = torture { $housecard }
say-release = release { $housecard }
say-from-deck = top card of the deck
say-from-hand = random hand card
say-from-held = hostage of { $house }
say-stay-out = stay out
say-offer = { $character } for { $seat }
say-accept-yes = accept
say-accept-no = refuse
say-torture-now-yes = torture
say-torture-now-no = do not torture
say-keep = leave it
say-lay = lay { $housecard }
say-accept-deal = accept
say-break-off = let the talks fail
say-deal-influence = { $seat } spreads { $count } influence
say-deal-hostages = { $seat } takes { $count ->
    [one] { $count } hostage
   *[other] { $count } hostages
}
say-deal-power = { $seat } receives { $count } power
say-rest-distribute = leave on the leader sheet
say-rest-split = do not pay
say-branch-retreat = retreat
say-branch-change_side = change sides
say-branch-take_hostage = give up a hostage
say-branch-draw = let cards be drawn
say-branch-remove_power = lose power
say-branch-silence = be silent
say-claim-peace = I hold a peace card
say-claim-war = I hold a war card of at least { $count }
say-reason = { $reason }
say-decline = promise { $seat } nothing
say-promise-peace = promise { $seat } peace
say-promise-support = promise { $seat } support
say-promise-stay_out = promise { $seat } to stay out
say-promise-spare = promise { $seat } to spare the hostages
say-promise-release = promise { $seat } to release a hostage
say-promise-no_influence = promise { $seat } to spread no influence
say-amount = { $count }
part-talks-1 = Influence for the challenger
part-talks-2 = Hostages for the challenger
part-talks-3 = Power for the challenger
part-talks-4 = Influence for the defender
part-talks-5 = Hostages for the defender
part-talks-6 = Power for the defender
limit-deal = What changes hands
limit-influence-challenger = Influence tokens the challenger still has
limit-hostages-challenger = Cards the defender can give up
limit-power-challenger = Power on the defender's sheet
limit-influence-defender = Influence tokens the defender still has
limit-hostages-defender = Cards the challenger can give up
limit-power-defender = Power on the challenger's sheet

# Why.
why-houses = Houses are taken.
why-leaders = Everybody chooses a leader in secret.
why-turn = It is the turn of { $seat }.
why-challenge = { $seat } challenges { $to_seat }.
why-hostages = At the start of the turn everybody may release or torture hostages.
why-torture = { $seat } tortures { $housecard }.
why-take = { $seat } takes a hostage from { $to_seat }.
why-hostage-step = { $seat } takes hostages.
why-offer = { $seat } offers { $character }.
why-card = { $seat } plays { $card }.
why-ability = { $seat } uses { $ability }.
why-own-card = { $seat } plays { $name_en }.
why-own-ability = { $seat } uses { $name_en }.
why-talks = Both showed peace and negotiate.
why-deal = The deal is carried out.
why-rewards = The winners get their reward.
why-turn_start = The turn begins.
why-torture_done = A hostage was tortured.
why-prep_draw = A card is drawn in the preparation.
why-support_start = The support phase begins.
why-before_offer = Support is about to be offered.
why-offer_accepted = A side has been joined.
why-encounter_start = The encounter begins.
why-cards_laid = Both cards lie face down.
why-cards_revealed = The cards are revealed.
why-war_sum = War: the totals are about to be compared.
why-negotiation_end = The talks are over.
why-before_rewards = Rewards are about to be given.
why-before_penalties = Penalties are about to be applied.
why-after_penalties = The penalties are settled.
why-hostage_step = The hostages of the result are taken.
why-after_hostages = The resolution is ending.
why-cleanup = The turn is ending.

# What happens.
event-takes-house = { $seat } takes { $house }.
event-drew-leaders = You drew these leader sheets: { $characters }.
event-leads = { $character } leads the house of { $seat }.
event-turn = Turn { $number }: { $seat } is the challenger.
event-event = The event names { $house }.
event-special-hand_cards = Special event: the defender is whoever else has most hand cards.
event-special-spread_influence = Special event: the defender is whoever else has spread most influence.
event-special-power_on_characters = Special event: the defender is whoever else has most power on characters.
event-defends = { $seat } is the defender.
event-draws = { $seat } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
event-drew = You drew: { $housecards }.
event-strengthened = { $character } gets { $count } power from the sheet of { $seat }.
event-sends = { $seat } sends { $character }.
event-offers = { $seat } offers { $to_seat } { $character }.
event-stays-out = { $seat } stays out of it.
event-refuses = { $seat } refuses the support of { $to_seat }.
event-joins = { $character } of { $seat } supports { $to_seat }.
event-no-offers = { $seat } forbids all support this turn.
event-lays = { $seat } lays a card face down.
event-lays-top = { $seat } has no hand card and lays the top card of the deck.
event-lays-nothing = { $seat } has no card at all: that counts as a war card of value 0.
event-lays-another = { $seat } lays another card face down.
event-keeps-laid = { $seat } leaves the card as it is.
event-revealed = { $seat } reveals { $housecard }.
event-result-war = The result is war.
event-result-peace = The result is peace.
event-result-betrayal = The result is betrayal.
event-result-becomes-peace = { $seat } makes it peace.
event-result-becomes-war = { $seat } makes it war.
event-totals = { $seat } has { $own }, { $to_seat } has { $other }.
event-tie = A tie: both sides lose.
event-wins = The side of { $seat } wins.
event-adds = +{ $count } for the side of { $seat }.
event-counts-at-least = The card of { $seat } counts { $count } now.
event-swaps-values = { $seat } swaps the war values.
event-wins-ties = The side of { $seat } wins ties.
event-spreads = { $seat } spreads influence on { $house }; { $count } stay on the own board.
event-weakened = { $character } loses { $count } power.
event-drained = { $character } loses { $count } power to { $seat }.
event-dies = { $character } dies.
event-buried = { $count } power from the sheet of { $seat } goes to the box.
event-takes-deck = { $seat } takes the top card of the deck of { $to_seat } as a hostage.
event-takes-hand = { $seat } takes a hand card of { $to_seat } as a hostage.
event-takes-held = { $where ->
    [back] { $seat } takes an own card back from { $to_seat }.
   *[held] { $seat } takes a hostage away from { $to_seat }: { $house }.
}
event-took = The hostage from { $to_seat } is { $housecard }.
event-lost = { $to_seat } took { $housecard } from you.
event-releases = { $seat } releases a hostage of { $to_seat }.
event-freed = { $to_seat } gives { $housecard } back to you.
event-freed-own = You give { $housecard } back to { $to_seat }.
event-tortures = { $seat } tortures { $housecard }.
event-looks-hand = { $seat } looks at the hand of { $to_seat }.
event-sees-hand = In the hand of { $to_seat }: { $housecards }.
event-looks-laid = { $seat } looks at the face-down card of { $to_seat }.
event-sees-laid = { $housecard } lies in front of { $to_seat }.
event-uses-card = { $seat } plays { $card }.
event-uses-own-card = { $seat } plays { $name_en }.
event-uses-own-ability = { $seat } uses { $name_en }.
event-uses-ability = { $seat } uses { $ability }.
event-aims = { $seat } chooses { $to_seat }.
event-discards = { $seat } discards { $housecard }.
event-digs-up = { $seat } digs for { $kind } and takes { $housecard } into the hand.
event-digs-in-vain = { $seat } digs for { $kind } and finds nothing.
event-turned-up = { $seat } discards what was turned up: { $housecards }.
event-protected = { $seat } suffers no penalties.
event-loses-more = { $seat } loses { $count } power more.
event-silenced = { $seat } may not play character cards this turn.
event-retreats = { $seat } retreats.
event-changes-side = { $seat } changes to the side of { $to_seat }.
event-swaps = { $seat } sends { $character } instead.
event-plunders = { $seat } takes { $count } power from the sheet of { $to_seat }.
event-proposes = { $seat } proposes: { $seat } gets { $influence ->
    [0] { "" }
   *[other] { $influence } influence{ $hostages ->
        [0] { $power ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $hostages ->
    [0] { "" }
   *[other] { $hostages } { $hostages ->
        [one] hostage
       *[other] hostages
    }{ $power ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $power ->
    [0] { $hostages ->
        [0] { $influence ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $power } power
}; { $to_seat } gets { $influence2 ->
    [0] { "" }
   *[other] { $influence2 } influence{ $hostages2 ->
        [0] { $power2 ->
            [0] { "" }
           *[other] { ", " }
        }
       *[other] { ", " }
    }
}{ $hostages2 ->
    [0] { "" }
   *[other] { $hostages2 } { $hostages2 ->
        [one] hostage
       *[other] hostages
    }{ $power2 ->
        [0] { "" }
       *[other] { ", " }
    }
}{ $power2 ->
    [0] { $hostages2 ->
        [0] { $influence2 ->
            [0] nothing
           *[other] { "" }
        }
       *[other] { "" }
    }
   *[other] { $power2 } power
}.
event-accepts-deal = { $seat } accepts.
event-refuses-deal = { $seat } refuses the last proposal.
event-breaks-off = { $seat } lets the talks fail.
event-receives = { $seat } receives { $count } power from the sheet of { $to_seat }.
event-ended-influence = All influence of a house is spread: the game is over.
event-ended-extinction = A house has died out: the game is over.
event-ended-turns = The last turn is played: the game is over.
event-claims-peace = { $seat }: I hold a peace card.
event-claims-war = { $seat }: I hold a war card of at least { $count }.
event-threat = { $seat } to { $to_seat }: think of my hostages, I will torture them.
event-thanks = { $seat } to { $to_seat }: thank you.
event-reproach = { $seat } to { $to_seat }: I will not forget that.
event-explains = { $seat }: { $reason }
event-promises-peace = { $seat } to { $to_seat }: I will lay peace.
event-promises-war = { $seat } to { $to_seat }: I will lay war.
event-promises-support = { $seat } to { $to_seat }: I will support you.
event-promises-stay_out = { $seat } to { $to_seat }: I will stay out of it.
event-promises-spare = { $seat } to { $to_seat }: I will spare your people.
event-promises-release = { $seat } to { $to_seat }: I will release one of your hostages.
event-promises-no_influence = { $seat } to { $to_seat }: support me and I spread no influence on you.
event-requests-peace = { $seat } to { $to_seat }: will you lay peace?
event-requests-support = { $seat } to { $to_seat }: will you support me?
event-requests-stay_out = { $seat } to { $to_seat }: will you stay out of it?
event-requests-spare = { $seat } to { $to_seat }: will you spare my people?
event-requests-release = { $seat } to { $to_seat }: will you release one of my hostages?
event-requests-no_influence = { $seat } to { $to_seat }: will you spread no influence on me if I support you?
event-declines = { $seat } promises { $to_seat } nothing.
promise-peace = to lay peace
event-kept-peace = { $seat } keeps their word to { $to_seat }: to lay peace.
event-broke-peace = { $seat } breaks their word to { $to_seat }: to lay peace.
promise-war = to lay war
event-kept-war = { $seat } keeps their word to { $to_seat }: to lay war.
event-broke-war = { $seat } breaks their word to { $to_seat }: to lay war.
promise-support = support
event-kept-support = { $seat } keeps their word to { $to_seat }: support.
event-broke-support = { $seat } breaks their word to { $to_seat }: support.
promise-stay_out = to stay out
event-kept-stay_out = { $seat } keeps their word to { $to_seat }: to stay out.
event-broke-stay_out = { $seat } breaks their word to { $to_seat }: to stay out.
promise-spare = to spare hostages
event-kept-spare = { $seat } keeps their word to { $to_seat }: to spare hostages.
event-broke-spare = { $seat } breaks their word to { $to_seat }: to spare hostages.
promise-release = to release a hostage
event-kept-release = { $seat } keeps their word to { $to_seat }: to release a hostage.
event-broke-release = { $seat } breaks their word to { $to_seat }: to release a hostage.
promise-no_influence = to spread no influence
event-kept-no_influence = { $seat } keeps their word to { $to_seat }: to spread no influence.
event-broke-no_influence = { $seat } breaks their word to { $to_seat }: to spread no influence.

# What came of an encounter, as a stamp on the board.
stamp-result-war = { result-war }
stamp-result-peace = { result-peace }
stamp-result-betrayal = { result-betrayal }

# What somebody did, in a few letters at the seat; $things are cards, people or lands.
deed-lays = laid a card
deed-wins = won the encounter
deed-accepts-deal = took the deal
deed-spreads = influence on { $things }
deed-dies = { $things } dead
deed-takes-hand = hostage from { $to }
deed-takes-deck = hostage from { $to }
deed-takes-held = hostage from { $to }
deed-tortures = tortured { $things }

reason-need = I can use that help.
reason-enough = I am strong enough on my own.
reason-rival = That would bring you too close to the throne.
reason-useless = That would do me no good.
reason-influence = That way we both gain influence.
reason-better = That is better than failing.
reason-throne = With that the throne is mine.
reason-poor = You give me too little for it.
reason-favour = I give more than I would have to.
reason-word = I keep my word.
reason-grudge = You have broken your word before.
reason-gain = I gain something by it myself.
reason-danger = That would be too dangerous for me.

# Why a hint advises something.
advice-need = You can use that help.
advice-enough = You are strong enough on your own.
advice-rival = Otherwise another house would come too close to the throne.
advice-useless = That would do you no good.
advice-influence = That way you gain influence.
advice-better = That is better than failing.
advice-throne = With that the throne is yours.
advice-poor = The offer gives you too little.
advice-favour = You would give more than you have to.
advice-word = Promise what you mean to do anyway.
advice-grudge = This house has broken its word before.
advice-gain = You gain something by it yourself.
advice-danger = That would be too dangerous for you.
