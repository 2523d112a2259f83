# Words of the board; the names of cards and houses stand with the rules of the game.
wi-board = Display
wi-round-of = Round { $round } of { $rounds }
wi-pyramid = Pyramid, { $count ->
    [one] one card
   *[other] { $count } cards
  }
wi-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
  }

wi-short-29 = Drogo
wi-short-32 = Grey Worm
wi-card = { $called }, House { $house }
wi-house = House { $house }
wi-or = { $first } or { $last }
wi-behind = behind it { $names }
wi-row = row { $row }
wi-laid-by = laid by { $who }
wi-laid-by-nobody = lay there from the start

wi-fits = { $count ->
    [0] fits nowhere right now
    [one] fits in one place
    [2] fits in two places
    [3] fits in three places
    [4] fits in four places
    [5] fits in five places
    [6] fits in six places
    [7] fits in seven places
    [8] fits in eight places
   *[other] fits in { $count } places
  }
wi-why-nowhere = The bottom row is full, and nothing is free above House { $house }.
wi-why-out = Excluded: you lay no more cards this round.
wi-not-there = does not fit this place

wi-place-middle = Free place in the middle
wi-place-left = Free place at the left of the bottom row
wi-place-right = Free place at the right of the bottom row
wi-place-above = Free place above { $first } and { $second }
wi-any-house = any house fits
wi-fits-here = { $houses } fits here

wi-hint-choose = Choose a card or a place.
wi-hint-card = { $called } { $fits }.
wi-hint-place = From your hand, { $houses } fits here.
wi-hint-nowhere = { $called } fits nowhere right now: the bottom row is full, and nothing is free above House { $house }.
wi-hint-not-there = { $called } does not fit this place.
wi-hint-out = You are excluded for this round; { $count ->
    [one] one card stays
   *[other] { $count } cards stay
  } with you as penalty points.
wi-hint-empty = You have laid all your cards: no penalty points this round.

wi-cards = { $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
  }
wi-cards-word = { $count ->
    [one] card
   *[other] cards
  }
wi-penalties = { $count ->
    [0] no penalty points
    [one] one penalty point
   *[other] { $count } penalty points
  }
wi-thrones = { $count ->
    [0] no Iron Throne card
    [one] one Iron Throne card
   *[other] { $count } Iron Throne cards
  }
wi-starter = begins this round
wi-excluded = excluded
wi-excluded-title = Excluded
wi-excluded-short = Out
wi-hand-empty = all laid

wi-throne = Iron Throne: { $worth }
wi-throne-hidden = Iron Throne card, face down

wi-round-over = Round { $round } is over
wi-round-last = { $who } laid the last card and draws from the Iron Throne.
wi-round-last-you = You laid the last card and draw from the Iron Throne.
wi-look-back = See round { $round }
wi-close = Close
wi-draws = last card, draws from the Iron Throne
wi-of-house = { $count } of House { $house }

wi-summary = Result by rounds
wi-summary-how = Penalty points minus Iron Throne points; the lowest result wins.
wi-summary-tie = A tie is decided by the single card with the fewest swords.
wi-summary-shared = A tie without any Iron Throne card: a shared victory.
wi-won = won
wi-no-thrones = none
wi-minus = minus { $count } in all
wi-col-seat = Seat
wi-col-left = keeps
wi-col-gets = adds
wi-col-round = Round { $round }
wi-col-round-short = R{ $round }
wi-col-penalties = Penalty points
wi-col-sum = Sum
wi-col-thrones = Iron Throne
wi-col-score = Result
