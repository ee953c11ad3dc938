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
