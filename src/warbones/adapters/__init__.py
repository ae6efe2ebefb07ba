"""The games behind the interfaces that agent developers use: OpenSpiel, PettingZoo, Gymnasium and plain text.

All of them share one encoding (`warbones.encoding`): `node` asks for an action token by token, and `observations` turns
what a seat knows into numbers. Each interface needs an optional extra; importing its module without the extra raises an
error with the command that installs it.
"""
