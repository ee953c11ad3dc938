import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { WorkbookError } from '../model/workbook-error.ts'

/** A file whose bytes are read in ranges, as they are needed. */
export interface ByteSource {
  /** The file's name, for sentences shown to people. */
  readonly name: string
  readonly size: number
  /** The bytes from `start` up to `end`, fewer where the file ends before. */
  read(start: number, end: number): Promise<Uint8Array>
}

export interface OpenByteSource extends ByteSource {
  /** Throws `WorkbookError` where the file has changed since it was opened. */
  checkUnchanged(): Promise<void>
  close(): Promise<void>
}

const CHUNK_BYTES = 64 * 1024

/** Throws `WorkbookError` where there is no such file. */
export async function openFile(path: string): Promise<OpenByteSource> {
  const name = basename(path)
  const handle = await open(path).catch((cause: unknown) => {
    throw new WorkbookError('not-found', `${name} could not be opened.`, { cause })
  })
  const stat = await handle.stat({ bigint: true })
  const size = Number(stat.size)
  if (!stat.isFile()) {
    await handle.close()
    throw new WorkbookError('not-found', `${name} is not a file.`)
  }
  return {
    name,
    size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
        if (bytesRead === 0) throw changed(name)
        at += bytesRead
      }
      return bytes
    },
    async checkUnchanged() {
      const now = await handle.stat({ bigint: true })
      if (now.size !== stat.size || now.mtimeNs !== stat.mtimeNs) throw changed(name)
    },
    close: () => handle.close(),
  }
}

function changed(name: string): WorkbookError {
  return new WorkbookError(
    'changed',
    `${name} changed while it was read. Import it again when no other program is writing to it.`,
  )
}

/** Reads from `start` up to `end`, in order and a bounded chunk at a time. */
export async function* readChunks(
  source: ByteSource,
  start = 0,
  end = source.size,
): AsyncGenerator<Uint8Array> {
  for (let at = start; at < end; ) {
    const chunk = await source.read(at, Math.min(at + CHUNK_BYTES, end))
    if (chunk.length === 0) return
    at += chunk.length
    yield chunk
  }
}
