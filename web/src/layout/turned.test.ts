import { expect, test } from "vitest"
import type { Layout, Scene } from "../scene/scene"
import { steadied } from "./turned"

const layout = (areas: string[][], lanes: string[][]): Layout =>
  ({ areas, lanes, columns: [], rows: [0, 1, 0], over: [] }) as Layout
const ALPHA = [
  ["theirs", "theirs"],
  ["L1", "L2"],
  ["mine", "mine"],
]
const BETA = [
  ["theirs", "theirs"],
  ["L2", "L1"],
  ["mine", "mine"],
]
const scene = (seat: number, areas: string[][], lanes: string[][] = [["L1", "L2"]]): Scene =>
  ({ seat, wide: layout(areas, lanes), narrow: layout(areas, lanes) }) as unknown as Scene

test("two at one screen see the board from the side of whoever was there first", () => {
  expect(steadied(scene(0, ALPHA), 0).wide.areas).toEqual(ALPHA)
  const [top, zones, bottom] = steadied(scene(1, BETA), 0).wide.areas
  expect(zones).toEqual(ALPHA[1])
  expect([top?.[0], bottom?.[0]]).toEqual(["mine", "theirs"])
})

test("tables without lanes turn as ever", () => expect(steadied(scene(1, BETA, []), 0).wide.areas).toEqual(BETA))
