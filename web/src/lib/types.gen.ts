// Made by `node types.js` from docs/protocol.schema.json.

/**
 * A WebSocket's messages are ClientMessage and ServerMessage; the bodies and answers of HTTP are named after what they are, and the server's /api/schema says where they belong. Fields may come to be added to what a server sends.
 */
export type Protocol = (ClientMessage | ServerMessage | Join | Sight | Act | Ask | Consent | Say | Call | Share | Roll | Land | View | Scene | Msg | Shown | Piece | Sign | Seat | Tally | Area | Note | Group | Space | Board | Body | Layout | Prompt | Said | Option | Tab | Several | Card | Preview | Due | Aim | Lists | Entry | ReadyList | Way | Line | Calculation | Sum | Term | Arrow | Ending | Counted | Accepted | Refused | Presence | Sitter | Proposal | Heard | Seal | Refusal | ClocksTold | TimeControl | Again | TableTicket | SeatTicket | Hint | HintOption | OddsTold | Odds | OddsTable | Chance | Games | GameCard | OptionCard | OptionValue | Rulebook | TableRequest | SeatRequest | Tables | TableRow | Standing | SitRequest | Claim | Carry | PushRequest | PushTarget | PushKey | Sharing | SharingChange | Link | QrCode | Replay | Frame | Story | Lead | Stroke | ReviewState | Review | Point | Judged | InMix | Account | Lesson | LessonStep | LessonAction | LessonTry | DayPuzzles | PuzzleCard | DayPuzzle | PuzzleAnswer | PuzzleReply | PlayerRequest | PlayerKey | You | RatingCard | EventCard | PlayerCode | Redeem | History | PastMatch | PlayedCard | PlayerFile | Seating | TablePlayers | TablePlayer | Leaders | Leader | EventRequest | Enter | EventChange | Come | EventPage | EntrantCard | PairingCard | StandingRow | Preparing | Problem | Health)
export type ClientMessage = (Join | Sight | Act | Ask | Consent | Say | Call | Share | Roll | Land)
export type ServerMessage = (View | Accepted | Refused | Presence | ClocksTold | Again | Hint | OddsTold)

/**
 * First message of a socket: the seat's token ("" to watch), and the last version this client has seen (0: none).
 * 
 * Every view after that version follows; a client that has seen none gets the newest alone. `seen`: as in `Sight`.
 * `words`: the language of what people read, or "none" for messages (`Msg`) that the client words itself.
 */
export interface Join {
type: "join"
token: string
since?: number
seen?: boolean
words?: ("en" | "none")
}
/**
 * Whether this page is in sight now: who comes to be asked while none is, is called as if they were away.
 * 
 * It is answered in its turn, so that a client can ask by it whether anybody is still at the other end.
 */
export interface Sight {
type: "sight"
id: string
seen: boolean
}
/**
 * An intention. `id` is made by the client and comes back in the reply; `number` is the number of the
 * decision that is answered (`View.number`), so that a late or doubled answer is told so.
 * 
 * `thought`: milliseconds between the first view with this number and this answer, as the client measured them: what
 * else went by is taken for the way here, and where the table has clocks a second of it a move is given back.
 */
export interface Act {
type: "act"
id: string
number: number
action: string
thought?: (number | null)
}
/**
 * A wish beside the game, as a person on a seat.
 * 
 * `undo`: take the seat's last decision back, or what it typed in last of real dice; `rematch`: the same again
 * with seats swapped; `draw`: end the match without a winner: each needs the other people's consent, but for an undo
 * in the middle of one action.
 * `resign`: give the match up. `claim`: win, since who is asked has gone (`Presence.may_claim`); `call_off`: end
 * it for nothing instead, unrated.
 * `bot`: let `bot` play for me; `seat`: I play myself again. `hint`: what would `bot` do? `odds`: what can
 * the roll come to that `action` leads to ("": the first of the prompt's options)?
 */
export interface Ask {
type: "ask"
id: string
what: ("bot" | "call_off" | "claim" | "draw" | "hint" | "odds" | "rematch" | "resign" | "seat" | "undo")
bot?: string
action?: string
}
/**
 * Answer to another seat's wish (`Proposal.number`).
 */
export interface Consent {
type: "consent"
id: string
wish: number
yes: boolean
}
/**
 * Say a phrase of the catalogue (`warbones.table.phrases`), so that everybody at the table hears it.
 */
export interface Say {
type: "say"
id: string
phrase: string
}
/**
 * Choose the name by which the others see this seat's person.
 */
export interface Call {
type: "call"
id: string
name: string
}
/**
 * What the seat's browser brings to the dice: 32 random bytes, in 64 hexadecimal digits, that it made after it saw
 * the commitment (`Seal`). Once for each seat, before play begins.
 */
export interface Share {
type: "share"
id: string
share: string
}
/**
 * Faces that the seat's person rolled by hand: of all of the prompt's `dice` in their order, or of the first.
 * 
 * Each is 1 to the number of the die's sides. `number` is that of the first (`View.typed`), so that what is late
 * or doubled is told so.
 */
export interface Roll {
type: "roll"
id: string
number: number
/**
 * @minItems 1
 * @maxItems 64
 */
faces: number[]
}
/**
 * What came of a throw at a real table, as a prompt of the kind "land" says; `number` is `View.typed`.
 */
export interface Land {
type: "land"
id: string
number: number
facts: string
}
/**
 * What the seat sees now. `v` counts this seat's views without a gap; `number` is the seat's next decision, and
 * `typed` the next of what is typed in of real dice (`Roll`, `Land`).
 * 
 * A log grows long and changes at its end: the scene's log goes on after the first `kept` lines of the view before.
 * `flights` are the ways by which bodies came to lie as they do now, one after the other, packed as
 * `warbones.physics.flight` says.
 */
export interface View {
type: "view"
v: number
number: number
scene: Scene
kept?: number
flights?: string[]
typed?: number
}
/**
 * Everything one seat (or a spectator, `seat` None) sees of a position.
 * 
 * `moment`: nothing is asked, the rest follows by itself; a front end shows it for as long as people need to look.
 * `legend` says what signs mean that stand on the table without their words.
 */
export interface Scene {
game: string
title: (string | Msg)
status: (string | Msg)
seat: (number | null)
seats: Seat[]
areas: Area[]
wide: Layout
narrow: Layout
prompt: Prompt
log?: Line[]
calculations?: Calculation[]
arrows?: Arrow[]
surface?: ("cloth" | "sheet")
legend?: Sign[]
over?: boolean
moment?: boolean
ending?: (Ending | null)
}
/**
 * Something to be said, before it is worded: a key of the catalogue (`warbones.locales`) and its arguments.
 * 
 * An argument is a number (a seat too), a text, a piece that is shown there, another message, or a list of these.
 * `rules` are those that it follows from, by their numbers.
 */
export interface Msg {
is: "msg"
key: string
with?: {
[k: string]: number | string | (number | string | (Msg | Shown))[] | Msg | Shown
}
rules?: string[]
}
/**
 * A piece shown inside a sentence, as it was when the sentence was told; `said` is read out for it there.
 */
export interface Shown {
is: "shown"
piece: Piece
said?: string
}
/**
 * Something that lies on the table.
 * 
 * `id` is stable for the whole match, so that the difference of two scenes is an animation. `label` says
 * the whole piece in words, and `name` what it is called inside a sentence, where that is not its
 * caption and its number. `face` is the numeral or glyph drawn on it, `caption` what is written below.
 * `set` is the set it was made for (colour and mark), which is not always the seat that holds it. `colour` is for
 * pieces that belong to no set: a colour's name, such as "green". A unit that is made of pieces of its own has them
 * as `parts`, row by row in so many `columns`; `ratings` and `note` are what it can do, and `signs` what
 * holds for it now. A piece with a `price` can be had for so many points.
 * A `shape` of troop, attack, defence or special is a die of glyphs; a `crest` is a glyph drawn faintly on one
 * that shows nothing yet, to say what it is for. `full` is what a counter's face was at first: a ring round it shows
 * how much is left.
 */
