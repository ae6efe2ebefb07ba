"""The framework of games: records, rules, dice, events, scenes, notation and positions.

No I/O, no clock and no randomness: every face comes from the caller (`warbones.core.rules.step`).
"""
