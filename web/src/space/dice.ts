/** The places of a die's six faces in scenes: 1 along z, 2 along y, 3 along x; opposite faces add up to seven. */
import pips from "../../../src/warbones/picture/shapes/pips.json"
import { spun, times, type Turn, turned, type Vector } from "./vectors"

const C = Math.SQRT1_2

/** A turn that brings each face up. */
const UP: Record<number, Turn> = {
  1: [1, 0, 0, 0],
  6: [0, 1, 0, 0],
  2: [C, C, 0, 0],
  5: [C, -C, 0, 0],
  3: [C, 0, -C, 0],
  4: [C, 0, C, 0],
}

const AXES: Record<number, Vector> = {
  1: [0, 0, 1],
  6: [0, 0, -1],
  2: [0, 1, 0],
  5: [0, -1, 0],
  3: [1, 0, 0],
  4: [-1, 0, 0],
}

/** The faces along +x, -x, +y, -y, +z and -z. */
export const FACES = [3, 4, 2, 5, 1, 6] as const

/** The turn of a die with `face` up that points along `heading` (radians). */
export const held = (face: number, heading: number): Turn => times(spun(heading), UP[face] ?? [1, 0, 0, 0])

/** The highest face, and the angle of its edges as seen from above, in radians. */
export function seenFromAbove(turn: Turn): { face: number; angle: number } {
  const rise = (face: number): number => turned(turn, AXES[face] ?? [0, 0, 1])[2]
  const face = [1, 2, 3, 4, 5, 6].reduce((best, each) => (rise(each) > rise(best) ? each : best))
  const side = turned(turn, AXES[face === 3 || face === 4 ? 1 : 3] ?? [1, 0, 0])
  return { face, angle: Math.atan2(side[1], side[0]) }
}

/** Whether a die is lit: towers are, which have a `tag`, unless other dice are `lit`, which are counted. */
export const isLit = (lit: ReadonlySet<string>, die: string, tag: string): boolean =>
  lit.size > 0 ? lit.has(die) : tag !== ""

/** The pips of each face, in a square from -1 to 1. */
export const PIPS = pips as unknown as Record<number, readonly (readonly [number, number])[]>
