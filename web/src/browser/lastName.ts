/** The name last used in this browser, offered at the next table. */
import { store, stored } from "./storage"

/** The longest input, in UTF-16 units: one emoji can take a dozen. The server counts characters. */
export const LONGEST_TYPED = 256

const KEY = "warbones.name"

export const lastName = (): string => stored(KEY, "")

export const saveName = (name: string): void => store(KEY, name.trim())
