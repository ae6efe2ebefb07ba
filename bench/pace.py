"""Pace for people, in a real browser: the wait from a click to their next decision, and how long reveals can be read.

``python -m bench.pace`` starts a server, plays each game against its usual bot, and prints the waits after the slowest
decisions, and then for each kind of beat its count and the milliseconds per letter for which it was shown.
inDICEsion is viewed from above, which needs no graphics card.
"""

from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from time import monotonic
from typing import Annotated, Final, NamedTuple

import typer
from playwright.sync_api import Page, sync_playwright

from tests.browser import find_browser
from tests.web.table_page import set_table
from warbones import load
from warbones.games import GAMES

READY = "The table is open at "
ASKED = ("choose", "roll", "aim", "land")
SPEEDS: Final = {"Normal": "normal", "Fast": "quick"}
"""The speeds, as the page calls them and as it stores them."""

READ = """() => {
  window.read = []
  let [last, shown] = [null, ""]
  const watch = () => {
    const beat = document.querySelector("[data-beat]")?.dataset.beat ?? ""
    const text = beat && (document.querySelector("#prompt h2")?.innerText.replaceAll("\\n", "") ?? "")
    if (beat + text !== shown) {
      const now = performance.now()
      if (last) window.read.push({ ...last, ms: now - last.at })
      last = beat ? { beat, text, at: now } : null
      shown = beat + text
    }
    requestAnimationFrame(watch)
  }
  document.addEventListener("DOMContentLoaded", watch)
}"""
"""Records each beat of a reveal with its sentence and its duration."""
PAUSE = 800
"""Milliseconds for which the end of a round is shown."""
LONGEST = 300
"""The longest wait for a decision, in seconds: bots are compiled before the first one."""

FLAGS: Final = ["--no-sandbox", "--disable-3d-apis"]

NOW = "() => document.querySelector('[data-now]')?.dataset.now ?? ''"
HEADLINE = "() => document.querySelector('#prompt h2')?.innerText ?? ''"

TOUCH = """(random) => {
  const all = (css) => [...document.querySelectorAll(css)].filter((each) => !each.disabled && each.offsetParent)
  const primary = all("[data-primary]")[0]
  const open = [
    all(".cards button[aria-pressed=false]"),
    all(".options button"),
    all("[data-tab]"),
    all(".piece button[aria-pressed=false], [data-place]"),
    all(".prompt-bar .buttons button:not(.sign):not([data-primary])"),
  ].find((each) => each.length)
  const found = primary ?? open?.[Math.floor(random * open.length)]
  found?.click()
  return Boolean(found)
}"""
"""Presses the primary button, or one of the choices, by a click that does not cut animations short."""


@dataclass(frozen=True)
class Wait:
    """A measurement of a game: the wait after these decisions, and its bound in seconds."""

    name: str
    after: str
    most: float
    turn: bool = False
    """Whether to count only the waits in which the other seat also played."""


WAITS: Final = {
    "dicewing": Wait("a launch, with its reveal", r"^Launch two", 18),
    "army": Wait("the last roll of a turn", r"^Choose any of|^Roll", 6, turn=True),
    "keep": Wait("an attack", r"^Position|^Take any", 6, turn=True),
    "battle": Wait("a bot's unit", r".", 4, turn=True),
    "indicesion": Wait("a pair of throws", r"^Throw", 8, turn=True),
}


class Beat(NamedTuple):
    """A beat of a reveal: its kind, its sentence, and the milliseconds that it was shown."""

    kind: str
    text: str
    ms: float

    @property
    def letter(self) -> float:
        """Milliseconds per letter."""
        return self.ms / max(1, len(self.text))


class Waited(NamedTuple):
    """The decision, the seconds to the next one, those spent searching, and the rolls in between."""

    asked: str
    seconds: float
    thinking: float
    happened: int


@dataclass
class Watch:
    """One page at a table, and its waits."""

    page: Page
    rng: random.Random
    waits: list[Waited] = field(default_factory=list)
    thinking: float = 0.0
    """Seconds since the last answer in which nothing was shown and the server was at work."""

    def due(self) -> bool:
        """Wait for a decision; return False if the game is over instead."""
        self.thinking, last, until = 0.0, monotonic(), monotonic() + LONGEST
        while monotonic() < until:
            now, at = self.page.evaluate(NOW), monotonic()
            self.thinking += at - last if now == "wait" else 0
            last = at
            if now == "pause":
                self.page.wait_for_timeout(PAUSE)
                self.page.locator("[data-primary]").click()
            if now in ASKED or now == "over":
                return bool(now != "over")
            self.page.wait_for_timeout(20)
        raise RuntimeError(f"nothing is asked: {self.page.evaluate(HEADLINE)}")

    def answer(self) -> None:
        """Answer at random, and record the time to the next decision."""
        asked = self.page.evaluate(HEADLINE)
        lines = self.page.locator(".is-roll, .is-result").count()
        while (now := self.page.evaluate(NOW)) in ASKED and self.page.evaluate(HEADLINE) == asked:
            begun = monotonic()
            if not self.page.evaluate(TOUCH, self.rng.random()):
                raise RuntimeError(f"nothing can be touched: {asked} ({now})")
            self.page.wait_for_timeout(40)
        if self.due():
            happened = self.page.locator(".is-roll, .is-result").count() - lines
            self.waits.append(Waited(asked, monotonic() - begun, self.thinking, happened))


