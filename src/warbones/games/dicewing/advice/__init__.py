"""Advice for bots that play DiceWing."""

from warbones.games.dicewing.advice.evaluation import evaluate, in_draft, judged
from warbones.games.dicewing.advice.features import AGENTS_ONLY, Features, describe
from warbones.games.dicewing.rules.state import DICE as MOST_DRAFTED

__all__ = ["AGENTS_ONLY", "MOST_DRAFTED", "Features", "describe", "evaluate", "in_draft", "judged"]
