import type { Book } from '../../book/book.ts'
import { propertyAt } from '../../book/property-at.ts'
import type { DateField } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { daysOf } from '../../domain/dates/days.ts'
import { MOST_IDS, type RowSet } from '../row-set.ts'
import type { Grouping } from './ask.ts'
import { sizeBandBounds } from './group-of-rows.ts'

/** The rows of one group as a question of their own; `keys` are those of all groups. */
export function groupRows(
  book: Book,
  set: RowSet,
  by: Grouping,
  key: string,
  { slots, keys }: { slots: readonly number[]; keys: readonly string[] },
): RowSet {
  const criterion = groupCriterion(by, key)
  if (criterion !== null) return { ...set, criteria: [...set.criteria, criterion] }
  // Its rows are named where they are few enough.
  if (slots.length <= MOST_IDS) return { ...set, ids: idsOf(book, slots), limit: null }
  return { ...set, criteria: [...set.criteria, ...groupCriteria(by, key, keys)] }
}

/** What tells one group from the others; `keys` are those of all groups. */
export function groupCriteria(by: Grouping, key: string, keys: readonly string[]): Criterion[] {
  const criterion = groupCriterion(by, key)
  if (criterion !== null) return [criterion]
  const field = by as 'tenant'
  const own = key.toLowerCase()
  const longer = keys.filter((other) => other.length > key.length && other.toLowerCase().includes(own))
  return [party(field, key, false), ...longer.slice(0, MOST_LONGER).map((text) => party(field, text, true))]
}

/** A name may be a part of others: Link of Link Logistics. */
const MOST_LONGER = 8

function party(field: 'tenant', text: string, not: boolean): Criterion {
  return { kind: 'party', field, text, not }
}

function groupCriterion(by: Grouping, key: string): Criterion | null {
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
      return { kind: 'word', field: by, anyOf: [key], not: false }
    case 'tenantRepFirm':
      return { kind: 'holds', field: by, anyOf: [key], not: false }
    case 'tenant':
    case 'landlordFirm':
    case 'brokerFirm':
    case 'brokerName':
    case 'buyer':
    case 'seller':
      return null
    case 'sizeBand': {
      const bounds = sizeBandBounds(key)
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
      const from = Number.parseInt(key, 10)
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
      const days = daysOf(key)
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

/** Of the first that a set of rows can name. */
export function idsOf(book: Book, slots: readonly number[] | Uint32Array): string[] {
  return Array.from(slots.slice(0, MOST_IDS), (slot) => propertyAt(book, slot).id)
}
