import { BOOK_FORMAT } from '../../../sync/book/wire/book-format.ts'
import { gunzip, gzip } from '../../../sync/book/wire/gzip.ts'
import { type BookCommit, stateOf } from './book-commit.ts'
import type { StoredBook } from './stored-book.ts'

const TAIL = 'tail'
const STATE = 'Book-State'

/**
 * The changes since the stored snapshot, as last shown; null where there are none, or they cannot be read. Kept
 * because the sync engine tells of them only after the first paint, which would show what stood before them.
 */
export async function readStoredTail(stored: StoredBook): Promise<BookCommit | null> {
  const response = await stored.readBeside(TAIL)
  if (response === null) return null
  try {
    const text = new TextDecoder().decode(await gunzip(new Uint8Array(await response.arrayBuffer())))
    const { format, commit } = JSON.parse(text) as { format: number; commit: BookCommit }
    return format === BOOK_FORMAT ? commit : null
  } catch {
    return null
  }
}

/** Keeps a commit, unless another tab has kept a newer one. */
export async function storeTail(stored: StoredBook, commit: BookCommit): Promise<void> {
  const known = await stored.readBeside(TAIL)
  const state = stateOf(commit)
  if (Number(known?.headers.get(STATE) ?? -1) > state) return
  // Compressed for its checksum as much as for its size.
  const bytes = await gzip([new TextEncoder().encode(JSON.stringify({ format: BOOK_FORMAT, commit }))])
  await stored.writeBeside(TAIL, new Response(bytes, { headers: { [STATE]: `${state}` } }))
}
