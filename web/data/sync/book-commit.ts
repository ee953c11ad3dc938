import type { BookTail } from '../../../sync/api/book.ts'
import { UNCONFIRMED_SEQ } from '../../../sync/book/unconfirmed-seq.ts'
import type { Assumption } from '../../../sync/domain/economics/assumptions.ts'
import type { NameAlias } from '../../../sync/domain/words/name-alias.ts'

/** One commit of the book: which snapshot is in force, and what changed since. */
export type BookCommit = Pick<BookTail, 'snapshotSeq' | 'tail'> & {
  /** Other names of firms and persons; absent where only the server's tail is known. */
  aliases?: readonly NameAlias[]
  /** What is assumed of leases; absent as those are. */
  assumptions?: readonly Assumption[]
}

/**
 * The newest change in a commit: changes are numbered in the order of their commits. What this browser wrote and no
 * server has confirmed has no number of its own, and makes no state newer: it can be refused.
 */
export function stateOf({ snapshotSeq, tail }: BookCommit): number {
  return tail.reduce(
    (newest, { changeSeq }) => (changeSeq === UNCONFIRMED_SEQ ? newest : Math.max(newest, changeSeq)),
    snapshotSeq,
  )
}
