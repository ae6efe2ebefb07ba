/** Aiming: from a stance beside a board to a launch, its arc and its action. Lengths are in metres. */
import type { Aim, Board, Space } from "../../scene/scene"
import { held } from "../dice"
import { METRE, UNIT, type Turn, type Vector } from "../vectors"

export const GRAVITY = 9.81

export interface Stance {
  /** The side of the board that you throw from, in degrees counter-clockwise from the table's x axis. */
  around: number
  /** The distance behind the board's rim; negative values lean over the board. */
  back: number
  /** The height of the die above the table. */
  height: number
  /** Degrees to the right of the board's middle. */
  sideways: number
  /** The speed, as a share of the speed that reaches the mark. */
  strength: number
  /** Degrees upwards. */
  loft: number
  /** Forward roll and twist to the right, in radians a second. */
  spin: number
  twist: number
  /** The face that is held up; 0: any. */
  face: number
}

/** A low toss with backspin: of all throws from beside a board, roughly the one that stays on it most often. */
export const STANCE: Stance = {
  around: -90,
  back: 0,
  height: 0.052,
  sideways: 0,
  strength: 1,
  loft: 34,
  spin: -21,
  twist: 0,
  face: 0,
}

export interface Launch {
  at: Vector
  /** Metres a second, and radians a second. */
  going: Vector
  spinning: Vector
  held: Turn | null
}

/** The distance from a board to the near side of a die at `at`; `flat`: as seen from above. */
export function distance(board: Board, at: Vector, edge: number, flat: boolean): number {
  const [x, y] = [0, 1].map((axis) =>
    Math.max(0, Math.abs((at[axis] ?? 0) - (board.middle[axis] ?? 0) / METRE) - board.half / METRE),
  )
  const above = flat ? 0 : Math.max(0, at[2] - board.thick / METRE)
  return Math.hypot(x ?? 0, y ?? 0, above) - edge / METRE / 2
}

