import type { BookColumns } from '../../columns/book-columns.ts'
import { type Choice, type Criterion, featuresIn } from '../../domain/criteria/criterion.ts'
import { inclusiveRange } from '../../domain/criteria/range.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { weakMemo } from '../../memo.ts'
import type { Book } from '../book.ts'
import { applyCriterion } from './apply-criterion.ts'
import { type AskedRange, applyRanges } from './apply-ranges.ts'
import { GONE, MAX_CRITERIA, type Marks } from './marks.ts'
import { applyWords, type RankedHits } from './words/apply-words.ts'
import type { WordsUse } from './words/words-use.ts'

/** Spare slots, enough for the next few changes. */
const ROOM = 256

export interface Judged {
  /** Valid until the next question about the same snapshot, which reuses the memory. */
  marks: Marks
  /** Of the last words that rank rows; null where there are none, or no text index yet. */
  ranked: RankedHits | null
  /** What became of words, in order; empty while there is no text index. */
  words: readonly WordsUse[]
}

/**
 * Judges every slot by every criterion. Words are passed over while the book has no text index.
 * Throws a `RangeError` for more than `MAX_CRITERIA`.
 */
export function judge(book: Book, criteria: readonly Criterion[]): Judged {
  if (criteria.length > MAX_CRITERIA) throw new RangeError(`A question has at most ${MAX_CRITERIA} criteria.`)
  const marks = freshMarks(book)
  for (const part of partsOf(book)) judgePart(part, criteria, marks)
  return { marks, ...judgeWords(book, criteria, marks) }
}

/** Marks what fails any criterion but words. */
export function judgePart(part: Part, criteria: readonly Criterion[], marks: Marks): void {
  const { columns, firstSlot, assumed } = part
  const ranges: AskedRange[] = []
  for (const [criterion, asked] of criteria.entries()) {
    if (asked.kind === 'range') ranges.push({ asked: inclusiveRange(asked), criterion })
    else if (asked.kind === 'either') keepAny(part, asked.of, 1 << criterion, marks)
    else if (asked.kind !== 'text') applyCriterion(columns, asked, { marks, firstSlot, criterion })
  }
  applyRanges(columns, ranges, marks, firstSlot, assumed)
}

/** Marks what meets none of the alternatives, however many. */
function keepAny(part: Part, of: readonly Choice[], bit: number, marks: Marks): void {
  const { columns, firstSlot } = part
  const [first = [], ...rest] = alternativesAtOnce(of)
  if (rest.length === 0) {
    keepEither(part, first, bit, marks)
    return
  }
  const here = { ...part, firstSlot: 0 }
  const unmet = new Int32Array(columns.rows)
  keepEither(here, first, 1, unmet)
  for (const next of rest) {
    const failed = new Int32Array(columns.rows)
    keepEither(here, next, 1, failed)
    for (let row = 0; row < failed.length; row++)
      unmet[row] = (unmet[row] as number) & (failed[row] as number)
  }
  for (let row = 0; row < unmet.length; row++) {
    if (unmet[row] !== 0) marks[firstSlot + row] = (marks[firstSlot + row] as number) | bit
  }
}

/** The alternatives in order, each time as many as marks have bits for the features of; at least one. */
function alternativesAtOnce(of: readonly Choice[]): Choice[][] {
  const groups: Choice[][] = []
  let room = 0
  for (const one of of) {
    const { length } = featuresIn(one)
    const last = groups.at(-1)
    if (last !== undefined && length <= room) last.push(one)
    else {
      groups.push([one])
      room = MAX_CRITERIA
    }
    room -= length
  }
  return groups
}

/** Marks what meets none of a few alternatives: of each a feature is missing. */
function keepEither(part: Part, of: readonly Choice[], bit: number, marks: Marks): void {
  const { columns, firstSlot } = part
  const failed = new Int32Array(columns.rows)
  const features = of.flatMap(featuresIn)
  // More than there are bits for are those of one alternative, for which any bit says that it is not met.
  for (let from = 0; from < features.length; from += MAX_CRITERIA)
    judgePart({ ...part, firstSlot: 0 }, features.slice(from, from + MAX_CRITERIA), failed)
  const bits: number[] = []
  let before = 0
  for (const one of of) {
    const { length } = featuresIn(one)
    bits.push(length > MAX_CRITERIA ? -1 : ((1 << length) - 1) << before)
    before += length
  }
  for (let row = 0; row < failed.length; row++) {
    const missing = failed[row] as number
    if (missing === 0 && bits.length > 0) continue
    if (!bits.every((own) => (missing & own) !== 0)) continue
    marks[firstSlot + row] = (marks[firstSlot + row] as number) | bit
  }
}

/** Words come last, because what the other criteria leave decides how they are used. */
function judgeWords(book: Book, criteria: readonly Criterion[], marks: Marks): Omit<Judged, 'marks'> {
  const words: WordsUse[] = []
  let ranked: RankedHits | null = null
  let undecisive = 0
  let deciding = 0
  for (const [i, { kind }] of criteria.entries()) {
    if (kind === 'view') undecisive |= 1 << i
    else if (kind !== 'text') deciding++
  }
  for (const [i, asked] of criteria.entries()) {
    if (asked.kind !== 'text') continue
    const applied = applyWords(book, { asked, bit: 1 << i, undecisive, isAmong: deciding > 0 }, marks)
    if (applied === null) continue
    words.push(applied.use)
    ranked = applied.ranked ?? ranked
    if (applied.use.by !== 'none') deciding++
  }
  return { ranked, words }
}

interface Part {
  columns: BookColumns
  firstSlot: number
  assumed: Assumed | undefined
}

/** The snapshot's rows, then the changed ones. */
export function partsOf(book: Book): Part[] {
  const { snapshot, assumed } = book.base
  const { columns } = snapshot
  return [
    { columns, firstSlot: 0, assumed },
    { columns: book.extra, firstSlot: columns.rows, assumed },
  ]
}

const memory = weakMemo((columns: BookColumns) => ({ marks: new Int32Array(columns.rows) }))

/** Allocating marks takes longer than judging by a criterion, so all books of a snapshot share them. */
function freshMarks({ base, slots, goneRows }: Book): Marks {
  const held = memory.of(base.snapshot.columns)
  if (held.marks.length < slots) held.marks = new Int32Array(slots + ROOM)
  const marks = held.marks.subarray(0, slots)
  marks.fill(0)
  for (const row of goneRows) marks[row] = GONE
  return marks
}
