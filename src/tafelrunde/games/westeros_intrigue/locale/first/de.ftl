# Die Worte des ersten Spiels (first_game.yaml): je eines für jeden Schritt, der gelehrt wird, und das Ende.
teach-first = Alle bauen an einer Pyramide. Wer am Zug ist, legt genau eine Karte aus der Hand. Die erste kommt in die Mitte und darf jede Farbe haben: Wähle Sharin auf deiner Hand und dann den Platz auf dem Tisch.
teach-bottom = Die unterste Reihe wächst an ihren beiden Enden, links oder rechts, und dort passt jede Farbe. Lege Joffrey links an.
teach-above = Auch über zwei Nachbarn ist ein Platz. Die Karte darauf muss die Farbe von einer der beiden darunter haben. Lege Jon Schnee über Catelyn und Sharin: Catelyn ist eine Stark wie er.
teach-full = Die unterste Reihe ist nun voll, acht Karten. Ab jetzt geht alles nach oben, und die Farben werden knapp. Lege Sansa über Robert und Hodor.
teach-shut-out = Ein paar Züge später. Es sind nur noch wenige Plätze frei, und wer keine Karte legen kann, ist für diese Runde ausgeschlossen. Lege Khal Drogo über Daenerys und Matthos und sieh, was das den anderen antut.
teach-alone = Beide anderen sind ausgeschlossen: Nichts auf ihrer Hand passt. Du legst allein weiter, Zug um Zug, solange etwas passt. Lege Barristan über Jorah und Daenerys.
teach-last = Deine letzte Karte! Wer die letzte Karte einer Runde legt, zieht eine Karte des Eisernen Throns, 1 bis 3 Punkte wert. Karten auf der Hand sind Strafpunkte. Lege Daario über Barristan und Khal Drogo.
teach-done = Du hast keine Strafpunkte und eine Karte des Eisernen Throns, die anderen haben je drei Strafpunkte. Nach der letzten Runde gewinnt die kleinste Summe. Behalte möglichst lange mehrere Farben, und schließe Plätze, die andere brauchen. Spiele von hier an selbst.
