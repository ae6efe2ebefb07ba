### DiceWing: dice, squadrons, attacks and trophies.

## Dice

dicewing-die = { $kind } of { WHOSE($seat) } set
dicewing-die-of = { WHOSE($seat) } { $kind }
# A die as it lies: read out, and where a pointer rests on it.
dicewing-die-shows = { $value ->
    [0] { $kind } of { WHOSE($seat) } set, not rolled yet
   *[other] { $kind } of { WHOSE($seat) } set, showing { $value }
}
dicewing-die-tip = A { $die }. { $range }
# Below a die whose face prints another number than it counts.
dicewing-die-counts = { $kind } = { $value }
dicewing-face = { $printed }, which counts as { $value }
dicewing-range = Its faces are 1 to { $most }.
dicewing-range-zero = Its faces are 1 to 10: the 0 counts as 10.
dicewing-range-tens = Its faces are the tens from 10 to 100: the 00 counts as 100.

## The table

dicewing-squadron = Squadron
dicewing-squadron-of = { PERSON($seat) ->
    [you] Your squadron
   *[other] { NAME($seat) }'s squadron
}
dicewing-squadron-launched = { $size ->
    [2] Squadron, as last seen. Both are launched.
   *[other] Squadron, as last seen. Two of these { SPELL($size) } are launched.
}
dicewing-count-of = { $count } of { $of }
dicewing-pool = Pool
dicewing-pool-left = { $left ->
    [one] { $left } die left
   *[other] { $left } dice left
}
dicewing-bay-of = { PERSON($seat) ->
    [you] Your bay
   *[other] { NAME($seat) }'s bay
}
dicewing-bay-open = Open
dicewing-bay-own = Only you see it
dicewing-bay-empty = Still empty
# $seat is the player who has still to choose.
dicewing-bay-sealed = { PERSON($seat) ->
    [you] Sealed until you are ready
   *[other] Sealed until { NAME($seat) } is ready
}
dicewing-sealed = { PERSON($seat) ->
    [you] One of your sealed dice
   *[other] One of { NAME($seat) }'s sealed dice
}
dicewing-used = Used
dicewing-trophies = trophies
dicewing-trophies-of = { PERSON($seat) ->
    [you] Your trophies
   *[other] { NAME($seat) }'s trophies
}
dicewing-seat-ready = ready

## Where the game stands

dicewing-set-up = Set-up
dicewing-draft = Draft
dicewing-second-draft = Second draft
dicewing-reload = Reload
dicewing-status = Stage { $stage }, attack { $attack } of { $of }
dicewing-where = stage { $stage }, attack { $attack }

## What you are asked

dicewing-take-one = Take one die from the pool.
dicewing-progress = { $pick ->
    [1] Pick { $pick } of { $of }. The die keeps its face. { PERSON($seat) ->
        [you] You take the next two
       *[other] { NAME($seat) } takes the next two
    }.
    [2] Pick { $pick } of { $of }. The die keeps its face. { PERSON($seat) ->
        [you] You take the next one too
       *[other] { NAME($seat) } takes the next one too
    }.
   *[other] Pick { $pick } of { $of }. The die keeps its face. { PERSON($seat) ->
        [you] You take the next one
       *[other] { NAME($seat) } takes the next one
    }.
}
dicewing-last-pick = Pick { $pick } of { $of }. The die keeps its face. The attacks come next.
dicewing-launch-two = Launch two dice in secret.
dicewing-call-training = Choose which of your two dice Training adds.
dicewing-call-targeting = Choose which of { WHOSE($foe) } two dice Targeting adds.
dicewing-one-set = { PERSON($seat) ->
    [you] Both of your dice come from the same set.
   *[other] Both of { NAME($seat) }'s dice come from the same set.
}
dicewing-both-odd = { PERSON($seat) ->
    [you] Both of your dice are odd.
   *[other] Both of { NAME($seat) }'s dice are odd.
}
dicewing-lower-one = Lower one die in { WHOSE($foe) } squadron.
dicewing-lower-in-secret = Lower one die in { WHOSE($foe) } squadron, in secret.
dicewing-used-lowest = { PERSON($seat) ->
    [you] You used the lowest die in this attack, the { $value }.
   *[other] { NAME($seat) } used the lowest die in this attack, the { $value }.
}
dicewing-lower-initial = The lowest dice are equal, and { WHOSE($seat) } Initial Power is lower.
dicewing-both-lower = The lowest dice are equal, so both players lower a die if they can.
dicewing-capture-one = Capture one of { WHOSE($foe) } two dice.
dicewing-same-sides = Both dice have the same number of sides.
dicewing-roll = Roll { $die }.
dicewing-enter = Enter the number it shows, 1 to { $sides }.
dicewing-enter-zero = Enter the number it shows, 1 to 9, or 10 for a 0.
dicewing-enter-tens = Enter its tens digit, 1 to 9, or 10 for 00.

