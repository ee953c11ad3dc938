import type { Book } from '../../sync/book/book.ts'
import type { BookFailure } from '../data/book/book-messages.ts'
import { MESSAGES } from '../ui/messages.ts'
import type { SearchStatus } from './search-state.ts'

/** Who is signed out is on the way to sign in, and sees the page loading until then. */
const WORDS: Record<Exclude<BookFailure, 'signed_out'>, string> = {
  offline: MESSAGES.searchUnreachable,
  server: MESSAGES.propertiesFailed,
}

/** What keeps results from being shown. Without a book nothing can be; a book that is old can still be searched. */
export function searchStatus(
  book: Book | null,
  failure: BookFailure | null,
  lacksWords: boolean,
): SearchStatus {
  if (book === null) {
    return failure === null || failure === 'signed_out'
      ? { kind: 'loading' }
      : { kind: 'failed', message: WORDS[failure] }
  }
  return { kind: lacksWords ? 'searching' : 'ready' }
}

/** While the page shows what the book opens with: words can be typed, and are answered once the book is here. */
export function openingStatus(isPlain: boolean): SearchStatus {
  return { kind: isPlain ? 'ready' : 'searching' }
}
