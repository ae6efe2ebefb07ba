import { expect, test } from "vitest"
import type { GameCard } from "./scene"
import { seatsOf } from "./seats"

const card = (more: Partial<GameCard>): GameCard =>
  ({ seats: ["A", "B", "C"], options: [], seats_option: "", ...more }) as GameCard
const counted = card({
  seats_option: "players",
  options: [{ name: "players", default: 2 }] as unknown as GameCard["options"],
})

test("all seats take part if no option says how many", () => {
  expect(seatsOf(card({}))).toEqual(["A", "B", "C"])
})

test("as many seats take part as the option or its default says", () => {
  expect(seatsOf(counted)).toEqual(["A", "B"])
  expect(seatsOf(counted, { players: 3 })).toEqual(["A", "B", "C"])
})
