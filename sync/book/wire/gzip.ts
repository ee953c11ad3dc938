/** The parts one after the other, compressed as one. */
export function gzip(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('gzip'), parts)
}

/** As `gzip`, in pieces of `pieceBytes`; the last one may be shorter. */
export async function gzipPieces(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  pieceBytes: number,
): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let used = pieceBytes
  for await (const chunk of chunksThrough(new CompressionStream('gzip'), parts)) {
    for (let from = 0; from < chunk.length; ) {
      if (used === pieceBytes) {
        pieces.push(new Uint8Array(pieceBytes))
        used = 0
      }
      const part = chunk.subarray(from, from + pieceBytes - used)
      pieces.at(-1)?.set(part, used)
      used += part.length
      from += part.length
    }
  }
  const last = pieces.pop()
  return last ? [...pieces, last.slice(0, used)] : []
}

/** Throws where the bytes were cut short or are not gzip. */
export function gunzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return through(new DecompressionStream('gzip'), [bytes])
}

/** As `gunzip`, of parts that come one after the other, a piece at a time. Who leaves early need not read on. */
export function gunzipChunks(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  return chunksThrough(new DecompressionStream('gzip'), parts)
}

/** As `gunzipChunks`, of a bare deflate stream. */
export function inflateRaw(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  return chunksThrough(new DecompressionStream('deflate-raw'), parts)
}

/** The parts as one bare deflate stream, which is what a zip archive holds. */
export function deflateRaw(
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('deflate-raw'), parts)
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/** As `concatBytes`, of parts that come one after the other. */
export async function collectBytes(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = []
  for await (const part of parts) all.push(part)
  return concatBytes(all)
}

function through(
  stream: CompressionStream | DecompressionStream,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  return collectBytes(chunksThrough(stream, parts))
}

async function* chunksThrough(
  stream: CompressionStream | DecompressionStream,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const writer = stream.writable.getWriter()
  // A broken stream fails both ends; the reader below reports it.
  const written = writeAll(writer, parts)
  written.catch(() => undefined)
  const reader = stream.readable.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
    await written
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function writeAll(
  writer: ReturnType<CompressionStream['writable']['getWriter']>,
  parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    for await (const part of parts) await writer.write(part as Uint8Array<ArrayBuffer>)
  } catch (error) {
    // Else the reader would wait for ever.
    await writer.abort(error).catch(() => undefined)
    throw error
  }
  await writer.close()
}
