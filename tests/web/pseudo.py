"""Plays whole games in the pseudo-locale, which puts every message in ⟦…⟧, and lists wording outside the catalogue.

``python -m tests.web.pseudo FOLDER [GAME …]`` walks through games on a desktop and a phone, writes a picture of each
kind of stop into the folder, and prints the findings.
"""

from __future__ import annotations

import json
import random
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice, product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Error, Locator, Page

from tests.server.player import Player, key, new_table
from tests.web.chromium import launched
from tests.web.contexts import new_context
from tests.web.server_process import Served
from tests.web.staged_tables import Stage, scenes
from tests.web.table_page import NOW, TablePage, leave, remember, unfold
from warbones import GAMES
from warbones.core.view.scene import Prompt
from warbones.protocol.messages import View

SIZES: Final = {"desk": (1280, 800), "phone": (360, 740)}
SHORT: Final[dict[str, dict[str, Any]]] = {
    "army": {
        "match_length": "three_rounds_most_wins",
        "most_rounds": 5,
        "most_turns": 10,
        "stuck_round": "higher_health",
    },
    "battle": {"budget": 10, "round_limit": 10},
    "dicewing": {},
    "indicesion": {"players": 2, "mode": "drafting", "throw_model": "table"},
    "keep": {"round_limit": 8},
}
"""House rules for short games."""

MOST_STOPS: Final = 2_000
OPENED_EVERY: Final = 12
"""At every twelfth stop, the log, the menu and further options are opened too."""

LEFT: Final[dict[str, str]] = {
    r"Alpha|Beta|Gamma|Delta|Epsilon|Zeta": "players' names",
    r"d(4|6|8|10|12|20|%|100)": "dice are written so in every language",
    r"[LRM]\d|[RB]\d+[a-z]?": "zones and rules, by their notation",
    r"[0-9a-f]{64}": "what dice are sealed with",
    r"Warbones|DiceWing|DICE WAR|Dice Wars|War Dice|inDICEsion": "the games' own names",
}
"""Texts that are outside brackets in every language, with the reason."""

CUT: Final[dict[str, str]] = {
    r"span\.line$": "the newest line of the log over the prompt bar of a phone: a touch shows all of it",
    r"body (strong|span\.name)$": "sums over the prompt bar of a phone: a touch shows them all",
    r"span\.quiet\.company$": "how well a bot plays, beside its name on a phone: read out whole",
    r"section\.area\.field\S* span\.name$": "a unit's name over few dice: shown whole while it is looked at or touched",
}
"""Places where words a third longer than English are cut, and how they can still be read."""

NAMED: Final = re.compile(r"^(aria-label|title|alt|placeholder|aria-valuetext|aria-description|title of the page): ")

LOOK: Final = (Path(__file__).parent / "pseudo.js").read_text(encoding="utf-8")
"""Finds words outside brackets (`bare`), brackets that are `nested` or unpaired (`broken`), and `cut` words."""


@dataclass(frozen=True, order=True)
class Finding:
    """A finding: its kind, its text, and its place."""

    kind: str
    words: str
    where: str


@dataclass
class Walk:
    """The results of a walk: the number of stops, and each finding with its first stop."""

    stops: int = 0
    over: bool = False
    found: dict[Finding, str] = field(default_factory=dict)
    shown: set[str] = field(default_factory=set)

    @property
    def wrong(self) -> dict[Finding, str]:
        """Findings that are not known exceptions."""
        return {each: stop for each, stop in self.found.items() if not is_known(each)}

    @property
    def cut(self) -> dict[Finding, str]:
        """Cut words in places that are not known exceptions."""
        return {each: stop for each, stop in self.wrong.items() if each.kind == "cut"}

    @property
    def english(self) -> dict[Finding, str]:
        """Texts outside the catalogue: bare words, nested brackets and unpaired brackets."""
        return {each: stop for each, stop in self.wrong.items() if each.kind != "cut"}


