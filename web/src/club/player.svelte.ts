/** The player of this browser: a key that is kept here and shown to nobody, with the name and mark that all may see. */
import { callPlayer, player, redeem, seatPlayer, takeOff, deletePlayer } from "./api"
import { store, stored } from "../browser/storage"
import { saveName } from "../browser/lastName"
import { newSecret } from "../browser/ownTables"
import type { You } from "./api"
import type { SeatTicket } from "../server/types.gen"

const KEY = "warbones.player"
const WISH = "warbones.rated"

interface Stored {
  key: string
  name: string
  mark: string
}

const NOBODY: Stored = { key: "", name: "", mark: "" }

class Me {
  #stored = $state.raw<Stored>(stored(KEY, NOBODY))
  #wish = $state(stored(WISH, false))

  /** Whether this browser has a player. */
  get known(): boolean {
    return this.#stored.name !== ""
  }

  get key(): string {
    return this.#stored.key
  }

  get name(): string {
    return this.#stored.name
  }

  get mark(): string {
    return this.#stored.mark
  }

  /** The last choice for rated matches. */
  get wish(): boolean {
    return this.known && this.#wish
  }

  set wish(wish: boolean) {
    this.#wish = wish
    store(WISH, wish)
  }

  /** Creates the player under a name, or renames it. */
  async call(name: string, mark: string): Promise<You> {
    const key = this.#stored.key || newSecret()
    return this.#note(key, await callPlayer({ key, name, mark }))
  }

  async look(): Promise<You> {
    return this.#note(this.key, await player(this.key))
  }

  /** Moves a player here from another device; this browser's former player is signed out. */
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

  /** Signs out here; the player's other devices are unaffected. */
  forget(): void {
    this.#stored = NOBODY
    store(KEY, NOBODY)
    this.wish = false
  }

  /** Puts the player's name on a seat, if there is a player. If that fails, the seat works without it. */
  async sit(table: string, ticket: SeatTicket | undefined, rated: boolean): Promise<void> {
    if (!this.known || !ticket) return
    await seatPlayer(table, { token: ticket.token, key: this.key, rated }).catch(() => undefined)
  }

  #note(key: string, you: You): You {
    this.#stored = { key, name: you.name, mark: you.mark }
    store(KEY, this.#stored)
    saveName(you.name)
    return you
  }
}

export const me = new Me()
