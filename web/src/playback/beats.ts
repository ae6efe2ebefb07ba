/** Beats: a reveal as data. Each says what is shown, about which pieces, in which sentence, and with which sound. */
import type { Line, Note, Scene } from "../scene/scene"
import type { SoundName } from "./sounds"

/** A figure beside the pieces that earn or lose it, such as "+100" or "−4", and why in a few words. */
export interface Figure {
  pieces: readonly string[]
  text: string
  why: string
}

/** A stamp on the board, beside a piece; if that is "", where the seat's dice are added up. */
export interface Stamp {
  text: string
  seat: number | null
  piece: string
}

export interface Beat {
  /**
   * `add`: terms land beside the pieces that earn them. `sum`: a sum is complete. `win`: the winner is stamped. `loss`: a
   * counter falls. `fall`: a piece is crossed out or lost. `take`: a piece is captured. `say`: a sentence is read.
   * `pause`: a round or the match is over, and playback waits until the reader goes on.
   */
  is: "add" | "sum" | "win" | "loss" | "fall" | "take" | "say" | "pause"
  /** The seat that earns, wins or loses. */
  seat: number | null
  pieces: readonly string[]
  figures: readonly Figure[]
  stamp: Stamp | null
  /** The number of points that a counter loses. */
  lost: number
  /** Pieces that leave the table, each of which is crossed out in its place. */
  leaving: readonly string[]
  /** The text that is read and announced. */
  text: string
  /** The same text with its pieces. */
  head: Line["parts"]
  /** The sums of the newest calculation so far, "" for those that have not begun; null if all are known. */
  sums: readonly string[] | null
  /** The number of lines of each sum of the newest calculation that are written; null if all are. */
  lines: readonly number[] | null
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
