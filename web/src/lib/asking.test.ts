import { expect, test, vi } from "vitest"

vi.mock("./settings.svelte", () => ({ columned: { current: false } }))

import { Asked } from "./asking.svelte"
import { filled, type Scene } from "./scene"

const asked = (prompt: object, choice: string[] = []): Asked =>
  new Asked({
    scene: filled<Scene>("Scene", { prompt: { kind: "choose", text: "", ...prompt }, seat: 0 } as unknown as Scene),
    draft: { choice },
    hint: null,
  })
const place = (place: string, pieces = ["A1"]) => ({ action: `place ${place}`, label: place, pieces, place })
const button = (action: string) => ({ action, label: action })

test("the button that waits says what is still to be chosen", () => {
  expect(asked({ options: [place("L1"), place("R1")] }).lacking).toBe("Choose where")
  expect(asked({ options: [place("L1"), place("L1", ["A2"])] }).lacking).toBe("Choose one")
  expect(asked({ options: [place("L1", ["A1"]), place("R1", ["A2"])] }, ["A1"]).lacking).toBe("Choose where")
})

test("few short answers stand beside the question, and of too many only what most would answer", () => {
  const few = asked({ brief: true, options: [button("done"), button("fly"), place("L1", [])] })
  expect(few.inline.map(({ action }) => action)).toEqual(["done", "fly"])
  expect(few.folded.map(({ action }) => action)).toEqual(["place L1"])
  const many = asked({ brief: true, follow: "d", options: ["a", "b", "c", "d"].map(button) })
  expect(many.inline.map(({ action }) => action)).toEqual(["d"])
  expect(many.folded.map(({ action }) => action)).toEqual(["a", "b", "c"])
})
