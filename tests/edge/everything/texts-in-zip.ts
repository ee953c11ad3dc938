import { readZipDirectory } from '../../../sync/sheets/file/zip-directory.ts'
import { readZipText } from '../../../sync/sheets/file/zip-entry.ts'

/** The files of a zip archive by their names, in their order, as text without a byte-order mark. */
export async function textsInZip(bytes: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const source = {
    name: 'archive.zip',
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, end),
  }
  const texts = new Map<string, string>()
  for (const [name, entry] of await readZipDirectory(source)) {
    texts.set(name, (await readZipText(source, entry)).replace(/^\uFEFF/, ''))
  }
  return texts
}
