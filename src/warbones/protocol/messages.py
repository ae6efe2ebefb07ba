"""Every shape of data that crosses the wire. The browser's TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from warbones.core.messages import Piece, Text
from warbones.core.view.scene import Odds, Scene
from warbones.table.clock_kinds import TimeControl

Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]  # what every reader of JSON can hold


Words = Literal["en", "none"]
"""In which language texts come: "none" for messages of the catalogue, which are worded where they are read."""


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message: immutable, strict, written without its defaults."""


# --- HTTP


class OptionValue(Message):
    """One value of a rule option, with what it means."""

    value: str | int | bool
    text: Text


class OptionCard(Message):
    """A rule option as players see it before they sit down. ``ruling`` is its number in the rulebook page.

    ``own`` says how a value of one's own is written, "" where there is none. Where it is a whole number, ``most`` is
    not 0, and it is ``least`` to ``most``; else it is a text.
    """

    name: str
    title: Text
    ruling: str
    default: str | int | bool
    values: tuple[OptionValue, ...]
    own: Text = ""
    least: int = 0
    most: int = 0


class GameCard(Message):
    """A game in the lobby. ``look`` are a few pieces that tell it apart.

    ``seats_option`` names the option that says how many of the seats take part, "" where all always do; ``by_hand`` are
    the options that real dice need (`TableRequest.by_hand`).
    """

    id: str
    title: str
    line: Text
    facts: Text
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionCard, ...] = ()
    look: tuple[Piece, ...] = ()
    seats_option: str = ""
    by_hand: dict[str, str | int | bool] = {}


class Games(Message):
    """Answer of ``GET /api/games``."""

    games: tuple[GameCard, ...]


class Rulebook(Message):
    """Answer of ``GET /api/games/{game}/rules``: the page as HTML; each rule has its number as its id."""

    game: str
    title: str
    html: str


class SeatRequest(Message):
    """Who sits there: a person at this browser, a friend who comes by a link, or a bot of a named strength."""

    kind: Literal["person", "friend", "bot"]
    bot: str = ""


class TableRequest(Message):
    """Body of ``POST /api/tables``. ``hints``: they may be asked for even where several people play. ``clock`` limits
    the time that people have, None: nobody's.

    ``brings``: this browser brings a share of the dice (`Share`) for each of its seats, and nothing is rolled before.
    ``by_hand``: people roll real dice of their own and type in what they show (`Roll`); those of bots are rolled here.
    """

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=8)]
    options: dict[str, str | int | bool] = {}
    listed: bool = False
    hints: bool = False
    brings: bool = False
    clock: TimeControl | None = None
    by_hand: bool = False


class SeatTicket(Message):
    """A person's seat at a table. The token is the seat's only key; a link carries it behind its ``#``."""

    seat: int
    token: Token


class TableTicket(Message):
    """Answer of ``POST /api/tables``: one ticket for each person's seat here, and one to send to each friend."""

    table: str
    game: str
    title: str
    seats: tuple[SeatTicket, ...]
    invites: tuple[SeatTicket, ...] = ()


class Sitter(Message):
    """Who sits on a seat, as everybody may know. ``here``: a person's browser is connected.

    ``stands_in`` says that the bot plays for a person who can take the seat back; ``called`` is the name that the
    person chose, or "". ``out``: it plays since the person's time ran out. ``mark`` is a player's, "" where somebody is
    none; ``rating`` what a player or bot was rated at this game when they sat down, 0 where they were not; ``wants``:
    they wish this match to be rated. ``failed``: why a bot from a file plays no more, for which ``bot`` stands in.
    """

    seat: int
    name: str
    kind: Literal["person", "friend", "bot"]
    here: bool = False
    bot: str = ""
    stands_in: bool = False
    called: str = ""
    out: bool = False
    mark: str = ""
    rating: int = 0
    wants: bool = False
    failed: Text = ""


class TableRow(Message):
    """A table as everybody may know it; also the answer of ``GET /api/tables/{table}``.

    ``free`` are the seats that nobody has taken: anybody may where the table is ``listed``, and else whoever has the
    seat's link. ``by_hand``: it is played with real dice.
    """

    table: str
    game: str
    title: str
    status: Text
    sitters: tuple[Sitter, ...]
    free: tuple[int, ...] = ()
    options: tuple[Text, ...] = ()
    clock: TimeControl | None = None
    by_hand: bool = False
    listed: bool = True
    over: bool = False


