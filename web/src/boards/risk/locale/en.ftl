rk-board = Map and armies
rk-map = Map
rk-map-kind = map
rk-map-keys = Arrow keys go from territory to territory, Tab to what can be chosen, P over ports, Page up and down to regions; Enter chooses, M opens the list of lands.
rk-whole = Whole map
rk-nearer = Nearer
rk-farther = Farther
rk-lands = Lands
rk-lands-tab = Lands
rk-set-up = Setting up
rk-round = Round { $count }

rk-steps = Steps of the turn
rk-turn-of = { $name }’s turn
rk-step-reinforce = Reinforce
rk-step-buy = Buy
rk-step-refresh = Turn characters up
rk-step-invade = Invasions
rk-step-maneuver = Maneuver
rk-step-complete = Objective
rk-step-draw = Territory card
rk-conquered = { $count ->
    [one] 1 territory taken
   *[other] { $count } territories taken
  }
rk-earned = 1 earned
rk-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

rk-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
  }
rk-gold = { $count } gold
rk-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
rk-bound = +{ $count } bound
rk-mean = { $count }
rk-castle = castle
rk-port = port
rk-nobody = held by nobody
rk-coming = { $count } to come
rk-is-target = target
rk-is-origin = origin
rk-targets = { $count ->
    [one] 1 target
   *[other] { $count } targets
  }
rk-can-choose = can be chosen
rk-region-bonus = All { $lands } territories together bring +{ $count } each turn.
rk-region-said = { $share } are yours, bonus { $bonus }

rk-battle = Battle for { $target }
rk-battle-said = { $attack } against { $defence }: { $origin } loses { $lost ->
    [0] none
   *[other] { $lost }
  }, { $target } { $fallen ->
    [0] none
   *[other] { $fallen }
  }.
rk-beats = beats
rk-holds = holds
rk-to-take = Taken in the end
rk-to-hold = You hold it
rk-chance = Chance { $percent } %
rk-fort-dice = Fortification: eight-sided dice
rk-skip = Skip
rk-fought = { $name } attacked.
rk-units-in-battle = Units in the battle
rk-attack = Attack
rk-go-on = Go on
rk-halt = Halt
rk-until-taken = Until it is taken
rk-until-left = Until at most { $count } are left
rk-until-odds = While at least { $count } %
rk-until-change = Attack until …
rk-goal-taken = it is taken
rk-goal-left = at most so many units are left
rk-goal-odds = the chance falls below
rk-defend = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
rk-defend-always = for the whole invasion

rk-placing = Place units
rk-left-to-place = of { $total } to place
rk-left-to-lose = of { $total } to remove
rk-helping = Units a click places
rk-all = all
rk-take-back = Take back
rk-done = Done
rk-placing-hint = Click your territories; a right click takes back.

rk-from-where = Choose where to attack from.
rk-move-from = Choose where units come from.
rk-move-to = Choose on the map where they go.
rk-from = From { $origin }
rk-other-origin = Another origin
rk-outlook = { $percent } %; on average { $ours } stay with you, { $theirs } there.
rk-outlook-hint = Point at a target to see what it costs and brings.
rk-stakes = Brings: { $what }
rk-stake-whole = { $region } whole: +{ $bonus }
rk-stake-breaks = breaks { $region } (+{ $bonus })
rk-stake-castle = castle
rk-stake-port = port
rk-stake-card = territory card
rk-stake-home = your seat of power
rk-stake-seat = { $name }’s seat of power
rk-stake-last = { $name } is out
rk-left-after = { $mean } left on average
rk-stay = { $count ->
    [one] 1 stays
   *[other] { $count } stay
  }
rk-confirm-amount = { $many ->
    [yes] Confirm
   *[other] { $count ->
        [0] None
        [one] 1 unit
       *[other] { $count } units
      }
  }
rk-choose-land = Choose on the map or in the list of lands.
rk-still-to-place = { $count } units left.
rk-take-these = Confirm ({ $count } of { $most })

rk-own = Your cards
rk-territory-cards = Territory cards
rk-territories-short = Territories
rk-maester-short = Maester
rk-no-cards = none
rk-card-held = You hold this territory: traded in, the card brings two more units here.
rk-captive = Held captive by { $name }.
rk-gone = Out of the game.
rk-turned = Already used in this round.
rk-out = out of the game
rk-count-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
rk-count-lands = { $count ->
    [one] 1 territory
   *[other] { $count } territories
  }
rk-count-castles = { $count ->
    [one] 1 castle
   *[other] { $count } castles
  }
rk-count-cards = { $count ->
    [one] 1 territory card
   *[other] { $count } territory cards
  }

rk-news = Since your last turn
rk-news-close = Close
rk-news-lost = { $name } took { $territory } from you.
rk-news-taken = { $name } took { $count ->
    [one] one territory
   *[other] { $count } territories
  } elsewhere.
rk-news-points = { $name } scored { $count ->
    [one] one point
   *[other] { $count } points
  }.
rk-news-out = { $name } is out of the game.

rk-end-lands = Territories
rk-end-castles = Castles
rk-end-ports = Ports
rk-end-points = Points
rk-end-units = Units
rk-end-luck = Luck
rk-end-map = The map in the end
rk-end-curve = Points from turn to turn
rk-end-luck-how = Luck: by so many units the battles went better or worse than was to be expected.
rk-end-by-card = The end-game card came: every territory, castle and port counts one point.
rk-end-by-points = Ten points and the seat of power end a dominion.
rk-end-by-conquest = Only one house is left.
