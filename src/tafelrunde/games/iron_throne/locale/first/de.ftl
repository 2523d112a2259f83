# Die Worte des ersten Spiels (first_game.yaml): je eines für jeden Schritt, der gelehrt wird, und das Ende.
teach-house = Drei Häuser kämpfen und verhandeln um den Thron. Wer zuerst alle fünf Einflussmarker auf andere Häuser ausweitet, beendet das Spiel. Nimm Haus Stark.
teach-leader = Alle behalten heimlich einen von zwei Anführerbögen; der Anführer hat eine Fähigkeit, die anderen vier Leute treten an. Wähle Eddard: Legt er Frieden und trifft auf Krieg, wird es trotzdem Frieden.
teach-strengthen = Du bist Herausforderer, und das Ereignis nennt Haus Lennister als Verteidiger. Beide ziehen eine Karte und legen eine Macht vom Anführerbogen auf einen Charakter. Macht auf Leuten zählt im Krieg: Stärke Robb.
teach-character = Nun schicken beide einen Charakter in die Begegnung. Robb hat inzwischen fünf Macht, die anderen vier: Schicke ihn.
teach-support = Unbeteiligte Häuser dürfen einer Seite einen Charakter anbieten. Baratheon bietet dir Stannis an: vier Macht mehr, und Baratheon gewinnt oder verliert mit dir. Nimm an.
teach-lay = Beide legen verdeckt eine Karte. Krieg gegen Krieg: Die Karte kommt zur Macht dazu, die höhere Summe gewinnt. Frieden gegen Frieden: Ihr verhandelt. Eins von beidem ist Verrat, und Krieg gewinnt. Du hast neun Macht am Tisch: Lege Krieg 10.
teach-hostage = 19 zu 11! Gewinnt die Seite des Herausforderers, weitet jedes ihrer Häuser einen Einfluss auf das Haus des Verteidigers aus. Der Charakter des Verlierers verliert die Hälfte seiner Macht, und du nimmst ihm eine Karte als Geisel. Nimm eine aus der Hand.
teach-keep = Vor jedem Zug darf man Geiseln freilassen oder foltern: Gefoltert kostet eine Geisel ihr Haus eine Macht. In Verhandlungen wird Krieg 4 mehr wert sein. Behalte sie und passe.
teach-again = Nun fordert dich Lennister heraus. Die gleiche Vorbereitung: je eine Karte und eine Macht. Lege die Macht auf Catelyn.
teach-send = Wer verliert, halbiert die Macht des Charakters am Tisch. Robb ist dein Stärkster, also bleibt er zu Hause: Schicke Catelyn.
teach-peace = Mit Eddard ist Frieden für dich sicher: Selbst gegen Krieg wäre es kein Verrat. In Verhandlungen können beide gewinnen. Lege Frieden.
teach-deal = Frieden auf beiden Seiten. Dreierlei kann den Besitzer wechseln: ein Einfluss, bis zu zwei Geiseln, bis zu drei Macht von Bogen zu Bogen. Lennister bietet je einen Einfluss und dir zwei Macht. Nimm an: Was vereinbart ist, geschieht genau so.
teach-done = Das ist ein Zug: Geiseln, Vorbereitung, Unterstützung, Begegnung, Auswertung. Scheitern Verhandlungen, verlieren alle am Tisch die Hälfte der Macht ihres Charakters. Versprechen kann man jederzeit unter Gespräch abgeben; ob sie gehalten werden, liegt an den Leuten. Zwei deiner fünf Einflüsse sind ausgeweitet. Spiele von hier an selbst.
