/** Plays one seat's views in order: dice land before words, and each scene is laid once what led to it was seen. */
import { SvelteMap } from "svelte/reactivity"
import { tick } from "svelte"

import { type Difference, difference } from "../scene/difference"
import { Motion, type Places, places, standing } from "./motion"
import { hold, isAnother } from "./readingTime"
import { type Scene, type View } from "../scene/scene"
import { columned, settings } from "../browser/settings.svelte"
import { soundOf } from "./sounds"
import { type Stage, stages, unsaid } from "./stages"
import { Tempo } from "./tempo"
import { heard, spokenScene } from "../scene/sentences"
import { air } from "../space/air"

/** Between the last die's rest and what is said of it. */
const BEAT = 180
const LINE_APART = 120
const LONGEST_SUM = 1200

/** More views than this at once, as after a long absence, are not played: the newest is shown. */
const BACKLOG = 12

export type Played = Pick<View, "v" | "scene" | "flights">

export class Playback<Shown extends Played = View> {
  /** The view on the table: the newest, or on the way to it the same with the scene of a stage. */
  view = $state.raw<Shown | null>(null)
  /** The last lines and the prompt for screen readers, announced once they are shown. */
  spoken = $state("")
  /** The stage shown on the way to the newest view. */
  stage = $state<"flying" | Stage["is"]>("told")
  playing = $state(false)
  board: HTMLElement | null = null

  /** The newest view that was laid, or is being laid. */
  #last: Shown | null = null
  #queue: Shown[] = []
  #tempo = new Tempo(() => settings.pace)
  /** The faces that tumbling dice pass through, by their ids. */
  readonly flickering = new SvelteMap<string, string>()
  #motion = new Motion(() => this.#tempo.pace, this.flickering)
  /** The view being laid is shown without the way there. */
  #hurried = false
  /** Too many views are waiting. */
  #late = false
  /** Somebody skipped: this step ends, and nothing moves until the next frame or flight. */
  #skipped = false
  /** Counts what was jumped to: a stage that comes late lays nothing. */
  #jumps = 0
  /** The time for which moments of the current action were held. */
  #held = 0
  #onRest: () => void
  #silent: boolean

  /** `silent`: nothing sounds, as in a picture that moves by itself. */
  constructor(onRest: () => void, { silent = false } = {}) {
    this.#onRest = onRest
    this.#silent = silent
  }

  /** Shows `view` at once, without animation. */
  jump(view: Shown): void {
    this.#queue = []
    this.#jumps += 1
    this.#finish()
    this.view = this.#last = view
    air.rest()
    this.spoken = spokenScene([], view.scene)
    this.stage = "told"
  }

  /** Shows `view` at once; dice that set a new table up still roll. */
  async open(view: Shown): Promise<void> {
    if (view.v > 1 || settings.still) return this.jump(view)
    this.#jumps += 1
    this.#finish()
    this.#last = { ...view, scene: unsaid(view.scene) }
    this.#queue = [view]
    await this.#play()
  }

  /** The lines of the newest sum still appear one by one. */
  get calculating(): boolean {
    return this.stage === "adding"
  }

  push(view: Shown): void {
    if (!this.#last) this.jump(view)
    else this.#queue.push(view)
    if (this.#queue.length > BACKLOG) this.#catchUp()
    if (!this.playing) void this.#play()
  }

  /** Ends the current animation or hold; returns whether there was one. The next frame is still shown. */
  skip(): boolean {
    if (!this.playing) return false
    this.#skipped = true
    this.#finish()
    return true
  }

  /** Applies a change made here, such as a picked piece, and animates it. */
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
      this.#hurried = this.#skipped || this.#late || document.hidden || settings.pace === 0
      this.#tempo.watch(true)
      await this.#step(next).catch((error: unknown) => console.error(error))
      this.#tempo.watch(false)
    }
    this.#skipped = this.#late = false
    this.playing = false
    this.#onRest()
  }

  async #step(next: Shown): Promise<void> {
    const [was, jumps] = [this.#last, this.#jumps]
    this.#last = next
    if (was && isAnother(was.scene, next.scene)) this.#begin()
    const flown = next.flights.length > 0 && !this.#hurried && !settings.still
    if (flown) {
      this.stage = "flying"
      await air.fly(next.scene, next.flights, () => this.#tempo.pace)
    }
    if (jumps !== this.#jumps || !was) return
    const change = difference(was.scene, next.scene)
    const seen = flown ? { ...change, rolled: [] } : change
    const words = heard(was.scene, next.scene)
    for (const [nth, stage] of this.#stages(was.scene, next.scene, seen).entries()) {
      if (words && stage.is === "told") this.spoken = words
      await this.#show(next, stage, nth ? { ...seen, rolled: [], seals: [], revealed: [] } : seen, nth > 0)
      if (jumps !== this.#jumps) return
    }
    if (!this.#isHasty) await this.#hold(was.scene, next.scene)
  }

  /** A new action begins: its pace and holds start afresh. */
  #begin(): void {
    this.#held = 0
    this.#tempo.begin()
  }

  #stages(was: Scene, scene: Scene, change: Difference): Stage[] {
    return this.#hurried || settings.still ? [{ is: "told", scene }] : stages(was, scene, change)
  }

  /** Nothing is animated on the way now. */
  get #isHasty(): boolean {
    return this.#hurried || this.#skipped || this.#late
  }

  /** Shows a stage on the way to `next` and animates its changes. */
  async #show(next: Shown, { is, scene }: Stage, change: Difference, later: boolean): Promise<void> {
    if (is !== "told" && this.#isHasty) return
    const before = this.#places()
    const breaking = is === "told" && this.board ? standing(this.board, change.broken) : new Map<string, HTMLElement>()
    this.view = { ...next, scene }
    this.stage = is
    air.rest()
    await tick()
    const board = this.board
    if (!board || this.#isHasty) return
    if (!this.#silent && (!later || scene.over)) soundOf(change, scene.over)
    if (settings.still) return void (await this.#motion.fade(board, [...change.rolled, ...change.revealed]))
    await Promise.all([
      this.#motion.reveal(board, before, change),
      this.#motion.travel(board, before, new Set(change.revealed)),
      is === "rolling" ? this.#motion.roll(board, scene, change.rolled) : null,
      is === "adding" ? this.#add(next.scene) : null,
      this.#motion.break(board, breaking),
    ])
    if (is !== "told" && !this.#isHasty) await this.#motion.pause(BEAT)
  }

  /** Waits while the newest sum is added up, line by line or over the dice themselves. */
  async #add(scene: Scene): Promise<void> {
    const lines = scene.calculations.at(-1)?.sums.reduce((total, sum) => total + sum.terms.length + 1, 0) ?? 0
    await Promise.all([
      columned.current ? this.#motion.pause(Math.min(lines * LINE_APART, LONGEST_SUM)) : null,
      air.count(scene, () => this.#tempo.pace),
    ])
  }

  async #hold(was: Scene, scene: Scene): Promise<void> {
    const needed = hold(was, [scene, ...this.#queue.map((next) => next.scene)], this.#held)
    this.#held += needed
    if (needed) await this.#motion.pause(needed)
  }

  #places(): Places {
    return this.board ? places(this.board) : new Map()
  }
}
