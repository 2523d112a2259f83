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
start-title = Tafelrunde
start-claim = Games of thrones and intrigue at a digital table: right now against the computer, or with friends by a link.
start-play = Play now
start-game = Game
start-level = Strength of your opponents
start-opponents = Opponents
start-go = Play
start-you-are = You are
start-rename = Your name
start-name-default = Guest
start-seats = { $low ->
    [one] { $low } to { $high } players
   *[other] { $low } to { $high } players
  }
start-friends = Play with friends
start-friends-text = Open a table and send the link. Whoever opens it can sit down, no account needed.
start-open-table = Open a table
start-yours = Your tables
start-games = All your games, also finished ones
start-tables = Open tables
start-no-tables = No table is open right now.
start-how = How it works
start-how-1 = You choose a game and how strong your opponents are. The first decision is already waiting.
start-how-2 = What you can do lights up on the board and is listed beside it. Every choice has a key.
start-how-3 = A slip? Take it back as long as nothing hidden was revealed. Otherwise the others are asked.
start-how-4 = Shuffles and lots are sealed: after the game everybody can recompute that nothing was rigged.
start-rules = Rules
start-credits = Credits and licences

open-seats = Seats
open-options = Options
open-private = Private: not in the list
open-spectators = Spectators allowed
open-hints = Hints allowed; everybody hears of them
open-password = Password (optional)
open-spectators-locked = not with a password
open-password-text = Only who knows it can sit down, talk and look on.
open-password-other = Another password (empty: leave it)
open-unlock = No password any more
open-cancel = Cancel

tables-running = running
tables-free = { $count ->
    [0] no seat free
    [one] one seat free
   *[other] { $count } seats free
  }
tables-join = Go there
tables-watch = Watch
tables-back = Play on
tables-locked = with a password

# Before the game
lobby-title = The table is set
lobby-waiting = The game can begin once every seat is taken.
lobby-link = Invitation
lobby-link-text = Whoever opens this link can sit down.
lobby-copy = Copy link
lobby-copied = Copied
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-open = free
lobby-closed = closed
lobby-sit = Sit here
lobby-stand = Stand up
lobby-fill = Give away seat { $number }
lobby-fill-open = leave open
lobby-fill-closed = close
lobby-fill-computer = Computer: { $level }
lobby-fill-all = Fill free seats with computers
lobby-close-all = Close free seats
lobby-password = Password of this table
lobby-join = Take a seat
lobby-sit-down = Who are you?
lobby-name = Your name
lobby-start = Begin the game
lobby-start-open = { $count ->
    [one] One seat is still free: wait, fill it or close it.
   *[other] { $count } seats are still free: wait, fill or close them.
  }
lobby-start-few = More players are needed.
lobby-options = Options
lobby-private = Private
lobby-public = Public
lobby-spectators = Spectators allowed
lobby-no-spectators = No spectators
lobby-hints = Hints allowed
lobby-you = you
lobby-creator-hint = You opened this table and give away its seats.
lobby-link-locked = Whoever opens this link and knows the password can sit down.
lobby-locked = Password: only who knows it can sit down, talk and look on
lobby-unlocked = No password
lobby-spectators-locked = No spectators, because of the password
lobby-no-hints = No hints from the computer
lobby-talk-locked = Who sits at this table can read and talk here.
lobby-change = Change the terms
lobby-change-text = Those who already sit here see what is different and have to agree before the game can begin.
lobby-change-do = Change
lobby-changed = The terms have changed
lobby-agree = Agree
lobby-not-agreed = has not agreed yet
lobby-word = Promises in earlier games: { $kept } kept, { $broken } broken
lobby-start-unsure = { $name } has not agreed to the changes yet.
lobby-remove = Ask to leave
lobby-remove-text = { $name } loses the seat and cannot sit down at this table again.
lobby-removed = Whoever opened the table has asked you to leave.
lobby-close = Close the table
lobby-close-text = The table is gone for everybody who sits here.
lobby-closed-title = This table is closed
lobby-closed-text = Whoever opened it has closed it before the game began.
terms-private = Private
terms-locked = With a password
terms-spectators = Spectators allowed
terms-hints = Hints allowed

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
undo-happened = { $name } has taken something back.
redo-happened = { $name } lets it count again.
talk-empty = Nobody has said anything yet.
talk-say = Message
talk-send = Send
talk-watching = watching
rule-search = Search the rules
rule-none = No rule has these words.
rule-now = What counts now
rule-source = Source: { $source }
rule-why = Reason
rule-count = { $count ->
    [one] one rule
   *[other] { $count } rules
  }
