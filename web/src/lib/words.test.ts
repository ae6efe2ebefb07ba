import { expect, test } from "vitest"

import { text } from "./text"
import { inARow, stopped } from "./words"

const said = (words: string) => ({ is: "said", text: words }) as const

test.each(["Roll 3 of 3, 1 troop", "Roll 3 of 3, 1 troop.", "Is it yours?", "It burns! "])(
  "%j among others ends in one stop",
  (words) => {
    const line = stopped([said(words)])
      .map((part) => (part.is === "said" ? part.text : ""))
      .join("")
    expect(line).toMatch(/[.?!] +$/)
    expect(line).not.toMatch(/[.?!]\s*[.?!]/)
  },
)

test("sentences in a row have one stop between them, whether they came with one or not", () => {
  expect(inARow(["Points: 33 points.", "", null, "Real dice", "Match over."])).toBe(
    "Points: 33 points. Real dice. Match over",
  )
})

test("no sentence of the page ends in two stops, and your own hint is not called the bot's thought", () => {
  const all: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === "string") all.push(value)
    else if (value && typeof value === "object") Object.values(value).forEach(collect)
  }
  collect(text)
  expect(all.filter((words) => /[.?!]\.(?!\.)/.test(words))).toEqual([])
  expect(text.hint.thinking).not.toMatch(/bot/i)
})
