### DICE WAR's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

keep-lesson-a-keep-and-five-pawns = Your keep, a d20, shows 20; so does Beta's. Bring Beta's to 0. You take turns to roll a pawn and place it at home, in L1 or R1. You rolled a 3: that is how far it will move.
    .title = A keep and five pawns
    .task = Place your 3 in L1.
    .otherwise = Place it in L1, the left zone of your home.
    .notice = From L1 a 3 moves to M4, the grey middle. Your next roll is a 2, and so it goes on until all pawns are placed.

keep-lesson-run = Now you move your pawns in turn, each exactly as far as it shows. A 6 runs from your home straight into Beta's, and every pawn that survives there takes 5 from the keep.
    .title = Run
    .task = Move your 6 into Beta's home.
    .otherwise = Only the 6 reaches Beta's home in one move: move it to L7 or R7.
    .notice = Beta answers with a 2 in Defense. Low numbers win fights, and from its home a defender strikes the zone beside it too: your 6 will not last. The table says what an attack would do now.

keep-lesson-guard = A pawn that has not moved can go into the Defense slot of its zone. Homes are Advantage zones: a pawn there removes every higher enemy pawn in the zone beside it. Beta's 6 stands in L1.
    .title = Guard
    .task = Put your 1 into Defense.
    .otherwise = Your 1 in R1 guards L1 as well, if it stays: put it into Defense.
    .notice = The 1 removes the 6 in L1, and your 2 in L3 removes the 4 in R3, since L3 is an Advantage zone too. But Beta's 4 guards Beta's home as your 1 guards yours: your 6 in R7 is gone. Each lost pawn costs its owner's keep 1.

keep-lesson-fight = Where both colours share a zone, the highest pawn goes, and if its owner has another one there, the other side gives up one as well. In M4 your 6 meets a 5; a 3 beside it would help.
    .title = Fight
    .task = Move your 3 to M4.
    .otherwise = From L1 your 3 moves to M4, exactly three zones: there it supports the 6.
    .notice = The 6 was the highest and fell, but you still had the 3 there, so Beta had to give up the 5. One for one, and the 3 stands in M4, three zones from Beta's home.

keep-lesson-storm-the-keep = Later on, Beta's keep shows 5, and nobody guards it. Your 3 in the middle is exactly three zones from Beta's home, and a pawn that stands there after the attack takes 5.
    .title = Storm the keep
    .task = Move your 3 to L7 or R7.
    .notice = Nobody could strike your 3: it took 5, Beta's keep has fallen, and you have won.

keep-lesson-off-the-board = After the fight in M4 the round ends: you may take pawns off the board to roll them again. Pawns that stay keep their numbers, and any in Defense must move next round, when the other player goes first.
    .title = Off the board
