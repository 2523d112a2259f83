title = Westeros Intrigue
summary = Lay cards into one shared pyramid, keep few, place the last one.
intro = In turn each of you lays one card into the same pyramid. At the bottom any colour fits, at both ends of the row. Higher up a card lies on two neighbours and has the colour of at least one. Whoever cannot lay is out for this round; every card left in hand is a penalty point. Whoever lays last draws an Iron Throne card, which takes penalty points off at the end. The lowest result after all rounds wins.

prompt-lay = Lay a card into the pyramid
waits-lay = lays a card

level-easy = Squire
level-medium = Knight
level-hard = Master of whispers

house-0 = Stark
house-1 = Lannister
house-2 = Baratheon
house-3 = Targaryen

card-0 = Eddard Stark
card-1 = Catelyn Stark
card-2 = Robb Stark
card-3 = Sansa Stark
card-4 = Arya Stark
card-5 = Bran Stark
card-6 = Rickon Stark
card-7 = Jon Snow
card-8 = Hodor
card-9 = Tywin Lannister
card-10 = Cersei Lannister
card-11 = Jaime Lannister
card-12 = Tyrion Lannister
card-13 = Joffrey Baratheon
card-14 = Sandor Clegane
card-15 = Gregor Clegane
card-16 = Lancel Lannister
card-17 = Bronn
card-18 = Robert Baratheon
card-19 = Stannis Baratheon
card-20 = Renly Baratheon
card-21 = Selyse Baratheon
card-22 = Shireen Baratheon
card-23 = Melisandre
card-24 = Davos Seaworth
card-25 = Matthos Seaworth
card-26 = Gendry
card-27 = Daenerys Targaryen
card-28 = Viserys Targaryen
card-29 = Khal Drogo
card-30 = Jorah Mormont
card-31 = Barristan Selmy
card-32 = Grey Worm
card-33 = Missandei
card-34 = Daario Naharis
card-35 = Irri

throne-0 = 1 point, 1 sword
throne-1 = 1 point, 2 swords
throne-2 = 2 points, 3 swords
throne-3 = 2 points, 4 swords
throne-4 = 2 points, 5 swords
throne-5 = 3 points, 6 swords
throne-6 = 3 points, 7 swords

lay-middle = { $card } in the middle
lay-left = { $card } at the left of the bottom row
lay-right = { $card } at the right of the bottom row
lay-above = { $card } above { $left } and { $right }

event-round-begins = Round { $round } begins; { $seat } starts.
event-dealt = Your hand: { $cards }.
event-start-card = { $card } lies as the first card of the bottom row.
event-laid-middle = { $seat } lays { $card } in the middle.
event-laid-left = { $seat } lays { $card } at the left of the bottom row.
event-laid-right = { $seat } lays { $card } at the right of the bottom row.
event-laid-above = { $seat } lays { $card } above { $left } and { $right }.
event-excluded = { $seat } cannot lay a card and is excluded with { $count ->
    [one] one card
   *[other] { $count } cards
  } in hand.
event-hand-empty = { $seat } has laid all cards.
event-draws-throne = { $seat } laid the last card and draws an Iron Throne card.
event-sees-throne = Your Iron Throne card: { $throne }.
event-penalty = { $seat } gets { $count ->
    [0] no penalty points.
    [one] one penalty point for { $cards }.
   *[other] { $count } penalty points for { $cards }.
  }
event-game-over = The game is over; everybody reveals their Iron Throne cards.

# What somebody did, in a few letters at the seat; $things are cards, people or lands.
deed-laid-left = laid { $things }
deed-laid-right = laid { $things }
deed-laid-middle = laid { $things }
deed-laid-above = laid { $things }
deed-draws-throne = drew the Iron Throne
deed-excluded = excluded
deed-penalty = { $count ->
    [0] no penalty points
    [one] one penalty point
   *[other] { $count } penalty points
  }

option-rounds = Number of rounds
option-starter = Starting seat
option-forced = Single legal move
option-starter-random = drawn by lot
option-forced-ask = is asked
option-forced-auto = plays itself

why-turn = Round { $round }: it is the turn of { $seat }.
