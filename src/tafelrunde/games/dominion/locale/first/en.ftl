# The words of the first game (first_game.yaml): one for each step that is taught, and the end.
teach-treasures = Your deck is seven Coppers and three Estates; five of them are your hand. Estates are worth points at the end, Coppers are money now. Play all your Treasures: 3 coins.
teach-buy = One purchase per turn. Coppers alone get you nowhere: buy a Silver for 3 coins, it is worth 2 for the rest of the game. It goes to your discard pile.
teach-again = Everything you had went to the discard pile, and you drew the other five cards. Play your Treasures once more.
teach-action-card = 4 coins buy an Action card. Buy a Bridge: it comes to your hand when your deck is used up and the discard pile is shuffled. That happens right after this turn.
teach-action = A turn has three phases: Action, Buy, Clean-up. You may play one Action card, before your money. Play the Bridge.
teach-cheaper = Bridge gave you a coin and a second Buy, and every card costs 1 less this turn: look at the prices. Now play your Treasures.
teach-nobles = Nobles cost 6, now 5. They are an Action and worth 2 points besides. Buy them.
teach-end = No coins are left. You could still take a Copper for nothing, but it would only get in the way of your better cards. End your turn.
teach-done = That is the whole turn: Action, Treasures, Buy, Clean-up. The game ends when the Provinces or any three piles are empty; then all points in your deck count. A deck with Golds buys Provinces for 8. Play on from here.
