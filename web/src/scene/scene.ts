/** The parts of a scene with every default filled in, which happens only here. */
import { beginnings, type Company, isMsg, joined, NOBODY, rulesOf, type Told } from "../words/message"
import { insideOf, message, partsOf, shortOf, worded } from "../words/say"
import type * as Wire from "../server/types.gen"
import { defaults, inside } from "../server/types.gen"

/** A type with all its fields. Messages have become strings, and sentences have become stretches of text and pieces. */
export type Full<T> = T extends Wire.Msg
  ? string
  : T extends readonly (infer Item)[]
    ? Full<Wire.Said extends Item ? Exclude<Item, Wire.Msg> : Item>[]
    : T extends object
      ? { [Field in keyof T]-?: Full<Exclude<T[Field], undefined>> } & Derived<T>
      : T

/** Fields that the page derives from a part's messages before they are worded. */
type Derived<T> = T extends Wire.Area | Wire.Board
  ? { inside: string }
  : T extends Wire.Piece
    ? OfPiece
    : Wire.Option extends T
      ? OfOption
      : T extends Wire.Calculation | Wire.Refused | Wire.Problem
        ? Ruled
        : T extends Wire.KeyMoveCard
          ? { /** Its whole text, sentence by sentence. */ sentences: Line["parts"] }
          : unknown

interface Ruled {
  /** The rules that its words follow from. */
  rules: string[]
}

interface OfPiece extends Ruled {
  /** Its caption, line by line. */
  lines: string[]
  /** Its tip, and everything that the tip begins with, down to one sentence: unworded, since few are ever read. */
  openings: Told[]
}

interface OfOption {
  /** Its label if its place says the rest. */
  short: string
  /** Its detail as a message. */
  meaning: Told
}

export type Aim = Full<Wire.Aim>
export type Arrow = Full<Wire.Arrow>
export type Area = Full<Wire.Area>
export type Board = Full<Wire.Board>
export type Body = Full<Wire.Body>
export type Card = Full<Wire.Card>
export type Calculation = Full<Wire.Calculation>
export type ClockStates = Full<Wire.ClockStates>
export type DayPuzzle = Full<Wire.DayPuzzle>
export type Presence = Full<Wire.Presence>
export type Guest = Full<Wire.Guest>
export type Due = Full<Wire.Due>
export type Frame = Full<Wire.Frame>
export type Filling = Full<Wire.Filling>
export type GameCard = Full<Wire.GameCard>
export type Games = Full<Wire.Games>
export type Group = Full<Wire.Group>
export type Hint = Full<Wire.Hint>
export type HintOption = Full<Wire.HintOption>
export type Layout = Full<Wire.Layout>
export type Lesson = Full<Wire.Lesson>
export type LessonTry = Full<Wire.LessonTry>
export type LessonStep = Full<Wire.LessonStep>
export type Line = Full<Wire.Line>
export type Note = Full<Wire.Note>
export type Odds = Full<Wire.Odds>
export type Option = Full<Wire.Option>
export type OptionCard = Full<Wire.OptionCard>
export type Piece = Full<Wire.Piece>
export type Preview = Full<Wire.Preview>
export type Preparing = Full<Wire.Preparing>
export type OwnStatus = Full<Wire.OwnStatus>
export type Sharing = Full<Wire.Sharing>
export type Prompt = Full<Wire.Prompt>
export type PuzzleReply = Full<Wire.PuzzleReply>
export type Replay = Full<Wire.Replay>
export type Review = Full<Wire.Review>
/** The value of a frame in a review. */
export type Worth = Review["points"][number]
export type Scene = Full<Wire.Scene>
export type Space = Full<Wire.Space>
export type Several = Full<Wire.Several>
export type Sign = Full<Wire.Sign>
export type Seat = Full<Wire.Seat>
export type ServerMessage = Full<Wire.ServerMessage>
export type Occupant = Full<Wire.Occupant>
export type Ending = Full<Wire.Ending>
export type SentPhrase = Full<Wire.SentPhrase>
export type Lead = Full<Wire.Lead>
export type DiceCommitment = Full<Wire.DiceCommitment>
export type Story = Full<Wire.Story>
export type KeyMoveCard = Full<Wire.KeyMoveCard>
export type Entry = Full<Wire.Entry>
export type Lists = Full<Wire.Lists>
export type ReadyList = Full<Wire.ReadyList>
export type Tab = Full<Wire.Tab>
export type Sum = Full<Wire.Sum>
export type TableRow = Full<Wire.TableRow>
export type Tables = Full<Wire.Tables>
export type Way = Full<Wire.Way>
export type View = Full<Wire.View>
export type Proposal = Full<Wire.Proposal>
export type DeclinedProposal = Full<Wire.DeclinedProposal>

type Plain = Record<string, unknown>
type Held = string | { tag: string; types: Record<string, string> }

const missing: Record<string, Plain> = defaults
const held: Record<string, Record<string, Held>> = inside

/** `value`, a message or part of the type named `type`, with every default filled in and worded for `company`. */
export function filled<T extends object>(type: string, value: T, company: Company = NOBODY): Full<T> {
  const whole: Plain = { ...missing[type], ...value }
  const scene = (type === "Scene" ? whole : whole.scene) as Wire.Scene | undefined
  const here = scene?.seats ? companyOf(scene.seats, company.chosen) : company
  const derived = DERIVED[type]?.(whole, here)
  for (const [field, part] of Object.entries(whole)) whole[field] = filledPart(held[type]?.[field], part, here)
  return Object.assign(whole, derived) as Full<T>
}

