/**
 * Checks that every die in a match's file follows from what was published before the first roll and revealed at the end.
 *
 * It is written from docs/dice.md, shares no code with the dice, and makes no requests.
 */
import { bytesOf, digest, hex, mac } from "./hash"
import { wrongWith } from "../words/phrases"
import { say } from "../words/say"

/** One finding; `good` is null if it was not checked. */
export interface Finding {
  good: boolean | null
  text: string
}

/** This browser's own notes from the table: the published commitment, and the client seeds it sent, by seat. */
export interface Noted {
  commitment: string
  own: Readonly<Record<number, string>>
  /** Each seat's client seed, as published when play began. */
  shares: readonly string[]
  /** Whether the table said that people roll by hand, if that was noted. */
  byHand?: boolean
}

interface Answer {
  type?: unknown
  seat?: unknown
  number?: unknown
  face?: unknown
  sides?: unknown
  by?: unknown
}

export interface DiceFile {
  format: number
  names: string[]
  commitment: string
  shares: string[]
  answers: Answer[]
  secret: string
  /** People rolled real dice, and typed in what they showed. */
  byHand: boolean
}

const FIRST_SEALED = 3
const KINDS: readonly unknown[] = ["decision", "face", "landed", "undo", "ended", "remark"]
const MOST_SIDES = 2 ** 32

/** The latest format that this check can read. */
export const LATEST = 5
const LONGEST_NAME = 40

/** A file without a complete match. */
export class NoMatch extends Error {}

/** A file written by a later version. */
export class NewerFormat extends Error {}

export function read(file: string): DiceFile {
  const [first, ...lines] = file.split("\n").filter((line) => line.trim())
  const heading = objectIn(first)
  if (!isWhole(heading.format) || heading.format < 1) throw new NoMatch()
  if (heading.format > LATEST) throw new NewerFormat()
  const { names, shares = [], commitment = "", by_hand: byHand = false } = heading
  const { scores, secret = "" } = objectIn(lines.pop())
  if (!isList(scores) || !isText(secret) || !isText(commitment) || typeof byHand !== "boolean") throw new NoMatch()
  if (!isList(names) || names.length === 0 || !names.every(isName)) throw new NoMatch()
  if (!isList(shares) || !shares.every(isText)) throw new NoMatch()
  const answers = lines.flatMap((line) => answersIn(objectIn(line)))
  return { format: heading.format, names, commitment, shares, answers, secret, byHand }
}

type Fields = Record<string, unknown>

function objectIn(line = ""): Fields {
  try {
    const found = JSON.parse(line) as unknown
    if (isObject(found)) return found
  } catch {
    // thrown below
  }
  throw new NoMatch()
}

function answersIn({ answers }: Fields): Answer[] {
  if (!isList(answers) || !answers.every((answer) => isObject(answer) && isText(answer.type))) throw new NoMatch()
  return answers as Answer[]
}

const isText = (value: unknown): value is string => typeof value === "string"
const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null && !isList(value)
const isWhole = (value: unknown): value is number => Number.isInteger(value)
const isName = (value: unknown): value is string =>
  isText(value) && value.length > 0 && value.length <= LONGEST_NAME && !/\p{C}/u.test(value)

/** The findings in a file, in order; `noted` if this browser sat or watched at the table. */
export function check(file: DiceFile, noted?: Noted | null): Finding[] {
  return [...ofDice(file, noted), { good: null, text: say("web-dice-not-replayed") }]
}

function ofDice(file: DiceFile, noted: Noted | null | undefined): Finding[] {
  if (file.format < FIRST_SEALED) return [{ good: null, text: say("web-dice-unsealed") }]
  const rolled = file.answers.some(({ type, sides }) => type === "face" && sides)
  if (!file.commitment && !file.secret && !rolled) return [{ good: null, text: say("web-dice-typed") }]
  const findings = [...(noted ? compared(file, noted) : []), committed(file), ...brought(file)]
  const all = isSound(findings) ? [...findings, ...faces(file), ...flown(file)] : findings
  return [...typedIn(file), ...all]
}

/** Real dice: the number of faces typed in, which nobody can check. */
function typedIn(file: DiceFile): Finding[] {
  const typed = file.answers.filter((answer) => answer.type === "face" && isTyped(file, answer)).length
  return file.byHand ? [{ good: null, text: say("web-dice-by-hand", { typed }) }] : []
}

/** Whether a face was typed in: the table has real dice, and the answer names the seat that typed it. */
const isTyped = ({ byHand }: DiceFile, { sides, by }: Answer): boolean => byHand && !sides && typeof by === "number"

/** Whether anything was checked, and all of it was right. */
export const isSound = (findings: readonly Finding[]): boolean =>
  findings.some(({ good }) => good) && findings.every(({ good }) => good !== false)

