import { expect, test } from "vitest"

const files = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" })

const modules = import.meta.glob<string>("../**/*.ts", { eager: true, query: "?raw", import: "default" })

/** The materials of dice, the same in every theme; and lights and materials in 3D, which cannot use tokens. */
const PALETTES = /pieces\/(?:sets|glyphs|foam)\.ts$|\/space\//

const styleOf = (source: string): string =>
  /<style>([\s\S]*)<\/style>/.exec(source)?.[1]?.replace(/\/\*[\s\S]*?\*\//g, "") ?? ""
const COLOUR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi
const LETTERS = /\bfont(?:-size)?:[^;]*?\b\d[\d.]*(?:px|rem|em)\b/gi

const markupOf = (source: string): string => source.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
const QUOTED = /["'`](?:#[0-9a-f]{3,8}|(?:rgb|hsl|oklch)a?\([^"'`]*)["'`]/gi

const own = (source: string): string[] => [
  ...(markupOf(source).match(COLOUR) ?? []),
  ...(styleOf(source).match(COLOUR) ?? []),
  ...(styleOf(source).match(LETTERS) ?? []),
]

test("values of a component's own are found", () => {
  expect(own("<p>one</p><style>p { color: #abc; font: 700 15px/1 var(--serif) }</style>")).toHaveLength(2)
  expect(own("<style>p { color: var(--ink); font: 700 var(--type-note) / 1 var(--serif) }</style>")).toEqual([])
})

test("a colour in an attribute is found", () => {
  expect(own('<path fill="#5b4a22" href="#prompt" style:color="rgb(1 2 3)" />')).toHaveLength(2)
  expect("const red = '#B4492F'".match(QUOTED)).toHaveLength(1)
})

test("no script but the palettes has a colour", () => {
  const found = Object.entries(modules).filter(([file, source]) => source.match(QUOTED) && !file.endsWith(".test.ts"))
  expect(found.map(([file]) => file).filter((file) => !PALETTES.test(file))).toEqual([])
})

test.each(Object.keys(files))("colours and sizes of letters in %s are the tokens of app.css", (file) => {
  const found = own(files[file] ?? "")
  expect(found).toEqual([])
})
