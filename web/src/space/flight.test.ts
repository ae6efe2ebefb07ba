import { expect, test } from "vitest"

import { endOf, poseAt, turnOf, unpack } from "./flight"

/** A die that falls, hits at frame 8 and bounces, turning about y; another is taken away at frame 5. */
const PACKED =
  "eNpjZhBhYClKTTFkYDD4sYGFgYlDQRDImsrCMIlDQRHIimNhUOJUMAKyeFgYNnEqOANZC5gZ7LgUgoEscWaGU1wKKUBWCRNDGLdCKZC1lZHhEbdCK5B1" +
  "m4EhjUdhGpC1j4HhFY/CciBLlpEhi1dhO5CVxMjwilfhBJDVxciQxKdwE8iawchwjU/hJUTMi1/hF0TdNn4FbkawXqaK/dKMYPOYbuzVgbIk9tgCWQ+A" +
  "LI9drAyMDKxJOaWpRggfAQA3aD8q"

test("a flight is unpacked to a tenth of a millimetre and a fraction of a degree", async () => {
  const { tracks, seconds } = await unpack(PACKED)
  expect(tracks.map(({ piece, begin, poses }) => [piece, begin, poses.length])).toEqual([
    ["red1", 3, 20],
    ["blue2", 5, 1],
  ])
  expect(seconds).toBeCloseTo(22 / 60)
  const last = tracks[0]?.poses.at(-1)
  expect(last?.at.map((part) => Math.round(part * 10_000))).toEqual([317, -2000, 224])
  const [w, x, y, z] = last?.turn ?? []
  expect(w).toBeCloseTo(0.5817, 2)
  expect(x).toBeCloseTo(0, 2)
  expect(y).toBeCloseTo(0.8134, 2)
  expect(z).toBeCloseTo(0, 2)
})

test("between frames a die is between its poses; it has no pose before it moves, and keeps the last one afterwards", async () => {
  const [track] = (await unpack(PACKED)).tracks
  if (!track) throw new Error("no track")
  expect(poseAt(track, 2 / 60)).toBeNull()
  const [from, half, to] = [13, 13.5, 14].map((frame) => poseAt(track, frame / 60)?.at[0] ?? 0)
  expect(half).toBeCloseTo(((from ?? 0) + (to ?? 0)) / 2, 6)
  expect(poseAt(track, 99)).toEqual(track.poses.at(-1))
  expect(endOf(track)).toBeCloseTo(22 / 60)
})

test("a change of speed that does not come from falling is an impact, as hard as the change is large", async () => {
  const { impacts } = await unpack(PACKED)
  expect(impacts.length).toBeGreaterThan(0)
  expect(impacts[0]?.piece).toBe("red1")
  expect(impacts[0]?.at).toBeCloseTo(12 / 60, 1)
  expect(impacts[0]?.force).toBeGreaterThan(1.2)
  expect(impacts[0]?.force).toBeLessThan(3)
})

test("a rotation has length one, whichever component is left out", () => {
  for (const word of [0x00000000, 0x5fffffff, 0x9ff7fdff, 0xdff7fdff]) {
    expect(Math.hypot(...turnOf(word))).toBeCloseTo(1, 6)
  }
})
