import { expect, test } from "vitest"

const files = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" })

const styleOf = (source: string): string =>
  /<style>([\s\S]*)<\/style>/.exec(source)?.[1]?.replace(/\/\*[\s\S]*?\*\//g, "") ?? ""
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi
const LETTERS = /\bfont(?:-size)?:[^;]*?\b\d[\d.]*(?:px|rem|em)\b/gi

const own = (source: string): string[] => [
  ...(styleOf(source).match(COLOUR) ?? []),
  ...(styleOf(source).match(LETTERS) ?? []),
]

test("what is of a component's own is found", () => {
  expect(own("<p>#fff</p><style>p { color: #abc; font: 700 15px/1 var(--serif) }</style>")).toHaveLength(2)
  expect(own("<style>p { color: var(--ink); font: 700 var(--type-note) / 1 var(--serif) }</style>")).toEqual([])
})

test.each(Object.keys(files))("colours and sizes of letters in %s are the tokens of app.css", (file) => {
  const found = own(files[file] ?? "")
  expect(found).toEqual([])
})
