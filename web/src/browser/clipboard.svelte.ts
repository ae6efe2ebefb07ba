/** Copies a link and confirms it for a moment. */
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

/** Browsers restrict the clipboard to secure pages, and a table on the home network is not one. */
function copyOldWay(text: string): void {
  const field = Object.assign(document.createElement("textarea"), { value: text })
  document.body.append(field)
  field.select()
  document.execCommand("copy")
  field.remove()
}
