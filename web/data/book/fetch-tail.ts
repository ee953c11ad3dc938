import type { BookTail } from '../../../sync/api/book.ts'
import { BOOK_TAIL_PATH } from '../../../sync/api/paths.ts'

/** The sync engine says the same, a little later, ms. */
const TAIL_TIMEOUT_MS = 10_000

/** What changed since the snapshot, as the server has it now; null where it does not say. */
export async function fetchTail(): Promise<BookTail | null> {
  try {
    const signal = AbortSignal.timeout(TAIL_TIMEOUT_MS)
    const response = await fetch(BOOK_TAIL_PATH, { cache: 'no-store', redirect: 'manual', signal })
    return response.ok ? ((await response.json()) as BookTail) : null
  } catch {
    return null
  }
}
