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

it("words a message wherever a text may stand, and keeps the pieces of a line", () => {
  const msg = { is: "msg", key: "web-table-roll-shows", with: { die: { is: "shown", piece: { caption: "d20" } } } }
  const value = { text: msg, parts: [msg, { is: "said", text: "!" }], options: [{ action: "a", label: msg }] }
  expect(filled("Prompt", value)).toMatchObject({
    text: "What does d20 show?",
    options: [{ label: "What does d20 show?" }],
  })
  expect(filled("Line", value).parts).toMatchObject([
    { is: "said", text: "What does " },
    { is: "shown", piece: { caption: "d20", shape: "" } },
    { is: "said", text: " show?" },
    { is: "said", text: "!" },
  ])
})

it("reads a server's message", () => {
  expect(read('{"type":"refused","problem":"No."}')).toEqual({ type: "refused", problem: "No.", id: "" })
})
