/** The store of a page without a server: texts by key in IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb"

interface Texts extends DBSchema {
  texts: { key: string; value: string }
}

const opened = (): Promise<IDBPDatabase<Texts>> =>
  openDB<Texts>("warbones", 1, { upgrade: (db) => void db.createObjectStore("texts") })

const all = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

export class Shelf {
  #db = opened()

  /** Stores the pairs in a JSON array, all or none; false if there is a text under the key `fresh` already. */
  async write(pairs: string, fresh: string): Promise<boolean> {
    const change = (await this.#db).transaction("texts", "readwrite", { durability: "strict" })
    if (fresh && (await change.store.get(fresh)) !== undefined) return false
    const written = (JSON.parse(pairs) as [string, string][]).map(([key, text]) => change.store.put(text, key))
    await Promise.all([...written, change.done])
    return true
  }

  async read(key: string): Promise<string | undefined> {
    return (await this.#db).get("texts", key)
  }

  /** The texts whose keys begin with `prefix`, as a JSON array. */
  async within(prefix: string): Promise<string> {
    return JSON.stringify(await (await this.#db).getAll("texts", all(prefix)))
  }

  async remove(prefix: string): Promise<void> {
    await (await this.#db).delete("texts", all(prefix))
  }
}
