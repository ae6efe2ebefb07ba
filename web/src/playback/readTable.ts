/** The table after the lines of a reveal that have been read so far: counters stand as the last line about them says. */
import { unasked } from "../scene/choice"
import { type Area, areaOf, homeOf, type Line, type Scene } from "../scene/scene"
import { faceOf } from "./lineChanges"

/** A counter that falls, with its owner and the amount. */
export interface Fall {
  piece: string
  seat: number | null
  by: number
}

const countersOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(({ counters }) => counters.map(({ piece }) => piece))

export class ReadTable {
  #before: Scene
  #after: Scene
  #lying: Scene
  /** The current faces of the counters that lines change. */
  #faces: Map<string, string>
  /** The lines with counters that have not been read yet. */
  #pending: Line[]
  #read: Line[] = []

  /** `lying`: the table before any line is read, when the dice have come to rest. */
  constructor(before: Scene, after: Scene, lying: Scene, told: readonly Line[]) {
    this.#before = before
    this.#after = after
    this.#lying = lying
    this.#pending = told.filter(({ counters }) => counters.length > 0)
    this.#faces = new Map(countersOf(this.#pending).map((id) => [id, faceOf(before, id)]))
  }

  /** Reads a line; returns the counter that it lowers. */
  read(line: Line): Fall | undefined {
    this.#read = [...this.#read, line]
    this.#pending = this.#pending.filter(({ counters }) => counters !== line.counters)
    const [fall] = line.counters.flatMap(({ piece, face }): Fall[] => {
      const by = Number(this.#faces.get(piece)) - Number(face)
      this.#faces.set(piece, face)
      return by > 0 ? [{ piece, seat: homeOf(this.#after, piece)?.seat ?? null, by }] : []
    })
    return fall
  }

  /** The table as it stands. */
  get scene(): Scene {
    return this.#read.length ? this.concluded() : this.#lying
  }

  /** The table with the results of its dice, even if no line has been read. */
  concluded(): Scene {
    return {
      ...this.#after,
      areas: this.#after.areas.map((area) => (area.role === "vital" ? this.#counted(area) : area)),
      log: [...this.#before.log, ...this.#read],
      prompt: unasked({ ...this.#after.prompt, kind: "wait" }),
      over: false,
      ending: null,
      moment: true,
    }
  }

  /** An area whose counters have the values of the lines read so far. */
  #counted(area: Area): Area {
    const pending = new Set(countersOf(this.#pending))
    const waits = area.pieces.some((piece) => piece && pending.has(piece.id))
    const from = (waits && areaOf(this.#before, area.id)) || area
    const pieces = from.pieces.map((piece) => piece && { ...piece, face: this.#faces.get(piece.id) ?? piece.face })
    return { ...from, pieces }
  }
}
