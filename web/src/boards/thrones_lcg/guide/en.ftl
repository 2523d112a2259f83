# The rules page begins with this.
guide-lead = Everybody leads a House with a deck and seven plots. Marshal people and places, challenge the others in military, intrigue and power, and be the first to have fifteen power.

guide-plot = A plot
guide-plot-text = Each round begins with a plot chosen in secret: gold, initiative, and the claim, how much a won challenge costs the loser.
guide-marshal = Draw and marshal
guide-marshal-text = Draw two cards. Pay gold for characters, locations that help every round, and attachments that lie on other cards.
guide-challenge = Challenges
guide-challenge-text = Once each: military, intrigue, power. Characters with the icon kneel to attack or defend; the higher total of strength wins, a tie is the attacker’s.
guide-claim = What a win brings
guide-claim-text = As often as the claim says. If nobody defended there is a power besides, and one for every winner with renown.
guide-kneel = Kneeling
guide-kneel-text = Who attacked kneels and cannot defend any more. When all have had their challenges, all cards stand up again.
guide-power = Power
guide-power-text = Most standing strength and gold left over bring a power for dominance. Whoever has fifteen on House card and characters wins at once.
