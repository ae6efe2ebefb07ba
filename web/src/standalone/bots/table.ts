import type { TableDescription } from "./types"

/** The number that 16 bits hold in half precision. */
export function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 31) return fraction ? NaN : sign * Infinity
  return exponent ? sign * 2 ** (exponent - 15) * (1 + fraction / 1024) : sign * 2 ** -14 * (fraction / 1024)
}

/** The contribution of each input number to a network's hidden units: `Inputs.table` in single precision. */
export function tableOf(of: TableDescription, contents: Uint8Array): Float32Array<ArrayBuffer> {
  const { buffer, byteOffset } = contents
  const indices = (offset: number): Int32Array => new Int32Array(buffer, byteOffset + offset, of.numbers)
  const [column, amount, nothing] = [indices(of.column), indices(of.amount), indices(of.nothing)]
  const share = new Float32Array(buffer, byteOffset + of.share, of.numbers)
  const rows = Float32Array.from(
    new Uint16Array(buffer, byteOffset + of.rows, rowCount(column, amount) * of.hidden),
    half,
  )
  const added = new Float32Array(of.numbers * of.hidden)
  for (let number = 0; number < of.numbers; number++)
    for (let unit = 0; unit < of.hidden; unit++) {
      const part = Math.fround(share[number]! * rows[amount[number]! * of.hidden + unit]!)
      added[number * of.hidden + unit] = rows[column[number]! * of.hidden + unit]! + part
    }
  return added.map((value, at) => value - added[nothing[Math.floor(at / of.hidden)]! * of.hidden + (at % of.hidden)]!)
}

function rowCount(column: Int32Array, amount: Int32Array): number {
  return 1 + Math.max(...[column, amount].map((each) => each.reduce((most, row) => Math.max(most, row), 0)))
}