rules-title = Rules
rules-note = Unofficial ledger of the rules in our own words. It replaces neither the printed game nor its rulebook.
rules-short = In short
rules-sections = Sections
rules-link = Link to this rule

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
settings-abort = Stop the game
settings-draw = Offer a draw
settings-resign = Give up
resign-two = You lose this game at once.
resign-many = You will be last in this game. The computer plays on for you, and you cannot take your seat back.

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
seal-text = This seal lies on everything that is shuffled and drawn by lot in this game. At the end its key is published, and everybody can recompute.

# Replay
replay-title = Replay
replay-step = Step { $step } of { $steps }
replay-slider = Step of the game
replay-first = To the beginning
replay-previous = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-seat = Seen by
replay-spectator = spectators
replay-on = Play on from here
replay-on-seat = You play on as { $name }, the computer plays the others.
replay-on-choose = To play on, choose a seat.
replay-on-over = Here the game is over.
replay-on-running = You can play on from here when the game is over.
replay-opening = The game begins.
replay-back = To the table
replay-share = Copy a link to this step

# The own games
games-title = Your games
games-all = All games
games-running = Running
games-none-running = No game of yours is running.
games-lobby = The game has not begun yet.
games-with = with { $names }
games-ends = Ends by itself on { $day } if nobody comes back.
games-finished = Finished
games-none-finished = You have not finished a game yet.
games-older = Older games
games-won = won
games-shared = shared
games-lost = lost
games-rank = rank { $rank } of { $count }
games-tally = How it went
games-levels = Against the computer
games-people = With people
games-against = Opponent
games-count = games
games-waiting = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
  }
turn-elsewhere = { $count ->
    [one] It is your turn at another table.
   *[other] It is your turn at { $count } other tables.
  }

# A second device
device-title = Another device
device-show = Show a code
device-how = Point the camera of the other device at the picture, or open { $page } there and type:
device-qr = QR code with the address and the code
device-lasts = Works once, within { $minutes ->
    [one] one minute.
   *[other] { $minutes } minutes.
  }
device-secret = Whoever has this code can play in your name.
device-text = Are you already here on another device? Open its settings, choose “Another device”, and type the code you see there.
device-code = Code
device-share = Play on both devices
device-move = Only on this device
device-share-text = “Only on this device” makes all your other devices strangers.
device-loses = Here you are { $name } and sit at { $count ->
    [one] one table
   *[other] { $count } tables
  } that you cannot go back to from here afterwards.
device-done = You are { $name } here, too.
refusal-wrong-code = That code is not good (any more).

# Settings
settings-title = Settings
settings-language = Language
settings-motion = Motion
settings-motion-auto = like the system
settings-motion-on = on
settings-motion-off = off
settings-sound = Quiet sounds
settings-notify = Notify me when it is my turn and I look elsewhere
settings-notify-refused = Your browser does not allow notifications from this page.
settings-size = Text size
settings-size-1 = normal
settings-size-2 = large
settings-size-3 = very large
settings-face = Easy-reading typeface
settings-colours = Colour help: stronger patterns and labels
settings-ask = Ask me even where there is nothing to decide
settings-keys = Single keys as shortcuts
settings-pace = Pace of the computers
settings-pace-calm = calm
settings-pace-brisk = brisk
settings-pace-instant = instant
settings-stand-in = Let the computer play for me
settings-table = At this table

