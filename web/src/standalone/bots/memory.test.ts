import { describe, expect, it } from "vitest"
import { ArrayMemory } from "./memory"
import { half, tableOf } from "./table"
import type { Description } from "./types"

const DESCRIPTION: Description = {
  game: "keep",
  functions: {},
  numbers: {},
  arrays: {
    states: { bytes: 16, shape: [3] },
    words: { bytes: 8, shape: [3, 2], same_memory_as: "states" },
    sizes: { bytes: 1, shape: [4], contents: 128 },
    key: { bytes: 8, shape: [1] },
  },
}

function laid(room: Record<string, number[]>): { memory: WebAssembly.Memory; arrays: ArrayMemory } {
  const memory = new WebAssembly.Memory({ initial: 1 })
  const contents = new Uint8Array(132).fill(7, 128)
  const arrays = new ArrayMemory(memory, 1000, DESCRIPTION, contents)
  arrays.lay(room)
  return { memory, arrays }
}

describe("the memory of a search", () => {
  it("gives each array its own address, except for those that share one", () => {
    const { arrays } = laid({ key: [1] })
    expect(arrays.address("states")).toBe(1024)
    expect(arrays.address("words")).toBe(1024)
    expect(arrays.address("sizes")).toBe(1152)
    expect(arrays.address("key")).toBe(1280)
  })

  it("holds the contents of constant arrays, and zeros", () => {
    const { arrays } = laid({ key: [1] })
    expect([...arrays.view("sizes", 0, 4)]).toEqual([7, 7, 7, 7])
    expect([...arrays.view("states", 0, 4)]).toEqual([0, 0, 0, 0])
  })

  it("grows for more room, and is cleared", () => {
    const { memory, arrays } = laid({ key: [1] })
    arrays.view("states", 0, 4).fill(9)
    arrays.lay({ key: [100_000] })
    expect(memory.buffer.byteLength).toBeGreaterThan(800_000)
    expect([...arrays.view("states", 0, 4)]).toEqual([0, 0, 0, 0])
    expect([...arrays.view("sizes", 0, 4)]).toEqual([7, 7, 7, 7])
  })

  it("keeps what it holds for the same room", () => {
    const { arrays } = laid({ key: [1] })
    arrays.view("states", 0, 4).fill(9)
    arrays.lay({ key: [1] })
    expect([...arrays.view("states", 0, 4)]).toEqual([9, 9, 9, 9])
  })

  it("passes an array with its size, address, shape and strides", () => {
    const { arrays } = laid({ key: [1] })
    expect(arrays.argument("words", undefined)).toEqual([0n, 0n, 6n, 8n, 1024n, 3n, 2n, 16n, 8n])
  })

  it("refuses an array that is not described", () => {
    expect(() => laid({ key: [1] }).arrays.address("tree")).toThrow("keep has no array tree.")
  })
})

describe("a network's weights", () => {
  it.each([
    [0x3c00, 1],
    [0xc000, -2],
    [0x3555, 0.333251953125],
    [0x0001, 2 ** -24],
    [0x7c00, Infinity],
    [0x0000, 0],
  ])("reads %i as half precision", (bits, value) => {
    expect(half(bits)).toBe(value)
  })

  it("makes a table relative to the number that stands for nothing", () => {
    const words = new Int32Array([0, 1, 1, 1, 0, 0]) // `column`, `amount` and `nothing`, two numbers each
    const share = new Float32Array([0, 0.5])
    const rows = new Uint16Array([0x3c00, 0x4000]) // 1 and 2
    const contents = new Uint8Array([words, share, rows].flatMap((each) => [...new Uint8Array(each.buffer)]))
    const table = { path: "", numbers: 2, hidden: 1, column: 0, amount: 8, nothing: 16, share: 24, rows: 32 }
    expect([...tableOf(table, contents)]).toEqual([0, 2])
  })
})
