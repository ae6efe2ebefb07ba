"""Write the browser's TypeScript types from the messages' JSON schema.

``python -m warbones.protocol.typescript`` writes ``web/src/lib/types.gen.ts``; with ``--check`` it only says
whether that file is stale (exit status 1) and writes nothing.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from warbones.protocol import club_messages, messages, puzzle_messages, replay_messages
from warbones.protocol.closing import Closing
from warbones.puzzles.shapes import PuzzleReply
from warbones.table.phrases import PHRASES

TARGET = Path(__file__).parents[3] / "web" / "src" / "lib" / "types.gen.ts"
UNIONS = {"ClientMessage": messages.ClientMessage, "ServerMessage": messages.ServerMessage}
ANSWERS = (messages.Games, messages.Rulebook, messages.TableRequest, messages.TableTicket)
TABLES = (
    messages.Tables,
    messages.Standing,
    messages.SitRequest,
    messages.Claim,
    messages.Carry,
    messages.SeatTicket,
    messages.PushRequest,
    messages.PushKey,
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
POSITIONS = (
    puzzle_messages.DayPuzzles,
    puzzle_messages.DayPuzzle,
    puzzle_messages.PuzzleAnswer,
    PuzzleReply,
)
CLUB = (
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
ROOTS = (*UNIONS.values(), *ANSWERS, *TABLES, *POSITIONS, *CLUB, messages.Preparing, messages.Problem)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
HEAD = """\
// Generated from the server's messages by `python -m warbones.protocol.typescript`. Not to be edited by hand.
"""

Schema = dict[str, Any]


def source() -> str:
    """The whole TypeScript file: an interface a message type, the unions, phrases, defaults and what lies inside."""
    roots, types = msgspec.json.schema_components(ROOTS, ref_template="{name}")
    unions = [f"export type {name} = {expression(schema)}" for name, schema in zip(UNIONS, roots, strict=False)]
    interfaces = [interface(name, schema) for name, schema in types.items()]
    said = constant("phrases", "What people may say at a table: each phrase's name and words.", PHRASES)
    closing = constant("closing", "The codes with which the server closes a socket at a table.", Closing.__members__)
    return "\n".join([HEAD, *interfaces, *unions, "", said, closing, defaults(types), inside(types)])


def interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {expression(value)}"
        for field, value in schema["properties"].items()
    ]
    return "\n".join([*comment(schema.get("description", "")), f"export interface {name} {{", *fields, "}", ""])


def comment(text: str) -> list[str]:
    lines = [line.strip() for line in text.strip().replace("``", "`").splitlines()]
    if len(lines) < 2:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def expression(schema: Schema) -> str:
    """The TypeScript type of ``schema``; raises ValueError where the schema says something new to us."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": choices}:
            return " | ".join(expression(choice) for choice in choices)
        case {"enum": values}:
            return " | ".join(json.dumps(value) for value in values)
        case {"type": "array", "items": items}:
            inner = expression(items)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": values}:
            return f"Record<string, {expression(values)}>"
        case {"type": name} if name in PLAIN:
            return PLAIN[name]
    raise ValueError(f"No TypeScript is known for the schema {schema!r}: add its case to expression().")


def defaults(types: dict[str, Schema]) -> str:
    """A table of what each field means when it is left out of a message, by type."""
    table = {
        name: {field: value["default"] for field, value in schema["properties"].items() if "default" in value}
        for name, schema in types.items()
    }
    return constant("defaults", "What a field means when a message leaves it out, by the name of its type.", table)


def inside(types: dict[str, Schema]) -> str:
    """A table of the fields that hold further parts, by type: the part's type, or its types by tag."""
    table = {
        name: {field: part for field, value in schema["properties"].items() if (part := held(value))}
        for name, schema in types.items()
    }
    return constant(
        "inside", "The fields that hold further parts, by type: the part's type, or its tag and types.", table
    )


def held(schema: Schema) -> Any:
    """The type that a field holds (in a list or alone), its tag and types where a tag decides, or None."""
    match schema:
        case {"$ref": name}:
            return name
        case {"items": items}:
            return held(items)
        case {"discriminator": {"propertyName": tag, "mapping": mapping}}:
            return {"tag": tag, "types": mapping}
        case {"anyOf": choices}:
            return next(filter(None, map(held, choices)), None)
    return None


def constant(name: str, why: str, table: Mapping[str, Any]) -> str:
    rows = [f"  {key}: {literal(value)}," for key, value in table.items() if value]
    return "\n".join([f"/** {why} */", f"export const {name} = {{", *rows, "} as const", ""])


def literal(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key}: {literal(item)}" for key, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return json.dumps(value)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m warbones.protocol.typescript", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail when the file is stale")
    check = parser.parse_args().check
    fresh = source()
    if check and (not TARGET.exists() or TARGET.read_text(encoding="utf-8") != fresh):
        parser.exit(1, f"{TARGET} is stale. Write it anew with: python -m warbones.protocol.typescript\n")
    if not check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(fresh, encoding="utf-8")


if __name__ == "__main__":
    main()
