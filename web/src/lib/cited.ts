/** Rules cited in sentences: numbers in brackets, such as "(R14, B2)". A bare R1 is something else, as a zone's name. */

/** A sentence without the rules that it cites, and these. */
export interface Cited {
  words: string
  rules: string[]
}

const CITATION = / \(([RB][\d.]+(?:, [RB][\d.]+)*)\)/g

/** The rules of a sentence beside it, each once. */
export const cited = (sentence: string): Cited => ({
  words: uncited(sentence),
  rules: [...new Set([...sentence.matchAll(CITATION)].flatMap(([, rules = ""]) => rules.split(", ")))],
})

/** The sentence without the numbers that it cites. */
export const uncited = (sentence: string): string => sentence.replace(CITATION, "")
