# Words that all games share.
refusal-not-open = This question is no longer open.
refusal-not-an-option = That is not on offer: { $said }
refusal-not-a-number = A whole number is expected here, not { $said }
refusal-not-a-list = A list of numbers is expected here, not { $said }
refusal-wrong-count = That is the wrong number of things: { $said }
refusal-out-of-range = That number is out of range: { $said }
refusal-wrong-total = That adds up to { $sum }, but { $total } must be shared out.
refusal-limit = { $limit }: { $sum }, but it must be { $least } to { $most }.
refusal-not-given = This answer can no longer be changed.
refusal-no-door = That cannot be proposed right now.
refusal-no-consent = This can only be taken back if seat { $seats } agrees.
refusal-bad-undo = Nothing that far back can be taken back.
refusal-nothing-undone = Nothing has been taken back.

hint-only = Nothing else is allowed.
hint-habit = This is what the rule of thumb says.
hint-better = This wins about { $best } games in 100, the next best thing { $second }.
hint-close = Several choices are about equally good here: this wins about { $best } games in 100.

event-resigned = { $seat } gives up.
event-ended-resigned = The game ends: nobody is left to play against.
event-ended-aborted = Everybody agrees to stop the game.
event-ended-drawn = Everybody agrees on a draw.
event-ended-deserted = Nobody came back; the game is over.
event-undo = { $seat } takes back the last decision.
event-revised = From here on version { $rules } of the rules counts.
event-redo = The decision that was taken back counts again.

nothing = nothing
passing = Pass
share-of = { $count } × { $what }

span-turn = turn
span-phase = phase
until-turn = until the end of the turn
until-phase = until the end of the phase
