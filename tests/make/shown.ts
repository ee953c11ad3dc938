import { overlay } from '../../sync/book/book.ts'
import { firstPageOf } from '../../sync/book/question/first-page-of.ts'
import type { Property } from '../../sync/domain/property.ts'
import type { ShownState } from '../../web/data/book/stored-tail.ts'
import type { BookCommit } from '../../web/data/sync/book-commit.ts'
import { makeBase } from './book.ts'

/** What a page that shows these properties keeps for the next visit. */
export function makeShown(commit: BookCommit, properties: readonly Property[] = []): ShownState {
  const seq = commit.snapshotSeq
  return { seq, commit, firstPage: firstPageOf(overlay(makeBase(seq, properties), [])) }
}
