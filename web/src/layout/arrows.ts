/** A pencil arrow between two boxes: slightly bent, drawn twice, with a head of two strokes and a label beside it. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

/** A quadratic curve: its start, control point and end. */
type Arc = readonly [Point, Point, Point]

export interface Curve {
  line: string
  again: string
  head: string
  /** The place of its label, and which end of the label is there. */
  at: Point
  anchor: "start" | "end"
  /** The area it covers, as boxes along it. */
  covers: Box[]
}

/** The gap between an arrow and the pieces that it comes from and points to. */
const FROM = 7
const TO = 10
const SHORTEST = 12
/** The bends that are tried, as shares of its length: the first of those that cross the fewest things is drawn. */
const BENDS = [0.14, -0.14, 0.35, -0.35, 0.6, -0.6]
const SAMPLES = [0.08, 0.2, 0.32, 0.44, 0.56, 0.68, 0.8, 0.92]
/** The points along the arrow at which its label may be. */
const SPOTS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
const HEAD = 13
const SPREAD = 0.46
/** The distances of the label from the arrow: the nearer, the better. */
const BESIDE = [12, 44, 76, 108]
const HIGHER = [0, -24, 24]
const FARTHER = 0.002
const LETTER = 8
const LINE = 20

const THICK = 30
const around = ({ x, y }: Point): Box => ({ x: x - THICK / 2, y: y - THICK / 2, width: THICK, height: THICK })
const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const way = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)
const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`
const meet = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** The point where the straight line from a box's middle to `to` leaves the box, enlarged by `margin` on all sides. */
function edge(box: Box, to: Point, margin: number): Point {
  const from = middle(box)
  const across = Math.abs(to.x - from.x) / (box.width / 2 + margin)
  const down = Math.abs(to.y - from.y) / (box.height / 2 + margin)
  const share = 1 / Math.max(across, down, 1e-6)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The point of a curve at a share of its length. */
function along([start, knee, end]: Arc, share: number): Point {
  const [one, two, three] = [(1 - share) ** 2, 2 * share * (1 - share), share ** 2]
  return { x: one * start.x + two * knee.x + three * end.x, y: one * start.y + two * knee.y + three * end.y }
}

const bent = (start: Point, end: Point, bend: number): Arc => [
  start,
  { x: (start.x + end.x) / 2 + (end.y - start.y) * bend, y: (start.y + end.y) / 2 + (start.x - end.x) * bend },
  end,
]

/** The first of `all` with the least `cost`. */
const least = <Item>(all: readonly [Item, ...Item[]], cost: (item: Item) => number): Item => {
  const costs = all.map(cost)
  return all[costs.indexOf(Math.min(...costs))] ?? all[0]
}

/** The arrow from one box to another, past other boxes, on a board of this width; null if they are too close for one.
 *
 * Its label avoids the elements in `read` if possible.
 */
export function curve(
  from: Box,
  to: Box,
  width: number,
  text = "",
  others: readonly Box[] = [],
  read: readonly Box[] = others,
): Curve | null {
  const [start, end] = [edge(from, middle(to), FROM), edge(to, middle(from), TO)]
  const length = way(start, end)
  if (length < SHORTEST || way(middle(from), middle(to)) < way(middle(from), start) + way(end, middle(to))) return null
  const crossed = (arc: Arc): number =>
    SAMPLES.map((share) => ({ ...along(arc, share), width: 1, height: 1 })).filter(
      (spot) => spot.x < 0 || spot.x > width || spot.y < 0 || others.some((box) => meet(spot, box)),
    ).length
  const arcs = BENDS.map((bend) => bent(start, end, bend)) as [Arc, ...Arc[]]
  const arc = least(arcs, crossed)
  const size = Math.min(HEAD, length / 2)
  const knee = arc[1]
  return {
    line: `M${point(start)}Q${point(knee)} ${point(end)}`,
    again: `M${point({ x: start.x + 2, y: start.y + 1.5 })}Q${point({ x: knee.x + 3, y: knee.y - 2 })} ${point(end)}`,
    head: `M${point(barb(knee, end, size, SPREAD))}L${point(end)}L${point(barb(knee, end, size, -SPREAD))}`,
    covers: SAMPLES.map((share) => around(along(arc, share))),
    ...word(arc, width, LETTER * text.length, read),
  }
}

/** The place for a label of this length beside a curve: on the board, and clear of everything else if possible. */
function word(arc: Arc, width: number, long: number, others: readonly Box[]): Pick<Curve, "at" | "anchor"> {
  const places = SPOTS.flatMap((share) => {
    const { x, y } = along(arc, share)
    return BESIDE.flatMap((far) =>
      HIGHER.flatMap((up) =>
        (["start", "end"] as const).map((anchor) => {
          const at = { x: anchor === "start" ? x + far : x - far, y: y + 5 + up }
          const box = { x: anchor === "start" ? at.x : at.x - long, y: at.y - 16, width: long, height: LINE }
          return { at, anchor, far: far + Math.abs(up), box }
        }),
      ),
    )
  })
  const cost = ({ box, far }: { box: Box; far: number }): number =>
    others.reduce((sum, other) => sum + shared(box, other), 0) / (box.width * box.height || 1) +
    FARTHER * far +
    (box.x < 4 || box.x + box.width > width - 4 ? 9 : 0)
  const { at, anchor } = least(places as [(typeof places)[0], ...typeof places], cost)
  return { at, anchor }
}

/** The largest distance from a point at which a box is placed, and the steps tried. */
const [FARTHEST, STEP] = [180, 12]

/** The place for a box of this size near a point: on the board, with the least overlap, then the nearest. */
export function near(at: Point, size: Pick<Box, "width" | "height">, width: number, others: readonly Box[]): Box {
  const steps = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, step) => step * STEP - FARTHEST)
  const place = (dx: number, dy: number): Box => ({
    ...size,
    x: Math.min(Math.max(at.x + dx - size.width / 2, EDGE), width - size.width - EDGE),
    y: Math.max(at.y + dy - size.height / 2, EDGE),
  })
  const places = [place(0, 0), ...steps.flatMap((dx) => steps.map((dy) => place(dx, dy)))] as [Box, ...Box[]]
  const covered = (box: Box): number => others.reduce((sum, other) => sum + shared(box, other), 0)
  return least(places, (box) => covered(box) * COVERING + way(middle(box), at))
}

/** The overlap in square pixels that is as bad as a distance of one pixel. */
const COVERING = 0.25
const EDGE = 6

/** The area that two boxes share. */
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** The outer end of one of the head's strokes. */
function barb(from: Point, end: Point, size: number, turn: number): Point {
  const angle = Math.atan2(from.y - end.y, from.x - end.x) + turn
  return { x: end.x + size * Math.cos(angle), y: end.y + size * Math.sin(angle) }
}
