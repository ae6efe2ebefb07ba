/** Stepping through a replay: the current frame, steps by decision and by round, and autoplay. */
import { replay, replayOf } from "../server/api"
import { openedFile } from "../browser/openedFile"
import { Playback } from "../playback/playback.svelte"
import type { Frame, Replay, Scene } from "../scene/scene"

const EVERY = 1500

/** A frame in the form that playback takes. */
interface Shown {
  v: number
  scene: Scene
  flights: string[]
}

const fileAs = (view: string): Promise<Replay> =>
  view === "open" && openedFile.first ? Promise.resolve(openedFile.first) : replayOf(openedFile.file, view)

export class ReplayStepper {
  readonly playback = new Playback<Shown>(() => undefined)
  replay = $state.raw<Replay | null>(null)
  at = $state(0)
  /** The step from which others are dared to throw better; -1 for none. */
  dare = -1
  /** Whether it plays automatically. */
  running = $state(false)

  #table: string
  #timer = 0

  /** `table` is the match's table, or "" for the file that was opened. */
  constructor(table: string) {
    this.#table = table
  }

  get frames(): Frame[] {
    return this.replay?.frames ?? []
  }

  get frame(): Frame | undefined {
    return this.frames[this.at]
  }

  /** The frames at which a round begins. */
  get rounds(): number[] {
    return this.frames.flatMap((frame, at) => (at === 0 || frame.round !== this.frames[at - 1]?.round ? [at] : []))
  }

  /** Opens the replay as `view` sees it, at the frame `at`. Throws `Problem`. */
  async open(view: string, at: number): Promise<void> {
    this.stop()
    this.show(await (this.#table ? replay(this.#table, view) : fileAs(view)), at)
  }

  show(replay: Replay, at: number): void {
    this.replay = replay
    this.at = this.#bounded(at)
    this.#jump()
  }

  /** Stops autoplay and goes to the frame to which a slider is dragged. */
  slide(to: number): void {
    this.stop()
    this.go(to)
  }

  go(to: number): void {
    const next = this.#bounded(to)
    const isStep = next === this.at + 1
    if (next === this.at) return
    this.at = next
    if (isStep && this.frame) this.playback.push(shown(this.frame))
    else this.#jump()
  }

  step(by: 1 | -1): void {
    this.stop()
    this.playback.skip(true)
    this.go(this.at + by)
  }

  round(by: 1 | -1): void {
    this.stop()
    const rounds =
      by > 0 ? this.rounds.filter((at) => at > this.at) : this.rounds.filter((at) => at < this.at).reverse()
    this.go(rounds[0] ?? (by > 0 ? this.frames.length - 1 : 0))
  }

  toggle(): void {
    if (this.running) return this.stop()
    if (this.at === this.frames.length - 1) this.go(0)
    this.running = true
    this.#tick()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    if (!this.playback.playing) this.go(this.at + 1)
    if (this.at === this.frames.length - 1) return this.stop()
    this.#timer = window.setTimeout(() => this.#tick(), EVERY)
  }

  #jump(): void {
    if (this.frame) this.playback.jump(shown(this.frame))
  }

  #bounded(at: number): number {
    return Math.min(Math.max(0, at), this.frames.length - 1)
  }
}

const shown = ({ n, scene, flights }: Frame): Shown => ({ v: n + 2, scene, flights })