export interface Piece {
id: string
label: (string | Msg)
kind?: ("counter" | "die" | "token" | "unit")
shape?: string
face?: string
crest?: string
set?: (number | null)
colour?: string
caption?: (string | Msg)
name?: (string | Msg)
tip?: (string | Msg)
full?: (number | null)
hidden?: boolean
chosen?: boolean
marks?: ("crossed" | "fixed" | "locked" | "shielded")[]
parts?: Piece[]
columns?: number
note?: (string | Msg)
ratings?: Sign[]
signs?: Sign[]
price?: (number | null)
faces?: string[]
}
/**
 * What a zone of a board offers, what holds for a piece or what it can do, drawn and in a word.
 * 
 * `figure` is how much of it, such as the dice that an attack rolls.
 */
export interface Sign {
icon: ("barred" | "blade" | "bow" | "home" | "neutral" | "scope" | "slot" | "spark" | "stop" | "strike" | "tick" | "tower" | "up" | "wall" | "wave")
word: (string | Msg)
figure?: (string | Msg)
}
/**
 * A name plate. `status` is a word such as "ready"; `acting` says that a decision of this seat is due.
 * 
 * `tally` and `notes` stand beside the name where no area of the table bears the plate.
 */
export interface Seat {
seat: number
name: string
mark: ("bar" | "chevron" | "cross" | "dot" | "ring" | "wave")
you?: boolean
acting?: boolean
first?: boolean
status?: (string | Msg)
tally?: (Tally | null)
notes?: (string | Msg)[]
}
/**
 * Points kept in pencil strokes: so many `of` those that are needed.
 */
export interface Tally {
points: number
of: number
}
/**
 * A named part of the table. A gap (`None`) among the pieces is an empty place that keeps its room.
 * 
 * `look` is how it looks, and all that a front end must know to draw it:
 * 
 * - `row`: pieces side by side on the cloth; `stand`: a few beside a name plate, such as a counter;
 * - `grid`: a sunk tray with places in even rows; `tray`: a sunk tray with its name beside its pieces;
 * - `screen`: a tray behind a divider, where nobody here may see what lies; `well`: where pieces lie that are out
 *   of play for now; `case`: shelves of what was won; `shelf`: what can be taken, each piece with its words;
 * - `card`: a card with slots; `paper`: a part of a sheet; `list`: what is read, piece by piece;
 * - `zone`: a place on a board, with `signs`, whose home `seat` is; `field`: a part of a battlefield with a
 *   group of units for each side, the reader's own last;
 * - `space`: bodies in three dimensions. Their pieces lie in other areas, which say the same in words: whoever
 *   cannot show a space leaves it out and misses nothing.
 * 
 * `scale` is how large its pieces are drawn among all those of the table. `room` is how many places it always
 * keeps, however many pieces lie there: sizes follow from it and from nothing that is asked. `role` is what it is
 * for, where that matters: on a `stage` picked pieces of its seat lie while the choice is open, and are looked at
 * while things follow by themselves; a `prize` is looked at when all is over; what is `vital` decides who wins and
 * stays in sight. `short` is the title where its place on the table says whose it is.
 */
export interface Area {
id: string
title: (string | Msg)
short?: (string | Msg)
look?: ("card" | "case" | "field" | "grid" | "list" | "paper" | "row" | "screen" | "shelf" | "space" | "stand" | "tray" | "well" | "zone")
scale?: ("large" | "medium" | "small")
role?: ("" | "prize" | "stage" | "vital")
room?: number
seat?: (number | null)
plate?: boolean
count?: (string | Msg)
note?: (string | Msg)
aside?: (Note | null)
pieces?: (Piece | null)[]
groups?: Group[]
signs?: Sign[]
space?: (Space | null)
}
/**
 * A figure with the words that explain it, such as "8 + ?" and "their higher die, 6 to 40".
 */
export interface Note {
figure: (string | Msg)
text?: (string | Msg)
}
/**
 * The next `count` pieces of an area, told together: `strong` where they earn something, `seat` has them.
 */
export interface Group {
count: number
text: (string | Msg)
strong?: boolean
seat?: (number | null)
}
/**
 * Bodies and boards on a flat table, in hundredths of a millimetre; its top is z = 0. `edge` is a die's.
 */
export interface Space {
edge: number
boards: Board[]
bodies?: Body[]
}
/**
 * A square board in a space: its middle, half its side and how thick it is. `seat`: whose it is.
 */
export interface Board {
id: string
title: (string | Msg)
middle: number[]
half: number
thick: number
seat?: (number | null)
}
/**
 * A piece in a space: where its centre is (x, y, z), and its turn, a quaternion (w, x, y, z) of length 32767.
 * 
 * A die that is not turned has its 1 along z, its 2 along y and its 3 along x; opposite faces add up to seven.
 * `tag` is what stands above it, such as "2×" over a tower.
 */
export interface Body {
piece: string
at: number[]
turn: number[]
tag?: (string | Msg)
}
/**
 * Where the areas stand: row by row the id of the area in each cell, "" where there is none.
 * 
 * `columns` and `rows` say how large each of them is: its share of what is left, or 0 for as much as it holds.
 * Each of the `lanes` is a pair of areas that a line joins. Areas `over` the others lie on the table's upper part,
 * and take no room from them.
 */
export interface Layout {
areas: string[][]
columns?: number[]
rows?: number[]
lanes?: string[][]
over?: string[]
}
/**
 * What is asked now, of whom and why: always there, also while this seat only waits.
 * 
 * `rules` are those that `detail` follows from: shown to whoever asks, never in the sentence.
 * `head` is `text` with its pieces, where it names any: whoever can draw them shows it instead.
 * `choose`: pick an option, by its button or by picking its pieces, or `several` pieces. `roll`: a die of
 * `sides` is due, which `roller` rolls (None: it is nobody's); it is the first of `dice`, and the others can be
 * typed in with it. `aim`: choose an option that names a throw, or aim one freely. `land`: a referee writes
 * how the dice lie. `wait`: another seat is asked. `over`: nothing is asked any more. `secret` says that the
 * others may not see what is chosen here, `odds` that a roll follows whose exact chances can be asked for (`Odds`).
 * `areas` are those to look at now, besides where pieces can be picked. `direct`: a touch that completes a choice
 * answers at once, as it can be stepped back. `lists`: what is asked for one by one can be taken from a list;
 * `follow`: what is answered here for whoever took a ready one. `ways` do at once on the board what options here
 * begin, the likeliest way first. `brief`: its options' words are short enough to stand beside the question.
 */
export interface Prompt {
kind: ("aim" | "choose" | "land" | "over" | "roll" | "wait")
text: (string | Msg)
head?: (Said | Shown | Msg)[]
detail?: (string | Msg)
rules?: string[]
options?: Option[]
several?: (Several | null)
cards?: Card[]
areas?: string[]
preview?: (Preview | null)
sides?: (number | null)
roller?: (number | null)
dice?: Due[]
secret?: boolean
odds?: boolean
aim?: (Aim | null)
direct?: boolean
lists?: (Lists | null)
follow?: string
ways?: Way[]
brief?: boolean
}
/**
 * A stretch of text in a sentence.
 */
export interface Said {
is: "said"
text: string
}
/**
 * One legal action: its notation, the button's words, the pieces it touches and what choosing it means.
 * 
 * One with pieces is chosen on the table. Others have buttons, of which few stand beside the question: where there
 * are more, each has a `detail` and they are cards.
 * `place` is the area where its piece would come to lie: it can be tapped, and shows the piece before it is chosen.
 * An option with a `tab` is chosen there, or by the parts in that line. `picture` is shown with its words.
 * `rules` are those that `detail` follows from.
 * `then` are the actions that follow it at once, where the option is several choices of one deed: any that is no
 * choice by then is left out.
 * `confirm` is asked before an action that is easily pressed by mistake and gives something up for good.
 */
