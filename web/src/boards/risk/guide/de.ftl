# Die Regelseite beginnt damit.
guide-lead = Führe ein Haus über die Karte: Erobere Gebiete, halte sie und setze dich gegen alle durch. Im Gefecht gewinnt das meiste Land, in der Herrschaft gewinnen zehn Punkte und der eigene Sitz der Macht.

guide-land = Land und Heere
guide-land-text = Ein Gebiet gehört dem Haus, dessen Schild darauf steht; die Zahl sind seine Einheiten. Zinnen zeigen eine Burg, ein Anker einen Hafen.
guide-reinforce = Verstärken
guide-reinforce-text = Dein Zug beginnt mit neuen Einheiten: eine für je drei Gebiete und Burgen, mindestens drei. Eine ganze Region bringt dazu, was ihr Siegel zeigt.
guide-battle = Angreifen
guide-battle-text = Greife Nachbarn an, so oft du willst, auch von Hafen zu Hafen: höchstens drei Würfel gegen zwei, die höchsten zuerst. Gleichstand hält.
guide-cards = Ziehen und tauschen
guide-cards-text = Zuletzt ziehen Einheiten einmal durch eigenes Land. Hast du erobert, gibt es eine Gebietskarte; drei passende bringen später Einheiten.
guide-end = Das Ende des Gefechts
guide-end-text = In der unteren Hälfte der Karten steckt die Spielende-Karte. Kommt sie, zählen jedes Gebiet, jede Burg und jeder Hafen einen Punkt.
guide-dominion = Die Herrschaft
guide-dominion-text = Hier kommen Gold, Charaktere, Maester und geheime Ziele dazu. Zehn Punkte gewinnen, wenn du deinen Sitz der Macht hältst.
