### DiceWing's lesson: each message is what a step says, with these beside it:
### .title, .task (what to try), .otherwise (the answer to another move), .notice (what to see once it is done)
### and .missed (the answer to a throw of the reader's own that comes to something else).

dicewing-lesson-two-sets-one-pool = Alpha's bone dice and Beta's ink dice, seven each, are rolled into one pool. You draft from both sets, and a die keeps the face it shows. A d% counts in tens, and a 0 on a d10 is ten.
    .title = Two sets, one pool

dicewing-lesson-take-a-die = You go first, so you take one die; then Beta takes two, and from there you take turns. High faces hit hard.
    .title = Take a die
    .task = Take a die that shows 17 or more.
    .otherwise = That die can wait: look for a face of 17 or more. The d% dice count in tens.
    .notice = It lies in your squadron now, open for Beta to see. Beta picks twice.

dicewing-lesson-launch-two-dice = Both players pick two dice in secret; both bays open together. Two dice from one set earn Training: the higher one counts again.
    .title = Launch two dice
    .task = Launch your bone d20 and d12.
    .otherwise = Your strongest pair from one set is the bone d20 showing 17 and the bone d12 showing 9: launch those two.
    .notice = 17 + 9 and Training 17; both are odd, so Targeting adds Beta's 5 as well: 48. Beta's mixed pair is odd too and adds your 17: 25. You win the attack.

dicewing-lesson-low-dice-bite-back = Whoever used the lowest die of the attack, win or lose, lowers a die in the other squadron by a step. This time the lowest dice can be yours: twins, both showing 1. Equal numbers are Synchronized and add both opposing dice; odd numbers add the higher.
    .title = Low dice bite back
    .task = Launch your two d6.
    .otherwise = Launch both d6, each showing 1: they are equal, they are odd, and they have the same number of sides.
    .notice = Two ones are worth 2; Model adds 2, Targeting 100 and Synchronized 112. That is 216 against 112. You win, and having used the lowest die you may lower one of Beta's dice.

dicewing-lesson-lower-then-capture = First you lower one of Beta's dice by a step. Then you capture whichever of the two dice that Beta launched has more sides. Beta's d12 is its best die left.
    .title = Lower, then capture
    .task = Lower Beta's d12.
    .otherwise = Beta's d12, showing 8, is its best die left: lower that one.
    .notice = The d12 shows 7 now, and Beta's d20 is your first trophy.

dicewing-lesson-the-die-you-keep = After three attacks stage 1 is over, and each player has one die left. The higher one decides who goes first in stage 2. So every launch is also about the die that you keep.
    .title = The die you keep
    .task = Keep the d%: launch your d8 and d4.
    .otherwise = Keep the d% showing 20 and launch the other two, the d8 and the d4.
    .notice = 8 + 4 and Training 8 make 20, against 7 + 3 and Targeting 8: 18. You win the attack and capture the d10. Beta's 3 was the lowest die and lowered your d% to 10, but that is still higher than the 7 that Beta kept: you go first in stage 2.

dicewing-lesson-trophies-win = In stage 1 the winner of an attack captures the opposing die with more sides; in stage 2, after a second draft, both opposing dice. Whoever has the most trophies wins the game. If you have equally many, the higher total of sides wins, and after that the highest face.
    .title = Trophies win
