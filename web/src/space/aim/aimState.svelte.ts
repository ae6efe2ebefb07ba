/** The throw that is being aimed at the table that is shown: which die, at which board, and from what stance. */
import { getContext, setContext } from "svelte"

import type { Aim, Board, Option, Prompt, Scene, Space } from "../../scene/scene"
import {
  actionOf,
  arc,
  type Launch,
  launchOf,
  nearest,
  release,
  speedToMark,
  type Stance,
  STANCE,
  thrownBy,
} from "./aim"
import { forecast, type Forecast } from "./forecast"
import { type Meaning, towards, type Way, wayOf } from "./gesture"
import type { Project, Vector } from "../vectors"

export const spaceOf = (scene: Scene): Space | null => scene.areas.find((area) => area.space)?.space ?? null

/** The current aim. */
export interface Meant {
  board: Board
  launch: Launch
  arc: Vector[]
  /** The board that counts and is nearest when the die leaves the hand, and its distance. */
  near: { board: Board; away: number }
  /** The forecast of its landing. */
  lands: Forecast
}

const meantBy = (space: Space, aim: Aim, board: Board, launch: Launch): Meant => ({
  board,
  launch,
  arc: arc(space, launch),
  near: nearest(space, aim, board, launch.at),
  lands: forecast(space, aim, board, launch),
})

/** Whether something happened between two scenes, such as a throw, or another seat is shown. */
const isNextThrow = (before: Scene, after: Scene): boolean =>
  before.seat !== after.seat || before.log.length !== after.log.length

export class AimState {
  stance = $state.raw<Stance>(STANCE)
  /** Whether the player has aimed this throw: by hand, at a board, or with the fine controls. */
  aimed = $state(false)
  #piece = $state("")
  #board = $state("")
  #scene = $state.raw<Scene | null>(null)

  /** Continues the aim in this scene: the die, the board and the stance stay if possible, and a new throw is straight. */
  lay(scene: Scene): void {
    const before = this.#scene
    this.#scene = scene
    if (this.aim && (!before?.prompt.aim || isNextThrow(before, scene))) {
      this.straighten()
      this.aimed = false
    }
    if (!this.aim || (before && before.seat === scene.seat && this.board)) return
    this.#board = ""
    this.#faceBoard(this.boards.find((board) => board.seat === scene.seat)?.id ?? "")
  }

  get space(): Space | null {
    return this.#scene && spaceOf(this.#scene)
  }

  get aim(): Aim | null {
    return this.#scene?.prompt.aim ?? null
  }

  get boards(): Board[] {
    return this.aim ? (this.space?.boards.slice(0, this.aim.boards.length) ?? []) : []
  }

  get piece(): string {
    const pieces = this.aim?.pieces ?? []
    return pieces.includes(this.#piece) ? this.#piece : (pieces[0] ?? "")
  }

  /** The word for the piece in actions. */
  get word(): string {
    return this.aim?.words[this.aim.pieces.indexOf(this.piece)] ?? ""
  }

  get board(): Board | null {
    return this.boards.find((board) => board.id === this.#board) ?? null
  }

  readonly meant: Meant | null = $derived.by(() => {
    if (!this.space || !this.aim || !this.board) return null
    const { space, aim, board } = this
    return meantBy(space, aim, board, launchOf(space, aim, board, this.stance))
  })

  /** The hinted throw among the actions offered here, with the die for it. */
  advised(actions: Iterable<string>): (Meant & { piece: string }) | null {
    const { space, aim } = this
    if (!space || !aim) return null
    for (const action of actions) {
      const thrown = thrownBy(aim, action)
      const board = thrown && this.boards[thrown.board]
      if (board) return { piece: thrown.piece, ...meantBy(space, aim, board, thrown.launch) }
    }
    return null
  }

  /** The speed of a throw that reaches the mark, in metres a second. */
  get toMark(): number {
    const { space, aim, board, stance } = this
    return space && aim && board ? speedToMark(space, aim, board, release(space, aim, board, stance), stance.loft) : 1
  }

  /** The direction on the canvas of a throw along the cloth, `sideways` degrees from straight ahead. */
  seen(project: Project, sideways: number, strength = this.stance.strength): Way | null {
    const { space, aim, board } = this
    if (!space || !aim || !board) return null
    const launch = launchOf(space, aim, board, { ...this.stance, sideways, strength })
    return wayOf(launch, arc(space, launch).at(-1) ?? launch.at, project)
  }

  /** Aims so that the throw goes in a gesture's direction on the canvas. */
  follow({ way, strength }: Meaning, project: Project): void {
    this.change({ strength, sideways: towards(way, (sideways) => this.seen(project, sideways, strength)) })
  }

  get action(): string {
    const at = this.boards.findIndex((board) => board === this.board)
    return this.aim && this.meant ? actionOf(this.aim, this.piece, at, this.meant.launch) : ""
  }

  take(piece: string): void {
    if (this.aim?.pieces.includes(piece)) this.#piece = piece
  }

  aimAt(id: string): void {
    this.aimed = true
    this.#faceBoard(id)
  }

  /** Aims at a board from the thrower's side: at another's board over their own, or at their own from outside the ring. */
  #faceBoard(id: string): void {
    const own = this.boards.find((board) => board.seat === this.#scene?.seat)
    const board = this.boards.find((each) => each.id === id)
    if (!board || board === this.board) return
    this.#board = id
    const from = own && own !== board ? own.middle : board.middle
    const to = own && own !== board ? board.middle : [0, 0]
    const [x, y] = [0, 1].map((axis) => (from[axis] ?? 0) - (to[axis] ?? 0)) as [number, number]
    this.stand({ around: Math.round((Math.atan2(y, x) * 180) / Math.PI), back: 0, sideways: 0, strength: 1 })
  }

  change(part: Partial<Stance>): void {
    this.aimed = true
    this.stand(part)
  }

  /** Changes the stance without aiming: back to the one before a drag, or to look from another side. */
  stand(part: Partial<Stance>): void {
    const next = { ...this.stance, ...part }
    this.stance = { ...next, around: ((((next.around + 180) % 360) + 360) % 360) - 180 }
  }

  straighten(): void {
    this.stand({ sideways: 0, strength: 1 })
  }

  reset(): void {
    this.stance = { ...STANCE, around: this.stance.around }
  }

  /** The plain throws of the same die at the same board. */
  plain(prompt: Pick<Prompt, "options">): Option[] {
    return prompt.options.filter((option) => option.place === this.#board && option.pieces.includes(this.piece))
  }
}

const KEY = Symbol("aiming")

/** Creates the table's aim. */
export const provideAim = (): AimState => setContext(KEY, new AimState())

/** The table's aim, or a new one outside of a table. */
export const currentAim = (): AimState => getContext<AimState | undefined>(KEY) ?? new AimState()
