/** Places, directions and turns: lengths in metres, z up; a turn is a unit quaternion (w, x, y, z). */
import type { Board, Body, Space } from "../scene/scene"

export type Vector = readonly [number, number, number]
export type Turn = readonly [number, number, number, number]

export interface Pose {
  at: Vector
  turn: Turn
}

/** A point on the canvas in pixels, and the pixels per metre there. */
export type Spot = readonly [x: number, y: number, metre: number]

/** Returns a place's point on the canvas; null if it lies behind the camera. */
export type Project = (at: Vector) => Spot | null

/** A scene's units of length in a metre, and the length of a scene's quaternions. */
export const METRE = 100_000
export const UNIT = 32_767

export const metres = (units: readonly number[]): Vector => [
  (units[0] ?? 0) / METRE,
  (units[1] ?? 0) / METRE,
  (units[2] ?? 0) / METRE,
]

export const middleOf = ({ middle }: Board): Vector => metres([...middle.slice(0, 2), 0])

export const poseOf = ({ at, turn }: Pick<Body, "at" | "turn">): Pose => ({
  at: metres(at),
  turn: unit([turn[0] ?? UNIT, turn[1] ?? 0, turn[2] ?? 0, turn[3] ?? 0]),
})

export function unit([w, x, y, z]: Turn): Turn {
  const length = Math.hypot(w, x, y, z) || 1
  return [w / length, x / length, y / length, z / length]
}

export const mixed = (from: Vector, to: Vector, share: number): Vector => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

/** The turn at a share of the way between two that are close, the short way round. */
export function between(from: Turn, to: Turn, share: number): Turn {
  const same = from.reduce((sum, part, at) => sum + part * (to[at] ?? 0), 0) < 0 ? -1 : 1
  return unit(from.map((part, at) => part + (same * (to[at] ?? 0) - part) * share) as unknown as Turn)
}

export function times(a: Turn, b: Turn): Turn {
  const [aw, ax, ay, az] = a
  const [bw, bx, by, bz] = b
  return [
    aw * bw - ax * bx - ay * by - az * bz,
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
  ]
}

/** A turn about the vertical, by an angle in radians. */
export const spun = (angle: number): Turn => [Math.cos(angle / 2), 0, 0, Math.sin(angle / 2)]

/** The direction of a body's own axis after a turn. */
export function turned(turn: Turn, [x, y, z]: Vector): Vector {
  const [, a, b, c] = times(times(turn, [0, x, y, z]), [turn[0], -turn[1], -turn[2], -turn[3]])
  return [a, b, c]
}

/** The largest distance of boards and bodies from the middle of the table, in metres. */
export function reach(space: Space): number {
  const corners = space.boards.map(({ middle, half }) => Math.hypot(middle[0] ?? 0, middle[1] ?? 0) + half)
  return Math.max(...corners, METRE / 10) / METRE
}
