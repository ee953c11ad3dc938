import { concatBytes } from '../../sync/book/gzip.ts'
import { BOOK_PATH } from '../../sync/book-path.ts'
import type { BookFailure } from './book-messages.ts'

/** A snapshot as it came over the wire. */
export interface WireBook {
  etag: string
  bytes: Uint8Array<ArrayBuffer>
}

export type FetchedBook =
  | { kind: 'book'; book: WireBook }
  /** The snapshot with the given ETag is still the newest. */
  | { kind: 'unchanged' }
  /** `cause` is for the log. */
  | { kind: 'failed'; why: BookFailure; cause: string }

interface FetchOptions {
  send?: typeof fetch
  stalledMs?: number
}

/** Longest silence of the server. There is no limit to the whole: a large book on a slow line takes its time. */
const STALLED_MS = 30_000

/** Asks the server for the newest snapshot. Anything but a book or "unchanged" is a failure with its reason. */
export async function fetchBook(
  etag: string | null,
  { send = fetch, stalledMs = STALLED_MS }: FetchOptions = {},
): Promise<FetchedBook> {
  const silence = silenceAfter(stalledMs)
  try {
    const response = await send(BOOK_PATH, {
      cache: 'no-store',
      credentials: 'same-origin',
      // A redirect leads to where one signs in.
      redirect: 'manual',
      headers: etag ? { 'If-None-Match': etag } : {},
      signal: silence.signal,
    })
    silence.heard()
    const { status } = response
    if (status === 304) return { kind: 'unchanged' }
    if (status === 401 || response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
      return { kind: 'failed', why: 'signed_out', cause: 'book-signed-out' }
    }
    if (!response.ok) return { kind: 'failed', why: 'server', cause: `book-status-${status}` }
    const newEtag = response.headers.get('ETag')
    const isBook = response.headers.get('Content-Type') === 'application/octet-stream'
    if (newEtag === null || !isBook || response.body === null) {
      return { kind: 'failed', why: 'server', cause: 'book-not-a-book' }
    }
    return { kind: 'book', book: { etag: newEtag, bytes: await readAll(response.body, silence.heard) } }
  } catch {
    return {
      kind: 'failed',
      why: 'offline',
      cause: silence.signal.aborted ? 'book-stalled' : 'book-broken-off',
    }
  } finally {
    silence.end()
  }
}

async function readAll(
  body: ReadableStream<Uint8Array>,
  onChunk: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    onChunk()
    chunks.push(next.value)
  }
  return concatBytes(chunks)
}

/** A signal that is given once nothing was heard for so many ms. */
function silenceAfter(ms: number) {
  const controller = new AbortController()
  const give = () => controller.abort()
  let timer = setTimeout(give, ms)
  const end = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    heard() {
      end()
      timer = setTimeout(give, ms)
    },
    end,
  }
}
