/** The tournaments that this browser set up: the key to each is kept here and nowhere else. */
import { keep, kept } from "../browser/storage"
import { newSecret } from "../browser/ownTables"

const KEY = "warbones.tournaments"
const KEPT = 20

interface Led {
  event: string
  key: string
  title: string
}

export const led = (): Led[] => kept<Led[]>(KEY, [])

export const keyOf = (event: string): string => led().find((each) => each.event === event)?.key ?? ""

export const newKey = (): string => newSecret()

export const keepLed = (one: Led): void =>
  keep(KEY, [one, ...led().filter((each) => each.event !== one.event)].slice(0, KEPT))
