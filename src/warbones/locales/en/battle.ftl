### War Dice: units that are grids of dice, three zones, attacks and powers.

## Units. ".form" is "many" where a verb after the name is plural; ".short" is for headlines, ".owned" stands after an owner.

battle-kind-archers = Archers
    .form = many
battle-kind-footsoldiers = Footsoldiers
    .form = many
battle-kind-dragon-warriors = Dragon Warriors
    .form = many
battle-kind-lance-bearers = Lance Bearers
    .form = many
battle-kind-rain-of-fire = Rain of Fire
battle-kind-fireborn-assassins = Fireborn Assassins
    .form = many
battle-kind-hybrid-elite = Hybrid Elite
battle-kind-basilisk = Basilisk
battle-kind-the-winged-wyrm = The Winged Wyrm
    .short = Winged Wyrm
    .owned = Winged Wyrm
battle-kind-lady-of-the-red-scales = Lady of the Red Scales
    .short = Lady
battle-kind-skeleton-warriors = Skeleton Warriors
    .form = many
battle-kind-venom-spitters = Venom Spitters
    .form = many
battle-kind-dire-crawlers = Dire Crawlers
    .form = many
battle-kind-bone-tosser = Bone Tosser
battle-kind-zombie-horde = Zombie Horde
battle-kind-banshees = Banshees
    .form = many
battle-kind-undead-mastodon = Undead Mastodon
battle-kind-vampire-lord = Vampire Lord
battle-kind-lich-princess = Lich Princess
battle-kind-dracolich = Dracolich
battle-kind-critters = Critters
    .form = many
battle-kind-hulking-beast = Hulking Beast
battle-kind-spikers = Spikers
    .form = many
battle-kind-crimson-snake = Crimson Snake
battle-kind-dark-blades = Dark Blades
    .form = many
battle-kind-razor-fiend = Razor Fiend
battle-kind-doppelgangers = Doppelgangers
    .form = many
battle-kind-toxic-maelstrom = Toxic Maelstrom
battle-kind-broodkeeper = Broodkeeper
battle-kind-mindbender = Mindbender

# ".about" introduces a faction.
battle-faction-dragonfolk = Dragonfolk
    .about = The last humans have bowed to tyrant dragons: it was that or die out.
battle-faction-lich-queen = The Lich Queen's Army
    .about = The dead march for a queen whom almost nothing can stop. They know neither fear nor doubt, and they want to drink the life out of the world.
battle-faction-horde = The Horde
    .about = Nobody knows who they are, or where they come from. What they want is plain: to tear apart whatever stands in their way.
# A kind of unit and its letter, such as Zombie Horde A.
battle-unit = { $kind } { $letter }
    .form = { FORM($kind) }
battle-unit-of = { WHOSE($seat) } { $kind } { $letter }
    .form = { FORM($kind) }
battle-squares-left = { $left ->
    [0] no squares left
   *[other] { $of ->
        [one] { $left } of { $of } square left
       *[other] { $left } of { $of } squares left
    }
}
battle-squares-filled = { $of ->
    [one] { $left } of { $of } square filled
   *[other] { $left } of { $of } squares filled
}
# All of a unit, read out.
battle-unit-label = { TITLE($unit) }, { $facts }
battle-now = { PERSON($seat) ->
    [you] now yours
   *[other] now { NAME($seat) }'s
}

## Attack types and powers

battle-attack-melee = melee
battle-attack-ranged = ranged
battle-attack-snipe = snipe
battle-attack-critical = critical
battle-attack-siege = siege

# ".does" says what a power does; "it" is the unit that has the power.
battle-power-acid-blood = Acid Blood
    .does = When a melee attack crosses out squares of this unit, one die is rolled against a square of its attacker.
battle-power-assimilation = Assimilation
    .does = Once per battle, an enemy unit of 1 to { $most } squares in its zone joins you.
battle-power-burrow = Burrow
    .does = You may put it in the center before the battle.
battle-power-carpet-bomb = Carpet Bomb
    .does = { $dice ->
        [one] Besieges every enemy unit in one other zone with one die each.
       *[other] Besieges every enemy unit in one other zone with { $dice } dice each.
    }
battle-power-defensive-formation = Defensive Formation
    .does = Its rows and columns count { $bonus } more until the round ends. It may also move.
battle-power-drain = Drain
    .does = Lowers a square of an enemy unit to { $value }. Then one of this unit's crossed-out squares comes back with a new roll.
battle-power-ethereal = Ethereal
    .does = It may enter the enemy base past melee units, but scores no victory points.
battle-power-evasion = Evasion
    .does = For the rest of the battle nobody can attack it from another zone. It may also move.
battle-power-flanking = Flanking
    .does = { $dice ->
        [one] Another of your units makes a melee or ranged attack at once, with one more die. The target must be in this unit's range.
       *[other] Another of your units makes a melee or ranged attack at once, with { $dice } more dice. The target must be in this unit's range.
    }
