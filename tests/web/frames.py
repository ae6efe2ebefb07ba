"""The content of a page frame by frame while things move, and a check of its order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import msgspec
from playwright.sync_api import Page

RECORD = """() => {
  window.frames = []
  const words = (css) => [...document.querySelectorAll(css)].map((each) => each.textContent.trim()).filter(Boolean)
  const note = () => {
    requestAnimationFrame(note)
    const now = document.querySelector("[data-now]")?.dataset.now
    if (!now) return
    const frame = {
      now,
      tumbling: document.querySelectorAll("[data-tumbles]").length,
      rolls: words("[aria-labelledby=log] .is-roll").length,
      headline: words("#prompt h2").join(),
      captions: words(".group p, .piece .caption, .aside"),
      status: words("header .status").join(),
      sums: words("tfoot td"),
      conclusion: words(".conclusion").join(),
      spoken: words("p[aria-live]").join(),
    }
    const last = window.frames.at(-1)
    if (JSON.stringify(frame) !== JSON.stringify(last)) window.frames.push(frame)
  }
  note()
}"""
"""Records every frame that differs from the one before, as the browser draws it."""

MOVING = ("rolling", "flying")


class Frame(msgspec.Struct, frozen=True):
    """The content of the page in one frame; ``now`` is the state of the table: what it waits for or shows."""

    now: str
    tumbling: int
    rolls: int
    headline: str
    captions: tuple[str, ...]
    status: str
    sums: tuple[str, ...]
    conclusion: str
    spoken: str

    @property
    def moves(self) -> bool:
        """Whether a die is still moving."""
        return self.tumbling > 0 or self.now in MOVING


def record(page: Page) -> None:
    """Record frames from the next load on, even across navigation."""
    page.add_init_script(f"addEventListener('DOMContentLoaded', {RECORD})")


def recorded(page: Page) -> list[Frame]:
    """Return the frames so far."""
    return msgspec.convert(page.evaluate("window.frames ?? []"), list[Frame])


def rolls(frames: Sequence[Frame]) -> Iterator[tuple[Frame, list[Frame], Frame]]:
    """Yield each movement of dice: the frame before, those during it, and the first one with all of its text.

    A roll may begin in the very frame that completes the text of the previous roll.
    """
    starts = [
        at
        for at, (one, other) in enumerate(pairwise(frames), 1)
        if other.moves and (not one.moves or other.rolls > one.rolls)
    ]
    for start in starts:
        rest = range(start + 1, len(frames))
        end = next((at for at in rest if not frames[at].moves or frames[at].rolls > frames[start].rolls), None)
        told = next((at for at in range(end or start, len(frames)) if _tells(frames[at], frames[start])), None)
        if end is not None and told is not None:
            yield frames[start - 1], list(frames[start:end]), frames[told]


def _tells(frame: Frame, first: Frame) -> bool:
    return frame.now not in (*MOVING, "adding") or frame.rolls > first.rolls


def check_order(frames: Sequence[Frame]) -> int:
    """Assert that no text mentions dice before they land; return the number of rolls."""
    seen = 0
    for before, (first, *others), told in rolls(frames):
        assert told.rolls > first.rolls, "the log tells a roll whose dice still move"
        assert set(first.captions) <= {*before.captions, "\xa0"}, "dice are captioned while they move"
        assert (first.sums, first.conclusion) == (before.sums, before.conclusion), "a sum is there before its dice"
        for frame in others:
            assert said(frame) == said(first), f"something is said while dice move: {first}, then {frame}"
        seen += 1
    for one, other in pairwise(frames):
        if other.now == "adding" and one.now != "adding":
            assert other.headline == one.headline, "the winner is said before the sum"
            assert other.conclusion in ("", one.conclusion), "what follows is said before the sum"
    return seen


def said(frame: Frame) -> tuple[object, ...]:
    """Return all text of a frame."""
    return frame.rolls, frame.headline, frame.captions, frame.status, frame.sums, frame.conclusion, frame.spoken
