"""Sentences as one seat reads them: "You" for itself, names for the others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from warbones.core.view.scene import (
    Counted,
    Ending,
    Line,
    Msg,
    Option,
    Piece,
    Prompt,
    Said,
    Scene,
    Sentence,
    Shown,
    Text,
    msg,
)

HEADLINE: Final = 8
"""The most words of a headline, besides its pieces."""

CITED: Final = re.compile(r" \(([RB][\d.]+(?:, [RB][\d.]+)*)\)")
"""Rules cited in a sentence."""

NO_ARTICLE: Final = ("your ", "'s ", ": ")
"""After these a piece is named without an article."""


class Voice(msgspec.Struct, frozen=True):
    """Speaks to ``seat`` (None: a spectator, for whom nobody is "you") of the seats called ``names``."""

    seat: int | None
    names: tuple[str, ...]

    def name(self, seat: int) -> str:
        """Return "You" or the seat's name."""
        return "You" if seat == self.seat else self.names[seat]

    def whom(self, seat: int) -> str:
        """Return "you" or the seat's name, inside a sentence."""
        return "you" if seat == self.seat else self.names[seat]

    def whose(self, seat: int) -> str:
        """Return "your" or "Beta's"."""
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def own(self, seat: int) -> str:
        """Return "yours" or "Beta's", where no name of a thing follows."""
        return "yours" if seat == self.seat else self.whose(seat)

    def theirs(self, seat: int) -> str:
        """Return, in a sentence about ``seat``, whose its opponent's things are: "their", "your" or "Beta's"."""
        return "their" if seat == self.seat else self.whose(1 - seat)

    def verb(self, seat: int, verb: str) -> str:
        """Return "take" or "takes" for the plain verb "take" that ``seat`` does."""
        if verb == "have":
            return verb if seat == self.seat else "has"
        if seat == self.seat:
            return verb
        return verb + ("es" if verb.endswith(("ch", "s", "o")) else "s")

    def then(self, seat: int, verb: str) -> str:
        """Return "you take" or "Beta takes", inside a sentence."""
        return f"{self.whom(seat)} {self.verb(seat, verb)}"

    def has(self, seat: int) -> str:
        """Return "you have" or "Beta has", inside a sentence."""
        return self.then(seat, "have")

    def does(self, seat: int, verb: str) -> str:
        """Return "You take" or "Beta takes"."""
        return title(self.then(seat, verb))


def title(words: str) -> str:
    """Return ``words`` with a capital first letter."""
    return words[:1].upper() + words[1:]


