/** The tempo of animations: the longer an action lasts, the faster its rest goes.
 *
 * So nobody waits for long, however much happens at one go, and each step of it is still seen. */

/** Seconds of one action that go at normal speed, and those in which what follows gets e times as fast. */
const [CALM, HASTENING] = [1.6, 1.5]
const LEAST = 0.15

/** How long each thing takes after so many seconds, against normal speed. */
export const share = (seconds: number): number => Math.max(LEAST, Math.exp(Math.min(0, (CALM - seconds) / HASTENING)))

export class Tempo {
  #seconds = 0
  #since: number | null = null
  #pace: () => number

  /** `pace`: how long everything takes as this person wants it; 0 for no time at all. */
  constructor(pace: () => number) {
    this.#pace = pace
  }

  /** How long everything takes now. */
  get pace(): number {
    return this.#pace() * share(this.#watched())
  }

  /** Another action is watched from now on. */
  begin(): void {
    this.#seconds = 0
    if (this.#since !== null) this.#since = performance.now()
  }

  /** Something is shown from now on, or nothing is until it goes on. */
  watch(on: boolean): void {
    this.#seconds = this.#watched()
    this.#since = on ? performance.now() : null
  }

  #watched(): number {
    const passed = this.#since === null ? 0 : (performance.now() - this.#since) / 1000
    return this.#seconds + passed / (this.#pace() || 1)
  }
}
