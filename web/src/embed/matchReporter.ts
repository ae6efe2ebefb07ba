/** Reports a match to the page around this one, as a spectator sees it: nobody's secrets are among it. */
import { Connection } from "../server/connection"
import type { View } from "../scene/scene"
import { sentence } from "../scene/sentences"
import { report } from "./frame"

export class MatchReporter {
  #connection: Connection
  #lines = 0
  #over = false

  constructor(table: string) {
    this.#connection = new Connection(table, "", { onView: (view) => this.#see(view) })
  }

  leave(): void {
    this.#connection.close()
  }

  #see({ scene }: View): void {
    for (const line of scene.log.slice(this.#lines))
      if (line.seat !== null)
        report({ type: "move", seat: line.seat, name: scene.seats[line.seat]?.name ?? "", text: sentence(line) })
    this.#lines = scene.log.length
    if (scene.ending && !this.#over) report({ type: "end", winners: scene.ending.winners, text: scene.ending.text })
    this.#over = scene.ending !== null
  }
}
