/** The player of this browser: a key that is kept here and shown to nobody, with the name and mark that all may see. */
import { callPlayer, player, redeem, seatPlayer, takeOff, deletePlayer } from "./api"
import { keep, kept } from "../browser/storage"
import { keepName } from "../browser/lastName"
import { newSecret } from "../browser/ownTables"
import type { You } from "./api"
import type { SeatTicket } from "../server/types.gen"

const KEY = "warbones.player"
const WISH = "warbones.rated"

interface Kept {
  key: string
  name: string
  mark: string
}

const NOBODY: Kept = { key: "", name: "", mark: "" }

class Me {
  #kept = $state.raw<Kept>(kept(KEY, NOBODY))
  #wish = $state(kept(WISH, false))

  /** Whether this browser has a player. */
  get known(): boolean {
    return this.#kept.name !== ""
  }

  get key(): string {
    return this.#kept.key
  }

  get name(): string {
    return this.#kept.name
  }

  get mark(): string {
    return this.#kept.mark
  }

  /** What this person last wished of a match: that it counts. */
  get wish(): boolean {
    return this.known && this.#wish
  }

  set wish(wish: boolean) {
    this.#wish = wish
    keep(WISH, wish)
  }

  /** Begins under a name, or changes it. */
  async call(name: string, mark: string): Promise<You> {
    const key = this.#kept.key || newSecret()
    return this.#note(key, await callPlayer({ key, name, mark }))
  }

  async look(): Promise<You> {
    return this.#note(this.key, await player(this.key))
  }

  /** Brings a player over from another device; one that this browser had is left. */
  async bring(code: string): Promise<You> {
    const key = newSecret()
    return this.#note(key, await redeem({ code, key }))
  }

  async alone(): Promise<You> {
    return this.#note(this.key, await takeOff(this.key))
  }

  async remove(): Promise<void> {
    await deletePlayer(this.key)
    this.forget()
  }

  /** Leaves the player, who is as before elsewhere. */
  forget(): void {
    this.#kept = NOBODY
    keep(KEY, NOBODY)
    this.wish = false
  }

  /** Plays on a seat under this name, where there is one. Where that cannot be, the seat is as good without. */
  async sit(table: string, ticket: SeatTicket | undefined, rated: boolean): Promise<void> {
    if (!this.known || !ticket) return
    await seatPlayer(table, { token: ticket.token, key: this.key, rated }).catch(() => undefined)
  }

  #note(key: string, you: You): You {
    this.#kept = { key, name: you.name, mark: you.mark }
    keep(KEY, this.#kept)
    keepName(you.name)
    return you
  }
}

export const me = new Me()
