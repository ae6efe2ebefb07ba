import { describe, expect, it } from "vitest"

import { type Choice, isOffered, settled, touched } from "./choice"
import { answersOf, left, meantIn, movedIn, touchedIn } from "./filling"
import { type Filling, filled } from "./scene"
import type * as Wire from "../server/types.gen"

const fillingOf = (spots: string, supplies: Record<string, number>, blank = ""): Filling =>
  filled<Wire.Filling>("Filling", {
    spots: [...spots].map((piece) => ({ piece, name: piece })),
    supplies: Object.entries(supplies).map(([piece, count]) => ({ piece, action: `put ${piece}`, count, name: piece })),
    label: "Place them",
    blank,
  })
const abc = fillingOf("abc", { 6: 1, 5: 1, 1: 1 })
const offer = { options: [], several: null, filling: abc }
const after = (...touches: string[]): Choice => touches.reduce<Choice>((choice, id) => touched(offer, choice, id), [])

describe("spots filled in any order", () => {
  it("takes the supply in the first empty spot", () => expect(after("6")).toEqual(["a=6"]))
  it("takes it in the spot that was touched", () => expect(after("b", "6")).toEqual(["b=6"]))
  it("goes on at the first that is empty", () => expect(meantIn(abc, after("b", "6"))).toBe("a"))
  it("offers only supplies that are left", () => {
    expect(isOffered(offer, after("6"), "6")).toBe(false)
    expect(isOffered(offer, after("6"), "5")).toBe(true)
  })
  it("empties a spot that is touched, and fills it next", () => {
    expect(after("6", "a")).toEqual(["a"])
    expect(left(abc, after("6", "a"))[0]?.count).toBe(1)
  })
  it("lays the last by itself", () => expect(after("c", "1", "b", "6")).toEqual(["c=1", "b=6", "a=5"]))
  it("answers spot by spot once it is complete", () => {
    expect(settled(offer, after("c", "1"))).toEqual([])
    const [option] = settled(offer, after("c", "1", "b", "6"))
    expect([option?.action, ...(option?.then ?? [])]).toEqual(["put 5", "put 6", "put 1"])
  })
})

describe("a dragged supply", () => {
  it("goes from a spot to an empty one", () => expect(movedIn(abc, ["a=6"], "a", "c")).toEqual(["c=6"]))
  it("changes places with what lies there", () => {
    expect(movedIn(abc, ["a=6", "b=5", "c=1"], "a", "c")).toEqual(["b=5", "c=6", "a=1"])
  })
  it("replaces what lies there, which goes back", () => {
    const choice = movedIn(abc, ["a=6"], "5", "a")
    expect(choice).toEqual(["a=5"])
    expect(left(abc, choice)[0]?.count).toBe(1)
  })
  it("stays where it was if it is dropped elsewhere", () => {
    expect(movedIn(abc, ["a=6"], "a", "@zone")).toEqual(["a=6"])
  })
})

describe("fewer supplies than spots", () => {
  const sparse = fillingOf("abc", { 4: 1 }, "cross")
  const one = touchedIn(sparse, ["b"], "4")
  it("is complete when none are left", () => {
    expect(settled({ options: [], several: null, filling: sparse }, one)).toHaveLength(1)
  })
  it("leaves spots before it blank, and is not asked about those after it", () => {
    expect(answersOf(sparse, one)).toEqual(["cross", "put 4"])
  })
})
