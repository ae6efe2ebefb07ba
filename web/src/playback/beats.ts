/** Beats: a reveal as data. Each says what is shown, about which pieces, in which sentence, and with which sound. */
import type { Line, Note, Scene } from "../scene/scene"
import type { SoundName } from "./sounds"

export interface Beat {
  /**
   * `add`: a term lands beside the pieces that earn it. `sum`: a sum is complete. `win`: who won is stamped. `loss`: a
   * counter falls. `fall`: a piece is crossed out or lost. `take`: a piece is captured. `say`: a sentence is read.
   * `pause`: a round or the match is over, which waits until the reader goes on.
   */
  is: "add" | "sum" | "win" | "loss" | "fall" | "take" | "say" | "pause"
  /** Whose it is: the seat that earns, wins or loses. */
  seat: number | null
  pieces: readonly string[]
  /** What stands beside the pieces, such as "+100" or "−4". */
  figure: string
  /** What is stamped on the board, and beside which piece: "", where the seat's dice are added up. */
  stamp: string
  stamped: string
  /** Pieces that leave the table: each is crossed out where it stands. */
  leaving: readonly string[]
  /** Why it counts, in a few words. */
  why: string
  /** What is read and announced. */
  text: string
  /** The same with its pieces. */
  head: Line["parts"]
  /** What the sums of the newest calculation have reached, "" where they have not begun; null if all are known. */
  sums: readonly string[] | null
  /** How many lines of the newest calculation are written. */
  lines: number
  /** The running figures beside the areas in which dice are added up, by seat; null: as the scene says. */
  notes: ReadonlyMap<number, Note | null> | null
  /** What lies on the table. */
  scene: Scene
  sound: SoundName | ""
}

/** Milliseconds that a letter is read for at normal speed, and that a beat lasts at least. */
export const LETTER = 40
export const LEAST = 700

/** How long a beat is shown at normal speed. */
export const lengthOf = ({ text }: Pick<Beat, "text">): number => Math.max(LEAST, LETTER * text.length)
