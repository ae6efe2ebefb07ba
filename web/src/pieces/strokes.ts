/** Drawings as solid strokes: what a glyph on a die and a unit on the sheet are made of. */

/** `ink` and `cut` (the ground showing through) are filled; `pen` and `groove` are the same as lines so wide. */
export type Stroke =
  { as: "ink" | "cut"; d: string; at?: string } | { as: "pen" | "groove"; d: string; width: number; at?: string }

export const ink = (d: string, at?: string): Stroke => ({ as: "ink", d, ...(at ? { at } : {}) })
export const cut = (d: string, at?: string): Stroke => ({ as: "cut", d, ...(at ? { at } : {}) })
export const pen = (d: string, width: number, at?: string): Stroke => ({ as: "pen", d, width, ...(at ? { at } : {}) })
export const groove = (d: string, width: number, at?: string): Stroke => ({
  as: "groove",
  d,
  width,
  ...(at ? { at } : {}),
})

/** The same strokes, moved or turned. */
export const moved = (strokes: Stroke[], at: string): Stroke[] =>
  strokes.map((stroke) => ({ ...stroke, at: stroke.at ? `${at} ${stroke.at}` : at }))

/** A circle as a path. */
export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
