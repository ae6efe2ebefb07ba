/** Drawings as solid strokes: what a glyph on a die and a unit on the sheet are made of. */

/** `ink` and `cut` (the ground showing through) are filled; `pen` and `groove` are the same as lines so wide. */
export type Stroke =
  { as: "ink" | "cut"; d: string; at?: string } | { as: "pen" | "groove"; d: string; width: number; at?: string }
