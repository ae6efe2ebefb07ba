/** One seat's line to its table: joins, sends intentions, and comes back by itself when the line breaks. */
import { read, type View } from "./scene"
import type { Act, ClientMessage, SeatTicket } from "./types.gen"

export type LineState = "connecting" | "open" | "lost" | "restarting" | "refused"

export interface Listener {
  onView(view: View): void
  onLine(line: LineState, problem: string): void
  /** An intention was answered: by "" when it was done, by the reason when it was not. */
  onAnswer(problem: string): void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 10_000
/** The code with which the server closes a line that may not be. */
const REFUSED = 4403
/** The code with which a server says that it will be back. */
const COME_BACK = 1012
const PATH = (table: string): string => `/api/tables/${encodeURIComponent(table)}/play`

export class Connection {
  #socket: WebSocket | null = null
  #since = 0
  #wait = FIRST_WAIT
  #timer = 0
  #pending: Act | null = null
  #closed = false
  #problem = ""
  #address: URL
  #token: string
  #listener: Listener

  constructor(table: string, ticket: SeatTicket, listener: Listener) {
    this.#address = new URL(PATH(table), location.href.replace(/^http/, "ws"))
    this.#token = ticket.token
    this.#listener = listener
    this.#open()
  }

  get isBusy(): boolean {
    return this.#pending !== null
  }

  act(number: number, action: string): void {
    this.#pending = { type: "act", id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, number, action }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send(this.#pending)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #open(): void {
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onopen = () => this.#join()
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = (event) => (event.code === REFUSED ? this.#end() : this.#lose(event.code))
  }

  #join(): void {
    this.#send({ type: "join", token: this.#token, since: this.#since })
    if (this.#pending) this.#send(this.#pending)
    this.#listener.onLine("open", "")
  }

  #send(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    this.#wait = FIRST_WAIT
    const message = read(text)
    if (message.type === "view") {
      this.#since = message.v
      this.#listener.onView(message)
    } else if (message.type === "accepted") this.#answered(message.id, "")
    else if (message.id) this.#answered(message.id, message.problem)
    else this.#problem = message.problem
  }

  #answered(id: string, problem: string): void {
    if (this.#pending?.id !== id) return
    this.#pending = null
    this.#listener.onAnswer(problem)
  }

  #end(): void {
    this.#closed = true
    this.#listener.onLine("refused", this.#problem)
  }

  #lose(code: number): void {
    if (this.#closed) return
    this.#listener.onLine(code === COME_BACK ? "restarting" : "lost", "")
    this.#timer = window.setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()))
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
  }
}
