import { expect, test } from "vitest"
import { DiceEntry } from "./realDice.svelte"
import type { Due, Piece } from "../scene/scene"

const die = (name: string, faces: readonly (string | number)[]): Due => ({
  name,
  faces: faces.map((face) => ({ face: String(face), label: String(face) }) as Piece),
})
const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)
const D6 = die("d6", upTo(6))
const D10 = die("d10", [...upTo(9), 0])
const D20 = die("d20", upTo(20))
const TENS = die("d%", [10, 20, 30, 40, 50, 60, 70, 80, 90, "00"])
const GLYPHS = die("troop", ["sword", "axe", "shield"])

function asked(...dice: Due[]): DiceEntry {
  const entry = new DiceEntry()
  entry.ask(dice, "one")
  return entry
}

test("a digit gives a face at once if it can mean no other", () => {
  expect(asked(D6).type("4")).toBe(4)
  expect(asked(D10).type("0")).toBe(10)
  expect(asked(D20).type("7")).toBe(7)
  expect(asked(GLYPHS).type("2")).toBe(2)
})

test("a digit that may begin a longer number waits for more", () => {
  const entry = asked(D20)
  expect(entry.type("1")).toBe(0)
  expect(entry.digits).toBe("1")
  expect(entry.type("5")).toBe(15)
  expect(entry.type("2")).toBe(0)
  expect(entry.settle()).toBe(2)
  expect(entry.digits).toBe("")
})

test("tens are typed as they are printed", () => {
  const entry = asked(TENS)
  expect(entry.type("3")).toBe(0)
  expect(entry.type("0")).toBe(3)
  expect(entry.type("0")).toBe(0)
  expect(entry.type("0")).toBe(10)
  expect(entry.settle()).toBe(0)
})

test("a digit that no face begins with is ignored", () => {
  const entry = asked(D6)
  expect(entry.type("9")).toBe(0)
  expect(entry.digits).toBe("")
  const twenty = asked(D20)
  twenty.type("2")
  expect(twenty.type("7")).toBe(7)
})

test("several dice are entered one after the other, and can be changed and taken back", () => {
  const entry = asked(D6, D10, D20)
  entry.show(4)
  entry.show(10)
  expect(entry.known).toEqual([4, 10])
  entry.go(0)
  entry.show(5)
  expect(entry.at).toBe(2)
  expect(entry.known).toEqual([5, 10])
  expect(entry.back()).toBe(true)
  expect(entry.at).toBe(1)
  expect(entry.known).toEqual([5])
  entry.back()
  expect(entry.known).toEqual([])
  expect(entry.back()).toBe(false)
})

test("the same dice are asked for again only with another key", () => {
  const entry = asked(D6, D6)
  entry.show(3)
  entry.ask([D6, D6], "one")
  expect(entry.known).toEqual([3])
  entry.ask([D6, D6], "two")
  expect(entry.known).toEqual([])
})