def is_fine(words: str) -> bool:
    """Return whether words outside brackets are the same in every language."""
    said = NAMED.sub("", words).strip()
    rest = re.sub(rf"(?<!\w)({'|'.join(LEFT)})(?!\w)", "", said)
    return not re.search(r"[^\W\d_]{2}", rest)


def is_known(found: Finding) -> bool:
    """Return whether a finding is a known case of text that is cut off."""
    return found.kind == "cut" and any(re.search(where, found.where) for where in CUT)


class PseudoTable(TablePage):
    """A table in the pseudo-locale, whose page is checked before each answer."""

    def __init__(self, page: Page, name: str, shots: Path | None = None, locale: str = "pseudo") -> None:
        """Drive ``page``; pictures go to ``shots``, and their names begin with ``name``."""
        super().__init__(page, name)
        self.locale = locale
        self.walk, self._folder, self._head = Walk(), shots, ""
        self._dice = random.Random(7)

    @property
    def asked(self) -> str:
        """The question on the prompt bar."""
        return self.page.locator("#prompt h2").first.inner_text()

    def watch(self) -> None:
        """Check each step that is only shown, once."""
        head = self.told[0]
        if head != self._head:
            self._head = head
            self.look("step")

    def look(self, stop: str) -> None:
        """Record the findings on the page, and take a picture of new ones."""
        self.walk.stops += 1
        found = [Finding(each["kind"], each["words"], each["where"]) for each in self.page.evaluate(LOOK)]
        new = [
            each for each in found if each not in self.walk.found and not (each.kind == "bare" and is_fine(each.words))
        ]
        for each in new:
            self.walk.found[each] = f"{self.walk.stops:03d}-{stop}"
        if self._folder and (new or stop not in self.walk.shown):
            self.walk.shown.add(stop)
            self.page.screenshot(
                path=self._folder / f"{self._name}-{self.walk.stops:03d}-{stop}.png", animations="disabled"
            )

    def see(self, stop: str, address: str) -> None:
        """Go to a page in the table's locale and check it."""
        leave(self.page)
        before, sign, token = address.partition("#")
        self.page.goto(f"{before}{'&' if '?' in before else '?'}locale={self.locale}{sign}{token}")
        self.page.locator("main, h1").first.wait_for(state="attached")
        self.page.wait_for_timeout(500)
        self.look(stop)

    def play(self, player: Player, most: int) -> None:
        """Answer at random over another connection of the same seat, until the game is over or ``most`` times."""
        for turn in range(most):
            if not self.wait():
                break
            view = player.newest()
            if not view.scene.prompt.options and not view.scene.prompt.several:
                self.page.wait_for_timeout(50)  # the page lags behind
                continue
            self.look(kind_of(view))
            if turn % OPENED_EVERY == 0:
                self.open_all()
            self.touch()
            player.ask(action_of(view.scene.prompt, self._dice), view.number)  # refused if the touch was an answer
        else:
            return
        self.walk.over = True
        self.look("end")
        self.open_all()

    def touch(self) -> None:
        """Pick a piece or a place that is offered, and check the question that follows."""
        found = self.page.locator(TOUCHED)
        if count := found.count():
            with suppress(Error):  # the game has moved on, so the choice is gone
                found.nth(self._dice.randrange(count)).click(position={"x": 8, "y": 8}, force=True, timeout=2_000)
            self.look("picked")

    def open_all(self) -> None:
        """Open everything beside the table, one after another, and check each."""
        for name, button in OPENS.items():
            self.open(self.page.locator(button).first, name)
        for each in self.page.locator(HELPS).all():
            with suppress(Error):  # a bot's search may take longer than the wait
                self.open(each, "help", HELPED)

    def open(self, button: Locator, stop: str, until: str = "") -> None:
        """Open something, check it (when ``until`` appears) and close it."""
        if not button.is_visible():
            return
        button.click()
        if until:
            self.page.locator(until).first.wait_for(timeout=HELP_COMES)
        self.page.wait_for_timeout(100)
        self.look(stop)
        self.page.keyboard.press("Escape")
        self.page.wait_for_timeout(50)


