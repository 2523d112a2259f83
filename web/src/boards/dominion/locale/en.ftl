# Words of the board; names and texts of the cards are with the rules of the game.
dm-board = Table
dm-turn = Turn { $count }
dm-kingdom = Kingdom cards
dm-supply = Supply
dm-empty = empty
dm-hand = Your hand, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
dm-search = Find a card
dm-no-card = No card is called that.
dm-close = Close

# Counters of the turn; the number stands large before them.
dm-counters = In this turn
dm-actions = { $count ->
    [one] Action
   *[other] Actions
  }
dm-buys = { $count ->
    [one] Buy
   *[other] Buys
  }
dm-coins = { $count ->
    [one] coin
   *[other] coins
  }
dm-cheaper = everything { $count } cheaper
dm-copper-more = Copper brings { $count } more

# Cards and piles
dm-some = { $count ->
    [one] { $called }
   *[other] { $count } { $called }
  }
dm-in-play = In play: { $who }
dm-in-play-label = In play of { $who }, { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
dm-nothing-played = nothing played yet
dm-costs = costs { $cost }
dm-costs-less = costs { $cost } instead of { $printed }
dm-left = { $count ->
    [0] pile empty
   *[other] { $count } left
  }
dm-as = as card { $order }
dm-deck = Deck
dm-deck-label = Your deck, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
dm-known = { $count ->
    [one] on top lies { $names }
   *[other] on top lie { $names }
  }
dm-discard = Discard
dm-discard-label = Discard pile, { $count ->
    [one] one card: { $called }
   *[other] { $count } cards, { $called } on top
  }
dm-discard-empty = Discard pile, empty
dm-trash = Trash
dm-trash-label = Trash, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
dm-own = All your cards, { $count }
dm-own-where = Everything you own: hand, deck, discard pile and cards in play.

# Why something cannot be done now
dm-why-empty = nothing is left here
dm-why-dear = { $count ->
    [one] you are one coin short
   *[other] you are { $count } coins short
  }
dm-why-gain = is not among what may be gained
dm-why-later = Treasures are played after the Actions
dm-why-no-action = not an Action
dm-why-no-treasure = not a Treasure
dm-why-hand = is not asked for

# Questions
dm-taken = { $same ->
    [yes] { $count } of { $most } chosen
   *[no] { $all ->
        [yes] { $count } chosen
       *[no] { $count } chosen, at most { $most }
    }
  }
dm-reset = Clear
dm-do-discard = { $count ->
    [0] discard nothing
    [one] discard one card
   *[other] discard { $count } cards
  }
dm-do-trash = { $count ->
    [0] trash nothing
    [one] trash one card
   *[other] trash { $count } cards
  }
dm-do-topdeck = put on the deck
dm-do-show = put on the deck
dm-do-back = put on the deck like this
dm-do-order = put back in this order
dm-do-take = { $count ->
    [0] take nothing
    [one] take one card
   *[other] take { $count } cards
  }
dm-do-choose = do it like this
dm-do-some = choose { $count }
dm-all-treasures = Play all Treasures (+{ $coins })
dm-some-treasures = { $count ->
    [one] play one Treasure (+{ $coins })
   *[other] play { $count } Treasures (+{ $coins })
  }
dm-no-treasures = go on without
dm-drawn = just drawn
dm-turned = turned up
dm-turned-by = turned up by { $who }
dm-top-of = Top card of { $who }
dm-group-own = Among your cards
dm-group-here = Also in this game
dm-group-rest = All others
dm-group-chosen = Already chosen
dm-group-up = To choose from
dm-group-intrigue = Intrigue
dm-group-base = Base game

# Attacks
dm-attack = Attack: { $who } plays { $called }
dm-safe = protected
dm-deciding = deciding …
dm-untouched = –
dm-hit-shows = shows { $card }
dm-hit-shows-hand = shows the hand
dm-hit-discards = { $count ->
    [one] discards { $card }
   *[other] discards { $count } cards
  }
dm-hit-discards-revealed = discards { $cards }
dm-hit-gains = gains { $card }
dm-hit-trashes = trashes { $cards }
dm-hit-reveals = reveals { $cards }
dm-hit-puts-back = puts { $count ->
    [one] one card
   *[other] { $count } cards
  } back
dm-hit-puts-on-deck = puts { $cards } on the deck
dm-hit-stays = keeps { $card }
dm-hit-draws = draws { $count }

# Seats
dm-seat-hand = { $count ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $count } cards in hand
  }
dm-seat-deck = Deck, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
  }
dm-seat-turns = { $count ->
    [0] no turn finished yet
    [one] one turn finished
   *[other] { $count } turns finished
  }
dm-seat-turns-short = { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }

# The end
dm-end-facts = { $size } cards, { $turns ->
    [one] one turn
   *[other] { $turns } turns
  }
dm-end-points = { $count ->
    [one] one point
   *[other] { $count } points
  }
