/** What a screen reader says of a whole game of each kind reads as a story: `tests/web/transcripts.py` played it. */
import { expect, test } from "vitest"

import type { Line, Scene } from "./scene"
import { ended, heard, sentence } from "./words"

interface Recorded {
  told: (string | [string, string])[][]
  /** The same as the core says it. */
  said: string[]
  asked: string
  moment: boolean
}

const recordings = import.meta.glob<Recorded[]>("../samples/made/transcripts/*.json", {
  eager: true,
  import: "default",
})

const line = (parts: Recorded["told"][number]): Line =>
  ({
    parts: parts.map((part) =>
      typeof part === "string"
        ? { is: "said", text: part }
        : { is: "shown", piece: { caption: part[0], face: part[1] } },
    ),
  }) as Line

/** What is heard, utterance by utterance. */
function transcript(recorded: Recorded[]): string[] {
  let before = { log: [] as Line[], prompt: { text: "" } } as unknown as Scene
  return recorded.flatMap(({ told, asked, moment }) => {
    const after = { log: [...before.log, ...told.map(line)], prompt: { text: asked }, moment } as unknown as Scene
    const words = heard(before, after)
    before = after
    return words ? [words] : []
  })
}

test("there is a game of each kind", () => {
  expect(Object.keys(recordings).length).toBeGreaterThan(4)
})

const FAULT = /undefined|null|NaN|\[object| {2}| [.,;:?]|[.?!:;,][.;:,]|\b([a-z]+) \1\b|^\d+\.?$/i

test.each(Object.entries(recordings))("%s is said as the core says it", (_path, recorded) => {
  const told = recorded.flatMap(({ told }) => told.map((parts) => ended(sentence(line(parts)))))
  expect(told).toEqual(recorded.flatMap(({ said }) => said))
  expect(told.length).toBeGreaterThan(0)
})

test.each(Object.entries(recordings))("%s reads as a story", (_path, recorded) => {
  const said = transcript(recorded)
  expect(said.filter((words) => FAULT.test(words))).toEqual([])
  expect(said.filter((words, at) => words === said[at - 1])).toEqual([])
})
