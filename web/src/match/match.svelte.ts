/** A table in this browser: the connections of its seats, the view that is shown, and the curtain between seats. */
import { Advice } from "./advice.svelte"
import { type Cited, cited } from "../scene/refusal"
import { type Choice, NOTHING, offerOf, type Offer, settled, touched, unasked } from "../scene/choice"
import { type Intention, Connection, isAnswer, type LineState } from "../server/connection"
import { Clocks } from "./clocks.svelte"
import { TablePresence } from "./presence.svelte"
import { Playback } from "../playback/playback.svelte"
import { advised, advisedWay } from "../scene/hints"
import { note } from "../dice/commitments"
import { type Plan, Plans } from "./purchasePlans.svelte"
import type { Hint, Option, Presence, Scene, Seat, View } from "../scene/scene"
import { Screen } from "./screen.svelte"
import { columned } from "../browser/settings.svelte"
import { saveName } from "../browser/lastName"
import { loseSeat, noteTable } from "../browser/ownTables"
import type { Ask, SeatTicket, TableTicket } from "../server/types.gen"
import { withOthers } from "../words/phrases"
import { say } from "../words/say"

/** A seat and its key; `null` and "" to watch. */
export type Place = Omit<SeatTicket, "seat"> & { seat: number | null }

/** The duration of beats while a clock runs, relative to normal speed. */
const HASTE = 0.45

const STRENGTH = "search"

const wordOf = (lists: Scene["prompt"]["lists"] | undefined, action: string): string =>
  lists?.entries.find((entry) => entry.action === action)?.word ?? action

/** The id of the piece being filled, so that answers for one piece are never applied to the next. */
const lastSpot = ({ filling }: Scene["prompt"]): string | undefined => filling?.spots.at(-1)?.piece

