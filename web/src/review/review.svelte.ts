/** The review of a finished match: requested, awaited, and stepped through with the replay. */
import { reviewFile, reviewNamed, reviewOf, words } from "../server/api"
import { openedFile } from "../browser/openedFile"
import { placeToken } from "../scene/choice"
import { type Arrow, filled, namedOnly, type Review, type Scene, type Worth } from "../scene/scene"
import { say } from "../words/say"
import type { ReplayStepper } from "../replay/stepper.svelte"
import type * as Wire from "../server/types.gen"

/** Milliseconds between two polls of its progress. */
const EVERY = 700

/** Whether matches at a table like this are reviewed. Matches with throws are not: they only have leads. */
export const isReviewed = (scene: Scene): boolean => !scene.areas.some((area) => area.space)

export class ReviewSession {
  #made = $state.raw<Wire.Review | null>(null)
  /** The review worded for its reader, who is "you" if the match is seen from a seat. */
  review = $derived(this.#made && this.#worded(this.#made))
  done = $state(0)
  of = $state(0)
  going = $state(false)
  problem = $state("")
  /** The frame after the decision whose better move is shown on the board, if any. */
  better = $state<number | null>(null)

  #table: string
  #steps: ReplayStepper
  #timer = 0
  #stopped = false

  /** `table` is the match's table, or "" for the file that was opened. */
  constructor(table: string, steps: ReplayStepper) {
    this.#table = table
    this.#steps = steps
  }

  /** The value of the replay's current frame, or of the decision whose better move is shown. */
  get worth(): Worth | undefined {
    return this.review?.points[this.better ?? this.#steps.at]
  }

  /** The tokens that the better move touches, which are outlined on the board. */
  get hinted(): ReadonlySet<string> {
    const shown = this.#better
    return new Set(shown ? [...shown.pieces, shown.best, ...shown.ends.map(placeToken)] : [])
  }

  /** The arrows of the better move, while it is shown: from the piece that makes it to all that it leads to. */
  get arrows(): Arrow[] {
    const { pieces = [], ends = [] } = this.#better ?? {}
    const [start] = pieces
    return start ? ends.map((end) => filled<Wire.Arrow>("Arrow", { start, end })) : []
  }

  get #better(): Worth["judged"] {
    return this.better !== null && this.#steps.at === this.better - 1 ? (this.worth?.judged ?? null) : null
  }

  #worded(review: Wire.Review): Review {
    const { seat = null, names = review.names } = this.#steps.replay ?? {}
    const company = { ...namedOnly(names), isYou: (each: number) => each === seat }
    const called = names.map((name, each) => (each === seat ? say("web-table-you") : name))
    return { ...filled("Review", review, company), names: called }
  }

  /** Asks for the review; `begin` starts it if there is none. */
  async open(begin: boolean): Promise<void> {
    if (this.going) return
    this.problem = ""
    this.going = begin
    await this.#told(() => (this.#table ? reviewOf(this.#table, begin) : begin ? reviewFile(openedFile.file) : none()))
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  /** Shows the table before a decision, with what would have been better. */
  show(n: number): void {
    this.better = n
    this.#steps.stop()
    this.#steps.go(n - 1)
  }

  async #told(ask: () => Promise<Wire.ReviewState>): Promise<void> {
    try {
      this.#take(await ask())
    } catch (error) {
      this.going = false
      this.problem = words(error)
    }
  }

  #take(state: Wire.ReviewState): void {
    this.done = state.done ?? 0
    this.of = state.total ?? 0
    this.problem = filled("ReviewState", state).problem
    this.going = state.state === "going"
    if (state.review) this.#made = state.review
    if (!this.going || this.#stopped) return
    const again = (): Promise<Wire.ReviewState> =>
      this.#table ? reviewOf(this.#table, false) : reviewNamed(state.id ?? "")
    this.#timer = window.setTimeout(() => void this.#told(again), EVERY)
  }
}

const none = (): Promise<Wire.ReviewState> => Promise.resolve({ state: "none" })
