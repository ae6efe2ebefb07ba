/** The height of a frame. */

/** Widths from which the table has its wide layout, and a column of text beside it (`browser/settings.svelte.ts`). */
const ROOMY = 720
const COLUMNED = 1100

const between = (least: number, height: number, most: number): number =>
  Math.round(Math.min(most, Math.max(least, height)))

/** The height in pixels at which a table of this width is seen without scrolling. */
export function suitableHeight(width: number): number {
  if (width < ROOMY) return between(620, width * 1.9, 760)
  return width < COLUMNED ? between(620, width * 0.8, 760) : between(680, width * 0.58, 860)
}