# Keyboard
help-title = Keyboard
help-digits = Choose an option
help-more = Next page of options
help-arrows = Highlight an option
help-letter = Option with this first letter
help-enter = Choose what is highlighted, or confirm
help-steps = When spreading: one more, one less
help-space = Pass
help-escape = Clear the selection, close a window
help-undo = Take back
help-redo = Bring back
help-hint = Hint
help-help = This overview
help-tab = From group to group; inside with the arrow keys
key-enter = Enter
key-escape = Esc
key-arrows = ↑ ↓
key-steps = ← →
key-space = Space
key-letter = A–Z
key-tab = Tab

# Credits
credits-title = Credits and licences
credits-fan-title = Made by fans
credits-fan = Tafelrunde is an unofficial fan project. It belongs to no publisher, broadcaster or author and is endorsed by none of them. The rules are restated in our own words; art, texts and logos of the publishers are not used. Names of games and characters belong to their owners.
credits-own = You should own the games. If you like them, buy them: they are at their best on a real table.
credits-icons-title = Icons
credits-icons = Heraldic beasts and game symbols come from game-icons.net under CC BY 3.0; they are recoloured and cropped. They were drawn by:
credits-lucide = The icons of the controls are from Lucide (ISC licence).
credits-type-title = Typefaces
credits-type = Cinzel by Natanael Gama, EB Garamond by Georg Duffner and Octavio Pardo, Atkinson Hyperlegible by the Braille Institute. All are under the SIL Open Font License 1.1.
credits-code-title = Program
credits-code = Tafelrunde itself is under the MIT licence. In the browser it uses Svelte (MIT) and Fluent (Apache 2.0).

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
first-title = First game
first-play = First game, step by step
first-step = Move { $number } of { $count }:
first-over = Done:
first-show = Show me
first-free = Play freely
first-on = Play on
first-leave = Leave
first-rule = Read the rule
first-wait = The others move …
first-later = A few turns later …
first-other = That is allowed, too. For this lesson, please do what is asked; “Show me” points at it.
first-alone = In a first game you are alone with the lesson.
first-hint = This is what the lesson asks for.
refusal-no-first-game = This game has no first game yet.
refusal-too-many-decks = You keep { $most } decks already: forget one first.
refusal-no-deck = You have no such deck.
refusal-no-workshop = Nothing is built for this game.
refusal-not-your-option = You choose for your own seat only.

start-minutes = { $low } to { $high } minutes
start-weight-1 = easy to learn
start-weight-2 = some rules
start-weight-3 = many rules

# Looking back
replay-turn-previous = Previous turn
replay-turn-next = Next turn
replay-log = Log
replay-analysis = Analysis
replay-hands = Hands
replay-hands-wait = The hands are being read …
replay-hands-none = No cards
replay-hands-running = The hands are open when the game is over.
analysis-choose = Choose a seat to look at its decisions.
analysis-running = Decisions are looked at when the game is over.
analysis-begin = Analyse the game
analysis-text = The strongest player looks at every decision of this seat, as far as the seat could know, and says what it would have done. Games that are being played go first.
analysis-progress = { $done } of { $count } decisions
analysis-reading = The game is being read …
analysis-waits = Others are playing; it goes on as soon as nobody waits for a move.
analysis-here = This decision
analysis-same = The strongest player would have done the same.
analysis-close = The strongest player would have: { $best }. About as good.
analysis-better = The strongest player would have: { $best }. That was worth { $percent } % of the victory.
analysis-played = Played: { $played }.
analysis-costliest = The costliest decisions
analysis-none = No decision cost anything that can be told from chance.
analysis-cost = { $percent } %
analysis-at = Step { $step }
analysis-failed = The analysis could not go on. Try again.

# Warnings
warn-title = For nothing?
warn-do = Do it anyway
warn-never = Do not warn me of this again
