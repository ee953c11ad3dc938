import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { WorkbookError } from '../workbook-error.ts'

/** A file's bytes, read where and when they are needed. */
export interface ByteSource {
  /** The file's name, for sentences shown to people. */
  readonly name: string
  readonly size: number
  /** The bytes from `start` up to `end`, fewer where the file ends before. */
  read(start: number, end: number): Promise<Uint8Array>
}

export interface OpenByteSource extends ByteSource {
  close(): Promise<void>
}

const CHUNK_BYTES = 64 * 1024

/** Throws `WorkbookError` where there is no such file. */
export async function openFile(path: string): Promise<OpenByteSource> {
  const name = basename(path)
  const handle = await open(path).catch((cause: unknown) => {
    throw new WorkbookError('not-found', `${name} could not be opened.`, { cause })
  })
  const stat = await handle.stat()
  if (!stat.isFile()) {
    await handle.close()
    throw new WorkbookError('not-found', `${name} is not a file.`)
  }
  return {
    name,
    size: stat.size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, stat.size) - start))
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
      return bytes.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
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
