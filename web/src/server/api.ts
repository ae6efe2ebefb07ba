/** The server's HTTP answers. Every failure is a `Problem` with a sentence for people. */
import { save } from "../browser/shareFile"
import { type Cited, cited } from "../scene/refusal"
import { today } from "../time/days"
import {
  type DayPuzzle,
  filled,
  namedOnly,
  type Games,
  type Lesson,
  type LessonTry,
  type Line,
  type Preparing,
  type Replay,
  type Sharing,
  type OwnStatus,
  type Story,
  type TableRow,
  type Tables,
} from "../scene/scene"
import { noteServerTime, knowsServerTime } from "../time/serverTime"
import { transport } from "./transport"
import type * as Wire from "./types.gen"
import type { Company } from "../words/message"
import { say } from "../words/say"

export class Problem extends Error {
  constructor(
    message: string,
    /** The server's HTTP status; 0: it did not answer. */
    readonly status = 0,
    /** The rules that the problem follows from. */
    readonly rules: readonly string[] = [],
  ) {
    super(message)
  }
}

export const words = (problem: unknown): string => (problem instanceof Problem ? problem.message : say("web-failure"))

/** A problem's sentence with the rules that it follows from. */
export const refusalOf = (problem: unknown): Cited =>
  cited(words(problem), problem instanceof Problem ? problem.rules : [])

const isProblem = (status: number) => (problem: unknown) => problem instanceof Problem && problem.status === status

/** Whether the server rejected the key that was sent. */
export const isForbidden = isProblem(403)

/** Whether the server does not know what was asked for. */
export const isUnknown = isProblem(404)

export const games = async (): Promise<Games> => {
  const found = await ask<Wire.Games>("/api/games")
  return { games: found.games.map((card) => filled("GameCard", card, namedOnly(card.seats))) }
}

export const preparing = async (): Promise<Preparing> =>
  filled("Preparing", await ask<Wire.Preparing>("/api/preparing"))

export const rulebook = (game: string): Promise<Wire.Rulebook> => ask(`${gameAt(game)}/rules`)

export const lesson = async (game: string): Promise<Lesson> =>
  filled("Lesson", await ask<Wire.Lesson>(`${gameAt(game)}/lesson`))

/** Simulates a throw that the reader aimed at a step of the lesson. */
export const throwInLesson = async (game: string, step: number, action: string): Promise<LessonTry> =>
  filled(
    "LessonTry",
    await ask<Wire.LessonTry>(`${gameAt(game)}/lesson/${step}`, post({ action } satisfies Wire.LessonAction)),
  )

/** Today by the server's clock, which is requested if no answer has carried the time yet. */
export async function serverToday(): Promise<string> {
  if (!knowsServerTime()) await preparing().catch(() => undefined)
  return today()
}

/** The games that have a puzzle on a day. */
export const positions = (day: string): Promise<Wire.DayPuzzles> => ask(positionsAt(day))

export const positionOf = async (day: string, game: string): Promise<DayPuzzle> =>
  filled("DayPuzzle", await ask<Wire.DayPuzzle>(positionAt(day, game)))

/** Sends an answer to a puzzle; returns whether it was right. */
export const answerPosition = (day: string, game: string, action: string): Promise<Wire.PuzzleReply> =>
  ask(positionAt(day, game), post({ action } satisfies Wire.PuzzleAnswer))

/** The solution, for people who give up. */
export const solutionOf = (day: string, game: string): Promise<Wire.PuzzleReply> =>
  ask(`${positionAt(day, game)}/solution`)

export const tables = async (): Promise<Tables> => filled("Tables", await ask<Wire.Tables>("/api/tables"))

/** The public facts of a table. */
export const tableAsKnown = async (table: string): Promise<TableRow> =>
  filled("TableRow", await ask<Wire.TableRow>(tableAt(table)))

/** The status of a table of this browser, for the seats that it has there. */
export const standing = async ({ table, seats }: Wire.TableTicket): Promise<OwnStatus> =>
  filled(
    "OwnStatus",
    await ask<Wire.OwnStatus>(`${tableAt(table)}/standing`, {
      headers: { authorization: ["Bearer", ...seats.map(({ token }) => token)].join(" ") },
    }),
  )

export const openTable = (request: Wire.TableRequest): Promise<Wire.TableTicket> =>
  ask("/api/tables", post({ ...request, sends_client_seed: true }))

