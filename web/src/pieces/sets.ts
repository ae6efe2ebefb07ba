/** The colours of each set of pieces. Sets differ by lightness, by mark and by contour, never by hue alone. */
import marks from "../../../src/warbones/picture/shapes/marks.json"
import sets from "../../../src/warbones/picture/shapes/sets.json"
import type { Seat } from "../scene/scene"

export interface Colours {
  face: string
  lit: string
  side: string
  low: string
  under: string
  rim: string
  numeral: string
  mark: string
  /** The engraved line along silhouette and face; a set without one has a soft edge on its face only. */
  contour: string | null
  edge: string
}

const SETS: Colours[] = sets
const MARKS = Object.keys(marks) as MarkName[]

export type MarkName = Seat["mark"]

export const coloursOf = (set: number | null): Colours => SETS[(set ?? 0) % SETS.length] as Colours

export const markOf = (set: number | null): MarkName | null =>
  set === null ? null : (MARKS[set % MARKS.length] as MarkName)

/** Each mark as strokes in a box from -1 to 1. */
export const MARK_STROKES: Record<MarkName, string> = marks
