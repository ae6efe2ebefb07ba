"""Advice for bots that play War Dice."""

from warbones.games.battle.advice.evaluation import evaluate
from warbones.games.battle.advice.features import ALIKE, Features, describe
from warbones.games.battle.advice.shortlist import horizon, quiet, shortlist

__all__ = ["ALIKE", "Features", "describe", "evaluate", "horizon", "quiet", "shortlist"]
