"""The scene: what one seat sees, as a tree of named things that any front end can draw.

A game's ``scene.py`` builds these values from what a seat knows; the browser, the terminal and a language
model's text view draw them without knowing the game. Everything a person reads is here, in words.
"""

from __future__ import annotations

from typing import Literal

from warbones.core.frozen import Frozen
from warbones.core.messages import Msg, Piece, Shown, Sign, Text


class Group(Frozen):
    """The next ``count`` pieces of an area, told together: ``strong`` where they earn something, ``seat`` has them."""

    count: int
    text: Text
    strong: bool = False
    seat: int | None = None


class Note(Frozen):
    """A figure with the words that explain it, such as "8 + ?" and "their higher die, 6 to 40"."""

    figure: Text
    text: Text = ""


class Board(Frozen):
    """A square board in a space: its middle, half its side and how thick it is. ``seat``: whose it is."""

    id: str
    title: Text
    middle: tuple[int, ...]
    half: int
    thick: int
    seat: int | None = None


class Body(Frozen):
    """A piece in a space: where its centre is (x, y, z), and its turn, a quaternion (w, x, y, z) of length 32767.

    A die that is not turned has its 1 along z, its 2 along y and its 3 along x; opposite faces add up to seven.
    ``tag`` is what stands above it, such as "2×" over a tower.
    """

    piece: str
    at: tuple[int, ...]
    turn: tuple[int, ...]
    tag: Text = ""


class Space(Frozen):
    """Bodies and boards on a flat table, in hundredths of a millimetre; its top is z = 0. ``edge`` is a die's."""

    edge: int
    boards: tuple[Board, ...]
    bodies: tuple[Body, ...] = ()


class Area(Frozen):
    """A named part of the table. A gap (``None``) among the pieces is an empty place that keeps its room.

    ``look`` is how it looks, and all that a front end must know to draw it:

    - ``row``: pieces side by side on the cloth; ``stand``: a few beside a name plate, such as a counter;
    - ``grid``: a sunk tray with places in even rows; ``tray``: a sunk tray with its name beside its pieces;
    - ``screen``: a tray behind a divider, where nobody here may see what lies; ``well``: where pieces lie that are out
      of play for now; ``case``: shelves of what was won; ``shelf``: what can be taken, each piece with its words;
    - ``card``: a card with slots; ``paper``: a part of a sheet; ``list``: what is read, piece by piece;
    - ``zone``: a place on a board, with ``signs``, whose home ``seat`` is; ``field``: a part of a battlefield with a
      group of units for each side, the reader's own last;
    - ``space``: bodies in three dimensions. Their pieces lie in other areas, which say the same in words: whoever
      cannot show a space leaves it out and misses nothing.

    ``scale`` is how large its pieces are drawn among all those of the table. ``room`` is how many places it always
    keeps, however many pieces lie there: sizes follow from it and from nothing that is asked. ``role`` is what it is
    for, where that matters: on a ``stage`` picked pieces of its seat lie while the choice is open, and are looked at
    while things follow by themselves; a ``prize`` is looked at when all is over; what is ``vital`` decides who wins and
    stays in sight. ``short`` is the title where its place on the table says whose it is.
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
    """Where the areas stand: row by row the id of the area in each cell, "" where there is none.

    ``columns`` and ``rows`` say how large each of them is: its share of what is left, or 0 for as much as it holds.
    Each of the ``lanes`` is a pair of areas that a line joins. Areas ``over`` the others lie on the table's upper part,
    and take no room from them.
    """

    areas: tuple[tuple[str, ...], ...]
    columns: tuple[int, ...] = ()
    rows: tuple[int, ...] = ()
    lanes: tuple[tuple[str, ...], ...] = ()
    over: tuple[str, ...] = ()


def cells(*rows: str) -> tuple[tuple[str, ...], ...]:
    """Return a layout's areas from rows in which spaces stand between them."""
    return tuple(tuple(row.split()) for row in rows)


