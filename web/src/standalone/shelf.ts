/** The store of a page without a server: strings by key in IndexedDB, or in memory if the browser refuses. */
import { type DBSchema, type IDBPDatabase, openDB } from "idb"

interface Texts extends DBSchema {
  texts: { key: string; value: string }
}

export interface Shelf {
  /** Whether the strings are lost with the page. */
  readonly forgets: boolean
  /** Stores the pairs in a JSON array, all or none; false if the key `fresh` is taken. */
  write(pairs: string, fresh: string): Promise<boolean>
  read(key: string): Promise<string | undefined>
  /** The strings whose keys begin with `prefix`, as a JSON array. */
  within(prefix: string): Promise<string>
  remove(prefix: string): Promise<void>
}

type Pairs = [key: string, text: string][]

/** A frame of another site's page may be refused storage; then the page is played without. */
export async function openShelf(): Promise<Shelf> {
  try {
    const db = await openDB<Texts>("warbones", 1, { upgrade: (db) => void db.createObjectStore("texts") })
    return new BrowserShelf(db)
  } catch {
    return new MemoryShelf()
  }
}

const all = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uffff`)

class BrowserShelf implements Shelf {
  readonly forgets = false
  #db: IDBPDatabase<Texts>

  constructor(db: IDBPDatabase<Texts>) {
    this.#db = db
  }

  async write(pairs: string, fresh: string): Promise<boolean> {
    const change = this.#db.transaction("texts", "readwrite", { durability: "strict" })
    if (fresh && (await change.store.get(fresh)) !== undefined) return false
    const written = (JSON.parse(pairs) as Pairs).map(([key, text]) => change.store.put(text, key))
    await Promise.all([...written, change.done])
    return true
  }

  read(key: string): Promise<string | undefined> {
    return this.#db.get("texts", key)
  }

  async within(prefix: string): Promise<string> {
    return JSON.stringify(await this.#db.getAll("texts", all(prefix)))
  }

  remove(prefix: string): Promise<void> {
    return this.#db.delete("texts", all(prefix))
  }
}

class MemoryShelf implements Shelf {
  readonly forgets = true
  #texts = new Map<string, string>()

  async write(pairs: string, fresh: string): Promise<boolean> {
    if (fresh && this.#texts.has(fresh)) return false
    for (const [key, text] of JSON.parse(pairs) as Pairs) this.#texts.set(key, text)
    return true
  }

  async read(key: string): Promise<string | undefined> {
    return this.#texts.get(key)
  }

  async within(prefix: string): Promise<string> {
    const keys = [...this.#texts.keys()].filter((key) => key.startsWith(prefix)).sort()
    return JSON.stringify(keys.map((key) => this.#texts.get(key)))
  }

  async remove(prefix: string): Promise<void> {
    for (const key of [...this.#texts.keys()].filter((each) => each.startsWith(prefix))) this.#texts.delete(key)
  }
}
