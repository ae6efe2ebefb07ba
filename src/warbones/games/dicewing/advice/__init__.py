"""What is good in DiceWing, for whoever thinks ahead."""

from warbones.games.dicewing.advice.evaluation import evaluate
from warbones.games.dicewing.advice.features import Features, describe

__all__ = ["Features", "describe", "evaluate"]
