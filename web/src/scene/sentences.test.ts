import { expect, test } from "vitest"

import type { Line, Piece, Scene } from "./scene"
import { heard, joinSentences, spokenScene } from "./sentences"

const said = (words: string) => ({ is: "said", text: words }) as const

test("sentences in a row have one stop each, whether they came with one or not", () => {
  expect(joinSentences(["Points: 33 points.", "", null, "Real dice", "Match over."])).toBe(
    "Points: 33 points. Real dice. Match over.",
  )
})

const shown = (words: string) => ({ is: "shown", piece: {} as Piece, said: words }) as const
const line = (...parts: Line["parts"]) => ({ parts }) as Line
const scene = (log: Line[], text: string, moment = false, kind = "choose") =>
  ({ log, prompt: { text, kind }, moment }) as Scene

test("the news is read out once, then the question, unless one contains the other", () => {
  const rolled = line(said("your dice roll "), shown("d4 showing 3 and 2 × axe"), shown(""), shown(""))
  const won = line(said("You win the round"))
  const before = scene([], "Roll your dice.")
  const told = "Your dice roll d4 showing 3 and 2 × axe."
  expect(heard(before, scene([rolled], "Roll again?"))).toBe(`${told} Roll again?`)
  expect(heard(before, scene([rolled], "Roll again?", true))).toBe(told)
  expect(heard(before, scene([rolled, won], "You win the round."))).toBe(`${told} You win the round.`)
  expect(heard(before, scene([rolled, won], "Pick a round."))).toBe(`${told} You win the round. Pick a round.`)
  const over = scene([rolled, won], "Beta has lost.", false, "over")
  expect(heard(before, over)).toBe(`${told} You win the round.`)
  expect(spokenScene([], over)).toBe("Beta has lost.")
  expect(heard(before, before)).toBe("")
  expect(heard(before, scene([], "Pick one."))).toBe("Pick one.")
})
