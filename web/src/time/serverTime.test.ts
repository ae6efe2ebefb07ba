import { afterEach, expect, test, vi } from "vitest"

import { today } from "./days"
import { noteServerTime, knowsServerTime, now } from "./serverTime"
import { leftAt, type OwnTable } from "../browser/ownTables"

const NOON = Date.parse("2026-11-27T12:00:00Z")
afterEach(() => {
  noteServerTime(new Date(Date.now()).toUTCString(), Date.now(), Date.now())
  vi.useRealTimers()
})

test.each([-3 * 86_400_000, -600_000, 600_000, 86_400_000])(
  "a clock that is wrong by %d ms counts for nothing",
  (wrong) => {
    vi.useFakeTimers({ now: NOON + wrong })
    noteServerTime(new Date(NOON).toUTCString(), Date.now() - 40, Date.now())
    expect(knowsServerTime()).toBe(true)
    expect(Math.abs(now() - NOON)).toBeLessThan(1000)
    expect(today()).toBe("2026-11-27")
    const own = { left: 60_000, seen: now(), waits: true, over: false } as OwnTable
    vi.setSystemTime(NOON + wrong + 20_000)
    expect(leftAt(own, now())).toBe(40_000)
  },
)

test("a clock that is right is left alone, and an answer without a date changes nothing", () => {
  vi.useFakeTimers({ now: NOON })
  noteServerTime(new Date(NOON - 400).toUTCString(), NOON - 300, NOON)
  noteServerTime(null, NOON, NOON)
  noteServerTime("soon", NOON, NOON)
  expect(now()).toBe(NOON)
})

/** Uses of the device's own clock: this very comparison, the time an answer took, and unique names. */
const OWN = ["./serverTime.ts", "../server/api.ts", "../server/connection.ts"]

test("nothing else reads the device's clock", () => {
  const sources = import.meta.glob<string>(["../**/*.{ts,svelte}", "!../**/*.test.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  })
  expect(Object.keys(sources).length).toBeGreaterThan(200)
  const read = Object.entries(sources).filter(([, source]) => /Date\.now\(|new Date\(\)/.test(source))
  expect(read.map(([path]) => path).sort()).toEqual(OWN.sort())
})
