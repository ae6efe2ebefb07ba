/** The script of a change: its beats, built from data that scenes have anyway (calculations, log lines, pieces). */
import { unasked } from "../scene/choice"
import type { Difference } from "../scene/difference"
import type { Area, Calculation, Line, Piece, Scene, Sum } from "../scene/scene"
import { sentence } from "../scene/sentences"
import { say } from "../words/say"
import type { Beat, Figure, Stamp } from "./beats"
import { type Counted, countedUp, isPaired, linesOf, notesOf, signed, sumOf, totalsOf } from "./sums"

type Change = Pick<Difference, "told" | "calculated">

/** More terms than these are shown sum by sum. */
const MOST_TERMS = 24

/** The beats between `before` and `after`; `lying` is the table when the dice have come to rest. */
export function script(before: Scene, after: Scene, change: Change, lying: Scene): Beat[] {
  const calculation = change.calculated && change.told.length ? after.calculations.at(-1) : undefined
  const stage = new Stage(before, after, lying, change.told)
  const lines = change.told.filter((line) => stage.isBeat(line, calculation))
  const read = calculation ? added(calculation, lines, stage) : lines.map((line) => stage.line(line))
  const beats = crowned(read, newlyWon(before, after))
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
  if (isPaired(calculation)) return exchanges(calculation, lines, stage)
  const few = sums.reduce((all, sum) => all + sum.terms.length, 0) <= MOST_TERMS
  const left = [...lines]
  const resultOf = (seat: number): number => left.findIndex((line) => line.kind === "result" && line.seat === seat)
  /** Whether each sum has a result of its own, which is read with it. */
  const apart = sums.every(({ seat }) => resultOf(seat) >= 0)
  const beats = sums.flatMap((sum, nth) => {
    const counted = few ? sum.terms.map((_, at) => stage.term(calculation, nth, at)) : [stage.sum(calculation, nth)]
    const own = apart ? left.splice(resultOf(sum.seat), 1) : []
    return [...counted, ...own.map((line) => stage.line(line, { sums: nth + 1, noted: true }))]
  })
  return [...beats, ...left.map((line) => stage.line(line))]
}

/** Each attack beside the defence that it meets, kind by kind, and then its result. */
function exchanges(calculation: Calculation, lines: readonly Line[], stage: Stage): Beat[] {
  const { sums } = calculation
  const beats: Beat[] = []
  const left = [...lines]
  for (let nth = 0; nth < sums.length; nth += 2) {
    const [attack, defence] = [sums[nth] as Sum, sums[nth + 1]]
    const kinds = attack.terms.length && Math.max(attack.terms.length, defence?.terms.length ?? 0)
    for (let at = 0; at < kinds; at++) beats.push(stage.meeting(calculation, nth, at))
    const answer = left.findIndex(({ seat, kind }) => kind === "result" && seat === defence?.seat)
    if (answer < 0) continue
    const known = { sums: nth + 2, held: kinds > 0 }
    beats.push(...left.splice(answer, 1).map((line) => stage.line(line, known)))
  }
  return [...beats, ...left.map((line) => stage.line(line))]
}

type Term = Sum["terms"][number]

class Stage {
  #before: Scene
  #after: Scene
  #lying: Scene
  /** The current faces of the counters that lines change. */
  #faces: Map<string, string>
  /** The lines with counters that have not been read yet. */
  #pending: Line[]
  #told: Line[] = []

  constructor(before: Scene, after: Scene, lying: Scene, told: readonly Line[]) {
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
      sums: totalsOf(calculation, counted),
      lines: linesOf(calculation, counted),
      notes: notesOf(calculation, counted, words),
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
      scene: this.#so(),
      sound: "stamp",
    })
  }

  /** Reads a line of the log. Not all `sums` may be known by then, and they may be `noted` beside the areas; an attack is
   * `held` off unless a counter falls. */
  line(line: Line, { sums = Infinity, noted = false, held = false } = {}): Beat {
    this.#told = [...this.#told, line]
    const fall = this.#fall(line)
    const calculation = this.#after.calculations.at(-1)
    const known = calculation && (noted || sums < calculation.sums.length) ? countedUp(calculation, sums) : null
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
      sums: known && calculation ? totalsOf(calculation, known) : null,
      lines: known && calculation ? linesOf(calculation, known) : null,
      notes: known && calculation && noted ? notesOf(calculation, known) : null,
      scene: this.#so(),
    })
  }

  /** The stamp of a line: on whoever has scored, won the round, or held an attack off. */
  #stamp(line: Line, held: boolean): Stamp | null {
    const scored = line.kind === "result" ? this.#scored(line.seat) : ""
    if (scored) return { text: scored, seat: line.seat, piece: "" }
    if (line.kind === "round" && line.seat !== null) return winning(line.seat)
    return held ? { text: say("web-beat-holds"), seat: line.seat, piece: "" } : null
  }

  #beat(beat: Partial<Beat> & Pick<Beat, "is" | "seat" | "text">): Beat {
    const scene = this.#told.length ? this.#so() : this.#lying
    const plain = {
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
      return by > 0 ? [{ piece, seat: this.#seatOf(piece), by }] : []
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
  by: number
}

/** The seat that has won the newest calculation of several sums, if that is news. */
function newlyWon(before: Scene, after: Scene): number | null {
  const [was, now] = [before.calculations.at(-1), after.calculations.at(-1)]
  const isNews = was?.won !== now?.won || JSON.stringify(was?.sums) !== JSON.stringify(now?.sums)
  return now && now.sums.length > 1 && isNews ? now.won : null
}

/** Stamps the winner of a calculation when the last of its results is read, unless the winner of a round is stamped. */
function crowned(beats: Beat[], won: number | null): Beat[] {
  if (won === null || beats.some(({ is, stamp }) => is === "pause" && stamp)) return beats
  const last = beats.findLastIndex(({ is }) => is === "say" || is === "win" || is === "loss")
  return beats.map((beat, at) => {
    if (at !== last) return beat
    const stamp = winning(won)
    return beat.is === "loss" ? { ...beat, stamp } : { ...beat, is: "win", seat: won, stamp, sound: "stamp" }
  })
}

const winning = (seat: number): Stamp => ({ text: say("web-beat-wins"), seat, piece: "" })

function kindOf(
  line: Line,
  fall: Fall | undefined,
  changed: readonly { crossed: boolean; taken: boolean }[],
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
