/** The name that this person chose last, to be offered again at the next table. */
import { keep, kept } from "./kept"

const KEY = "warbones.name"

export const keptName = (): string => kept(KEY, "")

export const keepName = (name: string): void => keep(KEY, name.trim())
