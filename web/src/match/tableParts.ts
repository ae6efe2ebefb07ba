/** What a table is given besides its scene, in a few parts. */
import type { Choice, Offer } from "../scene/choice"
import type { Face } from "./clocks.svelte"
import type { ReadyList, Sitter } from "../scene/scene"
import type { Flickering } from "../playback/tumble.svelte"

/** What can be picked, what was, and what a touch does. */
export interface Hand {
  readonly offer: Offer
  readonly choice: Choice
  /** What a hint outlines (`hinted`). */
  readonly hinted?: ReadonlySet<string>
  pick: (id: string) => void
  /** Acts without the prompt bar, as a hand does that throws. */
  act?: (action: string) => void
  /** Takes a ready list and lets play begin. */
  begin?: ((list: ReadyList) => void) | undefined
  /** Whether a touch may explain a piece now; false where it meant something else. */
  explains?: () => boolean
}

/** Who sits there, and how. */
export interface Company {
  readonly sitters?: Sitter[]
  /** A seat's clock; null without one. */
  clockOf?: (seat: number) => Face | null
  /** People here roll real dice of their own, which is said above the table. */
  readonly byHand?: boolean
}

/** How the page stands. */
export interface Course {
  /** What is due here, for whoever drives the page by program. */
  readonly now?: string
  /** What is wrong with the line to the server, in words. */
  readonly line?: string
  /** Whether the newest calculation appears line by line. */
  readonly calculating?: boolean
  /** What tumbling dice show on their way. */
  readonly flickering?: Flickering
}