@contextmanager
def served(address: str = "") -> Iterator[str]:
    """Yield the address of a server: a new one in an empty folder, or one that already runs."""
    if address:
        yield address
        return
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "warbones", "serve", "--data", data, "--port", "0", "--no-browser"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert server.stdout
        address = next(line.removeprefix(READY).split()[0] for line in server.stdout if line.startswith(READY))
        try:
            yield address
        finally:
            server.terminate()
            server.communicate(timeout=30)


def play(page: Page, address: str, game: str, decisions: int, seed: int, bot: str) -> tuple[list[Waited], list[Beat]]:
    """Play ``decisions`` decisions of a game; return the wait after each, and the beats that were read."""
    page.goto(address)
    set_table(page, load(game).title, "Play a bot", *([bot] if bot else []))
    watch = Watch(page, random.Random(seed))
    for _ in range(decisions):
        if not watch.due():
            break
        watch.answer()
    read = page.evaluate("window.read")
    return watch.waits, [Beat(each["beat"], each["text"], each["ms"]) for each in read]


def shown(game: str, beats: Sequence[Beat]) -> Iterator[str]:
    """Yield a row for each kind of beat: the count, the seconds, and the milliseconds per letter, median and least."""
    for kind in dict.fromkeys(beat.kind for beat in beats):
        found = [beat for beat in beats if beat.kind == kind]
        least = min(found, key=lambda beat: beat.letter)
        typical = (median(beat.ms for beat in found) / 1000, median(beat.letter for beat in found), least.letter)
        figures = " | ".join(f"{figure:.{digits}f}" for figure, digits in zip(typical, (1, 0, 0), strict=True))
        yield f"| {game} | {kind} | {len(found)} | {figures} | {least.text[:60]} |"


def main(
    games: Annotated[list[str] | None, typer.Argument(help="The games; all by default.")] = None,
    decisions: Annotated[int, typer.Option(help="Decisions to take in each game.")] = 60,
    seed: Annotated[int, typer.Option(help="The seed of the random choices.")] = 1,
    bot: Annotated[str, typer.Option(help="The bot's name in the lobby; the usual one by default.")] = "",
    address: Annotated[str, typer.Option(help="A server that is already running; a new one by default.")] = "",
    chromium: Annotated[str, typer.Option(help="The browser; the one for the tests by default.")] = "",
    speed: Annotated[str, typer.Option(help="Normal or Fast.")] = "Normal",
    detail: Annotated[bool, typer.Option(help="Print every wait.")] = False,
) -> None:
    """Print each game's waits, median and maximum, with their bounds."""
    path = chromium or find_browser()
    with served(address) as at, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-3d-apis"])
        print("| game | the wait after | n | median | thinking | most | at most |\n|---|---|---|---|---|---|---|")
        read: dict[str, list[Beat]] = {}
        for game in games or list(GAMES):
            context = browser.new_context(viewport={"width": 1280, "height": 800})
            context.add_init_script(f"localStorage['warbones.settings'] = '{{\"speed\": \"{SPEEDS[speed]}\"}}'")
            context.add_init_script(f"({READ})()")
            waits, read[game] = play(context.new_page(), at, game, decisions, seed, bot)
            context.close()
            wanted = WAITS[game]
            found = [
                each for each in waits if re.search(wanted.after, each.asked) and (each.happened or not wanted.turn)
            ]
            took, thinking = [each.seconds for each in found], [each.thinking for each in found]
            if took:
                spans = (median(took), median(thinking), max(took), wanted.most)
                figures = " | ".join(f"{span:.1f} s" for span in spans)
                print(f"| {game} | {wanted.name} | {len(took)} | {figures} |", flush=True)
            for each in waits if detail else ():
                print(f"  {each.seconds:5.1f} {each.thinking:5.1f} {each.happened} {each.asked}", flush=True)
        print("\n| game | beat | n | s | ms a letter | least | its sentence |\n|---|---|---|---|---|---|---|")
        for game, beats in read.items():
            print("\n".join(shown(game, beats)), flush=True)


if __name__ == "__main__":
    typer.run(main)
