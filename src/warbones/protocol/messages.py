"""Every shape of data that crosses the wire. The browser's TypeScript types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from warbones.core.messages import Piece, Text
from warbones.core.view.scene import Odds, Scene
from warbones.table.clock_kinds import TimeControl

Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, lt=2**53)]  # exact in every JSON parser


Words = Literal["en", "none"]
"""The language of what people read; "none": messages of the catalogue, which the client puts into words."""


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message: immutable, strict, written without its defaults."""


# --- HTTP


class OptionValue(Message):
    """One value of a rule option, with what it means."""

    value: str | int | bool
    text: Text


class OptionCard(Message):
    """A rule option, as shown before a match. ``ruling`` is its number in the rulebook page.

    ``custom`` explains a custom value, "" if none is allowed. With ``most`` above 0 it is an integer from ``least`` to
    ``most``, otherwise a string.
    """

    name: str
    title: Text
    ruling: str
    default: str | int | bool
    values: tuple[OptionValue, ...]
    custom: Text = ""
    least: int = 0
    most: int = 0


class GameCard(Message):
    """A game in the lobby. ``look`` shows a few of its pieces.

    ``seats_option`` names the option that says how many of the seats take part, "" where all always do; ``by_hand`` are
    the options that real dice need (`TableRequest.by_hand`); ``suggested`` is the game for newcomers.
    """

    id: str
    title: str
    tagline: Text
    facts: Text
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    options: tuple[OptionCard, ...] = ()
    look: tuple[Piece, ...] = ()
    seats_option: str = ""
    by_hand: dict[str, str | int | bool] = {}
    suggested: bool = False


class Games(Message):
    """Response to ``GET /api/games``."""

    games: tuple[GameCard, ...]


class Rulebook(Message):
    """Response to ``GET /api/games/{game}/rules``: the page as HTML; each rule has its number as its id."""

    game: str
    title: str
    html: str


class SeatRequest(Message):
    """A requested seat: for a person at this browser, a friend with a link, or a bot by its name."""

    kind: Literal["person", "friend", "bot"]
    bot: str = ""


class TableRequest(Message):
    """Body of ``POST /api/tables``. ``hints``: they are allowed even if several people play. ``clock`` limits people's
    time; None for no limit.

    ``sends_client_seed``: this browser sends a `ClientSeed` for each of its seats, and nothing is rolled before that.
    ``by_hand``: people roll real dice and type in the faces (`Roll`); the server rolls for bots.
    """

    game: Annotated[str, Meta(max_length=32)]
    seats: Annotated[tuple[SeatRequest, ...], Meta(max_length=8)]
    options: dict[str, str | int | bool] = {}
    listed: bool = False
    hints: bool = False
    sends_client_seed: bool = False
    clock: TimeControl | None = None
    by_hand: bool = False


class ContinueRequest(Message):
    """Body of ``POST /api/tables/{table}/continue``: play on from frame ``n`` of its replay against bots.

    ``seat`` is yours, None the one to act. The new table has new dice and is never rated. Answered by a
    `TableTicket`. ``sends_client_seed``: this browser sends a `ClientSeed` next.
    """

    n: Number
    seat: Number | None = None
    sends_client_seed: bool = False


class ContinuedMatch(Message):
    """The match that a match continues: its ``table`` ("" if it came from a file) and the frame ``n`` of its replay."""

    table: str
    n: int


class SeatTicket(Message):
    """A person's seat at a table. The token is the seat's only key; a link carries it behind its ``#``."""

    seat: int
    token: Token


class TableTicket(Message):
    """Response to ``POST /api/tables``: one ticket for each person's seat here, and one to send to each friend."""

    table: str
    game: str
    title: str
    seats: tuple[SeatTicket, ...]
    invites: tuple[SeatTicket, ...] = ()


