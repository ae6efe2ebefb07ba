/** Small values in the browser's storage; without storage they last as long as the page. */
const memory = new Map<string, string>()

export function stored<Value>(key: string, otherwise: Value): Value {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? memory.get(key) ?? "null") as Value | null) ?? otherwise
  } catch {
    return memory.has(key) ? (JSON.parse(memory.get(key) as string) as Value) : otherwise
  }
}

export function store(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // No storage: the value lasts as long as the page.
  }
}
