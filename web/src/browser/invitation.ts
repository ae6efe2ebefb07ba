/** The invitation open in this tab, stored because its key is removed from the address and the page may be reloaded. */
import { ticketOf } from "./ownTables"
import type { SeatTicket } from "../server/types.gen"

const KEY = "warbones.invitation"

/** The seat and key of an invitation to `table`, from the "#" of the address or from what this tab opened before. */
export function invitationTo(table: string, hash: string): SeatTicket | null {
  const place = `${KEY}.${table}`
  const ticket = ticketOf(hash)
  try {
    if (ticket) sessionStorage.setItem(place, hash)
    return ticket ?? ticketOf(sessionStorage.getItem(place) ?? "")
  } catch {
    return ticket // this browser stores nothing
  }
}
