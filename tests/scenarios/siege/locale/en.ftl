title = Siege

card-ram = Ram
card-feast = Feast
card-shield = Shield
card-tunnel = Tunnel
card-horn = Horn

prompt-act = What do you do?
prompt-react = A ram at the gate: what do you do?
prompt-put-back = Which card goes back on the pile?
prompt-burn = Which cards do you burn?
prompt-post = Where do your guards stand?
prompt-bid = How much do you bid?
prompt-horn = Do you blow a horn?
prompt-parley = Whom do you offer how much?
prompt-accept = Do you show your hand for that?
prompt-agree = Do you pay the higher price?
prompt-tribute = A tribute

act-ram = play the Ram
act-feast = give a Feast
act-rest = rest
act-parley = parley
act-watch = post guards
react-endure = endure
react-shield = raise the Shield
react-tunnel = flee through the Tunnel
horn-horn = blow the Horn
put-back = put back { $cards }
burn = burn { $cards }
to = to { $seat }
accept = accept
decline = decline
parley = { $count ->
    [one] one coin
   *[other] { $count } coins
  }
bid = bid { $count }
tribute = { $count ->
    [one] one coin
   *[other] { $count } coins
  }

event-game-over = The siege is over.
event-breach = A wall of { $seat } falls.
event-put-back = { $seat } puts a card back.
event-saw-put-back = You see: { $card }.
event-burned = { $seat } burns { $count } cards.
event-you-burned = You burn { $cards }.
event-posted = { $seat } posts guards.
event-called-off = The feast of { $seat } is called off.
event-bid = { $seat } bids { $count }.
event-silenced = The horn of { $seat } is silenced.
event-sounded = The horn of { $seat } sounds.
event-offered = { $seat } offers { $count }.
event-countered = { $seat } asks for { $count }.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-shown = You are shown { $cards }.
event-played = { $seat } plays { $card }.
event-drew = { $seat } draws a card.
event-you-drew = You draw { $card }.
event-tribute-offered = { $seat } promises { $count }.
event-tribute-taken = { $seat } will take it.
event-tribute-refused = { $seat } will not take it.
event-tribute-paid = { $seat } pays { $count }.
