import { orderRows } from '../../../sync/book/base-order/row-order.ts'
import {
  type Book,
  type BookBase,
  type Change,
  overlay,
  withAliases,
  withAssumptions,
} from '../../../sync/book/book.ts'
import { seedMemo } from '../../../sync/memo.ts'
import { type BookCommit, stateOf } from '../sync/book-commit.ts'
import type { FromBookWorker } from './book-messages.ts'

export interface BookFeed {
  /** Takes what the book's worker says of a snapshot. */
  receive(message: OfSnapshot): void
  /**
   * A snapshot arrived, or its text index did. One that the server itself gives may be older than the one here:
   * then its database is not the one known until now, but a restored one. `since` is what changed since, where known.
   */
  setBase(base: BookBase, from?: 'server' | 'storage', since?: BookCommit | null): void
  /** One that is older than what is known is passed over. */
  setCommit(commit: BookCommit): void
}

type OfSnapshot = Extract<FromBookWorker, { kind: 'snapshot' | 'prepared' | 'textIndex' }>

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
  /** What came last from the worker; it may be older than `base`, and passed over. */
  let received: BookBase | null = null
  let base: BookBase | null = null
  let commit: BookCommit | null = null

  function settle(): void {
    if (base === null) return
    const { seq } = base.snapshot
    if (commit !== null && seq < commit.snapshotSeq) {
      options.fetchSnapshot(commit.snapshotSeq)
      return
    }
    const changes = new Map<string, Change>()
    for (const { id, changeSeq, row } of commit?.tail ?? []) {
      if (changeSeq > seq) changes.set(id, { id, property: row })
    }
    const assuming = withAssumptions(base, commit?.assumptions ?? [])
    options.publish(withAliases(overlay(assuming, changes.values()), commit?.aliases ?? []), commit)
  }

  const isOlder = (next: BookCommit): boolean => commit !== null && stateOf(next) < stateOf(commit)

  function setBase(
    next: BookBase,
    from: 'server' | 'storage' = 'storage',
    since: BookCommit | null = null,
  ): void {
    if (base !== null && next.snapshot.seq < base.snapshot.seq) {
      if (from === 'storage') return
      commit = null
    }
    base = next
    // What only the sync engine tells of stays known.
    if (since !== null && !isOlder(since)) commit = { ...commit, ...since }
    settle()
  }

  return {
    setBase,
    receive(message) {
      switch (message.kind) {
        case 'snapshot': {
          const { snapshot, orders, prepared, textIndex, isFetched } = message
          received = { snapshot, orders: orderRows(snapshot.columns, orders), textIndex }
          if (prepared !== null) seedMemo(snapshot.columns, prepared)
          setBase(received, isFetched ? 'server' : 'storage', message.commit)
          break
        }
        case 'prepared':
          if (received?.snapshot.seq === message.seq) seedMemo(received.snapshot.columns, message.prepared)
          break
        case 'textIndex':
          if (received?.snapshot.seq !== message.seq) return
          received = { ...received, textIndex: message.textIndex }
          setBase(received)
          break
      }
    },
    setCommit(next) {
      // The sync engine begins with what it has stored, which may be older than the tail that is shown.
      if (isOlder(next)) return
      commit = next
      settle()
    },
  }
}
