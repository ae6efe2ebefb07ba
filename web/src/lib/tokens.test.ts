import { expect, test } from "vitest"

const files = import.meta.glob<string>("../**/*.svelte", { eager: true, query: "?raw", import: "default" })

/** Components whose styles still have sizes of letters or colours of their own. It may only become shorter. */
const UNCONVERTED = new Set<string>([
  "lobby/ReplayFile.svelte",
  "lobby/Swatch.svelte",
  "pages/Message.svelte",
  "pieces/Die.svelte",
  "pieces/FoamDie.svelte",
  "pieces/GlyphDie.svelte",
  "pieces/Plain.svelte",
  "pieces/Rim.svelte",
  "pieces/SeatMark.svelte",
  "pieces/Square.svelte",
  "space/AimPanel.svelte",
  "space/FlatSpace.svelte",
  "space/Labels.svelte",
  "space/SpaceArea.svelte",
  "table/Arrows.svelte",
  "table/Button.svelte",
  "table/Calculations.svelte",
  "table/Curtain.svelte",
  "table/HintSlip.svelte",
  "table/Invite.svelte",
  "table/ListCard.svelte",
  "table/ListRow.svelte",
  "table/Listing.svelte",
  "table/Log.svelte",
  "table/OddsSlip.svelte",
  "table/Paper.svelte",
  "table/Rail.svelte",
  "table/RuleLink.svelte",
  "table/Rulebook.svelte",
  "table/SaveList.svelte",
  "table/Sheet.svelte",
  "table/Sides.svelte",
  "table/TableMenu.svelte",
  "table/UnitView.svelte",
])

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
  if (UNCONVERTED.has(file.replace("../", ""))) expect(found, "it is converted: take it off the list").not.toEqual([])
  else expect(found).toEqual([])
})
