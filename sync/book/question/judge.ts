import type { Criterion } from '../../domain/criterion.ts'
import type { TextHits } from '../../search/text-search.ts'
import type { Book } from '../book.ts'
import type { BookColumns } from '../columns/book-columns.ts'
import { keptWith } from '../kept-with.ts'
import { applyCriterion, applyHits } from './apply-criterion.ts'
import { type AskedRange, applyRanges } from './apply-ranges.ts'
import { GONE, MAX_CRITERIA, type Marks } from './marks.ts'
import { searchBook } from './search-book.ts'

/** More slots than the next few changes need. */
const ROOM = 256

export interface Judged {
  /** Good until the next question about the same snapshot, which uses the same memory. */
  marks: Marks
  /** Of the last words searched; null where there are none, or no text index yet. */
  hits: TextHits | null
}

/**
 * Judges every slot by every criterion. Words are passed over while the book has no text index.
 * Throws a `RangeError` for more than `MAX_CRITERIA`.
 */
export function judge(book: Book, criteria: readonly Criterion[]): Judged {
  if (criteria.length > MAX_CRITERIA) throw new RangeError(`A question has at most ${MAX_CRITERIA} criteria.`)
  const marks = freshMarks(book)
  const ranges: AskedRange[] = []
  let hits: TextHits | null = null
  for (const [criterion, asked] of criteria.entries()) {
    if (asked.kind === 'range') ranges.push({ asked, criterion })
    else if (asked.kind === 'text') {
      const found = searchBook(book, asked.text)
      if (found) applyHits(found.ranks, { marks, firstSlot: 0, criterion })
      hits = found ?? hits
    } else {
      for (const { columns, firstSlot } of partsOf(book)) {
        applyCriterion(columns, asked, { marks, firstSlot, criterion })
      }
    }
  }
  for (const { columns, firstSlot } of partsOf(book)) applyRanges(columns, ranges, marks, firstSlot)
  return { marks, hits }
}

/** The snapshot's rows, then the changed ones. */
export function partsOf(book: Book): { columns: BookColumns; firstSlot: number }[] {
  const { columns } = book.base.snapshot
  return [
    { columns, firstSlot: 0 },
    { columns: book.extra, firstSlot: columns.rows },
  ]
}

const memory = keptWith((columns: BookColumns) => ({ marks: new Int32Array(columns.rows) }))

/** Allocating marks anew would take longer than judging by a criterion, so all books of a snapshot use the same. */
function freshMarks({ base, slots, goneRows }: Book): Marks {
  const held = memory.of(base.snapshot.columns)
  if (held.marks.length < slots) held.marks = new Int32Array(slots + ROOM)
  const marks = held.marks.subarray(0, slots)
  marks.fill(0)
  for (const row of goneRows) marks[row] = GONE
  return marks
}
