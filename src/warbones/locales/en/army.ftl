### Dice Wars: troops and bonus dice, trays behind a divider, attack and defence.

## What a die shows

# $attack, $defence, $dice and $more are what the face counts; "its side" is the side that rolled it.
army-face-none = not rolled
army-face-sword = sword
    .does = { $attack } attack
army-face-axe = axe
    .does = { $attack } attack
army-face-shield = shield
    .does = { $defence } defence
army-face-double-shield = double shield
    .does = { $defence } defence
army-face-skull = skull
    .does = dead until it is healed
army-face-heal-1 = heal 1
    .does = revives { army-dice }
army-face-heal-2 = heal 2
    .does = revives { army-dice }
army-face-heal-3 = heal 3
    .does = revives { army-dice }
army-face-sword-and-axe = sword and axe
    .does = a sword and an axe, { $attack } attack
army-face-triple = triple
    .does = { $attack } attack, never buffed by a Captain
army-face-betrayal = betrayal
    .does = { $attack } attack for the other side
army-face-sword-buff = sword buff
    .does = each sword on its side is worth { $more } more
army-face-axe-buff = axe buff
    .does = each axe on its side is worth { $more } more
army-face-enforcer = enforcer
    .does = each betrayal on its side attacks for that side instead
army-face-sacrificial-defense = sacrificial defense
    .does = { $defence } defence, but the die is a skull
army-face-single-buff = shield buff
    .does = each single shield on its side is worth { $more } more
army-face-double-buff = double shield buff
    .does = each double shield on its side is worth { $more } more
army-face-scythe-and-bones = scythe and bones
    .does = 1 attack for each skull its side rolled
army-face-purify = purify
    .does = 1 attack for each skull the other side rolled
army-face-curse = curse
    .does = { $damage } damage to the side with more skulls, ignoring its defence
    .adds = { $damage } more attack for the side with fewer skulls
army-face-defensive-heal = defensive heal
    .does = each heal on its side also gives { $more } defence
    .counts = each die its side's heals can revive also gives { $more } defence
# After "You roll", where one die is rolled. $die is the die that shows $face.
army-a-face = { $face ->
    [axe] an { $die }
    [axe-buff] an { $die }
    [enforcer] an { $die }
   *[other] a { $die }
}

## The dice

army-kind-troop = troop
    .many = { $count ->
        [one] a troop
       *[other] { SPELL($count) } troops
    }
army-kind-attacker = Attack Soldier
    .short = Attack
    .many = { $count ->
        [one] an Attack Soldier
       *[other] { SPELL($count) } Attack Soldiers
    }
    .use = attacks with swords and axes
army-kind-mercenary = Mercenary
    .short = Mercenary
    .many = { $count ->
        [one] a Mercenary
       *[other] { SPELL($count) } Mercenaries
    }
    .use = strikes for { $attack }, or betrays its side
army-kind-captain = Captain
    .short = Captain
    .many = { $count ->
        [one] a Captain
       *[other] { SPELL($count) } Captains
    }
    .use = strengthens swords or axes
army-kind-defender = Defense Soldier
    .short = Defense
    .many = { $count ->
        [one] a Defense Soldier
       *[other] { SPELL($count) } Defense Soldiers
    }
    .use = defends, and never rests
army-kind-sacrifice = Sacrifice
    .short = Sacrifice
    .many = { $count ->
        [one] a Sacrifice
       *[other] { SPELL($count) } Sacrifices
    }
    .use = defends for { $defence } and dies, or betrays its side
army-kind-tank = Tank
    .short = Tank
    .many = { $count ->
        [one] a Tank
       *[other] { SPELL($count) } Tanks
    }
    .use = strengthens shields
army-kind-healer = Healer
    .short = Healer
    .many = { $count ->
        [one] a Healer
       *[other] { SPELL($count) } Healers
    }
    .use = revives dead dice
army-kind-necromancer = Necromancer
    .short = Necromancer
    .many = { $count ->
        [one] a Necromancer
       *[other] { SPELL($count) } Necromancers
    }
    .use = attacks with its side's skulls
army-kind-paladin = Paladin
    .short = Paladin
    .many = { $count ->
        [one] a Paladin
       *[other] { SPELL($count) } Paladins
    }
    .use = punishes skulls
army-category-attack = Attack
army-category-defence = Defense
army-category-special = Special

