/** The glyphs on dice of glyphs, drawn for this table in a box of 24: solid, and nothing thinner than one unit. */
import bodies from "../../../src/warbones/picture/shapes/bodies.json"
import glyphs from "../../../src/warbones/picture/shapes/glyphs.json"
import type { Stroke } from "./strokes"

export const GLYPHS = glyphs as unknown as Record<string, Stroke[]>

export interface Body {
  side: string
  under: string
  rim: string
  panel: string
  glyph: string
  /** The panel's outline in the die's box of 100; "" if the whole face is the panel. */
  outline: string
  /** Size and middle of the glyph. */
  size: number
  middle: number
}

/** The marks of a die's kind: its colour and the shape of its panel. */
export const BODIES: Record<string, Body> = bodies
