/** Attributes and columns shared by all areas of a board. */
import type { Area, Layout, Seat } from "../scene/scene"

/** From this many rows on, a board needs a small screen's full height. */
const MANY = 8

export const isHigh = (layout: Layout): boolean => layout.areas.length > MANY

/** From this many on, a low screen has no line left between the board and the question. */
const FULL = 6

export const isFull = (layout: Layout): boolean => layout.areas.length > FULL

/** The attributes of an area's box; `sizes` are properties of its style. They depend on `--room` and `--most`, never on the question. */
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

/** Columns so that no row holds more than `most`, and all rows hold about as many. */
export const even = (pieces: number, most: number): number => Math.ceil(pieces / Math.ceil(pieces / most)) || 1

/** Columns so that three rows hold all, as far as pieces stay large enough to touch. */
export const narrowed = (pieces: number): number => Math.min(Math.max(Math.ceil(pieces / 3), 3), 5)
