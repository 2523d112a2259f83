# The rules page begins with this.
guide-lead = Lead a Great House through encounters of war, peace and betrayal. Whoever spreads their influence on the other houses wins; those who are ahead together share the victory.

guide-house = Your house
guide-house-text = A leader with an ability and four characters. The number is their power; without any somebody dies. Five influence tokens wait to be spread.
guide-encounter = The encounter
guide-encounter-text = An event names the defender. Both send somebody, the others offer their support to one side. It may be refused.
guide-cards = Face down
guide-cards-text = Both lay a card at once: war, peace or a character. Otherwise character cards are played openly for their text.
guide-results = War, peace, betrayal
guide-results-text = In war card and power count. Peace is negotiated. War against peace wins, and costs hostages.
guide-hostages = Hostages
guide-hostages-text = Cards taken lie face down before you. At the start of every turn you may release or torture them, and talk about it before.
guide-end = The end
guide-end-text = When somebody has spread all influence, or a house is dead, whoever has spread most wins. Equals share the victory.
