import { AMENITY_IDS, type AmenityId } from '../domain/amenities.ts'
import type { Criterion } from '../domain/criterion.ts'
import { LEASE_TYPES, PROPERTY_TYPES } from '../domain/property.ts'
import type { Answer, Facets, LeaseMix } from './answer.ts'
import type { Book } from './book.ts'
import { type Question, slotsFound } from './find.ts'
import { judge, partsOf } from './judge.ts'
import { countMarks, type Marks } from './marks.ts'
import { slotsInOrder } from './merged-order.ts'
import { rentHistogram, rentStatistics, type SortedRents } from './rent-statistics.ts'
import { allValues } from './string-column.ts'

/**
 * Answers a question about the whole book: what is found, in which order, and every count beside it. Words are
 * passed over while the book has no text index yet.
 */
export function ask(book: Book, { criteria, sort }: Question): Answer {
  const judged = judge(book, criteria)
  const { fails } = judged.marks
  const { found, left, without } = countMarks(judged.marks, criteria.length)
  const rents = rentsOf(book, (slot) => fails[slot] === 0)
  return {
    slots: slotsFound(book, judged, sort, found),
    left,
    without,
    rents: rentStatistics(rents),
    leaseMix: leaseMix(book, judged.marks),
    histogram: rentHistogram(rents.rents),
    facets: facets(book, criteria, judged.marks),
  }
}

/** Rents of the slots that are in, rising. */
function rentsOf(book: Book, isIn: (slot: number) => boolean): SortedRents {
  const byRent = slotsInOrder(book, 'rent_asc')
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
  // What fails nothing but the one criterion of the facet's own field would be found were that different. Where
  // the field has several criteria, they all stand.
  const butFor = (isOwn: (criterion: Criterion) => boolean) => {
    const own = criteria.findIndex(isOwn)
    const isOnly = own >= 0 && !criteria.some((c, i) => i > own && isOwn(c))
    return (slot: number) => fails[slot] === 0 || (isOnly && fails[slot] === 1 && last[slot] === own)
  }
  const isType = (c: Criterion) => c.kind === 'word' && c.field === 'propertyType'
  const isRent = (c: Criterion) => c.kind === 'range' && c.field === 'rentPerSf'
  const types = countValues(book, 'propertyType', butFor(isType)).values
  return {
    propertyTypes: new Map([
      ...PROPERTY_TYPES.map((type) => [type, types.get(type) ?? 0] as const),
      ...types,
    ]),
    amenities: countAmenities(book, fails),
    rents: rentHistogram(rentsOf(book, butFor(isRent)).rents),
  }
}

function countValues(book: Book, field: 'propertyType' | 'leaseType', isIn: (slot: number) => boolean) {
  const values = new Map<string, number>()
  let missing = 0
  for (const { columns, firstSlot } of partsOf(book)) {
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
  for (const { columns, firstSlot } of partsOf(book)) {
    for (let row = 0; row < columns.rows; row++) {
      const bits = columns.amenities[row] as number
      if (bits === 0 || fails[firstSlot + row] !== 0) continue
      for (let i = 0; i < counts.length; i++) counts[i] = (counts[i] as number) + ((bits >>> i) & 1)
    }
  }
  return Object.fromEntries(AMENITY_IDS.map((id, i) => [id, counts[i] as number])) as Record<
    AmenityId,
    number
  >
}
