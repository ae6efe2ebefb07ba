/** The demo of a game, which plays the positions of its lesson one after another, over and over. */
import { settings } from "../browser/settings.svelte"
import { Playback } from "../playback/playback.svelte"
import type { Lesson, LessonStep, Scene } from "../scene/scene"

/** The pauses before and after the move on a position, in milliseconds. */
const LOOK = 1800
const AFTER = 2600
/** The interval of checks for the end of a move. */
const AGAIN = 200

interface Shown {
  v: number
  scene: Scene
  flights: string[]
}

export class Demo {
  readonly playback = new Playback<Shown>(() => undefined, { silent: true })
  paused = $state(false)

  /** The steps with a result to play that needs no throw. */
  #steps: LessonStep[]
  #at = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(lesson: Lesson) {
    this.#steps = lesson.steps.filter(({ results: after, flights }) => after[0]?.length && !flights[0]?.length)
    this.#at = Math.max(0, this.#steps.length - 1) // the step where most happens
    const first = this.#steps[this.#at] ?? lesson.steps[0]
    if (first) this.playback.jump(shown(first.scene))
  }

  /** The point of the position, in the lesson's words. */
  title = $derived.by(() => {
    void this.playback.view
    return this.#steps[this.#at]?.title ?? ""
  })

  start(): void {
    this.stop()
    if (!this.paused && !settings.still && this.#steps.length) this.#wait(LOOK, () => this.#play())
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  toggle(): void {
    this.paused = !this.paused
    this.start()
  }

  #play(): void {
    for (const scene of this.#steps[this.#at]?.results[0] ?? []) this.playback.push(shown(scene))
    this.#onceStill(() => this.#wait(AFTER, () => this.#next()))
  }

  #next(): void {
    this.#at = (this.#at + 1) % this.#steps.length
    const step = this.#steps[this.#at]
    if (step) this.playback.jump(shown(step.scene))
    this.#wait(LOOK, () => this.#play())
  }

  #onceStill(then: () => void): void {
    this.#wait(AGAIN, () => (this.playback.playing ? this.#onceStill(then) : then()))
  }

  #wait(time: number, then: () => void): void {
    this.#timer = setTimeout(then, time)
  }
}

/** A view of a scene, with any number but that of the first view, whose dice would be rolled in. */
const shown = (scene: Scene): Shown => ({ v: 2, scene, flights: [] })
