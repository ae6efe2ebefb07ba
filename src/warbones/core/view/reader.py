"""Messages in words for one reader: "you" for its own seat, names for the others, pieces drawn or named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Final, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from warbones.core.messages import Msg, Piece, Shown, Text
from warbones.core.view.scene import Said, Scene, Sentence
from warbones.core.view.voice import Voice
from warbones.locales.catalogue import Catalogue
from warbones.locales.english import ENGLISH
from warbones.locales.plain import Plain

P = TypeVar("P", bound=Struct)

OPENS: Final = "\ue000"
CLOSES: Final = "\ue001"
"""Around the number of a piece drawn in a sentence: private-use characters, which nobody types."""

CITED: Final = frozenset({"tip", "conclusion"})
"""Fields whose text includes the rule numbers, because their struct has no separate field for them."""

CACHED: Final = 1 << 12
"""The number of parts in a reader's cache; most parts of a scene are unchanged since the last one."""


class Reader(Plain):
    """Turns messages into text for a voice. Threads may share one."""

    functions: ClassVar[Mapping[str, Callable[..., str]]] = {
        **Plain.functions,
        "NAME": lambda reader, seat: reader.voice.names[seat],
        "PERSON": lambda reader, seat: reader.person(seat),
        "THE": lambda reader, shown: reader.the(shown),
        "WHOSE": lambda reader, seat: reader.whose(seat),
    }

    def __init__(self, voice: Voice, words: Catalogue = ENGLISH) -> None:
        """Create a reader, of English by default."""
        super().__init__(words)
        self.voice = voice
        self._cache: dict[int, tuple[Struct, Struct]] = {}

    def sentence(self, parts: Sentence) -> Sentence:
        """Return a sentence as stretches of text and drawn pieces, each with its words for screen readers."""
        if not any(isinstance(part, Msg) for part in parts):
            return self._worded(parts)  # type: ignore[no-any-return]  # a sentence stays a sentence
        found: list[Said | Shown] = []
        for part in parts:
            found += self._stretches(part) if isinstance(part, Msg) else [self.worded(part)]
        return tuple(found)

    def _stretches(self, message: Msg) -> list[Said | Shown]:
        drawing = _Drawing(self.voice, self.words)
        first, *rest = drawing.text(message).split(OPENS)
        found: list[Said | Shown] = [Said(text=first)] if first else []
        for each in rest:
            number, _, words = each.partition(CLOSES)
            piece, said = drawing.drawn[int(number)]
            found.append(Shown(piece=self.worded(piece), said=said))
            found += [Said(text=words)] if words else []
        return found

    def worded(self, part: P) -> P:
        """Return a struct with its messages as text. Scenes inside it are read by their own viewers."""
        sort = type(part)
        if sort is Scene or "scene" in sort.__struct_fields__:
            scene: Scene = part if isinstance(part, Scene) else getattr(part, "scene")  # noqa: B009  # many classes have one
            own = _reader(scene.seat, tuple([seat.name for seat in scene.seats]))
            if own.voice != self.voice:
                return own.worded(part)
        known = self._cache.get(id(part))
        if known is not None and known[0] is part:
            return known[1]  # type: ignore[return-value]  # it has the type of the part
        changed = {}
        for field, is_sentence in texts_of(sort):
            value = getattr(part, field)
            if not value or type(value) is str:  # most values
                continue
            words = (
                self.sentence(value) if is_sentence else self.cited(value) if field in CITED else self._worded(value)
            )
            if words is not value:
                changed[field] = words
        made = replace(part, **changed) if changed else part
        if len(self._cache) >= CACHED:
            self._cache.clear()
        self._cache[id(part)] = part, made
        return made

    def _worded(self, value: Any) -> Any:
        """Return a value with its messages as text, or the same object if it has none."""
        if isinstance(value, tuple):
            made = [self._worded(each) for each in value]
            same = all(new is old for new, old in zip(made, value, strict=True))
            return value if same else tuple(made)
        if isinstance(value, Msg):
            return self.text(value)
        return self.worded(value) if isinstance(value, Struct) else value

    # Called by compiled messages

    def text(self, value: Any) -> str:
        """Return an argument as text."""
        if isinstance(value, str):
            return value
        if isinstance(value, Msg):
            return self.words.messages[value.key](value.args, self)
        if isinstance(value, Shown):
            return self.piece(value.piece)
        return f"{value:,}" if isinstance(value, int) else f"{value:,.3f}".rstrip("0").rstrip(".")

    def piece(self, piece: Piece) -> str:
        """Return the text for a piece."""
        return self.name(piece)

    def name(self, piece: Piece) -> str:
        """Return the name of a piece for people who don't see it: with its number, as in "d20 showing 17"."""
        if piece.name:
            return self.text(piece.name)
        caption = self.text(piece.caption)
        if caption and piece.face.isdigit():
            return self.own("piece-showing", name=caption, face=piece.face)
        return caption or piece.face or self.text(piece.label)

    def the(self, shown: Shown) -> str:
        """Return a piece with its article."""
        return self.own("piece-the", name=self.name(shown.piece))

    def things(self, values: Sequence[Any], ending: str = "list-two") -> str:
        """Return a list as text. Equal pieces are counted, as in "2 × sword"; numbers stay in their order.

        ``ending`` is the message that joins the last item to the others: with "and", or with "or".
        """
        if not all(isinstance(value, Shown) for value in values):
            return self.listed([self.text(value) for value in values], ending)
        names = [self.name(value.piece) for value in values]
        alike = Counter((name, place if name.isdigit() else None) for place, name in enumerate(names))
        return self.listed([self._times(name, count) for (name, _), count in alike.items()], ending)

    def _times(self, name: str, count: int) -> str:
        """Return several pieces of one name as text; never numbers, since "2 × 3" would be 6."""
        return name if count == 1 else self.own("piece-times", count=count, name=name)

    def person(self, seat: int) -> str:
        """Return "you" for the reader's own seat, "other" for any other."""
        return "you" if seat == self.voice.seat else "other"

    def whose(self, seat: int) -> str:
        """Return "your" or "Beta's"."""
        return self.own("seat-whose", seat=seat)


