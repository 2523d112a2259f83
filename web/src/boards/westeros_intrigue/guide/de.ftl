# Die Regelseite beginnt damit.
guide-lead = Alle bauen an derselben Pyramide. Werde deine Karten los, verbaue den anderen ihre Farben und lege möglichst die letzte. Es gewinnt, wer am Ende am wenigsten Strafpunkte hat.

guide-deal = Vier Häuser
guide-deal-text = Die 36 Charaktere haben vier Farben, neun von jeder; nur die Farbe zählt. Sie werden in jeder Runde ganz ausgeteilt; zu zweit sind es 28.
guide-bottom = Die unterste Reihe
guide-bottom-text = Reihum legt jeder eine Karte. Unten passt jede Farbe, links oder rechts an die Reihe, bis acht Karten liegen, zu zweit sieben.
guide-above = Weiter nach oben
guide-above-text = Darüber liegt eine Karte auf zwei Nachbarn und hat die Farbe von mindestens einem der beiden.
guide-out = Wer nicht mehr kann
guide-out-text = Passt keine deiner Karten, bist du für diese Runde draußen. Jede Karte auf deiner Hand ist ein Strafpunkt.
guide-throne = Die letzte Karte
guide-throne-text = Wer in der Runde als Letzter legt, zieht eine Karte des Eisernen Throns und zeigt sie niemandem.
guide-end = Das Ende
guide-end-text = Nach allen Runden ziehen die Thronkarten Strafpunkte ab. Das kleinste Ergebnis gewinnt, auch unter null.
