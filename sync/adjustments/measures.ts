import { DAY_MS, daysOf } from '../domain/dates/days.ts'
import type { Property } from '../domain/property.ts'
import type { Characteristic } from '../domain/records/characteristics.ts'
import type { MeasuredCharacteristic } from '../domain/records/grid-terms.ts'
import { rentWeight } from '../domain/rents/rent-weight.ts'
import type { Subject } from './subject-of.ts'

/** A characteristic that is a figure, so that a set of comps can say what a unit of it is worth. */
export interface Measure {
  of(property: Property): number | null
  ofSubject(subject: Subject, today: string): number | null
  /** What a rate is told for: 1 for a year, 10,000 for square feet. */
  per: number
  perWords: string
}

export const MEASURES = {
  dateSigned: {
    of: ({ dateSigned }) => yearsAt(dateSigned),
    ofSubject: ({ dateSigned }, today) => yearsAt(dateSigned ?? today),
    per: 1,
    perWords: 'a year',
  },
  size: {
    of: (property) => orNull(rentWeight(property)),
    ofSubject: ({ squareFootage }) => squareFootage,
    per: 10_000,
    perWords: 'per 10,000 SF',
  },
  clearHeight: {
    of: ({ clearHeight }) => clearHeight,
    ofSubject: ({ clearHeight }) => clearHeight,
    per: 1,
    perWords: 'per ft',
  },
  yearBuilt: {
    of: ({ yearBuilt }) => yearBuilt,
    ofSubject: ({ yearBuilt }) => yearBuilt,
    per: 1,
    perWords: 'a year',
  },
  office: {
    of: ({ officePercent }) => officePercent,
    ofSubject: ({ officePercent }) => officePercent,
    per: 1,
    perWords: 'per point',
  },
} as const satisfies Record<MeasuredCharacteristic, Measure>

export function isMeasured(name: Characteristic): name is MeasuredCharacteristic {
  return Object.hasOwn(MEASURES, name)
}

const YEAR_DAYS = 365.2425

/** The middle of a date's days in years; null where it is known to the year alone, or not at all. */
export function yearsAt(partialDate: string | null): number | null {
  const days = partialDate === null || partialDate.length < 6 ? null : daysOf(partialDate)
  if (days === null) return null
  const middle = (Date.parse(days.first) + Date.parse(days.last)) / 2
  return 1970 + middle / DAY_MS / YEAR_DAYS
}

function orNull(figure: number): number | null {
  return Number.isNaN(figure) ? null : figure
}
