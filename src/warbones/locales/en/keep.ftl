### DICE WAR: keeps, pawns and zones.

## Pieces

keep-keep = keep
keep-keep-of = { TITLE(WHOSE($seat)) } keep
    .inside = { WHOSE($seat) } keep
keep-keep-shows = { TITLE(WHOSE($seat)) } keep, showing { $shows }
keep-keep-tip = { $shows ->
    [0] { TITLE(WHOSE($seat)) } keep has fallen to 0.
   *[other] { PERSON($seat) ->
        [you] Your keep shows { $shows }. If it falls to 0, you lose the game.
       *[other] { NAME($seat) }'s keep shows { $shows }. If it falls to 0, { NAME($seat) } loses the game.
    }
}
keep-pawn-whose = { WHOSE($seat) } pawn { $name }
keep-pawn-shows = { $number ->
    [0] { TITLE(WHOSE($seat)) } pawn { $name }
   *[other] { TITLE(WHOSE($seat)) } pawn { $name }, showing { $number }
}
# A pawn as it lies: read out, and where a pointer rests on it.
keep-pawn-at = { $pawn }, { $place }
keep-in = in { $zone }
keep-in-defense = in the Defense slot of { $zone }
keep-off = off the board
keep-off-to-be-rolled = off the board, to be rolled
keep-to-be-placed = to be placed
keep-acted = { $where }, done
keep-would-move = { $where }, would move { $whither }
keep-to = to { EITHER($zones) }
# Below a pawn.
keep-to-place = to place
keep-done = done
keep-off-short = off

## The table

keep-home-of = { TITLE(WHOSE($seat)) } home
keep-grey = Grey: must move
keep-defense = Defense
keep-advantage = Advantage
keep-lost = { $lost ->
    [one] { $lost } loss still to be counted
   *[other] { $lost } losses still to be counted
}
keep-left-on-keep = left on the keep

## Where the game stands

keep-set-up = Set-up
keep-status-position = Round { $round }, position
keep-status-move = Round { $round }, move
keep-status-attack = Round { $round }, attack
keep-status-end = End of round { $round }

## What you are asked

keep-roll = Roll { $pawn }.
keep-enter = Enter its number, 1 to { $sides }: that is how far it moves. In fights, low numbers win.
keep-place = Place your { $number } at home.
keep-will-move = { $number ->
    [one] It moves exactly { SPELL($number) } zone.
   *[other] It moves exactly { SPELL($number) } zones.
}
# The move phase: "position" is the name of the phase before it.
keep-act = Move or defend with one of your pawns.
keep-left-to-act = { PERSON($seat) ->
    [you] To defend, put it into the Defense slot of its zone. You have { keep-still }
   *[other] { NAME($seat) } has { keep-still }
}; { PERSON($foe) ->
    [you] you have { keep-still-other }
   *[other] { NAME($foe) } has { keep-still-other }
}.
keep-still = { $own ->
    [one] { SPELL($own) } pawn still to act
   *[other] { SPELL($own) } pawns still to act
}
keep-still-other = { $other ->
    [0] none
   *[other] { SPELL($other) }
}
keep-remove-one = Remove one of your pawns.
keep-advantage-each-side = Advantage removes one higher pawn on each side: its owner picks which.
keep-advantage-one = Advantage removes one higher pawn beside it: its owner picks which.
keep-equal-highest = { PERSON($seat) ->
    [you] Your highest pawns in { $zone } are tied.
   *[other] { NAME($seat) }'s highest pawns in { $zone } are tied.
}
# $seat is the other player, who has a pawn left.
keep-must-answer = { PERSON($seat) ->
    [you] You lost the highest pawn in { $zone } and still have another there, so { NAME($foe) } loses one too.
   *[other] { NAME($seat) } lost the highest pawn in { $zone } and still has another there, so { PERSON($foe) ->
        [you] you lose one too.
       *[other] { NAME($foe) } loses one too.
    }
}
keep-take-any = Take any pawns off the board?
keep-rolled-again = Pawns taken off are rolled again next round. The others keep their numbers, and any in Defense must move.

