/** The tournaments that this browser set up: the key to each is kept here and nowhere else. */
import { store, stored } from "../browser/storage"
import { newSecret } from "../browser/ownTables"

const KEY = "warbones.tournaments"
const KEPT = 20

interface Led {
  event: string
  key: string
  title: string
}

export const organized = (): Led[] => stored<Led[]>(KEY, [])

export const keyOf = (event: string): string => organized().find((each) => each.event === event)?.key ?? ""

export const newKey = (): string => newSecret()

export const saveOrganizer = (one: Led): void =>
  store(KEY, [one, ...organized().filter((each) => each.event !== one.event)].slice(0, KEPT))
