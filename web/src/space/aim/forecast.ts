/** A forecast of a throw's landing: a few hundred samples of the hand's scatter and of the first bounce. */
import type { Aim, Board, Space } from "../../scene/scene"
import { boardBelow, GRAVITY, type Launch, nearest } from "./aim"
import { foams, hands } from "../rolls.json"
import { METRE, type Vector } from "../vectors"

type Place = readonly [number, number]

export interface Forecast {
  /** The centre of the ellipse that holds two thirds of the landings, on the surface below it. */
  middle: Vector
  /** Its semi-axes, in metres, and the angle of the first to the table's x axis (radians). */
  radii: Place
  turn: number
  /** The share of landings on each board, by id. */
  on: ReadonlyMap<string, number>
}

interface Hand {
  place: number
  speed: number
  push: number
  spin: number
}

/** The roll after the first touch, and its scatter: fitted by `bench/rolls.py`. */
interface Roll {
  way: number[]
  along: number[]
  across: number[]
}

/** Rolls by the surface that a die lands on. */
type Foam = Record<"floor" | "board", Roll>

const THROWS = 300
/** The standard deviations that contain two of three throws in the real physics, fewer than in a normal distribution. */
const TWO_THIRDS = 1.29
/** Dice pile up in the middle of their spread: a normal distribution narrowed by this factor leaves as many on boards. */
const HEAPED = 0.9
/** How many random numbers one throw takes: for its place, speed, spin, and the roll after landing. */
const DRAWN = 11

/** The same random numbers for every forecast, so that it changes only with the aim. */
const LUCK: readonly number[][] = drawn()

/** The forecast of a launch, which ignores dice in the way. */
export function forecast(space: Space, aim: Aim, board: Board, launch: Launch): Forecast {
  const hand = named<Hand>(hands, aim.skill, "average")
  const foam = named<Foam>(foams, aim.foam, "soft")
  const may = (at: Vector): boolean => nearest(space, aim, board, at).away * METRE >= aim.least
  const ends = LUCK.map((luck) => lies(space, foam, strayed(launch, hand, luck, may, space.edge), luck))
  const on = new Map(space.boards.map(({ id }) => [id, ends.filter((end) => end.on === id).length / ends.length]))
  return {
    ...ellipse(
      space,
      ends.map(({ at }) => at),
    ),
    on,
  }
}

/** The ellipse as a closed line. */
export function rimOf({ middle, radii, turn }: Forecast, points = 48): Vector[] {
  const [along, across] = [Math.cos(turn), Math.sin(turn)]
  return Array.from({ length: points + 1 }, (_, nth) => {
    const by = (2 * Math.PI * nth) / points
    const [x, y] = [radii[0] * Math.cos(by), radii[1] * Math.sin(by)]
    return [middle[0] + x * along - y * across, middle[1] + x * across + y * along, middle[2] + LIFTED]
  })
}
/** The height of the drawing above the ground, in metres. */
const LIFTED = 0.004

/** The board on which the die lands most often, and its share; null if it hardly ever lands on one. */
export function likeliest(boards: readonly Board[], on: Forecast["on"]): { board: Board | null; share: number } {
  const shareOf = (board: Board): number => on.get(board.id) ?? 0
  const board = boards.reduce<Board | null>(
    (best, each) => (best && shareOf(best) >= shareOf(each) ? best : each),
    null,
  )
  return board && shareOf(board) >= LEAST ? { board, share: shareOf(board) } : { board: null, share: 0 }
}
const LEAST = 0.1

const named = <T>(all: Record<string, T>, name: string, usual: string): T => (all[name] ?? all[usual]) as T

/** A launch with the hand's scatter, never nearer to a board than allowed (`warbones.physics.release.release`). */
function strayed(launch: Launch, hand: Hand, luck: number[], may: (at: Vector) => boolean, edge: number): Launch {
  const { at, going, spinning, held } = launch
  const by = Math.hypot(hand.speed * Math.hypot(...going), hand.push)
  const astray = (sign: number): Vector => add(at, luck, 0, sign * hand.place)
  const place = [astray(1), astray(-1)].find(may) ?? at
  return {
    held,
    at: [place[0], place[1], Math.max(place[2], (0.9 * edge) / METRE)] as Vector,
    going: add(going, luck, 3, by),
    spinning: add(spinning, luck, 6, hand.spin),
  }
}

const add = ([x, y, z]: Vector, luck: number[], from: number, by: number): Vector => [
  x + by * (luck[from] ?? 0),
  y + by * (luck[from + 1] ?? 0),
  z + by * (luck[from + 2] ?? 0),
]

