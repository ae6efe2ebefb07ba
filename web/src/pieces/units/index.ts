/** The drawings of units, by their names in notation, in a box of 48. */
import units from "../../../../src/warbones/picture/shapes/units.json"
import type { Stroke } from "../strokes"

export const UNITS = units as unknown as Record<string, Stroke[]>
