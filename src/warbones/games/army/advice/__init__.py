"""What is good in Dice Wars, for whoever thinks ahead."""

from warbones.games.army.advice.evaluation import evaluate
from warbones.games.army.advice.features import Features, describe
from warbones.games.army.advice.shortlist import quiet, shortlist

__all__ = ["Features", "describe", "evaluate", "quiet", "shortlist"]
