/** Opens the device's share sheet with a file; without a share sheet, saves it. */

/** A file that is made when somebody asks for it, and the words on its button. */
export interface Made {
  type: "image/png" | "image/gif"
  name: string
  share: string
  save: string
  make: () => Promise<Blob>
}

const empty = (type: string): File => new File([], `warbones.${type.split("/")[1]}`, { type })

export const sharesFiles = (type: string): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [empty(type)] })

export async function shareFile(blob: Blob, name: string): Promise<void> {
  if (!sharesFiles(blob.type)) return save(blob, name)
  const files = [new File([blob], name, { type: blob.type })]
  return navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException) || error.name === "AbortError") return // cancelled
    save(blob, name) // the click is too long ago for a share sheet
  })
}

export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement("a"), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}

/** Loads a file that the server makes. Raises an error if it does not. */
export async function loadFile(address: string): Promise<Blob> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.blob()
}
