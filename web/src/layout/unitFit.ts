/** The largest squares at which all units fit, whatever the question: they depend on the window and the units' places. */

/** A unit's grid. */
export interface Shape {
  columns: number
  rows: number
}

/** The units in a part of the sheet, by side. */
export type Sides = readonly (readonly Shape[])[]

const [LEAST, MOST] = [24, 60]
/** Sizes in pixels, as in the styles of a unit. */
const [HEAD, GAP, NARROWEST, TALL] = [24, 3, 84, 1.04]
/** The width beside the squares, for the unit's abilities and its drawing. */
const gutterOf = (square: number): number => Math.max(26, 0.66 * square)
/** The gaps between units, the padding round a side's units, and the height of a title. */
const [ACROSS, DOWN, PADDING, TITLE] = [8, 6, 12, 29]

const widthOf = ({ columns }: Shape, square: number): number =>
  Math.max(NARROWEST, columns * (square + GAP) + gutterOf(square))
const heightOf = ({ rows }: Shape, square: number): number => HEAD + rows * (square * TALL + GAP)

/** Units in rows of this width: the widest first, each in the first row with room. Laid out in order, they wrap the same way. */
export function packed<Unit extends Shape>(units: readonly Unit[], width: number, square: number): Unit[][] {
  const rows: { left: number; units: Unit[] }[] = []
  const widest = [...units].sort((one, other) => widthOf(other, square) - widthOf(one, square) || other.rows - one.rows)
  for (const unit of widest) {
    const wide = widthOf(unit, square) + ACROSS
    const row = rows.find(({ left }) => wide <= left)
    if (row) [row.left, row.units] = [row.left - wide, [...row.units, unit]]
    else rows.push({ left: width + ACROSS - wide, units: [unit] })
  }
  return rows.map((row) => row.units)
}

/** The height of units in rows of this width. */
export const flow = (units: readonly Shape[], width: number, square: number): number =>
  packed(units, width, square)
    .map((row) => Math.max(...row.map((unit) => heightOf(unit, square))))
    .reduce((sum, high) => sum + high + (sum ? DOWN : 0), 0)

/** The largest square at which each part's units fit its inner width and height; the smallest if none does. */
export function squareFor(parts: readonly Sides[], width: number, height: number): number {
  const fits = (square: number): boolean =>
    parts.every(
      (sides) =>
        sides.flat().every((unit) => widthOf(unit, square) <= width) &&
        TITLE + sides.reduce((sum, units) => sum + PADDING + flow(units, width, square), 0) <= height,
    )
  for (let square = MOST; square > LEAST; square--) if (fits(square)) return square
  return LEAST
}
