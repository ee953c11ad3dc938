import { AMENITY_IDS, type AmenityId } from '../domain/amenities.ts'
import type { Criterion } from '../domain/criterion.ts'
import { LEASE_TYPES, PROPERTY_TYPES } from '../domain/property.ts'
import type { SortBy } from '../domain/sort.ts'
import { orderByRank } from '../search/order-by-rank.ts'
import type { TextHits } from '../search/text-search.ts'
import type { Answer, Facets, LeaseMix } from './answer.ts'
import { applyCriterion, applyHits } from './apply-criterion.ts'
import type { Book } from './book.ts'
import type { BookColumns } from './book-columns.ts'
import { countMarks, createMarks, type Marks, MAX_CRITERIA } from './marks.ts'
import { slotsInOrder } from './merged-order.ts'
import { rentHistogram, rentStatistics, type SortedRents } from './rent-statistics.ts'
import { searchBook } from './search-book.ts'
import { allValues } from './string-column.ts'

export interface Question {
  /** At most `MAX_CRITERIA`; further ones are refused with an error. */
  criteria: readonly Criterion[]
  /** `relevance` needs words to search; without any, and while the text index is being built, it is by rent. */
  sort: SortBy | 'relevance'
}

/**
 * Answers a question about the whole book: what is found, in which order, and every count beside it. Words are
 * passed over while the book has no text index yet.
 */
export function ask(book: Book, { criteria, sort }: Question): Answer {
  if (criteria.length > MAX_CRITERIA) throw new RangeError(`A question has at most ${MAX_CRITERIA} criteria.`)
  const { marks, hits } = judge(book, criteria)
  const counts = countMarks(marks, criteria.length)
  const byRent = slotsInOrder(book, 'rent_asc')
  const found = rentsOf(book, byRent, (slot) => marks.fails[slot] === 0)
  return {
    slots:
      sort === 'relevance' && hits
        ? orderByRank(hits, (slot) => marks.fails[slot] === 0, slotsInOrder(book, 'name'))
        : keepFound(slotsInOrder(book, sort === 'relevance' ? 'rent_asc' : sort), marks, counts.found),
    left: counts.left,
    without: counts.without,
    rents: rentStatistics(found),
    leaseMix: leaseMix(book, marks),
    histogram: rentHistogram(found.rents),
    facets: facets(book, criteria, marks),
  }
}

/** Judges every slot by every criterion, in order. `hits` are those of the last words searched. */
function judge(book: Book, criteria: readonly Criterion[]): { marks: Marks; hits: TextHits | null } {
  const marks = createMarks(book.slots, book.gone)
  let hits: TextHits | null = null
  for (const [criterion, asked] of criteria.entries()) {
    if (asked.kind === 'text') {
      const found = searchBook(book, asked.text)
      if (found) applyHits(found.ranks, { marks, firstSlot: 0, criterion })
      hits = found ?? hits
    } else {
      for (const { columns, firstSlot } of parts(book)) applyCriterion(columns, asked, { marks, firstSlot, criterion })
    }
  }
  return { marks, hits }
}

/** The snapshot's rows, then the changed ones. */
function parts(book: Book): { columns: BookColumns; firstSlot: number }[] {
  const { columns } = book.base.snapshot
  return [
    { columns, firstSlot: 0 },
    { columns: book.extra, firstSlot: columns.rows },
  ]
}

function keepFound(order: Uint32Array, { fails }: Marks, found: number): Uint32Array {
  const slots = new Uint32Array(found)
  let at = 0
  for (let i = 0; at < found; i++) {
    const slot = order[i] as number
    if (fails[slot] === 0) slots[at++] = slot
  }
  return slots
}

/** Rents of the slots that are in, rising; `byRent` has the missing ones last. */
function rentsOf(book: Book, byRent: Uint32Array, isIn: (slot: number) => boolean): SortedRents {
  const rents = new Float64Array(byRent.length)
  const squareFeet = new Float64Array(byRent.length)
  const base = book.base.snapshot.columns
  let n = 0
  for (const slot of byRent) {
    if (!isIn(slot)) continue
    const columns = slot < base.rows ? base : book.extra
    const row = slot < base.rows ? slot : slot - base.rows
    const rent = columns.numbers.rentPerSf[row] as number
    if (Number.isNaN(rent)) break
    rents[n] = rent
    squareFeet[n++] = columns.numbers.squareFootage[row] as number
  }
  return { rents: rents.subarray(0, n), squareFeet: squareFeet.subarray(0, n) }
}

function leaseMix(book: Book, { fails }: Marks): LeaseMix {
  const counts = countValues(book, 'leaseType', (slot) => fails[slot] === 0)
  const [nnn, mg, gross] = LEASE_TYPES.map((type) => counts.values.get(type) ?? 0) as [number, number, number]
  return { NNN: nnn, MG: mg, Gross: gross, none: counts.missing }
}

function facets(book: Book, criteria: readonly Criterion[], { fails, last }: Marks): Facets {
  const isType = criteria.map((c) => c.kind === 'word' && c.field === 'propertyType')
  const isRent = criteria.map((c) => c.kind === 'range' && c.field === 'rentPerSf')
  // What fails nothing else but criteria of the facet's own field would be found were those different.
  const butFor = (own: readonly boolean[]) => {
    const failsOnly = own.filter(Boolean).length <= 1
    return (slot: number) =>
      fails[slot] === 0 || (failsOnly && fails[slot] === 1 && own[last[slot] as number] === true)
  }
  const types = countValues(book, 'propertyType', butFor(isType)).values
  return {
    propertyTypes: new Map([...PROPERTY_TYPES.map((type) => [type, types.get(type) ?? 0] as const), ...types]),
    amenities: countAmenities(book, fails),
    rents: rentHistogram(rentsOf(book, slotsInOrder(book, 'rent_asc'), butFor(isRent)).rents),
  }
}

function countValues(book: Book, field: 'propertyType' | 'leaseType', isIn: (slot: number) => boolean) {
  const values = new Map<string, number>()
  let missing = 0
  for (const { columns, firstSlot } of parts(book)) {
    const column = columns.strings[field]
    const codes = column.codes as Uint32Array
    const counts = new Uint32Array(column.offsets.length)
    for (let row = 0; row < codes.length; row++) {
      if (isIn(firstSlot + row)) counts[codes[row] as number] = (counts[codes[row] as number] as number) + 1
    }
    missing += counts[0] as number
    for (const [i, value] of allValues(column).entries()) {
      values.set(value, (values.get(value) ?? 0) + (counts[i + 1] as number))
    }
  }
  return { values, missing }
}

function countAmenities(book: Book, fails: Uint8Array): Record<AmenityId, number> {
  const counts = AMENITY_IDS.map(() => 0)
  for (const { columns, firstSlot } of parts(book)) {
    for (let row = 0; row < columns.rows; row++) {
      const bits = columns.amenities[row] as number
      if (bits === 0 || fails[firstSlot + row] !== 0) continue
      for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] as number) + ((bits >>> i) & 1)
    }
  }
  return Object.fromEntries(AMENITY_IDS.map((id, i) => [id, counts[i] as number])) as Record<AmenityId, number>
}
