"""Match files with committed dice, honest and tampered with, that test the browser's own check.

``python -m tests.verify.vectors`` writes them again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

from tests.verify.sample import bytes_of
from warbones.table.dice import SealedDice, commitment

FILE: Final = Path(__file__).parents[2] / "web/src/dice/vectors.json"

SIDES: Final = (6, 20, 8, 100, 2, 12, 4, 10, 3 << 30)
"""For a die with the last of these, every fourth random number is skipped."""

Lines = list[dict[str, Any]]


def honest() -> Lines:
    """Return a file with faces of three streams but no game."""
    secret, shares = bytes_of("the secret"), (bytes_of("a share").hex(), "", bytes_of("another share").hex())
    dice = SealedDice(secret, shares)
    faces = [
        {"type": "face", "seat": seat, "number": number, "face": dice.face(seat, number, sides), "sides": sides}
        for number, sides in enumerate(SIDES * 2)
        for seat in (None, 0, 1)
    ]
    heading = {"format": 3, "warbones": "0", "game": "none", "rules_version": "1", "options": {}, "table": "vectors"}
    heading |= {"names": ["Alpha", "Beta", "Gamma"], "commitment": commitment(secret), "shares": [*shares]}
    turns = [{"answers": [face], "told": []} for face in faces]
    return [heading, *turns, {"scores": [1, -1, -1], "secret": secret.hex()}]


def _face(lines: Lines, at: int) -> dict[str, Any]:
    found: dict[str, Any] = lines[1 + at]["answers"][0]
    return found


def _exchange(one: dict[str, Any], other: dict[str, Any], name: str) -> None:
    one[name], other[name] = other[name], one[name]


TAMPERED: Final[dict[str, Callable[[Lines], object]]] = {
    "a face": lambda ls: _face(ls, 7).update(face=_face(ls, 7)["face"] % _face(ls, 7)["sides"] + 1),
    "a face as text": lambda ls: _face(ls, 0).update(face=str(_face(ls, 0)["face"])),
    "an order": lambda ls: _exchange(_face(ls, 0), _face(ls, 3), "number"),
    "a swapped stream": lambda ls: [face.update(seat=1 - face["seat"]) for at in range(1, 54, 3)
                                    for face in (_face(ls, at), _face(ls, at + 1))],
    "a stranger's stream": lambda ls: _face(ls, 0).update(seat=3),
    "a die": lambda ls: _face(ls, 0).update(sides=8),
    "no die": lambda ls: _face(ls, 0).pop("sides"),
    "an unknown kind": lambda ls: _face(ls, 53).update(type="foce"),
    "a face left out": lambda ls: ls.pop(4),
    "a commitment": lambda ls: ls[0].update(commitment="0" * 64),
    "a contribution": lambda ls: ls[0]["shares"].__setitem__(0, bytes_of("other").hex()),
    "a contribution too many": lambda ls: ls[0]["shares"].append(""),
    "a contribution twice": lambda ls: ls[0]["shares"].__setitem__(1, ls[0]["shares"][0]),
    "a contribution that is none": lambda ls: ls[0]["shares"].__setitem__(1, "0" * 63),
    "a secret": lambda ls: ls[-1].update(secret="0" * 64),
    "a withheld reveal": lambda ls: ls[-1].update(secret=""),
    "a format": lambda ls: ls[0].update(format=2),
}  # fmt: skip


def text(lines: Lines) -> str:
    """Return a file's text."""
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def vectors() -> dict[str, Any]:
    """Return an honest file, and a copy of it for each way of tampering."""
    tampered = {}
    for what, change in TAMPERED.items():
        lines = deepcopy(honest())
        change(lines)
        tampered[what] = text(lines)
    return {"honest": text(honest()), "tampered": tampered}


def written() -> str:
    """Return the content of the vectors' file."""
    return json.dumps(vectors(), indent=2) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(written(), encoding="utf-8")
