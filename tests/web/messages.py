"""A list of all messages of the catalogue, each with a picture of where it appears, for readers and translators.

``python -m tests.web.messages FOLDER`` shows the scenes of the golden games, lessons, refusals and pages, runs the
tests of pages that need more than an address, and records the messages that appear (`tests.web.message_places`).
Messages that no golden game reaches are shown with made-up arguments (`tests.web.message_stage`). The command writes
``FOLDER/index.html`` and prints the number of messages with a picture for each file.
"""

from __future__ import annotations

import html
import json
import os
import re
import subprocess
import sys
import tempfile
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, MessageReference
from playwright.sync_api import Browser, Page

import words_build
from tests.web import message_stage
from tests.web.chromium import launched
from tests.web.message_places import FOLDER, MessagePlaces, Place, patched
from tests.web.pseudo import pages, sized, tables
from tests.web.refusals import problems
from tests.web.server_process import Served
from warbones import GAMES
from warbones.core.messages import Msg

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ("src/warbones/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte")
STYLE: Final = (Path(__file__).parent / "messages.css").read_text(encoding="utf-8")
WHY: Final[dict[str, str]] = {
    r"^sharing-": "this machine's own networks, which tests replace",
    r"^web-pieces-|^web-broken-": "the page of samples, or a page that broke",
    r"^options-.*-data|^option-data-": "custom rule data",
    r"^web-clock-calls-": "a notification of the browser's",
    r"^web-link-|^web-failure": "a server that is away",
    r"^web-level-": "bots of earlier versions",
}
"""Known reasons why messages are not seen, by the beginning of their keys."""
HOW: Final = {0: "not seen", 1: "read out, or where a pointer rests", 2: "seen", 3: "seen"}


@dataclass(frozen=True)
class Entry:
    """A message as written in its file, and the messages that it refers to."""

    file: str
    key: str
    text: str
    comment: str
    refers: tuple[str, ...]


def entries(folder: Path) -> Iterator[Entry]:
    """Yield the messages of a language."""
    for file in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                refers = tuple(node.id.name for node in words_build.walk(entry) if isinstance(node, MessageReference))
                comment = (entry.comment and entry.comment.content) or ""
                entry.comment = None
                text = FluentSerializer().serialize_entry(entry).strip()
                yield Entry(file.name, entry.id.name, text, comment, refers)


def gathered(folder: Path) -> dict[str, Place]:
    """Return the best place of each message, and its longest text, from the findings of all processes."""
    found: dict[str, Place] = {}
    for path in sorted(folder.glob("*.json")):
        for key, written in json.loads(path.read_text(encoding="utf-8")).items():
            place, known = Place(**written), found.get(key, Place())
            best = max(known, place, key=lambda each: each.rank)
            longest = max(known, place, key=lambda each: each.longest)
            best.longest, best.longest_words = longest.longest, longest.longest_words
            found[key] = best
    return found


def said_at(keys: Iterable[str]) -> dict[str, list[str]]:
    """Return the source lines that name each message, or else the beginning of its name."""
    lines = [
        (f"{path.relative_to(ROOT)}:{number}", line)
        for pattern in SOURCES
        for path in sorted(ROOT.glob(pattern))
        if not path.name.endswith((".gen.ts", ".test.ts")) and not {"tests", "locales", "samples"} & {*path.parts}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    ]
    named: dict[str, list[str]] = defaultdict(list)
    for place, line in lines:
        for name in re.findall(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*-?", line):
            named[name].append(place)
    return {key: next((named[each] for each in _beginnings(key) if named.get(each)), []) for key in keys}


def _beginnings(key: str) -> Iterator[str]:
    yield key
    words = key.split("-")
    for count in range(len(words) - 1, 0, -1):
        yield "-".join(words[:count]) + "-"


def page(found: list[Entry], places: dict[str, Place]) -> str:
    """Return the list as a page."""
    by_file: dict[str, list[Entry]] = defaultdict(list)
    for entry in found:
        by_file[entry.file].append(entry)
    lines = said_at(entry.key for entry in found)
    inside = {key: entry.key for entry in found for key in entry.refers if entry.key in places}
    body = "".join(_file(name, group, places, lines, inside) for name, group in by_file.items())
    links = " ".join(f'<a href="#{name}">{name}</a>' for name in by_file)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Warbones: messages</title><style>{STYLE}</style>'
        f"<h1>Messages</h1><p>{links}</p>{_unseen(found, places, inside, lines)}{body}</html>"
    )


