/** The script of a change: its beats, built from data that scenes have anyway (calculations, log lines, pieces). */
import { unasked } from "../scene/choice"
import type { Difference } from "../scene/difference"
import type { Area, Calculation, Line, Note, Piece, Scene, Sum } from "../scene/scene"
import { sentence } from "../scene/sentences"
import { say } from "../words/say"
import type { Beat } from "./beats"

type Change = Pick<Difference, "told" | "calculated">

/** More terms than these are shown sum by sum. */
const MOST_TERMS = 16

/** The beats between `before` and `after`; `lying` is the table when the dice have come to rest. */
export function script(before: Scene, after: Scene, change: Change, lying: Scene): Beat[] {
  const calculation = change.calculated && change.told.length ? after.calculations.at(-1) : undefined
  const stage = new Stage(before, after, lying, change.told, calculation?.won ?? null)
  const lines = change.told.filter((line) => stage.isBeat(line, calculation))
  const beats = calculation ? added(calculation, lines, stage) : lines.map((line) => stage.line(line))
  /** Whether the match ended without a frame before it, because somebody resigned. */
  const given = after.over && !before.moment && beats.length === 1
  return isRead(beats) && !given ? beats : []
}

/** A single sentence without anything to show only repeats the prompt. */
const isRead = (beats: readonly Beat[]): boolean => beats.some(({ is }) => is !== "say")

/** The sums, and each result as soon as its sums are complete. */
function added(calculation: Calculation, lines: readonly Line[], stage: Stage): Beat[] {
  const { sums } = calculation
  const [only] = sums
  if (sums.length === 1 && only) return [stage.roll(calculation, only), ...lines.map((line) => stage.line(line))]
  const paired = sums.length > new Set(sums.map(({ seat }) => seat)).size
  const terms = sums.reduce((all, sum) => all + sum.terms.length, 0)
  const beats: Beat[] = []
  const left = [...lines]
  for (const [nth, sum] of sums.entries()) {
    if (paired || terms > MOST_TERMS) beats.push(stage.sum(calculation, nth))
    else beats.push(...sum.terms.map((_, at) => stage.term(calculation, nth, at)))
    const answered = paired && nth % 2 ? left.findIndex(({ seat, kind }) => kind === "result" && seat === sum.seat) : -1
    if (answered >= 0) beats.push(...left.splice(answered, 1).map((line) => stage.line(line, nth + 1)))
  }
  return [...beats, ...left.map((line) => stage.line(line))]
}

class Stage {
  #before: Scene
  #after: Scene
  #lying: Scene
  /** The current faces of the counters that lines change. */
  #faces: Map<string, string>
  /** The lines with counters that have not been read yet. */
  #pending: Line[]
  #told: Line[] = []
  /** The seat that won the calculation. */
  #won: number | null

  constructor(before: Scene, after: Scene, lying: Scene, told: readonly Line[], won: number | null) {
    this.#won = won
    this.#before = before
    this.#after = after
    this.#lying = { ...lying, calculations: unconcluded(after), prompt: unasked(lying.prompt), over: false }
    this.#pending = told.filter(({ counters }) => counters.length > 0)
    const ids = this.#pending.flatMap(({ counters }) => counters.map(({ piece }) => piece))
    this.#faces = new Map(ids.map((id) => [id, found(before, id)?.face ?? ""]))
  }

  /** Whether a line gets a separate beat. */
  isBeat(line: Line, calculation: Calculation | undefined): boolean {
    if (line.kind === "round" || line.kind === "result") return true
    if (line.kind !== "told") return false
    if (calculation) return calculation.sums.length === 1
    return this.#after.moment && (this.#changed(line).length > 0 || line.counters.length > 0)
  }

