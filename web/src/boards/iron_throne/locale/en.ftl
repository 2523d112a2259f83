it-language = en
it-board = Table of the houses
it-houses = Houses
it-table = Encounter
it-turn = Turn { $count }
it-setting-up = Setting up
it-you = you
it-computer = computer
it-influence = Influence
it-influence-said = { $count } of 5 influence spread
it-power = power
it-card = card
it-bonus = bonus
it-power-and-card = power + card
it-challenger = Challenger
it-challenger-tight = Challenger
it-defender = Defender
it-challenger-side = Side of the challenger { $seat }
it-defender-side = Side of the defender { $seat }
it-supports = supports { $to_seat }
it-supports-you = supports you

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
it-short-shireen = Shireen
it-short-daenerys = Daenerys
it-short-viserys = Viserys
it-short-drogo = Drogo
it-short-jorah = Jorah
it-short-greyworm = Gr. Worm
it-short-margaery = Margaery
it-short-olenna = Olenna
it-short-loras = Loras
it-short-mace = Mace
it-short-renly = Renly

it-phases = Phases of the turn
it-phase-hostages = Hostages
it-phase-preparation = Preparation
it-phase-support = Support
it-phase-encounter = Encounter
it-phase-resolution = Resolution
it-event = Event:
it-special-0 = The Full Hand
it-special-1 = The Long Arm
it-special-2 = The Strongest Banners
it-pack = Card pack: { $title }

it-house-label = { $house } of { $seat }
it-row-label = { $seat }, { $house }, { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
it-leader-label = { $who }, leader, { $count } power on the sheet
it-person-label = { $who }, { $count } power{ $there }
it-dead-label = { $who }, dead
it-at-table = , in the encounter
it-stands-label = { $who } of { $seat }, { $count } power
it-laid-label = Card of { $seat }: { $what }
it-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
it-hostage-count = { $count ->
    [0] no hostages
    [one] 1 hostage
   *[other] { $count } hostages
  }
it-hand-label = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
it-no-cards = Your hand is empty.
it-guests = Influence on this house: { $names }
it-hostages = Hostages
it-hostages-said = { $count ->
    [one] 1 hostage
   *[other] { $count } hostages
  }: { $cards }
it-played = Character cards that were played

it-war = War { $count }
it-hidden-card = hidden card
it-hidden-said = You do not know this card.
it-peace-said = Two peace cards: you negotiate. Against war: you are betrayed.
it-war-said = Two war cards: power and card count. Against peace: you betray.
it-character-laid = Laid, it counts as a war of 0.
it-mark-own = Our own design: the printed text is not public.
it-mark-pack = From the card pack of this table.
it-own-short = our own design
it-own-design-note = Most printed texts are not public. What is marked as our own design was written by us.
it-pack-text = What this card does is written in the card pack.
it-sheet-said = { $count } power on the leader sheet.
it-power-said = { $count } power.
it-dead = Dead.
it-ability-said = Leader – { $name }: { $text }
it-card-said = Card – { $name }: { $text }
it-hand-said = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }, { $deck } in the deck.
it-known = You know of them: { $cards }.
it-known-to = { $who } { $many ->
    [one] knows
   *[other] know
  } that this card is in your hand.
it-among = In the hand or face down on the table: { $cards }.
it-unseen-peace = Peace cards still about: { $count } of { $all }.
it-gone-wars = Certainly not in the hand: war { $cards }.
it-holds = Holds as hostages: { $cards }.
it-word = Word kept: { $kept }, broken: { $broken }
it-no-word-yet = No promise kept or broken so far.
it-silenced = May play no character cards this turn.
it-protected = Suffers no penalties this turn.

it-if-lost = if lost: { $losses }
it-if-broken-off = if talks fail: { $losses }
it-has-lost = loses
it-won = { $name } wins
it-tied = A tie, both lose
it-talks-failed = Talks have failed
it-deal = A deal is made
it-laid-wait = { $what } lies face down in front of you. The other side is still thinking.

it-pass = Pass
it-use = Use
it-play = Play
it-done = Done
it-lay = Lay face down
it-lay-how = Choose a card of your hand. Both sides lay at once and face down.
it-lay-this = Lay { $what }?
it-replace-how = Choose which card lies face down in front of you now.
it-discard = Discard
it-discard-how = { $count ->
    [one] Choose 1 card to discard.
   *[other] Choose { $count } cards to discard.
  }
it-which-card = Choose a card to read its text.
it-nothing-to-use = You have nothing that works here now.
it-point-first = Point at somebody to see what follows.
it-choose-this = Choose { $who }
it-for = for { $seat }
it-offer-label = { $who } for { $seat }
it-offer-how = Whom do you offer, and to whom? Who is accepted wins and loses with that side.
it-offer-this = Offer { $who } to { $name }
it-stay-out = Stay out
it-accept = { $seat } offers { $who } with { $count } power.
it-release = Release
it-torture = Torture
it-hostages-how = Releasing gives you 1 card, torture weakens the hostage’s house.
it-hostages-done = Done
it-share-left = { $count ->
    [0] All power has its place.
   *[other] { $count } of { $total } power left to place
  }
