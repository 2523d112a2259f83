title = The Fish Market
summary = Secret bids for crates of fish, and gulls that fetch some of them.
intro = Crates of 2, 3, 4, 5 and 6 fish are sold one after the other. For each crate everybody bids one card of their hand, in secret; the highest card buys. Then the others may send gulls, the cards from 1 to 10: each fetches one fish and is replaced from the deck. Most fish win.

option-crates = Crates
level-easy = Easy
level-medium = Medium
level-hard = Hard

crate-herring = crate of herring
crate-mackerel = crate of mackerel
crate-cod = crate of cod
crate-turbot = crate of turbot
crate-tuna = crate of tuna

prompt-bid = Which card do you bid?
waits-bid = chooses a bid
prompt-gull = Do you send a gull?
waits-gull = may send a gull

card-plain = card { $card }
card-gull = card { $card }, a gull

why-sale = For sale: { $crate }.
why-gulls = { $seat } has bought; gulls may come.

event-crate = For sale: { $crate } with { $count } fish.
event-bid = { $seat } bids card { $card }.
event-bought = { $seat } buys the { $crate }.
event-gull = { $seat } sends gull { $card } and fetches a fish from { $to_seat }.
event-carried = { $seat } carries { $count } fish home.
event-drew = You draw card { $card }.

view-crate = Crate no.
view-left = Fish in it
view-stalls = Stalls
view-fish = Fish
view-hand = Hand
view-buyer = Buyer
view-discards = Discards
view-deck = Deck
view-bid = Your bid