MOST_TRIES: Final = 80
"""The maximum number of touches in a whole lesson."""

OPENS = {
    "log": "header nav > button.item",
    "menu": "header nav button[popovertarget]",
    "more": ".prompt-bar .buttons [aria-expanded]",
}
HELPS = ".prompt-bar .buttons .sign[aria-pressed=false]"
"""The buttons that show a hint, odds or a preview."""
HELP_COMES = 3_000
"""Milliseconds to wait for a bot's search before the walk goes on."""
HELPED = ".prompt-bar .hint, [data-slip], .prompt-bar .sign[aria-pressed=true]"
TOUCHED = ".piece button[aria-pressed=false], [data-place][aria-pressed=false], .prompt-bar .cards button"


def kind_of(view: View) -> str:
    """Return the kind of a stop: the key of its prompt's message."""
    text = view.scene.prompt.text
    return text if isinstance(text, str) else text.key


def action_of(prompt: Prompt, rng: random.Random) -> str:
    """Return a random legal action."""
    offered = [option.action for option in prompt.options]
    if (several := prompt.several) and (not offered or rng.random() < 0.4):
        count = min(several.fewest + rng.randrange(len(several.labels)), len(several.pieces))
        chosen = set(rng.sample(several.pieces, count))
        return " ".join((several.action, *(each for each in several.pieces if each in chosen)))
    return rng.choice(offered)


def walk(page: Page, served: Served, game: str, size: str, shots: Path | None = None, most: int = MOST_STOPS) -> Walk:
    """Play a game against a random bot, by default to its end, and return the findings."""
    host = served.address.removeprefix("http://").rstrip("/")
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    ticket = new_table(host, seats, game=game, options=SHORT[game])
    own = {"table": ticket.table, "seats": [{"seat": 0, "token": key(ticket, 0)}], "started": 0}
    remember(page, own)
    table = PseudoTable(page, f"{game}-{size}", shots)
    with Player(host, ticket, 0, words="none") as player:
        page.goto(f"{served.address}table/{ticket.table}?locale=pseudo")
        table.play(player, most)
    return table.walk


def looked_through(
    page: Page,
    served: Served,
    game: str,
    size: str,
    shots: Path | None = None,
    locale: str = "pseudo",
    most: int = MOST_STOPS,
) -> Walk:
    """Check the scenes of the golden games in which a message appears at a new place."""
    table = PseudoTable(page, f"{game}-scenes-{size}", shots, locale)
    stage: Stage | None = None
    for turn, staged in enumerate(sorted(islice(scenes(GAMES[game]), most), key=lambda each: str(each.scene.seat))):
        if stage is None or stage.seat != staged.scene.seat or stage.over:
            stage = Stage(page, served, GAMES[game], staged.scene.seat, locale)
        stage.show(staged)
        table.look("odds" if staged.odds else "scene")
        if turn % OPENED_EVERY == 0 or staged.odds:
            table.open_all()
    return table.walk


def pages(page: Page, served: Served, size: str, shots: Path | None = None, locale: str = "pseudo") -> Walk:
    """Check all pages except tables, and the pages of games once more with everything unfolded."""
    table = PseudoTable(page, f"pages-{size}", shots, locale)
    page.goto(f"{served.address}?locale={locale}")
    page.locator("article").first.wait_for()
    table.look("lobby")
    for game in GAMES:
        table.see(f"play-{game}", f"{served.address}play/{game}")
        unfold(page.locator("main"))
        table.look(f"play-{game}-open")
    for path in (
        "you",
        "tournaments",
        "replay",
        "nowhere",
        "dice",
        *(f"{kind}/{game}" for kind in ("learn", "leaders") for game in GAMES),
        *(f"position/{game}" for game, each in GAMES.items() if not each.ruleset.throws),
    ):
        table.see(path.replace("/", "-"), f"{served.address}{path}")
    return table.walk


