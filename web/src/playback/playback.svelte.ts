/** Plays one seat's views in order: dice land before the text appears, and each scene is shown after the steps that led to it. */
import { SvelteMap } from "svelte/reactivity"
import { tick } from "svelte"

import { type Difference, difference } from "../scene/difference"
import { Motion, type Places, places, standing } from "./motion"
import { type Beat, lengthOf } from "./beats"
import { hold, isAnother } from "./readingTime"
import { type Scene, type View } from "../scene/scene"
import { settings } from "../browser/settings.svelte"
import { script } from "./script"
import { play, soundOf } from "./sounds"
import { lyingScene, type Stage, stages, unsaid } from "./stages"
import { Tempo } from "./tempo"
import { heard, sentence, spokenScene } from "../scene/sentences"
import { air } from "../space/air"

/** The pause between the last die's rest and its text. */
const BEAT = 180
/** The factor by which the last blow of a match takes longer, and the beats that may be part of it. */
const SLOW = 1.8
const BLOWS: readonly Beat["is"][] = ["win", "loss", "fall", "take"]
/** Two touches within this many milliseconds hurry the rest of a reveal. */
const TWICE = 350

/** More views than this at once, as after a long absence, are not played: only the newest is shown. */
const BACKLOG = 30

/** The options for playing reveals at this table. */
export interface Course {
  /** Whether the end of a round waits for the viewer. */
  waits?: () => boolean
  /** Whether playback is silent, as in a picture that moves by itself. */
  silent?: boolean
  /** The longest duration of beats, relative to normal speed, as when a clock runs. */
  most?: () => number
}

export type Played = Pick<View, "v" | "scene" | "flights">

export class Playback<Shown extends Played = View> {
  /** The view on the table: the newest one, with the scene of a stage until all stages have been shown. */
  view = $state.raw<Shown | null>(null)
  /** The last lines and the prompt for screen readers, announced once they are shown. */
  spoken = $state("")
  /** The stage shown on the way to the newest view. */
  stage = $state<"flying" | Stage["is"]>("told")
  playing = $state(false)
  /** The beat that is shown of a reveal. */
  beat = $state.raw<Beat | null>(null)
  /** The end of a round or of the match is shown until somebody goes on. */
  waiting = $state(false)
  board: HTMLElement | null = null

  /** The newest view that was shown or is being shown. */
  #last: Shown | null = null
  #queue: Shown[] = []
  #tempo = new Tempo(() => settings.pace)
  /** The faces that tumbling dice pass through, by their ids. */
  readonly flickering = new SvelteMap<string, string>()
  #motion = new Motion(() => (this.#slow > 1 ? this.#pace * this.#slow : this.#tempo.pace), this.flickering)
  /** The factor by which all that moves is slower now. */
  #slow = 1
  /** The current view is shown without the stages that lead to it. */
  #hurried = false
  /** Too many views are waiting. */
  #late = false
  /** Somebody skipped: this step ends, and nothing moves until the next frame or flight. */
  #skipped = false
  /** Counts jumps, so that a late stage of an earlier one is not shown. */
  #jumps = 0
  /** The time for which frames of the current action were held. */
  #held = 0
  /** The rest of this reveal is hurried. */
  #rushed = false
  #lastSkip = -Infinity
  #goOn: () => void = () => undefined
  #onRest: () => void
  #course: Course