class Tables(Message):
    """Answer of ``GET /api/tables``: tables that wait for somebody, and those in play, the newest first."""

    open: tuple[TableRow, ...]
    running: tuple[TableRow, ...]


class SitRequest(Message):
    """Body of ``POST /api/tables/{table}/sit``: take a free seat of a listed table. Answered by a `TableTicket`.

    ``brings``: this browser brings a share of the dice next (`Share`).
    """

    seat: Number
    brings: bool = False


class Claim(Message):
    """Body of ``POST /api/tables/{table}/claim``: take the seat of a link. Answered by a `TableTicket`.

    ``secret`` is made by the browser, one for each seat, and is the seat's only key from then on: the link works once.
    To claim again with the same secret changes nothing. ``name``: how the person wants to be called, "" to leave it.
    ``brings``: this browser brings a share of the dice next (`Share`).
    """

    token: Token
    secret: Annotated[str, Meta(min_length=20, max_length=64)]
    name: Annotated[str, Meta(max_length=256)] = ""
    brings: bool = False


class Carry(Message):
    """Body of ``POST /api/tables/{table}/carry``: a link's ticket for one's own seat, as a `SeatTicket`."""

    token: Token


class PushTarget(Message):
    """A browser's push subscription: where messages for it are sent, and its two keys, as browsers name them."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class PushRequest(Message):
    """Body of ``POST /api/tables/{table}/push``: call this browser when the seat of ``token`` is asked something while
    nobody is there; ``on`` false: no more. The message has the table's name and nothing else.
    """

    token: Token
    target: PushTarget
    on: bool = True


class PushKey(Message):
    """Answer of ``GET /api/push``: the VAPID key that subscriptions are made for, "" where nobody is called."""

    key: str = ""


class Standing(Message):
    """Answer of ``GET /api/tables/{table}/standing``: how a table stands for whoever sits there.

    ``waits`` says that one of the seats whose keys were shown is asked something, and ``left`` how many milliseconds
    the first of them has for it, None where there is no clock.
    """

    status: Text
    over: bool = False
    waits: bool = False
    left: int | None = None


class Sharing(Message):
    """Answer of ``GET /api/sharing`` and of ``POST``: from where the tables can be opened.

    Links begin with ``address``, "" where with the page's own; ``others`` do as well. ``alone`` says that this machine
    alone can open the tables, ``open`` that the home network may, and ``may`` that who asks may change that.
    ``problem`` says why no other device can come, ``advice`` what to try where one cannot.
    """

    address: str = ""
    others: tuple[str, ...] = ()
    alone: bool = False
    open: bool = False
    may: bool = False
    problem: Text = ""
    advice: Text = ""


class SharingChange(Message):
    """Body of ``POST /api/sharing``: whether the home network may open the tables."""

    open: bool


class Link(Message):
    """Body of ``POST /api/qr``: a link to one of this server's pages."""

    link: Annotated[str, Meta(max_length=400)]


class QrCode(Message):
    """Answer of ``POST /api/qr``: the rows of a QR code from above, "1" dark and "0" light, without its quiet zone."""

    rows: tuple[str, ...]


class Health(Message):
    """Answer of ``GET /api/health``: the server answers, and matches can be read and stored."""

    version: str


class Preparing(Message):
    """Answer of ``GET /api/preparing``: what the server is still getting ready (bots' first compile)."""

    ready: bool
    text: Text = ""
    done: int = 0
    of: int = 0


class Problem(Message):
    """Any refused HTTP request: what was wrong and what would be right; a message where ``?words=none`` asks for it."""

    problem: Text


# --- WebSocket ``/api/tables/{table}/play``: the client's messages


class Join(Message, tag_field="type", tag="join"):
    """First message of a socket: the seat's token ("" to watch), and the last version this client has seen (0: none).

    Every view after that version follows; a client that has seen none gets the newest alone. ``seen``: as in `Sight`.
    ``words``: the language of what people read, or "none" for messages (`Msg`) that the client words itself.
    """

    token: Token
    since: Number = 0
    seen: bool = True
    words: Words = "en"


