title = Der Fischmarkt
summary = Geheime Gebote auf Fischkisten und Möwen, die sich ihren Teil holen.
intro = Kisten mit 2, 3, 4, 5 und 6 Fischen werden nacheinander verkauft. Für jede Kiste bieten alle geheim eine Handkarte; die höchste kauft. Dann dürfen die anderen Möwen schicken, das sind die Karten 1 bis 10: Jede holt einen Fisch und wird vom Stapel ersetzt. Die meisten Fische gewinnen.

option-crates = Kisten
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer

crate-herring = Kiste Hering
crate-mackerel = Kiste Makrelen
crate-cod = Kiste Kabeljau
crate-turbot = Kiste Steinbutt
crate-tuna = Kiste Thunfisch

prompt-bid = Welche Karte bietest du?
waits-bid = wählt ein Gebot
prompt-gull = Schickst du eine Möwe?
waits-gull = darf eine Möwe schicken

card-plain = Karte { $card }
card-gull = Karte { $card }, eine Möwe

why-sale = Zum Verkauf steht eine { $crate }.
why-gulls = { $seat } hat gekauft; Möwen dürfen kommen.

event-crate = Zum Verkauf steht eine { $crate } mit { $count } Fischen.
event-bid = { $seat } bietet Karte { $card }.
event-bought = { $seat } kauft die { $crate }.
event-gull = { $seat } schickt Möwe { $card } und holt bei { $to_seat } einen Fisch.
event-carried = { $seat } trägt { $count } Fische heim.
event-drew = Du ziehst Karte { $card }.

view-crate = Kiste Nr.
view-left = Fische darin
view-stalls = Stände
view-fish = Fische
view-hand = Hand
view-buyer = Käufer
view-discards = Ablage
view-deck = Stapel
view-bid = Dein Gebot