army-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
army-bonus-dice = { $dice ->
    [one] { $dice } bonus die
   *[other] { $dice } bonus dice
}
army-troops = { $troops ->
    [one] { $troops } troop
   *[other] { $troops } troops
}
# One die among those of its kind, by the name or the number that tells it apart.
army-troop-named = troop { $name }
    .short = troop
army-bonus-named = { $kind } { $number }
army-die-of = { PERSON($seat) ->
    [you] Your { $die }, { $shows }
   *[other] { NAME($seat) }'s { $die }, { $shows }
}
army-die-free = { $die }, { $shows }
army-hidden = behind the divider
army-unrolled = not rolled ({ $use })
# Below a die that is revived.
army-caption-revived = revived
# What a bonus die is called inside a sentence.
army-shown = { $face } ({ $kind })
# Where a pointer rests on a die: what it shows, then what it is.
army-tip-showing = { TITLE($face) }: { $does }.
army-about-troop = Faces of a troop: { $faces }.
army-about-bonus = { $kind }: { $use }.
army-about-faces = Faces: { $faces }.

## The table

army-health-of = { PERSON($seat) ->
    [you] Your health
   *[other] { NAME($seat) }'s health
}
army-health-left = { PERSON($seat) ->
    [you] Your health, { $health } of { $full }
   *[other] { NAME($seat) }'s health, { $health } of { $full }
}
army-health-full = of { $full } health
army-health-tip = Whoever drops to 0 loses the round. Both players began it with { $full }.
army-rounds-won = { $rounds ->
    [one] { $rounds } round won
   *[other] { $rounds } rounds won
}
army-cost = { $attack } attack against { $defence } defence
# After the health that was left, where the hit was for more; it stands in a narrow place.
army-cost-all = of a hit for { $damage }
army-cost-none = { $defence } defence stops { $attack } attack
army-cost-no-attack = no attack
army-troops-of = { PERSON($seat) ->
    [you] Your troops
   *[other] { NAME($seat) }'s troops
}
    .short = Troops
army-bonus-of = { PERSON($seat) ->
    [you] Your bonus dice
   *[other] { NAME($seat) }'s bonus dice
}
    .short = Bonus
army-count-rolled = { $count } rolled
army-as-revealed = As last revealed
army-behind = Behind the divider
army-resting-of = { PERSON($seat) ->
    [you] Your resting area
   *[other] { NAME($seat) }'s resting area
}
    .short = Resting
army-graveyard-of = { PERSON($seat) ->
    [you] Your graveyard
   *[other] { NAME($seat) }'s graveyard
}
    .short = Graveyard
army-back-next-turn = Back next turn
army-dice-after-turn = { army-dice } { $dice ->
    [one] comes
   *[other] come
} here after this turn
army-more-after-turn = { $dice } more { $dice ->
    [one] comes
   *[other] come
} here after this turn
army-supply = Supply
army-supply-note = Bonus dice
# Below the troops that show the same; a blank one is still to be rolled, or has come back from the graveyard.
army-group-sword = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
army-group-axe = { $count ->
    [one] { $count } axe
   *[other] { $count } axes
}
army-group-shield = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
army-group-double-shield = { $count ->
    [one] { $count } double
   *[other] { $count } doubles
}
army-group-heal-2 = { $count ->
    [one] { $count } heal
   *[other] { $count } heals
}
army-group-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
army-group-none = { $count } not rolled
army-group-revived = { $count } revived
army-seat-ready = ready
army-won-rounds = rounds won
army-left-health = health left

## Where the match stands

army-set-up = Set-up
army-over = Match over
army-where = round { $round }, turn { $turn }

## What you are asked

army-unseen = Nobody else sees what you roll.
army-bonus-again = Roll one bonus die again, or none.
army-face-stands = Its new face stands. { $troops ->
    [0] You have no troops to roll.
   *[other] Then you roll your troops.
}
army-troops-again = Choose any troops to roll again, or stop.
army-roll-done = Roll { $roll } of { $of } is done. Skulls stay.
army-roll-done-bonus = Roll { $roll } of { $of } is done. Skulls stay. You may also roll one bonus die again.
army-bonus-last = Roll one bonus die again, or stop.
army-rolls-over = You have rolled your troops { SPELL($rolls) } times.
army-revive-some = { $dice ->
    [one] Choose { $dice } die to revive.
   *[other] Choose { $dice } dice to revive.
}
army-revive-why = { $dice ->
    [one] Your heals revive { $dice } of your { $dead } dead dice. You roll it from the next turn on.
   *[other] Your heals revive { $dice } of your { $dead } dead dice. You roll them from the next turn on.
}
army-take-one = Take one { $category } die.
army-take-two = Take one or two { $category } dice.
army-take-either = Take one { $category } die, one { $other } die, or one of each.
army-for-good = What you take is yours for good. You roll it from the next turn on.
army-die-due = Roll your { $die }.
army-die-due-name = your { $die }
army-enter-face = Enter the number of the face that shows: { $faces }.
army-numbered-face = { $number } = { $face }

