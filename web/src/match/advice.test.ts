import { expect, test } from "vitest"

import { Advice } from "./advice.svelte"
import type { Odds } from "../scene/scene"

const ODDS = { title: "DiceEntry", tables: [] } as unknown as Odds

test.each([true, false])(
  "odds asked for while a hint is on its way are seen to come, and come (room for both: %s)",
  (room) => {
    const advice = new Advice(() => room)
    const asked: string[] = []
    advice.toggle(() => asked.push("hint"))
    advice.toggleOdds("roll", () => asked.push("odds"))
    expect([asked, advice.loadingOdds, advice.hinting]).toEqual([["hint", "odds"], true, room])
    advice.hearOdds(ODDS)
    expect([advice.loadingOdds, advice.odds]).toEqual([false, ODDS])
    advice.toggleOdds("roll", () => asked.push("odds"))
    expect([advice.loadingOdds, advice.odds, asked.length]).toEqual([false, null, 2])
  },
)
