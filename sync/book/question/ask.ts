import type { BookColumns } from '../../columns/book-columns.ts'
import { allValues, type Codes, stringAt } from '../../columns/string-column.ts'
import { AMENITY_IDS, type AmenityId } from '../../domain/amenities/amenities.ts'
import type { LatLng } from '../../domain/area/coordinates.ts'
import { haversinesFrom } from '../../domain/area/distance.ts'
import { centerOf } from '../../domain/criteria/center-of.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { type ChosenField, eachChosenField } from '../../domain/criteria/filter-choices.ts'
import { LEASE_TYPES, type LeaseType, SUBJECT } from '../../domain/known-types.ts'
import { DEFAULT_SORT } from '../../domain/sort.ts'
import { weakMemo } from '../../memo.ts'
import { stableOrder } from '../base-order/stable-order.ts'
import type { Book } from '../book.ts'
import { figureReader } from '../figure-reader.ts'
import type { Answer, Facets, LeaseMix, RentHistogram } from './answer.ts'
import { find, type Question, slotsFound } from './find.ts'
import { type Judged, judge, partsOf } from './judge.ts'
import { countFound, countMarks, GONE, isMarked, type Marks } from './marks.ts'
import { rentsOf } from './rent-order.ts'
import { rentHistogram, rentStatistics } from './rent-statistics.ts'
import { commonSpellings } from './words/common-spellings.ts'

/**
 * Answers a question about the whole book: what is found, in which order, and every count that is shown with it.
 * Words are ignored while the book has no text index.
 */
export function ask(
  book: Book,
  { criteria, sort }: Question,
  limit: number | null = null,
  isNearest = false,
): Answer {
  const judged = judge(book, criteria)
  const { marks } = judged
  const { found, left, without } = countMarks(marks, criteria.length)
  const slots = slotsOf(book, judged, sort, { criteria, found, limit, isNearest })
  const sorted = rentsOf(book, marks, 0)
  const rents = rentStatistics(sorted)
  const histogram = rentHistogram(sorted.rents)
  return {
    found: slots.length,
    slots,
    left,
    without,
    rents,
    leaseMix: leaseMix(book, marks),
    histogram,
    facets: facets(book, criteria, marks, histogram),
    words: judged.words,
  }
}

/** The same answer in another order: what is counted stays as it is. Not for one with a limit, which its order decides. */
export function inOtherOrder(
  book: Book,
  answer: Answer,
  { criteria, sort }: Question,
  isNearest = false,
): Answer {
  const { found } = answer
  const slots = slotsOf(book, judge(book, criteria), sort, { criteria, found, limit: null, isNearest })
  return { ...answer, slots }
}

/** How many of what is found are asked for, and whether those are the nearest to the place of the question. */
export interface Wanted {
  limit?: number | undefined
  isNearest?: boolean | undefined
}

/** How many properties `ask` finds, and the slots of the first `count` of them in order, without what it counts. */
export function findWanted(
  book: Book,
  question: Question,
  { limit, isNearest = false }: Wanted,
  count = Number.POSITIVE_INFINITY,
) {
  if (limit === undefined && !isNearest) return find(book, question, count)
  const { criteria, sort } = question
  const judged = judge(book, criteria)
  const found = countFound(judged.marks)
  const slots = slotsOf(book, judged, sort, { criteria, found, limit: limit ?? null, isNearest })
  return { found: slots.length, slots: slots.subarray(0, count), words: judged.words }
}

interface Found {
  criteria: readonly Criterion[]
  found: number
  limit: number | null
  isNearest: boolean
}

/** The slots of what is found, in order. What a limit leaves out is marked as gone. */
function slotsOf(
  book: Book,
  judged: Judged,
  sort: Question['sort'],
  { criteria, found, limit, isNearest }: Found,
): Uint32Array {
  const { marks } = judged
  const all = slotsFound(book, judged, sort, found)
  const place = isNearest ? centerOf(criteria) : null
  const first = firstOf(place === null ? all : nearestFirst(book, all, place), limit, marks)
  // An order that somebody chose is that of the nearest as well.
  return place === null || isUsual(sort) ? first : all.filter((slot) => marks[slot] === 0)
}

/** So many of what is found, in its order. All counts that follow leave the others out. */
function firstOf(slots: Uint32Array, limit: number | null, marks: Marks): Uint32Array {
  if (limit === null || slots.length <= limit) return slots
  for (const slot of slots.subarray(limit)) marks[slot] = (marks[slot] as number) | GONE
  return slots.subarray(0, limit)
}

function nearestFirst(book: Book, slots: Uint32Array, place: LatLng): Uint32Array {
  const [latitudeAt, longitudeAt] = [figureReader(book, 'latitude'), figureReader(book, 'longitude')]
  const haversineTo = haversinesFrom(place)
  const away = Float64Array.from(slots, (slot) => haversineTo(latitudeAt(slot), longitudeAt(slot)))
  return stableOrder(away, false).map((at) => slots[at] as number)
}

