import { expect, test } from "vitest"

import type { Scene } from "../../scene/scene"
import { aimOf, twoBoards } from "../sample"
import { AimState } from "./aimState.svelte"

/** A scene in which a seat may throw, after a number of lines in the log. */
const throwing = (lines: number, seat = 0): Scene =>
  ({
    seat,
    areas: [{ space: twoBoards() }],
    log: Array.from({ length: lines }),
    prompt: { aim: aimOf(), options: [] },
  }) as unknown as Scene

test.each([
  ["another throw of the same seat", throwing(4), false],
  ["another seat at the same screen", throwing(2, 1), false],
  ["the same question again", throwing(2), true],
])("after %s, the throw is aimed: %3$s", (_, next, aimed) => {
  const state = new AimState()
  state.lay(throwing(2))
  expect(state.aimed).toBe(false)
  state.aimAt("board2")
  expect(state.aimed).toBe(true)
  state.lay(next)
  expect(state.aimed).toBe(aimed)
})
