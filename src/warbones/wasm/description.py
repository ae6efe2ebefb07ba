"""The description of a game's WebAssembly: the arguments of its functions, its arrays, and the layout of its record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from inspect import signature
from typing import Any

import numpy as np

from warbones.compiled.layout import described

Leaf = tuple[str, Any]
ALIGNED = 128
"""The alignment of contents, in bytes."""


def leaves(path: str, value: Any) -> Iterator[Leaf]:
    """Yield the parts of an argument, in the order in which compiled code receives it: arrays, numbers and None."""
    if isinstance(value, tuple):
        for name, each in zip(value._fields, value, strict=True):  # type: ignore[attr-defined]  # all are named
            yield from leaves(f"{path}.{name}", each)
    else:
        yield path, value


def described_calls(calls: Mapping[str, tuple[Any, tuple[Any, ...]]], made: str) -> tuple[dict[str, Any], bytes]:
    """Return the functions and arrays of ``calls``, a function and sample arguments by name, and the arrays' contents.

    Arrays of nothing but zeros have no contents, nor has the one that the page makes, ``made``.
    """
    entries, values = {}, dict[str, Any]()
    for name, (function, args) in calls.items():
        found = [
            leaf for at, each in zip(signature(function).parameters, args, strict=True) for leaf in leaves(at, each)
        ]
        entries[name] = [[path, _kind(value)] for path, value in found]
        values |= {path: value for path, value in found if isinstance(value, np.ndarray) or "." in path}
    arrays, contents = _arrays({path: value for path, value in values.items() if isinstance(value, np.ndarray)}, made)
    numbers = {path: value for path, value in values.items() if isinstance(value, int | float)}
    return {"functions": entries, "arrays": arrays, "numbers": numbers}, contents


def _kind(value: Any) -> str:
    if isinstance(value, np.ndarray):
        return "array"
    return "none" if value is None else type(value).__name__


def _arrays(values: Mapping[str, np.ndarray[Any, Any]], made: str) -> tuple[dict[str, Any], bytes]:
    arrays, contents, at = {}, bytearray(), dict[int, str]()
    for path, value in values.items():
        arrays[path] = {"type": value.dtype.kind, "bytes": value.itemsize, "shape": value.shape}
        if value.size and at.setdefault(value.ctypes.data, path) != path:
            arrays[path]["same_memory_as"] = at[value.ctypes.data]
        elif path != made and value.tobytes().strip(b"\0"):
            contents += bytes(-len(contents) % ALIGNED)
            arrays[path]["contents"] = len(contents)
            contents += value.tobytes()
    return arrays, bytes(contents)


def described_record(record: np.dtype[Any]) -> dict[str, Any]:
    """Return the layout of a record."""
    return described(record)
