# Words of the command line.
and = and
you = you
yes = y
no = n
guest = Guest { $number }
guest-alone = Guest
player-random = Dice
player-heuristic = Rule of thumb
player-ismcts = Brooder

list-seats = Seats
list-usual = (usual: { $value })
list-like-seats = as many as seats
list-or = { " or " }

head-rank = Rank
head-seat = Seat
head-score = Score

how-choice = { $upto ->
    [1] only 1
   *[other] 1 to { $upto }
  }, ? helps
how-yes-no = y or n, ? helps
how-number = a number from { $low } to { $high }, ? helps
how-pick = { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
  } numbers from 1 to { $upto }, like "1 3"{ $least ->
    [0] , or "-" for nothing
   *[other] { "" }
  }; ? helps
how-exactly = { $count ->
    [one] one number
   *[other] { $count } numbers
  } from 1 to { $upto }, like "{ $count ->
    [one] 1
    [2] 1 3
   *[other] 1-{ $count }
  }"; ? helps
how-all = "a" for all, or
how-ordered = Their order counts.
how-offer = a number for each of the { $parts } parts, like "1 2"; ? helps
how-share = share out { $total }: place and amount, like "1:{ $total }"; ? helps
how-exits = "{ $first }"{ $last ->
    [no] { "" }
   *[other] { " to " }"{ $last }"
  } instead, or

refusal-not-understood = I do not understand "{ $said }"; ? helps.
refusal-not-yes-or-no = Answer y or n, not "{ $said }".
refusal-no-such-number = Choose a number from 1 to { $upto }.
refusal-twice = "{ $said }" names a number twice.
refusal-file-exists = { $path } exists already and is not overwritten.

settled = No choice: { $move }.
studies = { $who } studies the table
thinks = { $who } is thinking …
go-on = Press Enter to go on
pass = Pass the screen to { $who }. { $who }: press Enter when nobody else is looking.
agree = { $who }, do you agree that this is taken back? (y/n)
declined = { $who } does not agree.
undone = Taken back. "r" restores it.
undone-agreed = Taken back; others had decided since or something hidden had come out. Everybody agrees.
redone = Restored.
seal = Seal { $seal }
resumed = Going on in { $path }.

save-where = Save to which new file? (empty: do not save)
saved = Saved to { $path }; from now on every move is kept there.
saved-already = Every move is already saved in { $path }.
put-away = Saved. Go on with:
not-saved = Not saved.
winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
  }
kept = The record is in { $path }. Check it with:
not-kept = This game was not recorded (--save FILE records it, and then it can be checked).

hint = { $who } would choose { $number }: { $move }.

pass-nothing = There is nothing to pass here.
pass-off = You are asked again everywhere.
pass-always = always
pass-stands = { $who } passes; "p off" ends this.
pass-unknown = Until when: "{ $said }"? Known are: { $spans }.
why-nothing = It is simply your turn.
offer-nothing = There is nothing to propose right now.

no-rule = No rule holds "{ $word }".
more-rules = and { $count } more: tafelrunde rules { $game } --find { $word }
keys = 3 make the choice with this number
    ? this help; { $look } looks the rules up
    u back to your previous decision
    r restore what was taken back
    h advice from the strongest opponent
    w why you are asked this
    p pass where you may; "p turn" until the turn ends, "p always", "p off"
    o propose something, where the game knows that
    s save to a file
    q quit; a saved game goes on later
    Enter show the table again

walk-step = after { $step } of { $steps } answers
walk-keys = Enter/n next, p previous, number, q
walk-no-step = There are steps 0 to { $steps } here.

verify-game = { $game }, { $count } seats: the record is in order.
verify-answers = { $count ->
    [one] One answer
   *[other] { $count } answers
  } checked against the rules, { $force } of them in force.
verify-undos = Taken back { $undos ->
    [one] once
   *[other] { $undos } times
  }, restored { $redos ->
    [one] once
   *[other] { $redos } times
  }.
verify-checked = { $count ->
    [one] One outcome of chance
   *[other] { $count } outcomes of chance
  } recomputed from the published key.
verify-unchecked = { $count ->
    [one] One outcome of chance
   *[other] { $count } outcomes of chance
  } cannot be checked, because the key is not in the file.
verify-rules = Began under version { $began } of the rules; every line is legal under version { $now } too.
verify-branch = Branched off another game after { $count ->
    [one] one answer
   *[other] { $count } answers
  }.
