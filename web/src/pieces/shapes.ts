/** The drawing of each die, in a box of 100. Light falls from the upper left; facets are flat. */
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

/** The corners written as "x,y x,y". */
const at = (corners: string): Point[] =>
  corners.split(" ").map((corner) => corner.split(",").map(Number) as [number, number])

/** `count` points on a circle round the middle, the first one up. */
const ring = (count: number, radius: number): Point[] =>
  Array.from({ length: count }, (_, nth) => {
    const angle = (nth / count) * 2 * Math.PI
    return [50 + radius * Math.sin(angle), 50 - radius * Math.cos(angle)]
  })

/** The facets between an outline and a face of as many corners, one a side. */
const bevel = (outline: Point[], face: Point[], tones: Tone[]): [Tone, Point[]][] =>
  tones.map((tone, nth) => {
    const next = (nth + 1) % face.length
    return [tone, [outline[nth], outline[next], face[next], face[nth]] as Point[]]
  })

function d4(): Shape {
  const outline = at("50,9 95,87 5,87")
  const face = at("50,27 79.5,78 20.5,78")
  return {
    outline,
    face,
    facets: bevel(outline, face, ["side", "under", "lit"]),
    size: 42,
    baseline: 75,
    mark: [50, 19.5, 6],
  }
}

function d6(): Shape {
  const outline = at("13,13 87,13 87,87 13,87")
  const face = at("20,19 80,19 80,79 20,79")
  return {
    outline,
    face,
    facets: bevel(outline, face, ["lit", "side", "under", "lit"]),
    size: 54,
    baseline: 65,
    mark: [72.5, 72.5, 6.5],
  }
}

function d8(): Shape {
  const [top, right, bottom, left] = at("50,3 95,51 50,97 5,51") as [Point, Point, Point, Point]
  const [inRight, inLeft] = at("80.3,66 19.7,66") as [Point, Point]
  const facets: [Tone, Point[]][] = [
    ["lit", [top, inLeft, left]],
    ["side", [top, right, inRight]],
    ["under", [inLeft, inRight, bottom]],
  ]
  return {
    outline: [top, right, bottom, left],
    face: [top, inRight, inLeft],
    facets,
    size: 43,
    baseline: 61,
    mark: [50, 77, 8.5],
  }
}

function d10(): Shape {
  const outline = at("50,3 89,33 94,58 50,97 6,58 11,33")
  const [top, upRight, right, bottom, left, upLeft] = outline as [Point, Point, Point, Point, Point, Point]
  const [inRight, inBottom, inLeft] = at("83,59 50,78 17,59") as [Point, Point, Point]
  const facets: [Tone, Point[]][] = [
    ["lit", [top, inLeft, left, upLeft]],
    ["side", [top, upRight, right, inRight]],
    ["side", [left, inLeft, inBottom, bottom]],
    ["under", [right, inRight, inBottom, bottom]],
  ]
  return { outline, face: [top, inRight, inBottom, inLeft], facets, size: 45, baseline: 60.5, mark: [50, 70, 6] }
}

function tens(): Shape {
  const outline = at("2,52 25,18 75,18 98,52 75,84 25,84")
  const face = at("14,52 32,28 68,28 86,52 68,72 32,72")
  return {
    outline,
    face,
    facets: bevel(outline, face, ["lit", "lit", "side", "low", "under", "side"]),
    size: 44,
    baseline: 65,
    mark: [50, 78.5, 6],
  }
}

function d12(): Shape {
  const outline = ring(10, 47)
  const face = ring(5, 32)
  const tones: Tone[] = ["side", "low", "under", "side", "lit"]
  const facets = tones.map((tone, nth): [Tone, Point[]] => {
    const rim = [0, 1, 2].map((step) => outline[(2 * nth + step) % 10])
    return [tone, [...rim, face[(nth + 1) % 5], face[nth]] as Point[]]
  })
  return { outline, face, facets, size: 42, baseline: 64, mark: [50, 86, 6] }
}

function d20(): Shape {
  const outline = ring(6, 48)
  const [top, upRight, right, bottom, left, upLeft] = outline as [Point, Point, Point, Point, Point, Point]
  const [inTop, inRight, inLeft] = at("50,13 84,71 16,71") as [Point, Point, Point]
  const facets: [Tone, Point[]][] = [
    ["lit", [top, inTop, inLeft, upLeft]],
    ["side", [top, upRight, inRight, inTop]],
    ["low", [upRight, right, inRight]],
    ["side", [upLeft, inLeft, left]],
    ["side", [left, inLeft, bottom]],
    ["low", [right, bottom, inRight]],
    ["under", [inLeft, inRight, bottom]],
  ]
  return { outline, face: [inTop, inRight, inLeft], facets, size: 39, baseline: 66, mark: [50, 81, 8] }
}

export const SHAPES: Record<string, Shape> = {
  d4: d4(),
  d6: d6(),
  d8: d8(),
  d10: d10(),
  "d%": tens(),
  d12: d12(),
  d20: d20(),
}

/** The back of a piece whose shape isn't known. */
const BACK: Shape = { ...d6(), outline: at("5,5 95,5 95,95 5,95"), mark: [50, 50, 12] }

/** The shape of that name; a square where it isn't known. */
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