export interface Option {
action: string
label: (string | Msg)
confirm?: (string | Msg)
pieces?: string[]
detail?: (string | Msg)
rules?: string[]
aside?: (Note | null)
place?: string
tab?: (Tab | null)
picture?: (Piece | null)
then?: string[]
}
/**
 * Where a line of a piece's parts is chosen: beside one of its `column`s or `row`s, counted from 1.
 */
export interface Tab {
piece: string
column?: number
row?: number
}
/**
 * A choice of a set: any `fewest` or more of `pieces`, at most as many as there are `labels` for.
 * 
 * `names` are the pieces in words; `labels` the button's words for each number of pieces from `fewest` up. The
 * action is `action` and the ids of the pieces, in their order here. `alike` are pieces of which it does not
 * matter which are picked: the action names the first of them.
 */
export interface Several {
action: string
pieces: string[]
names: (string | Msg)[]
labels: (string | Msg)[]
fewest?: number
alike?: string[][]
}
/**
 * What there is to read about a piece that can be chosen. Touching the card is touching the piece.
 */
export interface Card {
piece: string
title: (string | Msg)
note?: (string | Msg)
faces?: Piece[]
}
/**
 * What would happen to `pieces` if things stayed as they are: shown on the table when a person asks.
 */
export interface Preview {
label: (string | Msg)
text: (string | Msg)
pieces?: string[]
}
/**
 * A die that is due and typed in: its name, such as "your d8", and its faces in order, as people see them on it.
 */
export interface Due {
name: (string | Msg)
faces: Piece[]
}
/**
 * How a throw may be aimed, beside the options that name one: `action` with its words filled in.
 * 
 * `pieces` can be thrown, at `boards`, released at least `least` from the board aimed at (`every`: from every
 * board; `flat`: seen from above), at most `highest` above the table and `farthest` from its middle, and
 * at most so fast (millimetres a second) and spinning so much (milliradians a second). `words` are the pieces' names
 * in the action, in their order, and `boards` those of the space's boards. `skill` says how much hands stray,
 * `foam` what dice are made of.
 */
export interface Aim {
action: string
pieces: string[]
words: string[]
boards: string[]
least: number
lowest: number
highest: number
farthest: number
fastest: number
spin: number
flat?: boolean
every?: boolean
skill?: (string | Msg)
foam?: (string | Msg)
}
/**
 * A list of purchases that can be written, kept and read again, taken one by one as they are asked for.
 * 
 * `text` is what was taken so far, `left` the points for more.
 */
export interface Lists {
title: (string | Msg)
entries: Entry[]
left: number
text?: (string | Msg)
ready?: ReadyList[]
}
/**
 * What a written list may hold: its `word` there, the action that takes it, its cost, and how often it may stand.
 * 
 * `most` None: as often as there are points for.
 */
export interface Entry {
word: (string | Msg)
action: string
cost: number
most?: (number | null)
}
/**
 * A list that is there to be used: its name, what to expect of it, and its text.
 * 
 * `actions` are what takes it, one by one as they are asked for; in between and then a prompt's `follow` is taken,
 * until play begins. `place` is the area that it belongs to, where it does to one.
 */
export interface ReadyList {
name: (string | Msg)
note: (string | Msg)
text: (string | Msg)
actions: string[]
place?: string
}
/**
 * A way to do a whole deed on the board, drawn and in a word: its options are several choices each (`then`).
 */
export interface Way {
sign: Sign
options: Option[]
}
/**
 * One line of the log. `rolled` lists the pieces that were rolled in it, so that they tumble.
 * 
 * A line of the kind `passed` says that somebody is ready or leaves all as it is: nothing on the table changes.
 */
export interface Line {
parts: (Said | Shown | Msg)[]
seat?: (number | null)
kind?: ("heading" | "passed" | "result" | "roll" | "told")
rolled?: string[]
rule?: string
}
/**
 * Sums side by side, and what follows from them.
 */
export interface Calculation {
title: (string | Msg)
sums: Sum[]
note?: (string | Msg)
conclusion?: (string | Msg)
}
/**
 * What one seat adds up.
 */
export interface Sum {
seat: number
pieces: Piece[]
terms: Term[]
total: string
name: (string | Msg)
}
/**
 * One line of a sum: its name, why it counts, its signed value and the rule it comes from.
 */
export interface Term {
name: (string | Msg)
why: (string | Msg)
value: string
rule?: string
}
/**
 * A pencil line from one piece to another, such as from who attacks to who is attacked, with a word beside it.
 * 
 * `dice` are rolled there. All that it says is said elsewhere too, in the prompt or the log.
 */
export interface Arrow {
start: string
end: string
text?: (string | Msg)
dice?: Piece[]
}
/**
 * How a game ended: `text` says who won and by what; `winners` are the seats that won, nobody in a draw.
 * 
 * `counted` is what stood at the end, what matters most first.
 */
export interface Ending {
winners: number[]
text: (string | Msg)
counted?: Counted[]
}
/**
 * What each seat has in the end, in the seats' order, of what `what` names ("trophies").
 */
export interface Counted {
what: (string | Msg)
points: number[]
}
/**
 * The intention `id` was applied and is on disk. `repeated`: it already was before.
 */
export interface Accepted {
type: "accepted"
id: string
repeated?: boolean
}
/**
 * The message (`id` where it had one) changed nothing; `problem` says why and what would be right.
 */
export interface Refused {
type: "refused"
problem: (string | Msg)
id?: string
}
/**
 * Who is at the table, how many watch, the wish that waits, what was said last, and what this seat may do beside
 * the game now. `waits`: somebody has still to come, and play has not begun. `steps_back`: an undo is done at
 * once, since nobody else is concerned. `seal`: what is known of the dice; `by_hand`: people roll theirs by hand.
 * `again` is the table of the rematch, once it is agreed, for who watches. `rated`: everybody wishes so, and the
 * result counts. `may_claim`: who is asked at a rated table without a clock has been away for ten minutes.
 * `begins` is when play begins whoever has come, in milliseconds since 1970, 0 where all are waited for.
 * `refused` is this seat's last wish where it was refused, until the seat wishes again or plays on.
 * 
 * Sent after joining and whenever it changes; it is no part of the numbered views.
 */
export interface Presence {
type: "company"
sitters: Sitter[]
watching?: number
wish?: (Proposal | null)
may_undo?: boolean
steps_back?: boolean
may_resign?: boolean
may_draw?: boolean
may_hint?: boolean
heard?: Heard[]
waits?: boolean
again?: string
seal?: (Seal | null)
by_hand?: boolean
rated?: boolean
may_claim?: boolean
begins?: number
refused?: (Refusal | null)
}
/**
 * Who sits on a seat, as everybody may know. `here`: a person's browser is connected.
 * 
 * `stands_in` says that the bot plays for a person who can take the seat back; `called` is the name that the
 * person chose, or "". `out`: it plays since the person's time ran out. `mark` is a player's, "" where somebody is
 * none; `rating` what a player or bot was rated at this game when they sat down, 0 where they were not; `wants`:
 * they wish this match to be rated. `failed`: why a bot from a file plays no more, for which `bot` stands in.
 */
export interface Sitter {
seat: number
name: string
kind: ("bot" | "friend" | "person")
here?: boolean
bot?: string
stands_in?: boolean
called?: string
out?: boolean
mark?: string
rating?: number
wants?: boolean
failed?: string
}
/**
 * A wish that waits for consent: whose, and the seats that have not said yes yet.
 */
export interface Proposal {
number: number
what: ("draw" | "rematch" | "undo")
seat: number
waits_for: number[]
}
/**
 * What a seat said: a phrase's name, and which of all that was said at the table it is (from 0).
 */
