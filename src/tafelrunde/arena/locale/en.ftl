# Simulations and their reports.
title =
    { $title }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $seats }, { $rotate ->
        [1] seats in turn
       *[0] fixed seats
    }, seed { $seed }
player = player
seats = seats
games = games
share = wins
interval = 95 %
fair = fair
score = score
rank = rank
percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }
mean = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
count = { $value }
decisions = Decisions a game: { NUMBER($value, maximumFractionDigits: 1) }
turns = Turns a game (of whoever had most): { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
first = Wins of whoever had the first turn: { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } (95 %: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }; fair: { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
speed = Per CPU second: { NUMBER($games, maximumSignificantDigits: 3) } games, { NUMBER($decisions, maximumFractionDigits: 0) } decisions
grouped = Equal players at several seats count together; “fair” would be their share of the wins if all seats were equally strong.
stopped = Stopped after { $games } of { $planned } games.
rate = { NUMBER($value, maximumSignificantDigits: 3) } games/s
progress = { $games } of { $planned } games, { NUMBER($value, maximumSignificantDigits: 3) }/s
