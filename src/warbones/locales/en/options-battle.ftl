### War Dice: rule options, what each of their values means, and how one of your own is written.

# R2
battle-option-budget = Points to spend
    .number = Each player has { $value } points to spend on units.
    .own = As many points as you agree on, { $least } to { $most }.
# B1
battle-option-hero-unique = Heroes
    .game = Each hero can be bought once in a game, by either player.
    .player = Each player can buy each hero once.
# B5
battle-option-first-player = Who starts a round
    .fixed = Whoever started the first round starts every round.
    .alternate = The players take turns starting a round.
    .roll = A new roll decides each round.
# B6
battle-option-allow-hold = Holding
    .yes = A unit may do nothing; that uses up its action.
    .no = A unit must do something; it can always regroup.
# B7
battle-option-siege-restriction = Siege units
    .unit = A unit with a siege rating may move or attack, not both.
    .attack = Only a siege attack cannot be combined with a move.
# B8
battle-option-hero-center-regroup = Regrouping a hero
    .fixed = A hero's middle square stays as it is when the hero regroups.
    .free = A hero that regroups may give up its middle square or win it back.
# B9
battle-option-size-basis = Size of a unit
    .printed = Powers that mention a unit's size mean its printed size.
    .remaining = Powers that mention a unit's size mean the squares that remain.
# B10
battle-option-acid-choice = Acid Blood
    .attacker = The attacking player picks the square that the acid hits.
    .defender = The player of the unit with Acid Blood picks the square.
# B11
battle-option-acid-when-destroyed = Acid of a destroyed unit
    .yes = Acid also answers the blow that destroys its unit.
    .no = A unit that is destroyed burns nobody.
# B13
battle-option-unranged-powers = Range of Drain, Healing and Weaken
    .anywhere = Drain, Healing and Weaken reach the whole battlefield.
    .same-zone = Drain, Healing and Weaken reach units in the same zone.
# B20
battle-option-raised-act = When raised units act
    .yes = A raised unit may act in the round in which it is raised.
    .no = A raised unit acts from the next round on.
# B20
battle-option-raised-zone = Where units are raised
    .base = Raised units begin in their owner's base.
    .unit = Raised units begin in the zone of the unit that raises them.
# B21
battle-option-flank-move = Moving for a flank
    .no = A unit that attacks through Flanking may not move first.
    .yes = A unit that attacks through Flanking may move first.
# B22
battle-option-flank-strict = Range of a flank
    .no = A flank covers enemies within the range of any of the unit's attacks.
    .yes = A flank covers enemies that the unit could attack now.
# B30
battle-option-hit-and-run = Hit and Run
    .attack-between = A unit with Hit and Run moves a second time only after an attack between the moves.
    .any-parts = A unit with Hit and Run may leave out the attack, and move twice.
# B34
battle-option-swallow-targets = Swallow
    .enemies = Only enemy units can be swallowed.
    .any = Your own units can be swallowed, too.
# R51
battle-option-round-limit = Longest battle
    .number = After { $value } rounds, victory points decide, then what is left of the armies.
# R3
battle-option-rule-data = Units
    .published = The units are as the rulebook has them.

battle-column-width = width
battle-column-height = height
battle-column-cost = cost
battle-column-melee = melee
battle-column-ranged = ranged
battle-column-snipe = snipe
battle-column-critical = critical
battle-column-siege = siege