it-pay-left = { $count ->
    [0] Everything is paid.
   *[other] { $count } of { $total } power left to pay
  }
it-rest-distribute = stays on the sheet
it-rest-split = is not paid
it-less = { $who }: 1 less
it-more = { $who }: 1 more

it-then-dies = { $who } dies ({ $power } power).
it-then-power = { $who }: { $power } → { $left } power.
it-then-yours = { $count } power goes to your leader sheet.
it-then-sum = Power of the side: { $sum } → { $total }, other side { $other }.
it-then-lost = If lost, { $who } loses { $count } power.
it-reward-challenging = If won: 1 influence on the house of { $to_seat }.
it-reward-defending = If won: 2 cards and 2 power from the sheet.
it-then-strengthen = { $who }: { $power } → { $more } power; { $left } stay on the sheet.
it-then-send = { $who } goes into the encounter with { $power } power{ $other ->
    [0] .
   *[other] ; the other side has { $other }.
  }
it-then-release = The card goes back to { $to_seat }; you draw 1 card.
it-then-torture = You choose a character of { $to_seat }: it gives { $count } power to your sheet.
it-then-torture-leader = { $count } power leaves the sheet of { $to_seat } and the game.
it-then-torture-dead = { $who } is dead already: the card is only discarded.
it-then-out = You win and lose nothing this turn.
it-then-discard = { $what } goes to your discard pile.
it-peace-on-peace = If { $to_seat } lays peace too, you negotiate.
it-peace-on-war = If { $to_seat } lays war, your side loses { $count } power, but you take a hostage from every winner.
it-peace-on-war-honour = If { $to_seat } lays war, your Word of Honour can make it peace: then you talk. Else your side loses { $count } power.
it-war-on-war-up-to = Against war: { $power } + { $value }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } (leaders)
  } = { $total }. That beats cards up to { $most }.
it-war-on-war-always = Against war: { $power } + { $value }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } (leaders)
  } = { $total }. That beats every card.
it-war-on-war-never = Against war: { $power } + { $value }{ $more ->
    [0] { "" }
   *[other] { " " }+ { $more } (leaders)
  } = { $total }. That beats no war card.
it-war-on-war-theirs = The other side’s leader is counted in.
it-war-on-peace = If { $to_seat } lays peace it is betrayal: you win, but { $to_seat } takes { $count ->
    [one] a hostage from you
   *[other] a hostage from each of you { $count }
  }.
it-war-on-peace-honour = If { $to_seat } lays peace, Eddard’s Word of Honour can make it peace: then you talk. Else it is betrayal, and you win.
it-after-win = { $own } against { $other }: won
it-after-lose = { $own } against { $other }: lost
it-after-tie = { $own } against { $other }: a tie, both lose
it-why-not-sent = Only cards of your participating character and of your leader work.
it-why-not-now = This card works: { $when }.
it-why-not-fits = The condition of this card is not met.

it-talks-begin = Your first proposal
it-talks-wait = { $seat } makes the first proposal
it-talks-yours = Your proposal
it-talks-of = Proposal of { $name }
it-talks-listen = { $seat } is thinking.
it-talks-their-answer = { $seat } answers.
it-proposals = { $count } of { $most }
it-gets-label = { $seat } gets from { $to_seat }
it-gives-you = { $name } gives you
it-you-give = You give { $name }
it-gives = { $name } gives { $other }
it-item-influence = Influence
it-item-hostages = Hostages
it-item-power = Power
it-spin = { $count } of { $most }
it-talks-fail = { $count ->
    [2] If the talks fail, both lose half their power: { $cost } together.
   *[other] If the talks fail, all { $count } lose half their power: { $cost } together.
}
it-lack-influence = no influence token left
it-lack-hostages = { $there ->
    [0] no card to take
   *[other] only { $there } card to take
}
it-lack-power = { $there ->
    [0] no power on the sheet
   *[other] only { $there } power on the sheet
}
it-accept-deal = Accept
it-propose = Propose
it-counter = Counter-proposal
it-break-off = Let talks fail
it-refuse-deal = Refuse
it-change-first = Change something in the proposal first.
it-last-proposal = That was the last proposal: accept it or refuse.

