/** The colours of each set of pieces. Sets differ by lightness, by mark and by contour, never by hue alone. */
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

const bone: Colours = {
  face: "#FBF6E9",
  lit: "#F3EBD6",
  side: "#DFD3B6",
  low: "#D0C3A1",
  under: "#C2B28D",
  rim: "#6A5B3C",
  numeral: "#241D12",
  mark: "#5B4A22",
  contour: null,
  edge: "#FFFDF7",
}
const ink: Colours = {
  face: "#33467F",
  lit: "#4A60A0",
  side: "#283869",
  low: "#202E57",
  under: "#192448",
  rim: "#0A0F24",
  numeral: "#FFFFFF",
  mark: "#C9D6FA",
  contour: "#8FA4DC",
  edge: "#8FA4DC",
}
const clay: Colours = {
  face: "#A8452F",
  lit: "#C25F46",
  side: "#873321",
  low: "#742A1A",
  under: "#5E2013",
  rim: "#2A0D07",
  numeral: "#FFFFFF",
  mark: "#FFDCCF",
  contour: "#E0A390",
  edge: "#E0A390",
}
const moss: Colours = {
  face: "#C3D9B4",
  lit: "#D5E6C9",
  side: "#A5BF93",
  low: "#94AF82",
  under: "#819C70",
  rim: "#3B4F2E",
  numeral: "#17210F",
  mark: "#2C4320",
  contour: null,
  edge: "#E8F3DF",
}
const straw: Colours = {
  face: "#F0CE6B",
  lit: "#F8DF93",
  side: "#D6B04B",
  low: "#C5A03F",
  under: "#AD8A31",
  rim: "#5C4710",
  numeral: "#241B03",
  mark: "#5C4208",
  contour: null,
  edge: "#FFEDB8",
}
const slate: Colours = {
  face: "#45464A",
  lit: "#5E6066",
  side: "#36373B",
  low: "#2C2D31",
  under: "#222327",
  rim: "#0B0B0D",
  numeral: "#FFFFFF",
  mark: "#E3E5EA",
  contour: "#A6A9B2",
  edge: "#A6A9B2",
}

const SETS = [bone, ink, clay, moss, straw, slate]
const MARKS = ["chevron", "ring", "bar", "cross", "dot", "wave"] as const

export type MarkName = Seat["mark"]

export const coloursOf = (set: number | null): Colours => SETS[(set ?? 0) % SETS.length] as Colours

export const markOf = (set: number | null): MarkName | null =>
  set === null ? null : (MARKS[set % MARKS.length] as MarkName)

/** Each mark as strokes in a box from -1 to 1. */
export const MARK_STROKES: Record<MarkName, string> = {
  chevron: "M-1 .45 0-.45 1 .45",
  ring: "M0-.62A.62.62 0 1 1-.01-.62Z",
  bar: "M-1 0H1",
  cross: "M-.75-.75.75.75M.75-.75-.75.75",
  dot: "M0-.3A.3.3 0 1 1-.01-.3Z",
  wave: "M-1 .1Q-.5-.8 0 0T1-.1",
}
