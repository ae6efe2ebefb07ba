"""The example of each extra."""

from __future__ import annotations

from pathlib import Path
from socket import socket

from tests.policies import policy

EXAMPLES = {
    "": "examples/whole_games.py",
    "fast": "examples/search_bot.py",
    "physics": "examples/thrown_die.py",
    "terminal": "tests/extras/terminal.py",
    "server": "tests/extras/server.py",
    "lab": "examples/odds_of_a_rule.py",
    "policies": "tests/extras/policies.py",
    "gymnasium": "examples/gymnasium_one_seat.py",
    "pettingzoo": "examples/pettingzoo_table.py",
    "open-spiel": "examples/openspiel_mccfr.py",
    "postgres": "tests/extras/postgres.py",
}


def prepared(extra: str, folder: Path) -> tuple[str, ...]:
    """Return the command that runs an extra's example, with its files in a folder."""
    example = EXAMPLES[extra]
    if extra == "policies":
        policy(folder / "policy.onnx")
    if Path(example).parent.name == "examples":
        return (example,)
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        return (example, str(folder), str(free.getsockname()[1]))
