### inDICEsion's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

indicesion-lesson-throw-dice-at-boards = You and Beta each have six dice and a board. You take turns, throwing one die at a time. At the end of the round each of you scores every die on your own board, whoever threw it: a point for each pip. Pull a die back and let it go, or press the button: it flies as you aimed it.
    .title = Throw dice at boards
    .task = Throw a die onto your own board.
    .otherwise = Throw it at Alpha's board, which is yours.
    .notice = It lies on your board: at the end of the round it scores what it shows, and so does Beta's blue die there. Until then any throw may knock them off.
    .missed = It came to rest off your board, where it scores nothing: foam dice roll on a little after they land. The ellipse on the table shows where two throws in three end up. Throw again, or continue.

indicesion-lesson-towers = Where dice are stacked, only the top one scores, multiplied by the levels of its tower. A crooked die, like the one on Beta's board, scores nothing. This throw drops from above; in a game, you can do the same with Fine aim.
    .title = Towers
    .task = Drop your die from above on your board.
    .otherwise = From above it falls onto your board, and with luck onto a die: choose to drop it there.
    .notice = It came to rest on your 6. That tower is worth its top, 5, times two levels: 10. The 6 under it is worth nothing now.

indicesion-lesson-powers = In Drafting you pick your dice, and colours have powers. Green is poison: it subtracts its points from the board it lies on. Beta has thrown a 6 onto yours. Yellow adds 1 to the others on its board. Red burns whatever touches it.
    .title = Powers
    .task = Drop red from above on your board.
    .otherwise = Red burns poison away: drop it onto your own board, Alpha's, from above.
    .notice = Red touched the green die, which is now out of play. Red would burn your own dice just as well.

indicesion-lesson-blue-stands-in = Here your yellow die has knocked the green 6 off your board. You may put a blue die in its place, showing the same face: plus 6 points instead of minus 6. It costs the blue die and your next turn.
    .title = Blue stands in
    .task = Put blue in green's place.
    .otherwise = Six points are well worth a turn: replace it.
    .notice = Blue has no poison, and the yellow die beside it adds 1: seven points. You will skip your next turn.

indicesion-lesson-pink-throws-again = Beta's orange die shows 1, which is worth only the 1 that yellow adds. Beta may give up a pink die and a turn to throw the same die again, at any board.
    .title = Pink throws again
    .task = Sit in for Beta: throw it again.
    .otherwise = A 1 is worth another throw here: give up Beta's pink die.
    .notice = The orange die is back in Beta's hand, but nothing it did is undone.

indicesion-lesson-the-round = Once all dice are thrown or used up, whoever has the most points wins the round; nobody wins a tie. Back in the round with the tower, Beta has 12 points to your 10, and the last die is yours.
    .title = The round
    .task = Drop your last die on your board.
    .otherwise = Drop it from above on your own board, Alpha's: on Beta's board it would score for Beta.
    .notice = A 4 beside the tower: 14 to 12, and the round is yours. Everyone picks up their dice again for the next round; two rounds win the game.

indicesion-lesson-your-turn = Throw with the keys, the mouse or a finger: a die flies, bounces and comes to rest as foam does. The ellipse shows where two throws in three end up.
    .title = Your turn