## What the others are doing

army-rolling = { NAME($seat) } is rolling behind the divider.
army-both-rolling = Both players are rolling behind the divider.
army-reviving = { NAME($seat) } is choosing dice to revive.
army-both-reviving = Both players are choosing dice to revive.
army-taking = { NAME($seat) } is choosing a bonus die.
army-both-taking = Both players are choosing a bonus die.
army-lifted-together = The divider is lifted when both players are ready.
army-opened-together = Both choices are revealed together.
army-one-is-ready = { PERSON($seat) ->
    [you] You are ready. { $together }
   *[other] { NAME($seat) } is ready. { $together }
}

## Buttons

army-roll-named = Roll { $die } ({ $face }) again
army-roll-again = Roll { $count } again
army-roll-bonus = Roll { army-bonus-dice }
army-roll-troops = Roll { army-troops }
army-roll-all = Roll { army-bonus-dice }, then { army-troops }
army-keep-and-roll = { $kept ->
    [one] Keep it, roll { army-troops }
   *[other] Keep them, roll { army-troops }
}
army-keep-and-stop = { $kept ->
    [one] Keep it and stop
   *[other] Keep them and stop
}
army-stop = Stop
army-stop-totals = { $attack } and { $defence }
army-stop-note = attack and defence from your own dice
army-revive = Revive { $count }
army-take = Take { LIST($dice) }
army-take-faces = { $kind }: { $faces }
army-take-faces-two = { $first }; { $second }
army-decline = Decline
army-decline-means = Take no bonus die this turn.
army-supply-left = { LIST($left) }
army-in-supply = left in the supply
army-left = { $left } left
# A troop in a list to pick from.
army-troop-shows = { $name } { $face }
    .short = { $face }

## Attack and defence, line by line

