/** Seats under their players' chosen names, in every text alike. */
import type { Sitter } from "./scene"

/** Chosen names by the seats' own. */
export type Names = ReadonlyMap<string, string>

type Called = Pick<Sitter, "name" | "called">

export const namesOf = (sitters: readonly Called[]): Names =>
  new Map(sitters.filter(({ called }) => called).map(({ name, called }) => [name, called]))

/** Fields that people read. All others name things for programs, such as an action's text. */
const READ = new Set(
  [
    ["text", "label", "labels", "title", "short", "note", "notes", "tip", "caption", "detail", "name", "names"],
    ["why", "conclusion", "status", "what", "problem", "task", "notice", "round", "tag"],
    ["told", "said", "better", "word", "inside", "lines", "openings"],
  ].flat(),
)

/** `words` with every seat's name as its person chose it. */
export function withChosenNames(words: string, names: Names): string {
  if (!names.size) return words
  return words.replace(/[\p{L}\p{N}]+/gu, (word) => names.get(word) ?? word)
}

/** A message or part of one, with chosen names in every field that people read. */
export function called<T>(said: T, names: Names): T {
  return names.size ? (within(said, names, false) as T) : said
}

function within(part: unknown, names: Names, read: boolean): unknown {
  if (typeof part === "string") return read ? withChosenNames(part, names) : part
  if (Array.isArray(part)) return part.map((each) => within(each, names, read))
  if (part === null || typeof part !== "object") return part
  return Object.fromEntries(Object.entries(part).map(([field, each]) => [field, within(each, names, READ.has(field))]))
}
