/** Drawings as solid strokes, of which glyphs on dice and units on the sheet are made. */

/** `ink` and `cut` (the ground showing through) are filled; `pen` and `groove` are the same as lines of a width. */
export type Stroke =
  { as: "ink" | "cut"; d: string; at?: string } | { as: "pen" | "groove"; d: string; width: number; at?: string }
