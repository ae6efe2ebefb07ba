/** Detects a dead connection, which a browser notices after minutes or never. */

/** Milliseconds of silence after which a visible page sends a ping. */
export const QUIET = 15_000
/** Milliseconds in which an answer must arrive. */
export const ANSWERED = 8_000
/** The same if the connection is likely dead: the page was hidden, or the network changed. */
export const SOON = 3_000
const LATE = 1_000

export class Heartbeat {
  #quiet = 0
  #deaf = 0
  #until = Infinity
  #ask: () => void
  #giveUp: () => void

  /** `ask` sends a message that gets an answer; `giveUp` is called if none arrives in time. */
  constructor(ask: () => void, giveUp: () => void) {
    this.#ask = ask
    this.#giveUp = giveUp
  }

  /** Call when a message arrives. */
  heard(): void {
    this.stop()
    this.#rest()
  }

  #rest(): void {
    this.#quiet = window.setTimeout(() => (document.hidden ? this.#rest() : this.ask()), QUIET)
  }

  /** Sends a ping. */
  ask(within = ANSWERED): void {
    this.#ask()
    this.expect(within)
  }

  /** Expects a message within a number of milliseconds. */
  expect(within = ANSWERED): void {
    const until = performance.now() + within
    if (until >= this.#until) return
    clearTimeout(this.#deaf)
    this.#until = until
    this.#deaf = window.setTimeout(() => {
      this.stop()
      if (performance.now() < until + LATE) this.#giveUp()
      else this.ask(SOON) // the page itself was suspended
    }, within)
  }

  /** Stops the timers. */
  stop(): void {
    clearTimeout(this.#quiet)
    clearTimeout(this.#deaf)
    this.#until = Infinity
  }
}
