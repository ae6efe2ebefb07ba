/** How a piece is marked where it lies. */
import { isOffered } from "./choice"
import type { AtTable, OnBoard } from "../match/tableContext"

export interface Marks {
  offered?: boolean
  chosen?: boolean
  /** What was told last is about it. */
  lit?: boolean
  /** A hint is about it. */
  hinted?: boolean
  /** A preview crosses it out. */
  doomed?: boolean
}

export const marksOf = (table: AtTable, board: OnBoard, id: string): Marks => ({
  offered: isOffered(board.offer, board.choice, id),
  chosen: board.choice.includes(id),
  lit: board.isLit(id),
  hinted: table.hinted.has(id),
  doomed: board.isDoomed(id),
})
