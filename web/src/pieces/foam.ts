import foam from "../../../src/warbones/picture/shapes/foam.json"

/** The six colours of foam dice. Each has its own mark, so that nobody has to tell them apart by hue. */
export interface Foam {
  body: string
  side: string
  rim: string
  pip: string
  /** Strokes in a box from -1 to 1. */
  mark: string
}

const FOAMS: Record<string, Foam> = foam

export const FOAM = "foam"
export const foamOf = (colour: string): Foam => FOAMS[colour] ?? foam.plain