class Occupant(Message):
    """The public facts about a seat's occupant. ``connected``: a person's browser is connected.

    ``stand_in`` says that the bot plays for a person who can take the seat back; ``chosen_name`` is the name that the
    person chose, or "". ``timed_out``: the person's time ran out, so the bot plays. ``mark`` is the player's mark, or
    "" without a player; ``rating`` is their rating at this game when they sat down, or the bot's, and 0 for none;
    ``wants_rated``: they want this match to be rated. ``failure`` is the reason why ``bot`` replaces a bot from a file.
    """

    seat: int
    name: str
    kind: Literal["person", "friend", "bot"]
    connected: bool = False
    bot: str = ""
    stand_in: bool = False
    chosen_name: str = ""
    timed_out: bool = False
    mark: str = ""
    rating: int = 0
    wants_rated: bool = False
    failure: Text = ""


class TableRow(Message):
    """The public summary of a table; also the answer of ``GET /api/tables/{table}``.

    ``free`` are the seats that nobody has taken: anybody may take them if the table is ``listed``, otherwise only
    whoever has the seat's link. ``by_hand``: it is played with real dice.
    """

    table: str
    game: str
    title: str
    status: Text
    occupants: tuple[Occupant, ...]
    free: tuple[int, ...] = ()
    options: tuple[Text, ...] = ()
    clock: TimeControl | None = None
    by_hand: bool = False
    listed: bool = True
    over: bool = False


class Tables(Message):
    """Response to ``GET /api/tables``: the tables with a free seat, and those in play, the newest first."""

    open: tuple[TableRow, ...]
    running: tuple[TableRow, ...]


class SitRequest(Message):
    """Body of ``POST /api/tables/{table}/sit``: take a free seat of a listed table. Answered by a `TableTicket`.

    ``sends_client_seed``: this browser sends a `ClientSeed` next.
    """

    seat: Number
    sends_client_seed: bool = False


class Claim(Message):
    """Body of ``POST /api/tables/{table}/claim``: take the seat of a link. Answered by a `TableTicket`.

    ``secret`` is made by the browser, one for each seat, and is the seat's only key from then on: the link works once.
    Claiming again with the same secret changes nothing. ``name`` is the person's name, "" to leave it.
    ``sends_client_seed``: this browser sends a `ClientSeed` next.
    """

    token: Token
    secret: Annotated[str, Meta(min_length=20, max_length=64)]
    name: Annotated[str, Meta(max_length=256)] = ""
    sends_client_seed: bool = False


class SeatTransfer(Message):
    """Body of ``POST /api/tables/{table}/carry``, for a link that transfers the seat. Answered by a `SeatTicket`."""

    token: Token


