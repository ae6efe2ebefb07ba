"""The scene: everything one seat sees, as a tree that any front end can draw.

A game's ``scene.py`` builds it from the seat's knowledge. The browser, the terminal and the text view for language
models draw it without knowing the game. It contains everything that people read.
"""

from __future__ import annotations

from typing import Literal

from warbones.core.frozen import Frozen
from warbones.core.messages import Msg, Piece, Shown, Sign, Text


class Group(Frozen):
    """The next ``count`` pieces of an area, with one caption. ``strong`` ones earn something; ``seat`` owns them."""

    count: int
    text: Text
    strong: bool = False
    seat: int | None = None


class Note(Frozen):
    """A figure with an explanation, such as "8 + ?" and "Beta's higher die, 6 to 40"."""

    figure: Text
    text: Text = ""


class Board(Frozen):
    """A square board in a space: its middle, half its side and its thickness. ``seat`` is its owner."""

    id: str
    title: Text
    middle: tuple[int, ...]
    half: int
    thick: int
    seat: int | None = None


class Body(Frozen):
    """A piece in a space: its centre (x, y, z), and its turn, a quaternion (w, x, y, z) of length 32767.

    Without a turn, a die has its 1 along z, its 2 along y and its 3 along x; opposite faces add up to seven.
    ``tag`` is a label above it, such as "2×" over a tower.
    """

    piece: str
    at: tuple[int, ...]
    turn: tuple[int, ...]
    tag: Text = ""


class Space(Frozen):
    """Bodies and boards on a flat table, in hundredths of a millimetre; its top is z = 0. ``edge`` is that of a die."""

    edge: int
    boards: tuple[Board, ...]
    bodies: tuple[Body, ...] = ()


class Area(Frozen):
    """A named part of the table. A gap (``None``) among the pieces is an empty place.

    ``look`` is its appearance, which is all a front end needs to draw it:

    - ``row``: pieces side by side on the cloth; ``stand``: a few beside a name plate, such as a counter;
    - ``grid``: a sunk tray with places in even rows; ``tray``: a sunk tray with its name beside its pieces;
    - ``screen``: a tray behind a divider, with hidden contents; ``well``: pieces that are out of play for now;
      ``case``: shelves of trophies; ``shelf``: pieces on offer, each with an explanation;
    - ``card``: a card with slots; ``paper``: a part of a sheet; ``list``: pieces to be read one by one;
    - ``zone``: a place on a board, with ``signs``; it is the home of ``seat``; ``field``: a part of a battlefield with
      a group of units for each side, the reader's own last;
    - ``space``: bodies in three dimensions. Their pieces appear in other areas too, which give the same information as
      text: front ends that cannot show a space leave it out and lose nothing.

    ``scale`` is the size of its pieces relative to others on the table. ``room`` is the minimum number of places, from
    which sizes follow, whatever the prompt. ``role`` matters for front ends: a ``stage`` holds the picked pieces of its
    seat while a choice is open, and is watched during frames; a ``prize`` is watched at the end of the game; a
    ``vital`` area decides the winner and stays in sight. ``short`` is the title if the area's position on the table
    already shows its owner.
    """

    id: str
    title: Text
    short: Text = ""
    look: Literal[
        "row", "stand", "grid", "tray", "screen", "well", "case", "shelf",
        "card", "paper", "list", "zone", "field", "space",
    ] = "row"  # fmt: skip
    scale: Literal["large", "medium", "small"] = "large"
    role: Literal["", "stage", "prize", "vital"] = ""
    room: int = 0
    seat: int | None = None
    plate: bool = False
    count: Text = ""
    note: Text = ""
    aside: Note | None = None
    pieces: tuple[Piece | None, ...] = ()
    groups: tuple[Group, ...] = ()
    signs: tuple[Sign, ...] = ()
    space: Space | None = None


