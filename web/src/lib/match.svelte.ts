/** A table as this browser has it: its seats' lines, the view that is shown, and the curtain between them. */
import { called, calledIn, namesOf } from "./called"
import { type Choice, NOTHING, offerOf, type Offer, settled, touched, unasked } from "./choice"
import { type Intention, Connection, isAnswer, type LineState } from "./connection"
import { Clocks } from "./clocks.svelte"
import { Neighbours } from "./neighbours.svelte"
import { Playback } from "./playback.svelte"
import { advised, advisedWay } from "./hinted"
import { note } from "./dice/noted"
import type { Hint, Odds, Option, Presence, Scene, Seat, View } from "./scene"
import { keepName } from "./names"
import { loseSeat, noteTable } from "./tables"
import { text } from "./text"
import { decision, nextTurn, type Turn } from "./turns"
import type { Ask, SeatTicket, TableTicket } from "./types.gen"

/** A seat and its key; `null` and "" to watch. */
export type Place = Omit<SeatTicket, "seat"> & { seat: number | null }

/** What is still to come from a list; `begins`: and then all that is asked before play begins. */
interface Plan {
  actions: readonly string[]
  begins: boolean
}

const NO_PLAN: Plan = { actions: [], begins: false }

const STRENGTH = "search"

/** Seats are told over lines of their own: only once all have heard, in milliseconds, it shows what is private. */
const SETTLING = 80

