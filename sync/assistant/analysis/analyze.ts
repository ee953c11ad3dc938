import type { Book } from '../../book/book.ts'
import { propertyAt } from '../../book/property-at.ts'
import { percentile } from '../../book/question/rent-statistics.ts'
import type { DateField } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { daysOf } from '../../domain/dates/days.ts'
import { EVERY_ROW, MOST_IDS, type RowSet, slotsOf } from '../row-set.ts'
import type { AskedFigure, Grouping, Measure } from './ask.ts'
import { askedFigureReader, weightReader } from './figure-of-rows.ts'
import { groupReader, sizeBandBounds } from './group-of-rows.ts'
import { measured, standing, type Values } from './measured.ts'

/** A number, how many rows it rests on, and how many of the set lack the figure. */
export interface Worked {
  value: number | null
  n: number
  lacking: number
  /** How many state the figure and no size, so that nothing can be weighed by them. */
  unweighed: number
  /** The ends of the middle half; null for too few figures and for counts. */
  middle: readonly [number, number] | null
  /** The rows that state the figure, in its order. */
  rows: RowSet
}

export interface WorkedGroup extends Worked {
  label: string
}

/** One number over a set. */
export function workOut(book: Book, set: RowSet, figure: AskedFigure | null, of: Measure): Worked {
  const slots = slotsOf(book, set)
  return worked(book, set, slots, figure, (values) => measured(of, values))
}

