/** The description that `python -m warbones.wasm` writes beside a game's module, as `GAME.json`. */
export interface Description {
  game: string
  /** Each function's arguments in order, flattened: their paths and kinds. */
  functions: Record<string, [path: string, kind: "array" | "int" | "float" | "none"][]>
  arrays: Record<string, ArrayDescription>
  /** Arguments that are always the same, by path. */
  numbers: Record<string, number>
  table?: TableDescription
}

/** The table of a network, made from its weights: offsets of its parts in `GAME.bin`. */
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
  /** The offset of its contents in `GAME.bin`; if absent, all zeros. */
  contents?: number
}

export type Shapes = Record<string, readonly number[]>

/** A call of a function, with what to write into arrays before it and what to read from them afterwards. */
export interface Request {
  game: string
  function?: string
  numbers?: Record<string, number | bigint>
  /** The room for arrays whose size differs from the description: other sizes clear the memory. */
  room: Shapes
  /** The shapes of arrays that use less than their room in this call. */
  shapes?: Shapes
  /** Paths of arrays to fill with zeros. */
  clears?: readonly string[]
  /** Paths of arrays, byte offsets there, and bytes. */
  writes?: readonly (readonly [path: string, offset: number, bytes: Uint8Array])[]
  /** Paths of arrays, byte offsets there, and numbers of bytes. */
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