export interface Heard {
number: number
seat: number
phrase: string
}
/**
 * What is known of a table's dice before they are revealed with the match's file (`docs/dice.md`).
 * 
 * `commitment` is the digest of the table's secret. `awaits` are the seats whose browsers have still to bring a
 * share, `brought` those that brought one. Once play has begun, `shares` is what each seat brought ("": nothing).
 */
export interface Seal {
commitment: string
awaits?: number[]
brought?: number[]
shares?: string[]
}
/**
 * A wish that was refused: what, whose, and by which seat.
 */
export interface Refusal {
what: ("draw" | "rematch" | "undo")
seat: number
by: number
}
/**
 * What the table's clocks show at this moment: the milliseconds that each seat has `left`, a bot's too.
 * 
 * Those that are `running` count down, `after` so many milliseconds in which something is still shown. Sent after
 * joining and whenever a clock begins, ends or is set; never where a table has no clocks.
 */
export interface ClocksTold {
type: "clocks"
control: TimeControl
left: number[]
running?: number[]
after?: number
}
/**
 * How a table's clocks go. `move`: `time` seconds for each move; `days`: so many days; `bank`: `time`
 * seconds for the whole match, and `increment` more after each move.
 * 
 * A move is all that a seat decides before it waits again. `out`: a seat whose time has run out `loses`, or
 * a `bot` plays on for it: the one named, or the strongest.
 */
export interface TimeControl {
kind: ("bank" | "days" | "move")
time: number
increment?: number
out?: ("bot" | "loses")
bot?: string
}
/**
 * The rematch is agreed: the new table and this person's seat there.
 */
export interface Again {
type: "again"
ticket: TableTicket
}
/**
 * Answer of `POST /api/tables`: one ticket for each person's seat here, and one to send to each friend.
 */
export interface TableTicket {
table: string
game: string
title: string
seats: SeatTicket[]
invites?: SeatTicket[]
}
/**
 * A person's seat at a table. The token is the seat's only key; a link carries it behind its `#`.
 */
export interface SeatTicket {
seat: number
token: string
}
/**
 * What the bot would do, and what else it weighed, the best first. For the asking seat alone.
 * 
 * `text` says what, one reason and one number.
 */
export interface Hint {
type: "hint"
id: string
text: (string | Msg)
options: HintOption[]
}
/**
 * An action as the bot weighs it: how often it would play it (0 to 1), and how often it expects to win (0 to 1).
 * 
 * `then` is what it would do next, where nothing is rolled before that and nobody else is asked. `aimed` is the
 * same throw with its figures, as the prompt's aim writes it, where it is one.
 */
export interface HintOption {
action: string
label: (string | Msg)
share: number
expects: number
then?: string[]
aimed?: string
}
/**
 * The chances of the roll that `action` leads to, by what the asking seat knows, and for it alone.
 */
export interface OddsTold {
type: "odds"
id: string
action: string
odds: Odds
}
/**
 * The exact chances of a roll that a seat is about to make, by what it knows: given on request.
 */
export interface Odds {
title: (string | Msg)
tables: OddsTable[]
note?: (string | Msg)
}
/**
 * Chances that belong together: either one of them happens, or each may (`apart`).
 */
export interface OddsTable {
title: (string | Msg)
chances: Chance[]
note?: (string | Msg)
rule?: string
apart?: boolean
}
/**
 * Something that a roll can come to, and how likely that is (0 to 1).
 */
export interface Chance {
label: (string | Msg)
share: number
}
/**
 * Answer of `GET /api/games`.
 */
export interface Games {
games: GameCard[]
}
/**
 * A game in the lobby. `look` are a few pieces that tell it apart.
 * 
 * `seats_option` names the option that says how many of the seats take part, "" where all always do; `by_hand` are
 * the options that real dice need (`TableRequest.by_hand`).
 */
export interface GameCard {
id: string
title: string
line: (string | Msg)
facts: (string | Msg)
seats: string[]
bots: string[]
options?: OptionCard[]
look?: Piece[]
seats_option?: string
by_hand?: {
[k: string]: string | number | boolean
}
}
/**
 * A rule option as players see it before they sit down. `ruling` is its number in the rulebook page.
 * 
 * `own` says how a value of one's own is written, "" where there is none. Where it is a whole number, `most` is
 * not 0, and it is `least` to `most`; else it is a text.
 */
export interface OptionCard {
name: string
title: (string | Msg)
ruling: string
default: (string | number | boolean)
values: OptionValue[]
own?: (string | Msg)
least?: number
most?: number
}
/**
 * One value of a rule option, with what it means.
 */
export interface OptionValue {
value: (string | number | boolean)
text: (string | Msg)
}
/**
 * Answer of `GET /api/games/{game}/rules`: the page as HTML; each rule has its number as its id.
 */
export interface Rulebook {
game: string
title: string
html: string
}
/**
 * Body of `POST /api/tables`. `hints`: they may be asked for even where several people play. `clock` limits
 * the time that people have, None: nobody's.
 * 
 * `brings`: this browser brings a share of the dice (`Share`) for each of its seats, and nothing is rolled before.
 * `by_hand`: people roll real dice of their own and type in what they show (`Roll`); those of bots are rolled here.
 */
export interface TableRequest {
game: string
/**
 * @maxItems 8
 */
seats: SeatRequest[]
options?: {
[k: string]: string | number | boolean
}
listed?: boolean
hints?: boolean
brings?: boolean
clock?: (TimeControl | null)
by_hand?: boolean
}
/**
 * Who sits there: a person at this browser, a friend who comes by a link, or a bot of a named strength.
 */
export interface SeatRequest {
kind: ("bot" | "friend" | "person")
bot?: string
}
/**
 * Answer of `GET /api/tables`: tables that wait for somebody, and those in play, the newest first.
 */
export interface Tables {
open: TableRow[]
running: TableRow[]
}
/**
 * A table as everybody may know it; also the answer of `GET /api/tables/{table}`.
 * 
 * `free` are the seats that nobody has taken: anybody may where the table is `listed`, and else whoever has the
 * seat's link. `by_hand`: it is played with real dice.
 */
export interface TableRow {
table: string
game: string
title: string
status: (string | Msg)
sitters: Sitter[]
free?: number[]
options?: (string | Msg)[]
clock?: (TimeControl | null)
by_hand?: boolean
listed?: boolean
over?: boolean
}
/**
 * Answer of `GET /api/tables/{table}/standing`: how a table stands for whoever sits there.
 * 
 * `waits` says that one of the seats whose keys were shown is asked something, and `left` how many milliseconds
 * the first of them has for it, None where there is no clock.
 */
export interface Standing {
status: (string | Msg)
over?: boolean
waits?: boolean
left?: (number | null)
}
/**
 * Body of `POST /api/tables/{table}/sit`: take a free seat of a listed table. Answered by a `TableTicket`.
 * 
 * `brings`: this browser brings a share of the dice next (`Share`).
 */
export interface SitRequest {
seat: number
brings?: boolean
}
/**
 * Body of `POST /api/tables/{table}/claim`: take the seat of a link. Answered by a `TableTicket`.
 * 
 * `secret` is made by the browser, one for each seat, and is the seat's only key from then on: the link works once.
 * To claim again with the same secret changes nothing. `name`: how the person wants to be called, "" to leave it.
 * `brings`: this browser brings a share of the dice next (`Share`).
 */
export interface Claim {
token: string
secret: string
name?: string
brings?: boolean
}
/**
 * Body of `POST /api/tables/{table}/carry`: a link's ticket for one's own seat, as a `SeatTicket`.
 */
export interface Carry {
token: string
}
/**
 * Body of `POST /api/tables/{table}/push`: call this browser when the seat of `token` is asked something while
 * nobody is there; `on` false: no more. The message has the table's name and nothing else.
 */
export interface PushRequest {
token: string
target: PushTarget
on?: boolean
}
/**
 * A browser's push subscription: where messages for it are sent, and its two keys, as browsers name them.
 */
