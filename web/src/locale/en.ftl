# Words of the frame around the board.
brand = Tafelrunde
skip = Skip to content
close = Close
back = Back
yes = Yes
no = No
loading = One moment …
home = To the start page

# Start page
start-name-default = Guest
open-cancel = Cancel

# Before the game
lobby-closed-title = This table is closed
lobby-closed-text = Whoever opened it has closed it before the game began.

# At the table
table-undo = Undo
table-undo-free = Take back your last decision
table-undo-consent = Take back: the others are asked
table-undo-no = There is nothing to take back right now.
table-redo = Redo
table-redo-long = What was taken back counts again
table-hint = Hint
table-hint-long = What would the strongest player do?
table-hint-none = You can ask for a hint when it is your turn.
table-hint-never = Nobody asks the computer at this table: hints were not agreed on.
table-hint-asked = { $name } asks the computer for advice.
table-hint-thinking = The computer is thinking …
table-hint-says = Hint: { $answer }.
table-rules = Rules
table-settings = Settings
table-help = Keyboard
table-board = Board
table-rail = At the table
table-place-none = The game is on
table-your-turn = It is your turn
table-waits-one = { $name } { $does }
table-waits-many = Waiting for { $names }
table-waits-plain = It is { $name }’s turn
table-thinks = { $name } is thinking …
table-studies = The computer studies the table: { $percent } %
table-thinks-short = thinking …
table-over = The game is over
table-more-questions = { $count ->
    [one] One more question waits after this one.
   *[other] { $count } more questions wait after this one.
  }
table-watching = { $count ->
    [one] one person watches
   *[other] { $count } people watch
  }
table-you-watch = You are watching.
table-no-spectators = This table plays without spectators.
table-seal = Seal
seat-computer = Computer
seat-number = Seat { $number }
seat-you = you
seat-away = away
seat-stand-in = computer stands in ({ $level })
seat-take-over = Let computer play
seat-deciding = to decide
seat-list = Seats
seat-your-computer = The computer is playing for you.
seat-take-back = Take your seat back
tab-log = Log
tab-talk = Talk
tab-rule = Rule
tab-choices = Choose
tab-since = News
tab-seats = Seats
tabs-label = Log, talk and rule
sheet-label = Panel
rail-fold = Fold the panel
rail-unfold = Panel
log-empty = Nothing has happened yet.
log-label = Log of the game
log-undone = Taken back:
since-title = Since your last turn
since-more = … and { $count } more.
since-rest = +{ $count } more
since-new = { $count } new
undo-happened = { $name } has taken something back.
redo-happened = { $name } lets it count again.
talk-empty = Nobody has said anything yet.
talk-say = Message
talk-send = Send
talk-watching = watching
choices-title = Your choices
choices-none = There is nothing for you to decide right now.
choices-hide = Hide
choices-show = Show the list
choices-search = Search the choices
choices-confirm = Confirm
choices-nothing = Choose nothing
choices-reset = Clear selection
choices-page = Page { $page } of { $pages }
choices-next = Next page
choices-previous = Previous page
choices-pick = { $least ->
    [0] Choose up to { $most }
   *[other] { $same ->
        [yes] Choose { $most }
       *[no] Choose { $least } to { $most }
    }
  } · { $count } chosen
choices-part = Part { $number }
choices-number = Number from { $low } to { $high }
choices-less = One less
choices-more = One more
choices-hinted = Hint
choices-unsent = not sent yet
choices-share = { $left ->
    [0] All of it is spread ({ $total })
   *[other] { $left } of { $total } left to spread
  }
