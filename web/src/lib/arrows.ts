/** A pencil arrow between two boxes: bent a little, drawn twice, its head two strokes, a word beside its middle. */

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

export interface Curve {
  line: string
  again: string
  head: string
  /** Where its word stands, and which end of the word is there. */
  at: Point
  anchor: "start" | "end"
}

/** How far it keeps from the piece that it comes from, and from the one that it points to. */
const FROM = 7
const TO = 10
const SHORTEST = 12
const BEND = 0.14
const HEAD = 13
const SPREAD = 0.46
const BESIDE = 12
/** Room that a word needs between its place and the board's edge. */
const WORD = 96

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })
const way = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y)
const point = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** Where the straight way from a box's middle to `to` leaves the box, made larger by `margin` all round. */
function edge(box: Box, to: Point, margin: number): Point {
  const from = middle(box)
  const across = Math.abs(to.x - from.x) / (box.width / 2 + margin)
  const down = Math.abs(to.y - from.y) / (box.height / 2 + margin)
  const share = 1 / Math.max(across, down, 1e-6)
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

/** The arrow from one box to another on a board so wide; null where they lie too close for one. */
export function curve(from: Box, to: Box, width: number): Curve | null {
  const [start, end] = [edge(from, middle(to), FROM), edge(to, middle(from), TO)]
  const length = way(start, end)
  if (length < SHORTEST || way(middle(from), middle(to)) < way(middle(from), start) + way(end, middle(to))) return null
  const aside = { x: ((end.y - start.y) / length) * BEND * length, y: ((start.x - end.x) / length) * BEND * length }
  const knee = { x: (start.x + end.x) / 2 + aside.x, y: (start.y + end.y) / 2 + aside.y }
  const crooked = { x: knee.x + 3, y: knee.y - 2 }
  const half = { x: (start.x + end.x) / 4 + knee.x / 2, y: (start.y + end.y) / 4 + knee.y / 2 }
  const left = half.x + WORD > width
  const size = Math.min(HEAD, length / 2)
  return {
    line: `M${point(start)}Q${point(knee)} ${point(end)}`,
    again: `M${point({ x: start.x + 2, y: start.y + 1.5 })}Q${point(crooked)} ${point(end)}`,
    head: `M${point(barb(knee, end, size, SPREAD))}L${point(end)}L${point(barb(knee, end, size, -SPREAD))}`,
    at: { x: half.x + (left ? -BESIDE : BESIDE), y: half.y + 5 },
    anchor: left ? "end" : "start",
  }
}

/** The outer end of one of the head's strokes. */
function barb(from: Point, end: Point, size: number, turn: number): Point {
  const angle = Math.atan2(from.y - end.y, from.x - end.x) + turn
  return { x: end.x + size * Math.cos(angle), y: end.y + size * Math.sin(angle) }
}
