/** Beats: a reveal as data. Each says what is shown, about which pieces, in which sentence, and with which sound. */
import type { Line, Note, Scene } from "../scene/scene"
import type { SoundName } from "./sounds"

export interface Beat {
  /**
   * `add`: a term lands beside the pieces that earn it. `sum`: a sum is complete. `win`: the winner is stamped. `loss`: a
   * counter falls. `fall`: a piece is crossed out or lost. `take`: a piece is captured. `say`: a sentence is read.
   * `pause`: a round or the match is over, and playback waits until the reader goes on.
   */
  is: "add" | "sum" | "win" | "loss" | "fall" | "take" | "say" | "pause"
  /** The seat that earns, wins or loses. */
  seat: number | null
  pieces: readonly string[]
  /** The figure beside the pieces, such as "+100" or "−4". */
  figure: string
  /** The stamp on the board, and the piece that it is beside; if "", it is placed where the seat's dice are added up. */
  stamp: string
  stamped: string
  /** Pieces that leave the table, each of which is crossed out in its place. */
  leaving: readonly string[]
  /** Why it counts, in a few words. */
  why: string
  /** The text that is read and announced. */
  text: string
  /** The same text with its pieces. */
  head: Line["parts"]
  /** The sums of the newest calculation so far, "" for those that have not begun; null if all are known. */
  sums: readonly string[] | null
  /** The number of lines of the newest calculation that are written. */
  lines: number
  /** The running figures beside the areas in which dice are added up, by seat; null for the scene's own. */
  notes: ReadonlyMap<number, Note | null> | null
  /** The scene on the table. */
  scene: Scene
  sound: SoundName | ""
  /** The factor by which it takes longer than others: more than 1 for the last blow of a match. */
  slow: number
}

/** The reading time of a letter, and the least time for a beat, in milliseconds at normal speed. */
export const LETTER = 40
export const LEAST = 700

/** The time for which a beat is shown, in milliseconds at normal speed. */
export const lengthOf = ({ text }: Pick<Beat, "text">): number => Math.max(LEAST, LETTER * text.length)