choices-place = { $place }: { $amount } of { $cap } at most, one more
choices-place-less = { $place }: one less
choices-place-more = { $place }: one more
choices-place-rest = { $place }: all that is left
choices-sum = Sum
choices-at-most = { $most } at most
choices-at-least = { $least } at least
choices-between = { $least } to { $most }
choices-exactly = exactly { $most }
choices-secret = Your answer lies face down. Others are still thinking.
choices-withdraw = Think again
pass-title = Go on passing:
pass-until = until it ends: { $span }
pass-here = always here
pass-always = always at “{ $asked }”
pass-everywhere = everywhere
pass-stands = Passing { $what }
pass-end = stop passing
door-make = Propose: { $what }
why-ask = Why am I asked this?
trouble-rule = A fault of the server: that decision of { $name } could not be carried out. Nothing has changed. Decide differently, or take something back.
trouble-computer = A fault of the server: { $name } cannot find a move. Let a simpler computer try, or take something back.
trouble-simpler = Let a simpler one try
trouble-report = Whoever runs this server finds it as report { $report }.
trouble-stranded-title = This game cannot go on here
trouble-stranded = It began under other rules than this server knows, or these rules fail at it. Nothing is lost: what has been played can be kept as a record.
undo-agree = Agree
undo-refuse = Refuse
request-undo = { $name } would like to take something back.
request-undo-own = You asked to take something back. Still missing: { $names }.
request-undo-others = { $name } would like to take something back. Asked: { $names }.
request-undo-whose = Decisions of { $names } would no longer count:
request-undo-refused = { $name } refused to let it be taken back.
request-abort = { $name } would like to stop the game. Nobody would win.
request-abort-own = You asked to stop the game. Still missing: { $names }.
request-abort-others = { $name } would like to stop the game. Asked: { $names }.
request-abort-refused = { $name } would like to play on.
request-draw = { $name } offers a draw: all who still play share the victory.
request-draw-own = You offered a draw. Still missing: { $names }.
request-draw-others = { $name } offers a draw. Asked: { $names }.
request-draw-refused = { $name } refused the draw.
request-recall = Withdraw
request-withdrawn = { $name } has withdrawn the request.
request-overtaken = Your request is over: the game went on.
seat-resigned = gave up
seat-you-resigned = You have given up. The computer plays on for you.
line-connecting = Connecting …
line-lost = Connection lost. Still trying.
line-silent = The server does not answer.
line-unsent = That was not sent: the connection is down.
line-under-way = Your choice is already on its way: { $answer }.
line-held = Not sent yet: { $answer }.
line-withhold = Do not send
line-counted = Your choice arrived and counts: { $answer }.
line-counted-first = Your first choice had arrived already and counts: { $answer }.
line-too-late = The game went on without your choice, it does not count: { $answer }.
line-back = The connection is back.
line-shutdown = The server restarts. It goes on in a moment.
line-too-fast = That was too fast. It goes on in a moment.
line-too-large = That message was too long.
line-too-slow = This tab could not keep up. It will catch up in a moment.
line-too-many-tabs = You have too many tables open at once. Close another tab and it goes on here.
line-retry = Try now

# The end
end-title = End of the game
end-winner = { $name } wins
end-you-win = You win
end-shared = { $names } share the victory
end-resigned = Given up
end-aborted = Stopped by agreement
end-drawn = A draw
end-deserted = Nobody came back
end-resigned-text = Gave up: { $names }. The points were not counted to the end.
end-aborted-text = Everybody agreed to stop. Nobody wins.
end-drawn-text = Everybody who still played agreed to share the victory.
end-deserted-text = None of the players came back, so the game ended by itself. Nobody wins.
end-again = Play again?
end-again-asked = { $name } would like to play again.
end-again-yes = yes
end-again-not = no
end-again-open = asked
end-again-no = No, thank you
end-again-without = Begin without them
end-rank = Rank
end-name = Name
end-curve = How the scores grew
end-score = Score
end-rematch = Play again
end-rematch-there = To the rematch
end-replay = Replay
end-download = Download record
end-look = Look at the board
end-show = Show the result
end-home = New game
end-sealed = Verify
end-sealed-text = The seal was fixed before the first card. The record holds the key: “tafelrunde verify” recomputes every shuffle and every lot with it.

# The own games
games-title = Your games
games-waiting = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
  }
turn-elsewhere = { $count ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $count } other tables.
  }

# A second device
refusal-wrong-code = That code is not good (any more).

# Keyboard
key-space = Space

