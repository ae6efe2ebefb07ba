/** The meaning of a drag on the screen: a flick along it, a sling against it, or nothing. In pixels, right and down. */
import type { Project, Vector } from "../vectors"

export type Way = readonly [right: number, down: number]

export interface Gesture {
  /** The way from the place where the hand took the die. */
  pulled: Way
  /** The last stretch before the hand let go, and the milliseconds it took. */
  last: Way
  ms: number
  /** The height of the canvas. */
  glass: number
}

/** The throw on release: its direction on the screen, and its share of the speed that reaches the mark. */
export interface Meaning {
  is: "flick" | "sling"
  way: Way
  strength: number
}

/** The hand moved ahead too slowly for a flick, back not far enough for a sling, or too far aside. */
export type Missed = "slow" | "short" | "aside"

/** The height of the canvas in metres, to a hand that flicks, and the share of it to pull back for full strength. */
const GLASS = 0.9
const PULL = 0.13
/** The least speed of a flick, in metres a second, and the least length of a pull, as a share of the canvas's height. */
const SLOW = 0.5
const SHORTEST = 0.05
/** A movement this short counts as a tap. */
const UNMEANT = 0.02
/** The largest angle of a throw to straight ahead, in degrees. */
export const WIDEST = 75
export const [WEAKEST, STRONGEST] = [0.3, 2.5]

export const clamped = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most)

/** The meaning of letting go now; `ahead` is a straight throw's direction on the canvas, `toMark` its speed (m/s). */
export function meaning(gesture: Gesture, ahead: Way, toMark: number): Meaning | null {
  const { last, ms, glass } = gesture
  const speed = ms > 0 ? ((Math.hypot(...last) / ms) * 1000 * GLASS) / glass : 0
  if (speed > SLOW && isAhead(last, ahead))
    return { is: "flick", way: last, strength: clamped(speed / toMark, WEAKEST, STRONGEST) }
  return slung(gesture, ahead)
}

/** The meaning of a slow release. */
export function slung({ pulled, glass }: Gesture, ahead: Way): Meaning | null {
  const way: Way = [-pulled[0], -pulled[1]]
  const share = Math.hypot(...pulled) / glass
  if (share < SHORTEST || !isAhead(way, ahead)) return null
  return { is: "sling", way, strength: clamped(share / PULL, WEAKEST, STRONGEST) }
}

/** Why the release threw nothing; null if the hand hardly moved. */
export function missed({ pulled, glass }: Gesture, ahead: Way): Missed | null {
  const share = Math.hypot(...pulled) / glass
  if (share < UNMEANT) return null
  if (isAhead(pulled, ahead)) return "slow"
  return isAhead([-pulled[0], -pulled[1]], ahead) ? "short" : "aside"
}

/** The angle from one direction to another, in degrees, clockwise on the screen. */
export function angle([ax, ay]: Way, [bx, by]: Way): number {
  return (Math.atan2(ax * by - ay * bx, ax * bx + ay * by) * 180) / Math.PI
}

/** The direction on the canvas from a hand to the place where the die comes down, both seen at the same height. */
export function wayOf({ at }: { at: Vector }, end: Vector, project: Project): Way | null {
  const [from, to] = [project([at[0], at[1], end[2]]), project(end)]
  return from && to ? [to[0] - from[0], to[1] - from[1]] : null
}

const isAhead = (way: Way, ahead: Way): boolean => Math.abs(angle(ahead, way)) <= WIDEST

const TRIES = 6
/** The tolerance in degrees. */
const NEAR = 0.05
/** In degrees: a direction on the canvas may turn much faster or slower than the throw. */
const LARGEST_STEP = 30

/**
 * The angle to straight ahead, in degrees, at which a throw seems to go along `way` on the screen.
 *
 * `seen` returns the direction on the screen of a throw at an angle; null if it is out of sight.
 */
export function towards(way: Way, seen: (sideways: number) => Way | null): number {
  let [sideways, slope] = [0, 1]
  let last: { sideways: number; off: number } | null = null
  for (let tries = 0; tries < TRIES; tries++) {
    const line = seen(sideways)
    if (!line) break
    const off = angle(line, way)
    if (Math.abs(off) < NEAR) break
    if (last && last.sideways !== sideways) slope = clamped((last.off - off) / (sideways - last.sideways), 0.2, 5)
    last = { sideways, off }
    sideways = clamped(sideways + clamped(off / slope, -LARGEST_STEP, LARGEST_STEP), -WIDEST, WIDEST)
  }
  return sideways
}
