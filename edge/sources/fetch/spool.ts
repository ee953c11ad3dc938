import type { SheetRow } from '../../../sync/sheets/file/sheet.ts'
import type { FileStore } from '../../services/file-store.ts'
import type { GridPage } from './fetch-grid.ts'

/** Far more than a spreadsheet of ten million cells. */
const MOST_BYTES = 2 * 1024 * 1024 * 1024
const CHUNK_BYTES = 256 * 1024

/** Keeps rows as they come, a line of JSON each, and answers how many bytes they take. */
export async function writeSpool(
  files: FileStore,
  key: string,
  pages: AsyncGenerator<GridPage>,
): Promise<number> {
  const encoder = new TextEncoder()
  const lines = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await pages.next()
      if (done) return controller.close()
      const { firstRow, rows } = value
      const text = rows.map((cells, i) => `${JSON.stringify([firstRow + i, cells])}\n`).join('')
      controller.enqueue(encoder.encode(text))
    },
    async cancel() {
      await pages.return(undefined)
    },
  })
  const bytes = await files.put(key, lines, MOST_BYTES)
  if (bytes === null) throw new Error('The sheet is larger than any sheet.')
  return bytes
}

/** The rows that were kept, a few at a time in memory. */
export async function* readSpool(files: FileStore, key: string): AsyncGenerator<SheetRow> {
  const file = await files.open(key)
  if (file === null) throw new Error('What was fetched is not there any more.')
  const decoder = new TextDecoder()
  let pending = ''
  try {
    for (let at = 0; at < file.size; at += CHUNK_BYTES) {
      const chunk = await file.read(at, Math.min(at + CHUNK_BYTES, file.size))
      const lines = (pending + decoder.decode(chunk, { stream: true })).split('\n')
      pending = lines.pop() ?? ''
      for (const line of lines) {
        const [rowNumber, cells] = JSON.parse(line) as [number, SheetRow['cells']]
        yield { rowNumber, cells }
      }
    }
  } finally {
    await file.close()
  }
}
