import type { Book } from '../../sync/book/book.ts'
import type { BookFailure } from '../data/book/book-messages.ts'
import type { WithoutProperty } from '../property/dialog/no-property.tsx'
import { MESSAGES } from '../ui/messages.ts'

/** What keeps the results from being shown, if anything. */
export type SearchStatus =
  /** The book is on its way: skeletons. */
  | { kind: 'loading' }
  /** The book, or the index of its words, is on its way: what is asked meanwhile is answered then. */
  | { kind: 'searching' }
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }

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

/** Why there is no property to show, where the book has none with the id asked for. */
export function withoutProperty(status: SearchStatus, retry: () => void): WithoutProperty {
  switch (status.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', reason: status.message, retry }
    case 'searching':
    case 'ready':
      return { kind: 'unknown' }
  }
}
