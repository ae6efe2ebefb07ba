/** Log lines as plain sentences, for those who hear the table. */
import type { Line, Scene } from "./scene"

export const sentence = (line: Line): string =>
  titled(
    line.parts
      .map((part) => (part.is === "said" ? part.text : part.said))
      .join("")
      .trim(),
  )

const titled = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1)

/** What was told, then what is asked now, where that is anything else than what was told. */
export function inWords(told: Line[], scene: Scene): string {
  const said = told.map(sentence).map(ended)
  if (said.length && scene.moment) return said.join(" ")
  const [last = "", asked] = [said.at(-1) ?? "", ended(scene.prompt.text)]
  if (holds(last, asked)) return said.join(" ")
  return [...(holds(asked, last) ? said.slice(0, -1) : said), asked].join(" ")
}

/** Whether one sentence says what another does, and perhaps more. */
const holds = (more: string, less: string): boolean =>
  less !== "" && more.toLowerCase().includes(less.slice(0, -1).toLowerCase())

/** What is heard as one scene follows another; nothing where nothing new is told or asked: a moment shows what was. */
export function heard(before: Scene, after: Scene): string {
  const told = after.log.slice(before.log.length)
  const asks = !after.moment && after.prompt.text !== before.prompt.text
  return told.length || asks ? inWords(told, after) : ""
}

/** A sentence among others: with a stop, unless it ends in one, and a space. */
export function stopped(parts: Line["parts"]): Line["parts"] {
  const last = parts.at(-1)
  const ends = last?.is === "said" && ENDED.test(last.text)
  return [...parts, { is: "said", text: ends ? " " : ". " }]
}

/** Sentences one after the other, each with one stop, and none after the last. */
export const inARow = (sentences: readonly (string | null | undefined | false)[]): string =>
  sentences.flatMap((each) => (each ? [each.replace(/\.\s*$/, "")] : [])).join(". ")

const ENDED = /[.?!]\s*$/

export const ended = (words: string): string => (ENDED.test(words) ? words : `${words}.`)