class Act(Message, tag_field="type", tag="act"):
    """An intention. ``id`` is made by the client and comes back in the reply; ``number`` is the number of the
    decision that is answered (``View.number``), so that a late or doubled answer is told so.

    ``thought``: milliseconds between the first view with this number and this answer, as the client measured them: what
    else went by is taken for the way here, and where the table has clocks a second of it a move is given back.
    """

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    action: Annotated[str, Meta(max_length=2048)]
    thought: Number | None = None


class Ask(Message, tag_field="type", tag="ask"):
    """A wish beside the game, as a person on a seat.

    ``undo``: take the seat's last decision back, or what it typed in last of real dice; ``rematch``: the same again
    with seats swapped; ``draw``: end the match without a winner: each needs the other people's consent, but for an undo
    in the middle of one action.
    ``resign``: give the match up. ``claim``: win, since who is asked has gone (`Presence.may_claim`); ``call_off``: end
    it for nothing instead, unrated.
    ``bot``: let ``bot`` play for me; ``seat``: I play myself again. ``hint``: what would ``bot`` do? ``odds``: what can
    the roll come to that ``action`` leads to ("": the first of the prompt's options)?
    """

    id: Annotated[str, Meta(max_length=64)]
    what: Literal["undo", "rematch", "draw", "resign", "claim", "call_off", "bot", "seat", "hint", "odds"]
    bot: Annotated[str, Meta(max_length=32)] = ""
    action: Annotated[str, Meta(max_length=512)] = ""


class Consent(Message, tag_field="type", tag="consent"):
    """Answer to another seat's wish (`Proposal.number`)."""

    id: Annotated[str, Meta(max_length=64)]
    wish: Number
    yes: bool


class Say(Message, tag_field="type", tag="say"):
    """Say a phrase of the catalogue (`warbones.table.phrases`), so that everybody at the table hears it."""

    id: Annotated[str, Meta(max_length=64)]
    phrase: Annotated[str, Meta(max_length=16)]


class Call(Message, tag_field="type", tag="call"):
    """Choose the name by which the others see this seat's person."""

    id: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=256)]


class Share(Message, tag_field="type", tag="share"):
    """What the seat's browser brings to the dice: 32 random bytes, in 64 hexadecimal digits, that it made after it saw
    the commitment (`Seal`). Once for each seat, before play begins.
    """

    id: Annotated[str, Meta(max_length=64)]
    share: Annotated[str, Meta(max_length=256)]


class Roll(Message, tag_field="type", tag="roll"):
    """Faces that the seat's person rolled by hand: of all of the prompt's ``dice`` in their order, or of the first.

    Each is 1 to the number of the die's sides. ``number`` is that of the first (``View.typed``), so that what is late
    or doubled is told so.
    """

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    faces: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=64)]


class Land(Message, tag_field="type", tag="land"):
    """What came of a throw at a real table, as a prompt of the kind "land" says; ``number`` is ``View.typed``."""

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    facts: Annotated[str, Meta(max_length=2048)]


class Sight(Message, tag_field="type", tag="sight"):
    """Whether this page is in sight now: who comes to be asked while none is, is called as if they were away.

    It is answered in its turn, so that a client can ask by it whether anybody is still at the other end.
    """

    id: Annotated[str, Meta(max_length=64)]
    seen: bool


Intention = Act | Ask | Consent | Say | Call | Share | Roll | Land
"""What a seat wants done."""

ClientMessage = Join | Sight | Intention


# --- WebSocket: the server's messages


class View(Message, tag_field="type", tag="view"):
    """What the seat sees now. ``v`` counts this seat's views without a gap; ``number`` is the seat's next decision, and
    ``typed`` the next of what is typed in of real dice (`Roll`, `Land`).

    A log grows long and changes at its end: the scene's log goes on after the first ``kept`` lines of the view before.
    ``flights`` are the ways by which bodies came to lie as they do now, one after the other, packed as
    `warbones.physics.flight` says.
    """

    v: int
    number: int
    scene: Scene
    kept: int = 0
    flights: tuple[bytes, ...] = ()
    typed: int = 0


