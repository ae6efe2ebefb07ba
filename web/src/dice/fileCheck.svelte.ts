/** The check of a match file, done silently when the file has loaded. */
import { check, type Finding, isSound, LATEST, NewerFormat, type Noted, NoMatch, read } from "./check"
import { say } from "../words/say"

export class FileCheck {
  findings = $state.raw<Finding[]>([])
  /** People rolled real dice by hand. */
  byHand = $state(false)
  /** Whether it was not a match file. */
  foreign = $state(false)

  /** Whether every rolled die follows from the commitment; null while unknown, or if nothing can be checked. */
  get verdict(): boolean | null {
    if (isSound(this.findings) && !this.byHand) return true
    return this.findings.some(({ good }) => good === false) ? false : null
  }

  /** The verdict in a few words. */
  get words(): string {
    if (this.foreign) return say("web-dice-page-foreign")
    if (this.verdict === false) return say("web-dice-broken")
    if (this.byHand && this.verdict === null) return say("web-dice-real")
    if (this.verdict === null) return say("web-dice-page-unchecked")
    return say("web-dice-sealed")
  }

  /** Checks a file's text; `names` are the seats' displayed names. */
  look(file: string, noted?: Noted | null, names: readonly string[] = []): void {
    const { byHand = false, foreign = false, findings } = found(file, noted, names)
    this.byHand = byHand
    this.foreign = foreign
    this.findings = findings
  }
}

interface Found {
  findings: Finding[]
  byHand?: boolean
  foreign?: boolean
}

function found(written: string, noted: Noted | null | undefined, names: readonly string[]): Found {
  try {
    const file = read(written)
    const named = { ...file, names: file.names.map((name, seat) => names[seat] ?? name) }
    return { byHand: file.byHand, findings: check(named, noted) }
  } catch (error) {
    if (error instanceof NoMatch) return { foreign: true, findings: [{ good: false, text: say("web-dice-no-match") }] }
    if (error instanceof NewerFormat)
      return { findings: [{ good: null, text: say("web-dice-newer-format", { latest: LATEST }) }] }
    throw error
  }
}
