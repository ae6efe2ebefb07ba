import { expect, test } from "vitest"
import { Rolling } from "./realDice.svelte"
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

function asked(...dice: Due[]): Rolling {
  const rolling = new Rolling()
  rolling.ask(dice, "one")
  return rolling
}

test("a figure says a face at once where it can mean no other", () => {
  expect(asked(D6).type("4")).toBe(4)
  expect(asked(D10).type("0")).toBe(10)
  expect(asked(D20).type("7")).toBe(7)
  expect(asked(GLYPHS).type("2")).toBe(2)
})

test("a figure that may begin another is waited with", () => {
  const rolling = asked(D20)
  expect(rolling.type("1")).toBe(0)
  expect(rolling.digits).toBe("1")
  expect(rolling.type("5")).toBe(15)
  expect(rolling.type("2")).toBe(0)
  expect(rolling.settle()).toBe(2)
  expect(rolling.digits).toBe("")
})

test("tens are typed as they are printed", () => {
  const rolling = asked(TENS)
  expect(rolling.type("3")).toBe(0)
  expect(rolling.type("0")).toBe(3)
  expect(rolling.type("0")).toBe(0)
  expect(rolling.type("0")).toBe(10)
  expect(rolling.settle()).toBe(0)
})

test("a figure that no face begins with is no beginning", () => {
  const rolling = asked(D6)
  expect(rolling.type("9")).toBe(0)
  expect(rolling.digits).toBe("")
  const twenty = asked(D20)
  twenty.type("2")
  expect(twenty.type("7")).toBe(7)
})

test("several dice are filled one after the other, gone back to and taken back", () => {
  const rolling = asked(D6, D10, D20)
  rolling.show(4)
  rolling.show(10)
  expect(rolling.known).toEqual([4, 10])
  rolling.go(0)
  rolling.show(5)
  expect(rolling.at).toBe(2)
  expect(rolling.known).toEqual([5, 10])
  expect(rolling.back()).toBe(true)
  expect(rolling.at).toBe(1)
  expect(rolling.known).toEqual([5])
  rolling.back()
  expect(rolling.known).toEqual([])
  expect(rolling.back()).toBe(false)
})

test("the same dice are asked for anew only where they are others", () => {
  const rolling = asked(D6, D6)
  rolling.show(3)
  rolling.ask([D6, D6], "one")
  expect(rolling.known).toEqual([3])
  rolling.ask([D6, D6], "two")
  expect(rolling.known).toEqual([])
})
