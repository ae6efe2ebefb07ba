import { beforeEach, expect, test } from "vitest"
import { levels, noteLevel, usualLevel } from "./levels"

const BOTS = ["search", "greedy", "random"]

beforeEach(() => noteLevel("dicewing", ""))

test("people meet the easiest bot that thinks first, and random play last", () => {
  expect(levels(BOTS)).toEqual(["greedy", "search", "random"])
  expect(levels(["random"])).toEqual(["random"])
  expect(levels([])).toEqual([])
})

test("the level that was played last is offered again, in its own game and while the game still has it", () => {
  expect(usualLevel("dicewing", BOTS)).toBe("greedy")
  noteLevel("dicewing", "search")
  expect(usualLevel("dicewing", BOTS)).toBe("search")
  expect(usualLevel("army", BOTS)).toBe("greedy")
  expect(usualLevel("dicewing", ["greedy", "random"])).toBe("greedy")
})
