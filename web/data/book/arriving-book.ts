import { type BookStart, type DecodedBook, decodeBook } from '../../../sync/book/wire/decode-book.ts'
import { collectBytes } from '../../../sync/book/wire/gzip.ts'

/** A snapshot that is being read, from the server or the storage. */
export interface ArrivingBook {
  etag: string
  /** Known long before the rest. Rejects where it cannot be read. */
  start: Promise<BookStart>
  /** Unpacked while it comes. Rejects where it cannot be read, or does not come whole. */
  snapshot: Promise<DecodedBook>
  /** As it came. Rejects where it does not come whole. */
  bytes: Promise<Uint8Array<ArrayBuffer>>
}

/** Begins to read a book. `onPart` is called whenever some of it has come. */
export function readBook(
  etag: string,
  body: ReadableStream<Uint8Array>,
  onPart: () => void = () => undefined,
): ArrivingBook {
  const [unpacked, kept] = body.tee()
  const start = Promise.withResolvers<BookStart>()
  const snapshot = decodeBook(partsOf(unpacked), start.resolve)
  snapshot.catch(start.reject)
  const book = { etag, start: start.promise, snapshot, bytes: collectBytes(partsOf(kept, onPart)) }
  // A failure reaches whoever awaits them; it is no unhandled rejection.
  book.start.catch(() => undefined)
  book.bytes.catch(() => undefined)
  return book
}

async function* partsOf(
  body: ReadableStream<Uint8Array>,
  onPart: () => void = () => undefined,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      onPart()
      yield next.value
    }
  } finally {
    // A reader that stops early ends the download.
    await reader.cancel().catch(() => undefined)
  }
}
