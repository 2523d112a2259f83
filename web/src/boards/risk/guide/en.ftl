# The rules page begins with this.
guide-lead = Lead a house across the map: conquer territories, hold them and prevail against everybody. A skirmish is won by most land, a dominion by ten points and the seat of power of your own house.

guide-land = Land and armies
guide-land-text = A territory belongs to the house whose shield stands on it; the number is its units. Battlements are a castle, an anchor is a port.
guide-reinforce = Reinforce
guide-reinforce-text = Your turn begins with new units: one for every three territories and castles, at least three. A whole region adds what its seal shows.
guide-battle = Attack
guide-battle-text = Attack neighbours as often as you like, from port to port as well: at most three dice against two, the highest first. Ties hold.
guide-cards = Move and trade
guide-cards-text = Last, units move through own land once. If you conquered, you get a territory card; three that match bring units later.
guide-end = The end of a skirmish
guide-end-text = The end-game card lies in the lower half of the deck. When it comes, every territory, castle and port counts one point.
guide-dominion = Dominion
guide-dominion-text = Here gold, characters, maesters and secret objectives join in. Ten points win, if you hold your seat of power.