function compared(file: DiceFile, { commitment, own, shares, byHand }: Noted): Finding[] {
  const same = file.commitment === commitment
  const kept = Object.entries(own).every(([seat, share]) => file.shares[Number(seat)] === share)
  const others = !shares.length || shares.join() === file.shares.join()
  return [
    { good: same, text: same ? say("web-dice-same-commitment") : say("web-dice-other-commitment") },
    ...(Object.keys(own).length
      ? [{ good: kept, text: kept ? say("web-dice-same-share") : say("web-dice-other-share") }]
      : []),
    ...(others ? [] : [{ good: false, text: say("web-dice-other-shares") }]),
    ...(file.byHand && byHand === false ? [{ good: false, text: say("web-dice-not-by-hand") }] : []),
  ]
}

function committed(file: DiceFile): Finding {
  if (!file.secret) return { good: false, text: say("web-dice-withheld") }
  if (!isHex(file.secret)) return { good: false, text: say("web-dice-no-secret") }
  const good = hex(digest(`warbones-dice-1:${file.secret}`)) === file.commitment
  return { good, text: good ? say("web-dice-committed") : say("web-dice-other-secret") }
}

function brought({ names, shares }: DiceFile): Finding[] {
  if (shares.length !== names.length) return [{ good: false, text: say("web-dice-share-count") }]
  return names.map((name, seat) => {
    const share = shares[seat] ?? ""
    if (!share) return { good: true, text: say("web-dice-brought-nothing", { name }) }
    const good = isHex(share) && shares.indexOf(share) === shares.lastIndexOf(share)
    return { good, text: good ? say("web-dice-brought", { name }) : say("web-dice-no-share", { name }) }
  })
}

function faces(file: DiceFile): Finding[] {
  const matchKey = keyOf(file)
  const streams: (number | null)[] = [null, ...file.names.keys()]
  const right: Finding[] = []
  const wrong = disordered(file, streams)
  for (const seat of streams) {
    const whose = seat === null ? say("web-dice-everybodys") : say("web-dice-own", { name: file.names[seat] ?? "" })
    const rolled = file.answers.filter((answer) => answer.type === "face" && answer.seat === seat)
    const key = mac(matchKey, `stream:${seat ?? "table"}`)
    const problems = rolled.map((face, due) => problemOf(isTyped(file, face) ? null : key, face, due))
    const bad = problems.flatMap((problem, at) =>
      problem ? [say("web-dice-wrong-face", { whose, at: at + 1, problem })] : [],
    )
    wrong.push(...bad)
    const here = rolled.filter((face) => !isTyped(file, face)).length
    if (here && !bad.length) right.push({ good: true, text: say("web-dice-follow", { whose, faces: here }) })
  }
  return wrong.length ? [...right, { good: false, text: wrongWith(wrong) }] : right
}

/** Throws need the physics engine, which this page does not have. */
function flown({ answers }: DiceFile): Finding[] {
  const throws = answers.filter(({ type }) => type === "landed").length
  return throws ? [{ good: null, text: say("web-dice-flown", { throws }) }] : []
}

/** Errors in answers of any kind: unknown kinds, unknown seats and wrong order. */
function disordered({ answers, names }: DiceFile, streams: readonly unknown[]): string[] {
  const numbers = (kind: string, seat?: number): unknown[] =>
    answers
      .filter((answer) => answer.type === kind && (seat === undefined || answer.seat === seat))
      .map(({ number }) => number)
  const countUp = (found: unknown[]): boolean => found.every((number, due) => number === due)
  return [
    ...(answers.every(({ type }) => KINDS.includes(type)) ? [] : [say("web-dice-unknown-kind")]),
    ...(answers.every(({ type, seat }) => type !== "face" || streams.includes(seat)) ? [] : [say("web-dice-stranger")]),
    ...(countUp(numbers("landed")) ? [] : [say("web-dice-throws-order")]),
    ...names.flatMap((name, seat) =>
      countUp(numbers("decision", seat)) ? [] : [say("web-dice-decisions-order", { name })],
    ),
  ]
}

/** The error in a face of the stream of `key`, or ""; the key is null for a face that was typed in. */
function problemOf(key: Uint8Array | null, { number, sides, face }: Answer, due: number): string {
  if (number !== due) return say("web-dice-out-of-order")
  if (!key) return ""
  if (typeof sides !== "number" || !Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES)
    return say("web-dice-no-sides")
  const right = faceOf(key, due, sides)
  return face === right ? "" : say("web-dice-shows", { face: String(face), right })
}

/** The 32 bytes derived from the secret and all client seeds. */
export const keyOf = ({ secret, shares }: Pick<DiceFile, "secret" | "shares">): Uint8Array =>
  mac(bytesOf(secret), `shares:${shares.map((share) => share || "-").join(",")}`)

/** Face `number` (from 0) of a stream: from the first attempt (0, 1, 2, …) that favours no face. */
export function faceOf(key: Uint8Array, number: number, sides: number): number {
  const fair = Math.floor(2 ** 32 / sides) * sides
  for (let attempt = 0; ; attempt++) {
    const word = parseInt(hex(mac(key, `${number}:${attempt}`).slice(0, 4)), 16)
    if (word < fair) return (word % sides) + 1
  }
}

const isHex = (digits: string): boolean => /^[0-9a-f]{64}$/.test(digits)

const isList = (value: unknown): value is unknown[] => Array.isArray(value)
