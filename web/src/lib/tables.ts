/** The tables this browser has seats at. A seat's key is kept here and nowhere else, never in an address. */
import { keep, kept } from "./kept"
import type { TableRequest, TableTicket } from "./types.gen"

export interface OwnTable extends TableTicket {
  request: TableRequest
  /** When it was started, in milliseconds since 1970. */
  started: number
  /** The last line of the table's status that was seen, and whether the match is over. */
  status: string
  over: boolean
}

const KEY = "warbones.tables"
const KEPT = 30

export const ownTables = (): OwnTable[] => kept<OwnTable[]>(KEY, [])

export const ownTable = (table: string): OwnTable | undefined => ownTables().find((own) => own.table === table)

export function keepTable(ticket: TableTicket, request: TableRequest): void {
  write([{ ...ticket, request, started: Date.now(), status: "", over: false }, ...ownTables()].slice(0, KEPT))
}

export function noteTable(table: string, seen: Pick<OwnTable, "status" | "over">): void {
  write(ownTables().map((own) => (own.table === table ? { ...own, ...seen } : own)))
}

export const forgetTable = (table: string): void => write(ownTables().filter((own) => own.table !== table))

const write = (tables: OwnTable[]): void => keep(KEY, tables)
