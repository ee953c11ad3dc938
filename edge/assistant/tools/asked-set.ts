import * as z from 'zod/mini'
import { MOST_IDS, type RowSet, rowOrder, slotsOf } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { propertyAt } from '../../../sync/book/columns/property-at.ts'
import { MAX_CRITERIA } from '../../../sync/book/question/marks.ts'
import { criterion } from '../../../sync/domain/criterion.ts'
import { QUERY_LENGTH } from '../../../sync/domain/parsed-query.ts'
import type { BookToday } from '../desk.ts'
import { readWords } from '../read-words.ts'

/** How a set of properties is asked for: in words, by criteria, or both, which combine. */
export const askedSet = z.object({
  /** In a broker's words: "warehouses in Katy under $1/sf/mo with cranes". */
  words: z.optional(z.string().check(z.maxLength(QUERY_LENGTH))),
  criteria: z.optional(z.array(criterion).check(z.maxLength(20))),
  order: z.optional(z.nullable(rowOrder)),
  limit: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(1_000)))),
  ids: z.optional(z.nullable(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_IDS)))),
})
export type AskedSet = z.infer<typeof askedSet>

const BY_SORT = {
  rent_asc: { field: 'rentPerSf', descending: false },
  rent_desc: { field: 'rentPerSf', descending: true },
  sqft_asc: { field: 'squareFootage', descending: false },
  sqft_desc: { field: 'squareFootage', descending: true },
} as const

const NEAREST_FIRST = { field: 'distance', descending: false } as const

/** The set that is asked for, and the words that were not understood. */
export function resolveSet(
  { book, today }: BookToday,
  asked: AskedSet,
): { rows: RowSet; notUnderstood: string | null } {
  const read = readWords({ book, today }, asked.words ?? '')
  const criteria = [...(asked.criteria ?? []), ...read.criteria].slice(0, MAX_CRITERIA)
  const usual = criteria.some(({ kind }) => kind === 'near') ? NEAREST_FIRST : null
  const rows: RowSet = {
    criteria,
    order: asked.order ?? (read.sort === null ? usual : BY_SORT[read.sort]),
    limit: asked.limit ?? null,
    ids: asked.ids ?? null,
  }
  return { rows, notUnderstood: read.notUnderstood }
}

/** The same rows by their ids, so that further criteria narrow these and not others. */
export function heldRows(book: Book, rows: RowSet): RowSet {
  if (rows.limit === null) return rows
  const ids = Array.from(slotsOf(book, rows).subarray(0, MOST_IDS), (slot) => propertyAt(book, slot).id)
  return { ...rows, limit: null, ids }
}
