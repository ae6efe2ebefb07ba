"""A pytest plugin that records where each message of the catalogue appears while tests drive browsers.

The page is examined before each action of a test, and a picture is stored if a message is seen better than before.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache, wraps
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Locator, LocatorAssertions, Page

FOLDER: Final = "WARBONES_MESSAGES"
"""The environment variable with the folder for the findings."""

SCRIPT: Final = (Path(__file__).parent / "message_places.js").read_text(encoding="utf-8")
DONE: Final[dict[type, tuple[str, ...]]] = {
    Locator: ("click", "check", "fill", "hover", "inner_text", "press", "select_option", "set_input_files"),
    LocatorAssertions: ("to_be_visible", "to_have_count", "to_have_text", "to_contain_text", "to_be_enabled"),
    Page: ("evaluate", "goto", "reload", "screenshot"),
    BrowserContext: ("close",),
}
"""Actions of a test before which the page is examined."""

MOST_REACHED: Final = 300
"""The maximum number of messages out of sight to which a page is scrolled after its test."""


@dataclass
class Place:
    """The place of a message: its words and arguments, the picture, and the box in it."""

    rank: int = 0
    words: str = ""
    args: dict[str, Any] = field(default_factory=dict)
    picture: str = ""
    size: tuple[int, int] = (0, 0)
    box: tuple[int, int, int, int] = (0, 0, 0, 0)
    longest: int = 0
    longest_words: str = ""


class MessagePlaces:
    """The messages seen in one process."""

    def __init__(self, folder: Path, worker: str) -> None:
        """Store pictures in ``folder``; their names begin with ``series``, initially ``worker``."""
        self._folder, self._worker, self.series = folder, worker, worker
        self.places: dict[str, Place] = {}
        self._pictures, self._busy = 0, False
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def _script(self) -> str:
        return f"({SCRIPT})({json.dumps([[key, place.rank] for key, place in self.places.items()])})"

    def begin(self, context: BrowserContext) -> None:
        """Have every page of a context record its messages."""
        context.add_init_script(self._script)

    def look(self, page: Page, *, reach: bool = False) -> int:
        """Record the messages visible on a page; return the number that got a better picture."""
        if self._busy or page.is_closed():
            return 0
        self._busy = True
        try:
            found = page.evaluate("(reach) => globalThis.sighted?.(reach) ?? []", reach)
            self._note(page, found)
        except Error:  # the page has navigated in the meantime
            return 0
        finally:
            self._busy = False
        return sum(each["better"] for each in found)

    def _note(self, page: Page, found: list[dict[str, Any]]) -> None:
        better = [each for each in found if each["better"] and each["rank"] > self._place(each["key"]).rank]
        for each in found:
            place = self._place(each["key"])
            if each["length"] > place.longest:
                place.longest, place.longest_words = each["length"], each["words"]
        if not better:
            return
        self._pictures += 1
        name = f"{self.series}-{self._pictures:04d}.jpg"
        page.screenshot(path=self._folder / name, type="jpeg", quality=70, animations="disabled")
        size = page.viewport_size or {"width": 0, "height": 0}
        for each in better:
            place = self._place(each["key"])
            place.rank, place.words, place.args = each["rank"], each["words"], each["args"]
            place.picture, place.box, place.size = name, tuple(each["box"]), (size["width"], size["height"])

    def _place(self, key: str) -> Place:
        return self.places.setdefault(key, Place())

    def end(self, context: BrowserContext) -> None:
        """Check every page of a context again, including the parts out of view."""
        for page in context.pages:
            self.look(page)
            for _ in range(MOST_REACHED):
                if not self.look(page, reach=True):
                    break

    def write(self) -> None:
        """Write the findings."""
        written = {key: asdict(place) for key, place in self.places.items()}
        (self._folder / f"{self._worker}.json").write_text(json.dumps(written), encoding="utf-8")


def page_of(it: Any) -> Page | None:
    """Return the page of a locator, or a page itself."""
    found: Page | None = it if isinstance(it, Page) else getattr(it, "page", None)
    return found


@contextmanager
def patched(message_places: MessagePlaces) -> Iterator[None]:
    """Record pages before every action on them."""
    kept: list[tuple[type, str, Callable[..., Any]]] = []

    def change(sort: type, name: str, before: Callable[[Any], object]) -> None:
        real = getattr(sort, name)
        kept.append((sort, name, real))

        @wraps(real)
        def instead(self: Any, *args: Any, **kwargs: Any) -> Any:
            before(self)
            return real(self, *args, **kwargs)

        setattr(sort, name, instead)

    made = Browser.new_context

    def new_context(self: Browser, **kwargs: Any) -> BrowserContext:
        context = made(self, **kwargs)
        message_places.begin(context)
        return context

    def look(it: Any) -> None:
        if page := page_of(it):
            message_places.look(page)

    def look_at_asserted(it: Any) -> None:
        look(Locator(it._impl_obj._actual_locator))  # Playwright offers no other way to it

    kept.append((Browser, "new_context", made))
    setattr(Browser, "new_context", new_context)  # noqa: B010  # a method that is replaced
    for sort, names in DONE.items():
        for name in names:
            change(
                sort, name, {BrowserContext: message_places.end, LocatorAssertions: look_at_asserted}.get(sort, look)
            )
    try:
        yield
    finally:
        for sort, name, real in kept:
            setattr(sort, name, real)


@cache
def _message_places() -> MessagePlaces:
    """Return this process's findings."""
    return MessagePlaces(Path(os.environ[FOLDER]), os.environ.get("PYTEST_XDIST_WORKER", "main"))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Iterator[object]:
    """Record while a test runs, and write the findings after each test, so an interrupted run keeps them."""
    with patched(_message_places()):
        result = yield
    _message_places().write()
    return result
