lg-board = Table
lg-set-up = Set-up
lg-round = Round { $count }
lg-card-tab = Card
lg-read-hint = { $by ->
    [finger] Tap
   *[mouse] Point at
} a card: it stands here in full.
lg-house-card = House card
lg-others = Whose cards
lg-mat = Cards of { $who }, { $power } of { $goal } power
lg-lane = Middle
lg-bar = Steps and passing
lg-steps = Steps
lg-hand = Your hand, { $count } { $count ->
    [one] card
   *[other] cards
}
lg-hand-empty = Your hand is empty.
lg-in-play = In play
lg-no-characters = no characters yet
lg-choosable = can be chosen
lg-choose-seat = Choose { $who }
lg-menu = { $called }: what do you do?
lg-back = Back
lg-close = Close
lg-empty = Nothing lies here.
lg-search = Find a card
lg-now = { $count ->
    [one] Possible now
   *[other] Possible now: { $count } ways
}
lg-why-kneels = Kneeling: cannot take part.
lg-why-icon = Without the icon for { $kind ->
    [military] military
    [intrigue] intrigue
   *[power] power
}.
lg-why-marshal = Only while you marshal.
lg-why-gold = Costs { $cost }; you have { $gold } gold.

# counts
lg-power = { $count } power
lg-power-of = { $count } of { $goal } power
lg-gold = { $count } gold
lg-influence = { $count } influence
lg-income = { $count } gold
lg-initiative = Initiative { $count }
lg-claim = Claim { $count }
lg-left = { $count } { $count ->
    [one] challenge
   *[other] challenges
} left
lg-copies = { $count } { $count ->
    [one] copy
   *[other] copies
}
lg-hand-of = { $count } { $count ->
    [one] card
   *[other] cards
} in hand
lg-deck-of = Deck: { $count } { $count ->
    [one] card
   *[other] cards
}
lg-pile-discards = Discard pile: { $count } { $count ->
    [one] card
   *[other] cards
}
lg-pile-dead = Dead pile: { $count } { $count ->
    [one] card
   *[other] cards
}
lg-title-of-discards = Discard pile of { $who } ({ $count })
lg-title-of-dead = Dead pile of { $who } ({ $count })
lg-title-of-plots = Used plots of { $who } ({ $count })
lg-plot-label = Plot { $called }: { $income } gold, initiative { $initiative }, claim { $claim }

# cards
lg-strength = Strength { $count }
lg-lasting = for a while
lg-kneels = kneeling
lg-stands = standing
lg-role-attacks = attacks
lg-role-defends = defends
lg-duplicates = { $count ->
    [one] one duplicate
   *[other] { $count } duplicates
}
lg-carries = carries { $names }
lg-leaving = on its way out of play
lg-gained = In addition: { $names }
lg-lost = Lost: { $names }
lg-type-character = Character
lg-type-location = Location
lg-type-attachment = Attachment
lg-type-event = Event
lg-type-plot = Plot
lg-plays = { $who } plays { $called }

