### DiceWing: rule options, what each of their values means, and how one of your own is written.

# B2
dicewing-option-d-percent-sides = Sides of the d%
    .number = { $value ->
        [10] The d% has ten sides, like the die itself: with a d10 it makes a Model pair.
       *[100] The d% counts as having a hundred sides: it never makes a Model pair with a d10, and it is captured first.
    }
# B3, B4
dicewing-option-manual-bonus-choice = Who picks the bonus die
    .no = Training and Targeting always add the higher die.
    .yes = Each player says which die Training and Targeting add.
# B6
dicewing-option-collateral-tie = Equal lowest dice
    .none = When both sides' lowest dice are equal, nobody applies Collateral Damage.
    .both = When both sides' lowest dice are equal, both apply Collateral Damage, in secret.
    .lower-initial = When both sides' lowest dice are equal, the side with the lower Initial Power applies it.
# B7
dicewing-option-collateral-must-reduce = Collateral Damage on a lowest face
    .no = Collateral Damage may hit a die that can go no lower.
    .yes = Collateral Damage must lower a die, as long as one can be lowered.
# B9
dicewing-option-trophy-strike = Last tie-break
    .pair = Equal top trophies are struck out one for one.
    .all = Every trophy showing the tied top value is struck out; whoever runs out first loses.
