### War Dice's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

battle-lesson-a-unit-is-a-grid-of-dice = You bought Dragon Warriors, two columns by two rows, and rolled 5, 5, 2 and 2. Whoever attacks a row or column must roll more than its sum. Two 2s in the same row or column would be easy prey.
    .title = A unit is a grid of dice
    .task = Spread your dice evenly.
    .otherwise = Put a 5 and a 2 into every row and column: choose Spread evenly.
    .notice = Every row and column adds up to 7 now, and none is easy.

battle-lesson-move = Three zones lie in a line: your base, the center and Beta's base. In an action a unit may move one zone and attack, in either order. Beta's Zombie Horde is in the center. Melee reaches only its own zone.
    .title = Move
    .task = Move to the center.
    .otherwise = From your base, no enemy is within reach: move to the center.
    .notice = The action is not over yet: now the unit may attack.

battle-lesson-strike = A melee attack takes a row or a column. You roll two dice and must beat its sum; each 6 adds a die. Column 1 of the Zombie Horde is only a 4, since the square below it is crossed out.
    .title = Strike
    .task = Attack column 1 of the Zombie Horde.
    .otherwise = You beat the 4 of column 1 five times in six. The other rows and columns are far stronger.
    .notice = 3 and 2 are 5, more than 4: the square is crossed out. An equal total would have missed. Once all its squares are crossed out, the unit is defeated.

battle-lesson-a-power = Column 3 of the Zombie Horde is 5 and 1. Your Archers shoot from the next zone with two dice. Your Dragon Warriors have Flanking: another of your units attacks at once with one more die. It uses up both units' actions.
    .title = A power
    .task = Use Flanking.
    .otherwise = Choose Flanking, so that your Archers attack with three dice.
    .notice = Three dice came to 7, more than 6. Touch a unit to read what its powers do.

battle-lesson-under-siege = Beta's Bone Tosser besieges your Dragon Warriors with three dice. You name three squares, and one die is rolled against each of them. A die beats a 2 easily, but a 5 only with a 6.
    .title = Under siege
    .task = Name both 5s and one 2.
    .otherwise = Leave one 2 out: name both 5s and one 2.
    .notice = Both 5s held. A unit that has lost squares can regroup: you roll its remaining dice again and place them as you like.

battle-lesson-storm-the-base = Each round that ends with a unit of yours in Beta's base gives you a victory point. Five win, and you have four. But the way in is closed while Beta has a melee unit in the center, and the Zombie Horde still stands there. Your Footsoldiers share its zone.
    .title = Storm the base
    .task = Attack the Zombie Horde with your Footsoldiers.
    .notice = The last square is crossed out, and in the same action your Footsoldiers march in. The round ends with your fifth point, and you have won. You also win by defeating every enemy unit.

battle-lesson-your-turn = Begin with a small army: 10 or 15 points, a few cheap units and one that costs more. Touch any unit to see what it can do. Every choice shows what an attack needs, and its chance.
    .title = Your turn
