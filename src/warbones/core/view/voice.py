"""Wording for one reader, and the prompts and endings common to all games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
from msgspec.structs import replace

from warbones.core.messages import Msg, Shown, Text, msg
from warbones.core.view.scene import Counted, Ending, Option, Prompt, Said, Scene, Sentence
from warbones.locales.plain import title


class Voice(msgspec.Struct, frozen=True):
    """The person a message speaks to: a ``seat``, or None for a spectator, for whom nobody is "you"; and all seats'
    names.
    """

    seat: int | None
    names: tuple[str, ...]


def percent(share: float) -> str:
    """Return a chance (0 to 1) as a percentage; 100% and 0% mean certain and impossible."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 < share < 1 else f"{share:.0%}"


def as_read(text: Text) -> str:
    """Return a field of a scene that has no messages left."""
    assert isinstance(text, str), f"{text} was not worded"
    return text


def spoken(parts: Sentence) -> str:
    """Return a sentence without messages as plain text."""
    words = "".join([_said(part) for part in parts])
    return f"{title(words.rstrip('.'))}." if words else ""


def whole(parts: Sentence) -> Text:
    """Return a sentence in one piece: its message, or plain text."""
    match parts:
        case (Msg() as message,):
            return message
    return spoken(parts)


def _said(part: Said | Shown | Msg) -> str:
    assert not isinstance(part, Msg), f"{part} was not worded"
    return part.text if isinstance(part, Said) else part.said


def headline(parts: Sentence) -> tuple[Sentence, Sentence]:
    """Return a line of the log as the event and its reason, if it has one."""
    match parts:
        case (Msg(key="table-because", args={"what": Msg() as what, "why": Msg() as why}),):
            return (what,), (why,)
    return tuple(parts), ()


def with_rules(scene: Scene) -> Scene:
    """Return the scene with the rule numbers of its prompt and options, for front ends to show."""
    return replace(scene, prompt=prompt_with_rules(scene.prompt))


def prompt_with_rules(prompt: Prompt) -> Prompt:
    """Return the prompt with its rule numbers, and those of its options."""
    ways = tuple([replace(way, options=_options_with_rules(way.options)) for way in prompt.ways])
    return replace(prompt, rules=_rules(prompt.detail), options=_options_with_rules(prompt.options), ways=ways)


def _rules(text: Text) -> tuple[str, ...]:
    return text.rules if isinstance(text, Msg) else ()


def _options_with_rules(options: Sequence[Option]) -> tuple[Option, ...]:
    return tuple([_option_with_rules(option) for option in options])


def _option_with_rules(option: Option) -> Option:
    rules = _rules(option.detail)
    return replace(option, rules=rules) if rules else option


def in_one(sentences: Sequence[Msg]) -> Text:
    """Return several sentences as one message with the rule numbers of all, or "" for none."""
    if not sentences:
        return ""
    first, *rest = sentences
    for each in rest:
        first = msg("table-sentences", first.rules + each.rules, first=first, rest=each)
    return first


def moment(head: Sentence, rest: Sentence = (), areas: tuple[str, ...] = ()) -> Prompt:
    """Return the prompt of a frame: the last event and its reason."""
    text, detail = whole(head), whole(rest) if rest else ""
    drawn = tuple(head) if any(isinstance(part, Msg | Shown) for part in head) else ()
    return Prompt(kind="wait", text=_own(text), head=drawn, detail=_own(detail), areas=areas)


def _own(text: Text) -> Text:
    """Return wording as a sentence."""
    return msg("table-sentence", text=text) if isinstance(text, Msg) else text


class Scored(Protocol):
    """A game that is over."""

    def scores(self) -> tuple[int, ...]:
        """Return every seat's result."""


def over(seen: Scored, text: Text) -> Prompt:
    """Return the prompt at the end of a game: the winner, and ``text`` about the result below."""
    who = [msg("table-won", seat=seat) for seat in winners(seen)]
    return Prompt(kind="over", text=who[0] if who else msg("table-draw"), detail=text)


def ending_of(seen: Scored, text: Text, counted: Sequence[Counted]) -> Ending:
    """Return the ending of a game, with a sentence and the final tallies of each seat."""
    return Ending(winners=winners(seen), text=text, counted=tuple(counted))


def winners(seen: Scored) -> tuple[int, ...]:
    """Return the seats that won; nobody in a draw."""
    return tuple(seat for seat, score in enumerate(seen.scores()) if score > 0)