class Layout(Frozen):
    """The arrangement of the areas: row by row the id of the area in each cell, "" for none.

    ``columns`` and ``rows`` are their sizes: a share of the remaining room, or 0 to fit the contents. Each of the
    ``lanes`` is a pair of areas joined by a line. Areas ``over`` the others lie on the upper part of the table and take
    no room from them.
    """

    areas: tuple[tuple[str, ...], ...]
    columns: tuple[int, ...] = ()
    rows: tuple[int, ...] = ()
    lanes: tuple[tuple[str, ...], ...] = ()
    over: tuple[str, ...] = ()


def cells(*rows: str) -> tuple[tuple[str, ...], ...]:
    """Return a layout's areas from rows of ids separated by spaces."""
    return tuple(tuple(row.split()) for row in rows)


class Tally(Frozen):
    """Points recorded in pencil strokes, ``of`` the number needed."""

    points: int
    of: int


class Seat(Frozen):
    """A name plate. ``status`` is a word such as "ready"; an ``acting`` seat must decide.

    ``tally`` and ``notes`` are shown beside the name if no area of the table has the plate.
    """

    seat: int
    name: str
    mark: Literal["chevron", "ring", "bar", "cross", "dot", "wave"]
    you: bool = False
    acting: bool = False
    first: bool = False
    status: Text = ""
    tally: Tally | None = None
    notes: tuple[Text, ...] = ()


class Said(Frozen, tag_field="is", tag="said"):
    """A stretch of text in a sentence."""

    text: str


Sentence = tuple[Said | Shown | Msg, ...]
"""Text with drawn pieces in it."""


class Arrow(Frozen):
    """A pencil line from one piece to another, such as from an attacker to its target, with a label.

    ``dice`` are rolled there. The prompt or the log always has the same information.
    """

    start: str
    end: str
    text: Text = ""
    dice: tuple[Piece, ...] = ()


LineKind = Literal["told", "heading", "roll", "result", "passed", "round"]


class Counter(Frozen):
    """A counter's face after something happened."""

    piece: str
    face: str


class Line(Frozen):
    """One line of the log. ``rolled`` lists the pieces that were rolled, so that they tumble.

    ``counters`` shows the counters that it changed, as it left them: several lines can change the same one. ``pieces``
    are those that it is about, where its sentence names them without drawing them.

    A line of the kind ``passed`` reports that a seat is ready or changes nothing; ``round``, how a round ended: front
    ends wait there until their reader goes on.
    """

    parts: Sentence
    seat: int | None = None
    kind: LineKind = "told"
    rolled: tuple[str, ...] = ()
    rule: str = ""
    counters: tuple[Counter, ...] = ()
    pieces: tuple[str, ...] = ()


class Term(Frozen):
    """One line of a sum: its name, its reason, its signed value, its rule, and the pieces that earn it."""

    name: Text
    why: Text
    value: str
    rule: str = ""
    pieces: tuple[str, ...] = ()


class Sum(Frozen):
    """The sum of one seat."""

    seat: int
    pieces: tuple[Piece, ...]
    terms: tuple[Term, ...]
    total: str
    name: Text


class Calculation(Frozen):
    """Sums side by side, their conclusion, and the seat that ``won``, if one did."""

    title: Text
    sums: tuple[Sum, ...]
    note: Text = ""
    conclusion: Text = ""
    won: int | None = None


class Tab(Frozen):
    """A button for a line of a piece's parts: beside one of its ``column``s or ``row``s, counted from 1."""

    piece: str
    column: int = 0
    row: int = 0


class Option(Frozen):
    """One legal action: its notation, its label, the pieces it touches and an explanation.

    Options with pieces are chosen on the table. The others have buttons beside the question, or, if there are many,
    cards with a ``detail``. ``place`` is the area where the option would put its piece; it can be tapped, and previews
    the piece. An option with a ``tab`` is chosen there, or by the parts in that line. ``picture`` is shown beside the
    label. ``rules`` are the rule numbers of ``detail``. ``then`` are the actions that follow immediately, if the option
    stands for several choices of one move; those that are no longer choices by then are skipped. ``confirm`` is asked
    before an action that is easily pressed by mistake and gives something up for good.
    """

    action: str
    label: Text
    confirm: Text = ""
    pieces: tuple[str, ...] = ()
    detail: Text = ""
    rules: tuple[str, ...] = ()
    aside: Note | None = None
    place: str = ""
    tab: Tab | None = None
    picture: Piece | None = None
    then: tuple[str, ...] = ()


