### Dice Wars' lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

army-lesson-an-army-behind-a-divider = Both sides roll ten troop dice at the same time, each behind the divider. Swords and axes attack, shields defend, a heal brings dice back, and a skull is out of the fight until it is healed.
    .title = An army behind a divider
    .task = Roll your ten troops.
    .notice = Three swords and two axes are 5 attack; two shields and a double shield are 4 defence. The skull stays as it is.

army-lesson-roll-again = You may roll any troops again, twice at most; skulls stay. You keep what you like: here three swords. Four swords would earn you a bonus die; two axes earn nothing.
    .title = Roll again
    .task = Pick both axes and roll them again.
    .otherwise = Keep the swords, the shields and the heal: pick both axes and nothing else.
    .notice = Two more swords: five attack as before, and now they are five of a kind.

army-lesson-the-divider-goes = Beta is ready behind the divider. Once you stop as well, both trays are revealed: each side's attack meets the other's defence, and whatever gets through costs health.
    .title = The divider is lifted
    .task = Stop, and let them fight.
    .otherwise = Five swords are enough: stop here.
    .notice = Your 5 attack met 4 defence: Beta is down to 9. Your shields held. Your heal revived the skull, and your shields rest for a turn. Your swords have earned a bonus die.

army-lesson-a-bonus-die = Four swords or axes earn an Attack die, four shields a Defense die, four heals or skulls a Special die. The supply lies in the middle. A Captain can make every sword hit harder.
    .title = A bonus die
    .task = Take the Captain.
    .otherwise = For this lesson, take the Captain, which can make every sword hit harder.
    .notice = It is yours for the whole match, and rolled first from the next turn on.

army-lesson-the-last-stroke = Two turns later Beta has 4 health left. Your Captain shows a sword buff: each of your three swords counts 1 more. With two axes that is 8 attack.
    .title = The final blow
    .task = Stop, and strike.
    .otherwise = 8 attack may well be enough: stop.
    .notice = 8 attack met 4 defence: Beta has no health left, and the round is yours. The next one starts with 15 health each, and you keep your Captain.

army-lesson-two-rounds-win = Each round starts with five more health and all your dice back, bonus dice included. Whoever wins two rounds wins the match.
    .title = Two rounds to win