# The name of a line and, as .why, what it is worth and which dice it comes from.
army-calculation = Attack and defence
army-attack-of = { PERSON($seat) ->
    [you] Your attack
   *[other] { NAME($seat) }'s attack
}
army-defence-of = { PERSON($seat) ->
    [you] Your defence
   *[other] { NAME($seat) }'s defence
}
army-swords = { $count ->
    [one] { $count } sword
   *[other] { $count } swords
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-sword-buffs = Sword buff
    .why = +{ $each } for { army-each-swords }, from { LIST($dice) }
army-axes = { $count ->
    [one] { $count } axe
   *[other] { $count } axes
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-axe-buffs = Axe buff
    .why = +{ $each } for { army-each-axes }, from { LIST($dice) }
army-strikes = { $count ->
    [one] { $count } triple
   *[other] { $count } triples
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-scythes = { $count ->
    [one] { $count } scythe and bones
   *[other] { $count } scythes and bones
}
    .why = { $count ->
        [one] { army-own-skulls }, from { LIST($dice) }
       *[other] { $each } each { army-own-skulls }, from { LIST($dice) }
    }
army-purifies = { $count ->
    [one] { $count } purify
   *[other] { $count } purify faces
}
    .why = { $count ->
        [one] { army-opposing-skulls }, from { LIST($dice) }
       *[other] { $each } each { army-opposing-skulls }, from { LIST($dice) }
    }
army-own-skulls = { $each ->
    [one] for { $each } skull on this side
   *[other] for { $each } skulls on this side
}
army-opposing-skulls = { $each ->
    [one] for { $each } skull on the other side
   *[other] for { $each } skulls on the other side
}
army-enforced = { $count ->
    [one] { $count } betrayal, enforced
   *[other] { $count } betrayals, enforced
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-betrayals = { $count ->
    [one] { $count } betrayal
   *[other] { $count } betrayals
}
    .why = { $count ->
        [one] from { LIST($dice) } on the other side
       *[other] { $each } each, from { LIST($dice) } on the other side
    }
army-curses = { $count ->
    [one] { $count } curse
   *[other] { $count } curses
}
    .why = { $count ->
        [one] for having fewer skulls, from { LIST($dice) }
       *[other] { $each } each for having fewer skulls, from { LIST($dice) }
    }
army-singles = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-single-buffs = Shield buff
    .why = +{ $each } for { army-each-singles }, from { LIST($dice) }
army-doubles = { $count ->
    [one] { $count } double shield
   *[other] { $count } double shields
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-double-buffs = Double shield buff
    .why = +{ $each } for { army-each-doubles }, from { LIST($dice) }
army-guards = { $count ->
    [one] { $count } sacrificial defense
   *[other] { $count } sacrificial defenses
}
    .why = { $count ->
        [one] from { LIST($dice) }
       *[other] { $each } each, from { LIST($dice) }
    }
army-defensive-heals = { $each ->
    [one] { $each } defensive heal
   *[other] { $each } defensive heals
}
    .why = +{ $each } for { army-each-heals }, from { LIST($dice) }
    .points = { $count ->
        [one] +{ $each } for the die that can be revived, from { LIST($dice) }
       *[other] +{ $each } for each of { $count } dice that can be revived, from { LIST($dice) }
    }
# What a buff adds to.
army-each-swords = { $count ->
    [one] the sword
   *[other] each of { $count } swords
}
army-each-axes = { $count ->
    [one] the axe
   *[other] each of { $count } axes
}
army-each-singles = { $count ->
    [one] the shield
   *[other] each of { $count } shields
}
army-each-doubles = { $count ->
    [one] the double shield
   *[other] each of { $count } double shields
}
army-each-heals = { $count ->
    [one] the heal
   *[other] each of { $count } heals
}
# What both attacks come to, and the curses.
army-conclusion = { $first } { $second }
army-conclusion-cursed = { $first } { $second } { $curse }
army-conclusion-hit = { PERSON($seat) ->
    [you] { NAME($foe) } hits you for { $damage } ({ $attack } attack against { $defence } defence).
   *[other] { PERSON($foe) ->
        [you] You hit { NAME($seat) } for { $damage } ({ $attack } attack against { $defence } defence).
       *[other] { NAME($foe) } hits { NAME($seat) } for { $damage } ({ $attack } attack against { $defence } defence).
    }
}
army-conclusion-held = { PERSON($seat) ->
    [you] Your defence holds ({ $attack } attack against { $defence } defence).
   *[other] { NAME($seat) }'s defence holds ({ $attack } attack against { $defence } defence).
}
army-conclusion-none = { PERSON($foe) ->
    [you] You have no attack.
   *[other] { NAME($foe) } has no attack.
}
army-conclusion-curse = { $curses ->
    [one] A curse hits { army-whom } for { $damage }.
   *[other] { $curses } curses hit { army-whom } for { $damage }.
}
army-whom = { PERSON($seat) ->
    [you] you
   *[other] { NAME($seat) }
}

## Odds

army-odds-stop = Stopping here
army-odds-roll = Rolling { army-dice }
army-odds-bonus = Rolling { army-bonus-dice }{ $troops ->
    [0] { "" }
   *[other] { ", before your troops" }
}
# Of a roll, and of keeping what has been rolled.
army-odds-note = What your dice will show after this roll. Later rolls and your opponent's dice are not counted.
army-odds-note-stop = What your dice show now. Your opponent's dice are not counted.
army-odds-attack = Your attack
army-odds-defence = Your defence
army-odds-skulls = Your skulls
army-odds-fours = Four or more of a kind, for a bonus die
army-odds-fours-swords = { SPELL($least) } swords
army-odds-fours-axes = { SPELL($least) } axes
army-odds-fours-shields = { SPELL($least) } shields
army-odds-fours-heals = { SPELL($least) } heals
army-odds-fours-skulls = { SPELL($least) } skulls
army-odds-no-fours = none

## The log

army-round = Round { $round }, { $health } health each
army-round-all-back = { army-round }, all dice back
army-round-troops-back = { army-round }, all troops back
army-turn = Round { $round }, turn { $turn }
army-rolled = { $count ->
    [one] You roll { LIST($dice) }
   *[other] You roll: { LIST($dice) }
}
# Read by somebody who sees both trays.
army-rolled-open = Rolled: { LIST($dice) }
army-rerolled-bonus = Reroll: { army-bonus-dice }
army-rerolled = Roll { $roll } of { $of }: { army-troops }
army-stopped = { PERSON($seat) ->
    [you] You are ready
   *[other] { NAME($seat) } is ready
}
army-ready = { NAME($seat) } is ready
army-revealed = { PERSON($seat) ->
    [you] { $count ->
        [one] You reveal { LIST($dice) }
       *[other] You reveal: { LIST($dice) }
    }
   *[other] { $count ->
        [one] { NAME($seat) } reveals { LIST($dice) }
       *[other] { NAME($seat) } reveals: { LIST($dice) }
    }
}
# A hit can be for more than the health that was left.
army-hit = { PERSON($seat) ->
    [you] You are hit for { $damage }
   *[other] { NAME($seat) } is hit for { $damage }
}
    .why = { $attack } attack against { $defence } defence, { army-still }
army-still = { $health ->
    [0] no health left
   *[other] { $health } health left
}
army-held = { PERSON($seat) ->
    [you] Your defence holds
   *[other] { NAME($seat) }'s defence holds
}
    .why = { $attack } attack against { $defence } defence
army-no-attack = { PERSON($foe) ->
    [you] You have no attack
   *[other] { NAME($foe) } has no attack
}
army-cursed = { $curses ->
    [one] A curse hits { army-whom } for { $damage }
   *[other] { $curses } curses hit { army-whom } for { $damage }
}
    .why = { $more ->
        [one] { $more } skull
       *[other] { $more } skulls
    } against { $fewer }, ignoring defence, { army-still }
army-cursed-adds = { $curses ->
    [one] A curse adds { $added } to { WHOSE($foe) } attack
   *[other] { $curses } curses add { $added } to { WHOSE($foe) } attack
}
    .why = { $fewer ->
        [one] { $fewer } skull
       *[other] { $fewer } skulls
    } against { $more }
army-cursed-none = { $curses ->
    [one] A curse does nothing
   *[other] { $curses } curses do nothing
}
    .why = { $skulls ->
        [0] neither side has a skull
        [one] each side has { $skulls } skull
       *[other] each side has { $skulls } skulls
    }
army-chose-heal = { PERSON($seat) ->
    [you] You choose to revive { LIST($dice) }
   *[other] { NAME($seat) } chooses to revive { LIST($dice) }
}
army-chose-gain = { PERSON($seat) ->
    [you] You choose to take { LIST($dice) }
   *[other] { NAME($seat) } chooses to take { LIST($dice) }
}
army-healed = { PERSON($seat) ->
    [you] You revive { LIST($dice) }
   *[other] { NAME($seat) } revives { LIST($dice) }
}
army-gained = { PERSON($seat) ->
    [you] You take { LIST($dice) }
   *[other] { NAME($seat) } takes { LIST($dice) }
}
# Where more was earned than taken.
army-gained-less = { army-gained }, but { $taken ->
    [0] no { $category } die
   *[other] no second { $category } die
}
army-a-die = { $kind ->
    [attacker] an { $die }
   *[other] a { $die }
}
army-lost = { PERSON($seat) ->
    [you] You have heals left for { army-spare-heals }, but no dead dice to revive
   *[other] { NAME($seat) } has heals left for { army-spare-heals }, but no dead dice to revive
}
army-spare-heals = { $heals ->
    [one] { SPELL($heals) } die
   *[other] { SPELL($heals) } dice
}
army-earned = { PERSON($seat) ->
    [you] You earn { army-earned-dice }
   *[other] { NAME($seat) } earns { army-earned-dice }
}
army-earned-dice = { $dice ->
    [one] { SPELL($dice) } { $category } die
   *[other] { SPELL($dice) } { $category } dice
}
army-blocked = Nobody may take { EITHER($kinds) } this turn
    .why = too few are left for both players
army-declined = { PERSON($seat) ->
    [you] You take no bonus die
   *[other] { NAME($seat) } takes no bonus die
}
army-buried = { PERSON($seat) ->
    [you] You lose { army-counted-dice } to the graveyard
   *[other] { NAME($seat) } loses { army-counted-dice } to the graveyard
}
# In a turn that ended the round, after heals were revealed.
army-buried-over = { army-buried }
    .why = the round is over, so heals no longer count
army-rested = { PERSON($seat) ->
    [you] You rest { army-counted-dice } for a turn
   *[other] { NAME($seat) } rests { army-counted-dice } for a turn
}
army-woken = { PERSON($seat) ->
    [you] You get back { army-counted-rested }
   *[other] { NAME($seat) } gets back { army-counted-rested }
}
army-counted-dice = { $dice ->
    [one] { SPELL($dice) } die
   *[other] { SPELL($dice) } dice
}
army-counted-rested = { $dice ->
    [one] { SPELL($dice) } rested die
   *[other] { SPELL($dice) } rested dice
}

## Who won, and why

army-round-won = { PERSON($seat) ->
    [you] You win round { $round }
   *[other] { NAME($seat) } wins round { $round }
}
    .why = { PERSON($foe) ->
        [you] you have no health left
       *[other] { NAME($foe) } has no health left
    }
army-round-health = { PERSON($seat) ->
    [you] You win round { $round } by health, { $own } to { $other }
   *[other] { NAME($seat) } wins round { $round } by health, { $own } to { $other }
}
    .why = nothing can change any more
army-round-both-out = Round { $round } is tied
    .why = both players are down to 0 health
army-round-stuck = Round { $round } is tied
    .why = nothing can change any more
army-round-long = Round { $round } is tied
    .why = it was undecided after { $turns } turns
army-won = { $other ->
    [0] { PERSON($seat) ->
        [you] You win the match, { army-rounds-own } to none.
       *[other] { NAME($seat) } wins the match, { army-rounds-own } to none.
    }
   *[other] { PERSON($seat) ->
        [you] You win the match, { army-rounds-own } to { SPELL($other) }.
       *[other] { NAME($seat) } wins the match, { army-rounds-own } to { SPELL($other) }.
    }
}
army-rounds-own = { $own ->
    [one] { SPELL($own) } round
   *[other] { SPELL($own) } rounds
}
army-drawn-none = The match is a draw: nobody has won a round.
army-drawn-equal = The match is a draw: each player has won { army-rounds-own }.
army-drawn-short = The match is a draw: nobody has won { SPELL($needed) } rounds.

## Why something cannot be done

army-not-yours = { $die } is not yours: name one of your own dice.
army-not-rolled = You have rolled nothing yet: roll first, then choose what to roll again.
army-troops-later = You have not rolled your troops yet: first keep your bonus dice, or roll one of them again.
army-in-pool = { $die } is not rolled yet: only dice in your tray can be rolled again.
army-is-revived = { $die } was revived this turn: you roll it from the next turn on.
army-is-resting = { $die } rests this turn: only dice in your tray can be rolled again.
army-is-dead = { $die } is dead: only dice in your tray can be rolled again.
army-is-free = { $die } is still in the supply: only dice in your tray can be rolled again.
army-is-skull = { $die } shows a skull, which stays: choose dice that show something else.
army-rolls-used = You have already rolled your troops { SPELL($rolls) } times: name a bonus die, or stop.
army-bonus-used = You have already rolled a bonus die again this turn: name troops, or stop.
army-bonus-too-late = A bonus die is rolled again only before the troops, and you have rolled those: name troops, or stop.
army-bonus-alone = A bonus die is rolled again on its own: name one bonus die, or only troops.
army-not-dead = { $die } is not dead: revive dice from your graveyard, or skulls of this turn.
army-wrong-heals = { $heals ->
    [one] Your heals revive { $heals } die, not { $named }: name { $heals }.
   *[other] Your heals revive { $heals } dice, not { $named }: name { $heals }.
}
army-no-troop = { $die } is a troop: take bonus dice from the supply.
army-nothing-earned = You have earned no { $category } die this turn: take what you have earned, or decline.
army-is-blocked = Nobody may take { $one } this turn, as too few are left for both players: take another kind.
army-none-left = No { $kind } is left in the supply: take another kind.
army-is-taken = { $die } is no longer in the supply: take one that is.
army-too-many = You have earned { army-earned-dice }, not { $named }.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

army-why-attack = it averages { $number } attack instead of { $instead }
army-why-defence = it averages { $number } defence instead of { $instead }
army-why-skulls = it averages only { $number } skulls instead of { $instead }
army-why-fours = it earns a bonus die for { $what } { $number }% of the time instead of { $instead }%
army-why-next-attack = it brings the whole army's average to { $number } attack instead of { $instead }
army-why-next-defence = it brings the whole army's average to { $number } defence instead of { $instead }