## What the other player is doing

keep-placing = { NAME($seat) } is placing a { $number } at home.
keep-acting = { NAME($seat) } is moving or defending.
keep-removing = { NAME($seat) } is choosing a pawn to remove.
keep-taking = { NAME($seat) } may take pawns off the board.

## Buttons

keep-place-it = Place it in { $zone }
keep-defend = Defend { $zone } with { $pawn }
keep-move = Move { $pawn } to { $zone }
keep-move-off = Move { $pawn } off the board
keep-remove = Remove { $pawn }
keep-take-off = { $pawns ->
    [one] Take off { SPELL($pawns) } pawn
   *[other] Take off { SPELL($pawns) } pawns
}
keep-leave-all = Leave all pawns
# A pawn by its number, and by its name where another looks the same.
keep-pawn-in = { $pawn } in { $zone }
keep-pawn-in-defense = { $pawn } defending { $zone }
keep-pawn-named = { $number } ({ $name })

## What a move means

keep-from = From { $zone } it moves { $whither }.
keep-leaves = It moves off the board, without penalty, and is rolled again next round.
keep-must-move = It must move next round.
keep-meets = It meets { WHOSE($foe) } { LIST($numbers) } there.
# Pawns of one side by their numbers, in a zone beside the pawn's own.
keep-beside = { LIST($numbers) } in { $zone }
keep-strikes = Its Advantage would remove { WHOSE($foe) } { LIST($places) }.
keep-is-struck = { $count ->
    [one] { TITLE(WHOSE($foe)) } { LIST($places) } has Advantage and would remove it.
   *[other] { TITLE(WHOSE($foe)) } { LIST($places) } have Advantage and would remove it.
}

## The attack as it would come now

keep-attacked-now = An attack now
keep-pawn-of = { WHOSE($seat) } { $number } in { $zone }
keep-attack-nothing = An attack now would remove no pawns.
keep-attack-removes = An attack now would remove { LIST($lost) }.
keep-attack-breaches = An attack now would let { LIST($breaching) } breach.
keep-attack-both = An attack now would remove { LIST($lost) }, and let { LIST($breaching) } breach.
keep-attack-chooses = { PERSON($seat) ->
    [you] In an attack now, you would choose which of your own pawns to remove; any breaches would come after that.
   *[other] In an attack now, { NAME($seat) } would choose which of their own pawns to remove; any breaches would come after that.
}
keep-attack-then = { $attack } { $choice }
keep-then-chooses = { PERSON($seat) ->
    [you] You would then choose which of your own pawns to remove; any breaches would come after that.
   *[other] { NAME($seat) } would then choose which of their own pawns to remove; any breaches would come after that.
}

## The attack added up

keep-the-attack = The attack
keep-in-round = round { $round }
keep-if-attacked = If the attack came now
keep-as-they-stand = pawns as they stand
keep-keep-total = Keep
keep-before = Before
keep-before-why = the keep as the attack begins
keep-breach = Breach
keep-breach-why = { WHOSE($seat) } { $number } is left in { $zone }

## The odds

keep-rolling = { $pawns ->
    [one] Rolling { SPELL($pawns) } pawn
   *[other] Rolling { SPELL($pawns) } pawns
}
keep-odds-placing = Placing your { $number }
keep-odds-holds = No pawn breaches your home this round
keep-odds-zones = { EITHER($zones) }
# By how much: the average loss of your keep, such as 0.4.
keep-odds-costs = Placed in { EITHER($zones) }: breaches cost your keep { $lost } on average.
keep-odds-alike = Both zones are equally good here: breaches cost your keep { $lost } on average.
# $foe is the opponent.
keep-odds-guarded = This assumes that your best pawn in each home zone stays to guard it, and that every pawn of { NAME($foe) }'s that can reach your home attacks where it hurts most. Pawns you have yet to roll are not counted.
keep-odds-taking-off = Rolling pawns again next round
keep-odds-breach = At least one { $number }: can reach { WHOSE($foe) } home in one move
keep-odds-breaching = A pawn needs a { $number } to go from { WHOSE($seat) } home to { WHOSE($foe) } home in one move.
keep-odds-lowest = The lowest number
    .of = The lowest number of { SPELL($pawns) } pawns
