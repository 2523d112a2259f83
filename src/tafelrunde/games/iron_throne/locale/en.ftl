title = The Iron Throne
summary = Lead the Great Houses through encounters of war, peace and betrayal: whoever spreads all their influence wins.
intro = Everybody leads one of the Great Houses. In every turn two of you meet and send a character each; the others may help one side. Then both lay a card face down. Two war cards: the higher total of power and card wins. Two peace cards: you negotiate, or both lose. One of each: war wins, but whoever was betrayed takes hostages. Whoever wins as the challenger, or helped them, spreads influence on the defender's house. When all five tokens of somebody are spread or a house has died out, most influence wins; if several have the most, they win together. What you promise each other binds nobody.
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
effect-text = { $conditions ->
    [none] { $timing }: { $does }
   *[some] { $timing }, if { $when }: { $does }
}
effect-and = { $first } and { $second }
effect-range = { $least } to { $most }
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

refusal-bad-pack = Card pack, { $card }, { $where }: { $why }
fault-form = { $reason }
fault-too-long = The pack is too large.
fault-format = This game reads format 1.
fault-unknown-field = There is no such field.
fault-no-character = None of the 25 characters has this key.
fault-specials = A pack brings three special events or none.
fault-no-leader = No leader has a part in the window { $timing }.
fault-no-card = No character card has a part in the window { $timing }.
fault-twice = { $word } is there twice.
fault-nothing = An effect has to do something.
fault-range = The least is more than the most.
fault-no-hostage = torture_now must follow take_hostage.
fault-wrong-time = { $word } means nothing in the window { $timing }.
fault-no-move = Power cannot move from { $word } to { $other }.
fault-no-place = Removed power cannot go to { $word }.
fault-not-optional = Somebody else is forced to exchange, not asked to.
fault-no-influence = Influence is only spread in place of a reward, that is in replace_reward.
fault-one-branch = A choice needs two branches.
fault-wrong-player = { $word } cannot concern { $other }.
fault-nobody-chosen = No player was chosen before.
fault-no-supporter = Only a supporter can do that, not { $word }.
fault-unknown-yet = { $word } cannot be known in the window { $timing }.
fault-no-betrayal = Nobody could say who betrayed whom.
fault-needs = { $word } needs the condition { $other }.
fault-no-side = { $word } needs a condition by which the leader participates.
fault-nothing-paid = No cost takes any power.
