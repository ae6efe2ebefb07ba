/** The server's answers on players, ratings and tournaments. Keys are sent in a header or a body, never in an address. */
import { ask, post, shown } from "../server/api"
import { filled, type Full } from "../scene/scene"
import type * as Wire from "../server/types.gen"

export type You = Full<Wire.You>
export type History = Full<Wire.History>
export type PastMatch = Full<Wire.PastMatch>
export type Leaders = Full<Wire.Leaders>
export type TablePlayers = Full<Wire.TablePlayers>
export type EventPage = Full<Wire.EventPage>
export type PairingCard = EventPage["rounds"][number][number]

export const player = async (key: string): Promise<You> => filled("You", await ask<Wire.You>("/api/player", shown(key)))

export const callPlayer = async (request: Wire.PlayerRequest): Promise<You> =>
  filled("You", await ask<Wire.You>("/api/player", post(request)))

export const redeem = async (request: Wire.Redeem): Promise<You> =>
  filled("You", await ask<Wire.You>("/api/player/redeem", post(request)))

export const takeOff = async (key: string): Promise<You> =>
  filled("You", await ask<Wire.You>("/api/player/alone", post({ key } satisfies Wire.PlayerKey)))

export const newCode = (key: string): Promise<Wire.PlayerCode> =>
  ask("/api/player/code", post({ key } satisfies Wire.PlayerKey))

export const deletePlayer = async (key: string): Promise<void> => {
  await ask("/api/player", { ...shown(key), method: "DELETE" })
}

export const history = async (key: string, before?: number): Promise<History> =>
  filled("History", await ask<Wire.History>(`/api/player/history${before ? `?before=${before}` : ""}`, shown(key)))

/** All data stored about a player, as the contents of a file. */
export const playerFile = async (key: string): Promise<string> =>
  JSON.stringify(await ask("/api/player/file", shown(key)), null, 2)

export const leaders = async (game: string, speed: string): Promise<Leaders> =>
  filled(
    "Leaders",
    await ask<Wire.Leaders>(`/api/leaders?game=${encodeURIComponent(game)}&speed=${encodeURIComponent(speed)}`),
  )

export const tablePlayers = async (table: string): Promise<TablePlayers> =>
  filled("TablePlayers", await ask<Wire.TablePlayers>(`${tableAt(table)}/players`))

export const seatPlayer = (table: string, request: Wire.Seating): Promise<Wire.TablePlayers> =>
  ask(`${tableAt(table)}/player`, post(request))

/** Your seat at a tournament's table. */
export const come = (table: string, request: Wire.Come): Promise<Wire.TableTicket> =>
  ask(`${tableAt(table)}/come`, post(request))

export const beginEvent = (request: Wire.EventRequest): Promise<Wire.EventCard> =>
  ask("/api/tournaments", post(request))

export const event = async (name: string, ...keys: string[]): Promise<EventPage> =>
  filled(
    "EventPage",
    await ask<Wire.EventPage>(eventAt(name), keys.some(Boolean) ? shown(...keys.filter(Boolean)) : {}),
  )

export const enterEvent = async (name: string, request: Wire.Enter): Promise<EventPage> =>
  filled("EventPage", await ask<Wire.EventPage>(`${eventAt(name)}/enter`, post(request)))

export const changeEvent = async (name: string, request: Wire.EventChange): Promise<EventPage> =>
  filled("EventPage", await ask<Wire.EventPage>(`${eventAt(name)}/change`, post(request)))

const tableAt = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

const eventAt = (name: string): string => `/api/tournaments/${encodeURIComponent(name)}`

/** The address of a tournament's results as a file. */
export const resultsAt = (name: string, kind: "csv" | "trf"): string => `${eventAt(name)}/results.${kind}`