# What is missing
missing-title = Nothing here
missing-text = There is no such page.
broken-title = That did not arrive
broken-text = A part of this page could not be loaded. Perhaps the connection is gone, or the server has just been given a new version.
broken-reload = Reload
turn-yours = It is your turn.

# Refusals
me-damaged = { $count ->
    [one] A table at which you sit is
   *[other] { $count } tables at which you sit are
  } damaged in the server's store and cannot be opened. Please tell the person who runs the server.
refusal-unreachable = The server does not answer.
refusal-server-fault = A fault of the server, not yours. Nothing has changed.
refusal-stranded = This game cannot go on under the present rules.
refusal-bad-count = So many steps cannot be read at once.
refusal-server = Something went wrong. Please try again.
refusal-not-found = There is no such thing.
refusal-no-table = There is no such table.
refusal-no-page = There is no such page.
refusal-unknown-game = There is no such game here.
refusal-not-yours = Only the person who opened the table may do this.
refusal-not-your-seat = While the game runs you can only see your own seat.
refusal-not-your-question = This question is for another seat.
refusal-wrong-password = That is not the password of this table.
refusal-foreign-origin = This request came from another site.
refusal-no-seat = There is no such seat.
refusal-no-guest = Reload the page and try again.
refusal-not-away = This person has not been away long enough.
refusal-not-seated = You do not sit at this table.
refusal-removed = Whoever opened the table has asked you to leave.
refusal-not-agreed = { $name } has not agreed to the changes yet.
refusal-resigned = You have given up in this game.
refusal-no-draw = No draw can be agreed on at this table.
refusal-seat-taken = This seat is already taken.
refusal-table-full = Every seat is taken.
refusal-bad-seats = The game cannot be played with that many seats.
refusal-seat-open = A seat is still free: wait, fill it or close it.
refusal-already-started = The game has already begun.
refusal-not-started = The game has not begun yet.
refusal-game-over = The game is over.
refusal-not-over = The game is not over yet.
refusal-no-hints = Hints were not agreed on at this table.
refusal-no-request = This request is over.
refusal-not-stored = That could not be saved. Nothing has changed.
refusal-too-many-guests = Too many new guests come from this address. Please try again in { $seconds } seconds.
refusal-too-many-requests = Those were many wishes at once. It goes on in { $seconds } seconds.
refusal-too-many-replays = Those were many games at once. It goes on in { $seconds } seconds.
refusal-too-much-talk = That was a lot to say at once. It goes on in { $seconds } seconds.
refusal-one-hint = One hint at a time.
refusal-too-many-hints = That is enough advice for now. There will be more in { $seconds } seconds.
refusal-too-many-tries = Too many wrong passwords. You can try again in { $seconds } seconds.
refusal-too-many-lobby = You are waiting at { $most } tables already. Stand up from one of them first.
refusal-too-many-running = You have played at { $most } tables this week that are not over yet. Finish one of them first.
refusal-store-gone = The server's store has vanished, so nothing counts at the moment. Whoever runs the server has to bring it back or start the server again.
refusal-damaged-table = This table is damaged in the server's store and cannot be opened. It is not your fault: please tell the person who runs the server.
refusal-not-shared = This game was protected by a password. Ask somebody who was there for the link.
refusal-foreign-host = The server does not go by this name.
refusal-malformed = That message could not be understood.
refusal-empty = Something is missing here.
refusal-too-long = That is too long.
refusal-too-many = Those are too many.
refusal-unknown-level = There is no such strength.
refusal-bad-option = This option is not possible: { $said }
refusal-unknown-option = There is no such option.
refusal-bad-step = This game does not reach that far.
refusal-other-game = This game began under another version of the rules and cannot go on here.
refusal-unknown-card = There is no such card.
refusal-unknown-set = There is no such kingdom.

# First game
refusal-no-first-game = This game has no first game yet.
refusal-too-many-decks = You keep { $most } decks already: forget one first.
refusal-no-deck = You have no such deck.
refusal-no-workshop = Nothing is built for this game.
refusal-not-your-option = You choose for your own seat only.

# Warnings
warn-title = For nothing?
warn-do = Do it anyway
warn-never = Do not warn me of this again
