import { expect, it } from "vitest"

import { filled, read } from "./scene"
import type * as Wire from "./types.gen"

it("writes out what a message leaves out, in every part", () => {
  const area = filled<Wire.Area>("Area", {
    id: "bay",
    title: "Bay",
    aside: { figure: "8" },
    pieces: [{ id: "a", label: "A" }, null],
  })
  expect(area).toMatchObject({ look: "row", scale: "large", seat: null, aside: { figure: "8", text: "" } })
  expect(area.pieces).toEqual([expect.objectContaining({ kind: "die", marks: [], hidden: false }), null])
})

it("fills a part by its tag", () => {
  const line = filled<Wire.Line>("Line", {
    parts: [
      { is: "said", text: "took" },
      { is: "shown", piece: { id: "a", label: "A" } },
    ],
  })
  expect(line.parts).toMatchObject([
    { is: "said", text: "took" },
    { is: "shown", piece: { shape: "" } },
  ])
})

it("reads a server's message", () => {
  expect(read('{"type":"refused","problem":"No."}')).toEqual({ type: "refused", problem: "No.", id: "" })
})
