import { expect, it } from "vitest"

import { difference } from "./difference"
import { filled, type Scene } from "./scene"
import type * as Wire from "../server/types.gen"

const scene = (areas: Record<string, Wire.Piece[]>, rest: Partial<Wire.Scene> = {}): Scene =>
  filled<Wire.Scene>("Scene", {
    game: "g",
    title: "G",
    status: "",
    seat: 0,
    seats: [],
    areas: Object.entries(areas).map(([id, pieces]) => ({ id, title: id, pieces })),
    wide: { areas: [] },
    narrow: { areas: [] },
    prompt: { kind: "wait", text: "" },
    ...rest,
  })

const die = (id: string, rest: Partial<Wire.Piece> = {}): Wire.Piece => ({ id, label: id, ...rest })
const line = (text: string, rolled: string[] = []): Wire.Line => ({ parts: [{ is: "said", text }], rolled })

it("finds the new lines", () => {
  const before = scene({}, { log: [line("one")] })
  const after = scene({}, { log: [line("one"), line("two")] })
  expect(difference(before, after).told.map((told) => told.parts)).toEqual([[{ is: "said", text: "two" }]])
})

it("rolls the dice of new lines, each once, and only those that are not hidden", () => {
  const before = scene({}, { log: [line("old", ["z"])] })
  const after = scene(
    { table: [die("a"), die("b"), die("z"), die("h", { hidden: true })] },
    { log: [line("old", ["z"]), line("new", ["a", "b", "h", "gone"]), line("again", ["a"])] },
  )
  expect(difference(before, after).rolled).toEqual(["a", "b"])
})

it("rolls all dice beside an arrow together", () => {
  const arrow = { start: "a", end: "b", dice: [die("die0"), die("die1")] }
  const after = scene({}, { arrows: [arrow], log: [line("first", ["die0"]), line("second", ["die0"])] })
  expect(difference(scene({}), after).rolled).toEqual(["die0", "die1"])
})

it("breaks the parts that have just been crossed out", () => {
  const unit = (...marks: Wire.Piece["marks"][]): Wire.Piece =>
    die("u", { parts: marks.map((mark, at) => die(`u.${at}`, mark ? { marks: mark } : {})) })
  const before = scene({ field: [unit([], [], ["crossed"], [])] })
  const after = scene({ field: [unit(["crossed"], [], ["crossed"], ["crossed"]), die("v", { marks: ["crossed"] })] })
  expect(difference(before, after).broken).toEqual(["u.0", "u.3"])
  expect(difference(after, before).broken).toEqual([])
})

it("reveals sealed pieces in place", () => {
  const before = scene({ squadron: [die("a"), die("b"), die("c")], bay: [die("seal", { hidden: true })] })
  const after = scene({ squadron: [die("a"), die("c")], bay: [die("b")] })
  expect(difference(before, after)).toMatchObject({ seals: ["seal"], revealed: ["b"] })
})

it("reveals a hidden piece that opens", () => {
  const before = scene({ bay: [die("a", { hidden: true })] })
  const after = scene({ bay: [die("a", { face: "3" })] })
  expect(difference(before, after)).toMatchObject({ seals: ["a"], revealed: ["a"] })
})

it("doesn't take a plain move for a reveal", () => {
  const change = difference(scene({ pool: [die("a")], mine: [] }), scene({ pool: [], mine: [die("a")] }))
  expect(change).toMatchObject({ seals: [], revealed: [] })
})

const sum = (total: string, conclusion: string): Wire.Calculation => ({
  title: "Power",
  sums: [{ seat: 0, pieces: [], terms: [], total, name: "Power" }],
  conclusion,
})

it("adds up a sum once, as soon as it has a conclusion", () => {
  const calculated = (before: Wire.Calculation[], after: Wire.Calculation[]): boolean =>
    difference(scene({}, { calculations: before }), scene({}, { calculations: after })).calculated
  expect(calculated([], [sum("14", "You win, 14 to 9.")])).toBe(true)
  expect(calculated([], [sum("14", "")])).toBe(false)
  expect(calculated([sum("14", "You win.")], [sum("14", "You win.")])).toBe(false)
  expect(calculated([sum("14", "You win.")], [sum("14", "You win and take the d20.")])).toBe(false)
})

it("tells who has won, once for each calculation of several sums, even if its sums are those of the last one", () => {
  const two = (won: number | null, note = ""): Wire.Calculation => {
    const [mine] = sum("3", "").sums as [Wire.Sum]
    return { title: "Power", sums: [mine, { ...mine, seat: 1 }], conclusion: "You win.", note, won }
  }
  const won = (before: Wire.Calculation[], after: Wire.Calculation[]): number | null =>
    difference(scene({}, { calculations: before }), scene({}, { calculations: after })).won
  expect(won([two(null)], [two(0)])).toBe(0)
  expect(won([two(0)], [two(0)])).toBe(null)
  expect(won([two(0, "Attack 1")], [two(0, "Attack 2")])).toBe(0)
  expect(won([], [{ ...sum("3", "You win."), won: 0 }])).toBe(null)
})
