title = Belagerung

card-ram = Rammbock
card-feast = Fest
card-shield = Schild
card-tunnel = Stollen
card-horn = Horn

prompt-act = Was tust du?
prompt-react = Ein Rammbock am Tor: was tust du?
prompt-put-back = Welche Karte kommt zurück?
prompt-burn = Welche Karten verbrennst du?
prompt-post = Wo stehen deine Wachen?
prompt-bid = Wie viel bietest du?
prompt-horn = Bläst du ein Horn?
prompt-parley = Wem bietest du wie viel?
prompt-accept = Zeigst du dafür deine Hand?
prompt-agree = Zahlst du den höheren Preis?
prompt-tribute = Ein Tribut

act-ram = den Rammbock spielen
act-feast = ein Fest geben
act-rest = rasten
act-parley = verhandeln
act-watch = Wachen aufstellen
react-endure = erdulden
react-shield = den Schild heben
react-tunnel = durch den Stollen fliehen
horn-horn = das Horn blasen
put-back = { $cards } zurücklegen
burn = { $cards } verbrennen
to = an { $seat }
accept = annehmen
decline = ablehnen
parley = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  }
bid = { $count } bieten
tribute = { $count ->
    [one] eine Münze
   *[other] { $count } Münzen
  }

event-game-over = Die Belagerung ist vorbei.
event-breach = Eine Mauer von { $seat } fällt.
event-put-back = { $seat } legt eine Karte zurück.
event-saw-put-back = Du siehst: { $card }.
event-burned = { $seat } verbrennt { $count } Karten.
event-you-burned = Du verbrennst { $cards }.
event-posted = { $seat } stellt Wachen auf.
event-called-off = Das Fest von { $seat } fällt aus.
event-bid = { $seat } bietet { $count }.
event-silenced = Das Horn von { $seat } verstummt.
event-sounded = Das Horn von { $seat } erschallt.
event-offered = { $seat } bietet { $count }.
event-countered = { $seat } verlangt { $count }.
event-accepted = { $seat } nimmt an.
event-declined = { $seat } lehnt ab.
event-shown = Dir wird gezeigt: { $cards }.
event-played = { $seat } spielt { $card }.
event-drew = { $seat } zieht eine Karte.
event-you-drew = Du ziehst { $card }.
event-tribute-offered = { $seat } verspricht { $count }.
event-tribute-taken = { $seat } nimmt es.
event-tribute-refused = { $seat } nimmt es nicht.
event-tribute-paid = { $seat } zahlt { $count }.
