import type { BookTail } from '../../../sync/api/book.ts'

/** One commit of the book: which snapshot is in force, and what changed since. */
export type BookCommit = Pick<BookTail, 'snapshotSeq' | 'tail'>

/** The newest change in a commit: changes are numbered in the order of their commits. */
export function stateOf({ snapshotSeq, tail }: BookCommit): number {
  return tail.reduce((newest, { changeSeq }) => Math.max(newest, changeSeq), snapshotSeq)
}
