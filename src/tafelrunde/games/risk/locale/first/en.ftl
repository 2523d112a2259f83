# The words of the first game (first_game.yaml): one for each step that is taught, and the end.
teach-house = The highest die chooses a house first, and that is you. Houses differ in colour only in this plain game, Skirmish. Lead Stark. Then all territories are dealt, two units on each.
teach-reinforce = A turn begins with reinforcements: one unit for every three territories and castles, at least three. You have seven. In the Riverlands only Harrenhal is missing: place all seven in Riverrun, next to it.
teach-invade = Now invade: from a territory of your own with at least two units to a neighbour that is not yours. One unit always stays behind. Choose Riverrun as origin and Harrenhal as target.
teach-battle = An invasion is fought battle by battle. You send one, two or three units and roll a die for each; the defender rolls one or two. More dice are better: attack with three.
teach-again = The highest dice are compared, then the second ones. The higher die wins, and a tie is the defender’s: one unit lost on either side. One defender is left. Attack with three again.
teach-move-in = Harrenhal is taken. Those who fought last must move in, more may follow. It lies at the border: let five move in, and three stay in Riverrun.
teach-stop = All of the Riverlands is yours: from your next turn on that brings two units more, as long as nobody takes any of it. You could go on invading, but thin lines break easily. End your invasions.
teach-maneuver = Once a turn units may move from one territory of yours to another, all the way through your own land. In Karhold nobody threatens you: move a unit from there to Stoney Sept.
teach-done = For a turn with a conquest there is one territory card; three alike, or three different ones, bring units. That is the turn: reinforce, invade, maneuver, card. The end-game card lies in the lower half of the deck: when it comes, territories, castles and ports count a point each. Play on from here.
