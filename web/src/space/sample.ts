/** A table with two boards and a throw at them, for the tests of this folder. */
import { type Aim, filled, type Space } from "../scene/scene"
import type * as Wire from "../server/types.gen"

/** Two boards, at this distance in front of and behind the middle, in hundredths of a millimetre. */
export const twoBoards = (out = 22_860): Space =>
  filled<Wire.Space>("Space", {
    edge: 3810,
    boards: [
      { id: "board1", title: "Your board", middle: [0, -out], half: 12_700, thick: 1270, seat: 0 },
      { id: "board2", title: "Beta's board", middle: [0, out], half: 12_700, thick: 1270, seat: 1 },
    ],
  })

export const aimOf = (part: Partial<Wire.Aim> = {}): Aim =>
  filled<Wire.Aim>("Aim", {
    action: "",
    pieces: ["red1"],
    words: ["red"],
    boards: ["Alpha", "Beta"],
    least: 15_240,
    lowest: 3810,
    highest: 200_000,
    farthest: 300_000,
    fastest: 12_000,
    spin: 60_000,
    ...part,
  })