# the challenge
lg-kind-military = Military challenge
lg-kind-intrigue = Intrigue challenge
lg-kind-power = Power challenge
lg-versus = against
lg-totals = { $attack } against { $defence }
lg-side-attackers = Attackers
lg-side-defenders = Defenders
lg-nobody = nobody
lg-brings = { $kind ->
    [military] If { $who } wins, { $count ->
        [one] a character
       *[other] { $count } characters
    } of { $whom } must die.
    [intrigue] If { $who } wins, { $whom } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[power] If { $who } wins, { $count } power of { $whom } changes hands.
}
lg-brings-you = { $kind ->
    [military] If you win, { $count ->
        [one] a character
       *[other] { $count } characters
    } of { $whom } must die.
    [intrigue] If you win, { $whom } discards { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[power] If you win, you take { $count } power of { $whom }.
}
lg-brings-on-you = { $kind ->
    [military] If you lose, { $count ->
        [one] one of your characters
       *[other] { $count } of your characters
    } must die.
    [intrigue] If you lose, you discard { $count ->
        [one] a card
       *[other] { $count } cards
    } at random.
   *[power] If you lose, you lose { $count } power.
}
lg-would-bring = { $kind ->
    [military] kills { $count }
    [intrigue] costs { $count ->
        [one] a card in hand
       *[other] { $count } cards in hand
    }
   *[power] takes { $count } power
}
lg-won = { $who } wins by { $count }.
lg-defended-by = { $who } defends for { $whom }.
lg-threatened = Unless saved, { $names } { $count ->
    [one] leaves play.
   *[other] leave play.
}
lg-you-support = You support { $whom } as { $title } and may defend.
lg-after = Just now: { $what }.
lg-when-entered = { $that } has entered play
lg-when-played = { $by } has played { $that }
lg-when-shown = { $by } has shown cards
lg-when-plot_shown = { $by } has revealed a plot
lg-when-defends = { $that } defends
lg-when-won = { $by } has won the challenge
lg-when-renown = { $that } has gained power
lg-when-killed = { $that } was killed
lg-when-buried = a card went to the dead pile of { $by }
lg-when-dominated = { $by } has won dominance
lg-when-stood = { $that } has stood up
lg-when-phase = the phase has begun
lg-some-card = a card
lg-somebody = somebody

# titles of the council
lg-supports = supports { $who }
lg-rivals = rival: { $who }
lg-title-crown-regent = +3 strength in power challenges; redirects one challenge each round
lg-title-hand-of-the-king = 2 influence
lg-title-master-of-laws = draws one more card
lg-title-lord-commander-of-the-kingsguard = +3 strength in military challenges; takes one upon himself each round
lg-title-master-of-whispers = +3 strength in intrigue challenges
lg-title-master-of-coin = 2 more gold

lg-partner = partner
lg-turn = acting
lg-do-marshal = { $count ->
    [0] You marshal: no gold left. Pass when you are done.
   *[other] You marshal: spend up to { $count } gold on cards of your hand.
}
lg-do-other = { $who } marshals. Use an action or pass.
lg-do-act = Use an action or pass.

# window bar
lg-step-attackers = Attackers
lg-step-first-actions = Actions
lg-step-stealth = Stealth
lg-step-defenders = Defenders
lg-step-last-actions = Actions
lg-step-resolution = Resolution
lg-answers = Responses
lg-pass = Pass
lg-space = Space
lg-until = until …
lg-pass-until = pass until
lg-until-challenge = resolution
lg-until-over = it is over
lg-until-turn = end of turn
lg-until-phase = end of phase
lg-until-concerned = it concerns me
lg-none = { $prompt ->
    [defenders] Nobody
    [stealth] Nobody
    [keep] Keep none
   *[other] Nothing
}
lg-warn = { $prompt ->
    [keep] You may keep { $most }, and chose { $count ->
        [0] none
       *[other] { $count }
    }. What you do not keep is lost and cannot be saved.
    [set-up] You lay out nothing. It would cost you nothing: your hand is filled up again.
   *[stand] You let nothing stand. It would cost you nothing.
}
lg-of = { $count } of { $most }
lg-done = { $prompt ->
    [attackers] Attack
    [defenders] Defend
    [stealth] Sneak past
    [set-up] Lay out
    [kneel] Kneel
    [stand] Stand
    [discard] Discard
    [claim] Sacrifice
    [keep] Keep
   *[other] Done
}

# building decks
lg-workshop = Deck building
lg-deck = Deck
lg-deck-titles = Cards to choose from
lg-deck-type = Type of cards
lg-deck-all-types = all types
lg-deck-whose = Which cards
lg-deck-whose-own = House and neutral
lg-deck-whose-deck = the deck only
lg-deck-whose-all = all cards
lg-deck-less = Less { $called }
lg-deck-more = More { $called }
lg-deck-house = House
lg-deck-from = Begin with
lg-deck-box = { $house } from the box
lg-deck-empty = an empty deck
lg-deck-begin = Choose a House, or begin with a deck from the box.
lg-deck-boxed = A deck from the box has { $count } cards and is played as it is: choose it when you open a table. An own deck follows the tournament rules and needs at least { $least } cards.
lg-deck-none = No card found.
lg-deck-cards = cards (at least { $least })
lg-deck-plots = plots (exactly { $count })
lg-deck-curve = Cards by cost from 0 to 7: { $numbers }
lg-deck-icons = { $count } characters with { $icon }
lg-deck-faults = What is wrong with the deck
lg-deck-fine = This deck can be played.
lg-deck-sample = Draw a sample hand
lg-deck-share = Copy as a link
lg-deck-shared = Link copied
lg-deck-name = Name
lg-deck-save = Keep
lg-deck-drop = Forget
lg-deck-list = Write or read as a list
lg-deck-write = Deck as a list
lg-deck-read = Read the list
lg-deck-own = Own deck
lg-deck-build = Build a deck
lg-deck-look = Look at it

# the end
lg-end-by = Whoever first has { $goal } power wins.
lg-end-house = On the House
lg-end-people = Characters
lg-end-dead = Dead
lg-end-power = Power
lg-end-nobody = nobody
lg-end-curve = Power after each round
lg-end-round = Round
