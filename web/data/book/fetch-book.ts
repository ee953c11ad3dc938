import { BOOK_PATH } from '../../../sync/api/paths.ts'
import { type ArrivingBook, readBook } from './arriving-book.ts'
import type { BookFailure } from './book-messages.ts'

export type FetchedBook =
  /** It has begun to come. Where it does not come whole, its bytes reject with `BookBrokenOff`. */
  | { kind: 'book'; book: ArrivingBook }
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

/** The answer did not come, or not whole; the message is for the log. */
export class BookBrokenOff extends Error {
  override name = 'BookBrokenOff'
}

/** Asks the server for the newest snapshot. Anything but a book or "unchanged" is a failure with its reason. */
export async function fetchBook(
  etag: string | null,
  { send = fetch, stalledMs = STALLED_MS }: FetchOptions = {},
): Promise<FetchedBook> {
  const silence = silenceAfter(stalledMs)
  const fetched = await ask(etag, send, silence)
  if (fetched.kind === 'book') return { kind: 'book', book: whole(fetched.book, silence) }
  silence.end()
  return fetched
}

async function ask(etag: string | null, send: typeof fetch, silence: Silence): Promise<FetchedBook> {
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
    return answerOf(response, silence.heard)
  } catch {
    return { kind: 'failed', why: 'offline', cause: silence.cause() }
  }
}

function answerOf(response: Response, onPart: () => void): FetchedBook {
  const { status, body, headers } = response
  if (status === 304) return { kind: 'unchanged' }
  if (status === 401 || response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return { kind: 'failed', why: 'signed_out', cause: 'book-signed-out' }
  }
  if (!response.ok) return { kind: 'failed', why: 'server', cause: `book-status-${status}` }
  const etag = headers.get('ETag')
  const isBook = headers.get('Content-Type') === 'application/octet-stream'
  if (etag === null || !isBook || body === null) {
    return { kind: 'failed', why: 'server', cause: 'book-not-a-book' }
  }
  return { kind: 'book', book: readBook(etag, body, onPart) }
}

/** The same book, whose bytes say why they did not come whole. */
function whole(book: ArrivingBook, silence: Silence): ArrivingBook {
  const bytes = book.bytes
    .catch((error) => {
      throw new BookBrokenOff(silence.cause(), { cause: error })
    })
    .finally(silence.end)
  bytes.catch(() => undefined)
  return { ...book, bytes }
}

type Silence = ReturnType<typeof silenceAfter>

/** A signal that is given once nothing was heard for so many ms. */
function silenceAfter(ms: number) {
  const controller = new AbortController()
  const give = () => controller.abort()
  let timer = setTimeout(give, ms)
  const end = () => clearTimeout(timer)
  return {
    signal: controller.signal,
    /** For the log, where something failed. */
    cause: () => (controller.signal.aborted ? 'book-stalled' : 'book-broken-off'),
    heard() {
      end()
      timer = setTimeout(give, ms)
    },
    end,
  }
}
