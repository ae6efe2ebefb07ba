/** Log lines as plain sentences, for those who hear the table. */
import type { Line, Scene } from "./scene"

export function sentence(line: Line): string {
  const words = line.parts.map((part) => (part.is === "said" ? part.text : part.piece.label)).join(" ")
  return words
    .replace(/\s+([,.;:])/g, "$1")
    .replace(/\s+/g, " ")
    .trim()
}

/** What was told, then what is asked now, where that is anything else than what was told. */
export function inWords(told: Line[], scene: Scene): string {
  const said = told.map(sentence).map(ended)
  const asked = ended(scene.prompt.text)
  return (said.length && (scene.moment || said.at(-1) === asked) ? said : [...said, asked]).join(" ")
}

const ended = (words: string): string => words.replace(/\.?$/, ".")
