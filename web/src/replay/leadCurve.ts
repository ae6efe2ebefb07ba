/** A curve of leads, and the points on it that can be chosen: as many as fit, where most happened. */
import type { Lead } from "../scene/scene"

export interface Point {
  n: number
  lead: number
}

/** The leads of a seat, as points. */
export const pointsOf = (leads: readonly Lead[], seat: number): Point[] =>
  leads.map(({ n, leads }) => ({ n, lead: leads[seat] ?? 0 }))

/** The line through the points, in a box of 100 by 100 whose middle is a lead of 0. */
export const lineOf = (points: readonly Point[]): string =>
  points.map(({ lead }, at) => `${across(at, points.length)},${down(lead)}`).join(" ")

export const across = (at: number, of: number): number => (of > 1 ? (100 * at) / (of - 1) : 50)

export const down = (lead: number): number => 50 - 46 * lead

/** The point at which the lead changed most, in each of `many` equal stretches of the match. */
export function turningPoints(points: readonly Point[], many: number): { at: number; point: Point }[] {
  const stretches = Math.max(1, Math.min(many, points.length))
  return Array.from({ length: stretches }, (_, stretch) => {
    const from = Math.floor((stretch * points.length) / stretches)
    const to = Math.floor(((stretch + 1) * points.length) / stretches)
    const places = Array.from({ length: to - from }, (_, step) => from + step)
    const at = places.reduce((best, place) => (change(points, place) > change(points, best) ? place : best), from)
    return { at, point: points[at] as Point }
  })
}

const change = (points: readonly Point[], at: number): number =>
  Math.abs((points[at]?.lead ?? 0) - (points[at - 1]?.lead ?? points[at]?.lead ?? 0))
