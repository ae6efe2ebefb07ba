/** Emails about your turn when no notification reaches you: this browser's address, confirmed by a link. */
import { askForMail, deleteMail, mailSeat, mailState, words } from "../server/api"
import type { MailState, SeatTicket } from "../server/types.gen"
import { newSecret, unfinishedTables } from "./ownTables"
import { store, stored } from "./storage"

const KEY = "warbones.mail"

const NONE: MailState = { offered: false, address: "", confirmed: false }

class Mail {
  /** The key of this browser's address; "" if it has given none. */
  #key = $state(stored(KEY, ""))
  #state = $state.raw(NONE)
  busy = $state(false)
  problem = $state("")

  get offered(): boolean {
    return this.#state.offered === true
  }

  /** The address that this browser has given, possibly unconfirmed; "" for none. */
  get address(): string {
    return this.#state.address ?? ""
  }

  get confirmed(): boolean {
    return this.#state.confirmed === true
  }

  /** Checks whether emails are offered, and whether the address has been confirmed or deleted meanwhile. */
  async look(): Promise<void> {
    this.#state = await mailState(this.#key).catch(() => NONE)
  }

  /** Gives an address, which gets a link to confirm it; it is deleted with the player of the key `player`. */
  async ask(address: string, player: string): Promise<void> {
    await this.#run(async () => {
      const key = this.#key || newSecret()
      this.#state = await askForMail({ key, address, player })
      this.#set(key)
      for (const { table, seats } of unfinishedTables()) await this.tell(table, seats)
    })
  }

  async stop(): Promise<void> {
    await this.#run(async () => {
      await deleteMail(this.#key)
      this.#set("")
      this.#state = { offered: true }
    })
  }

  /** Asks for emails about this device's seats, if it has given an address. */
  async tell(table: string, seats: readonly SeatTicket[]): Promise<void> {
    if (!this.#key) return
    for (const { token } of seats) await mailSeat(table, { token, key: this.#key }).catch(() => undefined)
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.busy = true
    this.problem = ""
    await work().catch((problem: unknown) => (this.problem = words(problem)))
    this.busy = false
  }

  #set(key: string): void {
    this.#key = key
    store(KEY, key)
  }
}

export const mail = new Mail()
