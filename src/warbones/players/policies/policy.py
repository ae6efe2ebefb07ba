"""A policy from a file: an ONNX network from a seat's observation to a score for every token.

The format is ONNX: every training library can write it, it is a single file, and unlike a pickle it runs no code when
loaded. The first input is observations (float32, rows by numbers); a second, where there is one, the masks (float32,
rows by tokens, 1: legal). The first output has a score for each token in each row, and a legal token is drawn by
softmax; or it has a token for each row (int64).
"""

from __future__ import annotations

from warbones.core.extras import need

need("fast", "numpy")

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from warbones.core.play.game import Game
from warbones.encoding.observations import OBSERVATION_KINDS, bounds, token_count
from warbones.players.policies.file_names import BadPolicy
from warbones.rooms.bots import Misplayed


class Policy:
    """A policy for one game."""

    def __init__(self, path: Path, game: Game) -> None:
        """Load a file. Raises `BadPolicy`."""
        self.name, self._session, self._made = path.name, _session(path), (path.resolve(), game)
        self.numbers = token_count(game)
        inputs, output = self._session.get_inputs(), self._session.get_outputs()[0]
        if len(inputs) > 2 or any(each.type != "tensor(float)" or len(each.shape) != 2 for each in inputs):
            raise BadPolicy(f"{path} is not a policy: that takes rows of float32 observations, and perhaps of masks.")
        self._inputs, self._output, width = [each.name for each in inputs], output.name, inputs[0].shape[1]
        self.observations = next((kind for kind in OBSERVATION_KINDS if len(bounds(game, kind)[0]) == width), "")
        if not self.observations:
            fits = " or ".join(f"{len(bounds(game, kind)[0])} (the {kind})" for kind in OBSERVATION_KINDS)
            raise BadPolicy(f"{path} is not a policy for {game.title}: it reads {width} numbers, not {fits}.")

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the path of the network, which is then read again."""
        return Policy, self._made

    def _run(self, observation: NDArray[np.float32], mask: NDArray[np.int8]) -> NDArray[Any]:
        given = dict(zip(self._inputs, (observation, mask.astype(np.float32)), strict=False))
        try:
            (found,) = self._session.run([self._output], given)
        except Exception as failed:  # noqa: BLE001  # a stranger's network can raise anything
            raise Misplayed.saying("refused-bot-error", bot=self.name, why=_line(failed)) from None
        return np.asarray(found)

    def _checked(self, found: NDArray[Any], mask: NDArray[np.int8]) -> NDArray[Any]:
        """Return a network's output, which must be scores or legal tokens. Raises `Misplayed` if it is not."""
        if found.dtype.kind == "i" and found.shape == (len(mask),):
            inside = (found >= 0) & (found < self.numbers)
            wrong = found[~(inside & (mask[np.arange(len(mask)), np.where(inside, found, 0)] == 1))]
            if len(wrong):
                raise Misplayed.saying("refused-bot-token", bot=self.name, token=str(wrong[0]))
        elif found.dtype.kind != "f" or found.shape != mask.shape:
            raise Misplayed.saying(
                "refused-bot-shape",
                bot=self.name,
                found=f"{found.dtype} of {found.shape}",
                shape=str(mask.shape),
            )
        elif not np.isfinite(found).all():
            raise Misplayed.saying("refused-bot-scores", bot=self.name)
        return found

    def words(
        self, observation: NDArray[np.float32], mask: NDArray[np.int8], rng: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return a token for each row, drawn among those that ``mask`` allows. Raises `Misplayed`."""
        found = self._checked(self._run(observation, mask), mask)
        if found.ndim == 1:
            return found.astype(np.int64)
        scores = np.where(mask == 1, found.astype(np.float64), -np.inf)
        return np.argmax(scores + rng.gumbel(size=scores.shape), axis=1)


def _session(path: Path) -> Any:
    if not path.is_file():
        raise BadPolicy(f"There is no file {path}: name a policy as file:PATH, an ONNX file.")
    need("policies")
    import onnxruntime  # noqa: PLC0415  # an extra

    asked = onnxruntime.SessionOptions()
    asked.intra_op_num_threads, asked.log_severity_level = 1, 4
    try:
        return onnxruntime.InferenceSession(path.read_bytes(), asked, providers=["CPUExecutionProvider"])
    except Exception as broken:  # noqa: BLE001  # onnxruntime has a separate class for each error
        raise BadPolicy(f"{path} is not an ONNX file that can be run: {_line(broken)}") from None


def _line(error: Exception) -> str:
    return str(error).strip().splitlines()[0][:160] if str(error).strip() else type(error).__name__
