/** Flights in progress: whatever draws the space shows them and counts the points of each die. */
import type { Beat } from "../playback/beats"
import type { Scene } from "../scene/scene"
import { type Flight, unpack } from "./flight"

export interface Pilot {
  /** Shows a flight on the way to `scene`, to be followed by `later` ones; resolves when the dice have come to rest. */
  fly(scene: Scene, flight: Flight, later: readonly Flight[], pace: number): Promise<void>
  /** Shows the points that a die adds to its board, and the boards' totals; null if nothing is counted. */
  mark(beat: Beat | null): void
  /** Ends a flight or a count at once. */
  finish(): void
  /** Forgets the flown dice: the current scene has their places. */
  rest(): void
}

class Air {
  #pilot: Pilot | null = null
  /** Counts calls of `fly` and `finish`, so that an earlier `fly` stops once there is a later one. */
  #turn = 0

  /** Makes `pilot` the one that shows flights, until the returned function is called. */
  board(pilot: Pilot): () => void {
    this.#pilot = pilot
    return () => void (this.#pilot === pilot && (this.#pilot = null))
  }

  /** Shows flights one after the other; resolves when the last one is over, or when they are ended. */
  async fly(scene: Scene, packed: readonly string[], pace: () => number): Promise<void> {
    const turn = ++this.#turn
    const flights = await Promise.all(packed.map(unpack))
    for (const [at, flight] of flights.entries()) {
      if (turn !== this.#turn) return
      await this.#pilot?.fly(scene, flight, flights.slice(at + 1), pace())
    }
  }

  mark(beat: Beat | null): void {
    this.#pilot?.mark(beat)
  }

  rest(): void {
    this.#pilot?.rest()
  }

  /** Ends all flights, including those still to come. */
  finish(): void {
    this.#turn++
    this.#pilot?.finish()
  }
}

export const air = new Air()
