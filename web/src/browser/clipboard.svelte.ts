/** Copying a link, and saying for a moment that it was done. */
const SAID = 2000

export class Copied {
  /** The text that was copied just now. */
  last = $state("")

  async copy(text: string): Promise<void> {
    await navigator.clipboard?.writeText(text).catch(() => copyOldWay(text))
    if (!navigator.clipboard) copyOldWay(text)
    this.last = text
    setTimeout(() => (this.last = this.last === text ? "" : this.last), SAID)
  }
}

/** Browsers keep their clipboard to secure pages; a table in the house is none. */
function copyOldWay(text: string): void {
  const field = Object.assign(document.createElement("textarea"), { value: text })
  document.body.append(field)
  field.select()
  document.execCommand("copy")
  field.remove()
}