keep-odds-same = { $pawns ->
    [0] No pawn is left to roll.
    [one] Each number is equally likely.
   *[other] There is a { $percent }% chance that at least one of the { SPELL($pawns) } shows a given number.
}

## The log

keep-board = The board is our own design
    .why = { keep-board-open }
keep-own-board = The board is a player's own design
    .why = { keep-board-open }
keep-board-open = the rulebook does not specify the lanes, the Defense slots or the Advantage zones outside the homes
keep-round = { PERSON($first) ->
    [you] Round { $round }: you go first
   *[other] Round { $round }: { NAME($first) } goes first
}
keep-moving = Round { $round }: move
keep-attacking = Round { $round }: attack
keep-rolled = { PERSON($seat) ->
    [you] You roll a { $pawn }
   *[other] { NAME($seat) } rolls a { $pawn }
}
keep-placed = { PERSON($seat) ->
    [you] You place { THE($pawn) } in { $zone }
   *[other] { NAME($seat) } places { THE($pawn) } in { $zone }
}
keep-moved = { PERSON($seat) ->
    [you] You move { THE($pawn) } from { $zone } to { $to }
   *[other] { NAME($seat) } moves { THE($pawn) } from { $zone } to { $to }
}
keep-defended = { PERSON($seat) ->
    [you] You put { THE($pawn) } into the Defense slot of { $zone }
   *[other] { NAME($seat) } puts { THE($pawn) } into the Defense slot of { $zone }
}
keep-left = { PERSON($seat) ->
    [you] You move { THE($pawn) } from { $zone } off the board, without penalty
   *[other] { NAME($seat) } moves { THE($pawn) } from { $zone } off the board, without penalty
}
keep-stuck = { TITLE(WHOSE($seat)) } { $pawn } in { $zone } leaves the board
    .why = it can neither move nor defend
keep-loses = { PERSON($seat) ->
    [you] You lose { THE($pawn) } in { $zone }
   *[other] { NAME($seat) } loses { THE($pawn) } in { $zone }
}
# After a loss, or its reason.
keep-cost = { $price ->
    [0] { " (no cost at home)" }
   *[other] { "" }
}
keep-struck = { keep-loses }{ keep-cost }
    .why = { WHOSE($foe) } { $striker } in { $strikes_from } is lower and has Advantage
keep-highest = { keep-loses }{ keep-cost }
    .why = it is the highest there
keep-highest-both = { keep-loses }{ keep-cost }
    .why = both sides have the highest number there
keep-answered = { keep-loses } in return{ keep-cost }
    .why = { PERSON($foe) ->
        [you] you lost the highest pawn there and still have another
       *[other] { NAME($foe) } lost the highest pawn there and still has another
    }
# A line of a calculation: the reason for a loss, and whether the keep falls.
keep-loss-why = { $why }{ keep-cost }
keep-lowered = { TITLE(WHOSE($seat)) } keep falls from { $before } to { $after }
    .why = { $lost ->
        [one] { SPELL($lost) } pawn lost away from home
       *[other] { SPELL($lost) } pawns lost away from home
    }
keep-breached = { PERSON($seat) ->
    [you] You breach { $zone } with { THE($pawn) }
   *[other] { NAME($seat) } breaches { $zone } with { THE($pawn) }
}
    .why = { $before ->
        [0] { WHOSE($foe) } keep has already fallen
       *[other] { WHOSE($foe) } keep falls from { $before } to { $after }
    }
