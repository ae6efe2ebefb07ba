import { expect, test, vi } from "vitest"
import { Hearing } from "./remarks.svelte"

const said = (number: number) => ({ number, seat: 1, phrase: "hello" })

test("what was said before is history, and what is new is shown for a while", () => {
  vi.useFakeTimers()
  const hearing = new Hearing()
  hearing.hear([said(0)])
  expect(hearing.now).toBeNull()
  hearing.hear([said(0)])
  expect(hearing.now).toBeNull()
  hearing.hear([said(0), said(1)])
  expect(hearing.now?.number).toBe(1)
  vi.runAllTimers()
  expect(hearing.now).toBeNull()
})

test("who wants to hear nothing is shown nothing", () => {
  const hearing = new Hearing()
  hearing.hear([])
  hearing.muted = true
  hearing.hear([said(0)])
  expect(hearing.now).toBeNull()
  hearing.muted = false
})
