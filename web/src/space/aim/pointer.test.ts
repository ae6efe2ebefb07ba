import { expect, test } from "vitest"

import { STANCE } from "./aim"
import { Hand } from "./pointer"

test("a hand that holds the die measures the whole pull and its last stretch, and restores the aim when it lets go", () => {
  const hand = new Hand()
  hand.take([100, 100], 0, STANCE)
  hand.move([100, 160], 300)
  hand.move([102, 150], 960)
  hand.move([104, 90], 1000)
  expect(hand.holds).toBe(true)
  expect(hand.tapped).toBe(false)
  expect(hand.gesture(400)).toEqual({ pulled: [4, -10], last: [2, -60], ms: 40, glass: 400 })
  expect(hand.drop()).toBe(STANCE)
  expect([hand.at, hand.holds]).toEqual([null, false])
})

test("a touch that does not move is a tap", () => {
  const hand = new Hand()
  hand.take([10, 10], 0, null)
  hand.move([12, 11], 40)
  expect([hand.tapped, hand.holds, hand.at]).toEqual([true, false, [12, 11]])
})
