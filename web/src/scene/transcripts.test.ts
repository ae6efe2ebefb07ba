/** The screen reader's text of a whole match of each game, played by `tests/web/transcripts.py`, reads as a story. */
import { expect, test } from "vitest"

import type { Company } from "../words/message"
import { filled, type Line, type Prompt, type Scene } from "./scene"
import type * as Wire from "../server/types.gen"
import { heard, sentence } from "./sentences"

interface Recording {
  names: string[]
  scenes: {
    told: Wire.Line[]
    kind: Wire.Prompt["kind"]
    asked: Wire.Prompt["text"]
    moment: boolean
    /** The log and the questions as the core words them. */
    said: string[]
    asks: string
  }[]
}

const recordings = import.meta.glob<Recording>("../samples/made/transcripts/*.json", {
  eager: true,
  import: "default",
})

const company = ({ names }: Recording): Company => ({
  name: (seat) => names[seat] ?? "",
  isYou: (seat) => seat === 0,
  chosen: [],
  called: (text: string) => text,
})

const worded = (recording: Recording): { told: Line[]; prompt: Prompt; moment: boolean }[] =>
  recording.scenes.map(({ told, kind, asked, moment }) => ({
    told: told.map((line) => filled("Line", line, company(recording))),
    prompt: filled<Wire.Prompt>("Prompt", { kind, text: asked }, company(recording)),
    moment,
  }))

/** The spoken text, utterance by utterance. */
function transcript(recording: Recording): string[] {
  let before = { log: [] as Line[], prompt: { text: "" } } as unknown as Scene
  return worded(recording).flatMap(({ told, prompt, moment }) => {
    const after = { log: [...before.log, ...told], prompt, moment } as unknown as Scene
    const words = heard(before, after)
    before = after
    return words ? [words] : []
  })
}

test("there is a game of each kind", () => {
  expect(Object.keys(recordings).length).toBeGreaterThan(4)
})

const FAULT = /undefined|null|NaN|\[object| {2}| [.,;:?]|[.?!:;,][.;:,]|\b([a-z]+) \1\b|^\d+\.?$/i

test.each(Object.entries(recordings))("%s is said as the core says it", (_path, recording) => {
  const page = worded(recording)
  expect(page.map(({ prompt }) => prompt.text)).toEqual(recording.scenes.map(({ asks }) => asks))
  const told = page.flatMap(({ told }) => told.map(sentence))
  expect(told).toEqual(recording.scenes.flatMap(({ said }) => said))
  expect(told.length).toBeGreaterThan(0)
})

test.each(Object.entries(recordings))("%s reads as a story", (_path, recording) => {
  const said = transcript(recording)
  expect(said.filter((words) => FAULT.test(words))).toEqual([])
  expect(said.filter((words, at) => words === said[at - 1])).toEqual([])
})
