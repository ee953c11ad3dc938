import type { Book } from '../book/book.ts'
import { partsOf } from '../book/question/judge.ts'
import { countBits, slotsIn } from '../columns/bitmap.ts'
import { countUp } from '../columns/count-up.ts'
import type { Codes } from '../columns/string-column.ts'
import { AMENITY_IDS } from '../domain/amenities/amenities.ts'
import { weakMemo } from '../memo.ts'
import { type FacetColumn, facetColumns } from './facet-columns.ts'
import { type Facet, facetsOf } from './facets-of.ts'
import type { FilterGroup, JudgedPortfolio } from './judge-portfolio.ts'
import type { PortfolioField, SingleField } from './portfolio-field.ts'

/** The values of one field, and what is known of each from one look at the book. */
export interface CountedField {
  values: readonly string[]
  /** How many of the found set have each value; `missing` have none. Of amenities each is counted by itself. */
  found: Uint32Array
  missing: number
  /** How many there would be with the value asked for as well. */
  after: Uint32Array
  /** Places of the values that are asked for. */
  applied: ReadonlySet<number>
}

export interface CountedValues {
  /** How many are found. */
  count: number
  /** By group: how many would be found were it not asked for. */
  without: readonly number[]
  fields: ReadonlyMap<PortfolioField, CountedField>
}

/**
 * Counts every value of several fields in one pass, without filtering again. A value of a field without a filter
 * leaves the found properties that have it. A further value of a field with a filter adds the properties that fail
 * only that filter.
 */
export function countValues(
  book: Book,
  judged: JudgedPortfolio,
  fields: readonly PortfolioField[],
): CountedValues {
  const found = slotsIn(judged.found)
  const counted = fields.map(
    (field) =>
      [
        field,
        field === 'amenity'
          ? countAmenities(book, found, judged.groups)
          : countSingle(book, field, found, judged),
      ] as const,
  )
  return {
    count: found.length,
    without: judged.failingOne.map((slots) => found.length + countBits(slots)),
    fields: new Map(counted),
  }
}

function countSingle(
  book: Book,
  field: SingleField,
  found: Uint32Array,
  { groups, failingOne }: JudgedPortfolio,
): CountedField {
  const facet = facetsOf(book)[field]
  const all = totals(book, field)
  const have = found.length === book.size ? all : histogram(facet, found)
  const at = groups.findIndex(([first]) => first.field === field)
  const failing = failingOne[at]
  let after = have
  if (failing !== undefined) {
    // Where this is the only filter, everything that is not found fails only this field.
    const isOnly = groups.length === 1
    const lost = isOnly ? all : histogram(facet, slotsIn(failing))
    after = lost.map((count, value) => found.length + count - (isOnly ? (have[value] as number) : 0))
  }
  const places = groups[at]?.map(({ value }) => (facet.numbers.get(value.toLowerCase()) ?? 0) - 1)
  return {
    values: facet.values,
    found: have.subarray(1),
    missing: have[0] as number,
    after: after.subarray(1),
    applied: new Set(places),
  }
}

const known = weakMemo((_book: Book) => new Map<SingleField, Uint32Array>())

/** How many of the whole book have each value. Worked out once. */
function totals(book: Book, field: SingleField): Uint32Array {
  const byField = known.of(book)
  let counts = byField.get(field)
  if (counts === undefined) {
    counts = changedTotals(book, field)
    byField.set(field, counts)
  }
  return counts
}

/** The counts of the snapshot, without gone rows and with changed properties. */
function changedTotals(book: Book, field: SingleField): Uint32Array {
  const {
    values,
    parts: [base, extra],
  } = facetsOf(book)[field]
  const counts = new Uint32Array(values.length + 1)
  counts.set(snapshotTotals.of(facetColumns.of(book.base.snapshot.columns)[field]))
  for (const row of book.goneRows) {
    const value = base.codes[row] as number
    counts[value] = (counts[value] as number) - 1
  }
  for (const code of extra.codes) countUp(counts, extra.bookValue[code] as number)
  return counts
}

/** How many rows have each value. */
const snapshotTotals = weakMemo(({ codes, values }: FacetColumn) => {
  const counts = new Uint32Array(values.length + 1)
  for (let row = 0; row < codes.length; row++) countUp(counts, codes[row] as number)
  return counts
})

/** Counted by set of amenities first: there are few different sets. */
function countAmenities(book: Book, found: Uint32Array, groups: readonly FilterGroup[]): CountedField {
  const bySet = new Uint32Array(1 << AMENITY_IDS.length)
  let at = 0
  for (const { columns, firstSlot } of partsOf(book)) {
    const { amenities } = columns
    const end = firstSlot + columns.rows
    for (; at < found.length && (found[at] as number) < end; at++) {
      const set = amenities[(found[at] as number) - firstSlot] as number
      bySet[set] = (bySet[set] as number) + 1
    }
  }
  const having = Uint32Array.from(AMENITY_IDS, (_, bit) =>
    bySet.reduce((sum, count, set) => ((set >> bit) & 1 ? sum + count : sum), 0),
  )
  const asked = groups.flatMap((group) => group.filter(({ field }) => field === 'amenity'))
  return {
    values: AMENITY_IDS,
    found: having,
    missing: bySet[0] as number,
    after: having,
    applied: new Set(asked.map(({ value }) => (AMENITY_IDS as readonly string[]).indexOf(value))),
  }
}

/** How many of the slots, which rise, have each value of a field; a missing one at 0. */
function histogram({ values, parts: [base, extra] }: Facet, slots: Uint32Array): Uint32Array {
  const counts = new Uint32Array(values.length + 1)
  const { length } = base.codes
  let based = slots.length
  while (based > 0 && (slots[based - 1] as number) >= length) based--
  countCodes(base.codes, slots.subarray(0, based), counts)
  for (let i = based; i < slots.length; i++) {
    const value = extra.bookValue[extra.codes[(slots[i] as number) - length] as number] as number
    counts[value] = (counts[value] as number) + 1
  }
  return counts
}

/** Four at a time: a third of the time of one by one. */
function countCodes(codes: Codes, rows: Uint32Array, counts: Uint32Array): void {
  const { length } = rows
  const fours = length & ~3
  for (let i = 0; i < fours; i += 4) {
    const a = codes[rows[i] as number] as number
    counts[a] = (counts[a] as number) + 1
    const b = codes[rows[i + 1] as number] as number
    counts[b] = (counts[b] as number) + 1
    const c = codes[rows[i + 2] as number] as number
    counts[c] = (counts[c] as number) + 1
    const d = codes[rows[i + 3] as number] as number
    counts[d] = (counts[d] as number) + 1
  }
  for (let i = fours; i < length; i++) {
    const code = codes[rows[i] as number] as number
    counts[code] = (counts[code] as number) + 1
  }
}
