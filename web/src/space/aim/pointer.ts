/** A hand on the canvas, with the die that it holds and its gesture so far. */
import type { Stance } from "./aim"
import type { Gesture } from "./gesture"

type Point = readonly [number, number]

/** The length of the last stretch of a gesture, in milliseconds; and the distance that a touch may stray. */
export const STRETCH = 90
const STRAY = 8

export class Hand {
  #way: { at: Point; when: number }[] = []
  #stance: Stance | null = null
  #farthest = 0

  /** Touches the canvas; with a `stance` it takes the die, which was aimed in that way before. */
  take(at: Point, when: number, stance: Stance | null): void {
    this.#way = [{ at, when }]
    this.#stance = stance
    this.#farthest = 0
  }

  move(at: Point, when: number): void {
    this.#way.push({ at, when })
    this.#farthest = Math.max(this.#farthest, Math.hypot(...difference(at, this.#first)))
  }

  /** Its position; null while nothing is touched. */
  get at(): Point | null {
    return this.#way.at(-1)?.at ?? null
  }

  get holds(): boolean {
    return this.#stance !== null
  }

  /** The aim of the die before it was taken; null if none is held. */
  get stance(): Stance | null {
    return this.#stance
  }

  /** Whether it has hardly moved. */
  get tapped(): boolean {
    return this.#farthest < STRAY
  }

  get #first(): Point {
    return this.#way[0]?.at ?? [0, 0]
  }

  gesture(glass: number): Gesture {
    const end = this.#way.at(-1) ?? { at: [0, 0] as Point, when: 0 }
    const from = this.#way.find(({ when }) => end.when - when <= STRETCH) ?? end
    return {
      pulled: difference(end.at, this.#first),
      last: difference(end.at, from.at),
      ms: end.when - from.when,
      glass,
    }
  }

  /** Leaves the canvas; returns the aim of the die before it was taken. */
  drop(): Stance | null {
    const before = this.#stance
    this.#way = []
    this.#stance = null
    return before
  }
}

const difference = (to: Point, from: Point): [number, number] => [to[0] - from[0], to[1] - from[1]]