def _unseen(found: list[Entry], places: dict[str, Place], inside: dict[str, str], lines: dict[str, list[str]]) -> str:
    """Return a list of the messages without a picture, with known reasons and the source lines that name them."""
    keys = [each.key for each in found if not (_parts(each, places) or inside.get(each.key))]
    rows = "".join(f'<li><a href="#{key}">{key}</a>{why(key)} ({", ".join(lines[key][:3])})' for key in keys)
    return f"<details><summary>{len(keys)} without a picture</summary><ul>{rows}</ul></details>"


def why(key: str) -> str:
    """Return the reason why a message is not seen, after a colon, or nothing."""
    return next((f": {reason}" for begins, reason in WHY.items() if re.search(begins, key)), "")


def _file(
    name: str, group: list[Entry], places: dict[str, Place], lines: dict[str, list[str]], inside: dict[str, str]
) -> str:
    seen, all_ = counted(group, places, inside)
    rows = "".join(_entry(entry, places, lines[entry.key], inside.get(entry.key, "")) for entry in group)
    return f'<h2 id="{name}">{name}: {seen} of {all_} with a picture</h2>{rows}'


def counted(group: list[Entry], places: dict[str, Place], inside: dict[str, str]) -> tuple[int, int]:
    """Return the number of messages with a picture, and of all messages."""
    return sum(bool(_parts(entry, places) or inside.get(entry.key)) for entry in group), len(group)


def _parts(entry: Entry, places: dict[str, Place]) -> list[tuple[str, Place]]:
    """Return the places where a message and its attributes were seen."""
    return [(key, place) for key, place in places.items() if key.partition(".")[0] == entry.key and place.picture]


def _entry(entry: Entry, places: dict[str, Place], lines: list[str], inside: str) -> str:
    parts = _parts(entry, places)
    text = f"<pre>{html.escape(entry.text)}</pre>"
    comment = f"<p class=note>{html.escape(entry.comment)}</p>" if entry.comment else ""
    if parts:
        shown = "".join(_place(key if key != entry.key else "", place) for key, place in parts)
    elif inside:
        shown = f'<p>Inside <a href="#{inside}">{inside}</a>.</p>'
    else:
        shown = "<p class=unseen>Not seen.</p>"
    said = ", ".join(lines[:3])
    return (
        f'<section id="{entry.key}"><h3><a href="#{entry.key}">{entry.key}</a></h3>'
        f"<div><div>{text}{comment}<p class=said>{said}</p></div><div class=places>{shown}</div></div></section>"
    )


def _place(part: str, place: Place) -> str:
    (wide, high), (x, y, width, height) = place.size, place.box
    share = [100 * x / wide, 100 * y / high, 100 * width / wide, 100 * height / high]
    left, top, across, down = (f"{each:.2f}%" for each in share)
    args = "".join(f"<dt>${name}<dd>{html.escape(_sample(value))}" for name, value in place.args.items())
    made = ", with made-up arguments" if place.picture.startswith(MADE_UP) else ""
    longest = f"<p>Longest at 360 px, {place.longest}: {html.escape(place.longest_words)}" if place.longest else ""
    return (
        f"<figure>{f'<b>{part}</b>' if part else ''}"
        f'<a href="pictures/{place.picture}" style="width:{wide / 3 if wide > 360 else 200:.0f}px">'
        f'<img loading=lazy src="pictures/{place.picture}" width="{wide}" height="{high}" alt="">'
        f'<i style="left:{left};top:{top};width:{across};height:{down}"></i></a>'
        f"<figcaption>{HOW[place.rank]}{made}: “{html.escape(place.words)}”"
        f"{f'<dl>{args}</dl>' if args else ''}{longest}</figcaption></figure>"
    )


