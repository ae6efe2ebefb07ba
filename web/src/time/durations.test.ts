import { describe, expect, it } from "vitest"

import { DAY, isNews, low, said, SECOND, shown } from "./durations"

describe("the text of a clock", () => {
  it.each([
    [0, "0:00", "0 seconds"],
    [-5, "0:00", "0 seconds"],
    [1, "0:01", "1 second"],
    [59_001, "1:00", "1 minute"],
    [61_000, "1:01", "1 minute 1 second"],
    [3_600_000, "1:00:00", "1 hour"],
    [3_661_000, "1:01:01", "1 hour 1 minute"],
    [DAY - 1, "1 d 0 h", "1 day"],
    [3 * DAY, "3 d 0 h", "3 days"],
    [2 * DAY + 5 * 3_600_000, "2 d 5 h", "2 days 5 hours"],
  ])("%d ms", (left, figures, words) => {
    expect([shown(left), said(left)]).toEqual([figures, words])
  })
})

describe("the announcements of a clock", () => {
  const bank = { kind: "bank", time: 300 } as const
  it("are the last tenth and the last ten seconds, once each", () => {
    expect(low(bank)).toBe(30 * SECOND)
    expect(isNews(bank, 30_200, 30_000)).toBe(true)
    expect(isNews(bank, 30_000, 29_800)).toBe(false)
    expect(isNews(bank, 10_100, 9_900)).toBe(true)
    expect(isNews(bank, 200_000, 199_000)).toBe(false)
  })
  it("leave out the last ten seconds of a short clock", () => {
    expect(isNews({ kind: "move", time: 15 }, 10_100, 9_900)).toBe(false)
    expect(isNews({ kind: "move", time: 15 }, 1_600, 1_400)).toBe(true)
  })
})