export const sit = (table: string, seat: number): Promise<Wire.TableTicket> =>
  ask(`${tableAt(table)}/sit`, post({ seat, sends_client_seed: true } satisfies Wire.SitRequest))

/** The addresses at which the tables can be opened. */
export const sharing = async (): Promise<Sharing> => filled("Sharing", await ask<Wire.Sharing>("/api/sharing"))

/** Opens the tables to the home network, or closes them again. */
export const share = async (request: Wire.SharingChange): Promise<Sharing> =>
  filled("Sharing", await ask<Wire.Sharing>("/api/sharing", post(request)))

/** A link as a QR code. It is sent as a body, since the key after its "#" must not appear in logs. */
export const qr = (link: string): Promise<Wire.QrCode> => ask("/api/qr", post({ link } satisfies Wire.Link))

/** Takes the seat of a link, which works once; `secret` is the seat's key from now on. */
export const claim = (table: string, request: Wire.Claim): Promise<Wire.TableTicket> =>
  ask(`${tableAt(table)}/claim`, post({ ...request, sends_client_seed: true } satisfies Wire.Claim))

/** The ticket of a link that moves the seat of `token` to another device. */
export const carry = (table: string, token: string): Promise<Wire.SeatTicket> =>
  ask(`${tableAt(table)}/carry`, post({ token } satisfies Wire.SeatTransfer))

/** The server's push key; "" if it sends no notifications. */
export const pushKey = (): Promise<Wire.PushKey> => ask("/api/push")

/** Subscribes a browser to notifications of a seat's turns while nobody is there. */
export const callMe = (table: string, request: Wire.PushRequest): Promise<Wire.PushKey> =>
  ask(`${tableAt(table)}/push`, post(request))

/** Whether the server sends emails, and the address that `key` stands for; a `key` of "" stands for none. */
export const mailState = (key: string): Promise<Wire.MailState> => ask("/api/mail", key ? shown(key) : {})

/** Sends an address the link that confirms it. */
export const askForMail = (request: Wire.MailRequest): Promise<Wire.MailState> => ask("/api/mail", post(request))

export const deleteMail = async (key: string): Promise<void> => {
  await ask("/api/mail", { ...shown(key), method: "DELETE" })
}

/** Asks for emails about a seat's turns while no notification reaches anybody. */
export const mailSeat = (table: string, request: Wire.SeatMail): Promise<Wire.MailState> =>
  ask(`${tableAt(table)}/mail`, post(request))

export const mailLink = (token: string): Promise<Wire.MailLink> => ask(mailAt(token))
export const confirmMail = (token: string): Promise<Wire.MailLink> =>
  ask(`${mailAt(token)}/confirm`, { method: "POST" })

/** Deletes the address of an email's link; there is nothing to return. */
export const stopMail = async (token: string): Promise<null> => {
  await ask(`${mailAt(token)}/stop`, { method: "POST" })
  return null
}

/** The story of a finished match, in words for `view`. */
export const story = async (table: string, view: string, company: Company): Promise<Story> =>
  filled("Story", await ask<Wire.Story>(`${tableAt(table)}/story?view=${encodeURIComponent(view)}`), company)

export const replay = async (table: string, view: string): Promise<Replay> =>
  whole(await ask<Wire.Replay>(`${tableAt(table)}/replay?view=${encodeURIComponent(view)}`))

/** A replay from the contents of a file, which the server reads and forgets. */
export const replayOf = async (file: string, view: string): Promise<Replay> =>
  whole(
    await ask<Wire.Replay>(`/api/replay?view=${encodeURIComponent(view)}`, {
      method: "POST",
      headers: { "content-type": "application/jsonl" },
      body: file,
    }),
  )

/** The progress of the review of a finished match, or the review; `begin` starts it. */
export const reviewOf = (table: string, begin: boolean): Promise<Wire.ReviewState> =>
  ask(`${tableAt(table)}/review`, begin ? { method: "POST" } : {})

/** Starts a review of the match in a file, given as a string; `reviewNamed` takes the answer's `id`. */
export const reviewFile = (file: string): Promise<Wire.ReviewState> =>
  ask("/api/reviews", { method: "POST", headers: { "content-type": "application/jsonl" }, body: file })

