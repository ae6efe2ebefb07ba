/** Builds the beats of a change: terms of a sum, whole sums, and lines of the log, each with the table as it stands then. */
import type { Calculation, Line, Scene, Sum } from "../scene/scene"
import { sentence } from "../scene/sentences"
import { say } from "../words/say"
import type { Beat, Figure, Stamp } from "./beats"
import { type Changed, changedBy } from "./lineChanges"
import { type Fall, ReadTable } from "./readTable"
import { type Counted, countedUp, progress, signed, sumOf } from "./sums"

type Term = Sum["terms"][number]

/** The fields of a beat in which most beats show nothing. */
const PLAIN: Omit<Beat, "is" | "seat" | "text" | "scene"> = {
  pieces: [],
  figures: [],
  stamp: null,
  lost: 0,
  leaving: [],
  head: [],
  sums: null,
  lines: null,
  notes: null,
  sound: "",
  slow: 1,
}

export class BeatBuilder {
  #before: Scene
  #after: Scene
  #table: ReadTable

  /** `lying`: the table when the dice have come to rest. */
  constructor(before: Scene, after: Scene, lying: Scene, told: readonly Line[]) {
    this.#before = before
    this.#after = after
    this.#table = new ReadTable(before, after, lying, told)
  }

  /** Whether a line gets a separate beat. */
  isBeat(line: Line, calculation: Calculation | undefined): boolean {
    if (line.kind === "round" || line.kind === "result") return true
    if (line.kind !== "told") return false
    if (calculation) return calculation.sums.length === 1
    return line.counters.length > 0 || (this.#after.moment && this.#changed(line).length > 0)
  }

  /** A term of a sum, beside the pieces that earn it. */
  term(calculation: Calculation, nth: number, at: number): Beat {
    const sum = calculation.sums[nth] as Sum
    const { name, value, why, pieces } = sum.terms[at] as Term
    const words = { who: this.#name(sum.seat), name, value, why }
    return this.#adding(calculation, countedUp(calculation, nth, [at + 1]), {
      seat: sum.seat,
      figures: [{ pieces, text: value, why }],
      text: why ? say("web-beat-term", words) : say("web-beat-plain", words),
      words: { [sum.seat]: say("web-beat-note", words) },
    })
  }

  /** One kind of attack and one of the defence that it meets, side by side; the last ones may be alone. */
  meeting(calculation: Calculation, nth: number, at: number): Beat {
    const both = calculation.sums.slice(nth, nth + 2)
    const found = both.flatMap(({ seat, terms }) => terms.slice(at, at + 1).map((term) => ({ seat, ...term })))
    const [one, other] = found.map(({ seat, name, value }) =>
      say("web-beat-plain", { who: this.#name(seat), name, value }),
    )
    return this.#adding(calculation, countedUp(calculation, nth, [at + 1, at + 1]), {
      seat: both[0]?.seat ?? null,
      figures: found.map(({ pieces, value, why }) => ({ pieces, text: value, why })),
      text: one && other ? say("web-beat-meets", { attack: one, defence: other }) : (one ?? ""),
    })
  }

