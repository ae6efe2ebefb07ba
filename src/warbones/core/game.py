"""A game: what its folder hands over, and the door to its positions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from warbones.core.engine import Engine, Interpreted, Rules
from warbones.core.errors import BadSeed, BrokenPosition, UnknownSeat, WarbonesError, quoted
from warbones.core.options import RuleOption, Value, fill, must_be_options
from warbones.core.records import Record, from_dict, to_dict
from warbones.core.scene import Odds, Piece, Scene
from warbones.core.throw import Aims, Throws

if TYPE_CHECKING:
    from warbones.core.legal import Unlisted
    from warbones.core.lesson import Step
    from warbones.core.position import Position

LARGEST_SEED: Final = 2**64 - 1
"""Seeds are whole numbers from 0 to this."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game. ``names`` are its seats; ``line``, ``facts`` and ``look`` are its row in the lobby.

    ``action_text`` writes an action in notation and ``action_pieces`` names the pieces it touches; ``problem``
    says in a sentence what is wrong with a record, or "" where nothing is. ``written`` is the
    position in notation, secrets included, and ``reader`` sets one up. ``lesson`` teaches the game in a few steps.
    ``words`` are all that its actions' notation is made of, in an order that stays: agents answer word by word.
    ``secret_words`` is how many a seat says in secret, at most, before what it did is revealed.
    ``odds`` returns the exact chances of the roll that an action of a seat leads to, or of the die that is due (None),
    from what the seat knows: wherever the prompt says that there are ``odds``.
    ``simulations`` is what the search bot spends on a move unless told, so that it takes well under a second.
    ``ease`` is the share of them, up to 1, that a record gets which is so large that each takes longer.
    ``drafting`` says whether a seat is in the middle of one action's choices: it steps back through them as it likes.
    ``in_lobby`` False: its pieces are not drawn in the browser yet, so its lobby does not offer it.
    ``seats_option`` names the rule option that says how many of the seats take part ("": always all of them);
    ``compiles`` False: its rules only run interpreted. ``throws`` and ``unlisted`` are for a game whose dice are
    thrown, and for one with actions that no list can hold; ``aims`` is for one whose throws are aimed freely.
    ``bots`` are those that people may choose from, the strongest first.
    ``alike`` lists, for a record and a seat, groups of pieces of which it is the same to choose one or another: of
    each group an action names the first. ``why_not`` says in a sentence why a seat, which knows this record, may not
    take the action that a text names, or "" where there is no more to say. ``draws``: a game can end in a draw.
    """

    id: str
    title: str
    line: str
    facts: str
    names: tuple[str, ...]
    rules_version: str
    state: type[Record]
    options: tuple[RuleOption, ...]
    rules: Rules
    most_actions: int
    action_text: Callable[[Any, int, int], str]
    action_pieces: Callable[[Any, int, int], tuple[str, ...]]
    problem: Callable[[Any], str]
    written: Callable[[Any], str]
    reader: Callable[[str], Any]
    draw: Callable[[Position, int | None], Scene]
    look: Sequence[Piece]
    package: str
    lesson: tuple[Step, ...] = ()
    odds: Callable[[Position, int, int | None], Odds] | None = None
    words: tuple[str, ...] = ()
    secret_words: int = 0
    drafting: Callable[[Any, int], bool] | None = None
    in_lobby: bool = True
    simulations: int = 50_000
    ease: Callable[[Any], float] | None = None
    seats_option: str = ""
    compiles: bool = True
    throws: Throws | None = None
    unlisted: Unlisted | None = None
    aims: Aims | None = None
    bots: tuple[str, ...] = ("search", "greedy", "random")
    alike: Callable[[Any, int], Iterable[Sequence[str]]] | None = None
    why_not: Callable[[Any, int, str], str] | None = None
    draws: bool = False
    maker: Callable[[Game], Engine] = Interpreted

    @property
    def engine(self) -> Engine:
        """What runs the rules; made once for each game value."""
        made: Engine | None = self.__dict__.get("_engine")
        if made is None:
            made = self.maker(self)
            object.__setattr__(self, "_engine", made)
        return made

    def run_by(self, maker: Callable[[Game], Engine]) -> Game:
        """Return the same game with its rules run by another engine."""
        return replace(self, maker=maker)

    def seated(self, options: Mapping[str, Value]) -> Game:
        """Return the game with the seats that take part under these options. Raises `UnknownOption`."""
        if not self.seats_option:
            return self
        must_be_options(options)
        option = next(each for each in self.options if each.name == self.seats_option)
        count = int(option.stored(options.get(option.name, option.default)))
        made: dict[int, Game] = self.__dict__.setdefault("_seated", {len(self.names): self})
        if count not in made:
            made[count] = replace(self, names=self.names[:count])
            made[count].__dict__["_seated"] = made
        return made[count]

    def blank(self, options: Mapping[str, Value]) -> Any:
        """Return a record before set-up with these options. Raises `UnknownOption`."""
        record: Any = self.state()
        fill(record.options, self.options, options)
        return record

    def new(self, seed: int | None = None, **options: Value) -> Position:
        """Start a game. With a ``seed`` (64 bits) the position rolls its own dice; without, each die is owed.

        Raises `UnknownOption` or `BadSeed`.
        """
        return self._begin(self.blank(options), seed)

    def at(self, text: str, seed: int | None = None) -> Position:
        """Set up the position that ``text`` writes in the game's notation, as `Position.text` does.

        ``seed`` as in `new`. Raises `BrokenPosition`, `UnknownOption` or `BadSeed`.
        """
        return self._begin(self.read(text), seed)

    def _begin(self, record: Any, seed: int | None) -> Position:
        from warbones.core.position import Position  # noqa: PLC0415  # each needs the other

        if seed is not None and (type(seed) is not int or not 0 <= seed <= LARGEST_SEED):
            raise BadSeed(f"A seed is a whole number from 0 to {LARGEST_SEED} (64 bits), not {quoted(seed)}.")
        return Position.start(self, record, seed)

    def read(self, text: str) -> Any:
        """Return the record of a position in the game's notation. Raises `BrokenPosition` or `UnknownOption`."""
        if not isinstance(text, str):
            raise BrokenPosition(f"A position in notation is a text, not {quoted(text)}.")
        return self.reader(text)

    def must_have_seat(self, seat: object, error: type[WarbonesError] = UnknownSeat) -> None:
        """Raise ``error`` unless the game has this seat."""
        if type(seat) is not int or seat not in range(len(self.names)):
            seats = ", ".join(f"{number} ({name})" for number, name in enumerate(self.names))
            raise error(f"{self.title} has no seat {quoted(seat)}; there are {seats}.")

    def from_dict(self, written: Any) -> Position:
        """Set up a position that `Position.to_dict` wrote. Raises `BrokenPosition` or `UnknownOption`."""
        from warbones.core.position import Position  # noqa: PLC0415  # each needs the other

        return Position.read(self, written)

    def read_state(self, written: Any, options: Any) -> Any:
        """Return the record that a written state and its options describe, once `problem` finds nothing."""
        if not isinstance(written, dict) or not isinstance(options, dict):
            raise BrokenPosition("A position holds its 'state' and its 'options' as objects.")
        if "options" in written:
            raise BrokenPosition("state.options is not a field: the options stand beside the 'state'.")
        chosen = to_dict(self.blank(options).options)
        record = from_dict(self.state, written | {"options": chosen})
        if wrong := self.problem(record):
            raise BrokenPosition(wrong)
        return record
