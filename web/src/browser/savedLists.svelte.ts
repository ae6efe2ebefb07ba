/** Purchase lists saved by name for each game, stored in the browser. */
import { store, stored } from "./storage"

export interface SavedList {
  name: string
  text: string
}

export const LONGEST_NAME = 40
/** The most lists stored; the oldest are dropped. */
const MOST = 60

const isList = (value: unknown): value is SavedList =>
  typeof value === "object" &&
  value !== null &&
  "name" in value &&
  "text" in value &&
  typeof value.name === "string" &&
  typeof value.text === "string"

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

export class SavedLists {
  #key: string
  #all = $state.raw<readonly SavedList[]>([])

  constructor(game: string) {
    this.#key = `warbones.lists.${game}`
    const found = stored<unknown>(this.#key, [])
    this.#all = Array.isArray(found) ? found.filter(isList) : []
  }

  /** The newest first. */
  get all(): readonly SavedList[] {
    return this.#all
  }

  has(name: string): boolean {
    return this.#all.some((list) => same(list.name, name))
  }

  /** Saves a list; one of the same name is replaced. */
  save(name: string, text: string): void {
    this.#keep([{ name: name.trim(), text }, ...this.#all.filter((list) => !same(list.name, name))].slice(0, MOST))
  }

  forget(name: string): void {
    this.#keep(this.#all.filter((list) => !same(list.name, name)))
  }

  #keep(all: readonly SavedList[]): void {
    this.#all = all
    store(this.#key, all)
  }
}
