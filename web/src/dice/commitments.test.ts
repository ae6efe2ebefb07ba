import { expect, test } from "vitest"
import type { Presence } from "../scene/scene"
import { note, notedAt } from "./commitments"

const told = (seal: Partial<NonNullable<Presence["dice"]>> | null): Presence =>
  ({ dice: seal && { commitment: "c", awaited: [], received: [], client_seeds: [], ...seal } }) as unknown as Presence

test("a client seed is made once, after the commitment was noted, and stored", () => {
  const share = note("one", 1, told({ awaited: [1] }))
  expect(share).toMatch(/^[0-9a-f]{64}$/)
  expect(notedAt("one")).toEqual({ commitment: "c", own: { 1: share }, shares: [], byHand: false })
  expect(note("one", 1, told({ awaited: [1] }))).toBe(share)
  expect(note("one", 0, told({ awaited: [0] }))).not.toBe(share)
})

test("no client seed is sent for a seat that is not awaited, by a spectator, or without a commitment", () => {
  expect(note("two", 0, told({ awaited: [1] }))).toBe("")
  expect(note("two", null, told({ awaited: [0, 1] }))).toBe("")
  expect(note("three", 0, told(null))).toBe("")
  expect(notedAt("three")).toBeNull()
})

test("the first commitment stays noted, whatever the table says later", () => {
  note("four", 0, told({ commitment: "first" }))
  note("four", 0, told({ commitment: "second", client_seeds: ["a", "b"] }))
  note("four", 0, told({ commitment: "third", client_seeds: ["x", "y"] }))
  expect(notedAt("four")).toEqual({ commitment: "first", own: {}, shares: ["a", "b"], byHand: false })
})

test("only the newest tables are remembered", () => {
  for (let at = 0; at < 60; at++) note(`many ${at}`, 0, told({}))
  expect(notedAt("many 59")).not.toBeNull()
  expect(notedAt("many 19")).toBeNull()
})
