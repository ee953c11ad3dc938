import type { BookTail } from '../../../sync/api/book.ts'
import type { TabLock } from '../tab-lock.ts'
import type { ArrivingBook } from './arriving-book.ts'
import type { BookFailure } from './book-messages.ts'
import type { BookUnpacker } from './book-unpacker.ts'
import type { FaultLog } from './fault-log.ts'
import { BookBrokenOff, type FetchedBook } from './fetch-book.ts'
import type { StoredBook } from './stored-book.ts'
import type { ShownState } from './stored-tail.ts'

/** What there is once it is known whose book it is to be. */
export interface OpenedBook {
  unpacker: BookUnpacker
  stored: StoredBook
}

interface GetBookOptions {
  fetchBook(etag: string | null): Promise<FetchedBook>
  fetchTail(): Promise<BookTail | null>
  opened: Promise<OpenedBook>
  /** Whether it is known whose book it is to be. */
  isKnown(): boolean
  /** Whether there is a stored book at all. */
  isStored(): Promise<boolean>
  /** One tab at a time asks the server; the others then take what it has stored. */
  exclusively: TabLock
  log: FaultLog
}

/** A book that cannot be read may have been damaged on its way, so it is downloaded again. */
const DOWNLOADS_AT_ONCE = 2
/** After that only now and then: at the slowest pace this is every five minutes. */
const DOWNLOADED_EVERY = 60

/** Gets books from the storage, where another tab has put them, else from the server. */
export function createBookGetter(options: GetBookOptions) {
  const { fetchBook, fetchTail, opened, isKnown, isStored, exclusively, log } = options
  /** A book from the server that could not be read, and for how many tries that has been so. */
  let refused: { etag: string; tries: number } | null = null

  /** The ETag of a book that is not worth another download for now, or null. */
  function broken(): string | null {
    if (refused === null) return null
    const { etag, tries } = refused
    refused.tries++
    return tries < DOWNLOADS_AT_ONCE || tries % DOWNLOADED_EVERY === 0 ? null : etag
  }

  async function fromServer(held: string | null): Promise<{ failure: BookFailure | null }> {
    const passedOver = broken()
    // Asked for at once, so that a book does not wait for it later.
    const tail = fetchTail()
    const fetched = await fetchBook(passedOver ?? held)
    switch (fetched.kind) {
      case 'failed':
        log.tell(fetched.cause)
        return { failure: fetched.why }
      case 'unchanged':
        if (passedOver !== null) return { failure: 'server' }
        log.clear()
        return { failure: null }
      case 'book':
        return { failure: await take(fetched.book, tail) }
    }
  }

  async function take(book: ArrivingBook, tail: Promise<BookTail | null>): Promise<BookFailure | null> {
    const { unpacker, stored } = await opened
    const { etag } = book
    if (etag === unpacker.held()?.etag) return null
    const outcome = await unpacker.unpack(book, { from: 'server', tail })
    // A book that did not arrive whole cannot be read.
    const bytes = await book.bytes
    switch (outcome) {
      case 'held':
        refused = null
        log.clear()
        // Writing takes the browser time that the page needs to show the book.
        await unpacker.drawn
        await stored.write({ etag, bytes }, unpacker.held()?.seq ?? 0)
        return null
      case 'unreadable':
        log.tell('book-unreadable')
        if (refused?.etag !== etag) refused = { etag, tries: 1 }
        return 'server'
      case 'other_team':
        log.tell('book-of-another-team')
        return 'signed_out'
    }
  }

  async function attempt(wanted: number): Promise<BookFailure | null> {
    // On a first visit the server is asked before it is known for whom it will answer.
    const early = isKnown()
      ? null
      : await exclusively.runIfFree(async () => ((await isStored()) ? null : await fromServer(null)))
    const { unpacker, stored } = await opened
    if (early !== null) return early.failure
    return await exclusively.run(async () => {
      await takeStored({ unpacker, stored }, null, log)
      const held = unpacker.held()
      if (held !== null && wanted > 0 && held.seq >= wanted) return null
      return (await fromServer(held?.etag ?? null)).failure
    })
  }

  return {
    /** One try at a book that is at least as new as wanted: ends with null, or with why it failed. */
    async get(wanted: number): Promise<BookFailure | null> {
      try {
        return await attempt(wanted)
      } catch (error) {
        if (error instanceof BookBrokenOff) {
          log.tell(error.message)
          return 'offline'
        }
        log.tell('book-failed', error instanceof Error ? error.name : undefined)
        return 'server'
      } finally {
        void opened.then(({ unpacker }) => unpacker.complete())
      }
    },
    /** From now on a book that could not be read is worth another download. */
    forgive() {
      refused = null
    },
  }
}

/** Takes the stored copy where it is newer than what is held; one that cannot be used is dropped. */
export async function takeStored(
  { unpacker, stored }: OpenedBook,
  shown: ShownState | null,
  log: FaultLog,
): Promise<void> {
  const book = await stored.read({ after: unpacker.held()?.seq ?? -1 })
  if (book === null) return
  if ((await unpacker.unpack(book, { from: 'storage', shown })) === 'held') return
  log.tell('stored-book-unreadable')
  await stored.discard(book.etag)
}
