/** Previews of pieces in the places where a choice would put them. */
import type { Piece } from "./scene"

export const ghostsOf = (pieces: ReadonlyMap<string, Piece>, ids: readonly string[]): Piece[] =>
  ids.flatMap((id) => {
    const piece = pieces.get(id)
    return piece ? [{ ...piece, chosen: false, marks: [] }] : []
  })
