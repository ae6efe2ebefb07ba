/** Attributes and columns shared by all areas of a board. */
import type { Area, Layout, Seat } from "../scene/scene"

/** A board of more rows needs a small screen's full height. */
const MANY = 8

export const isHigh = (layout: Layout): boolean => layout.areas.length > MANY

/** With more rows, a low screen has no line left between the board and the question. */
const FULL = 6

export const isFull = (layout: Layout): boolean => layout.areas.length > FULL

/** The attributes of an area's box, the same for every question; `sizes` are further properties of its style. */
export function box(area: Area, seat?: Seat, sizes: Record<string, number> = {}): Record<string, unknown> {
  const room = area.room || 1
  const most = Math.max(room, area.pieces.length)
  return {
    "data-area": area.id,
    "data-look": area.look,
    "data-role": area.role || undefined,
    "data-own": seat?.you || undefined,
    "data-shared": area.seat === null || undefined,
    "aria-labelledby": `area-${area.id}`,
    style: Object.entries({ "grid-area": area.id, "--room": room, "--most": most, ...sizes })
      .map(([name, value]) => `${name}: ${value}`)
      .join("; "),
  }
}

/** The number of columns at which no row has more than `most` pieces, and all rows have about the same number. */
export const even = (pieces: number, most: number): number => Math.ceil(pieces / Math.ceil(pieces / most)) || 1

/** The number of columns (3 to 5) that puts all pieces in three rows, unless they would get too small to touch. */
export const narrowed = (pieces: number): number => Math.min(Math.max(Math.ceil(pieces / 3), 3), 5)
