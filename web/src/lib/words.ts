/** Log lines as plain sentences, for those who hear the table: as `warbones.core.view.words.spoken` says them. */
import type { Line, Piece, Scene } from "./scene"

/** After these a piece is named without an article. */
const NO_ARTICLE = ["your ", "'s ", ": "]

export function sentence(line: Line): string {
  let [words, run] = ["", [] as Piece[]]
  for (const part of [...line.parts, { is: "said", text: "" } as const]) {
    if (part.is === "shown") run.push(part.piece)
    else if (!run.length || part.text.trim() || !part.text) {
      words += named(run, words) + part.text
      run = []
    }
  }
  return titled(words.trim())
}

/** Pieces side by side: those that are alike are counted, but numbers are said one by one, as "2 × 3" would be 6. */
function named(pieces: Piece[], before: string): string {
  const names = pieces.map(name)
  if (names.length < 2) return NO_ARTICLE.some((end) => before.endsWith(end)) ? names.join("") : names.map(the).join("")
  const alike = [...new Set(names)].flatMap((each) => {
    const same = names.filter((other) => other === each)
    return same.length === 1 || NUMBER.test(each) ? same : [`${same.length} × ${each}`]
  })
  return [alike.slice(0, -1).join(", "), alike.at(-1)].filter(Boolean).join(" and ")
}

const NUMBER = /^\d+$/

/** A piece's name, and the number on it where it is drawn and not told. */
const name = ({ caption, face }: Piece): string =>
  caption && NUMBER.test(face) && !caption.includes("=") ? `${caption} showing ${face}` : caption || face

const the = (name: string): string => `the ${name}`

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
