# Die Regelseite beginnt damit.
guide-lead = Führe ein Großes Haus durch Begegnungen, in denen gekämpft, verhandelt und verraten wird. Wer seinen Einfluss auf die anderen Häuser ausweitet, gewinnt; wer gemeinsam vorn liegt, teilt den Sieg.

guide-house = Dein Haus
guide-house-text = Ein Anführer mit einer Fähigkeit und vier Charaktere. Die Zahl ist ihre Macht, ohne Macht stirbt jemand. Fünf Einflussmarker warten darauf, ausgeweitet zu werden.
guide-encounter = Die Begegnung
guide-encounter-text = Ein Ereignis nennt den Verteidiger. Beide schicken jemanden vor, die anderen bieten einer Seite ihre Unterstützung an. Man darf sie ablehnen.
guide-cards = Verdeckt legen
guide-cards-text = Beide legen zugleich eine Karte: Krieg, Frieden oder einen Charakter. Charakterkarten spielt man sonst offen für ihren Text.
guide-results = Krieg, Frieden, Verrat
guide-results-text = Im Krieg zählen Karte und Macht. Frieden wird verhandelt. Wer Krieg gegen Frieden legt, gewinnt und gibt dafür Geiseln.
guide-hostages = Geiseln
guide-hostages-text = Genommene Karten liegen verdeckt vor dir. Zu Beginn jedes Zuges kannst du sie freilassen oder foltern, und vorher darüber reden.
guide-end = Das Ende
guide-end-text = Ist aller Einfluss von jemandem ausgeweitet oder ein Haus tot, gewinnt, wer am meisten ausgeweitet hat. Gleiche teilen den Sieg.
