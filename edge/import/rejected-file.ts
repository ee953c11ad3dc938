import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadRow } from '../sheets/read-row-outcome.ts'
import { csvLine } from './csv-line.ts'

/** Where rejected rows go while a run reads. */
export interface RejectedRows {
  add(row: ReadRow, reasons: readonly string[]): Promise<void>
  /** Keeps what was added and says where; `null` where nothing was. */
  keep(): Promise<string | null>
  discard(): Promise<void>
}

const BUFFER_CHARS = 64 * 1024

/**
 * Collects rejected rows as `rejected/<source>-<day>.csv` in the data folder: sheet, row, reasons, then the
 * cells as they stood, under the header of their sheet. The last run of a day replaces those before it.
 */
export function createRejectedFile(dataDir: string, source: string, day: string): RejectedRows {
  const folder = join(dataDir, 'rejected')
  const name = source.replace(/[^\p{L}\p{N}._-]+/gu, '-').slice(0, 80)
  const path = join(folder, `${name}-${day}.csv`)
  const unfinished = `${path}.part`
  let file: FileHandle | undefined
  let header: readonly string[] | undefined
  let buffer = '\uFEFF'

  async function flush(): Promise<void> {
    if (!file) {
      await mkdir(folder, { recursive: true })
      file = await open(unfinished, 'w')
    }
    const text = buffer
    buffer = ''
    await file.write(text)
  }

  return {
    async add(row, reasons) {
      if (row.header !== header) {
        header = row.header
        buffer += csvLine(['Sheet', 'Row', 'Reasons', ...header])
      }
      buffer += csvLine([row.sheet, row.rowNumber, reasons.join(' '), ...row.cells])
      if (buffer.length >= BUFFER_CHARS) await flush()
    },
    async keep() {
      if (!header) {
        await rm(path, { force: true })
        return null
      }
      await flush()
      await file?.close()
      await rename(unfinished, path)
      return path
    },
    async discard() {
      await file?.close()
      await rm(unfinished, { force: true })
    },
  }
}
