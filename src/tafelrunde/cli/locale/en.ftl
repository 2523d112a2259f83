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
how-ordered = Their order counts.
how-offer = a number for each of the { $parts } parts, like "1 2"; ? helps

refusal-not-understood = I do not understand "{ $said }"; ? helps.
refusal-not-yes-or-no = Answer y or n, not "{ $said }".
refusal-no-such-number = Choose a number from 1 to { $upto }.
refusal-twice = "{ $said }" names a number twice.
refusal-file-exists = { $path } exists already and is not overwritten.

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

no-rule = No rule holds "{ $word }".
more-rules = and { $count } more: tafelrunde rules { $game } --find { $word }
keys = 3 make the choice with this number
    ? this help; "? WI-24" or "? row" looks the rules up
    u back to your previous decision
    r restore what was taken back
    h advice from the strongest opponent
    s save to a file
    q quit; a saved game goes on later
    Enter show the table again

walk-step = after { $step } of { $steps } answers
walk-keys = Enter/n next, p previous, number, q
walk-no-step = There are steps 0 to { $steps } here.

verify-game = { $title }, { $count } seats: the record is in order.
verify-answers = { $count ->
    [one] One answer
   *[other] { $count } answers
  } checked against the rules, { $force } of them in force.
verify-undos = Taken back { $undos } times, restored { $redos } times.
verify-checked = { $count ->
    [one] One outcome of chance
   *[other] { $count } outcomes of chance
  } recomputed from the published key.
verify-unchecked = { $count ->
    [one] One outcome of chance
   *[other] { $count } outcomes of chance
  } cannot be checked, because the key is not in the file.
verify-branch = Branched off another game after { $count ->
    [one] one answer
   *[other] { $count } answers
  }.
verify-running = The game has not ended yet.
verify-rank = { $rank }. { $who }: { $score }

# Westeros Intrigue
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