  constructor(onRest: () => void, course: Course = {}) {
    this.#onRest = onRest
    this.#course = course
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

  push(view: Shown): void {
    if (!this.#last) this.jump(view)
    else this.#queue.push(view)
    if (this.#queue.length > BACKLOG) this.#catchUp()
    if (!this.playing) void this.#play()
  }

  /** Ends the current beat, animation or hold; returns whether there was one. The next beat or frame is still shown,
   * unless two touches follow each other closely. */
  skip(all = false): boolean {
    if (!this.playing || this.waiting) return false
    const now = performance.now()
    if (this.beat) this.#rushed = all || now - this.#lastSkip < TWICE
    else this.#skipped = true
    this.#lastSkip = now
    this.#finish()
    return true
  }

  /** Goes on after the end of a round or the match. */
  goOn(): void {
    this.waiting = false
    this.#goOn()
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
    if (this.#late) this.goOn()
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
    const beats = this.#script(was.scene, next.scene, seen)
    let [left, begun] = [seen, false]
    for (const stage of this.#stages(was.scene, next.scene, seen)) {
      if (stage.is === "told") {
        if (beats.length) left = await this.#perform(next, beats, left, jumps)
        if (jumps !== this.#jumps) return
        const told = beats.map(({ text }) => text)
        const words = heard(was.scene, next.scene, (line) => !told.includes(sentence(line)))
        if (words) this.spoken = words
      }
      await this.#show(next, stage, left, begun || beats.length > 0)
      if (jumps !== this.#jumps) return
      left = { ...left, rolled: [], seals: [], revealed: [] }
      begun = true
    }
    if (!this.#isHasty && !beats.length) await this.#hold(was.scene, next.scene)
  }

  #script(was: Scene, scene: Scene, change: Difference): Beat[] {
    return this.#hurried ? [] : script(was, scene, change, lyingScene(was, scene, change))
  }

  /** Shows beat after beat; returns the part of the change that was not animated. */
  async #perform(next: Shown, beats: readonly Beat[], change: Difference, jumps: number): Promise<Difference> {
    let left = change
    this.#rushed = this.#skipped = false
    for (const [nth, beat] of beats.entries()) {
      if (this.#hurried || this.#late) break
      if (this.#rushed && beat.is !== "pause") continue
      this.#slow = this.#isLast(beat) ? SLOW : 1
      const is = beat.sums ? "adding" : "told"
      await this.#show(next, { is, scene: beat.scene }, left, true)
      left = { ...left, rolled: [], seals: [], revealed: [], broken: is === "told" ? [] : left.broken }
      this.beat = { ...beat, slow: this.#slow }
      this.spoken = beat.text
      if (!this.#course.silent) play(beat, nth)
      air.mark(beat)
      await this.#read(beat)
      if (jumps !== this.#jumps) break
    }
    this.beat = null
    this.#slow = 1
    this.waiting = false
    air.mark(null)
    return left
  }

  /** Shows a beat for its reading time, or until somebody goes on. */
  async #read(beat: Beat): Promise<void> {
    const pace = this.#pace * this.#slow
    if (!settings.still && this.board) void this.#motion.mark(this.board, beat, pace)
    if (beat.is !== "pause" || !this.#course.waits?.()) return this.#motion.pause(lengthOf(beat), pace)
    this.waiting = true
    await new Promise<void>((done) => (this.#goOn = done))
  }

  /** Whether a beat belongs to the last blow of a match, which is shown in slow motion. */
  #isLast({ is }: Beat): boolean {
    return BLOWS.includes(is) && this.#endsNow
  }

  /** Whether the match ends with the action that is shown. */
  get #endsNow(): boolean {
    let last = this.#last?.scene
    for (const { scene } of this.#queue) {
      if (!last || last.over || isAnother(last, scene)) break
      last = scene
    }
    return last?.over ?? false
  }

  /** The pace of beats, which never speed up, so that each can be read. */
  get #pace(): number {
    return Math.min(settings.pace, this.#course.most?.() ?? settings.pace)
  }

  /** A new action begins: its pace and holds start afresh. */
  #begin(): void {
    this.#held = 0
    this.#tempo.begin()
  }

  #stages(was: Scene, scene: Scene, change: Difference): Stage[] {
    return this.#hurried || settings.still ? [{ is: "told", scene }] : stages(was, scene, change)
  }

  /** Whether nothing is animated now. */
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
    if (!this.#course.silent && !later && !this.#late && !document.hidden) soundOf(change, scene)
    if (!board || this.#isHasty) return
    if (settings.still) return void (await this.#motion.fade(board, [...change.rolled, ...change.revealed]))
    await Promise.all([
      this.#motion.reveal(board, before, change),
      this.#motion.travel(board, before, new Set(change.revealed)),
      is === "rolling" ? this.#motion.roll(board, scene, change.rolled) : null,
      this.#motion.break(board, breaking),
    ])
    if (is === "rolling" && !this.#isHasty) await this.#motion.pause(BEAT)
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
