# Damit beginnt die Regelseite.
guide-lead = Alle führen ein Haus mit einem Deck und sieben Strategien. Lass Leute und Orte aufmarschieren, fordere die anderen mit Militär, Intrige und Macht heraus und habe als Erster fünfzehn Macht.

guide-plot = Eine Strategie
guide-plot-text = Jede Runde beginnt mit einer heimlich gewählten Strategie: Gold, Initiative und der Schaden, also wie viel eine gewonnene Herausforderung den Verlierer kostet.
guide-marshal = Nachziehen und aufmarschieren
guide-marshal-text = Zieh zwei Karten. Bezahle Gold für Charaktere, für Orte, die jede Runde helfen, und für Zusätze, die auf anderen Karten liegen.
guide-challenge = Herausforderungen
guide-challenge-text = Je ein Militärschlag, eine Intrige, ein Machtkampf. Charaktere mit dem Symbol beugen sich zum Angriff oder zur Verteidigung; die höhere Summe an Stärke gewinnt, bei Gleichstand der Angreifer.
guide-claim = Was ein Sieg bringt
guide-claim-text = So oft, wie der Schaden sagt. Hat niemand verteidigt, gibt es eine Macht dazu, und eine für jeden ruhmreichen Gewinner.
guide-kneel = Gebeugt
guide-kneel-text = Wer angegriffen hat, ist gebeugt und kann nicht mehr verteidigen. Sind alle Herausforderungen vorbei, richten sich alle Karten wieder auf.
guide-power = Macht
guide-power-text = Am meisten stehende Stärke und übriges Gold bringen eine Macht für die Herrschaft. Wer fünfzehn auf Hauskarte und Charakteren hat, gewinnt sofort.
