/** Plays one seat's views in order: each scene is laid, then what changed moves. Never in the way of a hand. */
import { tick } from "svelte"

import { type Difference, difference } from "./difference"
import { Motion, type Places, places } from "./motion"
import { piecesOf, type Scene, type View } from "./scene"
import { settings } from "./settings.svelte"
import { soundOf } from "./sounds"
import { air } from "../space/air"

const LINE_APART = 120
const LONGEST_SUM = 2400
/** How long a moment stays once it is laid, so that it is understood: longer where there is more to read. */
const HOLD = 900
const READING = 28
const SHORT = 32
const holdOf = ({ prompt }: Scene): number => HOLD + READING * Math.max(0, prompt.text.length - SHORT)

/** More views than this at once, as after a long absence, are not played: the newest is shown. */
const BACKLOG = 12

export type Played = Pick<View, "v" | "scene" | "flights">

export class Playback<Shown extends Played = View> {
  /** What the table shows now. */
  view = $state.raw<Shown | null>(null)
  /** Lines told since the last view, for those who listen. */
  told = $state.raw<Scene["log"]>([])
  /** Whether the last calculation is new and its lines still appear one by one. */
  calculating = $state(false)
  playing = $state(false)
  board: HTMLElement | null = null

  #queue: Shown[] = []
  #motion = new Motion()
  /** The view being laid is shown without the way there. */
  #hurried = false
  /** Too much happened meanwhile. */
  #late = false
  /** A hand wants to see on: this step ends, and nothing moves until the next moment or flight. */
  #skipped = false
  #onRest: () => void

  constructor(onRest: () => void) {
    this.#onRest = onRest
  }

  /** Shows `view` at once, without the way there. */
  jump(view: Shown): void {
    this.#queue = []
    this.#finish()
    this.view = view
    air.rest()
    this.told = []
    this.calculating = false
  }

  /** Shows `view` at once; dice that set a new table up still roll. */
  async open(view: Shown): Promise<void> {
    this.jump(view)
    if (view.v > 1 || settings.still) return
    this.playing = true
    await tick()
    const open = new Set(piecesOf(view.scene).map((piece) => piece.id))
    const rolled = view.scene.log.flatMap((line) => line.rolled).filter((id) => open.has(id))
    soundOf({ rolled, revealed: [] }, view.scene)
    if (this.board) await this.#motion.roll(this.board, view.scene, [...new Set(rolled)])
    await this.#play()
  }

  push(view: Shown): void {
    if (!this.view) this.jump(view)
    else this.#queue.push(view)
    if (this.#queue.length > BACKLOG) this.#catchUp()
    if (!this.playing) void this.#play()
  }

  /** Ends what moves or is held now, and says whether something was. The next moment is still seen. */
  skip(): boolean {
    if (!this.playing) return false
    this.#skipped = true
    this.#finish()
    return true
  }

  /** Lays a change that this hand made, such as a picked piece, and moves what moved. */
  async shift(change: () => void): Promise<void> {
    const before = this.#places()
    change()
    await tick()
    if (this.board && !settings.still) await this.#motion.travel(this.board, before, new Set())
  }

  #catchUp(): void {
    this.#late = true
    this.#finish()
  }

  #finish(): void {
    this.#motion.finish()
    air.finish()
  }

  async #play(): Promise<void> {
    this.playing = true
    while (this.#queue.length) {
      const next = this.#queue.shift() as Shown
      this.#skipped &&= !next.scene.moment && !next.flights.length
      this.#hurried = this.#skipped || this.#late || document.hidden
      await this.#step(next).catch((error: unknown) => console.error(error))
    }
    this.#skipped = this.#late = false
    this.playing = false
    this.#onRest()
  }

  async #step(next: Shown): Promise<void> {
    const flown = next.flights.length > 0 && !this.#hurried && !settings.still
    if (flown && !(await this.#flown(next))) return
    const was = this.view
    const before = this.#places()
    const change = was ? difference(was.scene, next.scene) : null
    this.#lay(next, change)
    await tick()
    if (change && flown) change.rolled = []
    if (!this.#hurried && change && this.board) await this.#show(next.scene, before, change)
    this.calculating = false
  }

  /** Shows how `next` came to be; returns whether it is still to be laid, and not something else instead. */
  async #flown(next: Shown): Promise<boolean> {
    const before = this.view
    await air.fly(next.scene, next.flights)
    return this.view === before
  }

  #lay(next: Shown, change: Difference | null): void {
    this.view = next
    air.rest()
    this.told = change?.told ?? []
    this.calculating = !this.#hurried && !settings.still && (change?.calculated ?? false)
  }

  async #show(scene: Scene, before: Places, change: Difference): Promise<void> {
    const board = this.board as HTMLElement
    soundOf(change, scene)
    if (settings.still) await this.#motion.fade(board, [...change.rolled, ...change.revealed])
    else await this.#move(board, scene, before, change)
    if (scene.moment && !this.#skipped && !this.#late) await this.#motion.pause(holdOf(scene))
  }

  async #move(board: HTMLElement, scene: Scene, before: Places, change: Difference): Promise<void> {
    const lines = scene.calculations.at(-1)?.sums.reduce((total, sum) => total + sum.terms.length + 1, 0) ?? 0
    await Promise.all([
      this.#motion.reveal(board, before, change),
      this.#motion.travel(board, before, new Set(change.revealed)),
      this.#motion.roll(board, scene, change.rolled),
      change.calculated ? this.#motion.pause(Math.min(lines * LINE_APART, LONGEST_SUM)) : null,
      change.calculated ? air.count(scene) : null,
    ])
  }

  #places(): Places {
    return this.board ? places(this.board) : new Map()
  }
}
