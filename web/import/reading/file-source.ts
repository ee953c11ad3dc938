import type { OpenByteSource } from '../../../sync/sheets/file/byte-source.ts'
import { WorkbookError } from '../../../sync/sheets/model/workbook-error.ts'

/** So much is asked of the disk at once; a browser takes long to begin each read. */
const BLOCK_BYTES = 1024 * 1024

export interface FileSource extends OpenByteSource {
  /** Bytes that were read so far, those read twice counted twice. */
  readonly given: number
}

/** A file that was dropped, read a block at a time: it is never in memory whole. `onRead` may throw to stop. */
export function fileSource(file: File, onRead: () => void): FileSource {
  let block: { readonly start: number; readonly bytes: Uint8Array } | null = null
  let given = 0

  async function blockAt(start: number): Promise<Uint8Array> {
    if (block?.start !== start) block = { start, bytes: await bytesOf(file, start, start + BLOCK_BYTES) }
    return block.bytes
  }

  return {
    name: file.name,
    size: file.size,
    get given() {
      return given
    },
    async read(start, end) {
      const to = Math.min(end, file.size)
      given += Math.max(0, to - start)
      onRead()
      if (to - start > BLOCK_BYTES) return await bytesOf(file, start, to)
      const first = start - (start % BLOCK_BYTES)
      const bytes = (await blockAt(first)).subarray(start - first, to - first)
      if (to <= first + BLOCK_BYTES) return bytes
      const rest = (await blockAt(first + BLOCK_BYTES)).subarray(0, to - first - BLOCK_BYTES)
      const whole = new Uint8Array(bytes.length + rest.length)
      whole.set(bytes)
      whole.set(rest, bytes.length)
      return whole
    },
    async checkUnchanged() {
      await bytesOf(file, 0, 1)
    },
    close: async () => undefined,
  }
}

/** A browser refuses to read a file that was changed since it was chosen. */
async function bytesOf(file: File, start: number, end: number): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer())
  } catch (cause) {
    throw new WorkbookError(
      'changed',
      `${file.name} was changed or moved while it was read. Choose it again when no other program is writing to it.`,
      { cause },
    )
  }
}
