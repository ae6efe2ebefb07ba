"""Advice for bots that play DICE WAR."""

from warbones.games.keep.advice.evaluation import evaluate, quiet
from warbones.games.keep.advice.features import ALIKE, Features, describe

__all__ = ["ALIKE", "Features", "describe", "evaluate", "quiet"]
