/** Plays one seat's views in order: each scene is laid, then what changed moves. Never in the way of a hand. */
import { flushSync, tick } from "svelte"

import { difference } from "./difference"
import { Motion, type Places, places } from "./motion"
import { piecesOf, type Scene, type View } from "./scene"
import { settings } from "./settings.svelte"

const LINE_APART = 120
const BACKLOG = 3

export class Playback {
  /** What the table shows now. */
  view = $state.raw<View | null>(null)
  /** Lines told since the last view, for those who listen. */
  told = $state.raw<Scene["log"]>([])
  /** Whether the last calculation is new and its lines still appear one by one. */
  calculating = $state(false)
  playing = $state(false)
  board: HTMLElement | null = null

  #queue: View[] = []
  #motion = new Motion()
  #hurried = false
  #onRest: () => void

  constructor(onRest: () => void) {
    this.#onRest = onRest
  }

  /** Shows `view` at once, without the way there. */
  jump(view: View): void {
    this.#queue = []
    this.#motion.finish()
    this.view = view
    this.told = []
    this.calculating = false
  }

  /** Shows `view` at once; dice that set a new table up still roll. */
  async open(view: View): Promise<void> {
    this.jump(view)
    if (view.v > 1 || settings.still) return
    this.playing = true
    await tick()
    const open = new Set(piecesOf(view.scene).map((piece) => piece.id))
    const rolled = view.scene.log.flatMap((line) => line.rolled).filter((id) => open.has(id))
    if (this.board) await this.#motion.roll(this.board, view.scene, [...new Set(rolled)])
    await this.#play()
  }

  push(view: View): void {
    if (!this.view) this.jump(view)
    else this.#queue.push(view)
    if (!this.playing) void this.#play()
  }

  /** Ends what moves; everything that waits to be shown is shown. */
  skip(): void {
    if (!this.playing) return
    this.#hurried = true
    this.#motion.finish()
    while (this.#queue.length) flushSync(() => this.#lay(this.#queue.shift() as View))
    this.calculating = false
  }

  /** Lays a change that this hand made, such as a picked piece, and moves what moved. */
  async shift(change: () => void): Promise<void> {
    const before = this.#places()
    change()
    await tick()
    if (this.board && !settings.still) await this.#motion.travel(this.board, before, new Set())
  }

  async #play(): Promise<void> {
    this.playing = true
    while (this.#queue.length) {
      this.#hurried = this.#queue.length > BACKLOG
      await this.#step(this.#queue.shift() as View).catch(reportError)
    }
    this.playing = false
    this.#onRest()
  }

  async #step(next: View): Promise<void> {
    const was = this.view
    const before = this.#places()
    this.#lay(next)
    await tick()
    if (this.#hurried || !was || !this.board) return
    const change = difference(was.scene, next.scene)
    if (settings.still) return void (await this.#motion.fade(this.board, [...change.rolled, ...change.revealed]))
    await this.#move(next.scene, before, change)
    this.calculating = false
  }

  #lay(next: View): void {
    const change = this.view ? difference(this.view.scene, next.scene) : null
    this.view = next
    this.told = change?.told ?? []
    this.calculating = !this.#hurried && !settings.still && (change?.calculated ?? false)
  }

  async #move(scene: Scene, before: Places, change: ReturnType<typeof difference>): Promise<void> {
    const board = this.board as HTMLElement
    const lines = scene.calculations.at(-1)?.sums.reduce((total, sum) => total + sum.terms.length + 1, 0) ?? 0
    await Promise.all([
      this.#motion.reveal(board, before, change),
      this.#motion.travel(board, before, new Set(change.revealed)),
      this.#motion.roll(board, scene, change.rolled),
      change.calculated ? this.#motion.pause(lines * LINE_APART) : null,
    ])
  }

  #places(): Places {
    return this.board ? places(this.board) : new Map()
  }
}