verify-running = The game has not ended yet.
verify-resigned = { $who } gave up.
ended-resigned = The game ended because nobody was left to play against.
ended-aborted = Everybody agreed to stop the game; nobody wins.
ended-drawn = Everybody agreed on a draw.
ended-deserted = Nobody came back; the game ended without a winner.
verify-rank = { $rank }. { $who }: { $score }

tidy-unfinished = { $count ->
    [0] No unfinished tables
    [one] One unfinished table
   *[other] { $count } unfinished tables
  } where nobody has been for { $days } days.
tidy-finished = { $count ->
    [0] No finished games
    [one] One finished game
   *[other] { $count } finished games
  } older than { $days } days.
tidy-finished-kept = Finished games are kept for ever; --finished DAYS sets an end to that.
tidy-guests = { $count ->
    [0] No guests
    [one] One guest
   *[other] { $count } guests
  } without a seat, not seen for { $days } days.
tidy-counted = Nothing was deleted. Add --delete to delete it.
tidy-deleted = Deleted.

# Westeros Intrigue
look-westeros_intrigue = "? WI-24" or "? row"
wi-round = Round { $round } of { $rounds } · begun by { $seat }
wi-short-round = R{ $round }
wi-head-seat = { "  " }Seat
wi-head-hand = Hand
wi-head-penalties = Penalty
wi-head-throne-count = Throne
wi-head-thrones = Throne
wi-turn = to move
wi-excluded = excluded
wi-hand-empty = all laid
wi-own-thrones = Your Iron Throne
wi-place-middle = in the middle
wi-place-left = bottom left
wi-place-right = bottom right
wi-place-above = on
wi-legend = R1, R2, …: cards left (* placed last). Throne: points/swords. The lowest score wins.
wi-tie-break = Tie: the single own throne card with the fewest swords decides (WI-57).
short-westeros_intrigue =
    In turn, lay a card into the common pyramid. At both ends of the bottom row any house fits until the
    row is full. Higher up a card rests on two neighbours and must have the house of one of them. Whoever
    cannot lay is excluded for this round; nobody may pass. Whoever lays the last card of the round draws
    a secret Iron Throne card (1 to 3 points); every card left in a hand costs its owner a penalty point.
    At the end penalties minus thrones count: little wins.

    In the picture: S Stark, L Lannister, B Baratheon, T Targaryen; numbers are your places, underlined is new.

# Dominion
dom-title = { $seat } to play · turn { $count }
dom-choosing = The ten kingdom cards are being chosen
dom-head-seat = { "  " }Seat
dom-head-turns = Turns
dom-head-hand = Hand
dom-head-deck = Deck
dom-head-discard = Discards
dom-head-top = on top
dom-head-known = known on the deck
dom-counts = Actions { $actions } · Buys { $buys } · coins { $coins }
dom-cheaper = everything costs { $count } less
dom-copper = Copper brings { $count }
dom-play = In play
dom-trash = Trash
dom-hand = Your hand
dom-shown = Turned over
dom-shown-of = Turned over by { $seat }
dom-drawn = Drawn
dom-up = To choose from
dom-empty = empty
dom-nothing = nothing
dom-play-all = play all: { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
  }
dom-in-game = in this game
dom-elsewhere = others (also by name)
dom-cost = cost { $cost }
dom-deck = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }
dom-legend = In brackets the points that all cards of a kind bring together.
dom-tie-break = Tie: whoever had fewer turns wins.
look-dominion = "? Bridge" explains a card, "? DOM-80" or "? buy"
short-dominion =
    In your turn you may play one Action, then play Treasures and buy a card; afterwards everything goes
    to your discard pile and you draw five new cards. What you bought comes back when the discard pile is
    shuffled. The game ends when the Provinces or three piles (four with five or six seats) are empty.
    Most points win.

    In the picture: the cost of every pile (↓: cheaper right now) and how many cards are left.

# Risk
risk-title = Turn { $count } · { $seat } is on
risk-setting-up = The houses set up
risk-head-seat = { "  " }Seat
risk-head-house = { "" }
risk-head-land = Land
risk-head-castles = ▲
risk-head-ports = ≈
risk-head-units = Units
risk-head-income = New
risk-head-cards = Cards
risk-head-gold = Gold
risk-head-maester = M.
risk-head-objectives = Aims
risk-head-points = VP
risk-out = out
risk-mark-knight = K
risk-mark-siege_engine = S
risk-mark-fortification = F
risk-chance = { $count } % to take it with what stands there
risk-dice = { $attack } against { $defence }
risk-deck = { $count ->
    [one] one card
   *[other] { $count } cards
  } in the territory deck
