import { AMENITY_IDS, type AmenityId } from '../domain/amenities.ts'
import type { Criterion } from '../domain/criterion.ts'
import { LEASE_TYPES, PROPERTY_TYPES } from '../domain/property.ts'
import type { Answer, Facets, LeaseMix } from './answer.ts'
import type { Book } from './book.ts'
import { type Question, slotsFound } from './find.ts'
import { judge, partsOf } from './judge.ts'
import { countMarks, type Marks } from './marks.ts'
import { slotsInOrder } from './merged-order.ts'
import { numberAt } from './number-column.ts'
import { rentHistogram, rentStatistics, type SortedRents } from './rent-statistics.ts'
import { allValues } from './string-column.ts'

/**
 * Answers a question about the whole book: what is found, in which order, and every count beside it. Words are
 * passed over while the book has no text index yet.
 */
export function ask(book: Book, { criteria, sort }: Question): Answer {
  const judged = judge(book, criteria)
  const { marks } = judged
  const { found, left, without } = countMarks(marks, criteria.length)
  const rents = rentsOf(book, marks, 0)
  return {
    slots: slotsFound(book, judged, sort, found),
    left,
    without,
    rents: rentStatistics(rents),
    leaseMix: leaseMix(book, marks),
    histogram: rentHistogram(rents.rents),
    facets: facets(book, criteria, marks),
  }
}

/** Rents, rising, of the slots that fail nothing but, perhaps, the criteria in `ignored`. */
export function rentsOf(book: Book, marks: Marks, ignored: number): SortedRents {
  const byRent = slotsInOrder(book, 'rent_asc')
  const rents = new Float64Array(byRent.length)
  const squareFeet = new Float64Array(byRent.length)
  const asked = ~ignored
  const base = book.base.snapshot.columns
  let n = 0
  for (let i = 0; i < byRent.length; i++) {
    const slot = byRent[i] as number
    if (((marks[slot] as number) & asked) !== 0) continue
    const columns = slot < base.rows ? base : book.extra
    const row = slot < base.rows ? slot : slot - base.rows
    const rent = numberAt(columns.numbers.rentPerSf, row)
    if (Number.isNaN(rent)) break
    rents[n] = rent
    squareFeet[n++] = numberAt(columns.numbers.squareFootage, row)
  }
  return { rents: rents.subarray(0, n), squareFeet: squareFeet.subarray(0, n) }
}

export function leaseMix(book: Book, marks: Marks): LeaseMix {
  const counts = countValues(book, 'leaseType', marks, 0)
  const [nnn, mg, gross] = LEASE_TYPES.map((type) => counts.values.get(type) ?? 0) as [number, number, number]
  return { NNN: nnn, MG: mg, Gross: gross, none: counts.missing }
}

/** What each choice would leave: its own field's criteria are passed over, all others stand. */
function facets(book: Book, criteria: readonly Criterion[], marks: Marks): Facets {
  const types = countValues(book, 'propertyType', marks, bitsOf(criteria, isOfType)).values
  return {
    propertyTypes: new Map([
      ...PROPERTY_TYPES.map((type) => [type, types.get(type) ?? 0] as const),
      ...types,
    ]),
    amenities: countAmenities(book, marks),
    rents: rentHistogram(rentsOf(book, marks, bitsOf(criteria, isOfRent)).rents),
  }
}

const isOfType = (c: Criterion) => c.kind === 'word' && c.field === 'propertyType'
const isOfRent = (c: Criterion) => c.kind === 'range' && c.field === 'rentPerSf'

function bitsOf(criteria: readonly Criterion[], isOwn: (criterion: Criterion) => boolean): number {
  return criteria.reduce((bits, criterion, i) => (isOwn(criterion) ? bits | (1 << i) : bits), 0)
}

function countValues(book: Book, field: 'propertyType' | 'leaseType', marks: Marks, ignored: number) {
  const values = new Map<string, number>()
  const asked = ~ignored
  let missing = 0
  for (const { columns, firstSlot } of partsOf(book)) {
    const column = columns.strings[field]
    const codes = column.codes as Uint32Array
    const counts = new Uint32Array(column.offsets.length)
    for (let row = 0; row < codes.length; row++) {
      if (((marks[firstSlot + row] as number) & asked) !== 0) continue
      const code = codes[row] as number
      counts[code] = (counts[code] as number) + 1
    }
    missing += counts[0] as number
    for (const [i, value] of allValues(column).entries()) {
      values.set(value, (values.get(value) ?? 0) + (counts[i + 1] as number))
    }
  }
  return { values, missing }
}

/** Counted by set of amenities first: there are few different sets. */
function countAmenities(book: Book, marks: Marks): Record<AmenityId, number> {
  const bySet = new Uint32Array(1 << AMENITY_IDS.length)
  for (const { columns, firstSlot } of partsOf(book)) {
    for (let row = 0; row < columns.rows; row++) {
      if (marks[firstSlot + row] !== 0) continue
      const set = columns.amenities[row] as number
      bySet[set] = (bySet[set] as number) + 1
    }
  }
  const count = (bit: number) => bySet.reduce((sum, n, set) => ((set >> bit) & 1 ? sum + n : sum), 0)
  return Object.fromEntries(AMENITY_IDS.map((id, bit) => [id, count(bit)])) as Record<AmenityId, number>
}
