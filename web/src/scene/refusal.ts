/** A sentence and the rules that it follows from, which are shown beside it. */
export interface Cited {
  text: string
  rules: readonly string[]
}

export const cited = (text: string, rules: readonly string[] = []): Cited => ({ text, rules })
