import type { BookCommit } from './book-commit.ts'
import type { BookFailure } from './book-messages.ts'
import type { Exclusively } from './exclusively.ts'
import type { FaultLog } from './fault-log.ts'
import type { FetchedBook, WireBook } from './fetch-book.ts'
import type { BookHolder } from './hold-book.ts'
import type { StoredBook } from './stored-book.ts'

/** What there is once it is known whose book it is to be. */
export interface OpenedBook {
  holder: BookHolder
  stored: StoredBook
}

interface GetBookOptions {
  fetchBook(etag: string | null): Promise<FetchedBook>
  opened: Promise<OpenedBook>
  /** Whether it is known whose book it is to be. */
  isKnown(): boolean
  /** One tab at a time asks the server; the others then take what it has stored. */
  exclusively: Exclusively
  log: FaultLog
}

/**
 * One try to get a book that is at least as new as wanted: from the storage, where another tab has put it, else
 * from the server. Ends with null, or with why it failed; throws nothing.
 */
export function createBookGetter({ fetchBook, opened, isKnown, exclusively, log }: GetBookOptions) {
  /** A book from the server that could not be read: once it was damaged on its way, twice it is the book itself. */
  let refused: { etag: string; times: number } | null = null

  async function fromServer(held: string | null): Promise<{ failure: BookFailure | null }> {
    const broken = refused !== null && refused.times > 1 ? refused.etag : null
    const fetched = await fetchBook(broken ?? held)
    switch (fetched.kind) {
      case 'failed':
        log.tell(fetched.cause)
        return { failure: fetched.why }
      case 'unchanged':
        if (broken !== null) return { failure: 'server' }
        log.clear()
        return { failure: null }
      case 'book':
        return { failure: await take(fetched.book) }
    }
  }

  async function take(book: WireBook): Promise<BookFailure | null> {
    const { holder, stored } = await opened
    const { etag } = book
    if (etag === holder.held()?.etag) return null
    switch (await holder.hold(book, { isFetched: true, commit: null })) {
      case 'held':
        refused = null
        log.clear()
        await stored.write(book, holder.held()?.seq ?? 0)
        return null
      case 'unreadable':
        log.tell('book-unreadable')
        refused = { etag, times: refused?.etag === etag ? refused.times + 1 : 1 }
        return 'server'
      case 'other_team':
        log.tell('book-of-another-team')
        return 'signed_out'
    }
  }

  async function attempt(wanted: number): Promise<BookFailure | null> {
    // It need not be known for whom the server answers in order to ask it.
    const early = isKnown() ? null : await exclusively.runIfFree(() => fromServer(null))
    const { holder, stored } = await opened
    if (early !== null) return early.failure
    return await exclusively.run(async () => {
      await takeStored({ holder, stored }, Promise.resolve(null), log)
      const held = holder.held()
      if (held !== null && wanted > 0 && held.seq >= wanted) return null
      return (await fromServer(held?.etag ?? null)).failure
    })
  }

  return async (wanted: number): Promise<BookFailure | null> => {
    try {
      return await attempt(wanted)
    } catch (error) {
      log.tell('book-failed', error instanceof Error ? error.name : undefined)
      return 'server'
    } finally {
      void opened.then(({ holder }) => holder.index())
    }
  }
}

/** Takes the stored copy where it is newer than what is held; one that cannot be used is dropped. */
export async function takeStored(
  { holder, stored }: OpenedBook,
  tail: Promise<BookCommit | null>,
  log: FaultLog,
): Promise<void> {
  const book = await stored.read({ after: holder.held()?.seq ?? -1 })
  if (book === null) return
  if ((await holder.hold(book, { isFetched: false, commit: await tail })) === 'held') return
  log.tell('stored-book-unreadable')
  await stored.discard(book.etag)
}
