"""What a game is: records, rules, dice, events, scenes, notation and the folding of answers.

No I/O, no clock and no randomness: every face comes from outside (`warbones.core.rules.step`).
"""