battle-power-fly = Fly
    .does = Once it has been attacked this round, only ranged and snipe attacks can reach it until the round ends. It may also move or attack.
battle-power-healing = Healing
    .does = Brings back { $squares } crossed-out squares of this or another friendly unit as { $value }s.
battle-power-hit-and-run = Hit and Run
    .does = It may move, attack and move again.
battle-power-paralyze = Paralyze
    .does = Two enemy units of up to { $most } squares in its zone, or one larger unit, lose their action this round. Heroes are immune.
battle-power-raise-undead = Raise Undead
    .does = Once per battle, you get { $points } points for each defeated unit. Spend them at once on new units.
battle-power-regenerate = Regenerate
    .does = One of its crossed-out squares comes back with a new roll. It may also regroup.
battle-power-shapeshifting = Shapeshifting
    .does = It may regroup as well as move or attack.
battle-power-swallow = Swallow
    .does = An enemy unit of 1 to { $most } squares in its zone is defeated without a roll.
battle-power-weaken = Weaken
    .does = All squares of two enemy units drop by { $by }, but not below { $least }.

## Cards

battle-attackable = Its attacks can reach enemies in { LIST($zones) }.
battle-attackable-moving = Its attacks can reach enemies in { LIST($zones) }; with a move, also in { LIST($more) }.

battle-hero = A hero: its middle square is always { $center }.
battle-hero-with = Hero: { $powers }
battle-does = { $power }: { $does }
battle-rating = { $attack } { $dice }
battle-size = { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
}, { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
battle-card = { $kind }: { $size }, { battle-points }. Attacks: { LIST($attacks) }.
battle-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Stands beside a figure.
battle-points-unit = { $points ->
    [one] point
   *[other] points
}
battle-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
battle-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}

## What holds for a unit

battle-acted = acted
battle-acted-why = It has acted this round.
battle-attacked-why = It has been attacked this round.
battle-in-formation = in formation
battle-in-formation-why = Its rows and columns count { $bonus } more until the round ends.
battle-flying = flying
battle-flying-why = It is flying: once it has been attacked this round, only ranged and snipe attacks can reach it.
battle-evading = evading
battle-evading-why = It cannot be attacked from other zones.
battle-paralyzed = paralyzed
battle-paralyzed-why = It was paralyzed and loses its action.
battle-spent-why = Its once-per-battle power is used up.
battle-is-evading = { FORM($unit) ->
    [many] { $unit } are evading
   *[one] { $unit } is evading
}
battle-is-flying = { FORM($unit) ->
    [many] { $unit } are flying
   *[one] { $unit } is flying
}

## Zones, lines and squares

battle-center = the center
battle-base = { WHOSE($seat) } base
battle-row = row { $row }
battle-column = column { $column }
battle-square = row { $row } column { $column }
battle-only-square = the only square
battle-square-value = { $value } in { $square }
battle-a-square = a square
battle-empty = still empty
battle-crossed-out = crossed out
battle-square-label = { $unit }, { $square }: { $shows }

## Small words

battle-capital = { TITLE($words) }
    .inside = { $words }
battle-listed = { LIST($things) }
battle-either = { $first } or { $other }

## Dice

battle-a-die = a die
battle-die-showing = a die showing { $face }
battle-dice-showing = { $number ->
    [one] a die showing { $face }
   *[other] { $number } dice showing { $face }
}
# Below a die that stands for several of its number.
battle-pile = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}

## The table

battle-units-of = { PERSON($seat) ->
    [you] Your units
   *[other] { NAME($seat) }'s units
}
battle-unit-count = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
battle-unit-count-own = { PERSON($seat) ->
    [you] { battle-unit-count }, { $own } yours
   *[other] { battle-unit-count }, { $own } of them { NAME($seat) }'s
}
# Stands beside a figure.
battle-points-left = { $points ->
    [one] point left
   *[other] points left
}
battle-bought-once = already bought
battle-too-dear = { battle-points } short
battle-new-unit = New unit
battle-hand = { PERSON($seat) ->
    [you] Your dice to place
   *[other] { NAME($seat) }'s dice to place
}
battle-defeated-units = Defeated
battle-nobody-yet = none yet
battle-points-of = { $points } of { $of } victory points
battle-points-to-spend = { battle-points } to spend
battle-army = { $lost ->
    [0] { battle-unit-count }
   *[other] { battle-unit-count }, { $lost } defeated
}

## Armies as lists

battle-army-list = Your army as a list
# In an army's list: "2 Archers".
battle-army-units = { $count } { $unit }
battle-ready-armies = Play with a ready-made army
battle-army-small = A small army
battle-army-mixed = A bit of everything
battle-army-strong = Few and strong
battle-army-heroic = A hero leads

## Where the battle stands

battle-over = Battle over
battle-before = Before the battle
battle-round-of = Round { $round }, first to { SPELL($points) } points
battle-round-sudden = Round { $round }, sudden death
battle-round-last = Round { $round } of { $round }

## What you are asked

