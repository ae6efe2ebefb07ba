import { expect, test } from "vitest"

import { Catalogue, catalogueIn } from "./bundle"

const SOURCE = `
plain = Roll the dice.
lost =
    { PERSON($seat) ->
        [you] You lose { THE($piece) }.
       *[other] { NAME($seat) } loses { THE($piece) }.
    }
counted =
    { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
listed = You take { LIST($things) }.
either = Take { EITHER($things) }.
number-in-words =
    { $number ->
        [2] two
       *[other] { $number }
    }
piece-the = the { $name }
piece-showing = { $name } showing { $face }
piece-times = { $count } × { $name }
spelled = You lead by { SPELL($n) }.
around = So: { $what }
unit = { $kind } { $letter }
    .form = { FORM($kind) }
archers = archers
    .form = many
base = Your base
    .inside = your base
wyrm = the wyrm
    .short = wyrm
moved =
    { FORM($unit) ->
        [many] { TITLE($unit) } move.
       *[one] { TITLE($unit) } moves.
    }
`
const company = {
  name: (seat: number) => ["Ann", "Ben"][seat] ?? "",
  isYou: (seat: number) => seat === 0,
  chosen: [],
  called: (text: string) => text,
}
const piece = { is: "shown", piece: { caption: "d20" } } as const
const english = new Catalogue([SOURCE])

test("somebody's name never becomes a piece", () => {
  expect(english.parts("around", { what: "a\uE000b" })).toEqual([{ is: "said", text: "So: ab" }])
})

test("a verb follows the form of the name before it, which opens the sentence with a capital", () => {
  const unit = (key: string) => ({ is: "msg", key: "unit", with: { kind: { is: "msg", key }, letter: "A" } }) as const
  expect(english.text("moved", { unit: unit("archers") })).toBe("Archers A move.")
  expect(english.text("moved", { unit: unit("wyrm.short") })).toBe("Wyrm A moves.")
})

test("a title inside a sentence has the form that its message gives for that", () => {
  expect(english.attribute("inside", { is: "msg", key: "base" })).toBe("your base")
  expect(english.attribute("inside", { is: "msg", key: "archers" })).toBe("archers")
})

test("a missing message and a missing argument are errors", () => {
  expect(() => english.text("nothing")).toThrow("The catalogue has no message nothing.")
  expect(() => english.text("counted")).toThrow("counted")
})

test("the pseudo-locale brackets each whole message, accents it and makes it longer", () => {
  const pseudo = new Catalogue([SOURCE], "pseudo")
  expect(pseudo.text("plain")).toBe("⟦Řóółł ťhéé ďííçéé.⟧")
  expect(pseudo.text("around", { what: { is: "msg", key: "plain" } })).toMatch(/^⟦[^⟦]*⟧$/)
  expect(pseudo.text("around", { what: pseudo.text("plain") })).toMatch(/^⟦[^⟦]*⟧$/)
  expect(pseudo.text("around", { what: `${pseudo.text("plain")} More.` })).toMatch(/^⟦.*⟦.*⟧.*⟧$/)
  expect(pseudo.text("lost", { seat: 1, piece }, company)).toMatch(/^⟦Ben .*d20\.⟧$/)
})

test("the catalogue's own files are consistent", () => {
  expect(() => catalogueIn("en")).not.toThrow()
})
