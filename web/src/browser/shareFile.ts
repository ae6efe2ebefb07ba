/** Opens the device's share sheet with a file; without a share sheet, saves it. */

const empty = (type: string): File => new File([], `warbones.${type.split("/")[1]}`, { type })

export const sharesFiles = (type: string): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [empty(type)] })

export async function shareFile(blob: Blob, name: string): Promise<void> {
  const file = new File([blob], name, { type: blob.type })
  if (sharesFiles(blob.type)) return navigator.share({ files: [file] }).catch(() => undefined) // the user may cancel
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement("a"), { href: address, download: name }).click()
  URL.revokeObjectURL(address)
}
