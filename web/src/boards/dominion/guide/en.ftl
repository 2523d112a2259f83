# The rules page begins with this.
guide-lead = Everybody begins with the same small deck and builds it turn by turn: what you buy comes back to your hand again and again. Whoever has most points in their cards at the end wins.

guide-deck = Your deck
guide-deck-text = Seven Coppers and three Estates are your first cards. You draw five of them for every turn.
guide-action = One Action
guide-action-text = First you may play one Action. Some allow more of them, bring cards, Buys or coins.
guide-buy = One Buy
guide-buy-text = Then you lay out your Treasures and buy one card that costs no more. The number at the bottom left is its cost.
guide-again = Discard and draw
guide-again-text = Everything goes to your discard pile, what you bought as well, and you draw five. When the deck is empty, the pile is shuffled.
guide-attack = Attack and Reaction
guide-attack-text = Attacks strike all others. Whoever holds a Reaction may show it and gets off more lightly.
guide-end = The end
guide-end-text = When the Provinces or three piles are empty (four with five players or more), the points in all your cards count.
