/** What a seat is told when it asks: what a bot would do, and the chances of a roll. Each puts the other away. */
import type { Hint, Odds } from "./scene"

export class Advice {
  /** What the bot would do now; `hinting` also while it is still thinking about it. */
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** The chances of the roll that was asked about. */
  odds = $state.raw<Odds | null>(null)
  #about = ""

  /** Asks what the bot would do, or puts its advice away. */
  toggle(ask: () => void): void {
    if (this.hinting) return this.forgetHint()
    this.forgetOdds()
    this.hinting = true
    ask()
  }

  /** Asks for the chances of a roll, or puts them away where they are those. */
  toggleOdds(about: string, ask: () => void): void {
    if (this.odds && about === this.#about) return this.forgetOdds()
    this.#about = about
    this.forgetHint()
    ask()
  }

  forgetHint(): void {
    this.hint = null
    this.hinting = false
  }

  forgetOdds(): void {
    this.odds = null
  }
}
