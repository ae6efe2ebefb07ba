/** What everything on a table may ask of it. */
import { createContext } from "svelte"

import type { Piece, Sitter } from "./scene"

export interface AtTable {
  /** Who sits where; empty where nobody does, as in a replay. */
  readonly sitters: Sitter[]
  explain(piece: Piece): void
}

export const [atTable, setAtTable] = createContext<AtTable>()