/** Of the boards that count in a throw at `board`, the one nearest to a die at `at`, and its distance. */
export function nearest(space: Space, aim: Aim, board: Board, at: Vector): { board: Board; away: number } {
  const counting = aim.every ? space.boards : [board]
  const all = counting.map((each) => ({ board: each, away: distance(each, at, space.edge, aim.flat) }))
  return all.reduce((best, each) => (each.away < best.away ? each : best))
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const STEP = 0.001
const SPARE = 0.001

/** The point of release: the stance's, pushed out until it is far enough from the boards that count. */
export function release(space: Space, aim: Aim, board: Board, stance: Stance): Vector {
  const [x, y] = [Math.cos(radians(stance.around)), Math.sin(radians(stance.around))]
  const rim = board.half / METRE / Math.max(Math.abs(x), Math.abs(y))
  const height = Math.min(Math.max(stance.height, aim.lowest / METRE), aim.highest / METRE)
  const least = aim.least / METRE + SPARE
  const at = (out: number): Vector => [
    (board.middle[0] ?? 0) / METRE + x * out,
    (board.middle[1] ?? 0) / METRE + y * out,
    height,
  ]
  let out = Math.max(0.01, rim + Math.min(stance.back, 0))
  while (nearest(space, aim, board, at(out)).away < least && out < (2 * aim.farthest) / METRE) out += STEP
  return at(out + Math.max(stance.back, 0))
}

/** The direction of a throw seen from above, in radians. */
export const heading = (stance: Stance): number => radians(stance.around + 180 - stance.sideways)

/** How far short of the middle to aim, as a share of half a board, since a die rolls on after it lands. */
const SHORT = 0.45

/** The speed of a throw that comes down on the mark, in metres a second. */
export function speedToMark(space: Space, aim: Aim, board: Board, at: Vector, loft: number): number {
  const away = Math.hypot(at[0] - (board.middle[0] ?? 0) / METRE, at[1] - (board.middle[1] ?? 0) / METRE)
  const far = Math.max(0.02, away - (SHORT * board.half) / METRE)
  const fall = at[2] - (board.thick + space.edge / 2) / METRE
  const slope = Math.tan(radians(loft))
  const under = fall + far * slope
  const speed = under > 0.001 ? (far / Math.cos(radians(loft))) * Math.sqrt(GRAVITY / 2 / under) : Infinity
  return Math.min(speed, aim.fastest / 1000)
}

export function launchOf(space: Space, aim: Aim, board: Board, stance: Stance): Launch {
  const at = release(space, aim, board, stance)
  const speed = Math.min(speedToMark(space, aim, board, at, stance.loft) * stance.strength, (aim.fastest - 2) / 1000)
  const [way, up] = [heading(stance), radians(stance.loft)]
  const flat = speed * Math.cos(up)
  return {
    at,
    going: [flat * Math.cos(way), flat * Math.sin(way), speed * Math.sin(up)],
    spinning: [-Math.sin(way) * stance.spin, Math.cos(way) * stance.spin, -stance.twist],
    held: stance.face ? held(stance.face, way) : null,
  }
}

/** The arc through the air until the die touches a board or the table: a point every hundredth of a second. */
export function arc(space: Space, { at, going }: Launch): Vector[] {
  const points: Vector[] = []
  for (let time = 0; time < 3; time += 0.01) {
    const point: Vector = [
      at[0] + going[0] * time,
      at[1] + going[1] * time,
      at[2] + going[2] * time - (GRAVITY / 2) * time * time,
    ]
    points.push(point)
    if (point[2] <= ground(space, point) + space.edge / METRE / 2) break
  }
  return points
}

/** The board below a point, if there is one. */
export const boardBelow = ({ boards }: Space, [x, y]: readonly number[]): Board | undefined =>
  boards.find(
    ({ middle, half }) =>
      Math.abs((x ?? 0) * METRE - (middle[0] ?? 0)) < half && Math.abs((y ?? 0) * METRE - (middle[1] ?? 0)) < half,
  )

const ground = (space: Space, point: Vector): number => (boardBelow(space, point)?.thick ?? 0) / METRE

/** The action of a throw: the prompt's pattern with its words filled in. */
export function actionOf(aim: Aim, piece: string, board: number, launch: Launch): string {
  const whole = (numbers: readonly number[], scale: number): number[] => numbers.map((each) => Math.round(each * scale))
  const numbers = [
    ...whole(launch.at, METRE),
    ...whole(launch.going, 1000),
    ...whole(launch.spinning, 1000),
    ...whole(launch.held ?? [], UNIT),
  ]
  const pattern = launch.held ? aim.action : aim.action.replace(/ held .*$/, "")
  return pattern.replace(/\b(DIE|BOARD|[WXYZ])\b/g, (word) => {
    if (word === "DIE") return aim.words[aim.pieces.indexOf(piece)] ?? ""
    return word === "BOARD" ? (aim.boards[board] ?? "") : String(numbers.shift() ?? 0)
  })
}

/** The throw that an action describes, with the piece and the board's index in the aim; null if it describes none. */
export function thrownBy(aim: Aim, action: string): { piece: string; board: number; launch: Launch } | null {
  const [what = "", figures = ""] = action.split(" from ")
  const after = (word: string): number[] =>
    (new RegExp(`${word} ((?:-?\\d+ ?)+)`).exec(`from ${figures}`)?.[1] ?? "").trim().split(" ").map(Number)
  const [die, board] = [
    aim.words.findIndex((word) => what.split(" ").includes(word)),
    aim.boards.findIndex((word) => what.split(" ").includes(word)),
  ]
  const piece = aim.pieces[die]
  if (!piece || board < 0 || !figures) return null
  const three = (numbers: number[], scale: number): Vector =>
    [0, 1, 2].map((axis) => (numbers[axis] ?? 0) / scale) as unknown as Vector
  const turn = figures.includes("held") ? after("held") : null
  return {
    piece,
    board,
    launch: {
      at: three(after("from"), METRE),
      going: three(after("going"), 1000),
      spinning: figures.includes("spinning") ? three(after("spinning"), 1000) : [0, 0, 0],
      held: turn && (turn.map((each) => each / UNIT) as unknown as Turn),
    },
  }
}
