"""The shapes of replays, lessons and hints on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from warbones.core.messages import Text
from warbones.core.view.scene import Line, Scene
from warbones.protocol.messages import Message, Number
from warbones.review.review import Review
from warbones.table.clock_kinds import TimeControl


class Frame(Message):
    """One moment of a finished match: the scene after answer ``n`` (0: after set-up), and what was answered.

    ``round`` is the heading it stands under, such as "Stage 1, attack 2"; ``label`` tells the answer in words, and
    ``flights`` are the throws that it led to (`View.flights`). The scene's log goes on after the first ``kept``
    lines of the frame before. Where the table had clocks, ``left`` is what each seat's showed in milliseconds, and
    ``spent`` how long the answer took.
    """

    n: int
    label: Text
    round: Text
    scene: Scene
    kept: int = 0
    flights: tuple[bytes, ...] = ()
    left: tuple[int, ...] = ()
    spent: int = 0


class Replay(Message):
    """A finished match as one viewer sees it: ``seat`` a number, None for a spectator; ``open`` shows everything.

    ``called`` are the names that people at the table chose, or "", where that is known; ``clock`` says how the table's
    clocks went, if it had any; ``by_hand``: people rolled their dice by hand. ``versions`` says by which rules and
    program it was played, where these are not the server's.
    """

    table: str
    game: str
    title: str
    names: tuple[str, ...]
    rules_version: str
    frames: tuple[Frame, ...]
    seat: int | None = None
    open: bool = False
    called: tuple[str, ...] = ()
    clock: TimeControl | None = None
    by_hand: bool = False
    versions: str = ""


class Lead(Message):
    """Who led after answer ``n`` (`Frame.n`): for each seat -1 (lost) to 1 (won), as `warbones.table.story` says."""

    n: int
    leads: tuple[float, ...]


class Stroke(Message):
    """The decision that gained a seat the most: answer ``n``, the lines it told, its lead before and at its next."""

    seat: int
    n: int
    told: tuple[Line, ...]
    before: float
    after: float


class Story(Message):
    """Answer of ``GET /api/tables/{table}/story``: how a finished match went."""

    leads: tuple[Lead, ...]
    strokes: tuple[Stroke, ...]


class ReviewState(Message):
    """Answer of ``/api/tables/{table}/review`` and of ``/api/reviews/{review}``: a review, or how far it is.

    ``id`` is what the review of a file is asked for by, "" of a table's. ``state``: nobody has asked for it yet, it is
    being made, it is done, or it could not be made, as ``problem`` says. ``done`` of ``of`` questions are answered
    (``of`` 0: others' reviews come first).
    """

    state: Literal["none", "going", "done", "failed"]
    id: str = ""
    done: Number = 0
    of: Number = 0
    problem: Text = ""
    review: Review | None = None


class LessonStep(Message):
    """One step of a lesson: what to read, the table as it stands, and what to try.

    ``right`` are the actions that go on (none: reading is enough), which ``task`` asks for; ``after`` is what is seen
    after each of them, scene by scene, ``flights`` the throws that the first of these comes from (`View.flights`), and
    ``notice`` says what to see in the last. Any other action is answered by ``otherwise``.
    ``free``: any throw is tried (`LessonTry`), and ``missed`` is said where it does not come to what is asked for.
    """

    title: Text
    text: Text
    scene: Scene
    task: Text = ""
    right: tuple[str, ...] = ()
    otherwise: Text = ""
    notice: Text = ""
    after: tuple[tuple[Scene, ...], ...] = ()
    flights: tuple[tuple[bytes, ...], ...] = ()
    free: bool = False
    missed: Text = ""


class LessonAction(Message):
    """Body of ``POST /api/games/{game}/lesson/{step}``: a throw that the reader aimed."""

    action: Annotated[str, Meta(max_length=512)]


class LessonTry(Message):
    """What came of it: what is seen, how it flew to the first of these scenes, and whether it is what was asked for."""

    after: tuple[Scene, ...]
    flights: tuple[bytes, ...]
    came: bool


class Lesson(Message):
    """Answer of ``GET /api/games/{game}/lesson``."""

    game: str
    title: str
    steps: tuple[LessonStep, ...]
