# The words of the first game (first_game.yaml): one for each step that is taught, and the end.
teach-keep = You lead House Stark against House Lannister. Whoever first has 15 power wins. Your hand of seven cards could be exchanged once, but it is good: keep it.
teach-set-up = Before the first round everybody lays out characters and locations for at most 5 gold; a card’s cost stands at its top. Lay out the Knight of the Tumblestone, Direwolf Pup, Sansa Stark and Great Keep. Then the hand is filled up again.
teach-plot = A round begins with a plot, chosen in secret. It gives gold, initiative and claim: what a won challenge costs the loser. Choose Calm Over Westeros: 4 gold, initiative 3, claim 1.
teach-first = Your initiative is higher, so you say who goes first: choose yourself. Then everybody draws two cards.
teach-marshal = Marshalling: 4 gold from the plot and 1 from Great Keep. Marshal Eddard Stark for 4. The icons below his name say in which challenges he can fight, the number is his strength.
teach-pass = Eddard brought a power with him. One gold is left and may be worth keeping: unspent gold counts in the dominance phase. Pass, and the Lannisters marshal.
teach-challenge = Challenges each round: one military, one intrigue, one power. Military kills, intrigue costs cards in hand, power is stolen. Start a military challenge.
teach-attackers = Attackers kneel and are used up for this round; only characters with the icon can take part. Attack with Eddard and Direwolf Pup: together 5. The higher total wins, and a tie is the attacker’s.
teach-enough = Won, 5 to 4: the claim costs the Lannisters a character. Eddard’s renown brings him a power; he is deadly, so a defender dies, too. Who attacks cannot defend any more: keep Sansa back and end your challenges.
teach-defend = The Lannisters attack with intrigue, strength 1. Undefended, it would cost you two cards and bring them a power. Sansa has the icon and strength 2: defend with her.
teach-again = Warded off. Then came dominance, a power for the most standing strength and gold: the Lannisters’. All cards stood up, unspent gold was lost, a new round begins. Choose Holding the Trident: whoever has fewer characters fights stronger.
teach-done = That is a round: plot, draw, marshalling, challenges, dominance, standing, taxation. What your cards can do glows when it can be used; point at a card to read it. Play on from here.