/** The rows that state a figure, ordered by it, and the median of them. */
export function rankedBy(
  book: Book,
  set: RowSet,
  { figure, descending }: { figure: AskedFigure; descending: boolean },
): Worked & { ranked: { slot: number; value: number }[] } {
  const slots = slotsOf(book, set)
  const figureAt = askedFigureReader(book, figure)
  const ranked = Array.from(slots, (slot) => ({ slot, value: figureAt(slot) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => (descending ? b.value - a.value : a.value - b.value))
  const inOrder = ranked.map(({ slot }) => slot)
  return {
    ...worked(book, set, slots, figure, (values) => measured('median', values)),
    rows: { ...EVERY_ROW, ids: idsOf(book, inOrder) },
    ranked,
  }
}

/** The figure that so many of a hundred are at or below. */
export function atPercentile(book: Book, set: RowSet, figure: AskedFigure, p: number): Worked {
  return worked(book, set, slotsOf(book, set), figure, ({ values }) => percentile(values.toSorted(), p / 100))
}

/** The percentile of a quoted figure among those of a set. */
export function standingOf(book: Book, set: RowSet, figure: AskedFigure, value: number): Worked {
  return worked(book, set, slotsOf(book, set), figure, ({ values }) => standing(values, value))
}

/** A number for each group, in the order of their labels; properties that do not say their group are in none. */
export function workOutGroups(
  book: Book,
  set: RowSet,
  figure: AskedFigure | null,
  of: Measure,
  by: Grouping,
): { groups: WorkedGroup[]; ungrouped: number } {
  const groupAt = groupReader(book, by)
  const members = new Map<string, number[]>()
  let ungrouped = 0
  for (const slot of slotsOf(book, set)) {
    const label = groupAt(slot)
    if (label === null) ungrouped++
    else {
      const known = members.get(label)
      if (known === undefined) members.set(label, [slot])
      else known.push(slot)
    }
  }
  const groups = [...members].map(([label, slots]) => {
    const own = groupRows(book, set, by, label, slots)
    return { label, ...worked(book, own, Uint32Array.from(slots), figure, (values) => measured(of, values)) }
  })
  return { groups: groups.sort((a, b) => byLabel(by, a.label, b.label)), ungrouped }
}

function worked(
  book: Book,
  set: RowSet,
  slots: Uint32Array,
  figure: AskedFigure | null,
  of: (values: Values) => number | null,
): Worked {
  if (figure === null) {
    const all = new Float64Array(slots.length)
    const value = of({ values: all, weights: all })
    return { value, n: slots.length, lacking: 0, unweighed: 0, middle: null, rows: set }
  }
  const figureAt = askedFigureReader(book, figure)
  const weightAt = weightReader(book)
  const stated = slots.filter((slot) => !Number.isNaN(figureAt(slot)))
  const values = Float64Array.from(stated, figureAt)
  const weights = Float64Array.from(stated, weightAt)
  return {
    value: of({ values, weights }),
    n: stated.length,
    lacking: slots.length - stated.length,
    unweighed: weights.filter((weight) => !(weight > 0)).length,
    middle: middleOf(values),
    rows: withFigure(book, set, figure, stated),
  }
}

/** Fewer figures than this have no middle half worth telling. */
const FEWEST_HALVED = 4

function middleOf(values: Float64Array): readonly [number, number] | null {
  if (values.length < FEWEST_HALVED) return null
  const sorted = values.toSorted()
  return [percentile(sorted, 0.25) as number, percentile(sorted, 0.75) as number]
}

/** Only the rows that state a figure; one that is worked out has no criterion, so its rows are named. */
function withFigure(book: Book, set: RowSet, figure: AskedFigure, stated: Uint32Array): RowSet {
  if (figure === 'netEffectiveRent') return { ...set, limit: null, ids: idsOf(book, stated) }
  const has: Criterion = { kind: 'range', field: figure, min: 0, max: null }
  return { ...set, criteria: [...set.criteria, has], order: { field: figure, descending: false } }
}

/** Of the first that a set of rows can name. */
function idsOf(book: Book, slots: readonly number[] | Uint32Array): string[] {
  return Array.from(slots.slice(0, MOST_IDS), (slot) => propertyAt(book, slot).id)
}

/** The rows of one group as a question of their own. */
function groupRows(book: Book, set: RowSet, by: Grouping, label: string, slots: readonly number[]): RowSet {
  const criterion = groupCriterion(by, label)
  if (criterion !== null) return { ...set, criteria: [...set.criteria, criterion] }
  // A name may be the beginning of another, so its rows are named where they are few enough.
  const party = { kind: 'party', field: by as 'tenant', text: label, not: false } as const
  return slots.length > MOST_IDS
    ? { ...set, criteria: [...set.criteria, party] }
    : { ...set, ids: idsOf(book, slots), limit: null }
}

function groupCriterion(by: Grouping, label: string): Criterion | null {
  switch (by) {
    case 'propertyType':
    case 'leaseType':
    case 'city':
    case 'county':
    case 'state':
    case 'submarket':
    case 'zip':
    case 'buildingClass':
    case 'status':
    case 'dealType':
      return { kind: 'word', field: by, anyOf: [label], not: false }
    case 'tenant':
    case 'landlordFirm':
    case 'brokerFirm':
    case 'brokerName':
    case 'buyer':
    case 'seller':
      return null
    case 'sizeBand': {
      const bounds = sizeBandBounds(label)
      return bounds === null
        ? null
        : {
            kind: 'range',
            field: 'squareFootage',
            ...bounds,
            ...(bounds.max !== null && { exclusiveMax: true }),
          }
    }
    case 'decadeBuilt': {
      const from = Number.parseInt(label, 10)
      return { kind: 'range', field: 'yearBuilt', min: from, max: from + 9 }
    }
    case 'signedMonth':
    case 'signedQuarter':
    case 'signedYear':
    case 'saleYear':
    case 'commencementYear':
    case 'expirationMonth':
    case 'expirationQuarter':
    case 'expirationYear': {
      const days = daysOf(label)
      const field = dateGroupedBy(by)
      return days === null ? null : { kind: 'date', field, from: days.first, to: days.last }
    }
  }
}

function dateGroupedBy(by: Extract<Grouping, `${string}${'Month' | 'Quarter' | 'Year'}`>): DateField {
  switch (by) {
    case 'expirationMonth':
    case 'expirationQuarter':
    case 'expirationYear':
      return 'expiration'
    case 'saleYear':
      return 'saleDate'
    case 'commencementYear':
      return 'commencement'
    case 'signedMonth':
    case 'signedQuarter':
    case 'signedYear':
      return 'dateSigned'
  }
}

function byLabel(by: Grouping, a: string, b: string): number {
  if (by === 'sizeBand') return (sizeBandBounds(a)?.min ?? 0) - (sizeBandBounds(b)?.min ?? 0)
  return a < b ? -1 : a > b ? 1 : 0
}
