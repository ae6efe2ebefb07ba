/** A tournament as this browser sees it: polled, and controlled if this browser set it up. */
import { words } from "../server/api"
import { changeEvent, enterEvent, event, type EventPage, type PairingCard } from "./api"
import { keyOf } from "./organizerKeys"
import { me } from "./player.svelte"
import { poll } from "../server/poll"
import type { EventChange } from "../server/types.gen"
import { say } from "../words/say"

const EVERY = 3000

export class Tournament {
  page = $state.raw<EventPage | null>(null)
  problem = $state("")
  /** The server did not answer the last poll. */
  lost = $state(false)
  busy = $state(false)
  readonly name: string
  readonly #key: string

  /** Call during component setup. */
  constructor(name: string) {
    this.name = name
    this.#key = keyOf(name)
    poll(EVERY, () => this.look())
  }

  async look(): Promise<void> {
    await event(this.name, this.#key, me.key).then(
      (page) => {
        this.page = page
        this.lost = false
      },
      (error: unknown) => {
        this.lost = this.page !== null
        if (!this.page) this.problem = words(error)
      },
    )
  }

  change(what: EventChange["what"], more: Omit<EventChange, "key" | "what"> = {}): Promise<void> {
    return this.#do(() => changeEvent(this.name, { key: this.#key, what, ...more }))
  }

  /** Enters, or enters again after a withdrawal. */
  enter(): Promise<void> {
    return this.#do(() => enterEvent(this.name, { key: me.key }))
  }

  leave(): Promise<void> {
    return this.#do(() => changeEvent(this.name, { key: me.key, what: "leave" }))
  }

  addBot(bot: string): Promise<void> {
    return this.#do(() => enterEvent(this.name, { key: this.#key, bot }))
  }

  async byHand(name: string): Promise<boolean> {
    await this.#do(() => enterEvent(this.name, { key: this.#key, name }))
    return this.problem === ""
  }

  nameOf(entrant: number | null): string {
    const found = entrant === null ? undefined : this.page?.entrants[entrant]
    return found?.bot ? say("web-level-bot", { bot: found.bot }) : (found?.name ?? "")
  }

  /** The number of entrants, without bots and those who withdrew. */
  get here(): number {
    return this.page?.entrants.filter(({ withdrawn, bot }) => !withdrawn && !bot).length ?? 0
  }

  /** Your pairing in the last round. */
  get own(): PairingCard | undefined {
    const you = this.page?.you ?? null
    return this.page?.rounds.at(-1)?.find(({ first, second }) => you !== null && (first === you || second === you))
  }

  async #do(ask: () => Promise<EventPage>): Promise<void> {
    this.busy = true
    this.problem = ""
    await ask().catch((error: unknown) => (this.problem = words(error)))
    await this.look()
    this.busy = false
  }
}
