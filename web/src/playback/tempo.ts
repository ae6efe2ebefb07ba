/** The tempo of animations: the longer an action lasts, the faster the rest of it plays.
 *
 * Nobody waits long, however much happens at once, and yet every step is shown. */

/** Seconds of an action at normal speed; after that, the seconds in which the speed rises by a factor of e. */
const [CALM, HASTENING] = [1.6, 1.5]
const LEAST = 0.15

/** The duration of an animation after a number of seconds, relative to normal speed. */
export const share = (seconds: number): number => Math.max(LEAST, Math.exp(Math.min(0, (CALM - seconds) / HASTENING)))

export class Tempo {
  #seconds = 0
  #since: number | null = null
  #pace: () => number

  /** `pace` returns the duration that the user chose, relative to normal; 0 turns animation off. */
  constructor(pace: () => number) {
    this.#pace = pace
  }

  /** The current duration of animations, relative to normal. */
  get pace(): number {
    return this.#pace() * share(this.#watched())
  }

  /** Starts the count afresh for another action. */
  begin(): void {
    this.#seconds = 0
    if (this.#since !== null) this.#since = performance.now()
  }

  /** Starts or pauses the count of seconds in which something is shown. */
  watch(on: boolean): void {
    this.#seconds = this.#watched()
    this.#since = on ? performance.now() : null
  }

  #watched(): number {
    const passed = this.#since === null ? 0 : (performance.now() - this.#since) / 1000
    return this.#seconds + passed / (this.#pace() || 1)
  }
}
