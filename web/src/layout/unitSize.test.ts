import { describe, expect, it } from "vitest"

import { type Area, filled, type Piece, type Scene } from "../scene/scene"
import { Squares } from "./unitSize.svelte"
import type * as Wire from "../server/types.gen"

/** A seat's unit of this many columns and rows. */
const unit = (set: number, columns: number, rows: number): Piece =>
  filled<Wire.Piece>("Piece", {
    id: `${set}-${columns}-${rows}`,
    label: "",
    set,
    columns,
    parts: Array.from({ length: columns * rows }, (_, at) => ({ id: `${at}`, label: "" })),
  })

const sizeFor = (own: Piece[], theirs: Piece[]): number => {
  const area = (pieces: Piece[]): Area => ({
    ...filled<Wire.Area>("Area", { id: "", title: "" }),
    look: "field",
    pieces,
  })
  const areas = [area(own), area([]), area(theirs)]
  const seats = [0, 1].map((seat) => filled<Wire.Seat>("Seat", { seat, name: "", mark: "ring" }))
  const scene = { seats } as Scene
  return new Squares({ scene, areas, width: 900, height: 640 }).size
}

describe("the squares of two armies", () => {
  const own = [unit(0, 4, 1), unit(0, 3, 1), unit(0, 1, 2), unit(0, 3, 1), unit(0, 2, 2), unit(0, 2, 2)]

  it("leave room for the highest unit of the other side, wherever it goes", () =>
    expect(sizeFor(own, [unit(1, 2, 4)])).toBeLessThan(sizeFor(own, [unit(1, 2, 1)])))
  it("are the same for anything no higher", () =>
    expect(sizeFor(own, [unit(1, 2, 4), unit(1, 1, 1)])).toBe(sizeFor(own, [unit(1, 2, 4)])))
})
