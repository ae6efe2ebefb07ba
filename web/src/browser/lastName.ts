/** The name that this person chose last, to be offered again at the next table. */
import { store, stored } from "./storage"

/** What a name may have as it is typed: one emoji can be a dozen of these. The server says how many characters it has. */
export const LONGEST_TYPED = 256

const KEY = "warbones.name"

export const lastName = (): string => stored(KEY, "")

export const saveName = (name: string): void => store(KEY, name.trim())