class Accepted(Message, tag_field="type", tag="accepted"):
    """The intention ``id`` was applied and is on disk. ``repeated``: it already was before."""

    id: str
    repeated: bool = False


class Refused(Message, tag_field="type", tag="refused"):
    """The message (``id`` where it had one) changed nothing; ``problem`` says why and what would be right."""

    problem: Text
    id: str = ""


class Proposal(Message):
    """A wish that waits for consent: whose, and the seats that have not said yes yet."""

    number: int
    what: Literal["undo", "rematch", "draw"]
    seat: int
    waits_for: tuple[int, ...]


class Refusal(Message):
    """A wish that was refused: what, whose, and by which seat."""

    what: Literal["undo", "rematch", "draw"]
    seat: int
    by: int


class Heard(Message):
    """What a seat said: a phrase's name, and which of all that was said at the table it is (from 0)."""

    number: int
    seat: int
    phrase: str


class Seal(Message):
    """What is known of a table's dice before they are revealed with the match's file (`docs/dice.md`).

    ``commitment`` is the digest of the table's secret. ``awaits`` are the seats whose browsers have still to bring a
    share, ``brought`` those that brought one. Once play has begun, ``shares`` is what each seat brought ("": nothing).
    """

    commitment: str
    awaits: tuple[int, ...] = ()
    brought: tuple[int, ...] = ()
    shares: tuple[str, ...] = ()


class Presence(Message, tag_field="type", tag="company"):
    """Who is at the table, how many watch, the wish that waits, what was said last, and what this seat may do beside
    the game now. ``waits``: somebody has still to come, and play has not begun. ``steps_back``: an undo is done at
    once, since nobody else is concerned. ``seal``: what is known of the dice; ``by_hand``: people roll theirs by hand.
    ``again`` is the table of the rematch, once it is agreed, for who watches. ``rated``: everybody wishes so, and the
    result counts. ``may_claim``: who is asked at a rated table without a clock has been away for ten minutes.
    ``begins`` is when play begins whoever has come, in milliseconds since 1970, 0 where all are waited for.
    ``refused`` is this seat's last wish where it was refused, until the seat wishes again or plays on.

    Sent after joining and whenever it changes; it is no part of the numbered views.
    """

    sitters: tuple[Sitter, ...]
    watching: int = 0
    wish: Proposal | None = None
    may_undo: bool = False
    steps_back: bool = False
    may_resign: bool = False
    may_draw: bool = False
    may_hint: bool = False
    heard: tuple[Heard, ...] = ()
    waits: bool = False
    again: str = ""
    seal: Seal | None = None
    by_hand: bool = False
    rated: bool = False
    may_claim: bool = False
    begins: Number = 0
    refused: Refusal | None = None


class ClocksTold(Message, tag_field="type", tag="clocks"):
    """What the table's clocks show at this moment: the milliseconds that each seat has ``left``, a bot's too.

    Those that are ``running`` count down, ``after`` so many milliseconds in which something is still shown. Sent after
    joining and whenever a clock begins, ends or is set; never where a table has no clocks.
    """

    control: TimeControl
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    after: int = 0


class Again(Message, tag_field="type", tag="again"):
    """The rematch is agreed: the new table and this person's seat there."""

    ticket: TableTicket


class HintOption(Message):
    """An action as the bot weighs it: how often it would play it (0 to 1), and how often it expects to win (0 to 1).

    ``then`` is what it would do next, where nothing is rolled before that and nobody else is asked. ``aimed`` is the
    same throw with its figures, as the prompt's aim writes it, where it is one.
    """

    action: str
    label: Text
    share: float
    expects: float
    then: tuple[str, ...] = ()
    aimed: str = ""


class Hint(Message, tag_field="type", tag="hint"):
    """What the bot would do, and what else it weighed, the best first. For the asking seat alone.

    ``text`` says what, one reason and one number.
    """

    id: str
    text: Text
    options: tuple[HintOption, ...]


class OddsTold(Message, tag_field="type", tag="odds"):
    """The chances of the roll that ``action`` leads to, by what the asking seat knows, and for it alone."""

    id: str
    action: str
    odds: Odds


ServerMessage = View | Accepted | Refused | Presence | ClocksTold | Again | Hint | OddsTold
