import { expect, test } from "vitest"
import { check, faceOf, isSound, NewerFormat, NoMatch, read } from "./check"
import { byHand, bytesOf, hash, hex } from "./hash"
import { sha256 } from "./sha256"
import { text } from "../text"
import vectors from "./vectors.json"

const honest = read(vectors.honest)
const noted = { commitment: honest.commitment, own: { 0: honest.shares[0] ?? "" }, shares: honest.shares }
const UNREPLAYED = { good: null, text: text.dice.notReplayed }
const HASHES = [
  ["the browser's", hash],
  ["our own", byHand],
] as const

test.each(HASHES)("the honest file is sound by %s digests", async (_, by) => {
  const findings = await check(honest, noted, by)
  expect(findings.filter(({ good }) => good !== true)).toEqual([UNREPLAYED])
  expect(findings.at(-2)?.text).toContain("18 faces")
  expect(isSound(findings)).toBe(true)
})

test.each(Object.entries(vectors.tampered))("%s that was tampered with is found", async (_, file) => {
  expect(file).not.toBe(vectors.honest)
  expect(isSound(await check(read(file)))).toBe(false)
})

test("what this browser noted is compared", async () => {
  for (const other of [
    { ...noted, commitment: "0".repeat(64) },
    { ...noted, own: { 1: "1".repeat(64) } },
    { ...noted, shares: ["", "", ""] },
  ])
    expect(isSound(await check(honest, other))).toBe(false)
})

test("throws are said not to be reckoned here", async () => {
  const landed = { ...honest, answers: [...honest.answers, { type: "landed", number: 0 }] }
  expect((await check(landed)).at(-2)).toEqual({ good: null, text: text.dice.flown(1) })
  expect(isSound(await check({ ...landed, answers: [...landed.answers, { type: "landed", number: 2 }] }))).toBe(false)
})

test("dice that were typed in and dice of before are neither right nor wrong", async () => {
  const typed = { ...honest, commitment: "", secret: "", shares: [], answers: [] }
  expect((await check(typed)).map(({ good }) => good)).toEqual([null, null])
  expect((await check({ ...honest, format: 2 })).map(({ good }) => good)).toEqual([null, null])
})

test("real dice are named as such, and the others are checked all the same", async () => {
  const answers = honest.answers.map((face) =>
    face.type === "face" && face.number === 0 ? { ...face, sides: 0, by: 0 } : face,
  )
  const real = { ...honest, byHand: true, answers }
  const findings = await check(real, { ...noted, byHand: true })
  expect(findings[0]).toMatchObject({ good: null })
  expect(findings.filter(({ good }) => good === false)).toEqual([])
  expect(findings.at(-2)?.text).toContain("17 faces")
  expect(isSound(await check({ ...real, byHand: false }))).toBe(false)
  expect(isSound(await check(real, { ...noted, byHand: false }))).toBe(false)
  const other = real.answers.map((face) => (face.number === 1 && face.type === "face" ? { ...face, face: 99 } : face))
  expect(isSound(await check({ ...real, answers: other }))).toBe(false)
})

test("what is not replayed here is named, whatever was changed in it", async () => {
  const lines = vectors.honest.split("\n")
  for (const [from, to] of [
    ['"scores":[1,-1,-1]', '"scores":[-1,1,-1]'],
    ['"rules_version":"1"', '"rules_version":"0"'],
    ['"told":[]', '"told":["a forged log"]'],
  ] as const) {
    const changed = lines.map((line) => line.replace(from, to)).join("\n")
    expect(changed).not.toBe(vectors.honest)
    expect((await check(read(changed))).at(-1)).toEqual(UNREPLAYED)
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

test("a newer format is told as such, whatever else is in it", () => {
  expect(() => read('{"format":5,"names":7}\n{"answers":{}}\n{}')).toThrow(NewerFormat)
})

test("a face that has one chance in as many comes about as often as any other", async () => {
  const key = bytesOf("0f".repeat(32))
  const found = await Promise.all(Array.from({ length: 2000 }, (_, number) => faceOf(key, number, 5)))
  for (const face of [1, 2, 3, 4, 5])
    expect(Math.abs(found.filter((each) => each === face).length - 400)).toBeLessThan(100)
})

test.each([0, 1, 3, 55, 56, 63, 64, 65, 119, 1000])("our own digest of %d bytes is everybody's", async (length) => {
  const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256)
  expect(hex(sha256(bytes))).toBe(hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))))
})

test("a key's code is the same by both", async () => {
  const key = bytesOf("c3".repeat(32))
  expect(hash).not.toBe(byHand)
  expect(hex(await byHand.mac(key, "stream:table"))).toBe(hex(await hash.mac(key, "stream:table")))
  expect(hex(await byHand.digest("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
})
