import { expect, test } from "vitest"
import { readList } from "./purchaseLists"
import { filled } from "./scene"
import type * as Wire from "../server/types.gen"

const LISTS = filled<Wire.Lists>("Lists", {
  title: "Your army as a list",
  left: 20,
  entries: [
    { word: "Archers", action: "buy archers", cost: 2 },
    { word: "Lich Princess", action: "buy lich-princess", cost: 15, most: 1 },
  ],
})

test.each([
  ["archers", ["buy archers"]],
  ["2 archers, Lich Princess", ["buy archers", "buy archers", "buy lich-princess"]],
  ["archers x2\n1x lich-princess;", ["buy archers", "buy archers", "buy lich-princess"]],
])("%s is read", (written, actions) => {
  expect(readList(LISTS, written)).toEqual({ actions, problem: "", unknown: false })
})

test.each([
  ["", "List what to buy"],
  ["3 goblins", "“3 goblins” isn't for sale here. You can buy: Archers and Lich Princess."],
  ["2 lich-princess", "at most 1 of “Lich Princess”"],
  ["11 archers", "22 points. You have 20"],
])("%j is refused with a reason", (written, why) => {
  const { actions, problem, unknown } = readList(LISTS, written)
  expect(unknown).toBe(written.includes("goblins"))
  expect(actions).toEqual([])
  expect(problem).toContain(why)
})
