/** One seat's connection to its table: joins, sends intentions, and reconnects by itself. */
import { Heartbeat, SOON } from "./heartbeat"
import { type TableSocket, transport } from "./transport"
import { type Company, NOBODY } from "../words/message"
import {
  companyOf,
  type ClockStates,
  type Presence,
  type Hint,
  type Odds,
  type Occupant,
  told,
  type View,
} from "../scene/scene"
import type * as Wire from "./types.gen"
import { closing } from "./types.gen"
import type {
  Act,
  Admit,
  Ask,
  NameChange,
  ClientMessage,
  Consent,
  Knock,
  Land,
  Roll,
  Say,
  ClientSeed,
  TableTicket,
} from "./types.gen"

export type LineState = "connecting" | "open" | "lost" | "restarting" | "refused" | "blocked" | "carried"
export type Aside = Ask | Consent | Say | NameChange | ClientSeed | Knock | Admit
/** The messages that answer a prompt of the game. */
export type Answer = Act | Roll | Land
export type Intention = Answer | Aside

export interface Listener {
  onView(view: View): void
  /** A name changed: the newest view under the new names. */
  onNames(view: View): void
  onCompany(company: Presence): void
  onClocks(clocks: ClockStates): void
  onAgain(ticket: TableTicket): void
  /** A guest's request for a seat was answered, with its ticket or with null. */
  onAdmission(ticket: TableTicket | null): void
  onHint(hint: Hint): void
  onOdds(odds: Odds): void
  onLine(line: LineState, problem: string): void
  /** An intention was answered. `problem` is "" if it was done, else the reason, which follows from `rules`. */
  onAnswer(intention: Intention, problem: string, rules: readonly string[]): void
  /** A request was pending when the connection broke, and is dropped: only answers to the game are sent again. */
  onUnsent(intention: Aside): void
  /** The server has not answered an intention for a while, or has answered it after all. */
  onSilent(silent: boolean): void
}

/** Milliseconds of silence from the server before the page says so. */
const SILENCE = 2000
const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** The codes after which it does not reconnect. */
const ENDED: Readonly<Record<number, LineState>> = {
  [closing.REFUSED]: "refused",
  [closing.BLOCKED]: "blocked",
  [closing.CARRIED]: "carried",
}
const PATH = (table: string): string => `/api/tables/${encodeURIComponent(table)}/play?version=4&words=none`

/** Whether an intention needs a bot's search or a calculation, which take time. */
const isSlow = (intention: Intention): boolean =>
  intention.type === "ask" && (intention.what === "hint" || intention.what === "odds")

export const isAnswer = (intention: Intention): intention is Answer => ["act", "roll", "land"].includes(intention.type)

