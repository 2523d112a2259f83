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

# Tournaments.
tournament =
    { $title }: { $games ->
        [one] 1 game
       *[other] { $games } games
    } at tables of { $seats }, every deal in every seat, seed { $seed }
page-title = A tournament of computer players
page-title-all = All games
lead-clear = { $first } leads: it came in before { $second }, the next best, in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $meetings } meetings.
lead-open = { $first } leads, but not clearly: it came in before { $second }, the next best, in { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $meetings } meetings, which can be chance.
lead-alone = { $first } leads with { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of the victories for each seat held.
deals = deals
competitors = players
thought = processor time
seed = seed
rating = rating
per-seat = wins a seat
reach = 95 %
cost = cost
pairs = Who came in before whom
row-before-column = how often the row came in before the column
levels = Levels: { $levels }.
engine-compiled = Played by the compiled engine, version { $version }; a level that thinks for a stretch of time gets further on it.
engine-interpreted = Played by the interpreted engine, version { $version }; a level that thinks for a stretch of time gets further on the compiled one.
starved = Finished games took { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the workers' time; the rest went to other work on the machine and to games not finished. A level that thinks for a stretch of time was weaker than it is on a quiet machine.
points = { NUMBER($value, maximumFractionDigits: 0) }
between = { NUMBER($low, maximumFractionDigits: 0) } to { NUMBER($high, maximumFractionDigits: 0) }
microseconds = { NUMBER($value, maximumSignificantDigits: 3) } µs
milliseconds = { NUMBER($value, maximumSignificantDigits: 3) } ms
seconds = { NUMBER($value, maximumSignificantDigits: 3) } s
minutes = { NUMBER($value, maximumSignificantDigits: 2) } min
hours = { NUMBER($value, maximumSignificantDigits: 2) } h
meetings = { $value } meetings
explained = Ratings after Plackett and Luce, by maximum likelihood: a difference of 400 means ten to one, the mean of all is 0; intervals hold 95 % (deals drawn again). Wins a seat: share of the victory for each seat held. Cost: time of one processor core for a decision.
forecast = About { $left } for { $games } games with { $workers } at work ({ NUMBER($rate, maximumSignificantDigits: 2) } a second, measured on the first ones).
standing = { $games } games, { $leaders }, { $left } left
forecast-most = At most { $left } for { $games } games with { $workers } at work ({ NUMBER($rate, maximumSignificantDigits: 2) } a second, measured on the first ones), fewer if it is clear before.
none-fits = Not one deal was finished within { $budget }: a larger --budget or quicker players are needed.
going-on = Going on after { $games } games kept in { $journal }.
go-on = Stopped after { $games } games, kept in { $journal }: the same command goes on from there.
written = Written to { $out }.
verdict-better = { $player } is better than { $other }: an advantage of { NUMBER($edge, maximumFractionDigits: 1) } points of 100 is far likelier than none ({ $deals } deals, 5 % error).
verdict-not-better = { $player } is not better than { $other } by { NUMBER($edge, maximumFractionDigits: 1) } points of 100: no advantage is far likelier ({ $deals } deals, 5 % error).
verdict-open = Not clear yet whether { $player } is better than { $other } by { NUMBER($edge, maximumFractionDigits: 1) } points of 100 ({ $deals } deals).
chart-ratings = Ratings with the range that holds 95 %
chart-shares = Wins for each seat held; the dashed line is a fair share
chart-costs = Strength against what a decision costs
chart-ladder = The running ladder, game by game

# Studies.
studying = Set-up { $number }: { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
studied =
    { $count ->
        [one] 1 set-up
       *[other] { $count } set-ups
    } studied, kept in { $out }.
