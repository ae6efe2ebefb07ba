import { expect, test } from "vitest"
import { called, withChosenNames, namesOf } from "./seatNames"

const sitters = [
  { name: "Alpha", called: "Beta" },
  { name: "Beta", called: "Ada" },
  { name: "Gamma", called: "" },
]
const names = namesOf(sitters)

test("a chosen name stands for its seat, at once and in whole words alone", () => {
  expect(withChosenNames("Alpha attacks: Beta's shields hold, Gamma's not, Betas", names)).toBe(
    "Beta attacks: Ada's shields hold, Gamma's not, Betas",
  )
})

test("all that people read has chosen names, and what programs read is left alone", () => {
  const said = {
    prompt: { text: "Beta decides.", options: [{ action: "attack Beta", label: "Attack Beta", pieces: ["Beta.1"] }] },
    seats: [{ seat: 1, name: "Beta", notes: ["Beta leads"] }],
    log: [{ parts: [{ is: "said", text: "Beta rolls " }] }],
    areas: [{ id: "Beta.home", signs: [{ icon: "home", word: "Beta's home" }] }],
  }
  expect(called(said, names)).toEqual({
    prompt: { text: "Ada decides.", options: [{ action: "attack Beta", label: "Attack Ada", pieces: ["Beta.1"] }] },
    seats: [{ seat: 1, name: "Ada", notes: ["Ada leads"] }],
    log: [{ parts: [{ is: "said", text: "Ada rolls " }] }],
    areas: [{ id: "Beta.home", signs: [{ icon: "home", word: "Ada's home" }] }],
  })
})

test("where nobody chose a name, all is as it was", () => {
  const said = { text: "Beta" }
  expect(called(said, namesOf([]))).toBe(said)
})
