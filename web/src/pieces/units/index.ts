/** The drawings of units, by their names in notation, in a box of 48. */
import type { Stroke } from "../strokes"
import { DRAGONFOLK } from "./dragonfolk"
import { HORDE } from "./horde"
import { LICH_QUEEN } from "./lichQueen"

export const UNITS: Record<string, Stroke[]> = { ...DRAGONFOLK, ...LICH_QUEEN, ...HORDE }
