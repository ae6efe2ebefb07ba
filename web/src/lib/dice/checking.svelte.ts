/** A match's file that is checked silently, once it is there. */
import { check, type Finding, isSound, type Noted, NoMatch, read } from "./check"
import { text } from "../text"

export class Checking {
  findings = $state.raw<Finding[]>([])
  /** People rolled real dice by hand. */
  byHand = $state(false)

  /** Every die was checked, and is right; null while nothing is known, or nothing can be checked. */
  get verdict(): boolean | null {
    if (isSound(this.findings) && !this.byHand) return true
    return this.findings.some(({ good }) => good === false) ? false : null
  }

  /** What there is to say in a few words. */
  get words(): string {
    if (this.verdict === false) return text.dice.broken
    if (this.byHand && this.verdict === null) return text.dice.real
    if (this.verdict === null) return text.dice.page.unchecked
    return this.findings.some(({ good }) => good === null) ? text.dice.partly : text.dice.sealed
  }

  /** Checks a file's text; `names` are the seats' as they are to be called. */
  async look(file: string, noted?: Noted | null, names: readonly string[] = []): Promise<void> {
    const { byHand, findings } = await found(file, noted, names)
    this.byHand = byHand
    this.findings = findings
  }
}

async function found(
  written: string,
  noted: Noted | null | undefined,
  names: readonly string[],
): Promise<{ byHand: boolean; findings: Finding[] }> {
  try {
    const file = read(written)
    const named = { ...file, names: file.names.map((name, seat) => names[seat] ?? name) }
    return { byHand: file.byHand, findings: await check(named, noted) }
  } catch (error) {
    if (error instanceof NoMatch) return { byHand: false, findings: [{ good: false, text: text.dice.noMatch }] }
    throw error
  }
}
