/** A lesson in progress: its step and the result of the last attempt. */
import { type Choice, NOTHING, type Offer, offerOf, touched, unasked } from "../scene/choice"
import { refusalOf, throwInLesson } from "../server/api"
import type { Cited } from "../scene/refusal"
import { Playback } from "../playback/playback.svelte"
import type { Lesson, LessonStep, Option, Prompt, Scene } from "../scene/scene"
import { say } from "../words/say"

interface Shown {
  v: number
  scene: Scene
  flights: string[]
}

/** The continuation after a lesson: the button that leads there, and its text before the last step. */
export interface After {
  words: string
  skip?: string
  go: () => void
}

export class LessonSession {
  readonly playback = new Playback<Shown>(() => undefined)
  readonly lesson: Lesson
  at = $state(0)
  /** The step's task is done. */
  done = $state(false)
  choice = $state.raw<Choice>([])
  /** Why the last attempt was impossible. */
  otherwise = $state.raw<Cited | null>(null)
  /** A throw is being simulated, or another action than the right ones played. */
  trying = $state(false)
  /** What was tried did not do what the step asks for. */
  missed = $state(false)
  #attempt: typeof throwInLesson

  /** `attempt` plays what is not scripted: a throw as the reader aimed it, or a wrong action. */
  constructor(lesson: Lesson, attempt = throwInLesson) {
    this.lesson = lesson
    this.#attempt = attempt
    this.go(0)
  }

  get step(): LessonStep {
    return this.lesson.steps[this.at] as LessonStep
  }

  get isLast(): boolean {
    return this.at === this.lesson.steps.length - 1
  }

  /** Whether there is something to try now. */
  get tries(): boolean {
    return this.step.solutions.length > 0 && !this.done
  }

  /** The result is on the table and explained. */
  get told(): boolean {
    return this.done && !this.playback.playing
  }

  /** The text to read now. */
  get words(): string {
    const { text, explanation: notice, if_missed: missed, if_wrong: wrong } = this.step
    return (this.told && (this.missed ? missed || wrong : notice)) || text
  }

  get offer(): Offer {
    return this.tries && !this.trying ? offerOf(this.#prompt) : NOTHING
  }

  /** The step's prompt, with the requested button unfolded. A step that asks for one throw offers no others, and no aiming. */
  get #prompt(): Prompt {
    const { free, solutions: right, scene } = this.step
    const { prompt } = scene
    const follow = right.find((action) => prompt.options.some((option) => option.action === action && isButton(option)))
    if (free || !prompt.aim) return { ...prompt, follow: follow ?? prompt.follow }
    const asked = prompt.options.filter(({ action }) => right.includes(action))
    const options = asked.map((option) => ({ ...option, pieces: [] }))
    return options.length ? { ...prompt, kind: "choose", aim: null, options } : prompt
  }

  /** The current table, with the actions available there. */
  laid(scene: Scene): Scene {
    return this.tries ? { ...scene, prompt: this.#prompt } : scene
  }

  /** The table for the prompt bar, with the lesson's question or the current event. */
  asked(scene: Scene): Scene {
    const { prompt } = scene
    if (this.tries)
      return { ...scene, prompt: { ...this.#prompt, text: this.step.task, head: [], detail: "", cards: [] } }
    const isTold = scene.moment || prompt.kind === "wait"
    return {
      ...scene,
      prompt: isTold ? prompt : { ...unasked(prompt), text: say("web-lesson-look"), head: [], detail: "" },
    }
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.lesson.steps.length - 1)
    this.done = this.missed = this.trying = false
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
    if (!this.tries || this.trying) return
    const { free, solutions: right, results: after, flights } = this.step
    const chosen = right.indexOf(action)
    if (free || chosen < 0) return void this.#try(action)
    this.#show(after[chosen] ?? [], flights[chosen] ?? [])
  }

  async #try(action: string): Promise<void> {
    const { step } = this
    this.trying = true
    this.#choose([])
    const came = await this.#attempt(this.lesson.game, this.at, action).catch(
      (problem: unknown) => void (this.otherwise = refusalOf(problem)),
    )
    if (step !== this.step || !this.trying) return
    this.trying = false
    if (!came) return
    this.missed = !came.solved
    this.#show(came.scenes, came.flights)
  }

  #show(way: readonly Scene[], flights: string[]): void {
    this.done = true
    this.#choose([])
    way.forEach((scene, nth) => this.playback.push({ v: this.at + 2, scene, flights: nth ? [] : flights }))
  }

  #choose(choice: Choice): void {
    this.choice = choice
    this.otherwise = null
  }
}

const isButton = ({ place, pieces, tab }: Option): boolean => !place && !pieces.length && !tab