battle-ask-faction = Pick your faction.
battle-ask-faction-why = Each faction has units of its own.
battle-ask-buy = Buy a unit.
battle-left-to-spend = { PERSON($seat) ->
    [you] You have { battle-points } left.
   *[other] { NAME($seat) } has { battle-points } left.
}
battle-ask-reroll = Keep your values, or reroll all of them?
battle-averages = { PERSON($seat) ->
    [you] Your dice average { $average }; new ones average { $expected }. Reroll all of them or none: this is your only chance.
   *[other] { NAME($seat) }'s dice average { $average }; new ones average { $expected }. It is all or nothing, and there is only one chance.
}
battle-ask-burrow = Put a burrowing unit in the center?
battle-ask-advance = Move one unit to the center?
battle-ask-fill = Place dice in { $unit }.
battle-fill-why = Next square: { $where }. Ranged attacks hit columns; melee attacks hit rows or columns. { battle-dice } left to place.
# Where squares are filled in any order.
battle-fill-any = Choose a square, then a die for it. Ranged attacks hit columns; melee attacks hit rows or columns.
battle-spot = { $unit }, { $square }
battle-place-dice = Place them like this
battle-ask-unit = Choose a unit to act.
battle-ask-unit-why = Each unit acts once a round.
battle-ask-deed = What should { $unit } do?
battle-ask-next = What should { $unit } do next?
battle-seek-target = { $unit }, { $what }: choose the target.
battle-seek-friend = { $unit }, { $what }: choose who attacks.
battle-seek-wounded = { $unit }, { $what }: choose whom to heal.
battle-seek-unit = { $unit }, { $what }: choose a unit.
battle-flank-why = { $dice ->
    [one] One of your other units attacks at once with one more die.
   *[other] One of your other units attacks at once with { $dice } more dice.
}
battle-ask-line = Attack which row or column?
battle-ask-column = Attack which column?
battle-ask-square = Attack which square?
battle-ask-lower = Lower which square?
battle-aim-why = The target is { $unit }. Your roll must beat the square's number: an equal total misses.
battle-aim-line-why = The target is { $unit }. Your roll must beat the sum: an equal total misses.
battle-lower-why = The target is { $unit }.
battle-ask-zone = Choose the zone to bomb.
battle-ask-second = Choose a second unit.
battle-ask-restore = Restore a square of { $unit }.
battle-ask-heal = Heal { SPELL($squares) } squares of { $unit }.
battle-ask-raise = Raise a unit.
battle-left-to-raise = { PERSON($seat) ->
    [you] You have { battle-points } left. Points you do not spend are lost.
   *[other] { NAME($seat) } has { battle-points } left. Unspent points are lost.
}
battle-ask-pick = { $squares ->
    [one] Name a square of { $unit }.
   *[other] Name { SPELL($squares) } squares of { $unit }.
}
battle-ask-pick-why = { $squares ->
    [one] It is besieged: one die is rolled against the square you name. A high number holds best; a low one is the smaller loss.
   *[other] It is besieged: one die is rolled against each square you name. High numbers hold best; low ones are the smaller loss.
}
battle-ask-acid = Choose where the acid hits.
# $target is the unit that attacked.
battle-ask-acid-why = { FORM($unit) ->
    [many] { TITLE($unit) } bleed acid on { $target }. One die is rolled against the square you choose.
   *[one] { TITLE($unit) } bleeds acid on { $target }. One die is rolled against the square you choose.
}
battle-roll = Roll a die.
battle-due-first = { PERSON($seat) ->
    [you] You roll to see who goes first: the higher die wins.
   *[other] { NAME($seat) } rolls to see who goes first: the higher die wins.
}
battle-due = { $what }.
battle-due-of = { $what }: die { $number } of { $of }.
battle-due-added = { $what }: one more die for a { $best }.

## What the others are doing

battle-picking = { NAME($seat) } is picking a faction.
battle-buying = { NAME($seat) } is buying a unit.
battle-rerolling = { NAME($seat) } is deciding whether to reroll.
battle-burrowing = { NAME($seat) } is deciding which units burrow.
battle-advancing = { NAME($seat) } is deciding whether to advance a unit.
battle-placing = { NAME($seat) } is placing dice in { $unit }.
battle-choosing-unit = { NAME($seat) } is choosing a unit.
battle-acting = { NAME($seat) } is acting with { $unit }.
battle-seeking-target = { NAME($seat) } is choosing the target.
battle-seeking-friend = { NAME($seat) } is choosing who attacks.
battle-seeking-wounded = { NAME($seat) } is choosing whom to heal.
battle-seeking-unit = { NAME($seat) } is choosing a unit.
battle-attacking = { NAME($seat) } is attacking { $unit }.
battle-choosing-square = { NAME($seat) } is choosing a square.
battle-choosing-zone = { NAME($seat) } is choosing a zone.
battle-choosing-second = { NAME($seat) } is choosing a second unit.
battle-restoring = { NAME($seat) } is choosing a square to restore.
battle-healing = { NAME($seat) } is choosing squares to heal.
battle-raising = { NAME($seat) } is raising units.
battle-naming = { NAME($seat) } is naming squares for a siege.
battle-choosing-acid = { NAME($seat) } is choosing where the acid hits.

