"""Policies as ONNX files, honest and faulty, written by tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from warbones import Game, load
from warbones.encoding.observations import FEATURES, bounds, token_count

NEEDED = "needs pip install onnx onnxruntime"


def policy(path: Path, game: str = "dicewing", sort: str = "fair", observations: str = FEATURES) -> Path:
    """Write a policy, "fair" or faulty as ``sort`` says, and return its path."""
    onnx = pytest.importorskip("onnx", reason=NEEDED)
    pytest.importorskip("onnxruntime", reason=NEEDED)
    onnx.save(_model(onnx, load(game), sort, observations), path)
    return path


def _model(onnx: Any, game: Game, sort: str, observations: str) -> Any:
    make, kinds = onnx.helper, onnx.TensorProto
    width, words = len(bounds(game, observations)[0]), token_count(game) + (sort == "wide")
    weights = np.random.default_rng(0).normal(size=(width, words)).astype(np.float32) / width
    nodes = [make.make_node("MatMul", ["observation", "weights"], ["weighed"]), *_nodes(onnx, sort)]
    given = [make.make_tensor_value_info("observation", kinds.FLOAT, ["rows", width])]
    shape = ["rows"] if sort in ("worst", "says 999") else ["rows", None]
    kind = kinds.INT64 if sort in ("worst", "says 999") else kinds.FLOAT
    told = [make.make_tensor_value_info("answer", kind, shape)]
    constants = [onnx.numpy_helper.from_array(weights, "weights"), *_constants(onnx)]
    graph = make.make_graph(nodes, "policy", given, told, constants)
    return make.make_model(graph, opset_imports=[make.make_opsetid("", 17)], ir_version=10)


def _constants(onnx: Any) -> list[Any]:
    every = {"zero": np.float32(0), "most": np.int64(2**62), "yes": np.array(True), "many": np.int64(999)}
    return [onnx.numpy_helper.from_array(np.array(value), name) for name, value in every.items()]


def _nodes(onnx: Any, sort: str) -> list[Any]:
    make = onnx.helper.make_node
    match sort:
        case "fair" | "wide":
            return [make("Identity", ["weighed"], ["answer"])]
        case "no number":
            return [make("Div", ["weighed", "zero"], ["far"]), make("Sub", ["far", "far"], ["answer"])]
        case "worst":  # the lowest score, legal or not
            return [make("ArgMin", ["weighed"], ["answer"], axis=1, keepdims=0)]
        case "says 999":
            low = make("ArgMin", ["weighed"], ["low"], axis=1, keepdims=0)
            return [low, make("Add", ["low", "many"], ["answer"])]
        case "slow":
            return [make("Loop", ["most", "yes", "weighed"], ["answer"], body=_body(onnx))]
    raise ValueError(sort)


def _body(onnx: Any) -> Any:
    """Return the body of a loop that never ends."""
    make, kinds = onnx.helper, onnx.TensorProto
    given = [("number", kinds.INT64, []), ("goes_on", kinds.BOOL, []), ("before", kinds.FLOAT, None)]
    told = [("still", kinds.BOOL, []), ("after", kinds.FLOAT, None)]
    nodes = [make.make_node("Identity", ["goes_on"], ["still"]), make.make_node("Sin", ["before"], ["after"])]
    values = [[make.make_tensor_value_info(*each) for each in side] for side in (given, told)]
    return make.make_graph(nodes, "again", *values)