  /** A whole sum at once, with the figure of each piece beside it. */
  sum(calculation: Calculation, nth: number): Beat {
    const sum = calculation.sums[nth] as Sum
    return this.#adding(calculation, countedUp(calculation, nth + 1), {
      is: "sum",
      seat: sum.seat,
      figures: figuresOf(sum),
      text: say("web-beat-sum", { name: sum.name, total: sum.total }),
    })
  }

  #adding(
    calculation: Calculation,
    counted: Counted,
    { words, ...beat }: Pick<Beat, "seat" | "figures" | "text"> & { is?: Beat["is"]; words?: Record<number, string> },
  ): Beat {
    return this.#beat({
      is: "add",
      pieces: beat.figures.flatMap(({ pieces }) => pieces),
      ...progress(calculation, counted, words),
      sound: "add",
      ...beat,
    })
  }

  /** Dice that were added up as they fell, and whether their sum was enough. */
  roll({ won, conclusion }: Calculation, { seat, terms, total }: Sum): Beat {
    const pieces = terms.flatMap((term) => term.pieces)
    const piece = this.#after.arrows.at(-1)?.end ?? ""
    return this.#beat({
      is: "win",
      seat: won,
      pieces,
      figures: [{ pieces, text: total, why: "" }],
      stamp: won === null ? null : { text: say(won === seat ? "web-beat-hit" : "web-beat-missed"), seat: won, piece },
      text: conclusion,
      scene: this.#table.concluded(),
      sound: "stamp",
    })
  }

  /** Reads a line of the log. Not all `sums` may be known by then, and they may be `noted` beside the areas; an attack is
   * `held` off unless a counter falls. */
  line(line: Line, { sums = Infinity, noted = false, held = false } = {}): Beat {
    const fall = this.#table.read(line)
    const calculation = this.#after.calculations.at(-1)
    const isPartial = calculation && (noted || sums < calculation.sums.length)
    const changed = this.#changed(line)
    const stamp = this.#stamp(line, held && !fall)
    return this.#beat({
      ...kindOf(line, fall, changed, stamp, this.#after),
      seat: fall?.seat ?? stamp?.seat ?? line.seat,
      pieces: fall ? [fall.piece, ...line.pieces] : changed.map(({ id }) => id),
      figures: fall ? [{ pieces: [fall.piece], text: signed(-fall.by), why: "" }] : [],
      lost: fall?.by ?? 0,
      stamp,
      leaving: changed.flatMap(({ id, leaves }) => (leaves ? [id] : [])),
      text: sentence(line),
      head: line.parts,
      ...(isPartial && progress(calculation, countedUp(calculation, sums))),
      ...(noted ? {} : { notes: null }),
    })
  }

  /** The stamp of a line: on whoever has scored, won the round, or held an attack off. */
  #stamp(line: Line, held: boolean): Stamp | null {
    const scored = line.kind === "result" ? this.#scored(line.seat) : ""
    if (scored) return { text: scored, seat: line.seat, piece: "" }
    if (line.kind === "round" && line.seat !== null) return winsStamp(line.seat)
    return held ? { text: say("web-beat-holds"), seat: line.seat, piece: "" } : null
  }

  #beat(beat: Partial<Beat> & Pick<Beat, "is" | "seat" | "text">): Beat {
    const whole: Beat = { ...PLAIN, scene: this.#table.scene, ...beat }
    const prompt = { ...whole.scene.prompt, text: whole.text, head: whole.head, detail: "", rules: [] }
    return { ...whole, scene: { ...whole.scene, prompt } }
  }

  /** A seat's new tally, if it rose. */
  #scored(seat: number | null): string {
    const of = (scene: Scene): Scene["seats"][number]["tally"] =>
      scene.seats.find((each) => each.seat === seat)?.tally ?? null
    const now = of(this.#after)
    return now && now.points > (of(this.#before)?.points ?? 0) ? say("web-beat-tally", { ...now }) : ""
  }

  #changed(line: Line): Changed[] {
    return changedBy(line, this.#before, this.#after)
  }

  #name(seat: number): string {
    const plate = this.#after.seats.find((each) => each.seat === seat)
    return plate?.you ? say("web-table-you") : (plate?.name ?? "")
  }
}

/** The stamp of whoever wins. */
export const winsStamp = (seat: number): Stamp => ({ text: say("web-beat-wins"), seat, piece: "" })

function kindOf(
  line: Line,
  fall: Fall | undefined,
  changed: readonly Changed[],
  stamp: Stamp | null,
  after: Scene,
): Pick<Beat, "is" | "sound"> {
  if (line.kind === "round" || (after.over && line === after.log.at(-1)))
    return { is: "pause", sound: stamp ? "stamp" : "" }
  if (fall) return { is: "loss", sound: "chip" }
  if (stamp) return { is: "win", sound: "stamp" }
  if (line.kind === "result") return { is: "say", sound: "" }
  if (changed.some(({ taken }) => taken)) return { is: "take", sound: "place" }
  return changed.length ? { is: "fall", sound: "cross" } : { is: "say", sound: "" }
}

/** The points of each piece of a sum. */
function figuresOf({ terms }: Sum): Figure[] {
  const first = [...new Set(terms.map(({ pieces }) => pieces[0] ?? ""))]
  return first.map((id) => {
    const own = terms.filter(({ pieces }) => pieces[0] === id)
    return { pieces: own[0]?.pieces ?? [], text: signed(sumOf(own)), why: "" }
  })
}
