/** What is in the air: whoever shows a space lets a flight be seen, and the points of each die be counted. */
import type { Calculation, Scene } from "../lib/scene"
import { type Flight, unpack } from "./flight"

export interface Pilot {
  /** Shows a flight that ends as `scene` is; resolves when it lies. */
  fly(scene: Scene, flight: Flight): Promise<void>
  /** Counts up, board by board, what each die adds. */
  count(calculation: Calculation): Promise<void>
  /** Ends either at once. */
  finish(): void
}

class Air {
  #pilot: Pilot | null = null

  /** Takes over; the returned function gives it back. */
  board(pilot: Pilot): () => void {
    this.#pilot = pilot
    return () => void (this.#pilot === pilot && (this.#pilot = null))
  }

  async fly(scene: Scene, packed: string[]): Promise<void> {
    for (const each of packed) await this.#pilot?.fly(scene, await unpack(each))
  }

  async count(scene: Scene): Promise<void> {
    const calculation = scene.calculations.at(-1)
    if (calculation?.conclusion) await this.#pilot?.count(calculation)
  }

  finish(): void {
    this.#pilot?.finish()
  }
}

export const air = new Air()