export class Match {
  #connections = new Map<number | null, Connection>()
  readonly playback = new Playback(() => this.screen.turn(), {
    waits: () => this.seat !== null && !this.clocks.told,
    most: () => (this.clocks.told ? HASTE : Infinity),
  })
  readonly screen = new Screen({
    playback: this.playback,
    seats: () => this.#connections.size,
    onshow: () => this.#turnTo(),
  })
  readonly plans = new Plans()
  readonly advice = new Advice(() => columned.current)
  readonly presence = new TablePresence(this.#connections)
  readonly clocks = new Clocks((seat) => this.#connections.has(seat))
  /** The pieces picked so far. */
  choice = $state.raw<Choice>([])
  /** The way of the prompt that is on the board. */
  way = $state(0)
  /** Why the last intention was refused. */
  refusal = $state.raw<Cited | null>(null)
  /** The option that needs confirmation before it is sent. */
  unsure = $state.raw<Option | null>(null)
  /** An intention is on its way. */
  sending = $state(false)
  /** The server has been silent for a while after a click. */
  silent = $state(false)
  line = $state<LineState>("connecting")
  /** Why this browser may not sit here. */
  problem = $state("")

  /** Actions to send right after the last answer. */
  #then: readonly string[] = []
  #table: string
  #rematch: TableTicket[] = []
  /** The seats whose client seed was sent. */
  #brought = new Set<number | null>()
  #onRematch: (tickets: TableTicket[], go: boolean) => void

  /** The rematch's table, if this browser arrived after the end of the match. */
  next = $state("")
  /** Play or a proposed rematch was seen here, so this page moves on to the rematch. */
  #saw = false

  /** `onRematch` gets this browser's seats at the next table, and whether to go there immediately. */
  constructor(table: string, places: Place[], onRematch: (tickets: TableTicket[], go: boolean) => void) {
    this.#table = table
    this.#onRematch = onRematch
    for (const place of places) this.#connections.set(place.seat, this.#connect(place))
  }

  get scene(): Scene | null {
    return this.playback.view?.scene ?? null
  }

  /** The last lines and the prompt, for screen readers. */
  get spoken(): string {
    return this.playback.spoken
  }

  /** The seat whose view is shown; null to watch. */
  get seat(): number | null {
    return this.scene?.seat ?? null
  }

  /** A seat's plate as the others see it, with its name instead of "you". */
  plateOf(seat: number): Seat | undefined {
    const others = this.screen.views.filter((view) => view.scene.seat !== seat)
    return (others[0] ?? this.screen.viewOf(seat))?.scene.seats.find((plate) => plate.seat === seat)
  }

  nameOf(seat: number): string {
    return this.plateOf(seat)?.name ?? ""
  }

  /** The choices now. */
  get offer(): Offer {
    if (!this.scene) return NOTHING
    return { ...offerOf(this.scene.prompt, this.way), filling: this.scene.prompt.filling }
  }

  /** Shows another of the prompt's ways on the board. */
  goBy(way: number): void {
    this.way = way
    this.#choose([])
  }

  pick(id: string): void {
    const choice = touched(this.offer, this.choice, id)
    const [only] = this.scene?.prompt.direct && !this.offer.filling ? settled(this.offer, choice) : []
    if (only) this.act(only.action)
    else void this.playback.shift(() => this.#choose(choice))
  }

  /** Undoes the last step of an action, if no other seat is affected; returns whether it could. */
  stepBack(): boolean {
    if (this.unsure) {
      this.confirm(false)
      return true
    }
    if (this.choice.length || this.presence.stepsBack === null || this.sending) return false
    this.ask("undo")
    return true
  }

  /** The rest of the shown seat's list. */
  get plan(): Plan {
    return this.plans.of(this.seat)
  }

  /** Buys everything on a list, one item at a time as the shown seat is asked. */
  takeFrom(actions: readonly string[], begins = false): void {
    this.plans.lay(this.seat, { actions, begins })
  }

  /** Buys the next item on the list, if the seat is asked for one. */
  takeNext(): void {
    const prompt = this.scene?.prompt
    const step = prompt && !this.sending && !this.playback.playing ? this.plans.take(this.seat, prompt) : null
    if (step && "act" in step) this.#send(step.act)
    else if (step) this.refusal = cited(say("web-lists-gone", { word: wordOf(prompt?.lists, step.gone) }))
  }

  /** Replaces the whole choice. */
  lay(choice: Choice): void {
    void this.playback.shift(() => this.#choose(choice))
  }

  putBack(): void {
    this.lay([])
  }

  /** Sends an action, after confirmation if it needs one; `then` are actions to send right after it. */
  act(action: Option["action"], then: readonly string[] = []): void {
    const option = this.scene?.prompt.options.find((each) => each.action === action)
    if (option?.confirm && this.unsure !== option) return void (this.unsure = option)
    this.#send(action, then)
  }

  /** Sends the action that awaits confirmation, or drops it. */
  confirm(yes: boolean): void {
    const option = this.unsure
    this.unsure = null
    if (option && yes) this.#send(option.action)
  }

  #send(action: Option["action"], then: readonly string[] = []): void {
    this.unsure = null
    this.#answer((connection, view) => connection.act(view.number, action), then)
  }

  /** Sends the faces of real dice. */
  roll(faces: number[]): void {
    this.#answer((connection, view) => connection.roll(view.typed, faces))
  }

  /** Sends how the dice lie after a throw at a real table. */
  land(facts: string): void {
    this.#answer((connection, view) => connection.land(view.typed, facts))
  }

  #answer(send: (connection: Connection, view: View) => void, then: readonly string[] = []): void {
    const view = this.playback.view
    const connection = this.#connections.get(this.screen.shown ?? null)
    if (!view || !connection || this.sending) return
    this.refusal = null
    this.sending = true
    this.#then = then
    send(connection, view)
  }

  /** Sends a request other than a move, from the seat that is shown or the one that may make it. */
  ask(what: Ask["what"]): void {
    const undoes = { undo: this.presence.stepsBack ?? this.presence.mayUndo, undo_turn: this.presence.mayUndoTurn }
    const seat = what === "undo" || what === "undo_turn" ? undoes[what] : this.seat
    this.refusal = null
    this.#connections.get(seat ?? null)?.ask(what, what === "hint" || what === "bot" ? STRENGTH : "")
  }

  /** Asks for the bot's advice, or puts it away. */
  advise(): void {
    this.advice.toggle(() => this.ask("hint"))
  }

  /** Gives the seat of a link to a guest, or declines if the link is "". */
  admit(guest: number, token: string): void {
    this.refusal = null
    this.#connections.get(this.seat)?.admit(guest, token)
  }

  /** Sends a phrase of the catalogue as the shown seat. */
  say(phrase: string): void {
    this.refusal = null
    this.#connections.get(this.seat)?.say(phrase)
  }

  /** Sets the name of the shown seat. */
  call(name: string): void {
    this.refusal = null
    this.#connections.get(this.seat)?.call(name)
  }

  /** Requests or hides the odds of the roll that `action` leads to; "" means the advised action, or else the first option. */
  requestOdds(action: Option["action"]): void {
    this.refusal = null
    const about = this.#rolledBy(action)
    this.advice.toggleOdds(about, () => this.#askOdds(about))
  }

  #rolledBy = (action: string): string => action || advised(this.advice.hint)

  #askOdds(about: string): void {
    this.#connections.get(this.seat)?.ask("odds", "", about)
  }

  leave(): void {
    this.screen.leave()
    this.clocks.leave()
    for (const connection of this.#connections.values()) connection.close()
  }

  #connect({ seat, token }: Place): Connection {
    return new Connection(this.#table, token, {
      onView: (view) => this.#see(seat, view),
      onNames: (view) => this.#rename(seat, view),
      onCompany: (company) => {
        this.presence.meet(seat, company)
        this.#saw ||= company.proposal?.what === "rematch"
        this.#bring(seat, company)
        noteTable(this.#table, { against: withOthers(this.presence.others) })
      },
      onClocks: (clocks) => this.clocks.hear(clocks),
      onAgain: (ticket) => this.#gather(ticket),
      onHint: (hint) => seat === this.screen.shown && this.advice.hinting && this.#hint(hint),
      onOdds: (odds) => seat === this.screen.shown && this.advice.hearOdds(odds),
      onLine: (line, problem) => (line === "carried" ? this.#lose(seat) : this.#hear(line, problem)),
      onAnswer: (intention, problem, rules) => this.#answered(intention, problem, rules),
      onSilent: (silent) => (this.silent = silent),
      onUnsent: (intention) => this.#answered(intention, say("web-link-unsent")),
    })
  }

  /** Stores the commitment of the dice, and sends this browser's client seed. */
  #bring(seat: number | null, company: Presence): void {
    const share = note(this.#table, seat, company)
    if (!share || this.#brought.has(seat)) return
    this.#brought.add(seat)
    this.#connections.get(seat)?.bring(share)
  }

  #see(seat: number | null, view: View): void {
    this.#saw ||= !view.scene.over
    this.screen.lay(seat, view)
    if (seat === this.screen.shown) {
      if (this.#goesOn(view)) return
      if (view.number !== this.playback.view?.number || view.scene.over) {
        this.#reset()
        this.advice.forgetHint()
      }
      this.sending = false
      if (this.plans.of(seat).begins) this.playback.jump(view)
      else this.playback.push(view)
    }
    const { title, game, status, over } = view.scene
    const waits = this.screen.views.some(({ scene }) => !["wait", "over"].includes(scene.prompt.kind))
    noteTable(this.#table, { title, game, status, over, waits })
    this.screen.turn()
  }

  /** Shows the newest view again, since a name has changed. */
  #rename(seat: number | null, view: View): void {
    this.screen.lay(seat, view)
    if (seat === this.screen.shown && this.playback.view) this.playback.push(view)
  }

  /** Sends the next queued action as the answer to a view, which is then not shown; returns whether there was one. */
  #goesOn(view: View): boolean {
    if (view.scene.moment) return false
    if (lastSpot(view.scene.prompt) !== (this.scene ? lastSpot(this.scene.prompt) : undefined)) this.#then = []
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

  /** Another seat's view is shown. */
  #turnTo(): void {
    this.sending = false
    this.advice.forgetHint()
    this.#reset()
  }

  #choose(choice: Choice): void {
    this.choice = choice
    this.unsure = null
    this.refusal = null
    const about = this.#rolledBy(settled(this.offer, choice)[0]?.action ?? "")
    this.advice.turnOdds(about, () => this.#askOdds(about))
  }

  #hint(hint: Hint): void {
    this.advice.hint = hint
    if (this.scene && !this.choice.length) this.way = advisedWay(this.scene.prompt, hint, this.way)
  }

  #reset(): void {
    this.advice.forgetOdds()
    this.way = 0
    this.#choose([])
  }

  #hear(line: LineState, problem: string): void {
    this.line = line
    this.problem = problem
  }

