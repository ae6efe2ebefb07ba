/** The addresses at which tables can be opened: the base of links, and whether the home network is let in. */
import { share, sharing as ask, words } from "../server/api"
import type { Sharing } from "../scene/scene"

export class Shared {
  /** The server's last answer; null before the first. */
  told = $state.raw<Sharing | null>(null)
  busy = $state(false)
  problem = $state("")
  #chosen = $state("")

  /** The base of links: the page's own address, unless the server knows a better one. */
  get base(): string {
    return this.addresses[0] ?? location.href
  }

  /** The addresses for other devices, the base of links first. */
  get addresses(): string[] {
    if (!this.told?.address) return []
    const all = [this.told.address, ...this.told.others]
    return [...all.filter((each) => each === this.#chosen), ...all.filter((each) => each !== this.#chosen)]
  }

  /** Only this machine can open the tables, and this page may change that. */
  get isAlone(): boolean {
    return (this.told?.local_only && this.told.may_change) ?? false
  }

  /** The home network is let in, and this page may close it again. */
  get isLent(): boolean {
    return (this.told?.open && this.told.may_change) ?? false
  }

  /** Makes another address the base of links. */
  choose(address: string): void {
    this.#chosen = address
  }

  /** Asks the server; without an answer, the previous one stays. */
  async ask(): Promise<void> {
    this.told = await ask().catch(() => this.told)
  }

  /** Opens the tables to the home network, or closes them again. */
  async share(open: boolean): Promise<void> {
    this.busy = true
    this.problem = ""
    await share({ open }).then(
      (told) => (this.told = told),
      (problem: unknown) => (this.problem = words(problem)),
    )
    this.busy = false
  }
}

export const shared = new Shared()
