import { expect, test } from "vitest"
import { check, faceOf, isSound, NewerFormat, NoMatch, read } from "./check"
import { bytesOf, digest, hex, mac } from "./hash"
import vectors from "./vectors.json"
import { say } from "../words/say"

const honest = read(vectors.honest)
const noted = { commitment: honest.commitment, own: { 0: honest.shares[0] ?? "" }, shares: honest.shares }
const UNREPLAYED = { good: null, text: say("web-dice-not-replayed") }

test("the honest file is sound", () => {
  const findings = check(honest, noted)
  expect(findings.filter(({ good }) => good !== true)).toEqual([UNREPLAYED])
  expect(findings.at(-2)?.text).toContain("18 faces")
  expect(isSound(findings)).toBe(true)
})

test.each(Object.entries(vectors.tampered))("%s that was tampered with is found", (_, file) => {
  expect(file).not.toBe(vectors.honest)
  expect(isSound(check(read(file)))).toBe(false)
})

test("the file is compared with what this browser noted", () => {
  for (const other of [
    { ...noted, commitment: "0".repeat(64) },
    { ...noted, own: { 1: "1".repeat(64) } },
    { ...noted, shares: ["", "", ""] },
  ])
    expect(isSound(check(honest, other))).toBe(false)
})

test("throws are reported as not checked here", () => {
  const landed = { ...honest, answers: [...honest.answers, { type: "landed", number: 0 }] }
  expect(check(landed).at(-2)).toEqual({ good: null, text: say("web-dice-flown", { throws: 1 }) })
  expect(isSound(check({ ...landed, answers: [...landed.answers, { type: "landed", number: 2 }] }))).toBe(false)
})

test("typed dice and dice of older formats are neither right nor wrong", () => {
  const typed = { ...honest, commitment: "", secret: "", shares: [], answers: [] }
  expect(check(typed).map(({ good }) => good)).toEqual([null, null])
  expect(check({ ...honest, format: 2 }).map(({ good }) => good)).toEqual([null, null])
})

test("real dice are named as such, and the others are checked all the same", () => {
  const answers = honest.answers.map((face) =>
    face.type === "face" && face.number === 0 ? { ...face, sides: 0, by: 0 } : face,
  )
  const real = { ...honest, byHand: true, answers }
  const findings = check(real, { ...noted, byHand: true })
  expect(findings[0]).toMatchObject({ good: null })
  expect(findings.filter(({ good }) => good === false)).toEqual([])
  expect(findings.at(-2)?.text).toContain("17 faces")
  expect(isSound(check({ ...real, byHand: false }))).toBe(false)
  expect(isSound(check(real, { ...noted, byHand: false }))).toBe(false)
  const other = real.answers.map((face) => (face.number === 1 && face.type === "face" ? { ...face, face: 99 } : face))
  expect(isSound(check({ ...real, answers: other }))).toBe(false)
})

test("the parts that are not replayed here are named, whatever was changed in them", () => {
  const lines = vectors.honest.split("\n")
  for (const [from, to] of [
    ['"scores":[1,-1,-1]', '"scores":[-1,1,-1]'],
    ['"rules_version":"1"', '"rules_version":"0"'],
    ['"told":[]', '"told":["a forged log"]'],
  ] as const) {
    const changed = lines.map((line) => line.replace(from, to)).join("\n")
    expect(changed).not.toBe(vectors.honest)
    expect(check(read(changed)).at(-1)).toEqual(UNREPLAYED)
  }
})

const HEAD = '{"format":3,"names":["A","B"]}'
const END = '{"scores":[0,0]}'

test.each([
  "",
  " \n \n",
  "hello",
  "{}",
  "[]\n[]",
  "null\nnull",
  "1\n1",
  HEAD,
  END,
  "[".repeat(99_999),
  '{"format":3,"names":[]}\n{"scores":[]}',
  `{"format":"3","names":["A"]}\n${END}`,
  `{"format":true,"names":["A"]}\n${END}`,
  `{"format":3.5,"names":["A"]}\n${END}`,
  `{"format":0,"names":["A"]}\n${END}`,
  `{"format":3,"names":[["A"]]}\n${END}`,
  `{"format":3,"names":["A\\u202e"]}\n${END}`,
  `{"format":3,"names":["${"A".repeat(41)}"]}\n${END}`,
  `{"format":3,"names":["A"],"shares":{}}\n${END}`,
  `{"format":3,"names":["A"],"shares":[1]}\n${END}`,
  `{"format":3,"names":["A"],"commitment":[]}\n${END}`,
  `{"format":3,"names":["A"],"by_hand":"yes"}\n${END}`,
  `${HEAD}\n{}\n${END}`,
  `${HEAD}\nnull\n${END}`,
  `${HEAD}\n{"answers":{}}\n${END}`,
  `${HEAD}\n{"answers":[null]}\n${END}`,
  `${HEAD}\n{"answers":[{}]}\n${END}`,
  `${HEAD}\n{"answers":[{"type":[[]]}]}\n${END}`,
  `${HEAD}\n{"answers":[]}\n{"answers":[]}`,
  `${HEAD}\n{"scores":[NaN,0]}`,
  `${HEAD}\n{"scores":"0"}`,
  `${HEAD}\n{"scores":[],"secret":[]}`,
])("%j holds no match", (file) => expect(() => read(file)).toThrow(NoMatch))

test("a newer format is reported as such, whatever else is in it", () => {
  expect(() => read('{"format":6,"names":7}\n{"answers":{}}\n{}')).toThrow(NewerFormat)
})

test("all faces come up about equally often", () => {
  const key = bytesOf("0f".repeat(32))
  const found = Array.from({ length: 2000 }, (_, number) => faceOf(key, number, 5))
  for (const face of [1, 2, 3, 4, 5])
    expect(Math.abs(found.filter((each) => each === face).length - 400)).toBeLessThan(100)
})

test("digests are those of WebCrypto", async () => {
  const words = "stream:table – ⚅"
  const [key, message] = [Uint8Array.from(bytesOf("c3".repeat(32))), new TextEncoder().encode(words)]
  const theirs = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"])
  expect(hex(digest(words))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", message))))
  expect(hex(mac(key, words))).toBe(hex(new Uint8Array(await crypto.subtle.sign("HMAC", theirs, message))))
})
