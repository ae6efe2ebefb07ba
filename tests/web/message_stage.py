"""Messages at a staged table: in the scenes of golden games, in lessons, as refusals, and with made-up arguments.

Messages that no golden game reaches get made-up arguments: each is shown in the place where its module puts such
messages. The generators here pause after each thing that they show.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import zip_longest
from typing import Any, Final

import msgspec
from fluent.syntax.ast import Message
from playwright.sync_api import Error, Page, Route

import words_build
from tests.web.pseudo import HELPS
from tests.web.refusals import Refusing, samples
from tests.web.server_process import Served
from tests.web.staged_tables import LAID, Stage, Staged, scenes
from warbones import GAMES
from warbones.core.messages import Msg
from warbones.core.view.scene import Calculation, Line, Option, Scene, Sum, Term

PLACES: Final[dict[str, str]] = {
    "refusal": r"/(refusals|obstacles|shields|touch|errors|names)\.py",
    "line": r"/(log|outcome|endings)\.py",
    "label": r"/(labels|ways|free_throw|action_names)\.py",
    "term": r"/(calculation|forecast|arrows|odds)\.py",
    "prompt": r"/(prompts|status|scene|voice)\.py",
}
"""The places of messages, by the modules that name them; any others appear below the question, as its detail."""

ROOM: Final = {"line": 6, "term": 6, "label": 2, "prompt": 1, "detail": 1}
"""How many messages one scene shows at each place."""

LESSON: Final = re.compile(r"/api/games/\w+/lesson(\?|$)")
TEXTS: Final = ("text", "task", "otherwise", "notice", "missed")


def made_up(messages: Mapping[str, Message], key: str) -> Iterator[Msg]:
    """Yield a message and its attributes, with an argument of the right kind for each variable."""
    message = messages[key]
    args = samples(message, dict(messages))
    if message.value:
        yield Msg(key, args)
    yield from (Msg(f"{key}.{each.id.name}", args) for each in message.attributes if each.id.name != "form")


def place_of(sources: Iterable[str]) -> str:
    """Return the place of a message that these source lines use; "" if only the page or a lesson shows it."""
    said = [each for each in sources if "/locales/" not in each]
    if not said or any(each.startswith("web/") or "/lesson.py" in each for each in said):
        return ""
    return next((place for place, made in PLACES.items() if re.search(made, said[0])), "detail")


def games(page: Page, served: Served, game: str) -> Iterator[None]:
    """Show the scenes of the golden games in which a message appears at a new place, and their odds."""
    stage: Stage | None = None
    for staged in sorted(scenes(GAMES[game]), key=lambda each: str(each.scene.seat)):
        if stage is None or stage.seat != staged.scene.seat or stage.over:
            stage = Stage(page, served, GAMES[game], staged.scene.seat)
        stage.show(staged)
        for button in page.locator(HELPS).all() if staged.odds else ():
            with suppress(Error):  # the button of something other than the odds
                button.click(timeout=500)
                page.locator("[data-slip]").first.wait_for(timeout=500)
        yield


def show(page: Page, served: Served, found: Mapping[str, list[Msg]]) -> Iterator[None]:
    """Show messages by their places, several at a time."""
    first = next(each.scene for each in scenes(GAMES["dicewing"]) if each.scene.prompt.options and each.scene.seat == 0)
    stage = Stage(page, served, GAMES["dicewing"], first.seat)
    for batch in zip_longest(*(_batches(found.get(place, ()), many) for place, many in ROOM.items()), fillvalue=()):
        stage.show(Staged(_with(first, dict(zip(ROOM, batch, strict=True)))))
        yield


def _batches(found: Sequence[Msg], many: int) -> Iterator[Sequence[Msg]]:
    return (found[at : at + many] for at in range(0, len(found), many))


def _with(scene: Scene, messages: Mapping[str, Sequence[Msg]]) -> Scene:
    [text] = messages["prompt"] or (scene.prompt.text,)
    [detail] = messages["detail"] or ("",)
    labels = tuple(Option(action=f"a{nth}", label=each) for nth, each in enumerate(messages["label"]))
    terms = tuple(Term(name=each, why="", value="+1") for each in messages["term"])
    sums = Calculation(title="Sum", sums=(Sum(seat=0, pieces=(), terms=terms, total="1", name="Total"),))
    return msgspec.structs.replace(
        scene,
        log=tuple(Line(parts=(each,), seat=0) for each in messages["line"]),
        calculations=(sums,) if terms else (),
        prompt=msgspec.structs.replace(
            scene.prompt, text=text, head=(), detail=detail, options=labels, several=None, cards=(), preview=None
        ),
    )


def refuse(page: Page, served: Served, refused: Iterable[Msg]) -> Iterator[None]:
    """Show messages as refusals of a table."""
    table = Refusing(page, served)
    for problem in refused:
        table.refuse(problem)
        yield


def lesson(page: Page, served: Served, game: str) -> Iterator[None]:
    """Show every message of a lesson on its own."""
    told = json.loads(served.get(f"/api/games/{game}/lesson?words=none"))
    steps = list(_read_alone(told["steps"]))

    def answer(route: Route) -> None:
        route.fulfill(json={**told, "steps": steps})

    page.route(LESSON, answer)
    page.goto(f"{served.address}learn/{game}")
    for _ in steps:
        page.locator("[data-primary]:enabled").first.wait_for()
        page.evaluate(LAID)
        yield
        with suppress(Error):
            page.locator("[data-primary]:enabled").first.click(timeout=2_000)


def _read_alone(steps: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for step in steps:
        for text in filter(None, map(step.get, TEXTS)):
            yield {"title": step["title"], "text": text, "scene": step["scene"]}


def catalogue() -> dict[str, Message]:
    """Return the messages of the catalogue by their keys."""
    found = words_build.entries(words_build.FOLDER / "en")
    return {entry.id.name: entry for _, entry in found if isinstance(entry, Message)}