PEOPLE: Final[tuple[dict[str, str], ...]] = ({"kind": "person"}, {"kind": "person"})


def tables(page: Page, served: Served, size: str, shots: Path | None = None, locale: str = "pseudo") -> Walk:
    """Check tables in their rarer states: passed on, timed, watched, with six seats, over, replayed, reviewed."""
    table = PseudoTable(page, f"tables-{size}", shots, locale)
    host = served.address.removeprefix("http://").rstrip("/")
    timed = new_table(host, PEOPLE, clock={"kind": "bank", "time": 300, "increment": 5})
    opened = new_table(host, [*PEOPLE[:1], {"kind": "friend"}], listed=True)
    six = new_table(host, [{"kind": "person"}] * 6, game="indicesion", options={"players": 6, "mode": "drafting"})
    own = [
        {"table": each.table, "seats": [{"seat": one.seat, "token": one.token} for one in each.seats], "started": 0}
        for each in (timed, opened, six)
    ]
    page.add_init_script(f"localStorage['warbones.tables'] ??= {json.dumps(json.dumps(own))}")
    table.see("watched", f"{served.address}watch/{timed.table}")
    table.see("door", f"{served.address}join/{opened.table}#{opened.invites[0].token}")
    table.see("invites", f"{served.address}table/{opened.table}")
    for each in (six, timed):
        table.see("begun", f"{served.address}table/{each.table}")
        table.wait_for_anything()
        table.look("curtain")
        if page.evaluate(NOW) == "open":
            page.locator("[data-primary]").first.click()
            table.wait()
        table.look("asked")
        table.open_all()
    with Player(host, timed, 0) as player:
        player.view()
        player.wish("resign")
    table.see("over", f"{served.address}table/{timed.table}")
    table.see("replay", f"{served.address}replay/{timed.table}?view=open")
    table.open_all()
    table.see("review", f"{served.address}replay/{timed.table}?view=open&review")
    return table.walk


def lesson(page: Page, served: Served, game: str, size: str, shots: Path | None = None) -> Walk:
    """Go through a lesson by touching whatever is offered until each step is done."""
    table = PseudoTable(page, f"lesson-{game}-{size}", shots)
    table.see("lesson", f"{served.address}learn/{game}")
    for _ in range(MOST_TRIES):
        table.touch()
        primary = page.locator("[data-primary]:enabled").first
        if primary.count():
            primary.click()
            page.wait_for_timeout(300)
            table.hurry()
        table.look("tried")
        if "/table/" in page.url:
            table.walk.over = True
            break
    return table.walk


@contextmanager
def sized(browser: Browser, size: str) -> Iterator[Page]:
    """Yield a page of a size, in its own context."""
    width, height = SIZES[size]
    context = new_context(browser, viewport={"width": width, "height": height}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def report(game: str, size: str, walked: Walk) -> Iterator[str]:
    """Yield the lines of a walk's report, with new and known findings."""
    yield f"{game} {size}: {walked.stops} stops{', to the end' if walked.over else ''}"
    for each, stop in sorted(walked.found.items()):
        yield f"  {'known' if is_known(each) else each.kind:8} {each.words!r}  {each.where}  {stop}"


def main(folder: Path, games: list[str]) -> None:
    """Walk through games on a desktop and a phone, and print the findings."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Served(Path(data)) as served, launched() as browser:
        for game, size in product(games or ["pages", *GAMES], SIZES):
            with sized(browser, size) as page:
                sees = [partial(each, page, served) for each in (pages, tables)]
                if game in GAMES:
                    sees = [partial(each, page, served, game) for each in (walk, lesson, looked_through)]
                for see in sees:
                    lines = report(f"{game} {see.func.__name__}", size, see(size, folder))
                    sys.stdout.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
