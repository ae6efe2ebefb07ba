import { expect, test } from "vitest"

import type { Space } from "../../scene/scene"
import { actionOf, arc, distance, launchOf, nearest, release, speedToMark, STANCE, thrownBy } from "./aim"
import { FACES, held, seenFromAbove } from "../dice"
import { aimOf, twoBoards } from "../sample"
import { METRE } from "../vectors"

const space = twoBoards()
const aim = aimOf({
  action: "throw DIE at BOARD from X Y Z going X Y Z spinning X Y Z held W X Y Z",
  pieces: ["red2", "pink1"],
  words: ["red", "pink"],
})
const [own, other] = space.boards as [Space["boards"][number], Space["boards"][number]]

test("a throw reads back unchanged from its action", () => {
  for (const stance of [STANCE, { ...STANCE, face: 5, twist: 3, sideways: 12 }]) {
    const launch = launchOf(space, aim, other, stance)
    const action = actionOf(aim, "pink1", 1, launch)
    const read = thrownBy(aim, action)
    expect(read).toMatchObject({ piece: "pink1", board: 1 })
    expect(read && actionOf(aim, "pink1", 1, read.launch)).toBe(action)
  }
  expect(thrownBy(aim, "throw red at Alpha drop")).toBeNull()
  expect(thrownBy(aim, "roll off")).toBeNull()
})

test("the distance to a board is from the die's near side, in any direction or as seen from above", () => {
  const inch = 0.0254
  expect(distance(own, [0, -0.2286 - 5 * inch - 6.75 * inch, 0.01], 3810, false)).toBeCloseTo(6 * inch, 6)
  expect(distance(own, [0, -0.2286, 7.25 * inch], 3810, false)).toBeCloseTo(6 * inch, 6)
  expect(distance(own, [0, -0.2286, 7.25 * inch], 3810, true)).toBeLessThan(0)
})

test("a die is released no farther from the board than it must be, and closer the higher it is", () => {
  const out = (height: number): number => -release(space, aim, own, { ...STANCE, height })[1] - 0.2286
  for (const height of [0.05, 0.1, 0.15]) {
    const at = release(space, aim, own, { ...STANCE, height })
    expect(distance(own, at, space.edge, false) * METRE - aim.least).toBeLessThan(300)
  }
  expect(out(0.15)).toBeLessThan(out(0.05) - 0.03)
})

test.each([-180, -135, -90, -30, 0, 45, 90])(
  "from %i degrees a die leaves the hand far enough from the boards that count",
  (around) => {
    for (const every of [false, true])
      for (const flat of [false, true])
        for (const height of [0.05, 0.3])
          for (const back of [-0.3, 0, 0.5]) {
            const limits = { ...aim, flat, every }
            const at = release(space, limits, own, { ...STANCE, around, height, back })
            expect(nearest(space, limits, own, at).away * METRE).toBeGreaterThanOrEqual(aim.least)
            for (const board of every ? space.boards : [own])
              expect(distance(board, at, space.edge, flat) * METRE).toBeGreaterThanOrEqual(aim.least)
            expect(Math.hypot(at[0], at[1])).toBeLessThan(3)
          }
  },
)

test("a die may be released over another board, unless every board counts", () => {
  const low = { ...STANCE, around: 90, height: 0.05 }
  const [free, kept] = [false, true].map((every) => release(space, { ...aim, every }, own, low))
  expect(distance(other, free ?? [0, 0, 0], space.edge, false) * METRE).toBeLessThan(aim.least)
  expect(distance(other, kept ?? [0, 0, 0], space.edge, false) * METRE).toBeGreaterThanOrEqual(aim.least)
})

test("a throw at full strength falls to the mark, a weaker one short of it", () => {
  for (const board of [own, other]) {
    const strong = arc(space, launchOf(space, aim, board, STANCE)).at(-1) ?? [0, 0, 0]
    expect(Math.abs(strong[0])).toBeLessThan(0.01)
    expect(Math.abs(strong[1] - (board.middle[1] ?? 0) / METRE)).toBeLessThan(0.127)
    const weak = arc(space, launchOf(space, aim, board, { ...STANCE, strength: 0.5 })).at(-1) ?? [0, 0, 0]
    expect(weak[1]).toBeLessThan(strong[1])
  }
})

test("an aim to the right goes to the thrower's right", () => {
  const right = launchOf(space, aim, own, { ...STANCE, sideways: 20 }).going
  expect(right[0]).toBeGreaterThan(0)
  expect(right[1]).toBeGreaterThan(0)
})

test("the action is the pattern with integers filled in, and says how the die is held only if it is held", () => {
  const launch = launchOf(space, aim, other, { ...STANCE, spin: 5, face: 6 })
  const action = actionOf(aim, "pink1", 1, launch)
  expect(action).toMatch(/^throw pink at Beta from( -?\d+){3} going( -?\d+){3} spinning( -?\d+){3} held( -?\d+){4}$/)
  const held = action.split(" held ")[1]?.split(" ").map(Number) ?? []
  expect(Math.hypot(...held)).toBeCloseTo(32_767, -2)
  expect(actionOf(aim, "red2", 0, { ...launch, held: null })).toMatch(
    /^throw red at Alpha from .* spinning( -?\d+){3}$/,
  )
})

test("the fastest throw keeps to the limit", () => {
  const { going } = launchOf(space, { ...aim, fastest: 2000 }, own, { ...STANCE, strength: 2.5, back: 1 })
  expect(Math.hypot(...going) * 1000).toBeLessThanOrEqual(2000)
  expect(speedToMark(space, aim, own, [0, -1, 0.2], -80)).toBe(12)
})

test.each([1, 2, 3, 4, 5, 6])("a die held with its %i up shows it from above, whichever way it looks", (face) => {
  for (const heading of [0, 0.7, -2.5]) expect(seenFromAbove(held(face, heading)).face).toBe(face)
  expect(new Set(FACES).size).toBe(6)
})

test("a lesson's example is the throw that the aim starts with", () => {
  const first = "throw red at Alpha from 0 -52400 5200 going 0 1239 836 spinning 21000 0 0"
  const middle = { ...own, middle: [0, -22_900] }
  const lesson: Space = { ...space, boards: [middle, { ...other, middle: [0, 22_900] }] }
  expect(actionOf(aim, "red2", 0, launchOf(lesson, aim, lesson.boards[0] as typeof own, STANCE))).toBe(first)
})