def percent(share: float) -> str:
    """Return a chance (0 to 1) as people read it; only what is certain or impossible is 100% or 0%."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 < share < 1 else f"{share:.0%}"


def listed(things: Sequence[str], last: str = "and") -> str:
    """Return "a", "a and b" or "a, b and c"; ``last`` stands before the last."""
    return f" {last} ".join(part for part in (", ".join(things[:-1]), things[-1]) if part) if things else ""


def sentence(*parts: str | Piece) -> Sentence:
    """Return a sentence of words and pieces."""
    made: Sentence = tuple(Said(text=part) if isinstance(part, str) else Shown(piece=part) for part in parts)
    names = (text for part in parts if isinstance(part, Piece) for text in (part.name, part.caption, part.label))
    return read_out(made) if all(isinstance(text, str) for text in names) else made


def as_read(text: Text) -> str:
    """Return a text of a scene that is in words already."""
    assert isinstance(text, str), f"{text} was not worded"
    return text


def spoken(parts: Sentence) -> str:
    """Return a sentence in plain words, which is worded already."""
    words = "".join([_said(part) for part in parts])
    return f"{title(words.rstrip('.'))}." if words else ""


def whole(line: Line) -> Text:
    """Return what a line says as one text, which is not worded yet where it is a message."""
    match line.parts:
        case (Msg() as message,):
            return message
    return spoken(line.parts)


def _said(part: Said | Shown | Msg) -> str:
    assert not isinstance(part, Msg), f"{part} was not worded"
    return part.text if isinstance(part, Said) else part.said


def read_out(parts: Sentence) -> Sentence:
    """Return a worded sentence with what is said for its pieces: those side by side are counted at the first."""
    words, made, run = "", list[Said | Shown](), list[Shown]()
    for part in (*parts, Said(text="")):
        if isinstance(part, Shown):
            run.append(part)
        elif isinstance(part, Said) and (not run or part.text.strip() or not part.text):
            said = _listed([_name(each.piece) for each in run], words)
            made += [replace(each, said="" if at else said) for at, each in enumerate(run)]
            made += [part] if part.text else []
            words += said + part.text
            run = []
    return tuple(made)


def _name(piece: Piece) -> str:
    caption = as_read(piece.name or piece.caption)
    if caption and piece.face.isdigit() and not piece.name and "=" not in caption:
        return f"{caption} showing {piece.face}"
    return caption or piece.face or as_read(piece.label)


def _listed(names: Sequence[str], before: str) -> str:
    if len(names) > 1:
        return listed([each for name, count in Counter(names).items() for each in _times(name, count)])
    return "".join(name if before.endswith(NO_ARTICLE) else f"the {name}" for name in names)


def _times(name: str, count: int) -> list[str]:
    """Return so many pieces of a name in words; numbers are said one by one, as "2 × 3" would be 6."""
    return [name] * count if name.isdigit() or count == 1 else [f"{count} × {name}"]


def counted_words(parts: Sentence) -> int:
    """Return how many words a sentence has besides its pieces."""
    said = " ".join(part.text for part in parts if isinstance(part, Said))
    return sum(any(map(str.isalnum, word)) for word in said.split())


def headline(parts: Sentence) -> tuple[Sentence, Sentence]:
    """Return a line of the log as a headline and the rest: where it is long, what happened, and after the colon why."""
    match parts:
        case (Msg(key="table-because", args={"what": Msg() as what, "why": Msg() as why}),):
            return (what,), (why,)
    if counted_words(parts) > HEADLINE:
        for at, part in enumerate(parts):
            if isinstance(part, Said) and ": " in part.text:
                before, after = part.text.split(": ", 1)
                return (*parts[:at], Said(text=before)), (Said(text=after), *parts[at + 1 :])
    return tuple(parts), ()


def uncited(words: Text) -> tuple[Text, tuple[str, ...]]:
    """Return a sentence without the rules that it cites in brackets, as in "(R14, B2)", and these rules."""
    if isinstance(words, Msg):
        return words, words.rules
    if " (" not in words:  # as most have none
        return words, ()
    rules = tuple(rule for cited in CITED.findall(words) for rule in cited.split(", "))
    return (CITED.sub("", words), rules) if rules else (words, ())


def beside(scene: Scene) -> Scene:
    """Return the scene with the rules that what is asked and its options cite beside their words, not in them."""
    return replace(scene, prompt=asked_beside(scene.prompt))


def asked_beside(prompt: Prompt) -> Prompt:
    """Return the prompt with the rules that it and its options cite beside their words, not in them."""
    detail, rules = uncited(prompt.detail)
    ways = tuple([replace(way, options=_all_beside(way.options)) for way in prompt.ways])
    return replace(prompt, detail=detail, rules=rules, options=_all_beside(prompt.options), ways=ways)


def _all_beside(options: Sequence[Option]) -> tuple[Option, ...]:
    return tuple([_beside(option) for option in options])


def _beside(option: Option) -> Option:
    detail, rules = uncited(option.detail)
    return replace(option, detail=detail, rules=rules) if rules else option


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
    match head, rest:
        case (Msg() as what,), (Msg() as why,):
            text, detail = msg("table-sentence", text=what), msg("table-sentence", text=why)
            return Prompt(kind="wait", text=text, head=head, detail=detail, areas=areas)
        case (Msg() as what,), _:
            return Prompt(kind="wait", text=msg("table-sentence", text=what), head=head, areas=areas)
    drawn = tuple(head) if any(isinstance(part, Shown) for part in head) else ()
    return Prompt(kind="wait", text=spoken(head), head=drawn, detail=spoken(rest), areas=areas)


class Scored(Protocol):
    """A game that is over."""

    def scores(self) -> tuple[int, ...]:
        """Return every seat's result."""


def over(seen: Scored, text: Text, voice: Voice) -> Prompt:
    """Return what stands in the place of a prompt once all is over.

    That is ``text``, which says who won and by what; where it is long it stands below who won.
    """
    if isinstance(text, Msg):
        who = [msg("table-won", seat=seat) for seat in winners(seen)]
        return Prompt(kind="over", text=who[0] if who else msg("table-draw"), detail=text)
    if counted_words(sentence(text)) <= HEADLINE:
        return Prompt(kind="over", text=text)
    wins = [voice.does(seat, "win") for seat in winners(seen)]
    return Prompt(kind="over", text=f"{wins[0]}." if wins else "The game is a draw.", detail=text)


def ending_of(seen: Scored, text: Text, counted: Sequence[Counted]) -> Ending:
    """Return how the game ended, which ``text`` says in a sentence, with what each seat has then."""
    return Ending(winners=winners(seen), text=text, counted=tuple(counted))


def winners(seen: Scored) -> tuple[int, ...]:
    """Return the seats that won; nobody in a draw."""
    return tuple(seat for seat, score in enumerate(seen.scores()) if score > 0)
