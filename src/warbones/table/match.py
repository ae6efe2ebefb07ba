"""A live match: a position and the record of answers that led to it.

An answer is first prepared on a copy of the position, so that the caller can store it, and then committed. Folding the
stored turns gives the same match.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from warbones.core.errors import WrongFacts, quoted
from warbones.core.play.game import Game
from warbones.core.play.position import Position
from warbones.core.record.events import Event
from warbones.core.record.options import Value
from warbones.core.rules.throw import Landing, Throw
from warbones.core.view.reader import in_words
from warbones.core.view.scene import Scene
from warbones.table import endings, real_dice
from warbones.table.answers import Answer, Decision, Ended, Face, Landed, Remark, Turn, Undo, replay
from warbones.table.dice import Dice
from warbones.table.errors import CannotEnd, EarlyAnswer, LateAnswer, NothingToUndo
from warbones.table.event_records import EventRecord, event_record
from warbones.table.forced_moves import forced_action
from warbones.table.origin import Origin
from warbones.table.phrases import must_be_phrase
from warbones.table.real_dice import Hands
from warbones.table.undo import Takebacks
from warbones.table.whole_turns import TurnStarts

MOST_TAKEN_BACK: Final = 500
"""The maximum number of undos of a seat in one match, since each is stored."""

Intent = tuple[type[Answer], int, int | None, str]


@dataclass(frozen=True)
class Prepared:
    """A turn that is not committed yet, with the position after it; ``after`` is the number of answers before it.

    ``moments`` are positions to show on the way, between automatic steps.
    """

    turn: Turn
    position: Position
    after: int
    moments: tuple[Position, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the match is over after this turn."""
        return self.position.over or self.ended

    @property
    def ended(self) -> bool:
        """Whether people end the match with this turn."""
        return any(isinstance(answer, Ended) for answer in self.turn.answers)


def first_position(game: Game, options: Mapping[str, Value], origin: Origin | None) -> Position:
    """Return the position in which a match begins. Raises `UnknownOption` or `BrokenPosition`."""
    return game.from_dict(origin.position) if origin else Position.start(game, game.ruleset.blank(options))