export interface PushTarget {
endpoint: string
p256dh: string
auth: string
}
/**
 * Answer of `GET /api/push`: the VAPID key that subscriptions are made for, "" where nobody is called.
 */
export interface PushKey {
key?: string
}
/**
 * Answer of `GET /api/sharing` and of `POST`: from where the tables can be opened.
 * 
 * Links begin with `address`, "" where with the page's own; `others` do as well. `alone` says that this machine
 * alone can open the tables, `open` that the home network may, and `may` that who asks may change that.
 * `problem` says why no other device can come, `advice` what to try where one cannot.
 */
export interface Sharing {
address?: string
others?: string[]
alone?: boolean
open?: boolean
may?: boolean
problem?: (string | Msg)
advice?: (string | Msg)
}
/**
 * Body of `POST /api/sharing`: whether the home network may open the tables.
 */
export interface SharingChange {
open: boolean
}
/**
 * Body of `POST /api/qr`: a link to one of this server's pages.
 */
export interface Link {
link: string
}
/**
 * Answer of `POST /api/qr`: the rows of a QR code from above, "1" dark and "0" light, without its quiet zone.
 */
export interface QrCode {
rows: string[]
}
/**
 * A finished match as one viewer sees it: `seat` a number, None for a spectator; `open` shows everything.
 * 
 * `called` are the names that people at the table chose, or "", where that is known; `clock` says how the table's
 * clocks went, if it had any; `by_hand`: people rolled their dice by hand. `versions` says by which rules and
 * program it was played, where these are not the server's.
 */
export interface Replay {
table: string
game: string
title: string
names: string[]
rules_version: string
frames: Frame[]
seat?: (number | null)
open?: boolean
called?: string[]
clock?: (TimeControl | null)
by_hand?: boolean
versions?: string
}
/**
 * One moment of a finished match: the scene after answer `n` (0: after set-up), and what was answered.
 * 
 * `round` is the heading it stands under, such as "Stage 1, attack 2"; `label` tells the answer in words, and
 * `flights` are the throws that it led to (`View.flights`). The scene's log goes on after the first `kept`
 * lines of the frame before. Where the table had clocks, `left` is what each seat's showed in milliseconds, and
 * `spent` how long the answer took.
 */
export interface Frame {
n: number
label: (string | Msg)
round: (string | Msg)
scene: Scene
kept?: number
flights?: string[]
left?: number[]
spent?: number
}
/**
 * Answer of `GET /api/tables/{table}/story`: how a finished match went.
 */
export interface Story {
leads: Lead[]
strokes: Stroke[]
}
/**
 * Who led after answer `n` (`Frame.n`): for each seat -1 (lost) to 1 (won), as `warbones.table.story` says.
 */
export interface Lead {
n: number
leads: number[]
}
/**
 * The decision that gained a seat the most: answer `n`, the lines it told, its lead before and at its next.
 */
export interface Stroke {
seat: number
n: number
told: Line[]
before: number
after: number
}
/**
 * Answer of `/api/tables/{table}/review` and of `/api/reviews/{review}`: a review, or how far it is.
 * 
 * `id` is what the review of a file is asked for by, "" of a table's. `state`: nobody has asked for it yet, it is
 * being made, it is done, or it could not be made, as `problem` says. `done` of `of` questions are answered
 * (`of` 0: others' reviews come first).
 */
export interface ReviewState {
state: ("done" | "failed" | "going" | "none")
id?: string
done?: number
of?: number
problem?: (string | Msg)
review?: (Review | null)
}
/**
 * A whole review. `turning` are the moments (`Point.n`) that changed most, in their order.
 * 
 * `effort` is about how many simulations a decision got, and `seed` what they followed from.
 */
export interface Review {
game: string
names: string[]
points: Point[]
accounts: Account[]
turning: number[]
effort: number
seed: number
}
/**
 * Moment `n` of a match, as the frames of a replay are counted, and what became of the value.
 * 
 * All is as seat 0 has it; for whoever sits at seat 1 it is the opposite. `decided` is the value after the decision
 * and before any die, `value` that when all that followed was done. `luck` is what dice and reveals changed,
 * `rest` what no die changed: the evaluator saw further, or was wrong before. `told` says in words what there is
 * to say of it, "" where nothing much was.
 */
export interface Point {
n: number
cause: ("decision" | "ended" | "forced" | "start" | "undo" | "undone")
decided: number
value: number
luck?: number
rest?: number
judged?: (Judged | null)
told?: (string | Msg)
}
/**
 * A decision with a choice, judged by what its seat knew.
 * 
 * `action` was chosen and `best` is better, or the same, in notation; `said` and `better` are their words, and
 * `pieces` those that the best touches. `cost` is what the best is worth more (0: nothing that the evaluator is
 * sure of), `value` what the best is worth to the seat, `error` the standard error of their difference. Where
 * others chose at the same time, `mix` is what the search would have played, by lot: then a choice is measured by
 * what the mix is worth.
 */
export interface Judged {
seat: number
action: string
said: (string | Msg)
best: string
better: (string | Msg)
cost: number
value: number
error: number
choices: number
label?: ("" | "blunder" | "doubtful" | "error")
pieces?: string[]
mix?: InMix[]
}
/**
 * An action of a mix, in notation and in words, and how often it is played (0 to 1).
 */
export interface InMix {
action: string
label: (string | Msg)
share: number
}
/**
 * How a seat's result came about: `start` + `luck` + `lost` + `given` + `ended` + `rest` = `result`.
 * 
 * `lost` is what its own decisions cost, 0 or less, `given` what the others' cost them, `ended` what it meant
 * that people ended the match, and `rest` is the evaluator's. `rate` is the mean cost of its `decisions` with a
 * choice, in thousandths of a point, and `counts` how many have each label. `told` says so in a sentence.
 */
export interface Account {
seat: number
start: number
luck: number
lost: number
given: number
ended: number
rest: number
result: number
decisions: number
rate: number
counts: {
[k: string]: number
}
told?: (string | Msg)
}
/**
 * Answer of `GET /api/games/{game}/lesson`.
 */
export interface Lesson {
game: string
title: string
steps: LessonStep[]
}
/**
 * One step of a lesson: what to read, the table as it stands, and what to try.
 * 
 * `right` are the actions that go on (none: reading is enough), which `task` asks for; `after` is what is seen
 * after each of them, scene by scene, `flights` the throws that the first of these comes from (`View.flights`), and
 * `notice` says what to see in the last. Any other action is answered by `otherwise`.
 * `free`: any throw is tried (`LessonTry`), and `missed` is said where it does not come to what is asked for.
 */
export interface LessonStep {
title: (string | Msg)
text: (string | Msg)
scene: Scene
task?: (string | Msg)
right?: string[]
otherwise?: (string | Msg)
notice?: (string | Msg)
after?: Scene[][]
flights?: string[][]
free?: boolean
missed?: (string | Msg)
}
/**
 * Body of `POST /api/games/{game}/lesson/{step}`: a throw that the reader aimed.
 */
export interface LessonAction {
action: string
}
/**
 * What came of it: what is seen, how it flew to the first of these scenes, and whether it is what was asked for.
 */
export interface LessonTry {
after: Scene[]
flights: string[]
came: boolean
}
/**
 * Answer of `GET /api/positions/{day}`: the games with a position of that day; `first`: since when.
 */
export interface DayPuzzles {
day: string
first: string
cards: PuzzleCard[]
}
/**
 * A game that has a position to solve.
 */
export interface PuzzleCard {
game: string
title: string
}
/**
 * Answer of `GET /api/positions/{day}/{game}`: what its seat sees and is asked; `first` as in `DayPuzzles`.
 */
export interface DayPuzzle {
day: string
first: string
game: string
title: string
task: (string | Msg)
scene: Scene
}
/**
 * Body of `POST /api/positions/{day}/{game}`: an action in notation.
 */
