import type { MadeFile } from './make-file.ts'

/** A browser may still be reading the file for a moment after it was told to, ms. */
const KEPT_MS = 60_000

/** Hands a file to the browser to save. */
export function saveFile({ name, contents }: MadeFile): void {
  const address = URL.createObjectURL(contents)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
