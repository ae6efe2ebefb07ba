"""A position: a record, the steps that wait for dice, and what has been told.

A position is the fold of its answers: faces (`Position.roll`), facts of a throw (`Position.land`) and decisions
(`Position.act`). It owes rolls or a throw, or decisions, or is over. A bad answer raises one clear error and changes
nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import msgspec

from warbones.core.errors import BrokenPosition, IllegalAction, NoOdds, WrongFacts, WrongRoll, integer_within, quoted
from warbones.core.messages import Text
from warbones.core.play.legal import Action, Legal
from warbones.core.play.parts import Parts
from warbones.core.record.events import Event
from warbones.core.record.options import Value
from warbones.core.record.records import from_dict, to_dict
from warbones.core.rules.engine import ADVANCE
from warbones.core.rules.step import EVENTS, NOBODY, TAPE, THROW, Noise, below, next_word, seed_noise
from warbones.core.rules.throw import Landing, Throw, Thrower
from warbones.core.view.cache import Cache
from warbones.core.view.reader import in_a_sentence, in_words
from warbones.core.view.scene import Odds, Prompt, Scene
from warbones.core.view.text.scenes import scene_text
from warbones.core.view.words import asked_beside, beside

MOST_SAID: Final = 120
"""Characters of what another library says is wrong."""

WRITTEN: Final = ("game", "options", "state", "waiting")
"""What a position that is written down consists of."""

OPEN: Final = NOBODY - 1
"""In place of a viewer: one who sees everything, whom nobody at the table is."""

FOUND_OUT: Final = ("_told", "_to_act", "_over", "_legal", "_seen", "_reader", "_kept")
"""What a position keeps so as not to find it out twice."""

SPARE: Final = 128
"""Faces and events that are left to a step for its end, where dice could be rolled again for ever."""


@dataclass(frozen=True)
class Die:
    """A fair die that is due."""

    sides: int


Mark = tuple[Any, dict[int, "Waiting"], int, dict[int, Noise] | None]
"""A position as it was: its state, the steps that wait, how much was told, and its streams of dice."""


@dataclass(frozen=True)
class Waiting:
    """A step that waits for a die of ``sides`` (`THROW`: for facts): whose action, and its faces so far.

    `NOBODY` acts where it follows by itself.
    """

    actor: int
    action: int
    faces: tuple[int, ...]
    sides: int
    told: int


class Position:
    """One position of a game, live: it moves on with each answer.

    Its ``repr`` is the table as a spectator sees it: nothing that is hidden gets into a log or a model by printing.
    """

    def __init__(self, game: Parts, state: Any) -> None:
        """Wrap a state of the game's engine as it is; `Game.new` and `Game.from_dict` are the doors."""
        self.game = game
        self._state = state
        self._waiting: dict[int, Waiting] = {}
        self._heard: list[Event] = []
        self._unread: list[Sequence[int]] = []
        self._noise: dict[int, Noise] | None = None
        self._told: dict[int | None, tuple[int, tuple[Event, ...]]] = {}
        self._to_act: frozenset[int] | None = None
        self._over: bool | None = None
        self._legal: dict[int, Legal] = {}
        self._seen: dict[int | None, Position] = {}
        self._before: Mark | None = None
        self._reader: Callable[[Sequence[int]], Event] | None = None
        self.followed = False
        """Whether anything followed by itself from the last decision."""
        self._kept: dict[int | None, Cache] = {}
        self.moments: list[Position] | None = None
        """Where a list is put here, what follows by itself leaves a copy after each of its steps, to be looked at."""
        self.thrower: Thrower | None = None
        """Where one is put here, a position that rolls its own dice lets it answer the throws that no referee does."""

    @classmethod
    def start(cls, game: Parts, record: Any, seed: int | None = None) -> Position:
        """Begin at a record before set-up; with a ``seed`` the position rolls its own dice."""
        game = game.seated(game.ruleset.options_of(record))
        position = cls(game, game.engine.load(record))
        if seed is not None:
            position._noise = {seat: _stream(seed, seat) for seat in range(NOBODY, len(game.names))}
        position._run()
        return position

    def __repr__(self) -> str:
        """Return the table in plain words, and what it waits for, as a spectator sees both."""
        scene = self.scene(None)
        return scene_text(scene, len(scene.log)).plain

    # What is due

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        if self._over is None:
            self._over = self.game.engine.over(self._state)
        return self._over

    @property
    def owed(self) -> Mapping[int | None, Die | Throw]:
        """The dice and the throw that are due, by the seat whose own they are; None is nobody's own."""
        return {_seat(seat): self._due(step) for seat, step in self._waiting.items()}

    @property
    def throw(self) -> Throw | None:
        """The throw that is due, if one is."""
        if not self._waiting:  # as in most games always
            return None
        return next((due for due in self.owed.values() if isinstance(due, Throw)), None)

    def _due(self, step: Waiting) -> Die | Throw:
        if step.sides != THROW:
            return Die(step.sides)
        assert self.game.ruleset.throws is not None
        return self.game.ruleset.throws.due(self.shown())

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that owe a decision."""
        if self._to_act is None:
            self._to_act = self._find_to_act()
        return self._to_act

    def _find_to_act(self) -> frozenset[int]:
        if NOBODY in self._waiting or self.over:
            return frozenset()
        return frozenset(seat for seat in self._free_seats() if self.game.engine.decides(self._state, seat))

    @property
    def is_moment(self) -> bool:
        """Whether nothing is due because the rest follows by itself: seen only in `moments`."""
        return not (self._waiting or self.over or self.to_act)

    def _free_seats(self) -> list[int]:
        return [seat for seat in range(len(self.game.names)) if seat not in self._waiting]

    def legal(self, seat: int) -> Legal:
        """Return the legal actions of ``seat``; none where no decision of it is due. Raises `UnknownSeat`."""
        seat = self.game.must_have_seat(seat)
        if seat not in self._legal:
            self._legal[seat] = Legal(self.game, self._state, seat, due=seat in self.to_act)
        return self._legal[seat]

    # Answers

    def act(self, seat: int, action: Action | str | int) -> None:
        """Answer a decision of ``seat``. Raises `IllegalAction`."""
        seat = self._must_decide(seat)
        number = self.legal(seat).find(action)
        self._before = self._mark()
        self._take(seat, number, (), 0)
        self._run()

    def _must_decide(self, seat: int) -> int:
        seat = self.game.must_have_seat(seat, IllegalAction)
        if seat in self.to_act:
            return seat
        who = self.game.names[seat]
        if self.over:
            raise IllegalAction.saying("refused-nothing-decide-game-over", who=who)
        if self._waiting:
            due = "throw" if THROW in {step.sides for step in self._waiting.values()} else "die"
            raise IllegalAction.saying("refused-nothing-decide-now-due", who=who, due=due)
        others = tuple(self.game.names[s] for s in sorted(self.to_act))
        raise IllegalAction.saying("refused-nothing-decide-now-decide", who=who, due=others)

    def roll(self, face: int, seat: int | None = None) -> None:
        """Answer the die that is due (``seat`` where it is that seat's own). Raises `WrongRoll`."""
        if seat is not None:
            seat = self.game.must_have_seat(seat, WrongRoll)
        key = NOBODY if seat is None else seat
        step = self._waiting.get(key)
        if step is None:
            raise self._no_die(seat)
        if step.sides == THROW:
            raise WrongRoll.saying("refused-no-die-rolled-now")
        shown = integer_within(face, 1, step.sides)
        if shown is None:
            raise WrongRoll.saying("refused-die-sides-shows-not", sides=step.sides, face=quoted(face))
        self._must_end(step, shown)
        self._before = self._mark()
        self._take(step.actor, step.action, (*step.faces, shown), step.told)
        if key not in self._waiting:
            self._keep_moment()
            self._run()
        elif self._noise is not None:
            self._roll_due()

    def _must_end(self, step: Waiting, face: int) -> None:
        """Raise `WrongRoll` where a step that can hold no more could end, and ``face`` has it roll again."""
        if len(step.faces) < TAPE - SPARE and step.told < EVENTS - SPARE:
            return
        take = partial(self.game.engine.take, self._state, step.actor, step.action)
        ending = [end for end in range(1, step.sides + 1) if take((*step.faces, end)).due is None]
        if ending and face not in ending:
            count = len(step.faces)
            raise WrongRoll.saying("refused-dice-rolled-again-again", count=count, face=ending[0])

    def land(self, landing: Landing | str) -> None:
        """Answer the throw that is due with its facts, or with what a referee writes of them. Raises `WrongFacts`."""
        step = next((step for step in self._waiting.values() if step.sides == THROW), None)
        if step is None:
            raise WrongFacts.saying("refused-no-throw-due-now")
        before = self._mark()
        self._land(step, self.read_facts(landing) if isinstance(landing, str) else _facts(landing))
        self._before = before
        self._keep_moment()
        self._run()

    def take_back(self) -> None:
        """Take the last answer back, with all that followed from it by itself; once. Raises `IllegalAction`."""
        if self._before is None:
            raise IllegalAction.saying("refused-no-answer-take-back")
        self._state, self._waiting, told, self._noise = self._before
        del self._unread[max(0, told - len(self._heard)) :], self._heard[told:]
        self._told = {}
        self._before = None
        self._forget()

    def _mark(self) -> Mark:
        """Return what `take_back` comes back to: states and waiting steps never change, streams of dice do."""
        return self._state, self._waiting, len(self._heard) + len(self._unread), _copied(self._noise)

    def read_facts(self, text: str) -> Landing:
        """Return the facts of the throw that is due as a referee writes them. Raises `WrongFacts`."""
        if self.throw is None or self.game.ruleset.throws is None:
            raise WrongFacts.saying("refused-no-throw-due-now")
        return self.game.ruleset.throws.read(self.shown(), text)

    def _land(self, step: Waiting, landing: Landing) -> None:
        assert self.game.ruleset.throws is not None
        numbers = self.game.ruleset.throws.numbers(self.shown(), landing)
        self._take(step.actor, step.action, (*step.faces, len(numbers), *numbers), step.told)

    def _no_die(self, seat: int | None) -> WrongRoll:
        """Return why ``seat`` (None: nobody) rolls nothing, without a word on what others roll in secret."""
        if self.over:
            return WrongRoll.saying("refused-no-die-over")
        if seat is None:
            return WrongRoll.saying("refused-no-die-of-nobody")
        due = "nobody" if NOBODY in self._waiting else "other"
        return WrongRoll.saying("refused-no-die-of-own", who=self.game.names[seat], due=due)

    def _take(self, actor: int, action: int, faces: tuple[int, ...], told: int) -> None:
        """Run a step; keep its outcome, or keep it waiting. New events are told as they come, in both cases."""
        outcome = self.game.engine.take(self._state, actor, action, faces)
        self._unread.extend(outcome.told[told:])
        self._waiting = {key: step for key, step in self._waiting.items() if step.actor != actor}
        if outcome.due is None:
            self._state = outcome.state
        else:
            sides, key = outcome.due
            self._waiting[key] = Waiting(actor, action, faces, sides, len(outcome.told))
        self._forget()

    def _forget(self) -> None:
        """Forget what was found out about the position as it was."""
        self._to_act, self._over, self._legal, self._seen = None, None, {}, {}

    def _run(self) -> None:
        """Do what follows by itself until something is due."""
        if self._noise is not None:
            self._roll_due()
        self.followed = False
        while not self._waiting and not self.to_act and not self.over:
            self.followed = True
            self._take(NOBODY, ADVANCE, (), 0)
            if self._noise is not None:
                self._roll_due()
            self._keep_moment()

    def _keep_moment(self) -> None:
        if self.moments is not None and self.is_moment:
            self._read()
            self.moments.append(self.copy())

    def _roll_due(self) -> None:
        assert self._noise is not None
        while self._waiting:
            key, step = next(iter(self._waiting.items()))
            if step.sides != THROW:
                face = 1 + below(self._noise[key], step.sides)
                self._take(step.actor, step.action, (*step.faces, face), step.told)
            elif not self._throw_due(step, self._noise[key]):
                return

    def _throw_due(self, step: Waiting, noise: Noise) -> bool:
        """Let the thrower answer a throw; return whether there is one, and no referee."""
        throw = self._due(step)
        assert isinstance(throw, Throw)
        if self.thrower is None or throw.refereed:
            return False
        self._land(step, self.thrower(throw, next_word(noise) << 32 | next_word(noise)))
        return True

    # What a seat knows

    @property
    def _events(self) -> list[Event]:
        """All that anybody was told. What was told in numbers is read when somebody asks: few ask after each answer."""
        self._read()
        return self._heard

    def _read(self) -> None:
        if self._unread:
            self._heard.extend(map(self.read_event, self._unread))
            self._unread = []

    def events(self, seat: int | None) -> tuple[Event, ...]:
        """Return what ``seat`` (None: a spectator) was told, in order. Raises `UnknownSeat`."""
        seat = self._viewer(seat)
        events, (known, told) = self._events, self._told.get(seat, (0, ()))
        if known < len(events):
            told += tuple([event for event in events[known:] if event.audience is None or event.audience == seat])
            self._told[seat] = len(events), told
        return told

    def read_event(self, told: Sequence[int]) -> Event:
        """Return what the rules told in numbers as an event of this match."""
        if self._reader is None:
            self._reader = self.game.event_reader(self.record())
        return self._reader(told)

    def seen_by(self, seat: int | None) -> Position:
        """Return the position as ``seat`` knows it: playable, with others' secrets not yet done and without a seed.

        None is a spectator. Raises `UnknownSeat`.
        """
        seat = self._viewer(seat)
        state = self.game.engine.copy(self._state)
        for other in range(len(self.game.names)):
            if other != seat:
                self.game.engine.redact(state, other)
        seen = Position(self.game, state)
        seen._waiting = {key: step for key, step in self._waiting.items() if key in (NOBODY, seat)}
        told = self.events(seat)
        seen._heard, seen._told, seen._reader = [*told], {seat: (len(told), told)}, self._reader
        seen._kept = {seat: self.kept(seat)}
        return seen

    def look(self, seat: int | None) -> Position:
        """Return the same, to be read only: one for all who look."""
        seat = self._viewer(seat)
        if seat not in self._seen:
            self._seen[seat] = self.seen_by(seat)
        return self._seen[seat]

    def kept(self, seat: int | None) -> Cache:
        """Return what was worked out to draw for ``seat``, to go on from: the same for all copies of the position."""
        return self._kept.setdefault(seat, {})

    def look_away(self) -> None:
        """Forget what was looked at: the position has passed, and is kept for something else."""
        self._seen = {}

    def _viewer(self, seat: int | None) -> int | None:
        return None if seat is None else self.game.must_have_seat(seat)

    def shown(self) -> Any:
        """Return the plain record as far as the waiting step has come, to be drawn and read only."""
        state = self._state
        for step in self._waiting.values():
            state = self.game.engine.take(state, step.actor, step.action, step.faces).state
        return self.game.engine.plain(state)

    def scene(self, seat: int | None) -> Scene:
        """Return what ``seat`` (None: a spectator) sees, in English. Raises `UnknownSeat`."""
        return in_words(self.facts(seat))

    def facts(self, seat: int | None) -> Scene:
        """Return the same before it is worded: its texts are messages, for whoever words them. Raises `UnknownSeat`."""
        seat = self._viewer(seat)
        return beside(self.game.view.draw(self.look(seat), seat))

    def prompt(self, seat: int | None) -> Prompt:
        """Return what ``seat`` (None: a spectator) is asked, as its scene says. Raises `UnknownSeat`."""
        return in_words(self.asks(seat), seat, self.game.names)

    def asks(self, seat: int | None) -> Prompt:
        """Return the same before it is worded, as `facts` has it. Raises `UnknownSeat`."""
        seat = self._viewer(seat)
        return asked_beside(self.game.view.prompt(self.look(seat), seat))

    @property
    def status(self) -> str:
        """Where the game stands, as every scene of this position says."""
        return in_a_sentence(self.status_facts(), None, self.game.names)

    def status_facts(self) -> Text:
        """Return the same before it is worded."""
        return self.game.view.status(self.look(None).shown())

    def scene_open(self) -> Scene:
        """Return the position with nothing hidden and all that anybody was told: what nobody at the table may see."""
        return in_words(self.facts_open())

    def facts_open(self) -> Scene:
        """Return the same before it is worded, as `facts` does."""
        bare = self.copy()
        bare._unread, bare._told, bare._kept = [], {}, {None: self.kept(OPEN)}
        bare._heard = [
            event if event.audience is None else msgspec.structs.replace(event, audience=None) for event in self._events
        ]
        return beside(self.game.view.draw(bare, None))

    def odds(self, seat: int, action: Action | str | int | None = None) -> Odds:
        """Return the exact chances of the roll to which ``action`` leads, or of the die that is due to be rolled.

        They follow from what ``seat`` knows. Without an action where several may be taken they are those of the first.
        Raises `NoOdds`, `IllegalAction` or `UnknownSeat`.
        """
        return in_words(self.odds_facts(seat, action), seat, self.game.names)

    def odds_facts(self, seat: int, action: Action | str | int | None = None) -> Odds:
        """Return the same before it is worded. Raises as `odds` does."""
        seat = self.game.must_have_seat(seat)
        seen = self.seen_by(seat)
        if self.game.view.odds is None:
            raise NoOdds.saying("refused-gives-no-odds", game=self.game.title)
        if not self.game.view.prompt(seen, seat).odds:
            raise NoOdds.saying("refused-odds-given-where-what")
        if seat not in seen.to_act:
            return self.game.view.odds(seen, seat, None)
        legal = seen.legal(seat)
        chosen = legal.ids[0] if action is None else legal.find(action)
        return self.game.view.odds(seen, seat, chosen)

    def scores(self) -> tuple[int, ...]:
        """Return every seat's result, which sum to zero: all zero until the game is over."""
        if not self.over:
            return (0,) * len(self.game.names)
        return tuple(self.game.engine.payoff(self._state, seat) for seat in range(len(self.game.names)))

    # Copies and writing down

    def copy(self) -> Position:
        """Return an independent copy; a seeded one will roll the same faces."""
        twin = Position(self.game, self._state)  # which steps copy, and nothing changes
        twin._waiting = dict(self._waiting)
        twin._heard, twin._unread, twin._reader = [*self._heard], [*self._unread], self._reader
        twin._told, twin._kept, twin.followed = {**self._told}, self._kept, self.followed
        twin._to_act, twin._over, twin._legal = self._to_act, self._over, {**self._legal}
        twin._noise = _copied(self._noise)
        twin.thrower = self.thrower
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return the state of a pickle or deep copy: plain records, and nothing that can be derived."""
        held = {name: value for name, value in self.__dict__.items() if name not in FOUND_OUT}
        plain, before = self.game.engine.plain, self._before
        return held | {"_state": plain(self._state), "_before": before and (plain(before[0]), *before[1:])}

    def __setstate__(self, held: dict[str, Any]) -> None:
        """Take over what `__getstate__` returned."""
        load, before = held["game"].engine.load, held["_before"]
        loaded = {"_state": load(held["_state"]), "_before": before and (load(before[0]), *before[1:])}
        self.__dict__.update(Position(held["game"], None).__dict__ | held | loaded)

    def parts(self) -> tuple[Any, ...]:
        """Return plain values that hold all but the game and a seed, what was told included: what pickling keeps."""
        return self.record(), self._waiting, self._events

    @classmethod
    def of_parts(cls, game: Parts, record: Any, waiting: Mapping[int, Waiting], events: Iterable[Event]) -> Position:
        """Return the position with these `parts`, which are trusted; `read` sets up what people wrote."""
        position = cls(game, game.engine.load(record))
        position._waiting, position._heard = dict(waiting), list(events)
        return position

    def record(self) -> Any:
        """Return the plain record, to be read only: what bots and adapters hand to compiled code."""
        return self.game.engine.plain(self._state)

    @property
    def options(self) -> dict[str, Value]:
        """The rule options that this match is played with."""
        return self.game.ruleset.options_of(self.record())

    @property
    def text(self) -> str:
        """The position in the game's notation."""
        return self.game.notation.written(self.shown())

    def to_dict(self) -> dict[str, Any]:
        """Write the position down as JSON can hold it; not what was told, nor a seed."""
        state = to_dict(self.record())
        del state["options"]
        waiting = [_written(self.game, self.record(), step) for step in self._waiting.values()]
        return {"game": self.game.id, "options": self.options, "state": state, "waiting": waiting}

    @classmethod
    def read(cls, game: Parts, written: Any) -> Position:
        """Set up what `to_dict` wrote. Raises `BrokenPosition`."""
        if not isinstance(written, dict) or written.get("game") != game.id:
            raise BrokenPosition(f"This is not a written position of {game.title} ('game': '{game.id}').")
        if odd := [name for name in written if name not in WRITTEN]:
            raise BrokenPosition(f"A written position has {', '.join(WRITTEN)}, and no {quoted(odd[0])}.")
        state = _state(game, written.get("state"), written.get("options", {}))
        game = game.seated(game.ruleset.options_of(state))
        position = cls(game, game.engine.load(state))
        steps = written.get("waiting", [])
        if not isinstance(steps, list):
            raise BrokenPosition("'waiting' must be a list of steps.")
        for step in steps:
            position._resume(step)
        position._run()
        return position

    def _resume(self, written: Any) -> None:
        """Take up a written waiting step. Raises `BrokenPosition`."""
        seat, action, faces = _step_parts(self.game, written)
        try:
            self._begin(seat, action)
            for face in faces:
                self.roll(face, self._owner(seat))
            self._owner(seat)
        except (IllegalAction, WrongRoll) as wrong:
            raise BrokenPosition(f"The waiting step cannot be taken up: {wrong}") from None

    def _begin(self, seat: int | None, action: str) -> None:
        if seat is not None:
            self._must_decide(seat)
            self._take(seat, self.legal(seat).find(action), (), 0)
        elif self.to_act or self.over or self._waiting:
            raise IllegalAction.saying("refused-nothing-follows-itself")
        else:
            self._take(NOBODY, ADVANCE, (), 0)

    def _owner(self, seat: int | None) -> int | None:
        """Return whose die the waiting step of ``seat`` is due. Raises `WrongRoll` where it does not wait."""
        for key, step in self._waiting.items():
            if _seat(step.actor) == seat:
                return _seat(key)
        raise WrongRoll.saying("refused-all-its-faces-already")


def _facts(landing: Landing) -> Landing:
    """Return facts that hold what facts hold. Raises `WrongFacts`."""
    try:
        if isinstance(landing, Landing):
            return msgspec.convert(msgspec.to_builtins(landing), Landing)
    except (ValueError, TypeError, RecursionError) as wrong:
        raise WrongFacts.saying("refused-these-no-facts-throw", why=str(wrong)[:MOST_SAID]) from None
    raise WrongFacts.saying("refused-throw-answered-its-facts", landing=quoted(landing))


def _state(game: Parts, written: Any, options: Any) -> Any:
    """Return the record that a written state and its options describe, once nothing is wrong with it."""
    if not isinstance(written, dict) or not isinstance(options, dict):
        raise BrokenPosition("A position holds its 'state' and its 'options' as objects.")
    if "options" in written:
        raise BrokenPosition("state.options is not a field: the options stand beside the 'state'.")
    chosen = to_dict(game.ruleset.blank(options).options)
    record = from_dict(game.ruleset.state, written | {"options": chosen})
    if wrong := game.notation.problem(record):
        raise BrokenPosition(wrong)
    return record


def _copied(noise: dict[int, Noise] | None) -> dict[int, Noise] | None:
    return noise and {seat: stream.copy() for seat, stream in noise.items()}


def _seat(key: int) -> int | None:
    return None if key == NOBODY else key


def _stream(seed: int, seat: int) -> Noise:
    noise = Noise()
    seed_noise(noise, seed, seat - NOBODY)
    return noise


def _written(game: Parts, record: Any, step: Waiting) -> dict[str, Any]:
    text = None if step.actor == NOBODY else game.notation.action_text(record, step.actor, step.action)
    return {"seat": _seat(step.actor), "action": text, "faces": list(step.faces)}


def _step_parts(game: Parts, written: Any) -> tuple[int | None, str, list[int]]:
    """Return the seat, the action and the faces of a written waiting step. Raises `BrokenPosition`."""
    if not isinstance(written, dict) or written.keys() != {"seat", "action", "faces"}:
        raise BrokenPosition("Each waiting step has a 'seat', an 'action' and its 'faces', and nothing else.")
    seat, action, faces = written["seat"], written["action"], written["faces"]
    if seat is not None and (type(seat) is not int or seat not in range(len(game.names))):
        raise BrokenPosition(f"The 'seat' of a waiting step is null or 0 to {len(game.names) - 1}, not {quoted(seat)}.")
    if isinstance(action, str) != (seat is not None):
        raise BrokenPosition("The 'action' of a waiting step is its seat's, in notation, and null where 'seat' is.")
    if not isinstance(faces, list):
        raise BrokenPosition("The 'faces' of a waiting step are a list of whole numbers.")
    return seat, action or "", faces
