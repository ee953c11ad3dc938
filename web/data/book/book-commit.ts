import type { Property } from '../../../sync/domain/property.ts'

/** One commit of the sync engine: which snapshot is in force, and what changed since. */
export interface BookCommit {
  snapshotSeq: number
  tail: readonly { id: string; changeSeq: number; row: Property | null }[]
}

/** The newest change in a commit: changes are numbered in the order of their commits. */
export function stateOf({ snapshotSeq, tail }: BookCommit): number {
  return tail.reduce((newest, { changeSeq }) => Math.max(newest, changeSeq), snapshotSeq)
}
