/** The drawing of each die, in a box of 100. Light falls from the upper left; facets are flat. */
import dice from "../../../src/warbones/picture/shapes/dice.json"

export type Point = readonly [number, number]
export type Tone = "lit" | "side" | "low" | "under"

export interface Shape {
  outline: Point[]
  face: Point[]
  facets: [Tone, Point[]][]
  /** Size and baseline of the numeral. */
  size: number
  baseline: number
  /** Centre and half width of the owner's mark. */
  mark: readonly [number, number, number]
}

export const SHAPES = dice as unknown as Record<string, Shape>

/** The back of a piece whose shape isn't known. */
const BACK = SHAPES.back as Shape

/** The shape with that name; a square if it isn't known. */
export const shapeOf = (name: string, hidden: boolean): Shape => SHAPES[name] ?? (hidden ? BACK : (SHAPES.d6 as Shape))

export const points = (corners: Point[]): string => corners.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join(" ")

/** A convex outline, clockwise, drawn `by` further in. */
export function inset(corners: Point[], by: number): Point[] {
  const sides = corners.map((from, nth) => {
    const to = corners[(nth + 1) % corners.length] as Point
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy)
    return { x: from[0] - (dy / length) * by, y: from[1] + (dx / length) * by, dx, dy }
  })
  return sides.map((side, nth) => {
    const last = sides.at(nth - 1) as typeof side
    const along = ((side.x - last.x) * side.dy - (side.y - last.y) * side.dx) / (last.dx * side.dy - last.dy * side.dx)
    return [last.x + last.dx * along, last.y + last.dy * along]
  })
}
