/** A puzzle being solved: the choice, the answer and its result. */
import { type Choice, NOTHING, type Offer, offerOf, touched, unasked } from "../scene/choice"
import { answerPosition, refusalOf, solutionOf } from "../server/api"
import type { Cited } from "../scene/refusal"
import { advisedWay, hinted } from "../scene/hints"
import { companyOf, type DayPuzzle, filled, type Hint, type PuzzleReply, type Scene } from "../scene/scene"
import { attempt, note } from "./puzzleResults"
import type * as Wire from "../server/types.gen"

const ASKING = { answer: answerPosition, solution: solutionOf }

export class PuzzleSession {
  readonly puzzle: DayPuzzle
  choice = $state.raw<Choice>([])
  /** The way of the prompt that is on the board. */
  way = $state(0)
  /** The result of the last answer. */
  reply = $state.raw<PuzzleReply | null>(null)
  /** This browser's attempt so far. */
  attempt = $state.raw(attempt("", ""))
  sending = $state(false)
  /** Why an answer could not be given. */
  refusal = $state.raw<Cited | null>(null)
  #ask: typeof ASKING

  constructor(puzzle: DayPuzzle, ask = ASKING) {
    this.puzzle = puzzle
    this.#ask = ask
    this.attempt = attempt(puzzle.day, puzzle.game)
  }

  /** The solution is known. */
  get over(): boolean {
    return Boolean(this.reply?.best)
  }

  get offer(): Offer {
    return this.over || this.sending ? NOTHING : offerOf(this.puzzle.scene.prompt, this.way)
  }

  /** The scene, without a question after the solution is known. */
  get scene(): Scene {
    const { scene } = this.puzzle
    return this.over ? { ...scene, prompt: unasked(scene.prompt) } : scene
  }

  /** The tokens of the right move, which are outlined. */
  get best(): ReadonlySet<string> {
    const { prompt } = this.puzzle.scene
    return hinted(offerOf(prompt, advisedWay(prompt, this.#hint, this.way)), this.#hint)
  }

  get #hint(): Hint | null {
    const action = this.reply?.best
    if (!action) return null
    const best = { action, label: "", probability: 1, win_chance: 1 }
    return filled<Wire.Hint>("Hint", { type: "hint", id: "", text: "", options: [best] })
  }

  pick(id: string): void {
    this.#choose(touched(this.offer, this.choice, id))
  }

  putBack(): void {
    this.#choose([])
  }

  goBy(way: number): void {
    this.putBack()
    this.way = way
  }

  /** Sends the choice as the answer. */
  async act(action: string): Promise<void> {
    const { day, game } = this.puzzle
    const reply = await this.#told(() => this.#ask.answer(day, game, action))
    if (reply) this.attempt = note(day, game, reply.right ? "solved" : "tried")
  }

  /** Gives up. */
  async show(): Promise<void> {
    const { day, game } = this.puzzle
    if (await this.#told(() => this.#ask.solution(day, game))) this.attempt = note(day, game, "shown")
  }

  /** Resets the position. */
  again(): void {
    this.reply = null
    this.putBack()
  }

  async #told(ask: () => Promise<Wire.PuzzleReply>): Promise<Wire.PuzzleReply | null> {
    if (this.sending || this.over) return null
    this.sending = true
    const reply = await ask().catch((problem: unknown) => void (this.refusal = refusalOf(problem)))
    this.sending = false
    if (!reply) return null
    this.reply = filled("PuzzleReply", reply, companyOf(this.puzzle.scene.seats))
    this.putBack()
    return reply
  }

  #choose(choice: Choice): void {
    this.choice = choice
    this.refusal = null
  }
}
