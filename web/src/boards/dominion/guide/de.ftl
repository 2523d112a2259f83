# Die Regelseite beginnt damit.
guide-lead = Alle beginnen mit demselben kleinen Kartensatz und bauen ihn Zug um Zug aus: Was du kaufst, kommt immer wieder auf deine Hand. Wer am Ende die meisten Punkte in seinen Karten hat, gewinnt.

guide-deck = Dein Kartensatz
guide-deck-text = Sieben Kupfer und drei Anwesen sind deine ersten Karten. Fünf davon ziehst du für jeden Zug auf die Hand.
guide-action = Eine Aktion
guide-action-text = Erst darfst du eine Aktion spielen. Manche erlauben weitere, bringen Karten, Käufe oder Geld.
guide-buy = Ein Kauf
guide-buy-text = Dann legst du dein Geld aus und kaufst eine Karte, die höchstens so viel kostet. Die Zahl unten links ist ihr Preis.
guide-again = Ablegen und nachziehen
guide-again-text = Alles kommt auf deine Ablage, auch das Gekaufte, und du ziehst fünf neue. Ist der Stapel leer, wird die Ablage gemischt.
guide-attack = Angriff und Reaktion
guide-attack-text = Angriffe treffen alle anderen. Wer eine Reaktion auf der Hand hat, darf sie zeigen und kommt besser davon.
guide-end = Das Ende
guide-end-text = Sind die Provinzen oder drei Stapel leer (ab fünf Personen vier), zählen die Punkte in allen deinen Karten.
