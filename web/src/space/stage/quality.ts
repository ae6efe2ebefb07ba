/** The quality of the drawing, lowered if the device cannot keep up. */

/** Frames that take longer, in milliseconds, are slow: fewer than thirty a second. */
const SLOW = 1000 / 30
/** The number of slow frames in a row that lower the quality; a longer gap is a pause. */
const [TELLING, REST] = [12, 250]

/** The pixels drawn for each pixel of the page, and whether there are shadows. */
export interface Quality {
  ratio: number
  shadows: boolean
}
const LEVELS: readonly Quality[] = [
  { ratio: 2, shadows: true },
  { ratio: 1, shadows: true },
  { ratio: 1, shadows: false },
  { ratio: 0.6, shadows: false },
]

export class QualityGuard {
  #level = 0
  #gaps: number[] = []

  get quality(): Quality {
    return LEVELS[this.#level] as Quality
  }

  /** Takes the time since the last frame; returns whether to lower the quality. */
  hear(gap: number): boolean {
    if (gap > REST) {
      this.#gaps = []
      return false
    }
    this.#gaps.push(gap)
    if (this.#gaps.length < TELLING) return false
    const mean = this.#gaps.reduce((sum, each) => sum + each, 0) / this.#gaps.length
    this.#gaps = []
    if (mean <= SLOW || this.#level === LEVELS.length - 1) return false
    this.#level += 1
    return true
  }
}