const titled = ({ title }: Plain, company: Company): Plain => ({
  inside: isMsg(title) ? insideOf(title, company) : title,
})
const ruled = (text: unknown): string[] => (isMsg(text) ? rulesOf(text) : [])

const captionLines = (caption: Told): readonly Told[] =>
  (isMsg(caption) && joined(caption)) || (caption ? [caption] : [])

/** Functions by a part's type, which derive fields from its messages before they are worded. */
const DERIVED: Record<string, (part: Plain, company: Company) => Plain> = {
  Area: titled,
  Board: titled,
  Piece: ({ tip, caption }, company) => ({
    rules: ruled(tip),
    lines: captionLines(caption as Told).map(text(company)),
    openings: isMsg(tip) ? beginnings(tip) : [tip],
  }),
  Option: ({ label, detail }, company) => ({
    short: isMsg(label) ? shortOf(label, company) : label,
    meaning: detail,
  }),
  Seat: ({ seat, name }, company) => ({ name: company.chosen[seat as number] || name }),
  KeyMoveCard: ({ lines: told }, company) => ({
    sentences: partsOf(
      message("web-sentences", {
        lines: (told as Wire.Line[]).flatMap(({ parts }) =>
          parts.filter((part): part is Wire.Msg => part.is === "msg"),
        ),
      }),
      company,
    ).map((part) => filledPart(held.Line?.parts, part, company)),
  }),
  Calculation: ({ conclusion }) => ({ rules: ruled(conclusion) }),
  Refused: ({ problem }) => ({ rules: ruled(problem) }),
  Problem: ({ problem }) => ({ rules: ruled(problem) }),
}

/** Whether two messages say the same: same key, same arguments. */
export const isSame = (one: Told, other: Told): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Puts messages into words for `company`. */
export const text =
  (company: Company = NOBODY) =>
  (part: Told): string =>
    isMsg(part) ? worded(part, company) : String(part)

function filledPart(part: Held | undefined, value: unknown, company: Company): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => inPlace(part, item, company))
  if (isMsg(value)) return worded(value, company)
  if (part === undefined || value === null || typeof value !== "object") return value
  return filled(
    typeof part === "string" ? part : (part.types[String((value as Plain)[part.tag])] ?? ""),
    value,
    company,
  )
}

/** A message among the parts of a line becomes as many parts as it has: pieces inside its sentence stay pieces. */
function inPlace(part: Held | undefined, value: unknown, company: Company): unknown[] {
  if (!isMsg(value) || typeof part !== "object" || !("shown" in part.types)) return [filledPart(part, value, company)]
  return partsOf(value, company).map((each) => filledPart(part, each, company))
}

/** The names of the seats in the messages of a scene: those that people chose, or the seats' own. */
export const companyOf = (
  seats: readonly Pick<Wire.Seat, "seat" | "name" | "you">[],
  chosen: Company["chosen"] = [],
): Company =>
  companyNamed(
    (seat) => seats.find((each) => each.seat === seat)?.name ?? "",
    chosen,
    (seat) => seats.find((each) => each.seat === seat)?.you ?? false,
  )

/** Seats with these names, none of which is the reader's own. */
export const namedOnly = (names: readonly string[], chosen: Company["chosen"] = []): Company =>
  companyNamed((seat) => names[seat] ?? "", chosen)

const companyNamed = (
  own: (seat: number) => string,
  chosen: Company["chosen"],
  isYou: Company["isYou"] = () => false,
): Company => ({
  name: (seat) => chosen[seat] || own(seat),
  isYou,
  chosen,
  called: (text) => chosen.find((name, seat) => name && own(seat) === text) ?? text,
})

const MESSAGES = {
  view: "View",
  accepted: "Accepted",
  refused: "Refused",
  presence: "Presence",
  clocks: "ClockStates",
  rematch: "Rematch",
  admission: "Admission",
  hint: "Hint",
  odds: "OddsAnswer",
} as const

/** A server's message worded for `company`; a scene in it uses its own seats with the names chosen there. */
export const told = (message: Wire.ServerMessage, company: Company = NOBODY): ServerMessage =>
  filled(MESSAGES[message.type], message, company)

export const isAsked = (scene: Scene): boolean => ["choose", "roll", "aim", "land"].includes(scene.prompt.kind)

/** Pieces, each followed by the parts it is made of. */
export const withParts = (pieces: (Piece | null)[]): Piece[] =>
  pieces.flatMap((piece) => (piece ? [piece, ...(piece.parts as Piece[])] : []))

export const piecesOf = (scene: Scene): Piece[] => [
  ...scene.areas.flatMap((area) => withParts(area.pieces)),
  ...scene.arrows.flatMap((arrow) => arrow.dice as Piece[]),
]

/** The area with this id. */
export const areaOf = ({ areas }: Scene, id: string): Area | undefined => areas.find((area) => area.id === id)

/** The area in which a piece lies. */
export const homeOf = ({ areas }: Scene, piece: string): Area | undefined =>
  areas.find(({ pieces }) => pieces.some((each) => each?.id === piece))

/** The last pick, if it has parts and its own card; things for sale are explained in their list. */
export const cardOf = (scene: Scene, choice: readonly string[]): Piece | undefined =>
  piecesOf(scene).find(
    ({ id, parts, tip, price }) => id === choice.at(-1) && parts.length > 0 && tip !== "" && price === null,
  )
