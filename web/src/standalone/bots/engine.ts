import { ArrayMemory } from "./memory.ts"
import type { Answer, Description, GameFiles, Request } from "./types"

/** Room for a function's result, and for the address of its error. */
const RESULT = 128

/** Statuses of compiled code that are not errors: a value, and None. */
const GOOD = [0, -2]

type Compiled = (...args: (bigint | number)[]) => number

/** The searches of one game in WebAssembly. They answer one request at a time. */
export class Engine {
  private readonly instance: WebAssembly.Instance
  private readonly description: Description
  private readonly arrays: ArrayMemory
  private readonly base: number

  constructor(files: GameFiles) {
    this.instance = new WebAssembly.Instance(files.module, {})
    this.description = files.description
    this.base = Number((this.instance.exports["__heap_base"] as WebAssembly.Global).value)
    this.arrays = new ArrayMemory(this.memory, this.base + RESULT, files.description, files.contents)
  }

  private get memory(): WebAssembly.Memory {
    return this.instance.exports["memory"] as WebAssembly.Memory
  }

  answer(request: Request): Answer {
    this.arrays.lay(request.room)
    for (const path of request.clears ?? []) this.arrays.clear(path, request.room[path])
    for (const [path, offset, bytes] of request.writes ?? []) this.arrays.view(path, offset, bytes.length).set(bytes)
    const begun = performance.now()
    const result = request.function ? this.call(request.function, request) : 0
    const seconds = (performance.now() - begun) / 1000
    const reads = (request.reads ?? []).map(([path, offset, length]) => this.arrays.view(path, offset, length).slice())
    return { result, reads, seconds }
  }

  private call(name: string, request: Request): number {
    const begin = [BigInt(this.base), BigInt(this.base + RESULT / 2)]
    const compiled = this.instance.exports[name] as Compiled
    const status = compiled(...begin, ...this.arguments(name, request))
    if (!GOOD.includes(status)) throw new Error(`The search of ${this.description.game} failed: ${name}, ${status}.`)
    return Number(new DataView(this.memory.buffer).getBigInt64(this.base, true))
  }

  private arguments(name: string, request: Request): (bigint | number)[] {
    return this.description.functions[name]!.flatMap(([path, kind]) => {
      if (kind === "array") return this.arrays.argument(path, request.shapes?.[path] ?? request.room[path])
      if (kind === "none") return [0n]
      const number = request.numbers?.[path] ?? this.description.numbers[path]
      if (number === undefined) throw new Error(`${name} needs ${path}.`)
      return [kind === "int" ? BigInt(number) : Number(number)]
    })
  }
}
