/** The faces that rolling dice flicker through. What a die shows in the end is in the scene, never here. */
import { SvelteMap } from "svelte/reactivity"

import type { Piece } from "./scene"

export const flickering = new SvelteMap<string, string>()

/** A face that this die has; for show only. */
export function anyFace({ shape, faces }: Pick<Piece, "shape" | "faces">): string {
  if (faces.length) return faces[Math.floor(Math.random() * faces.length)] as string
  if (shape === "d%") return `${Math.floor(Math.random() * 10)}0`
  const sides = Number(shape.replace(/\D/g, "")) || 6
  const face = Math.ceil(Math.random() * sides)
  return String(shape === "d10" ? face % 10 : face)
}