export const reviewNamed = (id: string): Promise<Wire.ReviewState> => ask(`/api/reviews/${encodeURIComponent(id)}`)

/** A replay in words. Each frame gets its whole log, although the server sends only its new lines. */
export const whole = (told: Wire.Replay): Replay => {
  const company = namedOnly(told.names ?? [], told.chosen_names)
  const replay = filled("Replay", told, company)
  replay.names = replay.names.map((_, seat) => company.name(seat))
  let log: Line[] = []
  for (const { scene, log_from: kept } of replay.frames) scene.log = log = [...log.slice(0, kept), ...scene.log]
  return replay
}

/** The status of an answer without a body. */
const NOTHING = 204

const BUSY = 503
/** Milliseconds until a busy server is asked again, and the number of tries. */
const AGAIN = 5000
const TRIES = 6

/** The text of a finished match's file. */
export async function fileOf(table: string, tries = TRIES): Promise<string> {
  const response = await transport.fetch(fileAt(table)).catch(() => null)
  if (response?.ok) return response.text()
  if (response?.status === BUSY && tries > 1) {
    await new Promise((done) => setTimeout(done, AGAIN))
    return fileOf(table, tries - 1)
  }
  throw new Problem(say("web-failure"), response?.status)
}

/** Saves a finished match's file in a page without a server, where it has no address. */
export async function saveFile(table: string): Promise<void> {
  save(new Blob([await fileOf(table)], { type: "application/x-ndjson" }), `warbones-${table}.jsonl`)
}

/** Sets up a table that plays on against bots from a step of a finished match. */
export const continueMatch = (table: string, n: number, seat: number | null): Promise<Wire.TableTicket> =>
  ask(`${tableAt(table)}/continue`, post({ n, seat, sends_client_seed: true } satisfies Wire.ContinueRequest))

/** The same for the match in a file, given as a string. */
export const continueFile = (file: string, n: number, seat: number | null): Promise<Wire.TableTicket> =>
  ask(`/api/continue?n=${n}${seat === null ? "" : `&seat=${seat}`}`, {
    method: "POST",
    headers: { "content-type": "application/jsonl" },
    body: file,
  })

/** Sets up a table at a position in notation, against a bot of a level. Only a page without a server can. */
export const playPosition = (game: string, position: string, bot: string): Promise<Wire.TableTicket> =>
  ask(`/page/games/${encodeURIComponent(game)}/position`, post({ position, bot }))

/** Makes new tables use a file of rule data; returns its game. Only a page without a server can. */
export const useData = (data: string): Promise<{ game: string }> => ask("/page/data", post({ data }))

/** The address from which a finished match is downloaded as JSON Lines. */
export const fileAt = (table: string): string => `${tableAt(table)}/file`

/** The address of a picture of a finished match after a decision, as a spectator saw it. */
export const pictureAt = (table: string, at: number): string => `${tableAt(table)}/picture.png?size=desk&at=${at}`

/** The address of a clip of the steps that lead to a decision of a finished match. */
export const clipAt = (table: string, at: number): string => `${tableAt(table)}/clip.gif?at=${at}`

const gameAt = (game: string): string => `/api/games/${encodeURIComponent(game)}`

const positionsAt = (day: string): string => `/api/positions/${encodeURIComponent(day)}`

const positionAt = (day: string, game: string): string => `${positionsAt(day)}/${encodeURIComponent(game)}`

const mailAt = (token: string): string => `/api/mail/${encodeURIComponent(token)}`

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

/** The header of a request that shows one or more keys. */
export const shown = (...keys: string[]): RequestInit => ({
  headers: { authorization: ["Bearer", ...keys].join(" ") },
})

/** Requests messages of the catalogue, which the page puts into words itself. */
const wordless = (path: string): string => `${path}${path.includes("?") ? "&" : "?"}version=4&words=none`

export async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const asked = Date.now()
  const response = await transport.fetch(wordless(path), request).catch(() => null)
  noteServerTime(response?.headers.get("date"), asked, Date.now())
  const answer: unknown = response?.status === NOTHING ? {} : await response?.json().catch(() => null)
  if (response?.ok && answer) return answer as Answer
  const refused = answer ? filled("Problem", answer as Wire.Problem) : null
  throw new Problem(refused?.problem || say("web-failure"), response?.status, refused?.rules)
}
