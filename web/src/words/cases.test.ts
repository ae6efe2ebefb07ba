/** One table of cases for the two implementations that format the catalogue: the page here, Python in `tests/test_wording.py`. */
import { expect, test } from "vitest"

import { Catalogue, type Part } from "./bundle"
import type { Msg } from "./message"
import own from "../../../src/warbones/locales/en/table.ftl?raw"
import table from "../../../tests/wording.json"

interface Table {
  names: string[]
  source: string[]
  cases: { message: Msg; seat: number | null; text: string; parts: Part[] }[]
}

const { names, source, cases } = table as unknown as Table
const words = new Catalogue([own, source.join("\n")])

test.each(cases)("$text", ({ message, seat, text, parts }) => {
  const company = {
    name: (each: number) => names[each] ?? "",
    isYou: (each: number) => each === seat,
    chosen: [],
    called: (text: string) => text,
  }
  expect(words.text(message.key, message.with, company)).toBe(text)
  const made = words.parts(message.key, message.with ?? {}, company)
  expect(made).toEqual(parts.map((part) => (part.is === "shown" ? { ...part, said: part.said ?? "" } : part)))
})