## What the others are doing

dicewing-taking = { NAME($seat) } is taking a die from the pool.
dicewing-launching = { NAME($seat) } is choosing two dice in secret.
dicewing-both-launching = Both players are choosing two dice in secret.
dicewing-calling = { NAME($seat) } is choosing which die { $bonus } adds.
dicewing-lowering = { NAME($seat) } is lowering one of { WHOSE($foe) } dice.
dicewing-lowering-in-secret = { NAME($seat) } is secretly lowering one of { WHOSE($foe) } dice.
dicewing-both-lowering = Both players are lowering a die in secret.
dicewing-capturing = { NAME($seat) } is capturing one of { WHOSE($foe) } two dice.
# When everybody sees what was chosen in secret.
dicewing-open-together = both bays open together
dicewing-lower-together = the lowest dice are equal, so each player lowers a die
dicewing-has-chosen = { PERSON($seat) ->
    [you] You have chosen; { $together }.
   *[other] { NAME($seat) } has chosen and is waiting; { $together }.
}
dicewing-is-choosing = { NAME($seat) } is choosing too; { $together }.

## Buttons

dicewing-take = Take { $die }, showing { $value }
dicewing-launch = Launch { $first } and { $second }
dicewing-launch-die = { $value } ({ $die })
dicewing-add = Add { $die }, showing { $value }
dicewing-pick = Pick { $die }, which stays at { $value }
dicewing-lower = Lower { $die } from { $value } to { $lower }
dicewing-capture = Capture { $die }, showing { $value }

## Power

dicewing-power = Power
dicewing-initial = Initial
dicewing-training = Training
dicewing-model = Model
dicewing-targeting = Targeting
dicewing-synchronized = Synchronized
dicewing-power-part = { $name } { $value }
# What a pair is worth before it is launched: some of it depends on the other pair.
dicewing-power-certain = for sure
dicewing-power-open = { $power } + ?
dicewing-power-depends = { LIST($parts) }
dicewing-open-own = one of your dice ({ $least } to { $most })
# $seat is the opponent, whose dice are open.
dicewing-open-either = one of { WHOSE($seat) } dice ({ $least } to { $most })
dicewing-open-higher = { WHOSE($seat) } higher die ({ $least } to { $most })
dicewing-open-both = the sum of both of { WHOSE($seat) } dice ({ $least } to { $most })
dicewing-forecast = Power { $power } for sure: { LIST($why) }.
dicewing-forecast-open = Power { $power } for sure ({ LIST($why) }), plus { LIST($parts) }.
dicewing-calculation = Power calculation
dicewing-training-why = { $which ->
    [higher] both from { WHOSE($seat) } set, so the higher counts again
    [lower] both from { WHOSE($seat) } set, so the lower counts again
   *[either] both from { WHOSE($seat) } set, so one counts again (they are equal)
}
dicewing-model-why = the same number of sides, so both count again
# $seat is the opponent, whose dice are added.
dicewing-targeting-why = { $which ->
    [higher] both odd, so { WHOSE($seat) } higher die is added
    [lower] both odd, so { WHOSE($seat) } lower die is added
   *[either] both odd, so one of { WHOSE($seat) } dice is added (they are equal)
}
dicewing-synchronized-why = equal numbers, so both of { WHOSE($seat) } dice are added
# An attack that is won by Power, and the prize.
dicewing-won-both = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }, and take both dice.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }, and takes both dice.
}
dicewing-won-most = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }, and take the die with more sides, the { $die }.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }, and takes the die with more sides, the { $die }.
}
dicewing-won-equal = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }, and choose the { $die } showing { $value }.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }, and chooses the { $die } showing { $value }.
}
# An attack that is won by something else, and the prize as a sentence of its own.
dicewing-conclusion = { $victory } { $prize }
dicewing-prize-both = { PERSON($seat) ->
    [you] You take both dice.
   *[other] { NAME($seat) } takes both dice.
}
dicewing-prize-most = { PERSON($seat) ->
    [you] You take the die with more sides, the { $die }.
   *[other] { NAME($seat) } takes the die with more sides, the { $die }.
}
dicewing-prize-equal = { PERSON($seat) ->
    [you] You choose the { $die } showing { $value }.
   *[other] { NAME($seat) } chooses the { $die } showing { $value }.
}

