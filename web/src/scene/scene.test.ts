import { expect, it } from "vitest"

import { companyOf, filled, text, told } from "./scene"
import type * as Wire from "../server/types.gen"

it("fills in the fields that a message leaves out, in every part", () => {
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

it("turns messages into text wherever text is allowed, and keeps the pieces of a line", () => {
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
  expect(told({ type: "refused", problem: "No." })).toEqual({ type: "refused", problem: "No.", id: "", rules: [] })
})

const msg = (key: string, args: Wire.Msg["with"] = {}, rules: string[] = []): Wire.Msg => ({
  is: "msg",
  key,
  with: args,
  rules,
})
const troop = msg("army-about-troop", { faces: "axe, skull" })
const skull = msg("army-tip-showing", { face: "skull", does: "it counts nothing" })

it("keeps rules beside the words that follow from them", () => {
  const why = msg("table-draw", {}, ["R4", "B2"])
  expect(filled<Wire.Piece>("Piece", { id: "a", label: "A", tip: why })).toMatchObject({
    tip: "The game is a draw.",
    rules: ["R4", "B2"],
  })
  const refused = msg("refused-why", { action: "a", why, may: why }, ["R4"])
  expect(filled<Wire.Problem>("Problem", { problem: refused })).toEqual({
    problem: "a is not legal here. The game is a draw. The game is a draw.",
    rules: ["R4", "B2"],
  })
  expect(filled<Wire.Calculation>("Calculation", { title: "", sums: [], conclusion: why }).rules).toEqual(["R4", "B2"])
})

it("uses the names that people chose, in their scene and in the log beside it", () => {
  const seats = [
    { seat: 0, name: "Alpha", you: true },
    { seat: 1, name: "Beta" },
    { seat: 2, name: "Gamma" },
  ]
  const company = companyOf(seats, ["Gamma", "Ada", ""])
  const wins = (seat: number): Wire.Msg => msg("table-won", { seat })
  const scene = filled("View", { scene: { seats, status: wins(1) } }, company).scene as unknown as Wire.Scene
  expect(scene.seats?.map(({ name }) => name)).toEqual(["Gamma", "Ada", "Gamma"])
  expect(scene.status).toBe("Ada wins.")
  expect(filled("Problem", { problem: msg("refused-die-not-due", { who: "Alpha" }) }, company).problem).toBe(
    "Gamma has no die to roll now.",
  )
  expect(filled("Hint", { why: wins(2) }, company)).toMatchObject({ why: "Gamma wins." })
})

it("describes a key move in sentences", () => {
  const told = [msg("army-left", { left: 2 }), msg("table-draw")].map((part) => ({ parts: [part] }))
  expect(
    filled<Wire.KeyMoveCard>("KeyMoveCard", { seat: 0, n: 1, lines: told, before: 0, after: 0 }).sentences,
  ).toEqual([{ is: "said", text: "2 left. The game is a draw." }])
})

it("finds the openings of a tip from its messages", () => {
  const openings = (tip: Wire.Msg): string[] =>
    filled<Wire.Piece>("Piece", { id: "a", label: "A", tip }).openings.map((each) => text()(each))
  const shown = "Skull: it counts nothing."
  const rest = "Faces of a troop: axe, skull."
  expect(openings(skull)).toEqual([shown])
  expect(openings(msg("table-sentences", { first: skull, rest: troop }))).toEqual([`${shown} ${rest}`, shown])
  const three = msg("table-sentences", { first: msg("table-sentences", { first: skull, rest: troop }), rest: troop })
  expect(openings(three)).toEqual([`${shown} ${rest} ${rest}`, `${shown} ${rest}`, shown])
})

it("finds a caption's lines from its message", () => {
  const lines = (caption: Wire.Msg | string): string[] =>
    filled<Wire.Piece>("Piece", { id: "a", label: "A", caption }).lines
  expect(lines(msg("table-caption", { first: "Healer: old", rest: msg("army-left", { left: 2 }) }))).toEqual([
    "Healer: old",
    "2 left",
  ])
  expect(lines("No: one line")).toEqual(["No: one line"])
  expect(lines("")).toEqual([])
})

it("has a label's short form if its message has one", () => {
  const short = (label: Wire.Msg | string): string => filled<Wire.Option>("Option", { action: "a", label }).short
  expect(short(msg("indicesion-throw-lob", { colour: "red", board: 0 }))).toBe("in an arc")
  expect(short("Throw it, now")).toBe("Throw it, now")
})

it("fills in the pieces named in the sentences of a key move", () => {
  const die: Wire.Shown = { is: "shown", piece: { id: "a", label: "the d6" }, said: "the d6" }
  const line: Wire.Line = { parts: [{ is: "msg", key: "dicewing-captured", with: { seat: 0, die } }] }
  const move = { seat: 0, n: 1, lines: [line], before: 0, after: 1 }
  const { sentences } = filled<Wire.KeyMoveCard>("KeyMoveCard", move)
  expect(sentences.find(({ is }) => is === "shown")).toMatchObject({ piece: { kind: "die", marks: [] } })
})
