/** Viewpoints of a space: from behind the throw, following the die, on the board being counted, or on everything. */
import type { Board, Space } from "../../scene/scene"
import type { Stance } from "../aim/aim"
import { METRE, middleOf, mixed, reach, type Vector } from "../vectors"

/** A camera position: its target, side and height (radians), and distance. */
export interface Look {
  at: Vector
  around: number
  tilt: number
  far: number
}

/** Subjects besides the aimed throw, and the camera moves made by hand. */
export interface Eye {
  followed: Vector | null
  /** The seat whose board is counted. */
  counted: number | null
  /** The angle of the viewer's own side of the table. */
  own: number
  walked: number
  tilted: number
  zoomed: number
  /** The canvas's width divided by its height. */
  shape: number
}

const [LOWEST, HIGHEST] = [0.22, 1.45]
/** A throw is seen from straight behind, so that a pull back is down on the canvas, and high enough to show its arc. */
const RAISED = 0.78
/** The distance by which the camera looks towards the hand, so that there is room to pull back. */
const NEARER = 0.42
const [HIGH, WIDE] = [0.86, 1.25]
const MIDDLE: Vector = [0, 0, 0]
/** The vertical field of view, in degrees. */
export const FIELD = 42
/** On a canvas wider than it is high, an aim is seen from so much farther away at most that no board is cut off. */
const [FARTHEST, EDGE] = [2, 0.95]

const corners = (board: Board): Vector[] => {
  const [[x, y], half] = [middleOf(board), board.half / METRE]
  return [-half, half].flatMap((right) => [-half, half].map((up): Vector => [x + right, y + up, 0]))
}

/** The least distance from which a look has a point in the picture. */
function distanceTo([x, y, z]: Vector, { at, around, tilt }: Look, shape: number): number {
  const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]]
  const nearer = dx * Math.cos(around) + dy * Math.sin(around)
  const right = dy * Math.cos(around) - dx * Math.sin(around)
  const up = dz * Math.cos(tilt) - nearer * Math.sin(tilt)
  const depth = Math.max(Math.abs(right) / shape, Math.abs(up)) / (Math.tan((FIELD / 360) * Math.PI) * EDGE)
  return depth + nearer * Math.cos(tilt) + dz * Math.sin(tilt)
}

/** The factor by which a look's distance grows so that every board in front of the hand is whole in the picture. */
function widened(space: Space, from: Vector, look: Look, shape: number): number {
  if (shape <= 1) return 1
  const isAhead = ([x, y]: Vector): boolean =>
    (x - from[0]) * Math.cos(look.around) + (y - from[1]) * Math.sin(look.around) < 0
  const points = space.boards.filter((each) => isAhead(middleOf(each))).flatMap(corners)
  const needed = Math.max(look.far, ...points.map((each) => distanceTo(each, look, shape)))
  return Math.min(needed / look.far, FARTHEST)
}

/** A throw at `board` leaves the hand at `from`; `stance` is that of this throw, or of the last one. */
export function lookAt(space: Space, board: Board | null, stance: Stance | null, from: Vector | null, eye: Eye): Look {
  const narrow = Math.max(1, WIDE / eye.shape)
  const tilt = (base: number): number => Math.min(Math.max(base + eye.tilted, LOWEST), HIGHEST)
  const behind = stance ? (stance.around * Math.PI) / 180 : eye.own
  if (eye.followed)
    return { at: mixed(eye.followed, MIDDLE, 0.3), around: behind, tilt: tilt(RAISED), far: 0.95 * narrow }
  if (board && from) {
    const goal = middleOf(board)
    const away = Math.hypot(from[0] - goal[0], from[1] - goal[1])
    const [x, y] = mixed(goal, from, NEARER)
    const look: Look = { at: [x, y, 0.02], around: behind, tilt: tilt(RAISED), far: (0.3 + away * 0.95) * narrow }
    return { ...look, far: look.far * widened(space, from, look, eye.shape) * eye.zoomed }
  }
  const counted = eye.counted === null ? undefined : space.boards.find(({ seat }) => seat === eye.counted)
  return {
    at: counted ? mixed(MIDDLE, middleOf(counted), 0.75) : MIDDLE,
    around: eye.own + eye.walked,
    tilt: tilt(HIGH),
    far: reach(space) * (counted ? 1.75 : 2.75) * narrow * eye.zoomed,
  }
}