def _sample(value: Any) -> str:
    return ", ".join(map(_sample, value)) if isinstance(value, list) else str(value)


MADE_UP: Final = "made"
"""The first letters of the names of pictures with made-up arguments."""

TESTS: Final = (
    *("abandonment", "club", "clocks", "company", "dice", "lan", "notifications", "positions", "real_dice", "review"),
)
"""Tests of pages with messages that appear nowhere else."""

Look = Callable[[Page, Served], object]


def staged(shows: Callable[..., Iterator[None]], *what: object) -> Look:
    """Return a function that goes through everything that a function of `message_stage` shows."""
    return lambda page, served: deque(shows(page, served, *what), maxlen=0)


def looks() -> Iterator[tuple[str, Look]]:
    """Yield the things to record, each with the size of its page."""
    for size in ("desk", "phone"):
        yield size, partial(pages, size=size, locale="en")
        yield size, partial(tables, size=size, locale="en")
    for game in GAMES:
        yield "desk", staged(message_stage.games, game)
        yield "desk", staged(message_stage.lesson, game)
    yield "phone", staged(message_stage.refuse, problems())
    yield from (("phone", staged(message_stage.games, game)) for game in GAMES)


def gather(places: MessagePlaces, browser: Browser, served: Served, look: tuple[str, Look]) -> None:
    """Record something; errors are printed, and earlier findings remain."""
    size, see = look
    with sized(browser, size) as page:
        try:
            see(page, served)
        except Exception as error:  # noqa: BLE001  # the list still has the earlier findings
            sys.stderr.write(f"{error}\n")
    places.write()


def unseen(places: MessagePlaces) -> dict[str, list[Msg]]:
    """Return the messages that were not visible, by the place of a table where each appears."""
    messages = message_stage.catalogue()
    lines = said_at(messages)
    found: dict[str, list[Msg]] = defaultdict(list)
    for key in messages:
        for each in message_stage.made_up(messages, key):
            if places.places.get(each.key, Place()).rank < 2:
                found[message_stage.place_of(lines[key])].append(each)
    return found


def play(pictures: Path) -> int:
    """Record everything while the tests of some pages run; return the exit code of these tests."""
    how = "-p tests.web.message_places -n 1 -q --timeout=0".split()  # recording slows tests down
    chosen = [*how, *(f"tests/web/test_{each}.py" for each in TESTS)]
    env = {**os.environ, FOLDER: str(pictures.resolve())}
    tests = subprocess.Popen([sys.executable, "-m", "pytest", *chosen], cwd=ROOT, env=env)
    places = MessagePlaces(pictures, "looks")
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, launched() as browser, patched(places):
        for each in looks():
            gather(places, browser, served, each)
        left, places.series = unseen(places), MADE_UP
        gather(places, browser, served, ("desk", staged(message_stage.show, left)))
        gather(places, browser, served, ("desk", staged(message_stage.refuse, left["refusal"])))
    return tests.wait()


def write(folder: Path) -> Iterator[str]:
    """Write the list from the findings; yield for each file the share of its messages with a picture."""
    found, places = list(entries(words_build.FOLDER / "en")), gathered(folder / "pictures")
    (folder / "index.html").write_text(page(found, places), encoding="utf-8")
    inside = {key: entry.key for entry in found for key in entry.refers if entry.key in places}
    for name in dict.fromkeys(entry.file for entry in found):
        seen, all_ = counted([entry for entry in found if entry.file == name], places, inside)
        yield f"{name}: {seen} of {all_}"
    seen, all_ = counted(found, places, inside)
    yield f"all: {seen} of {all_} ({seen / all_:.0%})"


if __name__ == "__main__":
    to = Path(sys.argv[1])
    if play(to / "pictures"):
        sys.stdout.write("Some tests failed; the list has what was seen all the same.\n")
    sys.stdout.writelines(f"{line}\n" for line in write(to))
