# Words of the pages and dialogs that a running table does not need at once.

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
lobby-ready = Every seat is taken: whoever opened the table can begin now.
lobby-link = Invitation
lobby-link-alone = This address works on this computer only. For friends in your network start the table so, and come back by this computer’s name or number:
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
terms-private = Private
terms-locked = With a password
terms-spectators = Spectators allowed
terms-hints = Hints allowed

# At the table
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
rules-note = Unofficial ledger of the rules in our own words. It replaces neither the printed game nor its rulebook. The sources are headings of the German rulebook.
rules-short = In short
rules-sections = Sections
rules-link = Link to this rule
settings-abort = Stop the game
settings-draw = Offer a draw
settings-resign = Give up
resign-two = You lose this game at once.
resign-many = You will be last in this game. The computer plays on for you, and you cannot take your seat back.

# The end
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
games-level-easy = Easy
games-level-medium = Medium
games-level-hard = Hard
games-against = Opponent
games-count = games

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
analysis-close = The strongest player would have chosen: { $best }. About as good.
analysis-better = The strongest player would have chosen: { $best }. That was worth { $percent } % of the victory.
analysis-played = Played: { $played }.
analysis-costliest = The costliest decisions
analysis-none = No decision cost anything that can be told from chance.
analysis-cost = { $percent } %
analysis-at = Step { $step }
analysis-failed = The analysis could not go on. Try again.
