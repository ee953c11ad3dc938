/** A file, at any location, that can be read in parts. */
export interface ByteSource {
  about(): Promise<BytesAbout>
  /** The bytes from `offset`; fewer than `length` at the end of the file. */
  read(offset: number, length: number): Promise<ArrayBuffer>
}

export interface BytesAbout {
  /** Bytes in all. */
  readonly size: number
  /** A text that changes with the content. */
  readonly version: string
}

const TIMEOUT_MS = 10_000

/** A file at an address whose server answers ranges. `ask` carries the request. */
export function urlSource(url: string, ask: (request: Request) => Promise<Response>): ByteSource {
  async function part(offset: number, length: number): Promise<Response> {
    const response = await ask(
      new Request(url, {
        headers: { Range: `bytes=${offset}-${offset + length - 1}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    if (!response.ok) throw new Error(`The file of tiles answered ${response.status}.`)
    return response
  }
  return {
    async about() {
      const { headers, body } = await part(0, 1)
      await body?.cancel()
      const size = Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? 0)
      return { size, version: headers.get('etag') ?? headers.get('last-modified') ?? String(size) }
    },
    async read(offset, length) {
      const response = await part(offset, length)
      const bytes = await response.arrayBuffer()
      // A server that knows no ranges answers with all of it.
      return response.status === 206 ? bytes : bytes.slice(offset, offset + length)
    },
  }
}
