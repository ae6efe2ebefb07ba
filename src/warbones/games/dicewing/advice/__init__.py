"""What is good in DiceWing, for whoever thinks ahead."""

from warbones.games.dicewing.advice.evaluation import evaluate

__all__ = ["evaluate"]
