/** The parameters of a table besides its scene, in a few groups. */
import type { Choice, Offer } from "../scene/choice"
import type { Face } from "./clocks.svelte"
import type { ReadyList, Occupant } from "../scene/scene"
import type { Beat } from "../playback/beats"
import type { Flickering } from "../playback/tumble.svelte"

/** The pieces that can be picked, those that are picked, and the effects of a touch. */
export interface Hand {
  readonly offer: Offer
  readonly choice: Choice
  /** The things that a hint outlines (`hinted`). */
  readonly hinted?: ReadonlySet<string>
  pick: (id: string) => void
  /** Acts without the prompt bar, as when a die is thrown by hand. */
  act?: (action: string, then?: readonly string[]) => void
  /** Replaces the whole choice, as dragging does. */
  lay?: (choice: Choice) => void
  /** Takes a ready list and lets play begin. */
  begin?: ((list: ReadyList) => void) | undefined
  /** Whether a touch may explain a piece now; false if it meant something else. */
  explains?: () => boolean
}

/** The people in the seats. */
export interface Company {
  readonly sitters?: Occupant[]
  /** A seat's clock; null without one. */
  clockOf?: (seat: number) => Face | null
  /** Whether people here roll real dice, which is noted above the table. */
  readonly byHand?: boolean
}

/** The state of the page. */
export interface Course {
  /** The pending answer here, for programs that drive the page. */
  readonly now?: string
  /** The problem with the connection to the server, in words. */
  readonly line?: string
  /** The beat that is shown of a reveal. */
  readonly beat?: Beat | null
  /** The faces that tumbling dice show on their way. */
  readonly flickering?: Flickering
}