class _Drawing(Reader):
    """Turns one sentence into text with a placeholder for each piece in ``drawn``."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.drawn: list[tuple[Piece, str]] = []

    def _draw(self, piece: Piece, said: str) -> str:
        """Return the placeholder of a piece that is read out as ``said``."""
        self.drawn.append((piece, said))
        return f"{OPENS}{len(self.drawn) - 1}{CLOSES}"

    def piece(self, piece: Piece) -> str:
        return self._draw(piece, self.name(piece))

    def the(self, shown: Shown) -> str:
        return self._draw(shown.piece, super().the(shown))

    def things(self, values: Sequence[Any], ending: str = "list-two") -> str:
        """Draw pieces side by side; the whole list is read out at the first one."""
        spoken = super().things(values, ending)
        if not values or not all(isinstance(value, Shown) for value in values):
            return spoken
        first, *others = values
        return "".join((self._draw(first.piece, spoken), *(self._draw(one.piece, "") for one in others)))


@cache
def texts_of(sort: type[Struct]) -> tuple[tuple[str, bool], ...]:
    """Return the fields of a struct that can hold wording, and whether each is a sentence with pieces."""
    found = {}
    for name, hint in get_type_hints(sort, include_extras=False).items():
        if hint == Sentence:
            found[name] = True
        elif any(each is Msg or (isinstance(each, type) and issubclass(each, Struct)) for each in _held(hint)):
            found[name] = False
    return tuple(found.items())


def _held(hint: Any) -> list[Any]:
    if get_origin(hint) in (tuple, list, Union, UnionType):
        return [each for arg in get_args(hint) for each in _held(arg)]
    return [hint]


def in_words(part: P, seat: int | None = None, names: tuple[str, ...] = ()) -> P:
    """Return a struct with its messages in English for ``seat``; scenes inside it are read by their own viewers.

    Without messages, the same object is returned.
    """
    return _reader(seat, names).worded(part)


def english(text: Text, seat: int | None = None, names: tuple[str, ...] = ()) -> str:
    """Return a message in English, with its rule numbers before the full stop."""
    return _reader(seat, names).cited(text)


@cache
def _reader(seat: int | None, names: tuple[str, ...]) -> Reader:
    return Reader(Voice(seat, names))
