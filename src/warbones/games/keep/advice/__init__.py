"""What is good in DICE WAR, for whoever thinks ahead."""

from warbones.games.keep.advice.evaluation import evaluate, quiet
from warbones.games.keep.advice.features import Features, describe

__all__ = ["Features", "describe", "evaluate", "quiet"]