/** The landing of one sample: its place and board. */
function lies(space: Space, foam: Foam, thrown: Launch, luck: number[]): { at: Place; on: string } {
  const { going, spinning } = thrown
  const along = Math.hypot(going[0], going[1])
  const ahead: Place = along ? [going[0] / along, going[1] / along] : [1, 0]
  const { at, down, board } = touch(space, thrown)
  const roll = ((spinning[1] * ahead[0] - spinning[0] * ahead[1]) * space.edge) / METRE / 2
  const { way, along: strays, across } = foam[board ? "board" : "floor"]
  const wide = [1, along, down, along * roll]
  const on = sum(way, features(along, down, roll)) + HEAPED * Math.max(LITTLE, sum(strays, wide)) * (luck[9] ?? 0)
  const aside = HEAPED * Math.max(LITTLE, sum(across, wide)) * (luck[10] ?? 0)
  const end: Place = [at[0] + ahead[0] * on - ahead[1] * aside, at[1] + ahead[1] * on + ahead[0] * aside]
  if (board) return { at: end, on: reaches(board, end, RIM) ? board.id : "" }
  return rolled(space, at, end, luck[9] ?? 0)
}

/** A die whose middle is less than this (metres) beside a board still lies on it, or leans on its side. */
const RIM = 0.024
/** Dice that roll into a board climb it or lean on it if their random number is below this, about two in five. */
const CLIMBS = 0.52

/** The landing of a die that rolls over the table into a board. */
function rolled({ boards, edge }: Space, from: Place, end: Place, luck: number): { at: Place; on: string } {
  const beside = edge / METRE / 2
  const met = boards.find((board) => reaches(board, end, beside))
  if (!met) return { at: end, on: "" }
  const share = [0.2, 0.4, 0.6, 0.8].find((part) => reaches(met, between(from, end, part), beside)) ?? 1
  return { at: between(from, end, share), on: Math.abs(luck) < CLIMBS ? met.id : "" }
}

const between = (from: Place, to: Place, share: number): Place => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

const reaches = ({ middle, half }: Board, [x, y]: Place, more: number): boolean =>
  Math.max(Math.abs(x - (middle[0] ?? 0) / METRE), Math.abs(y - (middle[1] ?? 0) / METRE)) < half / METRE + more

/** The least scatter of a die's roll, in metres. */
const LITTLE = 0.01

/** The features of a roll, in the order of `bench/rolls.py`. */
const features = (along: number, down: number, roll: number): number[] => [
  1,
  along,
  down,
  roll,
  along ** 2,
  along * down,
  along * roll,
  down ** 2,
  down * roll,
  (along - roll) ** 2,
]

const sum = (parts: readonly number[], by: readonly number[]): number =>
  parts.reduce((total, part, at) => total + part * (by[at] ?? 0), 0)

/** The first touch of a die: its place, its falling speed, and the board, if any. */
function touch(space: Space, { at, going }: Launch): { at: Place; down: number; board: Board | undefined } {
  const falls = (ground: number): { at: Place; down: number } => {
    const height = Math.max(0, at[2] - (ground + space.edge / 2) / METRE)
    const down = Math.sqrt(Math.max(0, going[2] ** 2 + 2 * GRAVITY * height))
    const time = (going[2] + down) / GRAVITY
    return { at: [at[0] + going[0] * time, at[1] + going[1] * time], down }
  }
  const board = space.boards.find((each) => boardBelow(space, falls(each.thick).at) === each)
  return { ...falls(board?.thick ?? 0), board }
}

function ellipse(space: Space, places: readonly Place[]): Pick<Forecast, "middle" | "radii" | "turn"> {
  const mean = (of: (place: Place) => number): number => places.reduce((all, each) => all + of(each), 0) / places.length
  const [x, y] = [mean((place) => place[0]), mean((place) => place[1])]
  const [xx, yy] = [mean((place) => (place[0] - x) ** 2), mean((place) => (place[1] - y) ** 2)]
  const xy = mean((place) => (place[0] - x) * (place[1] - y))
  const [half, apart] = [(xx + yy) / 2, Math.hypot((xx - yy) / 2, xy)]
  return {
    middle: [x, y, (boardBelow(space, [x, y])?.thick ?? 0) / METRE],
    radii: [TWO_THIRDS * Math.sqrt(half + apart), TWO_THIRDS * Math.sqrt(Math.max(0, half - apart))],
    turn: Math.atan2(2 * xy, xx - yy) / 2,
  }
}

/** Normally distributed numbers from our own generator, the same every time (mulberry32, Box and Muller). */
function drawn(): number[][] {
  let state = 1
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let word = Math.imul(state ^ (state >>> 15), 1 | state)
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word
    return ((word ^ (word >>> 14)) >>> 0) / 2 ** 32
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())
  const half = Array.from({ length: THROWS / 2 }, () => Array.from({ length: DRAWN }, normal))
  return [...half, ...half.map((luck) => luck.map((number) => -number))]
}
