/** What hands do on a board: pieces are dragged to where they may go and back, swept over, and tapped twice. */
import { canPick, type Choice, isOffered, type Offer, placeToken, settled, touched, without } from "../../scene/choice"
import { laidIn, movedIn, touchedIn } from "../../scene/filling"
import type { Hand } from "../../match/tableParts"
import { type Filling, homeOf, type Option, type Scene } from "../../scene/scene"

/** Two taps within this time (ms) and distance (px) are a double tap. */
const [TWICE, NEAR] = [400, 24]

interface OnBoard {
  readonly scene: Scene
  readonly hand: Hand
  /** The id of the area in which picked pieces lie while the choice is open. */
  readonly stage: string | undefined
}

/** A tap at a point of the window, over these tokens. */
export interface Tap {
  tokens: readonly string[]
  x: number
  y: number
  at: number
}

export class Hands {
  /** The areas to which the dragged piece may go, if its options name no place. */
  goals = $state.raw<readonly string[]>([])
  #on: OnBoard
  #last: (Tap & { scene: Scene }) | null = null
  /** Whether the sweep picks pieces or puts them back, as the first piece decides. */
  #picks = true

  constructor(on: OnBoard) {
    this.#on = on
  }

  get #offer(): Offer {
    return this.#on.hand.offer
  }

  get #choice(): Choice {
    return this.#on.hand.choice
  }

  canDrag = (id: string): boolean => {
    if (this.#offer.filling) return laidIn(this.#choice).has(id) || isOffered(this.#offer, this.#choice, id)
    return this.#isPlaced(id) || this.#goalsOf(id).length > 0
  }

  lift = (id: string): void => {
    this.goals = this.#goalsOf(id)
    if (this.#isPlaced(id) && !this.#offer.filling && !this.#choice.includes(id)) this.#on.hand.pick(id)
  }

  /** Places a piece that is dropped where it may go; returns false if it goes back. */
  drop = (id: string, tokens: string[]): boolean => {
    const goals = this.goals.map(placeToken)
    this.goals = []
    if (this.#offer.filling) return this.#dropIn(this.#offer.filling, id, tokens)
    return goals.length ? this.#dropOn(goals, id, tokens) : this.#dropAt(id, tokens)
  }

  /** Whether an option lays this piece in a place. */
  #isPlaced(id: string): boolean {
    return this.#offer.options.some(({ place, pieces }) => place && pieces.includes(id))
  }

  /** The stage for your own pieces; your areas for a piece that nobody has. */
  #goalsOf(id: string): string[] {
    const { scene, stage } = this.#on
    if (this.#offer.filling || this.#isPlaced(id) || !canPick(this.#offer, id)) return []
    if (stage !== undefined) return [stage]
    const home = homeOf(scene, id)
    if (home?.seat !== null || scene.seat === null) return []
    return scene.areas.filter(({ seat, role }) => seat === scene.seat && !role).map((area) => area.id)
  }

  /** Takes a piece that nobody has, or lays one on the stage or back, where the choice stays open. */
  #dropOn(goals: readonly string[], id: string, tokens: readonly string[]): boolean {
    if (!tokens.length) return false
    const reached = tokens.some((token) => goals.includes(token))
    const onStage = this.#on.stage !== undefined
    const moves = onStage ? reached !== this.#choice.includes(id) : reached
    if (moves && onStage) this.#on.hand.pick(id)
    else if (moves) this.#place(id)
    return moves
  }

  /** Answers with the option that lays a piece in the first of these places that it may go to. */
  #dropAt(id: string, tokens: readonly string[]): boolean {
    const found = tokens.flatMap((token) => settled(this.#offer, touched(this.#offer, [id], token)).slice(0, 1))
    const option = found.find(({ place, pieces }) => place && pieces.includes(id))
    if (option) this.#act(option)
    return option !== undefined
  }

  /** Moves a supply into a spot, or out of its spot if it is dropped back among the supplies. */
  #dropIn(filling: Filling, id: string, tokens: string[]): boolean {
    const choice = this.#choice
    const home = homeOf(this.#on.scene, filling.supplies[0]?.piece ?? "")
    const back = home && laidIn(choice).has(id) && tokens.includes(placeToken(home.id))
    const next = back ? touchedIn(filling, choice, id) : movedIn(filling, choice, id, tokens[0] ?? "")
    this.#on.hand.lay?.(next)
    return next !== choice
  }

  /** Whether a sweep over pieces picks them: several are asked for, and they stay where they are. */
  canSweep = (id: string): boolean => this.#offer.several?.pieces.includes(id) ?? false

  sweep = (id: string, begins: boolean): void => {
    const chosen = this.#choice.includes(id)
    if (begins) this.#picks = !chosen
    if (this.canSweep(id) && chosen !== this.#picks) this.#on.hand.pick(id)
  }

  /** Counts two taps at the same spot as a double tap, even if the first one moved the piece away. */
  tap(tap: Tap): void {
    const [before, { scene }] = [this.#last, this.#on]
    this.#last = { ...tap, scene }
    if (this.#offer.filling || before?.scene !== scene) return
    if (tap.at - before.at > TWICE || Math.hypot(tap.x - before.x, tap.y - before.y) > NEAR) return
    this.#last = null
    if (before.tokens[0]) this.#place(before.tokens[0])
  }

  /** Answers with a piece and those that are picked already, if that is a complete answer; otherwise picks it. */
  #place(id: string): void {
    if (!canPick(this.#offer, id)) return
    const next = touched(this.#offer, without(this.#choice, id), id)
    const [only, ...others] = settled(this.#offer, next)
    if (only && !others.length) this.#act(only)
    else if (!this.#choice.includes(id)) this.#on.hand.pick(id)
  }

  #act({ action, then }: Option): void {
    this.#on.hand.act?.(action, then)
  }
}
