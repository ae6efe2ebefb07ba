/** The layout of a space's labels on the screen. */
import type { Board, Space } from "../../scene/scene"
import type { Label } from "./texts"
import { around, beside, type Box, freest, type Taken } from "./placement"
import { METRE, middleOf, type Project, type Spot, type Vector } from "../vectors"

const [DIE, BOARD] = [4, 1]
/** The size of a die on its edge, relative to one that lies flat. */
const ROUND = 1.45

type Size = Pick<Box, "width" | "height">

export class LabelLayer {
  /** The side of its body on which each label is. */
  #sides = new Map<string, number>()

  /** Returns the place of a label of this size; null if its body is out of sight. */
  place({ id, kind, at, board }: Label, size: Size, edge: number, taken: Taken[], glass: Glass): Box | null {
    const spot = glass.project(at)
    if (!spot || !sees(glass, spot)) return null
    if (kind === "stamp") return { x: spot[0], y: spot[1], ...size }
    const within = [glass.width, glass.height] as const
    const places = board
      ? around(pointOf(spot), spots(rimOf(board), glass.project).map(pointOf), size, within)
      : beside(pointOf(spot), dieBox(spot, edge).height / 2, size, within)
    const side = kind === "tag" || kind === "counted" ? 0 : freest(places, taken, this.#sides.get(id) ?? 0)
    this.#sides.set(id, side)
    return places[side] ?? null
  }
}

export interface Glass {
  project: Project
  width: number
  height: number
}

/** Whether a spot is on the canvas, or just outside it. */
const sees = ({ width, height }: Glass, [x, y]: Spot): boolean =>
  Math.abs(x / width - 0.5) < BESIDE && Math.abs(y / height - 0.5) < BESIDE
const BESIDE = 0.6

/** Boxes that labels avoid: dice most of all, then boards. */
export function occupied({ boards, edge }: Space, dice: readonly Vector[], project: Project): Taken[] {
  return [
    ...spots(dice, project).map((spot) => dieBox(spot, edge)),
    ...boards.flatMap((each) => boardBox(each, project)),
  ]
}

function dieBox([x, y, metre]: Spot, edge: number): Taken {
  const size = (ROUND * edge * metre) / METRE
  return { x, y, width: size, height: size, weight: DIE }
}

function boardBox(board: Board, project: Project): Taken[] {
  const rim = spots(rimOf(board), project)
  if (!rim.length) return []
  const [xs, ys] = [rim.map(([x]) => x), rim.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return [{ x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, weight: BOARD }]
}

/** The outer side, its corners, the sides beside it, the inner corners and the inner side, as [outwards, across]. */
const RIM = [[1, 0], [1, 1], [1, -1], [0, 1], [0, -1], [-1, 1], [-1, -1], [-1, 0]] as const // prettier-ignore

function rimOf(board: Board): Vector[] {
  const [[x, y], half] = [middleOf(board), board.half / METRE]
  const turn = Math.round(Math.atan2(y, x) / (Math.PI / 2)) * (Math.PI / 2)
  const [out, aside] = [Math.round(Math.cos(turn)), Math.round(Math.sin(turn))]
  return RIM.map(([far, wide]) => [x + half * (far * out - wide * aside), y + half * (far * aside + wide * out), 0])
}

const spots = (places: readonly Vector[], project: Project): Spot[] =>
  places.map((at) => project(at)).filter((each) => each !== null)

const pointOf = ([x, y]: Spot): readonly [number, number] => [x, y]
