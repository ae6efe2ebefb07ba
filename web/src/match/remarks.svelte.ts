/** Remarks at a table: each is shown once, for a while, unless remarks are muted. */
import { store, stored } from "../browser/storage"
import type { SentPhrase } from "../scene/scene"

const KEY = "warbones.muted"
const SHOWN = 6000

export class Remarks {
  /** The remark shown now. */
  now = $state.raw<SentPhrase | null>(null)
  #muted = $state(stored(KEY, false))
  #last: number | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  get muted(): boolean {
    return this.#muted
  }

  set muted(muted: boolean) {
    this.#muted = muted
    store(KEY, muted)
    if (muted) this.now = null
  }

  /** `heard` holds the latest remarks; those of the first call are history, and not shown. */
  hear(heard: readonly SentPhrase[]): void {
    const newest = heard.at(-1)
    const isNew = this.#last !== null && newest !== undefined && newest.number > this.#last
    this.#last = Math.max(this.#last ?? -1, newest?.number ?? -1)
    if (isNew && !this.#muted) this.#show(newest)
  }

  leave(): void {
    clearTimeout(this.#timer)
  }

  #show(heard: SentPhrase): void {
    clearTimeout(this.#timer)
    this.now = heard
    this.#timer = setTimeout(() => (this.now = null), SHOWN)
  }
}