risk-end-soon = the end-game card may come with every draw
risk-end-later = { $count ->
    [one] after one draw
   *[other] after { $count } draws
  } the end-game card may come
risk-own-cards = Your territory cards
risk-own-maester = Your maester cards
risk-own-objectives = Your objectives
risk-own-characters = Your characters
risk-held = yours
risk-captive = captive
risk-turned = used
risk-gone = dead
risk-cost = { $count } gold
risk-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
risk-name-ways = Name both ends, such as "winter white" for Winterfell to White Harbor.
look-risk = "? Robb Stark" explains a card, "? RISK-90" or "? port"
short-risk =
    In your turn you place new units, then invade neighbours as often as you like: up to three dice against
    two, the higher wins, ties go to the defender. Then you may move units once through your own land, and
    after a conquest you draw a territory card. A Skirmish ends with the end-game card; land, castles and
    ports count. Dominion is won with ten points and the own seat of power.

    In the picture: letters are houses with their units (n: neutral), ▲ castle, ≈ port, ★ seat of power,
    K1 S1 F1 knights, siege engines and fortifications, +2 the bonus of a region. Territories may be typed
    by the beginnings of their words: "white 2, winter 1" places three units, "harren king" is a way.

# The Iron Throne
throne-title = Turn { $count } · { $seat } is the challenger
throne-title-two = Turn { $count } · { $seat } against { $to_seat }
throne-setting-up = Houses and leaders are chosen
throne-pack = Card pack: { $title }
throne-no-house = no house yet
throne-back = hidden ({ $house })
throne-counts = hand { $hand }, deck { $deck }
throne-word = word kept { $kept }, broken { $broken }
throne-hostages = Hostages
throne-known = known
throne-knows = known to { $names }
throne-among = in the hand or laid face down
throne-challenger = Challenger
throne-defender = Defender
throne-power = { $count } power
throne-card = { $count } card
throne-bonus = { $count } bonus
throne-if-lost = if lost:
throne-played = Played
throne-proposals = Proposals: { $count } of { $most }
throne-parcel = { $seat } gets { $influence } influence, { $hostages } hostages, { $power } power
throne-breaks-off = all participants lose half their power
throne-fate-open = open
throne-fate-kept = kept
throne-fate-broken = broken
throne-own-hand = Your hand
throne-as-ability = Leader
throne-as-card = Card
throne-head-seat = Seat
throne-head-house = { "" }
throne-head-power = Power
throne-head-kept = kept
throne-head-broken = broken
throne-head-influence = Influence
look-iron_throne = “? Robb” explains a character, “? KET-59” or “? hostage”
short-iron_throne =
    In every turn challenger and defender meet and send a character each; the others may help a side. Both lay
    a card face down: two wars compare power and card, two peace cards negotiate, else war wins and the
    betrayed takes hostages. If the challenger wins, that side spreads influence; who loses gives up half the
    power. Five tokens spread or a house that died out end the game; most influence wins. Most card texts are
    our own design, for the printed ones are not public.

    In the picture: ●●○○○ influence spread and on which houses, in brackets the power on the leader sheet, a
    star: in the encounter, † dead. “o” says something at the table: promises, requests, claims.

# A Game of Thrones, the card game
thrones-round = Round { $count } · { $phase }
thrones-house = House card
thrones-icon-military = M
thrones-icon-intrigue = I
thrones-icon-power = P
thrones-counts = { $power }/{ $goal } power, { $gold } gold, { $influence } influence, hand { $hand }, deck { $deck }, discards { $discards }, dead { $dead }
thrones-plot = “{ $plot }” (claim { $count })
thrones-plot-numbers = { $gold } gold, initiative { $initiative }, claim { $claim }
thrones-characters = Characters
thrones-locations = Locations
thrones-hand = Your hand
thrones-plays = { $seat } plays { $name }
thrones-cost = costs { $count }
thrones-strength = strength { $count }
thrones-type-character = Character
thrones-type-location = Location
thrones-type-attachment = Attachment
thrones-type-event = Event
thrones-type-plot = Plot
