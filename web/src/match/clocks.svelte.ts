/** The clocks of a table, counted down from the server's last message. The server decides; this only shows. */
import type { ClockStates } from "../scene/scene"
import { sound } from "../playback/sounds"
import { full, isNews, low, said, shown } from "../time/durations"
import { say } from "../words/say"

/** The face of one seat's clock. */
export interface Face {
  figures: string
  words: string
  runs: boolean
  /** Whether it is in its last tenth. */
  low: boolean
  /** The most digits that it will show. */
  widest: number
}

const TICK = 200

/** The longest time in milliseconds for which anything is shown before clocks run. */
const LONGEST_SHOWN = 15_000

export class Clocks {
  #told = $state.raw<ClockStates | null>(null)
  #heard = 0
  #now = $state(0)
  #timer = 0
  #before = new Map<number, number>()
  /** Warnings of this browser's own clocks for a screen reader. */
  spoken = $state("")
  #isOwn: (seat: number) => boolean

  constructor(isOwn: (seat: number) => boolean) {
    this.#isOwn = isOwn
  }

  get told(): ClockStates | null {
    return this.#told
  }

  /** Whether dice are being rolled by hand before any clock runs: only they delay clocks for so long. */
  get free(): boolean {
    return (this.#told?.delay ?? 0) > LONGEST_SHOWN
  }

  hear(told: ClockStates): void {
    this.#told = told
    this.#heard = this.#now = performance.now()
    clearInterval(this.#timer)
    this.#before = new Map(told.left.map((left, seat) => [seat, left]))
    if (told.running.length) this.#timer = window.setInterval(() => this.#tick(), TICK)
  }

  leave(): void {
    clearInterval(this.#timer)
  }

  /** The face of a seat's clock now; null if the table has none. */
  face(seat: number): Face | null {
    const told = this.#told
    return told && faceOf(told, this.#left(seat), told.running.includes(seat))
  }

  #left(seat: number): number {
    const { left, running, delay: after } = this.#told as ClockStates
    const whole = left[seat] ?? 0
    return running.includes(seat) ? Math.max(0, whole - Math.max(0, this.#now - this.#heard - after)) : whole
  }

  #tick(): void {
    this.#now = performance.now()
    const told = this.#told
    for (const seat of told?.running.filter(this.#isOwn) ?? []) {
      const [before, left] = [this.#before.get(seat) ?? 0, this.#left(seat)]
      this.#before.set(seat, left)
      if (!told || !isNews(told.control, before, left)) continue
      this.spoken = say("web-clock-left", { left: said(left) })
      sound("turn")
    }
  }
}

export const faceOf = ({ control }: Pick<ClockStates, "control">, left: number, runs: boolean): Face => ({
  figures: shown(left),
  words: said(left),
  runs,
  low: left <= low(control),
  widest: shown(full(control) + (control.increment ? 1000 * control.increment : 0)).length,
})
