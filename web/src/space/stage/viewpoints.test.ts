import { expect, test } from "vitest"

import { launchOf, STANCE } from "../aim/aim"
import { aimOf, twoBoards } from "../sample"
import { METRE, type Vector } from "../vectors"
import type { Board } from "../../scene/scene"
import { cameraModel, spotOf, turn } from "./camera"
import { type Look, lookAt } from "./viewpoints"

const space = twoBoards()
const [own, opposite] = space.boards as [Board, Board]
const whole = { followed: null, counted: null, own: -Math.PI / 2, walked: 0, tilted: 0, zoomed: 1 }

const corners = ({ middle: [x = 0, y = 0], half }: Board): Vector[] =>
  [-half, half].flatMap((right) => [-half, half].map((up): Vector => [(x + right) / METRE, (y + up) / METRE, 0]))

const HEIGHT = 600

/** Whether a place is on a canvas of this shape, as the camera sees it. */
function isSeen(place: Vector, look: Look, shape: number): boolean {
  const camera = cameraModel()
  camera.aspect = shape
  camera.updateProjectionMatrix()
  turn(camera, look)
  camera.updateMatrixWorld()
  const [x, y] = spotOf(camera, place, HEIGHT * shape, HEIGHT) ?? [-1, -1]
  return x >= 0 && x <= HEIGHT * shape && y >= 0 && y <= HEIGHT
}

test.each([1.2, 1.8, 2.4])("on a canvas %s times as wide as high, no board ahead is cut off", (shape) => {
  const cut = (goal: Board, boards: Board[]): Vector[] => {
    const look = lookAt(space, goal, STANCE, launchOf(space, aimOf(), goal, STANCE).at, { ...whole, shape })
    return boards.flatMap(corners).filter((each) => !isSeen(each, look, shape))
  }
  expect(cut(own, [own, opposite])).toEqual([])
  expect(cut(opposite, [opposite])).toEqual([])
})
