"""Write the JSON Schema of all that crosses the wire, for programs in other languages.

``python -m warbones.protocol.schema`` writes ``docs/protocol.schema.json``; with ``--check`` it only says
whether that file is stale (exit status 1) and writes nothing.
"""

from __future__ import annotations

import argparse
import inspect
from pathlib import Path
from typing import Any, Final

import msgspec

from warbones.protocol.messages import Health
from warbones.protocol.typescript import ROOTS, UNIONS

VERSION: Final = 2
"""Raised where a program written for the version before would no longer understand, or be understood."""

TARGET: Final = Path(__file__).parents[3] / "docs" / "protocol.schema.json"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
WHY: Final = (
    "A WebSocket's messages are ClientMessage and ServerMessage; the bodies and answers of HTTP are named after what "
    "they are, and the server's /api/schema says where they belong. Fields may come to be added to what a server sends."
)

Schema = dict[str, Any]


def schema() -> Schema:
    """Return the schema, of whose ``$defs`` each is a message or a part of one; the whole is a WebSocket's messages."""
    return {
        "$schema": DIALECT,
        "$id": f"urn:warbones:protocol:{VERSION}",
        "title": "Warbones' protocol",
        "description": WHY,
        "version": VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": parts("#/$defs/{name}"),
    }


def parts(reference: str) -> dict[str, Schema]:
    """Return the schema of every message and part of one by name; ``reference`` says how one names another."""
    roots, types = msgspec.json.schema_components([*ROOTS, Health], ref_template=reference)
    unions = dict(zip(UNIONS, roots, strict=False))
    return unions | {name: _described(found) for name, found in types.items()}


def _described(found: Schema) -> Schema:
    return found | {"description": inspect.cleandoc(found.get("description", "")).replace("``", "`")}


def text() -> str:
    """Return the schema as the file holds it."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n"


def main() -> None:
    """Write the file, or say whether it is stale."""
    parser = argparse.ArgumentParser(prog="python -m warbones.protocol.schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is stale")
    check = parser.parse_args().check
    if check and (not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text()):
        parser.exit(1, f"{TARGET} is stale. Write it anew with: python -m warbones.protocol.schema\n")
    if not check:
        TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
