# The words of the first game (first_game.yaml): one for each step that is taught, and the end.
teach-first = Everybody builds one pyramid. On your turn you lay exactly one card from your hand. The first one goes to the middle and may have any colour: choose Shireen (stag) in your hand, then the place on the table.
teach-bottom = The bottom row grows at its two ends, left or right, and any colour fits there. Lay Joffrey (lion) at the left.
teach-above = Above two neighbours there is a place, too. The card on it must have the colour of one of the two below. Lay Jon Snow (wolf) above Catelyn (wolf) and Shireen (stag): Catelyn is a Stark, like him.
teach-full = The bottom row is full now, eight cards. From here on everything goes upwards, and colours run out. Lay Sansa (wolf) above Robert (stag) and Hodor (wolf).
teach-shut-out = A few turns later. Few places are left, and who cannot lay a card is out for this round. Lay Khal Drogo (dragon) above Daenerys (dragon) and Matthos (stag) and see what that does to the others.
teach-alone = Both others are excluded: nothing in their hands fits. You go on alone, turn after turn, as long as something fits. Lay Barristan above Jorah and Daenerys, all three with the dragon.
teach-last = Your last card! Whoever lays the last card of a round draws an Iron Throne card, worth 1 to 3 points. Cards left in hand are penalty points. Lay Daario above Barristan and Khal Drogo, three dragons again.
teach-done = You have no penalty points and an Iron Throne card, the others have three penalty points each. The lowest sum wins after the last round. Hold on to several colours for as long as you can, and close places the others need. Play on from here.
