import { expect, it } from "vitest"

import { advisedWay, hinted, isThrow } from "./hints"
import { filled, type Hint, type Prompt } from "./scene"
import type * as Wire from "../server/types.gen"

const prompt = (rest: Partial<Wire.Prompt>): Prompt =>
  filled<Wire.Prompt>("Prompt", { kind: "choose", text: "", ...rest })
const hint = (action: string, then: string[] = []): Hint =>
  filled<Wire.Hint>("Hint", {
    type: "hint",
    id: "",
    text: "",
    options: [{ action, label: action, probability: 1, win_chance: 0.5, follow_ups: then }],
  })

const line = (unit: string, column: number): Wire.Option => ({
  action: "melee",
  label: `Attack column ${column}`,
  tab: { piece: unit, column, row: 0 },
  then: [`at ${unit}`, `column ${column}`],
})
const sign = (word: string): Wire.Sign => ({ icon: "blade", word })
const WAYS = prompt({
  options: [
    { action: "melee", label: "Melee attack" },
    { action: "done", label: "Do nothing" },
  ],
  ways: [
    { sign: sign("Ranged"), options: [{ ...line("bA", 1), action: "ranged" }] },
    { sign: sign("Melee"), options: [line("bA", 1), line("bA", 2), line("bB", 1)] },
  ],
})
const offer = (way: number): Pick<Prompt, "options" | "several"> => ({
  options: WAYS.ways[way]?.options ?? [],
  several: null,
})

it("outlines the pieces and the place of the advised option", () => {
  const offered = prompt({
    options: [{ action: "place 6 left", label: "Place it in L1", pieces: ["A1"], place: "L1" }],
  })
  expect(hinted(offered, hint("place 6 left"))).toEqual(new Set(["A1", "@L1"]))
})

it("outlines each piece of an advised set", () => {
  const several = { action: "reroll", pieces: ["A1", "A2", "A3"], names: ["1", "2", "3"], labels: ["1", "2"] }
  expect(hinted(prompt({ several }), hint("reroll A1 A3"))).toEqual(new Set(["A1", "A3"]))
})

it("outlines the line to which the advised option leads, in its own way", () => {
  const advice = hint("melee", ["at bA", "column 2"])
  expect(hinted(offer(1), advice)).toEqual(new Set(["#bA column 2"]))
  expect(advisedWay(WAYS, advice, 0)).toBe(1)
})

it("outlines each line of an option without follow-ups, and keeps the current way", () => {
  expect(hinted(offer(1), hint("melee"))).toEqual(new Set(["#bA column 1", "#bA column 2", "#bB column 1"]))
  expect(advisedWay(WAYS, hint("done"), 1)).toBe(1)
})

it("outlines a button if the option has nothing on the board", () => {
  expect(hinted(prompt({ options: [{ action: "done", label: "Done" }] }), hint("done"))).toEqual(new Set(["done"]))
  expect(hinted(prompt({}), null)).toEqual(new Set())
})

it("outlines where an advised throw goes, by its figures", () => {
  const advice = hint("throw red at Alpha")
  const [best] = advice.options
  best!.aimed = "throw red at Alpha from 0 0 5 going 0 1 1"
  expect(hinted(prompt({ options: [{ action: "throw red at Alpha", label: "Throw" }] }), advice)).toEqual(
    new Set(["throw red at Alpha from 0 0 5 going 0 1 1"]),
  )
})

it("gives a throw a separate button", () => {
  const aim = filled<Wire.Aim>("Aim", {} as Wire.Aim)
  expect(isThrow(prompt({ aim }), hint("throw red"))).toBe(true)
  expect(isThrow(prompt({}), hint("throw red"))).toBe(false)
})
