import type { Book } from '../book/book.ts'
import { partsOf } from '../book/question/judge.ts'
import { type Bitmap, countBits, slotsIn } from '../columns/bitmap.ts'
import { countUp } from '../columns/count-up.ts'
import { AMENITY_IDS } from '../domain/amenities/amenities.ts'
import { weakMemo } from '../memo.ts'
import { type FacetColumn, facetColumns } from './facet-columns.ts'
import { facetsOf } from './facets-of.ts'
import { groupCounts } from './group-counts.ts'
import { histogram } from './histogram.ts'
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
  const found = foundBy(judged)
  const counted = fields.map(
    (field) =>
      [
        field,
        field === 'amenity'
          ? countAmenities(book, found.slots(), judged.groups)
          : countSingle(book, field, found, judged.groups),
      ] as const,
  )
  return {
    count: found.count,
    without: judged.failingOne.map((slots) => found.count + countBits(slots)),
    fields: new Map(counted),
  }
}

interface Found {
  count: number
  /** In order. They are listed when they are first asked for. */
  slots(): Uint32Array
  /** The slots that fail the filters at `group` and no others. */
  failing(group: number): Uint32Array
}

function foundBy({ found, failingOne }: JudgedPortfolio): Found {
  let slots: Uint32Array | null = null
  return {
    count: countBits(found),
    slots() {
      slots ??= slotsIn(found)
      return slots
    },
    failing: (group) => slotsIn(failingOne[group] as Bitmap),
  }
}

function countSingle(
  book: Book,
  field: SingleField,
  found: Found,
  groups: readonly FilterGroup[],
): CountedField {
  const facet = facetsOf(book)[field]
  const [first, second] = groups
  const have =
    found.count === book.size
      ? valueTotals(book, field)
      : groups.length === 1
        ? groupCounts(book, first as FilterGroup, field)
        : histogram(facet, found.slots())
  const at = groups.findIndex(([{ field: asked }]) => asked === field)
  let after = have
  if (at >= 0) {
    after = new Uint32Array(have.length)
    if (groups.length <= 2) {
      // Of what meets the other filters, everything that is not found fails only this field.
      const other = at === 0 ? second : first
      const all = other === undefined ? valueTotals(book, field) : groupCounts(book, other, field)
      for (let value = 0; value < after.length; value++)
        after[value] = found.count + (all[value] as number) - (have[value] as number)
    } else {
      const lost = histogram(facet, found.failing(at))
      for (let value = 0; value < after.length; value++) after[value] = found.count + (lost[value] as number)
    }
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

const known = weakMemo((_book: Book) => new Map<SingleField, Uint32Array>())

/** How many of the whole book have each value. Worked out once. */
function valueTotals(book: Book, field: SingleField): Uint32Array {
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
