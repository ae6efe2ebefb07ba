/** Sets up tables and goes to them. */
import { continueFile, continueMatch, openTable, sit, words } from "../server/api"
import { me } from "../club/player.svelte"
import { router } from "../browser/router.svelte"
import { saveTable } from "../browser/ownTables"
import type { TableRequest, TableTicket } from "../server/types.gen"

export class NewTable {
  busy = $state(false)
  problem = $state("")

  /** Sets up a table; `rated` asks for a rated match, which everybody must want. */
  set(request: TableRequest, rated = false): Promise<void> {
    return this.#go(() => openTable(request), rated)
  }

  sit(table: string, seat: number, rated = false): Promise<void> {
    return this.#go(() => sit(table, seat), rated)
  }

  /** Takes a seat that is given to this browser. */
  take(ticket: TableTicket | Promise<TableTicket>): Promise<void> {
    return this.#go(() => Promise.resolve(ticket), false)
  }

  /** Plays on from step `n` of a finished match: at `table`, or in `file` if `table` is "". */
  continue(table: string, file: string, n: number, seat: number | null): Promise<void> {
    return this.#go(() => (table ? continueMatch(table, n, seat) : continueFile(file, n, seat)), false)
  }

  async #go(ask: () => Promise<TableTicket>, rated: boolean): Promise<void> {
    this.busy = true
    this.problem = ""
    try {
      const ticket = await ask()
      await me.sit(ticket.table, ticket.seats[0], rated)
      if (ticket.seats.length) saveTable({ ...ticket, invites: ticket.invites ?? [] })
      router.go(`/${ticket.seats.length ? "table" : "watch"}/${encodeURIComponent(ticket.table)}`)
    } catch (problem) {
      this.problem = words(problem)
    }
    this.busy = false
  }
}
