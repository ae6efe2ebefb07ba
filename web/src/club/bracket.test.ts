import { expect, test } from "vitest"
import { bracketOf } from "./bracket"
import type { PairingCard } from "./api"

const pairing = (first: number, second: number | null, place: number): PairingCard => ({
  first,
  second,
  place,
  result: "",
  table: "",
  walkover: false,
  drawn: 0,
  starts_at: 0,
})

test("a bracket has every round up to the final", () => {
  const tree = bracketOf([[0, 1, 2].map((place) => pairing(place, place + 4, place))])
  expect(tree.map((round) => round.length)).toEqual([4, 2, 1])
  expect(tree[0]?.map(({ empty }) => empty)).toEqual([false, false, false, true])
  expect(tree[1]?.[0]).toEqual({ pairing: null, empty: false })
})

test("a later round's pairings have their places, even if others are missing", () => {
  const tree = bracketOf([[0, 1, 2, 3].map((place) => pairing(place, place + 4, place)), [pairing(2, 3, 1)]])
  expect(tree[1]?.map((each) => each.pairing?.first)).toEqual([undefined, 2])
  expect(tree[1]?.[0]?.empty).toBe(true)
})

test("with two people, the first round is the final", () => {
  expect(bracketOf([[pairing(0, 1, 0)]]).map((round) => round.length)).toEqual([1])
})
