/** Log lines as plain sentences, for screen readers. */
import { say } from "../words/say"
import type { Line, Scene } from "./scene"

/** A line as a sentence. */
export const sentence = (line: Line): string =>
  joinSentences([
    line.parts
      .map((part) => (part.is === "said" ? part.text : part.said))
      .join("")
      .trim(),
  ])

/** The new lines, then the prompt, unless it repeats the last line or the match is over: the lines say how it ended. */
export function spokenScene(told: Line[], scene: Scene): string {
  const said = told.map(sentence)
  if (said.length && (scene.moment || scene.prompt.kind === "over")) return joinSentences(said)
  const asked = joinSentences([scene.prompt.text])
  return said.at(-1) === asked ? joinSentences(said) : joinSentences([...said, asked])
}

/** The announcement when one scene follows another: the new lines that are `unsaid`, and a new prompt; "" for nothing new. */
export function heard(before: Scene, after: Scene, unsaid: (line: Line) => boolean = () => true): string {
  const told = after.log.slice(before.log.length).filter(unsaid)
  const asks = !after.moment && after.prompt.text !== before.prompt.text
  return told.length || asks ? spokenScene(told, after) : ""
}

/** Sentences joined in the catalogue's way. */
export const joinSentences = (sentences: readonly (string | null | undefined | false)[]): string =>
  say("web-sentences", { lines: sentences.filter((each) => typeof each === "string" && each !== "") as string[] })
