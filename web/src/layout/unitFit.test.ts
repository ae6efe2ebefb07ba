import { describe, expect, it } from "vitest"

import { flow, type Shape, squareFor } from "./unitFit"

const unit = (columns: number, rows: number): Shape => ({ columns, rows })
const ARMY = [unit(1, 2), unit(1, 2), unit(3, 1), unit(2, 2), unit(4, 1)]
const [WIDTH, HEIGHT] = [275, 560]

describe("units in rows", () => {
  it("stand side by side while there is room", () =>
    expect(flow([unit(1, 1), unit(1, 1)], WIDTH, 40)).toBe(flow([unit(1, 1)], WIDTH, 40)))
  it("continue below the window if nothing fits", () =>
    expect(flow([unit(4, 1), unit(4, 1)], WIDTH, 40)).toBeGreaterThan(2 * flow([unit(4, 1)], WIDTH, 40)))
  it("take no room if there are none", () => expect(flow([], WIDTH, 40)).toBe(0))
})

describe("the size of a square", () => {
  it("is larger if there is more room", () =>
    expect(squareFor([[ARMY, []]], WIDTH, 900)).toBeGreaterThan(squareFor([[ARMY, []]], WIDTH, 400)))
  it("follows the fullest part", () =>
    expect(squareFor([[[]], [ARMY, ARMY]], WIDTH, HEIGHT)).toBe(squareFor([[ARMY, ARMY]], WIDTH, HEIGHT)))
  it("leaves everything in its part", () => {
    const square = squareFor([[ARMY, []]], WIDTH, HEIGHT)
    expect(flow(ARMY, WIDTH, square)).toBeLessThan(HEIGHT)
  })
  it("leaves the widest unit in its part, with what stands beside it", () => {
    const needed = (side: number): number => 4 * (side + 3) + Math.max(26, 0.66 * side)
    const square = squareFor([[[unit(4, 1)]]], 234, 2000)
    expect(needed(square)).toBeLessThanOrEqual(234)
    expect(needed(square + 1)).toBeGreaterThan(234)
  })
  it("is never too small to read", () => expect(squareFor([[Array(90).fill(unit(3, 3))]], WIDTH, HEIGHT)).toBe(24))
})