export interface PuzzleAnswer {
action: string
}
/**
 * Whether it was right, and why; `best` is the right action once it may be known, and "" before.
 */
export interface PuzzleReply {
right: boolean
told: (string | Msg)
best?: string
}
/**
 * Body of `POST /api/player`: begin as a player, or change how one is called. Answered by `You`.
 * 
 * `key` is made by the browser and kept there alone: it is shown as a seat's token is, and opens the player.
 */
export interface PlayerRequest {
key: string
name: string
mark?: string
}
/**
 * A body that shows a player's key alone.
 */
export interface PlayerKey {
key: string
}
/**
 * Answer of `GET /api/player`: what is kept of the player whose key was shown, and how many devices have one.
 */
export interface You {
name: string
mark: string
devices?: number
ratings?: RatingCard[]
events?: EventCard[]
marks?: string[]
}
/**
 * A rating as people read it. `settled`: it can be compared; `give` is how unsure it is, either way.
 */
export interface RatingCard {
game: string
title: string
speed: string
rating: number
give: number
games: number
settled?: boolean
}
/**
 * A tournament that one takes part in, or may look at.
 */
export interface EventCard {
event: string
title: string
game: string
over?: boolean
}
/**
 * Answer of `POST /api/player/code`: what brings the player to one more device, once, until `until`.
 */
export interface PlayerCode {
code: string
until: number
}
/**
 * Body of `POST /api/player/redeem`: a code from another device, and this one's own key. Answered by `You`.
 */
export interface Redeem {
code: string
key: string
}
/**
 * Answer of `GET /api/player/history`: one's matches, the latest first. `more`: there are earlier ones.
 */
export interface History {
matches: PastMatch[]
more?: boolean
}
/**
 * A match that is over. `at` is when, in seconds since 1970; `kept`: it can be seen again.
 */
export interface PastMatch {
table: string
game: string
title: string
speed: string
at: number
rated: boolean
seats: PlayedCard[]
kept?: boolean
}
/**
 * What one seat of a match that is over came to. `name` "": somebody who is no player here, or no longer one.
 */
export interface PlayedCard {
seat: number
score: number
you?: boolean
name?: string
mark?: string
bot?: string
before?: (number | null)
after?: (number | null)
}
/**
 * Answer of `GET /api/player/file`: all that is kept of a player.
 */
export interface PlayerFile {
name: string
mark: string
since: number
ratings: RatingCard[]
matches: PastMatch[]
events: EventCard[]
}
/**
 * Body of `POST /api/tables/{table}/player`: one's seat, by its token, and who plays there, by the player's key.
 * 
 * `rated`: this match shall count, if everybody wishes so; it can be said until play begins.
 */
export interface Seating {
token: string
key: string
rated?: boolean
}
/**
 * Answer of `GET /api/tables/{table}/players`. `rated`: everybody wishes so; `may`: it can still be.
 */
export interface TablePlayers {
players: TablePlayer[]
rated?: boolean
may?: boolean
}
/**
 * Who sits on a seat, and whether they wish a match to be rated.
 */
export interface TablePlayer {
seat: number
name: string
called?: string
mark?: string
rating?: number
bot?: string
wants?: boolean
}
/**
 * Answer of `GET /api/leaders`: who is rated at a game on this server, people and bots, the highest first.
 */
export interface Leaders {
game: string
title: string
speed: string
speeds: string[]
leaders: Leader[]
}
/**
 * Somebody in a list of ratings. `place` 0: too unsure to have one, or a bot, which has none.
 */
export interface Leader {
place: number
name: string
rating: number
give: number
games: number
mark?: string
bot?: string
settled?: boolean
}
/**
 * Body of `POST /api/tournaments`. `key` is the organiser's, made by the browser. Answered by an `EventCard`.
 * 
 * `rounds` is how many a Swiss tournament has, 0 for as many as it takes. `rated`: its matches count for the
 * players who enter. `clock` is that of all its tables: play begins there five minutes after they were set up,
 * whoever has come, and whose time runs out loses.
 */
export interface EventRequest {
key: string
title: string
kind: ("knockout" | "robin" | "swiss")
game: string
options?: {
[k: string]: string | number | boolean
}
rounds?: number
rated?: boolean
clock?: (TimeControl | null)
}
/**
 * Body of `POST /api/tournaments/{event}/enter`: as a player, by key; or by the organiser's, with a name.
 */
export interface Enter {
key: string
name?: string
}
/**
 * Body of `POST /api/tournaments/{event}/change`, by the organiser; `leave` also by the player who leaves.
 * 
 * `pair`: the next round. `result`: of `pairing` in `round`. `leave` and `back`: an `entrant` goes, or
 * is there again. `longer`: one round more of a Swiss tournament. `end`: it is over.
 */
export interface EventChange {
key: string
what: ("back" | "end" | "leave" | "longer" | "pair" | "result")
round?: number
pairing?: number
entrant?: number
result?: ("" | "draw" | "first" | "neither" | "second")
}
/**
 * Body of `POST /api/tables/{table}/come`: one's seat at a tournament's table, by the player's key.
 * 
 * `secret` is made by the browser, and is the seat's only key from then on. Answered by a `TableTicket`.
 */
export interface Come {
key: string
secret: string
}
/**
 * Answer of `GET /api/tournaments/{event}`. `breaks` names what decides between equals, in order.
 * 
 * `you` is the entrant whose key was shown, None where that is nobody's; `organises`: the organiser's was.
 * `may_pair`: every result is in, and a further round is due; `done`: every result is in, and none is.
 */
export interface EventPage {
event: string
title: string
kind: ("knockout" | "robin" | "swiss")
game: string
game_title: string
seats: string[]
entrants: EntrantCard[]
rounds: PairingCard[][]
standings: StandingRow[]
breaks: string[]
planned?: number
rated?: boolean
draws?: boolean
over?: boolean
may_pair?: boolean
done?: boolean
you?: (number | null)
organises?: boolean
clock?: (TimeControl | null)
}
/**
 * Somebody who takes part. `player`: they came with a browser of their own.
 */
export interface EntrantCard {
name: string
mark?: string
rating?: number
gone?: boolean
late?: boolean
player?: boolean
}
/**
 * Who plays whom, by their numbers; `second` None: nobody. `table` "": at no table of this server.
 * 
 * `begins` is when play begins there whoever has come, in milliseconds since 1970, 0 where both are waited for.
 */
export interface PairingCard {
first: number
second: (number | null)
result?: ("" | "draw" | "first" | "neither" | "second")
table?: string
walkover?: boolean
drawn?: number
begins?: number
}
/**
 * How an entrant stands. `points` and `breaks` are in halves of a point.
 */
export interface StandingRow {
entrant: number
place: number
points: number
won: number
drawn: number
lost: number
breaks?: number[]
}
/**
 * Answer of `GET /api/preparing`: what the server is still getting ready (bots' first compile).
 */
export interface Preparing {
ready: boolean
text?: (string | Msg)
done?: number
of?: number
}
/**
 * Any refused HTTP request: what was wrong and what would be right; a message where `?words=none` asks for it.
 */
export interface Problem {
problem: (string | Msg)
}
/**
 * Answer of `GET /api/health`: the server answers, and matches can be read and stored.
 */
export interface Health {
version: string
}

/** What people may say at a table, by name: the catalogue's words are phrase-NAME. */
export const phrases = [
  "hello",
  "luck",
  "moment",
  "nice",
  "wow",
  "ouch",
  "thanks",
  "game"
] as const

/** Fields of a part in whose words the rules stand that they follow from. */
export const cited = [
  "conclusion",
  "tip"
] as const

/** The codes with which the server closes a socket at a table. */
export const closing = {
  "FAILED": 1011,
  "COME_BACK": 1012,
  "REFUSED": 4403,
  "LATE": 4408,
  "CARRIED": 4410,
  "CROWDED": 4429
} as const