it-houses-taken = Who leads which house
it-no-house = no house yet
it-house-how = One after the other takes a house. All five have the same cards; their leaders and character cards make the difference.
it-house-text-0 = foresight and honour
it-house-text-1 = gold and blackmail
it-house-text-2 = will and sacrifice
it-house-text-3 = attack and plunder
it-house-text-4 = plenty and poison
it-take-house = Take { $house }
it-take-house-first = Choose a house
it-leader-how = Two leader sheets are drawn. Keep one; nobody learns the other. Who leads does not fight: the other four go into the encounters.
it-leader-kept = Your choice stays secret until all have chosen.
it-leader-card = Two cards in the deck: { $name }
it-others-of-house = Also of the house:
it-keep-leader = Keep { $who }
it-keep-leader-first = Choose a leader

it-talk-how = None of it binds you. But everybody sees which promises were kept and broken.
it-say-to = To
it-to-all = To all:
it-say = Say
it-said = Said this turn
it-fate-open = open
it-fate-kept = kept
it-fate-broken = broken
it-fate-void = lapsed
it-trust = Who keeps their word
it-trust-who = Who
it-trust-kept = kept
it-trust-broken = broken
it-trust-before = in earlier games
it-say-promise-peace = I lay peace.
it-say-promise-war = I lay war.
it-say-promise-support = I support you.
it-say-promise-stay_out = I stay out of it.
it-say-promise-spare = I spare your people.
it-say-promise-release = I release one of your hostages.
it-say-promise-no_influence = Help me, and I spread no influence on you.
it-say-request-peace = Do you lay peace?
it-say-request-support = Do you support me?
it-say-request-stay_out = Do you stay out of it?
it-say-request-spare = Do you spare my people?
it-say-request-release = Do you release one of my hostages?
it-say-request-no_influence = If I help you, do you spread no influence on me?
it-say-claim-peace = I have a peace card.
it-say-claim-war = I have a war card of at least { $count }.
it-say-threat = Think of my hostages, I torture them.
it-say-thanks = Thank you.
it-say-reproach = I will not forget this.
it-request-label = Request of { $seat }
it-promise = Promise
it-decline = Promise nothing

it-see-hostages = At the start of a turn everybody may release or torture hostages.
it-see-preparation = The event names the defender; both draw a card, place 1 power and send a character.
it-see-support = The others may help a side.
it-see-encounter = Both sides lay a card face down.
it-see-resolution = Winners get rewards, losers lose half their power.

it-lead-ok = Understood
it-lead-off = Explain no more
it-lead-house = The aim is to spread your five influence tokens on other houses. Take the house you like.
it-lead-leader = The leader gives you an ability for the whole game. The power on the sheet is your reserve.
it-lead-strengthen = Every turn you put 1 power from your sheet on a character. Power counts in war; who loses gives up half.
it-lead-send = The power of whom you send counts. A strong character wins more easily but loses more, too.
it-lead-offer = You take no part, but you may help. If the challenger wins, every helper spreads influence, too; if the defender wins, you get cards and power.
it-lead-accept = More power helps you. But if you win, the helper gets a reward as well.
it-lead-lay = Two war cards: the higher sum wins. Two peace cards: you negotiate. One of each: war wins, the betrayed takes hostages.
it-lead-ability = Your leader could act now. You may always pass.
it-lead-card = Character cards of your leader and of your character in the encounter have texts you can use now. You may always pass.
it-lead-talks = You negotiate: each may get up to 1 influence, 2 hostages and 3 power. After six proposals it is over; without a deal all lose half their power.
it-lead-whom = Choose whom it concerns.
it-lead-where-from = A hostage is a card of the other one. From the deck nobody else knows it; from the hand the other one knows what is missing.
it-lead-hostages = You can release hostages or torture them, or keep them to press their house.
it-lead-distribute = Your reward: spread the power on your characters.
it-lead-see-hostages = Every turn begins with hostages. Then an event says who meets whom.
it-lead-see-preparation = An event has named the defender. Both now send a character to the table.
it-lead-see-support = One after the other, those who take no part decide whether to help a side. You are asked too, unless you meet yourself.
it-lead-see-encounter = Challenger and defender lay a card face down. In “Talk” you can make promises and ask for some.
it-lead-see-resolution = The resolution: who wins gets a reward, who loses gives up half the power.

it-end-by-influence = { $names } { $count ->
    [one] has
   *[other] have
  } spread all influence.
it-end-by-extinction = { $count ->
    [one] The house of { $names } has
   *[other] The houses of { $names } have
  } died out.
it-end-by-turns = The agreed turns are played.
it-end-power = Power
it-end-dead = Dead
it-end-word = Promises
it-end-curve = Influence from turn to turn
it-end-supported = Who supported whom

it-pack-choose = Open a card pack …
it-pack-basic = Take the basic cards
it-pack-own = Most texts are our own design.
it-pack-cards = { $count ->
    [one] 1 card replaced
   *[other] { $count } cards replaced
  }
it-pack-unreadable = { $name } is no card pack of this game.
