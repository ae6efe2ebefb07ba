import { expect, test } from "vitest"

import type { Space } from "../../scene/scene"
import { arc, launchOf, STANCE } from "./aim"
import { cameraModel, spotOf, turn } from "../stage/camera"
import { angle, meaning, missed, slung, towards, type Way, wayOf } from "./gesture"
import { lookAt } from "../stage/viewpoints"
import { aimOf, twoBoards } from "../sample"
import type { Vector } from "../vectors"

const space = twoBoards()
const aim = aimOf()
const up: Way = [0, -1]

const WINDOWS = { desk: [553, 650], phone: [360, 490], tall: [390, 600], wide: [1000, 420] } as const
const EYES = { behind: {}, low: { tilted: -0.5 }, high: { tilted: 0.6 }, near: { zoomed: 0.6 }, far: { zoomed: 1.8 } }

/** The direction on the canvas of a throw along the cloth. */
function looking(around: number, at: number, eye: object, [width, height]: readonly [number, number]) {
  const goal = space.boards[at] as Space["boards"][number]
  const stance = { ...STANCE, around }
  const from = launchOf(space, aim, goal, stance).at
  const whole = { followed: null, counted: null, own: -Math.PI / 2, walked: 0, tilted: 0, zoomed: 1, ...eye }
  const camera = cameraModel()
  camera.aspect = width / height
  camera.updateProjectionMatrix()
  turn(camera, lookAt(space, goal, stance, from, { ...whole, shape: width / height }))
  camera.updateMatrixWorld()
  return (sideways: number, strength = 1): Way => {
    const launch = launchOf(space, aim, goal, { ...stance, sideways, strength })
    const way = wayOf(launch, arc(space, launch).at(-1) as Vector, (place) => spotOf(camera, place, width, height))
    if (!way) throw new Error("out of sight")
    return way
  }
}

test.each(Object.entries(WINDOWS))("on the screen a throw goes the way that was asked for, on a %s", (_, size) => {
  for (const eye of Object.values(EYES))
    for (const around of [-90, -40, 90, 180])
      for (const at of [0, 1]) {
        const seen = looking(around, at, eye, size)
        expect(Math.abs(angle(up, seen(0)))).toBeLessThan(0.5)
        for (const aside of [0, -20, 20, -45, 45])
          for (const strength of [0.5, 1, 1.8]) {
            const way: Way = [Math.sin((aside * Math.PI) / 180), -Math.cos((aside * Math.PI) / 180)]
            const sideways = towards(way, (by) => seen(by, strength))
            expect(Math.abs(angle(way, seen(sideways, strength)))).toBeLessThan(2)
          }
      }
})

test("the aim is straight ahead if no throw can be seen", () => {
  expect(towards(up, () => null)).toBe(0)
})

const still = { last: [0, 0], ms: 90, glass: 400 } as const

test("a pull slings the opposite way, harder the longer it is, but not if it is short, forward or sideways", () => {
  expect(slung({ ...still, pulled: [0, 52] }, up)).toEqual({ is: "sling", way: [-0, -52], strength: 1 })
  expect(slung({ ...still, pulled: [-40, 40] }, up)?.way).toEqual([40, -40])
  expect(slung({ ...still, pulled: [0, 8] }, up)).toBeNull()
  expect(slung({ ...still, pulled: [0, -90] }, up)).toBeNull()
  expect(slung({ ...still, pulled: [90, 0] }, up)).toBeNull()
})

test("a quick forward swipe flicks at its own speed, a slow or backward one slings, and a tiny one does neither", () => {
  const flick = { pulled: [0, 30], last: [20, -60], ms: 60, glass: 400 } as const
  expect(meaning(flick, up, 1.5)).toMatchObject({ is: "flick", way: [20, -60] })
  expect(meaning({ ...flick, last: [0, -60] }, up, 1.5)?.strength).toBeCloseTo(1.5)
  expect(meaning({ ...flick, pulled: [0, 90], last: [0, 60] }, up, 1.5)).toMatchObject({ is: "sling", way: [-0, -90] })
  expect(meaning({ ...still, pulled: [0, 104] }, up, 1.5)).toMatchObject({ is: "sling", strength: 2 })
  expect(meaning({ ...still, pulled: [3, 2] }, up, 1.5)).toBeNull()
})

test("ahead is the direction in which a straight throw is seen to go", () => {
  const right: Way = [1, 0]
  expect(slung({ ...still, pulled: [-60, 10] }, right)?.way).toEqual([60, -10])
  expect(slung({ ...still, pulled: [60, 0] }, right)).toBeNull()
  expect(angle(right, [0, 5])).toBeCloseTo(90)
})

test("a release without a throw gets a reason, unless the hand hardly moved", () => {
  const slow = { pulled: [2, -80], last: [0, -4], ms: 90, glass: 400 } as const
  expect([meaning(slow, up, 1.5), missed(slow, up)]).toEqual([null, "slow"])
  const short = { pulled: [0, 15], last: [0, 5], ms: 90, glass: 400 } as const
  expect([meaning(short, up, 1.5), missed(short, up)]).toEqual([null, "short"])
  const aside = { pulled: [90, 2], last: [4, 0], ms: 90, glass: 400 } as const
  expect([meaning(aside, up, 1.5), missed(aside, up)]).toEqual([null, "aside"])
  expect(missed({ ...slow, pulled: [2, -3] }, up)).toBeNull()
})
