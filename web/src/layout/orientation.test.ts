import { expect, test } from "vitest"
import type { Layout, Scene } from "../scene/scene"
import { withFixedSide } from "./orientation"

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

test("two people at one screen both see the board from the first one's side", () => {
  expect(withFixedSide(scene(0, ALPHA), 0).wide.areas).toEqual(ALPHA)
  const [top, zones, bottom] = withFixedSide(scene(1, BETA), 0).wide.areas
  expect(zones).toEqual(ALPHA[1])
  expect([top?.[0], bottom?.[0]]).toEqual(["mine", "theirs"])
})

test("a board without lanes still turns", () => expect(withFixedSide(scene(1, BETA, []), 0).wide.areas).toEqual(BETA))
