import { afterEach, beforeEach, expect, it, vi } from "vitest"

import { share, Tempo } from "./tempo"

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }))
afterEach(() => void vi.useRealTimers())

it("takes its time over short sequences, and never slows down later", () => {
  const shares = [0, 1, 2, 3, 4, 60].map(share)
  expect(shares[0]).toBe(1)
  expect(shares).toEqual(shares.toSorted((one, other) => other - one))
  expect(share(60)).toBeGreaterThan(0.1)
})

it("hurries the rest of a long action, and begins the next one calmly", () => {
  const tempo = new Tempo(() => 1)
  tempo.watch(true)
  vi.advanceTimersByTime(3000)
  expect(tempo.pace).toBe(share(3))
  tempo.begin()
  expect(tempo.pace).toBe(1)
})

it("counts the time spent watching, but not the time that others take to think", () => {
  const tempo = new Tempo(() => 1)
  tempo.watch(true)
  vi.advanceTimersByTime(2500)
  tempo.watch(false)
  vi.advanceTimersByTime(60_000)
  expect(tempo.pace).toBe(share(2.5))
})

it("is as slow as people want it, from the first step to the last", () => {
  const [normal, slow] = [new Tempo(() => 1), new Tempo(() => 2)]
  for (const tempo of [normal, slow]) tempo.watch(true)
  vi.advanceTimersByTime(3000)
  expect(normal.pace).toBe(share(3))
  expect(slow.pace).toBe(2 * share(1.5))
})
