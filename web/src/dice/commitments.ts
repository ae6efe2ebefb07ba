/** The commitments this browser saw before the first roll, and the client seeds it sent: stored for the check. */
import type { Presence } from "../scene/scene"
import { store, stored } from "../browser/storage"
import { hex } from "./hash"
import type { Noted } from "./check"

const KEY = "warbones.dice"
const KEPT = 40
const BYTES = 32

type All = Record<string, Noted>

export const notedAt = (table: string): Noted | null => stored<All>(KEY, {})[table] ?? null

/**
 * Stores what a table publishes about its dice, the first time it does so.
 *
 * Returns the client seed to send for `seat` now, or "". It is created only once, after the commitment was stored.
 */
export function note(table: string, seat: number | null, { dice: seal, by_hand: byHand = false }: Presence): string {
  if (!seal) return ""
  const { [table]: known, ...others } = stored<All>(KEY, {})
  const noted = known ?? { commitment: seal.commitment, own: {}, shares: [], byHand }
  const awaited = seat !== null && seal.awaited.includes(seat)
  const share = awaited ? (noted.own[seat] ?? hex(crypto.getRandomValues(new Uint8Array(BYTES)))) : ""
  const own = share && seat !== null ? { ...noted.own, [seat]: share } : noted.own
  const shares = noted.shares.length ? noted.shares : seal.client_seeds
  const changed = !known || own !== noted.own || shares !== noted.shares
  if (changed)
    store(KEY, Object.fromEntries([...Object.entries(others).slice(1 - KEPT), [table, { ...noted, own, shares }]]))
  return share
}
