/** The values of a review's frames as readable figures. */
import type { Review, Worth } from "../scene/scene"

/** A seat's lead, -1 to 1, by a value for seat 0. */
export const leadOf = (value: number, seat: number): number => Math.min(1, Math.max(-1, seat === 0 ? value : -value))

/** A seat's chance to win, 0 to 1, by a value for seat 0. */
export const chanceOf = (value: number, seat: number): number => (1 + leadOf(value, seat)) / 2

export const percent = (share: number): string => `${Math.round(100 * share)}%`

/** A chance to win in points: 100 is a sure win. */
export const points = (chance: number): string => String(Math.round(100 * chance))

/** A part of a result, in points of the chance to win, with its sign. Parts add up, and may exceed 100. */
export const signedPoints = (part: number): string => {
  const points = Math.round(50 * part)
  return points === 0 ? "0" : `${points > 0 ? "+" : "−"}${Math.abs(points)}`
}

/** Decisions that were clearly mistakes, but not turning points. */
export const costly = (review: Review): Worth[] =>
  review.points.filter(({ n, judged }) => judged?.label && !review.turning.includes(n))

export const turned = (review: Review): Worth[] =>
  review.turning.flatMap((n) => review.points.filter((point) => point.n === n))
