import { beforeEach, expect, test, vi } from "vitest"

import { dayAfter } from "../time/days"

const DAY = "2026-11-24"

let solved: typeof import("./puzzleResults")
beforeEach(async () => {
  vi.resetModules()
  solved = await import("./puzzleResults")
})

test("each answer is a try, and after the right one nothing is counted", () => {
  solved.note(DAY, "keep", "tried", DAY)
  solved.note(DAY, "keep", "solved", DAY)
  solved.note(DAY, "keep", "tried", DAY)
  expect(solved.attempt(DAY, "keep")).toEqual({ tries: 2, is: "solved", inTime: true })
  expect(solved.attempt(DAY, "dicewing").tries).toBe(0)
})

test("a puzzle that was given up does not count as solved afterwards", () => {
  solved.note(DAY, "keep", "shown", DAY)
  expect(solved.note(DAY, "keep", "solved", DAY).is).toBe("shown")
  expect(solved.streak(DAY)).toBe(0)
})

test("a streak ends at a missing day, but today may still come", () => {
  for (const days of [-1, -2, -4]) {
    const day = dayAfter(DAY, days)
    solved.note(day, "keep", "solved", day)
  }
  expect(solved.streak(DAY)).toBe(2)
  solved.note(DAY, "dicewing", "solved", DAY)
  expect(solved.streak(DAY)).toBe(3)
  expect(solved.streak(dayAfter(DAY, 2))).toBe(0)
})

test("a day that was solved later counts for nothing", () => {
  solved.note(dayAfter(DAY, -1), "keep", "solved", DAY)
  expect(solved.streak(DAY)).toBe(0)
})

test("a line to share has a square for each try and the days in a row, and no answer", () => {
  solved.note(DAY, "keep", "tried", DAY)
  solved.note(DAY, "keep", "solved", DAY)
  const line = solved.shared("DICE WAR", { day: DAY, game: "keep" }, DAY)
  expect(line).toMatch(/^Warbones, DICE WAR, .*: \u{1F7E5}\u{1F7E9}$/u)
  solved.note(dayAfter(DAY, -1), "army", "solved", dayAfter(DAY, -1))
  expect(solved.shared("DICE WAR", { day: DAY, game: "keep" }, DAY)).toMatch(/, 2 days in a row$/)
  solved.note(DAY, "army", "shown", DAY)
  expect(solved.shared("Dice Wars", { day: DAY, game: "army" }, DAY)).toMatch(/: \u{2B1C}, /u)
})

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-03-01", -1, "2028-02-29"],
  ["2026-03-29", 1, "2026-03-30"],
])("%s and %s day is %s", (day, days, other) => expect(dayAfter(day, days)).toBe(other))
