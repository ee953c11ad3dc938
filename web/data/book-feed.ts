import type { Book, BookBase } from '../../sync/book/book.ts'
import type { Property } from '../../sync/domain/property.ts'
import { createBookSink } from './book-sink.ts'

/** One commit of the sync engine: which snapshot is in force, and what changed since. */
export interface BookCommit {
  snapshotSeq: number
  tail: readonly { id: string; changeSeq: number; row: Property | null }[]
}

export interface BookFeed {
  /** A snapshot arrived, from the browser's storage or the server, or its text index did. */
  setBase(base: BookBase): void
  setCommit(commit: BookCommit): void
}

/**
 * Decides what is shown: the snapshot overlaid by the changes above its seq, and only while it is at least as new
 * as the snapshot in force of the same commit. Otherwise the last shown state stays and `fetchSnapshot` is told
 * which seq is needed. No row stands twice, none is lost, no two states are mixed.
 */
export function createBookFeed(options: {
  publish(book: Book): void
  fetchSnapshot(atLeast: number): void
}): BookFeed {
  const sink = createBookSink(options.publish)
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

  return {
    setBase(next) {
      if (base !== null && next.snapshot.seq < base.snapshot.seq) return
      base = next
      settle()
    },
    setCommit(next) {
      commit = next
      settle()
    },
  }
}
