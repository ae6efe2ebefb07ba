/** The faces that rolling dice flicker through. What a die shows in the end is in the scene, never here. */
import { SvelteMap } from "svelte/reactivity"

import { BODIES, GLYPHS } from "../pieces/glyphs"

const GLYPH_NAMES = Object.keys(GLYPHS)

export const flickering = new SvelteMap<string, string>()

/** A face that a die of this shape has; for show only. */
export function anyFace(shape: string): string {
  if (BODIES[shape]) return GLYPH_NAMES[Math.floor(Math.random() * GLYPH_NAMES.length)] ?? ""
  if (shape === "d%") return `${Math.floor(Math.random() * 10)}0`
  const sides = Number(shape.replace(/\D/g, "")) || 6
  const face = Math.ceil(Math.random() * sides)
  return String(shape === "d10" ? face % 10 : face)
}