/** What a field means when a message leaves it out, by the name of its type. */
export const defaults = {
  "Join": {
    "since": 0,
    "seen": true,
    "words": "en"
  },
  "Act": {
    "thought": null
  },
  "Ask": {
    "bot": "",
    "action": ""
  },
  "View": {
    "kept": 0,
    "flights": [],
    "typed": 0
  },
  "Scene": {
    "log": [],
    "calculations": [],
    "arrows": [],
    "surface": "cloth",
    "legend": [],
    "over": false,
    "moment": false,
    "ending": null
  },
  "Msg": {
    "with": {},
    "rules": []
  },
  "Shown": {
    "said": ""
  },
  "Piece": {
    "kind": "die",
    "shape": "",
    "face": "",
    "crest": "",
    "set": null,
    "colour": "",
    "caption": "",
    "name": "",
    "tip": "",
    "full": null,
    "hidden": false,
    "chosen": false,
    "marks": [],
    "parts": [],
    "columns": 0,
    "note": "",
    "ratings": [],
    "signs": [],
    "price": null,
    "faces": []
  },
  "Sign": {
    "figure": ""
  },
  "Seat": {
    "you": false,
    "acting": false,
    "first": false,
    "status": "",
    "tally": null,
    "notes": []
  },
  "Area": {
    "short": "",
    "look": "row",
    "scale": "large",
    "role": "",
    "room": 0,
    "seat": null,
    "plate": false,
    "count": "",
    "note": "",
    "aside": null,
    "pieces": [],
    "groups": [],
    "signs": [],
    "space": null
  },
  "Note": {
    "text": ""
  },
  "Group": {
    "strong": false,
    "seat": null
  },
  "Space": {
    "bodies": []
  },
  "Board": {
    "seat": null
  },
  "Body": {
    "tag": ""
  },
  "Layout": {
    "columns": [],
    "rows": [],
    "lanes": [],
    "over": []
  },
  "Prompt": {
    "head": [],
    "detail": "",
    "rules": [],
    "options": [],
    "several": null,
    "cards": [],
    "areas": [],
    "preview": null,
    "sides": null,
    "roller": null,
    "dice": [],
    "secret": false,
    "odds": false,
    "aim": null,
    "direct": false,
    "lists": null,
    "follow": "",
    "ways": [],
    "brief": false
  },
  "Option": {
    "confirm": "",
    "pieces": [],
    "detail": "",
    "rules": [],
    "aside": null,
    "place": "",
    "tab": null,
    "picture": null,
    "then": []
  },
  "Tab": {
    "column": 0,
    "row": 0
  },
  "Several": {
    "fewest": 1,
    "alike": []
  },
  "Card": {
    "note": "",
    "faces": []
  },
  "Preview": {
    "pieces": []
  },
  "Aim": {
    "flat": false,
    "every": false,
    "skill": "",
    "foam": ""
  },
  "Lists": {
    "text": "",
    "ready": []
  },
  "Entry": {
    "most": null
  },
  "ReadyList": {
    "place": ""
  },
  "Line": {
    "seat": null,
    "kind": "told",
    "rolled": [],
    "rule": ""
  },
  "Calculation": {
    "note": "",
    "conclusion": ""
  },
  "Term": {
    "rule": ""
  },
  "Arrow": {
    "text": "",
    "dice": []
  },
  "Ending": {
    "counted": []
  },
  "Accepted": {
    "repeated": false
  },
  "Refused": {
    "id": ""
  },
  "Presence": {
    "watching": 0,
    "wish": null,
    "may_undo": false,
    "steps_back": false,
    "may_resign": false,
    "may_draw": false,
    "may_hint": false,
    "heard": [],
    "waits": false,
    "again": "",
    "seal": null,
    "by_hand": false,
    "rated": false,
    "may_claim": false,
    "begins": 0,
    "refused": null
  },
  "Sitter": {
    "here": false,
    "bot": "",
    "stands_in": false,
    "called": "",
    "out": false,
    "mark": "",
    "rating": 0,
    "wants": false,
    "failed": ""
  },
  "Seal": {
    "awaits": [],
    "brought": [],
    "shares": []
  },
  "ClocksTold": {
    "running": [],
    "after": 0
  },
  "TimeControl": {
    "increment": 0,
    "out": "loses",
    "bot": ""
  },
  "TableTicket": {
    "invites": []
  },
  "HintOption": {
    "then": [],
    "aimed": ""
  },
  "Odds": {
    "note": ""
  },
  "OddsTable": {
    "note": "",
    "rule": "",
    "apart": false
  },
  "GameCard": {
    "options": [],
    "look": [],
    "seats_option": "",
    "by_hand": {}
  },
  "OptionCard": {
    "own": "",
    "least": 0,
    "most": 0
  },
  "TableRequest": {
    "options": {},
    "listed": false,
    "hints": false,
    "brings": false,
    "clock": null,
    "by_hand": false
  },
  "SeatRequest": {
    "bot": ""
  },
  "TableRow": {
    "free": [],
    "options": [],
    "clock": null,
    "by_hand": false,
    "listed": true,
    "over": false
  },
  "Standing": {
    "over": false,
    "waits": false,
    "left": null
  },
  "SitRequest": {
    "brings": false
  },
  "Claim": {
    "name": "",
    "brings": false
  },
  "PushRequest": {
    "on": true
  },
  "PushKey": {
    "key": ""
  },
  "Sharing": {
    "address": "",
    "others": [],
    "alone": false,
    "open": false,
    "may": false,
    "problem": "",
    "advice": ""
  },
  "Replay": {
    "seat": null,
    "open": false,
    "called": [],
    "clock": null,
    "by_hand": false,
    "versions": ""
  },
  "Frame": {
    "kept": 0,
    "flights": [],
    "left": [],
    "spent": 0
  },
  "ReviewState": {
    "id": "",
    "done": 0,
    "of": 0,
    "problem": "",
    "review": null
  },
  "Point": {
    "luck": 0,
    "rest": 0,
    "judged": null,
    "told": ""
  },
  "Judged": {
    "label": "",
    "pieces": [],
    "mix": []
  },
  "Account": {
    "told": ""
  },
  "LessonStep": {
    "task": "",
    "right": [],
    "otherwise": "",
    "notice": "",
    "after": [],
    "flights": [],
    "free": false,
    "missed": ""
  },
  "PuzzleReply": {
    "best": ""
  },
  "PlayerRequest": {
    "mark": ""
  },
  "You": {
    "devices": 1,
    "ratings": [],
    "events": [],
    "marks": []
  },
  "RatingCard": {
    "settled": false
  },
  "EventCard": {
    "over": false
  },
  "History": {
    "more": false
  },
  "PastMatch": {
    "kept": false
  },
  "PlayedCard": {
    "you": false,
    "name": "",
    "mark": "",
    "bot": "",
    "before": null,
    "after": null
  },
  "Seating": {
    "rated": false
  },
  "TablePlayers": {
    "rated": false,
    "may": false
  },
  "TablePlayer": {
    "called": "",
    "mark": "",
    "rating": 0,
    "bot": "",
    "wants": false
  },
  "Leader": {
    "mark": "",
    "bot": "",
    "settled": false
  },
  "EventRequest": {
    "options": {},
    "rounds": 0,
    "rated": false,
    "clock": null
  },
  "Enter": {
    "name": ""
  },
  "EventChange": {
    "round": 0,
    "pairing": 0,
    "entrant": 0,
    "result": ""
  },
  "EventPage": {
    "planned": 0,
    "rated": false,
    "draws": false,
    "over": false,
    "may_pair": false,
    "done": false,
    "you": null,
    "organises": false,
    "clock": null
  },
  "EntrantCard": {
    "mark": "",
    "rating": 0,
    "gone": false,
    "late": false,
    "player": false
  },
  "PairingCard": {
    "result": "",
    "table": "",
    "walkover": false,
    "drawn": 0,
    "begins": 0
  },
  "StandingRow": {
    "breaks": []
  },
  "Preparing": {
    "text": "",
    "done": 0,
    "of": 0
  }
} as const

