/** A table as this browser has it: its seats' lines, the view that is shown, and the curtain between them. */
import { type Choice, touched } from "./choice"
import { Connection, type LineState } from "./connection"
import { Playback } from "./playback.svelte"
import type { Option, Scene, Seat, View } from "./scene"
import { type OwnTable, noteTable } from "./tables"
import { decision, nextTurn, type Turn } from "./turns"

export class Match {
  readonly playback = new Playback(() => this.#turn())
  /** The pieces picked so far. */
  choice = $state.raw<Choice>([])
  /** Why the last intention was not done. */
  refusal = $state("")
  /** An intention is on its way. */
  sending = $state(false)
  line = $state<LineState>("connecting")
  /** Why this browser may not sit here. */
  problem = $state("")
  /** The seat whose view comes next, once the board was looked at (`patient`) or covered. */
  next = $state.raw<Turn | null>(null)

  #views = $state.raw<ReadonlyMap<number, View>>(new Map())
  #connections = new Map<number, Connection>()
  #shown: number | null = null
  #opened = $state("")
  #own: OwnTable

  constructor(own: OwnTable) {
    this.#own = own
    for (const ticket of own.seats) this.#connections.set(ticket.seat, this.#connect(ticket))
  }

  get scene(): Scene | null {
    return this.playback.view?.scene ?? null
  }

  /** The seat that must take the device before anything is shown. */
  get curtain(): number | null {
    return this.next?.covered && !this.next.patient ? this.next.seat : null
  }

  /** The seat that is next while all may still look at the board. */
  get waiting(): number | null {
    if (this.next) return this.next.patient ? this.next.seat : null
    return this.#isUnopened(this.playback.view) ? this.#shown : null
  }

  /** A seat's plate as the others see it: a name, and not "you". */
  plateOf(seat: number): Seat | undefined {
    const others = [...this.#views.values()].filter((view) => view.scene.seat !== seat)
    return (others[0] ?? this.#views.get(seat))?.scene.seats.find((plate) => plate.seat === seat)
  }

  nameOf(seat: number): string {
    return this.plateOf(seat)?.name ?? ""
  }

  pick(id: string): void {
    const options = this.scene?.prompt.options ?? []
    void this.playback.shift(() => this.#choose(touched(options, this.choice, id)))
  }

  putBack(): void {
    void this.playback.shift(() => this.#choose([]))
  }

  act(action: Option["action"]): void {
    const view = this.playback.view
    const connection = this.#connections.get(this.#shown ?? -1)
    if (!view || !connection || this.sending) return
    this.refusal = ""
    this.sending = true
    connection.act(view.number, action)
  }

  /** Covers the board for the seat that is next. */
  cover(): void {
    const seat = this.waiting
    if (seat !== null) this.next = { seat, covered: true, patient: false }
  }

  /** The seat that was asked for sits before the screen now. */
  uncover(): void {
    if (this.next) this.#show(this.next.seat)
  }

  leave(): void {
    for (const connection of this.#connections.values()) connection.close()
  }

  #connect(ticket: OwnTable["seats"][number]): Connection {
    return new Connection(this.#own.table, ticket, {
      onView: (view) => this.#see(ticket.seat, view),
      onLine: (line, problem) => this.#hear(line, problem),
      onAnswer: (problem) => this.#answered(problem),
    })
  }

  #see(seat: number, view: View): void {
    this.#views = new Map(this.#views).set(seat, view)
    if (seat === this.#shown) {
      if (view.number !== this.playback.view?.number) this.#choose([])
      this.sending = false
      this.playback.push(view)
    }
    noteTable(this.#own.table, { status: view.scene.status, over: view.scene.over })
    this.#turn()
  }

  #turn(): void {
    if (this.playback.playing || this.#views.size < this.#connections.size || this.curtain !== null) return
    const turn = nextTurn([...this.#views.values()], this.#shown, this.#opened)
    if (turn && !turn.covered) void this.playback.shift(() => this.#show(turn.seat))
    else this.next = turn
  }

  #isUnopened(view: View | null): boolean {
    return view !== null && view.scene.prompt.secret && this.#connections.size > 1 && decision(view) !== this.#opened
  }

  #show(seat: number): void {
    const view = this.#views.get(seat)
    if (!view) return
    this.next = null
    this.#shown = seat
    this.#opened = decision(view)
    this.sending = false
    this.#choose([])
    void this.playback.open(view)
  }

  #choose(choice: Choice): void {
    this.choice = choice
    this.refusal = ""
  }

  #hear(line: LineState, problem: string): void {
    this.line = line
    this.problem = problem
  }

  #answered(problem: string): void {
    this.refusal = problem
    if (problem) this.sending = false
  }
}
