/** Placement of labels on the screen: beside their objects and clear of others, in pixels. */

/** A box by its middle and its size. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A box that labels avoid, the more the greater its weight. */
export interface Taken extends Box {
  weight: number
}

type Point = readonly [number, number]

const GAP = 5

/** The overlap of two boxes, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const shared = (at: "x" | "y", size: "width" | "height"): number =>
    Math.min(one[at] + one[size] / 2, other[at] + other[size] / 2) -
    Math.max(one[at] - one[size] / 2, other[at] - other[size] / 2)
  return Math.max(0, shared("x", "width")) * Math.max(0, shared("y", "height"))
}

/** Places for a box of this size outside a board: beyond its sides and corners, within the canvas. */
export function around(middle: Point, rim: readonly Point[], size: Pick<Box, "width" | "height">, glass: Point): Box[] {
  return rim.map(([x, y]) => {
    const long = Math.hypot(x - middle[0], y - middle[1]) || 1
    const [right, down] = [(x - middle[0]) / long, (y - middle[1]) / long]
    const out = (Math.abs(right) * size.width) / 2 + (Math.abs(down) * size.height) / 2 + GAP
    return within({ x: x + right * out, y: y + down * out, ...size }, glass)
  })
}

export function within(box: Box, [width, height]: Point): Box {
  const kept = (at: number, half: number, whole: number): number => Math.min(Math.max(at, half), whole - half)
  return { ...box, x: kept(box.x, box.width / 2 + 2, width), y: kept(box.y, box.height / 2 + 2, height) }
}

/** Places for a box of this size above a body, then beside and below it; `half`: the body's size. */
export const beside = ([x, y]: Point, half: number, size: Pick<Box, "width" | "height">, glass: Point): Box[] =>
  around(
    [x, y],
    [
      [x, y - half],
      [x + half, y],
      [x - half, y],
      [x, y + half],
      [x, y - half - size.height - GAP],
    ],
    size,
    glass,
  )

/** The cost of moving a label, or of each later place, as a share of the label that covers something. */
const RESTLESS = 0.04
const LATER = 0.06

/** The index of the freest place, with some preference for earlier ones and for the current one, `now`. */
export function freest(places: readonly Box[], taken: readonly Taken[], now: number): number {
  const cost = (place: Box): number => taken.reduce((sum, each) => sum + each.weight * overlap(place, each), 0)
  const area = (place: Box, at: number): number =>
    place.width * place.height * (LATER * at - (at === now ? RESTLESS : 0))
  const costs = places.map((place, at) => cost(place) + area(place, at))
  return costs.indexOf(Math.min(...costs))
}
