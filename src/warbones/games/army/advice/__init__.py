"""Advice for bots that play Dice Wars."""

from warbones.games.army.advice.evaluation import evaluate, judged
from warbones.games.army.advice.features import ALIKE, Features, describe
from warbones.games.army.advice.shortlist import quiet, shortlist

__all__ = ["ALIKE", "Features", "describe", "evaluate", "judged", "quiet", "shortlist"]