class Tally(Frozen):
    """Points kept in pencil strokes: so many ``of`` those that are needed."""

    points: int
    of: int


class Seat(Frozen):
    """A name plate. ``status`` is a word such as "ready"; ``acting`` says that a decision of this seat is due.

    ``tally`` and ``notes`` stand beside the name where no area of the table bears the plate.
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
"""What is read with the pieces that it names drawn in it."""


class Arrow(Frozen):
    """A pencil line from one piece to another, such as from who attacks to who is attacked, with a word beside it.

    ``dice`` are rolled there. All that it says is said elsewhere too, in the prompt or the log.
    """

    start: str
    end: str
    text: Text = ""
    dice: tuple[Piece, ...] = ()


LineKind = Literal["told", "heading", "roll", "result", "passed"]


class Line(Frozen):
    """One line of the log. ``rolled`` lists the pieces that were rolled in it, so that they tumble.

    A line of the kind ``passed`` says that somebody is ready or leaves all as it is: nothing on the table changes.
    """

    parts: Sentence
    seat: int | None = None
    kind: LineKind = "told"
    rolled: tuple[str, ...] = ()
    rule: str = ""


class Term(Frozen):
    """One line of a sum: its name, why it counts, its signed value and the rule it comes from."""

    name: Text
    why: Text
    value: str
    rule: str = ""


class Sum(Frozen):
    """What one seat adds up."""

    seat: int
    pieces: tuple[Piece, ...]
    terms: tuple[Term, ...]
    total: str
    name: Text


class Calculation(Frozen):
    """Sums side by side, and what follows from them."""

    title: Text
    sums: tuple[Sum, ...]
    note: Text = ""
    conclusion: Text = ""


class Tab(Frozen):
    """Where a line of a piece's parts is chosen: beside one of its ``column``s or ``row``s, counted from 1."""

    piece: str
    column: int = 0
    row: int = 0


class Option(Frozen):
    """One legal action: its notation, the button's words, the pieces it touches and what choosing it means.

    One with pieces is chosen on the table. Others have buttons, of which few stand beside the question: where there
    are more, each has a ``detail`` and they are cards.
    ``place`` is the area where its piece would come to lie: it can be tapped, and shows the piece before it is chosen.
    An option with a ``tab`` is chosen there, or by the parts in that line. ``picture`` is shown with its words.
    ``rules`` are those that ``detail`` follows from.
    ``then`` are the actions that follow it at once, where the option is several choices of one deed: any that is no
    choice by then is left out.
    ``confirm`` is asked before an action that is easily pressed by mistake and gives something up for good.
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
    """A way to do a whole deed on the board, drawn and in a word: its options are several choices each (`then`)."""

    sign: Sign
    options: tuple[Option, ...]


class Several(Frozen):
    """A choice of a set: any ``fewest`` or more of ``pieces``, at most as many as there are ``labels`` for.

    ``names`` are the pieces in words; ``labels`` the button's words for each number of pieces from ``fewest`` up. The
    action is ``action`` and the ids of the pieces, in their order here. ``alike`` are pieces of which it does not
    matter which are picked: the action names the first of them.
    """

    action: str
    pieces: tuple[str, ...]
    names: tuple[Text, ...]
    labels: tuple[Text, ...]
    fewest: int = 1
    alike: tuple[tuple[str, ...], ...] = ()


class Card(Frozen):
    """What there is to read about a piece that can be chosen. Touching the card is touching the piece."""

    piece: str
    title: Text
    note: Text = ""
    faces: tuple[Piece, ...] = ()


class Preview(Frozen):
    """What would happen to ``pieces`` if things stayed as they are: shown on the table when a person asks."""

    label: Text
    text: Text
    pieces: tuple[str, ...] = ()


class Aim(Frozen):
    """How a throw may be aimed, beside the options that name one: ``action`` with its words filled in.

    ``pieces`` can be thrown, at ``boards``, released at least ``least`` from the board aimed at (``every``: from every
    board; ``flat``: seen from above), at most ``highest`` above the table and ``farthest`` from its middle, and
    at most so fast (millimetres a second) and spinning so much (milliradians a second). ``words`` are the pieces' names
    in the action, in their order, and ``boards`` those of the space's boards. ``skill`` says how much hands stray,
    ``foam`` what dice are made of.
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
    """What a written list may hold: its ``word`` there, the action that takes it, its cost, and how often it may stand.

    ``most`` None: as often as there are points for.
    """

    word: Text
    action: str
    cost: int
    most: int | None = None


