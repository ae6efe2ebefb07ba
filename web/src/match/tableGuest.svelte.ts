/** Somebody who has no seat at a table yet: they see its board, and the people there see that they have come. */
import { Connection } from "../server/connection"
import type { Occupant, Scene } from "../scene/scene"
import type { Knock, TableTicket } from "../server/types.gen"

export class TableGuest {
  scene = $state.raw<Scene | null>(null)
  sitters = $state.raw<Occupant[]>([])
  /** The answer to the request for a seat. */
  answer = $state<"" | "waits" | "declined">("")
  problem = $state("")

  #knock: Omit<Knock, "type" | "id"> | null = null
  #open = false
  #connection: Connection

  /** `onticket` gets the seat that somebody at the table gives away. */
  constructor(table: string, onticket: (ticket: TableTicket) => void = () => undefined) {
    this.#connection = new Connection(table, "", {
      onView: ({ scene }) => (this.scene = scene),
      onNames: ({ scene }) => (this.scene = scene),
      onCompany: ({ occupants }) => (this.sitters = occupants),
      onLine: (line) => this.#hear(line === "open"),
      onAnswer: (_, problem) => this.#answered(problem),
      onAdmission: (ticket) => (ticket ? onticket(ticket) : this.#end("declined")),
    })
  }

  /** Whether somebody with a seat is at the table now. */
  get isExpected(): boolean {
    return this.sitters.some(({ kind, connected }) => kind !== "bot" && connected)
  }

  /** Announces that the friend with the seat's link is looking at the invitation, or learning the rules. */
  come(what: "looks" | "learns", token: string): void {
    this.#say({ what, token, seat: 0, name: "", sends_client_seed: true })
  }

  ask(seat: number, name: string): void {
    this.answer = "waits"
    this.problem = ""
    this.#say({ what: "asks", token: "", seat, name, sends_client_seed: true })
  }

  leave(): void {
    this.#connection.close()
  }

  #say(knock: Omit<Knock, "type" | "id">): void {
    this.#knock = knock
    if (this.#open) this.#connection.knock(knock)
  }

  /** A new connection has to announce the guest again. */
  #hear(open: boolean): void {
    this.#open = open
    if (open && this.#knock) this.#connection.knock(this.#knock)
  }

  #answered(problem: string): void {
    if (problem && this.answer === "waits") this.#end("", problem)
  }

  #end(answer: "" | "declined", problem = ""): void {
    this.#knock = null
    this.answer = answer
    this.problem = problem
  }
}