## What the acting unit can do, and what it cannot

battle-a-line = a row or column
battle-a-column = a column
battle-a-square-of = a square
battle-a-line-or-square = a row, a column or a square
battle-a-column-or-square = a column or a square
battle-touch-to-attack = Touch { $place } of an enemy unit to attack it.
battle-touch-to-attack-or-move = Touch { $place } of an enemy unit to attack it, or a zone to move there.
battle-touch-to-besiege = Touch an enemy unit to besiege it.
battle-touch-to-besiege-or-move = Touch an enemy unit to besiege it, or a zone to move there.
battle-touch-zone = Touch a zone to move there.
battle-touch-zone-or-press = Touch a zone to move there, or press { $buttons }.
battle-press = Press { $buttons }.
battle-siege-unit = A siege unit moves or attacks, not both.
battle-siege-attack = A siege attack cannot be combined with a move.
battle-second-move = A second move comes only after an attack.
battle-flanked-attacks = An attack through Flanking must be melee or ranged.
# $seat is the opponent, whose base it is.
battle-base-closed = { TITLE($zone) } is closed while { PERSON($seat) ->
    [you] you have
   *[other] { NAME($seat) } has
} a melee unit in the center.
battle-no-target = No enemy is in reach of a { $attack } attack.
battle-no-open-target = No enemy is open to a { $attack } attack: { $shielded }.
battle-powers-flanked = { LIST($powers) } cannot be combined with an attack through Flanking.
battle-power-used = { $power } has already been used in this action.
battle-power-second = { $power } would be a second power in this action.
battle-powers-alone = { LIST($powers) } can no longer be used in this action.
battle-power-spent = { $power } is used up for this battle.
battle-power-holds = { $power } is already in effect.
battle-power-shielded = { $power } has no target: { $shielded }.
battle-powers-idle = { LIST($powers) } would do nothing here.
# On a unit, in a few words.
battle-guards = guards { $zone }
# $moving is 1 if a move would bring one.
battle-unused = no { $attack } target { $moving ->
    [0] in reach
   *[other] without moving
}
battle-unused-shielded = no { $attack } target { $moving ->
    [0] { "" }
   *[other] { "without moving " }
}({ $shielded })
battle-barred-near = too near
battle-barred-far = too far
battle-barred-elsewhere = too far
battle-barred-evades = out of reach
battle-barred-flies = out of reach
battle-barred-unflanked = not flanked
battle-barred-idle = no effect
battle-barred-large = too large
battle-barred-hero = a hero

## Buttons

battle-faction-has = { $kinds } kinds of unit, including the heroes { LIST($heroes) }.
battle-buy = Buy { $kind }
battle-raise = Raise { $kind }
battle-stop-buying = Buy no more
battle-stop-raising = Raise no more
battle-stop-why = { $points ->
    [0] All points are spent.
    [one] Your remaining point is lost.
   *[other] Your remaining { $points } points are lost.
}
# "others" counts the kinds of unit beside the dearest one that the points still buy.
battle-stop-early-why = { $others ->
    [0] You have { battle-points } left, enough for { $kind }. Unspent points are lost.
    [one] You have { battle-points } left, enough for { $kind } or one other kind of unit. Unspent points are lost.
   *[other] You have { battle-points } left, enough for { $kind } or any one of { SPELL($others) } other kinds of unit. Unspent points are lost.
}
battle-stop-confirm = Stop with { battle-points } unspent?
battle-keep = Keep all values
battle-keep-why = Your units stay as they are.
battle-reroll = Reroll everything
battle-reroll-why = Reroll all your units and place the dice again. You can do this only once.
battle-arrange-middle = Strongest in the middle
battle-arrange-middle-why = The highest dice go to the middle of the unit.
battle-arrange-spread = Spread evenly
battle-arrange-spread-why = All rows and columns become about equally strong.
battle-arrange-columns = Fill columns
battle-arrange-columns-why = Column by column, the highest dice first: the first column is strong, the last weak.
battle-arrange-rows = Fill rows
battle-arrange-rows-why = Row by row, the highest dice first: the first row is strong, the last weak.
battle-put = Put a { $face }
battle-leave-crossed = Leave it crossed out
battle-leave-crossed-why = There are fewer dice than squares.
battle-nobody = No unit
battle-nobody-why = Your units stay where they are.
battle-to-center = { $unit } to the center
battle-and = And { $unit }
battle-move = Move to { $zone }
battle-attack-option = { $attack } attack
battle-attack-option-why = { $dice ->
    [one] Roll { $dice } die.
   *[other] Roll { $dice } dice.
}
battle-regroup = Regroup
battle-regroup-why = { $squares ->
    [one] Reroll its remaining square and place the die as you like.
   *[other] Reroll its { $squares } remaining squares and place the dice as you like.
}
# For a hero whose middle square stays as it is.
battle-regroup-around-why = { $squares ->
    [0] No die is rolled: the middle square stays as it is.
    [one] Reroll its remaining square beside the middle one and place the die as you like.
   *[other] Reroll its { $squares } remaining squares around the middle one and place the dice as you like.
}
battle-done = Done
battle-done-why = The action ends here.
battle-hold = Do nothing
battle-hold-why = This uses up the unit's action.
battle-bomb = Bomb { $zone }
battle-bomb-why = { $dice ->
    [one] One die against each enemy unit there that can be besieged.
   *[other] { $dice } dice against each enemy unit there that can be besieged.
}
battle-attack-place = Attack { $where }
battle-must-beat = Beat { $needed } with { battle-dice }: { $odds }.
battle-acid-place = Acid on { $where }
battle-acid-must-beat = The acid must beat { $needed }: { $odds }.
battle-siege-names = { $squares ->
    [one] The defender names a square.
   *[other] The defender names { SPELL($squares) } squares.
}
battle-easiest = At its weakest spot, beat { $needed }: { $odds }.
# A whole attack at once.
battle-attack-at = Attack { $where }: { $odds }
battle-move-and-attack = Move and attack { $where }: { $odds }
battle-attack-needs = { $dice ->
    [one] Beat the { $needed } of { $unit } with { $dice } { $attack } die: { $odds }.
   *[other] Beat the { $needed } of { $unit } with { $dice } { $attack } dice: { $odds }.
}
battle-besiege = Besiege { $unit }
battle-besiege-why = { $squares ->
    [one] Its owner names a square, and one die is rolled against it.
   *[other] Its owner names { SPELL($squares) } squares, and one die is rolled against each.
}

