import { BOOK_PATH } from '../../sync/api.ts'
import type { BookFailure } from './book-messages.ts'
import type { WireBook } from './stored-book.ts'

export type FetchedBook =
  | { kind: 'book'; book: WireBook }
  /** The snapshot with the given ETag is still the newest. */
  | { kind: 'unchanged' }
  | { kind: 'failed'; why: BookFailure }

/** Asks the server for the newest snapshot. Anything but a book or "unchanged" is a failure with its reason. */
export async function fetchBook(etag: string | null): Promise<FetchedBook> {
  try {
    const response = await fetch(BOOK_PATH, {
      cache: 'no-store',
      credentials: 'same-origin',
      headers: etag ? { 'If-None-Match': etag } : {},
    })
    if (response.status === 304) return { kind: 'unchanged' }
    if (response.status === 401) return { kind: 'failed', why: 'signed_out' }
    const newEtag = response.headers.get('ETag')
    const isBook = response.headers.get('Content-Type') === 'application/octet-stream'
    if (!response.ok || newEtag === null || !isBook) return { kind: 'failed', why: 'server' }
    return { kind: 'book', book: { etag: newEtag, bytes: new Uint8Array(await response.arrayBuffer()) } }
  } catch {
    return { kind: 'failed', why: 'offline' }
  }
}
