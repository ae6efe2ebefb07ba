import { expect, test } from "vitest"
import { check, faceOf, isSound, NoMatch, read } from "./check"
import { byHand, bytesOf, hash, hex } from "./hash"
import { sha256 } from "./sha256"
import vectors from "./vectors.json"

const honest = read(vectors.honest)
const noted = { commitment: honest.commitment, own: { 0: honest.shares[0] ?? "" }, shares: honest.shares }
const HASHES = [
  ["the browser's", hash],
  ["our own", byHand],
] as const

test.each(HASHES)("the honest file is sound by %s digests", async (_, by) => {
  const findings = await check(honest, noted, by)
  expect(findings.filter(({ good }) => good !== true)).toEqual([])
  expect(findings.at(-1)?.text).toContain("18 faces")
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
  expect((await check(landed)).at(-1)).toMatchObject({ good: null })
  expect(isSound(await check({ ...landed, answers: [...landed.answers, { type: "landed", number: 2 }] }))).toBe(false)
})

test("dice that were typed in and dice of before are neither right nor wrong", async () => {
  const typed = { ...honest, commitment: "", secret: "", shares: [], answers: [] }
  expect((await check(typed)).map(({ good }) => good)).toEqual([null])
  expect((await check({ ...honest, format: 2 })).map(({ good }) => good)).toEqual([null])
})

test("real dice are named as such, and the others are checked all the same", async () => {
  const answers = honest.answers.map((face) =>
    face.type === "face" && face.number === 0 ? { ...face, sides: 0, by: 0 } : face,
  )
  const real = { ...honest, byHand: true, answers }
  const findings = await check(real, { ...noted, byHand: true })
  expect(findings[0]).toMatchObject({ good: null })
  expect(findings.filter(({ good }) => good === false)).toEqual([])
  expect(findings.at(-1)?.text).toContain("17 faces")
  expect(isSound(await check({ ...real, byHand: false }))).toBe(false)
  expect(isSound(await check(real, { ...noted, byHand: false }))).toBe(false)
  const other = real.answers.map((face) => (face.number === 1 && face.type === "face" ? { ...face, face: 99 } : face))
  expect(isSound(await check({ ...real, answers: other }))).toBe(false)
})

test.each(["", "hello", "{}", "[]\n[]", '{"format":3,"names":[]}\n{"scores":[]}', "null\nnull"])(
  "%j holds no match",
  (file) => expect(() => read(file)).toThrow(NoMatch),
)

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
