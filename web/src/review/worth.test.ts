import { expect, test } from "vitest"

import type { Review, Worth } from "../scene/scene"
import { chanceOf, costly, percent, points, signedPoints, turned } from "./worth"

const point = (n: number, label: "" | "error" = ""): Worth =>
  ({ n, judged: { label, cost: label ? 0.1 : 0 } }) as unknown as Worth

test("a value of one seat is the other's reversed, and never beyond certainty", () => {
  expect(percent(chanceOf(0.5, 0))).toBe("75%")
  expect(percent(chanceOf(0.5, 1))).toBe("25%")
  expect(chanceOf(1.01, 0)).toBe(1)
})

test("parts of a result are signed points of the chance to win, and may exceed 100", () => {
  expect([0.5, -0.5, 0.004, -2.2].map(signedPoints)).toEqual(["+25", "−25", "0", "−110"])
  expect(points(0.544)).toBe("54")
})

test("a turning point is listed as such, and only once", () => {
  const review = { turning: [2], points: [point(0), point(1, "error"), point(2, "error")] } as unknown as Review
  expect(costly(review).map(({ n }) => n)).toEqual([1])
  expect(turned(review).map(({ n }) => n)).toEqual([2])
})