## Arrows

battle-arrow-flanks = flanks
battle-arrow-acid = acid
battle-arrow-siege = siege, { battle-dice }
battle-arrow-hits = { $hits } of { $of } hit
battle-arrow-beats = { $total } beats { $needed }
battle-arrow-equals = { $total } only equals { $needed }
battle-arrow-misses = { $total } misses { $needed }

## What an attack needs, and what it came to

battle-if-attacked = { PERSON($seat) ->
    [you] If you attack
   *[other] If { NAME($seat) } attacks
}
battle-needs-more = An equal total misses. Each { $best } adds a die.
battle-made-formation = { $values }, and { $bonus } for formation
battle-made-odds = { $made }, { $odds } to beat
battle-attack-dice = { $attack } dice
battle-rating-of = rating of { $unit }
battle-more-dice = { $dice ->
    [one] { $dice } more die
   *[other] { $dice } more dice
}
battle-sum-dice = Dice
battle-sum-easiest = Easiest
battle-last-attack = The last attack
battle-last-attack-on = { $unit }, { $needed } to beat
battle-die-number = Die { $number }
battle-die-rolled = rolled
battle-die-added = added for a { $best }
battle-total = Total
battle-was-hit = { $total } beats { $needed }: crossed out.
battle-was-equal = { $total } only equals { $needed }: missed.
battle-was-missed = { $total } does not beat { $needed }: missed.

## The log

battle-chose = { PERSON($seat) ->
    [you] You play { $faction }
   *[other] { NAME($seat) } plays { $faction }
}
battle-bought = { PERSON($seat) ->
    [you] You buy { $name } for { battle-price } and have { battle-still-left }
   *[other] { NAME($seat) } buys { $name } for { battle-price } and has { battle-still-left }
}
battle-raised = { PERSON($seat) ->
    [you] You raise { $name } for { battle-price } and have { battle-still-left }
   *[other] { NAME($seat) } raises { $name } for { battle-price } and has { battle-still-left }
}
battle-price = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
}
battle-still-left = { $left ->
    [0] none left
   *[other] { $left } left
}
battle-stopped = { PERSON($seat) ->
    [you] You stop buying
   *[other] { NAME($seat) } stops buying
}
battle-rolls-unit = { PERSON($seat) ->
    [you] You roll for { $name }
   *[other] { NAME($seat) } rolls for { $name }
}
battle-rolls-anew = { PERSON($seat) ->
    [you] You reroll { $name }
   *[other] { NAME($seat) } rerolls { $name }
}
battle-rolls-square = { PERSON($seat) ->
    [you] You roll for a square of { $name }
   *[other] { NAME($seat) } rolls for a square of { $name }
}
battle-regroups = { PERSON($seat) ->
    [you] You regroup { $name }
   *[other] { NAME($seat) } regroups { $name }
}
battle-kept = { PERSON($seat) ->
    [you] You keep all your values
   *[other] { NAME($seat) } keeps all their values
}
battle-rerolled = { PERSON($seat) ->
    [you] You reroll all your units
   *[other] { NAME($seat) } rerolls all their units
}
battle-put-in-center = { PERSON($seat) ->
    [you] You put { $name } in the center
   *[other] { NAME($seat) } puts { $name } in the center
}
battle-first-die = { PERSON($seat) ->
    [you] You roll a { $face } to see who goes first
   *[other] { NAME($seat) } rolls a { $face } to see who goes first
}
battle-first = { PERSON($seat) ->
    [you] You go first
   *[other] { NAME($seat) } goes first
}
battle-round = { PERSON($first) ->
    [you] Round { $round }: you go first
   *[other] Round { $round }: { NAME($first) } goes first
}
battle-moved = { FORM($unit) ->
    [many] { TITLE($unit) } move to { $to }
   *[one] { TITLE($unit) } moves to { $to }
}
battle-attacks = { FORM($unit) ->
    [many] { TITLE($unit) } attack { $where } of { $target } ({ $attack }, { battle-dice } to beat { $needed })
   *[one] { TITLE($unit) } attacks { $where } of { $target } ({ $attack }, { battle-dice } to beat { $needed })
}
battle-besieges = { FORM($unit) ->
    [many] { TITLE($unit) } besiege { $target }
   *[one] { TITLE($unit) } besieges { $target }
}
    .why = { $squares ->
        [one] one die is rolled against one square
       *[other] one die is rolled against each of { SPELL($squares) } squares
    }
