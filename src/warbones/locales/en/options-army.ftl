### Dice Wars: rule options, what each of their values means, and how one of your own is written.

# B1
army-option-match-length = When the match ends
    .until-two-wins = Tied rounds decide nothing: play on until someone has won two.
    .three-rounds-most-wins = Three rounds at most; whoever has won more of them wins, and if neither has, it is a draw.
    .three-rounds-strict = Three rounds at most; without two wins it is a draw.
# B1
army-option-most-rounds = Longest match
    .number = After round { $value }, the player who has won more rounds wins the match.
# B32
army-option-most-turns = Longest round
    .number = A round that is undecided after { $value } turns is tied.
# B38
army-option-stuck-round = A round in which nothing can change
    .tie = When neither side can ever do anything again, the round is tied.
    .higher-health = When neither side can ever do anything again, the side with more health wins the round.
# B2
army-option-round-reset = Dice in a new round
    .all = All dice come back in a new round.
    .troops-only = Troop dice come back; dead bonus dice stay dead.
    .none = Dead and resting dice stay where they are in a new round.
# B3
army-option-bonus-per = What earns a bonus die
    .category = One die for each category: four swords and four axes earn one Attack die.
    .combo = One die for each kind that comes up four times: four swords and four axes earn two.
    .foursome = One die for each four of a kind: eight swords earn two.
# B6
army-option-healed-skulls-count = Skulls that are healed
    .yes = Skulls count even if they are healed: heals come after the totals.
    .no = Skulls that are healed do not count: heals come before the totals.
# B9
army-option-curse-blockable = Defence against a curse
    .no = A curse's { $damage } damage ignores any defence.
    .yes = A curse adds { $damage } to the attack of the side with fewer skulls.
# B11
army-option-enforcer-stacks = Several enforcers
    .no = With an enforcer each betrayal adds 1, however many enforcers there are.
    .yes = Each betrayal adds 1 for every enforcer.
# B19
army-option-defensive-heal-unit = What a defensive heal counts
    .face = Each die that heals adds 1 defence.
    .point = Each die that could be revived adds 1 defence.
# B24
army-option-late-bonus-reroll = When a bonus die is rolled again
    .no = You may roll one bonus die again, but only before your troops.
    .yes = You may roll one bonus die again at any time before you stop.
# B26
army-option-gain-on-final-turn = Bonus dice on a round's last turn
    .yes = The turn that ends a round still earns bonus dice.
    .no = The turn that ends a round earns nothing.
# R3
army-option-rule-data = Bonus dice
    .published = The bonus dice are as the rulebook has them.

army-column-faces = faces
