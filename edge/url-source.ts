import type { ByteSource } from './byte-source.ts'

const TIMEOUT_MS = 10_000

/** A file at an address whose server answers ranges. `ask` carries the request. */
export function urlSource(url: string, ask: (request: Request) => Promise<Response>): ByteSource {
  const part = (offset: number, length: number): Promise<Response> =>
    ask(
      new Request(url, {
        headers: { Range: `bytes=${offset}-${offset + length - 1}` },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
  return {
    async size() {
      const { headers } = await part(0, 1)
      return Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? 0)
    },
    async read(offset, length) {
      const response = await part(offset, length)
      if (!response.ok) throw new Error(`The file of tiles answered ${response.status}.`)
      const bytes = await response.arrayBuffer()
      // A server that knows no ranges answers with all of it.
      return response.status === 206 ? bytes : bytes.slice(offset, offset + length)
    },
  }
}
