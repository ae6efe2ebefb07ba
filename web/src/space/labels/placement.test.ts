import { expect, test } from "vitest"

import { around, freest, overlap, within } from "./placement"

const size = { width: 80, height: 20 }
const glass = [400, 300] as const
/** A board's front, right, back and left side. */
const rim = [
  [200, 200],
  [250, 150],
  [200, 100],
  [150, 150],
] as const
const places = around([200, 150], rim, size, glass)

test("labels stand outside each side of a board", () => {
  const board = { x: 200, y: 150, width: 100, height: 100 }
  expect(places.map((place) => overlap(place, board))).toEqual([0, 0, 0, 0])
  expect(places[0]).toMatchObject({ x: 200, y: 215 })
  expect(places[1]).toMatchObject({ x: 295, y: 150 })
})

test("labels make way for a die, go back when it is gone, and never leave the canvas", () => {
  const die = { x: 190, y: 215, width: 30, height: 30, weight: 3 }
  expect(freest(places, [], 0)).toBe(0)
  expect(freest(places, [die], 0)).toBe(1)
  expect(freest(places, [die], 1)).toBe(1)
  expect(freest(places, [], 1)).toBe(0)
  expect(freest(places, [{ ...die, x: 290, y: 150 }], 1)).toBe(0)
  expect(within({ x: 395, y: 2, ...size }, glass)).toMatchObject({ x: 358, y: 12 })
})
