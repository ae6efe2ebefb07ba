/** The description that `python -m warbones.wasm` writes beside a game's module, as `GAME.json`. */
export interface Description {
  game: string
  /** Each function's arguments in order, flattened: their paths and kinds. */
  functions: Record<string, [path: string, kind: "array" | "int" | "float" | "none"][]>
  arrays: Record<string, ArrayDescription>
  /** Constant arguments, by path. */
  numbers: Record<string, number>
  table?: TableDescription
}

/** A network's lookup table, computed from its weights: the offsets of the weights in `GAME.bin`. */
export interface TableDescription {
  path: string
  numbers: number
  hidden: number
  column: number
  amount: number
  nothing: number
  share: number
  /** In half precision. */
  rows: number
}

export interface ArrayDescription {
  bytes: number
  shape: number[]
  /** Another array that begins at the same address. */
  same_memory_as?: string
  /** The offset of its contents in `GAME.bin`; without one, the array is all zeros. */
  contents?: number
}

export type Shapes = Record<string, readonly number[]>

/** A call of a function, with the bytes to write into arrays before it and those to read from them afterwards. */
export interface Request {
  game: string
  function?: string
  numbers?: Record<string, number | bigint>
  /** The shapes to allocate for arrays whose size differs from the description. A change of these clears the memory. */
  room: Shapes
  /** The shapes of arrays of which this call uses only a part. */
  shapes?: Shapes
  /** Paths of arrays to fill with zeros. */
  clears?: readonly string[]
  /** The path of an array, a byte offset in it, and the bytes to write there. */
  writes?: readonly (readonly [path: string, offset: number, bytes: Uint8Array])[]
  /** The path of an array, a byte offset in it, and the number of bytes to read there. */
  reads?: readonly (readonly [path: string, offset: number, length: number])[]
}

export interface Answer {
  /** The function's result. */
  result: number
  reads: Uint8Array[]
  seconds: number
}

/** The three files of a game. */
export interface GameFiles {
  module: WebAssembly.Module
  description: Description
  contents: Uint8Array
}
