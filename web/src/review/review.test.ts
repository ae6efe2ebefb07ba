import { expect, test } from "vitest"
import launch from "../samples/made/launch.json"
import thrown from "../samples/made/space-aim.json"
import { isReviewed } from "./review.svelte"
import { filled, type Scene } from "../scene/scene"

test("a match of throws is not reviewed, any other is", () => {
  expect(isReviewed(filled<Scene>("Scene", launch as unknown as Scene))).toBe(true)
  expect(isReviewed(filled<Scene>("Scene", thrown as unknown as Scene))).toBe(false)
})