class ReadyList(Frozen):
    """A list that is there to be used: its name, what to expect of it, and its text.

    ``actions`` are what takes it, one by one as they are asked for; in between and then a prompt's ``follow`` is taken,
    until play begins. ``place`` is the area that it belongs to, where it does to one.
    """

    name: Text
    note: Text
    text: Text
    actions: tuple[str, ...]
    place: str = ""


class Lists(Frozen):
    """A list of purchases that can be written, kept and read again, taken one by one as they are asked for.

    ``text`` is what was taken so far, ``left`` the points for more.
    """

    title: Text
    entries: tuple[Entry, ...]
    left: int
    text: Text = ""
    ready: tuple[ReadyList, ...] = ()


class Due(Frozen):
    """A die that is due and typed in: its name, such as "your d8", and its faces in order, as people see them on it."""

    name: Text
    faces: tuple[Piece, ...]


class Prompt(Frozen):
    """What is asked now, of whom and why: always there, also while this seat only waits.

    ``rules`` are those that ``detail`` follows from: shown to whoever asks, never in the sentence.
    ``head`` is ``text`` with its pieces, where it names any: whoever can draw them shows it instead.
    ``choose``: pick an option, by its button or by picking its pieces, or ``several`` pieces. ``roll``: a die of
    ``sides`` is due, which ``roller`` rolls (None: it is nobody's); it is the first of ``dice``, and the others can be
    typed in with it. ``aim``: choose an option that names a throw, or aim one freely. ``land``: a referee writes
    how the dice lie. ``wait``: another seat is asked. ``over``: nothing is asked any more. ``secret`` says that the
    others may not see what is chosen here, ``odds`` that a roll follows whose exact chances can be asked for (`Odds`).
    ``areas`` are those to look at now, besides where pieces can be picked. ``direct``: a touch that completes a choice
    answers at once, as it can be stepped back. ``lists``: what is asked for one by one can be taken from a list;
    ``follow``: what is answered here for whoever took a ready one. ``ways`` do at once on the board what options here
    begin, the likeliest way first. ``brief``: its options' words are short enough to stand beside the question.
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
    brief: bool = False


class Chance(Frozen):
    """Something that a roll can come to, and how likely that is (0 to 1)."""

    label: Text
    share: float


class OddsTable(Frozen):
    """Chances that belong together: either one of them happens, or each may (``apart``)."""

    title: Text
    chances: tuple[Chance, ...]
    note: Text = ""
    rule: str = ""
    apart: bool = False


class Odds(Frozen):
    """The exact chances of a roll that a seat is about to make, by what it knows: given on request."""

    title: Text
    tables: tuple[OddsTable, ...]
    note: Text = ""


class Counted(Frozen):
    """What each seat has in the end, in the seats' order, of what ``what`` names ("trophies")."""

    what: Text
    points: tuple[int, ...]


class Ending(Frozen):
    """How a game ended: ``text`` says who won and by what; ``winners`` are the seats that won, nobody in a draw.

    ``counted`` is what stood at the end, what matters most first.
    """

    winners: tuple[int, ...]
    text: Text
    counted: tuple[Counted, ...] = ()


class Scene(Frozen):
    """Everything one seat (or a spectator, ``seat`` None) sees of a position.

    ``moment``: nothing is asked, the rest follows by itself; a front end shows it for as long as people need to look.
    ``legend`` says what signs mean that stand on the table without their words.
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
