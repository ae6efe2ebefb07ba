"""Advice for bots that play inDICEsion."""

from warbones.games.indicesion.advice.evaluation import evaluate

__all__ = ["evaluate"]
