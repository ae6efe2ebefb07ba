/** The seat that is shown among those of this browser, each seat's newest view, and the curtain between them. */
import type { Playback } from "../playback/playback.svelte"
import type { View } from "../scene/scene"
import { decision, nextTurn, type Turn } from "./seatTurns"

/** Milliseconds to wait for the connections of all seats before private things are shown. */
const SETTLING = 80

interface Told {
  readonly playback: Playback
  /** The number of seats with a connection. */
  seats(): number
  /** Another seat's view is about to be shown. */
  onshow(): void
}

export class Screen {
  /** The seat whose view comes next, after people have looked at the board (`patient`) or it has been covered. */
  next = $state.raw<Turn | null>(null)
  #views = $state.raw<ReadonlyMap<number | null, View>>(new Map())
  #shown: number | null | undefined
  /** The seat whose side of a shared board stays nearest. */
  first = $state<number | null>(null)
  #opened = $state("")
  #settling: ReturnType<typeof setTimeout> | undefined
  #told: Told

  constructor(told: Told) {
    this.#told = told
  }

  /** The seat that is shown; null to watch, undefined while nothing is shown yet. */
  get shown(): number | null | undefined {
    return this.#shown
  }

  /** Whether several people play at this screen. */
  get isShared(): boolean {
    return [...this.#views.keys()].filter((seat) => seat !== null).length > 1
  }

  get views(): View[] {
    return [...this.#views.values()]
  }

  /** The last view of the shown seat. */
  get newest(): View | undefined {
    return this.viewOf(this.#shown ?? null)
  }

  viewOf(seat: number | null): View | undefined {
    return this.#views.get(seat)
  }

  /** The seat that must take the device before anything is shown. */
  get curtain(): number | null {
    return this.next?.covered && !this.next.patient ? this.next.seat : null
  }

  /** The next seat, while everybody may still look at the board. */
  get waiting(): number | null {
    if (this.next) return this.next.patient ? this.next.seat : null
    return this.#isUnopened(this.#told.playback.view) ? (this.#shown ?? null) : null
  }

  /** Stores a seat's newest view. */
  lay(seat: number | null, view: View): void {
    this.#views = new Map(this.#views).set(seat, view)
  }

  /** Removes a seat that left this browser; returns the seat that takes over the screen, if one must. */
  lose(seat: number | null, other: number | null | undefined): void {
    this.#views = new Map([...this.#views].filter(([each]) => each !== seat))
    if (this.#shown === seat && other !== null && other !== undefined)
      this.next = { seat: other, covered: true, patient: false }
  }

  /** Covers the board for the seat that is next. */
  cover(): void {
    const seat = this.waiting
    if (seat !== null) this.next = { seat, covered: true, patient: false }
  }

  /** Confirms that the requested player is at the screen. */
  uncover(): void {
    if (this.next) this.#show(this.next.seat)
  }

  leave(): void {
    clearTimeout(this.#settling)
  }

  /** Turns to the next seat to decide when all views have arrived and been shown. */
  turn(settled = false): void {
    clearTimeout(this.#settling)
    const { playback, seats } = this.#told
    if (playback.playing || this.#views.size < seats() || this.curtain !== null) return
    const turn = nextTurn(this.views, this.#shown, this.#opened)
    if (turn?.covered && !settled) this.#settling = setTimeout(() => this.turn(true), SETTLING)
    else if (turn && !turn.covered) void playback.shift(() => this.#show(turn.seat))
    else this.next = turn
  }

  #isUnopened(view: View | null): boolean {
    return view !== null && view.scene.prompt.secret && this.#told.seats() > 1 && decision(view) !== this.#opened
  }

  #show(seat: number | null): void {
    const view = this.#views.get(seat)
    if (!view) return
    this.next = null
    this.#shown = seat
    this.first ??= seat
    this.#opened = decision(view)
    this.#told.onshow()
    void this.#told.playback.open(view)
  }
}
