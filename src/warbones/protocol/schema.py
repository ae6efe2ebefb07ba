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

from warbones.core.json_text import json_text
from warbones.core.view.reader import CITED
from warbones.protocol import (
    club_messages,
    mail_messages,
    messages,
    operator_messages,
    puzzle_messages,
    replay_messages,
)
from warbones.protocol.close_codes import CloseCode
from warbones.puzzles.puzzle import PuzzleReply
from warbones.table.phrases import PHRASES

VERSION: Final = 4
"""Raised whenever the server and programs for the previous version no longer understand each other."""

TARGET: Final = Path(__file__).parents[3] / "docs" / "protocol.schema.json"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
WHY: Final = (
    "A WebSocket's messages are ClientMessage and ServerMessage; the bodies and answers of HTTP have descriptive "
    "names, and the server's /api/schema shows where they are used. Servers may send additional fields in the future."
)

UNIONS: Final = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
ANSWERS: Final = (messages.Games, messages.Rulebook, messages.TableRequest, messages.TableTicket)
TABLES: Final = (
    messages.Tables,
    messages.OwnStatus,
    messages.ContinueRequest,
    messages.SitRequest,
    messages.Claim,
    messages.SeatTransfer,
    messages.SeatTicket,
    messages.PushRequest,
    messages.PushKey,
    mail_messages.MailRequest,
    mail_messages.MailState,
    mail_messages.MailLink,
    mail_messages.SeatMail,
    messages.Sharing,
    messages.SharingChange,
    messages.Link,
    messages.QrCode,
    replay_messages.Replay,
    replay_messages.Story,
    replay_messages.ReviewState,
    replay_messages.Lesson,
    replay_messages.LessonAction,
    replay_messages.LessonTry,
)
POSITIONS: Final = (
    puzzle_messages.DayPuzzles,
    puzzle_messages.DayPuzzle,
    puzzle_messages.PuzzleAnswer,
    PuzzleReply,
)
CLUB: Final = (
    club_messages.PlayerRequest,
    club_messages.PlayerKey,
    club_messages.You,
    club_messages.PlayerCode,
    club_messages.Redeem,
    club_messages.History,
    club_messages.PlayerFile,
    club_messages.Seating,
    club_messages.TablePlayers,
    club_messages.Leaders,
    club_messages.EventRequest,
    club_messages.Enter,
    club_messages.EventChange,
    club_messages.Come,
    club_messages.EventPage,
)
OPERATOR: Final = (
    operator_messages.OperatorPage,
    operator_messages.BlockRequest,
    operator_messages.UnblockRequest,
)
ROOTS: Final = (
    *UNIONS.values(),
    *ANSWERS,
    *TABLES,
    *POSITIONS,
    *CLUB,
    *OPERATOR,
    messages.Preparing,
    messages.Problem,
    messages.Health,
)

Schema = dict[str, Any]


def schema() -> Schema:
    """Return the schema of a WebSocket's messages, with every message and part of one in its ``$defs``."""
    return {
        "$schema": DIALECT,
        "$id": f"urn:warbones:protocol:{VERSION}",
        "title": "Warbones' protocol",
        "description": WHY,
        "version": VERSION,
        "phrases": PHRASES,
        "closing": dict(CloseCode.__members__),
        "cited": sorted(CITED),
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in UNIONS],
        "$defs": parts("#/$defs/{name}"),
    }


def parts(reference: str) -> dict[str, Schema]:
    """Return the schema of every message and part of one by name, with references in the form ``reference``."""
    roots, types = msgspec.json.schema_components(ROOTS, ref_template=reference)
    unions = dict(zip(UNIONS, roots, strict=False))
    return unions | {name: _described(found) for name, found in types.items()}


def _described(found: Schema) -> Schema:
    return found | {"description": inspect.cleandoc(found.get("description", "")).replace("``", "`")}


def text() -> str:
    """Return the schema as in the file."""
    return json_text(msgspec.to_builtins(schema())) + "\n"


def main() -> None:
    """Write the file, or say whether it is stale."""
    parser = argparse.ArgumentParser(prog="python -m warbones.protocol.schema", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is stale")
    check = parser.parse_args().check
    if check and (not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text()):
        parser.exit(1, f"{TARGET} is stale. Regenerate it with: python -m warbones.protocol.schema\n")
    if not check:
        TARGET.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
