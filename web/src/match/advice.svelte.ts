/** Advice on request: a bot's move, and the odds of a roll. */
import type { Hint, Odds } from "../scene/scene"

export class Advice {
  /** The bot's advice; `hinting` is true while it is still being found, too. */
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** The odds of the roll, if they were asked for. */
  odds = $state.raw<Odds | null>(null)
  /** Odds were asked for and have not arrived yet. */
  loadingOdds = $state(false)
  /** The roll whose odds were asked for. */
  #about: string | null = null
  #hasRoom: () => boolean

  /** `hasRoom`: whether odds and hint fit side by side; otherwise each closes the other. */
  constructor(hasRoom: () => boolean) {
    this.#hasRoom = hasRoom
  }

  /** Asks for the bot's move, or puts its advice away. */
  toggle(ask: () => void): void {
    if (this.hinting) return this.forgetHint()
    if (!this.#hasRoom()) this.forgetOdds()
    this.hinting = true
    ask()
  }

  /** Asks for the odds of a roll, or puts them away if they are already shown. */
  toggleOdds(about: string, ask: () => void): void {
    if (this.odds && about === this.#about) return this.forgetOdds()
    if (!this.#hasRoom()) this.forgetHint()
    this.#about = about
    this.loadingOdds = true
    ask()
  }

  /** Called when another choice is picked: asks for its odds if odds are shown. */
  turnOdds(about: string, ask: () => void): void {
    if (!this.odds || about === this.#about) return
    this.#about = about
    ask()
  }

  /** Shows odds that are still wanted. */
  hearOdds(odds: Odds): void {
    this.loadingOdds = false
    if (this.#about !== null) this.odds = odds
  }

  forgetHint(): void {
    this.hint = null
    this.hinting = false
  }

  forgetOdds(): void {
    this.odds = null
    this.loadingOdds = false
    this.#about = null
  }
}
