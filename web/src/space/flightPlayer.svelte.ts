/** Plays flights on whatever draws the space, with their sounds, and counts the points of each die. */
import type { Beat, Figure, Stamp } from "../playback/beats"
import { piecesOf, type Scene } from "../scene/scene"
import { hiss, thud } from "../playback/sounds"
import type { Pilot } from "./air"
import { spaceOf } from "./aim/aimState.svelte"
import { endOf, type Flight, poseAt, type Track } from "./flight"
import { Tween } from "./stage/animation"
import type { Pose, Vector } from "./vectors"

/** No dice, always the same set, so that what depends on it is not drawn again. */
const NONE: ReadonlySet<string> = new Set()
/** Seconds for which a die burns, and for which its name is shown. */
const BURN = 0.8
const SAID = 1.4
/** Seconds for which a flight's end is shown. */
const LOOKED = 0.15
/** The most seconds for a flight in which nothing burns: if its dice rock for a while, it is shown faster. */
const LONGEST_FLIGHT = 1.7

/** A die that burns, or did just now: its place, and the share that is gone (0 to 1). */
export interface Burning {
  piece: string
  at: Vector
  share: number
}

/** A renderer of dice in three dimensions. */
export interface Drawing {
  place(name: string, colour: string, pose: Pose): void
  burn(name: string, share: number): void
  draw(): void
}

export class FlightPlayer implements Pilot {
  /** The places of the dice in the air, for a picture from above. */
  flying = $state.raw<ReadonlyMap<string, Pose>>(new Map())
  /** The dice that burn, in the order in which they were touched. */
  burning = $state.raw<readonly Burning[]>([])
  gone = $state.raw<ReadonlySet<string>>(new Set())
  /** The number of times that all dice have come to rest, after which the drawing must match the scene again. */
  rested = $state(0)
  /** The beat that is shown. */
  #beat = $state.raw<Beat | null>(null)
  /** The same beat if a board is counted in it. */
  readonly #count = $derived(this.#beat?.is === "add" || this.#beat?.is === "sum" ? this.#beat : null)
  /** The stamp on a board. */
  readonly stamp: Stamp | null = $derived(this.#beat?.stamp ?? null)
  /** The board being counted: its seat, the points beside its dice, the dice that earn them, and the totals so far. */
  readonly counting: number | null = $derived(
    this.#count || this.#beat?.notes ? (this.#beat?.seat ?? null) : (this.stamp?.seat ?? null),
  )
  readonly figures: readonly Figure[] = $derived(this.#count?.figures ?? [])
  readonly lit: ReadonlySet<string> = $derived(this.#count ? new Set(this.#count.pieces) : NONE)
  readonly totals: ReadonlyMap<number, string> = $derived(
    new Map([...(this.#beat?.notes ?? [])].map(([seat, note]) => [seat, note?.figure ?? "0"])),
  )
  /** The point that the camera follows. */
  followed = $state.raw<Vector | null>(null)
  drawing: Drawing | null = null

  #tween = new Tween()

  async fly(scene: Scene, flight: Flight, later: readonly Flight[] = [], pace = 1): Promise<void> {
    const left = new Set(spaceOf(scene)?.bodies.map((body) => body.piece))
    for (const { piece } of later.flatMap(({ tracks }) => tracks)) left.add(piece)
    const colours = new Map(piecesOf(scene).map((piece) => [piece.id, piece.colour]))
    const burned = flight.tracks.filter(({ piece }) => !left.has(piece)).sort((one, other) => endOf(one) - endOf(other))
    const thrown = longest(flight.tracks)
    const heard = [...flight.impacts]
    const smoking = new Set(burned)
    const before = this.flying
    const seconds = Math.max(flight.seconds + LOOKED, ...burned.map((track) => endOf(track) + SAID))
    const slower = pace * (burned.length ? 1 : Math.min(1, LONGEST_FLIGHT / flight.seconds))
    await this.#tween.run(seconds * slower, (passed) => {
      const now = passed / slower
      while (heard[0] && heard[0].at <= now) thud(heard.shift()?.force ?? 0)
      for (const track of smoking) if (endOf(track) <= now && smoking.delete(track)) hiss()
      const poses = flight.tracks.flatMap((track): [Track, Pose][] => {
        const pose = poseAt(track, now)
        return pose ? [[track, pose]] : []
      })
      for (const [track, pose] of poses) this.drawing?.place(track.piece, colours.get(track.piece) ?? "", pose)
      this.flying = new Map([...before, ...poses.map(named)])
      this.#burn(burned, now)
      this.drawing?.draw()
      this.followed = poses.find(([track]) => track === thrown)?.[1].at ?? this.followed
    })
    this.followed = null
  }

  #burn(burned: readonly Track[], now: number): void {
    const touched = burned.filter((track) => endOf(track) <= now)
    this.burning = touched
      .filter((track) => now < endOf(track) + SAID)
      .map((track) => ({
        piece: track.piece,
        at: track.poses.at(-1)?.at ?? [0, 0, 0],
        share: Math.min((now - endOf(track)) / BURN, 1),
      }))
    for (const { piece, share } of this.burning) this.drawing?.burn(piece, share)
    this.gone = new Set([...this.gone, ...touched.filter((track) => endOf(track) + BURN <= now).map(pieceOf)])
  }

  rest(): void {
    this.rested++
    this.flying = new Map()
    this.burning = []
    this.gone = new Set()
  }

  mark(beat: Beat | null): void {
    this.#beat = beat
  }

  finish(): void {
    this.#tween.finish()
  }
}

const longest = (tracks: readonly Track[]): Track | undefined =>
  tracks.reduce((best, track) => (best.poses.length >= track.poses.length ? best : track), tracks[0] as Track)

const pieceOf = ({ piece }: Track): string => piece
const named = ([track, pose]: [Track, Pose]): [string, Pose] => [track.piece, pose]
