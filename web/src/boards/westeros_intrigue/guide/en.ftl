# The rules page begins with this.
guide-lead = Everybody builds the same pyramid. Get rid of your cards, build over the colours of the others and lay the last card if you can. In the end the fewest penalty points win.

guide-deal = Four houses
guide-deal-text = The 36 characters have four colours, nine of each; only the colour counts. All of them are dealt in every round; two players use 28.
guide-bottom = The bottom row
guide-bottom-text = In turn everybody lays one card. At the bottom any colour fits, left or right of the row, up to eight cards, or seven with two players.
guide-above = Higher up
guide-above-text = Above, a card lies on two neighbours and has the colour of at least one of them.
guide-out = Who cannot lay
guide-out-text = If none of your cards fits, you are out for this round. Every card left in your hand is a penalty point.
guide-throne = The last card
guide-throne-text = Whoever lays last in a round draws an Iron Throne card and shows it to nobody.
guide-end = The end
guide-end-text = After all rounds the throne cards take penalty points off. The lowest result wins, below zero as well.
