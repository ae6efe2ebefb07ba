"""The shapes of replays, lessons and hints on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warbones.core.messages import Text
from warbones.core.view.scene import Line, Scene
from warbones.protocol.messages import ContinuedMatch, Message, Number
from warbones.review.review import Review
from warbones.table.clock_kinds import TimeControl


class Frame(Message):
    """A frame of a finished match: the scene after answer ``n`` (0: after set-up), and a ``label`` for the answer.

    ``round`` is the heading above it, such as "Stage 1, attack 2"; ``flights`` are the throws before the scene
    (`View.flights`). The scene's log continues after the first ``log_from`` lines of the frame before. If the table had
    clocks, ``left`` is each seat's time in milliseconds, and ``spent`` the time of the answer.
    """

    n: int
    label: Text
    round: Text
    scene: Scene
    log_from: int = 0
    flights: tuple[bytes, ...] = ()
    left: tuple[int, ...] = ()
    spent: int = 0


class Replay(Message):
    """A finished match as one viewer sees it: ``seat`` a number, None for a spectator; ``open`` shows everything.

    ``chosen_names`` are the names that people chose ("": unknown); ``clock`` is the time control, if any; ``by_hand``:
    people rolled real dice. ``versions`` names the rules and program of the match, if they are not the server's.
    ``continues`` is the match that this one continues.
    """

    table: str
    game: str
    title: str
    names: tuple[str, ...]
    rules_version: str
    frames: tuple[Frame, ...]
    seat: int | None = None
    open: bool = False
    chosen_names: tuple[str, ...] = ()
    clock: TimeControl | None = None
    by_hand: bool = False
    versions: str = ""
    continues: ContinuedMatch | None = None


class Lead(Message):
    """The lead after answer ``n`` (`Frame.n`), for each seat from -1 (lost) to 1 (won) (`warbones.table.story`)."""

    n: int
    leads: tuple[float, ...]


class KeyMoveCard(Message):
    """A seat's key move: answer ``n``, the lines about it, and the seat's lead before it and before its next one.

    ``why`` is the move's advantage over another.
    """

    seat: int
    n: int
    lines: tuple[Line, ...]
    before: float
    after: float
    why: Text = ""


class Story(Message):
    """Response to ``GET /api/tables/{table}/story``: the story of a finished match.

    ``by_chance``: a bot chose the key moves, and their ``before`` and ``after`` are results that it expected; otherwise
    they are leads.
    """

    leads: tuple[Lead, ...]
    key_moves: tuple[KeyMoveCard, ...]
    by_chance: bool = False


class ReviewState(Message):
    """Response to ``/api/tables/{table}/review`` and ``/api/reviews/{review}``: a review or its progress.

    ``id`` identifies the review of a file, "" for a table's. ``state``: not requested yet, in progress, done, or failed
    because of ``problem``. ``done`` of ``total`` questions are answered (``total`` 0: others' reviews come first).
    """

    state: Literal["none", "going", "done", "failed"]
    id: str = ""
    done: Number = 0
    total: Number = 0
    problem: Text = ""
    review: Review | None = None


class LessonStep(Message):
    """One step of a lesson: what to read, the table as it stands, and what to try.

    ``solutions`` are the actions that go on (none: reading is enough), which ``task`` asks for; ``results`` are the
    scenes after each of them, ``flights`` the throws that lead to the first of these scenes (`View.flights`), and
    ``explanation`` says what to see in the last. Any other action can be tried too (`LessonTry`), and ``if_wrong``
    explains its result. ``free``: any throw is tried; ``if_missed`` is shown after one that does not solve the task.
    """

    title: Text
    text: Text
    scene: Scene
    task: Text = ""
    solutions: tuple[str, ...] = ()
    if_wrong: Text = ""
    explanation: Text = ""
    results: tuple[tuple[Scene, ...], ...] = ()
    flights: tuple[tuple[bytes, ...], ...] = ()
    free: bool = False
    if_missed: Text = ""


class LessonAction(Message):
    """Body of ``POST /api/games/{game}/lesson/{step}``: a throw that the reader aimed, or an action."""

    action: Annotated[str, Meta(max_length=512)]


class LessonTry(Message):
    """The result of a try: its scenes, a throw's flight before the first one, and whether it solves the task."""

    scenes: tuple[Scene, ...]
    flights: tuple[bytes, ...]
    solved: bool


class Lesson(Message):
    """Response to ``GET /api/games/{game}/lesson``."""

    game: str
    title: str
    steps: tuple[LessonStep, ...]