keep-took-off = { PERSON($seat) ->
    [you] You take { THE($pawn) } in { $zone } off the board
   *[other] { NAME($seat) } takes { THE($pawn) } in { $zone } off the board
}
keep-stayed = { PERSON($seat) ->
    [you] You leave { keep-pawns } on the board
   *[other] { NAME($seat) } leaves { keep-pawns } on the board
}
keep-pawns = { $pawns ->
    [one] { SPELL($pawns) } pawn
   *[other] { SPELL($pawns) } pawns
}
# A moment of an attack of which nothing was told.
keep-attack-goes-on = The attack goes on

## Who won, and why

keep-won = { PERSON($seat) ->
    [you] You win the game: { NAME($foe) }'s keep has fallen, and yours still shows { $own }.
   *[other] { NAME($seat) } wins the game: { WHOSE($foe) } keep has fallen, and { NAME($seat) }'s still shows { $own }.
}
keep-won-rounds = { PERSON($seat) ->
    [you] You win the game: after the last round your keep is higher, { $own } to { $other }.
   *[other] { NAME($seat) } wins the game: after the last round { NAME($seat) }'s keep is higher, { $own } to { $other }.
}
keep-drawn-both = Both keeps fell at the same time: the game is a draw.
keep-drawn-level = The last round is over and both keeps show { $shown }: the game is a draw.

## Why something cannot be done

keep-not-yours = { $pawn } is { NAME($seat) }'s pawn: choose one of yours.
keep-not-on-board = { $pawn } is not on the board: choose a pawn that is.
keep-full-home = { $zone } takes only { SPELL($most) } pawns while you place them: choose the other zone of your home.
keep-acted-already = { $pawn } has acted this round: choose a pawn that has not.
keep-not-so-far = { $pawn } shows { $number } and moves exactly that far: { $whither }.
keep-not-off = { $pawn } shows { $number }, so it does not leave the board: it moves { $whither }.
keep-full-zone = { $zone } is full: it holds { SPELL($full) } pawns per player, not counting Defense. Choose another zone.
keep-in-defense-already = { $pawn } has been in Defense since last round: move it now.
keep-no-slot = { $zone } has no Defense slot: move { $pawn } instead.
keep-slot-taken = The Defense slot of { $zone } is taken: move { $pawn } instead.
keep-not-struck = Advantage does not strike { $pawn }: remove a higher pawn beside the Advantage zone, outside Defense.
keep-not-highest = { $pawn } is not the highest in { $zone }: remove a pawn that is.
keep-not-there = { $pawn } is not in { $zone }: remove a pawn there.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

# $seat is the opponent.
keep-why-takes = an attack now would cost { WHOSE($seat) } keep { $number } instead of { $instead }
keep-why-saves = { WHOSE($seat) } own keep would lose { $number ->
    [0] nothing
   *[other] only { $number }
} in an attack now, instead of { $instead }
keep-why-reach = it leaves { $number ->
    [one] { $number } pawn
   *[other] { $number } pawns
} that can reach { WHOSE($seat) } home in one move, instead of { $instead ->
    [0] none
   *[other] { $instead }
}
keep-why-chances = { $number } of { WHOSE($seat) } pawns, instead of { $instead ->
    [0] none
   *[other] { $instead }
}, could still breach this round
keep-why-threats = { $number ->
    [0] none
   *[other] only { $number }
} of { WHOSE($seat) } pawns, instead of { $instead }, could still breach this round
keep-why-strikes = it moves from there to { $number ->
    [one] { $number } Advantage zone
   *[other] { $number } Advantage zones
} instead of { $instead }
keep-why-crowd = { $number ->
    [0] none of { WHOSE($seat) } other pawns, instead of { $instead }, competes for that zone's Defense slot
    [one] only { $number } of { WHOSE($seat) } other pawns, instead of { $instead }, competes for that zone's Defense slot
   *[other] only { $number } of { WHOSE($seat) } other pawns, instead of { $instead }, compete for that zone's Defense slot
}
keep-why-rolls = rolling { $pawns ->
    [one] { $pawns } pawn
   *[other] { $pawns } pawns
} gives a { $number }% chance of reaching the opposing home in one move, instead of { $instead }%
