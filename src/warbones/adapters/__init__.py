"""The games behind the interfaces that people who build agents use: OpenSpiel, PettingZoo, Gymnasium and plain text.

All share one encoding: `warbones.spoken.node` asks for an answer word by word and `warbones.spoken.view` turns
what a seat knows into numbers. Each interface is an extra; without it, importing its module says what to install.
"""
