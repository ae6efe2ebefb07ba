/** Setting a table and going to it. */
import { openTable, sit, words } from "./api"
import { router } from "./router.svelte"
import { keepTable } from "./tables"
import type { TableRequest, TableTicket } from "./types.gen"

export class Starting {
  busy = $state(false)
  problem = $state("")

  set(request: TableRequest): Promise<void> {
    return this.#go(() => openTable(request))
  }

  sit(table: string, seat: number): Promise<void> {
    return this.#go(() => sit(table, seat))
  }

  async #go(ask: () => Promise<TableTicket>): Promise<void> {
    this.busy = true
    this.problem = ""
    try {
      const ticket = await ask()
      if (ticket.seats.length) keepTable({ ...ticket, invites: ticket.invites ?? [] })
      router.go(`/${ticket.seats.length ? "table" : "watch"}/${encodeURIComponent(ticket.table)}`)
    } catch (problem) {
      this.problem = words(problem)
    }
    this.busy = false
  }
}
