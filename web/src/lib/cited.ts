/** Rules cited in sentences: numbers in brackets, such as "(R14, B2)". A bare R1 is something else, as a zone's name. */

export interface Stretch {
  text: string
  /** It is the number of a rule. */
  cited: boolean
}

const CITATION = /(\([RB]\d+(?:, [RB]\d+)*\))/

/** The sentence in stretches: its words, and each number that it cites. */
export const stretches = (words: string): Stretch[] =>
  words.split(CITATION).flatMap((part, at) => (at % 2 ? numbers(part) : [{ text: part, cited: false }]))

const numbers = (citation: string): Stretch[] =>
  citation.split(/([RB]\d+)/).map((text, at) => ({ text, cited: at % 2 === 1 }))

/** The sentence without the numbers that it cites. */
export const uncited = (words: string): string => words.replace(new RegExp(` ${CITATION.source}`, "g"), "")
