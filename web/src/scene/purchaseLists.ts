/** Purchase lists as text, such as "2 archers, basilisk", parsed into actions. */
import type { Entry, Lists } from "./scene"
import { say } from "../words/say"

export interface ReadList {
  actions: string[]
  /** The error in the list, or ""; a list with an error has no actions. */
  problem: string
  /** Whether the list names something that is not for sale here. */
  unknown: boolean
}

const NUMBER = /^(\d{1,3})\s*[x×*]?\s+|\s*[x×*]\s*(\d{1,3})$/
const MOST_WORDS = 200
/** A word in its plain form, the same for "The Winged Wyrm" and "the-winged-wyrm". */
const plain = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, " ")
const wrong = (problem: string, unknown = false): ReadList => ({ actions: [], problem, unknown })

/** Parses a list into actions in its order, or an error. */
export function readList(lists: Lists, written: string): ReadList {
  const lines = written
    .split(/[,;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (!lines.length) return wrong(say("web-lists-nothing"))
  const taken: Entry[] = []
  for (const line of lines) {
    const [, before, after] = NUMBER.exec(line) ?? []
    const word = plain(line.replace(NUMBER, ""))
    const entry = lists.entries.find((each) => plain(each.word) === word)
    if (!entry)
      return wrong(say("web-lists-unknown", { word: line, words: lists.entries.map((each) => each.word) }), true)
    for (let more = Number(before ?? after ?? 1); more > 0 && taken.length < MOST_WORDS; more--) taken.push(entry)
  }
  return checked(lists, taken)
}

function checked(lists: Lists, taken: Entry[]): ReadList {
  const many = taken.find(({ most, word }) => most !== null && taken.filter((each) => each.word === word).length > most)
  if (many) return wrong(say("web-lists-too-many", { word: many.word, most: many.most ?? 0 }))
  const cost = taken.reduce((sum, entry) => sum + entry.cost, 0)
  if (cost > lists.left) return wrong(say("web-lists-too-dear", { cost, left: lists.left }))
  return { actions: taken.map((entry) => entry.action), problem: "", unknown: false }
}