class Way(Frozen):
    """A kind of whole move on the board, as an icon and a word; each option stands for several choices (`then`)."""

    sign: Sign
    options: tuple[Option, ...]


class Several(Frozen):
    """A choice of a set: at least ``fewest`` of ``pieces``, and at most as many as there are ``labels``.

    ``names`` are the names of the pieces, and ``labels`` the button's label for each number of pieces from ``fewest``
    up. The action is ``action`` followed by the ids of the pieces in this order. ``alike`` are groups of
    interchangeable pieces: the action names the first ones.
    """

    action: str
    pieces: tuple[str, ...]
    names: tuple[Text, ...]
    labels: tuple[Text, ...]
    fewest: int = 1
    alike: tuple[tuple[str, ...], ...] = ()


class Card(Frozen):
    """An explanation of a piece that can be chosen. Touching the card is touching the piece."""

    piece: str
    title: Text
    note: Text = ""
    faces: tuple[Piece, ...] = ()


class Preview(Frozen):
    """A preview of the consequences for ``pieces`` if nothing changes, shown on request."""

    label: Text
    text: Text
    pieces: tuple[str, ...] = ()


class Aim(Frozen):
    """The limits of a freely aimed throw, which is an alternative to the options: ``action`` with its blanks filled in.

    Any of ``pieces`` can be thrown at any of ``boards``. It is released at least ``least`` from the targeted board (or
    from ``every`` board; seen from above if ``flat``), between ``lowest`` and ``highest`` above the table, at most
    ``farthest`` from its middle, with a limited speed (millimetres per second) and spin (milliradians per second).
    ``words`` are the names of the pieces in the action, in order. ``skill`` is the steadiness of the hand, and ``foam``
    the material of the dice.
    """

    action: str
    pieces: tuple[str, ...]
    words: tuple[str, ...]
    boards: tuple[str, ...]
    least: int
    lowest: int
    highest: int
    farthest: int
    fastest: int
    spin: int
    flat: bool = False
    every: bool = False
    skill: Text = ""
    foam: Text = ""


class Entry(Frozen):
    """A possible entry of a written list: its ``word``, its action, its cost, and how often it may occur.

    ``most`` None means as often as the points allow.
    """

    word: Text
    action: str
    cost: int
    most: int | None = None


class ReadyList(Frozen):
    """A ready-made list: its name, a description, and the list as text.

    ``actions`` are its actions, one for each question; a prompt's ``follow`` answers the questions between and after
    them, until play begins. ``place`` is the area it belongs to, if any.
    """

    name: Text
    note: Text
    text: Text
    actions: tuple[str, ...]
    place: str = ""


class Lists(Frozen):
    """Lists of purchases that can be written, saved and loaded, and that answer one question after another.

    ``text`` is the list of purchases so far, and ``left`` the remaining points.
    """

    title: Text
    entries: tuple[Entry, ...]
    left: int
    text: Text = ""
    ready: tuple[ReadyList, ...] = ()


class Supply(Frozen):
    """A pile of ``count`` identical pieces to lay out, shown as ``piece``; ``action`` lays one in the next place."""

    piece: str
    action: str
    count: int
    name: Text


class Spot(Frozen):
    """An empty part of a piece that can take one of the supplies."""

    piece: str
    name: Text


