import { tableOf } from "./table.ts"
import type { ArrayDescription, Description, Shapes } from "./types"

const ALIGNMENT = 128
const PAGE = 65536

const cells = (shape: readonly number[]): number => shape.reduce((product, side) => product * side, 1)
const aligned = (address: number): number => Math.ceil(address / ALIGNMENT) * ALIGNMENT

/** The arrays of a game's searches in a module's memory. */
export class ArrayMemory {
  private readonly memory: WebAssembly.Memory
  private readonly base: number
  private readonly description: Description
  private readonly contents: Uint8Array
  private readonly addresses = new Map<string, number>()
  private table?: Float32Array<ArrayBuffer>
  private end: number
  private room = ""

  constructor(memory: WebAssembly.Memory, base: number, description: Description, contents: Uint8Array) {
    this.memory = memory
    this.base = aligned(base)
    this.end = this.base
    this.description = description
    this.contents = contents
  }

  /** Lays out all arrays and clears them, unless they already have this room. */
  lay(room: Shapes): void {
    const wanted = JSON.stringify(room)
    if (wanted === this.room) return
    let end = this.base
    for (const [path, array] of Object.entries(this.description.arrays)) {
      if (array.same_memory_as) continue
      this.addresses.set(path, end)
      end = aligned(end + array.bytes * cells(room[path] ?? array.shape))
    }
    this.grow(end)
    this.bytes(this.base, this.end - this.base).fill(0) // memory beyond is still unused
    this.end = end
    for (const [path, array] of Object.entries(this.description.arrays)) this.fill(path, array)
    this.fillTable()
    this.room = wanted
  }

  private grow(end: number): void {
    const missing = end - this.memory.buffer.byteLength
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE))
  }

  private fill(path: string, array: ArrayDescription): void {
    if (array.contents === undefined) return
    const length = array.bytes * cells(array.shape)
    this.view(path, 0, length).set(this.contents.subarray(array.contents, array.contents + length))
  }

  private fillTable(): void {
    const { table } = this.description
    if (!table) return
    this.table ??= tableOf(table, this.contents)
    this.view(table.path, 0, this.table.byteLength).set(new Uint8Array(this.table.buffer))
  }

  /** The address of an array. */
  address(path: string): number {
    const found = this.addresses.get(this.description.arrays[path]?.same_memory_as ?? path)
    if (found === undefined) throw new Error(`${this.description.game} has no array ${path}.`)
    return found
  }

  /** Bytes of an array, valid until the memory grows. */
  view(path: string, offset: number, length: number): Uint8Array {
    return this.bytes(this.address(path) + offset, length)
  }

  /** Fills an array of this shape, by default its usual one, with zeros. */
  clear(path: string, shape: readonly number[] | undefined): void {
    const { bytes, shape: usual } = this.description.arrays[path]!
    this.view(path, 0, bytes * cells(shape ?? usual)).fill(0)
  }

  private bytes(address: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer, address, length)
  }

  /** An array as compiled code takes it: two fields for Python, size, size of a cell, address, shape, strides. */
  argument(path: string, shape: readonly number[] | undefined): bigint[] {
    const { bytes, shape: usual } = this.description.arrays[path]!
    const sides = shape ?? usual
    const strides = sides.map((_, axis) => bytes * cells(sides.slice(axis + 1)))
    return [0, 0, cells(sides), bytes, this.address(path), ...sides, ...strides].map(BigInt)
  }
}
