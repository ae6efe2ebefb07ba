/** Shows what is in the air on whatever draws the space, with its sounds, and counts the points of each die. */
import { type Calculation, piecesOf, type Scene } from "../lib/scene"
import { hiss, thud } from "../lib/sounds"
import type { Pilot } from "./air"
import { spaceOf } from "./aiming.svelte"
import { endOf, type Flight, poseAt, type Track } from "./flight"
import { Gliding } from "./gliding"
import type { Pose, Vector } from "./vectors"

/** Seconds that a die takes to burn, that each die's points are shown, and all of them together at most. */
const BURN = 0.7
const SHOWN = 0.55
const LONGEST = 7
/** Seconds that a flight's end is looked at. */
const LOOKED = 0.25

/** A die whose points are being counted. */
export interface Counted {
  piece: string
  value: string
  why: string
}

/** Whatever draws dice in three dimensions. */
export interface Drawing {
  place(name: string, colour: string, pose: Pose): void
  burn(name: string, share: number): void
  draw(): void
}

export class Piloting implements Pilot {
  /** Where the dice are that are in the air, for a picture from above. */
  flying = $state.raw<ReadonlyMap<string, Pose>>(new Map())
  /** What is being counted, and the boards' totals so far, by seat. */
  counted = $state.raw<Counted | null>(null)
  totals = $state.raw<ReadonlyMap<number, string>>(new Map())
  /** What the eye follows. */
  followed = $state.raw<Vector | null>(null)
  drawing: Drawing | null = null

  #gliding = new Gliding()

  async fly(scene: Scene, flight: Flight): Promise<void> {
    const left = new Set(spaceOf(scene)?.bodies.map((body) => body.piece))
    const colours = new Map(piecesOf(scene).map((piece) => [piece.id, piece.colour]))
    const burned = flight.tracks.filter((track) => !left.has(track.piece))
    const thrown = flight.tracks.reduce<Track | null>(
      (best, track) => (best && best.poses.length >= track.poses.length ? best : track),
      null,
    )
    const heard = [...flight.impacts]
    const smoking = new Set(burned)
    const seconds = Math.max(flight.seconds + LOOKED, ...burned.map((track) => endOf(track) + BURN))
    await this.#gliding.run(seconds, (now) => {
      const poses = flight.tracks.flatMap((track): [Track, Pose][] => {
        const pose = poseAt(track, now)
        return pose ? [[track, pose]] : []
      })
      while (heard[0] && heard[0].at <= now) thud(heard.shift()?.force ?? 0)
      for (const track of smoking) if (endOf(track) <= now && smoking.delete(track)) hiss()
      this.flying = new Map(poses.filter(([track]) => left.has(track.piece) || endOf(track) + BURN > now).map(named))
      for (const [track, pose] of poses) {
        this.drawing?.place(track.piece, colours.get(track.piece) ?? "", pose)
        const burning = (now - endOf(track)) / BURN
        if (burning > 0 && !left.has(track.piece)) this.drawing?.burn(track.piece, Math.min(burning, 1))
      }
      this.drawing?.draw()
      this.followed = poses.find(([track]) => track === thrown)?.[1].at ?? this.followed
    })
    this.followed = null
    this.flying = new Map()
  }

  async count({ sums }: Calculation): Promise<void> {
    const steps = sums.flatMap((sum) =>
      sum.terms.map((term, at) => ({
        seat: sum.seat,
        piece: sum.pieces[at]?.id ?? "",
        value: term.value,
        why: term.why,
      })),
    )
    const each = Math.min(SHOWN, LONGEST / Math.max(steps.length, 1))
    const ends = new Map(sums.map((sum) => [sum.seat, sum.total]))
    await this.#gliding.run(each * steps.length, (now) => {
      const at = Math.floor(now / each)
      const step = steps[at]
      if (!step) return this.#shown(null, ends)
      if (step === this.#step) return
      const so = steps.slice(0, at + 1)
      const sum = (seat: number): string =>
        String(so.reduce((total, one) => total + (one.seat === seat ? points(one.value) : 0), 0)).replace("-", "−")
      this.#shown(step, new Map(sums.map(({ seat }) => [seat, sum(seat)])))
      thud(1)
    })
    this.#shown(null, new Map())
  }

  #step: Counted | null = null

  #shown(step: Counted | null, totals: ReadonlyMap<number, string>): void {
    this.#step = this.counted = step
    this.totals = totals
  }

  finish(): void {
    this.#gliding.finish()
  }
}

const named = ([track, pose]: [Track, Pose]): [string, Pose] => [track.piece, pose]
/** A signed number as scenes write it. */
const points = (value: string): number => Number(value.replace("−", "-")) || 0
