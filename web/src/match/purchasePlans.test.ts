import { expect, test } from "vitest"

import { Plans } from "./purchasePlans.svelte"
import { filled, type Prompt } from "../scene/scene"

const lists = { title: "", entries: [], ready: [] } as unknown as Prompt["lists"]
const asks = (rest: object): Prompt => filled<Prompt>("Prompt", { kind: "choose", text: "", ...rest } as Prompt)
const options = ["buy archers", "stop"].map((action) => ({ action, label: action }))

test("the things on a list are taken in turn, and the list ends at one that cannot be taken", () => {
  const plans = new Plans()
  plans.lay(0, { actions: ["buy archers", "buy wyrm"], begins: false })
  expect(plans.take(1, asks({ options, lists }))).toBeNull()
  expect(plans.take(0, asks({ kind: "wait" }))).toBeNull()
  expect(plans.take(0, asks({ options, lists }))).toEqual({ act: "buy archers" })
  expect(plans.take(0, asks({ options, lists }))).toEqual({ gone: "buy wyrm" })
  expect(plans.of(0).actions).toEqual([])
})

test("a player who begins with a list gives the usual answer while there is one", () => {
  const plans = new Plans()
  plans.lay(0, { actions: [], begins: true })
  expect(plans.take(0, asks({ options, follow: "stop" }))).toEqual({ act: "stop" })
  expect(plans.of(0).begins).toBe(true)
  expect(plans.take(0, asks({ options }))).toBeNull()
  expect(plans.of(0).begins).toBe(false)
})
