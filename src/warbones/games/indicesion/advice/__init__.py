"""What is good in inDICEsion, for whoever thinks ahead."""

from warbones.games.indicesion.advice.evaluation import evaluate

__all__ = ["evaluate"]