  /** A term of a sum, beside the pieces that earn it. */
  term(calculation: Calculation, nth: number, at: number): Beat {
    const sum = calculation.sums[nth] as Sum
    const term = sum.terms[at] as Sum["terms"][number]
    const so = sum.terms.slice(0, at + 1).reduce((total, { value }) => total + numberOf(value), 0)
    const last = at === sum.terms.length - 1
    const running = last ? sum.total : signed(so)
    const words = { who: this.#name(sum.seat), name: term.name, value: term.value, why: term.why }
    const lines = linesBefore(calculation, nth) + at + 1 + (last ? 1 : 0)
    const sums = reached(calculation, nth, running)
    return this.#beat({
      is: "add",
      seat: sum.seat,
      pieces: term.pieces,
      figure: term.value,
      why: term.why,
      text: term.why ? say("web-beat-term", words) : say("web-beat-plain", words),
      sums,
      lines,
      notes: notesOf(calculation, sums, { [sum.seat]: say("web-beat-note", words) }),
      sound: "add",
    })
  }

  /** A whole sum, all its pieces at once. */
  sum(calculation: Calculation, nth: number): Beat {
    const sum = calculation.sums[nth] as Sum
    return this.#beat({
      is: "sum",
      seat: sum.seat,
      pieces: sum.terms.flatMap(({ pieces }) => pieces),
      figure: sum.total,
      why: sum.name,
      text: say("web-beat-sum", { name: sum.name, total: sum.total }),
      sums: reached(calculation, nth, sum.total),
      lines: linesBefore(calculation, nth + 1),
      sound: "add",
    })
  }

  /** Dice that were added up as they fell, and whether their sum was enough. */
  roll(calculation: Calculation, sum: Sum): Beat {
    return this.#beat({
      is: "win",
      seat: calculation.won,
      pieces: sum.terms.flatMap(({ pieces }) => pieces),
      figure: sum.total,
      stamp: calculation.won === null ? "" : say(calculation.won === sum.seat ? "web-beat-hit" : "web-beat-missed"),
      stamped: this.#after.arrows.at(-1)?.end ?? "",
      text: calculation.conclusion,
      scene: this.#so(),
      sound: "stamp",
    })
  }

  /** Reads a line of the log; `sums` are the sums known by then. */
  line(line: Line, sums = Infinity): Beat {
    this.#told = [...this.#told, line]
    const fall = this.#fall(line)
    const calculation = this.#after.calculations.at(-1)
    const known = calculation && sums < calculation.sums.length
    const changed = this.#changed(line)
    const scored = line.kind === "result" ? this.#scored(line.seat) : ""
    const won = scored ? line.seat : this.#won
    const leaving = changed.flatMap(({ id, leaves }) => (leaves ? [id] : []))
    return this.#beat({
      ...kindOf(line, fall, changed, won, this.#after),
      seat: fall ? fall.seat : line.kind === "result" && !this.#after.over ? (won ?? line.seat) : line.seat,
      pieces: fall ? [fall.piece] : changed.map(({ id }) => id),
      figure: fall ? fall.by : "",
      stamp: scored || say("web-beat-wins"),
      leaving,
      text: sentence(line),
      head: line.parts,
      sums: known ? reached(calculation, sums - 1, calculation.sums[sums - 1]?.total ?? "") : null,
      lines: known ? linesBefore(calculation, sums) : Infinity,
      scene: this.#so(),
    })
  }

  #beat(beat: Partial<Beat> & Pick<Beat, "is" | "seat" | "text">): Beat {
    const scene = this.#told.length ? this.#so() : this.#lying
    const plain = {
      pieces: [],
      figure: "",
      stamp: "",
      stamped: "",
      leaving: [],
      why: "",
      head: [],
      sums: null,
      lines: Infinity,
      notes: null,
      sound: "",
      slow: 1,
    }
    const whole = { ...(plain as Omit<Beat, "is" | "seat" | "text" | "scene">), scene, ...beat }
    const prompt = { ...whole.scene.prompt, text: whole.text, head: whole.head, detail: "", rules: [] }
    return { ...whole, scene: { ...whole.scene, prompt } }
  }

  /** The table after the lines read so far, with counters as the last line about them left them. */
  #so(): Scene {
    const pending = new Set(this.#pending.flatMap(({ counters }) => counters.map(({ piece }) => piece)))
    const so = (area: Area): Area => {
      const waits = area.pieces.some((piece) => piece && pending.has(piece.id))
      const from = (waits && this.#before.areas.find(({ id }) => id === area.id)) || area
      const pieces = from.pieces.map((piece) => piece && { ...piece, face: this.#faces.get(piece.id) ?? piece.face })
      return { ...from, pieces }
    }
    return {
      ...this.#after,
      areas: this.#after.areas.map((area) => (area.role === "vital" ? so(area) : area)),
      log: [...this.#before.log, ...this.#told],
      prompt: unasked({ ...this.#after.prompt, kind: "wait" }),
      over: false,
      ending: null,
      moment: true,
    }
  }

  /** Lowers the counters that a line changes. */
  #fall({ counters }: Line): Fall | undefined {
    this.#pending = this.#pending.filter((each) => each.counters !== counters)
    const [fall] = counters.flatMap(({ piece, face }): Fall[] => {
      const by = Number(this.#faces.get(piece)) - Number(face)
      this.#faces.set(piece, face)
      return by > 0 ? [{ piece, seat: this.#seatOf(piece), by: signed(-by) }] : []
    })
    return fall
  }

  #seatOf(id: string): number | null {
    return this.#after.areas.find(({ pieces }) => pieces.some((piece) => piece?.id === id))?.seat ?? null
  }

  /** A seat's new tally, if it rose. */
  #scored(seat: number | null): string {
    const of = (scene: Scene): Scene["seats"][number]["tally"] =>
      scene.seats.find((each) => each.seat === seat)?.tally ?? null
    const now = of(this.#after)
    return now && now.points > (of(this.#before)?.points ?? 0) ? say("web-beat-tally", { ...now }) : ""
  }

  /** The pieces that a line names and that have changed. */
  #changed(line: Line): { id: string; crossed: boolean; taken: boolean; leaves: boolean }[] {
    const drawn = line.parts.flatMap((part) => (part.is === "shown" ? [part.piece.id] : []))
    const ids = [...drawn, ...line.pieces]
    return ids.flatMap((id) => {
      const [was, now] = [found(this.#before, id), found(this.#after, id)]
      const crossed = Boolean(now?.crossed && !was?.crossed)
      const taken = now?.role === "prize" && was?.role !== "prize"
      const lower = Boolean(was?.face && now?.face) && was?.face !== now?.face && !line.rolled.length
      const leaves = Boolean(now?.ended)
      return crossed || taken || lower || leaves ? [{ id, crossed, taken, leaves }] : []
    })
  }

  #name(seat: number): string {
    const plate = this.#after.seats.find((each) => each.seat === seat)
    return plate?.you ? say("web-table-you") : (plate?.name ?? "")
  }
}

/** A counter that falls, with its owner and the amount. */
interface Fall {
  piece: string
  seat: number | null
  by: string
}

function kindOf(
  line: Line,
  fall: Fall | undefined,
  changed: readonly { crossed: boolean; taken: boolean }[],
  won: number | null,
  after: Scene,
): Pick<Beat, "is" | "sound"> {
  if (line.kind === "round" || (after.over && line === after.log.at(-1))) return { is: "pause", sound: "" }
  if (fall) return { is: "loss", sound: "chip" }
  if (line.kind === "result") return won === null ? { is: "say", sound: "stamp" } : { is: "win", sound: "stamp" }
  if (changed.some(({ taken }) => taken)) return { is: "take", sound: "place" }
  return changed.length ? { is: "fall", sound: "cross" } : { is: "say", sound: "" }
}

interface Found {
  role: string
  face: string
  crossed: boolean
  /** All its parts are crossed out. */
  ended: boolean
}

function found(scene: Scene, id: string): Found | undefined {
  for (const { role, pieces } of scene.areas) {
    const piece = pieces.find((each) => each?.id === id)
    if (piece) return { role, face: piece.face, crossed: isCrossed(piece), ended: isEnded(piece) }
  }
  return undefined
}

const isCrossed = ({ marks }: Piece): boolean => marks.includes("crossed")
const isEnded = ({ parts }: Piece): boolean => parts.length > 0 && (parts as Piece[]).every(isCrossed)

const unconcluded = ({ calculations }: Scene): Calculation[] =>
  calculations.map((each, at) => (at === calculations.length - 1 ? { ...each, conclusion: "", won: null } : each))

/** The lines of a calculation before its `nth` sum: its terms and its total. */
export const linesBefore = ({ sums }: Calculation, nth: number): number =>
  sums.slice(0, nth).reduce((lines, { terms }) => lines + terms.length + 1, 0)

const reached = ({ sums }: Calculation, nth: number, running: string): string[] =>
  sums.map(({ total }, at) => (at < nth ? total : at === nth ? running : ""))

/** The figures beside the areas; sums that have not begun have none yet. */
const notesOf = (
  { sums }: Calculation,
  so: readonly string[],
  words: Record<number, string>,
): Map<number, Note | null> =>
  new Map(sums.map(({ seat, name }, at) => [seat, so[at] ? { figure: so[at], text: words[seat] ?? name } : null]))

/** A signed number as scenes write it. */
const numberOf = (value: string): number => Number(value.replace("−", "-")) || 0
const signed = (value: number): string => String(value).replace("-", "−")
