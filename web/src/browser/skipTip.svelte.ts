/** Whether this person has still to be told that everything can be hurried: until they do it, or have read it often. */
import { keep, kept } from "./storage"

const KEY = "warbones.hurrying"
const ENOUGH = 4

class Hurrying {
  #read = $state(kept(KEY, 0))

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
    keep(KEY, read)
  }
}

export const hurrying = new Hurrying()