## The log

dicewing-rolled = { PERSON($seat) ->
    [you] You roll: { LIST($dice) }
   *[other] { NAME($seat) } rolls: { LIST($dice) }
}
dicewing-first = { PERSON($seat) ->
    [you] You go first
   *[other] { NAME($seat) } goes first
}
    .why = { WHOSE($seat) } { $die } is higher than { WHOSE($foe) } { $other }
dicewing-tied = Both dice show { $value }, so both are rolled again
dicewing-tied-d20s = Both d20s show { $value }, so both are rolled again
dicewing-took = { PERSON($seat) ->
    [you] You take { THE($die) }
   *[other] { NAME($seat) } takes { THE($die) }
}
dicewing-attack = Stage { $stage }, attack { $attack }
dicewing-launched = { PERSON($seat) ->
    [you] You launch { THE($die) } and { THE($other) } in secret
   *[other] { NAME($seat) } launches { THE($die) } and { THE($other) } in secret
}
dicewing-ready = { NAME($seat) } is ready
dicewing-revealed = { PERSON($seat) ->
    [you] You reveal { THE($die) } and { THE($other) }
   *[other] { NAME($seat) } reveals { THE($die) } and { THE($other) }
}
dicewing-called = { PERSON($seat) ->
    [you] You choose { THE($die) } for { $bonus }
   *[other] { NAME($seat) } chooses { THE($die) } for { $bonus }
}
dicewing-total = { PERSON($seat) ->
    [you] You announce Power { $value }
   *[other] { NAME($seat) } announces Power { $value }
}
dicewing-aimed = { PERSON($seat) ->
    [you] You pick { THE($die) } in secret
   *[other] { NAME($seat) } picks { THE($die) } in secret
}
dicewing-picked = { PERSON($seat) ->
    [you] You hit { WHOSE($foe) } { $die }, which can go no lower
   *[other] { NAME($seat) } hits { WHOSE($foe) } { $die }, which can go no lower
}
dicewing-lowered = { PERSON($seat) ->
    [you] You lower { WHOSE($foe) } { $die }
   *[other] { NAME($seat) } lowers { WHOSE($foe) } { $die }
}
    .why = it now shows { $after }
dicewing-spared-equal = No Collateral Damage
    .why = the lowest dice are equal
dicewing-spared-empty = No Collateral Damage
    .why = no die is left in the opposing squadron
dicewing-spared-last-attack = No Collateral Damage
    .why = this is the last attack, and the remaining dice count for nothing
dicewing-spared-lowest-faces = No Collateral Damage
    .why = every die in the opposing squadron already shows its lowest face
dicewing-captured = { PERSON($seat) ->
    [you] You capture { THE($die) }
   *[other] { NAME($seat) } captures { THE($die) }
}
dicewing-left-over = { PERSON($seat) ->
    [you] Your last die is { THE($die) }
   *[other] { NAME($seat) }'s last die is { THE($die) }
}
dicewing-reloaded = The { $dice } dice that are not trophies make up the second pool

## Who won, and why