battle-siege-die = One die against the { $needed } in { $square } of { $target }
battle-burns = Acid from { $unit } against the { $needed } in { $square } of { $target }
# The dice that were rolled for it, and apart from them those that 6s added.
battle-rolled = { $more ->
    [0] { $what }: { LIST($dice) }
    [one] { $what }: { LIST($dice) }, then { LIST($added) } for the { $best }
   *[other] { $what }: { LIST($dice) }, then { LIST($added) } for the { $best }s
}
# $count is the number of dice, those included that 6s added.
battle-hit = { $count ->
    [one] { battle-rolled-one }, which beats { $needed } and crosses out { battle-squares }
   *[other] { battle-rolled }. The total of { $total } beats { $needed } and crosses out { battle-squares }
}
battle-missed = { $count ->
    [one] { battle-rolled-one }, which does not beat { $needed }
   *[other] { battle-rolled }. The total of { $total } does not beat { $needed }
}
battle-equalled = { $count ->
    [one] { battle-rolled-one }, which only equals { $needed } and misses
   *[other] { battle-rolled }. The total of { $total } only equals { $needed } and misses
}
battle-rolled-one = { $what }: a { LIST($dice) }
battle-defeated = { FORM($unit) ->
    [many] { TITLE($unit) } are defeated
   *[one] { TITLE($unit) } is defeated
}
battle-uses = { FORM($unit) ->
    [many] { TITLE($unit) } use { $power }
   *[one] { TITLE($unit) } uses { $power }
}
battle-lost-action = { FORM($unit) ->
    [many] { TITLE($unit) } are paralyzed this round
   *[one] { TITLE($unit) } is paralyzed this round
}
battle-joined = { FORM($name) ->
    [many] { $name } join { PERSON($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }
   *[one] { $name } joins { PERSON($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }
}
battle-lowered = { TITLE($square) } of { $unit } drops from { $before } to { $after }
battle-weakened = { FORM($unit) ->
    [many] { TITLE($unit) } are weakened by { $by }
   *[one] { TITLE($unit) } is weakened by { $by }
}
battle-restored = { TITLE($square) } of { $unit } comes back as { $value ->
    [8] an { $value }
   *[other] a { $value }
}
battle-flanks = { FORM($unit) ->
    [many] { TITLE($unit) } flank for { $friend }
   *[one] { TITLE($unit) } flanks for { $friend }
}
battle-held = { FORM($unit) ->
    [many] { TITLE($unit) } do nothing
   *[one] { TITLE($unit) } does nothing
}
battle-raises = { FORM($unit) ->
    [many] { TITLE($unit) } use { $power }, with { battle-points } to spend
   *[one] { TITLE($unit) } uses { $power }, with { battle-points } to spend
}
battle-scored = { PERSON($seat) ->
    [you] You score a victory point and now have { $points }
   *[other] { NAME($seat) } scores a victory point and now has { $points }
}
battle-sudden-death = Sudden death
    .why = both players have { SPELL($points) } points, and whoever first clears their own base of enemies wins
battle-swallowed = { FORM($unit) ->
    [many] { TITLE($unit) } swallow { $victim } whole
   *[one] { TITLE($unit) } swallows { $victim } whole
}

## What happened just now

battle-goes-on = The battle goes on
battle-came-to = { $count ->
    [one] A { LIST($dice) }
   *[other] { LIST($dice) }: { $total }
}
battle-crosses = { battle-came-to } beats { $needed } and crosses out { battle-squares }
battle-defeats = { battle-came-to } beats { $needed } and defeats { $unit }
battle-equals = { battle-came-to } only equals { $needed } and misses
battle-misses = { battle-came-to } does not beat { $needed }

## Who won, and why

battle-won-wiped-out = { PERSON($seat) ->
    [you] You win the battle: { NAME($foe) }'s last unit is gone.
   *[other] { NAME($seat) } wins the battle: { WHOSE($foe) } last unit is gone.
}
battle-won-points = { PERSON($seat) ->
    [you] You win the battle by { battle-own-points } to { $other }.
   *[other] { NAME($seat) } wins the battle by { battle-own-points } to { $other }.
}
battle-won-base = { PERSON($seat) ->
    [you] You win the battle: your base is the first to be free of enemies.
   *[other] { NAME($seat) } wins the battle: { NAME($seat) }'s base is the first to be free of enemies.
}
battle-won-limit-points = { PERSON($seat) ->
    [you] Round { $round } was the last: you win the battle by { battle-own-points } to { $other }.
   *[other] Round { $round } was the last: { NAME($seat) } wins the battle by { battle-own-points } to { $other }.
}
battle-own-points = { $own ->
    [one] { $own } victory point
   *[other] { $own } victory points
}
battle-won-limit-value = { PERSON($seat) ->
    [you] Round { $round } was the last: points are equal, and you win the battle because your remaining units cost more.
   *[other] Round { $round } was the last: points are equal, and { NAME($seat) } wins the battle because { NAME($seat) }'s remaining units cost more.
}
battle-drawn-wiped-out = Nobody has a unit left: the battle is a draw.
battle-drawn-level = Round { $round } was the last: points are equal and the remaining units cost the same, so the battle is a draw.
battle-counted-points = victory points
battle-counted-units = units standing
battle-counted-squares = squares left

## Why something cannot be done

battle-refused-stop = Buy at least one unit before you stop.
battle-refused-faction = { FORM($kind) ->
    [many] { $kind } belong to another faction: choose from { $faction }.
   *[one] { $kind } belongs to another faction: choose from { $faction }.
}
battle-refused-price = { FORM($kind) ->
    [many] { $kind } cost { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and you have { $left } left.
   *[one] { $kind } costs { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    }, and you have { $left } left.
}
battle-refused-hero-again = { $kind } is a hero and has been bought already: each hero is bought once.
battle-refused-cross = There is a die for every square: put one here.
battle-refused-put = You have no { $face } left to place: your dice are { LIST($hand) }.
battle-refused-base = { FORM($unit) ->
    [many] { $unit } are not in your base: choose a unit that is.
   *[one] { $unit } is not in your base: choose a unit that is.
}
battle-refused-owner = { FORM($unit) ->
    [many] { $unit } belong to { NAME($seat) }: choose a unit of your own.
   *[one] { $unit } belongs to { NAME($seat) }: choose a unit of your own.
}
battle-refused-power = { FORM($unit) ->
    [many] { $unit } do not have { $power }.
   *[one] { $unit } does not have { $power }.
}
battle-refused-defeated = { FORM($unit) ->
    [many] { $unit } are defeated: choose a unit that can act.
   *[one] { $unit } is defeated: choose a unit that can act.
}
battle-refused-paralyzed = { FORM($unit) ->
    [many] { $unit } are paralyzed this round: choose a unit that can act.
   *[one] { $unit } is paralyzed this round: choose a unit that can act.
}
battle-refused-acted = { FORM($unit) ->
    [many] { $unit } have acted this round: choose a unit that can act.
   *[one] { $unit } has acted this round: choose a unit that can act.
}
battle-refused-attack = { FORM($unit) ->
    [many] { $unit } have no { $attack } attack.
   *[one] { $unit } has no { $attack } attack.
}
battle-refused-passive = { $power } works by itself: it is never chosen.
battle-refused-flanked = { $unit } must attack at once, with the help of Flanking.
battle-refused-hold = { $unit } must do something.
battle-refused-order = { FORM($unit) ->
    [many] That cannot be combined with what { $unit } have done in this action.
   *[one] That cannot be combined with what { $unit } has done in this action.
}
battle-refused-there = { FORM($unit) ->
    [many] { $unit } are there already: move to another zone.
   *[one] { $unit } is there already: move to another zone.
}
battle-refused-zone = { FORM($unit) ->
    [many] { $unit } move one zone at a time: the center comes first.
   *[one] { $unit } moves one zone at a time: the center comes first.
}
battle-refused-gone = { FORM($unit) ->
    [many] { TITLE($unit) } are defeated: choose a unit that is not.
   *[one] { TITLE($unit) } is defeated: choose a unit that is not.
}
battle-refused-own = { FORM($unit) ->
    [many] { $unit } are on your side: attack an enemy.
   *[one] { $unit } is on your side: attack an enemy.
}
battle-refused-not-friend = { FORM($unit) ->
    [many] { $power } is for your own units, and { $unit } are enemies.
   *[one] { $power } is for your own units, and { $unit } is an enemy.
}
battle-refused-not-enemy = { FORM($unit) ->
    [many] { $power } is for enemies, and { $unit } are on your side.
   *[one] { $power } is for enemies, and { $unit } is on your side.
}
battle-refused-one = { $power } takes two units where it can: choose a second one.
battle-refused-twice = You have chosen { $unit } already: choose another unit.
battle-refused-pair = { FORM($unit) ->
    [many] { TITLE($unit) } are too large to be one of two targets: choose a unit of up to { $most } squares.
   *[one] { TITLE($unit) } is too large to be one of two targets: choose a unit of up to { $most } squares.
}
battle-refused-row = Ranged attacks take columns only.
battle-refused-line = { FORM($unit) ->
    [many] { TITLE($unit) } have no { $line }.
   *[one] { TITLE($unit) } has no { $line }.
}
battle-refused-empty-line = All its squares are crossed out: choose a row or column with a square left.
battle-refused-no-square = { FORM($unit) ->
    [many] { TITLE($unit) } have no square { $square }.
   *[one] { TITLE($unit) } has no square { $square }.
}
battle-refused-standing = { $square } is not crossed out: choose a square that is.
battle-refused-crossed = { $square } is crossed out: choose a square that is not.
battle-refused-center = { $square } is a hero's middle square and stays { $center }: choose another square.
# An enemy that an attack or a power cannot be used on.
battle-reach-melee = melee attacks reach only their own zone
battle-reach-ranged = ranged attacks reach their own zone and the next
battle-reach-snipe = snipe attacks reach the next zone
battle-reach-critical = critical attacks reach only their own zone
battle-reach-siege = siege attacks reach only other zones
battle-refused-near = { FORM($unit) ->
    [many] { TITLE($unit) } are too near: { $reach }.
   *[one] { TITLE($unit) } is too near: { $reach }.
}
battle-refused-far = { FORM($unit) ->
    [many] { TITLE($unit) } are too far away: { $reach }.
   *[one] { TITLE($unit) } is too far away: { $reach }.
}
battle-refused-evades = { FORM($unit) ->
    [many] { TITLE($unit) } are evading: attack them from their own zone.
   *[one] { TITLE($unit) } is evading: attack it from its own zone.
}
battle-refused-flies = { FORM($unit) ->
    [many] { TITLE($unit) } are flying and have been attacked: only ranged and snipe attacks reach them now.
   *[one] { TITLE($unit) } is flying and has been attacked: only ranged and snipe attacks reach it now.
}
battle-refused-unflanked = { FORM($unit) ->
    [many] { TITLE($unit) } are out of range of { $flanker }: attack an enemy in range of the unit that flanks.
   *[one] { TITLE($unit) } is out of range of { $flanker }: attack an enemy in range of the unit that flanks.
}
battle-refused-elsewhere = { FORM($unit) ->
    [many] { TITLE($unit) } are in another zone: { $power } does not reach that far.
   *[one] { TITLE($unit) } is in another zone: { $power } does not reach that far.
}
battle-refused-idle = { $power } would not affect { $unit }: choose another unit.
battle-refused-large = { FORM($unit) ->
    [many] { TITLE($unit) } are too large: { $power } takes up to { $most } squares.
   *[one] { TITLE($unit) } is too large: { $power } takes up to { $most } squares.
}
battle-refused-hero = { TITLE($unit) } is a hero, and { $power } never affects heroes.

## Why one action is better than another: clauses after "Compared with that one,". $instead is the other's number.

# An attack that is "open" has not been chosen yet: it is the best that the action allows.
battle-why-points = { $open ->
    [0] it destroys
   *[other] it can destroy
} { $number ->
    [one] { $number } point's worth
   *[other] { $number } points' worth
} of { $unit } on average ({ $chance } for { $squares ->
    [one] one square
   *[other] { $squares } squares
}) instead of { $instead }
battle-why-defeats = { $open ->
    [0] it defeats
   *[other] it can defeat
} { $unit } { $number }% of the time instead of { $instead }%
battle-why-base = { $number ->
    [one] one unit, instead of none, stands in { WHOSE($seat) } base and scores each round
   *[other] { $number } units, instead of { $instead ->
        [0] none
       *[other] { $instead }
    }, stand in { WHOSE($seat) } base
}
# $seat is the opponent; $unit is the one that acts.
battle-why-threats = { $number ->
    [0] none
   *[other] only { $number }
} of { WHOSE($seat) } units, instead of { $instead }, can still attack { $unit } this round
battle-why-weakest = its easiest line is a { $number } instead of a { $instead }
battle-why-lost = it costs { $number } squares on average instead of { $instead }

## A unit's action as a whole, in hints and reviews

battle-action = { $unit }: { LIST($parts) }
battle-action-unit = Act with { $unit }
battle-action-move = move to { $zone }
battle-action-strike = { $attack } attack
battle-action-at = { $attack } attack on { $target }
battle-action-attack = attack { $where } of { $target } ({ $odds })
battle-action-use = use { $power }
battle-action-regroup = regroup
battle-action-done = do nothing more
