import { expect, test } from "vitest"
import { piles } from "./coins"
import { UNITS } from "."

test("coins lie in piles of five, and the last ones are spent", () => {
  expect(piles(12, 3)).toEqual([
    [true, true, true, true, true],
    [true, true, true, true, false],
    [false, false],
  ])
  expect(piles(0, 0)).toEqual([])
})

test("thirty kinds of unit have a drawing each, and no two are alike", () => {
  const drawn = Object.values(UNITS).map((strokes) => JSON.stringify(strokes))
  expect(new Set(drawn).size).toBe(30)
})
