/** Whether this person has still to be told that everything can be hurried: until they do it, or have read it often. */
import { store, stored } from "./storage"

const KEY = "warbones.hurrying"
const ENOUGH = 4

class SkipTip {
  #read = $state(stored(KEY, 0))

  get untold(): boolean {
    return this.#read < ENOUGH
  }

  /** It was there to be read while something was shown. */
  read(): void {
    if (this.untold) this.#note(this.#read + 1)
  }

  /** It was done. */
  learned(): void {
    if (this.untold) this.#note(ENOUGH)
  }

  #note(read: number): void {
    this.#read = read
    store(KEY, read)
  }
}

export const skipTip = new SkipTip()
