/** The size of units' squares on a sheet, which depends on the window alone. */
import { packed, type Shape, squareFor } from "./unitFit"
import type { Area, Piece, Scene } from "../scene/scene"

/** The space beside the units of a field, and below the fields, in pixels. */
const [FIELD_SIDES, FOOT] = [19, 48]
const shapeOf = ({ columns, parts }: Piece): Shape => ({ columns, rows: Math.ceil(parts.length / columns) })

/** An army's tallest unit; before there is one, a small unit. */
const highest = (army: Shape[]): Shape =>
  army.reduce((one, other) => (other.rows > one.rows ? other : one), { columns: 2, rows: 1 })

interface Given {
  readonly scene: Scene
  readonly areas: Area[]
  /** The board's size in pixels. */
  readonly width: number
  readonly height: number
}

export class Squares {
  #given: Given

  constructor(given: Given) {
    this.#given = given
  }

  #inner = $derived.by(() => {
    const fields = this.#given.areas.filter(({ look }) => look === "field").length
    return this.#given.width / Math.max(1, fields) - FIELD_SIDES
  })

  /** The side of a square in pixels: each army fits into one field, together with the other's tallest unit. */
  readonly size = $derived.by(() => {
    const { scene, areas, height } = this.#given
    const units = areas.filter(({ look }) => look !== "list").flatMap(({ pieces }) => pieces)
    const armies = scene.seats.map(({ seat }) =>
      units.flatMap((unit) => (unit?.parts.length && unit.set === seat ? [shapeOf(unit)] : [])),
    )
    const guests = (host: Shape[]): Shape[] => armies.filter((army) => army !== host).map(highest)
    return squareFor(
      armies.map((army) => [army, guests(army)]),
      this.#inner,
      height - FOOT,
    )
  })

  /** The order of a side's units that uses the space best. */
  arranged(units: Piece[]): Piece[] {
    const rows = packed(
      units.map((unit) => ({ ...shapeOf(unit), unit })),
      this.#inner,
      this.size,
    )
    return rows.flatMap((row) => row.map(({ unit }) => unit))
  }
}
