import type { Book, BookBase } from '../../../sync/book/book.ts'
import { type BookCommit, stateOf } from './book-commit.ts'
import { createBookSink } from './book-sink.ts'

export interface BookFeed {
  /**
   * A snapshot arrived, or its text index did. One that the server itself gives may be older than the one here:
   * then its database is not the one known until now, but a restored one. `since` is what changed since, where known.
   */
  setBase(base: BookBase, from?: 'server' | 'storage', since?: BookCommit | null): void
  /** One that is older than what is known is passed over. */
  setCommit(commit: BookCommit): void
}

/**
 * Decides what is shown: the snapshot overlaid by the changes above its seq, and only while it is at least as new
 * as the snapshot in force of the same commit. Otherwise the last shown state stays and `fetchSnapshot` is told
 * which seq is needed. No row stands twice, none is lost, no two states are mixed, and none is older than the last.
 */
export function createBookFeed(options: {
  /** The commit is the one laid over the snapshot; null where none is known. */
  publish(book: Book, commit: BookCommit | null): void
  fetchSnapshot(atLeast: number): void
}): BookFeed {
  const sink = createBookSink((book) => options.publish(book, commit))
  let base: BookBase | null = null
  let commit: BookCommit | null = null

  function settle(): void {
    if (base === null) return
    const { seq } = base.snapshot
    if (commit !== null && seq < commit.snapshotSeq) {
      options.fetchSnapshot(commit.snapshotSeq)
      return
    }
    sink.reset(base)
    for (const { id, changeSeq, row } of commit?.tail ?? []) {
      if (changeSeq <= seq) continue
      if (row === null) sink.remove(id)
      else sink.put(row)
    }
    sink.commit()
  }

  const isOlder = (next: BookCommit): boolean => commit !== null && stateOf(next) < stateOf(commit)

  return {
    setBase(next, from = 'storage', since = null) {
      if (base !== null && next.snapshot.seq < base.snapshot.seq) {
        if (from === 'storage') return
        commit = null
      }
      base = next
      if (since !== null && !isOlder(since)) commit = since
      settle()
    },
    setCommit(next) {
      // The sync engine begins with what it has stored, which may be older than the tail that is shown.
      if (isOlder(next)) return
      commit = next
      settle()
    },
  }
}
