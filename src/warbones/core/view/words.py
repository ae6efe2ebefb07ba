"""Sentences as one seat reads them: "You" for itself, names for the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec.structs import replace

from warbones.core.messages import Msg, Shown, Text, msg
from warbones.core.view.scene import Counted, Ending, Option, Prompt, Said, Scene, Sentence
from warbones.locales.plain import title


class Voice(msgspec.Struct, frozen=True):
    """Speaks to ``seat`` (None: a spectator, for whom nobody is "you") of the seats called ``names``."""

    seat: int | None
    names: tuple[str, ...]


def percent(share: float) -> str:
    """Return a chance (0 to 1) as people read it; only what is certain or impossible is 100% or 0%."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 < share < 1 else f"{share:.0%}"


def as_read(text: Text) -> str:
    """Return a text of a scene that is in words already."""
    assert isinstance(text, str), f"{text} was not worded"
    return text


def spoken(parts: Sentence) -> str:
    """Return a sentence in plain words, which is worded already."""
    words = "".join([_said(part) for part in parts])
    return f"{title(words.rstrip('.'))}." if words else ""


def whole(parts: Sentence) -> Text:
    """Return what a sentence says as one text, which is not worded yet where it is a message."""
    match parts:
        case (Msg() as message,):
            return message
    return spoken(parts)


def _said(part: Said | Shown | Msg) -> str:
    assert not isinstance(part, Msg), f"{part} was not worded"
    return part.text if isinstance(part, Said) else part.said


def headline(parts: Sentence) -> tuple[Sentence, Sentence]:
    """Return a line of the log as what happened and why, where it says both."""
    match parts:
        case (Msg(key="table-because", args={"what": Msg() as what, "why": Msg() as why}),):
            return (what,), (why,)
    return tuple(parts), ()


def beside(scene: Scene) -> Scene:
    """Return the scene with the rules that what is asked and its options follow from, for a front end to show."""
    return replace(scene, prompt=asked_beside(scene.prompt))


def asked_beside(prompt: Prompt) -> Prompt:
    """Return the prompt with the rules that it and its options follow from."""
    ways = tuple([replace(way, options=_all_beside(way.options)) for way in prompt.ways])
    return replace(prompt, rules=_rules(prompt.detail), options=_all_beside(prompt.options), ways=ways)


def _rules(text: Text) -> tuple[str, ...]:
    return text.rules if isinstance(text, Msg) else ()


def _all_beside(options: Sequence[Option]) -> tuple[Option, ...]:
    return tuple([_beside(option) for option in options])


def _beside(option: Option) -> Option:
    rules = _rules(option.detail)
    return replace(option, rules=rules) if rules else option


def in_one(sentences: Sequence[Msg]) -> Text:
    """Return sentences as one text, with the rules of all; "" where there are none."""
    if not sentences:
        return ""
    first, *rest = sentences
    for each in rest:
        first = msg("table-sentences", first.rules + each.rules, first=first, rest=each)
    return first


def moment(head: Sentence, rest: Sentence = (), areas: tuple[str, ...] = ()) -> Prompt:
    """Return what stands in the place of a prompt while things follow by themselves: what happened, and why."""
    text, detail = whole(head), whole(rest) if rest else ""
    drawn = tuple(head) if any(isinstance(part, Msg | Shown) for part in head) else ()
    return Prompt(kind="wait", text=_own(text), head=drawn, detail=_own(detail), areas=areas)


def _own(text: Text) -> Text:
    """Return a text as a sentence of its own."""
    return msg("table-sentence", text=text) if isinstance(text, Msg) else text


class Scored(Protocol):
    """A game that is over."""

    def scores(self) -> tuple[int, ...]:
        """Return every seat's result."""


def over(seen: Scored, text: Text) -> Prompt:
    """Return what stands in the place of a prompt once all is over: who won, and below it by what, as ``text`` says."""
    who = [msg("table-won", seat=seat) for seat in winners(seen)]
    return Prompt(kind="over", text=who[0] if who else msg("table-draw"), detail=text)


def ending_of(seen: Scored, text: Text, counted: Sequence[Counted]) -> Ending:
    """Return how the game ended, which ``text`` says in a sentence, with what each seat has then."""
    return Ending(winners=winners(seen), text=text, counted=tuple(counted))


def winners(seen: Scored) -> tuple[int, ...]:
    """Return the seats that won; nobody in a draw."""
    return tuple(seat for seat, score in enumerate(seen.scores()) if score > 0)