class Match:
    """One match. Without ``dice`` every face is typed in (`roll`); with them, only those of the seats in ``hands``."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Value],
        dice: Dice | None,
        *,
        waits: bool = False,
        hands: Hands | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Set the match up before its first die, or at its ``origin``. Raises `UnknownOption` or `BrokenPosition`.

        ``waits``: it waits for people. ``hands`` are the seats with real dice; by default all if there are no ``dice``,
        otherwise none.
        """
        self.position = first_position(game, options, origin)
        self.game = self.position.game
        self.answers: list[Answer] = []
        self.moments: tuple[Position, ...] = ()
        self.flights: tuple[bytes, ...] = ()
        """The packed flights at the start of the last turn, before the first of its moments."""
        self.ended: Ended | None = None
        """The answer with which people ended the match, if they did."""
        self.remarks: list[Remark] = []
        self.waits = waits
        """Whether the match waits for people. Until its first turn, nothing is due and nothing is shown."""
        self.dice = dice
        """The source of faces, which may be replaced while the match waits for client seeds."""
        everybody = frozenset() if dice else frozenset(range(len(self.game.names)))
        self.hands: Hands = everybody if hands is None else hands
        """The seats that roll real dice. They change when people join or leave."""
        self._count: Counter[tuple[type[Answer], int | None]] = Counter()
        self._intents: set[Intent] = set()
        self._told: dict[int | None, int] = dict.fromkeys((*range(len(self.game.names)), None), 0)
        self._takebacks = Takebacks(len(self.game.names))
        self._turns = TurnStarts()
        self._forced: tuple[Position, int | None] | None = None

    @property
    def over(self) -> bool:
        """Whether the match is over, by the rules or by its people."""
        return self.position.over or self.ended is not None

    @property
    def is_on(self) -> bool:
        """Whether the match is in play: begun and not over."""
        return not (self.waits or self.over)

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that owe a decision."""
        return self.position.to_act if self.is_on else frozenset()

    @property
    def throw(self) -> Throw | None:
        """The throw that is due, if any."""
        return self.position.throw if self.is_on else None

    def scene(self, seat: int | None) -> Scene:
        """Return the current scene for ``seat`` (None: spectators) in English."""
        return in_words(self.scene_messages(seat))

    def scene_messages(self, seat: int | None) -> Scene:
        """Return the `scene` with messages instead of English, as `Position.scene_messages` does."""
        scene = self.drawn(self.position, seat)
        if self.ended:
            return endings.closed(scene, self.ended, self.position.seen_by(seat))
        return endings.waiting(scene) if self.waits else scene

    def drawn(self, position: Position, seat: int | None) -> Scene:
        """Return the scene of a position for ``seat``, with messages and all the dice that it may type in together."""
        scene = position.scene_messages(seat)
        return real_dice.with_dice_prompt(scene, position) if self.hands else scene

    def scores(self) -> tuple[int, ...]:
        """Return each seat's result: by the end that people chose, otherwise as `Position.scores` does."""
        return endings.scores(self.ended, self.game) if self.ended else self.position.scores()

    def number(self, seat: int | None) -> int:
        """Return the number of the seat's next decision, counted from 0. A spectator's is always 0."""
        return self._count[Decision, seat]

    def is_repeat(self, seat: int, number: int, intent: str) -> bool:
        """Return whether the seat's decision ``number`` was already answered with the id ``intent``."""
        return bool(intent) and (Decision, seat, number, intent) in self._intents

    def typed(self, seat: int | None) -> int:
        """Return the number of the next throw or die to type in, as far as ``seat`` may see it; 0 without real dice."""
        if not self.hands:
            return 0
        if self.throw is not None:
            return self.throws
        return self._count[Face, seat if seat in self.position.owed else None]

    def was_typed(self, seat: int, number: int, intent: str) -> bool:
        """Return whether the typed-in answer ``number`` was already received with the id ``intent``."""
        return bool(intent) and any((kind, seat, number, intent) in self._intents for kind in (Face, Landed))

    @property
    def rolls_on(self) -> bool:
        """Whether the table must roll a die because its roller has left."""
        return self.is_on and self.dice is not None and real_dice.rolled_here(self.position, self.hands) is not None

    def may_undo(self, seat: int) -> bool:
        """Return whether the seat's last decision can be taken back. Raises `UnknownSeat`."""
        seat = self.game.must_have_seat(seat)
        return self.is_on and self._takebacks.any(seat) and self._count[Undo, seat] < MOST_TAKEN_BACK

    def may_step_back(self, seat: int) -> bool:
        """Return whether the seat's last decision is part of an action that is not complete yet."""
        is_own = self.may_undo(seat) and not self._takebacks.newest(seat).typed
        return is_own and self.position.is_drafting(seat)

    def may_undo_turn(self, seat: int) -> bool:
        """Return whether the seat has a turn to take back, of more than its last decision."""
        start = self._turns.newest(self.game.must_have_seat(seat))
        if start is None or not self.is_on or self._count[Undo, seat] >= MOST_TAKEN_BACK:
            return False
        return not self.may_undo(seat) or self._takebacks.newest(seat).number != start.number

    def was_undone(self, seat: int, intent: str) -> bool:
        """Return whether an undo with the id ``intent`` was already received."""
        return bool(intent) and (Undo, seat, None, intent) in self._intents

    # Preparing: nothing changes yet

    def open(self) -> Prepared:
        """Prepare the first turn, with the dice before any decision; or the dice that the table `rolls_on`."""
        return self._prepared(self._trial(), [])

    def answer(self, seat: int, number: int, action: str, intent: str = "") -> Prepared:
        """Prepare the seat's decision ``number``.

        Raises `LateAnswer`, `EarlyAnswer`, `UnknownSeat` or `IllegalAction`.
        """
        seat = self._must_be_next(seat, number)
        position, legal = self._trial(), self.position.legal(seat)
        found = legal.find(action) if legal else action
        position.act(seat, found)
        return self._prepared(position, [Decision(seat, number, legal.text(int(found)), intent)])

    @property
    def forced_seat(self) -> int | None:
        """The seat with a forced move, if any (`take_forced`)."""
        if not self.is_on:
            return None
        if self._forced is None or self._forced[0] is not self.position:
            found = next((seat for seat in sorted(self.position.to_act) if forced_action(self.position, seat)), None)
            self._forced = self.position, found
        return self._forced[1]

    def take_forced(self, seat: int) -> Prepared:
        """Prepare the forced move of `forced_seat`."""
        return self.answer(seat, self.number(seat), next(iter(self.position.legal(seat))).text)

    def roll(self, seat: int, number: int, faces: Sequence[int], intent: str = "") -> Prepared:
        """Prepare faces typed in by ``seat``, the first of which has number ``number`` (`typed`).

        Raises `WrongRoll`, `LateAnswer`, `EarlyAnswer` or `UnknownSeat`.
        """
        seat = self.game.must_have_seat(seat)
        position = self._trial()
        stream = real_dice.stream_of(position, seat, self.hands)
        first = self._count[Face, stream]
        _must_be_due(number, first)
        faces = real_dice.roll(position, seat, stream, faces)
        rolled = [Face(stream, first + at, face, by=seat, intent="" if at else intent) for at, face in enumerate(faces)]
        return self._prepared(position, [*rolled])

    def land(self, landing: Landing, flight: bytes = b"") -> Prepared:
        """Prepare the landing of the throw that is due. Raises `WrongFacts`."""
        return self._landed(landing, Landed(self.throws, landing, flight))

    def referee(self, seat: int, number: int, facts: str, intent: str = "") -> Prepared:
        """Prepare the landing of throw ``number``, typed in by the person on ``seat``.

        Raises `WrongFacts`, `LateAnswer`, `EarlyAnswer` or `UnknownSeat`.
        """
        seat = self.game.must_have_seat(seat)
        if self.throw is None or not self.throw.refereed:
            raise WrongFacts.saying("refused-throw-not-due")
        _must_be_due(number, self.throws)
        landing = self.position.read_facts(facts)
        return self._landed(landing, Landed(self.throws, landing, by=seat, intent=intent))

    def _landed(self, landing: Landing, landed: Landed) -> Prepared:
        position = self._trial()
        position.land(landing)
        return self._prepared(position, [landed])

    def throw_seed(self) -> int:
        """Return the seed of the throw that is due. Raises `RuntimeError` if people throw real dice."""
        if self.dice is None:
            raise RuntimeError("The throws of this match are not simulated: people type in their landings.")
        return self.dice.seed(self.throws)

    @property
    def throws(self) -> int:
        """The number of the next throw, counted from 0."""
        return self._count[Landed, None]

    def undo(self, seat: int, intent: str = "") -> Prepared:
        """Prepare an undo of the seat's last decision. Raises `NothingToUndo` or `UnknownSeat`.

        If it was forced, the caller should also take back the one before it.
        """
        seat = self._may_take_back(seat)
        takeback = self._takebacks.to_take_back(seat)
        undo = Undo(seat, takeback.number, intent, takeback.typed)
        return Prepared(self._aside(undo), takeback.position(), len(self.answers))

    def undo_turn(self, seat: int, intent: str = "") -> Prepared:
        """Prepare an undo of everything since the seat's last turn began. Raises as `undo` does."""
        start = self._turns.to_take_back(self._may_take_back(seat))
        undo = Undo(start.seat, start.number, intent, back=start.back)
        return Prepared(self._aside(undo), start.before.copy(), len(self.answers))

    def _may_take_back(self, seat: int) -> int:
        """Return the seat if it may take back anything. Raises `NothingToUndo`, `UnknownSeat` or `CannotEnd`."""
        seat = self.game.must_have_seat(seat)
        self._must_go_on()
        if self._count[Undo, seat] >= MOST_TAKEN_BACK:
            raise NothingToUndo.saying("refused-undo-limit", count=MOST_TAKEN_BACK)
        return seat

    def end(self, seat: int | None, intent: str = "", *, out: bool = False, left: bool = False) -> Prepared:
        """Prepare the end of the match: ``seat`` resigns, or all agree to a draw (None). Raises `CannotEnd`.

        ``out``: ``seat`` is out of time, or everybody who had to act is (None). ``left``: ``seat`` abandoned the match
        and loses, or the match is called off (None).
        """
        ended = Ended(None if seat is None else self.game.must_have_seat(seat), intent, out, left)
        self._must_go_on()
        endings.must_end(ended, self.game)
        return Prepared(self._aside(ended), self.position, len(self.answers))

    def remark(self, seat: int, phrase: str) -> Prepared:
        """Prepare a phrase of a seat. Raises `UnknownPhrase` or `UnknownSeat`."""
        seat = self.game.must_have_seat(seat)
        must_be_phrase(phrase)
        return Prepared(self._aside(Remark(seat, phrase)), self.position, len(self.answers))

    def _aside(self, answer: Undo | Ended | Remark) -> Turn:
        """Return a turn with one answer and no events."""
        return Turn((answer,), ((),) * len(self._told))

    def _must_go_on(self) -> None:
        if self.over:
            raise CannotEnd.saying("refused-match-over")
        if self.waits:
            raise CannotEnd.saying("refused-match-not-begun")

    def _must_be_next(self, seat: int, number: int) -> int:
        seat = self.game.must_have_seat(seat)
        if type(number) is not int:
            raise EarlyAnswer.saying("refused-decision-number", number=quoted(number))
        who, due = self.game.names[seat], self.number(seat)
        if number < due:
            raise LateAnswer.saying("refused-decision-answered", who=who, number=quoted(number), due=due)
        if number > due:
            raise EarlyAnswer.saying("refused-decision-too-early", who=who, due=due, number=quoted(number))
        return seat

    def _prepared(self, position: Position, answers: list[Answer]) -> Prepared:
        answers += self._rolls(position, [answer.seat for answer in answers if isinstance(answer, Face)])
        return Prepared(Turn(tuple(answers), self.told(position)), position, len(self.answers), _taken(position))

    def news(self, position: Position) -> tuple[tuple[Event, ...], ...]:
        """Return the new events up to ``position`` for each seat, then for spectators."""
        return tuple(position.events(viewer)[known:] for viewer, known in self._told.items())

    def told(self, position: Position) -> tuple[tuple[EventRecord, ...], ...]:
        """Return the records of the new events up to ``position`` (`Turn.told`)."""
        news = self.news(position)
        written = {id(event): event_record(event) for events in news for event in events}  # most have several readers
        return tuple(tuple([written[id(event)] for event in events]) for events in news)

    def _trial(self) -> Position:
        """Return a copy of the position that records moments. Raises `CannotEnd` if people ended the match."""
        if self.ended:
            self._must_go_on()
        position = self.position.copy()
        position.moments = []
        return position

    def _rolls(self, position: Position, typed: Sequence[int | None]) -> list[Face]:
        """Roll every pending die that is not a real one, and return the faces. For throws, see `land`.

        ``typed`` are the streams of typed-in faces earlier in the same turn.
        """
        faces: list[Face] = []
        while self.dice and (due := real_dice.rolled_here(position, self.hands)):
            seat, die = due
            number = self._count[Face, seat] + typed.count(seat) + sum(face.seat == seat for face in faces)
            faces.append(Face(seat, number, self.dice.face(seat, number, die.sides), die.sides))
            position.roll(faces[-1].face, seat)
        return faces

    # Playing

    def commit(self, prepared: Prepared) -> None:
        """Play a prepared turn. Of several turns prepared from one position, only one can be played."""
        if prepared.after != len(self.answers):
            raise RuntimeError("This turn was prepared from a position that has passed.")
        answers = prepared.turn.answers
        self._note(answers, prepared.position)
        self.position.release_views()
        self.position, self.moments = prepared.position, prepared.moments
        self.answers += answers
        self.flights = flights_of(prepared.turn)
        self._count.update((type(answer), answer.seat) for answer in answers)
        self._intents.update(named for answer in answers if (named := _intent(answer)))
        self._told = {viewer: len(self.position.events(viewer)) for viewer in self._told}

    def _note(self, answers: tuple[Answer, ...], after: Position) -> None:
        """Record a turn before its position is set."""
        match answers:
            case (Remark() as remark,):
                self.remarks.append(remark)
            case (Ended() as ended,):
                self.ended = ended
            case _:
                self.waits = False
                self._takebacks.note(answers, self.position, after, self.hands)
                self._turns.note(answers[0] if answers else None, self.position, len(self.answers))

    def fold(self, turn: Turn) -> None:
        """Replay a stored turn. Raises `WarbonesError` if the rules do not allow it."""
        self.commit(self.folded(turn))

    def folded(self, turn: Turn) -> Prepared:
        """Prepare a stored turn. Raises `WarbonesError` if the rules do not allow it."""
        if len(turn.answers) == 1 and isinstance(undo := turn.answers[0], Undo):
            whole = undo.back is not None
            position = self._turns.position(undo) if whole else self._takebacks.of(undo).position()
            return Prepared(turn, position, len(self.answers))
        match turn.answers:
            case (Ended(seat, intent, out, left),):
                return replace(self.end(seat, intent, out=out, left=left), turn=turn)
            case (Remark(seat, phrase),):
                return self.remark(seat, phrase)
        position = self._trial()
        replay(position, turn.answers)
        return Prepared(turn, position, len(self.answers), _taken(position))


def flights_of(turn: Turn) -> tuple[bytes, ...]:
    """Return the packed flights of the throws in a turn."""
    return tuple(answer.flight for answer in turn.answers if isinstance(answer, Landed) and answer.flight)


def _intent(answer: Answer) -> Intent | None:
    """Return the key by which a repeated answer is recognised, or None if it has no id."""
    if isinstance(answer, Decision) and answer.intent:
        return Decision, answer.seat, answer.number, answer.intent
    if isinstance(answer, Undo) and answer.intent:
        return Undo, answer.seat, None, answer.intent
    if isinstance(answer, Face | Landed) and answer.intent and answer.by is not None:
        return type(answer), answer.by, answer.number, answer.intent
    return None


def _must_be_due(number: int, due: int) -> None:
    """Raise `LateAnswer` or `EarlyAnswer` unless ``number`` is due now."""
    if type(number) is not int or number > due:
        raise EarlyAnswer.saying("refused-typed-too-early", due=due, number=quoted(number))
    if number < due:
        raise LateAnswer.saying("refused-typed-already", due=due)


def _taken(position: Position) -> tuple[Position, ...]:
    """Return the moments that ``position`` recorded, and stop recording."""
    moments, position.moments = tuple(position.moments or ()), None
    return moments
