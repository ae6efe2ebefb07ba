import { expect, test } from "vitest"
import { lineOf, pointsOf, turningPoints } from "./leadCurve"
import { filled, type Scene } from "../scene/scene"
import { tokensOf } from "../scene/finalAreas"

const leads = [0, 0.1, 0.9, 0.8, 0.7, -0.5].map((lead, n) => ({ n, leads: [lead, -lead] }))

test("a curve starts at the left, ends at the right, and rises where its seat leads", () => {
  expect(lineOf(pointsOf(leads.slice(0, 3), 0))).toBe("0,50 50,45.4 100,8.600000000000001")
  expect(pointsOf(leads, 1).map(({ lead }) => lead)).toEqual([-0, -0.1, -0.9, -0.8, -0.7, 0.5])
})

test("each stretch of the match offers the moment at which most changed", () => {
  expect(turningPoints(pointsOf(leads, 0), 2).map(({ point }) => point.n)).toEqual([2, 5])
  expect(turningPoints(pointsOf(leads, 0), 99)).toHaveLength(leads.length)
})

const die = (id: string) => ({ id, label: id })
const at = (id: string, seat: number, role: string) => ({ id, title: id, seat, role, pieces: [die(`${id}-die`)] })
const scene = (winners: number[]): Scene =>
  filled("Scene", {
    areas: [at("a", 0, "prize"), at("b", 1, "prize"), at("c", 0, "vital"), at("d", 1, "vital"), at("e", 1, "")],
    ending: { winners, text: "" },
  }) as unknown as Scene

test("the winner's prizes are swept up, its pieces parade, and the loser's vital pieces fall", () => {
  expect(tokensOf(scene([1]))).toEqual({ swept: ["b-die"], fallen: ["c-die"], paraded: ["d-die", "e-die"] })
  expect(tokensOf(scene([]))).toEqual({ swept: [], fallen: [], paraded: [] })
})
