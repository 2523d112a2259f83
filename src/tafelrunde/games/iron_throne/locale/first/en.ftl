# The words of the first game (first_game.yaml): one for each step that is taught, and the end.
teach-house = Three houses fight and bargain for the throne. Whoever first spreads all five influence tokens on other houses ends the game. Take House Stark.
teach-leader = Everybody keeps one of two leader sheets in secret; the leader has an ability, the other four people fight. Choose Eddard: when he lays peace and meets war, it is peace all the same.
teach-strengthen = You are the challenger, and the event names House Lannister as defender. Both draw a card and put one power from the leader sheet on a character. Power on people counts in a war: strengthen Robb.
teach-character = Now both send one character to the encounter. Robb has five power by now, the others four: send him.
teach-support = Houses that take no part may offer a character to either side. Baratheon offers you Stannis: four power more, and Baratheon wins or loses with you. Accept.
teach-lay = Both lay one card face down. War against war: the card is added to the power, and the higher total wins. Peace against peace: you negotiate. One of each is betrayal, and war wins. You have nine power at the table: lay War 10.
teach-hostage = 19 to 11! When the challenger’s side wins, each of its houses spreads an influence on the defender’s. The loser’s character loses half its power, and you take a card of the loser as hostage. Take one from the hand.
teach-keep = Before every turn hostages may be released or tortured: tortured, a hostage costs its house a power. War 4 will be worth more in talks. Keep it and pass.
teach-again = Now Lannister challenges you. The same preparation: a card and a power each. Put the power on Catelyn.
teach-send = Whoever loses halves the power of the character at the table. Robb is your strongest, so he stays at home: send Catelyn.
teach-peace = Eddard makes peace safe for you: even against war it would be no betrayal. In talks both sides can gain. Lay peace.
teach-deal = Peace on both sides. Three things can be given: an influence, up to two hostages, up to three power from sheet to sheet. Lannister offers an influence for each and two power for you. Accept: what is agreed is done exactly so.
teach-done = That is a turn: hostages, preparation, support, encounter, resolution. If talks fail, everybody at the table loses half the power of their character. Promises can be made at any time under Talk; whether they are kept is up to people. Two of your five influences are spread. Play on from here.
