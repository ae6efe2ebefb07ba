/** The state of a calculation while it is added up: running totals, written lines, and figures beside the areas. */
import type { Calculation, Note } from "../scene/scene"
import type { Beat } from "./beats"

/** The number of terms of each sum that are added up; null for a sum that has not begun. */
export type Counted = readonly (number | null)[]

/** The first `complete` sums are added up, and `more` terms of each of the next ones. */
export const countedUp = ({ sums }: Calculation, complete: number, more: readonly number[] = []): Counted =>
  sums.map(({ terms }, nth) => {
    if (nth < complete) return terms.length
    const added = more[nth - complete]
    return added === undefined ? null : Math.min(added, terms.length)
  })

/** The running totals, "" for sums that have not begun. */
export const totalsOf = ({ sums }: Calculation, counted: Counted): string[] =>
  sums.map(({ terms, total }, nth) => {
    const added = counted[nth] ?? null
    if (added === null) return ""
    return added < terms.length ? signed(sumOf(terms.slice(0, added))) : total
  })

/** The written lines of each sum: its terms, and its total once it is complete. */
export const linesOf = ({ sums }: Calculation, counted: Counted): number[] =>
  sums.map(({ terms }, nth) => {
    const added = counted[nth] ?? null
    return added === null ? 0 : added < terms.length ? added : terms.length + 1
  })

/** The figures beside the areas in which dice are added up, by seat, with the words for some; of two sums, the newer. */
export function notesOf(
  calculation: Calculation,
  counted: Counted,
  words: Readonly<Record<number, string>> = {},
): Map<number, Note | null> {
  const totals = totalsOf(calculation, counted)
  const notes = new Map<number, Note | null>(calculation.sums.map(({ seat }) => [seat, null]))
  for (const [nth, { seat, name }] of calculation.sums.entries())
    if (totals[nth]) notes.set(seat, { figure: totals[nth], text: words[seat] ?? name })
  return notes
}

/** A calculation that is added up so far, as a beat shows it. */
export const progress = (
  calculation: Calculation,
  counted: Counted,
  words?: Readonly<Record<number, string>>,
): Pick<Beat, "sums" | "lines" | "notes"> => ({
  sums: totalsOf(calculation, counted),
  lines: linesOf(calculation, counted),
  notes: notesOf(calculation, counted, words),
})

/** Whether some seat has several sums: its attack and its defence, each beside the other side's. */
export const isPaired = ({ sums }: Calculation): boolean => sums.length > new Set(sums.map(({ seat }) => seat)).size

export const sumOf = (terms: readonly { value: string }[]): number =>
  terms.reduce((total, { value }) => total + numberOf(value), 0)

/** A signed number as scenes write it. */
const numberOf = (value: string): number => Number(value.replace("−", "-")) || 0
export const signed = (value: number): string => String(value).replace("-", "−")
