import { expect, test } from "vitest"

import type { Space } from "../../scene/scene"
import { type Launch, launchOf, STANCE } from "./aim"
import { forecast, likeliest } from "./forecast"
import { checks } from "../rolls.json"
import { aimOf, twoBoards } from "../sample"
import { METRE, type Vector } from "../vectors"

const space = twoBoards(22_900)
const own = space.boards[0] as Space["boards"][number]
const aimed = (skill: string, foam = "soft") => aimOf({ skill, foam })
const vector = (whole: readonly number[] | undefined, by: number): Vector =>
  [0, 1, 2].map((axis) => (whole?.[axis] ?? 0) / by) as unknown as Vector
const meant = ({ at, going, spinning }: { at: number[]; going: number[]; spinning?: number[] }): Launch => ({
  at: vector(at, METRE),
  going: vector(going, 1000),
  spinning: vector(spinning, 1000),
  held: null,
})
const straight = (part = {}, skill = "average", foam = "soft") =>
  forecast(space, aimed(skill, foam), own, launchOf(space, aimed(skill), own, { ...STANCE, ...part }))

test("real throws stay on a board about as often as forecast, and end up near the forecast place", () => {
  const rows = checks.map(({ launch, hands, stays, middle }) => {
    const found = forecast(space, aimed(hands), own, meant(launch))
    const off = Math.hypot(found.middle[0] - (middle[0] ?? 0), found.middle[1] - (middle[1] ?? 0))
    return { hands, stays, so: found.on.get("board1") ?? 0, off }
  })
  for (const { stays, so, off } of rows) {
    expect(Math.abs(so - stays)).toBeLessThan(0.14)
    expect(off).toBeLessThan(0.09)
  }
  const mean = rows.reduce((all, { so, stays }) => all + so - stays, 0) / rows.length
  expect(Math.abs(mean)).toBeLessThan(0.02)
})

test("two thirds of real throws come to rest in the ellipse", () => {
  const shares = checks.map(({ launch, hands, places }) => {
    const { middle, radii, turn } = forecast(space, aimed(hands), own, meant(launch))
    const within = ([x = 0, y = 0]: number[]): boolean => {
      const [dx, dy, along, across] = [x - middle[0], y - middle[1], Math.cos(turn), Math.sin(turn)]
      return Math.hypot((dx * along + dy * across) / radii[0], (dy * along - dx * across) / radii[1]) <= 1
    }
    return places.filter(within).length / places.length
  })
  const mean = shares.reduce((all, each) => all + each, 0) / shares.length
  expect(Math.abs(mean - 2 / 3)).toBeLessThan(0.04)
  for (const share of shares) expect(Math.abs(share - 2 / 3)).toBeLessThan(0.2)
})

const size = ({ radii: [one, other] }: ReturnType<typeof forecast>): number => one * other

test("the ellipse shrinks with a steadier hand, a gentler throw, and softer foam", () => {
  expect(size(straight({}, "expert"))).toBeLessThan(0.65 * size(straight({}, "average")))
  expect(size(straight({}, "average"))).toBeLessThan(0.85 * size(straight({}, "novice")))
  expect(size(straight({ strength: 0.8 }))).toBeLessThan(size(straight()))
  expect(size(straight())).toBeLessThan(size(straight({}, "average", "springy")))
})

test("the ellipse lies where the throw goes, and the same aim has the same forecast", () => {
  expect(straight({ sideways: 20 }).middle[0]).toBeGreaterThan(0.05)
  expect(straight({ strength: 1.6 }).middle[1]).toBeGreaterThan(straight().middle[1] + 0.1)
  expect(straight()).toEqual(straight())
})

test("the likeliest board is named, or none if hardly any throw ends on one", () => {
  expect(likeliest(space.boards, straight().on).board?.id).toBe("board1")
  expect(likeliest(space.boards, new Map([["board2", 0.3]]))).toEqual({ board: space.boards[1], share: 0.3 })
  expect(likeliest(space.boards, new Map([["board1", 0.05]])).board).toBeNull()
})