class Filling(Frozen):
    """Supplies laid into the spots of a piece: a series of questions that people may answer in any order.

    The answers go spot by spot, in this order; ``blank`` leaves one empty. Those that no longer change anything are not
    asked for. ``label`` is the label of the button for all of them together, and ``detail`` takes the place of the
    prompt's.
    """

    spots: tuple[Spot, ...]
    supplies: tuple[Supply, ...]
    label: Text
    detail: Text = ""
    blank: str = ""


class Due(Frozen):
    """A pending die to type in: its name, such as "your d8", and its faces in order, as people see them."""

    name: Text
    faces: tuple[Piece, ...]


class Prompt(Frozen):
    """The current question and its reason, or, for a seat that waits, the reason to wait.

    ``rules`` are the rule numbers of ``detail``, shown on request. ``head`` is ``text`` with drawn pieces, for front
    ends that can show them.

    The kinds are: ``choose``, an option (by its button or its pieces) or ``several`` pieces; ``roll``, a die of
    ``sides`` for ``roller`` (None: nobody's), the first of ``dice``, which can all be typed in together; ``aim``, an
    option for a throw, or a freely aimed one; ``land``, a referee's facts about the dice; ``wait``, for another seat;
    ``over``, no more questions.

    A ``secret`` choice is hidden from others. With ``odds``, the exact chances of the next roll can be requested
    (`Odds`). ``areas`` are to be watched, beside those with pieces to pick. With ``direct``, a touch that completes a
    choice is an answer straight away, since it can be undone. ``lists`` can answer a series of questions; ``follow`` is
    the answer here for players who use a ready-made one. ``ways`` are whole moves that begin with options here, most
    likely first. The labels of ``brief`` options are short enough for buttons beside the question. ``filling`` is the
    whole series of choices that these options begin.
    """

    kind: Literal["choose", "roll", "aim", "land", "wait", "over"]
    text: Text
    head: Sentence = ()
    detail: Text = ""
    rules: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    several: Several | None = None
    cards: tuple[Card, ...] = ()
    areas: tuple[str, ...] = ()
    preview: Preview | None = None
    sides: int | None = None
    roller: int | None = None
    dice: tuple[Due, ...] = ()
    secret: bool = False
    odds: bool = False
    aim: Aim | None = None
    direct: bool = False
    lists: Lists | None = None
    follow: str = ""
    ways: tuple[Way, ...] = ()
    filling: Filling | None = None
    brief: bool = False


class Chance(Frozen):
    """A possible result of a roll, and its probability (0 to 1)."""

    label: Text
    share: float


class OddsTable(Frozen):
    """A group of chances: exactly one of them happens, or, if ``apart``, each may happen."""

    title: Text
    chances: tuple[Chance, ...]
    note: Text = ""
    rule: str = ""
    apart: bool = False


class Odds(Frozen):
    """The exact chances of a seat's next roll, as far as it knows, on request."""

    title: Text
    tables: tuple[OddsTable, ...]
    note: Text = ""


class Counted(Frozen):
    """The final number of things (``what``, such as "trophies") of each seat, in the order of seats."""

    what: Text
    points: tuple[int, ...]


class Ending(Frozen):
    """The ending of a game: ``text`` names the winner and the result, and the winning seats (none in a draw).

    ``counted`` are the final tallies, most important first.
    """

    winners: tuple[int, ...]
    text: Text
    counted: tuple[Counted, ...] = ()


class Scene(Frozen):
    """Everything one seat (or a spectator, ``seat`` None) sees of a position.

    A ``moment`` is a frame without a question; front ends show it for as long as people need. ``legend`` explains signs
    that appear without words.
    """

    game: str
    title: Text
    status: Text
    seat: int | None
    seats: tuple[Seat, ...]
    areas: tuple[Area, ...]
    wide: Layout
    narrow: Layout
    prompt: Prompt
    log: tuple[Line, ...] = ()
    calculations: tuple[Calculation, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    surface: Literal["cloth", "sheet"] = "cloth"
    legend: tuple[Sign, ...] = ()
    over: bool = False
    moment: bool = False
    ending: Ending | None = None
