/** The tables this browser has seats at. A seat's key is kept here and nowhere else, never in an address. */
import { store, stored } from "./storage"
import { now } from "../time/serverTime"
import { shared } from "../sharing/addresses.svelte"
import { say } from "../words/say"
import type { SeatTicket, TableTicket } from "../server/types.gen"

export interface OwnTable extends Required<TableTicket> {
  /** The time when this browser sat down, in milliseconds since 1970. */
  started: number
  /** The opponents, in words. */
  against: string
  /** The last line of the table's status that was seen, and whether the match is over. */
  status: string
  over: boolean
  /** Whether it waited for this browser when it was last seen. */
  waits: boolean
  /** The milliseconds left for an answer then, and the time of that reading; null if no clock ran. */
  left: number | null
  seen: number
  /** A seat of this browser was moved to another device. */
  carried: boolean
  /** The tournament that the table belongs to, and its title; "" without one. */
  event: string
  eventTitle: string
}

const KEY = "warbones.tables"
const KEPT = 30
const UNSEEN = {
  title: "",
  game: "",
  invites: [],
  against: "",
  status: "",
  over: false,
  waits: false,
  left: null,
  seen: 0,
  carried: false,
  event: "",
  eventTitle: "",
}

export const ownTables = (): OwnTable[] => stored<OwnTable[]>(KEY, []).map((own) => ({ ...UNSEEN, ...own }))

export const unfinishedTables = (): OwnTable[] => ownTables().filter(({ over }) => !over)

export const ownTable = (table: string): OwnTable | undefined => ownTables().find((own) => own.table === table)

/** Stores a ticket, adding its seats to a known table's. */
export function saveTable(ticket: Pick<OwnTable, "table" | "seats"> & Partial<OwnTable>): void {
  const known = ownTable(ticket.table)
  const seats = [...(known?.seats ?? []).filter((seat) => !ticket.seats.some(sameSeat(seat))), ...ticket.seats]
  const own: OwnTable = {
    ...UNSEEN,
    started: now(),
    ...known,
    ...ticket,
    carried: false,
    seats: seats.sort(bySeat),
  }
  write([own, ...ownTables().filter((other) => other.table !== own.table)].slice(0, KEPT))
}

export function noteTable(table: string, seen: Partial<OwnTable>): void {
  write(ownTables().map((own) => (own.table === table ? { ...own, ...seen } : own)))
}

/** A seat was moved to another device: its key no longer works here. */
export function loseSeat(table: string, lost: number, words: string): void {
  const seats = (ownTable(table)?.seats ?? []).filter(({ seat }) => seat !== lost)
  noteTable(table, { seats, carried: true, ...(seats.length ? {} : { status: words, waits: false }) })
}

/** The milliseconds left for an answer at `at`; null if no clock runs. */
export const leftAt = ({ left, seen, waits, over }: OwnTable, at: number): number | null =>
  left === null || !waits || over ? null : Math.max(0, left - (at - seen))

const RUNS = 1e12
/** A table's place in order of urgency: first those that wait for this browser, by the time left; finished ones last. */
export const urgency = (own: OwnTable): number =>
  own.over ? 3 * RUNS : own.waits ? Math.min(leftAt(own, now()) ?? RUNS, RUNS) : 2 * RUNS

/** The link back to the tournament that a table of this browser belongs to. */
export function tournamentOf(table: string): { address: string; words: string } | undefined {
  const { event = "", eventTitle: title = "" } = ownTable(table) ?? {}
  if (!event) return undefined
  return { address: `/tournament/${encodeURIComponent(event)}`, words: say("web-event-back-to", { title }) }
}

export const forgetTable = (table: string): void => write(ownTables().filter((own) => own.table !== table))

/** The invitation to the seat of `ticket`. Its key is behind the "#", which browsers never send. */
export const inviteLink = (table: string, ticket: SeatTicket): string =>
  new URL(`/join/${encodeURIComponent(table)}#${ticket.seat}.${ticket.token}`, shared.base).href

/** The seat and key behind an invitation's "#"; null if it is malformed. */
export function ticketOf(hash: string): SeatTicket | null {
  const [, seat, token] = /^#(\d+)\.([\w.~-]+)$/.exec(hash) ?? []
  return seat && token ? { seat: Number(seat), token } : null
}

const CLAIM = "warbones.claim"

/** The key for claiming the seat of a link; the same on a retry, since an answer may have been lost. */
export function secretFor(link: string): string {
  const last = stored(CLAIM, { link: "", secret: "" })
  const claim = last.link === link ? last : { link, secret: newSecret() }
  store(CLAIM, claim)
  return claim.secret
}

/** 24 random bytes in characters that an address may contain. */
export const newSecret = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(24))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")

const sameSeat = (one: SeatTicket) => (other: SeatTicket) => one.seat === other.seat

const bySeat = (one: SeatTicket, other: SeatTicket): number => one.seat - other.seat

const write = (tables: OwnTable[]): void => store(KEY, tables)
