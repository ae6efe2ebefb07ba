/** The marks of a piece on the table. */
import { isOffered } from "./choice"
import type { AtTable, OnBoard } from "../match/tableContext"

export interface Marks {
  offered?: boolean
  chosen?: boolean
  /** The newest line of the log is about it. */
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
