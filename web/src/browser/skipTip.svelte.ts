/** The tip that animations can be skipped: shown until somebody skips one or has seen the tip often. */
import { store, stored } from "./storage"

const KEY = "warbones.hurrying"
const ENOUGH = 4

class SkipTip {
  #read = $state(stored(KEY, 0))

  get untold(): boolean {
    return this.#read < ENOUGH
  }

  /** The tip was shown during an animation. */
  read(): void {
    if (this.untold) this.#note(this.#read + 1)
  }

  /** An animation was skipped. */
  learned(): void {
    if (this.untold) this.#note(ENOUGH)
  }

  #note(read: number): void {
    this.#read = read
    store(KEY, read)
  }
}

export const skipTip = new SkipTip()
