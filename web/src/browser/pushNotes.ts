/** Storage for notifications, shared with the service worker, which cannot read the page's own storage. */
import type { OwnTable } from "./ownTables"

const NOTES = "push-notes"
const SEATS = "/push-notes/seats"
const REACHED = "/push-notes/reached"

/** Stores the keys of a browser's seats for the worker, which renews their subscription while no page is open. */
export async function noteSeats(tables: readonly OwnTable[]): Promise<void> {
  const seats = tables.flatMap(({ table, seats }) => seats.map(({ token }) => ({ table, token })))
  await (await caches.open(NOTES)).put(SEATS, Response.json(seats))
}

/** The time of this device's last notification, in milliseconds since 1970; 0 if it never got one. */
export async function lastReached(): Promise<number> {
  const found = await (await caches.open(NOTES)).match(REACHED)
  return found ? ((await found.json()) as number) : 0
}

export const forgetNotes = async (): Promise<void> => void (await caches.delete(NOTES))
