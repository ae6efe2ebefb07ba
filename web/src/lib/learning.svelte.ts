/** A lesson as it is taken: its step, and what a try came to. */
import { type Choice, NOTHING, type Offer, offerOf, touched, unasked } from "./choice"
import { Playback } from "./playback.svelte"
import type { Lesson, LessonStep, Scene } from "./scene"
import { text } from "./text"

interface Shown {
  v: number
  scene: Scene
  flights: string[]
}

export class Learning {
  readonly playback = new Playback<Shown>(() => undefined)
  readonly lesson: Lesson
  at = $state(0)
  /** The step's deed is done. */
  done = $state(false)
  choice = $state.raw<Choice>([])
  /** Why the last try was not it. */
  otherwise = $state("")

  constructor(lesson: Lesson) {
    this.lesson = lesson
    this.go(0)
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** Something is to be tried now. */
  get tries(): boolean {
    return this.step.right.length > 0 && !this.done
  }

  /** What the deed came to lies there, and is spoken of. */
  get told(): boolean {
    return this.done && !this.playback.playing
  }

  get offer(): Offer {
    return this.tries ? offerOf(this.step.scene.prompt) : NOTHING
  }

  /** The table as the rail asks it: in the lesson's words, or what happens meanwhile. */
  asked(scene: Scene): Scene {
    const { prompt } = scene
    if (this.tries) return { ...scene, prompt: { ...prompt, text: this.step.task, head: [], detail: "", cards: [] } }
    const isTold = scene.moment || prompt.kind === "wait"
    return { ...scene, prompt: isTold ? prompt : { ...unasked(prompt), text: text.lesson.look, head: [], detail: "" } }
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.lesson.steps.length - 1)
    this.done = false
    this.#choose([])
    this.playback.push({ v: this.at + 2, scene: this.step.scene, flights: [] })
  }

  pick(id: string): void {
    void this.playback.shift(() => this.#choose(touched(this.offer, this.choice, id)))
  }

  putBack(): void {
    void this.playback.shift(() => this.#choose([]))
  }

  act(action: string): void {
    if (!this.tries) return
    const { right, after, flights } = this.step
    const chosen = right.indexOf(action)
    if (chosen < 0) return void (this.otherwise = this.step.otherwise)
    this.done = true
    this.#choose([])
    const way = after[chosen] ?? []
    way.forEach((scene, nth) =>
      this.playback.push({ v: this.at + 2, scene, flights: nth ? [] : (flights[chosen] ?? []) }),
    )
  }

  #choose(choice: Choice): void {
    this.choice = choice
    this.otherwise = ""
  }
}
