import * as z from 'zod/mini'
import { MOST_IDS, type RowOrder, type RowSet, rowOrder, slotsOf } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { find } from '../../../sync/book/question/find.ts'
import { MAX_CRITERIA } from '../../../sync/book/question/marks.ts'
import { unusedCriteria, unusedSentences } from '../../../sync/book/question/unused-criteria.ts'
import { similarNames, wordsSentences } from '../../../sync/book/question/words/words-sentences.ts'
import { usedCriteria, type WordsUse } from '../../../sync/book/question/words/words-use.ts'
import { centerOf } from '../../../sync/domain/criteria/center-of.ts'
import { type Criterion, criterion } from '../../../sync/domain/criteria/criterion.ts'
import { QUERY_LENGTH } from '../../../sync/domain/criteria/parsed-query.ts'
import type { Zone } from '../../../sync/domain/criteria/zone.ts'
import { MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { DEFAULT_SORT } from '../../../sync/domain/sort.ts'
import { readTableSort, type WordsSort } from '../../../sync/domain/table/table-sort.ts'
import { readWords } from './read-words.ts'
import type { BookToday } from './tool-context.ts'

/** How a model asks for a set of properties: in words, by criteria, or both combined. */
export const askedSet = z.object({
  /** In a broker's words: "warehouses in Katy under $1/sf/mo with cranes". */
  words: z.optional(z.string().check(z.maxLength(QUERY_LENGTH))),
  criteria: z.optional(z.array(criterion).check(z.maxLength(20))),
  order: z.optional(z.nullable(rowOrder)),
  limit: z.optional(z.nullable(z.int().check(z.positive(), z.maximum(MOST_IDS)))),
  ids: z.optional(z.nullable(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MAX_COMPS)))),
  without: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(MOST_IDS))),
})
export type AskedSet = z.infer<typeof askedSet>

type Near = Extract<Criterion, { kind: 'near' }>

const NEAREST_FIRST = { field: 'distance', descending: false } as const

export interface ResolvedSet {
  rows: RowSet
  notUnderstood: string | null
  /** What became of the words that were searched, in sentences. */
  told: string[]
  /** The first ids asked for that no property has. */
  unknownIds: string[]
}

/** Ids told of that no property has. */
const MOST_UNKNOWN = 10

/** The set that is asked for, around a place where one is given, and what became of the words it was asked in. */
export function resolveSet(
  { book, today }: BookToday,
  asked: AskedSet,
  around: Near | null = null,
): ResolvedSet {
  const read = readWords({ book, today }, asked.words ?? '')
  const all = [...(asked.criteria ?? []), ...read.criteria]
  const known = all.filter((one) => !isUnknownPlace(one))
  const placed = around === null ? known : [around, ...known.filter(({ kind }) => kind !== 'near')]
  const criteria = placed.slice(0, MAX_CRITERIA)
  const { words } = find(book, { criteria, sort: DEFAULT_SORT }, 0)
  const usual = centerOf(criteria) !== null ? NEAREST_FIRST : null
  const rows: RowSet = {
    criteria: usedCriteria(criteria, words),
    order: asked.order ?? (read.sort === null ? usual : orderBy(read.sort)),
    limit: asked.limit ?? read.limit,
    ids: asked.ids ?? null,
    ...(asked.without !== undefined && { without: asked.without }),
  }
  const unknownIds = [...(asked.ids ?? []), ...(asked.without ?? [])]
    .filter((id) => findSlot(book, id) < 0)
    .slice(0, MOST_UNKNOWN)
  const told = [...read.corrected, ...unusedSentences(unusedCriteria(placed)), ...words.flatMap(toldOf)]
  const unread = [
    ...all.flatMap((one) => (isUnknownPlace(one) ? one.names : [])),
    ...(read.notUnderstood === null ? [] : [read.notUnderstood]),
  ]
  return { rows, notUnderstood: unread.length === 0 ? null : unread.join(', '), told, unknownIds }
}

/** "Narnia County": no table and no property knows it, so it filters nothing. */
function isUnknownPlace(one: Criterion): one is Zone {
  return one.kind === 'zone' && one.circles.length === 0
}

/** An order as words ask for it. */
export function orderBy(sort: WordsSort): RowOrder {
  const { by: field, descending } = readTableSort(sort)
  return { field, descending }
}

/** Without a count: every number in an answer is a figure of rows. */
function toldOf(use: WordsUse): string[] {
  const isLeftOut = use.similar > 0 && !use.withSimilar
  return [...wordsSentences(use), ...(isLeftOut ? [`Similar words, left out: ${similarNames(use)}.`] : [])]
}

/** The same rows by their ids, so that further criteria narrow these and not others. */
export function heldRows(book: Book, rows: RowSet): RowSet {
  if (rows.limit === null) return rows
  const ids = Array.from(slotsOf(book, rows).subarray(0, MOST_IDS), (slot) => propertyAt(book, slot).id)
  const { without: _struck, ...held } = rows
  return { ...held, limit: null, ids }
}