const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`

export class Connection {
  #socket: TableSocket | null = null
  #since = 0
  /** The newest view with the whole log, as messages, and the same in words. */
  #newest: Wire.View | null = null
  #worded: View | null = null
  /** The people at the table, for the names in messages without a scene. */
  #company: Company = NOBODY
  #wait = FIRST_WAIT
  #timer = 0
  #pending = new Map<string, Intention>()
  #overdue = new Map<string, number>()
  #closed = false
  #problem = ""
  #path: string
  #token: string
  #listener: Partial<Listener>
  #heartbeat = new Heartbeat(
    () => this.#tell(),
    () => this.#abandon(),
  )
  /** The pending decision and when it arrived, which gives the thinking time. */
  #due = { number: -1, heard: 0 }

  /** `token` is a seat's key, or "" to watch. */
  constructor(table: string, token: string, listener: Partial<Listener>) {
    this.#path = PATH(table)
    this.#token = token
    this.#listener = listener
    addEventListener("online", this.#hurry)
    document.addEventListener("visibilitychange", this.#look)
    this.#open()
  }

  act(number: number, action: string): void {
    const thought = number === this.#due.number ? Math.round(performance.now() - this.#due.heard) : null
    this.#intend({ type: "act", id: newId(), number, action, thinking_time: thought })
  }

  /** Sends the faces of real dice, of which the first is number `number`. */
  roll(number: number, faces: number[]): void {
    this.#intend({ type: "roll", id: newId(), number, faces })
  }

  /** Sends how the dice lie after a throw at a real table. */
  land(number: number, facts: string): void {
    this.#intend({ type: "land", id: newId(), number, facts })
  }

  /** Asks for something other than a move; the answer to an earlier, pending hint is dropped. */
  ask(what: Ask["what"], bot = "", action = ""): void {
    for (const each of this.#pending.values())
      if (what === "hint" && each.type === "ask" && each.what === what) this.#pending.delete(each.id)
    this.#intend({ type: "ask", id: newId(), what, bot, action })
  }

  consent(wish: number, yes: boolean): void {
    this.#intend({ type: "consent", id: newId(), proposal: wish, yes })
  }

  say(phrase: string): void {
    this.#intend({ type: "say", id: newId(), phrase })
  }

  call(name: string): void {
    this.#intend({ type: "name", id: newId(), name })
  }

  /** Sends a client seed of 64 hexadecimal digits for the table's dice. */
  bring(share: string): void {
    this.#intend({ type: "client_seed", id: newId(), seed: share })
  }

  /** Announces somebody without a seat to the people at the table. */
  knock(guest: Omit<Knock, "type" | "id">): void {
    this.#intend({ type: "knock", id: newId(), ...guest })
  }

  /** Gives the seat of a link to a guest, or declines if `token` is "". */
  admit(guest: number, token: string): void {
    this.#intend({ type: "admit", id: newId(), guest, token })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#heartbeat.stop()
    for (const id of this.#overdue.keys()) this.#settle(id)
    removeEventListener("online", this.#hurry)
    document.removeEventListener("visibilitychange", this.#look)
    this.#leave()
  }

  /** Closes the connection and ignores later messages. */
  #leave(): void {
    const socket = this.#socket
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  #intend(intention: Intention): void {
    this.#pending.set(intention.id, intention)
    if (!isSlow(intention)) this.#expect(intention.id)
    if (this.#isOpen) {
      this.#send(intention)
      if (!isSlow(intention)) this.#heartbeat.expect()
    } else if (!isAnswer(intention)) this.#drop(intention)
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  #open(): void {
    const socket = transport.connect(this.#path)
    this.#socket = socket
    socket.onopen = () => this.#join()
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = ({ code }) => this.#ended(code)
    this.#heartbeat.expect()
  }

  #join(): void {
    this.#send({ type: "join", token: this.#token, since: this.#since, visible: !document.hidden, words: "none" })
    for (const intention of this.#pending.values()) this.#send(intention)
    this.#heartbeat.heard()
    this.#heartbeat.expect()
    this.#listener.onLine?.("open", "")
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    this.#wait = FIRST_WAIT
    this.#heartbeat.heard()
    const wire = JSON.parse(text) as Wire.ServerMessage
    const message = told(wire, this.#company)
    switch (message.type) {
      case "view":
        return this.#see(wire as Wire.View, message)
      case "presence":
        this.#listener.onCompany?.(message)
        return this.#name(message.occupants)
      case "clocks":
        return this.#listener.onClocks?.(message)
      case "rematch":
        return this.#listener.onAgain?.(message.ticket)
      case "admission":
        return this.#listener.onAdmission?.(message.ticket)
      case "hint":
        this.#listener.onHint?.(message)
        return this.#answered(message.id, "")
      case "odds":
        this.#listener.onOdds?.(message.odds)
        return this.#answered(message.id, "")
      case "accepted":
        return this.#answered(message.id, "")
      case "refused":
        if (message.id) this.#answered(message.id, message.problem, message.rules)
        else this.#problem = message.problem
    }
  }

  /** Completes a view's log: the server sends only lines that the view before did not have. */
  #see(wire: Wire.View, view: View): void {
    const lines = <T>(before: readonly T[] | undefined, more: readonly T[] = []): T[] => [
      ...(before ?? []).slice(0, view.log_from),
      ...more,
    ]
    this.#newest = { ...wire, scene: { ...wire.scene, log: lines(this.#newest?.scene.log, wire.scene.log) } }
    view.scene.log = lines(this.#worded?.scene.log, view.scene.log)
    this.#worded = view
    this.#company = companyOf(wire.scene.seats, this.#company.chosen)
    this.#since = view.v
    if (view.number !== this.#due.number) this.#due = { number: view.number, heard: performance.now() }
    this.#listener.onView?.(view)
  }

  /** Puts everything into words again, since somebody changed their name. */
  #name(sitters: readonly Occupant[]): void {
    const chosen: string[] = []
    for (const { seat, chosen_name: called } of sitters) chosen[seat] = called
    if (!this.#newest) return void (this.#company = { ...this.#company, chosen })
    if (chosen.join() === this.#company.chosen.join()) return
    this.#company = companyOf(this.#newest.scene.seats, chosen)
    this.#worded = told(this.#newest, this.#company) as View
    this.#listener.onNames?.(this.#worded)
  }

  #answered(id: string, problem: string, rules: readonly string[] = []): void {
    this.#settle(id)
    const intention = this.#pending.get(id)
    if (this.#pending.delete(id) && intention) this.#listener.onAnswer?.(intention, problem, rules)
  }

  /** Starts to wait for an answer. */
  #expect(id: string): void {
    this.#overdue.set(
      id,
      window.setTimeout(() => this.#listener.onSilent?.(true), SILENCE),
    )
  }

  #settle(id: string): void {
    clearTimeout(this.#overdue.get(id))
    this.#overdue.delete(id)
    if (this.#overdue.size === 0) this.#listener.onSilent?.(false)
  }

  #drop(intention: Aside): void {
    this.#settle(intention.id)
    this.#pending.delete(intention.id)
    this.#listener.onUnsent?.(intention)
  }

  #ended(code: number): void {
    const ended = ENDED[code]
    if (!ended) return this.#lose(code)
    this.close()
    this.#listener.onLine?.(ended, this.#problem)
  }

  #lose(code: number): void {
    if (this.#closed) return
    this.#heartbeat.stop()
    for (const intention of this.#pending.values()) if (!isAnswer(intention)) this.#drop(intention)
    this.#listener.onLine?.(code === closing.COME_BACK ? "restarting" : "lost", "")
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }

  /** Drops a dead connection without waiting for the browser to notice. */
  #abandon(): void {
    this.#leave()
    this.#lose(0)
  }

  /** Tells the server whether the page is visible; people who do not see it get notifications. */
  #tell(): void {
    this.#send({ type: "visibility", id: newId(), visible: !document.hidden })
  }

  /** A person who returns to the page may find a connection that broke meanwhile. */
  #look = (): void => {
    if (!this.#isOpen) return
    if (document.hidden) this.#tell()
    else this.#heartbeat.ask(SOON)
  }

  /** Reconnects immediately: the network is back, or has changed. */
  #hurry = (): void => {
    if (this.#isOpen) return this.#heartbeat.ask(SOON)
    if (this.#socket?.readyState !== WebSocket.CLOSED) this.#abandon()
    clearTimeout(this.#timer)
    this.#open()
  }
}
