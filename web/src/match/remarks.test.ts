import { expect, test, vi } from "vitest"
import { Remarks } from "./remarks.svelte"

const said = (number: number) => ({ number, seat: 1, phrase: "hello" })

test("earlier remarks are history, and new ones are shown for a while", () => {
  vi.useFakeTimers()
  const remarks = new Remarks()
  remarks.hear([said(0)])
  expect(remarks.now).toBeNull()
  remarks.hear([said(0)])
  expect(remarks.now).toBeNull()
  remarks.hear([said(0), said(1)])
  expect(remarks.now?.number).toBe(1)
  vi.runAllTimers()
  expect(remarks.now).toBeNull()
})

test("muted remarks are not shown", () => {
  const remarks = new Remarks()
  remarks.hear([])
  remarks.muted = true
  remarks.hear([said(0)])
  expect(remarks.now).toBeNull()
  remarks.muted = false
})