dicewing-attack-won = { PERSON($seat) ->
    [you] You win the attack, { $own } to { $other }.
   *[other] { NAME($seat) } wins the attack, { $own } to { $other }.
}
dicewing-attack-won-lowest-die = { PERSON($seat) ->
    [you] Power is equal. Your lowest die is lower, { $own } against { $other }: you win the attack.
   *[other] Power is equal. { NAME($seat) }'s lowest die is lower, { $own } against { $other }: { NAME($seat) } wins the attack.
}
dicewing-attack-won-initial = { PERSON($seat) ->
    [you] Power and lowest dice are equal. Your Initial Power is lower, { $own } against { $other }: you win the attack.
   *[other] Power and lowest dice are equal. { NAME($seat) }'s Initial Power is lower, { $own } against { $other }: { NAME($seat) } wins the attack.
}
dicewing-attack-drawn = Power, lowest dice and Initial Power are all equal: nobody wins this attack.
dicewing-won = { $other ->
    [0] { PERSON($seat) ->
        [you] You win the game, { dicewing-trophy-count } to none.
       *[other] { NAME($seat) } wins the game, { dicewing-trophy-count } to none.
    }
   *[other] { PERSON($seat) ->
        [you] You win the game, { dicewing-trophy-count } to { SPELL($other) }.
       *[other] { NAME($seat) } wins the game, { dicewing-trophy-count } to { SPELL($other) }.
    }
}
dicewing-trophy-count = { $own ->
    [one] { SPELL($own) } trophy
   *[other] { SPELL($own) } trophies
}
dicewing-won-sides = { PERSON($seat) ->
    [you] Trophies are equal. Yours have more sides, { $own } to { $other }: you win the game.
   *[other] Trophies are equal. { NAME($seat) }'s have more sides, { $own } to { $other }: { NAME($seat) } wins the game.
}
dicewing-won-displayed = { PERSON($seat) ->
    [you] Trophies and sides are equal. Your trophies show { $shown } { dicewing-times-own }, { NAME($foe) }'s { dicewing-times-other }: you win the game.
   *[other] Trophies and sides are equal. { NAME($seat) }'s trophies show { $shown } { dicewing-times-own }, { PERSON($foe) ->
        [you] yours
       *[other] { NAME($foe) }'s
    } { dicewing-times-other }: { NAME($seat) } wins the game.
}
dicewing-times-own = { $own ->
    [0] never
    [1] once
    [2] twice
   *[other] { $own } times
}
dicewing-times-other = { $other ->
    [0] never
    [1] once
    [2] twice
   *[other] { $other } times
}
dicewing-drawn = Every tie-break is equal: the game is a draw.

## Why something cannot be done

dicewing-in-pool = in the pool
dicewing-in-squadron = in { WHOSE($holder) } squadron
dicewing-in-bay = in { WHOSE($holder) } launch bay
dicewing-in-trophies = in { WHOSE($holder) } trophy case
dicewing-in-used = in the Used area
dicewing-not-in-pool = { $die } is { $where }: you take dice from the pool.
dicewing-not-yours = { $die } is { $where }: you launch dice from your own squadron.
dicewing-not-training = { $die } is { $where }: Training adds one of your two launched dice.
dicewing-not-targeting = { $die } is { $where }: Targeting adds one of { WHOSE($foe) } two launched dice.
dicewing-no-lower = { $die } can go no lower: pick a die that can.
dicewing-not-theirs = { $die } is { $where }: you lower a die in { WHOSE($foe) } squadron.
dicewing-not-launched = { $die } is { $where }: you capture one of { WHOSE($foe) } two launched dice.
dicewing-launch-two-different = Launch two different dice together.
dicewing-pick-one = Pick one die.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

# $seat is the opponent, as in all of these.
dicewing-why-beats = { $pairs ->
    [one] it beats { WHOSE($seat) } last pair, and the other does not
   *[other] it beats { $number } of { WHOSE($seat) } { $pairs } possible pairs instead of { $instead }
}
# The same, where one bonus does most of it.
dicewing-why-beats-by = { $pairs ->
    [one] { $bonus } lets it beat { WHOSE($seat) } last pair
   *[other] { $bonus } lets it beat { $number } of { WHOSE($seat) } { $pairs } possible pairs ({ $without } without { $bonus }) instead of { $instead }
}
dicewing-why-keeps = it leaves a pair that beats { $number } of { WHOSE($seat) } { $pairs } possible pairs instead of { $instead }
dicewing-why-lowest = it has the lowest die against { $number } of { WHOSE($seat) } { $pairs } possible pairs instead of { $instead }
# The die left over after stage 1 decides who drafts first in stage 2.
dicewing-why-first = the { $value } left over, which decides who goes first, is higher than { $number } of { WHOSE($seat) } { $dice } dice instead of { $instead }
dicewing-why-shows = it shows { $number } instead of { $instead }
dicewing-why-adds = it adds { $number } instead of { $instead }
dicewing-why-pair = { $first } and { $second } make { $number } Power instead of { $instead }
# The same, where bonuses make some of it.
dicewing-why-pair-bonus = { $first } and { $second } make { $number } Power ({ LIST($why) }) instead of { $instead }
dicewing-why-denies = it denies { NAME($seat) } a pair of { $number } Power instead of { $instead }
dicewing-why-meetings = it leaves pairs that win { $number } of { $meetings } possible attacks instead of { $instead }
