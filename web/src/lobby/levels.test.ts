import { beforeEach, expect, test } from "vitest"
import { levels, noteLevel, usualLevel } from "./levels"

const BOTS = ["master", "beginner", "random"]

beforeEach(() => noteLevel("dicewing", ""))

test("the easiest bot that thinks is offered first, and random play last", () => {
  expect(levels(BOTS)).toEqual(["beginner", "master", "random"])
  expect(levels(["random"])).toEqual(["random"])
  expect(levels([])).toEqual([])
})

test("the level that was played last is offered again, in its own game and while the game still has it", () => {
  expect(usualLevel("dicewing", BOTS)).toBe("beginner")
  noteLevel("dicewing", "master")
  expect(usualLevel("dicewing", BOTS)).toBe("master")
  expect(usualLevel("army", BOTS)).toBe("beginner")
  expect(usualLevel("dicewing", ["beginner", "random"])).toBe("beginner")
})
