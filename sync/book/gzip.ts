export function gzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return through(new CompressionStream('gzip'), bytes)
}

/** Throws where the bytes were cut short or are not gzip. */
export function gunzip(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return through(new DecompressionStream('gzip'), bytes)
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

async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const writer = stream.writable.getWriter()
  // A broken stream fails both ends; the reader below reports it.
  const written = writer.write(bytes as Uint8Array<ArrayBuffer>).then(() => writer.close())
  written.catch(() => undefined)
  const reader = stream.readable.getReader()
  const parts: Uint8Array[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) parts.push(next.value)
  await written
  return concatBytes(parts)
}
