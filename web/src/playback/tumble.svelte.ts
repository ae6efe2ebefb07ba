/** The faces that rolling dice flicker through. The final face is in the scene, never here. */
import { getContext, setContext } from "svelte"

import type { Piece } from "../scene/scene"

/** Current faces, by the ids of the dice that tumble. */
export type Flickering = ReadonlyMap<string, string>

const KEY = Symbol("flickering")
const NONE: Flickering = new Map()

/** Provides the faces that a table's dice flicker through. */
export const setFlickering = (of: () => Flickering | undefined): void => void setContext(KEY, of)

/** The face that a tumbling die shows at this table; undefined if it does not tumble. */
export function atFlickering(): (id: string) => string | undefined {
  const of = getContext<(() => Flickering | undefined) | undefined>(KEY)
  return (id) => (of?.() ?? NONE).get(id)
}

/** A face that this die has; for show only. */
export function anyFace({ shape, faces }: Pick<Piece, "shape" | "faces">): string {
  if (faces.length) return faces[Math.floor(Math.random() * faces.length)] as string
  if (shape === "d%") return `${Math.floor(Math.random() * 10)}0`
  const sides = Number(shape.replace(/\D/g, "")) || 6
  const face = Math.ceil(Math.random() * sides)
  return String(shape === "d10" ? face % 10 : face)
}
