/** The bots' searches, as the page's Python asks for them. */
import { BotWorker } from "./bots/client"
import type { Answer, Request } from "./bots/types"

export class Searches {
  #folder: string
  #worker: BotWorker | null = null

  private constructor(
    folder: string,
    /** The games whose searches are part of this site, as a JSON array. */
    readonly games: string,
  ) {
    this.#folder = folder
  }

  static async in(folder: string): Promise<Searches> {
    const found = await fetch(`${folder}games.json`)
    return new Searches(folder, found.ok ? await found.text() : "[]")
  }

  think(request: Request): Promise<Answer> {
    this.#worker ??= new BotWorker(this.#folder)
    return this.#worker.think(request)
  }

  /** The parameters of a game's search, as JSON. */
  async describe(game: string): Promise<string> {
    return (await fetch(`${this.#folder}${game}.json`)).text()
  }
}