/** The fields that hold further parts, by type: the part's type, or its tag and types. */
export const inside = {
  "View": {
    "scene": "Scene"
  },
  "Scene": {
    "title": "Msg",
    "status": "Msg",
    "seats": "Seat",
    "areas": "Area",
    "wide": "Layout",
    "narrow": "Layout",
    "prompt": "Prompt",
    "log": "Line",
    "calculations": "Calculation",
    "arrows": "Arrow",
    "legend": "Sign",
    "ending": "Ending"
  },
  "Shown": {
    "piece": "Piece"
  },
  "Piece": {
    "label": "Msg",
    "caption": "Msg",
    "name": "Msg",
    "tip": "Msg",
    "parts": "Piece",
    "note": "Msg",
    "ratings": "Sign",
    "signs": "Sign"
  },
  "Sign": {
    "word": "Msg",
    "figure": "Msg"
  },
  "Seat": {
    "status": "Msg",
    "tally": "Tally",
    "notes": "Msg"
  },
  "Area": {
    "title": "Msg",
    "short": "Msg",
    "count": "Msg",
    "note": "Msg",
    "aside": "Note",
    "pieces": "Piece",
    "groups": "Group",
    "signs": "Sign",
    "space": "Space"
  },
  "Note": {
    "figure": "Msg",
    "text": "Msg"
  },
  "Group": {
    "text": "Msg"
  },
  "Space": {
    "boards": "Board",
    "bodies": "Body"
  },
  "Board": {
    "title": "Msg"
  },
  "Body": {
    "tag": "Msg"
  },
  "Prompt": {
    "text": "Msg",
    "head": {
      "tag": "is",
      "types": {
        "said": "Said",
        "shown": "Shown",
        "msg": "Msg"
      }
    },
    "detail": "Msg",
    "options": "Option",
    "several": "Several",
    "cards": "Card",
    "preview": "Preview",
    "dice": "Due",
    "aim": "Aim",
    "lists": "Lists",
    "ways": "Way"
  },
  "Option": {
    "label": "Msg",
    "confirm": "Msg",
    "detail": "Msg",
    "aside": "Note",
    "tab": "Tab",
    "picture": "Piece"
  },
  "Several": {
    "names": "Msg",
    "labels": "Msg"
  },
  "Card": {
    "title": "Msg",
    "note": "Msg",
    "faces": "Piece"
  },
  "Preview": {
    "label": "Msg",
    "text": "Msg"
  },
  "Due": {
    "name": "Msg",
    "faces": "Piece"
  },
  "Aim": {
    "skill": "Msg",
    "foam": "Msg"
  },
  "Lists": {
    "title": "Msg",
    "entries": "Entry",
    "text": "Msg",
    "ready": "ReadyList"
  },
  "Entry": {
    "word": "Msg"
  },
  "ReadyList": {
    "name": "Msg",
    "note": "Msg",
    "text": "Msg"
  },
  "Way": {
    "sign": "Sign",
    "options": "Option"
  },
  "Line": {
    "parts": {
      "tag": "is",
      "types": {
        "said": "Said",
        "shown": "Shown",
        "msg": "Msg"
      }
    }
  },
  "Calculation": {
    "title": "Msg",
    "sums": "Sum",
    "note": "Msg",
    "conclusion": "Msg"
  },
  "Sum": {
    "pieces": "Piece",
    "terms": "Term",
    "name": "Msg"
  },
  "Term": {
    "name": "Msg",
    "why": "Msg"
  },
  "Arrow": {
    "text": "Msg",
    "dice": "Piece"
  },
  "Ending": {
    "text": "Msg",
    "counted": "Counted"
  },
  "Counted": {
    "what": "Msg"
  },
  "Refused": {
    "problem": "Msg"
  },
  "Presence": {
    "sitters": "Sitter",
    "wish": "Proposal",
    "heard": "Heard",
    "seal": "Seal",
    "refused": "Refusal"
  },
  "ClocksTold": {
    "control": "TimeControl"
  },
  "Again": {
    "ticket": "TableTicket"
  },
  "TableTicket": {
    "seats": "SeatTicket",
    "invites": "SeatTicket"
  },
  "Hint": {
    "text": "Msg",
    "options": "HintOption"
  },
  "HintOption": {
    "label": "Msg"
  },
  "OddsTold": {
    "odds": "Odds"
  },
  "Odds": {
    "title": "Msg",
    "tables": "OddsTable",
    "note": "Msg"
  },
  "OddsTable": {
    "title": "Msg",
    "chances": "Chance",
    "note": "Msg"
  },
  "Chance": {
    "label": "Msg"
  },
  "Games": {
    "games": "GameCard"
  },
  "GameCard": {
    "line": "Msg",
    "facts": "Msg",
    "options": "OptionCard",
    "look": "Piece"
  },
  "OptionCard": {
    "title": "Msg",
    "values": "OptionValue",
    "own": "Msg"
  },
  "OptionValue": {
    "text": "Msg"
  },
  "TableRequest": {
    "seats": "SeatRequest",
    "clock": "TimeControl"
  },
  "Tables": {
    "open": "TableRow",
    "running": "TableRow"
  },
  "TableRow": {
    "status": "Msg",
    "sitters": "Sitter",
    "options": "Msg",
    "clock": "TimeControl"
  },
  "Standing": {
    "status": "Msg"
  },
  "PushRequest": {
    "target": "PushTarget"
  },
  "Sharing": {
    "problem": "Msg",
    "advice": "Msg"
  },
  "Replay": {
    "frames": "Frame",
    "clock": "TimeControl"
  },
  "Frame": {
    "label": "Msg",
    "round": "Msg",
    "scene": "Scene"
  },
  "Story": {
    "leads": "Lead",
    "strokes": "Stroke"
  },
  "Stroke": {
    "told": "Line"
  },
  "ReviewState": {
    "problem": "Msg",
    "review": "Review"
  },
  "Review": {
    "points": "Point",
    "accounts": "Account"
  },
  "Point": {
    "judged": "Judged",
    "told": "Msg"
  },
  "Judged": {
    "said": "Msg",
    "better": "Msg",
    "mix": "InMix"
  },
  "InMix": {
    "label": "Msg"
  },
  "Account": {
    "told": "Msg"
  },
  "Lesson": {
    "steps": "LessonStep"
  },
  "LessonStep": {
    "title": "Msg",
    "text": "Msg",
    "scene": "Scene",
    "task": "Msg",
    "otherwise": "Msg",
    "notice": "Msg",
    "after": "Scene",
    "missed": "Msg"
  },
  "LessonTry": {
    "after": "Scene"
  },
  "DayPuzzles": {
    "cards": "PuzzleCard"
  },
  "DayPuzzle": {
    "task": "Msg",
    "scene": "Scene"
  },
  "PuzzleReply": {
    "told": "Msg"
  },
  "You": {
    "ratings": "RatingCard",
    "events": "EventCard"
  },
  "History": {
    "matches": "PastMatch"
  },
  "PastMatch": {
    "seats": "PlayedCard"
  },
  "PlayerFile": {
    "ratings": "RatingCard",
    "matches": "PastMatch",
    "events": "EventCard"
  },
  "TablePlayers": {
    "players": "TablePlayer"
  },
  "Leaders": {
    "leaders": "Leader"
  },
  "EventRequest": {
    "clock": "TimeControl"
  },
  "EventPage": {
    "entrants": "EntrantCard",
    "rounds": "PairingCard",
    "standings": "StandingRow",
    "clock": "TimeControl"
  },
  "Preparing": {
    "text": "Msg"
  },
  "Problem": {
    "problem": "Msg"
  }
} as const
