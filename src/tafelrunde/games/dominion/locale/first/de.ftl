# Die Worte des ersten Spiels (first_game.yaml): je eines für jeden Schritt, der gelehrt wird, und das Ende.
teach-treasures = Dein Kartensatz sind sieben Kupfer und drei Anwesen; fünf davon hast du auf der Hand. Anwesen zählen am Ende Punkte, Kupfer ist Geld für jetzt. Spiele alle Geldkarten aus: 3 Geld.
teach-buy = Ein Kauf je Zug. Mit Kupfer allein kommt man nicht weit: Kaufe ein Silber für 3, es ist für den Rest des Spiels 2 wert. Es kommt auf deinen Ablagestapel.
teach-again = Alles, was du hattest, liegt auf dem Ablagestapel, und du hast die anderen fünf Karten gezogen. Spiele wieder deine Geldkarten aus.
teach-action-card = 4 Geld reichen für eine Aktionskarte. Kaufe eine Brücke: Sie kommt auf die Hand, wenn der Nachziehstapel leer ist und der Ablagestapel gemischt wird. Das geschieht gleich nach diesem Zug.
teach-action = Ein Zug hat drei Phasen: Aktion, Kauf, Aufräumen. Eine Aktionskarte darfst du ausspielen, vor dem Geld. Spiele die Brücke.
teach-cheaper = Die Brücke gibt dir 1 Geld und einen zweiten Kauf, und alle Karten kosten in diesem Zug 1 weniger: Sieh dir die Preise an. Spiele nun deine Geldkarten aus.
teach-nobles = Adelige kosten 6, jetzt 5. Sie sind eine Aktion und dazu 2 Punkte wert. Kaufe sie.
teach-end = Das Geld ist aufgebraucht. Ein Kupfer bekämst du noch umsonst, aber es stünde deinen besseren Karten nur im Weg. Beende deinen Zug.
teach-done = Das ist der ganze Zug: Aktion, Geld, Kauf, Aufräumen. Das Spiel endet, wenn die Provinzen oder drei beliebige Stapel leer sind; dann zählen alle Punkte in deinem Kartensatz. Mit Gold kommen die 8 für eine Provinz zusammen. Spiele von hier an selbst.
