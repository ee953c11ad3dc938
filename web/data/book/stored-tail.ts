import type { FirstPage } from '../../../sync/book/question/first-page.ts'
import { BOOK_FORMAT } from '../../../sync/book/wire/book-version.ts'
import { gunzip, gzip } from '../../../sync/book/wire/gzip.ts'
import {
  type PackedFirstPage,
  packFirstPage,
  unpackFirstPage,
} from '../../../sync/book/wire/pack-first-page.ts'
import { type BookCommit, stateOf } from '../sync/book-commit.ts'
import type { StoredBook } from './stored-book.ts'

/** What is shown: a snapshot overlaid by a commit, and what a page opens with until it has both. */
export interface ShownState {
  /** Of the snapshot. */
  seq: number
  commit: BookCommit
  firstPage: FirstPage
}

const TAIL = 'tail'
const STATE = 'Book-State'

interface StoredTail extends Omit<ShownState, 'firstPage'> {
  format: number
  firstPage: PackedFirstPage
}

/**
 * What was last shown, without the snapshot; null where nothing is stored or it cannot be read. Without it the first
 * paint would show an older state: the sync engine reports changes only after it.
 */
export async function readStoredTail(stored: StoredBook): Promise<ShownState | null> {
  const response = await stored.readBeside(TAIL)
  if (response === null) return null
  try {
    const text = new TextDecoder().decode(await gunzip(new Uint8Array(await response.arrayBuffer())))
    const { format, firstPage, ...shown } = JSON.parse(text) as StoredTail
    return format === BOOK_FORMAT ? { ...shown, firstPage: unpackFirstPage(firstPage) } : null
  } catch {
    return null
  }
}

/** Keeps what is shown, unless another tab has kept something newer. */
export async function storeTail(stored: StoredBook, shown: ShownState): Promise<void> {
  const known = await stored.readBeside(TAIL)
  const state = stateOf(shown.commit)
  if (Number(known?.headers.get(STATE) ?? -1) > state) return
  const tail: StoredTail = { ...shown, format: BOOK_FORMAT, firstPage: packFirstPage(shown.firstPage) }
  // Compressed for its checksum as much as for its size.
  const bytes = await gzip([new TextEncoder().encode(JSON.stringify(tail))])
  await stored.writeBeside(TAIL, new Response(bytes, { headers: { [STATE]: `${state}` } }))
}
