import { expect, test } from "vitest"
import { QualityGuard } from "./quality"

const hear = (guard: QualityGuard, gap: number, times: number): boolean[] =>
  Array.from({ length: times }, () => guard.hear(gap)).filter(Boolean)

test("a slow device lowers the quality step by step, and a fast one keeps it", () => {
  const guard = new QualityGuard()
  expect(hear(guard, 16, 100)).toEqual([])
  expect(guard.quality).toEqual({ ratio: 2, shadows: true })
  expect(hear(guard, 50, 12)).toEqual([true])
  expect(guard.quality).toEqual({ ratio: 1, shadows: true })
  hear(guard, 50, 200)
  expect(guard.quality).toEqual({ ratio: 0.6, shadows: false })
})

test("a pause between two frames does not count as slow", () => expect(hear(new QualityGuard(), 900, 100)).toEqual([]))
