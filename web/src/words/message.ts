/** Messages and their arguments. */

/** A message from the server: its key in the catalogue and its arguments, which may be messages themselves. */
export interface Msg {
  is: "msg"
  key: string
  with?: Record<string, Told>
  /** The rules that it follows from. */
  rules?: readonly string[]
}

/** A piece inside a sentence. */
export interface Shown {
  is: "shown"
  piece: { name?: string | Msg; caption?: string | Msg; face?: string; label?: string | Msg }
}

export type Arg = string | number
export type List = readonly (Arg | Shown | Msg)[]
export type Told = Arg | Shown | Msg | readonly Told[]

/** The people at a table, for messages that name them: `PERSON` and `NAME` take a seat's number. */
export interface Company {
  name: (seat: number) => string
  isYou: (seat: number) => boolean
  /** The names that people chose, by seat; "" for a seat that uses its own. */
  chosen: readonly string[]
  /** The text of an argument. A seat's own name, as in refusals, becomes the name that its person chose. */
  called: (text: string) => string
}

export const NOBODY: Company = { name: () => "", isYou: () => false, chosen: [], called: (text) => text }

const has = (value: unknown, is: string): boolean =>
  typeof value === "object" && value !== null && (value as { is?: unknown }).is === is

export const isMsg = (value: unknown): value is Msg => has(value, "msg") && "key" in (value as object)
export const isShown = (value: unknown): value is Shown => has(value, "shown")

/** The rules that a message and the messages among its arguments follow from, each once. */
export const rulesOf = (message: Msg): string[] => [...new Set(everyRule(message))]

function everyRule(value: Told): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(everyRule)
  return isMsg(value) ? [...(value.rules ?? []), ...Object.values(value.with ?? {}).flatMap(everyRule)] : []
}

/** The messages of the catalogue that join two others, `first` and `rest`. */
const JOINED = new Set(["table-sentences", "table-caption"])

/** The two messages that a message joins; null if it joins none. */
export function joined({ key, with: args = {} }: Msg): readonly [Told, Told] | null {
  return JOINED.has(key) ? [args.first ?? "", args.rest ?? ""] : null
}

/** A message and everything that it begins with, down to just its first sentence. */
export function beginnings(message: Msg): Told[] {
  const [first] = joined(message) ?? []
  return first === undefined ? [message] : [message, ...(isMsg(first) ? beginnings(first) : [first])]
}
