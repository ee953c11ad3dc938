import type { Criterion } from '../../domain/criteria/criterion.ts'
import { DEFAULT_SORT } from '../../domain/sort.ts'
import type { TableSort } from '../../domain/table/table-sort.ts'
import { orderByRank } from '../../search/order-by-rank.ts'
import type { Book } from '../book.ts'
import { extraOrder } from '../order/extra-order.ts'
import { slotsInOrder } from '../order/merged-order.ts'
import { rowsInOrder } from '../order/rows-in-order.ts'
import { findInSets } from './find-in-sets.ts'
import { type Judged, judge } from './judge.ts'
import { countFound, isMarked, MAX_CRITERIA, type Marks } from './marks.ts'
import { areOfSets } from './rows-meeting.ts'
import type { RankedHits } from './words/apply-words.ts'

export interface Question {
  /** At most `MAX_CRITERIA`. */
  criteria: readonly Criterion[]
  /** `relevance` needs words to search; without any, and while the text index is being built, it is the default. */
  sort: TableSort | 'relevance'
}

/** How many properties answer a question, the slots of the first of them, in order, and what became of its words. */
export function find(book: Book, { criteria, sort }: Question, limit = Number.POSITIVE_INFINITY) {
  if (areOfSets(criteria) && criteria.length <= MAX_CRITERIA) {
    const order = sort === 'relevance' ? DEFAULT_SORT : sort
    return { ...findInSets(book, criteria, order, limit), words: [] }
  }
  const judged = judge(book, criteria)
  const found = countFound(judged.marks)
  const { words } = judged
  return { found, slots: slotsFound(book, judged, sort, Math.min(found, limit)), words }
}

/** The first `count` slots that fail no criterion, in order. There must be that many. */
export function slotsFound(book: Book, judged: Judged, sort: Question['sort'], count: number): Uint32Array {
  const { marks, ranked, words } = judged
  if (sort === 'relevance' && ranked) {
    return orderByRank(ranked.hits, marks, slotsInOrder(book, 'name')).subarray(0, count)
  }
  const order = sort === 'relevance' ? DEFAULT_SORT : sort
  const mixes = ranked !== null && words.some(({ by, withSimilar }) => by === 'held' && withSimilar)
  return mixes
    ? heldFirst(sortedSlots(book, marks, order, countFound(marks)), ranked).subarray(0, count)
    : sortedSlots(book, marks, order, count)
}

/** First the slots that hold the words, then those with similar ones, each in their given order. */
function heldFirst(slots: Uint32Array, { hits: { ranks }, held }: RankedHits): Uint32Array {
  const isHeld = (slot: number) => (ranks[slot] as number) >= held
  const first = slots.filter(isHeld)
  const ordered = new Uint32Array(slots.length)
  ordered.set(first)
  ordered.set(
    slots.filter((slot) => !isHeld(slot)),
    first.length,
  )
  return ordered
}

function sortedSlots(book: Book, marks: Marks, order: TableSort, count: number): Uint32Array {
  const base = rowsInOrder(book.base, order)
  const extra = extraOrder(book, order)
  const slots = new Uint32Array(count)
  let at = 0
  let row = 0
  for (let next = 0; at < count; next++) {
    const end = extra.before[next] ?? base.length
    // No branch, which would be mispredicted for every other slot: what does not count is overwritten.
    for (; row < end && at < count; row++) {
      const slot = base[row] as number
      slots[at] = slot
      at += 1 - isMarked(marks[slot] as number)
    }
    const slot = extra.slots[next]
    if (slot !== undefined && at < count && marks[slot] === 0) slots[at++] = slot
  }
  return slots
}
