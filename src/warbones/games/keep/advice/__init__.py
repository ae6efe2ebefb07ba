"""What is good in DICE WAR, for whoever thinks ahead."""

from warbones.games.keep.advice.evaluation import evaluate, quiet

__all__ = ["evaluate", "quiet"]