function isUsual(sort: Question['sort']): boolean {
  return sort === DEFAULT_SORT || sort === 'relevance'
}

/** The lease types of what is found, without a subject. */
export function leaseMix(book: Book, marks: Marks): LeaseMix {
  const counts = countValues(book, 'leaseType', marks, 0, LEASE_TYPES)
  const [nnn, mg, gross] = LEASE_TYPES.map((type) => counts.values.get(type) ?? 0) as [number, number, number]
  const mix: LeaseMix = { NNN: nnn, MG: mg, Gross: gross, none: counts.missing }
  for (const { columns, firstSlot } of partsOf(book)) {
    for (const row of subjectRows.of(columns)) {
      if (isMarked(marks[firstSlot + row] as number)) continue
      mix[(stringAt(columns.strings.leaseType, row) as LeaseType | null) ?? 'none']--
    }
  }
  return mix
}

/** What each choice would leave: the criteria of its own field are ignored, all others apply. */
export function facets(
  book: Book,
  criteria: readonly Criterion[],
  marks: Marks,
  histogram: RentHistogram,
): Facets {
  const rentBounds = bitsOf(criteria, isOfRent)
  return {
    choices: eachChosenField(({ field, offered }) => {
      const isOwn = (c: Criterion) => c.kind === 'word' && c.field === field
      if (!isStated(book, field)) return new Map(offered.map((value) => [value, 0]))
      const counts = countValues(book, field, marks, bitsOf(criteria, isOwn), offered).values
      return new Map([...offered.map((value) => [value, counts.get(value) ?? 0] as const), ...counts])
    }),
    amenities: countAmenities(book, marks),
    rents: rentBounds === 0 ? histogram : rentHistogram(rentsOf(book, marks, rentBounds).rents),
  }
}

/** Most books lack one choice or another, and a pass over all rows to count nothing takes as long as any other. */
function isStated(book: Book, field: ChosenField): boolean {
  return partsOf(book).some(({ columns }) => columns.strings[field].offsets.length > 1)
}

const isOfRent = (c: Criterion) => c.kind === 'range' && c.field === 'rentPerSf'

function bitsOf(criteria: readonly Criterion[], isOwn: (criterion: Criterion) => boolean): number {
  return criteria.reduce((bits, criterion, i) => (isOwn(criterion) ? bits | (1 << i) : bits), 0)
}

function countValues(
  book: Book,
  field: ChosenField | 'leaseType',
  marks: Marks,
  ignored: number,
  offered: readonly string[],
) {
  const snapshot = book.base.snapshot.columns.strings[field]
  const values = new Map<string, number>()
  const asked = ~ignored
  let missing = 0
  for (const { columns, firstSlot } of partsOf(book)) {
    const column = columns.strings[field]
    const codes = column.codes as Codes
    const size = column.offsets.length
    // What fails is counted too, in a second half that nobody reads, because a branch would be mispredicted.
    const counts = new Uint32Array(size * 2)
    for (let row = 0; row < codes.length; row++) {
      const at = (codes[row] as number) + isMarked((marks[firstSlot + row] as number) & asked) * size
      counts[at] = (counts[at] as number) + 1
    }
    missing += counts[0] as number
    for (const [i, value] of commonSpellings(snapshot, column, offered).entries()) {
      values.set(value, (values.get(value) ?? 0) + (counts[i + 1] as number))
    }
  }
  return { values, missing }
}

/** Counted by set of amenities first: there are few different sets. */
function countAmenities(book: Book, marks: Marks): Record<AmenityId, number> {
  const sets = 1 << AMENITY_IDS.length
  const counts = new Uint32Array(sets * 2)
  for (const { columns, firstSlot } of partsOf(book)) {
    for (let row = 0; row < columns.rows; row++) {
      const at = (columns.amenities[row] as number) + isMarked(marks[firstSlot + row] as number) * sets
      counts[at] = (counts[at] as number) + 1
    }
  }
  const bySet = counts.subarray(0, sets)
  const count = (bit: number) => bySet.reduce((sum, n, set) => ((set >> bit) & 1 ? sum + n : sum), 0)
  return Object.fromEntries(AMENITY_IDS.map((id, bit) => [id, count(bit)])) as Record<AmenityId, number>
}

/** The rows whose status is that of a subject: few, and the same for every question. */
const subjectRows = weakMemo(({ strings: { status } }: BookColumns): readonly number[] => {
  const subject = allValues(status).indexOf(SUBJECT) + 1
  const rows: number[] = []
  if (subject === 0) return rows
  const codes = status.codes as Codes
  for (let row = 0; row < codes.length; row++) if (codes[row] === subject) rows.push(row)
  return rows
})
