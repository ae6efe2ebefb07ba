/** The messages between a frame and the page around it, by `postMessage`. */
import type { Source } from "./attributes"

/** Messages to the frame. */
export type Command =
  /** Starts a match immediately; fields that are left out are as in the address. */
  | { type: "start"; against?: string; bot?: string; options?: Record<string, string | number | boolean> }
  /** Starts a match at a position in the game's notation. */
  | { type: "show-position"; position: string }
  /** Opens a match file, given as a string. */
  | { type: "load-replay"; replay: string; at?: number }
  /** Makes new matches use a rule data file, given as a string. */
  | { type: "use-data"; data: string }
  /** Reports that a file could not be fetched. */
  | { type: "unavailable"; attribute: Source; address: string }

/** Messages from the frame. They hold only what a spectator may know. */
export type Report =
  /** Commands are understood from now on. */
  | { type: "ready"; show: string; game: string }
  /** The height in pixels that suits the frame's width. */
  | { type: "resize"; height: number }
  /** A new line of the log, and the seat that it is about. */
  | { type: "move"; seat: number; name: string; text: string }
  /** The match is over; a draw has no winners. */
  | { type: "end"; winners: number[]; text: string }
  /** A sentence about what did not work. */
  | { type: "error"; text: string }

export type ReportType = Report["type"]
export const REPORTS = ["ready", "resize", "move", "end", "error"] as const satisfies readonly ReportType[]

const TYPES: Record<ReportType, Record<string, (value: unknown) => boolean>> = {
  ready: { show: isText, game: isText },
  resize: { height: (value) => typeof value === "number" && value > 0 && value < 10_000 },
  move: { seat: Number.isInteger, name: isText, text: isText },
  end: { winners: (value) => Array.isArray(value) && value.every(Number.isInteger), text: isText },
  error: { text: isText },
}

function isText(value: unknown): value is string {
  return typeof value === "string"
}

/** A frame's message; null if it is malformed. */
export function reportIn(data: unknown): Report | null {
  if (typeof data !== "object" || data === null) return null
  const { type, ...fields } = data as Record<string, unknown>
  const needed = REPORTS.find((each) => each === type)
  const checks = needed && TYPES[needed]
  if (!checks || !Object.entries(checks).every(([name, fits]) => fits(fields[name]))) return null
  return data as Report
}
