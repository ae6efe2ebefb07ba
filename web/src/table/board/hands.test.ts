import { expect, test, vi } from "vitest"

import { NOTHING, type Offer, offerOf, touched } from "../../scene/choice"
import { filled, type Scene } from "../../scene/scene"
import type * as Wire from "../../server/types.gen"
import { Hands } from "./hands.svelte"

const piece = (id: string): Wire.Piece => ({ id, label: id, shape: "d6", face: "1", caption: "" })
const AREAS: [string, number | null, Wire.Area["role"], string[]][] = [
  ["pool", null, "", ["p"]],
  ["mine", 0, "", ["a", "b", "c"]],
  ["theirs", 1, "", ["t"]],
]

/** Hands over a board with an offer, and what they did. */
function over(prompt: Partial<Wire.Prompt>, stage?: string) {
  const areas = AREAS.map(([id, seat, role = "", ids]) =>
    filled<Wire.Area>("Area", { id, title: id, seat, role, pieces: ids.map(piece) }),
  )
  const scene = { seat: 0, areas } as unknown as Scene
  const offer: Offer = prompt.kind
    ? offerOf(filled<Wire.Prompt>("Prompt", { ...prompt, kind: prompt.kind, text: "" }))
    : NOTHING
  const act = vi.fn<(action: string) => void>()
  const hand = { offer, choice: [] as readonly string[], pick: vi.fn<(id: string) => void>(), act }
  hand.pick.mockImplementation((id) => void (hand.choice = touched(offer, hand.choice, id)))
  const hands = new Hands({ scene, hand, stage })
  const drag = (id: string, ...tokens: string[]): boolean | null => {
    if (!hands.canDrag(id)) return null
    hands.lift(id)
    return hands.drop(id, tokens)
  }
  const tap = (id: string, at: number): void => {
    hand.pick(id)
    hands.tap({ tokens: [id], x: 9, y: 9, at })
  }
  return { hands, hand, act, drag, tap }
}

const pairs: Partial<Wire.Prompt> = {
  kind: "choose",
  options: ["a b", "a c", "b c"].map((two) => ({ action: `launch ${two}`, label: two, pieces: two.split(" ") })),
}
const several: Partial<Wire.Prompt> = {
  kind: "choose",
  several: { action: "roll", pieces: ["a", "b", "c"], fewest: 1, labels: ["1", "2", "3"], names: [], alike: [] },
}
const taken: Partial<Wire.Prompt> = {
  kind: "choose",
  options: [{ action: "take p", label: "Take", pieces: ["p"] }],
}

test("each die of a pair is dragged to the stage and back, and the answer waits for the button", () => {
  const { hand, act, drag } = over(pairs, "bay")
  expect(drag("a", "@bay")).toBe(true)
  expect(drag("b", "@mine")).toBe(false)
  expect(drag("c", "c", "@bay")).toBe(true)
  expect(hand.choice).toEqual(["a", "c"])
  expect(drag("a", "@mine")).toBe(true)
  expect(drag("c")).toBe(false)
  expect(hand.choice).toEqual(["c"])
  expect(act).not.toHaveBeenCalled()
})

test("a piece that nobody has is taken by dropping it among yours, not elsewhere", () => {
  const { act, drag } = over(taken)
  expect(drag("t", "@mine")).toBe(null)
  expect(drag("p", "@theirs")).toBe(false)
  expect(act).not.toHaveBeenCalled()
  expect(drag("p", "a", "@mine")).toBe(true)
  expect(act.mock.calls.map(([action]) => action)).toEqual(["take p"])
})

test("a sweep picks all pieces on its way, and one from a picked piece puts them back", () => {
  const { hands, hand } = over(several)
  expect(hands.canDrag("a")).toBe(false)
  expect([hands.canSweep("a"), hands.canSweep("t")]).toEqual([true, false])
  for (const id of ["a", "t", "b", "a"]) hands.sweep(id, id === "a" && !hand.choice.length)
  expect(hand.choice).toEqual(["a", "b"])
  for (const id of ["b", "c"]) hands.sweep(id, id === "b")
  expect(hand.choice).toEqual(["a"])
})

test.each([
  ["several", several, "", "roll c"],
  ["the second of a pair", pairs, "a", "launch a c"],
])("two taps on a piece answer with %s, even if the first one moved it", (_, prompt, first, action) => {
  const { act, tap, hand, hands } = over(prompt, "bay")
  if (first) tap(first, 0)
  tap("c", 1000)
  hands.tap({ tokens: [], x: 12, y: 9, at: 1200 })
  expect(act.mock.calls.map(([each]) => each)).toEqual([action])
  expect(hand.choice).toContain("c")
})

test("two slow taps, or two on a piece that is not enough, only pick", () => {
  const { act, tap, hand } = over(pairs, "bay")
  tap("a", 0)
  tap("a", 1000)
  expect(hand.choice).toEqual([])
  tap("b", 2000)
  tap("b", 2100)
  expect(hand.choice).toEqual(["b"])
  expect(act).not.toHaveBeenCalled()
})