  /** A seat was moved to another device; the others here play on. */
  #lose(seat: number | null): void {
    this.#connections.delete(seat)
    const [other] = this.#connections.keys()
    this.screen.lose(seat, other)
    this.presence.leave(seat)
    if (seat !== null) loseSeat(this.#table, seat, say("web-lobby-carried"))
    if (other === undefined) this.#hear("carried", "")
  }

  #answered(intention: Intention, problem: string, rules: readonly string[] = []): void {
    if (intention.type === "ask" && intention.what === "hint" && problem) {
      if (!this.advice.hinting) return // play went on, and nobody is waiting for it
      this.advice.forgetHint()
    }
    if (intention.type === "ask" && intention.what === "odds" && problem) this.advice.loadingOdds = false
    if (intention.type === "name" && !problem) saveName(intention.name)
    if (intention.type === "client_seed") return void (problem && this.#brought.clear())
    if (intention.type === "consent" && this.#connections.size > 1) return
    this.refusal = problem ? cited(problem, rules) : null
    if (!problem || !isAnswer(intention)) return
    this.sending = false
    this.#then = []
    const { newest } = this.screen
    if (newest && newest.v > (this.playback.view?.v ?? 0)) this.playback.push(newest)
  }

  #gather(ticket: TableTicket): void {
    this.#rematch = [...this.#rematch, ticket]
    if (this.#rematch.length < this.#connections.size) return
    this.next = ticket.table
    this.#onRematch(this.#rematch, this.#saw)
  }
}
