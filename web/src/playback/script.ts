/** The script of a change: its beats, built from data that scenes have anyway (calculations, log lines, pieces). */
import type { Difference } from "../scene/difference"
import type { Calculation, Line, Scene, Sum } from "../scene/scene"
import { BeatBuilder, winsStamp } from "./beatBuilder"
import type { Beat } from "./beats"
import { isPaired } from "./sums"

type Change = Pick<Difference, "told" | "calculated" | "won">

/** More terms than these are shown sum by sum. */
const MOST_TERMS = 24

/** The beats between `before` and `after`; `lying` is the table when the dice have come to rest. */
export function script(before: Scene, after: Scene, change: Change, lying: Scene): Beat[] {
  const calculation = change.calculated && change.told.length ? after.calculations.at(-1) : undefined
  const builder = new BeatBuilder(before, after, lying, change.told)
  const lines = change.told.filter((line) => builder.isBeat(line, calculation))
  const read = calculation ? added(calculation, lines, builder) : lines.map((line) => builder.line(line))
  const beats = crowned(read, change.won)
  /** Whether the match ended without a frame before it, because somebody resigned. */
  const given = after.over && !before.moment && beats.length === 1
  return isRead(beats) && !given ? beats : []
}

/** A single sentence without anything to show only repeats the prompt. */
const isRead = (beats: readonly Beat[]): boolean => beats.some(({ is }) => is !== "say")

/** The sums, and each result as soon as its sums are complete. */
function added(calculation: Calculation, lines: readonly Line[], builder: BeatBuilder): Beat[] {
  const { sums } = calculation
  const [only] = sums
  if (sums.length === 1 && only) return [builder.roll(calculation, only), ...lines.map((line) => builder.line(line))]
  if (isPaired(calculation)) return exchanges(calculation, lines, builder)
  const few = sums.reduce((all, sum) => all + sum.terms.length, 0) <= MOST_TERMS
  const left = [...lines]
  /** Whether each sum has a result of its own, which is read with it. */
  const apart = sums.every(({ seat }) => left.some(isResultOf(seat)))
  const beats = sums.flatMap((sum, nth) => {
    const counted = few ? sum.terms.map((_, at) => builder.term(calculation, nth, at)) : [builder.sum(calculation, nth)]
    const own = apart ? take(left, sum.seat) : []
    return [...counted, ...own.map((line) => builder.line(line, { sums: nth + 1, noted: true }))]
  })
  return [...beats, ...left.map((line) => builder.line(line))]
}

/** Each attack beside the defence that it meets, kind by kind, and then its result. */
function exchanges(calculation: Calculation, lines: readonly Line[], builder: BeatBuilder): Beat[] {
  const { sums } = calculation
  const beats: Beat[] = []
  const left = [...lines]
  for (let nth = 0; nth < sums.length; nth += 2) {
    const [attack, defence] = [sums[nth] as Sum, sums[nth + 1]]
    const kinds = attack.terms.length && Math.max(attack.terms.length, defence?.terms.length ?? 0)
    for (let at = 0; at < kinds; at++) beats.push(builder.meeting(calculation, nth, at))
    const known = { sums: nth + 2, held: kinds > 0 }
    beats.push(...take(left, defence?.seat).map((line) => builder.line(line, known)))
  }
  return [...beats, ...left.map((line) => builder.line(line))]
}

const isResultOf =
  (owner: number | undefined) =>
  ({ kind, seat }: Line): boolean =>
    kind === "result" && seat === owner

/** Takes the first result of a seat out of the lines that are left; returns it, if there is one. */
function take(left: Line[], seat: number | undefined): Line[] {
  const at = left.findIndex(isResultOf(seat))
  return at < 0 ? [] : left.splice(at, 1)
}

/** Stamps the winner of a calculation when the last of its results is read, unless the winner of a round is stamped. */
function crowned(beats: Beat[], won: number | null): Beat[] {
  if (won === null || beats.some(({ is, stamp }) => is === "pause" && stamp)) return beats
  const last = beats.findLastIndex(({ is }) => is === "say" || is === "win" || is === "loss")
  return beats.map((beat, at) => {
    if (at !== last) return beat
    const stamp = winsStamp(won)
    return beat.is === "loss" ? { ...beat, stamp } : { ...beat, is: "win", seat: won, stamp, sound: "stamp" }
  })
}
