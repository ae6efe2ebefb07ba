import { expect, test } from "vitest"
import { curve, near } from "./arrows"

const box = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width: 40,
  height: 40,
})
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number)

test("an arrow leaves one box and ends just before the other", () => {
  const drawn = curve(box(0, 0), box(0, 200), 900)
  const [, startY = 0] = numbers(drawn?.line ?? "")
  const [endX = 0, endY = 0] = numbers(drawn?.line ?? "").slice(-2)
  expect(startY).toBeGreaterThan(40)
  expect(endX).toBeCloseTo(20)
  expect(endY).toBeLessThan(200)
  expect(endY).toBeGreaterThan(180)
})

test("boxes that touch have no arrow between them", () => {
  expect(curve(box(0, 0), box(44, 0), 900)).toBeNull()
  expect(curve(box(0, 0), box(10, 10), 900)).toBeNull()
})

test("an arrow bends around things in between, and its label covers none of them", () => {
  const between = { x: 0, y: 90, width: 40, height: 40 }
  const straight = curve(box(0, 0), box(0, 200), 900, "2 dice")
  const past = curve(box(0, 0), box(0, 200), 900, "2 dice", [between])
  const knee = (drawn: typeof past): number => numbers(drawn?.line ?? "")[2] ?? 0
  expect(Math.abs(knee(past) - 20)).toBeGreaterThan(Math.abs(knee(straight) - 20))
  const { x, y } = past?.at ?? { x: 0, y: 0 }
  expect(x >= 40 || x < 0 || y < 90 || y > 130).toBe(true)
})

test("a label goes to the side with room for it", () => {
  expect(curve(box(0, 0), box(0, 200), 900, "2 dice")?.anchor).toBe("start")
  expect(curve(box(850, 0), box(850, 200), 900, "2 dice")?.anchor).toBe("end")
})

test("a label avoids the text being read, which the arrow itself may cross", () => {
  const free = curve(box(0, 0), box(0, 200), 900, "2 dice")
  const { x, y } = free?.at ?? { x: 0, y: 0 }
  const name = { x: x - 10, y: y - 12, width: 80, height: 24 }
  const kept = curve(box(0, 0), box(0, 200), 900, "2 dice", [], [name])
  expect(kept?.line).toBe(free?.line)
  expect(Math.abs((kept?.at.y ?? y) - y) > 12 || kept?.anchor !== free?.anchor).toBe(true)
})

test("dice beside an arrow cover nothing if there is room, and stay on the board", () => {
  const size = { width: 120, height: 64 }
  expect(near({ x: 200, y: 200 }, size, 900, [])).toEqual({ x: 140, y: 168, ...size })
  const units = [
    { x: 0, y: 100, width: 140, height: 60 },
    { x: 0, y: 190, width: 120, height: 90 },
  ]
  const beside = near({ x: 60, y: 180 }, size, 360, units)
  for (const unit of units)
    expect(beside.x >= unit.x + unit.width || beside.y >= unit.y + unit.height || beside.y + 64 <= unit.y).toBe(true)
  expect(beside.x + beside.width).toBeLessThanOrEqual(354)
})
