/** The server's HTTP answers. Every failure is a `Problem` with a sentence for people. */
import { filled, type Games, type Preparing } from "./scene"
import { text } from "./text"
import type * as Wire from "./types.gen"

export class Problem extends Error {}

export const games = async (): Promise<Games> => filled("Games", await ask<Wire.Games>("/api/games"))

export const preparing = async (): Promise<Preparing> =>
  filled("Preparing", await ask<Wire.Preparing>("/api/preparing"))

export const rulebook = (game: string): Promise<Wire.Rulebook> => ask(`/api/games/${encodeURIComponent(game)}/rules`)

export const openTable = (request: Wire.TableRequest): Promise<Wire.TableTicket> =>
  ask("/api/tables", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(request) })

async function ask<Answer>(path: string, request?: RequestInit): Promise<Answer> {
  const response = await fetch(path, request).catch(() => null)
  const answer: unknown = await response?.json().catch(() => null)
  if (response?.ok && answer) return answer as Answer
  throw new Problem((answer as Wire.Problem | null)?.problem ?? text.failure)
}
