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
spelled = You lead by { SPELL($n) }.
around = So: { $what }
unit = { $kind } { $letter }
    .form = { FORM($kind) }
archers = archers
    .form = many
wyrm = the wyrm
    .short = wyrm
moved =
    { FORM($unit) ->
        [many] { TITLE($unit) } move.
       *[one] { TITLE($unit) } moves.
    }
`
const company = { name: (seat: number) => ["Ann", "Ben"][seat] ?? "", isYou: (seat: number) => seat === 0 }
const piece = { is: "shown", piece: { caption: "d20" } } as const
const english = new Catalogue([SOURCE])

test("a message names its viewer, the others and the pieces", () => {
  expect(english.text("lost", { seat: 0, piece }, company)).toBe("You lose the d20.")
  expect(english.text("lost", { seat: 1, piece }, company)).toBe("Ben loses the d20.")
})

test("a piece with a number on it is told with its number", () => {
  const rolled = { is: "shown", piece: { caption: "d20", face: "7" } } as const
  expect(english.text("lost", { seat: 0, piece: rolled }, company)).toBe("You lose the d20 showing 7.")
})

test("in rich text a piece stands for itself", () => {
  expect(english.parts("lost", { seat: 0, piece }, company)).toEqual([
    { is: "said", text: "You lose " },
    piece,
    { is: "said", text: "." },
  ])
  expect(english.parts("plain", {})).toEqual([{ is: "said", text: "Roll the dice." }])
})

test("numbers, lists and messages inside messages are worded", () => {
  const two = { is: "msg", key: "counted", with: { n: 2 } } as const
  expect(english.text("listed", { things: [{ ...two, with: { n: 1 } }, two, "a card"] })).toBe(
    "You take 1 die, 2 dice and a card.",
  )
  expect(english.text("either", { things: ["a die", "two dice", "a card"] })).toBe("Take a die, two dice or a card.")
  expect(english.text("spelled", { n: 2 })).toBe("You lead by two.")
  expect(english.text("around", { what: two })).toBe("So: 2 dice")
})

test("pieces in lists and in messages inside stay pieces", () => {
  const parts = english.parts("around", { what: { is: "msg", key: "listed", with: { things: [piece, piece] } } })
  expect(parts.map((part) => (part.is === "said" ? part.text : "*"))).toEqual(["So: You take ", "*", " and ", "*", "."])
})

test("what somebody is called never becomes a piece", () => {
  expect(english.parts("around", { what: "a\uE000b" })).toEqual([{ is: "said", text: "So: ab" }])
})

test("a verb follows the form of the name before it, which opens the sentence with a capital", () => {
  const unit = (key: string) => ({ is: "msg", key: "unit", with: { kind: { is: "msg", key }, letter: "A" } }) as const
  expect(english.text("moved", { unit: unit("archers") })).toBe("Archers A move.")
  expect(english.text("moved", { unit: unit("wyrm.short") })).toBe("Wyrm A moves.")
})

test("a missing message and a missing argument are errors", () => {
  expect(() => english.text("nothing")).toThrow("The catalogue has no message nothing.")
  expect(() => english.text("counted")).toThrow("counted")
})

test("the pseudo-locale brackets each whole message, accents it and makes it longer", () => {
  const pseudo = new Catalogue([SOURCE], "pseudo")
  expect(pseudo.text("plain")).toBe("⟦Řóółł ťhéé ďííçéé.⟧")
  expect(pseudo.text("around", { what: { is: "msg", key: "plain" } })).toMatch(/^⟦[^⟦]*⟧$/)
  expect(pseudo.text("lost", { seat: 1, piece }, company)).toMatch(/^⟦Ben .*d20\.⟧$/)
})

test("the catalogue's own files hold together", () => {
  expect(() => catalogueIn("en")).not.toThrow()
})
