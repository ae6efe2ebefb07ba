/** Detects a dead connection, which a browser notices after minutes or never. */

/** Milliseconds of silence after which a page in sight asks. */
export const QUIET = 15_000
/** Milliseconds within which something is heard after one has spoken. */
export const ANSWERED = 8_000
/** The same, where it is likely that the line broke: the page was away, or the network is another. */
export const SOON = 3_000
const LATE = 1_000

export class Heartbeat {
  #quiet = 0
  #deaf = 0
  #until = Infinity
  #ask: () => void
  #giveUp: () => void

  /** `ask` says something that is answered; `giveUp` is called once nothing was heard in time. */
  constructor(ask: () => void, giveUp: () => void) {
    this.#ask = ask
    this.#giveUp = giveUp
  }

  /** Something was heard. */
  heard(): void {
    this.stop()
    this.#rest()
  }

  #rest(): void {
    this.#quiet = window.setTimeout(() => (document.hidden ? this.#rest() : this.ask()), QUIET)
  }

  /** Asks whether anybody is there. */
  ask(within = ANSWERED): void {
    this.#ask()
    this.expect(within)
  }

  /** From now on something has to be heard within so many milliseconds. */
  expect(within = ANSWERED): void {
    const until = performance.now() + within
    if (until >= this.#until) return
    clearTimeout(this.#deaf)
    this.#until = until
    this.#deaf = window.setTimeout(() => {
      this.stop()
      if (performance.now() < until + LATE) this.#giveUp()
      else this.ask(SOON) // the page itself stood still
    }, within)
  }

  /** Nothing is waited for any more. */
  stop(): void {
    clearTimeout(this.#quiet)
    clearTimeout(this.#deaf)
    this.#until = Infinity
  }
}