class PushTarget(Message):
    """A browser's push subscription: its endpoint and its two keys, as browsers name them."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    p256dh: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]


class PushRequest(Message):
    """Body of ``POST /api/tables/{table}/push``: notify this browser when the seat of ``token`` is to act while nobody
    is there; ``on`` false turns that off. The notification has the table's name and nothing else.
    """

    token: Token
    target: PushTarget
    on: bool = True


class PushKey(Message):
    """Response to ``GET /api/push``: the VAPID key for subscriptions, "" if the server sends no notifications."""

    key: str = ""


class OwnStatus(Message):
    """Response to ``GET /api/tables/{table}/standing``: the status of a table, for the people who play there.

    ``to_act``: one of the seats whose keys were sent is to act; ``left`` is the least time that one of them has, in
    milliseconds, None without a clock.
    """

    status: Text
    over: bool = False
    to_act: bool = False
    left: int | None = None


class Sharing(Message):
    """Response to ``GET`` and ``POST /api/sharing``: the addresses of this server for other devices.

    Links begin with ``address`` ("": the page's own) or one of ``others``. ``local_only``: only this machine can open
    the tables; ``open``: the home network can; ``may_change``: this browser may change that. ``problem`` is the reason
    why no other device can connect, and ``advice`` what to try if one cannot.
    """

    address: str = ""
    others: tuple[str, ...] = ()
    local_only: bool = False
    open: bool = False
    may_change: bool = False
    problem: Text = ""
    advice: Text = ""


class SharingChange(Message):
    """Body of ``POST /api/sharing``: whether the home network may open the tables."""

    open: bool


class Link(Message):
    """Body of ``POST /api/qr``: a link to one of this server's pages."""

    link: Annotated[str, Meta(max_length=400)]


class QrCode(Message):
    """Response to ``POST /api/qr``: the rows of a QR code, top first ("1" dark, "0" light), without its quiet zone."""

    rows: tuple[str, ...]


class Health(Message):
    """Response to ``GET /api/health``: the server answers, and matches can be read and stored."""

    version: str


class Preparing(Message):
    """Response to ``GET /api/preparing``: the progress of the server's preparation (the first compilation of bots)."""

    ready: bool
    text: Text = ""
    done: int = 0
    total: int = 0


class Problem(Message):
    """The answer to a refused HTTP request: the reason and the way out; a message if ``?words=none`` asks for it."""

    problem: Text


# --- WebSocket ``/api/tables/{table}/play``: the client's messages


class Join(Message, tag_field="type", tag="join"):
    """First message of a socket: the seat's token ("" to watch), and the last version this client has seen (0: none).

    Every view after that version follows; a client that has seen none gets the newest alone. ``visible``: as in
    `Visibility`. ``words``: the language of what people read, or "none" for messages (`Msg`) that the client words
    itself.
    """

    token: Token
    since: Number = 0
    visible: bool = True
    words: Words = "en"


class Act(Message, tag_field="type", tag="act"):
    """A decision. ``id`` is made by the client and comes back in the reply; ``number`` is that of the decision
    (``View.number``), so that a late or repeated answer is recognised.

    ``thinking_time`` is the time in milliseconds between the first view with this number and this answer, as measured
    by the client. Any further delay counts as lag, of which clocks give back up to a second a move, and no more than
    the socket's own pings took.
    """

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    action: Annotated[str, Meta(max_length=2048)]
    thinking_time: Number | None = None


class Ask(Message, tag_field="type", tag="ask"):
    """A request outside the game's rules, by a person in a seat.

    ``undo``: take back the seat's last decision, or its last typed-in dice; ``rematch``: play again with seats swapped;
    ``draw``: end the match without a winner. Each needs the others' consent, except an undo in the middle of an action.
    ``undo_turn``: against bots alone, take back everything since this seat's last turn began, dice too.
    ``resign``: resign the match. ``claim``: win because the other has abandoned the match (`Presence.may_claim`);
    ``call_off``: end it without a result instead.
    ``bot``: let ``bot`` play for me; ``seat``: take my seat back. ``hint``: the advice of ``bot``. ``odds``: the odds
    of the roll after ``action`` ("": the first of the prompt's options).
    """

    id: Annotated[str, Meta(max_length=64)]
    what: Literal["undo", "undo_turn", "rematch", "draw", "resign", "claim", "call_off", "bot", "seat", "hint", "odds"]
    bot: Annotated[str, Meta(max_length=32)] = ""
    action: Annotated[str, Meta(max_length=512)] = ""


class Consent(Message, tag_field="type", tag="consent"):
    """The answer to another seat's proposal (`Proposal.number`)."""

    id: Annotated[str, Meta(max_length=64)]
    proposal: Number
    yes: bool


class Say(Message, tag_field="type", tag="say"):
    """A phrase for everybody at the table (`warbones.table.phrases`)."""

    id: Annotated[str, Meta(max_length=64)]
    phrase: Annotated[str, Meta(max_length=16)]


class NameChange(Message, tag_field="type", tag="name"):
    """The name that this seat's person chooses."""

    id: Annotated[str, Meta(max_length=64)]
    name: Annotated[str, Meta(max_length=256)]


class ClientSeed(Message, tag_field="type", tag="client_seed"):
    """The client seed of a seat: 32 random bytes in 64 hexadecimal digits, made after the `DiceCommitment` was seen.

    Sent once for each seat, before the match starts.
    """

    id: Annotated[str, Meta(max_length=64)]
    seed: Annotated[str, Meta(max_length=256)]


class Roll(Message, tag_field="type", tag="roll"):
    """Faces of real dice: for all of the prompt's ``dice`` in order, or for the first ones.

    ``number`` is that of the first face (``View.typed``), so that a late or repeated roll is recognised.
    """

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    faces: Annotated[tuple[Number, ...], Meta(min_length=1, max_length=64)]


class Land(Message, tag_field="type", tag="land"):
    """The landing of a real throw, as a prompt of the kind "land" asks for; ``number`` is ``View.typed``."""

    id: Annotated[str, Meta(max_length=64)]
    number: Number
    facts: Annotated[str, Meta(max_length=2048)]


class Visibility(Message, tag_field="type", tag="visibility"):
    """Whether the page is visible. A person without a visible page is notified as if they were away.

    It is answered in order, so that a client can use it as a ping.
    """

    id: Annotated[str, Meta(max_length=64)]
    visible: bool


class Knock(Message, tag_field="type", tag="knock"):
    """A guest at a table that has not begun: a socket without a seat whose person is about to take a free one.

    ``looks``: the friend with the seat's link (``token``) has opened it; ``learns``: they are playing the lesson;
    ``asks``: somebody without a link asks for ``seat``, and is answered by `Admission`. ``name`` is shown to the
    people at the table, who see the guest (`Presence.guests`) until the socket closes. Sent again, it replaces the one
    before. ``sends_client_seed``: this browser sends a `ClientSeed` next.
    """

    id: Annotated[str, Meta(max_length=64)]
    what: Literal["looks", "learns", "asks"]
    token: Token = ""
    seat: Number = 0
    name: Annotated[str, Meta(max_length=256)] = ""
    sends_client_seed: bool = False


class Admit(Message, tag_field="type", tag="admit"):
    """The answer of a person at the table to a guest who asks for a seat (`Guest.number`).

    ``token`` is the seat's link, which passes to the guest and no longer works for its owner; "" declines.
    """

    id: Annotated[str, Meta(max_length=64)]
    guest: Number
    token: Token = ""


Intention = Act | Ask | Consent | Say | NameChange | ClientSeed | Roll | Land | Admit
"""Everything that a seat can send."""

ClientMessage = Join | Visibility | Knock | Intention


# --- WebSocket: the server's messages


class View(Message, tag_field="type", tag="view"):
    """The scene of a seat. ``v`` counts this seat's views without a gap; ``number`` is the seat's next decision, and
    ``typed`` its next typed-in roll or landing (`Roll`, `Land`).

    To keep views short, the scene's log continues after the first ``log_from`` lines of the view before. ``flights``
    are the packed flights of thrown bodies before this scene, in order (`warbones.physics.flight`).
    """

    v: int
    number: int
    scene: Scene
    log_from: int = 0
    flights: tuple[bytes, ...] = ()
    typed: int = 0


class Accepted(Message, tag_field="type", tag="accepted"):
    """The message ``id`` was applied and is on disk. ``repeated``: it had been applied before."""

    id: str
    repeated: bool = False


class Refused(Message, tag_field="type", tag="refused"):
    """The message ``id`` ("": it had none) changed nothing; ``problem`` says why, and what to do."""

    problem: Text
    id: str = ""


class Proposal(Message):
    """An open proposal, with the seats that have not agreed yet."""

    number: int
    what: Literal["undo", "rematch", "draw"]
    seat: int
    waits_for: tuple[int, ...]


class DeclinedProposal(Message):
    """A declined proposal of ``seat``, declined ``by`` another one."""

    what: Literal["undo", "rematch", "draw"]
    seat: int
    by: int


class SentPhrase(Message):
    """A phrase that a seat sent; ``number`` counts all phrases at the table from 0."""

    number: int
    seat: int
    phrase: str


class DiceCommitment(Message):
    """The public facts about a table's dice before the reveal in the match's file (`docs/dice.md`).

    ``commitment`` is the digest of the table secret. ``awaited`` are the seats that still owe a client seed,
    ``received`` those that sent one. Once the match has started, ``client_seeds`` are the client seeds ("": none).
    """

    commitment: str
    awaited: tuple[int, ...] = ()
    received: tuple[int, ...] = ()
    client_seeds: tuple[str, ...] = ()


class Guest(Message):
    """Somebody without a seat who is about to take ``seat`` (`Knock`); ``name`` is "" for a guest who gave none."""

    number: int
    seat: int
    what: Literal["looks", "learns", "asks"]
    name: str = ""


class Presence(Message, tag_field="type", tag="presence"):
    """The people at the table, the number of spectators, the open proposal, the last phrases, and the requests that
    this seat may make. ``waiting``: the match waits for people. ``free_undo``: an undo needs no consent. ``dice`` are
    the public facts about the dice; ``by_hand``: people roll real dice. ``rematch`` is the table of the rematch, for
    spectators. ``rated``: the result counts. ``may_claim``: the seat to move at a rated table without a clock has been
    away for ten minutes. ``starts_at`` is a scheduled start in milliseconds since 1970, 0 to wait for everybody.
    ``declined`` is this seat's declined proposal, until it makes another or plays on. ``may_undo_turn``: the seat may
    take back its whole turn; ``continues`` is the match that this one continues. ``guests`` are about to take a free
    seat, as told to those who have one.

    Sent after joining and whenever it changes; it is not one of the numbered views.
    """

    occupants: tuple[Occupant, ...]
    spectators: int = 0
    proposal: Proposal | None = None
    may_undo: bool = False
    free_undo: bool = False
    may_resign: bool = False
    may_draw: bool = False
    may_hint: bool = False
    phrases: tuple[SentPhrase, ...] = ()
    waiting: bool = False
    rematch: str = ""
    dice: DiceCommitment | None = None
    by_hand: bool = False
    rated: bool = False
    may_claim: bool = False
    starts_at: Number = 0
    declined: DeclinedProposal | None = None
    may_undo_turn: bool = False
    continues: ContinuedMatch | None = None
    guests: tuple[Guest, ...] = ()


class ClockStates(Message, tag_field="type", tag="clocks"):
    """The table's clocks now: the milliseconds that each seat has ``left``, bots too.

    ``running`` clocks count down after ``delay`` milliseconds of animation. Sent after joining and whenever a clock
    starts, stops or is set, if the table has clocks.
    """

    control: TimeControl
    left: tuple[int, ...]
    running: tuple[int, ...] = ()
    delay: int = 0


class Rematch(Message, tag_field="type", tag="rematch"):
    """The rematch: its table and this person's seat there."""

    ticket: TableTicket


class Admission(Message, tag_field="type", tag="admission"):
    """The answer to a guest who asked for a seat: the ticket, or None if the people there declined."""

    ticket: TableTicket | None = None


class HintOption(Message):
    """An action with its probability in the bot's mix (0 to 1), and the chance to win that the bot expects (0 to 1).

    ``follow_ups`` are the actions after it, up to a roll or another seat's turn. ``aimed`` is a throw with its figures,
    as the prompt's aim writes it.
    """

    action: str
    label: Text
    probability: float
    win_chance: float
    follow_ups: tuple[str, ...] = ()
    aimed: str = ""


class Hint(Message, tag_field="type", tag="hint"):
    """A bot's weighed actions, the best first, for the asking seat alone.

    ``text`` has the best action, a reason and a figure.
    """

    id: str
    text: Text
    options: tuple[HintOption, ...]


class OddsAnswer(Message, tag_field="type", tag="odds"):
    """The odds of the roll after ``action``, from the asking seat's knowledge, and for that seat alone."""

    id: str
    action: str
    odds: Odds


ServerMessage = View | Accepted | Refused | Presence | ClockStates | Rematch | Admission | Hint | OddsAnswer
