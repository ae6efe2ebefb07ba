/** Pieces as they would lie where they are not yet. */
import type { Piece } from "./scene"

export const ghostsOf = (pieces: ReadonlyMap<string, Piece>, ids: readonly string[]): Piece[] =>
  ids.flatMap((id) => {
    const piece = pieces.get(id)
    return piece ? [{ ...piece, chosen: false, marks: [] }] : []
  })
