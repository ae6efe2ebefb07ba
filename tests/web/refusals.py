"""Every refusal that a page may receive, with made-up arguments, and a table that shows them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    VariableReference,
    Variant,
)
from playwright.sync_api import Page, expect

import words_build
from tests.web.server_process import Served
from tests.web.staged_tables import LAID, Stage, Staged, scenes
from warbones import GAMES
from warbones.core.messages import Argument, Msg, Piece, Shown

LISTS: Final = frozenset({"LIST", "EITHER", "SENTENCES"})
NUMBERS: Final = frozenset({"NAME", "PERSON", "WHOSE", "SPELL", "NUMBER"})
PLURALS: Final = frozenset({"one", "two", "few", "many"})
TEXTS: Final[dict[str, str]] = {
    "day": "2026-11-24",
    "die": "d20",
    "game": "dicewing",
    "name": "Ann",
    "who": "Alpha",
    "whose": "Alpha's",
    "zone": "R7",
}
"""Samples of arguments that are text; all others are numbers."""


def samples(message: Message, others: dict[str, Message]) -> dict[str, Argument]:
    """Return an argument of the right kind for each variable of a message and of the messages inside it."""
    found: dict[str, Argument] = {}
    for node in words_build.walk(message):
        if isinstance(node, MessageReference) and node.id.name in others:
            found.update(samples(others[node.id.name], others))
    for node in words_build.walk(message):
        match node:
            case FunctionReference(id=Identifier(name=function)):
                found.update(_handed(function, node))
            case SelectExpression(selector=VariableReference(id=Identifier(name=name)), variants=variants):
                found.setdefault(name, _chosen(variants))
    for node in words_build.walk(message):
        if isinstance(node, VariableReference):
            found.setdefault(node.id.name, TEXTS.get(node.id.name, "3"))
    return found


def _handed(function: str, call: FunctionReference) -> Iterator[tuple[str, Argument]]:
    for each in call.arguments.positional:
        if isinstance(each, VariableReference):
            if function in LISTS:
                yield each.id.name, ("Ann", "Ben")
            elif function in NUMBERS:
                yield each.id.name, 1
            elif function == "THE":
                yield each.id.name, Shown(Piece(id="d6", label="d6", shape="d6", face="4", caption="d6", set=0))
            elif function == "FORM":
                yield each.id.name, Msg("battle-kind-archers")
            elif function == "CITED":
                yield each.id.name, Msg("refused-odds-not-due")


def _chosen(variants: list[Variant]) -> Argument:
    """Return an argument that selects one of the variants: a number for plurals, or the name of the first."""
    key = variants[0].key
    if isinstance(key, NumberLiteral) or key.name in PLURALS:
        return 3
    return str(key.name)


def problems(pattern: str = "refusals-*.ftl") -> Iterator[Msg]:
    """Yield each message of the files with refusals."""
    for file in sorted((words_build.FOLDER / "en").glob(pattern)):
        body = FluentParser().parse(file.read_text(encoding="utf-8")).body
        messages = {entry.id.name: entry for entry in body if isinstance(entry, Message)}
        yield from (Msg(key, samples(message, messages)) for key, message in messages.items())


class Refusing(Stage):
    """A table that refuses every action, for a reason of the test's choice."""

    def __init__(self, page: Page, served: Served, locale: str = "en") -> None:
        """Open a table where a die can be taken."""
        game = GAMES["dicewing"]
        first = next(each for each in scenes(game) if each.scene.prompt.options and each.scene.seat is not None)
        super().__init__(page, served, game, first.scene.seat, locale)
        self.show(Staged(first.scene))
        self._offered: Any = page.get_by_role("button", pressed=False).and_(page.locator(".piece button"))

    def refuse(self, problem: Msg) -> None:
        """Try an action, which is refused for this reason."""
        self.problem = problem
        if self._offered.count() and not self.page.locator("[data-primary]:enabled").count():
            self._offered.first.click(position={"x": 10, "y": 20})
        self.page.locator("[data-primary]").click()
        expect(self.page.get_by_role("alert")).to_be_visible()
        self.page.evaluate(LAID)
