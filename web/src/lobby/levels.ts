/** Bot levels. A game names its bots strongest first, and the random one last. */
import { store, stored } from "../browser/storage"

const KEY = "warbones.levels"

/** The bots in the order in which they are offered: from easiest to strongest, and the random one last. */
export const levels = (bots: string[]): string[] => [...bots.slice(0, -1).reverse(), ...bots.slice(-1)]

/** The bot that this browser played last, or the easiest. */
export function usualLevel(game: string, bots: string[]): string {
  const last = stored<Record<string, string>>(KEY, {})[game] ?? ""
  return bots.includes(last) ? last : (levels(bots)[0] ?? "")
}

export const noteLevel = (game: string, bot: string): void => store(KEY, { ...stored(KEY, {}), [game]: bot })