dm-end-counting = Cards that count
dm-end-other = The other cards
dm-end-each = { $each } each
dm-end-tie = With equal points fewer turns win.
dm-end-shared = Equal points in equally many turns: a shared victory.
dm-chart = Points after every turn
dm-chart-turn = Round

# Choosing the kingdom
dm-sets-intrigue = Recommended, with Intrigue
dm-sets-base = Base game only
dm-sets-random = By lot
dm-sets-together = Together at the table
dm-sets-yours = Your own choice
dm-sets-own = Pick ten cards yourself
dm-sets-chosen = Ten hand-picked cards
dm-sets-before = your previous ten cards
dm-sets-picked = { $left ->
    [0] Ten cards picked
   *[other] { $count } picked, { $left } to go
  }
dm-sets-unfinished = Until ten cards are picked, it remains: { $called }.
dm-about-random = Ten of the 50 kingdom cards, drawn by lot at the start.
dm-about-random_intrigue = Ten of the 25 Intrigue cards, drawn by lot at the start.
dm-about-random_base = Ten of the 25 base cards, drawn by lot at the start.
dm-about-in_turn = Everybody names a card in turn until ten are chosen.
dm-about-veto = Ten cards and one more for every seat are laid out; in turn everybody strikes one.

# What a card does, in short
dm-gist-courtyard = +3 Cards; put one back on your deck
dm-gist-pawn = Choose two: Card, Action, Buy, coin
dm-gist-secret_chamber = Discard: +1 coin each
dm-gist-great_hall = +1 Card, +1 Action · 1 point
dm-gist-masquerade = +2 Cards; everybody passes one left
dm-gist-shanty_town = +2 Actions; no Action: +2 Cards
dm-gist-steward = +2 Cards, +2 coins or trash 2
dm-gist-swindler = +2 coins; swaps others’ cards
dm-gist-wishing_well = +1 Card, +1 Action; guess the next
dm-gist-baron = +1 Buy; discard an Estate: +4 coins
dm-gist-bridge = +1 Buy, +1 coin; all 1 cheaper
dm-gist-conspirator = +2 coins; more from the 3rd Action
dm-gist-coppersmith = Every Copper brings 1 coin more
dm-gist-ironworks = Gain a card up to 4, with a bonus
dm-gist-mining_village = +1 Card, +2 Actions; trash: +2 coins
dm-gist-scout = +1 Action; turn up 4, Victory to hand
dm-gist-duke = 1 point per Duchy
dm-gist-minion = +1 Action; +2 coins or new hands
dm-gist-saboteur = Destroys a card from 3 of everybody
dm-gist-torturer = +3 Cards; others discard 2 or gain a Curse
dm-gist-trading_post = Trash 2, gain a Silver to hand
dm-gist-tribute = Left turns up 2, a bonus for each type
dm-gist-upgrade = +1 Card, +1 Action; raise a card by 1
dm-gist-harem = 2 coins · 2 points
dm-gist-nobles = +3 Cards or +2 Actions · 2 points
dm-gist-cellar = +1 Action; discard and draw as many
dm-gist-chapel = Trash up to 4 cards
dm-gist-moat = +2 Cards; protects from Attacks
dm-gist-chancellor = +2 coins; may discard the deck
dm-gist-village = +1 Card, +2 Actions
dm-gist-woodcutter = +1 Buy, +2 coins
dm-gist-workshop = Gain a card up to 4
dm-gist-bureaucrat = Silver on the deck; others put Victory back
dm-gist-feast = Trash it: gain a card up to 5
dm-gist-gardens = 1 point per 10 cards
dm-gist-militia = +2 coins; others keep 3 cards
dm-gist-moneylender = Trash a Copper: +3 coins
dm-gist-remodel = Swap a card for one up to 2 dearer
dm-gist-smithy = +3 Cards
dm-gist-spy = +1 Card, +1 Action; check top cards
dm-gist-thief = Steals Treasures from others’ decks
dm-gist-throne_room = Play an Action twice
dm-gist-council_room = +4 Cards, +1 Buy; others +1 Card
dm-gist-festival = +2 Actions, +1 Buy, +2 coins
dm-gist-laboratory = +2 Cards, +1 Action
dm-gist-library = Draw up to 7 cards
dm-gist-market = +1 Card, Action, Buy, coin
dm-gist-mine = Swap a Treasure for one up to 3 dearer
dm-gist-witch = +2 Cards; others gain Curses
dm-gist-adventurer = Draw the next 2 Treasures

dm-warn-upgrade = Nothing in the Supply costs { $cost }: you would trash { $called } and gain nothing for it.
dm-warn-money = You keep { $coins } coins of Treasures in your hand. They cannot be played later in this turn.
dm-why-treasures-first = buying comes after your Treasures: play them first ({ $coins } coins in your hand)
dm-why-actions-first = buying comes after your Actions and Treasures
dm-treasures-first = { $called } costs { $cost }. Play your Treasures first: { $coins } coins.