export class Match {
  readonly playback = new Playback(() => this.#turn())
  #connections = new Map<number | null, Connection>()
  readonly neighbours = new Neighbours(this.#connections)
  readonly clocks = new Clocks((seat) => this.#connections.has(seat))
  /** The pieces picked so far. */
  choice = $state.raw<Choice>([])
  /** Which of a prompt's ways is on the board. */
  way = $state(0)
  /** Why the last intention was not done. */
  refusal = $state("")
  /** An intention is on its way. */
  sending = $state(false)
  /** The server has been silent for a while after a click. */
  silent = $state(false)
  line = $state<LineState>("connecting")
  /** Why this browser may not sit here. */
  problem = $state("")
  /** What the bot would do now; `hinting` also while it is still thinking about it. */
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** The chances of the roll that was asked about. */
  odds = $state.raw<Odds | null>(null)
  /** The seat whose view comes next, once the board was looked at (`patient`) or covered. */
  next = $state.raw<Turn | null>(null)

  /** The names that people chose; the same as long as nobody chooses another one. */
  #chosen = $derived(JSON.stringify([...namesOf(this.neighbours.sitters)]))
  #names = $derived(new Map(JSON.parse(this.#chosen) as [string, string][]))
  #scene = $derived(this.playback.view ? called(this.playback.view.scene, this.#names) : null)
  #plans = $state.raw<ReadonlyMap<number | null, Plan>>(new Map())
  /** What follows the last answer at once. */
  #then: readonly string[] = []
  #views = $state.raw<ReadonlyMap<number | null, View>>(new Map())
  #shown: number | null | undefined
  #opened = $state("")
  #settling: ReturnType<typeof setTimeout> | undefined
  #table: string
  #rematch: TableTicket[] = []
  /** The seats whose share of the dice is on its way, or there. */
  #brought = new Set<number | null>()
  #onRematch: (tickets: TableTicket[]) => void

  /** `onRematch` is told every seat that this browser has at the next table. */
  constructor(table: string, places: Place[], onRematch: (tickets: TableTicket[]) => void) {
    this.#table = table
    this.#onRematch = onRematch
    for (const place of places) this.#connections.set(place.seat, this.#connect(place))
  }

  /** What is shown, in the names that people chose. */
  get scene(): Scene | null {
    return this.#scene
  }

  /** What was told last and what is asked, for those who listen. */
  get spoken(): string {
    return calledIn(this.playback.spoken, this.#names)
  }

  /** The seat that must take the device before anything is shown. */
  get curtain(): number | null {
    return this.next?.covered && !this.next.patient ? this.next.seat : null
  }

  /** The seat that is next while all may still look at the board. */
  get waiting(): number | null {
    if (this.next) return this.next.patient ? this.next.seat : null
    return this.#isUnopened(this.playback.view) ? (this.#shown ?? null) : null
  }

  /** The seat whose view is shown; null to watch. */
  get seat(): number | null {
    return this.scene?.seat ?? null
  }

  /** A seat's plate as the others see it: a name, and not "you". */
  plateOf(seat: number): Seat | undefined {
    const others = [...this.#views.values()].filter((view) => view.scene.seat !== seat)
    const plate = (others[0] ?? this.#views.get(seat))?.scene.seats.find((plate) => plate.seat === seat)
    return plate && called(plate, this.#names)
  }

  nameOf(seat: number): string {
    return this.plateOf(seat)?.name ?? ""
  }

  /** Puts the names that people chose into what is told beside the scene. */
  called<T>(said: T): T {
    return called(said, this.#names)
  }

  /** What can be chosen now. */
  get offer(): Offer {
    return this.scene ? offerOf(this.scene.prompt, this.way) : NOTHING
  }

  /** Lays another way on the board. */
  goBy(way: number): void {
    this.#choose([])
    this.way = way
  }

  pick(id: string): void {
    const choice = touched(this.offer, this.choice, id)
    const [only] = this.scene?.prompt.direct ? settled(this.offer, choice) : []
    if (only) this.act(only.action)
    else void this.playback.shift(() => this.#choose(choice))
  }

  /** Takes the last choice of an action back, where nobody else is concerned; says whether that could be. */
  stepBack(): boolean {
    if (this.choice.length || this.neighbours.stepsBack === null || this.sending) return false
    this.ask("undo")
    return true
  }

  /** What the shown seat has still to take from a list, as actions. */
  get plan(): readonly string[] {
    return this.#planOf(this.seat).actions
  }

  /** The shown seat has taken a ready list, and all is answered for it until play begins. */
  get begins(): boolean {
    return this.#planOf(this.seat).begins
  }

  /** Takes what is on a list, one after the other as the shown seat is asked for it. */
  takeFrom(actions: readonly string[], begins = false): void {
    this.#plans = new Map(this.#plans).set(this.seat, { actions, begins })
  }

  /** Takes the next thing on the list, where one is asked for. */
  takeNext(): void {
    const prompt = this.scene?.prompt
    const { begins } = this
    const [next, ...others] = this.plan
    if (prompt?.kind !== "choose" || this.sending || this.playback.playing || !(begins || next)) return
    const offered = prompt.options.some((option) => option.action === next)
    if (next && prompt.lists && offered) {
      this.takeFrom(others, begins)
      this.act(next)
    } else if (begins && prompt.follow) this.act(prompt.follow)
    else if (prompt.lists && next) {
      this.takeFrom([])
      this.refusal = text.lists.gone(prompt.lists.entries.find((entry) => entry.action === next)?.word ?? next)
    } else if (begins) this.takeFrom([])
  }

  #planOf(seat: number | null): Plan {
    return this.#plans.get(seat) ?? NO_PLAN
  }

  putBack(): void {
    void this.playback.shift(() => this.#choose([]))
  }

  /** Answers; `then` what follows that at once, where it is asked. */
  act(action: Option["action"], then: readonly string[] = []): void {
    this.#answer((connection, view) => connection.act(view.number, action), then)
  }

  /** Types in what real dice show. */
  roll(faces: number[]): void {
    this.#answer((connection, view) => connection.roll(view.typed, faces))
  }

  /** Writes down what came of a throw at a real table. */
  land(facts: string): void {
    this.#answer((connection, view) => connection.land(view.typed, facts))
  }

  #answer(send: (connection: Connection, view: View) => void, then: readonly string[] = []): void {
    const view = this.playback.view
    const connection = this.#connections.get(this.#shown ?? null)
    if (!view || !connection || this.sending) return
    this.refusal = ""
    this.sending = true
    this.#then = then
    send(connection, view)
  }

  /** A wish beside the game, of the seat that is shown or of the one that may wish it. */
  ask(what: Ask["what"]): void {
    const seat = what === "undo" ? (this.neighbours.stepsBack ?? this.neighbours.mayUndo) : this.seat
    this.refusal = ""
    this.#connections.get(seat ?? null)?.ask(what, what === "hint" || what === "bot" ? STRENGTH : "")
  }

  /** Asks what the bot would do, or puts its advice away. */
  advise(): void {
    if (this.hinting) return this.forgetHint()
    this.forgetOdds()
    this.hinting = true
    this.ask("hint")
  }

  /** Says a phrase of the catalogue, as the seat that is shown. */
  say(phrase: string): void {
    this.refusal = ""
    this.#connections.get(this.seat)?.say(phrase)
  }

  /** Has the seat that is shown called by a name. */
  call(name: string): void {
    this.refusal = ""
    this.#connections.get(this.seat)?.call(name)
  }

  /** Asks for the chances of the roll that `action` leads to; "": of what is advised, or else of the first option. */
  reckon(action: Option["action"]): void {
    this.refusal = ""
    const about = action || advised(this.hint)
    this.forgetHint()
    this.#connections.get(this.seat)?.ask("odds", "", about)
  }

  forgetHint(): void {
    this.hint = null
    this.hinting = false
  }

  forgetOdds(): void {
    this.odds = null
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
    clearTimeout(this.#settling)
    this.clocks.leave()
    for (const connection of this.#connections.values()) connection.close()
  }

  #connect({ seat, token }: Place): Connection {
    return new Connection(this.#table, token, {
      onView: (view) => this.#see(seat, view),
      onCompany: (company) => {
        this.neighbours.meet(seat, company)
        this.#bring(seat, company)
        noteTable(this.#table, { against: text.company.with(this.neighbours.others) })
      },
      onClocks: (clocks) => this.clocks.hear(clocks),
      onAgain: (ticket) => this.#gather(ticket),
      onHint: (hint) => seat === this.#shown && this.hinting && this.#hint(hint),
      onOdds: (odds) => seat === this.#shown && (this.odds = this.called(odds)),
      onLine: (line, problem) => (line === "carried" ? this.#lose(seat) : this.#hear(line, problem)),
      onAnswer: (intention, problem) => this.#answered(intention, problem),
      onSilent: (silent) => (this.silent = silent),
      onUnsent: (intention) => this.#answered(intention, text.link.unsent),
    })
  }

  /** Notes what is told of the dice, and brings what this browser brings to them. */
  #bring(seat: number | null, company: Presence): void {
    const share = note(this.#table, seat, company)
    if (!share || this.#brought.has(seat)) return
    this.#brought.add(seat)
    this.#connections.get(seat)?.bring(share)
  }

  #see(seat: number | null, view: View): void {
    this.#views = new Map(this.#views).set(seat, view)
    if (seat === this.#shown) {
      if (this.#goesOn(view)) return
      if (view.number !== this.playback.view?.number) {
        this.#anew()
        this.forgetHint()
      }
      this.sending = false
      if (this.#planOf(seat).begins) this.playback.jump(view)
      else this.playback.push(view)
    }
    const { title, game, status, over } = this.called(view.scene)
    const waits = [...this.#views.values()].some(({ scene }) => !["wait", "over"].includes(scene.prompt.kind))
    noteTable(this.#table, { title, game, status, over, waits })
    this.#turn()
  }

  /** Answers a view with what was to follow, and says whether it could: then it is not shown. */
  #goesOn(view: View): boolean {
    if (view.scene.moment) return false
    const actions = new Set(view.scene.prompt.options.map(({ action }) => action))
    const at = this.#then.findIndex((action) => actions.has(action))
    const [next, ...others] = at < 0 ? [] : this.#then.slice(at)
    this.#then = others
    if (!next) return false
    if (view.scene.log.length > (this.scene?.log.length ?? 0))
      this.playback.push({ ...view, scene: { ...view.scene, prompt: unasked(view.scene.prompt) } })
    this.#connections.get(view.scene.seat)?.act(view.number, next)
    return true
  }

  #turn(settled = false): void {
    clearTimeout(this.#settling)
    if (this.playback.playing || this.#views.size < this.#connections.size || this.curtain !== null) return
    const turn = nextTurn([...this.#views.values()], this.#shown, this.#opened)
    if (turn?.covered && !settled) this.#settling = setTimeout(() => this.#turn(true), SETTLING)
    else if (turn && !turn.covered) void this.playback.shift(() => this.#show(turn.seat))
    else this.next = turn
  }

  #isUnopened(view: View | null): boolean {
    return view !== null && view.scene.prompt.secret && this.#connections.size > 1 && decision(view) !== this.#opened
  }

  #show(seat: number | null): void {
    const view = this.#views.get(seat)
    if (!view) return
    this.next = null
    this.#shown = seat
    this.#opened = decision(view)
    this.sending = false
    this.forgetHint()
    this.#anew()
    void this.playback.open(view)
  }

  #choose(choice: Choice): void {
    this.forgetOdds()
    this.choice = choice
    this.refusal = ""
  }

  #hint(hint: Hint): void {
    this.hint = this.called(hint)
    if (this.scene && !this.choice.length) this.way = advisedWay(this.scene.prompt, hint, this.way)
  }

  #anew(): void {
    this.#choose([])
    this.way = 0
  }

  #hear(line: LineState, problem: string): void {
    this.line = line
    this.problem = problem
  }

  /** A seat was carried to another device: those that are left here play on. */
  #lose(seat: number | null): void {
    this.#connections.delete(seat)
    this.#views = new Map([...this.#views].filter(([other]) => other !== seat))
    this.neighbours.leave(seat)
    if (seat !== null) loseSeat(this.#table, seat, text.lobby.carried)
    const [other] = this.#connections.keys()
    if (other === undefined) this.#hear("carried", "")
    else if (this.#shown === seat && other !== null) this.next = { seat: other, covered: true, patient: false }
  }

  #answered(intention: Intention, problem: string): void {
    if (intention.type === "ask" && intention.what === "hint" && problem) this.forgetHint()
    if (intention.type === "call" && !problem) keepName(intention.name)
    if (intention.type === "share") return void (problem && this.#brought.clear())
    if (intention.type === "consent" && this.#connections.size > 1) return
    this.refusal = calledIn(problem, this.#names)
    if (!problem || !isAnswer(intention)) return
    this.sending = false
    this.#then = []
    const newest = this.#views.get(this.#shown ?? null)
    if (newest && newest.v > (this.playback.view?.v ?? 0)) this.playback.push(newest)
  }

  #gather(ticket: TableTicket): void {
    this.#rematch = [...this.#rematch, ticket]
    if (this.#rematch.length === this.#connections.size) this.#onRematch(this.#rematch)
  }
}
