/** The context of everything on a table. */
import { createContext } from "svelte"

import type { Beat } from "../playback/beats"
import type { Choice, Offer } from "../scene/choice"
import type { Face } from "./clocks.svelte"
import type { Area, Note, Piece, ReadyList, Seat, Occupant } from "../scene/scene"

export interface AtTable {
  /** The people in the seats; empty if nobody sits there, as in a replay. */
  readonly sitters: Occupant[]
  /** A seat's clock on its plate; null without a clock, or if it is above the board. */
  clockOf(seat: number): Face | null
  explain(piece: Piece): void
  /** The things that a hint outlines (`hinted`). */
  readonly hinted: ReadonlySet<string>
  /** Takes a ready list and lets play begin with it; absent if nothing can be taken. */
  readonly begin: ((list: ReadyList) => void) | undefined
  /** The beat that is shown of a reveal. */
  readonly beat: Beat | null
}

/** The height of the overlay on the edge of the prompt bar: slips keep clear of it. */
export interface Overlap {
  height: number
}
export const [overlap, setOverlap] = createContext<Overlap>()

export const [atTable, setAtTable] = createContext<AtTable>()

/** The context of every area of a board: what can be picked there, and what is marked. */
export interface OnBoard {
  readonly offer: Offer
  readonly choice: Choice
  onpick(id: string): void
  readonly seats: readonly Seat[]
  /** The seat whose plate an area bears. */
  seatOf(of: Pick<Area, "seat">): Seat | undefined
  /** The pieces that an open choice would put into an area. */
  ghostsIn(area: Area): Piece[]
  /** Whether the area itself can be chosen, or moved to. */
  isReached(area: Area): boolean
  /** Whether the piece that is hovered or picked could move or attack there. */
  isInReach(area: Area): boolean
  /** The newest line of the log is about the piece. */
  isLit(id: string): boolean
  /** A preview crosses the piece out. */
  isDoomed(id: string): boolean
  /** The figure beside an area's pieces: that of the choice so far, or the area's own. */
  asideOf(area: Area): Note | null
}

export const [onBoard, setOnBoard] = createContext<OnBoard>()
